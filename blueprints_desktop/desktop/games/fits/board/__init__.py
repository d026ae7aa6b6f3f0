"""The board as a scene: its parts, animations and gestures."""
