"""The questions a rule can ask: a small closed set of typed prompts."""

from civitas.kernel.prompts.answers import (
    KERNEL_REASONS,
    NOT_OFFERED,
    NOT_TOGETHER,
    OUT_OF_RANGE,
    WRONG_COUNT,
    WRONG_FORM,
    Answer,
    Check,
    NoAnswer,
    Reason,
    Refusal,
    TooManyAnswers,
    Verdict,
)
from civitas.kernel.prompts.base import MOST_LISTED, MOST_WHOLE, ONE, ROW, SET, SHARES, Bounds, Draft, Prompt
from civitas.kernel.prompts.choose import Number, One, YesNo
from civitas.kernel.prompts.deal import Deal
from civitas.kernel.prompts.divide import Command, Pay, Place, Split
from civitas.kernel.prompts.labels import Label, Offer
from civitas.kernel.prompts.several import Order, Some
from civitas.kernel.prompts.walk import Path

__all__ = [
    "KERNEL_REASONS",
    "MOST_LISTED",
    "MOST_WHOLE",
    "NOT_OFFERED",
    "NOT_TOGETHER",
    "ONE",
    "OUT_OF_RANGE",
    "ROW",
    "SET",
    "SHARES",
    "WRONG_COUNT",
    "WRONG_FORM",
    "Answer",
    "Bounds",
    "Check",
    "Command",
    "Deal",
    "Draft",
    "Label",
    "NoAnswer",
    "Number",
    "Offer",
    "One",
    "Order",
    "Path",
    "Pay",
    "Place",
    "Prompt",
    "Reason",
    "Refusal",
    "Some",
    "Split",
    "TooManyAnswers",
    "Verdict",
    "YesNo",
]
