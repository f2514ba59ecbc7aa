"""Reads sentences back that tell how a round ended: what kind of sentence it is, whom it names, and its numbers.

The patterns are written by hand, one for each thing that can be told in each language. They know the words but not the messages: a
sentence that none of them understands is a fault, and so is a pattern that nothing was ever told with.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tests.test_words import bodies
from website import catalogues

WITHOUT_TRUMPS = {
    "none": {"en": "without trumps", "es": "sin triunfo", "fr": "sans atout"},
    "none-own": {
        "en": "without trumps, doubles a suit of their own",
        "es": "sin triunfo, dobles aparte",
        "fr": "sans atout, doubles à part",
    },
}
TEAMS = {
    "Your team": True, "The other team": False, "Tu equipo": True, "El otro equipo": False, "Votre équipe": True, "L’autre équipe": False,
}  # fmt: skip
"""How a team is called, and whether it is that of seat 0."""
YOU = {
    "en": ("You", "you", "Your", "your"),
    "es": (
        "Tú", "tú", "ti", "te", "Te", "tu", "Tu", "tus", "Tus", "tuyo",
        "Anotas", "Apartas", "Apuestas", "Callas", "Cantas", "Compartes", "Cumples", "Dices", "Enseñas", "Ganas", "Gritas", "Has",
        "Igualas", "Pasas", "Pones", "Pujas", "Pujaste", "Robas", "Sales", "Subes", "Tenías", "Tienes", "Tomas", "Vas", "cumples", "ganas",
        "sales", "sumas", "vuelves",
    ),
    "fr": ("Vous", "vous", "Votre", "votre"),
}  # fmt: skip
"""Words that speak of the person; Spanish leaves the pronoun out where the verb says it."""

PATTERNS: dict[str, dict[str, str]] = {
    "en": {
        "round won": r"(?!Nobody).+ wins? the round",
        "round shared": r"The round is shared",
        "round of nobody": r"Nobody wins the round",
        "bid made": r"You make your bid|.+ makes? it",
        "bid set": r"(?:Your bid|.+) (?:is|are) set",
        "all passed": r"Everybody (?:has )?passed",
        "trains stuck": r"The trains are stuck",
        "pot won": r"\w+ wins? the pot",
        "match won": r"(?!Nobody|.+ share).+ wins?!?",
        "match shared": r".+ share the win",
        "solo won": r"You made it!",
        "solo lost": r"Not this time",
        "last tile": r"You have played your last tile\.|\w+ has played the last tile\.",
        "last tile, nothing": r"(?:You have played your|\w+ has played the) last tile and scores? nothing\.",
        "fewest dots": r"The line is blocked(?:, and \w+ ha(?:ve|s)|: .+ together have) the fewest dots\.",
        "fewest dots of plain hands": r"The line is blocked, and of those without a double \w+ ha(?:ve|s) the fewest dots\.",
        "fewest dots but doubles": r"The line is blocked, and without the doubles \w+ ha(?:ve|s) the fewest dots\.",
        "level": r"The line is blocked\. Level with the fewest dots: .+\.",
        "level, nothing": r"The line is blocked, and nobody scores for it\. Level with the fewest dots: .+\.",
        "level plain hands": r"The line is blocked, and nobody scores for it\. Level with .+, of those without a double: .+\.",
        "level but doubles": r"The line is blocked, and nobody scores for it\. Level with .+, doubles left out: .+\.",
        "target": r".+ ha(?:ve|s) reached the target\.",
        "nobody can lay": r"The boneyard is empty and nobody can lay a tile\. The least in hand is (?P<least>\d+): .+\.",
        "passed in turn": r"The boneyard is empty and all have passed in turn\. The least in hand is (?P<least>\d+): .+\.",
        "set, nothing": r"Set, and nothing for this hand: .+\.",
        "nobody bid": r"Nobody would bid\. The next player deals\.",
        "contract made": r"\w+ bid (?P<bid>\d+)(?P<marks> marks?)?(?: \(\w+\))?, (?P<trump>.+): "
        r"(?P<taken>\d+) taken, (?P<needed>\d+) needed\.",
        "contract set": r"\w+ bid (?P<bid>\d+)(?P<marks> marks?)?(?: \(\w+\))?, (?P<trump>.+): (?P<taken>\d+) taken of (?P<needed>\d+), "
        r"(?P<short>\d+) short\.",
        "special contract": r"\w+ bid (?P<bid>\d+)(?P<marks> marks?)? and played .+: "
        r"(?:(?P<made>not a trick was taken|all seven tricks were taken)|a trick was (?:taken|lost), and that is the end)\.",
        "game bid": r"A bid of (?P<bid>\d+) is for the whole game, and it is made\.",
        "best hand": r"\w+ had the best hand\.",
        "others folded": r"All the others have folded\.|Everybody else folded, so \w+ shows nothing\.",
        "cleared": r"Not one tile is left: perfect\.",
        "nearly cleared": r"A single tile is left\.|Only (?P<left>\d+) tiles are left\.",
        "not cleared": r"(?P<left>\d+) tiles are left in the row; two would have been enough\.",
        "all called": r"Every tile has been called\.",
        "going round": r"(?:One tile is|(?P<left>\d+) tiles are) left, and the counting only repeats itself now\.",
        "in play": r".+: (?P<points>\d+) in play",
        "pot": r"The pot of (?P<chips>\d+) goes to \w+\.",
        "main pot": r"The main pot of (?P<chips>\d+) goes to \w+\.",
        "side pot": r"A side pot of (?P<chips>\d+) goes to \w+\.",
        "back": r"(?:One chip|(?P<chips>\d+)) that nobody called went back to \w+\.",
        "dots in hand": r"Everybody scores the dots left in hand\.",
        "double blank": r"The double blank (?:in your hand cost|cost \w+) (?P<points>\d+)\.",
    },
    "es": {
        "round won": r"Ganas la ronda(?: con .+)?|(?!Nadie).+ ganan? la ronda",
        "round shared": r"La ronda se comparte",
        "round of nobody": r"Nadie gana la ronda",
        "bid made": r"Cumples tu puja|(?!.*no).+ cumplen?|Puja cumplida: tú y \w+",
        "bid set": r"No cumples tu puja|.+ no cumplen?|Puja perdida: tú y \w+",
        "all passed": r"Todos han pasado",
        "trains stuck": r"Los trenes no pueden seguir",
        "pot won": r"El bote es (?:tuyo|de \w+)",
        "match won": r"¡Has ganado(?: con .+)?!|Han? ganado .+",
        "match shared": r"Compartes la victoria con .+|.+ comparten la victoria",
        "solo won": r"¡Lo has logrado!",
        "solo lost": r"Esta vez no",
        "last tile": r"Has puesto tu última ficha\.|\w+ ha puesto su última ficha\.",
        "last tile, nothing": r"Has puesto tu última ficha y no anotas nada\.|\w+ ha puesto su última ficha y no anota nada\.",
        "fewest dots": r"Cierre: (?:con \w+ sumas|.+ suman|\w+ tienes?) menos puntos que nadie\.",
        "fewest dots of plain hands": r"Cierre: entre quienes no tienen dobles, \w+ tienes? menos puntos que nadie\.",
        "fewest dots but doubles": r"Cierre: sin contar los dobles, \w+ tienes? menos puntos que nadie\.",
        "level": r"Cierre\. Empate con la suma más baja: .+\.",
        "level, nothing": r"Cierre, y nadie anota\. Empate con la suma más baja: .+\.",
        "level plain hands": r"Cierre, y nadie anota\. Empate con .+, entre quienes no tienen dobles: .+\.",
        "level but doubles": r"Cierre, y nadie anota\. Empate con .+, sin contar los dobles: .+\.",
        "target": r"Has llegado a la meta(?: con .+)?\.|.+ han? llegado a la meta\.",
        "nobody can lay": r"El pozo está vacío y nadie puede poner una ficha\. Lo menos en la mano es (?P<least>\d+): .+\.",
        "passed in turn": r"El pozo está vacío y todos han pasado en su turno\. Lo menos en la mano es (?P<least>\d+): .+\.",
        "set, nothing": r"No cumple, y nada por esta mano: .+\.",
        "nobody bid": r"Nadie ha querido pujar\. Reparte el siguiente\.",
        "contract made": r"(?:Pujaste|\w+ pujó) (?P<bid>\d+)(?P<marks> marcas?)?(?: \(\w+\))?, (?P<trump>.+)\. "
        r"Ganado: (?P<taken>\d+); hacían falta (?P<needed>\d+)\.",
        "contract set": r"(?:Pujaste|\w+ pujó) (?P<bid>\d+)(?P<marks> marcas?)?(?: \(\w+\))?, (?P<trump>.+)\. "
        r"Ganado: (?P<taken>\d+) de (?P<needed>\d+); faltan (?P<short>\d+)\.",
        "special contract": r"(?:Pujaste|\w+ pujó) (?P<bid>\d+)(?P<marks> marcas?)? y jug(?:aste|ó) .+: "
        r"(?:(?P<made>no hubo ni una baza|se ganaron las siete bazas)|(?:hubo|se perdió) una baza, y ahí se acabó)\.",
        "game bid": r"La puja de (?P<bid>\d+) vale por toda la partida, y está cumplida\.",
        "best hand": r"(?:Tenías|\w+ tenía) la mejor mano\.",
        "others folded": r"Todos los demás se han retirado\.|Los demás se han retirado, así que \w+ no enseña nada\.",
        "cleared": r"No queda ni una ficha: perfecto\.",
        "nearly cleared": r"Solo queda una ficha\.|Solo quedan (?P<left>\d+) fichas\.",
        "not cleared": r"Quedan (?P<left>\d+) fichas en la fila; con dos habría bastado\.",
        "all called": r"Todas las fichas se han cantado\.",
        "going round": r"(?:Queda una ficha|Quedan (?P<left>\d+) fichas), y la cuenta ya solo se repite\.",
        "in play": r".+: (?P<points>\d+) en juego",
        "pot": r"El bote de (?P<chips>\d+) es para \w+\.",
        "main pot": r"El bote principal de (?P<chips>\d+) es para \w+\.",
        "side pot": r"Un bote aparte de (?P<chips>\d+) es para \w+\.",
        "back": r"(?:Un chip|(?P<chips>\d+)) que nadie igualó volv(?:ió|ieron) a \w+\.",
        "dots in hand": r"Cada cual anota los puntos que le quedan en la mano\.",
        "double blank": r"El doble blanco (?:te ha costado (?P<mine>\d+)|le ha costado (?P<points>\d+) a \w+)\.",
    },
    "fr": {
        "round won": r"La manche est à .+",
        "round shared": r"La manche est partagée",
        "round of nobody": r"La manche n’est à personne",
        "bid made": r"Votre enchère est réussie|.+ réussi(?:t|ssent)|Vous réussissez avec \w+",
        "bid set": r"Votre enchère chute|.+ chute(?:nt)?|Vous chutez avec \w+",
        "all passed": r"Tout le monde a passé",
        "trains stuck": r"Les trains sont bloqués",
        "pot won": r"Le pot est à \w+",
        "match won": r"(?!Personne).+ gagn(?:e|ent|ez(?: avec .+)? !)",
        "match shared": r"Vous partagez la victoire avec .+|.+ se partagent la victoire",
        "solo won": r"C’est réussi !",
        "solo lost": r"Pas cette fois",
        "last tile": r"Vous avez posé votre dernier domino\.|\w+ a posé son dernier domino\.",
        "last tile, nothing": r"Vous avez posé votre dernier domino : zéro point pour vous\.|"
        r"\w+ a posé son dernier domino et ne marque rien\.",
        "fewest dots": r"La ligne est bloquée ; (?:c’est \w+ qui (?:a|avez)|.+ (?:avez|ont) ensemble) le moins de points en main\.",
        "fewest dots of plain hands": r"La ligne est bloquée ; parmi ceux qui n’ont pas de double, "
        r"c’est \w+ qui (?:a|avez) le moins de points en main\.",
        "fewest dots but doubles": r"La ligne est bloquée ; sans compter les doubles, "
        r"c’est \w+ qui (?:a|avez) le moins de points en main\.",
        "level": r"La ligne est bloquée\. À égalité au plus bas : .+\.",
        "level, nothing": r"La ligne est bloquée et personne ne marque\. À égalité au plus bas : .+\.",
        "level plain hands": r"La ligne est bloquée et personne ne marque\. À égalité .+, parmi ceux qui n’ont pas de double : .+\.",
        "level but doubles": r"La ligne est bloquée et personne ne marque\. À égalité .+, sans compter les doubles : .+\.",
        "target": r".+ (?:a|avez|ont) atteint le but\.",
        "nobody can lay": r"La pioche est vide et plus personne ne peut poser de domino\. Le moins en main est (?P<least>\d+) : .+\.",
        "passed in turn": r"La pioche est vide et tous ont passé à leur tour\. Le moins en main est (?P<least>\d+) : .+\.",
        "set, nothing": r"Chute, et rien pour cette donne : .+\.",
        "nobody bid": r"Personne n’a voulu enchérir\. Le suivant distribue\.",
        "contract made": r"\w+ (?:a|avez) annoncé (?P<bid>\d+)(?P<marks> marques?)?(?: \(\w+\))?, (?P<trump>.+)\. "
        r"Pris : (?P<taken>\d+) ; il fallait (?P<needed>\d+)\.",
        "contract set": r"\w+ (?:a|avez) annoncé (?P<bid>\d+)(?P<marks> marques?)?(?: \(\w+\))?, (?P<trump>.+)\. "
        r"Pris : (?P<taken>\d+) sur (?P<needed>\d+) ; il manque (?P<short>\d+)\.",
        "special contract": r"\w+ (?:a|avez) annoncé (?P<bid>\d+)(?P<marks> marques?)? et joué .+\. "
        r"(?:(?P<made>Pas une levée n’a été prise|Les sept levées ont été prises)|Une levée a été (?:prise|perdue), et c’est fini)\.",
        "game bid": r"L’enchère de (?P<bid>\d+) vaut toute la partie, et elle est réussie\.",
        "best hand": r"\w+ (?:avait|aviez) la meilleure main\.",
        "others folded": r"Tous les autres se sont couchés\.|Tous se sont couchés ; \w+ ne montre rien\.",
        "cleared": r"Il ne reste aucun domino : parfait\.",
        "nearly cleared": r"Il ne reste qu’un domino\.|Il ne reste que (?P<left>\d+) dominos\.",
        "not cleared": r"Il reste (?P<left>\d+) dominos dans la rangée ; deux auraient suffi\.",
        "all called": r"Tous les dominos ont été appelés\.",
        "going round": r"Il reste (?P<left>\d+) dominos?, et le compte ne fait plus que se répéter\.",
        "in play": r".+ : (?P<points>\d+) en jeu",
        "pot": r"Le pot de (?P<chips>\d+) va à \w+\.",
        "main pot": r"Le pot principal de (?P<chips>\d+) va à \w+\.",
        "side pot": r"Un pot annexe de (?P<chips>\d+) va à \w+\.",
        "back": r"(?P<chips>\d+) (?:jeton )?que personne n’a suivis? (?:est revenu|sont revenus) à \w+\.",
        "dots in hand": r"Chacun marque les points qui lui restent en main\.",
        "double blank": r"Le double blanc (?:vous a coûté (?P<mine>\d+)|a coûté (?P<points>\d+) à \w+)\.",
    },
}


class Told(NamedTuple):
    """A sentence that was understood."""

    kind: str
    who: frozenset[int]
    """The seats it names; “you” is seat 0."""
    numbers: dict[str, str]


@cache
def _plain(language: str) -> dict[str, str]:
    """The messages of one line."""
    return {name: body.partition("\n")[0].strip() for name, body in bodies(catalogues.whole(language)).items()}


@cache
def _people(language: str) -> dict[str, int]:
    named = {_plain(language)[f"seat-{seat}"]: seat for seat in range(1, 10)}
    return {**named, **dict.fromkeys(YOU[language], 0)}


@cache
def _known(language: str) -> list[tuple[str, re.Pattern[str]]]:
    return [(kind, re.compile(pattern)) for kind, pattern in PATTERNS[language].items()]


def people_in(text: str, language: str) -> frozenset[int]:
    people = _people(language)
    return frozenset(people[word] for word in re.findall(r"\w+", text) if word in people)


def side_in(text: str, language: str, sides: Sequence[int]) -> int:
    """The side that a text names: a team, or all its seats."""
    for name, own in TEAMS.items():
        if name in text:
            return sides[0] if own else sides[1]
    people = people_in(text, language)
    found = {sides[seat] for seat in people}
    assert len(found) == 1, f"“{text}” names the sides {found}"
    side = found.pop()
    assert people == {seat for seat, one in enumerate(sides) if one == side}
    return side


def read(text: str, language: str) -> Told:
    """What a sentence says; a fault where no pattern, or more than one, understands it."""
    text = text.replace("\u00a0", " ")
    found = [(kind, match) for kind, pattern in _known(language) if (match := pattern.fullmatch(text))]
    assert len(found) == 1, f"“{text}” is understood as {[kind for kind, _ in found]}"
    kind, match = found[0]
    numbers = {name: value for name, value in match.groupdict().items() if value is not None}
    return Told(kind, people_in(text, language), numbers)


def sentences(text: str) -> list[str]:
    """What was joined to one text."""
    return re.split(r" · |(?<=\.) (?=(?:A bid|L’enchère|La puja|A side|Un pot|Un bote))", text)


def trump_words(code: str, language: str) -> str:
    if code in WITHOUT_TRUMPS:
        return WITHOUT_TRUMPS[code][language]
    suit = _plain(language)[f"suit-{code}"]
    return {"en": f"with {suit} as trumps", "es": f"triunfo: {suit}", "fr": f"atout : {suit}"}[language]


def hand_words(code: str, language: str) -> str:
    return _plain(language)[f"hand-{code}"]
