"""What a table offers beside the plain move: a card carried, a look back, the permit at one screen, who a bot is."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, WebSocketRoute, expect

import vesuvius
from tests.browser.conftest import Visit
from tests.browser.places import Livia, come_to
from tests.browser.visitor import SLOW

REPLAYS = Path(__file__).parents[1] / "replays"
REACHED = """(square) => {
  const { x, y, width, height } = square.getBoundingClientRect();
  return square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_carried_to_its_square(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("downfall", 2, "novice")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    card = page.locator(".hand button").first.bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 30, card["y"] - 80, steps=4)
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    square = page.locator(".square.open").first.bounding_box()
    assert square is not None
    page.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("#panel-talk")).to_contain_text("You played", timeout=SLOW)
    assert visitor.moves == 1


def test_a_finger_carries_a_card(visit: Visit) -> None:
    """On a phone, where a finger that moves would scroll the page."""
    visitor = visit(width=390, height=844, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.set_up("pompeji", 2, "novice")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    glass = visitor.context.new_cdp_session(page)

    def finger(what: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        glass.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touched})

    x, y = middle(page.locator(".hand .card.open").first)
    finger("touchStart", (x, y))
    for up in (20, 60, 120):
        finger("touchMove", (x, y - up))
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)
    assert page.evaluate("scrollY") == 0
    goal = next(square for square in page.locator(".square.open").all() if square.evaluate(REACHED))
    finger("touchMove", middle(goal))
    finger("touchEnd")
    expect(page.locator(".hand .card")).to_have_count(2, timeout=SLOW)
    assert visitor.moves == 1


def test_a_line_of_the_log_shows_its_moment(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    come_to(visitor, livia, "looking back")
    phase = page.locator(".phases [aria-current]")
    expect(phase).to_have_text("Settling")
    expect(page.locator(".square.open")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_be_hidden()
    expect(phase).to_have_text("Flight")
    expect(page.locator(".square.open").first).to_be_visible()


def test_a_refusal_says_what_the_rules_say(visit: Visit, livia: Livia) -> None:
    """Nothing that is refused can be chosen, so the line is bent: another move arrives than was made."""
    visitor = visit(locale="de")
    page = visitor.page

    def bend(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            server.send(json.dumps(said | {"move": "play 1 K7"} if said["type"] == "play" else said))

        line.on_message(pass_on)

    visitor.context.route_web_socket(re.compile("/live"), bend)
    come_to(visitor, livia, "settling")
    page.locator(".hand button.open").first.click()
    page.locator(".square.open").first.click()
    page.locator(".prompt .primary").click()
    refused = page.locator(".prompt.refused")
    expect(refused).to_contain_text("Das erlauben die Regeln nicht.", timeout=SLOW)
    rule = refused.get_by_role("link").inner_text().split()[-1]
    book = (Path(vesuvius.__file__).parent / "games" / "downfall" / "RULES.de.md").read_text("utf-8")
    paragraph = " ".join(book.partition(f"**{rule}** ")[2].split("\n\n")[0].split())
    expect(refused).to_contain_text(re.sub(r"\*|`", "", paragraph[: paragraph.index(".")]))


def test_a_card_dropped_beside_the_board_stays_in_hand(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("pompeji", 2, "novice")
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    card = page.locator(".hand .card.open").first.bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 150, card["y"] + 40, steps=4)
    page.mouse.up()
    expect(page.locator(".hand .card")).to_have_count(3)
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)
    assert visitor.moves == 0


def test_a_permit_from_behind_the_curtain(visit: Visit) -> None:
    """Three at one screen: whoever interrupts is asked to take it, and nobody's hand is seen meanwhile."""
    visitor = visit()
    page = visitor.page
    page.goto("/open/pompeji")
    page.locator("label.pick", has_text="3").click(timeout=SLOW)
    for seat in (1, 2):
        page.locator(".seats li").nth(seat).locator("select").first.select_option("here")
    page.get_by_role("button", name="Start the game").click()
    visitor.name("Livia")
    page.get_by_role("button", name="I am Livia (red)").click(timeout=SLOW)
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("button", name="Livia (yellow): Use your permit")).to_be_visible()
    page.locator(".hand .card.open").first.click()
    page.locator(".square.open").first.click()
    page.locator(".prompt .primary").click()

    curtain = page.get_by_role("dialog", name="Livia (black) is next.")
    expect(curtain).to_be_visible(timeout=SLOW)
    expect(page.locator(".hand")).to_have_count(0)
    curtain.get_by_role("button", name="Livia (yellow): Use your permit").click()
    page.get_by_role("button", name="I am Livia (yellow)").click(timeout=SLOW)
    expect(page.locator(".prompt:not(.waits)")).to_contain_text("Lay a card", timeout=SLOW)
    assert visitor.moves == 2


def test_a_bot_says_who_it_is(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("downfall", 2, "citizen")
    visitor.at_table()
    page.get_by_role("button", name="Cassia, about this bot").click()
    told = page.get_by_role("dialog", name="Cassia")
    expect(told).to_contain_text("citizen, level 2")
    expect(told).to_contain_text("Looks one move ahead")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    visitor.play(decisions=1, seconds=60)
    expect(page.locator(".plate", has_text="Cassia")).to_contain_text("sec", timeout=SLOW)


def test_a_replay_from_a_seat_and_with_all_cards_open(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(REPLAYS / "downfall" / "2-players.txt")
    page.get_by_role("slider").fill("20")
    hands = page.get_by_role("list", name="Hands")
    expect(hands).to_have_count(0)
    seen = page.get_by_label("Seen by")
    seen.select_option("all cards open")
    expect(hands.get_by_role("listitem")).to_have_count(2)
    expect(hands.locator(".hand")).to_have_count(2)
    seen.select_option("Black")
    expect(hands.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("region", name="Log")).to_contain_text("You drew")
    visitor.fits()
