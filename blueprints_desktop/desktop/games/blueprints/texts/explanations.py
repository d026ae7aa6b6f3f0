"""Why a die scores, what a Prize needs and what the score card shows, in words.

Tips, screen readers and prompts use them.
"""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication

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
    shares,
)
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import scored_dice
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    die_words,
    material_word,
    space_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.games.blueprints.dice import (
    GLASS,
    MATERIALS,
    RECYCLED,
    STONE,
    WOOD,
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
    if value_of(preview.die) > _HIGH:
        if preview.still_wanted > 1:
            return translate("Blueprints", "as planned if only 6s go on top")
        return translate("Blueprints", "as planned if a 6 goes on top")
    if preview.still_wanted > 1:
        return translate("Blueprints", "as planned if only 5s and 6s go on top")
    return translate("Blueprints", "as planned if a 5 or a 6 goes on top")


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
        "hatched-space": translate("Blueprints", "hatched, no die goes there"),
        "die-below-is-higher": translate("Blueprints", "the die below is higher"),
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
        return translate("Blueprints", "the building has it")
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
        points=points_words(PRIZE_POINTS),
        condition=condition_words(progress.prize),
    )
    count = translate("Blueprints", "{have} of {wanted}").format(
        have=min(progress.have, progress.wanted), wanted=progress.wanted
    )
    lack = lack_words(progress)
    if not in_reach:
        lack = translate("Blueprints", "out of reach in this round")
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
        words = translate("Blueprints", "{bonus}, {points}: every stack exactly as high as planned")
        head = words.format(bonus=capitalised(term(GAME, "bonus")), points=points_words(BONUS))
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
        words = translate("Blueprints", "Total {points}: it decides the ranking of this round only")
        lines = [words.format(points=self.after.score.total)]
        if self.awards:
            words = translate("Blueprints", "{award} ({points})")
            listed = ", ".join(
                words.format(award=term(GAME, award), points=AWARD_POINTS[award])
                for award in self.awards
            )
            lines.append(translate("Blueprints", "The best win: {awards}").format(awards=listed))
        return lines
