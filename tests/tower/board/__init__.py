"""The board as a scene."""
