"""The score card in words: what each row counted, by which rule, and what is still to be had."""

from collections.abc import Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Fit, points_of
from blueprints_desktop.desktop.games.blueprints.texts.explaining import (
    counted_words,
    prize_words,
    rule_words,
)
from blueprints_desktop.desktop.games.blueprints.texts.wording import (
    GAME,
    die_words,
    material_word,
    space_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.games.blueprints.dice import RECYCLED, Die, material_of
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, BONUS, PRIZES, die_points

translate = QCoreApplication.translate


@frozen
class ScoreWords:
    """Every answer is a list of lines; ``after`` holds what the preview makes of the building."""

    before: BuildingStatus
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
        tall = tuple(map(len, self.after.building))
        words = translate("Blueprints", "{die} ({points})", "a die and its points")
        for space, level, die in _placed(self.after):
            if material_of(die) == material == RECYCLED:
                yield die_words(die)
            elif material_of(die) == material:
                points = die_points(die, space, level, tall)
                yield words.format(die=die_words(die), points=points)

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

    def prize(self, number: int) -> list[str]:
        progress = self.after.prizes[number]
        return prize_words(progress, self.after.in_reach(progress))

    def all(self) -> list[str]:
        """The whole card for somebody who hears it: figures first, no rules."""
        score = self.after.score
        words = translate("Blueprints", "Total {points}")
        lines = [words.format(points=score.total)]
        words = translate("Blueprints", "{dice}: {points}")
        for material, count in enumerate(self.after.counts):
            if count:
                points = points_words(points_of(score, material))
                dice = counted_words(material, count)
                lines.append(words.format(dice=dice, points=points))
        words = translate("Blueprints", "{bonus}: {state}")
        lines.append(words.format(bonus=capitalised(term(GAME, "bonus")), state=self.ready()))
        return lines + [", ".join(self.prize(number)) for number in range(len(PRIZES))]


def _placed(standing: BuildingStatus) -> Iterator[tuple[int, int, Die]]:
    """Every die with its space and level, from 0."""
    for space, stack in enumerate(standing.building):
        for level, die in enumerate(stack):
            yield space, level, die
