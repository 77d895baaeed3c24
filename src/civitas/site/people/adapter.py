"""Where our accounts differ from what django-allauth does by itself."""

from __future__ import annotations

import logging
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialLogin
from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse

from civitas.site.people.profiles import handle, rename

logger = logging.getLogger(__name__)


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Usernames by lot, and pages in the language that the person chose."""

    def generate_unique_username(self, txts: list[str | None], regex: str | None = None) -> str:
        return handle()

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Nobody has to confirm an address to play, so a mail server that is away keeps nobody from signing up."""
        try:
            super().send_mail(template_prefix, email, context)
        except OSError:
            if "email_confirmation" not in template_prefix:
                raise
            logger.exception("a mail to confirm an address was not sent")

    def post_login(self, request: HttpRequest, user: User, **kwargs: Any) -> HttpResponse:
        response: HttpResponse = super().post_login(request, user, **kwargs)
        speak(response, user.profile.language)
        return response


class SocialAdapter(DefaultSocialAccountAdapter):  # type: ignore[misc]
    """Who comes from elsewhere brings a name along."""

    def save_user(self, request: HttpRequest, sociallogin: SocialLogin, form: Any = None) -> User:
        user: User = super().save_user(request, sociallogin, form)
        if form is None:
            brought = sociallogin.account.extra_data
            rename(user.profile, brought.get("global_name") or brought.get("username") or "")
        return user


def speak(response: HttpResponse, language: str) -> None:
    """A cookie tells the pages the language: no request need look it up."""
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        language,
        max_age=settings.SESSION_COOKIE_AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        samesite="Lax",
    )
