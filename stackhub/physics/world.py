"""A world of bodies that is stepped by whole frames: no clock, no rendering, no threads.

The same calls in the same order give the same world to the last bit on one machine. Bullet keeps Python's lock while it
steps, so a second world for looking ahead belongs in a process of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from panda3d.bullet import BulletSphericalConstraint, BulletWorld
from panda3d.core import NodePath, Point3, PythonCallbackObject, Vec3

from stackhub.engine.scene import Physics, Stiction
from stackhub.physics.body import Body
from stackhub.physics.pose import Motion, Pose, Vec, distance_mm
from stackhub.physics.shapes import Shape
from stackhub.physics.solver import configure
from stackhub.physics.stiction import Holder

_STILL = Stiction(shift_mm=0.02, turn_rad=0.001, after_s=0.0)  # what counts as still in a world without stiction
_LITTLE_MORE = 1.00001  # rounding must not cost a frame one of its steps; Bullet keeps what is over


class Drive(Protocol):
    """Something that pushes bodies: the hand."""

    @property
    def held(self) -> Body | None:
        """The body it acts on now; None when it does nothing."""

    def push(self, seconds: float) -> None:
        """Apply the forces of the coming steps, which take so long. Called `push_hz` times a second while it holds."""


class StepForce(Protocol):
    """Something that acts between bodies at every step of the solver, as a spring does. It holds no world (Bullet
    keeps it, so the world would never go)."""

    def begin(self) -> None:
        """The nodes say where bodies are; until the next call they will not be renewed."""

    def push(self, seconds: float) -> None:
        """Act for one step, which takes so long. Called before each step."""


class World:
    """Bodies, gravity and a fixed step."""

    def __init__(self, physics: Physics, *, pauses: bool = True) -> None:
        """An empty world. With `pauses` false it is stepped even when everything is still (to measure it)."""
        configure(physics)
        self.physics = physics
        self.bullet: Any = BulletWorld()
        self.bullet.set_gravity(Vec3(0, 0, -physics.gravity_mm_s2 / physics.unit_mm))
        self.bodies: dict[str, Body] = {}
        """The bodies that move, in the order they were added."""
        self.drive: Drive | None = None
        self.frames = 0
        """Frames since the world was made; time passes while it is paused, too."""
        self.steps = 0
        """Steps of the solver since the world was made."""
        self._pauses = pauses
        self._root: Any = NodePath("world")
        self._fixed: list[Body] = []
        self._forces: list[StepForce] = []
        self._still_frames = 0
        self._holder = Holder(physics.stiction or _STILL, physics.unit_mm, holds=physics.stiction is not None)
        self._holds_from = round((physics.stiction.after_s if physics.stiction else 0.0) * physics.frame_hz)

    # --- Bodies -----------------------------------------------------------------------------------------------------

    def add(self, name: str, size_mm: Vec, mass_g: float, coefficient: float, pose: Pose) -> Body:
        """Add a box; a mass of 0 makes it part of the furniture, which never moves. Names are unique (KeyError)."""
        self._refuse_twice(name)
        return self._attach(Body(name, size_mm, mass_g, coefficient, root=self._root, unit_mm=self._ready()), pose)

    def add_compound(
        self,
        name: str,
        shapes: Sequence[Shape],
        pose: Pose,
        *,
        size_mm: Vec,
        mass_g: float,
        coefficient: float,
        inertia_g_mm2: Vec,
    ) -> Body:
        """Add a body of several shapes about its centre of mass; `size_mm` is the room it takes. Raises as `add`."""
        self._refuse_twice(name)
        body = Body(
            name,
            size_mm,
            mass_g,
            coefficient,
            root=self._root,
            unit_mm=self._ready(),
            shapes=shapes,
            inertia_g_mm2=inertia_g_mm2,
        )
        return self._attach(body, pose)

    def _refuse_twice(self, name: str) -> None:
        if name in self.bodies or any(body.name == name for body in self._fixed):
            raise KeyError(f"there is a body {name!r} already")

    def _ready(self) -> float:
        """Set the solver up for a body to be made; return the length of its unit."""
        configure(self.physics)
        return self.physics.unit_mm

    def _attach(self, body: Body, pose: Pose) -> Body:
        body.set_motion(Motion(pose))
        self.bullet.attach(body.node)
        if body.mass_g > 0:
            self.bodies[body.name] = body
        else:
            self._fixed.append(body)
        self.wake()
        return body

    def remove(self, body: Body) -> None:
        """Take a moving body out of the world. Raises KeyError when it is not in it."""
        del self.bodies[body.name]
        self.bullet.remove(body.node)
        body.path.remove_node()
        self.wake()

    def put(self, body: Body, motion: Motion) -> None:
        """Put a body somewhere, moving so."""
        body.set_motion(motion)
        self.wake()

    def kick(self, body: Body, impulse_g_mm_s: Vec) -> None:
        """Give a body a knock at its centre."""
        unit = self.physics.unit_mm
        body.node.apply_central_impulse(Vec3(*(part / 1000 / unit for part in impulse_g_mm_s)))
        self.wake()

    def pin(self, one: Body, at_one_mm: Vec, other: Body, at_other_mm: Vec) -> None:
        """Join two bodies at one point, given in the frame of each; they no longer collide with each other."""
        unit = self.physics.unit_mm
        joint = BulletSphericalConstraint(one.node, other.node, Point3(*at_one_mm) / unit, Point3(*at_other_mm) / unit)
        self.bullet.attach_constraint(joint, True)

    def act(self, force: StepForce) -> None:
        """Let a force act at every step from now on."""
        if not self._forces:
            forces, step_s = self._forces, 1 / self.physics.step_hz

            def each_step(_: object) -> None:
                for one in forces:
                    one.push(step_s)

            self.bullet.set_tick_callback(PythonCallbackObject(each_step), True)
        self._forces.append(force)

    def everything(self) -> Iterator[Body]:
        """The furniture, then the bodies that move."""
        yield from self._fixed
        yield from self.bodies.values()

    # --- Time -------------------------------------------------------------------------------------------------------

    def advance(self) -> bool:
        """Let one frame pass. Returns whether anything had to be stepped."""
        self.frames += 1
        held = self.drive.held if self.drive is not None else None
        if self.paused:
            self._still_frames += 1
            return False
        steps, step_s = self.physics.steps_per_frame, 1 / self.physics.step_hz
        if self.drive is None or held is None:
            self._step(steps)
        else:
            per_push = self.physics.step_hz // self.physics.push_hz
            for _ in range(steps // per_push):  # a call each: within one the hand sees where bodies were before it
                self.drive.push(per_push * step_s)
                self._step(per_push)
        self.steps += steps
        still = self.frames > self._holds_from and self._holder.still(self.bodies.values(), held)
        self._still_frames = self._still_frames + 1 if still else 0
        return True

    def _step(self, steps: int) -> None:
        for force in self._forces:
            force.begin()
        step_s = 1 / self.physics.step_hz
        self.bullet.do_physics(steps * step_s * _LITTLE_MORE, steps, step_s)

    def run(self, seconds: float) -> None:
        """Let so much time pass, in whole frames, at least one."""
        for _ in range(max(1, round(seconds * self.physics.frame_hz))):
            self.advance()

    def run_until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Let time pass until `done`, which is asked after every frame. Returns False when time ran out first."""
        for _ in range(max(1, round(seconds * self.physics.frame_hz))):
            self.advance()
            if done():
                return True
        return False

    def warm_up(self) -> float:
        """Let the solver find the loads between bodies that were put where they rest. Each is put back, without speed,
        after what would have been a frame; no frame passes, and stiction holds from now on. Returns how far, in mm, the
        body that strays most would have moved in the last of these frames: what does not rest there falls by 1.2 mm, or
        is pushed out of what it is in."""
        steps = self.physics.steps_per_frame
        kept = [(body, Motion(body.pose)) for body in self.bodies.values()]
        strayed = 0.0
        for _ in range(round(self.physics.warm_up_s * self.physics.frame_hz)):
            self._step(steps)
            strayed = max((distance_mm(body.pose, motion.pose) for body, motion in kept), default=0.0)
            for body, motion in kept:
                body.set_motion(motion)
        self.hold_now()
        return strayed

    def hold_now(self) -> None:
        """Let stiction hold every body where it is from now on."""
        for body in self.bodies.values():
            self._holder.anchor(body)
        self._holds_from = self.frames
        self.wake()

    def calm(self, times: float) -> None:
        """Widen the limits of stiction, to so many times what the scene says: for a wreck. Its blocks lie on tilted
        ones, where the solver lets them creep for minutes, faster than what a standing tower is held by. What falls or
        topples gets away from the wider limits as well: it keeps its speed."""
        self._holder.widen(times)

    def wake(self) -> None:
        """Step again, because something was changed from outside."""
        self._still_frames = 0

    @property
    def time_s(self) -> float:
        return self.frames / self.physics.frame_hz

    @property
    def still_s(self) -> float:
        """For how long no body has moved (beyond stiction's limits) and the hand has been empty."""
        return self._still_frames / self.physics.frame_hz

    @property
    def paused(self) -> bool:
        """Whether the next frame needs no stepping."""
        free = self.drive is None or self.drive.held is None
        return self._pauses and free and self.still_s > self.physics.pause_after_s
