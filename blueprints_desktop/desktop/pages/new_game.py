"""New game: which, who, and by which options. What was chosen is kept for the next time."""

from collections.abc import Container
from datetime import date
from itertools import pairwise
from random import SystemRandom
from typing import Any

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.shelf import chosen_art_of, shown_games, words_of
from blueprints_desktop.desktop.drawing.lettering import Role
from blueprints_desktop.desktop.known_people import id_of
from blueprints_desktop.desktop.pages.options_panel import OptionsPanel
from blueprints_desktop.desktop.pages.seats_panel import SeatsPanel
from blueprints_desktop.desktop.pages.sheet_face import SheetFace, paint_sheet_shadow
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.widgets.buttons import Button, ButtonKind
from blueprints_desktop.desktop.widgets.caption import Caption, Tone
from blueprints_desktop.desktop.widgets.page_head import PageHead
from blueprints_desktop.desktop.widgets.painted import ENTER_KEYS
from blueprints_desktop.desktop.widgets.panel import DeskPage, Ground
from blueprints_desktop.desktop.widgets.scroller import Scroller
from blueprints_desktop.desktop.widgets.segmented import Choice, Segmented
from blueprints_desktop.engine.options import seed_for
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import PERSON, Player

SHEET, WIDEST_SHEET = 330.0, 460.0
SHEET_SHARE = 0.4125
"""How wide the sheet is in high windows, as a share of their height."""
WIDEST = 1480.0
NARROW = 1100.0
"""Windows narrower than this, at 100 %, go without the sheet."""
LOW = 880.0
"""In windows lower than this, at 100 %, rows stand nearer to each other."""
HALO = 20
"""Room around the panels for their shadows."""


@frozen
class NewGame:
    """All that is needed to begin a match."""

    game: str
    players: tuple[Player, ...]
    options: Any
    seed: int


class SheetView(QWidget):
    """The sheet of the chosen game, to look at."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.face = SheetFace(shown_games()[0], appearance, large=True)
        appearance.changed.connect(self.update)

    def show_game(self, game: str, options: Any) -> None:
        self.face.game, self.face.options = game, options
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        size = QSize(self.width(), self.height())
        self.face.sprite(size, self.devicePixelRatioF()).paint(painter, QRectF().topLeft())
        painter.end()


class NewGamePage(DeskPage):
    """Choose, name, start."""

    started = Signal(object)
    """A NewGame."""
    cancelled = Signal()

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        playable: Container[str],
        *,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._settings = settings
        self._playable = playable
        self._game = ""
        self.head = PageHead(appearance)
        self.back, self.title = self.head.back, self.head.title
        self.tabs = Segmented(appearance, 48.0)
        self.sheet = SheetView(appearance)
        self.seats = SeatsPanel(appearance)
        self.options = OptionsPanel(appearance)
        self.kept = Caption(appearance, Role.SMALL, Tone.SECOND)
        self.cancel = Button("", appearance)
        self.start = Button("", appearance, ButtonKind.PRIMARY)
        self._body = Ground(appearance)
        self._scroll = Scroller(appearance, self._body)
        self._lay_out()
        self.tabs.chosen.connect(self.set_game)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._make_room_for_bar)
        self.seats.changed.connect(self._on_seats)
        self.options.changed.connect(self._show_sheet)
        self.back.clicked.connect(self.cancelled)
        self.cancel.clicked.connect(self.cancelled)
        self.start.clicked.connect(self._begin)
        self.say()
        self.set_game(self._usual_game())
        self.restyle()
        self._order_focus()

    def _lay_out(self) -> None:
        self._panels = QVBoxLayout(self._body)
        self._panels.addWidget(self.seats)
        self._panels.addWidget(self.options)
        self._panels.addStretch(1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.kept, 1)
        self._foot.addWidget(self.cancel)
        self._foot.addWidget(self.start)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.head, 0, 0)
        self._head = QHBoxLayout()
        self._head.addWidget(self.tabs)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.sheet)
        self._grid.addLayout(self._head, 0, 1)
        self._grid.addLayout(self._beside, 1, 0)
        self._grid.addLayout(self._foot, 2, 0, 1, 2)
        self._grid.setRowStretch(1, 1)
        self._grid.setColumnStretch(1, 1)

    # --- the game -------------------------------------------------------------------

    @property
    def game(self) -> str:
        return self._game

    @property
    def rules_place(self) -> tuple[str, str]:
        """Whoever sets a game up is asked about its options."""
        return self._game, "options"

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The first name is ready to be typed over."""
        super().focusInEvent(event)
        self.seats.rows[0].name.selectAll()

    def set_game(self, key: str) -> None:
        """Show a game as it was set up last; who sits here stays, if it never was."""
        if self._game:
            self._remember()
        known = self._settings.recall(f"new_game/{key}")
        memory = known if isinstance(known, dict) else {}
        seats = memory.get("seats")
        options = memory.get("options")
        kept = seats if isinstance(seats, list) else self.seats.to_memory()
        self._game = key
        self.tabs.set_current(key)
        self.options.set_game(key, options if isinstance(options, dict) else {})
        self._show_sheet()
        self.seats.set_seats(registry.box(key).seats, kept)

    def _show_sheet(self) -> None:
        chosen = self.options.options() if chosen_art_of(self._game) is not None else None
        self.sheet.show_game(self._game, chosen)

    def _usual_game(self) -> str:
        """The one that was started last, or the first that can be played."""
        last = self._settings.recall("last_game")
        if last in self._playable and last in shown_games():
            return str(last)
        return next((key for key in shown_games() if key in self._playable), shown_games()[0])

    def _on_seats(self) -> None:
        self.options.set_names(self.seats.names())
        self.first_focus = self.seats.rows[0].name
        self._order_focus()
        sound = self.seats.is_sound
        self.start.setEnabled(sound and self._game in self._playable)
        watched = all(row.player_kind != PERSON for row in self.seats.rows)
        said = self.tr("Watch the game") if watched else self.tr("Start the game")
        if said != self.start.text():
            self.start.setText(said)

    def _order_focus(self) -> None:
        """From the players on to the options, and only then to the buttons."""
        if not self.isAncestorOf(self._scroll):
            return  # the page is still being laid out
        stops = (self.seats.add_button, *self.options.stops, self.cancel, self.start)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _remember(self) -> None:
        memory = {"seats": self.seats.to_memory(), "options": self.options.to_memory()}
        self._settings.remember(f"new_game/{self._game}", memory)

    def _begin(self) -> None:
        if not self.start.isEnabled():
            return
        self._remember()
        self._settings.remember("last_game", self._game)
        options = self.options.options()
        chosen = NewGame(self._game, self._players(), options, self._seed(options))
        self.started.emit(chosen)

    def _seed(self, options: Any) -> int:
        """What the options ask for, else what was typed, else by lot."""
        asked = seed_for(options, date.today())
        if asked is not None:
            return asked
        typed = self.options.seed.text()
        return int(typed) if typed else SystemRandom().randrange(2**48)

    def _players(self) -> tuple[Player, ...]:
        """The seats as players; a name that has played before keeps its id.

        Computers have their level's: how well it plays is all there is to know of one.
        """
        players = []
        for name, row in zip(self.seats.names(), self.seats.rows, strict=True):
            kind = row.player_kind
            player_id = id_of(self._settings, name) if kind == PERSON else f"computer:{kind}"
            players.append(Player(player_id, name, row.colour, kind))
        return tuple(players)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.title.setText(self.tr("New game"))
        making = self.tr("In the making")
        self.tabs.set_choices(
            [
                Choice(
                    key,
                    words_of(key).name,
                    enabled=key in self._playable,
                    hint="" if key in self._playable else making,
                )
                for key in shown_games()
            ]
        )
        self.tabs.setAccessibleName(self.tr("Game"))
        if self._game:
            self.tabs.set_current(self._game)
        self.kept.setText(self.tr("Names and options are kept for the next game."))
        self.cancel.setText(self.tr("Cancel"))
        self.start.set_key_hint(self.tr("Enter"))
        self.sheet.update()
        if self._game:
            self._on_seats()

    def restyle(self) -> None:
        px = self.look.px
        roomy = self.width() / self.look.scale >= NARROW
        dense = self.height() / self.look.scale < LOW
        self.seats.set_dense(dense)
        self.options.set_dense(dense)
        side = max(px(48 if roomy else 24), (self.width() - px(WIDEST)) // 2)
        halo = px(HALO)
        left = side if roomy else side - halo
        over, under = (26, 20) if dense else (40, 28)
        self._grid.setContentsMargins(left, px(over), side - halo, px(under))
        self._grid.setHorizontalSpacing(px(24) - halo if roomy else 0)
        self._grid.setVerticalSpacing(0)
        self._panels.setSpacing(px(12 if dense else 16))
        self._make_room_for_bar()
        self._foot.setContentsMargins(side - left, px(8), halo, 0)
        self._foot.setSpacing(px(12))
        self._head.setContentsMargins(halo, 0, halo, 0)
        self._beside.setContentsMargins(0, px(HALO), 0, px(HALO))
        self._grid.removeWidget(self._scroll)
        self._grid.addWidget(self._scroll, 1, 1 if roomy else 0, 1, 1 if roomy else 2)
        self.sheet.setVisible(roomy)
        wide = SHEET_SHARE * self.height() / self.look.scale
        self.sheet.setFixedWidth(px(max(SHEET, min(wide, WIDEST_SHEET))))

    def _make_room_for_bar(self) -> None:
        """A scroll bar stands in the room for shadows: panels end where tabs and buttons do."""
        halo, bar = self.look.px(HALO), self._scroll.verticalScrollBar()
        taken = bar.sizeHint().width() if bar.maximum() else 0
        self._panels.setContentsMargins(halo, halo, halo - taken, halo)

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        if self.sheet.isVisible():
            rect = QRectF(self.sheet.geometry())
            paint_sheet_shadow(painter, self.look, rect, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
