"""The bar above the review: the way back, where the step is, and whose view is shown."""

from collections.abc import Sequence
from math import ceil

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.surfaces import paint_bar
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.pages.review.review_model import Viewpoint, Way
from blueprints_desktop.desktop.pages.table.top_bar import TOP_HEIGHT
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Progress
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    SILENT,
    Card,
    CardTone,
    Fill,
    Line,
    Optional,
    Part,
    PartInfo,
    Text,
)
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

# --- whose view -------------------------------------------------------------------


WIDEST_TAB, LEAST_TAB = 168, 46
"""Of a tab with a long name, and of one that shows only its sign."""


class ViewpointTabs(Segmented):
    """Whose view is shown: that of the player to move, or always one player's.

    Where not all names have room, only the chosen tab keeps its name.
    """

    padding = 14.0

    def __init__(self, appearance: Appearance, people: Sequence[Person]) -> None:
        self._people = tuple(people)
        self._wish = self._least = 0
        super().__init__(appearance, 40.0)
        self.chosen.connect(lambda _key: self._fit())
        appearance.changed.connect(self._fit)

    def say(self) -> None:
        self.setAccessibleName(self.tr("Through whose eyes"))
        self._fit()

    def _named(self) -> list[SegmentChoice]:
        everyone = SegmentChoice(
            Viewpoint.EVERYONE,
            self.tr("Whoever plays"),
            Icon.EYE,
            hint=self.tr("At every move, what the player sees who makes it"),
            said=self.tr("Through the eyes of whoever plays, move by move"),
        )
        said = self.tr("Through the eyes of {name}")
        return [everyone] + [
            SegmentChoice(
                person.seat, person.name, said=said.format(name=person.name), seat=person.colour
            )
            for person in self._people
        ]

    def _fit(self) -> None:
        choices, look = self._named(), self.look
        self.set_choices(choices)
        margins, others = self._row.contentsMargins(), len(choices) - 1
        around = margins.left() + margins.right() + others * self._row.spacing()
        names = [min(tab.sizeHint().width(), look.px(WIDEST_TAB)) for tab in self.segments]
        self._wish = sum(names) + around
        self._least = max(names) + others * look.px(LEAST_TAB) + around
        if sum(tab.minimumSizeHint().width() for tab in self.segments) + around > self.width():
            chosen = self.current
            self.set_choices(
                [one if one.key == chosen else evolve(one, text="") for one in choices]
            )
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._wish, self.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._least, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()


# --- the bar ----------------------------------------------------------------------


WIDEST_WHERE = 260
RULE = 32
"""The gap between game and round, with a hairline in its middle."""


def where_card(where: Progress) -> Card:
    """Where the step stands: round and turn. What finds no room is left out, the round last."""
    title = QCoreApplication.translate("WhereLabel", "Review")
    brief = (where.brief,) if where.brief else ()
    line = Line(
        (
            Optional(Text(title, Role.BODY, CardTone.QUIET), rank=1),
            Text(where.text, Role.BODY_STRONG, shorter=brief),
            Optional(Text(where.ticks_text, Role.SMALL, CardTone.QUIET)),
            Fill(),
        ),
        gap=14.0,
    )
    said = f"{where.text} {where.ticks_text}".strip()
    row = Part(PartInfo("where", spoken=SILENT), line)
    return Card(items=(row,), pad=0.0, top=NO_SPACE, foot=NO_SPACE, spoken=said)


class ReviewTop(ThemedWidget):
    """Back, the game, where the step stands; at the right the eyes, if there is a choice.

    Before them what else can be done with the match; where room is short, by its signs alone.
    """

    def __init__(self, appearance: Appearance, eyes: ViewpointTabs | None) -> None:
        super().__init__(appearance)
        self._eyes = eyes
        self.back = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self._where = Progress("")
        self.where = PageCard(appearance, lambda _width: where_card(self._where), framed=False)
        self.branch = Button("", appearance, ButtonKind.QUIET, Icon.BRANCH)
        self.sheet = Button("", appearance, ButtonKind.QUIET, Icon.LIST)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.back)
        self._row.addWidget(self.where, 1)
        self._tools = QHBoxLayout()
        self._row.addLayout(self._tools)
        for tool in (self.branch, self.sheet):
            self._tools.addWidget(tool)
        if eyes is not None:
            self._row.addWidget(eyes)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow()

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        leave = self.tr("Leave the review")
        set_tip(self.back, leave)
        self.back.setAccessibleName(leave)
        self.branch.setText(self.tr("Play on from here"))
        self.sheet.setText(self.tr("Score sheet"))
        self._fit()
        if self._eyes is not None:
            self._eyes.say()
        self.where.refresh()

    def set_way_on(self, way: Way) -> None:
        """Whether one can play on from the step, and if not, why."""
        reasons = {
            Way.OPEN: self.tr("A new match from this step, with other luck; this one stays"),
            Way.OVER: self.tr("The game is over here: go back to an earlier step"),
            Way.HIDDEN: self.tr(
                "Possible when the match is over, or where nobody hides anything: played on,"
                " it would come to light"
            ),
        }
        self.branch.setEnabled(way is Way.OPEN)
        set_tip(self.branch, reasons[way])
        self.branch.setAccessibleDescription(reasons[way])

    def set_where(self, game: str, where: Progress) -> None:
        self.back.setText(game)
        self._where = where
        look = self.look
        wide = text_width(where.brief or where.text, Role.BODY_STRONG, look.scale)
        self.where.setMinimumWidth(min(ceil(wide), look.px(WIDEST_WHERE)))
        self.where.refresh()

    def restyle(self) -> None:
        look = self.look
        self._row.setContentsMargins(look.px(16), 0, look.px(24), 0)
        self._row.setSpacing(look.px(RULE))
        self._tools.setSpacing(look.px(4))
        self.setFixedHeight(look.spaced(*TOP_HEIGHT))
        self.update()

    def _fit(self) -> None:
        """Words beside the signs only where the rest has room as well."""
        for tool in (self.branch, self.sheet):
            tool.set_bare(False)
        wide = [tool.sizeHint().width() for tool in (self.back, self.branch, self.sheet)]
        wide += [self.where.minimumWidth(), self._eyes.sizeHint().width() if self._eyes else 0]
        gaps = 4 * self._row.spacing() + 2 * self._row.contentsMargins().right()
        if sum(wide) + gaps > self.width():
            for tool in (self.branch, self.sheet):
                tool.set_bare(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            paint_bar(painter, QRectF(self.rect()), look.palette, None, top=True)
            x = self.back.geometry().right() + look.px(RULE) // 2
            rule = QRectF(x, self.height() / 2 - look.px(12), 1, look.px(24))
            painter.fillRect(rule, look.palette.line)
