"""World Monuments: walk the quarry for bricks and jewels, then build the monument together."""
