"""A panel with axes, made of pyqtgraph's parts but without its menus.

``pyqtgraph.PlotItem`` builds a context menu and a form of options for every plot, even with
``enableMenu=False``: fifty widgets without a parent that outlive the chart. Charts here are only
looked at, so their panels do without all that.
"""

import pyqtgraph as pg
from PySide6.QtWidgets import QGraphicsGridLayout, QGraphicsItem, QSizePolicy

_FULL = 255
"""The strongest grid, as axes count it."""


class PlotPanel(pg.GraphicsWidget):  # type: ignore[misc]
    """A view of coordinates with an axis below it and one at its left."""

    def __init__(self, bottom: pg.AxisItem, left: pg.AxisItem) -> None:
        super().__init__()
        expanding = QSizePolicy.Policy.Expanding
        self.setSizePolicy(expanding, expanding)
        self._view = pg.ViewBox(parent=self, enableMouse=False, enableMenu=False)
        self._axes = {"bottom": bottom, "left": left}
        # The layout must not hide QGraphicsWidget.layout, so it is kept under another name.
        self._grid = QGraphicsGridLayout()
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setSpacing(0)
        self._grid.addItem(self._view, 0, 1)
        self._grid.addItem(left, 0, 0)
        self._grid.addItem(bottom, 1, 1)
        self._grid.setRowStretchFactor(0, 100)
        self._grid.setColumnStretchFactor(1, 100)
        self.setLayout(self._grid)
        for axis in self._axes.values():
            axis.linkToView(self._view)
            axis.setFlag(QGraphicsItem.GraphicsItemFlag.ItemNegativeZStacksBehindParent)

    def getViewBox(self) -> pg.ViewBox:  # noqa: N802
        """The view of the coordinates, named as pyqtgraph's items ask for it."""
        return self._view

    def getAxis(self, side: str) -> pg.AxisItem:  # noqa: N802
        return self._axes[side]

    def add(self, item: pg.GraphicsObject, *, counts: bool = True) -> None:
        """Show an item; ``counts``: as far as it reaches, the view shows at least."""
        self._view.addItem(item, ignoreBounds=not counts)

    def show_grid(self, side: str, strength: float) -> None:
        """Continue the ticks of an axis across the view; a strength of 1 is opaque."""
        self._axes[side].setGrid(int(strength * _FULL))

    def set_range(self, side: str, low: float, high: float) -> None:
        """What an axis shows, with no room beyond it."""
        if side == "bottom":
            self._view.setXRange(low, high, padding=0)
        else:
            self._view.setYRange(low, high, padding=0)
