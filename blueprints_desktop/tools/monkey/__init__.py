"""Random input for the whole program, to find exceptions, Qt warnings, crashes and leaks."""
