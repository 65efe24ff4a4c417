"""Record moments of a real game for the tests and the gallery of the web client.

    python tools/ui_fixtures.py        writes ui/src/lib/games/downfall/fixtures/*.json

Each file is what one seat gets at that moment: the view, its legal moves, the last events, and what each legal move
would bring.
"""

import json
from pathlib import Path
from random import Random

from vesuvius.bots import Budget, bot
from vesuvius.game import Event, seen_by
from vesuvius.match import Match

FOLDER = Path(__file__).parent.parent / "ui/src/lib/games/downfall/fixtures"
ENOUGH = {"play": 27, "relative": 1, "omen": 1, "lava": 18, "run": 24}
"""From which move on a moment of each kind is taken: not the first, when the board is still empty."""


def record(match: Match, told: list[list[Event]]) -> dict[str, object]:
    """The moment as the seat that is waited for sees it."""
    seat = match.rules.turn(match.state)
    assert isinstance(seat, int)
    moves = match.rules.legal(match.state, seat)
    foresight = {str(move): seen_by(match.rules.play(match.state, seat, move).events, seat) for move in moves}
    return {
        "game": match.name,
        "seat": seat,
        "turn": seat,
        "number": len(match.moves),
        "view": match.rules.view(match.state, seat),
        "legal": [str(move) for move in moves],
        "told": [seen_by(events, seat) for events in told[-14:]],
        "foresight": foresight,
    }


def main() -> None:
    match = Match("downfall", 4, Random(79))
    bots = [bot("citizen", "downfall", seed) for seed in range(4)]
    told = [list(match.deal())]
    found: dict[str, dict[str, object]] = {}
    seen = dict.fromkeys(ENOUGH, 0)
    while isinstance(seat := match.rules.turn(match.state), int):
        waiting = match.rules.view(match.state, seat)["waiting"]
        seen[waiting] += 1
        if waiting not in found and seen[waiting] >= ENOUGH[waiting]:
            found[waiting] = record(match, told)
        move = match.choice(seat, bots[seat], Budget())
        told.append([*match.play(seat, move), *match.deal()])
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, moment in found.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(moment, separators=(",", ":")) + "\n")
    (FOLDER / "game.json").write_text(json.dumps(whole_game(), separators=(",", ":")) + "\n")


def whole_game() -> dict[str, object]:
    """A game of two from the deal to the end, as a spectator hears it: the story and the last view."""
    match = Match("downfall", 2, Random(24))
    bots = [bot("novice", "downfall", seed) for seed in range(2)]
    told = [seen_by(match.deal(), None)]
    while isinstance(seat := match.rules.turn(match.state), int):
        told.append(seen_by(match.play(seat, match.choice(seat, bots[seat], Budget())), None))
        if events := seen_by(match.deal(), None):
            told.append(events)
    bare = [[{key: value for key, value in event.items() if key != "seen_by"} for event in events] for events in told]
    return {"view": match.rules.view(match.state, None), "told": bare}


if __name__ == "__main__":
    main()
