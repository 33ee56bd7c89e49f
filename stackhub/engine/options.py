"""Options of a game: a frozen pydantic model per game, in the text form that the headless table takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from stackhub.engine.errors import BadOptions
from stackhub.engine.findings import first_finding, reason_of
from stackhub.engine.words import QT_TRANSLATE_NOOP, text

_NO_OPTIONS = QT_TRANSLATE_NOOP("errors", "none")


class Options(BaseModel):
    """Base of every game's options: immutable, unknown keys refused, each field has its Default."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def as_dict(self) -> dict[str, object]:
        """The options as plain JSON data, in the order the model names them."""
        return self.model_dump(mode="json")


OptionsT = TypeVar("OptionsT", bound=Options)


def make_options(model: type[OptionsT], values: Mapping[str, object]) -> OptionsT:
    """Options from plain values. Raises BadOptions with one sentence that names the option and what it takes."""
    known = model.model_fields
    for key in values:
        if key not in known:
            raise BadOptions(
                QT_TRANSLATE_NOOP("errors", "there is no option '{option}' (options: {known})"),
                option=str(key)[:40],
                known=", ".join(known) or text(_NO_OPTIONS),
            )
    try:
        return model.model_validate(dict(values))
    except ValidationError as error:
        place, finding = first_finding(error)
        value = finding.get("input")
        raise BadOptions(
            QT_TRANSLATE_NOOP("errors", "option '{option}' cannot be {value}: {reason}"),
            option=place or "options",
            value=f"'{value[:58]}'" if isinstance(value, str) else repr(value)[:60],
            reason=reason_of(finding),
        ) from None


def parse_settings(settings: Iterable[str]) -> dict[str, object]:
    """``["match=best_of_3", "answer_seconds=5"]`` as a dict; true, false and whole numbers become values."""
    words: dict[str, object] = {"true": True, "false": False}
    parsed: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key:
            raise BadOptions(
                QT_TRANSLATE_NOOP("errors", "'{setting}' is not of the form key=value"), setting=setting[:60]
            )
        if key in parsed:
            raise BadOptions(QT_TRANSLATE_NOOP("errors", "option '{option}' is given twice"), option=key[:60])
        number = value.removeprefix("-")
        if number.isascii() and number.isdigit() and len(number) < 10:
            parsed[key] = int(value)
        else:
            parsed[key] = words.get(value, value)
    return parsed
