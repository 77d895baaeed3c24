"""Asking a bot: it has so many seconds, and whatever goes wrong with it, its seat gives a legal answer."""

from __future__ import annotations

import random
from collections import OrderedDict

import structlog
from django.conf import settings
from django.utils.crypto import salted_hmac

from civitas import kernel
from civitas.bots import Bot, DeadEnd, make_bot
from civitas.games import find_title
from civitas.kernel import Answer
from civitas.site.observing import figures
from civitas.site.tables import moves
from civitas.site.tables.limits import TookTooLong, time_limit
from civitas.site.worker.turns import Turn

BOTS_KEPT = 1024

log = structlog.get_logger(__name__)


class Bots:
    """The bots that this worker plays. Each is kept, so that it goes on as it began."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, turn: Turn, table: kernel.Table) -> Answer:
        """What the bot says, or any legal answer if it takes too long, fails, or says what it may not."""
        try:
            with time_limit(settings.CIVITAS_BOT_SECONDS), figures.BOT_SECONDS.time():
                said = self._bot(turn).choose(table, turn.seat)
            if table.prompt(turn.seat).verdict(said) is None:
                return said
            log.error("bot said what it may not", bot=turn.bot, table=turn.table, seat=turn.seat, seq=table.seq)
        except TookTooLong:
            log.warning("bot took too long", bot=turn.bot, table=turn.table, seat=turn.seat, seq=table.seq)
        except Exception:
            log.exception("bot failed", bot=turn.bot, table=turn.table, seat=turn.seat, seq=table.seq)
        self._kept.pop((turn.table, turn.seat, turn.bot), None)
        return _any(turn)

    def _bot(self, turn: Turn) -> Bot:
        place = (turn.table, turn.seat, turn.bot)
        bot = self._kept.pop(place, None)
        if bot is None:
            # Nobody at the table can know the seed, and so nobody can foresee the bot.
            seed = salted_hmac("civitas.bot", f"{turn.table} {turn.seat}", algorithm="sha256").hexdigest()
            bot = make_bot(turn.bot, find_title(turn.title), seed)
        self._kept[place] = bot
        while len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return bot


def _any(turn: Turn) -> Answer:
    """Any legal answer. The table is opened anew: a bot that was interrupted may have left the other one in a mess."""
    table = moves.look(turn.table)
    with time_limit(settings.CIVITAS_MOVE_SECONDS):
        legal = table.legal(turn.seat)
    if not legal:
        raise DeadEnd(table, turn.seat)
    return random.choice(legal)  # noqa: S311 - a bot's whim needs no cryptography
