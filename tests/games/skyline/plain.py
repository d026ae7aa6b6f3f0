"""The rules once more, in the plainest code there is, to compare the program with.

Cells are (row, column), a board is a dict from cell to (owner, height), 3 is finished.
"""

from collections.abc import Iterator

from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State

Cell = tuple[int, int]
City = dict[Cell, tuple[int, int]]

GRID = [(row, column) for row in range(6) for column in range(6)]
DIRECTIONS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def cell_of(number: int) -> Cell:
    return number // 6, number % 6


def name(cell: Cell) -> str:
    return "abcdef"[cell[1]] + "123456"[cell[0]]


def city_of(state: State) -> City:
    city: City = {}
    levels = (state.board.singles, state.board.doubles, state.board.finished)
    for height, level in enumerate(levels, 1):
        for owner, cells in enumerate(level):
            for number in range(36):
                if cells >> number & 1:
                    assert cell_of(number) not in city, "one building on a cell"
                    city[cell_of(number)] = (owner, height)
    return city


def walks(start: Cell, steps: int, turns: int) -> set[Cell]:
    """Where one gets in exactly so many steps, with so few turns, entering no cell twice."""
    ends: set[Cell] = set()

    def walk(path: list[Cell], heading: Cell | None, turned: int) -> None:
        if len(path) == steps + 1:
            ends.add(path[-1])
            return
        for way in DIRECTIONS:
            now = turned + (heading is not None and way != heading)
            ahead = (path[-1][0] + way[0], path[-1][1] + way[1])
            if now <= turns and ahead in GRID and ahead not in path:
                walk([*path, ahead], way, now)

    walk([start], None, 0)
    return ends


def chain(city: City, start: Cell) -> set[Cell]:
    found = {start}
    while True:
        beside = {(r + down, c + right) for r, c in found for down, right in DIRECTIONS}
        more = {cell for cell in beside if cell in city and city[cell][0] == city[start][0]}
        if more <= found:
            return found
        found |= more


def rent(city: City, cells: set[Cell]) -> int:
    return sum({1: 10, 2: 20, 3: 100}[city[cell][1]] for cell in cells)


def floors_left(city: City, seat: int) -> int:
    return 13 - sum(height for owner, height in city.values() if owner == seat and height < 3)


def finished_count(city: City, seat: int) -> int:
    return sum(owner == seat and height == 3 for owner, height in city.values())


def legal(state: State) -> set[str]:
    """Every legal move as text."""
    city = city_of(state)
    free = [cell for cell in GRID if cell not in city]
    if state.phase == ROLLING:
        return {"roll"}
    if state.phase == PLACING:
        central = [cell for cell in free if cell[0] in (2, 3) and cell[1] in (2, 3)]
        return {name(cell) for cell in (central if state.turn < state.seats else free)}
    if state.phase == BUILDING:
        reached = walks(cell_of(state.architect), state.dice[1], turns=1)
        return {
            *_with_floor(state, city, {name(cell): cell for cell in free if cell in reached}),
            *_with_floor(state, city, dict(_raises(state, city, reached))),
        }
    return {f"card {text}" for text in _card(state, city, free)} if state.phase == CARD else set()


def _with_floor(state: State, city: City, wanted: dict[str, Cell]) -> Iterator[str]:
    """The texts, with every floor that could be lifted where the supply is empty."""
    if floors_left(city, state.seat):
        yield from wanted
    elif state.options.recycle_floors:
        for lifted, building in city.items():
            if building == (state.seat, 1) and lifted != cell_of(state.architect):
                yield from (f"{text}^{name(lifted)}" for text, at in wanted.items() if at != lifted)


def _raises(state: State, city: City, among: set[Cell]) -> Iterator[tuple[str, Cell]]:
    turns = 0 if state.options.straight_piles else 1
    for cell in among:
        owner, height = city.get(cell, (None, 3))
        if owner != state.seat or height == 3:
            continue
        for target in walks(cell, height + 1, turns):
            if target in city and target != cell_of(state.architect):
                victim, low = city[target]
                if victim != state.seat and low < height + 1 and low < 3:
                    yield f"{name(cell)}>{name(target)}", cell


def _card(state: State, city: City, free: list[Cell]) -> set[str]:
    seat, card = state.seat, state.card
    touchable = {cell: at for cell, at in city.items() if cell != cell_of(state.architect)}
    own = [cell for cell, (owner, height) in touchable.items() if owner == seat and height < 3]
    own_tall = [cell for cell, at in touchable.items() if at == (seat, 3)]
    low = [cell for cell, (owner, height) in touchable.items() if owner != seat and height < 3]
    tall = [cell for cell, (owner, height) in touchable.items() if owner != seat and height == 3]
    others = [other for other in range(state.seats) if other != seat]
    if card == "demolition_order":
        return {name(cell) for cell in low}
    if card == "expropriation":
        most = max(state.cash[other] for other in others)
        return {name(cell) for cell in low if state.cash[city[cell][0]] == most}
    if card == "forced_sale":
        single = {cell: cell for cell in low if city[cell][1] == 1}
        return set(_with_floor(state, city, {name(cell): cell for cell in single}))
    if card == "building_permit":
        return set(_with_floor(state, city, {name(cell): cell for cell in free}))
    if card == "extra_storey":
        return set(_with_floor(state, city, {name(cell): cell for cell in own}))
    if card == "rush_job":
        return set(_with_floor(state, city, dict(_raises(state, city, set(own)))))
    if card == "implosion":
        counts = [finished_count(city, other) for other in range(state.seats)]
        return {
            name(cell)
            for cell in own_tall + tall
            if counts[city[cell][0]] == max(counts) and max(counts) >= 2
        }
    pairs = {
        "relocation": (own, free),
        "tower_on_rails": (own_tall, free),
        "land_swap": (own, low),
        "takeover": (own + own_tall, tall),
    }
    firsts, seconds = pairs[card or ""]
    return {f"{name(first)}>{name(second)}" for first in firsts for second in seconds}
