"""The boards, one folder a game. They turn gestures into moves and events into movement, and know no rule."""
