"""Who with the keys did what, and why: a line for each change made in the administration, which nobody can change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.contrib.auth.models import User
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from civitas.site.people.models import AdminAudit

if TYPE_CHECKING:
    _Admin = admin.ModelAdmin[Any]
else:
    _Admin = admin.ModelAdmin

ABOUT_LENGTH = 200


def note(user: User, act: str, about: object, reason: str = "", **detail: Any) -> AdminAudit:
    """Write it down."""
    kind = f"{about._meta.verbose_name} " if isinstance(about, Model) else ""
    return AdminAudit.objects.create(
        who=user,
        who_name=f"{user.profile.name} ({user.username})",
        act=act,
        about=f"{kind}{about}"[:ABOUT_LENGTH],
        reason=reason,
        detail=detail,
    )


def keeper(request: HttpRequest) -> User:
    """The person who is signed in to the administration."""
    assert isinstance(request.user, User)
    return request.user


class Audited(_Admin):
    """An admin page whose every change is written down."""

    def log_addition(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        note(keeper(request), "add", obj, change=message)
        return super().log_addition(request, obj, message)

    def log_change(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        note(keeper(request), "change", obj, change=message)
        return super().log_change(request, obj, message)

    def log_deletions(self, request: HttpRequest, queryset: QuerySet[Any]) -> Any:
        for obj in queryset:
            note(keeper(request), "delete", obj)
        return super().log_deletions(request, queryset)


class ReadOnly(_Admin):
    """An admin page to look at."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
