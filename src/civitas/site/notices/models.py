"""What the database holds of notices: what is to be told to whom, by which channels, and what became of it."""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

from django.conf import settings
from django.db import models

CAUSE_LENGTH = 64
ADDRESS_LENGTH = 1000
NAME_LENGTH = 60


class Kind(models.TextChoices):
    """What a notice is about."""

    TURN = "turn"
    """The seat is asked."""
    REMINDER = "reminder"
    """The seat is still asked, and its clock runs."""
    NUDGE = "nudge"
    """The others wait for this seat."""
    VOTE = "vote"
    """The others have to choose what becomes of somebody's seat."""
    PETITION = "petition"
    """Somebody asks to take something back."""
    CARETAKER = "caretaker"
    """A caretaker plays for this person, who may take the seat back."""
    INVITED = "invited"
    """A seat is kept for this person."""
    STARTED = "started"
    FINISHED = "finished"
    CHAT = "chat"
    """Somebody has said something at the table."""


ASKED = (Kind.TURN, Kind.REMINDER, Kind.NUDGE)
"""True only as long as the seat is asked."""


class Level(models.TextChoices):
    """How much a person wants to be told."""

    ALL = "all"
    GAME = "game"
    """All but what is said at the table."""
    TURNS = "turns"
    """Only where somebody waits for this person."""
    NONE = "none"


WAITED_FOR = (*ASKED, Kind.VOTE, Kind.PETITION, Kind.CARETAKER)
HEARD: dict[str, frozenset[str]] = {
    Level.ALL: frozenset(Kind.values),
    Level.GAME: frozenset(Kind.values) - {Kind.CHAT},
    Level.TURNS: frozenset(WAITED_FOR),
    Level.NONE: frozenset(),
}
"""Which kinds come through at each level."""


class Notice(models.Model):
    """Something that a person should know about a table. It cannot exist twice: its cause is told once."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notices")
    table = models.ForeignKey("tables.Table", on_delete=models.CASCADE, related_name="notices")
    kind = models.CharField(max_length=10, choices=Kind.choices)
    seat = models.PositiveSmallIntegerField(null=True)
    """The seat it concerns, and from which its text is read; none for who has no seat yet."""
    cause = models.CharField(max_length=CAUSE_LENGTH)
    """What sets it apart from others of its kind: the length of the journal, the number of a petition."""
    created = models.DateTimeField()
    spread = models.DateTimeField(null=True)
    """When it was handed to the person's channels."""
    gone = models.DateTimeField(null=True)
    """Since when it is no longer true."""
    undone = models.BooleanField(default=False)
    """It is gone because others took something back, not because the person did what was asked."""
    settled = models.BooleanField(default=False, db_default=False)
    """It is gone, and what was sent of it has been seen to."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "table", "kind", "cause"], name="one_notice_a_cause"),
        ]
        indexes: ClassVar = [
            models.Index(fields=["id"], condition=models.Q(spread=None), name="notices_to_spread"),
            models.Index(fields=["table", "seat"], condition=models.Q(gone=None), name="notices_that_hold"),
            models.Index(
                fields=["id"],
                condition=models.Q(gone__isnull=False, spread__isnull=False, settled=False),
                name="notices_to_settle",
            ),
            models.Index(fields=["created"], name="notices_by_age"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} for {self.user} at {self.table}"


class Way(models.TextChoices):
    """How a channel reaches somebody."""

    MAIL = "mail"
    PUSH = "push"
    DISCORD = "discord"
    WEBHOOK = "webhook"
    NTFY = "ntfy"


def digest(address: str) -> str:
    """An address of any length as something that can be unique."""
    return hashlib.sha256(address.encode()).hexdigest()


class Channel(models.Model):
    """A way by which a person is told."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="channels")
    way = models.CharField(max_length=10, choices=Way.choices)
    name = models.CharField(max_length=NAME_LENGTH, blank=True)
    """What the person calls it; for a browser, what it calls itself."""
    address = models.TextField(max_length=ADDRESS_LENGTH, blank=True)
    """Where requests go. Empty for mail: that goes to the address of the account, whichever it then is."""
    digest = models.CharField(max_length=64, editable=False)
    keys = models.JSONField(default=dict)
    """For a browser: the keys with which only it can read what we send."""
    secret = models.CharField(max_length=80, blank=True)
    """With which we sign what we send to a webhook, or the token that an ntfy server wants."""
    level = models.CharField(max_length=5, choices=Level.choices, default=Level.GAME)
    bundle = models.PositiveSmallIntegerField(default=0)
    """Minutes in which everything becomes one message; a day of them means once a day, at the person's hour."""
    on = models.BooleanField(default=True)
    failures = models.PositiveSmallIntegerField(default=0)
    """In a row."""
    fault = models.CharField(max_length=40, blank=True)
    """Why the last try failed, or why the channel was switched off: the id of a text."""
    detail = models.CharField(max_length=200, blank=True)
    """What the other side said to it."""
    fault_at = models.DateTimeField(null=True)
    sent_at = models.DateTimeField(null=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "way", "digest"], name="one_channel_an_address"),
        ]

    def __str__(self) -> str:
        return f"{self.way} of {self.user}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        self.digest = digest(self.address)
        super().save(*args, **kwargs)


class State(models.TextChoices):
    """How far a delivery has come."""

    WAITING = "waiting"
    SENDING = "sending"
    """A worker has begun to hand it over. If that worker dies, nobody knows whether it arrived."""
    SENT = "sent"
    DROPPED = "dropped"
    """No longer true, or no longer wished, before it was sent."""
    FAILED = "failed"
    DOUBTFUL = "doubtful"
    """Perhaps sent; not sent again, because the person would then perhaps be told twice."""
    RECALLING = "recalling"
    """Was sent, is no longer true, and the person is to be told so."""
    RECALLED = "recalled"


class Delivery(models.Model):
    """A notice on its way through a channel."""

    notice = models.ForeignKey(Notice, on_delete=models.CASCADE, related_name="deliveries")
    channel = models.ForeignKey(Channel, on_delete=models.CASCADE, related_name="deliveries")
    state = models.CharField(max_length=10, choices=State.choices, default=State.WAITING)
    due = models.DateTimeField()
    """Not before this; then together with whatever else waits in the same channel."""
    tries = models.PositiveSmallIntegerField(default=0)
    begun = models.DateTimeField(null=True)
    """When a worker last began to hand it over."""
    message = models.CharField(max_length=40, blank=True)
    """The name of the message it was part of; a repeat bears the same name."""
    receipt = models.CharField(max_length=40, blank=True)
    """What the other side calls the message, where that is needed to take it back."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["notice", "channel"], name="one_delivery_a_channel"),
        ]
        indexes: ClassVar = [
            models.Index(
                fields=["due"],
                condition=models.Q(state__in=("waiting", "sending", "recalling")),
                name="deliveries_to_make",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.notice} by {self.channel}: {self.state}"


class Preference(models.Model):
    """What holds for all channels of a person."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE, related_name="+")
    digest_hour = models.PositiveSmallIntegerField(default=18)
    """When the daily bundle comes, in the person's time zone."""

    def __str__(self) -> str:
        return f"wishes of {self.user}"


class TableLevel(models.Model):
    """How much a person wants to be told of one table, whatever their channels say otherwise."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    table = models.ForeignKey("tables.Table", on_delete=models.CASCADE, related_name="+")
    level = models.CharField(max_length=5, choices=Level.choices)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["user", "table"], name="one_level_a_table")]

    def __str__(self) -> str:
        return f"{self.level} for {self.user} at {self.table}"


class PushKey(models.Model):
    """The key pair by which push services know this site (VAPID): made once, and kept, for browsers hold on to it."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    private = models.TextField()
    """PEM."""

    class Meta:
        constraints: ClassVar = [models.CheckConstraint(condition=models.Q(id=1), name="one_push_key")]

    def __str__(self) -> str:
        return "the site's push key"
