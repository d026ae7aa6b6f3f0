"""All matches of a folder: go on, rename, duplicate, delete. What cannot be read is left alone."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.pages.match_row import MatchRow
from blueprints_desktop.desktop.pages.match_summary import MatchSummary, summary_of
from blueprints_desktop.desktop.widgets.buttons import IconButton
from blueprints_desktop.desktop.widgets.caption import Caption, Tone
from blueprints_desktop.desktop.widgets.panel import DeskPage, Ground
from blueprints_desktop.desktop.widgets.scroller import Scroller
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.match_files import duplicate, retitle

WIDEST = 980.0
HALO = 20.0

Found = tuple[Path, MatchSummary | BadMatchFile]


class MatchesPage(DeskPage):
    """The list; unfinished matches first, then those played to the end, then the rest."""

    opened = Signal(Path)
    closed = Signal()

    def __init__(self, appearance: Appearance, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._library = Library(folder)
        self.rows: list[MatchRow] = []
        self.back = IconButton(Icon.BACK, "", appearance)
        self.title = Caption(appearance, Role.PAGE_TITLE)
        self.trouble = Caption(appearance, Role.BODY, Tone.WARN, wraps=True)
        self.nothing = Caption(appearance, Role.BODY, Tone.SECOND, wraps=True)
        self.headings = [Caption(appearance, Role.SECTION, Tone.SECOND) for _ in range(3)]
        self._body = Ground(appearance)
        self._column = QVBoxLayout(self._body)
        self._head = QHBoxLayout()
        self._head.addWidget(self.back)
        self._head.addWidget(self.title, 1)
        self._lay_out()
        self.back.clicked.connect(self.closed)
        self.refresh()
        self.restyle()

    def _lay_out(self) -> None:
        self._column.addLayout(self._head)
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.nothing)
        for heading in self.headings:
            self._column.addWidget(heading)
        self._column.addStretch(1)
        self.trouble.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroller(self.appearance, self._body))

    # --- the list -------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the folder anew."""
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        found: list[Found] = [(path, summary_of(path)) for path in self._library.files()]
        for group, heading in enumerate(self.headings):
            members = [one for one in found if _group(one[1]) == group]
            heading.setVisible(bool(members))
            place = self._column.indexOf(heading) + 1
            for offset, (path, what) in enumerate(members):
                row = self._row(path, what)
                self.rows.append(row)
                self._column.insertWidget(place + offset, row)
        self.nothing.setVisible(not found)
        first = next((row.open for row in self.rows if row.summary), None)
        self.first_focus = first or self.back
        self.say()

    def _row(self, path: Path, what: MatchSummary | BadMatchFile) -> MatchRow:
        row = MatchRow(path, what, self.appearance)
        row.open_wanted.connect(lambda: self.opened.emit(path))
        row.renamed.connect(lambda title: self._rename(path, title))
        row.duplicate_wanted.connect(lambda: self._duplicate(row))
        row.delete_wanted.connect(lambda: self._delete(path))
        return row

    def row_of(self, path: Path) -> MatchRow | None:
        return next((row for row in self.rows if row.path == path), None)

    # --- doing ----------------------------------------------------------------------

    def _rename(self, path: Path, title: str) -> None:
        try:
            done = retitle(path, title)
        except (OSError, BadMatchFile):
            done = False
        self._renew(path, "" if done else self.tr("The match could not be renamed."))

    def _duplicate(self, row: MatchRow) -> None:
        assert row.summary is not None
        title = self.tr("{title} (copy)").format(title=row.summary.name)
        try:
            twin = duplicate(row.path, title)
        except (OSError, BadMatchFile):
            self._renew(row.path, self.tr("The match could not be duplicated."))
            return
        self._renew(twin)

    def _delete(self, path: Path) -> None:
        place = next(place for place, row in enumerate(self.rows) if row.path == path)
        try:
            path.unlink(missing_ok=True)
            trouble = ""
        except OSError:
            trouble = self.tr("The match could not be deleted.")
        self._renew(None, trouble)
        if self.rows:
            near = self.rows[min(place, len(self.rows) - 1)]
            (near.open if near.summary else self.back).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.back.setFocus(Qt.FocusReason.TabFocusReason)

    def _renew(self, focus: Path | None, trouble: str = "") -> None:
        """The list as it is now, the focus on a match, and what went wrong."""
        self.refresh()
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        row = self.row_of(focus) if focus is not None else None
        if row is not None:
            row.open.setFocus(Qt.FocusReason.TabFocusReason)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.title.setText(self.tr("All matches"))
        self.back.set_words(self.tr("Back"))
        self.nothing.setText(self.tr("No match yet. Start one and it will be kept here."))
        words = (self.tr("Unfinished"), self.tr("Finished"), self.tr("Cannot be opened"))
        for heading, text in zip(self.headings, words, strict=True):
            heading.setText(text)

    def restyle(self) -> None:
        px = self.look.px
        halo = px(HALO)
        side = max(halo, (self.width() - px(WIDEST)) // 2)
        self._column.setContentsMargins(side, px(36), side, halo)
        self._column.setSpacing(px(12))
        self._head.setSpacing(px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _group(found: MatchSummary | BadMatchFile) -> int:
    if isinstance(found, BadMatchFile):
        return 2
    return 1 if found.finished else 0
