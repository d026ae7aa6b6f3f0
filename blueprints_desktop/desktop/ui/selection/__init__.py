"""Choosing a legal move part by part: `selection` is the value, `controller` what gestures do to it."""
