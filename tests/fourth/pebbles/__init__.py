"""Pebbles, a game for two in one folder: take from a heap, and keep a secret stone. See RULES.md."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from vesuvius.contract import (
    CHANCE,
    Actor,
    BaseEvent,
    ChanceMove,
    Decision,
    Illegal,
    Json,
    Outcome,
    Rng,
    Seat,
    Step,
    check_seat,
)
from vesuvius.jsonable import plain, read, refuse

SEATS = ("white", "black")
STONES = (1, 2, 3, 4, 5, 6)
HEAP, LONG_HEAP, MOST = 12, 20, 3


@dataclass(frozen=True, slots=True)
class Options:
    """A long game has a heap of twenty."""

    long: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """The table: the heap, what each seat has taken, and the stone it holds once it has drawn one."""

    players: int
    options: Options
    heap: int
    next: Seat
    hands: tuple[tuple[int, ...], ...]
    taken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat: everything but the stones of others."""

    game: Literal["pebbles"]
    players: int
    options: Options
    heap: int
    next: Seat
    taken: tuple[int, ...]
    seat: Seat | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draw(ChanceMove):
    """A stone comes out of the bag."""

    stone: int

    def __str__(self) -> str:
        return f"draw {self.stone}"


@dataclass(frozen=True, slots=True)
class Take(Decision):
    """Pebbles are taken from the heap."""

    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(BaseEvent):
    """A seat drew a stone; only its owner receives ``Got``, which says which."""

    type: Literal["drew"] = "drew"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Got(BaseEvent):
    """The stone a seat drew."""

    type: Literal["got"] = "got"
    seat: Seat
    stone: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(BaseEvent):
    """A seat took pebbles."""

    type: Literal["took"] = "took"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(BaseEvent):
    """The heap is gone: the stones are shown and the points counted."""

    type: Literal["ended"] = "ended"
    stones: tuple[int, ...]
    scores: tuple[int, ...]


def about() -> dict[str, Json]:
    """The description the shelf shows."""
    return {
        "name": "pebbles",
        "title": "Pebbles",
        "author": "the tests",
        "year": None,
        "players": [2],
        "minutes": 1,
        "options": {"long": {"type": "bool", "default": False}},
        "seats": list(SEATS),
    }


def start(players: int, **options: Any) -> State:
    """The heap before the stones are drawn (1)."""
    if type(players) is not int or players != len(SEATS):
        raise ValueError(f"players: Pebbles is for 2 players, not {players!r}")
    for option, value in options.items():
        if option != "long":
            raise ValueError(f"no option {option!r}; there is: long")
        if type(value) is not bool:
            raise ValueError(f"long: true or false is needed, not {value!r}")
    chosen = Options(**options)
    return State(players, chosen, _whole(chosen), 0, ((),) * players, (0,) * players)


def names(state: State) -> tuple[str, ...]:
    """The names of the seats in journals."""
    return SEATS[: state.players]


def may_interrupt(_state: State) -> tuple[Seat, ...]:
    """No seat ever interrupts."""
    return ()


def turn(state: State) -> Actor | None:
    """Chance until both have a stone (1), then each seat in turn (2) until the heap is gone (3)."""
    if () in state.hands:
        return CHANCE
    return state.next if state.heap else None


def legal(state: State, seat: Actor) -> list[Draw | Take]:
    """The stones still in the bag, or one to three pebbles."""
    check_seat(state.players, seat)
    if seat != turn(state):
        return []
    if seat == CHANCE:
        return [Draw(stone, weight=1) for stone in STONES if (stone,) not in state.hands]
    return [Take(count) for count in range(1, min(MOST, state.heap) + 1)]


def play(state: State, seat: Actor, move: Draw | Take | str) -> Step[State]:
    """Judge a move or its notation: the step it makes, or Illegal with the reason."""
    check_seat(state.players, seat)
    made = parse(move) if isinstance(move, str) else move
    if made not in legal(state, seat):
        raise Illegal(f"{str(made)!r} is no move now.", "2")
    if isinstance(made, Draw):
        drawer = state.hands.index(())
        hands = tuple((made.stone,) if holder == drawer else hand for holder, hand in enumerate(state.hands))
        story = (Drew(seat=drawer), Got(seat=drawer, stone=made.stone, seen_by=drawer))
        return Step(replace(state, hands=hands), story)
    taken = tuple(count + made.count * (taker == seat) for taker, count in enumerate(state.taken))
    state = replace(state, heap=state.heap - made.count, taken=taken, next=1 - state.next)
    took = Took(seat=1 - state.next, count=made.count)
    if state.heap:
        return Step(state, (took,))
    return Step(state, (took, Ended(stones=tuple(stone for (stone,) in state.hands), scores=_scores(state))))


def parse(text: str) -> Draw | Take:
    """The move a notation stands for."""
    match text.split(" "):
        case ["draw", stone] if stone in map(str, STONES):
            return Draw(int(stone))
        case ["take", count] if count in map(str, range(1, MOST + 1)):
            return Take(int(count))
        case _:
            raise Illegal(f"{text!r} is not a move: write take 2.")


def outcome(state: State) -> Outcome | None:
    """Most points win (3)."""
    if turn(state) is not None:
        return None
    scores = _scores(state)
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Outcome(places, scores, "shared" if places.count(1) > 1 else "points")


def view(state: State, seat: Seat | None) -> View:
    """The table, and the seat's own stone."""
    if seat is not None:
        check_seat(state.players, seat, chance=False)
    hand = () if seat is None else state.hands[seat]
    sizes = tuple(map(len, state.hands))
    return View("pebbles", state.players, state.options, state.heap, state.next, state.taken, seat, hand, sizes)


def imagine(view: View | Mapping[str, Json], rng: Rng) -> State:
    """A state with that view: the other stones drawn from those that the seat has not seen."""
    seen = view if isinstance(view, View) else read(View, view, "view")
    bag = [stone for stone in STONES if stone not in seen.hand]
    hands = tuple(
        seen.hand if holder == seen.seat else tuple(bag.pop(rng.randrange(len(bag))) for _ in range(size))
        for holder, size in enumerate(seen.hand_sizes)
    )
    return State(seen.players, seen.options, seen.heap, seen.next, hands, seen.taken)


def dump(state: State) -> dict[str, Json]:
    """The state as a position."""
    found: dict[str, Json] = plain(state)
    return found


def load(position: Mapping[str, Json]) -> State:
    """The state of a position; Illegal names the field and the reason."""
    state = read(State, position)
    stones = [stone for hand in state.hands for stone in hand]
    if state.players != len(SEATS):
        refuse("players", "two are needed")
    if state.next not in range(state.players):
        refuse("next", "there is no such seat")
    if len(state.taken) != state.players or state.heap < 0 or min(state.taken) < 0:
        refuse("taken", "a number of pebbles for each seat is needed")
    if state.heap + sum(state.taken) != _whole(state.options):
        refuse("heap", "pebbles are missing, or there are too many")
    if len(state.hands) != state.players or any(len(hand) > 1 for hand in state.hands):
        refuse("hands", "at most one stone for each seat is needed")
    if len(set(stones)) < len(stones) or not set(stones) <= set(STONES):
        refuse("hands", "different stones of the bag are needed")
    return state


def _whole(options: Options) -> int:
    return LONG_HEAP if options.long else HEAP


def _scores(state: State) -> tuple[int, ...]:
    return tuple(count + sum(hand) for count, hand in zip(state.taken, state.hands, strict=True))
