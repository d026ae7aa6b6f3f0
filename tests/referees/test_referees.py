"""The referees themselves: honest games pass, wrong facts are objected to.

`honest.jsonl` holds one game of each kind (two of Skyline, one for each ending).
"""

from __future__ import annotations

import importlib.util
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HERE = Path(__file__).parent
HONEST = (HERE / "honest.jsonl").read_text(encoding="utf-8").splitlines()
Trace = dict[str, Any]


def load_check() -> ModuleType:
    spec = importlib.util.spec_from_file_location("referee_check", HERE / "check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECK = load_check()
BLUEPRINTS, FITS, MONUMENTS, SKYLINE = (CHECK.REFEREES[game] for game in CHECK.GAMES)


def honest(game: str, end: str = "bankrupt") -> Trace:
    for line in HONEST:
        trace: Trace = json.loads(line)
        if trace["game"] == game and trace.get("end", end) == end:
            return trace
    raise LookupError(game)


# Honest games, and the file reader


@pytest.mark.parametrize("line", HONEST)
def test_an_honest_game_gets_no_objection(line: str) -> None:
    assert CHECK.objections(line) == []


def test_the_file_reader_counts_and_exits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "traces.jsonl"
    file.write_text("\n".join(HONEST) + "\n", encoding="utf-8")
    assert CHECK.main(file) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "5 games, 0 with objections"
    file.write_text(HONEST[0] + "\n" + HONEST[1].replace('"seat": 1', '"seat": 0'), "utf-8")
    assert CHECK.main(file) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "game 2: round 1 turn 2 seat: is 0, should be 1"
    assert lines[-1] == "2 games, 1 with objections"
    assert len(lines) == CHECK.SHOWN + 2


@pytest.mark.parametrize(
    "line", ["", "[]", "{", '{"game": "chess"}', '{"game": "fits", "game": "fits"}']
)
def test_what_is_no_trace_is_objected_to(line: str) -> None:
    assert CHECK.objections(line)


# Wrong facts, one at a time


def wrong_score(trace: Trace) -> None:
    trace["rounds"][1]["scores"][0]["wood"] += 2


def wrong_total(trace: Trace) -> None:
    trace["rounds"][1]["scores"][0]["total"] += 1


def prize_for_nobody(trace: Trace) -> None:
    for facts in trace["rounds"]:
        facts["prizes"] = dict.fromkeys(facts["prizes"])


def award_to_the_loser(trace: Trace) -> None:
    trace["rounds"][0]["awards"]["silver"] = 1 - trace["rounds"][0]["awards"]["silver"]


def removed_though_it_fits(trace: Trace) -> None:
    trace["rounds"][0]["turns"][0]["placed"] = None


def hatched_space(trace: Trace) -> None:
    card = trace["rounds"][0]["cards"][trace["rounds"][0]["order"][0]]
    row, column = next((r, c) for r in range(3) for c in range(2) if card[r][c] == ".")
    trace["rounds"][0]["turns"][0]["placed"] = [row, column]


def card_dealt_twice(trace: Trace) -> None:
    trace["rounds"][1]["cards"][0] = trace["rounds"][0]["cards"][1]


def no_discard(trace: Trace) -> None:
    trace["rounds"][0]["turns"][3]["discarded"] = None


def wrong_starter(trace: Trace) -> None:
    trace["rounds"][1]["order"].reverse()


def in_demand_twice(trace: Trace) -> None:
    trace["rounds"][0]["in_demand"] = ["wood", "wood"]


def ninth_die(trace: Trace) -> None:
    trace["rounds"][0]["turns"][0]["drawn"] = [["wood", 1], ["wood", 1]]
    trace["rounds"][0]["turns"][1]["drawn"] = [["wood", 1], ["wood", 1]]


def nobody_wins(trace: Trace) -> None:
    trace["winners"] = []


def surplus_key(trace: Trace) -> None:
    trace["rounds"][0]["weather"] = "fine"


def fraction(trace: Trace) -> None:
    place = trace["turns"][0] if "turns" in trace else trace["rounds"][0]["scores"]
    place["pawn" if "turns" in trace else 0] = float(7)


def hangs_in_the_air(trace: Trace) -> None:
    cells = trace["rounds"][0]["turns"][0]["cells"]
    trace["rounds"][0]["turns"][0]["cells"] = [[row - 1, column] for row, column in cells]


def over_the_side(trace: Trace) -> None:
    cells = trace["rounds"][0]["turns"][0]["cells"]
    trace["rounds"][0]["turns"][0]["cells"] = [[row, column + 6] for row, column in cells]


def start_piece_set_aside(trace: Trace) -> None:
    trace["rounds"][0]["turns"][0].update(cells=None, why="aside")


def card_turned_twice(trace: Trace) -> None:
    turns = trace["rounds"][0]["turns"]
    for turn in turns[-2:]:
        turn["card"] = turns[2]["card"]


def same_start_card(trace: Trace) -> None:
    trace["rounds"][0]["start"][0] = trace["rounds"][0]["start"][1]


def wrong_board(trace: Trace) -> None:
    trace["rounds"][0]["board"] = 4


def wrong_totals(trace: Trace) -> None:
    trace["totals"].reverse()


def short_path(trace: Trace) -> None:
    turn = trace["rounds"][0]["pickups"][5]
    turn["path"], turn["took"] = turn["path"][1:], turn["took"][1:]


def leaves_a_piece(trace: Trace) -> None:
    trace["rounds"][0]["pickups"][1]["took"][0] = None


def wrong_quarry(trace: Trace) -> None:
    trace["rounds"][0]["quarry"]["c"][0] = "K"


def wrong_worker(trace: Trace) -> None:
    trace["rounds"][0]["worker"] = (trace["rounds"][0]["worker"] + 1) % 3


def passes_at_once(trace: Trace) -> None:
    build = trace["rounds"][0]["builds"][0]
    trace["rounds"][0]["builds"][0] = {"seat": build["seat"], "pass": True, "lost": 0}


def loses_nothing(trace: Trace) -> None:
    for facts in trace["rounds"]:
        for build in facts["builds"]:
            if "lost" in build:
                build["lost"] = 0


def floating_brick(trace: Trace) -> None:
    first = trace["rounds"][0]["builds"][0]
    first.update(brick=[4, 1, 6, "O"], points=7)


def wrong_points(trace: Trace) -> None:
    trace["rounds"][0]["builds"][0]["points"] += 2


def one_round_less(trace: Trace) -> None:
    trace["rounds"].pop()


def wrong_jewels(trace: Trace) -> None:
    trace["jewels"][0] += 1


def off_centre(trace: Trace) -> None:
    trace["setup"][0]["building"] = [0, 0]


def wrong_setup_order(trace: Trace) -> None:
    trace["setup"][2], trace["setup"][3] = trace["setup"][3], trace["setup"][2]


def wrong_pawn(trace: Trace) -> None:
    trace["turns"][1]["pawn"] += 1


def no_rent(trace: Trace) -> None:
    next(turn for turn in trace["turns"] if turn["rent"])["rent"] = None


def builds_nothing(trace: Trace) -> None:
    trace["turns"][0]["build"] = None


def card_not_carried_out(trace: Trace) -> None:
    next(turn for turn in trace["turns"] if turn["card"])["card"]["effect"] = None


def unknown_card(trace: Trace) -> None:
    next(turn for turn in trace["turns"] if turn["card"])["card"]["name"] = "jackpot"


def architect_stays(trace: Trace) -> None:
    trace["turns"][0]["architect"] = trace["setup"][-1]["floor"]


def gift_of_money(trace: Trace) -> None:
    trace["turns"][5]["cash"][0] += 10


def stolen_building(trace: Trace) -> None:
    board = trace["turns"][4]["board"]
    key = next(iter(board))
    board[key] = [1 - board[key][0], board[key][1]]


def other_end(trace: Trace) -> None:
    trace["end"] = "last building"


def goes_on_after_the_end(trace: Trace) -> None:
    trace["turns"].append(trace["turns"][-2])


def debtor_keeps_more(trace: Trace) -> None:
    trace["final"] = [amount + 100 for amount in trace["final"]]


WRONG: dict[str, list[Callable[[Trace], None]]] = {
    "blueprints": [
        wrong_score,
        wrong_total,
        prize_for_nobody,
        award_to_the_loser,
        removed_though_it_fits,
        hatched_space,
        card_dealt_twice,
        no_discard,
        wrong_starter,
        in_demand_twice,
        ninth_die,
    ],
    "fits": [
        hangs_in_the_air,
        over_the_side,
        start_piece_set_aside,
        card_turned_twice,
        same_start_card,
        wrong_board,
        wrong_totals,
    ],
    "monuments": [
        short_path,
        leaves_a_piece,
        wrong_quarry,
        wrong_worker,
        passes_at_once,
        loses_nothing,
        floating_brick,
        wrong_points,
        one_round_less,
        wrong_jewels,
    ],
    "skyline": [
        off_centre,
        wrong_setup_order,
        wrong_pawn,
        no_rent,
        builds_nothing,
        card_not_carried_out,
        unknown_card,
        architect_stays,
        gift_of_money,
        stolen_building,
        other_end,
        goes_on_after_the_end,
        debtor_keeps_more,
    ],
}


@pytest.mark.parametrize(
    ("game", "spoil"),
    [(game, spoil) for game, spoils in WRONG.items() for spoil in [*spoils, nobody_wins, fraction]],
)
def test_a_wrong_fact_is_objected_to(game: str, spoil: Callable[[Trace], None]) -> None:
    trace = honest(game)
    spoil(trace)
    assert CHECK.objections(json.dumps(trace))


@pytest.mark.parametrize("game", ["blueprints", "fits", "monuments"])
def test_a_surplus_key_is_objected_to(game: str) -> None:
    trace = honest(game)
    surplus_key(trace)
    assert CHECK.objections(json.dumps(trace))


def turn_lists(trace: Trace) -> list[list[Any]]:
    if "turns" in trace:
        return [trace["setup"], trace["turns"]]
    names = ("turns", "pickups", "builds")
    return [facts[name] for facts in trace["rounds"] for name in names if name in facts]


@pytest.mark.parametrize("game", CHECK.GAMES)
def test_a_missing_or_repeated_turn_is_objected_to(game: str) -> None:
    chance = random.Random(1)
    for repeated in (False, True):
        for index in range(len(turn_lists(honest(game)))):
            trace = honest(game)
            turns = turn_lists(trace)[index]
            place = chance.randrange(len(turns))
            turns[place : place + 1] = [turns[place]] * 2 if repeated else []
            assert CHECK.objections(json.dumps(trace)), (index, place)


# The data and the examples in the rules


def test_the_blueprints_deck() -> None:
    assert len(BLUEPRINTS.DECK) == 24
    for card in BLUEPRINTS.DECK:
        assert sum(int(sign) for line in card for sign in line if sign != ".") == 6


def test_the_blueprints_example() -> None:
    card = ("13", "2.", "..")
    first = {
        (0, 0): [("recycled", 1)],
        (0, 1): [("wood", 1), ("recycled", 1), ("recycled", 1)],
        (1, 0): [("glass", 1), ("glass", 2)],
    }
    parts = {"bonus": 6, "wood": 4, "recycled": 10, "stone": 0, "glass": 3, "total": 23}
    assert BLUEPRINTS.Referee.score(card, first) == parts
    second = {
        (0, 0): [("wood", 1), ("stone", 1)],
        (0, 1): [("wood", 1), ("recycled", 1)],
        (1, 0): [("recycled", 1), ("recycled", 1)],
    }
    parts = {"bonus": 0, "wood": 10, "recycled": 10, "stone": 3, "glass": 0, "total": 23}
    assert BLUEPRINTS.Referee.score(card, second) == parts


def test_the_fits_pieces() -> None:
    assert sum(len(shapes) for shapes in FITS.PIECES.values()) == 80
    assert sum(len(next(iter(shapes))) for shapes in FITS.PIECES.values()) == 72


@pytest.mark.parametrize(
    ("board", "bare", "points"),
    [
        (1, [], 12),
        (1, [(0, 0)], 10),
        (2, [(0, 0), (4, 1)], 2),
        (3, [(1, 1), (3, 0)], -3),
        (4, [(0, 2)], -3),
        (4, [(0, 2), (11, 3), (0, 0)], 2),
    ],
)
def test_fits_scores(board: int, bare: list[tuple[int, int]], points: int) -> None:
    covered = {(row, column) for row in range(12) for column in range(6)} - set(bare)
    assert FITS.score(board, covered) == points


@pytest.mark.parametrize(
    ("monument", "bricks", "points"),
    [
        ("notre_dame", 51, 157),
        ("san_pietro", 59, 171),
        ("taj_mahal", 43, 133),
        ("capitol", 49, 153),
    ],
)
def test_the_monument_plans(monument: str, bricks: int, points: int) -> None:
    plan = MONUMENTS.PLANS[monument]
    assert len(plan) == bricks
    assert sum(MONUMENTS.LEVEL_POINTS[level - 1] for level, _, _ in plan) == points
    needed = Counter(plan.values())
    for index, colour in enumerate(MONUMENTS.COLOURS):
        bags = sum(bag[index] for bag in MONUMENTS.BAGS[monument])
        assert needed[colour] <= bags <= MONUMENTS.BOX[colour]


def test_passing_costs_the_bricks_left_and_finishing_early_gives_them_back() -> None:
    referee = MONUMENTS.Referee(honest("monuments") | {"seats": 2})
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
    assert SKYLINE.DECK.total() == 20
    referee = SKYLINE.Referee(honest("skyline"))
    referee.board = {(0, 0): (1, 3), (0, 1): (1, 1), (1, 0): (1, 1), (1, 1): (0, 1)}
    referee.pawns[0] = 1
    referee.rent({"to": 1, "amount": 120, "paid": 120}, 0, "here")
    assert referee.bad == []
    assert referee.cash == [580, 820]


def test_a_skyline_debtor_keeps_what_the_bonus_leaves() -> None:
    referee = SKYLINE.Referee(honest("skyline"))
    referee.board = {(0, 0): (1, 3), (0, 1): (1, 1), (5, 5): (0, 3)}
    referee.pawns[0], referee.cash = 1, [50, 700]
    referee.rent({"to": 1, "amount": 110, "paid": 50}, 0, "here")
    assert referee.bad == []
    assert referee.cash == [0, 810]
    assert referee.debt == (0, 40)
