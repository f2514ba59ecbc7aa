### Lo que se ha jugado: estadísticas, partidas terminadas, repeticiones, y todo en un solo archivo.

record = Tus resultados
record-all = Todos los resultados
record-of = { $game }: tus resultados
record-of-game = Tus resultados
record-nothing = Todavía no hay nada. Cada partida que juegues hasta el final contará.
record-games = Juegos
record-game = Juego
record-played = Jugadas
record-won = Ganadas
record-shared = Compartidas
record-share = Porcentaje
record-streak = Seguidas
record-longest = Más seguidas
record-margin = Ventaja final, de media
record-average = Por ronda, de media
record-best = Mejor ronda
record-worst = Peor ronda
record-average-left = Fichas que sobran, de media
record-best-game = Mejor partida
record-worst-game = Peor partida
record-in-points = { $number } { $count ->
    [one] punto
   *[other] puntos
}
record-in-marks = { $number } { $count ->
    [one] marca
   *[other] marcas
}
record-in-chips = { $number } { $count ->
    [one] chip
   *[other] chips
}
record-in-tiles = { $number } { $count ->
    [one] ficha
   *[other] fichas
}
record-by-level = Según el nivel de los demás
record-by-players = Según el número de jugadores
record-level-unknown = Desconocido
record-helped = { $count ->
    [one] { $count } de ellas se jugó con ayuda: con pistas, con jugadas deshechas o con un reparto que ya conocías.
   *[other] { $count } de ellas se jugaron con ayuda: con pistas, con jugadas deshechas o con repartos que ya conocías.
}
record-how = Un reparto cuenta una vez: si lo juegas de nuevo, cuenta el último resultado. Las partidas que dejas sin terminar no cuentan.
record-puzzles = { $solved } de { $tried ->
    [one] { $tried } reto resuelto
   *[other] { $tried } retos resueltos
}, { $unaided } sin ayuda. { $days ->
    [0] Ahora mismo no hay racha de días.
    [one] Reto del día: { $days } día seguido.
   *[other] Reto del día: { $days } días seguidos.
}
record-finished = Partidas terminadas
record-kept = Se guardan las últimas { $most } partidas terminadas para volver a verlas. Las más antiguas se borran; sus resultados siguen contando.
record-gone = { $count ->
    [one] { $count } partida anterior cuenta, pero ya no se puede abrir.
   *[other] { $count } partidas anteriores cuentan, pero ya no se pueden abrir.
}
record-result = { $outcome ->
    [won] Ganada
   *[lost] Perdida
} · tú { $mine }, el mejor de los demás { $best }
record-solo-won = Resuelta
record-solo-lost = Sin resolver
record-with-help = con ayuda
record-delete = Borrar esta partida
record-delete-sure = La partida se perderá para siempre. Su resultado sigue contando.

replay = Volver a verla
replay-title = { $game }, { $date }
replay-place = Jugada { $at } de { $of }
replay-round-before = Al final de la ronda anterior
replay-round-after = Al final de la ronda
replay-run = Reproducir
replay-pause = Parar
replay-open = Todas las manos a la vista
replay-hand = { $name }: { $tiles }.
replay-link = ¿Qué jugarías?
replay-link-about = Quien abra este enlace sigue desde aquí, en tu lugar y con tus fichas, contra el ordenador.
replay-link-too-long = Esta posición es demasiado larga para un enlace: hay demasiadas jugadas antes.
replay-play-on = Seguir desde aquí
error-round-not-over = Las manos se ven cuando la ronda ha terminado.
error-replay-gone = Esa partida terminada ya no está en este dispositivo.
error-position-unreadable = Este enlace a una posición está dañado. Pídelo otra vez.
error-position-over = En esta posición la ronda ya ha terminado. Pide un enlace a una anterior.

archive = Todo en un archivo
archive-about = Partidas, resultados, retos y ajustes están solo en este dispositivo. Guárdalos en un archivo para tenerlos a salvo o para llevarlos a otro dispositivo.
archive-open = Guardar o recuperar
archive-help = El archivo contiene tus partidas, resultados, retos y ajustes. Lo que recuperas se añade: no se pierde nada más reciente que haya aquí.
archive-save = Guardar el archivo
archive-bring = Recuperar un archivo
archive-brought = Recuperado: partidas: { $games }; resultados: { $played }; retos: { $puzzles }; ajustes: { $settings }. Lo demás ya estaba aquí.
archive-odd = { $count ->
    [one] { $count } entrada no se pudo leer y se dejó fuera.
   *[other] { $count } entradas no se pudieron leer y se dejaron fuera.
}
archive-failed = Ahora mismo no se ha podido escribir. Lo que había aquí sigue aquí: inténtalo de nuevo dentro de un momento.
archive-erase = Borrarlo todo
archive-erase-sure = Todas las partidas, los resultados, los retos y los ajustes de este dispositivo se perderán para siempre.
archive-erase-first = Guárdalos antes en un archivo si puede que los quieras otra vez.
error-not-archive = Este no es un archivo completo de Boneyard. Una partida suelta se recupera desde la primera página.
error-archive-newer = Este archivo es de una versión más nueva de Boneyard. Recarga la página e inténtalo de nuevo.
error-archive-too-long = Este archivo es demasiado grande para ser uno de los nuestros.
