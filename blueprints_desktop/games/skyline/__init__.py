"""Projekt Skyline: pay rents, follow the architect, raise towers over other people's houses."""

SEATS = range(2, 5)
"""How many may play; it stands here to be known before anything else of the game is loaded."""
