"""What the player has chosen so far: a walk cell by cell, or a brick and its place.

| part | thing |
| --- | --- |
| ``cell.o4`` | a cell of the quarry |
| ``piece.m0.violet`` | a piece of a cell; a part of a walk where several kinds can be taken |
| ``walk.end`` | the last cell of a complete walk, pressed to end it |
| ``piece.violet`` | an own brick, behind the screen |
| ``place.V1.0.0`` | a place of the monument |
| ``pass``, ``next`` | the main button, where it is the only move |
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.desktop.ui.selection.selection import Path, Selection
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.hints import (
    NOT_AT_HAND,
    BrickHint,
    brick_hints,
    why_idle,
    why_not_enter,
    why_not_set,
)
from blueprints_desktop.games.monuments.moves import PASS, Brick, Cell, Pass, Walk
from blueprints_desktop.games.monuments.pieces import BRICKS, JEWEL, NAMES, NOTHING, Piece
from blueprints_desktop.games.monuments.state import NOWHERE, State

END = "walk.end"
MUST_TAKE, MUST_BUILD, JEWELS = "must-take-a-piece", "must-build", "jewels"
SEVERAL_WAYS = "step"
"""The code where several ways lead to a cell: the rulebook's paragraph about steps."""
WORKER = "worker"
"""The code for the cell where the worker stands: the rulebook's paragraph about the worker."""


def cell_part(cell: Cell) -> str:
    return f"cell.{cell}"


def piece_part(cell: Cell, piece: Piece) -> str:
    return f"piece.{cell}.{NAMES[piece]}"


def own_part(colour: int) -> str:
    return f"piece.{NAMES[colour]}"


def place_part(brick: Brick) -> str:
    return f"place.{brick}"


def cell_of(part: str) -> Cell | None:
    """The cell of a cell or of a piece in it."""
    kind, *names = part.split(".")
    return names[0] if kind == "cell" or (kind == "piece" and len(names) > 1) else None


# --- the quarry ---------------------------------------------------------------------------


@frozen
class Walking(Selection):
    """A walk that is being chosen.

    A cell is lit because a legal walk continues there, so no walk can be entered that cannot be
    completed. The player is asked for a piece where legal walks take different ones. If only one
    cell is lit it is pointed at, and so is the first of several pieces.
    """

    @property
    def walks(self) -> tuple[Walk, ...]:
        """The legal walks that begin with what was chosen."""
        steps = len(self.chosen)
        return tuple(walk for path, walk in self.paths.items() if path[:steps] == self.chosen)

    @property
    def length(self) -> int:
        """The number of steps of every walk of this turn."""
        return next((len(walk.cells) for walk in self.paths.values()), 0)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells entered so far."""
        return tuple(part.split(".")[1] for part in self.chosen if part.startswith("cell."))

    @property
    def took(self) -> tuple[Piece, ...]:
        """What was taken from them; one less than cells while a piece must be chosen."""
        steps = len(self.cells) - bool(self.offered)
        return self.walks[0].took[:steps] if steps > 0 else ()

    @property
    def gathered(self) -> tuple[Piece, ...]:
        """The pieces taken so far."""
        return tuple(piece for piece in self.took if piece != NOTHING)

    @property
    def offered(self) -> tuple[Piece, ...]:
        """The kinds of which one must be chosen on the last cell; empty: there is no choice."""
        names = [part.split(".")[2] for part in self.options if part.startswith("piece.")]
        return tuple(sorted(map(NAMES.index, names)))

    @property
    def picked(self) -> int:
        """The index of the offered piece that is pointed at."""
        parts = [piece_part(self.cells[-1], piece) for piece in self.offered]
        return parts.index(self.pointed) if self.pointed in parts else 0

    @property
    def next_cells(self) -> tuple[Cell, ...]:
        """Where the walk can continue now."""
        return tuple(part.split(".")[1] for part in self.options if part.startswith("cell."))

    @property
    def reachable(self) -> tuple[Cell, ...]:
        """Where the walk can continue once a piece is chosen."""
        step = len(self.cells)
        return tuple(dict.fromkeys(walk.cells[step] for walk in self.walks if step < self.length))

    @property
    def last_cells(self) -> frozenset[Cell]:
        """Where the walk can end, after its first step."""
        if not self.cells or self.complete:
            return frozenset()
        return frozenset(walk.cells[-1] for walk in self.walks)

    @property
    def pointed_cell(self) -> Cell | None:
        """The lit cell that is pointed at."""
        pointed = self.pointed or ""
        return cell_of(pointed) if pointed.startswith("cell.") else None

    @property
    def pointed_at(self) -> tuple[Piece, ...]:
        """The kinds that can be taken on that cell."""
        step, cell = len(self.cells), self.pointed_cell
        found = {walk.took[step] for walk in self.walks if cell and walk.cells[step] == cell}
        return tuple(sorted(found))

    @property
    def complete(self) -> bool:
        return self.options == (END,)

    @property
    def ready(self) -> bool:
        """A complete walk waits to be ended."""
        return self.complete

    # --- steps ----------------------------------------------------------------------

    def allows(self, name: str) -> bool:
        """A piece of a lit cell can be chosen with its cell."""
        return self._option(name) is not None

    def _option(self, name: str) -> str | None:
        if super().allows(name):
            return name
        cell = cell_of(name)
        part = "" if cell is None else cell_part(cell)
        return part if super().allows(part) else None

    def level_of(self, name: str) -> int | None:
        """What was an option earlier is refused: one press must not undo several steps."""
        reached = self.allows(name) or self.leading_to(name) is not None
        return len(self.chosen) if reached else None

    def pointing(self, name: str | None) -> "Walking":
        option = None if name is None else self._option(name)
        if option is None:
            only = self.offered or len(self.options) == 1
            parts = [piece_part(self.cells[-1], piece) for piece in self.offered] or self.options
            option = parts[0] if only else None
        return evolve(self, pointed=option, held=False, refused=None)

    def choosing(self, name: str) -> "Walking":
        option = self._option(name)
        if option is None:
            return self
        after = evolve(self, chosen=(*self.chosen, option)).pointing(None)
        return after.choosing(name) if name != option and name in after.options else after

    def cut_to(self, level: int) -> "Walking":
        return evolve(self, chosen=self.chosen[:level]).pointing(None)

    def back(self) -> "Walking":
        return self.cut_to(max(0, len(self.chosen) - 1))

    @property
    def instead_of_last(self) -> tuple[Piece, ...]:
        """The other pieces of the last cell, one of which could be taken instead."""
        cell = self.cells[-1] if self.cells else ""
        before = self.cut_to(self.chosen.index(cell_part(cell)) + 1) if cell else self
        kinds = before.offered if cell and not self.offered else ()
        return tuple(kind for kind in kinds if kind != self.took[-1])

    # --- several steps at once ------------------------------------------------------

    def _ways_to(self, name: str) -> dict[Path, Walk]:
        """The legal walks that go on to a cell further away, and take this piece there."""
        cell, steps, chosen = cell_of(name), len(self.cells), self.chosen
        if cell is None or not self.active or self.offered or cell in self.cells:
            return {}
        wanted = NAMES.index(name.split(".")[2]) if name.startswith("piece.") else None
        return {
            path: walk
            for path, walk in self.paths.items()
            if path[: len(chosen)] == chosen
            and cell in walk.cells[steps:]
            and wanted in (None, walk.took[walk.cells.index(cell)])
        }

    def leads_several_ways(self, name: str) -> bool:
        """Whether a thing further away can be reached in ways that take different pieces."""
        return not self.allows(name) and len(self._fullest(self._ways_to(name))) > 1

    def leading_to(self, name: str) -> "Walking | None":
        """The walk to a cell or piece further away, as far as there is only one sensible way.

        A way that takes less than another one is not sensible; ways that take the same count as one,
        except for where they end. None: nothing leads there, or several ways that take different pieces.
        """
        cell = cell_of(name)
        ways = self._fullest(self._ways_to(name))
        if self.allows(name) or len(ways) != 1:
            return None
        (same,) = ways.values()
        last = {walk.cells[-1] for walk in same.values()}
        whole = [path for path, walk in same.items() if walk.cells[-1] == cell or len(last) == 1]
        if whole:
            return self._following(min(whole)[len(self.chosen) : -1])
        ends: dict[Path, set[Cell]] = {}
        for path, walk in same.items():
            ends.setdefault(path[: _parts_up_to(path, cell)], set()).add(walk.cells[-1])
        best = min(ends, key=lambda path: (-len(ends[path]), len(path), path))
        return self._following(best[len(self.chosen) :])

    def _fullest(self, ways: Mapping[Path, Walk]) -> dict[tuple[int, ...], dict[Path, Walk]]:
        """The ways by what they take, without those that take less than another one."""
        by_gain: dict[tuple[int, ...], dict[Path, Walk]] = {}
        for path, walk in ways.items():
            gain = tuple(walk.took.count(kind) for kind in range(NOTHING))
            by_gain.setdefault(gain, {})[path] = walk
        return {
            gain: found
            for gain, found in by_gain.items()
            if not any(gain != more and _holds(more, gain) for more in by_gain)
        }

    def suggesting(self, move: object) -> "Walking":
        """Choose the whole walk, which is confirmed in any case."""
        return self.cut_to(0)._following(self.path_of(move)[:-1])

    def _following(self, path: Path) -> "Walking":
        return self.choosing(path[0])._following(path[1:]) if path else self


def _holds(more: Sequence[int], gain: Sequence[int]) -> bool:
    """Whether so many of each kind contain those others."""
    return all(many >= few for many, few in zip(more, gain, strict=True))


def _parts_up_to(path: Path, cell: Cell | None) -> int:
    """How many parts of a path lead to this cell, the piece that is taken there included."""
    return max(number for number, part in enumerate(path, 1) if cell_of(part) == cell)


@lru_cache(maxsize=4)
def begin_walk(moves: tuple[Walk, ...]) -> Walking:
    """The walks of a position. It is shown several times: ahead, while pieces fly, and at rest."""
    paths: dict[Path, Walk] = {}
    if moves:
        _add_paths(paths, (), moves, 0)
    return Walking(paths).pointing(None)


def _add_paths(paths: dict[Path, Walk], before: Path, walks: Sequence[Walk], step: int) -> None:
    """Add the paths of walks that are alike up to a step, which the parts ``before`` lead to."""
    if step == len(walks[0].cells):
        paths[*before, END] = walks[0]
        return
    by_cell: dict[Cell, dict[Piece, list[Walk]]] = {}
    for walk in walks:
        by_cell.setdefault(walk.cells[step], {}).setdefault(walk.took[step], []).append(walk)
    for cell, by_piece in by_cell.items():
        for piece, same in by_piece.items():
            parts: Path = (cell_part(cell),)
            if len(by_piece) > 1:
                parts = (cell_part(cell), piece_part(cell, piece))
            _add_paths(paths, (*before, *parts), same, step + 1)


# --- the building site --------------------------------------------------------------------


@frozen
class Placing(Selection):
    """A brick that is being chosen. All places are lit, unless a colour was chosen first."""

    hints: tuple[BrickHint, ...] = ()
    """What each brick scores and opens, looked up once for a position."""

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours that can be set."""
        return tuple(sorted({hint.brick.colour for hint in self.hints}))

    @property
    def colour(self) -> int | None:
        """The chosen colour, whose places alone are lit; None: all are."""
        return NAMES.index(self.chosen[0].split(".")[1]) if self.chosen else None

    @property
    def lit(self) -> tuple[BrickHint, ...]:
        """The places of the chosen colour, or all of them."""
        return tuple(hint for hint in self.hints if self.colour in (None, hint.brick.colour))

    @property
    def others(self) -> tuple[BrickHint, ...]:
        """The places of colours that are not chosen, while one is."""
        return tuple(hint for hint in self.hints if self.colour not in (None, hint.brick.colour))

    @property
    def hint(self) -> BrickHint | None:
        """What the place that is pointed at brings."""
        return self._hint_of(self.pointed)

    def _hint_of(self, part: str | None) -> BrickHint | None:
        return next((hint for hint in self.hints if place_part(hint.brick) == part), None)

    @property
    def aimed(self) -> Brick | None:
        """The place that is pointed at."""
        return None if self.hint is None else self.hint.brick

    @property
    def held_brick(self) -> Brick | None:
        """The place that waits to be confirmed."""
        return self.aimed if self.held else None

    @property
    def may_pass(self) -> bool:
        """Passing is offered as well: nobody else may know whether a brick can be set."""
        return (str(PASS),) in self.paths

    @property
    def passes(self) -> bool:
        """Passing waits to be confirmed."""
        return self.held and self.pointed == str(PASS)

    def hint_for(self, brick: Brick | None) -> BrickHint | None:
        return next((hint for hint in self.hints if hint.brick == brick), None)

    def count(self, colour: int) -> int:
        """The number of places of a colour."""
        return sum(hint.brick.colour == colour for hint in self.hints)

    @property
    def begun(self) -> bool:
        """A chosen colour only changes what is lit."""
        return self.held

    # --- steps ----------------------------------------------------------------------

    def allows(self, name: str) -> bool:
        """A place of another colour can be chosen, too."""
        return super().allows(name) or self._hint_of(name) is not None

    def whole(self, name: str) -> Brick | Pass | None:
        """A place is a whole move, whatever colour is chosen."""
        hint = self._hint_of(name)
        return super().whole(name) if hint is None else hint.brick

    def pointing(self, name: str | None) -> "Placing":
        """Point at a lit place. Other places are not pointed at."""
        if name is not None and not (name in self.options and super().whole(name)):
            return self
        return evolve(self, pointed=name, held=False, refused=None)

    def holding(self, name: str) -> "Placing":
        """A place of another colour is held with the places of all colours lit."""
        now = self if name in self.options else self.cut_to(0)
        return evolve(now.pointing(name), held=now.whole(name) is not None)

    def back(self) -> "Placing":
        """Let the place go, then the colour."""
        return self.cut_to(0) if self.pointed is None else self.pointing(None)


def begin_placing(hints: tuple[BrickHint, ...], *, may_pass: bool = False) -> Placing:
    """The bricks of these hints, those that score most first. ``may_pass``: passing is offered, too."""
    best = sorted(hints, key=lambda hint: -hint.points)
    paths: dict[Path, Brick | Pass] = {(place_part(hint.brick),): hint.brick for hint in best}
    for hint in best:
        paths[own_part(hint.brick.colour), place_part(hint.brick)] = hint.brick
    if may_pass:
        paths[(str(PASS),)] = PASS
    return Placing(paths, hints=hints)


# --- both ---------------------------------------------------------------------------------


def selection_at(game: Monuments, position: Position) -> Selection:
    """What can be chosen in a position."""
    moves = position.moves
    if moves and isinstance(moves[0], Walk):
        return begin_walk(tuple(moves))
    if any(isinstance(move, Brick) for move in moves):
        return begin_placing(brick_hints(game.plan, position.view), may_pass=PASS in moves)
    return Selection({(str(move),): move for move in moves if move in (PASS, NEXT)})


class MonumentsController(SelectionController):
    """Holds the walk or the brick that is being chosen."""

    def __init__(
        self,
        game: Monuments,
        confirms: Callable[[Any], bool],
        refuses: Callable[[Any], bool],
        parent: QObject,
    ) -> None:
        """``refuses`` says which offered moves cannot be made after all: the public cannot know that."""
        super().__init__(confirms, parent)
        self._game = game
        self._refuses = refuses
        self._view: State | None = None

    def begin_position(self, position: Position | None) -> None:
        """Offer the moves of a position; None: nothing is offered."""
        self._view = None if position is None else position.view
        self.begin(Selection() if position is None else selection_at(self._game, position))

    def look_at(self, position: Position) -> None:
        """The same turn is seen with other eyes: what is pointed at or held stays, if it is offered."""
        before = self.selection
        self.begin_position(position)
        if before.pointed is not None and self.selection.allows(before.pointed):
            now = self.selection
            kept = now.holding(before.pointed) if before.held else now.pointing(before.pointed)
            self.selection = kept

    @property
    def walking(self) -> Walking:
        """The walk; inactive unless somebody walks."""
        return self.selection if isinstance(self.selection, Walking) else Walking()

    @property
    def placing(self) -> Placing:
        """The brick; inactive unless somebody builds."""
        return self.selection if isinstance(self.selection, Placing) else Placing()

    def offers(self, move: object) -> bool:
        """Whether this is the only move: to pass, or to go on to the next round."""
        return (str(move),) in self.selection.paths and not self.placing.active

    @property
    def refused(self) -> tuple[str, str] | None:
        """The thing that was pressed but cannot be chosen, and the code of the reason."""
        name = self.selection.refused
        return None if name is None else (name, self.why_not(name))

    def confirmed(self, move: object) -> bool:
        """A brick is held first; a walk waits in any case once its last cell is chosen."""
        return self.placing.active and super().confirmed(move)

    def settle(self, selection: Selection) -> Selection:
        """Point at the main button where it is the only move."""
        if type(selection) is Selection and selection.options:
            return evolve(selection, pointed=selection.options[0])
        return selection

    # --- why not --------------------------------------------------------------------

    def why_not(self, name: str) -> str:
        """The code why a thing cannot be chosen; empty: it can be, or was, or nobody acts."""
        if self._view is None:
            return ""
        if self.placing.active:
            return self._why_not_build(self._view, name)
        now, cell = self.walking, cell_of(name)
        if cell is None or not now.active or now.allows(name) or cell in now.cells:
            return ""
        if now.offered:
            return MUST_TAKE
        if now.leading_to(name) is not None:
            return ""
        at = self._view.at
        if not now.cells and at != NOWHERE and cell == self._game.quarry.cells[at]:
            return WORKER
        if now.leads_several_ways(name):
            return SEVERAL_WAYS
        return why_not_enter(self._game.quarry, self._view, now.cells, cell) or ""

    def _why_not_build(self, view: State, name: str) -> str:
        move = self.placing.whole(name)
        if move is not None:
            if not self._refuses(move):
                return ""
            return MUST_BUILD if move == PASS else NOT_AT_HAND
        if name == str(PASS):
            return MUST_BUILD
        if name == own_part(JEWEL):
            return JEWELS
        kind, _, text = name.partition(".")
        brick = self._game.plan.by_text.get(text) if kind == "place" else None
        if brick is not None:
            return why_not_set(self._game.plan, view, brick) or ""
        colour = NAMES.index(text) if kind == "piece" and text in NAMES else NOTHING
        if colour not in BRICKS or colour in self.placing.colours:
            return ""
        return why_idle(self._game.plan, view, colour) or NOT_AT_HAND

    # --- gestures -------------------------------------------------------------------

    def press_part(self, name: str) -> None:
        """Also go several steps at once, and refuse what only the view of the builder forbids."""
        walking, cell = self.walking, cell_of(name)
        led = walking.leading_to(name)
        if led is not None:
            self.change(led)
        elif cell in walking.cells and not walking.allows(name):
            self._choose_again(walking, cell_part(cell), name)
        elif self.placing.active and self.why_not(name):
            self.refuse(name)
        else:
            super().press_part(name)

    def _choose_again(self, walking: Walking, cell: str, name: str) -> None:
        """Go back to a cell that was entered, and take the piece that was pressed there instead."""
        there = walking.cut_to(walking.chosen.index(cell) + 1)
        self.change(there.choosing(name) if name != cell and there.allows(name) else there)

    def confirm(self) -> None:
        pointed = self.selection.pointed
        if self.placing.active and pointed is not None and self.why_not(pointed):
            self.refuse(pointed)
        else:
            super().confirm()

    def point_nowhere(self, name: str | None) -> None:
        """The pointer is on nothing that can be entered; ``name``: what is there instead.

        The reason of a refusal stays until something else is pointed at.
        """
        now, after = self.walking, self.walking.pointing(None)
        same = after.pointed == now.pointed if name is None else name == now.refused
        if now.active and not now.offered and not same:
            self.change(after)
