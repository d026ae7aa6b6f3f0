"""The bar above the review: the way back, where the step is, and whose view is shown."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.pages.review.review_model import Viewpoint, Way
from blueprints_desktop.desktop.pages.table.top_bar import MatchBar, where_card
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.values import Card
from blueprints_desktop.desktop.ui.controls.choices import SegmentChoice, Segmented
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip

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
        self.setAccessibleName(self.tr("Point of view"))
        self._fit()

    def _named(self) -> list[SegmentChoice]:
        everyone = SegmentChoice(
            Viewpoint.EVERYONE,
            self.tr("Active player"),
            Icon.EYE,
            hint=self.tr("Each move as its player saw it"),
            said=self.tr("From the active player’s view"),
        )
        said = self.tr("From {name}’s view")
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


class ReviewTop(MatchBar):
    """The bar above the review; at its right the eyes, if there is a choice."""

    icons = (Icon.BRANCH, Icon.LIST, Icon.MEDAL)

    def __init__(
        self,
        appearance: Appearance,
        eyes: ViewpointTabs | None,
        *,
        has_sheet: bool,
        is_over: bool,
    ) -> None:
        """``has_sheet``: the game has a score sheet that can be opened; ``is_over``: it can be said why
        the match was won and lost."""
        super().__init__(appearance, *(() if eyes is None else (eyes,)))
        self._eyes = eyes
        self.branch, self.sheet, self.recap = self.tools
        for tool, offered in ((self.sheet, has_sheet), (self.recap, is_over)):
            if not offered:
                self.tools.remove(tool)
                tool.hide()
        self.follow()

    def where_card(self) -> Card:
        review = QCoreApplication.translate("WhereLabel", "Review")
        return where_card(self.progress, review, ticked=False)

    def say(self) -> None:
        """Put the bar's words in the language in force."""
        leave = self.tr("Leave the review")
        set_tip(self.back, leave)
        self.back.setAccessibleName(leave)
        self.branch.setText(self.tr("Play on from here"))
        self.sheet.setText(self.tr("Score sheet"))
        self.recap.setText(self.tr("Why?", "it was won and lost"))
        set_tip(self.recap, self.tr("Why the game was won and lost"))
        if self._eyes is not None:
            self._eyes.say()  # how wide it is decides what else has room

    def set_way_on(self, way: Way) -> None:
        """Whether one can play on from the step, and if not, why."""
        reasons = {
            Way.OPEN: self.tr("New game from here with fresh luck; this one is kept"),
            Way.OVER: self.tr("The game is over here: go back to an earlier step"),
            Way.HIDDEN: self.tr("Available once the game is over, or when nothing is hidden"),
        }
        self.allow(self.branch, way is Way.OPEN, reasons[way])
