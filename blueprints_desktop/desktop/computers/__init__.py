"""Computer players, hints and judgements, asked in a process of their own."""
