""" "Your ramp": the parts of the score, what a drop would make of them, and why."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.fits.facts.view_model import FitsModel
from blueprints_desktop.desktop.games.fits.texts.words import (
    board_word,
    part_word,
    reason_lines,
    scoring_lines,
)
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    CardTone,
    Divider,
    Fill,
    Item,
    Note,
    Optional,
    Row,
    Spread,
    Text,
    Total,
    notes,
    rows,
    total,
)
from blueprints_desktop.games.fits.outlook import DropOutlook
from blueprints_desktop.games.fits.scoring import parts_of
from blueprints_desktop.games.fits.state import STARTING

HEIGHT = 340
_REASONS = 6
"""How many reasons are shown; what is left out is in the score all the same."""
_TONES = {1: CardTone.GOOD, 0: CardTone.QUIET, -1: CardTone.BAD}
translate = QCoreApplication.translate


def score_card(model: FitsModel, outlook: DropOutlook | None = None, owner: str = "") -> Card:
    """The score of the large ramp; `owner` names its player where that is not the viewer."""
    title = translate("Fits", "Your ramp")
    if owner:
        title = translate("Fits", "{name}’s ramp").format(name=owner)
    now = model.standing(model.seat)
    after = now if outlook is None else outlook.after
    items: list[Item] = [
        rows(
            [
                Row(
                    label=part_word(part),
                    value=signed(after.part(part)),
                    change=_change(outlook, part),
                    name=part,
                    rule=part,
                )
                for part in parts_of(model.board)
            ],
            pitch=Spread(34.0, 24.0),
        ),
        Divider(),
        total(
            Total(
                label=board_word(model.board.id, model.board.name),
                value=signed(after.total),
                before=signed(now.total) if outlook is not None else "",
                spoken=_spoken_total(model, outlook),
            )
        ),
    ]
    if outlook is not None:
        reasons = reason_lines(outlook)[:_REASONS]
        items.append(notes([Note(w, signed(p), _TONES[_sign(t)]) for w, p, t in reasons]))
    elif model.view.round:
        earlier = translate("Fits", "Rounds before: {points}")
        words = earlier.format(points=signed(model.earlier(model.seat)))
        items.append(Text(words, Role.SMALL, CardTone.QUIET))
    if model.view.phase == STARTING:
        lines = [
            Text(each, Role.SMALL, CardTone.QUIET, lines=4) for each in scoring_lines(model.board)
        ]
        items += [Fill(), *(Optional(line) for line in lines)]
    return Card(title, tuple(items), gap=Spread(4.0, 2.0))


def _spoken_total(model: FitsModel, outlook: DropOutlook | None) -> str:
    board, now = board_word(model.board.id, model.board.name), model.standing(model.seat).total
    said = f"{board} {signed(now)}"
    if outlook is None:
        return said
    then = translate("Fits", "After the drop {points}")
    return sentences([said, then.format(points=signed(outlook.after.total))])


def _change(outlook: DropOutlook | None, part: str) -> str:
    gain = 0 if outlook is None else outlook.gain_of(part)
    return signed(gain) if gain else ""


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
