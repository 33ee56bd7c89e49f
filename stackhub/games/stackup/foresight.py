"""What comes of a move, as far as one can tell from what was seen: the reasons of a hint."""

from __future__ import annotations

from typing import NamedTuple

from stackhub.engine.chance import Chance
from stackhub.engine.pieces import mask_of, members
from stackhub.games.stackup.cards import CARDS, COLOURS, OF_COLOUR
from stackhub.games.stackup.moves import Move
from stackhub.games.stackup.phases import PLAYS
from stackhub.games.stackup.view import StackUpView
from stackhub.games.stackup.worlds import Dealer

_WORLDS = 40
#: A run that is kept is worth a word from so many cards on.
_RUN = 2


class Foreseen(NamedTuple):
    """``stuck``: how likely the next player can play nothing afterwards (None: the turn is one's own again);
    ``lacked``: the colour that lies then, when they had nothing for it last; ``few``: how many cards they hold, when
    they are about to run out; ``kept``: the longest run that stays in hand and can follow."""

    stuck: float | None
    lacked: str | None
    few: int
    kept: tuple[str, ...]


def foreseen(view: StackUpView, move: Move, chance: Chance) -> Foreseen:
    """What comes of ``move``, looked at in worlds that agree with ``view``."""
    dealer = Dealer(view, chance)
    stuck = turns = 0
    colour, following = -1, view.seat
    for _ in range(_WORLDS):
        world = dealer.deal()
        world.chance = chance
        world.advance(move)
        if world.ended is None and world.to_play != view.seat:
            following = world.to_play
            turns += 1
            stuck += world.phase == PLAYS and all(
                choice.kind in ("draw", "spare", "pass") for choice in world.choices()
            )
        colour = world.colour
    held = view.counts[following]
    return Foreseen(
        stuck / turns if turns else None,
        COLOURS[colour] if turns and _lacked(view, following, colour) else None,
        held if turns and held <= 2 else 0,
        _kept(view, move, colour),
    )


def _lacked(view: StackUpView, seat: int, colour: int) -> bool:
    """Whether the last thing that ``seat`` could not do was to follow this colour, and it has laid nothing since."""
    for decision in reversed(view.history):
        if decision.seat == seat:
            if decision.move.kind in ("draw", "spare", "pass"):
                return decision.colour == colour
            if decision.move.kind != "keep":
                return False
    return False


def _kept(view: StackUpView, move: Move, colour: int) -> tuple[str, ...]:
    """The longest run of the colour that lies afterwards, in the order in which it would be laid."""
    hand = mask_of(CARDS.claim(list(view.hand), CARDS.all, "hand")) & ~move.mask & OF_COLOUR[colour]
    step = 1 if view.direction == "up" else -1
    if move.kind == "flip":
        step = -step
    longest: list[int] = []
    for card in members(hand):
        run = [card]
        while hand >> run[-1] + step & 1:
            run.append(run[-1] + step)
        if len(run) > len(longest):
            longest = run
    return tuple(CARDS.named(longest)) if len(longest) >= _RUN else ()
