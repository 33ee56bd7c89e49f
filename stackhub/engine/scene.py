"""What the numbers of a physical table mean, as plain checked data.

The values come from scenes/*.yaml (read by `stackhub.store.scenes`) and become Bullet bodies in `stackhub.physics`.
They are described here because both sides need the words and neither may import the other. A game's own table puts
these parts together in one model of its file. Lengths are in mm, masses in g, times in s, forces in N, angles in rad.
"""

from __future__ import annotations

import itertools
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, model_validator

Positive = Annotated[float, Field(gt=0, allow_inf_nan=False)]
NotNegative = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Share = Annotated[float, Field(ge=0, le=1)]


class Part(BaseModel):
    """A part of a scene: unknown keys are refused, and nothing changes once it is loaded."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SlowDamping(Part):
    """Bullet's "additional damping": takes speed from bodies that are nearly still, and from no others."""

    speed_mm_s: Positive
    """Only bodies slower than this are damped."""
    spin_rad_s: Positive
    """Only bodies turning more slowly than this are damped."""
    factor: Annotated[float, Field(gt=0, lt=1)]
    """What is left of the speed after each step."""


class Stiction(Part):
    """Static friction: a body that hardly moved during a frame is put back, and keeps its speed or a share of it."""

    shift_mm: Positive
    """Less movement than this within one frame is taken back."""
    turn_rad: Positive
    """Less turning than this within one frame is taken back."""
    after_s: NotNegative
    """Age of the world from which on this is done: freshly built bodies first find their contacts."""
    keeps: Annotated[float, Field(ge=0, le=1)] = 1.0
    """The share of its speed that a body keeps when it is put back, beyond the speed of what carries it."""


class Physics(Part):
    """How a world is stepped."""

    unit_mm: Annotated[float, Field(ge=0.1, le=1000)]
    """Length of one unit of the solver, which works best with bodies of about one unit."""
    gravity_mm_s2: Positive
    frame_hz: Annotated[int, Field(ge=1)]
    """Frames of the world per simulated second; a frame is the unit of recording and of stiction."""
    step_hz: Annotated[int, Field(ge=1)]
    """Steps of the solver per simulated second; a multiple of `frame_hz`."""
    push_hz: Annotated[int, Field(ge=1)]
    """How often the hand's force is renewed per simulated second; divides `step_hz`, a multiple of `frame_hz`."""
    iterations: Annotated[int, Field(ge=1, le=100)]
    """Iterations of the solver per step."""
    slow_damping: SlowDamping | None = None
    stiction: Stiction | None = None
    pause_after_s: NotNegative
    """Nothing is stepped once every body has been still, and the hand empty, for so long."""
    touch_mm: NotNegative
    """Surfaces nearer than this touch, even when they carry no load at the moment."""
    warm_up_s: NotNegative
    """How long restored bodies are kept in place while the solver finds the loads between them."""

    @model_validator(mode="after")
    def _whole_steps(self) -> Physics:
        if self.step_hz % self.frame_hz:
            raise ValueError(f"should have a step_hz that is a multiple of frame_hz ({self.frame_hz})")
        if self.step_hz % self.push_hz or self.push_hz % self.frame_hz:
            raise ValueError(f"should have a push_hz that divides step_hz ({self.step_hz}) into whole pushes a frame")
        return self

    @property
    def steps_per_frame(self) -> int:
        return self.step_hz // self.frame_hz


class Slab(Part):
    """The table top: a box that never moves, its upper face at height 0."""

    length_mm: Positive
    width_mm: Positive
    thickness_mm: Positive
    friction: NotNegative
    """Coulomb friction against a game piece."""


class Block(Part):
    """A box that moves: x along its length, y along its width, z along its height."""

    length_mm: Positive
    width_mm: Positive
    height_mm: Positive
    mass_g: Positive
    friction: NotNegative
    """Coulomb friction against a game piece."""

    @property
    def size_mm(self) -> tuple[float, float, float]:
        return self.length_mm, self.width_mm, self.height_mm


class Grip(Part):
    """How firmly the hand holds: a spring and damper between the held point and a ghost that leads it."""

    follow_rad_s: Positive
    """Natural frequency of the spring, critically damped: how quickly the piece follows."""
    sideways: Share = 1.0
    """Stiffness across the pull, as a share of that along it: fingers give."""
    upright: Share = 1.0
    """Vertical stiffness, as a share: a piece being pulled out must be free to follow its storey."""
    turn_rad_s: Positive
    """Natural frequency of the spring that keeps the piece's orientation."""
    force_n: Positive
    """The hand never pushes harder, beyond carrying the piece's own weight."""
    torque_n_mm: Positive
    """The hand never twists harder."""
    speed_mm_s: Positive
    """The ghost never moves faster."""
    spin_rad_s: Positive
    """The ghost never turns faster."""
    stretch: Annotated[float, Field(ge=1, le=10)]
    """The ghost waits for a piece that hangs back: it never leads by more than this many times what the full force
    needs, so that nothing shoots off when it comes free."""


class Spring(Part):
    """A spring that carries one body on another and buckles when it leans too far."""

    torque_n_mm: Annotated[tuple[tuple[NotNegative, NotNegative], ...], Field(min_length=2)]
    """Righting torque by lean: pairs of degrees and N·mm, straight between them, the last one's from there on."""
    damping_n_mm_s: NotNegative
    """Torque against each rad/s between the two bodies."""
    twist_n_mm: NotNegative
    """Torque against each rad about the axis."""

    @model_validator(mode="after")
    def _ordered(self) -> Spring:
        leans = [lean for lean, _ in self.torque_n_mm]
        if self.torque_n_mm[0] != (0, 0) or any(a >= b for a, b in itertools.pairwise(leans)):
            raise ValueError("the torques should begin with [0, 0], and the leans grow")
        return self


class Hold(Part):
    """Limits of stiction of one kind of body, other than those of the world."""

    shift_mm: Positive
    turn_rad: Positive
