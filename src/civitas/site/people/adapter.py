"""Where our accounts differ from what django-allauth does by itself."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from allauth.account.adapter import DefaultAccountAdapter
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialLogin
from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse

from civitas.site.people.doors import may_sign_up
from civitas.site.people.profiles import handle, rename
from civitas.site.people.proving import taken_elsewhere

logger = logging.getLogger(__name__)
UNASKED = ("email_confirmation", "email_confirmation_signup", "account_already_exists")
"""Mails that nobody has asked for and nobody waits for."""


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Usernames by lot, pages in the language that the person chose, and doors as the host wants them."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return may_sign_up(request)

    def generate_unique_username(self, txts: list[str | None], regex: str | None = None) -> str:
        return handle()

    def send_confirmation_mail(self, request: HttpRequest, emailconfirmation: Any, signup: bool) -> None:
        """Pages do not tell whether an address is known here. The mail does, to whoever has the mailbox."""
        address = emailconfirmation.email_address
        if taken_elsewhere(address):
            self.send_account_already_exists_mail(address.email)
        else:
            super().send_confirmation_mail(request, emailconfirmation, signup)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Nobody has to confirm an address to play, so a mail server that is away keeps nobody from signing up.

        Links lead to where the host says the site is: what a request says of that, anybody may have made up.
        """
        at_home = {name: _at_home(said) for name, said in context.items() if name.endswith("_url")}
        site = SimpleNamespace(name=_place(), domain=_place())
        try:
            super().send_mail(template_prefix, email, {**context, **at_home, "current_site": site})
        except OSError:
            if not template_prefix.endswith(UNASKED):
                raise
            logger.exception("a mail to confirm an address was not sent")

    def post_login(self, request: HttpRequest, user: User, **kwargs: Any) -> HttpResponse:
        response: HttpResponse = super().post_login(request, user, **kwargs)
        speak(response, user.profile.language)
        return response


class SocialAdapter(DefaultSocialAccountAdapter):  # type: ignore[misc]
    """Who comes from elsewhere brings a name along."""

    def is_open_for_signup(self, request: HttpRequest, sociallogin: SocialLogin) -> bool:
        return may_sign_up(request, sociallogin.state.get("next"))

    def save_user(self, request: HttpRequest, sociallogin: SocialLogin, form: Any = None) -> User:
        user: User = super().save_user(request, sociallogin, form)
        if form is None:
            brought = sociallogin.account.extra_data
            rename(user.profile, brought.get("global_name") or brought.get("username") or "")
        return user


def _place() -> str:
    return urlsplit(settings.CIVITAS_ADDRESS).netloc


def _at_home(link: str) -> str:
    parts = urlsplit(link)
    return f"{settings.CIVITAS_ADDRESS}{urlunsplit(('', '', parts.path, parts.query, parts.fragment))}"


def speak(response: HttpResponse, language: str) -> None:
    """A cookie tells the pages the language: no request need look it up."""
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        language,
        max_age=settings.SESSION_COOKIE_AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        samesite="Lax",
    )
