"""What the window has of each game, found by fixed names in the game's own folder here.

A game ``key`` of ``games.registry`` is shown by the package ``boards/<key>``, in whose modules the
window looks for one thing each:

=================  ===================================================  ==========================
module             what it holds                                        without it
=================  ===================================================  ==========================
``words``          ``words() -> GameWords``: name, pitch, length        the game is passed over
``art``            ``paint_art``: the drawing on its sheet;             needed with ``words``
                   ``paint_chosen``: the same by its options            always the same
``options``        ``option_rows()``: what New game asks                nothing is asked
``board``          ``BOARD``: the class of the board                    shown, but not playable
``progress``       ``whereabouts(view)``: round and turn;               lists do not say
                   ``chapter(view)``: where the rulebook tells of it    its beginning
``narration``      ``tell(events, people, options, viewer)``: the log   nothing is told
``choice``         ``choice_words(move)``: a move in short              told as the log would
``keys``           ``table_keys()``: keys and what they do              the overview lists none
``cut``            ``paint_cut``: a small picture of a public position  the drawing in its place
``secrecy``        ``needs_curtain(view, seat)``                        whenever a seat sees more
``rule_pictures``  ``PICTURES``: those of its rulebook, by id           captions stand alone
``reasons``        ``reason_words(code)``: of hints, at a glance;       hints give none
                   ``words_ahead(code, amount)``: further ahead
``records``        ``attempts(match)``: what counts once begun;         nothing counts
                   ``feat_words(feat)``: what a record is called        it is not shown
``sheet_words``    ``WORDS``: what its score sheet says, and the chart  there is no sheet to open
                   that suits it
=================  ===================================================  ==========================

Each is loaded when it is first asked for: showing four games must not load four boards. No import
statement names these modules, so whatever freezes the program has to be told to collect all
submodules of this package and of ``blueprints_desktop.games``.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from blueprints_desktop.games import registry

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from blueprints_desktop.desktop.appearance import Look
    from blueprints_desktop.desktop.boards.contract import Board, Person, Whereabouts
    from blueprints_desktop.desktop.boards.feat_words import FeatWords
    from blueprints_desktop.desktop.boards.game_words import GameWords
    from blueprints_desktop.desktop.boards.log_lines import LogLine
    from blueprints_desktop.desktop.boards.option_rows import OptionRow
    from blueprints_desktop.desktop.boards.rule_picture import RulePicture
    from blueprints_desktop.desktop.boards.sheet_words import SheetWords
    from blueprints_desktop.desktop.drawing.palette import Palette
    from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
    from blueprints_desktop.engine.match import Match
    from blueprints_desktop.engine.step import Event, Seat


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


class Cut(Protocol):
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
    """The games that have words here, in the order of the registry."""
    return [key for key in registry.KEYS if _has(key, "words")]


def playable_games() -> frozenset[str]:
    """The games whose board is made."""
    return frozenset(key for key in registry.KEYS if _has(key, "board"))


# --- what a game has ----------------------------------------------------------------------


def words_of(key: str) -> "GameWords":
    """The words in the language in force; ask anew when it changes."""
    found: GameWords = _load(key, "words").words()
    return found


def art_of(key: str) -> Art:
    found: Art = _load(key, "art").paint_art
    return found


def chosen_art_of(key: str) -> "ChosenArt | None":
    """What draws a game as its options make it; None: its drawing is always the same."""
    found: ChosenArt | None = getattr(_load(key, "art"), "paint_chosen", None)
    return found


def board_of(key: str) -> "type[Board]":
    """The class of the board of a game."""
    found: type[Board] = _load(key, "board").BOARD
    return found


def option_rows_of(key: str) -> "tuple[OptionRow, ...]":
    """The rows of New game in the language in force; none for a game without options."""
    if not _has(key, "options"):
        return ()
    rows: tuple[OptionRow, ...] = _load(key, "options").option_rows()
    return rows


def whereabouts_of(key: str) -> "Callable[[Any], Whereabouts] | None":
    """What tells where a game stands in a view, without its board."""
    return _load(key, "progress").whereabouts if _has(key, "progress") else None


def chapter_of(key: str, view: Any) -> str:
    """The section of a game's rulebook that fits a position; empty: the book's beginning."""
    if not _has(key, "progress"):
        return ""
    chapter: Callable[[Any], str] | None = getattr(_load(key, "progress"), "chapter", None)
    return "" if chapter is None else chapter(view)


def teller_of(key: str) -> Teller | None:
    return _load(key, "narration").tell if _has(key, "narration") else None


def keys_of(key: str) -> "list[tuple[str, str]]":
    """The keys that only this game's board knows, each with what it does."""
    found: list[tuple[str, str]] = _load(key, "keys").table_keys() if _has(key, "keys") else []
    return found


def cut_of(key: str) -> Cut | None:
    return _load(key, "cut").paint_cut if _has(key, "cut") else None


def attempts_of(match: "Match") -> list[str]:
    """What a match counts for from its beginning, by names of the game's own."""
    key = match.box.key
    found: list[str] = _load(key, "records").attempts(match) if _has(key, "records") else []
    return found


def feat_words_of(key: str, feat: str) -> "FeatWords | None":
    """What a record is called; None: nobody here knows it any more."""
    if not _has(key, "records"):
        return None
    found: FeatWords | None = _load(key, "records").feat_words(feat)
    return found


def rule_pictures_of(key: str) -> "Mapping[str, RulePicture]":
    """The pictures of a game's rulebook, by the ids under which the book asks for them."""
    if not _has(key, "rule_pictures"):
        return {}
    found: Mapping[str, RulePicture] = _load(key, "rule_pictures").PICTURES
    return found


def choice_words_of(key: str) -> "Callable[[Any], str]":
    """A move in short, told apart from others that the log tells alike; else nothing."""
    if not _has(key, "choice"):
        return lambda _move: ""
    found: Callable[[Any], str] = _load(key, "choice").choice_words
    return found


def has_reasons(key: str) -> bool:
    """Whether a game can say why a computer player would make a move."""
    return _has(key, "reasons")


def reasons_of(key: str) -> "Callable[[str], str]":
    """What words a part of a computer player's evaluation; without it none has words."""
    if not has_reasons(key):
        return lambda _code: ""
    found: Callable[[str], str] = _load(key, "reasons").reason_words
    return found


def words_ahead_of(key: str) -> "Callable[[str, float], str]":
    """What words a part of what a computer player foresaw; without it none has words."""
    if not has_reasons(key):
        return lambda _code, _amount: ""
    found: Callable[[str, float], str] = _load(key, "reasons").words_ahead
    return found


def sheet_words_of(key: str) -> "SheetWords | None":
    """What a game says on its score sheet; None: it has none to show."""
    if registry.box(key).sheet is None or not _has(key, "sheet_words"):
        return None
    found: SheetWords = _load(key, "sheet_words").WORDS
    return found


def needs_curtain(key: str, public_view: Any, seat: "Seat") -> bool:
    """Whether a seat that sees more than the public looks from behind the curtain.

    Where it need not, it is given the public view, and its own while it asks for it.
    """
    if not _has(key, "secrecy"):
        return True
    return bool(_load(key, "secrecy").needs_curtain(public_view, seat))


# --- finding --------------------------------------------------------------------------------


@cache
def _has(key: str, module: str) -> bool:
    """Looked for without loading it; frozen programs and wheels are asked the same way."""
    try:
        return find_spec(f"{__package__}.{key}.{module}") is not None
    except ModuleNotFoundError:
        return False  # not even the folder is there


def _load(key: str, module: str) -> ModuleType:
    return import_module(f"{__package__}.{key}.{module}")
