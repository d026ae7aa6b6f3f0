"""The measure of all windows: PySide6 with one QGraphicsView and nothing else.

Run as a module, like the program it is compared with: `window_bare start | idle | frames`.
"""

import sys

from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from blueprints_desktop.tools.bench.frame_gaps import Gap
from blueprints_desktop.tools.bench.window_probes import (
    Metronome,
    idle,
    report_start,
    run_for,
    say,
)

SIZE = (1280, 800)
FLIGHT = 280
"""As long as a die flies in the program."""


def main(what: str, amount: float) -> None:
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene(QRectF(0, 0, *SIZE))
    block = scene.addRect(QRectF(0, 0, 60, 60))
    view = QGraphicsView(scene)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(*SIZE)
    if what == "start":
        report_start(view.viewport())
        window.show()
        app.exec()
        return
    window.show()
    run_for(0.5)
    if what == "idle":
        say(window=idle(amount))
        return
    flight = QVariantAnimation()
    flight.setDuration(FLIGHT)
    flight.setStartValue(0.0)
    flight.setEndValue(1.0)
    flight.valueChanged.connect(lambda share: block.setPos(600 * share, 300 * share))
    metronome = Metronome()
    gaps: list[Gap] = []
    for _ in range(round(amount)):
        metronome.begin()
        flight.start()
        run_for(FLIGHT / 1000)
        gaps += metronome.end()
        run_for(0.1)
    say(flight=gaps)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
