"""Projekt Skyline: pay rents, follow the architect, raise towers over other people's houses."""
