"""`{% say "page-sign-in" %}`: our own sentences in templates."""

from __future__ import annotations

from django import template

from civitas.site.people import wording

register = template.Library()


@register.simple_tag
def say(message: str) -> str:
    """The sentence in the language of the request."""
    return wording.say(message)
