"""Drawings for FITS: pieces, cells, the ramp, a board seen flat. Everything lies in cell units.

A ``grid`` is the transform from cells (column to the right, row downwards) to pixels: a scale for
what is seen flat, the ramp's homography for what lies on it. All painting goes through it.
"""
