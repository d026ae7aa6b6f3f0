"""Where the monument is cut through, so that what stands above does not hide what is meant."""

from collections.abc import Sequence

from blueprints_desktop.desktop.games.monuments.art.monument import Laid, PlacedMonument
from blueprints_desktop.desktop.games.monuments.board.placing import Placing
from blueprints_desktop.desktop.games.monuments.board.site import DrawnSite
from blueprints_desktop.desktop.games.monuments.board.site_parts import SiteContent
from blueprints_desktop.games.monuments.moves import Brick


class SectionTool:
    """The tool is on or off; a level sheet that is pointed at cuts in any case."""

    def __init__(self, site: DrawnSite) -> None:
        self._site = site
        self.on = False
        self.looked_at: int | None = None
        """The level whose sheet is pointed at."""
        self.open: tuple[Brick, ...] = ()
        """Places that are shown although nobody builds."""

    def level(self, placing: Placing, built: int) -> int | None:
        """The highest level that is shown solid; None: all of them."""
        if self.looked_at is not None:
            return self.looked_at
        if not self.on:
            return None
        if placing.aimed is not None:
            return placing.aimed.level
        lit = [hint.brick.level for hint in placing.lit]
        if lit:
            return min(lit)
        levels = [brick.level for brick in self._site.plan.in_mask(built)]
        return max(1, max(levels, default=1) - 1)

    def shown(self, standing: PlacedMonument, built: int, placing: Placing) -> SiteContent:
        """What a picture of these bricks shows while a place is chosen."""
        site, cut = self._site, self.level(placing, built)
        stand, gone = _parted(site.built(built), cut)
        lit, _ = _parted([site.laid(hint.brick) for hint in placing.lit], cut)
        open_now = [hint.brick for hint in placing.others] if placing.active else self.open
        others, _ = _parted([site.laid(brick) for brick in open_now], cut)
        return SiteContent(standing, tuple(stand), tuple(gone), tuple(lit), tuple(others))


def _parted(bricks: Sequence[Laid], cut: int | None) -> tuple[list[Laid], list[Laid]]:
    """What is left standing below a cut, and what it takes away."""
    below = [brick for brick in bricks if cut is None or brick.z < cut]
    return below, [brick for brick in bricks if cut is not None and brick.z >= cut]
