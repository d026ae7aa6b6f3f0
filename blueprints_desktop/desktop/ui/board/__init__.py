"""What the window asks of every board: its API, its log lines, and what all boards stand on."""
