"""Words on a button that lies on the desk."""

import pytest

from blueprints_desktop.desktop.boards import desk_button
from blueprints_desktop.desktop.boards.desk_button import DeskButton
from blueprints_desktop.desktop.drawing.signs.icons import Icon


@pytest.mark.parametrize("words", ["Score and log", "Score et journal", "Score and log iams"])
def test_words_below_the_sign_stay_on_the_button(qtbot, monkeypatch, appearance, words):
    written: list[tuple[str, float]] = []
    monkeypatch.setattr(
        desk_button, "write", lambda _painter, text, at, *_how: written.append((text, at.y()))
    )
    button = DeskButton(Icon.INFO, appearance)
    qtbot.addWidget(button)
    button.setText(words)
    button.resize(72, 64)
    button.grab()
    assert " ".join(text for text, _ in written) == words
    assert all(y < button.height() - 8 for _, y in written)
