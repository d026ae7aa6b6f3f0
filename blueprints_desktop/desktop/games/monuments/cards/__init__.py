"""Cards, panels and controls around the board."""
