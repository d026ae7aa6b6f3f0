"""New game: which, who, and by which options. What was chosen is kept for the next time."""

from datetime import date
from math import sqrt
from typing import Any

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.registry import (
    chosen_art_of,
    shown_games,
    today_of,
    words_of,
)
from blueprints_desktop.desktop.pages.home.game_sheet import SheetFace, paint_sheet_shadow
from blueprints_desktop.desktop.pages.new_game.options_panel import OptionsPanel
from blueprints_desktop.desktop.pages.new_game.seats_panel import SeatsPanel
from blueprints_desktop.desktop.session.create_match import (
    NewGame,
    id_of,
    known_id,
    last_person,
    last_setup,
    new_seed,
)
from blueprints_desktop.desktop.settings import Settings, text
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.forms import CLOSE, LOOSE, spaced
from blueprints_desktop.desktop.ui.controls.painted import ENTER_KEYS
from blueprints_desktop.desktop.ui.controls.panel import (
    HeadedPage,
    PanelGround,
    Scroller,
    measure_anew,
    tab_through,
)
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.games import registry
from blueprints_desktop.lessons.folders import has_lessons
from blueprints_desktop.store.header import PERSON, Player, computer_id
from blueprints_desktop.store.records import Records

SHEET, WIDEST_SHEET = 330.0, 460.0
SHEET_SHARE = 0.4125
"""How wide the sheet is in high windows, as a share of their height."""
WIDEST = 1480.0
NARROW = 1100.0
"""Windows narrower than this, at 100 %, go without the sheet."""
CRAMPED = 640.0
"""Windows narrower than this leave the head to the games and the foot to the buttons."""
LEAST = QSize(600, 0)
"""What a player's row needs at 100 %."""
LOW, HIGH = 640.0, 1200.0
"""Heights at 100 % between which title, tabs and buttons come away from the window's edges."""
_STEP = 0.05
"""Of the air between rows."""
BREATHING = 0.4
"""So much of it is worth more than a page that stands still when players join."""
HALO = 20
"""Room around the panels for their shadows."""


class GameSheetView(ThemedWidget):
    """The sheet of the chosen game, to look at."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self.face = SheetFace(shown_games()[0], appearance, large=True)
        self.follow()

    def show_game(self, game: str, options: Any) -> None:
        self.face.game, self.face.options = game, options
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            size = QSize(self.width(), self.height())
            self.face.sprite(size, self.devicePixelRatioF()).paint(painter, QRectF().topLeft())


class NewGamePage(HeadedPage):
    """Choose, name, start. Rows stand as far apart as the window allows."""

    started = Signal(object)
    """A NewGame."""
    learn_wanted = Signal(str, QWidget)
    """The lessons of a game, listed under this button perhaps."""

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        records: Records | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``records`` know what was tried today already."""
        appearance = self._fitted = FittedAppearance(appearance, least=LEAST)
        super().__init__(appearance, parent)
        appearance.setParent(self)
        self._settings = settings
        self._records = records
        self._game = ""
        self._laid: dict[str, Any] = {}
        """Seats and options of this game as they were before anybody here changed them."""
        self._people_here: list[dict[str, Any]] | None = None
        """The seats as somebody changed them on this page; None: nobody did yet."""
        self.tabs = Segmented(appearance, 48.0)
        self.sheet = GameSheetView(appearance)
        self.seats = SeatsPanel(appearance)
        self.options = OptionsPanel(appearance)
        self.kept = Caption(appearance, Role.SMALL, CaptionTone.SECOND, wraps=True)
        self.learn = Button("", appearance, ButtonKind.QUIET, Icon.LEARN)
        self.cancel = Button("", appearance)
        self.start = Button("", appearance, ButtonKind.PRIMARY)
        self.body = PanelGround(appearance)
        self.scroller = Scroller(appearance, self.body)
        self._lay_out()
        self.scroller.verticalScrollBar().rangeChanged.connect(self._make_room_for_bar)
        self.tabs.chosen.connect(self.set_game)
        self.seats.changed.connect(self._on_seats)
        self.options.changed.connect(self._show_sheet)
        self.options.unfolded.connect(self.space_out)
        self.learn.clicked.connect(lambda: self.learn_wanted.emit(self._game, self.learn))
        self.cancel.clicked.connect(self.closed)
        self.start.clicked.connect(self._begin)
        self.say()
        self.set_game(self._usual_game())
        self.restyle()
        self._order_focus()

    def _lay_out(self) -> None:
        self._panels = QVBoxLayout(self.body)
        self._panels.addWidget(self.seats)
        self._panels.addWidget(self.options)
        self._panels.addStretch(1)
        self._head, self._beside, self._foot = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.head, 0, 0)
        self._grid.addLayout(self._head, 0, 1)
        self._grid.addLayout(self._beside, 1, 0)
        self._grid.addWidget(self.scroller, 1, 1)
        self._grid.addLayout(self._foot, 2, 0, 1, 2)
        self._head.addWidget(self.tabs)
        self._beside.addWidget(self.sheet)
        self._foot.addWidget(self.kept, 1)
        self._foot.addWidget(self.learn)
        self._foot.addWidget(self.cancel)
        self._foot.addWidget(self.start)
        self._grid.setRowStretch(1, 1)
        self._grid.setColumnStretch(1, 1)

    # --- the game -------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._game

    @property
    def rules_place(self) -> tuple[str, str]:
        """The rulebook opens at the options of the chosen game."""
        return self._game, "options"

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The first name is ready to be typed over."""
        super().focusInEvent(event)
        self.seats.rows[0].name.selectAll()

    def set_game(self, key: str) -> None:
        """Show a game as it was set up last.

        People seated on this page replace those of the last set-up. They also stay where the
        game was never set up.
        """
        if self._game:
            self._keep_changes()
        memory = last_setup(self._settings, key)
        kept = self.seats.to_memory() if memory.seats is None else memory.seats
        if self._people_here is not None:
            kept = self._people_here
        self._game = key
        self.tabs.set_current(key)
        self.learn.setVisible(has_lessons(key))
        self.options.set_game(key, memory.options)
        self._show_sheet()
        self.seats.set_seats(registry.box(key).seats, kept)
        self._laid = self._to_memory()

    def choose_daily(self) -> None:
        """Lay out what the game offers today, for the person who played last."""
        name = last_person(self._settings, self._game)
        seats = [seat for seat in self.seats.to_memory() if seat["kind"] == PERSON]
        named = [seat for seat in seats if seat["name"] == name] or seats
        self.seats.set_seats(registry.box(self._game).seats, named[:1])
        self.options.choose_daily()

    def _note_of_today(self) -> str:
        """What the first person has tried today of what the game offers; empty: nothing."""
        name = self.seats.names()[0]
        if self._records is None or self.seats.rows[0].player_kind != PERSON:
            return ""
        player = known_id(self._settings, name)
        today = today_of(self._game, self._records, player, date.today())
        return "" if today is None else today.note

    def _show_sheet(self) -> None:
        chosen = self.options.options() if chosen_art_of(self._game) is not None else None
        self.sheet.show_game(self._game, chosen)

    def _usual_game(self) -> str:
        """The one that was played last, or set up last, or the first."""
        for name in ("last_played", "last_game"):
            last = self._settings.recall(name, text)
            if last in shown_games():
                return str(last)
        return shown_games()[0]

    def _on_seats(self) -> None:
        people = sum(row.player_kind == PERSON for row in self.seats.rows)
        self.options.set_table(self.seats.names(), people, self._note_of_today())
        self.first_focus = self.seats.rows[0].name
        self._order_focus()
        self.start.setEnabled(self.seats.is_sound)
        said = self.tr("Start the game") if people else self.tr("Watch the game")
        if said != self.start.text():
            self.start.setText(said)
        self.space_out()

    def _order_focus(self) -> None:
        """From the players on to the options, and only then to the buttons."""
        stops = (self.seats.add_button, *self.options.stops, self.learn, self.cancel, self.start)
        tab_through(stops)

    def _keep_changes(self) -> None:
        """A game that was only looked at is not set up yet."""
        now = self._to_memory()
        if now["seats"] != self._laid["seats"]:
            self._people_here = now["seats"]
        if self._people_here is not None or now != self._laid:
            self._remember()

    def _to_memory(self) -> dict[str, Any]:
        return {"seats": self.seats.to_memory(), "options": self.options.to_memory()}

    def _remember(self) -> None:
        self._settings.remember(f"new_game/{self._game}", self._to_memory())

    def _begin(self) -> None:
        if not self.start.isEnabled():
            return
        self._remember()
        self._settings.remember("last_game", self._game)
        options = self.options.options()
        seed = new_seed(options, self.options.seed.text())
        chosen = NewGame(self._game, self._players(), options, seed)
        self.started.emit(chosen)

    def _players(self) -> tuple[Player, ...]:
        """The seats as players; a name that has played before keeps its id."""
        players = []
        for name, row in zip(self.seats.names(), self.seats.rows, strict=True):
            kind = row.player_kind
            player_id = id_of(self._settings, name) if kind == PERSON else computer_id(kind)
            players.append(Player(player_id, name, row.colour, kind))
        return tuple(players)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.head.title.setText(self.tr("New game"))
        self.tabs.set_choices([SegmentChoice(key, words_of(key).name) for key in shown_games()])
        self.tabs.setAccessibleName(self.tr("Game"))
        if self._game:
            self.tabs.set_current(self._game)
        self.kept.setText(self.tr("Names and options are remembered for the next game."))
        self.learn.setText(self.tr("Learn by playing"))
        self.cancel.setText(self.tr("Cancel"))
        self.start.set_key_hint(self.tr("Enter"))
        self.sheet.update()
        if self._game:
            self._on_seats()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._begin()
        else:
            super().keyPressEvent(event)

    # --- room ------------------------------------------------------------------------

    def restyle(self) -> None:
        px = self.look.px
        roomy, halo = self._is_wide, px(HALO)
        self._grid.setHorizontalSpacing(px(24) - halo if roomy else 0)
        self._grid.setVerticalSpacing(0)
        self._make_room_for_bar()
        self._foot.setContentsMargins(0 if roomy else halo, px(8), halo, 0)
        self._foot.setSpacing(px(12))
        self._head.setContentsMargins(halo, 0, halo, 0)
        self._beside.setContentsMargins(0, halo, 0, halo)
        self._grid.removeWidget(self.scroller)
        self._grid.addWidget(self.scroller, 1, 1 if roomy else 0, 1, 1 if roomy else 2)
        self.sheet.setVisible(roomy)
        cramped = self.width() / self.look.scale < CRAMPED
        self.head.title.setHidden(cramped)
        self.kept.setHidden(cramped)
        wide = SHEET_SHARE * self.height() / self.look.scale
        self.sheet.setFixedWidth(px(max(SHEET, min(wide, WIDEST_SHEET))))
        self.space_out()

    @property
    def _is_wide(self) -> bool:
        return self.width() / self.look.scale >= NARROW

    @property
    def _side(self) -> int:
        """What stays free at the left and the right of everything."""
        least = self.look.px(48 if self._is_wide else 24)
        return max(least, (self.width() - self.look.px(WIDEST)) // 2)

    def space_out(self) -> None:
        """Rows stand as far apart as they can while all of them are seen.

        Where every seat can be laid and rows still breathe, that is how all is measured: nothing
        moves then when players join. Pictures give way only where there is no other way.
        """
        for pictures, all_seats, least in (
            (True, True, BREATHING),
            (True, False, CLOSE),
            (False, False, CLOSE),
        ):
            self.options.show_pictures(pictures)
            self.seats.lay_all(all_seats)
            if self._fits(least):
                return

    def _fits(self, least_air: float) -> bool:
        """Share the height that the closest rows leave; False: they must be closer than that."""
        most, least = self._needed_height(LOOSE), self._needed_height(CLOSE)
        air = LOOSE
        if most > self.height():
            share = (self.height() - least) / (most - least)
            air = max(CLOSE, int(share / _STEP) * _STEP)
        while self._needed_height(air) > self.height() and air > CLOSE:
            air = max(CLOSE, air - _STEP)
        return least <= self.height() and air >= least_air

    def _set_air(self, air: float) -> None:
        """Between rows; what surrounds them stays where it is, whichever game is chosen."""
        px, side, halo = self.look.px, self._side, self.look.px(HALO)
        self.seats.set_air(sqrt(air))  # players give way last
        self.options.set_air(air)
        left = side if self._is_wide else side - halo
        high = max(0.0, min(1.0, (self.height() / self.look.scale - LOW) / (HIGH - LOW)))
        over, under = px(spaced(18.0, 36.0, high)), px(spaced(16.0, 24.0, high))
        self._grid.setContentsMargins(left, over, side - halo, under)
        self._panels.setSpacing(px(spaced(8.0, 16.0, air)))

    def _needed_height(self, air: float) -> int:
        """What the page takes with so much air, with nothing scrolled away."""
        self._set_air(air)
        halo = self.look.px(HALO)
        wide = self.width() - 2 * (self._side - halo)
        if self._is_wide:
            wide -= self.sheet.width() + self.look.px(24)
        self._grid.activate()  # measuring folds rows for the width that they have
        measure_anew(self.body)
        self.options.fold(wide - 2 * halo)
        measure_anew(self.body)
        margins = self._grid.contentsMargins()
        head = max(self.head.sizeHint().height(), self._head.sizeHint().height())
        around = margins.top() + head + self._foot.sizeHint().height() + margins.bottom()
        return around + self._panels.totalHeightForWidth(wide)

    def _make_room_for_bar(self) -> None:
        """A scroll bar stands in the room for shadows: panels end where tabs and buttons do."""
        halo, bar = self.look.px(HALO), self.scroller.verticalScrollBar()
        taken = bar.sizeHint().width() if bar.maximum() else 0
        self._panels.setContentsMargins(halo, halo, halo - taken, halo)

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        if self.sheet.isVisible():
            rect = QRectF(self.sheet.geometry())
            paint_sheet_shadow(painter, self.look, rect, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())
        self.restyle()
