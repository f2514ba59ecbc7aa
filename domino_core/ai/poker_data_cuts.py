"""Where the poker master's kinds of hands end. Made by `build_scripts/poker_table.py`; do not edit."""

CUTS = (
    75638784,
    137447616512,
    4398114277376,
    36028797019367424,
    72057740066826256,
    72062129532174336,
    72339206520832128,
    108086399718137856,
    108090789136957584,
    144115188109948928,
    288230376152694800,
    360573980668600320,
)
"""The strengths at which one kind of hand ends and the next begins."""
