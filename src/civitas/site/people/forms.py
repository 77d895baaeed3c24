"""The forms that are ours: the name at sign-up, and the address and password that make a guest stay."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import EmailField, SetPasswordField
from django import forms
from django.contrib.auth.models import User
from django.http import HttpRequest

from civitas.site.people.models import NAME_LENGTH, Profile, folded, valid_name
from civitas.site.people.profiles import rename
from civitas.site.people.wording import say_later


class NameForm(forms.Form):
    """What django-allauth adds to its sign-up form."""

    name = forms.CharField(
        label=say_later("account-name"),
        help_text=say_later("account-name-help"),
        max_length=NAME_LENGTH,
        validators=[valid_name],
        widget=forms.TextInput(attrs={"autocomplete": "nickname"}),
    )
    field_order = ("name", "email", "password1")

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        if Profile.objects.filter(folded=folded(name)).exists():
            raise forms.ValidationError(say_later("account-name-taken"), code="taken")
        return name

    def signup(self, request: HttpRequest, user: User) -> None:
        rename(user.profile, self.cleaned_data["name"])


class CompleteForm(forms.Form):
    """An e-mail address and a password for somebody who has neither."""

    email = EmailField(label=say_later("page-email"))
    password1 = SetPasswordField(label=say_later("page-password"))

    def __init__(self, *args: Any, user: User, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password1"].user = user  # type: ignore[attr-defined]

    def clean_email(self) -> str:
        """Also an address that somebody has already: to say so would tell who is here."""
        adapter = get_adapter()
        email: str = adapter.validate_unique_email(adapter.clean_email(self.cleaned_data["email"].lower()))
        return email
