""" "Your building": points by material, the Blueprint bonus, the total, the four Prizes.

Where nobody's building may be seen, the card tells how everybody stands.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.awards import prize_sprite
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type
from blueprints_desktop.desktop.games.blueprints.art.pictures import material_picture
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    BuildingStatus,
    Preview,
    points_of,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PlayerFacts, PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.explanations import (
    ScoreWords,
    counted_words,
    lack_words,
    prize_words,
)
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME, material_word
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.values import CardTone, Spread
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import BONUS, PRIZES
from blueprints_desktop.games.blueprints.state import DICE_EACH

HEIGHT = 320
_LOOSEST = 1.3
"""How much air the card takes where it is high."""
_COUNT, _COUNT_GROWN = Type(13, 400, tabular=True), Type(13, 600, tabular=True)
_OUT_OF_REACH = 0.38
translate = QCoreApplication.translate


def score_card(
    standing: BuildingStatus, preview: Preview | None, awards: Sequence[str] = (), owner: str = ""
) -> kit.Card:
    """The points of a building; `owner` names its player where that is not the viewer."""
    title = translate("Blueprints", "Your building")
    if owner:
        title = translate("Blueprints", "{name}’s building").format(name=owner)
    after = standing if preview is None else preview.after
    words = ScoreWords(after, awards)
    materials = [_material_row(material, after, preview, words) for material in range(4)]
    said = translate("Blueprints", "Total {points}").format(points=after.score.total)
    total = kit.total(
        kit.Text(translate("Blueprints", "Total"), Role.BODY_STRONG),
        kit.Text(str(after.score.total), Role.SCORE),
        kit.PartInfo("total", "round-points", "\n".join(words.total()), said),
        "" if preview is None else str(standing.score.total),
    )
    items = (
        kit.rows([*materials, _bonus_row(after, preview, words)], pitch=Spread(31.0, 22.0)),
        kit.Divider(),
        total,
        kit.Fill(),
        _prizes(standing, after),
    )
    return kit.Card(title, items, pad=18.0, foot=Spread(9.0, 7.0), loosest=_LOOSEST)


def _material_row(
    material: int, after: BuildingStatus, preview: Preview | None, words: ScoreWords
) -> kit.Row:
    points = points_of(after.score, material)
    gain = 0 if preview is None else preview.gain_of(material)
    dice = counted_words(material, after.counts[material])
    said = translate("Blueprints", "{dice}: {points}")
    said = said.format(dice=dice, points=points_words(points))
    name, tip = MATERIALS[material], "\n".join(words.material(material))
    return kit.Row(
        capitalised(material_word(material)),
        str(points),
        kit.PartInfo(name, name, tip, said),
        sign=material_picture(material, 19.0),
        detail=f"\N{MULTIPLICATION SIGN} {after.counts[material]}",
        change=signed(gain) if gain else "",
    )


def _bonus_row(after: BuildingStatus, preview: Preview | None, words: ScoreWords) -> kit.Row:
    kept, done = after.bonus_in_reach, after.score.bonus == BONUS
    value = str(BONUS) if done else translate("Blueprints", "{points} ?").format(points=BONUS)
    tone = CardTone.GOOD if done else CardTone.QUIET
    gained = preview is not None and preview.bonus_gained
    label = capitalised(term(GAME, "bonus"))
    said = translate("Blueprints", "{bonus}: {state}").format(bonus=label, state=words.ready())
    note_tone = CardTone.QUIET if kept else CardTone.BAD
    return kit.Row(
        label,
        value if kept else "0",
        kit.PartInfo("bonus", "bonus", "\n".join(words.bonus()), said),
        sign=kit.Sign(Icon.CHECK, 18.0, tone) if kept else kit.Sign(Icon.CROSS, 18.0, CardTone.BAD),
        change=signed(BONUS) if gained else "",
        note=kit.Text(words.ready(), Role.SMALL, note_tone, lines=2),
        open=not done,
    )


# --- the Prizes ---------------------------------------------------------------------------


def _prizes(before: BuildingStatus, after: BuildingStatus) -> kit.Item:
    """How much of each Prize the building has; the words are about the nearest one."""
    nearest = after.nearest_prize
    said = [translate("Blueprints", "no Prize in reach")]
    if nearest is not None:
        lack = lack_words(nearest)
        full = translate("Blueprints", "{prize}: {lack}")
        said = [full.format(prize=term(GAME, nearest.prize), lack=lack), lack]
    tone = CardTone.GOOD if nearest is not None and not nearest.missing else CardTone.NORMAL
    cells = tuple(_prize(number, before, after) for number in range(len(PRIZES)))
    line = kit.Text(said[0], Role.SMALL, tone, tuple(said[1:]), anchor=Anchor.MIDDLE)
    body = kit.Stack((kit.Line(cells, gap=0.0, equal=True), line))
    return kit.Field(body, pad=3.0, reach=7.0)


def _prize(number: int, before: BuildingStatus, after: BuildingStatus) -> kit.Item:
    """The badge, and beside it "3/5" or a tick; the nearest Prize is on a lighter ground."""
    was, now = before.prizes[number], after.prizes[number]
    grown, in_reach = now.have > was.have, after.in_reach(now)
    state: kit.Item = kit.Sign(Icon.CHECK, 15.0, CardTone.GOOD, 3.0)
    if now.missing:
        tone = CardTone.NORMAL if grown or in_reach else CardTone.QUIET
        role = _COUNT_GROWN if grown else _COUNT
        state = kit.Text(f"{now.have}/{now.wanted}", role, tone)
    cell: kit.Item = kit.Line((kit.Fill(), _badge(number, in_reach), state, kit.Fill()), gap=5.0)
    if now == after.nearest_prize:
        cell = kit.Field(cell, kit.CardGround.RAISED, pad=0.0, reach=0.0)
    lines = prize_words(now, in_reach)
    info = kit.PartInfo(PRIZES[number], PRIZES[number], "\n".join(lines), ", ".join(lines))
    return kit.Part(info, cell)


def _badge(number: int, in_reach: bool) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        badge = prize_sprite(look.pixmaps, number, round(rect.width()), canvas.ratio, look.palette)
        badge.paint(canvas.painter, rect.center(), 1.0 if in_reach else _OUT_OF_REACH)

    return kit.Picture(("prize", number, in_reach), 26.0, 28.0, paint)


# --- nobody's building may be seen ----------------------------------------------------------


def standings_card(facts: PublicFacts, people: Sequence[Person]) -> kit.Card:
    """The dice everybody took, the last round and what was won; the seat to act is on a ground."""
    hidden = translate(
        "Blueprints", "Plans and buildings stay behind the screens until the round ends."
    )
    seats = [_seat(facts, person) for person in people]
    why = kit.Text(hidden, Role.SMALL, CardTone.QUIET, lines=4)
    return kit.Card(
        translate("Blueprints", "Round {round}").format(round=facts.round),
        (*seats, kit.Fill(), why),
        pad=18.0,
        gap=Spread(9.0, 2.0),
        spoken=translate("Blueprints", "How everybody stands"),
    )


def _seat(facts: PublicFacts, person: Person) -> kit.Item:
    seat = facts.seats[person.seat]
    taken = translate("Blueprints", "{taken} of {all} dice")
    dice = taken.format(taken=len(seat.taken), all=DICE_EACH)
    besides = _besides(facts, seat)
    body = kit.Grid(
        (
            kit.GridRow(
                (
                    kit.SeatSign(person.colour, 13.0),
                    kit.Text(person.name, Role.BODY_STRONG),
                    kit.Text(dice, Role.SMALL_STRONG, anchor=Anchor.RIGHT),
                )
            ),
        ),
        flexible=1,
    )
    second = kit.Text(" · ".join(besides), Role.SMALL, CardTone.QUIET, tuple(besides[:1]))
    told = kit.Stack((body, kit.Line((kit.Space(kit.fixed(13.0)), second))))
    item: kit.Item = kit.Field(told, pad=4.0, reach=10.0) if facts.to_act == person.seat else told
    info = kit.PartInfo(f"seat-{person.seat}", spoken=", ".join((person.name, dice, *besides)))
    return kit.Part(info, item)


def _besides(facts: PublicFacts, seat: PlayerFacts) -> list[str]:
    """The round before, and what was won."""
    said = []
    if seat.last is not None:
        words = translate("Blueprints", "round {round}: {points}")
        said.append(words.format(round=facts.scored, points=seat.last))
    if seat.points is not None:
        words = translate("Blueprints", "won: {points}")
        said.append(words.format(points=points_words(seat.points)))
    elif seat.held:
        said.append(translate("Blueprints", "%n face down", "Awards and Prizes", seat.held))
    return said
