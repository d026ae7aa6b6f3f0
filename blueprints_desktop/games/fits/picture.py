"""A position of FITS drawn in letters: pieces by name, uncovered cells by the board's signs."""

from collections.abc import Sequence

from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.pieces import NAMES, Piece
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import totals
from blueprints_desktop.games.fits.state import PHASE_NAMES, State


def picture(board: RampBoard, state: State) -> str:
    """The table as a few lines of text, the ramps side by side."""
    headline = f"round {state.round + 1}, board {board.id}, {PHASE_NAMES[state.phase]}"
    if state.piece is not None:
        headline += f": seat {state.seat}, {NAMES[state.piece]}"
    lines = [headline, f"cards to come {_names(state.left)}"]
    for seat, start in enumerate(state.starts):
        aside = _names(state.set_aside(seat))
        lines.append(f"seat {seat}: start {NAMES[start]}; set aside {aside}")
    highest = max(max(ramp.heights) for ramp in state.ramps)
    rows = range(min(0, ROWS - highest), ROWS)
    ramps = [_draw(board, ramp, rows) for ramp in state.ramps]
    lines += ("    ".join(side).rstrip() for side in zip(*ramps, strict=True))
    if state.results:
        lines.append(f"points so far {list(totals(state.results, state.seats))}")
    return "\n".join(lines)


def _draw(board: RampBoard, ramp: Ramp, rows: range) -> list[str]:
    """A line for each row, two signs for each cell; nothing above the board where it is free."""
    lying = {cell: landing.piece for landing in ramp.landings for cell in landing.cells}
    drawn = []
    for row in rows:
        signs = []
        for column in range(COLUMNS):
            if (row, column) in lying:
                signs.append(NAMES[lying[row, column]])
            else:
                signs.append(board.sign(row, column) if row >= 0 else "")
        drawn.append(" ".join(f"{sign:2}" for sign in signs))
    return drawn


def _names(pieces: Sequence[Piece]) -> str:
    return " ".join(NAMES[piece] for piece in pieces) or "-"
