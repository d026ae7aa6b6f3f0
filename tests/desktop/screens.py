"""The screens of the window: what has to be on each, what is written there, in which language.

A test of a page proves nothing where the page is empty. So a ``Screen`` states what it is about, and
``Screen.show`` fails where that is not there.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QWidget,
)

from blueprints_desktop.desktop.drawing import typography
from blueprints_desktop.desktop.games.registry import shown_games
from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.store.library import SUFFIX
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match
from tests.desktop.i18n.messages import ENGLISH, FRENCH

Forms = tuple[str, ...]
Check = Callable[[Any], object]
"""Whether something is on a page."""


# --- what has to be there ---------------------------------------------------------------


def seen(widget: QWidget) -> bool:
    """Whether a widget can be seen: shown, with a size, and inside the window."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def lacking(page: Any, parts: Mapping[str, Check]) -> list[str]:
    """What of these parts is not on a page."""
    return [name for name, there in parts.items() if not there(page)]


@frozen
class Screen:
    """A page of the window: how one gets there, and what has to be on it then."""

    name: str
    open: Callable[[Any], object]
    parts: Mapping[str, Check]

    def show(self, window: Any) -> Any:
        """Go there and give back the page; it fails where a part is missing."""
        self.open(window)
        QCoreApplication.processEvents()
        missing = lacking(window.page, self.parts)
        assert not missing, f"{self.name} lacks: {', '.join(missing)}"
        return window.page


@frozen
class Kept:
    """Matches in the library and in the history, so that no page is empty."""

    begun: SavedMatch
    over: SavedMatch


def keep_matches(window: Any) -> Kept:
    """A match to go on with and one that is over, both listed; the latter is in the history."""
    window.library.prepare()
    folder = window.library.folder
    over = saved_match(folder / f"over{SUFFIX}", seats=3, moves=-1)
    begun = saved_match(folder / f"begun{SUFFIX}", seats=3, moves=9)
    window.services.keeper.history.recorder.record(over)
    return Kept(begun, over)


def _ask_statistics(window: Any, wish: StatisticsQuery) -> None:
    window.show_statistics()
    page = window.page
    page.filters.ask_for(wish)
    page.asking.wait()
    QCoreApplication.processEvents()


def _full_list(panel: Any) -> bool:
    return panel.isVisible() and any(row.isVisible() for row in panel.rows)


_STATISTICS: dict[str, Check] = {
    "figures": lambda page: page.body.sums.isVisible() and page.body.figures,
    "the course over time": lambda page: page.body.sheet.isVisible(),
    "matches": lambda page: _full_list(page.body.matches),
    "no word that there is nothing": lambda page: not page.body.nothing_yet.isVisible(),
}

HOME = Screen(
    "home",
    lambda window: window.go_home(),
    {
        "all games": lambda page: (
            all(map(seen, page.body.sheets)) and len(page.body.sheets) == len(shown_games())
        ),
        "the match to go on with": lambda page: seen(page.body.card),
        "its button": lambda page: seen(page.body.card.button),
        "the way to everything else": lambda page: all(b.isVisible() for b in page.body.foot),
    },
)
MATCHES = Screen(
    "matches",
    lambda window: window.show_matches(),
    {
        "a row for each match": lambda page: len(page.rows) == 2,
        "the rows in sight": lambda page: all(map(seen, page.rows)),
        "names in the rows": lambda page: all(row.players.text() for row in page.rows),
        "two headings": lambda page: sum(one.isVisible() for one in page.headings) == 2,
        "no word that there is nothing": lambda page: not page.nothing.isVisible(),
    },
)
SETTINGS = Screen(
    "settings",
    lambda window: window.show_settings(),
    {
        "all rows": lambda page: (
            len(page.form.rows) > 5 and all(r.isVisible() for r in page.form.rows.values())
        ),
        "the sample": lambda page: page.sample.isVisible(),
    },
)
RULES = Screen(
    "rules",
    lambda window: window.show_rules("blueprints"),
    {
        "a book": lambda page: len(page.reader.document().toPlainText()) > 1000,
        "its contents": lambda page: page.finder.contents.model().rowCount() > 5,
    },
)
STATISTICS = Screen(
    "statistics",
    lambda window: _ask_statistics(window, StatisticsQuery()),
    {**_STATISTICS, "everybody": lambda page: _full_list(page.body.standings)},
)
STATISTICS_OF_ONE = Screen(
    "statistics of one",
    lambda window: _ask_statistics(window, StatisticsQuery(person="Ada")),
    {
        **_STATISTICS,
        "opponents": lambda page: _full_list(page.body.opponents),
        "streaks": lambda page: page.body.form.isVisible(),
    },
)


def new_game(game: str) -> Screen:
    return Screen(
        f"new game of {game}",
        lambda window: window.new_game(game),
        {
            "seats": lambda page: page.seats.rows and all(r.isVisible() for r in page.seats.rows),
            "the game's tab": lambda page: page.tabs.current == game,
            "the way on": lambda page: page.start.isVisible() and page.start.isEnabled(),
        },
    )


NEW_GAMES = tuple(map(new_game, registry.KEYS))
SCREENS = (HOME, MATCHES, SETTINGS, RULES, STATISTICS, STATISTICS_OF_ONE, *NEW_GAMES)
"""Every page that is not about one match, with the matches of ``keep_matches``."""

_TABLE: dict[str, Check] = {
    "no curtain": lambda page: not page.curtain.isVisible(),
    "the board": lambda page: seen(page.board),
    "what is expected": lambda page: page.bar.isVisible() and page.bar.prompt.headline,
}
_IN_PLAY: dict[str, Check] = {
    "a panel for each player": lambda page: (
        len(page.board.board_frame.panels) == len(page.people)
        and all(map(seen, page.board.board_frame.panels))
    ),
    "no page of an end": lambda page: page.board.ends.current is None,
    "log lines": lambda page: page.board.board_frame.log.list.model().rowCount(),
}
_ROUND_OVER: dict[str, Check] = {
    "the page of the round": lambda page: (
        page.board.ends.shown_round >= 0 and seen(page.board.ends.current)
    ),
}
_OVER: dict[str, Check] = {
    "the last page": lambda page: page.board.ends.tells_the_end and seen(page.board.ends.current),
}


def table_parts(match: Match) -> dict[str, Check]:
    """What has to be on a table whose curtain is open and where nothing moves."""
    if match.outcome is not None:
        return {**_TABLE, **_OVER}
    if list(match.legal_moves()) == [NEXT]:
        return {**_TABLE, **_ROUND_OVER}
    return {**_TABLE, **_IN_PLAY}


def assert_table(page: Any) -> None:
    """The table shows the position it is about."""
    missing = lacking(page, table_parts(page.session.match))
    assert not missing, f"the table lacks: {', '.join(missing)}"


CURTAIN: dict[str, Check] = {
    "the curtain": lambda page: seen(page.curtain),
    "the button that opens it": lambda page: seen(page.curtain.open_button),
}
REVIEW: dict[str, Check] = {
    "steps": lambda page: seen(page.bar.track) and page.story.last > 0,
    "what happened": lambda page: page.bar.story.telling.spoken or page.step == 0,
    "the board": lambda page: seen(page.board),
}
SHEET: dict[str, Check] = {
    "rows": lambda page: page.table.isVisible() and len(page.table.rows) > 3,
    "a column for each player": lambda page: len(page.table.totals) == len(page.people),
}


class Screens:
    """Overhears everything that the window writes, and reads what it says to screen readers."""

    def __init__(self, window, monkeypatch) -> None:
        self.window = window
        self.texts: set[str] = set()
        draw = QPainter.drawText

        def overheard(painter, *given):
            self.texts.update(text for text in given if isinstance(text, str))
            return draw(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", overheard)
        self.tiny: dict[str, float] = {}
        """Words that had to be written smaller than letters should be."""
        cut = typography.elided

        def measured(text, role, *room):
            kind = role.value if isinstance(role, typography.Role) else role
            if kind.size < typography.SMALLEST:
                self.tiny[text] = kind.size
            return cut(text, role, *room)

        monkeypatch.setattr(typography, "elided", measured)

    def look(self) -> None:
        page = self.window.page
        page.grab()
        for widget in (page, *page.findChildren(QWidget)):
            self.texts.update(
                (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
            )
            if isinstance(widget, QLabel | QAbstractButton):
                self.texts.add(widget.text())
            if isinstance(widget, QLineEdit):
                self.texts.add(widget.placeholderText())
        self.texts.update(action.text() for action in self.window.actions())


ENGLISH_FORMS = {message.key: message.forms for message in ENGLISH}


def english_among(texts: Iterable[str]) -> list[str]:
    """What could be a text of the sources whose French is another, words filled in or not."""
    french = {form for m in FRENCH for form in m.forms}
    pairs = [((m.source,), m.forms) for m in FRENCH if m.source not in french]
    return _among(texts, pairs)


def french_among(texts: Iterable[str]) -> list[str]:
    """The reverse: what could be French, and nothing that is said so in English."""
    english = {m.source for m in FRENCH}
    pairs = [
        (tuple(form for form in m.forms if form not in english),
         (m.source, *ENGLISH_FORMS.get(m.key, ())))
        for m in FRENCH
    ]  # fmt: skip
    return _among(texts, pairs)


def _among(texts: Iterable[str], pairs: Iterable[tuple[Forms, Forms]]) -> list[str]:
    """Texts that could be one of the first forms of a pair, and none of the second."""
    patterns = [(_patterns(found), _patterns(instead)) for found, instead in pairs]
    return sorted(
        text
        for text in texts
        if any(
            any(p.fullmatch(text) for p in found) and not any(p.fullmatch(text) for p in instead)
            for found, instead in patterns
        )
    )


def _patterns(forms: Forms) -> list[re.Pattern[str]]:
    shapes = [re.split(r"\{\w+\}|%n", form) for form in forms]
    telling = [shape for shape in shapes if len(re.sub(r"\W", "", "".join(shape))) > 3]
    return [re.compile(r".*\S".join(map(re.escape, shape))) for shape in telling]


def speak(window, language: str) -> None:
    window.settings.set("language", language)
    QCoreApplication.processEvents()
