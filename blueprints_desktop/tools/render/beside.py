"""A picture beside the mock-up it is to pass."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from blueprints_desktop.tools.render.studio import RenderStyle

_MOCK_UPS = {
    "home-continue": ("home-{theme}.png",),
    "new-game-blueprints": ("new-game.png",),
    "curtain": ("curtain.png",),
    "blueprints-dice-sheet": ("dice-sheet.png",),
    "blueprints-table-3p": ("blueprints-table-{language}.png", "blueprints-table-{theme}.png"),
    "blueprints-reveal-3p": ("blueprints-reveal.png",),
}
"""By scene: the mock-ups of the same kind, the one to prefer first."""
_LANGUAGES = {"en": "english", "fr": "french"}
_GAP = 16


def mock_up(name: str, style: RenderStyle, folder: Path) -> Path | None:
    """The mock-up of a scene, if the folder holds one."""
    for pattern in _MOCK_UPS.get(name, ()):
        path = folder / pattern.format(theme=style.theme, language=_LANGUAGES[style.language])
        if path.is_file():
            return path
    return None


def side_by_side(mock: Path, picture: QPixmap) -> QPixmap:
    """The mock-up at the left, the picture at the right, equally high."""
    left = QPixmap(str(mock))
    height = picture.height()
    left = left.scaledToHeight(height, Qt.TransformationMode.SmoothTransformation)
    right = QPixmap(picture)
    right.setDevicePixelRatio(1.0)
    whole = QPixmap(left.width() + _GAP + right.width(), height)
    whole.fill(QColor("#808080"))
    painter = QPainter(whole)
    painter.drawPixmap(0, 0, left)
    painter.drawPixmap(left.width() + _GAP, 0, right)
    painter.end()
    return whole
