"""Paper Tales (Masato Uesugi, Catch Up Games 2017), after paper_tales.md: a draft, secret deployments, wars with
neighbours."""

from rules.paper_tales.game import GAME

__all__ = ["GAME"]
