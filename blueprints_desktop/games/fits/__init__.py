"""FITS: drop the same pieces as everybody else, and leave the right cells uncovered."""
