"""Personal tokens: keys that people give their bots."""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from typing import NamedTuple

from django.contrib.auth.models import User
from django.utils import timezone

from civitas.site.people.models import Token

PREFIX = "cvt_"
"""So that people, and programs that look for leaked secrets, know one when they see one."""
SECRET_BYTES = 32
USE_NOTED = timedelta(minutes=1)
"""`last_used` is this exact and no more, because a bot's every request would otherwise write."""


class Fresh(NamedTuple):
    """A token just made, with its secret: the only moment at which anybody can read it."""

    token: Token
    secret: str


def hash_of(secret: str) -> str:
    """A plain hash is enough, because the secret is drawn by lot and too long to be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def make_token(user: User, name: str) -> Fresh:
    """A new key."""
    secret = PREFIX + secrets.token_urlsafe(SECRET_BYTES)
    return Fresh(Token.objects.create(user=user, name=name, hash=hash_of(secret)), secret)


def holder(secret: str) -> User | None:
    """Whose key this is, if it still opens anything.

    The lookup goes by the hash, so how long it takes says nothing about the secret.
    """
    if not secret.startswith(PREFIX):
        return None
    token = Token.objects.select_related("user").filter(hash=hash_of(secret), revoked=None).first()
    if token is None or not token.user.is_active:
        return None
    now = timezone.now()
    if token.last_used is None or now - token.last_used >= USE_NOTED:
        Token.objects.filter(pk=token.pk).update(last_used=now)
    return token.user


def revoke(token: Token) -> None:
    """The key opens nothing from now on. It stays in the list, so that its owner sees that it is gone."""
    if token.revoked is None:
        token.revoked = timezone.now()
        token.save(update_fields=["revoked"])
