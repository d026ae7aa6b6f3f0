"""One fact of an honest trace made wrong, in every way that a referee must notice."""

from __future__ import annotations

from collections.abc import Callable

from tests.referees.judge import Trace


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
