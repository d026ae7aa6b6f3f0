"""One match in the list: what it is, and what may be done with it."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.registry import has_sheet
from blueprints_desktop.desktop.i18n.error_messages import said_error
from blueprints_desktop.desktop.pages.art import paint_thumbnail
from blueprints_desktop.desktop.pages.matches.match_summary import (
    MatchSummary,
    ago,
    players_text,
    result_text,
    turn_text,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.forms import TextField
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.errors import BadMatchFile

LONGEST_TITLE = 60
RENAME, DELETE = QKeySequence(Qt.Key.Key_F2), QKeySequence(Qt.Key.Key_Delete)

SIDE = 64.0


class MatchThumbnail(ThemedWidget):
    """The picture of the position; a plain sheet with a sign for what cannot be read."""

    def __init__(self, summary: MatchSummary | None, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._summary = summary
        self.follow()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, side = self.look, self.look.px(SIDE)
        rect = QRectF(0.0, (self.height() - side) / 2, side, side)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._summary is not None:
                paint_thumbnail(painter, look, rect, self.devicePixelRatioF(), self._summary)
            else:
                painter.fillPath(rounded(rect, 6.0 * look.scale), look.palette.panel_sunk)
                inset = side * 0.28
                sign = rect.adjusted(inset, inset, -inset, -inset)
                paint_icon(painter, Icon.HELP, sign, look.palette.text_2)


class MatchRow(Panel):
    """A match, or a file that is none; the page does what is asked for."""

    open_wanted = Signal()
    sheet_wanted = Signal()
    review_wanted = Signal()
    renamed = Signal(str)
    duplicate_wanted = Signal()
    delete_wanted = Signal()
    folder_wanted = Signal()
    beginning_wanted = Signal()
    """Of a damaged file, what can be read is to be opened as a new match."""

    def __init__(
        self,
        path: Path,
        found: MatchSummary | BadMatchFile,
        appearance: Appearance,
        *,
        elsewhere: bool = False,
    ) -> None:
        """A file ``elsewhere`` tells its folder, and is taken off the list instead of deleted."""
        super().__init__(appearance)
        self.path = path
        self.elsewhere = elsewhere
        self.found = found
        self.summary = found if isinstance(found, MatchSummary) else None
        self._cut = MatchThumbnail(self.summary, appearance)
        self.title = Caption(appearance, Role.SECTION, wraps=True)
        self.players = Caption(appearance, Role.SMALL, wraps=True)
        told = CaptionTone.SECOND if self.summary else CaptionTone.WARN
        self.told = Caption(appearance, Role.SMALL, told, wraps=True)
        self.sheet = IconButton(Icon.LIST, "", appearance, parent=self)
        self.rename = IconButton(Icon.PENCIL, "", appearance, parent=self)
        self.duplicate = IconButton(Icon.COPY, "", appearance, parent=self)
        self.delete = IconButton(Icon.TRASH, "", appearance, parent=self)
        self.open = Button("", appearance, parent=self)
        self.folder = Button("", appearance, parent=self)
        self.beginning = Button("", appearance, parent=self)
        self.field = TextField(appearance)
        self.field.setMaxLength(LONGEST_TITLE)
        self.question = Caption(appearance, Role.BODY, wraps=True)
        self.keep = Button("", appearance)
        self.really = Button("", appearance, ButtonKind.DANGER)
        self._back: QWidget = self.open
        self._lay_out()
        self.open.clicked.connect(self.open_wanted)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.rename.clicked.connect(self.begin_renaming)
        self.duplicate.clicked.connect(self.duplicate_wanted)
        self.delete.clicked.connect(self.ask)
        self.folder.clicked.connect(self.folder_wanted)
        self.beginning.clicked.connect(self.beginning_wanted)
        self.keep.clicked.connect(self._settle)
        self.really.clicked.connect(self.delete_wanted)
        self.field.returnPressed.connect(self._finish_renaming)
        self.follow()

    def _lay_out(self) -> None:
        plain, asking = QWidget(self), QWidget(self)
        self._tools = QHBoxLayout(plain)
        self._words = words = QVBoxLayout()
        self._tools.addLayout(words, 1)
        words.addStretch(1)
        for widget in (self.title, self.field, self.players, self.told):
            words.addWidget(widget)
        words.addStretch(1)
        self.field.hide()
        match_tools = (self.rename, self.duplicate, self.delete, self.open)
        shown: tuple[IconButton | Button, ...] = match_tools
        if self.summary is None:
            shown = (self.folder,)
        if self.has_sheet:
            shown = (self.sheet, *shown)
        if self.has_beginning:  # the words of two buttons would leave little for what is wrong
            shown = (self.folder, self.beginning)
            self.folder.set_sign(Icon.FOLDER)
            self.folder.set_bare(True)
        for tool in (self.sheet, *match_tools, self.folder, self.beginning):
            tool.setVisible(tool in shown)
        for tool in shown:
            self._tools.addWidget(tool)
        self._answers = QHBoxLayout(asking)
        self._answers.addWidget(self.question, 1)
        self._answers.addWidget(self.keep)
        self._answers.addWidget(self.really)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._cut)
        self._faces = QStackedLayout()
        self._line.addLayout(self._faces, 1)
        self._faces.addWidget(plain)
        self._faces.addWidget(asking)

    @property
    def is_finished(self) -> bool:
        return self.summary is not None and self.summary.finished

    @property
    def has_sheet(self) -> bool:
        """Whether there is a score sheet to show: of a finished match, if its game has one."""
        summary = self.summary
        return summary is not None and summary.finished and has_sheet(summary.game)

    @property
    def has_beginning(self) -> bool:
        """It cannot be opened, but there are moves in it that can be read."""
        return isinstance(self.found, BadMatchFile) and self.found.moves_before > 0

    @property
    def main_button(self) -> Button:
        """What the focus goes to when it comes to the row."""
        if self.has_beginning:
            return self.beginning
        return self.open if self.summary is not None else self.folder

    # --- doing ----------------------------------------------------------------------

    def begin_renaming(self) -> None:
        if self.summary is None or self.is_busy:
            return
        self._back = self.focusWidget() or self.open
        self.field.setText(self.summary.name)
        self.title.hide()
        self.players.hide()
        self.field.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish_renaming(self) -> None:
        text = self.field.typed
        self._settle()
        if text and self.summary is not None and text != self.summary.name:
            self.renamed.emit(text)

    def ask(self) -> None:
        """The question takes the row's place; the harmless answer has the focus."""
        if self.summary is None or self.is_busy:
            return
        self._back = self.focusWidget() or self.open
        self._faces.setCurrentIndex(1)
        self.keep.setFocus(Qt.FocusReason.TabFocusReason)

    def _settle(self) -> None:
        """Back to the row as it was, and the focus to where it came from."""
        self._faces.setCurrentIndex(0)
        self.field.hide()
        self.title.show()
        self.players.show()
        self._back.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def is_busy(self) -> bool:
        """A question or a field is open in it."""
        return self._faces.currentIndex() == 1 or not self.field.isHidden()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if key == Qt.Key.Key_Escape and self.is_busy:
            self._settle()
        elif key == Qt.Key.Key_F2 and self.summary is not None:
            self.begin_renaming()
        elif key == Qt.Key.Key_Delete and self.summary is not None:
            self.ask()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if (self.summary is not None or self.has_beginning) and not self.is_busy:
            self.open_wanted.emit()  # what is damaged is explained then
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        if self.is_busy:
            return
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def menu(self) -> Menu:
        """Everything the buttons do, and the keys that do it."""
        menu = Menu(self)
        if self.summary is not None:
            menu.addAction(self.tr("Open"), self.open_wanted.emit)
            if self.is_finished:
                menu.addAction(self.tr("Review"), self.review_wanted.emit)
            if self.has_sheet:
                menu.addAction(self.tr("Score sheet"), self.sheet_wanted.emit)
            menu.addAction(self.tr("Rename"), RENAME, self.begin_renaming)
            menu.addAction(self.tr("Duplicate"), self.duplicate_wanted.emit)
            menu.addAction(self._delete_text, DELETE, self.ask)
            menu.addSeparator()
        if self.has_beginning:
            menu.addAction(self.tr("Open the readable part"), self.beginning_wanted.emit)
        menu.addAction(self.tr("Show in folder"), self.folder_wanted.emit)
        return menu

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.open.setText(self.tr("Open"))
        self.keep.setText(self.tr("Keep it"))
        self.really.setText(self._delete_text)
        self.sheet.set_words(self.tr("Score sheet"))
        self.rename.set_words(self.tr("Rename"), RENAME)
        self.duplicate.set_words(self.tr("Duplicate"))
        self.delete.set_words(self._delete_text, DELETE)
        self.folder.setText(self.tr("Show in folder"))
        self.beginning.setText(self.tr("Open the readable part"))
        self.field.setAccessibleName(self.tr("New title"))
        if isinstance(self.found, MatchSummary):
            self._say_match(self.found)
        else:
            self.title.setText(one_line(self.path.name))
            self.players.setText(said_error(self.found))
            self.told.setText(self.tr("The file stays as it is."))

    def _say_match(self, summary: MatchSummary) -> None:
        self.title.setText(summary.name)
        who = players_text(summary)
        if summary.title:
            who = self.tr("{game}: {players}").format(game=summary.game_name, players=who)
        self.players.setText(who)
        when = ago(summary.saved_at, datetime.now().astimezone())
        stand = result_text(summary) or summary.where
        told = (summary.subject, stand, turn_text(summary), when, self._place_text())
        self.told.setText(", ".join(part for part in told if part))
        question = self.tr("Delete “{title}” for good?")
        if self.elsewhere:
            question = self.tr("Remove “{title}” from this list? Its file stays in its folder.")
        self.question.setText(question.format(title=summary.name))
        said = self.tr("Open {title}, {where}").format(title=summary.name, where=stand)
        self.open.setAccessibleName(said)
        self.open.setAccessibleDescription(who)

    def _place_text(self) -> str:
        """Where its file lies, if not among the others; the person's own folder is called ~."""
        if not self.elsewhere:
            return ""
        path, home = self.path, Path.home()
        shown = Path("~", path.relative_to(home)) if path.is_relative_to(home) else path
        return self.tr("in the file {path}").format(path=one_line(str(shown)))

    @property
    def _delete_text(self) -> str:
        return self.tr("Remove from list") if self.elsewhere else self.tr("Delete")

    def restyle(self) -> None:
        px = self.look.px
        self._line.setContentsMargins(px(14), px(12), px(20), px(12))
        self._line.setSpacing(px(16))
        for layout in (self._tools, self._answers):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(px(6))
        self._words.setSpacing(px(2))
