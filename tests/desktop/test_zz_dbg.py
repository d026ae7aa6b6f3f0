from tests.desktop.test_table_page import *
from tests.desktop.conftest import *
def test_dbg(sit):
    hands = sit(seats=2); page=hands.page
    print(page.window().focusWidget(), page.window().isActiveWindow())
    keys(page, Qt.Key.Key_Return)
    print(on_the_curtain(page), page.window().focusWidget())
    keys(page, Qt.Key.Key_1); print(page.board.table.choosing.picked, page.board.table.choosing.spaces)
    keys(page, Qt.Key.Key_Return); print(page.board.table.choosing.aimed)
    keys(page, Qt.Key.Key_Return); print(hands.match.played)
