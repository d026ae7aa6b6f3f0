"""F1 opens the rulebook at the section that fits a position."""

import pytest

from blueprints_desktop.desktop.games.registry import chapter_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.library import rulebook
from tests.support import new_match, usual_seats


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_position_has_its_chapter(game):
    """Played to the end by lot: the rulebook has a section for whatever is being done."""
    match, chance = new_match(game, usual_seats(game), 3), Chance(3)
    book, first = rulebook(game, "en"), chapter_of(game, match.view(None))
    seen = {first}
    while match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
        seen.add(chapter_of(game, match.view(None)))
    assert seen <= {section.id for section in book.sections}
    assert chapter_of(game, match.view(None)) != first, "the end has another one"
