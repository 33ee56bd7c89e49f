"""Archives to take in: sound ones, and such as somebody else might make."""

import hashlib
import json
import os
import sqlite3
import zipfile
from pathlib import Path

from stackhub.store.archive import Manifest, Part
from stackhub.store.folder import DataFolder
from stackhub.store.history import PartyLink
from stackhub.store.parties import Guest
from stackhub.store.saves import write_match
from stackhub.store.settings import SettingsFile
from tests.store.matches import a_match

TIMES = ("2026-01-01T10:00:00+00:00", "2026-01-01T10:05:00+00:00")


def contents_of(folder: Path) -> dict[str, bytes]:
    """Every file below ``folder``, the database's rows in place of its pages."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            found[name] = dump(file) if file.suffix == ".sqlite3" else file.read_bytes()
    return found


def dump(file: Path) -> bytes:
    connection = sqlite3.connect(file)
    try:
        return "\n".join(connection.iterdump()).encode()
    finally:
        connection.close()


def a_full_folder(root: Path) -> DataFolder:
    """A data folder with something of everything."""
    folder = DataFolder(root)
    ada = folder.profiles.add("Ada", "red", birth_year=1990)
    lea = folder.profiles.add("Léa", "blue")
    folder.profiles.merge(lea.id, folder.profiles.add("Léa B.", "green").id)
    party = folder.parties.begin('{"version": 1}', [Guest("Ada", ada.id), Guest("Noor")])
    folder.parties.append(party, 0, '{"kind": "chosen"}')
    folder.history.record("babylon-1", a_match(moves=2), *TIMES, party=PartyLink(party, 1, "{}"))
    folder.history.record("babylon-2", a_match(), *TIMES)
    write_match(folder.saves / "babylon-3.stackhub", a_match(moves=3))
    write_match(folder.saves / "babylon-3.stackhub", a_match(moves=4))
    (folder.root / "replays").mkdir()
    (folder.root / "replays" / "a fine one.stackreplay").write_bytes(os.urandom(10_000))
    (folder.root / "decks").mkdir()
    (folder.root / "decks" / "défis.stackdeck").write_text("deck: 1\n")
    (folder.root / "config" / "games").mkdir(parents=True)
    (folder.root / "config" / "games" / "babylon.yaml").write_text("game: babylon\n")
    settings = SettingsFile(folder.root)
    settings.settings.name = "Ada"
    settings.save()
    folder.logs.mkdir()
    (folder.logs / "stackhub.log").write_text("private")
    return folder


SAVE = b'{"format":"stackhub-save","version":1}'


def repack(path: Path, files: dict[str, bytes], manifest: object = None, **info: int) -> None:
    """An archive as somebody else might make it; the manifest fits unless another is given."""
    parts = {name: Part(size=len(data), sha256=hashlib.sha256(data).hexdigest()) for name, data in files.items()}
    words = Manifest(files=parts).model_dump_json() if manifest is None else json.dumps(manifest)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name)
            for key, value in info.items():
                setattr(entry, key, value)
            archive.writestr(entry, data)
        archive.writestr("manifest.json", words)
