"""The middle of the board: the quarry or the building site, whichever phase it is.

In a narrow window the own pieces, which have to stay in sight, lie in a corner of it.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.games.monuments.art.pit import TRACK
from blueprints_desktop.desktop.games.monuments.board.monument_look import LookButton
from blueprints_desktop.desktop.games.monuments.board.quarry_view import QuarryView
from blueprints_desktop.desktop.games.monuments.board.site_view import SiteView
from blueprints_desktop.desktop.games.monuments.cards.stock_card import StockCard
from blueprints_desktop.desktop.games.monuments.cards.stock_forms import StockForm
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.fact_card import WIDTH

_SHARE, _GAP = 0.30, 8.0
"""How much of the width the pieces may take, unless they would be smaller than at 100 %."""
_STEPS, _AS_LARGE = 8, 0.95
"""They grow in so many steps to the size of everything else, where the rest stays about as large."""
_LIKE = 0.98
"""Forms beside which it is all but the same size."""
_OVER_RULER = 84.0
_OFF_TRACK = 6.0


class Centre(QWidget):
    """Two views, of which one is shown."""

    def __init__(self, quarry: QuarryView, site: SiteView) -> None:
        super().__init__()
        self.quarry, self.site = quarry, site
        self._card: StockCard | None = None
        for view in (quarry, site):
            view.setParent(self)
        site.hide()
        self.look = LookButton(quarry.appearance, self)
        self.look.retold.connect(self.place_look)
        quarry.laid_out.connect(self.place_look)
        for signal in (site.turned, site.laid_out, quarry.laid_out):
            signal.connect(self.place_card)

    @property
    def current(self) -> QuarryView | SiteView:
        return self.site if self.site.isVisibleTo(self) else self.quarry

    def turn_to(self, view: QuarryView | SiteView) -> None:
        """Show a view; whoever had the keys keeps them."""
        if view is self.current:
            return
        had_keys = self.current.hasFocus()
        other = self.quarry if view is self.site else self.site
        view.show()
        other.hide()
        if had_keys:
            view.setFocus()
        self._arrange()

    def host_card(self, card: StockCard | None) -> None:
        """Give the own pieces a place here, or none: they have one elsewhere."""
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
            # Qt tells a hidden view of its size only when it is shown, and the button wants it now.
            QApplication.sendEvent(self.quarry, QResizeEvent(self.size(), self.quarry.size()))
        self.place_look()
        self.place_card()

    @property
    def _quarry_is_behind(self) -> bool:
        """Somebody looks up from the quarry to the monument: the button lies as in the quarry."""
        return self.current is self.site and not self.look.isHidden()

    def place_look(self) -> None:
        """In the upper left corner, which quarry and plan leave free."""
        side = self.look.look.px(BLEED)
        track = self.quarry.pit.ellipse(TRACK[1] + _OFF_TRACK)
        self.look.lie_at(QPoint(side, side), self.quarry.mapFromScene(track))
        self.look.raise_()

    def place_card(self) -> None:
        """In the corner that the quarry, or the plan as it is turned, leaves free.

        Both make room for it. It takes the form that leaves them largest, and is as large as
        everything else as far as they stay so.
        """
        card = self._card
        if card is None:
            for each in (self.quarry, self.site):
                each.keep_clear(QRectF())
            return
        form, times = self._fitted(card, self.current)
        card.magnify(times)
        card.take_form(form)
        card.lie_at(self._place_of(card, card.held_form, times, self.current))
        card.raise_()
        on_site = self.current is self.site
        self.site.keep_clear(self._around(card, form, times, self.site) if on_site else QRectF())
        if not on_site:
            self.quarry.keep_clear(self._around(card, form, times, self.quarry))
        elif self._quarry_is_behind:
            fitted = self._fitted(card, self.quarry)
            self.quarry.keep_clear(self._around(card, *fitted, self.quarry))

    def _fitted(self, card: StockCard, view: QuarryView | SiteView) -> tuple[StockForm, float]:
        """The form that suits a view best, and how large it is there."""
        scale = card.appearance.look.scale
        wide = self.width() - 2 * card.appearance.look.px(BLEED)
        least = min(1.0, max(_SHARE * wide / WIDTH, min(1.0, scale)) / scale)

        def size(form: StockForm, times: float) -> float:
            return view.size_beside(self._around(card, form, times, view))

        return _chosen(card.forms(view is self.site), least, size)

    def _place_of(
        self, card: StockCard, form: StockForm, times: float, view: QuarryView | SiteView
    ) -> QRectF:
        look = card.appearance.look
        scale, bleed = look.scale, look.px(BLEED)
        room = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)
        on_site = view is self.site
        foot = _OVER_RULER * scale if on_site and self.site.ruler.isVisible() else 0.0
        wide, high = form.wide * scale * times, form.high * scale * times
        at_left = on_site and self.site.turns % 2 == 0
        left = room.left() if at_left else room.right() - wide
        return QRectF(left, room.bottom() - foot - high, wide, high)

    def _around(
        self, card: StockCard, form: StockForm, times: float, view: QuarryView | SiteView
    ) -> QRectF:
        """What the card takes of a view, on its scene."""
        look = card.appearance.look
        bleed, gap = look.px(BLEED), _GAP * look.scale
        place = self._place_of(card, form, times, view)
        return place.translated(-bleed, -bleed).adjusted(-gap, -gap, gap, gap)


def _chosen(
    forms: Sequence[StockForm], least: float, size: Callable[[StockForm, float], float]
) -> tuple[StockForm, float]:
    """The largest card beside which the rest has a good ``size``, and its roomiest form there."""
    enough = _AS_LARGE * max(size(form, least) for form in forms)
    for step in range(_STEPS, -1, -1):
        times = least + (1.0 - least) * step / _STEPS
        sizes = [size(form, times) for form in forms]
        if max(sizes) >= enough:
            break
    fits = (form for form, each in zip(forms, sizes, strict=True) if each >= _LIKE * max(sizes))
    return next(fits), times
