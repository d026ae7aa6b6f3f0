"""What makes installers of the program; `tasks.py package` calls it in the virtual environment."""
