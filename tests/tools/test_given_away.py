"""What players give away: nothing where the best is chosen, more the less they look."""

from typing import Any

import pytest

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.head_to_head import likely
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.tools import given_away
from blueprints_desktop.tools.given_away import Watched
from tests.support import middle_of


def best(game: Any, view: Any, _chance: Chance) -> Any:
    """The option that looks best a turn ahead."""
    moves = game.legal_moves(view)
    afters = [game.play(view, move, Chance(0)).state for move in moves]
    worth = likely(game, afters, view.seat, Budget(10**9), turns=1)
    return moves[worth.index(max(worth))]


def test_who_chooses_the_best_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given_away, "player", lambda _kind: best)
    watched, judged = Watched("best"), 0
    for depth in range(10, 60, 7):
        match = middle_of("skyline", 2, 3, depth)
        assert match.to_act is not None
        view = match.view(match.to_act)
        judged += len(match.game.legal_moves(view)) > 1
        assert watched(match.game, view, Chance(1)) in match.game.legal_moves(view)
    assert watched.given_away == 0.0
    assert watched.decisions == judged > 0


def test_chance_gives_away_more_than_a_glance() -> None:
    by_lot, decisions = given_away.given_away("random", 1)
    at_a_glance, _ = given_away.given_away("greedy", 1)
    assert decisions > 4
    assert by_lot > at_a_glance > 0.0


def test_the_tool_tells_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert given_away.main(["--games", "2", "--player", "bookkeeper", "--seed", "4"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("bookkeeper, 2 games: ")
    assert "of a game given away" in told
