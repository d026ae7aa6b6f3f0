"""A match: a game being played, as a list of moves from which everything else follows.

Every step's state is kept, so undo and review cost nothing and the n-th move costs what
the first did. The chance of step n comes from (seed, n), n counting the moves in effect; a match
that branched off from another one has that one's seed up to there, and then its own.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, NamedTuple

from attrs import frozen

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from blueprints_desktop.engine.game import Box, Game, Json
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Event, Seat, Step


@frozen
class Played:
    """A move in effect, who made it, and the step it led to."""

    seat: Seat
    move: Any
    step: Step[Any]


class Reseed(NamedTuple):
    """From here on chance comes from another seed: the match was played on in another way."""

    after: int
    """So many moves came about with the seed before."""
    seed: int


class Match:
    """A game with its seats, options and seed, and the moves played so far."""

    def __init__(
        self,
        box: Box,
        data: Json,
        seats: int,
        options: Any,
        seed: int,
        reseeds: Iterable[Reseed] = (),
    ) -> None:
        if seats not in box.seats:
            raise BadOption("wrong-number-of-seats", option="seats", value=seats)
        self.box = box
        self.data = data
        self.game: Game[Any, Any] = box.open(data)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.reseeds = tuple(reseeds)
        """Where the match branched off, the earliest first."""
        self.opening: Step[Any] = self.game.start(seats, options, Chance.of_step(seed, 0))
        self.took_back = bool(self.reseeds)
        """A person went back past something revealed, here or to branch off."""
        self.hinted: Seat | None = None
        """Who was shown the first hint; None: nobody."""
        self._played: list[Played] = []
        self._undone: list[Played] = []

    @property
    def played(self) -> Sequence[Played]:
        """The moves in effect, oldest first."""
        return self._played

    @property
    def undone(self) -> Sequence[Played]:
        """The moves that redo would bring back, the next one last."""
        return self._undone

    @property
    def state(self) -> Any:
        return self._played[-1].step.state if self._played else self.opening.state

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def legal_moves(self) -> Sequence[Any]:
        return self.game.legal_moves(self.state)

    def view(self, seat: Seat | None) -> Any:
        """The present position as that seat may know it."""
        return self.game.seen_by(self.state, seat)

    def state_after(self, moves: int) -> Any:
        """The state when so many moves had been played; 0 is the set-up."""
        return self._played[moves - 1].step.state if moves else self.opening.state

    def told(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Event]]:
        """What that seat was told in and after move number ``since``, with the number of the move;
        0 is the set-up."""
        steps = [self.opening, *(played.step for played in self._played)][since:]
        return [
            (number, seen)
            for number, step in enumerate(steps, since)
            for event in step.events
            if (seen := event.seen_by(seat)) is not None
        ]

    def play(self, move: Any) -> Step[Any]:
        """Play a move; an illegal one raises IllegalMove and changes nothing."""
        played = self._tried(move)
        self.add(played)
        return played.step

    def lets_go(self, move: Any) -> bool:
        """Whether a legal move shows something new or ends the turn of its mover."""
        played = self._tried(move)
        return played.step.reveals or self.game.to_act(played.step.state) != played.seat

    def _tried(self, move: Any) -> Played:
        """What playing a move now leads to; nothing changes."""
        state = self.state
        seat = self.game.to_act(state)
        if seat is None:
            raise IllegalMove("game-is-over", move=repr(move))
        number = len(self._played) + 1
        step = self.game.play(state, move, Chance.of_step(self._seed_of(number), number))
        return Played(seat, move, step)

    def add(self, played: Played) -> None:
        """Append a move with its step. Nothing is checked, and nothing can be redone."""
        self._played.append(played)
        self._undone.clear()

    def _seed_of(self, step: int) -> int:
        """The seed that the chance of a step comes from."""
        seed = self.seed
        for reseed in self.reseeds:
            if reseed.after < step:
                seed = reseed.seed
        return seed

    def play_text(self, text: str) -> Step[Any]:
        """Play a move given in its text form."""
        return self.play(self.game.parse_move(text))

    @property
    def free_undos(self) -> int:
        """How many moves the last mover may take back: up to something revealed, or another's move."""
        count = 0
        for played in reversed(self._played):
            if played.step.reveals or played.seat != self._played[-1].seat:
                break
            count += 1
        return count

    def undo(self, moves: int = 1) -> None:
        """Take moves back; further than ``free_undos`` marks the match for good."""
        if not 1 <= moves <= len(self._played):
            raise IllegalMove("nothing-to-undo", moves=moves)
        if moves > self.free_undos:
            self.took_back = True
        for _ in range(moves):
            self._undone.append(self._played.pop())

    def redo(self, moves: int = 1) -> None:
        """Play taken-back moves again, exactly as they were."""
        if not 1 <= moves <= len(self._undone):
            raise IllegalMove("nothing-to-redo", moves=moves)
        for _ in range(moves):
            self._played.append(self._undone.pop())

    def note_new_hands(self) -> None:
        """Somebody else goes on with a seat: once moves were made, that is nobody's own result."""
        if self._played:
            self.took_back = True

    def note_hint(self, seat: Seat) -> None:
        """A seat was shown what a master would play: that marks the match for good."""
        if self.hinted is None:
            self.hinted = seat

    @property
    def aided(self) -> bool:
        """Moves were taken back, or a hint was shown."""
        return self.took_back or self.hinted is not None

    @property
    def enters_records(self) -> bool:
        """Whether its result may be a record: a person's own moves, and not only for practice."""
        return not self.aided and not getattr(self.options, "practice", False)

    def replayed(self, moves: Iterable[str] | None = None) -> "Match":
        """A new match with the same header, played again from texts, by default its own."""
        again = Match(self.box, self.data, self.seats, self.options, self.seed, self.reseeds)
        for text in self.move_texts() if moves is None else moves:
            again.play_text(text)
        return again

    def snapshot(self) -> "Match":
        """The match as it is now, for another thread: what is played or undone later stays out.

        Everything it shares is frozen.
        """
        taken = copy(self)
        taken._played = list(self._played)
        taken._undone = list(self._undone)
        return taken

    def move_texts(self) -> list[str]:
        """The moves in effect as text."""
        return [str(played.move) for played in self._played]
