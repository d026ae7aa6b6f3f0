"""Words on a button that lies on the desk."""

import pytest

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.ui.controls import buttons
from blueprints_desktop.desktop.ui.controls.buttons import DeskButton


@pytest.mark.parametrize("words", ["Score and log", "Score et journal", "Score and log iams"])
def test_words_below_the_sign_stay_on_the_button(qtbot, monkeypatch, appearance, words):
    written: list[tuple[str, float]] = []
    monkeypatch.setattr(
        buttons, "write", lambda _painter, text, at, *_how: written.append((text, at.y()))
    )
    button = DeskButton(Icon.INFO, appearance)
    qtbot.addWidget(button)
    button.setText(words)
    button.resize(72, 64)
    button.grab()
    assert " ".join(text for text, _ in written) == words
    assert all(y < button.height() - 8 for _, y in written)


@pytest.mark.parametrize("size", [(92, 68), (220, 40)])
def test_the_key_is_drawn_with_words_below_or_beside_the_sign(qtbot, monkeypatch, appearance, size):
    drawn = []
    monkeypatch.setattr(
        buttons, "paint_keycap", lambda _painter, at, key, *_how: drawn.append((key, at))
    )
    button = DeskButton(Icon.MONUMENT, appearance)
    qtbot.addWidget(button)
    button.setText("See it")
    button.key = "B"
    button.resize(*size)
    button.grab()
    ((key, at),) = drawn
    assert key == "B"
    assert button.rect().contains(at.toPoint())


def test_a_button_on_the_desk_says_its_words_and_its_key(qtbot, appearance):
    button = DeskButton(Icon.EYE, appearance)
    qtbot.addWidget(button)
    button.key = "V"
    button.set_words("See the pieces")
    assert (button.text(), button.accessibleName()) == ("See the pieces", "See the pieces")
    assert "See the pieces (V)" in button.toolTip()
