"""Which matches are meant, and where their sums are found.

Years and whole months come from the sums (see ``counting``); the days before and after them from the
seats themselves.
"""

from calendar import monthrange
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any

from attrs import frozen

Values = dict[str, Any]

_LONG_AGO, _FAR_OFF = 10101, 99991231

_MARGIN = 36 * 3600
"""Seconds from noon in Greenwich: within them lies all of that day, wherever one is."""


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

    def period(self, of: str = "") -> str:
        """A condition on the day, for rows that also say when their match ended.

        By that moment an index is entered; where days begin depends on where one was, so a day more
        at either end is looked at.
        """
        first, last = self.days()
        wanted = []
        if self.since is not None:
            wanted += [f"{of}day >= {first}", f"{of}finished >= {_noon(self.since) - _MARGIN}"]
        if self.until is not None:
            wanted += [f"{of}day <= {last}", f"{of}finished <= {_noon(self.until) + _MARGIN}"]
        return " AND ".join(wanted) or "true"

    def where(self, circles: str, values: Values, of: str = "") -> str:
        """The conditions but for the period, on rows that name game, size and computers.

        ``circles`` is what the circle must be where nobody in particular has to take part; ``of``
        names the table, with its dot, where several have such columns.
        """
        wanted = [circles] if not self.players else [self._circle(values)]
        for name in ("game", "size", "computers"):
            value = getattr(self, name)
            if value is not None:
                wanted.append(f"{of}{name} = :{name}")
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


TALLY = "span, player, game, size, computers, matches, won, shared, points, best"

_EVERYBODY = "SELECT 0 UNION ALL SELECT number FROM players"
"""Sums are sorted by player, then by span: so only those of the span are read."""

_EDGE = """
SELECT day / 100 AS span, player, game, size, computers, 1 AS matches, won, shared, points,
       CASE WHEN clean THEN points END AS best
FROM seats INDEXED BY seats_by_day WHERE {which}
UNION ALL
SELECT day / 100, 0, game, size, computers, seat = 0, 0, 0, points, CASE WHEN clean THEN points END
FROM seats INDEXED BY seats_by_day WHERE {which}
"""


def tallies(chosen: Filter, values: Values, player: str = "", by_month: bool = False) -> str:
    """A query for the rows named in TALLY, for one ``player`` (an expression) or for everybody.

    With ``by_month`` the span of every row is a month.
    """
    own = f" AND player = {player}" if player else ""
    parts = []
    for kind, first, last in spans(*chosen.days(), by_month):
        if kind == "sums":
            which = chosen.where("circle = 0", values)
            whose = own or f" AND player IN ({_EVERYBODY})"
            parts.append(
                f"SELECT {TALLY} FROM tallies"
                f" WHERE {which}{whose} AND span BETWEEN {first} AND {last}"
            )
        else:
            which = f"{chosen.where('true', values)} AND day BETWEEN {first} AND {last}"
            edge = _EDGE.format(which=which)
            parts.append(f"SELECT {TALLY} FROM ({edge}) WHERE true{own}")
    return " UNION ALL ".join(parts)


Span = tuple[str, int, int]
"""``sums`` with the first and last span, or ``days`` with the first and last day."""


def spans(first: int, last: int, by_month: bool = False) -> Iterator[Span]:
    """The spans that make up these days: years, whole months, and what is left at both ends.

    >>> list(spans(20240310, 20260612))  # doctest: +NORMALIZE_WHITESPACE
    [('days', 20240310, 20240331), ('sums', 202404, 202412), ('sums', 2025, 2025),
     ('sums', 202601, 202605), ('days', 20260601, 20260612)]
    """
    begins, ends = first // 100, last // 100
    from_start, to_end = first == begins * 100 + 1, last == _last_day(ends)
    if first > last or (begins == ends and not (from_start and to_end)):
        yield "days", first, last
        return
    if not from_start:
        yield "days", first, _last_day(begins)
        begins = _following(begins)
    whole = ends if to_end else _preceding(ends)
    if by_month:
        yield "sums", max(begins, _FIRST_MONTH), whole
    elif (first, last) == (_LONG_AGO, _FAR_OFF):
        yield "sums", 0, 0
    elif begins <= whole:
        yield from _years(begins, whole)
    if not to_end:
        yield "days", ends * 100 + 1, last


_FIRST_MONTH = 100001
"""Smaller spans are years."""


def _years(begins: int, ends: int) -> Iterator[Span]:
    """Months as years, where these are whole."""
    first = begins // 100 if begins % 100 == 1 else begins // 100 + 1
    last = ends // 100 if ends % 100 == 12 else ends // 100 - 1
    if first > last:
        yield "sums", begins, ends
        return
    if begins < first * 100:
        yield "sums", begins, (first - 1) * 100 + 12
    yield "sums", first, last
    if ends > last * 100 + 12:
        yield "sums", (last + 1) * 100 + 1, ends


def _noon(day: date) -> int:
    """In seconds since 1970."""
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp())


def _number(day: date) -> int:
    return day.year * 10000 + day.month * 100 + day.day


def _last_day(month: int) -> int:
    return month * 100 + monthrange(month // 100, month % 100)[1]


def _following(month: int) -> int:
    return month + 89 if month % 100 == 12 else month + 1


def _preceding(month: int) -> int:
    return month - 89 if month % 100 == 1 else month - 1
