"""What a start is asked for, and what it answers before there is a window."""

import io
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from blueprints_desktop.desktop.app import command_line, main
from blueprints_desktop.desktop.app.command_line import StartRequest, parse_arguments
from blueprints_desktop.desktop.settings import Settings, settings_file


@pytest.fixture(autouse=True)
def nothing_set(tmp_path, monkeypatch):
    """Whatever whoever runs the tests has set."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], StartRequest()),
        (["--language", "fr", "a b.match"], StartRequest(Path("a b.match"), "fr")),
        (["100 %.match", "--language=en"], StartRequest(Path("100 %.match"), "en")),
        (["--language", "en", "--language", "system"], StartRequest(None, "system")),
        (["--", "--help"], StartRequest(Path("--help"))),
        (["--verbose", "a.match"], StartRequest(Path("a.match"), verbose=True)),
    ],
)
def test_what_a_start_is_asked_for(arguments, asked, monkeypatch):
    monkeypatch.setitem(sys.modules, "argparse", None)  # a double click does not wait for it
    assert parse_arguments(arguments) == asked


def ended(arguments: list[str], capsys) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as end:
        parse_arguments(arguments)
    told = capsys.readouterr()
    return end.value.code, told.out, told.err


def test_the_version(capsys):
    code, out, err = ended(["--version"], capsys)
    assert (code, err) == (0, "")
    assert out == f"blueprints-desktop {command_line.__version__}\n"


@pytest.mark.parametrize("option", ["-h", "--help"])
@pytest.mark.parametrize(
    ("language", "about", "file"),
    [
        ("en", "Four board games about building", "FILE "),
        ("fr", "Quatre jeux de société pour bâtisseurs", "FICHIER "),
    ],
)
def test_help_in_the_language_asked_for(option, language, about, file, capsys):
    code, out, err = ended([option, "--language", language], capsys)
    assert (code, err) == (0, "")
    assert about in out
    assert file in out
    assert "system, en, fr" in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_help_in_the_language_of_the_system(monkeypatch, capsys):
    monkeypatch.setattr(command_line, "system_language", lambda: "fr")
    assert "FICHIER" in ended(["--help"], capsys)[1]


def test_an_answer_in_the_language_of_the_settings(monkeypatch, capsys):
    monkeypatch.setattr(command_line, "system_language", lambda: "en")
    settings = Settings(QSettings(str(settings_file()), QSettings.Format.IniFormat))
    settings.set("language", "fr")
    del settings
    assert "FICHIER" in ended(["--help"], capsys)[1]
    assert "FILE" in ended(["--help", "--language", "system"], capsys)[1]
    assert "option inconnue" in ended(["--dance"], capsys)[2]


def test_help_where_the_terminal_lacks_letters(monkeypatch):
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", terminal)
    with pytest.raises(SystemExit, match="0"):
        parse_arguments(["--help", "--language", "fr"])
    terminal.seek(0)
    assert "soci?t?" in terminal.read()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--dance"], "«\N{NO-BREAK SPACE}--dance\N{NO-BREAK SPACE}»"),
        (["--dance=1", "a.match"], "--dance=1"),
        (["--language", "xx"], "system, en, fr"),
        (["--language"], "indiquez une langue (system, en, fr)"),
        (["--language="], "indiquez une langue (system, en, fr)"),
        (["a.match", "b.match"], "b.match"),
    ],
)
def test_what_is_not_understood_is_named(arguments, named, monkeypatch, capsys):
    monkeypatch.setattr(command_line, "system_language", lambda: "fr")
    code, out, err = ended(arguments, capsys)
    assert (code, out) == (command_line.MISUNDERSTOOD, "")
    first, second = err.splitlines()
    assert first.startswith("blueprints-desktop: ")
    assert named in first
    assert "blueprints-desktop --help" in second


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--language", "en"], "there is no display to show a window on"),
        (["--language", "fr"], "écran où afficher une fenêtre"),
    ],
)
def test_that_there_is_no_screen_is_said_in_the_language_asked_for(
    monkeypatch, capsys, arguments, said
):
    monkeypatch.setattr(main, "has_display", lambda: False)
    monkeypatch.setattr(main.QCoreApplication, "setApplicationName", lambda _name: None)
    assert main.main(arguments) == main.NO_DISPLAY
    assert capsys.readouterr().err.endswith(f"{said}\n")
