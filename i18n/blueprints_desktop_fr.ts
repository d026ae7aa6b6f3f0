<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Blueprints</name>
    <message numerus="yes">
        <source>%n Awards and Prizes, face down</source>
        <translation>
            <numerusform>%n Distinction ou Prix, face cachée</numerusform>
            <numerusform>%n Distinctions et Prix, face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building points</source>
        <translation>
            <numerusform>%n point d’édifice</numerusform>
            <numerusform>%n points d’édifice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice behind it</source>
        <translation>
            <numerusform>%n dé derrière</numerusform>
            <numerusform>%n dés derrière</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice discarded</source>
        <translation>
            <numerusform>%n dé écarté</numerusform>
            <numerusform>%n dés écartés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the bag</source>
        <translation>
            <numerusform>%n dé dans le sac</numerusform>
            <numerusform>%n dés dans le sac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of one material</source>
        <translation>
            <numerusform>%n dé du même matériau</numerusform>
            <numerusform>%n dés du même matériau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice of one value</source>
        <translation>
            <numerusform>%n dé de la même valeur</numerusform>
            <numerusform>%n dés de la même valeur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice still to take</source>
        <translation>
            <numerusform>Encore %n dé à prendre</numerusform>
            <numerusform>Encore %n dés à prendre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <comment>Awards and Prizes</comment>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n cachée</numerusform>
            <numerusform>%n cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice of value {value}</source>
        <translation>
            <numerusform>encore %n dé de valeur {value}</numerusform>
            <numerusform>encore %n dés de valeur {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice of {material}</source>
        <translation>
            <numerusform>encore %n dé ({material})</numerusform>
            <numerusform>encore %n dés ({material})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice on one stack</source>
        <translation>
            <numerusform>encore %n dé sur la même pile</numerusform>
            <numerusform>encore %n dés sur la même pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces for it, {best} at best</source>
        <translation>
            <numerusform>%n espace possible, {best} au mieux</numerusform>
            <numerusform>%n espaces possibles, {best} au mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory points</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>1 to 6 of them score {row} together</source>
        <translation>{row} points en tout pour 1 à 6 dés</translation>
    </message>
    <message>
        <source>1: {first}, 2: {second}</source>
        <translation>1&#xa0;: {first}, 2&#xa0;: {second}</translation>
    </message>
    <message>
        <source>2 per die touched</source>
        <translation>2 par dé adjacent</translation>
    </message>
    <message>
        <source>2 points for each die it touches</source>
        <translation>2 points par dé adjacent</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>the turn after the next one</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4 dice or more of one value</source>
        <translation>au moins 4 dés de même valeur</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>two turns after the next one</comment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5 dice or more of one material</source>
        <translation>au moins 5 dés du même matériau</translation>
    </message>
    <message>
        <source>A die still to take</source>
        <translation>Encore un dé à prendre</translation>
    </message>
    <message>
        <source>Any die fits here</source>
        <translation>N’importe quel dé peut y aller</translation>
    </message>
    <message>
        <source>Awards and Prizes, face down</source>
        <translation>Distinctions et Prix, face cachée</translation>
    </message>
    <message>
        <source>Awards in this round: {awards}</source>
        <translation>Distinctions de cette manche&#xa0;: {awards}</translation>
    </message>
    <message>
        <source>BLUEPRINT No. {number}</source>
        <translation>PLAN N°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Barred circle: every stack has a higher die on top</source>
        <translation>Cercle barré&#xa0;: au sommet de chaque pile, le dé a une valeur supérieure</translation>
    </message>
    <message>
        <source>Behind the screen: {dice}</source>
        <translation>Derrière le paravent&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Bin: once discarded, it is out for the rest of the round</source>
        <translation>Corbeille&#xa0;: écarté, il est hors jeu pour le reste de la manche</translation>
    </message>
    <message>
        <source>Blueprint No. {number}</source>
        <translation>Plan n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Blueprint bonus lost, too high</source>
        <translation>bonus du plan perdu, trop haut</translation>
    </message>
    <message>
        <source>Blueprint bonus, every height is exact</source>
        <translation>bonus du plan, toutes les hauteurs sont exactes</translation>
    </message>
    <message>
        <source>Bonus lost</source>
        <translation>Bonus perdu</translation>
    </message>
    <message>
        <source>Building points</source>
        <translation>Points d’édifice</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Choisir un autre</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Le choisir</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>Each Prize is worth {points}</source>
        <translation>Chaque Prix vaut {points}</translation>
    </message>
    <message>
        <source>Each round starts again from 0</source>
        <translation>Chaque manche repart de 0</translation>
    </message>
    <message>
        <source>Exact heights: {bonus}</source>
        <translation>Plan exact&#xa0;: {bonus}</translation>
    </message>
    <message>
        <source>Fitted nowhere: {dice}</source>
        <translation>Retirés, faute de place&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>From bottom to top: {dice}</source>
        <translation>De bas en haut&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Hatched space: no die goes here</source>
        <translation>Espace hachuré&#xa0;: aucun dé n’y va</translation>
    </message>
    <message>
        <source>Hidden from the others</source>
        <translation>Caché aux autres</translation>
    </message>
    <message>
        <source>If you take it, it is removed and counts as one of your six</source>
        <translation>Si vous le prenez, il est retiré et compte parmi vos six dés</translation>
    </message>
    <message>
        <source>In demand: {first}, then {second}</source>
        <translation>Forte demande&#xa0;: {first}, puis {second}</translation>
    </message>
    <message>
        <source>Level {level}, {how}.</source>
        <translation>Étage&#xa0;{level}, {how}.</translation>
    </message>
    <message>
        <source>Level {level}.</source>
        <translation>Étage&#xa0;{level}.</translation>
    </message>
    <message>
        <source>No Award or Prize yet</source>
        <translation>Ni Distinction ni Prix pour l’instant</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <comment>of a Blueprint card</comment>
        <translation>N°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Only a 6 fits on top</source>
        <translation>Seul un 6 peut aller dessus</translation>
    </message>
    <message>
        <source>Only {value} or higher fits on top</source>
        <translation>Dessus&#xa0;: seulement {value} ou plus</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Plan behind the screen</source>
        <translation>Plan derrière le paravent</translation>
    </message>
    <message>
        <source>Plans and buildings stay behind the screens until the round ends.</source>
        <translation>Plans et édifices restent derrière les paravents jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>Plays first this round</source>
        <translation>Premier à jouer dans cette manche</translation>
    </message>
    <message>
        <source>Plays fourth this round</source>
        <translation>Quatrième à jouer dans cette manche</translation>
    </message>
    <message>
        <source>Plays second this round</source>
        <translation>Deuxième à jouer dans cette manche</translation>
    </message>
    <message>
        <source>Plays third this round</source>
        <translation>Troisième à jouer dans cette manche</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: the reveal</source>
        <translation>Manche {round} sur {rounds}&#xa0;: la révélation</translation>
    </message>
    <message>
        <source>Round {round}: {points}</source>
        <translation>Manche {round}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>R{round}: {points}</source>
        <comment>what a round scored, very short</comment>
        <translation>M{round}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Plateau de score</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Step 1 of 2: take a die from the pool</source>
        <translation>Étape 1 sur 2&#xa0;: prenez un dé de la réserve</translation>
    </message>
    <message>
        <source>Step 2 of 2: discard one die from the pool</source>
        <translation>Étape 2 sur 2&#xa0;: écartez un dé de la réserve</translation>
    </message>
    <message>
        <source>Step 2 of 2: discard {die} from the pool</source>
        <translation>Étape 2 sur 2&#xa0;: écartez {die} de la réserve</translation>
    </message>
    <message>
        <source>Take a die from the pool</source>
        <translation>Prenez un dé de la réserve</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>The building now: {points}</source>
        <translation>L’édifice maintenant&#xa0;: {points}</translation>
    </message>
    <message>
        <source>The plan is behind the screen</source>
        <translation>Le plan est derrière le paravent</translation>
    </message>
    <message>
        <source>The planned building</source>
        <translation>L’édifice prévu</translation>
    </message>
    <message>
        <source>Ties: more dice of 1, then of 2, then later in turn order</source>
        <translation>Égalité&#xa0;: dés du 1er matériau, puis du 2e, puis le dernier à jouer</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Up next: {name}</source>
        <comment>whose turn comes after the present one</comment>
        <translation>Ensuite, c’est à {name}</translation>
    </message>
    <message>
        <source>When this player’s turn comes</source>
        <translation>Quand vient le tour de ce joueur</translation>
    </message>
    <message>
        <source>Your building</source>
        <translation>Votre édifice</translation>
    </message>
    <message>
        <source>Your plan: how many dice go on each space. Hatched spaces stay empty.</source>
        <translation>Votre plan&#xa0;: le nombre de dés prévu sur chaque espace. Les espaces hachurés restent vides.</translation>
    </message>
    <message>
        <source>You’ll see the plan and the building at the end of the round</source>
        <translation>Vous verrez le plan et l’édifice à la fin de la manche</translation>
    </message>
    <message>
        <source>a die never goes on a higher one</source>
        <translation>un dé ne va jamais sur un dé de valeur supérieure</translation>
    </message>
    <message>
        <source>a stack of 5 dice or more</source>
        <translation>une pile d’au moins 5 dés</translation>
    </message>
    <message>
        <source>all: {points}</source>
        <comment>what all recycled dice score together</comment>
        <translation>tous&#xa0;: {points}</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>selon le plan</translation>
    </message>
    <message>
        <source>as planned, but only 5s and 6s fit on top</source>
        <translation>selon le plan, mais seuls des 5 et des 6 vont dessus</translation>
    </message>
    <message>
        <source>as planned, but only 6s fit on top</source>
        <translation>selon le plan, mais seuls des 6 vont dessus</translation>
    </message>
    <message>
        <source>as planned, but only a 5 or a 6 fits on top</source>
        <translation>selon le plan, mais seul un 5 ou un 6 va dessus</translation>
    </message>
    <message>
        <source>as planned, but only a 6 fits on top</source>
        <translation>selon le plan, mais seul un 6 va dessus</translation>
    </message>
    <message>
        <source>behind the screen</source>
        <translation>derrière le paravent</translation>
    </message>
    <message>
        <source>bonus lost</source>
        <translation>bonus perdu</translation>
    </message>
    <message>
        <source>bonus of {points} lost</source>
        <translation>bonus de {points} perdu</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>breaks ties</source>
        <translation>départage</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>condition fulfilled</source>
        <translation>condition remplie</translation>
    </message>
    <message>
        <source>discard a die</source>
        <translation>écartez un dé</translation>
    </message>
    <message>
        <source>discard {die}</source>
        <translation>écarter {die}</translation>
    </message>
    <message>
        <source>each scores its value</source>
        <translation>chacun marque sa valeur</translation>
    </message>
    <message>
        <source>every value from 1 to 6</source>
        <translation>toutes les valeurs de 1 à 6</translation>
    </message>
    <message>
        <source>fits nowhere</source>
        <translation>ne va nulle part</translation>
    </message>
    <message>
        <source>fits nowhere: it would be removed from play</source>
        <translation>ne va nulle part&#xa0;: il serait retiré du jeu</translation>
    </message>
    <message>
        <source>fitted nowhere</source>
        <translation>dé retiré</translation>
    </message>
    <message>
        <source>for the best</source>
        <comment>medals are before it</comment>
        <translation>aux meilleurs</translation>
    </message>
    <message>
        <source>for the best</source>
        <comment>a medal is before it</comment>
        <translation>au meilleur</translation>
    </message>
    <message>
        <source>for the best building</source>
        <comment>a medal is before it</comment>
        <translation>pour le meilleur édifice</translation>
    </message>
    <message>
        <source>for the best buildings</source>
        <comment>medals are before it</comment>
        <translation>pour les meilleurs édifices</translation>
    </message>
    <message>
        <source>gain and loss cancel out</source>
        <translation>gain et perte s’annulent</translation>
    </message>
    <message>
        <source>glass {value}</source>
        <comment>a die that something is done to</comment>
        <translation>le {value} en verre</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>its value</source>
        <translation>sa valeur</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>au milieu à gauche</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>au milieu à droite</translation>
    </message>
    <message>
        <source>missing: {values}</source>
        <translation>il manque&#xa0;: {values}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>no Prize within reach</source>
        <translation>aucun Prix à portée</translation>
    </message>
    <message>
        <source>no longer possible</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>aucun point pour l’instant</translation>
    </message>
    <message>
        <source>no points yet: wood counts the dice it touches</source>
        <translation>aucun point pour l’instant&#xa0;: le bois compte les dés adjacents</translation>
    </message>
    <message>
        <source>nothing won yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>out of reach this round</source>
        <translation>hors de portée dans cette manche</translation>
    </message>
    <message>
        <source>place a die</source>
        <translation>placez un dé</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>placé</translation>
    </message>
    <message>
        <source>recycled {value}</source>
        <comment>a die that something is done to</comment>
        <translation>le {value} recyclé</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>manche {round}</translation>
    </message>
    <message>
        <source>round {round}: {points}</source>
        <translation>manche {round}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>screen closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>sorted by value</source>
        <translation>triée par valeur</translation>
    </message>
    <message>
        <source>stone {value}</source>
        <comment>a die that something is done to</comment>
        <translation>le {value} en pierre</translation>
    </message>
    <message>
        <source>the Blueprint bonus is no longer possible</source>
        <translation>le bonus du plan n’est plus possible</translation>
    </message>
    <message>
        <source>the plan is complete</source>
        <translation>le plan est complet</translation>
    </message>
    <message>
        <source>the space is hatched</source>
        <translation>l’espace est hachuré</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>tour en cours</translation>
    </message>
    <message>
        <source>took</source>
        <comment>a tag: took this die</comment>
        <translation>a pris</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>with this die</source>
        <translation>avec ce dé</translation>
    </message>
    <message>
        <source>won: {points}</source>
        <translation>gagné&#xa0;: {points}</translation>
    </message>
    <message>
        <source>wood {value}</source>
        <comment>a die that something is done to</comment>
        <translation>le {value} en bois</translation>
    </message>
    <message>
        <source>{award} ({points})</source>
        <translation>{award} ({points})</translation>
    </message>
    <message>
        <source>{bonus}, {points}: every stack exactly as high as printed</source>
        <translation>{bonus}, {points}&#xa0;: chaque pile a exactement la hauteur imprimée</translation>
    </message>
    <message>
        <source>{bonus}: {state}</source>
        <translation>{bonus}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>{count} × {material}</source>
        <translation>{count} × {material}</translation>
    </message>
    <message>
        <source>{dice} = {points}</source>
        <comment>wood 4, wood 2 = 8 points</comment>
        <translation>{dice} = {points}</translation>
    </message>
    <message>
        <source>{dice}: {points}</source>
        <translation>{dice}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{die} ({points})</source>
        <comment>a die and its points</comment>
        <translation>{die} ({points})</translation>
    </message>
    <message>
        <source>{die} ({space}) touches it</source>
        <translation>{die} ({space}) le touche</translation>
    </message>
    <message>
        <source>{die} can’t go on the {space} space.</source>
        <translation>{die} ne va pas {space}.</translation>
    </message>
    <message>
        <source>{die} on level {level}</source>
        <translation>{die} à l’étage {level}</translation>
    </message>
    <message>
        <source>{die} on the {space} space</source>
        <translation>{die} {space}</translation>
    </message>
    <message>
        <source>{die} on the {space} space: level {level}, {how}.</source>
        <translation>{die} {space}&#xa0;: étage&#xa0;{level}, {how}.</translation>
    </message>
    <message>
        <source>{die} on the {space} space: level {level}.</source>
        <translation>{die} {space}&#xa0;: étage&#xa0;{level}.</translation>
    </message>
    <message numerus="yes">
        <source>{die} touches %n dice</source>
        <translation>
            <numerusform>{die} touche %n dé</numerusform>
            <numerusform>{die} touche %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{die} touches no die yet</source>
        <translation>{die} ne touche encore aucun dé</translation>
    </message>
    <message>
        <source>{die}, behind the screen</source>
        <translation>{die}, derrière le paravent</translation>
    </message>
    <message>
        <source>{die}, fits nowhere</source>
        <translation>{die}, ne va nulle part</translation>
    </message>
    <message>
        <source>{die}, its value</source>
        <translation>{die}, sa valeur</translation>
    </message>
    <message>
        <source>{die}, the fifth recycled die</source>
        <translation>{die}, cinquième dé recyclé</translation>
    </message>
    <message>
        <source>{die}, the first recycled die</source>
        <translation>{die}, premier dé recyclé</translation>
    </message>
    <message>
        <source>{die}, the fourth recycled die</source>
        <translation>{die}, quatrième dé recyclé</translation>
    </message>
    <message>
        <source>{die}, the second recycled die</source>
        <translation>{die}, deuxième dé recyclé</translation>
    </message>
    <message>
        <source>{die}, the sixth recycled die</source>
        <translation>{die}, sixième dé recyclé</translation>
    </message>
    <message>
        <source>{die}, the third recycled die</source>
        <translation>{die}, troisième dé recyclé</translation>
    </message>
    <message>
        <source>{die}: choose a highlighted space</source>
        <translation>{die}&#xa0;: choisissez un espace éclairé</translation>
    </message>
    <message>
        <source>{die}: choose a highlighted space, empty or with a 1 on top</source>
        <translation>{die}&#xa0;: choisissez un espace éclairé, libre ou avec un 1 au sommet</translation>
    </message>
    <message>
        <source>{die}: choose a highlighted space, empty or with {value} or less on top</source>
        <translation>{die}&#xa0;: choisissez un espace éclairé, libre ou avec {value} ou moins au sommet</translation>
    </message>
    <message>
        <source>{die}: it fitted nowhere</source>
        <translation>{die}&#xa0;: retiré, faute de place</translation>
    </message>
    <message>
        <source>{have} of {wanted}</source>
        <translation>{have} sur {wanted}</translation>
    </message>
    <message>
        <source>{material} {value}</source>
        <comment>a die, such as wood 4</comment>
        <translation>{material} {value}</translation>
    </message>
    <message>
        <source>{material}: {rule}</source>
        <translation>{material}&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{name} discarded {die}</source>
        <translation>{name} a écarté {die}</translation>
    </message>
    <message>
        <source>{name} has the best building: {points}</source>
        <translation>{name} a le meilleur édifice&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} scored {points} for the building</source>
        <translation>{name} marque {points} pour son édifice</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{name} took {die}</source>
        <translation>{name} a pris {die}</translation>
    </message>
    <message>
        <source>{name} took {die}, which fitted nowhere</source>
        <translation>{name} a pris {die}, qui n’allait nulle part</translation>
    </message>
    <message>
        <source>{name} won: {won}</source>
        <translation>{name} a gagné&#xa0;: {won}</translation>
    </message>
    <message>
        <source>{name}’s building</source>
        <translation>Édifice&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}’s screen</source>
        <translation>Paravent&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{points} ?</source>
        <translation>{points}&#x202f;?</translation>
    </message>
    <message>
        <source>{points} by level</source>
        <translation>{points} selon l’étage</translation>
    </message>
    <message>
        <source>{points}: they only rank the players in this round</source>
        <translation>{points}&#xa0;: ils ne servent qu’au classement de cette manche</translation>
    </message>
    <message>
        <source>{points}: {reason}</source>
        <comment>+4: wood 2 touches 2 dice</comment>
        <translation>{points}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{pool}, sorted by value</source>
        <translation>{pool}, triée par valeur</translation>
    </message>
    <message>
        <source>{prize}, {points}: {condition}</source>
        <translation>{prize}, {points}&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>{prize}: {lack}</source>
        <translation>{prize} – {lack}</translation>
    </message>
    <message>
        <source>{ready} of {all} spaces ready</source>
        <translation>{ready} sur {all} à la bonne hauteur</translation>
    </message>
    <message>
        <source>{row} points on level 1 / 2 / 3 / 4 and up</source>
        <translation>{row} points à l’étage 1 / 2 / 3 / 4 et plus</translation>
    </message>
    <message>
        <source>{space}, level {level}: {points}</source>
        <translation>{space}, étage {level}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{space}: height {height}</source>
        <translation>{space}&#xa0;: hauteur {height}</translation>
    </message>
    <message>
        <source>{space}: {tall} of {planned}</source>
        <comment>a stack and its plan</comment>
        <translation>{space}&#xa0;: {tall} sur {planned}</translation>
    </message>
    <message>
        <source>{taken} of {all} dice</source>
        <translation>dés pris&#xa0;: {taken} sur {all}</translation>
    </message>
    <message>
        <source>{won}: {points}</source>
        <translation>{won}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{won}: {points}, hidden from the others</source>
        <translation>{won}&#xa0;: {points}, cachés aux autres</translation>
    </message>
</context>
<context>
    <name>BlueprintsAdvice</name>
    <message>
        <source>Discard the {die}</source>
        <translation>Écartez {die}</translation>
    </message>
    <message>
        <source>Place the {die} on the {space} space</source>
        <translation>Placez {die} {space}</translation>
    </message>
    <message>
        <source>Take the {die}, though it fits nowhere</source>
        <translation>Prenez {die}, même s’il ne va nulle part</translation>
    </message>
    <message numerus="yes">
        <source>about %n building points more</source>
        <translation>
            <numerusform>environ %n point d’édifice de plus</numerusform>
            <numerusform>environ %n points d’édifice de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n victory points lost</source>
        <translation>
            <numerusform>environ %n point de victoire perdu</numerusform>
            <numerusform>environ %n points de victoire perdus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlueprintsBoard</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>BlueprintsLuck</name>
    <message>
        <source>No player’s draws were much better or worse than expected.</source>
        <translation>Les tirages n’ont vraiment favorisé ni desservi personne.</translation>
    </message>
    <message numerus="yes">
        <source>The dice drawn before {name}’s turns were good: counted by what a die scores at once, they offered %n points more than expected.</source>
        <translation>
            <numerusform>Bons tirages pour {name}&#xa0;: d’après ce qu’un dé rapporte aussitôt, les dés tirés avant ses tours offraient %n point de plus que prévu.</numerusform>
            <numerusform>Bons tirages pour {name}&#xa0;: d’après ce qu’un dé rapporte aussitôt, les dés tirés avant ses tours offraient %n points de plus que prévu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice drawn before {name}’s turns were poor: counted by what a die scores at once, they offered %n points less than expected.</source>
        <translation>
            <numerusform>Mauvais tirages pour {name}&#xa0;: d’après ce qu’un dé rapporte aussitôt, les dés tirés avant ses tours offraient %n point de moins que prévu.</numerusform>
            <numerusform>Mauvais tirages pour {name}&#xa0;: d’après ce qu’un dé rapporte aussitôt, les dés tirés avant ses tours offraient %n points de moins que prévu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlueprintsReasons</name>
    <message>
        <source>Better chance of Prizes</source>
        <translation>Plus de chances d’avoir des Prix</translation>
    </message>
    <message>
        <source>Better chance of a higher Award</source>
        <translation>Plus de chances d’une meilleure Distinction</translation>
    </message>
    <message>
        <source>Better chance of winning</source>
        <translation>Plus de chances de gagner</translation>
    </message>
    <message>
        <source>Glass scores its value</source>
        <translation>Le verre marque sa valeur</translation>
    </message>
    <message>
        <source>It brings the plan and its bonus closer</source>
        <translation>Il rapproche du plan et de son bonus</translation>
    </message>
    <message>
        <source>It can win you the Geometer’s Prize</source>
        <translation>Il peut vous valoir le Prix du géomètre</translation>
    </message>
    <message>
        <source>It can win you the Materials Prize</source>
        <translation>Il peut vous valoir le Prix des matériaux</translation>
    </message>
    <message>
        <source>It can win you the Skyscraper Prize</source>
        <translation>Il peut vous valoir le Prix du plus haut gratte-ciel</translation>
    </message>
    <message>
        <source>It can win you the Structural Integrity Prize</source>
        <translation>Il peut vous valoir le Prix de l’intégrité structurelle</translation>
    </message>
    <message>
        <source>It completes the plan and earns its bonus</source>
        <translation>Il achève le plan et rapporte son bonus</translation>
    </message>
    <message>
        <source>It is a step towards the Geometer’s Prize</source>
        <translation>C’est un pas vers le Prix du géomètre</translation>
    </message>
    <message>
        <source>It is a step towards the Materials Prize</source>
        <translation>C’est un pas vers le Prix des matériaux</translation>
    </message>
    <message>
        <source>It is a step towards the Skyscraper Prize</source>
        <translation>C’est un pas vers le Prix du plus haut gratte-ciel</translation>
    </message>
    <message>
        <source>It is a step towards the Structural Integrity Prize</source>
        <translation>C’est un pas vers le Prix de l’intégrité structurelle</translation>
    </message>
    <message>
        <source>It is low: most dice still fit on top</source>
        <translation>Sa valeur est basse&#xa0;: presque tous les dés vont encore dessus</translation>
    </message>
    <message>
        <source>It keeps the Geometer’s Prize possible</source>
        <translation>Le Prix du géomètre reste possible</translation>
    </message>
    <message>
        <source>It keeps the Materials Prize possible</source>
        <translation>Le Prix des matériaux reste possible</translation>
    </message>
    <message>
        <source>It keeps the Skyscraper Prize possible</source>
        <translation>Le Prix du plus haut gratte-ciel reste possible</translation>
    </message>
    <message>
        <source>It keeps the Structural Integrity Prize possible</source>
        <translation>Le Prix de l’intégrité structurelle reste possible</translation>
    </message>
    <message>
        <source>It would hardly help this building</source>
        <translation>Il n’aiderait guère cet édifice</translation>
    </message>
    <message>
        <source>Recycled dice are worth more together</source>
        <translation>Ensemble, les dés recyclés valent davantage</translation>
    </message>
    <message>
        <source>Stone placed high scores more</source>
        <translation>La pierre posée haut rapporte plus</translation>
    </message>
    <message>
        <source>The building scores more in the end</source>
        <translation>L’édifice rapporte plus à la fin</translation>
    </message>
    <message>
        <source>The next player would have wanted this die</source>
        <translation>Le joueur suivant aurait voulu ce dé</translation>
    </message>
    <message>
        <source>The others win fewer Awards and Prizes</source>
        <translation>Les autres remportent moins de Distinctions et de Prix</translation>
    </message>
    <message>
        <source>This material is in demand and wins ties</source>
        <translation>Ce matériau est à forte demande et départage les ex æquo</translation>
    </message>
    <message>
        <source>Wood scores for every die it touches</source>
        <translation>Le bois marque pour chaque dé adjacent</translation>
    </message>
</context>
<context>
    <name>BlueprintsSheet</name>
    <message numerus="yes">
        <source>%n recycled dice together</source>
        <translation>
            <numerusform>%n dé recyclé</numerusform>
            <numerusform>%n dés recyclés ensemble</numerusform>
        </translation>
    </message>
    <message>
        <source>Building score</source>
        <translation>Score de l’édifice</translation>
    </message>
    <message>
        <source>Built exactly as plan {card} is printed</source>
        <translation>Bâti exactement selon le plan {card}</translation>
    </message>
    <message>
        <source>Materials by player and round</source>
        <translation>Matériaux par joueur et par manche</translation>
    </message>
    <message>
        <source>Place {place} with a building that scored {worth}</source>
        <translation>Rang {place} avec un édifice qui a marqué {worth}</translation>
    </message>
    <message>
        <source>Plan {card} not built exactly: {stacks}</source>
        <translation>Plan {card} non suivi&#xa0;: {stacks}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of the round</source>
        <translation>Points de la manche</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Round {round}: the buildings</source>
        <translation>Manche {round}&#xa0;: les édifices</translation>
    </message>
    <message>
        <source>Round {round}: {awards} and {prizes}</source>
        <translation>Manche {round}&#xa0;: {awards} et {prizes}</translation>
    </message>
    <message>
        <source>glass scores its value</source>
        <translation>le verre marque sa valeur</translation>
    </message>
    <message>
        <source>one to six of them score {row}</source>
        <translation>1 à 6 dés rapportent {row}</translation>
    </message>
    <message>
        <source>stone on levels 1 to 4 scores 2, 3, 5, 8</source>
        <translation>la pierre rapporte 2, 3, 5, 8 aux étages 1 à 4</translation>
    </message>
    <message numerus="yes">
        <source>touches %n dice, 2 points for each</source>
        <translation>
            <numerusform>touche %n dé, 2 points</numerusform>
            <numerusform>touche %n dés, 2 points chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>{awards} and {prizes} stay face down until the end</source>
        <translation>{awards} et {prizes} restent face cachée jusqu’à la fin</translation>
    </message>
    <message>
        <source>{award} for a building that scored {worth}</source>
        <translation>{award} pour un édifice qui a marqué {worth}</translation>
    </message>
    <message>
        <source>{space} {tall} instead of {planned}</source>
        <comment>dice high</comment>
        <translation>{space} {tall} au lieu de {planned}</translation>
    </message>
    <message>
        <source>{space}, level {level}</source>
        <translation>{space}, étage {level}</translation>
    </message>
</context>
<context>
    <name>BoardFrame</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan and log</source>
        <translation>Plan et journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score and log</source>
        <translation>Score et journal</translation>
    </message>
</context>
<context>
    <name>BoardTile</name>
    <message>
        <source>{board}, not played</source>
        <translation>{board}, non jouée</translation>
    </message>
    <message>
        <source>{board}, round {round}</source>
        <translation>{board}, manche {round}</translation>
    </message>
</context>
<context>
    <name>BoardsControl</name>
    <message>
        <source>No file manager was found. Put your boards in {folder}</source>
        <translation>Aucun gestionnaire de fichiers trouvé. Mettez vos planches dans {folder}</translation>
    </message>
    <message>
        <source>Put TOML files in {folder} and they appear here.</source>
        <translation>Les fichiers TOML placés dans {folder} apparaissent ici.</translation>
    </message>
    <message>
        <source>You need at least one board. Choose another one first.</source>
        <translation>Il faut au moins une planche. Choisissez-en d’abord une autre.</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <translation>Vos propres planches</translation>
    </message>
    <message>
        <source>{file} can’t be used ({why}).</source>
        <translation>{file} est inutilisable ({why}).</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Charts can’t be drawn on this computer.</source>
        <translation>Les graphiques ne peuvent pas être dessinés sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Breakdown</source>
        <comment>of the points, on a tab</comment>
        <translation>Répartition</translation>
    </message>
    <message>
        <source>Over time</source>
        <comment>of the scores, on a tab</comment>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Étapes de la partie</translation>
    </message>
    <message numerus="yes">
        <source>The lead changed %n times.</source>
        <translation>
            <numerusform>La première place a changé %n fois de mains.</numerusform>
            <numerusform>La première place a changé %n fois de mains.</numerusform>
        </translation>
    </message>
    <message>
        <source>The scores over time</source>
        <translation>L’évolution des scores</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>{name} ends with {points}.</source>
        <translation>{name} finit à {points}.</translation>
    </message>
    <message>
        <source>{name}, {sum}: {parts}.</source>
        <translation>{name}, {sum}&#xa0;: {parts}.</translation>
    </message>
</context>
<context>
    <name>CityTools</name>
    <message>
        <source>Flat view</source>
        <translation>Vue à plat</translation>
    </message>
    <message>
        <source>Flat view: see behind tall buildings</source>
        <translation>Vue à plat, pour voir derrière les grands bâtiments</translation>
    </message>
    <message>
        <source>Next rents</source>
        <translation>Loyers à venir</translation>
    </message>
    <message>
        <source>Show heights</source>
        <translation>Vue en relief</translation>
    </message>
    <message>
        <source>Show how high everything is</source>
        <translation>Vue en relief, pour voir les hauteurs</translation>
    </message>
    <message>
        <source>What the next street cells cost</source>
        <translation>Ce que coûtent les prochaines cases de rue</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Back a step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
</context>
<context>
    <name>Compared</name>
    <message>
        <source>Show how the move turned out</source>
        <translation>Montrer la suite du coup</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Montrer le meilleur coup</translation>
    </message>
    <message>
        <source>Show the move played</source>
        <translation>Montrer le coup joué</translation>
    </message>
    <message>
        <source>Show the move played and the better one</source>
        <translation>Montrer le coup joué et le meilleur</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>+ {count}</source>
        <translation>+&#xa0;{count}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue {game}, {where}, with {names}</source>
        <translation>Continuer {game}, {where}, avec {names}</translation>
    </message>
    <message>
        <source>{game}, {where}</source>
        <translation>{game}, {where}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Voir le journal</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>That shouldn’t have happened. You can keep playing.</source>
        <translation>Cela n’aurait pas dû arriver. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Your game is safe in {path}</source>
        <translation>Votre partie est conservée dans {path}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>I’m {name}: open my screen</source>
        <translation>Je suis {name}&#xa0;: ouvrir mon paravent</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Over to {name}! Everyone else, please look away.</source>
        <translation>À {name} de jouer&#x202f;! Les autres, détournez le regard.</translation>
    </message>
    <message>
        <source>it’s your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>{name}: undo my move</source>
        <translation>{name}&#xa0;: annuler mon coup</translation>
    </message>
</context>
<context>
    <name>DailyRibbon</name>
    <message>
        <source>The same cards for everyone</source>
        <translation>Les mêmes cartes pour tous</translation>
    </message>
</context>
<context>
    <name>EndLinks</name>
    <message>
        <source>Another game?</source>
        <translation>Une autre partie&#x202f;?</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Review the game, move by move</source>
        <translation>Revoir la partie coup par coup</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>The game in charts</source>
        <translation>La partie en graphiques</translation>
    </message>
    <message>
        <source>The same players with the same options</source>
        <translation>Les mêmes joueurs, les mêmes options</translation>
    </message>
    <message>
        <source>The score sheet, every number explained</source>
        <translation>La feuille de score, chaque nombre expliqué</translation>
    </message>
    <message>
        <source>Why the game was won and lost, in three sentences</source>
        <translation>Ce qui a décidé de la partie, en trois phrases</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>it was won and lost</comment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n victory points ahead of {name}.</source>
        <translation>
            <numerusform>%n point de victoire d’avance sur {name}.</numerusform>
            <numerusform>%n points de victoire d’avance sur {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many victory points as {name}, but more {kind}: {own} to {rival}.</source>
        <translation>À égalité de points de victoire avec {name}, mais plus de {kind}&#xa0;: {own} contre {rival}.</translation>
    </message>
    <message>
        <source>Equal in points, Prizes and Awards.</source>
        <translation>Égalité en points, en Prix et en Distinctions.</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Résultat final</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>R{round}</source>
        <comment>a round, very short</comment>
        <translation>M{round}</translation>
    </message>
    <message>
        <source>See the end of round {round} again</source>
        <translation>Revoir la fin de la manche {round}</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>The Awards and Prizes are turned face up</source>
        <translation>Les Distinctions et les Prix sont dévoilés</translation>
    </message>
    <message>
        <source>They alone decide the game.</source>
        <translation>Eux seuls décident de la partie.</translation>
    </message>
    <message>
        <source>building {points}</source>
        <translation>édifice {points}</translation>
    </message>
    <message>
        <source>more Prizes: {own} to {rival}</source>
        <translation>plus de Prix&#xa0;: {own} contre {rival}</translation>
    </message>
    <message>
        <source>more bronze: {own} to {rival}</source>
        <translation>plus de bronze&#xa0;: {own} contre {rival}</translation>
    </message>
    <message>
        <source>more gold: {own} to {rival}</source>
        <translation>plus d’or&#xa0;: {own} contre {rival}</translation>
    </message>
    <message>
        <source>more silver: {own} to {rival}</source>
        <translation>plus d’argent&#xa0;: {own} contre {rival}</translation>
    </message>
    <message>
        <source>no Award</source>
        <translation>aucune Distinction</translation>
    </message>
    <message>
        <source>share the victory with {points}</source>
        <translation>victoire partagée avec {points}</translation>
    </message>
    <message>
        <source>wins with {points}</source>
        <translation>gagne avec {points}</translation>
    </message>
    <message>
        <source>{name} share the victory with {points}</source>
        <translation>{name} se partagent la victoire avec {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} gagne avec {points}</translation>
    </message>
    <message>
        <source>{rank} with {points}</source>
        <translation>{rank} avec {points}</translation>
    </message>
    <message>
        <source>{rank}: {name}, {points}</source>
        <translation>{rank}&#xa0;: {name}, {points}</translation>
    </message>
    <message>
        <source>{round}: building {built}, {won}</source>
        <translation>{round}&#xa0;: édifice {built}, {won}</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Point at a number, or move to it with the arrow keys, to see where it comes from.</source>
        <translation>Survolez un nombre, ou allez-y avec les flèches, pour voir d’où il vient.</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>A computer player ran into a problem and made a simple move instead. The game goes on.</source>
        <translation>Un joueur virtuel a rencontré un problème et a joué un coup simple. La partie continue.</translation>
    </message>
    <message>
        <source>A game couldn’t be added to the statistics. Its file is kept; the program will try again next time it starts.</source>
        <translation>Une partie n’a pas pu être ajoutée aux statistiques. Son fichier est conservé&#x202f;; le programme réessaiera au prochain démarrage.</translation>
    </message>
    <message>
        <source>No hint this time: the computer player ran into a problem.</source>
        <translation>Pas de conseil cette fois&#xa0;: le joueur virtuel a rencontré un problème.</translation>
    </message>
    <message>
        <source>Some moves couldn’t be judged: the computer player ran into a problem.</source>
        <translation>Certains coups n’ont pas pu être jugés&#xa0;: le joueur virtuel a rencontré un problème.</translation>
    </message>
    <message>
        <source>The program crashed last time. Your games are saved after every move.</source>
        <translation>Le programme s’est arrêté brutalement la dernière fois. Vos parties sont enregistrées après chaque coup.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message numerus="yes">
        <source>about %n points lost</source>
        <translation>
            <numerusform>environ %n point perdu</numerusform>
            <numerusform>environ %n points perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n points lost against the others</source>
        <translation>
            <numerusform>environ %n point perdu face aux autres</numerusform>
            <numerusform>environ %n points perdus face aux autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n points more</source>
        <translation>
            <numerusform>environ %n point de plus</numerusform>
            <numerusform>environ %n points de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>slightly more points</source>
        <translation>un peu plus de points</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} sur {count}</translation>
    </message>
    <message>
        <source>“{found}” for “{typed}”</source>
        <translation>«&#xa0;{found}&#xa0;» pour «&#xa0;{typed}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Fits</name>
    <message numerus="yes">
        <source>%n boards counted</source>
        <translation>
            <numerusform>%n planche comptée</numerusform>
            <numerusform>%n planches comptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus cells safe</source>
        <translation>
            <numerusform>%n case bonus à l’abri</numerusform>
            <numerusform>%n cases bonus à l’abri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells closed for good</source>
        <translation>
            <numerusform>%n case fermée pour de bon</numerusform>
            <numerusform>%n cases fermées pour de bon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n malus cells covered</source>
        <translation>
            <numerusform>%n case malus recouverte</numerusform>
            <numerusform>%n cases malus recouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n malus cells out of reach</source>
        <translation>
            <numerusform>%n case malus hors d’atteinte</numerusform>
            <numerusform>%n cases malus hors d’atteinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} cards</source>
        <translation>
            <numerusform>%n carte sur {all}</numerusform>
            <numerusform>%n cartes sur {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plain cells covered</source>
        <translation>
            <numerusform>%n case ordinaire recouverte</numerusform>
            <numerusform>%n cases ordinaires recouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead of {name}.</source>
        <translation>
            <numerusform>%n point d’avance sur {name}.</numerusform>
            <numerusform>%n points d’avance sur {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows completed</source>
        <translation>
            <numerusform>%n ligne complétée</numerusform>
            <numerusform>%n lignes complétées</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 each</source>
        <translation>+1 chacune</translation>
    </message>
    <message>
        <source>+3 both uncovered, {points} alone</source>
        <translation>+3 si les deux sont visibles, {points} si un seul</translation>
    </message>
    <message>
        <source>A bonus left uncovered earns its number.</source>
        <translation>Un bonus encore visible rapporte le nombre indiqué.</translation>
    </message>
    <message>
        <source>A hint was shown: no record.</source>
        <translation>Conseil utilisé&#xa0;: pas de record.</translation>
    </message>
    <message>
        <source>A malus left uncovered costs {points}.</source>
        <translation>Un malus encore visible coûte {points}.</translation>
    </message>
    <message>
        <source>A new solo best! It was {points}.</source>
        <translation>Nouveau record en solo&#x202f;! L’ancien était de {points}.</translation>
    </message>
    <message>
        <source>After the drop {points}</source>
        <translation>Après le coup {points}</translation>
    </message>
    <message>
        <source>Again, for practice</source>
        <translation>Rejouer pour s’entraîner</translation>
    </message>
    <message>
        <source>An uncovered pair earns 3; a lone symbol costs 3.</source>
        <translation>Une paire visible rapporte 3&#x202f;; un symbole seul coûte 3.</translation>
    </message>
    <message>
        <source>As it stands: {points}</source>
        <translation>En l’état&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Best drop: {piece} ({when}), {points}.</source>
        <translation>Meilleur coup&#xa0;: {piece} ({when}), {points}.</translation>
    </message>
    <message>
        <source>Best ramp: {name}, {points}</source>
        <translation>Meilleure rampe&#xa0;: {name}, {points}</translation>
    </message>
    <message>
        <source>Best ramps: {names}, {points} each</source>
        <translation>Meilleures rampes&#xa0;: {names}, {points} chacune</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Planche {board}</translation>
    </message>
    <message>
        <source>Boards 1 to 4, solo</source>
        <translation>Planches 1 à 4, en solo</translation>
    </message>
    <message>
        <source>Bonus cell: {points}</source>
        <translation>Case bonus&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Both “{symbol}” uncovered: {points}</source>
        <translation>Les deux symboles «&#xa0;{symbol}&#xa0;» visibles&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Builders’ ladder</source>
        <translation>Échelle des bâtisseurs</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message>
        <source>Card {card} of {cards}</source>
        <translation>Carte {card} sur {cards}</translation>
    </message>
    <message>
        <source>Column heights: {heights}</source>
        <translation>Hauteur des colonnes&#xa0;: {heights}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Costliest drop: {piece} ({when}), {points}.</source>
        <translation>Coup le plus coûteux&#xa0;: {piece} ({when}), {points}.</translation>
    </message>
    <message>
        <source>Daily ramp</source>
        <translation>Rampe du jour</translation>
    </message>
    <message>
        <source>Daily ramp of {day}: for practice. Your first attempt counted.</source>
        <translation>Rampe du jour, {day}&#xa0;: pour s’entraîner. Votre premier essai a compté.</translation>
    </message>
    <message>
        <source>Daily ramp of {day}: for practice. Your first attempt counted: {points}.</source>
        <translation>Rampe du jour, {day}&#xa0;: pour s’entraîner. Votre premier essai a compté&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Daily ramp of {day}: this attempt counts.</source>
        <translation>Rampe du jour, {day}&#xa0;: cet essai compte.</translation>
    </message>
    <message>
        <source>Daily ramp, round {round} of {rounds}</source>
        <translation>Rampe du jour, manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Daily ramp, {day}</source>
        <translation>Rampe du {day}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Dans la pioche</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Lâcher</translation>
    </message>
    <message>
        <source>Each ramp shows what its uncovered cells are worth.</source>
        <translation>Chaque rampe montre ce que valent ses cases non recouvertes.</translation>
    </message>
    <message>
        <source>Each ramp shows what its uncovered cells are worth. Point at a cell to see why.</source>
        <translation>Chaque rampe montre ce que valent ses cases non recouvertes. Survolez une case pour savoir pourquoi.</translation>
    </message>
    <message>
        <source>Earlier rounds: {points}</source>
        <translation>Manches précédentes&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Every complete row earns 1.</source>
        <translation>Chaque ligne complète rapporte 1.</translation>
    </message>
    <message>
        <source>Every uncovered cell costs 1.</source>
        <translation>Chaque case non recouverte coûte 1.</translation>
    </message>
    <message>
        <source>Every uncovered plain cell costs 1.</source>
        <translation>Chaque case ordinaire non recouverte coûte 1.</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Résultat final</translation>
    </message>
    <message>
        <source>For a record: no hints, no undo.</source>
        <translation>Pour un record&#xa0;: ni conseil, ni annulation.</translation>
    </message>
    <message>
        <source>Here {winner} passed {rival} and stayed ahead to the end.</source>
        <translation>Ici, {winner} dépasse {rival} et reste en tête jusqu’au bout.</translation>
    </message>
    <message>
        <source>It fits nowhere.</source>
        <translation>Elle n’entre nulle part.</translation>
    </message>
    <message>
        <source>It is gone for this round.</source>
        <translation>Elle est perdue pour cette manche.</translation>
    </message>
    <message>
        <source>Its card has just been turned up.</source>
        <translation>Sa carte vient d’être retournée.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Malus cell: {points}</source>
        <translation>Case malus&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Moves were undone: no record.</source>
        <translation>Coups annulés&#xa0;: pas de record.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Next: {board}</source>
        <translation>Ensuite&#xa0;: {board}</translation>
    </message>
    <message>
        <source>Next: {board}. The ramps are cleared and all cards shuffled.</source>
        <translation>Ensuite&#xa0;: {board}. Les rampes sont vidées et toutes les cartes mélangées.</translation>
    </message>
    <message>
        <source>No one could pull ahead: the win is shared.</source>
        <translation>Personne n’a pu se détacher&#xa0;: la victoire est partagée.</translation>
    </message>
    <message>
        <source>No piece can reach it any more.</source>
        <translation>Aucune pièce ne peut plus l’atteindre.</translation>
    </message>
    <message>
        <source>On the ramp</source>
        <translation>Sur la rampe</translation>
    </message>
    <message>
        <source>On the same ramp: {others}.</source>
        <translation>Sur la même rampe&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Only one “{symbol}” uncovered: {points}</source>
        <translation>Un seul symbole «&#xa0;{symbol}&#xa0;» visible&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Over {wanted} it would end up above the board: moved to {columns}.</source>
        <translation>Dans {wanted}, elle resterait au-dessus de la planche&#xa0;: déplacée vers {columns}.</translation>
    </message>
    <message>
        <source>Pick it up again</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Played today</source>
        <translation>Jouée aujourd’hui</translation>
    </message>
    <message>
        <source>Played today: {points}. Playing it again is practice: undo and hints allowed, nothing counts.</source>
        <translation>Déjà jouée aujourd’hui&#xa0;: {points}. Rejouer, c’est s’entraîner&#xa0;: annulations et conseils permis, rien ne compte.</translation>
    </message>
    <message>
        <source>Point at a cell to see what it scores.</source>
        <translation>Survolez une case pour voir ce qu’elle vaut.</translation>
    </message>
    <message>
        <source>Position {number} of {count}: {rows}</source>
        <translation>Position {number} sur {count}&#xa0;: {rows}</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Practice on the daily ramp, round {round} of {rounds}</source>
        <translation>Entraînement sur la rampe du jour, manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Ramp of {name}</source>
        <translation>Rampe&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round} shows what the ramps are worth now.</source>
        <translation>Manche {round}&#xa0;: ce que valent les rampes pour l’instant.</translation>
    </message>
    <message>
        <source>Round {round}: {board}</source>
        <translation>Manche {round}&#xa0;: {board}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Scoring the ramps</source>
        <translation>Décompte des rampes</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Set aside: gone for this round.</source>
        <translation>Mise de côté&#xa0;: perdue pour cette manche.</translation>
    </message>
    <message>
        <source>Set aside: {pieces}</source>
        <translation>Mises de côté&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>Set the {piece} aside: it is gone for this round.</source>
        <translation>Mettez la {piece} de côté&#xa0;: elle est perdue pour cette manche.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Slide it down {columns}.</source>
        <translation>Placez-la dans {columns}.</translation>
    </message>
    <message>
        <source>Slide the {piece} down {columns}.</source>
        <translation>Placez la {piece} dans {columns}.</translation>
    </message>
    <message>
        <source>Start piece: slide the {piece} down {columns}.</source>
        <translation>Pièce de départ&#xa0;: placez la {piece} dans {columns}.</translation>
    </message>
    <message>
        <source>Start pieces</source>
        <translation>Pièces de départ</translation>
    </message>
    <message>
        <source>Still in the draw pile. No one knows the order.</source>
        <translation>Encore dans la pioche. Personne n’en connaît l’ordre.</translation>
    </message>
    <message>
        <source>Symbol: {symbol}</source>
        <translation>Symbole&#xa0;: {symbol}</translation>
    </message>
    <message>
        <source>That was the last board.</source>
        <translation>C’était la dernière planche.</translation>
    </message>
    <message>
        <source>That’s the top title!</source>
        <translation>C’est le titre suprême&#x202f;!</translation>
    </message>
    <message>
        <source>The best drop</source>
        <translation>Le meilleur coup</translation>
    </message>
    <message>
        <source>The game is over, {name}</source>
        <translation>Partie terminée, {name}</translation>
    </message>
    <message>
        <source>The pair scores {points}.</source>
        <translation>La paire vaut {points}.</translation>
    </message>
    <message>
        <source>The piece is already turned like this</source>
        <translation>La pièce est déjà tournée ainsi</translation>
    </message>
    <message>
        <source>The start piece: nothing to do when its card comes.</source>
        <translation>La pièce de départ&#xa0;: rien à faire quand sa carte vient.</translation>
    </message>
    <message>
        <source>The {piece} fits nowhere: it would end up above the board.</source>
        <translation>La {piece} n’entre nulle part&#xa0;: elle resterait au-dessus de la planche.</translation>
    </message>
    <message>
        <source>Too high there: moved to {columns}.</source>
        <translation>Trop haut ici&#xa0;: déplacée vers {columns}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>Turn and flip</source>
        <translation>Tourner, retourner</translation>
    </message>
    <message>
        <source>Turned like this, the piece fits nowhere</source>
        <translation>Tournée ainsi, la pièce n’entre nulle part</translation>
    </message>
    <message>
        <source>Uncovered bonus cell: {points}</source>
        <translation>Case bonus encore visible&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Uncovered malus cell: {points}</source>
        <translation>Case malus encore visible&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Uncovered plain cell: {points}</source>
        <translation>Case ordinaire non recouverte&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Uncovered, it scores {points}.</source>
        <translation>Non recouverte, elle vaut {points}.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Le moment décisif</translation>
    </message>
    <message>
        <source>You earn a title only on boards 1 to 4 together.</source>
        <translation>Un titre se gagne seulement sur les planches 1 à 4 ensemble.</translation>
    </message>
    <message>
        <source>You have already started today’s ramp. Starting again is practice: nothing counts.</source>
        <translation>Vous avez commencé la rampe d’aujourd’hui. Recommencer, c’est s’entraîner&#xa0;: rien ne compte.</translation>
    </message>
    <message>
        <source>You have to set it aside.</source>
        <translation>Vous devez la mettre de côté.</translation>
    </message>
    <message>
        <source>Your best result with these four boards.</source>
        <translation>Votre meilleur résultat avec ces quatre planches.</translation>
    </message>
    <message>
        <source>Your best with these four boards: {points}.</source>
        <translation>Votre record avec ces quatre planches&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Your first result with these four boards.</source>
        <translation>Votre premier résultat avec ces quatre planches.</translation>
    </message>
    <message>
        <source>Your ramp</source>
        <translation>Votre rampe</translation>
    </message>
    <message>
        <source>Your solo best on all four: {points}</source>
        <translation>Votre record en solo sur les quatre&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Your solo best on {board}: {points}</source>
        <translation>Votre record en solo sur {board}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Your solo best: {points}.</source>
        <translation>Votre record en solo&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>a bonus of {points} covered</source>
        <translation>un bonus de {points} recouvert</translation>
    </message>
    <message>
        <source>after {counted} of {boards}</source>
        <translation>{counted} sur {boards}</translation>
    </message>
    <message>
        <source>already has it</source>
        <translation>l’a déjà posée</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>pour l’instant</translation>
    </message>
    <message>
        <source>as on the card</source>
        <translation>comme sur la carte</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message numerus="yes">
        <source>closes %n cells</source>
        <translation>
            <numerusform>ferme %n case</numerusform>
            <numerusform>ferme %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>column {first}</source>
        <translation>la colonne {first}</translation>
    </message>
    <message>
        <source>columns {first} and {last}</source>
        <translation>les colonnes {first} et {last}</translation>
    </message>
    <message>
        <source>columns {first} to {last}</source>
        <translation>les colonnes {first} à {last}</translation>
    </message>
    <message>
        <source>down {columns}</source>
        <translation>dans {columns}</translation>
    </message>
    <message>
        <source>each counts its number</source>
        <translation>chacune vaut son nombre</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>retourner</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>retournée</translation>
    </message>
    <message>
        <source>flipped, turned left</source>
        <translation>retournée, tournée à gauche</translation>
    </message>
    <message>
        <source>flipped, turned right</source>
        <translation>retournée, tournée à droite</translation>
    </message>
    <message>
        <source>flipped, upside down</source>
        <translation>retournée, tête en bas</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>malus</source>
        <translation>malus</translation>
    </message>
    <message>
        <source>more than {points} points</source>
        <translation>plus de {points} points</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>no board counted yet</source>
        <translation>aucune planche comptée</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>plus aucune carte</translation>
    </message>
    <message>
        <source>no new hole</source>
        <translation>aucun nouveau trou</translation>
    </message>
    <message>
        <source>not played today</source>
        <translation>pas encore jouée aujourd’hui</translation>
    </message>
    <message>
        <source>over {points}</source>
        <translation>plus de {points}</translation>
    </message>
    <message>
        <source>pair “{symbol}” covered</source>
        <translation>paire «&#xa0;{symbol}&#xa0;» recouverte</translation>
    </message>
    <message>
        <source>pair “{symbol}” split</source>
        <translation>paire «&#xa0;{symbol}&#xa0;» séparée</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>posée</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>second “{symbol}” covered</source>
        <translation>second symbole «&#xa0;{symbol}&#xa0;» recouvert</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>mise de côté</translation>
    </message>
    <message>
        <source>set it aside</source>
        <translation>la mettre de côté</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>tour en cours</translation>
    </message>
    <message>
        <source>today’s is not finished</source>
        <translation>celle d’aujourd’hui n’est pas finie</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>tournée à gauche</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>tournée à droite</translation>
    </message>
    <message>
        <source>up to {points}</source>
        <translation>jusqu’à {points}</translation>
    </message>
    <message>
        <source>up to {points} points</source>
        <translation>jusqu’à {points} points</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>tête en bas</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>{board}, as it stands</source>
        <translation>{board}, pour l’instant</translation>
    </message>
    <message>
        <source>{board}, as it stands: {points}</source>
        <translation>{board}, pour l’instant&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{board}, card {card}</source>
        <translation>{board}, carte {card}</translation>
    </message>
    <message>
        <source>{board}, solo</source>
        <translation>{board}, en solo</translation>
    </message>
    <message>
        <source>{board}, start pieces</source>
        <translation>{board}, départ</translation>
    </message>
    <message>
        <source>{card}: {piece}</source>
        <translation>{card}&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{count} bonuses of {points} covered</source>
        <translation>{count} bonus de {points} recouverts</translation>
    </message>
    <message>
        <source>{least} to {most} points</source>
        <translation>{least} à {most} points</translation>
    </message>
    <message>
        <source>{name} already has {piece}</source>
        <comment>a picture of the piece</comment>
        <translation>{name} a déjà posé {piece}</translation>
    </message>
    <message>
        <source>{name} dropped the {piece}</source>
        <translation>{name} a placé la {piece}</translation>
    </message>
    <message>
        <source>{name} dropped the {piece}: {points}</source>
        <translation>{name} a placé la {piece}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} dropped {piece}</source>
        <comment>a picture of the piece</comment>
        <translation>{name} a placé {piece}</translation>
    </message>
    <message>
        <source>{name} had the piece already</source>
        <translation>{name} avait déjà cette pièce</translation>
    </message>
    <message>
        <source>{name} scored {points}</source>
        <translation>{name} a marqué {points}</translation>
    </message>
    <message>
        <source>{name} set aside {piece}</source>
        <comment>a picture of the piece</comment>
        <translation>{name} a mis de côté {piece}</translation>
    </message>
    <message>
        <source>{name} set the {piece} aside</source>
        <translation>{name} a mis de côté la {piece}</translation>
    </message>
    <message>
        <source>{name} share the win with {points}</source>
        <translation>{name} se partagent la victoire avec {points}</translation>
    </message>
    <message>
        <source>{name} started with the {piece} and has nothing to do</source>
        <translation>{name} a déjà posé la {piece}&#xa0;: rien à faire</translation>
    </message>
    <message>
        <source>{name} starts with the {piece}</source>
        <translation>{name} commence par la {piece}</translation>
    </message>
    <message>
        <source>{name} starts with {piece}</source>
        <comment>a picture of the piece</comment>
        <translation>{name} commence par {piece}</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} gagne avec {points}</translation>
    </message>
    <message>
        <source>{name}: {rounds}, total {points}</source>
        <translation>{name}&#xa0;: {rounds}, total {points}</translation>
    </message>
    <message>
        <source>{name}’s ramp</source>
        <translation>Rampe&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} chacune</translation>
    </message>
    <message>
        <source>{points} on this board</source>
        <translation>{points} sur cette planche</translation>
    </message>
    <message>
        <source>{points} on this board: your best</source>
        <translation>{points} sur cette planche&#xa0;: votre record</translation>
    </message>
    <message>
        <source>{points}: {title}</source>
        <translation>{points}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{rank}. {name}: {rounds}, total {points}</source>
        <translation>{rank}. {name}&#xa0;: {rounds}, total {points}</translation>
    </message>
    <message>
        <source>{title}: {points} to go.</source>
        <translation>Encore {points} pour devenir {title}.</translation>
    </message>
    <message>
        <source>{winner} led from the first piece to the last.</source>
        <translation>{winner} a mené de la première pièce à la dernière.</translation>
    </message>
</context>
<context>
    <name>FitsAdvice</name>
    <message>
        <source>It pays off over the next few cards</source>
        <translation>Cela garde de la place pour les prochaines cartes</translation>
    </message>
    <message>
        <source>Set the piece aside</source>
        <translation>Mettez la pièce de côté</translation>
    </message>
    <message>
        <source>Slide the piece {how}</source>
        <comment>down columns 1 to 3, flipped</comment>
        <translation>Placez la pièce {how}</translation>
    </message>
</context>
<context>
    <name>FitsBoard</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>FitsLuck</name>
    <message>
        <source>All players had the same cards in the same order; only the first piece was each player’s own.</source>
        <translation>Tout le monde a eu les mêmes cartes dans le même ordre&#x202f;; seule la première pièce différait.</translation>
    </message>
</context>
<context>
    <name>FitsPictures</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>open top</source>
        <translation>haut de la rampe</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>ligne du haut</translation>
    </message>
</context>
<context>
    <name>FitsReasons</name>
    <message>
        <source>Bonus cells higher up stay uncovered</source>
        <translation>Les cases bonus du haut restent visibles</translation>
    </message>
    <message>
        <source>It covers cells that would cost you points</source>
        <translation>Cela recouvre des cases qui vous coûteraient des points</translation>
    </message>
    <message>
        <source>Over the next cards you gain about {points} points</source>
        <translation>Environ {points} points de plus sur les prochaines cartes</translation>
    </message>
    <message>
        <source>The top stays level, so more pieces will fit</source>
        <translation>La surface reste régulière&#xa0;: davantage de pièces y trouveront place</translation>
    </message>
    <message>
        <source>You can still complete more rows</source>
        <translation>Vous pourrez encore compléter plus de lignes</translation>
    </message>
    <message>
        <source>You can still keep more pairs</source>
        <translation>Vous pourrez encore garder plus de paires</translation>
    </message>
    <message>
        <source>You have less space left to fill</source>
        <translation>Il vous reste moins de place à combler</translation>
    </message>
    <message>
        <source>You lose fewer points and secure more</source>
        <translation>Moins de points perdus, plus de points assurés</translation>
    </message>
</context>
<context>
    <name>FitsSheet</name>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Round {round}: {board}</source>
        <translation>Manche {round}&#xa0;: {board}</translation>
    </message>
    <message>
        <source>Row {row} is complete</source>
        <translation>La ligne {row} est complète</translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: %n uncovered cells, columns {columns}</source>
        <translation>
            <numerusform>Ligne {row}&#xa0;: %n case non recouverte, colonne {columns}</numerusform>
            <numerusform>Ligne {row}&#xa0;: %n cases non recouvertes, colonnes {columns}</numerusform>
        </translation>
    </message>
    <message>
        <source>The ramp as it stands</source>
        <translation>La rampe pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>Uncovered cells in %n rounds</source>
        <translation>
            <numerusform>Cases non recouvertes en %n manche</numerusform>
            <numerusform>Cases non recouvertes en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>{name} covered every cell.</source>
        <translation>{name} a recouvert toutes les cases.</translation>
    </message>
    <message numerus="yes">
        <source>{name} left %n cells uncovered, most of them in row {row}.</source>
        <translation>
            <numerusform>{name} laisse %n case non recouverte, en ligne {row}.</numerusform>
            <numerusform>{name} laisse %n cases non recouvertes, surtout en ligne {row}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{symbol}: both uncovered, {places}</source>
        <translation>{symbol}&#xa0;: les deux visibles, {places}</translation>
    </message>
    <message>
        <source>{symbol}: only one uncovered, {places}</source>
        <translation>{symbol}&#xa0;: un seul visible, {places}</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Next: {section}</source>
        <translation>Suivant&#xa0;: {section}</translation>
    </message>
    <message>
        <source>Previous: {section}</source>
        <translation>Précédent&#xa0;: {section}</translation>
    </message>
</context>
<context>
    <name>GameSheet</name>
    <message>
        <source>{name}. {pitch} {players}, {length}.</source>
        <translation>{name}. {pitch} {players}, {length}.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Build high, collect rent, outlast your rivals.</source>
        <translation>Bâtissez haut, touchez des loyers, survivez à vos rivaux.</translation>
    </message>
    <message>
        <source>Build high, collect rent, outlast your rivals. The city grows with every roll.</source>
        <translation>Bâtissez haut, touchez des loyers, survivez à vos rivaux. À chaque lancer, la ville grandit.</translation>
    </message>
    <message>
        <source>Collect bricks in the quarry and build one monument together.</source>
        <translation>Récupérez des briques à la carrière et bâtissez ensemble un monument.</translation>
    </message>
    <message>
        <source>Collect bricks in the quarry, build one monument together, and score the most.</source>
        <translation>Récupérez des briques à la carrière, bâtissez ensemble un monument et marquez le plus de points.</translation>
    </message>
    <message>
        <source>Draft dice and stack them on your secret plan.</source>
        <translation>Choisissez des dés et empilez-les sur votre plan secret.</translation>
    </message>
    <message>
        <source>Draft dice and stack them on your secret plan. Three rounds of six dice.</source>
        <translation>Choisissez des dés et empilez-les sur votre plan secret. Trois manches de six dés.</translation>
    </message>
    <message>
        <source>Slide your pieces down the ramp and leave no gaps.</source>
        <translation>Faites glisser vos pièces sur la rampe sans laisser de trous.</translation>
    </message>
    <message>
        <source>Slide your pieces down the ramp and leave no gaps. One round on each board.</source>
        <translation>Faites glisser vos pièces sur la rampe sans laisser de trous. Une manche par planche.</translation>
    </message>
    <message>
        <source>{fewest}–{most} players</source>
        <translation>{fewest}–{most} joueurs</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes}&#xa0;minutes</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Compared with the other moves</source>
        <translation>Par rapport aux autres coups</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Looking ahead</source>
        <translation>En anticipant</translation>
    </message>
    <message>
        <source>Looking ahead, compared with the obvious move ({move})</source>
        <translation>En anticipant, par rapport au coup évident ({move})</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Hints are for the player whose turn it is.</source>
        <translation>Les conseils sont pour le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Only the first attempt counts, so there are no hints.</source>
        <translation>Seul le premier essai compte&#xa0;: pas de conseils.</translation>
    </message>
    <message>
        <source>Shows what a master would play here.</source>
        <translation>Montre ce qu’un maître jouerait ici.</translation>
    </message>
    <message>
        <source>Shows what a master would play here. After that, this game sets no record.</source>
        <translation>Montre ce qu’un maître jouerait ici. La partie ne compte plus pour les records.</translation>
    </message>
    <message>
        <source>The game is over: no more hints.</source>
        <translation>La partie est terminée&#xa0;: il n’y a plus de conseil.</translation>
    </message>
    <message>
        <source>There is only one possible move: no hint needed.</source>
        <translation>Un seul coup est possible&#xa0;: pas besoin de conseil.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>A master would play this</source>
        <translation>Un maître jouerait ce coup</translation>
    </message>
    <message>
        <source>Looking ahead, no other move does better</source>
        <translation>Même en anticipant, aucun autre coup ne fait mieux</translation>
    </message>
    <message>
        <source>Other moves look just as good</source>
        <translation>D’autres coups semblent aussi bons</translation>
    </message>
    <message>
        <source>looking ahead: {reason}</source>
        <translation>en anticipant&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>HomeBody</name>
    <message>
        <source>Blueprints Desktop</source>
        <translation>Blueprints Desktop</translation>
    </message>
    <message>
        <source>Four board games about building</source>
        <translation>Quatre jeux de société pour bâtisseurs</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Press 1 to {last} to start a game</source>
        <translation>Touches 1 à {last}&#xa0;: choisir un jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>Lapses</name>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#xa0;: {move}</translation>
    </message>
    <message>
        <source>You only see this by looking ahead</source>
        <translation>Cela ne se voit qu’en anticipant</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>LessonMenu</name>
    <message>
        <source>at step {step}</source>
        <translation>à l’étape {step}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Back to the previous step</source>
        <translation>Revient à l’étape précédente</translation>
    </message>
    <message>
        <source>Lesson completed</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Not that one yet.</source>
        <translation>Pas celui-là pour l’instant.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Skips this step</source>
        <translation>Saute cette étape</translation>
    </message>
    <message>
        <source>Starts this lesson again</source>
        <translation>Reprend cette leçon au début</translation>
    </message>
    <message>
        <source>Step {step} of {of}</source>
        <translation>Étape {step} sur {of}</translation>
    </message>
    <message>
        <source>That was “{lesson}”.</source>
        <translation>C’était «&#xa0;{lesson}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Joueur virtuel&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Journeyman</source>
        <translation>Compagnon</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{these} and {that}</source>
        <comment>the end of a list</comment>
        <translation>{these} et {that}</translation>
    </message>
    <message>
        <source>{these} or {that}</source>
        <comment>the end of a list</comment>
        <translation>{these} ou {that}</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Journal des erreurs</translation>
    </message>
    <message>
        <source>It holds no secrets and no names. The file is {path}</source>
        <translation>Il ne contient ni secret ni nom. Le fichier&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The log can’t be saved. This is what it would contain.</source>
        <translation>Le journal ne peut pas être enregistré. Voici ce qu’il contiendrait.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>A computer player ({level}) now plays for {name}</source>
        <translation>Un joueur virtuel ({level}) joue désormais pour {name}</translation>
    </message>
    <message>
        <source>A person now plays for {name}</source>
        <translation>Une personne joue désormais pour {name}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <translation>depuis votre dernier tour</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete “{title}” for good?</source>
        <translation>Supprimer définitivement «&#xa0;{title}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>New title</source>
        <translation>Nouveau titre</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the readable part</source>
        <translation>Ouvrir le début</translation>
    </message>
    <message>
        <source>Open {title}, {where}</source>
        <translation>Ouvrir {title}, {where}</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Remove “{title}” from this list? Its file stays in its folder.</source>
        <translation>Retirer «&#xa0;{title}&#xa0;» de cette liste&#x202f;? Son fichier reste dans son dossier.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>The file stays as it is.</source>
        <translation>Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>in the file {path}</source>
        <translation>dans le fichier {path}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
</context>
<context>
    <name>MatchSummary</name>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Jouée jusqu’au bout</translation>
    </message>
    <message numerus="yes">
        <source>saved %n day(s) ago</source>
        <translation>
            <numerusform>enregistrée il y a&#xa0;%n jour</numerusform>
            <numerusform>enregistrée il y a&#xa0;%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n hour(s) ago</source>
        <translation>
            <numerusform>enregistrée il y a&#xa0;%n heure</numerusform>
            <numerusform>enregistrée il y a&#xa0;%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n minute(s) ago</source>
        <translation>
            <numerusform>enregistrée il y a&#xa0;%n minute</numerusform>
            <numerusform>enregistrée il y a&#xa0;%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation>enregistrée à l’instant</translation>
    </message>
    <message>
        <source>saved on {date}</source>
        <translation>enregistrée le {date}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} et {name}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>à {name} de jouer</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Can’t be opened</source>
        <translation>Illisibles</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>The game couldn’t be deleted.</source>
        <translation>La partie n’a pas pu être supprimée.</translation>
    </message>
    <message>
        <source>The game couldn’t be duplicated.</source>
        <translation>La partie n’a pas pu être dupliquée.</translation>
    </message>
    <message>
        <source>The game couldn’t be renamed.</source>
        <translation>La partie n’a pas pu être renommée.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>About Blueprints Desktop</source>
        <translation>À propos de Blueprints Desktop</translation>
    </message>
    <message>
        <source>Back to the start of my turn</source>
        <translation>Revenir au début de mon tour</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Full-screen mode</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Leave full-screen mode</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Pause and go home</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show the error log</source>
        <translation>Voir le journal des erreurs</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Step {step}</source>
        <translation>Étape {step}</translation>
    </message>
    <message>
        <source>The end of round {round}</source>
        <translation>La fin de la manche {round}</translation>
    </message>
    <message>
        <source>{name} can’t pay {points}, and the game ends</source>
        <translation>{name} ne peut pas payer {points}, et la partie se termine</translation>
    </message>
    <message>
        <source>{name} gains {points} in one step</source>
        <translation>{name} gagne {points} d’un coup</translation>
    </message>
    <message>
        <source>{name} loses a lot here. Better: {move}</source>
        <translation>{name} y perd beaucoup. Mieux&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{name} loses {points} in one step</source>
        <translation>{name} perd {points} d’un coup</translation>
    </message>
    <message>
        <source>{name} takes the lead for good, by {points}</source>
        <translation>{name} prend la tête pour de bon, avec {points} d’avance</translation>
    </message>
</context>
<context>
    <name>MonumentButton</name>
    <message>
        <source>Back to the quarry</source>
        <translation>Retour à la carrière</translation>
    </message>
    <message>
        <source>See the monument</source>
        <translation>Voir le monument</translation>
    </message>
</context>
<context>
    <name>Monuments</name>
    <message numerus="yes">
        <source>%n bricks</source>
        <translation>
            <numerusform>%n brique</numerusform>
            <numerusform>%n briques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bricks: {points}</source>
        <translation>
            <numerusform>%n brique&#xa0;: {points}</numerusform>
            <numerusform>%n briques&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places to build</source>
        <translation>
            <numerusform>%n&#xa0;place où bâtir</numerusform>
            <numerusform>%n&#xa0;places où bâtir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps this turn</source>
        <translation>
            <numerusform>%n pas ce tour</numerusform>
            <numerusform>%n pas ce tour</numerusform>
        </translation>
    </message>
    <message>
        <source>A jewel scores {points} at the end.</source>
        <translation>Un joyau rapporte {points} à la fin.</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Toutes les couleurs</translation>
    </message>
    <message>
        <source>All pieces are visible.</source>
        <translation>Tous les pions sont visibles.</translation>
    </message>
    <message>
        <source>All places for {bricks} are filled.</source>
        <translation>Les places des {bricks} sont toutes occupées.</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Autre place</translation>
    </message>
    <message>
        <source>As built</source>
        <translation>Tel que bâti</translation>
    </message>
    <message>
        <source>At the end: {points}</source>
        <translation>À la fin&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Arrière</translation>
    </message>
    <message>
        <source>Began this round</source>
        <translation>A commencé ce round</translation>
    </message>
    <message>
        <source>Behind the screen</source>
        <translation>Derrière le paravent</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <translation>Derrière votre paravent</translation>
    </message>
    <message>
        <source>Behind {name}’s screen</source>
        <translation>Paravent&#xa0;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Black piece: %n points, and you build first.</source>
        <translation>
            <numerusform>Pion noir&#xa0;: %n point, et vous bâtissez en premier.</numerusform>
            <numerusform>Pion noir&#xa0;: %n points, et vous bâtissez en premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Black piece: {points} when the quarry is empty</source>
        <translation>Pion noir&#xa0;: {points} quand la carrière sera vide</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Bâtir ici</translation>
    </message>
    <message>
        <source>Builds now</source>
        <translation>Bâtit en ce moment</translation>
    </message>
    <message numerus="yes">
        <source>Built %n bricks: {points}</source>
        <translation>
            <numerusform>%n brique posée&#xa0;: {points}</numerusform>
            <numerusform>%n briques posées&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a highlighted place for one of your bricks.</source>
        <translation>Choisissez une place éclairée pour l’une de vos briques.</translation>
    </message>
    <message>
        <source>Choose a place for one of your bricks. Hold V to see them.</source>
        <translation>Choisissez une place pour une de vos briques. Maintenez V pour les voir.</translation>
    </message>
    <message>
        <source>Choose a place. Hold V: your bricks</source>
        <translation>Choisissez une place. V maintenu&#xa0;: vos briques</translation>
    </message>
    <message>
        <source>Choose {pieces}.</source>
        <translation>Choisissez {pieces}.</translation>
    </message>
    <message>
        <source>Each brick you can’t build costs 1 point.</source>
        <translation>Chaque brique que vous ne pouvez pas poser coûte 1 point.</translation>
    </message>
    <message>
        <source>Each jewel scores 3 points.</source>
        <translation>Chaque joyau rapporte 3 points.</translation>
    </message>
    <message>
        <source>End on the outer ring.</source>
        <translation>Finissez sur le cercle extérieur.</translation>
    </message>
    <message>
        <source>End your turn here</source>
        <translation>Prendre et finir le tour</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Résultat final</translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n bricks</source>
        <translation>
            <numerusform>Achevé&#xa0;: %n brique</numerusform>
            <numerusform>Achevé&#xa0;: %n briques</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose one of the pieces here.</source>
        <translation>Choisissez d’abord l’un des pions de cette case.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>From {cell} you couldn’t end on the outer ring.</source>
        <translation>En passant par {cell}, vous ne pourriez pas finir sur le cercle extérieur.</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Façade</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Hold to see your pieces</source>
        <translation>Maintenir pour voir vos pions</translation>
    </message>
    <message>
        <source>If you keep them when you pass: {points}</source>
        <translation>Si vous les gardez en passant&#xa0;: {points}</translation>
    </message>
    <message>
        <source>If you pass, you build no more in this round.</source>
        <translation>Si vous passez, vous ne bâtissez plus pendant ce round.</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>En place</translation>
    </message>
    <message>
        <source>Jewels: {points} at the end.</source>
        <translation>Joyaux&#xa0;: {points} à la fin.</translation>
    </message>
    <message>
        <source>Last round: back to the quarry</source>
        <translation>Dernier round&#xa0;: retour à la carrière</translation>
    </message>
    <message>
        <source>Left side</source>
        <translation>Côté gauche</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Level {level}: {who}</source>
        <comment>who built it</comment>
        <translation>Niveau {level}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>Needs support first</source>
        <translation>Attend encore son appui</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Now free for everyone: {places}.</source>
        <translation>Libère pour tous&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>On to round {round}</source>
        <translation>Passer au round {round}</translation>
    </message>
    <message>
        <source>One click walks there.</source>
        <translation>Un clic y mène.</translation>
    </message>
    <message>
        <source>One piece is taken from each cell.</source>
        <translation>Un pion est pris dans chaque case.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Revenir d’un pas</translation>
    </message>
    <message>
        <source>Only you see this.</source>
        <translation>Vous seul voyez ceci.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>A passé</translation>
    </message>
    <message>
        <source>Passed: {points}</source>
        <translation>A passé&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Put the worker on an outer cell and take its piece.</source>
        <translation>Placez l’Ouvrier sur une case extérieure et prenez-y le pion.</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>Right side</source>
        <translation>Côté droit</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Round {round} brings {pieces}.</source>
        <translation>Le round {round} apporte {pieces}.</translation>
    </message>
    <message>
        <source>Round {round} is over</source>
        <translation>Le round {round} est terminé</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: back to the quarry</source>
        <translation>Round {round} sur {rounds}&#xa0;: retour à la carrière</translation>
    </message>
    <message>
        <source>Round {round}: {name} begins</source>
        <translation>Round {round}&#xa0;: {name} commence</translation>
    </message>
    <message>
        <source>Route complete.</source>
        <translation>Chemin complet.</translation>
    </message>
    <message>
        <source>Route complete: confirm, or go back a step.</source>
        <translation>Chemin complet&#xa0;: confirmez, ou revenez d’un pas.</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Screen of {name}</source>
        <translation>Paravent&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Several routes lead to {cell} and take different pieces: go step by step.</source>
        <translation>Plusieurs chemins mènent à {cell} et prennent des pions différents&#xa0;: avancez case par case.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Pas {step} sur {steps}</translation>
    </message>
    <message>
        <source>Step {step}, the last: it ends on the outer ring</source>
        <translation>Pas {step}, le dernier&#xa0;: finissez sur le cercle extérieur</translation>
    </message>
    <message>
        <source>Step {step}: take one</source>
        <translation>Pas {step}&#xa0;: un pion au choix</translation>
    </message>
    <message>
        <source>Step {step}: to an adjacent cell</source>
        <translation>Pas {step}&#xa0;: vers une case adjacente</translation>
    </message>
    <message>
        <source>Step {step}: {cell}, {piece}</source>
        <translation>Pas {step}&#xa0;: {cell}, {piece}</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take it and go on</source>
        <translation>Prendre et continuer</translation>
    </message>
    <message>
        <source>Take one piece from each cell.</source>
        <translation>Prenez un pion dans chaque case.</translation>
    </message>
    <message>
        <source>Take {piece}, or another</source>
        <translation>Prendre {piece} ou autre</translation>
    </message>
    <message>
        <source>The black piece: {points} when the quarry is empty, and you build first.</source>
        <translation>Le pion noir&#xa0;: {points} quand la carrière sera vide, et vous bâtissez en premier.</translation>
    </message>
    <message>
        <source>The building site</source>
        <translation>Le chantier</translation>
    </message>
    <message>
        <source>The first turns have 1, 2 and 3 steps, all later ones 4.</source>
        <translation>Les premiers tours font 1, 2 et 3 pas, tous les suivants 4.</translation>
    </message>
    <message>
        <source>The monument still needs {pieces}.</source>
        <translation>Le monument attend encore {pieces}.</translation>
    </message>
    <message>
        <source>The places for {bricks} have no support yet.</source>
        <translation>Les places des {bricks} n’ont pas encore d’appui.</translation>
    </message>
    <message>
        <source>The plan, level by level</source>
        <translation>Le plan, niveau par niveau</translation>
    </message>
    <message>
        <source>The quarry is empty: on to the building site</source>
        <translation>La carrière est vide&#xa0;: place au chantier</translation>
    </message>
    <message>
        <source>The quarry, turn {turn}</source>
        <translation>La carrière, tour {turn}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Le round est terminé</translation>
    </message>
    <message>
        <source>The screen is closed.</source>
        <translation>Le paravent est fermé.</translation>
    </message>
    <message>
        <source>The screens are removed</source>
        <translation>On retire les paravents</translation>
    </message>
    <message>
        <source>The worker is here. Choose a highlighted cell.</source>
        <translation>L’Ouvrier est ici. Choisissez une case éclairée.</translation>
    </message>
    <message>
        <source>There is already a brick here.</source>
        <translation>Une brique est déjà posée ici.</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>Cette case est vide.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>C’est le dernier round.</translation>
    </message>
    <message>
        <source>This opens no new place.</source>
        <translation>Ne libère aucune place.</translation>
    </message>
    <message numerus="yes">
        <source>Three rounds are over, and {monument} is %n bricks short.</source>
        <translation>
            <numerusform>{monument}&#xa0;: les trois rounds sont joués et il manque %n brique.</numerusform>
            <numerusform>{monument}&#xa0;: les trois rounds sont joués et il manque %n briques.</numerusform>
        </translation>
    </message>
    <message>
        <source>To build</source>
        <comment>bricks that the monument still needs</comment>
        <translation>À bâtir</translation>
    </message>
    <message>
        <source>Took the black piece: builds first and begins the next round</source>
        <translation>A pris le pion noir&#xa0;: bâtit en premier et commence le prochain round</translation>
    </message>
    <message>
        <source>Who built each level</source>
        <translation>Bâtisseurs de chaque niveau</translation>
    </message>
    <message>
        <source>Who built what</source>
        <translation>Bâtisseurs</translation>
    </message>
    <message>
        <source>You can still build, so you may not pass.</source>
        <translation>Vous pouvez encore bâtir&#xa0;: vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>You end on {cell} and take {pieces}.</source>
        <translation>Vous finissez sur {cell} et prenez {pieces}.</translation>
    </message>
    <message>
        <source>You end on {cell}.</source>
        <translation>Vous finissez sur {cell}.</translation>
    </message>
    <message>
        <source>You have no bricks left.</source>
        <translation>Vous n’avez plus de briques.</translation>
    </message>
    <message>
        <source>You have no {bricks}.</source>
        <translation>Vous n’avez pas de {bricks}.</translation>
    </message>
    <message>
        <source>You have no {brick}</source>
        <translation>Vous n’avez pas de {brick}</translation>
    </message>
    <message>
        <source>You must pass.</source>
        <translation>Vous devez passer.</translation>
    </message>
    <message>
        <source>You must pass. {why}</source>
        <translation>Vous devez passer. {why}</translation>
    </message>
    <message>
        <source>You take {pieces}.</source>
        <translation>Vous prenez {pieces}.</translation>
    </message>
    <message>
        <source>You take {piece}.</source>
        <translation>Vous prenez {piece}.</translation>
    </message>
    <message>
        <source>You would take nothing on the way to {cell}: take at least one piece.</source>
        <translation>Par {cell}, vous ne prendriez rien&#xa0;: il faut prendre au moins un pion.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n jewels will score {points} at the end.</source>
        <translation>
            <numerusform>Votre %n joyau rapportera {points} à la fin.</numerusform>
            <numerusform>Vos %n joyaux rapporteront {points} à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>Vos pions</translation>
    </message>
    <message>
        <source>Your route</source>
        <translation>Votre chemin</translation>
    </message>
    <message>
        <source>Your route can end here.</source>
        <translation>Votre chemin peut finir ici.</translation>
    </message>
    <message>
        <source>a jewel</source>
        <translation>un joyau</translation>
    </message>
    <message>
        <source>a neutral brick</source>
        <translation>une brique neutre</translation>
    </message>
    <message>
        <source>a red brick</source>
        <translation>une brique rouge</translation>
    </message>
    <message>
        <source>a violet brick</source>
        <translation>une brique violette</translation>
    </message>
    <message>
        <source>across two bricks</source>
        <translation>à cheval sur deux briques</translation>
    </message>
    <message>
        <source>an orange brick</source>
        <translation>une brique orange</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>jewel</source>
        <translation>joyau</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>middle cell {number}</source>
        <translation>la case médiane {number}</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>bricks</comment>
        <translation>neutres</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>on one brick</source>
        <translation>sur une brique</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>sur le sol</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>bricks</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>outer</source>
        <comment>the last step ends on the outer ring</comment>
        <translation>bord</translation>
    </message>
    <message>
        <source>outer cell {number}</source>
        <translation>la case extérieure {number}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>red</source>
        <comment>bricks</comment>
        <translation>rouges</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>the black piece</source>
        <translation>le pion noir</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>la case centrale</translation>
    </message>
    <message>
        <source>to be chosen</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>to {cell} for {pieces}</source>
        <comment>a walk of the worker</comment>
        <translation>vers {cell}, pour {pieces}</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>violet</source>
        <comment>bricks</comment>
        <translation>violettes</translation>
    </message>
    <message>
        <source>{bricks} for {points} each</source>
        <comment>places that open</comment>
        <translation>{bricks} ({points} chacune)</translation>
    </message>
    <message>
        <source>{brick} for {points}</source>
        <comment>a place that opens</comment>
        <translation>{brick} ({points})</translation>
    </message>
    <message>
        <source>{brick} on level {level}</source>
        <translation>{brick} au niveau&#xa0;{level}</translation>
    </message>
    <message>
        <source>{brick}, row {row} from the front</source>
        <translation>{brick}, rangée {row} depuis la façade</translation>
    </message>
    <message>
        <source>{brick}, {support}. {opens}</source>
        <translation>{brick}, {support}. {opens}</translation>
    </message>
    <message>
        <source>{brick}: all bricks below it must be in place first.</source>
        <translation>{brick}&#xa0;: toutes les briques du dessous doivent d’abord être en place.</translation>
    </message>
    <message>
        <source>{cell} is too far: each step goes to an adjacent cell.</source>
        <translation>{cell} est trop loin&#xa0;: chaque pas mène à une case adjacente.</translation>
    </message>
    <message>
        <source>{cell} was entered before: never enter a cell twice in a turn.</source>
        <translation>{cell} a déjà été visitée&#xa0;: n’entrez jamais deux fois dans une case.</translation>
    </message>
    <message>
        <source>{cell}: {pieces}</source>
        <translation>{cell}&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>{colours} bricks</source>
        <comment>of these colours</comment>
        <translation>briques {colours}</translation>
    </message>
    <message>
        <source>{monument} is finished</source>
        <translation>{monument}&#xa0;: le monument est achevé</translation>
    </message>
    <message>
        <source>{monument} is finished.</source>
        <translation>{monument}&#xa0;: le monument est achevé.</translation>
    </message>
    <message>
        <source>{monument}, round {round} of {rounds}</source>
        <translation>{monument}, round {round} sur {rounds}</translation>
    </message>
    <message>
        <source>{monument}: the game is over</source>
        <translation>{monument}&#xa0;: la partie est terminée</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>{name} gets the lost points back</source>
        <translation>{name} récupère les points perdus</translation>
    </message>
    <message>
        <source>{name} has the worker and begins the next round.</source>
        <translation>{name} a l’Ouvrier et commence le round suivant.</translation>
    </message>
    <message>
        <source>{name} moves to cell {number}</source>
        <translation>{name} va jusqu’à la case {number}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>{name} passes and loses points</source>
        <translation>{name} passe et perd des points</translation>
    </message>
    <message>
        <source>{name} passes: {points}</source>
        <translation>{name} passe&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} returns {brick}</source>
        <translation>{name} rend {brick}</translation>
    </message>
    <message>
        <source>{name} scores for jewels</source>
        <translation>{name} marque pour ses joyaux</translation>
    </message>
    <message>
        <source>{name} starts on cell {number}</source>
        <translation>{name} part de la case {number}</translation>
    </message>
    <message>
        <source>{name} starts on cell {number} and takes {pieces}</source>
        <translation>{name} part de la case {number} et prend {pieces}</translation>
    </message>
    <message>
        <source>{name} takes {pieces}</source>
        <translation>{name} prend {pieces}</translation>
    </message>
    <message>
        <source>{name} takes {pieces} and ends on cell {number}</source>
        <translation>{name} prend {pieces}, jusqu’à la case {number}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{name}: pieces</source>
        <translation>{name}&#xa0;: pions</translation>
    </message>
    <message>
        <source>{name}: {brick} on level {level}</source>
        <translation>{name}&#xa0;: {brick} au niveau&#xa0;{level}</translation>
    </message>
    <message>
        <source>{name}’s route</source>
        <translation>Le chemin choisi par {name}</translation>
    </message>
    <message>
        <source>{points} built together</source>
        <translation>{points} bâtis ensemble</translation>
    </message>
    <message>
        <source>{points} each</source>
        <comment>a jewel&apos;s points</comment>
        <translation>{points} pts</translation>
    </message>
    <message>
        <source>{points}. {ended}</source>
        <translation>Avec {points}. {ended}</translation>
    </message>
    <message>
        <source>{rank}: {name}, {points}</source>
        <translation>{rank}&#xa0;: {name}, {points}</translation>
    </message>
    <message>
        <source>{set} of {all}</source>
        <comment>bricks of a level</comment>
        <translation>{set} sur {all}</translation>
    </message>
    <message>
        <source>{set} of {all} bricks</source>
        <translation>{set} briques sur {all}</translation>
    </message>
    <message>
        <source>{step}: choose a highlighted cell.</source>
        <translation>{step}&#xa0;: choisissez une case éclairée.</translation>
    </message>
    <message>
        <source>{step}: go to {cell}. {lies}</source>
        <translation>{step}&#xa0;: allez sur {cell}. {lies}</translation>
    </message>
    <message>
        <source>{step}: take {piece}, or choose another piece here.</source>
        <translation>{step}&#xa0;: prenez {piece}, ou choisissez un autre pion de la case.</translation>
    </message>
</context>
<context>
    <name>MonumentsAdvice</name>
    <message>
        <source>Build the {brick}, row {row} from the front</source>
        <translation>Posez la {brick}, rangée {row} depuis la façade</translation>
    </message>
    <message>
        <source>Move the worker to {cell}</source>
        <translation>Déplacez l’Ouvrier vers {cell}</translation>
    </message>
    <message>
        <source>Move the worker to {cell} for {pieces}</source>
        <translation>Déplacez l’Ouvrier vers {cell} et prenez {pieces}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passez votre tour</translation>
    </message>
</context>
<context>
    <name>MonumentsBoard</name>
    <message numerus="yes">
        <source>%n places are hidden: turn the board.</source>
        <translation>
            <numerusform>%n place est cachée&#xa0;: tournez le plateau.</numerusform>
            <numerusform>%n places sont cachées&#xa0;: tournez le plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Building site</source>
        <translation>Chantier</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>This is the monument so far. Dotted places are free.</source>
        <translation>Voici le monument à ce stade. Les places en pointillé sont libres.</translation>
    </message>
</context>
<context>
    <name>MonumentsLuck</name>
    <message>
        <source>All players took from the same visible pieces: luck decided little.</source>
        <translation>Tout le monde s’est servi parmi les mêmes pions, visibles de tous&#xa0;: la chance a peu compté.</translation>
    </message>
</context>
<context>
    <name>MonumentsReasons</name>
    <message>
        <source>A jewel is sure to score 3 points at the end</source>
        <translation>Un joyau rapporte à coup sûr 3 points à la fin</translation>
    </message>
    <message>
        <source>Better chance of winning</source>
        <translation>Plus de chances de gagner</translation>
    </message>
    <message>
        <source>It leaves the next player few good places</source>
        <translation>Elle laisse peu de bonnes places au joueur suivant</translation>
    </message>
    <message>
        <source>The bricks you keep are worth more next round</source>
        <translation>Les briques que vous gardez vaudront plus au round suivant</translation>
    </message>
    <message>
        <source>The others score less by the end of the round</source>
        <translation>Les autres marquent moins de points d’ici la fin du round</translation>
    </message>
    <message>
        <source>There are good places for neutral bricks</source>
        <translation>Il y a de bonnes places pour les briques neutres</translation>
    </message>
    <message>
        <source>There are good places for orange bricks</source>
        <translation>Il y a de bonnes places pour les briques orange</translation>
    </message>
    <message>
        <source>There are good places for red bricks</source>
        <translation>Il y a de bonnes places pour les briques rouges</translation>
    </message>
    <message>
        <source>There are good places for violet bricks</source>
        <translation>Il y a de bonnes places pour les briques violettes</translation>
    </message>
    <message>
        <source>This place scores more right away</source>
        <translation>Cette place rapporte plus tout de suite</translation>
    </message>
    <message>
        <source>With the black piece you build first</source>
        <translation>Avec le pion noir, vous bâtissez en premier</translation>
    </message>
    <message>
        <source>You score more by the end of the round</source>
        <translation>Vous marquez plus de points d’ici la fin du round</translation>
    </message>
</context>
<context>
    <name>MonumentsSheet</name>
    <message numerus="yes">
        <source>%n jewels, 3 points each</source>
        <translation>
            <numerusform>%n joyau, 3 points</numerusform>
            <numerusform>%n joyaux, 3 points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {bricks}, {points} each (steps {steps})</source>
        <translation>
            <numerusform>%n {bricks}, {points} (étape {steps})</numerusform>
            <numerusform>%n {bricks}, {points} chacune (étapes {steps})</numerusform>
        </translation>
    </message>
    <message>
        <source>All players start with these</source>
        <translation>Chaque joueur débute avec ces points</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant le premier round</translation>
    </message>
    <message>
        <source>Bricks in the order they were added</source>
        <translation>Briques dans l’ordre de pose</translation>
    </message>
    <message>
        <source>Bricks left over</source>
        <translation>Briques restantes</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Lost 1 point for each brick left over: {pieces}</source>
        <translation>A perdu 1 point par brique restante&#xa0;: {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Lost 1 point for each of the %n bricks left over</source>
        <translation>
            <numerusform>A perdu 1 point pour %n brique restante</numerusform>
            <numerusform>A perdu 1 point pour chacune des %n briques restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost points returned</source>
        <translation>Points perdus rendus</translation>
    </message>
    <message>
        <source>Passed with no bricks left: nothing lost</source>
        <translation>A passé sans brique restante&#xa0;: rien de perdu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Returned the black piece (step {step})</source>
        <translation>A rendu le pion noir (étape {step})</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Points de départ</translation>
    </message>
    <message>
        <source>The monument was finished in this round: losses are returned</source>
        <translation>Le monument a été achevé dans ce round&#xa0;: les pertes sont rendues</translation>
    </message>
    <message>
        <source>Who built which level when</source>
        <translation>Niveaux bâtis par chacun au fil des rounds</translation>
    </message>
    <message>
        <source>level {level}: {count}</source>
        <translation>niveau {level}&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{name} added %n bricks</source>
        <translation>
            <numerusform>{name} a posé %n brique</numerusform>
            <numerusform>{name} a posé %n briques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Names and options are remembered for the next game.</source>
        <translation>Les noms et les options sont conservés pour la prochaine partie.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Regarder la partie</translation>
    </message>
</context>
<context>
    <name>NoMatches</name>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Every game is saved here from its first move.</source>
        <translation>Chaque partie est enregistrée ici dès le premier coup.</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Aucune partie enregistrée</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>All pieces are visible</source>
        <translation>Tous les pions sont visibles</translation>
    </message>
    <message>
        <source>Boards to play</source>
        <translation>Planches à jouer</translation>
    </message>
    <message>
        <source>Capitol</source>
        <translation>Capitole</translation>
    </message>
    <message>
        <source>Cover the table before each building turn</source>
        <translation>Cacher la table avant chaque tour de construction</translation>
    </message>
    <message>
        <source>Daily ramp</source>
        <translation>Rampe du jour</translation>
    </message>
    <message>
        <source>Floors can be used again</source>
        <translation>Les planchers peuvent resservir</translation>
    </message>
    <message>
        <source>For one player only. Take the other players off to turn it on.</source>
        <translation>Pour un seul joueur&#xa0;: retirez les autres pour l’activer.</translation>
    </message>
    <message>
        <source>From round 2, the previous round’s lowest scorer starts.</source>
        <translation>Ensuite commence le joueur qui a le moins marqué à la manche précédente.</translation>
    </message>
    <message>
        <source>Hide the table between turns</source>
        <translation>Masquer la table entre les tours</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>Monument</translation>
    </message>
    <message>
        <source>Normally face down until the end.</source>
        <translation>Normalement, face cachée jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Normally you hide your pieces behind a screen.</source>
        <translation>Normalement, chaque joueur cache les siens derrière un paravent.</translation>
    </message>
    <message>
        <source>Notre Dame</source>
        <translation>Notre-Dame</translation>
    </message>
    <message>
        <source>Only needed when two or more people share this computer.</source>
        <translation>Utile seulement si deux personnes ou plus partagent cet ordinateur.</translation>
    </message>
    <message>
        <source>Otherwise a pile may bend once, and finds more to demolish.</source>
        <translation>Sinon, une pile peut changer de direction une fois et trouve plus de cibles.</translation>
    </message>
    <message>
        <source>Otherwise you hold a key to see your own pieces.</source>
        <translation>Sinon, maintenez une touche pour voir vos pions.</translation>
    </message>
    <message>
        <source>Piles move in a straight line</source>
        <translation>Les piles avancent en ligne droite</translation>
    </message>
    <message>
        <source>San Pietro</source>
        <translation>Saint-Pierre</translation>
    </message>
    <message>
        <source>Solo: everyone gets the same cards each day. Only your first attempt counts: no undo, no hints.</source>
        <translation>En solo&#xa0;: chaque jour, les mêmes cartes pour tous. Seul votre premier essai compte, sans annulation ni conseil.</translation>
    </message>
    <message>
        <source>Taj Mahal</source>
        <translation>Taj Mahal</translation>
    </message>
    <message>
        <source>Who has the worker in round 1</source>
        <translation>Joueur qui a l’Ouvrier au round 1</translation>
    </message>
    <message>
        <source>Who places first</source>
        <translation>Qui place en premier</translation>
    </message>
    <message>
        <source>Who starts round 1</source>
        <translation>Qui commence la manche 1</translation>
    </message>
    <message>
        <source>With none left, lift one of your single floors and keep building.</source>
        <translation>S’il n’en reste plus, reprenez un de vos étages isolés et continuez à bâtir.</translation>
    </message>
    <message>
        <source>You play one round on each, in the numbered order. Press a board to leave it out or bring it back. To change the order, drag it, or hold Shift and press an arrow key.</source>
        <translation>Vous jouez une manche sur chacune, dans l’ordre des numéros. Cliquez sur une planche pour la retirer ou la remettre. Pour changer l’ordre, faites-la glisser, ou maintenez Maj et appuyez sur une flèche.</translation>
    </message>
    <message>
        <source>You share this computer: no one sees another player’s plan.</source>
        <translation>Vous partagez cet ordinateur&#xa0;: personne ne voit le plan d’un autre.</translation>
    </message>
    <message>
        <source>{awards} and {prizes} face up</source>
        <translation>{awards} et {prizes} face visible</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Chosen at random</source>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de tirage</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>The same number deals the same game again. Leave it empty for a random one.</source>
        <translation>Le même numéro redonne la même partie. Laissez vide pour un tirage au sort.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PaperButton</name>
    <message>
        <source>In short (one sheet)</source>
        <translation>En résumé (une feuille)</translation>
    </message>
    <message>
        <source>Whole rulebook</source>
        <translation>Règles complètes</translation>
    </message>
</context>
<context>
    <name>PlayNow</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn {game} by playing, with a coach</source>
        <translation>Apprendre {game} en jouant, avec un guide</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {game} right away, against an apprentice</source>
        <translation>Jouer tout de suite à {game}, contre un apprenti</translation>
    </message>
</context>
<context>
    <name>PlayerColumn</name>
    <message>
        <source>{reason}: {points}</source>
        <translation>{reason}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Press any key or click to see the result right away.</source>
        <translation>Appuyez sur une touche ou cliquez pour voir tout de suite le résultat.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>À vous de jouer, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Fichier&#x202f;%1</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Jeu de pages&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>At the end of round {round}, {name} took the lead for good, by {points}.</source>
        <translation>À la fin de la manche {round}, {name} a pris la tête pour de bon, avec {points} d’avance.</translation>
    </message>
    <message>
        <source>In step {step} ({move}), {name} took the lead for good, by {points}.</source>
        <translation>À l’étape {step} ({move}), {name} a pris la tête pour de bon, avec {points} d’avance.</translation>
    </message>
    <message>
        <source>In step {step}, {name} couldn’t pay a rent of {points}, which ended the game.</source>
        <translation>À l’étape {step}, {name} n’a pas pu payer un loyer de {points}, ce qui a mis fin à la partie.</translation>
    </message>
    <message>
        <source>In step {step}, {name} couldn’t pay a rent of {points}, which ended the game; {winner} had been ahead since step {since}.</source>
        <translation>À l’étape {step}, {name} n’a pas pu payer un loyer de {points}, ce qui a mis fin à la partie&#x202f;; {winner} était en tête depuis l’étape {since}.</translation>
    </message>
    <message>
        <source>It could not have been closer: a tie-break decided for {name}.</source>
        <translation>Impossible de faire plus serré&#xa0;: le départage a donné la victoire à {name}.</translation>
    </message>
    <message>
        <source>It ended {score} to {second} against {name}. The biggest difference: {source}, {points} to {others}.</source>
        <translation>Score final&#xa0;: {score} à {second} contre {name}. La plus grande différence&#xa0;: {source}, {points} contre {others}.</translation>
    </message>
    <message>
        <source>It was open to the last: only the end of round {round} put {name} ahead, by {points}.</source>
        <translation>Suspense jusqu’au bout&#xa0;: seule la fin de la manche {round} a mis {name} en tête, avec {points} d’avance.</translation>
    </message>
    <message>
        <source>No clear slip was found.</source>
        <translation>Aucune erreur nette n’a été trouvée.</translation>
    </message>
    <message>
        <source>No one was ahead in the end, so the win is shared.</source>
        <translation>Personne n’était en tête à la fin&#xa0;: la victoire est partagée.</translation>
    </message>
    <message>
        <source>No single step decided it.</source>
        <translation>Aucun coup n’a été décisif à lui seul.</translation>
    </message>
    <message>
        <source>Some moves could not be judged.</source>
        <translation>Certains coups n’ont pas pu être jugés.</translation>
    </message>
    <message>
        <source>Step {step} brought most, {points} ({move}).</source>
        <translation>L’étape {step} a rapporté le plus&#xa0;: {points} ({move}).</translation>
    </message>
    <message>
        <source>Step {step} cost most, {points} ({move}).</source>
        <translation>L’étape {step} a coûté le plus&#xa0;: {points} ({move}).</translation>
    </message>
    <message>
        <source>Still being worked out: {judged} of {of} moves.</source>
        <translation>Analyse en cours&#xa0;: {judged} coups sur {of}.</translation>
    </message>
    <message>
        <source>{name} made the biggest slip in step {step} ({move})</source>
        <translation>{name} a commis la plus grosse erreur à l’étape {step} ({move})</translation>
    </message>
    <message>
        <source>{name} made the biggest slip so far in step {step} ({move})</source>
        <translation>{name} a commis la plus grosse erreur trouvée jusqu’ici, à l’étape {step} ({move})</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
    <message>
        <source>How it was decided</source>
        <translation>Ce qui a fait la différence</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>La chance</translation>
    </message>
    <message>
        <source>Show this step</source>
        <translation>Voir cette étape</translation>
    </message>
    <message>
        <source>The biggest slip</source>
        <translation>La plus grosse erreur</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Ce qui a tout décidé</translation>
    </message>
    <message>
        <source>{game}: how it was decided</source>
        <translation>{game}&#xa0;: ce qui a fait la différence</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message numerus="yes">
        <source>%n building points ahead of {name}.</source>
        <translation>
            <numerusform>%n point d’édifice d’avance sur {name}.</numerusform>
            <numerusform>%n points d’édifice d’avance sur {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Awards and Prizes are now turned face down.</source>
        <translation>Distinctions et Prix passent maintenant face cachée.</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Final result</source>
        <translation>Résultat final</translation>
    </message>
    <message>
        <source>Geometer</source>
        <translation>Géomètre</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>In demand</source>
        <translation>Forte demande</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Matériaux</translation>
    </message>
    <message>
        <source>No Award this round</source>
        <translation>Rien cette manche</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <translation>N°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Round {round}: the reveal</source>
        <translation>Manche {round}&#xa0;: la révélation</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Gratte-ciel</translation>
    </message>
    <message>
        <source>Starts round {round}</source>
        <translation>Commence la manche {round}</translation>
    </message>
    <message>
        <source>Structural Integrity</source>
        <translation>Intégrité structurelle</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Tied with {name} in everything, but later in turn order.</source>
        <translation>À égalité en tout avec {name}, mais joue plus tard dans la manche.</translation>
    </message>
    <message>
        <source>Tied with {name}: {decision}.</source>
        <translation>À égalité avec {name}&#xa0;: {decision}.</translation>
    </message>
    <message>
        <source>With two players there is only a Silver Award.</source>
        <translation>À deux joueurs, il n’y a que la Distinction d’argent.</translation>
    </message>
    <message>
        <source>Wood, recycled, stone, glass: every die is counted.</source>
        <translation>Bois, recyclés, pierre, verre&#xa0;: chaque dé est compté.</translation>
    </message>
    <message>
        <source>ahead of {name}: {decision}</source>
        <translation>passe devant {name}&#xa0;: {decision}</translation>
    </message>
    <message>
        <source>earlier in turn order</source>
        <translation>plus tôt dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>equal in {first} ({of_first}) and {second} ({of_second}), earlier in turn order</source>
        <translation>égalité en {first} ({of_first}) et en {second} ({of_second}), plus tôt dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>equal in {first} ({of_first}) and {second} ({of_second}), later in turn order</source>
        <translation>égalité en {first} ({of_first}) et en {second} ({of_second}), plus tard dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>equal in {first} ({of_first}), {decision}</source>
        <translation>égalité en {first} ({of_first}), {decision}</translation>
    </message>
    <message>
        <source>every value from 1 to 6</source>
        <translation>les six valeurs</translation>
    </message>
    <message>
        <source>five dice high or more</source>
        <translation>5 dés de haut ou plus</translation>
    </message>
    <message>
        <source>five dice of one material</source>
        <translation>5 dés du même matériau</translation>
    </message>
    <message>
        <source>four dice of one value</source>
        <translation>4 dés de même valeur</translation>
    </message>
    <message>
        <source>glass scores its value</source>
        <translation>le verre marque sa valeur</translation>
    </message>
    <message>
        <source>later in turn order</source>
        <translation>plus tard dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>less {material}, {own} to {other}</source>
        <translation>moins de {material}, {own} contre {other}</translation>
    </message>
    <message>
        <source>more {material}, {own} to {other}</source>
        <translation>plus de {material}, {own} contre {other}</translation>
    </message>
    <message>
        <source>recycled die number {count}</source>
        <translation>dé recyclé numéro {count}</translation>
    </message>
    <message>
        <source>stone on level {level}</source>
        <translation>pierre à l’étage {level}</translation>
    </message>
    <message>
        <source>tied with {name} at {points}: {decision}</source>
        <translation>à égalité avec {name} ({points})&#xa0;: {decision}</translation>
    </message>
    <message numerus="yes">
        <source>touches %n dice, 2 points for each</source>
        <translation>
            <numerusform>touche %n dé&#xa0;: 2 points</numerusform>
            <numerusform>touche %n dés, 2 points chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>{die}, {why}</source>
        <translation>{die}, {why}</translation>
    </message>
    <message>
        <source>{merit}; {reason}</source>
        <translation>{merit}&#x202f;; {reason}</translation>
    </message>
    <message>
        <source>{name} wins the round with {points}</source>
        <translation>{name} gagne la manche avec {points}</translation>
    </message>
    <message>
        <source>{parts}. Total {total}.</source>
        <translation>{parts}. Total {total}.</translation>
    </message>
    <message>
        <source>{points}: {reason}</source>
        <translation>{points}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{rank}: {name}, {points}.</source>
        <translation>{rank}&#xa0;: {name}, {points}.</translation>
    </message>
</context>
<context>
    <name>RevealView</name>
    <message>
        <source>Result of round {round}</source>
        <translation>Résultat de la manche {round}</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Key moments</source>
        <translation>Moments forts</translation>
    </message>
    <message>
        <source>Look it up in the rules</source>
        <translation>Voir dans les règles</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play it step by step</source>
        <translation>Lecture étape par étape</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Étapes de la partie</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Better</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>coup non jugé</translation>
    </message>
</context>
<context>
    <name>ReviewTop</name>
    <message>
        <source>Available once the game is over, or when nothing is hidden</source>
        <translation>Disponible une fois la partie terminée, ou si rien n’est caché</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>New game from here with fresh luck; this one is kept</source>
        <translation>Nouvelle partie à partir d’ici, nouveau tirage&#x202f;; l’ancienne est conservée</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>The game is over here: go back to an earlier step</source>
        <translation>La partie est terminée ici&#xa0;: revenez à une étape antérieure</translation>
    </message>
    <message>
        <source>Why the game was won and lost</source>
        <translation>Ce qui a décidé de la partie</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>it was won and lost</comment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RulePopover</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation>Ouvrir les règles</translation>
    </message>
</context>
<context>
    <name>RulesHead</name>
    <message>
        <source>Contents and search</source>
        <translation>Sommaire et recherche</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Langue des règles</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Read in English</source>
        <translation>Lire en anglais</translation>
    </message>
    <message>
        <source>Read in French</source>
        <translation>Lire en français</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Enregistré sous «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>The rulebook couldn’t be saved there.</source>
        <translation>Le livret de règles n’a pas pu être enregistré à cet endroit.</translation>
    </message>
    <message>
        <source>{game} - rules</source>
        <translation>{game} - règles du jeu</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>A sample of dice and players as they look now</source>
        <translation>Un aperçu des dés et des joueurs</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Exemple de texte</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Who plays for {name}</source>
        <translation>Qui joue pour {name}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Flag: this player started</source>
        <translation>Drapeau&#xa0;: a commencé</translation>
    </message>
    <message>
        <source>started</source>
        <translation>a commencé</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{kind} (right-click to change)</source>
        <translation>{kind} (clic droit pour changer)</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Change colour and shape</source>
        <translation>Changer de couleur et de forme</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Virtuel</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Player {number} is</source>
        <translation>Joueur {number}, humain ou virtuel</translation>
    </message>
    <message>
        <source>Player {number}: {colour}. Change colour and shape</source>
        <translation>Joueur {number}&#xa0;: {colour}. Changer de couleur et de forme</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Retirer le joueur {number}</translation>
    </message>
    <message>
        <source>Strength of the computer player</source>
        <translation>Niveau du joueur virtuel</translation>
    </message>
    <message>
        <source>gold, diamond</source>
        <translation>or, losange</translation>
    </message>
    <message>
        <source>plays at this computer</source>
        <translation>joue sur cet ordinateur</translation>
    </message>
    <message>
        <source>teal, square</source>
        <translation>vert canard, carré</translation>
    </message>
    <message>
        <source>this name is taken</source>
        <translation>ce nom est déjà pris</translation>
    </message>
    <message>
        <source>vermilion, circle</source>
        <translation>vermillon, rond</translation>
    </message>
    <message>
        <source>violet, triangle</source>
        <translation>violet, triangle</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add a second player</source>
        <translation>Ajouter un deuxième joueur</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>in order around the table</source>
        <translation>dans l’ordre autour de la table</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>3 seconds</source>
        <translation>3 secondes</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Colour-blind friendly colours</source>
        <translation>Couleurs adaptées aux daltoniens</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>End of a turn</source>
        <translation>Délai en fin de tour</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations</comment>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Full-screen mode</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>How long they pause before playing.</source>
        <translation>Le temps qu’ils attendent avant de jouer.</translation>
    </message>
    <message>
        <source>How long you can undo your move. Click again to go on sooner.</source>
        <translation>Pendant ce délai, vous pouvez annuler votre coup. Cliquez de nouveau pour continuer tout de suite.</translation>
    </message>
    <message>
        <source>In a small window, the table only grows as far as there is room.</source>
        <translation>Dans une petite fenêtre, la table ne grandit que s’il y a de la place.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations</comment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Players and pieces also differ in brightness.</source>
        <translation>Joueurs et pièces se distinguent aussi par leur luminosité.</translation>
    </message>
    <message>
        <source>Press any key or click to skip animations.</source>
        <translation>Une touche ou un clic passe l’animation.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Size of text and buttons</source>
        <translation>Taille des textes et des boutons</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations</comment>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Until Enter</source>
        <translation>Jusqu’à Entrée</translation>
    </message>
    <message>
        <source>You can also press F11 at any time.</source>
        <translation>La touche F11 fait la même chose, à tout moment.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Nothing was scored here.</source>
        <translation>Rien n’a été marqué ici.</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Enregistré sous «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table copied</source>
        <translation>Tableau copié</translation>
    </message>
    <message>
        <source>The chart couldn’t be saved there.</source>
        <translation>Le graphique n’a pas pu être enregistré à cet endroit.</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>ex æquo</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation>{game}&#xa0;: feuille de score</translation>
    </message>
</context>
<context>
    <name>ShortcutsOverview</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>Dans la relecture</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>On the home page</source>
        <translation>Sur la page d’accueil</translation>
    </message>
    <message>
        <source>On the saved games page</source>
        <translation>Dans les parties enregistrées</translation>
    </message>
    <message>
        <source>Open this list during a game to see its own keys.</source>
        <translation>Ouvrez cette liste pendant une partie pour voir les touches propres au jeu.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>delete it (asks first)</source>
        <translation>la supprimer (avec confirmation)</translation>
    </message>
    <message>
        <source>go back after following a link</source>
        <translation>revenir d’un lien suivi</translation>
    </message>
    <message>
        <source>go from choice to choice</source>
        <translation>passer d’un choix à l’autre</translation>
    </message>
    <message>
        <source>go from game to game</source>
        <translation>passer d’un jeu à l’autre</translation>
    </message>
    <message>
        <source>go from one to the next</source>
        <translation>passer de l’une à l’autre</translation>
    </message>
    <message>
        <source>go to the next button</source>
        <translation>passer au bouton suivant</translation>
    </message>
    <message>
        <source>next result</source>
        <translation>résultat suivant</translation>
    </message>
    <message>
        <source>one move back or forward</source>
        <translation>un coup en arrière ou en avant</translation>
    </message>
    <message>
        <source>press the main button</source>
        <translation>actionner le bouton principal</translation>
    </message>
    <message>
        <source>previous or next key moment</source>
        <translation>moment fort précédent ou suivant</translation>
    </message>
    <message>
        <source>previous or next section</source>
        <translation>section précédente ou suivante</translation>
    </message>
    <message>
        <source>put back, cancel</source>
        <translation>reposer, annuler</translation>
    </message>
    <message>
        <source>rename it</source>
        <translation>la renommer</translation>
    </message>
    <message>
        <source>search</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>show the rule for what you point at</source>
        <translation>voir la règle de l’élément survolé</translation>
    </message>
    <message>
        <source>start a game</source>
        <translation>choisir un jeu</translation>
    </message>
    <message>
        <source>text size</source>
        <translation>taille du texte</translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation>au début, à la fin</translation>
    </message>
    <message>
        <source>{group} menu</source>
        <translation>Menu {group}</translation>
    </message>
</context>
<context>
    <name>SiteTools</name>
    <message>
        <source>Section at a level</source>
        <translation>Coupe à un niveau</translation>
    </message>
</context>
<context>
    <name>Skyline</name>
    <message numerus="yes">
        <source>%n buildings it could demolish</source>
        <translation>
            <numerusform>%n bâtiment à démanteler, au choix</numerusform>
            <numerusform>%n bâtiments à démanteler, au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings to demolish</source>
        <translation>
            <numerusform>%n bâtiment à démanteler</numerusform>
            <numerusform>%n bâtiments à démanteler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings to finish</source>
        <translation>
            <numerusform>%n building à achever</numerusform>
            <numerusform>%n buildings à achever</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings to swap it with</source>
        <translation>
            <numerusform>%n bâtiment contre lequel l’échanger</numerusform>
            <numerusform>%n bâtiments contre lesquels l’échanger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells to choose from; use the arrow keys</source>
        <translation>
            <numerusform>%n case possible</numerusform>
            <numerusform>%n cases possibles&#x202f;; passez de l’une à l’autre avec les flèches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells</source>
        <translation>
            <numerusform>%n case vide</numerusform>
            <numerusform>%n cases vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished buildings left</source>
        <translation>
            <numerusform>%n building en réserve</numerusform>
            <numerusform>%n buildings en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floors left</source>
        <translation>
            <numerusform>%n plancher en réserve</numerusform>
            <numerusform>%n planchers en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piles to raise</source>
        <translation>
            <numerusform>%n pile à surélever</numerusform>
            <numerusform>%n piles à surélever</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places for it</source>
        <translation>
            <numerusform>%n destination possible</numerusform>
            <numerusform>%n destinations possibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps away, one for each floor of the pile</source>
        <translation>
            <numerusform>À %n pas, un par étage de la pile</numerusform>
            <numerusform>À %n pas, un par étage de la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps from the architect, one bend at most</source>
        <translation>
            <numerusform>À %n pas de l’architecte, un changement de direction au plus</numerusform>
            <numerusform>À %n pas de l’architecte, un changement de direction au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>A finished building in the centre</source>
        <translation>Un building au centre</translation>
    </message>
    <message>
        <source>A pile may bend once, like the architect. In a straight line it would often find no target.</source>
        <translation>Comme l’architecte, une pile peut changer de direction une fois. En ligne droite, elle manquerait souvent de cible.</translation>
    </message>
    <message>
        <source>About to roll the dice</source>
        <translation>Dés à lancer</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>As many steps from the architect as the die shows</source>
        <translation>À autant de pas de l’architecte que le dé en indique</translation>
    </message>
    <message>
        <source>Average rent per lap {before} → {after}</source>
        <translation>Loyer moyen par tour de ville {before} → {after}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Black {black}: build</source>
        <translation>Noir {black}&#xa0;: construction</translation>
    </message>
    <message>
        <source>Black {black}: built</source>
        <translation>Noir {black}&#xa0;: construction faite</translation>
    </message>
    <message>
        <source>Black {black}: choose where to build.</source>
        <translation>Noir {black}&#xa0;: choisissez où bâtir.</translation>
    </message>
    <message>
        <source>Black {black}: demolished</source>
        <translation>Noir {black}&#xa0;: démantèlement</translation>
    </message>
    <message>
        <source>Black {black}: not used after a card</source>
        <translation>Noir {black}&#xa0;: non joué après une carte</translation>
    </message>
    <message>
        <source>Black {black}: nothing to build</source>
        <translation>Noir {black}&#xa0;: rien à bâtir</translation>
    </message>
    <message>
        <source>Black: a floor is built</source>
        <translation>Noir&#xa0;: un plancher est posé</translation>
    </message>
    <message>
        <source>Carrying out a card</source>
        <translation>Carte à appliquer</translation>
    </message>
    <message>
        <source>Choose what your raised pile demolishes.</source>
        <translation>Choisissez ce que votre pile surélevée démantèle.</translation>
    </message>
    <message>
        <source>Choosing where to build</source>
        <translation>Emplacement à choisir</translation>
    </message>
    <message>
        <source>Each other pawn pays about {amount} per lap</source>
        <translation>Chaque autre pion paie environ {amount} par tour de ville</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Finished buildings placed: now one floor each</source>
        <translation>Les buildings sont en place&#xa0;: maintenant, un plancher chacun</translation>
    </message>
    <message>
        <source>Finished buildings: {built} of {dealt} in the city</source>
        <translation>Buildings dans la ville&#xa0;: {built} sur {dealt}</translation>
    </message>
    <message>
        <source>Floors left to build with</source>
        <translation>Planchers en réserve</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>If you stop here, you draw an action card.</source>
        <translation>Si vous vous arrêtez ici, vous tirez une carte action.</translation>
    </message>
    <message>
        <source>Last turn: {name}</source>
        <translation>Tour précédent&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Next to the architect</source>
        <translation>À côté de l’architecte</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Sans effet&#xa0;: {why}</translation>
    </message>
    <message>
        <source>No floor left in supply: lift one of your single floors and build with it.</source>
        <translation>Réserve vide&#xa0;: reprenez un de vos étages isolés pour bâtir.</translation>
    </message>
    <message>
        <source>No one has to pay anything.</source>
        <translation>Personne n’a rien à payer.</translation>
    </message>
    <message>
        <source>No pawn passes this chain yet.</source>
        <translation>Aucun pion ne passe encore devant cette chaîne.</translation>
    </message>
    <message>
        <source>Nothing to pay here.</source>
        <translation>Rien à payer ici.</translation>
    </message>
    <message>
        <source>One floor each</source>
        <translation>Un plancher chacun</translation>
    </message>
    <message>
        <source>One floor each, last player first</source>
        <translation>Un plancher chacun, le dernier joueur d’abord</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Pawn of {name}</source>
        <translation>Pion&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Pawns pay rent for the building beside them and all of its chain. Build along the street, join your floors, and demolish what earns the others money.</source>
        <translation>Un pion paie le loyer du bâtiment à côté de lui et de toute sa chaîne. Bâtissez le long de la rue, reliez vos étages et démantelez ce qui rapporte aux autres.</translation>
    </message>
    <message>
        <source>Place a finished building on one of the central cells.</source>
        <translation>Placez un building sur une des cases centrales.</translation>
    </message>
    <message>
        <source>Place a floor on any empty cell.</source>
        <translation>Placez un plancher sur une case vide.</translation>
    </message>
    <message>
        <source>Placing a piece</source>
        <translation>Pièce à placer</translation>
    </message>
    <message>
        <source>Rent next to an opponent’s building, a card on a round cell</source>
        <translation>Loyer à côté d’un bâtiment adverse, carte sur une case ronde</translation>
    </message>
    <message>
        <source>Rent of each building</source>
        <translation>Loyer de chaque bâtiment</translation>
    </message>
    <message>
        <source>Rent of its chain: {amount}</source>
        <translation>Loyer de sa chaîne&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Rents {rents}</source>
        <translation>Loyers {rents}</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Set-up done: the dice decide now</source>
        <translation>Tout est en place&#xa0;: aux dés de décider</translation>
    </message>
    <message>
        <source>Set-up, placing turn {lap} of {laps}</source>
        <translation>Mise en place, tour de placement {lap} sur {laps}</translation>
    </message>
    <message>
        <source>Street next to {cell}</source>
        <translation>Case de rue devant {cell}</translation>
    </message>
    <message>
        <source>The architect protects it from demolition and cards.</source>
        <translation>L’architecte le protège du démantèlement et des cartes.</translation>
    </message>
    <message>
        <source>The discards are shuffled</source>
        <translation>La défausse est mélangée</translation>
    </message>
    <message>
        <source>Then build with it elsewhere.</source>
        <translation>Bâtissez ensuite ailleurs avec ce plancher.</translation>
    </message>
    <message>
        <source>There is no cash to pay with.</source>
        <translation>Il n’y a pas d’argent pour payer.</translation>
    </message>
    <message>
        <source>There is no empty cell at that distance, and no pile that could demolish anything.</source>
        <translation>À cette distance, il n’y a ni case vide ni pile qui puisse démanteler quelque chose.</translation>
    </message>
    <message>
        <source>There is no floor left in supply, and none to lift.</source>
        <translation>Il n’y a plus de plancher en réserve, ni d’étage à reprendre.</translation>
    </message>
    <message>
        <source>There is nothing to use it on.</source>
        <translation>Il n’y a pas de cible possible.</translation>
    </message>
    <message>
        <source>This chain {before} → {after}</source>
        <translation>Cette chaîne {before} → {after}</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>What pays off</source>
        <translation>Ce qui rapporte</translation>
    </message>
    <message>
        <source>When a player can’t pay or has placed all finished buildings, the richest wins. Each finished building is then worth 100 more.</source>
        <translation>Quand un joueur ne peut plus payer ou a posé tous ses buildings, le plus riche gagne. Chaque building rapporte alors 100 de plus.</translation>
    </message>
    <message>
        <source>White die {white}, black die {black}</source>
        <translation>Dé blanc {white}, dé noir {black}</translation>
    </message>
    <message>
        <source>White moves your pawn, black the architect.</source>
        <translation>Le blanc déplace votre pion, le noir l’architecte.</translation>
    </message>
    <message>
        <source>White {white}: nothing to pay</source>
        <translation>Blanc {white}&#xa0;: rien à payer</translation>
    </message>
    <message>
        <source>White {white}: rent to {owner}</source>
        <translation>Blanc {white}&#xa0;: loyer à {owner}</translation>
    </message>
    <message>
        <source>White {white}: round cell, a card</source>
        <translation>Blanc {white}&#xa0;: case ronde, une carte</translation>
    </message>
    <message>
        <source>White: the pawn moves</source>
        <translation>Blanc&#xa0;: le pion avance</translation>
    </message>
    <message>
        <source>With no floor in supply you couldn’t build, so you lift one from the board.</source>
        <translation>Sans plancher en réserve, vous ne pourriez plus bâtir&#xa0;: vous en reprenez donc un sur le plateau.</translation>
    </message>
    <message>
        <source>With the floor lifted from {cell}.</source>
        <translation>Avec le plancher repris en {cell}.</translation>
    </message>
    <message>
        <source>Your average rent per lap stays {amount}</source>
        <translation>Votre loyer moyen par tour de ville reste à {amount}</translation>
    </message>
    <message>
        <source>Your average rent per lap {before} → {after}</source>
        <translation>Votre loyer moyen par tour de ville {before} → {after}</translation>
    </message>
    <message>
        <source>a finished building each</source>
        <translation>un building chacun</translation>
    </message>
    <message>
        <source>a floor each</source>
        <translation>un plancher chacun</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>architecte</translation>
    </message>
    <message>
        <source>build</source>
        <translation>bâtir</translation>
    </message>
    <message>
        <source>build on {cell}</source>
        <translation>bâtir en {cell}</translation>
    </message>
    <message>
        <source>build on {cell} with the floor from {lifted}</source>
        <translation>bâtir en {cell} avec le plancher de {lifted}</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non joué</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>raise {cell} and demolish {target}</source>
        <translation>surélever {cell} et démanteler {target}</translation>
    </message>
    <message>
        <source>raise {cell} with the floor from {lifted} and demolish {target}</source>
        <translation>surélever {cell} avec le plancher de {lifted} et démanteler {target}</translation>
    </message>
    <message>
        <source>{amount} in cash</source>
        <translation>{amount} en caisse</translation>
    </message>
    <message>
        <source>{amount} to {owner}</source>
        <translation>{amount} à {owner}</translation>
    </message>
    <message>
        <source>{architect} on {cell}</source>
        <translation>{architect} en {cell}</translation>
    </message>
    <message>
        <source>{card} had no effect: {why}</source>
        <translation>La carte «&#xa0;{card}&#xa0;» est restée sans effet&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{card} has no effect</source>
        <translation>{card} reste sans effet</translation>
    </message>
    <message>
        <source>{card}: {wanted}</source>
        <translation>{card}. {wanted}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}&#xa0;: vide</translation>
    </message>
    <message>
        <source>{cell}: {owner}, {building}</source>
        <translation>{cell}&#xa0;: {owner}, {building}</translation>
    </message>
    <message>
        <source>{cell}: {reason}</source>
        <translation>{cell}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{effect} and demolish {cell}</source>
        <translation>{effect} et démanteler {cell}</translation>
    </message>
    <message>
        <source>{name} blows up {cell}</source>
        <translation>{name} dynamite {cell}</translation>
    </message>
    <message>
        <source>{name} builds on {cell}</source>
        <translation>{name} bâtit en {cell}</translation>
    </message>
    <message>
        <source>{name} can’t build</source>
        <translation>{name} ne peut pas bâtir</translation>
    </message>
    <message>
        <source>{name} couldn’t build: {why}</source>
        <translation>{name} n’a pas pu bâtir&#xa0;: {why}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} tire «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} finishes {cell}</source>
        <translation>{name} achève {cell}</translation>
    </message>
    <message>
        <source>{name} finishes {origin} and demolishes {cell}</source>
        <translation>{name} achève {origin} et démantèle {cell}</translation>
    </message>
    <message>
        <source>{name} lifts the floor on {cell}</source>
        <translation>{name} reprend l’étage en {cell}</translation>
    </message>
    <message>
        <source>{name} moves {origin} to {cell}</source>
        <translation>{name} déplace {origin} en {cell}</translation>
    </message>
    <message>
        <source>{name} pays the bank</source>
        <translation>{name} paie à la banque</translation>
    </message>
    <message>
        <source>{name} pays {owner}</source>
        <translation>{name} verse à {owner}</translation>
    </message>
    <message>
        <source>{name} pays {owner} rent</source>
        <translation>{name} paie un loyer à {owner}</translation>
    </message>
    <message>
        <source>{name} places a finished building on {cell}</source>
        <translation>{name} pose un building en {cell}</translation>
    </message>
    <message>
        <source>{name} places first</source>
        <translation>{name} place en premier</translation>
    </message>
    <message>
        <source>{name} raises {cell}</source>
        <translation>{name} surélève {cell}</translation>
    </message>
    <message>
        <source>{name} raises {origin} and demolishes {cell}</source>
        <translation>{name} surélève {origin} et démantèle {cell}</translation>
    </message>
    <message>
        <source>{name} receives from the bank</source>
        <translation>{name} reçoit de la banque</translation>
    </message>
    <message>
        <source>{name} removes {cell}</source>
        <translation>{name} retire {cell}</translation>
    </message>
    <message>
        <source>{name} rolls both dice</source>
        <translation>{name} lance les deux dés</translation>
    </message>
    <message>
        <source>{name} rolls {white} and {black}</source>
        <translation>{name} fait {white} et {black}</translation>
    </message>
    <message>
        <source>{name} swaps {cell} and {other}</source>
        <translation>{name} échange {cell} et {other}</translation>
    </message>
    <message>
        <source>{name} would pay {owner} {amount} here.</source>
        <translation>{name} paierait ici {amount} à {owner}.</translation>
    </message>
    <message>
        <source>{name} {before} → {after}</source>
        <translation>{name} {before} → {after}</translation>
    </message>
    <message>
        <source>{name}’s average rent per lap {before} → {after}</source>
        <translation>Loyer moyen par tour de ville&#xa0;: {name} {before} → {after}</translation>
    </message>
    <message>
        <source>{name}’s chain {before} → {after}</source>
        <translation>{name}, cette chaîne {before} → {after}</translation>
    </message>
</context>
<context>
    <name>SkylineAdvice</name>
    <message numerus="yes">
        <source>%n fewer wins in a hundred games</source>
        <translation>
            <numerusform>%n victoire de moins sur cent parties</numerusform>
            <numerusform>%n victoires de moins sur cent parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Build on {cell}</source>
        <translation>Bâtissez en {cell}</translation>
    </message>
    <message>
        <source>Build on {cell} with the floor from {lifted}</source>
        <translation>Bâtissez en {cell} avec le plancher de {lifted}</translation>
    </message>
    <message>
        <source>Raise {cell} and demolish {target}</source>
        <translation>Surélevez {cell} et démantelez {target}</translation>
    </message>
    <message>
        <source>Raise {cell} with the floor from {lifted} and demolish {target}</source>
        <translation>Surélevez {cell} avec le plancher de {lifted} et démantelez {target}</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancez les dés</translation>
    </message>
    <message>
        <source>Use the card on {cell}</source>
        <translation>Appliquez la carte en {cell}</translation>
    </message>
    <message>
        <source>Use the card on {cell} and {target}</source>
        <translation>Appliquez la carte en {cell} et en {target}</translation>
    </message>
    <message>
        <source>You win more often this way</source>
        <translation>Vous gagnez plus souvent ainsi</translation>
    </message>
    <message>
        <source>about {amount} more cash</source>
        <translation>environ {amount} d’argent en plus</translation>
    </message>
    <message>
        <source>slightly more cash</source>
        <translation>un peu plus d’argent</translation>
    </message>
</context>
<context>
    <name>SkylineBoard</name>
    <message>
        <source>The city</source>
        <translation>La ville</translation>
    </message>
</context>
<context>
    <name>SkylineCards</name>
    <message>
        <source>Blow up a finished building of the player who has the most; two floors remain.</source>
        <translation>Dynamitez un building du joueur qui en a le plus&#x202f;; il en reste deux étages.</translation>
    </message>
    <message>
        <source>Choose a cell for the new floor.</source>
        <translation>Choisissez une case pour le plancher.</translation>
    </message>
    <message>
        <source>Choose one of your buildings.</source>
        <translation>Choisissez un de vos bâtiments.</translation>
    </message>
    <message>
        <source>Choose the building to move.</source>
        <translation>Choisissez le bâtiment à déplacer.</translation>
    </message>
    <message>
        <source>Choose the building to raise.</source>
        <translation>Choisissez le bâtiment à surélever.</translation>
    </message>
    <message>
        <source>Choose the building to remove.</source>
        <translation>Choisissez le bâtiment à retirer.</translation>
    </message>
    <message>
        <source>Choose the building to swap it with.</source>
        <translation>Choisissez le bâtiment avec lequel l’échanger.</translation>
    </message>
    <message>
        <source>Choose the finished building to blow up.</source>
        <translation>Choisissez le building à dynamiter.</translation>
    </message>
    <message>
        <source>Choose the finished building to move.</source>
        <translation>Choisissez le building à déplacer.</translation>
    </message>
    <message>
        <source>Choose the finished building to swap it with.</source>
        <translation>Choisissez le building avec lequel l’échanger.</translation>
    </message>
    <message>
        <source>Choose the floor to replace.</source>
        <translation>Choisissez l’étage à remplacer.</translation>
    </message>
    <message>
        <source>Choose the pile to raise.</source>
        <translation>Choisissez la pile à surélever.</translation>
    </message>
    <message>
        <source>Choose what the pile demolishes.</source>
        <translation>Choisissez ce que la pile démantèle.</translation>
    </message>
    <message>
        <source>Choose where it goes.</source>
        <translation>Choisissez où il va.</translation>
    </message>
    <message>
        <source>Every opponent pays you {amount}.</source>
        <translation>Chaque adversaire vous verse {amount}.</translation>
    </message>
    <message>
        <source>Move one of your finished buildings to any empty cell.</source>
        <translation>Déplacez un de vos buildings sur n’importe quelle case vide.</translation>
    </message>
    <message>
        <source>Move one of your unfinished buildings to any empty cell.</source>
        <translation>Déplacez un de vos bâtiments inachevés sur n’importe quelle case vide.</translation>
    </message>
    <message>
        <source>Pay {amount} to the bank.</source>
        <translation>Payez {amount} à la banque.</translation>
    </message>
    <message>
        <source>Pay {per_floor} for each floor, {per_building} for each finished building; nothing under the architect.</source>
        <translation>Payez {per_floor} par étage et {per_building} par building&#x202f;; rien pour le bâtiment sous l’architecte.</translation>
    </message>
    <message>
        <source>Put a floor on any empty cell.</source>
        <translation>Posez un plancher sur n’importe quelle case vide.</translation>
    </message>
    <message>
        <source>Raise one of your piles, move it and demolish.</source>
        <translation>Surélevez une de vos piles, déplacez-la et démantelez.</translation>
    </message>
    <message>
        <source>Raise one of your unfinished buildings where it stands.</source>
        <translation>Surélevez sur place un de vos bâtiments inachevés.</translation>
    </message>
    <message>
        <source>Receive {amount} from the bank.</source>
        <translation>Recevez {amount} de la banque.</translation>
    </message>
    <message>
        <source>Remove an opponent’s unfinished building.</source>
        <translation>Retirez un bâtiment inachevé adverse.</translation>
    </message>
    <message>
        <source>Remove an unfinished building of the opponent with the most cash.</source>
        <translation>Retirez un bâtiment inachevé de l’adversaire qui a le plus d’argent.</translation>
    </message>
    <message>
        <source>Replace an opponent’s single floor with yours and pay its owner {amount}.</source>
        <translation>Remplacez un étage isolé adverse par un des vôtres et versez {amount} à son propriétaire.</translation>
    </message>
    <message>
        <source>Swap the places of one of your buildings and an opponent’s finished building.</source>
        <translation>Échangez les places d’un de vos bâtiments et d’un building adverse.</translation>
    </message>
    <message>
        <source>Swap the places of one of your unfinished buildings and one of an opponent’s.</source>
        <translation>Échangez les places de deux bâtiments inachevés&#xa0;: un à vous, un adverse.</translation>
    </message>
    <message>
        <source>The player with the most cash pays {amount} to the player with the least.</source>
        <translation>Le joueur qui a le plus d’argent verse {amount} à celui qui en a le moins.</translation>
    </message>
</context>
<context>
    <name>SkylineEffects</name>
    <message>
        <source>Blow this up</source>
        <translation>Dynamiter celui-ci</translation>
    </message>
    <message>
        <source>Blow up</source>
        <translation>Dynamiter</translation>
    </message>
    <message>
        <source>Blow up {cell}</source>
        <translation>Dynamiter {cell}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Bâtir ici</translation>
    </message>
    <message>
        <source>Demolish</source>
        <translation>Démanteler</translation>
    </message>
    <message>
        <source>Demolish this</source>
        <translation>Démanteler celui-ci</translation>
    </message>
    <message>
        <source>Demolish {cell}</source>
        <translation>Démanteler {cell}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Achever</translation>
    </message>
    <message>
        <source>Finish this building</source>
        <translation>Achever celui-ci</translation>
    </message>
    <message>
        <source>Finish {cell}</source>
        <translation>Achever {cell}</translation>
    </message>
    <message>
        <source>Finished building on {cell}</source>
        <translation>Building en {cell}</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Lift this floor</source>
        <translation>Reprendre cet étage</translation>
    </message>
    <message>
        <source>Lift {cell}</source>
        <translation>Reprendre {cell}</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move it here</source>
        <translation>Déplacer ici</translation>
    </message>
    <message>
        <source>Move this one</source>
        <translation>Déplacer celui-ci</translation>
    </message>
    <message>
        <source>Move to {cell}</source>
        <translation>Déplacer en {cell}</translation>
    </message>
    <message>
        <source>Move {cell}</source>
        <translation>Déplacer {cell}</translation>
    </message>
    <message>
        <source>New floor on {cell}</source>
        <translation>Nouveau plancher en {cell}</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Surélever</translation>
    </message>
    <message>
        <source>Raise this pile</source>
        <translation>Surélever la pile</translation>
    </message>
    <message>
        <source>Raise {cell}</source>
        <translation>Surélever {cell}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this</source>
        <translation>Retirer celui-ci</translation>
    </message>
    <message>
        <source>Remove {cell}</source>
        <translation>Retirer {cell}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace this floor</source>
        <translation>Remplacer cet étage</translation>
    </message>
    <message>
        <source>Replace {cell}</source>
        <translation>Remplacer {cell}</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Swap this one</source>
        <translation>Échanger celui-ci</translation>
    </message>
    <message>
        <source>Swap with this</source>
        <translation>Échanger avec celui-ci</translation>
    </message>
    <message>
        <source>Swap with {cell}</source>
        <translation>Échanger avec {cell}</translation>
    </message>
    <message>
        <source>Swap {cell}</source>
        <translation>Échanger {cell}</translation>
    </message>
    <message>
        <source>no rent yet</source>
        <translation>pas encore de loyer</translation>
    </message>
    <message>
        <source>same rent</source>
        <translation>même loyer</translation>
    </message>
    <message>
        <source>{change} per lap</source>
        <translation>{change} par tour de ville</translation>
    </message>
</context>
<context>
    <name>SkylineEnd</name>
    <message>
        <source>Account</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Cash, turn by turn</source>
        <translation>Argent, tour après tour</translation>
    </message>
    <message>
        <source>Equal in worth and in finished buildings.</source>
        <translation>À égalité de fortune et de buildings.</translation>
    </message>
    <message>
        <source>Equal in worth: more finished buildings decide.</source>
        <translation>À fortune égale, le nombre de buildings décide.</translation>
    </message>
    <message>
        <source>Final account</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Finished buildings</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>Last rent</source>
        <translation>Dernier loyer</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>The bank covers</source>
        <translation>La banque couvre</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>La ville</translation>
    </message>
    <message>
        <source>The city at the end</source>
        <translation>La ville à la fin</translation>
    </message>
    <message>
        <source>The final account</source>
        <translation>Les comptes</translation>
    </message>
    <message>
        <source>What everyone is worth</source>
        <translation>La fortune de chacun</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>before the last rent</source>
        <translation>avant le dernier loyer</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>finished buildings</source>
        <translation>buildings</translation>
    </message>
    <message>
        <source>what {name} can’t pay</source>
        <translation>ce qui manque à {name}</translation>
    </message>
    <message>
        <source>{amount} each</source>
        <translation>{amount} chacun</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>{names} share the victory with {worth}</source>
        <translation>{names} se partagent la victoire avec {worth}</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gagne</translation>
    </message>
    <message>
        <source>{name} built their last finished building on turn {turn}.</source>
        <translation>{name} a bâti le dernier building de sa réserve au tour {turn}.</translation>
    </message>
    <message>
        <source>{name} couldn’t pay {owner}’s rent of {amount} on turn {turn}.</source>
        <translation>{name} n’a pas pu payer le loyer de {amount} à {owner} au tour {turn}.</translation>
    </message>
    <message>
        <source>{name} owes {amount}</source>
        <translation>{name} doit {amount}</translation>
    </message>
    <message>
        <source>{name} paid the rest out of the bonus.</source>
        <translation>{name} a payé le reste avec le bonus.</translation>
    </message>
    <message>
        <source>{name} paid {paid} of {amount}; the bank added the other {covered}.</source>
        <translation>{name} a payé {paid} sur {amount}&#x202f;; la banque a ajouté les {covered} manquants.</translation>
    </message>
    <message>
        <source>{name} wins with {worth}</source>
        <translation>{name} gagne avec {worth}</translation>
    </message>
    <message>
        <source>{name}: cash {cash}, last rent {rent}, bonus {bonus}, covered by the bank {covered}, worth {worth}</source>
        <translation>{name}&#xa0;: argent {cash}, dernier loyer {rent}, bonus {bonus}, payé par la banque {covered}, fortune {worth}</translation>
    </message>
</context>
<context>
    <name>SkylineLuck</name>
    <message>
        <source>The white die favoured no one: rents came as expected.</source>
        <translation>Le dé blanc n’a favorisé personne&#xa0;: les loyers ont été conformes aux prévisions.</translation>
    </message>
    <message>
        <source>The white die was kind to {name}: rents brought {money} more than expected.</source>
        <translation>Le dé blanc a souri à {name}&#xa0;: les loyers ont rapporté {money} de plus que prévu.</translation>
    </message>
    <message>
        <source>The white die was unkind to {name}: rents cost {money} more than expected.</source>
        <translation>Le dé blanc a desservi {name}&#xa0;: les loyers ont coûté {money} de plus que prévu.</translation>
    </message>
</context>
<context>
    <name>SkylineOptions</name>
    <message>
        <source>A pile of two floors</source>
        <translation>Une pile de deux étages</translation>
    </message>
    <message>
        <source>No floor left in the supply</source>
        <translation>À court de planchers</translation>
    </message>
    <message>
        <source>You can’t build until a floor comes back.</source>
        <translation>Vous ne pouvez rien bâtir tant qu’aucun plancher ne revient.</translation>
    </message>
    <message>
        <source>You lift a single floor and build with it elsewhere.</source>
        <translation>Vous reprenez un étage isolé pour bâtir ailleurs.</translation>
    </message>
    <message>
        <source>moves two steps and may bend once.</source>
        <translation>avance de deux pas et peut changer de direction une fois.</translation>
    </message>
    <message>
        <source>moves two steps straight on.</source>
        <translation>avance de deux pas tout droit.</translation>
    </message>
</context>
<context>
    <name>SkylinePictures</name>
    <message>
        <source>Last rent</source>
        <translation>Dernier loyer</translation>
    </message>
    <message>
        <source>The bank covers</source>
        <translation>La banque couvre</translation>
    </message>
</context>
<context>
    <name>SkylineReasons</name>
    <message>
        <source>A finished building brings its bonus at the end</source>
        <translation>Un building rapporte son bonus à la fin</translation>
    </message>
    <message>
        <source>A pile of two is nearly a finished building</source>
        <translation>Une pile de deux est presque un building</translation>
    </message>
    <message>
        <source>An opponent loses a floor</source>
        <translation>Un adversaire perd un étage</translation>
    </message>
    <message>
        <source>An opponent loses a pile of two</source>
        <translation>Un adversaire perd une pile de deux</translation>
    </message>
    <message>
        <source>It ends the game, and you win</source>
        <translation>La partie se termine, et vous gagnez</translation>
    </message>
    <message numerus="yes">
        <source>It wins %n more games in a hundred</source>
        <translation>
            <numerusform>%n victoire de plus sur cent parties</numerusform>
            <numerusform>%n victoires de plus sur cent parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawns may soon stop at your buildings and pay you</source>
        <translation>Des pions pourraient bientôt s’arrêter chez vous et vous payer</translation>
    </message>
    <message>
        <source>The game is nearly over: cash counts</source>
        <translation>La fin approche&#xa0;: l’argent compte</translation>
    </message>
    <message>
        <source>The game is nearly over: rents count</source>
        <translation>La fin approche&#xa0;: les loyers comptent</translation>
    </message>
    <message>
        <source>The next rolls bring the others less rent</source>
        <translation>Les prochains lancers rapportent moins de loyers aux autres</translation>
    </message>
    <message>
        <source>The others’ rents go down</source>
        <translation>Les loyers des autres baissent</translation>
    </message>
    <message>
        <source>You can afford every rent</source>
        <translation>Vous pouvez payer tous les loyers</translation>
    </message>
    <message>
        <source>You can afford the next rent</source>
        <translation>Vous pourrez payer le prochain loyer</translation>
    </message>
    <message>
        <source>You can demolish an opponent’s floor next</source>
        <translation>Vous pourrez ensuite démanteler un étage adverse</translation>
    </message>
    <message>
        <source>You can finish a building next</source>
        <translation>Vous pourrez ensuite achever un building</translation>
    </message>
    <message>
        <source>You get one more floor to build on</source>
        <translation>Vous gagnez un étage sur lequel bâtir</translation>
    </message>
    <message>
        <source>You have more cash than the others</source>
        <translation>Vous avez plus d’argent que les autres</translation>
    </message>
    <message>
        <source>Your rents go up all around the city</source>
        <translation>Vos loyers montent tout autour de la ville</translation>
    </message>
</context>
<context>
    <name>SkylineSheet</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Cash and rents over the turns</source>
        <translation>Argent et loyers au fil des tours</translation>
    </message>
    <message>
        <source>Covered by the bank</source>
        <translation>Couvert par la banque</translation>
    </message>
    <message>
        <source>Every player starts with this</source>
        <translation>Chaque joueur commence avec cette somme</translation>
    </message>
    <message>
        <source>Finished building on {cell}</source>
        <translation>Building en {cell}</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Paid because of cards</source>
        <translation>Payé à cause des cartes</translation>
    </message>
    <message>
        <source>Received from cards</source>
        <translation>Reçu grâce aux cartes</translation>
    </message>
    <message>
        <source>Rents paid</source>
        <translation>Loyers payés</translation>
    </message>
    <message>
        <source>Rents received</source>
        <translation>Loyers reçus</translation>
    </message>
    <message>
        <source>Starting money</source>
        <translation>Argent de départ</translation>
    </message>
    <message>
        <source>Turn {turn}: to {name} for {cells}</source>
        <translation>Tour {turn}&#xa0;: à {name} pour {cells}</translation>
    </message>
    <message>
        <source>Turn {turn}: {card}, from {name}</source>
        <translation>Tour {turn}&#xa0;: {card}, versé par {name}</translation>
    </message>
    <message>
        <source>Turn {turn}: {card}, to {name}</source>
        <translation>Tour {turn}&#xa0;: {card}, à {name}</translation>
    </message>
    <message>
        <source>Turn {turn}: {card}, {bank}</source>
        <translation>Tour {turn}&#xa0;: {card}, {bank}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} pays for {cells}</source>
        <translation>Tour {turn}&#xa0;: {name} paie pour {cells}</translation>
    </message>
    <message>
        <source>What cash and bonus could not pay</source>
        <translation>Ce que l’argent et le bonus n’ont pas pu payer</translation>
    </message>
    <message>
        <source>Where the money came from</source>
        <translation>D’où vient l’argent</translation>
    </message>
    <message>
        <source>only {paid} available</source>
        <translation>{paid} disponibles seulement</translation>
    </message>
    <message>
        <source>{due} were due</source>
        <translation>{due} étaient dus</translation>
    </message>
    <message>
        <source>{name}: cash {cash} at the end, rents paid {paid}, received {received}.</source>
        <translation>{name}&#xa0;: argent {cash} à la fin, loyers payés {paid}, reçus {received}.</translation>
    </message>
</context>
<context>
    <name>SkylineWhy</name>
    <message>
        <source>A finished building is never raised or demolished.</source>
        <translation>Un building n’est jamais surélevé ni démantelé.</translation>
    </message>
    <message>
        <source>That building is not lower than the raised pile.</source>
        <translation>Ce bâtiment n’est pas plus bas que la pile surélevée.</translation>
    </message>
    <message>
        <source>That pile would find nothing to demolish, so you can’t raise it.</source>
        <translation>Cette pile ne pourrait rien démanteler&#xa0;: vous ne pouvez pas la surélever.</translation>
    </message>
    <message>
        <source>The architect can’t get there in exactly as many steps as the black die shows.</source>
        <translation>L’architecte ne peut pas y arriver en exactement autant de pas que le dé noir en indique.</translation>
    </message>
    <message>
        <source>The architect protects that building.</source>
        <translation>L’architecte protège ce bâtiment.</translation>
    </message>
    <message>
        <source>The pile has to land on an opponent’s building.</source>
        <translation>La pile doit arriver sur un bâtiment adverse.</translation>
    </message>
    <message>
        <source>The pile moves exactly as many steps as it has floors.</source>
        <translation>La pile avance d’autant de pas qu’elle a d’étages.</translation>
    </message>
    <message>
        <source>There is already a building there.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>There is nothing to move there.</source>
        <translation>Il n’y a rien à déplacer ici.</translation>
    </message>
    <message>
        <source>To demolish it, raise one of your own piles first.</source>
        <translation>Pour le démanteler, surélevez une de vos piles.</translation>
    </message>
    <message>
        <source>You can only lift one of your single floors, and not the one under the architect.</source>
        <translation>Vous ne pouvez reprendre qu’un de vos étages isolés, et pas celui de l’architecte.</translation>
    </message>
    <message>
        <source>You can’t choose that now.</source>
        <translation>Ce choix n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>You can’t use the card on that.</source>
        <translation>La carte ne s’applique pas ici.</translation>
    </message>
    <message>
        <source>Your finished building must go on a central cell.</source>
        <translation>Votre building doit aller sur une case centrale.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>--language LANGUAGE</source>
        <translation>--language LANGUE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>Four board games about building</source>
        <translation>Quatre jeux de société pour bâtisseurs</translation>
    </message>
    <message>
        <source>See “{command}”.</source>
        <translation>Voir «&#xa0;{command}&#xa0;».</translation>
    </message>
    <message>
        <source>a saved game to open</source>
        <translation>une partie enregistrée à ouvrir</translation>
    </message>
    <message>
        <source>can’t write the log in {folder} ({reason})</source>
        <translation>impossible d’écrire le journal dans {folder} ({reason})</translation>
    </message>
    <message>
        <source>language for this start only: {languages}</source>
        <translation>langue, pour cette fois seulement&#xa0;: {languages}</translation>
    </message>
    <message>
        <source>log everything, and print it here too</source>
        <translation>tout noter dans le journal et l’afficher ici aussi</translation>
    </message>
    <message>
        <source>only one saved game can be opened at a time; “{text}” is one too many</source>
        <translation>une seule partie peut être ouverte à la fois&#x202f;; «&#xa0;{text}&#xa0;» est de trop</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>il n’y a pas d’écran où afficher une fenêtre</translation>
    </message>
    <message>
        <source>unknown option “{text}”</source>
        <translation>option inconnue&#xa0;: «&#xa0;{text}&#xa0;»</translation>
    </message>
    <message>
        <source>{command} [--language LANGUAGE] [--verbose] [FILE]</source>
        <translation>{command} [--language LANGUE] [--verbose] [FICHIER]</translation>
    </message>
    <message>
        <source>“{text}” isn’t one of the languages ({languages})</source>
        <translation>«&#xa0;{text}&#xa0;» ne fait pas partie des langues possibles ({languages})</translation>
    </message>
    <message>
        <source>“{text}” must be followed by a language ({languages})</source>
        <translation>après «&#xa0;{text}&#xa0;», indiquez une langue ({languages})</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n first place(s)</source>
        <translation>
            <numerusform>%n première place</numerusform>
            <numerusform>%n premières places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first place(s) in a row at the moment</source>
        <translation>
            <numerusform>%n première place en ce moment</numerusform>
            <numerusform>%n premières places de suite en ce moment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) exported to “{name}”</source>
        <translation>
            <numerusform>%n partie exportée dans «&#xa0;{name}&#xa0;»</numerusform>
            <numerusform>%n parties exportées dans «&#xa0;{name}&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a first place at the moment</source>
        <translation>
            <numerusform>%n partie sans première place en ce moment</numerusform>
            <numerusform>%n parties sans première place en ce moment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played alone # games</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n en solo</numerusform>
            <numerusform>%n en solo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All players, results and records will be deleted. Game files are kept, but won’t be counted again.</source>
        <translation>Tous les joueurs, résultats et records seront supprimés. Les fichiers des parties sont conservés, mais ne seront plus comptés.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>By game and players</source>
        <translation>Par jeu et nombre de joueurs</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>Par année</translation>
    </message>
    <message>
        <source>Change the filters above, or clear them.</source>
        <translation>Modifiez ou effacez les filtres.</translation>
    </message>
    <message>
        <source>Chart interval</source>
        <translation>Intervalle du graphique</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Delete everything…</source>
        <translation>Tout supprimer…</translation>
    </message>
    <message>
        <source>Delete the results of all games for good?</source>
        <translation>Supprimer définitivement les résultats de toutes les parties&#x202f;?</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>Delete {name} for good?</source>
        <translation>Supprimer définitivement {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Delete {name}…</source>
        <translation>Supprimer {name}…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Finish a game, and your results, records and streaks will appear here.</source>
        <translation>Terminez une partie&#xa0;: résultats, records et séries apparaîtront ici.</translation>
    </message>
    <message>
        <source>Finished games are counted, on this computer only. A game with hints or undone moves is counted, but sets no record.</source>
        <translation>Les parties terminées sont comptées, sur cet ordinateur seulement. Une partie avec conseils ou coups annulés compte, mais n’établit aucun record.</translation>
    </message>
    <message>
        <source>First places</source>
        <translation>Premières places</translation>
    </message>
    <message>
        <source>First places in a row</source>
        <translation>Premières places de suite</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games are counted until you close the program, and again later from their files. The file is {path}.</source>
        <translation>Les parties sont comptées jusqu’à la fermeture du programme, puis de nouveau à partir de leurs fichiers. Le fichier est {path}.</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Highest scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>How often each player came first against others; hatched: tied.</source>
        <translation>Part de premières places à plusieurs&#x202f;; hachuré&#xa0;: ex æquo.</translation>
    </message>
    <message>
        <source>How often you finished ahead of each; hatched: tied.</source>
        <translation>Nombre de fois devant chacun&#x202f;; hachuré&#xa0;: ex æquo.</translation>
    </message>
    <message>
        <source>It is kept beside the new one as “{name}”. Games whose files still exist are counted again.</source>
        <translation>L’ancien est conservé à côté sous le nom «&#xa0;{name}&#xa0;». Les parties dont le fichier existe encore sont comptées à nouveau.</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tout conserver</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’an dernier</translation>
    </message>
    <message>
        <source>Latest game</source>
        <translation>Dernière partie</translation>
    </message>
    <message>
        <source>Line: average. Diamond: best without hints or undone moves.</source>
        <translation>Trait&#xa0;: moyenne. Losange&#xa0;: meilleur score sans conseil ni coup annulé.</translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n first place(s) in a row</source>
        <translation>
            <numerusform>Plus longue série&#xa0;: %n première place</numerusform>
            <numerusform>Plus longue série&#xa0;: %n premières places de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest wait: %n game(s) without one</source>
        <translation>
            <numerusform>Plus longue attente&#xa0;: %n partie sans première place</numerusform>
            <numerusform>Plus longue attente&#xa0;: %n parties sans première place</numerusform>
        </translation>
    </message>
    <message>
        <source>Most played</source>
        <translation>Le plus joué</translation>
    </message>
    <message>
        <source>No games match these filters</source>
        <translation>Aucune partie ne correspond à ces filtres</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Rien à compter pour l’instant</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>Open this game</source>
        <translation>Ouvrir cette partie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Joueurs à la table</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Show only games with this player</source>
        <translation>Voir seulement les parties avec ce joueur</translation>
    </message>
    <message>
        <source>Show only these games</source>
        <translation>Voir seulement ces parties</translation>
    </message>
    <message>
        <source>Show this player</source>
        <translation>Voir ce joueur</translation>
    </message>
    <message>
        <source>Solid: first places. Hatched: other games.</source>
        <translation>Plein&#xa0;: premières places. Hachuré&#xa0;: autres parties.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Statistics can’t be saved at the moment.</source>
        <translation>Les statistiques ne peuvent pas être enregistrées pour l’instant.</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>The latest games, the last one ringed; a full disc is a first place.</source>
        <translation>Les dernières parties, la plus récente cerclée&#x202f;; un disque plein est une première place.</translation>
    </message>
    <message>
        <source>The statistics can’t be opened.</source>
        <translation>Les statistiques ne peuvent pas être ouvertes.</translation>
    </message>
    <message>
        <source>The statistics file belonged to another program; a new one has been started.</source>
        <translation>Le fichier des statistiques appartenait à un autre programme&#x202f;; un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The statistics file is from a newer version of this program; a new one has been started.</source>
        <translation>Le fichier des statistiques vient d’une version plus récente du programme&#x202f;; un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The statistics file was damaged; a new one has been started.</source>
        <translation>Le fichier des statistiques était endommagé&#x202f;; un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The table couldn’t be saved there.</source>
        <translation>Le tableau n’a pas pu être enregistré à cet endroit.</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Ex æquo</translation>
    </message>
    <message>
        <source>Unnamed player</source>
        <translation>Joueur sans nom</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Win rate against others</source>
        <translation>Taux de victoire à plusieurs</translation>
    </message>
    <message>
        <source>With computers</source>
        <translation>Avec joueur virtuel</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Avec ou sans</translation>
    </message>
    <message>
        <source>Without computers</source>
        <translation>Sans joueur virtuel</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>ahead {ahead}, tied {level}, behind {behind}</source>
        <translation>devant {ahead}, ex æquo {level}, derrière {behind}</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>record&#xa0;: {points}</translation>
    </message>
    <message>
        <source>file missing</source>
        <translation>fichier introuvable</translation>
    </message>
    <message numerus="yes">
        <source>first of %n attempt(s)</source>
        <translation>
            <numerusform>premier de %n essai</numerusform>
            <numerusform>premier de %n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>no record</source>
        <translation>hors records</translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation>{game}, {players}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{name}’s name, records and games without other people will be deleted. Shared games keep an unnamed player, so other results stay correct. Game files are kept.</source>
        <translation>Pour {name}, le nom, les records et les parties sans autre personne seront supprimés. Les parties jouées avec d’autres gardent un joueur sans nom, pour que les résultats des autres restent justes. Les fichiers des parties sont conservés.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{points} points on average</source>
        <translation>{points} points en moyenne</translation>
    </message>
    <message>
        <source>{record}: not finished</source>
        <translation>{record}&#xa0;: pas terminé</translation>
    </message>
    <message>
        <source>{record}: {points} points</source>
        <translation>{record}&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>{value}%</source>
        <translation>{value}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{value}%</source>
        <translation>{value}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>choose a die by its place in the pool</source>
        <translation>choisir un dé selon sa place</translation>
    </message>
    <message>
        <source>choose a piece in a cell, or a colour to build with</source>
        <translation>choisir un pion d’une case, ou une couleur à poser</translation>
    </message>
    <message>
        <source>flat view of the city, and back</source>
        <translation>vue à plat de la ville, et retour</translation>
    </message>
    <message>
        <source>flip the piece</source>
        <translation>retourner la pièce</translation>
    </message>
    <message>
        <source>hold: see your own pieces</source>
        <translation>maintenir&#xa0;: voir vos pions</translation>
    </message>
    <message>
        <source>lift the levels apart</source>
        <translation>écarter les étages</translation>
    </message>
    <message>
        <source>look from above</source>
        <translation>regarder d’en haut</translation>
    </message>
    <message>
        <source>move between the cells you can choose</source>
        <translation>aller d’une case possible à l’autre</translation>
    </message>
    <message>
        <source>move its left edge over a column</source>
        <translation>placer le bord gauche de la pièce sur une colonne</translation>
    </message>
    <message>
        <source>move the piece</source>
        <translation>déplacer la pièce</translation>
    </message>
    <message>
        <source>section: cut the monument at a level</source>
        <translation>coupe&#xa0;: trancher le monument à un niveau</translation>
    </message>
    <message>
        <source>see the monument from the quarry, and back</source>
        <translation>depuis la carrière, voir le monument, puis revenir</translation>
    </message>
    <message>
        <source>set the piece aside</source>
        <translation>mettre la pièce de côté</translation>
    </message>
    <message>
        <source>show the plan in a narrow window</source>
        <translation>afficher le plan dans une fenêtre étroite</translation>
    </message>
    <message>
        <source>show what the next street cells cost</source>
        <translation>montrer ce que coûtent les prochaines cases de rue</translation>
    </message>
    <message>
        <source>turn the board</source>
        <translation>tourner le plateau</translation>
    </message>
    <message>
        <source>turn the piece</source>
        <translation>tourner la pièce</translation>
    </message>
    <message>
        <source>undo a step</source>
        <translation>annuler un pas</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>{tool} ({keys})</source>
        <translation>{tool} ({keys})</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message numerus="yes">
        <source>No more than %n characters.</source>
        <translation>
            <numerusform>Pas plus de %n caractère.</numerusform>
            <numerusform>Pas plus de %n caractères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>F1 opens the rule</source>
        <translation>F1 affiche la règle</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Pause and go home</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>A board was chosen twice.</source>
        <translation>Une planche a été choisie deux fois.</translation>
    </message>
    <message>
        <source>A game has at most {most} boards.</source>
        <translation>Une partie compte au plus {most} planches.</translation>
    </message>
    <message>
        <source>A value is of the wrong kind.</source>
        <translation>Une valeur n’est pas du bon type.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation>Un autre programme a modifié le fichier.</translation>
    </message>
    <message>
        <source>Folder not found.</source>
        <translation>Dossier introuvable.</translation>
    </message>
    <message>
        <source>From line {line} on, the game no longer follows these rules.</source>
        <translation>À partir de la ligne {line}, la partie ne correspond plus à ces règles.</translation>
    </message>
    <message>
        <source>In line {line}: {what}</source>
        <translation>À la ligne {line}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>In the first line, “{entry}” has more than {most} characters.</source>
        <translation>À la première ligne, «&#xa0;{entry}&#xa0;» compte plus de {most} caractères.</translation>
    </message>
    <message>
        <source>In {source}, {entry}: {what}.</source>
        <translation>Dans {source}, {entry}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Line {line} has a move out of turn.</source>
        <translation>La ligne {line} contient un coup joué hors de son tour.</translation>
    </message>
    <message>
        <source>Line {line} has a move that the rules don’t allow.</source>
        <translation>La ligne {line} contient un coup que les règles interdisent.</translation>
    </message>
    <message>
        <source>Line {line} has been changed: the file is damaged.</source>
        <translation>La ligne {line} a été modifiée&#xa0;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Line {line} is too long for a saved game.</source>
        <translation>La ligne {line} est trop longue pour une partie.</translation>
    </message>
    <message>
        <source>No board was chosen.</source>
        <translation>Aucune planche n’a été choisie.</translation>
    </message>
    <message>
        <source>That can’t be done ({detail}).</source>
        <translation>C’est impossible ({detail}).</translation>
    </message>
    <message>
        <source>That isn’t a move in this game.</source>
        <translation>Ce n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>The daily ramp uses boards 1 to 4, in that order.</source>
        <translation>La rampe du jour se joue sur les planches 1 à 4, dans cet ordre.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Le disque est en lecture seule.</translation>
    </message>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Le fichier est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file has too many lines for a saved game.</source>
        <translation>Le fichier a trop de lignes pour une partie.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Le fichier est trop volumineux pour une partie.</translation>
    </message>
    <message>
        <source>The first line, which describes the game, is damaged ({entry}).</source>
        <translation>La première ligne, qui décrit la partie, est endommagée ({entry}).</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The last move wasn’t fully saved, perhaps because of a power cut. The game continues from just before it.</source>
        <translation>Le dernier coup n’a pas été enregistré en entier, peut-être à cause d’une coupure de courant. La partie reprend juste avant.</translation>
    </message>
    <message>
        <source>The links there form a loop.</source>
        <translation>Les liens y forment une boucle.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Le nom est trop long.</translation>
    </message>
    <message>
        <source>The options can’t be read.</source>
        <translation>Les options sont illisibles.</translation>
    </message>
    <message>
        <source>The plan is for a different monument from the one chosen.</source>
        <translation>Le plan n’est pas celui du monument choisi.</translation>
    </message>
    <message>
        <source>The player chosen to start isn’t at the table.</source>
        <translation>Le joueur qui devait commencer n’est pas à la table.</translation>
    </message>
    <message>
        <source>There is a problem in line {line} ({detail}).</source>
        <translation>Il y a un problème à la ligne {line} ({detail}).</translation>
    </message>
    <message>
        <source>There is a problem in {source}, {entry} ({detail}).</source>
        <translation>Il y a un problème dans {source}, {entry} ({detail}).</translation>
    </message>
    <message>
        <source>There is no such board.</source>
        <translation>Cette planche n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such monument.</source>
        <translation>Ce monument n’existe pas.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is something unusual in line {line} ({detail}). The game can still be played.</source>
        <translation>La ligne {line} est inhabituelle ({detail}). La partie reste jouable.</translation>
    </message>
    <message>
        <source>This game can’t be played with that number of players.</source>
        <translation>Ce jeu ne se joue pas avec ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>This game doesn’t have that option.</source>
        <translation>Ce jeu n’a pas cette option.</translation>
    </message>
    <message>
        <source>This game follows an earlier version of the rules and no longer fits from line {line} on. It is shown up to there; the file stays as it is.</source>
        <translation>Cette partie suit une version plus ancienne des règles et ne correspond plus à partir de la ligne {line}. Elle est montrée jusque-là&#x202f;; le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. Please update.</source>
        <translation>Cette partie a été enregistrée par une version plus récente du programme. Mettez-le à jour.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>C’est un tube ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>This isn’t a Blueprints Desktop game.</source>
        <translation>Ce n’est pas une partie de Blueprints Desktop.</translation>
    </message>
    <message>
        <source>This version doesn’t know the game “{game}”.</source>
        <translation>Cette version ne connaît pas le jeu «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>This version doesn’t understand line {line}.</source>
        <translation>Cette version ne comprend pas la ligne {line}.</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}). See the log.</source>
        <translation>Erreur inattendue ({kind}). Consultez le journal.</translation>
    </message>
    <message>
        <source>You don’t have permission to save there.</source>
        <translation>Vous n’avez pas l’autorisation d’enregistrer à cet endroit.</translation>
    </message>
    <message>
        <source>a bag doesn’t fill the rings</source>
        <translation>un sac ne remplit pas les cercles</translation>
    </message>
    <message>
        <source>a board appears twice</source>
        <translation>une planche figure deux fois</translation>
    </message>
    <message>
        <source>a brick has nothing under it</source>
        <translation>une brique n’a rien en dessous</translation>
    </message>
    <message>
        <source>a card appears twice</source>
        <translation>une carte figure deux fois</translation>
    </message>
    <message>
        <source>a cell appears twice</source>
        <translation>une case figure deux fois</translation>
    </message>
    <message>
        <source>a cell can’t be reached</source>
        <translation>une case est hors d’atteinte</translation>
    </message>
    <message>
        <source>a cell can’t have this neighbour</source>
        <translation>une case ne peut pas avoir cette voisine</translation>
    </message>
    <message>
        <source>a cell has too many neighbours</source>
        <translation>une case a trop de voisines</translation>
    </message>
    <message>
        <source>a level has more than {rows} rows, or a row has more than {width} characters</source>
        <translation>un niveau a plus de {rows} rangées, ou une rangée plus de {width} caractères</translation>
    </message>
    <message>
        <source>a malus must cost points</source>
        <translation>un malus doit coûter des points</translation>
    </message>
    <message>
        <source>a number is too small or too large</source>
        <translation>un nombre est trop petit ou trop grand</translation>
    </message>
    <message>
        <source>a number must be above zero</source>
        <translation>un nombre doit être supérieur à zéro</translation>
    </message>
    <message>
        <source>a number on a card is unknown</source>
        <translation>un nombre sur une carte est inconnu</translation>
    </message>
    <message>
        <source>a row must have six cells</source>
        <translation>une ligne doit avoir six cases</translation>
    </message>
    <message>
        <source>a row must have two spaces</source>
        <translation>une rangée doit avoir deux espaces</translation>
    </message>
    <message>
        <source>a second turn might find nothing to take</source>
        <translation>un deuxième tour pourrait ne rien trouver à prendre</translation>
    </message>
    <message>
        <source>a symbol must appear twice</source>
        <translation>un symbole doit figurer deux fois</translation>
    </message>
    <message>
        <source>a text has more than {most} characters</source>
        <translation>un texte compte plus de {most} caractères</translation>
    </message>
    <message>
        <source>a third turn might find nothing to take</source>
        <translation>un troisième tour pourrait ne rien trouver à prendre</translation>
    </message>
    <message>
        <source>a value is of the wrong kind</source>
        <translation>une valeur n’est pas du bon type</translation>
    </message>
    <message>
        <source>each cell in the middle needs a number</source>
        <translation>chaque case médiane doit avoir un nombre</translation>
    </message>
    <message>
        <source>half a brick is missing</source>
        <translation>il manque la moitié d’une brique</translation>
    </message>
    <message>
        <source>invalid cell name</source>
        <translation>nom de case non valide</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>its links form a loop</source>
        <translation>ses liens forment une boucle</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>neighbouring cells must name each other</source>
        <translation>deux cases voisines doivent se nommer l’une l’autre</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>il manque quelque chose</translation>
    </message>
    <message>
        <source>tables or lists are nested too deeply</source>
        <translation>les tables ou les listes sont trop imbriquées</translation>
    </message>
    <message>
        <source>the bags hold more pieces than the game has</source>
        <translation>les sacs contiennent plus de pions que le jeu n’en a</translation>
    </message>
    <message>
        <source>the bags hold too few pieces</source>
        <translation>les sacs contiennent trop peu de pions</translation>
    </message>
    <message>
        <source>the disk isn’t responding</source>
        <translation>le disque ne répond pas</translation>
    </message>
    <message>
        <source>the file can’t be read</source>
        <translation>le fichier est illisible</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop volumineux</translation>
    </message>
    <message>
        <source>the file isn’t valid TOML</source>
        <translation>le fichier n’est pas du TOML valide</translation>
    </message>
    <message>
        <source>the file name isn’t valid text</source>
        <translation>le nom du fichier n’est pas valide</translation>
    </message>
    <message>
        <source>the heights don’t add up to six</source>
        <translation>la somme des hauteurs n’est pas six</translation>
    </message>
    <message>
        <source>the levels differ in depth</source>
        <translation>les niveaux n’ont pas tous la même profondeur</translation>
    </message>
    <message>
        <source>the number of bricks is wrong</source>
        <translation>le nombre de briques est incorrect</translation>
    </message>
    <message>
        <source>the number of cards is wrong</source>
        <translation>le nombre de cartes est incorrect</translation>
    </message>
    <message>
        <source>the rows differ in length</source>
        <translation>les rangées n’ont pas toutes la même longueur</translation>
    </message>
    <message>
        <source>there are more than {most} boards</source>
        <translation>il y a plus de {most} planches</translation>
    </message>
    <message>
        <source>there are no cells</source>
        <translation>il n’y a pas de cases</translation>
    </message>
    <message>
        <source>there are too many cells</source>
        <translation>il y a trop de cases</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>il n’y a pas de planche</translation>
    </message>
    <message>
        <source>there must be one to five levels</source>
        <translation>il faut un à cinq niveaux</translation>
    </message>
    <message>
        <source>there must be three rounds</source>
        <translation>il faut trois rounds</translation>
    </message>
    <message>
        <source>there must be three rows</source>
        <translation>il faut trois rangées</translation>
    </message>
    <message>
        <source>there must be twelve rows</source>
        <translation>il faut douze lignes</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not a file</source>
        <translation>c’est un tube ou un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>this must be a list of rows</source>
        <translation>il faut ici une liste de rangées</translation>
    </message>
    <message>
        <source>this must be a list of texts</source>
        <translation>il faut ici une liste de textes</translation>
    </message>
    <message>
        <source>this must be a table</source>
        <translation>il faut ici une table</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carte inconnue</translation>
    </message>
    <message>
        <source>unknown cell</source>
        <translation>case inconnue</translation>
    </message>
    <message>
        <source>unknown character</source>
        <translation>caractère inconnu</translation>
    </message>
    <message>
        <source>unknown entry</source>
        <translation>entrée inconnue</translation>
    </message>
    <message>
        <source>unknown piece</source>
        <translation>pièce inconnue</translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <source>A seat has changed hands since, so the last move can’t be undone.</source>
        <translation>Un des joueurs a été remplacé depuis&#xa0;: le dernier coup ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>Goes back to your last decision.</source>
        <translation>Revient à votre dernière décision.</translation>
    </message>
    <message>
        <source>Goes back to your last decision. After that, this game sets no record.</source>
        <translation>Revient à votre dernier choix. La partie ne compte plus pour les records.</translation>
    </message>
    <message>
        <source>Only the first attempt counts, so there is no undo.</source>
        <translation>Seul le premier essai compte&#xa0;: pas d’annulation.</translation>
    </message>
    <message>
        <source>Plays {name}’s undone move again.</source>
        <translation>Rejoue le coup annulé, joué par {name}.</translation>
    </message>
    <message>
        <source>The last move revealed something, so it can’t be undone.</source>
        <translation>Le dernier coup a révélé quelque chose&#xa0;: il ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>The last move was made before this game was opened, so it can’t be undone.</source>
        <translation>Le dernier coup date d’avant l’ouverture de la partie&#xa0;: il ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>Undoes the last move, by {name}.</source>
        <translation>Annule le dernier coup, joué par {name}.</translation>
    </message>
    <message>
        <source>Undoes what you have just chosen.</source>
        <translation>Annule ce que vous venez de choisir.</translation>
    </message>
    <message>
        <source>{name} has looked behind the screen since, so the last move can’t be undone.</source>
        <translation>{name} a regardé derrière son paravent depuis&#xa0;: le dernier coup ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>{name} has moved since, and computer players don’t undo their moves.</source>
        <translation>{name} a joué depuis, et un joueur virtuel n’annule pas ses coups.</translation>
    </message>
    <message>
        <source>{name} is next, and computer players make their own moves.</source>
        <translation>C’est à {name} de jouer, et un joueur virtuel choisit lui-même ses coups.</translation>
    </message>
</context>
<context>
    <name>ViewTools</name>
    <message>
        <source>From above</source>
        <translation>Vue de dessus</translation>
    </message>
    <message>
        <source>Levels apart</source>
        <translation>Étages séparés</translation>
    </message>
</context>
<context>
    <name>ViewpointTabs</name>
    <message>
        <source>Active player</source>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>Each move as its player saw it</source>
        <translation>Chaque coup, vu par celui qui le joue</translation>
    </message>
    <message>
        <source>From the active player’s view</source>
        <translation>Vu par le joueur actif</translation>
    </message>
    <message>
        <source>From {name}’s view</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to “{section}”</source>
        <translation>Revenir à «&#xa0;{section}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>WhereLabel</name>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>Before that, %n move(s) can be read. You can play on from there in a new game; this file stays as it is.</source>
        <translation>
            <numerusform>Avant cela, %n coup est lisible. Vous pouvez continuer à partir de là dans une nouvelle partie&#x202f;; ce fichier reste tel quel.</numerusform>
            <numerusform>Avant cela, %n coups sont lisibles. Vous pouvez continuer à partir de là dans une nouvelle partie&#x202f;; ce fichier reste tel quel.</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (commas)</source>
        <translation>CSV (virgules)</translation>
    </message>
    <message>
        <source>CSV (semicolons)</source>
        <translation>CSV (points-virgules)</translation>
    </message>
    <message>
        <source>Drop to open “{name}”</source>
        <translation>Déposez pour ouvrir «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Four board games about building, to play together at one computer.</source>
        <translation>Quatre jeux de société pour bâtisseurs, à jouer ensemble sur le même ordinateur.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Rester à la table</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>New game from step {step}; the old one is kept</source>
        <translation>Nouvelle partie à partir de l’étape {step}&#x202f;; l’ancienne est conservée</translation>
    </message>
    <message>
        <source>New game from the start; the old one is kept</source>
        <translation>Nouvelle partie depuis le début&#x202f;; l’ancienne est conservée</translation>
    </message>
    <message>
        <source>Open the readable part</source>
        <translation>Ouvrir le début</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>Documents PDF</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Picture copied</source>
        <translation>Image copiée</translation>
    </message>
    <message>
        <source>Picture copied; cleared when the next player takes over</source>
        <translation>Image copiée&#x202f;; effacée au changement de joueur</translation>
    </message>
    <message>
        <source>Save somewhere else…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Saved as “{name}”; the game continues there</source>
        <translation>Enregistrée sous «&#xa0;{name}&#xa0;»&#x202f;; la partie s’y poursuit</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>The disk is slow. You will leave the table as soon as they are saved. If you leave now, they may be lost.</source>
        <translation>Le disque est lent. Vous quitterez la table dès qu’ils seront enregistrés. Si vous quittez maintenant, ils peuvent être perdus.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment.</source>
        <translation>La partie ne peut pas être enregistrée pour le moment.</translation>
    </message>
    <message>
        <source>The game continues in a copy, which you’ll find in your saved games.</source>
        <translation>La partie se poursuit dans une copie, parmi vos parties enregistrées.</translation>
    </message>
    <message>
        <source>The game couldn’t be saved there.</source>
        <translation>La partie n’a pas pu être enregistrée à cet endroit.</translation>
    </message>
    <message>
        <source>The game couldn’t be set up.</source>
        <translation>La partie n’a pas pu être préparée.</translation>
    </message>
    <message>
        <source>The last moves are still being saved.</source>
        <translation>Les derniers coups sont encore en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>The last moves aren’t saved.</source>
        <translation>Les derniers coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>They will be lost if you leave now.</source>
        <translation>Ils seront perdus si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Vector image</source>
        <translation>Image vectorielle</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>You can keep playing; save the game somewhere else to keep it. ({reason})</source>
        <translation>Vous pouvez continuer à jouer&#x202f;; pour garder la partie, enregistrez-la ailleurs. ({reason})</translation>
    </message>
    <message>
        <source>{title}, from step {step}</source>
        <translation>{title}, à partir de l’étape {step}</translation>
    </message>
    <message>
        <source>{title}, from the beginning</source>
        <translation>{title}, depuis le début</translation>
    </message>
    <message>
        <source>“{name}” couldn’t be opened.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is read-only.</source>
        <translation>«&#xa0;{name}&#xa0;» est en lecture seule.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par un autre programme.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{label}: {what}</source>
        <translation>{label}&#xa0;: {what}</translation>
    </message>
</context>
</TS>
