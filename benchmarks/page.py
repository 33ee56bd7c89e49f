"""Measure everything that docs/performance.md quotes and write it there: ``python benchmarks/page.py`` (20 minutes
on two idle cores; the peers of engine.py have to be installed, it says how)."""

import subprocess
import sys
from pathlib import Path

PARTS = ("startup", "idle", "frames", "babylon", "engine", "stackup_bots")


def main() -> int:
    """Run every part, also after one that missed its target; returns the number of those that did."""
    missed = 0
    for part in PARTS:
        print(f"--- {part}", flush=True)
        script = Path(__file__).with_name(f"{part}.py")
        missed += subprocess.run([sys.executable, str(script), "--write"], check=False).returncode != 0
    return missed


if __name__ == "__main__":
    sys.exit(main())
