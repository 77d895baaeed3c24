"""The administration of people. One signs in to it as everywhere else, second factor and throttling included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest

from civitas.site.people import tokens
from civitas.site.people.audit import Audited, ReadOnly, keeper, note
from civitas.site.people.models import AdminAudit, Block, Profile, Report, Token

if TYPE_CHECKING:
    _Inline = admin.StackedInline[Profile, User]
else:
    _Inline = admin.StackedInline

_POWERS = ("is_staff", "is_superuser", "groups", "user_permissions")

admin.site.site_header = admin.site.site_title = "Civitas"
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]
admin.site.unregister(User)


class ProfileInline(_Inline):
    model = Profile
    can_delete = False


@admin.register(User)
class PersonAdmin(Audited, UserAdmin):  # type: ignore[type-arg]
    """Users with their profiles. Only who has all powers may give or take them."""

    list_display = ("username", "profile", "email", "is_active", "is_staff", "last_login")
    search_fields = ("username", "email", "profile__name")
    list_select_related = ("profile",)
    show_full_result_count = False

    def get_inlines(self, request: HttpRequest, obj: Any) -> list[Any]:
        return [] if obj is None else [ProfileInline]

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        return () if keeper(request).is_superuser else _POWERS

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        may = super().has_change_permission(request, obj)
        return may and (obj is None or keeper(request).is_superuser or not obj.is_superuser)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """People leave, or are shut out by taking `active` away: their games are the others' games too."""
        return False


@admin.register(Token)
class TokenAdmin(ReadOnly):
    """Keys of bots. Nobody here can make one or read one; all one can do is to revoke it."""

    list_display = ("name", "user", "created", "last_used", "revoked")
    exclude = ("hash",)
    search_fields = ("name", "user__username")
    list_select_related = ("user",)
    actions = ("revoke",)

    @admin.action(description="Revoke the chosen keys", permissions=["revoke"])
    def revoke(self, request: HttpRequest, queryset: QuerySet[Token]) -> None:
        for token in queryset.filter(revoked=None):
            tokens.revoke(token)
            note(keeper(request), "revoke", token)

    def has_revoke_permission(self, request: HttpRequest) -> bool:
        return keeper(request).has_perm("people.change_token")


@admin.register(Block)
class BlockAdmin(Audited):
    list_display = ("blocker", "blocked", "created")
    raw_id_fields = ("blocker", "blocked")
    list_select_related = ("blocker", "blocked")


@admin.register(Report)
class ReportAdmin(Audited):
    """Complaints. What was said stays as it was said; only what becomes of it changes."""

    list_display = ("created", "state", "about", "reporter", "table")
    list_filter = ("state",)
    readonly_fields = ("reporter", "about", "table", "text", "created")
    list_select_related = ("about", "reporter")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(AdminAudit)
class AuditAdmin(ReadOnly):
    list_display = ("at", "who_name", "act", "about", "reason")
    list_filter = ("act",)
    search_fields = ("about", "reason", "who_name")


@admin.register(LogEntry)
class LogEntryAdmin(ReadOnly):
    """Django's own log, which has the changes to what other packages keep as well."""

    list_display = ("action_time", "user", "content_type", "object_repr", "action_flag")
    list_select_related = ("user", "content_type")
