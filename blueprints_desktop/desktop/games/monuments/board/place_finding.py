"""Which place of the building site is meant by a point on the screen."""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.monuments.art.hiding import Hiding
from blueprints_desktop.desktop.games.monuments.board.placing import Placing
from blueprints_desktop.desktop.games.monuments.board.site import DrawnSite
from blueprints_desktop.desktop.games.monuments.board.site_parts import SiteContent
from blueprints_desktop.games.monuments.moves import Brick


def place_at(point: QPointF, site: DrawnSite, shown: SiteContent, placing: Placing) -> Brick | None:
    """The place that is seen there, else the brick that is aimed at, else a place that is hidden.

    A brick that waits to be confirmed goes before all of them.
    """
    standing, aimed = shown.standing, placing.aimed
    on_aimed = aimed is not None and standing.silhouette(site.laid(aimed)).contains(point)
    if on_aimed and placing.held is not None:
        return aimed
    hiding = Hiding(standing, shown.bricks)
    behind = None
    for hints in (placing.lit, placing.others):
        places = {site.laid(hint.brick): hint.brick for hint in hints}
        for laid in reversed(standing.ordered(places)):
            if standing.footprint(laid).contains(point):
                if not hiding.hides(laid, point):
                    return places[laid]
                behind = behind or places[laid]
    return aimed if on_aimed else behind
