"""The bilingual rulebooks: the games' own words are read from them. No Qt."""
