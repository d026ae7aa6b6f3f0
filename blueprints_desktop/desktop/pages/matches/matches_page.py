"""All matches of the library: go on, rename, duplicate, delete. What cannot be read is left alone."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.i18n.names import copy_title
from blueprints_desktop.desktop.pages.matches.match_row import MatchRow
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary, summary_of
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.empty_state import EmptyState, EmptyWords
from blueprints_desktop.desktop.ui.controls.panel import (
    HeadedPage,
    PanelGround,
    Scroller,
)
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.match_files import duplicate, retitle

WIDEST = 980.0
HALO = 20.0
LEAST = QSize(660, 0)
"""What a row with all its buttons needs at 100 %."""
AT_ONCE = 12
"""So many files are read before the page is shown: more than a window has room for."""
AT_A_TIME = 3
"""So many are read between two looks at mouse and keyboard."""
ROWS = 24
"""So many rows are made, and again so many when the last of them come into sight."""

Found = tuple[Path, MatchSummary | BadMatchFile]


class MatchesPage(HeadedPage):
    """The list; unfinished matches first, then those played to the end, then the rest.

    Reading a file means playing its match again, so a long list is read while it can be used
    already, and rows are made as somebody scrolls towards them. What is renamed, doubled or
    deleted changes its own row only.
    """

    opened = Signal(Path)
    sheet_wanted = Signal(Path)
    review_wanted = Signal(Path)
    beginning_wanted = Signal(Path)
    """What can be read of a damaged file is to be opened as a new match."""
    filled = Signal()
    """All files are read."""

    def __init__(
        self, appearance: Appearance, library: Library, parent: QWidget | None = None
    ) -> None:
        appearance = self._fitted = FittedAppearance(appearance, least=LEAST)
        super().__init__(appearance, parent)
        appearance.setParent(self)
        self._library = library
        self.trouble = Caption(appearance, Role.BODY, CaptionTone.WARN, wraps=True)
        self.nothing = EmptyState(appearance, _no_matches)
        self.headings = [Caption(appearance, Role.SECTION, CaptionTone.SECOND) for _ in range(3)]
        self._groups: list[list[MatchRow]] = [[], [], []]
        self._waiting: list[list[Found]] = [[], [], []]
        self._wanted = ROWS
        self._unread: Iterator[Path] = iter(())
        self._body = PanelGround(appearance)
        self._column = QVBoxLayout(self._body)
        self._scroll = Scroller(appearance, self._body)
        self._lay_out()
        self._reading = QTimer(self)
        self._reading.timeout.connect(lambda: self._read(AT_A_TIME))
        self._scroll.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.nothing.button.clicked.connect(self.closed)
        self.say()
        self.refresh()
        self.restyle()

    def _lay_out(self) -> None:
        self._column.addWidget(self.head)
        self._column.addWidget(self.trouble)
        for heading in self.headings:
            self._column.addWidget(heading)
        self._column.addWidget(self.nothing, 100)
        self._column.addStretch(1)
        self.trouble.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    # --- the list -------------------------------------------------------------------

    @property
    def rows(self) -> list[MatchRow]:
        """All rows made so far, as they stand."""
        return [row for group in self._groups for row in group]

    def row_of(self, path: Path) -> MatchRow | None:
        return next((row for row in self.rows if row.path == path), None)

    def refresh(self) -> None:
        """Read all files again, the newest first."""
        for row in self.rows:
            self._take_out(row)
        self._waiting, self._wanted = [[], [], []], ROWS
        self._unread = iter(self._library.files())
        self._read(AT_ONCE)
        self._reading.start(0)
        first = next((row.main_button for row in self.rows), None)
        self.first_focus = first or self.nothing.button

    def _read(self, count: int) -> None:
        for _ in range(count):
            path = next(self._unread, None)
            if path is None:
                self._reading.stop()
                self.filled.emit()
                break
            found = summary_of(path)
            self._waiting[_group(found)].append((path, found))
        self._make_rows()

    def _make_rows(self) -> None:
        """Rows for those next in line; what is found late may still stand above others."""
        above = 0
        for group, waiting in zip(self._groups, self._waiting, strict=True):
            while waiting and above + len(group) < self._wanted:
                self._put_in(*waiting.pop(0))
            above += len(group)
        self._show_groups()

    def _on_scrolled(self, value: int) -> None:
        """The end comes into sight: make more."""
        bar = self._scroll.verticalScrollBar()
        if value > bar.maximum() - bar.pageStep() and any(self._waiting):
            self._wanted = max(self._wanted, len(self.rows)) + ROWS
            self._make_rows()

    def _put_in(
        self, path: Path, found: MatchSummary | BadMatchFile, before: MatchRow | None = None
    ) -> MatchRow:
        """A row for a file, at the end of its group or before another one."""
        group = self._groups[_group(found)]
        place = group.index(before) if before in group else len(group)
        row = self._row(path, found)
        heading = self.headings[_group(found)]
        self._column.insertWidget(self._column.indexOf(heading) + 1 + place, row)
        group.insert(place, row)
        follower = group[place + 1].main_button if place + 1 < len(group) else None
        if follower is not None:
            QWidget.setTabOrder(row.really, follower)
        return row

    def _take_out(self, row: MatchRow) -> None:
        for group in self._groups:
            if row in group:
                group.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _row(self, path: Path, what: MatchSummary | BadMatchFile) -> MatchRow:
        row = MatchRow(path, what, self.appearance, elsewhere=not self._library.holds(path))
        row.open_wanted.connect(lambda: self.opened.emit(path))
        row.sheet_wanted.connect(lambda: self.sheet_wanted.emit(path))
        row.review_wanted.connect(lambda: self.review_wanted.emit(path))
        row.renamed.connect(lambda title: self._rename(row, title))
        row.duplicate_wanted.connect(lambda: self._duplicate(row))
        row.delete_wanted.connect(lambda: self._delete(row))
        row.folder_wanted.connect(lambda: _show_folder(path.parent))
        row.beginning_wanted.connect(lambda: self.beginning_wanted.emit(path))
        return row

    def _show_groups(self) -> None:
        for heading, group in zip(self.headings, self._groups, strict=True):
            heading.setVisible(bool(group))
        self.nothing.setVisible(not self.rows)

    # --- doing ----------------------------------------------------------------------

    def _rename(self, row: MatchRow, title: str) -> None:
        try:
            done = retitle(row.path, title)
        except (OSError, BadMatchFile):
            done = False
        self._say_trouble("" if done else self.tr("The game couldn’t be renamed."))
        if done:
            renewed = self._put_in(row.path, summary_of(row.path), before=row)
            self._take_out(row)
            self._focus(renewed)

    def _duplicate(self, row: MatchRow) -> None:
        assert row.summary is not None
        try:
            twin = duplicate(row.path, copy_title(row.summary.name))
        except (OSError, BadMatchFile):
            self._say_trouble(self.tr("The game couldn’t be duplicated."))
            return
        self._library.note(twin)
        self._say_trouble("")
        self._focus(self._put_in(twin, summary_of(twin), before=row))

    def _delete(self, row: MatchRow) -> None:
        """A file of the library goes for good; one elsewhere is the person's own and only goes here."""
        try:
            if row.elsewhere:
                self._library.forget(row.path)
            else:
                row.path.unlink(missing_ok=True)
        except OSError:
            self._say_trouble(self.tr("The game couldn’t be deleted."))
            return
        self._say_trouble("")
        place = self.rows.index(row)
        self._take_out(row)
        self._make_rows()
        left = self.rows
        if left:
            self._focus(left[min(place, len(left) - 1)])
        else:
            self.nothing.button.setFocus(Qt.FocusReason.TabFocusReason)

    def _say_trouble(self, trouble: str) -> None:
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def _focus(self, row: MatchRow) -> None:
        row.main_button.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(row)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.head.title.setText(self.tr("Saved games"))
        words = (self.tr("Unfinished"), self.tr("Finished"), self.tr("Can’t be opened"))
        for heading, text in zip(self.headings, words, strict=True):
            heading.setText(text)

    def restyle(self) -> None:
        px = self.look.px
        halo = px(HALO)
        side = max(halo, (self.width() - px(WIDEST)) // 2)
        self._column.setContentsMargins(side, px(36), side, halo)
        self._column.setSpacing(px(12))
        for heading in self.headings:
            heading.setContentsMargins(0, px(10), 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Up and down go from match to match; renaming and deleting have keys in the row."""
        rows = self.rows
        at = next((row for row in rows if row.isAncestorOf(self.focusWidget() or self)), None)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and rows:
            place = rows.index(at) + step if at is not None else 0
            self._focus(rows[max(0, min(place, len(rows) - 1))])
        else:
            super().keyPressEvent(event)


def _no_matches() -> EmptyWords:
    translate = QCoreApplication.translate
    return EmptyWords(
        translate("NoMatches", "No saved games yet"),
        translate("NoMatches", "Every game is saved here from its first move."),
        translate("NoMatches", "Choose a game"),
    )


def _show_folder(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _group(found: MatchSummary | BadMatchFile) -> int:
    if isinstance(found, BadMatchFile):
        return 2
    return 1 if found.finished else 0
