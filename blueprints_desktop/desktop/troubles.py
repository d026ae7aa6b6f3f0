"""What went wrong, in the words of the person at the screen."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.store.errors import BadMatchFile, Notice

_FILE = {
    "not-a-match-file": QT_TRANSLATE_NOOP("Troubles", "This is not a match of Blueprints Desktop."),
    "empty-file": QT_TRANSLATE_NOOP("Troubles", "The file is empty."),
    "too-large": QT_TRANSLATE_NOOP("Troubles", "The file is too large to be a match."),
    "cannot-be-read": QT_TRANSLATE_NOOP("Troubles", "The file cannot be read: {reason}."),
    "newer-format": QT_TRANSLATE_NOOP(
        "Troubles", "The match was saved by a newer version of the program. Please update it."
    ),
    "unknown-chance": QT_TRANSLATE_NOOP(
        "Troubles", "The match was saved by a newer version of the program. Please update it."
    ),
    "unknown-game": QT_TRANSLATE_NOOP("Troubles", "This version does not know the game “{game}”."),
    "line-was-changed": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is not as it was written: the file is damaged."
    ),
    "line-is-not-text": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is not as it was written: the file is damaged."
    ),
    "illegal-move": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} holds a move that the rules do not allow."
    ),
    "wrong-seat": QT_TRANSLATE_NOOP("Troubles", "Line {line} holds a move out of turn."),
}
_FILE_OTHERWISE = QT_TRANSLATE_NOOP("Troubles", "Something is wrong in line {line} ({detail}).")
_DATA = QT_TRANSLATE_NOOP("Troubles", "Something is wrong in {source}, {entry} ({detail}).")
_OTHERWISE = QT_TRANSLATE_NOOP("Troubles", "That cannot be done ({detail}).")
_NOTICES = {
    "torn-last-line": QT_TRANSLATE_NOOP(
        "Troubles",
        "The last move was not completely saved, perhaps because of a power cut."
        " The match goes on before it.",
    ),
    "other-rules-from-here": QT_TRANSLATE_NOOP(
        "Troubles",
        "The match was played by an earlier version of the rules, and from line {line} on it"
        " would go another way. It is shown up to there; the file stays as it is.",
    ),
}


def _said(text: object, **facts: object) -> str:
    """QT_TRANSLATE_NOOP gives back its text, though the stubs call it an object."""
    return QCoreApplication.translate("Troubles", str(text)).format(**facts)


def said_error(error: GameError) -> str:
    """An error as a sentence."""
    facts = {**error.facts, "detail": str(error)}
    if isinstance(error, BadMatchFile):
        return _said(_FILE.get(error.code, _FILE_OTHERWISE), **facts)
    return _said(_DATA if "source" in facts else _OTHERWISE, **facts)


def said_notice(notice: Notice) -> str:
    """A notice about a file as a sentence."""
    return _said(_NOTICES[notice.code], line=notice.line)
