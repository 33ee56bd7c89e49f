"""The bug report: one zip for whoever mends the program, written where the player wants it.

In it: versions, log, the last crash reports, the match and the party being played, a picture of the window. Of people
there is in it what they are called at the table and what the picture shows: no year of birth, no profile and no name of
somebody else who has one. The paths of the log lose the name of the user's folder and of the computer.
"""

from __future__ import annotations

import contextlib
import platform
import re
import zipfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from stackhub.store.atomic import StoreError, replacing
from stackhub.store.folder import DataFolder

LOGS = ("stackhub.log", "stackhub.log.1")
CRASH_REPORTS = 3
"""So many of the latest go into the zip."""
_LARGEST_LOG = 4 << 20
_PERSONAL = re.compile(r"""("(?:birth_year|profile)"\s*:\s*)(?:\d+|"[^"]*")""")
_CHANCE = 2


def report_name(now: datetime) -> str:
    """What to call the file, as a proposal to the player."""
    return f"stackhub-report-{now:%Y%m%d-%H%M%S}.zip"


def write_report(
    target: Path,
    folder: DataFolder,
    *,
    versions: str,
    match: str | None = None,
    party: str | None = None,
    screenshot: bytes | None = None,
    words: str = "",
) -> list[str]:
    """Write the report to ``target`` and return the names of what is in it. ``match`` is the running match as a save,
    ``party`` the plan and the entries of the running party, ``screenshot`` a PNG, ``words`` what the player says about
    it. Raises StoreError; a file that stood at ``target`` is then untouched."""
    parts: dict[str, bytes] = {"versions.txt": versions.encode()}
    for name, content in (("words.txt", words), ("match.stackhub", match), ("party.json", party)):
        if content:
            parts[name] = content.encode("utf-8", "replace")
    if screenshot:
        parts["screen.png"] = screenshot
    for name in ("match.stackhub", "party.json"):
        if name in parts:
            parts[name] = impersonal(parts[name].decode()).encode()
    strangers = _strangers(folder, f"{match}{party}")
    for file in (*(folder.logs / name for name in LOGS), *_crash_reports(folder.logs)):
        with contextlib.suppress(OSError):  # no log, no part
            parts[file.name] = without_names(impersonal(_end_of(file)), folder.root, strangers).encode("utf-8")
    with (
        replacing(target, make_folder=False) as written,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return list(parts)


def impersonal(content: str) -> str:
    """``content`` with null for every year of birth and profile that stands in JSON in it: saves, a party, the match
    in a crash report. All of them can be read like that."""
    return _PERSONAL.sub(r"\1null", content)


def without_names(log: str, root: Path, strangers: Sequence[str] = ()) -> str:
    """``log`` with ``<data>``, ``~`` and ``<computer>`` for the data folder, the user's folder and the computer, and
    ``<somebody>`` for every name of ``strangers`` that is no part of a word."""
    for name in sorted(strangers, key=len, reverse=True):
        log = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<somebody>", log)
    places = [(str(root), "<data>")]
    with contextlib.suppress(RuntimeError):  # nobody's home is known
        home = str(Path.home())
        if len(home) > 1:  # some services live in "/"
            places.append((home, "~"))
    for found, instead in places:
        log = log.replace(found, instead)
    computer = platform.node()
    return re.sub(rf"\b{re.escape(computer)}\b", "<computer>", log) if len(computer) > 2 else log


def _strangers(folder: DataFolder, table: str) -> list[str]:
    """The names of the profiles that do not stand in ``table``; those of one or two letters would be found by chance
    all over the log."""
    with contextlib.suppress(StoreError):
        names = [profile.name for profile in folder.profiles.all()]
        return [name for name in names if len(name) > _CHANCE and name not in table]
    return []


def _crash_reports(logs: Path) -> list[Path]:
    return sorted(logs.glob("crash-*.txt"), key=lambda file: file.name, reverse=True)[:CRASH_REPORTS]


def _end_of(file: Path) -> str:
    with file.open("rb") as opened:
        opened.seek(max(0, file.stat().st_size - _LARGEST_LOG))
        return opened.read(_LARGEST_LOG).decode("utf-8", "replace")
