"""Home: the sheets of the games, the match to continue, and the way to all other pages.

The page takes the roomiest of a few arrangements that fits the window. Small windows, or large letters, give up
margins first, then the sentences of the sheets, then the foot, which moves beside the title. The page scrolls only
where nothing fits.
"""

from collections.abc import Collection, Sequence
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.paper import FRAME
from blueprints_desktop.desktop.drawing.typography import Role, Type, line_height
from blueprints_desktop.desktop.games.registry import shown_games
from blueprints_desktop.desktop.pages.home.continue_card import ContinueCard
from blueprints_desktop.desktop.pages.home.game_sheet import (
    GameSheet,
    SheetForm,
    paint_sheet_shadow,
)
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.painted import ARROWS
from blueprints_desktop.desktop.ui.controls.panel import (
    DeskPage,
    PanelGround,
    Scroller,
    tab_through,
)

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.daily import Today

CARD_WIDTH, CARD_HEIGHT, LOW_CARD = 526.0, 96.0, 84.0
CARD_LEAST = 400.0
"""How narrow the card may be beside the title ..."""
CARD_EASE = 480.0
"""... and what the title makes itself smaller for."""
BUTTON = 48.0
RATIO = 468.0 / 278.0
"""A sheet's height to its width."""
LINE = Type(17, 400)
TITLES = (Role.DISPLAY, Role.PAGE_TITLE, Role.CARD_TITLE)
"""Sizes of the title, for pages with more and with less room."""


class Arrangement(NamedTuple):
    """One way to lay out the page."""

    columns: int | None
    """None: all sheets in one row."""
    form: SheetForm = SheetForm()
    picture: float = 118.0
    """The least height of a standing sheet's picture."""
    roomy: bool = False
    foot_up: bool = False
    """The buttons stand beside the title."""


ARRANGEMENTS = (
    Arrangement(None, picture=190.0, roomy=True),
    Arrangement(None),
    Arrangement(None, SheetForm(terse=True)),
    Arrangement(2, SheetForm(lying=True)),
    Arrangement(2, SheetForm(lying=True), foot_up=True),
    Arrangement(2, SheetForm(lying=True, terse=True)),
    Arrangement(2, SheetForm(lying=True, terse=True), foot_up=True),
    Arrangement(1, SheetForm(lying=True, terse=True)),
)
"""From the roomiest to the smallest."""


class HomeBody(PanelGround):
    """All of the home page, laid out by hand: it is a composition, not a form."""

    painted = Signal()
    """For the first time: what was not needed for it may be done now."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._painted = False
        self.titles = [Caption(appearance, role, parent=self) for role in TITLES]
        self.line = Caption(appearance, LINE, CaptionTone.SECOND, parent=self)
        self.card = ContinueCard(appearance, self)
        self.card.hide()
        self.sheets = [GameSheet(game, appearance, parent=self) for game in shown_games()]
        self.rules = Button("", appearance, icon=Icon.BOOK, parent=self)
        self.statistics = Button("", appearance, icon=Icon.STATISTICS, parent=self)
        self.settings = Button("", appearance, icon=Icon.GEAR, parent=self)
        self.matches = Button("", appearance, icon=Icon.CLOCK, parent=self)
        self.open = Button("", appearance, icon=Icon.FOLDER, parent=self)
        self.hint = Caption(appearance, Role.SMALL, CaptionTone.SECOND, parent=self)
        self.columns = len(self.sheets)
        self.foot = [self.matches, self.open, self.rules, self.statistics, self.settings]
        self.say()

    def say(self) -> None:
        for caption in self.titles:
            caption.setText(self.tr("Blueprints Desktop"))
        self.line.setText(self.tr("Four board games about building"))
        self.rules.setText(self.tr("Rules"))
        self.statistics.setText(self.tr("Statistics"))
        self.settings.setText(self.tr("Settings"))
        self.open.setText(self.tr("Open…"))
        self.matches.setText(self.tr("Saved games"))
        keys = self.tr("Press 1 to {last} to start a game")
        self.hint.setText(keys.format(last=len(self.sheets)))
        for sheet in self.sheets:
            sheet.say()

    def paint_ground(self, painter: QPainter) -> None:
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.painted.emit)
        for sheet in self.sheets:
            paint_sheet_shadow(painter, self.look, sheet.sheet_rect(), self.devicePixelRatioF())

    def arrange(self, width: int, height: int) -> None:
        """Put everything where the first arrangement that fits has it; else the lowest one that cuts no name.

        Where the window has too little height, the body is higher than it.
        """
        tried: list[_Arranging] = []
        for which in ARRANGEMENTS:
            tried.append(_Arranging(self, which, width, height))
            if tried[-1].names_fit and tried[-1].needed <= height:
                break
        else:
            tried.sort(key=lambda one: (one.names_fit, -one.needed))
        self.columns = tried[-1].columns
        self.resize(width, max(height, tried[-1].needed))
        tried[-1].place()


class _Arranging:
    """One arrangement worked out for one window; ``place`` puts the widgets there."""

    def __init__(self, body: HomeBody, which: Arrangement, width: int, height: int) -> None:
        self._body, self._which, self._width = body, which, width
        self.columns = which.columns or len(body.sheets)
        self._px = px = body.look.px
        self._button, self._beside = px(BUTTON), px(12.0)
        grown = max(0.0, min(64.0, (width / body.look.scale - 1280.0) * 0.075))
        self._margin = px(48.0 + grown if which.roomy else 24.0)
        self._gap = px(24.0 if which.roomy else 16.0)
        if which.roomy:
            self._top, self._apart, self._bottom = px(50.0 + grown / 3), px(40.0), px(56.0)
        elif which.foot_up:
            self._top, self._apart, self._bottom = px(14.0), px(14.0), px(16.0)
        else:
            self._top, self._apart, self._bottom = px(22.0), px(18.0), px(20.0)
        self._inside = width - 2 * self._margin
        self._title, self._title_at, self._line_at, end = self._head()
        self._card_at = self._card(end)
        if self._card_at is not None:
            end = max(end, self._card_at.bottom() + 1)
        below = self._bottom + (0 if which.foot_up else self._apart + self._button)
        self._sheets = self._put_sheets(end + self._apart, height - below)
        self.needed = self._least_end + below
        """How high the page is with all of it."""
        widest = self._sheets[0].width()
        self.names_fit = all(s.face.title_type(widest) is not None for s in body.sheets)

    # --- title and card -------------------------------------------------------------

    def _size_of(self, caption: Caption, role: Role | Type) -> tuple[int, int]:
        high = round(line_height(role, self._body.look.scale))
        return caption.sizeHint().width() + self._px(4), high

    def _head(self) -> tuple[int, QRect, QRect | None, int]:
        """Which of the titles, where it and the line below it are, and where they end."""
        sizes = list(map(self._size_of, self._body.titles, TITLES))
        if self._which.foot_up:
            wide, high = sizes[-1]
            middle = self._top + (self._button - high) // 2
            title = QRect(self._margin, middle, wide, high)
            return len(sizes) - 1, title, None, self._top + self._button
        has_card = not self._body.card.isHidden()
        room = self._inside - (self._px(CARD_EASE) + self._px(32.0) if has_card else 0)
        fitting = [number for number, (wide, _) in enumerate(sizes) if wide <= room]
        which = fitting[0] if fitting else len(sizes) - 1
        wide, high = sizes[which]
        title = QRect(self._margin - self._px(1.0), self._top, min(wide, self._inside), high)
        under = title.bottom() + 1 + self._px(2.0)
        line = QRect(self._margin, under, *self._size_of(self._body.line, LINE))
        return which, title, line, line.bottom() + 1

    def _card(self, end: int) -> QRect | None:
        """Beside the title where there is room, else below it and as wide as the page."""
        if self._body.card.isHidden():
            return None
        px, line = self._px, self._line_at
        left = max(self._title_at.right(), line.right() if line else 0) + px(32.0)
        wide = min(px(CARD_WIDTH), self._width - self._margin - left)
        high = px(LOW_CARD if self._which.foot_up else CARD_HEIGHT)
        if line is not None and wide >= px(CARD_LEAST):
            return QRect(self._width - self._margin - wide, self._top, wide, high)
        return QRect(self._margin, end + px(12.0), self._inside, high)

    # --- the sheets -----------------------------------------------------------------

    def _put_sheets(self, top: int, bottom: int) -> list[QRect]:
        """As high as the room allows, at least as high as their words and pictures need."""
        sheets, form, columns = self._body.sheets, self._which.form, self.columns
        rows = -(-len(sheets) // columns)
        wide = (self._inside - (columns - 1) * self._gap) // columns
        for sheet in sheets:
            sheet.face.form = form
        self._block = max(sheet.face.block_height(wide) for sheet in sheets)
        around = 2 * self._px(FRAME) if form.lying else self._px(self._which.picture)
        least = ceil(self._block) + around
        self._least_end = top + rows * least + (rows - 1) * self._gap
        room = (bottom - top - (rows - 1) * self._gap) // rows
        high = max(least, min(room, wide if form.lying else round(wide * RATIO)))
        top += max(0, (room - high) * rows // 2)
        return [
            QRect(
                self._margin + number % columns * (wide + self._gap),
                top + number // columns * (high + self._gap),
                wide,
                high,
            )
            for number in range(len(sheets))
        ]

    # --- placing --------------------------------------------------------------------

    def place(self) -> None:
        body = self._body
        for number, title in enumerate(body.titles):
            _put(title, self._title_at if number == self._title else None)
        _put(body.line, self._line_at)
        if self._card_at is not None:
            body.card.setGeometry(self._card_at)
        self._place_sheets()
        self._place_foot()

    def _place_sheets(self) -> None:
        """All in one form, with title blocks of one height and names of one size."""
        wide = self._sheets[0].width()
        for sheet in self._body.sheets:
            sheet.face.form = self._which.form
        titles = [sheet.face.title_type(wide) for sheet in self._body.sheets]
        smallest = min(filter(None, titles), key=lambda title: title.size, default=None)
        for sheet, where in zip(self._body.sheets, self._sheets, strict=True):
            sheet.face.least_block = self._block
            sheet.face.smallest_title = smallest
            sheet.place_sheet(QRectF(where))

    def _place_foot(self) -> None:
        """The buttons below the sheets, or at the right of the title; the hint where room is left."""
        body, up, right = self._body, self._which.foot_up, self._width - self._margin
        room = self._inside - (self._title_at.width() + self._px(24.0) if up else 0)
        widths = self._button_widths(room)
        whole = sum(widths) + self._beside * (len(widths) - 1)
        x = right - whole if up else self._margin
        y = self._top if up else self._sheets[-1].bottom() + 1 + self._apart
        for button, wide in zip(body.foot, widths, strict=True):
            button.setGeometry(x, y, wide, self._button)
            x += wide + self._beside
        hint = body.hint.sizeHint().width()
        fits = not up and right - hint >= self._margin + whole + self._px(24.0)
        _put(body.hint, QRect(right - hint, y, hint, self._button) if fits else None)

    def _button_widths(self, room: int) -> Sequence[int]:
        """As wide as they wish, close-fitting, or as bare icons: the widest that have room."""
        foot = self._body.foot
        for button in foot:
            button.set_bare(False)
        for widths in (
            [button.sizeHint().width() for button in foot],
            [button.minimumSizeHint().width() for button in foot],
        ):
            if sum(widths) + self._beside * (len(widths) - 1) <= room:
                return widths
        for button in foot:
            button.set_bare(True)
        return [self._button] * len(foot)


def _put(caption: Caption, where: QRect | None) -> None:
    caption.setVisible(where is not None)
    if where is not None:
        caption.setGeometry(where)


class HomePage(DeskPage):
    """Choose a game, go on with one, or go elsewhere. The window does what its buttons say."""

    game_chosen = Signal(str)
    play_now_chosen = Signal(str)
    daily_chosen = Signal(str)
    learn_chosen = Signal(str, QWidget)
    """The game, and the button under which its lessons may be listed."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.body = HomeBody(appearance)
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
            if sheet.daily is not None:
                sheet.daily.clicked.connect(
                    lambda _=False, game=sheet.game: self.daily_chosen.emit(game)
                )
            sheet.learn.clicked.connect(
                lambda _=False, sheet=sheet: self.learn_chosen.emit(sheet.game, sheet.learn)
            )
        self._order_focus()

    def _order_focus(self) -> None:
        body = self.body
        sheets = [stop for sheet in body.sheets for stop in sheet.stops]
        tab_through([body.card.button, *sheets, *body.foot])

    def show_known(self, games: Collection[str]) -> None:
        """These games were played or learned here; the others are to be learned first."""
        for sheet in self.body.sheets:
            sheet.set_known(sheet.game in games)
        self._order_focus()

    def show_unfinished(self, saved: MatchSummary | None) -> None:
        """Offer a match to go on with, or none."""
        if saved is not None:
            self.body.card.show_match(saved)
        self.body.card.setVisible(saved is not None)
        self.first_focus = self.body.sheets[0] if saved is None else self.body.card.button
        self._arrange()

    def show_today(self, game: str, today: "Today | None") -> None:
        """Tell on a game's sheet what there is to be tried today."""
        for sheet in self.body.sheets:
            if sheet.game == game:
                sheet.show_today(today)

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
