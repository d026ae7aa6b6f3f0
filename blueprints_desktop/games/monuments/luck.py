"""Luck in World Monuments: everybody takes from the same pieces, which lie in the open."""

from blueprints_desktop.engine.luck import SHARED, Luck
from blueprints_desktop.engine.match import Match


def luck(_match: Match) -> Luck:
    return SHARED
