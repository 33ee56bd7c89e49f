"""A body on a spring that buckles: what carries the cup of Stick & Stack.

The two bodies are joined at one point. The spring rights the upper one by a torque that grows with its lean, at first
steeply, and falls again where it buckles. That is what makes real topples.
"""

from __future__ import annotations

import math
from typing import Any

from panda3d.core import Quat, Vec3

from stackhub.engine.scene import Spring
from stackhub.physics.body import Body

_NO_TWIST_RAD = 0.6
"""Beyond this lean the twist about the lower body's axis means nothing any more."""


class BucklingSpring:
    """Rights `upper` on `lower`, whose z axes agree where it is at ease. A `StepForce` of their world."""

    def __init__(self, lower: Body, upper: Body, spring: Spring, *, unit_mm: float) -> None:
        self._lower, self._upper = lower, upper
        units = 1000 / unit_mm**2  # Bullet's unit of torque, kg units²/s², in one newton millimetre
        self._curve = [(math.radians(lean), torque * units) for lean, torque in spring.torque_n_mm]
        self._damping = spring.damping_n_mm_s * units
        self._twist = spring.twist_n_mm * units
        self._turn, self._lower_turn = Quat(), Quat()
        self._acting = Vec3(0)
        self._fresh = True

    def torque(self, lean_rad: float) -> float:
        """How hard it rights the upper body, in Bullet's units."""
        before, low = self._curve[0]
        for lean, torque in self._curve:
            if lean_rad < lean:
                return low + (torque - low) * (lean_rad - before) / (lean - before)
            before, low = lean, torque
        return low

    def begin(self) -> None:
        self._turn, self._lower_turn = self._upper.path.get_quat(), self._lower.path.get_quat()
        self._acting = Vec3(0)
        self._fresh = True

    def push(self, seconds: float) -> None:
        upper, lower = self._upper.node, self._lower.node
        spin, lower_spin = upper.get_angular_velocity(), lower.get_angular_velocity()
        if self._fresh:
            self._fresh = False
        else:  # within one call of the solver the node still says where the body was before it
            self._turn = _turned(self._turn, spin, seconds)
            self._lower_turn = _turned(self._lower_turn, lower_spin, seconds)
        turn, up = self._turn, self._lower_turn.xform(Vec3(0, 0, 1))
        axis = turn.xform(Vec3(0, 0, 1))
        across = axis.cross(up)
        sine = across.length()
        lean = math.atan2(sine, axis.dot(up))
        torque = across * (self.torque(lean) / sine) if sine > 1e-9 else Vec3(0)
        if lean < _NO_TWIST_RAD:
            ahead = self._lower_turn.conjugate().xform(turn.xform(Vec3(1, 0, 0)))
            torque -= up * (self._twist * math.atan2(ahead.y, ahead.x))
        torque -= (spin - lower_spin) * self._damping
        # A torque, not an impulse: that would be a speed before the slow are damped, and lose half of itself. What was
        # applied in an earlier step of the same call still acts.
        more = torque - self._acting
        upper.apply_torque(more)
        lower.apply_torque(-more)
        self._acting = torque


def _turned(turn: Any, spin: Any, seconds: float) -> Any:
    after = turn * Quat(1.0, *(spin * (seconds / 2)))
    after.normalize()
    return after
