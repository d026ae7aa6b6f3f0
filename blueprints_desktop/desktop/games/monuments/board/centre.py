"""The middle of the board: the quarry or the building site, and the button between them.

In a narrow window the card of the own pieces is in a corner of it.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.monuments.art.quarry import TRACK
from blueprints_desktop.desktop.games.monuments.board.quarry_view import (
    BUTTON_WITH_WORDS,
    QuarryView,
)
from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView
from blueprints_desktop.desktop.games.monuments.cards.stock_card import StockCard, StockForm
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.card_widget import WIDTH
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE, DeskButton

_SHARE, _GAP = 0.30, 8.0
"""The share of the width for the card, unless it becomes smaller than at 100 %."""
_STEPS, _AS_LARGE = 8, 0.95
"""Sizes of the card that are tried; the share of its size that the view must keep."""
_LIKE = 0.98
"""Forms beside which the view has at least this share of its best size count as equal."""
_OVER_RULER = 84.0
_OFF_TRACK = 6.0


class MonumentButton(DeskButton):
    """Leads from the quarry to the monument and back; at the same place in both."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Icon.MONUMENT, appearance, parent)
        self.back = False
        self.key = "B"
        self.setObjectName("tool.monument")
        self.say()

    def show_back(self, back: bool) -> None:
        """Whether it leads back to the quarry."""
        self.back = back
        self.say()

    def words(self) -> str:
        return self.tr("Back to the quarry") if self.back else self.tr("See the monument")

    def say(self) -> None:
        self.sign = Icon.BACK if self.back else Icon.MONUMENT
        self.set_words(self.words())


class Centre(QWidget):
    """Shows one of two views. During the quarry phase the player can look at the monument."""

    looked = Signal()
    """``looking`` has changed."""

    def __init__(self, quarry: QuarryView, site: SiteView) -> None:
        super().__init__()
        self.quarry, self.site = quarry, site
        self._card: StockCard | None = None
        for view in (quarry, site):
            view.setParent(self)
        site.hide()
        self.monument_button = MonumentButton(quarry.appearance, self)
        self.monument_button.clicked.connect(self._toggle_look)
        quarry.laid_out.connect(self._place_button)
        for signal in (site.turned, site.laid_out, quarry.laid_out):
            signal.connect(self.place_card)

    # --- which view -----------------------------------------------------------------

    @property
    def current(self) -> QuarryView | SiteView:
        return self.site if self.site.isVisibleTo(self) else self.quarry

    def turn_to(self, view: QuarryView | SiteView) -> None:
        """Show a view; the keyboard focus moves with it."""
        if view is self.current:
            return
        had_keys = self.current.hasFocus()
        other = self.quarry if view is self.site else self.site
        view.show()
        other.hide()
        if had_keys:
            view.setFocus()
        self._arrange()

    @property
    def looking(self) -> bool:
        """The monument is looked at although the quarry is played."""
        return self.monument_button.back

    def offer_look(self, offered: bool) -> None:
        """Offer the button in the quarry phase only; later the monument is shown anyway."""
        self.monument_button.setVisible(offered)
        if not offered:
            self.monument_button.show_back(False)

    def leave_look(self) -> bool:
        """Go back to the quarry; False: nobody looked at the monument."""
        looked = self.looking
        if looked:
            self._toggle_look()
        return looked

    def _toggle_look(self) -> None:
        self.monument_button.show_back(not self.looking)
        self.looked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keys that the views ignore come here."""
        if event.key() == Qt.Key.Key_B and not self.monument_button.isHidden():
            self._toggle_look()
        else:
            event.ignore()

    # --- layout ---------------------------------------------------------------------

    def host_card(self, card: StockCard | None) -> None:
        """Place the own pieces here; None: they are elsewhere."""
        if self._card is not None and card is None:
            self._card.magnify(1.0)
            self._card.take_form(None)
        self._card = card
        if card is not None:
            card.setParent(self)
            card.show()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for view in (self.quarry, self.site):
            view.setGeometry(self.rect())
        if self._quarry_is_behind:
            # Qt sends a hidden view its size only when it is shown, and the button needs it now.
            QApplication.sendEvent(self.quarry, QResizeEvent(self.size(), self.quarry.size()))
        self._place_button()
        self.place_card()

    @property
    def _quarry_is_behind(self) -> bool:
        """The site is shown in the quarry phase: the button stays where it is in the quarry."""
        return self.current is self.site and not self.monument_button.isHidden()

    def _place_button(self) -> None:
        """In the upper left corner, without words where they would cover the track."""
        look, button = self.monument_button.look, self.monument_button
        corner, side = QPoint(look.px(BLEED), look.px(BLEED)), look.px(DESK_BUTTON_SIDE)
        whole = QRect(corner, (BUTTON_WITH_WORDS * look.scale).toSize())
        track = self.quarry.mapFromScene(self.quarry.pit.ellipse(TRACK[1] + _OFF_TRACK))
        covers = track.intersects(QRectF(whole))
        button.setGeometry(QRect(corner, QSize(side, side)) if covers else whole)
        button.raise_()

    def place_card(self) -> None:
        """Place the card in the corner that the quarry, or the plan as it is turned, leaves free.

        Both make room for it. It takes the form that leaves them largest, and the usual text size
        as far as they stay about as large.
        """
        card = self._card
        if card is None:
            for each in (self.quarry, self.site):
                each.keep_clear(QRectF())
            return
        form, times = self._fitted(card, self.current)
        card.magnify(times)
        card.take_form(form)
        card.lie_at(self._place_of(card, card.board_size, times, self.current))
        card.raise_()
        on_site = self.current is self.site
        self.site.keep_clear(self._around(card, form, times, self.site) if on_site else QRectF())
        if not on_site:
            self.quarry.keep_clear(self._around(card, form, times, self.quarry))
        elif self._quarry_is_behind:
            fitted = self._fitted(card, self.quarry)
            self.quarry.keep_clear(self._around(card, *fitted, self.quarry))

    def _fitted(self, card: StockCard, view: QuarryView | SiteView) -> tuple[StockForm, float]:
        """The best form of the card for a view, and its scale."""
        scale = card.appearance.look.scale
        wide = self.width() - 2 * card.appearance.look.px(BLEED)
        least = min(1.0, max(_SHARE * wide / WIDTH, min(1.0, scale)) / scale)

        def size(form: StockForm, times: float) -> float:
            return view.size_beside(self._around(card, form, times, view))

        return _chosen(card.forms(view is self.site), least, size)

    def _place_of(
        self, card: StockCard, size: tuple[int, int], times: float, view: QuarryView | SiteView
    ) -> QRectF:
        look = card.appearance.look
        scale, bleed = look.scale, look.px(BLEED)
        room = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)
        on_site = view is self.site
        foot = _OVER_RULER * scale if on_site and self.site.ruler.isVisible() else 0.0
        wide, high = (side * scale * times for side in size)
        at_left = on_site and self.site.turns % 2 == 0
        left = room.left() if at_left else room.right() - wide
        return QRectF(left, room.bottom() - foot - high, wide, high)

    def _around(
        self, card: StockCard, form: StockForm, times: float, view: QuarryView | SiteView
    ) -> QRectF:
        """What the card covers of a view, on its scene."""
        look = card.appearance.look
        bleed, gap = look.px(BLEED), _GAP * look.scale
        place = self._place_of(card, (form.wide, form.high), times, view)
        return place.translated(-bleed, -bleed).adjusted(-gap, -gap, gap, gap)


def _chosen(
    forms: Sequence[StockForm], least: float, size: Callable[[StockForm, float], float]
) -> tuple[StockForm, float]:
    """The largest card beside which the view has a good ``size``, in its roomiest form."""
    enough = _AS_LARGE * max(size(form, least) for form in forms)
    for step in range(_STEPS, -1, -1):
        times = least + (1.0 - least) * step / _STEPS
        sizes = [size(form, times) for form in forms]
        if max(sizes) >= enough:
            break
    fits = (form for form, each in zip(forms, sizes, strict=True) if each >= _LIKE * max(sizes))
    return next(fits), times
