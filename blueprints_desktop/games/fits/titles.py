"""The titles that a solo player can earn.

A new title is a line here, and in each ``resources/rulebooks/fits.*.md`` a row of the table under
``{#solo}`` and a term under ``{#terms}``. The ladder on the table and on the last page, the records
and the words follow.
"""

from collections.abc import Collection
from typing import NamedTuple

from blueprints_desktop.games.fits.options import BoardId

TITLED_BOARDS = (1, 2, 3, 4)
"""Titles are given for these together."""


class Title(NamedTuple):
    """A title; its name is that of a term of the rulebook."""

    name: str
    least: int | None
    """The fewest points for it; None: any."""


TITLES = (
    Title("architect", 31),
    Title("engineer", 26),
    Title("mason", 21),
    Title("paver", 16),
    Title("stone_breaker", 11),
    Title("grout_scraper", 6),
    Title("gap_filler", None),
)
"""Best first."""


def earns_title(boards: Collection[BoardId]) -> bool:
    """Whether a solo game on these boards earns a title: boards 1 to 4, in any order."""
    return len(boards) == len(TITLED_BOARDS) and all(board in boards for board in TITLED_BOARDS)


def title_of(points: int) -> Title:
    """The title for so many points.

    >>> title_of(30).name, title_of(-12).name
    ('engineer', 'gap_filler')
    """
    return next(title for title in TITLES if title.least is None or points >= title.least)
