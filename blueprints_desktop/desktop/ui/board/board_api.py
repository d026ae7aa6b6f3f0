"""What the table page asks of every board.

A board fills the room between the table's top bar and its action bar. It is given
positions (always a view, never the state) and the legal moves, narrows these part by
part as the player clicks, and hands back one whole legal move. It says in a Prompt what
is expected and what Enter would do, so that the action bar never has to guess.

"Why?" is answered by the rulebook. Whatever a board can be asked about is named by an id of the
game's book, which mostly is the engine's own code: a refusal, a part of a score, a card, a prize.
Three places carry such an id: ``Prompt.why`` (the bar then offers it), ``Tip.rule`` (F1 over it opens
it) and ``chapter`` in the game's ``progress`` (F1 elsewhere).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.i18n.names import shown_name
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.store.header import PERSON, Player
from blueprints_desktop.store.records import Records


@frozen
class Person:
    """Somebody at the table, as boards show them."""

    seat: Seat
    given_name: str
    """As it is written in the match."""
    colour: int
    """Which of the palette's four seats (colour and shape) is theirs."""
    level: str = ""
    """Of a computer player, how well it plays; empty: a person."""
    player: str = ""
    """Who they are in the records, whatever name they go by."""

    @property
    def name(self) -> str:
        """As it is to be read now: somebody without a name is "Player 2" in the language in force."""
        return shown_name(self.given_name)

    @property
    def is_computer(self) -> bool:
        return bool(self.level)


def people_of(players: Iterable[Player]) -> tuple[Person, ...]:
    """Those at the seats of a match, as boards show them."""
    return tuple(
        Person(
            seat,
            each.name,
            each.colour,
            "" if each.kind == PERSON else each.kind,
            each.identity,
        )
        for seat, each in enumerate(players)
    )


@frozen
class Position:
    """All that a board may know at a moment."""

    view: Any
    """What the viewer may know of the state."""
    viewer: Seat | None
    """Whose eyes; None: only what is public."""
    to_act: Seat | None
    moves: tuple[Any, ...]
    """What may be chosen now; empty unless somebody at the screen may act. Where somebody ``peeks``,
    this is what the public view allows: ``Board.refuses`` says which of it is not possible."""
    events: tuple[tuple[int, Event], ...]
    """Everything the viewer was told so far, with the number of the move it came with.

    Of a match that is looked at again, what is older than the round may be left out until its
    end: a step there must not cost more the longer the match is."""
    peeks: Seat | None = None
    """Who sees the public view, but has more to see while asking for it (``peek_wanted``)."""
    is_review: bool = False
    """The match is reviewed. The text speaks to nobody in particular."""

    @property
    def you(self) -> Seat | None:
        """Whom the board's words may call "you"; None: everybody is named."""
        return None if self.is_review else self.viewer


@frozen(eq=False)
class MatchContext:
    """Which match this is, for boards that know earlier ones; a review has none."""

    match: Callable[[], str] = lambda: ""
    """Its id, which is another one once it was saved elsewhere."""
    seed: int = 0
    records: Records | None = None
    """What came of earlier matches; None: nothing is kept."""
    took_back: Callable[[], bool] = lambda: False
    """Whether moves were taken back that showed something: then it enters no records."""
    hinted: Callable[[], bool] = lambda: False
    """Whether a hint was shown: then it enters no records either."""
    has_sheet: bool = True
    """Whether the game has a score sheet, to which its last page then leads."""


@frozen
class Prompt:
    """What the action bar says: whose turn, what Enter would do, what that gains."""

    headline: str
    detail: str = ""
    gain: str = ""
    """Told in the colour of success, such as "+6 points"."""
    cost: str = ""
    """Told in the colour of warning."""
    primary: str = ""
    """Label of the main button, which Enter presses; empty: no button."""
    secondary: str = ""
    """Label of the other button, which Esc presses."""
    secondary_key: str = ""
    """The key, if not Esc, that the board itself takes for the other button."""
    seat: Seat | None = None
    """Whose colour edges the bar."""
    why: str = ""
    """The paragraph of the rulebook that explains the detail or the cost, where somebody might ask:
    a refused place, a die that fits nowhere, a forced pass. The bar offers it as "Why?"."""
    brief: str = ""
    """The detail in fewer words, for a bar so narrow that it would be cut."""
    takes_back: bool = False
    """The turn goes on after a move. Where that move may be taken back, the other button does it; the
    table page labels it then."""
    leaves: bool = False
    """The main button leads away from what is shown: the Enter that was pressed for what came
    before must not press it, nor one that follows it at once."""

    @property
    def read_out(self) -> str:
        """All of it as one text, for screen readers that listen to the board or the bar."""
        return sentences((self.headline, self.detail, self.gain, self.cost))


@frozen
class Progress:
    """Where the game stands, for the top bar: a text, and steps as ticks where the game has them."""

    text: str
    ticks: int = 0
    done: int = 0
    ticks_text: str = ""
    brief: str = ""
    """In place of ``text`` where there is little room."""
    subject: str = ""
    """What is played, where a game has several to choose from; ``text`` names it as well."""


class Board(QWidget):
    """A board and all around it: panels, log, right column. Subclasses draw one game."""

    chosen = Signal(object)
    """A whole legal move, to be played."""
    prompted = Signal(object)
    """A Prompt; sent whenever what is expected, or what Enter would do, has changed."""
    move_held = Signal(bool)
    """A press has chosen a whole move, which now waits to be confirmed; False: it waits no longer."""
    idly_pressed = Signal()
    """A thing was pressed while there is nothing to choose."""
    settled = Signal()
    """Movement is over: the position is on the board as it is."""
    peek_wanted = Signal(bool)
    """Where the position ``peeks``: the key or button for one's own is held, or let go.

    The answer is ``show_private``."""
    again_wanted = Signal()
    """At the end: the same people and options once more."""
    new_game_wanted = Signal()
    review_wanted = Signal()
    """At the end: look at the game again, move by move."""
    recap_wanted = Signal()
    """At the end: why it was won and lost."""
    sheet_wanted = Signal(bool)
    """At the end: the score sheet, or (True) its charts."""
    home_wanted = Signal()
    """At the end: leave the table."""
    moved_on = Signal()
    """``match_progress`` has another answer, though no move was made: a page was turned."""
    rule_wanted = Signal(str)
    """Open the rulebook at this id. Sent for ``Tip.rule`` by ``ui.cards.tips``; a board that
    has other places to ask from, such as buttons on its last page, sends it itself."""

    def __init__(self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance):
        super().__init__()
        self.game = game
        self.people = tuple(people)
        self.appearance = appearance
        self.match_context = MatchContext()
        self.confirms: Callable[[Any], bool] = lambda _move: False
        """Of which moves a press on the last part only holds it; the main button, Enter or another
        press then makes the move."""
        self.enter_holds: Callable[[Any], bool] = lambda _move: False
        """Which of these Enter holds first as well, since there is a time to take them back."""
        self.refuses: Callable[[Any], bool] = lambda _move: False
        """Which moves of the position cannot be made after all. Where the position ``peeks``, its moves
        are all that are possible as far as the public knows."""

    def prompt(self) -> Prompt:
        """What is expected now, and what Enter would do now.

        It is made from what is on the board each time, and never kept: a kept one would offer
        what was to be done before, and its button would do what is to be done now.
        """
        return Prompt("")

    def say_prompt(self) -> None:
        """Send ``prompted`` with what is expected now."""
        self.prompted.emit(self.prompt())

    def show_position(self, position: Position) -> None:
        """Put a position on the board at once."""
        raise NotImplementedError

    def animate(self, told: Sequence[Event], position: Position) -> None:
        """Show what just happened, then the position; ``settled`` is sent at the end."""
        self.show_position(position)
        self.settled.emit()

    def banner(self, told: Sequence[Event], view: Any) -> str:
        """What a banner says of the phase that began with these events; empty: none began."""
        return ""

    def show_private(self, view: Any | None) -> None:
        """Show what only the seat that ``peeks`` may know; None removes every trace of it.

        It comes on top of the position, and what was chosen so far stays. None may come
        unasked, as when the window loses the keyboard and would not hear of a key let go.
        """

    def catch_up(self, position: Position) -> None:
        """Show a position to somebody who has not looked for a while, and what happened since.

        Nothing waits for the end of it: the position can be played at once.
        """
        self.show_position(position)

    def show_records(self) -> None:
        """What came of earlier matches is known now, or whether this one enters the records has
        changed; nothing else has."""

    def match_progress(self, view: Any) -> Progress:
        """Where the game stands in a view."""
        raise NotImplementedError

    def suggest(self, move: Any) -> None:
        """Choose every part of a legal move as if the player had, short of playing it."""

    @property
    def moving(self) -> bool:
        """Something moves on the board: not the moment to do anything that takes its time."""
        return False

    def skip(self) -> None:
        """Finish whatever moves."""

    def uncover(self) -> bool:
        """Close what lies over the board, so that no key decides unseen; whether there was something."""
        return False

    def step_back(self) -> bool:
        """Undo was asked for: drop the last part of a move being chosen; False: nothing was."""
        return False

    @property
    def planned(self) -> bool:
        """Part of a move is chosen on the board, and no move was made of it yet."""
        return False

    def drop_plan(self) -> None:
        """Drop every part of a move that is being chosen."""

    def press_primary(self) -> None:
        """The main button or Enter."""

    def press_secondary(self) -> None:
        """The other button or Esc."""

    def clear(self) -> None:
        """Take everything private off the board: the curtain covers it."""
        raise NotImplementedError
