"""The Blueprints board: dice from the pool, a building behind a screen, a ruler for the score."""
