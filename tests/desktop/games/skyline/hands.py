"""A person who plays Projekt Skyline with the clicks or keys it takes."""

from collections.abc import Sequence
from typing import Any

from attrs import define
from PySide6.QtCore import QPoint, QPointF

from blueprints_desktop.desktop.games.skyline.board.selection import cell_name, skyline_selection
from tests.desktop.driving import Hands

_TRIES = (0.5, 0.35, 0.65, 0.2, 0.8)


def cell_pixel(table: Any, cell: int) -> QPoint:
    """Somewhere on a lit cell where a click means it."""
    area = table.city_view.rhombus(cell).boundingRect()
    spots = [table.city.roof(cell)]
    for down in _TRIES:
        for right in _TRIES:
            spots.append(area.topLeft() + QPointF(right * area.width(), down * area.height()))
    for spot in spots:
        at: QPoint = table.mapFromScene(spot)
        if table.thing_at(table.mapToScene(at)) == cell_name(cell):
            return at
    raise AssertionError(f"cell {cell} cannot be pointed at")


def first_choice(moves: Sequence[Any]) -> tuple[Any, tuple[str, ...]]:
    """The move that Enter alone makes, and how often it has to be pressed: aim, then name.

    The only move there is lies ready.
    """
    selection = skyline_selection(moves)
    if selection.rolls or len(moves) == 1:
        return moves[0], ("Return",)
    keys: tuple[str, ...] = ()
    while True:
        keys = (*keys, "Return", "Return")
        first = selection.options[0]
        move = selection.whole(first)
        if move is not None:
            return move, keys
        selection = selection.choosing(first)


@define(eq=False)
class SkylineHands(Hands):
    """Rolls by clicking the dice, names cells by clicking them."""

    def play(self, move: Any) -> None:
        table = self.board.table
        if str(move) == "roll":
            self.click(table.viewport(), table.mapFromScene(table.dice.area().center()))
            return
        before = len(self.match.played)
        for cell in (move.lifted, move.cell, move.target):
            if cell is not None and len(self.match.played) == before:
                self.click(table.viewport(), cell_pixel(table, cell))
