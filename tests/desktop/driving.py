"""A person at a page, for the tests beside this file and those of the real window."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from attrs import define, field, fields_dict
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from blueprints_desktop import places
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import space_name
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.library import SUFFIX
from blueprints_desktop.store.saved_match import SavedMatch

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")
_TRIES = (0.5, 0.3, 0.7, 0.15, 0.85)
"""Where on a face to look for a pixel that no other stack hides, as shares of its size."""


def settle() -> None:
    """Let everything happen that waits for the event loop: layouts, texts, what is deleted later."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def unpainted(widget: QWidget) -> Iterator[None]:
    """Layouts are made and nothing is painted: for tests that only ask where things are."""
    widget.setUpdatesEnabled(False)
    yield
    widget.setUpdatesEnabled(True)


def never(qtbot: QtBot, happens: Callable[[], object], milliseconds: int = 150) -> bool:
    """Whether something does not happen for a while."""
    try:
        qtbot.waitUntil(lambda: bool(happens()), timeout=milliseconds)
    except qtbot.TimeoutError:
        return True
    return False


def saved_match(
    path: Path,
    seats: int = 2,
    moves: int = 0,
    seed: int = 5,
    kinds: Sequence[str] = (),
    game: str = "blueprints",
    title: str = "",
    names: Sequence[str] = NAMES,
    folders: Sequence[Path] = (),
    **options: Any,
) -> SavedMatch:
    """A match in a file, played by lot for so many moves; -1: to its end.

    ``folders`` may hold data of the person's own, besides the shipped data. The library lists files
    by their ending: with another one, pages would show no match, and their tests see nothing.
    """
    assert path.suffix == SUFFIX, f"{path.name} would not be listed"
    box = registry.box(game)
    begins = {"first": 0} if "first" in fields_dict(box.options) else {}
    chosen = box.options(**{**begins, **options})
    kinds = (*kinds, *("person",) * (seats - len(kinds)))
    players = tuple(Player(names[s], names[s], s, kinds[s]) for s in range(seats))
    header = Header(
        path.stem, title, "2026-01-01T10:00:00+00:00", box, box.rules, players, chosen, seed,
        box.read_data(chosen, [places.resources() / box.key, *folders]),
    )  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    saved = SavedMatch.begin(header, path)
    chance = Chance(seed + 1)
    while moves and saved.match.to_act is not None:
        saved.play(chance.pick(saved.match.legal_moves()))
        moves -= 1
    return saved


def show_active(qtbot: QtBot, page: QWidget, size: tuple[int, int] = (1280, 800)) -> None:
    """Show a page by itself, as the window that keys go to; it ends with the test."""
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def on_the_curtain(page: TablePage) -> bool:
    return page.curtain.isVisible()


def keys(page: QWidget, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(page.window().focusWidget() or page, key)


def play_first(session: GameSession) -> None:
    """The first legal move, and on to whoever is next."""
    session.play(session.legal_moves()[0])
    session.hand_on()


def moves_to_reveal(seats: int) -> int:
    """How many moves a round has before its end: dice taken, with two players discards too."""
    return 6 * 2 * 2 - 1 if seats == 2 else 6 * seats


@define(eq=False)
class Hands:
    """Plays with the mouse. ``tell`` hears of every click, in the window's pixels, before it is made."""

    page: TablePage
    tell: Callable[[QPoint], None] = field(default=lambda _at: None)

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def match(self) -> Any:
        return self.page.session.match

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Go there, which may preview something, and press."""
        at = widget.rect().center() if at is None else at
        self.tell(widget.mapTo(widget.window(), at))
        QTest.mouseMove(widget, at)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)

    def open_curtain(self) -> None:
        """Say who one is, if the curtain asks."""
        if self.page.session.curtain_for is not None:
            self.click(self.page.curtain.open_button)

    def play(self, move: Any) -> None:
        """Make a move with as many clicks as it takes."""
        if isinstance(move, Take | Discard):
            self.lift(move.die)
        if isinstance(move, Take) and move.space != GONE:
            self.place(move.space)
        else:
            self.click(self.page.bar.primary)

    def lift(self, die: int) -> None:
        table = self.board.table
        item = table.pool.dice[self.match.state.pool.index(die)]
        spot = item.mapToScene(item.body().center())
        self.click(table.viewport(), table.mapFromScene(spot))

    def place(self, space: int) -> None:
        """Click the space itself, or its cell on the card where other stacks hide all of it."""
        table = self.board.table
        for at in self.points_on(space):
            QTest.mouseMove(table.viewport(), at)
            if table.selection.aimed == space and self.space_under(at) == space:
                self.click(table.viewport(), at)
                return
        self.click(self.board.plan, self.board.plan.part_rect(space_name(space)).center())

    def space_under(self, at: QPoint) -> int | None:
        table = self.board.table
        found: int | None = table.building.space_at(table.mapToScene(at))
        return found

    def points_on(self, space: int) -> list[QPoint]:
        """Pixels on the ground that a lifted die would get on a space."""
        table = self.board.table
        building = table.building
        area = building.layout.top(space, building.heights[space]).boundingRect()
        room = table.viewport().rect()
        spots = [
            area.topLeft() + QPointF(right * area.width(), down * area.height())
            for down in _TRIES
            for right in _TRIES
        ]
        points = [table.mapFromScene(spot) for spot in spots]
        return [at for at in points if room.contains(at) and self.space_under(at) == space]

    def play_on(self, chance: Chance, moves: int = -1) -> None:
        """Open curtains and make moves by lot: so many, or to the end."""
        while moves and self.match.to_act is not None:
            self.open_curtain()
            self.play(chance.pick(self.match.legal_moves()))
            moves -= 1
