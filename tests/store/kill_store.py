"""Killed while it writes to the database: forks children, kills each with SIGKILL at a random moment, and looks.

Run by test_kills.py in a process of its own (nothing else may run in a process that forks). Usage:
``python kill_store.py evening|migration|import FOLDER COUNT SEED``; prints one line of JSON per kill: what was
acknowledged, what was found, whether SQLite had a transaction under way, and what is wrong (nothing, one hopes).
"""

import contextlib
import json
import os
import random
import shutil
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

from stackhub.games import registry
from stackhub.store.archive import export_everything
from stackhub.store.archive_import import import_archive
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.parties import Guest
from stackhub.store.saves import SUFFIX, read_match_or_last, remove_match, write_match
from tests.store.matches import a_match

VERSION_1 = Path(__file__).with_name("version-1.sqlite3")
TIMES = ("2026-01-01T10:00:00+00:00", "2026-01-01T10:05:00+00:00")
MATCH_EVERY = 4
"""Every so many entries of the evening a match comes to its end."""


def entry(number: int) -> str:
    """What entry ``number`` of the evening says; some are long enough for several pages of the database."""
    return json.dumps({"number": number, "match": number % MATCH_EVERY == 0, "words": "é" * (number * 977 % 9_000)})


def evening(folder: DataFolder, acknowledge: Callable[[int], None]) -> None:
    """A party that goes on for ever: profiles, entries, matches saved, finished and recorded."""
    ada = folder.profiles.add("Ada", "red")
    key = folder.parties.begin('{"plan": 1}', [Guest("Ada", ada.id)])
    number = 0
    while True:
        if number % MATCH_EVERY == 0:
            path = folder.saves / f"babylon-{number}{SUFFIX}"
            match = a_match(moves=2)
            write_match(path, match)
            folder.history.record(path.stem, match, *TIMES, party=PartyLink(key, number, entry(number)))
            remove_match(path)
        else:
            folder.parties.append(key, number, entry(number))
        number += 1
        acknowledge(number)


def look_at_evening(folder: DataFolder, acknowledged: int) -> tuple[int, str]:
    """(entries found, what is wrong)."""
    parties = folder.parties.unfinished()
    if not parties:
        return 0, "" if acknowledged == 0 else "the party is gone"
    (party,) = parties
    found = len(party.entries)
    expected = {f"babylon-{number}" for number in range(0, found, MATCH_EVERY)}
    (result,) = folder.history.parties()
    saves = list(folder.saves.glob(f"*{SUFFIX}")) if folder.saves.exists() else []
    for path in saves:
        read_match_or_last(path, registry.rules_of)
    if party.entries != tuple(entry(number) for number in range(found)):
        return found, "the entries are not those that were written"
    if folder.history.keys() != expected or {match.key for match in result.matches} != expected:
        return found, "the matches are not those of the entries"
    if [person.name for person in result.people] != ["Ada"] or not folder.profiles.all():
        return found, "the people are gone"
    if found not in (acknowledged, acknowledged + 1):
        return found, f"{acknowledged} were acknowledged"
    folder.parties.append(party.key, found, entry(found))  # and the evening goes on
    return found, ""


def migrate(folder: DataFolder, acknowledge: Callable[[int], None]) -> None:
    folder.database.prepare()
    acknowledge(1)


def look_at_migration(folder: DataFolder, _: int) -> tuple[int, str]:
    with contextlib.closing(sqlite3.connect(folder.database.path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    before = len(folder.history.matches())
    folder.database.prepare()
    folder.profiles.add("Ada", "red")
    after = len(folder.history.matches())
    return version, "" if (before, after) == (2, 2) else f"{before} and {after} results of 2"


def take_in(folder: DataFolder, acknowledge: Callable[[int], None]) -> None:
    import_archive(folder, folder.root.parent / "other.zip", settings=True)
    acknowledge(1)


def look_at_import(folder: DataFolder, acknowledged: int) -> tuple[int, str]:
    found = folder.history.keys()
    if not found >= {"mine"} or not (folder.saves / "mine.stackhub").exists():
        return 0, "what was here is gone"
    if found not in ({"mine"}, {"mine", "a", "b"}) or (acknowledged and len(found) != 3):
        return 0, f"half of it is here: {found}"
    import_archive(folder, folder.root.parent / "other.zip", settings=True)
    names = sorted(profile.name for profile in folder.profiles.all())
    saves = sorted(path.name for path in folder.saves.iterdir() if path.suffix == SUFFIX)
    done = (folder.history.keys(), names, saves, sorted(path.name for path in folder.root.glob(".import-*")))
    whole = ({"mine", "a", "b"}, ["Ada", "Zoé"], ["c.stackhub", "mine.stackhub"], [])
    return len(found), "" if done == whole else f"doing it again does not complete it: {done}"


def lay_out(mode: str, root: Path) -> DataFolder:
    """The folder as it is before the child sets to work."""
    shutil.rmtree(root, ignore_errors=True)
    folder = DataFolder(root)
    if mode == "migration":
        root.mkdir()
        shutil.copy(VERSION_1, folder.database.path)
    if mode == "import":
        folder.profiles.add("Zoé", "blue")
        folder.history.record("mine", a_match(), *TIMES)
        write_match(folder.saves / "mine.stackhub", a_match())
        if not (root.parent / "other.zip").exists():
            other = DataFolder(root.parent / "other")
            other.profiles.add("Ada", "red")
            for key in "ab":
                other.history.record(key, a_match(), *TIMES)
            write_match(other.saves / "c.stackhub", a_match(moves=3))
            export_everything(other, root.parent / "other.zip")
    return folder


MODES = {
    "evening": (evening, look_at_evening),
    "migration": (migrate, look_at_migration),
    "import": (take_in, look_at_import),
}


def one_kill(mode: str, root: Path, after: int, seconds: float) -> dict[str, object]:
    """Fork, kill ``seconds`` after that many things were acknowledged, look."""
    work, look = MODES[mode]
    folder = lay_out(mode, root)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with contextlib.suppress(BaseException):
            work(folder, lambda number: os.write(writing, number.to_bytes(4, "big")) and None)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read(4 * after)
        time.sleep(seconds)
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        said += pipe.read()
    acknowledged = int.from_bytes(said[-4:], "big")
    journal = folder.database.path.with_name(folder.database.path.name + "-journal").exists()
    try:
        found, wrong = look(folder, acknowledged)
        with folder.database.reading() as connection:
            if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                wrong = "the database is damaged"
    except Exception as error:  # noqa: BLE001 - whatever it is, the test must see it
        found, wrong = -1, repr(error)
    return {"acknowledged": acknowledged, "found": found, "journal": journal, "wrong": wrong}


def undisturbed(mode: str, root: Path) -> float:
    """How long the work takes, in seconds."""
    folder = lay_out(mode, root)
    begun = time.monotonic()
    MODES[mode][0](folder, lambda _: None)
    return time.monotonic() - begun


def main() -> None:
    mode, root, count, seed = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    dice = random.Random(seed)
    registry.rules_of("babylon")
    most, longest = 12, 0.06
    if mode != "evening":  # somewhat longer than it takes when nobody disturbs it, on a machine that has other work
        most, longest = 0, 2.5 * max(undisturbed(mode, root) for _ in range(3))
    for number in range(count):  # the first at once, the last when the work must be done, the others in between
        seconds = 0.0 if number == 0 else 20 * longest if number == count - 1 else dice.uniform(0.0, longest)
        kill = one_kill(mode, root, dice.randint(0, most), seconds)
        sys.stdout.write(json.dumps(kill) + "\n")


if __name__ == "__main__":
    main()
