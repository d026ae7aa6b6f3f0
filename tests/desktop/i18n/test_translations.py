"""What people read, in both languages: complete, well set, and found on the screens."""

import ast
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QCoreApplication, QObject

from blueprints_desktop import places
from blueprints_desktop.desktop.games.monuments.texts.words import bricks_of
from blueprints_desktop.desktop.i18n.language import Language, short_day, term
from blueprints_desktop.desktop.i18n.number_format import and_list, or_list
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import PRIZES
from blueprints_desktop.games.fits.titles import TITLES
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.lessons.reading import all_lessons
from blueprints_desktop.rulebooks.files import read_rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES, terms
from blueprints_desktop.tools import translations
from tests.desktop.i18n.messages import ENGLISH, FRENCH, said
from tests.desktop.i18n.typography import (
    NARROW_SPACE,
    SPACE,
    ill_set_english,
    ill_set_french,
    printed,
)

ILL_SET = [("en", ill_set_english), ("fr", ill_set_french)]
DESKTOP = translations.PACKAGE / "desktop"


# --- the files ------------------------------------------------------------------------


def test_the_files_say_what_the_sources_say():
    assert translations.out_of_date(places.translations()) == []


def test_new_texts_are_gathered_and_old_ones_dropped(tmp_path):
    said = (
        'from PySide6.QtCore import QCoreApplication as Q\nQ.translate("A", "{}", "", len("ab"))\n'
    )
    for name in translations.FILES:
        (tmp_path / name).write_text('<TS version="2.1" language="fr"></TS>', encoding="utf-8")
    for text in ("%n bricks", "%n stones"):
        (tmp_path / "module.py").write_text(said.format(text), encoding="utf-8")
        translations.gather(tmp_path, tmp_path)
    written = (tmp_path / "blueprints_desktop_en.ts").read_text(encoding="utf-8")
    assert "%n stones" in written
    assert "%n bricks" not in written
    assert 'numerus="yes"' in written
    (tmp_path / "module.py").write_text("", encoding="utf-8")
    assert translations.out_of_date(tmp_path, tmp_path) == list(translations.FILES)


SOURCE = """
from PySide6.QtCore import QCoreApplication as Q
Q.translate("A", "Lay the brick")
Q.translate("A", "%n bricks", "", len("ab"))
"""


@pytest.fixture
def sources(tmp_path):
    """A package with two texts, and files that have none of them yet."""
    (tmp_path / "module.py").write_text(SOURCE, encoding="utf-8")
    for name in translations.FILES:
        (tmp_path / name).write_text('<TS version="2.1" language="fr"></TS>', encoding="utf-8")
    return tmp_path


def translate_all(folder):
    for name in translations.FILES:
        text = (folder / name).read_text(encoding="utf-8")
        text = text.replace(' type="unfinished"', "").replace("></", ">posez %n</")
        (folder / name).write_text(text, encoding="utf-8")


def test_what_is_to_be_translated_is_named(sources, capsys):
    assert translations.bring_up_to_date(sources, sources) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 unfinished text in blueprints_desktop_en.ts: %n bricks",
        "2 unfinished texts in blueprints_desktop_fr.ts: %n bricks; Lay the brick",
    ]
    translate_all(sources)
    assert translations.bring_up_to_date(sources, sources) == 0
    assert capsys.readouterr().out.splitlines() == [
        "0 unfinished texts in blueprints_desktop_en.ts",
        "0 unfinished texts in blueprints_desktop_fr.ts",
    ]


def test_the_check_fails_on_what_is_unfinished_or_out_of_date(sources, capsys):
    translations.bring_up_to_date(sources, sources)
    capsys.readouterr()
    assert translations.check(sources, sources) == 1
    said = capsys.readouterr().out
    assert "out of date" not in said
    assert "1 unfinished text in blueprints_desktop_en.ts: %n bricks" in said
    translate_all(sources)
    assert translations.check(sources, sources) == 0
    (sources / "module.py").write_text("", encoding="utf-8")
    assert translations.check(sources, sources) == 1
    assert "blueprints_desktop_fr.ts is out of date" in capsys.readouterr().out


def test_every_text_is_translated():
    assert [m.key for m in (*FRENCH, *ENGLISH) if not m.is_finished or not all(m.forms)] == []


def test_plurals_have_two_forms_in_both_languages():
    assert {m.key for m in FRENCH if m.is_plural} == {m.key for m in ENGLISH}
    plurals = [m for m in (*FRENCH, *ENGLISH) if m.is_plural]
    assert [m.key for m in plurals if len(m.forms) != 2] == []
    assert [m.key for m in FRENCH if ("%n" in m.source) != m.is_plural] == []
    assert [m.key for m in plurals if any("%n" not in form for form in m.forms)] == []


def fields(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


@pytest.mark.parametrize("messages", [FRENCH, ENGLISH], ids=["French", "English"])
def test_placeholders_are_those_of_the_source(messages):
    wrong = [m.key for m in messages if any(fields(f) != fields(m.source) for f in m.forms)]
    assert wrong == []


def test_english_is_well_set():
    sources = [m.source for m in FRENCH] + [form for m in ENGLISH for form in m.forms]
    assert [text for text in sources if ill_set_english(text)] == []


# --- as it is printed -----------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Supprimer ?",
        f"Supprimer{SPACE}?",
        "Vide: tiré",
        f"Vide{NARROW_SPACE}: tiré",
        "l'édifice",
        "« Anna »",
        "Un instant...",
        "deux  espaces",
        f"il y a{NARROW_SPACE}%n jours",
        f"4{NARROW_SPACE}points",
        "30 min",
        "{minutes} min",
        "2-4 joueurs",
    ],
)
def test_french_that_is_ill_set_would_be_found(text):
    assert ill_set_french(text)


@pytest.mark.parametrize(
    "text",
    [
        f"Supprimer «{SPACE}%n{SPACE}» pour de bon{NARROW_SPACE}?",
        f"1{NARROW_SPACE}250 à 40{NARROW_SPACE}%",
        f"30{SPACE}min, 2\N{EN DASH}4 joueurs, le 2026-03-14",
    ],
)
def test_french_that_is_well_set(text):
    assert not ill_set_french(text)


def test_french_is_well_set():
    assert [m.key for m in FRENCH if any(map(ill_set_french, m.forms))] == []
    rulebooks = [(key, t.one, t.many) for key in registry.KEYS for t in terms(key, "fr").values()]
    assert [words for words in rulebooks if any(map(ill_set_french, words))] == []


@pytest.mark.parametrize("game", registry.KEYS)
@pytest.mark.parametrize(("language", "ill_set"), ILL_SET)
def test_rulebooks_are_well_set(game, language, ill_set):
    paragraphs = [printed(each) for each in read_rulebook(game, language)[0].split("\n\n")]
    assert len(paragraphs) > 20
    assert [each for each in paragraphs if ill_set(each)] == []


@pytest.mark.parametrize(("language", "ill_set"), ILL_SET)
def test_lessons_are_well_set(language, ill_set):
    told = [(lesson.name, text) for lesson in all_lessons() for text in said(lesson, language)]
    assert len(told) > 20
    assert [each for each in told if ill_set(each[1])] == []


@pytest.mark.parametrize(
    "text", ["don't", 'the "wall"', "One moment...", "two  spaces", "2-4 players", "cells 10-12"]
)
def test_english_that_is_ill_set_would_be_found(text):
    assert ill_set_english(text)
    assert not ill_set_english(
        "don’t say “wall” to 2\N{EN DASH}4 players of a 64-bit game on 2026-03-14"
    )


def test_buttons_of_the_action_bar_do_not_grow_much():
    """By a third, or by a word where the English is very short."""
    given = [word for _, call in _calls() for word in call.keywords]
    buttons = {
        node.value
        for word in given
        if word.arg in ("primary", "secondary")
        for node in ast.walk(word.value)
        if isinstance(node, ast.Constant)
    }
    assert len(buttons) > 10
    long = [
        (m.source, form)
        for m in FRENCH
        for form in m.forms
        if m.source in buttons and len(form) > max(1.3 * len(m.source), len(m.source) + 7)
    ]
    assert long == []


# --- what the code says ---------------------------------------------------------------


@cache
def _calls() -> tuple[tuple[Path, ast.Call], ...]:
    """Every call in the desktop's modules."""
    modules = sorted(DESKTOP.rglob("*.py"))
    trees = [(module, ast.parse(module.read_text(encoding="utf-8"))) for module in modules]
    return tuple(
        (module, node)
        for module, tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    )


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def test_tr_is_given_nothing_but_literals():
    """Else lupdate would not find them."""
    assert len(_calls()) > 1000
    wrong = [
        f"{module.name}:{call.lineno}"
        for module, call in _calls()
        if _name(call) in ("tr", "QT_TRANSLATE_NOOP")
        and not all(isinstance(text, ast.Constant) for text in call.args[:2])
    ]
    assert wrong == []


def test_every_literal_was_found():
    known = {(m.source, m.comment) for m in FRENCH}
    missed = []
    for module, call in _calls():
        first = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(_name(call))
        texts = [a.value for a in call.args if isinstance(a, ast.Constant)]
        if first is None or len(texts) <= first or not isinstance(texts[first], str):
            continue
        comment = texts[first + 1] if len(texts) > first + 1 else ""
        if (texts[first], comment) not in known:
            missed.append(f"{module.name}:{call.lineno} {texts[first]!r}")
    assert missed == []


def test_every_term_that_is_asked_for_exists():
    missing = []
    for module, call in _calls():
        if _name(call) != "term" or len(call.args) < 2:
            continue
        where, key = call.args[:2]
        game = where.value if isinstance(where, ast.Constant) else module.parent.name
        if (
            isinstance(key, ast.Constant)
            and game in registry.KEYS
            and key.value not in terms(game, "en")
        ):
            missing.append(f"{module.name}:{call.lineno} {key.value}")
    assert missing == []


# --- the games' own words -------------------------------------------------------------


@pytest.mark.parametrize("game", registry.KEYS)
def test_both_rulebooks_have_the_same_terms(game):
    english, french = (terms(game, language) for language in LANGUAGES)
    assert list(english) == list(french)
    assert "game" in english


def test_what_the_games_name_has_a_term():
    wanted = {
        "blueprints": {*MATERIALS, *PRIZES, "gold", "silver", "bronze"},
        "fits": {title.name for title in TITLES},
        "skyline": set(CARDS),
    }
    assert {game: keys - set(terms(game, "fr")) for game, keys in wanted.items()} == {
        game: set() for game in wanted
    }


# --- in the running program -----------------------------------------------------------


@pytest.fixture
def french(settings) -> Iterator[None]:
    """The program speaks French until told otherwise."""
    made = Language(settings, "fr")
    yield
    settings.set("language", "en")
    for translator in made.findChildren(QObject):
        QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("fr", ["0 point", "1 point", "2 points", "21 points"]),
        ("en", ["0 points", "1 point", "2 points", "21 points"]),
    ],
)
def test_plurals_through_qt(settings, spoken, said):
    settings.set("language", spoken)
    translate = QCoreApplication.translate
    assert [translate("Figures", "%n points", "", n) for n in (0, 1, 2, 21)] == said


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("fr", ["briques violettes, rouges ou neutres", "briques violettes et orange"]),
        ("en", ["violet, red or neutral bricks", "violet and orange bricks"]),
    ],
)
def test_bricks_of_several_colours_are_named_once(settings, spoken, said):
    settings.set("language", spoken)
    assert [bricks_of((0, 1, 2), or_list), bricks_of((0, 3), and_list)] == said


@pytest.mark.usefixtures("french")
def test_terms_and_the_buttons_of_qt_follow_the_language(settings):
    def said() -> tuple[str, str, str]:
        close = QCoreApplication.translate("QPlatformTheme", "Close")
        return term("blueprints", "die", 0), term("blueprints", "die", 2), close

    assert said() == ("dé", "dés", "Fermer")
    settings.set("language", "en")
    assert said() == ("dice", "dice", "Close")


@pytest.mark.parametrize(
    ("language", "day", "told"),
    [
        ("en", date(2026, 3, 4), "4 Mar 2026"),
        ("fr", date(2026, 4, 3), "3 avr. 2026"),
        ("fr", date(2026, 4, 1), "1er avr. 2026"),
    ],
)
def test_nobody_takes_a_day_for_a_month(settings, language, day, told):
    spoken = Language(settings, language)
    assert short_day(day) == told
    settings.set("language", "en")  # and its words are in force no more
    spoken.deleteLater()
