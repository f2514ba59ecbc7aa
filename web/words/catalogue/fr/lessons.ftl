# Premières mains : apprendre un jeu à la table, pas à pas. Les nombres viennent du script, et un test les compare au jeu.
lesson-name = { $game } : une première main
lesson-learn = Apprendre en une minute
lesson-count = { $number } sur { $of }
lesson-next = Suite
lesson-skip = Passer
lesson-again = Encore une fois
lesson-play = Jouer pour de bon
lesson-other = Ce serait permis aussi. Pour cette première main : { $move }.
lesson-offer = { $game } est nouveau pour vous ?
error-no-lesson = Il n’y a pas encore de première main pour ce jeu. Ses règles sont dans la préparation, sous « Règles ».

## Castle Rock
lesson-castle-rock-goal = Une rangée de dominos, et une pioche qui la nourrit. Retirez des dominos jusqu’à ce qu’il en reste deux au plus : c’est gagné.
lesson-castle-rock-one = Le 6-4 et le 4-1 ont un nombre en commun, le quatre, et un seul domino les sépare. Celui-là part : touchez le 5-5.
lesson-castle-rock-three = Plus rien ne pouvait partir, on a donc pioché. Voici le même nombre sur trois dominos qui se suivent : tous peuvent partir. Touchez « Les trois ».
lesson-castle-rock-again = Une rangée vide repart avec trois dominos ; puis deux autres sont venus. Le 6-5 et le 6-0 partagent un six : touchez le domino qui les sépare.
lesson-castle-rock-choice = Voici la seule décision du jeu. Trois six : retirer celui du milieu, ou les trois ? Un de moins maintenant, c’est parfois trois de plus ensuite. Choisissez comme vous voulez.
lesson-castle-rock-done = C’est tout. La pioche se fait d’elle-même ; vous ne faites que choisir. Une bonne donne demande réflexion.

## Bloqué
lesson-block-goal = Débarrassez-vous le premier de vos dominos. Les points que les autres ont encore en main sont pour vous ; il en faut { $target } pour gagner la partie.
lesson-block-open = Le plus fort double ouvre la manche, et c’est vous qui l’avez : le 6-6. Touchez-le.
lesson-block-match = Les nombres égaux se touchent. La ligne finit par { $left } et { $right } ; votre 6-4 va contre le six. Touchez-le, ou faites-le glisser.
lesson-block-double = Un double se pose en travers de la ligne. Votre 3-3 va à droite.
lesson-block-block = Vous choisissez l’un des deux bouts. Posez le 5-0 : la ligne finira par un et cinq.
lesson-block-passed = Ni { $left } ni { $right } : votre adversaire doit passer. À ce jeu, on ne pioche pas. Posez le 5-1 contre le un, pour que les deux bouts soient des cinq : touchez le domino, puis la place.
lesson-block-press = Encore une passe : qui n’a pas de cinq reste à la porte. Mais vos dominos doivent partir, eux aussi : le 5-2, à gauche.
lesson-block-last = Il ne vous reste qu’un domino, et il va. Posez-le !
lesson-block-done = Domino ! Il reste { $dots } points à votre adversaire : vous en marquez { $points }. Si plus personne ne peut jouer, la main la plus faible gagne.

## Muggins
lesson-muggins-goal = Ici, ce sont les bouts ouverts qui rapportent : chaque fois qu’ils totalisent un multiple de cinq, vous marquez ce total. Il faut { $target } points pour gagner.
lesson-muggins-first = Le premier domino compte ses deux moitiés. 3 et 2 font { $would } : posez le 3-2.
lesson-muggins-spinner = Les bouts sont 3 et 6, soit { $total }. Un double au bout compte deux fois : avec le 6-6, cela fait 3 + 12 = { $would }.
lesson-muggins-edges = Le premier double est le pivot. Quand ses deux côtés sont pris, il ne compte plus lui-même, et deux autres bras peuvent en partir. Posez-y le 6-3 : 3 + 4 + 3 = { $would }.
lesson-muggins-double = Les autres doubles n’ouvrent pas de bras, mais comptent deux fois aussi. Avec le 3-3 : 6 + 1 + 3 = { $would }.
lesson-muggins-end = Déjà { $score } points. Quand quelqu’un termine, les points des autres mains comptent aussi, arrondis à cinq.
lesson-muggins-done = Si vous ne pouvez pas jouer, vous piochez jusqu’à ce qu’un domino aille. Le total des bouts est toujours affiché sur la table : gardez-le à l’œil.

## Train mexicain
lesson-mexican-train-goal = Le double { $engine } du milieu est la locomotive. Chacun construit un train à partir d’elle. Débarrassez-vous de vos dominos : ce qui reste en main compte contre vous.
lesson-mexican-train-start = À votre premier tour, vous pouvez poser toute une suite sur votre train. Elle commence par un { $engine } : posez le 9-5.
lesson-mexican-train-string = Chaque domino s’accorde au précédent ; vous pouvez donc continuer : 5-2, puis 7-2, puis 7-4.
lesson-mexican-train-marker = Ici, quelqu’un n’a pas pu commencer, a pioché, et ne l’a pas pu davantage. Le jeton le dit : tout le monde peut jouer sur ce train.
lesson-mexican-train-mexican = Désormais, un domino par tour : sur votre train, sur un train à jeton, ou sur le train mexicain, qui est à tous. Il commence aussi par un { $engine } : lancez-le avec le 9-6.
lesson-mexican-train-double = Le jeton est parti quand son propriétaire a pu y jouer. À vous : posez le 6-6, un double.
lesson-mexican-train-cover = Un double veut être couvert : posez aussitôt un autre domino. Le 6-1 va. Si vous ne pouviez pas, les autres devraient le couvrir avant de jouer ailleurs.
lesson-mexican-train-end = Il vous reste { $hand } dominos. Si rien ne va, vous en piochez un ; si cela n’aide pas, votre train reçoit un jeton.
lesson-mexican-train-done = Une manche se termine quand un joueur n’a plus de domino. Chacun note les points restés en main, et après la dernière manche le total le plus bas gagne.

## Forty-Two
lesson-forty-two-goal = Vous jouez avec le partenaire d’en face. Sept levées et cinq dominos qui comptent font 42 points, et les équipes enchérissent sur ce qu’elles prendront.
lesson-forty-two-bid = La meilleure enchère est de { $best }. Quatre six avec le double, et le 4-4 : cela vaut mieux. Annoncez { $bid }.
lesson-forty-two-trump = Votre enchère est la plus haute : vous nommez l’atout. Les six, dont vous avez le plus. Ils battent tous les autres dominos.
lesson-forty-two-lead = Vous entamez la première levée. Dans chaque couleur le double est le plus fort : le 6-6 est sûr de la prendre.
lesson-forty-two-trick = Tous ont dû fournir un six. La levée est à vous : { $taken } point. Il n’y a plus de six dehors : entamez le 6-5.
lesson-forty-two-count = Votre partenaire n’avait plus de six et a donné le 5-5, qui compte dix : { $trick } points en une levée. Le 6-4 compte dix aussi. Entamez-le.
lesson-forty-two-suit = Déjà { $taken } points. Sans atout à l’entame, la moitié la plus forte donne la couleur : le 4-4 demande des quatre, et c’est le plus fort.
lesson-forty-two-made = { $taken } points : votre enchère de { $bid } est assurée. Chaque camp marque ce qu’il a pris ; si vous aviez chuté, les autres marqueraient aussi votre enchère.
lesson-forty-two-done = Voilà le jeu : enchérir, nommer l’atout, fournir, et ramasser les cinq dominos qui comptent, 5-5, 6-4, 5-0, 4-1 et 3-2.

## Au-dessus du premier casse-tête
first-steps = Comment jouer
first-steps-goal = Démontez le rocher : retirez des dominos de cette rangée jusqu’à ce qu’il en reste deux au plus.
first-steps-one = Deux dominos partagent un nombre par-dessus un troisième : celui du milieu part. Touchez-le.
first-steps-three = Un même nombre sur trois dominos qui se suivent : retirez celui du milieu, ou touchez « Les trois ». La pioche se fait d’elle-même.
first-steps-begin = Commencer
