"""Write the worked turns of the rule books: positions and moves of recorded games, as the player who moves sees them.

    python -m tools.examples        writes vesuvius/games/GAME/examples.json

A step of an example is a view, its moves, and the events that they cause. The view is that before its first move of a
player, or after it if chance alone moves. The picture of step 2 of ``settling`` is ``settling-2`` in the rule books.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from vesuvius import journal
from vesuvius.contract import Json, Seat, seen_by
from vesuvius.games import folder
from vesuvius.jsonable import plain

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Example:
    """Turns of a recorded game as a seat sees them: each step is the moves from one number to another."""

    game: str
    replay: str
    seat: Seat
    steps: tuple[tuple[int, int], ...]


EXAMPLES = {
    "downfall": {
        "settling": Example("downfall", "3-players", 1, ((44, 44), (45, 45), (46, 47), (48, 49), (50, 51))),
        "flight": Example("downfall", "3-players", 0, ((144, 144), (145, 145), (146, 146))),
    },
    "pompeji": {
        "building": Example("pompeji", "3-players", 2, ((21, 21), (22, 22))),
        "permit": Example("pompeji", "3-players", 0, ((44, 44), (45, 46))),
        "volcano": Example("pompeji", "3-players", 0, ((75, 76), (77, 78))),
    },
    "lastdays": {
        "buying": Example("lastdays", "2-players", 0, ((45, 46), (47, 47))),
        "entering": Example("lastdays", "2-players", 0, ((142, 142), (143, 151), (152, 152))),
        "living": Example("lastdays", "2-players", 0, ((153, 153), (154, 154))),
        "escape": Example("lastdays", "2-players", 0, ((161, 163), (164, 164), (169, 171))),
    },
}


def steps(example: Example) -> list[Json]:
    """The steps of an example: view, moves, events."""
    read = journal.read((ROOT / f"tests/replays/{example.game}/{example.replay}.txt").read_text("utf-8"))
    rules, frames = read.rules, list(journal.replay(read))
    found: list[Json] = []
    for first, last in example.steps:
        part = frames[first - 1 : last]
        decided = next((frame.number for frame in part if isinstance(frame.seat, int)), last + 1)
        found.append(
            {
                "view": plain(rules.view(frames[decided - 2].step.state, example.seat)),
                "move": next((str(frame.move) for frame in part if isinstance(frame.seat, int)), ""),
                "moves": [str(frame.move) for frame in part],
                "events": [plain(event) for frame in part for event in seen_by(frame.step.events, example.seat)],
            }
        )
    return found


def written(game: str) -> str:
    """The examples of a game as text, one step on a line."""
    examples = {
        name: ",\n    ".join(json.dumps(step, ensure_ascii=False) for step in steps(example))
        for name, example in EXAMPLES[game].items()
    }
    body = ",\n".join(f'  "{name}": [\n    {lines}\n  ]' for name, lines in examples.items())
    return f"{{\n{body}\n}}\n"


def main() -> None:
    for game in EXAMPLES:
        path = Path(str(folder(game))) / "examples.json"
        path.write_text(written(game), "utf-8")


if __name__ == "__main__":
    main()
