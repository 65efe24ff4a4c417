"""The walks to offer in the city: of some 280 dots, the few worth listing, each with its reason."""

from dataclasses import dataclass

from vesuvius.games.lastdays.board import EXITS, NAMES, Card, Dot, Place, Spot
from vesuvius.games.lastdays.city import OUTSIDE, Buried, Ways, way_to, ways
from vesuvius.games.lastdays.distances import steps_from, steps_into, steps_out
from vesuvius.games.lastdays.fleeing import nearest_door
from vesuvius.games.lastdays.moves import Go
from vesuvius.games.lastdays.views import View
from vesuvius.terminal.lastdays.names import short

MOST = 9
"""The most walks that are listed, each with one sign on the plan."""
FURTHER = 2
"""How many gates that cannot be reached at once are listed for a seat that escorts somebody; for others the nearest."""


@dataclass(frozen=True, slots=True)
class Way:
    """A walk to offer, and what it is for."""

    move: Go
    reason: str


@dataclass(frozen=True, slots=True)
class Distance:
    """How far a client is: steps from the pawn into the building, and from there out; None without a way."""

    card: Card
    place: Place
    steps: int | None
    out: int | None


def distances(view: View) -> list[Distance]:
    """The distances of the seat's clients at home and of orphans, the nearest first."""
    seat, gone = view.seat, view.buried
    found: list[Distance] = []
    for owner, cards in enumerate(view.cards):
        if owner == seat or view.stage[owner] == "dead":
            for card in cards:
                place = view.housed.get(card)
                if place is not None:
                    found.append(_distance(view, card, place, gone))
    return sorted(found, key=lambda each: (each.out is None, each.steps is None, each.steps or 0, each.card))


def _distance(view: View, card: Card, place: Place, gone: Buried) -> Distance:
    pawn = view.own_pawn
    home = f"p{place}"
    steps = None
    if pawn is not None and pawn[0] != "s":
        steps = 0 if pawn == home else steps_from(pawn, steps_into(place, gone))
    return Distance(card, place, steps, steps_from(home, steps_out(gone)))


def to_the_gates(spot: Spot, gone: Buried) -> list[tuple[int, Place]]:
    """The open gates that can be walked out of, with the steps to the dot outside, the nearest first."""
    found = ways(spot, gone, to_safety=True)
    return sorted((found[exit_][0], gate) for gate, exit_ in EXITS.items() if gate not in gone and exit_ in found)


def offered(view: View) -> list[Way]:
    """Walks to a client, out of a gate, or as far towards one as the steps allow; the best first."""
    gone, steps = view.buried, view.steps or 0
    pawn = view.pawns[view.turn]
    assert pawn is not None
    escorting = bool(view.escorted(view.turn))
    found = ways(pawn, gone, to_safety=escorting)
    listed: dict[Spot, str] = {}
    outside = pawn[0] == "d" and int(pawn[1:]) in OUTSIDE
    if view.declared is not None:
        _to_client(listed, view.declared, view.housed[view.declared], gone, found, steps)
    elif not escorting:
        for each in distances(view)[:3]:
            _to_door(listed, each, gone, found, steps)
    if not outside:
        gates = to_the_gates(pawn, gone)
        within = sum(far <= steps for far, _ in gates)
        for far, gate in gates[: within + FURTHER if escorting else 1]:
            spot = _reached(EXITS[gate], found, steps)
            listed.setdefault(spot, f"out by {NAMES[gate]}" if far <= steps else f"towards {NAMES[gate]}")
    listed.pop(pawn, None)
    return [Way(Go(spot), reason) for spot, reason in list(listed.items())[:MOST]]


def _to_client(listed: dict[Spot, str], card: Card, place: Place, gone: Buried, found: Ways, steps: int) -> None:
    """Add the walk into the client's building, or as near to it as the steps lead."""
    door = nearest_door(place, gone, found)
    if door is None:
        return
    if found[door][0] < steps:
        listed[f"p{place}"] = f"to {short(card)}"
    else:
        listed[_reached(door, found, steps)] = f"towards {short(card)}"


def _to_door(listed: dict[Spot, str], client: Distance, gone: Buried, found: Ways, steps: int) -> None:
    """Add the walk to the door of a client that is not declared, or as near to it as the steps lead."""
    door = nearest_door(client.place, gone, found)
    if door is not None:
        listed.setdefault(_reached(door, found, steps), f"towards {short(client.card)}")


def _reached(goal: Dot, found: Ways, steps: int) -> Spot:
    """The dot on the way to a goal where the steps end."""
    return f"d{[dot for dot in way_to(goal, found) if found[dot][0] <= steps][-1]}"


def nearest_gate(view: View) -> str:
    """The nearest gate in words: "Porta Marina in 8"."""
    pawn = view.own_pawn
    if pawn is None or pawn[0] == "s":
        return ""
    gates = to_the_gates(pawn, view.buried)
    return f"{NAMES[gates[0][1]]} in {gates[0][0]}" if gates else "no way out"
