"""One file a game, each with one exported constant; `domino_core.registry` lists them."""
