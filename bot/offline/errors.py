"""Discord's error answers: an HTTP status with `{"message", "code", "errors"?}`."""

from __future__ import annotations

from typing import Any

# Discord's JSON error codes with the status and the words that come with them.
CODES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20009: (403, "Explicit content cannot be sent to the desired recipient(s)"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30003: (400, "Maximum number of pins reached (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    40001: (401, "Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """An answer other than success: raised anywhere below a route, turned into JSON by the REST layer."""

    def __init__(
        self, code: int, *, status: int | None = None, message: str | None = None, errors: dict[str, Any] | None = None
    ) -> None:
        default_status, default_message = CODES.get(code, (400, "Error"))
        self.code = code
        self.status = status if status is not None else default_status
        self.message = message if message is not None else default_message
        self.errors = errors
        super().__init__(f"{self.status} (code {code}): {self.message} {errors or ''}")

    def body(self) -> dict[str, Any]:
        """The JSON body, as Discord words it."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Refused(Exception):
    """Something Discord's own client would not let a person do (a disabled button, a choice not on the list)."""


class Form:
    """Collects the faults of one form; `done` raises 50035 with Discord's nested `errors` when there are any."""

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Record one fault at `path` (keys and list positions from the root of the body)."""
        place = self.errors
        for key in path:
            place = place.setdefault(str(key), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: tuple[str | int, ...], value: Any, low: int, high: int, *, optional: bool = False) -> bool:
        """Check that `value` is a text of `low` to `high` characters. Returns True when it is (or is absent)."""
        if value is None:
            if not optional:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return optional
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return False
        if len(value) > high:
            code = "BASE_TYPE_MAX_LENGTH" if not low else "BASE_TYPE_BAD_LENGTH"
            text = f"Must be {high} or fewer in length." if not low else f"Must be between {low} and {high} in length."
            self.add(path, code, text)
            return False
        if len(value) < low:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            return False
        return True

    def count(self, path: tuple[str | int, ...], value: Any, low: int, high: int) -> bool:
        """Check that `value` is a list of `low` to `high` items."""
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            return False
        return True

    def whole(self, path: tuple[str | int, ...], value: Any, low: int, high: int, *, optional: bool = True) -> bool:
        """Check that `value` is a whole number from `low` to `high`."""
        if value is None and optional:
            return True
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if not low <= value <= high:
            self.add(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
            return False
        return True

    def done(self) -> None:
        """Raise what was collected, if anything."""
        if self.errors:
            raise ApiError(50035, errors=self.errors)
