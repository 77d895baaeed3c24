"""Where mail goes: an address as hosts write it, as Django's settings."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

PATIENCE = 10
"""Seconds to wait for a mail server; a sign-up should not hang longer than that."""
_PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}


class UnreadableAddress(ValueError):
    """Not an address that mail can be handed to."""


def mail(address: str) -> dict[str, Any]:
    """`console:` prints mail, `smtp://user:password@host:port?from=…` sends it.

    `smtp+tls://` starts in the clear and turns to TLS, `smtps://` is TLS from the first byte.
    """
    parts = urlsplit(address)
    if parts.scheme == "console" or not address:
        return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    if parts.scheme not in _PORTS or not parts.hostname:
        raise UnreadableAddress(f"{address!r} is neither console: nor smtp://, smtp+tls:// or smtps://USER@HOST")
    found: dict[str, Any] = {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or _PORTS[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp+tls",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_TIMEOUT": PATIENCE,
    }
    if sender := parse_qs(parts.query).get("from"):
        found["DEFAULT_FROM_EMAIL"] = sender[0]
    return found
