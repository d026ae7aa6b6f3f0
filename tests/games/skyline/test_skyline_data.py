"""The deck of action cards: what the shipped file holds, and how a bad one is reported."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.skyline.box import BOX
from blueprints_desktop.games.skyline.deck import CARDS, parse_deck, read_data
from blueprints_desktop.games.skyline.events import CardDrawn
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.options import Options
from tests.games.skyline.table import FOLDER

SHIPPED = read_data(None, [FOLDER])


def deck_with(**cards: Any) -> Any:
    data = copy.deepcopy(SHIPPED)
    data["cards"].update(cards)
    return data


def test_the_shipped_deck() -> None:
    deck = parse_deck(SHIPPED, "deck.toml")
    assert dict(zip(CARDS, deck.counts, strict=True)) == {
        "city_tax": 2, "repairs": 1, "subsidy": 1, "equalisation_levy": 2, "gala": 1,
        "demolition_order": 2, "expropriation": 0, "forced_sale": 1, "building_permit": 2, "extra_storey": 2,
        "relocation": 1, "land_swap": 1, "rush_job": 1, "implosion": 1, "tower_on_rails": 1,
        "takeover": 1,
    }  # fmt: skip
    assert deck.amounts["city_tax"] == (10, 20)
    assert deck.amounts["repairs"] == (50,)
    assert deck.amounts["subsidy"] == (100,)
    assert deck.amounts["equalisation_levy"] == (100,)
    assert deck.amounts["gala"] == (40,)
    assert deck.amounts["forced_sale"] == (50,)


def test_data_goes_through_a_match_file() -> None:
    again = json.loads(json.dumps(SHIPPED))
    assert again == SHIPPED
    assert Skyline(again).deck == Skyline(SHIPPED).deck


def test_an_owners_deck_takes_the_place_of_the_shipped_one_and_is_played_with(
    tmp_path: Path,
) -> None:
    own = (FOLDER / "deck.toml").read_text().replace("amount = 40", "amount = 60")
    (tmp_path / "deck.toml").write_text(own)
    (tmp_path / "notes.txt").write_text("mine")
    data = BOX.read_data(Options(), [FOLDER, tmp_path])
    assert data["cards"]["gala"]["amount"] == 60
    assert BOX.read_data(Options(), [FOLDER, tmp_path / "none"]) == SHIPPED
    assert Match(BOX, data, 2, Options(), 1).game.deck.amounts["gala"] == (60,)  # type: ignore[attr-defined]


def test_a_kind_may_be_left_out() -> None:
    data = deck_with(repairs={"count": 2, "amount": 50})
    del data["cards"]["subsidy"]
    deck = parse_deck(data, "deck.toml")
    assert deck.counts[CARDS.index("subsidy")] == 0
    assert deck.counts[CARDS.index("repairs")] == 2


def test_a_deck_of_earlier_versions_is_still_played_with() -> None:
    """It had Expropriation in the place of Forced sale; saved games hold such decks."""
    data = deck_with(expropriation={"count": 1})
    del data["cards"]["forced_sale"]
    match = Match(BOX, data, 2, Options(), 6)
    chance = Chance(1)
    while match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
    drawn = {event.card for _, event in match.told(None) if isinstance(event, CardDrawn)}
    assert "expropriation" in drawn
    assert "forced_sale" not in drawn


@pytest.mark.parametrize(
    ("cards", "code", "entry"),
    [
        ({"bribe": {"count": 1}}, "unknown-card", "cards.bribe"),
        ({"gala": 1}, "is-not-a-table", "cards.gala"),
        ({"gala": {"count": 1}}, "is-missing", "cards.gala.amount"),
        ({"gala": {"amount": 40}}, "is-missing", "cards.gala.count"),
        ({"gala": {"count": 1, "amount": "40"}}, "wrong-type", "cards.gala.amount"),
        ({"gala": {"count": True, "amount": 40}}, "wrong-type", "cards.gala.count"),
        ({"gala": {"count": 1.0, "amount": 40}}, "wrong-type", "cards.gala.count"),
        ({"gala": {"count": 1, "amount": -40}}, "not-positive", "cards.gala.amount"),
        ({"gala": {"count": 0, "amount": 40}}, "not-positive", "cards.gala.count"),
        ({"gala": {"count": 1, "amount": 40, "x": 1}}, "unknown-figure", "cards.gala.x"),
        ({"takeover": {"count": 1, "amount": 5}}, "unknown-figure", "cards.takeover.amount"),
        ({"city_tax": {"count": 2, "per_floor": 10}}, "is-missing", "cards.city_tax.per_building"),
        ({"takeover": {"count": 2}}, "wrong-number-of-cards", "cards"),
    ],
)
def test_bad_cards_are_named(cards: Any, code: str, entry: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_deck(deck_with(**cards), "deck.toml")
    assert (caught.value.code, caught.value.source) == (code, "deck.toml")
    assert caught.value.entry == entry
    assert "deck.toml" in str(caught.value)
    assert entry in str(caught.value)


@pytest.mark.parametrize("data", [None, 7, "deck", [], {}, {"cards": None}, {"cards": []}])
def test_data_that_is_no_deck(data: Any) -> None:
    with pytest.raises(BadData):
        BOX.open(data)


@pytest.mark.parametrize("text", ["cards = ", "[cards]\ngala = {}", "\0", "cards = 3"])
def test_files_that_are_no_deck(text: str, tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(text)
    with pytest.raises(BadData) as caught:
        BOX.read_data(Options(), [FOLDER, tmp_path])
    assert caught.value.source == "deck.toml"


def test_no_deck_anywhere(tmp_path: Path) -> None:
    for folders in ([], [tmp_path]):
        with pytest.raises(BadData, match="is missing"):
            BOX.read_data(Options(), folders)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@given(
    card=st.sampled_from(sorted(SHIPPED["cards"])),
    key=st.sampled_from(("count", "amount", "per_floor", "x")),
    value=json_values,
)
def test_garbled_cards_never_break_anything_else(card: str, key: str, value: Any) -> None:
    for garbled in (deck_with(**{card: value}), deck_with(), {"cards": value}, value):
        if isinstance(garbled, dict) and garbled.get("cards") == SHIPPED["cards"]:
            garbled["cards"][card][key] = value
        try:
            game = BOX.open(garbled)
        except BadData:
            continue
        assert sum(game.deck.counts) == 20, "what is not refused is a deck"
