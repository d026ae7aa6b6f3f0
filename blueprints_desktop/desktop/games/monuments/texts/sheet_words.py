"""The score sheet of World Monuments in words: which bricks, which losses, how many jewels."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.charts.specs import Chart, Dot, Dots, Rule
from blueprints_desktop.desktop.games.monuments.texts.narration import piece_token
from blueprints_desktop.desktop.games.monuments.texts.words import GAME, piece_words, pieces_list
from blueprints_desktop.desktop.games.sheet_words import People, PointsReason, SheetWords
from blueprints_desktop.desktop.i18n.language import capitalised, term
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.sheet import Figure, PointsGround, Sheet, SheetLine, SheetSection
from blueprints_desktop.games.monuments.pieces import LETTERS

translate = QCoreApplication.translate


class MonumentsSheetWords(SheetWords):
    """Round by round: the black piece, the levels, what was lost; at the end the jewels."""

    chapter = "building"
    rules: Mapping[str, str] = {
        "start": "start-score", "black": "black-returned", "level": "brick-points",
        "lost": "loss", "given_back": "loss-given-back", "jewels": "jewels",
    }  # fmt: skip

    @property
    def round_word(self) -> str:
        return capitalised(term(GAME, "round"))

    def section(self, section: SheetSection) -> str:
        if section.key == "start":
            return translate("MonumentsSheet", "Before the first round")
        if section.key == "end":
            return translate("MonumentsSheet", "At the end")
        words = translate("MonumentsSheet", "Round {round}")
        return words.format(round=section.facts["round"] + 1)

    def line(self, section: SheetSection, line: SheetLine) -> str:
        if line.key == "level":
            return translate("MonumentsSheet", "Level {level}").format(level=line.facts["level"])
        return {
            "start": translate("MonumentsSheet", "Starting points"),
            "black": capitalised(term(GAME, "black")),
            "lost": translate("MonumentsSheet", "Bricks left over"),
            "given_back": translate("MonumentsSheet", "Lost points returned"),
            "jewels": capitalised(term(GAME, "jewel", 2)),
        }[line.key]

    def total(self, section: SheetSection) -> str:
        return self.section(section) if section.key == "round" else ""

    @property
    def grand_total(self) -> str:
        return translate("MonumentsSheet", "Points")

    def reasons(
        self, section: SheetSection, line: SheetLine, figure: Figure, people: People
    ) -> list[PointsReason]:
        if line.key == "level":
            return self._bricks(figure)
        return [PointsReason(ground.points, self._why(line, ground)) for ground in figure.grounds]

    def _bricks(self, figure: Figure) -> list[PointsReason]:
        """Bricks of a colour bring the same on a level, so they are told together."""
        found: dict[tuple[str, int], Counter[int]] = {}
        for ground in figure.grounds:
            key = ground.facts["brick"][0], ground.points
            found.setdefault(key, Counter())[ground.facts["move"]] += 1
        told = []
        for (letter, points), moves in found.items():
            brick = piece_words(LETTERS.index(letter), len(moves))
            steps = ", ".join(str(move) for move in sorted(moves))
            words = translate(
                "MonumentsSheet", "%n {bricks}, {points} each (steps {steps})", "", len(moves)
            ).format(bricks=brick, points=points, steps=steps)
            token = piece_token(LETTERS.index(letter))
            told.append(PointsReason(points * len(moves), words, (token,)))
        return told

    def _why(self, line: SheetLine, ground: PointsGround) -> str:
        if line.key == "start":
            return translate("MonumentsSheet", "All players start with these")
        if line.key == "black":
            words = translate("MonumentsSheet", "Returned the black piece (step {step})")
            return words.format(step=ground.facts["move"])
        if line.key == "lost" and "left" not in ground.facts:
            return translate(
                "MonumentsSheet",
                "Lost 1 point for each of the %n bricks left over",
                "",
                -ground.points,
            )
        if line.key == "lost":
            left = [LETTERS.index(letter) for letter in ground.facts["left"]]
            if not left:
                return translate("MonumentsSheet", "Passed with no bricks left: nothing lost")
            words = translate("MonumentsSheet", "Lost 1 point for each brick left over: {pieces}")
            return words.format(pieces=pieces_list(left))
        if line.key == "given_back":
            return translate(
                "MonumentsSheet", "The monument was finished in this round: losses are returned"
            )
        count = ground.facts["jewels"]
        return translate("MonumentsSheet", "%n jewels, 3 points each", "", count)

    def charts(self, sheet: Sheet, people: People) -> tuple[Chart, ...]:
        return level_charts(sheet, people)


def level_charts(sheet: Sheet, people: Sequence[Person]) -> tuple[Chart, ...]:
    bricks = sheet.facts["bricks"]
    if not bricks:
        return ()
    top = max(level for _, _, _, level, _ in bricks)
    dots = tuple(
        Dot(number, level - 1, people[seat].colour)
        for number, (_, _, seat, level, _) in enumerate(bricks, 1)
    )
    name = translate("MonumentsSheet", "Level {level}")
    rows = tuple(name.format(level=level) for level in range(1, top + 1))
    panel = Dots(
        translate("MonumentsSheet", "Bricks in the order they were added"),
        "",
        rows,
        dots,
        tuple((person.name, person.colour) for person in people),
        _rounds(bricks),
    )
    tab = capitalised(term(GAME, "level", 2))
    title = translate("MonumentsSheet", "Who built which level when")
    return (Chart("levels", tab, title, _said(bricks, people, top), (panel,)),)


def _rounds(bricks: Sequence[Sequence[object]]) -> tuple[Rule, ...]:
    """Where the rounds end, named by the round that is over."""
    words = translate("MonumentsSheet", "Round {round}")
    last = {brick[1]: number for number, brick in enumerate(bricks, 1)}
    return tuple(
        Rule(number + 0.5, words.format(round=int(str(each)) + 1)) for each, number in last.items()
    )


def _said(bricks: Sequence[Sequence[object]], people: Sequence[Person], top: int) -> str:
    """How many bricks each set on which level."""
    counts = Counter((brick[2], brick[3]) for brick in bricks)
    level_words = translate("MonumentsSheet", "level {level}: {count}")
    told = []
    for person in people:
        own = [(level, counts[person.seat, level]) for level in range(1, top + 1)]
        parts = [level_words.format(level=level, count=count) for level, count in own if count]
        total = sum(count for _, count in own)
        words = translate("MonumentsSheet", "{name} added %n bricks", "", total)
        where = f" ({', '.join(parts)})" if parts else ""
        told.append(f"{words.format(name=person.name)}{where}.")
    return " ".join(told)


WORDS = MonumentsSheetWords()
