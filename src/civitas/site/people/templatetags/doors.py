"""`{% may_sign_up as open %}`: pages offer a new account only to those who may make one."""

from __future__ import annotations

from typing import Any

from django import template

from civitas.site.people import doors

register = template.Library()


@register.simple_tag(takes_context=True)
def may_sign_up(context: Any) -> bool:
    """May whoever reads the page make an account?"""
    return doors.may_sign_up(context["request"])
