"""Facts read off a view of the position. No words, no drawing."""
