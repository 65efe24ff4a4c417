"""The story for eyes and ears: the goal, a sign at my turn, the sounds."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import SLOW

LISTEN = """(() => {
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...others) {
    if (to instanceof AudioDestinationNode && !window.meter) {
      window.meter = new AnalyserNode(this.context, { fftSize: 2048 });
      connect.call(this, window.meter);
      window.peak = 0;
      setInterval(() => {
        const samples = new Float32Array(2048);
        window.meter.getFloatTimeDomainData(samples);
        window.peak = Math.max(window.peak, ...samples.map(Math.abs));
      }, 20);
    }
    return connect.call(this, to, ...others);
  };
})()"""
"""Measures what reaches the loudspeakers."""
SILENCE = """() => new Promise((silent) => {
  const look = () => {
    const loud = window.peak > 0.001;
    window.peak = 0;
    if (loud) setTimeout(look, 500);
    else silent();
  };
  look();
})"""
"""Waits until nothing has reached them for half a second."""


def test_the_goal_then_sounds_after_the_first_click_and_a_sign_at_my_turn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(LISTEN)
    visitor.set_up("downfall", 2, "citizen")
    visitor.at_table()
    scene = page.locator("[data-scene=goal]")
    expect(scene).to_contain_text("Save more of your people than anyone else.", timeout=SLOW)
    expect(scene.locator("svg.bay")).to_be_visible()
    scene.get_by_role("button", name="Go on").click()
    expect(scene).to_be_hidden()

    visitor.play(decisions=1)
    page.wait_for_function("window.peak > 0.01")
    assert page.evaluate("window.peak") <= 1
    expect(page).to_have_title("● Your turn · The Downfall of Pompeii · Vesuvius", timeout=SLOW)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")

    page.get_by_role("button", name="Sound is on").click()
    page.evaluate(SILENCE)  # what began before dies away
    visitor.play(decisions=1)
    expect(page).to_have_title("● Your turn · The Downfall of Pompeii · Vesuvius", timeout=SLOW)
    assert page.evaluate("window.peak") < 0.001
