"""Monuments by their keys, for pictures of them where no match is at hand to ask."""

from functools import cache

from attrs import frozen

from blueprints_desktop.desktop.games.monuments.art.monument import Laid, MonumentExtent
from blueprints_desktop.desktop.games.monuments.board.site import DrawnSite
from blueprints_desktop.desktop.user_folders import game_folders
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.games.monuments.kit import Kit, parse_kit, read_data
from blueprints_desktop.games.monuments.options import Options


@frozen(eq=False)
class MonumentModel:
    """A monument as it is drawn: all its bricks, in the order of the plan."""

    kit: Kit
    ground: MonumentExtent
    bricks: tuple[Laid, ...]


@cache
def model_of(monument: str) -> MonumentModel | None:
    """A monument with its plan; None if its file is gone or broken."""
    try:
        kit = parse_kit(read_data(Options(monument=monument), game_folders("monuments")))
    except GameError:
        return None
    site = DrawnSite(kit.plan)
    return MonumentModel(kit, site.ground, tuple(site.whole))
