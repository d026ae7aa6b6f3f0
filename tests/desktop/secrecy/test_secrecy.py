"""Nothing that only one person may know is anywhere while somebody else may look.

Rounds and their ends are played through the table page. Whenever the curtain is up, and whenever a
seat looks, everything that could tell is searched: widgets, scene items, the log's model,
the accessibility tree, tips, the clipboard. What is forbidden is worked out from the state.
"""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import space_name
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.pages.matches.match_summary import last_unfinished
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.ui.controls.notices import Toast
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.scoring import AWARDS, PRIZES
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING
from tests.desktop.driving import Hands, moves_to_reveal, saved_match, settle
from tests.desktop.secrecy.blueprints_secrets import (
    assert_curtain_keeps_quiet,
    assert_untold,
    place_words,
    secrets_in,
    secrets_of,
)
from tests.desktop.secrecy.listening import (
    everything_said,
    said_aloud,
    said_by_models,
    said_by_tips,
)

# --- what is secret ---------------------------------------------------------------------


def assert_only_own_secrets(window, page, tips: bool = False, aiming: bool = False) -> None:
    """The viewer's own phrases may be there; another's only where they are the same words.

    While the viewer aims, previews are full of figures: then only places and cards are looked for.
    """
    match, viewer = page.session.match, page.session.viewer
    state, deck, board = match.state, match.game.deck, page.board
    own = set(secrets_in(state, deck, viewer))
    own_widgets = (board.plan, board.score, board.panels[viewer])
    own_texts = set().union(*map(said_aloud, own_widgets))
    said = {text for text in everything_said(window) if text not in own_texts}
    if tips:
        others = [panel for panel in board.panels if panel.person.seat != viewer]
        said |= said_by_tips(board.table)
        said |= {line for panel in others for line in panel.seat_card.lines}
    for seat in set(range(match.seats)) - {viewer}:
        phrases = set(secrets_in(state, deck, seat, totals=not aiming)) - own
        assert_untold(said, phrases, f"{viewer} of {seat}")
    assert_others_keep_their_awards(page)
    if state.phase in (TAKING, DISCARDING):
        card = deck[state.sites[viewer].card]
        assert f"No. {card.number}" in board.plan.accessibleName()
        assert board.plan.accessibleDescription().count(": height ") == len(card.open_spaces)


def assert_others_keep_their_awards(page) -> None:
    """What others won lies face down: neither panels nor screens name it."""
    names = [term("blueprints", won) for won in (*AWARDS, *PRIZES)]
    for panel in page.board.panels:
        if panel.person.seat != page.session.viewer:
            assert_untold(
                {panel.accessibleDescription(), *panel.seat_card.lines}, names, "what was won"
            )


def assert_position_holds_no_secret(page) -> None:
    """What the board is handed has holes where the others' sites are."""
    position, state = page.position(), page.session.match.state
    if state.phase in (TAKING, DISCARDING):
        for seat, site in enumerate(position.view.sites):
            assert (site is None) == (seat != position.viewer)
    for _, event in position.events:
        assert event == event.seen_by(position.viewer)


# --- matches ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_nothing_leaks_in_a_round_its_end_and_the_next(window, homes, seats, seed):
    window.start_session(saved_match(homes / "a.match", seats=seats, seed=seed))
    page = window.table
    hands, chance = Hands(page), Chance(seed)
    for _ in range(moves_to_reveal(seats) + 4):
        if page.session.curtain_for is not None:
            assert_curtain_keeps_quiet(window, page)
            hands.open_curtain()
        assert_position_holds_no_secret(page)
        assert_only_own_secrets(window, page)
        hands.play(chance.pick(page.session.legal_moves()))


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (2, 22), (4, 23)])
def test_nothing_leaks_in_any_round_tips_included(window, homes, seats, seed):
    """A few turns in each of the three rounds: behind the curtain, looking, aiming, behind it again."""
    turns = moves_to_reveal(seats) + 1
    chance = Chance(seed)
    for number, late in enumerate((0.2, 0.5, 0.8)):
        path = homes / f"{number}.match"
        moves = number * turns + round(late * turns)
        window.start_session(saved_match(path, seats=seats, seed=seed, moves=moves))
        page = window.table
        hands = Hands(page)
        for turn in range(2):
            tips = turn == 0
            if page.session.curtain_for is not None:
                assert_curtain_keeps_quiet(window, page, tips)
                hands.open_curtain()
            assert page.session.match.state.round.number == number
            assert_position_holds_no_secret(page)
            assert_only_own_secrets(window, page, tips)
            move = chance.pick(page.session.legal_moves())
            if isinstance(move, Take) and move.space != GONE:
                hands.lift(move.die)
                page.board.selector.point(space_name(move.space))
                assert_only_own_secrets(window, page, tips, aiming=True)
                page.board.press_secondary()
            hands.play(move)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_review_of_a_running_match_is_public(window, homes, seats):
    """Nobody looks: no step tells what lies behind a screen now, or lay there then."""
    turns = moves_to_reveal(seats) + 1
    saved = saved_match(homes / "a.match", seats=seats, seed=31, moves=2 * turns + turns // 2)
    window.review(saved)
    page = window.findChild(ReviewPage)
    match = saved.match
    for step in (turns // 2, turns + turns // 3, page.story.last):
        page.go_to(step)
        state = match.state_after(step)
        forbidden = [
            phrase
            for then in (state, match.state)
            for seat in range(seats)
            for phrase in secrets_in(then, match.game.deck, seat, totals=then is state)
        ]
        if state.phase in (TAKING, DISCARDING):
            forbidden += ["height", "stack:", *place_words()]
        assert forbidden
        assert_untold(everything_said(window) | said_by_tips(page), forbidden, "the public")
        assert page.board.table.status is None


def test_a_half_made_choice_is_gone_when_the_curtain_closes(window, homes):
    """A die lifted and aimed, then home and back: the table waits behind a curtain."""
    saved = saved_match(homes / "a.match", seats=3, moves=6)
    window.start_session(saved)
    hands = Hands(window.table)
    hands.open_curtain()
    move = window.table.session.legal_moves()[0]
    hands.lift(move.die)
    QTest.mouseMove(window.table.board.table.viewport(), hands.points_on(move.space)[0])
    assert window.table.board.table.previews
    assert any("touches it" in text for text in everything_said(window)), "what it would score"
    window.go_home()
    window.start_session(saved)
    settle()
    assert window.table.session.curtain_for is not None
    assert_curtain_keeps_quiet(window, window.table)


def test_the_picture_copied_behind_the_curtain_is_the_curtain(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3, moves=4))
    page = window.table
    window.copy_picture()
    copied = QGuiApplication.clipboard().image()
    assert copied == page.curtain.grab().toImage()
    other = saved_match(homes / "b.match", seats=3, moves=4, seed=99)
    assert other.match.state.sites != page.session.match.state.sites
    window.start_session(other)
    window.copy_picture()
    same_turn = QGuiApplication.clipboard().image()
    assert same_turn == copied, "another position behind it, the same picture of it"


def test_a_picture_of_what_one_sees_is_gone_when_the_table_is_handed_on(window, homes):
    clipboard = QGuiApplication.clipboard()
    window.start_session(saved_match(homes / "a.match", seats=3, moves=4))
    hands = Hands(window.table)
    hands.open_curtain()
    window.copy_picture()
    assert clipboard.image() == window.table.grab().toImage()
    assert "next player takes over" in window.findChild(Toast).text
    hands.play(window.table.session.legal_moves()[0])
    assert window.table.session.curtain_for is not None
    assert clipboard.image().isNull()


@pytest.mark.parametrize("leave", ["home", "other table"])
def test_a_picture_of_what_one_sees_is_gone_behind_the_next_curtain(window, homes, leave):
    """Copied from the review laid over the table; then the table is left and sat down to again."""
    saved = saved_match(homes / "a.match", seats=3, moves=4)
    window.start_session(saved)
    Hands(window.table).open_curtain()
    window.review_over(saved, window.table.session.eyes)
    window.copy_picture()
    assert not QGuiApplication.clipboard().image().isNull()
    if leave == "home":
        window.go_home()
    window.start_session(saved)
    assert window.table.session.curtain_for is not None
    assert QGuiApplication.clipboard().image().isNull()


def test_what_else_was_copied_stays(window, homes):
    clipboard = QGuiApplication.clipboard()
    window.copy_picture()
    home = clipboard.image()
    window.start_session(saved_match(homes / "a.match", seats=3, moves=4))
    hands = Hands(window.table)
    hands.open_curtain()
    assert clipboard.image() == home
    window.copy_picture()
    clipboard.setText("mine")
    hands.play(window.table.session.legal_moves()[0])
    assert clipboard.text() == "mine"


def test_alone_against_computers_a_picture_stays(window, homes):
    kinds = ("person", "apprentice")
    window.start_session(saved_match(homes / "a.match", seats=2, kinds=kinds))
    window.copy_picture()
    assert window.findChild(Toast).text == "Picture copied"


def test_home_and_the_list_of_matches_show_the_public_view(window):
    saved = saved_match(window.library.folder / "a.match", seats=3, moves=7)
    for go in (window.go_home, window.show_matches):
        go()
        said = everything_said(window)
        for seat in range(3):
            for phrase in secrets_of(saved.match, seat):
                assert not any(phrase in text for text in said)
    summary = last_unfinished(window.library.files(), {"blueprints"})
    assert summary.view == saved.match.view(None)
    window.go_home()
    window.home.grab()


def test_the_window_title_never_tells(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3, moves=7))
    behind = window.windowTitle()
    Hands(window.table).open_curtain()
    assert window.windowTitle() == behind


def test_the_log_tells_no_spaces(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3, moves=7))
    Hands(window.table).open_curtain()
    told = said_by_models(window)
    assert any("took" in text for text in told)
    for text in told:
        assert not any(words in text for words in place_words())
