"""Spoils files in every way we can think of and has the program read them.

Only named errors may come of it, within bounded memory and time. Every case follows from the seed
and its number, so that one which failed can be run again alone.
"""
