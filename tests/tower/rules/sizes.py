"""How large the tower is. Home loads this for the drawing on the sheet, so it imports nothing."""

COLUMNS = 5
HEIGHT = 3
"""So many bricks complete a column."""
