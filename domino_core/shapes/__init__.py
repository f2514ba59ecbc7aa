"""The shapes of what crosses the door as JSON: views, scenes, events, requests and replies. `docs/protocol.md` says what the fields mean.

They serve type checkers, and the page's types are made from them (`build_scripts/types_for_page.py`); the engine itself imports them for
types only, so that they cost nothing at the start. `tests/test_shapes.py` holds real ones of every game against them.
"""
