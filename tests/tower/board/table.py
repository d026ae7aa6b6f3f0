"""The middle of the Tower board: five columns in one scene."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, write
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards.tips import Tip, take_away
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown, StillPart
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost, SceneView
from tests.tower.art.art import brick_rect, paint_brick
from tests.tower.board.selection import NAMES, TowerController
from tests.tower.rules.sizes import COLUMNS, HEIGHT
from tests.tower.rules.state import Column
from tests.tower.texts.prompts import column_words

_FOOT = 34.0
"""The room for a column's number."""


class SheetPart(StillPart):
    """The sheet of paper that all stands on."""

    def draw(self, painter: QPainter) -> None:
        look = self.look
        paint_sheet(painter, look.pixmaps, self.rect, self.ratio, look.palette, look.scale)


class ColumnPart(ScenePart):
    """A column: its bricks, and the brick that is aimed at or falls."""

    bricks = Shown[Column](())
    """Colours, from the ground up."""
    option = Shown[bool](False)
    aimed = Shown[bool](False)
    ghost = Shown[int](0)
    """The colour of whoever chooses."""
    falling = Shown[tuple[int, float] | None](None)
    """A colour, and the level where the brick is."""

    def __init__(self, number: int, look: Look) -> None:
        super().__init__(look)
        self.number = number

    @property
    def room(self) -> QRectF:
        """For bricks."""
        return self.rect.adjusted(0.0, 0.0, 0.0, -_FOOT * self.look.scale)

    def draw(self, painter: QPainter) -> None:
        palette, scale, seats = self.look.palette, self.look.scale, self.look.palette.seats
        if self.aimed:
            painter.fillPath(rounded(self.rect, 8 * scale), alpha(palette.pencil, 0.14))
        for level in range(len(self.bricks), HEIGHT):
            place = brick_rect(self.room, level)
            painter.strokePath(
                rounded(place, 0.1 * place.height()), dashed_pen(palette.grid_major, 1.2 * scale)
            )
        for level, colour in enumerate(self.bricks):
            paint_brick(painter, brick_rect(self.room, level), seats[colour], palette)
        place = brick_rect(self.room, len(self.bricks))
        outline = rounded(place, 0.1 * place.height())
        if self.option:
            painter.fillPath(outline, alpha(palette.pencil, 0.16))
            painter.strokePath(outline, dashed_pen(palette.pencil, 2.0 * scale))
        if self.aimed:
            painter.setOpacity(0.6)
            paint_brick(painter, place, seats[self.ghost], palette)
            painter.setOpacity(1.0)
        if self.falling is not None:
            colour, at = self.falling
            paint_brick(painter, brick_rect(self.room, at), seats[colour], palette)
        foot = QPointF(self.rect.center().x(), self.rect.bottom() - _FOOT * scale / 2)
        write(painter, str(self.number), foot, Role.SECTION, palette.ink, Anchor.MIDDLE, scale)


class TowerTable(SceneView):
    """Shows a position and what is chosen in it."""

    selector: TowerController

    def __init__(
        self,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: TowerController,
    ) -> None:
        super().__init__(appearance, host, selector)
        self.people = people
        self.position: Position | None = None
        self.sheet = SheetPart(appearance.look)
        self.columns = [ColumnPart(at + 1, appearance.look) for at in range(COLUMNS)]
        self.add_parts(self.sheet, *self.columns)

    # --- what is shown --------------------------------------------------------------

    def show_choice(self, position: Position, spoken: str) -> None:
        """Put a position with what is chosen in it on the table."""
        self.position, selection = position, self.selector.selection
        for name, part, column in zip(NAMES, self.columns, position.view.columns, strict=True):
            part.falling = None
            part.bricks = tuple(self.people[seat].colour for seat in column)
            part.option, part.aimed = selection.allows(name), selection.pointed == name
            part.ghost = 0 if position.to_act is None else self.people[position.to_act].colour
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        self.choose_cursor()

    def clear(self) -> None:
        take_away()
        self.forget_pointer()
        self.position = None
        for part in self.columns:
            part.bricks, part.falling = (), None
            part.option = part.aimed = False
        self.setAccessibleDescription("")

    # --- names ----------------------------------------------------------------------

    def _spot(self, at: int, *, choice: bool) -> Spot:
        assert self.position is not None
        name, selection = NAMES[at], self.selector.selection
        first, *rest = column_words(self.position.view, at, self.people)
        return Spot(
            first,
            self.columns[at].rect,
            focused=selection.pointed == name,
            checked=selection.pointed == name and selection.held,
            choice=choice,
            about=partial(list, rest),
            rule="lay" if choice else "column-is-full",
            thing=name,
        )

    def _split(self, *, choice: bool) -> list[Spot]:
        if self.position is None:
            return []
        options = self.selector.selection.options
        return [
            self._spot(at, choice=choice)
            for at, name in enumerate(NAMES)
            if (name in options) == choice
        ]

    def spots(self) -> list[Spot]:
        """The columns that take a brick now."""
        return self._split(choice=True)

    def landmarks(self) -> list[Spot]:
        """The other ones."""
        return self._split(choice=False)

    # --- pointer and keys -----------------------------------------------------------

    def thing_at(self, point: QPointF) -> str | None:
        if self.position is None:
            return None
        found = (part for part in self.columns if part.rect.contains(point))
        return next((NAMES[part.number - 1] for part in found), None)

    def tip_at(self, point: QPointF) -> Tip | None:
        name = self.thing_at(point)
        if name is None or self.position is None:
            return None
        at = NAMES.index(name)
        words = "\n".join(column_words(self.position.view, at, self.people))
        return Tip(words, self.on_view(self.columns[at].rect), "lay")

    def press_key(self, event: QKeyEvent) -> bool:
        """1 to 5 go to a column."""
        at = event.key() - Qt.Key.Key_1
        if at not in range(COLUMNS):
            return False
        if self.selector.selection.allows(NAMES[at]):
            self.selector.steer(NAMES[at])
        else:
            self.selector.refuse(NAMES[at])
        return True

    # --- arranging ------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        self.sheet.arrange(room, look, ratio)
        inner = room.adjusted(0.05 * room.width(), 0.08 * room.height(), 0.0, 0.0)
        inner.setRight(room.right() - 0.05 * room.width())
        inner.setBottom(room.bottom() - 0.04 * room.height())
        step = inner.width() / COLUMNS
        for at, part in enumerate(self.columns):
            place = QRectF(inner.left() + at * step, inner.top(), step, inner.height())
            part.arrange(place, look, ratio)
