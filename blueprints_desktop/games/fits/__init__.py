"""FITS: drop the same pieces as everybody else, and leave the right cells uncovered."""

SEATS = range(1, 5)
"""How many may play; it stands here to be known before anything else of the game is loaded."""
