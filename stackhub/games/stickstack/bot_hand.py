"""A bot's hand at the wobbling cup: it looks, leads the stick over the place it has chosen, and lets go; frame by frame
and with the same calls as a person's hand.

How exactly it aims, how fast it moves and how long it waits until the stick hangs still is its level's `Skill`.
"""

from __future__ import annotations

import math
from typing import Literal

from stackhub.engine.chance import Chance
from stackhub.engine.game import Json
from stackhub.games.stickstack.bot_challenge import Source, patience_s
from stackhub.games.stickstack.bot_think import question_of
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.skill import Skill
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_carry import yaw_of
from stackhub.physics.pose import Pose

Stage = Literal["look", "ask", "lead", "hold", "wait", "done"]
_LOOK_S = 0.4
"""So long it looks before it reaches out: people follow with their eyes."""
_TURN_RAD_S = 2.0
_THERE_MM, _THERE_RAD = 0.3, 0.003
_MOST_LEAD_S, _MOST_HOLD_S = 8.0, 3.0
_MARGIN_S = 0.3
"""So much longer than a card asks it waits, where it asks for patience."""
_ENOUGH_S = 90.0
"""After so long in one turn it lays the stick in the middle, wherever it may: a turn has to end."""
_GIVES_UP_AFTER = 3
"""So many refusals of one stick it takes (SS-06), where giving up costs no more than the stick."""
_FINE = 2001


class BotHand:
    """The hands of one turn. It begins with whatever the bench is at: the stick hangs in the hand, or is let go of."""

    passes = False

    def __init__(
        self,
        bench: Bench,
        skill: Skill,
        chance: Chance,
        *,
        safe: bool,
        card: Card | None = None,
        source: Source | None = None,
    ) -> None:
        """`safe`: it plays with partners. `card`: a challenge is to be done (SS-15) with a stick out of `source`."""
        self._bench, self._skill, self._chance, self._safe = bench, skill, chance, safe
        self._card, self._source = card, source
        self._patience_s = 0.0 if card is None else patience_s(card) + _MARGIN_S
        self._frame_s = 1 / bench.scene.physics.frame_hz
        self._stage: Stage = "look"
        self._since_s = 0.0
        self._turn_s = 0.0
        self._question: Json | None = None
        self._goal = Pose(0.0, 0.0, 0.0)
        self._led = (0.0, 0.0)
        self._refused: list[Pose] = []
        self._asked = 0
        self._known_refusals = bench.refused

    @property
    def question(self) -> Json | None:
        return self._question

    @property
    def finished(self) -> bool:
        return self._stage == "done"

    def answer(self, answer: Json) -> None:
        """Reach for the place; the middle of the cup when there is none."""
        self._question = None
        given = answer.get("pose")
        pose = Pose(*given) if given else Pose(0.0, 0.0, 0.0).turned(self._share() * math.pi)
        self._aim_at(pose)

    def _aim_at(self, pose: Pose) -> None:
        skill = self._skill
        aim = pose.moved(skill.aim_mm * self._error(), skill.aim_mm * self._error())
        self._goal = aim.turned(math.radians(skill.aim_deg) * self._error())
        body = self._bench.table.sticks.get(self._bench.held or "")
        self._led = (0.0, 0.0) if body is None else (body.pose.x, body.pose.y)
        self._go("lead")

    def frame(self) -> None:
        """Act, before a frame of the bench."""
        self._since_s += self._frame_s
        self._turn_s += self._frame_s
        bench = self._bench
        if bench.outcome is not None or self._stage == "done":
            self._stage = "done"
            return
        if bench.held is None:
            self._after_letting_go()
        elif self._stage == "wait":  # refused: it is in the hand again (SS-06)
            self._think_again()
        elif self._stage == "look" and self._since_s >= _LOOK_S:
            self._ask()
        elif self._stage == "lead":
            self._lead()
        elif self._stage == "hold":
            self._hold()

    def _go(self, stage: Stage) -> None:
        self._stage, self._since_s = stage, 0.0

    def _ask(self) -> None:
        self._asked += 1
        if self._turn_s > _ENOUGH_S:
            self._aim_at(Pose(0.0, 0.0, 0.0).turned(self._share() * math.pi))
            return
        seed = self._chance.below(1 << 30)
        self._question = question_of(
            self._bench,
            self._skill,
            seed,
            avoid=self._refused,
            safe=self._safe,
            card=self._card,
            source=self._source,
        )
        self._go("ask")

    def _lead(self) -> None:
        """Over the place, turning on the way."""
        bench, goal = self._bench, self._goal
        body = bench.table.sticks[bench.held or ""]
        step = self._skill.speed_mm_s * self._frame_s
        x, y = self._led
        far = math.hypot(goal.x - x, goal.y - y)
        share = 1.0 if far <= step else step / far
        self._led = (x + share * (goal.x - x), y + share * (goal.y - y))
        bench.hover(*self._led)
        left = math.remainder(yaw_of(goal) - yaw_of(body.pose), math.tau)
        most = _TURN_RAD_S * self._frame_s
        if abs(left) > _THERE_RAD:
            bench.turn(yaw=max(-most, min(most, left)))
        near = math.hypot(goal.x - body.pose.x, goal.y - body.pose.y) < _THERE_MM + self._skill.aim_mm / 2
        if (near and abs(left) < 3 * _THERE_RAD) or self._since_s > _MOST_LEAD_S:
            self._go("hold")

    def _hold(self) -> None:
        """It hangs over the place: let go once it is still, or sooner, by haste."""
        bench = self._bench
        bench.hover(self._goal.x, self._goal.y)
        if bench.time_s < self._patience_s:
            return
        if self._since_s < self._skill.pause_s or not (bench.is_still or self._since_s > _MOST_HOLD_S):
            return
        if bench.release() is None:
            self._go("wait")
        elif self._turn_s > _ENOUGH_S or self._goal.place[:2] != (0.0, 0.0):
            self._goal = self._goal._replace(x=0.0, y=0.0)  # over the middle there is always something below
            self._go("lead")
        else:
            self._go("hold")

    def _after_letting_go(self) -> None:
        """Wait for the verdict; once the stick is decided on there is nothing more to do."""
        if self._stage != "wait":
            self._go("wait")
        if self._bench.can_close:
            self._stage = "done"

    def _think_again(self) -> None:
        bench = self._bench
        if bench.refused > self._known_refusals:
            self._known_refusals = bench.refused
            self._refused.append(self._goal)
        if bench.can_keep and len(self._refused) >= _GIVES_UP_AFTER:
            bench.keep()
            self._stage = "done"
            return
        bench.give_back()
        self._go("look")

    def _share(self) -> float:
        return self._chance.below(_FINE) / (_FINE - 1)

    def _error(self) -> float:
        """About normal: the sum of twelve shares has a spread of 1."""
        return sum(self._share() for _ in range(12)) - 6
