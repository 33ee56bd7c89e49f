"""All benchmarks, one after the other, and one table of what they found: ``python3 dev.py bench``.

Every figure stands beside its peer, with the target and whether it holds. ``--write`` also puts the sections of
docs/performance.md there; ``--only engine,babylon`` runs some. Peers that are not StackHub (other engines, other card
games) live in an environment of their own, which ``dev.py bench`` makes in build/peers; where that is not possible
their figures are left out, and the table says so. Nothing else should run meanwhile: it takes about an hour.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.report import COLLECTED, Figure, show

TOP = Path(__file__).parents[1]
PEERS = TOP / "build" / "peers"


class Part(NamedTuple):
    """A script of benchmarks, with its arguments; ``section``: it can write its section of docs/performance.md;
    ``foreign``: it needs the environment of the peers."""

    script: str
    arguments: tuple[str, ...] = ()
    section: bool = True
    foreign: bool = False


PARTS = (
    Part("startup"),
    Part("idle"),
    Part("frames"),
    Part("babylon"),
    Part("engine", foreign=True),
    Part("stackup_bots"),
    Part("view", section=False),
    Part("tower", section=False, foreign=True),
    Part("cup", section=False, foreign=True),
)


def foreign_packages() -> str:
    """Where the peers' packages lie, for the scripts that import them; nothing when they are not there."""
    found = sorted(PEERS.glob("lib/python*/site-packages")) or sorted(PEERS.glob("Lib/site-packages"))
    return str(found[0]) if found else ""


def run(part: Part, *, write: bool, collected: Path) -> int:
    """Run a part; its figures go into ``collected``. Returns its exit code."""
    command = [sys.executable, str(Path(__file__).with_name(f"{part.script}.py")), *part.arguments]
    if write and part.section:
        command.append("--write")
    # Ours come first: the peers' environment may hold other versions of the same packages.
    path = [str(TOP), os.environ.get("PYTHONPATH", ""), foreign_packages() if part.foreign else ""]
    environment = {**os.environ, COLLECTED: str(collected), "PYTHONPATH": os.pathsep.join(filter(None, path))}
    return subprocess.run(command, env=environment, check=False).returncode


def main() -> int:
    """Run every part, also after one that missed its target; returns 1 when a target was missed or a part failed."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true", help="put what was measured into docs/performance.md")
    asked.add_argument("--only", default="", help=f"some of {','.join(part.script for part in PARTS)}")
    given = asked.parse_args()
    names = [name for name in given.only.split(",") if name]
    unknown = [name for name in names if name not in {part.script for part in PARTS}]
    if unknown:
        asked.error(f"there is no benchmark {unknown[0]}")
    chosen = [part for part in PARTS if not names or part.script in names]
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        collected = Path(folder) / "figures.jsonl"
        collected.touch()
        for number, part in enumerate(chosen, 1):
            print(f"--- {part.script} ({number} of {len(chosen)})", flush=True)
            before = collected.stat().st_size
            run(part, write=given.write, collected=collected)
            if collected.stat().st_size == before:
                failed.append(part.script)
        figures = [Figure(**json.loads(line)) for line in collected.read_text(encoding="utf-8").splitlines()]
    print("\n--- all figures", flush=True)
    status = show(figures)
    for script in failed:
        print(f"{script}: not measured, see above")
    return 1 if failed else status


if __name__ == "__main__":
    sys.exit(main())
