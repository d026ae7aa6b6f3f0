"""A result page: cards on a desk that play once, can be skipped, and are then looked at.

A game says what the cards are, where they stand and when what appears. Keys, links, the prompt,
the order of Tab and the language are the same for all games.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.cards.layout import natural_height
from blueprints_desktop.desktop.ui.cards.timeline import Timeline, TimelineMoment
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Fill,
    Item,
    Line,
    Part,
    PartInfo,
    SeatSign,
    Stack,
    Surface,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.desktop.ui.results.clock import Clock
from blueprints_desktop.desktop.ui.results.links import (
    LINKS_SHARE,
    EndLink,
    EndLinks,
    again_prompt,
    fit_links,
    link_for,
    link_places,
)
from blueprints_desktop.desktop.ui.results.result_panel import ResultEntry, ResultPanel
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat

HEAD = "head"
"""The panel with headline, reason and links on top of a page."""
MARGIN, EDGE, GAP = 24.0, 16.0, 24.0
"""At the sides of a page, above and below it, and between panels, at 100 %."""


class ResultPage(ThemedWidget):
    """Shows the cards that a game makes of a position. They appear at the moments of a timeline."""

    prompted = Signal(object)
    """``prompt`` has another answer, which this is."""

    steps: ClassVar[Mapping[Qt.Key, int]] = {
        Qt.Key.Key_Down: 1,
        Qt.Key.Key_Up: -1,
        Qt.Key.Key_Right: 1,
        Qt.Key.Key_Left: -1,
    }
    """The keys that go from entry to entry."""
    grace: ClassVar[int] = 0
    """Milliseconds after it came to rest in which Enter and Esc do nothing: a player who presses
    them then may still mean to skip."""
    drawn_heights: ClassVar[Mapping[str, int]] = {}
    """The heights at 100 % that some cards are drawn for: they are printed larger in wide columns."""
    is_full_width = False
    """The headline is as wide as the page; else panels stand beside it."""

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(appearance)
        self.game: Any = game
        self.people = {person.seat: person for person in people}
        """By seat."""
        self.timeline = Timeline()
        """When what appears; ``read`` sets it."""
        self.clock = Clock(appearance, self)
        self.clock.moved.connect(self.show_moment)
        self.clock.finished.connect(self.come_to_rest)
        self._grace = QTimer(self, singleShot=True, interval=self.grace)
        self.position: Position | None = None
        """What is shown."""
        self.panels: dict[str, ResultPanel] = {}
        """The cards that are shown, by name."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        appearance.changed.connect(self.on_look)

    # --- what a game says -----------------------------------------------------------

    def read(self, position: Position) -> None:
        """Take the facts out of a position, and set ``timeline``."""
        raise NotImplementedError

    def cards(self) -> Mapping[str, Card]:
        """The cards by name, in the order in which they are read; ``HEAD`` is a ``head_card``."""
        raise NotImplementedError

    def places(self, room: QRectF) -> Mapping[str, QRectF]:
        """Where the cards stand; those without a place are not shown."""
        raise NotImplementedError

    def spoken(self) -> tuple[str, str]:
        """The name and description of the page for screen readers."""
        raise NotImplementedError

    def first_order(self) -> tuple[str, ...]:
        """The names of the entries before they are sorted."""
        return ()

    def on_looked_at(self, name: str) -> None:
        """An entry has the pointer or the focus; empty: none."""

    def on_pointed(self, part: PartInfo | None) -> None:
        """The innermost part under the pointer is another one; None: there is none."""

    def prompt(self) -> Prompt:
        """What the action bar says now."""
        raise NotImplementedError

    def go_on(self) -> None:
        """What Enter does once all is shown."""
        raise NotImplementedError

    def turn_aside(self) -> None:
        """What Esc does once all is shown; on most pages there is nowhere else to go."""

    # --- the page -------------------------------------------------------------------

    @property
    def scale(self) -> float:
        return self.look.scale

    @property
    def view(self) -> Any:
        assert self.position is not None
        return self.position.view

    @property
    def has_position(self) -> bool:
        """Whether anything is shown yet."""
        return self.position is not None

    @property
    def entries(self) -> Sequence[ResultEntry]:
        return [entry for panel in self.panels.values() for entry in panel.entries.values()]

    @property
    def links(self) -> tuple[EndLink, ...]:
        """The links that are shown, in the order of Tab."""
        return ()

    def _all_links(self) -> tuple[EndLink, ...]:
        return self.links

    def panel(self, name: str) -> ResultPanel:
        if name not in self.panels:
            made = self.panels[name] = ResultPanel(self.appearance, self)
            made.moment = self.timeline_moment
            made.looked_at.connect(self.on_looked_at)
            made.part_pointed.connect(self.on_pointed)
            for link in self._all_links():
                link.raise_()
        return self.panels[name]

    @property
    def timeline_moment(self) -> TimelineMoment:
        return TimelineMoment(self.timeline, self.clock.now)

    def show_moment(self, now: float) -> None:
        for panel in self.panels.values():
            panel.show_moment(TimelineMoment(self.timeline, now))

    def say(self) -> None:
        if self.has_position:
            name, description = self.spoken()
            self.setAccessibleName(name)
            self.setAccessibleDescription(description)
            self.arrange()

    def arrange(self) -> None:
        if not self.has_position:
            return
        self.fit_links()
        order, cards, places = self.first_order(), self.cards(), self.places(QRectF(self.rect()))
        for name, card in cards.items():
            panel = self.panel(name)
            panel.first_order = order
            panel.show_card(card)
        for name, panel in self.panels.items():
            rect = places.get(name) if name in cards else None
            panel.setVisible(rect is not None)
            if rect is not None:
                panel.drawn_height = self.drawn_heights.get(name, 0)
                panel.lie_at(rect)
        self._place_links()
        self.update()
        entries = self.entries
        if entries:
            tab_through((*entries, *self.links))

    def fit_links(self) -> None:
        room = self.width() - side_width(self.width(), self.scale) * (not self.is_full_width)
        fit_links(self.links, LINKS_SHARE * room)

    def _place_links(self) -> None:
        shown = self.links
        for link in self._all_links():
            panel, rect = self._place_of(link.name)
            link.setVisible(link in shown and rect is not None)
            if rect is not None and panel is not None:
                middle = rect.center().y() - link.height() // 2
                link.move(panel.pos() + QPoint(rect.left(), middle))

    def _place_of(self, name: str) -> tuple[ResultPanel | None, Any]:
        for panel in self.panels.values():
            rect = None if panel.isHidden() else panel.part_rect(name)
            if rect is not None:
                return panel, rect
        return None, None

    def part_rect(self, name: str) -> QRectF | None:
        """Where a part of the page is, by its public name."""
        panel, rect = self._place_of(name)
        return None if panel is None else QRectF(rect.translated(panel.pos()))

    def head_height(self, width: float) -> float:
        return natural_height(self.cards()[HEAD], width, self.scale)

    # --- the course of things -------------------------------------------------------

    def press_primary(self) -> None:
        self._once_shown(self.go_on)

    def press_secondary(self) -> None:
        self._once_shown(self.turn_aside)

    def _once_shown(self, do: Callable[[], None]) -> None:
        """First show everything; only the next press means more."""
        if self.clock.is_running:
            self.skip()
        elif self.has_position and not self.is_fresh:
            do()

    def come_to_rest(self) -> None:
        if self.grace:
            self._grace.start()
        self.prompted.emit(self.prompt())

    @property
    def is_fresh(self) -> bool:
        """It came to rest only just now."""
        return self._grace.isActive()

    def skip(self) -> None:
        self.clock.finish()

    def show_again(self) -> None:
        """The same once more: nothing is played again, but the prompt is sent."""
        self.prompted.emit(self.prompt())

    @property
    def is_running(self) -> bool:
        return self.clock.is_running

    def _show(self, position: Position, at_rest: bool) -> None:
        self.position = position
        self.read(position)
        self.say()
        self.setFocus()
        self.play(at_rest)

    def play(self, at_rest: bool = False) -> None:
        """From the beginning; ``at_rest``: only how it ends."""
        if at_rest:
            self.clock.rest_at(self.timeline.end)
            return
        self.clock.start(self.timeline.end)
        if self.clock.is_running:
            self.prompted.emit(self.prompt())

    # --- gestures and changes -------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self.look, self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        with QPainter(self) as painter:
            painter.drawPixmap(QPointF(0.0, 0.0), desk)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Any key shows all; then keys press links and go from entry to entry."""
        if self.clock.is_running:
            self.skip()
            return
        link = link_for(event, self.links)
        step = self.steps.get(Qt.Key(event.key()), 0)
        if link is not None and self.has_position:
            link.click()
        elif step and self.entries:
            self._focus_beside(step)
        else:
            event.ignore()

    def _focus_beside(self, step: int) -> None:
        entries = self.entries
        focused = [number for number, entry in enumerate(entries) if entry.hasFocus()]
        start = focused[0] + step if focused else (0 if step > 0 else -1)
        entries[start % len(entries)].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.clock.is_running:
            self.skip()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.has_position:
            self.prompted.emit(self.prompt())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.clock.settle()
        super().hideEvent(event)

    def restyle(self) -> None:
        if self.look.tempo == 0:
            self.clock.finish()
        self.arrange()


class RoundPage(ResultPage):
    """The end of a round. Enter goes on."""

    next_wanted = Signal()

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.number = 0
        """Which round (from 0) is shown."""

    def show_round(self, position: Position, number: int, *, at_rest: bool = False) -> None:
        """Show the end of a round (from 0); ``at_rest``: it is counted already."""
        self.number = number
        self._show(position, at_rest)

    def go_on(self) -> None:
        self.next_wanted.emit()


class LastPage(ResultPage):
    """How a match ended. The bar plays the same again, Esc goes home, links do the rest.

    A game defines ``read``, ``cards``, ``places``, ``spoken`` and ``review_prompt``.
    """

    grace = 800

    def __init__(
        self, game: Game[Any, Any], people: Sequence[Person], appearance: Appearance
    ) -> None:
        super().__init__(game, people, appearance)
        self.onward = EndLinks(appearance, self)
        self.own_links: tuple[EndLink, ...] = ()
        """Links of this game, before those that all games have."""

    # --- what a game says -----------------------------------------------------------

    def running_prompt(self) -> Prompt:
        """What is said while cards appear: the name of the page. Enter shows everything."""
        return Prompt(self.spoken()[0])

    def review_prompt(self) -> Prompt:
        """What is said where the match is only looked at again."""
        raise NotImplementedError

    def again(self) -> Prompt:
        """What is asked once all is shown."""
        return again_prompt(None)

    # --- the page -------------------------------------------------------------------

    def shows(self, position: Position) -> bool:
        mine = self.position
        return mine is not None and bool(mine.view == position.view)

    def show_end(self, position: Position, *, at_rest: bool = False) -> None:
        """Let the result unfold; ``at_rest``: it stands already."""
        self._show(position, at_rest or position.is_review)

    @property
    def outcome(self) -> Outcome:
        """Scores, ranks and winners."""
        outcome: Outcome | None = self.game.outcome(self.view)
        assert outcome is not None, "the game is over"
        return outcome

    @property
    def sole_winner(self) -> Seat | None:
        winners = self.outcome.winners
        return winners[0] if len(winners) == 1 else None

    @property
    def leads_on(self) -> bool:
        """Whether there is anything to be done from here."""
        return self.position is not None and not self.position.is_review

    @property
    def links(self) -> tuple[EndLink, ...]:
        return (*self.own_links, *self.onward.links) if self.leads_on else self.own_links

    def _all_links(self) -> tuple[EndLink, ...]:
        return *self.own_links, *self.onward.links

    def say(self) -> None:
        self.onward.say()
        super().say()

    def prompt(self) -> Prompt:
        if not self.has_position:
            return Prompt("")
        if self.is_running:
            return self.running_prompt()
        return self.again() if self.leads_on else self.review_prompt()

    def go_on(self) -> None:
        self.onward.again_wanted.emit()

    def turn_aside(self) -> None:
        self.onward.home_wanted.emit()


def head_card(
    title: str,
    reason: str,
    links: Sequence[EndLink],
    scale: float,
    *,
    seat: int | None = None,
    lines: int = 1,
) -> Card:
    """Headline and reason at the left, links at the right, on the desk itself."""
    sign: tuple[Item, ...] = () if seat is None else (SeatSign(seat, 36.0),)
    headline = Part(PartInfo("headline"), Text(title, Role.PAGE_TITLE))
    why = Part(PartInfo("reason"), Text(reason, Role.BODY, CardTone.QUIET, lines=lines))
    top = Line((headline, Fill(), *link_places(links, scale)), gap=0.0)
    body = Stack((top, why) if reason else (top,))
    return Card(
        items=(Line((*sign, body), gap=22.0),),
        surface=Surface.DESK,
        pad=0.0,
        top=fixed(0.0),
        foot=fixed(0.0),
        about="end",
    )


_BESIDE, _WIDEST, _NARROW = 276.0, 400.0, 860.0
"""How wide a side panel is, and how wide a page must be to have one."""


def side_width(page: float, scale: float) -> float:
    """How wide the panels beside a sheet are; 0: there is no room for them."""
    if page < _NARROW * scale:
        return 0.0
    return max(_BESIDE * scale, min(_WIDEST * scale, 0.244 * page))


def sheet_places(room: QRectF, scale: float, head: Card, sheet: str) -> dict[str, QRectF]:
    """A headline over a sheet, and where the page is wide the "side" beside both."""
    room = room.adjusted(MARGIN * scale, EDGE * scale, -MARGIN * scale, -EDGE * scale)
    found = {}
    wide = side_width(room.width() + 2 * MARGIN * scale, scale)
    if wide:
        left = room.width() - wide - GAP * scale
        room, found["side"] = split(room, left, GAP * scale, across=True)
    high = natural_height(head, room.width(), scale)
    found[HEAD], found[sheet] = split(room, high, 6.0 * scale, across=False)
    return found


def split(rect: QRectF, size: float, gap: float, *, across: bool) -> tuple[QRectF, QRectF]:
    """A rectangle in two: the first has that width, or height, and the second the rest."""
    first, second = QRectF(rect), QRectF(rect)
    if across:
        first.setWidth(size)
        second.setLeft(rect.left() + size + gap)
    else:
        first.setHeight(size)
        second.setTop(rect.top() + size + gap)
    return first, second
