"""What every test gets: no display, its own data folder, and a check that it cleaned up behind itself."""

import gc
import itertools
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import HealthCheck, settings

from tests.leftovers import nothing_left_over, pytest_runtest_makereport

__all__ = ["nothing_left_over", "pytest_runtest_makereport"]

# Timing belongs to benchmarks/, so no deadlines; CI repeats the same examples, a developer's runs explore.
_SLOW_IS_FINE = [HealthCheck.too_slow]
settings.register_profile("dev", deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile(
    "ci", deadline=None, suppress_health_check=_SLOW_IS_FINE, derandomize=True, print_blob=True, database=None
)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

_home_numbers = itertools.count()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked `long`, which take minutes")


def pytest_collection(session: pytest.Session) -> None:
    """Collecting makes hundreds of thousands of objects that all stay: looking for garbage among them finds none."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is here now stays until the end. After each test that leaves something, garbage is collected
    (tests/leftovers.py): without this that took longer than many of the tests."""
    gc.enable()
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked `long` unless `--long` is given."""
    if config.getoption("--long"):
        return
    long_ones = [item for item in items if item.get_closest_marker("long")]
    if long_ones:
        config.hook.pytest_deselected(items=long_ones)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture
def is_long(request: pytest.FixtureRequest) -> bool:
    """Whether `--long` was given: for tests that run in both lengths, with different counts."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(autouse=True)
def stackhub_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The test's own STACKHUB_HOME, which does not exist yet, as on a new machine."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_home_numbers))
    monkeypatch.setenv("STACKHUB_HOME", str(home))
    return home
