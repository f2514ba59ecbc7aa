# Las reglas de un juego: las que valen.
rule-unless = { $option } – salvo { $value }

## La hoja de ayuda
help-search = Buscar en las reglas
help-all = Todas las variantes
help-sources = Fuentes
help-found = { $count ->
    [0] No se ha encontrado nada. Prueba con otra palabra.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
glance = De un vistazo
