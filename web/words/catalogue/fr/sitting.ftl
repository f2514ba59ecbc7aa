### Plusieurs personnes sur un appareil.

## La préparation
who-plays = Qui joue ? { $people ->
    [one] Vous{ $computers ->
        [0] {""}
        [one] {" "}et un joueur électronique
       *[other] {" "}et { $computers } joueurs électroniques
    }
   *[other] { $people } personnes{ $computers ->
        [0] {""}
        [one] {" "}et un joueur électronique
       *[other] {" "}et { $computers } joueurs électroniques
    }
}
who-plays-help = Plusieurs personnes peuvent partager cet appareil : il passe de main en main, et les dominos sont cachés entre-temps.
person = Joueur { $number }
person-sits = Une personne est assise à la place { $number }
name-of-seat = Nom de la personne à la place { $number }
computer-seat = { $name } (ordinateur)
sign-of = Le signe de { $name }
person-colour = Couleur
person-sign = Signe
colour-0 = Or
colour-1 = Ciel
colour-2 = Corail
colour-3 = Mousse
colour-4 = Lilas
colour-5 = Ambre
colour-6 = Bleu
colour-7 = Rose
colour-8 = Menthe
colour-9 = Sable
sign-initial = Initiale
sign-star = Étoile
sign-heart = Cœur
sign-crescent = Lune
sign-leaf = Feuille
sign-bolt = Éclair
sign-crown = Couronne
sign-sun = Soleil

## De l’un à l’autre
pass-to = Passez l’appareil à { $name }
uncover = C’est moi, { $name } : montrer mes dominos
turn-of = À { $name } de jouer
turn-words = { $name } : { $words }
anybody-calls = Quelqu’un réclame ?
calls = { $name } : { $move }

## La position en mots, pour tous
position-pot-only = Dans le pot : { $chips }.

## La liste des parties
match-people = Manche { $round } · { $scores }
person-score = { $name } { $score }

## Liens
error-link-people = Le lien ne dit pas clairement où les personnes sont assises.
