"""Values that never change: a mapping for states to share, compare and hash, and a quick way to the next state."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

if TYPE_CHECKING:
    from dataclasses import replace as replace  # so that field names and types of every change are checked
else:

    def replace(state, /, **changes):
        """``dataclasses.replace`` for frozen dataclasses without slots or ``__post_init__``, several times as fast."""
        following = object.__new__(type(state))
        following.__dict__.update(state.__dict__, **changes)
        return following


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class FrozenDict(dict[K, V]):
    """A dict for frozen states: read like any other, never written to again."""

    __slots__ = ()

    def _refuse(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise TypeError("a state never changes: build the next one")

    __setitem__ = _refuse
    __delitem__ = _refuse
    __ior__ = _refuse
    clear = _refuse
    pop = _refuse
    popitem = _refuse
    setdefault = _refuse  # pyright: ignore[reportAssignmentType]  # an overloaded method, refused in every form
    update = _refuse  # pyright: ignore[reportAssignmentType]

    def __hash__(self) -> int:  # type: ignore[override]  # dict says None: only a frozen one can be hashed
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (dict(self),))
