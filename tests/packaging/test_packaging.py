"""What the installers are made from: one version, one list of file types, and nothing named that is not there."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

import stackhub
from stackhub.resources import FOLDERS
from stackhub.shell.app import APPLICATION_ID
from stackhub.store.archive import KINDS
from stackhub.store.saves import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def _load(name: str) -> Iterator[ModuleType]:
    import importlib

    before = set(sys.modules)
    sys.path.insert(0, str(PACKAGING))
    yield importlib.import_module(name)
    sys.path.remove(str(PACKAGING))
    for added in set(sys.modules) - before:
        if str(PACKAGING) in str(getattr(sys.modules[added], "__file__", "")):
            del sys.modules[added]


@pytest.fixture
def contents() -> Iterator[ModuleType]:
    """packaging/contents.py."""
    yield from _load("contents")


@pytest.fixture
def filetypes() -> Iterator[ModuleType]:
    """packaging/filetypes.py."""
    yield from _load("filetypes")


# --- what is in a bundle


def test_the_version_is_written_in_one_place(contents: ModuleType) -> None:
    assert contents.version(ROOT) == stackhub.__version__
    number = re.compile(rf"\b{re.escape(stackhub.__version__)}\b")
    said = [
        path.relative_to(ROOT).as_posix()
        for folder in (PACKAGING, ROOT / "stackhub")
        for path in folder.rglob("*")
        if path.suffix in (".py", ".sh", ".in", ".xml", ".yaml", ".spec", ".desktop", ".nsi")
        and number.search(path.read_text(encoding="utf-8"))
    ]
    assert said == ["stackhub/__init__.py"]


def test_a_version_that_is_missing_is_said(contents: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "stackhub").mkdir()
    (tmp_path / "stackhub" / "__init__.py").write_text("")
    with pytest.raises(ValueError, match="no __version__"):
        contents.version(tmp_path)


def test_every_file_of_the_bundle_exists_and_lies_where_the_app_looks(contents: ModuleType) -> None:
    pairs = contents.data_files(ROOT)
    assert [source for source, _ in pairs if not Path(source).is_file()] == []
    assert set(contents.FOLDERS) == set(FOLDERS)
    places = {f"{folder}/{Path(source).name}" for source, folder in pairs}
    for wanted in (
        "config/themes.yaml",
        "config/games/babylon.yaml",
        "scenes/stacko.yaml",
        "models/icons/stackhub.svg",
        "models/fonts/Nunito-Bold.ttf",
        "models/fonts/OFL.txt",
        "models/sounds/win.wav",
        "stackhub/translations/stackhub_fr.qm",
        "stackhub/games/upturn/help/fr.md",
        "licences/stackhub/LICENSE",
        "licences/panda3d/LICENSE.txt",
    ):
        assert wanted in places
    assert not [place for place in places if place.endswith((".py", ".pyc"))]


def test_translations_that_are_not_compiled_are_said(contents: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"stackhub_en\.qm is missing"):
        contents.data_files(tmp_path)


def test_every_module_of_the_package_is_in_the_bundle(contents: ModuleType) -> None:
    modules = contents.own_modules(ROOT)
    assert {"stackhub", "stackhub.shell.app", "stackhub.games.stacko.board", "stackhub.games.babylon.bots"} <= set(
        modules
    )
    assert len(modules) == len(set(modules))
    assert "stackhub.shell.tour" not in modules


def test_what_the_app_imports_is_not_among_the_unused(contents: ModuleType) -> None:
    """The arena says by itself that a bundle has none (tests/arena/test_run.py)."""
    for path in (ROOT / "stackhub").rglob("*.py"):
        if path.name == "compile.py":
            continue
        unused = set(contents.UNUSED_MODULES)
        if path.parent != ROOT / "stackhub" / "arena":
            unused |= set(contents.ARENA_MODULES)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            assert not unused & set(names), f"{path} imports what the bundle leaves out"


def test_panda3ds_display_modules_are_found(contents: ModuleType) -> None:
    """They are loaded by name: PyInstaller cannot see them."""
    found = {Path(source).stem.removeprefix("lib") for source, _ in contents.display_modules()}
    assert {"pandagl", "p3tinydisplay"} <= found
    named = (ROOT / "stackhub" / "view3d" / "graphics.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"((?:panda|p3)\w+)"', named)) <= set(contents.DISPLAY_MODULES)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/networkinformation/libqglib.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6\\plugins\\platforms\\qdirect2d.dll",
        "PySide6/opengl32sw.dll",
        "panda3d/msvcp140.dll",
        "libxcb.so.1",
    ],
)
def test_what_nobody_needs_is_left_out(contents: ModuleType, name: str) -> None:
    assert not contents.is_kept(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6Multimedia.so.6",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/msvcp140.dll",
        "panda3d/libpandagl.so",
        "stackhub/translations/stackhub_fr.qm",
    ],
)
def test_what_the_app_needs_is_kept(contents: ModuleType, name: str) -> None:
    assert contents.is_kept(name)


@pytest.mark.skipif(sys.platform != "linux", reason="which libraries are the system's is Linux's question")
def test_the_systems_own_libraries_stay_with_the_system(contents: ModuleType) -> None:
    folder = "/usr/lib/x86_64-linux-gnu/"
    assert not contents.is_kept("libGL.so.1", folder + "libGL.so.1")
    assert not contents.is_kept("libstdc++.so.6", folder + "libstdc++.so.6")
    assert contents.is_kept("libxcb-cursor.so.0", folder + "libxcb-cursor.so.0")
    assert contents.is_kept("lib-dynload/math.so", "/usr/lib/python3.11/lib-dynload/math.so")


# --- file types


def test_the_file_types_are_those_of_the_app(filetypes: ModuleType) -> None:
    assert {kind.suffix for kind in filetypes.FILE_TYPES} == {SUFFIX, KINDS["replays"], KINDS["decks"]}


def test_linux_knows_the_same_file_types(filetypes: ModuleType) -> None:
    tree = ElementTree.parse(LINUX / f"{APPLICATION_ID}.xml")
    found = {}
    for kind in tree.getroot().findall(f"{MIME}mime-type"):
        names = [comment.text for comment in kind.findall(f"{MIME}comment")]
        (glob,) = kind.findall(f"{MIME}glob")
        found[kind.get("type")] = (glob.get("pattern"), *names)
    wanted = {kind.mime: ("*" + kind.suffix, kind.name, kind.french) for kind in filetypes.FILE_TYPES}
    assert found == wanted
    types = [kind.mime for kind in filetypes.FILE_TYPES]
    assert _desktop()["MimeType"].strip(";").split(";") == types
    metainfo = ElementTree.parse(LINUX / f"{APPLICATION_ID}.metainfo.xml.in")
    assert [node.text for node in metainfo.getroot().findall("provides/mediatype")] == types


def test_macos_is_told_the_same_file_types(contents: ModuleType, filetypes: ModuleType) -> None:
    properties = contents.mac_properties()
    suffixes = [
        kind["UTTypeTagSpecification"]["public.filename-extension"][0]
        for kind in properties["UTExportedTypeDeclarations"]
    ]
    assert suffixes == [kind.suffix.removeprefix(".") for kind in filetypes.FILE_TYPES]
    assert [kind["LSItemContentTypes"][0] for kind in properties["CFBundleDocumentTypes"]] == [
        kind.apple_type for kind in filetypes.FILE_TYPES
    ]


def test_windows_is_told_the_version(contents: ModuleType) -> None:
    told = contents.version_resource("1.22.3")
    assert "filevers=(1, 22, 3, 0)" in told
    assert told.count("'1.22.3'") == 2
    compile(told, "version", "eval")


# --- Linux's metadata


def _desktop() -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{APPLICATION_ID}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def _fill(name: str) -> str:
    text = (LINUX / name).read_text(encoding="utf-8")
    site = (PACKAGING / "site").read_text(encoding="utf-8").strip()
    filled = text.replace("@VERSION@", stackhub.__version__).replace("@DAY@", "2026-11-30").replace("@SITE@", site)
    assert "@" not in filled.replace("(@", "")
    return filled


def test_the_desktop_entry_goes_with_the_window(contents: ModuleType) -> None:
    entry = _desktop()
    assert contents.APP_ID == APPLICATION_ID == entry["Icon"]
    assert entry["Exec"] == "stackhub %f"
    assert entry["Comment[fr]"]


def test_the_pictures_of_the_metadata_exist_in_their_size() -> None:
    root = ElementTree.fromstring(_fill(f"{APPLICATION_ID}.metainfo.xml.in"))
    images = root.findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        picture = ROOT / "docs" / "pictures" / str(image.text).rsplit("/", 1)[-1]
        header = picture.read_bytes()[:24]
        size = int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")
        assert size == (int(str(image.get("width"))), int(str(image.get("height"))))
    assert root.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    (release,) = root.findall("releases/release")
    assert release.get("version") == stackhub.__version__


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not here")
def test_the_desktop_entry_is_valid() -> None:
    command = ["desktop-file-validate", "--warn-kde", str(LINUX / f"{APPLICATION_ID}.desktop")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not here")
def test_the_metadata_is_valid(tmp_path: Path) -> None:
    file = tmp_path / f"{APPLICATION_ID}.metainfo.xml"
    file.write_text(_fill(f"{APPLICATION_ID}.metainfo.xml.in"), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_manual_page_names_every_option(contents: ModuleType) -> None:
    page = _fill("stackhub.1.in").replace("\\-", "-")
    for command in ([], ["table"]):
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
        asked = [sys.executable, "-m", "stackhub", *(command or ["play"]), "--help"]
        said = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True).stdout
        for option in set(re.findall(r"--[a-z][a-z-]+", said)) - {"--help"}:
            assert option in page


def test_every_bundled_licence_is_in_the_copyright_file() -> None:
    text = (LINUX / "copyright").read_text(encoding="utf-8")
    paragraphs = text.split("\n\n")
    used = {
        found[1]
        for part in paragraphs
        if part.startswith("Files:")
        if (found := re.search(r"^License: (.+)$", part, re.M))
    }
    explained = {part.splitlines()[0].removeprefix("License: ") for part in paragraphs if part.startswith("License:")}
    assert used == explained
    assert {"Expat", "LGPL-3", "BSD-3-Clause", "OFL-1.1", "PSF-2"} <= used


def test_the_shell_scripts_can_be_read() -> None:
    for script in sorted(LINUX.glob("*.sh")):
        done = subprocess.run(["bash", "-n", str(script)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert script.name == "common.sh" or os.access(script, os.X_OK)
