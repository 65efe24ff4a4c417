"""Pompeii: The Last Days in a terminal: the track while one buys, then the plan of the city."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from vesuvius.contract import Json, Position, View
from vesuvius.games.lastdays.board import BUILDINGS, CARDS, PEOPLE, Card
from vesuvius.games.lastdays.moves import Offer, Stop, Withdraw
from vesuvius.terminal.lastdays import ways as walks
from vesuvius.terminal.lastdays.city import CHOSEN, CIRCLED, city
from vesuvius.terminal.lastdays.names import COLOUR_STYLES, HOUSE, LEGEND, LETTERS, NOTE, called, listed, short
from vesuvius.terminal.lastdays.story import sentence, terms
from vesuvius.terminal.lastdays.track import track

__all__ = ["HELP", "NOTE", "SIGNS", "asked", "board", "hand", "offered", "owned", "sentence", "tally"]

HELP = "offer 1 12 45 500 for 77 0: to seat 1, my cards 12 and 45 and ST 500 for card 77 and no money."

SIGNS = f"{LEGEND}. F is Fortuna, IN the start; the sign before a card stands there, the one behind it owns it."

ASKED = {
    "move": "go forward, or back where you may; you may sell and offer what you own",
    "enter": "enter phase 2, or stay; you may sell and offer",
    "buy": "buy or pass; you may sell and offer",
    "sell": "sell a card, for you cannot pay",
    "visit": "choose where to go",
    "over": "the game is over",
}


def board(view: Mapping[str, Json], legal: Sequence[Any]) -> RenderableType:
    """The track for whoever is in phase 1, the city for all others, and for whoever looks for homes there."""
    seat = view["turn"] if view["seat"] is None else view["seat"]
    if view["stage"][seat] == "buying" and view["waiting"] not in ("house", "over"):
        return track(view, legal)
    return city(view, legal)


def asked(view: View) -> str:
    """What the seat waited for is to do."""
    match view["waiting"]:
        case "offer":
            offer = view["pending"]["offer"]
            return f"{view['citizens'][view['turn']]} offers {terms(offer)}"
        case "house" if view["pending"]:
            return f"house or sell {called(view['pending']['homeless'][0])}, who lost their home"
        case "house":
            return "house your clients, a person's card and a place; done sells all others at half price"
        case "declare":
            return "whom do you fetch? (roam: nobody)"
        case "go" if view["declared"] is not None:
            return f"walk, {view['steps']} steps, to {called(view['declared'])}"
        case "go" if led := view["escort"][view["seat"]]:
            return f"walk, {view['steps']} steps, and lead {listed(led if isinstance(led, list) else [led])} out"
        case "go":
            return f"walk as you like, {view['steps']} steps"
        case waiting:
            return ASKED.get(waiting, "luck decides")


def offered(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    """Of the many dots a walk may end on those that lead somewhere; offers are typed, and withdrawn never in time."""
    if view["waiting"] == "go" and legal:
        return [*(way.move for way in walks.offered(view)), Stop()]
    return [move for move in legal if not isinstance(move, Offer | Withdraw)]


def hand(view: View) -> Text:
    """In phases 1 and 2 one's cards by colour, or who still seeks a home; on a walk where each way listed leads."""
    if view["waiting"] == "go" and view["turn"] == view["seat"]:
        return ways_in_words(view)
    if view["waiting"] == "house" and view["turn"] == view["seat"] and not view["pending"]:
        return homeless(view)
    return holdings(view) if view["stage"][view["seat"]] in ("buying", "living") else Text("")


def ways_in_words(view: View) -> Text:
    """``① to Scaurus  ② out by Porta Marina``."""
    text = Text()
    for sign, way in zip(CIRCLED, walks.offered(view), strict=False):
        text.append(sign, CHOSEN).append(f" {way.reason}  ")
    return text


def holdings(view: View) -> Text:
    """For each colour the buildings, the people, and how many of how many beds they need: ``T⌂11 5 15 2/3``."""
    text = Text()
    cards: list[Card] = view["cards"][view["seat"]]
    for colour, letter in LETTERS.items():
        houses = [BUILDINGS[card] for card in cards if card in BUILDINGS and BUILDINGS[card].colour == colour]
        people = [card for card in cards if card in PEOPLE and PEOPLE[card].colour == colour]
        if houses or people:
            roofs = "".join(f"{HOUSE}{house.card}" for house in houses)
            text.append(f"{letter}{roofs}", f"bold {COLOUR_STYLES[colour]}")
            text.append("".join(f" {card}" for card in people), COLOUR_STYLES[colour])
            text.append(f" {len(people)}/{sum(house.capacity for house in houses)}  ", "dim")
    return text if cards else Text("You own nothing yet.", "dim")


def homeless(view: View) -> Text:
    """Whoever enters phase 2 sees for whom there is a home to find: ``10 Staphylus 500``."""
    people = [card for card in view["cards"][view["seat"]] if card in PEOPLE and str(card) not in view["housed"]]
    text = Text("No home yet: " if people else "All are housed.", "dim")
    for card in sorted(people, key=lambda card: -PEOPLE[card].price):
        colour = PEOPLE[card].colour
        text.append(f"{card} {LETTERS[colour]} {short(card)} {PEOPLE[card].price}  ", COLOUR_STYLES[colour])
    return text


def owned(view: View) -> str:
    """One's cards by name and price, for which there is no room on the table."""
    cards: list[Card] = view["cards"][view["seat"]]
    return "Your cards: " + (", ".join(f"{called(card)} ST {CARDS[card].price}" for card in cards) or "none") + "."


def tally(position: Position) -> dict[str, list[int]]:
    """Per seat the people saved, and whether it died or was left behind."""
    return {
        "saved": [len(cards) for cards in position["saved"]],
        "dead": [int(stage == "dead") for stage in position["stage"]],
        "excluded": [int(stage == "excluded") for stage in position["stage"]],
    }
