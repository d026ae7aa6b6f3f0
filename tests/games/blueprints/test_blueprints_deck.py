"""The deck: what the shipped file holds, and how a bad one is reported."""

from pathlib import Path
from typing import Any

import pytest

from blueprints_desktop import places
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.games.blueprints.deck import parse_deck, read_data

SHIPPED = places.resources() / "blueprints"


def deck_with(**cards: Any) -> dict[str, Any]:
    data = read_toml(SHIPPED / "deck.toml")
    data["cards"].update(cards)
    return data


def test_the_shipped_deck() -> None:
    cards = parse_deck(read_data(None, [SHIPPED]), "deck.toml")
    assert len(cards) == 24
    assert all(sum(card.heights) == 6 and len(card.open_spaces) in (3, 4) for card in cards)
    assert cards[0].rows == ["13", ".2", ".."]
    assert cards[12].heights == (1, 0, 2, 2, 0, 1)


def test_an_owners_deck_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    own = (SHIPPED / "deck.toml").read_text().replace('["13", ".2", ".."]', '["6.", "..", ".."]')
    (tmp_path / "deck.toml").write_text(own)
    data = read_data(None, [SHIPPED, tmp_path])
    assert data["cards"]["01"] == ["6.", "..", ".."]
    assert read_data(None, [SHIPPED, tmp_path / "none"])["cards"]["01"] == ["13", ".2", ".."]


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (["13", "2."], "not three rows"),
        ("13", "not three rows"),
        (["13", "2.", "..."], "row is not two spaces"),
        (["13", "2.", 5], "row is not two spaces"),
        (["13", "2x", ".."], "unknown sign, sign x"),
        (["17", "2.", ".."], "unknown sign, sign 7"),
        (["13", "3.", ".."], "heights do not add up to six, sum 7"),
        ([".2", ".2", ".2"], "same card twice, same as 08"),
    ],
)
def test_a_bad_card_is_named(card: Any, problem: str) -> None:
    # The changed card comes last, so that a card twice is reported on it.
    data = deck_with()
    del data["cards"]["24"]
    data["cards"]["24"] = card
    with pytest.raises(BadData) as caught:
        parse_deck(data, "mine.toml")
    assert str(caught.value) == f"mine.toml: card 24: {problem}"


@pytest.mark.parametrize(
    ("data", "entry"),
    [({}, "cards"), ({"cards": []}, "cards"), ([], ""), ({"cards": {}}, "cards"), (None, "")],
)
def test_a_deck_without_its_cards_is_refused(data: Any, entry: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_deck(data, "mine.toml")
    assert caught.value.entry == entry


def test_twenty_four_cards_are_needed() -> None:
    data = deck_with()
    del data["cards"]["07"]
    with pytest.raises(BadData, match="wrong number of cards, found 23"):
        parse_deck(data, "mine.toml")
