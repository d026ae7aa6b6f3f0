"""The rulebooks of the program, each read when it is first opened."""

from functools import cache

from blueprints_desktop.rulebooks.book import Book
from blueprints_desktop.rulebooks.files import read_rulebook
from blueprints_desktop.rulebooks.parsing import parse_book


@cache
def rulebook(game: str, language: str) -> Book:
    """The rulebook of a game in a language."""
    return parse_book(*read_rulebook(game, language))
