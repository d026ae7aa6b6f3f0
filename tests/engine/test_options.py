"""Options to and from JSON and the command line."""

import argparse
from typing import Any

import pytest
from attrs import field, frozen

from blueprints_desktop.engine import options
from blueprints_desktop.engine.errors import BadOption


@frozen
class Sample:
    first: int | None = None
    boards: tuple[int | str, ...] = (1, 2)
    monument: str = "capitol"
    straight_piles: bool = False
    recycle_floors: bool = True


def from_line(*words: str) -> Sample:
    parser = argparse.ArgumentParser()
    options.add_arguments(parser, Sample)
    return options.from_arguments(Sample, parser.parse_args(words))


def test_json_round_trip() -> None:
    chosen = Sample(first=2, boards=(3, "mine"), straight_piles=True)
    assert options.from_json(Sample, options.to_json(chosen)) == chosen


def test_left_out_options_have_their_defaults() -> None:
    assert options.from_json(Sample, {}) == Sample()


def test_command_line() -> None:
    assert from_line() == Sample()
    line = ["--first", "1", "--boards", "1,3,mine", "--straight-piles", "--no-recycle-floors"]
    assert from_line(*line) == Sample(1, (1, 3, "mine"), "capitol", True, False)
    assert from_line("--first", "random").first is None


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"colour": 1}, "unknown-option"),
        ({"first": True}, "wrong-type"),
        ({"first": "0"}, "wrong-type"),
        ({"boards": 3}, "wrong-type"),
        ({"boards": [1.5]}, "wrong-type"),
        ({"monument": None}, "wrong-type"),
        ({"straight_piles": 1}, "wrong-type"),
        ([1], "not-options"),
    ],
)
def test_foreign_values_are_refused(values: Any, code: str) -> None:
    with pytest.raises(BadOption) as caught:
        options.from_json(Sample, values)
    assert caught.value.code == code


@pytest.mark.parametrize("first", [-1, 3])
def test_who_starts_sits_at_the_table(first: int) -> None:
    with pytest.raises(BadOption):
        options.check_first(first, 3)


def test_traces_are_told_the_rules_and_no_table_manners() -> None:
    @frozen
    class Options:
        first: int | None = None
        monument: str = "capitol"
        curtain: bool = field(default=True, metadata=options.TABLE_MANNERS)

    assert options.rules_of(Options()) == {"monument": "capitol"}
    assert options.rules_of(Options(first=1)) == {"first": 1, "monument": "capitol"}
    assert options.from_json(Options, options.to_json(Options(2, "x", False))).curtain is False
