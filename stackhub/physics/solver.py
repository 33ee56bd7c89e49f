"""Hands the solver's settings to Bullet, which reads them when a world or a body is made.

Panda3D offers iterations and "additional damping" only as configuration variables of the whole process: `configure` is
called before each world and each body, so that worlds with different settings may stand side by side.

A process that also uses Qt must import `PySide6.QtCore` before this module, or anything of Panda3D: on Windows the two
bring different C++ runtimes, and the other order can crash. This package itself never imports Qt.
"""

from __future__ import annotations

from panda3d.core import ConfigVariableBool, ConfigVariableDouble, ConfigVariableInt, loadPrcFileData

from stackhub.engine.scene import Physics

loadPrcFileData(
    "stackhub physics",
    # Without ShowBase nobody empties the cache of transform states: a world would slow down within minutes.
    "garbage-collect-states 0\n"
    # Declared here, so that they may be set at any time later.
    "bullet-solver-iterations 10\n"
    "bullet-additional-damping 0\n"
    "bullet-additional-damping-linear-factor 0.5\n"
    "bullet-additional-damping-linear-threshold 0.01\n"
    "bullet-additional-damping-angular-threshold 0.01\n",
)

_iterations = ConfigVariableInt("bullet-solver-iterations")
_damping = ConfigVariableBool("bullet-additional-damping")
_factor = ConfigVariableDouble("bullet-additional-damping-linear-factor")
_speed = ConfigVariableDouble("bullet-additional-damping-linear-threshold")
_spin = ConfigVariableDouble("bullet-additional-damping-angular-threshold")


def configure(physics: Physics) -> None:
    """Make `physics` hold for worlds and bodies made from now on."""
    _iterations.set_value(physics.iterations)
    _damping.set_value(physics.slow_damping is not None)
    if physics.slow_damping is not None:
        # Bullet compares both thresholds with squared speeds, and Panda3D hands them over as they are.
        _factor.set_value(physics.slow_damping.factor)
        _speed.set_value((physics.slow_damping.speed_mm_s / physics.unit_mm) ** 2)
        _spin.set_value(physics.slow_damping.spin_rad_s**2)
