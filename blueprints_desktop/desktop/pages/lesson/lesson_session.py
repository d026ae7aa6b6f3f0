"""A lesson as a session: only what its step asks for is played."""

from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from blueprints_desktop.bots import APPRENTICE
from blueprints_desktop.desktop.i18n.computer_names import computer_name
from blueprints_desktop.desktop.i18n.names import default_name
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.lessons.lesson import Lesson
from blueprints_desktop.lessons.run import LessonRun
from blueprints_desktop.store.header import Header, Player, computer_id
from blueprints_desktop.store.saved_match import SavedMatch


def lesson_header(lesson: Lesson, name: str = "") -> Header:
    """The match of a lesson: the learner, who has this name, is the only person."""
    players, taken = list[Player](), {name.casefold()}
    for seat in range(lesson.seats):
        if seat == lesson.learner:
            players.append(Player("", name or default_name(seat + 1), seat))
        else:
            other = computer_name(seat, taken)
            taken.add(other.casefold())
            players.append(Player(computer_id(APPRENTICE), other, seat, APPRENTICE))
    return Header(
        uuid4().hex, "", "", lesson.box, lesson.box.rules,
        tuple(players), lesson.options, lesson.seed, lesson.data,
    )  # fmt: skip


class LessonSession(GameSession):
    """Plays what the step of the lesson takes, and refuses everything else. Nothing is saved."""

    refused = Signal(object)
    """A legal move that the step does not take."""

    def __init__(
        self, lesson: Lesson, name: str = "", step: int = 0, parent: QObject | None = None
    ) -> None:
        """``step`` is where it goes on."""
        match = lesson.new_match()
        self.run = LessonRun(lesson, match)
        self.run.go_to(step)
        super().__init__(SavedMatch(lesson_header(lesson, name), match, None), parent)
        self.stepped.connect(self._note_step)

    def _note_step(self) -> None:
        """Runs before the position is shown, because the step decides what may be done."""
        self.run.made()
        self.saved.give_up()

    def may_act(self) -> bool:
        return self.run.asks and super().may_act()

    def may_be_advised(self) -> bool:
        return False

    @property
    def undoable(self) -> int:
        return 0

    @property
    def redoable(self) -> int:
        return 0

    @property
    def turn_moves(self) -> int:
        return 0

    def play(self, move: Any) -> None:
        if self.run.accepts(move):
            super().play(move)
        else:
            self.refused.emit(move)

    def parsed(self, move: str) -> Any:
        """The move that is written so."""
        return self.match.game.parse_move(move)

    def play_next(self) -> None:
        """Play the first move that follows the step before."""
        super().play(self.parsed(self.run.follows[0]))

    def skip(self) -> None:
        """Go on as if the step had been done."""
        move = self.run.skipped()
        if move is None:
            self.run.done()
        else:
            super().play(self.parsed(move))

    def back(self) -> None:
        """Go to the step before, and take back what was played since it began."""
        self.run.back()
        self._show_match()

    def jump(self) -> None:
        """Go to the position at which the step begins."""
        self.run.jump()
        self._show_match()

    def _show_match(self) -> None:
        self.rewound.emit()
        self.hand_on()
