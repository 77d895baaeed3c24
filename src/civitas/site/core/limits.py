"""Every limit of the site, in one place. docs/limits.md says what happens beyond each, and a test holds the two
together: whoever adds a limit here adds its line there.
"""

from __future__ import annotations

# --- requests ---------------------------------------------------------------------------------------------------------
BODY_BYTES = 3_000_000
"""Of a request's body that brings a game file along."""
SMALL_BODY_BYTES = 200_000
"""Of every other body."""
BODY_SECONDS = 10
"""In which all of a body must be here."""
BODIES_BYTES = 60_000_000
"""Of all bodies that one process holds at the same time."""
HEALTH_SECONDS = 5
"""In which the database must answer when somebody asks whether the site is well."""

# --- how often --------------------------------------------------------------------------------------------------------
ANSWERS_A_MINUTE = 1200
"""Of one person: as many as a quick bot gives."""
WRITES_A_MINUTE = 120
"""Whatever else one person writes."""
HEAVY_A_MINUTE = 20
"""What costs the site seconds, for one person."""
TABLES_A_MINUTE = 12
"""New tables of one person, or of all guests from one address together."""

# --- playing ----------------------------------------------------------------------------------------------------------
ANSWER_BYTES = 16_000
"""Of an answer, as JSON."""
MOVE_SECONDS = 5
"""The rules may think about one answer no longer than this (CIVITAS_MOVE_SECONDS)."""
BOT_SECONDS = 10
"""A bot may think about one answer no longer than this (CIVITAS_BOT_SECONDS)."""
JOURNAL_ENTRIES = 51_200
"""Of one game. The longest that anybody has played here has a few thousand."""
UNDO_ENTRIES = 25_600
"""Up to which answers are taken back: nobody ends a game by going back and forth."""
ORDERS_A_SEAT = 50
"""Standing orders."""
ORDER_LENGTH = 2000
"""Letters of a standing order's answer, as JSON."""
BRANCHES_KEPT = 20
"""Tries at other moves that one person keeps."""

# --- what one person has ----------------------------------------------------------------------------------------------
GUEST_TABLES = 3
"""Tables of a guest's that wait for players or are being played."""
WAITING_TABLES = 5
"""Tables of one person's that wait for players."""
GAMES_EACH = 30
"""Tables at which one person sits, until their games are over."""
THOUGHTS_EACH = 2
"""Hints, and looks back at finished games, that one person waits for."""

# --- talk -------------------------------------------------------------------------------------------------------------
MESSAGE_LENGTH = 1000
"""Letters of one message."""
NOTE_LENGTH = 20_000
"""Letters of what somebody writes down about one table."""
PLAN_MARKS = 40
"""Signs and arrows of one person in the plan that partners share at a table."""
PLAN_LABEL_LENGTH = 40
"""Letters beside one of them."""
TARGET_LENGTH = 80
"""Letters of the name of a thing on the table (`province:gallia`) that one of them is put on."""

# --- game files -------------------------------------------------------------------------------------------------------
FILE_LENGTH = 2_000_000
"""Letters of a game file that is brought along."""
FILE_ENTRIES = 20_000
"""Entries of its journal."""
IMPORT_SECONDS = 5
"""What replaying it may take."""

# --- notices ----------------------------------------------------------------------------------------------------------
CHANNELS_EACH = 20
"""By how many channels one person is told."""
OUTGOING_SECONDS = 10
"""For a request to an address that somebody gave us: looking up, connecting, sending, waiting and reading together."""
REPLY_BYTES = 4096
"""Of the reply to it that are read."""
RETRY_SECONDS = 21_600
"""That a reply may ask us to wait (`Retry-After`), and that we wait at most after a failure."""
FAILURES_IN_A_ROW = 10
"""Then a channel is switched off."""

# --- streams ----------------------------------------------------------------------------------------------------------
STREAM_SECONDS = 900
"""After so long, give or take a fifth, a stream ends; the browser comes back and is asked again who it is."""
PASS_SECONDS = 30
"""So often it is looked whether those who hold streams are still signed in."""
STREAMS_EACH = 30
"""Open streams of one person."""
STRANGERS_STREAMS = 60
"""Of all strangers from one address together."""
ADDRESS_STREAMS = 500
"""Of everybody from one address."""
STREAMS_A_MINUTE = 300
"""That are opened by one person, or from one address."""

# --- the machine ------------------------------------------------------------------------------------------------------
DISK_BYTES = 50_000_000
"""That must be free where the SQLite file lies."""
