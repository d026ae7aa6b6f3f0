"""Everything in quarry and site by name and place: for those who do not see it, and for tips.

Nothing here is kept. Names and tips are made when they are asked for, from what is shown at that
moment; once the board is cleared there is nothing private left to tell.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF

from blueprints_desktop.desktop.boards.accessible import Spot
from blueprints_desktop.desktop.boards.figures import gain_words, points_words
from blueprints_desktop.desktop.boards.monuments.place_words import opens_words, support_words
from blueprints_desktop.desktop.boards.monuments.walk_words import refused_words
from blueprints_desktop.desktop.boards.monuments.wording import (
    a_piece,
    brick_words,
    cell_words,
    pieces_list,
)
from blueprints_desktop.desktop.boards.tooltips import Tip
from blueprints_desktop.desktop.words import capitalised, labelled
from blueprints_desktop.games.monuments.hints import BrickHint
from blueprints_desktop.games.monuments.moves import Cell

if TYPE_CHECKING:
    from blueprints_desktop.desktop.boards.monuments.quarry_view import QuarryView
    from blueprints_desktop.desktop.boards.monuments.site_view import SiteView

translate = QCoreApplication.translate
_AROUND = 14.0


def _about(point: QPointF) -> QRectF:
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
                view.chooser.field(number),
                focused=number == walking.picked,
            )
            for number, piece in enumerate(walking.offered)
        ]
    return [
        Spot(cell_name(view, cell), _about(view.place_of(cell)), focused=cell == walking.pointed)
        for cell in walking.next_cells
    ]


def quarry_landmarks(view: "QuarryView") -> list[Spot]:
    """The other cells, and the score track."""
    walking = view.walking
    found = [
        Spot(cell_name(view, cell), _about(view.place_of(cell)), choice=False)
        for cell in view.cells
        if cell not in walking.next_cells
    ]
    return [*found, _scores(view.scores_spoken(), view.pit.bounds)]


def quarry_tip(view: "QuarryView", at: QPoint) -> Tip | None:
    cell, _ = view.cell_at(view.mapToScene(at))
    if cell is None:
        return None
    area = view.mapFromScene(_about(view.place_of(cell))).boundingRect()
    code = view.why_not(cell)
    if code is not None:
        return Tip(f"{cell_name(view, cell)}\n{refused_words(cell, code)}", area, code)
    return Tip(cell_name(view, cell), area, "must-take-a-piece")


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
            _about(view.place_of(hint.brick)),
            focused=hint.brick == placing.aimed,
            checked=hint.brick == placing.held,
            about=lambda hint=hint: [opens_words(hint)],  # type: ignore[misc]
        )
        for hint in (*placing.lit, *placing.others)
        if view.standing is not None
    ]


def site_landmarks(view: "SiteView") -> list[Spot]:
    """What a lifted screen showed, and the score ruler."""
    notes = zip(view.lifted.words(), view.lifted.places, strict=True)
    found = [Spot(words, place, choice=False) for words, place in notes]
    return [*found, _scores(view.scores_spoken(), view.ruler.rect)]


def site_tip(view: "SiteView", at: QPoint) -> Tip | None:
    """What a place would bring; of the one aimed at the bar tells, and nothing covers the site."""
    brick = view.brick_at(view.mapToScene(at))
    hint = view.placing.hint_for(brick)
    if hint is None:
        return None
    area = view.mapFromScene(_about(view.mapToScene(at))).boundingRect()
    aimed = hint == view.placing.hint
    words = "" if aimed else "\n".join([hint_name(view, hint), opens_words(hint)])
    return Tip(words, area, "not-supported")


def _scores(lines: Sequence[tuple[str, int]], rect: QRectF) -> Spot:
    parts = [labelled(name, points_words(score)) for name, score in lines]
    name = translate("Monuments", "Score track")
    return Spot(name, rect, choice=False, about=lambda: parts)
