"""The few account pages that django-allauth does not have."""

from __future__ import annotations

from allauth.account.views import password_set as allauth_password_set
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django.views.i18n import set_language

from civitas.site.people import doors, first_admin, guests
from civitas.site.people.forms import CompleteForm
from civitas.site.people.models import Language, Profile
from civitas.site.people.wording import say

GONE = 410


@never_cache
@sensitive_post_parameters("password1")
@login_required
@require_http_methods(["GET", "POST"])
def complete(request: HttpRequest) -> HttpResponse:
    """A guest, or the first administrator, gives an address and a password and can come back."""
    user = request.user
    assert isinstance(user, User)
    if user.email:
        return redirect("account_email")
    form = CompleteForm(request.POST or None, user=user)
    if request.method == "POST" and form.is_valid():
        guests.become_account(request, user, form.cleaned_data["email"], form.cleaned_data["password1"])
        messages.success(request, say("complete-done"))
        return redirect("/admin/" if user.is_staff else "/")
    return render(request, "people/complete.html", {"form": form})


@never_cache
@require_safe
def invited(request: HttpRequest, key: str) -> HttpResponse:
    """The link of an administrator: whoever has it may make an account."""
    if not doors.is_invitation(key):
        return render(request, "people/invitation_spent.html", status=GONE)
    doors.keep(request, key)
    return redirect("account_signup")


@require_POST
def language(request: HttpRequest) -> HttpResponseBase:
    """The buttons at the foot of each page. Who is signed in finds the language again elsewhere."""
    if request.user.is_authenticated and request.POST.get("language") in Language.values:
        Profile.objects.filter(user=request.user).update(language=request.POST["language"])
    return set_language(request)


@login_required
def password_set(request: HttpRequest) -> HttpResponseBase:
    """A password alone opens nothing: who has no address is asked for both."""
    assert isinstance(request.user, User)
    if not request.user.email:
        return redirect("complete")
    answer: HttpResponseBase = allauth_password_set(request)
    return answer


@never_cache
@require_http_methods(["GET", "POST"])
def first_sign_in(request: HttpRequest, key: str) -> HttpResponse:
    """The link from the terminal. Looking at it does nothing, so that no preview of the link can spend it."""
    user = first_admin.redeemable(key) if request.method == "GET" else first_admin.redeem(key)
    if user is None:
        return render(request, "people/first_admin.html", {"spent": True}, status=GONE)
    if request.method == "GET":
        return render(request, "people/first_admin.html")
    login(request, user, backend=guests.BACKEND)
    return redirect("complete")
