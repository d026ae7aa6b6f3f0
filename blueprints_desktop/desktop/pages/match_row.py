"""One match in the list: what it is, and what may be done with it."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.pages.match_summary import MatchSummary, ago, turn_text
from blueprints_desktop.desktop.pages.position_cut import paint_cut
from blueprints_desktop.desktop.troubles import said_error
from blueprints_desktop.desktop.widgets.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.widgets.caption import Caption, Tone
from blueprints_desktop.desktop.widgets.field import Field
from blueprints_desktop.desktop.widgets.panel import Panel
from blueprints_desktop.store.errors import BadMatchFile

LONGEST_TITLE = 60
CUT = 64.0


class Cut(QWidget):
    """The picture of the position; a plain sheet with a sign for what cannot be read."""

    def __init__(self, summary: MatchSummary | None, appearance: Appearance) -> None:
        super().__init__()
        self._summary = summary
        self._appearance = appearance
        appearance.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self._appearance.look.px(CUT)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(CUT)
        rect = QRectF(0.0, (self.height() - side) / 2, side, side)
        if self._summary is not None:
            paint_cut(painter, look, rect, self.devicePixelRatioF(), self._summary)
        else:
            painter.fillPath(rounded(rect, 6.0 * look.scale), look.palette.panel_sunk)
            inset = side * 0.28
            paint_icon(
                painter, Icon.HELP, rect.adjusted(inset, inset, -inset, -inset), look.palette.text_2
            )
        painter.end()


class MatchRow(Panel):
    """A match, or a file that is none; the page does what is asked for."""

    open_wanted = Signal()
    renamed = Signal(str)
    duplicate_wanted = Signal()
    delete_wanted = Signal()

    def __init__(
        self, path: Path, found: MatchSummary | BadMatchFile, appearance: Appearance
    ) -> None:
        super().__init__(appearance)
        self.path = path
        self.found = found
        self.summary = found if isinstance(found, MatchSummary) else None
        self._cut = Cut(self.summary, appearance)
        self.title = Caption(appearance, Role.SECTION, wraps=True)
        self.players = Caption(appearance, Role.SMALL, wraps=True)
        told = Tone.SECOND if self.summary else Tone.WARN
        self.told = Caption(appearance, Role.SMALL, told, wraps=True)
        self.rename = IconButton(Icon.PENCIL, "", appearance)
        self.duplicate = IconButton(Icon.COPY, "", appearance)
        self.delete = IconButton(Icon.TRASH, "", appearance)
        self.open = Button("", appearance)
        self.field = Field(appearance)
        self.field.setMaxLength(LONGEST_TITLE)
        self.question = Caption(appearance, Role.BODY, wraps=True)
        self.keep = Button("", appearance)
        self.really = Button("", appearance, ButtonKind.DANGER)
        self._lay_out()
        self.open.clicked.connect(self.open_wanted)
        self.rename.clicked.connect(self._begin_renaming)
        self.duplicate.clicked.connect(self.duplicate_wanted)
        self.delete.clicked.connect(self._ask)
        self.keep.clicked.connect(self._settle)
        self.really.clicked.connect(self.delete_wanted)
        self.field.returnPressed.connect(self._finish_renaming)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.say()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.addStretch(1)
        for widget in (self.title, self.field, self.players, self.told):
            words.addWidget(widget)
        words.addStretch(1)
        self.field.hide()
        self._words = words
        plain, asking = QWidget(), QWidget()
        self._tools = QHBoxLayout(plain)
        self._tools.addLayout(words, 1)
        if self.summary is not None:
            for tool in (self.rename, self.duplicate, self.delete, self.open):
                self._tools.addWidget(tool)
        self._answers = QHBoxLayout(asking)
        self._answers.addWidget(self.question, 1)
        self._answers.addWidget(self.keep)
        self._answers.addWidget(self.really)
        self._faces = QStackedLayout()
        self._faces.addWidget(plain)
        self._faces.addWidget(asking)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._cut)
        self._line.addLayout(self._faces, 1)

    # --- doing ----------------------------------------------------------------------

    def _begin_renaming(self) -> None:
        assert self.summary is not None
        self.field.setText(self.summary.name)
        self.title.hide()
        self.players.hide()
        self.field.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish_renaming(self) -> None:
        text = self.field.text().strip()
        self._settle()
        if text and self.summary is not None and text != self.summary.name:
            self.renamed.emit(text)

    def _ask(self) -> None:
        """The question takes the row's place; the harmless answer has the focus."""
        self._faces.setCurrentIndex(1)
        self.keep.setFocus(Qt.FocusReason.TabFocusReason)

    def _settle(self) -> None:
        """Back to the row as it was."""
        was_renaming = not self.field.isHidden()
        self._faces.setCurrentIndex(0)
        self.field.hide()
        self.title.show()
        self.players.show()
        back = self.rename if was_renaming else self.delete
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_busy(self) -> bool:
        """A question or a field is open in it."""
        return self._faces.currentIndex() == 1 or not self.field.isHidden()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.is_busy:
            self._settle()
        else:
            super().keyPressEvent(event)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.open.setText(self.tr("Open"))
        self.keep.setText(self.tr("Keep it"))
        self.really.setText(self.tr("Delete"))
        self.rename.set_words(self.tr("Rename"))
        self.duplicate.set_words(self.tr("Duplicate"))
        self.delete.set_words(self.tr("Delete"))
        self.field.setAccessibleName(self.tr("New title"))
        if isinstance(self.found, MatchSummary):
            self._say_match(self.found)
        else:
            self.title.setText(self.path.name)
            self.players.setText(said_error(self.found))
            self.told.setText(self.tr("The file is left as it is."))

    def _say_match(self, summary: MatchSummary) -> None:
        self.title.setText(summary.name)
        self.players.setText(", ".join(name for name, _ in summary.players))
        when = ago(summary.saved_at, datetime.now().astimezone())
        told = (summary.where, turn_text(summary), when)
        self.told.setText(", ".join(part for part in told if part))
        self.question.setText(self.tr("Delete “{title}” for good?").format(title=summary.name))
        said = self.tr("Open {title}, {where}").format(title=summary.name, where=summary.where)
        self.open.setAccessibleName(said)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    def _restyle(self) -> None:
        px = self.appearance.look.px
        self._line.setContentsMargins(px(14), px(12), px(20), px(12))
        self._line.setSpacing(px(16))
        for layout in (self._tools, self._answers):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(px(6))
        self._words.setSpacing(px(2))
