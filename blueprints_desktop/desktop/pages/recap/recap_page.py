"""Why a match was won and lost: three sentences, each with the way to the step it is about."""

from functools import partial

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blueprints_desktop.desktop.computers.review_judge import MoveJudge
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role, fitting
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.pages.recap.recap_words import (
    Aspect,
    Judging,
    Sentence,
    decisive_sentence,
    lead_sentence,
    luck_sentence,
    slip_sentence,
)
from blueprints_desktop.desktop.pages.review.review_model import ReviewModel
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.board.board_api import people_of
from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Fill,
    Item,
    Line,
    Part,
    PartInfo,
    SeatSign,
    Sign,
    Space,
    Text,
    fixed,
)
from blueprints_desktop.desktop.ui.controls.panel import HeadedPage, PanelGround, Scroller
from blueprints_desktop.store.saved_match import SavedMatch

_WIDEST, _SIDE = 820, 24
_MOST_LINES = 8
_ICONS = {Aspect.DECISIVE: Icon.FLAG, Aspect.SLIP: Icon.HINT, Aspect.LUCK: Icon.DICE}
SHOW = "show"
"""The part of a card that leads to the step."""


class RecapPage(HeadedPage):
    """Of a finished match: before its end all of this could tell secrets."""

    step_wanted = Signal(int)
    """A step is to be seen in the review."""
    shown = Signal()
    hidden = Signal()

    def __init__(
        self,
        appearance: Appearance,
        saved: SavedMatch,
        judge: MoveJudge,
        parent: QWidget | None = None,
    ) -> None:
        outcome = saved.match.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        appearance = self._fitted = FittedAppearance(appearance)
        super().__init__(appearance, parent)
        appearance.setParent(self)
        self._key, self._outcome, self._judge = saved.match.box.key, outcome, judge
        self.story = ReviewModel(saved.match)
        self.people = people_of(saved.header.players)
        make_sheet, tell_luck = saved.match.box.sheet, saved.match.box.luck
        self._sheet = None if make_sheet is None else make_sheet(saved.match)
        self._luck = None if tell_luck is None else tell_luck(saved.match)
        self.cards = {
            aspect: PageCard(appearance, partial(self._card, aspect)) for aspect in Aspect
        }
        self._lay_out()
        for card in self.cards.values():
            card.part_pressed.connect(self._show_step)
        for signal in (judge.found, judge.skipped, judge.asked, judge.finished):
            signal.connect(self._refresh_slip)
        self.say()
        self.restyle()

    def _lay_out(self) -> None:
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self.head)
        ground = PanelGround(self.appearance)
        self._column = QVBoxLayout(ground)
        for card in self.cards.values():
            self._column.addWidget(card)
        self._column.addStretch(1)
        self._whole.addWidget(Scroller(self.appearance, ground), 1)

    @property
    def rules_place(self) -> tuple[str, str]:
        return self._key, ""

    # --- the sentences --------------------------------------------------------------

    @property
    def judging(self) -> Judging:
        judge = self._judge
        slips = tuple(judge.verdicts.values())
        return Judging(judge.total - judge.left, judge.total, slips, bool(judge.unjudged))

    def sentence(self, aspect: Aspect) -> Sentence | None:
        """None: nothing can be told of it."""
        if aspect is Aspect.DECISIVE:
            told = decisive_sentence(self._key, self.story, self.people, self._outcome)
            return evolve(told, text=" ".join(filter(None, (told.text, self._lead()))))
        if aspect is Aspect.SLIP:
            return slip_sentence(self._key, self.story, self.people, self._outcome, self.judging)
        return luck_sentence(self._key, self._luck, self.people)

    def _lead(self) -> str:
        if self._sheet is None:
            return ""
        return lead_sentence(self._key, self._sheet, self.people, self._outcome)

    def _card(self, aspect: Aspect, _width: float) -> Card:
        told = self.sentence(aspect)
        if told is None:
            return Card()
        titles = {
            Aspect.DECISIVE: self.tr("What decided it"),
            Aspect.SLIP: self.tr("The biggest slip"),
            Aspect.LUCK: self.tr("Luck"),
        }
        head: list[Item] = [Sign(_ICONS[aspect], 20.0), Text(titles[aspect], Role.SECTION), Fill()]
        if told.seat is not None:
            head.append(SeatSign(self.people[told.seat].colour, 16.0))
        items: list[Item] = [Line(tuple(head), 10.0), Space(fixed(8.0))]
        items.append(Text(told.text, Role.BODY, lines=_MOST_LINES))
        if told.step is not None:
            words = self.tr("Show this step")
            sign = Sign(Icon.EYE, 16.0, CardTone.MARK)
            shown = Line((sign, Text(words, Role.SMALL_STRONG, CardTone.MARK)), 7.0, fixed(30.0))
            info = PartInfo(f"{SHOW}.{told.step}", spoken=words, live=True, entry=True)
            items += [Space(fixed(6.0)), Line((Part(info, shown), Fill()))]
        return Card(items=tuple(items), pad=20.0, top=fixed(16.0), foot=fixed(16.0))

    def _show_step(self, name: str) -> None:
        step = int(name.rpartition(".")[2])
        # Without rounds, what is shown of the last step is the result; its move can be seen before it.
        ends = step == self.story.last and self.story.rounds == 1
        self.step_wanted.emit(step - 1 if ends else step)

    def _refresh_slip(self, *_told: object) -> None:
        self.cards[Aspect.SLIP].refresh()

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        self.setAccessibleName(self.tr("How it was decided"))
        for aspect, card in self.cards.items():
            card.refresh()
            card.setVisible(self.sentence(aspect) is not None)
        self._fit_title()

    def restyle(self) -> None:
        px = self.look.px
        side = max(px(_SIDE), (self.width() - px(_WIDEST)) // 2)
        self._whole.setContentsMargins(side - px(12), px(20), side - px(12), px(8))
        self._whole.setSpacing(px(10))
        self._column.setContentsMargins(px(12), px(6), px(12), px(16))
        self._column.setSpacing(px(16))
        self._fit_title()

    def _fit_title(self) -> None:
        room = self.width() - 2 * self._whole.contentsMargins().left() - self.look.px(60)
        whole = self.tr("{game}: how it was decided").format(game=term(self._key, "game"))
        wordings = (whole, self.tr("How it was decided"), term(self._key, "game"))
        self.head.title.setText(fitting(wordings, Role.PAGE_TITLE, room, self.look.scale))

    # --- events ---------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())
        self.restyle()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.hidden.emit()
