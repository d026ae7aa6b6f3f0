"""Home: four games on their sheets, the match that was left, and the way to everything else."""

from collections.abc import Container
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role, Type, line_height, text_width
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.pages.continue_card import HEIGHT as CARD_HEIGHT
from blueprints_desktop.desktop.pages.continue_card import LEAST as CARD_LEAST
from blueprints_desktop.desktop.pages.continue_card import WIDTH as CARD_WIDTH
from blueprints_desktop.desktop.pages.continue_card import ContinueCard
from blueprints_desktop.desktop.pages.game_sheet import GameSheet
from blueprints_desktop.desktop.pages.game_words import shown_games
from blueprints_desktop.desktop.pages.match_summary import MatchSummary
from blueprints_desktop.desktop.pages.sheet_face import paint_sheet_shadow
from blueprints_desktop.desktop.widgets.buttons import Button
from blueprints_desktop.desktop.widgets.caption import Caption, Tone
from blueprints_desktop.desktop.widgets.panel import DeskPage, Ground
from blueprints_desktop.desktop.widgets.scroller import Scroller

RATIO = 468.0 / 278.0
"""A sheet's height to its width."""
LINE = Type(17, 400)
LEAST_PICTURE = 150.0
NARROW = 1000.0
"""Windows narrower than this, at 100 %, get smaller margins and type."""
VERY_NARROW = 700.0
"""Windows narrower than this get two rows of sheets."""


class HomeBody(Ground):
    """All of the home page, laid out by hand: it is a composition, not a form."""

    def __init__(
        self, appearance: Appearance, playable: Container[str], made: Container[str]
    ) -> None:
        super().__init__(appearance)
        self.title = Caption(appearance, Role.DISPLAY, parent=self)
        self.small_title = Caption(appearance, Role.PAGE_TITLE, parent=self)
        self.line = Caption(appearance, LINE, Tone.SECOND, parent=self)
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
        self.hint = Caption(appearance, Role.SMALL, Tone.SECOND, parent=self)
        self.foot = [self.matches, self.open, self.settings]
        for name, button in (("statistics", self.statistics), ("rules", self.rules)):
            if name in made:
                self.foot.insert(2, button)
            else:
                button.hide()
        self.say()

    def say(self) -> None:
        for caption in (self.title, self.small_title):
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
        for sheet in self.sheets:
            paint_sheet_shadow(painter, self.look, sheet.sheet_rect(), self.devicePixelRatioF())

    # --- layout ---------------------------------------------------------------------

    def arrange(self, width: int, height: int) -> None:
        """Take a window's room; grow beyond its height where that is too little."""
        look = self.look
        narrow = width / look.scale < NARROW
        margin = look.px(24 if narrow else 48)
        top = self._arrange_header(width, margin, narrow)
        button = look.px(48)
        below = button + look.px(28 if narrow else 40) + look.px(20 if narrow else 56)
        bottom = self._arrange_sheets(width, margin, top, height - below, narrow)
        self._arrange_foot(width, margin, bottom + look.px(28 if narrow else 40), button)
        self.resize(width, max(height, bottom + below))

    def _arrange_header(self, width: int, margin: int, narrow: bool) -> int:
        """Title and line at the left, the card at the right; where the sheets may begin."""
        look, px = self.look, self.look.px
        shown = not self.card.isHidden()
        wide = text_width(self.title.text(), Role.DISPLAY, look.scale)
        free = width - 2 * margin - px(32)
        large = wide <= free - (CARD_LEAST * look.scale if shown else 0)
        self.title.setVisible(large)
        self.small_title.setVisible(not large)
        title, role = (self.title, Role.DISPLAY) if large else (self.small_title, Role.PAGE_TITLE)
        y = px(24 if narrow else 50)
        high = round(line_height(role, look.scale))
        title.setGeometry(margin - px(1), y, title.sizeHint().width() + px(4), high)
        under = y + high + px(2)
        line_high = round(line_height(LINE, look.scale))
        self.line.setGeometry(margin, under, self.line.sizeHint().width() + px(4), line_high)
        end = under + line_high
        if shown:
            left = max(title.sizeHint().width(), self.line.sizeHint().width())
            card = min(CARD_WIDTH * look.scale, free - left)
            beside = card >= CARD_LEAST * look.scale
            card = card if beside else width - 2 * margin
            place = y if beside else end + px(12)
            self.card.setGeometry(round(width - margin - card), place, round(card), px(CARD_HEIGHT))
            end = max(end, place + px(CARD_HEIGHT))
        return end + px(24 if narrow else 40)

    def _arrange_sheets(self, width: int, margin: int, top: int, bottom: int, narrow: bool) -> int:
        look = self.look
        columns = 2 if width / look.scale < VERY_NARROW else len(self.sheets)
        gap = look.px(16 if narrow else 24)
        wide = (width - 2 * margin - (columns - 1) * gap) // columns
        block = max(sheet.face.block_height(wide) for sheet in self.sheets)
        least = block + LEAST_PICTURE * look.scale
        rows = len(self.sheets) // columns
        room = (bottom - top - (rows - 1) * gap) / rows
        high = round(max(least, min(room, wide * RATIO)))
        if rows == 1:
            top += max(0, round((room - high) / 2))
        for place, sheet in enumerate(self.sheets):
            row, column = divmod(place, columns)
            sheet.face.least_block = block
            sheet.place_sheet(
                QRectF(margin + column * (wide + gap), top + row * (high + gap), wide, high)
            )
        return top + rows * high + (rows - 1) * gap

    def _arrange_foot(self, width: int, margin: int, y: int, high: int) -> None:
        gap = self.look.px(12)
        buttons = self.foot
        free = width - 2 * margin - gap * (len(buttons) - 1)
        wishes = [button.sizeHint().width() for button in buttons]
        if sum(wishes) > free:
            wishes = [button.minimumSizeHint().width() for button in buttons]
        x = margin
        for button, wide in zip(buttons, wishes, strict=True):
            button.setGeometry(x, y, wide, high)
            x += wide + gap
        hint = self.hint.sizeHint().width()
        self.hint.setVisible(x + hint + gap <= width - margin)
        self.hint.setGeometry(width - margin - hint, y, hint, high)


class HomePage(DeskPage):
    """Choose a game, go on with one, or go elsewhere."""

    game_chosen = Signal(str)
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
        body.card.pressed.connect(self.continue_chosen)
        body.open.clicked.connect(self.open_chosen)
        body.matches.clicked.connect(self.matches_chosen)
        body.rules.clicked.connect(self.rules_chosen)
        body.statistics.clicked.connect(self.statistics_chosen)
        body.settings.clicked.connect(self.settings_chosen)
        order = [body.card.button, *body.sheets, *body.foot]
        for one, next_one in pairwise(order):
            QWidget.setTabOrder(one, next_one)

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
        self.body.arrange(self.width(), self.height())
        if self.body.height() > self.height():
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            self.body.arrange(self.width() - bar, self.height())
        self.body.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.body.sheets) and not event.isAutoRepeat():
            self.body.sheets[number].click()
        elif not self._move_focus(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _move_focus(self, key: Qt.Key) -> bool:
        """Arrows: along the sheets, up to the card, down to the foot."""
        sheets = self.body.sheets
        at = next((place for place, sheet in enumerate(sheets) if sheet.hasFocus()), None)
        if at is None:
            return False
        target: QWidget | None = None
        if key == Qt.Key.Key_Right:
            target = sheets[(at + 1) % len(sheets)]
        elif key == Qt.Key.Key_Left:
            target = sheets[at - 1]
        elif key == Qt.Key.Key_Down:
            target = self.body.foot[0]
        elif key == Qt.Key.Key_Up and self.body.card.isVisible():
            target = self.body.card.button
        if target is None:
            return False
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(target)
        return True
