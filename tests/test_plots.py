"""Plots show their data as well-formed pages that load nothing from elsewhere."""

import re
from xml.etree import ElementTree

from vesuvius.plots import Bar, bars, heading, histogram, lines, page, paragraph, table


def drawn(html: str) -> ElementTree.Element:
    """A plot, parsed as strict XML."""
    return ElementTree.fromstring(html)


def words(html: str) -> list[str]:
    return [text.text or "" for text in drawn(html).iter("text")]


def test_a_bar_is_as_long_as_its_value_and_its_interval_lies_where_it_is() -> None:
    figure = bars("Won", [Bar("citizen", 0.5, 0.25, 1.0), Bar("novice", 0.25)], mark=0.5)
    lengths = [float(rect.attrib["width"]) for rect in drawn(figure).iter("rect")]
    assert lengths[0] == 2 * lengths[1]
    (interval,) = [path.attrib["d"] for path in drawn(figure).iter("path")]
    start, end = (float(x) for x in re.findall(r"M([\d.]+) \d+v8", interval))
    assert (start, end) == (2 + lengths[1], 2 + 2 * lengths[0])
    assert words(figure) == ["citizen", "50% (25% to 100%)", "novice", "25%"]
    for mark in drawn(figure).iter("line"):
        top, foot = float(mark.attrib["y1"]), float(mark.attrib["y2"])
        assert not any(top < float(text.attrib["y"]) <= foot for text in drawn(figure).iter("text"))


def test_bars_of_negative_values_grow_the_other_way() -> None:
    up, down = drawn(bars("Elo", [Bar("a", 100), Bar("b", -100)], form="+.0f")).iter("rect")
    assert float(up.attrib["x"]) == float(down.attrib["x"]) + float(down.attrib["width"])


def test_a_figure_rounded_to_zero_has_no_sign() -> None:
    assert words(bars("Elo", [Bar("a", -0.2, -9.0, 9.0)], form="+.0f")) == ["a", "0 (-9 to +9)"]


def test_a_histogram_counts_every_value_once() -> None:
    values = [61.0, 61.0, 62.0, 70.0, 75.5, 99.0]
    titles = [title.text or "" for title in drawn(histogram("Length", values, label="moves")).iter("title")]
    assert sum(int(one.split(": ")[1]) for one in titles) == len(values)
    assert titles[0].startswith("60: ")


def test_whole_numbers_are_not_split_into_halves() -> None:
    titles = [title.text for title in drawn(histogram("Margin", [0.0, 1.0, 1.0, 3.0])).iter("title")]
    assert titles == ["0: 1", "1: 2", "3: 1"]


def test_lines_differ_by_colour_and_dash_and_are_named() -> None:
    figure = lines("Score", {"citizen": [(1, 0.5), (2, 0.75)], "novice": [(1, 0.5), (2, 0.25)]}, across="games")
    looks = [(line.attrib["stroke"], line.attrib["stroke-dasharray"]) for line in drawn(figure).iter("polyline")]
    assert len({colour for colour, _ in looks}) == len({dash for _, dash in looks}) == 2
    assert {"citizen", "novice", "across: games"} <= set(words(figure))


def test_plots_of_no_value_and_of_one_value_are_drawn() -> None:
    for figure in (
        bars("none", []), bars("zero", [Bar("a", 0.0)]), histogram("none", []), histogram("one", [7.0]),
        histogram("alike", [0.5, 0.5]), lines("none", {}), lines("one", {"a": [(1, 1)]}),
    ):  # fmt: skip
        drawn(figure)
        assert "nan" not in figure


def test_a_page_holds_all_it_needs_and_escapes_its_input() -> None:
    rude = '<script>alert("&")</script>'
    parts = [
        heading(rude), paragraph(rude), table(rude, [rude], [[rude]]), bars(rude, [Bar(rude, 1)]),
        lines(rude, {rude: [(1, 1)]}),
    ]  # fmt: skip
    whole = page(rude, *parts)
    assert "<script" not in whole
    assert not re.search(r"https?://|url\(|src=|@import", whole)
    assert "prefers-color-scheme: dark" in whole
