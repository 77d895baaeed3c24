"""The addresses of the site."""

from __future__ import annotations

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from civitas.site.api import preview
from civitas.site.api.app import api
from civitas.site.pages import about, browser

urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", api.urls),
    path("accounts/", include("civitas.site.people.urls")),
    path("admin/", admin.site.urls),
    about.address,
    browser.robots_address,
    browser.icon_address,
    preview.address,
    browser.address,
]
