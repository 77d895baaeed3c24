"""Leaving for good: the name, the address and the keys go; the games stay, because they are the others' games too.

Nobody must wait for somebody who has gone: before the game the person stands up, during the game they resign.
"""

from __future__ import annotations

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.contrib.auth.models import User
from django.db import transaction

from civitas.site.core.events import announce
from civitas.site.people.events import Leaving
from civitas.site.people.models import Block, Profile, Token
from civitas.site.people.profiles import handle, rename

NOBODY = "Former player"


def leave(user: User) -> None:
    """Nothing that points to the person is left. The row stays for the seats that point to it."""
    with transaction.atomic():
        announce(Leaving(user))
        for kept in (EmailAddress, Authenticator, SocialAccount, Token):
            kept.objects.filter(user=user).delete()
        Block.objects.filter(blocker=user).delete()
        rename(Profile(user=user), NOBODY)
        user.username = handle()
        user.email = user.first_name = user.last_name = ""
        user.is_active = user.is_staff = user.is_superuser = False
        user.set_unusable_password()
        user.save()
