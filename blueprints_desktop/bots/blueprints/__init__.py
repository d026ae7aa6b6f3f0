"""Blueprints: what a building may still become, and rounds played out on imagined sites."""
