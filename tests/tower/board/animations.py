"""How the events of Tower are shown: a brick falls onto its column."""

from collections.abc import Iterator

from PySide6.QtCore import QEasingCurve

from blueprints_desktop.desktop.ui.scene.animation import (
    Animation,
    AnimationTable,
    Stage,
    eased,
)
from tests.tower.board.table import TowerTable
from tests.tower.rules.events import BrickLaid
from tests.tower.rules.sizes import HEIGHT

_FALL = 320


def _fall(event: BrickLaid, table: TowerTable) -> Iterator[Stage]:
    part, colour = table.columns[event.column], table.people[event.seat].colour

    def show(share: float) -> None:
        way = (HEIGHT - event.level) * (1.0 - eased(share, QEasingCurve.Type.OutBounce))
        part.falling = colour, event.level + way

    yield Animation(show, _FALL)


ANIMATIONS: AnimationTable[TowerTable] = {BrickLaid: _fall}
