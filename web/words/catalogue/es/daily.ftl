### El reto del día: su número, lo que suma con los días, y cómo se comparte.

daily-title = N.º { $number } · { $date }
daily-aim = { $left ->
    [0] Tres estrellas: que no quede ninguna
    [one] Tres estrellas: que quede una
   *[other] Tres estrellas: que queden { $left }
}
daily-choices = { $choices ->
    [one] Una elección
   *[other] { $choices } elecciones
}: { $slips ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $slips } fallos
}{ $lost ->
    [yes] , y uno que perdió la partida
   *[no] {""}
}
daily-next = El siguiente llega dentro de { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min.
daily-open-today = El reto de hoy te espera.
daily-dots = Los puntos dicen lo difícil que es un día: de • { $least } los lunes a ••••• { $most } los domingos.
daily-statistics = Estadísticas
daily-played = jugados
daily-solved = resueltos
daily-run = { $count ->
    [one] día seguido
   *[other] días seguidos
}
daily-best-run = mejor racha
daily-distribution = Días por estrellas
daily-unaided = Resueltos sin ayuda: { $unaided } de { $solved }.
daily-others = Otros retos: { $solved } de { $played } resueltos.
daily-share-title = { $game } · { $title }
daily-share-run = { $days ->
    [one] un día seguido
   *[other] { $days } días seguidos
}
share-by-hand = Copia este texto:
verdict = { $winnable ->
    [yes] Este reparto se podía ganar
   *[no] Este reparto no se podía ganar
}: lo mejor posible era { $left ->
    [0] que no quedara ninguna ficha.
    [one] que quedara una ficha.
   *[other] que quedaran { $left } fichas.
}

## En la página de otra persona: solo texto y nombres, véase embed.ftl
embed-number = N.º { $number } · { $date }
embed-other = Un reto de dominó
embed-size = Unos { $size } MB, una sola vez
embed-size-each = Unos { $size } MB
embed-shut-out = Esta página muestra el reto en un «sandbox», y { $host } no permite que desde ahí se lean sus archivos. Su servidor tiene que enviar la cabecera «Access-Control-Allow-Origin: *»; o quien escribe esta página añade «allow-same-origin» al «sandbox» del marco.
embed-address = Esta página no abre otras ventanas. La dirección propia del reto:
