"""Record moments of real games of The Last Days for the tests and the gallery of the web client.

    python tools/ui_fixtures_lastdays.py        writes ui/src/lib/games/lastdays/fixtures/*.json

Each file is what one seat gets at that moment: the view, its legal moves, the last events, and what some of its legal
moves would bring (the client works that out by itself; the tests compare).
"""

from collections.abc import Callable
from random import Random

import moments
from moments import Moment, whole_game, write

from vesuvius.bots import Budget, bot
from vesuvius.contract import Event, Json, seen_by
from vesuvius.match import Match

TOLD = 16
FORESEEN = 24


def record(match: Match, told: list[list[Event]], seat: int) -> Moment:
    """The moment as that seat sees it."""
    moves = match.rules.legal(match.state, seat)
    sample = moves[:: max(1, len(moves) // FORESEEN)]
    return moments.record(match, seat, sample, told=[seen_by(events, seat) for events in told[-TOLD:]])


def _buys(legal: list[str]) -> int:
    return sum(move.startswith("buy") for move in legal)


Test = Callable[[dict[str, Json], list[str], int], bool]
MOMENTS: dict[str, Test] = {
    "move": lambda view, _legal, seat: view["waiting"] == "move" and len(view["cards"][seat]) > 2,
    "buy": lambda view, legal, seat: view["waiting"] == "buy" and _buys(legal) == 1 and len(view["cards"][seat]) > 2,
    "fortuna": lambda view, legal, seat: view["waiting"] == "buy" and _buys(legal) > 3 and len(view["cards"][seat]) > 3,
    "offer": lambda view, _legal, _seat: view["waiting"] == "offer",
    "house": lambda view, _legal, _seat: (
        view["waiting"] == "house" and not view["pending"] and len(view["housed"]) > 12
    ),
    "visit": lambda view, _legal, _seat: view["waiting"] == "visit",
    "sell": lambda view, _legal, _seat: view["waiting"] == "sell",
    "declare": lambda view, _legal, _seat: view["waiting"] == "declare" and len(view["vesuvius"]) > 11,
    "go": lambda view, legal, _seat: (
        view["waiting"] == "go" and view["declared"] is not None and len(view["vesuvius"]) > 12 and "go p" in str(legal)
    ),
    "lead": lambda view, _legal, seat: (
        view["waiting"] == "go" and view["escort"][seat] is not None and len(view["vesuvius"]) > 14
    ),
}
"""A moment of each kind worth looking at: not the first, when the table is still empty."""


def main() -> None:
    """Play at eight seats until every moment was found once."""
    missing = dict(MOMENTS)
    for seed in range(79, 140):
        match = Match("lastdays", 8, Random(seed))
        bots = [bot("citizen", "lastdays", 8 * seed + seat) for seat in range(8)]
        told = [list(match.deal())]
        while isinstance(seat := match.rules.turn(match.state), int) and len(match.moves) < 4000:
            view = dict(match.rules.view(match.state, seat))
            legal = [str(move) for move in match.rules.legal(match.state, seat)]
            for name in [name for name, found in missing.items() if found(view, legal, seat)]:
                del missing[name]
                write("lastdays", name, record(match, told, seat))
                if name == "offer":
                    write("lastdays", "offered", record(match, told, view["turn"]))
            told.append([*match.play(seat, match.choice(seat, bots[seat], Budget())), *match.deal()])
        if not missing:
            break
    else:
        raise SystemExit(f"not found: {', '.join(missing)}")
    write("lastdays", "game", whole_game("lastdays", 3, "citizen"))


if __name__ == "__main__":
    main()
