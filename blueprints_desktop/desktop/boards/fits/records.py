"""What a match of FITS enters into the records: the game says it, the window keeps it."""

from blueprints_desktop.games.fits.results import attempts, results

__all__ = ["attempts", "results"]
