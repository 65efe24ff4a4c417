"""The events of Pompeji as English sentences, points with their reasons."""

from collections.abc import Mapping, Sequence

from vesuvius.contract import Event, Json
from vesuvius.games.pompeji.cards import COLOURS, KINDS, STATUE_VALUE, VALUES, Card

STREETS = {"row": "row", "column": "column", "falling": "falling diagonal", "rising": "rising diagonal"}
PLURALS = {"arch": "arches", "baths": "baths", "granary": "granaries"}
VOLCANO = {
    1: "draws the first volcano: from now on drawing is a choice",
    2: "draws the second volcano, and the city is buried",
}


def sentence(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log; None where it goes without saying."""
    seat: int = event.get("seat", 0)
    who = names[seat].capitalize()
    match event["type"]:
        case "got":
            return f"You draw {event['card']}."
        case "founded":
            return f"The city begins with {event['card']} at {event['at']}."
        case "built":
            return f"{who} builds {event['card']} at {event['at']}{paid(event)}."
        case "raised":
            return f"{who} raises a statue as {event['card']} at {event['at']}{paid(event)}."
        case "discarded":
            return f"{who} can lay no card and discards {event['card']}."
        case "chose":
            return f"{who} {'chooses to draw' if event['draw'] else 'draws no card'}."
        case "interrupted":
            return f"{who} shows a permit and builds before {names[event['whose']]}."
        case "volcano":
            return f"{who} {VOLCANO[event['number']]}."
        case "ended":
            return _ended(event, names)
        case _:
            return None


def paid(event: Event) -> str:
    """What a placement earned, street by street: "for 14 (column: 3 temples 2 + 7 + 5 = 14)"."""
    if not event["points"]:
        return " for nothing"
    own = STATUE_VALUE if event["type"] == "raised" else VALUES[event["card"]]
    reasons = "; ".join(reason(street, event["card"], own) for street in event["streets"])
    return f" for {event['points']} ({reasons})"


def reason(street: Mapping[str, Json], card: Card, value: int) -> str:
    """What one street paid for the laid card, and why: its kind, its colour, its length (P10)."""
    others = list(street["cards"])
    others.remove(card)
    parts: list[str] = []
    if street["kind"]:
        values = [value, *(VALUES[other] for other in others if other[0] == card[0])]
        parts.append(f"{len(values)} {kinds(card)} {' + '.join(map(str, values))} = {street['kind']}")
    if street["colour"]:
        parts.append(f"highest {COLOURS[card[1]]} {street['colour']}")
    if street["seventh"]:
        parts.append(f"seventh card {street['seventh']}")
    return f"{STREETS[street['street']]}: {', '.join(parts)}"


def kinds(card: Card) -> str:
    """More than one of a card's kind."""
    kind = KINDS[card[0]]
    return PLURALS.get(kind, f"{kind}s")


def _ended(event: Event, names: Sequence[str]) -> str:
    held = [f"{name} {minus}" for name, minus in zip(names, event["minus"], strict=True) if minus]
    lost = f"Cards in hand cost {', '.join(held)}. " if held else ""
    first = [names[seat] for seat, place in enumerate(event["places"]) if place == 1]
    verb = "share the victory" if event["reason"] == "shared" else "wins"
    return f"{lost}{' and '.join(first).capitalize()} {verb} with {max(event['scores'])} points."
