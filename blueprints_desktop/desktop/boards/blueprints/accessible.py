"""The table for screen readers: the dice that can be taken, their places, and what else lies there."""

from blueprints_desktop.desktop.boards.accessible import announce, install

__all__ = ["announce", "install"]
