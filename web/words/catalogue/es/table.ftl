### En todas las mesas.

save-file = Guardar en un archivo
save-file-help = Este texto es la partida entera. Guárdalo o envíalo: cualquiera puede seguir desde aquí.
save-text = La partida en texto
table-name = Una mesa de { $game }
undo = Deshacer
hint = Pista
skip-to-turn = Ir a mi turno
menu = Menú
rules = Reglas
rules-of = { $game }: las reglas
scores = Hoja de puntos
new-deal = Otro reparto
restart = Mismo reparto
restart-title = ¿Empezar de nuevo este reparto?
restart-sure = La partida tal como está se perderá, y nada la traerá de vuelta.
play-on = Seguir
play-here = Jugar aquí
result = Resultado
change-setup = Cambiar las opciones
look-at-table = Ver la mesa
play-again = Otra partida
log = Lista de lo jugado
log-about = Elige una jugada para ver la mesa como estaba entonces.
step = Jugada de la ronda
step-of = Jugada { $at } de { $of }
step-back = Una jugada atrás
step-forth = Una jugada adelante
moves-title = Tus jugadas
moves-none = No te toca.
order = Ordenar la mano
order-dealt = Como vino
order-number = Por número
order-dots = Por puntos
order-doubles = Dobles primero
order-train = Como un tren

## Nombres
seat-1 = Ada
seat-2 = Ben
seat-3 = Cleo
seat-4 = Dov
seat-5 = Emma
seat-6 = Finn
seat-7 = Greta
seat-8 = Hugo
seat-9 = Inés

## Lo que hay que hacer
your-turn = Te toca
status-thinking = { $name } piensa…
status-pass = Nada tuyo encaja: pasa
status-draw = Toca el pozo para seguir
status-elsewhere = Se juega en otra ventana
status-round-over = La ronda ha acabado
status-match-over = La partida ha acabado

## Las jugadas
move-lay-first = Poner { $tile }
move-lay = Poner { $tile } en { $arm }
move-draw = Robar una ficha
move-pass = Pasar
move-next-round = Ronda siguiente
button-draw = Robar
button-pass = Pasar
button-next-round = Ronda siguiente

## Lo que se dice
say-pass = Paso
say-starts = { $reason ->
    [holds] Sale { $tile }
   *[other] Sale
}
say-draw = { $count ->
    [one] Roba
   *[other] Roba { $count }
}
say-other = { $word }

## Lo que pasa
event-deal = { $round ->
    [1] Se reparten las fichas.
   *[other] Se reparte la ronda { $round }.
}
event-play = { $who ->
    [you] Pones
   *[other] { $name } pone
} { $tile }{ $arm ->
    [L] {" "}a la izquierda
    [R] {" "}a la derecha
    [U] {" "}arriba
    [D] {" "}abajo
   *[none] {""}
}.
event-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
event-draw = { $who ->
    [you] Robas una ficha.
   *[other] { $name } roba una ficha.
}
event-starts = { $reason ->
    [holds] { $who ->
        [you] Tienes { $tile }, y sales.
       *[other] { $name } tiene { $tile }, y sale.
    }
    [dealer] { $who ->
        [you] Vas después de quien reparte, y sales.
       *[other] { $name } va después de quien reparte, y sale.
    }
   *[turn] { $who ->
        [you] Sales.
       *[other] { $name } sale.
    }
}
event-blocked = Ya nadie puede jugar.
event-match-over = { $many ->
    [0] La partida ha acabado.
    [one] { $who ->
        [you] La partida ha acabado: ganas.
       *[other] La partida ha acabado: gana { $names }.
    }
   *[other] La partida ha acabado. Victoria: { $names }.
}
cut-idle = La partida acaba aquí: cien rondas en total no han dado un punto a nadie.
cut-long = La partida acaba aquí: si fuera más larga, no se podría guardar.
event-say = { $who ->
    [you] Dices «{ $word }».
   *[other] { $name } dice «{ $word }».
}
event-round-over = La ronda ha acabado.

## La posición en palabras
position-hand = Tus fichas: { $tiles }.
position-seat = { $name }: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, { $score ->
    [one] un punto
   *[other] { $score } puntos
}.
position-boneyard = { $count ->
    [one] Una ficha en el pozo.
   *[other] { $count } fichas en el pozo.
}

## Sobre el tapete
dealer-sign = R
partner = pareja
label-boneyard = { $count }
label-last-hand = { $name }

## El final
round = Ronda
total = Total
no-rounds = Todavía no ha acabado ninguna ronda.
goal-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
goal-short = { $how ->
    [lowest] gana quien menos tiene
    [chips] gana quien más tiene
    [target] { $target } para ganar
   *[most] gana quien más tiene
}
first-to = Gana quien llegue antes a { $target }.
score-of = { $name }: { $score } de { $target }
sum-points = puntos
round-won = { $who ->
    [you] Ganas la ronda
    [ours] Ganas la ronda con { $names }
    [theirs] { $names } ganan la ronda
    [shared] La ronda se comparte
    [nobody] Nadie gana la ronda
   *[other] { $name } gana la ronda
}
match-won = { $who ->
    [you] ¡Has ganado!
    [ours] ¡Has ganado con { $names }!
    [theirs] Han ganado { $names }
    [shared] Compartes la victoria con { $names }
    [level] { $names } comparten la victoria
    [nobody] No gana nadie
   *[other] Ha ganado { $name }
}
rematch = Revancha
team = { $who ->
    [ours] Tu equipo
   *[theirs] El otro equipo
}
reason-other = La ronda ha acabado.

## Los avisos
a-number = { $number ->
    [0] un blanco
   *[other] un { $number }
}
error-lacks-numbers = { $tile } no encaja: hace falta { $numbers }.
error-fits-nowhere = { $tile } no encaja ahora mismo.
notice-hint = Una buena jugada: { $move }.
notice-lone = Solo encaja { $tile }, así que se juega por ti. Se puede cambiar en los ajustes.
notice-not-saved = Sin guardar. La partida sigue, pero al recargar se perdería.
notice-deleted = Borrada en otra ventana. La partida sigue aquí, pero no se guarda.
notice-elsewhere = Esta partida está abierta en otra ventana. Puedes mirarla aquí, o seguir jugando aquí.
notice-taken = Esta partida se juega ahora en otra ventana. Puedes mirarla aquí, o seguir jugando aquí.
notice-play-here = La otra ventana está cerrada: la partida sigue aquí.
notice-found = Por fin se ha podido leer tu partida anterior. Ocupa el lugar del nuevo reparto.
notice-stale = La partida ha seguido en otra ventana. Así está allí; tu última jugada no se ha guardado.
notice-unseen = A este tamaño no hay imagen de la mesa: tus jugadas están en la lista. Gira el dispositivo o cambia el tamaño de la ventana.

## Lo que no se puede
error-invalid-move = Esa no es una jugada de este juego.
error-illegal-move = Eso no se puede jugar ahora.
error-not-held = No tienes { $tile }.
error-can-play = Si puedes jugar, tienes que hacerlo.
error-nothing-to-undo = No hay nada que deshacer.
error-match-over = La partida ha acabado.
error-foreign-move = Esa no es una jugada de este juego.
error-unreadable-move = Eso no es una jugada.
error-must-draw = Roba primero una ficha.
error-no-drawing = Ahora no hay nada que robar: pasa.
error-not-now = Eso no se puede jugar ahora.
error-round-over = La ronda ha acabado.
error-not-your-turn = No te toca.
error-between-rounds = La ronda ha acabado: reparte la siguiente.
