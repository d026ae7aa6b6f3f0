"""What the player to act has to do."""

PLACING, ROLLING, BUILDING, CARD, OVER = range(5)
PHASE_NAMES = ("place a building", "roll", "build", "carry out a card", "game over")
