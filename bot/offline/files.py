"""Uploaded files: kept for the whole run, served back over GET; beyond a memory budget they lie in a temporary folder."""

from __future__ import annotations

import mimetypes
import re
import struct
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MAX_FILE = 10 * 1024 * 1024
MEMORY_BUDGET = 128 * 1024 * 1024


@dataclass(slots=True)
class Upload:
    """One `files[n]` part of a multipart request."""

    index: int
    name: str
    content: bytes


class Files:
    """The content delivery network of this Discord."""

    def __init__(self, base_url: str = "") -> None:
        self.base_url = base_url
        self._memory: dict[int, bytes] = {}
        self._used = 0
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._types: dict[int, str] = {}

    def put(self, attachment_id: int, channel_id: int, name: str, content: bytes) -> dict[str, Any]:
        """Keep a file and return its Discord attachment object."""
        # Discord keeps letters, digits, dots, dashes and underscores of a file's name and drops the rest.
        name = re.sub(r"[^\w.\-]+", "_", name, flags=re.ASCII) or "unknown"
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self._types[attachment_id] = content_type
        self._keep(attachment_id, content)
        url = f"{self.base_url}/attachments/{channel_id}/{attachment_id}/{name}"
        attachment: dict[str, Any] = {
            "id": str(attachment_id),
            "filename": name,
            "size": len(content),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
        }
        size = image_size(content)
        if size:
            attachment["width"], attachment["height"] = size
        return attachment

    def get(self, attachment_id: int) -> bytes:
        """The bytes of an attachment (or emoji) by id. Raises KeyError."""
        if attachment_id in self._memory:
            return self._memory[attachment_id]
        if attachment_id not in self._types or self._folder is None:
            raise KeyError(attachment_id)
        return (Path(self._folder.name) / str(attachment_id)).read_bytes()

    def content_type(self, attachment_id: int) -> str:
        """The MIME type of a kept file. Raises KeyError."""
        return self._types[attachment_id]

    def put_emoji(self, emoji_id: int, content_type: str, content: bytes) -> None:
        """Keep the picture of an application emoji."""
        self._types[emoji_id] = content_type
        self._keep(emoji_id, content)

    def close(self) -> None:
        """Remove the temporary folder, if one was needed."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _keep(self, file_id: int, content: bytes) -> None:
        if self._used + len(content) <= MEMORY_BUDGET:
            self._memory[file_id] = content
            self._used += len(content)
            return
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="meneur-offline-")
        (Path(self._folder.name) / str(file_id)).write_bytes(content)


def image_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG or GIF from its header, else None."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    return None
