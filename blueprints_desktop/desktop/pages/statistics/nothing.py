"""What stands in place of statistics: an invitation to play, or that no match fits the filters."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.pages.matches.no_matches import NoMatches


class NothingYet(NoMatches):
    """Nothing was ever played to its end."""

    def say(self) -> None:
        translate = QCoreApplication.translate
        self.sentence.setText(translate("Statistics", "Nothing to count yet"))
        self.more.setText(
            translate(
                "Statistics",
                "Play a match to its end: results, records and streaks appear here by themselves.",
            )
        )
        self.button.setText(translate("Statistics", "Choose a game"))


class NothingFits(NoMatches):
    """There are matches, but none such."""

    def say(self) -> None:
        translate = QCoreApplication.translate
        self.sentence.setText(translate("Statistics", "No match fits these filters"))
        self.more.setText(translate("Statistics", "Choose something else above, or begin anew."))
        self.button.setText(translate("Statistics", "Clear all filters"))
