"""Phase 3, the people: declare a client, run, fetch, and lead them out of a gate (7.2-7.18)."""

from collections.abc import Mapping, Sequence

from vesuvius.contract import Illegal, Seat, Step
from vesuvius.frozen import FrozenDict, put, replace
from vesuvius.games.lastdays.board import PEOPLE, Card, Dot, Place, Spot
from vesuvius.games.lastdays.city import (
    GATE_BEHIND,
    Buried,
    Ways,
    is_buried,
    is_outside,
    open_doors,
    place_of,
    way_to,
    ways,
)
from vesuvius.games.lastdays.ending import go_on
from vesuvius.games.lastdays.events import (
    ClientDeclared,
    ClientsFetched,
    ClientsSaved,
    DiceRolled,
    Event,
    PawnWalked,
    WalkStopped,
)
from vesuvius.games.lastdays.moves import TWO_DICE, Fetch, Go, Move, Roam, Roll, Stop
from vesuvius.games.lastdays.refusing import refused
from vesuvius.games.lastdays.state import Declaring, Going, Running, State, name, owner, without


def steps(dice: tuple[int, ...], doubled: bool) -> int:
    """Doubles run twenty dots; an x2 card doubles whatever was rolled (7.3)."""
    reach = 20 if dice[0] == dice[1] else sum(dice)
    return 2 * reach if doubled else reach


def is_orphan(state: State, card: Card) -> bool:
    """The living clients of a dead player are orphans (7.17)."""
    patron = owner(state, card)
    return card in state.housed and patron is not None and state.stage[patron] == "dead"


def wanted(state: State, seat: Seat) -> list[Card]:
    """The clients a seat may declare: its own who are at home, and any orphan (7.15, 7.17, 7.18)."""
    return sorted(card for card in state.housed if owner(state, card) == seat or is_orphan(state, card))


def declarations(state: State) -> list[Move]:
    """Somebody to fetch, or nobody; after a rescue also the end of the move (7.12, 7.15)."""
    assert isinstance(state.moment, Declaring)
    moves: list[Move] = [*map(Fetch, wanted(state, state.turn)), Roam()]
    return moves if state.moment.steps is None else [*moves, Stop()]


def declare(state: State, move: Fetch | Roam) -> Step[State]:
    """Name the client you want to fetch and where they live, or nobody (7.2, 7.15)."""
    assert isinstance(state.moment, Declaring)
    seat, left = state.turn, state.moment.steps
    card = move.card if isinstance(move, Fetch) else None
    if card is not None and card not in wanted(state, seat):
        raise _why_not_wanted(state, card)
    place = None if card is None else state.housed[card]
    story = [ClientDeclared(seat=seat, card=card, place=place)]
    if card is not None and state.pawns[seat] == f"p{place}":
        state, fetched = fetch(state, card)
        return go_on(state, [*story, fetched], None)
    return go_on(state, story, Running(card) if left is None else Going(left, card))


def _why_not_wanted(state: State, card: Card) -> Illegal:
    if card not in PEOPLE:
        return refused("not_a_person", "7.2", card=card)
    patron = owner(state, card)
    if card in state.housed and patron is not None:
        return refused("client_of", "7.18", person=card, who=patron, names={"who": name(state, patron)})
    if any(card in escorted for escorted in state.escort):
        return refused("escorted", "7.15", person=card)
    return refused("not_in_city", "7.15", person=card)


def rolls(_state: State) -> Sequence[Roll]:
    """Two dice (7.3)."""
    return TWO_DICE


def roll(state: State, move: Roll) -> Step[State]:
    """The dice decide how far the pawn may walk this turn (7.3)."""
    assert isinstance(state.moment, Running)
    if move not in TWO_DICE:
        raise refused("no_such_roll", "7.3", typed="Two dice are rolled.")
    reach = steps(move.dice, doubled=state.vesuvius[-1] == "x2")
    story = DiceRolled(seat=state.turn, dice=move.dice, steps=reach)
    return go_on(state, [story], Going(reach, state.moment.declared))


def reach(state: State) -> Mapping[Spot, int]:
    """Where the seat to move can go with its remaining steps, dots by number, and the steps it takes (7.5-7.7)."""
    assert isinstance(state.moment, Going)
    seat, moment = state.turn, state.moment
    pawn = state.pawns[seat]
    assert pawn is not None
    found = ways(pawn, state.buried, to_safety=bool(state.escort[seat]))
    spots = {f"d{dot}": way[0] for dot, way in found.items() if 0 < way[0] <= moment.steps}
    if moment.declared is not None:
        place = state.housed[moment.declared]
        door = nearest_door(place, state.buried, found)
        if door is not None and found[door][0] < moment.steps:
            spots[f"p{place}"] = found[door][0] + 1
    return spots


def nearest_door(place: Place, buried: Buried, found: Ways) -> Dot | None:
    """The door of a place that takes the fewest steps, the main door before others; None if no way leads to one."""
    doors = [dot for dot in open_doors(place, buried) if dot in found]
    return min(doors, key=lambda dot: found[dot][0], default=None)


def walks(state: State) -> list[Move]:
    """Dots by number, the declared client's building, stop."""
    return [*map(Go, reach(state)), Stop()]


def go(state: State, move: Go) -> Step[State]:
    """Walk; reaching the declared client ends the move, reaching the ring with a client saves them (7.5-7.12)."""
    assert isinstance(state.moment, Going)
    seat, moment, spots = state.turn, state.moment, reach(state)
    if move.spot not in spots:
        raise _why_not_go(state, move.spot)
    left = moment.steps - spots[move.spot]
    story = [PawnWalked(seat=seat, way=_way(state, move.spot), left=left)]
    state = replace(state, pawns=put(state.pawns, seat, move.spot))
    if place_of(move.spot) is not None:
        assert moment.declared is not None
        state, fetched = fetch(state, moment.declared)
        return go_on(state, [*story, fetched], None)
    if state.escort[seat] and is_outside(move.spot):
        state, saved = save(state)
        return go_on(state, [*story, saved], Declaring(left) if left else None)
    return go_on(state, story, Going(left, moment.declared) if left else None)


def _way(state: State, spot: Spot) -> tuple[Spot, ...]:
    """The spots of the walk, from where the pawn stood to where it comes to stand."""
    pawn, place = state.pawns[state.turn], place_of(spot)
    assert pawn is not None
    found = ways(pawn, state.buried, to_safety=bool(state.escort[state.turn]))
    goal = int(spot[1:]) if place is None else nearest_door(place, state.buried, found)
    assert goal is not None
    way = tuple(f"d{dot}" for dot in way_to(goal, found))
    return (*(() if way[0] == pawn else (pawn,)), *way, *(() if place is None else (spot,)))


def _why_not_go(state: State, spot: Spot) -> Illegal:
    assert isinstance(state.moment, Going)
    seat, moment = state.turn, state.moment
    place = place_of(spot)
    if spot == state.pawns[seat]:
        return refused("here_already", "7.5")
    if place is not None and (moment.declared is None or state.housed[moment.declared] != place):
        return refused("other_door", "7.7")
    if is_buried(spot, state.buried):
        return refused("under_ashes", "7.6", spot=spot)
    if state.escort[seat] and is_outside(spot):
        return refused("too_far_out", "7.11", spot=spot, n=moment.steps)
    return refused("too_far", "7.3", spot=spot, n=moment.steps)


def fetch(state: State, card: Card) -> tuple[State, Event]:
    """The client comes under protection; with the option, everyone of the same patron in the building (7.9, 10.2)."""
    seat, place, patron = state.turn, state.housed[card], owner(state, card)
    assert patron is not None
    company: tuple[Card, ...] = (card,)
    if state.options.household:  # a building houses its owner's clients only, so all in it have the same patron
        company = tuple(sorted(other for other, home in state.housed.items() if home == place))
    held = tuple(without(cards, company) for cards in state.cards)
    state = replace(
        state,
        cards=put(held, seat, tuple(sorted((*held[seat], *company)))),
        housed=FrozenDict({other: home for other, home in state.housed.items() if other not in company}),
        escort=put(state.escort, seat, company),
    )
    return state, ClientsFetched(seat=seat, cards=company, place=place, patron=patron)


def save(state: State) -> tuple[State, Event]:
    """On the dot outside a gate the client is saved; the card is set aside face up (7.11)."""
    seat, pawn = state.turn, state.pawns[state.turn]
    assert pawn is not None
    company = state.escort[seat]
    state = replace(
        state,
        cards=put(state.cards, seat, without(state.cards[seat], company)),
        saved=put(state.saved, seat, (*state.saved[seat], *company)),
        escort=put(state.escort, seat, ()),
    )
    return state, ClientsSaved(seat=seat, cards=company, gate=GATE_BEHIND[int(pawn[1:])])


def stop(state: State, _move: Stop) -> Step[State]:
    """End the move with steps left (7.3)."""
    assert isinstance(state.moment, Declaring | Going)
    if state.moment.steps is None:
        raise refused("no_stop", "7.2")
    return go_on(state, [WalkStopped(seat=state.turn, left=state.moment.steps)], None)
