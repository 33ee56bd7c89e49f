"""The bench: everything a player's hand does in a turn of Stick & Stack, one frame after another. No Qt, no clock.

The bench moves bodies and writes the turn's record; what it means the judge says, who is asked while the turn goes on
(SS-06: a wrong colour is refused at once). Any call may come at any time: one that makes no sense now does nothing.
Lengths are in mm, times in s, angles in rad.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

from stackhub.games.stickstack import judge
from stackhub.games.stickstack.judge import ENOUGH_REFUSALS, Colours
from stackhub.games.stickstack.record import Attempt, Contact, Ending, Push, TurnRecord
from stackhub.games.stickstack.table import CupTable, StickContact
from stackhub.games.stickstack.table_attempt import Release, clashes
from stackhub.games.stickstack.table_carry import Carry, yaw_of
from stackhub.games.stickstack.table_keep import Before, left, resumed, unmoved, without
from stackhub.games.stickstack.table_quiet import Quiet
from stackhub.games.stickstack.table_rest import Rest, rest_under
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.games.stickstack.table_turn import Judgement, Mode, Refusal, Touch
from stackhub.games.stickstack.table_watch import Watch
from stackhub.physics.hand import Hand
from stackhub.physics.pose import Pose, Vec

_PREVIEW_FRAMES = 3
"""Frames for which a preview serves, as long as the stick is still."""


class Bench:
    """One tower, one hand, and the turn being played."""

    def __init__(
        self,
        table: CupTable,
        standing: Sequence[str],
        *,
        colours: Colours = "refuse",
        strict: bool = False,
        literal: bool = False,
    ) -> None:
        """`strict`: a foul ends the turn (SS-05); `literal`: one stick is enough for "every stick fell" (SS-10)."""
        self.table, self.scene = table, table.scene
        self.colours, self.strict, self.literal = colours, strict, literal
        self.hand = Hand(table.world)
        self.watch = Watch(table)
        self._lost: tuple[str, ...] = ()
        """What fell in the turn that begins again: it was left before its stick was let go of."""
        self._so_far: TurnRecord | None = None
        """What was done with its stick, until that is taken again."""
        self._begin(standing)

    # --- The turn ---------------------------------------------------------------------------------------------------

    def begin_turn(self, standing: Sequence[str], held: str | None = None) -> None:
        """The turn before is closed. Sticks that are not `standing` are taken off the table. `held`: the stick that was
        taken when the table was left; what was done with it then still counts."""
        self._open_hand()
        if self._so_far is not None and self._so_far.stick != held:
            self._so_far = None
        for name in [name for name in self.table.sticks if name not in standing]:
            self.table.remove_stick(name)
        self._begin(standing)

    def _begin(self, standing: Sequence[str]) -> None:
        self.standing = tuple(standing)
        self._lost = tuple(name for name in self._lost if name in standing)
        self.stick: str | None = None
        """The stick of this turn."""
        self.judgement: Judgement | None = None
        self.outcome: Literal["toppled", "all_fell", "foul"] | None = None
        self.refused = 0
        self._attempts: list[Attempt] = []
        self._carry: Carry | None = None
        self._release: Release | None = None
        self._before: Before | None = None
        self._last_tower: dict[str, Any] | None = None
        self._back = False
        """The stick is with the player again: kept, taken back, or after a foul."""
        self._kept = False
        self._decided_s: float | None = None
        self._over_s = 0.0
        self._quiet = Quiet(self.table)
        self._preview: tuple[int, Pose, Rest | None] | None = None
        self.watch.begin()

    @property
    def world(self) -> Any:
        """The world of the table; a new one each time a refused attempt is brought back."""
        return self.table.world

    @property
    def time_s(self) -> float:
        """Since the stick was taken."""
        return self.watch.time_s

    def take(self, stick: str, towards_deg: float = 0.0) -> None:
        """It appears in the hand, hanging over the tower, its length along `towards_deg` (0: the table's x axis).
        Raises KeyError for a stick that is on the table."""
        if self.stick is not None:
            return
        before, self._so_far = self._so_far, None
        if before is not None and before.stick == stick:
            self.watch.resume(before)
            self._attempts, self.refused = list(before.attempts), len(before.attempts)
        else:
            self.watch.begin(self._lost)
        self._lost = ()
        self.stick = stick
        turn = math.radians(towards_deg)
        high = max([self.scene.cup.above_table_mm, *(body.pose.z for body in self.table.sticks.values())])
        high += self.scene.bench.start_mm
        body = self.table.add_stick(stick, Pose(0.0, 0.0, high).turned(turn))
        self._carry = Carry(self.hand, self.table, body)

    @property
    def mode(self) -> Mode:
        if self.outcome is not None:
            return "over"
        if self._carry is not None:
            return "carry"
        if self._release is not None and self._release.attempt is None:
            return "judging"
        return "idle" if self.stick is None else "settling"

    @property
    def held(self) -> str | None:
        """The stick in the hand."""
        return None if self._carry is None else self._carry.body.name

    @property
    def is_still(self) -> bool:
        """A stick hangs in the hand where it is wanted and everything else rests: no frame would change anything."""
        return self._carry is not None and self.outcome is None and self._carry.is_still and self._quiet.is_quiet

    @property
    def can_close(self) -> bool:
        """The stick is placed, fallen, or back with the player: the next one may take (SS-09)."""
        return self._decided_s is not None

    @property
    def decided_for_s(self) -> float:
        """For how long the turn could have been closed; 0 while it cannot."""
        return 0.0 if self._decided_s is None else self.time_s - self._decided_s

    @property
    def rest_s(self) -> float:
        """For how long the turn could close and everything has been at rest; 0 while it is not."""
        if self._decided_s is None:
            return 0.0
        return max(0.0, min(self.world.still_s, self.time_s - self._decided_s))

    @property
    def can_keep(self) -> bool:
        """Whether the player may give up and lay the stick before them: after three refused attempts."""
        return self.held is not None and self.colours == "refuse" and self.refused >= ENOUGH_REFUSALS

    def keep(self) -> None:
        """Give up: the stick goes in front of the player."""
        if self.can_keep:
            self._take_back()
            self._kept = True

    @property
    def ending(self) -> Ending | None:
        """How the turn ends, were it closed now; None: it cannot be."""
        if self.outcome is not None:
            return self.outcome
        if self._kept:
            return "kept"
        return "closed" if self.can_close else None

    def record(self, end: Ending | None = None) -> TurnRecord:
        """The turn so far, as if it ended now; with `ending`, unless told. Raises ValueError when there is no stick."""
        if self.stick is None:
            raise ValueError("no stick was taken")
        self.watch.look_for_fallen(self.held)
        self._look_for_end()
        return self._record(end or self.ending or "closed")

    def _record(self, end: Ending) -> TurnRecord:
        assert self.stick is not None
        back = self._back or self._carry is not None
        return self.watch.record(self.stick, self.standing, tuple(self._attempts), end, back=back)

    # --- What the hand does -----------------------------------------------------------------------------------------

    def drag_to(self, centre_mm: Vec) -> None:
        """Want the centre of the stick there."""
        if self._carry is not None and all(map(math.isfinite, centre_mm)):
            self._carry.drag_to(centre_mm)

    def hover(self, x: float, y: float) -> None:
        """Want it over that point, at a height and with a pitch that follow from what is below."""
        if self._carry is not None and math.isfinite(x) and math.isfinite(y):
            self._carry.hover(x, y)

    def turn(self, yaw: float = 0.0, long: float = 0.0, cross: float = 0.0) -> None:
        """Turn it by so many rad about the vertical, its length and its width."""
        if self._carry is not None and all(map(math.isfinite, (yaw, long, cross))):
            self._carry.turn(yaw, long, cross)

    def give_back(self) -> None:
        """End whatever is going on safely: the stick rises clear of the tower and stays in the hand."""
        if self._carry is not None:
            self._carry.rise()

    @property
    def gap_mm(self) -> float | None:
        """Free air below the stick in the hand; None where there is nothing below."""
        return None if self._carry is None else self._carry.gap_mm()

    def may_release(self) -> Refusal | None:
        """None: it may be let go of now (SS-04). Otherwise why not."""
        if self._carry is None:
            return "empty"
        gap = self._carry.gap_mm()
        pose = self._carry.body.pose
        over = self._carry.relief().below(pose.x, pose.y, yaw_of(pose), self._carry.body.size_mm)
        if not over or pose.z < self.scene.lying_below_mm:
            return "beside"
        return None if gap is not None and gap <= self.scene.bench.release_mm else "high"

    @property
    def can_release(self) -> bool:
        return self.may_release() is None

    def release(self) -> Refusal | None:
        """Let go. Returns why not."""
        refused = self.may_release()
        if refused is not None or self._carry is None:
            return refused
        carry = self._carry
        self._last_tower = tower = unmoved(self.snapshot(), self._last_tower)
        self._before = Before(tower, carry.body.pose, self.watch.so_far(), carry.finds_height, carry.tilted)
        self._open_hand()
        self._release = Release(self.table, carry.body.name, self.time_s)
        self.judgement = None
        return None

    def _open_hand(self) -> None:
        self.hand.release()
        self._carry = None
        self._preview = None

    def _take_back(self) -> None:
        """The stick leaves the table, to the player's front."""
        self._open_hand()
        if self.stick in self.table.sticks:
            self.table.remove_stick(self.stick)
        self._back = True
        self._decided_s = self.time_s

    def _bring_back(self, *, hold: bool) -> None:
        """SS-06: the tower as it was before the release, the stick in the hand again, or with the player."""
        before, stick = self._before, self.stick
        assert before is not None
        assert stick is not None
        self.world.drive = None  # the old world knows the hand and the hand the world: let both go now
        self.table = CupTable.restored(self.scene, before.tower)
        self.watch.go_on_with(self.table, before.seen)
        self.hand = Hand(self.table.world)
        self._quiet = Quiet(self.table, rested=bool(before.tower["at_rest"]))
        self._before = self._release = None
        if hold:
            self._carry = Carry(self.hand, self.table, self.table.add_stick(stick, before.stick))
            self._carry.tilted = before.tilted
            self._carry.finds_height = before.finds_height
        else:
            self._take_back()

    # --- What may be seen -------------------------------------------------------------------------------------------

    def preview(self) -> Rest | None:
        """How the stick in the hand would lie, were it let go of, and what it would touch; by geometry alone."""
        if self._carry is None:
            return None
        body = self._carry.body
        here, frame = body.pose, self.world.frames
        if self._preview is None or frame - self._preview[0] >= _PREVIEW_FRAMES:
            found = rest_under(self.table, body.size_mm, here.x, here.y, yaw_of(here), body.name)
            self._preview = (frame, here, found)
        return self._preview[2]

    def touching(self) -> list[Touch]:
        """What touches what now; the contact between two sticks is told of both."""
        found = ((name, one) for name, contacts in self.table.all_contacts().items() for one in contacts)
        return [Touch(name, one, self.clashes(one)) for name, one in found if name != self.held]

    def clashes(self, contact: StickContact) -> bool:
        """Whether the colours that touch there may not (SS-04)."""
        return clashes(contact)

    def wrong_in(self, attempt: Attempt) -> tuple[Contact, ...]:
        """The contacts for which an attempt is refused (SS-06)."""
        return judge.wrong_contacts(attempt)

    def fouls(self) -> tuple[Push, ...]:
        """What was pushed with the stick in the hand, so far that it counts (SS-05)."""
        return tuple(push for push in self.watch.pushes() if judge.is_foul(push)) if self.watch.seen.pushed else ()

    def hanging(self) -> set[str]:
        return self.table.hanging() - {self.held or ""}

    def fallen(self) -> set[str]:
        return self.table.fallen() - {self.held or ""}

    # --- Time -------------------------------------------------------------------------------------------------------

    def frame(self) -> None:
        """Let one frame pass."""
        if self._carry is not None:
            self._carry.before()
        if not self.world.advance():
            return
        self._quiet.look(self.held)
        if self.stick is None:
            return
        self.watch.look(self.held)
        self._look_for_end()
        if self.outcome is None:
            self._look_at_release()
        elif self.time_s - self._over_s >= self.scene.bench.wreck.after_s:
            self.world.calm(self.scene.bench.wreck.times)

    def _look_for_end(self) -> None:
        """SS-10, SS-05: what ends the turn whatever the stick does. After a foul, or when every stick fell, the
        tower may still come down."""
        seen = self.watch.seen
        toppled = seen.cup_deg > judge.TOPPLED_CUP_DEG or seen.base_s >= judge.TOPPLED_BASE_S
        if self.outcome == "toppled" or self.stick is None:
            return
        if toppled and judge.is_toppled(self._record("toppled")):
            self._end("toppled")
        elif self.outcome == "all_fell":
            return
        elif seen.fell and len(seen.fell) >= len(self.standing) and self._all_fell():
            self._end("all_fell")
        elif self.strict and self.held is not None and self.fouls():
            self._end("foul")

    def _all_fell(self) -> bool:
        return judge.all_fell(self._record("all_fell"), self.standing, self.literal, self.colours)

    def _end(self, outcome: Literal["toppled", "all_fell", "foul"]) -> None:
        self.outcome, self._over_s = outcome, self.time_s
        if self._release is not None and self._release.attempt is None:
            self._lose_release()
        if self._carry is not None:  # what is in the hand goes to the player's front
            self._take_back()
        self._decided_s = self.time_s

    def _lose_release(self) -> None:
        assert self._release is not None
        self._release.lost()
        assert self._release.attempt is not None
        self._attempts.append(self._release.attempt)
        self.judgement = Judgement("fell", (), ())

    def _look_at_release(self) -> None:
        release = self._release
        if release is None:
            return
        if release.attempt is not None:
            self._look_at_lost(release)
            return
        if release.name in self.watch.seen.fell:
            self._lose_release()
            self._decided_s = self.time_s
            return
        release.look(self.time_s)
        if release.attempt is None or release.result is None:
            return
        wrong = self.wrong_in(release.attempt)
        self._attempts.append(release.attempt)
        result = "legal" if release.result == "wrong" and not wrong else release.result
        self.judgement = Judgement(result, release.attempt.contacts, wrong)
        if wrong and self.colours != "warn":
            self.refused += 1
            self._bring_back(hold=self.colours == "refuse")
        else:
            self._decided_s = self.time_s

    def _look_at_lost(self, release: Release) -> None:
        """What counted as fallen before it was judged, and hangs after all, is judged now."""
        lost = release.attempt is not None and release.attempt.judged_s is None and not self._back
        if lost and release.name not in self.watch.seen.fell and release.name in self.table.hanging():
            self._attempts.pop()
            self._release, self._decided_s, self.judgement = Release(self.table, release.name, release.at_s), None, None

    # --- Kept -------------------------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The tower as plain data (JSON), without the stick in the hand."""
        return without(self.table.snapshot(), self.held, at_rest=self._quiet.is_quiet)

    def left(self) -> dict[str, Any]:
        """The tower for whoever leaves in mid-turn: with what fell in it, which the turn then begins with (SS-08), and
        with what was done with the stick in the hand."""
        if self.stick is None:
            return left(self.snapshot(), self._lost, self._so_far)
        self.watch.look_for_fallen(self.held)
        return left(self.snapshot(), tuple(self.watch.seen.fell), None if self.held is None else self._record("closed"))

    @classmethod
    def resume(
        cls,
        scene: StickStackScene,
        data: Any,
        standing: Sequence[str],
        *,
        colours: Colours = "refuse",
        strict: bool = False,
        literal: bool = False,
    ) -> Bench:
        """A new bench with the tower of `snapshot` or `left`. Raises BadSave as `table_keep.resumed` does."""
        found = resumed(scene, data, standing, colours)
        bench = cls(found.table, standing, colours=colours, strict=strict, literal=literal)
        bench._lost, bench._so_far = found.fell, found.turn
        return bench
