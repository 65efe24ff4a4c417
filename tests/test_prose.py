"""The words that ``docs/glossary.md`` calls wrong are in no source, test or page."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("vesuvius", "tests", "tools", "ui/src", "docs", ".")
KINDS = (".py", ".pxd", ".ts", ".svelte", ".md")
RULE_BOOK = re.compile(r"^RULES(\.\w+)?\.md$")
QUOTING = {"docs/glossary.md", "CHANGELOG.md", "tests/test_prose.py"}
"""Files that name the words in order to forbid them, or to say what has been renamed."""

BANNED: Mapping[str, str] = {
    r"who(m)?ever": "the host, the person who, the seat to move",
    r"so (many|much)(?! (as|so|that))": "`n` rounds, at most `limit`",
    r"waited for|on[ -]turn": "the seat to move, to move",
    r"tells(?! apart)|told|hears|heard": "sends, receives, reports, prints",
    r"luck|fates?": "RNG state, seed, chance",
    r"hopes?|hop(ed|ing) for|judged to be|is judged at": "evaluation, value",
    r"futures? (is|are) (judged|evaluated|visited)": "a leaf is evaluated",
    r"patience": "expand_after, timeout, limit",
    r"(the )?pulse|awake|asleep|waking": "heartbeat, up, down, uptime",
    r"reckon(s|ed|ing)?": "adds a pseudo-count, expects",
    r"hangs? on|hung on": "depends on",
    r"goes with": "correlates with",
    r"of one'?s own|anew": "custom, again",
    r"dear(er|est)?": "expensive",
    r"papers?|desks?": "scratch buffer",
    r"offspring": "worker process",
    r"fleeting": "may_interrupt",
    r"foresight|foresees?|foretells?": "preview",
    r"upkeep": "backup",
    r"doubtful": "stale",
    r"stumbl(e|es|ed)": "found",
    r"curiosity|attention": "exploration, prior",
    r"senator": "there is no such bot",
}
"""Patterns, and what to write instead."""

ALLOWED = {
    ("awake", "ui/src/lib/games/"): "Vesuvius itself, on the boards",
    ("paper", "ui/src/lib/games/"): "the paper that cards are printed on",
    ("desk", "ui/src/lib/components/"): "a CSS class: only on a desktop",
    ("desk", "tests/browser/"): "the same CSS class",
    ("paper", "vesuvius/plots.py"): "a CSS variable: the background of a plot",
    ("pulse", "vesuvius/store/"): "the heartbeat's table in the database keeps its name",
    ("pulse", "tests/conftest.py"): "the heartbeat's table in the database keeps its name",
    ("pulse", "tests/web/test_health.py"): "the heartbeat's table in the database keeps its name",
    ("pulse", "tests/store/"): "the heartbeat's table in the database keeps its name",
    ("luck", "vesuvius/review/"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/web/schemas.py"): "what draws changed: a term of the ledger",
    ("luck", "ui/src/"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/arena/"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/terminal/arena.py"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/cli/research.py"): "what draws changed: a term of the ledger",
    ("luck", "tests/arena/"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/spec.py"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/cli/reviewing.py"): "what draws changed: a term of the ledger",
    ("luck", "vesuvius/terminal/review.py"): "what draws changed: a term of the ledger",
    ("luck", "tools/luck.py"): "what draws changed: a term of the ledger",
    ("luck", "tests/review/"): "what draws changed: a term of the ledger",
    ("luck", "tests/browser/test_review.py"): "what draws changed: a term of the ledger",
    ("luck", "docs/review.md"): "what draws changed: a term of the ledger",
    ("luck", "docs/bots.md"): "what draws changed: a term of the ledger",
    ("luck", "docs/notebook/ladder.md"): "what draws changed: a term of the ledger",
    ("luck", "tests/games/downfall/test_relatives.py"): "quotes a rule book",
}
"""A word and the files that may use it, with the reason."""


def pattern(banned: str) -> re.Pattern[str]:
    """A pattern as whole words; identifiers are split at underscores."""
    return re.compile(rf"(?<![a-z])({banned})(?![a-z])", re.IGNORECASE)


def sources() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in (ROOT / folder).glob("*" if folder == "." else "**/*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in KINDS and not RULE_BOOK.match(path.name) and name not in QUOTING:
                yield path


TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sources()}


@pytest.mark.parametrize("banned", BANNED)
def test_no_file_uses_a_word_that_the_glossary_calls_wrong(banned: str) -> None:
    words = pattern(banned)
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in TEXTS.items()
        for number, line in enumerate(text.splitlines(), 1)
        for match in words.finditer(line)
        if not any(match[0].lower() == word and name.startswith(where) for word, where in ALLOWED)
    ]
    assert not found, f"write: {BANNED[banned]}\n" + "\n".join(found)


@pytest.mark.parametrize(("word", "where"), ALLOWED)
def test_no_exception_has_outlived_its_reason(word: str, where: str) -> None:
    assert any(name.startswith(where) and pattern(word).search(text) for name, text in TEXTS.items())
