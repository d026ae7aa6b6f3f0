"""The log: what happened, newest first, in words with small signs between them.

A list view with a delegate, so that scrolling, keys and screen readers come with it: the
model's text is the plain sentence, the delegate paints the same with its tokens.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from blueprints_desktop.desktop.drawing.marks import (
    level_width,
    paint_focus_ring,
    paint_level,
    paint_seat_sign,
)
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.computer_names import rank_of
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.hand_over_lines import with_hand_overs
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token, paint_parts, parts_width
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.desktop.ui.frame.log_rows import flow
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.store.seat_history import Hands

ROW = 29
_SIGN, _AFTER_SIGN = 11.0, 11.0
_ROW_STEP = 20.0
"""From row to row of one line: less than from line to line, so that they read as one."""
_UNDER_SIGN = 10.0
_BEFORE_GAIN, _AFTER_GAIN = 8.0, 4.0
_GAIN = Type(13, 600, tabular=True)
_LINE_ROLE = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex


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
            rows = self._rows[what] = len(_rows_of(line, self._room[0], self._log.look))
        return QSize(0, self._high * rows)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = index.data(_LINE_ROLE)
        if isinstance(line, LogLine):
            with saved(painter):
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                ratio = self._log.devicePixelRatioF()
                rect = QRectF(option.rect)
                rect.setWidth(self._log.line_width)
                if line.divides:
                    _paint_divider(painter, line, rect, self._log.look)
                else:
                    rank = self._log.rank(line)
                    _paint_line(painter, line, rect, self._log.look, ratio, rank)


class _LogList(QListView):
    """The lines. Each says its whole text as a tip, and leads to the rule about it."""

    focus_changed = Signal()
    line_pressed = Signal(object)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        return answer(self.viewport(), event, self._tip_at) or super().viewportEvent(event)

    def _line_at(self, at: QPoint) -> LogLine | None:
        line = self.indexAt(at).data(_LINE_ROLE)
        return line if isinstance(line, LogLine) and not line.divides else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        hand = self._line_at(event.position().toPoint()) is not None
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        line = self._line_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and line is not None:
            self.line_pressed.emit(line)
        super().mousePressEvent(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """A line in full, and the rule about it."""
        index = self.indexAt(at)
        line = index.data(_LINE_ROLE)
        if not isinstance(line, LogLine):
            return None
        return Tip(line.text, self.visualRect(index), line.rule)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.focus_changed.emit()
        return done


class LogPanel(DeskWidget):
    """A panel with the title "Log" and the lines below it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._seats: dict[int | None, Seat] = {}
        """By colour, who is told from computer players and people."""
        self._game_lines: Sequence[LogLine] = ()
        """What the game's board has told, without changes of hands."""
        self._people: Sequence[Person] = ()
        self._hands: Hands | None = None
        self._step: Callable[[], int] = lambda: 0
        self._covered_from: int | None = None
        self.replay: Callable[[LogLine], bool] = lambda _line: False
        """Show on the board what a line tells; False: there is nothing to show."""
        self.lines = _LogModel(self)
        self.list = _LogList(self)
        self.list.focus_changed.connect(self.update)
        self.list.line_pressed.connect(self._on_line_pressed)
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
        self.list.viewport().setMouseTracking(True)
        self.say()
        self.restyle()

    @property
    def line_width(self) -> int:
        """The same whether there is a scroll bar or not: how lines break must not depend on it."""
        return self.list.width() - self.list.verticalScrollBar().sizeHint().width()

    def show_hands(self, people: Sequence[Person], hands: Hands, step: Callable[[], int]) -> None:
        """Tell who played each seat at each line, and which seats changed hands.

        ``step`` is how many moves the position has whose log is told.
        """
        self._people, self._hands, self._step = people, hands, step
        self._seats = {person.colour: person.seat for person in people}
        self.tell(self._game_lines)

    def rank(self, line: LogLine) -> int:
        """How well the computer plays that a line is about; 0: it is about a person, or nobody."""
        seat = self._seats.get(line.colour)
        if seat is None or self._hands is None:
            return 0
        return rank_of(line.kind or self._hands.at(line.step)[seat])

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show these lines, the newest first, with the changes of hands among them."""
        self._game_lines = lines
        if self._hands is not None:
            lines = with_hand_overs(lines, self._hands.changes, self._people, self._step())
        self.lines.tell(lines)
        self._fit()
        self.list.scrollToTop()

    def _on_line_pressed(self, line: LogLine) -> None:
        """What a line tells of is shown on the board. F1 explains it."""
        self.replay(line)

    def say(self) -> None:
        self.list.setAccessibleName(self.tr("Log"))

    def restyle(self) -> None:
        clear = QPalette(self.list.palette())
        clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.list.setPalette(clear)
        self.list.verticalScrollBar().setStyleSheet(scroll_bar_style(self.look))
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


# --- painting a line --------------------------------------------------------------------------


def _paint_line(
    painter: QPainter, line: LogLine, rect: QRectF, look: Look, ratio: float, rank: int
) -> None:
    """The seat's sign, then words and tokens, in as many rows as they take.

    Under the sign of a computer player stands how well it plays.
    """
    scale, colours = look.scale, look.palette
    role = _role(line)
    rows = _rows_of(line, rect.width(), look)
    middle = rect.center().y() - (len(rows) - 1) * _ROW_STEP * scale / 2
    start = rect.left()
    if line.colour is not None:
        side = _SIGN * scale
        box = QRectF(start, middle - side / 2, side, side)
        paint_seat_sign(painter, box, colours.seats[line.colour])
        if rank:
            at = QPointF(start, middle + _UNDER_SIGN * scale)
            size = scale * _SIGN / level_width(1.0, bare=True)
            paint_level(painter, at, rank, colours.text_2, size, bare=True)
        start += (_SIGN + _AFTER_SIGN) * scale
    if line.gain is not None:
        inks = (colours.text_2, colours.success, colours.warn)  # by its sign: 0, 1 or -1
        ink = inks[(line.gain > 0) - (line.gain < 0)]
        at = QPointF(rect.right() - _AFTER_GAIN * scale, middle)
        write(painter, signed(line.gain), at, _GAIN, ink, Anchor.RIGHT, scale)
    quiet = line.known or line.colour is None
    ink = colours.text_2 if quiet else colours.text
    for row in rows:
        paint_parts(painter, row, QPointF(start, middle), role, ink, look, ratio)
        middle += _ROW_STEP * scale


def _role(line: LogLine) -> Role:
    return Role.SMALL_STRONG if line.colour is None else Role.SMALL


def _rows_of(line: LogLine, width: float, look: Look) -> list[list[str | Token]]:
    """The parts of a line, row by row, where it is so wide."""
    room = width - ((_SIGN + _AFTER_SIGN) * look.scale if line.colour is not None else 0.0)
    if line.gain is not None:
        around = (_BEFORE_GAIN + _AFTER_GAIN) * look.scale
        room -= text_width(signed(line.gain), _GAIN, look.scale) + around
    role = _role(line)

    def measure(parts: Sequence[str | Token]) -> float:
        return parts_width(parts, role, look)

    def cut(text: str, room: float) -> str:
        return elided(text, role, room, look.scale)

    return flow(line.parts, line.yields if len(line.parts) > 1 else -1, room, measure, cut)


def _paint_divider(painter: QPainter, line: LogLine, rect: QRectF, look: Look) -> None:
    """The words at the right end of a thin line."""
    scale, colours = look.scale, look.palette
    middle = rect.center().y()
    right = rect.right() - 4.0 * scale
    words = elided(line.text, Role.SMALL_MEDIUM, right - rect.left() - 24.0 * scale, scale)
    at = QPointF(right, middle)
    wide = write(painter, words, at, Role.SMALL_MEDIUM, colours.accent, Anchor.RIGHT, scale)
    end = right - wide - 8.0 * scale
    thin = QRectF(rect.left(), round(middle), end - rect.left(), max(1.0, round(scale)))
    painter.fillRect(thin, colours.accent)
