"""Lessons: a game taught on its own table, step by step. No Qt.

A lesson is ``resources/lessons/<game>/<id>.toml``, with its words beside it in ``<id>.<language>.toml``.
``docs/writing-lessons.md`` defines the format.

========== =====================================================================
module     content
========== =====================================================================
lesson     lessons and their words as values
folders    the folders that hold them
reading    reads them; an error names the file and the entry
run        one lesson being played: which move a step takes, back, skip
checking   plays a lesson in every way that it allows and says what is wrong with it
========== =====================================================================
"""
