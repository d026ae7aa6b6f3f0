"""Projekt Skyline: rents to come, towers in the making, and a learned judgement for two."""
