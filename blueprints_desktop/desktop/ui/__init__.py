"""Kits that pages and games are built from. They know no game and no page."""
