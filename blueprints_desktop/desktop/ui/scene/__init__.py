"""The board as a scene: views, parts, animations, drawing ahead, accessibility."""
