"""`{% about "imprint" as imprint %}`: where the host says who runs the site, if they do."""

from __future__ import annotations

from django import template

from civitas.site.pages.about import link

register = template.Library()


@register.simple_tag
def about(page: str) -> str:
    """The address of the page, or nothing."""
    return link(page) or ""
