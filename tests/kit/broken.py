"""Games with one fault each: Lanterns with a few words changed. The kit must find every one of them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

GOOD = Path(__file__).parent / "lanterns"
RULES, GERMAN, ENGLISH, INDEX = "__init__.py", "texts/de.ftl", "texts/en.ftl", "rules.toml"
TALLY = "tally.py"
ACTS_FILE = "acts.toml"


class Broken(NamedTuple):
    """A fault: the check that finds it, a piece of what the check says, the changes (file, old words, new words)."""

    name: str
    check: str
    says: str
    changes: tuple[tuple[str, str, str], ...]


def build(broken: Broken, folder: Path) -> str:
    """Write the broken game as a package below the folder; returns the name of the package."""
    package = f"lanterns_{broken.name}"
    shutil.copytree(GOOD, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in broken.changes:
        path = folder / package / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{broken.name}: {old!r} is {text.count(old)} times in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    return package


def add_companion(package: Path, name: str, module: str, text: str) -> None:
    """Give a built game one companion more: the module, and its mention where the others are declared."""
    (package / f"{module}.py").write_text(text)
    rules = package / RULES
    declared = "return Companions("
    text = rules.read_text(encoding="utf-8")
    assert text.count(declared) == 1
    text = text.replace(declared, f"{declared}{name}={module}.{name}, ")
    rules.write_text(text.replace("from . import ledger", f"from . import {module}, ledger"), encoding="utf-8")


ACTS = '["draw", "roll", "give", "rest"]'
VIEW = '"own": own}'
DRAWN = "    lantern = g.deck.pop()\n    g.hands[seat].append(lantern)\n    yield Reveal((seat,))\n"
TOLD = '    yield Note("drew-hidden", seat=seat, left=len(g.deck))\n'
ROLLED = 'number = yield Roll("luck")'
RESTED = 'yield Note("rested", seat=seat)'
SHALLOW = """def shallow(self):
    new = object.__new__(Night)
    for name in ("coins", "deck", "hands", "rounds", "shown"):
        setattr(new, name, getattr(self, name))
    new.cursor = self.cursor[:]
    return new


Night.copy = shallow


"""
WINDOW = """\
            other = (seat + 1) % len(g.coins)
            if "gold" < max(g.hands[other], default=""):
                yield Ask(other, Number("give", 0, 0, params={"to_seat": seat}))"""

IN_PLAY = (
    Broken(
        "dead_end",
        "play",
        "dead end",
        ((RULES, 'if act == "draw" and not g.deck else None', "if len(g.shown) > 3 else None"),),
    ),
    Broken("endless", "play", "no end", ((RULES, "    g.rounds -= 1\n", ""),)),
    Broken(
        "hanging", "play", "without asking", ((RULES, ROLLED, 'number = yield Roll("luck")\n    while number: pass'),)
    ),
    Broken(
        "crash",
        "play",
        "ZeroDivisionError",
        ((RULES, ROLLED, f"{ROLLED}\n    number //= number - 1"),),
    ),
    Broken("no_winner", "play", "winners", ((RULES, "if g.coins[seat] == best)", "if g.coins[seat] > best)"),)),
    Broken(
        "no_ending", "play", "which end it was", ((RULES, 'None if g.rounds else Outcome("dawn", rule="3")', "None"),)
    ),
    Broken("no_paragraph", "play", "does not name its paragraph", ((RULES, '("dawn", rule="3")', '("dawn")'),)),
    Broken(
        "tie_untold",
        "play",
        "what broke the tie",
        ((RULES, "if g.coins[seat] == best)", "if g.coins[seat] == best)[:1]"),),
    ),
    Broken("miscounted", "invariants", "do not add up", ((TALLY, 'params["number"] >= 4', 'params["number"] > 4'),)),
    Broken(
        "box",
        "invariants",
        "in the box",
        ((RULES, "        g.shown.append(lantern)\n", ""),),
    ),
    Broken(
        "shallow_copy",
        "clone",
        "",
        (
            (
                RULES,
                "def everyone(",
                SHALLOW + "def everyone(",
            ),
        ),
    ),
    Broken(
        "fact_in_a_module",
        "save",
        "another state",
        (
            (RULES, "HAND = 2\n", "HAND = 2\nRESTS: list[int] = []\n"),
            (RULES, RESTED, f"RESTS.append(seat)\n            g.coins[seat] += len(RESTS) % 2\n            {RESTED}"),
        ),
    ),
    Broken(
        "own_dice",
        "undo",
        "same position",
        (
            (RULES, "from typing import Any", "import random\nfrom typing import Any"),
            (RULES, ROLLED, "number = random.randint(1, 6)\n    g.coins[seat] += random.randint(0, 9)"),
        ),
    ),
    Broken(
        "own_dice",
        "replay",
        "",
        (
            (RULES, "from typing import Any", "import random\nfrom typing import Any"),
            (RULES, ROLLED, "number = random.randint(1, 6)\n    g.coins[seat] += random.randint(0, 9)"),
        ),
    ),
    Broken(
        "order_of_a_set",
        "hash-seed",
        "shows something else",
        ((RULES, '"shown": list(g.shown)', '"shown": list(set(g.shown))'),),
    ),
    Broken(
        "tuple_in_a_list",
        "save",
        "",
        (
            (RULES, "    shown: list[str]\n\n", "    shown: list[Any]\n\n"),
            (RULES, "        g.shown.append(lantern)\n", "        g.shown.append((seat, lantern))\n"),
            (RULES, "*g.shown, *(", "*(s[1] for s in g.shown), *("),
            (RULES, '"shown": list(g.shown)', '"shown": [isinstance(s, tuple) for s in g.shown]'),
        ),
    ),
)

CAN = "    return (EMPTY, len(g.deck)) if act"
UNTOUCHED = (
    Broken("check_writes", "untouched", "legal answers", ((RULES, CAN, f"    g.coins[0] += 1\n{CAN}"),)),
    Broken(
        "view_sorts",
        "untouched",
        "the view of seat 0",
        ((RULES, "list(g.hands[viewer])", "(g.hands[viewer].sort(), list(g.hands[viewer]))[1]"),),
    ),
    Broken(
        "label_counts",
        "untouched",
        "to_json",
        (
            (RULES, "label=named, rule", "label=lambda x: named(g, x), rule"),
            (RULES, "def named(lantern: str)", "def named(g: Night, lantern: str)"),
            (RULES, '    return Label("lantern", [', '    g.shown[:] = [*g.shown]\n    return Label("lantern", ['),
        ),
    ),
    Broken(
        "for_a_moment",
        "untouched",
        "Night.rounds (__init__.py, line",
        ((RULES, CAN, f"    g.rounds += 1\n    g.rounds -= 1\n{CAN}"),),
    ),
    Broken(
        "result_counts",
        "untouched",
        "the result",
        ((RULES, "best = max(g.coins)", "g.coins.append(g.coins.pop())\n        best = max(g.coins)"),),
    ),
)
"""Faults of those who only look."""

OUTLOOK = """\
from civitas.games.outlooks import Outlook


def outlooks(g, seat, prompt):
    g.coins[seat] -= 1
    return [Outlook(answer, []) for answer in prompt.legal()]
"""
"""An outlook for Lanterns that tries things out on the table itself."""

WITH_SECRETS = (
    Broken("view", "leak", "sees what", ((RULES, VIEW, '"own": own, "hands": [list(h) for h in g.hands]}'),)),
    Broken("next_card", "leak", "sees what", ((RULES, VIEW, '"own": own, "next": g.deck[-1:]}'),)),
    Broken("number_as_key", "leak", "not a string", ((RULES, VIEW, '"own": own, "seats": {0: "first"}}'),)),
    Broken("note", "leak", "the log tells", ((RULES, TOLD, '    yield Note("drew", lantern=lantern)\n' + TOLD),)),
    Broken(
        "acts",
        "leak",
        "the log tells",
        (
            (RULES, TOLD, TOLD.replace("left=", "lantern=lantern, left=")),
            (ACTS_FILE, 'drawn = "thing:lantern"', 'drawn = "lantern:{lantern}"'),
        ),
    ),
    Broken(
        "prompt",
        "leak",
        "is asked or refused",
        ((RULES, 'can(g, act), rule="3"))', 'can(g, act), rule="3", params={"next": g.deck[-1:]}))'),),
    ),
    Broken(
        "refusal",
        "leak",
        "is asked or refused",
        ((RULES, 'if act == "draw" and not g.deck else None', 'if act == "draw" and g.deck[-1:] < ["f"] else None'),),
    ),
    Broken(
        "silent_window",
        "leak",
        "who is asked next",
        (
            (
                RULES,
                RESTED,
                f"{RESTED}\n{WINDOW}",
            ),
        ),
    ),
    Broken(
        "no_reveal", "leak", "a Reveal is missing", ((RULES, DRAWN, DRAWN.replace("    yield Reveal((seat,))\n", "")),)
    ),
    Broken(
        "own_hand_redealt",
        "leak",
        "sees what",
        ((RULES, "others = [s for s in everyone(g) if s != seat]", "others = list(everyone(g))"),),
    ),
    Broken(
        "lantern_lost_in_redeal",
        "leak",
        "the box is not whole",
        ((RULES, "        g.deck = unknown\n", "        g.deck = [*unknown[:-1], *unknown[:1]]\n"),),
    ),
    Broken(
        "no_redeal",
        "redeal",
        "never changed",
        ((RULES, "        others = [s for s", "        return\n        others = [s for s"),),
    ),
)

UNEXPLAINED = (
    Broken("untold_points", "explained", "points of seat", ((ACTS_FILE, 'amount = "{earned}"', "amount = 2"),)),
    Broken(
        "untold_cards",
        "explained",
        "thing:lantern of seat",
        ((ACTS_FILE, 'drew-hidden = [{ drawn = "thing:lantern", of = "{seat}" }]', "drew-hidden = []"),),
    ),
    Broken(
        "untold_gift",
        "explained",
        "acts tell of 0",
        ((ACTS_FILE, '    { scored = "thing:gift", of = "{to_seat}", amount = "{coins}" },\n', ""),),
    ),
    Broken(
        "told_twice",
        "explained",
        "changed by 0, but acts tell of",
        ((ACTS_FILE, "rested = []", 'rested = [{ drawn = "thing:lantern", of = "{seat}" }]'),),
    ),
    Broken("nameless", "explained", "'thing:dice', which", ((ACTS_FILE, '"thing:die"', '"thing:dice"'),)),
    Broken("never_ends", "explained", "have not ended thing:bid", ((ACTS_FILE, '    { end = "thing:bid" },\n', ""),)),
    Broken(
        "never_begins",
        "explained",
        "what began last is nothing",
        ((ACTS_FILE, '    { begin = "thing:bid", together = true },\n', ""),),
    ),
)
"""What happens is not what acts say."""

IN_ACTS = (
    Broken("undeclared", "acts", "the note rested has no acts", ((ACTS_FILE, "rested = []\n", ""),)),
    Broken("unwritten", "acts", "danced has acts, but", ((ACTS_FILE, "rested = []\n", "rested = []\ndanced = []\n"),)),
    Broken("unknown_act", "acts", "one of moved, placed", ((ACTS_FILE, "drew = [{ turned", "drew = [{ flipped"),)),
    Broken("unknown_field", "acts", "turned has no colour", ((ACTS_FILE, "drew = [{ ", 'drew = [{ colour = "red", '),)),
    Broken(
        "lacking_field",
        "acts",
        "drawn needs of",
        ((ACTS_FILE, 'drawn = "thing:lantern", of = "{seat}"', 'drawn = "a"'),),
    ),
    Broken("unfilled", "acts", "{face}, which nobody fills in", ((ACTS_FILE, "{number}", "{face}"),)),
)

POSITIONS = """\
from . import LANTERNS


def arrange(title, seats, options, chooser):
    g = title.setup(seats, options)
    title.program.begin(g)
    lanterns = list(LANTERNS)
    chooser.shuffle(lanterns)
    g.hands = [[lanterns.pop() for _ in range(chooser.choice((1, 2, 4)))] for _ in range(seats)]
    g.shown = [lanterns.pop() for _ in range(chooser.choice(range(len(lanterns))))]
    g.deck = lanterns
    g.coins = [chooser.choice((0, 4, 80)) for _ in range(seats)]
    title.program.advance(g)
    return g
"""
"""Rich positions of Lanterns: with more coins than a game brings, and hands that nobody gets together."""

LATE = (
    Broken(
        "late_dead_end",
        "play",
        "dead end",
        ((RULES, 'if act == "draw" and not g.deck', 'if (act == "draw" and not g.deck) or max(g.coins) > 50'),),
    ),
    Broken(
        "late_stranger",
        "play",
        "does not sit at the table",
        ((RULES, RESTED, f'{RESTED}\n            yield Ask(-(max(g.coins) > 50) or seat, Number("give", 0, 0))'),),
    ),
    Broken(
        "late_view", "leak", "sees what", ((RULES, VIEW, '"own": own, "next": g.deck[-1:] * (max(g.coins) > 50)}'),)
    ),
    Broken(
        "late_sight",
        "prompts",
        "IndexError",
        ((RULES, VIEW, '"own": own, "few": [9][viewer == 0 and max(g.coins) > 50]}'),),
    ),
    Broken("late_box", "invariants", "in the box", ((RULES, "(LANTERNS):", "(LANTERNS[max(g.coins) > 50 :]):"),)),
)
"""Faults that no game from the opening comes to: only somebody with very many coins meets them."""

IN_TEXTS = (
    Broken("no_german", "texts", "de: note-rested is missing", ((GERMAN, "note-rested = { $seat } rastet.\n", ""),)),
    Broken("end_unsaid", "texts", "de: note-dawn is missing", ((GERMAN, "note-dawn =", "note-dusk ="),)),
    Broken("no_option", "texts", "no text option-rest", ((ENGLISH, "option-rest = Rest\n", ""),)),
    Broken("no_setting", "texts", "setting-length-long", ((ENGLISH, "setting-length-long = long\n", ""),)),
    Broken("no_thing", "texts", "lantern-jade", ((GERMAN, "lantern-jade = die Jadelaterne\n", ""),)),
    Broken("no_field", "texts", "no text column-held", ((GERMAN, "column-held = Laternen auf der Hand\n", ""),)),
    Broken("unused", "texts", "note-sang is never used", ((ENGLISH, "note-rested", "note-sang = La.\nnote-rested"),)),
    Broken("wrong_variable", "texts", "$sead", ((GERMAN, "{ $seat } rastet", "{ $sead } rastet"),)),
    Broken("not_fluent", "texts", "lanterns_not_fluent de", ((GERMAN, "note-rested =", "note-rested"),)),
    Broken("twice", "texts", "is there twice", ((GERMAN, "note-rested =", "note-rested = Ah.\nnote-rested ="),)),
    Broken("no_help", "texts", "other attributes", ((GERMAN, "    .help = Sie ist am wenigsten wert.\n", ""),)),
    Broken(
        "unclear_key",
        "texts",
        "not written out",
        ((RULES, 'Note("rolled", seat', 'Note("rolled" if number else f"rolled-{number}", seat'),),
    ),
)

IN_RULES = (
    Broken(
        "no_test",
        "rules",
        "rule 3.3 has no test",
        ((INDEX, '["test_lanterns.py::test_a_gift_goes_to_the_next_player"]', "[]"),),
    ),
    Broken(
        "lost_test", "rules", "there is no test", ((INDEX, "test_a_turn_has_two_acts", "test_a_turn_has_six_acts"),)
    ),
    Broken("unknown_rule", "rules", "names paragraph 9.9", ((RULES, 'rule="3.3"', 'rule="9.9"'),)),
    Broken("unknown_reason", "rules", "names paragraph 9.9", ((RULES, '"deck-empty", "3.1"', '"deck-empty", "9.9"'),)),
    Broken("unknown_citation", "rules", "cites §7.1", ((RULES, "§3.3:", "§3.3, §7.1:"),)),
    Broken("uncited", "rules", "rule 3.2 is cited by no procedure", ((RULES, "§3.2: a", "A"),)),
    Broken("same_id", "rules", "2 times", ((INDEX, 'id = "3.3"', 'id = "3.2"'),)),
    Broken("empty_text", "rules", "rule 1 has no title_de", ((INDEX, '"Austeilen"', '""'),)),
)
