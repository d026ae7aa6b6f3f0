"""Qt Linguist's files, read as they are."""

from pathlib import Path

import pytest

from blueprints_desktop import places
from blueprints_desktop.desktop.i18n.language import OF_SOURCES
from blueprints_desktop.desktop.i18n.ts_translator import TsTranslator

FILE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Menu</name>
    <message>
        <location filename="a.py" line="1"/>
        <source>Save &amp; quit</source>
        <translation>Sauver &amp; quitter</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a door</comment>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished">Plus tard</translation>
    </message>
    <message>
        <source>Never</source>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def french(tmp_path: Path) -> TsTranslator:
    path = tmp_path / "words.ts"
    path.write_text(FILE, encoding="utf-8")
    return TsTranslator(path)


@pytest.mark.parametrize(
    ("context", "text", "comment", "said"),
    [
        ("Menu", "Save & quit", None, "Sauver & quitter"),
        ("Menu", "Open", "a door", "Ouvrir"),
        ("Menu", "Open", None, None),
        ("Table", "Open", None, "Ouvert"),
        ("Menu", "Later", None, None),
        ("Menu", "Never", None, None),
    ],
)
def test_finished_translations_only(
    french: TsTranslator, context: str, text: str, comment: str | None, said: str | None
) -> None:
    assert french.translate(context, text, comment) == said


@pytest.mark.parametrize(("count", "said"), [(0, "%n dé"), (1, "%n dé"), (2, "%n dés")])
def test_plurals(french: TsTranslator, count: int, said: str) -> None:
    assert french.translate("Menu", "%n die(s)", None, count) == said


def test_a_file_without_translations_is_empty(tmp_path: Path, french: TsTranslator) -> None:
    assert not french.isEmpty()
    path = tmp_path / "none.ts"
    path.write_text('<TS version="2.1" language="en"/>', encoding="utf-8")
    assert TsTranslator(path).isEmpty()


def test_a_file_with_nothing_but_plurals_is_read_when_one_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "words.ts"
    lazy = TsTranslator(path, plurals_only=True)
    assert not lazy.isEmpty()
    assert lazy.translate("Menu", "Open") is None, "although the file is not even there"
    path.write_text(FILE, encoding="utf-8")
    assert lazy.translate("Menu", "%n die(s)", None, 2) == "%n dés"


def test_the_language_of_the_sources_has_a_file_for_plurals_only() -> None:
    english = places.translations() / f"blueprints_desktop_{OF_SOURCES}.ts"
    text = english.read_text(encoding="utf-8")
    assert text.count("<message") == text.count('<message numerus="yes">') > 0
