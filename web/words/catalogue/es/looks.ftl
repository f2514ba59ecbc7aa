### El aspecto, los sonidos y el tacto.

## El título de la página
title-turn = { $turn } – { $game }

## Sonido y tacto
setting-sound = Sonidos
setting-sound-off = Ninguno
setting-sound-low = Bajo
setting-sound-medium = Normal
setting-sound-loud = Alto
setting-touch = Sentir las fichas
setting-touch-help = Una breve vibración con tus propias jugadas, si el dispositivo puede.

## El formulario
settings-looks = La mesa
settings-sound = Sonido y tacto
settings-play = El juego
setting-tiles = Fichas
setting-tiles-ivory = Marfil
setting-tiles-ebony = Ébano
setting-tiles-wood = Madera
setting-tiles-contrast = Alto contraste
setting-back = Reversos
setting-back-red = Rojo
setting-back-blue = Azul
setting-back-green = Verde
setting-back-black = Negro
setting-cloth-slate = Pizarra
setting-cloth-sand = Arena
setting-numerals = Números en vez de puntos
setting-numerals-help = Más fáciles de leer, también en fichas pequeñas.

## Un problema en papel
print-puzzle = Imprimir el problema y su solución
print-title = Castle Rock · { $title }
print-deal = Las fichas del reparto, las tres primeras en fila y las demás en el orden en que vienen
print-order = Las tres primeras fichas forman la fila; las demás vienen una a una, en el orden en que están impresas.
print-rules-remove = Cuando dos fichas separadas por una sola comparten un número, la de en medio se va; cuando tres vecinas comparten un número, puedes quitar las tres.
print-rules-draw = Mientras algo pueda irse, algo tiene que irse. Si no, la ficha siguiente viene por la derecha. Con dos fichas o menos, has ganado.
print-solution = Solución
print-draw = Descubre { $tiles }
print-left = { $left ->
    [0] No queda ninguna ficha.
    [one] Queda una ficha, y no se puede mejorar.
   *[other] Quedan { $left } fichas, y no se puede mejorar.
}
