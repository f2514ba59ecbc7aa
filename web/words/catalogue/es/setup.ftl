### La preparación de una partida.

players = Jugadores
level = Los demás juegan
level-learner = como principiantes
level-club = como gente de club
level-master = como maestros
help-level-learner = Limpios pero despistados: de vez en cuando se les escapa algo.
help-level-club = Juegan bien, sin pensar muy lejos.
help-luck = Pero en este juego manda la suerte: ningún nivel gana mucho más que otro.
help-level-master = Recuerdan quién pasó y a qué, y piensan por adelantado.
level-other = { $level }
more = Más
seed = Nombre del reparto
seed-help = El mismo nombre da siempre las mismas fichas. Déjalo como está para llevarte una sorpresa.
start = Repartir
copy-link = Copiar el enlace a este reparto
house-rules = Reglas de la casa

## Opciones
option-set = Juego de fichas
value-set = Doble { $value ->
    [6] seis
    [9] nueve
    [12] doce
   *[other] { $value }
}
option-target = Puntos para ganar
option-rounds = Rondas
option-rules = Reglas
help-rounds = 0: sin límite; deciden los puntos.

value-rounds-0 = sin límite

## Lo que dice el folleto
choice = { $option } – { $value }
choice-flag = { $option } – { $on ->
    [yes] sí
   *[no] no
}
printed-otherwise = En el folleto: { $choices }
printed-so = Tal cual lo dice el folleto.
as-printed = Como en el folleto
as-suggested = Como recomendamos

## Los avisos
notice-players = Con estas opciones pueden jugar { $players }.
