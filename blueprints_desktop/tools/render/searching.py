"""Positions for the pictures: found in matches that a small chooser plays, by what they show."""

from collections.abc import Callable
from functools import cache
from typing import Any

from attrs import frozen

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.tools.render.studio import new_match

Choose = Callable[[Match, Chance], Any]
"""The move of whoever is to act."""
Wanted = Callable[[Match], bool]

PATIENCE = 500
"""So many matches are looked through before a search is given up."""


@frozen
class FoundPosition:
    """Where a position was found; the match itself is played anew each time it is wanted."""

    game: str
    choose: Choose
    seats: int
    seed: int
    moves: int
    options: tuple[tuple[str, Any], ...] = ()

    def match(self, **options: Any) -> Match:
        made = new_match(self.game, self.seats, self.seed, **dict(self.options), **options)
        chance = Chance(self.seed)
        for _ in range(self.moves):
            made.play(self.choose(made, chance))
        return made


@cache
def search(
    game: str, choose: Choose, seats: int, wanted: Wanted, options: tuple[tuple[str, Any], ...] = ()
) -> FoundPosition:
    """The first position that shows what is wanted, from seed 1 on."""
    for seed in range(1, PATIENCE + 1):
        match, chance = new_match(game, seats, seed, **dict(options)), Chance(seed)
        while not wanted(match):
            if match.to_act is None:
                break
            match.play(choose(match, chance))
        else:
            return FoundPosition(game, choose, seats, seed, len(match.played), options)
    raise LookupError(f"no match of {seats} shows that: {wanted.__name__}")
