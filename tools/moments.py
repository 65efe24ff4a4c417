"""Functions that the three recorders of moments (``ui_fixtures_*.py``) share."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from vesuvius.bots import Budget, bot
from vesuvius.contract import BaseEvent, Json, Move, Seat, replay, seen_by
from vesuvius.jsonable import plain
from vesuvius.match import Match

GAMES = Path(__file__).parents[1] / "ui/src/lib/games"
Moment = dict[str, Any]


def record(match: Match, seat: Seat, previewed: Sequence[Move], **more: object) -> Moment:
    """A moment as one seat receives it: view, legal moves, the last events, and the events some moves would cause."""
    return {
        "game": match.name,
        "seat": seat,
        "turn": match.rules.turn(match.state),
        "number": len(match.moves),
        "view": plain(match.rules.view(match.state, seat)),
        "legal": [str(move) for move in match.rules.legal(match.state, seat)],
        **more,
        "previews": {
            str(move): plain(seen_by(match.rules.play(match.state, seat, move).events, seat)) for move in previewed
        },
    }


Kind = Callable[[str, Sequence[BaseEvent]], str | None]
"""Classifies a move by its notation and events; None if the client does not preview it."""
GLANCES = 60
"""The most legal moves examined at one moment: a statue alone has 1,500."""
MAX_MOVES = 4000
"""The most moves played in a game."""


def previews(matches: Sequence[Match], level: str, kind: Kind, each: int = 16, together: int = 4) -> list[Moment]:
    """Moves with the events that they cause by the rules, at most ``each`` of every kind, spread over these games.

    Each moment has its view once, with at most ``together`` moves of a kind.
    """
    share = -(-each // len(matches))
    return [
        moment for number, match in enumerate(matches) for moment in _few(match, level, kind, share, together, number)
    ]


def _few(match: Match, level: str, kind: Kind, share: int, together: int, seed: int) -> list[Moment]:
    """A few moments of a game with ``share`` examples of each kind. The rarest kinds are chosen first."""
    rng = Random(seed)
    moments = list(_moments(match, level, kind, rng))
    places: dict[str, list[int]] = {}
    for number, (_, examples) in enumerate(moments):
        for name in examples:
            places.setdefault(name, []).append(number)
    seen, taken = Counter[str](), dict[int, dict[str, Any]]()
    for wanted in sorted(places, key=lambda name: len(places[name])):
        shuffled = rng.sample(places[wanted], len(places[wanted]))
        for number in sorted(shuffled, key=lambda number: -min(together, len(moments[number][1][wanted]))):
            if seen[wanted] >= share:
                break
            if number not in taken:
                taken[number] = {}
                for name, moves in moments[number][1].items():
                    some = dict(moves[: min(together, share - seen[name])])
                    seen[name] += len(some)
                    taken[number] |= some
    return [{"view": moments[number][0], "moves": taken[number]} for number in sorted(taken)]


def _moments(
    match: Match, level: str, kind: Kind, rng: Random
) -> Iterator[tuple[Json, dict[str, list[tuple[str, Json]]]]]:
    """The view of every decision of a game between bots, and the events of its moves by their kind."""
    bots = [bot(level, match.name, seed) for seed in range(match.players)]
    match.deal()
    while isinstance(seat := match.rules.turn(match.state), int) and len(match.moves) < MAX_MOVES:
        legal = match.rules.legal(match.state, seat)
        examples: dict[str, list[tuple[str, Json]]] = {}
        for move in rng.sample(legal, min(GLANCES, len(legal))):
            events = match.rules.play(match.state, seat, move).events
            if name := kind(str(move), events):
                examples.setdefault(name, []).append((str(move), plain(seen_by(events, seat))))
        yield plain(match.rules.view(match.state, seat)), examples
        match.play(seat, match.choice(seat, bots[seat], Budget()))


def story_of(match: Match, level: str, seat: Seat | None) -> Moment:
    """A game between bots as one seat receives it: its opening view, then of every move the events and what changed.

    `changed` is how the rules changed the view, to be read by `merged` in `ui/src/lib/games/stories.ts`. The events are
    without `seen_by`.
    """
    rules, opening = match.rules, match.state
    match.play_out([bot(level, match.name, number) for number in range(match.players)], Budget())
    before = first = plain(rules.view(opening, seat))
    steps: list[Moment] = []
    for moment in replay(rules, opening, match.moves):
        after = plain(rules.view(moment.step.state, seat))
        events = [
            {field: value for field, value in event.items() if field != "seen_by"}
            for event in plain(seen_by(moment.step.events, seat))
        ]
        steps.append({"events": events, "changed": _changed(before, after)})
        before = after
    return {"opening": first, "steps": steps}


def _changed(before: Moment, after: Moment) -> Moment:
    """The fields that differ: of a list of the same length and of a mapping only their items, null for one gone."""
    changed: Moment = {}
    for field, value in after.items():
        match before.get(field), value:
            case old, _ if old == value and field in before:
                pass
            case list(old), list() if len(old) == len(value):
                changed[field] = {n: item for n, item in enumerate(value) if item != old[n]}
            case dict(old), dict():
                changed[field] = {key: value.get(key) for key in {**old, **value} if old.get(key) != value.get(key)}
            case _:
                changed[field] = value
    return changed


def write(game: str, name: str, moment: Moment | list[Moment]) -> None:
    """Write one file of a game's fixtures."""
    folder = GAMES / game / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(plain(moment), separators=(",", ":")) + "\n")
