"""Facts about a view of the position. No words, no drawing."""
