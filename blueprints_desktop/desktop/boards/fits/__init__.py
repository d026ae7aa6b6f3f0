"""What the window has of FITS; ``boards/shelf.py`` says which modules it looks for."""
