"""A spoiled setting counts as not set, whatever it is, and stops nothing."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from blueprints_desktop.desktop.session.create_match import id_of, last_person, last_setup
from blueprints_desktop.desktop.settings import (
    ANIMATIONS,
    FINISHES,
    LANGUAGES,
    PACES,
    SCALES,
    THEMES,
    Settings,
    settings_file,
    settings_in,
    text,
)
from blueprints_desktop.desktop.ui.file_dialogs import usual_folder
from blueprints_desktop.games import registry
from tests.desktop.faults import spoiled_settings

CASES = list(spoiled_settings.values())


def named(value: str) -> str:
    return f"{value:.30}"


@pytest.fixture
def spoiled(homes):
    """Write a settings file as it is told."""

    def write(told: str) -> Path:
        file = settings_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told, encoding="utf-8", errors="surrogatepass")
        return file

    assert homes.is_dir()
    return write


@pytest.mark.parametrize("value", CASES, ids=named)
def test_every_setting_with_this_value(spoiled, value):
    settings = Settings(settings_in(spoiled(spoiled_settings.everything(value))))
    assert settings.language in LANGUAGES
    assert settings.theme in THEMES
    assert settings.animation in ANIMATIONS
    assert settings.pace in PACES
    assert settings.scale in SCALES
    assert settings.colour_safe in (True, False)
    assert settings.finish_turn in FINISHES
    assert usual_folder(settings).is_dir()
    for game in registry.KEYS:
        last_person(settings, game).encode()
        setup = last_setup(settings, game)
        assert isinstance(setup.options, dict)
        for seat in setup.seats or ():
            assert isinstance(seat["name"] + seat["kind"], str)
            assert seat["colour"] is None or type(seat["colour"]) is int
    given = id_of(settings, "Ada")
    assert 0 < len(given) <= 64
    assert given.encode()
    assert id_of(settings, "Ada") == given, "it is remembered now"
    assert settings.finish(60)
    again = Settings(settings_in(settings_file()))
    assert id_of(again, "Ada") == given


@pytest.mark.usefixtures("no_grace")
@pytest.mark.parametrize("value", CASES[::4], ids=named)
def test_the_window_with_this_value_everywhere(spoiled, qtbot, value):
    file = spoiled(spoiled_settings.everything(value))
    with qtbot.captureExceptions() as errors:
        spoiled_settings.use(file)
    assert not errors


def test_what_is_sound_beside_it_is_kept(spoiled):
    seats = '{\\"seats\\": [{\\"name\\": \\"Zoé\\", \\"colour\\": 9.5}, 3], \\"options\\": 5}'
    told = {"last_game": "fits", "new_game\\fits": f'"{seats}"', "scale": "130", "theme": "[["}
    settings = Settings(settings_in(spoiled(spoiled_settings.content(told))))
    assert (settings.scale, settings.theme) == (130, "system")
    assert last_person(settings, "fits") == "Zoé"
    assert last_setup(settings, "fits").options == {}


def test_it_is_logged_once_and_without_what_it_holds(spoiled, caplog):
    told = {"players": '"{\\"Zoé\\": "', "last_game": "[[1]]"}
    settings = Settings(settings_in(spoiled(spoiled_settings.content(told))))
    for _ in range(3):
        id_of(settings, "Ada")
        settings.recall("last_game", text)
    assert caplog.text.count("counts as not set") == 2
    assert "Zoé" not in caplog.text


def test_a_check_that_fails_counts_as_not_set(settings):
    settings.remember("thing", [1])
    assert settings.recall("thing", lambda value: value[0]) == 1
    assert settings.recall("thing", lambda value: value["x"]) is None
    assert settings.recall("thing", text) is None
    assert settings.recall("nothing", lambda _value: 1) is None


@pytest.mark.parametrize(
    "put",
    [os.mkfifo, lambda path: path.symlink_to("/dev/zero"), lambda path: path.write_text(";" * 5_000_000)],
    ids=["a pipe", "a device", "a huge file"],
)  # fmt: skip
def test_what_is_no_settings_file_gets_another_name(spoiled, put, caplog):
    path = spoiled("")
    path.unlink()
    put(path)
    settings = Settings(settings_in(path))
    settings.set("scale", 150)
    assert settings.finish(60)
    assert Settings(settings_in(path)).scale == 150
    assert len(list(path.parent.glob("settings damaged *.ini"))) == 1
    assert "the settings file is no regular file or too large" in caplog.text


def test_where_it_cannot_be_renamed_another_file_is_used(spoiled, monkeypatch):
    def refuse(*_paths: object) -> None:
        raise PermissionError

    path = spoiled("")
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(Path, "rename", refuse)
    settings = Settings(settings_in(path))
    settings.set("scale", 150)
    assert settings.finish(60)
    assert QSettings(str(path.with_name("settings new.ini")), QSettings.Format.IniFormat).contains(
        "scale"
    )
