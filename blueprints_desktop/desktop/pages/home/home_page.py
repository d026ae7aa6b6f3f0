"""Home: the sheets of the games, the match to continue, and the way to all other pages.

The page takes the roomiest of a few arrangements that fits the window. Small windows, or large letters, give up
margins first, then the sentences of the sheets, then the foot, which moves beside the title. The page scrolls only
where nothing fits.
"""

from collections.abc import Callable, Container, Sequence
from math import ceil
from typing import NamedTuple

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

CARD_WIDTH, CARD_HEIGHT, LOW_CARD = 526.0, 96.0, 84.0
CARD_LEAST = 400.0
"""How narrow the card may be beside the title ..."""
CARD_EASE = 480.0
"""... and what the title makes itself smaller for."""
BUTTON = 48.0
RATIO = 468.0 / 278.0
"""A sheet's height to its width."""


STANDING = SheetForm()


class Arrangement(NamedTuple):
    """One way to lay out the page."""

    columns: int | None
    """None: all sheets in one row."""
    form: SheetForm = STANDING
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


class Measures(NamedTuple):
    """What the words need, in pixels, at the scale in force."""

    scale: float
    titles: Sequence[tuple[int, int]]
    """Width and height of the title, largest first."""
    line: tuple[int, int]
    hint: int
    buttons: Sequence[Sequence[int]]
    """Each way the row of buttons can be written, widest first: a width for each."""
    sheets: int
    card: bool
    sheet_height: Callable[[SheetForm, int], int]
    """The least height of a sheet in a form and of a width; without its picture, when standing."""
    names_fit: Callable[[SheetForm, int], bool]

    def px(self, size: float) -> int:
        return round(size * self.scale)


class Places(NamedTuple):
    """The rectangles of one arrangement. What has none is not shown."""

    form: SheetForm
    columns: int
    height: int
    """How high the page is with all of it."""
    title: int
    """Which of the titles."""
    title_at: QRect
    line_at: QRect | None
    card_at: QRect | None
    sheets: tuple[QRect, ...]
    wording: int
    """Which way of writing the buttons."""
    buttons: tuple[QRect, ...]
    hint_at: QRect | None
    sound: bool
    """No game's name is cut."""


def home_places(measures: Measures, width: int, height: int) -> Places:
    """The first arrangement that fits; else the smallest one that cuts no name."""
    sound = []
    for which in ARRANGEMENTS:
        places = _Draft(measures, which, width, height).places()
        if places.sound and places.height <= height:
            return places
        if places.sound:
            sound.append(places)
    return min(sound, key=lambda places: places.height) if sound else places


class _Draft:
    """One arrangement worked out for one window."""

    def __init__(self, measures: Measures, which: Arrangement, width: int, height: int) -> None:
        self._of, self._which = measures, which
        self._width, self._height = width, height
        self._columns = which.columns or measures.sheets
        px = measures.px
        grown = max(0.0, min(64.0, (width / measures.scale - 1280.0) * 0.075))
        self._margin = px(48.0 + grown if which.roomy else 24.0)
        self._gap = px(24.0 if which.roomy else 16.0)
        if which.roomy:
            self._top, self._apart, self._bottom = px(50.0 + grown / 3), px(40.0), px(56.0)
        elif which.foot_up:
            self._top, self._apart, self._bottom = px(14.0), px(14.0), px(16.0)
        else:
            self._top, self._apart, self._bottom = px(22.0), px(18.0), px(20.0)

    @property
    def _inside(self) -> int:
        return self._width - 2 * self._margin

    def places(self) -> Places:
        wording, widths = self._wording()
        title, title_at, line_at, buttons, end = self._head(widths)
        card_at, end = self._card(title_at, line_at, end)
        sheets, least, bottom, sound = self._sheets(end + self._apart)
        hint_at = None
        if not self._which.foot_up:
            y = bottom + self._apart
            buttons = self._row(widths, self._margin, y)
            hint_at = self._hint(buttons, y)
            least += self._apart + self._of.px(BUTTON)
        return Places(
            self._which.form, self._columns, least + self._bottom, title, title_at,
            line_at, card_at, sheets, wording, buttons, hint_at, sound,
        )  # fmt: skip

    # --- title, card, buttons -------------------------------------------------------

    def _wording(self) -> tuple[int, Sequence[int]]:
        """The widest way to write the buttons that has room."""
        room, gap = self._inside, self._of.px(12.0)
        if self._which.foot_up:
            room -= self._of.titles[-1][0] + self._of.px(24.0)
        ways = list(enumerate(self._of.buttons))
        return next(
            (
                (way, widths)
                for way, widths in ways
                if sum(widths) + gap * len(widths) <= room + gap
            ),
            ways[-1],
        )

    def _head(
        self, widths: Sequence[int]
    ) -> tuple[int, QRect, QRect | None, tuple[QRect, ...], int]:
        """Title and line, or title and buttons; where they end."""
        of, margin, y = self._of, self._margin, self._top
        last = len(of.titles) - 1
        if self._which.foot_up:
            wide, high = of.titles[last]
            buttons = self._row(widths, 0, y)
            shift = self._width - margin - (buttons[-1].right() + 1)
            moved = tuple(rect.translated(shift, 0) for rect in buttons)
            middle = y + (of.px(BUTTON) - high) // 2
            return last, QRect(margin, middle, wide, high), None, moved, y + of.px(BUTTON)
        beside = of.px(CARD_EASE) + of.px(32.0) if of.card else 0
        fitting = [number for number, (wide, _) in enumerate(of.titles)
                   if wide <= self._inside - beside]  # fmt: skip
        which = fitting[0] if fitting else last
        wide, high = of.titles[which]
        title = QRect(margin - of.px(1.0), y, min(wide, self._inside), high)
        under = title.bottom() + 1 + of.px(2.0)
        line = QRect(margin, under, of.line[0], of.line[1])
        return which, title, line, (), line.bottom() + 1

    def _card(self, title: QRect, line: QRect | None, end: int) -> tuple[QRect | None, int]:
        """Beside the title where there is room, else below it and as wide as the page."""
        of = self._of
        if not of.card:
            return None, end
        left = max(title.right(), line.right() if line else 0) + of.px(32.0)
        wide = min(of.px(CARD_WIDTH), self._width - self._margin - left)
        high = of.px(LOW_CARD if self._which.foot_up else CARD_HEIGHT)
        if line is not None and wide >= of.px(CARD_LEAST):
            card = QRect(self._width - self._margin - wide, self._top, wide, high)
            return card, max(end, card.bottom() + 1)
        card = QRect(self._margin, end + of.px(12.0), self._inside, high)
        return card, card.bottom() + 1

    def _row(self, widths: Sequence[int], x: int, y: int) -> tuple[QRect, ...]:
        places = []
        for wide in widths:
            places.append(QRect(x, y, wide, self._of.px(BUTTON)))
            x += wide + self._of.px(12.0)
        return tuple(places)

    def _hint(self, buttons: Sequence[QRect], y: int) -> QRect | None:
        of = self._of
        x = self._width - self._margin - of.hint
        if not of.hint or x < buttons[-1].right() + of.px(24.0):
            return None
        return QRect(x, y, of.hint, of.px(BUTTON))

    # --- the sheets -----------------------------------------------------------------

    def _sheets(self, top: int) -> tuple[tuple[QRect, ...], int, int, bool]:
        """The sheets, where they would end at their least, where they end, and whether all is well."""
        of, form, columns = self._of, self._which.form, self._columns
        rows = -(-of.sheets // columns)
        wide = (self._inside - (columns - 1) * self._gap) // columns
        least = of.sheet_height(form, wide) + (0 if form.lying else of.px(self._which.picture))
        below = self._bottom + (0 if self._which.foot_up else self._apart + of.px(BUTTON))
        room = (self._height - below - top - (rows - 1) * self._gap) // rows
        most = wide if form.lying else round(wide * RATIO)
        high = max(least, min(room, most))
        least_end = top + rows * least + (rows - 1) * self._gap
        top += max(0, (room - high) * rows // 2)
        places = []
        for number in range(of.sheets):
            row, column = divmod(number, columns)
            x = self._margin + column * (wide + self._gap)
            places.append(QRect(x, top + row * (high + self._gap), wide, high))
        bottom = top + rows * high + (rows - 1) * self._gap
        sound = of.names_fit(form, wide)
        return tuple(places), least_end, bottom, sound


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
