"""Events are animated, unless the browser prefers reduced motion."""

import random
import time

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
def test_events_are_animated_unless_reduced_motion_is_preferred(visit: Visit, game: str) -> None:
    for still in (True, False):
        visitor, dice = visit(), random.Random(5)
        visitor.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        visitor.page.add_init_script(WATCH)
        visitor.set_up(game, 2, "novice")
        visitor.at_table()
        visitor.page.evaluate("window.moved.length = 0")
        until = time.monotonic() + 60
        while not visitor.page.evaluate("window.moved.length") and (not still or visitor.moves < 2):
            assert time.monotonic() < until, "nothing moves"
            visitor.step(dice)
            visitor.page.wait_for_timeout(50)
        moved = visitor.page.evaluate("window.moved")
        assert not moved if still else moved
