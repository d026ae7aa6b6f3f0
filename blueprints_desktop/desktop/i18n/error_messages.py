"""Sentences for errors: by the codes with which engine, games and store refuse something.

Boards word the refusal of a move in the terms of their game. These sentences are for files, options
and data, where only the code and its facts are known. An unknown code is told as it is.
"""

import errno
import os
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.engine.errors import BadData, BadOption, GameError
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.errors import BadMatchFile, FileNotice

FILE = {
    "not-a-match-file": QT_TRANSLATE_NOOP("Troubles", "This is not a match of Blueprints Desktop."),
    "empty-file": QT_TRANSLATE_NOOP("Troubles", "The file is empty."),
    "too-large": QT_TRANSLATE_NOOP("Troubles", "The file is too large to be a match."),
    "too-many-lines": QT_TRANSLATE_NOOP("Troubles", "The file has more lines than any match."),
    "line-is-too-long": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is longer than any line of a match."
    ),
    "text-is-too-long": QT_TRANSLATE_NOOP(
        "Troubles", "In the first line, “{entry}” has more than {most} characters."
    ),
    "not-a-regular-file": QT_TRANSLATE_NOOP("Troubles", "This is a pipe or a device, not a file."),
    "cannot-be-read": QT_TRANSLATE_NOOP("Troubles", "The file cannot be read: {reason}."),
    "newer-format": QT_TRANSLATE_NOOP(
        "Troubles", "The match was saved by a newer version of the program. Please update it."
    ),
    "unknown-chance": QT_TRANSLATE_NOOP(
        "Troubles", "The match was saved by a newer version of the program. Please update it."
    ),
    "unknown-game": QT_TRANSLATE_NOOP("Troubles", "This version does not know the game “{game}”."),
    "bad-header": QT_TRANSLATE_NOOP(
        "Troubles", "The first line, which says what is played, is damaged ({entry})."
    ),
    "line-was-changed": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is not as it was written: the file is damaged."
    ),
    "line-is-not-text": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is not as it was written: the file is damaged."
    ),
    "line-is-not-json": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is not as it was written: the file is damaged."
    ),
    "line-is-not-an-object": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} is not as it was written: the file is damaged."
    ),
    "unknown-entry": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} says something that this version does not understand."
    ),
    "illegal-move": QT_TRANSLATE_NOOP(
        "Troubles", "Line {line} holds a move that the rules do not allow."
    ),
    "wrong-seat": QT_TRANSLATE_NOOP("Troubles", "Line {line} holds a move out of turn."),
    "other-course": QT_TRANSLATE_NOOP(
        "Troubles", "From line {line} on, the match would go another way by these rules."
    ),
}
"""What is wrong with a match file."""

OPTIONS = {
    "not-options": QT_TRANSLATE_NOOP("Troubles", "The options are not written as options."),
    "unknown-option": QT_TRANSLATE_NOOP("Troubles", "The game does not have this option."),
    "unknown-game": QT_TRANSLATE_NOOP("Troubles", "This version does not know the game “{game}”."),
    "unknown-board": QT_TRANSLATE_NOOP("Troubles", "There is no such board."),
    "unknown-monument": QT_TRANSLATE_NOOP("Troubles", "There is no such monument."),
    "another-monument": QT_TRANSLATE_NOOP(
        "Troubles", "The plan belongs to another monument than the one that was chosen."
    ),
    "no-boards": QT_TRANSLATE_NOOP("Troubles", "No board was chosen."),
    "same-board-twice": QT_TRANSLATE_NOOP("Troubles", "A board was chosen twice."),
    "too-many-boards": QT_TRANSLATE_NOOP("Troubles", "A match has at most {most} boards."),
    "daily-has-its-own-boards": QT_TRANSLATE_NOOP(
        "Troubles", "The daily ramp is played on boards 1 to 4, in this order."
    ),
    "no-such-seat": QT_TRANSLATE_NOOP("Troubles", "Nobody sits at the place that was to begin."),
    "wrong-number-of-seats": QT_TRANSLATE_NOOP(
        "Troubles", "The game is not for this number of players."
    ),
    "wrong-type": QT_TRANSLATE_NOOP("Troubles", "A value is of the wrong kind."),
}
"""What is wrong with the options of a match."""

MOVES = {
    "game-is-over": QT_TRANSLATE_NOOP("Troubles", "The game is over."),
    "not-a-move-of-this-game": QT_TRANSLATE_NOOP("Troubles", "That is no move of this game."),
    "unreadable-move": QT_TRANSLATE_NOOP("Troubles", "That is no move of this game."),
    "nothing-to-undo": QT_TRANSLATE_NOOP("Troubles", "There is nothing to take back."),
    "nothing-to-redo": QT_TRANSLATE_NOOP("Troubles", "There is nothing to play again."),
}
"""What every game may say of a move."""

DATA = {
    "cannot-be-read": QT_TRANSLATE_NOOP("Troubles", "the file cannot be read"),
    "not-a-regular-file": QT_TRANSLATE_NOOP("Troubles", "this is a pipe or a device, not a file"),
    "file-name-is-not-text": QT_TRANSLATE_NOOP(
        "Troubles", "the name of the file is not valid text"
    ),
    "file-is-too-large": QT_TRANSLATE_NOOP("Troubles", "the file is too large"),
    "is-not-toml": QT_TRANSLATE_NOOP("Troubles", "the file is not written in TOML"),
    "is-nested-too-deeply": QT_TRANSLATE_NOOP(
        "Troubles", "too many tables or lists are nested in each other"
    ),
    "text-is-too-long": QT_TRANSLATE_NOOP("Troubles", "a text has more than {most} characters"),
    "is-missing": QT_TRANSLATE_NOOP("Troubles", "something is missing"),
    "is-not-a-table": QT_TRANSLATE_NOOP("Troubles", "this has to be a table"),
    "wrong-type": QT_TRANSLATE_NOOP("Troubles", "a value is of the wrong kind"),
    "unknown-entry": QT_TRANSLATE_NOOP("Troubles", "this entry is not known"),
    "number-out-of-range": QT_TRANSLATE_NOOP("Troubles", "a number is too small or too large"),
    "not-positive": QT_TRANSLATE_NOOP("Troubles", "a number has to be above zero"),
    "not-a-list-of-texts": QT_TRANSLATE_NOOP("Troubles", "this has to be a list of texts"),
    "not-a-list-of-rows": QT_TRANSLATE_NOOP("Troubles", "this has to be a list of rows"),
    "unknown-sign": QT_TRANSLATE_NOOP("Troubles", "a sign is not known"),
    "same-card-twice": QT_TRANSLATE_NOOP("Troubles", "a card is there twice"),
    "unknown-card": QT_TRANSLATE_NOOP("Troubles", "a card is not known"),
    "unknown-figure": QT_TRANSLATE_NOOP("Troubles", "a figure of a card is not known"),
    "wrong-number-of-cards": QT_TRANSLATE_NOOP("Troubles", "the number of cards is wrong"),
    "heights-do-not-add-up-to-six": QT_TRANSLATE_NOOP("Troubles", "the heights do not make six"),
    "not-three-rows": QT_TRANSLATE_NOOP("Troubles", "there have to be three rows"),
    "row-is-not-two-spaces": QT_TRANSLATE_NOOP("Troubles", "a row has to have two spaces"),
    "no-boards": QT_TRANSLATE_NOOP("Troubles", "there is no board"),
    "same-board-twice": QT_TRANSLATE_NOOP("Troubles", "a board is there twice"),
    "too-many-boards": QT_TRANSLATE_NOOP("Troubles", "there are more than {most} boards"),
    "not-twelve-rows": QT_TRANSLATE_NOOP("Troubles", "there have to be twelve rows"),
    "row-is-not-six-cells": QT_TRANSLATE_NOOP("Troubles", "a row has to have six cells"),
    "symbol-is-not-there-twice": QT_TRANSLATE_NOOP("Troubles", "a symbol has to be there twice"),
    "malus-costs-nothing": QT_TRANSLATE_NOOP("Troubles", "a malus has to cost points"),
    "unknown-piece": QT_TRANSLATE_NOOP("Troubles", "a piece is not known"),
    "not-three-rounds": QT_TRANSLATE_NOOP("Troubles", "there have to be three rounds"),
    "bags-hold-too-few": QT_TRANSLATE_NOOP("Troubles", "the bags hold too few pieces"),
    "bags-hold-more-than-the-box": QT_TRANSLATE_NOOP(
        "Troubles", "the bags hold more pieces than there are"
    ),
    "bag-does-not-fill-the-rings": QT_TRANSLATE_NOOP("Troubles", "a bag does not fill the rings"),
    "not-a-number-for-each-middle-cell": QT_TRANSLATE_NOOP(
        "Troubles", "each cell in the middle needs a number"
    ),
    "no-cells": QT_TRANSLATE_NOOP("Troubles", "there are no cells"),
    "too-many-cells": QT_TRANSLATE_NOOP("Troubles", "there are too many cells"),
    "bad-cell-name": QT_TRANSLATE_NOOP("Troubles", "a cell cannot be called so"),
    "same-cell-twice": QT_TRANSLATE_NOOP("Troubles", "a cell is there twice"),
    "unknown-cell": QT_TRANSLATE_NOOP("Troubles", "a cell is not known"),
    "bad-neighbour": QT_TRANSLATE_NOOP("Troubles", "a cell cannot have this neighbour"),
    "too-many-neighbours": QT_TRANSLATE_NOOP("Troubles", "a cell has too many neighbours"),
    "touch-is-one-sided": QT_TRANSLATE_NOOP("Troubles", "neighbours have to touch each other"),
    "cell-out-of-reach": QT_TRANSLATE_NOOP("Troubles", "a cell is out of reach"),
    "second-turn-may-find-nothing": QT_TRANSLATE_NOOP(
        "Troubles", "a second turn might find nothing to take"
    ),
    "third-turn-may-find-nothing": QT_TRANSLATE_NOOP(
        "Troubles", "a third turn might find nothing to take"
    ),
    "not-one-to-five-levels": QT_TRANSLATE_NOOP("Troubles", "there have to be one to five levels"),
    "level-is-too-large": QT_TRANSLATE_NOOP(
        "Troubles", "a level has more than {rows} rows, or a row more than {width} signs"
    ),
    "levels-differ-in-depth": QT_TRANSLATE_NOOP("Troubles", "the levels differ in depth"),
    "rows-differ-in-length": QT_TRANSLATE_NOOP("Troubles", "the rows differ in length"),
    "wrong-number-of-bricks": QT_TRANSLATE_NOOP("Troubles", "the number of bricks is wrong"),
    "half-a-brick": QT_TRANSLATE_NOOP("Troubles", "a brick is there by half"),
    "brick-overhangs": QT_TRANSLATE_NOOP("Troubles", "a brick stands on nothing"),
}
"""What is wrong with a deck, a board or a plan; said of a place in a file."""

NOTICES = {
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
"""What to know about a file that could be opened all the same."""

DISK = {
    errno.EACCES: QT_TRANSLATE_NOOP("Troubles", "Writing there is not allowed."),
    errno.EPERM: QT_TRANSLATE_NOOP("Troubles", "Writing there is not allowed."),
    errno.EROFS: QT_TRANSLATE_NOOP("Troubles", "The disk may only be read."),
    errno.ENOSPC: QT_TRANSLATE_NOOP("Troubles", "The disk is full."),
    errno.ENOENT: QT_TRANSLATE_NOOP("Troubles", "The folder is not there."),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Troubles", "The folder is not there."),
    errno.ELOOP: QT_TRANSLATE_NOOP("Troubles", "The links there lead round in a circle."),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Troubles", "The name is too long."),
    errno.ESTALE: QT_TRANSLATE_NOOP("Troubles", "Another program has changed the file."),
}
"""Why something could not be written; for what is rarer the system's own words have to do."""

READING = {
    errno.ENOENT: QT_TRANSLATE_NOOP("Troubles", "it is not there"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Troubles", "it is not there"),
    errno.EACCES: QT_TRANSLATE_NOOP("Troubles", "that is not allowed"),
    errno.EPERM: QT_TRANSLATE_NOOP("Troubles", "that is not allowed"),
    errno.EISDIR: QT_TRANSLATE_NOOP("Troubles", "it is a folder"),
    errno.EIO: QT_TRANSLATE_NOOP("Troubles", "the disk does not answer"),
    errno.ELOOP: QT_TRANSLATE_NOOP("Troubles", "its links lead round in a circle"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Troubles", "its name is too long"),
}
"""Why something could not be read: parts of sentences."""


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
