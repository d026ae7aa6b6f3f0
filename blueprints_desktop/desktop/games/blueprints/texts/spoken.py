"""Everything on the table by name and place: for those who do not see it, and for tips.

Nothing here is kept. A tip or a name is made when it is asked for, from what lies on the table at
that moment; once the table is cleared there is nothing private left to tell.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF

from blueprints_desktop.desktop.games.blueprints.facts.preview import Preview
from blueprints_desktop.desktop.games.blueprints.texts import table_words
from blueprints_desktop.desktop.games.blueprints.texts.explaining import (
    breakdown_lines,
    preview_rule,
    refusal_words,
)
from blueprints_desktop.desktop.games.blueprints.texts.wording import die_words, space_words
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import gain_words, points_words
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.games.blueprints.dice import MATERIALS, material_of

if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable

translate = QCoreApplication.translate
_OVER_RULER = 38.0
"""How far the markers on the ruler reach over it."""


# --- choices ----------------------------------------------------------------------------


def spots(table: "BlueprintsTable") -> list[Spot]:
    """The dice of the pool, then the places for the one that is lifted."""
    return [*_dice(table), *_places(table)]


def _dice(table: "BlueprintsTable") -> list[Spot]:
    choosing, standing = table.choosing, table.standing
    found = []
    for index, item in enumerate(table.pool.dice):
        die = item.die

        def about(die: int = die) -> list[str]:
            return [] if table.facts is None else table_words.die_lines(die, choosing, standing)

        found.append(
            Spot(
                die_spoken(die, choosing.unplaceable(die)),
                item.mapRectToScene(item.body()),
                index == choosing.pointed and choosing.aimed is None,
                index == choosing.picked,
                about=about,
                rule="removed" if choosing.unplaceable(die) else MATERIALS[material_of(die)],
            )
        )
    return found


def _places(table: "BlueprintsTable") -> list[Spot]:
    seen, found = table.building.seen, []
    for space, preview in table.previews.items():
        if seen is None:
            continue

        def about(preview: Preview = preview) -> list[str]:
            return breakdown_lines(preview)

        rect = seen.top(space, table.building.heights[space]).boundingRect()
        focused = space == table.choosing.aimed
        rule = preview_rule(preview)
        found.append(Spot(place_spoken(preview), rect, focused, about=about, rule=rule))
    return found


def die_spoken(die: int, homeless: bool) -> str:
    if not homeless:
        return capitalised(die_words(die))
    words = translate("Blueprints", "{die}, fits nowhere")
    return words.format(die=capitalised(die_words(die)))


def place_spoken(preview: Preview) -> str:
    """A place for the lifted die: where, how high, what it gains, what it costs."""
    gain = preview.gain
    words = translate("Blueprints", "{space}, level {level}: {points}")
    told = words.format(
        space=capitalised(space_words(preview.space)),
        level=preview.level,
        points=points_words(gain) if gain >= 0 else gain_words(gain),
    )
    if preview.breaks_plan:
        told += ", " + translate("Blueprints", "bonus lost")
    return told


# --- what lies there to be asked about --------------------------------------------------


def landmarks(table: "BlueprintsTable") -> list[Spot]:
    """Screens, the materials in demand, the bag, the pool, the removed dice, the ruler."""
    facts, scale = table.facts, table.demand.look.scale
    if facts is None:
        return []
    found = []
    for screen in table.screens:
        if screen.isVisible():
            words = table_words.screen_lines(facts, screen.person)
            found.append(_landmark(screen.rect, words, "behind-the-screen"))
    demand, bag = table.demand.rect, QRectF(0.0, 0.0, 68.0 * scale, table.demand.rect.height())
    bag.moveCenter(table.demand.bag_centre())
    sheet = QRectF(demand.topLeft(), QPointF(bag.left(), demand.bottom()))
    found.append(_landmark(bag.intersected(demand), table_words.bag_lines(facts), "dice"))
    found.append(_landmark(sheet, table_words.demand_lines(facts), "in-demand"))
    shown = table.removed.rect if table.removed.isVisible() else table.pool.removed_rect()
    if shown is not None:
        found.append(_landmark(shown, table_words.removed_lines(facts), "discard"))
    found.append(_landmark(table.pool.rect, table_words.pool_lines(facts), "pool"))
    ruler = table.ruler.rect.adjusted(0.0, -_OVER_RULER * scale, 0.0, 0.0)
    words = table_words.ruler_lines(facts, table.people, table.standing)
    found.append(_landmark(ruler, words, "round-points"))
    return found


def _landmark(rect: QRectF, lines: list[str], rule: str) -> Spot:
    """The first line is the name."""
    return Spot(lines[0], rect, choice=False, about=lambda: lines[1:], rule=rule)


# --- tips -------------------------------------------------------------------------------


def tip_at(table: "BlueprintsTable", at: QPoint) -> Tip | None:
    """What a pointer is told that rests on a pixel of the viewport."""
    point = table.mapToScene(at)
    spot = _spot_under(table, point)
    if spot is None:
        return None
    text = "\n".join([spot.name, *spot.about()])
    return Tip(text, table.mapFromScene(spot.rect).boundingRect(), spot.rule)


def _stack(table: "BlueprintsTable", space: int, here: QRectF) -> Spot | None:
    """What stands on a space, or why the lifted die may not."""
    die = table.choosing.die
    if die is not None and table.choosing.refuses(space):
        code = table.choosing.refusal(space)
        return Spot(refusal_words(code), here, choice=False, rule=code)
    if table.standing is None:
        return None
    lines = table_words.stack_lines(table.standing, space)
    return _landmark(here, lines, "printed-height") if lines else None


def _spot_under(table: "BlueprintsTable", point: QPointF) -> Spot | None:
    """A die of the pool, a stack or a place on it, else what lies under the point."""
    index = table.pool.die_at(point)
    if index is not None:
        return _dice(table)[index]
    space = table.building.space_at(point)
    if space is not None:
        here = QRectF(point.x() - 8.0, point.y() - 8.0, 16.0, 16.0)
        if space in table.previews:
            seen = table.previews[space]
            lines = breakdown_lines(seen)
            return Spot(place_spoken(seen), here, about=lambda: lines, rule=preview_rule(seen))
        return _stack(table, space, here)
    return next((spot for spot in landmarks(table) if spot.rect.contains(point)), None)
