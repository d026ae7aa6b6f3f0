"""Words that mean the same, so that a search finds what somebody calls otherwise.

``synonyms.<language>.toml`` has a table ``general`` and one for each game. An entry is the id of a
meaning with its words in this language; the id is the same in all languages. If it is also the id of
a term, the words of the term belong to the meaning. Every other term is a meaning of its own.
"""

from collections.abc import Mapping
from functools import cache

from attrs import frozen

from blueprints_desktop import places
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.rulebooks.terms import LANGUAGES, terms

GENERAL = "general"


@frozen(eq=False)
class Meaning:
    """What several words stand for. There is one of each, so a meaning is equal only to itself."""

    id: str
    words: Mapping[str, tuple[str, ...]]
    """Its words in each language; each may consist of several."""


Groups = Mapping[str, Mapping[str, tuple[str, ...]]]
"""For ``general`` and each game the ids of meanings, and their words in one language."""


@cache
def groups(language: str) -> Groups:
    """What the file of a language says; BadData names the entry that is no list of words."""
    source = f"synonyms.{language}.toml"
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for table, entries in read_toml(places.resources() / "rulebooks" / source).items():
        if not isinstance(entries, dict):
            raise BadData("not-a-table-of-synonyms", source, table)
        found[table] = {}
        for key, words in entries.items():
            if not isinstance(words, list) or not words:
                raise BadData("not-a-list-of-words", source, f"{table}.{key}")
            listed = tuple(word for word in words if isinstance(word, str) and word.strip())
            if len(listed) < len(words):
                raise BadData("not-a-list-of-words", source, f"{table}.{key}")
            found[table][key] = listed
    return found


@cache
def meanings(game: str) -> tuple[Meaning, ...]:
    """All meanings that words of this game's books and of the people who search them have."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for language in LANGUAGES:
        tables = groups(language)
        for entries in (tables.get(GENERAL, {}), tables.get(game, {})):
            for key, words in entries.items():
                _add(found, key, language, words)
        for key, term in terms(game, language).items():
            _add(found, key, language, (term.one, term.many))
    return tuple(Meaning(key, words) for key, words in found.items())


def _add(
    found: dict[str, dict[str, tuple[str, ...]]], key: str, language: str, words: tuple[str, ...]
) -> None:
    known = found.setdefault(key, {})
    known[language] = tuple(dict.fromkeys((*known.get(language, ()), *words)))
