"""The quarry: its cells, who touches whom, and every way the worker can go, laid out in tables."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from attrs import frozen

from blueprints_desktop.engine.data import take
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json
from blueprints_desktop.games.monuments.checks import only_keys, texts
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.state import NOWHERE

STEPS = (1, 2, 3, 4)
"""How far the worker goes in the first turns of a round; in all later turns as in the last of these."""

MOST_CELLS = 40
MOST_NEIGHBOURS = 8
"""Bounds on foreign data, so that the tables of ways stay small."""

_NAME = re.compile("[a-z][0-9]{0,3}")

Neighbours = tuple[tuple[int, ...], ...]


@frozen
class Path:
    """A way that the worker may go, without the cell where it starts."""

    cells: tuple[Cell, ...]
    places: tuple[int, ...]
    """The same cells as numbers, and below as bits."""
    mask: int


@frozen
class Ways:
    """All paths of a length from one cell."""

    paths: tuple[Path, ...]
    by_cells: Mapping[tuple[Cell, ...], Path]


@frozen
class Quarry:
    """Cells are numbered: the outer ring, the middle ring, the centre last."""

    cells: tuple[Cell, ...]
    outer: int
    """How many cells the outer ring has."""
    places: Mapping[Cell, int]
    neighbours: Neighbours
    ways: tuple[Mapping[int, Ways], ...]
    """For each of STEPS: the ways from a cell; on the first turn, from NOWHERE."""

    @property
    def middle(self) -> range:
        return range(self.outer, len(self.cells) - 1)


def parse_quarry(table: Json, source: str) -> Quarry:
    """The quarry described by a table; a bad one raises BadData that names the cell."""
    outer = texts(table, "outer", source)
    middle = texts(table, "middle", source)
    cells = (*outer, *middle, take(table, "centre", str, source, ""))
    if not outer:
        raise BadData("no-cells", source, "outer")
    if len(cells) > MOST_CELLS:
        raise BadData("too-many-cells", source, "outer", found=len(cells), most=MOST_CELLS)
    for place, cell in enumerate(cells):
        if not _NAME.fullmatch(cell):
            raise BadData("bad-cell-name", source, f"cell {cell!r}")
        if cell in cells[:place]:
            raise BadData("same-cell-twice", source, f"cell {cell}")
    neighbours = _parse_touches(take(table, "touches", dict, source, ""), cells, source)
    places = {cell: place for place, cell in enumerate(cells)}
    quarry = Quarry(cells, len(outer), places, neighbours, _ways(cells, len(outer), neighbours))
    _check_reach(quarry, source)
    _check_first_turns(quarry, source)
    return quarry


def _parse_touches(table: Json, cells: tuple[Cell, ...], source: str) -> Neighbours:
    only_keys(table, cells, source, "touches")
    found = {cell: texts(table, cell, source, "touches") for cell in cells}
    for cell, others in found.items():
        entry = f"touches.{cell}"
        if len(others) > MOST_NEIGHBOURS:
            raise BadData("too-many-neighbours", source, entry, most=MOST_NEIGHBOURS)
        for other in others:
            if other not in found:
                raise BadData("unknown-cell", source, entry, cell=other)
            if other == cell or others.count(other) > 1:
                raise BadData("bad-neighbour", source, entry, cell=other)
            if cell not in found[other]:
                raise BadData("touch-is-one-sided", source, entry, cell=other)
    return tuple(tuple(sorted(map(cells.index, found[cell]))) for cell in cells)


@lru_cache(maxsize=16)
def _ways(
    cells: tuple[Cell, ...], outer: int, neighbours: Neighbours
) -> tuple[Mapping[int, Ways], ...]:
    def ways(paths: Iterator[tuple[int, ...]]) -> Ways:
        found = tuple(
            Path(tuple(cells[p] for p in path), path, sum(1 << p for p in path)) for path in paths
        )
        return Ways(found, {path.cells: path for path in found})

    first = {NOWHERE: ways((place,) for place in range(outer))}
    later = (
        {start: ways(_walks(neighbours, outer, start, steps, ())) for start in range(outer)}
        for steps in STEPS[1:]
    )
    return first, *later


def _walks(
    neighbours: Neighbours, outer: int, at: int, steps: int, entered: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """The walks that go on from here for so many steps, enter no cell twice and end on the outer ring.

    Where the worker stood at first was not entered, so a walk may return there once.
    """
    if not steps:
        if at < outer:
            yield entered
        return
    for place in neighbours[at]:
        if place not in entered:
            yield from _walks(neighbours, outer, place, steps - 1, (*entered, place))


def _check_reach(quarry: Quarry, source: str) -> None:
    """From everywhere a full walk must be able to fetch any last piece, or the quarry never empties."""
    for start, ways in quarry.ways[-1].items():
        reached = {start}.union(*(path.places for path in ways.paths))
        for place, cell in enumerate(quarry.cells):
            if place not in reached:
                raise BadData("cell-out-of-reach", source, f"cell {cell}",
                              start=quarry.cells[start])  # fmt: skip


def _check_first_turns(quarry: Quarry, source: str) -> None:
    """The second and third turn must find a piece on the outer ring, full at first, however one plays."""
    for start, second in quarry.ways[1].items():
        if not any(_fetches(quarry, path, {start}) for path in second.paths):
            raise BadData("second-turn-may-find-nothing", source, f"cell {quarry.cells[start]}")
        for taken in second.paths:
            third = quarry.ways[2][taken.places[-1]]
            if not any(_fetches(quarry, path, {start, *taken.places}) for path in third.paths):
                raise BadData("third-turn-may-find-nothing", source, f"cell {taken.cells[-1]}")


def _fetches(quarry: Quarry, path: Path, emptied: set[int]) -> bool:
    return any(place < quarry.outer and place not in emptied for place in path.places)
