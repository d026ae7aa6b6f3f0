"""Everything in quarry and site by name and place: for those who do not see it, and for tips.

Nothing here is kept. Names and tips are made when they are asked for, from what is shown at that
moment; once the board is cleared there is nothing private left to tell.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF

from blueprints_desktop.desktop.games.monuments.texts.place_words import opens_words, support_words
from blueprints_desktop.desktop.games.monuments.texts.walk_words import refused_words
from blueprints_desktop.desktop.games.monuments.texts.wording import (
    a_piece,
    brick_words,
    cell_words,
    pieces_list,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import gain_words, points_words
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.monuments.hints import BrickHint
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, Piece

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryView
    from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView

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
    if (offered := _offered_tip(view, view.mapToScene(at))) is not None:
        return offered
    cell, _ = view.cell_at(view.mapToScene(at))
    if cell is None:
        return None
    area = view.mapFromScene(_about(view.place_of(cell))).boundingRect()
    code = view.why_not(cell)
    if code is not None:
        return Tip(f"{cell_name(view, cell)}\n{refused_words(cell, code)}", area, code)
    lying = [one.piece for one in view.pieces.pieces if one.cell == cell]
    return Tip(cell_name(view, cell), area, rule_about(lying))


def _offered_tip(view: "QuarryView", at: QPointF) -> Tip | None:
    """A piece in the note where one of several is chosen."""
    for number, piece in enumerate(view.walking.offered):
        field = view.chooser.field(number)
        if field.contains(at):
            area = view.mapFromScene(field).boundingRect()
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
            _about(view.place_of(hint.brick)),
            focused=hint.brick == placing.aimed,
            checked=hint.brick == placing.held,
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
