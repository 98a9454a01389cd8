"""Discord objects put together from the world for one reader: guild, channels as seen, application, interactions."""

from __future__ import annotations

from .files import MAX_FILE
from .model import Channel, Json, Message, User
from .world import World


def guild(world: World) -> Json:
    """The guild as GET /guilds/{id} shows it."""
    return {
        "id": str(world.guild_id),
        "name": world.guild_name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(world.owner.id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": list(world.roles.values()),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.guild_locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "hub_type": None,
    }


def guild_create(world: World, *, all_members: bool) -> Json:
    """The GUILD_CREATE event; without the member intent only the bot itself is listed."""
    users = [user for user in world.users.values() if all_members or user.bot]
    return {
        **guild(world),
        "joined_at": world.bot.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.users),
        "voice_states": [],
        "members": [{**world.member(user), "user": user.data} for user in users],
        "channels": [c.data for c in world.channels.values() if not c.is_thread and not c.is_dm],
        "threads": [channel_for(world, thread, world.bot) for thread in world.threads(world.bot)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_for(world: World, channel: Channel, reader: User) -> Json:
    """A channel object as one user receives it: recipients of a DM, own membership of a thread."""
    if channel.recipient is not None:
        other = world.bot if reader is channel.recipient else channel.recipient
        return {**channel.data, "recipients": [other.data]}
    if channel.is_thread and reader.id in channel.members:
        return {**channel.data, "member": channel.members[reader.id]}
    return channel.data


def message_event(world: World, channel: Channel, message: Message) -> Json:
    """A message as the gateway sends it: with guild and member where there are any."""
    if channel.is_dm:
        return {**message.data, "channel_type": channel.kind}
    author = world.users[message.author_id]
    guild_id = str(world.guild_id)
    return {**message.data, "channel_type": channel.kind, "guild_id": guild_id, "member": world.member(author)}


def application(world: World) -> Json:
    """The bot's application."""
    return {
        "id": str(world.application_id),
        "name": world.bot.data["username"],
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "hook": True,
        "owner": world.owner.data,
        "team": None,
        "bot": world.bot.data,
        "integration_types_config": {"0": {}},
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    }


def interaction_base(world: World, user: User, channel: Channel) -> Json:
    """The parts of INTERACTION_CREATE that tell who and where."""
    bits = world.permissions(user, channel)
    base: Json = {
        "application_id": str(world.application_id),
        "version": 1,
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": MAX_FILE,
        "channel_id": str(channel.id),
        "app_permissions": str(world.permissions(world.bot, channel)),
    }
    if channel.is_dm:
        return {
            **base,
            "channel": channel_for(world, channel, world.bot),
            "user": user.data,
            "context": 1,
            "authorizing_integration_owners": {"0": "0"},
        }
    return {
        **base,
        "channel": {**channel_for(world, channel, user), "permissions": str(bits)},
        "guild_id": str(world.guild_id),
        "guild": {"id": str(world.guild_id), "locale": world.guild_locale, "features": []},
        "guild_locale": world.guild_locale,
        "member": {**world.member(user), "user": user.data, "permissions": str(bits)},
        "context": 0,
        "authorizing_integration_owners": {"0": str(world.guild_id)},
    }
