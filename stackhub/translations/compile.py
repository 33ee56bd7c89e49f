"""Compile the translation sources (.ts) into what Qt loads (.qm), and refresh them from the program's texts.

    python -m stackhub.translations.compile           compile every .ts of this folder
    python -m stackhub.translations.compile update    first collect the texts of stackhub/**/*.py into the .ts files

Both use the tools inside the installed PySide6, so that their version is the pinned one. The .qm files are built on
install (dev.py, the wheel build) and never committed.
"""

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
LANGUAGES = ("en", "fr")


class TranslationToolError(Exception):
    """A Qt translation tool is missing or refused a file; the message says which and why."""


def compile_translations(folder: Path, into: Path | None = None) -> list[Path]:
    """Compile every .ts of `folder` and return the .qm files, which stand in `into` (default: beside their source).

    Raises:
        TranslationToolError: PySide6 has no lrelease, or a .ts is not valid.
    """
    compiled = []
    for source in sorted(folder.glob("*.ts")):
        target = (into or folder) / f"{source.stem}.qm"
        fresh = target.with_name(f".{target.name}.{os.getpid()}")
        _run("lrelease", ["-silent", str(source), "-qm", str(fresh)])
        if not fresh.is_file():
            raise TranslationToolError(f"lrelease wrote no {target.name} from {source}.")
        fresh.replace(target)  # a running StackHub has the old file mapped: writing into it would kill that
        compiled.append(target)
    return compiled


def update_translations(package: Path, folder: Path) -> list[Path]:
    """Collect the texts of `package`/**/*.py into `folder`/stackhub_{en,fr}.ts and return the .ts files.

    English is the source language and gets only the plural forms (`%n card(s)`). Places in the code are not recorded:
    they would change the .ts with every edit.

    Raises:
        TranslationToolError: PySide6 has no lupdate, or it could not read a file.
    """
    sources = sorted(package.rglob("*.py"))
    updated = []
    with tempfile.TemporaryDirectory() as scratch:
        plurals = Path(scratch, "plurals.py")
        plurals.write_text(_marked_plurals(sources), encoding="utf-8")
        listing = Path(scratch, "sources.lst")
        listing.write_text("\n".join(map(str, [plurals, *sources])), encoding="utf-8")
        for language in LANGUAGES:
            target = folder / f"{package.name}_{language}.ts"
            only = ["-pluralonly"] if language == "en" else []
            options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", *only]
            _run("lupdate", [*options, f"@{listing}", "-ts", str(target)])
            updated.append(target)
    return updated


def _marked_plurals(sources: Sequence[Path]) -> str:
    """Return Python that says again, in the form lupdate takes for a plural, every text with `%n` that it would take
    for one without plural forms: in a QT_TRANSLATE_NOOP, as lupdate for Python knows no QT_TRANSLATE_N_NOOP; and in a
    QCoreApplication.translate whose count is not written as a number.

    Of two equal texts the first it reads decides, so this file must come first.
    """
    lines = []
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"), filename=str(source))):
            if isinstance(node, ast.Call) and _marks(node.func):
                words = [argument.value for argument in node.args[:2] if isinstance(argument, ast.Constant)]
                if len(words) == 2 and "%n" in str(words[1]):
                    context, text = (json.dumps(word, ensure_ascii=False) for word in words)
                    lines.append(f'QCoreApplication.translate({context}, {text}, "", 1)')
    return "\n".join(lines) + "\n"


def _marks(function: ast.expr) -> bool:
    """Whether a call of `function` begins with context and text."""
    if isinstance(function, ast.Attribute):
        return function.attr == "translate"
    return isinstance(function, ast.Name) and function.id == "QT_TRANSLATE_NOOP"


def _run(tool: str, arguments: Sequence[str]) -> None:
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise TranslationToolError(f"PySide6 is not installed, so its {tool} is missing.")
    program = Path(spec.origin).parent / (f"{tool}.exe" if sys.platform == "win32" else tool)
    if not program.is_file():
        raise TranslationToolError(f"This PySide6 has no {tool} (looked for {program}).")
    done = subprocess.run(
        [program, *arguments], capture_output=True, text=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode != 0:
        raise TranslationToolError(f"{tool} failed: {(done.stderr or done.stdout).strip()}")


def main(arguments: Sequence[str]) -> int:
    """Run as a command; return the exit code."""
    if arguments not in ([], ["update"]):
        print("usage: python -m stackhub.translations.compile [update]", file=sys.stderr)
        return 2
    try:
        if arguments:
            for path in update_translations(FOLDER.parent, FOLDER):
                print(f"updated {path.name}")
        for path in compile_translations(FOLDER):
            print(f"compiled {path.name}")
    except TranslationToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
