"""Mail: one letter with everything that is due, and a link in it that stops such letters with one click."""

from __future__ import annotations

from html import escape

from allauth.account.models import EmailAddress
from django.conf import settings
from django.core import signing
from django.core.mail import EmailMultiAlternatives, get_connection

from civitas.site.notices.channels import Item, Message, Undelivered
from civitas.site.notices.models import Channel
from civitas.site.notices.wording import say

SALT = "civitas.notices.stop"
SETTINGS = "/settings/notices"
SMTP_FOR_GOOD = 500
"""What a mail server refuses for good begins here."""
_PAGE = '<div style="font: 16px/1.5 Georgia, serif; color: #2b2418; max-width: 38em">{0}</div>'
_LINK = '<p><a href="{0}" style="color: #7a2e1d; font-weight: bold">{1}</a></p>'
_SMALL = '<p style="font-size: 13px; color: #6b6150">{0}</p>'


def address_of(channel: Channel) -> str | None:
    """Where this person's mail goes: the address of the account, once they have shown that it is theirs."""
    found = EmailAddress.objects.filter(user_id=channel.user_id, verified=True).order_by("-primary", "pk").first()
    return None if found is None else str(found.email)


def stop_token(channel: Channel) -> str:
    """What the link in a letter proves: that whoever follows it has got the letter."""
    return signing.dumps([channel.user_id, channel.pk], salt=SALT)


def stopped_by(token: str) -> Channel | None:
    """The channel that a link stops; None if it is not one of ours. It never runs out: an old letter must stop, too."""
    try:
        user, number = signing.loads(token, salt=SALT)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    return Channel.objects.filter(pk=number, user_id=user).first()


def to_mail(channel: Channel, message: Message) -> str:
    """Send the letter."""
    to = address_of(channel)
    if to is None:
        raise Undelivered("no-address", for_good=True)
    token = stop_token(channel)
    stop_page = f"{settings.CIVITAS_ADDRESS}/unsubscribe/{token}"
    mail = EmailMultiAlternatives(
        _subject(message),
        _text(message, stop_page),
        to=[to],
        headers={
            "Message-ID": f"<{message.name}@{settings.DEFAULT_FROM_EMAIL.rpartition('@')[2].rstrip('>')}>",
            # What mail programs turn into a button of their own (RFC 8058).
            "List-Unsubscribe": f"<{settings.CIVITAS_ADDRESS}/api/notices/unsubscribe/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        },
        connection=get_connection(),
    )
    mail.attach_alternative(_html(message, stop_page), "text/html")
    try:
        mail.send()
    except OSError as fault:  # whatever smtplib raises is one
        code = getattr(fault, "smtp_code", 0)
        refused = getattr(fault, "recipients", None)
        if refused:
            code = max(code for code, _ in refused.values())
        raise Undelivered("mail-server", f"{code or ''} {type(fault).__name__}".strip(), for_good=False) from fault
    return ""


def _subject(message: Message) -> str:
    if len(message.items) == 1:
        return message.items[0].headline
    return say(message.language, "mail-subject-many", count=len(message.items))


def _text(message: Message, stop_page: str) -> str:
    language = message.language
    parts = []
    for item in message.items:
        lines = [item.headline, "", *item.details, "", say(language, "mail-open", link=item.link)]
        parts.append("\n".join(lines))
    parts.append(
        "\n".join(
            [
                "-- ",
                say(language, "mail-why", site=settings.CIVITAS_ADDRESS),
                say(language, "mail-settings", link=settings.CIVITAS_ADDRESS + SETTINGS),
                say(language, "mail-stop", link=stop_page),
            ]
        )
    )
    return "\n\n\n".join(parts) + "\n"


def _html(message: Message, stop_page: str) -> str:
    language = message.language
    parts = [_item(item, language) for item in message.items]
    parts.append("<hr>")
    parts.append(_SMALL.format(escape(say(language, "mail-why", site=settings.CIVITAS_ADDRESS))))
    for link, text in (
        (settings.CIVITAS_ADDRESS + SETTINGS, "mail-settings-button"),
        (stop_page, "mail-stop-button"),
    ):
        parts.append(_SMALL.format(f'<a href="{escape(link)}">{escape(say(language, text))}</a>'))
    return _PAGE.format("\n".join(parts))


def _item(item: Item, language: str) -> str:
    details = "<br>".join(escape(line) for line in item.details)
    link = _LINK.format(escape(item.link), escape(say(language, "mail-open-button")))
    return f"<h2>{escape(item.headline)}</h2><p>{details}</p>{link}"
