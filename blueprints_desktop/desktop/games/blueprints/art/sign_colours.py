"""The signs of the materials in tones that can be read on a panel."""

from PySide6.QtGui import QColor

from blueprints_desktop.desktop.drawing.palette import GLASS, STONE, WOOD, Palette, lighter


def sign_colour(palette: Palette, material: int) -> QColor:
    """A material's sign on a panel."""
    tones = palette.materials[material].tones
    if material == WOOD:
        return tones.top if palette.dark else tones.right
    if material == STONE:
        return tones.edge if palette.dark else tones.left
    if material == GLASS:
        return lighter(tones.dark, 0.45) if palette.dark else tones.dark
    return tones.top if palette.dark else tones.left
