"""Every colour of the program, by the name of what it is for.

Four sets: light and dark, each also in a colour-blind-safe cut in which players, FITS hues and
bricks differ in lightness as well as in hue. Nothing else in the program writes a colour down.
"""

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor

from blueprints_desktop.desktop.drawing.colours import (
    Material,
    Seat,
    Stone,
    Tones,
    Wood,
    alpha,
    contrast,
    lighter,
    luminance,
    mix,
    tones_of,
)
from blueprints_desktop.desktop.drawing.hues import (
    FITS,
    SAFE_FITS,
    SYMBOLS,
    bricks,
    clear,
    materials,
    seats,
    stone_of,
)

__all__ = [
    "GLASS",
    "RECYCLED",
    "STONE",
    "WOOD",
    "Material",
    "Palette",
    "Seat",
    "Stone",
    "Tones",
    "Wood",
    "alpha",
    "contrast",
    "lighter",
    "luminance",
    "mix",
    "palette",
]

WOOD, RECYCLED, STONE, GLASS = range(4)


class Palette(NamedTuple):
    """One theme. ``key`` tells it apart in the pixmap cache."""

    key: str
    dark: bool
    colour_safe: bool

    desk: QColor
    desk_lit: QColor
    desk_far: QColor
    panel: QColor
    panel_raised: QColor
    panel_sunk: QColor
    line: QColor
    text: QColor
    text_2: QColor
    paper: QColor
    paper_lit: QColor
    paper_deep: QColor
    paper_edge: QColor
    grid_minor: QColor
    grid_major: QColor
    ink: QColor
    ink_2: QColor
    pencil: QColor
    accent: QColor
    accent_text: QColor
    success: QColor
    warn: QColor
    gold: QColor
    silver: QColor
    bronze: QColor

    shadow_on_paper: QColor
    shadow_on_desk: QColor
    panel_shadow: tuple[float, float]
    """Strength of a panel's near and far shadow."""

    materials: tuple[Material, Material, Material, Material]
    seats: tuple[Seat, Seat, Seat, Seat]
    fits: tuple[QColor, ...]
    """Terracotta, ochre, sage, teal, slate, plum."""
    fits_symbols: tuple[QColor, ...]
    """The symbols of FITS on paper: ring, cross, star, wave, key."""
    bricks: tuple[Tones, Tones, Tones, Tones]
    """Violet, red, neutral, orange."""
    jewel: Tones
    first_player: Tones
    brass: Tones
    tower: Tones
    white_die: Tones
    black_die: Tones
    wood: Wood
    ruler: Wood
    quarry: Stone

    @property
    def medals(self) -> tuple[QColor, QColor, QColor]:
        return self.gold, self.silver, self.bronze


def _light() -> Palette:
    return Palette(
        key="light",
        dark=False,
        colour_safe=False,
        desk=QColor("#E6E0D4"),
        desk_lit=QColor("#F2EEE6"),
        desk_far=QColor("#D8D0C0"),
        panel=QColor("#FBF9F4"),
        panel_raised=QColor("#FFFFFF"),
        panel_sunk=QColor("#ECE6DA"),
        line=QColor("#D5CCBC"),
        text=QColor("#1E2A38"),
        text_2=QColor("#4B5767"),
        paper=QColor("#1B4B86"),
        paper_lit=QColor("#23589D"),
        paper_deep=QColor("#143B6D"),
        paper_edge=QColor("#0E2C54"),
        grid_minor=clear("#FFFFFF", 0.055),
        grid_major=clear("#FFFFFF", 0.13),
        ink=QColor("#EDF5FF"),
        ink_2=QColor("#B5D0F0"),
        pencil=QColor("#F7C548"),
        accent=QColor("#1F5FAE"),
        accent_text=QColor("#FFFFFF"),
        success=QColor("#1F7A4D"),
        warn=QColor("#A8480F"),
        gold=QColor("#D9A521"),
        silver=QColor("#A9B1BA"),
        bronze=QColor("#B5733C"),
        shadow_on_paper=QColor("#071B38"),
        shadow_on_desk=QColor("#3B3122"),
        panel_shadow=(0.10, 0.10),
        materials=materials(False),
        seats=seats(False, False),
        fits=tuple(QColor(hue) for hue in FITS),
        fits_symbols=tuple(QColor(hue) for hue in SYMBOLS),
        bricks=bricks(False),
        jewel=tones_of("#8AD3FA", "#46B4F0", "#1F7FBE"),
        first_player=tones_of("#4A4F57", "#24272C", "#15171A"),
        brass=tones_of("#E7C46A", "#C79A35", "#8F6A1C", "#F6E7BC"),
        tower=tones_of("#F4F6F8", "#D9DEE5", "#AEB6C1"),
        white_die=tones_of("#FFFFFF", "#EDEFF2", "#CBD0D7"),
        black_die=tones_of("#3B4048", "#262A30", "#16181C"),
        wood=Wood(QColor("#E9CFA4"), QColor("#D2AE78"), QColor("#A47E4B"), QColor("#5A3A14")),
        ruler=Wood(QColor("#EFCF96"), QColor("#DDB36C"), QColor("#B27F3C"), QColor("#5A3A14")),
        quarry=stone_of("#DCE0E4", "#C6CCD3", "#AEB6C0", "#66707D", "#3E4856"),
    )


def _dark() -> Palette:
    return _light()._replace(
        key="dark",
        dark=True,
        desk=QColor("#1A1D22"),
        desk_lit=QColor("#262A31"),
        desk_far=QColor("#121418"),
        panel=QColor("#262A31"),
        panel_raised=QColor("#31363F"),
        panel_sunk=QColor("#1C1F25"),
        line=QColor("#3A4049"),
        text=QColor("#E8EBEF"),
        text_2=QColor("#A9B2BE"),
        paper=QColor("#17427A"),
        paper_lit=QColor("#1D4F90"),
        paper_deep=QColor("#10335F"),
        paper_edge=QColor("#0A2145"),
        ink=QColor("#E3EEFC"),
        ink_2=QColor("#A9C6E9"),
        accent=QColor("#6FB1F5"),
        accent_text=QColor("#0E1420"),
        success=QColor("#7CD3A4"),
        warn=QColor("#F0A060"),
        shadow_on_desk=QColor("#000000"),
        panel_shadow=(0.35, 0.30),
        materials=materials(True),
        seats=seats(True, False),
        wood=Wood(QColor("#B8966A"), QColor("#97764C"), QColor("#664C2D"), QColor("#2B1B08")),
        ruler=Wood(QColor("#BE985F"), QColor("#A17A45"), QColor("#6B4B25"), QColor("#241605")),
        quarry=stone_of("#8D949D", "#7A828C", "#666E79", "#363D47", "#1F252D"),
    )


@cache
def palette(dark: bool, colour_safe: bool) -> Palette:
    """The one palette object of a theme: the same object every time, so it can key a cache."""
    base = _dark() if dark else _light()
    if not colour_safe:
        return base
    return base._replace(
        key=base.key + "-safe",
        colour_safe=True,
        seats=seats(dark, True),
        fits=tuple(QColor(hue) for hue in SAFE_FITS),
        bricks=bricks(True),
    )
