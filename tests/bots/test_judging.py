"""Moves that are equal by symmetry are never held against each other.

The twins of a move are found here without the strategies' own keys: by mirror images of boards, cards
and plans.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import evolve

from blueprints_desktop.bots.advice import advise
from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.judging import judge
from blueprints_desktop.bots.monuments.symmetry import site_left
from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.fits.grid import COLUMNS
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import BLACK, UNIT
from blueprints_desktop.games.monuments.state import BUILDING
from blueprints_desktop.games.skyline.grid import SIDE, cells_in
from blueprints_desktop.games.skyline.moves import Build
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.track import LENGTH
from tests.support import middle_of, new_match

NODES = 2000
SEEDS = range(12)

Twins = Callable[[Any, Any, Any], list[Any]]


def mirrored(cells: int) -> int:
    """Cells of a ramp with left and right exchanged."""
    return sum(
        1 << at // COLUMNS * COLUMNS + COLUMNS - 1 - at % COLUMNS
        for at in range(cells.bit_length())
        if cells >> at & 1
    )


def fits_twins(game: Any, view: Any, move: Any) -> list[Any]:
    if not isinstance(move, Drop):
        return []
    ramp = ramp_after(view, move)
    assert ramp is not None
    drops = [drop for drop in game.legal_moves(view) if isinstance(drop, Drop)]
    afters = [(drop, ramp_after(view, drop)) for drop in drops]
    goal = mirrored(ramp.covered)
    return [drop for drop, after in afters if after is not None and after.covered == goal]


def blueprints_twins(game: Any, view: Any, move: Any) -> list[Any]:
    """By the card's mirror images and its half turn, where card and building have them."""
    if not isinstance(move, Take) or move.space == GONE:
        return []
    site = view.sites[game.to_act(view)]
    heights = game.deck[site.card].heights
    turns = [(1, 0, 3, 2, 5, 4), (4, 5, 2, 3, 0, 1), (5, 4, 3, 2, 1, 0)]
    return [
        Take(move.die, turn[move.space])
        for turn in turns
        if tuple(heights[space] for space in turn) == heights
        and tuple(site.building[space] for space in turn) == site.building
    ]


def monuments_twins(game: Any, view: Any, move: Any) -> list[Any]:
    """A brick's mirror image, where all that is built is symmetric; any cell of an even quarry."""
    if not isinstance(move, Brick):
        return list(game.legal_moves(view))
    plan = game.plan

    def twin(brick: Brick) -> Brick:
        return evolve(brick, x=plan.width - 2 - brick.x)

    if set(plan.in_mask(view.built)) != {twin(brick) for brick in plan.in_mask(view.built)}:
        return []
    return [twin(move)]


def skyline_twins(_: Any, view: Any, move: Any) -> list[Any]:
    """By all mirror images and rotations of the city that leave it as it is."""
    if view.phase != PLACING:
        return []

    def diagonal(cell: int) -> int:
        return cell % SIDE * SIDE + cell // SIDE

    def down(cell: int) -> int:
        return diagonal(across(diagonal(cell)))

    turns: list[Callable[[int], int]] = [
        across,
        diagonal,
        down,
        lambda cell: across(down(cell)),
        lambda cell: diagonal(across(cell)),
        lambda cell: across(diagonal(cell)),
        lambda cell: across(diagonal(across(cell))),
    ]
    board = view.board
    levels = [*board.singles, *board.doubles, *board.finished]
    return [
        Build(turn(move.cell))
        for turn in turns
        if all({turn(cell) for cell in cells_in(cells)} == set(cells_in(cells)) for cells in levels)
    ]


def fits_positions() -> Iterator[tuple[Any, Any]]:
    for seed in SEEDS:
        match = new_match("fits", 1, seed, boards=(1,))
        yield match.game, match.view(0)


def blueprints_positions() -> Iterator[tuple[Any, Any]]:
    for seed in range(40):
        match = new_match("blueprints", 2 + seed % 3, seed)
        yield match.game, match.view(match.to_act)


def monuments_positions() -> Iterator[tuple[Any, Any]]:
    for seed in range(4):
        match = new_match("monuments", 2, seed)
        view = match.view(match.to_act)
        rings = match.game.quarry  # type: ignore[attr-defined]
        even = [UNIT[0] if cell < rings.outer else UNIT[0] + UNIT[1] for cell in range(19)]
        even[-1] += UNIT[BLACK]
        assert len(even) == len(view.quarry)
        yield match.game, evolve(view, quarry=tuple(even))
        while match.state.phase != BUILDING:
            match.play(Chance(len(match.played)).pick(match.legal_moves()))
        for _ in range(4):
            yield match.game, match.view(match.to_act)
            match.play(match.legal_moves()[0])


def skyline_positions() -> Iterator[tuple[Any, Any]]:
    for seed in SEEDS:
        match = new_match("skyline", 2 + seed % 3, seed)
        for _ in range(2):
            yield match.game, match.view(match.to_act)
            match.play(Chance(seed).pick(match.legal_moves()))


POSITIONS: dict[str, tuple[Callable[[], Iterator[tuple[Any, Any]]], Twins]] = {
    "blueprints": (blueprints_positions, blueprints_twins),
    "fits": (fits_positions, fits_twins),
    "monuments": (monuments_positions, monuments_twins),
    "skyline": (skyline_positions, skyline_twins),
}


@pytest.mark.parametrize("key", POSITIONS)
def test_a_twin_of_the_best_move_has_lost_nothing(key: str) -> None:
    positions, twins = POSITIONS[key]
    compared = 0
    for number, (game, view) in enumerate(positions()):
        best = strategy_of(game).think(view, Chance(number), Budget(NODES)).move
        for twin in twins(game, view, best):
            if twin == best or twin not in game.legal_moves(view):
                continue
            judged = judge(game, view, twin, Chance(number), nodes=NODES)
            assert (judged.loss, judged.possible_loss) == (0.0, 0.0), f"{best} and {twin}"
            assert judged.thought.move == twin
            compared += 1
    assert compared >= 8


@pytest.mark.parametrize("key", POSITIONS)
def test_twins_lead_to_the_same_and_most_other_moves_do_not(key: str) -> None:
    positions, twins = POSITIONS[key]
    same = different = 0
    for game, view in positions():
        strategy, moves = strategy_of(game), list(game.legal_moves(view))
        for move in moves:
            for twin in twins(game, view, move):
                if twin in moves:
                    assert strategy.leads_to(view, twin) == strategy.leads_to(view, move)
                    same += twin != move
        different += len({strategy.leads_to(view, move) for move in moves}) > 1
    assert same
    assert different


@pytest.mark.parametrize("board", [2, 3, 4])
def test_on_a_board_with_two_different_halves_no_drop_has_a_twin(board: int) -> None:
    for seed in range(4):
        match = new_match("fits", 1, seed, boards=(board,))
        view, strategy = match.view(0), strategy_of(match.game)
        keys = {strategy.leads_to(view, move) for move in match.legal_moves()}
        assert len(keys) == len(match.legal_moves())


def test_the_arms_of_an_l_are_equal_although_no_mirror_of_the_card_shows_it() -> None:
    game: Any = new_match("blueprints", 2).game
    card = next(n for n, card in enumerate(game.deck) if card.rows == ["..", ".2", "22"])
    for seed in range(500):
        match = new_match("blueprints", 2, seed)
        view = match.view(match.to_act)
        site = view.sites[match.to_act]
        if site is not None and site.card == card:
            break
    else:
        pytest.fail("the card is never dealt")
    strategy, die = strategy_of(match.game), view.pool[0]
    corner, one, other = (strategy.leads_to(view, Take(die, space)) for space in (5, 3, 4))
    assert one == other != corner


def turned(cell: int) -> int:
    """Where a quarter turn clockwise takes a cell of the city."""
    return cell % SIDE * SIDE + SIDE - 1 - cell // SIDE


def across(cell: int) -> int:
    return cell // SIDE * SIDE + SIDE - 1 - cell % SIDE


def moved_city(state: Any, way: Callable[[int], int], by: int) -> Any:
    """The position with every cell of the city moved, and the pawns so far along the street."""
    board = state.board
    levels = [
        tuple(sum(1 << way(cell) for cell in cells_in(cells)) for cells in level)
        for level in (board.singles, board.doubles, board.finished)
    ]
    pawns = tuple((pawn + by) % LENGTH for pawn in state.pawns)
    city = type(board)(*levels)
    return evolve(state, board=city, pawns=pawns, architect=way(state.architect))


def moved_move(move: Any, way: Callable[[int], int]) -> Any:
    places = (move.cell, move.target, move.lifted)
    return type(move)(*(None if at is None else way(at) for at in places))


def test_a_city_turned_with_its_street_is_the_same() -> None:
    """And a mirrored one is not, since pawns go clockwise."""
    seen = 0
    for seed in range(20):
        match: Match = middle_of("skyline", 2, seed, 30 + seed)
        state, strategy = match.state, strategy_of(match.game)
        if match.outcome is not None or len(match.legal_moves()) < 2:
            continue
        for move in match.legal_moves():
            key = strategy.leads_to(state, move)
            quarter = moved_city(state, turned, LENGTH // 4), moved_move(move, turned)
            mirror = moved_city(state, across, 0), moved_move(move, across)
            assert strategy.leads_to(*quarter) == key
            assert strategy.leads_to(*mirror) != key
            seen += 1
    assert seen > 20


def test_what_is_left_of_a_monument_does_not_depend_on_where_it_stands() -> None:
    """Rows carry nothing of each other: one built from the left is one built from the right."""
    plan: Any = new_match("monuments", 2, monument="taj_mahal").game.plan
    left, right = (
        next(n for n, brick in enumerate(plan.bricks) if (brick.row, brick.x) == (1, x))
        for x in (0, plan.width - 2)
    )
    behind = next(n for n, brick in enumerate(plan.bricks) if (brick.row, brick.x) == (3, 0))
    inner = next(n for n, brick in enumerate(plan.bricks) if (brick.row, brick.x) == (1, 2))
    assert site_left(plan, 1 << left) == site_left(plan, 1 << right) == site_left(plan, 1 << behind)
    assert site_left(plan, 1 << left) != site_left(plan, 1 << inner)


def test_a_hint_is_not_compared_with_its_own_mirror_image(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("fits", 1, 0, boards=(1,))
    view, strategy = match.view(0), strategy_of(match.game)
    options = strategy.options(view)
    obvious = max(options, key=lambda option: option.worth).move
    (twin,) = fits_twins(match.game, view, obvious)
    assert twin != obvious
    monkeypatch.setattr(strategy, "search", lambda *_: twin)
    thought = advise(match.game, view, Chance(1), nodes=50)
    assert (thought.move, thought.instead_of) == (twin, None)
