"""Match files hold so much and no more, and whatever the program writes it can read again."""

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from attrs import evolve

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.games import registry
from blueprints_desktop.games.fits.options import MOST_BOARDS
from blueprints_desktop.store import limits
from blueprints_desktop.store.branching import branched
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import Branch, Header, Player
from blueprints_desktop.store.lines import checksum, seal, sealed
from blueprints_desktop.store.match_files import duplicate, retitle
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import new_header, rewritten, saved_after

NOW = datetime(2026, 11, 16, tzinfo=UTC)


def refusal(path: Path) -> tuple[str, int]:
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    return caught.value.code, caught.value.line


def with_entries(path: Path, entries: list[dict[str, object]]) -> None:
    """Add lines to a file with right checksums, as another program could."""
    facts = [json.loads(line) for line in path.read_text().splitlines()]
    for line in facts:
        del line["sum"]
    path.write_bytes(b"".join(sealed([*facts, *entries])[0]))


# --- values -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1.0, True, "1", None, [1], 2**63 - 1, -1])
def test_a_seat_is_a_whole_number(tmp_path: Path, number: object) -> None:
    """1.0 and true are equal to the number of a seat, and were taken for one."""
    path = tmp_path / "a.match"
    saved = saved_after(path, 8)
    at = next(n for n, played in enumerate(saved.match.played) if played.seat == 1)
    rewritten(path, {"seat": number}, line=at + 2)
    code, line = refusal(path)
    assert code == ("wrong-seat" if type(number) is int else "unknown-entry")
    assert line == at + 2


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"seat": 1.0, "kind": "master"}, "unknown-entry"),
        ({"seat": True, "kind": "master"}, "unknown-entry"),
        ({"seat": 0, "kind": "k" * 101}, "unknown-entry"),
        ({"undo": 1.0}, "unknown-entry"),
        ({"undo": True}, "unknown-entry"),
        ({"redo": 2**62}, "illegal-move"),
    ],
)
def test_entries_hold_whole_numbers(tmp_path: Path, entry: dict[str, object], code: str) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 5)
    with_entries(path, [entry])
    assert refusal(path) == (code, 7)


@pytest.mark.parametrize(
    "text", ["9" * 5_000, "9223372036854775808", "NaN", "1e999", "[" * 90 + "]" * 90]
)
def test_json_beyond_what_the_program_writes_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 0)
    facts = json.loads(path.read_text())
    del facts["sum"]
    facts["data"]["more"] = "HERE"
    body = json.dumps(facts, ensure_ascii=False, separators=(",", ":")).replace('"HERE"', text)
    path.write_text(f'{body[:-1]},"sum":"{checksum(body):08x}"}}\n')
    assert refusal(path) == ("line-is-not-json", 1)


def seat(**change: object) -> dict[str, object]:
    return {"player": "id", "name": "Ada", "colour": 0, "kind": "person", **change}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "x" * 201}, "text-is-too-long"),
        ({"created": "x" * 101}, "text-is-too-long"),
        ({"match": "x" * 101}, "text-is-too-long"),
        ({"seats": [seat(name="x" * 101), seat()]}, "text-is-too-long"),
        ({"seats": [seat(player="x" * 101), seat()]}, "text-is-too-long"),
        ({"seats": [seat(kind="x" * 101), seat()]}, "text-is-too-long"),
        ({"seats": [seat(colour=True), seat()]}, "bad-header"),
        ({"seats": [seat(colour=1.0), seat()]}, "bad-header"),
        ({"seats": [seat()] * 50}, "bad-header"),
        ({"version": 2, "branches": [{"match": "m", "after": n, "seed": 1} for n in range(1001)]},
         "bad-header"),
        ({"version": 2, "branches": [{"match": "m" * 101, "after": 1, "seed": 1}]}, "bad-header"),
    ],
)  # fmt: skip
def test_headers_have_limits(tmp_path: Path, change: dict[str, object], code: str) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 2)
    rewritten(path, change)
    assert refusal(path) == (code, 1)


def test_names_and_titles_up_to_the_limit_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 2)
    seats = [seat(name="é" * 100, player="x" * 100, kind="k" * 100, colour=n) for n in range(3)]
    rewritten(path, {"title": "🏛" * 200, "seats": seats})
    assert SavedMatch.open(path).header.title == "🏛" * 200


# --- lines ------------------------------------------------------------------------------


def test_a_header_that_is_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 2)
    rewritten(path, {"title": "x" * limits.LONGEST_HEADER})
    assert refusal(path) == ("line-is-too-long", 1)
    path.write_bytes(b"x" * (limits.LONGEST_HEADER + 1))
    assert refusal(path) == ("not-a-match-file", 1)


def test_a_move_that_is_too_long_is_refused_and_the_rest_is_offered(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 5)
    rewritten(path, {"move": "x" * limits.LONGEST_ENTRY}, line=5)
    with pytest.raises(BadMatchFile) as caught:
        SavedMatch.open(path)
    assert (caught.value.code, caught.value.line) == ("line-is-too-long", 5)
    assert caught.value.moves_before == 3
    assert len(SavedMatch.open(path, beginning=True).match.played) == 3


def test_lines_up_to_the_limit_are_read_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved = saved_after(path, 6)
    pairs = (limits.MOST_ENTRIES - 6) // 2
    with_entries(path, [{"undo": 1}, {"redo": 1}] * pairs)
    assert SavedMatch.open(path).match.move_texts() == saved.match.move_texts()
    with_entries(path, [{"undo": 1}])
    assert refusal(path) == ("too-many-lines", limits.MOST_ENTRIES + 2)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    saved_after(path, 2)
    with path.open("ab") as file:
        file.truncate(limits.LARGEST + 1)
    assert refusal(path) == ("too-large", 1)


def test_huge_files_need_little_memory(tmp_path: Path) -> None:
    """60 MB of names, lists or undos took 0.7 to 2.2 GB. The process may have 96 MB more."""
    if not Path("/proc/self/statm").exists():
        pytest.skip("memory is not limited so there")
    header = new_header().to_json()
    sixty = 60 * 1024 * 1024
    paths = [tmp_path / f"{name}.match" for name in ("name", "list", "undo", "header", "lines")]
    seats = header["seats"]
    first = seal(header, 0)[0]
    paths[0].write_text(seal({**header, "title": "x" * sixty}, 0)[0])
    paths[1].write_text(seal({**header, "seats": seats * (sixty // 150)}, 0)[0])
    paths[2].write_text(first + '{"undo":1,"sum":"00000000"}\n' * (sixty // 28))
    inner = "[]," * ((limits.LONGEST_HEADER - 2000) // 3)
    paths[3].write_text(seal({**header, "data": {"cards": "HERE"}}, 0)[0].replace('"HERE"', inner))
    paths[4].write_text(first + "\n" * (limits.LARGEST - 5000))
    program = """
import os, resource, sys
from pathlib import Path
from blueprints_desktop.games.blueprints import game
from blueprints_desktop.history.catching_up import match_id_of
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.saved_match import SavedMatch
pages = int(Path("/proc/self/statm").read_text().split()[0])
most = pages * os.sysconf("SC_PAGE_SIZE") + 96 * 1024 * 1024
resource.setrlimit(resource.RLIMIT_AS, (most, most))
for path in sys.argv[1:]:
    match_id_of(Path(path))
    try:
        SavedMatch.open(Path(path))
    except BadMatchFile as error:
        print(error.code)
"""
    command = [sys.executable, "-c", program, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    said = ["too-large", "too-large", "too-large", "line-was-changed", "too-many-lines"]
    assert done.stdout.split() == said


# --- what the program writes ------------------------------------------------------------


def test_whatever_is_typed_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    long = "é" * 5_000
    header = new_header()
    players = tuple(Player(long, long, n) for n in range(3))
    saved = SavedMatch.begin(evolve(header, title=long, players=players).within_limits(), path)
    assert retitle(path, long)
    assert len(read_match(path).header.title) == limits.LONGEST_TITLE
    assert read_match(duplicate(path, long)).header.title.endswith("é…")
    branch = branched(saved.header, 0, 1, NOW, long)
    SavedMatch.begin(branch, tmp_path / "b.match")
    assert read_match(tmp_path / "b.match").header.players[0].name == "é" * 99 + "…"


def test_the_longest_header_that_can_be_is_read(tmp_path: Path) -> None:
    """FITS with as many boards as a match may have, and with everything else at its limit."""
    box = registry.box("fits")
    row = {"name": "é" * 100, "rows_score": False, "malus": 9999, "rows": ["M....."] * 12}
    boards = [{"id": f"{n:03}" + "é" * 97, **row} for n in range(MOST_BOARDS)]
    options = box.options(boards=tuple(board["id"] for board in boards))
    data = {"start": ["I", "L", "V", "X"], "boards": boards}
    start = new_header("fits").data["start"]
    players = tuple(Player("🏛" * 100, "🏛" * 100, n, "🏛" * 100) for n in range(4))
    branches = tuple(Branch("m" * 32, 10_000 + n, 2**63 - 1) for n in range(limits.MOST_BRANCHES))
    header = Header(
        "m" * 100, "🏛" * 200, "c" * 100, box, 1, players, options, 2**63 - 1,
        {**data, "start": start}, branches,
    )  # fmt: skip
    path = tmp_path / "a.match"
    SavedMatch.begin(header, path)
    assert path.stat().st_size < limits.LONGEST_HEADER
    assert read_match(path).header == header
    more = evolve(header, options=box.options(boards=tuple(range(MOST_BOARDS + 1))))
    with pytest.raises(BadOption, match="too many boards"):
        more.new_match()


def facts_of(saved: SavedMatch) -> tuple[object, ...]:
    match, hands = saved.match, saved.hands
    return (
        match.move_texts(),
        [str(played.move) for played in match.undone],
        match.took_back,
        match.hinted,
        [hands.at(step) for step in range(len(match.played) + 2)],
        hands.course,
        saved.header,
    )


@pytest.mark.parametrize("key", registry.KEYS)
@pytest.mark.parametrize("hands", [False, True])
@pytest.mark.parametrize("undone", [0, 1, 3])
def test_a_file_of_very_many_lines_is_shortened_and_stays_the_same_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, hands: bool, undone: int
) -> None:
    """A key that is held for minutes must not make a file that cannot be opened again."""
    monkeypatch.setattr("blueprints_desktop.store.saved_match.SHORTEN_AT", 60)
    path = tmp_path / "a.match"
    saved = saved_after(path, 10, key)
    if hands:
        saved.hand_over(1, "master")
        saved.play(saved.match.legal_moves()[0])
        saved.hand_over(saved.match.seats - 1, "apprentice")
    saved.note_hint(1)
    if undone:
        saved.undo(undone)
    lengths = []
    for _ in range(100):
        saved.undo()
        saved.redo()
        assert saved.problem is None
        lengths.append(len(path.read_bytes().splitlines()))
        assert facts_of(SavedMatch.open(path)) == facts_of(saved)
        assert not saved.is_behind
    assert max(lengths) < 160
    saved.undo(2)
    saved.redo(1)
    assert facts_of(SavedMatch.open(path)) == facts_of(saved)


def test_undo_that_is_free_stays_free_when_a_file_is_shortened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undoing what revealed nothing is no take-back, and shortening must not make it one."""
    monkeypatch.setattr("blueprints_desktop.store.saved_match.SHORTEN_AT", 20)
    path = tmp_path / "a.match"
    saved = saved_after(path, 0, "skyline", 2)
    while not saved.match.free_undos:
        saved.play(saved.match.legal_moves()[0])
    for _ in range(60):
        saved.undo()
        saved.redo()
    saved.undo()
    again = SavedMatch.open(path)
    assert len(path.read_bytes().splitlines()) < 60
    assert not saved.match.took_back
    assert facts_of(again) == facts_of(saved)


def test_a_file_that_another_program_writes_to_is_not_shortened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("blueprints_desktop.store.saved_match.SHORTEN_AT", 20)
    path = tmp_path / "a.match"
    saved = saved_after(path, 19)
    content = path.read_bytes() + b"more\n"
    path.write_bytes(content)
    saved.undo()
    saved.redo()
    assert path.read_bytes() == content
    assert saved.path is None, "it goes on elsewhere"
