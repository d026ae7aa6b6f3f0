"""What came of all matches: a database of those that were finished, and the questions it answers.

The match files stay the truth; the history is what can be asked quickly, and what is left when a
match file is deleted. ``History`` (``history.py``) is the door to all of it.

=================  =========================================================================
``facts``          a finished match as it enters the history
``schema``         the tables, and how older ones become newer
``database``       one file for several threads and programs; what to do when it is damaged
``files``          that file and what lies beside it
``soundness``      telling a spoiled database from a sound one
``per_folder``     one object for each data folder
``writing``        entering matches
``counting``       keeping the sums that answer quickly
``forgetting``     deleting a player or everything
``filters``        which matches are meant
``overview``       everybody's results
``players``        one player: results, opponents, trend, streaks
``listing``        the matches themselves, their sheets, and CSV
``spreadsheets``   words that no spreadsheet takes for a formula
``bests``          the most points at tables of every size
``records``        bests and first attempts at what is the same for everybody
``known_records``  the same in memory, for a window
``old_records``    the file that kept them before there was a history
``summary``        all that a page of statistics shows
``recorder``       entering matches as they end, without the window waiting
``catching_up``    entering those that ended before there was a history
=================  =========================================================================
"""
