"""What outlives the program: match files now, profiles and statistics beside them. No Qt."""
