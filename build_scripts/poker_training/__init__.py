"""How the poker table is made (`regret`), and how one looks for ways to win from it (`exploiting`)."""
