"""The pages of the program: home, new game, table, settings, matches."""
