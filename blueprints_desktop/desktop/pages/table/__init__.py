"""The page a game is played on: bars, curtain, keys."""
