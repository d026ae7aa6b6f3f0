"""A player's panel in FITS: points with their parts, what became of the card, the ramp small.

The player whose ramp stands large in the middle has a low panel without a ramp.
"""

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import SMALLEST, Role, Type
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    COLUMNS,
    ROWS,
    FlatBoardContent,
    paint_small_ramp,
)
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel, shown_ramp
from blueprints_desktop.desktop.games.fits.texts.words import (
    board_word,
    part_points,
    part_word,
    parts_of,
    short_part_word,
)
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.games.fits.state import BUILDING, STARTING

_LARGE = kit.Heights(96, 96)
"""The panel of the player whose ramp stands in the middle."""
_USUAL = {2: 330, 3: 250, 4: 173}
"""The height of the other panels, by the number of players."""
_POINTS = Type(26, 600, tabular=True)
_LINE = kit.Spread(20.0, 17.0)
_RAMP_WIDTH = 0.56
"""The largest share of a panel's width that a ramp takes."""
_TONES = {Icon.CHECK: CardTone.GOOD, Icon.CROSS: CardTone.BAD, Icon.CLOCK: CardTone.QUIET}
translate = QCoreApplication.translate


def seat_heights(seats: int, large: bool) -> kit.Heights:
    return _LARGE if large else kit.Heights(112, _USUAL.get(seats, 173), 88)


def seat_card(model: FitsModel, person: Person, seats: int) -> kit.SeatCard:
    """A seat as everybody sees it."""
    seat = person.seat
    large = model.seat == seat
    points = signed(model.standing(seat).total)
    state = _state(model, person)
    figure = kit.Part(kit.PartInfo("score"), kit.Text(points, _POINTS))
    parts = _part_lines(model, seat)
    board = board_word(model.board.id, model.board.name)
    stands = translate("Fits", "{board}, as it stands").format(board=board)
    told = kit.Line((kit.Text(stands, Role.SMALL, CardTone.QUIET),), height=_LINE)
    ramp = None if large else ramp_picture(shown_ramp(model.board, model.view.ramps[seat]))
    return kit.SeatCard(
        active=model.to_act == seat,
        own=model.you == seat,
        head=(figure,) if large else (),
        items=(told, *state) if large else (figure, *parts, kit.Fill(), *state),
        compact=None
        if large
        else (kit.Line((figure, kit.Fill(), *state)), *map(kit.Optional, parts)),
        strip=(kit.Line((kit.Text(points, Role.SECTION), *state), gap=10.0),),
        picture=ramp,
        picture_below=seats == 2,
        lines=tuple(_lines(model, person)),
        rule=_rule(model, seat),
        heights=seat_heights(seats, large),
    )


def _part_lines(model: FitsModel, seat: int) -> list[kit.Item]:
    score = model.standing(seat)
    said = (f"{short_part_word(p)} {signed(part_points(score, p))}" for p in parts_of(model.board))
    return [
        kit.Line((kit.Text(words, Role.SMALL, CardTone.QUIET),), height=_LINE) for words in said
    ]


def _state_words(model: FitsModel, person: Person) -> tuple[str, Icon | None]:
    """What this player did with the open card, and a sign for it."""
    seat = person.seat
    if model.view.phase not in (STARTING, BUILDING):
        return "", None
    if model.skips(seat):
        return translate("Fits", "already has it"), Icon.CHECK
    if model.has_set_aside(seat):
        return translate("Fits", "set aside"), Icon.CROSS
    if model.has_done(seat):
        return translate("Fits", "placed"), Icon.CHECK
    if model.to_act == seat:
        thinks = translate("Fits", "is thinking")
        return thinks if person.is_computer else translate("Fits", "to move"), Icon.FORWARD
    return translate("Fits", "still to move"), Icon.CLOCK


def _state(model: FitsModel, person: Person) -> tuple[kit.Item, ...]:
    words, icon = _state_words(model, person)
    if icon is None:
        return ()
    tone = _TONES.get(icon, CardTone.NORMAL)
    text = kit.Text(
        words, Role.SMALL, tone, lines=2, least=SMALLEST, reduced=("",)
    )  # the sign stays
    return (kit.Line((kit.Sign(icon, 14.0, tone, 2.4), text), gap=7.0),)


def _rule(model: FitsModel, seat: int) -> str:
    """Why somebody has nothing to drop, or what the points are made of."""
    if model.view.phase in (STARTING, BUILDING) and model.skips(seat):
        return "same-as-start"
    return "decline" if model.has_set_aside(seat) else "plain"


def _lines(model: FitsModel, person: Person) -> list[str]:
    score = model.standing(person.seat)
    board = board_word(model.board.id, model.board.name)
    as_it_stands = translate("Fits", "{board}, as it stands: {points}")
    lines = [as_it_stands.format(board=board, points=signed(score.total))]
    for part in parts_of(model.board):
        lines.append(labelled(part_word(part), signed(part_points(score, part))))
    if model.view.round:
        earlier = translate("Fits", "Rounds before: {points}")
        lines.append(earlier.format(points=signed(model.earlier(person.seat))))
    words, _ = _state_words(model, person)
    return [*lines, words] if words else lines


# --- the small ramp -----------------------------------------------------------------------


def ramp_picture(shown: FlatBoardContent) -> kit.Picture:
    """A ramp that grows with the panel."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        _ramp_sprite(shown, rect, canvas.look, canvas.ratio).paint(canvas.painter, rect.topLeft())

    return kit.Picture(("ramp", shown), 60.0, 60.0, paint, True, COLUMNS / ROWS, _RAMP_WIDTH)


def draw_ramp_ahead(panel: SeatPanel, shown: FlatBoardContent) -> None:
    """Draw a ramp into the cache as it would stand in a panel."""
    rect = panel.picture_rect()
    if rect is not None:
        _ramp_sprite(shown, rect, panel.look, panel.devicePixelRatioF())


def _ramp_sprite(shown: FlatBoardContent, rect: QRectF, look: Look, ratio: float) -> Sprite:
    bounds = QRectF(0.0, 0.0, rect.width(), rect.height())
    reach = 8.0 * look.scale
    return look.pixmaps.sprite(
        ("fits small ramp", shown, round(rect.width(), 1), round(rect.height(), 1), look.scale),
        bounds.adjusted(-reach, -reach, reach, reach),
        ratio,
        look.palette,
        lambda brush: paint_small_ramp(brush, bounds, shown, look.palette, look.scale),
    )
