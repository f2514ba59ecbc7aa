### Los retos de Castle Rock.

puzzles = Retos
puzzles-about = Todos los retos de aquí tienen una salida conocida. Los hay nuevos cada día, los mismos para todo el mundo.
puzzle-of-the-day = Reto del día
puzzle-of-the-day-about = Un reparto de Castle Rock, suave los lunes, grande los domingos. Se puede ganar.
puzzle-day-done = { $stars } · { $left ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $left }
}
puzzle-day-played = { $date }: { $stars ->
    [0] jugado
    [one] una estrella
   *[other] { $stars } estrellas
}
puzzle-run = { $days ->
    [one] Resuelto en su día: un día seguido
   *[other] Resuelto en su día: { $days } días seguidos
}
puzzle-record = { $days ->
    [one] Seguidos: un día
   *[other] Seguidos: { $days } días
} · { $solved ->
    [one] un día resuelto
   *[other] { $solved } días resueltos
}
puzzle-kept = { $tries ->
    [one] Primer intento
   *[other] Intento { $tries }
} · { $days ->
    [one] un día seguido
   *[other] { $days } días seguidos
}
puzzle-tries = { $tries ->
    [one] Primer intento
   *[other] Intento { $tries }
}
puzzle-play = Jugar
puzzle-again = Jugarlo otra vez
puzzle-all = Todos los retos
puzzle-free = Todos los que quieras
puzzle-free-about = Elige el juego de fichas y la dificultad; cada reto tiene su propio enlace.
puzzle-level = Dificultad
puzzle-level-gentle = suave
puzzle-level-steady = normal
puzzle-level-tricky = engañoso
puzzle-level-hard = difícil
puzzle-level-fiendish = diabólico
puzzle-level-monstrous = monstruoso
puzzle-level-other = { $level }
month-before = El mes anterior
month-after = El mes siguiente
puzzle-title = Doble { $set ->
    [6] seis
    [9] nueve
   *[12] doce
}, { $level }
puzzle-title-deal = Un reparto dado
puzzle-about = { $level } · al azar se gana una vez de cada { NUMBER($one) }
puzzle-unwinnable = { $left ->
    [one] Este reparto no se puede ganar: quedará una ficha, y aquí eso no es ganar.
   *[other] Este reparto no se puede ganar: quedarán al menos { $left } fichas.
}
puzzle-pile-open = Pozo abierto
puzzle-pile-hidden = Como en el folleto
puzzle-mode-open = Abierto
puzzle-mode-hidden = Tapado
puzzle-warn = Avisarme
puzzle-choice = ¿Una o las tres?
puzzle-allow-undo = Permitir deshacer
puzzle-copy-link = Copiar el enlace a este reto
puzzle-loses = Así se pierde: quedarían al menos { $left } fichas. Tócala otra vez si la quieres de todos modos.
puzzle-worse = Según lo que aún puede salir, así se gana el { $mine } % de las veces, y de la otra forma el { $other } %. Tócala otra vez si la quieres de todos modos.
puzzle-hint-only = Aquí no hay elección: { $move }.
puzzle-hint-one = Quita una: después { $left ->
    [0] puede no quedar ninguna
    [one] quedará al menos una
   *[other] quedarán al menos { $left }
}. Quitando las tres { $other ->
    [one] quedaría una
   *[other] quedarían { $other }
}.
puzzle-hint-three = Quita las tres: después { $left ->
    [0] puede no quedar ninguna
    [one] quedará al menos una
   *[other] quedarán al menos { $left }
}. Quitando una { $other ->
    [one] quedaría una
   *[other] quedarían { $other }
}.
puzzle-hint-least = Ya no se puede ganar. { $kind ->
    [one] Quitando una
   *[three] Quitando las tres
} quedan { $left }, y de la otra forma { $other }.
puzzle-hint-equal = Aquí da lo mismo una cosa que otra: { $left ->
    [0] puede no quedar ninguna
    [one] quedará al menos una
   *[other] quedarán al menos { $left }
}.
puzzle-hint-lost = Ya no se puede ganar, y de las dos formas quedan { $left }.
puzzle-hint-guess = { $kind ->
    [one] Quita una
   *[three] Quita las tres
}: según lo que aún puede salir, así se gana el { $mine } % de las veces, y de la otra forma el { $other } %.
puzzle-because = { $kind ->
    [one] Porque { $tile } se queda y { $draws ->
        [0] enseguida
        [one] con la ficha siguiente
       *[other] { $draws } fichas después
    } se va { $together ->
        [yes] junto con { $first } y { $second }.
       *[no] de entre { $first } y { $second }.
    }
   *[three] Eso despeja el camino a { $tile }, que { $draws ->
        [0] se va enseguida
        [one] se va con la ficha siguiente
       *[other] se va { $draws } fichas después
    } { $together ->
        [yes] junto con { $first } y { $second }.
       *[no] de entre { $first } y { $second }.
    }
}
puzzle-won = { $stars ->
    [3] ¡Perfecto!
    [2] ¡Casi perfecto!
   *[other] ¡Resuelto!
}
puzzle-stars = { $stars ->
    [0] Ninguna estrella de tres
    [one] Una estrella de tres
   *[other] { $stars } estrellas de tres
}
puzzle-left = { $left ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $left }
}
puzzle-unaided = sin ayuda
puzzle-slip = Se torció en la jugada { $number }: quitaste { $kind ->
    [one] una
   *[three] las tres
}, y así { $left ->
    [one] quedaba al menos una
   *[other] quedaban al menos { $left }
}. De la otra forma { $other ->
    [0] podía no quedar ninguna
    [one] podía quedar solo una
   *[other] podían quedar solo { $other }
}.
puzzle-perfect = Nadie lo habría hecho mejor: { $left ->
    [0] que no quede ninguna
    [one] que quede una
   *[other] que queden { $left }
} es lo mejor que hay.
puzzle-look-back = Repasar la partida
puzzle-from-there = Probar desde ahí
puzzle-from-here = Seguir desde aquí
puzzle-share = Compartir
puzzle-next = Otro reto
puzzle-decision-before = La elección anterior
puzzle-decision-after = La elección siguiente
puzzle-decision = Las menos que podían quedar: quitando una, { $one }; quitando las tres, { $three }. Quitaste { $played ->
    [one] una
   *[three] las tres
}.
puzzle-embed = Ponlo en tu página
puzzle-embed-help = Pega esto en tu blog. No se carga nada pesado hasta que alguien lo toca, y no se cuenta a nadie.
puzzle-embed-title = Castle Rock: { $title }
puzzle-embed-puzzle = Qué reto
puzzle-embed-always-today = Cada día el suyo
puzzle-embed-mode = El pozo
puzzle-embed-theme = Luz
puzzle-embed-lang = Idioma
puzzle-embed-auto = El de quien lee
puzzle-embed-way = Escrito como
puzzle-embed-way-frame = Un marco
puzzle-embed-way-element = Una etiqueta propia
puzzle-embed-code = El texto para pegar
puzzle-embed-preview = Esto es lo que se ve
puzzle-open-site = Abrir en Boneyard

## Lo que no se puede
error-bad-puzzle = Ese reto no existe.
error-unknown-puzzle = Ese reto no existe. Un reto se llama «daily-2026-11-16» o «6-tricky-abc».
error-no-such-day = No hay ningún reto para ese día.
error-not-over = Eso se puede mirar cuando la partida haya acabado.
