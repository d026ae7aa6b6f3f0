"""What the window needs of each game: the board API, the registry, a folder per game."""
