"""What Stack Up! says to its players, before translation: status, options, opening and outcome. What the log says is in
:mod:`stackhub.games.stackup.log_words`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stackhub.engine.config import OptionValue
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.shedding_words import match_words, target_words
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stackup.cards import HIGHEST
from stackhub.games.stackup.log_words import describe
from stackhub.games.stackup.moves import DIRECTIONS
from stackhub.games.stackup.names import COLOUR_TEXTS, names_text, spoken_card
from stackhub.games.stackup.refusals import why_not
from stackhub.games.stackup.rules import StackUpView

__all__ = [
    "describe", "guide_steps", "opening_words", "option_words", "outcome_words", "preset_words",
    "status", "why_not",
]  # fmt: skip

Marked = tuple[str, str]


# --- status

_OVER = QT_TRANSLATE_NOOP("stackup", "The round is over.")
_CHOOSE = QT_TRANSLATE_NOOP("stackup", "{name}: choose whether the numbers go up or down.")
_ANSWER = QT_TRANSLATE_NOOP("stackup", "{name}: answer the Crash with a Crash, or take three cards.")
_DECIDE = QT_TRANSLATE_NOOP("stackup", "{name}: play the card you drew, or keep it.")
_PLAY_DRAWN = QT_TRANSLATE_NOOP("stackup", "{name}: you drew {card}. Play it, or keep it.")
_KEEP = QT_TRANSLATE_NOOP("stackup", "{name}: you drew {card}, which does not fit. Keep it.")
_PLAY = QT_TRANSLATE_NOOP("stackup", "{name}: play {colour}, any {number} or a special card.")
_PLAY_END = QT_TRANSLATE_NOOP("stackup", "{name}: play {colour} or a special card.")
_PLAY_OR_DRAW = QT_TRANSLATE_NOOP("stackup", "{name}: play {colour}, any {number} or a special card, or draw.")
_PLAY_END_OR_DRAW = QT_TRANSLATE_NOOP("stackup", "{name}: play {colour} or a special card, or draw.")
_STUCK = QT_TRANSLATE_NOOP("stackup", "{name}: nothing in your hand fits. Draw a card.")
_STUCK_SPARE = QT_TRANSLATE_NOOP("stackup", "{name}: nothing in your hand fits. Draw a card, or use your spare draw.")
_STUCK_PASS = QT_TRANSLATE_NOOP("stackup", "{name}: nothing fits and there is nothing to draw. Pass.")
_EMPTY = QT_TRANSLATE_NOOP("stackup", "{name}: your hand is empty. Draw a card.")

# --- opening and outcome

_OPENINGS: Mapping[str, Marked] = {
    "drawn": QT_TRANSLATE_NOOP("stackup", "The draw fell on {name}, who begins and chooses the direction."),
    "loser": QT_TRANSLATE_NOOP("stackup", "{name} had the most cards left, begins and chooses the direction."),
}
_BEGINS = QT_TRANSLATE_NOOP("stackup", "{name} begins and chooses the direction.")
_EMPTIED = QT_TRANSLATE_NOOP("stackup", "{winner} got rid of every card and wins.")
_FEWEST = QT_TRANSLATE_NOOP("stackup", "Nobody could play or draw any more. {winner} held the fewest cards and wins.")
_SHARED = QT_TRANSLATE_NOOP(
    "stackup", "Nobody could play or draw any more. {winners} held the fewest cards and share the win."
)
_ALONE = QT_TRANSLATE_NOOP("stackup", "Everybody else has left: {winner} wins.")

_GUIDE = (
    QT_TRANSLATE_NOOP(
        "stackup",
        "The aim: be the first without a card. On your turn you lay a card of the colour that lies, or the next number "
        "in any colour.",
    ),
    QT_TRANSLATE_NOOP(
        "stackup",
        "Whoever begins chooses whether the numbers go up or down, and the large arrow always shows it. Going up, a 6 "
        "follows a 5; nothing follows a 15 but its own colour.",
    ),
    QT_TRANSLATE_NOOP(
        "stackup",
        "The cards that stand up may be played: click one, or drag it to the pile. Numbers of one colour in order make "
        "a combo: click them one after the other. Three or more earn a bonus.",
    ),
    QT_TRANSLATE_NOOP(
        "stackup",
        "Special cards fit on anything, one a turn. Nothing fits? Draw a card: if it fits, you may play it at once. "
        "H gives a hint, F1 opens the rules.",
    ),
)

# --- options

_OPTIONS: Mapping[str, tuple[Marked, Marked]] = {
    "combo_start": (
        QT_TRANSLATE_NOOP("stackup", "Start of a combo"),
        QT_TRANSLATE_NOOP("stackup", "Which card a combo may begin with."),
    ),
    "draw": (
        QT_TRANSLATE_NOOP("stackup", "Drawing"),
        QT_TRANSLATE_NOOP("stackup", "When you may draw a card instead of playing one."),
    ),
    "drawn_card_may_combo": (
        QT_TRANSLATE_NOOP("stackup", "The card just drawn"),
        QT_TRANSLATE_NOOP("stackup", "What you may play when the card that you drew fits."),
    ),
    "switch_same_colour": (
        QT_TRANSLATE_NOOP("stackup", "Switch"),
        QT_TRANSLATE_NOOP("stackup", "Which colours Switch may name."),
    ),
    "answer_seconds": (
        QT_TRANSLATE_NOOP("stackup", "Time to answer a Crash"),
        QT_TRANSLATE_NOOP(
            "stackup", "How long you may think about answering. The wait is the same whether or not you hold a Crash."
        ),
    ),
}
_VALUES: Mapping[str, Mapping[OptionValue, Marked]] = {
    "combo_start": {
        "any": QT_TRANSLATE_NOOP("stackup", "Any card that fits"),
        "strict": QT_TRANSLATE_NOOP("stackup", "Only the next number"),
    },
    "draw": {
        "stuck": QT_TRANSLATE_NOOP("stackup", "Only when nothing fits"),
        "any_time": QT_TRANSLATE_NOOP("stackup", "Whenever you like"),
    },
    "drawn_card_may_combo": {
        False: QT_TRANSLATE_NOOP("stackup", "That card alone"),
        True: QT_TRANSLATE_NOOP("stackup", "A combo that begins with it, too"),
    },
    "switch_same_colour": {
        False: QT_TRANSLATE_NOOP("stackup", "Another colour"),
        True: QT_TRANSLATE_NOOP("stackup", "Any colour"),
    },
}
_SECONDS = QT_TRANSLATE_NOOP("stackup", "%n second(s)")
_NO_LIMIT = QT_TRANSLATE_NOOP("stackup", "No limit")
_MOST_SECONDS = 120


def guide_steps() -> tuple[Text, ...]:
    """The guided first turn: the aim, playing a card, combos, special cards and drawing (SU-04 to SU-12)."""
    return tuple(text(marked) for marked in _GUIDE)


def option_words(option: str) -> tuple[Text, Text, dict[OptionValue, Text]]:
    """Name of an option, its explanation in a sentence, and the name of each value that it takes."""
    if option == "match":
        return match_words()
    if option == "target":
        return target_words()
    label, explanation = _OPTIONS[option]
    values: dict[OptionValue, Text]
    if option == "answer_seconds":
        values = {0: text(_NO_LIMIT), **{count: text(_SECONDS, count) for count in range(1, _MOST_SECONDS + 1)}}
    else:
        values = {value: text(marked) for value, marked in _VALUES[option].items()}
    return text(label), text(explanation), values


def preset_words(preset: str) -> Text:
    """The name of a preset that somebody added to the YAML, as it stands there; the two that every game has belong to
    the set-up."""
    return Text("stackup", preset)


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    """Who begins and why (SU-04)."""
    return text(_OPENINGS.get(opening.why, _BEGINS), name=names[opening.seat])


def status(view: StackUpView, names: Sequence[str]) -> Text:
    """Whose turn it is and exactly what may be done now. Only who plays is told what is in their hand."""
    name = names[view.to_play]
    if view.over:
        return text(_OVER)
    if view.direction is None:
        return text(_CHOOSE, name=name)
    if view.crash:
        return text(_ANSWER, name=name)
    if view.has_drawn:
        if view.drawn is None:
            return text(_DECIDE, name=name)
        fits = len(view.legal_moves()) > 1
        return text(_PLAY_DRAWN if fits else _KEEP, name=name, card=spoken_card(view.drawn))
    kinds: set[str] = {move.kind for move in view.legal_moves()} if view.seat == view.to_play else set()
    stuck = _stuck(view, kinds)
    if stuck is not None:
        return text(stuck, name=name)
    following = view.number + DIRECTIONS[view.direction]
    if 1 <= following <= HIGHEST:
        marked = _PLAY_OR_DRAW if "draw" in kinds else _PLAY
        return text(marked, name=name, colour=COLOUR_TEXTS[view.colour], number=following)
    return text(_PLAY_END_OR_DRAW if "draw" in kinds else _PLAY_END, name=name, colour=COLOUR_TEXTS[view.colour])


def _stuck(view: StackUpView, kinds: set[str]) -> Marked | None:
    """What is left to do for somebody who cannot play: only moves of these ``kinds``; None for who can."""
    if kinds == {"pass"}:
        return _STUCK_PASS
    if kinds == {"draw", "spare"}:
        return _STUCK_SPARE
    if kinds == {"draw"}:
        return _STUCK if view.hand else _EMPTY
    return None


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    """Who won and why (SU-21, SU-23, SU-25)."""
    winner = names[outcome.winners[0]]
    if len(outcome.winners) > 1:
        return text(_SHARED, winners=names_text([names[seat] for seat in outcome.winners]))
    if outcome.loser is None:
        return text(_ALONE, winner=winner)
    return text(_FEWEST if outcome.scores[outcome.winners[0]] else _EMPTIED, winner=winner)
