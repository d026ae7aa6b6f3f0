"""New game: which, who, and by which options. What was chosen is kept for the next time."""

from collections.abc import Container
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.registry import chosen_art_of, shown_games, words_of
from blueprints_desktop.desktop.pages.new_game.new_game_frame import NewGameFrame
from blueprints_desktop.desktop.session.create_match import NewGame, new_seed
from blueprints_desktop.desktop.session.known_people import id_of, last_setup
from blueprints_desktop.desktop.settings import Settings, text
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import ENTER_KEYS
from blueprints_desktop.desktop.ui.controls.segmented import Choice
from blueprints_desktop.desktop.ui.controls.tab_order import tab_through
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import PERSON, Player, computer_id


class NewGamePage(NewGameFrame):
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
        self._laid: dict[str, Any] = {}
        """Seats and options of this game as they were before anybody here changed them."""
        self._people_here: list[dict[str, Any]] | None = None
        """The seats as somebody changed them on this page; None: nobody did yet."""
        self.tabs.chosen.connect(self.set_game)
        self.seats.changed.connect(self._on_seats)
        self.options.changed.connect(self._show_sheet)
        self.options.unfolded.connect(self.space_out)
        self.back.clicked.connect(self.cancelled)
        self.cancel.clicked.connect(self.cancelled)
        self.start.clicked.connect(self._begin)
        self.say()
        self.set_game(self._usual_game())
        self.restyle()
        self._order_focus()

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
        """Show a game as it was set up last.

        Who was seated on this page goes along, whoever played that game before; and so does
        whoever sits here, if it never was set up.
        """
        if self._game:
            self._keep_changes()
        memory = last_setup(self._settings, key)
        kept = self.seats.to_memory() if memory.seats is None else memory.seats
        if self._people_here is not None:
            kept = self._people_here
        self._game = key
        self.tabs.set_current(key)
        self.options.set_game(key, memory.options)
        self._show_sheet()
        self.seats.set_seats(registry.box(key).seats, kept)
        self._laid = self._to_memory()

    def _show_sheet(self) -> None:
        chosen = self.options.options() if chosen_art_of(self._game) is not None else None
        self.sheet.show_game(self._game, chosen)

    def _usual_game(self) -> str:
        """The one that was played last, or set up last, or the first that can be played."""
        for name in ("last_played", "last_game"):
            last = self._settings.recall(name, text)
            if last in self._playable and last in shown_games():
                return last
        return next((key for key in shown_games() if key in self._playable), shown_games()[0])

    def _on_seats(self) -> None:
        people = sum(row.player_kind == PERSON for row in self.seats.rows)
        self.options.set_table(self.seats.names(), people)
        self.first_focus = self.seats.rows[0].name
        self._order_focus()
        sound = self.seats.is_sound
        self.start.setEnabled(sound and self._game in self._playable)
        said = self.tr("Start the game") if people else self.tr("Watch the game")
        if said != self.start.text():
            self.start.setText(said)
        self.space_out()

    def _order_focus(self) -> None:
        """From the players on to the options, and only then to the buttons."""
        stops = (self.seats.add_button, *self.options.stops, self.cancel, self.start)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
