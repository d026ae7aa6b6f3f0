"""Dialogs that ask for files and say what went wrong."""
