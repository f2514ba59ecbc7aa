# Primeras manos: aprender un juego en la mesa, paso a paso. Los números vienen del guion, y una prueba los compara con el juego.
lesson-name = { $game }: una primera mano
lesson-learn = Aprender en un minuto
lesson-count = { $number } de { $of }
lesson-next = Seguir
lesson-skip = Saltar
lesson-again = Otra vez
lesson-play = Jugar de verdad
lesson-other = También estaría permitido. En esta primera mano: { $move }.
lesson-offer = ¿{ $game } es nuevo para ti?
error-no-lesson = Todavía no hay una primera mano de este juego. Sus reglas están en la preparación, en «Reglas».

## Castle Rock
lesson-castle-rock-goal = Una fila de fichas y un pozo que la alimenta. Retira fichas hasta que queden dos o menos: entonces has ganado.
lesson-castle-rock-one = El 6-4 y el 4-1 comparten un número, el cuatro, y los separa una sola ficha. Esa se va: toca el 5-5.
lesson-castle-rock-three = No podía irse nada más, así que se robó una ficha. Ahora el mismo número está en tres seguidas: pueden irse las tres. Toca «Las tres».
lesson-castle-rock-again = Una fila vacía empieza de nuevo con tres fichas; luego llegaron dos más. El 6-5 y el 6-0 comparten un seis: toca la ficha que los separa.
lesson-castle-rock-choice = Esta es la única decisión del juego. Tres seises: ¿retirar solo el del medio o los tres? A veces uno menos ahora son tres más después. Elige como quieras.
lesson-castle-rock-done = Eso es todo. Se roba solo; tú solo eliges. Un buen reparto da que pensar.

## Bloqueo
lesson-block-goal = Deshazte el primero de tus fichas. Los puntos que tengan los demás en la mano son para ti; { $target } ganan la partida.
lesson-block-open = El doble más alto abre la ronda, y lo tienes tú: el 6-6. Tócalo.
lesson-block-match = Los números iguales se tocan. La línea acaba en { $left } y { $right }; tu 6-4 va con el seis. Tócalo o arrástralo allí.
lesson-block-double = Un doble se pone atravesado en la línea. Tu 3-3 va a la derecha.
lesson-block-block = Puedes elegir entre los dos extremos. Pon el 5-0, para que la línea acabe en uno y cinco.
lesson-block-passed = Ni un { $left } ni un { $right }: tu rival tiene que pasar. En este juego no se roba. Pon el 5-1 en el uno, para que los dos extremos sean cincos: toca la ficha y luego el sitio.
lesson-block-press = Otro paso: quien no tiene cincos se queda fuera. Pero tus fichas también deben salir: el 5-2, a la izquierda.
lesson-block-last = Te queda una ficha, y encaja. ¡Fuera con ella!
lesson-block-done = ¡Dominó! A tu rival le quedan { $dots } puntos, así que anotas { $points }. Si ya nadie puede jugar, gana la mano con menos puntos.

## Muggins
lesson-muggins-goal = Aquí dan puntos los extremos abiertos de la línea: cuando suman un múltiplo de cinco, anotas esa suma. { $target } puntos ganan.
lesson-muggins-first = La primera ficha cuenta sus dos mitades. 3 y 2 hacen { $would }: pon el 3-2.
lesson-muggins-spinner = Los extremos son 3 y 6, en total { $total }. Un doble en el extremo cuenta dos veces: con el 6-6 son 3 + 12 = { $would }.
lesson-muggins-edges = El primer doble es el pivote. Cuando sus dos lados están ocupados ya no cuenta, y de él pueden salir otros dos brazos. Pon en él el 6-3: 3 + 4 + 3 = { $would }.
lesson-muggins-double = Los demás dobles no abren brazos, pero también cuentan dos veces. Con el 3-3: 6 + 1 + 3 = { $would }.
lesson-muggins-end = Ya son { $score } puntos. Cuando alguien termina, cuentan también los puntos de los demás, redondeados a cincos.
lesson-muggins-done = Si no puedes jugar, robas hasta que una ficha encaje. La suma de los extremos siempre está a la vista en la mesa: no la pierdas de vista.

## Tren mexicano
lesson-mexican-train-goal = El doble { $engine } del centro es la locomotora. Cada uno construye un tren desde ella. Deshazte de tus fichas: lo que quede en tu mano cuenta en tu contra.
lesson-mexican-train-start = En tu primer turno puedes poner toda una serie en tu tren. Empieza con un { $engine }: pon el 9-5.
lesson-mexican-train-string = Cada ficha encaja con la anterior, así que puedes seguir: 5-2, luego 7-2, luego 7-4.
lesson-mexican-train-marker = Aquí alguien no pudo empezar, robó una ficha y tampoco pudo. La marca lo dice: ahora todos pueden jugar en este tren.
lesson-mexican-train-mexican = Desde ahora, una ficha por turno: en tu tren, en uno con marca o en el tren mexicano, que es de todos. También empieza con un { $engine }: ábrelo con el 9-6.
lesson-mexican-train-double = La marca se quitó cuando su dueño pudo jugar allí. Te toca: pon el 6-6, un doble.
lesson-mexican-train-cover = Un doble pide que lo cubran: pon otra ficha enseguida. El 6-1 encaja. Si no pudieras, los demás tendrían que cubrirlo antes de jugar en otro sitio.
lesson-mexican-train-end = Te quedan { $hand } fichas. Si nada encaja, robas una; si no ayuda, tu tren recibe una marca.
lesson-mexican-train-done = Una ronda acaba cuando alguien se queda sin fichas. Cada uno apunta los puntos que le quedan en la mano, y tras la última ronda gana el total más bajo.

## Forty-Two
lesson-forty-two-goal = Juegas con el compañero de enfrente. Siete bazas y cinco fichas que cuentan hacen 42 puntos, y los equipos pujan por cuántos se llevarán.
lesson-forty-two-bid = La mejor puja es de { $best }. Cuatro seises con el doble, y el 4-4: eso vale más. Puja { $bid }.
lesson-forty-two-trump = Tu puja es la más alta, así que nombras el triunfo: los seises, de los que tienes más. Ganan a todas las demás fichas.
lesson-forty-two-lead = Sales tú en la primera baza. En cada palo el doble es el más alto: el 6-6 se la lleva seguro.
lesson-forty-two-trick = Todos tuvieron que servir un seis. La baza es tuya: { $taken } punto. Ya no queda ningún seis fuera: sal con el 6-5.
lesson-forty-two-count = Tu compañero no tenía seises y echó el 5-5, que cuenta diez: { $trick } puntos en una baza. El 6-4 también cuenta diez. Sal con él.
lesson-forty-two-suit = Ya son { $taken } puntos. Si no se sale de triunfo, la mitad más alta es el palo: el 4-4 pide cuatros, y es el más alto.
lesson-forty-two-made = { $taken } puntos: tu puja de { $bid } está segura. Cada bando anota lo que se llevó; si hubieras fallado, los otros anotarían además tu puja.
lesson-forty-two-done = Así es el juego: pujar, nombrar triunfo, servir al palo y llevarse las cinco fichas que cuentan: 5-5, 6-4, 5-0, 4-1 y 3-2.

## Sobre el primer rompecabezas
first-steps = Cómo se juega
first-steps-goal = Despeja la roca: retira fichas de esta fila hasta que queden dos o menos.
first-steps-one = Dos fichas comparten un número por encima de una tercera: la del medio se va. Tócala.
first-steps-three = Un mismo número en tres fichas seguidas: retira la del medio o toca «Las tres». Se roba solo.
first-steps-begin = Empezar
