"""What pydantic finds wrong with data, as something that may stand inside a sentence."""

from __future__ import annotations

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from stackhub.engine.errors import SaidError
from stackhub.engine.words import Text


def first_finding(error: ValidationError) -> tuple[str, ErrorDetails]:
    """The place of the first thing found wrong, ``players.0.name`` (empty: the whole), and what pydantic says of it."""
    first = error.errors(include_url=False)[0]
    return ".".join(str(part) for part in first["loc"]), first


def reason_of(finding: ErrorDetails) -> Text | str:
    """Why it is wrong: the sentence of the SaidError that a validator of ours raised, else pydantic's own English."""
    raised = finding.get("ctx", {}).get("error")
    return raised.text if isinstance(raised, SaidError) else finding["msg"].removeprefix("Value error, ")


def clause_of(finding: ErrorDetails) -> Text | str:
    """:func:`reason_of` with a small first letter, to stand after a colon."""
    reason = reason_of(finding)
    return reason if isinstance(reason, Text) else reason[:1].lower() + reason[1:]
