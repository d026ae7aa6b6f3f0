"""Finds what the window has of each game by fixed names in the game's own folder.

A game ``key`` of ``games.registry`` is shown by the package that its ``Place`` there names:
``desktop.games.<key>``. The window looks for one thing in each of these modules:

=======================  =================================================  ======================
module                   what it holds                                      without it
=======================  =================================================  ======================
``texts.about``          ``words() -> GameWords``: name, pitch, length;     the game is not shown
                         ``option_rows()``: what New game asks;             nothing is asked
                         ``table_keys()``: keys and what they do            the overview has none
``art.art``              ``paint_art``: the drawing on its sheet;           needed with ``about``
                         ``paint_chosen``: the same by its options          always the same
``board.board``          ``BOARD``: the class of the board                  the game is not shown
``texts.progress``       ``match_progress(view)``: round and turn;          lists do not say
                         ``chapter(view)``: the fitting rulebook section    its beginning
``texts.today``          ``today(records, player, day)``: what is to be     nothing is offered
                         tried once a day                                   by the day
``texts.narration``      ``tell(events, people, options, viewer)``;         the log is empty
                         ``choice_words(move)``: a move in short;           told as in the log
                         ``reason_words(code)``: of hints, at a glance;     hints give none
                         ``words_ahead(code, amount)``: further ahead;
                         ``REASON_RULES``: what reasons are about           they lead to no rule
``texts.advice``         ``instruction(move)``: a move as something to do   hints name no move
                         ``amount_words(amount, code)``: what one is worth   nor numbers
                         ``loss_words(amount)``: what a move lost           losses have no number
                         ``plain_ahead(code)``: ``words_ahead`` without     those words
                         its number
``texts.luck``           ``luck_words(luck, people)``: what chance came to  luck is not told
``art.thumbnail``        ``paint_thumbnail``: a small picture of a public view    its drawing instead
``facts.secrecy``        ``needs_curtain(view, seat)``                      if a seat sees more
``texts.rule_pictures``  ``PICTURES``: those of its rulebook, by id         captions alone
``texts.words``          ``feat_words(feat)``: what a record is called      it is not shown
``texts.sheet_words``    ``WORDS``: what its score sheet says, and the      no sheet to open
                         chart that suits it
=======================  =================================================  ======================

Each is loaded when it is first asked for: showing four games must not load four boards. No import
statement names these modules. A tool that freezes the program has to collect all submodules of this
package and of ``blueprints_desktop.games``.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from blueprints_desktop.games import registry

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from blueprints_desktop.desktop.drawing.palette import Palette
    from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
    from blueprints_desktop.desktop.games.daily import Today
    from blueprints_desktop.desktop.games.game_words import GameWords, RecordWords
    from blueprints_desktop.desktop.games.option_rows import OptionRow
    from blueprints_desktop.desktop.games.rule_picture import RulePicture
    from blueprints_desktop.desktop.games.sheet_words import SheetWords
    from blueprints_desktop.desktop.theme.theme import Look
    from blueprints_desktop.desktop.ui.board.board_api import Board, Person, Progress
    from blueprints_desktop.desktop.ui.board.log_lines import LogLine
    from blueprints_desktop.engine.luck import Luck
    from blueprints_desktop.engine.step import Event, Seat
    from blueprints_desktop.store.records import Records

_T = TypeVar("_T")


class Art(Protocol):
    """Paints the drawing of a game to fill ``field``."""

    def __call__(
        self,
        painter: "QPainter",
        cache: "PixmapCache",
        field: "QRectF",
        ratio: float,
        palette: "Palette",
        /,
    ) -> None: ...


class ChosenArt(Protocol):
    """Paints what is chosen in New game to fill ``field``; False: nothing in particular."""

    def __call__(
        self,
        painter: "QPainter",
        cache: "PixmapCache",
        field: "QRectF",
        ratio: float,
        palette: "Palette",
        options: Any,
        /,
    ) -> bool: ...


class Thumbnail(Protocol):
    """Paints a public view small, on paper; False where there is nothing to show of it yet."""

    def __call__(
        self, painter: "QPainter", look: "Look", rect: "QRectF", ratio: float, view: Any, /
    ) -> bool: ...


class Teller(Protocol):
    """Tells events as lines of a log, the newest first.

    ``viewer`` is who reads and may be called "you"; None: everybody is named.
    """

    def __call__(
        self,
        events: "Sequence[tuple[int, Event]]",
        people: "Sequence[Person]",
        options: Any,
        viewer: "Seat | None" = None,
        /,
    ) -> "Sequence[LogLine]": ...


# --- which games there are ----------------------------------------------------------------


def shown_games() -> list[str]:
    """The games that have words and a board here, in the order of the registry."""
    needed = ("texts.about", "board.board")
    return [key for key in registry.KEYS if all(has_module(key, module) for module in needed)]


# --- what a game has ----------------------------------------------------------------------


def words_of(key: str) -> "GameWords":
    """The words in the language in force. Ask again when the language changes."""
    found: GameWords = _load(key, "texts.about").words()
    return found


def option_rows_of(key: str) -> "tuple[OptionRow, ...]":
    """The rows of New game in the language in force; none for a game without options."""
    rows: Callable[[], tuple[OptionRow, ...]] = _find(key, "texts.about", "option_rows", tuple)
    return rows()


def offers_daily(key: str) -> bool:
    """Whether a game has something to be tried once a day."""
    return has_module(key, "texts.today")


def today_of(key: str, records: "Records", player: str, day: "date") -> "Today | None":
    """Where a player, by id, stands with what a game offers on a day; None: it offers nothing."""
    if not offers_daily(key):
        return None
    found: Today = _load(key, "texts.today").today(records, player, day)
    return found


def keys_of(key: str) -> "list[tuple[str, str]]":
    """The keys that only this game's board knows, each with what it does."""
    keys: Callable[[], list[tuple[str, str]]] = _find(key, "texts.about", "table_keys", list)
    return keys()


def art_of(key: str) -> Art:
    found: Art = _load(key, "art.art").paint_art
    return found


def chosen_art_of(key: str) -> "ChosenArt | None":
    """What draws a game with its options; None: its drawing is always the same."""
    return _find(key, "art.art", "paint_chosen", None)


def thumbnail_of(key: str) -> Thumbnail | None:
    return _find(key, "art.thumbnail", "paint_thumbnail", None)


def board_of(key: str) -> "type[Board]":
    """The class of the board of a game."""
    found: type[Board] = _load(key, "board.board").BOARD
    return found


def progress_of(key: str) -> "Callable[[Any], Progress] | None":
    """What tells round and turn of a view, without the board."""
    return _find(key, "texts.progress", "match_progress", None)


def chapter_of(key: str, view: Any) -> str:
    """The section of the rulebook that fits a position; empty: the book's beginning."""
    chapter: Callable[[Any], str] = _find(key, "texts.progress", "chapter", lambda _view: "")
    return chapter(view)


def teller_of(key: str) -> Teller | None:
    return _find(key, "texts.narration", "tell", None)


def choice_words_of(key: str) -> "Callable[[Any], str]":
    """Names a move in short, also where the log tells two moves alike; empty: as in the log."""
    return _find(key, "texts.narration", "choice_words", lambda _move: "")


def has_reasons(key: str) -> bool:
    """Whether a game can say why a computer player would make a move."""
    return _find(key, "texts.narration", "reason_words", None) is not None


def reasons_of(key: str) -> "Callable[[str], str]":
    """Words a part of a computer player's evaluation; empty: it has no words."""
    return _find(key, "texts.narration", "reason_words", lambda _code: "")


def words_ahead_of(key: str) -> "Callable[[str, float], str]":
    """Words a part of what a computer player foresaw; empty: it has no words."""
    return _find(key, "texts.narration", "words_ahead", lambda _code, _amount: "")


def reason_rule_of(key: str, code: str) -> str:
    """The paragraph of the rulebook that a reason is about; empty: it is about no rule."""
    rules: Mapping[str, str] = _find(key, "texts.narration", "REASON_RULES", {})
    return rules.get(code, "")


def instruction_of(key: str) -> "Callable[[Any], str]":
    """Words a move as something to do; empty: it has no words."""
    return _find(key, "texts.advice", "instruction", lambda _move: "")


def amount_words_of(key: str) -> "Callable[[float, str], str]":
    """Words how much a part of an evaluation is worth, with its unit; empty: it is not told."""
    return _find(key, "texts.advice", "amount_words", lambda _amount, _code: "")


def luck_words_of(key: str) -> "Callable[[Luck, Sequence[Person]], str]":
    """Words what chance came to in a finished match; empty: nothing is told of it."""
    return _find(key, "texts.luck", "luck_words", lambda _luck, _people: "")


def loss_words_of(key: str) -> "Callable[[float], str]":
    """Words what a move lost, in the unit that the judge estimates; empty: it is not told."""
    return _find(key, "texts.advice", "loss_words", lambda _amount: "")


def plain_ahead_of(key: str) -> "Callable[[str], str]":
    """Words what was foreseen without a number; empty: as ``words_ahead_of`` says it."""
    return _find(key, "texts.advice", "plain_ahead", lambda _code: "")


def rule_pictures_of(key: str) -> "Mapping[str, RulePicture]":
    """The pictures of a game's rulebook by their ids in the book."""
    return _find(key, "texts.rule_pictures", "PICTURES", {})


def has_sheet(key: str) -> bool:
    """Whether a game has a score sheet, and words for it."""
    return has_module(key, "texts.sheet_words") and registry.box(key).sheet is not None


def sheet_words_of(key: str) -> "SheetWords | None":
    """What a game says on its score sheet; None: it has no sheet."""
    return _find(key, "texts.sheet_words", "WORDS", None) if has_sheet(key) else None


def feat_words_of(key: str, feat: str) -> "RecordWords | None":
    """What a record is called; None: the game does not know it."""
    words: Callable[[str], RecordWords | None]
    words = _find(key, "texts.words", "feat_words", lambda _feat: None)
    return words(feat)


def needs_curtain(key: str, public_view: Any, seat: "Seat") -> bool:
    """Whether a seat that sees more than the public plays behind the curtain.

    If not, it gets the public view, and its own view while it asks for it.
    """
    needs: Callable[[Any, Seat], bool]
    needs = _find(key, "facts.secrecy", "needs_curtain", lambda _view, _seat: True)
    return bool(needs(public_view, seat))


# --- finding --------------------------------------------------------------------------------


def has_module(key: str, module: str) -> bool:
    """Looked for without loading it; frozen programs and wheels are asked the same way."""
    return key in registry.GAMES and _is_there(_name_of(key, module))


@cache
def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False  # not even the folder is there


def _name_of(key: str, module: str) -> str:
    return f"{registry.place(key).window}.{module}"


def _find(key: str, module: str, name: str, default: _T) -> _T:
    """What a module of a game defines as ``name``; the default without the module or the name."""
    if not has_module(key, module):
        return default
    found: _T = getattr(_load(key, module), name, default)
    return found


def _load(key: str, module: str) -> ModuleType:
    return import_module(_name_of(key, module))
