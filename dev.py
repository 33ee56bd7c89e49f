#!/usr/bin/env python3
"""Run StackHub from a checkout. Needs only Python: the first start makes .venv and installs what is pinned.

python3 dev.py play [arguments of stackhub]       start StackHub
python3 dev.py test [--long] [pytest arguments]   run the tests
python3 dev.py tour [--out DIR]                   draw every screen into PNG files, without a display
python3 dev.py package [--check] [WHAT]           make the installers that can be made here, and try them out
python3 dev.py bench [--write] [--only WHAT]      measure what docs/performance.md promises, in one table
python3 dev.py lint                               run the linters, the type checker and the import contracts
"""

from __future__ import annotations

import ctypes
import glob
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
VENV_PYTHON = os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "stackhub-installed.json")  # what is installed, so that the next start skips pip
UNFINISHED = os.path.join(VENV, "stackhub-unfinished")  # there while .venv is being made: if it stays, start over

VERSIONS = ((3, 13), (3, 12), (3, 11))
# What each group needs beside the program.
EXTRAS = {"play": ("arena",), "dev": ("cluster", "test", "dev"), "package": ("package",)}

# What PySide6 and Panda3D load from a Linux system: the library, and the Debian package that brings it.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
WINDOW_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


class SetUpError(Exception):
    """Something the person has to do first; the message says what, in a sentence or two."""


def say(message):
    """Tell the person what is going on; on stderr, so that stdout belongs to the program that is started."""
    print("dev.py: " + message, file=sys.stderr, flush=True)


# --- A suitable Python -----------------------------------------------------------------------------------------------


def is_suitable(version):
    return tuple(version[:2]) in VERSIONS


def can_make_venv():
    try:
        import ensurepip  # noqa: F401 - Debian keeps it in a package of its own
        import venv  # noqa: F401
    except ImportError:
        return False
    return True


def candidates():
    """Yield the commands that may be a suitable Python, other than the running one."""
    for major, minor in VERSIONS:
        found = shutil.which("python%d.%d" % (major, minor))
        if found:
            yield [found]
    pyenv = os.environ.get("PYENV_ROOT") or os.path.join(os.path.expanduser("~"), ".pyenv")
    for version in VERSIONS:
        name = "%d.%d.*" % version
        if os.name == "nt":
            found = glob.glob(os.path.join(pyenv, "pyenv-win", "versions", name, "python.exe"))
        else:
            found = glob.glob(os.path.join(pyenv, "versions", name, "bin", "python"))
        for path in sorted(found, reverse=True):
            yield [path]
    if os.name == "nt" and shutil.which("py"):
        for version in VERSIONS:
            yield ["py", "-%d.%d" % version]


def has_suitable(command, module):
    """Whether this command is a Python of a suitable version that can import `module`."""
    question = "import sys, %s; print(*sys.version_info[:2])" % module
    try:
        answer = subprocess.check_output(
            [*command, "-c", question], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60
        )
        return is_suitable([int(number) for number in answer.split()])
    except (OSError, ValueError, subprocess.SubprocessError):
        return False  # a shim without a Python behind it, a broken link, a Python without that module


def find_python():
    """Return the command of a suitable Python that can make a virtual environment, or None."""
    return next((command for command in candidates() if has_suitable(command, "ensurepip")), None)


def another_python():
    """Return the command of the Python to go on with instead of the running one, or None to go on with this one."""
    if is_suitable(sys.version_info) and (can_make_venv() or is_installed("play")):
        return None
    found = find_python()
    if found is None and not is_suitable(sys.version_info):
        raise SetUpError(
            "StackHub needs Python 3.11, 3.12 or 3.13, and none was found. Looked at: the Python that runs this "
            "(%d.%d, %s); python3.13, python3.12 and python3.11 on PATH; the folder of pyenv%s. Please install one."
            % (*sys.version_info[:2], sys.executable, "; the py launcher" * (os.name == "nt"))
        )
    return found


# --- System libraries ------------------------------------------------------------------------------------------------


def is_root():
    return hasattr(os, "geteuid") and os.geteuid() == 0


def can_load(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts():
    folders = ("/usr/share/fonts", "/usr/local/share/fonts", os.path.expanduser("~/.local/share/fonts"))
    return any(
        name.endswith((".ttf", ".otf", ".pfb")) for top in folders for _, _, names in os.walk(top) for name in names
    )


def missing_packages(dev):
    """Return the Debian packages this Linux lacks: those nothing works without, and those only windows need."""
    needed = sorted(package for library, package in QT_LIBRARIES.items() if not can_load(library))
    wanted = sorted(package for library, package in WINDOW_LIBRARIES.items() if not can_load(library))
    if not has_fonts():
        wanted.append("fonts-dejavu-core")
    if dev and is_root() and not shutil.which("Xvfb"):
        wanted.append("xvfb")  # the tests that open a real window; they are left out without it
    return needed, wanted


def apt_install(packages):
    """Install Debian packages as root; refresh the package lists only if the first try fails."""
    say("installing system packages: " + " ".join(packages))
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (install, ["apt-get", "update", "-qq"], install):
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if command is install and done.returncode == 0:
            return
    say("apt-get failed: " + done.stdout.decode(errors="replace").strip())


def check_system_libraries(dev):
    """Install what Qt needs from the system where that is possible, or say the one command that does."""
    if not sys.platform.startswith("linux"):
        return
    needed, wanted = missing_packages(dev)
    if not needed and not wanted:
        return
    has_apt = shutil.which("apt-get")
    if has_apt and is_root():
        apt_install(needed + wanted)
        needed, wanted = missing_packages(dev)
    advice = "please run: sudo apt-get install " + " ".join(needed + wanted)
    if not has_apt:
        libraries = dict(QT_LIBRARIES, **WINDOW_LIBRARIES)
        names = [library for library, package in libraries.items() if package in needed + wanted]
        names += ["a font (DejaVu, for example)"] * ("fonts-dejavu-core" in wanted)
        advice = "please install what brings " + ", ".join(names)
    if needed:
        raise SetUpError("Qt needs system libraries that are missing; " + advice)
    if wanted:
        say("windows may not open without system libraries that are missing; " + advice)


# --- The virtual environment -----------------------------------------------------------------------------------------


def requirements(group):
    """Return the pinned requirements of pyproject.toml: of the program, with the extras that `group` asks for."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    return project["dependencies"] + [wanted for extra in EXTRAS[group] for wanted in extras[extra]]


def fingerprint(group):
    """Return what has to be equal for an environment to be usable as it is: its Python and the requirements."""
    try:
        with open(os.path.join(VENV, "pyvenv.cfg"), encoding="utf-8") as file:
            python = file.read()
    except OSError:
        python = ""
    return hashlib.sha256(json.dumps([python, sorted(requirements(group))]).encode()).hexdigest()


def read_stamp():
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_installed(group):
    if not os.path.exists(VENV_PYTHON) or os.path.exists(UNFINISHED):
        return False
    return read_stamp().get(group) == fingerprint(group)


def venv_is_usable():
    """Whether .venv is whole enough to install into: of a suitable Python, with pip, and not left half made."""
    return not os.path.exists(UNFINISHED) and has_suitable([VENV_PYTHON], "pip")


def make_venv():
    if os.path.lexists(VENV):
        say("making .venv anew: the one there is not usable")
        shutil.rmtree(VENV)
    if not can_make_venv():
        package = "python%d.%d-venv" % sys.version_info[:2]
        if not (shutil.which("apt-get") and is_root()):
            raise SetUpError(
                "This Python cannot make virtual environments; please run: sudo apt-get install " + package
            )
        apt_install([package])
    say("making .venv with Python %d.%d" % sys.version_info[:2])
    os.mkdir(VENV)
    open(UNFINISHED, "w").close()
    if subprocess.call([sys.executable, "-m", "venv", VENV], stdin=subprocess.DEVNULL, stdout=sys.stderr) != 0:
        raise SetUpError("The virtual environment could not be made; the reason stands above.")


def install(group):
    """Make .venv hold what `group` needs. Quick when it does already; a start that was interrupted is made good."""
    if not is_installed(group):
        check_system_libraries(dev=group == "dev")
        if not venv_is_usable():
            make_venv()
        wanted = requirements(group)
        say("installing " + ", ".join(wanted) + " (once; this may take some minutes)")
        open(UNFINISHED, "w").close()
        quiet = [] if sys.stderr.isatty() else ["--quiet"]
        pip = [VENV_PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *quiet]
        failed = subprocess.call(pip + wanted, stdin=subprocess.DEVNULL, stdout=sys.stderr)
        os.remove(UNFINISHED)  # a pip that ended by itself leaves an environment that it can go on with
        if failed:
            raise SetUpError("pip could not install what StackHub needs; the reason stands above.")
        stamp = dict(read_stamp(), **{name: fingerprint(name) for name in {group, "play"}})
        with open(STAMP, "w", encoding="utf-8") as file:
            json.dump(stamp, file)
    write_launcher(ROOT)
    compile_translations()


LAUNCHER = """#!/bin/sh
# Made by dev.py: the command `stackhub` of this checkout.
root=$(cd "$(dirname "$0")/../.." && pwd)
PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}" exec "$root/.venv/bin/python" -m stackhub "$@"
"""
WINDOWS_LAUNCHER = """@rem Made by dev.py: the command stackhub of this checkout.\r
@set PYTHONPATH=%~dp0..\\..;%PYTHONPATH%\r
@"%~dp0python.exe" -m stackhub %*\r
"""


def write_launcher(root):
    """Put the command `stackhub` into the environment, as installing the project would."""
    if os.name == "nt":
        path, text = os.path.join(root, ".venv", "Scripts", "stackhub.cmd"), WINDOWS_LAUNCHER
    else:
        path, text = os.path.join(root, ".venv", "bin", "stackhub"), LAUNCHER
    if os.path.exists(path):
        with open(path, newline="", encoding="utf-8") as file:
            if file.read() == text:
                return
    with open(path, "w", newline="", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o755)


def compile_translations():
    """Compile the .ts files whose .qm is missing or older."""
    for source in glob.glob(os.path.join(ROOT, "stackhub", "translations", "*.ts")):
        compiled = source[:-3] + ".qm"
        if not os.path.exists(compiled) or os.path.getmtime(compiled) < os.path.getmtime(source):
            if run_python(["-m", "stackhub.translations.compile"], stdout=sys.stderr) != 0:
                raise SetUpError("The translations could not be compiled; the reason stands above.")
            return


# --- The commands ----------------------------------------------------------------------------------------------------


def run_python(arguments, cwd=None, stdout=None, **variables):
    """Run .venv's Python on this checkout and return its exit code."""
    path = os.pathsep.join([ROOT] + [p for p in [os.environ.get("PYTHONPATH")] if p])
    environment = dict(os.environ, PYTHONPATH=path, **variables)
    child = subprocess.Popen([VENV_PYTHON, *arguments], cwd=cwd, env=environment, stdout=stdout)
    interrupted = False
    while True:
        try:
            code = child.wait()
        except KeyboardInterrupt:
            if interrupted:
                child.terminate()  # asked twice
            interrupted = True  # the child got it too, and knows best how to end
            continue
        return code if code >= 0 else 128 - code  # ended by a signal: as a shell says it


def play(arguments):
    install("play")
    # The program asks for the display itself, and only when it opens a window.
    return run_python(["-m", "stackhub", *arguments])


def test(arguments):
    install("dev")
    if not any(argument.startswith(("-n", "-p", "--pdb")) or not argument.startswith("-") for argument in arguments):
        # The whole suite uses the machine: each worker begins with a part of its own, and helps the others at the end.
        arguments = ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal", *arguments]
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="stackhub-test-") as home:
        # Hundreds of tests start StackHub in a process of its own: compiled once is enough.
        return run_python(
            ["-m", "pytest", *arguments],
            cwd=ROOT,
            QT_QPA_PLATFORM=platform,
            STACKHUB_HOME=home,
            PYTHONDONTWRITEBYTECODE="",
        )


def tour(arguments):
    install("play")
    return run_python(["-m", "stackhub.shell.tour"] + (arguments or ["--out", "tour"]), QT_QPA_PLATFORM="offscreen")


def lint(arguments):
    install("dev")
    import_linter = (
        "import sys; from importlinter.cli import lint_imports_command as lint; sys.argv[0] = 'lint-imports'; lint()"
    )
    checks = (
        ("ruff check", ["-m", "ruff", "check", "."]),
        ("ruff format", ["-m", "ruff", "format", "--check", "."]),
        ("mypy", ["-m", "mypy"]),
        ("import contracts", ["-c", import_linter]),
    )
    failed = []
    for name, command in checks:
        say(name)
        if run_python(command, cwd=ROOT) != 0:
            failed.append(name)
    if failed:
        say("failed: " + ", ".join(failed))
    return 1 if failed else 0


def package(arguments):
    install("package")
    return run_python([os.path.join(ROOT, "packaging", "package.py"), *arguments], cwd=ROOT)


def bench(arguments):
    install("dev")
    make_peers()
    return run_python([os.path.join(ROOT, "benchmarks", "bench.py"), *arguments], cwd=ROOT)


def make_peers():
    """The environment of those that StackHub is measured against, made once; without it their figures are left out."""
    peers = os.path.join(ROOT, "build", "peers")
    python = os.path.join(peers, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
    wanted = os.path.join(ROOT, "benchmarks", "peers.txt")
    stamp = os.path.join(peers, "stackhub.stamp")
    if os.path.exists(stamp) and os.path.getmtime(stamp) >= os.path.getmtime(wanted):
        return
    say("installing the peers of the benchmarks into build/peers")
    made = run_python(["-m", "venv", peers]) == 0
    if not made or subprocess.call([python, "-m", "pip", "install", "-q", "-r", wanted]) != 0:
        say("The peers could not be installed (is there a network?): their figures are left out.")
        return
    with open(stamp, "w", encoding="utf-8"):
        pass


COMMANDS = {"play": play, "test": test, "tour": tour, "lint": lint, "package": package, "bench": bench}


def main(arguments):
    if not arguments or arguments[0] not in COMMANDS:
        asked = arguments[:1] in (["-h"], ["--help"], ["help"])
        print(__doc__.strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        other = another_python()
        if other:
            return subprocess.call([*other, os.path.abspath(__file__), *arguments])
        return COMMANDS[arguments[0]](arguments[1:])
    except SetUpError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
