"""Sentences for errors: by the codes with which engine, games and store refuse something.

Boards word the refusal of a move in the terms of their game. These sentences are for files, options
and data, where only the code and its facts are known. An unknown code is told as it is.
"""

import errno
import os
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.engine.errors import BadData, BadOption, GameError
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.errors import BadMatchFile, FileNotice


class Troubles(QObject):
    """The sentences by code, in the language in force."""

    def file(self) -> dict[str, str]:
        """What is wrong with a match file."""
        newer = self.tr("This game was saved by a newer version of the program. Please update.")
        damaged = self.tr("Line {line} has been changed: the file is damaged.")
        return {
            "not-a-match-file": self.tr("This isn’t a Blueprints Desktop game."),
            "empty-file": self.tr("The file is empty."),
            "too-large": self.tr("The file is too large for a saved game."),
            "too-many-lines": self.tr("The file has too many lines for a saved game."),
            "line-is-too-long": self.tr("Line {line} is too long for a saved game."),
            "text-is-too-long": self.tr(
                "In the first line, “{entry}” has more than {most} characters."
            ),
            "not-a-regular-file": self.tr("This is a pipe or a device, not a file."),
            "cannot-be-read": self.tr("The file can’t be read: {reason}."),
            "newer-format": newer,
            "unknown-chance": newer,
            "unknown-game": self.tr("This version doesn’t know the game “{game}”."),
            "bad-header": self.tr(
                "The first line, which describes the game, is damaged ({entry})."
            ),
            "line-was-changed": damaged,
            "line-is-not-text": damaged,
            "line-is-not-json": damaged,
            "line-is-not-an-object": damaged,
            "unknown-entry": self.tr("This version doesn’t understand line {line}."),
            "illegal-move": self.tr("Line {line} has a move that the rules don’t allow."),
            "wrong-seat": self.tr("Line {line} has a move out of turn."),
            "other-course": self.tr("From line {line} on, the game no longer follows these rules."),
        }

    def options(self) -> dict[str, str]:
        """What is wrong with the options of a match."""
        return {
            "not-options": self.tr("The options can’t be read."),
            "unknown-option": self.tr("This game doesn’t have that option."),
            "unknown-game": self.tr("This version doesn’t know the game “{game}”."),
            "unknown-board": self.tr("There is no such board."),
            "unknown-monument": self.tr("There is no such monument."),
            "another-monument": self.tr(
                "The plan is for a different monument from the one chosen."
            ),
            "no-boards": self.tr("No board was chosen."),
            "same-board-twice": self.tr("A board was chosen twice."),
            "too-many-boards": self.tr("A game has at most {most} boards."),
            "daily-has-its-own-boards": self.tr(
                "The daily ramp uses boards 1 to 4, in that order."
            ),
            "no-such-seat": self.tr("The player chosen to start isn’t at the table."),
            "wrong-number-of-seats": self.tr(
                "This game can’t be played with that number of players."
            ),
            "wrong-type": self.tr("A value is of the wrong kind."),
        }

    def moves(self) -> dict[str, str]:
        """What every game may say of a move."""
        no_move = self.tr("That isn’t a move in this game.")
        return {
            "game-is-over": self.tr("The game is over."),
            "not-a-move-of-this-game": no_move,
            "unreadable-move": no_move,
            "nothing-to-undo": self.tr("There is nothing to undo."),
            "nothing-to-redo": self.tr("There is nothing to redo."),
        }

    def data(self) -> dict[str, str]:
        """What is wrong with a deck, a board or a plan; said of a place in a file."""
        return {
            "cannot-be-read": self.tr("the file can’t be read"),
            "not-a-regular-file": self.tr("this is a pipe or a device, not a file"),
            "file-name-is-not-text": self.tr("the file name isn’t valid text"),
            "file-is-too-large": self.tr("the file is too large"),
            "is-not-toml": self.tr("the file isn’t valid TOML"),
            "is-nested-too-deeply": self.tr("tables or lists are nested too deeply"),
            "text-is-too-long": self.tr("a text has more than {most} characters"),
            "is-missing": self.tr("something is missing"),
            "is-not-a-table": self.tr("this must be a table"),
            "wrong-type": self.tr("a value is of the wrong kind"),
            "unknown-entry": self.tr("unknown entry"),
            "number-out-of-range": self.tr("a number is too small or too large"),
            "not-positive": self.tr("a number must be above zero"),
            "not-a-list-of-texts": self.tr("this must be a list of texts"),
            "not-a-list-of-rows": self.tr("this must be a list of rows"),
            "unknown-sign": self.tr("unknown character"),
            "same-card-twice": self.tr("a card appears twice"),
            "unknown-card": self.tr("unknown card"),
            "unknown-figure": self.tr("a number on a card is unknown"),
            "wrong-number-of-cards": self.tr("the number of cards is wrong"),
            "heights-do-not-add-up-to-six": self.tr("the heights don’t add up to six"),
            "not-three-rows": self.tr("there must be three rows"),
            "row-is-not-two-spaces": self.tr("a row must have two spaces"),
            "no-boards": self.tr("there is no board"),
            "same-board-twice": self.tr("a board appears twice"),
            "too-many-boards": self.tr("there are more than {most} boards"),
            "not-twelve-rows": self.tr("there must be twelve rows"),
            "row-is-not-six-cells": self.tr("a row must have six cells"),
            "symbol-is-not-there-twice": self.tr("a symbol must appear twice"),
            "malus-costs-nothing": self.tr("a malus must cost points"),
            "unknown-piece": self.tr("unknown piece"),
            "not-three-rounds": self.tr("there must be three rounds"),
            "bags-hold-too-few": self.tr("the bags hold too few pieces"),
            "bags-hold-more-than-the-box": self.tr("the bags hold more pieces than the game has"),
            "bag-does-not-fill-the-rings": self.tr("a bag doesn’t fill the rings"),
            "not-a-number-for-each-middle-cell": self.tr("each cell in the middle needs a number"),
            "no-cells": self.tr("there are no cells"),
            "too-many-cells": self.tr("there are too many cells"),
            "bad-cell-name": self.tr("invalid cell name"),
            "same-cell-twice": self.tr("a cell appears twice"),
            "unknown-cell": self.tr("unknown cell"),
            "bad-neighbour": self.tr("a cell can’t have this neighbour"),
            "too-many-neighbours": self.tr("a cell has too many neighbours"),
            "touch-is-one-sided": self.tr("neighbouring cells must name each other"),
            "cell-out-of-reach": self.tr("a cell can’t be reached"),
            "second-turn-may-find-nothing": self.tr("a second turn might find nothing to take"),
            "third-turn-may-find-nothing": self.tr("a third turn might find nothing to take"),
            "not-one-to-five-levels": self.tr("there must be one to five levels"),
            "level-is-too-large": self.tr(
                "a level has more than {rows} rows, or a row has more than {width} characters"
            ),
            "levels-differ-in-depth": self.tr("the levels differ in depth"),
            "rows-differ-in-length": self.tr("the rows differ in length"),
            "wrong-number-of-bricks": self.tr("the number of bricks is wrong"),
            "half-a-brick": self.tr("half a brick is missing"),
            "brick-overhangs": self.tr("a brick has nothing under it"),
        }

    def notices(self) -> dict[str, str]:
        """What to know about a file that could be opened all the same."""
        return {
            "torn-last-line": self.tr(
                "The last move wasn’t fully saved, perhaps because of a power cut. The game "
                "continues from just before it."
            ),
            "other-rules-from-here": self.tr(
                "This game follows an earlier version of the rules and no longer fits from "
                "line {line} on. It is shown up to there; the file stays as it is."
            ),
        }

    def disk(self) -> dict[int, str]:
        """Why something could not be written; for what is rarer the system's own words have to do."""
        refused = self.tr("You don’t have permission to save there.")
        missing = self.tr("Folder not found.")
        return {
            errno.EACCES: refused,
            errno.EPERM: refused,
            errno.EROFS: self.tr("The disk is read-only."),
            errno.ENOSPC: self.tr("The disk is full."),
            errno.ENOENT: missing,
            errno.ENOTDIR: missing,
            errno.ELOOP: self.tr("The links there form a loop."),
            errno.ENAMETOOLONG: self.tr("The name is too long."),
            errno.ESTALE: self.tr("Another program has changed the file."),
        }

    def reading(self) -> dict[int, str]:
        """Why something could not be read: parts of sentences."""
        missing = self.tr("not found")
        refused = self.tr("permission denied")
        return {
            errno.ENOENT: missing,
            errno.ENOTDIR: missing,
            errno.EACCES: refused,
            errno.EPERM: refused,
            errno.EISDIR: self.tr("it is a folder"),
            errno.EIO: self.tr("the disk isn’t responding"),
            errno.ELOOP: self.tr("its links form a loop"),
            errno.ENAMETOOLONG: self.tr("its name is too long"),
        }

    # --- sentences ------------------------------------------------------------------

    def of_error(self, error: GameError) -> str:
        """What is wrong, at its place where it has one; of an unknown code, that something is."""
        place, otherwise = "{what}", self.tr("That can’t be done ({detail}).")
        if isinstance(error, BadData) or (
            isinstance(error, BadMatchFile) and "source" in error.facts
        ):
            table, place = self.data(), self.tr("In {source}, {entry}: {what}.")
            otherwise = self.tr("There is a problem in {source}, {entry} ({detail}).")
        elif isinstance(error, BadMatchFile) and error.code in self.file():
            table = self.file()
        elif isinstance(error, BadMatchFile):
            table, place = self.options(), self.tr("In line {line}: {what}")
            otherwise = self.tr("There is a problem in line {line} ({detail}).")
        else:
            table = self.options() if isinstance(error, BadOption) else self.moves()
        facts = {**error.facts, "detail": str(error)}
        if error.code not in table:
            return self.filled(otherwise, facts)
        return self.filled(place, {**facts, "what": self.filled(table[error.code], facts)})

    def of_notice(self, notice: FileNotice) -> str:
        unknown = self.tr(
            "There is something unusual in line {line} ({detail}). The game can still be played."
        )
        facts = {"line": notice.line, "detail": notice.code.replace("-", " ")}
        return self.filled(self.notices().get(notice.code, unknown), facts)

    def filled(self, text: str, facts: Mapping[str, object]) -> str:
        """What the system says of a file is told in our words: its own may be in another language."""
        known = {os.strerror(number): words for number, words in self.reading().items()}
        shown = {name: one_line(str(fact)) for name, fact in facts.items()}
        if "reason" in shown:
            shown["reason"] = known.get(shown["reason"], shown["reason"])
        return text.format_map(_Facts(shown))


class _Facts(dict[str, object]):
    """A fact that was not given leaves a gap, not a fault in telling of one."""

    def __missing__(self, name: str) -> str:
        return "?"


def said_error(error: GameError) -> str:
    """An error as a sentence."""
    return Troubles().of_error(error)


def said_within(error: BadData) -> str:
    """What is wrong in a file whose name has been said: no sentence, but a part of one."""
    troubles = Troubles()
    words = troubles.data().get(error.code, "{detail}")
    what = troubles.filled(words, {**error.facts, "detail": error.code})
    return what if error.entry in ("", "file") else labelled(one_line(error.entry), what)


def said_notice(notice: FileNotice) -> str:
    """A notice about a file as a sentence."""
    return Troubles().of_notice(notice)


def said_of_disk(error: OSError) -> str:
    """Why something could not be written."""
    known = Troubles().disk().get(error.errno or 0)
    return known or one_line(error.strerror or str(error))


def said_of_unexpected(error: Exception) -> str:
    """What is said of an error that nobody foresaw: its message is for developers, in the log."""
    words = QCoreApplication.translate("Troubles", "Unexpected error ({kind}). See the log.")
    return words.format(kind=type(error).__name__)
