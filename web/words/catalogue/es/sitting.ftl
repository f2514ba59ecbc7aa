### Varias personas en un dispositivo.

## La preparación
who-plays = ¿Quién juega? { $people ->
    [one] Tú{ $computers ->
        [0] {""}
        [one] {" "}y un jugador electrónico
       *[other] {" "}y { $computers } jugadores electrónicos
    }
   *[other] { $people } personas{ $computers ->
        [0] {""}
        [one] {" "}y un jugador electrónico
       *[other] {" "}y { $computers } jugadores electrónicos
    }
}
who-plays-help = Varias personas pueden compartir este dispositivo: va de mano en mano, y las fichas se tapan entre turno y turno.
person = Jugador { $number }
person-sits = Una persona se sienta en el puesto { $number }
name-of-seat = Nombre de la persona en el puesto { $number }
computer-seat = { $name } (ordenador)
sign-of = El signo de { $name }
person-colour = Color
person-sign = Signo
colour-0 = Oro
colour-1 = Cielo
colour-2 = Coral
colour-3 = Musgo
colour-4 = Lila
colour-5 = Ámbar
colour-6 = Azul
colour-7 = Rosa
colour-8 = Menta
colour-9 = Arena
sign-initial = Inicial
sign-star = Estrella
sign-heart = Corazón
sign-crescent = Luna
sign-leaf = Hoja
sign-bolt = Rayo
sign-crown = Corona
sign-sun = Sol

## De uno a otro
pass-to = Pásale el dispositivo a { $name }
uncover = Soy { $name }: mostrar mis fichas
turn-of = Le toca a { $name }
turn-words = { $name }: { $words }
anybody-calls = ¿Alguien canta?
calls = { $name }: { $move }

## La posición en palabras, para todos
position-pot-only = En el bote: { $chips }.

## La lista de partidas
match-people = Ronda { $round } · { $scores }
person-score = { $name } { $score }

## Enlaces
error-link-people = El enlace no dice claramente dónde se sientan las personas.
