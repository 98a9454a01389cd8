"""Opening a table without saying which game: a menu asks, and remembers the rest."""

from __future__ import annotations

from .house import House, texts


async def test_a_menu_asks_for_the_game_and_keeps_what_was_said(home: House) -> None:
    asked = await home.carol.slash(home.channel, "partie creer", places=3, arbitrer=True)
    assert "Which game?" in texts(asked)
    assert await home.bot.referee.tables_of_guild(home.guild.id) == ()
    opened = await home.carol.select(asked.response, ["paper_tales"])
    (table,) = await home.bot.referee.tables_of_guild(home.guild.id)
    assert (table.game_key, table.capacity, table.seats_of(home.carol.id), table.language) == ("paper_tales", 3, (), "en")
    assert table.code in texts(opened)


async def test_a_game_that_is_not_known_opens_nothing(home: House) -> None:
    refused = await home.alice.slash(home.channel, "partie creer", jeu="échecs")
    assert "Je ne connais pas ce jeu" in texts(refused)
    assert await home.bot.referee.tables_of_guild(home.guild.id) == ()


async def test_the_rules_of_which_game(home: House) -> None:
    asked = await home.alice.slash(home.channel, "partie regles")
    shown = await home.alice.select(asked.response, ["paper_tales"])
    assert "Paper Tales" in texts(shown)
