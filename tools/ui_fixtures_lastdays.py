"""Record moments of real games of The Last Days for the tests and the gallery of the web client.

    python -m tools.ui_fixtures_lastdays        writes ui/src/lib/games/lastdays/fixtures/*.json

Each file is a moment as one seat receives it: the view, its legal moves, the last events, and the effects of some of
its legal moves (the client computes them as a preview; the tests compare).
"""

from collections.abc import Callable, Sequence
from random import Random

from tools import moments
from tools.moments import Moment, previews, story_of, write
from vesuvius.bots import Budget, bot
from vesuvius.contract import BaseEvent, Json, seen_by
from vesuvius.games.lastdays.events import PawnWalked
from vesuvius.jsonable import plain
from vesuvius.match import Match

RECENT = 16
PREVIEWED = 24


def record(match: Match, story: list[list[BaseEvent]], seat: int) -> Moment:
    """The moment as that seat sees it."""
    moves = match.rules.legal(match.state, seat)
    sample = moves[:: max(1, len(moves) // PREVIEWED)]
    return moments.record(match, seat, sample, events=[plain(seen_by(events, seat)) for events in story[-RECENT:]])


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
"""For each kind of moment, a test for one worth showing: not the first, when the table is still empty."""


def kind(move: str, events: Sequence[BaseEvent]) -> str | None:
    """Tells apart walks by where they lead and what they cause; purchases, sales, homes, visits."""
    verb = move.split()[0]
    walk = events[0] if events else None
    if isinstance(walk, PawnWalked):
        return f"go {walk.way[0][0]}{walk.way[-1][0]} {[event.type for event in events[1:]]}"
    return verb if verb in ("buy", "sell", "house", "visit", "fetch") else None


def games() -> list[Match]:
    """Games for few and for many players, with the calm and with whole households."""
    return [
        Match("lastdays", 3, Random(5)),
        Match("lastdays", 5, Random(6), household=True),
        Match("lastdays", 8, Random(7), calm=True),
    ]


def main() -> None:
    """Play games with eight seats until every moment has been found once."""
    missing = dict(MOMENTS)
    for seed in range(79, 140):
        match = Match("lastdays", 8, Random(seed))
        bots = [bot("citizen", "lastdays", 8 * seed + seat) for seat in range(8)]
        story = [list(match.deal())]
        while isinstance(seat := match.rules.turn(match.state), int) and len(match.moves) < 4000:
            view = plain(match.rules.view(match.state, seat))
            legal = [str(move) for move in match.rules.legal(match.state, seat)]
            for name in [name for name, found in missing.items() if found(view, legal, seat)]:
                del missing[name]
                write("lastdays", name, record(match, story, seat))
                if name == "offer":
                    write("lastdays", "offered", record(match, story, view["turn"]))
            story.append([*match.play(seat, match.choice(seat, bots[seat], Budget())), *match.deal()])
        if not missing:
            break
    else:
        raise SystemExit(f"not found: {', '.join(missing)}")
    household = Match("lastdays", 3, Random(6), household=True)
    calm = Match("lastdays", 2, Random(6), calm=True)
    write("lastdays", "stories", [story_of(household, "citizen", 0), story_of(calm, "citizen", None)])
    write("lastdays", "previews", previews(games(), "citizen", kind, each=15))


if __name__ == "__main__":
    main()
