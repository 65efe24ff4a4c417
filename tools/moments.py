"""What the three recorders of moments share: see ``ui_fixtures.py`` and those beside it."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from vesuvius.bots import Budget, bot
from vesuvius.contract import Move, Seat, seen_by
from vesuvius.match import Match

GAMES = Path(__file__).parents[1] / "ui/src/lib/games"
Moment = dict[str, Any]


def record(match: Match, seat: Seat, foreseen: Sequence[Move], **told: object) -> Moment:
    """What a seat gets at this moment: the view, its legal moves, what was told, and what some moves would bring."""
    return {
        "game": match.name,
        "seat": seat,
        "turn": match.rules.turn(match.state),
        "number": len(match.moves),
        "view": match.rules.view(match.state, seat),
        "legal": [str(move) for move in match.rules.legal(match.state, seat)],
        **told,
        "foresight": {str(move): seen_by(match.rules.play(match.state, seat, move).events, seat) for move in foreseen},
    }


def whole_game(name: str, players: int, level: str) -> Moment:
    """A game from the deal to the end, as a spectator hears it: the story and the last view."""
    match = Match(name, players, Random(24))
    bots = [bot(level, name, seed) for seed in range(players)]
    told = [seen_by(match.deal(), None)]
    while isinstance(seat := match.rules.turn(match.state), int):
        told.append(seen_by(match.play(seat, match.choice(seat, bots[seat], Budget())), None))
        if events := seen_by(match.deal(), None):
            told.append(events)
    bare = [[{key: value for key, value in event.items() if key != "seen_by"} for event in events] for events in told]
    return {"view": match.rules.view(match.state, None), "told": bare}


def write(game: str, name: str, moment: Moment) -> None:
    """One moment, one file."""
    folder = GAMES / game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(moment, separators=(",", ":")) + "\n")
