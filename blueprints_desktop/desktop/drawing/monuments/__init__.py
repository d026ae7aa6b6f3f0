"""What World Monuments is played with, drawn: bricks, jewels, the worker, the quarry, its track."""
