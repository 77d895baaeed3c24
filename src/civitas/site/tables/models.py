"""What the database holds of a table: who sits there, its journal, snapshots and log, what must follow a move, and what
the people at it say to each other.
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import ClassVar

from django.conf import settings
from django.db import models

from civitas.games import UnknownTitle, find_title
from civitas.site.core import limits
from civitas.site.tables.exact import ExactJSON

NAME_LENGTH = 12
INVITATION_LENGTH = 24


def table_name() -> str:
    """A name for an address: short, not to be guessed, and nothing that a command would take for an option."""
    return secrets.token_urlsafe(2 * NAME_LENGTH).lstrip("-")[:NAME_LENGTH]


def invitation() -> str:
    """The secret part of an invitation link."""
    return secrets.token_urlsafe(INVITATION_LENGTH)[:INVITATION_LENGTH]


class Status(models.TextChoices):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"


class Visibility(models.TextChoices):
    """Who may find a table, sit down and watch: anyone; whoever has the link; whoever has a seat reserved."""

    PUBLIC = "public"
    LINK = "link"
    PRIVATE = "private"


class Kind(models.TextChoices):
    """Where a table comes from: the lobby, somebody's view, a file, a lesson that is set for practice, or the challenge
    of a week."""

    GAME = "game"
    BRANCH = "branch"
    IMPORT = "import"
    LESSON = "lesson"
    CHALLENGE = "challenge"


class Ended(models.TextChoices):
    """How a game came to its end: by its rules, because those who were left agreed to count what they had, or because
    its journal had no end."""

    PLAYED = ""
    AGREED = "agreed"
    LONG = "long"


class Table(models.Model):
    """A table. `seq` is the length of its journal; `snapshot_seq` says which snapshot it is opened from."""

    name = models.CharField(max_length=NAME_LENGTH, unique=True, default=table_name)
    title = models.CharField(max_length=40)
    version = models.CharField(max_length=40)
    seat_count = models.PositiveSmallIntegerField()
    options = ExactJSON(default=dict)
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.GATHERING)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PUBLIC)
    kind = models.CharField(max_length=10, choices=Kind.choices, default=Kind.GAME)
    invitation = models.CharField(max_length=INVITATION_LENGTH, unique=True, default=invitation)
    seed = models.CharField(max_length=64)
    """The secret of the dice; shown to nobody before the game is over."""
    seq = models.PositiveIntegerField(default=0)
    snapshot_seq = models.PositiveIntegerField(default=0)
    first_seq = models.PositiveIntegerField(default=0)
    """The first position that may be looked at: in a branch, what lies before the new deal is nobody's business."""
    origin = models.CharField(max_length=NAME_LENGTH, blank=True, default="")
    """The name of the real table, if this one asks what would happen there."""
    lesson = models.PositiveSmallIntegerField(null=True)
    """Which lesson of the title this is, if it is one."""
    stirs = models.PositiveIntegerField(default=0)
    """Counts what happens here beside the game: people who sit down, talk, ask to go back."""
    table_extras = ExactJSON(default=dict)
    """How far undo and redo go, and the standing orders: what neither snapshot nor journal tells."""
    to_act = models.JSONField(default=list)
    scores = models.JSONField(null=True)
    winners = models.JSONField(null=True)
    timing = models.JSONField(default=dict)
    """The numbers of its clock, as `timing` has them; empty if it has none."""
    teaching = models.BooleanField(default=False)
    """People learn here: whoever is asked may ask for advice, and the game counts for no rating."""
    ended = models.CharField(max_length=10, choices=Ended.choices, default=Ended.PLAYED, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    moved = models.DateTimeField(auto_now=True)

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["status", "-moved"]),
            models.Index(fields=["owner", "status", "-moved"]),
        ]

    def __str__(self) -> str:
        return f"{self.title} {self.name}"

    @property
    def together(self) -> bool:
        """Do all win or lose together? What is not installed is played against each other, as far as we know."""
        try:
            return find_title(self.title).together(self.options)
        except UnknownTitle:
            return False


class Seat(models.Model):
    """A seat at a table: a person, or a bot by its name, or free.

    Who resigns leaves the seat to a bot, the caretaker, and stays in `resigned_by`: a member who watches. Who was away
    too long is in `away`: the caretaker plays for them until they take the seat back, or somebody else takes it over
    because the others wanted that.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    bot = models.CharField(max_length=40, blank=True)
    reserved_for = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    resigned_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    away = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    wanted = models.BooleanField(default=False)
    """Is somebody looked for who takes the seat over?"""
    ready = models.BooleanField(default=False)
    name = models.CharField(max_length=80, blank=True)
    """What a game file calls the player, or who plays several seats calls this one; else empty."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_a_number")]

    def __str__(self) -> str:
        return f"{self.table}: seat {self.number}"


class Entry(models.Model):
    """A line of the journal. Lines are added and never changed."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="entries")
    seq = models.PositiveIntegerField()
    who = models.SmallIntegerField()
    key = models.CharField(max_length=80)
    answer = ExactJSON(null=True)
    by = models.CharField(max_length=10, blank=True)
    at = models.DateTimeField(auto_now_add=True)
    request = models.CharField(max_length=64, null=True)
    """The key of the request that wrote it, so that the same request sent twice is answered twice and done once."""
    until = models.PositiveIntegerField(null=True)
    """The length of the journal after that request."""

    class Meta:
        verbose_name_plural = "entries"
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "seq"], name="one_entry_a_number"),
            models.UniqueConstraint(fields=["table", "request"], name="one_entry_a_request"),
        ]

    def __str__(self) -> str:
        return f"{self.table}: entry {self.seq}"


class Snapshot(models.Model):
    """A table at a checkpoint. With the entries from `seq` on it is the table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="snapshots")
    seq = models.PositiveIntegerField()
    data = ExactJSON()

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "seq"], name="one_snapshot_a_place")]

    def __str__(self) -> str:
        return f"{self.table}: snapshot {self.seq}"


class LogLine(models.Model):
    """A line of the game's log: the `number`-th that entry `seq` brought about; `seats` may read it, or everybody.

    The line of an entry that was undone or taken back is struck, not deleted: it was read, and an undone entry can come
    back into force when the undoing itself is taken back.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="lines")
    seq = models.PositiveIntegerField()
    number = models.PositiveSmallIntegerField()
    key = models.CharField(max_length=80)
    params = ExactJSON(default=dict)
    seats = models.JSONField(null=True)
    struck = models.BooleanField(default=False)
    at: datetime | None = None
    """When the entry was made; read with the line and kept with the entry."""

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "seq", "number"], name="one_line_a_number")]

    def __str__(self) -> str:
        return f"{self.table}: line {self.seq}.{self.number}"


class Petition(models.Model):
    """A seat asks the others to go back to before entry `seq`."""

    class State(models.TextChoices):
        OPEN = "open"
        ACCEPTED = "accepted"
        REFUSED = "refused"
        WITHDRAWN = "withdrawn"
        EXPIRED = "expired"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="petitions")
    seat = models.PositiveSmallIntegerField()
    seq = models.PositiveIntegerField()
    state = models.CharField(max_length=10, choices=State.choices, default=State.OPEN)
    created = models.DateTimeField(auto_now_add=True)
    expires = models.DateTimeField()
    votes = models.JSONField(default=dict)
    """Seat to consent."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["table"], condition=models.Q(state="open"), name="one_open_petition_a_table"
            )
        ]

    def __str__(self) -> str:
        return f"{self.table}: back to before {self.seq}"


class Message(models.Model):
    """Something said at a table. Spectators have a room of their own, so that nobody whispers to the players."""

    class Room(models.TextChoices):
        PLAYERS = "players"
        SPECTATORS = "spectators"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="messages")
    room = models.CharField(max_length=10, choices=Room.choices)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    text = models.TextField(max_length=limits.MESSAGE_LENGTH)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["table", "room", "id"])]

    def __str__(self) -> str:
        return f"{self.table}: message {self.pk}"


class PrivateNote(models.Model):
    """What somebody writes down for themself; nobody else reads it."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    text = models.TextField(max_length=limits.NOTE_LENGTH, blank=True)

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "user"], name="one_private_note_a_person")]

    def __str__(self) -> str:
        return f"{self.table}: note of {self.user}"


class PlanMark(models.Model):
    """A sign that a partner has put on a thing of the table, or an arrow from there to another."""

    class Sign(models.TextChoices):
        GOAL = "goal"
        ATTACK = "attack"
        HOLD = "hold"
        DANGER = "danger"
        QUESTION = "question"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="plan")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    sign = models.CharField(max_length=10, choices=Sign.choices)
    place = models.CharField(max_length=limits.TARGET_LENGTH)
    to = models.CharField(max_length=limits.TARGET_LENGTH, blank=True)
    """Where the arrow leads; a sign that stays in its place has none."""
    label = models.CharField(max_length=limits.PLAN_LABEL_LENGTH, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.table}: {self.sign} at {self.place}"


class Job(models.Model):
    """Something that must follow a move, committed with it: a bot's turn, or an alarm that rings at its time."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="jobs")
    kind = models.CharField(max_length=20)
    seat = models.SmallIntegerField()
    seq = models.PositiveIntegerField()
    """The length of the journal it belongs to; a job for an older one has nothing left to do."""
    due = models.DateTimeField(null=True, db_index=True)
    """When an alarm rings; nothing for what is to be done at once."""
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["table", "kind", "seat", "seq"], name="one_job_a_cause"),
        ]

    def __str__(self) -> str:
        return f"{self.table}: {self.kind} for seat {self.seat}"
