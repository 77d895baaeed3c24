"""Web push: encrypted for the one browser that can read it, signed with the key of the site (VAPID)."""

from __future__ import annotations

import base64
import json
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from django.conf import settings
from django.utils import timezone
from py_vapid import Vapid02
from pywebpush import WebPusher

from civitas.site.notices.channels import Item, Message, Undelivered
from civitas.site.notices.hooks import request
from civitas.site.notices.models import Channel, PushKey

LASTS = 60 * 60 * 24
"""Seconds that a push service keeps a message for a browser that is away."""
SIGNED_FOR = 60 * 60 * 12
TOPIC_LENGTH = 32


def key() -> Vapid02:
    """The key of the site; the first who needs it makes it."""
    row = PushKey.objects.first()
    if row is None:
        fresh = Vapid02()
        fresh.generate_keys()
        PushKey.objects.bulk_create([PushKey(private=fresh.private_pem().decode())], ignore_conflicts=True)
        row = PushKey.objects.get()  # somebody else's, if that was quicker
    return Vapid02.from_pem(row.private.encode())


def public_key() -> str:
    """What a browser must know to subscribe."""
    point = key().public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def to_browser(channel: Channel, message: Message) -> str:
    """One message for each thing there is to tell; what concerns the same table replaces what was shown before."""
    for item in message.items:
        _push(channel, item.table, {"type": "show", **_shown(item), "language": message.language})
    return ""


def close(channel: Channel, item: Item) -> None:
    """What was shown is no longer true."""
    _push(channel, item.table, {"type": "close", **_shown(item)})


def _shown(item: Item) -> dict[str, Any]:
    return {
        "number": item.number,
        "tag": item.table,
        "title": item.headline,
        "body": "\n".join(item.details),
        "link": item.link,
    }


def _push(channel: Channel, topic: str, data: dict[str, Any]) -> None:
    try:
        pusher = WebPusher({"endpoint": channel.address, "keys": channel.keys})
        body = pusher.encode(json.dumps(data, ensure_ascii=False).encode())["body"]
    except Exception as fault:  # whatever a browser may have sent us as its keys
        raise Undelivered("browser-keys", type(fault).__name__, for_good=True) from fault
    parts = urlsplit(channel.address)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(timezone.now().timestamp()) + SIGNED_FOR,
        "sub": f"mailto:{settings.DEFAULT_FROM_EMAIL}",
    }
    headers = {
        **key().sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "high",
        # A browser that was away gets the latest of a table and no more.
        "Topic": topic[:TOPIC_LENGTH],
    }
    request(channel.address, body, headers)
