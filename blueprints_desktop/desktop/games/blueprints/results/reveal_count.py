"""How far one player's building has been counted at a moment of the reveal."""

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.reveal_facts import (
    Building,
    ScoredDie,
    scored_dice,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import (
    BONUS,
    RANKS,
    die_cue,
    material_cue,
)
from blueprints_desktop.desktop.games.blueprints.texts.reveal_words import (
    People,
    lost_tie_line,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.state import ROUNDS
from blueprints_desktop.games.blueprints.ties import honours_of


class SeatCount:
    """The points of one seat, die by die, as a function of the moment."""

    def __init__(
        self, result: RoundResult, number: int, seat: Seat, people: People, timeline: Timeline
    ) -> None:
        self.result = result
        self.seat = seat
        self.rank = result.ranking.index(seat) + 1
        self.honours = honours_of(result, seat)
        self.dice = scored_dice(self.building)
        self.now = 0.0
        self._number = number
        self._people = people
        self._timeline = timeline
        self._die_cues = {die: die_cue(seat, die.space, die.level) for die in self.dice}

    @property
    def building(self) -> Building:
        return self.result.buildings[self.seat]

    @property
    def is_over(self) -> bool:
        """Everything has been counted and handed out."""
        return self.now >= self._timeline.end

    # --- at a moment ----------------------------------------------------------------

    def cue_of(self, die: ScoredDie) -> Hashable:
        return self._die_cues[die]

    def share(self, die: ScoredDie) -> float:
        return self._timeline.share(self._die_cues[die], self.now)

    def glow(self, die: ScoredDie) -> float:
        return self._timeline.glow(self._die_cues[die], self.now)

    def total(self) -> float:
        """The points counted up to now; what is being counted adds its part."""
        bonus = self.result.scores[self.seat].bonus * self._timeline.share(BONUS, self.now)
        return bonus + sum(die.points * self.share(die) for die in self.dice)

    def figures(self) -> tuple[int | None, ...]:
        """Wood, recycled, stone, glass, bonus; None: not counted yet."""
        figures: list[int | None] = []
        for material in range(len(MATERIALS)):
            own = [die for die in self.dice if die.material == material]
            begun = self._timeline.share(material_cue(material), self.now) > 0.0
            figures.append(round(sum(d.points * self.share(d) for d in own)) if begun else None)
        told = self._timeline.share(BONUS, self.now) > 0.0
        return (*figures, self.result.scores[self.seat].bonus if told else None)

    def last_figures(self) -> tuple[int, ...]:
        """The same once all is counted."""
        sums = (
            sum(die.points for die in self.dice if die.material == material)
            for material in range(len(MATERIALS))
        )
        return (*sums, self.result.scores[self.seat].bonus)

    def kept_plan(self) -> bool | None:
        """Whether the building kept to its plan; None: that is not told yet."""
        bonus = self.figures()[-1]
        return None if bonus is None else bonus > 0

    def edge(self) -> float:
        """How strongly the panel is marked as the winner's."""
        return self._timeline.share(RANKS, self.now) if self.rank == 1 else 0.0

    # --- words ----------------------------------------------------------------------

    @property
    def die_cues(self) -> tuple[Hashable, ...]:
        return tuple(self._die_cues.values())

    @property
    def nothing(self) -> tuple[str, ...]:
        """What is said in place of honours."""
        return tuple(filter(None, self._said_of_nothing()))

    def _said_of_nothing(self) -> tuple[str, str, str]:
        """In place of honours: a lost tie is told, and who begins the next round."""
        translate = QCoreApplication.translate
        starts = ""
        if self.rank == len(self.result.ranking) and self._number + 1 < ROUNDS:
            starts = translate("Reveal", "Starts round {round}").format(round=self._number + 2)
        lost = lost_tie_line(self.result, self.seat, self._people)
        return translate("Reveal", "No award this round"), starts, capitalised(lost)
