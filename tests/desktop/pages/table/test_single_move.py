"""Where there is only one move, it lies ready for Enter; it is never played by itself."""

import pytest

from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import NEXT
from tests.desktop.driving import saved_match, show_active

SEATS = {"fits": 1, "monuments": 2, "skyline": 2}
CURTAIN = {"monuments": {"curtain_to_build": True}}
"""Where others look on, an only brick would tell what the builder has."""


def a_forced_move(folder, game):
    """A match in which somebody has just one move left, of many parts or none."""
    for seed in range(60):
        saved = saved_match(
            folder / f"{game} {seed}.match",
            SEATS[game],
            game=game,
            seed=seed,
            **CURTAIN.get(game, {}),
        )
        chance = Chance(seed)
        while saved.match.to_act is not None:
            moves = saved.match.legal_moves()
            if len(moves) == 1 and moves[0] != NEXT and str(moves[0]) not in ("roll", "pass"):
                return saved
            saved.play(chance.pick(moves))
    return None


@pytest.mark.parametrize("game", list(SEATS))
def test_the_only_move_lies_ready_and_enter_makes_it(qtbot, tmp_path, appearance, game):
    saved = a_forced_move(tmp_path, game)
    assert saved is not None
    (move,) = saved.match.legal_moves()
    before = len(saved.match.played)
    page = TablePage(appearance, GameSession(saved))
    show_active(qtbot, page)
    page.session.open_curtain()
    qtbot.waitUntil(lambda: bool(page.bar.prompt.primary))
    assert len(saved.match.played) == before
    with qtbot.waitSignal(page.board.chosen) as made:
        page.board.press_primary()
    assert made.args == [move]


def test_a_grey_hint_says_why(qtbot, tmp_path, appearance):
    saved = a_forced_move(tmp_path, "skyline")
    page = TablePage(appearance, GameSession(saved))
    show_active(qtbot, page)
    page.session.open_curtain()
    assert not page.top.hint.isEnabled()
    assert page.top.hint.toolTip() == "There is only one possible move: no hint needed."
