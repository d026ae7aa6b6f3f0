"""A player's panel in FITS: points with their parts, what became of the card, the ramp small.

The player whose ramp stands large in the middle has a low panel without a ramp.
"""

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import SMALLEST, Role, Type
from blueprints_desktop.desktop.games.fits.art.board_art import paint_small_ramp
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import (
    board_word,
    part_word,
    short_part_word,
)
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import parts_of

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


def seat_card(model: FitsModel, person: Person, seats: int) -> kit.SeatCard:
    """A seat as everybody sees it."""
    seat, score = person.seat, model.standing(person.seat)
    large, points = model.seat == seat, signed(score.total)
    board = board_word(model.board.id, model.board.name)
    scored = {part: signed(score.part(part)) for part in parts_of(model.board)}
    done, icon = _state_words(model, person)
    state = () if icon is None else (_state_line(done, icon),)
    figure = kit.Part(kit.PartInfo("score"), kit.Text(points, _POINTS))
    parts = [_line(f"{short_part_word(part)} {worth}") for part, worth in scored.items()]
    told = _line(translate("Fits", "{board}, as it stands").format(board=board))
    stands = translate("Fits", "{board}, as it stands: {points}")
    lines = [stands.format(board=board, points=points)]
    lines += [labelled(part_word(part), worth) for part, worth in scored.items()]
    if model.view.round:
        earlier = translate("Fits", "Earlier rounds: {points}")
        lines.append(earlier.format(points=signed(model.earlier(seat))))
    low: tuple[kit.Item, ...] = (kit.Line((figure, kit.Fill(), *state)), *map(kit.Optional, parts))
    return kit.SeatCard(
        active=model.to_act == seat,
        own=model.you == seat,
        head=(figure,) if large else (),
        items=(told, *state) if large else (figure, *parts, kit.Fill(), *state),
        compact=None if large else low,
        strip=(kit.Line((kit.Text(points, Role.SECTION), *state), gap=10.0),),
        picture=None if large else ramp_picture(model.board, model.view.ramps[seat]),
        picture_tip=translate("Fits", "Ramp of {name}").format(name=person.name),
        picture_below=seats == 2,
        lines=(*lines, done) if done else tuple(lines),
        rule=_rule(model, seat),
        heights=_LARGE if large else kit.Heights(112, _USUAL.get(seats, 173), 88),
    )


def _line(words: str) -> kit.Item:
    return kit.Line((kit.Text(words, Role.SMALL, CardTone.QUIET),), height=_LINE)


def _state_words(model: FitsModel, person: Person) -> tuple[str, Icon | None]:
    """What this player did with the open card, and a sign for it."""
    seat = person.seat
    if not model.is_playing:
        return "", None
    if model.skips(seat):
        return translate("Fits", "already has it"), Icon.CHECK
    if model.has_set_aside(seat):
        return translate("Fits", "set aside"), Icon.CROSS
    if model.has_done(seat):
        return translate("Fits", "placed"), Icon.CHECK
    if model.to_act == seat:
        thinks = translate("Fits", "is thinking")
        return thinks if person.is_computer else translate("Fits", "to play"), Icon.FORWARD
    return translate("Fits", "waiting"), Icon.CLOCK


def _state_line(words: str, icon: Icon) -> kit.Item:
    """Where there is little room, the sign stays alone."""
    tone = _TONES.get(icon, CardTone.NORMAL)
    text = kit.Text(words, Role.SMALL, tone, lines=2, least=SMALLEST, reduced=("",))
    return kit.named("state", words, kit.Line((kit.Sign(icon, 14.0, tone, 2.4), text), gap=7.0))


def _rule(model: FitsModel, seat: int) -> str:
    """Why somebody has nothing to drop, or what the points are made of."""
    if model.is_playing and model.skips(seat):
        return "same-as-start"
    return "decline" if model.has_set_aside(seat) else "plain"


def ramp_picture(board: RampBoard, ramp: Ramp) -> kit.Picture:
    """A small ramp that grows with its room."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, reach = canvas.look, 8.0 * canvas.look.scale
        bounds = QRectF(0.0, 0.0, rect.width(), rect.height())
        sprite = look.pixmaps.sprite(
            ("fits small ramp", board, ramp, round(rect.width(), 1), round(rect.height(), 1)),
            bounds.adjusted(-reach, -reach, reach, reach),
            canvas.ratio,
            look.palette,
            lambda brush: paint_small_ramp(brush, bounds, board, ramp, look.palette, look.scale),
        )
        sprite.paint(canvas.painter, rect.topLeft())

    key = ("ramp", board, ramp)
    return kit.Picture(key, 60.0, 60.0, paint, True, COLUMNS / ROWS, _RAMP_WIDTH)
