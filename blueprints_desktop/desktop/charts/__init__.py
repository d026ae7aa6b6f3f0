"""Charts of matches: what is to be shown (``specs``), and how pyqtgraph draws it (``drawn``).

pyqtgraph and numpy take a while to load and only a chart needs them, so ``loading`` fetches them in
a thread when the first one is wanted; nothing else here may import them at its top but ``drawn``, which
only ``loading`` loads.
"""
