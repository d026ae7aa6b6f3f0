"""What the window has of World Monuments; ``boards/shelf.py`` says which modules it looks for."""
