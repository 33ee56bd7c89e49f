"""A bot's hand in one turn of Stacko: it feels, pulls, carries and lays frame by frame, with the calls, the grip and
the forces that a person has. What to feel and what to take is asked as a question (`stackhub.games.stacko.bot_think`).
"""

from __future__ import annotations

from typing import Literal, Protocol

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.games.stacko.bot_carry import Carrying
from stackhub.games.stacko.bot_pull import Pulling
from stackhub.games.stacko.bot_sight import Question, feels, look
from stackhub.games.stacko.record import Place
from stackhub.games.stacko.skill import Skill
from stackhub.games.stacko.storeys import places
from stackhub.games.stacko.table_bench import Bench

_HURRY_S, _END_S = 60.0, 150.0
"""After so long it feels and gives back nothing any more; after so long it does nothing."""
_SETTLE_S = 0.3


class Step(Protocol):
    """A part of the turn that takes many frames."""

    def frame(self) -> bool:
        """Act before a frame of the bench. Returns whether it goes on."""
        ...


class BotHand:
    """`stackhub.engine.hands.Hands` at the bench."""

    def __init__(self, skill: Skill, bench: Bench, chance: Chance) -> None:
        self.skill, self.bench, self.chance = skill, bench, chance
        self.question: Json | None = None
        self.finished = False
        self._frame_s = 1 / bench.scene.physics.frame_hz
        self._passes = chance.chance_of(skill.passes)
        self._remembers = chance.chance_of(skill.remembers)
        self._touched: set[str] = set()
        """Blocks that it felt in this turn."""
        self._refused: list[str] = []
        self._worlds = skill.worlds
        self._to_feel: list[tuple[str, bool]] = []
        self._feeling: str | None = None
        self._felt_all = False
        self._step: Step | None = None
        self._to: Place | None = None
        self._lays = 0
        self._wait_s = skill.pause_s
        self._spent_s = 0.0

    # --- What the board asks ----------------------------------------------------------------------------------------

    @property
    def passes(self) -> bool:
        """ST-13: a hasty hand passes the die as soon as it may."""
        return self.finished and self._passes and self.bench.can_pass

    def answer(self, answer: Json) -> None:
        """What was thought; nothing, and it takes any block."""
        self.question = None
        if self._felt_all:
            self._take(answer)
            return
        self._to_feel = [(str(name), bool(good)) for name, good in answer.get("feel", [])]
        self._felt_all = not self._to_feel

    def frame(self) -> None:
        if self.question is not None or (self.finished and self._is_done):
            return
        self.finished = False  # what was laid has slid off: there is more to do
        self._spent_s += self._frame_s
        if self.bench.fall() is not None:
            self.finished = True
        elif self._spent_s > _END_S:
            self.bench.let_go()
            self.finished = True
        elif self._wait_s > 0:
            self._wait_s -= self._frame_s
        elif self._step is not None:
            if not self._step.frame():
                self._ended(self._step)
        elif self._feeling is not None:
            self._after_feeling()
        else:
            self._next()

    @property
    def _is_done(self) -> bool:
        return self.bench.missing == 0 or self.bench.fall() is not None or self._spent_s > _END_S

    # --- What comes next --------------------------------------------------------------------------------------------

    def _next(self) -> None:
        bench = self.bench
        work = bench.in_work
        if bench.mode in ("pull", "tool"):
            bench.give_back()  # somebody else was at it
        elif bench.mode not in ("idle", "carry"):
            return
        elif work is not None and work not in bench.laid:
            self._carry(work)
        elif bench.missing == 0:
            self.finished = True
        elif bench.probed_out is not None:
            self._pull(bench.probed_out, self._way_out(bench.probed_out), last=True)
        elif not self._felt_all and self._to_feel:
            self._feel(*self._to_feel.pop(0))
        else:
            self._ask()

    @property
    def _hurries(self) -> bool:
        return self._spent_s > _HURRY_S

    @property
    def _last(self) -> bool:
        """Whether it takes what it has, whatever comes along."""
        return self._hurries or len(self._refused) >= self.skill.patience

    def _ask(self) -> None:
        bench, skill = self.bench, self.skill
        legal = self._legal()
        if not legal:
            self.finished = True
            return
        if self._hurries or skill.taps == 0:
            self._felt_all = True
        self.question = Question(
            scene=bench.scene,
            skill=skill,
            seed=self.chance.below(2**31),
            storeys=bench.storeys,
            seen=look(bench),
            felt=feels(bench, self._known()),
            legal=tuple(legal),
            refused=tuple(self._refused),
            worlds=0 if self._last else self._worlds,
            wants="take" if self._felt_all else "feel",
        ).model_dump(mode="json")

    def _legal(self) -> list[str]:
        duty = self.bench.duty
        return [name for name in places(self.bench.storeys) if duty.is_legal(name) and duty.refuses(name) is None]

    def _known(self) -> set[str]:
        """The blocks of which it knows how they felt: those that it touched, and if it remembers, whatever was felt by
        anybody where it still lies. What was moved lies elsewhere now."""
        if not self._remembers:
            return self._touched
        old = self.bench.scene.tower.storeys
        return self._touched | {name for name, place in places(self.bench.storeys).items() if place[0] < old}

    # --- Feeling ----------------------------------------------------------------------------------------------------

    def _feel(self, block: str, good: bool) -> None:
        self._wait_s = 0.0
        if self.bench.tap(block) is None:
            self._feeling, self._good = block, good

    def _after_feeling(self) -> None:
        if self.bench.mode != "idle":
            return
        block, self._feeling = self._feeling, None
        self._wait_s = self.skill.pause_s
        if block is None:
            return
        self._touched.add(block)
        felt = self.bench.felt.get(block)
        self._felt_all = not self._to_feel or (self._good and felt is not None and felt.kind == "loose")

    # --- Pulling ----------------------------------------------------------------------------------------------------

    def _take(self, answer: Json) -> None:
        legal = self._legal()
        block = answer.get("take")
        if block not in legal:
            block = self.chance.choice(legal) if legal else ""
        self._worlds = max(0, self._worlds - int(answer.get("worlds", 0)))
        self._to = (answer["to"][0], answer["to"][1]) if "to" in answer else None
        self._pull(block, 1 if answer.get("way", 1) > 0 else -1, last=self._last)

    def _way_out(self, block: str) -> Literal[1, -1]:
        return 1 if self.bench.watch.out_mm(block) > 0 else -1

    def _pull(self, block: str, way: Literal[1, -1], *, last: bool) -> None:
        pulling = Pulling(self.bench, self.skill, self.chance, block, way, last=last)
        self._wait_s = self.skill.pause_s
        self._step = pulling if pulling.begin() else None
        if self._step is None and block not in self._refused:
            self._refused.append(block)

    def _carry(self, block: str) -> None:
        skill = self.skill
        if self._lays:  # whoever missed takes more care, and then another place
            skill = skill.model_copy(update={"aim_mm": 0.0, "aim_deg": 0.0, "tremor_mm": 0.0})
        found = sorted(self.bench.open_places())
        if self._lays > 1:
            self._to = found[self._lays % len(found)]
        carrying = Carrying(self.bench, skill, self.chance, block, self._to, wide=self._lays > len(found) + 1)
        self._lays += 1
        self._step = carrying if carrying.begin() else None

    def _ended(self, step: Step) -> None:
        self._step = None
        if isinstance(step, Pulling):
            if self.bench.mode == "carry":
                self._lays = 0
                self._carry(step.block)
                return
            self._refused.append(step.block)
            self._touched.add(step.block)
        else:
            self._begin_anew()
        self._wait_s = _SETTLE_S

    def _begin_anew(self) -> None:
        """A block was laid: for the second of two it thinks anew."""
        if self.bench.in_work in self.bench.laid:
            self._felt_all, self._to_feel, self._to = False, [], None
