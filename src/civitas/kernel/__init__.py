"""The rules kernel: sequence as data, procedures as generators, one journal. It knows no game."""

from civitas.kernel.actors import CHANCE, Actor, NotASeat, number_of, seat_of
from civitas.kernel.chooser import Chooser
from civitas.kernel.dice import Chance, Dice, Pick, Roll, Shuffle, TooManyOutcomes
from civitas.kernel.journal import Entry, Misfit
from civitas.kernel.listeners import ClashingListeners, Listeners, Modifiers, Term, total
from civitas.kernel.log import LogLine
from civitas.kernel.orders import OrderConditions
from civitas.kernel.prompts import (
    Answer,
    Command,
    Deal,
    Draft,
    Label,
    NoAnswer,
    Number,
    Offer,
    One,
    Order,
    Path,
    Pay,
    Place,
    Prompt,
    Reason,
    Refusal,
    Some,
    TooManyAnswers,
    Verdict,
    YesNo,
)
from civitas.kernel.records import Record, State
from civitas.kernel.requests import Ask, AskAll, Lanes, Note, Procedure, Request, Reveal
from civitas.kernel.sequence import Each, Element, Program, Repeat, Sequence, Step, Switch
from civitas.kernel.table import NotAsked, Table
from civitas.kernel.title import Choice, Outcome, Result, Title
from civitas.kernel.undo import CannotUndo

__all__ = [
    "CHANCE",
    "Actor",
    "Answer",
    "Ask",
    "AskAll",
    "CannotUndo",
    "Chance",
    "Choice",
    "Chooser",
    "ClashingListeners",
    "Command",
    "Deal",
    "Dice",
    "Draft",
    "Each",
    "Element",
    "Entry",
    "Label",
    "Lanes",
    "Listeners",
    "LogLine",
    "Misfit",
    "Modifiers",
    "NoAnswer",
    "NotASeat",
    "NotAsked",
    "Note",
    "Number",
    "Offer",
    "One",
    "Order",
    "OrderConditions",
    "Outcome",
    "Path",
    "Pay",
    "Pick",
    "Place",
    "Procedure",
    "Program",
    "Prompt",
    "Reason",
    "Record",
    "Refusal",
    "Repeat",
    "Request",
    "Result",
    "Reveal",
    "Roll",
    "Sequence",
    "Shuffle",
    "Some",
    "State",
    "Step",
    "Switch",
    "Table",
    "Term",
    "Title",
    "TooManyAnswers",
    "TooManyOutcomes",
    "Verdict",
    "YesNo",
    "number_of",
    "seat_of",
    "total",
]
