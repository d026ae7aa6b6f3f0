"""What an act of movement is, and the stage on which acts are played."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPoint, QPointF

from blueprints_desktop.desktop.games.skyline.art.bodies import height_of
from blueprints_desktop.desktop.games.skyline.board.city_part import Scenery
from blueprints_desktop.desktop.games.skyline.board.money import MoneyLayer
from blueprints_desktop.desktop.games.skyline.board.table_view import SkylineTableView
from blueprints_desktop.desktop.games.skyline.cards.seat_panel import SeatPanels
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel


@frozen(eq=False)
class Act:
    """Something that takes its time."""

    length: int
    show: Callable[[float], None]


@frozen(eq=False)
class AnimationStage:
    """Where acts are played, and between which positions."""

    table: SkylineTableView
    seats: SeatPanels
    money: MoneyLayer
    purse: Callable[[int], QPointF]
    before: SkylineModel
    after: SkylineModel

    @property
    def scenery(self) -> Scenery:
        return self.table.city.scenery

    def put(self, scenery: Scenery) -> None:
        self.table.city.show_scenery(scenery)

    def bank(self) -> QPointF:
        """Where the bank is: at the pile of cards."""
        desk = self.money.parentWidget()
        at = self.table.mapFromScene(self.table.deck.pile.center())
        return QPointF(self.table.mapTo(desk, at) if desk is not None else QPoint())


def ease(share: float, kind: QEasingCurve.Type = QEasingCurve.Type.InOutCubic) -> float:
    return QEasingCurve(kind).valueForProgress(share)


def look_on(length: int) -> Act:
    """Nothing moves: time to read."""
    return Act(length, lambda _share: None)


def roof_of(scenery: Scenery, cell: int) -> float:
    standing = scenery.buildings.get(cell)
    return 0.0 if standing is None else height_of(standing[1])
