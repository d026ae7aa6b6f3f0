"""World Monuments: what bricks are worth, rounds played out, and exact search on the site."""
