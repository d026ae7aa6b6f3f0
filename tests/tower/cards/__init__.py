"""Cards and panels around the board."""
