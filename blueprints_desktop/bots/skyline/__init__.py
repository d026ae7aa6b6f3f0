"""Projekt Skyline: rents to come, towers in the making, and looking ahead over the black die."""
