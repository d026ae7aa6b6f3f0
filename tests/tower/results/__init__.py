"""The page at the end of the game."""
