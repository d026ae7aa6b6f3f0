"""Checks how deeply TOML text is nested, before it is parsed.

The parser of the standard library needs memory that grows with the square of the length of a dotted
key, and its recursion depth grows with nested brackets. A file of 40 kB can ask for gigabytes.
"""

import re

MOST_NESTED = 16
"""Brackets within brackets, or parts of one dotted key. No data of a game needs more than four."""

_TOKEN = re.compile(
    r"""
    \#[^\n]*+                                                       # a comment
    | \"{3} (?: [^"\\] | \\(?:.|\Z) | "(?!"") )*+ (?: \"{3,5} | \Z )  # strings of several lines
    | '{3} (?: [^'] | '(?!'') )*+ (?: '{3,5} | \Z )
    | " (?: [^"\\\n] | \\[^\n] )*+ "?                               # strings of one line
    | ' [^'\n]*+ '?
    | [^\s"'\#.\[\]{}=,]++                                          # a bare key or a value
    | [.\[\]{}=,\n]
    """,
    re.VERBOSE | re.DOTALL,
)
"""Every alternative consumes what it begins, so that the time grows with the length of the text."""


def is_nested_too_deeply(text: str) -> bool:
    """Whether brackets or a dotted key go deeper than MOST_NESTED.

    >>> is_nested_too_deeply("a = " + "[" * 17), is_nested_too_deeply("a." * 20 + "a = 1")
    (True, True)
    >>> is_nested_too_deeply('row = "' + "a." * 20 + '"  # ' + "[" * 20)
    False
    """
    brackets = dots = 0
    for found in _TOKEN.finditer(text):
        sign = found[0]
        if sign == ".":
            dots += 1
        elif len(sign) == 1 and sign in "[]{}=,\n":
            dots = 0
            brackets += (sign in "[{") - (sign in "]}")
        if brackets > MOST_NESTED or dots > MOST_NESTED:
            return True
    return False
