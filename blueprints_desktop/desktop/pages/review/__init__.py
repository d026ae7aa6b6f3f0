"""The page that shows a finished game again, move by move."""
