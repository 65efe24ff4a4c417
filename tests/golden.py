"""Golden replays: whole games as journals, and beside each its story, with every event and a hash of every position.
One game of each kind also has its review.

``make replays`` rewrites the stories. A diff is either the change of behaviour you meant, or a bug. A journal of former
rules, ``N-players-rules-VERSION.txt``, shows that games played by them still replay.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from vesuvius import journal
from vesuvius.bots import bot
from vesuvius.contract import Json
from vesuvius.jsonable import plain
from vesuvius.match import play_out
from vesuvius.review import Settings, review

FOLDER = Path(__file__).parent / "replays"

REVIEWED = "2-players"
"""The golden game of each kind that has a review."""

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
"""The players, options and seeds of the golden journals; a missing journal is played again."""


def fingerprint(value: Json) -> str:
    """A short hash of something JSON-able."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def story(played: journal.Journal) -> Iterator[str]:
    """A game move by move: the move, hashes of the position and of all views, and the events."""
    game = played.rules
    for frame in journal.replay(played):
        who = played.players[frame.seat] if isinstance(frame.seat, int) else "-"
        state = frame.step.state
        views = [plain(game.view(state, seat)) for seat in (None, *range(len(played.players)))]
        yield f"{frame.number}. {who} {frame.move} | {fingerprint(game.dump(state))} {fingerprint(views)}"
        for event in map(plain, frame.step.events):
            fields = {key: value for key, value in event.items() if key not in ("type", "seen_by")}
            audience = "" if event["seen_by"] == "all" else f" (seat {event['seen_by']})"
            yield f"    {event['type']}{audience} {json.dumps(fields)}"


def reviewed(played: journal.Journal) -> Json:
    """The review of a game, with few nodes."""
    return json.loads(json.dumps(review(played, Settings(nodes=60)).as_json()))


def main() -> None:
    """Play the missing journals and rewrite every story and review."""
    for name, tables in GAMES.items():
        for bots, options in tables:
            path = FOLDER / name / f"{len(bots)}-players.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                seats = [bot(each, name, f"golden/{seat}") for seat, each in enumerate(bots)]
                played = play_out(name, seats, Random(f"golden/79/{len(bots)}"), **options)
                text = journal.write(journal.record(name, played.state, played.moves, Bots=", ".join(bots)))
                path.write_text(text, "utf-8")
    for path in FOLDER.glob("*/*.txt"):
        lines = story(journal.read(path.read_text("utf-8")))
        path.with_suffix(".story").write_text("\n".join(lines) + "\n", "utf-8")
        if path.stem == REVIEWED:
            found = reviewed(journal.read(path.read_text("utf-8")))
            rows = ",\n".join(f"  {json.dumps(row)}" for row in found.pop("moves"))
            text = f'{json.dumps(found)[:-1]}, "moves": [\n{rows}\n]}}\n'
            path.with_suffix(".review").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
