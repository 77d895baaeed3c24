"""The account pages; mounted at /accounts/."""

from __future__ import annotations

from django.urls import include, path

from civitas.site.people import views

urlpatterns = [
    path("complete/", views.complete, name="complete"),
    path("first/<str:key>/", views.first_sign_in, name="first_admin"),
    path("invited/<str:key>/", views.invited, name="invited"),
    path("language/", views.language, name="set_language"),
    path("password/set/", views.password_set),
    path("", include("allauth.urls")),
]
