"""The page's files themselves: complete in both languages, nothing from elsewhere, no markup from text."""

from __future__ import annotations

import re

from bot.offline.server import PAGE

SCRIPTS = {path.name: path.read_text("utf-8") for path in sorted(PAGE.glob("*.js"))}
SOURCES = {path.name: path.read_text("utf-8") for path in sorted(PAGE.iterdir()) if path.suffix in (".js", ".css", ".html")}


def words(name: str) -> dict[str, str]:
    """The messages of one language of i18n.js."""
    block = re.search(rf"const {name} = \{{\n(.*?)\n\}};", SCRIPTS["i18n.js"], re.S)
    assert block
    return dict(re.findall(r'^  (\w+): "(.*)",$', block[1], re.M))


def test_both_languages_say_the_same_things_with_the_same_facts() -> None:
    french, english = words("FR"), words("EN")
    assert len(french) > 80
    assert french.keys() == english.keys()
    for key, text in french.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", english[key])), key


def test_every_message_is_used_and_every_used_message_exists() -> None:
    elsewhere = "\n".join(text for name, text in SCRIPTS.items() if name != "i18n.js")
    french = words("FR")
    built = {"themeAuto", "themeLight", "themeDark"}  # named from the theme's own name
    unused = [key for key in french if key not in built and f'"{key}"' not in elsewhere]
    assert unused == []
    asked = set(re.findall(r'\bt\("(\w+)"', elsewhere)) | set(re.findall(r'\bsay\("(\w+)"', elsewhere))
    assert asked - french.keys() == set()


def test_nothing_comes_from_elsewhere_and_no_text_becomes_markup() -> None:
    for name, text in SOURCES.items():
        addresses = set(re.findall(r"(?<![\w/])(?:https?:)?//(?!127|localhost)[\w-]+\.[\w./-]+", text))
        assert addresses <= {"http://www.w3.org/2000/svg"}, name
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text), name
        assert len(text.splitlines()) < 400, name


def test_every_import_and_style_sheet_is_there() -> None:
    for name, text in SOURCES.items():
        for wanted in re.findall(r'from "\./([\w.]+)"', text) + re.findall(r'(?:src|href)="([\w.]+)"', text):
            assert (PAGE / wanted).is_file(), f"{name} wants {wanted}"
