"""What lies on the table beside the large ramp: the piece to be dropped, the tray, other ramps."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_keycap
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, write
from blueprints_desktop.desktop.games.fits.art.board_art import missing_sprite, piece_sprite
from blueprints_desktop.desktop.games.fits.art.outlines import lying_shape
from blueprints_desktop.desktop.games.fits.board.selection import FitsSelection, turn_name
from blueprints_desktop.desktop.games.fits.cards.seat_panel import ramp_picture
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import GAME, piece_word
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.pieces import NAMES, PIECES, SHAPES, Piece
from blueprints_desktop.games.fits.ramp import Ramp

_TILE, _TILE_ROWS, _TILE_GAP = Spread(59.0, 40.0), 4, 6.0
"""The height of a tile with the gap below it, room for how many rows, and the gap."""
_CARD, _TRAY_ROW = Spread(152.0, 112.0), Spread(66.0, 24.0)
_SKIPPED = 0.45
"""How much of a start piece is seen whose card is still in the stack."""
_KEYS_RANK, _CARD_RANK = 0, 1
"""What goes first in a low window: the keys are in their overview, the piece is in the hand."""
translate = QCoreApplication.translate

# --- the piece to be dropped ----------------------------------------------------------------


def hand_card(
    piece: Piece,
    number: int,
    left: int,
    selection: FitsSelection | None = None,
    *,
    pointed: str = "",
    keys: bool = True,
) -> kit.Card:
    """The drawn card, the ways to turn its piece, and the keys for it.

    ``number`` is the card's in the round, 0 for a Start card; ``left`` are still to come. Without a
    selection the piece is only looked at.
    """
    tiles = [_tile(piece, place, selection, pointed) for place in range(len(SHAPES[piece]))]
    caption = kit.Text(translate("Fits", "Turn and flip"), Role.SMALL_MEDIUM,
                   shorter=(translate("Fits", "Positions"),))  # fmt: skip
    drawn = kit.Grid((kit.GridRow((_drawn_card(piece, number, left),)),), pitch=_CARD)
    shown: list[kit.Item] = [
        kit.Optional(kit.Stack((drawn, kit.Space(Spread(12.0, 6.0)))), _CARD_RANK),
        kit.Line((caption,), height=kit.fixed(26.0)),
        _abreast(tiles, _TILE, gap=_TILE_GAP, least=_TILE_ROWS),
    ]
    if keys:
        shown.append(kit.Optional(kit.Stack((kit.Space(kit.fixed(12.0)), *_keys())), _KEYS_RANK))
    return _bare(tuple(shown))


def _bare(items: tuple[kit.Item, ...]) -> kit.Card:
    """Items that stand on the desk."""
    return kit.Card(
        items=items, surface=kit.Surface.DESK, pad=0.0, top=kit.NO_SPACE, foot=kit.NO_SPACE
    )


def _abreast(
    items: Sequence[kit.Item], pitch: Spread, *, gap: float = 0.0, least: int = 0
) -> kit.Grid:
    """Items two by two; ``least``: room for so many rows."""
    rows = [kit.GridRow(tuple(items[at : at + 2])) for at in range(0, len(items), 2)]
    rows += [kit.GridRow((None,))] * (least - len(rows))
    return kit.Grid(tuple(rows), gap=gap, pitch=pitch, shares=(1.0, 1.0))


def card_word(number: int) -> str:
    """What a card is called by its number in the round."""
    if not number:
        return capitalised(term(GAME, "start_card"))
    return translate("Fits", "Card {card}").format(card=number)


def _drawn_card(piece: Piece, number: int, left: int) -> kit.Item:
    """A sheet with the piece, on a pile of those that are still to come."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom, below = canvas.look, canvas.zoom, min(3, left)
        sheet = QRectF(QPointF(), rect.size())

        def pile(painter: QPainter) -> None:
            for behind in range(below, -1, -1):
                under = sheet.translated(QPointF(2.2, 2.2) * zoom * behind)
                given = (painter, look.pixmaps, under, canvas.ratio, look.palette, zoom)
                paint_sheet(*given, frame=not behind)

        key = ("fits pile", below, sheet.width(), sheet.height(), zoom)
        bounds = sheet.adjusted(-40.0, -40.0, 40.0, 40.0)
        cards = look.pixmaps.sprite(key, bounds, canvas.ratio, look.palette, pile)
        cards.paint(canvas.painter, rect.topLeft())
        shape = lying_shape(piece)
        cell = min((rect.width() - 34.0 * zoom) / max(4, len(shape[0])), 26.0 * zoom)
        middle = QPointF(rect.center().x(), rect.top() + 0.44 * rect.height())
        piece_sprite(look, canvas.ratio, piece, shape, cell).paint(canvas.painter, middle)
        words, role = squeezed(title, Role.DRAFTING, rect.width() - 14.0 * zoom, zoom)
        at = QPointF(rect.center().x(), rect.bottom() - 24.0 * zoom)
        write(canvas.painter, words, at, role, look.palette.ink, Anchor.MIDDLE, zoom)

    title, word = card_word(number), piece_word(piece)
    rule = "construction-cards" if number else "start-cards"
    spoken = translate("Fits", "{card}: {piece}").format(card=title, piece=word)
    info = kit.PartInfo("card", rule, f"{title}\n{capitalised(word)}", spoken)
    picture = kit.Picture(("card", piece, title, min(3, left)), 80.0, 110.0, paint, stretches=True)
    return kit.Part(info, picture)


def _tile(piece: Piece, place: int, selection: FitsSelection | None, pointed: str) -> kit.Item:
    """A way to turn the piece: raised where it is held so, faint where it fits nowhere."""
    turn = tuple(SHAPES[piece])[place]
    shape = SHAPES[piece][turn]
    allowed = selection is not None and bool(selection.columns(turn))
    held = selection is not None and selection.drop is not None and selection.turn == turn
    lit = turn_name(turn) == pointed and allowed and not held

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom, painter = canvas.look, canvas.zoom, canvas.painter
        rect, colours = rect.adjusted(0.0, 0.0, 0.0, -_TILE_GAP * zoom), look.palette
        ground = colours.panel_raised if held else colours.panel
        if lit:
            ground = mix(ground, colours.accent, 0.10)
        body = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6.0 * zoom)
        painter.fillPath(body, ground if allowed or held else alpha(ground, 0.55))
        edge = QPen(colours.accent, 2.0 * zoom) if held else QPen(colours.line, 1.0)
        painter.strokePath(body, edge)
        cell = max(2.0, min(rect.width() - 16.0 * zoom, rect.height() - 12.0 * zoom) / 4.0)
        sprite = piece_sprite(look, canvas.ratio, piece, shape, cell)
        sprite.paint(painter, rect.center(), 1.0 if allowed else 0.34)

    words = translate("Fits", "Position {number} of {count}: {rows}")
    rows = ", ".join(_row_words(row) for row in shape)
    spoken = words.format(number=place + 1, count=len(SHAPES[piece]), rows=rows)
    tip = ""
    if held:
        tip = translate("Fits", "The piece is already turned like this")
    elif not allowed:
        tip = translate("Fits", "Turned like this, the piece fits nowhere")
    info = kit.PartInfo(turn_name(turn), "turning", tip, spoken, live=allowed)
    key = ("tile", piece, turn, allowed, held, lit)
    return kit.Part(info, kit.Picture(key, 40.0, 26.0, paint, stretches=True))


def _row_words(row: str) -> str:
    """A row of a shape for ears: which of its cells are there."""
    return " ".join(str(place) for place, sign in enumerate(row, 1) if sign == "#")


_WHEEL, _RIGHT = "wheel", "right button"


def _keys() -> list[kit.Item]:
    """The keys that move, turn and flip; where a mouse does it too, the mouse with that button."""
    rows = (
        ("\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}", translate("Fits", "move")),
        ("R", _WHEEL, translate("Fits", "turn")),
        ("F", _RIGHT, translate("Fits", "flip")),
    )
    return [
        kit.Line(
            (_key(one), _key(other), kit.Text(words, Role.SMALL, CardTone.QUIET)),
            6.0,
            kit.fixed(32.0),
        )
        for one, other, words in rows
    ]


def _key(sign: str) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        if sign in (_WHEEL, _RIGHT):
            _paint_mouse(canvas, rect.center(), sign)
        else:
            paint_keycap(canvas.painter, rect.center(), sign, canvas.look.palette, canvas.zoom)

    return kit.Picture(("key", sign), 24.0, 24.0, paint)


def _paint_mouse(canvas: kit.PaintContext, middle: QPointF, used: str) -> None:
    """A mouse from above; what is used of it is filled."""
    painter, colours, scale = canvas.painter, canvas.look.palette, canvas.zoom
    body = QRectF(0.0, 0.0, 15.0 * scale, 21.0 * scale)
    body.moveCenter(middle)
    shape, waist = rounded(body, 7.2 * scale), body.top() + 9.0 * scale
    painter.fillPath(shape, colours.panel)
    if used == _RIGHT:
        corner = QPainterPath()
        corner.addRect(QRectF(middle.x(), body.top(), body.width() / 2, 9.0 * scale))
        painter.fillPath(shape.intersected(corner), colours.text)
    pen = QPen(colours.text_2, 1.3 * scale)
    painter.strokePath(shape, pen)
    painter.setPen(pen)
    painter.drawLine(QPointF(body.left(), waist), QPointF(body.right(), waist))
    painter.drawLine(QPointF(middle.x(), body.top()), QPointF(middle.x(), waist))
    if used == _WHEEL:
        wheel = QRectF(0.0, 0.0, 4.6 * scale, 8.4 * scale)
        wheel.moveCenter(QPointF(middle.x(), body.top() + 5.6 * scale))
        painter.fillPath(rounded(wheel, 2.2 * scale), colours.text)


# --- the tray -------------------------------------------------------------------------------


def tray_card(model: FitsModel) -> kit.Card:
    """Every piece in its place: solid where its card is still in the stack, dashed where it was turned.

    Crossed out is what was set aside, ticked and faint the start piece: its card is skipped.
    """
    view, seat = model.view, model.seat
    lying = [landing.piece for landing in model.ramp.landings]
    start, aside = view.starts[seat] if lying else None, view.set_aside(seat)
    open_ = None if model.has_done(seat) or start is None else view.piece
    pieces = [
        _tray_piece(
            piece,
            start=piece == start,
            gone=piece not in view.left,
            aside=piece in aside,
            held=piece == open_,
        )
        for piece in PIECES
    ]
    title, count = tray_words(model)
    words = (kit.Text(title, Role.BODY_STRONG), kit.Text(count, Role.SMALL, CardTone.QUIET))
    return kit.Card(
        items=(*words, kit.Space(kit.fixed(6.0)), _abreast(pieces, _TRAY_ROW)),
        surface=kit.Surface.TRAY,
        pad=12.0,
        top=kit.fixed(10.0),
        foot=kit.fixed(6.0),
    )


def tray_words(model: FitsModel) -> tuple[str, str]:
    """The title of the tray, and how many cards are still to come."""
    title, count = translate("Fits", "Draw pile"), len(model.view.left)
    if not count:
        return title, translate("Fits", "no card left")
    return title, translate("Fits", "%n of {all} cards", "", count).format(all=len(PIECES))


def _tray_piece(
    piece: Piece, *, start: bool, gone: bool, aside: bool, held: bool = False
) -> kit.Item:
    """``start``: it was the start piece; ``gone``: its card was turned; ``aside``: it was set aside;
    ``held``: it is still to be dropped."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom, colours = canvas.look, canvas.zoom, canvas.look.palette
        shape = lying_shape(piece)
        wide, high = rect.width() - 12.0 * zoom, rect.height() - 7.0 * zoom
        cell = max(2.0, min(wide / 4.4, high / 3.0))
        if gone:
            ink = colours.warn if aside else colours.text_2
            sprite = missing_sprite(look, canvas.ratio, shape, cell, ink)
        else:
            sprite = piece_sprite(look, canvas.ratio, piece, shape, cell)
        sprite.paint(canvas.painter, rect.center(), _SKIPPED if start and not gone else 1.0)
        if start or aside:
            box = QRectF(0.0, 0.0, 15.0 * zoom, 15.0 * zoom)
            box.moveCenter(rect.center())
            icon, ink = (Icon.CROSS, colours.warn) if aside else (Icon.CHECK, colours.success)
            paint_icon(canvas.painter, icon, box, ink)

    tip, rule = capitalised(piece_word(piece)), "construction-cards"
    if start:
        tip += "\n" + translate("Fits", "The start piece: nothing to do when its card comes.")
        rule = "same-as-start"
    elif aside:
        tip += "\n" + translate("Fits", "Set aside: gone for this round.")
        rule = "set-aside"
    elif held:
        tip += "\n" + translate("Fits", "Its card has just been turned up.")
    elif gone:
        tip += "\n" + translate("Fits", "On the ramp")
    else:
        tip += "\n" + translate("Fits", "Still in the draw pile. No one knows the order.")
    info = kit.PartInfo(f"piece.{NAMES[piece]}", rule, tip)
    key = ("tray piece", piece, start, gone, aside)
    return kit.Part(info, kit.Picture(key, 40.0, 20.0, paint, stretches=True))


# --- other ramps ----------------------------------------------------------------------------


def other_ramp_card(person: Person, board: RampBoard, ramp: Ramp) -> kit.Card:
    """A small ramp under its owner's sign and name."""
    name = kit.Line(
        (kit.SeatSign(person.colour, 12.0), kit.Text(person.name, Role.SMALL)), 6.0, kit.fixed(26.0)
    )
    return _bare((name, ramp_picture(board, ramp)))
