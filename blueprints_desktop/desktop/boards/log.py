"""The log: what happened, newest first, in words with small signs between them.

A list view with a delegate, so that scrolling, keys and screen readers come with it: the
model's text is the plain sentence, the delegate paints the same with its tokens.
"""

from collections.abc import Callable, Iterable, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
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
from blueprints_desktop.desktop.boards.desk_widget import DeskWidget, slim_scroll_bar
from blueprints_desktop.desktop.boards.log_rows import flow
from blueprints_desktop.desktop.boards.tooltips import Tip, answer
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.level_sign import level_width, paint_level
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring, paint_seat_sign
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import paint_panel

TOKEN = 18.0
ROW = 29
_BETWEEN = 5.0
"""From one part of a line to the next."""
_SIGN, _AFTER_SIGN = 11.0, 11.0
_ROW_STEP = 20.0
"""From row to row of one line: less than from line to line, so that they read as one."""
_LINE_ROLE = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex


@frozen(eq=False)
class Token:
    """A small sign in a line; ``sprite`` makes it for a side, a pixel ratio and a look."""

    sprite: Callable[[float, float, Look], Sprite]


@frozen(eq=False)
class LogLine:
    """One thing that happened: whose sign goes before it, and words and tokens in order."""

    text: str
    """The whole line without signs, as it is read aloud."""
    parts: tuple[str | Token, ...]
    yields: int = 0
    """The part that is cut short where there is little room."""
    colour: int | None = None
    """Which of the palette's seats; None: a heading of its own."""
    known: bool = False
    """The viewer has seen it happen or was told before: it is written in quieter ink."""
    divides: bool = False
    """A thin line with these words: what is new lies above it."""
    rule: str = ""
    """The paragraph of the rulebook about it."""

    @property
    def is_heading(self) -> bool:
        """It is nobody's doing: it stands over what happened after it."""
        return self.colour is None and not self.divides


def newest_first(known: Iterable[LogLine], fresh: Iterable[LogLine]) -> list[LogLine]:
    """A log from lines in the order they happened, parted at the reader's last turn.

    A heading stays above the lines that follow it, so that they read as a group.
    """
    before, since = list(known), list(fresh)
    if before and since:
        words = QCoreApplication.translate("LogPanel", "since your last turn")
        divider = LogLine(words, (words,), divides=True)
        before = [*(evolve(line, known=True) for line in before), divider]
    told: list[LogLine] = []
    group: list[LogLine] = []
    for line in [*since[::-1], *before[::-1]]:
        group.append(line)
        if line.is_heading:
            told += [line, *group[:-1]]
            group = []
    return told + group


class _LogModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()

    def tell(self, lines: Sequence[LogLine]) -> None:
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        return line if role == _LINE_ROLE else None


class _LineDelegate(QStyledItemDelegate):
    def __init__(self, log: "LogPanel") -> None:
        super().__init__(log)
        self._log = log
        self._room = (0, 0.0)
        self._rows: dict[tuple[object, ...], int] = {}
        """How many rows a line takes in that room: every line is asked about whenever one comes."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: N802
        line, look = index.data(_LINE_ROLE), self._log.look
        high = look.px(ROW)
        if not isinstance(line, LogLine) or line.divides:
            return QSize(0, high)
        room = (self._log.line_width, look.scale)
        if room != self._room:
            self._room, self._rows = room, {}
        what = (line.parts, line.yields, line.is_heading)
        rows = self._rows.get(what)
        if rows is None:
            rows = self._rows[what] = len(rows_of(line, room[0], look))
        return QSize(0, high * rows)

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
            rank = self._log.ranks.get(line.colour, 0)
            if rank and not line.divides:
                self._paint_rank(painter, QRectF(option.rect), rank)
            painter.restore()

    def _paint_rank(self, painter: QPainter, rect: QRectF, rank: int) -> None:
        """Under the sign of a computer player: how well it plays."""
        look = self._log.look
        at = QPointF(rect.left(), rect.center().y() + 10.0 * look.scale)
        size = look.scale * _SIGN / level_width(1.0, bare=True)
        paint_level(painter, at, rank, look.palette.text_2, size, bare=True)


def paint_line(painter: QPainter, line: LogLine, rect: QRectF, look: Look, ratio: float) -> None:
    """The seat's sign, then words and tokens, in as many rows as they take."""
    scale, colours = look.scale, look.palette
    role = _role(line)
    rows = rows_of(line, rect.width(), look)
    middle = rect.center().y() - (len(rows) - 1) * _ROW_STEP * scale / 2
    start = rect.left()
    if line.colour is not None:
        side = _SIGN * scale
        box = QRectF(start, middle - side / 2, side, side)
        paint_seat_sign(painter, box, colours.seats[line.colour])
        start += (_SIGN + _AFTER_SIGN) * scale
    quiet = line.known or line.colour is None
    ink = colours.text_2 if quiet else colours.text
    for row in rows:
        x = start
        for part in row:
            if isinstance(part, Token):
                sprite = part.sprite(TOKEN * scale, ratio, look)
                half = sprite.bounds.width() / 2
                sprite.paint(painter, QPointF(x + half, middle))
                x += 2 * half + _BETWEEN * scale
            else:
                write(painter, part, QPointF(x, middle), role, ink, scale=scale)
                x += text_width(part, role, scale) + _BETWEEN * scale
        middle += _ROW_STEP * scale


def _role(line: LogLine) -> Role:
    return Role.SMALL_STRONG if line.colour is None else Role.SMALL


def rows_of(line: LogLine, width: float, look: Look) -> list[list[str | Token]]:
    """The parts of a line, row by row, where it is so wide."""
    room = width - ((_SIGN + _AFTER_SIGN) * look.scale if line.colour is not None else 0.0)
    role = _role(line)

    def measure(parts: Sequence[str | Token]) -> float:
        between = (len(parts) - 1) * _BETWEEN * look.scale
        return sum(_part_width(part, role, look) for part in parts) + between

    def cut(text: str, room: float) -> str:
        return elided(text, role, room, look.scale)

    return flow(line.parts, line.yields if len(line.parts) > 1 else -1, room, measure, cut)


def paint_divider(
    painter: QPainter, line: LogLine, rect: QRectF, look: Look, _ratio: float
) -> None:
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


def _part_width(part: str | Token, role: Role, look: Look) -> float:
    if isinstance(part, Token):
        return TOKEN * look.scale + 2
    return text_width(part, role, look.scale)


class LogPanel(DeskWidget):
    """A panel with the title "Log" and the lines below it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.ranks: dict[int | None, int] = {}
        """By colour, how well computer players play (``opponents.level_words.rank_of``)."""
        self.lines = _LogModel(self)
        self.list = QListView(self)
        self.list.setModel(self.lines)
        self.list.setItemDelegate(_LineDelegate(self))
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

    def tell(self, lines: Sequence[LogLine]) -> None:
        """Show these lines, the newest first."""
        self.lines.tell(lines)
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
        row = self.look.px(ROW)
        inner.setHeight(max(1, inner.height() // row) * row)  # the last line is a whole one
        self.list.setGeometry(inner.toRect())

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale)
        at = body.topLeft() + QPointF(16.0 * look.scale, 24.0 * look.scale)
        if self.list.hasFocus():
            inset = 3.0 * look.scale
            ring = body.adjusted(inset, inset, -inset, -inset)
            paint_focus_ring(painter, ring, 9.0 * look.scale, look.palette.accent, look.scale)
        write(painter, self.tr("Log"), at, Role.BODY_STRONG, look.palette.text, scale=look.scale)
