"""Measurements, printed as a table of ratios and written as JSON. Never part of pass or fail."""
