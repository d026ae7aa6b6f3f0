"""Computer players in the window: asked in a process of their own, shown at a human pace."""
