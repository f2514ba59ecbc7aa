### Boneyard en español: lo que puede decir cualquier pantalla. Las fichas se escriben 6-4; los números deciden el plural.

title = Boneyard
tagline = Los juegos de dominó de toda la vida, en tu propia mesa.
page-title = Boneyard – dominó
page-title-table = { $game } – Boneyard
page-title-setup = { $game }: preparación – Boneyard
footer = Todo ocurre en tu dispositivo. Sin cuentas, sin publicidad, sin miradas ajenas.
version = Boneyard { $version }
licences = Hecho con el trabajo de otros
licences-missing = No se han podido cargar las licencias. Inténtalo cuando tengas conexión.
loading = Un momento…
starting = Extendiendo el tapete…
megabytes = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) } MB
starting-again = El motor vuelve a arrancar…
start-failed = No se ha podido preparar la mesa. ¿Sigue habiendo conexión?
start-broken = El motor no ha podido arrancar en este dispositivo. Cierra otras páginas e inténtalo otra vez.
try-again = Volver a intentar
engine-replaced = { $why ->
    [hang] El motor no respondía y se ha vuelto a arrancar; tu partida sigue igual.
   *[other] El motor se había parado y se ha vuelto a arrancar; tu partida sigue igual.
}
failure-title = El motor se ha parado
failure-why = { $why ->
    [hang] El motor no ha respondido. Se le ha pedido lo mismo a otro nuevo, y tampoco ha respondido.
    [fatal] El motor ha fallado. Se le ha pedido lo mismo a otro nuevo, y también ha fallado.
    [killed] El motor se ha cerrado desde fuera, y también el que ocupó su lugar.
    [lost] El motor se ha vuelto a arrancar, pero no retoma esta partida.
    [loading] El motor no se ha podido volver a cargar. ¿Sigue habiendo conexión?
    [starting] El motor no ha podido volver a arrancar en este dispositivo.
   *[other] Algo ha ido mal en esta mesa.
}
failure-safe = { $game ->
    [kept] Tu partida sigue igual: todas las jugadas están guardadas en este dispositivo.
   *[loose] Tu partida sigue igual, pero este navegador no la guarda: guárdala en un archivo antes de salir.
}
failure-next = { $game ->
    [no] { $stopped ->
        [yes] Ha fallado tres veces seguidas. Recarga la página o inténtalo una vez más.
       *[no] Inténtalo otra vez; si no sirve, recarga la página.
    }
   *[other] { $stopped ->
        [yes] Ha fallado tres veces seguidas, así que ya no arranca por sí solo. Guarda la partida en un archivo, recarga la página y recupera la partida si falta.
       *[no] Inténtalo otra vez. Si no sirve, guarda la partida en un archivo y recarga la página.
    }
}
lost-title = Este enlace no lleva a ninguna parte
to-lobby = Todos los juegos
close = Cerrar
done = Listo
copy = Copiar
download = Descargar
less = Menos
more-of = Más
settings = Ajustes
no-rules-page = Ahora mismo no se pueden consultar las reglas completas.
keys-title = Teclas
keys-tab = Ir a la lista de tus jugadas; Intro hace una
keys-only = Hacer la única jugada posible (robar, pasar, ronda siguiente)
keys-clock = Bingo: empezar o detener la cuenta
keys-catch = Bingo: atrapar la ficha que está bajo el dedo
keys-escape = Soltar la ficha elegida, cerrar una ventana

## Nombres
you = Tú

## Los ajustes
setting-language = Idioma
setting-theme = Luz
setting-theme-system = La del dispositivo
setting-theme-light = Día
setting-theme-dark = Noche
setting-pace = Ritmo de los demás
setting-pace-slow = Tranquilo
setting-pace-normal = Normal
setting-pace-fast = Rápido
setting-pips = Puntos
setting-pips-auto = Según el juego
setting-pips-colour = De colores
setting-pips-classic = Negros
setting-cloth = Tapete
setting-cloth-green = Verde
setting-cloth-blue = Azul
setting-cloth-red = Rojo
setting-itself = Robar y pasar automáticamente
setting-itself-help = Lo que no deja elección se hace por ti, deprisa: robar mientras nada encaje, pasar, quitar las fichas que deben irse. Deshacer lo deshace todo de una vez.
setting-lone = Jugar automáticamente la única ficha posible
setting-lone-help = Cuando solo queda una jugada, la ficha se coloca por ti.
setting-moves = Mostrar la lista de jugadas
setting-moves-help = Cada jugada permitida es un botón junto a la mesa. Con la tecla Tab, la lista está siempre ahí.

## Los avisos
notices = Avisos
notice-copied = Copiado.
update-ready = Hay una versión nueva de Boneyard.
update-now = Usarla ya
update-later = Más tarde

## Lo que no se puede
error-bad-request = La mesa no lo ha entendido.
error-bad-option = Estas opciones no van juntas.
error-bad-players = Este juego no es para tantos jugadores.
error-bad-deal = Este reparto no sirve.
error-bad-save = Esta no es una partida que se pueda recuperar.
error-unknown-game = Aquí no hay ningún juego llamado «{ $game }».
error-no-match = No hay ninguna partida empezada.
error-internal = Algo ha ido mal en el motor. Tu partida está como estaba.
error-unknown-option = Este juego no tiene la opción «{ $name }».
error-bad-value = «{ $value }» no es posible para { $name }; se puede elegir { $step ->
    [0] entre: { $choices }.
    [1] un número de { $least } a { $most }.
   *[other] un número de { $least } a { $most }, de { $step } en { $step }.
}
error-wrong-number = { $same ->
    [yes] { $most ->
        [1] Este juego es para una sola persona.
       *[other] Con estas opciones tienen que jugar { $most }, no { $players }.
    }
   *[no] Con estas opciones pueden jugar de { $least } a { $most }, no { $players }.
}
error-unknown-level = No hay jugadores del tipo «{ $level }».
error-bad-seed = El nombre de un reparto tiene de 1 a 64 letras o cifras.
error-bad-save-move = La jugada { $number } de la partida guardada ({ $move }) no se puede hacer.
error-save-version = Esta partida la guardó otra versión de Boneyard.
error-tile-twice = En el reparto está dos veces { $tile }.
error-tile-missing = En el reparto falta { $tile }.
error-tile-not-in-set = { $tile } no es de este juego de fichas.
error-not-text = Aquí no hay ningún texto.
error-too-long = Este texto es demasiado largo para una partida guardada.
error-too-deep = Este texto no es una partida guardada.
error-not-json = Este texto no es una partida guardada.
error-link-too-long = Este enlace es demasiado largo para ser nuestro.
error-link-unknown = Esa página no existe aquí.
error-link-unreadable = La parte «{ $part }» del enlace no se puede leer.
error-link-players = «{ $value }» no es un número de jugadores.
error-link-seed = El nombre del reparto falta en el enlace, o es demasiado largo.
error-link-level = El nivel falta en el enlace, o es demasiado largo.
error-link-gone = Esta partida no está guardada en este dispositivo.
error-link-unread = Puede que esta partida esté guardada en este dispositivo, pero ahora mismo el navegador no la entrega. Inténtalo dentro de un momento.
