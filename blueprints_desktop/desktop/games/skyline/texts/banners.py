"""What a banner says in Projekt Skyline during the set-up and at its end."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.banners import EventBanners
from blueprints_desktop.games.skyline.events import ArchitectMoved, BuildingPlaced
from blueprints_desktop.games.skyline.grid import NOWHERE
from blueprints_desktop.games.skyline.state import State

translate = QCoreApplication.translate


def _building_placed(_event: BuildingPlaced, view: State) -> str:
    """The last one of the first lap."""
    if view.turn < view.seats:
        return ""
    return translate("Skyline", "Finished buildings placed: now one floor each")


def _architect_moved(event: ArchitectMoved, _view: State) -> str:
    if event.origin != NOWHERE:
        return ""
    return translate("Skyline", "Set-up done: the dice decide now")


EVENT_BANNERS: EventBanners = {
    BuildingPlaced: _building_placed,
    ArchitectMoved: _architect_moved,
}
