"""Whoever gave no name is one person, in whatever language the matches were played."""

import re
import xml.etree.ElementTree as Tree

from blueprints_desktop.desktop.computers.players import quick_game
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.i18n.names import known_as, shown_name
from blueprints_desktop.desktop.pages.statistics.wording import player_name
from blueprints_desktop.desktop.session.create_match import id_of
from blueprints_desktop.desktop.ui.board.board_api import people_of
from blueprints_desktop.places import translations
from blueprints_desktop.store.header import PERSON


def templates():
    """The default name in every language there is."""
    yield "Player {number}"
    for file in sorted(translations().glob("*.ts")):
        for context in Tree.parse(file).iter("context"):
            if context.findtext("name") != "SeatsPanel":
                continue
            for message in context.iter("message"):
                if message.findtext("source") == "Player {number}":
                    yield message.findtext("translation") or "Player {number}"


def test_every_languages_default_name_is_known():
    names = [template.format(number=3) for template in templates()]
    assert "Joueur 3" in names
    assert len({known_as(name) for name in names}) == 1
    assert {shown_name(name) for name in names} == {"Player 3"}


def test_play_now_in_two_languages_is_one_person(settings):
    _language = Language(settings)
    settings.set("language", "en")
    english = quick_game("fits", settings).players[0]
    settings.set("language", "fr")
    french = quick_game("fits", settings).players[0]
    assert (english.name, french.name) == ("Player 1", "Joueur 1")
    assert english.id == french.id
    assert people_of([english])[0].name == "Joueur 1"
    assert player_name("Player 1", PERSON) == "Joueur 1"
    assert player_name("Ada", PERSON) == "Ada"
    settings.set("language", "en")


def test_an_id_from_before_is_kept(settings):
    settings.remember("players", {"joueur 1": "f1", "ada": "a"})
    assert id_of(settings, "Player 1") == id_of(settings, "joueur 1") == "f1"
    assert id_of(settings, "ADA") == "a"
    assert re.fullmatch("[0-9a-f]{32}", id_of(settings, "Player 2"))
