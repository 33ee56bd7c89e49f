"""Why a hint says what it says, before translation."""

from __future__ import annotations

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.upturn.material import is_twin
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.token_words import listed

_NOTHING = QT_TRANSLATE_NOOP("upturn", "There is nothing to play now.")
_ANNOUNCE = QT_TRANSLATE_NOOP("upturn", "Announce your last token before anybody lays one.")
_GIFT = QT_TRANSLATE_NOOP("upturn", "Give to whoever has the fewest tokens: they are the nearest to winning.")
_DRAW = QT_TRANSLATE_NOOP("upturn", "Nothing on your rack fits: draw a token.")
_KEEP = QT_TRANSLATE_NOOP("upturn", "Nothing on your rack fits: keep what you drew.")
_PASS = QT_TRANSLATE_NOOP("upturn", "Nothing on your rack fits and the pool is empty: pass.")
_WINS = QT_TRANSLATE_NOOP("upturn", "{tokens}: that empties your rack, and you win.")
_RUN = QT_TRANSLATE_NOOP("upturn", "{tokens}: you are rid of them all at once, and the others get as many.")
_TWIN = QT_TRANSLATE_NOOP("upturn", "{tokens}: a twin, so somebody else gets a token as well.")
_TURNS = QT_TRANSLATE_NOOP("upturn", "{tokens}: the turned order suits your rack better.")
_SKIP = QT_TRANSLATE_NOOP("upturn", "{tokens}: that costs the next player a turn and changes nothing else.")
_NUMBER = QT_TRANSLATE_NOOP("upturn", "{tokens}: it fits, and it spoils little of the rest of your rack.")
_STUCK = QT_TRANSLATE_NOOP("upturn", "{tokens}: after that the next player can probably lay nothing.")
_RATHER_DRAW = QT_TRANSLATE_NOOP("upturn", "Draw a token first: what you can lay now is worth more later.")
_RATHER_KEEP = QT_TRANSLATE_NOOP("upturn", "Keep what you drew and lay nothing: what you have is worth more later.")
#: So likely it must be that the next player can lay nothing.
_PROBABLY = 0.5


def nothing() -> Text:
    """It is not this seat's turn, or the round is over."""
    return text(_NOTHING)


def announce() -> Text:
    """The last token is still to be announced (UP-17)."""
    return text(_ANNOUNCE)


def gift() -> Text:
    """Whom to give tokens to (UP-14)."""
    return text(_GIFT)


def without_laying(move: Move) -> Text:
    """Drawing, keeping or passing, when nothing can be laid."""
    return text({"draw": _DRAW, "keep": _KEEP}.get(move.kind, _PASS))


def rather_not(move: Move) -> Text:
    """Drawing or keeping although something could be laid."""
    return text(_RATHER_DRAW if move.kind == "draw" else _RATHER_KEEP)


def play(move: Move, *, wins: bool, stuck: float = 0.0) -> Text:
    """Laying tokens; ``stuck`` is how likely the next player can lay nothing then."""
    tokens = listed(move.tokens)
    if wins:
        return text(_WINS, tokens=tokens)
    if stuck >= _PROBABLY:
        return text(_STUCK, tokens=tokens)
    if len(move.numbers) > 1:
        return text(_RUN, tokens=tokens)
    if move.numbers and is_twin(move.numbers[-1]):
        return text(_TWIN, tokens=tokens)
    if move.kind == "number":
        return text(_NUMBER, tokens=tokens)
    return text(_SKIP if move.kind in ("skip", "skip2") else _TURNS, tokens=tokens)
