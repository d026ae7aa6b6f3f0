"""Saved matches of Projekt Skyline, and a person who plays them with the clicks or keys it takes."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import define
from PySide6.QtCore import QPoint, QPointF

from blueprints_desktop.desktop.boards.skyline.choosing import Choosing
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import NAMES, Hands
from tests.support import data_of

_TRIES = (0.5, 0.35, 0.65, 0.2, 0.8)


def saved_skyline(path: Path, seats: int = 2, seed: int = 5, moves: int = 0) -> SavedMatch:
    """A match in a file, played by lot for so many moves; -1: to its end."""
    box = registry.box("skyline")
    chosen = box.options(first=0)
    players = tuple(Player(NAMES[seat], NAMES[seat], seat) for seat in range(seats))
    header = Header(
        path.stem, "", "2026-01-01T10:00:00+00:00", box, box.rules, players, chosen, seed,
        data_of(box, chosen),
    )  # fmt: skip
    saved = SavedMatch.begin(header, path)
    chance = Chance(seed + 1)
    while moves and saved.match.to_act is not None:
        saved.play(chance.pick(saved.match.legal_moves()))
        moves -= 1
    return saved


def cell_pixel(table: Any, cell: int) -> QPoint:
    """Somewhere on a lit cell where a click means it."""
    area = table.city_view.rhombus(cell).boundingRect()
    spots = [table.city.roof(cell)]
    for down in _TRIES:
        for right in _TRIES:
            spots.append(area.topLeft() + QPointF(right * area.width(), down * area.height()))
    for spot in spots:
        at: QPoint = table.mapFromScene(spot)
        if table.cell_at(table.mapToScene(at)) == cell:
            return at
    raise AssertionError(f"cell {cell} cannot be pointed at")


def first_choice(moves: Sequence[Any]) -> tuple[Any, tuple[str, ...]]:
    """The move that Enter alone makes, and how often it has to be pressed: aim, then name."""
    choosing = Choosing(moves)
    if choosing.rolls:
        return moves[0], ("Return",)
    keys: tuple[str, ...] = ()
    while True:
        keys = (*keys, "Return", "Return")
        move = choosing.name(choosing.cells[0])
        if move is not None:
            return move, keys


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
