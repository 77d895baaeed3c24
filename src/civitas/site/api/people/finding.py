"""Somebody by the handle in the address."""

from __future__ import annotations

from django.contrib.auth.models import User

from civitas.site.api.shared.errors import Problem


def somebody(handle: str) -> User:
    """Whoever has this handle, with their profile; who has left is not to be found."""
    user = User.objects.select_related("profile").filter(username=handle, is_active=True).first()
    if user is None:
        raise Problem(404, "no-such-person")
    return user
