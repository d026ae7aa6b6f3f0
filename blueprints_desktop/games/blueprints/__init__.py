"""Blueprints: draft dice, stack them on a secret plan card, win Awards and Prizes."""

SEATS = range(2, 5)
"""How many may play; it stands here to be known before anything else of the game is loaded."""
