"""The events of Pompeji as English sentences, points with their reasons."""

from collections.abc import Sequence

from vesuvius.contract import Seat
from vesuvius.games.pompeji.cards import COLOURS, KINDS, STATUE_VALUE, VALUES, Card
from vesuvius.games.pompeji.events import (
    CardBuilt,
    CardDiscarded,
    CardDrawn,
    CardReceived,
    CityFounded,
    DrawDecided,
    Event,
    GameEnded,
    StatueRaised,
    TurnBegun,
    TurnInterrupted,
    VolcanoDrawn,
)
from vesuvius.games.pompeji.streets import Paid

STREETS = {"row": "row", "column": "column", "falling": "falling diagonal", "rising": "rising diagonal"}
PLURALS = {"arch": "arches", "baths": "baths", "granary": "granaries"}
VOLCANO = {
    1: "draws the first volcano: from now on drawing is a choice",
    2: "draws the second volcano, and the city is buried",
}


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None for one that needs no line."""
    match event:
        case CardReceived(card=card):
            return f"You draw {card}."
        case CityFounded(card=card, at=at):
            return f"The city begins with {card} at {at}."
        case CardBuilt(seat=seat, card=card, at=at):
            return f"{_name(names, seat)} builds {card} at {at}{paid(event, VALUES[card])}."
        case StatueRaised(seat=seat, card=card, at=at):
            return f"{_name(names, seat)} raises a statue as {card} at {at}{paid(event, STATUE_VALUE)}."
        case CardDiscarded(seat=seat, card=card):
            return f"{_name(names, seat)} can lay no card and discards {card}."
        case DrawDecided(seat=seat, draw=draw):
            return f"{_name(names, seat)} {'chooses to draw' if draw else 'draws no card'}."
        case TurnInterrupted(seat=seat, whose=whose):
            return f"{_name(names, seat)} shows a permit and builds before {names[whose]}."
        case VolcanoDrawn(seat=seat, number=number):
            return f"{_name(names, seat)} {VOLCANO[number]}."
        case GameEnded():
            return _ended(event, names)
        case CardDrawn() | TurnBegun():
            return None


def narrated(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line for people who see all hands."""
    match event:
        case CardReceived(seat=seat, card=card):
            return f"{names[seat].capitalize()} draws {card}."
        case _:
            return sentence(event, names)


def _name(names: Sequence[str], seat: Seat) -> str:
    """The name of a seat at the beginning of a sentence."""
    return names[seat].capitalize()


def paid(event: CardBuilt | StatueRaised, value: int) -> str:
    """The points for a card of this value, street by street: "for 14 (column: 3 temples 2 + 7 + 5 = 14)"."""
    if not event.points:
        return " for no points"
    reasons = "; ".join(reason(street, event.card, value) for street in event.streets)
    return f" for {event.points} ({reasons})"


def reason(street: Paid, card: Card, value: int) -> str:
    """The points of one street for the laid card with their reasons: kind, colour, seventh card (P10)."""
    others = list(street.cards)
    others.remove(card)
    parts: list[str] = []
    if street.kind:
        values = [value, *(VALUES[other] for other in others if other[0] == card[0])]
        parts.append(f"{len(values)} {kinds(card)} {' + '.join(map(str, values))} = {street.kind}")
    if street.colour:
        parts.append(f"highest {COLOURS[card[1]]} {street.colour}")
    if street.seventh:
        parts.append(f"seventh card {street.seventh}")
    return f"{STREETS[street.street]}: {', '.join(parts)}"


def kinds(card: Card) -> str:
    """The plural of a card's kind."""
    kind = KINDS[card[0]]
    return PLURALS.get(kind, f"{kind}s")


def _ended(event: GameEnded, names: Sequence[str]) -> str:
    held = [f"{name} {minus}" for name, minus in zip(names, event.minus, strict=True) if minus]
    lost = f"Cards in hand cost {', '.join(held)}. " if held else ""
    first = [names[seat] for seat, place in enumerate(event.places) if place == 1]
    verb = "share the victory" if event.reason == "shared" else "wins"
    return f"{lost}{' and '.join(first).capitalize()} {verb} with {max(event.scores)} points."
