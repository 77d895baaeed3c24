"""Profiles are made with the user, with a name that nobody else has and that tells nothing about them."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

from allauth.account.models import EmailAddress
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models.signals import post_save

from civitas.site.people.models import NAME_LENGTH, Profile, folded, tidy
from civitas.site.people.wording import language_now
from civitas.site.people.zone import zone_now

HANDLE_BYTES = 9
TRIES = 20


def handle() -> str:
    """A username. Drawn by lot: one made from an e-mail address would give half of it away."""
    return secrets.token_hex(HANDLE_BYTES)


def free_name(wish: str) -> str:
    """The name itself if it is readable and nobody has it, otherwise with a number after it."""
    name = "".join(sign for sign in tidy(wish) if unicodedata.category(sign)[0] != "C")[:NAME_LENGTH].strip()
    if any(sign.isalnum() for sign in name) and not Profile.objects.filter(folded=folded(name)).exists():
        return name
    stem = name[: NAME_LENGTH - 6].rstrip() or "Player"
    return f"{stem} {secrets.randbelow(90_000) + 10_000}"


def rename(profile: Profile, wish: str) -> None:
    """The name wished for, or the nearest free one."""
    for _ in range(TRIES):
        profile.name = free_name(wish)
        try:
            with transaction.atomic():
                profile.save()
        except IntegrityError:  # somebody took it in this very moment
            continue
        return
    raise RuntimeError(f"no free name near {wish!r}")


def display(user: User) -> str:
    """What pages and mails call the user."""
    return user.profile.name


def _made(sender: type[User], instance: User, created: bool, raw: bool = False, **kwargs: Any) -> None:
    if created and not raw:
        rename(Profile(user=instance, language=language_now(), time_zone=zone_now()), "")


def _reachable(sender: type[EmailAddress], instance: EmailAddress, created: bool, **kwargs: Any) -> None:
    if created:
        Profile.objects.filter(user_id=instance.user_id, is_guest=True).update(is_guest=False)


def connect() -> None:
    """From now on each new user has a profile, and who gives an e-mail address is no longer a guest."""
    post_save.connect(_made, sender=User, dispatch_uid="people.profile")
    post_save.connect(_reachable, sender=EmailAddress, dispatch_uid="people.reachable")
