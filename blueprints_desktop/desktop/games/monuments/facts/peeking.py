"""Looking at one's own pieces: shown with the position, or as long as a button is held."""

from collections.abc import Sequence

from blueprints_desktop.desktop.games.monuments.board.centre import Centre
from blueprints_desktop.desktop.games.monuments.cards.stock_card import StockCard
from blueprints_desktop.desktop.games.monuments.facts.own_pieces import stock_to_show
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.games.monuments.state import State


class OwnPieces:
    """Keeps what whoever holds the button may see, as long as they do."""

    def __init__(self, card: StockCard, centre: Centre, people: Sequence[Person]) -> None:
        self._card, self._centre, self._people = card, centre, people
        self._position: Position | None = None
        self._private: State | None = None

    @property
    def can_be_asked_for(self) -> bool:
        return self._position is not None and self._position.peeks is not None

    def show(self, position: Position | None) -> None:
        """Another position; nothing private outlasts the one before."""
        self._position, self._private = position, None
        self.retell()

    def show_private(self, view: State | None) -> None:
        self._private = view
        self.retell()

    def retell(self) -> None:
        self._card.show_shown(stock_to_show(self._position, self._private, self._people))
        self._centre.place_card()
