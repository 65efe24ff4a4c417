"""Record moments of a real game of Pompeji for the tests and the gallery of the web client.

    python -m tools.ui_fixtures_pompeji        writes ui/src/lib/games/pompeji/fixtures/*.json

Each file is a moment as one seat receives it: the view, its legal moves, the story so far, and the points of some of
its moves: every 29th of the 1,500 statues.
"""

from collections.abc import Sequence
from random import Random

from tools import moments
from tools.moments import Moment, previews, story_of, write
from vesuvius.bots import Budget, bot
from vesuvius.contract import CHANCE, BaseEvent, Seat, seen_by
from vesuvius.games import pompeji
from vesuvius.games.pompeji.events import CardBuilt, StatueRaised
from vesuvius.match import Match

PLAYERS = 4
Line = tuple[Seat | None, list[BaseEvent]]


def record(match: Match, seat: Seat, story: list[Line]) -> Moment:
    """The moment as that seat sees it."""
    moves = match.rules.legal(match.state, seat)
    builds = [move for move in moves if not str(move).startswith("statue")]
    statues = [move for move in moves if str(move).startswith("statue")]
    entries = [{"seat": by, "events": seen_by(events, seat)} for by, events in story]
    return moments.record(match, seat, [*builds, *statues[::29]], story=entries)


def moment(match: Match, seat: Seat) -> str | None:
    """The kind of this moment, if it is worth recording."""
    view = pompeji.view(match.state, seat)
    laid, volcanoes, waiting = len(view.city), view.deck.volcanoes, view.waiting
    if waiting == "turn" and laid == 3:
        return "early"
    if waiting == "turn" and laid >= 25 and view.statues[seat] and not volcanoes:
        return "turn"
    if waiting == "choice":
        return "choice"
    if waiting == "turn" and volcanoes:
        return "late"
    return None


def kind(_move: str, events: Sequence[BaseEvent]) -> str | None:
    """Tells apart cards and statues by what they score for: kind, colour, seventh card, several, or nothing."""
    laid = events[0]
    if not isinstance(laid, CardBuilt | StatueRaised):
        return None
    why = {name for paid in laid.streets for name in ("kind", "colour", "seventh") if getattr(paid, name)}
    return f"{laid.type} {sorted(why)}"


def games() -> list[Match]:
    """Games for every number of players."""
    return [Match("pompeji", players, Random(players), double_permit=players == 4) for players in (2, 3, 4)]


def main() -> None:
    match = Match("pompeji", PLAYERS, Random(79))
    bots = [bot("citizen", "pompeji", seed) for seed in range(PLAYERS)]
    story: list[Line] = [(None, list(match.deal()))]
    found: dict[str, Moment] = {}
    while isinstance(seat := match.rules.turn(match.state), int):
        name = moment(match, seat)
        if name and name not in found:
            found[name] = record(match, seat, story)
        if "turn" in found and "permit" not in found:
            for other in range(PLAYERS):
                if other != seat and any(str(move) == "permit" for move in match.rules.legal(match.state, other)):
                    found["permit"] = record(match, other, story)
        move = match.choice(seat, bots[seat], Budget())
        story.append((seat, list(match.play(seat, move))))
        story.append((None, list(match.deal())))
    assert match.rules.turn(match.state) != CHANCE
    end = {**record(match, 0, story), "turn": None}
    for name, what in {**found, "end": end}.items():
        write("pompeji", name, what)
    permits = Match("pompeji", 4, Random(4), double_permit=True)
    write(
        "pompeji",
        "stories",
        [story_of(Match("pompeji", 2, Random(2)), "novice", None), story_of(permits, "citizen", 1)],
    )
    write("pompeji", "previews", previews(games(), "citizen", kind, each=9))


if __name__ == "__main__":
    main()
