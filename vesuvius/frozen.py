"""Immutable values: a hashable mapping for states, and fast functions that build the next value."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, NoReturn, TypeVar

if TYPE_CHECKING:
    from dataclasses import replace as replace  # type checkers then check the names and types of the changes
else:

    def replace(state, /, **changes):
        """``dataclasses.replace`` for frozen dataclasses without slots or ``__post_init__``, several times as fast."""
        following = object.__new__(type(state))
        following.__dict__.update(state.__dict__, **changes)
        return following


K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
V = TypeVar("V")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with one replaced."""
    return (*items[:index], item, *items[index + 1 :])


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The counts with one raised or lowered."""
    return put(counts, index, counts[index] + by)


class FrozenDict(dict[K, V]):
    """An immutable, hashable dict for frozen states."""

    __slots__ = ()

    def _refuse(self, *_args: object, **_kwargs: object) -> NoReturn:
        raise TypeError("a state is immutable: build the next one")

    __setitem__ = _refuse
    __delitem__ = _refuse
    __ior__ = _refuse
    clear = _refuse
    pop = _refuse
    popitem = _refuse
    setdefault = _refuse  # pyright: ignore[reportAssignmentType]  # an overloaded method, refused in every form
    update = _refuse  # pyright: ignore[reportAssignmentType]

    def __hash__(self) -> int:  # type: ignore[override]  # dict sets it to None; a frozen dict can be hashed
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (dict(self),))
