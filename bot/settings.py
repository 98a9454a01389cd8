"""What the operator may set: environment variables, or a file `.env` beside where the bot is started."""

from __future__ import annotations

from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import AliasChoices, Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.clock.deadlines import BadQuiet, parse_quiet
from bot.referee.model import TableRules


class Settings(BaseSettings):
    """All settings with their defaults. Names of our own begin with `MENEUR_`; the token, Discord's addresses and the
    database have the names that hosting services know."""

    model_config = SettingsConfigDict(
        env_prefix="MENEUR_", env_file=".env", env_file_encoding="utf-8", extra="ignore", populate_by_name=True
    )

    discord_token: Annotated[SecretStr | None, Field(validation_alias=AliasChoices("DISCORD_TOKEN", "discord_token"))] = None
    """The bot's token; only `meneur run` needs one."""
    discord_api: Annotated[str | None, Field(validation_alias=AliasChoices("DISCORD_API", "discord_api"))] = None
    """Another REST address than Discord's, version included (`http://127.0.0.1:8420/api/v10`)."""
    discord_gateway: Annotated[str | None, Field(validation_alias=AliasChoices("DISCORD_GATEWAY", "discord_gateway"))] = None
    """Another gateway address than Discord's (`ws://127.0.0.1:8420/gateway`)."""
    database_url: Annotated[str, Field(validation_alias=AliasChoices("DATABASE_URL", "database_url"))] = (
        "sqlite:///var/meneur.sqlite3"
    )
    """Where the record is: SQLite (`sqlite:///file`) or PostgreSQL (`postgresql://user:password@host/name`)."""

    time_zone: str = "Europe/Paris"
    """The zone of quiet hours at new tables."""
    quiet_hours: str = ""
    """Hours in which no deadline falls at new tables, such as `22-8`; empty for none."""
    default_hours: Annotated[int, Field(ge=1, le=1440)] | None = None
    """Hours per decision at new tables; unset: what the game says."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    """One JSON object a line instead of readable text."""
    guild_id: int | None = None
    """Register the commands in this server only (they appear at once there); unset: everywhere."""
    shards: Annotated[int, Field(ge=1)] | None = None
    """Number of gateway connections; unset: as many as Discord advises."""
    warm: bool = True
    """Draw a first picture of every game before serving: a slower start, quick first posts."""

    @field_validator("time_zone")
    @classmethod
    def known_zone(cls, value: str) -> str:
        """Refuse a zone that does not exist at the start, not in the first deadline."""
        try:
            ZoneInfo(value)
        except Exception as error:
            raise ValueError(f"no such time zone: {value!r}; expected a name such as Europe/Paris") from error
        return value

    @field_validator("quiet_hours")
    @classmethod
    def known_hours(cls, value: str) -> str:
        """Refuse anything but two hours."""
        try:
            parse_quiet(value)
        except BadQuiet as error:
            raise ValueError(f"no quiet hours: {value!r}; expected two hours such as 22-8") from error
        return value

    def table_rules(self) -> TableRules:
        """The house rules of new tables."""
        hours: dict[str, int | None] = {} if self.default_hours is None else {"*": self.default_hours}
        return TableRules(hours=hours, quiet=self.quiet_hours, zone=self.time_zone)
