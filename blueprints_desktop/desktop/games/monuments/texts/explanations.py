"""Steps of the worker and places of bricks in words, for tips, prompts and screen readers.

Texts are made from what is shown when they are asked for. Nothing private is kept.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from blueprints_desktop.desktop.games.monuments.board.selection import (
    Placing,
    cell_part,
    piece_part,
    place_part,
)
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    brick_words,
    bricks_of,
    cell_words,
    colour_word,
    piece_words,
    pieces_list,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import (
    and_list,
    gain_words,
    or_list,
    points_words,
)
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.hints import NO_PLACE_LEFT, NOT_AT_HAND, BrickHint
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, NOTHING, Piece, bricks_in
from blueprints_desktop.games.monuments.plan import LEVEL_POINTS, Plan
from blueprints_desktop.games.monuments.state import BUILDING, State

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryView
    from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView

translate = QCoreApplication.translate


def there_words(kinds: Sequence[Piece]) -> str:
    """What would be taken on a cell that holds these kinds."""
    if len(kinds) > 1:
        return translate("Monuments", "Choose {pieces}.").format(
            pieces=or_list([a_piece(kind) for kind in kinds])
        )
    if not kinds or kinds[0] == NOTHING:
        return translate("Monuments", "Nothing lies there.")
    return translate("Monuments", "Takes {piece}.").format(piece=a_piece(kinds[0]))


def refused_words(cell: Cell, code: str) -> str:
    """Why the walk cannot go on to a cell; the code names the rulebook's paragraph, too."""
    words = {
        "cells-do-not-touch": translate(
            "Monuments", "{cell} is too far: a step leads to a cell that touches."
        ),
        "cell-entered-twice": translate(
            "Monuments", "{cell} was entered already: no cell twice in a walk."
        ),
        "must-end-on-outer-ring": translate(
            "Monuments", "Not {cell}: the walk must end on the outer ring."
        ),
        "takes-nothing": translate(
            "Monuments", "Not {cell}: that way there would be nothing to take."
        ),
        "wrong-number-of-steps": translate(
            "Monuments", "The walk has all its steps: take what you have, or go a step back."
        ),
        "must-take-a-piece": translate("Monuments", "First take one of the pieces here."),
    }.get(code, "")
    return capitalised(words.format(cell=cell_words(cell)))


def refused_briefly(code: str) -> str:
    """The same for a narrow bar, where it stands beside two buttons; empty: it is short enough."""
    if code == "wrong-number-of-steps":
        return translate("Monuments", "The walk has all its steps.")
    return ""


def opens_words(hint: BrickHint) -> str:
    """What could rest on a brick from then on, or that nothing could."""
    if not hint.opens:
        return translate("Monuments", "Opens nothing for the others.")
    counted = Counter((brick.colour, brick.level) for brick in hint.opens)
    parts = []
    for (colour, level), count in sorted(counted.items()):
        brick = f"{count} {colour_word(colour)}" if count > 1 else colour_word(colour)
        words = translate("Monuments", "{brick} for {points}", "a place that opens")
        parts.append(words.format(brick=brick, points=points_words(LEVEL_POINTS[level - 1])))
    return translate("Monuments", "Opens for all: {places}.").format(places=and_list(parts))


def support_words(plan: Plan, brick: Brick) -> str:
    """What a brick stands on."""
    below = plan.below[plan.numbers[brick]].bit_count()
    if not below:
        return translate("Monuments", "on the ground")
    if below == 1:
        return translate("Monuments", "on one brick")
    return translate("Monuments", "across two bricks")


def place_lines(plan: Plan, view: State, brick: Brick, placing: Placing) -> list[str]:
    """All there is to say of a place: the first line names it."""
    said = [f"{capitalised(brick_words(brick))}, {support_words(plan, brick)}"]
    hint = placing.hint_for(brick)
    if hint is not None:
        return [*said, gain_words(hint.points), opens_words(hint)]
    number = plan.numbers[brick]
    if view.built >> number & 1:
        builder = next((seat for placed, seat in view.placed if placed == number), None)
        return said if builder is None else [*said, translate("Monuments", "In place")]
    said.append(points_words(plan.points[number]))
    if not view.open >> number & 1:
        said.append(translate("Monuments", "Needs a brick below"))
    elif view.phase == BUILDING and view.stocks[view.seat] is not None:
        if why_not(plan, view, brick) == NOT_AT_HAND and placing.active:
            words = translate("Monuments", "No {brick} left")
            said.append(words.format(brick=piece_words(brick.colour)))
    else:
        said.append(translate("Monuments", "Open"))
    return said


def stuck_words(reasons: Sequence[tuple[int, str]], view: State) -> str:
    """Why somebody must pass, in one or two sentences."""
    if not bricks_in(view.own_stock):
        return translate("Monuments", "You have no brick left.")
    by_code: dict[str, list[int]] = {}
    for colour, code in reasons:
        by_code.setdefault(code, []).append(colour)
    said = []
    for code, colours in by_code.items():
        join = or_list
        if code == NOT_AT_HAND:
            words = translate("Monuments", "You have no {bricks}.")
        elif code == NO_PLACE_LEFT:
            words = translate("Monuments", "The plan asks for no more {bricks}.")
        else:
            words = translate("Monuments", "All places for {bricks} need a brick below.")
            join = and_list
        said.append(words.format(bricks=bricks_of(colours, join)))
    return " ".join(said)


_AROUND = 14.0


def area_around(point: QPointF) -> QRectF:
    return QRectF(point.x() - _AROUND, point.y() - _AROUND, 2 * _AROUND, 2 * _AROUND)


# --- the quarry ---------------------------------------------------------------------------


def cell_name(view: "QuarryView", cell: Cell) -> str:
    """A cell and what lies on it, which all can see."""
    pieces = [one.piece for one in view.pieces.pieces if one.cell == cell]
    words = translate("Monuments", "{cell}: {pieces}")
    lies = pieces_list(pieces) if pieces else translate("Monuments", "nothing")
    return words.format(cell=capitalised(cell_words(cell)), pieces=lies)


def quarry_spots(view: "QuarryView") -> list[Spot]:
    """The pieces that are offered, else the cells where the walk can go on."""
    walking = view.walking
    if walking.offered:
        return [
            Spot(
                capitalised(a_piece(piece)),
                view.chooser.field(piece),
                focused=number == walking.picked,
                thing=piece_part(walking.cells[-1], piece),
            )
            for number, piece in enumerate(walking.offered)
        ]
    return [
        Spot(
            cell_name(view, cell),
            area_around(view.place_of(cell)),
            focused=cell == walking.pointed_cell,
            thing=cell_part(cell),
        )
        for cell in walking.next_cells
    ]


def quarry_landmarks(view: "QuarryView") -> list[Spot]:
    """The other cells, and the score track."""
    walking = view.walking
    found = [
        Spot(
            cell_name(view, cell),
            area_around(view.place_of(cell)),
            choice=False,
            thing=cell_part(cell),
        )
        for cell in view.cells
        if cell not in walking.next_cells
    ]
    return [*found, _scores(view.scores_spoken(), view.pit.bounds)]


def quarry_tip(view: "QuarryView", at: QPointF) -> Tip | None:
    if (offered := _offered_tip(view, at)) is not None:
        return offered
    cell, _ = view.cell_at(at)
    if cell is None:
        return None
    area = view.on_view(area_around(view.place_of(cell)))
    code = view.selector.why_not(cell_part(cell))
    if code:
        return Tip(f"{cell_name(view, cell)}\n{refused_words(cell, code)}", area, code)
    lying = [one.piece for one in view.pieces.pieces if one.cell == cell]
    return Tip(cell_name(view, cell), area, rule_about(lying))


def _offered_tip(view: "QuarryView", at: QPointF) -> Tip | None:
    """A piece in the note where one of several is chosen."""
    for piece in view.walking.offered:
        field = view.chooser.field(piece)
        if field.contains(at):
            area = view.on_view(field)
            rule = _OWN_RULES.get(piece, "piece-is-not-there")
            return Tip(capitalised(a_piece(piece)), area, rule)
    return None


_OWN_RULES = {BLACK: "black-returned", JEWEL: "jewels"}
"""What has a worth and a rule of its own in the quarry."""


def rule_about(pieces: Sequence[Piece]) -> str:
    """The paragraph about what lies on a cell: the black piece first, since there is only one."""
    if not pieces:
        return "cell-is-empty"
    if BLACK in pieces:
        return _OWN_RULES[BLACK]
    if len(pieces) > 1:
        return "piece-is-not-there"
    return _OWN_RULES.get(pieces[0], "must-take-a-piece")


# --- the building site --------------------------------------------------------------------


def hint_name(view: "SiteView", hint: BrickHint) -> str:
    brick = capitalised(brick_words(hint.brick))
    support = support_words(view.site.plan, hint.brick)
    return labelled(f"{brick}, {support}", gain_words(hint.points))


def site_spots(view: "SiteView") -> list[Spot]:
    """The places where a brick can be set, those of the chosen colour first."""
    placing = view.placing
    return [
        Spot(
            hint_name(view, hint),
            area_around(view.place_of(hint.brick)),
            focused=hint.brick == placing.aimed,
            checked=hint.brick == placing.held_brick,
            thing=place_part(hint.brick),
            about=lambda hint=hint: [opens_words(hint)],  # type: ignore[misc]
        )
        for hint in (*placing.lit, *placing.others)
        if view.standing is not None
    ]


def site_landmarks(view: "SiteView") -> list[Spot]:
    """The notes about players who passed, and the score ruler."""
    notes = zip(view.revealed.words(), view.revealed.places, strict=True)
    found = [Spot(words, place, choice=False) for words, place in notes]
    return [*found, _scores(view.scores_spoken(), view.ruler.rect)]


def site_tip(view: "SiteView", at: QPointF) -> Tip | None:
    """What a place brings. The bar tells it of the place aimed at, so that nothing covers the site."""
    hint = view.placing.hint_for(view.brick_at(at))
    if hint is None:
        return None
    area = view.on_view(area_around(at))
    aimed = hint == view.placing.hint
    words = "" if aimed else "\n".join([hint_name(view, hint), opens_words(hint)])
    return Tip(words, area, "not-supported")


def _scores(lines: Sequence[tuple[str, int]], rect: QRectF) -> Spot:
    parts = [labelled(name, points_words(score)) for name, score in lines]
    name = translate("Monuments", "Score track")
    return Spot(name, rect, choice=False, about=lambda: parts, thing="scores")
