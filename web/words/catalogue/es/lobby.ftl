### La entrada.

kind-line = Líneas de fichas
kind-train = Trenes
kind-trick = Pujas y bazas
kind-poker = Apuestas
kind-row = Solitarios
kind-other = Más juegos
play = Jugar
play-game = Jugar ya: { $game }
continue = Seguir jugando
continue-more = { $count ->
    [one] { $count } partida más
   *[other] { $count } partidas más
}
players-range = { $same ->
    [yes] { $most ->
        [1] En solitario
       *[other] { $most } jugadores
    }
   *[no] De { $least } a { $most } jugadores
}
match-solo = { $moves ->
    [0] Recién repartida
    [one] { $moves } jugada hecha
   *[other] { $moves } jugadas hechas
}
match-state = Ronda { $round } · tú { $mine }, el mejor de los demás { $best }
delete-match = Borrar esta partida de { $game }
match-odd = Una partida que no se puede leer
matches-unread = Ahora mismo no se pueden leer las partidas de este dispositivo.
delete-odd = Borrar la partida que no se puede leer
delete-odd-sure = Lo que queda de esta partida se perderá para siempre.
delete-title = ¿Borrar esta partida?
delete-sure = La partida de { $game } del { $date } se perderá para siempre.
delete = Borrar
keep-it = Conservarla
notice-not-deleted = Ahora mismo no se ha podido borrar. Inténtalo dentro de un momento.
load-file = Recuperar una partida guardada
load-file-help = Pega el texto de una partida guardada, o elige el archivo.
choose-file = Elegir un archivo…
load = Recuperarla
