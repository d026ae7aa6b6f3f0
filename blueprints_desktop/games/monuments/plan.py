"""The plan of a monument: its bricks, which of them carry which, and what they score."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.engine.game import Json
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import BRICKS, LETTERS, MOST_OF_A_KIND, Heap

LEVEL_POINTS = (1, 3, 5, 7, 9)
MOST_BRICKS = len(BRICKS) * MOST_OF_A_KIND

Rows = tuple[str, ...]

MOST_ROWS, WIDEST = 32, 64
"""Bounds on foreign data, void included, so that a plan can be drawn. The largest one that comes
with the program has 8 rows of 14 units."""

_VOID = "."
_COLOURS = LETTERS[: len(BRICKS)]


@frozen
class Plan:
    """Bricks are numbered level by level, row by row, from the left: a set of them is a mask."""

    bricks: tuple[Brick, ...]
    rows: int
    width: int
    points: tuple[int, ...]
    """By brick."""
    below: tuple[int, ...]
    """By brick, the mask of those that must be in place first."""
    above: tuple[tuple[int, ...], ...]
    """By brick, those that rest on it."""
    by_colour: tuple[int, ...]
    """The mask of each colour's bricks."""
    ground: int
    """The mask of the bricks of level 1, which rest on the site itself."""
    numbers: Mapping[Brick, int]
    by_text: Mapping[str, Brick]

    def number_of(self, brick: Brick) -> int | None:
        """Which brick of the plan this is; None if it is none."""
        try:
            return self.numbers.get(brick)
        except TypeError:  # fields that cannot be hashed
            return None

    def matching(self, stock: Heap) -> int:
        """The mask of all bricks in a colour that the stock holds."""
        mask = 0
        for bricks in self.by_colour:
            if stock & 255:
                mask |= bricks
            stock >>= 8
        return mask

    def open_after(self, brick: int, built: int, before: int) -> int:
        """What is open once the brick has joined those ``built``, given what was open before."""
        after = before & ~(1 << brick)
        for upper in self.above[brick]:
            if not self.below[upper] & ~built:
                after |= 1 << upper
        return after

    def in_mask(self, mask: int) -> list[Brick]:
        """The bricks of a mask, in the plan's order."""
        bricks = self.bricks
        found = []
        while mask:
            low = mask & -mask
            found.append(bricks[low.bit_length() - 1])
            mask ^= low
        return found


def parse_plan(levels: Json, source: str) -> Plan:
    """The plan drawn by these levels; a bad one raises BadData that names level and row."""
    if type(levels) is not list or not 1 <= len(levels) <= len(LEVEL_POINTS):
        raise BadData("not-one-to-five-levels", source, "levels")
    drawn = [_parse_level(rows, level, source) for level, rows in enumerate(levels, 1)]
    depth, width = len(drawn[0]), len(drawn[0][0])
    for level, rows in enumerate(drawn, 1):
        if len(rows) != depth:
            raise BadData("levels-differ-in-depth", source, f"level {level}", rows=len(rows))
        for row, signs in enumerate(rows):
            if len(signs) != width:
                raise BadData("rows-differ-in-length", source, f"level {level} row {row}")
    bricks = tuple(
        brick
        for level, rows in enumerate(drawn, 1)
        for row, signs in enumerate(rows)
        for brick in _bricks(signs, level, row, source)
    )
    if not 0 < len(bricks) <= MOST_BRICKS:
        raise BadData("wrong-number-of-bricks", source, "levels", found=len(bricks))
    return _plan(bricks, depth, width, source)


def _parse_level(rows: Json, level: int, source: str) -> Rows:
    if type(rows) is not list or not rows or any(type(row) is not str for row in rows):
        raise BadData("not-a-list-of-rows", source, f"level {level}")
    if len(rows) > MOST_ROWS or max(map(len, rows)) > WIDEST:
        raise BadData("level-is-too-large", source, f"level {level}", rows=MOST_ROWS, width=WIDEST)
    return tuple(rows)


def _bricks(signs: str, level: int, row: int, source: str) -> Iterator[Brick]:
    """The bricks of a row: from the left, each letter begins a pair."""
    x = 0
    while x < len(signs):
        sign = signs[x]
        entry = f"level {level} row {row} x {x}"
        if sign == _VOID:
            x += 1
            continue
        if sign not in _COLOURS:
            raise BadData("unknown-sign", source, entry, sign=sign)
        if signs[x + 1 : x + 2] != sign:
            raise BadData("half-a-brick", source, entry, sign=sign)
        yield Brick(_COLOURS.index(sign), level, row, x)
        x += 2


def _plan(bricks: tuple[Brick, ...], rows: int, width: int, source: str) -> Plan:
    supports = _supports(bricks, source)
    return Plan(
        bricks=bricks,
        rows=rows,
        width=width,
        points=tuple(LEVEL_POINTS[brick.level - 1] for brick in bricks),
        below=tuple(sum(1 << lower for lower in lowers) for lowers in supports),
        above=tuple(
            tuple(upper for upper, lowers in enumerate(supports) if lower in lowers)
            for lower in range(len(bricks))
        ),
        by_colour=tuple(
            sum(1 << n for n, brick in enumerate(bricks) if brick.colour == colour)
            for colour in BRICKS
        ),
        ground=sum(1 << n for n, lowers in enumerate(supports) if not lowers),
        numbers={brick: n for n, brick in enumerate(bricks)},
        by_text={str(brick): brick for brick in bricks},
    )


def _supports(bricks: Sequence[Brick], source: str) -> list[set[int]]:
    """For each brick those directly below, of which it overlaps one or straddles two."""
    unit = {(b.level, b.row, b.x + half): n for n, b in enumerate(bricks) for half in (0, 1)}
    found = []
    for brick in bricks:
        halves = [(brick.level - 1, brick.row, brick.x + half) for half in (0, 1)]
        if brick.level > 1 and not all(half in unit for half in halves):
            entry = f"level {brick.level} row {brick.row} x {brick.x}"
            raise BadData("brick-overhangs", source, entry)
        found.append({unit[half] for half in halves} if brick.level > 1 else set())
    return found
