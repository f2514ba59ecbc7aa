# The rules of a game: which of them hold.
rule-unless = { $option } – not { $value }
