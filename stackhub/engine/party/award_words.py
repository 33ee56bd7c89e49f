"""What the awards are called and what is said with each. Which event earns which stands in config/party.yaml."""

from __future__ import annotations

from typing import Literal, get_args

from stackhub.engine.words import QT_TRANSLATE_NOOP

AwardName = Literal[
    "steadiest_hand", "sharpest_eye", "longest_combo", "longest_run", "card_thief", "crash_pilot", "wrecker", "builder",
    "highest_pile", "giver", "collector", "weathercock", "patience", "comeback",
]  # fmt: skip
AWARD_NAMES: tuple[AwardName, ...] = get_args(AwardName)

#: By award its title and its sentence: ``name`` is who gets it, %n the figure that earned it, ``per`` out of how many.
AWARD_WORDS: dict[AwardName, tuple[tuple[str, str], tuple[str, str]]] = {
    "steadiest_hand": (
        QT_TRANSLATE_NOOP("party", "The steadiest hand"),
        QT_TRANSLATE_NOOP("party", "{name} laid {per} pieces on a tower; %n time(s) something fell."),
    ),
    "sharpest_eye": (
        QT_TRANSLATE_NOOP("party", "The sharpest eye"),
        QT_TRANSLATE_NOOP("party", "{name} placed {per} sticks and took a wrong colour %n time(s)."),
    ),
    "longest_combo": (
        QT_TRANSLATE_NOOP("party", "The longest combo"),
        QT_TRANSLATE_NOOP("party", "{name} laid %n card(s) in one go."),
    ),
    "longest_run": (
        QT_TRANSLATE_NOOP("party", "The longest run"),
        QT_TRANSLATE_NOOP("party", "{name} laid %n token(s) in one go."),
    ),
    "card_thief": (
        QT_TRANSLATE_NOOP("party", "Nimble fingers"),
        QT_TRANSLATE_NOOP("party", "{name} snatched %n card(s) from other people's hands."),
    ),
    "crash_pilot": (
        QT_TRANSLATE_NOOP("party", "The crash pilot"),
        QT_TRANSLATE_NOOP("party", "{name} crashed into somebody %n time(s)."),
    ),
    "wrecker": (
        QT_TRANSLATE_NOOP("party", "The earthquake"),
        QT_TRANSLATE_NOOP("party", "{name} brought a tower down %n time(s)."),
    ),
    "builder": (
        QT_TRANSLATE_NOOP("party", "The master builder"),
        QT_TRANSLATE_NOOP("party", "{name} laid %n block(s) and stick(s) that stayed."),
    ),
    "highest_pile": (
        QT_TRANSLATE_NOOP("party", "The tower of Babylon"),
        QT_TRANSLATE_NOOP("party", "{name} built a pile of %n tablet(s)."),
    ),
    "giver": (
        QT_TRANSLATE_NOOP("party", "The generous giver"),
        QT_TRANSLATE_NOOP("party", "{name} gave %n token(s) away, whether anybody wanted them or not."),
    ),
    "collector": (
        QT_TRANSLATE_NOOP("party", "The collector"),
        QT_TRANSLATE_NOOP("party", "{name} had to draw %n time(s)."),
    ),
    "weathercock": (
        QT_TRANSLATE_NOOP("party", "The weathercock"),
        QT_TRANSLATE_NOOP("party", "{name} turned the direction round %n time(s)."),
    ),
    "patience": (
        QT_TRANSLATE_NOOP("party", "The patience of a saint"),
        QT_TRANSLATE_NOOP("party", "{name} had to sit out %n turn(s)."),
    ),
    "comeback": (
        QT_TRANSLATE_NOOP("party", "The best comeback"),
        QT_TRANSLATE_NOOP("party", "{name} climbed %n place(s) in the standings."),
    ),
}

#: What is said instead where the figure is 0: of awards for the fewest.
AWARD_WORDS_FOR_NONE: dict[AwardName, tuple[str, str]] = {
    "steadiest_hand": QT_TRANSLATE_NOOP("party", "{name} laid {per} pieces on a tower, and nothing fell."),
    "sharpest_eye": QT_TRANSLATE_NOOP("party", "{name} placed {per} sticks and never chose a wrong colour."),
}
