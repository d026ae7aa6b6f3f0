"""The bilingual rulebooks: read for people, and for the games' own words. No Qt.

A rulebook is Markdown of a simple kind, the same sections, ids and pictures in both languages:

- ``# Title`` once, then ``## Section {#id}`` and ``### Sub-section {#id}``;
- paragraphs, ``- `` and ``1. `` lists and ``|`` tables, each parted by an empty line. A
  paragraph, an item or a table's row may end with its own ``{#id}``, or with several
  ``{#id #other}``: the reason of a refusal, a card or a line of a score leads to it by that name;
- ``![caption](picture:id)`` alone is a picture that the program draws;
- ``> `` begins a ruling. Rulings are numbered in reading order;
- in a text ``**strong**``, ``*emphasis*`` and ``[words](#id)``, and ``[^id]`` for a note: the small
  number of the ruling with this id, right after the words that it is about;
- the section ``{#terms}`` holds the table of terms and nothing else. Its optional column ``see`` has
  the id of what explains a term; without it this is what has the term's own id, perhaps with hyphens for
  underscores, or else what has the term in strong letters.
"""
