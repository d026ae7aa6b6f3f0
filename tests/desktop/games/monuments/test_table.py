"""Whole games at the table page, and that nothing behind a screen is told to anybody else.

Every move is made with the mouse. Whenever the curtain is up, in the quarry, and whenever a seat
looks, everything that could tell is searched: widgets, scene items, the log's model, the
accessibility tree, tips. What is forbidden is worked out from the state.
"""

import re

import pytest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.monuments.board.selection import own_part, place_part
from blueprints_desktop.desktop.games.monuments.texts.words import piece_words
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.pieces import KINDS, count
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY
from tests.desktop.driving import saved_match
from tests.desktop.games.monuments.hands import MonumentHands
from tests.desktop.secrecy.listening import everything_said, said_by_tips

COUNTED = re.compile(
    r"\b\d+ (violet|red|neutral|orange|jewels?|black)\b|\N{MULTIPLICATION SIGN} ?\d"
)
"""How the board counts pieces where it may."""


def start_session(window, path, **wanted):
    window.setUpdatesEnabled(False)  # what is painted is looked at elsewhere
    window.start_session(saved_match(path, game="monuments", **wanted))
    return window.table, MonumentHands(window.table)


def stock_words(heap: int) -> str:
    """A stock as the card reads it aloud."""
    counts = [(count(heap, piece), piece) for piece in KINDS]
    return ", ".join(f"{many} {piece_words(piece, many)}" for many, piece in counts)


def card_of(page):
    return page.board.stock


def assert_untold(window, page, tips: bool) -> set[str]:
    """Nobody's pieces are counted anywhere; all that is said instead."""
    said = everything_said(window) | (said_by_tips(page) if tips else set())
    state = page.session.match.state
    stocks = {stock_words(stock) for stock in state.stocks if stock}
    for text in said:
        assert not any(words in text for words in stocks), text
    panels = {panel.accessibleDescription() for panel in page.board.panels}
    panels |= {"\n".join(panel.seat_card.lines) for panel in page.board.panels}
    for text in panels:
        assert not COUNTED.search(text), text
    card = card_of(page)
    assert card.stock is None
    assert card.accessibleDescription() == ""
    return said


def assert_curtain_keeps_quiet(window, page, tips: bool = False) -> None:
    board = page.board
    said = assert_untold(window, page, tips)
    assert board.site.placing.hints == ()
    assert not board.site.revealed.stocks
    assert board.levels.accessibleDescription() == ""
    assert board.site.accessibleDescription() == ""
    for text in said:
        assert "Opens" not in text
        assert "on level" not in text


def assert_only_own(window, page, tips: bool = False) -> None:
    """Whoever builds sees their own pieces and what fits, nothing of the others."""
    match, viewer = page.session.match, page.session.viewer
    card = card_of(page)
    assert card.stock == match.state.stocks[viewer]
    own = stock_words(match.state.stocks[viewer])
    assert own in card.accessibleDescription()
    said = everything_said(window) | (said_by_tips(page) if tips else set())
    for seat, stock in enumerate(match.state.stocks):
        if seat != viewer and stock and stock_words(stock) != own:
            assert not any(stock_words(stock) in text for text in said)
    for panel in page.board.panels:
        assert not COUNTED.search(panel.accessibleDescription() + str(panel.seat_card.lines))
    view = page.position().view
    assert [stock is None for stock in view.stocks] == [
        seat != viewer for seat in range(match.seats)
    ]


@pytest.mark.parametrize(
    ("seats", "seed", "monument", "curtain"),
    [(2, 5, "notre_dame", True), (2, 5, "capitol", False), (3, 6, "taj_mahal", False)],
)
def test_a_whole_game_by_mouse_and_nothing_leaks(window, homes, seats, seed, monument, curtain):
    page, hands = start_session(
        window,
        homes / "a.match",
        seats=seats,
        seed=seed,
        monument=monument,
        curtain_to_build=curtain,
    )
    match, chance = page.session.match, Chance(seed)
    phases = set()
    while match.to_act is not None:
        looks = len(match.played) % 20 == 5
        tips = len(match.played) in (25, 45)
        if page.session.curtain_for is not None:
            if looks:
                assert_curtain_keeps_quiet(window, page, tips)
            hands.open_curtain()
            if looks:
                assert_only_own(window, page, tips)
        elif match.state.phase in (QUARRY, BUILDING) and looks:
            assert_untold(window, page, tips)
        phases.add(match.state.phase)
        before = len(match.played)
        move = chance.pick(match.legal_moves())
        hands.play(move)
        assert len(match.played) == before + 1, f"{move} was not made"
        assert match.played[-1].move == move
        covered = page.session.curtain_for is not None
        assert not covered or (curtain and match.state.phase == BUILDING)
    assert {QUARRY, BUILDING} <= phases
    assert match.state.phase == OVER
    assert page.board.ends.current is not None


def test_four_play_with_open_stocks_and_no_curtain(window, homes):
    page, hands = start_session(
        window, homes / "a.match", seats=4, moves=60, open_stocks=True, monument="capitol"
    )
    match, chance = page.session.match, Chance(2)
    while match.to_act is not None:
        assert page.session.curtain_for is None
        assert not card_of(page).look_button.isVisible()
        hands.play(chance.pick(match.legal_moves()))
    assert page.board.ends.current is not None


def test_a_half_made_walk_survives_the_look_at_ones_pieces(window, homes, qtbot):
    page, hands = start_session(window, homes / "a.match", seats=2, moves=6)
    window.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    board = page.board
    hands.enter(board.quarry.walking.next_cells[0])
    walking = board.quarry.walking
    board.peek_wanted.emit(True)
    assert card_of(page).stock == page.session.match.state.stocks[page.session.to_act]
    assert card_of(page).accessibleDescription()
    board.peek_wanted.emit(False)
    assert_untold(window, page, tips=True)
    assert board.quarry.walking == walking


def test_a_half_chosen_brick_is_gone_when_the_curtain_closes(window, homes):
    page, _ = to_the_site(window, homes, curtain_to_build=True)
    hint = page.board.site.placing.hints[0]
    page.board.selector.press(own_part(hint.brick.colour))
    page.board.selector.point(place_part(hint.brick))
    assert any("Build here" in text for text in everything_said(window))
    page.board.clear()
    page.board.prompted.emit(Prompt(""))
    assert_curtain_keeps_quiet(window, page, tips=True)


def to_the_site(window, homes, **wanted):
    """A game by lot until somebody builds, the curtain open."""
    page, hands = start_session(window, homes / "a.match", seats=2, **wanted)
    match, chance = page.session.match, Chance(3)
    while match.state.phase != BUILDING or not match.state.built:
        hands.open_curtain()
        page.session.play(chance.pick(match.legal_moves()))
        QApplication.processEvents()
    hands.open_curtain()
    return page, hands


def test_the_review_of_a_running_match_is_public(window, homes):
    saved = saved_match(homes / "a.match", seats=3, moves=40, game="monuments")
    window.review(saved)
    page = window.page
    for step in (5, 20, 40):
        page.go_to(step)
        said = everything_said(window) | said_by_tips(page)
        state = saved.match.state_after(step)
        stocks = {stock_words(stock) for stock in state.stocks if stock}
        assert not any(words in text for words in stocks for text in said)
        assert page.board.stock.stock is None
        assert not page.board.quarry.walking.active
        assert not page.board.site.placing.active


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (820, 640), (1920, 1080)])
@pytest.mark.parametrize("moves", [6, 30])
def test_own_pieces_have_a_place_at_every_size(window, homes, size, moves):
    page, hands = start_session(window, homes / "a.match", seats=4, moves=moves)
    window.resize(*size)
    QApplication.processEvents()
    hands.open_curtain()
    QApplication.processEvents()
    card = card_of(page)
    assert card.isVisible()
    assert page.board.rect().contains(card.mapTo(page.board, card.body().center().toPoint()))
    hands.play(page.session.match.legal_moves()[-1])
    assert len(page.session.match.played) == moves + 1
