""" "Why?" in the action bar is about what the bar says: never a rule of another part of the game."""

from collections.abc import Iterator
from typing import Any

import pytest

from blueprints_desktop.desktop.games.registry import board_of, chapter_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.games.seating import Seated, position_of, seat
from tests.support import new_match

ALSO = {
    ("blueprints", "turn"): {"scoring", "placement"},
    ("fits", "round"): {"drop"},
    ("skyline", "cards"): {"no-floors"},
}
"""By game and chapter of the position: sections that a choice there may lead to as well."""

MATCHES = {
    "blueprints": [{}],
    "fits": [{"boards": (4,)}],
    "monuments": [{"first": 0}],
    "skyline": [{"first": 0}],
}
"""Options of matches of each game whose bar asks "Why?" while moves are chosen."""


def top_section(game: str, rule: str) -> str:
    """The section a rule stands in, or the one that its part belongs to."""
    book = rulebook(game, "en")
    place = book.places[rule].section
    while book.sections[place].level > 1:
        place -= 1
    return book.sections[place].id


def some(moves: Any, chance: Chance) -> list[Any]:
    return chance.deal(moves, min(3, len(moves)))


def prompts(seated: Seated, match: Match, chance: Chance) -> Iterator[tuple[Any, Any]]:
    """What the bar says at positions of a match, with moves put on the board part by part."""
    while match.to_act is not None:
        if len(match.played) % 3 == 0:
            viewer = match.to_act
            seated.board.show_position(position_of(match, viewer))
            seated.board.skip()
            for move in some(match.legal_moves(), chance):
                seated.prompts.clear()
                seated.board.suggest(move)
                for prompt in seated.prompts:
                    yield match.view(viewer), prompt
        match.play(chance.pick(match.legal_moves()))


@pytest.mark.parametrize("game", MATCHES)
def test_why_leads_to_the_part_of_the_rules_that_is_played(game, qtbot, tmp_path):
    asked = set()
    for seed, options in enumerate(MATCHES[game]):
        match = new_match(game, 2, seed + 1, **options)
        seated = seat(Seated, board_of(game), match, qtbot, tmp_path)
        for view, prompt in prompts(seated, match, Chance(seed)):
            if not prompt.why:
                continue
            chapter = chapter_of(game, view)
            near = {top_section(game, chapter)} | ALSO.get((game, chapter), set())
            section = rulebook(game, "en").section_of(prompt.why).id
            assert top_section(game, prompt.why) in near or section in near, prompt
            asked.add(prompt.why)
    assert asked
