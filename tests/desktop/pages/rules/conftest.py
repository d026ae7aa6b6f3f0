"""The rulebook page in a window of its own."""

import pytest

from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage


@pytest.fixture
def page(qtbot, appearance, settings):
    """The book of Blueprints in a window of its own."""
    made = RulesPage(appearance, settings, "blueprints")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made
