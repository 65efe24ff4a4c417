"""A person who plays by clicking and knows no game: clicks any target on the board, in the hand or in the prompt."""

import json
import random
import re
import time
from collections.abc import Mapping

from playwright.sync_api import BrowserContext, Page, WebSocket, WebSocketRoute, expect

SLOW = 30_000

# Where to click: to confirm, or on the board, in the hand, on a button; not on a target that is pressed already,
# nor on one that is covered by something else, since a finger would not reach it.
FIND = """([which, where]) => {
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const reached = (e) => e.contains(document.elementFromPoint(...middle(e)));
  const here = (where, what) => [...document.querySelectorAll(where)]
    .flatMap((root) => [...root.querySelectorAll(what)])
    .filter((e) => !e.disabled && !e.matches("[aria-pressed=true], [aria-disabled=true]"))
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0);
  const any = (found, dice = which) => {
    const from = Math.floor(dice * found.length);
    for (const one of [...found.slice(from), ...found.slice(0, from)]) {
      if (!reached(one)) one.scrollIntoView({ block: "nearest", behavior: "instant" });
      if (reached(one)) return middle(one);
    }
    return null;
  };
  const modal = here("dialog[open]", "form button, .acts button, .acts .btn");
  if (modal.length) return any(modal);
  const confirm = any(here(".prompt .acts", "button.primary"));
  if (confirm) return confirm;
  const board = here(".mount", ".square.open, [role=button].open, button.open, .moves button, .gate.open");
  const hand = here(".own", ".open");
  const buttons = here(".prompt .acts", "button:not(.sec, .hint)").filter((e) => e.textContent.trim() !== "Take back");
  const groups = where < 0.8 ? [board, ...(where < 0.4 ? [hand, buttons] : [buttons, hand])] : [buttons, board, hand];
  for (const group of groups) {
    const found = any(group, group === buttons ? which ** 3 : which); // the first button leads on, most often
    if (found) return found;
  }
  return any([...here(".own", "button, [role=button]"), ...here(".mount", "button, [role=button]")]);
}"""


class Visitor:
    """One browser: its page, the messages on its console, and the number of its moves the server accepted."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.offline = False
        self.moves = 0
        self.seen = 0
        self._lines: list[WebSocketRoute] = []
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "played":
            self.moves += 1
        elif message["type"] == "snapshot":
            self.seen = max(self.seen, message["number"])

    def become(self, address: str, cookies: Mapping[str, str]) -> None:
        """Make this browser act for the owner of these cookies."""
        self.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])

    def speak(self, tag: str) -> None:
        """Choose a language; the next page is in it."""
        self.page.evaluate("(tag) => localStorage.setItem('language', tag)", tag)

    def breakable(self) -> None:
        """Route the sockets of this browser through the test: going offline does not cut an open socket."""

        def hold(line: WebSocketRoute) -> None:
            line.connect_to_server()
            self._lines.append(line)

        self.context.route_web_socket(re.compile("/live"), hold)

    def go_offline(self) -> None:
        self.offline = True
        self.context.set_offline(True)
        for line in self._lines:
            line.close(code=3001)

    def come_back(self) -> None:
        self.context.set_offline(False)

    def name(self, name: str) -> None:
        """Type a name into the dialog, which has the focus."""
        expect(self.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")

    def set_up(self, game: str, players: int, *others: str) -> None:
        """Open a table by the form; each other seat is "open" or the name of a bot. The name is Livia."""
        page = self.page
        page.goto(f"/open/{game}")
        page.locator("label.pick", has_text=str(players)).click(timeout=SLOW)
        for i, other in enumerate(others):
            seat = page.locator(".seats li").nth(i + 1)
            seat.locator("select").first.select_option("open" if other == "open" else "bot")
            if other != "open":
                seat.locator("select").nth(1).select_option(other)
        if game == "pompeji":
            page.get_by_label("Time to react with a permit").select_option("0")  # nobody reacts in these tests
        page.get_by_role("button", name="Open the table" if "open" in others else "Start the game").click()
        self.name("Livia")

    def forgive(self, address: str) -> None:
        """Drop the console message about a refused request: here the refusal was intended."""
        self.page.wait_for_timeout(50)
        self.complaints = [one for one in self.complaints if "Failed to load" not in one or address not in one]

    def leave(self, seconds: float = 120) -> None:
        """Leave the seat and watch the stand-in play until the game is over."""
        self.at_table()
        self.page.get_by_role("button", name="Stop playing").first.click()
        self.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
        until = time.monotonic() + seconds
        while not self.over:
            assert time.monotonic() < until, f"not over in {seconds} s"
            self.page.keyboard.press("Escape")  # animations may be skipped
            self.page.wait_for_timeout(50)

    @property
    def over(self) -> bool:
        return self.page.locator(".prompt a.primary").is_visible()

    def step(self, dice: random.Random) -> bool:
        """Click one available target; False if there is none at the moment."""
        point: list[float] | None = self.page.evaluate(FIND, [dice.random(), dice.random()])
        if point is not None:
            self.page.mouse.click(*point)
        return point is not None

    def play(self, decisions: int, seconds: float = 240, seed: int = 79) -> None:
        """Play until the server has accepted ``moves`` moves of this visitor, or the game is over."""
        dice = random.Random(seed)
        goal, until = self.moves + decisions, time.monotonic() + seconds
        while self.moves < goal and not self.over:
            assert time.monotonic() < until, (
                f"{self.moves} moves in {seconds} s: {self.page.locator('.prompt').inner_text()}"
            )
            if not self.step(dice):
                self.page.keyboard.press("Escape")  # animations may be skipped
                self.page.wait_for_timeout(20)

    def resize(self, width: int, height: int) -> None:
        """Resize the window. The page learns of it in the next frame and is redrawn for the one after."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def fits(self) -> None:
        """Assert that nothing overflows sideways."""
        wide, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= window, f"{wide} px in a window of {window}"

    def at_table(self) -> None:
        expect(self.page.locator(".prompt")).to_be_visible(timeout=SLOW)
