"""A position of World Monuments drawn in letters; what a view does not know shows as a question mark."""

from blueprints_desktop.games.monuments.kit import Kit
from blueprints_desktop.games.monuments.pieces import LETTERS, heap_text
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.quarry import Quarry
from blueprints_desktop.games.monuments.state import NOWHERE, OVER, PHASE_NAMES, State


def picture(kit: Kit, state: State) -> str:
    """The table as a few lines of text; bricks still to be set are small letters."""
    turn = "" if state.phase == OVER else f"; seat {state.seat} to act"
    lines = [
        f"{kit.monument}, round {state.round + 1}, {PHASE_NAMES[state.phase]}{turn}",
        *_quarry(kit.quarry, state),
        *_site(kit.plan, state.built),
    ]
    for seat, (stock, score) in enumerate(zip(state.stocks, state.scores, strict=True)):
        pieces = "?" if stock is None else heap_text(stock)
        marks = [
            "leads" if seat == state.lead else "",
            "passed" if state.passed >> seat & 1 else "",
            f"lost {state.lost[seat]}" if state.lost[seat] else "",
        ]
        said = "".join(f", {mark}" for mark in marks if mark)
        lines.append(f"seat {seat}: {score} points, stock {pieces}{said}")
    return "\n".join(lines)


def _quarry(quarry: Quarry, state: State) -> list[str]:
    if not any(state.quarry):
        return ["quarry empty"]
    cells = [
        f"{cell}:{heap_text(heap)}" for cell, heap in zip(quarry.cells, state.quarry, strict=True)
    ]
    at = "not placed" if state.at == NOWHERE else f"on {quarry.cells[state.at]}"
    return [
        f"outer  {' '.join(cells[: quarry.outer])}",
        f"middle {' '.join(cells[quarry.outer : -1])}",
        f"centre {cells[-1]}; turn {state.turn + 1}, worker {at}",
    ]


def _site(plan: Plan, built: int) -> list[str]:
    """The levels side by side, the front row on top as in the data."""
    levels = plan.bricks[-1].level
    signs = [[["."] * plan.width for _ in range(levels)] for _ in range(plan.rows)]
    for number, brick in enumerate(plan.bricks):
        letter = LETTERS[brick.colour]
        sign = letter if built >> number & 1 else letter.lower()
        signs[brick.row][brick.level - 1][brick.x : brick.x + 2] = [sign] * 2
    return ["  ".join("".join(level) for level in row) for row in signs]
