"""What several games share. A game is a subclass with data and the one or two hooks in which it differs."""
