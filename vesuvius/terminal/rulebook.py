"""A rule book for the terminal: its Markdown without what only a page needs."""

import re


def readable(book: str, *, rulings: bool = False) -> str:
    """The book with captions for pictures; without the reasons of its rulings unless they are asked for."""
    text = book if rulings else re.sub(r"^>.*\n?", "", book, flags=re.MULTILINE)
    text = re.sub(r" *\{(?:#[\w-]+|may)\}", "", text)
    text = re.sub(r"(?<!!)\[([^\]]+)\]\(#[^)]+\)", r"\1", text)
    text = re.sub(r"!\[([^\]]+)\]\(picture:[\w-]+-(\d+)\)", r"\2. \1", text)
    text = re.sub(r"!\[([^\]]+)\]\(picture:\w+\)", r"▸ \1", text)
    if text.count("\n") == book.count("\n"):
        return text
    return text.rstrip() + "\n\n*`--rulings` also shows where the sources differ, and what was decided why.*\n"
