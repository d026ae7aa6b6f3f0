"""What cards are worth: money is worth its sum, nothing is worth nothing, errors are honest."""

from math import isnan
from statistics import fmean

import pytest
from attrs import evolve

from blueprints_desktop import places
from blueprints_desktop.games import registry
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.tools import cards
from blueprints_desktop.tools.cards import (
    CardWorth,
    Change,
    Standings,
    Table,
    error,
    fitted_scale,
    likely,
    measured,
    table_lines,
)

FOLDER = places.resources() / "skyline"


@pytest.fixture(scope="module")
def game() -> Skyline:
    box = registry.box("skyline")
    opened = box.open(box.read_data(Options(), [FOLDER]))
    assert isinstance(opened, Skyline)
    return opened


@pytest.fixture(scope="module")
def by_card(game: Skyline) -> dict[str, CardWorth]:
    found = measured(game, Options(), 2, "greedy", 12, 5, 0)
    return {each.card: each for each in found}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_draw_differs_from_drawing_nothing_by_the_card_alone(game: Skyline, seats: int) -> None:
    table = Table(game, Options(), seats, "random")
    draws = [draw for seed in range(4) if (draw := table.played(seed)[0]) is not None]
    assert draws
    subsidy = CARDS.index("subsidy")
    for draw in draws:
        after = draw.drawn(game, subsidy)
        assert after.phase == draw.nothing.phase == ROLLING
        cash = list(after.cash)
        cash[draw.seat] -= 100
        assert evolve(after, cash=tuple(cash)) == draw.nothing


def test_in_the_same_position_a_sum_of_money_is_worth_itself_at_once(game: Skyline) -> None:
    """Without a turn in between: one roll of nobody leads to the next roll."""
    table = Table(game, Options(), 3, "greedy")
    draw = next(draw for seed in range(9) if (draw := table.played(seed)[0]) is not None)
    before = cards.ahead(draw.nothing, draw.seat)
    gains = {
        card: cards.ahead(draw.drawn(game, CARDS.index(card)), draw.seat) - before
        for card in ("subsidy", "repairs", "gala")
    }
    assert gains == {"subsidy": 100, "repairs": -50, "gala": 120}


def test_both_ways_have_the_same_dice_and_cards(game: Skyline) -> None:
    table = Table(game, Options(), 2, "greedy")
    draw = next(draw for seed in range(9) if (draw := table.played(seed)[0]) is not None)
    once = table.played_on(draw.nothing, draw.seed, 6)
    assert once == table.played_on(draw.nothing, draw.seed, 6)
    assert once.turn == draw.nothing.turn + 6
    other = table.played_on(draw.drawn(game, CARDS.index("subsidy")), draw.seed, 6)
    assert other.pawns == once.pawns
    assert other.deck == once.deck


def test_each_card_of_the_deck_is_tried_in_each_position(by_card: dict[str, CardWorth]) -> None:
    assert "expropriation" not in by_card
    assert set(by_card) == set(CARDS) - {"expropriation"}
    assert {len(each.changes) for each in by_card.values()} == {12}
    for each in by_card.values():
        for change in each.changes:
            assert -1.0 <= change.chance <= 1.0
            if change.idle:
                assert change.chance == change.lead == 0.0
    assert by_card["subsidy"].idle == 0.0


def test_how_likely_a_player_wins_is_read_from_who_won() -> None:
    """Of two who are ahead by as much, three in four win."""
    chances = likely((100.0, -100.0), 200.0)
    noted = [Standings((100.0, -100.0), (float(won), float(not won))) for won in (1, 1, 1, 0)]
    assert sum(chances) == pytest.approx(1.0)
    assert likely((100.0, -100.0), fitted_scale(noted))[0] == pytest.approx(0.75, abs=0.02)
    assert likely((7.0, 7.0, 7.0), 50.0) == pytest.approx([1 / 3] * 3)


def test_an_error_shrinks_with_the_root_of_the_count() -> None:
    assert error([1.0, -1.0] * 50) == pytest.approx(1.96 / 10, rel=0.01)
    assert error([1.0, -1.0] * 200) == pytest.approx(1.96 / 20, rel=0.01)
    assert isnan(error([1.0]))


def test_the_table_has_the_best_card_first_and_the_whole_deck_last() -> None:
    gift = CardWorth("subsidy", 1, (Change(0.3, 100.0, False), Change(0.1, 100.0, False)))
    tax = CardWorth("city_tax", 3, (Change(-0.1, -40.0, False), Change(0.0, 0.0, True)))
    head, *lines = table_lines([tax, gift])
    assert head.startswith("card")
    assert [line.split("  ")[0] for line in lines] == ["subsidy", "city_tax", "any card"]
    assert "+20.0 ± 19.6 %" in lines[0]
    assert "-5.0 ±" in lines[1]
    assert lines[1].endswith("50%")
    mean = 100 * fmean([(0.3 - 0.3) / 4, 0.1 / 4])
    assert f"{mean:+.1f} ±" in lines[2]
    assert lines[2].endswith("38%")


def test_the_tool_says_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--seats", "2,3", "--players", "random", "--turns", "1"]
    assert cards.main(arguments) == 0
    told = capsys.readouterr().out
    assert "2 players (random)" in told
    assert "3 players (random)" in told
    assert "1 turns each later" in told
    assert told.count("forced_sale") == 2
    assert cards.main(arguments) == 0
    assert capsys.readouterr().out == told, "the same arguments give the same table"


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--seats", "5"], ["--turns", "-1"]])
def test_what_cannot_be_measured_is_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cards.main(wrong)
    assert "error" in capsys.readouterr().err


def test_another_deck_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.main(["--games", "1", "--seats", "2", "--deck", str(FOLDER / "deck.toml")]) == 0
    assert "subsidy" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        cards.main(["--deck", "nowhere.toml"])
