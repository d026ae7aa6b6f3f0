"""The window's pages: home stays, one other is shown in its place, and a page may lie over both."""

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Goes from page to page. Pages that are left are deleted, except home."""

    def __init__(self, home: QWidget) -> None:
        super().__init__()
        self._home = home
        self._covered: list[QWidget] = []
        """Pages that others lie over, the lowest first."""
        self.addWidget(home)

    @property
    def page(self) -> QWidget:
        return self.currentWidget() or self._home

    def go_to(self, page: QWidget) -> None:
        """Show a page; all others but home, and what they lay over, are done with."""
        self._covered = []
        self._put(page)
        self._drop_others({self._home, page})

    def lay_over(self, page: QWidget) -> None:
        """Show a page over the one that is shown, which stays exactly as it is."""
        self._covered.append(self.page)
        self._put(page)

    def lift(self) -> None:
        """Take the page away that lies over another one."""
        if self._covered:
            below = self._covered.pop()
            self._put(below)
            self._drop_others({self._home, below, *self._covered})

    def _put(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus()

    def _drop_others(self, kept: set[QWidget]) -> None:
        for page in [self.widget(at) for at in range(self.count())]:
            if page is not None and page not in kept:
                self.removeWidget(page)
                page.deleteLater()
