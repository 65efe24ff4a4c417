"""Record moments of a real game for the tests and the gallery of the web client.

    python tools/ui_fixtures.py        writes ui/src/lib/games/downfall/fixtures/*.json

Each file is what one seat gets at that moment: the view, its legal moves, the last events, and what each legal move
would bring.
"""

from random import Random

from moments import Moment, record, whole_game, write

from vesuvius.bots import Budget, bot
from vesuvius.contract import seen_by
from vesuvius.match import Match

ENOUGH = {"play": 27, "relative": 1, "omen": 1, "lava": 18, "run": 24}
"""From which move on a moment of each kind is taken: not the first, when the board is still empty."""


def main() -> None:
    match = Match("downfall", 4, Random(79))
    bots = [bot("citizen", "downfall", seed) for seed in range(4)]
    told = [list(match.deal())]
    found: dict[str, Moment] = {}
    seen = dict.fromkeys(ENOUGH, 0)
    while isinstance(seat := match.rules.turn(match.state), int):
        waiting = match.rules.view(match.state, seat)["waiting"]
        seen[waiting] += 1
        if waiting not in found and seen[waiting] >= ENOUGH[waiting]:
            heard = [seen_by(events, seat) for events in told[-14:]]
            found[waiting] = record(match, seat, match.rules.legal(match.state, seat), told=heard)
        move = match.choice(seat, bots[seat], Budget())
        told.append([*match.play(seat, move), *match.deal()])
    for name, moment in found.items():
        write("downfall", name, moment)
    write("downfall", "game", whole_game("downfall", 2, "novice"))


if __name__ == "__main__":
    main()
