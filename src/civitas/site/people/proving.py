"""Whose address it is. Anybody can sign up with anybody's address, so until its owner has confirmed it an account gets
nothing that would outlive its password; and who proves by a mail that the address is theirs has the account alone.

Where the host sends no mail nobody can confirm anything, and nothing waits for it: there an address is but a name to
sign in with, and lost passwords are the host's business.
"""

from __future__ import annotations

from typing import Any

from allauth.account import signals
from allauth.account.authentication import get_authentication_records
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.db import transaction
from django.http import HttpRequest

from civitas.site.core.events import announce
from civitas.site.people import tokens
from civitas.site.people.events import Disowned
from civitas.site.people.wording import say

BY_CODE = "code"


def waits_for_proof(user: User) -> bool:
    """Has this person given an address that nobody has confirmed, though they could?"""
    addresses = EmailAddress.objects.filter(user=user)
    return settings.CIVITAS_CONFIRM and addresses.exists() and not addresses.filter(verified=True).exists()


def taken_elsewhere(address: EmailAddress) -> bool:
    """Has somebody else confirmed that the address is theirs?"""
    return not address.verified and not address.can_set_verified()


def _reset(sender: type[User], request: HttpRequest, user: User, **kwargs: Any) -> None:
    """A new password by a link from a mail: all sessions end with the old one, and the keys of bots with them.

    If nobody had confirmed the address, the account may have been another's until now, and nothing of theirs is left. A
    second factor of somebody who had stays, for a stolen mailbox must not be enough.
    """
    with transaction.atomic():
        tokens.revoke_all(user)
        addresses = list(EmailAddress.objects.filter(user=user))
        if not any(address.verified for address in addresses):
            _empty(user)
            if len(addresses) == 1:  # of several, the link does not tell which it was sent to
                addresses[0].set_verified()


def _confirmed(sender: type[EmailAddress], request: HttpRequest, email_address: EmailAddress, **kwargs: Any) -> None:
    """The first address of an account is confirmed, by somebody who is not signed in to it: is it the same person?

    A link may have been opened on another device, so the password stays. Whoever signs in by a code has the mailbox and
    perhaps never knew a password: theirs it is not.
    """
    user = email_address.user
    if request.user == user or EmailAddress.objects.filter(user=user, verified=True).exclude(pk=email_address.pk):
        return
    with transaction.atomic():
        _empty(user)
        tokens.revoke_all(user)
        if user.has_usable_password() and _came_by_code(request, user):
            user.set_unusable_password()
            user.save(update_fields=["password"])
            messages.info(request, say("password-removed"))


def _came_by_code(request: HttpRequest, user: User) -> bool:
    return any(record["method"] == BY_CODE for record in get_authentication_records(request, user))


def _empty(user: User) -> None:
    """What somebody has set up who may not have been the owner of the address."""
    for kept in (Authenticator, SocialAccount):
        kept.objects.filter(user=user).delete()
    announce(Disowned(user))


def connect() -> None:
    """From now on a proof changes whose account it is."""
    signals.password_reset.connect(_reset, dispatch_uid="people.reset")
    signals.email_confirmed.connect(_confirmed, dispatch_uid="people.confirmed")
