"""What the pages at the end of a round and of the game share: a title, a sheet, a panel beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.boards.desk_widget import DeskWidget
from blueprints_desktop.desktop.boards.end_page import EndPage
from blueprints_desktop.desktop.drawing.lettering import Role, elided, line_height, wrapped, write

_MARGIN, _EDGE, _GAP = 24.0, 16.0, 24.0
_SIDE, _WIDEST_SIDE = 312.0, 400.0
_NARROW = 860.0
"""Windows narrower than this, at 100 %, go without the panel beside the sheet."""


class SheetPage(EndPage):
    """Subclasses say title, lines and prompt, and fill sheet and panel."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self._sheet: DeskWidget | None = None
        self._side: DeskWidget | None = None

    # --- what subclasses say --------------------------------------------------------

    def _title(self) -> str:
        raise NotImplementedError

    def _under_title(self) -> str:
        """One or two lines below the title."""
        raise NotImplementedError

    def _links(self) -> Sequence[QWidget]:
        """Quiet buttons at the right of the title."""
        return ()

    @property
    def _entries(self) -> Sequence[QWidget]:
        return ()

    # --- where things are -----------------------------------------------------------

    def _put(self, sheet: DeskWidget, side: DeskWidget | None) -> None:
        """Show these two and nothing else."""
        for old in (self._sheet, self._side):
            if old is not None and old not in (sheet, side):
                old.hide()
        self._sheet, self._side = sheet, side
        for widget in (sheet, side):
            if widget is not None:
                widget.setParent(self)
                widget.show()
        self._arrange()

    def _links_width(self) -> float:
        return float(sum(link.width() for link in self._links() if not link.isHidden()))

    def _lines(self) -> list[str]:
        scale = self._appearance.look.scale
        room = self.width() - 2 * _MARGIN * scale
        return wrapped(self._under_title(), Role.BODY, room, scale)[:2]

    def _head_height(self) -> float:
        scale = self._appearance.look.scale
        return (40.0 * scale) + len(self._lines()) * line_height(Role.BODY, scale) + 8.0 * scale

    def _arrange(self) -> None:
        if self._sheet is None:
            return
        look = self._appearance.look
        scale = look.scale
        margin, edge = _MARGIN * scale, _EDGE * scale
        top = edge + self._head_height()
        area = QRectF(margin, top, self.width() - 2 * margin, self.height() - top - edge)
        side = self._side
        if side is not None:
            fits = self.width() / scale >= _NARROW
            side.setVisible(fits)
            if fits:
                wide = max(_SIDE * scale, min(_WIDEST_SIDE * scale, 0.25 * self.width()))
                side.lie_at(QRectF(area.right() - wide, edge, wide, self.height() - 2 * edge))
                area.setRight(area.right() - wide - _GAP * scale)
        self._sheet.lie_at(area)
        right = self._right()
        for link in reversed(self._links()):
            right -= link.width()
            link.move(round(right), round(edge + 4.0 * scale))
        self.update()

    def _right(self) -> float:
        """Where the room of the title ends."""
        scale = self._appearance.look.scale
        side = self._side
        if side is not None and not side.isHidden():
            return side.geometry().left() + side.body().left() - 12.0 * scale
        return self.width() - _MARGIN * scale

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        scale, palette = look.scale, look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_desk(painter)
        if not self._told:
            return
        left = _MARGIN * scale
        room = self._right() - left
        title_room = room - self._links_width() - 12.0 * scale
        title = elided(self._title(), Role.PAGE_TITLE, title_room, scale)
        at = QPointF(left, _EDGE * scale + 20.0 * scale)
        write(painter, title, at, Role.PAGE_TITLE, palette.text, scale=scale)
        at += QPointF(0.0, 32.0 * scale)
        for line in wrapped(self._under_title(), Role.BODY, room, scale)[:2]:
            text = elided(line, Role.BODY, room, scale)
            write(painter, text, at, Role.BODY, palette.text_2, scale=scale)
            at += QPointF(0.0, line_height(Role.BODY, scale))

    def _show_moment(self, now: float) -> None:
        sheet = self._sheet
        show = getattr(sheet, "show_moment", None)
        if show is not None:
            show(now)
