"""FITS: everybody plays alone against the cards, so looking ahead means averaging over those left."""
