"""What may be drawn larger or smaller than the look says, as what lies around it is."""

from blueprints_desktop.desktop.theme.theme import Appearance, Look


class Magnified:
    """For a widget, which says in ``restyle`` what another size means for it."""

    appearance: Appearance
    _times = 1.0

    @property
    def look(self) -> Look:
        return self.appearance.look.magnified(self._times)

    def magnify(self, times: float) -> None:
        """Show everything so much larger, or smaller."""
        if times != self._times:
            self._times = times
            self.restyle()

    def restyle(self) -> None:
        raise NotImplementedError
