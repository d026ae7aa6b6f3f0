"""Pages at the end of a round and of the game, and charts."""
