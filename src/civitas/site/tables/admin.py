"""Looking at tables and mending them. Each mending wants a reason, and looking into hidden things leaves a trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import URLPattern, path

from civitas.site.people.audit import Audited, ReadOnly, keeper, note
from civitas.site.tables import mending
from civitas.site.tables.models import Entry, Job, Message, Seat, Snapshot, Status, Table

if TYPE_CHECKING:
    _Inline = admin.TabularInline[Seat, Table]
else:
    _Inline = admin.TabularInline

REASON_LENGTH = 500


class MendForm(forms.Form):
    """What every mending asks."""

    def __init__(self, *args: Any, table: Table, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.table = table
        # Last on the page, because one knows why when one knows what.
        self.fields["reason"] = forms.CharField(max_length=REASON_LENGTH, widget=forms.Textarea(attrs={"rows": 3}))

    def mend(self) -> dict[str, Any]:
        """Do it; returns what the audit shall say beside the reason."""
        raise NotImplementedError


class HandSeatForm(MendForm):
    """Hand a seat to somebody else."""

    seat = forms.ModelChoiceField(Seat.objects.none())
    user = forms.ModelChoiceField(
        User.objects.filter(is_active=True),
        to_field_name="username",
        widget=forms.TextInput,
        label="Handle of the user",
    )

    def __init__(self, *args: Any, table: Table, **kwargs: Any) -> None:
        super().__init__(*args, table=table, **kwargs)
        self.fields["seat"].queryset = table.seats.order_by("number")  # type: ignore[attr-defined]

    def mend(self) -> dict[str, Any]:
        seat, user = self.cleaned_data["seat"], self.cleaned_data["user"]
        before = mending.hand_seat(self.table, seat.number, user)
        was = before.username if before else seat.bot
        return {"seat": seat.number, "from": was, "to": user.username}


class RestartForm(MendForm):
    """Open the table from an earlier snapshot."""

    snapshot = forms.ModelChoiceField(Snapshot.objects.none())

    def __init__(self, *args: Any, table: Table, **kwargs: Any) -> None:
        super().__init__(*args, table=table, **kwargs)
        found = table.snapshots.defer("data").order_by("-seq")
        self.fields["snapshot"].queryset = found  # type: ignore[attr-defined]

    def mend(self) -> dict[str, Any]:
        seq = self.cleaned_data["snapshot"].seq
        mending.restart_from_snapshot(self.table, seq)
        return {"snapshot": seq, "before": self.table.snapshot_seq}


class SeatInline(_Inline):
    model = Seat
    extra = 0
    can_delete = False
    fields = readonly_fields = ("number", "user", "bot")
    ordering = ("number",)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(ReadOnly):
    """A table without what nobody may know yet: the secret of the dice, and what was undone or ordered ahead."""

    list_display = ("name", "title", "status", "seq", "created", "moved")
    list_filter = ("status", "title")
    search_fields = ("name", "seats__user__username", "seats__user__profile__name")
    exclude = ("seed", "table_extras", "invitation")
    inlines = (SeatInline,)
    show_full_result_count = False
    change_form_template = "admin/tables/table/look.html"

    def get_urls(self) -> list[URLPattern]:
        mends: dict[str, type[MendForm]] = {"hand-seat": HandSeatForm, "restart": RestartForm}
        mine = [
            path(f"<int:number>/{act}/", self.admin_site.admin_view(self._mend(act, form)), name=f"tables_{act}")
            for act, form in mends.items()
        ]
        return mine + super().get_urls()

    def _mend(self, act: str, form_class: type[MendForm]) -> Callable[..., HttpResponse]:
        def view(request: HttpRequest, number: int) -> HttpResponse:
            if not keeper(request).has_perm("tables.change_table"):
                raise PermissionDenied
            table = get_object_or_404(Table, pk=number)
            form = form_class(request.POST or None, table=table)
            if request.method == "POST" and form.is_valid():
                try:
                    with transaction.atomic():
                        detail = form.mend()
                        note(keeper(request), act, table, form.cleaned_data["reason"], **detail)
                        self.log_change(request, table, [{"changed": {"name": act, "object": str(table)}}])
                except mending.CannotMend as error:
                    form.add_error(None, str(error))
                else:
                    messages.success(request, f"{form_class.__doc__} Done and written down.")
                    return redirect("admin:tables_table_change", number)
            context = {
                **self.admin_site.each_context(request),
                "form": form,
                "table": table,
                "title": form_class.__doc__,
            }
            return render(request, "admin/tables/table/mend.html", context)

        return view


class _Hidden(ReadOnly):
    """What holds hidden things. Who looks into it while the game is going on is written down."""

    list_filter = ("table__status",)
    search_fields = ("=table__name",)
    list_select_related = ("table",)
    show_full_result_count = False

    def change_view(self, request: HttpRequest, object_id: str, *args: Any, **kwargs: Any) -> HttpResponse:
        found = self.get_object(request, object_id)
        if found is not None and self.has_view_permission(request, found) and found.table.status != Status.FINISHED:
            note(keeper(request), "look", found)
        return super().change_view(request, object_id, *args, **kwargs)


@admin.register(Entry)
class EntryAdmin(_Hidden):
    list_display = ("table", "seq", "who", "at")


@admin.register(Snapshot)
class SnapshotAdmin(_Hidden):
    list_display = ("table", "seq")


@admin.register(Seat)
class SeatAdmin(ReadOnly):
    list_display = ("table", "number", "user", "bot")
    search_fields = ("=table__name", "user__username", "user__profile__name")
    list_select_related = ("table", "user")


@admin.register(Job)
class JobAdmin(Audited):
    """Jobs that wait. One that cannot be done may be thrown away."""

    list_display = ("table", "kind", "seat", "seq", "created")
    search_fields = ("=table__name",)
    list_select_related = ("table",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Message)
class MessageAdmin(_Hidden):
    """What people say at tables, for who has to judge a report. To look at a game under way is written down."""

    list_display = ("at", "table", "room", "author")
