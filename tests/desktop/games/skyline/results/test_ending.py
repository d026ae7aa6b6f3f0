"""The final account: why it ended, what everybody is worth, and where one goes from there."""

from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.skyline.results.ending import (
    cash_history,
    ledger_rows,
    scale_of,
    scale_step,
)
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.cards.values import parts_of
from blueprints_desktop.games.skyline.account import Debt
from blueprints_desktop.games.skyline.events import DiceRolled, MoneyPaid, RentPaid
from blueprints_desktop.games.skyline.phases import OVER
from tests.desktop.games.skyline.at_table import sit_at
from tests.games.skyline.table import position

BOARD = "0B:c3,a1 1B:c4,d4,e4 2B:f6 01:a2"


def over(cash=(720, 900, 210), debt=None, seats=3):
    state = position(BOARD, "f6", seats=seats, seat=2)
    return evolve(state, phase=OVER, cash=cash, debt=debt)


BANKRUPT = over(cash=(720, 1240, 0), debt=Debt(2, 1, 340, 210))


@pytest.fixture
def city(qtbot, tmp_path):
    return sit_at(qtbot, tmp_path, seats=3)


def show(city, state, *, again=False) -> None:
    city.board.show_position(Position(state, 0, None, (), (), is_review=again))


def test_the_bankrupt_s_account_adds_up(city):
    show(city, BANKRUPT)
    worths = city.board.ends.current.worths
    assert [worth.person.name for worth in worths] == ["Bruno", "Ada", "Chiara"]
    assert [worth.account.worth for worth in worths] == [1540, 920, 0]
    assert [worth.account.covered for worth in worths] == [0, 0, 30]
    assert city.prompt.headline == "Another game?"
    assert city.prompt.detail == "Chiara paid 310 of 340; the bank added the other 30."
    spoken = city.board.ends.current.accessibleDescription()
    assert "Chiara couldn’t pay Bruno’s rent of 340" in spoken


def test_the_last_tower_ends_the_game(city):
    show(city, over(), again=True)
    assert (
        "Chiara built their last finished building"
        in city.board.ends.current.accessibleDescription()
    )
    assert city.prompt.headline == "Bruno wins"


def test_a_tie_is_explained(city):
    show(city, over(cash=(900, 800, 210)), again=True)
    assert city.prompt.headline == "Bruno wins"
    assert "more finished buildings decide" in city.prompt.detail


def test_towers_stand_for_what_is_worth(city):
    show(city, BANKRUPT)
    bruno, ada, chiara = city.board.ends.current.worths
    assert (bruno.cash_part, bruno.buildings_part) == (1240, 300)
    assert (ada.cash_part, ada.buildings_part) == (720, 200)
    assert (chiara.cash_part, chiara.buildings_part) == (0, 0)


def test_from_here_one_plays_again_looks_back_or_leaves(city, qtbot):
    show(city, BANKRUPT)
    board = city.board
    qtbot.waitUntil(lambda: not board.ends.current.is_fresh)
    for signal, act in (
        (board.again_wanted, board.press_primary),
        (board.home_wanted, board.press_secondary),
        (board.review_wanted, lambda: QTest.keyClick(board.ends.current, Qt.Key.Key_R)),
        (board.new_game_wanted, lambda: QTest.keyClick(board.ends.current, Qt.Key.Key_N)),
    ):
        with qtbot.waitSignal(signal):
            act()


def test_the_city_takes_the_place_of_the_towers(city):
    show(city, BANKRUPT)
    ending = city.board.ends.current
    QTest.keyClick(ending, Qt.Key.Key_C)
    assert ending.panels["exhibit"].card.title == "The city at the end"
    ending.city.click()
    assert ending.panels["exhibit"].card.spoken == "What everyone is worth"


def test_a_match_that_is_looked_at_again_leads_nowhere_else(city):
    show(city, BANKRUPT, again=True)
    assert not city.board.ends.current.onward.look_back.isVisible()
    assert city.board.ends.current.city.isVisible()


def test_the_account_unfolds_and_any_key_shows_it_all(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, seats=3, animation="slow")
    show(city, BANKRUPT)
    city.board.ends.clear()
    city.board.ends.show(Position(BANKRUPT, 0, None, (), ()), just_played=True)
    assert city.board.moving
    assert city.prompt.primary == "Show everything"
    city.board.press_primary()
    assert not city.board.moving
    assert city.prompt.primary == "Play again"


def test_the_chart_follows_the_cash_roll_by_roll():
    events = [
        (0, DiceRolled(0, 1, 1)),
        (0, RentPaid(0, 1, 120, 120, (1,))),
        (1, DiceRolled(1, 6, 1)),
        (1, MoneyPaid(None, 1, 100, 100)),
        (2, DiceRolled(0, 6, 1)),
        (2, RentPaid(0, 1, 900, 580, (1,))),
    ]
    assert cash_history(events, 2) == [(700, 700), (580, 820), (580, 920), (0, 1820)]


def test_the_scale_has_few_lines():
    assert [scale_step(top) for top in (200, 900, 1640, 9000)] == [50, 250, 500, 2500]


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("most", [700, 750, 1010, 1260, 4980])
def test_no_cash_is_above_the_last_line_of_the_chart(most, low):
    step, top = scale_of(most, low)
    assert most <= top < most + step
    assert top % step == 0
    assert top // step <= 6


def test_the_ledger_tells_of_a_last_rent_only_if_one_was_not_paid():
    assert ledger_rows(over()) == ("cash", "buildings")
    assert ledger_rows(BANKRUPT) == ("cash", "rent", "buildings", "covered")


def test_the_ledger_tells_of_the_bank_only_if_it_had_to_pay(city):
    enough = over(cash=(720, 1200, 0), debt=Debt(2, 1, 300, 210))
    assert ledger_rows(enough) == ("cash", "rent", "buildings")
    show(city, enough)
    assert city.board.ends.current.worths[-1].account.worth == 10


def test_going_back_into_the_match_shows_the_table_again(city):
    show(city, BANKRUPT)
    city.show()
    assert city.board.board_frame.isVisible()
    assert city.board.ends.current is None


@pytest.mark.parametrize("size", [(1280, 624), (1024, 560), (720, 388)])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_row_of_the_ledger_is_whole_at_any_size(qtbot, tmp_path, size, scale):
    """Parts lie below one another, and no figure is cut or runs into its neighbour."""
    city = sit_at(qtbot, tmp_path, seats=3, size=size, scale=scale)
    show(city, BANKRUPT)
    ledger = city.board.ends.current.panels["ledger"]
    rows = [ledger.part_rect(name) for name in ("cash", "rent", "buildings", "covered", "worth")]
    assert all(above.bottom() <= below.top() + 1 for above, below in pairwise(rows))
    texts = ledger.shown_texts()
    assert {figure(1540), "920", "+340", "\N{MINUS SIGN}340", "+30", "Worth"} <= set(texts)
    assert not any("\N{HORIZONTAL ELLIPSIS}" in text for text in texts)


def test_names_of_usual_length_are_whole_at_large_text(qtbot, tmp_path):
    city = sit_at(qtbot, tmp_path, seats=4, size=(1280, 644), scale=150)
    show(city, over(cash=(1890, 1030, 1490, 1310), seats=4))
    page = city.board.ends.current
    names = {worth.person.name for worth in page.worths}
    assert names <= set(page.panels["ledger"].shown_texts())


def test_a_row_of_the_ledger_leads_to_its_paragraph(city):
    show(city, BANKRUPT)
    card = city.board.ends.current.panels["ledger"].card
    rules = {info.name: info.rule for item in card.items for info, _ in parts_of(item)}
    assert rules == {
        "cash": "account-cash",
        "rent": "account-rent",
        "buildings": "account-bonus",
        "covered": "account-covered",
        "worth": "account-worth",
    }
