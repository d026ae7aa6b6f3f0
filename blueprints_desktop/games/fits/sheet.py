"""The score sheet of FITS: every board with its parts, and the cells where each can be seen.

Sections ``board`` with ``round`` (from 0), ``board`` (its id) and ``name``; of the lines ``plain``,
``rows``, ``bonus``, ``malus`` and ``pairs`` those that the board knows. Grounds name their ``cells``
as row and column, and the ``sign`` printed there.

Courses: ``points``, of the boards scored, and ``board``, what lies on each ramp if the round ended
now. Facts: ``holes``, by round and seat the uncovered cells; ``rounds``, after which move each was
scored.
"""

from collections.abc import Iterator
from functools import cache

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import (
    PointsGround,
    Sheet,
    SheetLine,
    SheetSection,
    course_of_states,
    line,
    moves_that_raise,
)
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.grid import BOARD, COLUMNS, ROWS, cells
from blueprints_desktop.games.fits.scoring import RoundResult, Scored, explain, score, totals
from blueprints_desktop.games.fits.state import State


def sheet(match: Match) -> Sheet:
    """The boards that have been scored."""
    game = match.game
    assert isinstance(game, Fits)
    results: tuple[RoundResult, ...] = match.state.results
    boards = [game.boards[result.board] for result in results]

    @cache
    def worth(number: int, covered: int) -> int:
        """A move changes one ramp; the others are known."""
        return score(game.boards[match.options.boards[number]], covered).total

    def lying(state: State) -> list[int]:
        return [worth(state.round, ramp.covered) for ramp in state.ramps]

    def points(state: State) -> tuple[int, ...]:
        return totals(state.results, match.seats)

    return Sheet(
        match.seats,
        tuple(_section(n, *pair) for n, pair in enumerate(zip(boards, results, strict=True))),
        {"points": course_of_states(match, points), "board": course_of_states(match, lying)},
        {
            "holes": [
                [_listed(cells(BOARD & ~ramp.covered)) for ramp in result.ramps]
                for result in results
            ],
            "rounds": moves_that_raise(match, lambda state: len(state.results)),
        },
    )


def holes_by_cell(sheet: Sheet, seat: int | None = None) -> list[list[int]]:
    """How often each cell stayed open, row by row: of one seat, or of everybody."""
    counts = [[0] * COLUMNS for _ in range(ROWS)]
    for ramps in sheet.facts["holes"]:
        for owner, holes in enumerate(ramps):
            if seat in (None, owner):
                for row, column in holes:
                    counts[row][column] += 1
    return counts


def _section(number: int, board: RampBoard, result: RoundResult) -> SheetSection:
    reasons = [explain(board, ramp.covered) for ramp in result.ramps]
    facts = {"round": number, "board": board.id, "name": board.name}
    return SheetSection("board", tuple(_lines(board, reasons)), facts)


def _lines(board: RampBoard, reasons: list[list[Scored]]) -> Iterator[SheetLine]:
    known = {
        "plain": board.plain_cells,
        "rows": board.rows_score,
        "bonus": board.bonus_cells,
        "malus": board.malus_cells,
        "pairs": board.symbols,
    }
    for part, exists in known.items():
        if exists:
            yield line(
                part, ([_ground(board, r) for r in own if r.part == part] for own in reasons)
            )


def _ground(board: RampBoard, reason: Scored) -> PointsGround:
    facts: dict[str, object] = {"cells": _listed(reason.cells)}
    if reason.part != "rows":
        facts["sign"] = board.sign(*reason.cells[0])
    return PointsGround(reason.points, facts)


def _listed(found: tuple[tuple[int, int], ...]) -> list[list[int]]:
    return [list(cell) for cell in found]
