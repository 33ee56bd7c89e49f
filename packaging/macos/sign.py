"""Signs a bundle for macOS from the inside out: ``sign.py StackHub.app [--identity NAME]``.

Every library first, then every framework, then the bundle, as each signature holds those within it. Without an identity
(a dash) it is signed by nobody, which Apple's processors ask for; the hardened runtime is left off then, for it refuses
libraries that are not of the program's own team.

entitlements.plist is what StackHub may do under the hardened runtime: Python's ctypes and Qt's regular expressions make
small pieces of code while they run. (macOS takes no comments in that file.)
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from check import code  # noqa: E402

NOBODY = "-"


def parts(bundle: Path) -> list[Path]:
    """What is to be signed, in its order."""
    program = bundle / "Contents" / "MacOS"
    files = [path for path in code(bundle) if path.parent != program]
    frameworks = {version for path in files if (version := _framework_version(path))}
    libraries = [path for path in files if _framework_version(path) is None or _is_within(path)]
    return [*libraries, *sorted(frameworks), bundle]


def _framework_version(path: Path) -> Path | None:
    """The folder ``NAME.framework/Versions/A`` around ``path``; None outside of frameworks."""
    for folder in path.parents:
        if folder.parent.name == "Versions" and folder.parent.parent.suffix == ".framework":
            return folder
    return None


def _is_within(path: Path) -> bool:
    """Whether a framework's file is more than its own code, which is signed with the framework."""
    version = _framework_version(path)
    return version is not None and path != version / version.parent.parent.stem


def command(part: Path, bundle: Path, identity: str) -> list[str]:
    """The command that signs ``part``."""
    found = ["codesign", "--force", "--sign", identity]
    if identity != NOBODY:
        found += ["--timestamp", "--options", "runtime"]
        if part == bundle:
            found += ["--entitlements", str(HERE / "entitlements.plist")]
    return [*found, str(part)]


def main(arguments: list[str]) -> None:
    """Sign and verify. Raises CalledProcessError; codesign has said what is wrong."""
    parser = argparse.ArgumentParser(prog="sign.py", description=__doc__)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--identity", default=NOBODY)
    given = parser.parse_args(arguments)
    bundle = given.bundle.absolute()
    signed = parts(bundle)
    for part in signed:
        subprocess.run(command(part, bundle, given.identity), check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(bundle)], check=True)
    print(f"sign.py: {len(signed)} parts, by {'nobody' if given.identity == NOBODY else given.identity}")


if __name__ == "__main__":
    main(sys.argv[1:])
