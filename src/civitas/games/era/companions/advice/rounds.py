"""What leaders can do in a round, and what each action is worth with so many of them."""

from __future__ import annotations

from civitas.games.advice import once
from civitas.games.era.actions.choosing import (
    ACTIONS,
    ADVANCE,
    DIPLOMACY,
    EXPANSION,
    GAMES,
    LEADER,
    LUXURY_GOOD,
    PASS,
    REVOLUTION,
    TAXES,
    TRADE,
    WITH_LUXURY,
)
from civitas.games.era.actions.diplomacy import BRIBE, GREY, bribe_price
from civitas.games.era.actions.simple import games_rise, tax_loss, trade_income
from civitas.games.era.advances import NONE
from civitas.games.era.box.content import (
    AGES,
    BOX,
    EPOCHS,
    FIELDS,
    LEVELS,
    MECHANICS,
    NAVIGATION,
    VILLAGES,
    WHEEL,
    Epoch,
    village,
)
from civitas.games.era.box.tracks import MOST
from civitas.games.era.companions.advice.numbers import ACTION, DEAL, FIELD, WORTH
from civitas.games.era.companions.advice.stand import Stand, realms_in
from civitas.games.era.expansion.growth import placed_growth
from civitas.kernel import Prompt


def worth_of(stand: Stand, action: str, leaders: int, luxury: int) -> float:
    """What an action is worth with so many leaders and luxury goods."""
    return _WORTHS[action](stand, leaders, luxury)


def _expansion(stand: Stand, leaders: int, luxury: int) -> float:
    """Growth beyond what comes by itself at the end of the round, as far as there is room for it."""
    natural = stand.realm["growth"]
    return _of_growth(stand, natural + placed_growth(leaders, luxury)) - _of_growth(stand, natural)


def _of_growth(stand: Stand, growth: int) -> float:
    if growth < 0:
        return growth * (WORTH["growth"] + WORTH["vassal"] + WORTH["province"])
    used = min(growth, stand.room)
    return float(WORTH["growth"] * stand.taste["land"] * used + WORTH["unused_growth"] * (growth - used))


def _trade(stand: Stand, leaders: int, luxury: int) -> float:
    assert stand.tribe is not None
    income = trade_income(stand.tribe, leaders, luxury, stand.realm["trade"])
    return float(stand.thaler * stand.taste["trade"] * income)


def _taxes(stand: Stand, leaders: int, luxury: int) -> float:
    assert stand.tribe is not None
    cities = len(stand.realm["cities"])
    loss = tax_loss(cities, leaders, stand.tribe.city_malus)
    return float(stand.thaler * stand.taste["trade"] * cities * leaders - stand.morale * loss)


def _games(stand: Stand, leaders: int, luxury: int) -> float:
    assert stand.tribe is not None
    rise = games_rise(stand.tribe, leaders, luxury, stand.realm["games"])
    return float(stand.morale * min(rise, MOST - stand.realm["morale"]))


def _advance(stand: Stand, leaders: int, luxury: int) -> float:
    """The best that one can pay, and a little less for each further one."""
    worths = sorted((field_worth(stand, field) for field in WHEEL if _affordable(stand, field)), reverse=True)
    return sum(worths[:leaders]) if worths else ACTION["idle"]


def _affordable(stand: Stand, field: str) -> bool:
    price = stand.realm["prices"][field]
    return price is not None and bool(price <= stand.realm["thalers"])


def field_worth(stand: Stand, field: str, *, free: bool = False) -> float:
    """What the next level of a field is worth, its price taken off."""
    realm, effect = stand.realm, FIELDS[field]
    level = realm["levels"][field] + 1
    if level > LEVELS[-1]:
        return ACTION["idle"]
    gain = WORTH["advance"] * stand.taste["knowledge"]
    if effect.food:
        gain += stand.food * effect.food[level]
        gain += FIELD["agriculture_second"] if level == BOX["round"]["farming_level"] else 0.0
    if effect.morale:
        gain += stand.morale * min(effect.morale[level], MOST - realm["morale"])
    if effect.influence:
        gain += WORTH["influence"] * effect.influence[level]
    if effect.trade:
        gain += (
            FIELD["commerce_marker"]
            * WORTH["thaler"]
            * stand.rounds_left
            * stand.taste["trade"]
            * (effect.trade[level] - effect.trade[level - 1])
        )
    if effect.cities:
        gain += stand.taste["cities"] * _cities(stand, effect.cities[level] - effect.cities[level - 1])
    if field == MECHANICS:
        gain += FIELD["mechanics"] * stand.taste["war"]
        gain += FIELD["mechanics_points"] * (effect.points[level] - effect.points[level - 1])
    if field == NAVIGATION:
        gain += FIELD["navigation"] + FIELD["navigation_fleet"] * _fleets_near(stand)
        gain += 0.0 if realm["levels"][field] else FIELD["navigation_shores"] * _shores_near(stand)
    if all(other["levels"][field] < level for other in realms_in(stand.view)):
        gain += BOX["advance_price"]["pioneer_influence"] * WORTH["influence"]
    if realm["advances"] + 1 == _next_epoch(stand).advances:
        gain += FIELD["condition"]
    price = 0 if free else realm["prices"][field]
    return gain - stand.thaler * price


def _seas_near(stand: Stand) -> set[str]:
    return {sea for place in stand.land for sea in stand.atlas.seas_beside[place] if stand.empty(sea)}


def _fleets_near(stand: Stand) -> float:
    """What the fleets that come with a level would hold: the best of the empty seas beside one's land."""
    assert stand.tribe is not None
    worths = sorted((stand.bounty(sea) for sea in _seas_near(stand)), reverse=True)
    return sum(worths[: stand.tribe.free_fleets])


def _cities(stand: Stand, more: int) -> float:
    """What the right to more cities is worth: as many as there is food for, and more if it is what they wait for."""
    assert stand.tribe is not None
    realm = stand.realm
    fed = min(more, max(0, stand.spare_food) // stand.tribe.city_food)
    needed = len(realm["cities"]) + stand.planned >= realm["city_limit"]
    each = FIELD["architecture_needed"] if needed else FIELD["architecture"]
    return float(each * fed + FIELD["architecture_unfed"] * (more - fed))


def _shores_near(stand: Stand) -> float:
    """What the best of the empty seas beside one's land would open to a fleet."""
    return max((stand.opened(sea) for sea in _seas_near(stand)), default=0.0)


def _next_epoch(stand: Stand) -> Epoch:
    return EPOCHS[AGES[min(stand.realm["epoch"] + 1, len(AGES) - 1)]]


def _diplomacy(stand: Stand, leaders: int, luxury: int) -> float:
    best = sorted((deed_worth(stand, deed) for deed in (GREY, BRIBE)), reverse=True)
    return leaders * WORTH["treaty"] + sum(worth for worth in best[:leaders] if worth > 0)


def deed_worth(stand: Stand, deed: str) -> float:
    """What a deed of diplomacy is worth."""
    realm = stand.realm
    assert stand.tribe is not None
    if deed == GREY:
        if not stand.view["greys"] or realm["thalers"] < stand.tribe.grey_thalers:
            return ACTION["idle"]
        if realm["free"] < stand.tribe.grey_vassals:
            return ACTION["idle"]
        price = stand.thaler * stand.tribe.grey_thalers + WORTH["growth"] * stand.tribe.grey_vassals
        return WORTH["leader"] * stand.rounds_left - price
    if deed == BRIBE:
        poorer = sum(other["influence"] < realm["influence"] for other in realms_in(stand.view))
        cost = bribe_price(realm["influence"]) * poorer
        if stand.view["ring"] >= 0 or cost > realm["thalers"]:
            return ACTION["idle"]
        return float(WORTH["influence"] * BOX["diplomacy"]["bribe_influence"] - stand.thaler * cost)
    return DEAL[deed]


def _revolution(stand: Stand, leaders: int, luxury: int) -> float:
    """A new epoch, for the rest of the round."""
    epoch, view = _next_epoch(stand), stand.view
    first = all(other["epoch"] <= stand.realm["epoch"] for other in realms_in(view))
    gain = WORTH["epoch"] + WORTH["influence"] * BOX["epoch_entry"]["first_influence" if first else "influence"]
    if first:
        gain += ACTION["score_card"]
        rivals = [other for seat, other in enumerate(realms_in(view)) if seat != stand.seat]
        gain += ACTION["rival_near"] * any(other["advances"] >= epoch.advances - 1 for other in rivals)
    return float(gain - ACTION["rest_of_round"] * (stand.realm["leaders"] - 1))


_WORTHS = {
    EXPANSION: _expansion,
    TRADE: _trade,
    TAXES: _taxes,
    DIPLOMACY: _diplomacy,
    ADVANCE: _advance,
    GAMES: _games,
    REVOLUTION: _revolution,
}


# ---------------------------------------------------------------------- ratings


def action(stand: Stand, prompt: Prompt, answer: str) -> float:
    """An action with one leader, and with the luxury goods that fit it."""
    if answer == PASS:
        return ACTION["pass"]
    if answer.startswith("use:"):
        return _village(stand, answer)
    return worth_of(stand, answer, 1, stand.luxuries_left if answer in WITH_LUXURY else 0)


def _village(stand: Stand, answer: str) -> float:
    gift = VILLAGES[village(answer.removeprefix("use:"))]
    if gift.deed == "advance":
        return max(field_worth(stand, field) for field in WHEEL) + WORTH["influence"]
    if gift.morale:
        return ACTION["village"] if stand.realm["morale"] <= MOST - ACTION["morale_room"] else ACTION["idle"]
    return ACTION["idle"] if gift.militia else ACTION["village"]


@once
def _alone(stand: Stand, action: str) -> float:
    """What an action is worth with one leader and nothing else; every answer about leaders asks for it."""
    return worth_of(stand, action, 1, 0)


def commit(stand: Stand, prompt: Prompt, answer: dict[str, int]) -> float:
    """What is placed here does not serve elsewhere: the rest goes to the best of the other actions."""
    assert prompt.params is not None
    chosen, realm = prompt.params["action"], stand.realm
    leaders, luxury = answer.get(LEADER, 0), answer.get(LUXURY_GOOD, 0)
    left, goods = realm["leaders"] - leaders, stand.luxuries_left - luxury
    open_ = [one for one in ACTIONS if one not in realm["actions"] and one != REVOLUTION]
    alone = {one: _alone(stand, one) for one in open_}
    others = sorted(alone.values(), reverse=True)[:left]
    with_goods = [one for one in open_ if one in WITH_LUXURY]
    best_good = max((worth_of(stand, one, 1, goods) - alone[one] for one in with_goods), default=0.0)
    rest = sum(worth for worth in others if worth > 0) + (best_good if left else 0.0)
    return worth_of(stand, chosen, leaders, luxury) + rest


def advance(stand: Stand, prompt: Prompt, answer: str) -> float:
    """By what the rules ask for it here, which may be half."""
    if answer == NONE:
        return 0.0
    return float(field_worth(stand, answer, free=True) - stand.thaler * prompt.label(answer).params["cost"])


def first_advance(stand: Stand, prompt: Prompt, answer: str) -> float:
    """The first one costs nothing."""
    return field_worth(stand, answer, free=True)


def diplomacy(stand: Stand, prompt: Prompt, answer: str) -> float:
    """One of three deeds, or none."""
    return deed_worth(stand, answer)
