"""The middle of the FITS board: the piece and its turns, the ramp and the tray in one scene."""

from collections.abc import Iterator, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QWheelEvent

from blueprints_desktop.desktop.games.fits.art import ramp
from blueprints_desktop.desktop.games.fits.art.board_art import BoardPainter
from blueprints_desktop.desktop.games.fits.board.highlights import (
    ramp_name,
    seat_square_name,
    square_name,
)
from blueprints_desktop.desktop.games.fits.board.ramp_parts import (
    Held,
    OutlookPart,
    PiecePart,
    RampPart,
    hovering_row,
)
from blueprints_desktop.desktop.games.fits.board.selection import (
    SET_ASIDE,
    FitsController,
    FitsSelection,
    column_name,
)
from blueprints_desktop.desktop.games.fits.cards import table_cards
from blueprints_desktop.desktop.games.fits.cards.seat_panel import ramp_picture
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import (
    cell_rule,
    cell_words,
    columns_words,
    drop_lines,
    ramp_lines,
    tray_lines,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.painting import draw_ahead
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.tips import Tip, take_away
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.scene.card_part import CardPart
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import ENTER, SceneHost, SceneView
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, cells
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.outlook import DropOutlook
from blueprints_desktop.games.fits.pieces import PIECES, SHAPES, Piece
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp
from blueprints_desktop.games.fits.state import STARTING

_SOON = 17
"""Milliseconds, a frame, until a player who was handed the screen sees what a drop would do: the
frame in which the ramp changes is dear enough."""
ALL_CELLS = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))
_NOTCH = 120
"""What a wheel tells for one notch."""
translate = QCoreApplication.translate


class FitsTable(SceneView):
    """Shows a position and the piece that is to be dropped."""

    selector: FitsController

    def __init__(
        self,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: FitsController,
    ) -> None:
        super().__init__(appearance, host, selector)
        self.people = tuple(people)
        self.model: FitsModel | None = None
        self.outlook: DropOutlook | None = None
        look = appearance.look
        self.tray, self.turns = CardPart(look), CardPart(look)
        self.ramp, self.seen = RampPart(look), OutlookPart(look)
        self.hand, self.sliding = PiecePart(look), PiecePart(look)
        self.others = [CardPart(look) for _ in self.people[1:]]
        self.add_parts(self.tray, self.turns, self.ramp, self.sliding, self.seen, self.hand)
        self.add_parts(*self.others)
        self.shows_others = False
        """Whether the panels have no room for the other ramps."""
        self._pointed = ""
        """The public name of the turn under the pointer."""
        self.fade = CrossFade(self)
        self._handed = QTimer(self, singleShot=True)
        """Runs while the next player's ramp is there, but not yet what a drop would do."""
        self._handed.timeout.connect(self._show_outlook)
        self._wheel = 0

    # --- what is shown --------------------------------------------------------------

    def show_model(self, model: FitsModel) -> None:
        """Put a position on the table; another player's ramp is faded over."""
        if self.model is not None and self.model.seat != model.seat:
            before = self.ramp.shown()
            area = before.bounds.translated(self.ramp.rect.topLeft())
            self.fade.start_from(before.pixmap, area, self.look.tempo)
            if self.fade.running:
                self.seen.drop = None
                self._handed.start(_SOON)
        self.model = model
        self.ramp.owned = (model.board, model.ramp, self.people[model.seat].name)
        self._show_cards()

    def _show_cards(self) -> None:
        """The tray and the other ramps."""
        model = self.model
        if model is None:
            return
        self.tray.card = table_cards.tray_card(model)
        others = [person for person in self.people if person.seat != model.seat]
        for part, person in zip(self.others, others, strict=True):
            ramp = model.view.ramps[person.seat]
            part.card = table_cards.other_ramp_card(person, model.board, ramp)

    def turns_card(self, piece: int, selection: FitsSelection | None = None) -> Card:
        """The card with a piece and its turns; without a selection it is only looked at.

        In a match that is looked at again the keys of the piece do other things.
        """
        assert self.model is not None
        view = self.model.view
        return table_cards.hand_card(
            piece,
            0 if view.phase == STARTING else len(PIECES) - len(view.left),
            len(view.left),
            selection,
            pointed=self._pointed,
            keys=self.model.you is not None,
        )

    def _show_turns(self) -> None:
        model, selection = self.model, self.selection if self.selection.active else None
        piece = None if model is None else model.piece
        self.turns.card = None if piece is None else self.turns_card(piece, selection)

    @property
    def selection(self) -> FitsSelection:
        return self.selector.selection

    def show_selection(self, outlook: DropOutlook | None, spoken: str) -> None:
        """How far the player has come; ``spoken`` says it to a screen reader."""
        self.outlook = outlook
        self._show_turns()
        self.hand.held = self._held()
        if not self._handed.isActive():
            self._show_outlook()
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        self.choose_cursor()

    def _show_outlook(self) -> None:
        seen, model = self.outlook, self.model
        self.seen.drop = None if seen is None or model is None else (seen, model.board)

    def hurry(self) -> None:
        """Be as it will be in a moment."""
        self.fade.finish()
        self._handed.stop()
        self._show_outlook()

    def let_go(self) -> None:
        """The piece is on its way: hand and outlook are empty, everything else stays as it is."""
        self.outlook = None
        self._handed.stop()
        self.seen.drop = None
        self.hand.held = None

    def _held(self) -> Held | None:
        """The piece above the glass."""
        drop = self.selection.drop
        if drop is None:
            return None
        return Held(drop.piece, drop.turn, drop.column, hovering_row(drop.piece, drop.turn))

    def clear(self) -> None:
        take_away()
        self.forget_pointer()
        self.fade.finish()
        self._handed.stop()
        self.model, self.outlook = None, None
        self.ramp.owned = (None, EMPTY, "")
        for card in (self.tray, self.turns, *self.others):
            card.card = None
        self.seen.drop = None
        self.hand.held = None
        self.sliding.held = None
        self.setAccessibleDescription("")

    # --- tips -----------------------------------------------------------------------

    def tip_at(self, point: QPointF) -> Tip | None:
        """A cell and what it is worth, a piece, the card."""
        if self.model is None:
            return None
        for card in (self.tray, self.turns):
            part = card.part_at(point)
            if part is not None and part.info.rule:
                return Tip(part.info.tip, self.on_view(part.rect), part.info.rule)
        place = self.ramp.slope.place(point)
        column, row = int(place.x() // 1), int(place.y() // 1)
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        words, rule = cell_words(self.model, (row, column)), cell_rule(self.model, (row, column))
        if rule == "plain" and self.outlook is not None:
            words = []  # somebody aims: what the drop gains is told, and a tip would lie on it
        square, ramp = self.ramp.slope.square(row, column), self.ramp.rect
        aims = self.outlook is not None
        return Tip(
            "\n".join(words), self.on_view(square), rule, self.on_view(ramp) if aims else None
        )

    # --- things by name -------------------------------------------------------------

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Cells are ``cell.ROW.COLUMN`` from the upper left, pieces of the tray ``piece.NAME``.

        The ramp in the middle is ``ramp``, the small ones beside it ``ramp.SEAT``.
        """
        yield from super().named_areas()
        if self.model is None:
            return
        for cell in ALL_CELLS:
            area = self.ramp.slope.square(*cell)
            yield square_name(cell), area
            yield seat_square_name(self.model.seat, cell), area
        others = [person for person in self.people if person.seat != self.model.seat]
        for small, person in zip(self.others, others, strict=True):
            if small.isVisible():
                yield ramp_name(person.seat), small.rect
        for part in self.tray.parts():
            yield part.info.name, part.rect
        if self.selection.may_set_aside:
            yield SET_ASIDE, self.tray.rect

    def outline(self, name: str, area: QRectF) -> QPainterPath:
        """Cells touch, so that several are one shape."""
        if "cell." not in name:
            return super().outline(name, area)
        row, column = (int(number) - 1 for number in name.split(".")[-2:])
        return self.ramp.slope.area(column, row, column + 1, row + 1)

    def paint_ghost(self, painter: QPainter, ghost: Landing) -> None:
        """A piece where it would come to lie."""
        BoardPainter(painter, self.ramp.slope, self.look.palette).ghost(ghost.piece, ghost.cells)

    def thing_at(self, point: QPointF) -> str | None:
        """A tile that turns the piece, or the column over which its left edge would be."""
        selection = self.selection
        if not selection.active:
            return None
        turn = self.turn_at(point)
        if turn is not None:
            return turn
        if not self.ramp.slope.holds(point) or selection.fits_nowhere:
            return None
        wide = selection.width(selection.turn)
        column = round(self.ramp.slope.place(point).x() - wide / 2)
        return column_name(max(0, min(COLUMNS - wide, column)))

    def options_to_press(self) -> tuple[str, ...]:
        """A piece is set aside by the button and the key alone."""
        return tuple(name for name in self.selection.options if name.startswith("column."))

    def turn_at(self, point: QPointF) -> str | None:
        """The public name of the turn whose tile is there, allowed or not."""
        part = self.turns.part_at(point)
        return part.info.name if part is not None and part.info.name.startswith("turn.") else None

    def spots(self) -> list[Spot]:
        """The ways to hold the piece, then the columns over which it may be let go."""
        selection, model = self.selection, self.model
        if model is None or selection.piece is None or not selection.active:
            return []
        found = [
            Spot(
                part.info.spoken,
                part.rect,
                checked=part.info.name in selection.chosen,
                thing=part.info.name,
            )
            for part in self.turns.parts()
            if part.info.live
        ]
        wide = selection.width(selection.turn)
        for column in selection.columns(selection.turn):
            here = column == selection.column and not selection.setting_aside
            name = capitalised(columns_words(selection.piece, selection.turn, column))
            area = self.ramp.slope.area(column, 0, column + wide, ROWS).boundingRect()
            about = partial(drop_lines, model, Drop(selection.piece, selection.turn, column))
            found.append(Spot(name, area, here, here, about=about, thing=column_name(column)))
        return found

    def landmarks(self) -> list[Spot]:
        """The card, the ramp and the tray."""
        model, card = self.model, self.turns.part("card")
        if model is None:
            return []
        found = []
        if card is not None:
            found.append(Spot(card.info.spoken, card.rect, choice=False, thing="card"))
        name = translate("Fits", "Ramp of {name}").format(name=self.people[model.seat].name)
        about = partial(ramp_lines, model)
        found.append(Spot(name, self.ramp.rect, choice=False, about=about, thing="ramp"))
        name = labelled(*table_cards.tray_words(model))
        about = partial(tray_lines, model)
        found.append(Spot(name, self.tray.rect, choice=False, about=about, thing="tray"))
        return found

    # --- arranging ------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        count = len(self.others) if self.shows_others else 0
        plan = plan_table(room.width(), room.height(), look.scale, count)
        for number, part in enumerate(self.others):
            part.setVisible(number < len(plan.others))
            if number < len(plan.others):
                part.arrange(plan.others[number], look, ratio)
        beside = look.magnified(plan.zoom / look.scale)
        self.turns.arrange(plan.hand, beside, ratio)
        self.tray.arrange(plan.tray, beside, ratio)
        self.ramp.arrange(plan.ramp, look, ratio)
        self.seen.arrange(plan.ramp, look, ratio)
        for piece in (self.hand, self.sliding):
            piece.arrange_on(plan.ramp, look, ratio)

    def show_others(self, shown: bool) -> None:
        """Have the other ramps beside the large one, or not."""
        if shown != self.shows_others:
            self.shows_others = shown
            self.arrange()

    def say(self) -> None:
        self._show_cards()
        self._show_turns()

    # --- pointer --------------------------------------------------------------------

    def point_out(self, name: str | None) -> None:
        """Mark the tile under the pointer."""
        pointed = name if name is not None and name.startswith("turn.") else ""
        if pointed != self._pointed:
            self._pointed = pointed
            self._show_turns()

    def chosen_on_release(self, name: str) -> bool:
        """The piece is dropped with the button, so that it may be dragged over the ramp."""
        return name.startswith("column.")

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The right button flips the piece."""
        if event.button() != Qt.MouseButton.RightButton:
            super().mousePressEvent(event)
        elif not self.skip_animation() and self.ramp.slope.holds(self.scene_point(event)):
            self.selector.change(self.selection.flipping())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick clicks are one drop, but two turns."""
        on_tile = self.turn_at(self.scene_point(event)) is not None
        if event.button() == Qt.MouseButton.RightButton or on_tile:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """A notch is a quarter turn. Fine wheels add up theirs."""
        event.accept()
        if not self.selection.active or self.waiting:
            self._wheel = 0
            return
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        while abs(self._wheel) >= _NOTCH:
            way = 1 if self._wheel < 0 else -1
            self._wheel += _NOTCH * way
            self.selector.change(self.selection.rotating(way))

    # --- keys -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if event.isAutoRepeat() and key == Qt.Key.Key_S:
            return  # a key held too long must not set the next piece aside
        if key not in (*ENTER, Qt.Key.Key_S) and self.skip_animation():
            self.press_key(event)  # moving and turning are meant for the next piece
        else:
            super().keyPressEvent(event)

    def press_key(self, event: QKeyEvent) -> bool:
        """Keys that handle the piece, wherever on the board the focus is."""
        key, selection = event.key(), self.selection
        shift = Qt.KeyboardModifier.ShiftModifier
        others = event.modifiers() & ~(shift | Qt.KeyboardModifier.KeypadModifier)
        if not selection.active or others:
            return False
        after: FitsSelection | None = None
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            after = selection.stepping(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            after = selection.rotating(1 if key == Qt.Key.Key_Up else -1)
        elif key == Qt.Key.Key_R:
            after = selection.rotating(-1 if event.modifiers() & shift else 1)
        elif key == Qt.Key.Key_F:
            after = selection.flipping()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            after = selection.aiming(0 if key == Qt.Key.Key_Home else COLUMNS)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            after = selection.aiming(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_S:
            self.selector.press(SET_ASIDE)
            return True
        if after is not None:
            self.selector.change(after)
        return after is not None

    # --- drawing ahead --------------------------------------------------------------
    #
    # Handing the screen on and turning a card are then no more than blits. Which pieces are still
    # to come is open to everybody, only their order is not.

    def drawn_ahead(self) -> Iterator[Job]:
        """While a piece is in the hand; the soonest wanted first: the drop that is aimed at."""
        model, drop = self.model, self.selection.drop
        if drop is not None:
            yield partial(self.sliding.sliding_picture, drop.piece, drop.turn, drop.column)
        if model is None:
            return
        view, seats = model.view, range(model.view.seats)
        for seat in (*seats[model.seat + 1 :], *seats[: model.seat]):
            for landing in view.ramps[seat].landings:
                yield partial(self.ramp.lying_picture, landing)
            yield from self._whole_ramp(model.board, view.ramps[seat], seat)
        starts = view.starts if view.phase == STARTING else ()
        coming = (*(piece for piece in starts if piece is not None), *view.left)
        for piece in dict.fromkeys(coming):
            yield from self._turned_card(piece)
        for row, column in ALL_CELLS:
            yield partial(self.seen.closing_picture, row, column)

    def _turned_card(self, piece: Piece) -> Iterator[Job]:
        """All that appears when a card is turned."""
        yield from self.turns.drawings(self.turns_card(piece))
        turn = next(iter(SHAPES[piece]))
        column = (COLUMNS - len(SHAPES[piece][turn][0])) // 2
        yield partial(self.hand.picture, Held(piece, turn, column, hovering_row(piece, turn)))

    def _whole_ramp(self, board: RampBoard, ramp: Ramp, seat: Seat) -> Iterator[Job]:
        """Closed cells one by one: a ramp with all of them new would be felt in the hand."""
        for row, column in cells(ramp.closed):
            yield partial(self.ramp.cell_picture, board, row, column, True)
        yield partial(self.ramp.picture, board, ramp, self.people[seat].name)

    def landed_ahead(
        self, panels: Sequence[SeatPanel], landing: Landing, ramp: Ramp
    ) -> Iterator[Job]:
        """While a piece slides down: the ramp on which it will lie, large and small."""
        model = self.model
        if model is None:
            return
        yield partial(self.ramp.lying_picture, landing)
        yield from self._whole_ramp(model.board, ramp, model.seat)
        others = [panel for panel in panels if panel.person.seat != model.seat]
        for panel in others[:1]:
            rect, look = panel.picture_rect(), panel.look
            if rect is not None:
                small = ramp_picture(model.board, ramp)
                yield partial(draw_ahead, small, rect, look, look.scale, panel.devicePixelRatioF())

    def board_ahead(self, board: RampBoard) -> Iterator[Job]:
        """While a round is counted: the board of the next one."""
        for row, column in ALL_CELLS:
            yield partial(self.ramp.cell_picture, board, row, column, False)
        for person in self.people:
            yield partial(self.ramp.picture, board, EMPTY, person.name)


# --- where things lie ---------------------------------------------------------------------

_HAND, _TRAY = 126.0, 154.0
"""How wide the columns beside the ramp are."""
_GAP, _LEAST_GAP, _WIDEST_GAP = 26.0, 12.0, 52.0
_LEAST, _MOST = 0.75, 1.7
_LETTERS = 0.92
"""What lies beside the ramp may get smaller than its letters, which have to be read."""
_BETWEEN, _NAME, _SMALLEST = 14.0, 26.0, 34.0
"""Of the small ramps: from one to the next, the line with the name, and the least width."""


@frozen
class FitsLayout:
    """Where everything lies on the table."""

    ramp: QRectF
    hand: QRectF
    """The card with the piece, its turns, the keys."""
    tray: QRectF
    others: tuple[QRectF, ...]
    """Small ramps, where the players' panels have no room for them."""
    zoom: float
    """The scale of what lies beside the ramp."""


def plan_table(wide: float, high: float, scale: float, others: int = 0) -> FitsLayout:
    """For so many pixels; the ramp is as high as the room, or as wide as the others leave it."""
    beside, gaps = (_HAND + _TRAY) * scale, 2 * _GAP * scale
    room = wide - beside * _LEAST - gaps
    tall = min(high, room * ramp.HIGH / ramp.WIDE)
    across = tall * ramp.WIDE / ramp.HIGH
    times = min(high / (ramp.HIGH * scale), (wide - across - gaps) / beside)
    times = max(_LEAST, min(_MOST, times))
    sides = beside * times + across
    small = _small_ramps(wide - sides - gaps, tall, scale, others)
    taken = sum(each.width() + _BETWEEN * scale for each in small)
    spare = (wide - sides - taken) / 2
    gap = max(_LEAST_GAP * scale, min(_WIDEST_GAP * scale, spare))
    top, x = max(0.0, (high - tall) / 2), max(0.0, spare - gap)
    hand = QRectF(x, top, _HAND * times * scale, tall)
    stands = QRectF(hand.right() + gap, top, across, tall)
    tray = QRectF(stands.right() + gap, top, _TRAY * times * scale, tall)
    x = tray.right() + _BETWEEN * scale
    for each in small:
        each.moveTo(x, top)
        x += each.width() + _BETWEEN * scale
    return FitsLayout(stands, hand, tray, tuple(small), max(times, _LETTERS) * scale)


def _small_ramps(room: float, tall: float, scale: float, count: int) -> list[QRectF]:
    """Ramps of the others, as large as the room beside the tray lets them be."""
    if not count:
        return []
    wide = min(room / count - _BETWEEN * scale, 0.62 * tall * 0.5)
    if wide < _SMALLEST * scale:
        return []
    return [QRectF(0.0, 0.0, wide, min(tall, 2.0 * wide + _NAME * scale)) for _ in range(count)]
