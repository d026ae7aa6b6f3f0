"""Pieces, cells, bricks, steps of the worker and places in words."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import and_list, or_list, points_words
from blueprints_desktop.engine.plain_text import one_line_name
from blueprints_desktop.games.monuments.hints import (
    NO_PLACE_LEFT,
    NOT_AT_HAND,
    NOT_SUPPORTED,
    BrickHint,
)
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import (
    BLACK,
    JEWEL,
    NAMES,
    NOTHING,
    Heap,
    Piece,
    bricks_in,
    count,
)
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.state import BLACK_POINTS, JEWEL_POINTS, State

GAME = "monuments"
translate = QCoreApplication.translate


def monument_name(key: str, written: str = "") -> str:
    """A monument's name; one that is not ours keeps the name its maker ``written`` down."""
    return {
        "notre_dame": translate("OptionRows", "Notre Dame"),
        "san_pietro": translate("OptionRows", "San Pietro"),
        "taj_mahal": translate("OptionRows", "Taj Mahal"),
        "capitol": translate("OptionRows", "Capitol"),
    }.get(key) or one_line_name(written or key)


def piece_words(piece: Piece, count: int = 1) -> str:
    """A kind of piece as a noun, such as "violet brick" or "jewels"."""
    return term(GAME, NAMES[piece], count)


def colour_word(piece: Piece) -> str:
    """One word for a kind of piece, for labels with little room."""
    return (
        translate("Monuments", "violet"),
        translate("Monuments", "red"),
        translate("Monuments", "neutral"),
        translate("Monuments", "orange"),
        translate("Monuments", "jewel"),
        translate("Monuments", "black"),
    )[piece]


def bricks_of(colours: Iterable[Piece], join: Callable[[Sequence[str]], str]) -> str:
    """Bricks of several colours, such as "violet, red or neutral bricks"; ``join`` lists them."""
    adjectives = (
        translate("Monuments", "violet", "bricks"),
        translate("Monuments", "red", "bricks"),
        translate("Monuments", "neutral", "bricks"),
        translate("Monuments", "orange", "bricks"),
    )
    words = translate("Monuments", "{colours} bricks", "of these colours")
    return words.format(colours=join([adjectives[colour] for colour in colours]))


def a_piece(piece: Piece) -> str:
    """A piece with its article."""
    return (
        translate("Monuments", "a violet brick"),
        translate("Monuments", "a red brick"),
        translate("Monuments", "a neutral brick"),
        translate("Monuments", "an orange brick"),
        translate("Monuments", "a jewel"),
        translate("Monuments", "the black piece"),
    )[piece]


def use_words(piece: Piece) -> str:
    """What a piece is for that is not built with; empty: it is a brick."""
    if piece == JEWEL:
        words = translate("Monuments", "A jewel scores {points} at the end.")
        return words.format(points=points_words(JEWEL_POINTS))
    if piece == BLACK:
        words = translate(
            "Monuments", "The black piece: {points} when the quarry is empty, and you build first."
        )
        return words.format(points=points_words(BLACK_POINTS))
    return ""


def some_pieces(kind: Piece, many: int) -> str:
    """So many pieces of a kind, such as "a red brick" or "2 jewels"."""
    return a_piece(kind) if many == 1 else counted_pieces(kind, many)


def counted_pieces(kind: Piece, many: int) -> str:
    """The same with a figure even for one, for tables and lists: "1 red brick"."""
    return f"{many} {piece_words(kind, many)}"


def pieces_list(pieces: Iterable[Piece]) -> str:
    """Several pieces in one phrase, kinds in the order of the box."""
    counted = Counter(pieces)
    return and_list([some_pieces(kind, counted[kind]) for kind in sorted(counted)])


def cell_number(cell: Cell) -> str:
    """The number of a cell in its ring as people count: from 1, clockwise from the top."""
    return str(int(cell[1:]) + 1) if cell[1:].isdigit() else cell


def cell_words(cell: Cell) -> str:
    """A cell of the quarry."""
    if cell[0] == "o" and cell[1:].isdigit():
        return translate("Monuments", "outer cell {number}").format(number=cell_number(cell))
    if cell[0] == "m" and cell[1:].isdigit():
        return translate("Monuments", "middle cell {number}").format(number=cell_number(cell))
    return translate("Monuments", "the centre") if cell == "c" else cell


def brick_words(brick: Brick) -> str:
    """A brick of the plan, such as "orange brick on level 4"."""
    words = translate("Monuments", "{brick} on level {level}")
    return words.format(brick=piece_words(brick.colour), level=brick.level)


# --- steps and places --------------------------------------------------------------------


def there_words(kinds: Sequence[Piece]) -> str:
    """What would be taken on a cell that holds these kinds."""
    if len(kinds) > 1:
        return translate("Monuments", "Choose {pieces}.").format(
            pieces=or_list([a_piece(kind) for kind in kinds])
        )
    if not kinds or kinds[0] == NOTHING:
        return translate("Monuments", "This cell is empty.")
    return translate("Monuments", "You take {piece}.").format(piece=a_piece(kinds[0]))


def refused_words(cell: Cell, code: str) -> str:
    """Why the walk cannot go on to a cell; the code names the rulebook's paragraph, too."""
    words = {
        "cells-do-not-touch": translate(
            "Monuments", "{cell} is too far: each step goes to an adjacent cell."
        ),
        "cell-entered-twice": translate(
            "Monuments", "{cell} was entered before: never enter a cell twice in a turn."
        ),
        "must-end-on-outer-ring": translate(
            "Monuments", "From {cell} you couldn’t end on the outer ring."
        ),
        "takes-nothing": translate(
            "Monuments", "You would take nothing on the way to {cell}: take at least one piece."
        ),
        "wrong-number-of-steps": translate(
            "Monuments", "Route complete: confirm, or go back a step."
        ),
        "must-take-a-piece": translate("Monuments", "First choose one of the pieces here."),
        "worker": translate("Monuments", "The worker is here. Choose a highlighted cell."),
        "step": translate(
            "Monuments", "Several routes lead to {cell} and take different pieces: go step by step."
        ),
    }.get(code, "")
    return capitalised(words.format(cell=cell_words(cell)))


def not_built_words(plan: Plan, part: str, code: str) -> str:
    """Why a brick cannot be set at a place, or none of a colour, or why nobody passes now."""
    if code == "must-build":
        return translate("Monuments", "You can still build, so you may not pass.")
    if code == "jewels":
        return use_words(JEWEL)
    if code == "already-set":
        return translate("Monuments", "There is already a brick here.")
    kind, _, text = part.partition(".")
    place = plan.by_text[text] if kind == "place" else None
    if place is not None and code == NOT_SUPPORTED:
        words = translate("Monuments", "{brick}: all bricks below it must be in place first.")
        return words.format(brick=capitalised(brick_words(place)))
    colour = NAMES.index(text) if place is None else place.colour
    return _idle_words(code, [colour])


def _idle_words(code: str, colours: Sequence[int]) -> str:
    """Why bricks of these colours cannot be set."""
    join = or_list
    if code == NOT_AT_HAND:
        words = translate("Monuments", "You have no {bricks}.")
    elif code == NO_PLACE_LEFT:
        words = translate("Monuments", "All places for {bricks} are filled.")
    else:
        words = translate("Monuments", "The places for {bricks} have no support yet.")
        join = and_list
    return words.format(bricks=bricks_of(colours, join))


def kept_words(stock: Heap) -> str:
    """What jewels that are kept will be worth; empty: there are none."""
    jewels = count(stock, JEWEL)
    if not jewels:
        return ""
    words = translate("Monuments", "Your %n jewels will score {points} at the end.", "", jewels)
    return words.format(points=points_words(JEWEL_POINTS * jewels))


def refused_briefly(code: str) -> str:
    """The same for a narrow bar, where it stands beside two buttons; empty: it is short enough."""
    if code == "wrong-number-of-steps":
        return translate("Monuments", "Route complete.")
    return ""


def opens_words(hint: BrickHint) -> str:
    """What could rest on a brick from then on, or that nothing could."""
    if not hint.opens:
        return translate("Monuments", "This opens no new place.")
    counted = Counter((brick.colour, brick.level) for brick in hint.opens)
    parts = []
    for (colour, level), many in sorted(counted.items()):
        words = translate("Monuments", "{brick} for {points}", "a place that opens")
        if many > 1:
            words = translate("Monuments", "{bricks} for {points} each", "places that open")
        bricks = some_pieces(colour, many)
        points = points_words(LEVEL_POINTS[level - 1])
        parts.append(words.format(brick=bricks, bricks=bricks, points=points))
    return translate("Monuments", "Now free for everyone: {places}.").format(places=and_list(parts))


def support_words(plan: Plan, brick: Brick) -> str:
    """What a brick stands on."""
    below = plan.below[plan.numbers[brick]].bit_count()
    if not below:
        return translate("Monuments", "on the ground")
    if below == 1:
        return translate("Monuments", "on one brick")
    return translate("Monuments", "across two bricks")


def stuck_words(reasons: Sequence[tuple[int, str]], view: State) -> str:
    """Why somebody must pass, in one or two sentences."""
    if not bricks_in(view.own_stock):
        return translate("Monuments", "You have no bricks left.")
    by_code: dict[str, list[int]] = {}
    for colour, code in reasons:
        by_code.setdefault(code, []).append(colour)
    return " ".join(_idle_words(code, colours) for code, colours in by_code.items())
