"""Dice and what is won with them."""
