"""The people's part of the site by itself."""

from __future__ import annotations

from django.contrib import admin
from django.http import HttpRequest
from django.urls import include, path
from ninja import NinjaAPI

from civitas.site.api.people import accounts as people
from civitas.site.api.shared.errors import add_handlers
from civitas.site.people.auth import maybe_person, person

api = NinjaAPI(urls_namespace="people-alone")
api.add_router("/people/", people.router)
add_handlers(api)


@api.get("/who", auth=maybe_person)
def who(request: HttpRequest) -> str:
    return str(getattr(request, "auth", "nobody"))


@api.post("/touch", auth=person)
def touch(request: HttpRequest) -> str:
    return str(getattr(request, "auth", "nobody"))


urlpatterns = [
    path("accounts/", include("civitas.site.people.urls")),
    path("admin/", admin.site.urls),
    path("api/", api.urls),
]
