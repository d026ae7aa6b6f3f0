"""The four games, each in a folder with the same rooms. No Qt here."""
