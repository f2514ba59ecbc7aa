"""`python -m domino_core`: the engine for people and scripts, without a page."""

import sys

from domino_core.cli import main

if __name__ == "__main__":
    sys.exit(main())
