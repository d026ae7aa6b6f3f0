"""Movement on the building site: bricks come down, screens are lifted, losses come and go."""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.monuments.art.bricks import brick_sprite
from blueprints_desktop.desktop.games.monuments.board.flights import FALL
from blueprints_desktop.desktop.games.monuments.board.lifted import lifted_in
from blueprints_desktop.desktop.games.monuments.board.motion import Motion
from blueprints_desktop.desktop.games.monuments.board.placing import Placing
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.games.monuments.events import BrickSet, LossGivenBack, Passed

_LOOK = 1500
"""How long a lifted screen stays so."""
_LEVELS_CLEARED, _STOCK_CLEARED = 0.1, 0.25
"""Shares of a brick's fall."""
_HEIGHT = 2.6
"""How far above its place a brick appears, in its own height."""


class SiteMotion(Motion):
    """Makes up the stages of movement that happen on the building site."""

    def come_down(self, event: BrickSet, after: Position) -> None:
        """The brick comes down on its ghost."""
        site, look = self._board.site, self._look
        standing = site.standing
        if standing is None:
            return
        site.compose(after.view.built)  # before anything moves
        laid = site.site.laid(event.brick)
        sprite = brick_sprite(
            look.pixmaps, laid.kind, standing.view.w, site.devicePixelRatioF(), look.palette,
            crosswise=standing.crosswise,
        )  # fmt: skip
        flyer = self._flights.launch(site, sprite)
        height = _HEIGHT * standing.view.w
        self._flights.fall(flyer, standing.corner(laid), height, look.scale, look.ms(FALL))
        self._flights.add(self._clear_cards, look.ms(FALL))

    def _clear_cards(self, share: float) -> None:
        """The cards lose their pencil marks one by one, each in a frame in which little else does."""
        if share > _LEVELS_CLEARED:
            self._board.levels.put_pencil_down()
        if share > _STOCK_CLEARED:
            self._board.stock.show_placing(Placing())

    def land(self, event: BrickSet, after: Position) -> None:
        """It stands; its points rise from it, and meanwhile the next choice is drawn."""
        site = self._board.site
        site.show_site(after.view.built, site.name)
        if site.standing is None:
            return
        place = site.standing.top_middle(site.site.laid(event.brick))
        self._counting.rise(site, place, event.points)
        self._counting.count(event.seat, event.points)
        ahead = self._board.put_ahead(after)
        self._board.later.draw_ahead(ahead, after=0, while_moving=True)

    def give_up(self, event: Passed) -> None:
        """The screen is lifted where that is due, and what is left costs its points."""
        self._board.site.lifted.show_lifted(lifted_in((event,), self._board.people))
        self._counting.rise(self._board.site, self._over_ruler(), -event.lost)
        if event.lost:
            self._counting.count(event.seat, -event.lost)
        if event.shown is not None:
            self._flights.add(_wait, self._look.ms(_LOOK))

    def give_back(self, event: LossGivenBack) -> None:
        self._counting.rise(self._board.site, self._over_ruler(), event.points)
        self._counting.count(event.seat, event.points)

    def _over_ruler(self) -> QPointF:
        ruler = self._board.site.ruler.rect
        return QPointF(ruler.center().x(), ruler.top() - 40.0 * self._look.scale)


def _wait(_share: float) -> None:
    """Nothing moves, but it is to be looked at."""
