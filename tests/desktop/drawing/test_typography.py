"""Type: measured text, at every scale, in whatever font there is."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from blueprints_desktop.desktop.drawing import typography
from blueprints_desktop.desktop.drawing.typography import (
    LEAST,
    SMALLEST,
    Anchor,
    Role,
    elided,
    fitting,
    font,
    squeezed,
    text_width,
    wrapped,
    write,
    write_lines,
)

pytestmark = [pytest.mark.own_pictures, pytest.mark.usefixtures("qapp")]


def ink_columns(image: QImage) -> tuple[int, int]:
    """The first and last column with ink."""
    columns = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).alpha() > 40 for y in range(image.height()))
    ]
    return columns[0], columns[-1]


def canvas() -> QImage:
    image = QImage(400, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    return image


def test_words_get_smaller_before_they_are_cut():
    text, wide = "Structural Integrity Prize", text_width("Structural Integrity Prize", Role.BODY)
    assert squeezed(text, Role.BODY, wide) == (text, Role.BODY.value)
    said, letters = squeezed(text, Role.BODY, 0.8 * wide)
    assert said == text
    assert text_width(text, letters) <= 0.8 * wide < text_width(text, Role.BODY)
    said, letters = squeezed(text, Role.BODY, 0.3 * wide)
    assert said != text
    assert letters.size == LEAST
    small = Role.BODY.value._replace(size=LEAST)
    assert squeezed(text, small, wide)[1] == small


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25, 2.0])
def test_fonts_have_whole_pixels_and_grow_with_the_scale(role: Role, scale: float) -> None:
    made = font(role, scale)
    assert made.pixelSize() == round(role.value.size * scale)
    assert made.hintingPreference() == QFont.HintingPreference.PreferNoHinting
    assert role.value.size >= SMALLEST


def test_tracking_leaves_no_tail() -> None:
    made = font(Role.DRAFTING)
    full = QFontMetricsF(made).horizontalAdvance("POOL")
    assert abs(full - text_width("POOL", Role.DRAFTING) - made.letterSpacing()) < 0.01
    assert text_width("", Role.DRAFTING) == 0.0


@pytest.mark.parametrize("role", [Role.DRAFTING, Role.PAGE_TITLE, Role.SCORE])
def test_text_is_centred_by_what_one_sees(role: Role) -> None:
    image = canvas()
    painter = QPainter(image)
    write(painter, "HOH", QPointF(200.0, 40.0), role, QColor("#000000"), Anchor.MIDDLE)
    painter.end()
    first, last = ink_columns(image)
    assert abs((first + last + 1) / 2 - 200.0) <= 1.0
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y).alpha() > 128 for x in range(image.width()))
    ]
    assert abs((rows[0] + rows[-1] + 1) / 2 - 40.0) <= 1.0


def test_words_are_elided_or_worded_shorter_to_fit() -> None:
    words = "Structural Integrity Prize"
    short = elided(words, Role.BODY, 90.0)
    assert short != words
    assert text_width(short, Role.BODY) <= 90.0
    assert elided(words, Role.BODY, 900.0) == words
    wordings = (words, "Integrity Prize", "Integrity")
    assert fitting(wordings, Role.BODY, text_width("Integrity Prize", Role.BODY) + 1) == wordings[1]
    assert text_width(fitting(wordings, Role.BODY, 30.0), Role.BODY) <= 30.0


def test_lines_break_between_words_and_keep_all_of_them() -> None:
    words = "Draft dice and stack them on your secret plan."
    lines = wrapped(words, Role.BODY, 150.0)
    assert len(lines) > 1
    assert " ".join(lines) == words
    assert all(text_width(line, Role.BODY) <= 150.0 for line in lines)
    painter_image = canvas()
    painter = QPainter(painter_image)
    used = write_lines(painter, words, QRectF(0, 0, 150, 80), Role.BODY, QColor("#000000"))
    painter.end()
    assert used == len(lines) * 21


def test_a_word_without_end_is_cut_where_its_line_ends() -> None:
    """A name may be one: it must not run over what stands beside the words."""
    words = f"2 points ahead of {'W' * 40}."
    lines = wrapped(words, Role.BODY, 150.0)
    assert all(text_width(line, Role.BODY) <= 150.0 for line in lines)
    assert lines[-1].startswith("WWW")
    assert " ".join(wrapped(words, Role.BODY, 150.0, cut=False)) == words


def test_figures_in_columns_are_equally_wide() -> None:
    assert abs(text_width("111", Role.SCORE) - text_width("888", Role.SCORE)) < 0.5


def test_words_are_measured_once_for_a_choice_of_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    ordinary = typography.font

    def counting(role: Role, scale: float = 1.0) -> QFont:
        made.append(role)
        return ordinary(role, scale)

    monkeypatch.setattr(typography, "font", counting)
    words = "Measured once and never again"
    width = text_width(words, Role.BODY)
    assert text_width(words, Role.BODY) == width
    assert made == [Role.BODY]
    assert text_width(words, Role.BODY, 2.0) > width
    monkeypatch.setattr(typography, "FAMILIES", ("DejaVu Sans",))
    text_width(words, Role.BODY)
    assert made == [Role.BODY] * 3
