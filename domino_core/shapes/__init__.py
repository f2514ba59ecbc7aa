"""The shapes of what crosses the door as JSON: views, events, requests and replies. `docs/protocol.md` says what the fields mean.

They serve type checkers and whoever generates declarations from them; the engine itself imports them for types only, so that they cost
nothing at the start. `tests/test_shapes.py` holds real views, events and replies of every game against them. `Any` stands where the
shape is a game's own business: the numbers behind a result, and what a move has shown about a hand.
"""
