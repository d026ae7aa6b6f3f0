"""The page that sets up a new game."""
