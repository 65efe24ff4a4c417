"""Golden replays: whole games as journals, and beside each its story, with every event and a hash of every position.

``make replays`` tells the stories again. A diff is either the change of behaviour you meant, or a bug.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import vesuvius
from vesuvius import journal
from vesuvius.bots import bot
from vesuvius.contract import Json
from vesuvius.match import play_out

FOLDER = Path(__file__).parent / "replays"

GAMES: dict[str, list[tuple[list[str], dict[str, Json]]]] = {
    "downfall": [
        (["citizen", "novice"], {}),
        (["citizen", "novice", "novice"], {"dual_vents": True}),
        (["novice", "citizen", "novice", "citizen"], {"edition": "mayfair"}),
    ],
    "pompeji": [
        (["citizen", "novice"], {}),
        (["citizen", "novice", "citizen"], {"double_permit": True}),
        (["novice", "citizen", "novice", "citizen"], {}),
    ],
    "lastdays": [
        (["citizen", "novice"], {}),
        (["novice", "citizen", "novice", "citizen"], {"household": True}),
        (["citizen", "novice"] * 4, {"calm": True}),
    ],
}
"""What was played for the journals that are there; a journal that is missing is played again."""


def fingerprint(value: Json) -> str:
    """A short hash of something JSON-able."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def story(played: journal.Journal) -> Iterator[str]:
    """A game move by move: the move, hashes of the position and of all views, and the events."""
    game = vesuvius.game(played.game)
    for frame in journal.replay(played):
        who = played.players[frame.seat] if isinstance(frame.seat, int) else "-"
        state = frame.step.state
        views = [game.view(state, seat) for seat in (None, *range(len(played.players)))]
        yield f"{frame.number}. {who} {frame.move} | {fingerprint(game.dump(state))} {fingerprint(views)}"
        for event in frame.step.events:
            fields = {key: value for key, value in event.items() if key not in ("type", "seen_by")}
            audience = "" if event["seen_by"] == "all" else f" (seat {event['seen_by']})"
            yield f"    {event['type']}{audience} {json.dumps(fields)}"


def main() -> None:
    """Play the journals that are missing and tell every story again."""
    for name, tables in GAMES.items():
        for bots, options in tables:
            path = FOLDER / name / f"{len(bots)}-players.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                seats = [bot(each, name, f"golden/{seat}") for seat, each in enumerate(bots)]
                played = play_out(name, seats, Random(f"golden/79/{len(bots)}"), **options)
                text = journal.write(journal.record(name, played.state, played.moves, Bots=", ".join(bots)))
                path.write_text(text, "utf-8")
            told = story(journal.read(path.read_text("utf-8")))
            path.with_suffix(".story").write_text("\n".join(told) + "\n", "utf-8")


if __name__ == "__main__":
    main()
