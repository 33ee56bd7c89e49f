"""What one seat may know of a table of Stack Up!, and possible worlds that agree with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.engine.pieces import mask_of, members
from stackhub.engine.seating import seating
from stackhub.engine.shedding import deal_hidden
from stackhub.engine.stock import Stock
from stackhub.games.stackup.cards import CARDS, COLOURS
from stackhub.games.stackup.history import Decision
from stackhub.games.stackup.house import StackUpOptions, house_of
from stackhub.games.stackup.moves import DIRECTIONS, Move
from stackhub.games.stackup.phases import ANSWERS, ANSWERS_ON, CHOOSES, HAS_DRAWN, PLAYS
from stackhub.games.stackup.situation import Situation

_DIRECTION_NAMES = {step: name for name, step in DIRECTIONS.items()}


@dataclass(frozen=True, slots=True)
class StackUpView:
    """What ``seat`` knows. Cards are named as in the notation; what goes by seat is a tuple in the order of seats.

    ``hand``: its own cards; ``counts``: how many everybody holds; ``stock``: how many are in the draw pile; ``laid``:
    the discard pile, its top last; ``colour``, ``number``, ``direction`` (None: not chosen yet): what lies (SU-05);
    ``spare``: who holds a spare draw; ``crash``: the seat to play must answer a Crash or take, and with ``moves_on`` an
    answer moves it on although only two are left (SU-25); ``has_drawn``: it has drawn and decides; ``drawn``: which
    card, in its own view; ``passes``: how many in a row have passed; ``seen``: (holder, card) known from a Snatch;
    ``gone``: the seats that have left; ``history``: what everybody saw somebody decide lately, oldest first.
    """

    seat: int
    to_play: int
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    stock: int
    laid: tuple[str, ...]
    colour: str
    number: int
    direction: str | None
    spare: tuple[bool, ...]
    crash: bool
    moves_on: bool
    has_drawn: bool
    drawn: str | None
    passes: int
    seen: tuple[tuple[int, str], ...]
    gone: tuple[int, ...]
    history: tuple[Decision, ...]
    options: StackUpOptions
    over: bool

    def legal_moves(self) -> list[Move]:
        """What this seat may play now, in a stable order; nothing when it is not its turn."""
        return self.table().choices() if self.seat == self.to_play and not self.over else []

    def table(self) -> Situation:
        """The table as far as this seat can tell: other hands and the draw pile are only as large as they are."""
        table = Situation()
        _place(table, self, [(1 << count) - 1 for count in self.counts], [0] * self.stock, Chance(0))
        return table

    def without_hand(self) -> StackUpView:
        """What anybody in the room may see: nothing of what this seat alone knows."""
        return replace(self, hand=(), drawn=None, seen=())

    def as_dict(self) -> Json:
        """Plain JSON data."""
        return {
            "seat": self.seat,
            "to_play": self.to_play,
            "hand": list(self.hand),
            "counts": list(self.counts),
            "stock": self.stock,
            "laid": list(self.laid),
            "colour": self.colour,
            "number": self.number,
            "direction": self.direction,
            "spare": list(self.spare),
            "crash": self.crash,
            "moves_on": self.moves_on,
            "has_drawn": self.has_drawn,
            "drawn": self.drawn,
            "passes": self.passes,
            "seen": [list(pair) for pair in self.seen],
            "gone": list(self.gone),
            "history": [decision.as_list() for decision in self.history],
            "options": self.options.as_dict(),
            "over": self.over,
        }


def view_of(now: Situation, seat: int) -> StackUpView:
    """What ``seat`` knows of ``now``."""
    seats, known = range(now.seats), now.known
    seen = [] if known is None else [(other, known[seat * now.seats + other]) for other in seats]
    has_drawn = now.phase == HAS_DRAWN
    return StackUpView(
        seat=seat,
        to_play=now.to_play,
        hand=tuple(CARDS.listed(now.hands[seat])),
        counts=tuple(hand.bit_count() for hand in now.hands),
        stock=len(now.stock.face_down),
        laid=tuple(CARDS.named(now.stock.face_up)),
        colour=COLOURS[now.colour],
        number=now.number,
        direction=_DIRECTION_NAMES.get(now.step),
        spare=tuple(bool(now.spare >> other & 1) for other in seats),
        crash=now.answering,
        moves_on=now.phase == ANSWERS_ON,
        has_drawn=has_drawn,
        drawn=CARDS.names[now.drawn] if has_drawn and seat == now.to_play else None,
        passes=now.passes,
        seen=tuple((other, card) for other, cards in seen for card in CARDS.listed(cards)),
        gone=tuple(sorted(now.seating.gone)),
        history=tuple(now.history),
        options=now.house.options,
        over=now.ended is not None,
    )


def redeal(world: Situation, view: StackUpView, chance: Chance) -> None:
    """Make ``world`` a possible one: everything that ``view`` knows, the other hands and the draw pile dealt by
    ``chance``."""
    seats = len(view.counts)
    free = CARDS.all & ~mask_of(_own(view)) & ~mask_of(_laid(view))
    sure = [0] * seats
    for holder, card in view.seen:
        claimed = mask_of(CARDS.claim([card], free, "seen"))
        sure[holder] |= claimed
        free &= ~claimed
    sure_of = sure.copy()
    sure[view.seat] = mask_of(_own(view))
    hands, pile = deal_hidden(free, sure, view.counts, chance)
    if len(pile) > view.stock:  # some cards are out of play, and who knows which
        pile = chance.sample(pile, view.stock)
    _place(world, view, hands, pile, chance)
    if view.seen:
        world.known = [0] * seats**2
        world.known[view.seat * seats : (view.seat + 1) * seats] = sure_of
    if view.has_drawn and view.seat != view.to_play:
        hidden = hands[view.to_play] & ~sure_of[view.to_play]
        world.drawn = chance.choice(list(members(hidden or hands[view.to_play])))


def _own(view: StackUpView) -> list[int]:
    return CARDS.claim(list(view.hand), CARDS.all, "hand")


def _laid(view: StackUpView) -> list[int]:
    return CARDS.claim(list(view.laid), CARDS.all & ~mask_of(_own(view)), "laid")


def _place(world: Situation, view: StackUpView, hands: list[int], pile: list[int], chance: Chance) -> None:
    """Make ``world`` what ``view`` knows, with these hands (but its own) and this draw pile; how it ended is not
    known."""
    own = _own(view)
    hands[view.seat] = mask_of(own)
    world.chance = chance
    world.house = house_of(view.options)
    world.seating = seating(len(view.counts), gone=frozenset(view.gone))
    world.hands = hands
    world.stock = Stock(pile, _laid(view))
    world.colour = COLOURS.index(view.colour)
    world.number = view.number
    world.step = DIRECTIONS.get(view.direction or "", 0)
    world.to_play = view.to_play
    world.phase = _phase(view)
    world.drawn = -1
    if view.drawn is not None:
        (world.drawn,) = CARDS.claim([view.drawn], mask_of(own), "drawn")
    world.spare = mask_of(seat for seat, holds in enumerate(view.spare) if holds)
    world.passes = view.passes
    world.known = None
    world.history = list(view.history)
    world.ended = None


def _phase(view: StackUpView) -> int:
    if view.crash:
        return ANSWERS_ON if view.moves_on else ANSWERS
    if view.direction is None:
        return CHOOSES
    return HAS_DRAWN if view.has_drawn else PLAYS
