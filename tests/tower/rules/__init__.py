"""The rules of Tower: take turns laying bricks on five columns, and be the one who completes them."""

SEATS = range(2, 3)
"""How many may play; it stands here to be known before anything else of the game is loaded."""
