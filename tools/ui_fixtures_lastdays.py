"""Record moments of real games of The Last Days for the tests and the gallery of the web client.

    python tools/ui_fixtures_lastdays.py        writes ui/src/lib/games/lastdays/fixtures/*.json

Each file is what one seat gets at that moment: the view, its legal moves, the last events, and what some of its legal
moves would bring (the client works that out by itself; the tests compare).
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from vesuvius.bots import Budget, bot
from vesuvius.game import Event, Json, seen_by
from vesuvius.match import Match

FOLDER = Path(__file__).parent.parent / "ui/src/lib/games/lastdays/fixtures"
TOLD = 16
FORESEEN = 24


def record(match: Match, told: list[list[Event]], seat: int) -> dict[str, object]:
    """The moment as that seat sees it."""
    waited_for = match.rules.turn(match.state)
    moves = match.rules.legal(match.state, seat)
    sample = moves[:: max(1, len(moves) // FORESEEN)]
    return {
        "game": match.name,
        "seat": seat,
        "turn": waited_for,
        "number": len(match.moves),
        "view": match.rules.view(match.state, seat),
        "legal": [str(move) for move in moves],
        "told": [seen_by(events, seat) for events in told[-TOLD:]],
        "foresight": {str(move): seen_by(match.rules.play(match.state, seat, move).events, seat) for move in sample},
    }


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
    FOLDER.mkdir(parents=True, exist_ok=True)
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
                write(name, record(match, told, seat))
                if name == "offer":
                    write("offered", record(match, told, view["turn"]))
            told.append([*match.play(seat, match.choice(seat, bots[seat], Budget())), *match.deal()])
        if not missing:
            break
    else:
        raise SystemExit(f"not found: {', '.join(missing)}")
    write("game", whole_game())


def whole_game() -> dict[str, object]:
    """A game of three from the first pawn to the end, as a spectator hears it: the story and the last view."""
    match = Match("lastdays", 3, Random(24))
    bots = [bot("citizen", "lastdays", seed) for seed in range(3)]
    told = [seen_by(match.deal(), None)]
    while isinstance(seat := match.rules.turn(match.state), int):
        told.append(seen_by(match.play(seat, match.choice(seat, bots[seat], Budget())), None))
        if events := seen_by(match.deal(), None):
            told.append(events)
    bare = [[{key: value for key, value in event.items() if key != "seen_by"} for event in events] for events in told]
    return {"view": match.rules.view(match.state, None), "told": bare}


def write(name: str, moment: dict[str, object]) -> None:
    """One moment, one file."""
    (FOLDER / f"{name}.json").write_text(json.dumps(moment, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
