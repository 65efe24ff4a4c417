"""Record moments of a real game for the tests and the gallery of the web client.

    python -m tools.ui_fixtures_downfall        writes ui/src/lib/games/downfall/fixtures/*.json

Each file is a moment as one seat receives it: the view, its legal moves, the last events, and the events
each legal move would cause.
"""

from collections.abc import Sequence
from random import Random

from tools.moments import Moment, previews, record, story_of, write
from vesuvius.bots import Budget, bot
from vesuvius.contract import BaseEvent, seen_by
from vesuvius.games.downfall.events import MarkersLost
from vesuvius.jsonable import plain
from vesuvius.match import Match

ENOUGH = {"play": 27, "relative": 1, "omen": 1, "lava": 18, "run": 24}
"""For each kind of decision, which one is recorded: not the first, when the board is still empty."""


def kind(move: str, events: Sequence[BaseEvent]) -> str | None:
    """Tells apart cards and jokers, with and without neighbours, tiles by how they kill, omens, relatives, runs."""
    if move == "done":
        return "relative" if events[0].type == "relatives_done" else "stay"
    verb, *where = move.split()
    first = plain(events[0])
    if verb == "play":
        return f"play {first.get('joker')} {bool(first.get('relatives'))}"
    if verb == "lava":
        causes = [event.cause for event in events if isinstance(event, MarkersLost)]
        return f"lava {causes} {len(where)}"
    return f"run {where[1] == 'out'}" if verb == "run" else None if verb == "erupt" else verb


def games() -> list[Match]:
    """Games for every number of players, with both editions and the dual tiles."""
    return [
        Match("downfall", 2, Random(1)),
        Match("downfall", 3, Random(2), dual_vents=True),
        Match("downfall", 4, Random(3), edition="mayfair"),
        Match("downfall", 4, Random(4)),
    ]


def main() -> None:
    match = Match("downfall", 4, Random(79))
    bots = [bot("citizen", "downfall", seed) for seed in range(4)]
    story = [list(match.deal())]
    found: dict[str, Moment] = {}
    seen = dict.fromkeys(ENOUGH, 0)
    while isinstance(seat := match.rules.turn(match.state), int):
        waiting = match.state.waiting
        seen[waiting] += 1
        if waiting not in found and seen[waiting] >= ENOUGH[waiting]:
            shown = [plain(seen_by(events, seat)) for events in story[-14:]]
            found[waiting] = record(match, seat, match.rules.legal(match.state, seat), events=shown)
        move = match.choice(seat, bots[seat], Budget())
        story.append([*match.play(seat, move), *match.deal()])
    for name, moment in found.items():
        write("downfall", name, moment)
    mayfair = Match("downfall", 4, Random(3), edition="mayfair", dual_vents=True)
    write(
        "downfall",
        "stories",
        [story_of(Match("downfall", 2, Random(24)), "novice", 0), story_of(mayfair, "citizen", None)],
    )
    write("downfall", "previews", previews(games(), "citizen", kind))


if __name__ == "__main__":
    main()
