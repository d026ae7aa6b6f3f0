"""Why a move is not allowed, as a code. Asked only when it is known that it is not."""

from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import BIT, CENTRAL, RING, STRAIGHT, is_cell
from blueprints_desktop.games.skyline.moves import Build, CardMove, Roll
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, OVER, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.targets import NEEDS_FLOOR, liftable

_PHASES: dict[type, tuple[int, ...]] = {
    Roll: (ROLLING,),
    Build: (PLACING, BUILDING),
    CardMove: (CARD,),
}


def refusal(state: State, move: object) -> str:
    """The most telling reason against an illegal move."""
    if type(move) not in _PHASES:
        return "not-a-skyline-move"
    if state.phase == OVER:
        return "game-is-over"
    if state.phase not in _PHASES[type(move)]:
        return "not-now"
    assert isinstance(move, Build | CardMove), "a roll in its phase is legal"
    if not is_cell(move.cell) or not all(
        place is None or is_cell(place) for place in (move.target, move.lifted)
    ):
        return "no-such-cell"
    reasons = {PLACING: _placing, BUILDING: _building, CARD: _card}
    return reasons[state.phase](state, move) or _lifting(state, move)


def _placing(state: State, move: Build | CardMove) -> str | None:
    if move.target is not None:
        return "nothing-to-move"
    if not state.board.free & BIT[move.cell]:
        return "cell-is-taken"
    if state.turn < state.seats and not CENTRAL & BIT[move.cell]:
        return "not-a-central-cell"
    return None


def _building(state: State, move: Build | CardMove) -> str | None:
    if not RING[state.architect][state.dice[1]] & BIT[move.cell]:
        return "architect-cannot-get-there"
    if state.board.free & BIT[move.cell]:
        return None if move.target is None else "nothing-to-move"
    return _raising(state, move)


def _raising(state: State, move: Build | CardMove) -> str | None:
    """What speaks against raising the building on the named cell and moving it to the target."""
    building = state.board.at(move.cell)
    if building is None or building[0] != state.seat:
        return "not-your-building"
    height = building[1] + 1
    if height > FINISHED:
        return "building-is-finished"
    if move.target is None:
        return "pile-must-demolish"
    reach = STRAIGHT if state.options.straight_piles else RING
    if not reach[move.cell][height] & BIT[move.target]:
        return "pile-cannot-get-there"
    prey = state.board.at(move.target)
    if prey is None or prey[0] == state.seat:
        return "nothing-to-demolish"
    if prey[1] >= height:
        return "building-is-not-lower"
    return "architect-protects" if move.target == state.architect else None


def _card(state: State, move: Build | CardMove) -> str | None:
    if state.card == "rush_job":
        protected = state.architect in (move.cell, move.target)
        return "architect-protects" if protected else _raising(state, move)
    allowed = state.choices
    targets = dict(allowed.pairs)
    if move.target is None and targets:
        return "target-is-missing"
    if move.target is not None and not targets:
        return "one-cell-is-enough"
    if move.cell not in targets and not allowed.alone & BIT[move.cell]:
        return _wrong_place(state, move.cell, state.card == "building_permit")
    if move.target is not None and not targets[move.cell] & BIT[move.target]:
        return _wrong_place(state, move.target, state.card in ("relocation", "tower_on_rails"))
    return None


def _wrong_place(state: State, cell: int, should_be_free: bool) -> str:
    if should_be_free:
        return "cell-is-taken"
    return "architect-protects" if cell == state.architect else "not-a-target-of-the-card"


def _lifting(state: State, move: Build | CardMove) -> str:
    """The named cells are right, so it is the floor."""
    needs_floor = state.phase == BUILDING or state.card in NEEDS_FLOOR
    lift = liftable(state) if needs_floor else None
    if lift is None:
        return "nothing-to-lift"
    if move.lifted is None:
        return "no-floor-left"
    return "cannot-lift-that"
