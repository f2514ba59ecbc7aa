### Las clases de retos además de Castle Rock.

kinds = Más clases de retos
kinds-about = Cada uno está resuelto antes de llegarte: sabes lo que se puede lograr. Los demás puestos juegan a la perfección; tú también puedes.
task-today = El reto de hoy
task-today-again = El reto de hoy otra vez
task-today-done = Hoy: { $stars }
task-start = Otro más
task-hard = { $level } · jugado al azar, se resuelve una vez de cada { NUMBER($one) }
task-ways = { $level } · { $good ->
    [one] de { $all } maneras de empezar, una es buena
   *[other] de { $all } maneras de empezar, { $good } son buenas
}
task-stars-why = { $how ->
    [undone] Dos estrellas, porque deshiciste jugadas: tres son para quien lo hace de un tirón.
   *[helped] Una estrella, porque tuviste una pista o un aviso: tres son para quien lo hace sin ayuda.
}

## El tren más largo
game-longest-train = El tren más largo
task-train = El tren más largo
task-about-train = Una mano y una locomotora: coloca todas las fichas que puedas en un solo tren.
task-which-train = Juego
task-variant-train = { $variant ->
    [9] doble nueve
   *[12] doble doce
}
task-goal-train = Coloca un solo tren: caben { $goal } de las { $tiles } fichas
task-hint-train = { $solves ->
    [yes] { $ways ->
        [one] Coloca { $tile }: solo así se pueden colocar todavía { $reach } fichas.
       *[other] Coloca { $tile }: así se pueden colocar todavía { $reach } fichas. Hay más de un camino.
    }
   *[no] Ya no se puede llegar a { $goal }. Con { $tile } serán { $reach } como mucho.
}
task-loses-train = Después de { $tile } se pueden colocar { $reach } fichas como mucho. Tócala otra vez si la quieres de todos modos.
task-slip-train = Se torció en la ficha { $number }: después de { $tile } cabían { $mine } como mucho; con { $better } habrían sido { $best }.
task-decision-train = { $same ->
    [yes] { $tile } era lo correcto: aún cabían { $mine }.
   *[no] Después de { $tile } cabían { $mine } como mucho; con { $better }, { $best }.
}
task-result-train = { $won ->
    [yes] { $reach } de las { $tiles } fichas están en tu tren; caben { $goal }.
   *[no] Solo { $reach } de las { $tiles } fichas están en tu tren; caben { $goal }.
}

## Cumplir la puja
task-bid = Cumplir la puja
task-about-bid = Forty-Two con todas las manos abiertas y algunas bazas jugadas: consigue los puntos de tu puja. Tu pareja ayuda a la perfección; los demás se defienden a la perfección.
task-which-bid = Puja
task-variant-bid = { $variant } puntos
task-goal-bid = Consigue { $goal } puntos en total: todas las manos están abiertas
task-hint-bid = { $solves ->
    [yes] { $ways ->
        [one] Juega { $tile }: solo eso cumple la puja.
       *[other] Juega { $tile }: así se cumple la puja. Hay más de un camino.
    }
   *[no] La puja ya no se puede cumplir. Con { $tile } llegas a { $reach }.
}
task-loses-bid = Después de { $tile } los demás te dejan en { $reach } puntos. Tócala otra vez si la quieres de todos modos.
task-slip-bid = Se torció con { $tile }: desde ahí los demás podían dejarte en { $mine } puntos. Con { $better } llegabas a { $goal }.
task-decision-bid = { $same ->
    [yes] { $tile } era lo correcto: { $mine } puntos con el mejor juego.
   *[no] Después de { $tile }, { $mine } puntos con el mejor juego; después de { $better }, { $best }.
}
task-result-bid = { $won ->
    [yes] Conseguiste { $reach } puntos: la puja de { $goal } está cumplida.
   *[no] Conseguiste { $reach } puntos; la puja era de { $goal }.
}

## Últimas fichas
task-last = Últimas fichas
task-about-last = El final de una ronda de Block con las dos manos abiertas: gánala contra las mejores respuestas. Solo hay una manera buena de empezar.
task-which-last = Reglas
task-variant-last = Block
task-goal-last = Gana esta ronda de Block: las dos manos están abiertas
task-hint-last = { $solves ->
    [yes] { $ways ->
        [one] Coloca { $tile }: solo eso gana.
       *[other] Coloca { $tile }: eso gana. Hay más de un camino.
    }
   *[no] La ronda ya no se puede ganar. Con { $tile } pierdes lo menos posible.
}
task-loses-last = Después de { $tile } la ronda ya no se puede ganar. Tócala otra vez si la quieres de todos modos.
task-slip-last = Se torció con { $tile }: desde ahí la ronda ya no se podía ganar. Con { $better } sí.
task-decision-last = { $same ->
    [yes] { $tile } era lo correcto.
   *[no] { $better } era mejor que { $tile }.
}
task-result-last = { $won ->
    [yes] La ronda es tuya.
   *[no] La ronda no se ganó.
}

## La entrada de un marco
embed-name-train = El tren más largo
embed-about-train = El tren más largo: coloca todas las fichas que puedas.
embed-name-bid = Cumplir la puja
embed-about-bid = Forty-Two con manos abiertas: cumple la puja.
embed-name-last = Últimas fichas
embed-about-last = El final de una ronda de Block: una sola manera de ganar.
