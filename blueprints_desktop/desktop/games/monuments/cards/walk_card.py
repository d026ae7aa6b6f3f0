"""The card that lists the walk as it grows: a slot for each step, what is taken there, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt

from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.games.monuments.art.pieces import paint_empty_place, piece_sprite
from blueprints_desktop.desktop.games.monuments.board.selection import Walking
from blueprints_desktop.desktop.games.monuments.facts.secrecy import spoken_to
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    cell_words,
    colour_word,
    pieces_list,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardGround, CardTone
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import BLACK_POINTS, QUARRY, State

HEIGHT = 236
_MOST_STEPS = max(STEPS)
_LABEL = Type(13, 500)
_DIGIT = Type(12, 700, tabular=True)
translate = QCoreApplication.translate


def walk_card(position: Position, walking: Walking, people: Sequence[Person]) -> kit.Card:
    """The walk of the player to act in the quarry; elsewhere there is none."""
    view: State = position.view
    seat = position.to_act
    if view.phase != QUARRY or seat is None:
        return kit.Card(about=_ABOUT)
    steps = STEPS[min(view.turn, len(STEPS) - 1)]
    title = translate("Monuments", "Your walk")
    if spoken_to(position) != seat:
        words = translate("Monuments", "{name}: the walk")
        title = capitalised(words.format(name=people[seat].name))
    slots: list[kit.Item] = [_slot(walking, number, steps) for number in range(steps)]
    slots += [kit.Space(kit.NO_SPACE)] * (_MOST_STEPS - steps)
    notes = [
        kit.Optional(kit.Text(note, Role.SMALL, CardTone.QUIET, lines=3), -number)
        for number, note in enumerate(walk_notes(walking))
    ]
    counted = translate("Monuments", "%n steps", "", steps)
    return kit.Card(
        title,
        (kit.Line(tuple(slots), gap=6.0, equal=True), kit.Space(kit.Spread(12.0, 4.0)), *notes),
        head=(kit.Text(counted, Role.SMALL, CardTone.QUIET),),
        about=_ABOUT,
    )


_ABOUT = "wrong-number-of-steps"


def walk_notes(walking: Walking) -> list[str]:
    """What there is to know at this point of the walk, the most important first."""
    if not walking.active:
        return [translate("Monuments", "One piece from every cell that is entered.")]
    said = []
    if BLACK in walking.gathered:
        said.append(
            translate("Monuments", "Black lets you build first: %n points.", "", BLACK_POINTS)
        )
    if walking.complete:
        words = translate("Monuments", "You take {pieces}.")
        return [*said, words.format(pieces=pieces_list(walking.gathered))]
    if not said:
        said.append(translate("Monuments", "One piece from every cell you enter."))
    return [*said, translate("Monuments", "The last step ends on the outer ring.")]


def _slot(walking: Walking, number: int, steps: int) -> kit.Item:
    """A step: its number, the piece taken there or an empty place, and a word."""
    entered, known = number < len(walking.cells), number < len(walking.took)
    is_next = walking.active and not walking.complete and number == len(walking.took)
    piece = walking.took[number] if known else NOTHING
    label = ""
    if known:
        label = translate("Monuments", "nothing") if piece == NOTHING else colour_word(piece)
    elif entered:
        label = translate("Monuments", "choose")
    elif number == steps - 1:
        label = translate("Monuments", "outer", "the last step ends on the outer ring")
    tone = CardTone.NORMAL if known or is_next else CardTone.QUIET
    body = kit.Stack(
        (
            _slot_picture(piece, number, entered or is_next),
            kit.Text(label, _LABEL, tone, anchor=Anchor.MIDDLE),
        )
    )
    ground = CardGround.CHOSEN if is_next else CardGround.SUNK
    said = _spoken_step(walking, number) if entered else kit.SILENT
    info = kit.PartInfo(f"step-{number + 1}", spoken=said)
    return kit.Part(info, kit.Field(body, ground, pad=4.0, reach=0.0))


def _spoken_step(walking: Walking, number: int) -> str:
    words = translate("Monuments", "Step {step}: {cell}, {piece}")
    piece = translate("Monuments", "to be chosen")
    if number < len(walking.took):
        taken = walking.took[number]
        piece = translate("Monuments", "nothing") if taken == NOTHING else a_piece(taken)
    cell = cell_words(walking.cells[number])
    return words.format(step=number + 1, cell=cell, piece=piece)


def _slot_picture(piece: int, number: int, strong: bool) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        painter, zoom, look = canvas.painter, canvas.zoom, canvas.look
        palette = look.palette
        middle = QPointF(rect.center().x(), rect.top() + 46.0 * zoom)
        if piece != NOTHING:
            sprite = piece_sprite(look.pixmaps, piece, 14.0 * zoom, canvas.ratio, palette)
            sprite.paint(painter, middle)
        else:
            ring = QRectF(0.0, 0.0, 34.0 * zoom, 22.0 * zoom)
            ring.moveCenter(middle - QPointF(0.0, 2.0 * zoom))
            paint_empty_place(painter, ring, palette, zoom)
        at = rect.topLeft() + QPointF(12.0, 9.0) * zoom
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.first_player.dark if strong else palette.text_2)
        painter.drawEllipse(at, 9.0 * zoom, 9.0 * zoom)
        ink = palette.pencil if strong else palette.panel
        write(painter, str(number + 1), at, _DIGIT, ink, Anchor.MIDDLE, zoom)

    return kit.Picture(("slot", piece, number, strong), 56.0, 64.0, paint)
