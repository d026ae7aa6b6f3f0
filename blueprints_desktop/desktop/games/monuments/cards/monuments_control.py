"""Which monument is built: their pictures side by side, one of them chosen."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from blueprints_desktop.desktop.games.monuments.cards.monument_tile import (
    HIGH,
    LOW,
    WIDE,
    MonumentTile,
)
from blueprints_desktop.desktop.games.option_rows import OptionControl
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.forms import LOOSE, spaced

MONUMENTS = ("notre_dame", "san_pietro", "taj_mahal", "capitol")
_BETWEEN = 6
_LEAST = 150
"""How narrow tiles may be before they stand in two rows."""


class MonumentsControl(OptionControl):
    """A tile for each monument: one stop for Tab, arrow keys choose."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self._air = LOOSE
        self.tiles = [MonumentTile(key, appearance, self) for key in MONUMENTS]
        self._group = QButtonGroup(self)
        for tile in self.tiles:
            self._group.addButton(tile)
            tile.clicked.connect(lambda _on=False, tile=tile: self.chosen.emit(tile.monument))
            tile.stepped.connect(lambda step, tile=tile: self._step(tile, step))
            tile.entered.connect(lambda tile=tile: self._stop_at(tile))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self._restyle)

    @property
    def parts(self) -> Sequence[QWidget]:
        return self.tiles

    @property
    def value(self) -> str:
        return next((tile.monument for tile in self.tiles if tile.isChecked()), "")

    def set_value(self, value: Any) -> None:
        """A monument that is not offered counts as the first."""
        chosen = next((tile for tile in self.tiles if tile.monument == value), self.tiles[0])
        chosen.setChecked(True)
        if not any(tile.hasFocus() for tile in self.tiles):
            self._stop_at(chosen)
        for tile in self.tiles:
            tile.retell()
        if chosen.monument != value:
            self.chosen.emit(chosen.monument)

    def _step(self, tile: MonumentTile, by: int) -> None:
        target = self.tiles[(self.tiles.index(tile) + by) % len(self.tiles)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        target.click()

    def _stop_at(self, tile: MonumentTile) -> None:
        """Tab stops at this tile and passes over the others."""
        policies = Qt.FocusPolicy
        for one in self.tiles:
            one.setFocusPolicy(policies.StrongFocus if one is tile else policies.ClickFocus)

    # --- words and look -------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            for tile in self.tiles:
                tile.retell()

    def set_air(self, air: float) -> None:
        self._air = air
        self._restyle()

    @property
    def _high(self) -> int:
        """The height of a tile."""
        return self.appearance.look.px(spaced(LOW, HIGH, self._air))

    def _restyle(self) -> None:
        self.updateGeometry()
        self._arrange()

    def _columns(self, width: int) -> int:
        least = self.appearance.look.px(_LEAST)
        return len(self.tiles) if width >= len(self.tiles) * least else len(self.tiles) // 2

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(len(self.tiles) * self.appearance.look.px(WIDE), self._high)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        px = self.appearance.look.px
        columns = len(self.tiles) // 2
        return QSize(columns * px(_LEAST), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        rows = len(self.tiles) // self._columns(width)
        return rows * self._high

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _arrange(self) -> None:
        """Their frames stand out a little: the sheets are in line with the rows around."""
        columns, look = self._columns(self.width()), self.appearance.look
        between, high = look.px(_BETWEEN), self._high
        step = (self.width() + between) / columns
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.setGeometry(round(column * step), row * high, round(step) - between, high)
