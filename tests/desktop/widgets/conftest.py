"""A look of one's own for every test."""

import pytest
from PySide6.QtCore import QSettings

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.settings import Settings


@pytest.fixture
def settings(request, tmp_path) -> Settings:
    request.getfixturevalue("qapp")
    made = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    made.set("theme", "light")
    made.set("animation", "off")
    return made


@pytest.fixture
def appearance(settings) -> Appearance:
    return Appearance(settings)
