"""The score sheet of Blueprints in words: which dice, which plan, which honours."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import BarLabel, BarPart, Bars, Chart, ChartTone
from blueprints_desktop.desktop.games.blueprints.texts.end_words import (
    decisions,
    prize_words,
    tied_words,
)
from blueprints_desktop.desktop.games.blueprints.texts.narration import die_token
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    die_words,
    material_word,
    space_words,
)
from blueprints_desktop.desktop.games.sheet_words import (
    People,
    PointsReason,
    SheetWords,
    Source,
    listed,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.sheet import Figure, PointsGround, Sheet, SheetLine, SheetSection
from blueprints_desktop.games.blueprints.dice import LETTERS, MATERIALS, die_of
from blueprints_desktop.games.blueprints.scoring import AWARDS, RECYCLED_POINTS
from blueprints_desktop.games.blueprints.ties import BY_FIRST, BY_ORDER, BY_SECOND, Edge


def material_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    rounds: list[list[list[int]]] = sheet.facts["materials"]
    if not rounds:
        return ()
    words = translate("BlueprintsSheet", "Round {round}")
    bars = tuple(
        BarLabel(person.name, person.colour, words.format(round=number + 1))
        for number in range(len(rounds))
        for person in people
    )
    built = [counts for seats in rounds for counts in seats]
    parts = tuple(
        BarPart(
            capitalised(material_word(material, 2)),
            ChartTone("materials", material),
            tuple(counts[material] for counts in built),
        )
        for material in range(len(MATERIALS))
    )
    across = capitalised(term(GAME, "die", 2))
    tab = capitalised(term(GAME, "material", 2))
    title = translate("BlueprintsSheet", "Materials by player and round")
    panel = Bars(across, bars, parts)
    return (Chart("materials", tab, title, _said(panel), (panel,)),)


def _said(panel: Bars) -> str:
    """Bar by bar, what it is made of."""
    told = []
    for number, bar in enumerate(panel.bars):
        made = [f"{part.name} {part.values[number]}" for part in panel.parts]
        told.append(labelled(f"{bar.group}, {bar.name}", f"{', '.join(made)}."))
    return " ".join(told)


# --- the chart of materials ---------------------------------------------------------------


translate = QCoreApplication.translate


def _die(text: str) -> int:
    return die_of(LETTERS.index(text[0]), int(text[1:]))


def _place(space: int, level: int) -> str:
    words = translate("BlueprintsSheet", "{space}, level {level}")
    return words.format(space=space_words(space), level=level + 1)


def _tie(facts: Json, people: People) -> tuple[str, str]:
    """Who came closest, and what decided."""
    level = tuple((material, count) for material, count in facts["level"])
    by = BY_ORDER if facts["material"] is None else BY_SECOND if level else BY_FIRST
    edge = Edge(by, level, facts["material"], *facts["counts"])
    return people[facts["with"]].name, decisions(edge, behind=facts["lost"])[0]


class BlueprintsSheetWords(SheetWords):
    """The buildings only rank; Awards and Prizes are what counts."""

    chapter = "scoring"
    rules: Mapping[str, str] = {
        "bonus": "bonus", "wood": "wood", "recycled": "recycled", "stone": "stone",
        "glass": "glass", "awards": "award-ranking", "prizes": "prize-rule",
    }  # fmt: skip

    @property
    def round_word(self) -> str:
        return capitalised(term(GAME, "round"))

    def section(self, section: SheetSection) -> str:
        number = section.facts["round"] + 1
        if section.key == "building":
            return translate("BlueprintsSheet", "Round {round}: the buildings").format(round=number)
        words = translate("BlueprintsSheet", "Round {round}: {awards} and {prizes}")
        return words.format(
            round=number, awards=term(GAME, "award", 2), prizes=term(GAME, "prize", 2)
        )

    def line(self, _section: SheetSection, line: SheetLine) -> str:
        keys = {"awards": "award", "prizes": "prize"}
        return capitalised(term(GAME, keys.get(line.key, line.key), 2))

    def total(self, section: SheetSection) -> str:
        if section.key == "building":
            return translate("BlueprintsSheet", "Building score")
        return translate("BlueprintsSheet", "Points of the round")

    @property
    def grand_total(self) -> str:
        return translate("BlueprintsSheet", "Points")

    @property
    def face_down(self) -> str:
        words = translate("BlueprintsSheet", "{awards} and {prizes} stay face down until the end")
        awards, prizes = term(GAME, "award", 2), term(GAME, "prize", 2)
        return words.format(awards=awards, prizes=prizes)

    @property
    def courses(self) -> dict[str, str]:
        worth = translate("BlueprintsSheet", "Building score")
        return {"points": self.grand_total, "building": worth}

    def reasons(
        self, _section: SheetSection, line: SheetLine, figure: Figure, people: People
    ) -> list[PointsReason]:
        return [self._reason(line, ground, people) for ground in figure.grounds]

    def _reason(self, line: SheetLine, ground: PointsGround, people: People) -> PointsReason:
        facts = ground.facts
        if line.key == "awards":
            return PointsReason(ground.points, self._award(facts, people))
        if line.key == "prizes":
            tokens = tuple(die_token(_die(die)) for die, _, _ in facts["dice"])
            return PointsReason(ground.points, self._prize(facts, people), tokens)
        if "missed" in facts:
            return PointsReason(ground.points, self._missed(facts))
        if "card" in facts:
            words = translate("BlueprintsSheet", "Built exactly as plan {card} is printed")
            return PointsReason(ground.points, words.format(card=facts["card"]))
        if "dice" in facts:
            return self._recycled(ground)
        die = _die(facts["die"])
        where = _place(facts["space"], facts["level"])
        said = labelled(f"{capitalised(die_words(die))}, {where}", self._why(line, facts))
        return PointsReason(ground.points, said, (die_token(die),))

    def _missed(self, facts: Json) -> str:
        words = translate("BlueprintsSheet", "{space} {tall} instead of {planned}", "dice high")
        stacks = [
            words.format(space=space_words(space), tall=tall, planned=planned)
            for space, tall, planned in facts["missed"]
        ]
        words = translate("BlueprintsSheet", "Plan {card} not built exactly: {stacks}")
        return words.format(card=facts["card"], stacks=listed(stacks))

    def _award(self, facts: Json, people: People) -> str:
        """Which one, or that there is none; and what broke a tie."""
        if "award" in facts:
            words = translate("BlueprintsSheet", "{award} for a building that scored {worth}")
            said = words.format(award=term(GAME, facts["award"]), worth=facts["building"])
        else:
            words = translate(
                "BlueprintsSheet", "Place {place} with a building that scored {worth}"
            )
            said = words.format(place=facts["place"], worth=facts["building"])
        if "tie" not in facts:
            return said
        rival, decided = _tie(facts["tie"], people)
        return f"{said}; {tied_words(rival, facts['building'], decided)}"

    def _prize(self, facts: Json, people: People) -> str:
        tie = _tie(facts["tie"], people) if "tie" in facts else ()
        return labelled(term(GAME, facts["prize"]), prize_words(facts["prize"], *tie))

    def _recycled(self, ground: PointsGround) -> PointsReason:
        dice = [(_die(die), space, level) for die, space, level in ground.facts["dice"]]
        words = translate("BlueprintsSheet", "%n recycled dice together", "", len(dice))
        row = listed([str(points) for points in RECYCLED_POINTS[1:]])
        scale = translate("BlueprintsSheet", "one to six of them score {row}").format(row=row)
        where = " \N{MIDDLE DOT} ".join(_place(space, level) for _, space, level in dice)
        tokens = tuple(die_token(die) for die, _, _ in dice)
        return PointsReason(ground.points, labelled(f"{words} ({where})", scale), tokens)

    def _why(self, line: SheetLine, facts: Json) -> str:
        if line.key == "wood":
            count = facts["neighbours"]
            return translate("BlueprintsSheet", "touches %n dice, 2 points for each", "", count)
        if line.key == "stone":
            return translate("BlueprintsSheet", "stone on levels 1 to 4 scores 2, 3, 5, 8")
        return translate("BlueprintsSheet", "glass scores its value")

    def source(self, section: SheetSection, line: SheetLine, ground: PointsGround) -> Source:
        """Each kind of Award by itself, in its metal."""
        award = ground.facts.get("award")
        if award is None:
            return Source(self.line(section, line))
        return Source(term(GAME, award, 2), ChartTone("medals", AWARDS.index(award)))

    def charts(self, sheet: Sheet, people: People) -> tuple[Chart, ...]:
        return material_charts(sheet, people)


WORDS = BlueprintsSheetWords()
