"""The hues of things: materials, players, pieces and bricks, for every palette."""

from PySide6.QtGui import QColor

from blueprints_desktop.desktop.drawing.colours import (
    Material,
    Seat,
    Stone,
    Tones,
    alpha,
    tones_of,
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
