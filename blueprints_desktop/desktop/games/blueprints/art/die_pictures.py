"""A die of the game as drawing knows it: material and value taken apart once, here."""

from blueprints_desktop.desktop.drawing.dice.dice import DieState, die_sprite, token_sprite
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of


def solid_die(
    die: Die, w: float, look: Look, ratio: float, state: DieState = DieState.NORMAL
) -> Sprite:
    """A die without its shadow, anchored at its far floor corner."""
    return die_sprite(look.pixmaps, material_of(die), value_of(die), w, ratio, look.palette, state)


def flat_die(die: Die, side: float, look: Look, ratio: float) -> Sprite:
    """A die as a token, anchored at its middle; ``side`` is rounded to whole pixels."""
    return token_sprite(
        look.pixmaps, material_of(die), value_of(die), round(side), ratio, look.palette
    )
