"""The table of terms in a rulebook, so that board and book never disagree.

A rulebook ends with a table of rows ``| id | term | plural |``, perhaps with a fourth column
``see``: the id of the paragraph that says what the term means. Plural and ``see`` may be left empty.
The window needs these words before anybody opens the book, so the table is read without the rest.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.rulebooks.files import LANGUAGES, read_rulebook

__all__ = ["LANGUAGES", "SECTION", "Term", "parse_rows", "parse_terms", "terms"]

SECTION = "terms"
"""The id of the section that holds the table."""

_HEADING_END = f"{{#{SECTION}}}"


class Term(NamedTuple):
    one: str
    many: str
    see: str = ""
    """The id of what explains it; empty: it is found, as ``rulebooks.glossary`` does."""

    @property
    def forms(self) -> str:
        """The word for one, and that for several unless it only has an "s" more."""
        words, others = self.one.split(), self.many.split()
        plain = len(words) == len(others) and all(
            other in (word, f"{word}s") for word, other in zip(words, others, strict=True)
        )
        return self.one if plain else f"{self.one}, {self.many}"


def parse_terms(text: str, source: str) -> dict[str, Term]:
    """The terms of a rulebook's text; a bad row raises BadData that names its line."""
    lines = list(enumerate(text.splitlines(), 1))
    for number, line in lines:
        if line.startswith("## ") and line.endswith(_HEADING_END):
            table = [row for row in lines[number:] if row[1].startswith("|")]
            return parse_rows(table, source)
    raise BadData("is-missing", source, _HEADING_END)


def parse_rows(table: Iterable[tuple[int, str]], source: str) -> dict[str, Term]:
    """The terms of a table's lines, which come with their numbers, its head included."""
    found: dict[str, Term] = {}
    lines = list(table)
    columns = len(_cells(lines[0][1])) if lines else 0
    for number, line in lines[2:]:
        cells = _cells(line)
        if not 3 <= len(cells) == columns <= 4 or not cells[0] or not cells[1]:
            raise BadData("not-a-row-of-terms", source, f"line {number}", row=line)
        key, one, many, *see = cells
        if key in found:
            raise BadData("same-term-twice", source, f"line {number}", term=key)
        found[key] = Term(one, many or one, *see)
    return found


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


@cache
def terms(game: str, language: str) -> Mapping[str, Term]:
    """The terms of a game in a language."""
    return parse_terms(*read_rulebook(game, language))
