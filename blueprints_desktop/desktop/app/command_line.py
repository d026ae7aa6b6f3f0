"""What a start is asked for on its command line, answered in the person's language.

The options are few and read by hand: argparse speaks nothing but English, and whoever double-clicks
a match would wait until it is loaded.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from blueprints_desktop import __version__, places
from blueprints_desktop.desktop.i18n.language import system_language
from blueprints_desktop.desktop.i18n.ts_translator import TsTranslator
from blueprints_desktop.desktop.settings import LANGUAGES, Settings, settings_file, settings_in

NAME = "blueprints-desktop"
MISUNDERSTOOD = 2
VERBOSE = "--verbose"


class StartRequest(NamedTuple):
    """What a start is asked for."""

    match: Path | None = None
    language: str | None = None
    verbose: bool = False
    """Log everything, also to standard error."""


class _Given(NamedTuple):
    """The arguments, sorted by what they are."""

    options: list[str]
    languages: list[str]
    files: list[str]

    @property
    def unknown_options(self) -> list[str]:
        return [option for option in self.options if option != VERBOSE]


def parse_arguments(arguments: Sequence[str]) -> StartRequest:
    """What is wished for; a start that only asks something, or that nobody understands, ends here."""
    given = _sorted(arguments)
    language = given.languages[-1] if given.languages else None
    spoken = language if language in LANGUAGES else None
    if {"-h", "--help"} & set(given.options):
        _show(_help(spoken))
        raise SystemExit(0)
    if "--version" in given.options:
        print(NAME, __version__)
        raise SystemExit(0)
    if given.unknown_options:
        wrong = QT_TRANSLATE_NOOP("Start", "unknown option “{text}”")
        _refuse(wrong, given.unknown_options[0], spoken)
    if language == "":
        wrong = QT_TRANSLATE_NOOP("Start", "“{text}” must be followed by a language ({languages})")
        _refuse(wrong, "--language", spoken)
    if language is not None and spoken is None:
        wrong = QT_TRANSLATE_NOOP("Start", "“{text}” isn’t one of the languages ({languages})")
        _refuse(wrong, language, spoken)
    if len(given.files) > 1:
        wrong = QT_TRANSLATE_NOOP(
            "Start", "only one saved game can be opened at a time; “{text}” is one too many"
        )
        _refuse(wrong, given.files[1], spoken)
    match = Path(given.files[0]) if given.files else None
    return StartRequest(match, language, VERBOSE in given.options)


def said(text: object, language: str | None) -> str:
    """Words marked for translation, before there is an application that could translate them."""
    language = language or _chosen_language()
    if language == "system":
        language = system_language()
    translator = TsTranslator(places.translations() / f"blueprints_desktop_{language}.ts")
    return translator.translate("Start", str(text)) or str(text)


def _chosen_language() -> str:
    """What the settings say: nobody is to be answered in two languages."""
    return Settings(settings_in(settings_file())).language


def _show(text: str) -> None:
    """Print what a terminal may have no letters for; standard error looks to that by itself."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))


def complain(text: str) -> None:
    print(f"{NAME}: {text}", file=sys.stderr)


def _sorted(arguments: Sequence[str]) -> _Given:
    given = _Given([], [], [])
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if argument == "--":
            given.files.extend(waiting)
        elif name == "--language":
            given.languages.append(value if equals else next(waiting, ""))
        elif argument.startswith("-"):
            given.options.append(argument)
        else:
            given.files.append(argument)
    return given


def _refuse(wrong: object, text: str, language: str | None) -> None:
    words = said(wrong, language).format(text=text, languages=", ".join(LANGUAGES))
    complain(words)
    print(said(_SEE_HELP, language).format(command=f"{NAME} --help"), file=sys.stderr)
    raise SystemExit(MISUNDERSTOOD)


_SEE_HELP = QT_TRANSLATE_NOOP("Start", "See “{command}”.")
_USAGE = QT_TRANSLATE_NOOP("Start", "{command} [--language LANGUAGE] [--verbose] [FILE]")
_ABOUT = QT_TRANSLATE_NOOP("Start", "Four board games about building")
_OPTIONS = (
    QT_TRANSLATE_NOOP("Start", "FILE"),
    QT_TRANSLATE_NOOP("Start", "a saved game to open"),
    QT_TRANSLATE_NOOP("Start", "--language LANGUAGE"),
    QT_TRANSLATE_NOOP("Start", "language for this start only: {languages}"),
    VERBOSE,
    QT_TRANSLATE_NOOP("Start", "log everything, and print it here too"),
    "--version",
    QT_TRANSLATE_NOOP("Start", "show the version"),
    "--help",
    QT_TRANSLATE_NOOP("Start", "show this help"),
)
"""Each followed by what it does."""


def _help(language: str | None) -> str:
    words = [said(text, language) for text in _OPTIONS]
    names, meanings = words[::2], words[1::2]
    width = max(map(len, names)) + 2
    lines = [f"  {name:{width}}{meaning}" for name, meaning in zip(names, meanings, strict=True)]
    usage = said(_USAGE, language).format(command=NAME)
    text = "\n".join([usage, "", said(_ABOUT, language), "", *lines])
    return text.replace("{languages}", ", ".join(LANGUAGES))
