"""Ways to spoil bytes and values, each drawn from a random generator of the case."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

Spoil = Callable[[Random, bytes], bytes]


class Raw:
    """A value given as the text that is to stand in the file, since no writer produces it."""

    def __init__(self, text: str) -> None:
        self.text = text


def _flip_bits(random: Random, content: bytes) -> bytes:
    spoiled = bytearray(content)
    for _ in range(random.choice([1, 1, 2, 8, 64])):
        spoiled[random.randrange(len(spoiled))] ^= 1 << random.randrange(8)
    return bytes(spoiled)


def _set_bytes(random: Random, content: bytes) -> bytes:
    spoiled = bytearray(content)
    for _ in range(random.choice([1, 2, 8])):
        spoiled[random.randrange(len(spoiled))] = random.randrange(256)
    return bytes(spoiled)


def _truncate(random: Random, content: bytes) -> bytes:
    return content[: random.randrange(len(content))]


def _delete(random: Random, content: bytes) -> bytes:
    start = random.randrange(len(content))
    return content[:start] + content[start + random.choice([1, 3, 40, 400]) :]


def _insert(random: Random, content: bytes) -> bytes:
    start = random.randrange(len(content))
    return content[:start] + random.randbytes(random.choice([1, 5, 50])) + content[start:]


def _double(random: Random, content: bytes) -> bytes:
    start = random.randrange(len(content))
    return content[: start + random.choice([5, 50, 500])] + content[start:]


def _put_nuls(random: Random, content: bytes) -> bytes:
    start = random.randrange(len(content))
    count = random.choice([1, 10, 5000])
    return content[:start] + bytes(count) + content[start + random.choice([0, count]) :]


def _end_in_nuls(random: Random, content: bytes) -> bytes:
    return content[: random.randrange(len(content))] + bytes(random.choice([1, 512, 100_000]))


def _other_encoding(random: Random, content: bytes) -> bytes:
    code = random.choice(["utf-16", "utf-16-be", "utf-32", "utf-7", "utf-8-sig", "cp037"])
    return content.decode("utf-8", "replace").encode(code, "replace")


def _latin(random: Random, content: bytes) -> bytes:
    start = random.randrange(len(content))
    return content[:start] + "Zoé œuvre".encode("cp1252") + content[start:]


def _other_line_ends(random: Random, content: bytes) -> bytes:
    ends = [b"\r\n", b"\r", b"\n\n", b"\n\r", b"\x0b", b"\x0c", "\u2028".encode(), b" \n"]
    return content.replace(b"\n", random.choice(ends))


def _mix_lines(random: Random, content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    first, second = random.randrange(len(lines)), random.randrange(len(lines))
    change = random.randrange(3)
    if change == 0:
        lines[first], lines[second] = lines[second], lines[first]
    elif change == 1:
        del lines[first]
    else:
        lines.insert(first, lines[second])
    return b"".join(lines)


def _garbage(random: Random, _content: bytes) -> bytes:
    kinds: list[Callable[[], bytes]] = [
        lambda: b"",
        lambda: b"\n" * random.choice([1, 3000]),
        lambda: random.randbytes(random.choice([1, 100, 20_000])),
        lambda: bytes(random.choice([1, 100, 20_000])),
        lambda: random.choice([b"[", b"{", b'{"a":', b"[[", b'"']) * random.choice([10, 30_000]),
        lambda: b"\x89PNG\r\n\x1a\n" + random.randbytes(500),
        lambda: b"SQLite format 3\0" + random.randbytes(500),
    ]
    return random.choice(kinds)()


BYTES: dict[str, Spoil] = {
    "flipped bits": _flip_bits,
    "changed bytes": _set_bytes,
    "cut off": _truncate,
    "bytes deleted": _delete,
    "bytes inserted": _insert,
    "a part doubled": _double,
    "zeros": _put_nuls,
    "zeros at the end": _end_in_nuls,
    "another encoding": _other_encoding,
    "letters in another encoding": _latin,
    "other line ends": _other_line_ends,
    "lines mixed": _mix_lines,
    "garbage": _garbage,
}
"""By name, what changes a file without regard to what it holds."""


def nested(depth: int, opening: str = "[", closing: str = "]", core: str = "") -> Raw:
    return Raw(opening * depth + core + closing * depth)


def strange_value(random: Random, *, toml: bool) -> Any:
    """A value that nobody expects, or that is too large."""
    plain: list[Any] = [
        True, False, 0, 1, -1, 2, 4, 9, 99, 10**6, 2**31, 2**53 + 1, 2**63 - 1, -(2**63),
        0.0, 1.0, -1.5, 1e300, "", "1", "x", "true", "\x00", "a\nb", "\u202eabc", "\ufeff", "🏛" * 30,
        "person", "next", "../../x", "%s{0}{x}", "<b>&amp;", "x" * random.choice([99, 101, 201, 5000]),
        [], {}, [[]], [1, 2, 3], ["a"], [{}], {"a": 1}, {"": {}}, {"seat": 1},
        ["x"] * random.choice([3, 500]), list(range(random.choice([2, 3000]))),
        {f"k{number}": number for number in range(random.choice([2, 1000]))},
    ]  # fmt: skip
    odd: list[Any] = [
        Raw("9" * random.choice([19, 20, 4299, 4301, 20_000])),
        Raw("-" + "9" * 30),
        Raw("1" * 19 + ".5"),
        nested(random.choice([5, 15, 17, 90, 900, 5000])),
        nested(random.choice([17, 900]), "[1,", "]", "2"),
    ]
    if toml:
        odd += [
            Raw("0x" + "f" * random.choice([8, 16, 17, 5000, 30_000])),
            Raw("0b" + "1" * random.choice([63, 64, 20_000])),
            Raw("1_" * random.choice([2, 2200, 10_000]) + "1"),
            Raw(random.choice(["inf", "-inf", "nan", "+nan", "1e400"])),
            Raw(random.choice(["1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "9999-99-99"])),
            Raw('"""' + "x\n" * random.choice([2, 2000]) + '"""'),
            Raw("'''" + "'" * random.choice([0, 1, 2, 3])),
            Raw("{" + ".".join("a" * random.choice([3, 16, 18, 3000])) + " = 1}"),
            nested(random.choice([5, 17, 900]), "{a=", "}", "1"),
            Raw('"\\ud800"'), Raw('"\\U00110000"'), Raw('"\\q"'), Raw(""), Raw("="), Raw("[[["),
        ]  # fmt: skip
    else:
        odd += [
            None, Raw("NaN"), Raw("Infinity"), Raw("-Infinity"), Raw("1e999"), Raw("-0"), Raw("01"),
            Raw('"\\ud800"'), Raw('"\\udfff\\ud800"'), Raw('{"a":1,"a":2}'), Raw("'x'"),
            nested(random.choice([5, 17, 90, 900]), '{"a":', "}", "1"),
        ]  # fmt: skip
    return random.choice(plain if random.random() < 0.7 else odd)


def written(value: Any) -> str:
    """A value as JSON, with raw text where there is some."""
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        pairs = (f"{json.dumps(str(key))}:{written(part)}" for key, part in value.items())
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def spoil_value(random: Random, value: Any, *, toml: bool = False) -> Any:
    """A copy of a JSON value in which one part, anywhere in it, has changed."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(list(value))
        change = random.random()
        if change < 0.1:
            return {name: part for name, part in value.items() if name != key}
        if change < 0.15:
            name = random.choice(
                ["", "x" * 5000, "sum", "kind", "move", "undo", "\u202e", key + "x"]
            )
            return {**value, name: strange_value(random, toml=toml)}
        if change < 0.2:
            other = random.choice(list(value))
            return {**value, key: value[other], other: value[key]}
        return {**value, key: spoil_value(random, value[key], toml=toml)}
    if isinstance(value, list) and value and random.random() < 0.85:
        place = random.randrange(len(value))
        change = random.random()
        if change < 0.1:
            return value[:place] + value[place + 1 :]
        if change < 0.2:
            return [*value, *value[place:]]
        if change < 0.25:
            return value * random.choice([2, 300])
        return [*value[:place], spoil_value(random, value[place], toml=toml), *value[place + 1 :]]
    return strange_value(random, toml=toml)
