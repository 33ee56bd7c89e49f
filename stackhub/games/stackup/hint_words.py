"""Why the hint of Stack Up! says what it says, in one sentence before translation."""

from __future__ import annotations

from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.stackup.foresight import Foreseen
from stackhub.games.stackup.judgement import wins
from stackhub.games.stackup.moves import Move
from stackhub.games.stackup.names import COLOUR_TEXTS, spoken_cards
from stackhub.games.stackup.view import StackUpView

_NOT_NOW = QT_TRANSLATE_NOOP("stackup", "There is nothing to decide for you now.")
_UP = QT_TRANSLATE_NOOP("stackup", "Let the numbers go up: more of your cards follow that way.")
_DOWN = QT_TRANSLATE_NOOP("stackup", "Let the numbers go down: more of your cards follow that way.")
_WINS = QT_TRANSLATE_NOOP("stackup", "Play {cards}: those are your last cards, and you win.")
_WINS_CARD = QT_TRANSLATE_NOOP("stackup", "Play {cards}: it is your last card, and you win.")
_COMBO = QT_TRANSLATE_NOOP("stackup", "Play {cards} in one go: the more cards leave your hand at once, the better.")
_COMBO_SPARE = QT_TRANSLATE_NOOP("stackup", "Play {cards} in one go, and keep a spare draw for when nothing fits.")
_COMBO_SKIP = QT_TRANSLATE_NOOP("stackup", "Play {cards} in one go, and have the next player miss a turn.")
_CARD = QT_TRANSLATE_NOOP("stackup", "Play {cards}: it leaves your other cards the best chances.")
_FLIP = QT_TRANSLATE_NOOP("stackup", "Play Flip: your cards fit better the other way round.")
_FREEZE = QT_TRANSLATE_NOOP("stackup", "Play Freeze: the next player misses a turn.")
_FREEZE_TWO = QT_TRANSLATE_NOOP("stackup", "Play Freeze: the turn comes straight back to you.")
_SWITCH = QT_TRANSLATE_NOOP("stackup", "Play Switch and name {colour}: that suits your hand best.")
_CRASH = QT_TRANSLATE_NOOP("stackup", "Play Crash: the next player may have to take three cards.")
_ANSWER = QT_TRANSLATE_NOOP("stackup", "Answer with your Crash: you take no cards.")
_SNATCH = QT_TRANSLATE_NOOP("stackup", "Play Snatch: it gets you past a turn with little else to play.")
_DRAW = QT_TRANSLATE_NOOP("stackup", "Draw: nothing in your hand fits.")
_SPARE = QT_TRANSLATE_NOOP("stackup", "Use your spare draw: nothing fits, and your hand grows no larger.")
_KEEP = QT_TRANSLATE_NOOP("stackup", "Keep the card you drew.")
_TAKE = QT_TRANSLATE_NOOP("stackup", "Take the cards: you hold no Crash to answer with.")
_PASS = QT_TRANSLATE_NOOP("stackup", "Pass: nothing fits, and there is nothing to draw.")

_LACKED = QT_TRANSLATE_NOOP(
    "stackup", "Play {cards}: the next player had nothing for {colour}, and probably still has not."
)
_STUCK = QT_TRANSLATE_NOOP(
    "stackup", "Play {cards}: after what was played so far, the next player can probably not follow."
)
_FEW = QT_TRANSLATE_NOOP(
    "stackup", "Play {cards}: the next player is about to run out and has to be stopped (%n left)."
)
_KEEPS = QT_TRANSLATE_NOOP("stackup", "Play {cards}: it keeps {kept} together for your next turn.")
_DRAW_ALL_THE_SAME = QT_TRANSLATE_NOOP("stackup", "Draw: what you could play now is worth more later.")
#: So likely it must be that the next player cannot follow.
_PROBABLY = 0.6

_PLAIN = {
    "flip": _FLIP,
    "snatch": _SNATCH,
    "draw": _DRAW,
    "spare": _SPARE,
    "keep": _KEEP,
    "take": _TAKE,
    "pass": _PASS,
}


def reason(view: StackUpView, move: Move | None, seen: Foreseen | None = None) -> Text:
    """Why ``move`` is the one to play (None: there is none), given what was ``seen`` to come of it."""
    if move is None:
        return text(_NOT_NOW)
    if move.kind == "draw" and any(other.mask for other in view.legal_moves()):
        return text(_DRAW_ALL_THE_SAME)
    told = _foreseen(move, seen) if seen is not None and move.mask and not wins(len(view.hand), move) else None
    if told is not None:
        return told
    if move.kind == "direction":
        return text(_UP if move.step > 0 else _DOWN)
    if move.mask and wins(len(view.hand), move):
        cards = spoken_cards([move.kind] if not move.cards else str(move).split("-"))
        return text(_WINS if len(move.cards) > 1 else _WINS_CARD, cards=cards)
    if move.cards:
        return _numbers(move)
    if move.kind == "switch":
        return text(_SWITCH, colour=COLOUR_TEXTS[str(move).removeprefix("switch:")])
    if move.kind == "freeze":
        return text(_FREEZE_TWO if len(view.counts) - len(view.gone) == 2 else _FREEZE)
    if move.kind == "crash":
        return text(_ANSWER if view.crash else _CRASH)
    return text(_PLAIN[move.kind])


def _foreseen(move: Move, seen: Foreseen) -> Text | None:
    """What speaks for a card that is played, when it is something about others or about later."""
    cards = spoken_cards([move.kind] if not move.cards else str(move).partition("+")[0].split("-"))
    if seen.few and move.kind in ("crash", "freeze"):
        return text(_FEW, n=seen.few, cards=cards)
    if seen.stuck is not None and seen.stuck >= _PROBABLY:
        if seen.lacked is not None:
            return text(_LACKED, cards=cards, colour=COLOUR_TEXTS[seen.lacked])
        return text(_STUCK, cards=cards)
    if seen.kept and len(move.cards) == 1:
        return text(_KEEPS, cards=cards, kept=spoken_cards(seen.kept))
    return None


def _numbers(move: Move) -> Text:
    cards = spoken_cards(str(move).partition("+")[0].split("-"))
    if move.bonus is not None:
        return text(_COMBO_SPARE if move.bonus == "spare" else _COMBO_SKIP, cards=cards)
    return text(_COMBO if len(move.cards) > 1 else _CARD, cards=cards)
