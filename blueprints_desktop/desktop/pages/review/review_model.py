"""A match as something to leaf through: any step of it, seen through somebody's eyes.

While a match is going on there is only one pair of eyes, and what they may not know is not
to be had here. When it is over everything may be told.
"""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any

from blueprints_desktop.desktop.games.registry import teller_of
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import ROUND, Moment
from blueprints_desktop.engine.step import NEXT, Event, Seat, Step

NumberedEvents = tuple[tuple[int, Event], ...]

RECENT = 30
"""So many steps, and all of their rounds, are told at a step; a match may have thousands."""


class Viewpoint(Enum):
    """Eyes that belong to no seat."""

    EVERYONE = "everyone"
    """Those of the player who made the shown move."""
    PUBLIC = "public"


class Way(Enum):
    """Whether one can play on from a step."""

    OPEN = auto()
    OVER = auto()
    """There is nothing left to play."""
    HIDDEN = auto()
    """Somebody at the table hides something there: played on, it would come to light."""


def told_lines(
    key: str, story: "ReviewModel", people: Sequence[Person], step: int
) -> list[LogLine]:
    """What happened in a step, as the log tells it, in order. It begins with the move itself."""
    tell = teller_of(key)
    if tell is None:
        return []
    told = (tell((event,), people, story.options) for event in story.told(step))
    return [line for lines in told for line in reversed(lines)]


def told_line(
    key: str, story: "ReviewModel", people: Sequence[Person], step: int
) -> LogLine | None:
    """The move of a step, as the log tells it."""
    return next(iter(told_lines(key, story, people, step)), None)


class ReviewModel:
    """The steps of a match as they were when it was opened; step 0 is the set-up."""

    def __init__(self, match: Match, viewer: Seat | None = None) -> None:
        """``viewer`` is who looks at a match that is still going on; None: the public."""
        self.game = match.game
        self.options = match.options
        self.seats = range(match.seats)
        self.is_over = match.to_act is None
        self.eyes: Seat | Viewpoint = Viewpoint.PUBLIC if viewer is None else viewer
        if self.is_over:
            self.eyes = Viewpoint.EVERYONE
        self._steps: tuple[Step[Any], ...] = (
            match.opening,
            *(played.step for played in match.played),
        )
        self._movers: tuple[Seat, ...] = tuple(played.seat for played in match.played)
        self.rests = self._find_rests(match)
        """The steps at which a round was over and everything lay open."""
        self.moments = self._find_moments(match)
        """What is worth a jump, in order. A game tells nothing here that is still hidden."""
        self.played: tuple[Any, ...] = tuple(played.move for played in match.played)
        """The moves."""
        self._told: dict[Seat | None, list[NumberedEvents]] = {}

    def _find_rests(self, match: Match) -> tuple[int, ...]:
        rests = [step for step, played in enumerate(match.played) if played.move == NEXT]
        if self.is_over or list(match.legal_moves()) == [NEXT]:
            rests.append(self.last)
        return tuple(rests)

    def _find_moments(self, match: Match) -> tuple[Moment, ...]:
        if match.box.moments is None:
            return tuple(Moment(rest, ROUND, None, n) for n, rest in enumerate(self.rests, 1))
        return tuple(match.box.moments(match))

    @property
    def last(self) -> int:
        return len(self._steps) - 1

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return len(self.rests) + (self.last not in self.rests)

    @property
    def choices(self) -> tuple[Seat | Viewpoint, ...]:
        """Through whose eyes one may look."""
        return (Viewpoint.EVERYONE, *self.seats) if self.is_over else (self.eyes,)

    def look_through(self, eyes: Seat | Viewpoint) -> None:
        if eyes not in self.choices:
            raise ValueError("these eyes are shut until the match is over")
        self.eyes = eyes

    # --- one step -------------------------------------------------------------------

    def mover(self, step: int) -> Seat | None:
        """Who made the move that led to this step; nobody set the game up."""
        return self._movers[step - 1] if step else None

    def viewer(self, step: int) -> Seat | None:
        """The seat that looks at this step; None: the public does."""
        if self.eyes is Viewpoint.PUBLIC:
            return None
        if isinstance(self.eyes, Viewpoint):
            return self._movers[max(0, step - 1)] if self._movers else None
        return self.eyes

    def position(self, step: int, viewer: Seat | None = None) -> Position:
        """What a board shows of this step. Nothing can be moved.

        ``viewer`` is somebody who looks at a later step: seen by them, its move can be followed.
        """
        viewer = self.viewer(step) if viewer is None else viewer
        state = self._steps[step].state
        ends = self.is_over and step == self.last
        told = self._told_to(viewer)[0 if ends else self._told_from(step) : step + 1]
        events = tuple(event for each in told for event in each)
        view = self.game.seen_by(state, viewer)
        return Position(view, viewer, self.game.to_act(state), (), events, is_review=True)

    def public_view(self, step: int) -> Any:
        """What everybody may know of a step."""
        return self.game.seen_by(self._steps[step].state, None)

    def _told_from(self, step: int) -> int:
        """Rounds are told whole: without its heading one would read as a part of the next."""
        since = max(0, step - RECENT)
        if self.rounds == 1:
            return since
        rest = self.rest_before(min(since, self.rest_before(step)))
        return rest + 1 if rest else 0

    def told(self, step: int) -> NumberedEvents:
        """What the viewer was told in this step."""
        return self._told_to(self.viewer(step))[step]

    def _told_to(self, viewer: Seat | None) -> list[NumberedEvents]:
        """Everything a seat was told, step by step: sieved once, since scrubbing asks often."""
        if viewer not in self._told:
            self._told[viewer] = [
                tuple(
                    (number, seen)
                    for event in step.events
                    if (seen := event.seen_by(viewer)) is not None
                )
                for number, step in enumerate(self._steps)
            ]
        return self._told[viewer]

    def way_on(self, step: int) -> Way:
        """Whether a new match may go on from here.

        When the match is over everything may be known. Before that a branch is another game with
        the same hidden things in it, which its end would show; so nothing may be hidden there.
        """
        state = self._steps[step].state
        if self.game.to_act(state) is None:
            return Way.OVER
        public = self.game.seen_by(state, None)
        if self.is_over or all(self.game.seen_by(state, seat) == public for seat in self.seats):
            return Way.OPEN
        return Way.HIDDEN

    # --- from moment to moment ------------------------------------------------------

    def moment_at(self, step: int) -> Moment | None:
        return next((moment for moment in self.moments if moment.step == step), None)

    # --- from rest to rest ----------------------------------------------------------

    def rest_before(self, step: int) -> int:
        return max((rest for rest in self.rests if rest < step), default=0)
