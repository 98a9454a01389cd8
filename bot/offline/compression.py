"""Transport compression of the gateway: one stream for the life of a connection, flushed after each event."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable

Compress = Callable[[bytes], bytes]


def stream(kind: str) -> Compress | None:
    """A compressor for what the client asked for: `zlib-stream` or `zstd-stream`.

    None when that cannot be served: zstd needs Python 3.14 or the package zstandard, as it does on the client's side.
    """
    if kind == "zlib-stream":
        deflate = zlib.compressobj(1)
        return lambda frame: deflate.compress(frame) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        return _zstd()
    return None


def _zstd() -> Compress | None:
    try:
        standard = importlib.import_module("compression.zstd")
    except ImportError:
        pass
    else:
        compressor = standard.ZstdCompressor()
        return lambda frame: bytes(compressor.compress(frame, standard.ZstdCompressor.FLUSH_BLOCK))
    try:
        package = importlib.import_module("zstandard")
    except ImportError:
        return None
    writer = package.ZstdCompressor().compressobj()
    return lambda frame: bytes(writer.compress(frame) + writer.flush(package.COMPRESSOBJ_FLUSH_BLOCK))
