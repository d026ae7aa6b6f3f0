"""Which matches are meant, and where their sums are found.

Whole months come from the sums; the days before and after them from the seats themselves.
"""

from calendar import monthrange
from collections.abc import Iterator
from datetime import date
from typing import Any

from attrs import frozen

Values = dict[str, Any]

_LONG_AGO, _FAR_OFF = 0, 99999999


@frozen
class Filter:
    """Conditions that all hold; what is None or empty is no condition."""

    game: str | None = None
    size: int | None = None
    """How many played."""
    players: tuple[str, ...] = ()
    """All of these took part."""
    since: date | None = None
    until: date | None = None
    """The last day, which belongs to it."""
    computers: bool | None = None
    """Whether a computer played."""

    def days(self) -> tuple[int, int]:
        """The first and the last day, readable as dates."""
        first = _LONG_AGO if self.since is None else _number(self.since)
        return first, _FAR_OFF if self.until is None else _number(self.until)

    def where(self, circles: str, values: Values) -> str:
        """The conditions but for the period, on rows that name game, size and computers.

        ``circles`` is what the circle must be where nobody in particular has to take part.
        """
        wanted = [circles] if not self.players else [self._circle(values)]
        for name in ("game", "size", "computers"):
            value = getattr(self, name)
            if value is not None:
                wanted.append(f"{name} = :{name}")
                values[name] = value
        return " AND ".join(wanted)

    def _circle(self, values: Values) -> str:
        """The circle has all these players in it."""
        names = []
        for place, player in enumerate(dict.fromkeys(self.players)):
            values[f"player_{place}"] = player
            names.append(f":player_{place}")
        return f"""circle IN (
            SELECT circle FROM members JOIN players ON players.number = members.player
            WHERE players.id IN ({", ".join(names)})
            GROUP BY circle HAVING count(*) = {len(names)})"""


TALLY = "player, month, game, size, computers, matches, won, shared, points, best"

_EDGE = """
SELECT player, day / 100 AS month, game, size, computers, 1 AS matches, won, shared, points,
       CASE WHEN clean THEN points END AS best
FROM seats WHERE {which}
UNION ALL
SELECT 0, day / 100, game, size, computers, seat = 0, 0, 0, points, CASE WHEN clean THEN points END
FROM seats WHERE {which}
"""


def tallies(chosen: Filter, values: Values, player: str = "") -> str:
    """A query for the rows named in TALLY; ``player``, an expression, narrows it to one."""
    own = f" AND player = {player}" if player else ""
    parts = []
    for kind, first, last in spans(*chosen.days()):
        if kind == "months":
            which = chosen.where("circle = 0", values)
            parts.append(
                f"SELECT {TALLY} FROM tallies"
                f" WHERE {which} AND month BETWEEN {first} AND {last}{own}"
            )
        else:
            which = f"{chosen.where('true', values)} AND day BETWEEN {first} AND {last}"
            edge = _EDGE.format(which=which)
            parts.append(f"SELECT {TALLY} FROM ({edge}) WHERE true{own}")
    return " UNION ALL ".join(parts)


def spans(first: int, last: int) -> Iterator[tuple[str, int, int]]:
    """The whole months within these days, and what is left before and after them.

    >>> list(spans(20260310, 20260612))
    [('days', 20260310, 20260331), ('months', 202604, 202605), ('days', 20260601, 20260612)]
    """
    if first > last:
        yield "days", first, last  # no day at all
        return
    begins, ends = first // 100, last // 100
    from_start = first in (_LONG_AGO, begins * 100 + 1)
    to_end = last == _FAR_OFF or last == _last_day(ends)
    if begins == ends and not (from_start and to_end):
        yield "days", first, last
        return
    if not from_start:
        yield "days", first, _last_day(begins)
        begins = _following(begins)
    before = ends if to_end else _preceding(ends)
    if begins <= before:
        yield "months", begins, before
    if not to_end:
        yield "days", ends * 100 + 1, last


def _number(day: date) -> int:
    return day.year * 10000 + day.month * 100 + day.day


def _last_day(month: int) -> int:
    return month * 100 + monthrange(month // 100, month % 100)[1]


def _following(month: int) -> int:
    return month + 89 if month % 100 == 12 else month + 1


def _preceding(month: int) -> int:
    return month - 89 if month % 100 == 1 else month - 1
