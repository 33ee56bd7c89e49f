"""The rules of Babylon, BA-01 to BA-06: two players, twelve tablets, no chance and nothing hidden."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, field_validator, model_validator

from stackhub.engine.chance import Chance
from stackhub.engine.config import GameConfig, SeatRange
from stackhub.engine.errors import BadConfig, BadPosition, IllegalMove
from stackhub.engine.events import Event
from stackhub.engine.game import Json, MatchFormat, Opening, Outcome
from stackhub.engine.look import ColourName
from stackhub.engine.options import Options, make_options
from stackhub.engine.words import QT_TRANSLATE_NOOP
from stackhub.games.babylon.notation import lift_from, piles_from, position_of
from stackhub.games.babylon.position import PLACES, Lift, Pile, canonical, fits, is_final, legal_lifts
from stackhub.games.babylon.skill import Skill

_FORMATS = {
    "single": MatchFormat("single"),
    "first_to_3": MatchFormat("wins", 3),
    "best_of_3": MatchFormat("wins", 2),
}


class BabylonOptions(Options):
    """``match`` (BA-05) and ``chooser``: who says who begins the first round (BA-02)."""

    match: Literal["single", "first_to_3", "best_of_3"] = "single"
    chooser: Literal["youngest", "random"] = "youngest"


class Material(BaseModel):
    """Which tablets there are: ``per_colour`` of each of ``colours``, twelve in all (BA-01)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    colours: tuple[ColourName, ...]
    per_colour: int

    @model_validator(mode="after")
    def _twelve(self) -> Self:
        if len(set(self.colours)) != len(self.colours):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "the colours must differ"))
        if self.per_colour < 1 or len(self.colours) * self.per_colour != PLACES:
            raise BadConfig(
                QT_TRANSLATE_NOOP("errors", "colours times per_colour must make {places} tablets"), places=PLACES
            )
        return self

    def tablets(self) -> list[str]:
        """All tablets, colour by colour."""
        return [colour for colour in self.colours for _ in range(self.per_colour)]


class Config(GameConfig):
    """What ``babylon.yaml`` may say."""

    options_model = BabylonOptions
    material_model = Material
    bot_model = Skill

    @field_validator("seats")
    @classmethod
    def _two_seats(cls, seats: SeatRange) -> SeatRange:
        if (seats.min, seats.max) != (2, 2):
            raise BadConfig(QT_TRANSLATE_NOOP("errors", "Babylon is a game for two"))
        return seats


@dataclass(frozen=True, slots=True)
class BabylonView:
    """What a seat knows: everything. ``piles`` has twelve places (pile 1 first), empty where a pile is gone."""

    seat: int
    to_play: int
    piles: tuple[Pile, ...]

    def legal_moves(self) -> list[Lift]:
        """The legal moves of the player to move (BA-03)."""
        return legal_lifts(self.piles)

    def as_dict(self) -> Json:
        return {"seat": self.seat, **position_of(self.piles, self.to_play)}


class BabylonState:
    """One position: ``piles`` by place (pile 1 first), each a tuple of colours from bottom to top."""

    __slots__ = ("chance", "piles", "to_play")
    seats = 2

    def __init__(self, piles: list[Pile], to_play: int, chance: Chance) -> None:
        self.piles = piles
        self.to_play = to_play
        self.chance = chance

    def legal_moves(self, seat: int | None = None) -> list[Lift]:
        """BA-03. Nobody has a move out of turn."""
        return legal_lifts(self.piles) if seat is None or seat == self.to_play else []

    def play(self, move: Lift, seat: int | None = None) -> list[Event]:
        """Lift a pile onto another; it ends on top and the target keeps its number (BA-03)."""
        mover = self.to_play
        if seat is not None and seat != mover:
            raise IllegalMove(
                QT_TRANSLATE_NOOP("errors", "it is the turn of seat {mover}, not of seat {seat}"),
                mover=mover,
                seat=seat,
            )
        source, target = move.source - 1, move.target - 1
        lifted, onto = self.piles[source], self.piles[target]
        if source == target or not fits(lifted, onto):
            raise _illegal(move, lifted, onto)
        self.piles[source] = ()
        pile = self.piles[target] = onto + lifted
        self.to_play = 1 - mover
        details = {"from": move.source, "to": move.target, "colour": pile[-1], "height": len(pile), "move": str(move)}
        events = [Event("moved", mover, details)]
        outcome = self.outcome()
        if outcome is not None:
            events.append(Event("round_over", None, {**outcome.as_dict(), "reason": "no_move"}))
        return events

    def undoable(self, move: Lift) -> bool:
        """Always: nothing is hidden and nothing left to chance."""
        return True

    def outcome(self) -> Outcome | None:
        """BA-04: who cannot move on their turn has lost."""
        if not is_final(self.piles):
            return None
        winner, loser = 1 - self.to_play, self.to_play
        return Outcome((winner,), loser, (1, 0) if winner == 0 else (0, 1))

    def view(self, seat: int) -> BabylonView:
        return BabylonView(seat, self.to_play, tuple(self.piles))

    def clone(self) -> BabylonState:
        return BabylonState(self.piles.copy(), self.to_play, self.chance)

    def position(self) -> Json:
        return position_of(self.piles, self.to_play)

    def symmetry_key(self) -> Hashable:
        """Equal for positions that differ only in the names of colours and piles: they have equally many games."""
        return canonical(self.piles)


class BabylonRules:
    """The immutable facts of Babylon, with the tablets that its configuration names."""

    id = "babylon"
    version = 1
    options_model = BabylonOptions
    max_moves = PLACES - 1

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.material = Material.model_validate(config.material)

    def setup(self, options: BabylonOptions, seats: int, chance: Chance, first: int | None = None) -> BabylonState:
        """BA-01: the tablets, shuffled, as piles 1 to 12. Seat 0 begins unless ``first`` says otherwise."""
        self.config.check_seats(seats)
        if first not in (None, 0, 1):
            raise BadPosition(
                QT_TRANSLATE_NOOP("errors", "seat {seat} cannot begin: Babylon has seats 0 and 1"), seat=first
            )
        tablets = self.material.tablets()
        chance.shuffle(tablets)
        return BabylonState([(tablet,) for tablet in tablets], first or 0, chance)

    def from_position(
        self, position: Mapping[str, Any], options: BabylonOptions, seats: int, chance: Chance
    ) -> BabylonState:
        """The state of a position in the form of notation.md. Raises BadPosition (BadOptions for its ``options``,
        which decide nothing within a round)."""
        self.config.check_seats(seats)
        for key in position:
            if key not in ("piles", "to_play", "options"):
                raise BadPosition(
                    QT_TRANSLATE_NOOP(
                        "errors", "a position of Babylon has no '{key}' (only piles, to_play and options)"
                    ),
                    key=str(key)[:40],
                )
        own_options = position.get("options", {})
        if not isinstance(own_options, Mapping):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "options must be an object"))
        make_options(BabylonOptions, {**options.as_dict(), **own_options})
        to_play = position.get("to_play", 0)
        if type(to_play) is not int or to_play not in (0, 1):
            raise BadPosition(QT_TRANSLATE_NOOP("errors", "to_play must be 0 or 1"))
        if "piles" not in position:
            return self.setup(options, seats, chance, to_play)
        return BabylonState(piles_from(position["piles"], self.material.tablets()), to_play, chance)

    def parse_move(self, text: str) -> Lift:
        """``3>7``: lift pile 3 onto pile 7. Raises InvalidMove."""
        return lift_from(text)

    def redeal(self, view: BabylonView, chance: Chance) -> BabylonState:
        """Exactly the position seen: nothing is hidden."""
        return BabylonState(list(view.piles), view.to_play, chance)

    def match_format(self, options: BabylonOptions) -> MatchFormat:
        """BA-05."""
        return _FORMATS[options.match]

    def opening(
        self,
        options: BabylonOptions,
        birth_years: Sequence[int | None],
        previous: Outcome | None,
        chance: Chance,
    ) -> Opening:
        """Who chooses to play first or second: the youngest or somebody drawn at random in the first round (BA-02),
        later the loser of the round before (BA-05)."""
        if previous is not None and previous.loser is not None:
            return Opening(previous.loser, chooses=True, why="loser")
        years = [year for year in birth_years if year is not None]
        if options.chooser == "youngest" and len(years) == len(birth_years) and years.count(max(years)) == 1:
            return Opening(years.index(max(years)), chooses=True, why="youngest")
        return Opening(chance.below(len(birth_years)), chooses=True, why="drawn")

    def conserved(self, state: BabylonState) -> Hashable:
        """All tablets, whatever pile they are in."""
        return tuple(sorted(tablet for pile in state.piles for tablet in pile))


def make_rules(config: GameConfig) -> BabylonRules:
    """The rules with what ``config`` says about the material. Raises pydantic.ValidationError for bad material."""
    return BabylonRules(config)


def _illegal(move: Lift, lifted: Pile, onto: Pile) -> IllegalMove:
    """One sentence for somebody who tried ``move``."""
    if move.source == move.target:
        return IllegalMove(QT_TRANSLATE_NOOP("errors", "a pile cannot be laid on itself"))
    for number, pile in ((move.source, lifted), (move.target, onto)):
        if not pile:
            return IllegalMove(QT_TRANSLATE_NOOP("errors", "there is no pile {number} any more"), number=number)
    return IllegalMove(
        QT_TRANSLATE_NOOP(
            "errors", "piles {source} and {target} have neither the same height nor the same colour on top"
        ),
        source=move.source,
        target=move.target,
    )
