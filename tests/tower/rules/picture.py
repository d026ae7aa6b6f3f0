"""A position of Tower drawn in letters: a brick is the number of its seat."""

from tests.tower.rules.sizes import HEIGHT
from tests.tower.rules.state import State


def picture(state: State) -> str:
    """The columns side by side, and who is to act."""
    head = f"seat {state.seat} to lay" if state.open else "game over"
    lines = [f"{head}, points {list(state.scores)}"]
    for level in reversed(range(HEIGHT)):
        bricks = (column[level : level + 1] or (".",) for column in state.columns)
        lines.append(" ".join(str(brick) for (brick,) in bricks))
    return "\n".join(lines)
