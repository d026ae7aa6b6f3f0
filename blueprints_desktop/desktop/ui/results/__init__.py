"""Pages at the end of a round or a game: they play once, can be skipped and lead on."""
