"""The bricks of a plan in the coordinates of the drawings."""

from collections.abc import Iterable
from functools import cache

from attrs import frozen

from blueprints_desktop.desktop.games.monuments.art.bricks import BUILDERS
from blueprints_desktop.desktop.games.monuments.art.monument import Laid, MonumentExtent, ground_for
from blueprints_desktop.desktop.user_folders import game_folders
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.kit import Kit, parse_kit, read_data
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.plan import Plan


@frozen(eq=False)
class DrawnSite:
    """A plan and its bricks in the coordinates of the drawings, where row 0 is the near one."""

    plan: Plan

    def laid(self, brick: Brick, kind: int | None = None, *, ghost: bool = False) -> Laid:
        """A brick of the plan in its own colour, or as another ``kind``."""
        shown = brick.colour if kind is None else kind
        return Laid(shown, brick.x, self.plan.rows - 1 - brick.row, brick.level - 1, ghost)

    def built(self, mask: int) -> list[Laid]:
        """The bricks of a mask."""
        return [self.laid(brick) for brick in self.plan.in_mask(mask)]

    def by_builder(
        self, placed: Iterable[tuple[int, Seat]], colours: dict[Seat, int]
    ) -> list[tuple[Laid, Seat]]:
        """Bricks in the colours of those who set them, and who that was."""
        return [
            (self.laid(self.plan.bricks[number], BUILDERS + colours[seat]), seat)
            for number, seat in placed
        ]

    @property
    def whole(self) -> list[Laid]:
        return [self.laid(brick) for brick in self.plan.bricks]

    @property
    def ground(self) -> MonumentExtent:
        return ground_for(self.whole, self.plan.width, self.plan.rows)

    @property
    def levels(self) -> int:
        return max(brick.level for brick in self.plan.bricks)


@frozen(eq=False)
class MonumentModel:
    """A monument as it is drawn: all its bricks, in the order of the plan."""

    kit: Kit
    ground: MonumentExtent
    bricks: tuple[Laid, ...]


@cache
def model_of(monument: str) -> MonumentModel | None:
    """A monument with its plan; None if its file is gone or broken."""
    try:
        kit = parse_kit(read_data(Options(monument=monument), game_folders("monuments")))
    except GameError:
        return None
    site = DrawnSite(kit.plan)
    return MonumentModel(kit, site.ground, tuple(site.whole))
