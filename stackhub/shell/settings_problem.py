"""What is said at the start when the settings on disk cannot be used."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stackhub.store.settings import SettingsFile
from stackhub.tabletop.translate import say


def settings_problem_words(file: SettingsFile) -> str:
    """What is wrong with ``file`` and where, which settings serve instead, and under what name the broken file stands
    now; empty when nothing is wrong."""
    if file.problem is None:
        return ""
    if file.aside is None:  # it stands where it stood
        marked = (
            QCoreApplication.translate(
                "shell", "Your settings could not be read, so the last good ones ({last}) serve. {reason}"
            )
            if file.used_last
            else QCoreApplication.translate("shell", "Your settings could not be read, so the defaults serve. {reason}")
        )
        return marked.format(last=file.last.name, reason=say(file.problem.text))
    marked = (
        QCoreApplication.translate(
            "shell",
            "Your settings could not be read: they were put aside as {file}, and the last good ones ({last}) serve. "
            "{reason}",
        )
        if file.used_last
        else QCoreApplication.translate(
            "shell", "Your settings could not be read: they were put aside as {file}, and the defaults serve. {reason}"
        )
    )
    return marked.format(file=file.aside.name, last=file.last.name, reason=say(file.problem.text))
