"""Remembering what follows from a state or a view that was just asked about. Both are immutable and everything computed from
them is pure, so that remembering changes nothing but the time it takes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """The last `size` values, by the identity of an object (kept alive meanwhile) and a key."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[tuple[int, Hashable], tuple[object, T]] = OrderedDict()

    def get(self, source: object, key: Hashable, make: Callable[[], T]) -> T:
        """The value for that very object and key, made if it is not remembered."""
        place = (id(source), key)
        found = self._kept.get(place)
        if found is not None and found[0] is source:
            self._kept.move_to_end(place)
            return found[1]
        value = make()
        self._kept[place] = (source, value)
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)
        return value
