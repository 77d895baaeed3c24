"""§11.5 Great persons: events that somebody may buy and later play like an action card."""

from __future__ import annotations

from civitas.games.clash.box.content import GREAT_PERSONS
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, after
from civitas.games.clash.events.drawing import effect
from civitas.kernel import Ask, Note, Procedure, YesNo


@effect("great_person")
def great_person(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.6 The drawer may have the card for a culture token, then the others in turn for two; else it is gone."""
    for buyer in (seat, *after(g, seat)):
        tokens = GREAT_PERSONS.drawer_pays if buyer == seat else GREAT_PERSONS.others_pay
        price = price_of("event", "great_person", {"culture": tokens}, g, buyer)
        if affordable(g, buyer, price) is not None:
            continue
        prompt = YesNo(
            "open-person" if event.lies_open else "great-person",
            rule="11.6",
            params={"event": event.name, "number": tokens},
        )
        if (yield Ask(buyer, prompt)):
            yield from pay(g, buyer, price)
            g.event_kept = True
            if event.lies_open:
                g.players[buyer].persons += (g.event,)
                yield Note("person-open", seat=buyer, event=event.name)
                yield from trigger("person.open", g, buyer, g.event)
                return
            g.players[buyer].action_cards += (g.event,)
            yield Note("great-person", seat=buyer, event=event.name)
            return
