"""A position of Projekt Skyline drawn in letters.

A building shows its owner's seat and its floors, ``B`` for a finished one; ``*`` is the architect.
"""

from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import SIDE
from blueprints_desktop.games.skyline.phases import OVER, PHASE_NAMES
from blueprints_desktop.games.skyline.state import NO_DICE, State


def picture(state: State) -> str:
    """The table as a few lines of text."""
    now = f"turn {state.turn + 1}, seat {state.seat}: {PHASE_NAMES[state.phase]}"
    if state.phase == OVER:
        now = f"turn {state.turn}, seat {state.seat}: {PHASE_NAMES[OVER]}, {state.ended}"
    if state.dice != NO_DICE:
        now += "; white {}, black {}".format(*state.dice)
    if state.card is not None:
        now += f"; card {state.card}"
    lines = [f"{now}; {sum(state.deck)} cards left", "    a   b   c   d   e   f"]
    for row in range(SIDE):
        cells = range(row * SIDE, (row + 1) * SIDE)
        lines.append(f"{row + 1}  " + " ".join(_cell(state, cell) for cell in cells).rstrip())
    board = state.board
    for seat in range(state.seats):
        lines.append(
            f"seat {seat}: cash {state.cash[seat]}, pawn on {state.pawns[seat]},"
            f" {board.floors_left(seat)} floors and {board.buildings_left(seat)} buildings left"
        )
    if state.phase == OVER:
        lines.append(f"worth {[account.worth for account in state.accounts]}")
    return "\n".join(lines)


def _cell(state: State, cell: int) -> str:
    sign = " ."
    building = state.board.at(cell)
    if building is not None:
        owner, height = building
        sign = f"{owner}{'B' if height == FINISHED else height}"
    return sign + ("*" if cell == state.architect else " ")
