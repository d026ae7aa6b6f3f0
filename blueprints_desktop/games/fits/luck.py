"""Luck in FITS: everybody has the same cards in the same order."""

from blueprints_desktop.engine.luck import SHARED, Luck
from blueprints_desktop.engine.match import Match


def luck(match: Match) -> Luck | None:
    """Alone there is nothing to compare the order of the cards with."""
    return SHARED if match.seats > 1 else None
