"""Asking a bot: it has so many seconds, and whatever goes wrong with it, its seat gives a legal answer."""

from __future__ import annotations

import random
from collections import OrderedDict

import structlog
from django.conf import settings
from django.utils.crypto import salted_hmac

from civitas import kernel
from civitas.bots import Bot, DeadEnd, make_bot, read_name
from civitas.bots.process_pool import Thinkers
from civitas.games import find_title
from civitas.kernel import Answer, NoAnswer
from civitas.site.observing import metrics
from civitas.site.tables import moves
from civitas.site.tables.limits import TookTooLong, time_limit
from civitas.site.worker.turns import Turn

BOTS_KEPT = 1024
THINKERS = Thinkers(settings.CIVITAS_BOT_PROCESSES)
"""The processes in which the bots of this process think; all its workers share them."""

log = structlog.get_logger(__name__)


class Bots:
    """The bots that this worker plays. Each is kept, so that it goes on as it began."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, turn: Turn, table: kernel.Table) -> Answer:
        """What the bot says, or any legal answer if it takes too long, fails, or says what it may not."""
        try:
            with metrics.BOT_SECONDS.time():
                said = self._said(turn, table)
            if table.prompt(turn.seat).verdict(said) is None:
                return said
            log.error("bot said what it may not", bot=turn.bot, table=turn.table, seat=turn.seat, seq=table.seq)
        except TookTooLong:
            log.warning("bot took too long", bot=turn.bot, table=turn.table, seat=turn.seat, seq=table.seq)
        except Exception:
            log.exception("bot failed", bot=turn.bot, table=turn.table, seat=turn.seat, seq=table.seq)
        self._kept.pop((turn.table, turn.seat, turn.bot), None)
        return _any(turn)

    def _said(self, turn: Turn, table: kernel.Table) -> Answer:
        """The answer of a bot that thinks for seconds comes from a process of its own, all others from here."""
        if read_name(turn.bot).thinks_ahead:
            asked = turn.asked.timestamp()
            return THINKERS.choose(turn.bot, _seed(turn), table, turn.seat, settings.CIVITAS_BOT_SECONDS, asked)
        with time_limit(settings.CIVITAS_BOT_SECONDS):
            return self._bot(turn).choose(table, turn.seat)

    def _bot(self, turn: Turn) -> Bot:
        place = (turn.table, turn.seat, turn.bot)
        bot = self._kept.pop(place, None)
        if bot is None:
            bot = make_bot(turn.bot, find_title(turn.title), _seed(turn))
        self._kept[place] = bot
        while len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return bot


def _seed(turn: Turn) -> str:
    """Nobody at the table can know the seed, and so nobody can foresee the bot."""
    return salted_hmac("civitas.bot", f"{turn.table} {turn.seat}", algorithm="sha256").hexdigest()


def _any(turn: Turn) -> Answer:
    """Any legal answer. The table is opened anew: a bot that was interrupted may have left the other one in a mess."""
    table = moves.look(turn.table)
    with time_limit(settings.CIVITAS_MOVE_SECONDS):
        try:
            return table.prompt(turn.seat).sample(random.SystemRandom())
        except NoAnswer:
            raise DeadEnd(table, turn.seat) from None
