"""Plots as SVG, and a self-contained page for them, in light and dark, legible on a phone.

Each plot is a string of HTML, ``page`` makes a whole document of them:

    page("Arena", bars("Games won", [Bar("citizen", 0.9, 0.8, 0.95)]), histogram("Length", [61, 70, 64]))
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from math import ceil, floor, log10

WIDTH = 400
"""The width of every plot in its own units, each a little less than a pixel on a phone."""

LEFT, RIGHT, TOP, BOTTOM = 46, 18, 8, 40
"""The margins of a plot with axes."""

HEIGHT = 230
"""The height of a plot with axes."""

DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 5", "12 4")
"""Lines differ by colour and by dash: colour is never the only sign."""

STYLE = """
:root { color-scheme: light dark; --ink: #2a211c; --soft: #6b5d54; --paper: #fbf8f4; --rule: #d9cfc6;
  --c0: #a8351b; --c1: #1f5f8b; --c2: #5d6b1e; --c3: #7a3f86; --c4: #8a5a00; --c5: #00695f }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6df; --soft: #b5a69b; --paper: #1d1815; --rule: #4a4039;
  --c0: #f0805f; --c1: #7ab8e6; --c2: #b6c667; --c3: #d29be0; --c4: #e8b552; --c5: #5fc9bc } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2 } h2 { font-size: 1.15rem; margin: 2rem 0 0 }
figure { display: inline-block; vertical-align: top; width: 100%; max-width: 28rem; margin: 0 1rem 0 0 }
figcaption, .caption { font-weight: 600; margin: 1rem 0 .3rem }
code { background: color-mix(in srgb, var(--rule) 40%, transparent); padding: .1em .3em; border-radius: 3px }
.table { overflow-x: auto } table { border-collapse: collapse; overflow-wrap: normal }
th, td { padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--rule); text-align: right;
  font-variant-numeric: tabular-nums; vertical-align: top } th:first-child, td:first-child, .words { text-align: left }
th { font-weight: 600; color: var(--soft) }
svg { display: block; width: 100%; height: auto; font: 14px system-ui, sans-serif; fill: var(--ink) }
svg .soft { fill: var(--soft) } svg .rule { stroke: var(--rule) }
svg .ink { stroke: var(--ink); stroke-width: 1.5; fill: none }
svg .mark { stroke: var(--soft); stroke-dasharray: 3 3 } svg .end { text-anchor: end }
svg .middle { text-anchor: middle }
"""


@dataclass(frozen=True, slots=True)
class Bar:
    """A named value, with the ends of its interval if it has one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Scale:
    """A linear scale from values to positions on an axis."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def bars(title: str, rows: Sequence[Bar], *, mark: float | None = None, whole: float = 0.0, form: str = ".0%") -> str:
    """A bar for each row with its interval. ``mark`` draws a dashed reference line; ``whole`` is the value that fills
    the width."""
    ends = [whole] + [end for row in rows for end in (row.value, row.low, row.high) if end is not None]
    marks = [] if mark is None else [mark]
    low, high = min([0.0, *ends, *marks]), max([0.0, *ends, *marks])
    across = Scale(low, high if high > low else low + 1, 2, WIDTH - 2)
    height = 44 * len(rows) + 4
    drawn = []
    for number, row in enumerate(rows):
        y = 44 * number
        left, right = sorted((across(0), across(row.value)))
        words = _formatted(row.value, form)
        if row.low is not None and row.high is not None:
            words += f" ({_formatted(row.low, form)} to {_formatted(row.high, form)})"
        drawn += [
            _text(2, y + 15, row.label),
            _text(WIDTH - 2, y + 15, words, "end soft"),
            f'<rect x="{left:.1f}" y="{y + 22}" width="{max(1, right - left):.1f}" height="16" fill="var(--c0)"/>',
            *(_line(across(mark), y + 18, across(mark), y + 42, "mark") for mark in marks),
        ]
        if row.low is not None and row.high is not None:
            a, b = across(row.low), across(row.high)
            drawn.append(f'<path class="ink" d="M{a:.1f} {y + 26}v8M{a:.1f} {y + 30}H{b:.1f}M{b:.1f} {y + 26}v8"/>')
    return _figure(title, drawn, height)


def histogram(title: str, values: Sequence[float], *, label: str = "", bins: int = 16) -> str:
    """A histogram with about ``bins`` bins of a round width; integers get integer bins."""
    low, high = min(values, default=0), max(values, default=1)
    width = _round_step((high - low) / bins or 1)
    if all(float(value).is_integer() for value in values):
        width = max(1.0, width)
    counts = Counter(floor(value / width + 1e-9) for value in values)
    first, last = floor(low / width + 1e-9), floor(high / width + 1e-9)
    x = Scale(first * width, (last + 1) * width, LEFT, WIDTH - RIGHT)
    y = Scale(0, max(counts.values(), default=1), HEIGHT - BOTTOM, TOP)
    drawn = _axes(x, y, label, "games", least=1.0)
    for number, count in sorted(counts.items()):
        left, right = x(number * width), x((number + 1) * width)
        drawn.append(
            f'<rect x="{left + 0.5:.1f}" y="{y(count):.1f}" width="{max(1, right - left - 1):.1f}" '
            f'height="{y(0) - y(count):.1f}" fill="var(--c1)"><title>{number * width:g}: {count}</title></rect>'
        )
    return _figure(title, drawn, HEIGHT)


def lines(
    title: str,
    series: Mapping[str, Sequence[tuple[float, float]]],
    *,
    across: str = "",
    up: str = "",
    form: str = "g",
) -> str:
    """A line for each series, named below; ``form`` is the format of the axis labels, such as .0%."""
    points = list(chain.from_iterable(series.values())) or [(0.0, 0.0)]
    low, high = min(y for _, y in points), max(y for _, y in points)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    step = _round_step((high - low) / 4 or 1)
    x = Scale(left, right if right > left else left + 1, LEFT, WIDTH - RIGHT)
    y = Scale(floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step, HEIGHT - BOTTOM, TOP)
    drawn = _axes(x, y, across, up, form)
    for number, (name, line) in enumerate(series.items()):
        look = f'fill="none" stroke="var(--c{number % 6})" stroke-width="2" stroke-dasharray="{DASHES[number % 6]}"'
        path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in line)
        below = HEIGHT + 20 * number + 12
        drawn += [
            f'<polyline points="{path}" {look} stroke-linejoin="round"/>',
            f'<line x1="{LEFT}" x2="{LEFT + 30}" y1="{below}" y2="{below}" {look}/>',
            _text(LEFT + 38, below + 4, name),
        ]
    return _figure(title, drawn, HEIGHT + 20 * len(series) + 6)


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; on a narrow screen it scrolls by itself. Words are aligned at the left, numbers at the right."""
    held = [tuple(row) for row in rows]
    words = [
        'class="words"' if any(cell[:1].isalpha() for cell in column) else "" for column in zip(*held, strict=True)
    ]
    words += [""] * (len(head) - len(words))
    body = "".join(
        f"<tr>{''.join(f'<td {kind}>{escape(cell)}</td>' for cell, kind in zip(row, words, strict=True))}</tr>"
        for row in held
    )
    names = "".join(f'<th scope="col" {kind}>{escape(name)}</th>' for name, kind in zip(head, words, strict=True))
    return (
        f'<p class="caption">{escape(title)}</p><div class="table" tabindex="0" role="region" '
        f'aria-label="{escape(title)}"><table><thead><tr>{names}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def code(words: str) -> str:
    """A command as a paragraph of code."""
    return f"<p><code>{escape(words)}</code></p>"


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def page(title: str, *parts: str) -> str:
    """A whole document made of these parts."""
    inside = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{STYLE}</style></head>\n<body><main><h1>{escape(title)}</h1>\n{inside}\n</main></body></html>\n"
    )


def picture(figure: str) -> str:
    """One plot as a standalone SVG file with a background and both colour schemes."""
    svg = figure[figure.index("<svg") : figure.index("</figure>")]
    head, drawn = svg.split(">", 1)
    return (
        f'{head} xmlns="http://www.w3.org/2000/svg" width="{WIDTH}"><style>{STYLE}</style>'
        f'<rect width="100%" height="100%" fill="var(--paper)"/>{drawn}\n'
    )


def _figure(title: str, drawn: Sequence[str], height: float) -> str:
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {height:g}" role="img" '
        f'aria-label="{escape(title)}">{"".join(drawn)}</svg></figure>'
    )


def _axes(x: Scale, y: Scale, across: str, up: str, form: str = "g", least: float = 0.0) -> list[str]:
    """Grid lines at round values at least ``least`` apart, their labels, and the names of the axes."""
    drawn = []
    for value in _round_values(y.low, y.high, 4, least):
        drawn += [
            _line(LEFT, y(value), WIDTH - RIGHT, y(value), "rule"),
            _text(LEFT - 5, y(value) + 4, format(value, form), "end soft"),
        ]
    for value in _round_values(x.low, x.high, 5):
        place = "end soft" if x(value) > WIDTH - RIGHT - 8 else "middle soft"
        drawn.append(_text(min(x(value), WIDTH), HEIGHT - BOTTOM + 16, f"{value:g}", place))
    names = " · ".join(name for name in (f"across: {across}" if across else "", f"up: {up}" if up else "") if name)
    return [*drawn, _text(LEFT, HEIGHT - 6, names, "soft")]


def _formatted(value: float, form: str) -> str:
    """The formatted value; a zero has no sign."""
    words = format(value, form)
    return words if words.strip("+-0.%") else words.lstrip("+-")


def _round_step(rough: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough * (1 - 1e-9))


def _round_values(low: float, high: float, about: int, least: float = 0.0) -> list[float]:
    """About ``about`` round values from low to high, at least ``least`` apart."""
    step = max(least, _round_step((high - low) / about))
    return [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'
