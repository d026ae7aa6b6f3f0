"""Lessons: the real table, with a coach's bubble that says what to do."""
