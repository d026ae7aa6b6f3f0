"""Whose pieces may be shown, and to whom: the one place where that is decided.

On the building site whoever builds looks from behind the curtain and sees their own; in the
quarry everybody sees the public view, and whoever is to act their own while they hold a button.
"""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.pieces import Heap
from blueprints_desktop.games.monuments.state import OVER, QUARRY, State


@frozen
class ShownStock:
    """What the card of the own pieces is to show."""

    person: Person | None = None
    stock: Heap | None = None
    """None: the screen is closed."""
    own: bool = False
    """It belongs to whoever is spoken to."""
    peeks: bool = False
    """It can be looked at while a button is held."""
    lies_open: bool = False
    """Everybody may see it."""


def spoken_to(position: Position) -> Seat | None:
    """Whom words may call "you": whoever looks, or in the quarry whoever is there to act."""
    return position.you if position.you is not None else position.peeks


def stock_to_show(
    position: Position | None, private: State | None, people: Sequence[Person]
) -> ShownStock:
    """The pieces of whoever looks, or a closed screen; ``private`` is seen while it is asked for."""
    if position is None:
        return ShownStock()
    seat = position.viewer if position.viewer is not None else position.peeks
    if seat is None:
        seat = position.to_act
    if seat is None:
        return ShownStock()
    view: State = position.view
    known = view if private is None else private
    return ShownStock(
        people[seat],
        known.stocks[seat],
        own=spoken_to(position) == seat,
        peeks=position.peeks is not None and view.phase == QUARRY,
        lies_open=view.options.open_stocks or view.phase == OVER,
    )
