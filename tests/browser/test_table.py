"""The table beyond plain moves: dragging a card, looking back, a permit on one screen, the card of a bot."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Visit, picture
from tests.browser.places import Livia, come_to
from tests.browser.test_permit import lay
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


def test_a_card_is_carried_to_its_square(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('downfall', 'play')}")
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


def test_a_finger_carries_a_card(visit: Visit, livia: Livia) -> None:
    """On a phone, where moving a finger would otherwise scroll the page."""
    visitor = visit(width=390, height=844, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('pompeji', 'turn')}")
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
    expect(page.locator("#panel-talk")).to_contain_text("You built", timeout=SLOW)
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


def test_a_look_back_starts_from_the_options_of_the_table(visit: Visit, livia: Livia) -> None:
    """Mayfair's edition has 42 cards and, with dual vents, 48 tiles; retold to its end, the story gives that table."""
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('downfall', 'lava', edition='mayfair', dual_vents=True)}")
    visitor.at_table()
    stock, moments = page.locator(".stock"), page.locator("#panel-talk .moment")
    expect(page.locator(".bag")).to_be_visible(timeout=SLOW)
    now = stock.inner_text()
    assert "47 TILES" in now.upper()
    moments.last.click()
    expect(page.locator(".past")).to_be_visible()
    assert stock.inner_text() == now
    picture(page, "look-back-mayfair")
    moments.first.click()
    expect(stock).to_contain_text("Deck: 42 cards")
    picture(page, "look-back-mayfair-first")
    visitor.fits()


def test_a_refusal_says_what_the_rules_say(visit: Visit, livia: Livia) -> None:
    """The client offers no illegal move, so the test swaps the move on its way to the server."""
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
    sentence = re.compile(r"^(Die Karte 1 hast du nicht auf der Hand|K7 gehört zu keinem Gebäude 1)\.$")
    expect(refused.locator("strong")).to_have_text(sentence, timeout=SLOW)
    expect(refused.get_by_role("link")).to_have_attribute("href", "/rules/downfall#D5")


def test_a_card_dropped_beside_the_board_stays_in_hand(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at('pompeji', 'turn')}")
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
    """Three people on one screen: the interrupting player is asked to take over, and no hand is visible meanwhile."""
    visitor = visit()
    page = visitor.page
    page.goto("/open/pompeji")
    page.locator("label.pick", has_text="3").click(timeout=SLOW)
    for seat, name in ((1, "Marcus"), (2, "Cornelia")):
        page.locator(".seats li").nth(seat).locator("select").first.select_option("here")
        page.get_by_label(f"Name of the player in seat {seat + 1}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    visitor.name("Livia")
    page.get_by_role("button", name="I am Livia").click(timeout=SLOW)
    expect(page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("button", name="Cornelia: Use your permit")).to_be_visible()
    lay(page)

    curtain = page.get_by_role("dialog", name="Marcus’s turn.")
    expect(curtain).to_be_visible(timeout=SLOW)
    expect(page.locator(".hand")).to_have_count(0)
    curtain.get_by_role("button", name="Cornelia: Use your permit").click()
    page.get_by_role("button", name="I am Cornelia").click(timeout=SLOW)
    expect(page.locator(".prompt:not(.waits)")).to_contain_text("Lay a card", timeout=SLOW)
    assert visitor.moves == 2


def test_a_bot_says_who_it_is(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.set_up("downfall", 2, "citizen")
    visitor.at_table()
    page.get_by_role("button", name="Cassia, about this bot").click()
    card = page.get_by_role("dialog", name="Cassia")
    expect(card).to_contain_text("citizen, level 2")
    expect(card).to_contain_text("Looks one move ahead")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    visitor.play(decisions=1)
    again = re.compile("Show the last move again|Show again what happened meanwhile")
    expect(page.get_by_role("button", name=again)).to_be_visible(timeout=SLOW)
    expect(page.locator(".plate", has_text="Cassia")).not_to_contain_text("sec")
    page.get_by_role("button", name="Cassia, about this bot").click()
    expect(card).to_contain_text("sec", timeout=SLOW)


def test_a_replay_from_a_seat_and_with_all_cards_open(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(REPLAYS / "downfall" / "2-players.txt")
    page.get_by_role("slider").fill("20")
    hands = page.get_by_role("list", name="Hands")
    expect(hands).to_have_count(0)
    seen = page.get_by_role("combobox", name="View")
    seen.select_option("everyone (all cards open)")
    expect(hands.get_by_role("listitem")).to_have_count(2)
    expect(hands.locator(".hand")).to_have_count(2)
    seen.select_option("Black")
    expect(hands.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("region", name="Log")).to_contain_text("You drew")
    visitor.fits()


def test_the_log_stays_at_its_end_until_one_scrolls_up(visit: Visit, livia: Livia) -> None:
    visitor = visit()
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    visitor.resize(1366, 768)
    page.goto(f"/table/{livia.open('pompeji', 'me', 'novice')}")
    visitor.at_table()
    # A row that arrives between a scroll to the end and its event.
    box = page.get_by_role("region", name="Log")
    box.evaluate("""(box) => {
      const row = document.createElement("li");
      row.style.height = "500px";
      box.append(row);
      box.dispatchEvent(new Event("scroll"));
      row.remove();
    }""")
    first, last = box.get_by_role("listitem").first, box.get_by_role("listitem").last
    visitor.play(6, 60)
    expect(last).to_be_in_viewport(timeout=SLOW)
    expect(first).not_to_be_in_viewport()
    box.hover()
    page.mouse.wheel(0, -5000)
    expect(first).to_be_in_viewport(timeout=SLOW)
    visitor.play(2, 60)
    expect(first).to_be_in_viewport()
    expect(last).not_to_be_in_viewport()
