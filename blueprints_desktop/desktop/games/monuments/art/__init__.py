"""Drawings of the things of this game."""
