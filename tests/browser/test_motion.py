"""What moves on a table moves; for whoever asks for stillness nothing does."""

import random

import pytest

import vesuvius
from tests.browser.conftest import Visit

WATCH = """
window.moved = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  window.moved.push(this.className.baseVal ?? this.className);
  return animate.apply(this, how);
};
for (const kind of ["animationstart", "transitionrun"])
  addEventListener(kind, (event) => window.moved.push(event.target.className.baseVal ?? event.target.className), true);
"""


@pytest.mark.parametrize("game", vesuvius.games())
def test_a_table_moves_unless_stillness_is_asked_for(visit: Visit, game: str) -> None:
    for still in (True, False):
        visitor, dice = visit(), random.Random(5)
        visitor.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        visitor.page.add_init_script(WATCH)
        visitor.set_up(game, 2, "novice")
        visitor.at_table()
        visitor.page.evaluate("window.moved.length = 0")
        for _ in range(12):
            visitor.step(dice)
            visitor.page.wait_for_timeout(50)
        moved = visitor.page.evaluate("window.moved")
        assert not moved if still else moved
