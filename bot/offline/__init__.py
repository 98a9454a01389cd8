"""A local Discord on loopback: REST v10, gateway v10 and a web page. The unmodified discord.py client talks to it."""

from .errors import ApiError, Refused
from .model import Channel, Json, Message, User
from .people import Answer, Modal, Person
from .rest import Recorded
from .server import OfflineDiscord

__all__ = [
    "Answer",
    "ApiError",
    "Channel",
    "Json",
    "Message",
    "Modal",
    "OfflineDiscord",
    "Person",
    "Recorded",
    "Refused",
    "User",
]
