"""What went wrong, in the words of the person at the screen.

A code without words, as from a version to come, is told as it is: saying something always works.
"""

import os
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from blueprints_desktop.desktop.i18n.error_messages import (
    DATA,
    DISK,
    FILE,
    MOVES,
    NOTICES,
    OPTIONS,
    READING,
)
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.engine.errors import BadData, BadOption, GameError
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.errors import BadMatchFile, FileNotice

_IN_DATA = QT_TRANSLATE_NOOP("Troubles", "In {source}, {entry}: {what}.")
_IN_LINE = QT_TRANSLATE_NOOP("Troubles", "In line {line}: {what}")
_FILE_OTHERWISE = QT_TRANSLATE_NOOP("Troubles", "Something is wrong in line {line} ({detail}).")
_DATA_OTHERWISE = QT_TRANSLATE_NOOP(
    "Troubles", "Something is wrong in {source}, {entry} ({detail})."
)
_OTHERWISE = QT_TRANSLATE_NOOP("Troubles", "That cannot be done ({detail}).")
_NOTICE_OTHERWISE = QT_TRANSLATE_NOOP(
    "Troubles", "Something is unusual in line {line} ({detail}). The match can be played."
)


class _Facts(dict[str, object]):
    """A fact that was not given leaves a gap, not a fault in telling of one."""

    def __missing__(self, name: str) -> str:
        return "?"


def _said(text: object, facts: Mapping[str, object]) -> str:
    """QT_TRANSLATE_NOOP gives back its text, though the stubs call it an object."""
    if "reason" in facts:
        facts = {**facts, "reason": _said_by_system(facts["reason"])}
    shown = _Facts((name, one_line(str(fact))) for name, fact in facts.items())
    return QCoreApplication.translate("Troubles", str(text)).format_map(shown)


def _said_by_system(reason: object) -> object:
    """What the system says of a file, in our words: its own may be in another language."""
    for number, text in READING.items():
        if reason == os.strerror(number):
            return QCoreApplication.translate("Troubles", str(text))
    return reason


def said_error(error: GameError) -> str:
    """An error as a sentence."""
    facts = {**error.facts, "detail": str(error)}
    if isinstance(error, BadMatchFile):
        return _said_of_file(error, facts)
    if isinstance(error, BadData):
        return _said_of_data(error.code, facts)
    table = OPTIONS if isinstance(error, BadOption) else MOVES
    return _said(table.get(error.code, _OTHERWISE), facts)


def said_within(error: BadData) -> str:
    """What is wrong in a file whose name has been said: no sentence, but a part of one."""
    what = _said(DATA.get(error.code, "{detail}"), {**error.facts, "detail": error.code})
    return what if error.entry in ("", "file") else labelled(one_line(error.entry), what)


def said_notice(notice: FileNotice) -> str:
    """A notice about a file as a sentence."""
    text = NOTICES.get(notice.code, _NOTICE_OTHERWISE)
    return _said(text, {"line": notice.line, "detail": notice.code.replace("-", " ")})


def said_of_disk(error: OSError) -> str:
    """Why something could not be written."""
    if error.errno in DISK:
        return _said(DISK[error.errno], {})
    return one_line(error.strerror or str(error))


def said_of_unexpected(error: Exception) -> str:
    """What is said of an error that nobody foresaw: its message is for developers, in the log."""
    words = QCoreApplication.translate("Troubles", "Unexpected error ({kind}). It is in the log.")
    return words.format(kind=type(error).__name__)


def _said_of_file(error: BadMatchFile, facts: Mapping[str, object]) -> str:
    """A file hands on what its options and data are refused for."""
    if "source" in facts:
        return _said_of_data(error.code, facts)
    if error.code in FILE:
        return _said(FILE[error.code], facts)
    if error.code in OPTIONS:
        return _said(_IN_LINE, {**facts, "what": _said(OPTIONS[error.code], facts)})
    return _said(_FILE_OTHERWISE, facts)


def _said_of_data(code: str, facts: Mapping[str, object]) -> str:
    if code not in DATA:
        return _said(_DATA_OTHERWISE, facts)
    return _said(_IN_DATA, {**facts, "what": _said(DATA[code], facts)})
