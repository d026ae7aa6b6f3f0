"""What the referees know: the games' data, and the examples in the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.referees import blueprints, fits, monuments, skyline
from tests.referees.honest import honest
from tests.referees.skyline_cards import DECK


def test_the_blueprints_deck() -> None:
    assert len(blueprints.DECK) == 24
    for card in blueprints.DECK:
        assert sum(int(sign) for line in card for sign in line if sign != ".") == 6


def test_the_blueprints_example() -> None:
    card = ("13", "2.", "..")
    first = {
        (0, 0): [("recycled", 1)],
        (0, 1): [("wood", 1), ("recycled", 1), ("recycled", 1)],
        (1, 0): [("glass", 1), ("glass", 2)],
    }
    parts = {"bonus": 6, "wood": 4, "recycled": 10, "stone": 0, "glass": 3, "total": 23}
    assert blueprints.Referee.score(card, first) == parts
    second = {
        (0, 0): [("wood", 1), ("stone", 1)],
        (0, 1): [("wood", 1), ("recycled", 1)],
        (1, 0): [("recycled", 1), ("recycled", 1)],
    }
    parts = {"bonus": 0, "wood": 10, "recycled": 10, "stone": 3, "glass": 0, "total": 23}
    assert blueprints.Referee.score(card, second) == parts


def test_the_fits_pieces() -> None:
    assert sum(len(shapes) for shapes in fits.PIECES.values()) == 80
    assert sum(len(next(iter(shapes))) for shapes in fits.PIECES.values()) == 72


@pytest.mark.parametrize(
    ("board", "bare", "points"),
    [
        (1, [], 12),
        (1, [(0, 0)], 10),
        (2, [(0, 0), (4, 1)], 2),
        (3, [(1, 1), (2, 1)], -3),
        (4, [(2, 1)], -3),
        (4, [(2, 1), (9, 4), (0, 0)], 2),
    ],
)
def test_fits_scores(board: int, bare: list[tuple[int, int]], points: int) -> None:
    covered = {(row, column) for row in range(12) for column in range(6)} - set(bare)
    assert fits.score(board, covered) == points


@pytest.mark.parametrize(
    ("monument", "bricks", "points"),
    [
        ("notre_dame", 57, 171),
        ("san_pietro", 56, 154),
        ("taj_mahal", 45, 137),
        ("capitol", 48, 150),
    ],
)
def test_the_monument_plans(monument: str, bricks: int, points: int) -> None:
    plan = monuments.PLANS[monument]
    assert len(plan) == bricks
    assert sum(monuments.LEVEL_POINTS[level - 1] for level, _, _ in plan) == points
    needed = Counter(plan.values())
    for index, colour in enumerate(monuments.COLOURS):
        bags = sum(bag[index] for bag in monuments.BAGS[monument])
        assert needed[colour] <= bags <= monuments.BOX[colour]


def test_passing_costs_the_bricks_left_and_finishing_early_gives_them_back() -> None:
    referee = monuments.Referee(honest("monuments") | {"seats": 2})
    referee.plan = {(1, 0, 0): "V", (1, 0, 2): "V", (2, 0, 1): "R", (2, 1, 0): "N"}
    referee.stocks = [Counter("VV"), Counter("VROBBB")]
    referee.built = {(1, 0, 2), (2, 1, 0)}
    passes = {"seat": 0, "pass": True, "lost": 1}
    lower = {"seat": 0, "brick": [1, 0, 0, "V"], "points": 1}
    upper = {"seat": 1, "brick": [2, 0, 1, "R"], "points": 3}
    referee.builds([lower, upper], 1, 0, "round 1")
    assert referee.bad == []
    assert referee.scores == [11, 13]
    referee.built.remove((2, 0, 1))
    referee.stocks[1] = Counter("VROBBB")
    referee.builds([passes, upper], 1, 0, "round 1")
    assert referee.bad == []
    assert referee.scores == [11, 16]
    referee.built.remove((2, 0, 1))
    referee.stocks[1] = Counter("VNOBBB")
    referee.builds([passes, {"seat": 1, "pass": True, "lost": 3}], 1, 0, "round 1")
    assert referee.bad == []
    assert referee.scores == [10, 13]


def test_the_skyline_deck_and_rent() -> None:
    assert DECK.total() == 20
    referee = skyline.Referee(honest("skyline"))
    referee.city.board = {(0, 0): (1, 3), (0, 1): (1, 1), (1, 0): (1, 1), (1, 1): (0, 1)}
    referee.pawns[0] = 1
    referee.rent({"to": 1, "amount": 120, "paid": 120}, 0, "here")
    assert referee.bad == []
    assert referee.cash == [580, 820]


def test_a_skyline_debtor_keeps_what_the_bonus_leaves() -> None:
    referee = skyline.Referee(honest("skyline"))
    referee.city.board = {(0, 0): (1, 3), (0, 1): (1, 1), (5, 5): (0, 3)}
    referee.pawns[0], referee.cash = 1, [50, 700]
    referee.rent({"to": 1, "amount": 110, "paid": 50}, 0, "here")
    assert referee.bad == []
    assert referee.cash == [0, 810]
    assert referee.debt == (0, 40)
