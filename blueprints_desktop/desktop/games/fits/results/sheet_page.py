"""What the pages at the end of a round and of the game share: a title, a sheet, a panel beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.typography import (
    Role,
    line_height,
    squeezed,
    wrapped,
    write,
)
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.fact_card import WIDTH, FactCard
from blueprints_desktop.desktop.ui.results.end_page import EndPage

_MARGIN, _EDGE, _GAP = 24.0, 16.0, 24.0
_LEAST_SIDE, _WIDEST_SIDE = 276.0, 400.0
_NARROW = 860.0
"""Windows narrower than this, at 100 %, go without the panel beside the sheet."""


class FitsSheetPage(EndPage):
    """Subclasses say title, lines and prompt, and fill sheet and panel."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self._sheet: DeskWidget | None = None
        self._sides: tuple[DeskWidget, ...] = ()

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

    def _put(self, sheet: DeskWidget, *sides: DeskWidget) -> None:
        """Show these and nothing else: the sheet, and beside it one panel below the other."""
        for old in (self._sheet, *self._sides):
            if old is not None and old not in (sheet, *sides):
                old.hide()
        self._sheet, self._sides = sheet, sides
        for widget in (sheet, *sides):
            widget.setParent(self)
            widget.show()
        self._arrange()

    def _links_width(self) -> float:
        return float(sum(link.width() for link in self._links() if not link.isHidden()))

    def _side_width(self) -> float:
        """How wide the panels are; nothing where there are none, or no room for them."""
        scale = self._appearance.look.scale
        if not self._sides or self.width() / scale < _NARROW:
            return 0.0
        return max(_LEAST_SIDE * scale, min(_WIDEST_SIDE * scale, 0.244 * self.width()))

    def _room(self) -> QRectF:
        """What title and sheet have between the margins."""
        scale, side = self._appearance.look.scale, self._side_width()
        margin, edge = _MARGIN * scale, _EDGE * scale
        area = QRectF(self.rect()).adjusted(margin, edge, -margin, -edge)
        if side:
            area.setRight(area.right() - side - _GAP * scale)
        return area

    def _lines(self) -> list[str]:
        """What stands under the title."""
        scale = self._appearance.look.scale
        return wrapped(self._under_title(), Role.BODY, self._room().width(), scale)[:2]

    def _arrange(self) -> None:
        if self._sheet is None or not self._told:
            return
        scale, room = self._appearance.look.scale, self._room()
        lines = len(self._lines()) * line_height(Role.BODY, scale)
        self._sheet.lie_at(room.adjusted(0.0, 48.0 * scale + lines, 0.0, 0.0))
        self._place_sides(room)
        right = room.right()
        for link in reversed(self._links()):
            right -= link.width()
            link.move(round(right), round(room.top() + 4.0 * scale))
        self.update()

    def _place_sides(self, room: QRectF) -> None:
        """Beside the sheet; a card is no higher than it is drawn for, the last panel fills up."""
        wide, scale = self._side_width(), self._appearance.look.scale
        left, top = room.right() + _GAP * scale, room.top()
        for side in self._sides:
            high = room.bottom() - top
            if isinstance(side, FactCard) and side.drawn_height:
                high = min(high, side.drawn_height * wide / WIDTH)
            fits = wide > 0.0 and self._has_room(side, high)
            side.setVisible(fits)
            if fits:
                side.lie_at(QRectF(left, top, wide, high))
                top += high + _EDGE * scale

    def _has_room(self, _side: DeskWidget, high: float) -> bool:
        """Whether a panel is shown where it would be so high."""
        return high > 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        scale, palette = look.scale, look.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_desk(painter)
            if not self._told:
                return
            room = self._room()
            title_room = room.width() - self._links_width() - 12.0 * scale
            title, role = squeezed(self._title(), Role.PAGE_TITLE, title_room, scale)
            at = QPointF(room.left(), room.top() + 20.0 * scale)
            write(painter, title, at, role, palette.text, scale=scale)
            at += QPointF(0.0, 32.0 * scale)
            for line in self._lines():
                text, role = squeezed(line, Role.BODY, room.width(), scale)
                write(painter, text, at, role, palette.text_2, scale=scale)
                at += QPointF(0.0, line_height(Role.BODY, scale))

    def _come_to_rest(self) -> None:
        """The words under the title may be others now."""
        super()._come_to_rest()
        self._arrange()

    def _show_moment(self, now: float) -> None:
        sheet = self._sheet
        show = getattr(sheet, "show_moment", None)
        if show is not None:
            show(now)
