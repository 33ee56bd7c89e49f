"""What the checks and the conditions of challenge cards are called, before translation: on the card, in the editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stickstack import challenge_checks as checks
from stackhub.games.stickstack.challenge_cards import Card, Condition
from stackhub.games.stickstack.challenge_checks import Check, Ranged
from stackhub.games.stickstack.naming import COLOURS

Marked = tuple[str, str]

# --- conditions

CONDITIONS: Mapping[Condition, Text] = {
    "blind": text(QT_TRANSLATE_NOOP("stickstack", "The picture is dark while you move the stick.")),
    "guided": text(
        QT_TRANSLATE_NOOP(
            "stickstack",
            "The picture is dark while you move the stick. Whoever guides you may look: while they do, you shut your "
            "eyes.",
        )
    ),
    "mirrored": text(QT_TRANSLATE_NOOP("stickstack", "Left and right are exchanged for your hand.")),
    "stiff": text(QT_TRANSLATE_NOOP("stickstack", "The stick cannot be turned.")),
    "unmarked": text(QT_TRANSLATE_NOOP("stickstack", "Nothing shows what the stick would touch.")),
}
_RULES: Mapping[str, Text] = {
    "any": text(QT_TRANSLATE_NOOP("stickstack", "Any colours may touch.")),
    "unlike": text(QT_TRANSLATE_NOOP("stickstack", "Only different colours may touch.")),
}
DUO = text(QT_TRANSLATE_NOOP("stickstack", "DUO"))
_TOGETHER = QT_TRANSLATE_NOOP("stickstack", "DUO: {name} and {partner}")
_NEIGHBOUR_PLACES = QT_TRANSLATE_NOOP("stickstack", "DUO: {partner} places for {name}")
NOBODY_VOTES = text(
    QT_TRANSLATE_NOOP("stickstack", "Nobody is there to vote: it is done when the stick hangs and nothing falls.")
)
BOT_HELPS_NOT = text(
    QT_TRANSLATE_NOOP("stickstack", "A bot cannot help you: place the stick yourself, as well as you can.")
)
VOTED_ON = text(QT_TRANSLATE_NOOP("stickstack", "The others vote on it."))


def together(card: Card, name: str, partner: str, *, alone: bool = False) -> Text:
    """Who does a DUO card; `alone`: nobody else can place for `name`."""
    places = card.places == "neighbour" and not alone
    return text(_NEIGHBOUR_PLACES if places else _TOGETHER, name=name, partner=partner)


def conditions_of(card: Card) -> tuple[Text, ...]:
    """What a card changes besides what has to be done."""
    found = (None if card.condition is None else CONDITIONS[card.condition], _RULES.get(card.colours))
    return tuple(one for one in found if one is not None)


# --- checks: what each of them asks for, with its numbers

_RANGES: Mapping[str, Marked] = {
    "both": QT_TRANSLATE_NOOP("stickstack", "{what}: {least} to {most}"),
    "same": QT_TRANSLATE_NOOP("stickstack", "{what}: {least}"),
    "least": QT_TRANSLATE_NOOP("stickstack", "{what}: {least} or more"),
    "most": QT_TRANSLATE_NOOP("stickstack", "{what}: {most} at most"),
}
_MM = QT_TRANSLATE_NOOP("stickstack", "{number} mm")
_DEG = QT_TRANSLATE_NOOP("stickstack", "{number}°")
_TOUCHES: Mapping[str, Text] = {
    "sticks": text(QT_TRANSLATE_NOOP("stickstack", "Sticks that it touches")),
    "cup": text(QT_TRANSLATE_NOOP("stickstack", "Touches the cup")),
    "rim": text(QT_TRANSLATE_NOOP("stickstack", "Colours of the rim that it touches")),
    "middle": text(QT_TRANSLATE_NOOP("stickstack", "Touches the middle of the cup")),
    "red": text(QT_TRANSLATE_NOOP("stickstack", "Touches the red part of the rim")),
    "yellow": text(QT_TRANSLATE_NOOP("stickstack", "Touches the yellow part of the rim")),
    "blue": text(QT_TRANSLATE_NOOP("stickstack", "Touches the blue part of the rim")),
}
_NOT_TOUCHES: Mapping[str, Text] = {
    "cup": text(QT_TRANSLATE_NOOP("stickstack", "Does not touch the cup")),
    "middle": text(QT_TRANSLATE_NOOP("stickstack", "Does not touch the middle of the cup")),
    "red": text(QT_TRANSLATE_NOOP("stickstack", "Does not touch the red part of the rim")),
    "yellow": text(QT_TRANSLATE_NOOP("stickstack", "Does not touch the yellow part of the rim")),
    "blue": text(QT_TRANSLATE_NOOP("stickstack", "Does not touch the blue part of the rim")),
}
_TOUCHES_ONE: Mapping[str, Text] = {
    "last": text(QT_TRANSLATE_NOOP("stickstack", "Touches the stick placed last")),
    "first": text(QT_TRANSLATE_NOOP("stickstack", "Touches the stick placed first")),
    "highest": text(QT_TRANSLATE_NOOP("stickstack", "Touches the highest stick")),
    "lowest": text(QT_TRANSLATE_NOOP("stickstack", "Touches the lowest stick")),
}
_CROSSES_ONE: Mapping[str, Text] = {
    "last": text(QT_TRANSLATE_NOOP("stickstack", "Crosses the stick placed last")),
    "first": text(QT_TRANSLATE_NOOP("stickstack", "Crosses the stick placed first")),
    "highest": text(QT_TRANSLATE_NOOP("stickstack", "Crosses the highest stick")),
    "lowest": text(QT_TRANSLATE_NOOP("stickstack", "Crosses the lowest stick")),
}
_LIES: Mapping[str, Text] = {
    "highest": text(QT_TRANSLATE_NOOP("stickstack", "No stick reaches higher")),
    "lowest": text(QT_TRANSLATE_NOOP("stickstack", "No stick reaches lower")),
}
_LEAN_GOES: Mapping[str, Text] = {
    "other_side": text(QT_TRANSLATE_NOOP("stickstack", "The cup leans to the other side in the end")),
    "same_side": text(QT_TRANSLATE_NOOP("stickstack", "The cup leans to the same side in the end")),
    "more": text(QT_TRANSLATE_NOOP("stickstack", "The cup leans more than before")),
    "less": text(QT_TRANSLATE_NOOP("stickstack", "The cup leans less than before")),
}
_CONTACTS: Mapping[str, Text] = {
    "like": text(QT_TRANSLATE_NOOP("stickstack", "Only like colours touch")),
    "unlike": text(QT_TRANSLATE_NOOP("stickstack", "Only different colours touch")),
}
_TAKEN: Mapping[str, Text] = {
    "bag": text(QT_TRANSLATE_NOOP("stickstack", "The stick comes out of the bag")),
    "front": text(QT_TRANSLATE_NOOP("stickstack", "The stick lay in front of you")),
}
_COLOURS = text(QT_TRANSLATE_NOOP("stickstack", "Its own colours that touch"))
_ONLY_COLOURS = QT_TRANSLATE_NOOP("stickstack", "Of its colours only these touch: {colours}")
_REACH = text(QT_TRANSLATE_NOOP("stickstack", "Reaches beyond the rim"))
_OFF_MIDDLE = text(QT_TRANSLATE_NOOP("stickstack", "Its middle, from that of the cup"))
_SLOPE = text(QT_TRANSLATE_NOOP("stickstack", "Its slope"))
_CROSSES = text(QT_TRANSLATE_NOOP("stickstack", "Sticks that it crosses"))
_CROSSES_AT = QT_TRANSLATE_NOOP("stickstack", "Sticks that it crosses at {least}° to {most}°")
_ALONG = QT_TRANSLATE_NOOP("stickstack", "Sticks it lies in line with, within {degrees}°")
_LEAN = text(QT_TRANSLATE_NOOP("stickstack", "The cup leans in the end"))
_LEANED = text(QT_TRANSLATE_NOOP("stickstack", "The cup leaned before"))
_SWAY = text(QT_TRANSLATE_NOOP("stickstack", "The cup leans in the whole turn"))
_SHIFTS = text(QT_TRANSLATE_NOOP("stickstack", "Other sticks shift"))
_ATTEMPTS = text(QT_TRANSLATE_NOOP("stickstack", "Tries"))
_WITHIN = QT_TRANSLATE_NOOP("stickstack", "Let go within {seconds} s")
_WAITS = QT_TRANSLATE_NOOP("stickstack", "Let go after {seconds} s at the earliest")
_PUSHES = text(QT_TRANSLATE_NOOP("stickstack", "Pushed with the stick in the hand"))
_BANDS = QT_TRANSLATE_NOOP("stickstack", "The stick has %n colour band(s)")
_HAS = QT_TRANSLATE_NOOP("stickstack", "The stick has {colour} on it")
_ANY_STICK = text(QT_TRANSLATE_NOOP("stickstack", "Any stick"))
_HANGS = text(QT_TRANSLATE_NOOP("stickstack", "Sticks on the tower in the end"))
_ALL = QT_TRANSLATE_NOOP("stickstack", "All of: {checks}")
_ANY = QT_TRANSLATE_NOOP("stickstack", "One of: {checks}")
_NONE = QT_TRANSLATE_NOOP("stickstack", "None of: {checks}")
_LIST = QT_TRANSLATE_NOOP("stickstack", "{checks} · {check}")


def _plain(number: float) -> int | float:
    return int(number) if number == int(number) else number


def _ranged(check: Ranged, what: Text, unit: Marked | None = None) -> Text:
    """What is counted or measured, with its range."""

    def told(number: float | None) -> object:
        if number is None:
            return None
        return _plain(number) if unit is None else text(unit, number=_plain(number))

    least, most = told(check.least), told(check.most)
    if check.least == check.most:
        return text(_RANGES["same"], what=what, least=least)
    if check.least is not None and check.most is not None:
        return text(_RANGES["both"], what=what, least=least, most=most)
    if check.most is None:
        return text(_RANGES["least"], what=what, least=least)
    return text(_RANGES["most"], what=what, most=most)


@singledispatch
def check_words(check: Check) -> Text:
    """What a check asks for, as a short line."""
    raise TypeError(f"no words for {check!r}")


@check_words.register
def _(check: checks.Touches) -> Text:
    if check.what in _NOT_TOUCHES:
        return _NOT_TOUCHES[check.what] if check.most == 0 else _TOUCHES[check.what]
    return _ranged(check, _TOUCHES[check.what])


@check_words.register
def _(check: checks.TouchesOne) -> Text:
    return _TOUCHES_ONE[check.which]


@check_words.register
def _(check: checks.Colours) -> Text:
    return _ranged(check, _COLOURS)


@check_words.register
def _(check: checks.OnlyColours) -> Text:
    return text(_ONLY_COLOURS, colours=_listed([COLOURS[letter] for letter in check.colours]))


def _listed(texts: Sequence[Text]) -> Text:
    listed = texts[0]
    for one in texts[1:]:
        listed = text(_LIST, checks=listed, check=one)
    return listed


@check_words.register
def _(check: checks.Contacts) -> Text:
    return _CONTACTS[check.are]


@check_words.register
def _(check: checks.Lies) -> Text:
    return _LIES[check.where]


@check_words.register
def _(check: checks.Reach) -> Text:
    return _ranged(check, _REACH, _MM)


@check_words.register
def _(check: checks.OffMiddle) -> Text:
    return _ranged(check, _OFF_MIDDLE, _MM)


@check_words.register
def _(check: checks.Slope) -> Text:
    return _ranged(check, _SLOPE, _DEG)


@check_words.register
def _(check: checks.Crosses) -> Text:
    low, high = check.angle_least, check.angle_most
    if (low, high) == (0, 90):
        return _ranged(check, _CROSSES)
    return _ranged(check, text(_CROSSES_AT, least=_plain(low), most=_plain(high)))


@check_words.register
def _(check: checks.CrossesOne) -> Text:
    return _CROSSES_ONE[check.which]


@check_words.register
def _(check: checks.Along) -> Text:
    return _ranged(check, text(_ALONG, degrees=_plain(check.within_deg)))


@check_words.register
def _(check: checks.Lean) -> Text:
    return _ranged(check, _LEAN, _DEG)


@check_words.register
def _(check: checks.Leaned) -> Text:
    return _ranged(check, _LEANED, _DEG)


@check_words.register
def _(check: checks.LeanGoes) -> Text:
    return _LEAN_GOES[check.how]


@check_words.register
def _(check: checks.Sway) -> Text:
    return _ranged(check, _SWAY, _DEG)


@check_words.register
def _(check: checks.Shifts) -> Text:
    return _ranged(check, _SHIFTS, _MM)


@check_words.register
def _(check: checks.Attempts) -> Text:
    return _ranged(check, _ATTEMPTS)


@check_words.register
def _(check: checks.Within) -> Text:
    return text(_WITHIN, seconds=_plain(check.seconds))


@check_words.register
def _(check: checks.Waits) -> Text:
    return text(_WAITS, seconds=_plain(check.seconds))


@check_words.register
def _(check: checks.Pushes) -> Text:
    return _ranged(check, _PUSHES, _MM)


@check_words.register
def _(check: checks.Stick) -> Text:
    parts: list[Text] = []
    if check.bands is not None:
        parts.append(text(_BANDS, check.bands))
    if check.has is not None:
        parts.append(text(_HAS, colour=COLOURS[check.has]))
    if check.taken is not None:
        parts.append(_TAKEN[check.taken])
    return _listed(parts) if parts else _ANY_STICK


@check_words.register
def _(check: checks.Hangs) -> Text:
    return _ranged(check, _HANGS)


@check_words.register
def _(check: checks.All) -> Text:
    return text(_ALL, checks=_listed([check_words(part) for part in check.all]))


@check_words.register
def _(check: checks.AnyOf) -> Text:
    return text(_ANY, checks=_listed([check_words(part) for part in check.any]))


@check_words.register
def _(check: checks.NoneOf) -> Text:
    return text(_NONE, checks=_listed([check_words(part) for part in check.none]))
