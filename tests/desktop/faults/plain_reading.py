"""Names that Qt, a menu, a format string or a spreadsheet could take for more than a name, and a
reader that goes over all a window shows and reports where one was not shown as it was typed."""

from collections.abc import Callable, Iterable

import pytest
from attrs import define, field
from PySide6.QtCore import QEvent, QModelIndex
from PySide6.QtGui import QAction, QHelpEvent, QKeySequence, QPainter, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QMenu,
    QMessageBox,
    QTextEdit,
    QToolTip,
    QWidget,
)

from blueprints_desktop.desktop.ui.cards.tips import take_away
from tests.desktop.secrecy.listening import columns_of, everything_said, said_by_tips

INVISIBLE = str.maketrans("", "", "\u2060\u200b")
"""What the program itself puts into texts, which nobody sees."""
CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What reorders the text around it."""

IMAGE = "<img src=x> Qimg"
BOLD = "<b>Qbold</b>"
ENTITY = "Qent&amp;x &Qname"
REORDERED = "{0}Q\u202eturned\u2066 %n %1"
SHOWN = {IMAGE: IMAGE, BOLD: BOLD, ENTITY: ENTITY, REORDERED: "{0}Qturned %n %1"}
"""What each name looks like on the screen."""
NAMES = (BOLD, ENTITY, REORDERED, IMAGE)

PIECES = {
    "qbold": "<b>qbold</b>",
    "qent": "qent&amp;x",
    "qname": "&qname",
    "qturned": "{0}qturned",
    "zfile": "<b>zfile",
    "zname": "&zname",
}
"""Where the first is read, the second was typed. None holds a blank, so no line ends in one."""
ESCAPED = ("&lt;", "&gt;", "&amp;amp;", "&quot;", "&nbsp;", "{name}", "{title}", "{players}")
DOTS = "\N{HORIZONTAL ELLIPSIS}"


def damaged(text: str) -> str:
    """What is wrong with a text that somebody reads or hears; empty: nothing."""
    read = text.translate(INVISIBLE).casefold()
    if CONTROLS & set(text):
        return "reorders"
    if any(sign in read for sign in ESCAPED):
        return "escaped"
    if DOTS not in read and any(
        read.count(piece) != read.count(typed) for piece, typed in PIECES.items()
    ):
        return "lost a part"
    return ""


@define(eq=False)
class PlainReader:
    """Reads a window again and again; ``faults`` is what was not as it should be, each once."""

    window: QWidget
    monkeypatch: pytest.MonkeyPatch
    painted: set[str] = field(factory=set)
    texts: set[str] = field(factory=set)
    faults: set[str] = field(factory=set)
    scene: str = ""

    def __attrs_post_init__(self) -> None:
        draw = QPainter.drawText

        def overheard(painter: QPainter, *given: object) -> object:
            self.painted.update(text for text in given if isinstance(text, str))
            return draw(painter, *given)

        self.monkeypatch.setattr(QPainter, "drawText", overheard)

    def read(self, scene: str, *must_show: str, tips: bool = False) -> None:
        """Read all windows there are. ``must_show`` names have to be among what was found:
        a scene that does not show what it is about proves nothing."""
        self.scene = scene
        self.painted.clear()
        QApplication.processEvents()
        tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        found: set[str] = set()
        for top in tops:
            top.grab()
            found |= everything_said(top)
            for widget in (top, *top.findChildren(QWidget)):
                self._read_widget(widget)
                found |= self._resting_on(widget)
        if tips:
            for top in tops:
                shown = said_by_tips(top)
                for text in shown:
                    self._expect(not Qt.mightBeRichText(text), "tip is rich", text)
                found |= shown
        menus = {menu.title() for top in tops for menu in (top, *top.findChildren(QMenu))
                 if isinstance(menu, QMenu)}  # fmt: skip
        found = {text.replace("&&", "&") if text in menus else text for text in found}
        found |= self.painted
        self.judge(found)
        whole = "\n".join(found).translate(INVISIBLE)
        for name in must_show:
            self._expect(SHOWN.get(name, name) in whole, "not there", name)
        self.texts |= found

    def judge(self, texts: Iterable[str]) -> None:
        for text in texts:
            trouble = damaged(text)
            self._expect(not trouble, trouble, text)

    def _expect(self, holds: bool, trouble: str, text: str) -> None:
        if not holds:
            self.faults.add(f"{self.scene}: {trouble}: {text!a}")

    def _read_widget(self, widget: QWidget) -> None:
        for kind, text in (
            ("tip", widget.toolTip()),
            ("status tip", widget.statusTip()),
            ("what's this", widget.whatsThis()),
        ):
            self._expect(not Qt.mightBeRichText(text), f"{kind} is rich", text)
        self._expect("[*]" not in widget.windowTitle(), "title has a place holder", "")
        if isinstance(widget, QLabel):
            rich = widget.textFormat() is not Qt.TextFormat.PlainText
            text = QLabel.text(widget)
            self._expect(not (rich and Qt.mightBeRichText(text)), "label is rich", text)
        if isinstance(widget, QMessageBox):
            plain = widget.textFormat() is Qt.TextFormat.PlainText
            self._expect(plain, "message is rich", widget.text())
        if isinstance(widget, QAbstractButton):
            self._read_mnemonic(QAbstractButton.text(widget))
        if isinstance(widget, QMenu):
            self._read_mnemonic(widget.title())
        for action in widget.actions():
            self._read_action(action)
        if isinstance(widget, QTextEdit):
            self.judge([widget.toPlainText()])
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                self._expect(not Qt.mightBeRichText(item.toolTip()), "tip is rich", item.toolTip())
                if isinstance(item, QGraphicsTextItem):
                    self.judge([item.toPlainText()])
        if isinstance(widget, QAbstractItemView):
            self._read_model(widget)

    def _read_action(self, action: QAction) -> None:
        self._read_mnemonic(action.text())
        for text in (action.toolTip(), action.statusTip(), action.whatsThis()):
            self._expect(not Qt.mightBeRichText(text), "action's tip is rich", text)
        shown = action.text().replace("&&", "&")
        self.judge([shown])
        menu = action.menu()
        if isinstance(menu, QMenu):
            for inner in menu.actions():
                self._read_action(inner)

    def _read_mnemonic(self, text: str) -> None:
        """Qt's own buttons have mnemonics; a text with a name in it has none."""
        if any(piece in text.casefold() for piece in PIECES):
            self._expect(QKeySequence.mnemonic(text).isEmpty(), "mnemonic", text)
            doubled = text.replace("&&", "")
            self._expect("&" not in doubled, "mnemonic", text)

    def _read_model(self, view: QAbstractItemView) -> None:
        model = view.model()
        if model is None or type(model).__module__.startswith("PySide6"):
            return  # Qt's own file dialog
        top = QModelIndex()
        columns = columns_of(model)
        for row in range(model.rowCount(top)):
            for column in range(columns):
                self._read_cell(model.index(row, column).data)
        for way, many in (
            (Qt.Orientation.Horizontal, columns),
            (Qt.Orientation.Vertical, model.rowCount(top)),
        ):
            for number in range(many):
                self._read_cell(lambda role, n=number, w=way: model.headerData(n, w, role))

    def _read_cell(self, data: Callable[[int], object]) -> None:
        for role in Qt.ItemDataRole:
            text = data(role)
            if isinstance(text, str):
                self.judge([text])
                if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole):
                    self._expect(not Qt.mightBeRichText(text), "cell's tip is rich", text)

    def _resting_on(self, widget: QWidget) -> set[str]:
        """What a pointer is told that rests on the middle of a widget."""
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            return set()
        take_away()
        at = widget.rect().center()
        asked = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, asked)
        told = QToolTip.text() if QToolTip.isVisible() else ""
        take_away()
        self._expect(not Qt.mightBeRichText(told), "tip is rich", told)
        return {told} if told else set()
