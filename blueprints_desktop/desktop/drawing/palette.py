"""Every colour of the program, by the name of what it is for.

There are four palettes: light and dark, each also safe for colour blindness. In the safe ones players,
FITS pieces and bricks differ in lightness, too. No other module defines colours.
"""

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor


def alpha(colour: QColor, opacity: float) -> QColor:
    """The same colour at ``opacity`` of its strength (0 to 1)."""
    faded = QColor(colour)
    faded.setAlphaF(max(0.0, min(1.0, colour.alphaF() * opacity)))
    return faded


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """``one`` with ``share`` of ``other`` stirred in, alpha included."""
    rest = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * rest + other.redF() * share,
        one.greenF() * rest + other.greenF() * share,
        one.blueF() * rest + other.blueF() * share,
        one.alphaF() * rest + other.alphaF() * share,
    )


def lighter(colour: QColor, share: float) -> QColor:
    """Towards white; a negative share goes towards black. Unlike QColor.lighter it keeps alpha."""
    target = QColor(255, 255, 255) if share >= 0 else QColor(0, 0, 0)
    target.setAlphaF(colour.alphaF())
    return mix(colour, target, abs(share))


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 to 1, as the accessibility guidelines reckon it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two opaque colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


class Tones(NamedTuple):
    """A solid under the lamp: its three visible faces, the lit edge and the darkest tone."""

    top: QColor
    left: QColor
    right: QColor
    edge: QColor
    dark: QColor


class Material(NamedTuple):
    """A die's material: its tones, and the colours of pips, sign and texture upon it."""

    base: QColor
    tones: Tones
    pip: QColor
    sign: QColor
    clear: bool = False
    """Glass: the faces are see-through, so what lies behind has to be painted first."""
    contour: QColor | None = None
    """A thin outline where the body would sink into its ground."""


class Seat(NamedTuple):
    """A player's colour. The shape always goes with it, so that colour is never needed."""

    body: QColor
    text: QColor
    """Letters and signs on ``body``."""
    sign: QColor
    """The player's shape on panels: the full colour on light ones, the tint on dark ones."""
    tint: QColor
    """The player's colour for text and lines on panels, where the full one cannot be read."""
    shape: int
    """0 circle, 1 square, 2 triangle, 3 diamond: see signs.seats."""


class Wood(NamedTuple):
    """Ruler and ramp: lit, middle and shaded tone of furniture wood, and its markings."""

    lit: QColor
    middle: QColor
    shade: QColor
    mark: QColor


class Stone(NamedTuple):
    """The quarry: the floors of its three rings from the rim inwards, its walls, and cracks."""

    outer: QColor
    middle: QColor
    centre: QColor
    wall: QColor
    crack: QColor


def tones_of(
    top: str, left: str, right: str, edge: str | None = None, dark: str | None = None
) -> Tones:
    """Tones from hex names; lit edge and darkest tone follow from the faces if not given."""
    return Tones(
        QColor(top),
        QColor(left),
        QColor(right),
        QColor(edge) if edge else lighter(QColor(top), 0.55),
        QColor(dark) if dark else lighter(QColor(right), -0.42),
    )


def clear(colour: str, opacity: float) -> QColor:
    return alpha(QColor(colour), opacity)


def materials(dark: bool) -> tuple[Material, Material, Material, Material]:
    top, left, right = (0.84, 0.70, 0.74) if dark else (0.66, 0.46, 0.60)
    glass = Tones(
        clear("#EAF8FC", top),
        clear("#BFE4EF", left),
        clear("#86BFD4", right),
        QColor("#FFFFFF"),
        QColor("#3F88A3"),
    )
    return (
        Material(
            QColor("#E59A4A"),
            tones_of("#F3B76F", "#DC8D40", "#B0672A", "#FFE0B0", "#7E4415"),
            QColor("#4A2508"),
            QColor("#5E3210"),
        ),
        Material(
            QColor("#3C8853"),
            tones_of("#67B079", "#3C8853", "#28673C", "#B5E2BC", "#184527"),
            QColor("#F3FCEF"),
            QColor("#E6F5E2"),
        ),
        Material(
            QColor("#454A52"),
            tones_of("#717782", "#4B5059", "#32363D", "#A9B0BA", "#1B1D21"),
            QColor("#F6F7F9"),
            QColor("#D5DAE0"),
            contour=clear("#C5CCD6", 0.45) if dark else None,
        ),
        Material(
            QColor("#CBEAF2"),
            glass,
            QColor("#174F68"),
            QColor("#1F5F7C"),
            clear=True,
            contour=clear("#2E7894", 0.55),
        ),
    )


_SEATS = (
    ("#C8452A", "#FFFFFF", "#C8452A", "#F08A6E"),
    ("#0A7C74", "#FFFFFF", "#0A7C74", "#4CC3B8"),
    ("#6D45C4", "#FFFFFF", "#6D45C4", "#AE92F2"),
    ("#EBB02D", "#231A05", "#8C6200", "#F3C763"),
)
"""Body, text on it, tint on light and on dark panels. Gold cannot be read as text on a light one."""
_SAFE_SEATS = (
    ("#9A430B", "#FFFFFF", "#9A430B", "#E8935C"),
    ("#088286", "#FFFFFF", "#077B7F", "#58C7CB"),
    ("#43088C", "#FFFFFF", "#43088C", "#A880F0"),
    ("#F5D446", "#231A05", "#7D6600", "#F8E07A"),
)
FITS = ("#C7653F", "#D9A441", "#6E9C68", "#3B8C92", "#5B7699", "#8C5F8F")
SAFE_FITS = ("#893022", "#F1DF5E", "#A0CE83", "#009487", "#23232C", "#B48FE1")
CHARTS = ("#9DBEDD", "#7A6A58", "#2E4A73", "#D9CBAE", "#5E6B78", "#C79CA0")
"""None of them is like a player's colour, in any theme: lines and signs in a chart have those."""
SYMBOLS = ("#FFC59B", "#A6E7C6", "#FFFFFF", "#93D2FF", "#E6BEF5")
"""Light enough to be read on the deep corner of the paper; their shapes tell them apart as well."""
_BRICKS = (
    ("#8568CC", "#5E3FA6", "#452C80"),
    ("#D75B52", "#B83232", "#8C2222"),
    ("#F0E8D6", "#DDD2BC", "#B9AC92"),
    ("#FFB766", "#F0963A", "#C06E1C"),
)
_SAFE_BRICKS = (
    ("#5C48C8", "#3823A8", "#281880"),
    ("#C22E28", "#A30D0A", "#780606"),
    ("#F8F5EC", "#ECE9DE", "#C9C4B4"),
    ("#FFC35A", "#FBA514", "#C47A08"),
)


def seats(dark: bool, colour_safe: bool) -> tuple[Seat, Seat, Seat, Seat]:
    one, two, three, four = (
        Seat(
            QColor(body),
            QColor(text),
            QColor(on_dark if dark else body),
            QColor(on_dark if dark else on_light),
            shape,
        )
        for shape, (body, text, on_light, on_dark) in enumerate(
            _SAFE_SEATS if colour_safe else _SEATS
        )
    )
    return one, two, three, four


def bricks(colour_safe: bool) -> tuple[Tones, Tones, Tones, Tones]:
    violet, red, neutral, orange = (
        tones_of(*faces) for faces in (_SAFE_BRICKS if colour_safe else _BRICKS)
    )
    return violet, red, neutral, orange


def stone_of(*hues: str) -> Stone:
    return Stone(*map(QColor, hues))


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
    charts: tuple[QColor, ...]
    """Sky, umber, navy, sand, slate, rose."""
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
        charts=tuple(QColor(hue) for hue in CHARTS),
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
