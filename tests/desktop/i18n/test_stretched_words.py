"""A language 40 % longer: on no page are words cut, do controls overlap or leave the window.

Whatever is painted by hand asks ``typography.elided`` for what fits, so a text that had to be cut
passes through there; labels and buttons are measured.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from blueprints_desktop.desktop.drawing import typography
from blueprints_desktop.desktop.pages.home.game_sheet import GameSheet
from blueprints_desktop.desktop.theme import stylesheet
from blueprints_desktop.desktop.ui.controls.buttons import Button
from blueprints_desktop.games import registry
from blueprints_desktop.tools.render.stretched import Stretched
from tests.desktop.driving import saved_match
from tests.desktop.screens import CURTAIN, REVIEW, SCREENS, Screen, assert_table, keep_matches
from tests.desktop.stages import stages_of
from tests.support import usual_seats

pytestmark = pytest.mark.own_pictures

PER_CENT = 40
SIZES = {"usual": (1280, 800, 100), "larger letters": (1280, 800, 150), "small": (1024, 700, 100)}

TABLES = [(size, game) for size in ("larger letters", "small") for game in registry.KEYS]


@pytest.fixture
def cut(monkeypatch) -> set[str]:
    """The texts that had to be cut to fit."""
    found: set[str] = set()

    class Watching(QFontMetricsF):
        def elidedText(self, text, mode, width, *flags):  # noqa: N802
            said = super().elidedText(text, mode, width, *flags)
            if said != text and width > 0:
                found.add(text)
            return said

    monkeypatch.setattr(typography, "QFontMetricsF", Watching)
    return found


@pytest.fixture(params=["letters of choice", "DejaVu Sans"])
def letters(request, monkeypatch) -> None:
    """The program's own, if they are there, and those of a bare system, which are wider."""
    if request.param == "DejaVu Sans":
        for module in (typography, stylesheet):
            monkeypatch.setattr(module, "FAMILIES", (request.param,))


@pytest.fixture
def long_words(letters, qapp, window) -> Iterator[None]:
    """The program's own words, longer."""
    del letters, window
    translator = Stretched("en", PER_CENT)
    qapp.installTranslator(translator)
    QCoreApplication.processEvents()
    yield
    qapp.removeTranslator(translator)


def shown(page: QWidget, kind: type) -> list[QWidget]:
    return [one for one in page.findChildren(kind) if one.isVisible()]


def area(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())


def body(widget: QWidget, page: QWidget) -> QRect:
    """What one sees of a control: not what is scrolled away, nor the room that a sheet rises into."""
    seen = widget.visibleRegion().boundingRect().adjusted(2, 2, -2, -2)
    if isinstance(widget, GameSheet):
        seen = seen.intersected(QRect(QPoint(), widget.sheet_size()).translated(24, 24))
    return seen.translated(widget.mapTo(page, QPoint()))


def narrow(page: QWidget) -> list[str]:
    """Labels and buttons with less room than their words need."""
    found = []
    for label in shown(page, QLabel):
        if label.wordWrap():
            if label.heightForWidth(label.width()) > label.height():
                found.append(f"too low: {label.text()}")
        elif label.sizeHint().width() > label.width() + 1:
            found.append(f"too narrow: {label.text()}")
    for button in shown(page, Button):
        if button.minimumSizeHint().width() > button.width() + 1:
            found.append(f"too narrow: {button.text()}")
    return found


def colliding(page: QWidget) -> list[str]:
    """Controls that lie upon one another, or beyond the sides of the page."""
    controls = [*shown(page, QAbstractButton), *shown(page, QLineEdit)]
    controls = [one for one in controls if not one.visibleRegion().isEmpty()]
    found = [
        f"{_name(one)} on {_name(other)}"
        for one, other in combinations(controls, 2)
        if not (one.isAncestorOf(other) or other.isAncestorOf(one))
        and body(one, page).intersects(body(other, page))
    ]
    for one in controls:
        if area(one, page).left() < 0 or area(one, page).right() > page.width():
            found.append(f"{_name(one)} beyond the page")
    return found


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return text or widget.accessibleName() or type(widget).__name__


@pytest.mark.usefixtures("long_words")
@pytest.mark.parametrize(("width", "height", "scale"), SIZES.values(), ids=SIZES)
def test_pages_have_room_for_a_longer_language(window, cut, width, height, scale):
    window.settings.set("scale", scale)
    window.resize(width, height)
    keep_matches(window)
    troubles = []
    for screen in SCREENS:
        screen.show(window)
        cut.clear()
        window.page.grab()
        QCoreApplication.processEvents()
        found = [*narrow(window.page), *colliding(window.page), *(f"cut: {text}" for text in cut)]
        troubles += [f"{screen.name}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.usefixtures("long_words")
@pytest.mark.parametrize(("size", "game"), TABLES)
def test_the_tables_have_room_for_a_longer_language(window, homes, cut, size, game):
    width, height, scale = SIZES[size]
    window.settings.set("scale", scale)
    window.resize(width, height)
    troubles = []
    for stage, moves in stages_of(game).items():
        saved = saved_match(homes / f"{stage}.match", usual_seats(game), moves, game=game)
        window.start_session(saved)
        cut.clear()
        window.table.session.open_curtain()
        window.table.board.skip()
        QCoreApplication.processEvents()
        assert_table(window.table)
        window.page.grab()
        found = [*narrow(window.page), *(f"cut: {text}" for text in cut)]
        troubles += [f"{stage}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)


@pytest.mark.usefixtures("long_words")
@pytest.mark.parametrize("size", ["larger letters", "small"])
def test_curtain_and_review_have_room_for_a_longer_language(window, homes, cut, size):
    width, height, scale = SIZES[size]
    window.settings.set("scale", scale)
    window.resize(width, height)
    window.start_session(saved_match(homes / "a.match", seats=3, moves=9))
    troubles = []
    saved = window.table.session.saved
    shown = (
        Screen("curtain", lambda window: window.table, CURTAIN),
        Screen("review", lambda window: window.review(saved), REVIEW),
    )
    for screen in shown:
        screen.show(window)
        cut.clear()
        window.page.grab()
        found = [*narrow(window.page), *colliding(window.page), *(f"cut: {text}" for text in cut)]
        troubles += [f"{screen.name}: {trouble}" for trouble in found]
    assert not troubles, "\n".join(troubles)


def test_words_without_room_would_be_found(qtbot, appearance, cut):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 100)
    tight, free = (Button(text, appearance, parent=page) for text in ("Far too long", "Go"))
    label = QLabel("words and more words", page)
    tight.setGeometry(10, 10, 40, 40)
    free.setGeometry(45, 10, 120, 40)
    label.setGeometry(10, 60, 30, 20)
    with qtbot.waitExposed(page):
        page.show()
    page.grab()
    assert narrow(page) == ["too narrow: words and more words", "too narrow: Far too long"]
    assert colliding(page) == ["Far too long on Go"]
    assert cut == {"Far too long"}
