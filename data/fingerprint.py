"""A fingerprint of the data files of a game, so that a record can say which cards and maps it was played with."""

from __future__ import annotations

import hashlib

from data.words import FOLDER


def fingerprint(game: str) -> str:
    """The first 16 hexadecimal digits of a SHA-256 over all data files of a game, by name.

    Words (`.ftl`) and code are left out: correcting a sentence must not set any match apart. A game without data files
    has the fingerprint of nothing.
    """
    total = hashlib.sha256()
    folder = FOLDER / game
    paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    for path in paths:
        if path.suffix in {".ftl", ".py", ".pyc"}:
            continue
        content = path.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{path.relative_to(folder).as_posix()}\n{len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()[:16]
