"""Watching: a spectator, a dropped journal, the end of a game and the next one."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vesuvius
from tests.browser.conftest import Visit, picture
from tests.browser.places import END, LATE, Livia
from tests.browser.test_friends import turn
from tests.browser.visitor import SLOW

REPLAYS = Path(__file__).parents[1] / "replays"
DROP = """([target, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "journal.txt", { type: "text/plain" }));
  const over = { dataTransfer, bubbles: true, cancelable: true };
  for (const type of ["dragover", "drop"]) document.querySelector(target).dispatchEvent(new DragEvent(type, over));
}"""


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    livia, watcher = visit(), visit()
    livia.set_up("downfall", 2, "novice")
    livia.at_table()
    watcher.page.goto(livia.page.url)
    watcher.at_table()
    page = watcher.page
    expect(page.locator(".prompt")).to_contain_text("You are watching.", timeout=SLOW)
    for visitor in (livia, watcher):
        expect(visitor.page.locator(".spectators")).to_have_text("Watching: one person")
    livia.play(decisions=2)
    expect(page.locator("#panel-talk")).to_contain_text("Livia played", timeout=SLOW)
    expect(page.locator("[data-place^='card:']")).to_have_count(0)
    expect(page.locator(".square.open")).to_have_count(0)
    expect(page.locator(".prompt .acts button")).to_have_count(0)
    assert "You drew" in livia.page.locator("#panel-talk").inner_text()
    assert not re.search(r"You drew|drew \d", page.locator("#panel-talk").inner_text())
    picture(page, "spectator")
    watcher.fits()


def test_a_move_is_taken_back(visit: Visit) -> None:
    livia, marcus = visit(), visit()
    livia.set_up("lastdays", 2, "open")
    marcus.page.goto(livia.page.get_by_label("Link", exact=True).input_value())
    marcus.page.get_by_role("button", name="Sit down").click()
    marcus.name("Marcus")
    for visitor in (livia, marcus):
        visitor.at_table()
    first, _ = turn(livia, marcus)
    first.page.get_by_role("button", name="Forward").click()
    expect(first.page.locator("#panel-talk")).to_contain_text("rolled", timeout=SLOW)
    first.play(decisions=1)
    back = first.page.get_by_role("button", name="Take back")
    expect(back).to_be_visible(timeout=SLOW)
    expect(first.page.locator(".prompt.waits")).to_be_visible()
    picture(first.page, "take-back")
    back.click()
    expect(first.page.locator(".prompt:not(.waits)")).to_be_visible(timeout=SLOW)
    expect(back).to_be_hidden()
    for visitor in (livia, marcus):
        expect(visitor.page.locator("#panel-talk")).to_contain_text("took the move back", timeout=SLOW)


@pytest.mark.parametrize("game", vesuvius.games())
def test_a_dropped_journal_is_shown_again(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", (REPLAYS / game / "2-players.txt").read_text("utf-8")])
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=SLOW)
    log = page.get_by_role("region", name="Log")
    before = log.inner_text()
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("button", name="To the end").click()
    most = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(most))
    assert most > 40
    assert len(log.inner_text()) > len(before)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(most - 1))
    visitor.fits()
    for part in (3, 2):
        slider.fill(str(most * part // 4))
        picture(page, f"replay-{game}-{part}")


def test_a_file_that_is_no_journal_is_refused(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/replay")
    expect(page.locator("label.drop")).to_be_visible()
    page.evaluate(DROP, ["label.drop", "Game: downfall\nPlayers: red, black\n\n1. - deal 12"])
    expect(page.get_by_role("alert")).to_contain_text("line 4", timeout=SLOW)
    expect(page.locator("label.drop")).to_be_visible()
    visitor.forgive("/api/replay")


def test_a_replay_on_a_phone_has_its_controls_beside_the_board(visit: Visit, livia: Livia) -> None:
    visitor = visit(width=844, height=390)
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/replay/{livia.table(f'downfall: {END}')}")
    board, play = page.locator(".mount svg.board"), page.get_by_role("button", name="Play", exact=True)
    for width, height, least in ((844, 390, 300), (360, 640, 400)):
        visitor.resize(width, height)
        expect(play).to_be_in_viewport(timeout=SLOW)
        box = board.bounding_box()
        assert box is not None
        assert box["height"] > least, box
        visitor.fits()


def test_my_games_are_found_again(visit: Visit, livia: Livia) -> None:
    """The list filters and searches; a replay starts at the first decision, from my seat, with everybody's counts."""
    visitor = visit(width=390, height=844)
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    ended = {game: livia.table(f"{game}: {END}") for game in ("downfall", "pompeji")}
    page.goto("/replay")
    mine = page.locator("section", has=page.get_by_role("heading", name="My games")).locator("li a")
    expect(mine.first).to_be_visible(timeout=SLOW)
    page.get_by_role("combobox", name="Game").select_option("pompeji")
    expect(mine.filter(has_text="Downfall")).to_have_count(0)
    page.get_by_label("Played with").fill("nobody of that name")
    expect(page.get_by_text("No such game.").first).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("downfall")
    page.get_by_label("Played with").fill("cassia")
    page.locator(f"li a[href$='{ended['downfall']}']").click()
    expect(page.get_by_role("slider")).to_have_value("8", timeout=SLOW)  # after the eight cards of the deal
    expect(page.get_by_role("combobox", name="View")).to_have_value("0")
    plates = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(plates).to_have_text([re.compile("Livia"), re.compile("Cassia")])
    expect(page.locator(".caption [role=status]")).to_contain_text("You played")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_role("slider")).to_have_value("7")
    visitor.fits()


@pytest.mark.parametrize("game", vesuvius.games())
def test_the_end_and_what_follows_it(visit: Visit, livia: Livia, game: str) -> None:
    """A player who leaves is replaced by a bot, but still gets the end, the replay and the next game."""
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/table/{livia.at(game, LATE)}")
    visitor.leave()
    page.locator(".prompt a.primary").click()
    expect(page.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("heading", name="How the game went")).to_be_visible()
    end = page.url
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game record").click()
    assert Path(download.value.path()).read_text("utf-8").startswith(f"Game: {game}\n")

    page.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=SLOW)
    slider.fill("20")
    page.get_by_role("combobox", name="View").select_option("Livia")
    if game != "lastdays":  # a replay always shows all cards
        expect(page.get_by_role("list", name="Hands").get_by_role("listitem")).to_have_count(1)
        expect(page.get_by_role("region", name="Log")).to_contain_text("You")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/replay/[\w-]+\?at=\d+&from=0$", shared), shared
    friend = visit()
    friend.page.goto(shared)
    expect(friend.page.get_by_role("slider")).to_have_value("20", timeout=SLOW)
    expect(friend.page.get_by_role("combobox", name="View")).to_have_value("0")

    page.goto(end)
    page.get_by_role("button", name="Play again").click()
    visitor.at_table()
    assert page.url != end.removesuffix("/end")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Livia")


def test_a_replay_says_where_one_is_and_goes_faster(visit: Visit, livia: Livia) -> None:
    visitor = visit(width=1366, height=768)
    page = visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(f"/replay/{livia.table(f'lastdays: {END}')}?at=30&from=0")
    expect(page.get_by_role("heading", name="The Last Days")).to_be_visible(timeout=SLOW)
    now = page.locator(".controls [aria-current=step]")
    expect(now).to_have_text("Buying")
    expect(page.locator(".hands .c").first).to_be_visible()
    expect(page.get_by_role("button", name="Trade")).to_have_count(0)
    page.get_by_role("button", name="Living").click()
    expect(now).to_have_text("Living")
    expect(page.locator(".stock")).not_to_contain_text("for sale")
    page.get_by_role("button", name=re.compile("^Speed of the story")).click()
    expect(page.get_by_role("button", name="Speed of the story: ×2")).to_be_visible()
    picture(page, "replay-living")
