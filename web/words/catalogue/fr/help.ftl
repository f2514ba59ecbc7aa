# Les règles d’un jeu : celles qui valent.
rule-unless = { $option } – sauf { $value }
