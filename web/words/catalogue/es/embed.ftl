### La portada de un marco: corta y metida dentro, así que solo texto y nombres.

embed-name = Castle Rock
embed-about = Un solitario de dominó: vacía la fila.
embed-about-today = Castle Rock, el reto del día
embed-play = Jugar
embed-play-daily = Jugar el reto del día
embed-again = Volver a intentar
embed-link = Boneyard
embed-row = La primera fila: { $tiles }
embed-bytes = { $loaded } de { $total } MB
embed-failed = No se ha podido preparar la mesa. ¿Sigue habiendo conexión?
embed-ignored = No se ha entendido y se ha dejado fuera: { $names }
embed-no-puzzle = No hay ningún reto llamado «{ $name }».
embed-no-level = Este juego de fichas no tiene retos del nivel «{ $name }».
embed-too-long = Esta dirección es demasiado larga para ser nuestra.
embed-deal-unreadable = El reparto de esta dirección no se puede leer.
embed-tile-twice = En el reparto está dos veces { $tile }.
embed-tile-missing = En el reparto falta { $tile }.
embed-tile-not-in-set = { $tile } no es de este juego de fichas.
