"""The log: what happened, newest first, in words with small signs between them.

A list view with a delegate, so that scrolling, keys and screen readers come with it: the
model's text is the plain sentence, the delegate paints the same with its tokens.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from blueprints_desktop.desktop.appearance import Appearance, Look
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.desk_widget import DeskWidget, slim_scroll_bar
from blueprints_desktop.desktop.boards.log_lines import LogLine
from blueprints_desktop.desktop.boards.log_painting import (
    paint_divider,
    paint_line,
    paint_rank,
    rows_of,
)
from blueprints_desktop.desktop.boards.tooltips import Tip, answer
from blueprints_desktop.desktop.drawing.lettering import Role, write
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.opponents.level_words import rank_of
from blueprints_desktop.engine.step import Seat

ROW = 29
_LINE_ROLE = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
KindsAt = Callable[[int], Sequence[str]]
"""By the number of a move, what played each seat when it was made."""


class _LogModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()

    def tell(self, lines: Sequence[LogLine]) -> None:
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def line(self, row: int) -> LogLine | None:
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def rowCount(self, parent: _Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.line(index.row())
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        return line if role == _LINE_ROLE else None


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, log: "LogPanel") -> None:
        super().__init__(log)
        self._log = log
        self._room = (0, 0.0)
        self._high = ROW
        self._rows: dict[tuple[object, ...], int] = {}
        """How many rows a line takes in that room: every line is asked about whenever one comes."""

    def fit(self, width: int, look: Look) -> None:
        """Lines are broken for this width from now on."""
        room = (width, look.scale)
        if room != self._room:
            self._room, self._rows = room, {}
        self._high = look.px(ROW)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: N802
        line = self._log.lines.line(index.row())
        if line is None or line.divides:
            return QSize(0, self._high)
        what = (line.parts, line.yields, line.is_heading, line.gain)
        rows = self._rows.get(what)
        if rows is None:
            rows = self._rows[what] = len(rows_of(line, self._room[0], self._log.look))
        return QSize(0, self._high * rows)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = index.data(_LINE_ROLE)
        if isinstance(line, LogLine):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ratio = self._log.devicePixelRatioF()
            paint = paint_divider if line.divides else paint_line
            rect = QRectF(option.rect)
            rect.setWidth(self._log.line_width)
            paint(painter, line, rect, self._log.look, ratio)
            rank = self._log.rank(line)
            if rank and not line.divides:
                paint_rank(painter, line, rect, self._log.look, rank)
            painter.restore()


class LogPanel(DeskWidget):
    """A panel with the title "Log" and the lines below it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._seats: dict[int | None, Seat] = {}
        """By colour, who is told from computer players and people."""
        self._kinds_at: KindsAt = lambda _step: ()
        self._covered_from: int | None = None
        self.lines = _LogModel(self)
        self.list = QListView(self)
        self.list.setModel(self.lines)
        self._delegate = _LineDelegate(self)
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.viewport().setAutoFillBackground(False)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self.list.viewport().setMouseTracking(True)
        self.retell()
        self.restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self.list.viewport():
            return answer(self.list.viewport(), event, self._tip_at, clickable=True)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def _tip_at(self, at: QPoint) -> Tip | None:
        """A line in full, and the rule about it."""
        index = self.list.indexAt(at)
        line = index.data(_LINE_ROLE)
        if not isinstance(line, LogLine):
            return None
        return Tip(line.text, self.list.visualRect(index), line.rule)

    @property
    def line_width(self) -> int:
        """The same whether there is a scroll bar or not: how lines break must not depend on it."""
        return self.list.width() - self.list.verticalScrollBar().sizeHint().width()

    def show_levels(self, people: Iterable[Person], kinds_at: KindsAt) -> None:
        """Tell computer players from people, and how well they play: in each line as it was then."""
        self._seats = {person.colour: person.seat for person in people}
        self._kinds_at = kinds_at

    def rank(self, line: LogLine) -> int:
        """How well the computer plays that a line is about; 0: it is about a person, or nobody."""
        seat = self._seats.get(line.colour)
        return 0 if seat is None else rank_of(self._kinds_at(line.step)[seat])

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show these lines, the newest first."""
        self.lines.tell(lines)
        self._fit()
        self.list.scrollToTop()

    def retell(self) -> None:
        self.list.setAccessibleName(self.tr("Log"))
        super().retell()

    def restyle(self) -> None:
        clear = QPalette(self.list.palette())
        clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.list.setPalette(clear)
        slim_scroll_bar(self.list.verticalScrollBar(), self.look)
        self._fit()
        self.list.doItemsLayout()
        super().restyle()

    def resizeEvent(self, _event: object) -> None:  # noqa: N802
        self._fit()

    def _fit(self) -> None:
        scale = self.look.scale
        inner = self.body().adjusted(16 * scale, 42 * scale, -10 * scale, -8 * scale)
        if self._covered_from is not None:
            inner.setBottom(min(inner.bottom(), self._covered_from))
        self.list.setGeometry(inner.toRect())
        self._delegate.fit(self.line_width, self.look)
        self.list.resize(self.list.width(), self._whole_lines(round(inner.height())))

    def _whole_lines(self, room: int) -> int:
        """The height of the newest lines that are seen whole in so much room; there is one in any
        case, unless something lies over it."""
        option, high, single = QStyleOptionViewItem(), 0, self.look.px(ROW)
        for row in range(self.lines.rowCount()):
            more = self._delegate.sizeHint(option, self.lines.index(row)).height()
            if high + more > room:
                break
            high += more
        else:
            high = room // single * single
        return max(high, single if self._covered_from is None else 0)

    def keep_clear(self, top: int | None) -> None:
        """Something lies over the panel, from there on downwards; None: nothing does any more."""
        if top != self._covered_from:
            self._covered_from = top
            self._fit()

    @property
    def tells_headings_only(self) -> bool:
        """Whether nothing but headings is seen in the room that is left."""
        option, high = QStyleOptionViewItem(), 0
        for row in range(self.lines.rowCount()):
            high += self._delegate.sizeHint(option, self.lines.index(row)).height()
            if high > self.list.height():
                return True
            line = self.lines.line(row)
            if line is not None and not (line.is_heading or line.divides):
                break
        return self.list.height() == 0

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale)
        at = body.topLeft() + QPointF(16.0 * look.scale, 24.0 * look.scale)
        if self.list.hasFocus():
            inset = 3.0 * look.scale
            ring = body.adjusted(inset, inset, -inset, -inset)
            paint_focus_ring(painter, ring, 9.0 * look.scale, look.palette.accent, look.scale)
        write(painter, self.tr("Log"), at, Role.BODY_STRONG, look.palette.text, scale=look.scale)
