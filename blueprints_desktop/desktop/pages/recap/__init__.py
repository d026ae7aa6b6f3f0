"""The page that says in three sentences why a finished match was won and lost."""
