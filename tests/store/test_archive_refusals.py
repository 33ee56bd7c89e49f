"""Nothing of an archive from anywhere is believed unchecked: it is refused whole, and nothing has changed then."""

import contextlib
import hashlib
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from stackhub.store.archive import Limits, export_everything, is_carried
from stackhub.store.archive_import import import_archive, look_into
from stackhub.store.atomic import StoreError
from stackhub.store.folder import DataFolder
from tests.store.archives import SAVE, TIMES, a_full_folder, contents_of, repack
from tests.store.matches import a_match


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


def test_a_cut_or_changed_archive_is_refused_wherever_it_was_hurt(tmp_path: Path) -> None:
    packed = tmp_path / "out.zip"
    export_everything(a_full_folder(tmp_path / "home"), packed)
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
