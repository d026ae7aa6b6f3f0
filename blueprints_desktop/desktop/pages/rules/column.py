"""A book's column on the screen: it keeps the reader's place whenever its text is set anew."""

from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from blueprints_desktop.desktop.pages.rules.typesetting import Setting
from blueprints_desktop.desktop.theme.theme import Appearance

MEASURE = 700.0
"""The widest column, at 100 %: longer lines are hard to read."""
EDGE = 28.0
"""The least room at its sides."""
_ABOVE = 22.0
"""Room left above what is gone to."""


class TextColumn(QTextBrowser):
    """Text that scrolls, and of which one always knows which passage is being read."""

    section_changed = Signal(int)
    """The number of the section at the top."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._zoom = 1.0
        self.setting = Setting()
        self._section = -1
        self._aim: int | None = None
        """The passage that was gone to; None: the reader has scrolled since."""
        self._setting_anew = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._on_scrolled())
        self.verticalScrollBar().actionTriggered.connect(lambda _action: self._let_go())

    # --- its measure ----------------------------------------------------------------

    def _set_margins(self) -> None:
        """The column in the middle, no wider than is good to read."""
        look = self._appearance.look
        edge = look.px(EDGE)
        spare = self.viewport().width() - round(MEASURE * look.scale * self._zoom)
        root = self.document().rootFrame()
        frame = root.frameFormat()
        frame.setLeftMargin(max(edge, spare // 2))
        frame.setRightMargin(max(edge, spare // 2))
        frame.setTopMargin(look.px(30))
        frame.setBottomMargin(max(edge, self.viewport().height() // 2))
        root.setFrameFormat(frame)
        self.document().pageCount()  # all of it is laid out now: nowhere is too far to scroll to

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        with self._holding():
            super().resizeEvent(event)
            self._set_margins()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt would scroll to its text cursor, which nobody sees."""
        with self._holding():
            super().showEvent(event)

    # --- keeping the place ----------------------------------------------------------

    @contextmanager
    def _holding(self) -> Iterator[None]:
        """What is done inside leaves the reader where they are: at what they went to, or else with
        the same passage at the same height."""
        if self._setting_anew or not self.setting.passages:
            yield
            return
        bar = self.verticalScrollBar()
        number, at_top = self._top_passage(), bar.value() == 0
        off = self._height_of(number) - bar.value()
        self._setting_anew = True
        yield
        if self._aim is not None:
            self._scroll_to(self._aim)
        else:
            bar.setValue(0 if at_top else self._height_of(number) - off)
        self._setting_anew = False
        self._tell_section(self._aim)

    def _on_scrolled(self) -> None:
        if not self._setting_anew:
            self._tell_section(self._aim)

    def _let_go(self) -> None:
        """The reader scrolls, so what was gone to is no longer where they are."""
        self._aim = None

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self._let_go()
        super().wheelEvent(event)

    def _top_passage(self) -> int:
        """The first passage that begins in sight."""
        above = self._appearance.look.px(_ABOVE)
        position = self.cursorForPosition(QPoint(self.viewport().width() // 2, above)).position()
        return self.setting.passage_at(position)

    def _height_of(self, number: int) -> int:
        """How far down a passage begins."""
        if number >= len(self.setting.passages):
            return 0
        cursor = QTextCursor(self.document())
        cursor.setPosition(self.setting.passages[number].start)
        return self.cursorRect(cursor).top() + self.verticalScrollBar().value()

    # --- where the reader is --------------------------------------------------------

    @property
    def section(self) -> int:
        """The section the reader is in."""
        return max(0, self._section)

    def _scroll_to(self, number: int) -> None:
        """A heading comes to the top; a paragraph with its heading, if that is near."""
        top = self._height_of(number)
        room = self.viewport().height()
        if number not in self.setting.headings:
            title = self.setting.headings[self.setting.passages[number].section]
            heading = self._height_of(title)
            top = heading if top - heading < room // 2 else top - room // 4
        self._scroll_down(top)

    def _scroll_down(self, top: int) -> None:
        """So far that what begins there stands at the top, with a little room above."""
        self.verticalScrollBar().setValue(top - self._appearance.look.px(_ABOVE))

    def _tell_section(self, passage: int | None = None) -> None:
        """Which section is being read: that of a passage, or the last to begin in the upper third."""
        if not self.setting.headings:
            return
        if passage is not None:
            section = self.setting.passages[passage].section
        else:
            now = self.verticalScrollBar().value() + self.viewport().height() // 3
            heights = [self._height_of(number) for number in self.setting.headings]
            section = max(0, bisect_right(heights, now) - 1)
        if section != self._section:
            self._section = section
            self.section_changed.emit(section)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Alt with arrows belongs to the page, where Qt would go through a history of its own."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            self._let_go()
            super().keyPressEvent(event)
