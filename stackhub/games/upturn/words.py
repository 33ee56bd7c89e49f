"""What Upturn says to its players, before translation: log, status, opening, outcome and guide. The words of the
options are in `stackhub.games.upturn.house_words`, those of hints in `stackhub.games.upturn.hint_words`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stackhub.engine.events import Event
from stackhub.engine.game import Opening, Outcome
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.games.upturn.choosing import why_not
from stackhub.games.upturn.house_words import option_words, preset_words
from stackhub.games.upturn.material import HIGHEST
from stackhub.games.upturn.notation import Move
from stackhub.games.upturn.token_words import listed
from stackhub.games.upturn.view import UpturnView

__all__ = [
    "describe", "guide_steps", "opening_words", "option_words", "outcome_words", "preset_words",
    "shout_words", "status",
]  # fmt: skip

Marked = tuple[str, str]


# --- log

_LAYS = QT_TRANSLATE_NOOP("upturn", "{name} lays {tokens}.")
_UP = QT_TRANSLATE_NOOP("upturn", "The order is up now, and play goes clockwise.")
_DOWN = QT_TRANSLATE_NOOP("upturn", "The order is down now, and play goes counter-clockwise.")
_DRAWS = QT_TRANSLATE_NOOP("upturn", "{name} draws a token.")
_DRAWS_SEEN = QT_TRANSLATE_NOOP("upturn", "{name} draws {tokens}.")
_KEEPS = QT_TRANSLATE_NOOP("upturn", "{name} keeps it.")
_PASSES = QT_TRANSLATE_NOOP("upturn", "{name} passes.")
_MISSES = QT_TRANSLATE_NOOP("upturn", "{name} misses a turn.")
_PENALTY = QT_TRANSLATE_NOOP("upturn", "{name} has not announced the last token and draws %n token(s).")
_PENALTY_SEEN = QT_TRANSLATE_NOOP("upturn", "{name} has not announced the last token and draws {tokens}.")
_NO_PENALTY = QT_TRANSLATE_NOOP("upturn", "{name} has not announced the last token, but there is nothing left to draw.")
_GIVES = QT_TRANSLATE_NOOP("upturn", "{name} gives %n token(s) to {other}.")
_GIVES_SEEN = QT_TRANSLATE_NOOP("upturn", "{name} gives %n token(s) to {other}: {tokens}.")
_GIVES_NOTHING = QT_TRANSLATE_NOOP("upturn", "There is nothing left in the pool for {name} to give away.")
_LAST = QT_TRANSLATE_NOOP("upturn", "{name} announces the last token.")
_LEAVES = QT_TRANSLATE_NOOP("upturn", "{name} leaves the table.")
_RESHUFFLED = QT_TRANSLATE_NOOP("upturn", "%n token(s) of the row become the new pool.")

#: What somebody calls out who announces (UP-17).
_SHOUT = QT_TRANSLATE_NOOP("upturn", "Last token")

# --- end

_WINS = QT_TRANSLATE_NOOP("upturn", "{winner} has emptied the rack and wins.")
_WINS_FEWEST = QT_TRANSLATE_NOOP("upturn", "Everybody has passed: {winner} has the fewest tokens and wins.")
_WIN_FEWEST = QT_TRANSLATE_NOOP("upturn", "Everybody has passed: {winners} have the fewest tokens and share the win.")
_WINS_LEFT = QT_TRANSLATE_NOOP("upturn", "Everybody else has left: {winner} wins.")

# --- status

_OVER = QT_TRANSLATE_NOOP("upturn", "The round is over.")
_ANNOUNCE = QT_TRANSLATE_NOOP("upturn", "{name}: announce your last token!")
_GIVE = QT_TRANSLATE_NOOP("upturn", "{name}: give %n token(s) away.")
_OPEN = QT_TRANSLATE_NOOP("upturn", "{name}: lay a number. Above {last} the order is up, below it is down.")
_OPEN_STUCK = QT_TRANSLATE_NOOP("upturn", "{name}: draw until you have a number that you can lay.")
_DRAWN = QT_TRANSLATE_NOOP("upturn", "{name}: lay a token, or keep the one you drew.")
_HIGHER = QT_TRANSLATE_NOOP("upturn", "{name}: lay a number above {last} or an action, or draw.")
_LOWER = QT_TRANSLATE_NOOP("upturn", "{name}: lay a number below {last} or an action, or draw.")
_NO_NUMBER = QT_TRANSLATE_NOOP("upturn", "{name}: no number fits after {last}. Lay an action, or draw.")
_HIGHER_PASS = QT_TRANSLATE_NOOP("upturn", "{name}: lay a number above {last} or an action, or pass.")
_LOWER_PASS = QT_TRANSLATE_NOOP("upturn", "{name}: lay a number below {last} or an action, or pass.")
_NO_NUMBER_PASS = QT_TRANSLATE_NOOP("upturn", "{name}: no number fits after {last}. Lay an action, or pass.")
_STUCK = QT_TRANSLATE_NOOP("upturn", "{name}: nothing on your rack fits. Draw a token.")
_STUCK_DRAWN = QT_TRANSLATE_NOOP("upturn", "{name}: nothing on your rack fits. Keep the token you drew.")
_STUCK_PASS = QT_TRANSLATE_NOOP("upturn", "{name}: nothing on your rack fits. Pass.")

_OPENINGS: Mapping[str, Marked] = {
    "youngest": QT_TRANSLATE_NOOP("upturn", "{name} is the youngest and begins."),
    "drawn": QT_TRANSLATE_NOOP("upturn", "The draw fell on {name}, who begins."),
    "loser": QT_TRANSLATE_NOOP("upturn", "{name} lost the last round and begins."),
}
_BEGINS = QT_TRANSLATE_NOOP("upturn", "{name} begins.")

_GUIDE = (
    QT_TRANSLATE_NOOP(
        "upturn",
        "The aim: be the first to empty your rack. While the order is up, lay a number higher than the last one in the "
        "row; while it is down, a lower one. The big arrow shows the order.",
    ),
    QT_TRANSLATE_NOOP(
        "upturn",
        "The tokens that you can lay stand up. Click one, or walk to it with the arrow keys and press Enter. If "
        "nothing fits, draw one token from the pool: you may lay it, or keep it.",
    ),
    QT_TRANSLATE_NOOP(
        "upturn",
        "Up, Down, Up & Down and the Joker turn the order, and with it the way play goes round the table. Skip makes "
        "the next player miss a turn. After an action, the last number in the row still counts.",
    ),
    QT_TRANSLATE_NOOP(
        "upturn",
        "Twins (11, 22 … 99) are the strong ones: choose any of your numbers between the last one and your twin, lay "
        "them all at once, and the others get as many from the pool. F1 opens the rules.",
    ),
)


def describe(event: Event, names: Sequence[str]) -> Text | None:
    """The log's sentence for ``event``; ``names`` by seat. None when there is nothing to say. Tokens that only one seat
    may see are named when the event is as that seat sees it (:meth:`Event.seen_by`)."""
    details = event.details
    if event.name == "reshuffled":
        return text(_RESHUFFLED, cast(int, details["count"]))
    if event.name == "round_over":
        winners = cast("list[int]", details["winners"])
        return _end(str(details["reason"]), [names[winner] for winner in winners])
    if event.name == "turned":
        return text(_UP if details["order"] == "up" else _DOWN)
    if event.seat is None:
        return None
    name, pieces = names[event.seat], cast("list[str]", details.get("pieces", []))
    if event.name == "played":
        return text(_LAYS, name=name, tokens=listed(pieces))
    if event.name == "drew":
        return text(_DRAWS_SEEN, name=name, tokens=listed(pieces)) if pieces else text(_DRAWS, name=name)
    if event.name == "gave":
        return _gave(details, name, names, pieces)
    if event.name == "penalised":
        return _penalised(cast(int, details["count"]), name, pieces)
    if event.name == "announced":
        return text(_LEAVES if details["what"] == "leaves" else _LAST, name=name)
    plain = {"kept": _KEEPS, "passed": _PASSES, "skipped": _MISSES}.get(event.name)
    return text(plain, name=name) if plain else None


def _gave(details: Mapping[str, object], name: str, names: Sequence[str], pieces: Sequence[str]) -> Text:
    count, other = cast(int, details["count"]), names[cast(int, details["to"])]
    if not count:
        return text(_GIVES_NOTHING, name=name)
    if pieces:
        return text(_GIVES_SEEN, count, name=name, other=other, tokens=listed(pieces))
    return text(_GIVES, count, name=name, other=other)


def _penalised(count: int, name: str, pieces: Sequence[str]) -> Text:
    if not count:
        return text(_NO_PENALTY, name=name)
    return text(_PENALTY_SEEN, name=name, tokens=listed(pieces)) if pieces else text(_PENALTY, count, name=name)


def _end(reason: str, winners: Sequence[str]) -> Text:
    if len(winners) > 1:
        return text(_WIN_FEWEST, winners=listed(winners))
    marked = {"emptied": _WINS, "left": _WINS_LEFT}.get(reason, _WINS_FEWEST)
    return text(marked, winner=winners[0])


def guide_steps() -> tuple[Text, ...]:
    """The guided first turn: the aim, laying and drawing, actions, twins (UP-05 to UP-14)."""
    return tuple(text(marked) for marked in _GUIDE)


def opening_words(opening: Opening, names: Sequence[str]) -> Text:
    """Who begins and why (UP-05)."""
    return text(_OPENINGS.get(opening.why, _BEGINS), name=names[opening.seat])


def shout_words(move: Move) -> Text:
    """What somebody calls out with ``move``, played out of turn (UP-17)."""
    return text(_SHOUT if move.kind == "announce" else ("upturn", str(move)))


def status(view: UpturnView, names: Sequence[str]) -> Text:
    """Whose turn it is and what may be done now; for who must announce, that (UP-17)."""
    name = names[view.to_play]
    if view.over:
        return text(_OVER)
    if view.seat in view.must_announce:
        return text(_ANNOUNCE, name=names[view.seat])
    if view.gift:
        return text(_GIVE, view.gift, name=name)
    if view.order is None:
        stuck = view.seat == view.to_play and view.turn().stuck_opening
        return text(_OPEN_STUCK, name=name) if stuck else text(_OPEN, name=name, last=view.last_number)
    can_draw, last = view.turn().can_draw, view.last_number
    if view.seat == view.to_play and all(why_not(view, token) for token in view.hand):
        stuck_at = _STUCK_DRAWN if view.has_drawn else _STUCK if can_draw else _STUCK_PASS
        return text(stuck_at, name=name)
    if view.has_drawn:
        return text(_DRAWN, name=name)
    if last == (HIGHEST if view.order == "up" else 1):
        return text(_NO_NUMBER if can_draw else _NO_NUMBER_PASS, name=name, last=last)
    if view.order == "up":
        return text(_HIGHER if can_draw else _HIGHER_PASS, name=name, last=last)
    return text(_LOWER if can_draw else _LOWER_PASS, name=name, last=last)


def outcome_words(outcome: Outcome, names: Sequence[str]) -> Text:
    """Who won and why (UP-16, UP-19, UP-20)."""
    if len(outcome.winners) == 1 and outcome.loser is None:
        reason = "left"
    else:
        reason = "blocked" if outcome.scores[outcome.winners[0]] else "emptied"
    return _end(reason, [names[winner] for winner in outcome.winners])
