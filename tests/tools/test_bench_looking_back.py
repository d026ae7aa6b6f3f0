"""The measurements of looking back give figures; how fast it is decides nothing here."""

from blueprints_desktop.tools.bench import looking_back_play, looking_back_report


def test_the_long_match_is_long_and_can_be_told():
    saved = looking_back_play.long_match()
    assert len(saved.match.played) >= looking_back_play.LONG
    assert saved.match.outcome is not None
    figures = {
        "first chart": {"median_ms": 412.4, "worst_ms": 460.0, "cpu_ms": 399.6},
        "longest pause": {"worst_ms": 41.0},
        "review step": {"median_ms": 31.3, "worst_ms": 44.0, "cpu_ms": 29.0},
    }
    told = looking_back_report.report(figures)
    for figure in ("412 ms", "460", "41 ms", "31 ms", "44", "CPU 400", "CPU 29"):
        assert figure in told


def test_figures_are_made_of_what_the_programs_say():
    class Saying:
        """A program that was fast once."""

        def run(self, _module, what, *_amount):
            if what == "chart":
                return {"chart_ms": 400.0, "cpu_ms": 300.0, "gaps": [[16.0, 2.0], [41.0, 30.0]]}
            return {"steps": [30.0, 44.0], "cpu": [29.0, 29.0]}

    figures = looking_back_report.figures_of(Saying(), 2, 2)
    assert figures["longest pause"] == {"worst_ms": 41.0}
    assert "41 ms" in looking_back_report.report(figures)
