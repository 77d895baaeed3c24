"""Personal tokens: keys that people give their bots."""

from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from typing import NamedTuple

from django.contrib.auth.models import User
from django.db import connection
from django.utils import timezone

from civitas.site.core.statements import Query, ask, stored
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


_KNOWN = ("id", "is_superuser", "username", "is_staff", "is_active")
"""What is read of the holder, in the order of the model; Django fetches the rest if somebody asks for it."""
_HOLDER = """
    SELECT k.id, k.last_used IS NULL OR k.last_used <= %s, u.id, u.is_superuser, u.username, u.is_staff, u.is_active
    FROM people_token k JOIN auth_user u ON u.id = k.user_id
    WHERE k.hash = %s AND k.revoked IS NULL"""


def holder(secret: str) -> User | None:
    """Whose key this is, if it still opens anything. Plain SQL, because every answer of a bot begins with it.

    The lookup goes by the hash, so how long it takes says nothing about the secret.
    """
    if not secret.startswith(PREFIX):
        return None
    now = timezone.now()
    (found,) = ask(Query(_HOLDER, [stored(now - USE_NOTED), hash_of(secret)]))
    if not found:
        return None
    token_id, to_be_noted, *known = found[0]
    user = User.from_db(connection.alias, _KNOWN, known)
    if not user.is_active:
        return None
    if to_be_noted:
        Token.objects.filter(pk=token_id).update(last_used=now)
    return user


def revoke(token: Token) -> None:
    """The key opens nothing from now on. It stays in the list, so that its owner sees that it is gone."""
    if token.revoked is None:
        token.revoked = timezone.now()
        token.save(update_fields=["revoked"])


def revoke_all(user: User) -> None:
    """None of this person's keys opens anything from now on."""
    user.tokens.filter(revoked=None).update(revoked=timezone.now())
