"""Blueprints Desktop: four board games about building, played at one screen."""

__version__ = "0.1.0"
