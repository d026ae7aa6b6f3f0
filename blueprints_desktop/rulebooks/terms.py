"""The table of terms in a rulebook, so that board and book never disagree.

A rulebook ends with a table of rows ``| id | term | plural |``; the plural may be left
empty where it is never asked for.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from attrs import frozen

from blueprints_desktop import places
from blueprints_desktop.engine.errors import BadData

LANGUAGES = ("en", "fr")
HEADING = {"en": "## Terms", "fr": "## Termes"}


@frozen
class Term:
    one: str
    many: str


def parse_terms(text: str, language: str, source: str) -> dict[str, Term]:
    """The terms of a rulebook's text; a bad row raises BadData that names it."""
    _, found, table = text.partition(HEADING[language] + "\n")
    if not found:
        raise BadData("is-missing", source, HEADING[language])
    terms: dict[str, Term] = {}
    rows = [line for line in table.splitlines() if line.startswith("|")][2:]
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if len(cells) != 3 or not cells[0] or not cells[1]:
            raise BadData("not-a-row-of-terms", source, row)
        if cells[0] in terms:
            raise BadData("same-term-twice", source, cells[0])
        terms[cells[0]] = Term(cells[1], cells[2] or cells[1])
    return terms


@cache
def terms(game: str, language: str) -> Mapping[str, Term]:
    """The terms of a game in a language."""
    path: Path = places.resources() / "rulebooks" / f"{game}.{language}.md"
    return parse_terms(path.read_text(encoding="utf-8"), language, path.name)
