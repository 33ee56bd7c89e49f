"""What a frozen StackHub holds and what it leaves out: everything the spec asks, as data and small functions.

Plain Python without Qt or PyInstaller, so that the tests can ask it too. Entries are PyInstaller's ``(source, folder in
the bundle)`` pairs; a bundle's names use ``/`` on every system here.
"""

from __future__ import annotations

import fnmatch
import importlib.metadata
import platform
import re
import sys
from collections.abc import Iterator
from pathlib import Path

APP_NAME = "StackHub"
PROGRAM = "stackhub"
APP_ID = "org.stackhub.StackHub"
"""As ``stackhub.shell.app.APPLICATION_ID`` (a test holds them together): desktop entry, icons, bundle identifier."""

FOLDERS = ("config", "models", "scenes")
"""The folders of the checkout that ``stackhub.resources`` finds at the top of the bundle."""

DISPLAY_MODULES = ("pandagl", "p3headlessgl", "p3tinydisplay")
"""Panda3D loads these by name at run time, so PyInstaller cannot see them (stackhub/view3d/graphics.py)."""

UNUSED_MODULES = [
    "tkinter", "unittest", "pydoc", "doctest", "test", "pip", "setuptools", "numpy", "PIL", "mypy", "hypothesis",
    "rich", "pygments", "markdown_it",  # typer prints plain help without them
    "ssl", "_ssl", "_hashlib",  # there is no network in StackHub; hashlib has its own digests
    "bz2", "_bz2", "lzma", "_lzma",  # archives are made with zlib
    "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtMultimediaWidgets",
]  # fmt: skip

ARENA_MODULES = ["joblib", "dask", "distributed"]
"""What only the arena uses (stackhub/arena): it is for an installation from source, and says so in a bundle."""

EXCLUDED_MODULES = [*UNUSED_MODULES, *ARENA_MODULES]

QT_PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico", "qjpeg"),
    "multimedia": (),  # QSoundEffect plays by itself; the plugins are for films
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qminimal", "qwindows", "qcocoa"),
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmodernwindowsstyle", "qmacstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
    "xcbglintegrations": ("qxcb-egl-integration", "qxcb-glx-integration"),
}
"""The kinds of Qt's plugins that are kept, and of each kind which; a plugin of any other kind is left out."""

LEFT_OUT = (
    # Qt's modules that only plugins we leave out ask for, and the films of QtMultimedia
    "*Qt6Qml*", "*Qt6Quick*", "*Qt6VirtualKeyboard*", "*Qt6Pdf*", "*Qt6EglF*", "*Qt6Labs*",
    "*Qt6WaylandEglClient*", "*Qt6Wl*", "*Qt6Eglfs*", "*/QtQml*", "*/QtQuick*", "*/QtVirtualKeyboard*", "*/QtPdf*",
    "*avcodec*", "*avformat*", "*avutil*", "*swresample*", "*swscale*", "*Qt6FFmpegStub*", "*MultimediaWidgets*",
    "*/opengl32sw.dll", "*/libQt6Network.so.6.*",
    # a C++ runtime of its own: Qt's, which is newer, serves both (and must be loaded first)
    "panda3d/msvcp140*", "panda3d/vcruntime140*", "panda3d/concrt140*",
    # of the X server's side; every Linux desktop has it, and two of them in one process quarrel
    "*/libxcb.so.1", "*/libXau.so.6",
)  # fmt: skip
"""Patterns of names in the bundle that are left out on every system."""

SYSTEM_LIBRARIES_KEPT = (
    "libpython3.*", "libsqlite3.*", "libffi.*",
    "libxcb-*", "libX11-xcb.*", "libxkbcommon*",
)  # fmt: skip
"""What a Linux bundle takes along of the system it was made on: libraries whose version Python was built for, and the
small ones of X that a desktop may lack. All else (OpenGL, fonts, sound, GLib, the C++ runtime) is the system's."""

INTEL_ONLY = ("*libCg.dylib",)
"""What a bundle for Apple's processors leaves out: code for others, which only Panda3D's part for them uses."""

LANGUAGES = ("en", "fr")


# --- what goes in


def version(root: Path) -> str:
    """The version of StackHub, from the one place it is written: ``stackhub/__init__.py``. Raises ValueError."""
    text = (root / "stackhub" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("stackhub/__init__.py says no __version__")
    return found[1]


def data_files(root: Path) -> list[tuple[str, str]]:
    """The files that are read at run time. Raises FileNotFoundError where the translations are not compiled."""
    files = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*")) if path.is_file()]
    files = [path for path in files if path.suffix not in (".py", ".pyc")]  # what made the models stays here
    files += sorted((root / "stackhub" / "games").glob("*/help/*.md"))
    translations = [root / "stackhub" / "translations" / f"stackhub_{language}.qm" for language in LANGUAGES]
    for path in translations:
        if not path.is_file():
            raise FileNotFoundError(f"{path.name} is missing: python -m stackhub.translations.compile makes it")
    pairs = [(str(path), path.relative_to(root).parent.as_posix()) for path in [*files, *translations]]
    return [*pairs, (str(root / "LICENSE"), "licences/stackhub"), *licences()]


def licences() -> Iterator[tuple[str, str]]:
    """The licence texts of what is bundled, as their own packages bring them."""
    for name in ("panda3d", "platformdirs", "pydantic", "pydantic_core", "PyYAML", "typer", "PySide6_Essentials"):
        for file in importlib.metadata.files(name) or []:
            if re.search(r"licen[cs]e|copying|notice", file.name, re.IGNORECASE) and ".dist-info" in str(file):
                yield str(file.locate()), f"licences/{name}"


def own_modules(root: Path) -> list[str]:
    """Every module of the package: the registry imports the games' rooms by name. The tour is for developers."""
    names = (path.relative_to(root).with_suffix("") for path in sorted((root / "stackhub").rglob("*.py")))
    modules = (".".join(name.parts[:-1] if name.name == "__init__" else name.parts) for name in names)
    return [module for module in modules if module not in ("stackhub.shell.tour", "stackhub.translations.compile")]


def display_modules() -> list[tuple[str, str]]:
    """Panda3D's display modules of this system."""
    import panda3d

    files = sorted(path for path in Path(panda3d.__file__).parent.iterdir() if path.suffix in (".so", ".dll", ".dylib"))
    return [(str(path), "panda3d") for path in files if path.stem.removeprefix("lib") in DISPLAY_MODULES]


def panda_settings() -> list[tuple[str, str]]:
    """Panda3D's folder ``etc`` with its settings."""
    import panda3d

    return [(str(Path(panda3d.__file__).parent / "etc"), "panda3d/etc")]


# --- what stays out


def is_kept(name: str, source: str = "") -> bool:
    """Whether the bundle keeps what PyInstaller found: ``name`` in the bundle, from the file ``source``."""
    name = name.replace("\\", "/")
    if any(fnmatch.fnmatch(name, pattern) or fnmatch.fnmatch("/" + name, pattern) for pattern in LEFT_OUT):
        return False
    apple = sys.platform == "darwin" and platform.machine() == "arm64"
    if apple and any(fnmatch.fnmatch(name, pattern) for pattern in INTEL_ONLY):
        return False
    plugin = re.search(r"/plugins/([^/]+)/([^/]+)$", name)
    if plugin and "PySide6" in name:
        return _stem(plugin[2]) in QT_PLUGINS.get(plugin[1], ())
    translation = re.search(r"PySide6/(?:Qt/)?translations/([^/]+)$", name)
    if translation:
        return translation[1] in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if sys.platform == "linux" and source.startswith(("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")):
        file = name.rsplit("/", 1)[-1]
        is_library = re.search(r"^lib.*\.so(\.|$)", file) and "lib-dynload" not in source
        return not is_library or any(fnmatch.fnmatch(file, pattern) for pattern in SYSTEM_LIBRARIES_KEPT)
    return True


def _stem(file: str) -> str:
    """The plugin ``libqxcb.so``, ``qxcb.dll`` or ``libqxcb.dylib`` is called qxcb."""
    return file.split(".", maxsplit=1)[0].removeprefix("lib")


# --- what Windows and macOS want to know of a program


def program_icon(root: Path, work: Path) -> str | None:
    """The program's icon in this system's format, made in ``work``; None on Linux, where a program has none inside."""
    makers = {"win32": ("stackhub.ico", "write_ico"), "darwin": ("stackhub.icns", "write_icns")}
    if sys.platform not in makers:
        return None
    import icons

    name, maker = makers[sys.platform]
    work.mkdir(parents=True, exist_ok=True)
    getattr(icons, maker)(root, work / name)
    return str(work / name)


def windows_version(root: Path, work: Path) -> str | None:
    """The file PyInstaller takes the version information of stackhub.exe from; None elsewhere."""
    if sys.platform != "win32":
        return None
    work.mkdir(parents=True, exist_ok=True)
    file = work / "version.txt"
    file.write_text(version_resource(version(root)), encoding="utf-8")
    return str(file)


def version_resource(number: str) -> str:
    """The version information of a Windows program, as PyInstaller reads it."""
    four = tuple([int(part) for part in number.split(".")[:3]] + [0])
    strings = {
        "CompanyName": "the StackHub authors",
        "FileDescription": APP_NAME,
        "FileVersion": number,
        "InternalName": PROGRAM,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": APP_NAME,
        "ProductVersion": number,
    }
    pairs = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{pairs}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def mac_properties() -> dict[str, object]:
    """What Info.plist says beside name and version: the kinds of files a double click opens, above all."""
    from filetypes import FILE_TYPES

    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "15.0",  # what PySide6's modules were built for, whatever their wheel is called
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.name,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind.apple_type],
            }
            for kind in FILE_TYPES
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind.apple_type,
                "UTTypeDescription": kind.name,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": [kind.suffix.removeprefix(".")]},
            }
            for kind in FILE_TYPES
        ],
    }
