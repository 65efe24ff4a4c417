"""Hints in a terminal: ``?`` goes deeper each time."""

from vesuvius.coach import Hint
from vesuvius.reasons import Reason
from vesuvius.review import Option
from vesuvius.terminal.session import hint_text


def test_a_hint_goes_deeper_each_time() -> None:
    params: dict[str, str | int] = {"square": "C5", "n": 46, "other_square": "D4", "other_n": 7}
    moves = (Option("play 6 C5", 900, 0.61, 0.01), Option("play 6 D4", 300, 0.52, 0.02))
    hint = Hint("nudge_homes", moves, (Reason("home", params),))
    names = ("red", "black")
    assert hint_text(hint, "downfall", names, 0).startswith("Hint: Think of the day of the lava")
    assert hint_text(hint, "downfall", names, 1).startswith("Worth a look: play 6 C5, play 6 D4.")
    best = "Best: play 6 C5. From C5 about 46 in 100 markers get out, from D4 about 7. "
    assert hint_text(hint, "downfall", names, 2) == f"{best}Win chances: play 6 C5 61%, play 6 D4 52%."
    assert hint_text(hint, "downfall", names, 9) == hint_text(hint, "downfall", names, 2)
