# Les règles d’un jeu : celles qui valent.
rule-unless = { $option } – sauf { $value }

## Le volet d’aide
help-search = Chercher dans les règles
help-all = Toutes les variantes
help-sources = Sources
help-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
glance = En un coup d’œil
