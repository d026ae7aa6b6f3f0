"""Where everything on the home page goes: the roomiest of a few arrangements that fits the window.

Home is a composition, not a form. Large windows get the wide margins of a poster; small ones, or
large letters, give up margins first, then the sheets' sentences, then the foot, which moves up
beside the title. Only where nothing fits does the page scroll.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect

from blueprints_desktop.desktop.pages.home.sheet_face import SheetForm

CARD_WIDTH, CARD_HEIGHT, LOW_CARD = 526.0, 96.0, 84.0
CARD_LEAST = 400.0
"""How narrow the card may be beside the title ..."""
CARD_EASE = 480.0
"""... and what the title makes itself smaller for."""
BUTTON = 48.0
RATIO = 468.0 / 278.0
"""A sheet's height to its width."""


STANDING = SheetForm()


class Arrangement(NamedTuple):
    """One way to lay out the page."""

    columns: int | None
    """None: all sheets in one row."""
    form: SheetForm = STANDING
    picture: float = 118.0
    """The least height of a standing sheet's picture."""
    roomy: bool = False
    foot_up: bool = False
    """The buttons stand beside the title."""


ARRANGEMENTS = (
    Arrangement(None, picture=190.0, roomy=True),
    Arrangement(None),
    Arrangement(None, SheetForm(terse=True)),
    Arrangement(2, SheetForm(lying=True)),
    Arrangement(2, SheetForm(lying=True), foot_up=True),
    Arrangement(2, SheetForm(lying=True, terse=True)),
    Arrangement(2, SheetForm(lying=True, terse=True), foot_up=True),
    Arrangement(1, SheetForm(lying=True, terse=True)),
)
"""From the roomiest to the smallest."""


class Measures(NamedTuple):
    """What the words need, in pixels, at the scale in force."""

    scale: float
    titles: Sequence[tuple[int, int]]
    """Width and height of the title, largest first."""
    line: tuple[int, int]
    hint: int
    buttons: Sequence[Sequence[int]]
    """Each way the row of buttons can be written, widest first: a width for each."""
    sheets: int
    card: bool
    sheet_height: Callable[[SheetForm, int], int]
    """The least height of a sheet in a form and of a width; without its picture, when standing."""
    names_fit: Callable[[SheetForm, int], bool]

    def px(self, size: float) -> int:
        return round(size * self.scale)


class Places(NamedTuple):
    """The rectangles of one arrangement. What has none is not shown."""

    form: SheetForm
    columns: int
    height: int
    """How high the page is with all of it."""
    title: int
    """Which of the titles."""
    title_at: QRect
    line_at: QRect | None
    card_at: QRect | None
    sheets: tuple[QRect, ...]
    wording: int
    """Which way of writing the buttons."""
    buttons: tuple[QRect, ...]
    hint_at: QRect | None
    sound: bool
    """No game's name is cut."""


def home_places(measures: Measures, width: int, height: int) -> Places:
    """The first arrangement that fits; else the smallest one that cuts no name."""
    sound = []
    for which in ARRANGEMENTS:
        places = _Draft(measures, which, width, height).places()
        if places.sound and places.height <= height:
            return places
        if places.sound:
            sound.append(places)
    return min(sound, key=lambda places: places.height) if sound else places


class _Draft:
    """One arrangement worked out for one window."""

    def __init__(self, measures: Measures, which: Arrangement, width: int, height: int) -> None:
        self._of, self._which = measures, which
        self._width, self._height = width, height
        self._columns = which.columns or measures.sheets
        px = measures.px
        grown = max(0.0, min(64.0, (width / measures.scale - 1280.0) * 0.075))
        self._margin = px(48.0 + grown if which.roomy else 24.0)
        self._gap = px(24.0 if which.roomy else 16.0)
        if which.roomy:
            self._top, self._apart, self._bottom = px(50.0 + grown / 3), px(40.0), px(56.0)
        elif which.foot_up:
            self._top, self._apart, self._bottom = px(14.0), px(14.0), px(16.0)
        else:
            self._top, self._apart, self._bottom = px(22.0), px(18.0), px(20.0)

    @property
    def _inside(self) -> int:
        return self._width - 2 * self._margin

    def places(self) -> Places:
        wording, widths = self._wording()
        title, title_at, line_at, buttons, end = self._head(widths)
        card_at, end = self._card(title_at, line_at, end)
        sheets, least, bottom, sound = self._sheets(end + self._apart)
        hint_at = None
        if not self._which.foot_up:
            y = bottom + self._apart
            buttons = self._row(widths, self._margin, y)
            hint_at = self._hint(buttons, y)
            least += self._apart + self._of.px(BUTTON)
        return Places(
            self._which.form, self._columns, least + self._bottom, title, title_at,
            line_at, card_at, sheets, wording, buttons, hint_at, sound,
        )  # fmt: skip

    # --- title, card, buttons -------------------------------------------------------

    def _wording(self) -> tuple[int, Sequence[int]]:
        """The widest way to write the buttons that has room."""
        room, gap = self._inside, self._of.px(12.0)
        if self._which.foot_up:
            room -= self._of.titles[-1][0] + self._of.px(24.0)
        ways = list(enumerate(self._of.buttons))
        return next(
            (
                (way, widths)
                for way, widths in ways
                if sum(widths) + gap * len(widths) <= room + gap
            ),
            ways[-1],
        )

    def _head(
        self, widths: Sequence[int]
    ) -> tuple[int, QRect, QRect | None, tuple[QRect, ...], int]:
        """Title and line, or title and buttons; where they end."""
        of, margin, y = self._of, self._margin, self._top
        last = len(of.titles) - 1
        if self._which.foot_up:
            wide, high = of.titles[last]
            buttons = self._row(widths, 0, y)
            shift = self._width - margin - (buttons[-1].right() + 1)
            moved = tuple(rect.translated(shift, 0) for rect in buttons)
            middle = y + (of.px(BUTTON) - high) // 2
            return last, QRect(margin, middle, wide, high), None, moved, y + of.px(BUTTON)
        beside = of.px(CARD_EASE) + of.px(32.0) if of.card else 0
        fitting = [number for number, (wide, _) in enumerate(of.titles)
                   if wide <= self._inside - beside]  # fmt: skip
        which = fitting[0] if fitting else last
        wide, high = of.titles[which]
        title = QRect(margin - of.px(1.0), y, min(wide, self._inside), high)
        under = title.bottom() + 1 + of.px(2.0)
        line = QRect(margin, under, of.line[0], of.line[1])
        return which, title, line, (), line.bottom() + 1

    def _card(self, title: QRect, line: QRect | None, end: int) -> tuple[QRect | None, int]:
        """Beside the title where there is room, else below it and as wide as the page."""
        of = self._of
        if not of.card:
            return None, end
        left = max(title.right(), line.right() if line else 0) + of.px(32.0)
        wide = min(of.px(CARD_WIDTH), self._width - self._margin - left)
        high = of.px(LOW_CARD if self._which.foot_up else CARD_HEIGHT)
        if line is not None and wide >= of.px(CARD_LEAST):
            card = QRect(self._width - self._margin - wide, self._top, wide, high)
            return card, max(end, card.bottom() + 1)
        card = QRect(self._margin, end + of.px(12.0), self._inside, high)
        return card, card.bottom() + 1

    def _row(self, widths: Sequence[int], x: int, y: int) -> tuple[QRect, ...]:
        places = []
        for wide in widths:
            places.append(QRect(x, y, wide, self._of.px(BUTTON)))
            x += wide + self._of.px(12.0)
        return tuple(places)

    def _hint(self, buttons: Sequence[QRect], y: int) -> QRect | None:
        of = self._of
        x = self._width - self._margin - of.hint
        if not of.hint or x < buttons[-1].right() + of.px(24.0):
            return None
        return QRect(x, y, of.hint, of.px(BUTTON))

    # --- the sheets -----------------------------------------------------------------

    def _sheets(self, top: int) -> tuple[tuple[QRect, ...], int, int, bool]:
        """The sheets, where they would end at their least, where they end, and whether all is well."""
        of, form, columns = self._of, self._which.form, self._columns
        rows = -(-of.sheets // columns)
        wide = (self._inside - (columns - 1) * self._gap) // columns
        least = of.sheet_height(form, wide) + (0 if form.lying else of.px(self._which.picture))
        below = self._bottom + (0 if self._which.foot_up else self._apart + of.px(BUTTON))
        room = (self._height - below - top - (rows - 1) * self._gap) // rows
        most = wide if form.lying else round(wide * RATIO)
        high = max(least, min(room, most))
        least_end = top + rows * least + (rows - 1) * self._gap
        top += max(0, (room - high) * rows // 2)
        places = []
        for number in range(of.sheets):
            row, column = divmod(number, columns)
            x = self._margin + column * (wide + self._gap)
            places.append(QRect(x, top + row * (high + self._gap), wide, high))
        bottom = top + rows * high + (rows - 1) * self._gap
        sound = of.names_fit(form, wide)
        return tuple(places), least_end, bottom, sound
