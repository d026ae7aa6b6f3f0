"""What the boards of all games have in common: a table with panels and log, and ends that cover it."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPainterPath, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QStackedLayout, QWidget

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.banners import EventBanners, banner_words
from blueprints_desktop.desktop.ui.board.board_api import Board, Person, Position, Progress, Prompt
from blueprints_desktop.desktop.ui.board.highlights import (
    ADVICE,
    RECENT,
    TOLD,
    EventHighlights,
    Highlight,
    HighlightLayer,
    HighlightTone,
    Note,
)
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token
from blueprints_desktop.desktop.ui.board.narration import LogWriter, Narration, Narrator, seat_of
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.seat_panel import SeatPanel
from blueprints_desktop.desktop.ui.cards.tips import take_away
from blueprints_desktop.desktop.ui.cards.values import SeatCard
from blueprints_desktop.desktop.ui.frame.frame import BoardFrame
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from blueprints_desktop.desktop.ui.results.end_pages import EndPages, Maker
from blueprints_desktop.desktop.ui.results.result_page import ResultPage
from blueprints_desktop.desktop.ui.scene.animation import AnimationQueue
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scheduler import Scheduler
from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import NEXT, Event, Seat

_ROUNDING = 8.0
"""Of highlights around parts of cards."""
_NOTED = 2
"""How many lines a note at a panel tells at most."""


class TableBoard(Board):
    """The base of all boards. ``__init__`` of a subclass makes its parts, then calls ``set_up``.

    It must define:

    ``narration``      the table that the log is told from, on the class
    ``selector``       the ``SelectionController``, before ``set_up``
    ``put``            show a position, or the end page that it leads to
    ``take_off``       empty the table and the cards
    ``refresh``        show the selection everywhere
    ``retell``         set every text in the language in force
    ``table_prompt``   what is expected at the table
    ``match_progress`` round and turn, for the top bar

    It may override:

    ``animate``        show what happened, then call ``arrive``; else the position is shown at once
    ``arrive``         an animation has ended or was skipped
    ``stop``           end what moves: another position is to be shown
    ``skip``           finish what moves
    ``moving``         whether something moves
    ``catch_up``       show what happened since somebody last looked
    ``middle``         what has the focus, if not always the centre of the frame
    ``hide_seats``     leave on the panels what everybody may know
    ``log_options``    where the view has the options of the match
    ``log_reader``     whom the log calls "you"
    ``things``         names of things that no part knows
    ``event_highlights``  what to highlight of an event, on the class
    ``event_banners``  what a banner says of an event that begins a phase, on the class
    ``event_sweeps``   events that clear the board for something else, on the class
    ``move_highlights``  what to highlight of a move
    ``reason_things``  what a reason for a move speaks of
    ``suggest``        choose every part of a legal move
    ``press_primary``  the main button or Enter
    ``press_secondary``  the other button or Esc
    ``step_back``      undo, while a move is being chosen
    ``show_private``   what only the seat that ``peeks`` may know
    ``show_records``   the records have been read

    It uses ``keep``, ``position``, ``highlights``, ``show_table``, ``show_seats``, ``place_in_panel``, ``tell_log``,
    ``say_prompt``, ``waiting``, ``later``, ``animation_queue``, ``board_frame`` and ``ends``.
    """

    narration: Narration
    event_highlights: EventHighlights = MappingProxyType({})
    event_banners: EventBanners = MappingProxyType({})
    event_sweeps: tuple[type[Event], ...] = ()
    board_frame: BoardFrame
    ends: EndPages
    selector: SelectionController
    """Holds what is chosen so far."""

    def __init_subclass__(cls, **options: Any) -> None:
        """A board that lacks something says so when it is loaded, not in the middle of a game."""
        super().__init_subclass__(**options)
        lacks = [name for name in REQUIRED if not _defines(cls, name)]
        if lacks:
            raise TypeError(f"{cls.__name__} does not define {', '.join(lacks)}")

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.position: Position | None = None
        """The one that is shown; ``keep`` sets it."""
        self.log = LogPanel(appearance)
        self._narrator = Narrator(self.narration, people)
        self._told: object = None
        """What the log shows, so that the same is not told twice."""
        self._said: Prompt | None = None
        """The prompt that was sent last, so that none is sent twice; None: the next one is sent in
        any case. What is expected is never read from here."""
        self.later = Scheduler(lambda: self.moving or self.ends.running, self)
        self.animation_queue = AnimationQueue(appearance, self)
        self.panels = [SeatPanel(person, appearance) for person in self.people]
        self.cards: dict[str, QWidget] = {
            f"seat.{number}": panel for number, panel in enumerate(self.panels, 1)
        }
        """Cards and panels by the name under which their parts are found."""

    def set_up(
        self,
        centre: QWidget,
        facts: Mapping[str, CardWidget],
        make_last: Maker,
        make_round: Maker | None = None,
        **options: Any,
    ) -> None:
        """Put the parts into a frame, and listen to the selector.

        ``facts`` are the cards of the right column by name, if there are any; ``make_last`` and
        ``make_round`` make the end pages (``EndPages``); ``options`` are those of the frame.
        """
        panels, log = self.panels, self.log
        self.board_frame = BoardFrame(self.appearance, panels, log, centre, facts, **options)
        self.cards |= facts
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(self.board_frame)
        self.ends = EndPages(self, self._pages, make_last, make_round)
        self.highlights = HighlightLayer(self.appearance, self, self.board_frame)
        self.board_frame.lay_over_board(self.highlights)
        self._pages.currentChanged.connect(lambda _number: self._lay_highlights())
        self.board_frame.placed.connect(self.highlights.places_changed)
        for view in self.findChildren(SceneView):
            view.turned.connect(self.highlights.places_changed)
        self.log.replay = self._replay_line
        self.selector.enter_holds = lambda move: self.enter_holds(move)
        self.selector.changed.connect(self._on_changed)
        self.selector.held.connect(lambda: self.move_held.emit(True))
        self.selector.made.connect(self.chosen)

    # --- what subclasses say --------------------------------------------------------

    @abstractmethod
    def put(self, position: Position, *, just_played: bool = False) -> None:
        """``keep`` a position and show it, or the end page that it leads to (``ends.show``)."""

    @abstractmethod
    def take_off(self) -> None:
        """Empty the table and its cards; no position is shown any more."""

    @abstractmethod
    def refresh(self) -> None:
        """Show the selection everywhere. The selector calls it after every change."""

    @abstractmethod
    def retell(self) -> None:
        """Set every text in the language in force."""

    @abstractmethod
    def table_prompt(self, position: Position) -> Prompt:
        """What is expected at the table itself, with no end page over it."""

    @abstractmethod
    def match_progress(self, view: Any) -> Progress:
        """Where the game stands in a view."""

    @property
    def middle(self) -> QWidget:
        """What is played on, and has the focus unless an end covers it."""
        return self.board_frame.centre

    # --- positions ------------------------------------------------------------------

    def keep(self, position: Position) -> None:
        """Make a position the present one. Its prompt is sent even if it is the one sent last."""
        self.position, self._said = position, None
        take_away()  # a tip tells of the position before
        self.highlights.clear(TOLD)
        self._show_recent(position)
        self.highlights.places_changed()
        for view in self.findChildren(SceneView):
            view.forget_outlines()

    def show_position(self, position: Position) -> None:
        self.stop()
        self.put(position)

    def banner(self, told: Sequence[Event], view: Any) -> str:
        return banner_words(self.event_banners, told, view)

    def stop(self) -> None:
        """End what moves: another position is to be shown."""
        self.animation_queue.drop()

    def arrive(self, position: Position) -> None:
        """The movement is over, or was skipped."""
        self.put(position, just_played=True)
        self.settled.emit()

    @property
    def moving(self) -> bool:
        return self.animation_queue.running or self.ends.running

    def skip(self) -> None:
        self.ends.skip()
        self.animation_queue.skip()
        self.later.flush()

    def clear(self) -> None:
        self.stop()
        self.later.drop()
        self.highlights.clear()
        self.hide_seats()
        self.position = None
        self.selector.begin()
        self.take_off()
        self.tell_log()
        self.ends.clear()
        self.show_table()
        self.say_prompt()

    # --- the panels of the players --------------------------------------------------

    def show_seats(self, seat_card: Callable[[Person], SeatCard]) -> None:
        """Show the card of each player. Where one needs another height, all are placed again."""
        resized = [panel.show_seat(seat_card(panel.person)) for panel in self.panels]
        if any(resized):
            self.board_frame.arrange()

    def hide_seats(self) -> None:
        """Leave on the panels what everybody may know: the players' names."""
        for panel in self.panels:
            panel.show_seat(SeatCard(began=panel.seat_card.began, heights=panel.heights))

    def place_in_panel(self, seat: Seat, part: str) -> QPoint:
        """Where a part of a player's panel is, in pixels of the frame: things fly there."""
        panel = self.panels[seat]
        area = panel.part_rect(part) or panel.rect()
        return panel.mapTo(self.board_frame, area.center())

    # --- the log --------------------------------------------------------------------

    def log_options(self, position: Position) -> Any:
        """The options of the match."""
        return position.view.options

    def log_reader(self, position: Position) -> Seat | None:
        """The seat that reads the log, and is shown what the others did since its last turn."""
        return position.you

    def tell_log(self) -> None:
        """Show the log of the position, or none."""
        position = self.position
        if position is None:
            self._forget_log()
            self.log.tell(())
            return
        reader = self.log_reader(position)
        told = position.events, reader
        if told != self._told:
            self._told = told
            options = self.log_options(position)
            self.log.tell(self._narrator.tell(position.events, options, reader))

    def _forget_log(self) -> None:
        self._told = None
        self._narrator.forget()

    # --- highlights -----------------------------------------------------------------

    def move_highlights(self, move: Any) -> Sequence[Highlight]:
        """What to highlight of a move that is advised, or was played or missed."""
        return ()

    def reason_things(self, move: Any, code: str) -> Sequence[str]:
        """The names of the things that a reason for a move speaks of; none: it speaks of the whole move."""
        return ()

    def show_reason(self, move: Any, code: str) -> None:
        """Mark what a reason for an advised move speaks of."""
        named = tuple(self.reason_things(move, code)) if code else ()
        there = self.outlines(named)
        things = tuple(name for name in named if name in there)
        told = [Highlight(things=things)] if things else self.move_highlights(move)
        self.highlights.show_group(ADVICE, [evolve(each, trail=()) for each in told])

    def _replay_line(self, line: LogLine) -> bool:
        seats = (person.seat for person in self.people if person.colour == line.colour)
        return self.replay(line.step, next(seats, None))

    def replay(self, step: int, seat: Seat | None = None) -> bool:
        """Highlight what the move with this number did, else the panel of ``seat``; False: neither is there.

        What lay there before the board was swept is not marked: other things lie there now.
        """
        events = () if self.position is None else self.position.events
        swept = (n for n, (_, event) in enumerate(events) if isinstance(event, self.event_sweeps))
        since = max(swept, default=-1)
        told = self._highlights_of(
            event for n, (number, event) in enumerate(events) if number == step and n > since
        )
        named = {name for each in told for name in each.named}
        if not self.outlines(named) and seat is not None and events:
            told = [Highlight((f"seat.{seat + 1}",), tone=HighlightTone.SEAT, seat=seat)]
        self.highlights.show_group(TOLD, told, play=True)
        return bool(told)

    def _show_recent(self, position: Position) -> None:
        """Mark what the others did since the viewer's last turn, until the viewer begins to act."""
        told, reader = list[Event](), self.log_reader(position)
        decides = position.moves and position.moves != (NEXT,)
        if decides and len(self.people) > 1 and not position.is_review:
            known = self.narration.turns_end(position.events, reader)
            told = [each for _, each in position.events[known:] if seat_of(each) != reader]
        notes = self._notes_of(told, position) if told else ()
        self.highlights.show_group(RECENT, (*self._highlights_of(told), *notes))

    def _notes_of(self, told: Sequence[Event], position: Position) -> Iterator[Note]:
        """What each of the others did, at the panels."""
        writer = LogWriter(self.people, self.log_options(position))
        for seat, lines in self.narration.notes(told, writer).items():
            parts = list[str | Token]()
            for line in lines[-_NOTED:]:
                gain = () if line.gain is None else (signed(line.gain),)
                parts += (*(("·",) if parts else ()), *line.deed, *gain)
            yield Note(f"seat.{seat + 1}", tuple(parts), seat)

    def _highlights_of(self, events: Iterable[Event]) -> list[Highlight]:
        """What their table says of these events, in the colours of those who did it."""
        return [
            evolve(
                each,
                tone=HighlightTone.SEAT,
                seat=seat_of(event) if each.seat is None else each.seat,
            )
            for event in events
            if type(event) in self.event_highlights
            for each in self.event_highlights[type(event)](event)
        ]

    def outlines(self, names: Collection[str]) -> dict[str, QPainterPath]:
        """The outline of each of these things that is on the board now, in pixels of the frame."""
        frame, found = self.board_frame, dict[str, QPainterPath]()
        for view in self.findChildren(SceneView):
            if view.isVisibleTo(self):
                corner = view.mapTo(frame, QPoint())
                for name, path in view.outlines(names).items():
                    found[name] = path.translated(corner.x(), corner.y())
        rest = [name for name in names if name not in found]
        if rest:
            places = self.things()
            corner = frame.mapTo(self, QPoint())
            for name in rest:
                if name in places:
                    area = QRectF(places[name].translated(-corner))
                    card = self._all_cards().get(name)
                    if isinstance(card, DeskWidget):
                        area = card.body().translated(area.topLeft())
                    found[name] = rounded(area, _ROUNDING * self.appearance.look.scale)
        return found

    def paint_ghost(self, painter: QPainter, ghost: Any) -> None:
        """Have the scene that is shown draw what would lie there, in pixels of the frame."""
        for view in self.findChildren(SceneView):
            if view.isVisibleTo(self):
                corner = view.mapTo(self.board_frame, QPoint())
                with saved(painter):
                    painter.translate(corner)
                    painter.setClipRect(view.rect())
                    painter.setTransform(view.viewportTransform(), combine=True)
                    view.paint_ghost(painter, ghost)

    # --- the move being chosen ------------------------------------------------------

    def _on_changed(self) -> None:
        self.move_held.emit(False)
        self.highlights.clear(TOLD)
        if self.planned:
            self.highlights.clear(RECENT)
        self.refresh()

    @property
    def is_clear(self) -> bool:
        """Whether it shows no position: a curtain covers it, or none was shown yet."""
        return self.position is None

    @property
    def planned(self) -> bool:
        return self.position is not None and self.selector.selection.begun

    def drop_plan(self) -> None:
        if self.planned:
            self.selector.start_over()

    def step_back(self) -> bool:
        return self.planned and self.selector.back()

    # --- table and ends -------------------------------------------------------------

    @property
    def shown_page(self) -> QWidget:
        """The table in its frame, or the end page that covers it."""
        return self.ends.current or self.board_frame

    def _lay_highlights(self) -> None:
        """Over the table, below its drawer; an end page has them over all of it."""
        layer, covered = self.highlights, self.ends.current is not None
        layer.setParent(self if covered else self.board_frame)
        if covered:
            layer.setGeometry(self.rect())
            layer.raise_()
        else:
            self.board_frame.lay_over_board(layer)
        layer.come_back()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.ends.current is not None:
            self._lay_highlights()

    def show_table(self) -> None:
        """Show the table itself; a focus that was on what covered it goes to what is played on.

        Qt would give it to the next in the chain of Tab: the log, whose arrow keys scroll.
        """
        end, focused = self.ends.current, self.window().focusWidget()
        had_focus = end is not None and (focused is end or end.isAncestorOf(focused))
        self._pages.setCurrentWidget(self.board_frame)
        if had_focus:
            self._focus_page()

    # --- things by name -------------------------------------------------------------

    def things(self) -> dict[str, QRect]:
        """Everything on the board that can be pointed at, by its public name, with its place.

        Names of the scene are the game's own (``cell.c3``). Parts of cards and panels have the name
        of the card before their own (``score.rows``, ``seat.1.score``), buttons their object name. While an
        end page covers the table there are only its cards and their parts (``end.panel-1.bonus``).
        """
        found: dict[str, QRect] = {}
        for view in self.findChildren(SceneView):
            if view.isVisibleTo(self):
                found |= self._placed(view, view.things(), "")
        for name, card in self._all_cards().items():
            if card.isVisibleTo(self):
                found[name] = self._on_board(card, card.rect())
                if isinstance(card, CardWidget):
                    found |= self._placed(card, _parts_of(card), f"{name}.")
        for button in self.findChildren(QAbstractButton):
            if button.objectName().startswith("tool.") and button.isVisibleTo(self):
                found[button.objectName()] = self._on_board(button, button.rect())
        return found

    def _all_cards(self) -> Mapping[str, QWidget]:
        """Cards and panels of the table, and those of an end page that covers it."""
        page = self.ends.current
        panels = page.panels if isinstance(page, ResultPage) else {}
        return {**self.cards, **{f"end.{name}": panel for name, panel in panels.items()}}

    def thing(self, name: str) -> QRect | None:
        """Where a thing is, in pixels of the board; None: it is not there now."""
        return self.things().get(name)

    def _placed(self, widget: QWidget, areas: Mapping[str, QRect], before: str) -> dict[str, QRect]:
        return {before + name: self._on_board(widget, area) for name, area in areas.items()}

    def _on_board(self, widget: QWidget, area: QRect) -> QRect:
        return QRect(widget.mapTo(self, area.topLeft()), area.size())

    # --- the scene ------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """An animation plays that has to end before anything can be chosen."""
        return self.animation_queue.waited_for

    def suggest(self, move: Any) -> None:
        self.selector.suggest(move)

    def press_primary(self) -> None:
        if self.ends.press_primary():
            return
        if self.waiting:
            self.skip()
        else:
            self.selector.confirm()

    def press_secondary(self) -> None:
        if not self.ends.press_secondary() and not self.waiting:
            self.selector.back()

    def uncover(self) -> bool:
        return self.ends.current is None and self.board_frame.uncover()

    def press_enter(self) -> None:
        """Enter on the scene; under an end page it means nothing."""
        if self.ends.current is None:
            self.press_primary()

    def note_idle_press(self) -> None:
        self.idly_pressed.emit()

    # --- the prompt -----------------------------------------------------------------

    def prompt(self) -> Prompt:
        if self.position is None:
            return Prompt("")
        if self.ends.current is not None:
            return self.ends.prompt()
        return self.table_prompt(self.position)

    def say_prompt(self, *, again: bool = False) -> None:
        """Send the prompt unless the same was sent last; ``again``: in any case."""
        prompt = self.prompt()
        if again or prompt != self._said:
            self._said = prompt
            self.prompted.emit(prompt)

    # --- focus and language ---------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._focus_page()
        if self.position is not None:
            self.say_prompt()  # an end page that was hidden has come to rest

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """A focus proxy would do, but it breaks the chain of Tab at the board's end."""
        self._focus_page()

    def _focus_page(self) -> None:
        (self.ends.current or self.middle).setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._forget_log()
            if self.position is not None and self.highlights.of_group(RECENT):
                self._show_recent(self.position)
            self.retell()
            self.later.flush()  # no text stays in the old language
            self.say_prompt()


REQUIRED = (
    "narration",
    "put",
    "take_off",
    "refresh",
    "retell",
    "table_prompt",
    "match_progress",
)
"""What every board defines on its class."""


def _defines(board: type[TableBoard], name: str) -> bool:
    found = getattr(board, name, None)
    return found is not None and not getattr(found, "__isabstractmethod__", False)


def _parts_of(card: CardWidget) -> dict[str, QRect]:
    areas = {name: card.part_rect(name) for name in card.part_names()}
    return {name: area for name, area in areas.items() if area is not None}
