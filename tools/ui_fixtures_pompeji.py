"""Record moments of a real game of Pompeji for the tests and the gallery of the web client.

    python tools/ui_fixtures_pompeji.py        writes ui/src/lib/games/pompeji/fixtures/*.json

Each file is what one seat gets at that moment: the view, its legal moves, the story so far, and what some of its moves
would bring: of the 1,500 statues every 29th.
"""

from random import Random

import moments
from moments import Moment, write

from vesuvius.bots import Budget, bot
from vesuvius.contract import CHANCE, Event, Seat, seen_by
from vesuvius.match import Match

PLAYERS = 4
Line = tuple[Seat | None, list[Event]]


def record(match: Match, seat: Seat, told: list[Line]) -> Moment:
    """The moment as that seat sees it."""
    moves = match.rules.legal(match.state, seat)
    builds = [move for move in moves if not str(move).startswith("statue")]
    statues = [move for move in moves if str(move).startswith("statue")]
    story = [{"seat": by, "events": seen_by(events, seat)} for by, events in told]
    return moments.record(match, seat, [*builds, *statues[::29]], story=story)


def moment(match: Match, seat: Seat) -> str | None:
    """What this moment is good for."""
    view = match.rules.view(match.state, seat)
    laid, volcanoes, waiting = len(view["city"]), view["deck"]["volcanoes"], view["waiting"]
    if waiting == "turn" and laid == 3:
        return "early"
    if waiting == "turn" and laid >= 25 and view["statues"][seat] and not volcanoes:
        return "turn"
    if waiting == "choice":
        return "choice"
    if waiting == "turn" and volcanoes:
        return "late"
    return None


def main() -> None:
    match = Match("pompeji", PLAYERS, Random(79))
    bots = [bot("citizen", "pompeji", seed) for seed in range(PLAYERS)]
    told: list[Line] = [(None, list(match.deal()))]
    found: dict[str, Moment] = {}
    while isinstance(seat := match.rules.turn(match.state), int):
        name = moment(match, seat)
        if name and name not in found:
            found[name] = record(match, seat, told)
        if "turn" in found and "permit" not in found:
            for other in range(PLAYERS):
                if other != seat and any(str(move) == "permit" for move in match.rules.legal(match.state, other)):
                    found["permit"] = record(match, other, told)
        move = match.choice(seat, bots[seat], Budget())
        told.append((seat, list(match.play(seat, move))))
        told.append((None, list(match.deal())))
    assert match.rules.turn(match.state) != CHANCE
    end = {**record(match, 0, told), "turn": None}
    for name, what in {**found, "end": end}.items():
        write("pompeji", name, what)


if __name__ == "__main__":
    main()
