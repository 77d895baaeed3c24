"""Webhooks, Discord and ntfy: each an HTTP request to an address that the person gave.

A plain webhook is signed as the Standard Webhooks say (https://www.standardwebhooks.com): `webhook-id` stays the same
when a request is repeated, and `webhook-signature` is an HMAC over id, time and body with the secret that was shown
when the channel was made.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.utils import timezone

from civitas.site.core import limits
from civitas.site.notices.channels import Item, Message, Undelivered
from civitas.site.notices.models import Channel
from civitas.site.notices.outgoing import NotAllowed, Reply, Unreachable, send

SECRET_BYTES = 24
SECRET_PREFIX = "whsec_"  # noqa: S105 - what every secret begins with
MOST_DISCORD = 1900
"""Discord takes 2,000 signs."""
MOST_NTFY = 3500
GONE = frozenset({401, 403, 404, 410})
"""The address is no longer one, or never was."""
TOO_MANY = 429
JSON = {"Content-Type": "application/json"}


def new_secret() -> str:
    """A secret to sign with."""
    return SECRET_PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signature(secret: str, name: str, at: int, body: bytes) -> str:
    """The HMAC over name, time and body."""
    key = base64.b64decode(secret.removeprefix(SECRET_PREFIX))
    made = hmac.new(key, f"{name}.{at}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(made).decode()


def request(url: str, body: bytes = b"", headers: dict[str, str] | None = None, method: str = "POST") -> Reply:
    """Send it; whatever is not a success is `Undelivered`."""
    try:
        reply = send(url, body, headers, method=method)
    except NotAllowed as no:
        raise Undelivered(no.why, for_good=True) from no
    except Unreachable as fault:
        raise Undelivered("unreachable", fault) from fault
    if 200 <= reply.status < 300:
        return reply
    if reply.status == TOO_MANY:
        raise Undelivered("told-to-wait", reply.status, wait=_seconds(reply.headers.get("retry-after", "")))
    if 300 <= reply.status < 400:
        raise Undelivered("redirected", reply.status, for_good=True)
    raise Undelivered("refused-there", reply.status, for_good=reply.status in GONE)


def _seconds(text: str) -> float | None:
    """How long we are asked to wait. Whatever somebody may put there, it comes to seconds that a clock can count."""
    try:
        asked = float(text)
    except ValueError:
        return None
    return min(max(0.0, asked), limits.RETRY_SECONDS) if asked == asked else None


# --- plain webhooks ----------------------------------------------------------------------------------------------


def payload(item: Item, language: str, event: str) -> dict[str, Any]:
    """What a program reads."""
    return {
        "event": event,
        "kind": item.kind,
        "table": item.table,
        "title": item.title,
        "seat": item.seat,
        "seq": item.seq,
        "language": language,
        "headline": item.headline,
        "details": list(item.details),
        "link": item.link,
    }


def to_webhook(channel: Channel, message: Message, event: str = "notice") -> str:
    """One request for each thing there is to tell."""
    for item in message.items:
        body = json.dumps(payload(item, message.language, event), ensure_ascii=False).encode()
        name, at = f"{event}-{item.number}", int(timezone.now().timestamp())
        signed = {
            "webhook-id": name,
            "webhook-timestamp": str(at),
            "webhook-signature": signature(channel.secret, name, at, body),
        }
        request(channel.address, body, {**JSON, **signed})
    return ""


# --- Discord -----------------------------------------------------------------------------------------------------


def is_discord(url: str) -> bool:
    """Is this the address of a Discord webhook?"""
    parts = urlsplit(url)
    return parts.hostname in settings.CIVITAS_DISCORD_HOSTS and parts.path.startswith("/api/webhooks/")


def to_discord(channel: Channel, message: Message) -> str:
    """One post with everything; returns its number, by which it can be taken back."""
    text = "\n\n".join(_discord(item) for item in message.items)
    # Names and log lines are other people's words: nobody is pinged by them.
    body = json.dumps({"content": _cut(text, MOST_DISCORD), "allowed_mentions": {"parse": []}}).encode()
    reply = request(f"{channel.address}?wait=true", body, JSON)
    try:
        return str(json.loads(reply.body)["id"])[:40]
    except (ValueError, KeyError, TypeError):
        return ""


def _discord(item: Item) -> str:
    return "\n".join([f"**{item.headline}**", *(f"> {line}" for line in item.details), f"<{item.link}>"])


def delete_from_discord(channel: Channel, receipt: str) -> None:
    """Take the post back."""
    if receipt:
        request(f"{channel.address}/messages/{receipt}", method="DELETE")


# --- ntfy --------------------------------------------------------------------------------------------------------


def to_ntfy(channel: Channel, message: Message) -> str:
    """One message to the topic. It is published as JSON to the server, so that every letter of a name may be in it."""
    parts = urlsplit(channel.address)
    first = message.items[0]
    more = [line for item in message.items[1:] for line in (item.headline, *item.details)]
    body = {
        "topic": parts.path.strip("/"),
        "title": first.headline,
        "message": _cut("\n".join([*first.details, *more]) or first.headline, MOST_NTFY),
        "click": first.link,
        "tags": ["game_die"],
    }
    token = {"Authorization": f"Bearer {channel.secret}"} if channel.secret else {}
    request(f"{parts.scheme}://{parts.netloc}/", json.dumps(body).encode(), {**JSON, **token})
    return ""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
