"""The one hand: it leads the held body by a hidden ghost, with a spring that cannot pull harder than a hand may.

The ghost moves to where the body is wanted, never faster than the grip allows, and waits for a body that hangs back.
The body follows by a critically damped spring at the grabbed point whose force and torque are capped; the hand carries
the body's weight besides (without that a drawn block's droop levers the tower apart). Nothing here is kinematic: a
tight block simply does not come. Measured and chosen in docs/physics.md.
"""

from __future__ import annotations

from typing import Any

from panda3d.core import Point3, Quat, Vec3

from stackhub.engine.scene import Grip
from stackhub.physics.body import Body
from stackhub.physics.pose import Pose, Vec
from stackhub.physics.world import World

_MM_PER_M = 1000


class Hand:
    """Holds one body at a time, or nothing. It is the drive of its world from the moment it is made."""

    def __init__(self, world: World) -> None:
        self.world = world
        world.drive = self
        self._body: Body | None = None
        self._unit = world.physics.unit_mm
        self._per_n = _MM_PER_M / self._unit  # Bullet's unit of force, kg units/s², in one newton
        self._force = Vec3(0)

    # --- Holding ----------------------------------------------------------------------------------------------------

    @property
    def held(self) -> Body | None:
        return self._body

    def grab(self, body: Body, grip: Grip, *, at_mm: Vec = (0.0, 0.0, 0.0), along: Vec | None = None) -> None:
        """Take hold of `body` at a point of its own frame; it is wanted where it is until `aim` is called.

        `along` is the direction of a pull: the grip is stiff along it and gives across. Without it, it gives nowhere.
        Raises ValueError while something else is held (ST-09).
        """
        if self._body is not None:
            raise ValueError(f"the hand holds {self._body.name} already")
        self._body = body
        self._at = Vec3(*at_mm) / self._unit
        self._ghost, self._ghost_turn = body.path.get_pos(), body.path.get_quat()
        self._goal, self._goal_turn = Point3(self._ghost), Quat(self._ghost_turn)
        self._force = Vec3(0)
        self._inertia = Vec3(body.node.get_inertia())  # about the body's own axes
        self.use(grip, along=along)
        self.world.wake()

    def use(self, grip: Grip, *, along: Vec | None = None) -> None:
        """Hold in another way; the ghost starts again from where the body is, so nothing jumps."""
        body = self._require()
        self._along = Vec3(*along).normalized() if along is not None else None
        mass = body.mass_g / 1000
        self._grip = grip
        self._stiffness = mass * grip.follow_rad_s**2
        self._damping = 2 * mass * grip.follow_rad_s
        self._turn_stiffness = grip.turn_rad_s**2
        self._turn_damping = 2 * grip.turn_rad_s
        self._most = grip.force_n * self._per_n
        self._most_torque = grip.torque_n_mm / self._unit * self._per_n
        self._lead = grip.stretch * self._most / self._stiffness
        self._speed, self._spin = grip.speed_mm_s / self._unit, grip.spin_rad_s
        self._weight = Vec3(0, 0, mass * self.world.physics.gravity_mm_s2 / self._unit)
        self._ghost, self._ghost_turn = body.path.get_pos(), body.path.get_quat()

    def aim(self, pose: Pose, *, speed_mm_s: float | None = None) -> None:
        """Where the held body's centre is wanted, and how it is to lie; `speed_mm_s` may be below the grip's."""
        self._require()
        self._goal = Point3(pose.x / self._unit, pose.y / self._unit, pose.z / self._unit)
        self._goal_turn = Quat(*pose[3:])
        most = self._grip.speed_mm_s
        self._speed = (most if speed_mm_s is None else min(speed_mm_s, most)) / self._unit

    def limit(self, force_n: float) -> None:
        """Pull with at most this force (never more than the grip's) from now on: the player squeezes."""
        self._require()
        self._most = min(force_n, self._grip.force_n) * self._per_n
        self._lead = self._grip.stretch * self._most / self._stiffness

    def stop(self) -> None:
        """Want the held body where it is now."""
        body = self._require()
        self._goal, self._goal_turn = body.path.get_pos(), body.path.get_quat()
        self._ghost = Point3(self._goal)

    def release(self) -> None:
        """Let go. Does nothing when nothing is held, so that any interruption may call it."""
        self._body = None
        self._force = Vec3(0)
        self.world.wake()

    def _require(self) -> Body:
        if self._body is None:
            raise ValueError("the hand holds nothing")
        return self._body

    # --- What can be seen and felt ----------------------------------------------------------------------------------

    @property
    def force_n(self) -> Vec:
        """The force of the last step, without the carried weight."""
        force = self._force / self._per_n
        return force.x, force.y, force.z

    @property
    def strain(self) -> float:
        """The force as a share of the most it may be, 0 to 1."""
        if self._body is None:
            return 0.0
        return min(1.0, float(self._force.length()) / self._most)

    @property
    def ghost(self) -> Pose | None:
        """Where the hand has led to by now; None when nothing is held."""
        if self._body is None:
            return None
        p, q = self._ghost * self._unit, self._ghost_turn
        return Pose(p.x, p.y, p.z, q.get_r(), q.get_i(), q.get_j(), q.get_k())

    # --- Pushing ----------------------------------------------------------------------------------------------------

    def push(self, seconds: float) -> None:
        body = self._require()
        node, path = body.node, body.path
        place, turn = path.get_pos(), path.get_quat()
        spin = node.get_angular_velocity()
        arm = turn.xform(self._at)
        going = self._lead_ghost(seconds)
        self._turn_ghost(seconds)
        away = self._ghost + self._ghost_turn.xform(self._at) - place - arm
        speed = node.get_linear_velocity() + spin.cross(arm)

        scaled = self._give(away)
        reach = scaled.length()
        if reach > self._lead:  # the body hangs back: the ghost waits for it
            self._ghost -= away * (1 - self._lead / reach)
            scaled *= self._lead / reach
            going = Vec3(0)
        force = scaled * self._stiffness + self._give(going - speed) * self._damping
        strength = force.length()
        if strength > self._most:
            force *= self._most / strength
        torque = self._twist(turn, spin)
        torque.z += arm.x * force.y - arm.y * force.x  # fingers keep the tilt, but a pull at one end turns a block
        node.apply_torque(torque)
        node.apply_central_force(force + self._weight)
        self._force = force

    def _give(self, vector: Any) -> Any:
        """`vector` as far as the grip minds it: in full along the pull, less across and upright."""
        if self._along is None:
            return Vec3(vector)
        along = self._along * vector.dot(self._along)
        across = vector - along
        sideways, upright = self._grip.sideways, self._grip.upright
        return along + Vec3(across.x * sideways, across.y * sideways, across.z * upright)

    def _lead_ghost(self, seconds: float) -> Any:
        """Move the ghost one step towards the goal; return its velocity."""
        way = self._goal - self._ghost
        far, step = way.length(), self._speed * seconds
        if far > step:
            way *= step / far
        self._ghost += way
        return way / seconds

    def _turn_ghost(self, seconds: float) -> None:
        goal = self._goal_turn
        likeness = self._ghost_turn.dot(goal)
        if likeness < 0:
            goal, likeness = goal * -1.0, -likeness
        angle = (
            2 * (goal - self._ghost_turn).length()
        )  # for small angles; more than it for large ones, which only slows
        share = 1.0 if angle <= self._spin * seconds else self._spin * seconds / angle
        turned = self._ghost_turn * (1 - share) + goal * share
        turned.normalize()
        self._ghost_turn = turned

    def _twist(self, turn: Any, spin: Any) -> Any:
        back = turn.conjugate()
        error = back * self._ghost_turn
        lean = Vec3(error.get_i(), error.get_j(), error.get_k()) * (2 if error.get_r() >= 0 else -2)
        wanted = back.xform(lean * self._turn_stiffness - spin * self._turn_damping)
        inertia = self._inertia
        torque = turn.xform(Vec3(wanted.x * inertia.x, wanted.y * inertia.y, wanted.z * inertia.z))
        strength = torque.length()
        if strength > self._most_torque:
            torque *= self._most_torque / strength
        return torque
