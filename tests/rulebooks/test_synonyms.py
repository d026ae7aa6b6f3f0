"""The lists of synonyms: of use in the books they are for, and alike in all languages."""

import re

import pytest

from blueprints_desktop import places
from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks import synonyms
from blueprints_desktop.rulebooks.files import read_rulebook
from blueprints_desktop.rulebooks.synonyms import GENERAL, groups, meanings
from blueprints_desktop.rulebooks.terms import LANGUAGES

languages = pytest.mark.parametrize("language", LANGUAGES)


def text_of(game: str, language: str) -> str:
    """A book without its table of terms, which explains nothing."""
    text, _ = read_rulebook(game, language)
    return " ".join(text.partition("{#terms}")[0].split())


def stands(words: tuple[str, ...], text: str) -> bool:
    return any(
        re.search(rf"(?<!\w){re.escape(word)}[sx]?(?!\w)", text, re.IGNORECASE) for word in words
    )


@languages
def test_every_group_has_a_word_of_the_books_it_is_for(language):
    """What serves one game only is that game's."""
    for table, entries in groups(language).items():
        games = registry.KEYS if table == GENERAL else [table]
        texts = [text_of(game, language) for game in games]
        least = 2 if table == GENERAL else 1
        of_no_use = [
            key for key, words in entries.items() if sum(stands(words, t) for t in texts) < least
        ]
        assert of_no_use == [], f"[{table}] of synonyms.{language}.toml"


@languages
def test_no_group_has_a_word_twice_or_alone(language):
    for entries in groups(language).values():
        for key, words in entries.items():
            assert len({word.casefold() for word in words}) == len(words), key


def test_all_languages_have_the_same_groups():
    tables = [
        {table: set(entries) for table, entries in groups(each).items()} for each in LANGUAGES
    ]
    assert tables[0] == tables[1]
    assert GENERAL in tables[0]
    assert set(tables[0]) <= {GENERAL, *registry.KEYS}


def test_terms_pair_the_languages():
    glass = next(each for each in meanings("blueprints") if each.id == "glass")
    assert {"glass", "white"} <= set(glass.words["en"])
    assert {"verre", "blanc"} <= set(glass.words["fr"])
    assert any(each.id == "chain" for each in meanings("skyline"))
    assert not any(each.id == "chain" for each in meanings("fits"))


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ('words = ["a"]', "words"),
        ("[general]\ntie = []", "general.tie"),
        ('[general]\ntie = "draw"', "general.tie"),
        ('[general]\ntie = ["draw", ""]', "general.tie"),
    ],
)
def test_a_list_that_is_none_is_named(monkeypatch, tmp_path, text, entry):
    (tmp_path / "rulebooks").mkdir()
    (tmp_path / "rulebooks" / "synonyms.xx.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(places, "resources", lambda: tmp_path)
    with pytest.raises(BadData) as raised:
        synonyms.groups.__wrapped__("xx")
    assert (raised.value.source, raised.value.entry) == ("synonyms.xx.toml", entry)
