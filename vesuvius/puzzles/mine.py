"""Find puzzles in games between bots.

A decision is a candidate if the citizen's move is wrong by a short search. The long searches differ in their seeds;
all must agree on the best move, and see it ahead of every other by ``LEAD`` and several standard errors.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import hypot
from random import Random

from vesuvius.bots import CHARACTERS, Bot, Budget, bot
from vesuvius.bots.patrician import Patrician, set_up
from vesuvius.contract import AnyMove, AnyState, AnyView, Seat
from vesuvius.games import game, spec, twin
from vesuvius.match import Match
from vesuvius.puzzles.shelf import Puzzle, judged
from vesuvius.search import Search
from vesuvius.spec import resolve

LEAD = 0.05
"""The least lead of the best move, as a win chance."""
CERTAIN = 4.0
"""How many standard errors the lead must exceed."""
EQUAL = 0.01
"""A move that is worse by less than this, or by less than two standard errors, counts as right, too."""
MOST_RIGHT = 3
"""The most moves that may count as right."""
FEWEST = 4
"""The fewest moves to choose from."""

STAGES = ((500, 0.015), (2_000, 0.03), (20_000, 0.045))
"""The nodes of the short searches, and the lead that each must see for a longer one to be worth its time."""
NODES = 100_000
"""The nodes of a long search."""
SEARCHES = 2
"""How many long searches must agree."""
CHECKED, CHECKS, WIDE = 20_000, (79, 80), 0.03
"""The nodes and the seeds of the searches that confirm a puzzle, and the least margin that they must see."""
DEEPENED = 5
"""How many of the best moves a search visits for at least a 1 / SHARE of its nodes."""
SHARE = 20

SEATS = (2, 2, 3, 2, 4)
"""The numbers of players of the games, one after another."""
BUDGET = Budget(nodes=300)
"""What patricians may spend on a move of these games."""
A_GAME = 3
"""The most puzzles from one game."""
A_THEME = 0.4
"""The greatest part of all puzzles that begin with the same theme."""

QUICK, SLOW = 300, 3_000
"""The nodes of the patricians that try to solve it."""
TRIES = 3
"""How often each bot tries."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """What a search says of a decision."""

    right: tuple[str, ...]
    """The best move, and those as good as it."""
    lead: float
    """How far the best is ahead of the best wrong move."""
    error: float
    values: dict[str, float]


def rank(view: AnyView, nodes: int, seed: int) -> Ranked:
    """Search a decision; the moves that matter get enough visits to be compared."""
    module, rng = twin(view.game), Random(seed)
    root = module.from_state(game(view.game).imagine(view, rng), rng.getrandbits(64))
    search = set_up(Search(2 * nodes), spec(view.game).searchers[Patrician.settings])
    chosen = search.think(root.copy(), view.seat, nodes)
    if search.iterations == 0 or len(search.moves()) < 2:  # the search considers one move only
        return Ranked((str(module.decode(chosen)),), 0.0, 1.0, {})
    least = max(2, nodes // SHARE)
    while (code := _unclear(search.moves(), chosen, least)) is not None:
        search.deepen(root, view.seat, code, least)
    known = {code: (value, error) for code, visits, value, error in search.moves() if visits >= least}
    found = {str(module.decode(code)): one for code, one in known.items()}
    best = str(module.decode(chosen))
    top, spread = found[best]
    right, lead, error = [best], 1.0, 0.0
    for move, (value, off) in found.items():
        if move != best and top - value < max(EQUAL, 2 * hypot(spread, off)):
            right.append(move)
        elif move != best and top - value < lead:
            lead, error = top - value, hypot(spread, off)
    return Ranked(tuple(right), lead, error, {move: value for move, (value, _) in found.items()})


def _unclear(moves: Sequence[tuple[int, int, float, float]], chosen: int, least: int) -> int | None:
    """A move that has too few visits to be compared: the best, one of the most visited, or one that might be as good;
    None if all is clear."""
    top = next(value for code, _, value, _ in moves if code == chosen)
    first = sorted(moves, key=lambda one: one[1], reverse=True)[:DEEPENED]
    for code, visits, _, _ in first:
        if visits < least:
            return code
    return next(
        (code for code, visits, value, error in moves if 1 < visits < least and value + 2 * error > top - LEAD), None
    )


def margin(one: Puzzle, nodes: int, seed: int) -> float:
    """How far the best right move is ahead of the best wrong one in a new search."""
    values = rank(one.view, nodes, seed).values
    right = max((values[move] for move in one.best if move in values), default=0.0)
    return right - max((value for move, value in values.items() if move not in one.best), default=0.0)


def mine(name: str, wanted: int, seed: int) -> Iterator[Puzzle]:
    """Find that many puzzles; the same seed finds the same ones."""
    themes, positions = Counter[str](), set[str]()
    for number in count():
        taken = 0
        for one in _of_a_game(name, f"{seed}/{number}", SEATS[number % len(SEATS)]):
            first = one.themes[0] if one.themes else ""
            if one.id in positions or themes[first] >= A_THEME * wanted or taken == A_GAME:
                continue
            themes[first] += 1
            taken += 1
            positions.add(one.id)
            yield one
            if len(positions) == wanted:
                return


def _of_a_game(name: str, seed: str, players: int) -> Iterator[Puzzle]:
    """Play a game and examine its decisions."""
    counts = game(name).about()["players"]
    players = min(max(players, counts[0]), counts[-1])
    rng = Random(seed)
    names = [rng.choice(("citizen", "patrician", *CHARACTERS)) for _ in range(players)]
    bots: dict[Seat, Bot] = {seat: bot(one, name, f"{seed}/{seat}") for seat, one in enumerate(names)}
    match = Match(name, players, rng)
    match.deal()
    while isinstance(seat := match.rules.turn(match.state), int):
        if found := examine(name, match.rules.dump(match.state), seat, f"{seed}/{len(match.moves)}"):
            yield found
        reaction = match.reaction(bots)
        match.answered(*(reaction or (seat, match.choice(seat, bots[seat], BUDGET))))


def examine(name: str, position: dict[str, object], seat: Seat, seed: str) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    rules = game(name)
    state = rules.load(position)
    view = rules.view(state, seat)
    legal = judged(name, rules.legal(state, seat))
    if len(legal) < FEWEST:
        return None
    rng = Random(seed)
    mistake = str(bot("citizen", name, seed).choose(view, legal, BUDGET))
    if mistake not in map(str, legal):  # an offer
        return None
    if (ranked := _searched(view, mistake, rng)) is None:
        return None
    key = hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]
    found = tuple(_found(name, view, legal, ranked.right, seed))
    loss = ranked.values[ranked.right[0]] - ranked.values.get(mistake, 0.0)
    themes = themes_of(name, state, seat, rules.parse(ranked.right[0]))
    difficulty = difficulty_of(found)
    one = Puzzle(
        key, name, seat, position, ranked.right, ranked.lead, ranked.error, mistake, loss, themes, difficulty, found
    )
    return one if all(margin(one, CHECKED, seed) > WIDE for seed in CHECKS) else None


def _searched(view: AnyView, mistake: str, rng: Random) -> Ranked | None:
    """What the last long search says, if all searches agree that the best move is far ahead."""
    best: str | None = None
    found: Ranked | None = None
    for nodes, lead in (*STAGES, *((NODES, LEAD) for _ in range(SEARCHES))):
        found = rank(view, nodes, rng.getrandbits(32))
        if mistake in found.right or not lead <= found.lead < 1.0 or len(found.right) > MOST_RIGHT:
            return None
        if nodes == NODES and (found.lead < CERTAIN * found.error or best not in (None, found.right[0])):
            return None
        best = found.right[0] if nodes == NODES else None
    return found


def themes_of(name: str, state: AnyState, seat: Seat, best: AnyMove) -> tuple[str, ...]:
    """The themes of a position with that best move."""
    record = spec(name)
    return tuple(resolve(record.themes).themes(state, seat, best)) if record.themes else ()


def _found(name: str, view: AnyView, legal: Sequence[AnyMove], right: Sequence[str], seed: str) -> Iterator[str]:
    """The bots that find a right move more often than not, the weakest first."""
    for one in ("novice", *CHARACTERS):
        tries = [str(bot(one, name, f"{seed}/{n}").choose(view, legal, BUDGET)) in right for n in range(TRIES)]
        if sum(tries) > TRIES / 2:
            yield one
    for nodes in (QUICK, SLOW):
        tries = [rank(view, nodes, hash_of(f"{seed}/{n}")).right[0] in right for n in range(TRIES)]
        if sum(tries) > TRIES / 2:
            yield _patrician(nodes)


def difficulty_of(found: Sequence[str]) -> int:
    """1 if a bot finds it that does not search, 2 if a quick search does, else 3."""
    if {"novice", *CHARACTERS} & {*found}:
        return 1
    return 2 if _patrician(QUICK) in found else 3


def _patrician(nodes: int) -> str:
    return f"patrician {nodes}"


def hash_of(text: str) -> int:
    """A seed from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
