"""A hint says what a master would play, and what only looking ahead shows for it."""

import pytest

from blueprints_desktop.bots import MASTER
from blueprints_desktop.bots.advice import advise
from blueprints_desktop.bots.levels import think
from blueprints_desktop.bots.players import greedy_player
from blueprints_desktop.bots.strategy import Option, best_first, strategy_of
from blueprints_desktop.bots.thought import Comparison, EvaluationPart
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from tests.support import WITH_STRATEGY, middle_of, new_match

NODES = 3000


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_advice_is_what_a_master_plays_with_the_same_budget(game: str) -> None:
    """And only codes that the window has words for."""
    match = middle_of(game, 2, 4, 6)
    advised = foreseen = 0
    while match.to_act is not None and advised < 10:
        view = match.view(match.to_act)
        thought = advise(match.game, view, Chance(advised), nodes=NODES)
        played = think(match.game, view, MASTER, Chance(advised), nodes=NODES)
        assert thought[:2] == played[:2]
        codes = [part.code for part in thought.foreseen]
        assert set(codes) <= set(strategy_of(match.game).codes_ahead)
        assert all(part.amount > 0 for part in thought.foreseen)
        foreseen += bool(codes)
        advised += 1
        match.play(greedy_player(match.game, view, Chance(1)))
    assert foreseen, "in some of the positions the obvious move is not the best"


def test_what_looks_best_anyway_is_compared_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = middle_of("skyline", 2, 4, 14)
    while len(match.legal_moves()) < 2:
        match.play(match.legal_moves()[0])
    strategy = strategy_of(match.game)
    view = match.view(match.to_act)
    obvious = best_first(strategy.options(view))[0].move
    lead = Comparison(1.0, (EvaluationPart("victory", 3.0),))
    monkeypatch.setattr(strategy, "compare", lambda *_: lead)
    glanced = advise(match.game, view, Chance(1), nodes=1)
    assert (glanced.foreseen, glanced.instead_of) == ((), None)
    other = next(move for move in match.legal_moves() if move != obvious)
    monkeypatch.setattr(strategy, "search", lambda *_: other)
    preferred = advise(match.game, view, Chance(1), nodes=50)
    assert (preferred.foreseen, preferred.instead_of) == (lead.parts, obvious)
    monkeypatch.setattr(strategy, "compare", lambda *_: lead._replace(lead=-1.0))
    hardly = advise(match.game, view, Chance(1), nodes=50)
    assert (hardly.foreseen, hardly.instead_of) == ((), obvious), "it is not surely better"


@pytest.mark.parametrize("game", registry.KEYS)
def test_the_only_legal_move_needs_no_reasons(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(game, 2, 3)
    only = match.legal_moves()[0]
    monkeypatch.setattr(type(match.game), "legal_moves", lambda *_: [only])
    monkeypatch.setattr(type(strategy_of(match.game)), "options", lambda *_: [Option(0.0, only)])
    thought = advise(match.game, match.view(match.to_act), Chance(1), nodes=NODES)
    assert (thought.move, thought.parts, thought.foreseen) == (only, (), ())
