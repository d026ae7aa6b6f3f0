"""The language in force: Qt's translators for the interface, the rulebooks' terms for the games."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from blueprints_desktop import places
from blueprints_desktop.desktop.i18n.ts_translator import TsTranslator, plural_form
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.terms import LANGUAGES, terms

if TYPE_CHECKING:
    from datetime import date

FALLBACK = OF_SOURCES = "en"


def system_language() -> str:
    """The first of the person's languages that we speak."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return FALLBACK


class Language(QObject):
    """Installs the translators; widgets then get LanguageChange events and set all texts again."""

    changed = Signal()
    current = FALLBACK
    """One application speaks one language, so this may stand on the class."""

    def __init__(
        self,
        settings: Settings,
        for_this_start: str | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._for_this_start = for_this_start
        self.translators: list[QTranslator] = []
        settings.changed.connect(self._on_setting)
        self._install()

    def _on_setting(self, name: str) -> None:
        if name == "language":
            self._for_this_start = None
            self._install()
            self.changed.emit()

    def _install(self) -> None:
        wanted = self._for_this_start or self._settings.language
        Language.current = system_language() if wanted == "system" else wanted
        for old in self.translators:
            QCoreApplication.removeTranslator(old)
        QLocale.setDefault(QLocale(Language.current))
        qt_words = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        qt_words.load(f"qtbase_{Language.current}", folder)
        ours = [_translator(Language.current, folder, self) for folder in _folders()]
        self.translators = [qt_words, *ours]
        for translator in self.translators:
            QCoreApplication.installTranslator(translator)


def _folders() -> list[Path]:
    """Where the .ts files are: of the program, and of games outside the package."""
    own = (place.translations for place in registry.GAMES.values())
    return [places.translations(), *(folder for folder in own if folder is not None)]


class BookLanguage:
    """In which language rulebooks are read: the program's, until somebody wants another one.

    What is chosen lasts until the program ends or speaks another language itself.
    """

    def __init__(self) -> None:
        self._chosen = self._spoken = ""

    @property
    def current(self) -> str:
        if self._spoken != Language.current:
            self._chosen, self._spoken = "", Language.current
        return self._chosen or Language.current

    def choose(self, language: str) -> None:
        self._chosen, self._spoken = language, Language.current


def _translator(language: str, folder: Path, parent: QObject | None = None) -> TsTranslator:
    path = folder / f"blueprints_desktop_{language}.ts"
    return TsTranslator(path, parent, plurals_only=language == OF_SOURCES)


@cache
def _translator_for_now(language: str) -> TsTranslator:
    return _translator(language, places.translations())


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language while a drawing with words in it is made. No widget is told.

    Nothing changes where it is the language in force.
    """
    if language == Language.current:
        yield
        return
    before, locale = Language.current, QLocale()
    Language.current, TsTranslator.for_now = language, _translator_for_now(language)
    QLocale.setDefault(QLocale(language))
    try:
        yield
    finally:
        Language.current, TsTranslator.for_now = before, None
        QLocale.setDefault(locale)


def term(game: str, key: str, count: int = 1) -> str:
    """A game's own word in the language in force, in its plural where the count asks for it."""
    found = terms(game, Language.current)[key]
    return found.many if plural_form(Language.current, count) else found.one


def short_day(day: "date") -> str:
    """A day with its month in letters: 3/4/26 is in March for some who read English, in April for others."""
    form = "d'er' MMM yyyy" if Language.current == "fr" and day.day == 1 else "d MMM yyyy"
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def capitalised(text: str) -> str:
    """With a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


def uncapitalised(text: str) -> str:
    """With a small first letter: a sentence that goes on after a colon or in brackets."""
    return text[:1].lower() + text[1:]


def labelled(label: str, what: str) -> str:
    """What is said of something, after its name: the colon stands as the language sets it."""
    words = QCoreApplication.translate("Words", "{label}: {what}")
    return words.format(label=label, what=what)
