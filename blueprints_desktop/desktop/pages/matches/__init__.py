"""The page that lists saved games."""
