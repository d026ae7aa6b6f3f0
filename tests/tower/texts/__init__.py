"""What is said of the game and its table."""
