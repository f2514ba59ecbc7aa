### Los solitarios en fila.

## Los juegos
game-castle-rock = Castle Rock
about-castle-rock = Un solitario de vecinas: lo que está entre dos iguales sale de la fila.
game-bingo = Bingo
about-bingo = Cuenta a lo largo de la fila, de cero a doce, y atrapa cada ficha que diga su número.

## Opciones
option-pile = El pozo
value-pile-hidden = Boca abajo
value-pile-open = Abierto

## Lo que hay que hacer
status-take = Quita una entre dos iguales
status-bingo = Vuelta { $pass } · el número es { $count }

## Las jugadas
move-take = Quitar { $tiles }, lugar { $place }
move-take-three = Quitar las tres: { $tiles }
move-castle-rock-draw = Destapar la ficha siguiente
move-bingo-next = Seguir contando
button-castle-rock-draw = Destapar
button-bingo-next = Contar
button-take-three = Las tres

## Lo que pasa
event-turn-up = { $count ->
    [one] Destapada: { $tiles }.
   *[other] Destapadas: { $tiles }.
}
event-take = Fuera: { $tiles }. { $left ->
    [0] No queda ninguna.
    [one] Queda una.
   *[other] Quedan { $left }.
}
event-count = { $count }.
event-pass-begins = Empieza la vuelta { $number }.

## La posición en palabras
position-row = La fila: { $tiles }.
position-finger = El dedo está en { $tile }, el número es { $count }.

## Sobre el tapete
label-removed = { $count } fuera
label-count = { $count }
label-left = { $count ->
    [one] restante
   *[other] restantes
}

## El final
solo-over = { $won ->
    [yes] ¡Lo has logrado!
   *[no] Esta vez no
}
reason-castle-rock-won = { $left ->
    [0] No queda ni una ficha: perfecto.
    [one] Solo queda una ficha.
   *[other] Solo quedan { $left } fichas.
}
reason-castle-rock-lost = Quedan { $left } fichas en la fila; con dos habría bastado.
reason-bingo-won = Todas las fichas se han cantado.
reason-bingo-lost = { $left ->
    [one] Queda una ficha, y la cuenta ya solo se repite.
   *[other] Quedan { $left } fichas, y la cuenta ya solo se repite.
}

## El reloj
clock-start = Empezar a contar
clock-pause = Pausa
clock-tempo = Tempo
clock-itself = Solo
clock-score-best = Puntos { $score } · récord { $best }
clock-score = Puntos { $score }
tally = Puntos { $score }: { $caught } atrapadas, { $missed } perdidas, { $wrong } toques en falso.
tally-record = ¡Tu récord a este tempo!
tally-best = Tu récord a este tempo: { $best }.
tempo-slow = Lento
tempo-normal = Medio
tempo-fast = Vivo
tempo-rapid = Veloz

## Lo que no se puede
error-no-match-there = Esas fichas no casan: busca un número común con una ficha en medio.
error-must-take = Hay una ficha que se puede quitar, y hay que quitarla antes de destapar la siguiente.
error-not-the-number = El número es { $count }, y { $tile } no lo dice.
