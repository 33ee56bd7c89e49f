"""The wheel: carries the top-level folders and compiled translations, and an installed copy finds them."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDERS = ("config", "models", "scenes")


def _run(*command: str, cwd: Path, **variables: str) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | variables
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real wheel, built by the project's own backend."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel installed, without its dependencies (the running Python has them)."""
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--disable-pip-version-check"]
    _run(*pip, "--target", str(target), str(wheel), cwd=target)
    return target


def test_every_file_of_the_folders_is_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in FOLDERS:
        files = [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        assert files
        assert {f"stackhub/_data/{path.relative_to(ROOT).as_posix()}" for path in files} <= names


def test_every_translation_is_compiled_into_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = [path.stem for path in (ROOT / "stackhub" / "translations").glob("*.ts")]
    assert {f"stackhub/translations/{stem}.qm" for stem in sources} <= names
    assert {"stackhub_en", "stackhub_fr"} <= set(sources)


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"stackhub", "stackhub-0.1.0.dist-info"}
    assert "stackhub/py.typed" in names
    assert not [name for name in names if "__pycache__" in name]


def test_an_installed_copy_finds_its_folders(installed: Path, tmp_path: Path) -> None:
    code = """import stackhub.resources as r
found = r.config_dir(), r.scenes_dir(), r.models_dir(), r.translations_dir(), r.help_dir("babylon")
print(r.__file__, *found, sep="\\n")
"""
    lines = _run(sys.executable, "-c", code, cwd=tmp_path, PYTHONPATH=str(installed)).splitlines()
    package = installed / "stackhub"
    assert [Path(line) for line in lines] == [
        package / "resources.py",
        package / "_data" / "config",
        package / "_data" / "scenes",
        package / "_data" / "models",
        package / "translations",
        package / "games" / "babylon" / "help",
    ]
    assert all(Path(line).exists() for line in lines)


def test_an_installed_copy_has_the_command(installed: Path, tmp_path: Path) -> None:
    """`stackhub --help` runs through the entry point that the wheel declares."""
    code = (
        "import sys; from importlib.metadata import distribution; "
        "(entry,) = distribution('stackhub').entry_points.select(group='console_scripts', name='stackhub'); "
        "sys.argv = ['stackhub', '--help']; entry.load()()"
    )
    assert "table" in _run(sys.executable, "-c", code, cwd=tmp_path, PYTHONPATH=str(installed))
