# The rules of a game: which of them hold.
rule-unless = { $option } – not { $value }

## The help sheet
help-search = Search the rules
help-all = All variants
help-sources = Sources
help-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule found.
   *[other] { $count } rules found.
}
glance = At a glance
