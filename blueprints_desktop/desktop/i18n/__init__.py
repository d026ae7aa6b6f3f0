"""Languages: translators, names, numbers, error messages."""
