"""The marks on a page of the rulebook: words that were looked for, and the passage asked for."""

from collections.abc import Sequence

from PySide6.QtGui import QBrush, QColor, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextEdit

from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.pages.rules.typesetting import Setting
from blueprints_desktop.rulebooks.search import marks_in

Stretch = tuple[int, int]
"""From one place of the document to another."""


def words_found(document: QTextDocument, setting: Setting, wanted: str) -> list[Stretch]:
    """Where the wanted words are, passage by passage, as the search counts them."""
    found: list[Stretch] = []
    text = document.toRawText()
    for passage in setting.passages:
        found += [
            (passage.start + start, passage.start + end)
            for start, end in marks_in(text[passage.start : passage.end], wanted)
        ]
    return found


def shown_marks(
    document: QTextDocument,
    palette: Palette,
    words: Sequence[Stretch],
    current: int,
    asked: Stretch | None,
) -> list[QTextEdit.ExtraSelection]:
    """Pencil under what was found, stronger where the reader is; a tint under what was asked for."""
    marks: list[QTextEdit.ExtraSelection] = []
    if asked is not None:
        marks.append(_mark(document, asked, alpha(palette.pencil, 0.22)))
    for number, stretch in enumerate(words):
        if number == current:
            marks.append(_mark(document, stretch, palette.pencil, QColor("#1E2A38")))
        else:
            marks.append(_mark(document, stretch, alpha(palette.pencil, 0.38)))
    return marks


def _mark(
    document: QTextDocument, stretch: Stretch, ground: QColor, ink: QColor | None = None
) -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    letters = QTextCharFormat()
    letters.setBackground(QBrush(ground))
    if ink is not None:
        letters.setForeground(QBrush(ink))
    made.cursor = _over(document, stretch)
    made.format = letters
    return made


def _over(document: QTextDocument, stretch: Stretch) -> QTextCursor:
    cursor = QTextCursor(document)
    cursor.setPosition(stretch[0])
    cursor.setPosition(stretch[1], QTextCursor.MoveMode.KeepAnchor)
    return cursor
