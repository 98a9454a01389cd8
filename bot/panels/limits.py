"""Discord's limits, in one place. `check` looks at a post before it is sent; the helpers cut what is too long.

Discord refuses a whole post for one option too many, so that a builder's mistake would silence a match. Lengths are
counted in UTF-16 code units, as Discord's clients do; the text of a layout is also held under 10,000 UTF-8 bytes, above
which Discord is known to answer 500 well before its 4,000 characters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

COMPONENTS: Final = 40
TEXT: Final = 4000
TEXT_BYTES: Final = 10_000
CUSTOM_ID: Final = 100
LABEL: Final = 80
PLACEHOLDER: Final = 150
OPTIONS: Final = 25
OPTION_LABEL: Final = 100
BUTTONS_A_ROW: Final = 5
GALLERY: Final = 10
ALT: Final = 1024
FILES: Final = 10
UPLOAD: Final = 10 * 1024 * 1024
"""Bytes of all files of one post."""
NONCE: Final = 25
CHOICES: Final = 25
CHOICE: Final = 100
MODAL_TITLE: Final = 45
MODAL_LABEL: Final = 45
THREAD_NAME: Final = 100

ROW, BUTTON, SELECT, SECTION, TEXT_DISPLAY, MEDIA = 1, 2, 3, 9, 10, 12
_SELECTS: Final = (3, 5, 6, 7, 8)


class OverLimit(ValueError):
    """A post that Discord would refuse; `faults` says each reason. Never quotes what the post says: it may be a hand."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


def units(text: str) -> int:
    """Length in UTF-16 code units."""
    return len(text) + sum(character > "\uffff" for character in text)


def cut(text: str, longest: int) -> str:
    """The text, or its beginning and an ellipsis, in at most `longest` code units. Breaks at a space where one is near."""
    if units(text) <= longest:
        return text
    kept = text
    while units(kept) > longest - 1:
        kept = kept[: -max(1, units(kept) - longest + 1 >> 1)]
    space = kept.rfind(" ")
    if space > len(kept) * 3 // 4:
        kept = kept[:space]
    return kept.rstrip(" \\") + "…"


def pieces(text: str, longest: int = TEXT - 200) -> list[str]:
    """A long text in parts of at most `longest` code units, split between lines; a code fence that is open at a split is
    closed and opened again, so that a table keeps its type. One line longer than `longest` is split too."""
    parts: list[str] = []
    part = ""
    fence = ""
    for line in _lines(text, longest - 16):
        closing = "\n```" if fence else ""
        if part and units(part) + 1 + units(line) + units(closing) + 4 > longest:
            parts.append(part + closing)
            part = f"{fence}\n{line}" if fence else line
        else:
            part = f"{part}\n{line}" if part else line
        if line.lstrip().startswith("```"):
            fence = "" if fence else line.strip()
    if part:
        parts.append(part)
    return parts


def _lines(text: str, longest: int) -> Iterator[str]:
    for line in text.split("\n"):
        while units(line) > longest:
            head = line[: longest // 2]
            yield head
            line = line[len(head) :]
        yield line


def walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component of a payload, outermost first, accessories included."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        inner = [component[key] for key in ("accessory", "component") if key in component]
        yield from walk(inner)


def faults_of(components: Sequence[Mapping[str, Any]]) -> list[str]:
    """What Discord would refuse in the components of one message."""
    every = list(walk(components))
    faults = [f"{len(every)} components"] if len(every) > COMPONENTS else []
    faults += ["no component at all"] if not every else []
    texts = [str(item.get("content", "")) for item in every if item["type"] == TEXT_DISPLAY]
    if sum(map(units, texts)) > TEXT:
        faults.append(f"{sum(map(units, texts))} characters of text")
    if sum(len(text.encode("utf-8", "replace")) for text in texts) > TEXT_BYTES:
        faults.append("too many bytes of text")
    if any(not text.strip() for text in texts):
        faults.append("an empty text")
    ids = [item["custom_id"] for item in every if item.get("custom_id") is not None]
    if len(set(ids)) < len(ids):
        faults.append("two controls with one custom id")
    if any(not 0 < units(text) <= CUSTOM_ID for text in ids):
        faults.append("a custom id that is empty or too long")
    for item in every:
        faults += _of_one(item)
    return faults


def _of_one(item: Mapping[str, Any]) -> Iterator[str]:
    kind = item["type"]
    children = item.get("components", ())
    if kind == ROW and not 0 < len(children) <= BUTTONS_A_ROW:
        yield f"a row of {len(children)}"
    elif kind == BUTTON:
        label = item.get("label") or ""
        if units(label) > LABEL:
            yield f"a button's label of {units(label)} characters"
        if not label and not item.get("emoji"):
            yield "a button that says nothing"
    elif kind == MEDIA:
        if not 0 < len(item.get("items", ())) <= GALLERY:
            yield "a gallery without pictures or with too many"
        if any(units(media.get("description") or "") > ALT for media in item.get("items", ())):
            yield "an alt text that is too long"
    elif kind == SECTION and not 0 < len(children) <= 3:
        yield f"a section of {len(children)} texts"
    elif kind in _SELECTS:
        yield from _of_select(item)


def _of_select(item: Mapping[str, Any]) -> Iterator[str]:
    if units(item.get("placeholder") or "") > PLACEHOLDER:
        yield "a select's placeholder that is too long"
    if item["type"] != SELECT:
        return
    options = item.get("options", ())
    if not 0 < len(options) <= OPTIONS:
        yield f"a select of {len(options)} options"
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        yield "a select with one value twice"
    for option in options:
        if any(units(str(option.get(part) or "")) > OPTION_LABEL for part in ("label", "value", "description")):
            yield "an option that is too long"
        if not option.get("label"):
            yield "an option that says nothing"
    if item.get("max_values", 1) > max(1, len(options)) or item.get("min_values", 1) > item.get("max_values", 1):
        yield "a select that asks for more than it holds"


def check(components: Sequence[Mapping[str, Any]], sizes: Sequence[int] = (), nonce: str = "") -> None:
    """Raise OverLimit for a message that Discord would refuse: `components` as sent, `sizes` of its files in bytes."""
    faults = faults_of(components)
    if len(sizes) > FILES:
        faults.append(f"{len(sizes)} files")
    if sum(sizes) > UPLOAD:
        faults.append(f"{sum(sizes)} bytes of files")
    if len(nonce) > NONCE:
        faults.append("a nonce that is too long")
    if faults:
        raise OverLimit(faults)
