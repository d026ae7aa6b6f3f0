"""The measuring of a deck: what each card brings, and which ones are too easy or too hard."""

from pathlib import Path

import pytest

from blueprints_desktop import places
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.games.blueprints.deck import CARDS_IN_DECK, parse_deck
from blueprints_desktop.games.blueprints.scoring import BONUS
from blueprints_desktop.tools import deck
from blueprints_desktop.tools.deck import Building

SHIPPED = places.resources() / "blueprints" / "deck.toml"
CARDS = parse_deck(read_toml(SHIPPED), "deck.toml")


def built(card: int, points: tuple[int, int], bonus: int, times: int = 200) -> list[Building]:
    """Buildings on a card, with points by turns and so many bonuses in a hundred."""
    return [
        Building(card, points[number % 2], number * 100 // times < bonus) for number in range(times)
    ]


def test_every_building_of_a_game_is_counted() -> None:
    found = deck.played(CARDS, 4, "random", 5)
    assert len(found) == 12
    assert len({building.card for building in found}) == 12, "no card comes back"
    assert all(building.points >= BONUS for building in found if building.bonus)
    assert found == deck.played(CARDS, 4, "random", 5)


def test_cards_are_turned_and_mirrored_from_game_to_game() -> None:
    forms = [deck.turned(CARDS, turn)["cards"]["01"] for turn in deck.TURNS]
    assert forms == [
        ["13", ".2", ".."],
        ["31", "2.", ".."],
        ["..", ".2", "13"],
        ["..", "2.", "31"],
    ]
    assert all(parse_deck(deck.turned(CARDS, turn), "turned") for turn in deck.TURNS)


def test_a_card_is_measured_by_its_own_buildings() -> None:
    buildings = built(3, (20, 24), 25) + built(1, (10, 10), 0, times=50)
    first, second = deck.measured(CARDS, buildings)
    assert (first.card, second.card) == (CARDS[1], CARDS[3])
    assert (second.dealt, second.points, second.bonus) == (200, 22.0, 0.25)
    assert second.bonus_bounds[0] < 0.25 < second.bonus_bounds[1]
    assert 0.0 < second.points_within < 0.5
    assert (first.points, first.points_within, first.bonus) == (10.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("points", "bonus", "verdict"),
    [
        ((24, 26), 20, ""),
        ((28, 30), 20, "too easy"),
        ((20, 22), 20, "too hard"),
        ((24, 26), 60, "too easy"),
        ((24, 26), 2, "too hard"),
    ],
)
def test_a_card_outside_the_band_is_named(
    points: tuple[int, int], bonus: int, verdict: str
) -> None:
    (found,) = deck.measured(CARDS, built(0, points, bonus))
    assert found.verdict(25.0, 0.20) == verdict


def test_what_chance_explains_is_no_verdict() -> None:
    (found,) = deck.measured(CARDS, built(0, (10, 45), 50, times=6))
    assert found.verdict(25.0, 0.20) == ""


def test_the_report_counts_what_is_outside() -> None:
    buildings = [each for card in range(8) for each in built(card, (24, 26), 20)]
    lines, outside = deck.report(deck.measured(CARDS, buildings))
    assert outside == 0
    assert lines[-1] == "all cards are about equally hard"
    lines, outside = deck.report(deck.measured(CARDS, buildings + built(9, (14, 16), 20)))
    assert outside == 1
    (named,) = [line for line in lines if line.endswith("too hard") and line.startswith("10")]
    assert "21/2./1." in named
    assert "2-2-1-1" in named


def test_the_shipped_deck_is_a_mix_without_mirrored_cards() -> None:
    alike = {max(tuple(card.heights[at] for at in turn) for turn in deck.TURNS) for card in CARDS}
    assert len(alike) == CARDS_IN_DECK
    kinds = [deck.composition(card) for card in CARDS]
    assert max(kinds.count(kind) for kind in kinds) <= CARDS_IN_DECK // 3
    assert min(kinds.count(kind) for kind in kinds) >= 5


def test_the_tool_measures_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(SHIPPED.read_text().replace('["13", ".2", ".."]', '["6.", "..", ".."]'))
    given = [str(own), "--games", "4", "--player", "random", "--processes", "1", "--seats", "4"]
    deck.main(given)
    told = capsys.readouterr().out
    assert "6./../.." in told
    assert "too easy or too hard" in told or "equally hard" in told


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("[cards]", "file: is not TOML"),
        ('["6.", "1.", ".."]', "card 01: heights do not add up to six"),
    ],
)
def test_a_bad_deck_is_refused(
    change: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "mine.toml"
    text = SHIPPED.read_text().replace('["13", ".2", ".."]', change)
    own.write_text(text)
    with pytest.raises(SystemExit):
        deck.main([str(own)])
    assert f"mine.toml: {problem}".lower() in capsys.readouterr().err.lower()
