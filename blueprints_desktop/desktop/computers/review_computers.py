"""A review of a finished match, judged while somebody looks at it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.computers.review_judge import MoveJudge
from blueprints_desktop.desktop.computers.worker_bridge import WorkerBridge
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.review.review_page import ReviewPage


class ReviewJudge(QObject):
    """Judges as long as the page is on the screen, and marks there what it finds."""

    def __init__(self, page: "ReviewPage", saved: SavedMatch, thinking: WorkerBridge) -> None:
        super().__init__(page)
        self.judging = MoveJudge(saved, thinking, self)
        self.judging.found.connect(page.show_lapse)
        self.judging.skipped.connect(page.show_unjudged)
        for log in page.findChildren(LogPanel):
            log.show_hands(page.people, saved.hands, lambda: page.step)
        page.shown.connect(self.judging.start)
        page.hidden.connect(self.judging.stop)
