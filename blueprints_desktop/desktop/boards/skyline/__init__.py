"""What the window has of Projekt Skyline; ``boards/shelf.py`` says which modules it looks for."""
