"""The vocabulary in which a card is described: frozen values, no painter and no pixel positions.

A card is a stack of items. Leaves are texts, pills, signs and pictures. Containers arrange them:
`Line` side by side, `Stack` one below another, `Grid` in columns that line up. `Part` gives an item
a public name, a rulebook paragraph and a tip. `Row`, `Note` and `TurnStep` are the ready-made shapes
that most cards consist of.

Sizes are pixels at 100 %. A `Spread` is a size that shrinks where the card is low.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from attrs import evolve, field, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPolygonF, QRegion

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.marks import PillKind
from blueprints_desktop.desktop.drawing.typography import LEADING, LEAST, Anchor, Role, Type
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.timeline import AT_REST, TimelineMoment


class CardTone(Enum):
    """What a text or sign means by its colour; each surface has its own colour for it."""

    NORMAL = "normal"
    QUIET = "quiet"
    GOOD = "good"
    BAD = "bad"
    MARK = "mark"


class Surface(Enum):
    """What a card is made of."""

    PANEL = "panel"
    PAPER = "paper"
    DESK = "desk"
    """Nothing: its items stand on the desk."""
    SHEETS = "sheets"
    """Each field on it is a sheet of paper."""
    TRAY = "tray"
    """A hollow in the desk."""


class CardGround(Enum):
    """The background of a group of items."""

    SUNK = "sunk"
    LIT = "lit"
    RAISED = "raised"
    CHOSEN = "chosen"
    """Ringed: it is chosen, or to be chosen now."""
    WON = "won"
    """Framed in gold: it is the winner's."""


class Spread(NamedTuple):
    """A size, and the size it may shrink to where there is little height."""

    usual: float
    close: float

    def at(self, air: float) -> float:
        """The size for a share of the air: 1 is the usual size, 0 the closest."""
        return self.close + (self.usual - self.close) * air


def fixed(size: float) -> Spread:
    """A size that never shrinks."""
    return Spread(size, size)


NO_SPACE = fixed(0.0)
SILENT = " "
"""The spoken words of a part that is not read out."""
_BEFORE = Type(20, 400, tabular=True)
"""The value that a total had before a move."""


class PaintContext(NamedTuple):
    """What a picture is painted with."""

    painter: QPainter
    look: Look
    zoom: float
    ratio: float
    moment: TimelineMoment = AT_REST
    area: QRegion | None = None
    """What is painted again; None: everything."""

    def shows(self, rect: QRectF) -> bool:
        """Whether anything in a rectangle is painted again."""
        return self.area is None or self.area.intersects(rect.toAlignedRect())


PaintPicture: TypeAlias = Callable[[PaintContext, QRectF], None]
PictureSpots: TypeAlias = Callable[[QRectF, float], "Sequence[tuple[PartInfo, QRectF | QPolygonF]]"]
"""The named spots of a picture in a rectangle, at a zoom; a later one lies on the earlier ones."""

PictureAreas: TypeAlias = Callable[[QRectF, float], Mapping[Hashable, QRectF]]


# --- leaves ---------------------------------------------------------------------------


@frozen
class Text:
    """Words in one role. Where they do not fit, they wrap, get shorter, then smaller, then cut."""

    words: str
    role: Role | Type = Role.BODY
    tone: CardTone = CardTone.NORMAL
    shorter: tuple[str, ...] = ()
    """Other wordings that say the same, longest first."""
    reduced: tuple[str, ...] = ()
    """Wordings that leave something out, longest first: taken before words are cut."""
    lines: int = 1
    """The most lines it may wrap into."""
    anchor: Anchor = Anchor.LEFT
    least: float = LEAST
    """The smallest size of its letters."""
    tail: tuple["Text", ...] = ()
    """Short texts after its last line, each in one line and never cut."""
    leading: float = LEADING
    """The distance of its lines, as a share of the size of its letters."""


@frozen
class Pill:
    """A short fact on a ground of its own, such as a change of points."""

    words: str
    kind: PillKind = PillKind.QUIET
    size: float = 0.9
    """Its scale relative to the card."""


@frozen
class Sign:
    """An icon of the interface."""

    icon: Icon
    size: float = 14.0
    tone: CardTone = CardTone.QUIET
    weight: float = 2.0


@frozen
class SeatSign:
    """The sign of a player, by the player's colour."""

    colour: int
    size: float = 16.0
    faded: bool = False
    ringed: bool = False
    """A ring around it: this player is to act."""
    disc: bool = False
    """On a disc of the player's colour, like the player's marker on a board."""


@frozen
class Arrow:
    """From the present value to the value after a move."""


@frozen
class Disc:
    """The number of a step, or a tick once it is done."""

    number: int
    done: bool = False
    lit: bool = False
    size: float = 24.0


@frozen
class Picture:
    """A drawing of the game's own, with a size. Two pictures with one key are the same."""

    key: Hashable
    width: float
    height: float
    paint: PaintPicture = field(eq=False, repr=False)
    stretches: bool = False
    """It takes the width and height that are left over."""
    aspect: float = 0.0
    """Its width for a height of 1, where it grows with the height of its line; 0: it does not."""
    most: float = 1.0
    """The largest share of the line's width that it takes then."""
    cues: tuple[Hashable, ...] = ()
    """The cues of the timeline that change it."""
    glows: bool = False
    """Whether what a cue counts stays lit in it for a while."""
    spots: PictureSpots | None = field(default=None, eq=False, repr=False)
    """What can be pointed at in it."""
    areas: PictureAreas | None = field(default=None, eq=False, repr=False)
    """What a cue changes, where that is not the whole picture."""


class Wrapper:
    """Shows one item, and adds something to it."""

    item: "Item"


@frozen
class Counting(Wrapper):
    """A text that changes while something is counted. It has the room of its last words."""

    item: Text
    at: Callable[[TimelineMoment], str] = field(eq=False, repr=False)
    cues: tuple[Hashable, ...] = ()
    """The cues of the timeline that change it."""
    done_tone: CardTone | None = None
    """Its tone once it is counted."""


@frozen
class Fill:
    """Takes the room that is left in a line or a stack."""


@frozen
class Space:
    """Empty room of a given height in a stack, or width in a line."""

    size: Spread


class Rule(Enum):
    """How a line looks: between rows, above a sum, above the last sum of all."""

    THIN = auto()
    STRONG = auto()
    DOUBLE = auto()


@frozen
class Divider:
    """A line across."""

    rule: Rule = Rule.THIN
    upright: bool = False
    """It stands between columns or items of a line, over most of their height."""


# --- containers -----------------------------------------------------------------------


@frozen
class Line:
    """Items side by side, centred on one height. Texts give way to whatever else is in it."""

    items: tuple["Item", ...]
    gap: float = 8.0
    height: Spread = NO_SPACE
    """The least height."""
    equal: bool = False
    """All items are equally wide and share the width of the line."""


@frozen
class Stack:
    """Items one below another."""

    items: tuple["Item", ...]
    gap: Spread = NO_SPACE
    width: float = 0.0
    """The width it has in a line; 0: it takes what is left."""


@frozen
class Grid:
    """Rows whose cells line up in columns; `flexible` is the column that takes what is left.

    Up to that column, a cell reaches over empty cells at its right.
    """

    rows: tuple["GridRow", ...]
    flexible: int = 0
    gap: float = 8.0
    pitch: Spread = NO_SPACE
    """The least height of a row."""
    from_top: bool = False
    """Cells stand at the top of their row instead of in its middle."""
    shares: tuple[float, ...] = ()
    """Shares of the width for the columns; empty: they are as wide as their cells."""
    stretches: bool = False
    """The rows share the height that is left over."""
    inset: float = 0.0
    """How far cells stand in from the sides of their row."""
    widens: float = 0.0
    """How much wider columns right of the flexible one may get where there is room."""
    column_seats: tuple[int | None, ...] = ()
    """Columns that are tinted with the colour of a seat."""
    parted: bool = False
    """Thin lines stand between the columns."""
    gives: int | None = None
    """The column that gets narrower where there is not enough room; None: the flexible one."""


@frozen
class GridRow:
    """A row of a grid; None leaves a cell empty."""

    cells: tuple["Item | None", ...]
    part: "PartInfo | None" = None
    ground: CardGround | None = None
    seat: int | None = None
    """The ground is tinted with the colour of a seat."""
    reach: float = 0.0
    """How far the ground and the line reach beyond the row on both sides."""
    cue: Hashable = None
    """The ground appears with a cue of the timeline."""
    ruled: Rule | None = None
    """The line above it."""

    @property
    def items(self) -> tuple["Item", ...]:
        """The cells that are not empty."""
        return tuple(cell for cell in self.cells if cell is not None)


@frozen
class Field(Wrapper):
    """Items on a ground of their own."""

    item: "Item"
    ground: CardGround = CardGround.SUNK
    pad: float = 8.0
    """Above and below."""
    inset: float = 0.0
    """How far its items stand in from the column of the card."""
    reach: float = 4.0
    """How far the ground reaches beyond the column of the card on both sides."""
    seat: int | None = None
    """Tinted with the colour of a seat instead."""


@frozen
class Optional(Wrapper):
    """An item that is left out where there is no room for it; the lowest rank goes first.

    In a line, a choice takes its next option before it is left out.
    """

    item: "Item"
    rank: int = 0


@frozen
class Choice:
    """The first of several items that has room in its column or its line.

    All choices of a grid with one group take the same option, so that rows can be compared.
    """

    options: tuple["Item", ...]
    group: str = ""


@frozen
class Timed(Wrapper):
    """An item that appears with a cue of the timeline."""

    item: "Item"
    cue: Hashable


@frozen
class PartInfo:
    """What a part of a card is called, and what can be asked about it."""

    name: str
    """The public name by which lessons, hints and tests find it."""
    rule: str = ""
    """The paragraph of the rulebook about it."""
    tip: str = ""
    spoken: str = ""
    """The sentence for screen readers; empty: the words of the part."""
    live: bool = False
    """It can be chosen now: a press on it tells its name."""
    ask: Callable[[], tuple[str, str]] | None = field(default=None, eq=False, repr=False)
    """Tip and rule, where they are worked out only when they are wanted."""
    entry: bool = False
    """It can have the focus, and arrow keys go through all such parts."""
    details: str = ""
    """What a screen reader says after the sentence, when the part has the focus."""

    def answer(self) -> tuple[str, str]:
        """What it says when it is asked: the tip and the rule."""
        return (self.tip, self.rule) if self.ask is None else self.ask()


@frozen
class Part(Wrapper):
    """An item that can be pointed at by name."""

    info: PartInfo
    item: "Item"


Leaf: TypeAlias = Pill | Sign | SeatSign | Arrow | Disc | Picture
"""What keeps its size."""
Item: TypeAlias = Leaf | Text | Fill | Space | Divider | Line | Stack | Grid | Choice | Wrapper


# --- the card -------------------------------------------------------------------------


_TOP, _FOOT = Spread(12.0, 8.0), Spread(14.0, 12.0)


@frozen
class Card:
    """A whole card."""

    title: str = ""
    items: tuple[Item, ...] = ()
    head: tuple[Item, ...] = ()
    """What stands beside the title, at the right."""
    surface: Surface = Surface.PANEL
    framed: bool = False
    """Paper has a frame line."""
    shadow: bool = True
    """A sheet of paper casts a shadow."""
    pad: float = 16.0
    end: float | None = None
    """The pad at the right; None: the same."""
    about: str = ""
    """The paragraph of the rulebook about the card as a whole."""
    tip: str = ""
    """What the card says wherever no part has a tip of its own."""
    click_asks: bool = True
    """A click on a part tells its tip at once; else a click only chooses."""
    loosest: float = 1.0
    """How much air it takes where there is more height than it needs."""
    spoken: str = ""
    """Its name for screen readers; empty: the title."""
    sentences: tuple[str, ...] = ()
    """How it is read out; empty: part by part."""
    gap: Spread = NO_SPACE
    """Between the items."""
    title_role: Role | Type = Role.SECTION
    top: Spread = _TOP
    """Above the first item of a card without a title."""
    foot: Spread = _FOOT
    edge: int | None = None
    """A line around a panel in the colour of a seat."""
    edge_cue: Hashable = None
    """The cue of the timeline with which the line appears, and a panel gets lighter."""
    compact: "Card | None" = None
    """Takes its place where it is too low for all its items."""


class Heights(NamedTuple):
    """The heights of a seat panel: the least, the usual one, and the one in a crowded column."""

    least: int
    usual: int
    close: int = 64


_HEIGHTS = Heights(112, 124)


@frozen
class SeatCard:
    """What a game tells of a player. Sign, name, level and chip above it are the kit's."""

    active: bool = False
    """It is this player's turn."""
    own: bool = False
    """It is the viewer's own panel."""
    began: bool = False
    """This player had the first turn: a flag says so."""
    chip: str = ""
    """A word at the right of the name."""
    chip_tip: str = ""
    """What the chip means."""
    items: tuple[Item, ...] = ()
    compact: tuple[Item, ...] | None = None
    """Where the panel is too low for the items; None: the same."""
    strip: tuple[Item, ...] = ()
    """In the strip of a narrow window."""
    head: tuple[Item, ...] = ()
    """What stands at the right of the name, before the chip."""
    strip_head: tuple[Item, ...] = ()
    """The same in the strip of a narrow window."""
    picture: Picture | None = None
    """Stands at the right over the whole height of the panel."""
    picture_tip: str = ""
    """What the picture shows."""
    picture_below: bool = False
    """The picture begins below the name."""
    lines: tuple[str, ...] = ()
    """The facts in words, for tips and screen readers; empty: the items are read out."""
    rule: str = ""
    """The paragraph of the rulebook about what the panel tells."""
    heights: Heights = _HEIGHTS


# --- ready-made shapes ----------------------------------------------------------------


@frozen
class Row:
    """A line of a table of facts: what, how much, and how much a move would change it."""

    label: str
    value: str
    info: PartInfo
    sign: Item | None = None
    detail: str = ""
    change: str = ""
    """The change as text; its first character tells gain from loss."""
    note: Item | None = None
    """A second line under the label."""
    open: bool = False
    """The value is not certain yet."""


@frozen
class Note:
    """A reason in a few words with its points."""

    words: str
    points: str = ""
    tone: CardTone = CardTone.QUIET


@frozen
class Fact:
    """A line of a step: a sign, words that may wrap, and a figure."""

    words: str
    figure: str = ""
    sign: Sign | None = None


@frozen
class TurnStep:
    """A step of a turn: done, to be done now, or still to come."""

    title: str
    lines: "tuple[Fact | Item, ...]" = ()
    number: int = 0
    live: bool = False
    done: bool = False
    rule: str = ""


def rows(given: tuple[Row, ...] | list[Row], pitch: Spread = NO_SPACE) -> Grid:
    """Rows with their signs, labels, details, changes and values in columns."""
    has_sign = any(row.sign is not None for row in given)
    has_detail = any(row.detail for row in given)
    made = []
    for row in given:
        cells: list[Item | None] = [row.sign] if has_sign else []
        label = Text(row.label)
        cells.append(label if row.note is None else Stack((label, row.note)))
        if has_detail:
            cells.append(Text(row.detail, Role.SMALL, CardTone.QUIET) if row.detail else None)
        cells.append(Line((Fill(), _change_pill(row.change))) if row.change else None)
        look = (Role.BODY, CardTone.QUIET) if row.open else (Role.FIGURE, CardTone.NORMAL)
        cells.append(Text(row.value, *look, anchor=Anchor.RIGHT))
        said = row.info.spoken or f"{row.label} {row.value}"  # how much it changes is for the eye
        made.append(GridRow(tuple(cells), evolve(row.info, spoken=said)))
    flexible = has_sign + 2 * has_detail
    return Grid(tuple(made), flexible, gap=10.0, pitch=pitch, gives=int(has_sign))


def _change_pill(change: str) -> Pill:
    loses = change.startswith(("\N{MINUS SIGN}", "-"))
    return Pill(change, PillKind.LOSS if loses else PillKind.FILLED)


def total(label: Item, value: Text, info: PartInfo, before: str = "") -> Item:
    """The sum below the rows, and at its left what it was before the move that is aimed at."""
    items: list[Item] = [label, Fill()]
    if before:
        items += [Text(before, _BEFORE, CardTone.QUIET), Arrow(), Space(NO_SPACE)]
    return Part(info, Line((*items, value), gap=6.0))


def notes(given: tuple[Note, ...] | list[Note]) -> Item:
    """Reasons on a sunk ground, their points in a column."""
    made = tuple(
        GridRow(
            (
                Text(
                    note.words,
                    Role.SMALL,
                    CardTone.QUIET if note.tone is CardTone.QUIET else CardTone.NORMAL,
                ),
                Text(note.points, Role.SMALL_STRONG, note.tone, anchor=Anchor.RIGHT)
                if note.points
                else None,
            )
        )
        for note in given
    )
    return Field(Grid(made, pitch=Spread(23.0, 18.0)), pad=5.0, inset=6.0)


def steps(given: tuple[TurnStep, ...] | list[TurnStep], gap: Spread) -> Item:
    """Steps with their discs; the one to be done now stands on a lit ground."""
    return Stack(tuple(_step(each, f"step-{place}") for place, each in enumerate(given, 1)), gap)


def _step(step: TurnStep, name: str) -> Item:
    tone = CardTone.NORMAL if step.live or step.done else CardTone.QUIET
    title = Line((Text(step.title, Role.BODY_STRONG, tone, lines=2),), height=Spread(28.0, 24.0))
    disc = Line((Disc(step.number, step.done, step.live),), height=Spread(28.0, 24.0))
    lines = (_fact(line, step.live) if isinstance(line, Fact) else line for line in step.lines)
    row = GridRow((disc, Stack((title, *lines))))
    body = Grid((row,), flexible=1, gap=10.0, from_top=True)
    item: Item = Field(body, CardGround.LIT, pad=6.0, reach=8.0) if step.live else body
    return Part(PartInfo(name, step.rule), item)


def _fact(fact: Fact, live: bool) -> Item:
    tone = CardTone.NORMAL if live else CardTone.QUIET
    words = Text(fact.words, Role.SMALL, tone, lines=9)
    sign = () if fact.sign is None else (fact.sign,)
    figure = () if not fact.figure else (Text(fact.figure, Role.FIGURE),)
    return Line((*sign, words, Fill(), *figure), gap=6.0, height=Spread(21.0, 17.0))


def named(name: str, tip: str, item: Item, rule: str = "") -> Part:
    """A sign that stands without its word. Its tip says what it is."""
    return Part(PartInfo(name, rule, tip, SILENT), item)


# --- reading a card -------------------------------------------------------------------


def children(item: Item) -> tuple[Item, ...]:
    """The items directly inside an item."""
    match item:
        case Line(items=items) | Stack(items=items):
            return items
        case Grid(rows=given):
            return tuple(cell for row in given for cell in row.items)
        case Wrapper(item=inner):
            return (inner,)
        case Choice(options=options):
            return options[:1]
        case Text(tail=tail):
            return tail
    return ()


def words_of(item: Item) -> Iterator[str]:
    """All words of an item in reading order."""
    if isinstance(item, Text | Pill):
        yield item.words
    for child in children(item):
        yield from words_of(child)


def parts_of(item: Item) -> Iterator[tuple[PartInfo, tuple[Item, ...]]]:
    """The named parts of an item, with what each consists of."""
    match item:
        case Part(info=info, item=inner):
            yield info, (inner,)
            yield from parts_of(inner)
        case Grid(rows=given):
            for row in given:
                if row.part is not None:
                    yield row.part, row.items
                for cell in row.items:
                    yield from parts_of(cell)
        case _:
            for child in children(item):
                yield from parts_of(child)


def part_words(card: Card, name: str) -> list[str]:
    """The words of a part by its public name; empty: the card has no such part."""
    for info, items in parts_of(Stack(card.items)):
        if info.name == name:
            return [word for item in items for word in words_of(item) if word]
    return []


def spoken_part(info: PartInfo, items: tuple[Item, ...]) -> str:
    """The sentence about a part."""
    return info.spoken or " ".join(word for item in items for word in words_of(item) if word)


def spoken_lines(card: Card) -> list[str]:
    """The card read out: each named part is a sentence, and so is each text outside of them."""
    if card.sentences:
        return list(card.sentences)
    return [line for item in card.items for line in _lines(item) if line.strip()]


def _lines(item: Item) -> Iterator[str]:
    match item:
        case Part(info=info, item=inner):
            yield spoken_part(info, (inner,))
        case Grid(rows=given):
            for row in given:
                if row.part is None and any(any(parts_of(cell)) for cell in row.items):
                    for cell in row.items:
                        yield from _lines(cell)
                else:
                    yield spoken_part(row.part or PartInfo(""), row.items)
        case Line() | Text() | Pill() if not any(parts_of(item)):
            yield " ".join(word for word in words_of(item) if word)
        case _:
            for child in children(item):
                yield from _lines(child)
