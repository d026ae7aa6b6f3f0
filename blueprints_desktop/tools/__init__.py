"""Programs for those who work on the program; `tasks.py` starts them. Not part of the wheel."""
