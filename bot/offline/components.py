"""Message components (classic and V2) and modals: Discord's limits, and the form in which Discord stores them.

Stored components carry numeric ids, select defaults and resolved media; see Discord's "Component Reference".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .emoji import is_unicode_emoji
from .errors import Form

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
ENTITY_SELECTS = frozenset({5, 6, 7, 8})
SELECTS = ENTITY_SELECTS | {STRING_SELECT}
MODAL_INPUTS = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}

_INSIDE_CONTAINER = frozenset({ACTION_ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
_ROOT_V2 = _INSIDE_CONTAINER | {CONTAINER}
_ROOT_CLASSIC = frozenset({ACTION_ROW})
_ROOT_MODAL = frozenset({ACTION_ROW, LABEL, TEXT})

MAX_COMPONENTS = 40
MAX_TEXT = 4000

Path = tuple[str | int, ...]
Component = dict[str, Any]
# Turns the url of a media item into the stored (unfurled) item, or None when it names a file that is not there.
MediaResolver = Callable[[str], dict[str, Any] | None]
EmojiKnown = Callable[[int], bool]


def message_components(
    form: Form, components: Any, *, v2: bool, media: MediaResolver, emoji_known: EmojiKnown, path: Path = ("components",)
) -> list[Component]:
    """Check the components of a message; faults go to `form`. Returns them as Discord would store them."""
    walk = _Walk(form, media, emoji_known, modal=False)
    if not form.count(path, components, 0, MAX_COMPONENTS if v2 else 5):
        return []
    stored = [walk.one(item, (*path, i), _ROOT_V2 if v2 else _ROOT_CLASSIC) for i, item in enumerate(components)]
    walk.finish(path)
    return stored


def modal_components(
    form: Form, components: Any, *, emoji_known: EmojiKnown, path: Path = ("components",)
) -> list[Component]:
    """Check the components of a modal (1 to 5 labels, rows or texts)."""
    walk = _Walk(form, lambda _url: None, emoji_known, modal=True)
    if not form.count(path, components, 1, 5):
        return []
    stored = [walk.one(item, (*path, i), _ROOT_MODAL) for i, item in enumerate(components)]
    walk.finish(path)
    return stored


def flatten(components: list[Component]) -> list[Component]:
    """Every component of a stored message or modal, outermost first, in reading order."""
    found: list[Component] = []
    for component in components:
        found.append(component)
        found += flatten(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                found += flatten([component[key]])
    return found


class _Walk:
    def __init__(self, form: Form, media: MediaResolver, emoji_known: EmojiKnown, *, modal: bool) -> None:
        self.form = form
        self.media = media
        self.emoji_known = emoji_known
        self.modal = modal
        self.seen: list[Component] = []
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.text_length = 0

    def one(self, raw: Any, path: Path, allowed: frozenset[int]) -> Component:
        if not isinstance(raw, dict):
            self.form.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return {}
        kind = raw.get("type")
        if kind not in allowed:
            values = ", ".join(str(value) for value in sorted(allowed))
            self.form.add((*path, "type"), "BASE_TYPE_CHOICES", f"Value of field \"type\" must be one of ({values}).")
            return {}
        stored: Component = dict(raw)
        self.seen.append(stored)
        if raw.get("id"):
            if raw["id"] in self.ids:
                self.form.add((*path, "id"), "COMPONENT_DUPLICATE_ID", "Component id must be unique within a message.")
            self.ids.add(raw["id"])
        if "custom_id" in raw and raw["custom_id"] is not None:
            self._custom_id(raw["custom_id"], (*path, "custom_id"))
        _CHECKS[kind](self, stored, path)
        return stored

    def finish(self, path: Path) -> None:
        if len(self.seen) > MAX_COMPONENTS:
            self.form.add(
                path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"Must be {MAX_COMPONENTS} or fewer components in total."
            )
        if self.text_length > MAX_TEXT:
            self.form.add(
                path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Displayable text must be {MAX_TEXT} or fewer in length."
            )
        number = 0
        for stored in self.seen:
            if not stored.get("id"):
                number += 1
                while number in self.ids:
                    number += 1
                stored["id"] = number

    # one method per kind ---------------------------------------------------------------------------------------

    def row(self, stored: Component, path: Path) -> None:
        items = stored.get("components")
        if not self.form.count((*path, "components"), items, 1, 5):
            stored["components"] = []
            return
        assert isinstance(items, list)
        allowed = frozenset({TEXT_INPUT}) if self.modal else SELECTS | {BUTTON}
        stored["components"] = [self.one(item, (*path, "components", i), allowed) for i, item in enumerate(items)]
        if len(items) > 1 and any(isinstance(item, dict) and item.get("type") != BUTTON for item in items):
            self.form.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its action row.")

    def button(self, stored: Component, path: Path) -> None:
        form, style = self.form, stored.get("style")
        if style not in (1, 2, 3, 4, 5, 6):
            form.add((*path, "style"), "BASE_TYPE_CHOICES", "Value of field \"style\" must be one of (1, 2, 3, 4, 5, 6).")
        form.length((*path, "label"), stored.get("label"), 0, 80, optional=True)
        if style in (1, 2, 3, 4):
            form.length((*path, "custom_id"), stored.get("custom_id"), 1, 100)
            if stored.get("url"):
                form.add((*path, "url"), "BUTTON_COMPONENT_UNEXPECTED_URL", "This button cannot have a url.")
        elif style == 5:
            url_ok = form.length((*path, "url"), stored.get("url"), 1, 512)
            if url_ok and not str(stored["url"]).startswith(("http://", "https://", "discord://")):
                text = "Scheme must be one of ('discord', 'http', 'https')."
                form.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", text)
            if stored.get("custom_id"):
                form.add((*path, "custom_id"), "BUTTON_COMPONENT_UNEXPECTED_ID", "A link button cannot have a custom id.")
        if not stored.get("label") and not stored.get("emoji") and style != 6:
            form.add(path, "BUTTON_COMPONENT_EMPTY", "A button needs a label or an emoji.")
        self._emoji(stored, path)
        stored["disabled"] = bool(stored.get("disabled"))
        self._drop_nulls(stored)

    def select(self, stored: Component, path: Path) -> None:
        self.form.length((*path, "custom_id"), stored.get("custom_id"), 1, 100)
        self.form.length((*path, "placeholder"), stored.get("placeholder"), 0, 150, optional=True)
        most = 25
        if stored["type"] == STRING_SELECT:
            most = len(self._options(stored, path, 1, 25))
        self._bounds(stored, path, most, 25)
        if self.modal:
            stored["required"] = stored.get("required") is not False
        stored["disabled"] = bool(stored.get("disabled"))
        self._drop_nulls(stored)

    def section(self, stored: Component, path: Path) -> None:
        items = stored.get("components")
        if self.form.count((*path, "components"), items, 1, 3):
            assert isinstance(items, list)
            stored["components"] = [
                self.one(item, (*path, "components", i), frozenset({TEXT})) for i, item in enumerate(items)
            ]
        if stored.get("accessory") is None:
            self.form.add((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            stored["accessory"] = self.one(stored["accessory"], (*path, "accessory"), frozenset({BUTTON, THUMBNAIL}))

    def text(self, stored: Component, path: Path) -> None:
        if self.form.length((*path, "content"), stored.get("content"), 1, MAX_TEXT):
            self.text_length += len(stored["content"])

    def thumbnail(self, stored: Component, path: Path) -> None:
        self._media(stored, "media", path)

    def gallery(self, stored: Component, path: Path) -> None:
        items = stored.get("items")
        if not self.form.count((*path, "items"), items, 1, 10):
            return
        assert isinstance(items, list)
        stored["items"] = [dict(item) for item in items]
        for i, item in enumerate(stored["items"]):
            self._media(item, "media", (*path, "items", i))

    def file(self, stored: Component, path: Path) -> None:
        if not str((stored.get("file") or {}).get("url", "")).startswith("attachment://"):
            self.form.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
            return
        self._media(stored, "file", path)
        stored["name"] = (stored["file"].get("url") or "").rsplit("/", 1)[-1]

    def separator(self, stored: Component, path: Path) -> None:
        self.form.whole((*path, "spacing"), stored.get("spacing"), 1, 2)
        stored["spacing"] = stored.get("spacing") or 1
        stored["divider"] = stored.get("divider") is not False

    def container(self, stored: Component, path: Path) -> None:
        self.form.whole((*path, "accent_color"), stored.get("accent_color"), 0, 0xFFFFFF)
        items = stored.get("components")
        if self.form.count((*path, "components"), items, 1, MAX_COMPONENTS):
            assert isinstance(items, list)
            stored["components"] = [
                self.one(item, (*path, "components", i), _INSIDE_CONTAINER) for i, item in enumerate(items)
            ]
        else:
            stored["components"] = []
        stored["spoiler"] = bool(stored.get("spoiler"))

    def label(self, stored: Component, path: Path) -> None:
        self.form.length((*path, "label"), stored.get("label"), 1, 45)
        self.form.length((*path, "description"), stored.get("description"), 0, 100, optional=True)
        stored["component"] = self.one(stored.get("component"), (*path, "component"), MODAL_INPUTS)
        self._drop_nulls(stored)

    def text_input(self, stored: Component, path: Path) -> None:
        form = self.form
        form.length((*path, "custom_id"), stored.get("custom_id"), 1, 100)
        if "component" in path[-1:]:
            if stored.get("label"):
                form.add((*path, "label"), "TEXT_INPUT_LABEL_NOT_ALLOWED", "Inside a label a text input has no label.")
        else:
            form.length((*path, "label"), stored.get("label"), 1, 45)
        if stored.get("style") not in (1, 2):
            form.add((*path, "style"), "BASE_TYPE_CHOICES", "Value of field \"style\" must be one of (1, 2).")
        form.length((*path, "placeholder"), stored.get("placeholder"), 0, 100, optional=True)
        low_ok = form.whole((*path, "min_length"), stored.get("min_length"), 0, 4000)
        high_ok = form.whole((*path, "max_length"), stored.get("max_length"), 1, 4000)
        if low_ok and high_ok:
            low, high = stored.get("min_length") or 0, stored.get("max_length") or 4000
            if low > high:
                form.add((*path, "min_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length exceeds max_length.")
            elif stored.get("value"):
                form.length((*path, "value"), stored["value"], low, high)
        stored["required"] = stored.get("required") is not False
        self._drop_nulls(stored)

    def group(self, stored: Component, path: Path) -> None:
        self.form.length((*path, "custom_id"), stored.get("custom_id"), 1, 100)
        options = self._options(stored, path, 2 if stored["type"] == RADIO else 1, 10)
        if stored["type"] == CHECKBOXES:
            self._bounds(stored, path, len(options), 10)
        stored["required"] = stored.get("required") is not False

    def checkbox(self, stored: Component, path: Path) -> None:
        self.form.length((*path, "custom_id"), stored.get("custom_id"), 1, 100)
        stored["default"] = bool(stored.get("default"))

    def upload(self, stored: Component, path: Path) -> None:
        self.form.length((*path, "custom_id"), stored.get("custom_id"), 1, 100)
        self._bounds(stored, path, 10, 10)
        stored["required"] = stored.get("required") is not False

    # shared pieces -----------------------------------------------------------------------------------------------

    def _custom_id(self, custom_id: Any, path: Path) -> None:
        if self.form.length(path, custom_id, 1, 100):
            if custom_id in self.custom_ids:
                self.form.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
            self.custom_ids.add(custom_id)

    def _options(self, stored: Component, path: Path, low: int, high: int) -> list[Component]:
        options = stored.get("options")
        if not self.form.count((*path, "options"), options, low, high):
            return []
        assert isinstance(options, list)
        stored["options"] = options = [dict(option) for option in options]
        values: set[Any] = set()
        for i, option in enumerate(options):
            here = (*path, "options", i)
            self.form.length((*here, "label"), option.get("label"), 1, 100)
            self.form.length((*here, "value"), option.get("value"), 1, 100)
            self.form.length((*here, "description"), option.get("description"), 0, 100, optional=True)
            if option.get("value") in values:
                code, text = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
                self.form.add((*here, "value"), code, text)
            values.add(option.get("value"))
            self._emoji(option, here)
            self._drop_nulls(option)
        return options

    def _bounds(self, stored: Component, path: Path, most: int, limit: int) -> None:
        low_ok = self.form.whole((*path, "min_values"), stored.get("min_values"), 0, limit)
        high_ok = self.form.whole((*path, "max_values"), stored.get("max_values"), 1, limit)
        if not (low_ok and high_ok):
            return
        low = 1 if stored.get("min_values") is None else stored["min_values"]
        high = stored.get("max_values") or (most if stored["type"] == CHECKBOXES else 1)
        defaults = sum(1 for option in stored.get("options", []) if option.get("default"))
        if low > high or high > max(most, 1):
            self.form.add((*path, "max_values"), "SELECT_COMPONENT_BOUNDS", "max_values does not fit the options.")
        elif defaults > high:
            self.form.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values.")
        stored["min_values"], stored["max_values"] = low, high

    def _emoji(self, stored: Component, path: Path) -> None:
        emoji = stored.get("emoji")
        if emoji is None:
            return
        if emoji.get("id"):
            emoji = {"id": str(emoji["id"]), "name": emoji.get("name") or "_", "animated": bool(emoji.get("animated"))}
            known = self.emoji_known(int(emoji["id"]))
        else:
            known = is_unicode_emoji(emoji.get("name") or "")
            emoji = {"name": emoji.get("name")}
        if not known:
            self.form.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        stored["emoji"] = emoji

    def _media(self, stored: Component, key: str, path: Path) -> None:
        self.form.length((*path, "description"), stored.get("description"), 0, 1024, optional=True)
        url = (stored.get(key) or {}).get("url")
        if not self.form.length((*path, key, "url"), url, 1, 2048):
            return
        assert isinstance(url, str)
        item = self.media(url)
        if item is None:
            code, text = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"The referenced file {url} was not found."
            if not url.startswith("attachment://"):
                code, text = "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."
            self.form.add((*path, key, "url"), code, text)
            return
        stored[key] = item
        stored["spoiler"] = bool(stored.get("spoiler"))

    @staticmethod
    def _drop_nulls(stored: Component) -> None:
        for key in [key for key, value in stored.items() if value is None]:
            del stored[key]


_CHECKS: dict[int, Callable[[_Walk, Component, Path], None]] = {
    ACTION_ROW: _Walk.row,
    BUTTON: _Walk.button,
    TEXT_INPUT: _Walk.text_input,
    SECTION: _Walk.section,
    TEXT: _Walk.text,
    THUMBNAIL: _Walk.thumbnail,
    GALLERY: _Walk.gallery,
    FILE: _Walk.file,
    SEPARATOR: _Walk.separator,
    CONTAINER: _Walk.container,
    LABEL: _Walk.label,
    UPLOAD: _Walk.upload,
    RADIO: _Walk.group,
    CHECKBOXES: _Walk.group,
    CHECKBOX: _Walk.checkbox,
    **dict.fromkeys(SELECTS, _Walk.select),
}
