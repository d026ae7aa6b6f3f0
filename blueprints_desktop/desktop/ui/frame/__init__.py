"""The frame around a board: players, log, cards and drawer."""
