"""After a move, while the curtain is to come, the screen tells nothing that is hidden.

Two tables hold positions that differ only in what is hidden from the public, or from the mover. The
same move is made at both, as seen from outside. What is on the two screens afterwards is compared,
hidden widgets included.
"""

from difflib import unified_diff

import pytest
from attrs import frozen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.table import action_bar, curtain, table_page
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.state import BUILDING
from tests.desktop.driving import saved_match
from tests.desktop.secrecy.alike import (
    HIDING,
    Pair,
    after_the_move,
    alike,
    begin_at,
    pairs,
    told_so_far,
)
from tests.desktop.secrecy.listening import said_by_tips
from tests.desktop.secrecy.screen_snapshot import look_alike, picture, snapshot
from tests.support import usual_seats

PAIRS = 5
"""Of positions that are compared, for each game, number of seats and kind of secret."""


@pytest.fixture
def still(window, monkeypatch):
    """Moves are shown with movement; the last look lasts, and nothing else depends on the clock."""
    window.settings.set("animation", "fast")
    monkeypatch.setattr(table_page, "LOOK_MS", 10_000_000)
    monkeypatch.setattr(curtain, "FOLD_MS", 0)
    monkeypatch.setattr(action_bar.ActionBar, "show_turn", lambda _bar: None)
    return window


def outside(page) -> list[str]:
    """All that is around the board, the menu and the pointer: none of it is the mover's own."""
    (log,) = page.findChildren(LogPanel)
    menu = [f"{what.text()} {what.isEnabled()}" for what in page.window().actions()]
    pointers = [f"pointer: {part.cursor().shape().name}" for part in page.findChildren(QWidget)]
    return [
        page.window().windowTitle(),
        *menu,
        *pointers,
        repr(page.bar.prompt),
        *snapshot(page.bar),
        *snapshot(page.top),
        *snapshot(log),
    ]


def compare(window, tmp_path, pair: Pair, how: "How") -> bool | list[str]:
    """What differs after the move; False: no curtain comes, or the moves differ for who may see it.

    What is drawn in a move may depend on what was hidden: then the mover learns something else.
    """
    seen = []
    for laid in (pair.first, pair.second):
        page = after_the_move(window, tmp_path / "table.match", pair, laid, how.suggested)
        if not page.session.curtain_comes:
            return False
        match = page.session.match
        known = match.view(match.played[-1].seat if how.own else None)
        told = snapshot(window) if how.own else outside(page)
        told += sorted(said_by_tips(page)) if how.own and how.tips else []
        pictures = {"the last look": picture(page if how.own else page.bar)}
        page.hand_on_delay.finish()
        assert page.curtain.isVisible()
        told += ["--- behind the curtain", *snapshot(window)]
        told += sorted(said_by_tips(page)) if how.tips else []
        for part in (page.curtain, page.board, page.bar):
            pictures[f"behind the curtain: {type(part).__name__}"] = picture(part)
        seen.append((known, told, pictures))
    (known, told, pictures), (also_known, also_told, others) = seen
    if known != also_known:
        return False
    compared = unified_diff(told, also_told, n=0, lineterm="")
    differ = [line for line in compared if line[0] in "+-"]
    unlike = [name for name in pictures if not look_alike(pictures[name], others[name])]
    return differ + [f"picture: {name}" for name in unlike]


@frozen
class How:
    own: bool
    """The mover sees the same in both; else only the public does."""
    suggested: bool
    """The board holds the move ready before it is made."""
    tips: bool
    """What a resting pointer is told is compared as well."""


@pytest.mark.parametrize("own", [False, True], ids=["same in public", "same for the mover"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", HIDING)
def test_what_is_hidden_changes_nothing_on_the_screen_after_a_move(
    still, tmp_path, game, seats, own
):
    found = list(pairs(tmp_path / "from", game, seats, PAIRS, own=own))
    ways = [How(own, number % 2 == 0, number % 3 == 0) for number in range(PAIRS)]
    compare(still, tmp_path, found[0], ways[0])  # what is drawn first may be laid out later
    compared = [compare(still, tmp_path, pair, how) for pair, how in zip(found, ways, strict=True)]
    differences = [found for found in compared if found]
    assert not differences
    assert len(compared) - compared.count(False) >= PAIRS // 2


@pytest.mark.parametrize("seats", [2, 3])
def test_on_a_site_without_a_curtain_the_screen_tells_nothing_of_the_builders_pieces(
    still, tmp_path, seats
):
    """Before anything is done, and where a place is pointed at; some builders would have to pass."""
    chance, compared, stuck = Chance(seats), 0, 0
    saved = saved_match(tmp_path / "from.match", seats, seed=4, game="monuments")
    match = saved.match
    while compared < PAIRS or not stuck:
        match.play(chance.pick(match.legal_moves()))
        must_pass = list(match.legal_moves()) == [PASS]
        if match.state.phase != BUILDING or (compared and not must_pass):
            continue
        compared += 1
        stuck += must_pass
        seen = []
        for state in (match.state, alike(match, None, chance)):
            table = saved_match(tmp_path / "table.match", seats, game="monuments")
            begin_at(table.match, state, told_so_far(match, None))
            still.start_session(table)
            page = still.table
            assert page.session.may_act()
            told = [*outside(page), *snapshot(still), *sorted(said_by_tips(page))]
            pictures = [picture(page)]
            page.board.selector.point(page.board.selector.selection.options[0])
            seen.append(([*told, *outside(page), *snapshot(still)], [*pictures, picture(page)]))
        (told, pictures), (also_told, others) = seen
        assert told == also_told
        assert all(map(look_alike, pictures, others))


@pytest.mark.parametrize("game", sorted(set(registry.KEYS) - set(HIDING)))
def test_the_other_games_hide_nothing(tmp_path, game):
    """A game that hides something belongs into ``HIDING``: its screens are compared as well."""
    seats = usual_seats(game)
    saved = saved_match(tmp_path / "a.match", seats, game=game)
    chance = Chance(1)
    while saved.match.to_act is not None:
        match = saved.match
        views = [match.view(seat) for seat in (None, *range(seats))]
        assert all(view == match.state for view in views), f"{game} belongs into HIDING (alike.py)"
        assert alike(match, None, chance) == match.state
        assert [event for _, event in match.told(None)] == [event for _, event in match.told(0)]
        saved.play(chance.pick(match.legal_moves()))
