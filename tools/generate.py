"""Generate files from the types: the client's ``wire.ts`` files and the reference part of ``docs/games/NAME.md``.

``python -m tools.generate`` writes all of it; with ``--check`` it writes nothing and fails if a file is stale.
"""

import sys
from pathlib import Path

from tools import pages, typescript
from vesuvius.games import games

ROOT = Path(__file__).parents[1]


def files() -> dict[Path, str]:
    """Every generated file with its text. Pages keep the prose around the generated part."""
    found = {ROOT / "ui/src/lib/wire.ts": typescript.server()}
    for name in games():
        found[ROOT / f"ui/src/lib/games/{name}/wire.ts"] = typescript.game(name)
        page = ROOT / f"docs/games/{name}.md"
        found[page] = pages.page(name, page.read_text("utf-8") if page.exists() else "")
    return found


def stale() -> list[Path]:
    """The generated files that are out of date."""
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    """Write the files, or report the stale ones."""
    old = stale()
    if "--check" in sys.argv[1:]:
        for path in old:
            print(f"{path.relative_to(ROOT)} is stale: run `make generate`.", file=sys.stderr)  # noqa: T201
        sys.exit(bool(old))
    for path, text in files().items():
        if path in old:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(path.relative_to(ROOT))  # noqa: T201


if __name__ == "__main__":
    main()
