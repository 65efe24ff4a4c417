"""Message catalogues of the built-in games in every language: exactly the keys that are needed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesuvius
from vesuvius.bots import bots
from vesuvius.games import folder, spec
from vesuvius.spec import resolve
from vesuvius.words import ENGLISH, LANGUAGES, catalogue, words

CLIENT = Path(__file__).parents[1] / "ui" / "src" / "lib" / "words"
ABOUT_ANY_BOT = {"level", "about", "rank", "took", "took_mean", "not_yet"}
"""Keys of the client that begin like those of a bot."""

games = pytest.mark.parametrize("game", vesuvius.games())


def needed(game: str) -> Iterator[str]:
    """The keys of all text that a game shows before it is played."""
    yield from ("title", "about", "tag", "picture")
    for option, about in vesuvius.game(game).about()["options"].items():
        yield from (f"option_{option}", f"option_{option}_text")
        yield from (f"option_{option}_{choice}" for choice in about.get("choices", ()) if isinstance(choice, str))
    if spec(game).interrupts:
        yield from ("grace", "grace_text")
    if (themes := spec(game).themes) is not None:
        yield from (f"theme_{theme}" for theme in resolve(themes).THEMES)
    for bot in spec(game).bots:
        yield from (f"bot_{bot}", f"bot_{bot}_text")


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_exactly_the_keys_they_need(game: str, language: str) -> None:
    found = catalogue(game, language)
    assert set(found) == set(needed(game))
    assert all(found.values())


@games
def test_there_is_a_file_for_each_language_and_no_other(game: str) -> None:
    files = [Path(file.name) for file in folder(game).joinpath("words").iterdir()]
    assert {file.stem for file in files} == set(LANGUAGES)
    assert {file.suffix for file in files} == {".json"}


def test_gaps_and_unknown_languages_are_filled_with_english(monkeypatch: pytest.MonkeyPatch) -> None:
    game = vesuvius.games()[0]
    assert words(game, "tlh") == words(game) == catalogue(game, ENGLISH)
    assert words(game, "fr")["title"] != words(game)["title"]
    dutch = {key: message for key, message in catalogue(game, "nl").items() if key != "title"}
    monkeypatch.setattr("vesuvius.words.catalogue", lambda _, language: dutch if language == "nl" else {"title": "T"})
    assert words(game, "nl") == {**dutch, "title": "T"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_a_name_and_a_sentence_for_each_bot_that_games_share(language: str) -> None:
    shared = {bot for game in vesuvius.games() for bot in set(bots(game)) - set(spec(game).bots)}
    said = json.loads((CLIENT / f"{language}.json").read_text("utf-8"))
    cards = {key.removeprefix("bot_") for key in said if key.startswith("bot_")} - ABOUT_ANY_BOT
    assert cards == shared | {f"{bot}_text" for bot in shared}
    assert all(said[f"bot_{bot}"] and said[f"bot_{bot}_text"] for bot in shared)


def test_the_client_has_a_catalogue_for_each_language() -> None:
    assert {file.stem for file in CLIENT.iterdir()} == set(LANGUAGES)
