"""Vector drawing by our own code: every page and board is painted from these modules."""
