"""The log and moves in words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.desktop.ui.board.narration import EventText, LogWriter, Narration
from tests.tower.rules.events import BrickLaid, ColumnCompleted
from tests.tower.rules.moves import Lay

translate = QCoreApplication.translate


def _laid(event: BrickLaid, log: LogWriter) -> LogLine:
    words = translate("Tower", "{name} built on column {column}")
    return log.line(words, event.seat, column=event.column + 1)


def _completed(event: ColumnCompleted, log: LogWriter) -> LogLine:
    words = translate("Tower", "{name} completed column {column}")
    gained = gain_words(event.points)
    return log.line(words, event.seat, gain=event.points, gain_text=gained, column=event.column + 1)


NARRATION = Narration(
    {
        BrickLaid: EventText(_laid, "lay", turn=True, noted=True),
        ColumnCompleted: EventText(_completed, "column-scores", turn=True, noted=True),
    }
)
tell = NARRATION.tell


def choice_words(move: Lay) -> str:
    """A move in short."""
    return translate("Tower", "column {column}").format(column=move.column + 1)
