"""World Monuments: walk the quarry for bricks and jewels, then build the monument together."""

SEATS = range(2, 5)
"""How many may play; it stands here to be known before anything else of the game is loaded."""
