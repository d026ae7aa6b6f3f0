"""Measures a card and decides where everything on it stands.

Where a card is too low, it first loses air, then texts take shorter wordings instead of more lines,
then its optional items go, lowest rank first, and at last everything gets smaller. Where it is too
narrow, the choices of a line take narrower options, then its optional items go, then texts are
fitted.
"""

from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from math import inf
from typing import NamedTuple

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPolygonF, QRegion

from blueprints_desktop.desktop.drawing.marks import PillPart, pill_size
from blueprints_desktop.desktop.drawing.typography import text_width
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.cards.text_fit import (
    TAIL_GAP,
    FittedText,
    fit_text,
    tail_width,
)
from blueprints_desktop.desktop.ui.cards.values import (
    Arrow,
    Card,
    Choice,
    Counting,
    Disc,
    Divider,
    Field,
    Fill,
    Grid,
    GridRow,
    Item,
    Leaf,
    Line,
    Optional,
    Part,
    PartInfo,
    Picture,
    Pill,
    SeatSign,
    Sign,
    Space,
    Spread,
    Stack,
    Text,
    Timed,
    Wrapper,
    children,
    spoken_part,
)

TITLE = Spread(46.0, 36.0)
"""From the top of a card to the first item below its title."""
DIVIDER = Spread(9.0, 7.0)
"""The height of a divider with the room around it."""
_SMALLER, _SMALLEST = 0.96, 0.6
"""The step in which everything gets smaller, and the least share of the usual size."""
_ROWS_APART = 4.0
"""Between the grounds of two rows of a grid."""
_ARROW = 15.0
_RING = 3.0
"""How far the ring of a seat's sign reaches beyond it."""
AROUND = 12.0
"""How far what is painted may reach beyond its place."""


class PlacedLeaf(NamedTuple):
    """A leaf and where it stands; `text` is its fitted text."""

    leaf: Leaf | Text | Counting | Divider
    rect: QRectF
    text: FittedText | None = None
    cue: Hashable = None
    """The cue of the timeline with which it appears."""

    @property
    def cues(self) -> tuple[Hashable, ...]:
        """All cues that change it."""
        own = self.leaf.cues if isinstance(self.leaf, Picture | Counting) else ()
        return own if self.cue is None else (self.cue, *own)

    @property
    def glows(self) -> bool:
        """Whether what a cue counts stays lit in it for a while."""
        return isinstance(self.leaf, Picture) and self.leaf.glows

    def areas(self, zoom: float) -> Mapping[Hashable, QRectF]:
        """What cues change that do not change all of it."""
        picture = self.leaf
        if isinstance(picture, Picture) and picture.areas is not None:
            return picture.areas(self.rect, zoom)
        return {}


class PlacedGround(NamedTuple):
    """A background and where it lies."""

    field: Field
    rect: QRectF
    cue: Hashable = None


class PlacedPart(NamedTuple):
    """A named part, the area it covers, and which leaves and grounds of the layout are in it."""

    info: PartInfo
    rect: QRectF
    items: tuple[Item, ...] = ()
    """What it consists of, also what has no room."""
    leaves: slice = slice(0)
    grounds: slice = slice(0)
    outline: QPolygonF | None = None
    """Its shape, where that is no rectangle."""

    def covers(self, point: QPointF) -> bool:
        """Whether the part is at a place."""
        if self.outline is not None:
            return self.outline.containsPoint(point, Qt.FillRule.WindingFill)
        return self.rect.contains(point)

    def spot(self) -> Spot | None:
        """How screen readers find it; None: it has no words, or is a widget of its own."""
        info, name = self.info, spoken_part(self.info, self.items).strip()

        def about() -> list[str]:
            return (info.details or info.answer()[0]).splitlines()

        if not name or info.entry:
            return None
        return Spot(name, self.rect, choice=False, about=about, thing=info.name)


class PlacedSpots(NamedTuple):
    """A picture in which things can be pointed at; where they are is found when it is asked for."""

    picture: Picture
    rect: QRectF

    def parts(self, zoom: float) -> Iterator[PlacedPart]:
        assert self.picture.spots is not None
        for info, spot in self.picture.spots(self.rect, zoom):
            if isinstance(spot, QPolygonF):
                yield PlacedPart(info, spot.boundingRect(), outline=spot)
            else:
                yield PlacedPart(info, spot)


class CardLayout:
    """Where everything on a card stands, in pixels of the widget."""

    def __init__(self, card: Card, zoom: float, air: float) -> None:
        self.card = card
        """What is shown: the card, or its compact form."""
        self.zoom = zoom
        self.air = air
        self.leaves: list[PlacedLeaf] = []
        self.grounds: list[PlacedGround] = []
        self.cue: Hashable = None
        """The cue of what is being placed."""
        self._named: list[PlacedPart | PlacedSpots] = []
        self._areas: dict[tuple[Hashable, bool], QRegion] = {}
        self._known_areas: dict[int, Mapping[Hashable, QRectF]] = {}
        """By the id of the leaf."""

    def add(
        self,
        leaf: Leaf | Text | Counting | Divider,
        rect: QRectF,
        text: FittedText | None = None,
    ) -> None:
        self.leaves.append(PlacedLeaf(leaf, rect, text, self.cue))
        if isinstance(leaf, Picture) and leaf.spots is not None:
            self._named.append(PlacedSpots(leaf, rect))

    @contextmanager
    def within(
        self, info: PartInfo | None, rect: QRectF, items: tuple[Item, ...]
    ) -> Iterator[None]:
        """What is placed meanwhile belongs to a part; None: to none of its own."""
        if info is None:
            yield
            return
        number, leaves, grounds = len(self._named), len(self.leaves), len(self.grounds)
        self._named.append(PlacedPart(info, rect, items))
        yield
        own_leaves, own_grounds = slice(leaves, len(self.leaves)), slice(grounds, len(self.grounds))
        self._named[number] = PlacedPart(info, rect, items, own_leaves, own_grounds)

    # --- what was placed ------------------------------------------------------------

    @cached_property
    def parts(self) -> list[PlacedPart]:
        """The named parts in reading order, also those that are spots of a picture."""
        found: list[PlacedPart] = []
        for each in self._named:
            if isinstance(each, PlacedSpots):
                found += each.parts(self.zoom)
            else:
                found.append(each)
        return found

    @cached_property
    def entries(self) -> list[PlacedPart]:
        """The parts that are widgets of their own, apart from spots of pictures."""
        own = (each for each in self._named if isinstance(each, PlacedPart))
        return [part for part in own if part.info.entry]

    @cached_property
    def beside_entries(self) -> tuple[list[PlacedGround], list[PlacedLeaf]]:
        """The grounds and leaves that are in no entry."""
        leaves = {n for part in self.entries for n in range(part.leaves.start, part.leaves.stop)}
        grounds = {n for part in self.entries for n in range(part.grounds.start, part.grounds.stop)}
        return (
            [ground for n, ground in enumerate(self.grounds) if n not in grounds],
            [leaf for n, leaf in enumerate(self.leaves) if n not in leaves],
        )

    @cached_property
    def cues(self) -> Mapping[Hashable, "list[PlacedGround | PlacedLeaf]"]:
        """The cues of the timeline, and what each of them changes."""
        found = dict[Hashable, list[PlacedGround | PlacedLeaf]]()
        for ground in self.grounds:
            if ground.cue is not None:
                found.setdefault(ground.cue, []).append(ground)
        for leaf in self.leaves:
            for cue in leaf.cues:
                found.setdefault(cue, []).append(leaf)
        return found

    def area(self, cue: Hashable, *, glows: bool = False) -> QRegion:
        """What a cue changes; ``glows``: only what stays lit after it."""
        known = self._areas.get((cue, glows))
        if known is None:
            known = self._areas[cue, glows] = self._find_area(cue, glows)
        return known

    def _find_area(self, cue: Hashable, glows: bool) -> QRegion:
        around, area = AROUND * self.zoom, QRegion()
        for placed in self.cues[cue]:
            if isinstance(placed, PlacedGround):
                area = area.united(QRect() if glows else placed.rect.toAlignedRect())
            elif placed.glows or not glows:
                rect = self._leaf_areas(placed).get(cue, placed.rect)
                wide = rect.adjusted(-around, -around, around, around)
                area = area.united(wide.toAlignedRect())
        return area

    def _leaf_areas(self, leaf: PlacedLeaf) -> Mapping[Hashable, QRectF]:
        known = self._known_areas.get(id(leaf))
        if known is None:
            known = self._known_areas[id(leaf)] = leaf.areas(self.zoom)
        return known

    def part(self, name: str) -> QRectF | None:
        """The area of a part by its name."""
        return next((part.rect for part in self.parts if part.info.name == name), None)

    def spots(self) -> list[Spot]:
        """The parts for screen readers, in reading order."""
        return [spot for spot in (part.spot() for part in self.parts) if spot is not None]

    def texts(self) -> list[str]:
        """All texts as they stand there, shortened or cut where they have no room."""
        return [" ".join(leaf.text.lines).strip() for leaf in self.leaves if leaf.text is not None]


def lay_out(card: Card, body: QRectF, zoom: float) -> CardLayout:
    """Fit a card into a rectangle."""
    if card.compact is not None and not _fits(card, body, zoom):
        card = card.compact
    least = zoom * _SMALLEST
    ranks: list[float] = [*sorted(set(_ranks(Stack(card.items)))), inf]
    steps = [(ranks[0], False), *((rank, True) for rank in ranks)]
    while True:
        measure = _Measure(card, body.width(), zoom, -inf)
        for kept, low in steps:
            measure.keep(kept, low=low)
            if measure.height(0.0) <= body.height():
                return measure.placed(body)
        if zoom <= least:
            return measure.placed(body)
        zoom = max(least, zoom * _SMALLER)


def _fits(card: Card, body: QRectF, zoom: float) -> bool:
    """Whether a card has room with all its items, if with little air."""
    return least_height(card, body.width(), zoom) <= body.height()


def natural_height(card: Card, width: float, zoom: float) -> float:
    """The height at which a card has all its air and all its items."""
    return _Measure(card, width, zoom, -inf).height(1.0)


def least_height(card: Card, width: float, zoom: float) -> float:
    """The height at which a card has all its items, but no air."""
    return _Measure(card, width, zoom, -inf).height(0.0)


def natural_width(card: Card, zoom: float) -> float:
    """The width at which no text of a card is wrapped or shortened."""
    return _Measure(card, inf, zoom, -inf).natural_width()


def _ranks(item: Item) -> Iterator[int]:
    """The ranks of the items that a low card leaves out; those in lines give way to width only."""
    if isinstance(item, Optional):
        yield item.rank
    beside = isinstance(item, Line | Grid)
    for child in children(item):
        yield from _ranks(child.item if beside and isinstance(child, Optional) else child)


class _Measure:
    """Sizes of a card's items at one zoom; `kept` is the lowest rank that is shown.

    Items hold items, and each level asks for the sizes of the levels below: what was found is kept.
    """

    def __init__(self, card: Card, width: float, zoom: float, kept: float) -> None:
        self.card, self.width, self.zoom, self.kept = card, width, zoom, kept
        self.air = 1.0
        self.low = False
        """Texts take shorter wordings instead of more lines."""
        self.stack = Stack(card.items, card.gap)
        self._widths: dict[int, float] = {}
        self._heights: dict[tuple[int, float, float | None], float] = {}
        """By item, width and air; None: the height is the same however much air there is."""
        self._has_air = False
        """Whether a height that was just found depends on the air."""
        self._lines: dict[tuple[int, float, float | None], list[tuple[Item, float]]] = {}
        self._grids: dict[tuple[int, float], tuple[list[float], Grid]] = {}
        self._measured: list[Item] = []
        """What the keys above are the ids of: no other item gets these ids meanwhile."""

    def keep(self, rank: float, *, low: bool) -> None:
        """Show only optional items of this rank or a higher one."""
        if (rank, low) != (self.kept, self.low):
            self.kept, self.low = rank, low
            self._heights.clear()

    # --- the card as a whole --------------------------------------------------------

    def height(self, air: float) -> float:
        """The height of the whole card with a share of its air."""
        self.air = air
        inner = self.width - sum(self._pads)
        return self._head() + self._height(self.stack, inner) + self._size(self.card.foot)

    def natural_width(self) -> float:
        """A pixel more than its items have, so that rounding wraps no text."""
        return self._width(self.stack) + sum(self._pads) + 1.0

    @property
    def _pads(self) -> tuple[float, float]:
        """At the left and at the right."""
        left, right = self.card.pad, self.card.end
        return left * self.zoom, (left if right is None else right) * self.zoom

    def _head(self) -> float:
        return self._size(TITLE if self.card.title else self.card.top)

    def placed(self, body: QRectF) -> CardLayout:
        close, usual = self.height(0.0), self.height(1.0)
        room = body.height()
        air = (room - close) / (usual - close) if usual > close else 1.0
        self.air = min(max(air, 0.0), max(self.card.loosest, 1.0) if usual < room else 1.0)
        layout = CardLayout(self.card, self.zoom, self.air)
        left, right = self._pads
        inner = body.adjusted(left, 0.0, -right, 0.0)
        head = self._head()
        if self.card.title:
            line = Line((Text(self.card.title, self.card.title_role), Fill(), *self.card.head))
            top = QRectF(inner.left(), body.top(), inner.width(), min(head, self._size(TITLE)))
            self._place(line, top.adjusted(0.0, 4.0 * self.zoom, 0.0, 0.0), layout)
        rest = inner.adjusted(0.0, head, 0.0, -self._size(self.card.foot))
        self._place(self.stack, rest, layout)
        return layout

    def _size(self, spread: Spread) -> float:
        self._has_air |= spread.usual != spread.close
        return spread.at(self.air) * self.zoom

    def _shown(self, item: Item) -> bool:
        return not isinstance(item, Optional) or item.rank >= self.kept

    # --- widths ---------------------------------------------------------------------

    def _width(self, item: Item | None) -> float:
        """The width an item takes where it has all the room it wants."""
        if item is None:
            return 0.0
        found = self._widths.get(id(item))
        if found is None:
            found = self._widths[id(item)] = self._find_width(item)
            self._measured.append(item)
        return found

    def _find_width(self, item: Item) -> float:
        match item:
            case Text():
                return text_width(item.words, item.role, self.zoom) + tail_width(item, self.zoom)
            case Space():
                return item.size.usual * self.zoom
            case Divider(upright=True):
                return self.zoom
            case Line():
                widths = [self._width(each) for each in item.items]
                inner = len(widths) * max(widths, default=0.0) if item.equal else sum(widths)
                return inner + self._gaps(item, list(item.items))
            case Stack():
                if item.width:
                    return item.width * self.zoom
                return max((self._width(each) for each in item.items), default=0.0)
            case Grid():
                columns = self._columns(item)
                sides = 2 * item.inset * self.zoom
                return sum(columns) + self._grid_gaps(item, columns) + sides
            case Field():
                return self._width(item.item) + 2 * item.inset * self.zoom
            case Wrapper():
                return self._width(item.item)
            case Choice():
                return self._width(item.options[0])
            case Fill() | Divider():
                return 0.0
        return self._leaf_size(item)[0]

    def _leaf_size(self, leaf: Leaf) -> tuple[float, float]:
        """The width and height of a leaf that keeps its size."""
        zoom = self.zoom
        match leaf:
            case Pill():
                return pill_size((PillPart(leaf.words, leaf.kind),), zoom * leaf.size)
            case Sign() | Disc():
                return leaf.size * zoom, leaf.size * zoom
            case SeatSign():
                side = (leaf.size + (2 * _RING if leaf.ringed else 0.0)) * zoom
                return side, side
            case Arrow():
                return _ARROW * zoom, 0.6 * _ARROW * zoom
            case Picture():
                return leaf.width * zoom, leaf.height * zoom

    def _gaps(self, line: Line, shown: list[Item]) -> float:
        """A gap between neighbours; a fill brings none of its own."""
        solid = sum(not isinstance(each, Fill) for each in shown)
        return max(0, solid - 1) * line.gap * self.zoom

    def _columns(self, grid: Grid) -> list[float]:
        """The natural widths of a grid's columns.

        A cell that may reach over an empty neighbour does not widen its column.
        """
        count = max((len(row.cells) for row in grid.rows), default=0)
        widths = [0.0] * count
        for row in grid.rows:
            for index, cell in enumerate(row.cells):
                beside = row.cells[index + 1 : index + 2]
                if beside != (None,) or index >= grid.flexible:
                    widths[index] = max(widths[index], self._width(cell))
        return widths

    def _grid_gaps(self, grid: Grid, widths: list[float]) -> float:
        used = sum(width > 0.0 or index == grid.flexible for index, width in enumerate(widths))
        return max(0, used - 1) * grid.gap * self.zoom

    def _widths_in(self, grid: Grid, room: float) -> list[float]:
        """The widths of a grid's columns in a room; the flexible one takes what is left."""
        room -= 2 * grid.inset * self.zoom
        if grid.shares:
            free = room - max(0, len(grid.shares) - 1) * grid.gap * self.zoom
            return [free * share / sum(grid.shares) for share in grid.shares]
        widths = self._columns(grid)
        if widths:
            spare = room - sum(widths) - self._grid_gaps(grid, widths)
            flexible = min(grid.flexible, len(widths) - 1)
            after = [n for n in range(flexible + 1, len(widths)) if widths[n] > 0.0]
            for index in after if spare > 0.0 else ():
                more = min(grid.widens * self.zoom, spare / len(after))
                widths[index] += more
                spare -= more
            taking = flexible if spare >= 0.0 or grid.gives is None else grid.gives
            widths[taking] = max(0.0, widths[taking] + spare)
        return widths

    def _fitted(self, grid: Grid, room: float) -> tuple[list[float], Grid]:
        """The widths of a grid's columns in a room, and the grid with its choices made."""
        key = (id(grid), room)
        if key not in self._grids:
            widths = self._widths_in(grid, room)
            self._grids[key] = widths, self._resolved(grid, widths)
            self._measured.append(grid)
        return self._grids[key]

    def _resolved(self, grid: Grid, widths: list[float]) -> Grid:
        """The grid with one option of each choice; those of a group take the same one."""
        for group in sorted({each.group for each in _choices(grid)}):
            options = max(len(each.options) for each in _choices(grid) if each.group == group)
            for option in range(options):
                found = _chosen_grid(grid, group, option)
                if self._has_room(found, group, widths):
                    break
            grid = found
        return grid

    def _has_room(self, grid: Grid, group: str, widths: list[float]) -> bool:
        """Whether all cells with a choice of a group fit; other choices can still get narrower."""
        return all(
            self._width(_narrowest(cell)) <= wide + 0.5
            for row in grid.rows
            for cell, wide in zip(row.cells, widths, strict=False)
            if cell is not None and any(each.group == group for each in _choices(cell))
        )

    def _line_widths(
        self, line: Line, room: float, height: float | None = None
    ) -> list[tuple[Item, float]]:
        """The items of a line that have room, with their widths.

        Pictures with an aspect are as wide as the height of the line makes them, once it is known.
        """
        key = (id(line), room, height)
        if key not in self._lines:
            self._lines[key] = self._find_line_widths(line, room, height)
            self._measured.append(line)
        return self._lines[key]

    def _find_line_widths(
        self, line: Line, room: float, height: float | None
    ) -> list[tuple[Item, float]]:
        shown = list(line.items)
        if line.equal:
            wide = (room - self._gaps(line, shown)) / max(1, len(shown))
            return [(each, wide) for each in shown]
        while True:
            widths = [self._width_in(each, room, height) for each in shown]
            spare = room - sum(widths) - self._gaps(line, shown)
            if spare >= -0.5:
                break
            if _take_next_option(shown):
                continue
            leaving = [each for each in shown if isinstance(each, Optional)]
            if not leaving:
                break
            first = min(leaving, key=lambda each: each.rank)
            match first.item:
                case Choice(options=(_, *narrower)) if narrower:
                    other = Choice(tuple(narrower), first.item.group)
                    shown[shown.index(first)] = evolve(first, item=other)
                case _:
                    shown.remove(first)
        takers = [i for i, each in enumerate(shown) if _takes_room(each)]
        if spare > 0.0 and takers:
            for index in takers:
                widths[index] += spare / len(takers)
        elif spare < 0.0:
            givers = sorted(
                (i for i, each in enumerate(shown) if _gives_room(each)), key=lambda i: -widths[i]
            )
            for index in givers:
                given = min(-spare, widths[index])
                widths[index] -= given
                spare += given
        return list(zip(shown, widths, strict=True))

    def _width_in(self, item: Item, room: float, height: float | None) -> float:
        if isinstance(item, Picture) and item.aspect and height is not None:
            return min(item.aspect * height, item.most * room)
        return self._width(item)

    # --- heights --------------------------------------------------------------------

    def _height(self, item: Item | None, width: float) -> float:
        if item is None:
            return 0.0
        fixed = (id(item), width, None)
        found = self._heights.get(fixed)
        if found is not None:
            return found
        airy = (id(item), width, self.air)
        found = self._heights.get(airy)
        if found is None:
            outer, self._has_air = self._has_air, False
            found = self._find_height(item, width)
            self._heights[airy if self._has_air else fixed] = found
            self._has_air |= outer
            self._measured.append(item)
        else:
            self._has_air = True
        return found

    def _find_height(self, item: Item, width: float) -> float:
        match item:
            case Text():
                fitted = fit_text(item, width, self.zoom, low=self.low)
                return len(fitted.lines) * fitted.step
            case Line():
                heights = (
                    self._height(each, wide) for each, wide in self._line_widths(item, width)
                )
                return max(self._size(item.height), max(heights, default=0.0))
            case Stack():
                shown = [each for each in item.items if self._shown(each)]
                heights = (self._height(each, width) for each in shown)
                return sum(heights) + self._stack_gaps(item, shown)
            case Grid():
                return sum(self._row_heights(item, width))
            case Field():
                inner = self._height(item.item, self._field_room(item, width))
                return inner + 2 * item.pad * self.zoom
            case Wrapper():
                return self._height(item.item, width)
            case Choice():
                return self._height(self._pick(item, width), width)
            case Divider(upright=True):
                return 0.0
            case Space() | Divider():
                return self._size(item.size if isinstance(item, Space) else DIVIDER)
            case Fill():
                return 0.0
        return self._leaf_size(item)[1]

    def _stack_gaps(self, stack: Stack, shown: list[Item]) -> float:
        solid = sum(not isinstance(each, Fill | Space) for each in shown)
        return max(0, solid - 1) * self._size(stack.gap)

    def _row_heights(self, grid: Grid, width: float) -> list[float]:
        widths, grid = self._fitted(grid, width)
        pitch = self._size(grid.pitch)
        return [
            max(
                pitch,
                *(self._height(cell, wide) for cell, wide in self._cells(grid, row, widths)),
            )
            for row in grid.rows
        ]

    def _cells(
        self, grid: Grid, row: GridRow, widths: list[float]
    ) -> list[tuple[Item | None, float]]:
        """The cells of a row with their widths.

        Up to the flexible column, a cell reaches over empty ones at its right.
        """
        cells = [*row.cells, *[None] * (len(widths) - len(row.cells))]
        room = list(widths)
        last = -1 if grid.shares else grid.flexible + 1
        for index in range(min(last, len(cells) - 1), 0, -1):
            if cells[index] is None and room[index] > 0.0:
                room[index - 1] += room[index] + grid.gap * self.zoom
        return list(zip(cells, room, strict=True))

    def _field_room(self, field: Field, width: float) -> float:
        return width - 2 * field.inset * self.zoom

    # --- places ---------------------------------------------------------------------

    def _place(self, item: Item | None, rect: QRectF, layout: CardLayout) -> None:
        match item:
            case Line():
                self._place_line(item, rect, layout)
            case Stack():
                self._place_stack(item, rect, layout)
            case Grid():
                self._place_grid(item, rect, layout)
            case Field():
                reach, pad = item.reach * self.zoom, item.pad * self.zoom
                ground = rect.adjusted(-reach, 0.0, reach, 0.0)
                layout.grounds.append(PlacedGround(item, ground, layout.cue))
                aside = item.inset * self.zoom
                self._place(item.item, rect.adjusted(aside, pad, -aside, -pad), layout)
            case Choice():
                self._place(self._pick(item, rect.width()), rect, layout)
            case Timed():
                before, layout.cue = layout.cue, item.cue
                self._place(item.item, rect, layout)
                layout.cue = before
            case Part():
                with layout.within(item.info, rect, (item.item,)):
                    self._place(item.item, rect, layout)
            case Text() | Counting():
                self._place_text(item, rect, layout)
            case Wrapper():
                self._place(item.item, rect, layout)
            case Divider():
                layout.add(item, rect)
            case None | Fill() | Space():
                pass
            case _:
                layout.add(item, self._own_rect(item, rect))

    def _place_text(self, item: Text | Counting, rect: QRectF, layout: CardLayout) -> None:
        text = item.item if isinstance(item, Counting) else item
        fitted = fit_text(text, rect.width(), self.zoom, low=self.low)
        layout.add(item, rect, fitted)
        left = rect.left() + text_width(fitted.lines[-1], fitted.type, self.zoom)
        top = rect.center().y() + (len(fitted.lines) / 2 - 1) * fitted.step
        for each in text.tail:
            if left > rect.left():
                left += TAIL_GAP * self.zoom
            room = QRectF(left, top, self._width(each), fitted.step)
            self._place_text(each, room, layout)
            left = room.right()

    def _pick(self, choice: Choice, width: float) -> Item:
        """The option of a choice that stands alone."""
        fitting = (each for each in choice.options if self._width(each) <= width + 0.5)
        return next(fitting, choice.options[-1])

    def _own_rect(self, leaf: Leaf, rect: QRectF) -> QRectF:
        """A leaf keeps its size, in the middle of the room it is given."""
        if isinstance(leaf, Picture) and leaf.stretches:
            return rect
        own = QRectF(0.0, 0.0, *self._leaf_size(leaf))
        own.moveCenter(rect.center())
        return own

    def _place_line(self, line: Line, rect: QRectF, layout: CardLayout) -> None:
        left = rect.left()
        for item, wide in self._line_widths(line, rect.width(), rect.height()):
            room = QRectF(left, rect.top(), wide, rect.height())
            self._place(item, room, layout)
            left += wide + (0.0 if isinstance(item, Fill) else line.gap * self.zoom)

    def _place_stack(self, stack: Stack, rect: QRectF, layout: CardLayout) -> None:
        shown = [each for each in stack.items if self._shown(each)]
        takers = sum(_takes_height(each) for each in shown)
        spare = max(0.0, rect.height() - self._height(stack, rect.width()))
        top = rect.top()
        for item in shown:
            high = self._height(item, rect.width())
            if takers and _takes_height(item):
                high += spare / takers
            self._place(item, QRectF(rect.left(), top, rect.width(), high), layout)
            top += high + (0.0 if isinstance(item, Fill | Space) else self._size(stack.gap))

    def _place_grid(self, grid: Grid, rect: QRectF, layout: CardLayout) -> None:
        heights = self._row_heights(grid, rect.width())
        widths, grid = self._fitted(grid, rect.width())
        more = 0.0
        if grid.stretches and heights:
            more = max(0.0, rect.height() - sum(heights)) / len(heights)
        self._place_columns(grid, rect, widths, layout)
        top = rect.top()
        for row, high in zip(grid.rows, heights, strict=True):
            band = QRectF(rect.left(), top, rect.width(), high + more)
            self._place_row(grid, row, band, widths, layout)
            top += high + more

    def _place_columns(
        self, grid: Grid, rect: QRectF, widths: list[float], layout: CardLayout
    ) -> None:
        gap, left = grid.gap * self.zoom, rect.left() + grid.inset * self.zoom
        if grid.parted:
            x = left
            for wide in widths[:-1]:
                x += wide + gap
                line = QRectF(x - gap / 2 - 1.0, rect.top(), 2.0, rect.height())
                layout.add(Divider(upright=True), line)
        for seat, wide in zip(grid.column_seats, widths, strict=False):
            if seat is not None:
                ground = QRectF(left - gap / 2, rect.top(), wide + gap, rect.height())
                layout.grounds.append(PlacedGround(Field(Fill(), seat=seat), ground))
            left += wide + gap

    def _place_row(
        self, grid: Grid, row: GridRow, band: QRectF, widths: list[float], layout: CardLayout
    ) -> None:
        reach = row.reach * self.zoom
        if row.ruled is not None:
            line = QRectF(band.left() - reach, band.top() - 1.0, band.width() + 2 * reach, 2.0)
            layout.add(Divider(row.ruled), line)
        apart = 0.0 if row.ground is None else _ROWS_APART / 2 * self.zoom
        area = band.adjusted(0.0, apart, 0.0, -apart)
        with layout.within(row.part, area, row.items):
            if row.ground is not None:
                field = Field(Fill(), row.ground, seat=row.seat)
                ground = area.adjusted(-reach, 0.0, reach, 0.0)
                layout.grounds.append(PlacedGround(field, ground, row.cue))
            left = band.left() + grid.inset * self.zoom
            for (cell, room), wide in zip(self._cells(grid, row, widths), widths, strict=True):
                if cell is not None:
                    high = band.height() if _takes_height(cell) else self._height(cell, room)
                    top = band.top() if grid.from_top else band.center().y() - high / 2
                    self._place(cell, QRectF(left, top, room, high), layout)
                left += wide + (grid.gap * self.zoom if wide > 0.0 else 0.0)


def _choices(item: Item) -> Iterator[Choice]:
    if isinstance(item, Choice):
        yield item
    else:
        for child in children(item):
            yield from _choices(child)


def _take_next_option(shown: list[Item]) -> bool:
    """Replace the first choice that has another option by the rest of its options."""
    for index, item in enumerate(shown):
        narrower = _without_first_option(item)
        if narrower is not None:
            shown[index] = narrower
            return True
    return False


def _without_first_option(item: Item) -> Item | None:
    match item:
        case Choice(options=options) if len(options) > 1:
            return evolve(item, options=options[1:])
        case Wrapper(item=inner):
            narrower = _without_first_option(inner)
            if narrower is not None:
                return evolve(item, item=narrower)  # type: ignore[misc]
    return None


def _narrowest(item: Item) -> Item:
    """The same item with the last option of each choice."""
    for group in {each.group for each in _choices(item)}:
        item = _chosen(item, group, -1)
    return item


def _chosen(item: Item, group: str, option: int) -> Item:
    """The same item with one option of each choice of a group."""
    match item:
        case Choice(options=options, group=own) if own == group:
            return evolve(item, options=(options[min(option, len(options) - 1)],))
        case Line() | Stack():
            return evolve(item, items=tuple(_chosen(each, group, option) for each in item.items))
        case Wrapper():
            return evolve(item, item=_chosen(item.item, group, option))  # type: ignore[misc]
    return item


def _chosen_grid(grid: Grid, group: str, option: int) -> Grid:
    rows = []
    for row in grid.rows:
        cells = (None if cell is None else _chosen(cell, group, option) for cell in row.cells)
        rows.append(evolve(row, cells=tuple(cells)))
    return evolve(grid, rows=tuple(rows))


def _takes_room(item: Item) -> bool:
    """Whether an item of a line takes the width that is left: fills, grids, growing pictures."""
    match item:
        case Fill() | Grid() | Field():
            return True
        case Stack():
            return not item.width
        case Picture():
            return item.stretches and not item.aspect
        case Wrapper():
            return _takes_room(item.item)
    return False


def _gives_room(item: Item) -> bool:
    """Whether an item of a line can do with less width than it wants."""
    match item:
        case Text() | Stack() | Grid() | Field():
            return True
        case Line():
            return any(map(_gives_room, item.items))
        case Wrapper():
            return _gives_room(item.item)
    return False


def _takes_height(item: Item) -> bool:
    match item:
        case Fill():
            return True
        case Picture():
            return item.stretches
        case Line():
            return any(_takes_height(each) for each in item.items if not isinstance(each, Fill))
        case Stack():
            return any(map(_takes_height, item.items))
        case Grid():
            return item.stretches
        case Wrapper():
            return _takes_height(item.item)
    return False
