"""Whose pieces are shown to whom, and when the curtain is needed.

Everybody sees the public view, and the player to act sees the own pieces while a button is held. In the
quarry all moves are public and do not depend on the stocks. What a player can build depends on the stock:
the public is shown all places where anybody could build, and the builder the own ones while the button is
held. An option covers the table before each building turn instead; then only the builder sees the turn.
"""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.pieces import Heap
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, State


def needs_curtain(view: State, _seat: Seat) -> bool:
    return view.phase == BUILDING and view.options.curtain_to_build


@frozen
class ShownStock:
    """What the card of the own pieces shows."""

    person: Person | None = None
    stock: Heap | None = None
    """None: the screen is closed."""
    own: bool = False
    """It belongs to the viewer."""
    peeks: bool = False
    """It is shown while a button is held."""
    builds: bool = False
    """Its owner chooses among its bricks now."""
    lies_open: bool = False
    """Everybody may see it."""


def spoken_to(position: Position) -> Seat | None:
    """The seat that texts call "you": the viewer, or in the quarry the player to act."""
    return position.you if position.you is not None else position.peeks


def stock_to_show(
    position: Position | None, private: State | None, people: Sequence[Person]
) -> ShownStock:
    """The viewer's pieces or a closed screen; ``private``: the view while the button is held."""
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
        peeks=position.peeks is not None and view.phase in (QUARRY, BUILDING),
        builds=view.phase == BUILDING,
        lies_open=view.options.open_stocks or view.phase == OVER,
    )
