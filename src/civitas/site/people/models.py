"""What the database holds of people, beside Django's own user.

A user's `username` is drawn by lot and is the handle that addresses use; the name that others read is the profile's.
"""

from __future__ import annotations

import unicodedata
from typing import Any, ClassVar

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import MinLengthValidator
from django.db import models

from civitas.site.people.wording import say_later
from civitas.site.people.zone import known_zones

NAME_LENGTH = 40
FOLDED_LENGTH = 20 * NAME_LENGTH
"""Some signs are a whole phrase when folded: one Arabic sign makes eighteen."""
TOKEN_NAME_LENGTH = 60
REPORT_LENGTH = 2000


class Confirm(models.TextChoices):
    """When a person wants to be asked again before an answer is sent."""

    ALWAYS = "always"
    RISKY = "risky"
    NEVER = "never"


class Language(models.TextChoices):
    """The languages that the games speak."""

    EN = "en", "English"
    DE = "de", "Deutsch"


def tidy(name: str) -> str:
    """One space is enough, and none before or after."""
    return " ".join(name.split())


def folded(name: str) -> str:
    """Two names that fold to the same are the same to a reader: neither case, width nor spaces tell them apart."""
    return tidy(unicodedata.normalize("NFKC", name).casefold())


def valid_name(name: str) -> None:
    """A name can be read aloud: it has a letter or digit, and nothing that is invisible or turns the line around."""
    if not any(sign.isalnum() for sign in name):
        raise ValidationError(say_later("account-name-letter"), code="name")
    if any(unicodedata.category(sign)[0] == "C" for sign in name):
        raise ValidationError(say_later("account-name-invisible"), code="name")


def valid_time_zone(name: str) -> None:
    """Only what the tz database knows."""
    if name not in known_zones():
        raise ValidationError(say_later("account-time-zone-unknown"), code="time_zone")


class Profile(models.Model):
    """What others read of a person, and what the person prefers. Made with the user, never without."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE)
    name = models.CharField(max_length=NAME_LENGTH, validators=[MinLengthValidator(1), valid_name])
    folded = models.CharField(max_length=FOLDED_LENGTH, unique=True, editable=False)
    """The name as `folded` has it: nobody passes for somebody else by an upper-case letter."""
    is_guest = models.BooleanField(default=False)
    language = models.CharField(max_length=2, choices=Language.choices, default=Language.EN)
    time_zone = models.CharField(max_length=40, default="UTC", validators=[valid_time_zone])
    confirm = models.CharField(max_length=6, choices=Confirm.choices, default=Confirm.RISKY)

    def __str__(self) -> str:
        return self.name

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.name = tidy(self.name)
        self.folded = folded(self.name)
        if (fields := kwargs.get("update_fields")) is not None and "name" in fields:
            kwargs["update_fields"] = {*fields, "folded"}
        super().save(*args, **kwargs)


class Token(models.Model):
    """A key for a bot. Only the hash is kept: a stolen database opens nothing."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=TOKEN_NAME_LENGTH)
    hash = models.CharField(max_length=64, unique=True)
    created = models.DateTimeField(auto_now_add=True)
    last_used = models.DateTimeField(null=True)
    revoked = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.name} of {self.user}"


class Block(models.Model):
    """Somebody would rather not play with somebody. The other is not told."""

    blocker = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["blocker", "blocked"], name="one_block_a_pair"),
            models.CheckConstraint(condition=~models.Q(blocker=models.F("blocked")), name="nobody_blocks_themself"),
        ]

    def __str__(self) -> str:
        return f"{self.blocker} blocks {self.blocked}"


class Report(models.Model):
    """A complaint about somebody, for the people who run the site. It outlives the accounts it names."""

    class State(models.TextChoices):
        OPEN = "open"
        UPHELD = "upheld"
        DISMISSED = "dismissed"

    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    about = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    table = models.CharField(max_length=12, blank=True)
    """The name of the table it happened at, if it happened at one."""
    text = models.TextField(max_length=REPORT_LENGTH)
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["state", "created"])]

    def __str__(self) -> str:
        return f"report {self.pk} about {self.about}"


class AdminAudit(models.Model):
    """Something that somebody with the keys did, and why. Lines are added and never changed."""

    who = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    who_name = models.CharField(max_length=150)
    """Stays when the account goes."""
    at = models.DateTimeField(auto_now_add=True)
    act = models.CharField(max_length=40)
    about = models.CharField(max_length=200)
    reason = models.CharField(max_length=500, blank=True)
    detail = models.JSONField(default=dict)

    class Meta:
        ordering: ClassVar = ["-at", "-pk"]
        verbose_name = "audit line"

    def __str__(self) -> str:
        return f"{self.who_name}: {self.act} {self.about}"
