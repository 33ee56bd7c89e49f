"""The small, safe part of YAML that StackHub's files are written in, as a tree of nodes that know their lines.

Only one document of mappings, lists, strings, numbers, true/false and null. Aliases, tags, dates, `yes`/`no` as truth
values and repeated keys are not part of it, because each of them turns a slip of the person who edits the file into
something they did not mean.
"""

from __future__ import annotations

import math
import re
from typing import Any

import yaml
from yaml.composer import Composer, ComposerError
from yaml.error import Mark, MarkedYAMLError, YAMLError
from yaml.events import AliasEvent
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from yaml.parser import Parser
from yaml.reader import Reader, ReaderError
from yaml.resolver import BaseResolver
from yaml.scanner import Scanner

from stackhub.engine.errors import SaidError
from stackhub.engine.words import QT_TRANSLATE_NOOP

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

_NO_CHARACTER = QT_TRANSLATE_NOOP("errors", "an escape that stands for no character")
_BROKEN = QT_TRANSLATE_NOOP(
    "errors", "here it is no YAML any more; a quotation mark, a bracket, a colon or an indentation may be wrong"
)
_TAB = QT_TRANSLATE_NOOP("errors", "lines are indented with spaces, not with tabs")
_SECOND = QT_TRANSLATE_NOOP("errors", "another document begins here; a file has only one")
_TAG = QT_TRANSLATE_NOOP("errors", 'the tag "{tag}" is not allowed')


class YamlMistake(SaidError):
    """What is wrong with a text, without the name of its file; ``line`` is counted from 1."""

    def __init__(self, line: int, sentence: str | tuple[str, str], /, **args: object) -> None:
        self.line = line
        super().__init__(sentence, **args)


def read_tree(text: str) -> Node:
    """The node tree of the one document in ``text``. Raises YamlMistake."""
    try:
        root = _Loader(text).get_single_node()
    except ReaderError as error:
        # A position in characters; the reader stops at the first character that YAML does not allow at all.
        line = text.count("\n", 0, error.position) + 1
        raise YamlMistake(line, QT_TRANSLATE_NOOP("errors", "a character that may not stand in a text file")) from error
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is not None and mark.index >= len(text) and error.context_mark is not None:
            mark = error.context_mark  # what was opened there is never closed
        said = _SECOND if isinstance(error, ComposerError) else _TAB if "'\\t'" in (error.problem or "") else _BROKEN
        raise YamlMistake(mark.line + 1 if mark else 1, said) from error
    except (YAMLError, ValueError, OverflowError) as error:
        # The scanner itself stumbles over escapes such as "\UFFFFFFFF", without saying where.
        line = next((number for number, part in enumerate(text.split("\n"), 1) if re.search(r"\\[xuU]", part)), 1)
        raise YamlMistake(line, _NO_CHARACTER) from error
    if root is None:
        raise YamlMistake(1, QT_TRANSLATE_NOOP("errors", "the file is empty"))
    return root


def plain_data(node: Node) -> Any:
    """The node tree as dicts, lists and scalars. Raises YamlMistake."""
    if isinstance(node, MappingNode):
        result: dict[Any, Any] = {}
        lines: dict[Any, int] = {}
        for key_node, value_node in node.value:
            line = line_of(key_node)
            if not isinstance(key_node, ScalarNode):
                raise YamlMistake(line, QT_TRANSLATE_NOOP("errors", "a key must be a word or a number"))
            key = _scalar(key_node)
            if key in result:
                raise YamlMistake(
                    line,
                    QT_TRANSLATE_NOOP("errors", 'the key "{key}" stands here again, first on line {first}'),
                    key=short(key),
                    first=lines[key],
                )
            lines[key] = line
            result[key] = plain_data(value_node)
        _check_tag(node, "map")
        return result
    if isinstance(node, SequenceNode):
        _check_tag(node, "seq")
        return [plain_data(item) for item in node.value]
    return _scalar(node)


def line_of(node: Node) -> int:
    """The line on which ``node`` begins, counted from 1."""
    mark: Mark = node.start_mark
    return int(mark.line) + 1


def write_text(data: Any) -> str:
    """``data`` as text that :func:`read_tree` and :func:`plain_data` turn back into it; see ``dump_yaml``."""
    return yaml.dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=110)


def short(value: object) -> str:
    """``value`` as a word that fits into a sentence."""
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"


def one_line(text: str) -> str:
    """``text`` without line breaks."""
    return " ".join(text.split())


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
        line = event.start_mark.line + 1
        if isinstance(event, AliasEvent):
            raise YamlMistake(
                line, QT_TRANSLATE_NOOP("errors", "aliases (*{anchor}) are not allowed"), anchor=short(event.anchor)
            )
        if self._depth >= MAX_DEPTH:
            raise YamlMistake(
                line, QT_TRANSLATE_NOOP("errors", "nested more than {levels} levels deep"), levels=MAX_DEPTH
            )
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


def _check_tag(node: Node, expected: str) -> None:
    if node.tag != f"tag:yaml.org,2002:{expected}":
        raise YamlMistake(line_of(node), _TAG, tag=short(node.tag))


def _scalar(node: Node) -> Any:
    text = str(node.value)
    match node.tag:
        case t if t == _STR:
            if any("\ud800" <= char <= "\udfff" for char in text):
                raise YamlMistake(line_of(node), _NO_CHARACTER)
            return text
        case t if t == _NULL:
            return None
        case t if t == _BOOL and text.lower() in ("true", "false"):
            return text.lower() == "true"
        case t if t in (_INT, _FLOAT):
            number = _number(text, node.tag)
            if number is None:
                raise YamlMistake(
                    line_of(node),
                    QT_TRANSLATE_NOOP("errors", '"{text}" is not a number that can be used'),
                    text=short(text),
                )
            return number
    raise YamlMistake(line_of(node), _TAG, tag=short(node.tag))


def _number(text: str, tag: str) -> int | float | None:
    try:
        if tag == _INT:
            return int(text, 16 if text.startswith("0x") else 10)
        number = float(text)
    except ValueError:  # !!int on a word, or more digits than Python converts
        return None
    return number if math.isfinite(number) else None
