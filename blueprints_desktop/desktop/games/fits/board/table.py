"""The middle of the FITS board: card, turns, ramp and tray in one scene."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from blueprints_desktop.desktop.games.fits.art.ramp import COLUMNS, ROWS
from blueprints_desktop.desktop.games.fits.board.hand_part import Held, PiecePart, hovering_row
from blueprints_desktop.desktop.games.fits.board.layout import lay_out
from blueprints_desktop.desktop.games.fits.board.outlook_part import OutlookPart
from blueprints_desktop.desktop.games.fits.board.ramp_part import RampPart
from blueprints_desktop.desktop.games.fits.board.selection import (
    SET_ASIDE,
    FitsController,
    FitsSelection,
    column_name,
    turn_name,
)
from blueprints_desktop.desktop.games.fits.board.side_parts import (
    CardPart,
    KeysPart,
    OtherRampPart,
    TrayPart,
    TrayStock,
    TurnsPart,
)
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel, shown_ramp
from blueprints_desktop.desktop.games.fits.texts.explanations import (
    cell_rule,
    cell_words,
    landmarks,
    spots,
)
from blueprints_desktop.desktop.games.fits.texts.words import piece_word
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.tips import Tip, take_away
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import ENTER, SceneHost, SceneView
from blueprints_desktop.games.fits.outlook import DropOutlook
from blueprints_desktop.games.fits.pieces import NAMES, PIECES
from blueprints_desktop.games.fits.ramp import EMPTY
from blueprints_desktop.games.fits.state import STARTING

_SOON = 17
"""Milliseconds, a frame, until a player who was handed the screen sees what a drop would do: the
frame in which the ramp changes is dear enough."""
_NOTCH = 120
"""What a wheel tells for one notch."""


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
        self.tray, self.card = TrayPart(look), CardPart(look)
        self.turns, self.keys = TurnsPart(look), KeysPart(look)
        self.ramp, self.seen = RampPart(look), OutlookPart(look)
        self.hand, self.sliding = PiecePart(look), PiecePart(look)
        self.add_parts(
            self.tray,
            self.card,
            self.turns,
            self.keys,
            self.ramp,
            self.sliding,
            self.seen,
            self.hand,
        )
        self.hand.setVisible(False)
        self.sliding.setVisible(False)
        self.others = [OtherRampPart(look) for _ in self.people[1:]]
        self.add_parts(*self.others)
        self.shows_others = False
        """Whether the panels have no room for the other ramps."""
        self._keys_fit = True
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
                self.seen.show_outlook(None, None)
                self._handed.start(_SOON)
        self.model = model
        self._show_keys()
        view, seat = model.view, model.seat
        name = self.people[seat].name
        self.ramp.show_ramp(model.board, model.ramp, name)
        card = 0 if view.phase == STARTING else len(PIECES) - len(view.left)
        self.card.show_card(model.piece, card, len(view.left))
        others = [person for person in self.people if person.seat != seat]
        for part, person in zip(self.others, others, strict=True):
            part.show_ramp(person, shown_ramp(model.board, view.ramps[person.seat]))
        lying = tuple(landing.piece for landing in model.ramp.landings)
        start = view.starts[seat] if view.starts[seat] in view.left and lying else None
        self.tray.show_stock(
            TrayStock(
                view.left,
                start,
                tuple(piece for piece in lying if piece not in view.left),
                view.set_aside(seat),
            )
        )

    @property
    def selection(self) -> FitsSelection:
        return self.selector.selection

    def show_selection(self, outlook: DropOutlook | None, spoken: str) -> None:
        """How far the player has come; ``spoken`` says it to a screen reader."""
        self.outlook = outlook
        model = self.model
        if self.selection.active:
            self.turns.show_selection(self.selection)
        else:
            self.turns.show_piece(None if model is None else model.piece)
        self.hand.show_held(self._held())
        if not self._handed.isActive():
            self._show_outlook()
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        self.choose_cursor()

    def _show_outlook(self) -> None:
        self.seen.show_outlook(self.outlook, None if self.model is None else self.model.board)

    def hurry(self) -> None:
        """Be as it will be in a moment."""
        self.fade.finish()
        self._handed.stop()
        self._show_outlook()

    def let_go(self) -> None:
        """The piece is on its way: hand and outlook are empty, everything else stays as it is."""
        self.outlook = None
        self._handed.stop()
        self.seen.show_outlook(None, None)
        self.hand.show_held(None)

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
        self.ramp.show_ramp(None, EMPTY, "")
        self.card.show_card(None, 0, 0)
        for part in self.others:
            part.show_ramp(None, None)
        self.tray.show_stock(None)
        self.turns.show_piece(None)
        self.seen.show_outlook(None, None)
        self.hand.show_held(None)
        self.sliding.show_held(None)
        self.setAccessibleDescription("")

    # --- tips -----------------------------------------------------------------------

    def tip_at(self, point: QPointF) -> Tip | None:
        """A cell and what it is worth, a piece, the card."""
        model = self.model
        if model is None:
            return None
        for piece, rect in self.tray.places():
            if rect.contains(point):
                words = [capitalised(piece_word(piece)), *self.tray.fate(piece)]
                return Tip("\n".join(words), self.on_view(rect), self.tray.rule(piece))
        if self.card.isVisible() and self.card.piece is not None and self.card.rect.contains(point):
            words = [self.card.title(), capitalised(piece_word(self.card.piece))]
            rule = "start-cards" if model.view.phase == STARTING else "construction-cards"
            return Tip("\n".join(words), self.on_view(self.card.rect), rule)
        place = self.ramp.slope.place(point)
        column, row = int(place.x() // 1), int(place.y() // 1)
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        area = self._cell_area(row, column)
        words, rule = cell_words(model, row, column), cell_rule(model, row, column)
        if rule == "plain" and self.outlook is not None:
            words = []  # somebody aims: what the drop gains is told, and a tip would lie on it
        return Tip("\n".join(words), self.on_view(area), rule)

    def _cell_area(self, row: int, column: int) -> QRectF:
        return self.ramp.slope.area(column, row, column + 1, row + 1).boundingRect()

    # --- things by name -------------------------------------------------------------

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Cells are ``cell.ROW.COLUMN`` from the upper left, pieces of the tray ``piece.NAME``."""
        yield from super().named_areas()
        if self.model is None:
            return
        for row in range(ROWS):
            for column in range(COLUMNS):
                yield f"cell.{row + 1}.{column + 1}", self._cell_area(row, column)
        for piece, rect in self.tray.places():
            yield f"piece.{NAMES[piece]}", rect
        if self.selection.may_set_aside:
            yield SET_ASIDE, self.tray.rect

    def thing_at(self, point: QPointF) -> str | None:
        """A tile that turns the piece, or the column over which its left edge would be."""
        selection = self.selection
        if not selection.active:
            return None
        turn = self.turns.turn_at(point)
        if turn is not None:
            return turn_name(turn)
        if not self.ramp.slope.holds(point) or selection.fits_nowhere:
            return None
        wide = selection.width(selection.turn)
        column = round(self.ramp.slope.place(point).x() - wide / 2)
        return column_name(max(0, min(COLUMNS - wide, column)))

    def spots(self) -> list[Spot]:
        return spots(self)

    def landmarks(self) -> list[Spot]:
        return landmarks(self)

    # --- arranging ------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        count = len(self.others) if self.shows_others else 0
        plan = lay_out(room.width(), room.height(), look.scale, count)
        for number, part in enumerate(self.others):
            part.setVisible(number < len(plan.others))
            if number < len(plan.others):
                part.arrange(plan.others[number], look, ratio)
        beside = look.magnified(plan.aside / look.scale)
        for aside in (self.card, self.turns, self.keys, self.tray):
            aside.letters = plan.letters
        self.card.setVisible(plan.card is not None)
        if plan.card is not None:
            self.card.arrange(plan.card, beside, ratio)
        self.turns.arrange(plan.turns, beside, ratio)
        self._keys_fit = plan.keys is not None
        self._show_keys()
        if plan.keys is not None:
            self.keys.arrange(plan.keys, beside, ratio)
        self.tray.arrange(plan.tray, beside, ratio)
        self.ramp.arrange(plan.ramp, look, ratio)
        self.seen.arrange(plan.ramp, look, ratio)
        for piece in (self.hand, self.sliding):
            piece.stand_on(self.ramp.slope, look, ratio)

    def _show_keys(self) -> None:
        """In a match that is looked at again the same keys do other things."""
        nobody = self.model is not None and self.model.you is None
        self.keys.setVisible(self._keys_fit and not nobody)

    def show_others(self, shown: bool) -> None:
        """Have the other ramps beside the large one, or not."""
        if shown != self.shows_others:
            self.shows_others = shown
            self.arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for part in (self.tray, self.card, self.turns, self.keys):
                part.update()
        super().changeEvent(event)

    # --- pointer --------------------------------------------------------------------

    def point_out(self, name: str | None) -> None:
        self.turns.point_at(name)

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
        on_tile = self.turns.turn_at(self.scene_point(event)) is not None
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
