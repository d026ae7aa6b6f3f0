"""Nothing that only one person may know is anywhere while somebody else may look.

Rounds and their ends are played through the table page. Whenever the curtain is up, and whenever a
seat looks, everything that could tell is searched: widgets, scene items, the log's model,
the accessibility tree, the clipboard. What is forbidden is worked out from the state.
"""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QWidget

from blueprints_desktop.desktop.boards.blueprints.wording import die_words, space_words
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.scoring import score_building
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING
from tests.desktop.driving import Hands, moves_to_reveal, saved_match

_TEXTS = ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription",
          "windowTitle", "placeholderText", "title")  # fmt: skip
LARGEST_KNOWN = 6
"""Awards, Prizes and the bonus are worth this or less: such figures stand in many sentences."""
_SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)


# --- everything that says something -----------------------------------------------------


def said_by_widgets(window: QWidget) -> set[str]:
    said = set()
    for widget in (window, *window.findChildren(QWidget)):
        for name in _TEXTS:
            value = getattr(widget, name, None)
            text = value() if callable(value) else ""
            said.add(text if isinstance(text, str) else "")
    return said


def said_by_scenes(window: QWidget) -> set[str]:
    said = set()
    for view in window.findChildren(QGraphicsView):
        for item in view.scene().items():
            said.add(item.toolTip())
            said |= {str(item.data(key) or "") for key in range(8)}
            for name in ("text", "toPlainText"):
                if callable(getattr(item, name, None)):
                    said.add(str(getattr(item, name)()))
    return said


def said_by_models(window: QWidget) -> set[str]:
    said = set()
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        for row in range(model.rowCount(QModelIndex()) if model is not None else 0):
            for role in Qt.ItemDataRole:
                value = model.data(model.index(row, 0), role)
                said.add(value if isinstance(value, str) else "")
    return said


def said_aloud(window: QWidget) -> set[str]:
    """All that a screen reader could read, choices on the table included."""
    said: set[str] = set()
    todo = [QAccessible.queryAccessibleInterface(window)]
    while todo:
        interface = todo.pop()
        if interface is None or not interface.isValid():
            continue
        said |= {interface.text(kind) for kind in _SPOKEN}
        todo += [interface.child(number) for number in range(interface.childCount())]
    return said


def everything_said(window: QWidget) -> set[str]:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    said = said_by_widgets(window) | said_by_scenes(window) | said_by_models(window)
    said |= said_aloud(window) | {QGuiApplication.clipboard().text()}
    return {text for text in said if text}


# --- what is secret ---------------------------------------------------------------------


def secrets_of(match, seat: int) -> list[str]:
    """Phrases that give away what lies behind a seat's screen."""
    state, deck = match.state, match.game.deck
    if state.phase not in (TAKING, DISCARDING):
        return []
    site = state.sites[seat]
    card = deck[site.card]
    phrases = [f"No. {card.number}"]
    for space in card.open_spaces:
        phrases.append(f"{space_words(space)}: height {card.heights[space]}")
        phrases += [f"{die_words(die)} on the {space_words(space)}" for die in site.building[space]]
        stack = ", ".join(die_words(die) for die in site.building[space])
        if stack:
            phrases.append(f"height {card.heights[space]}, {stack}")
    total = score_building(card.heights, site.building).total
    public = {score.total for result in state.results for score in result.scores}
    if total > LARGEST_KNOWN and total not in public:
        phrases += [f" {total} points", f"total {total}", f": {total},"]
    return phrases


def place_words() -> list[str]:
    return [space_words(space) for space in range(6)]


def assert_curtain_keeps_quiet(window, page) -> None:
    match = page.sitting.match
    said = everything_said(window)
    forbidden = [phrase for seat in range(match.seats) for phrase in secrets_of(match, seat)]
    forbidden += [*place_words(), "height", "level ", "stack:", "Blueprint No"]
    for text in said:
        low = text.lower()
        found = [phrase for phrase in forbidden if phrase.lower() in low]
        assert not found, f"{text!r} gives away {found}"
    table = page.board.table
    assert table.building.seen is None
    assert not table.previews
    assert not table.choosing.moves
    assert page.board.plan.accessibleName() == ""
    assert page.board.score.accessibleDescription() == ""


def assert_only_own_secrets(window, page) -> None:
    """The viewer's own phrases may be there; another's only where they are the same words."""
    match, viewer = page.sitting.match, page.sitting.viewer
    own = set(secrets_of(match, viewer))
    own_texts = {page.board.plan.accessibleDescription(), page.board.score.accessibleDescription()}
    said = {text for text in everything_said(window) if text not in own_texts}
    for seat in set(range(match.seats)) - {viewer}:
        for phrase in set(secrets_of(match, seat)) - own:
            for text in said:
                assert phrase.lower() not in text.lower(), f"{text!r} tells {viewer} of {seat}"
    shown = page.board.plan.accessibleDescription()
    card = match.game.deck[match.state.sites[viewer].card] if match.state.sites[viewer] else None
    if card is not None and match.state.phase in (TAKING, DISCARDING):
        assert f"No. {card.number}" in page.board.plan.accessibleName()
        assert shown.count("height") == len(card.open_spaces)


def assert_position_holds_no_secret(page) -> None:
    """What the board is handed has holes where the others' sites are."""
    position, state = page.position(), page.sitting.match.state
    if state.phase in (TAKING, DISCARDING):
        for seat, site in enumerate(position.view.sites):
            assert (site is None) == (seat != position.viewer)
    for _, event in position.events:
        assert event == event.seen_by(position.viewer)


# --- matches ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_nothing_leaks_in_a_round_its_end_and_the_next(window, homes, seats, seed):
    window.sit_down(saved_match(homes / "a.match", seats=seats, seed=seed))
    page = window.table
    hands, chance = Hands(page), Chance(seed)
    for _ in range(moves_to_reveal(seats) + 4):
        if page.sitting.curtain_for is not None:
            assert_curtain_keeps_quiet(window, page)
            hands.open_curtain()
        assert_position_holds_no_secret(page)
        assert_only_own_secrets(window, page)
        hands.play(chance.pick(page.sitting.legal_moves()))


def test_a_half_made_choice_is_gone_when_the_curtain_closes(window, homes):
    """A die lifted and aimed, then to the settings and back: the table waits behind a curtain."""
    window.sit_down(saved_match(homes / "a.match", seats=3, moves=6))
    hands = Hands(window.table)
    hands.open_curtain()
    move = window.table.sitting.legal_moves()[0]
    hands.lift(move.die)
    QTest.mouseMove(window.table.board.table.viewport(), hands.points_on(move.space)[0])
    assert window.table.board.table.previews
    assert any("stack:" in text for text in everything_said(window))
    window.show_settings()
    window.page.closed.emit()
    QTest.qWait(10)
    assert window.table.sitting.curtain_for is not None
    assert_curtain_keeps_quiet(window, window.table)


def test_the_picture_copied_behind_the_curtain_is_the_curtain(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3, moves=4))
    page = window.table
    window.copy_picture()
    copied = QGuiApplication.clipboard().image()
    assert copied == page.curtain.grab().toImage()
    other = saved_match(homes / "b.match", seats=3, moves=4, seed=99)
    assert other.match.state.sites != page.sitting.match.state.sites
    window.sit_down(other)
    window.copy_picture()
    same_turn = QGuiApplication.clipboard().image()
    assert same_turn == copied, "another position behind it, the same picture of it"


def test_home_and_the_list_of_matches_show_the_public_view(window):
    saved = saved_match(window.library.folder / "a.match", seats=3, moves=7)
    for go in (window.go_home, window.show_matches):
        go()
        said = everything_said(window)
        for seat in range(3):
            for phrase in secrets_of(saved.match, seat):
                assert not any(phrase in text for text in said)
    summary = window._last_unfinished()
    assert summary.view == saved.match.view(None)
    window.go_home()
    window.home.grab()


def test_the_window_title_never_tells(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3, moves=7))
    behind = window.windowTitle()
    Hands(window.table).open_curtain()
    assert window.windowTitle() == behind


def test_the_log_tells_no_spaces(window, homes):
    window.sit_down(saved_match(homes / "a.match", seats=3, moves=7))
    Hands(window.table).open_curtain()
    told = said_by_models(window)
    assert any("took" in text for text in told)
    for text in told:
        assert not any(words in text for words in place_words())
