"""What a banner says in Tower when only one column is left."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.banners import EventBanners
from tests.tower.rules.events import ColumnCompleted
from tests.tower.rules.state import State


def _column_completed(_event: ColumnCompleted, view: State) -> str:
    last = len(view.open) == 1
    return QCoreApplication.translate("Tower", "The last column") if last else ""


EVENT_BANNERS: EventBanners = {ColumnCompleted: _column_completed}
