"""Everything as one file: what goes out comes back, and nothing of a file from anywhere is believed unchecked."""

import contextlib
import hashlib
import json
import os
import sqlite3
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from stackhub.store import archive_import
from stackhub.store.archive import Limits, Manifest, Part, carried_files, export_everything, is_carried
from stackhub.store.archive_import import Contents, import_archive, look_into
from stackhub.store.archive_rows import RowCounts
from stackhub.store.atomic import StoreError
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


@pytest.fixture
def home(tmp_path: Path) -> DataFolder:
    """A data folder with something of everything."""
    folder = DataFolder(tmp_path / "home")
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


@pytest.fixture
def packed(home: DataFolder, tmp_path: Path) -> Path:
    export_everything(home, tmp_path / "out.zip")
    return tmp_path / "out.zip"


def test_everything_comes_back_in_an_empty_folder(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    fresh = DataFolder(tmp_path / "fresh")
    assert look_into(packed) == Contents(
        app=look_into(packed).app,
        made=look_into(packed).made,
        rows=RowCounts(profiles=2, matches=2, parties=1),
        saves=1,
        replays=1,
        decks=1,
        house_rules=1,
        settings=True,
    )
    assert not fresh.root.exists()
    done = import_archive(fresh, packed, settings=True)
    assert done.aside is None, "there was nothing to keep"
    assert done.rows == RowCounts(2, 2, 1)
    expected = contents_of(home.root)
    for left in ("logs/stackhub.log", "saves/babylon-3.stackhub.last"):
        del expected[left]
    assert contents_of(fresh.root) == expected


def test_doing_it_again_changes_nothing(home: DataFolder, packed: Path) -> None:
    before = contents_of(home.root)
    done = import_archive(home, packed)
    assert (done.rows, done.files, done.left_out) == (RowCounts(), (), ())
    after = contents_of(home.root)
    assert after.pop("before-import/1.zip")
    assert after == before


def test_what_was_here_stays_and_lies_aside(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    write_match(here.saves / "babylon-3.stackhub", a_match(moves=1))
    (here.root / "config" / "games").mkdir(parents=True)
    (here.root / "config" / "games" / "babylon.yaml").write_text("mine\n")
    other = here.profiles.add("ada", "black")
    here.history.record("babylon-9", a_match(), *TIMES)
    settings = SettingsFile(here.root)
    settings.settings.name = "Zoé"
    settings.save()
    before = contents_of(here.root)
    done = import_archive(here, packed)
    assert done.left_out == ("config/games/babylon.yaml",)
    assert set(done.files) == {"saves/babylon-3-2.stackhub", "replays/a fine one.stackreplay", "decks/défis.stackdeck"}
    after = contents_of(here.root)
    assert {name: after[name] for name in before if name != "stackhub.sqlite3"} == {
        name: content for name, content in before.items() if name != "stackhub.sqlite3"
    }
    assert {result.key for result in here.history.matches()} == {"babylon-1", "babylon-2", "babylon-9"}
    assert [profile.name for profile in here.profiles.all()] == ["ada", "Ada (2)", "Léa B."]
    assert here.profiles.get(other.id) == other
    assert settings.settings != SettingsFile(home.root).settings
    assert done.aside is not None
    back = DataFolder(tmp_path / "back")
    import_archive(back, done.aside, settings=True)
    assert contents_of(back.root) == before
    taken = import_archive(here, packed, settings=True)
    assert taken.settings
    assert SettingsFile(here.root).settings.name == "Ada"
    assert "Zoé" in (here.root / "settings.yaml.last").read_text(encoding="utf-8")


def test_a_party_that_went_on_elsewhere_goes_on_here_from_there(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    there = DataFolder(tmp_path / "there")
    import_archive(there, packed)
    (party,) = there.parties.unfinished()
    there.parties.append(party.key, 2, '{"there": 1}')
    there.parties.finish(party.key)
    export_everything(there, tmp_path / "second.zip")
    import_archive(home, tmp_path / "second.zip")
    assert home.parties.load(party.key) == there.parties.load(party.key)
    import_archive(home, packed)  # the older state does not turn it back
    assert home.parties.load(party.key) == there.parties.load(party.key)


def test_a_party_that_went_on_in_two_places_stays_as_it_is_here(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    there = DataFolder(tmp_path / "there")
    import_archive(there, packed)
    (party,) = there.parties.unfinished()
    there.parties.append(party.key, 2, '{"there": 1}')
    export_everything(there, tmp_path / "second.zip")
    home.parties.append(party.key, 2, '{"here": 1}')
    import_archive(home, tmp_path / "second.zip")
    assert home.parties.load(party.key).entries[2] == '{"here": 1}'


def test_a_finished_match_does_not_come_to_life_again(home: DataFolder, packed: Path, tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    here.history.record("babylon-3", a_match(), *TIMES)
    import_archive(here, packed)
    assert not (here.saves / "babylon-3.stackhub").exists()


def test_an_archive_of_version_1_of_the_tables_is_led_on(tmp_path: Path) -> None:
    old = DataFolder(tmp_path / "old")
    old.root.mkdir()
    old.database.path.write_bytes(Path(__file__).with_name("version-1.sqlite3").read_bytes())
    repack(tmp_path / "old.zip", {"stackhub.sqlite3": old.database.path.read_bytes()})
    done = import_archive(DataFolder(tmp_path / "here"), tmp_path / "old.zip")
    assert done.rows == RowCounts(matches=2)


def test_a_damaged_database_here_is_put_aside_and_the_import_goes_on(packed: Path, tmp_path: Path) -> None:
    here = DataFolder(tmp_path / "here")
    here.root.mkdir()
    here.database.path.write_bytes(b"no database" * 1_000)
    done = import_archive(here, packed)
    assert done.damaged == here.root / "stackhub.damaged-1.sqlite3"
    assert done.rows.matches == 2


@pytest.mark.parametrize(
    "name",
    [
        "../evil.stackhub", "saves/../../evil.stackhub", "/etc/passwd", "saves//x.stackhub", "saves/a/b.stackhub",
        "C:/x.stackhub", "saves/C:x.stackhub", "saves\\..\\x.stackhub", "saves/.hidden.stackhub", "saves/.stackhub",
        "saves/CON.stackhub", "saves/nul.x.stackhub", "saves/x\n.stackhub", "saves/x.exe", "logs/stackhub.log",
        "saves/", "config/look.yaml", "stackhub.sqlite3-journal", "Saves/x.stackhub", "saves/ x.stackhub",
        f"saves/{'x' * 200}.stackhub", "",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_the_folder(name: str, tmp_path: Path) -> None:
    assert not is_carried(name)
    repack(tmp_path / "evil.zip", {name: SAVE})
    check_refused(tmp_path, tmp_path / "evil.zip")


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


def check_refused(tmp_path: Path, path: Path, limits: Limits | None = None) -> str:
    """The archive is refused with one sentence that names it, and a folder with something in it stays as it was."""
    here = DataFolder(tmp_path / "here")
    here.profiles.add("Zoé", "red")
    before = contents_of(tmp_path)
    with pytest.raises(StoreError) as refused:
        look_into(path, limits)
    with pytest.raises(StoreError):
        import_archive(here, path, settings=True, limits=limits)
    assert contents_of(tmp_path) == before
    assert path.name in str(refused.value)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_link_in_an_archive_is_refused(tmp_path: Path) -> None:
    repack(tmp_path / "x.zip", {"saves/x.stackhub": b"/etc/passwd"}, external_attr=(stat.S_IFLNK | 0o777) << 16)
    assert "does not belong" in check_refused(tmp_path, tmp_path / "x.zip")


@pytest.mark.parametrize(
    ("manifest", "why"),
    [
        ({"format": "other", "version": 1, "files": {}}, "not an archive"),
        ({"format": "stackhub-archive", "version": 2, "files": {}}, "newer StackHub"),
        ({"format": "stackhub-archive", "version": 1, "files": {}}, "not an archive"),
        ({"format": "stackhub-archive", "version": 1, "files": {"saves/x.stackhub": {"size": 1}}}, "not an archive"),
        ([], "not an archive"),
        (
            {
                "format": "stackhub-archive",
                "version": 1,
                "files": {"saves/x.stackhub": {"size": len(SAVE), "sha256": "0" * 64}},
            },
            "is damaged",
        ),
    ],
)
def test_a_manifest_that_does_not_fit_is_refused(tmp_path: Path, manifest: object, why: str) -> None:
    repack(tmp_path / "x.zip", {"saves/x.stackhub": SAVE}, manifest)
    assert why in check_refused(tmp_path, tmp_path / "x.zip")


@pytest.mark.parametrize("size", [0, len(SAVE) - 1, len(SAVE) + 1])
def test_sizes_must_be_those_of_the_manifest(tmp_path: Path, size: int) -> None:
    part = {"size": size, "sha256": hashlib.sha256(SAVE[:size]).hexdigest()}
    manifest = {"format": "stackhub-archive", "version": 1, "files": {"saves/x.stackhub": part}}
    repack(tmp_path / "x.zip", {"saves/x.stackhub": SAVE}, manifest)
    assert "is damaged" in check_refused(tmp_path, tmp_path / "x.zip")


@pytest.mark.parametrize("limits", [Limits(files=2), Limits(file=100), Limits(whole=150), Limits(manifest=50)], ids=str)
def test_what_is_too_large_is_refused(tmp_path: Path, limits: Limits) -> None:
    repack(tmp_path / "x.zip", {f"saves/{name}.stackhub": SAVE + b" " * 90 for name in "ab"})
    assert "too large" in check_refused(tmp_path, tmp_path / "x.zip", limits)


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    """A manifest that lies about the size costs no more disk than it says."""
    bomb = b"\0" * (64 << 20)
    part = {"size": 1_000, "sha256": hashlib.sha256(bomb).hexdigest()}
    manifest = {"format": "stackhub-archive", "version": 1, "files": {"saves/x.stackhub": part}}
    repack(tmp_path / "x.zip", {"saves/x.stackhub": bomb}, manifest)
    assert "is damaged" in check_refused(tmp_path, tmp_path / "x.zip")


def test_names_that_differ_in_case_only_are_refused(tmp_path: Path) -> None:
    repack(tmp_path / "x.zip", {"saves/x.stackhub": SAVE, "saves/X.stackhub": SAVE})
    assert "not an archive" in check_refused(tmp_path, tmp_path / "x.zip")


def test_a_cut_or_changed_archive_is_refused_wherever_it_was_hurt(packed: Path, tmp_path: Path) -> None:
    whole = packed.read_bytes()
    hurt = tmp_path / "hurt.zip"
    for cut in range(0, len(whole), len(whole) // 40):
        hurt.write_bytes(whole[:cut])
        with pytest.raises(StoreError, match=r"hurt\.zip"):
            look_into(hurt)
    sound = look_into(packed)
    for place in range(7, len(whole), len(whole) // 60):
        changed = bytearray(whole)
        changed[place] ^= 0x5A
        hurt.write_bytes(changed)
        with contextlib.suppress(StoreError):
            assert look_into(hurt).rows == sound.rows, "a byte that means nothing (a date, say)"


def crafted(statement: str) -> Callable[[Path], bytes]:
    def make(file: Path) -> bytes:
        folder = DataFolder(file.parent)
        folder.history.record("babylon-1", a_match(), *TIMES)
        folder.parties.append(folder.parties.begin("{}"), 0, "{}")
        folder.profiles.add("Ada", "red")
        connection = sqlite3.connect(folder.database.path)
        connection.executescript(statement)
        connection.close()
        return folder.database.path.read_bytes()

    return make


@pytest.mark.parametrize(
    "make",
    [
        lambda _: b"no database at all",
        crafted("CREATE TRIGGER t AFTER INSERT ON match BEGIN DELETE FROM seat; END"),
        crafted("ALTER TABLE match RENAME TO m; CREATE VIEW match AS SELECT * FROM m"),
        crafted("DROP TABLE party_entry"),
        crafted("UPDATE match SET key = '../../evil'"),
        crafted("UPDATE match SET rounds = 'many'"),
        crafted("UPDATE profile SET colour = 'pink'"),
        crafted("UPDATE profile SET id = 'x'"),
        crafted("UPDATE profile SET aids = '[]'"),
        crafted("UPDATE profile SET name = ''"),
        crafted("UPDATE seat SET match = 'nowhere'"),
        crafted("UPDATE party_entry SET number = 7"),
        crafted("PRAGMA user_version = 99"),
        crafted("UPDATE profile SET birth_year = 3"),
    ],
)  # fmt: skip
def test_a_database_that_is_not_ours_is_refused(tmp_path: Path, make: Callable[[Path], bytes]) -> None:
    (tmp_path / "theirs").mkdir()
    repack(tmp_path / "x.zip", {"stackhub.sqlite3": make(tmp_path / "theirs" / "x"), "saves/x.stackhub": SAVE})
    check_refused(tmp_path, tmp_path / "x.zip")


@pytest.mark.parametrize(
    ("name", "content"),
    [("settings.yaml", b"version: 7\n"), ("saves/x.stackhub", b"{}"), ("saves/x.stackhub", b"\xff")],
)
def test_a_part_that_could_not_be_used_is_named(tmp_path: Path, name: str, content: bytes) -> None:
    repack(tmp_path / "x.zip", {name: content})
    assert Path(name).name in check_refused(tmp_path, tmp_path / "x.zip")


def test_a_failure_half_way_takes_everything_back(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = DataFolder(tmp_path / "here")
    settings = SettingsFile(here.root)
    settings.settings.name = "Zoé"
    settings.save()
    before = contents_of(here.root)

    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("planted")

    monkeypatch.setattr(archive_import, "join_rows", refuse)
    with pytest.raises(StoreError, match="planted"):
        import_archive(here, packed, settings=True)
    after = contents_of(here.root)
    for name in ("before-import/1.zip", "settings.yaml.last", "stackhub.sqlite3"):
        after.pop(name)
    assert after == before
    assert here.history.matches() == []


def test_links_out_of_the_folder_are_neither_read_nor_written(packed: Path, home: DataFolder, tmp_path: Path) -> None:
    secret = tmp_path / "secret.stackhub"
    secret.write_bytes(SAVE)
    (home.saves / "link.stackhub").symlink_to(secret)
    assert "saves/link.stackhub" not in dict(carried_files(home))
    here = DataFolder(tmp_path / "here")
    here.root.mkdir()
    (tmp_path / "elsewhere").mkdir()
    (here.root / "decks").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match="leads out of the data folder"):
        import_archive(here, packed)
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert not (here.saves).exists() or list(here.saves.iterdir()) == []


def test_export_says_what_it_cannot_write_and_keeps_the_old_file(home: DataFolder, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="the folder does not exist"):
        export_everything(home, tmp_path / "no" / "x.zip")
    full = Path("/dev/full")
    if full.exists():
        (tmp_path / f".x.zip.{os.getpid()}.tmp").symlink_to(full)
        (tmp_path / "x.zip").write_text("old")
        with pytest.raises(StoreError, match="the disk is full"):
            export_everything(home, tmp_path / "x.zip")
        assert (tmp_path / "x.zip").read_text() == "old"
