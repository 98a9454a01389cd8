"""When a decision's reminders and its end fall: pure arithmetic on instants.

Hours are elapsed hours (48 h from Saturday 20:00 is Monday 20:00 of the same offset; where the clocks change in between
the local time moves by an hour, and Discord shows everybody the instant itself). Quiet hours are local and go through
zoneinfo.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

LAST_HOURS = 2
"""The second reminder comes this many hours before the end."""

SHORTEST_FOR_HALF = 2
"""Below this many hours nobody is reminded: a reminder would come minutes after the question."""


class BadQuiet(ValueError):
    """Not a pair of hours such as `22-8`, or not a time zone."""


def parse_quiet(text: str) -> tuple[int, int] | None:
    """The first and the last hour of `22-8`, None for an empty text. Raises BadQuiet."""
    if not text.strip():
        return None
    parts = text.strip().split("-")
    if len(parts) != 2 or not all(part.strip().isdigit() and int(part) <= 24 for part in parts):
        raise BadQuiet(text)
    start, end = (int(part) % 24 for part in parts)
    if start == end:
        raise BadQuiet(text)
    return start, end


def zone_of(name: str) -> ZoneInfo:
    """The time zone of that name. Raises BadQuiet."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadQuiet(name) from error


def after_quiet(moment: datetime, quiet: str, zone: str) -> datetime:
    """The instant itself, or the end of the quiet hours into which it falls, in UTC."""
    hours = parse_quiet(quiet)
    if hours is None:
        return moment
    start, end = hours
    local = moment.astimezone(zone_of(zone))
    hour = local.hour
    inside = start <= hour < end if start < end else hour >= start or hour < end
    if not inside:
        return moment
    morning = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if start > end and hour >= start:
        morning += timedelta(days=1)
    return morning.astimezone(moment.tzinfo)


def instants(since: datetime, hours: int | None, quiet: str = "", zone: str = "UTC") -> dict[str, datetime | None]:
    """The instants of `half`, `last` and `expiry` for a decision that came up at `since`. Without a limit only `expiry` is
    there, and None; reminders that would not come before the end, or before each other, are left out."""
    if hours is None:
        return {"expiry": None}
    expiry = after_quiet(since + timedelta(hours=hours), quiet, zone)
    return reminders(since, expiry, quiet, zone) | {"expiry": expiry}


def window(since: datetime, minutes: int, quiet: str = "", zone: str = "UTC") -> dict[str, datetime | None]:
    """The end of a window of so many minutes. Nobody is reminded of it."""
    return {"expiry": after_quiet(since + timedelta(minutes=minutes), quiet, zone)}


def reminders(since: datetime, expiry: datetime, quiet: str = "", zone: str = "UTC") -> dict[str, datetime | None]:
    """The reminders before a given end: at half time, and two hours before."""
    found: dict[str, datetime | None] = {}
    span = expiry - since
    if span < timedelta(hours=SHORTEST_FOR_HALF):
        return found
    half = after_quiet(since + span / 2, quiet, zone)
    last = after_quiet(expiry - timedelta(hours=LAST_HOURS), quiet, zone)
    if half < expiry:
        found["half"] = half
    if max(half, since) < last < expiry:
        found["last"] = last
    return found
