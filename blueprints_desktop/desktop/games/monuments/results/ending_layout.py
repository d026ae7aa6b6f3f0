"""Where things are on the last page: the sheet, and the panel with the ranking beside or under it."""

from attrs import frozen
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.monuments.results.ending_links import LINE

_MARGIN, _EDGE, _GAP = 24.0, 16.0, 16.0
_HEAD, _LOW_HEAD = 104.0, 60.0
_FOOT, _LOW_FOOT = 12.0, 8.0
_ROW = 112.0
_PANEL, _SHARE = 400.0, 0.31
"""How wide the panel is at least, and its share of a large window."""
_BESIDE, _NARROW_BESIDE = 900.0, 700.0
"""As wide must a window be for the panel beside the sheet; and at least, where the sheet over it
would be far too low for a monument."""
_LIES = 1.2
"""How much wider than high a monument is."""
_UNDER = 0.54
"""The share of the height that the panel takes under the sheet ..."""
_LEAST_ROW = 40.0
"""... unless its rows need more ..."""
_LEAST_SHEET = 130.0
"""... and all of it where so little would be left for the sheet."""


@frozen
class EndingLayout:
    """The page's room, how many rows there are, and how many lines of links."""

    width: float
    height: float
    scale: float
    rows: int
    link_lines: int = 1

    @property
    def beside(self) -> bool:
        """The panel stands beside the sheet, not under it."""
        if self.width < _NARROW_BESIDE * self.scale:
            return False
        left = self.width - (_PANEL + 2 * _MARGIN + _GAP) * self.scale
        over = self.height - (2 * _EDGE + _GAP) * self.scale - self._under
        return self.width >= _BESIDE * self.scale or left > _LIES * over

    @property
    def _under(self) -> float:
        """How high the panel is under the sheet, with one line of links."""
        foot = (12.0 + _LOW_FOOT + LINE) * self.scale
        return max(_UNDER * self.height, _LOW_HEAD * self.scale + foot + self._least_rows)

    @property
    def _least_rows(self) -> float:
        return _LEAST_ROW * self.rows * self.scale

    @property
    def panel(self) -> QRectF:
        margin, edge = _MARGIN * self.scale, _EDGE * self.scale
        if self.beside:
            wide = max(_PANEL * self.scale, _SHARE * self.width)
            return QRectF(self.width - margin - wide, edge, wide, self.height - 2 * edge)
        room = self.height - 2 * edge
        least = self.head + self._foot + self._least_rows
        high = min(room, max(_UNDER * self.height, least))
        if room - high < _LEAST_SHEET * self.scale:
            high = room
        return QRectF(margin, self.height - edge - high, self.width - 2 * margin, high)

    @property
    def sheet(self) -> QRectF:
        margin, edge, gap = (size * self.scale for size in (_MARGIN, _EDGE, _GAP))
        panel = self.panel
        if self.beside:
            return QRectF(margin, edge, panel.left() - gap - margin, self.height - 2 * edge)
        return QRectF(margin, edge, panel.width(), max(0.0, panel.top() - gap - edge))

    @property
    def head(self) -> float:
        """The height of the words over the rows."""
        return (_HEAD if self.beside else _LOW_HEAD) * self.scale

    @property
    def _foot(self) -> float:
        """The height of the links under the rows."""
        margins = 12.0 + (_FOOT if self.beside else _LOW_FOOT)
        return (margins + self.link_lines * LINE) * self.scale

    @property
    def row(self) -> float:
        """The height of a row."""
        room = self.panel.height() - self.head - self._foot
        return min(_ROW * self.scale, room / max(1, self.rows))

    @property
    def spare(self) -> QRectF:
        """What head, rows and links leave of the panel."""
        side, gap = 24.0 * self.scale, 10.0 * self.scale
        panel = self.panel.adjusted(side, self.head + self.rows * self.row, -side, -self._foot)
        return panel.adjusted(0.0, gap, 0.0, 0.0)
