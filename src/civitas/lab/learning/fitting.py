"""From rows to weights: a sum over traits for each phase, and, if it is wanted, a small net that learns what the sums
miss. The sums begin with the weights that were kept before, at first with the written evaluation, and leave them only
where the games say so clearly: what goes with a lead need not have brought it about.

The target is the lead in the end, or, by temporal differences, the worth of the next position of the same seat mixed
with what came later: TD(lambda). One game in five is held out, and all that is told of errors is told of those.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.bots.learned import FAR, Weights
from civitas.lab.extras import need
from civitas.lab.learning.playing import Rows

HELD_OUT = 5
"""Every so manieth game is held out."""
TINY = 1e-7
"""The written evaluation is a sum of traits; this keeps its weights finite where two traits say the same."""
STEP, DECAY, BATCH = 2e-3, 1e-4, 512
PATIENCE = 4
"""The net stops after so many rounds through the data without a gain."""
SHARES = (1.0, 0.75, 0.5, 0.25, 0.0)
"""How much of the net is believed: what does best on games that it was not fitted to."""
LEAST_ROWS = 8
TENTHS = 10


class Tenth(NamedTuple):
    """A tenth of the held-out positions, by what is foretold."""

    foretold: float
    came: float
    error: float
    """The standard error of what came, as if positions were independent."""


class Fit(NamedTuple):
    """What was learned, and how well it foretells the lead in games that were held out."""

    weights: Weights
    explained: dict[str, list[float]]
    """The share of the variance, for each phase and all together, last: of the written evaluation brought to scale, of
    the sums, and of all."""
    error: dict[str, float]
    """The root of the mean square error."""
    kinds: list[float]
    """The share of the variance that all together explains, by the kind of a position."""
    tenths: list[Tenth]
    share: float
    """How much of the net is believed."""
    rows: int
    games: int


def fit(
    rows: Rows,
    phases: int,
    names: tuple[str, ...],
    hidden: int,
    trace: float | None,
    pull: float,
    seed: int,
    before: Weights | None = None,
) -> Fit:
    """Fit to rows; `trace` is the lambda of temporal differences, None for the lead in the end.

    `pull` is how strongly the sums are drawn to the weights that were kept before, or to the written evaluation.
    """
    np = need("numpy")
    drawn = rows.hand if before is None else worths(np, rows, before)
    held = rows.game % HELD_OUT == HELD_OUT - 1
    if not held.any():
        held = rows.game == rows.game.max()
    train = ~held
    if not train.any():
        train = held
    tune = train & (rows.game % HELD_OUT == 0)
    lead = rows.lead.astype(np.float64)
    linear, level = _sums(np, rows, lead, drawn, train, phases, pull)
    if trace is not None:
        target = _later(np, rows, _by_sums(np, rows, linear, level), trace)
        linear, level = _sums(np, rows, target, drawn, train, phases, pull)
    else:
        target = lead
    sums = _by_sums(np, rows, linear, level)
    middle, spread = rows.traits[train].mean(0), rows.traits[train].std(0)
    scale = np.where(spread > 1e-6, 1 / np.maximum(spread, 1e-6), 0.0)
    seen = np.clip((rows.traits - middle) * scale, -FAR, FAR).astype(np.float32)
    inputs, bias, outputs, last, net = _net(np, seen, target - sums, train & ~tune, tune, hidden, seed)
    share = _believed(np, lead - sums, net, tune) if hidden else 0.0
    weights = Weights(
        names,
        linear.tolist(),
        level.tolist(),
        middle.tolist(),
        scale.tolist(),
        inputs.tolist(),
        bias.tolist(),
        (share * outputs).tolist() if share else [],
        share * float(last) if share else 0.0,
    )
    if not share:
        weights = weights._replace(inputs=[[] for _ in names], bias=[])
    whole = sums + share * net
    hand = _brought_to_scale(np, rows, lead, train, phases)
    told = {"hand": hand, "linear": sums, "learned": whole}
    groups = [held & (rows.phase == phase) for phase in range(phases)] + [held]
    return Fit(
        weights,
        {name: [_explained(np, lead, found, group) for group in groups] for name, found in told.items()},
        {name: float(np.sqrt(((lead - found)[held] ** 2).mean())) for name, found in told.items()},
        [_explained(np, lead, whole, held & (rows.kind == kind)) for kind in range(3)],
        _tenths(np, lead[held], whole[held]),
        share,
        len(lead),
        len(np.unique(rows.game)),
    )


def _sums(np: Any, rows: Rows, target: Any, drawn: Any, train: Any, phases: int, pull: float) -> tuple[Any, Any]:
    """In each phase the evaluation to which one is drawn, brought to scale, and ridge regression on what it misses.

    How a seat plays is told apart first. Whoever plays well has more of everything and is ahead in the end, so that all
    of it would seem to be worth something.
    """
    width = rows.traits.shape[1]
    linear, level = np.zeros((phases, width)), np.zeros(phases)
    for phase in range(phases):
        here = train & (rows.phase == phase)
        if here.sum() < LEAST_ROWS:
            continue
        traits, wanted = rows.traits[here].astype(np.float64), target[here]
        middle, apart = traits.mean(0), _apart(np, rows.ways[here].astype(np.float64))
        standard = apart(traits)
        spread = standard.std(0)
        spread = np.where(spread > 1e-6, spread, np.inf)
        standard /= spread
        covariance = standard.T @ standard / len(wanted)
        missed, known = apart(wanted), apart(drawn[here].astype(np.float64))
        kept = np.zeros(width)
        if known.any():
            share = (known @ missed) / (known @ known)
            kept = share * np.linalg.solve(covariance + TINY * np.eye(width), standard.T @ known / len(known))
            missed = missed - share * known
        found = np.linalg.solve(covariance + pull * np.eye(width), standard.T @ missed / len(missed))
        slope = (kept + found) / spread
        linear[phase], level[phase] = slope, wanted.mean() - middle @ slope
    return linear, level


def _apart(np: Any, ways: Any) -> Any:
    """Takes out of numbers what the ways in which seats play say of them, and their mean."""
    told = np.column_stack([np.ones(len(ways)), ways])
    back = np.linalg.pinv(told)
    return lambda numbers: numbers - told @ (back @ numbers)


def worths(np: Any, rows: Rows, weights: Weights) -> Any:
    """What weights say of every row, the net included."""
    said = _by_sums(np, rows, np.asarray(weights.linear), np.asarray(weights.level))
    if weights.outputs:
        seen = np.clip((rows.traits - np.asarray(weights.middle)) * np.asarray(weights.scale), -FAR, FAR)
        active = np.maximum(seen @ np.asarray(weights.inputs) + np.asarray(weights.bias), 0)
        said = said + active @ np.asarray(weights.outputs) + weights.last
    return said


def _by_sums(np: Any, rows: Rows, linear: Any, level: Any) -> Any:
    return np.einsum("nk,nk->n", rows.traits.astype(np.float64), linear[rows.phase]) + level[rows.phase]


def _later(np: Any, rows: Rows, worth: Any, trace: float) -> Any:
    """What each position leads to, by TD(lambda): backwards through the positions of one seat in one game."""
    target = rows.lead.astype(np.float64).copy()
    order = np.lexsort((np.arange(len(target)), rows.seat, rows.game))
    for one, after in zip(order[-2::-1], order[:0:-1], strict=True):
        if rows.game[one] == rows.game[after] and rows.seat[one] == rows.seat[after]:
            target[one] = (1 - trace) * worth[after] + trace * target[after]
    return target


def _net(
    np: Any, seen: Any, missed: Any, train: Any, tune: Any, hidden: int, seed: int
) -> tuple[Any, Any, Any, float, Any]:
    """A net with one hidden layer (Adam; it stops where other games gain no more), and what it says of every row."""
    rng = np.random.default_rng(seed)
    width = seen.shape[1]
    spread = float(missed[train].std()) or 1.0 if train.any() else 1.0
    weights = [
        (rng.standard_normal((width, hidden)) / np.sqrt(width)).astype(np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32),  # a net that learns nothing says nothing
        np.zeros(1, np.float32),
    ]
    wanted = (missed / spread).astype(np.float32)

    def say(x: Any, w: list[Any]) -> Any:
        return np.maximum(x @ w[0] + w[1], 0) @ w[2] + w[3][0]

    moments = [[np.zeros_like(w), np.zeros_like(w)] for w in weights]
    best, kept, waited, steps = np.inf, [w.copy() for w in weights], 0, 0
    places = np.flatnonzero(train)
    judge = np.flatnonzero(tune if tune.any() else train)
    while hidden and waited < PATIENCE and len(places):
        rng.shuffle(places)
        for begin in range(0, len(places), BATCH):
            here = places[begin : begin + BATCH]
            x, steps = seen[here], steps + 1
            inner = x @ weights[0] + weights[1]
            active = np.maximum(inner, 0)
            wrong = (active @ weights[2] + weights[3][0] - wanted[here]) / len(here)
            back = np.outer(wrong, weights[2]) * (inner > 0)
            slopes = [x.T @ back + DECAY * weights[0], back.sum(0), active.T @ wrong, wrong.sum(keepdims=True)]
            for weight, slope, moment in zip(weights, slopes, moments, strict=True):
                moment[0] += 0.1 * (slope - moment[0])
                moment[1] += 0.001 * (slope**2 - moment[1])
                first, second = moment[0] / (1 - 0.9**steps), moment[1] / (1 - 0.999**steps)
                weight -= STEP * first / (np.sqrt(second) + 1e-8)
        error = float(((say(seen[judge], weights) - wanted[judge]) ** 2).mean())
        if error < best - 1e-4:
            best, kept, waited = error, [w.copy() for w in weights], 0
        else:
            waited += 1
    return kept[0], kept[1], spread * kept[2], spread * float(kept[3][0]), spread * say(seen, kept).astype(np.float64)


def _believed(np: Any, missed: Any, net: Any, tune: Any) -> float:
    if not tune.any():
        return 0.0
    return min(SHARES, key=lambda share: float(((missed - share * net)[tune] ** 2).mean()))


def _brought_to_scale(np: Any, rows: Rows, lead: Any, train: Any, phases: int) -> Any:
    """The written evaluation, as good as a line through it makes it in each phase."""
    found = np.full(len(lead), lead[train].mean())
    for phase in range(phases):
        here = train & (rows.phase == phase)
        if here.sum() >= LEAST_ROWS:
            hand = rows.hand[here].astype(np.float64)
            spread = hand.var()
            slope = ((hand - hand.mean()) * (lead[here] - lead[here].mean())).mean() / spread if spread else 0.0
            inside = rows.phase == phase
            found[inside] = lead[here].mean() + slope * (rows.hand[inside] - hand.mean())
    return found


def _explained(np: Any, lead: Any, found: Any, group: Any) -> float:
    if group.sum() < 2 or not (spread := lead[group].var()):
        return 0.0
    return float(1 - ((lead - found)[group] ** 2).mean() / spread)


def _tenths(np: Any, lead: Any, foretold: Any) -> list[Tenth]:
    order = np.argsort(foretold, kind="stable")
    return [
        Tenth(float(foretold[part].mean()), float(lead[part].mean()), float(lead[part].std() / np.sqrt(len(part))))
        for part in np.array_split(order, TENTHS)
        if len(part)
    ]
