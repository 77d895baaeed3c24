"""The first administrator: made when the site is started for the first time, signed in by a link that works once."""

from __future__ import annotations

from datetime import timedelta

from django.contrib.auth.models import User
from django.core import signing
from django.urls import reverse
from django.utils import timezone

from civitas.site.people.profiles import handle, rename

SALT = "civitas.first-admin"
VALID = timedelta(days=1)


def first_admin_link() -> str | None:
    """The path to sign in by, or nothing when an administrator has been here already."""
    administrators = User.objects.filter(is_superuser=True, is_active=True)
    user = administrators.order_by("pk").first()
    if user is None:
        user = User(username=handle(), is_staff=True, is_superuser=True)
        user.set_unusable_password()
        user.save()
        rename(user.profile, "Admin")
    elif administrators.exclude(last_login=None).exists() or any(one.has_usable_password() for one in administrators):
        return None
    return reverse("first_admin", args=[signing.dumps(user.pk, salt=SALT)])


def redeemable(key: str) -> User | None:
    """Whom the link would sign in: an administrator who has never been here."""
    try:
        number = signing.loads(key, salt=SALT, max_age=VALID)
    except signing.BadSignature:
        return None
    return User.objects.filter(pk=number, is_active=True, is_superuser=True, last_login=None).first()


def redeem(key: str) -> User | None:
    """The same, and the link is spent: of two who come at once, one gets in."""
    user = redeemable(key)
    if user is None or not User.objects.filter(pk=user.pk, last_login=None).update(last_login=timezone.now()):
        return None
    user.refresh_from_db()
    return user
