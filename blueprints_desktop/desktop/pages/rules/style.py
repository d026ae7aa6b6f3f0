"""How a rulebook is set: sizes, colours and the formats made of them, for screen and paper."""

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFormat,
    QTextLength,
    QTextListFormat,
    QTextTableCellFormat,
    QTextTableFormat,
)

from blueprints_desktop.desktop.drawing.palette import Palette, mix
from blueprints_desktop.desktop.drawing.typography import Type, font

TITLE = Type(34, 600, -0.3)
HEADING = Type(24, 600)
PART = Type(19, 600)
BODY = Type(16, 400)
BODY_STRONG = Type(16, 600)
SMALL = Type(14, 400)

_LINE = 148
"""Distance of lines in per cent."""
AFTER_MARKER = "\N{NO-BREAK SPACE}"
"""Room between an item's dot and its words: one space, as Qt leaves it, is tight."""


@frozen
class BookStyle:
    """Everything about the setting that does not depend on the book."""

    palette: Palette
    scale: float
    """Of letters and of the room between them."""
    linked: bool = True
    """Whether links are shown as such: on paper nobody can follow them."""

    def px(self, size: float) -> int:
        return round(size * self.scale)

    # --- letters --------------------------------------------------------------------

    def letters(self, kind: Type, colour: QColor | None = None) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFont(font(kind, self.scale))
        made.setForeground(QBrush(self.palette.text if colour is None else colour))
        return made

    def strong(self, base: QTextCharFormat) -> QTextCharFormat:
        made = QTextCharFormat(base)
        made.setFontWeight(QFont.Weight.DemiBold)
        return made

    def slanted(self, base: QTextCharFormat) -> QTextCharFormat:
        made = QTextCharFormat(base)
        made.setFontItalic(True)
        return made

    def link(self, base: QTextCharFormat, target: str) -> QTextCharFormat:
        if not self.linked:
            return base
        made = QTextCharFormat(base)
        made.setAnchor(True)
        made.setAnchorHref(f"#{target}")
        made.setForeground(QBrush(self.palette.accent))
        made.setFontUnderline(True)
        return made

    # --- blocks ---------------------------------------------------------------------

    def block(self, above: float = 0.0, below: float = 12.0) -> QTextBlockFormat:
        made = QTextBlockFormat()
        made.setTopMargin(self.px(above))
        made.setBottomMargin(self.px(below))
        made.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return made

    def heading(self, above: float, below: float, level: int) -> QTextBlockFormat:
        """A heading stays with what it stands over, and screen readers hear its level."""
        made = self.block(above, below)
        made.setLineHeight(120, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        made.setHeadingLevel(level)
        made.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_Auto)
        return made

    def cell_block(self, *, whole: bool) -> QTextBlockFormat:
        """``whole``: in one line, as single words are, and the few that name a row."""
        made = self.block(below=0)
        made.setNonBreakableLines(whole)
        made.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return made

    def list(self, numbered: bool) -> QTextListFormat:
        made = QTextListFormat()
        disc, decimal = QTextListFormat.Style.ListDisc, QTextListFormat.Style.ListDecimal
        made.setStyle(decimal if numbered else disc)
        made.setIndent(1)
        return made

    def item(self, below: float) -> QTextBlockFormat:
        """Of a list: it begins with ``AFTER_MARKER``, which hangs out to the left."""
        made = self.block(below=below)
        wide = QFontMetricsF(font(BODY, self.scale)).horizontalAdvance(AFTER_MARKER)
        made.setTextIndent(-wide)
        return made

    # --- tables ---------------------------------------------------------------------

    def table(self, columns: int) -> QTextTableFormat:
        """Hairlines between the rows and nothing else; the words decide how wide columns are."""
        made = QTextTableFormat()
        made.setBorder(0)
        made.setCellSpacing(0)
        made.setBorderCollapse(True)
        made.setTopMargin(self.px(2))
        made.setBottomMargin(self.px(16))
        kind = QTextLength.Type.VariableLength
        made.setColumnWidthConstraints([QTextLength(kind, 0.0)] * columns)
        return made

    def cell(self, *, head: bool, first: bool) -> QTextTableCellFormat:
        made = QTextTableCellFormat()
        made.setTopPadding(self.px(5))
        made.setBottomPadding(self.px(5))
        made.setLeftPadding(self.px(0 if first else 14))
        made.setRightPadding(self.px(6))
        strong, faint = mix(self.palette.line, self.palette.text_2, 0.5), self.palette.line
        made.setBottomBorder(2.0 if head else 1.0)
        made.setBottomBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        made.setBottomBorderBrush(QBrush(strong if head else faint))
        made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
        return made

    # --- rulings --------------------------------------------------------------------

    def ruling(self) -> QTextTableFormat:
        made = QTextTableFormat()
        made.setBorder(0)
        made.setCellSpacing(0)
        made.setBorderCollapse(True)
        made.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        made.setTopMargin(self.px(2))
        made.setBottomMargin(self.px(12))
        return made

    def ruling_cell(self) -> QTextTableCellFormat:
        """A ground of its own and a stroke in the accent's colour: these words are ours."""
        made = QTextTableCellFormat()
        made.setBackground(QBrush(mix(self.palette.panel, self.palette.accent, 0.07)))
        made.setLeftBorder(self.px(4))
        made.setLeftBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        made.setLeftBorderBrush(QBrush(self.palette.accent))
        made.setLeftPadding(self.px(18))
        made.setRightPadding(self.px(16))
        made.setTopPadding(self.px(10))
        made.setBottomPadding(self.px(10))
        return made

    # --- pictures -------------------------------------------------------------------

    def picture_block(self) -> QTextBlockFormat:
        made = QTextBlockFormat()
        made.setTopMargin(self.px(6))
        made.setBottomMargin(self.px(4))
        made.setAlignment(Qt.AlignmentFlag.AlignLeft)
        return made
