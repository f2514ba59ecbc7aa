### El reto del día: su número, lo que suman los días y cómo se comparte.

daily-title = N.º { $number } · { $date }
daily-aim = { $left ->
    [0] Tres estrellas: que no quede ninguna
    [one] Tres estrellas: que quede una
   *[other] Tres estrellas: que queden { $left }
}
daily-choices = { $choices ->
    [one] Una decisión
   *[other] { $choices } decisiones
}: { $slips ->
    [0] ningún desliz
    [one] un desliz
   *[other] { $slips } deslices
}{ $lost ->
    [yes] , y una que perdió la partida
   *[no] {""}
}
daily-next = El siguiente llega en { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min.
daily-open-today = El reto de hoy te espera.
daily-dots = Los puntos dicen la dificultad: de • { $least } los lunes a ••••• { $most } los domingos.
daily-statistics = Estadísticas
daily-played = { $count ->
    [one] jugado
   *[other] jugados
}
daily-solved = { $count ->
    [one] resuelto
   *[other] resueltos
}
daily-run = { $count ->
    [one] día seguido
   *[other] días seguidos
}
daily-best-run = mejor racha
daily-distribution = Días por estrellas
daily-unaided = Resueltos sin ayuda: { $unaided } de { $solved }.
daily-others = Otros retos: { $solved } resueltos de { $played }.
daily-share-title = { $game } · { $title }
daily-share-run = { $days ->
    [one] un día seguido
   *[other] { $days } días seguidos
}
share-by-hand = Copia este texto:
verdict = { $winnable ->
    [yes] Este reparto se podía ganar
   *[no] Este reparto no se podía ganar
}: como mínimo { $left ->
    [0] no quedaba ninguna ficha.
    [one] quedaba una ficha.
   *[other] quedaban { $left } fichas.
}

## En la página de alguien: solo texto y nombres, véase embed.ftl
embed-number = N.º { $number } · { $date }
embed-size = Unos { $size } MB, una sola vez
embed-size-each = Unos { $size } MB
embed-shut-out = Esta página muestra el reto en un espacio aislado (sandbox), y { $host } no deja leer allí sus archivos. Su servidor tiene que enviar la cabecera «Access-Control-Allow-Origin: *»; o bien quien escribe esta página añade «allow-same-origin» al sandbox del marco.
embed-address = Esta página no abre otras ventanas. La dirección del reto:
