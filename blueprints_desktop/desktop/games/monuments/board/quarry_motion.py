"""Movement in the quarry: the worker walks, pieces are taken, returned, and poured out anew."""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.monuments.board.flights import FALL, FLIGHT
from blueprints_desktop.desktop.games.monuments.board.motion import Motion
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import first_of
from blueprints_desktop.games.monuments.events import BlackReturned, WorkerWalked
from blueprints_desktop.games.monuments.pieces import BLACK, NOTHING, Piece

_STEP = 190
"""Milliseconds for a step of the worker."""
_HOP = 14.0
_POUR = 14
"""From one piece that falls into the quarry to the next."""


class QuarryMotion(Motion):
    """Makes up the stages of movement that happen in the quarry."""

    def walk(self, event: WorkerWalked) -> None:
        """The worker goes from cell to cell; each piece flies to its new owner."""
        quarry, look = self._board.quarry, self._look
        stops = [quarry.worker_place(event.start), *map(quarry.place_of, event.cells)]
        step = look.ms(_STEP)
        end = self._board.place_of_panel(event.seat, quarry)
        taken = []
        for number, (cell, piece) in enumerate(zip(event.cells, event.took, strict=True), 1):
            one = None if piece == NOTHING else first_of(quarry.pieces.pieces, cell, piece)
            if one is not None:
                taken.append(one)
                flyer = self._flights.launch(quarry, self._piece(piece))
                start = quarry.pieces.ground(one)
                self._flights.fly(flyer, start, end, look.scale, look.ms(FLIGHT), number * step)
        quarry.pieces.hide_pieces(taken)

        def show(share: float) -> None:
            way = share * (len(stops) - 1)
            number = min(int(way), len(stops) - 2)
            part = way - number
            hop = QPointF(0.0, _HOP * look.scale * 4.0 * part * (1.0 - part))
            at = stops[number] + (stops[number + 1] - stops[number]) * part - hop
            quarry.pieces.show_worker(at)

        self._flights.add(show, step * (len(stops) - 1))

    def return_black(self, event: BlackReturned) -> None:
        """The black piece goes from its finder back to the middle, and its points the other way."""
        quarry, look = self._board.quarry, self._look
        start = self._board.place_of_panel(event.seat, quarry)
        middle = quarry.pit.centre
        flyer = self._flights.launch(quarry, self._piece(BLACK))
        duration = look.ms(2 * FLIGHT)

        def show(share: float) -> None:
            along = min(1.0, 1.6 * share)
            flyer.setPos(start + (middle - start) * along * (2.0 - along))
            flyer.setOpacity(1.0 if share < 0.75 else 4.0 * (1.0 - share))

        self._flights.add(show, duration)
        self._counting.rise(quarry, middle, event.points, duration)
        self._counting.count(event.seat, event.points, duration)

    def fill(self) -> None:
        """The pieces of a new round, which are on the board already, fall into the quarry."""
        quarry, look = self._board.quarry, self._look
        pieces = quarry.pieces.pieces
        quarry.pieces.hide_pieces(pieces)
        for number, one in enumerate(pieces):
            flyer = self._flights.launch(quarry, self._piece(one.piece))
            place = quarry.pieces.ground(one)
            flyer.setZValue(1000.0 + place.y())
            self._flights.fall(
                flyer, place, 70.0 * look.scale, look.scale, look.ms(FALL), look.ms(number * _POUR)
            )
        self._flights.add(self._poured, look.ms(FALL + len(pieces) * _POUR))

    def _poured(self, share: float) -> None:
        if share >= 1.0:
            self._board.quarry.pieces.hide_pieces(())

    def _piece(self, piece: Piece) -> Sprite:
        look, quarry = self._look, self._board.quarry
        ratio = quarry.devicePixelRatioF()
        return piece_sprite(look.pixmaps, piece, quarry.pieces.w, ratio, look.palette)
