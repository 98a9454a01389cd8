"""A local Discord on loopback: REST v10, gateway v10 and a web page. The unmodified discord.py client talks to it."""

from .errors import ApiError, Refused
from .files import Upload
from .model import Channel, Json, Message, User
from .people import Answer, Modal, Person
from .reading import controls_of, labels_of, media_of, text_of
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
    "Upload",
    "User",
    "controls_of",
    "labels_of",
    "media_of",
    "text_of",
]
