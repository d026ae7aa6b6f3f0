"""A second opinion on whole games: the trace followed with sets and counters, sharing no code."""

from collections import Counter
from typing import Any

LEVEL_POINTS = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9}
RING = {f"o{i}" for i in range(12)}
LETTER = {"violet": "V", "red": "R", "neutral": "N", "orange": "O", "jewel": "B"}

Brick = tuple[int, int, int]


def touching(a: str, b: str) -> bool:
    """Whether a step joins two cells of the quarry."""
    if "c" in (a, b):
        return a[0] + b[0] in ("cm", "mc")
    i, j = int(a[1:]), int(b[1:])
    if a[0] == b[0]:
        return (i - j) % (12 if a[0] == "o" else 6) in (1, 11 if a[0] == "o" else 5)
    return i // 2 == j if a[0] == "o" else j // 2 == i


def bricks_of(levels: list[list[str]]) -> dict[Brick, str]:
    found = {}
    for level, rows in enumerate(levels, 1):
        for row, signs in enumerate(rows):
            x = 0
            while x < len(signs):
                if signs[x] != ".":
                    found[level, row, x] = signs[x]
                x += 1 if signs[x] == "." else 2
    return found


def settable(bricks: dict[Brick, str], built: set[Brick]) -> set[Brick]:
    """Bricks not in place, all of whose supports are."""
    return {
        (level, row, x)
        for level, row, x in bricks
        if (level, row, x) not in built
        and all(
            (level - 1, row, left) in built
            for left in (x - 1, x, x + 1)
            if (level - 1, row, left) in bricks
        )
    }


def check(trace: dict[str, Any], plan: dict[str, Any]) -> None:
    """Follow a finished game; an assertion fails at the first thing that the rules forbid."""
    seats = trace["seats"]
    scores = [10] * seats
    stocks = [Counter[str]() for _ in range(seats)]
    built: set[Brick] = set()
    bricks = bricks_of(plan["levels"])
    lead = trace["rounds"][0]["first"]
    for number, facts in enumerate(trace["rounds"]):
        assert len(built) < len(bricks), "the game was over"
        assert facts["first"] == lead
        check_filling(facts["quarry"], plan["rounds"][number])
        lead = follow_quarry(facts, stocks, seats)
        assert facts["worker"] == lead
        scores[lead] += 2
        follow_building(facts["builds"], number, lead, bricks, built, stocks, scores)
        assert facts["finished"] == (built == set(bricks))
        assert facts["scores"] == scores
    assert len(trace["rounds"]) == 3 or facts["finished"]
    assert trace["jewels"] == [stock["B"] for stock in stocks]
    final = [score + 3 * stock["B"] for score, stock in zip(scores, stocks, strict=True)]
    assert trace["final"] == final
    assert trace["winners"] == [seat for seat in range(seats) if final[seat] == max(final)]


def check_filling(quarry: dict[str, list[str]], table: dict[str, Any]) -> None:
    assert all(len(quarry[cell]) == 1 for cell in RING)
    assert [len(quarry[f"m{j}"]) for j in range(6)] == table["middle"]
    bag = Counter({LETTER[name]: count for name, count in table["bag"].items()}) + Counter("K")
    assert sum(map(Counter, quarry.values()), Counter[str]()) == bag


def follow_quarry(facts: dict[str, Any], stocks: list[Counter[str]], seats: int) -> int:
    quarry = {cell: list(pieces) for cell, pieces in facts["quarry"].items()}
    at, black = None, -1
    for turn, pickup in enumerate(facts["pickups"]):
        assert any(quarry.values()), "the quarry was empty"
        seat, path, took = pickup["seat"], pickup["path"], pickup["took"]
        assert seat == (facts["first"] + turn) % seats
        assert len(path) == len(set(path)) == len(took) == min(turn + 1, 4)
        assert path[-1] in RING
        assert any(took)
        for cell, piece in zip(path, took, strict=True):
            assert at is None or touching(at, cell)
            at = cell
            if piece is None:
                assert not quarry[cell]
            else:
                quarry[cell].remove(piece)
                stocks[seat] += Counter(piece)
            black = seat if piece == "K" else black
    assert not any(quarry.values())
    del stocks[black]["K"]
    return black


def follow_building(
    builds: list[dict[str, Any]],
    number: int,
    lead: int,
    bricks: dict[Brick, str],
    built: set[Brick],
    stocks: list[Counter[str]],
    scores: list[int],
) -> None:
    waiting = [(lead + place) % len(scores) for place in range(len(scores))]
    lost = [0] * len(scores)
    for build in builds:
        assert built != set(bricks), "the monument was finished"
        seat = waiting.pop(0)
        assert build["seat"] == seat
        free = {brick for brick in settable(bricks, built) if stocks[seat][bricks[brick]]}
        if build.get("pass"):
            assert not free
            lost[seat] = sum(stocks[seat][c] for c in "VRNO") if number < 2 else 0
            assert build["lost"] == lost[seat]
            scores[seat] -= lost[seat]
            continue
        *place, colour = build["brick"]
        brick = tuple(place)
        assert brick in free
        assert bricks[brick] == colour
        assert build["points"] == LEVEL_POINTS[brick[0]]
        stocks[seat][colour] -= 1
        scores[seat] += build["points"]
        built.add(brick)
        waiting.append(seat)
    if built == set(bricks):
        scores[:] = [score + back for score, back in zip(scores, lost, strict=True)]
    else:
        assert not waiting, "not everybody has passed"
