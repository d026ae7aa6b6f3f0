"""The title that a solo player earns: the rungs of the builders' ladder.

A new title is a line here, and in each ``resources/rulebooks/fits.*.md`` a row of the table under
``{#solo}`` and a term under ``{#terms}``.
"""

from collections.abc import Collection

from blueprints_desktop.games.fits.options import BoardId

RATED_BOARDS = (1, 2, 3, 4)

RATINGS: tuple[tuple[int, str], ...] = (
    (31, "architect"),
    (26, "engineer"),
    (21, "mason"),
    (16, "paver"),
    (11, "stone_breaker"),
    (6, "joint_cleaner"),
)
"""The fewest points for each title, best first; below them all stands the last one."""

LOWEST = "hole_plugger"


def rating(boards: Collection[BoardId], points: int) -> str | None:
    """The title for so many points; none unless exactly boards 1 to 4 were played, in any order.

    >>> rating((4, 1, 3, 2), 30), rating((1, 2, 3), 30)
    ('engineer', None)
    """
    if len(boards) != len(RATED_BOARDS) or any(board not in boards for board in RATED_BOARDS):
        return None
    return next((title for least, title in RATINGS if points >= least), LOWEST)
