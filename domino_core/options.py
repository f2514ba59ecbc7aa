"""Options as data: the set-up form, the link, the save and the help page are all made from one declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from domino_core.errors import BadOption

if TYPE_CHECKING:
    from domino_core.shapes.door import ErrorFields, OptionData, OptionKind

Value = int | str | bool
Values = tuple[Value, ...] | range
Options = Mapping[str, Value]
LeftBy = Mapping[str, Mapping[Value, Values]]

NOTHING: Values = ()
"""Left of an option's values where it has no effect."""


class Option:
    """One thing about a game that can be chosen."""

    __slots__ = ("clauses", "default", "kind", "left_by", "name", "ours", "retired", "values")

    def __init__(
        self,
        name: str,
        values: Values,
        default: Value,
        clauses: tuple[str, ...] = (),
        retired: tuple[Value, ...] = (),
        *,
        left_by: LeftBy | None = None,
        ours: tuple[Value, ...] = (),
    ) -> None:
        self.name = name
        """Lower-case word, also the key in links and saves."""
        self.values = values
        """All values that may be chosen: a tuple of words or numbers, `FLAG`, or a range of numbers."""
        self.default = default
        self.clauses = clauses
        """The rule clauses that the option decides about."""
        self.retired = retired
        """Values that links and saves may still name, but that nobody is offered any more."""
        self.left_by: LeftBy = left_by or {}
        """Which values still make a difference beside a value of another option, or a number of `players`; `NOTHING` where none does.
        The others are legal there too, and mean the same as one of these: no link breaks, and no form offers them."""
        self.ours = ours
        """Sets of rules that no leaflet prints, among the values of `rules`."""
        self.kind: OptionKind = "number" if isinstance(values, range) else "flag" if values == FLAG else "choice"

    def read(self, given: object) -> Value:
        """The value meant by `given`, which may be text from a link or the command line."""
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
            if isinstance(given, str) and given == as_text(value):
                return value
        text, values = str(given)[:24], self.values
        about: ErrorFields = {"name": self.name, "value": text, "choices": self.choices(), "step": 0}
        if isinstance(values, range):
            about["step"], about["least"], about["most"] = values.step, values[0], values[-1]
        raise BadOption("bad-value", f"“{text}” is not a value for {self.name}; choose {self.choices()}.", **about)

    def offered(self) -> Values:
        """The values that people may choose today."""
        return (
            self.values if isinstance(self.values, range) else tuple(value for value in self.values if value not in self.retired)
        )

    def choices(self) -> str:
        """What there is to choose, in words for the command line."""
        if isinstance(self.values, range):
            steps = "" if self.values.step == 1 else f" in steps of {self.values.step}"
            return f"{self.values[0]}-{self.values[-1]}{steps}"
        return ", ".join(map(as_text, self.offered()))

    def differing(self, beside: Options) -> Values:
        """The values that make a difference beside those of the other options and the number of `players`."""
        values = self.offered()
        for name, by_value in self.left_by.items():
            left = by_value.get(beside[name], values)
            values = values if len(left) >= len(values) else left
        return values

    def as_data(self, values: Values | None = None) -> OptionData:
        """As the catalogue has it, or with fewer values."""
        values = self.offered() if values is None else values
        data: OptionData = {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "clauses": list(self.clauses),
        }
        if self.ours:
            data["ours"] = list(self.ours)
        if isinstance(values, range):
            data["least"], data["most"], data["step"] = values[0], values[-1], values.step
        else:
            data["values"] = list(values)
        return data


class Suggestion:
    """A set-up that plays well, which is what people are offered first; what it does not name is as printed."""

    __slots__ = ("options", "players")

    def __init__(self, players: int | None = None, options: Options | None = None) -> None:
        self.players = players
        """None: the usual number."""
        self.options: Options = options or {}
        """Only what differs from the printed rules: the defaults are theirs, for links and saves that name no value."""


AS_PRINTED = Suggestion()


def to_choose(declared: Sequence[Option], beside: Options) -> list[OptionData]:
    """The options that make a difference beside the others as they are and the number of `players`, each with the values that do."""
    differing = [(option, option.differing(beside)) for option in declared]
    return [option.as_data(values) for option, values in differing if len(values) > 1]


FLAG: tuple[Value, ...] = (False, True)
"""The values of a yes-or-no option."""


def as_text(value: Value) -> str:
    """How a value stands in a link: `on` and `off` for flags, else the word or number itself."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
