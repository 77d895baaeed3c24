"""Guests: people who follow an invitation, take a lesson or play against bots, and give a name at most. Those who stay
keep their seats."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from allauth.core import ratelimit
from django.contrib.auth import login, update_session_auth_hash
from django.contrib.auth.models import User
from django.db import transaction
from django.http import HttpRequest

from civitas.site.people.doors import guests_welcome
from civitas.site.people.models import tidy, valid_name
from civitas.site.people.profiles import handle, rename

BACKEND = "allauth.account.auth_backends.AuthenticationBackend"


class TooManyGuests(Exception):
    """More guests from one address than people can be there."""


class NoGuests(Exception):
    """This site is for people with an account."""


class NotAGuest(Exception):
    """The account has an e-mail address already."""


def make_guest(name: str) -> User:
    """A user with a name (or one near it, when it is taken) and nothing to sign in with."""
    valid_name(tidy(name))
    with transaction.atomic():
        user = User(username=handle())
        user.set_unusable_password()
        user.save()
        user.profile.is_guest = True
        rename(user.profile, name)
    return user


def welcome(request: HttpRequest, name: str) -> User:
    """A new guest, signed in with this browser. Whoever asks has checked that the request is not forged."""
    if not guests_welcome():
        raise NoGuests
    if not ratelimit.consume(request, action="guest"):
        raise TooManyGuests
    user = make_guest(name)
    login(request, user, backend=BACKEND)
    return user


def become_account(request: HttpRequest, user: User, email: str, password: str) -> None:
    """The same user from now on has an address and a password; whoever asks has checked both."""
    with transaction.atomic():
        locked = User.objects.select_for_update().get(pk=user.pk)
        if locked.email or EmailAddress.objects.filter(user=locked).exists():
            raise NotAGuest
        user.email = email.lower()
        user.set_password(password)
        user.save(update_fields=["email", "password"])
        address = EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=False)
    user.profile.refresh_from_db()
    update_session_auth_hash(request, user)
    address.send_confirmation(request)
