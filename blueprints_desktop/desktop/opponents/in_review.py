"""A review of a finished match, judged while somebody looks at it."""

from PySide6.QtCore import QEvent, QObject

from blueprints_desktop.desktop.boards.log import LogPanel
from blueprints_desktop.desktop.opponents.judging import Judging
from blueprints_desktop.desktop.opponents.thinking import Thinking
from blueprints_desktop.desktop.pages.review import ReviewPage
from blueprints_desktop.store.saved_match import SavedMatch


class ReviewJudge(QObject):
    """Judges as long as the page is on the screen, and marks there what it finds."""

    def __init__(self, page: ReviewPage, saved: SavedMatch, thinking: Thinking) -> None:
        super().__init__(page)
        self.judging = Judging(saved, thinking, self)
        self.judging.found.connect(page.show_lapse)
        for log in page.findChildren(LogPanel):
            log.show_levels(page.people, saved.hands.at)
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show:
            self.judging.start()
        elif event.type() == QEvent.Type.Hide:
            self.judging.stop()
        return False
