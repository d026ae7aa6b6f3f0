"""Home: four games on their sheets, the match that was left, and the way to everything else."""

from collections.abc import Container
from math import ceil

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.paper import FRAME
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, Type, line_height
from blueprints_desktop.desktop.games.registry import shown_games
from blueprints_desktop.desktop.pages.home.continue_card import ContinueCard
from blueprints_desktop.desktop.pages.home.game_sheet import GameSheet
from blueprints_desktop.desktop.pages.home.home_layout import BUTTON, Measures, Places, home_places
from blueprints_desktop.desktop.pages.home.sheet_face import SheetForm, paint_sheet_shadow
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.painted import ARROWS
from blueprints_desktop.desktop.ui.controls.panel import DeskPage, PanelGround
from blueprints_desktop.desktop.ui.controls.scroller import Scroller
from blueprints_desktop.desktop.ui.controls.tab_order import tab_through

LINE = Type(17, 400)
TITLES = (Role.DISPLAY, Role.PAGE_TITLE, Role.CARD_TITLE)
"""Sizes of the title, for pages with more and with less room."""
BARE = 2
"""The wording of the buttons in which they are icons only."""


class HomeBody(PanelGround):
    """All of the home page, laid out by hand: it is a composition, not a form."""

    painted = Signal()
    """For the first time: what was not needed for it may be done now."""

    def __init__(
        self, appearance: Appearance, playable: Container[str], made: Container[str]
    ) -> None:
        super().__init__(appearance)
        self._painted = False
        self.titles = [Caption(appearance, role, parent=self) for role in TITLES]
        self.line = Caption(appearance, LINE, CaptionTone.SECOND, parent=self)
        self.card = ContinueCard(appearance, self)
        self.card.hide()
        self.sheets = [
            GameSheet(game, appearance, playable=game in playable, parent=self)
            for game in shown_games()
        ]
        self.rules = Button("", appearance, icon=Icon.BOOK, parent=self)
        self.statistics = Button("", appearance, icon=Icon.STATISTICS, parent=self)
        self.settings = Button("", appearance, icon=Icon.GEAR, parent=self)
        self.matches = Button("", appearance, icon=Icon.CLOCK, parent=self)
        self.open = Button("", appearance, icon=Icon.FOLDER, parent=self)
        self.hint = Caption(appearance, Role.SMALL, CaptionTone.SECOND, parent=self)
        self.columns = len(self.sheets)
        self.foot = [self.matches, self.open, self.settings]
        for name, button in (("statistics", self.statistics), ("rules", self.rules)):
            if name in made:
                self.foot.insert(2, button)
            else:
                button.hide()
        self.say()

    def say(self) -> None:
        for caption in self.titles:
            caption.setText(self.tr("Blueprints Desktop"))
        self.line.setText(self.tr("Four board games about building"))
        self.rules.setText(self.tr("Rules"))
        self.statistics.setText(self.tr("Statistics"))
        self.settings.setText(self.tr("Settings"))
        self.open.setText(self.tr("Open…"))
        self.matches.setText(self.tr("All matches"))
        all_made = all(sheet.playable for sheet in self.sheets)
        self.hint.setText(self.tr("Press 1 to 4 to start a game") if all_made else "")
        for sheet in self.sheets:
            sheet.say()

    def paint_ground(self, painter: QPainter) -> None:
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.painted.emit)
        for sheet in self.sheets:
            paint_sheet_shadow(painter, self.look, sheet.sheet_rect(), self.devicePixelRatioF())

    # --- layout ---------------------------------------------------------------------

    def arrange(self, width: int, height: int) -> None:
        """Take a window's room; grow beyond its height where that is too little."""
        places = home_places(self._measures(), width, height)
        self.columns = places.columns
        for number, title in enumerate(self.titles):
            _put(title, places.title_at if number == places.title else None)
        _put(self.line, places.line_at)
        if places.card_at is not None:
            self.card.setGeometry(places.card_at)
        self._put_sheets(places)
        for button, where in zip(self.foot, places.buttons, strict=True):
            button.set_bare(places.wording == BARE)
            button.setGeometry(where)
        _put(self.hint, places.hint_at)
        self.resize(width, max(height, places.height))

    def _measures(self) -> Measures:
        px, scale = self.look.px, self.look.scale
        titles = [
            (title.sizeHint().width() + px(4), round(line_height(role, scale)))
            for title, role in zip(self.titles, TITLES, strict=True)
        ]
        line = self.line.sizeHint().width() + px(4), round(line_height(LINE, scale))
        return Measures(
            scale,
            titles,
            line,
            self.hint.sizeHint().width() if self.hint.text() else 0,
            self._wordings(),
            len(self.sheets),
            not self.card.isHidden(),
            self._sheet_height,
            self._names_fit,
        )

    def _wordings(self) -> list[list[int]]:
        """How wide the buttons are: as they wish, close-fitting, as bare icons."""
        for button in self.foot:
            button.set_bare(False)
        return [
            [button.sizeHint().width() for button in self.foot],
            [button.minimumSizeHint().width() for button in self.foot],
            [self.look.px(BUTTON)] * len(self.foot),
        ]

    def _sheet_height(self, form: SheetForm, wide: int) -> int:
        """The words of the sheet that needs most, and the frame around lying ones."""
        for sheet in self.sheets:
            sheet.face.form = form
        block = max(sheet.face.block_height(wide) for sheet in self.sheets)
        return ceil(block) + (2 * self.look.px(FRAME) if form.lying else 0)

    def _names_fit(self, form: SheetForm, wide: int) -> bool:
        for sheet in self.sheets:
            sheet.face.form = form
        return all(sheet.face.title_type(wide) is not None for sheet in self.sheets)

    def _put_sheets(self, places: Places) -> None:
        """All in one form, with title blocks of one height and names of one size."""
        for sheet in self.sheets:
            sheet.face.form = places.form
        wide = places.sheets[0].width()
        block = max(sheet.face.block_height(wide) for sheet in self.sheets)
        titles = [sheet.face.title_type(wide) for sheet in self.sheets]
        smallest = min(filter(None, titles), key=lambda title: title.size, default=None)
        for sheet, where in zip(self.sheets, places.sheets, strict=True):
            sheet.face.least_block = block
            sheet.face.smallest_title = smallest
            sheet.place_sheet(QRectF(where))


def _put(caption: Caption, where: QRect | None) -> None:
    caption.setVisible(where is not None)
    if where is not None:
        caption.setGeometry(where)


class HomePage(DeskPage):
    """Choose a game, go on with one, or go elsewhere."""

    game_chosen = Signal(str)
    play_now_chosen = Signal(str)
    continue_chosen = Signal()
    open_chosen = Signal()
    matches_chosen = Signal()
    rules_chosen = Signal()
    statistics_chosen = Signal()
    settings_chosen = Signal()

    def __init__(
        self,
        appearance: Appearance,
        playable: Container[str],
        parent: QWidget | None = None,
        *,
        made: Container[str] = ("rules", "statistics"),
    ) -> None:
        """``made`` names which of the further pages there are."""
        super().__init__(appearance, parent)
        self.body = HomeBody(appearance, playable, made)
        self._scroll = Scroller(appearance, self.body, fits_body=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._connect()
        self.first_focus = self.body.sheets[0]
        self.restyle()

    def _connect(self) -> None:
        body = self.body
        for sheet in body.sheets:
            sheet.clicked.connect(lambda _=False, game=sheet.game: self.game_chosen.emit(game))
            sheet.play_now.clicked.connect(
                lambda _=False, game=sheet.game: self.play_now_chosen.emit(game)
            )
        body.card.pressed.connect(self.continue_chosen)
        body.open.clicked.connect(self.open_chosen)
        body.matches.clicked.connect(self.matches_chosen)
        body.rules.clicked.connect(self.rules_chosen)
        body.statistics.clicked.connect(self.statistics_chosen)
        body.settings.clicked.connect(self.settings_chosen)
        sheets = [stop for sheet in body.sheets for stop in (sheet, sheet.play_now)]
        order = [body.card.button, *sheets, *body.foot]
        tab_through(order)

    def show_unfinished(self, saved: MatchSummary | None) -> None:
        """Offer a match to go on with, or none."""
        if saved is not None:
            self.body.card.show_match(saved)
        self.body.card.setVisible(saved is not None)
        self.first_focus = self.body.sheets[0] if saved is None else self.body.card.button
        self._arrange()

    def say(self) -> None:
        """Words first: what they measure decides where everything goes."""
        self.body.say()
        self.body.card.say()

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Unless Qt is going to say how large the page is: then that is soon enough."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            self._lay_out()

    def _lay_out(self) -> None:
        self.body.arrange(self.width(), self.height())
        if self.body.height() > self.height():
            self.body.arrange(self.width() - self._scroll.bar_width, self.height())
        self.body.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.body.sheets) and not event.isAutoRepeat():
            self.body.sheets[number].click()
        elif not self._move_focus(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _move_focus(self, key: Qt.Key) -> bool:
        """Arrows: along a row and round, up and down to what lies nearest."""
        body = self.body
        rows: list[list[QWidget]] = [
            list(body.sheets[at : at + body.columns])
            for at in range(0, len(body.sheets), body.columns)
        ]
        rows += [list(body.foot), [body.card.button] if body.card.isVisible() else []]
        rows = sorted(filter(None, rows), key=lambda row: _middle(row[0]).y())
        here = next((row for row in rows if any(one.hasFocus() for one in row)), None)
        if here is None or key not in ARROWS:
            return False
        at = next(place for place, one in enumerate(here) if one.hasFocus())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            target = here[(at + (1 if key == Qt.Key.Key_Right else -1)) % len(here)]
        else:
            line = rows.index(here) + (1 if key == Qt.Key.Key_Down else -1)
            if not 0 <= line < len(rows):
                return False
            x = _middle(here[at]).x()
            target = min(rows[line], key=lambda one: abs(_middle(one).x() - x))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(target)
        return True


def _middle(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())
