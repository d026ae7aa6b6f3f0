"""Where things are on the last page: the sheet, and the panel with the ranking beside or under it."""

from attrs import frozen
from PySide6.QtCore import QRectF

_MARGIN, _EDGE, _GAP = 24.0, 16.0, 16.0
_HEAD, _LOW_HEAD = 104.0, 60.0
_LINKS, _LOW_LINKS = 120.0, 44.0
_ROW = 112.0
_PANEL, _SHARE = 400.0, 0.31
"""How wide the panel is at least, and its share of a large window."""
_BESIDE = 900.0
_UNDER = 0.54
"""The share of the height that the panel takes under the sheet."""


@frozen
class EndingLayout:
    """The page's room, and how many rows there are."""

    width: float
    height: float
    scale: float
    rows: int

    @property
    def beside(self) -> bool:
        """The panel stands beside the sheet, not under it."""
        return self.width >= _BESIDE * self.scale

    @property
    def panel(self) -> QRectF:
        margin, edge = _MARGIN * self.scale, _EDGE * self.scale
        if self.beside:
            wide = max(_PANEL * self.scale, _SHARE * self.width)
            return QRectF(self.width - margin - wide, edge, wide, self.height - 2 * edge)
        high = _UNDER * self.height
        return QRectF(margin, self.height - edge - high, self.width - 2 * margin, high)

    @property
    def sheet(self) -> QRectF:
        margin, edge, gap = (size * self.scale for size in (_MARGIN, _EDGE, _GAP))
        panel = self.panel
        if self.beside:
            return QRectF(margin, edge, panel.left() - gap - margin, self.height - 2 * edge)
        return QRectF(margin, edge, panel.width(), panel.top() - gap - edge)

    @property
    def head(self) -> float:
        """The height of the words over the rows."""
        return (_HEAD if self.beside else _LOW_HEAD) * self.scale

    @property
    def row(self) -> float:
        """The height of a row."""
        links = (_LINKS if self.beside else _LOW_LINKS) * self.scale
        room = self.panel.height() - self.head - links - 12.0 * self.scale
        return min(_ROW * self.scale, room / max(1, self.rows))
