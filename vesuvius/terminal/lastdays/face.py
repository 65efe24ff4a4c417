"""Pompeii: The Last Days in a terminal: the track in phase 1, then the plan of the city."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from vesuvius.contract import Position
from vesuvius.games.lastdays.board import BUILDINGS, CARDS, PEOPLE
from vesuvius.games.lastdays.moves import Move, Offer, Stop, Withdraw
from vesuvius.games.lastdays.views import View
from vesuvius.terminal.lastdays import ways as walks
from vesuvius.terminal.lastdays.city import CHOSEN, CIRCLED, city
from vesuvius.terminal.lastdays.names import COLOUR_STYLES, HOUSE, LEGEND, LETTERS, NOTE, called, listed, short
from vesuvius.terminal.lastdays.story import sentence, terms
from vesuvius.terminal.lastdays.track import track

__all__ = ["HELP", "NOTE", "SIGNS", "asked", "board", "hand", "offered", "owned", "sentence", "tally"]

HELP = "offer 1 12 45 500 for 77 0: to seat 1, my cards 12 and 45 and ST 500 for card 77 and no money."

SIGNS = f"{LEGEND}. F is Fortuna, IN the start; the pawn before a card stands there; the one after it owns it."

ASKED = {
    "move": "go forward, or back where you may; you may sell and offer what you own",
    "enter": "enter phase 2, or stay; you may sell and offer",
    "buy": "buy or pass; you may sell and offer",
    "sell": "sell a card: you cannot pay",
    "visit": "choose where to go",
    "over": "the game is over",
}


def board(view: View, legal: Sequence[Move]) -> RenderableType:
    """The track for a seat in phase 1; the city for the others, and while clients are housed."""
    seat = view.turn if view.seat is None else view.seat
    if view.stage[seat] == "buying" and view.waiting not in ("house", "over"):
        return track(view, legal)
    return city(view, legal)


def asked(view: View) -> str:
    """What the seat to move has to do."""
    match view.waiting:
        case "offer":
            assert view.pending.offer is not None
            return f"{view.citizens[view.turn]} offers {terms(view.pending.offer)}"
        case "house" if view.pending.homeless:
            return f"house or sell {called(view.pending.homeless[0])}, who lost their home"
        case "house":
            return "house your clients: type a person’s card and a place; done sells the rest at half price"
        case "declare":
            return "whom do you fetch? (roam: nobody)"
        case "go" if view.declared is not None:
            return f"walk, {view.steps} steps, to {called(view.declared)}"
        case "go" if led := view.escorted(view.turn):
            return f"walk, {view.steps} steps, and lead {listed(led)} out"
        case "go":
            return f"walk where you like, {view.steps} steps"
        case waiting:
            return ASKED.get(waiting, "chance decides")


def offered(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """Of the many dots where a walk may end, those that lead somewhere. Offers are typed, not listed."""
    if view.waiting == "go" and legal:
        return [*(way.move for way in walks.offered(view)), Stop()]
    return [move for move in legal if not isinstance(move, Offer | Withdraw)]


def hand(view: View) -> Text:
    """In phases 1 and 2 the seat's cards by colour, or the clients without a home; on a walk the ways listed."""
    if view.waiting == "go" and view.turn == view.seat:
        return ways_in_words(view)
    if view.waiting == "house" and view.turn == view.seat and not view.pending.homeless:
        return homeless(view)
    settling = view.seat is not None and view.stage[view.seat] in ("buying", "living")
    return holdings(view) if settling else Text("")


def ways_in_words(view: View) -> Text:
    """``① to Scaurus  ② out by Porta Marina``."""
    text = Text()
    for sign, way in zip(CIRCLED, walks.offered(view), strict=False):
        text.append(sign, CHOSEN).append(f" {way.reason}  ")
    return text


def holdings(view: View) -> Text:
    """For each colour the buildings, the people, and the beds needed and there: ``T⌂11 5 15 2/3``."""
    text = Text()
    cards = view.own_cards
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
    """While a player enters phase 2: the clients who still need a home: ``10 Staphylus 500``."""
    people = [card for card in view.own_cards if card in PEOPLE and card not in view.housed]
    text = Text("No home yet: " if people else "All are housed.", "dim")
    for card in sorted(people, key=lambda card: -PEOPLE[card].price):
        colour = PEOPLE[card].colour
        text.append(f"{card} {LETTERS[colour]} {short(card)} {PEOPLE[card].price}  ", COLOUR_STYLES[colour])
    return text


def owned(view: View) -> str:
    """The seat's cards by name and price, for which there is no room on the table."""
    cards = view.own_cards
    return "Your cards: " + (", ".join(f"{called(card)} ST {CARDS[card].price}" for card in cards) or "none") + "."


def tally(position: Position) -> dict[str, list[int]]:
    """For each seat the people saved, and whether its patron died or was left behind."""
    return {
        "saved": [len(cards) for cards in position["saved"]],
        "dead": [int(stage == "dead") for stage in position["stage"]],
        "excluded": [int(stage == "excluded") for stage in position["stage"]],
    }
