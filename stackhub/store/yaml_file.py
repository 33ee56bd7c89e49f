"""Read a YAML file into a checked pydantic model, or say in one sentence what is wrong with it and where.

Only a small, safe part of YAML is accepted: one document of mappings, lists, strings, numbers, true/false and null,
in UTF-8. Aliases, tags, dates, `yes`/`no` as truth values and repeated keys are not part of it, because each of them
turns a slip of the person who edits the file into something they did not mean.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError
from yaml.composer import Composer, ComposerError
from yaml.error import Mark, MarkedYAMLError, YAMLError
from yaml.events import AliasEvent
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.parser import Parser
from yaml.reader import Reader, ReaderError
from yaml.resolver import BaseResolver
from yaml.scanner import Scanner

M = TypeVar("M", bound=BaseModel)

MAX_BYTES = 1 << 20
"""Largest file read, in bytes. No hand-written file comes near it."""

MAX_DEPTH = 40
"""Deepest nesting read; far below the depth at which the parser itself would run out of stack."""

_NULL, _BOOL, _INT, _FLOAT, _STR = (f"tag:yaml.org,2002:{name}" for name in ("null", "bool", "int", "float", "str"))

# The plain scalars of the YAML 1.2 core schema: unlike YAML 1.1, `no` is a word (Norway) and 1:30 is not the number 90.
_PLAIN_SCALARS: tuple[tuple[str, str, str], ...] = (
    (_NULL, r"~|null|Null|NULL|", "~nN\0"),
    (_BOOL, r"true|True|TRUE|false|False|FALSE", "tTfF"),
    (_INT, r"[-+]?[0-9]+|0x[0-9a-fA-F]+", "-+0123456789"),
    (_FLOAT, r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
)


class YamlFileError(Exception):
    """A file that cannot be used; its text is one sentence: file name, line where there is one, and what is wrong."""

    def __init__(self, path: Path, line: int | None, problem: str) -> None:
        self.path = path
        self.line = line
        """Line of the offending key, counted from 1; None when the file could not be read at all."""
        where = path.name if line is None else f"{path.name}, line {line}"
        super().__init__(f"{where}: {_one_line(problem)}")


def load_yaml(path: Path, model: type[M]) -> M:
    """Read `path` and check it against `model`.

    The model decides how strict it is (`extra="forbid"` refuses unknown keys). Raises `YamlFileError`, and nothing
    else, for whatever may be wrong with the file.
    """
    root = _compose(path, _read(path))
    try:
        return model.model_validate(_plain(path, root))
    except ValidationError as error:
        located = [(*_locate(root, details["loc"]), details) for details in error.errors(include_url=False)]
        line, keys, details = min(located, key=lambda found: found[0])
        raise YamlFileError(path, line, _explain(details["type"], details["msg"], details["loc"], keys)) from error


def dump_yaml(data: Any) -> str:
    """Return `data` (mappings, lists, strings, finite numbers, booleans, None) as text that `load_yaml` reads back.

    Keys keep their order. Raises ValueError for a number that is not finite, `yaml.YAMLError` for any other type.
    """
    return yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=110)


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise YamlFileError(path, None, "the file does not exist") from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise YamlFileError(path, None, f"the file cannot be read ({reason})") from error
    if len(raw) > MAX_BYTES:
        raise YamlFileError(path, None, f"the file is larger than {MAX_BYTES // 1024} KiB")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise YamlFileError(path, line, "the text is not valid UTF-8") from error
    return text


class _CoreResolver(BaseResolver):
    """Decides what a scalar without quotes is."""


for _tag, _pattern, _first in _PLAIN_SCALARS:
    _CoreResolver.add_implicit_resolver(
        _tag, re.compile(f"(?:{_pattern})\\Z"), ["" if char == "\0" else char for char in _first]
    )


class _Loader(Reader, Scanner, Parser, Composer, _CoreResolver):
    """Composes the node tree of one document, refusing aliases and bottomless nesting on the way."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)
        Composer.__init__(self)
        _CoreResolver.__init__(self)
        self._depth = 0

    def compose_node(self, parent: Node | None, index: Any) -> Node | None:
        parser: Any = self  # the parser's methods carry no types
        event = parser.peek_event()
        mark = event.start_mark
        if isinstance(event, AliasEvent):
            raise ComposerError(None, None, f"aliases (*{event.anchor}) are not allowed", mark)
        if self._depth >= MAX_DEPTH:
            raise ComposerError(None, None, f"nested more than {MAX_DEPTH} levels deep", mark)
        self._depth += 1
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node


class _Dumper(yaml.SafeDumper):
    """Writes with the same idea of plain scalars that the loader reads with."""

    yaml_implicit_resolvers = _CoreResolver.yaml_implicit_resolvers

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def represent_finite(self, data: float) -> ScalarNode:
        if not math.isfinite(data):
            raise ValueError(f"{data} cannot be written to a YAML file")
        return self.represent_float(data)

    def represent_word(self, data: str) -> ScalarNode:
        # PyYAML folds Unicode line ends away unless they are escaped, which only double quotes do.
        style = '"' if any(char in data for char in "\x85\u2028\u2029") else None
        return self.represent_scalar(_STR, data, style)


_Dumper.add_representer(str, _Dumper.represent_word)
_Dumper.add_representer(float, _Dumper.represent_finite)


def _compose(path: Path, text: str) -> Node:
    try:
        root = _Loader(text).get_single_node()
    except ReaderError as error:
        # A position in characters; the reader stops at the first character that YAML does not allow at all.
        line = text.count("\n", 0, error.position) + 1
        raise YamlFileError(path, line, "a character that may not stand in a text file") from error
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = ", ".join(part for part in (error.context, error.problem) if part)
        raise YamlFileError(path, mark.line + 1 if mark else 1, problem or "the YAML is broken") from error
    except (YAMLError, ValueError, OverflowError) as error:
        # The scanner itself stumbles over escapes such as "\UFFFFFFFF", without saying where.
        line = next((number for number, part in enumerate(text.split("\n"), 1) if re.search(r"\\[xuU]", part)), 1)
        raise YamlFileError(path, line, "an escape that stands for no character") from error
    if root is None:
        raise YamlFileError(path, 1, "the file is empty")
    return root


def _plain(path: Path, node: Node) -> Any:
    """Turn the node tree into dicts, lists and scalars."""
    if isinstance(node, MappingNode):
        result: dict[Any, Any] = {}
        lines: dict[Any, int] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, ScalarNode):
                raise YamlFileError(path, _line(key_node), "a key must be a word or a number")
            key = _scalar(path, key_node)
            if key in result:
                problem = f"the key {_quoted(key)} stands here again, first on line {lines[key]}"
                raise YamlFileError(path, _line(key_node), problem)
            lines[key] = _line(key_node)
            result[key] = _plain(path, value_node)
        _known_tag(path, node, "map")
        return result
    if isinstance(node, SequenceNode):
        _known_tag(path, node, "seq")
        return [_plain(path, item) for item in node.value]
    return _scalar(path, node)


def _known_tag(path: Path, node: Node, expected: str) -> None:
    if node.tag != f"tag:yaml.org,2002:{expected}":
        raise YamlFileError(path, _line(node), f"the tag {_quoted(node.tag)} is not allowed")


def _scalar(path: Path, node: Node) -> Any:
    text = str(node.value)
    match node.tag:
        case t if t == _STR:
            if any("\ud800" <= char <= "\udfff" for char in text):
                raise YamlFileError(path, _line(node), "an escape that stands for no character")
            return text
        case t if t == _NULL:
            return None
        case t if t == _BOOL and text.lower() in ("true", "false"):
            return text.lower() == "true"
        case t if t in (_INT, _FLOAT):
            number = _number(text, node.tag)
            if number is None:
                raise YamlFileError(path, _line(node), f"{_quoted(text)} is not a number that can be used")
            return number
    raise YamlFileError(path, _line(node), f"the tag {_quoted(node.tag)} is not allowed")


def _number(text: str, tag: str) -> int | float | None:
    try:
        if tag == _INT:
            return int(text, 16 if text.startswith("0x") else 10)
        number = float(text)
    except ValueError:  # !!int on a word, or more digits than Python converts
        return None
    return number if math.isfinite(number) else None


def _locate(root: Node, loc: tuple[int | str, ...]) -> tuple[int, list[str]]:
    """Follow pydantic's `loc` through the tree: the line of the last key found, and the keys on the way to it.

    Parts of `loc` that are not in the file (a missing key, the name of a union's branch) are stepped over.
    """
    node, line, keys = root, _line(root), list[str]()
    for part in loc:
        if isinstance(node, MappingNode):
            for key_node, value_node in node.value:
                if key_node.value == str(part):
                    node, line = value_node, _line(key_node)
                    keys.append(str(part))
                    break
        elif isinstance(node, SequenceNode) and isinstance(part, int) and 0 <= part < len(node.value):
            node = node.value[part]
            line = _line(node)
            keys.append(str(part + 1))
    return line, keys


def _explain(kind: str, message: str, loc: tuple[int | str, ...], keys: list[str]) -> str:
    where = _quoted(".".join(keys)) if keys else "the file"
    if kind == "missing":
        return f"{_quoted(loc[-1])} is missing in {where}"
    if kind == "extra_forbidden":
        return f"the key {where} is not known"
    message = re.sub(r"^(Value error, |Assertion failed, |\w+ (?=should ))", "", message)
    return f"{where} {message}" if message.startswith("should") else f"{where}: {message}"


def _line(node: Node) -> int:
    mark: Mark = node.start_mark
    return int(mark.line) + 1


def _quoted(value: Any) -> str:
    text = str(value)
    return json.dumps(text if len(text) <= 60 else text[:59] + "…", ensure_ascii=False)


def _one_line(text: str) -> str:
    return " ".join(text.split())
