"""Buttons, fields, menus and panels in the look of the program."""
