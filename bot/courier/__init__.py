"""Deliveries to Discord: at least once and in effect once, in order per destination, whatever Discord answers."""

from bot.courier.courier import Courier

__all__ = ["Courier"]
