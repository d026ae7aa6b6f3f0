"""Choosing a move part by part."""
