"""Texts are written so that their extraction finds them."""

import ast
from pathlib import Path

import stackhub

PROGRAM = Path(stackhub.__file__).parent


def test_no_text_hides_in_an_f_string() -> None:
    """Qt's extraction does not look into f-strings: such a text would stay English."""
    hidden = [
        f"{file.relative_to(PROGRAM)}:{call.lineno}"
        for file in PROGRAM.rglob("*.py")
        for string in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(string, ast.JoinedStr)
        for call in ast.walk(string)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in ("tr", "translate")
    ]
    assert hidden == []
