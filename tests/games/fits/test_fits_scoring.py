"""What uncovered cells, rows and symbols are worth, board by board."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.boards import parse_board
from blueprints_desktop.games.fits.grid import BOARD, ROW_MASKS, bit
from blueprints_desktop.games.fits.scoring import Score, explain, score
from blueprints_desktop.games.fits.titles import earns_title, title_of


def covering_all_but(*bare: tuple[int, int]) -> int:
    return BOARD & ~sum(bit(row, column) for row, column in bare)


def test_every_uncovered_plain_cell_costs_one(game):
    for board in game.boards.values():
        assert score(board, covering_all_but((2, 2))).plain == -1
        assert score(board, covering_all_but((2, 2), (5, 1), (9, 2))).plain == -3


@pytest.mark.parametrize(
    ("number", "nothing_covered", "all_covered"),
    [
        (1, Score(-72, 0, 0, 0, 0), Score(0, 12, 0, 0, 0)),
        (2, Score(-58, 0, 22, 0, 0), Score(0, 0, 0, 0, 0)),
        (3, Score(-60, 0, 12, -30, 0), Score(0, 0, 0, 0, 0)),
        (4, Score(-62, 0, 0, 0, 15), Score(0, 0, 0, 0, 0)),
    ],
)
def test_empty_and_full_boards(game, number: int, nothing_covered: Score, all_covered: Score):
    assert score(game.boards[number], 0) == nothing_covered
    assert score(game.boards[number], BOARD) == all_covered


def test_each_complete_row_of_board_one_earns_one(game):
    for rows in range(13):
        covered = sum(ROW_MASKS[:rows])
        assert score(game.boards[1], covered) == Score(6 * rows - 72, rows, 0, 0, 0)


def test_a_row_with_a_hole_is_not_complete(game):
    assert score(game.boards[1], covering_all_but((4, 3))) == Score(-1, 11, 0, 0, 0)


def test_rows_earn_nothing_on_other_boards(game):
    assert [score(game.boards[number], BOARD).rows for number in (1, 2, 3, 4)] == [12, 0, 0, 0]


@pytest.mark.parametrize(("cell", "points"), [((0, 1), 1), ((2, 0), 2), ((4, 1), 3), ((9, 5), 2)])
def test_an_uncovered_bonus_cell_earns_its_number_and_costs_nothing(game, cell, points: int):
    assert score(game.boards[2], covering_all_but(cell)) == Score(0, 0, points, 0, 0)


def test_board_three_has_bonus_and_malus(game):
    assert score(game.boards[3], covering_all_but((7, 0))) == Score(0, 0, 3, 0, 0)
    assert score(game.boards[3], covering_all_but((8, 0))) == Score(0, 0, 0, -5, 0)
    assert score(game.boards[3], covering_all_but((8, 0), (9, 3), (8, 3))).total == 2 - 10


@pytest.mark.parametrize(
    ("bare", "points"),
    [
        ([], 0),
        ([(2, 1)], -3),
        ([(9, 4)], -3),
        ([(2, 1), (9, 4)], 3),
        ([(2, 1), (2, 4)], -6),
        ([(2, 1), (9, 4), (5, 2)], 0),
        ([(2, 1), (9, 4), (5, 2), (6, 3)], 6),
    ],
)
def test_symbols_count_in_pairs_and_their_cells_cost_nothing(game, bare, points: int):
    assert score(game.boards[4], covering_all_but(*bare)) == Score(0, 0, 0, 0, points)


def test_enclosed_or_not_makes_no_difference(game):
    """Uncovered means only that no piece lies on the cell."""
    enclosed, at_the_top = covering_all_but((6, 3)), covering_all_but((0, 3))
    assert score(game.boards[1], enclosed) == score(game.boards[1], at_the_top)


def test_cells_above_the_board_score_nothing(game):
    above = bit(-1, 0) | bit(-3, 5)
    for board in game.boards.values():
        assert score(board, above) == score(board, 0)
        assert explain(board, above | BOARD) == explain(board, BOARD)


def test_the_data_say_what_a_malus_costs_and_whether_rows_score(game):
    rows = list(game.boards[3].rows)
    board = parse_board("own", {"rows": rows, "rows_score": True, "malus": 7}, "own.toml")
    assert score(board, covering_all_but((8, 0))) == Score(0, 11, 0, -7, 0)


def test_every_point_is_explained_by_its_cells(game):
    chance = Chance(4)
    for board in game.boards.values():
        for _ in range(60):
            covered = sum(1 << place for place in range(72) if chance.below(8))
            reasons = explain(board, covered)
            parts = {"plain": 0, "rows": 0, "bonus": 0, "malus": 0, "pairs": 0}
            for reason in reasons:
                parts[reason.part] += reason.points
                for row, column in reason.cells:
                    bare = not covered & bit(row, column)
                    assert bare is (reason.part != "rows")
            assert Score(**parts) == score(board, covered)
            named = [cell for reason in reasons if reason.part != "rows" for cell in reason.cells]
            assert len(named) == len(set(named)) == (BOARD & ~covered).bit_count()


def test_a_pair_is_explained_by_both_cells_a_single_symbol_by_one(game):
    both = explain(game.boards[4], covering_all_but((4, 1), (7, 4)))
    assert [(reason.part, set(reason.cells), reason.points) for reason in both] == [
        ("pairs", {(4, 1), (7, 4)}, 3)
    ]
    one = explain(game.boards[4], covering_all_but((7, 4)))
    assert [(reason.part, reason.cells, reason.points) for reason in one] == [
        ("pairs", ((7, 4),), -3)
    ]


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (31, "architect"),
        (30, "engineer"), (26, "engineer"),
        (25, "mason"), (21, "mason"),
        (20, "paver"), (16, "paver"),
        (15, "stone_breaker"), (11, "stone_breaker"),
        (10, "grout_scraper"), (6, "grout_scraper"),
        (5, "gap_filler"), (0, "gap_filler"), (-40, "gap_filler"),
    ],
)  # fmt: skip
def test_the_title_for_points(points: int, title: str):
    assert title_of(points).name == title


@pytest.mark.parametrize(
    ("boards", "titled"),
    [
        ((1, 2, 3, 4), True),
        ((3, 1, 4, 2), True),
        ((1,), False),
        ((1, 2, 3), False),
        ((1, 2, 3, 4, "spiral"), False),
        ((1, 2, 3, "spiral"), False),
        ((1, 2, 3, "4"), False),
    ],
)
def test_titles_are_given_for_boards_one_to_four_in_any_order(boards, titled: bool):
    assert earns_title(boards) is titled
