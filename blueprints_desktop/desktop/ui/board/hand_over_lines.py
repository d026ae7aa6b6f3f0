"""Log lines for seats that changed hands, and where they belong among the lines of a game.

They are public and come from the match file, so every viewer, the review and a reopened match tell
the same. No game's narration needs to know about them.
"""

from collections.abc import Iterator, Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.computer_names import level_word
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.desktop.ui.board.narration import LogWriter
from blueprints_desktop.store.header import PERSON
from blueprints_desktop.store.seat_history import HandOver


def hand_over_line(change: HandOver, people: Sequence[Person]) -> LogLine:
    """The line for one change."""
    if change.kind == PERSON:
        sentence = QCoreApplication.translate("LogPanel", "A person now plays for {name}")
    else:
        sentence = QCoreApplication.translate(
            "LogPanel", "A computer player ({level}) now plays for {name}"
        )
    level = level_word(change.kind).lower()
    line = LogWriter(people).line(sentence, change.seat, level=level)
    return evolve(line, step=change.after, kind=change.kind)


def with_hand_overs(
    lines: Sequence[LogLine], changes: Sequence[HandOver], people: Sequence[Person], step: int
) -> list[LogLine]:
    """The lines of a log, newest first, with the changes of hands up to ``step`` moves among them.

    A log may begin in the middle of a match. Changes from before its oldest line are left out.
    """
    told = list(lines)
    if not told:
        return told
    oldest = min(line.step for line in told if not line.divides)
    for change in changes:
        if oldest <= change.after <= step:
            line = hand_over_line(change, people)
            row = _row_of(told, change.after)
            below = told[row] if row < len(told) else told[-1]
            told.insert(row, evolve(line, known=below.known and not below.divides))
    return told


def _row_of(told: Sequence[LogLine], after: int) -> int:
    """Where a line goes that is newer than the lines of the first ``after`` moves.

    A heading stands above its group although it is older than the rest of it. A divider belongs to
    what is below it.
    """
    row = next(_candidates(told, after), len(told))
    return row - 1 if row and told[row - 1].divides else row


def _candidates(told: Sequence[LogLine], after: int) -> Iterator[int]:
    """Rows that hold something older, or the heading below the group that the line belongs to."""
    inside = False
    for row, line in enumerate(told):
        if line.is_heading:
            if inside:
                yield row
            inside = line.step <= after
        elif not line.divides and line.step <= after:
            yield row
