"""The action cards: their deck, and those about money."""

import pytest

from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.events import (
    ArchitectMoved,
    DeckReshuffled,
    MoneyPaid,
)
from blueprints_desktop.games.skyline.payments import CARD_PAYMENTS, PRICES
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.games.skyline.targets import CARD_TARGETS
from blueprints_desktop.games.skyline.works import CARD_WORKS
from tests.games.skyline.drawing import drawn, idle
from tests.games.skyline.table import GAME, cell, play, position, rolled, told


def test_every_card_has_its_rules() -> None:
    assert set(CARD_PAYMENTS) | set(CARD_TARGETS) == set(CARDS)
    assert not set(CARD_PAYMENTS) & set(CARD_TARGETS)
    assert set(CARD_WORKS) == set(CARD_TARGETS)
    assert set(PRICES) <= set(CARD_WORKS)


# --- the deck -------------------------------------------------------------------------


def test_a_round_cell_gives_a_card_and_no_black_die() -> None:
    step = drawn(position("01:c3", "c3"), "subsidy")
    assert step.state.phase == ROLLING
    assert step.state.seat == 1
    assert not told(step, ArchitectMoved)
    assert step.state.architect == cell("c3")
    assert sum(step.state.deck) == 19
    assert GAME.discards(step.state)[CARDS.index("subsidy")] == 1


@pytest.mark.parametrize(("pawn", "white"), [(6, 1), (8, 6), (20, 1), (27, 1)])
def test_all_four_corners_are_round(pawn: int, white: int) -> None:
    step = rolled(position("", "c3", pawns=(pawn, 0)), white, card="subsidy")
    assert step.state.cash == (800, 700)


def test_a_drawn_card_is_gone_until_the_discards_are_shuffled() -> None:
    state = drawn(position("01:c3 11:a1", "c3"), "land_swap").state
    state = drawn(position("01:c3,d3 11:a1", "c3", deck=state.deck), "gala").state
    assert state.deck[CARDS.index("land_swap")] == state.deck[CARDS.index("gala")] == 0
    with pytest.raises(AssertionError, match="still in the deck"):
        drawn(position("", "c3", deck=state.deck), "gala")


def test_an_empty_deck_is_made_of_the_discards() -> None:
    last = tuple(int(card == "gala") for card in CARDS)
    step = drawn(position("", "c3", deck=last), "gala")
    assert not told(step, DeckReshuffled), "only when a card is needed"
    assert sum(step.state.deck) == 0
    step = drawn(position("", "c3", deck=step.state.deck), "gala")
    assert told(step, DeckReshuffled) == [DeckReshuffled(20)]
    assert sum(step.state.deck) == 19
    assert sum(GAME.discards(step.state)) == 1


def test_a_card_in_hand_is_neither_in_the_deck_nor_discarded() -> None:
    state = drawn(position("01:a1", "c3"), "relocation").state
    assert sum(state.deck) == 19
    assert sum(GAME.discards(state)) == 0
    assert sum(GAME.discards(play(state, "card a1>a2").state)) == 1


# --- money ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buildings", "architect", "tax"),
    [
        ("01:a1,a2 02:b1 0B:c3,c4", "f6", 80),
        ("01:a1,a2 02:b1 0B:c3,c4 1B:d3", "c3", 60),  # the one under the architect is exempt
        ("01:a1,a2 02:b1 0B:c3,c4", "b1", 60),
        ("01:a1,a2 02:b1 0B:c3,c4", "a2", 70),
        ("01:a1,a2 02:b1 0B:c3,c4 1B:d3", "d3", 80),  # an opponent's exempts nothing
        ("01:a1 11:a2,a3", "f6", 10),
    ],
)
def test_city_tax(buildings: str, architect: str, tax: int) -> None:
    step = drawn(position(buildings, architect), "city_tax")
    assert step.state.cash == (700 - tax, 700)
    assert told(step, MoneyPaid) == [MoneyPaid(0, None, tax, tax)]


def test_city_tax_without_a_building() -> None:
    assert idle("1B:c3", "city_tax") == "no-debt"
    assert idle("0B:c3", "city_tax", "c3") == "no-debt", "the only one is exempt"


def test_repairs() -> None:
    step = drawn(position("", "c3"), "repairs")
    assert step.state.cash == (650, 700)
    assert told(step, MoneyPaid) == [MoneyPaid(0, None, 50, 50)]


def test_whoever_has_too_little_pays_what_they_have_and_the_game_goes_on() -> None:
    step = drawn(position("", "c3", cash=(30, 700)), "repairs")
    assert step.state.cash == (0, 700)
    assert told(step, MoneyPaid) == [MoneyPaid(0, None, due=50, paid=30)]
    assert step.state.phase == ROLLING
    assert idle("", "repairs", cash=(0, 700)) == "no-cash"


def test_subsidy() -> None:
    step = drawn(position("", "c3"), "subsidy")
    assert step.state.cash == (800, 700)
    assert told(step, MoneyPaid) == [MoneyPaid(None, 0, 100, 100)]


def test_gala() -> None:
    step = drawn(position("", "c3", seats=4, seat=1, cash=(700, 700, 25, 700)), "gala")
    assert step.state.cash == (660, 805, 0, 660)
    assert told(step, MoneyPaid) == [
        MoneyPaid(2, 1, 40, 25),
        MoneyPaid(3, 1, 40, 40),
        MoneyPaid(0, 1, 40, 40),
    ]
    assert idle("", "gala", seats=3, cash=(100, 0, 0)) == "no-cash"


@pytest.mark.parametrize(
    ("seat", "before", "after"),
    [
        (0, (500, 700), (600, 600)),
        (0, (700, 500), (600, 600)),
        (1, (900, 500, 300), (800, 500, 400)),  # the drawer may have no part in it
        (0, (700, 700, 100), (600, 700, 200)),  # the drawer counts first
        (1, (700, 700, 100), (700, 600, 200)),
        (2, (700, 700, 100), (600, 700, 200)),  # then the nearest clockwise
        (2, (100, 900, 100), (100, 800, 200)),
        (1, (100, 900, 100), (100, 800, 200)),
        (0, (100, 900, 100), (200, 800, 100)),
        (1, (700, 100, 700, 100), (700, 200, 600, 100)),
        (0, (60, 0), (0, 60)),  # no more than there is
    ],
)
def test_equalisation_levy(seat: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    state = position("", "c3", seats=len(before), seat=seat, cash=before)
    assert drawn(state, "equalisation_levy").state.cash == after


def test_no_levy_among_equals() -> None:
    assert idle("", "equalisation_levy", seats=3) == "no-debt"
