"""The curves of a run: how well its nets know games held apart, and what they win, as SVG."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from vesuvius.contract import Json
from vesuvius.plots import lines, picture

Points = Sequence[tuple[float, float]]


def curves(rounds: Sequence[Mapping[str, Json]]) -> dict[str, dict[str, Points]]:
    """The points of each curve, by plot and by name."""
    known: dict[str, list[tuple[float, float]]] = {"policy": [], "value": []}
    right: list[tuple[float, float]] = []
    won: dict[str, list[tuple[float, float]]] = {"search with the new net": [], "the new net alone": []}
    steps = 0
    for one in rounds:
        for mark in one["marks"]:
            at = float(steps + mark["steps"])
            known["policy"].append((at, mark["policy"]))
            known["value"].append((at, mark["value"]))
            right.append((at, mark["first_choice"]))
        steps += max((mark["steps"] for mark in one["marks"]), default=0)
        number = float(one["round"] + 1)
        won["search with the new net"].append((number, max(tried["score"]["share"] for tried in one["variants"])))
        won["the new net alone"].append((number, one["policy"]["share"]))
    return {"loss": dict(known), "first-choice": {"first choices": right}, "strength": dict(won)}


def draw(rounds: Sequence[Mapping[str, Json]], folder: Path) -> None:
    """Write the curves as pictures into a folder."""
    titles = {
        "loss": ("Cross entropy with games held apart", "steps", "g"),
        "first-choice": ("The search's first choice is the net's", "steps", ".0%"),
        "strength": ("Won against the one before", "round", ".0%"),
    }
    for name, series in curves(rounds).items():
        title, across, form = titles[name]
        (folder / f"{name}.svg").write_text(picture(lines(title, series, across=across, form=form)), "utf-8")
