"""Blueprints: draft dice, stack them on a secret plan card, win Awards and Prizes."""
