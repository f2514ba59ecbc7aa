### Lo que está escrito en los archivos del sitio donde no habla ningún script: las páginas antes de arrancar, la aplicación instalada, las vistas previas. Solo texto y nombres.

language-name = Español
site-about = Dominó en solitario o entre varios, con las reglas de siempre. Se juega sin conexión.
site-late = Una parte de Boneyard no ha llegado.
site-late-again = Volver a intentar
site-no-script = Boneyard necesita JavaScript para jugar.
site-no-script-frame = Este reto necesita JavaScript. También se puede jugar en su propia página:
site-shot-wide = Una partida de { $game } en una tableta
site-shot-narrow = Una partida de { $game } en un teléfono
preview-daily = Reto del día
preview-daily-about = Cada día un reparto de Castle Rock, el solitario de dominó. Se puede ganar.
preview-puzzle = Castle Rock, { $set }, { $level }
preview-puzzle-about = Un reto de Castle Rock, el solitario de dominó: { $set }, { $level }. Se puede ganar.
preview-set-6 = doble seis
preview-set-9 = doble nueve
preview-set-12 = doble doce
preview-picture = Una fila de fichas de dominó sobre un tapete verde
