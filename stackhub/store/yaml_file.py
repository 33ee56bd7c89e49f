"""Read a YAML file into a checked pydantic model, or say in one sentence what is wrong with it and where."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from yaml.nodes import MappingNode, Node, SequenceNode

from stackhub.engine.errors import SaidError
from stackhub.engine.findings import no_kind_of, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP, Text, text
from stackhub.store.atomic import why_refused
from stackhub.store.yaml_subset import YamlMistake, line_of, one_line, plain_data, read_tree, short, write_text

M = TypeVar("M", bound=BaseModel)

MAX_BYTES = 1 << 20
"""Largest file read, in bytes. No hand-written file comes near it."""

_REMEMBERED = 1 << 15
"""The tree of a longer text, in characters, is not kept: only a file that nobody wrote by hand has one."""
_WHOLE = QT_TRANSLATE_NOOP("errors", "the file")
_PART = QT_TRANSLATE_NOOP("errors", '"{key}"')


class YamlFileError(SaidError):
    """A file that cannot be used; its text is one sentence: file name, line where there is one, and what is wrong."""

    def __init__(self, path: Path, line: int | None, problem: Text | str) -> None:
        self.path = path
        self.line = line
        """Line of the offending key, counted from 1; None when the file could not be read at all."""
        if line is None:
            super().__init__(QT_TRANSLATE_NOOP("errors", "{file}: {reason}"), file=path.name, reason=problem)
        else:
            marked = QT_TRANSLATE_NOOP("errors", "{file}, line {line}: {reason}")
            super().__init__(marked, file=path.name, line=line, reason=problem)


def load_yaml(path: Path, model: type[M], context: dict[str, Any] | None = None) -> M:
    """Read `path` and check it against `model`.

    The model decides how strict it is (`extra="forbid"` refuses unknown keys); its validators are given `context`.
    Raises `YamlFileError`, and nothing else, for whatever may be wrong with the file.
    """
    try:
        written = _read(path)
        root = _tree_of(written) if len(written) <= _REMEMBERED else read_tree(written)
        data = plain_data(root)
    except YamlMistake as mistake:
        raise YamlFileError(path, mistake.line, mistake.text) from mistake
    try:
        return model.model_validate(data, context=context)
    except ValidationError as error:
        located = [(*_locate(root, details["loc"]), details) for details in error.errors(include_url=False)]
        line, keys, _ = min(located, key=lambda found: found[0])
        found = [details for at, on_the_way, details in located if (at, on_the_way) == (line, keys)]
        raise YamlFileError(path, line, _explain(found, keys)) from error


@lru_cache(maxsize=16)
def _tree_of(text: str) -> Node:
    """The tree of a text that may come again: the editor reads the standard deck, and every table its scene, more than
    once, and finding the tree is what takes the time. Nobody changes one."""
    return read_tree(text)


def dump_yaml(data: Any) -> str:
    """Return `data` (mappings, lists, strings, finite numbers, booleans, None) as text that `load_yaml` reads back.

    Keys keep their order. Raises ValueError for a number that is not finite, `yaml.YAMLError` for any other type.
    """
    return write_text(data)


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise YamlFileError(path, None, text(QT_TRANSLATE_NOOP("errors", "the file does not exist"))) from error
    except (OSError, ValueError) as error:
        why = why_refused(error) if isinstance(error, OSError) else one_line(str(error))
        marked = QT_TRANSLATE_NOOP("errors", "the file cannot be read ({reason})")
        raise YamlFileError(path, None, text(marked, reason=why)) from error
    if len(raw) > MAX_BYTES:
        marked = QT_TRANSLATE_NOOP("errors", "the file is larger than {size} KiB")
        raise YamlFileError(path, None, text(marked, size=str(MAX_BYTES // 1024)))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise YamlMistake(line, QT_TRANSLATE_NOOP("errors", "the text is not valid UTF-8")) from error


def _locate(root: Node, loc: tuple[int | str, ...]) -> tuple[int, list[str]]:
    """Follow pydantic's `loc` through the tree: the line of the last key found, and the keys on the way to it.

    Parts of `loc` that are not in the file (a missing key, the name of a union's branch) are stepped over.
    """
    node, line, keys = root, line_of(root), list[str]()
    for part in loc:
        if isinstance(node, MappingNode):
            for key_node, value_node in node.value:
                if key_node.value == str(part):
                    node, line = value_node, line_of(key_node)
                    keys.append(str(part))
                    break
        elif isinstance(node, SequenceNode) and isinstance(part, int) and 0 <= part < len(node.value):
            node = node.value[part]
            line = line_of(node)
            keys.append(str(part + 1))
    return line, keys


def _explain(found: list[ErrorDetails], keys: list[str]) -> Text:
    """What pydantic found at one place, as a sentence about the keys of the file (`tiles.2.colour`, counted from 1)."""
    details = found[0]
    where = text(_PART, key=short(".".join(keys))) if keys else text(_WHOLE)
    if details["type"] == "missing":
        marked = QT_TRANSLATE_NOOP("errors", '"{key}" is missing in {place}')
        key = details["loc"][-1]
        return text(marked, key=short(key if isinstance(key, str) else key + 1), place=where)
    if details["type"] in ("extra_forbidden", "invalid_key"):
        return text(QT_TRANSLATE_NOOP("errors", "the key {key} is not known"), key=where)
    is_union = all(len(one["loc"]) > len(keys) for one in found)  # its branches follow the place in `loc`
    why = no_kind_of(found) if is_union else reason_of(details)
    if why.source.startswith("should"):
        return text(QT_TRANSLATE_NOOP("errors", "{place} {reason}"), place=where, reason=why)
    return text(QT_TRANSLATE_NOOP("errors", "{place}: {reason}"), place=where, reason=why)
