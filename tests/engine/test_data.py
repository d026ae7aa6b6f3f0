"""Data files that cannot be read say so by name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from blueprints_desktop.engine.data import LARGEST, is_there, read_toml, take
from blueprints_desktop.engine.errors import LONGEST_FACT, BadData
from blueprints_desktop.engine.toml_limits import MOST_NESTED, is_nested_too_deeply


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^deck\.toml: file: cannot be read"):
        read_toml(tmp_path / "deck.toml")


@pytest.mark.parametrize("content", [b"cards = [", b"\xff\xfe", b"a = 1\na = 2\n"])
def test_what_is_not_toml_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(content)
    with pytest.raises(BadData, match=r"^deck\.toml: file: is not toml"):
        read_toml(path)


def test_take_checks_presence_and_type() -> None:
    table = {"rows": [1], "malus": 5}
    assert take(table, "malus", int, "b.toml", "board") == 5
    with pytest.raises(BadData, match=r"b\.toml: board\.name: is missing"):
        take(table, "name", str, "b.toml", "board")
    with pytest.raises(BadData, match=r"b\.toml: board\.rows: wrong type"):
        take(table, "rows", dict, "b.toml", "board")
    with pytest.raises(BadData, match=r"b\.toml: board: is not a table"):
        take([], "rows", dict, "b.toml", "board")
    with pytest.raises(BadData, match="wrong type"):
        take({"malus": True}, "malus", int, "b.toml", "board")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("a = " + "[" * 1000 + "]" * 1000, "is-nested-too-deeply"),
        ("a = " + "{a = " * 1000 + "1" + "}" * 1000, "is-nested-too-deeply"),
        ("a." * 20_000 + "a = 1", "is-nested-too-deeply"),
        ("[" + "a . " * 5_000 + "a]", "is-nested-too-deeply"),
        ('"\\"".' * 5_000 + "a = 1", "is-nested-too-deeply"),
        ("a = " + "9" * 5_000, "number-out-of-range"),
        ("[t]\na = 0x" + "f" * 5_000, "number-out-of-range"),
        ("a = 9223372036854775808", "number-out-of-range"),
        ("a = 1  # " + "x" * LARGEST, "file-is-too-large"),
        ("a\0 = 1", "is-not-toml"),
    ],
)
def test_files_that_are_too_much_are_named(tmp_path: Path, content: str, code: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(content)
    with pytest.raises(BadData) as caught:
        read_toml(path)
    assert (caught.value.code, caught.value.source) == (code, "deck.toml")


def test_numbers_of_64_bits_are_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("least = -9223372036854775808\nmost = 0x7fffffffffffffff\n")
    assert read_toml(path) == {"least": -(2**63), "most": 2**63 - 1}


def test_the_most_nested_data_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    dotted = ".".join("a" * (MOST_NESTED + 1))
    path.write_text(f"x = {'[' * MOST_NESTED}{']' * MOST_NESTED}\n{dotted} = 1\n")
    assert set(read_toml(path)) == {"x", "a"}


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "b." * 40 + '"',
        "a = '" + "b." * 40 + "'",
        'a = """' + "\n[b." * 40 + '"""',
        "a = '''" + "\n[b." * 40 + "'''",
        "# " + "[a." * 40,
        "\n".join(["a.b = [1.5, 2.5]"] * 40),
        "\n".join(["[a.b]", "c = {d = [1, 2]}"] * 40),
        'a = "\\"' + "b." * 40 + '"',
    ],
)
def test_only_tables_and_keys_count_as_nested(text: str) -> None:
    assert not is_nested_too_deeply(text)


@pytest.mark.parametrize("text", ['"""' * 20_000, '"\\' * 30_000, "'" * 60_000, "a" * 60_000])
def test_nesting_is_found_behind_unfinished_strings(text: str) -> None:
    """Whatever stands in it, the text is read once, and what follows in the next line counts."""
    assert not is_nested_too_deeply(text)
    assert is_nested_too_deeply(f"{text}\n{'[' * (MOST_NESTED + 1)}")


def test_the_worst_files_of_the_largest_size_need_little_memory(tmp_path: Path) -> None:
    """Twenty thousand dotted keys took 2.3 GB. The process may have 128 MB more than it has."""
    key = ".a" * MOST_NESTED
    worst = {
        "one.toml": "a." * (LARGEST // 2 - 4) + "a=1",
        "headers.toml": "".join(f"[{number:x}{key}]\n" for number in range(LARGEST // 40)),
        "keys.toml": "".join(f"{number:x}{key}=1\n" for number in range(LARGEST // 40)),
        "inline.toml": "a=[" + f"{{a{key}=1}}," * (LARGEST // 50) + "]",
        "lists.toml": "a=[" + "[]," * (LARGEST // 3 - 4) + "]",
        "braces.toml": "a=" + "{a=" * (LARGEST // 3 - 4),
    }
    for name, content in worst.items():
        (tmp_path / name).write_text(content)
        assert (tmp_path / name).stat().st_size > LARGEST * 0.6, name
    program = """
import os, resource, sys
from pathlib import Path
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import BadData
pages = int(Path("/proc/self/statm").read_text().split()[0])
most = pages * os.sysconf("SC_PAGE_SIZE") + 128 * 1024 * 1024
resource.setrlimit(resource.RLIMIT_AS, (most, most))
for path in sys.argv[1:]:
    try:
        read_toml(Path(path))
    except BadData as error:
        print(error.code)
"""
    if not Path("/proc/self/statm").exists():
        pytest.skip("memory is not limited so there")
    command = [sys.executable, "-c", program, *(str(tmp_path / name) for name in worst)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["is-nested-too-deeply"] * 2


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices have no paths there")
def test_pipes_devices_and_folders_are_named(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    for name, target in {"zero": "/dev/zero", "random": "/dev/random"}.items():
        (tmp_path / f"{name}.toml").symlink_to(target)
    for name in ("pipe", "zero", "random"):
        assert is_there(tmp_path / f"{name}.toml")
        with pytest.raises(BadData, match="not a regular file"):
            read_toml(tmp_path / f"{name}.toml")
    with pytest.raises(BadData, match="cannot be read"):
        read_toml(tmp_path)


def test_what_a_message_tells_is_short(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(f"{'k' * 5000} = 0x{'f' * 5000}")
    with pytest.raises(BadData) as caught:
        read_toml(path)
    assert len(caught.value.entry) == LONGEST_FACT
    assert len(str(caught.value)) < 300
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(BadData) as caught:
        take({"rows": deep}, "rows", str, "b.toml", "board")
    assert len(str(caught.value)) < 300
