"""What outlives the program: the files of matches, and what was attempted. No Qt."""
