"""Faults that tests order: errors, rate limits, cut connections, before or after a request takes effect, and delays."""

from __future__ import annotations

import re
from dataclasses import dataclass

CUT = 0
SLOW = -1


@dataclass(slots=True)
class Fault:
    """One ordered fault; `hits` counts how often it struck."""

    method: str
    route: re.Pattern[str]
    status: int
    code: int | None = None
    times: int = 1
    retry_after: float | None = None
    after_effect: bool = False
    delay: float = 0.0
    hits: int = 0


class Faults:
    """The faults in wait, first ordered first struck."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(
        self,
        method: str,
        route: str,
        status: int,
        code: int | None = None,
        times: int = 1,
        retry_after: float | None = None,
        after_effect: bool = False,
    ) -> Fault:
        """Let the next `times` requests fail.

        `method` is a verb or `*`; `route` a regular expression searched in the path below /api/v10 and in its
        template (`/channels/{channel_id}/messages`). `status` is the answer's, 0 cuts the connection instead.
        `after_effect`: the request is carried out first, only its answer is lost. `retry_after` in seconds (for 429).
        """
        fault = Fault(method.upper(), re.compile(route), status, code, times, retry_after, after_effect)
        self._waiting.append(fault)
        return fault

    def cut(self, method: str, route: str, times: int = 1, after_effect: bool = False) -> Fault:
        """Like `add`, with the connection cut instead of an answer."""
        return self.add(method, route, CUT, times=times, after_effect=after_effect)

    def slow(self, method: str, route: str, seconds: float, times: int = 1) -> Fault:
        """Let requests wait so long before they are carried out; they succeed otherwise."""
        fault = self.add(method, route, SLOW, times=times)
        fault.delay = seconds
        return fault

    def clear(self) -> None:
        """Forget what has not struck yet."""
        self._waiting.clear()

    def strike(self, method: str, path: str, template: str) -> Fault | None:
        """The fault that this request meets, if any; it is used up by one."""
        for fault in self._waiting:
            if fault.method not in ("*", method):
                continue
            if fault.route.search(path) or fault.route.search(template):
                fault.hits += 1
                if fault.hits >= fault.times:
                    self._waiting.remove(fault)
                return fault
        return None
