"""Why a die scores, what a Prize needs, and everything on the table and every player in words.

Tips, screen readers, prompts and cards use them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    GEOMETER,
    SKYSCRAPER,
    STRUCTURAL_INTEGRITY,
    BuildingStatus,
    Cause,
    Fit,
    Preview,
    PrizeProgress,
    Share,
    points_of,
    preview_of,
    shares,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    REMOVED,
    PlayerFacts,
    PublicFacts,
    die_name,
    screen_name,
    space_name,
)
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import scored_dice
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    building_points,
    die_words,
    material_word,
    space_words,
    victory_points,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import gain_words, points_words, signed
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import (
    GLASS,
    MATERIALS,
    RECYCLED,
    STONE,
    WOOD,
    Die,
    material_of,
    value_of,
)
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    BONUS,
    PRIZE_POINTS,
    RECYCLED_POINTS,
    STONE_POINTS,
)

translate = QCoreApplication.translate


# --- materials --------------------------------------------------------------------------


def rule_words(material: int) -> str:
    """How a material scores, in half a sentence."""
    if material == WOOD:
        return translate("Blueprints", "2 points for each die it touches")
    if material == RECYCLED:
        row = " / ".join(map(str, RECYCLED_POINTS[1:]))
        return translate("Blueprints", "1 to 6 of them score {row} together").format(row=row)
    if material == STONE:
        row = " / ".join(map(str, STONE_POINTS[:4]))
        return translate("Blueprints", "{row} points on level 1 / 2 / 3 / 4 and up").format(row=row)
    return translate("Blueprints", "each scores its value")


# --- what a place would score -----------------------------------------------------------


def breakdown_lines(preview: Preview) -> list[str]:
    """A line for each die that earns something, the die itself first; what it costs last."""
    lines = [
        translate("Blueprints", "{points}: {reason}", "+4: wood 2 touches 2 dice").format(
            points=signed(share.points), reason=_reason(share)
        )
        for share in shares(preview)
    ]
    if preview.breaks_plan and not preview.before.score.bonus:
        lines.append(translate("Blueprints", "the Blueprint bonus is no longer possible"))
    if is_hard_to_top(preview):
        lines.append(plan_words(preview))
    return lines


_TOP = 6
"""The highest value."""
_HIGH = 5
"""A die of this value leaves few that may go on it."""


def is_hard_to_top(preview: Preview) -> bool:
    """The plan wants more dice on this one, and only few values may go there."""
    return bool(preview.still_wanted) and value_of(preview.die) >= _HIGH


def plan_words(preview: Preview) -> str:
    """What the plan says to a die; a high one is only right if high ones go on it in their turn."""
    if preview.bonus_gained:
        return translate("Blueprints", "the plan is complete")
    if not preview.after.bonus_in_reach:
        return ""
    if not is_hard_to_top(preview):
        return translate("Blueprints", "as planned")
    if value_of(preview.die) == _TOP:
        if preview.still_wanted > 1:
            return translate("Blueprints", "as planned, but only 6s fit on top")
        return translate("Blueprints", "as planned, but only a 6 fits on top")
    if preview.still_wanted > 1:
        return translate("Blueprints", "as planned, but only 5s and 6s fit on top")
    return translate("Blueprints", "as planned, but only a 5 or a 6 fits on top")


def _reason(share: Share) -> str:
    if share.die is None:
        if share.points > 0:
            return translate("Blueprints", "Blueprint bonus, every height is exact")
        return translate("Blueprints", "Blueprint bonus lost, too high")
    die = die_words(share.die)
    if share.cause is Cause.NEIGHBOUR:
        return translate("Blueprints", "{die} ({space}) touches it").format(
            die=die, space=space_words(share.space)
        )
    material = material_of(share.die)
    if material == WOOD and not share.count:
        return translate("Blueprints", "{die} touches no die yet").format(die=die)
    if material == WOOD:
        words = translate("Blueprints", "{die} touches %n dice", "", share.count)
        return words.format(die=die)
    if material == RECYCLED:
        return _recycled_words(share.count).format(die=die)
    if material == STONE:
        words = translate("Blueprints", "{die} on level {level}")
        return words.format(die=die, level=share.level)
    return translate("Blueprints", "{die}, its value").format(die=die)


def _recycled_words(count: int) -> str:
    """The how many-th recycled die one is: each makes the others worth more."""
    return (
        translate("Blueprints", "{die}, the first recycled die"),
        translate("Blueprints", "{die}, the second recycled die"),
        translate("Blueprints", "{die}, the third recycled die"),
        translate("Blueprints", "{die}, the fourth recycled die"),
        translate("Blueprints", "{die}, the fifth recycled die"),
        translate("Blueprints", "{die}, the sixth recycled die"),
    )[count - 1]


def no_gain_words(preview: Preview, *, in_short: bool = False) -> str:
    """Why a place gains nothing; in short, hardly more than that it does not."""
    only = shares(preview)
    if len(only) == 1 and material_of(preview.die) == WOOD:
        if in_short:
            return translate("Blueprints", "no points yet")
        return translate("Blueprints", "no points yet: wood counts the dice it touches")
    return translate("Blueprints", "gain and loss cancel out")


def preview_rule(preview: Preview) -> str:
    """The rule that a place makes one ask about: the plan's, if that is at stake, else the die's."""
    if preview.breaks_plan:
        return "too-tall"
    if is_hard_to_top(preview):
        return "die-below-is-higher"
    return "bonus" if preview.bonus_gained else MATERIALS[material_of(preview.die)]


def refusal_words(code: str) -> str:
    """Why the lifted die may not go somewhere."""
    return {
        "hatched-space": translate("Blueprints", "the space is hatched"),
        "die-below-is-higher": translate("Blueprints", "a die never goes on a higher one"),
    }[code]


# --- Prizes -----------------------------------------------------------------------------


def condition_words(prize: str) -> str:
    """What a building needs for a Prize."""
    return {
        SKYSCRAPER: translate("Blueprints", "a stack of 5 dice or more"),
        STRUCTURAL_INTEGRITY: translate("Blueprints", "4 dice or more of one value"),
        GEOMETER: translate("Blueprints", "every value from 1 to 6"),
    }.get(prize, translate("Blueprints", "5 dice or more of one material"))


def lack_words(progress: PrizeProgress) -> str:
    """What a building still needs for it."""
    missing = progress.missing
    if not missing:
        return translate("Blueprints", "condition fulfilled")
    if progress.prize == SKYSCRAPER:
        return translate("Blueprints", "%n more dice on one stack", "", missing)
    if progress.prize == GEOMETER:
        gaps = ", ".join(map(str, progress.gaps))
        return translate("Blueprints", "missing: {values}").format(values=gaps)
    if progress.prize == STRUCTURAL_INTEGRITY:
        if not progress.value:
            return translate("Blueprints", "%n dice of one value", "", missing)
        words = translate("Blueprints", "%n more dice of value {value}", "", missing)
        return words.format(value=progress.value)
    if progress.material >= 0:
        words = translate("Blueprints", "%n more dice of {material}", "", missing)
        return words.format(material=material_word(progress.material))
    return translate("Blueprints", "%n dice of one material", "", missing)


def prize_words(progress: PrizeProgress, in_reach: bool) -> list[str]:
    """A Prize, its worth, its condition, and how near the building is."""
    words = translate("Blueprints", "{prize}, {points}: {condition}")
    head = words.format(
        prize=term(GAME, progress.prize),
        points=victory_points(PRIZE_POINTS),
        condition=condition_words(progress.prize),
    )
    count = translate("Blueprints", "{have} of {wanted}").format(
        have=min(progress.have, progress.wanted), wanted=progress.wanted
    )
    lack = lack_words(progress)
    if not in_reach:
        lack = translate("Blueprints", "out of reach this round")
    return [head, f"{count}, {lack}"]


# --- many dice --------------------------------------------------------------------------


def counted(counts: Iterable[int]) -> str:
    """How many of each material, such as "2 × wood, 1 × glass"; what there is none of is left out."""  # noqa: RUF002
    told = [
        counted_words(material, count)
        for material, count in zip((WOOD, RECYCLED, STONE, GLASS), counts, strict=True)
        if count
    ]
    return ", ".join(told)


def counted_words(material: int, count: int) -> str:
    """So many dice of a material; the sign keeps the count from being taken for a value."""
    words = translate("Blueprints", "{count} \N{MULTIPLICATION SIGN} {material}")
    return words.format(count=count, material=material_word(material, count))


def pay_words(material: int) -> str:
    """What dice of a material score, in a few words."""
    rising = " ".join(map(str, RECYCLED_POINTS[1:]))
    levels = " ".join(map(str, STONE_POINTS[:4]))
    recycled = translate("Blueprints", "all: {points}", "what all recycled dice score together")
    return (
        translate("Blueprints", "2 per die touched"),
        recycled.format(points=rising),
        translate("Blueprints", "{points} by level").format(points=levels),
        translate("Blueprints", "its value"),
    )[material]


@frozen
class ScoreWords:
    """Every answer is a list of lines; ``after`` holds what the preview makes of the building."""

    after: BuildingStatus
    awards: Sequence[str] = ()

    def material(self, material: int) -> list[str]:
        """The rule, then die by die what it gave."""
        words = translate("Blueprints", "{material}: {rule}")
        lines = [
            words.format(material=capitalised(material_word(material)), rule=rule_words(material))
        ]
        words = translate("Blueprints", "{dice} = {points}", "wood 4, wood 2 = 8 points")
        points = points_words(points_of(self.after.score, material))
        dice = ", ".join(self._dice(material))
        if dice:
            lines.append(words.format(dice=dice, points=points))
        return lines

    def _dice(self, material: int) -> Iterator[str]:
        """The dice of a material, with their points where each has its own."""
        words = translate("Blueprints", "{die} ({points})", "a die and its points")
        for scored in scored_dice(self.after.building):
            if scored.material == material == RECYCLED:
                yield die_words(scored.die)
            elif scored.material == material:
                yield words.format(die=die_words(scored.die), points=scored.points)

    def ready(self) -> str:
        """How far the plan is fulfilled, in short."""
        after = self.after
        if not after.bonus_in_reach:
            return translate("Blueprints", "no longer possible")
        words = translate("Blueprints", "{ready} of {all} spaces ready")
        return words.format(ready=after.fits.count(Fit.EXACT), all=len(after.fits))

    def bonus(self) -> list[str]:
        """What the bonus wants, and space by space what is missing or too much."""
        words = translate("Blueprints", "{bonus}, {points}: every stack exactly as high as printed")
        head = words.format(bonus=capitalised(term(GAME, "bonus")), points=building_points(BONUS))
        return [head, *map(capitalised, self._stacks())]

    def _stacks(self) -> Iterator[str]:
        card, building = self.after.card, self.after.building
        words = translate("Blueprints", "{space}: {tall} of {planned}", "a stack and its plan")
        for space in card.open_spaces:
            yield words.format(
                space=space_words(space), tall=len(building[space]), planned=card.heights[space]
            )

    def total(self) -> list[str]:
        """What the points are for: they only rank the players of this round."""
        words = translate("Blueprints", "{points}: they only rank the players in this round")
        lines = [words.format(points=building_points(self.after.score.total))]
        if self.awards:
            words = translate("Blueprints", "{award} ({points})")
            listed = ", ".join(
                words.format(award=term(GAME, award), points=victory_points(AWARD_POINTS[award]))
                for award in self.awards
            )
            lines.append(
                translate("Blueprints", "Awards in this round: {awards}").format(awards=listed)
            )
        return lines


if TYPE_CHECKING:
    from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable


# --- players and things on the table --------------------------------------------------


def turn_words(facts: PublicFacts, seat: Seat) -> str:
    """Whether the seat plays now, next, or as which one from now on; empty: no more in this round."""
    if not facts.running or facts.to_act is None:
        return ""
    order = facts.order
    turns = (order.index(seat) - order.index(facts.to_act)) % len(order)
    if turns and not facts.seats[seat].left:
        return ""
    return (
        translate("Blueprints", "to play"),
        translate("Blueprints", "next"),
        translate("Blueprints", "3rd", "the turn after the next one"),
        translate("Blueprints", "4th", "two turns after the next one"),
    )[turns]


def seat_lines(facts: PublicFacts, seat: PlayerFacts, won: str) -> list[str]:
    """A player in short sentences: place in the order, dice, the last round, and what was won."""
    said = [
        (
            translate("Blueprints", "Plays first this round"),
            translate("Blueprints", "Plays second this round"),
            translate("Blueprints", "Plays third this round"),
            translate("Blueprints", "Plays fourth this round"),
        )[seat.place]
    ]
    pairs = list(zip(seat.taken, seat.removed, strict=True))
    kept = [die_words(die) for die, gone in pairs if not gone]
    if kept:
        words = translate("Blueprints", "Behind the screen: {dice}")
        said.append(words.format(dice=", ".join(kept)))
    said += _lost_lines([die for die, gone in pairs if gone])
    if seat.left:
        said.append(translate("Blueprints", "%n dice still to take", "", seat.left))
    if seat.last is not None:
        words = translate("Blueprints", "Round {round}: {points}")
        said.append(words.format(round=facts.scored, points=building_points(seat.last)))
    return [*said, won]


def _lost_lines(dice: Sequence[Die]) -> list[str]:
    words = translate("Blueprints", "Fitted nowhere: {dice}")
    return [words.format(dice=", ".join(map(die_words, dice)))] if dice else []


def won_words(seat: PlayerFacts, names: Sequence[str], points: int, own: bool = False) -> str:
    """Awards and Prizes: by name where ``names`` are known, else how many."""
    if not seat.held:
        return translate("Blueprints", "No Award or Prize yet")
    if not names:
        return translate("Blueprints", "%n Awards and Prizes, face down", "", seat.held)
    words = translate("Blueprints", "{won}: {points}")
    if own and seat.points is None:
        words = translate("Blueprints", "{won}: {points}, hidden from the others")
    listed = ", ".join(term(GAME, name) for name in names)
    return words.format(won=listed, points=victory_points(points))


def die_lines(
    die: Die, selection: BlueprintsSelection, standing: BuildingStatus | None
) -> list[str]:
    """A die of the pool: how its material scores, and what the player could do with it."""
    lines = [capitalised(rule_words(material_of(die)))]
    if selection.discarding:
        lines.append(
            translate("Blueprints", "Bin: once discarded, it is out for the rest of the round")
        )
    elif selection.unplaceable(die):
        lines.append(translate("Blueprints", "Barred circle: every stack has a higher die on top"))
        lines.append(
            translate("Blueprints", "If you take it, it is removed and counts as one of your six")
        )
    elif standing is not None and selection.spaces_for(die):
        spaces = selection.spaces_for(die)
        best = max(preview_of(standing, die, space).gain for space in spaces)
        words = translate("Blueprints", "%n spaces for it, {best} at best", "", len(spaces))
        lines.append(words.format(best=signed(best)))
    return lines


def on_top_words(stack: Sequence[Die]) -> str:
    """Which dice may go on a stack."""
    lowest = value_of(stack[-1]) if stack else 1
    if lowest == 1:
        return translate("Blueprints", "Any die fits here")
    if lowest == _TOP:
        return translate("Blueprints", "Only a 6 fits on top")
    return translate("Blueprints", "Only {value} or higher fits on top").format(value=lowest)


def stack_lines(standing: BuildingStatus, space: int) -> list[str]:
    """A space of one's own building: its plan and its dice, from the ground up."""
    planned, stack = standing.card.heights[space], standing.building[space]
    if not planned:
        return [translate("Blueprints", "Hatched space: no die goes here")]
    words = translate("Blueprints", "{space}: {tall} of {planned}", "a stack and its plan")
    lines = [words.format(space=capitalised(space_words(space)), tall=len(stack), planned=planned)]
    if stack:
        words = translate("Blueprints", "From bottom to top: {dice}")
        lines.append(words.format(dice=", ".join(map(die_words, stack))))
    return [*lines, on_top_words(stack)]


def pool_lines(facts: PublicFacts) -> list[str]:
    words = translate("Blueprints", "{pool}, sorted by value")
    found = Counter(map(material_of, facts.pool))
    return [words.format(pool=term(GAME, "pool")), counted(found[kind] for kind in range(4))]


def bag_lines(facts: PublicFacts) -> list[str]:
    """How many dice are left to be drawn, and of what."""
    words = translate("Blueprints", "%n dice in the bag", "", sum(facts.bag))
    return [words, counted(facts.bag)] if sum(facts.bag) else [words]


def demand_lines(facts: PublicFacts) -> list[str]:
    """Which materials break a tie, and how."""
    first, second = (material_word(material) for material in facts.in_demand)
    order = translate("Blueprints", "1: {first}, 2: {second}").format(first=first, second=second)
    return [
        term(GAME, "in_demand_long"),
        order,
        translate("Blueprints", "Ties: more dice of 1, then of 2, then later in turn order"),
    ]


def removed_lines(facts: PublicFacts) -> list[str]:
    lines = [translate("Blueprints", "%n dice discarded", "", len(facts.discarded))]
    if facts.discarded:
        lines.append(", ".join(map(die_words, facts.discarded)))
    return lines + _lost_lines(facts.removed[len(facts.discarded) :])


def screen_lines(facts: PublicFacts, person: Person) -> list[str]:
    """A closed screen: what went behind it is public, how it stands there is not."""
    seat = facts.seats[person.seat]
    head = translate("Blueprints", "{name}’s screen").format(name=person.name)
    told = seat_lines(facts, seat, won_words(seat, seat.won, seat.points or 0))
    return [
        head,
        *told,
        translate("Blueprints", "You’ll see the plan and the building at the end of the round"),
    ]


def ruler_lines(
    facts: PublicFacts, people: Sequence[Person], standing: BuildingStatus | None
) -> list[str]:
    """Who scored what in the round before, and how the viewer stands now."""
    lines = [translate("Blueprints", "Scoreboard")]
    scores = [(person.name, facts.seats[person.seat].last) for person in people]
    told = ", ".join(f"{name} {points}" for name, points in scores if points is not None)
    if told:
        words = translate("Blueprints", "Round {round}: {points}")
        lines.append(words.format(round=facts.scored, points=told))
    if standing is not None:
        words = translate("Blueprints", "The building now: {points}")
        lines.append(words.format(points=building_points(standing.score.total)))
    lines.append(translate("Blueprints", "Each round starts again from 0"))
    return lines


_OVER_RULER = 38.0
"""How far the markers on the ruler reach over it."""


# --- choices ----------------------------------------------------------------------------


def spots(table: "BlueprintsTable") -> list[Spot]:
    """The dice of the pool, then the places for the one that is lifted."""
    return [*_dice(table), *_places(table)]


def _dice(table: "BlueprintsTable") -> list[Spot]:
    selection = table.selection
    found = []
    for index, item in enumerate(table.pool.dice):
        die, lost = item.die, selection.unplaceable(item.die)
        found.append(
            Spot(
                die_spoken(die, lost),
                item.scene_body(),
                index == selection.focused and selection.aimed is None,
                index == selection.picked,
                about=partial(die_lines, die, selection, table.status),
                rule="removed" if lost else MATERIALS[material_of(die)],
                thing=die_name(index),
            )
        )
    return found


def _places(table: "BlueprintsTable") -> list[Spot]:
    seen = table.building.layout
    if seen is None:
        return []
    heights = table.building.heights
    return [
        _place(table, space, seen.top(space, heights[space]).boundingRect())
        for space in table.previews
    ]


def _place(table: "BlueprintsTable", space: int, rect: QRectF) -> Spot:
    """A place for the lifted die."""
    preview = table.previews[space]
    return Spot(
        place_spoken(preview),
        rect,
        space == table.selection.aimed,
        about=partial(breakdown_lines, preview),
        rule=preview_rule(preview),
        thing=space_name(space),
    )


def die_spoken(die: int, unplaceable: bool) -> str:
    if not unplaceable:
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
            words = screen_lines(facts, screen.person)
            thing = screen_name(screen.person.seat)
            found.append(_landmark(screen.rect, words, "behind-the-screen", thing))
    demand, bag = table.demand.rect, QRectF(0.0, 0.0, 68.0 * scale, table.demand.rect.height())
    bag.moveCenter(table.demand.bag_centre())
    sheet = QRectF(demand.topLeft(), QPointF(bag.left(), demand.bottom()))
    found.append(_landmark(bag.intersected(demand), bag_lines(facts), "dice", "bag"))
    found.append(_landmark(sheet, demand_lines(facts), "in-demand", "demand"))
    counted = table.pool.part(REMOVED)
    if table.removed.isVisible() or counted is not None:
        shown = table.removed.rect if counted is None else counted.rect
        found.append(_landmark(shown, removed_lines(facts), "discard", REMOVED))
    found.append(_landmark(table.pool.rect, pool_lines(facts), "pool", "pool"))
    ruler = table.ruler.rect.adjusted(0.0, -_OVER_RULER * scale, 0.0, 0.0)
    words = ruler_lines(facts, table.people, table.status)
    found.append(_landmark(ruler, words, "round-points", "ruler"))
    return found


def _landmark(rect: QRectF, lines: list[str], rule: str, thing: str = "") -> Spot:
    """The first line is the name."""
    about = lines[1:]
    return Spot(lines[0], rect, choice=False, about=lambda: about, rule=rule, thing=thing)


# --- tips -------------------------------------------------------------------------------


def table_tip(table: "BlueprintsTable", point: QPointF) -> Tip | None:
    """What is said of a thing at a point of the scene."""
    spot = _spot_under(table, point)
    if spot is None:
        return None
    text = "\n".join([spot.name, *spot.about()])
    return Tip(text, table.on_view(spot.rect), spot.rule)


def _stack(table: "BlueprintsTable", space: int, here: QRectF) -> Spot | None:
    """What stands on a space, or why the lifted die may not."""
    die = table.selection.die
    if die is not None and table.selection.refuses(space):
        code = table.selection.refusal(space)
        return Spot(refusal_words(code), here, choice=False, rule=code)
    if table.status is None:
        return None
    lines = stack_lines(table.status, space)
    return _landmark(here, lines, "printed-height") if lines else None


def _spot_under(table: "BlueprintsTable", point: QPointF) -> Spot | None:
    """A die of the pool, a stack or a place on it, else what lies under the point."""
    index = table.pool.die_at(point)
    if index is not None:
        return _dice(table)[index]
    space = table.building.space_at(point)
    if space is not None:
        here = QRectF(point.x() - 8.0, point.y() - 8.0, 16.0, 16.0)
        return _place(table, space, here) if space in table.previews else _stack(table, space, here)
    return next((spot for spot in landmarks(table) if spot.rect.contains(point)), None)
