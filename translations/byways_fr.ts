<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non résolu</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>Il n’y a pas d’emplacement %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>«&#x202f;%2&#x202f;» ne peut pas être en %1.</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>Indiquez qui doit jouer.</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>Dans cette position, la partie est déjà finie.</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1 n’a pas encore de pierre et doit commencer.</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>Chaque case doit contenir une carte, et %1 n’en a pas.</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>La carte insérée en dernier doit être face visible, et celle en %1 ne l’est pas.</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>Avec autant de murs, un tour pourrait devenir impossible. Le nombre de murs peut dépasser celui des chemins de %1 au plus.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1 n’est pas un coin, donc personne ne peut partir de là.</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>Deux joueurs ont la même case de départ, %1.</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>Deux joueurs ne peuvent pas se trouver en %1 au début d’une manche.</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>Il y a %1 manches.</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>Avant le lancer, seule la pièce %2 qui entre peut être en %1.</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>Une pièce qui arrive en %1 rentre aussitôt&#x202f;: il ne peut donc pas y en avoir.</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>Trop peu de pièces de couleur %1&#x202f;: tant qu’il y en a en réserve, au moins deux doivent être sur le plateau.</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>Aucune pièce ne peut rester dans un espace de transit, or il y en a une en %1.</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1 n’a que %2 pièces.</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>Un départ compte au moins %1 et au plus %2 pièces.</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>Aucun coup n’est possible ici.</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>«&#x202f;%1&#x202f;» manque ou a une mauvaise valeur.</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>Les points vont de −%1 à %1.</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>Le coffret n’a que %2 pièces de couleur %1.</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>La couleur %1 n’est pas à %2.</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>Les couleurs se suivent le long de la spirale&#x202f;: blanc, noir, rouge, bleu, et ainsi de suite. Posez-en donc autant de chaque couleur. Si le compte ne tombe pas juste, il y a une pièce blanche de plus, puis une noire, puis une rouge.</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>Le premier joueur fait son plan en premier, donc ce doit être à lui de jouer.</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>Il faut à un défi son propre départ&#x202f;; il ne peut pas commencer par une position quelconque.</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>Aucun défi ne peut commencer ainsi.</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>Ce ne peut pas être au joueur %1 de jouer&#x202f;: ce joueur n’existe pas.</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Au tour de</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its board</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>BygArranger</name>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>Nombre de cases par côté du plateau. Un plateau plus petit donne une partie plus courte.</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>60 secondes par tour, et 5 minutes de réserve pour la partie. Celui qui épuise les deux perd.</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>Côté de %1, %2 cases</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>Au choix du joueur prioritaire</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>Le sort décide qui a la priorité.</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>Posez une pierre.</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>Posez une pierre.</numerusform>
            <numerusform>Posez jusqu’à %n pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>Posez encore une pierre ou finissez le tour.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Finissez le tour.</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>Pierre d’ouverture</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>Pierres posées&#x202f;: %1 sur %n au plus</numerusform>
            <numerusform>Pierres posées&#x202f;: %1 sur %n au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Plus grand groupe&#x202f;: %1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>Groupes&#x202f;: %1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>Priorité&#x202f;: gagne en cas d’égalité</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>Aller au début ou à la fin de la rangée</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>%1 est le Premier joueur de la prochaine partie.</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>L’ouverture, c’est une pierre chacun&#x202f;: d’abord le Second joueur, puis le Premier. Ensuite, le Premier joue le premier tour complet.</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>Choisissez le Premier joueur. L’autre ouvre avec une pierre, puis le Premier joueur pose la sienne&#x202f;; ensuite, il joue le premier tour complet.</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>Toutes les cases sont remplies&#x202f;: finissez le tour, et la partie est finie.</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>Il ne reste aucune case permise&#x202f;: finissez le tour.</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>Une pierre pour le %n groupe que vous aviez au début du tour, mais 3 au plus.</numerusform>
            <numerusform>Une pierre pour chacun des %n groupes que vous aviez au début du tour, mais 3 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>Une pierre par groupe que vous aviez au début du tour&#x202f;: %n.</numerusform>
            <numerusform>Une pierre par groupe que vous aviez au début du tour&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>Si les plus grands groupes sont égaux, le joueur prioritaire gagne. C’est parfois aussi lui qui choisit le Premier joueur&#x202f;: voir plus bas.</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>Posez votre pierre d’ouverture. %1, le Premier joueur, ouvre après vous, puis joue le premier tour complet.</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>Posez votre pierre d’ouverture. Vous êtes le Premier joueur&#x202f;: ensuite, le premier tour complet est aussi pour vous.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>Il ne reste de place dans ce tour que pour %n pierre&#x202f;: les pierres d’un tour ne doivent ni se toucher ni agrandir le même groupe.</numerusform>
            <numerusform>Il ne reste de place dans ce tour que pour %n pierres&#x202f;: elles ne doivent ni se toucher ni agrandir le même groupe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>réunit des groupes de %1</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>sépare des groupes de %2 (%1)</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>porte le plus grand groupe (%1) à %2 au lieu de %3</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>donne à %1 %n pierre au prochain tour</numerusform>
            <numerusform>donne à %1 %n pierres au prochain tour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>Le plus grand groupe de pierres qui se touchent gagne. En cas d’égalité, %1 gagne.</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>Le plus grand groupe de pierres qui se touchent gagne.</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>pierre en %1</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>Deux joueurs remplissent un plateau de pierres. À la fin, le &lt;b&gt;plus grand groupe&lt;/b&gt; gagne. Mais plus vous avez de groupes, plus vous pouvez poser de pierres. Il vous faut donc beaucoup de groupes, et il vous en faut un grand. Quand renoncer à l’un pour l’autre&#x202f;? C’est tout le jeu.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>Groupes et libertés</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>Les pierres d’une même couleur qui se touchent vont ensemble&#x202f;: elles forment un &lt;b&gt;groupe&lt;/b&gt;. Une pierre qui n’en touche aucune autre de sa couleur est un groupe d’une seule pierre.</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>Les cases vides à côté d’un groupe sont ses &lt;b&gt;libertés&lt;/b&gt;. C’est là qu’il peut grandir.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>Un groupe violet de trois pierres au contour lumineux. Des anneaux marquent ses libertés. Il y a aussi un groupe violet d’une pierre et deux groupes ambre de deux pierres.</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>Ici, Violet a deux groupes et Ambre aussi. Les anneaux montrent les libertés du grand groupe violet. Sur la table, vous les voyez en pointant un groupe.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Avant de commencer</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>L’&lt;b&gt;ouverture&lt;/b&gt;, c’est une pierre chacun, sur n’importe quelle case vide. Le Second joueur ouvre, puis le Premier joueur suit. Après quoi on joue des tours complets, et c’est le Premier joueur qui commence.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>Comptez vos groupes au début du tour. Vous pouvez poser autant de pierres, mais jamais plus de &lt;b&gt;trois&lt;/b&gt;. Vous devez en poser au moins &lt;b&gt;une&lt;/b&gt;. Les pierres vont sur des cases vides et ne bougent plus.</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>Violet a commencé le tour avec trois groupes et a posé trois pierres, entourées de tirets. L’une a agrandi le groupe du haut, une autre celui de gauche. La troisième est un nouveau groupe.</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>Trois groupes, donc trois pierres. Deux d’entre elles ont chacune agrandi un groupe, et la troisième en a fondé un nouveau. Les anneaux en tirets marquent les pierres que vous pouvez encore reprendre.</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>L’ordre dans lequel vous les posez ne change rien.</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>Les pierres d’un même tour ne se touchent pas</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>Deux pierres que vous posez dans le même tour ne peuvent pas être voisines.</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>Une pierre violette vient d’être posée au milieu. La case à sa droite est barrée, et un anneau autour de la pierre montre que c’est à cause d’elle.</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>La case barrée touche une pierre de ce tour. Au tour suivant, elle sera libre.</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>Un groupe grandit une fois par tour</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>Chacun de vos groupes compte tel qu’il était au début du tour. Pendant ce tour, une seule pierre peut aller sur ses libertés.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>Un groupe violet de trois pierres au contour lumineux. Une pierre de ce tour le touche en haut. Une case qui le touche en bas est barrée.</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>La pierre du haut a agrandi le groupe entouré. Une seconde en bas l’agrandirait encore.</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>Cela ne concerne que vos propres groupes. À côté de ceux de l’adversaire, posez autant de pierres que vous voulez.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>Réunir des groupes</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>Une pierre peut toucher deux ou trois de vos groupes et les réunir. Alors &lt;b&gt;chacun&lt;/b&gt; d’eux a grandi, et aucune autre pierre de ce tour ne peut toucher l’un d’eux.</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>Une pierre au milieu réunit deux groupes violets de deux pierres. Toutes les cases vides autour du nouveau groupe de cinq sont hachurées.</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>Une seule pierre a fait un groupe de cinq. Les cases hachurées sont fermées jusqu’à la fin du tour. Attention&#x202f;: vous avez maintenant un groupe de moins, et peut-être une pierre de moins au prochain tour.</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>La première pierre d’un tour peut aller sur n’importe quelle case vide. Il y a donc toujours quelque chose à jouer, et personne ne passe jamais.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>On joue jusqu’à ce que le plateau soit plein. Chacun compte son plus grand groupe, et le plus grand des deux gagne. S’ils sont égaux, le joueur qui a la &lt;b&gt;priorité&lt;/b&gt; gagne. Il y a donc toujours un vainqueur.</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>Un plateau plein. Le plus grand groupe violet compte huit pierres, le plus grand groupe ambre sept. Tous deux sont entourés&#x202f;; les autres pierres sont pâles.</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>Huit pierres contre sept&#x202f;: Violet gagne. Les autres groupes ne comptent plus, si nombreux soient-ils.</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>Avec la pendule</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>Le sort donne à l’un de vous la &lt;b&gt;priorité&lt;/b&gt;. Ce joueur décide avant la partie lequel de vous est le &lt;b&gt;Premier&lt;/b&gt; joueur et lequel le &lt;b&gt;Second&lt;/b&gt;, et gagne à la fin si les plus grands groupes sont égaux. Vous pouvez aussi régler les deux en préparant la partie.</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>Pour une partie plus rapide, activez la pendule. Vous avez alors 60 secondes par tour. Quand elles sont épuisées, votre réserve commence à s’écouler&#x202f;: 5 minutes pour toute la partie, jamais renouvelées. Les secondes dont vous n’avez pas besoin dans un tour ne sont pas gardées. Celui qui épuise sa réserve perd.</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>Byg est un jeu de Nick Bentley, de 2010. Il est né de Symple, de Christian Freeling et Benedikt Rosenau.</translation>
    </message>
</context>
<context>
    <name>BygSheet</name>
    <message>
        <source>By Nick Bentley, 2010</source>
        <translation>De Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>To open, the Second player places one stone, and then the First player places one.
Your turn: place at least one stone, and at most one for each of your groups, up to three.
Stones placed in one turn must not touch one another. Each group that you had when the turn began may be extended by only one of them.
When the board is full, compare both players’ largest groups: the larger one wins. If they are equal, the player with priority wins.</source>
        <translation>Pour l’ouverture, le Second joueur pose une pierre, puis le Premier.
À votre tour&#x202f;: posez au moins une pierre, et au plus autant que vous avez de groupes, jamais plus de trois.
Les pierres d’un même tour ne se touchent pas. Chacun de vos groupes, tel qu’il était au début du tour, grandit d’une pierre au plus.
Quand le plateau est plein, chacun compte son plus grand groupe, et le plus grand des deux gagne&#x202f;; s’ils sont égaux, celui qui a la priorité gagne.</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>Il faut d’abord tirer au sort qui a la priorité.</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>Avant la partie, %1 choisit le Premier joueur.</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>On sait déjà qui est le Premier joueur.</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>Un seul des deux peut être le Premier joueur.</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>Il n’y a rien à tirer au sort maintenant.</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1 a la priorité et choisit le Premier joueur.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>C’est à %1 de poser une pierre d’ouverture.</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>L’ouverture, c’est une pierre par joueur, et la vôtre est posée.</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>Posez au moins une pierre avant de finir le tour.</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1 est à côté de %2. Les pierres d’un même tour ne doivent pas se toucher.</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>Une pierre en %1 ferait grandir un groupe une seconde fois. Chaque groupe ne grandit qu’une fois par tour.</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>%1 est le Premier joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>Les deux plus grands groupes comptent %n pierre. %1 a la priorité et gagne donc.</numerusform>
            <numerusform>Les deux plus grands groupes comptent %n pierres. %1 a la priorité et gagne donc.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>2 stones: C3, D4</comment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s largest group has %n stone(s), %2’s has %3.</source>
        <translation>
            <numerusform>Plus grand groupe&#x202f;: %n pierre pour %1, %3 pour %2.</numerusform>
            <numerusform>Plus grand groupe&#x202f;: %n pierres pour %1, %3 pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1 a la priorité et gagne en cas d’égalité.</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1 a la priorité et gagne en cas d’égalité. %2 ouvre avec une pierre, puis %3, qui est le Premier joueur et a aussi le premier tour complet.</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>Est le Premier joueur</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>Vous ne pouvez plus poser de pierre dans ce tour. Vous en aviez %n&#x202f;: une par groupe que vous aviez au début, trois au plus.</numerusform>
            <numerusform>Vous ne pouvez plus poser de pierre dans ce tour. Vous en aviez %n&#x202f;: une par groupe que vous aviez au début, trois au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>Chemin&#x202f;: %1</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>Mur&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>Un plateau plus petit donne une partie plus courte&#x202f;: avec un côté de trois, une partie dure une dizaine de minutes. Sur le plateau de points, les chemins sont des bâtonnets et les murs des jetons.</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>Qui joue le premier tour. Ensuite, on suit l’ordre des places.</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>Côté de %1, %2 hexagones</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>Côté de %1, %2 points</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>Les chemins forment une boucle, et aucun échange n’y peut rien. Reprenez quelque chose.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>Des murs isolent des hexagones, et aucun échange n’y peut rien. Reprenez quelque chose.</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>Les chemins forment une boucle. Réparez-la par un échange, ou reprenez quelque chose.</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>Des murs isolent des hexagones. Réparez cela par un échange, ou reprenez quelque chose.</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>Tracez un chemin et un mur, dans l’ordre que vous voulez.</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>Tracez maintenant un mur.</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>Tracez maintenant un chemin.</translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>Les chemins forment une boucle, qu’un échange doit réparer.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>Des murs isolent des hexagones, ce qu’un échange doit réparer.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Finissez le tour.</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>Un chemin</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Un mur</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>Un échange à moitié fait</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>Un échange, si vous voulez</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>Tracer un chemin ou un mur à l’emplacement marqué d’un anneau</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, pavé numérique</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>La direction du tracé à partir d’un hexagone</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>Tracer un chemin d’un hexagone à l’autre, ou un mur le long d’un côté</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>Tracer un mur, ou effacer ce que vous venez de tracer</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>Aucune route n’est encore complète</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>La moitié de l’échange est choisie. Cliquez maintenant sur un de vos murs, et les deux changent. Un clic sur le chemin choisi annule ce choix.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>La moitié de l’échange est choisie. Cliquez maintenant sur un de vos chemins, et les deux changent. Un clic sur le mur choisi annule ce choix.</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>Finissez le tour, ou échangez&#x202f;: cliquez sur un de vos chemins ou de vos murs, puis sur un trait de l’autre sorte. Chacun devient l’autre.</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>Puis, si vous voulez, un échange&#x202f;: un chemin devient mur, un mur chemin</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>Les points sont ceux d’une partie qui finirait maintenant</translation>
    </message>
</context>
<context>
    <name>BypassFacts</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and their points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>completes route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>complète la route %1 (%2)</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>rompt la route %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>allonge la route %1 (%n chemin manquant au lieu de %2)</numerusform>
            <numerusform>allonge la route %1 (%n chemins manquants au lieu de %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>raccourcit la route %1 (%n chemin manquant au lieu de %2)</numerusform>
            <numerusform>raccourcit la route %1 (%n chemins manquants au lieu de %2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>La partie finit dès que des chemins relient les six coins. Celui qui en a le plus sur les trois routes gagne.</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>chemin %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>mur %1</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>chemin %1 changé en mur</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>mur %1 changé en chemin</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>échange %1 et %2</translation>
    </message>
</context>
<context>
    <name>BypassRoutes</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and their points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Route %1 is complete: %2.</source>
        <comment>a letter, players with their points</comment>
        <translation>La route %1 est complète&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>La route %1 est rompue.</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>Route %1, de %2 à %3</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1&#x202f;: pas encore complète.</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1&#x202f;: complète. %2.</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>Tout le monde trace sur le même plateau, chacun dans sa couleur. Peu à peu, vos &lt;b&gt;chemins&lt;/b&gt; et ceux des autres forment un seul réseau, et des &lt;b&gt;murs&lt;/b&gt; décident où il ne peut pas passer. À la fin, trois routes le traversent. Celui qui y possède le plus de chemins gagne.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>Deux hexagones voisins forment un &lt;b&gt;lien&lt;/b&gt;. Un lien est libre, ou il porte un chemin, ou il porte un mur. Il ne porte jamais deux choses à la fois, à qui qu’elles soient. Le bord extérieur du plateau n’est pas un lien.</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>Votre tour&#x202f;: un chemin et un mur</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>À chaque tour, vous tracez un &lt;b&gt;chemin&lt;/b&gt; et un &lt;b&gt;mur&lt;/b&gt;. Commencez par l’un ou par l’autre.</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>Un plateau de trois hexagones de côté. Violet et Ambre ont chacun deux chemins. Violet vient d’en tracer un troisième, de l’hexagone du milieu vers le bas à droite.</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>Un chemin est un trait du milieu d’un hexagone au milieu de son voisin. Il n’a pas besoin de toucher un autre de vos chemins.</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>Le même plateau. Violet a aussi tracé un mur entre deux hexagones à gauche.</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>Un mur se trouve sur le côté entre deux hexagones. Aucun chemin ne peut le croiser, pas même l’un des vôtres.</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>Une fois le chemin et le mur tracés, vous pouvez faire un &lt;b&gt;échange&lt;/b&gt;&#x202f;: un de vos chemins devient un mur sur le même lien, et un de vos murs devient un chemin sur le sien. C’est l’un et l’autre ou rien, une fois par tour, et seulement avec ce qui est à vous. Vous pouvez aussi échanger des traits de ce tour.</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>Le même plateau après un échange. Là où Violet avait un chemin en haut à gauche, il y a maintenant un mur violet, et un mur violet à droite est devenu un chemin.</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>Violet a renoncé au chemin en haut à gauche et ouvert le mur à droite.</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>Pas de boucle</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>À la fin d’un tour, les chemins ne peuvent pas former de &lt;b&gt;boucle&lt;/b&gt;. Tous les chemins comptent, quelle que soit leur couleur&#x202f;: il n’y a jamais deux façons d’aller d’un hexagone à un autre.</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>Trois hexagones en haut à droite sont reliés par trois chemins, violets et ambre. La boucle est lumineuse.</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>Le nouveau chemin a fermé une boucle en haut à droite. En l’état, Violet ne peut pas finir le tour.</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>Un chemin de la boucle est devenu un mur, et un mur violet à droite est devenu un chemin. Plus rien n’est lumineux.</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>Violet a échangé un chemin de la boucle. Le tour peut maintenant finir. «&#x202f;Montrer&#x202f;» trouve de tels échanges pour vous.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>Rien d’isolé</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>À la fin d’un tour, les murs ne peuvent pas isoler du reste un hexagone ou un groupe d’hexagones. On doit encore pouvoir aller de chaque hexagone à tous les autres sans croiser de mur.</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>Trois murs autour du coin en bas à gauche. Le coin est ombré.</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>Le troisième mur a isolé le coin en bas à gauche. Violet peut ouvrir un de ses murs par un échange, ou tracer le dernier ailleurs.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>Sur chaque route, chacun de vos chemins rapporte un point. Un chemin qui se trouve sur deux ou trois routes rapporte deux ou trois points. Les murs ne rapportent rien, ni les chemins en dehors des routes.</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>Plateaux et joueurs</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>Cinq hexagones de côté, c’est le jeu complet. Quatre vont plus vite, et trois donnent une partie de dix minutes à deux ou trois joueurs. Le plateau de points est celui de quatre hexagones de côté, dessiné autrement&#x202f;: les chemins sont des bâtonnets entre les points, les murs des jetons sur les lignes.</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>À partir de trois joueurs, on peut quitter la partie. Ce qu’on a tracé reste et compte pour les routes des autres.</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>Vous pouvez imprimer les quatre plateaux depuis le menu Partie et jouer avec des stylos.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>Bypass est un jeu de Raymond Gallardo, de 2010.</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>Six hexagones portent une lettre grecque, un dans chaque coin. Deux coins opposés portent la même&#x202f;: il y a deux α, deux β et deux γ.</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>Sur la table, glissez d’un hexagone à l’autre pour un chemin. Pour un mur, utilisez le bouton droit ou le stylo à murs. Avec un stylo en main, un clic trace aussi. Tant que vous n’avez pas fini le tour, vous pouvez tout reprendre.</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>Pendant le tour, ce n’est pas encore grave. Un échange peut le &lt;b&gt;réparer&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>La partie finit aussitôt qu’un tour laisse les six lettres reliées. Comme il n’y a pas de boucle, une &lt;b&gt;route&lt;/b&gt; et une seule mène de α à α, une de β à β et une de γ à γ.</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>Une partie finie. Le réseau relie les six lettres. Violet marque 3 points sur α, 2 sur β et 2 sur γ&#x202f;; Ambre en marque 2 sur chacune.</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>Violet possède trois chemins sur la route α, deux sur β et deux sur γ, soit sept points en tout. L’un d’eux se trouve sur α et sur β et compte deux fois. Ambre en a deux sur chaque route, soit six points.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>Celui qui a le plus de points gagne. Si plusieurs sont en tête, ils partagent la victoire, à une exception près&#x202f;: &lt;b&gt;celui qui a mis fin à la partie ne partage pas&lt;/b&gt;. Réfléchissez donc bien avant de relier la dernière lettre.</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>Une route est &lt;b&gt;complète&lt;/b&gt; dès que ses deux hexagones sont reliés. Elle s’illumine alors, et les fiches disent combien de points chacun aurait si la partie finissait maintenant. Un échange peut encore la rompre.</translation>
    </message>
</context>
<context>
    <name>BypassSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation>De Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation>Route %1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>À votre tour&#x202f;: posez un bâtonnet sur une ligne, c’est un chemin, et un jeton au milieu d’une autre, c’est un mur.
Ensuite, si vous voulez, échangez la place d’un de vos bâtonnets et d’un de vos jetons.</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>À votre tour&#x202f;: tracez un chemin d’un hexagone à l’autre et un mur entre deux hexagones.
Ensuite, si vous voulez, changez un de vos chemins en mur et un de vos murs en chemin.</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>À la fin de votre tour, les chemins ne forment pas de boucle et les murs n’isolent rien.
Quand les six lettres sont reliées, la partie finit.
Chacun de vos chemins sur les routes de α à α, de β à β et de γ à γ rapporte un point&#x202f;: marquez-le sur la piste et, arrivé au bout, repartez du début.
Le plus haut total gagne. En cas d’égalité, celui qui a mis fin à la partie ne partage pas la victoire.</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>Il n’y a pas d’hexagone %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1 et %2 ne sont pas voisins, donc rien ne les relie.</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>Il y a un chemin par tour, et le vôtre est tracé. Reprenez-le pour en tracer un autre.</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>Il y a un mur par tour, et le vôtre est tracé. Reprenez-le pour en tracer un autre.</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>Tracez d’abord votre chemin et votre mur. Ensuite, vous pourrez faire un échange.</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>Vous avez fait votre échange. Il n’y en a qu’un par tour.</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>Il manque encore un chemin à votre tour.</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>Il manque encore un mur à votre tour.</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>Tracez un chemin et un mur avant de finir le tour.</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>Un échange change deux liens différents, et %1 vient d’être changé.</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>Les chemins forment une boucle. Aucun tour ne peut finir ainsi.</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>Des murs isolent %1. Aucun tour ne peut finir ainsi.</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>La partie est finie&#x202f;: toutes les lettres sont reliées.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>Les autres&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1 a %n point sur les trois routes.</numerusform>
            <numerusform>%1 a %n points sur les trois routes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1 ont %n point chacun sur les trois routes.</numerusform>
            <numerusform>%1 ont %n points chacun sur les trois routes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>%1 a mis fin à la partie et ne partage donc pas la victoire.</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>Ceux qui ont quitté la partie ne peuvent pas gagner&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>%2 a déjà un chemin sur %1.</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>Un mur barre le passage sur %1 (%2). Un chemin ne peut pas le croiser.</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>Un chemin passe sur %1 (%2). Un mur ne peut pas le croiser.</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>%2 a déjà un mur sur %1.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>On ne peut rien tracer sur un seul hexagone. Glissez d’ici à un hexagone voisin, ou cliquez sur le côté entre deux hexagones.</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>On ne peut rien poser sur un seul point. Glissez d’ici à un point voisin, ou cliquez sur la ligne entre deux points.</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>Vous n’avez pas de chemin sur %1. Pour un échange, cliquez sur un de vos chemins&#x202f;: il devient un mur.</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>Vous n’avez pas de mur sur %1. Pour un échange, cliquez sur un de vos murs&#x202f;: il devient un chemin.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>La moitié de l’échange est choisie&#x202f;: un mur. Cliquez maintenant sur un de vos chemins.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>La moitié de l’échange est choisie&#x202f;: un chemin. Cliquez maintenant sur un de vos murs.</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Arthur Blumberg, Kadon Enterprises</source>
        <translation>Arthur Blumberg, Kadon Enterprises</translation>
    </message>
    <message>
        <source>Draw paths and walls in your colour, and own more of the three routes than anyone else.</source>
        <translation>Tracez chemins et murs dans votre couleur, et possédez une plus grande part des trois routes que les autres.</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>Beaucoup de groupes, c’est beaucoup de pierres à poser, mais seul le plus grand compte à la fin. Quand les réunir&#x202f;?</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam, pour The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>Insérez des cartes dans les rangées, déplacez tout le paysage et achevez votre chemin d’une rive à l’autre avant l’adversaire.</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter et Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>Sautez par-dessus de longues chaînes, échangez des places à travers le plateau et ramenez vos dix pièces au gré des dés.</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>Avancez dans les espaces entre les lignes&#x202f;: chaque groupe de trois que vous complétez fait entrer une autre de vos pièces.</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>Ne partagez jamais une ligne avec l’adversaire. L’espace se resserre vite, et celui qui ne trouve plus de place a perdu.</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>Trois pièces sur le plateau, trente-sept qui attendent dehors&#x202f;: faites-les toutes entrer, en aussi peu de coups que possible.</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>Un solitaire où les sauts peuvent tourner&#x202f;: sautez jusqu’à ce qu’il ne reste qu’une pièce, en plein centre.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>Quarante pièces de quatre couleurs, enroulées en spirale. Déroulez-la saut après saut jusqu’à la dernière.</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>Planifiez en secret, puis partez tous ensemble&#x202f;: les panneaux vous mènent loin, sauf si quelqu’un d’autre a dévié la route.</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>Pièce %1</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>Où se trouvent les pièces au début.</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>Activé&#x202f;: une pièce ne peut pas passer par-dessus sa propre couleur.</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>Jouer une solution</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>Ressortir la dernière pièce entrée</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>Un indice&#x202f;; la deuxième fois, tout le coup</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>Trois pièces sont sur le plateau, trente-sept attendent dehors. Faites-les &lt;b&gt;toutes&lt;/b&gt; entrer, en aussi peu de coups que possible. Les pièces se tiennent dans les &lt;b&gt;espaces&lt;/b&gt; entre les lignes.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>Un coup fait passer une pièce par un côté dans un espace vide. Des espaces qui ne se touchent qu’en un point ne sont pas voisins, et on ne saute pas. Vous pouvez déplacer n’importe quelle pièce, autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Groupes de trois</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>Là où une ligne s’arrête contre une autre, trois espaces se rejoignent en T&#x202f;: c’est un &lt;b&gt;groupe de trois&lt;/b&gt;. Si vous allez dans un groupe et qu’&lt;b&gt;un seul&lt;/b&gt; de ses espaces est encore vide, une pièce peut y entrer de l’extérieur. Cela ne coûte aucun coup.</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>Une pièce est allée dans un espace. Des trois espaces autour d’un T, deux contiennent maintenant une pièce, et une troisième pièce entre dans l’espace vide.</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>Le coup de d1 à e1 remplit deux espaces d’un groupe. Une pièce peut entrer en g2.</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>Transit</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>Une pièce dans l’un des quatre espaces de transit, avec une flèche pour chacune de ses sorties.</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>C’est à la pièce en b1 de repartir maintenant. Aucune autre ne peut bouger.</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Seize pièces entourent le centre. Sautez jusqu’à ce qu’il reste une &lt;b&gt;seule pièce&lt;/b&gt;, et faites-la s’arrêter sur le &lt;b&gt;carré central&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>Une pièce saute par-dessus &lt;b&gt;une&lt;/b&gt; voisine jusqu’à un point vide à côté de celle-ci. Des points sont voisins quand ils se suivent sur une ligne. La pièce sautée quitte le plateau.</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>Une pièce a sauté par-dessus sa voisine, en tournant à la pièce sautée, qui est marquée.</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>Le saut peut aller tout droit ou &lt;b&gt;tourner&lt;/b&gt; à la pièce sautée. Il ne doit simplement pas ramener à son point de départ.</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>La même pièce en main, avec une marque sur chaque point où elle peut se poser.</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>Tous les points où la pièce de D7 peut se poser. Pointez-en un pour voir ce qui serait retiré.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Quarante pièces de quatre couleurs sont enroulées en spirale. Déroulez-la jusqu’à ce qu’il reste une &lt;b&gt;seule pièce&lt;/b&gt;. Le mieux, c’est de finir sur le &lt;b&gt;carré central&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>Une pièce passe par-dessus une &lt;b&gt;chaîne&lt;/b&gt; d’une ou plusieurs pièces, chacune à côté de la précédente, et se pose sur un point vide à côté de la dernière. Elle peut tourner à chaque point. Aucun point n’est franchi deux fois.</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>Une pièce ne passe jamais par-dessus sa &lt;b&gt;propre couleur&lt;/b&gt;. Si vous jouez sans couleurs, elle peut passer par-dessus n’importe quelle pièce.</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>Une pièce blanche est passée par-dessus une noire et une rouge. La rouge, la dernière, est marquée.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>La &lt;b&gt;dernière&lt;/b&gt; pièce franchie quitte le plateau. Les autres restent.</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>Sur un point de sortie</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>Une pièce sur l’un des huit points les plus extérieurs ne saute que &lt;b&gt;le long du bord extérieur&lt;/b&gt; du plateau&#x202f;: sa chaîne et son point d’arrivée sont sur ce bord.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>L’un des défis en solo d’Over-Pass, d’Arthur Blumberg, Kadon Enterprises.</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>Un même coup peut faire entrer plusieurs pièces, s’il le permet dans plusieurs groupes. Une pièce qui entre n’en fait entrer aucune autre, et ce que vous ne faites pas entrer aussitôt est perdu pour ce coup.</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>Les quatre espaces autour du carré intérieur sont des espaces de &lt;b&gt;transit&lt;/b&gt;. Une pièce peut y entrer, mais elle doit repartir &lt;b&gt;dès le coup suivant&lt;/b&gt;, même si cela la ramène en arrière. Le carré central reste vide.</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>De D7 par-dessus C7 vers B0. La pièce en C7 quitte le plateau.</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>La pièce blanche passe par-dessus la noire et la rouge. La rouge est la dernière, elle quitte donc le plateau.</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>Souvent, un même point d’arrivée peut être atteint de plusieurs façons qui retirent des pièces différentes. Alors ces pièces s’illuminent, et vous pointez celle à retirer.</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>Annulez et rétablissez autant que vous voulez. &lt;b&gt;Indice&lt;/b&gt; cherche une solution à partir de la position actuelle et montre quelle pièce se déplace ensuite&#x202f;; redemandez-le pour voir tout le coup. S’il n’y a pas de solution, il dit jusqu’où remonter. Avec des indices, on gagne une étoile. &lt;b&gt;Solution&lt;/b&gt; en joue une du début à la fin&#x202f;; la jouer ensuite soi-même donne une étoile creuse.</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>Il n’y a pas de pièce en %1 qui puisse sauter.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>La pièce en %1 ne peut pas sauter par-dessus elle-même.</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>Un saut passe par-dessus une pièce, et %1 est vide.</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>Une pièce saute par-dessus sa voisine, et %1 et %2 ne sont pas voisins.</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>Un saut ne peut pas finir en %1, d’où il est parti.</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>Un saut par-dessus %1 finit juste à côté, et %2 n’est pas voisin de %1.</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>Un saut finit sur un point vide, et %1 est occupé.</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>Il n’y a pas de pièce en %1 qui puisse sauter.</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>Un saut ne peut pas finir en %1, d’où il est parti.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>La pièce en %1 ne peut pas passer par-dessus elle-même.</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>Un saut passe par-dessus des pièces jusqu’à son point d’arrivée, et %1 est vide.</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>Un saut finit sur un point vide, et %1 est occupé.</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>Un saut finit juste à côté de la dernière pièce franchie. %2 n’est pas à côté de %1.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>Aucune chaîne de pièces ne mène de %1 à %2&#x202f;: il y a un trou entre les deux.</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>La pièce en %1 est sur un point de sortie. Elle ne saute que le long du bord extérieur du plateau.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Il n’y a pas de pièce à déplacer en %1.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Un coup passe par un côté, et %1 et %2 n’en ont aucun en commun.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Il y a déjà une pièce en %1.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 n’est pas le seul espace vide d’un groupe de trois où vous venez d’entrer&#x202f;: rien n’y entre donc.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 ne fait partie d’aucun groupe de trois. Y aller ne fait rien entrer.</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>Dans Full House, aucune pièce ne peut entrer dans le carré central.</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>D’abord, la pièce en %1 doit repartir&#x202f;: elle est en transit et ne peut pas s’y arrêter.</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>Sautez d’abord&#x202f;: un coup, c’est un saut.</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>Sautez d’abord&#x202f;: un coup, c’est un saut.</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>Déplacez d’abord une pièce&#x202f;: un coup, c’est un pas.</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>Plus aucun saut possible. Annulez ou recommencez.</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>Plus aucun saut possible. Annulez ou recommencez.</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>Plus aucun coup possible. Annulez ou recommencez.</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>Il n’y a pas de point %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>Il n’y a pas de point %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>Il n’y a pas d’espace %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>Une seule personne joue ici, saut après saut&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>Une seule personne joue ici, saut après saut&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>Une seule personne joue ici, coup après coup&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>La pièce en %1 est en transit. Elle doit repartir maintenant.</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>Une pièce %1 ne peut pas passer par-dessus sa propre couleur, qui barre le chemin en %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>Il ne reste que %n pièce dehors.</numerusform>
            <numerusform>Il ne reste que %n pièces dehors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>%n pièce attend dehors</numerusform>
            <numerusform>%n pièces attendent dehors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>%n coup possible</numerusform>
            <numerusform>%n coups possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1 par-dessus %2 vers %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1, avec entrée en %2</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>Les %1 pièces sont toutes sur le plateau après %n coup.</numerusform>
            <numerusform>Les %1 pièces sont toutes sur le plateau après %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>Plus rien ne peut bouger. Il y a %n pièce sur le plateau.</numerusform>
            <numerusform>Plus rien ne peut bouger. Il y a %n pièces sur le plateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>Plus aucune pièce ne peut sauter. Il reste %n pièce.</numerusform>
            <numerusform>Plus aucune pièce ne peut sauter. Il reste %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>Il reste une pièce, au centre, après %n coup.</numerusform>
            <numerusform>Il reste une pièce, au centre, après %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>Il reste une pièce après %n coup, mais pas au centre.</numerusform>
            <numerusform>Il reste une pièce après %n coups, mais pas au centre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>Sautez par-dessus une voisine, tout droit ou en tournant. La pièce sautée est retirée.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>Sautez par-dessus une ou plusieurs pièces, jamais par-dessus la même couleur. La dernière franchie est retirée.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>Sautez par-dessus une ou plusieurs pièces. La dernière franchie est retirée.</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>Faites entrer les %1 pièces, en aussi peu de coups que possible.</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>Faites entrer les %1 pièces&#x202f;: le record connu est de %n coup.</numerusform>
            <numerusform>Faites entrer les %1 pièces&#x202f;: le record connu est de %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Ne laissez qu’une pièce, au centre.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>Ne laissez qu’une pièce, de préférence au centre. Aucune ne saute par-dessus sa propre couleur.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Ne laissez qu’une pièce, de préférence au centre.</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>Déplacez une pièce. Des marques à trois branches montrent les groupes de trois&#x202f;: si vous allez dans un groupe et qu’un seul de ses espaces est encore vide, une autre pièce peut y entrer.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n jouée</numerusform>
            <numerusform>%n jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n résolu</numerusform>
            <numerusform>%n résolus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>Après %n partie cotée&#x202f;: %1. Minimum %2, maximum %3.</numerusform>
            <numerusform>Après %n parties cotées&#x202f;: %1. Minimum %2, maximum %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>Résolues</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>Non résolues</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>Temps écoulé, dépassé de %1</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>Tour %1, réserve %2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>Encore %1 pour ce tour</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>Encore %1</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>%1 de dépassement en tout</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>%1 par tour</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Réserve %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>Une table pour des jeux de chemins et de liens.</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>Une partie à ouvrir.</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>Commencer aussitôt ce jeu, par exemple byg.</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>Écrire une image de la table et quitter.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>Taille de l’image, par exemple 1280x800.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>Code de langue, par exemple de.</translation>
    </message>
    <message>
        <source>there is no language %1</source>
        <translation>il n’y a pas de langue %1</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>le thème doit être light ou dark</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>une taille doit s’écrire comme 1280x800</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>il n’y a pas de jeu %1</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>il n’y a pas d’écran où afficher une fenêtre</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>Ouvrir aussitôt cette leçon, par exemple byg/3.</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>la leçon %1 n’existe pas</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>Ouvrir aussitôt ce problème, par exemple byg/7.</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>le problème %1 n’existe pas</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>Ouvrir aussitôt l’exercice du jour.</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>C’est d’abord à la personne dont c’est le tour de lever le rideau.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Ce joueur n’existe pas dans cette partie.</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>À plus de deux joueurs, on n’abandonne pas&#x202f;: on quitte la partie.</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>En solo, on ne peut qu’abandonner. Il n’y a pas d’autres joueurs, et pas de pendule.</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>Les dés ont été lancés depuis. À cette table, on ne peut rien annuler au-delà d’un lancer.</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Abandonne</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>Nulle par accord</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>Les joueurs ont convenu d’une partie nulle.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 a abandonné.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 n’a plus de temps.</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>Quitte la partie</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>Tous les autres ont quitté la partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>Le sort décide qui commence.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>Il n’y a pas de case %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>Il y a déjà une pierre en %1.</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>Il faut d’abord tirer au sort qui commence.</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>On sait déjà qui commence.</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1 a quitté la partie et ne peut pas commencer.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>C’est à l’ordinateur de jouer.</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>Une partie peut garder %1 autres variantes, et celle-ci en a déjà autant. Supprimez-en d’abord une.</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>Ceux qui ont quitté la partie ne peuvent plus y participer.</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>À deux joueurs, on ne quitte pas la partie&#x202f;: on abandonne.</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>Ici, un tour ne compte qu’une étape et se termine de lui-même.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>DayTexts</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its problem or puzzle</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>solution montrée</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>sans indice</translation>
    </message>
    <message>
        <source>Byways %1 · %2 %3</source>
        <comment>a date, a game, stars</comment>
        <translation>Byways %1 · %2 %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>tries, hints, time</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an exercise, how hard it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Exercise of %1</source>
        <comment>a date</comment>
        <translation>Exercice du %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>S’ouvre demain</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>S’ouvre dans %n jour</numerusform>
            <numerusform>S’ouvre dans %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>Plus longue série&#x202f;: %n jour. Elle recommence demain.</numerusform>
            <numerusform>Plus longue série&#x202f;: %n jours. Elle recommence demain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>Plus longue série&#x202f;: %n jour. Elle recommence aujourd’hui.</numerusform>
            <numerusform>Plus longue série&#x202f;: %n jours. Elle recommence aujourd’hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>Un jour compte pour la série si son exercice est fait ce jour-là. Les jours rattrapés comptent comme faits, mais pas pour la série.</translation>
    </message>
    <message>
        <source>Byways %1 · %2</source>
        <comment>a date, a game</comment>
        <translation>Byways %1 · %2</translation>
    </message>
</context>
<context>
    <name>DiceArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>player, colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Reserve of %1</source>
        <comment>a colour</comment>
        <translation>Réserve %1</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Au tour de</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solution vue</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolu</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>Résolus&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>Étoiles&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Record&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>Commencé&#x202f;: %n coup</numerusform>
            <numerusform>Commencé&#x202f;: %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>Une ébauche&#x202f;: on ne peut pas encore y jouer.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Votre casse-tête</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>Pas de solution (prouvé)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>à l’étape %1 sur %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>Fait le jour même, en %1</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>Fait plus tard, en %1</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>Pas parmi vos casse-têtes</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>Impossible de dessiner l’image.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Le dossier «&#x202f;%1&#x202f;» n’existe pas.</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>Ce programme a été compilé sans giflib, dont les images animées ont besoin.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>les côtés d’une image doivent faire de %1 à %2 pixels, écrits comme 1280x800</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>le papier doit être a4 ou letter</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>Écrire une image par tour dans un dossier et quitter.</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>Exporter le plateau vide au lieu de la position.</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>Exporter sans coordonnées.</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>Papier d’un PDF&#x202f;: a4 ou letter.</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>un export demande une seule partie</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>chaque tour d’une image animée doit durer de %1 à %2 secondes</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>un fichier à exporter doit finir par .pdf, .svg, .png, .html ou .gif</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>Écrire la position dans un fichier et quitter&#x202f;: pdf, svg ou png&#x202f;; toute la partie&#x202f;: html ou gif.</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>Durée d’affichage de chaque tour dans un GIF&#x202f;: de 0.1 à 10 secondes.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1 existe déjà, et rien n’a été remplacé</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>le dossier «&#x202f;%1&#x202f;» n’existe pas</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>Impossible d’écrire «&#x202f;%1&#x202f;»&#x202f;: %2.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>Impossible de le lire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>Windows réserve le nom «&#x202f;%1&#x202f;» à un périphérique</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>sous Windows, un nom de fichier ne peut pas contenir «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>sous Windows, un nom de fichier ne peut pas finir par un point ou une espace</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>c’est trop long pour pouvoir être relu</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>sous Windows, un nom de fichier ne peut pas contenir de caractères invisibles</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Fichier introuvable.</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>Tour %1&#x202f;: à %2 de lancer les dés</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>Tour %1&#x202f;: à %2 de jouer</translation>
    </message>
    <message>
        <source>won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>Les tours</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who has won, why</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>GroupsFace</name>
    <message>
        <source>Show every group of three</source>
        <translation>Montrer tous les groupes de trois</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>fait rentrer %n pièce</numerusform>
            <numerusform>fait rentrer %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>fait entrer %n pièce de la réserve</numerusform>
            <numerusform>fait entrer %n pièces de la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>fait gagner à %1 %n pas vers le centre</numerusform>
            <numerusform>fait gagner à %1 %n pas vers le centre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>Tout le plateau. Trois pièces de chaque couleur sont dans des espaces près du bord. Quatre tuiles autour du centre sont des espaces de transit.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>Le début. À deux, chacun a deux couleurs&#x202f;: l’un blanc et rouge, l’autre noir et bleu. À trois, il n’y a pas de bleu.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>Les couleurs jouent à tour de rôle&#x202f;: blanc, noir, rouge, bleu. Lancez les deux dés. Leur &lt;b&gt;somme&lt;/b&gt; est votre nombre de coups, tous avec des pièces de la &lt;b&gt;couleur dont c’est le tour&lt;/b&gt;, une seule ou plusieurs. Ce que vous n’utilisez pas est perdu.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Groupes de trois</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>Partout où une ligne s’arrête contre une autre, trois espaces se rejoignent&#x202f;: un au-delà de cette autre, et un de chaque côté de la ligne qui s’arrête. Ces trois-là forment un groupe.</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>Tout le plateau. Là où une ligne s’arrête, un petit signe à trois branches relie trois espaces.</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>Chaque signe relie les trois espaces d’un groupe. Il y en a 36. La touche T les montre sur le plateau.</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>Quand votre coup remplit le &lt;b&gt;deuxième&lt;/b&gt; espace d’un groupe, vous pouvez poser une pièce de votre couleur, prise dans la réserve, dans le &lt;b&gt;troisième&lt;/b&gt;&#x202f;: cela ne coûte rien. Peu importe à qui est la pièce dans l’autre espace. Un même coup peut le faire pour plusieurs groupes à la fois.</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>Une pièce blanche va dans un espace d’un groupe où se trouve déjà une pièce noire. Le troisième espace est marqué&#x202f;: une pièce blanche peut y entrer.</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>Une pièce blanche va à côté d’une noire, et une autre blanche peut entrer dans le troisième espace.</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>Vous le faites juste après le coup ou pas du tout. Une pièce qui entre ne complète rien par elle-même.</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>Transit et retour</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>Le chemin du retour passe par un &lt;b&gt;espace de transit&lt;/b&gt;, l’une des quatre tuiles, puis par un petit triangle jusqu’au centre. Ce qui entre au centre est aussitôt rentré. On peut traverser les espaces de transit, mais à la fin du tour, aucune de vos pièces ne doit s’y trouver. Ils ne font partie d’aucun groupe, le centre non plus.</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>Le centre du plateau. Une pièce blanche passe par une tuile et un petit triangle jusqu’au carré sombre.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>Tant qu’une couleur a des pièces en réserve, au moins &lt;b&gt;deux&lt;/b&gt; de ses pièces doivent rester sur le plateau.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-Three est un jeu d’Arthur Blumberg, publié par Kadon Enterprises dans le coffret Over-Pass. Le plateau montré ici est une reconstitution.</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>Les pièces se tiennent dans les espaces entre les lignes. Trois de chaque couleur commencent près du bord, sept attendent en réserve. Formez des groupes de trois pour les faire entrer, et ramenez toutes vos pièces en passant par le centre.</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>Un coup fait passer une pièce &lt;b&gt;par un côté&lt;/b&gt; dans l’espace vide derrière. Des espaces qui ne se touchent qu’en un point ne sont pas voisins, et on ne saute pas.</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>Trois coups ramènent cette pièce. Avec deux, elle va jusqu’au petit triangle. Avec un seul, elle ne peut pas partir.</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>Le premier à rentrer toutes ses pièces gagne aussitôt. À deux, les options disent si une couleur suffit ou s’il faut rentrer les deux.</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Il n’y a pas de pièce à déplacer en %1.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>C’est à la couleur %2 de jouer. Aucune pièce %1 ne bouge.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1 est occupé par une pièce %2.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Un coup passe par un côté, et %1 et %2 n’en ont aucun en commun.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 n’est pas le seul espace vide d’un groupe de trois où vous venez d’entrer&#x202f;: rien n’y entre donc.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 ne fait partie d’aucun groupe de trois. Y aller ne fait rien entrer.</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>Deux pièces de couleur %1 doivent rester sur le plateau tant que leur réserve n’est pas vide&#x202f;: elle en contient %n.</numerusform>
            <numerusform>Deux pièces de couleur %1 doivent rester sur le plateau tant que leur réserve n’est pas vide&#x202f;: elle en contient %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>La réserve %1 est vide. Plus rien n’entre.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>La réserve %1 ne contient que %n pièce.</numerusform>
            <numerusform>La réserve %1 ne contient que %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Tous les coups sont joués. Finissez le tour.</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>Aucune pièce %1 ne peut bouger. Finissez le tour.</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>Déplacez des pièces de couleur %1 d’espace en espace, dans la limite des dés.</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>Un groupe est complet&#x202f;: faites entrer %n pièce, là où le plateau brille.</numerusform>
            <numerusform>Un groupe est complet&#x202f;: faites entrer vos %n pièces, là où le plateau brille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>Faire entrer une pièce en %1&#x202f;: le groupe est complet</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>Une pièce est entrée en %1</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>Rentrer&#x202f;: un coup vers le carré central, z</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>Aucune pièce ne rentre encore&#x202f;: deux pièces restent sur le plateau tant qu’il y en a en réserve</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>%n pièce peut encore entrer gratuitement, en %1. L’occasion est perdue à la fin du tour.</numerusform>
            <numerusform>%n pièces peuvent encore entrer gratuitement, en %1. L’occasion est perdue à la fin du tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>Seul %1 est vide dans son groupe, mais une pièce n’entre que juste après un coup vers ce groupe, pas après un coup qui en sort ou qui reste dans un autre.</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>Aucune pièce ne peut rester dans un espace de transit, et ensuite il n’y aurait plus d’issue depuis %1.</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>Aucune pièce ne peut rester dans un espace de transit. Quitter %1 demanderait alors %n coup, et il n’en resterait que %2.</numerusform>
            <numerusform>Aucune pièce ne peut rester dans un espace de transit. Quitter %1 demanderait alors %n coups, et il n’en resterait que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>Aucune pièce ne peut rester dans un espace de transit. Quitter %1 demande %n coup, et vous en avez %2.</numerusform>
            <numerusform>Aucune pièce ne peut rester dans un espace de transit. Quitter %1 demande %n coups, et vous en avez %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1, en quittant un groupe. Pour faire entrer une pièce, il faut un coup vers un groupe</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n en réserve&#x202f;: quand un coup remplit le deuxième espace d’un groupe, une pièce peut entrer dans le troisième</numerusform>
            <numerusform>%n en réserve&#x202f;: quand un coup remplit le deuxième espace d’un groupe, une pièce peut entrer dans le troisième</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>Sortir de l’espace de transit&#x202f;: %n coup</numerusform>
            <numerusform>Sortir de l’espace de transit&#x202f;: %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>La pièce en %1 ne peut pas bouger&#x202f;: les pièces en %2 bloquent tous les passages.</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>Aucune pièce %2 n’est à côté de %1&#x202f;; aucune ne peut donc y aller.</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>Chaque marque à trois branches relie les trois espaces d’un groupe.</translation>
    </message>
</context>
<context>
    <name>HighwayArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>cell, what is there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Points pour %1</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>Panneau vers la gauche</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>Panneau vers la droite</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>panneau vers la gauche</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>panneau vers la droite</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barrière</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>brigand</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>vous êtes ici</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>sous votre contrôle&#x202f;: à deux cases au plus</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>sous votre contrôle&#x202f;: dans votre ligne de vue</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>sous votre contrôle&#x202f;: personne d’autre n’est aussi près</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>le plateau s’arrête là</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>choc de face avec le mur élastique</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>une barrière ferme %1</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>le trajet est déjà passé en %1</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>donne un trajet de %n case</numerusform>
            <numerusform>donne un trajet de %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>rapporte %n point sur le plateau actuel</numerusform>
            <numerusform>rapporte %n points sur le plateau actuel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>Après six manches, celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>panneau vers la gauche en %1</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>panneau vers la droite en %1</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>barrière en %1</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>brigand en %1</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>sur place</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>départ vers %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, number on the player&apos;s piece: Ann (1)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>HighwayRace</name>
    <message>
        <source>New signs go up.</source>
        <translation>Nouveaux panneaux posés.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>La manche %1 est finie.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Pas %1 sur %2</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>Les brigands prennent leur part.</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>Les barrières disparaissent. Les brigands prennent leur part.</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>Chaque panneau se retourne.</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>Les barrières ont disparu.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1 finissent sur la même case, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>%n voyageur finit sur une case avec d’autres.</numerusform>
            <numerusform>%n voyageurs finissent sur une case avec d’autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1 retourne de %2 en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>%n voyageur retourne à une case de départ.</numerusform>
            <numerusform>%n voyageurs retournent à des cases de départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>Des panneaux différents ont été posés en %1&#x202f;: aucun ne compte.</translation>
    </message>
</context>
<context>
    <name>HighwayRanking</name>
    <message>
        <source>%1. %2 %3</source>
        <comment>place, player, points</comment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1 %2 (has left)</source>
        <comment>player, points</comment>
        <translation>%1 %2 (a quitté)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>%1 a %n point après six manches.</numerusform>
            <numerusform>%1 a %n points après six manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>%1 ont %n point chacun après six manches.</numerusform>
            <numerusform>%1 ont %n points chacun après six manches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>un panneau vers la gauche</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>un panneau vers la droite</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>une barrière</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>jusqu’au bord du plateau</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>droit dans le coin</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>arrêt devant la barrière en %1</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>arrêt devant sa propre trace en %1</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>En %1, %2 et %3 se sont rencontrés&#x202f;: aucun des deux n’est posé.</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>En %1, %2 se sont rencontrés&#x202f;: aucun n’est posé.</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2&#x202f;: n’a pas bougé. Était-ce prévu&#x202f;? Cela reste un secret.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <comment>player, points, how the journey ended</comment>
        <translation>%1 %2&#x202f;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n barrier(s) taken away: %1. Barriers last one round.</source>
        <comment>barriers, their cells</comment>
        <translation>
            <numerusform>%n barrière enlevée&#x202f;: %1. Les barrières durent une manche.</numerusform>
            <numerusform>%n barrières enlevées&#x202f;: %1. Les barrières durent une manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points: Ann +5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>From robbers: %1.</source>
        <comment>players, what they gained or lost</comment>
        <translation>Dont par des brigands&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>Avant la dernière manche, %1 menait avec %n point.</numerusform>
            <numerusform>Avant la dernière manche, %1 menait avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>Avant la dernière manche, %1 menaient avec %n point chacun.</numerusform>
            <numerusform>Avant la dernière manche, %1 menaient avec %n points chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>La dernière manche a rapporté&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1 finissent sur la même case, %2. Après la dernière manche, personne n’est renvoyé.</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1 finissent la manche sur la même case, %2, et retournent donc à leurs cases de départ.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%1 ne peut pas retourner en %2, où se trouve quelqu’un. Le sort choisira une autre case de départ.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%1 ne peut pas retourner en %2, où se trouve quelqu’un, et le sort l’envoie de %3 en %4, une case de départ libre.</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1 reste en %2, sa propre case de départ.</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1 retourne de %2 à sa propre case de départ, %3.</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>Chacun planifie en secret, puis tous partent en même temps. En &lt;b&gt;six manches&lt;/b&gt;, vous voulez aller le plus loin possible, et vous déviez la route pour que les autres n’y arrivent pas.</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>Votre plan</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>Le sort donne à chacun un coin, sa &lt;b&gt;case de départ&lt;/b&gt;. À chaque manche, vous préparez un plan secret&#x202f;: jusqu’à &lt;b&gt;deux panneaux&lt;/b&gt; qui font tourner les voyageurs à gauche ou à droite, au plus &lt;b&gt;une barrière&lt;/b&gt;, et la &lt;b&gt;direction&lt;/b&gt; dans laquelle vous partez.</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>Ce que vous contrôlez</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>Vous ne posez que sur les cases que vous &lt;b&gt;contrôlez&lt;/b&gt;&#x202f;: toutes celles qui sont à deux pas de vous au plus. Plusieurs joueurs peuvent contrôler la même case.</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>Un joueur se trouve dans le coin A1. Neuf cases sont teintées&#x202f;: A1, A2, A3, B1, B2, B3, C1, C2 et C3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>On ne peut rien poser sur une case où se trouve un joueur. Une barrière ne se pose jamais sur un coin. Vos panneaux et votre barrière vont sur des cases différentes. Ils peuvent couvrir ce qui s’y trouve déjà.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tout en même temps</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>Quand tous ont remis leur plan, tout est posé au même instant. Si plusieurs joueurs ont choisi la même chose pour une case, elle y est posée une fois. S’ils ont choisi des choses &lt;b&gt;différentes&lt;/b&gt;, aucune n’est posée, et ce qui s’y trouvait reste.</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>Un panneau et une barrière tombent sur la même case et se brisent.</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>L’un voulait ici un panneau, l’autre une barrière&#x202f;: aucun des deux n’est posé.</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>Les panneaux restent jusqu’à ce que quelque chose les couvre. Les barrières disparaissent à la fin de la manche, et un panneau sous une barrière disparaît avec elle.</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>Le trajet</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>Puis chacun voyage, depuis la case où l’a laissé la manche précédente. On va tout droit. Sur un panneau, on tourne d’un sixième de tour, à gauche ou à droite &lt;b&gt;de son point de vue&lt;/b&gt;. Les joueurs ne se gênent pas entre eux. Chaque case où vous avancez donne &lt;b&gt;un point&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>Un voyageur part de E1 vers l’est, tourne à gauche sur un panneau en E4 et à droite sur un autre en B4, et finit au bord.</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>À gauche, puis à droite&#x202f;: huit cases, huit points. Le panneau sous la case d’où vous partez ne fait rien.</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>Vous vous arrêtez au bord du plateau, devant une barrière, et devant une case où vous êtes déjà passé &lt;b&gt;dans cette manche&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>Un voyageur part de E1 vers l’est et s’arrête en E6, devant une barrière en E7.</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>Cinq panneaux font tourner un voyageur en rond. Il s’arrête devant la case d’où il est parti.</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>Cinq fois à gauche ramènent au départ. Le trajet s’arrête une case avant.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Collisions</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>Deux voyageurs, l’un le long de la rangée du milieu et l’autre le long du bord, finissent au même coin E9.</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>Règles spéciales dès la manche 2</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>La manche 1 n’en a pas. Toutes les autres changent une chose, le temps de la manche&#x202f;; seuls les panneaux retournés à la manche 4 restent retournés.</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>Un voyageur traverse le plateau de E1 à E9, en passant par le centre.</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>Trois cases du centre donnent deux points chacune, quatre autres un chacune, et E9, au bord, aucun&#x202f;: dix points.</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>Six lignes de cases teintées partent d’un joueur en E3. Elles passent par-dessus un panneau et s’arrêtent aux joueurs en C3 et E7.</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>Les panneaux ne bouchent pas la vue, les joueurs si&#x202f;: les cases derrière eux sont cachées.</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>En plus des cases autour d’un joueur en D3 sont teintées toutes celles qui sont plus près de lui que des joueurs en D7 et H3.</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>Les brigands peuvent se cacher sur toute case que vous contrôlez et où il n’y a personne, même dans les coins et avec vos propres panneaux. Ils n’arrêtent personne et ne sont jamais montrés. Un joueur qui avance sur l’un d’eux perd deux points au profit de son propriétaire&#x202f;: un score peut donc descendre sous zéro. Vos propres brigands vous laissent tranquille.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>Un voyageur traverse le plateau vers l’est depuis E1, en passant sur une pièce de monnaie en E4.</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>Le voyageur gagne un point pour E4 comme pour toute case, et en paie deux au propriétaire du brigand.</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>Un voyageur part de C6 vers l’est, rebondit quatre fois sur le bord et s’arrête en C5, devant sa propre trace.</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>Le long d’un côté, vous rebondissez comme une balle. S’il y a un panneau sur la case, il vous fait tourner d’abord.</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>Un voyageur arrive au coin E9 en suivant le bord et rebondit vers D8. L’autre va droit dans le coin et s’arrête.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>Moins de six</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>Un joueur en A1 contrôle les neuf cases teintées.</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>Les cases qui sont aussi près d’un autre joueur ne comptent pas.</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>Dans un coin, vous ne vous arrêtez que si vous allez tout droit vers l’extérieur, à l’opposé du milieu du plateau.</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>Après la manche 6, plus personne n’est renvoyé. Qui a le plus de points gagne. Les joueurs à égalité de points partagent la victoire.</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>Sur cet écran, chacun à son tour est seul avec la table, derrière un &lt;b&gt;rideau&lt;/b&gt;. Relisez votre plan et changez-le comme vous voulez. Une fois remis, il ne peut plus être changé, et personne ne le verra&#x202f;: seulement ce qui en résulte.</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>Le jeu est fait pour six. On peut aussi y jouer de deux à cinq&#x202f;: alors certains coins restent vides. Ou confiez les autres places à des ordinateurs&#x202f;: vous choisissez qui joue chacune d’elles quand vous préparez la partie.</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>Les deux ont fini en E9, donc chacun retourne à sa propre case de départ. En chemin, les joueurs se traversent.</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>Les joueurs qui finissent une manche sur la même case &lt;b&gt;la quittent tous&lt;/b&gt;&#x202f;: chacun retourne à sa propre case de départ, le coin où il a commencé. Si quelqu’un d’autre s’y trouve, le sort choisit à la place une case de départ libre. Qui est déjà sur sa case de départ y reste. Ce retour ne donne pas de points.</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>De pseudonam, pour The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Everybody starts in a ringed corner.
Each round, secretly write down your direction, up to two signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps from you.
Show all plans at once; different things on one cell cancel out.
Then travel straight on, turning at signs, until the edge, a barrier or a cell that you have already been on this round stops you.
Each cell that you move onto scores a point. Players who end on the same cell go back to their corners. Remove the barriers; signs stay.</source>
        <translation>Chacun commence dans un coin entouré d’un anneau.
À chaque manche, notez en secret&#x202f;: jusqu’à deux panneaux, vers la gauche ou la droite, et jusqu’à une barrière, sur des cases à deux pas de vous au plus, et votre direction.
Montrez tous vos plans en même temps&#x202f;; des choses différentes sur une même case s’annulent.
Avancez ensuite tout droit, en tournant aux panneaux, jusqu’à ce que vous arrête le bord, une barrière ou une case déjà traversée dans cette manche.
Chaque case rapporte un point. Qui finit sur la même case qu’un autre retourne à son coin. Les barrières disparaissent, les panneaux restent.</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>Choisissez une direction, ou restez</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>Vous restez où vous êtes</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>Vous partez vers %1</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>Le sort donne à chacun un coin.</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>%n panneau encore à poser</numerusform>
            <numerusform>%n panneaux encore à poser</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>Les deux panneaux sont posés</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>Une barrière encore à poser</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>La barrière est posée</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>%n brigand encore à cacher</numerusform>
            <numerusform>%n brigands encore à cacher</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>Les deux brigands sont cachés</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>%n point sur le plateau actuel</numerusform>
            <numerusform>%n points sur le plateau actuel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>départ %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>À suivre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>Chacun à son tour planifie en secret, puis tous partent en même temps.</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>Posez ce que vous voulez de la réserve. Choisissez ensuite où aller&#x202f;: faites glisser votre voyageur, ou appuyez sur une flèche.</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>Quelqu’un ne peut pas retourner à sa propre case de départ. Le sort en choisit une libre.</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>Relisez votre plan. Tant qu’il n’est pas remis, vous pouvez tout changer.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>Chacun planifie sans être vu des autres, puis tous partent en même temps.</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>Chacun doit d’abord recevoir un coin par tirage au sort.</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>Chacun a déjà une case de départ.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1 n’est pas un coin du plateau.</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>Deux joueurs ne peuvent pas partir du même coin %1.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>C’est maintenant à %1 de remettre son plan.</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>Il n’y a rien à tirer au sort maintenant. Les joueurs remettent leurs plans.</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>Vos deux panneaux sont posés. Reprenez-en un pour le poser ailleurs.</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>Votre barrière est posée. Reprenez-la pour la poser ailleurs.</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>Vos deux brigands sont cachés. Reprenez-en un pour le cacher ailleurs.</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>Vous avez déjà choisi une direction.</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>Choisissez d’abord une direction, ou restez sur place.</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>Vous ne contrôlez pas %1&#x202f;: la case est à plus de deux pas de la vôtre, %2.</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>Dans cette manche, vous ne contrôlez que des lignes droites, et aucune ne mène de %2 à %1.</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>Vous ne voyez pas %1&#x202f;: %3 bouche la vue en %2.</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>%1 est à plus de deux pas, et %3, en %2, en est aussi près ou plus près.</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>Vous êtes vous-même en %1. On ne peut rien y poser.</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%2 se trouve en %1. On ne peut rien y poser.</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1 est un coin, et les barrières ne vont jamais sur les coins.</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>Vous avez déjà posé quelque chose en %1. Reprenez-le d’abord.</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>Les brigands ne viennent qu’à la manche 5, et vous en êtes à la manche %1.</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%2 se trouve en %1. Aucun brigand ne peut s’y cacher.</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>Un de vos brigands se cache déjà en %1.</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>Il n’y a pas de case de départ à tirer au sort maintenant.</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1 n’est pas une case de départ.</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%2 se trouve en %1, donc personne ne peut y être envoyé.</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>La partie est finie&#x202f;: six manches ont été jouées.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>Tirage au sort&#x202f;: %1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>Remet son plan</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>Manche %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>l’est</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>le nord-est</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>le nord-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>l’ouest</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>le sud-ouest</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>le sud-est</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, pavé numérique</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>La direction de votre trajet</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S, 5 du pavé numérique</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>Rester où vous êtes</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>Poser un panneau vers la gauche ou la droite là où est l’anneau</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>Y poser une barrière</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>Y cacher un brigand, à la manche 5</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>Reprendre ce que vous avez posé à cet endroit</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>Vous regardez en arrière. «&#x202f;Continuer à partir d’ici&#x202f;» recommence la manche, d’abord avec %1.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>Poser un panneau ou une barrière, ou les déplacer</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>Tout le monde voit encore la table. «&#x202f;Planifier en secret&#x202f;» commence la manche, d’abord avec %1.</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>Il faut d’abord tirer au sort la case de départ où retourne %1.</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>C’est d’abord à %1 de retourner à une case de départ.</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>Le sort envoie %1 à la case de départ %2.</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>La manche n’a pas encore commencé. «&#x202f;Planifier la manche&#x202f;» la commence.</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>%n joueur reçoit un coin, mais le sort en désigne %1.</numerusform>
            <numerusform>%n joueurs reçoivent chacun un coin, mais le sort en désigne %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>Le centre compte double</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>Le monde à l’envers</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>Vol de grand chemin</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>Murs élastiques</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>Sans règle spéciale</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>Les sept cases du centre donnent deux points chacune, celles du bord du plateau aucun.</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>Vous contrôlez les lignes droites que vous voyez, jusqu’au joueur suivant, au lieu des cases autour de vous.</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>Chaque panneau du plateau a été retourné&#x202f;: la gauche devient la droite, et inversement.</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>Cachez jusqu’à deux brigands&#x202f;: un joueur qui avance sur l’un d’eux vous paie deux points. Vous contrôlez aussi chaque case qui est plus près de vous que de tous les autres.</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>Un point pour chaque case où vous avancez.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>Manche %1 – %2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>Le bord du plateau vous renvoie. Un trajet qui va tout droit dans un coin s’y arrête.</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>. </source>
        <comment>between phrases that have no full stops of their own</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a phrase as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The largest group wins</source>
        <extracomment>byg/1</extracomment>
        <translation>Le plus grand groupe gagne</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>Des pierres d’un même joueur qui se touchent sont un groupe. La partie est presque finie. Cliquez sur toutes les pierres du plus grand groupe d’Ann, celui de D2.</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Depuis D2, passez de pierre en pierre, tant qu’elles se touchent. Il y en a quatre.</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>Quatre pierres. Les autres groupes d’Ann, en haut et à droite, sont plus petits.</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Le plus grand groupe de Ben a aussi quatre pierres. Cliquez dessus, en commençant par B4.</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3 et B4 se touchent. Quelles pierres de Ben touchent ces deux-là&#x202f;?</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>Quatre partout. Deux cases sont encore vides, donc rien n’est décidé.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>Quand le plateau est plein, le plus grand groupe gagne. Posez une pierre pour Ann, finissez le tour, et Ben remplit la dernière case. Faites gagner Ann.</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>Maintenant Ben a C3&#x202f;: deux de ses groupes n’en font plus qu’un, de huit pierres. Le plus grand d’Ann en a six.</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>Le plus grand groupe d’Ann est encore plus petit que celui de Ben.</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ne comptez que les groupes d’Ann. Ses deux pierres ne se touchent pas.</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Deux groupes, deux pierres.</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>Posez les deux pierres d’Ann pour qu’elle ait quatre groupes à la fin du tour.</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ce n’était qu’une pierre. Ann a maintenant trois groupes, et aurait pu en avoir quatre.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>Une pierre qui touche un groupe d’Ann n’en fait pas un nouveau. Elle agrandit seulement celui-là.</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann a moins de quatre groupes.</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>Restez loin des pierres d’Ann. C1 convient, et une autre case aussi.</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>L’ouverture</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>Avant la partie, le sort donne la priorité à un joueur&#x202f;: il gagne en cas d’égalité et désigne le Premier joueur. Ici, c’est vous, Ann. Choisissez Ben comme Premier joueur.</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Cela peut être sage. Mais cette fois, faites de Ben le Premier joueur, et voyez la suite.</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben n’est pas encore le Premier joueur.</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>Choisissez la ligne avec le nom de Ben.</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann garde la priorité, Premier joueur ou non. Maintenant Ann est le Second joueur.</translation>
    </message>
    <message>
        <source>Ann</source>
        <extracomment>byg/2, byg/7, bypass/1, bypass/7, mono-line/3, mono-line/4, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Ann</translation>
    </message>
    <message>
        <source>Ben</source>
        <extracomment>byg/2, byg/7, bypass/1, bypass/7, mono-line/2, mono-line/3, mono-line/4, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Ben</translation>
    </message>
    <message>
        <source>The Second player opens. The First player gets something else in return.</source>
        <extracomment>byg/2</extracomment>
        <translation>Le Second joueur ouvre. Le Premier reçoit autre chose en retour.</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben a joué deux tours de suite&#x202f;: sa pierre d’ouverture et le premier tour complet. Désormais, on joue chacun son tour.</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>Une autre partie&#x202f;: Ben a ouvert en C3, et Ann est le Premier joueur. Essayez de répondre avec deux pierres.</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>Posez une pierre n’importe où, puis une autre sur une autre case.</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>À l’ouverture, une pierre fait un tour entier.</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>Essayez maintenant de poser la pierre d’Ann sur celle de Ben, en C3&#x202f;: c’est la troisième case de la rangée C.</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>La pierre de Ben est au milieu, en C3.</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>Les pierres ne bougent jamais et ne quittent jamais le plateau. Une case remplie le reste.</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann répond par A1 au C3 de Ben. À qui de jouer ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Ann’s</source>
        <extracomment>byg/2</extracomment>
        <translation>À Ann</translation>
    </message>
    <message>
        <source>Ben’s</source>
        <extracomment>byg/2</extracomment>
        <translation>À Ben</translation>
    </message>
    <message>
        <source>Ann is the First player here.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ici, Ann est le Premier joueur.</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Après l’ouverture, c’est le Premier joueur qui continue.</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>C’est donc le premier tour complet d’Ann. Elle a un groupe, donc une pierre. Posez-la pour qu’elle ait ensuite deux groupes.</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>Cette pierre touche A1. C’est toujours un seul groupe, et Ann n’aurait encore qu’une pierre au prochain tour.</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Ann a besoin de deux groupes.</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>La pierre ne doit pas toucher A1.</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Avec deux groupes, Ann aura deux pierres au prochain tour.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>Groupes et libertés</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Les cases vides à côté d’un groupe sont ses libertés&#x202f;: c’est là qu’il peut grandir. F2 est un groupe à elle seule. Cliquez sur ses libertés.</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>Six cases touchent F2. L’une d’elles est remplie par Ben.</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>Cinq libertés. Ben a pris la sixième avec E2.</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Faites grandir F2&#x202f;: à la fin du tour, il doit y avoir là un groupe de deux, encore séparé de tous les autres.</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3 touche aussi D4, donc F2 fait maintenant partie du grand groupe. Choisissez une liberté de F2 qui ne touche aucune autre pierre d’Ann.</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 est encore seule. Utilisez une de ses libertés.</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 doit être dans un groupe d’exactement deux pierres.</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1, F3, G1 et G2 touchent F2 et rien d’autre à Ann.</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Un groupe ne grandit que là où il a des libertés.</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>Encore le même plateau. Une case est une liberté de deux groupes d’Ann à la fois. Posez-y une pierre, pour que F2 soit dans un groupe de cinq.</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 n’est pas réunie au grand groupe.</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>Cherchez entre D4 et F2.</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>Trois groupes sont devenus deux.</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>C’est à Ben de jouer. Il a cinq groupes. Combien en aura-t-il après une pierre en E5&#x202f;?</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 touche D5, E6 et F4. C4 et D5 se touchent déjà.</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>De trois groupes, E5 en a fait un seul. Les pierres en A2 et E2 sont encore seules.</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>Un autre plateau. Il reste à A1 une liberté, B2, et Ben la remplit. Que devient la pierre d’Ann&#x202f;?</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>Elle est retirée</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>Elle reste un groupe comme avant</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>Les pierres ne quittent jamais le plateau.</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>D’une à trois pierres</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>L’ouverture est finie&#x202f;: D4 pour Ben, B2 pour Ann. À son premier tour complet, Ann a un groupe, donc une pierre. Fondez un second groupe avec elle.</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Cette pierre touche B2&#x202f;: cela fait un groupe, et une pierre au prochain tour.</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>La pierre ne doit pas toucher B2.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>Deux groupes, deux pierres. Posez deux pierres qui ne touchent rien, puis essayez-en une troisième.</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4 et G1 sont loin de tout. Puis prenez n’importe quelle autre case vide.</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Les pierres de ce tour ont fait de nouveaux groupes, mais les groupes se comptent au début du tour.</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>C’était permis aussi, et souvent meilleur. Ici, arrêtez-vous après une pierre.</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Celle-là touche aussi D3. Prenez une case qui ne touche que B2.</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Une seule pierre, qui touche B2 mais pas D3.</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Posez en A1, A2, B1 ou B3. Puis finissez le tour.</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>Il faut pourtant poser au moins une pierre. Personne ne passe.</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann a cinq groupes. Ben joue F5. Combien de pierres Ann peut-elle poser maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>Posez trois pierres, et faites grandir trois groupes différents d’Ann.</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann avait encore des pierres à poser dans ce tour.</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>Trois pierres, mais toutes ne touchent pas un groupe d’Ann. Elle en a maintenant un nouveau.</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>Les groupes sont A1, B4, D1, D7 et G1. Prenez une case à côté de trois d’entre eux.</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>Toujours cinq groupes, dont trois plus grands.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>Deux groupes, deux pierres. La première pierre d’Ann, C2, réunit les deux groupes. Peut-elle encore poser la seconde&#x202f;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>Quand compte-t-on les groupes&#x202f;?</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Elle peut&#x202f;: on compte au début du tour. Mais à son prochain tour, elle recompte.</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>Deux limites d’un tour</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann a deux groupes, donc deux pierres. Essayez de les poser côte à côte, en A1 et A2.</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Posez d’abord en A1, puis en A2.</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Les pierres d’un même tour ne doivent pas se toucher. Au tour suivant, A2 serait libre.</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>La seconde limite&#x202f;: un groupe grandit une fois par tour. Essayez de poser deux pierres séparées, mais toutes deux à côté du groupe de C2 et D3.</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 touche C2, E3 touche D3, et elles ne se touchent pas.</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Le groupe, tel qu’il était au début du tour, ne peut recevoir qu’une des pierres du tour.</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Maintenant, comme c’est permis&#x202f;: faites grandir chacun des deux groupes d’une pierre dans le même tour.</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5 est encore seule. Elle aurait pu recevoir la seconde pierre.</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>Le plus grand groupe aurait pu grandir aussi, avec l’autre pierre.</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>Un groupe doit maintenant avoir trois pierres, l’autre deux.</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>Une pierre à côté de C2 ou D3, l’autre à côté de E5, et pas côte à côte.</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>Une pierre par groupe&#x202f;: voilà pourquoi vous ne pouvez pas poser plus de pierres que vous n’avez de groupes.</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann a ici trois groupes&#x202f;: C2 avec D3, E5, et G2. L’un de ces tours ferait grandir un groupe deux fois. Lequel est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>Dans chaque tour, cherchez deux pierres qui touchent le même groupe d’Ann.</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2 touche D3 et B1 touche C2&#x202f;: le même groupe.</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ces limites ne concernent que vos propres groupes. Posez deux pierres, toutes deux à côté du groupe de Ben en C4 et C5.</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>L’une d’elles y est. La seconde pierre peut aller à côté du même groupe de Ben.</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>Le groupe de Ben doit avoir deux libertés de moins.</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4 est au-dessus, D6 en dessous. Elles touchent des groupes différents d’Ann, ou aucun.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>Réunir des groupes</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>Une case touche les trois groupes d’Ann. Posez-y une pierre, pour que C3 soit dans un groupe de six.</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>Cela en réunit deux sur trois. Une autre case les touche tous.</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 n’est pas dans un groupe de six.</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Cherchez au milieu du plateau.</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>Trois groupes n’en font plus qu’un.</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Refaites-le, mais essayez dans le même tour une seconde pierre à côté d’un des trois, en E2.</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>D’abord D4, puis E2, qui touche E3.</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>Une pierre qui réunit agrandit chaque groupe qu’elle touche. Aucun d’eux ne peut en recevoir une autre dans ce tour.</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>Grand, mais lent&#x202f;: Ann a tout réuni, et Ben joue A1 et D7. Combien de pierres Ann peut-elle poser à son prochain tour&#x202f;?</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Comptez les groupes d’Ann sur le plateau.</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>Un groupe, une pierre, alors que Ben a cinq groupes. Réunir tôt coûte des pierres pour le reste de la partie.</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>Le même plateau, avant la jonction d’Ann&#x202f;: trois groupes, trois pierres. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 réunit C3 et E3. Quel tour touche encore une fois l’un d’eux&#x202f;?</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4 réunirait D5 à E3, mais D3 a déjà agrandi E3.</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann peut réunir des groupes sans perdre de vitesse. Réunissez C3 et E3, avec trois groupes à la fin du tour.</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>Réunis, mais maintenant il y a deux groupes. Une autre pierre de ce tour aurait pu en fonder un troisième.</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>Cela a réuni les trois groupes, et il en reste trop peu.</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 et E3 doivent être réunis, et Ann doit avoir trois groupes.</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 les réunit. Puis fondez un nouveau groupe très loin.</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>Deux n’en font plus qu’un, et un nouveau compense.</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>Maintenant, vous êtes Ben. Où Ann réunirait-elle ses trois groupes&#x202f;? Prenez cette case.</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann réunit ses trois groupes en D4.</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann peut encore réunir ses trois groupes avec une pierre.</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>C’est la case du milieu.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>À Byg, personne ne peut passer, et personne n’y est forcé&#x202f;: la première pierre d’un tour peut aller sur n’importe quelle case vide. Cliquez sur toutes les cases où Ann peut commencer.</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>Toutes les cases vides, quel que soit le nombre de groupes qu’elles touchent.</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>Le plateau finit donc toujours par être plein, et la partie est finie.</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Il reste une case, et Ann la remplit. Elle aura onze pierres, Ben seulement huit. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ne comptez pas les pierres. Comptez le plus grand groupe de chacun.</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Les huit pierres de Ben font un seul groupe. Le plus grand d’Ann en a six. Le reste ne compte pas.</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>Il reste deux cases. Ann a la priorité, donc l’égalité lui suffit. Posez sa dernière pierre pour que la dernière de Ben ne gêne pas.</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann ne gagne pas.</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>L’une des deux cases réunit les groupes d’Ann et garde ceux de Ben séparés.</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>Huit contre huit. Ann a la priorité et l’emporte.</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Encore la même chose&#x202f;: Ann joue C3, Ben D4. Mais maintenant, c’est Ben qui a la priorité. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>C’est encore huit contre huit.</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Un plateau plein a toujours un vainqueur.</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Ben gagne</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann passe un tour</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>On compte les plus grands groupes</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Celui qui n’a plus de temps perd, et celui qui abandonne aussi.</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>Bien jouer, et une première partie</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Au début, le nombre de groupes compte plus que la taille. C’est le premier tour complet d’Ann. Faites le meilleur choix&#x202f;: agrandir A1, ou fonder un second groupe.</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann n’aura encore qu’une pierre au prochain tour, et Ben en aura plus.</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann doit avoir deux groupes.</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>La pierre ne doit pas toucher A1.</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Deux pierres la prochaine fois. Arrivez vite à trois groupes&#x202f;; un quatrième sert de réserve pour en réunir.</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>Le plateau se remplit. Chaque case doit servir&#x202f;: réunir vos pierres ou séparer celles de Ben. Une case fait les deux. Trouvez-la.</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben prend D3 et réunit ses deux groupes, et ceux d’Ann restent séparés.</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Cherchez entre C4 et E2.</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Deux des groupes d’Ann n’en font plus qu’un, de six, et les deux groupes de Ben ne peuvent plus se rejoindre.</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ici, il faut deux pierres, chacune avec son rôle. L’une réunit deux groupes d’Ann, l’autre coupe A3 du grand groupe de Ben.</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>B2 réunit aussi. Mais alors Ben a B3, qui réunit A3 à son grand groupe.</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann doit réunir A1 à C2, et tenir A3 loin de C3.</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1 touche A1 et C2. B3 touche A3, C3 et C4.</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>L’ordinateur ne trouve pas mieux&#x202f;: tout le reste perd.</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben prend C2. Ses groupes sont réunis, et Ann ne peut plus le rattraper.</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>Tout se joue en C2.</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>Quelle case vide touche C1, D2, B1, D1 et C3&#x202f;?</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>En fin de partie, une seule pierre au bon endroit vaut mieux que deux ailleurs.</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>Votre première partie&#x202f;: trois cases de côté, contre l’ordinateur le plus faible. Commencez avec beaucoup de groupes, et pensez à réunir quand le plateau est à moitié plein.</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>Trois routes</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Six hexagones portent une lettre, un dans chaque coin. Deux coins opposés portent la même. Cliquez sur les deux hexagones marqués α.</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>L’un est en haut à gauche, A1. L’autre est en face.</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1 et E3 sont α, A3 et E1 sont β, C1 et C5 sont γ.</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Les traits d’un hexagone à l’autre sont des chemins, ceux sur les côtés entre deux hexagones des murs. Chacun trace dans sa couleur. Cliquez sur tous les chemins d’Ann.</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Il y en a cinq. L’un est entre C2 et C3.</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Les autres chemins sont à Ben. Les chemins de tout le monde relient des hexagones&#x202f;; qui a tracé un chemin compte pour les points.</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Les chemins d’Ann et de Ben mènent ensemble de β à β. C’est une route, et elle est complète. Cliquez sur tous ses hexagones, de A3 à E1.</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Depuis A3, suivez les chemins par C3 jusqu’à E1. Cinq hexagones.</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>γ est complète aussi&#x202f;: de C1 à C5.</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Seule α n’est pas encore complète. À son tour, Ann trace un chemin et un mur. Tracez le chemin qui complète α, et un mur sur un lien libre.</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α est encore incomplète, et Ben pourrait la compléter lui-même.</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α n’est pas encore complète.</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Depuis A1, les chemins mènent jusqu’à D3. E3 est juste à côté.</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>La même position, mais c’est Ben qui trace le dernier chemin, D3–E3. Qui gagne alors&#x202f;?</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Sans ce chemin, c’est 6 à 6.</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Un chemin sur une route est un point. Il va à celui qui l’a tracé.</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un chemin et un mur</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Le sort a donné le premier tour à Ann. Tracez un chemin et un mur, dans n’importe quel ordre, où vous voulez. Les côtés entre hexagones sont les liens&#x202f;; le bord n’en est pas un.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un tour, c’est un chemin et un mur.</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un chemin va d’un hexagone à son voisin. Un mur se trouve sur le côté entre deux hexagones.</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Chemins et murs n’ont besoin de rien toucher. Puis c’était à Ben de jouer, et ainsi de suite, dans l’ordre des places.</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Quelques tours plus tard. Un lien est libre, ou il porte un chemin, ou un mur. Essayez de tracer un mur en travers du chemin B2–C3 d’Ann.</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Le côté entre B2 et C3, là où le chemin le croise.</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Peu importe à qui est le chemin&#x202f;: son lien est pris.</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Et dans l’autre sens&#x202f;: essayez de tracer un chemin à travers le mur d’Ann entre C4 et D4.</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Tracez de C4 à D4, avec le stylo à chemins.</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Même son propre mur ne laisse pas passer Ann.</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann n’a encore rien tracé dans ce tour. Essayez de tracer deux chemins, d’un hexagone à l’autre.</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Glissez de C3 à C4, puis de B1 à C2.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un chemin et un mur. Avant la fin du tour, vous pouvez encore reprendre un trait.</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Trois tours pour Ann. Lequel est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Que doit avoir chaque tour&#x202f;?</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un chemin seul ne fait pas un tour. Sur ces plateaux, il y a toujours aussi de la place pour un mur.</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Les murs arrêtent les autres. Le chemin C3–D3 de Ben vise le α en E3. Tracez un mur entre D3 et E3, et un chemin quelconque.</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>C’est un chemin. Il prend le lien aussi, mais il atteint E3. Ici, Ann veut un mur.</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Il n’y a pas encore de mur entre D3 et E3.</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Le côté que partagent D3 et E3.</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Il ne reste que de plus longs chemins vers E3. Sur un long trajet, vos chemins ont davantage de place.</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>L’échange</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Après chemin et mur, vous pouvez échanger un de vos chemins contre un de vos murs&#x202f;: chacun devient l’autre. Tracez les deux traits, puis changez le mur D1|E1 d’Ann en chemin.</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C’était un tour sans cet échange. D1|E1 est encore un mur.</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1 n’est pas encore un chemin d’Ann.</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Tracez d’abord les deux traits. Puis choisissez un chemin d’Ann à sacrifier, et le mur entre D1 et E1.</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Les traits restent où ils sont&#x202f;; ils changent seulement de nature.</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ann a deux chemins et deux murs. Elle trace C4–C5 et A2|A3 et échange A1–B2 et D1|E1. Combien de murs a-t-elle alors&#x202f;?</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Un mur a été tracé. Que change un échange au nombre&#x202f;?</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Seuls vos propres traits s’échangent. Tracez un chemin et un mur, puis essayez de changer en mur le chemin C3–D3 de Ben.</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Après les deux traits, choisissez le chemin entre C3 et D3.</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Vos chemins sont donc à l’abri de tous, sauf de vous-même.</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Un échange, c’est un chemin et un mur. Tracez les deux traits, choisissez le chemin A1–B2, puis essayez le chemin B2–C3 comme partenaire.</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D’abord les deux traits, puis les deux chemins d’Ann, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Deux chemins ne s’échangent pas, seulement un chemin et un mur.</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Un échange peut donner deux nouveaux chemins en un tour. Ann veut C3–C4 et C4–D4. Un de ses murs est sur l’un d’eux. Obtenez les deux.</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4 y est, mais C4|D4 est encore un mur. Un échange l’aurait ouvert.</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Les deux liens doivent porter des chemins d’Ann.</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Tracez C3–C4 et un mur quelconque. Puis échangez le mur C4|D4 contre un chemin dont Ann a moins besoin.</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Le prix&#x202f;: un chemin ailleurs, devenu un mur. Vos propres murs sont des chemins en réserve.</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Les traits de ce tour peuvent aussi s’échanger, mais un échange ne doit pas modifier deux fois le même lien. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2 deviendrait un mur, puis de nouveau un chemin. Un échange demande deux liens différents.</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>Pas de boucle</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Aucun tour ne peut finir avec une boucle. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>L’un des tours qui ferment la boucle la rouvre avant de finir.</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Le dernier ferme aussi une boucle, mais l’échange la répare. Les boucles ne comptent qu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>À vous&#x202f;: tracez C2–D2 et un mur. Puis réparez la boucle par un échange, et finissez le tour.</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Cela évite la boucle. Ici, faites-la&#x202f;: à la fin, C2–D2 doit être un chemin d’Ann.</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2 n’est pas un chemin d’Ann.</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Sacrifiez C2–C3, et changez D4|E3 ou B1|B2 en chemin.</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Les boucles peuvent être plus grandes. L’un de ces trois chemins en fermerait une. Quel tour est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Suivez les chemins depuis B2. Où finissent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 ferme un anneau de six autour de C3.</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ann veut quand même B2–C2. Tracez-le, et sacrifiez un autre de ses chemins, pour que le tour puisse finir.</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ce tour est correct, mais B2–C2 n’est pas un chemin.</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 doit être un chemin d’Ann à la fin du tour.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Tracez B2–C2 et un mur. La boucle contient alors trois autres chemins d’Ann&#x202f;: échangez l’un d’eux contre un de ses murs.</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>L’anneau est ouvert à un autre endroit, et Ann a le lien qu’elle voulait.</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Un échange peut aussi fermer une boucle&#x202f;: un mur devient un chemin. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Enlevez le chemin sacrifié, puis suivez les autres depuis C3.</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Même sans C2–D2, l’anneau par B2, B3, C4, D3, D2 et C3 reste fermé.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>Rien d’isolé</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Aucun tour ne peut finir ainsi. Lequel des tours d’Ann est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Lequel met un troisième mur contre E3&#x202f;?</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Comme pour les boucles, un échange peut réparer. Mettez un mur entre D4 et E3, et ouvrez le mur D3|E3 par un échange.</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Rien n’est isolé, mais ici Ann veut le mur entre D4 et E3.</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3 doit être un mur, D3–E3 un chemin d’Ann.</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Tracez un chemin quelconque et le mur. Puis choisissez un chemin d’Ann à sacrifier, et D3|E3.</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Maintenant, on n’entre en E3 que par le chemin d’Ann.</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1 et E1 sont reliés entre eux, mais pas au reste. Cela n’est pas permis non plus.</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>Routes et points</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>De C5 à C1, les chemins n’offrent qu’un seul trajet, car il n’y a pas de boucle. Cliquez sur les hexagones de cette route, γ.</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>De C5 par C4 et B3 à B2, puis C1.</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Une route complète s’illumine sur le plateau, et les fiches montrent combien de points elle rapporte à chacun.</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Qui possède un chemin sur une route complète peut la rompre. Sacrifiez le chemin C2–D1 d’Ann par un échange, pour que β ne soit plus complète.</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1 a disparu, mais β reste complète&#x202f;: elle a un autre trajet vers E1.</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β est toujours complète. Une fois un chemin et un mur tracés, Ann peut échanger.</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β doit être incomplète, et la partie pas finie.</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Tracez deux traits sans danger. Puis échangez C2–D1, mais pas contre C1|D1.</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Personne d’autre n’aurait pu&#x202f;: seul son propriétaire peut changer un chemin.</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3 ne rapporte rien. B2–B3 est sur le trajet de α à α, de β à β et de γ à γ.</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ann trace D4–E3 et un mur, puis échange&#x202f;: C2–D1 devient un mur, et D1|D2 un chemin. La partie est-elle finie&#x202f;?</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Oui, α est complète</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Non, β n’est plus complète</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ce qui compte, c’est le plateau à la fin du tour, après l’échange. Peut-on alors encore aller de A3 à E1&#x202f;?</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Seul compte le plateau à la fin du tour. Le trajet vers E1 passait par C2–D1.</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Un mur d’Ann est entre D4 et E3. Complétez la dernière route par un échange, et finissez la partie, gagnée ou perdue.</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α n’est pas complète. Le mur entre D4 et E3 est à Ann&#x202f;: un échange en fait un chemin.</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Tracez un chemin et un mur quelconques. Sacrifiez un chemin hors des routes, et changez D4|E3 en chemin.</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Un mur à soi peut devenir le dernier chemin d’une route.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Les deux partagent</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>C’est Ann qui a mis fin à la partie.</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann peut mieux faire&#x202f;: il y a une autre façon de compléter α, avec plus de chemins à elle. Gagnez la partie.</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cela complète α, mais à égalité seulement, et Ann a mis fin à la partie&#x202f;: Ben gagne.</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Maintenant Ben complète α lui-même, et son dernier chemin lui donne la victoire.</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Ann n’a pas gagné.</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Les chemins d’Ann mènent de C4 par C5 à D4. Où pourraient-ils continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann gagne neuf à sept. À partir de C3, la route α passe maintenant par trois de ses chemins au lieu d’un.</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Trois joueurs sur un plateau&#x202f;; Ben complète α avec D3–E3. Ann et Cleo ont 5 points chacune, Ben en a 4. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann et Cleo partagent</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Les trois partagent</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben, qui a mis fin à la partie</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Celui qui a le plus de points gagne, et Ann et Cleo en ont autant l’une que l’autre.</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Les chemins de Cleo ont encore compté pour les routes, mais elle n’est plus là. À deux, personne ne quitte&#x202f;: on abandonne, et l’autre gagne.</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Il ne manque à Ben que D4–E3&#x202f;: il gagnerait 9 à 6. Si Ann le trace elle-même, elle perd 7 à 8. Arrêtez Ben avec un mur.</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>La partie est finie, et Ben gagne d’un point.</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben trace D4–E3 et gagne.</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Il n’y a pas de mur d’Ann entre D4 et E3.</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Le mur doit aller sur le lien qu’il faut à Ben.</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Le trajet vers E3 est plus long. Il y a donc plus de place pour les chemins d’Ann.</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Un mur à soi est un chemin en réserve. Sur le trajet d’Ann par D4 se dresse D4|E3, qui est à elle. Finissez la partie et gagnez, avec un échange.</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>α est complète, mais Ann n’a pas plus de points que Ben, et c’est elle qui a mis fin à la partie.</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben complète α avec un chemin à lui.</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Tracez d’abord un chemin hors des routes, puis un mur. Échangez ce nouveau chemin contre le mur D4|E3.</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben n’y pouvait rien&#x202f;: personne ne peut changer les murs des autres.</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>La fin d’une vraie partie. Le haut et le bas du réseau sont à deux liens l’un de l’autre&#x202f;: B2–C2 est libre, sur C2–D2 se dresse un mur d’Ann. Reliez-les en un tour, et gagnez.</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>C’est la moitié. Maintenant, Ben joue avant qu’Ann puisse ouvrir son mur, et il voit venir la suite.</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Le haut et le bas ne sont pas reliés, ou Ann n’a pas le plus de points.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Tracez B2–C2 et un mur. Puis échangez C2|D2 contre un chemin d’Ann hors des routes, A2–B3 par exemple.</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Onze à six. On peut combler deux trous en un tour, si son propre mur est sur l’un d’eux. Servez-vous-en, et méfiez-vous des adversaires qui peuvent en faire autant.</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ici, D4–E3 finirait la partie à 8 à 8, et Ben gagnerait. Mais Ann échange aussi C2–D1 contre C1|D1. Combien de points a-t-elle alors&#x202f;?</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>La route β mène alors de C2 par C1 à D1. À qui sont ces deux chemins&#x202f;?</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Neuf&#x202f;: β a quitté un chemin d’Ann et en prend deux autres. Un échange peut mener une route sur vos propres chemins.</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>À vous maintenant&#x202f;: finissez la partie et gagnez.</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Huit à huit, et Ann a mis fin à la partie&#x202f;: Ben gagne.</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben complète α lui-même.</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4–E3, un mur sans danger, puis l’échange de C2–D1 et de C1|D1.</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Avant de finir un tour, demandez-vous&#x202f;: quel chemin pourrais-je sacrifier, et quel mur me servirait mieux en chemin&#x202f;?</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Votre première partie&#x202f;: trois hexagones de côté, contre l’ordinateur le plus faible. Surveillez les lettres&#x202f;; dès que deux routes sont complètes, chaque tour peut être le dernier.</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Comment partent les pièces</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Il reste une pièce, mais pas sur le carré central.</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Il doit rester une pièce, sur le carré central.</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La pièce extérieure saute par-dessus la pièce intérieure.</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La pièce sautée quitte le plateau.</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Un saut passe par-dessus une voisine jusqu’à un point vide à côté d’elle. Il peut tourner là. Faites sauter la pièce comme le montrent les flèches.</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Le bon point d’arrivée, mais ce n’est pas la bonne pièce qui a sauté.</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Elle doit arriver au bout de la seconde flèche.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Prenez la pièce au début de la première flèche, et posez-la au bout de la seconde.</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Tout droit ou en tournant, par-dessus chaque voisine&#x202f;: cliquez sur tous les points où la pièce lumineuse peut arriver.</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Deux points voisins portent des pièces. Cherchez des points vides à côté de chacune.</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Revenir à son propre point n’est pas un saut.</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Essayez de sauter avec la même pièce là où il n’y a aucune pièce à sauter.</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Posez-la sur un point vide, deux pas plus à l’extérieur.</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Un saut ne passe que par-dessus une voisine. Essayez de faire sauter la pièce lumineuse par-dessus une pièce plus éloignée.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Posez la pièce lumineuse à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Il reste deux pièces, et celle de l’intérieur saute vers l’extérieur par-dessus l’autre. Comment cela finit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Résolu&#x202f;: il reste une pièce</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Bloqué&#x202f;: la dernière pièce n’est pas sur le carré central</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Où se trouve la dernière pièce&#x202f;?</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Trois pièces, deux sauts. Finissez sur le carré central.</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Il en reste deux, mais elles ne sont plus voisines.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Pas résolu. Le dernier saut doit passer par-dessus une pièce à côté du carré central.</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La pièce à côté du carré central doit être sautée en dernier. Laissez-la donc tranquille, et sautez d’abord par-dessus celle de l’extérieur.</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Tourner, puis ressortir</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Le point d’arrivée doit être vide. Essayez d’arriver sur un point occupé.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Prenez une pièce et posez-la sur une autre, à deux pas.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Ici, les sorties sont des points comme les autres. Sautez par-dessus la pièce qui est sur la sortie.</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>La pièce sur la sortie est encore là.</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Sa voisine sur le bord extérieur saute par-dessus elle, de l’autre côté.</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Cinq pièces, et chaque saut en retire une. Combien de sauts compte une solution&#x202f;?</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Une pièce doit rester.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Quatre pièces, trois sauts jusqu’au carré central. Un seul premier saut convient.</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>D’ici, rien ne mène plus au carré central. Commencez par la pièce la plus proche de lui.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>Pas résolu de cette façon.</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Le dernier saut doit passer par-dessus une pièce à côté du carré central. Il y en a déjà une&#x202f;: sautez avec elle jusqu’à un autre point à côté du carré central.</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>La dernière pièce est venue de loin.</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Partir de la fin</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Trois pièces, dont une loin des autres. Deux d’entre elles peuvent n’en laisser qu’une. Combien en restera-t-il à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Les deux dernières peuvent-elles jamais être côte à côte&#x202f;?</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Une pièce laissée derrière y reste. Gardez-les ensemble.</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Partez de la fin&#x202f;: le dernier saut passe par-dessus une pièce à côté du carré central. Faites d’abord sauter une telle pièce en tournant, et laissez-la là. Trois sauts.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>La pièce à côté du carré central saute en premier, en tournant.</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Avec une pièce sur le carré central</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Avec une pièce ailleurs</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Avec deux pièces qui ne peuvent pas sauter</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Deux pièces qui ne sont pas voisines&#x202f;: aucune ne peut sauter.</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Quelles pièces peuvent sauter ici&#x202f;? Cliquez dessus.</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Chacun des deux groupes, pièce par pièce.</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Toutes, mais les deux groupes sont trop loin pour se rejoindre.</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Cinq pièces serrées, quatre sauts. Tournez à l’intérieur, et ressortez sur le carré central.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Pas résolu de cette façon. La pièce à côté du carré central doit être sautée en dernier.</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Une même pièce fait les deux premiers sauts&#x202f;: elle tourne, puis revient.</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Votre premier casse-tête&#x202f;: six pièces autour du carré central, cinq sauts. Annulez autant que vous voulez.</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>Tout faire entrer</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Les quarante pièces doivent entrer, et une est encore dehors. Suivez la flèche&#x202f;: la dernière entre là où le coup a commencé.</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Un coup comme un autre, mais aucune pièce n’est entrée.</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Une pièce est encore dehors.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Prenez la pièce au début de la flèche, et posez-la à sa pointe.</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Moins il y a de coups, mieux c’est.</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Là où une ligne s’arrête contre une autre, trois espaces se rejoignent et forment un groupe. Si un coup dans ce groupe ne laisse qu’un espace vide, une pièce peut y entrer. Suivez la flèche&#x202f;: une pièce entre toute seule.</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Maintenant aucun groupe n’a deux pièces, donc aucune n’est entrée.</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>Rien n’est entré dans l’espace lumineux.</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Menez la pièce du début de la flèche à sa pointe. Elle rejoint une pièce de son groupe.</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Entrer ne coûte pas de coup. Cela se fait avec le coup, ou pas du tout.</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Si la pièce suit la flèche, où entrent des pièces&#x202f;? Cliquez sur les espaces.</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Deux groupes contiennent déjà une pièce.</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Un coup, deux groupes&#x202f;: deux pièces entrent à la fois. Jouez ce coup.</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Cela en a fait entrer une. Un autre coup en fait entrer deux.</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>Aucune pièce n’est entrée ainsi.</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Deux pièces peuvent entrer avec ce coup.</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>Suivez la flèche.</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Un coup passe par un côté. Ces deux espaces ne se touchent qu’en un point&#x202f;: essayez de suivre la flèche.</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Posez la pièce dans l’espace à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Le départ habituel. L’un de ces premiers coups ne peut faire entrer aucune pièce dans l’espace nommé. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Après le coup, un seul espace d’un groupe peut être vide. Quel groupe n’a qu’une pièce&#x202f;?</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>Les tuiles et le centre fermé</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Les quatre tuiles sont des espaces de transit. Mettez la pièce lumineuse sur l’une d’elles.</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>La pièce lumineuse n’est pas sur la tuile.</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Une pièce sur une tuile doit bouger au coup suivant. Essayez d’en bouger une autre.</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>N’importe quelle pièce sauf la lumineuse.</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Elle doit donc repartir. Cliquez sur tous les espaces où elle peut aller.</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Quatre côtés, quatre espaces, et elle vient de l’un d’eux.</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Même là d’où elle vient.</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>La pièce revient aussitôt. Pour combien de coups cela compte-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Chaque coup compte.</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Deux, et rien n’a changé.</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Le carré central est le seul espace qui reste vide. Essayez d’y entrer.</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>La pièce dans le petit triangle est à côté.</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>Aucune ligne ne s’arrête contre une tuile, donc les tuiles ne font partie d’aucun groupe. Lequel de ces coups est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>Cherchez une pièce qui entrerait.</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Essayez d’aller dans un espace qui n’est pas vide.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Prenez une pièce et posez-la sur une autre à côté d’elle.</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Vers la fin, les espaces libres sont rares là où il en faut.</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>Beaucoup d’un seul coup</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Depuis le départ habituel, en deux coups&#x202f;: cinq pièces sur le plateau. Le premier coup ne fait rien entrer, le second deux pièces.</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Deux coups, et moins de cinq pièces sur le plateau.</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>D’abord, la pièce du grand espace de droite va dans le petit triangle à l’écart des autres. Puis l’autre va dans le triangle entre les deux.</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Parfois, un coup de préparation est payant.</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Le prochain coup peut en faire entrer deux de plus. Trouvez-le.</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Deux pièces auraient pu entrer en un coup.</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Deux groupes se rejoignent au petit triangle de droite. Le grand espace à la pointe extérieure fait partie des deux.</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Un coup vers un espace de deux groupes, depuis un espace de l’un d’eux.</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>Il reste une pièce dehors. Lequel de ces coups est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>Comptez les pièces qui entreraient.</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Un coup qui pourrait en faire entrer deux est maintenant gaspillé pour une seule. Cherchez ces coups tôt.</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Votre premier casse-tête&#x202f;: trente-quatre pièces sont sur le plateau, six attendent dehors. Six coups suffisent.</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Rentrer par le centre</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Il reste un coup, et le carré central est juste à côté.</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Cela éloigne du centre.</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>La blanche n’est pas encore rentrée. L’une des quatre tuiles, un petit triangle, puis le carré central.</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Noir, première couleur de Ben</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Blanc, car les blancs commencent toujours</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Bleu, seconde couleur de Ben</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Neuf, pour une pièce ou plusieurs, toutes blanches. Ce qui n’est pas utilisé est perdu.</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Regardez les côtés de son espace, un par un. Derrière l’un se trouve une autre blanche.</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Deux espaces qui ne se touchent qu’en un point ne sont pas voisins. Essayez d’y mener la pièce.</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Posez la pièce blanche dans l’espace à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>On ne saute pas, et on ne prend pas. Essayez d’aller dans un espace qui n’est pas vide.</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>C’est aux blancs de jouer. Les rouges sont aussi à Ann. Essayez de déplacer une pièce rouge.</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Prenez l’une des pièces rouges lumineuses.</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Chaque tour est celui d’une couleur, et seules ses pièces bougent.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Groupes de trois</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>La blanche est dans le groupe, mais rien n’est entré. Il faut le faire juste après le coup.</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Aucune pièce blanche n’est entrée dans l’espace lumineux.</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Jouez comme le montre la flèche. Puis l’espace s’illumine&#x202f;: cliquez dessus avant toute autre chose.</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Peu importe à qui est l’autre pièce. Entrer ne coûte pas de coup.</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Maintenant, il y a aussi une pièce bleue. Si la blanche suit la flèche, dans quels espaces des pièces peuvent-elles entrer&#x202f;? Cliquez sur chacun d’eux.</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Un groupe contient une noire, un autre une bleue.</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Un coup, deux groupes&#x202f;: faites entrer les deux.</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Une est entrée. Il y avait de la place pour une autre, et l’occasion est passée.</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Deux pièces peuvent entrer en un coup.</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Jouez comme le montre la flèche, puis cliquez sur un espace éclairé après l’autre.</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Il ne reste qu’une pièce blanche dans la réserve. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Cliquez maintenant sur l’espace que la pièce a quitté&#x202f;: il complète le groupe.</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Une pièce peut entrer dans l’espace que quitte la pièce lumineuse.</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Allez dans le petit triangle, puis cliquez sur l’espace qui vient d’être quitté.</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>On regarde les groupes juste après le coup. Une pièce partie ne compte plus.</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>La pièce entre dans le troisième espace du groupe où une autre vient d’aller.</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Le transit, et les deux qui restent</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Les quatre tuiles sont des espaces de transit&#x202f;: une pièce peut les traverser, pas y rester. Traversez-en une, et arrêtez-vous dans le petit triangle près du carré central.</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>La blanche doit finir dans le petit triangle lumineux.</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Deux coups&#x202f;: sur la tuile, puis au-delà. L’autre petit triangle est occupé.</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Jouez l’un des deux coups ailleurs, avec l’autre pièce blanche. Puis essayez d’entrer sur la tuile.</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>D’abord la pièce lumineuse, n’importe où. Puis l’autre, comme le montre la flèche.</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>N’entrez jamais sur une tuile au dernier coup&#x202f;: il n’en resterait pas pour en sortir.</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>L’un de ces tours laisse une pièce sur une tuile, et ne peut pas finir ainsi. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Regardez où s’arrête chaque pièce.</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Les tuiles ne font partie d’aucun groupe, donc aucune pièce n’entre quand on va sur l’une d’elles. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Deux pièces blanches sont sur le plateau, deux attendent en réserve. Essayez de rentrer celle du petit triangle.</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Menez-la au carré central.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Tant qu’une couleur a une réserve, deux de ses pièces restent sur le plateau&#x202f;: une seule ne pourrait pas compléter de groupe sans d’autres couleurs.</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>C’est bien là qu’il faut aller, mais en faisant entrer une pièce. Alors une des trois peut rentrer.</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Aucune pièce n’est encore rentrée. Il faut d’abord en avoir trois sur le plateau.</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Mettez la pièce extérieure à côté de la noire, pour qu’une troisième blanche entre.</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Faire entrer des pièces permet d’en faire rentrer.</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Ici, la réserve des blancs est vide, donc aucune n’est obligée de rester. Rentrez les deux.</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>L’une d’elles est encore sur le plateau.</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Un coup chacune.</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Une blanche et une noire sont déjà dans un groupe, et son troisième espace est lumineux. Pourtant, l’un de ces tours est refusé. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Quel tour fait entrer une pièce sans coup dans le groupe&#x202f;?</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Les pièces entrent avec un coup dans leur groupe, pas après.</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Manqué, mais pas perdu&#x202f;: avec deux coups, vous pouvez encore faire entrer une pièce dans l’espace lumineux.</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>La moitié est faite. Il reste un coup pour revenir.</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Quittez le groupe, puis revenez-y.</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Au départ, les pièces de vos adversaires aident aussi. Faites entrer une pièce blanche dans l’espace lumineux, entre les blancs et les bleus.</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Une pièce y est allée, mais aucune n’est entrée.</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Le petit triangle à côté&#x202f;: blanc d’un côté, bleu de l’autre.</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann l’a fait, et il lui reste un coup. Si la pièce lumineuse suit la flèche, où des pièces peuvent-elles entrer&#x202f;? Cliquez sur les espaces.</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Deux groupes se rejoignent dans ce petit triangle. L’espace que la pièce a quitté est alors vide.</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Deux en un coup. Cela en fait trois au premier tour.</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Deux joueurs, deux couleurs chacun, et la partie habituelle. La dernière blanche rentre. Et ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann a gagné</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Et les pièces rouges d’Ann&#x202f;?</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>D’habitude, il faut rentrer les deux couleurs. Avant une partie, vous pouvez convenir qu’une seule suffit.</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Ce que regardent les bons joueurs</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Deux coups tout au début. Combien de pièces peuvent entrer&#x202f;? Faites-en entrer au moins deux.</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Une est entrée, et il reste un coup.</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Moins de deux sont entrées.</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>La pièce à la pointe peut faire de la place derrière elle. Les pièces des autres couleurs aident aussi.</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Même trois sont possibles. Un coup peut compléter deux groupes à la fois, mais l’autre doit le préparer&#x202f;: faites-en entrer trois.</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Deux. Pour trois, le second coup doit compléter deux groupes.</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Moins de trois sont entrées.</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>D’abord, une pièce d’un des grands espaces va dans le petit triangle à l’écart des autres. Puis l’autre va dans le triangle du milieu.</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Trois coups. Faites entrer les deux pièces de la réserve, l’une après l’autre, et rentrez-en une au dernier coup.</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Bien, mais il reste un coup, et une autre peut entrer.</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Les deux doivent entrer, et une rentrer par le centre.</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>À côté de la noire, il y a un groupe de chaque côté. Déplacez la pièce qui vient d’entrer, et faites-en entrer une autre à sa place.</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Quatre coups, deux pièces blanches, et ici dix d’une couleur gagnent. La noire est dans l’un des petits triangles. Rentrez les deux dans ce tour.</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>L’accès au petit triangle était libre. Encore un coup, et la blanche est rentrée.</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Une pièce blanche est encore sur le plateau.</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Le chemin par la tuile finit dans le petit triangle où se trouve la blanche. Cette pièce part donc d’abord.</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Votre première partie, courte&#x202f;: cinq de chaque couleur sont déjà rentrées, et le premier à rentrer dix d’une couleur gagne.</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>Le plus loin possible</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Quatre cases jusqu’au bord, donc quatre points. Il y a un trajet plus long.</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>Une autre direction rapporte plus de points.</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>La rangée du milieu est la plus longue.</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>Tous partent en même temps, et personne ne savait d’avance où allaient les autres.</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann part de C3 vers l’est, Ben de A3 vers le sud-est. Leurs trajets se croisent. Combien de points fait Ben&#x202f;?</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>Comptez les cases de A3 vers le bas à droite, jusqu’au bord.</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>Un plan doit dire quelque chose du trajet, même si c’est pour rester sur place. Essayez de le remettre sans cela.</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>Remettez le plan tout de suite, sans direction.</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>Rester est permis. Cela ne rapporte rien, mais mène parfois à une meilleure place.</translation>
    </message>
    <message>
        <source>On E1</source>
        <extracomment>highway/1, highway/5</extracomment>
        <translation>En E1</translation>
    </message>
    <message>
        <source>On E9</source>
        <extracomment>highway/1, highway/2, highway/5</extracomment>
        <translation>En E9</translation>
    </message>
    <message>
        <source>On E2</source>
        <extracomment>highway/1</extracomment>
        <translation>En E2</translation>
    </message>
    <message>
        <source>No cell is good or bad in itself. What counts is how far you can travel from it.</source>
        <extracomment>highway/1</extracomment>
        <translation>Aucune case n’est bonne ou mauvaise en soi. Ce qui compte, c’est jusqu’où l’on peut aller en partant de là.</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>Un long trajet, mais pas assez&#x202f;: il faut à Ann plus de 20 points.</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ben a encore plus de points qu’Ann.</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>22 points en une manche. Après la manche 6, celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>À gauche et à droite</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>Qui avance sur un panneau tourne d’un sixième de tour, vers sa propre gauche ou droite. Cliquez sur tous les panneaux vers la gauche.</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>À gauche, c’est dans le sens contraire des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Les trois autres font tourner à droite.</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann part vers l’est. Où finit-elle&#x202f;?</translation>
    </message>
    <message>
        <source>On B6</source>
        <extracomment>highway/2</extracomment>
        <translation>En B6</translation>
    </message>
    <message>
        <source>On A4</source>
        <extracomment>highway/2</extracomment>
        <translation>En A4</translation>
    </message>
    <message>
        <source>On I4</source>
        <extracomment>highway/2</extracomment>
        <translation>En I4</translation>
    </message>
    <message>
        <source>A left turn from east leads north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>L’est, et à sa gauche, c’est le nord-est.</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>À gauche en E4, à droite en B4&#x202f;: c’est de nouveau l’est.</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Sept points sans panneau. Tourner au bon moment en rapporte un de plus.</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>En B2, la gauche mène vers le bord.</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Il faut à Ann huit points ou plus.</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Partez vers l’est, et tournez à droite peu après le départ.</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>Les panneaux mènent le trajet là où le plateau est plus large.</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Il y a un panneau sous Ann, en E4. Elle part vers l’est. Combien de points fait-elle&#x202f;?</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>Un panneau agit sur quiconque avance dessus.</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Le panneau au départ ne fait rien. Celui en E7 l’a fait tourner à droite.</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>Où la mène le dernier panneau&#x202f;?</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>Beaucoup de panneaux sont déjà posés ici. Servez-vous-en&#x202f;: faites au moins sept points avec Ann.</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>Trop court. Suivez les panneaux en pensée avant de choisir.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>Moins de sept points.</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>Regardez vers l’est et le nord-est.</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>Les panneaux ne sont à personne. Qui trouve la route s’en sert.</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>Ce que vous contrôlez</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>Panneaux et barrières vont sur les cases que vous contrôlez&#x202f;: à deux pas au plus. Cliquez sur toutes les cases qu’Ann contrôle, la sienne aussi.</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>Deux pas depuis A1, dans toutes les directions du plateau.</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann est en D4. Essayez de poser un panneau à plus de deux pas.</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>D’autres joueurs peuvent contrôler les mêmes cases que vous, mais dans cette manche, personne ne contrôle de case à plus de deux pas.</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben est en B3, à côté d’Ann. Essayez de poser quelque chose sur sa case.</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>Mettez un panneau ou la barrière en B3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>On ne peut rien poser sur une case où se trouve un joueur.</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Une barrière arrête quiconque voudrait avancer sur sa case. Essayez de la poser sur le coin A1.</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Prenez la barrière, et mettez-la en A1.</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>Les barrières ne vont jamais sur les coins. Un panneau peut s’y trouver.</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>Vous avez deux panneaux et une barrière par manche. Essayez de poser un troisième panneau.</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>Posez deux panneaux, puis un autre.</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>Deux panneaux, pareils ou un de chaque, et une barrière.</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben va sûrement longer le bord du haut. Posez la barrière pour qu’il fasse deux points au plus.</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben parcourt la rangée A. La barrière n’est pas sur son trajet.</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben a fait plus de deux points.</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann atteint deux cases de la rangée A avec la barrière.</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>Il s’arrête devant la barrière. Elle dure une manche.</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>Tout en même temps</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann et Ben posent tous deux un panneau vers la droite en C4. Qu’y a-t-il là après la manche&#x202f;?</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Un panneau</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>Seules des choses différentes s’annulent.</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>Il y a maintenant un panneau en E5.</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>Mettez en E5 autre chose que Ben.</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Le panneau</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>Les barrières disparaissent à la fin de la manche.</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>Les panneaux restent d’une manche à l’autre, jusqu’à ce que quelque chose les couvre. Changez celui en E4, pour qu’il fasse désormais tourner à gauche.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrière a emporté le panneau. Il n’y a plus rien en E4.</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>Le panneau en E4 fait encore tourner à droite.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>Posez dessus un panneau vers la gauche.</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>Vous pouvez couvrir tout panneau sur une case que vous contrôlez.</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>Votre panneau et votre barrière vont sur des cases différentes. Essayez de les mettre tous deux en D4.</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Posez un panneau en D4, puis glissez-y la barrière.</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>Vous ne pouvez poser qu’un panneau ou une barrière par case.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>Collisions</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>En E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>Les cases de départ sont les coins, même ceux sans propriétaire. Cliquez sur tous ceux où il n’y a personne.</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>Il y a six coins, et Ben est sur l’un d’eux.</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>En E1, à côté de Cleo</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>Elle reste en A1</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>Dans un coin tiré au sort</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>Le sort a décidé. Ç’aurait pu être n’importe quel coin libre.</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann repart de I1. Sa case de départ reste E1.</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben mène, et il va rester en C7. Renvoyez-le en A5.</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ce trajet passe au-delà de la rangée C. Faites-la tourner à droite quand elle y arrive.</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben est encore en C7. Ann doit finir son trajet là.</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>La rangée C finit en C7. Ann arrive à la rangée C si elle part vers le nord-est.</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>Manches deux à quatre</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Encore la manche 2, et Ann est au bord. Aucun trajet droit ne rapporte plus de cinq points. Faites-en au moins dix.</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cinq points. Les cases autour de E5 valent double&#x202f;; faites-la passer par là.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann a fait moins de dix points dans cette manche.</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>Partez vers le bas, à droite ou à gauche, et tournez vers le centre deux cases plus loin.</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>Un panneau, et le trajet passe par le centre au lieu de le manquer.</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>À la manche 3, vous contrôlez ce que vous voyez&#x202f;: des lignes droites dans les six directions, jusqu’au premier joueur. Cliquez sur les cases qu’Ann, en E3, contrôle, la sienne aussi.</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Les cases de Cleo et de Ben en font partie, celles derrière eux non.</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>Deux lignes s’arrêtent à un joueur, quatre au bord.</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo est en E6. Essayez de poser un panneau derrière elle.</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>E7 est derrière elle, vu de E3.</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Les joueurs bouchent la vue. Les panneaux et les barrières non.</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4 n’est qu’à deux pas, mais est-ce en ligne droite depuis E3&#x202f;? Essayez d’y poser un panneau.</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>Mettez un panneau en D4.</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>À la manche 3, ce n’est pas la distance qui compte.</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>La manche 4 met le monde à l’envers&#x202f;: chaque panneau s’inverse avant que quiconque remette son plan. La manche 3 s’achève. Que fera le panneau en D5 à la manche 4&#x202f;?</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>Rien, il a disparu</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>Pour l’instant, il fait tourner à gauche.</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Vous le voyez sur le plateau avant la manche 4, et les panneaux restent ainsi.</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>C’est la manche 3. Posez en E5 un panneau qui fera tourner à gauche à la manche 4.</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>À la manche 3, il aurait fait tourner à gauche. Maintenant la manche 4 commence, et il s’est inversé.</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>En E5, il n’y a pas de panneau vers la gauche.</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Après cette manche, tous les panneaux du plateau sont retournés.</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>Posez à la manche 3, à l’envers, ce qu’il vous faut à la manche 4.</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>Manches cinq et six</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>À la manche 5, vous contrôlez aussi toutes les cases plus près de vous que de tous les autres. Cliquez sur toutes celles qu’Ann contrôle, la sienne aussi.</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>Deux pas autour de A1, et deux cases de plus, plus loin de Ben que d’elle.</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>Une case aussi près de Ben que d’Ann ne compte pas.</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4 est aussi près de Ben que d’Ann. Essayez d’y poser un panneau.</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>Mettez un panneau en B4.</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>Plus près que tous les autres, ou à deux pas au plus.</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>Dans cette manche, chacun peut cacher deux brigands. Qui avance sur l’un d’eux donne deux points à son propriétaire. Ben va parcourir vers l’ouest la rangée du milieu&#x202f;: prenez-lui quatre points.</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>Un brigand, deux points. Vous pouvez en cacher un second sur une autre case.</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben a perdu moins de quatre points.</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>Cachez les deux brigands sur des cases différentes de la rangée E.</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben a fait huit points et en a perdu quatre, qui sont allés à Ann. Personne d’autre ne voit jamais ses brigands.</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Essayez de cacher un brigand sous Ben, en D6.</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Mettez un brigand en D6.</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>Personne ne doit s’y trouver. Mais les coins, les panneaux, même votre propre panneau sur la même case conviennent.</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben n’a aucun point. Il part de D5 vers l’ouest, en passant sur les brigands d’Ann en D4 et D3. Qu’a-t-il ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>Quatre cases font quatre points. Deux brigands en coûtent quatre.</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>Quatre points pour le trajet, moins quatre pour les brigands. Avec un trajet plus court, il serait tombé sous zéro.</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>À la manche 6, le bord renvoie les voyageurs comme une balle. Ann part de C6 vers l’est et atteint le bord en C7. Où va-t-elle ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>En D7</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>En B6</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>De retour en C6</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>En D8</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>Le bord y descend vers la droite. Que ferait une balle qui vient de la gauche&#x202f;?</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>Le bord ne vous arrête que si vous allez dans un coin en suivant la ligne droite qui part du milieu du plateau. Ann part de E8 vers l’est dans la dernière manche. Qui gagne la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann seule</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben seul</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9 est un coin, et E5 est le milieu. Ajoutez ses points aux 20 qu’elle a.</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>Un point, puis le coin l’a arrêtée&#x202f;: 21 chacun, et ils partagent la victoire.</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>Dernière manche, et Ann a 22 points de retard. Trouvez un trajet qui gagne.</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>Pas assez loin&#x202f;: il faut à Ann plus de 22 points dans cette manche.</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben a encore plus de points, ou autant.</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>Le bord est lui-même une longue route. Voyez comment vous pouvez le longer.</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23 points. Après la manche 6, personne n’est plus renvoyé, donc ne craignez pas les rencontres.</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>Cherchez d’abord le seul panneau qui ouvre une longue route. Sans lui, Ann fait ici sept points. Faites-en quatorze.</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>Huit points. Il y a bien plus long, avec des panneaux qui sont déjà là.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann a fait moins de quatorze points.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Posez un panneau vers la gauche en D4 ou D3, et partez pour qu’Ann passe dessus.</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>Lisez les panneaux par la fin&#x202f;: d’où faudrait-il venir&#x202f;?</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben est dans le coin, et l’une de ses directions est bien meilleure que les autres. Arrêtez-le là net, et faites quand même cinq points.</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben a parcouru toute la rangée du milieu. La barrière doit être juste devant lui.</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Cela laisse un point à Ben. La barrière peut être une case plus près.</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben ne doit faire aucun point, et Ann cinq.</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>La barrière va en E8. Alors le trajet d’Ann est la rangée du milieu vers l’ouest.</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Un pari, mais un bon. Plus une direction offre de points, plus elle risque d’être barrée.</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>Un panneau peut faire comme une barrière, et il reste. Ben va partir de A5 vers l’ouest&#x202f;: posez un panneau qui le mène hors du plateau après une case.</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>À sa gauche, le trajet descend à travers le plateau. L’autre sorte de panneau le mènerait au bord.</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>Cela marche aussi, mais une case plus loin.</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben a fait plus d’un point, ou il n’y a pas de panneau en A4.</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>Qui longe le bord du haut vers l’ouest a le bord à sa droite.</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Tant que le panneau reste, personne ne peut longer tout le bord du haut vers l’ouest.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>Vous repartez d’où vous finissez. Faites seize points en deux manches&#x202f;: à la seconde, le centre compte double, ce qui favorise la rangée du milieu.</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann n’a pas encore seize points.</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>De E1 le long de la rangée du milieu, et retour.</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>Huit, puis dix. Un bout de la rangée du milieu est une bonne place avant la manche 2.</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>Manche 5&#x202f;: les brigands rapportent là où les trajets se croisent. Ben et Cleo passeront tous deux par le centre, depuis A1 et I5. Cachez deux brigands qui rapportent huit points à Ann.</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>Il y a un brigand sur leur trajet. Vous pouvez en cacher deux.</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben et Cleo doivent tous deux rencontrer deux brigands.</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>Leurs trajets partagent une ligne, de coin à coin.</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>Les brigands sont le mieux là où plusieurs joueurs veulent passer.</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>Votre première partie, à deux. L’ordinateur remet son plan en secret, comme vous. Six manches&#x202f;; celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Une ligne, un camp</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Qui ne trouve pas de place pour une pièce perd. Il reste à Ben un point, lumineux. Posez une pièce sur une ligne qui y passe, et il lui est fermé.</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Le point lumineux est encore libre. Ben le prend, et la partie continue.</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben peut encore poser sur le point lumineux.</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Suivez l’une des lignes du point lumineux, et posez-y votre pièce. Le point lumineux lui-même convient aussi.</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Le dernier à poser gagne.</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Une pièce prend chaque ligne qui passe par son point ou s’y arrête, d’un bout à l’autre. Cliquez sur tous les points des lignes de la pièce lumineuse, le sien aussi.</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Deux lignes courtes&#x202f;: l’une passe par le carré central, l’autre s’arrête de chaque côté de la pièce.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Aucune ligne ne doit porter des pièces des deux camps. Essayez de poser une pièce sur une ligne de Ben.</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>N’importe quel point d’une ligne qui passe par une pièce de Ben.</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>La table nomme la pièce qui gêne.</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Essayez votre pièce ici et là si vous voulez&#x202f;: elle ne reste qu’une fois le tour fini. Cette fois, fermez le point lumineux à Ben.</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Le point lumineux est encore libre pour Ben.</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Deux lignes passent par le point lumineux. Prenez un point de l’une d’elles.</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Une de vos pièces sur une ligne la ferme à l’autre camp.</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Vous avez dix pièces blanches et dix rouges, et les couleurs ne changent rien au jeu. Lequel de ces tours est refusé quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>À qui sont ces pièces&#x202f;?</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Noir et bleu sont à Ben.</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Le sort a désigné Ben pour commencer. Qui pose en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ann, car elle a les blancs</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Commencer n’est pas un avantage ici, comme vous le verrez.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>La partie stricte</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Dans la partie stricte, rien ne vous écarte d’une ligne de l’autre camp. Posez une pièce sur l’une d’elles, finissez le tour, et la table ne dit rien.</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Cela n’enfreint rien. Pour une fois, enfreignez la règle exprès.</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Aucune ligne ne porte encore des pièces des deux camps.</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Personne encore, la partie continue</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Le premier à signaler gagne, peu importe qui a fait la faute.</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Une autre partie, et ici la faute est de Ben. Deux pièces sur une même ligne, une de chaque camp&#x202f;: cliquez sur les deux.</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Regardez les lignes de gauche à droite. Les deux pièces sont à la même hauteur, l’une tout à gauche et l’autre à droite.</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Signalez alors la faute.</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Vous avez maintenant posé une pièce, et Ben peut être le premier à signaler.</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Pour signaler, il y a un bouton à côté du plateau. Cela se fait avant de poser.</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Elle perd la partie</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Elle perd son tour</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Rien, elle pose une pièce comme d’habitude</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Cela ne coûte rien. Mais Ben sait maintenant ce qu’elle cherchait.</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ann a signalé une faute dans ce tour, et s’est trompée. Que ne peut-elle pas faire maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Même un point sur une ligne de Ben est libre dans la partie stricte.</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Un seul signalement par tour.</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann n’a plus de pièce à poser. Qui commence doit donc fermer des lignes, et l’autre les garder ouvertes.</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Vous commencez, donc fermez le plus possible. Les longues lignes prennent plus de points à Ben. Trouvez un premier point qui en prend quinze, lui compris.</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Deux lignes courtes&#x202f;: cinq points seulement sont pris.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Cela prend moins de quinze points. Même les quatre lignes courtes qui passent par O n’en prennent que treize.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Cela prend moins de quinze points.</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ni près du centre ni au bord&#x202f;: là où se croisent deux des lignes de huit points.</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Vers la fin. Il reste deux points à Ben, tous deux lumineux. Fermez-en un.</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Un point que Ben ne pouvait de toute façon pas prendre. Il a encore les deux.</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Les deux points sont encore libres pour Ben.</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>La ligne le long du carré intérieur passe par l’un des deux. Posez à son autre bout.</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Les trois points lumineux sont libres pour Ben. L’un d’eux l’est aussi pour vous. Laissez-lui-en deux.</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben a encore les trois, et vos propres points étaient sûrs.</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Trois points sont encore libres pour Ben.</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Prenez le point que vous pourriez prendre tous deux, ou un point d’une de ses lignes.</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Votre première partie. Vous commencez, donc comptez&#x202f;: avec les quarante pièces sur le plateau, vous perdriez.</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Lignes, voisins, chaînes</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Ce sont les coins qui dépassent le plus, tout autour.</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Chaque ligne extérieure va d’une sortie à une autre.</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Les points sont là où des lignes se rencontrent. Des voisins se suivent sur une ligne. La pièce lumineuse a quatre points voisins&#x202f;: cliquez sur les deux plus à l’extérieur.</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Suivez les deux lignes de la pièce blanche, en s’éloignant du carré central, jusqu’au prochain croisement.</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>À Over-Pass, une pièce peut glisser vers l’extérieur sur une ligne. Menez la blanche à l’un des deux points&#x202f;: tirez-la, ou cliquez sur la pièce, puis sur le point.</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>C’est la pièce blanche lumineuse qui doit glisser.</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>La pièce en main, des flèches montrent où elle peut glisser.</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>À Over-Pass, les pièces passent aussi par-dessus d’autres, mais celle-ci est seule. Essayez de la mener plus loin qu’un point voisin.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Prenez la pièce blanche et posez-la sur un point vide à deux lignes de là.</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Sans pièce à côté, il n’y a rien à franchir.</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Des pièces côte à côte forment une chaîne, même en tournant. La blanche peut passer par-dessus une chaîne jusqu’au point lumineux. Cliquez sur tout son trajet, du départ à l’arrivée.</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>De la blanche à la noire, puis à la rouge, puis au point lumineux&#x202f;: quatre clics.</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Faites maintenant ce trajet&#x202f;: la blanche passe par-dessus la noire et la rouge en un coup.</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>La blanche n’a franchi que la noire. La chaîne continue par la rouge, et de là au point lumineux.</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>La pièce blanche n’est pas encore sur le point lumineux.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Prenez la pièce blanche et posez-la sur le point lumineux.</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Entrer par le centre, sortir par une pointe</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Voici comment on gagne à Over-Pass. Neuf pièces blanches d’Ann sont rentrées, la dixième est sur une sortie. Menez-la de là à sa maison lumineuse.</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Un coup comme un autre. La blanche peut rentrer tout de suite, et la partie est gagnée.</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La partie continue. La pièce blanche n’est pas rentrée.</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Prenez la pièce blanche sur la sortie. Elle rentre là où est la petite maison.</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>À deux joueurs, rentrer dix pièces d’une couleur suffit.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Celle que veut Ben</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La pièce en O doit partir avant la fin du tour. Avec deux coups&#x202f;: faites-la passer par-dessus une voisine jusqu’à un point vide.</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>Il y a encore une pièce en O.</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Prenez la pièce en O. Les marques montrent où elle peut arriver.</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann peut déplacer des pièces de n’importe quelle couleur, même à Ben. Déplacez la noire lumineuse, puis videz O, puis finissez le tour.</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O est vide, mais la pièce noire n’a pas bougé. Un coup a été perdu.</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La pièce noire lumineuse est encore où elle était.</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>D’abord la noire, par-dessus une voisine quelconque. Le second coup vide O.</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann a deux coups. L’un de ces tours ne peut pas finir ainsi. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Après deux d’entre eux, le carré central est vide.</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Un tour finit avec O vide. On n’est pas obligé d’utiliser tous les coups.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Les couleurs jouent à tour de rôle&#x202f;: blanc, noir, rouge, bleu. Blanc et rouge sont à Ann. Les blancs viennent de vider O. Qui lance les dés ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, avec les rouges</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, avec les noirs</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, avec les bleus</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Après le blanc vient la deuxième couleur.</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben, avec les noirs. Une pièce noire entre en O.</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Passer par-dessus</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Un Over-Pass franchit une voisine et arrive sur un point vide à côté d’elle. Tout droit ou en tournant&#x202f;: choisissez.</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>C’est la blanche lumineuse qui doit passer par-dessus la noire.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Prenez la pièce blanche et posez-la sur un point à côté de la noire.</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Avec la rouge derrière la noire, la chaîne est plus longue, et la blanche peut la quitter où elle veut. Cliquez sur tous les points où la blanche peut arriver.</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Des points vides à côté de la noire, et à côté de la rouge. Cinq en tout.</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Si longue que soit la chaîne, cela coûte un coup.</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>L’un de ces trois coups finit sur un point occupé. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Regardez où est la pièce rouge.</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Une pièce par point.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>Prenez la pièce blanche au début de la flèche, et posez-la à sa pointe.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Une pièce ne passe jamais par-dessus sa propre couleur. Elle peut passer par-dessus toutes les autres.</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ici, la chaîne a un trou. Essayez quand même de mener la blanche au point lumineux.</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Chaque pièce d’une chaîne est à côté de la précédente.</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Deux coups&#x202f;: une autre pièce comble d’abord le trou, puis menez la blanche au point lumineux.</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanche est partie trop tôt. Il faut d’abord combler le trou.</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Cela ne joint pas la pièce noire à la bleue.</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>La blanche n’est pas encore sur le point lumineux.</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La pièce rouge peut passer par-dessus la noire dans le trou.</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jusqu’où va un seul coup&#x202f;? Menez la pièce blanche à côté de O jusqu’à la sortie lumineuse.</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>C’est loin, mais la chaîne va plus loin.</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanche n’est pas encore sur la sortie.</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La chaîne mène jusqu’au bout. Posez la blanche sur le point lumineux.</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Un seul coup, par-dessus huit pièces. Peu importe à qui elles sont, tant qu’aucune n’est blanche.</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Échanger des places</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>La blanche est bien à l’intérieur, la noire loin dehors. Chacune est sur une ligne de gauche à droite, et ces lignes sont parallèles. Menez la blanche à la noire&#x202f;: elles échangent leurs places.</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>C’était aussi un échange, mais avec la pièce bleue.</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Une glissade ne mène la blanche qu’un point plus loin.</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>La blanche n’est pas où était la noire.</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Posez la pièce blanche sur la noire lumineuse.</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Un échange coûte un coup, si éloignées soient-elles.</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Cliquez sur toutes les pièces avec lesquelles la blanche lumineuse peut échanger sa place. Il faut deux couleurs différentes et deux lignes parallèles.</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Les lignes de la blanche vont de gauche à droite, et du bas à gauche au haut à droite. Trois pièces sont sur des lignes pareilles.</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Des lignes parallèles, mais une seule couleur&#x202f;: essayez d’échanger ces deux blanches.</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Posez l’une des deux blanches sur l’autre.</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>La blanche et la noire sont sur la même ligne, et sur aucune parallèle. Essayez de les échanger.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Posez la blanche sur la noire au bout de la flèche.</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Il faut deux lignes différentes.</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Une ligne qui ne fait que s’arrêter à un point n’y compte pas, et celle de la rouge s’arrête à la blanche. Essayez d’échanger la blanche avec une pièce sur une parallèle.</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Menez la blanche à la pièce à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Une pièce n’est sur une ligne que si celle-ci continue des deux côtés.</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Une blanche ne franchit pas une blanche. En deux coups, vous pouvez quand même mener celle de gauche au point lumineux&#x202f;: changez d’abord la chaîne par un échange.</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Cela y a mis une rouge d’Ann. La blanche barre encore la chaîne.</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Maintenant, il n’y a plus rien là, et la chaîne est trop courte.</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Échangez la blanche de la chaîne avec la rouge. Toutes deux sont sur des lignes verticales.</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Glissades et sorties</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Une glissade avance d’un point sur une ligne, vers l’extérieur, et coûte deux coups. Vous en avez quatre&#x202f;: menez la blanche à une sortie.</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>La blanche n’est pas encore sur une sortie.</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>D’abord au point à côté, sur le bord extérieur, puis à l’une des deux pointes.</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Pareil avec trois coups. Faites glisser la pièce une fois, puis essayez de la faire glisser encore.</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Après la première glissade, reprenez la pièce, jusqu’à la sortie la plus proche.</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Il reste un coup, et une glissade en demande deux.</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>On ne glisse que vers l’extérieur. Essayez de ramener la blanche d’un point vers le centre.</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>Posez la blanche sur le point à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Elle peut glisser vers des points plus loin de O. Over-Pass et échanges vont n’importe où.</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Une sortie rentre une pièce, pour un coup. Tant qu’une réserve contient des pièces, il faut un lancer pair. Six est pair&#x202f;: rentrez.</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>La blanche n’est pas rentrée.</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Menez la pièce blanche de la sortie à sa maison lumineuse.</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Maintenant, le lancer est trois. Jouez un coup avec la rouge, pour qu’il en reste deux, puis essayez de rentrer.</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Échangez la rouge avec la noire, par exemple. Puis menez la blanche de la sortie à sa maison.</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>C’est le lancer qui compte, pour tout le tour, pas les coups qui restent.</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Encore trois, mais regardez les réserves&#x202f;: aucune pièce n’attend plus. Rentrez la blanche.</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Une fois toutes les réserves vides, n’importe quel lancer convient.</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>C’est aux blancs de jouer, et le lancer est pair. Essayez de rentrer la pièce rouge d’Ann.</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>La pièce lumineuse sur la sortie. Menez-la à la maison des rouges.</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Seule la couleur qui joue peut rentrer. La rouge doit attendre son tour.</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Vous pouvez déplacer les pièces de Ben, à une exception près. Essayez d’éloigner sa pièce noire de la sortie.</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Prenez la pièce noire lumineuse.</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Une pièce sur une sortie est à l’abri&#x202f;: seul son propriétaire la déplace.</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Le bord extérieur et O vide</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Depuis une sortie, une pièce ne va que le long du bord extérieur, par-dessus des pièces du bord. Menez la blanche à la sortie suivante.</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>La blanche n’est pas sur la sortie lumineuse.</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>La blanche passe par-dessus la rouge du bord.</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>De l’intérieur, la blanche pourrait arriver n’importe où à côté de la rouge. Depuis la sortie, non&#x202f;: essayez d’arriver à l’intérieur.</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Essayez d’échanger la blanche sur la sortie avec la noire.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Posez la blanche sur la noire à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Une pièce sur une sortie ne s’échange pas et ne glisse pas non plus.</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Une blanche est entrée, et toutes les pièces autour de O sont blanches aussi. Combien de coups faut-il pour vider O&#x202f;?</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elle ne peut pas franchir sa propre couleur. Que peut-elle d’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Deux&#x202f;: seule une glissade est possible.</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Il faut donc deux des trois coups. Essayez de faire d’abord glisser une autre pièce.</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Essayez de mener la pièce lumineuse vers l’extérieur.</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Chaque coup doit en laisser assez pour vider O.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Les huit points autour de O sont blancs&#x202f;: la blanche ne peut ni passer ni glisser. Vous avez deux coups, et la rouge est ailleurs. Videz O.</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Échangez d’abord la pièce en O avec la rouge. La rouge peut franchir les blanches.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ici, rien n’y fait&#x202f;: tous les points autour de O sont blancs, et les autres pièces sont sur des sorties. Ce lancer ne permet aucun coup. Que devient la pièce en O&#x202f;?</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elle reste en O</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elle retourne dans sa réserve</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elle rentre</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O doit être vide, mais rien n’est perdu.</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Très rare. Entre-temps, la couleur suivante est entrée en O.</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elles restent où elles sont</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elles sont retirées</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>D’autres peuvent en avoir besoin dans leurs chaînes.</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Un bon échange. Mais le lancer est pair, et une blanche attend sur une sortie.</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Une pièce blanche attend encore sur sa sortie.</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Regardez les sorties avant tout.</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Encore le même tour, pour l’autre coup&#x202f;: un échange qui mène la blanche intérieure loin dehors, et une pièce de Ben à l’intérieur.</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Plus à l’extérieur, mais il y avait un meilleur partenaire.</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>La blanche n’est pas encore sur le bord extérieur.</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>La noire de Ben sur le bord extérieur a presque atteint une sortie.</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Un échange avec une pièce de l’autre camp compte double&#x202f;: l’une se rapproche, l’autre recule.</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Neuf noires sont rentrées, les réserves sont vides, et la dernière est à côté d’une sortie. Il faut à Ben trois coups. Ann en a deux&#x202f;: que doit-elle faire&#x202f;?</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Maintenant Ben glisse sur une sortie et rentre.</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>La dernière noire est encore à côté de la sortie.</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>N’importe qui peut échanger la pièce de Ben, tant qu’elle n’est pas sur une sortie.</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Tant qu’une pièce n’est pas sur une sortie, n’importe qui peut la ramener à l’intérieur.</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Votre première partie, courte&#x202f;: sept de chaque couleur sont déjà rentrées. Encore trois blanches, ou trois rouges, et vous avez gagné.</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>Sauts par-dessus des chaînes</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>La première, la noire</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>La dernière, la rouge</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Un saut, une pièce de moins.</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Cliquez sur tous les points où la blanche lumineuse peut arriver. Elle peut quitter la chaîne après n’importe quelle pièce.</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Des points vides à côté de la noire, de la rouge et de la bleue.</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>On atteint le point lumineux par-dessus la noire seule, ou par un détour. Arrivez-y pour que la bleue quitte le plateau et que la noire reste.</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Le bon point, mais la noire est partie. Des deux trajets, choisissez celui qui finit par la bleue.</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>La blanche doit être sur le point lumineux, et la bleue retirée.</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Après l’arrivée, les pièces qui pourraient partir s’illuminent&#x202f;: pointez la bleue.</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Un point d’arrivée, plusieurs trajets&#x202f;: vous choisissez quelle pièce part.</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Une pièce ne passe jamais par-dessus sa propre couleur. Essayez de faire passer la blanche par-dessus l’autre blanche.</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Une chaîne ne doit pas avoir de trou. Essayez de faire arriver la pièce lumineuse loin des autres.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Posez-la à la pointe de la flèche, à côté de la pièce isolée.</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>L’une de ces pièces est sur une sortie. Menez-la le long du bord du plateau, par-dessus sa voisine.</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Le bon point, mais ce n’est pas la bonne pièce qui y est arrivée.</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Elle doit arriver sur l’autre pointe lumineuse.</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Par-dessus la pièce à côté, jusqu’au point extérieur suivant.</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Depuis une sortie, une pièce ne saute que le long du bord, pour la chaîne comme pour l’arrivée. Essayez de sauter de là vers l’intérieur.</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Prenez la pièce sur le point le plus extérieur, et posez-la à la pointe de la flèche.</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Trois pièces, deux sauts. Laissez-en une, sur le carré central.</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Pas résolu. Le mieux, c’est que la dernière pièce finisse sur le carré central.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>La pièce à côté du carré central doit partir en dernier. Sautez donc d’abord par-dessus la pièce la plus extérieure.</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>Dérouler</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Le même plateau peut se jouer sans couleurs. Alors aucune couleur ne gêne&#x202f;: faites le saut par-dessus les deux pièces.</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Elle doit arriver où finissent les flèches.</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Par-dessus les deux pièces, à la pointe de la dernière flèche. La seconde part.</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>Oui, il reste une pièce</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>Non, il faut le carré central</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Ce n’est pas Crooked Jumps.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Résolu. Sur le carré central, ç’aurait été encore mieux.</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>La blanche du carré central saute par-dessus la rouge et arrive à côté de l’autre blanche. Combien de pièces restent à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>L’une des deux dernières peut-elle sauter par-dessus l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Deux pièces d’une même couleur ne se franchissent pas. Surveillez quelles couleurs partent.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Quatre pièces, trois sauts jusqu’au carré central. Chaque pièce a sa couleur, donc toutes peuvent franchir toutes les autres.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Pas fini sur le carré central de cette façon. Le dernier saut part d’à côté d’une pièce voisine du carré.</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Une pièce extérieure saute par-dessus deux autres, jusqu’au point à côté du carré central. Elle partira en dernier.</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Cinq pièces, dont deux blanches. Un seul premier saut mène au carré central. Quatre sauts.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Pas fini sur le carré central de cette façon.</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Commencez par la rouge&#x202f;: elle saute vers l’extérieur, et l’une des blanches part.</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Votre premier casse-tête&#x202f;: huit pièces autour du carré central, sans couleurs. Sept sauts en laissent une. Annulez autant que vous voulez.</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>D’une rive à l’autre</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann va de la plage de l’ouest à celle de l’est, sur des pontons. Cliquez sur toutes les cartes qu’elle peut atteindre depuis l’ouest.</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Commencez en a3 et continuez partout où deux pontons se rejoignent, même par un coin.</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben va sur les mêmes cartes, de la prairie du nord à celle du sud. Cliquez sur toutes les cartes qu’il peut atteindre depuis le nord.</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Pour l’instant, seules des cartes de la rangée du haut mènent au nord.</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Les cartes ne sont à personne. Tous deux peuvent marcher sur toutes.</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Chaque tour commence par prendre une carte du plateau. Prenez celle en c2&#x202f;: elle est encore face cachée.</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>On peut prendre cette carte aussi, mais cette fois prenez celle en c2.</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>La colonne c est la troisième depuis la gauche, la rangée 2 la deuxième depuis le bas.</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Elle laisse un trou. On peut maintenant la tourner, et elle revient par un bout de la colonne c ou de la rangée 2.</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Le bon endroit, mais tournez la carte autrement&#x202f;: il lui faut un bras qui monte vers e3 et un autre vers la plage.</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>C’est le bout ouest. Le chemin d’Ann doit s’achever à l’est.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>L’ouest et l’est ne sont pas encore reliés. La carte doit rejoindre e3 et mener à la plage.</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Le chemin finit en e3 avec un bras vers le sud. Une carte en e2 peut le prolonger jusqu’à la plage.</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Un bras rejoint le chemin en e3, un autre touche la plage. L’ouest et l’est sont reliés, et Ann gagne.</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Une autre partie, et c’est à Ben de jouer. Il prend b3, en tourne le coin vers le sud-ouest et l’insère au bout nord de la colonne b. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann gagne</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Personne encore</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Il faut à Ben un chemin du nord au sud.</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>La nouvelle carte mène au nord et rejoint le chemin en c5. Ben a relié ses côtés.</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann prend c1 et l’insère au bout ouest de la rangée 1&#x202f;; les deux cartes devant le trou avancent. Tournez-la pour relier l’ouest et l’est.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>L’ouest et l’est ne sont pas encore reliés.</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>La carte arrive en a1. Elle doit toucher la plage et rejoindre la carte qui est alors en b1.</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Deux cartes ont avancé avec elle, et soudain tout s’ajuste.</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Prendre, tourner, insérer</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Chaque carte a trois bras&#x202f;: un dans un coin, deux vers les côtés qui ne touchent pas ce coin. Cliquez sur la carte avec le bras dans son coin nord-est.</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Le nord est en haut, l’est à droite.</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Toutes les cartes sont pareilles. Seule leur position fait la différence.</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Prenez c3, tournez son coin au sud-est, et insérez-la au bout nord de la colonne c.</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>C’était le bout sud, en bas. Le nord est en haut.</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Le bon bout, mais le coin pointe ailleurs. Tournez la carte avant de l’insérer.</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Une carte dont le coin est au sud-est doit être en c5, en haut de la colonne c.</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Prenez c3. Tournez la carte jusqu’à ce que le bras de coin mène en bas à droite. Puis utilisez la flèche au-dessus de la colonne c.</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Les cartes de c5 et c4 sont descendues et ont comblé le trou.</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La rangée 3 et la colonne c ont le trou. Chacune a deux bouts.</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Quatre bouts, quatre orientations. Tant que vous tenez la carte, vous pouvez la remettre, sauf à «&#x202f;carte touchée, carte jouée&#x202f;».</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Prenez c3 et essayez de l’insérer au bout nord de la colonne d.</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Utilisez la flèche au-dessus de la colonne d.</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La colonne d est pleine. Seule une rangée ou une colonne avec le trou peut céder.</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Prenez une carte du bord, celle en e3, et essayez de la remettre aussitôt au bout est de la rangée 3.</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Le trou est juste derrière cette flèche.</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Au moins une autre carte doit bouger.</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Une carte de l’intérieur a le choix entre quatre bouts. Ann prend maintenant la carte du coin e1. Combien de bouts a-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Deux des quatre bouts sont juste contre le trou.</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Deux&#x202f;: le bout nord de la colonne e, et le bout ouest de la rangée 1.</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Une insertion déplace toute une rangée. Déplacez les deux pontons de la rangée 4 d’une case vers l’ouest.</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ils ont bougé, mais vers l’est. Les cartes s’éloignent du bout où l’on insère, vers le trou.</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La carte en b4 n’a pas bougé&#x202f;: votre insertion a déplacé d’autres cartes.</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Les pontons de b4 et c4 doivent maintenant être en a4 et b4.</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Faites un trou au bout ouest de la rangée 4, et insérez de l’autre côté.</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>On peut déplacer ce qu’on ne peut pas prendre. C’est la moitié du jeu.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ce qui est relié</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Des voisines sont reliées si toutes deux ont un bras au milieu du côté qui les sépare. Cliquez sur toutes les cartes reliées à l’ouest.</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Commencez en a3. Elle a un bras vers le haut, vers a4.</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>La carte en c4 n’est pas reliée&#x202f;: elle est à côté du chemin, mais aucun de ses bras ne rejoint un bras d’une voisine.</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Insérez une carte pour que six cartes soient reliées à l’ouest.</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Elle est à côté de c5, mais les bras ne se rejoignent pas. Être à côté ne suffit pas.</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>Moins de six cartes sont reliées à l’ouest.</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Une carte au bout ouest d’une rangée est reliée d’elle-même si elle a un bras vers l’ouest. La rangée 1 est libre.</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Six&#x202f;: tout bras qui touche la plage compte.</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Là où quatre cartes se rencontrent, tous les bras vers ce point sont reliés, si les quatre cartes sont face visible. Cliquez sur toutes les cartes reliées à l’ouest.</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Depuis a3, un bras monte dans le coin. Quelle carte a un bras vers le même point&#x202f;?</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>De a3 par le coin jusqu’à b4, puis à c4.</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ben prend b3, une carte qui n’est même pas sur le chemin, et l’insère au bout est de la rangée 3. Combien de cartes sont alors reliées à l’ouest&#x202f;?</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Une carte face cachée va en b3. Regardez alors le point entre a3 et b4.</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Une. Trois seulement des quatre cartes sont face visible, donc rien n’est relié par ce point.</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Réparez&#x202f;: trois cartes doivent être de nouveau reliées à l’ouest.</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>La carte en b3 est de nouveau face cachée. Quelle ligne y amènerait une carte face visible&#x202f;?</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Moins de trois cartes sont reliées à l’ouest.</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>La carte en b2 est face visible. Faites monter la colonne b d’une case.</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Peu importe comment b3 est tournée. Il faut seulement qu’elle soit face visible.</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Côtés et coins ensemble. Cliquez sur toutes les cartes reliées à l’ouest.</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Suivez un bras après l’autre. Avant de passer un coin, voyez si les quatre cartes sont face visible.</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sept cartes, et le chemin passe par trois coins.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Contre le cadre</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Deux cartes se rencontrent en un point du cadre. Un bras vers ce point atteint la plage si les deux cartes sont face visible. Cliquez sur toutes les cartes reliées à l’ouest.</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Comparez a3 et a2 avec a5 et a4.</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>En a3 et a2, les deux sont face visible. La carte sous a5 est face cachée, donc son coin n’atteint rien.</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Reliez aussi a5 et b5 à l’ouest&#x202f;: au moins six cartes doivent être reliées.</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Cette carte a trouvé la plage, mais pas a5&#x202f;: la carte en dessous est encore face cachée.</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Il manque à a5 une voisine face visible.</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Là encore, peu importe comment la voisine est tournée.</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Un bras dans un coin du plateau atteint toujours les deux côtés qui s’y rencontrent. Mettez en a1 une carte qui atteint l’ouest et le sud à la fois et rejoint b1.</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Elle est en a1, mais ne rejoint pas les trois à la fois&#x202f;: l’ouest, le sud, et le bras de b1.</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Deux cartes doivent être reliées à l’ouest, et deux au sud.</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Insérez au bout ouest de la rangée 1&#x202f;: la carte de a1 passe en b1. Le coin de la nouvelle carte va dans le coin du plateau.</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>L’ouest et le sud à la fois, quoi qu’il y ait autour.</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Oui, le long de la plage</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Un chemin finit au cadre. Personne ne marche le long de la plage.</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Toutes les cartes de la colonne a sont maintenant reliées à l’ouest. Cliquez sur celles qui sont reliées au nord.</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Descendez depuis a5, bras après bras.</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Seulement les deux du haut. La nouvelle carte atteint la plage, mais aucune carte au-dessus.</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Le chemin d’Ann finit en d5. Trouvez l’insertion qui le mène à l’est.</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Le coin vise le cadre, mais la carte en dessous est face cachée. Elle n’atteint donc pas la plage.</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>La rangée 5 a bougé, et le chemin d’Ann avec elle.</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>L’ouest et l’est ne sont pas reliés.</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Une carte en e5 doit rejoindre d5 à l’ouest et atteindre l’est. Quel coin du plateau est là&#x202f;?</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Le bras dans le coin du plateau atteint l’est sans aucune voisine.</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Trois sortes de coups</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Au premier tour d’une partie, on ne prend qu’une carte. Essayez d’en prendre deux.</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Prenez une carte quelconque, puis une autre.</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Jouez ce coup simple&#x202f;: prenez une carte et insérez-la au bout sud de sa colonne, avec un bras vers le sud.</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Un bon coup simple, mais il ne touche pas le sud. Insérez par le bas, avec un bras vers le sud.</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>La carte doit être dans la rangée 1, avec un bras vers le sud.</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Choisissez la flèche sous la colonne. Sur les quatre orientations, deux ont un bras vers le sud.</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Prendre une carte face cachée&#x202f;: c’est un coup simple.</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben a inséré une carte au bout est de la rangée 2. Essayez de la reprendre aussitôt.</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Elle est en e2.</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>On peut prendre toute carte sauf celle qui vient d’entrer. Ainsi, on ne peut pas simplement défaire un coup.</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>Deux cartes face cachée, n’importe lesquelles.</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Jouez un coup ouvert&#x202f;: prenez une carte face visible et insérez-la de nouveau.</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Cette carte était face cachée, c’était donc un coup simple.</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>La carte que vous prenez doit être face visible.</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>À part celle de Ben, une seule est face visible, en c5.</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Aucune nouvelle carte n’a été retournée. Mais Ben a maintenant un droit qu’il n’avait pas.</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Après un coup ouvert, l’autre joueur peut jouer un coup double. Ben prend deux cartes et les insère l’une après l’autre. Combien de cartes sont alors face cachée&#x202f;?</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Après deux tours de coups simples, 23 cartes étaient face cachée. Le coup ouvert n’y a rien changé.</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Deux de moins. La seconde insertion a fait avancer la première carte d’une case.</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Cette fois, Ben a joué le coup ouvert. Jouez un coup double avec les deux cartes dans la rangée 4, pour que a4 et b4 soient face visible à la fin.</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Prenez d’abord deux cartes. Puis insérez-les toutes les deux au bout ouest de la rangée 4.</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>a4 et b4 doivent toutes deux être face visible.</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Prenez deux cartes face cachée de la rangée 4. Puis insérez deux fois à son bout ouest.</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>On prend les deux cartes avant que la première entre.</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Un coup double peut-il prendre une carte face cachée et une face visible&#x202f;? Essayez.</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Prenez d’abord une carte face cachée, puis une face visible.</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Les deux doivent être face cachée.</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Qui gagne, et quand personne ne gagne</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Suivez le chemin depuis a2. Est-ce que l’auteur du coup compte&#x202f;?</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>L’ouest et l’est sont reliés, donc Ann gagne. Peu importe qui a joué le coup.</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La seconde insertion fait avancer la première carte.</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben a joué un coup ouvert, et seules trois cartes sont face cachée. Essayez un coup double.</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Prenez deux des trois cartes face cachée.</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Un tour qui commence avec trois cartes face cachée ou moins ne peut pas être un coup double.</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La position du début compte comme la première fois.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La même position se présente pour la troisième fois, donc chacun peut demander la nulle. Faites-le.</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La partie continue, et on peut demander la nulle jusqu’au prochain coup.</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Demander la nulle n’est pas un coup. La table le propose à côté du plateau dès que c’est possible.</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Partie nulle. On peut aussi en convenir à tout moment, ou abandonner.</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Cherchez d’abord une victoire. Une insertion déplace toute une ligne&#x202f;: un chemin presque juste peut convenir s’il bouge d’une case. Ann peut gagner ici.</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>La rangée 1 contient cinq cartes face visible. Prenez-en une au milieu et insérez-la à un bout.</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Presque toutes les cartes d’une ligne resservent, dans un autre ordre.</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Là aussi, Ann peut gagner tout de suite. Le trou peut être n’importe où dans une ligne.</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Trois cartes de la rangée 3 doivent avancer d’une case, vers l’est.</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Qui ne regarde que la nouvelle carte oublie les autres qui ont bougé.</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben menace de gagner avec une carte en e5. Ann l’arrête par un coup ouvert&#x202f;: elle prend a1 et l’insère au bout est de la rangée 1. Est-elle à l’abri&#x202f;?</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Que peut faire Ben après un coup ouvert qu’il ne peut pas après un coup simple&#x202f;?</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Avec une carte de son coup double, Ben répare le chemin, avec l’autre il l’achève.</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Encore une fois, avec une meilleure défense&#x202f;: arrêtez Ben par un coup simple.</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Le chemin de Ben dans la colonne e est encore là, et une carte l’achève.</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Vous avez pris une carte face visible. Cela arrête cette insertion, mais permet à Ben un coup double.</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Cela pousse le chemin de Ben jusqu’au nord. Il ne lui faut plus qu’une carte à l’autre bout.</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben peut encore gagner à sa prochaine insertion.</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>La carte en e3 vient d’entrer et ne peut être prise, mais une insertion au bout est de sa rangée la déplace.</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>L’insertion a sorti une carte de la colonne e. La carte de Ben en e5 ne mène nulle part.</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben a joué un coup ouvert, donc Ann peut jouer un coup double. Deux cartes la font gagner.</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>L’ouest et l’est ne sont pas reliés après les deux cartes.</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>En haut, le chemin est presque fini. Il y manque une carte en a5 et une dans la colonne d&#x202f;; chacune peut venir du nord.</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>C’est le prix d’un coup ouvert. N’en jouez un que si deux cartes ne servent à rien à Ben.</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Votre première partie. Vous êtes Ann et reliez l’ouest et l’est&#x202f;; l’ordinateur relie le nord et le sud.</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ouvert ou double</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>La rangée 5 est pleine de cartes face visible. Prenez-en une au milieu et insérez-la à un bout.</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Au tout premier tour, on ne prend qu’une carte. Essayez d’en prendre deux.</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Deux cartes quelconques conviennent.</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>C’est le seul coup simple de toute la partie. Dans une série, on le joue à tour de rôle.</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben a joué le premier coup. Désormais, personne ne peut insérer une carte seule qui était face cachée. Essayez.</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Prenez une carte face cachée, et essayez de l’insérer avant d’en prendre une autre.</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Qui prend une carte face cachée en prend aussi une seconde.</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Un coup ouvert pour Ann&#x202f;? Seule la carte de Ben est face visible. Essayez de la prendre.</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Elle est en c5.</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>La dernière carte entrée reste. Le deuxième tour de la partie est donc toujours un coup double.</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Jouez donc un coup double&#x202f;: prenez deux cartes face cachée, puis insérez l’une après l’autre.</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Deux cartes de moins doivent être face cachée.</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Prenez d’abord les deux cartes. Chacune entre par un bout d’une ligne avec un trou.</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Trois cartes sont face visible après deux tours.</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben a répondu par un coup double. Au jeu normal, Ann devrait maintenant attendre un coup ouvert. Jouez ici un coup double.</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>C’était un coup ouvert. Il est permis aussi, mais cette fois prenez deux cartes face cachée.</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>À chaque tour, vous choisissez&#x202f;: deux cartes face cachée, ou une face visible.</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Deux cartes en un tour</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Deux trous, une rangée et deux colonnes.</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Six bouts. La rangée 2 a les deux trous, et une insertion comble le plus proche.</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La première carte est entrée par l’ouest. Où la seconde peut-elle entrer&#x202f;?</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Il ne reste qu’un trou.</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Il y en a quatre&#x202f;: les deux bouts de la rangée 2 et les deux bouts de la colonne d.</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann insère les deux cartes au bout ouest de la rangée 2, d’abord celle au coin nord-est. Où est cette carte à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>On a2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>En a2</translation>
    </message>
    <message>
        <source>On b2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>En b2</translation>
    </message>
    <message>
        <source>On c2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>En c2</translation>
    </message>
    <message>
        <source>The second push closes the gap on d2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La seconde insertion comble le trou en d2.</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La seconde carte a fait avancer la première.</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Prenez deux cartes, insérez-en une, puis essayez d’en prendre une autre.</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Après la première insertion, essayez de prendre une carte quelconque.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>On choisit les deux cartes avant que la première entre.</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Et trois cartes à la fois&#x202f;? Essayez.</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Prenez trois cartes face cachée.</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Deux, et pas plus.</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>L’ordre des insertions compte. Ann gagne avec la carte de e5 et une de la colonne d.</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La seconde insertion a encore déplacé la rangée 5, et avec elle la carte que vous y aviez mise.</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Poussez d’abord la rangée 5 depuis l’ouest, puis mettez une carte dans la rangée du haut depuis le nord.</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Seul compte ce qu’il y a après la seconde carte.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Les dernières cartes</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Deux cartes sont encore face cachée. Au jeu normal, c’est la finale, sans coups doubles. Expert n’en a pas&#x202f;: jouez un coup double.</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>C’était un coup ouvert. Prenez deux cartes face cachée.</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Il y a encore des cartes face cachée.</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Prenez c2 et d4, puis insérez-les.</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Les coups doubles sont possibles tant qu’une carte est face cachée.</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Sur les plateaux de 5 × 6, 6 × 5 ou 6 × 6, il reste une seule carte. Qui la prend joue un coup double avec cette seule carte. Faites-le.</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Un coup ouvert est permis aussi, mais la dernière carte est encore face cachée.</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>La dernière carte est encore face cachée.</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Prenez d3, et insérez-la à un bout de la rangée 3 ou de la colonne d.</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Une seconde carte n’était pas nécessaire, puisqu’il n’y en a pas.</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>S’il reste deux cartes face cachée, qui en prend une doit prendre les deux. Essayez de n’en insérer qu’une.</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Prenez c2 et essayez de l’insérer.</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Sur le plateau habituel, le nombre de cartes face cachée est pair après le premier tour&#x202f;: les deux dernières vont donc ensemble.</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Toutes les cartes sont face visible, il ne reste que des coups ouverts. Essayez d’en prendre deux.</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Prenez une carte face visible, puis une autre.</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Un coup ouvert se joue avec une carte, jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Regardez la carte qui finit en e1.</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ann, bien que Ben ait joué le coup. Avec deux cartes, cela arrive plus facilement.</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Avec deux cartes, vous pouvez combler deux trous à la fois. Cherchez donc des chemins auxquels il manque deux cartes. Ann peut gagner ici.</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>En haut, il manque une carte dans la colonne c, et le bout dans la colonne e. Les deux peuvent venir du nord.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Un chemin auquel il manque deux cartes est déjà une menace.</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ici aussi&#x202f;: la rangée du bas est presque un chemin. Trouvez les deux cartes.</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>On peut pousser la rangée 1 depuis l’ouest une fois son trou en c1. La colonne d prend une carte du sud.</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Une carte a fait avancer la rangée 1, et l’autre l’a réparée.</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Les coups doubles ne sont pas tout. Cette fois, aucun coup double ne gagne, mais un coup ouvert oui.</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>La rangée 5 est pleine de pontons. Deux d’entre eux n’ont qu’à avancer d’une case.</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Avant de retourner d’autres cartes, regardez celles qui sont déjà face visible.</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Il manque deux cartes au chemin de Ben dans la colonne a. Ann prend d1 et l’insère au bout est de la rangée 1. Peut-elle se le permettre&#x202f;?</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Non, Ben gagne</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben peut toujours utiliser deux cartes.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Un chemin auquel il manque deux cartes doit être arrêté aussitôt, comme celui auquel il n’en manque qu’une au jeu normal.</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Votre première partie en Expert. Vous êtes Ann et reliez l’ouest et l’est&#x202f;; l’ordinateur relie le nord et le sud.</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Vous savez distinguer les groupes, et vous savez ce qui gagne&#x202f;: le plus grand groupe une fois le plateau plein. D’ici là, beaucoup de groupes font beaucoup de pierres.</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Les deux pierres d’Ann ne se touchent pas&#x202f;: ce sont deux groupes, pas un seul.</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Trois, c’est le maximum. Ann n’a que deux groupes.</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>Vous savez comment une partie commence&#x202f;: une seule pierre du Second joueur, une seule du Premier, qui continue ensuite.</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>Le Second joueur pose la toute première pierre. Ann choisit Ben comme Premier. Qui la pose donc&#x202f;?</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben est le Premier, mais c’est le Second joueur qui ouvre.</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben est le Premier. Qui est le Second&#x202f;?</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>L’ouverture, c’est une pierre chacun, sur n’importe quelle case vide. Ann est le Second&#x202f;: ouvrez en C3, au milieu, et voyez combien de tours Ben joue ensuite.</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann doit ouvrir en C3.</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3 est la troisième case de la rangée du milieu. Ensuite, finissez le tour.</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ici, Ben est le Second joueur. Ann, le Premier, joue deux tours de suite.</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2 et E2 ne touchent pas E5 et ne se touchent pas non plus. Elles comptent aussi.</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 touche des pierres de trois groupes et les réunit tous.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>Une pierre qui touche un groupe de Ben n’en fonde pas un nouveau.</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>Une pierre est un groupe, qu’elle ait des libertés ou non.</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>Vous savez compter les pierres d’un tour&#x202f;: une par groupe que vous aviez au début du tour, mais jamais plus de trois.</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann a maintenant deux groupes, donc deux pierres au prochain tour.</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann a plus de deux groupes, elle peut donc en poser plus.</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>C’est le nombre de ses groupes. Mais aucun tour n’a plus de trois pierres.</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>On a compté les groupes au début du tour, et il y en avait deux.</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Vous connaissez les deux limites d’un tour&#x202f;: ses pierres restent séparées les unes des autres, et chacun de vos groupes ne grandit qu’une fois.</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann pose D4, et le tour n’est pas fini. Sur laquelle de ces cases peut aller sa seconde pierre&#x202f;?</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4 touche D4, une pierre du même tour.</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 touche C2, et ce groupe a déjà grandi, avec D4.</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>Les cases à côté de D4 sont fermées, et toutes celles à côté du groupe que D4 a agrandi le sont aussi.</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5 touche E5, un groupe qui n’a pas grandi dans ce tour. Ce qui est fermé est hachuré.</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1 touche C2, F4 touche E5, et A4 ne touche aucune pierre d’Ann. Aucun groupe ne grandit deux fois.</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6 touche E5, G1 touche G2, et A1 ne touche aucune pierre d’Ann. Aucun groupe ne grandit deux fois.</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>Elle avait trois groupes avant de les réunir. Ce qui compte, c’est combien il y en a au début de son tour.</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4 agrandit les trois groupes à la fois, et G1 ne touche aucune pierre d’Ann.</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 réunit C3 et E3, D7 agrandit D6, et A3 ne touche aucune pierre d’Ann.</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>Vous savez quand une partie finit, ce qu’on compte, et qui gagne en cas d’égalité&#x202f;: celui qui a la priorité.</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ses onze pierres font trois groupes, et seul le plus grand compte. Celui-là en a six.</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>Huit contre huit, c’est l’égalité. Qui a la priorité gagne, et maintenant c’est Ben.</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>La priorité tranche une égalité, il y a donc toujours un vainqueur.</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>On peut jouer avec une pendule&#x202f;: 60 secondes par tour, et 5 minutes de plus pour toute la partie. Ann a épuisé les deux&#x202f;: c’est comme si elle abandonnait. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Qui abandonne n’a plus de tour à jouer.</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>On ne les compte que sur un plateau plein. Ici, la pendule a décidé.</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Tout se joue à la case entre C4 et E2.</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Vous savez suivre une route de lettre en lettre, et vous savez comment la partie finit&#x202f;: dès que les trois sont complètes.</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Toutes les lettres sont reliées, donc la partie est finie. Chacun de ses propres chemins sur une route vaut un point, et celui qui a le plus de points gagne&#x202f;: Ann en a 7, Ben 6.</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Le dernier chemin est maintenant à Ben, et son point aussi.</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Sans le dernier chemin, c’est 6 à 6. Ce chemin rapporte aussi un point.</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Vous savez jouer un tour&#x202f;: un chemin et un mur, chacun sur un lien encore libre.</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un chemin et un mur, tous deux sur des liens libres&#x202f;: c’est un tour.</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2 est un chemin, E2|E3 un mur, et les deux liens sont libres. Il ne manque rien.</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Vous savez faire un échange&#x202f;: après chemin et mur, un de vos chemins et un de vos murs échangent leurs places.</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Elle en avait deux, en a tracé un troisième, et l’échange en a donné un et pris un.</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>L’échange change un chemin en mur, mais aussi un mur en chemin.</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Le chemin de ce tour devient un mur, et un mur plus ancien un chemin. Deux liens, donc c’est permis.</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Le mur de ce tour devient un chemin, et un chemin plus ancien un mur. Deux liens, donc c’est permis.</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Des chemins qui ramènent à leur point de départ forment une boucle. Ann trace le chemin C2–D2 et en ferme une. Combien de chemins compte-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Deux chemins mènent déjà de C2 à D2. C2–D2 fait aussi partie de la boucle.</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>D3–E3 est aussi à Ann, mais ne mène ni à C2 ni à D2.</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Allez de C2 à D2 par les chemins déjà là, et revenez par le nouveau.</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3, C3–D2 et C2–D2. Deux sont à Ann, un à Ben&#x202f;: pour les boucles, tous les chemins comptent.</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1 ne rencontre aucun autre chemin, il ne ferme donc rien.</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Il ferme la boucle, mais C2–C3 devient ensuite un mur. À la fin du tour, la boucle est ouverte.</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Aucun chemin ne continue depuis C3, donc B2–C3 ne ferme rien.</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4 finit en C3, où n’arrive aucun autre chemin.</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Une fois B2–B3 sacrifié, l’anneau est ouvert entre B2 et B3.</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Une fois C4–D3 sacrifié, l’anneau est ouvert entre C4 et D3.</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Vous savez quels murs sont refusés&#x202f;: ceux qui isoleraient un ou plusieurs hexagones. Un échange dans le même tour peut réparer cela.</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>De chaque hexagone, on doit pouvoir atteindre tous les autres, par des liens sans mur, avec ou sans chemin. Ann trace A1–B1 et un mur entre D4 et E3. Combien d’hexagones ne peut-on plus atteindre&#x202f;?</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Regardez E3&#x202f;: a-t-il un lien sans mur&#x202f;?</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>On peut encore quitter D4&#x202f;: vers C4 et C5, il n’y a pas de mur.</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Regardez les coins. Lesquels ont des murs sur tous leurs liens&#x202f;?</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 est isolé. Deux des murs sont à Ann, un à Ben&#x202f;: comme pour les boucles, les traits de tous comptent.</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Aucun hexagone ne perd son dernier lien libre. E3 reste accessible depuis D4.</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4–E3 porte maintenant un chemin, qui ne bloque rien. Depuis D4, on peut aussi aller en C5.</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Essayez d’aller de E1 à E2, ou de D1 à D2.</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1 n’est pas seul&#x202f;: de là, on peut encore aller vers un autre hexagone.</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>On peut encore quitter C1&#x202f;: entre C1 et C2, il n’y a pas de mur.</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Depuis D1, on peut encore aller en E1. Où peut-on aller de là&#x202f;?</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Le même plateau avant ce mur. Lequel de ces tours est refusé&#x202f;?</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2 et E2 ont tous deux d’autres liens sans mur.</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 reste accessible depuis D3 et depuis D4.</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Cherchez un hexagone auquel il ne reste qu’un lien sans mur.</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2 serait le troisième mur autour du coin A1.</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Vous savez rompre une route par un échange, en compléter une et compter les points&#x202f;: un chemin compte sur chaque route dont il fait partie.</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Un chemin compte sur chaque route dont il fait partie. Ann complète α avec D4–E3. Cinq de ses six chemins sont alors sur des routes, et B2–B3 est sur les trois. Combien de points a-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Cinq chemins sont sur des routes, mais B2–B3 compte trois fois.</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C’est le nombre de ses chemins. D2–D3 n’est sur aucune route, et B2–B3 compte trois fois.</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Sept&#x202f;: B2–B3 compte trois fois. Mais Ben en a huit, et gagne&#x202f;: finir la partie ne rapporte rien en soi. Les pistes à côté du plateau tiennent le compte.</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α est complète, mais sans C2–D1, il n’y a plus de trajet de A3 à E1.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann a mis fin à la partie, elle ne peut donc pas partager la victoire.</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Elle n’a pas plus de points que Ben, et c’est elle qui a mis fin à la partie.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann a mis fin à la partie, il n’y a donc personne avec qui partager&#x202f;: Ben gagne seul.</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben a un point de moins, il ne partage donc pas la victoire.</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Finir la partie ne rapporte rien en soi, et c’est Ben qui a le moins de points.</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Pareil, mais Cleo doit partir et quitte la partie. Ses chemins restent, mais elle ne peut plus gagner. Puis Ben complète α. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo a autant de points qu’Ann, mais elle a quitté la partie.</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben a moins de points qu’Ann.</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann a 5 points, Ben en a 4.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Vous avez joué une partie entière, et vous savez quoi regarder avant la fin d’un tour&#x202f;: d’abord les points, puis ce qu’un échange pourrait faire.</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>C’est sans l’échange. Avec lui, β prend deux autres chemins d’Ann.</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>β prend deux chemins d’Ann de plus, mais C2–D1 n’en fait plus partie.</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Vous savez sauter&#x202f;: par-dessus une voisine vers un point vide à côté d’elle, tout droit ou en tournant.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Dans Crooked Jumps, les pièces sautent et quittent le plateau jusqu’à ce qu’il en reste une, de préférence sur le carré central. Il en reste deux&#x202f;: faites le dernier saut.</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Il reste une pièce, mais elle doit être sur le carré central.</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Vous savez ce qu’il faut pour un saut, et combien de sauts compte une solution&#x202f;: un de moins que le nombre de pièces.</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Après trois sauts, il reste deux pièces.</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Cinq sauts retireraient aussi la dernière pièce.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Vous savez comment aborder un casse-tête&#x202f;: partir de la fin, et ne laisser aucune pièce en arrière.</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>La troisième pièce est trop loin. Aucun saut ne l’atteint.</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Deux d’entre elles peuvent encore sauter.</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Les quatre mêmes pièces. D0 saute maintenant par-dessus C0 vers D1, puis B1 par-dessus A0 vers B0. Comment cela finit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Il reste deux pièces, en D1 et B0. L’une d’elles peut-elle encore sauter&#x202f;?</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Pour cela, D1 et B0 devraient être voisins.</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Lesquelles restent, et sont-elles voisines&#x202f;?</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Vous savez faire entrer des pièces&#x202f;: un coup qui ne laisse qu’un espace vide dans un groupe permet à une pièce d’y entrer.</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>k1 et h0 ont alors des pièces, et m1 vient de se vider.</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>k1 et m1 ont alors des pièces, et h0 vient de se vider.</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Vous savez ce que les tuiles et le carré central ont de particulier, et que chaque coup compte.</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Revenir n’est pas annuler&#x202f;: c’est aussi un coup.</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Le coup vers la tuile compte aussi.</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Elle va sur la tuile, et ne fait rien entrer.</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1 est un espace ordinaire, et rien n’entre.</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Vous savez comment aborder un casse-tête&#x202f;: chercher les coups qui en font entrer deux, et les préparer.</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Il en reste une dehors, et il en entre une.</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Une pièce peut entrer, mais n’y est pas forcée.</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Espaces et côtés</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Vous savez vous repérer sur le plateau&#x202f;: les pièces se tiennent dans les espaces, passent par les côtés et rentrent par le carré central.</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Les lignes découpent le plateau en espaces, où se tiennent les pièces, une au plus dans chacun. Huit petits triangles entourent le carré central, avec une pièce dans chacun. Cliquez sur les huit.</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Huit pièces en anneau autour du carré central lumineux.</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>D’ici, il ne faut plus qu’un coup pour atteindre le carré central et rentrer.</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Un coup passe par un côté dans l’espace vide derrière. Cliquez sur tous les espaces que la pièce lumineuse peut atteindre en un coup.</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Regardez ses côtés un par un&#x202f;: derrière eux, il y a quatre espaces.</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Quatre côtés, quatre possibilités.</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Les espaces du bord sont plus grands. De nouveau, cliquez sur tous les espaces que la pièce lumineuse peut atteindre en un coup.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Prenez la pièce blanche au pied de la flèche et posez-la sur la noire.</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Chaque coup avance d’un espace, et les dés en donnent quatre aux blancs. Menez la pièce blanche lumineuse à l’espace lumineux&#x202f;: deux coups.</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La blanche n’est pas encore dans l’espace lumineux.</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Deux coups, mais pas jusqu’à l’espace lumineux. Cherchez l’espace qui touche les deux.</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Un espace a un côté en commun avec chacun des deux.</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La blanche est dans un petit triangle. Rentrez-la&#x202f;: sur le carré central.</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La blanche n’est pas encore rentrée.</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Le carré central est l’espace du milieu, juste à côté d’elle.</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Elle quitte aussitôt le plateau. Cela faisait un coup.</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Maintenant, tout le trajet du retour depuis l’espace lumineux&#x202f;: par la tuile à côté, puis un petit triangle. La blanche a six coups et prend le trajet le plus court. Combien en reste-t-il alors&#x202f;?</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cinq coups, ce serait un de plus qu’il n’en faut.</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Le coup vers le carré central en coûte un aussi.</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Comptez&#x202f;: l’espace avant la tuile, la tuile, le petit triangle, le carré central.</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Quatre coups&#x202f;: espace, tuile, petit triangle, carré central.</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Vous connaissez le but, vous savez à qui de jouer, et combien de coups donnent les dés.</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>La dernière pièce blanche d’Ann a trois coups&#x202f;: par la tuile à côté, où l’on ne reste pas, puis un petit triangle, puis elle rentre. Dans cette partie, dix d’une couleur gagnent. Rentrez-la.</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>La tuile, un petit triangle, le carré central&#x202f;: chaque pas est un coup.</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>D’habitude, qui a deux couleurs doit rentrer les deux.</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, le premier joueur, a les blancs et les rouges, Ben a les noirs et les bleus. Chacun commence avec la couleur nommée en premier. Le sort donne le premier tour à Ben. Quelle couleur commence&#x202f;?</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Les blancs sont à Ann, et c’est Ben qui a le premier tour.</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Il commence avec la couleur nommée en premier.</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Des deux couleurs de Ben, laquelle est nommée en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Au début, trois pièces de chaque couleur sont près du bord, et sept attendent en réserve.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ici, Ann commence, avec les blancs. Les dés montrent 5 et 4, et leur somme est le nombre de coups. Combien en ont les blancs&#x202f;?</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>C’est un seul des dés.</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>L’autre dé compte aussi.</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>On additionne les dés, on ne les multiplie pas.</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Additionnez-les.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Les couleurs jouent à tour de rôle&#x202f;: blanc, noir, rouge, bleu, et on recommence. Le tour des blancs est fini. À qui de jouer ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Rouge est le troisième de la suite.</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Bleu est le dernier de la suite.</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Vous savez faire entrer des pièces&#x202f;: par un coup qui complète un groupe de trois, et seulement juste après.</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Là où une ligne s’arrête contre une autre, trois espaces se rejoignent&#x202f;: un groupe, relié par une marque à trois branches. Jouez le dernier coup des blancs le long de la flèche. Un espace du groupe est alors vide&#x202f;: cliquez dessus, et une pièce entre.</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Il reste une pièce, et il en entre une.</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Une pièce entre, dans l’autre groupe. Il en restait une en réserve.</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Le premier tour d’une partie, et il reste un coup. Menez la pièce lumineuse dans le petit espace à côté. L’espace qu’elle quitte est alors vide, donc une pièce peut entrer juste derrière elle.</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Trois premiers coups des blancs, chacun avec un espace où une pièce doit entrer. L’un d’eux ne complète aucun groupe avec cet espace, donc il est refusé. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2, m2 et h2, à Ben, forment un groupe. Deux de ses espaces sont alors pris, et m2 est vide.</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0, m0 et h7, à Ben, forment un groupe. Deux de ses espaces sont alors pris, et m0 est vide.</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Vous savez traverser une tuile sans y rester, et vous savez pourquoi deux pièces restent sur le plateau.</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Elle s’arrête dans un espace ordinaire, et peut y rester.</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Elle traverse la tuile et s’arrête dans le petit triangle.</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Elle traverse la tuile, et ne fait rien entrer.</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Ce sont des espaces ordinaires, et rien n’entre.</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Une position semblable, mais ici vous pouvez compléter un groupe. Rentrez une pièce blanche dans ce tour.</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Un coup fait entrer des pièces</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Vous savez quand une pièce peut entrer, quand il est trop tard, et comment plusieurs entrent en un tour.</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Un coup comme un autre, qui ne fait rien entrer.</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Une pièce peut quitter son groupe, et rien n’entre ici.</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dans la partie habituelle, les deux couleurs doivent être rentrées, et ses pièces rouges ne le sont pas.</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Vous avez joué une partie entière&#x202f;: des pièces entrées tôt, deux groupes en un coup, et le chemin du retour dégagé.</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>Vous savez choisir une direction pour aller loin, et vous savez comment on gagne&#x202f;: avec le plus de points après six manches.</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann ne gêne pas Ben&#x202f;: il continue au-delà de C5.</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>C’est ce que fait Ann. Ben va plus loin avant que le bord l’arrête.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>Chaque manche commence là où la précédente a fini. Ann est maintenant en E9 et part vers l’ouest. Où finit-elle&#x202f;?</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>Elle repart à chaque manche, sauf si elle choisit de rester.</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>Rien ne l’arrête là. Le bord est une case plus loin.</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>Rien ne la gêne sur la rangée du milieu.</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>La dernière manche&#x202f;: cette fois, le bord vous renvoie, et vous avancez jusqu’à une case déjà traversée. Ann a 20 points de retard. Le plateau montre chaque trajet avant la remise du plan. Gagnez la partie.</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>Essayez les six directions, et comptez les cases des plus longs trajets.</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>Vous savez suivre un trajet par des panneaux qui font tourner à gauche et à droite, et en dévier un avec votre propre panneau.</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>C’est tout droit depuis B4. Mais le panneau qui s’y trouve la fait tourner à droite.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>Le panneau en E4 la fait tourner à gauche&#x202f;: vers le haut, pas vers le bas.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>Le panneau en E4 la fait quitter la rangée du milieu.</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>Les panneaux de la réserve vont sur les cases violettes autour d’Ann. Sans panneau, aucune direction ne rapporte plus de sept points. Posez-en un pour qu’Ann en fasse huit.</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>Trois cases jusqu’au panneau en E7. Là, elle tourne, et continue.</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>C’est le trajet vers le haut à droite. Mais le panneau sous elle ne la fait pas tourner.</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Trois cases jusqu’à E7. De là, continuez à compter, vers le bas à droite.</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Cinq panneaux, tous vers la gauche. On s’arrête devant une case où l’on est déjà passé dans cette manche. Ann part vers l’est. Combien de points fait-elle&#x202f;?</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>La sixième case serait E4, celle du départ. Elle y est déjà passée.</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>Elle ne fait pas deux fois le tour.</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>Elle s’arrête en D3, devant la case du départ&#x202f;: celle-là compte aussi.</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>Vous savez quelles cases vous contrôlez, ce que vous pouvez y poser, et où vous ne le pouvez pas.</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>Dans un coin, on ne contrôle que neuf cases, au milieu dix-neuf. Pendant que vous planifiez, elles sont violettes.</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>Faites glisser un panneau jusqu’à B6.</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Vous savez ce qui se passe sur une case où plusieurs joueurs posent quelque chose, ou bien où il y a déjà quelque chose.</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>En secret, Ann pose une barrière en A3, et Ben un panneau sur la même case. Des choses différentes sur une même case s’annulent&#x202f;: aucune n’est posée. Ben part de A5 vers l’ouest. Combien de points fait-il&#x202f;?</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrière l’aurait arrêté devant A3. Mais elle n’est pas posée.</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Il n’y a rien en A3, donc rien n’y arrête son trajet.</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ni la barrière ni le panneau ne sont en A3.</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>Aucun des deux n’a été posé, le trajet était donc libre.</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>Seules des choses différentes s’annulent. Ces deux-ci sont les mêmes.</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Si plusieurs joueurs posent la même chose sur une case, elle n’y est qu’une fois.</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann est sûre que Ben veut poser un panneau vers la droite en E5, puis passer dessus vers l’ouest. Empêchez cela&#x202f;: E5 doit rester vide.</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Le panneau de Ben est maintenant en E5. Seule une chose différente sur la même case peut l’en écarter.</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>Deux choses différentes, donc aucune n’a été posée. Vous ne voyez pas le plan de Ben, mais vous pouvez deviner.</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ce qu’on pose remplace ce qui se trouvait là. Un panneau vers la gauche est en C5, et Ann le couvre de sa barrière. Qu’y a-t-il en C5 après la manche&#x202f;?</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrière l’a remplacé, et le panneau ne revient pas.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrière a remplacé le panneau, puis elle a été enlevée.</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>Vous savez ce qui se passe quand des joueurs finissent sur la même case, et comment renvoyer quelqu’un au départ.</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>Chaque joueur a un coin comme case de départ, tiré au sort&#x202f;: Ann E1, Ben A5. Qui finit une manche sur la même case qu’un autre retourne au départ. Ann part vers l’est, Ben vers le sud-est, tous deux jusqu’en E9. Où est Ann ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben y finit aussi, donc aucun des deux ne peut rester.</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben ne l’arrête pas&#x202f;: elle atteint E9, et c’est là que les deux se rencontrent.</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>Où est la case de départ d’Ann&#x202f;?</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>Les deux sont retournés à leur case de départ.</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann part de C1 vers l’est jusqu’à C7, où reste Ben. Retourner au départ ne rapporte ni ne coûte de points. Combien en fait-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>Retourner au départ ne lui enlève rien.</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben ne la gêne pas&#x202f;: elle va elle aussi en C7.</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>Le retour au départ ne compte pas.</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>Comptez les cases de C2 à C7.</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>Elle garde les points de son trajet.</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cinq coins sont libres. Si votre case de départ est prise, le sort vous envoie dans l’un des coins où il n’y a personne.</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann et Ben se rencontrent en A1. Cleo ne rencontre personne et reste en E1, la case de départ d’Ann. Où va Ann&#x202f;?</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleo n’a rencontré personne, elle reste donc, et E1 est prise.</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Elle y a rencontré Ben, elle ne peut donc pas rester.</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Sa case de départ est prise.</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Le sort choisit parmi les cases de départ où il n’y a personne.</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>Vous savez ce qui change aux manches deux, trois et quatre&#x202f;: les points, ce que vous contrôlez, et le sens des panneaux.</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>À la manche 2, une case du bord ne vaut rien, E5 et les six cases autour deux points chacune. Ann parcourt vers l’est toute la rangée du milieu. Combien de points fait-elle&#x202f;?</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4, E5 et E6 rapportent deux points chacune, et E9 aucun.</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 est au bord&#x202f;: elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>Lesquelles des cases de son trajet touchent vraiment E5&#x202f;?</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 ne rapporte rien, et trois cases en rapportent deux chacune.</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Quatre cases simples et trois doubles font dix.</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Il fait tourner à gauche maintenant, à la manche 3. Ensuite, son sens change.</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Les panneaux restent sur le plateau. Seul leur sens change.</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>Vous savez cacher des brigands à la manche cinq, et longer le bord à la manche six.</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>Il fait aussi un point par case où il passe.</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Il a rencontré deux brigands, et chacun prend deux points.</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>Le bord descend vers la droite. Il la renvoie vers le bas, pas vers le haut.</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>Elle arrive de biais sur le bord, donc elle ne rebondit pas tout droit en arrière.</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8 est le long du bord. Une balle n’y roule pas, elle rebondit.</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Et ainsi de suite, jusqu’à ce que sa propre trace l’arrête&#x202f;: 17 points.</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>Elle fait un point, pour E9. Cela fait 21, et Ben en a autant.</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann fait un point pour E9. Recomptez.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>Vous avez joué une partie entière&#x202f;: des panneaux qui ouvrent une route, des barrières contre la meilleure direction, et un œil sur la case où vous finissez.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Vous voyez jusqu’où vont les lignes, quels points une pièce prend par elles, et où vous pouvez poser.</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Les points sont là où des lignes se rencontrent. Une ligne va tout droit d’un bout à l’autre, en traversant d’autres lignes. Deux lignes finissent au coin lumineux&#x202f;: cliquez sur tous leurs points, le coin aussi.</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Une ligne suit le côté supérieur du grand carré, l’autre descend le long de son côté droit.</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Six points chacune, et le coin est sur les deux.</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Quatre lignes se croisent au carré central, O. Combien de points portent-elles, O compris&#x202f;?</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>C’est un point de chaque côté de O. Deux des lignes vont plus loin.</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Elles ne sont pas toutes si longues&#x202f;: deux des lignes n’ont que trois points.</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Deux d’entre elles ont trois points, deux en ont cinq. O est sur les quatre.</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Quatre lignes, mais courtes.</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Le point lumineux est sur deux lignes de huit points chacune. Combien de points ont-elles ensemble&#x202f;?</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Le point lumineux est sur les deux, on l’a donc compté deux fois&#x202f;: enlevez-en un, pas deux.</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Le point lumineux est sur les deux lignes. Comptez-le une fois.</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Huit et huit, mais un point est sur les deux.</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Deux longues lignes prennent plus que quatre courtes.</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann peut poser là où aucune ligne ne porte de pièce de Ben, ni une ligne qui passe par le point ni une qui s’y arrête. Cliquez sur n’importe quel point qui lui est ouvert.</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Cherchez un point vide dont aucune ligne ne porte de pièce noire ou bleue. J7 et H0 en sont deux.</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ses propres pièces sur ces lignes ne gênent pas.</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Posez maintenant une pièce pour Ann, sur n’importe quel point sans ligne de Ben, et finissez le tour.</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann n’a pas encore posé.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ben a une pièce lumineuse à droite et une en bas. Évitez les lignes qui y passent.</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Une pièce par tour. Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Essayez de poser sur un point déjà occupé par une de vos pièces.</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Posez une pièce sur la blanche lumineuse.</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Vous savez comment la partie finit&#x202f;: qui ne trouve plus de point a perdu. Et vous savez fermer des points à l’autre camp.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Les deux pièces de Ben sont lumineuses. L’un de ces trois points est sur une ligne avec l’une d’elles, et il est refusé. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ses lignes sont courtes, et aucune n’atteint une pièce de Ben.</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ses deux lignes suivent le carré extérieur, en haut et à gauche. Ben n’est sur aucune.</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Suivez les lignes de chaque point d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15 est au bout d’une ligne où se trouve la pièce de Ben du bas.</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Blanc est une des couleurs d’Ann.</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Rouge est la deuxième couleur d’Ann.</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Les couleurs ne comptent pas ici. Le sort a donné le premier tour à Ben.</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>À qui est le premier tour&#x202f;?</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Vous savez jouer la partie stricte&#x202f;: rien n’arrête personne, mais qui voit une ligne partagée peut le signaler et gagner.</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Mais Ben l’a vu. Avant de poser, un joueur peut signaler qu’une ligne porte des pièces des deux camps&#x202f;; si c’est vrai, le signalement gagne la partie. Ben le fait. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>L’erreur vient d’elle, et le signalement de Ben est juste.</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Un signalement juste finit aussitôt la partie.</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Y a-t-il une telle ligne&#x202f;?</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Signaler à tort n’est pas puni. Ici, aucune ligne n’est partagée, et Ann signale une faute. Que se passe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Seul un signalement juste finit la partie.</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Un signalement ne lui coûte pas son tour&#x202f;: elle peut encore poser.</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>On n’y perd rien, pas même son tour.</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Dans la partie stricte, chaque point vide est ouvert, même sur une ligne de Ben.</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1 est vide, et dans la partie stricte, chaque point vide est ouvert.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Vous avez joué une partie entière&#x202f;: d’abord de longues lignes, puis les derniers points de l’autre camp, et les vôtres à la fin.</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann a commencé, et aucune ligne n’a été fermée à temps&#x202f;: Ben pose la quarantième pièce, la dernière de toutes. Qui doit jouer et n’a plus de pièce perd aussi. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>C’est maintenant à elle de jouer, et elle n’a plus de pièce.</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Pas de partie nulle à Mono-Line&#x202f;: qui ne peut pas poser a perdu.</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>À qui de jouer maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Il reste à Ben deux points, tous deux lumineux. Ann pose en A7. Combien lui en reste-t-il alors&#x202f;?</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Aucune pièce ne peut fermer les deux à la fois.</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Suivez les lignes de A7&#x202f;: elles n’atteignent ni B7 ni F5.</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 est-il sur une ligne avec l’un d’eux&#x202f;?</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 n’était déjà qu’à elle, donc rien n’a changé pour Ben.</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Le même plateau, avant ce tour. Et si Ann pose plutôt en A3&#x202f;? Combien des trois points sont alors ouverts à Ben&#x202f;?</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 est sur une ligne avec A7, mais ni avec C7 ni avec I1.</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 est sur une ligne avec A7, par le carré central.</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Suivez les lignes de A3 d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 ferme A7 à Ben, et A7 reste ouvert à Ann.</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Vous savez vous repérer sur le plateau&#x202f;: les points et leurs voisins, où est l’extérieur, les sorties et les chaînes.</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Les pièces quittent ce plateau par ses huit points les plus extérieurs, les sorties. Cliquez sur les huit.</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Le chiffre à côté d’un point dit ce qu’y coûte le coup&#x202f;: une glissade en coûte deux.</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Une partie commence ainsi&#x202f;: deux pièces de chaque couleur entourent le carré central, O. Cliquez sur les blanches.</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Elles sont face à face.</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Les autres attendent en réserve et entrent en O.</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Vous connaissez le trajet d’une pièce&#x202f;: elle entre en O, va jusqu’à une sortie et rentre. Et vous savez comment se passe un tour.</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Les blancs sont à Ann, et c’est Ben qui commence.</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben n’a pas le choix. Laquelle de ses couleurs est nommée en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben commence avec les noirs.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Maintenant Ann commence, avec les blancs. Une de ses pièces entre toute seule en O. Les dés montrent 3 et 2, et les deux ensemble donnent le nombre de coups. Combien en a-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Cinq coups. Ce qui n’est pas utilisé est perdu.</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O est alors vide. Le second coup est simplement perdu.</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Le second coup vide O.</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Vous savez passer par-dessus des chaînes de toute longueur et y tourner, et vous savez ce qui rompt une chaîne.</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanche passe par-dessus la noire vers un point vide à côté d’elle.</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanche passe par-dessus la noire et la rouge vers un point vide à côté de la rouge.</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Maintenant, la deuxième pièce de la chaîne est blanche aussi. Essayez de mener la pièce de l’autre bout par-dessus les deux, jusqu’au point lumineux.</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Vous savez faire un échange&#x202f;: deux pièces de couleurs différentes échangent leurs places si elles sont sur des lignes parallèles.</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Vous savez glisser vers l’extérieur. Vous savez aussi quand une pièce peut rentrer et lesquelles vous pouvez déplacer sur les sorties.</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Vous savez comment les pièces suivent le bord extérieur, et que O doit être vide à la fin d’un tour.</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Passer par-dessus coûte un coup, mais elle ne peut pas franchir sa propre couleur.</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Une glissade suffit, et elle en coûte deux.</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Aucun tour ne finit avec une pièce en O.</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Les pièces ne rentrent que par les sorties.</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>On joue ici à trois, une couleur chacun, et Cleo doit partir. Ce qui attend en réserve ou sur une sortie part avec elle. Que deviennent ses pièces rouges à côté de O&#x202f;?</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elles ne sont ni en réserve ni sur une sortie. D’autres peuvent en avoir besoin dans leurs chaînes.</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Elles restent, et d’autres peuvent encore passer par-dessus.</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Vous avez joué une partie entière&#x202f;: d’abord les sorties, des échanges qui comptent double, et aucune pièce adverse laissée à côté d’une sortie.</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Vous savez sauter par-dessus des chaînes, choisir quelle pièce part, et sauter le long du bord depuis une sortie.</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ici, les pièces ont des couleurs et sautent par-dessus des chaînes&#x202f;: une ou plusieurs pièces, chacune à côté de la précédente. La dernière franchie part. La blanche saute par-dessus la noire, puis la rouge. Laquelle quitte le plateau&#x202f;?</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>La noire est franchie la première. C’est la dernière qui part.</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Un saut retire une seule pièce, si longue que soit la chaîne.</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>La rouge part, la noire reste.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Vous savez comment aborder un casse-tête&#x202f;: surveiller les couleurs, car aucune pièce ne passe par-dessus la sienne.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Il reste deux pièces, et le dernier saut finit à côté du carré central. Contrairement à Crooked Jumps, la dernière pièce peut être n’importe où. Le casse-tête est-il résolu&#x202f;?</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>C’est vrai pour Crooked Jumps. Ici, il suffit qu’il reste une pièce.</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Les deux dernières sont blanches toutes les deux, et aucune ne passe par-dessus sa propre couleur.</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Par ce saut, la rouge quitte le plateau.</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Vous savez ce qui gagne&#x202f;: un chemin de cartes qui relie vos deux côtés. Et vous avez joué un tour entier.</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Cinq cartes, et le plateau trace en doré le chemin qui y passe. Elle a presque traversé.</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Maintenant le tour entier&#x202f;: prenez c2, tournez la carte jusqu’à ce que le bras de son coin soit au sud-ouest, et insérez-la au bout est de la rangée 2.</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Il faut à Ann un chemin d’ouest en est. Celui-ci mène du nord au sud.</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Suivez le chemin depuis c5 vers le bas&#x202f;: il atteint le sud.</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Vous savez prendre une carte, la tourner et l’insérer, et vous voyez comment la ligne avance.</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ann a pris la carte de c3. Autour du plateau se trouvent les bouts des rangées et des colonnes. Cliquez sur tous les bouts où elle peut l’insérer.</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La rangée 1 et la colonne e ont toutes deux le trou. Chacune a un bout qui n’est pas juste contre lui.</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>C’est le nombre de bouts d’une carte de l’intérieur. En e1, deux des quatre bouts sont juste contre le trou.</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Vous savez suivre un chemin&#x202f;: par un côté où deux bras se rejoignent, et par un point où les quatre cartes sont face visible.</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sans la carte en b3, rien n’est relié par le point entre a3 et b4.</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>C’est ce qu’il y a maintenant. Mais une carte face cachée va en b3.</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Vous savez comment un chemin atteint le cadre, et qu’il ne le longe jamais.</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Les chemins passent par les cartes, jamais le long du cadre. Les deux cartes du haut mènent du nord à l’ouest, les deux du bas du sud à l’ouest. Ben en insère une entre elles, le coin au nord-est. Le nord et le sud sont-ils reliés&#x202f;?</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>La plage ne relie rien, et au coin de la nouvelle carte, deux des quatre cartes sont face cachée.</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Regardez le point où le coin de la nouvelle carte rejoint celui de la carte au-dessus. Les quatre cartes y sont-elles face visible&#x202f;?</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Vous connaissez les trois sortes de coups, et savez quand chacun est permis.</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Qui commence joue un coup simple&#x202f;: une seule carte, face cachée. À la partie suivante, c’est le perdant de celle-ci qui commence.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Un coup double retourne deux cartes, pas trois.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Un coup double retourne deux cartes, pas une.</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Les deux cartes reviennent face visible.</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ici, le dernier coup de Ben était simple. Essayez quand même de prendre deux cartes face cachée.</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>On ne peut répondre par deux cartes qu’à un coup ouvert.</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Vous savez qui gagne quand un coup relie des côtés, quel que soit son auteur, et comment une partie peut finir sans vainqueur.</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben ne fait pas attention. Il prend c1, en tourne le coin vers le sud-ouest et l’insère au bout est de la rangée 1. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Le coup est de lui, mais il relie les deux côtés d’Ann.</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Suivez le chemin de a2 à e2, puis vers le bas jusqu’à la nouvelle carte en e1.</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Si un coup relie les côtés des deux joueurs, c’est son auteur qui gagne. Ici, Ben insère une carte dans le coin e1&#x202f;: elle relie l’ouest à l’est et le nord au sud. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Son chemin est achevé aussi, mais le coup n’est pas d’elle.</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Il y a un seul vainqueur&#x202f;: l’auteur du coup.</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>De qui était le coup&#x202f;?</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Les deux chemins se sont achevés ensemble, par le coup de Ben.</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Un coup double ne compte qu’après sa seconde carte. Ann insère les deux au bout est de la rangée 2&#x202f;: la première, orientée au sud-ouest, relie l’ouest et l’est&#x202f;; la seconde est orientée au nord-ouest. Qui a gagné&#x202f;?</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La seconde carte a fait avancer la première, et l’ouest et l’est sont de nouveau séparés.</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Personne&#x202f;: la seconde carte a fait avancer la première.</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann et Ben font aller et venir les mêmes cartes, et tous les quatre tours, le plateau redevient ce qu’il était. Le coup de Ben achève le deuxième cycle de ce genre. Combien de fois la position a-t-elle alors été sur le plateau&#x202f;?</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Exactement la même position a déjà été là, au début et après le premier cycle.</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La position du début compte aussi.</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Avant le premier cycle, après lui, et après le deuxième.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Vous avez joué une partie entière, et vous savez quoi regarder&#x202f;: des lignes qui s’ajustent en avançant, et ce que permet un coup ouvert.</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Après un coup ouvert, Ben a deux cartes&#x202f;: l’une répare son chemin, l’autre l’achève.</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Vous connaissez les tours d’Expert&#x202f;: une carte pour le premier, puis toujours deux face cachée ou une face visible.</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Cartes, insertions et chemins sont ceux de TRYPSYLON&#x202f;; son propre cours en montre tous les cas. Ann relie l’ouest et l’est, Ben le nord et le sud. Cliquez sur toutes les cartes reliées à l’ouest.</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Quatre cartes en haut à gauche, et deux en bas à gauche.</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Un chemin continue là où les bras des cartes se rejoignent. Les chemins partant de l’ouest sont tracés en doré.</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ann peut gagner ici avec une carte face visible. Prenez-la, et insérez-la de nouveau.</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Prendre une carte face visible est un coup ouvert. On peut prendre n’importe laquelle, sauf la dernière insérée.</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Vous savez jouer un coup double&#x202f;: deux cartes retirées, puis deux insertions, et l’ordre compte.</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann a pris les cartes de b2 et d2. Cliquez sur chaque bout de rangée ou de colonne où elle peut insérer la première.</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>C’est là qu’elle entre. Ensuite, la seconde carte entre par le même bout.</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Elle entre en a2, et la seconde insertion la fait avancer d’une case.</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Vous savez ce qui se passe quand les cartes s’épuisent&#x202f;: deux face cachée, ou une, ou aucune.</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben prend c1 et d1 et les insère toutes deux au bout est de la rangée 1, la première orientée au nord-est, la seconde au sud-ouest. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Suivez le chemin de a2 à e2, puis vers le bas jusqu’à la carte en e1.</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Vous avez joué une partie entière d’Expert. Un chemin auquel il manque deux cartes est une menace.</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben insère deux cartes en un tour, et la colonne a mène alors jusqu’au bout.</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Vous êtes Ann, sur votre case de départ E1. À chaque manche, vous partez dans l’une des six directions, et chaque case atteinte rapporte un point. Choisissez la meilleure direction par sa flèche à côté du plateau, ou cliquez sur la case voisine de ce côté.</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Les joueurs à égalité en tête partagent la victoire, sauf celui qui a mis fin à la partie. Ann complète α avec D3–E3, et Ben et elle ont 7 points chacun. Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>C’est le nombre de bouts d’une carte du bord, sauf dans un coin.</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>L’une des deux cases touche des groupes des deux joueurs. Qui y joue réunit les siens.</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3 a réuni deux groupes d’Ann en un seul de huit. Le plus grand groupe de Ben en a sept.</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>Mais les grands groupes sont lents. À chaque tour, vous pouvez poser autant de pierres que vous avez de groupes quand il commence, trois au plus. Ben va jouer A1, la case entourée d’un anneau. Combien Ann peut-elle en poser ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>C’est tout le jeu&#x202f;: beaucoup de groupes au début, pour poser beaucoup de pierres&#x202f;; un seul grand groupe à la fin, pour gagner.</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>Vous voyez les libertés d’un groupe, et ce que fait une pierre posée là&#x202f;: agrandir un groupe, ou en réunir plusieurs. Les pierres ne sont jamais capturées.</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 a grandi, mais n’est pas réunie au grand groupe.</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>Elle reste, mais ne compte plus</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Rien n’est jamais capturé. A1 ne peut plus grandir, mais compte toujours comme groupe et donne à Ann une pierre à chaque tour.</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Rien ne vous oblige à poser toutes vos pierres. Posez-en une seule, à côté de B2, et finissez le tour.</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>Il y a un maximum.</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>Jamais plus de trois. Un quatrième ou un cinquième groupe ne sert que si vous en réunissez d’autres plus tard.</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Chacune des trois pierres doit toucher un groupe d’Ann différent, et aucune ne doit en réunir deux.</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>On peut resserrer un groupe de Ben de plusieurs côtés en un seul tour.</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Vous savez réunir des groupes, ce que cela coûte, et vous voyez quelle case réunit ou coupe.</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>Toutes les pierres d’Ann sont maintenant réunies. Combien de groupes cela fait-il&#x202f;?</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Aucune pierre d’Ann ne réunit plus les trois à elle seule. La case où l’adversaire réunirait le mieux est souvent celle où vous coupez le mieux.</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben prend C3 et réunit toutes ses pierres. Le plus grand groupe d’Ann est bien plus petit.</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>Que se passe-t-il quand, à deux, l’un abandonne&#x202f;?</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>Vous avez joué une partie entière&#x202f;: beaucoup de groupes tôt, réunis tard, et l’œil pour les cases qui font deux choses à la fois.</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Poser davantage de pierres n’est pas toujours mieux. Ann pourrait en poser plusieurs ici, mais une seule case compte&#x202f;: elle réunit C1 au grand groupe et garde séparés les groupes de Ben.</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Trois murs et trois chemins. Un échange ne change jamais leur nombre.</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Dans l’un de ces tours, l’échange modifierait deux fois le même lien.</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Vous voyez venir les boucles, et vous savez en réparer une par un échange avant la fin de votre tour.</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Fermer une boucle et échanger l’un de ses chemins contre un mur&#x202f;: c’est ainsi qu’on déplace une route en un seul tour.</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Chaque hexagone doit garder un lien sans mur. À moins qu’un échange n’en ouvre un autre, le dernier de ces liens ne peut recevoir qu’un chemin.</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Les murs n’ont pas à former un anneau&#x202f;: le bord du plateau enferme aussi des hexagones. Ann trace B1–B2 et le mur E1|E2. Combien d’hexagones sont alors isolés&#x202f;?</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Vous savez qui gagne&#x202f;: celui qui a le plus de points. À égalité, celui qui a mis fin à la partie ne partage pas la victoire.</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Elles partagent, car aucune n’a mis fin à la partie. À trois, la même fin peut profiter à deux joueurs&#x202f;: voyez ce qui arrange vos deux adversaires.</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Les pièces sur le plateau aident à en faire entrer d’autres&#x202f;: les premiers coups valent donc le plus.</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>Les voyageurs ne se bloquent pas. Seul le bord arrête Ben.</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ils sont entrés en collision, donc tous deux retournent au départ. Qui mène y perd plus.</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ne perdez pas un tour pour des points que personne d’autre ne peut prendre. Gardez-les pour plus tard.</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Toute pièce peut servir de tremplin à tout le monde.</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Seul un lancer sur deux est pair. Avec deux coups, que doit faire Ann sans attendre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>occasionnel</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>régulier</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>aguerri</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>très fort</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>à pleine force</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>de ma force</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>niveau %1 (%2)</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>Ordinateur, %1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>De ma force&#x202f;: %1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>De ma force (%1)</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>Ce code vient d’une version plus récente de Byways.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>Byways ne crée pas de casse-têtes de la taille indiquée par ce code.</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>La meilleure solution connue demande %n coup.</numerusform>
            <numerusform>La meilleure solution connue demande %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>Ce code contient une faute de frappe.</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>Ce n’est pas encore un code complet. Un code ressemble à CJ-1-1Z0042-K.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Byways ne crée pas de casse-têtes de cette sorte.</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>Moyen ou difficile</translation>
    </message>
</context>
<context>
    <name>MonoArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>player, colour of a piece</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>MonoFace</name>
    <message>
        <source>Place a piece of your first or second colour</source>
        <translation>Poser la première ou la seconde de vos couleurs</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>À force égale, qui commence perd le plus souvent&#x202f;: laissez commencer le plus fort.</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>crée une ligne partagée que %1 peut signaler</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>laisse à %1 %n point libre au lieu de %2</numerusform>
            <numerusform>laisse à %1 %n points libres au lieu de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>laisse à %1 %n point libre</numerusform>
            <numerusform>laisse à %1 %n points libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1 a %n point libre que personne ne peut prendre, %2 peut en trouver %3 au plus, et celui qui n’en trouve plus perd.</numerusform>
            <numerusform>%1 a %n points libres que personne ne peut prendre, %2 peut en trouver %3 au plus, et celui qui n’en trouve plus perd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>Deux camps posent des pièces sur le plateau, chacun à son tour. Aucune ligne ne doit jamais porter des pièces des deux. Le dernier à trouver une place gagne.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>Posez une de vos pièces sur un point vide où des lignes se rencontrent. Elle prend &lt;b&gt;chaque ligne&lt;/b&gt; qui passe par ce point ou s’y arrête, d’un bout à l’autre. Une ligne que vous tenez est fermée à l’autre camp, et inversement.</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>Une pièce blanche et une pièce noire. Les lignes que chacune tient sont teintées de la couleur de leur propriétaire.</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>Chaque camp tient les lignes qui passent par sa pièce. Aucun ne peut poser sur une ligne de l’autre.</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>Vous pouvez essayer une pièce ici et là avant de finir le tour. Ensuite, elle ne bouge plus jamais. Un camp a les pièces blanches et rouges, l’autre les noires et les bleues, vingt par camp. Peu importe laquelle de vos deux couleurs vous prenez.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>Comptez les pièces&#x202f;: si les quarante trouvent toutes une place, le premier joueur est le premier à ne plus en avoir, et perd. Le premier joueur doit donc fermer des lignes, et l’autre les garder ouvertes.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-Line est un jeu d’Arthur Blumberg, publié par Kadon Enterprises dans le coffret Over-Pass. Le plateau montré ici est une reconstitution.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>La partie stricte</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>Au début de votre tour, vous pouvez &lt;b&gt;signaler&lt;/b&gt; une faute. Si une ligne porte des pièces des deux camps, vous gagnez aussitôt, quel que soit l’auteur de l’erreur. S’il n’y en a pas, rien n’est perdu, mais vous ne pouvez signaler qu’une fois par tour.</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>Une pièce rouge et une pièce bleue sur la même ligne, qui est éclairée.</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>Un joueur sans point libre peut abandonner, ou poser sur une ligne prise et espérer que personne ne le voie.</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>Qui ne peut pas poser de pièce à son tour perd.</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>Dans la partie amicale, le programme refuse un point sur une ligne de l’autre camp, et dit de quelle ligne il s’agit. Dans la partie &lt;b&gt;stricte&lt;/b&gt;, on peut prendre n’importe quel point vide, même par erreur. Gardez donc un œil sur les lignes.</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>La pièce bleue partage une ligne avec la rouge. Le premier à le signaler gagne.</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>Les dix pièces de couleur %1 sont toutes sur le plateau. Prenez votre autre couleur.</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>On ne pose qu’une pièce par tour. Reprenez celle en %1 pour essayer un autre point.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Il y a déjà une pièce en %1.</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>À chaque tour, on pose une pièce&#x202f;: posez-en d’abord une sur un point vide.</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>Dans la partie amicale, il n’y a rien à signaler&#x202f;: personne ne peut poser sur une ligne de l’adversaire.</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>Un seul signalement par tour, et vous avez déjà signalé à tort.</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>%1 n’a plus de pièce à poser.</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>Signale une ligne partagée</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>Essayez d’autres points si vous voulez. Une fois le tour fini, la pièce reste.</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>Il ne reste plus de pièce à poser.</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>Une pièce est posée</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Poser une pièce</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>Pas de ligne partagée&#x202f;: signalement faux</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>Pas de signalement après la pose</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>Un signalement, avant de poser</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>%n point libre pour vous</numerusform>
            <numerusform>%n points libres pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pièce restante</numerusform>
            <numerusform>%n pièces restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>%n ligne tenue</numerusform>
            <numerusform>%n lignes tenues</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>Signaler une ligne partagée</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>Abandonner&#x202f;: aucune pièce restante</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>Signalement juste de %1&#x202f;: les pièces en %2 partagent une ligne.</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>Posez une pièce sur n’importe quel point vide, et gare aux lignes que tient %1.</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>Posez une pièce là où %1 ne tient aucune ligne.</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1 ne trouve aucun point hors des lignes que tient %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>Plus que %n point libre pour vous</numerusform>
            <numerusform>Plus que %n points libres pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>%n point libre</numerusform>
            <numerusform>%n points libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>Plus que %n pièce. Qui n’en a plus au début d’un tour perd.</numerusform>
            <numerusform>Plus que %n pièces. Qui n’en a plus au début d’un tour perd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>Les pièces de couleur %1 sont à %2.</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1 partage des lignes avec les pièces en %3 (%2).</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1 partage une ligne avec la pièce en %3 (%2).</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass, Mono-Line, défis</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>fait rentrer %n pièce</numerusform>
            <numerusform>fait rentrer %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>atteint %n sortie</numerusform>
            <numerusform>atteint %n sorties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>fait gagner à %1 %n pas vers les sorties</numerusform>
            <numerusform>fait gagner à %1 %n pas vers les sorties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>Dix pièces d’une couleur entrent par le centre du plateau, une à chaque tour, et doivent en sortir par ses huit pointes. Elles voyagent en passant par-dessus des chaînes d’autres pièces&#x202f;: chacun construit donc les routes de tous.</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>Les pièces se tiennent là où des lignes se rencontrent. Deux points sont &lt;b&gt;côte à côte&lt;/b&gt; s’ils sont voisins sur une ligne. Le carré sombre au milieu est &lt;b&gt;O&lt;/b&gt;, et les huit points les plus extérieurs sont les &lt;b&gt;sorties&lt;/b&gt;. Deux pièces de chaque couleur commencent autour de O, les huit autres attendent dans la réserve.</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>Tout le plateau. Autour du centre se trouvent deux pièces de chaque couleur, face à face. Les réserves et les pièces rentrées sont dans les coins.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>Le début. À deux, chacun a deux couleurs&#x202f;: l’un blanc et rouge, l’autre noir et bleu. À trois, il n’y a pas de bleu.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>Les couleurs jouent à tour de rôle&#x202f;: blanc, noir, rouge, bleu. Si votre réserve contient encore une pièce, on en pose une sur O. Puis vous lancez les deux dés, et la &lt;b&gt;somme&lt;/b&gt; est votre nombre de coups. Vous pouvez en jouer moins. Ce qui reste est perdu.</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>Vous pouvez déplacer des pièces de &lt;b&gt;n’importe quelle couleur&lt;/b&gt;, les vôtres et celles des autres. L’exception est une pièce sur une sortie&#x202f;: seul son propriétaire peut la déplacer.</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>Il y a quatre sortes de coups. Un Over-Pass, un échange et une sortie coûtent &lt;b&gt;un&lt;/b&gt; coup chacun, une glissade en coûte &lt;b&gt;deux&lt;/b&gt;. Il n’y a jamais plus d’une pièce par point.</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>Une pièce passe par-dessus une chaîne d’une ou plusieurs pièces, chacune à côté de la précédente, et se pose sur un point vide à côté de la dernière. La chaîne peut &lt;b&gt;tourner&lt;/b&gt; à chaque pièce, autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>Une pièce blanche passe par-dessus une noire, tourne, passe par-dessus une rouge, tourne encore et se pose sur le point vide derrière.</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>La pièce blanche passe par-dessus la noire et la rouge, en tournant deux fois. Cela fait un seul coup.</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>Elle ne peut pas passer par-dessus une pièce de &lt;b&gt;sa propre couleur&lt;/b&gt;, et elle ne franchit aucun point deux fois. Elle peut passer par-dessus toutes les autres couleurs.</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>Les mêmes pièces, mais la deuxième de la chaîne est blanche aussi. L’arrivée est refusée, et cette pièce est éclairée.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>Deux pièces de &lt;b&gt;couleurs différentes&lt;/b&gt; échangent leurs places, si éloignées soient-elles, si elles sont sur deux &lt;b&gt;lignes différentes et parallèles&lt;/b&gt;. La ligne doit traverser le point&#x202f;: celle qui ne fait que s’y arrêter ne compte pas.</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>Une pièce blanche sur une ligne extérieure et une pièce rouge sur une ligne intérieure parallèle. Les deux lignes sont éclairées.</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>La blanche et la rouge sont sur deux lignes parallèles, elles peuvent donc échanger leurs places. N’importe qui peut le faire.</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Glissade</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>Une pièce avance le long d’une ligne jusqu’au point suivant, s’il est vide et &lt;b&gt;plus à l’extérieur&lt;/b&gt;, plus loin de O. Une glissade coûte deux coups.</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>Une pièce bleue avec des flèches vers les deux points voisins qui sont plus à l’extérieur.</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>La pièce bleue peut glisser vers deux points. Les autres points voisins ne sont pas plus à l’extérieur.</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>Une pièce sur une sortie ne peut ni être échangée ni glisser. Seul son propriétaire peut la déplacer. Elle rentre par une &lt;b&gt;sortie&lt;/b&gt;, dans un tour de sa couleur, ou fait un Over-Pass le long du &lt;b&gt;bord extérieur&lt;/b&gt;&#x202f;: par-dessus des pièces du bord, jusqu’à un point du bord.</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>Tant qu’une réserve contient une pièce, de quelque couleur que ce soit, une sortie demande un &lt;b&gt;lancer pair&lt;/b&gt;. Une fois toutes les réserves vides, n’importe quel lancer convient.</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>Une pièce blanche sur une sortie. Elle peut rentrer, ou passer par-dessus la pièce rouge du bord extérieur jusqu’à la sortie suivante. Elle ne peut pas passer par-dessus la pièce noire à l’intérieur.</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>La pièce blanche rentre, ou longe le bord par-dessus la rouge. Elle ne peut pas passer par-dessus la noire.</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>O doit être vide</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>À la fin du tour, aucune pièce ne doit être sur O. Gardez donc assez de coups pour vider O. Le programme refuse un coup après lequel O ne pourrait plus être vidé.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-Pass est un jeu d’Arthur Blumberg, publié par Kadon Enterprises. Le plateau montré ici est une reconstitution.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>Ici, la deuxième pièce est blanche aussi, donc le chemin est barré.</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>Le milieu du plateau. À côté de la pièce blanche en O se trouvent une noire et une autre blanche. Cinq points autour de la pièce noire sont marqués pour un coup, quatre autres à côté de O pour deux.</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>Partout où la pièce blanche peut aller depuis O&#x202f;: par-dessus la noire pour un coup, par une glissade pour deux. Elle ne peut pas passer par-dessus l’autre pièce blanche.</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>Si ce lancer ne permet en aucune façon de vider O, aucun coup n’est possible dans ce tour, et la pièce retourne dans sa réserve. C’est très rare.</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>Le premier à rentrer ses dix pièces gagne aussitôt. À deux, les options disent si une couleur suffit ou s’il faut rentrer les deux.</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>Sortie impossible&#x202f;: lancer impair</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>Sortie impossible pour une pièce %1</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Tous les coups sont joués. Finissez le tour.</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>Déplacez des pièces de n’importe quelle couleur, dans la limite des dés.</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass&#x202f;: 1 coup</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>Pas d’Over-Pass</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>Échange&#x202f;: 1 coup</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>Glissade&#x202f;: 2 coups</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>Pas de glissade&#x202f;: il faut 2 coups</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>Pas de glissade</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>Sortie vers les pièces rentrées&#x202f;: 1 coup, réserves vides</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>Sortie vers les pièces rentrées&#x202f;: 1 coup, lancer pair</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>Le carré central, O, ne peut pas être vidé</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>Le carré central, O, est vide</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>Vider le carré central, O&#x202f;: %n coup</numerusform>
            <numerusform>Vider le carré central, O&#x202f;: %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>Le carré central, O, ne peut pas être vidé avec ce lancer. Finissez le tour.</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>les coups restants doivent vider O</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>aucune chaîne ne finit sur un point vide</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>aucune paire à échanger</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>aucun point vide plus à l’extérieur</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Il n’y a pas de pièce à déplacer en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>La pièce en %1 est sur une sortie. Là, seul son propriétaire peut la déplacer&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1 est occupé par une pièce %2.</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Un Over-Pass éloigne de %1. Il ne peut pas y finir.</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>À côté de %1, il n’y a pas de pièce à franchir.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>Aucune chaîne de pièces ne mène de %1 à %2. Chacune doit être à côté de la précédente.</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>Une pièce sur une sortie ne passe que par-dessus des pièces du bord extérieur et reste sur ce bord. Aucun chemin de ce genre ne mène de %1 à %2.</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>Un échange demande deux pièces, et %1 est vide.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>La pièce en %1 est sur une sortie, où rien ne peut être échangé.</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>Les deux pièces sont de couleur %1. Un échange demande deux couleurs différentes.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1 et %2 sont sur une même ligne. Un échange demande deux lignes parallèles.</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>Aucune ligne traversant %1 n’est parallèle à une ligne traversant %2. Les lignes qui ne font que s’y arrêter ne comptent pas.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>La pièce en %1 est sur une sortie et ne peut pas glisser plus loin.</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>Une glissade va jusqu’au point suivant sur une ligne, et %2 n’est pas à côté de %1.</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>Une glissade va vers l’extérieur, et %2 n’est pas plus à l’extérieur que %1.</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1 n’est pas une sortie. Les pièces ne rentrent que par les huit sorties.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>C’est à la couleur %2 de jouer. Aucune pièce %1 ne peut rentrer dans ce tour.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>Une pièce ne peut pas passer par-dessus sa propre couleur&#x202f;: la pièce %1 en %2 barre le chemin.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>Une pièce ne peut pas passer par-dessus sa propre couleur&#x202f;: les pièces de couleur %1 en %2 barrent le chemin.</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>%1 est impair. Tant qu’une réserve contient des pièces, et il en reste %n, seul un lancer pair ouvre les sorties.</numerusform>
            <numerusform>%1 est impair. Tant qu’une réserve contient des pièces, et il en reste %n, seul un lancer pair ouvre les sorties.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>Le carré central, O, ne peut pas être vidé avec ce lancer, donc aucun coup n’est possible dans ce tour. Finissez-le, et la pièce retourne dans sa réserve.</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>Le carré central, O, doit être vide à la fin du tour. Après cela, il faudrait %n coup, et il n’en resterait que %1.</numerusform>
            <numerusform>Le carré central, O, doit être vide à la fin du tour. Après cela, il faudrait %n coups, et il n’en resterait que %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>Le carré central, O, doit être vide à la fin du tour. Il faut %n coup pour cela, et vous en avez %1.</numerusform>
            <numerusform>Le carré central, O, doit être vide à la fin du tour. Il faut %n coups pour cela, et vous en avez %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>À faire rentrer</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>Partie stricte</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>Les dés décident&#x202f;: le plus haut lancer commence. Ou choisissez qui commence.</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>Le sort décide, ou vous choisissez qui commence.</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>À deux, chacun a deux couleurs. Pour gagner, rentrez les dix pièces de l’une d’elles, ou celles des deux.</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>Rien n’empêche de poser sur une ligne de l’autre camp. Qui le remarque peut le signaler au début d’un tour, et gagne.</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Par les dés</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Les deux couleurs</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Une couleur</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>Les couleurs jouent à tour de rôle.</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>Peu importe laquelle des deux.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1 saute vers %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 et %2 échangent leurs places</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1 glisse vers %2</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1 rentre</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1 (entrée en %2)</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>une pièce en %1</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>une pièce %1 en %2</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>Entrée par le centre, sortie par une pointe&#x202f;: le premier à rentrer ses dix pièces gagne.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>Entrée par le centre, sortie par une pointe&#x202f;: le premier à rentrer les dix pièces de ses deux couleurs gagne.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>Entrée par le centre, sortie par une pointe&#x202f;: le premier à rentrer les dix pièces d’une couleur gagne.</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>Les groupes de trois font entrer vos pièces. Le premier à rentrer ses dix pièces gagne.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>Les groupes de trois font entrer des pièces. Le premier à rentrer les dix pièces de ses deux couleurs gagne.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>Les groupes de trois font entrer des pièces. Le premier à rentrer les dix pièces d’une couleur gagne.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>Aucune ligne ne doit porter des pièces des deux camps. Si cela arrive, le premier à le signaler gagne. Qui n’a plus de pièce perd.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>Aucune ligne ne doit porter des pièces des deux camps. Qui ne trouve plus de point libre, ou n’a plus de pièce, perd.</translation>
    </message>
</context>
<context>
    <name>PassSheetTexts</name>
    <message>
        <source>By Arthur Blumberg, Kadon Enterprises</source>
        <translation>D’Arthur Blumberg, Kadon Enterprises</translation>
    </message>
    <message>
        <source>Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing a piece where no line holds a piece of the other side. The last player who can place a piece wins.</source>
        <translation>Mono-Line&#x202f;: deux joueurs ont vingt pièces chacun, dix de chacune de leurs deux couleurs. À tour de rôle, posez une pièce là où aucune ligne ne porte une pièce de l’autre camp. Le dernier à trouver une place gagne.</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass&#x202f;: deux pièces de chaque couleur commencent autour du centre, comme l’indiquent les nombres. À chaque tour, une pièce de la réserve entre sur le carré noir&#x202f;; à la fin du tour, rien ne doit s’y trouver. Deux dés disent combien de coups il y a, avec des pièces de n’importe quelle couleur. Un coup passe par-dessus une chaîne d’autres couleurs jusqu’à un point vide, ou échange les places de deux pièces de couleurs différentes sur des lignes parallèles, ou fait rentrer une pièce depuis un point entouré d’un anneau – seulement avec un lancer pair, tant qu’une réserve contient des pièces. Glisser vers l’extérieur coûte deux coups. Le premier à rentrer dix pièces gagne.</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>Dix pièces par couleur&#x202f;; trois commencent au bord, comme l’indiquent les nombres.
Lancez deux dés&#x202f;: la somme est le nombre de coups, chacun par un côté dans un espace vide.
Quand un coup remplit le deuxième espace d’un groupe de trois, autour du bout d’une ligne, une pièce de la réserve peut entrer dans le troisième.
Aucune pièce ne peut rester sur une tuile grise. Les pièces rentrent par le carré noir au centre.
Tant qu’une réserve contient des pièces, deux pièces de cette couleur restent sur le plateau. Le premier à tout rentrer gagne.</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>Les dés décident qui commence.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Lancez les dés.</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>Coups restants&#x202f;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>Il vous reste %n coup de ce lancer.</numerusform>
            <numerusform>Il vous reste %n coups de ce lancer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>Il n’y a pas d’emplacement %1 sur ce plateau.</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>Il faut d’abord décider qui commence.</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>Les dés sont déjà lancés. Le lancer vaut pour tout le tour.</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>D’abord, %1 doit lancer les dés.</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>Tous les coups de ce lancer sont utilisés.</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>Une glissade demande deux coups, et il n’en reste qu’un.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanche</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noire</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleue</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1 et %2&#x202f;: %n coup</numerusform>
            <numerusform>%1 et %2&#x202f;: %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>%1 commence, avec la couleur %2.</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1 a fait rentrer ses vingt pièces.</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1 a fait rentrer ses dix pièces de couleur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n rentrée</numerusform>
            <numerusform>%n rentrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n en réserve</numerusform>
            <numerusform>%n en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Rentrées&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Réserve&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1 joue la couleur %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1 joue les couleurs %2&#x202f;; %3 joue les couleurs %4.</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>Rentrées pour %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>Ne bouge rien</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>Deux dés à lancer</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>Deux dés, %1 et %2&#x202f;: il reste %3 coups sur %4</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1, à son tour</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>Réserve %1&#x202f;: %n pièce</numerusform>
            <numerusform>Réserve %1&#x202f;: %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Agrandir ou réduire le plateau</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>Couleur %1, pièces rentrées&#x202f;: %2 sur %n</numerusform>
            <numerusform>Couleur %1, pièces rentrées&#x202f;: %2 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Déplacer une pièce</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>Agrandir ou réduire le plateau, autour du pointeur</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>Glisser à côté des pièces</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>Déplacer le plateau agrandi</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+, −, molette</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Afficher tout le plateau</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>Lettres et nombres autour du plateau et dans ses cases.</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>&amp;Coordonnées sur le plateau</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>Motifs et couleurs distinctes</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>Des couleurs qui diffèrent aussi par leur luminosité, et un signe bien visible sur chaque pièce, pour qui distingue mal certaines couleurs.</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>Motifs pour le noir et blanc</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>Teintes sur le plateau</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLON montre à tout moment quels chemins sont reliés à quelle rive, et quel coin manque.</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>&amp;Teintes sur le plateau</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>Problème %1</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Gagner aussitôt</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Gagner en %n tour</numerusform>
            <numerusform>Gagner en %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>Trouvez le seul tour gagnant.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n point dans cette manche</numerusform>
            <numerusform>%n points dans cette manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>%n pièce rentrée</numerusform>
            <numerusform>%n pièces rentrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>%n pièce entrée en jeu</numerusform>
            <numerusform>%n pièces entrées en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1 connaît les plans des autres&#x202f;: marquez le plus de points possible.</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>À %1 de jouer&#x202f;: rentrez autant de pièces que possible.</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>À %1 de jouer&#x202f;: faites entrer autant de pièces que possible.</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>À %1 de jouer&#x202f;: trouvez le tour gagnant.</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>Trouvez le meilleur tour&#x202f;: il n’y en a qu’un.</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>Problème %1 · Expert</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>Forcer la victoire en un tour</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>Forcer la victoire en %n tour</numerusform>
            <numerusform>Forcer la victoire en %n tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>Départ du livret de règles</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Les T</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>Mi-chemin</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>Quatre vents</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Ailes</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Moulin</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>Hélice</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Couronne</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>Manège</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Collier</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Portail</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Flocon</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>Dentelle</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>Avant-postes</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>Tourbillon</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>Départ %1</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>Spirale de %n pièce</numerusform>
            <numerusform>Spirale de %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>Motif de %n pièce</numerusform>
            <numerusform>Motif de %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1, sans couleurs</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>Faites entrer les quarante pièces sur le plateau en aussi peu de coups que possible.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Ne laissez qu’une pièce, si possible au centre.</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Ne laissez qu’une pièce, au centre.</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Très facile</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Très difficile</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>Départ à %n pièce</numerusform>
            <numerusform>Départ à %n pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>%n pièce sur le plateau</numerusform>
            <numerusform>%n pièces sur le plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pièce restante</numerusform>
            <numerusform>%n pièces restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1, au centre</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1, avec %n indice</numerusform>
            <numerusform>%1, avec %n indices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a turn in words, its places</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a number</comment>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>%1 (*.%2)</source>
        <comment>a kind of file and its ending</comment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Replace “%1”?</source>
        <translation>Remplacer «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>Un fichier de ce nom existe déjà. Son contenu sera perdu.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>dice, what was done with them</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, a comment on it</comment>
        <translation>%1. %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>played</source>
        <comment>games</comment>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>Gagnées, %1&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>Perdues&#x202f;; %n nulle</numerusform>
            <numerusform>Perdues&#x202f;; %n nulles</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>Résolus, sur %1</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>Perdues d’affilée&#x202f;; record&#x202f;: %1</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>Gagnées d’affilée&#x202f;; record&#x202f;: %1</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>Avec aide&#x202f;: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n annulation</numerusform>
            <numerusform>%n annulations</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>Cote, proche du niveau %1</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>Quelqu’un d’autre</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>Calculées d’après les parties terminées sur cet ordinateur, et gardées ici seulement. Les parties inachevées, les parties supprimées et les copies ne comptent pas. La cote suit le système Glicko, avec des cotes fixes pour les ordinateurs&#x202f;; ± indique l’intervalle à 95&#x202f;%. Une victoire avec aide compte pour moitié&#x202f;; les défis et les positions composées ne sont pas cotés.</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>Joueur sans nom</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>Cote de partie en partie</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>Résultats par adversaire</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Résultats par jeu</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>cote %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>En solo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolus</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Annulations</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>Cote ±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>fait&#x202f;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n au premier essai</numerusform>
            <numerusform>%n au premier essai</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>Étoiles&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>Exercices sur cet ordinateur</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>Jours de suite&#x202f;: %1, record %2.</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>Cote aux problèmes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>Ces chiffres valent pour tous ceux qui jouent sur cet ordinateur, car les exercices ne demandent pas qui joue. Les étoiles sont le meilleur résultat de chaque exercice, les temps ceux des derniers essais.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>Au premier essai</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>Étoiles possibles</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Jours de suite</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>Record de jours de suite</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>pas encore fait</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>une étoile creuse</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>%n étoile sur 3</numerusform>
            <numerusform>%n étoiles sur 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>Trois étoiles au premier essai sans aide, deux après un essai manqué, une après plusieurs ou avec un indice, une creuse dès que la solution a été montrée.</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>Pierre&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>Cela met fin à la partie par une nulle. Finir&#x202f;?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>Cela met fin à la partie, et %1 gagne. Finir&#x202f;?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>Cela met fin à la partie, et %1 partagent la victoire. Finir&#x202f;?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>Finir le tour quand même&#x202f;?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>Aller à l’autre variante</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>Supprimer le plan remis&#x202f;?</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>Un plan a déjà été remis dans cette manche. Si vous continuez d’ici, il sera supprimé sans avoir été vu.</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>Un plan a déjà été remis dans cette manche. Si vous allez à l’autre variante, il sera supprimé sans avoir été vu.</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>Coin au nord-ouest</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>Coin au nord-est</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>Coin au sud-est</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>Coin au sud-ouest</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>Insérée en dernier</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1, insérée en dernier</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Coup double</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>Ouest et est</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Carte touchée, carte jouée</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>Après le premier coup, chaque tour est un coup double ou un coup ouvert, au choix du joueur.</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>Qui joue le premier coup. Si vous rejouez, c’est au perdant de commencer&#x202f;; en Expert, on commence à tour de rôle.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1 relie l’ouest et l’est, %2 le nord et le sud. Les deux chemins ont la même longueur.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1 relie l’ouest et l’est, %2 le nord et le sud. %3 a le chemin le plus long, ce qui convient au plus fort.</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord et sud</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>Nulle, demandée par %1</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>Tourner la carte en main dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>La tourner dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>Prendre une carte, la poser contre un bout, puis l’y insérer</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>Molette ou bouton droit</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>Tourner la carte en main</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Une carte prise doit être jouée. Une fois posée contre une rangée, elle doit y être insérée. Annuler permet encore de la reprendre, si vous êtes d’accord tous les deux.</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON, cartes à découper</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>Poser une carte contre un bout&#x202f;; la coche qui s’y trouve l’insère</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>Cartes de plage à plage × cartes de prairie à prairie. Un plateau qui n’est pas carré est un handicap&#x202f;: le plus fort prend le chemin le plus long.</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>Plages</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>Qui relie les plages. L’autre relie les prairies.</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>permet à %1 de gagner au prochain tour</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>empêche %1 de gagner au prochain tour</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>relie %n carte aux côtés (%1) au lieu de %2</numerusform>
            <numerusform>relie %n cartes aux côtés (%1) au lieu de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>ne laisse que %n carte reliée aux côtés (%1) au lieu de %2</numerusform>
            <numerusform>ne laisse que %n cartes reliées aux côtés (%1) au lieu de %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>coin au nord-ouest</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>coin au nord-est</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>coin au sud-est</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>coin au sud-ouest</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>dans la colonne %1 depuis le nord</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>dans la rangée %1 depuis l’est</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>dans la colonne %1 depuis le sud</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>dans la rangée %1 depuis l’ouest</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>%1 relie l’ouest et l’est, %2 le nord et le sud, chacun par un chemin d’un seul tenant.</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>carte prise en %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>colonne %1 nord</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>rangée %1 est</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>colonne %1 sud</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>rangée %1 ouest</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards, or ends where they are pushed in</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards that are lifted, ends where they are pushed in</comment>
        <translation>%1 vers %2</translation>
    </message>
</context>
<context>
    <name>TrypsylonRules</name>
    <message>
        <source>A marsh of cards lies between four shores. One of you wants to walk from the &lt;b&gt;beach&lt;/b&gt; in the west to the beach in the east, the other from the &lt;b&gt;meadow&lt;/b&gt; in the north to the meadow in the south. Each turn, a card is pushed into a row or column and moves other cards along.</source>
        <translation>Un marais de cartes s’étend entre quatre rives. L’un de vous veut aller de la &lt;b&gt;plage&lt;/b&gt; de l’ouest à celle de l’est, l’autre de la &lt;b&gt;prairie&lt;/b&gt; du nord à celle du sud. À chaque tour, on insère une carte dans une rangée ou une colonne, et elle fait avancer d’autres cartes.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>Toutes les cartes sont pareilles. Leur face montre un ponton à trois bras&#x202f;: l’un mène dans un &lt;b&gt;coin&lt;/b&gt;, les deux autres au milieu des deux &lt;b&gt;côtés&lt;/b&gt; qui ne touchent pas ce coin. Chaque carte peut donc être posée de quatre façons.</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>Quatre cartes, chacune tournée d’un quart de plus&#x202f;: avec un bras dans le coin nord-ouest, nord-est, sud-est et sud-ouest.</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>Au début, toutes les cartes sont face cachée et montrent de l’eau.</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>Un coup &lt;b&gt;prend&lt;/b&gt; une carte du plateau. Elle laisse un trou. Puis vous tournez la carte comme vous voulez, face visible, vous la posez contre un bout d’une rangée ou d’une colonne &lt;b&gt;qui a un trou&lt;/b&gt;, et vous &lt;b&gt;l’insérez&lt;/b&gt;&#x202f;: les cartes entre ce bout et le trou avancent d’une place, et la vôtre prend la place au bord.</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>À gauche&#x202f;: neuf cases avec un trou au milieu. Les quatre bouts de la rangée et de la colonne du milieu sont marqués. À droite&#x202f;: une carte a été insérée depuis le nord, et celle qui s’y trouvait remplit le trou.</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>Le trou du milieu peut être rempli depuis quatre bouts. Ici, la carte est venue du nord.</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>Au moins une autre carte doit bouger. On ne peut donc rien insérer au bout où se trouve le trou lui-même&#x202f;: une carte prise au bord a trois bouts pour revenir, une carte prise dans un coin deux.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>Le premier joueur commence par un coup simple. Ensuite, il y a trois sortes de coups.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;Coup simple.&lt;/b&gt; Prenez une carte face cachée et insérez-la.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;Coup ouvert.&lt;/b&gt; Prenez une carte face visible et insérez-la. Seule la dernière carte insérée doit rester.</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>À gauche&#x202f;: neuf cases avec deux trous. Cinq bouts sont marqués. À droite&#x202f;: la première carte a été insérée depuis l’est, la seconde depuis le nord, ce qui a déplacé la première.</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>Deux cartes sont hors du plateau. La première est entrée par l’est, la seconde par le nord. Elle a poussé la première vers le sud.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;Finale.&lt;/b&gt; Un tour qui commence avec trois cartes face cachée ou moins ne peut pas être un coup double.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>Ce qui est relié</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;Côtés.&lt;/b&gt; Deux voisines sont reliées si toutes deux ont un bras au milieu du côté qui les sépare.</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>Trois cartes dans une rangée. Les bras des deux premières se rejoignent. La troisième n’a pas de bras du côté de la deuxième.</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>Les deux premières cartes sont reliées. La troisième ne l’est pas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;Coins.&lt;/b&gt; Là où quatre cartes se rencontrent, tous les bras qui mènent à ce point sont reliés, qu’il y en ait deux, trois ou quatre. Mais cela ne vaut que si les &lt;b&gt;quatre&lt;/b&gt; cartes sont face visible.</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>À gauche&#x202f;: quatre cartes face visible, dont deux reliées par le coin. À droite&#x202f;: les mêmes cartes, mais l’une est face cachée, et le coin est coupé.</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>À gauche, le chemin passe par le coin. À droite, une carte est encore face cachée, donc il n’y passe pas. Le plateau montre ce qui manque.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>Contre le cadre</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>Un bras au milieu d’un côté sur le cadre est relié à cette rive. Là où deux cartes se rencontrent contre le cadre, les bras qui mènent à ce point sont reliés à la rive et entre eux si les &lt;b&gt;deux&lt;/b&gt; cartes sont face visible.</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>À gauche&#x202f;: deux cartes mènent au même point du cadre ouest et sont reliées à l’ouest. À droite&#x202f;: celle du bas est face cachée, et celle du haut n’est pas reliée à l’ouest.</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>À gauche, les deux cartes sont reliées à l’ouest et entre elles. À droite, celle du bas est encore face cachée, donc celle du haut n’atteint pas l’ouest.</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>Un bras dans un &lt;b&gt;coin du plateau&lt;/b&gt; est toujours relié aux deux rives qui s’y rencontrent.</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>Une carte au nord-ouest, avec son bras dans le coin du plateau. Elle est reliée au nord et à l’ouest.</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>Cette carte est reliée au nord et à l’ouest.</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>Deux cartes contre le cadre ouest, avec entre elles une carte face cachée. Toutes deux sont reliées à l’ouest, seule celle du haut l’est au nord.</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>Les deux cartes atteignent l’ouest, mais pas l’une l’autre. Seule celle du haut atteint le nord.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>Un plateau de cinq sur cinq. Un chemin mène de la plage de l’ouest à celle de l’est, en partie par des coins. Il est lumineux.</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>Le chemin relie maintenant l’ouest et l’est.</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>Il n’y a pas vraiment de partie nulle. Mais quand la même position se présente pour la troisième fois et que c’est au même joueur de jouer, chacun de vous peut demander la nulle.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>En Expert aussi, le premier joueur commence par un coup simple. Ensuite, il n’y a &lt;b&gt;que des coups doubles et des coups ouverts&lt;/b&gt;, et les deux sont permis à chaque tour. Il n’y a pas de finale&#x202f;: s’il ne reste qu’une carte face cachée, un coup double prend seulement celle-là.</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>À gauche&#x202f;: huit cartes face visible, et un trou à la place de la dernière carte face cachée. À droite&#x202f;: elle a été insérée depuis l’est.</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>La dernière carte face cachée fait à elle seule un coup double.</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>Joueurs de force différente</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>Sur un plateau de 5 × 6 ou 6 × 5 cartes, un chemin est plus long. Donnez-le au plus fort.</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Carte touchée, carte jouée</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Plusieurs parties</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>Si vous rejouez, c’est au perdant de la dernière partie de commencer. En Expert, on commence à tour de rôle.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLON est un jeu de Robert Witter et Frank Warneke, publié par WiWa Spiele.</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>Les quatre façons de poser une carte. Elles portent le nom du coin.</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>Sur la table, cliquez sur une carte pour la prendre. La molette, un clic droit, R et les flèches rondes à côté d’elle la tournent. Cliquez sur une flèche de la rive, et la carte s’y pose&#x202f;; la coche, Entrée ou un second clic l’insère. Votre tour est alors fini.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;Coup double.&lt;/b&gt; Prenez d’abord deux cartes face cachée. Insérez ensuite l’une, puis l’autre. Ce n’est permis que si le dernier coup était un coup &lt;b&gt;ouvert&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>Le cadre est une limite, &lt;b&gt;pas un pont&lt;/b&gt;&#x202f;: aucun chemin ne le longe ni ne le traverse.</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>Vous gagnez quand, après un coup, un chemin sur des cartes face visible relie vos deux rives, quel que soit l’auteur du coup. Si les rives des deux joueurs sont reliées en même temps, celui qui a &lt;b&gt;joué le coup&lt;/b&gt; gagne. Dans un coup double, seule compte la position après la seconde carte.</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Si vous jouez avec cette option, une carte prise doit être jouée, et une fois posée contre une rangée ou une colonne, elle doit y être insérée. Vous pouvez la tourner tant que vous ne l’avez pas lâchée. Annuler permet encore de reprendre une carte touchée, si vous êtes d’accord tous les deux.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>Victoires dans la série&#x202f;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>On commence à tour de rôle&#x202f;: c’est à %1 de commencer la prochaine partie.</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>Personne n’a perdu, donc le début change de main&#x202f;: c’est à %1 de commencer la prochaine partie.</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>Le perdant commence&#x202f;: c’est à %1 de commencer la prochaine partie.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>De Robert Witter et Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>Cartes à découper, sur papier épais</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>Toutes les cartes sont pareilles. Elles vont avec tous les plateaux de ces pages&#x202f;: 25 pour 5 × 5, 30 pour 5 × 6 et 6 × 5, toutes pour 6 × 6.</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>Chaque case contient une carte face cachée. Un joueur relie les plages, l’autre les prairies&#x202f;: celui dont les deux côtés sont reliés après un coup gagne.
Le premier coup&#x202f;: prenez sur le plateau une carte face cachée, retournez-la, orientez-la comme vous voulez et insérez-la à un bout de la rangée ou de la colonne où elle manque. Au moins une autre carte doit bouger.
Ensuite, on prend une telle carte ou une carte face visible, mais pas la dernière insérée.
On peut prendre deux cartes face cachée, les deux avant d’insérer, si l’autre joueur vient d’en prendre une face visible et que plus de trois sont face cachée.
Dans un coin où quatre cartes se rencontrent, les chemins ne sont reliés que si les quatre sont face visible.</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>Coup double&#x202f;: la dernière carte</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>Coup double&#x202f;: deux cartes cachées</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>Pas de coup double en finale</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>Pas de coup double&#x202f;: tout est visible</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>Coup double&#x202f;: après un ouvert seulement</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>Coup ouvert, sauf avec %1</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>Coup ouvert&#x202f;: une carte visible</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>Prenez une carte du plateau et insérez-la de nouveau.</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>Prenez deux cartes face cachée, ou une face visible.</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>Prenez une carte et insérez-la de nouveau.</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>Insérez maintenant la seconde carte.</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>Insérez une carte, puis l’autre.</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>Prenez la seconde carte.</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>Insérez la carte, ou prenez-en une seconde.</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>Coup simple&#x202f;: une carte cachée</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>Rien d’autre au premier tour</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>Pas de coup simple&#x202f;: tout est visible</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>La même position %n fois</numerusform>
            <numerusform>La même position %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>Tournez la carte&#x202f;: molette, clic droit, R ou les flèches à côté d’elle.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>Insérez-la&#x202f;: encore un clic sur la flèche, Entrée ou la coche. Votre tour est alors fini.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>Insérez-la&#x202f;: encore un clic sur la flèche, Entrée ou la coche.</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>Première carte prise</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>Seconde carte prise</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>Prendre la seconde carte</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>Première carte insérée</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>Insérer la première carte</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>Insérer la seconde carte</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>Carte prise</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>L’insérer</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>Une seconde carte, pour un coup double</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>Tournez la carte, puis choisissez une flèche pour l’insérer.</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>Pas de coup ouvert&#x202f;: seule %1, tout juste insérée, est visible</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>Encore %n carte face cachée.</numerusform>
            <numerusform>Encore %n cartes face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>C’est la finale.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>Dès qu’il reste %n carte cachée, la finale commence, sans coups doubles.</numerusform>
            <numerusform>Dès qu’il reste %n cartes cachées, la finale commence, sans coups doubles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>Il n’y a pas de carte en %1.</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>Prenez d’abord une carte du plateau. Ensuite, insérez-la.</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>Toutes les cartes sont déjà face visible, il n’y a donc plus de coups simples.</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>La carte en %1 vient d’être insérée&#x202f;: on ne peut pas la prendre pendant ce tour.</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>Un coup ouvert se joue avec une seule carte. La carte en %1 doit rester.</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>Aucune carte n’est face visible, sauf celle qui vient d’être insérée.</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>Un coup double prend deux cartes face cachée. Celle en %1 est face visible.</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>Vous avez deux cartes en main. La carte en %1 doit rester.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>Les deux cartes se prennent avant que la première entre. La carte en %1 doit rester.</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>À votre tour, vous prenez une carte et l’insérez de nouveau.</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>La partie commence par un coup simple&#x202f;: une seule carte, face cachée.</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>En Expert, il n’y a pas de coup simple maintenant. Prenez une seconde carte avant d’insérer la première.</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>En Expert, seul le tout premier coup est un coup simple.</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>Toutes les cartes sont déjà face visible. Il ne reste que des coups ouverts.</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>La partie est finie&#x202f;: des côtés opposés sont reliés.</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>Seuls les deux joueurs peuvent demander la nulle.</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>C’est la finale&#x202f;: avec %n carte face cachée au début du tour, il n’y a pas de coups doubles.</numerusform>
            <numerusform>C’est la finale&#x202f;: avec %n cartes face cachée au début du tour, il n’y a pas de coups doubles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>On peut demander la nulle quand une position se présente pour la troisième fois. Celle-ci ne s’est présentée que %n fois.</numerusform>
            <numerusform>On peut demander la nulle quand une position se présente pour la troisième fois. Celle-ci ne s’est présentée que %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Nulle demandée</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 a relié l’ouest et l’est par un chemin de %n carte.</numerusform>
            <numerusform>%1 a relié l’ouest et l’est par un chemin de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 a relié le nord et le sud par un chemin de %n carte.</numerusform>
            <numerusform>%1 a relié le nord et le sud par un chemin de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>Les deux autres côtés sont reliés aussi. C’est alors l’auteur du coup qui gagne&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>C’est %1 qui a inséré la dernière carte, mais cela ne change rien.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>La même position s’est présentée pour la troisième fois, et %1 a demandé la nulle.</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Vous jouez à «&#x202f;carte touchée, carte jouée&#x202f;»&#x202f;: une carte prise doit être jouée. Annuler permet encore de la reprendre, si vous êtes d’accord tous les deux.</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>Vous jouez à «&#x202f;carte touchée, carte jouée&#x202f;»&#x202f;: la carte doit être insérée là où elle a été posée. Insérez-la avec la coche à côté d’elle, Entrée ou un clic sur la même flèche.</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>Sur ce plateau, %1 n’existe pas.</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>Il n’y a pas de trou derrière %1, donc rien ne pourrait bouger.</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>Le trou %2 est juste contre %1. Au moins une autre carte doit bouger.</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>le bout nord de la colonne %1</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>le bout est de la rangée %1</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>le bout sud de la colonne %1</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>le bout ouest de la rangée %1</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>Vous avez une carte en main. Choisissez une flèche au bord du plateau, avec les touches fléchées ou un clic, pour l’y insérer.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>Vous avez encore %n carte à insérer. Choisissez une flèche au bord du plateau.</numerusform>
            <numerusform>Vous avez encore %n cartes à insérer. Choisissez une flèche au bord du plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>Un coup double n’est permis qu’après un coup ouvert.</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>termine la partie par une nulle</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>termine la partie par une victoire partagée</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>termine la partie à %2 contre %3 pour %1</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>termine la partie par une victoire pour %1</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>Cela %1.</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>Cela %1 et %2.</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>termine la partie à %1 partout&#x202f;: %2 l’emporte</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn</comment>
        <translation>%1. %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of the turn, turn</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>number of a turn</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (so far)</source>
        <comment>the steps of a turn that is not over</comment>
        <translation>%1 (jusqu’ici)</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>%1 – %2</source>
        <comment>a game, its players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Made with Byways</source>
        <translation>Fait avec Byways</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>À propos de Byways</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Une table pour des jeux de chemins et de liens</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, avec Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>Tout le monde joue sur un seul écran, à tour de rôle. Rien n’est envoyé nulle part&#x202f;: parties et réglages restent sur cet ordinateur, et chaque action est enregistrée aussitôt.</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>Tout fonctionne avec le clavier seul et avec un lecteur d’écran, en clair et en sombre, et sans dépendre des couleurs.</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>En savoir plus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Byways est un logiciel libre&#x202f;: vous pouvez l’utiliser, le transmettre et le modifier selon les termes de la GNU General Public License, version 3 ou toute version ultérieure. Il est fourni sans aucune garantie. Le texte complet de la licence accompagne le programme.</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License, version 3. %1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>Licence MIT, par Niels Lohmann. %1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>Les images, les icônes et les plateaux ont été dessinés pour ce programme et sont sous sa licence.</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Byways est une table pour des jeux où des chemins grandissent, se croisent et se rejoignent. On joue directement sur le plateau&#x202f;; la table connaît les règles et les explique.</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>Ces jeux ont été inventés par d’autres. Byways est une réalisation de fans&#x202f;: il n’est pas lié aux auteurs ni aux éditeurs, et n’est pas un de leurs produits. Les noms et les marques appartiennent à leurs propriétaires. Si un jeu vous plaît, cherchez le vrai.</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>Byg se joue selon les règles de The Genius: Code Red. Il est né de Symple, de Christian Freeling et Benedikt Rosenau. Over-Pass est une marque d’Arthur Blumberg, utilisée sous licence exclusive par Kadon Enterprises, Inc.</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>&amp;Repères</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Retour à l’éta&amp;gère</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Finir le tour</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>&amp;Convenir de la nulle…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>À &amp;propos de Byways</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>&amp;Notation dans la liste des tours</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>&amp;Emplacements permis</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>Emplacements permis et &amp;raisons</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Co&amp;mposer une position…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>Co&amp;ller une partie</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>Imprimer les &amp;plateaux…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>Lancer les &amp;dés</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Au dé&amp;but</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>Tour &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>Tour sui&amp;vant</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>Au dernier &amp;tour</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>Co&amp;mmentaire…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>A&amp;utres variantes</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>&amp;Solution…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>R&amp;ecommencer</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Pendu&amp;le en pause</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>Abando&amp;nner…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>&amp;Quitter la partie…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arr&amp;ière</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>Qui &amp;joue</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>Parties &amp;terminées</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>Statistiques des &amp;joueurs</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>Anal&amp;yser la partie</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>Con&amp;seils à côté du plateau</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>C&amp;asse-têtes et problèmes</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>Parties dans la &amp;corbeille</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>Con&amp;seils&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>&amp;Image ou PDF…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>&amp;Page web…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>Image &amp;animée…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>Ta&amp;bleau de la soirée</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>Exercice &amp;du jour</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>Tou&amp;rner le plateau</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Vers la &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>Image en &amp;miroir</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>Vers la personne dont c’est le &amp;tour</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Sens &amp;habituel</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>Tour %1, chance de gagner %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>Tour %1&#x202f;: rien encore</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a turn in short, a chance to win</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>byways::app::Adviser</name>
    <message>
        <source>not when you play alone</source>
        <translation>pas quand on joue seul</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>pas quand les tours sont secrets</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analysée</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Non analysée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 sur %n partie</numerusform>
            <numerusform>%1 sur %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>Aucune partie n’est encore terminée. Chaque partie menée à son terme est gardée ici.</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>Aucune partie terminée ne correspond. Choisissez autre chose, ou affichez-les toutes.</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Lecture des parties&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Quel résultat</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>Le résultat de la personne choisie, ou si un humain a gagné</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>Voir l’analyse</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>Elle a été analysée&#x202f;: voir ce qui a compté</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>La revoir tour par tour&#x202f;: ce qui a compté, et ce qui était mieux</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>Impossible de supprimer cette partie.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Elle est ouverte dans une autre fenêtre, ou rien ne peut être modifié dans son dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>%n illisible&#x202f;: voir l’étagère</numerusform>
            <numerusform>%n illisibles&#x202f;: voir l’étagère</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>Corbeille (%1)</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Choisissez d’abord une partie dans la liste.</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>Personne n’a joué de tour dans cette partie.</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>Les ordinateurs ne jouent pas à ce jeu, donc ils ne peuvent pas analyser la partie.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>La met à la corbeille, d’où elle peut être restaurée</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Poser ici</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>Une partie peut commencer ici.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Départ habituel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Plateau à composer</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>Inconnu, recherche en cours…</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>Nom du casse-tête</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>Le garde parmi vos casse-têtes, comme ébauche s’il ne peut pas encore se jouer.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>Peut se résoudre en %n coup.</numerusform>
            <numerusform>Peut se résoudre en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>Peut se résoudre en %n saut.</numerusform>
            <numerusform>Peut se résoudre en %n sauts.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>Pas de solution (prouvé). Vous pouvez quand même y jouer.</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>On ne sait pas&#x202f;: aucune solution n’a été trouvée en un temps raisonnable. Vous pouvez quand même y jouer.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>Encore %n caractère</numerusform>
            <numerusform>Encore %n caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>Un nom peut avoir %n caractère au plus</numerusform>
            <numerusform>Un nom peut avoir %n caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>Cliquez pour poser&#x202f;; cliquez encore, ou faites un clic droit, pour enlever. Au clavier&#x202f;: les flèches déplacent le curseur, Entrée pose ou enlève, %1 enlève, les chiffres choisissent quoi poser.</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>impossible de créer le dossier «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>une autre fenêtre ou un autre programme a modifié entre-temps la partie enregistrée</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1, l’indice pointe ici</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>Les flèches déplacent le curseur, N va au prochain emplacement où quelque chose est possible, Entrée y agit.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>Les flèches déplacent le curseur, Entrée choisit un emplacement.</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>Agrandir le plateau</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Réduire le plateau</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>Revoir le plateau entier (0)</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>seule</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>groupe de %n pierre</numerusform>
            <numerusform>groupe de %n pierres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>Illuminer les traits qu’un échange pourrait changer pour réparer le plateau</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Chemin</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Mur</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>Choisir une direction</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>Tracer un chemin</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>Tracer un mur</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>Échanger contre un chemin</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>Échanger contre un mur</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1. P trace un chemin, W un mur, les flèches font tourner</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>Lien de %1 à %2</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1, libre. Ici, un chemin ferme une boucle, un mur isole des hexagones</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1, libre. Ici, un chemin ferme une boucle</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1, libre. Ici, un mur isole des hexagones</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, libre</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1, mur&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1, chemin&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1, choisi pour un échange</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1, dans une boucle</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1, isole des hexagones</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1, tracé dans ce tour</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>lettre %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>isolé</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>mur vers %2 (%1)</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>chemin vers %2 (%1)</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>rien de tracé</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>lettre %1, route complète</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>Ici, un chemin ferme une boucle</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>Ici, un mur isole des hexagones</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1. Entrée, P ou W mène à ses liens</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>Les flèches vont d’un hexagone à l’autre&#x202f;; Entrée passe aux liens qui en entourent un, les flèches y tournent, P trace un chemin, W un mur, Échap revient.</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>Stylo à chemins</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>Stylo à murs</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>Stylo à chemins (P). Glissez d’un hexagone à l’autre, ou cliquez entre deux hexagones.</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>Stylo à murs (W). Glissez le long d’un côté, ou cliquez dessus.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>Faire entrer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>%n pièce dehors</numerusform>
            <numerusform>%n pièces dehors</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pièce</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>pièce %1</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>une pièce peut entrer</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>arrivée qui retire %1</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>un chemin possible</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>fait entrer %1</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Faire entrer une pièce</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>arrivée qui retire l’une de celles-ci&#x202f;: %1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>Quelle pièce part, %1 ou %2&#x202f;? Pointez-la&#x202f;; Échap abandonne le coup.</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>Quelle pièce part, %1 ou %2&#x202f;? Une flèche la choisit, Entrée la retire, Échap abandonne le coup.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChanceBar</name>
    <message>
        <source>%1 %</source>
        <comment>a chance to win</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, a chance to win</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Chances to win: not known yet</source>
        <translation>Chances de gagner&#x202f;: pas encore connues</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>Chances de gagner&#x202f;: %1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>Chances de gagner, avant le dernier tour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>Chances de gagner, réflexion en cours&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ChanceGraph</name>
    <message>
        <source>%1 %</source>
        <comment>a number</comment>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>byways::app::ClockRows</name>
    <message>
        <source>Nothing</source>
        <comment>so much more time</comment>
        <translation>Rien</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>Temps par plan</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Temps pour la partie</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Celle du livret de règles</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>Le joueur quitte la partie</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>Le joueur perd</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>C’est affiché, et la partie continue</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>Incrément par tour</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>Quand le temps est écoulé</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Combien de temps</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>pas tant qu’une pendule tourne</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>Ce tour coûte cher</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>Chance de gagner avec le meilleur tour&#x202f;: environ %1, avec celui-ci&#x202f;: environ %2.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Annuler ce tour</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>Montrer pourquoi</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>sentences</comment>
        <translation>%1. %2 %3</translation>
    </message>
</context>
<context>
    <name>byways::app::CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Commentaire sur ce tour</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>Enregistrer le commentaire (%1)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>Laisser le commentaire tel qu’il était</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>%n caractère de trop. Raccourcissez le commentaire pour l’enregistrer.</numerusform>
            <numerusform>%n caractères de trop. Raccourcissez le commentaire pour l’enregistrer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n caractère restant</numerusform>
            <numerusform>%n caractères restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>C’est trop long pour être collé&#x202f;: un commentaire a au plus %n caractère.</numerusform>
            <numerusform>C’est trop long pour être collé&#x202f;: un commentaire a au plus %n caractères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::CoursePage</name>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>Leçons faites&#x202f;: %1 sur %2. Chacune prend deux à quatre minutes.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>Leçons faites&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>Continuer&#x202f;: leçon %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>Recommencer ce cours&#x202f;?</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>Ses étoiles seront perdues.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Recommencer…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Place à %1</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1, appuyez sur Espace quand personne d’autre ne regarde.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Lever le rideau</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>Plans remis&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Plans remis&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a button does, an exercise</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>byways::app::DayPage</name>
    <message>
        <source>%1 %2</source>
        <comment>a month, a year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. Longest: %2.</source>
        <comment>days in a row now, and at most</comment>
        <translation>%1. Plus longue série&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>Exercice du jour</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Jours du mois</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>commencé, pas encore terminé</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>Un nouvel exercice chaque jour, le même pour tous.</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>Aucun programme n’a été trouvé pour l’ouvrir. Emplacement&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::EveningPage</name>
    <message>
        <source>%1 %2</source>
        <comment>a player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>n’a pas joué</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1, total&#x202f;: %2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>Le tableau est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>Impossible d’imprimer le tableau</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>L’imprimante n’accepte aucune page.</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>Nouvelle soirée&#x202f;?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>La soirée commence d’elle-même quand les mêmes personnes jouent une deuxième partie en moins de quatre heures.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>Façon de compter</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Score de la partie</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>Encore rien. Jouez deux parties avec les mêmes personnes, ou commencez maintenant et la prochaine partie comptera.</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tableau de la soirée</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>Cela vide le tableau. Les parties terminées et les statistiques restent telles quelles.</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseCard</name>
    <message>
        <source>%1  %2</source>
        <comment>dots and word of a grade</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Edit, copy, share, remove</source>
        <translation>Modifier, copier, partager, supprimer</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Ce qu’on peut faire avec %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseDesk</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This attempt: %1. Best: %2.</source>
        <comment>stars, stars</comment>
        <translation>Cet essai&#x202f;: %1. Record&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>Encore à gagner&#x202f;: %1.</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>Avec un indice&#x202f;: une étoile.</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1, retour à la liste</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>Étapes faites&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>Voir l’indice</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>Ce que jouerait un ordinateur</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>La joue pour vous. Il ne reste alors qu’une étoile creuse à gagner</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>Recommencer&#x202f;: un nouvel essai</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>Un indice ne laisse qu’une étoile à gagner. Redemandez-le pour le voir&#x202f;; les suivants viendront aussitôt.</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>La solution ne laisse qu’une étoile creuse. Redemandez-la pour la voir.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>À l’étape précédente</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>Examen de votre tour</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>Votre étape la plus faible décide des étoiles.</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>La joue pour vous</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>La solution a été montrée. Jouez-la vous-même pour une étoile creuse.</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>Une étape a été passée ou sa solution montrée&#x202f;: cette leçon donne une étoile creuse.</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>Où regarder&#x202f;; la deuxième fois, que faire. Il ne reste alors qu’une étoile à gagner</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>Où regarder&#x202f;; la deuxième fois, que faire</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>Continuez comme vous voulez, pour tous les camps, ou laissez un ordinateur en jouer un. Rien ne compte ici.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>En faire une partie</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>Continuez comme vous voulez. Rien ne compte ici.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1, résolus&#x202f;: %2 sur %3</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>Continuer depuis le départ</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Retour à l’exercice</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>Nouveau dans ce jeu&#x202f;? Leçon 1</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Calendrier</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>Ce que contiendra le fichier</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>Images écrites</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>Un dossier pour les images</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>Remplacer %n image&#x202f;?</numerusform>
            <numerusform>Remplacer %n images&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>Le dossier contient déjà des images de ces noms, par exemple %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n image dans %1</numerusform>
            <numerusform>%n images dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>L’export est encore en cours.</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>Fichiers %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportFields</name>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Le plateau vide</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, une image</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, un dessin de n’importe quelle taille</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF, une page à imprimer</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Comme dans la fenêtre</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Largeur en pixels</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Hauteur en pixels</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Liste des tours à la suite</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>Toute la partie en images</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>Toute la partie en page web</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>Toute la partie en image animée</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Grand côté en pixels</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>Secondes par tour</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>Premier plateau&#x202f;; 0 est le début</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>Dernier plateau</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Grand côté</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>Analysée</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>Tous ses tours ont été examinés&#x202f;: voir ce qui a compté</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>%1 sur %n tour examiné&#x202f;: continuer</numerusform>
            <numerusform>%1 sur %n tours examinés&#x202f;: continuer</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>La revoir tour par tour&#x202f;: ce qui a compté, et ce qui était mieux</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>review, a game, its players</comment>
        <translation>%1&#x202f;: %2, %3</translation>
    </message>
</context>
<context>
    <name>byways::app::FullHouseBoard</name>
    <message>
        <source>Send the newest piece back out</source>
        <translation>Ressortir la dernière pièce entrée</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>Plein écran. %1 ou %2 pour en sortir.</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 à %n joueur</numerusform>
            <numerusform>%1 à %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Casse-têtes</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>Casse-têtes&#x202f;: %1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>Jouer à %1 contre l’ordinateur</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>Contre l’ordinateur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>Jouer à %1 contre l’ordinateur&#x202f;: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>Apprendre %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>Leçons faites&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>Problèmes résolus&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>Problèmes résolus (%1)&#x202f;: %2 sur %3</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>facile à apprendre</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>quelques règles à apprendre</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>davantage de règles à apprendre</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Commencer ici</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>Montrer les groupes de trois</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>Montrer quels trois espaces forment un groupe (T)</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>Carré central, par où les pièces rentrent</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>pièce %1 (%2)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>une pièce peut entrer</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>la pièce en main peut aller ici</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Faire entrer une pièce</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>Faire rentrer la pièce</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Aller ici</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Remettre la pièce</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Prendre la pièce</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>Une pièce de la réserve peut entrer&#x202f;: %1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>alors des pièces peuvent entrer en %1</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>espace de transit, à traverser sans y rester</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>seule la pièce en %1 peut venir ici</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>Amener ici la pièce en %1</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>Revoir la manche %1</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>Panneau vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>Panneau vers la &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>&amp;Barrière</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>Vous restez où vous êtes.</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>Vers %1, sur le plateau actuel&#x202f;: %n point, jusqu’à %2&#x202f;; %3.</numerusform>
            <numerusform>Vers %1, sur le plateau actuel&#x202f;: %n points, jusqu’à %2&#x202f;; %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>pas sous votre contrôle</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>votre %1 de cette manche</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>pas encore de direction choisie</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1 se trouve ici</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>case de départ&#x202f;: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>vaut %n point dans cette manche</numerusform>
            <numerusform>vaut %n points dans cette manche</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>Réserve&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>Réserve&#x202f;: %1, reste %n, en main</numerusform>
            <numerusform>Réserve&#x202f;: %1, reste %n, en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>Réserve&#x202f;: %1, reste %n</numerusform>
            <numerusform>Réserve&#x202f;: %1, reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>Partir vers %1</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1, choisi. %2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>Prendre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>Poser&#x202f;: %1</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>Reprendre&#x202f;: %1</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>B&amp;rigand</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>La manche %1 se joue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>Les flèches déplacent l’anneau&#x202f;; Q E A D Z C choisissent la direction, S reste sur place&#x202f;; L, R et X posent un panneau ou une barrière là où il est.</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>cliquez ou appuyez sur Entrée pour aller vers %1</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>sur le trajet de %1</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>cliquez ou appuyez sur Entrée pour aller vers %1 ou poser un panneau</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1 ou poser un panneau</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayScores</name>
    <message>
        <source>Score table</source>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore jouée</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>dont %1 par des brigands</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>En tirer la leçon – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>En tirer la leçon</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>%1 a perdu ici %2 de chances de gagner. Trouvez un meilleur tour.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Le jouer vous-même</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>Le mieux est&#x202f;: %1. Chances ensuite&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>Trouvé sans aide&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Trouvés sans aide&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>Cela coûterait %1 de chances de gagner. Il y a mieux.</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>Impossible de dire ce que cela vaut.</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>Aussi bon que le meilleur tour trouvé.</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>C’était permis. Essayez autre chose.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>Pas là.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>Trouvés&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>Finissez maintenant le tour.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Leçon %1 sur %2</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>C’était la leçon %1.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>Au cours</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Finir la leçon</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>Le fichier est bien trop gros pour une partie.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Le fichier est endommagé, ou ce n’est pas une partie enregistrée par Byways.</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>Un nom de joueur y dépasse %1 caractères, ou contient des caractères impossibles à afficher sur une ligne.</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>Ce n’est pas une partie enregistrée par Byways&#x202f;: il y a un problème avec «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>Le fichier vient d’une version plus récente de Byways (format %1). Celle-ci ne peut pas le lire.</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>C’est une partie de «&#x202f;%1&#x202f;», un jeu que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>Les joueurs ou les options ne conviennent pas au jeu (%1).</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>Le résultat indiqué n’est pas celui auquel mènent les tours.</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>Aucune partie ne peut commencer par la position composée qui s’y trouve.</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>L’entrée %1 y contient une action non permise&#x202f;: «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>Le fichier n’est pas écrit en UTF-8, le codage des parties de Byways.</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>la partie est devenue trop longue pour être relue</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>la partie n’a pas pu être relue (%1)</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>Impossible d’enregistrer cette partie&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ambre</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>graphite</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>Revenir à la fin</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>Y revenir</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>%n tour joué avant est gardé, à la bifurcation du début.</numerusform>
            <numerusform>Les %n tours joués avant sont gardés, à la bifurcation du début.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>%n tour joué avant est gardé, à la bifurcation du tour %1.</numerusform>
            <numerusform>Les %n tours joués avant sont gardés, à la bifurcation du tour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>Vous regardez en arrière. La manche en cours continue à la fin.</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>Vous regardez en arrière. Si vous continuez d’ici, la suite est gardée.</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>Le début, avant %n tour.</numerusform>
            <numerusform>Le début, avant %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>Après le tour %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1 Vous pouvez continuer d’ici&#x202f;: la suite est gardée.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>Le début.</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1 Ici, c’est à %2 de jouer.</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>Ce qui a été joué avant, à partir de la manche %1, est gardé.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1 Vous pouvez continuer d’ici : la suite est gardée, sauf le tour inachevé.</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>Un clic ou une touche pour continuer</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>Impossible d’enregistrer la partie</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Parties Byways (*.byways *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1 abandonne&#x202f;?</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>%1 gagne alors la partie.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>%1 quitte la partie&#x202f;?</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>Les autres continuent sans %1, qui ne peut plus gagner.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>Tous les joueurs acceptent-ils la nulle&#x202f;?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Tous d’accord</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>La partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>position composée</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>Composer une position – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>Impossible d’ouvrir la manche en cours</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>Elle a été scellée sur un autre ordinateur, ou quelque chose dans la partie a été modifié à la main depuis. La partie continue là où tout le monde l’a vue en dernier.</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>Copiez d’abord une partie en entier&#x202f;: elle commence par { et finit par }.</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>Règles&#x202f;: %1 – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1 (non enregistré)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Byways</source>
        <comment>players, game</comment>
        <translation>%1[*] – %2 – Byways</translation>
    </message>
    <message>
        <source>The dice have been rolled: at this table, you can’t undo past a roll</source>
        <translation>Les dés ont été lancés&#x202f;: à cette table, on ne peut rien annuler au-delà d’un lancer</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>Deux fenêtres déferaient chacune les tours de l’autre. Vous pouvez continuer avec une copie, telle qu’enregistrée en dernier.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>Impossible d’ouvrir «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>«&#x202f;%1&#x202f;» a changé depuis.</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>Une autre fenêtre ou un autre programme l’a écrit. Enregistrer ici remplace ce qu’il contient maintenant&#x202f;; «&#x202f;Enregistrer sous&#x202f;» garde les deux.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>Cette partie ne s’enregistre pas&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>Ce qui a été joué depuis le dernier enregistrement possible serait perdu (%1).</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>Ils seraient perdus (%1).</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>Ce qui a été remis ne peut pas être repris</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>Apprendre – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>Parties terminées – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>Statistiques – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Il n’y a encore rien à annuler</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>Analyse – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>Cette partie n’a plus de place pour cela&#x202f;: rien n’a pu être ajouté.</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>La pendule s’est arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>L’ordinateur était en veille, ou Byways ne pouvait pas tourner, pendant environ %n minute. Ce temps ne compte pas.</numerusform>
            <numerusform>L’ordinateur était en veille, ou Byways ne pouvait pas tourner, pendant environ %n minutes. Ce temps ne compte pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>L’ordinateur était en veille, ou Byways ne pouvait pas tourner, pendant un instant. Ce temps ne compte pas.</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>La partie est dans le presse-papiers, sans la manche en cours.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Le texte est endommagé, ou ce n’est pas une partie enregistrée par Byways.</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>Il n’y a pas de partie dans ce texte</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>Corbeille – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>Mis à la corbeille&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>Impossible de restaurer cette partie.</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>Elle n’est plus dans la corbeille.</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>Voir la corbeille</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>Cette partie n’est pas parmi vos parties terminées.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>L’ajouter</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>Elle est parmi vos parties terminées et compte dans les statistiques.</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>La copie d’une partie ne contient que ce que tout le monde a vu. Les plans remis en secret n’y sont pas.</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>Enregistré sous %1, sans la manche en cours</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>Cette partie est presque pleine. Les commentaires, autres variantes et analyses qui n’y ont plus de place ne seront pas gardés.</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>Un entraîneur peut avertir quand un tour est une grave erreur.</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Jouer avec l’entraîneur</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>L’image du plateau est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>Exercice du jour – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>Tableau de la soirée – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>%n problème manqué à reprendre.</numerusform>
            <numerusform>%n problèmes manqués à reprendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>Elle est parmi vos parties sur l’étagère.</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>L’exercice d’aujourd’hui est fait, %n jour de suite.</numerusform>
            <numerusform>L’exercice d’aujourd’hui est fait, %n jours de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>L’exercice d’aujourd’hui est fait.</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>L’exercice du jour est fait&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>Deuxième partie de la soirée&#x202f;: Byways compte maintenant les points. %1.</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>Voir le tableau</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>Vos résultats aux casse-têtes, problèmes et leçons ne s’enregistrent pas&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>Vos derniers résultats aux casse-têtes, problèmes et leçons ne sont pas enregistrés.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>Personne n’a bougé depuis %n tour.</numerusform>
            <numerusform>Personne n’a bougé depuis %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>Convenir de la nulle…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>Entraînement. Votre force&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>Cette manche recommence</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Parties Byways</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>Impossible de garder le casse-tête</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>Gardé comme ébauche parmi vos casse-têtes.</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>Gardé parmi vos casse-têtes.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Enregistrer le casse-tête</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>Impossible d’enregistrer le casse-tête</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>C’est un casse-tête&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>Garder parmi vos casse-têtes</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>Impossible de copier le casse-tête</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>Impossible de supprimer le casse-tête</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>Impossible de mettre son fichier à la corbeille.</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>La partie finira sans vainqueur.</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>Une ébauche ne peut pas encore être partagée</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>Aucun casse-tête ne peut partir de sa position. Modifiez-la jusqu’à ce que ce soit possible&#x202f;; elle pourra alors être partagée.</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Le résultat est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>Nouveau casse-tête</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Créer un casse-tête</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>Code du casse-tête</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>Le même code donne partout le même casse-tête. La difficulté se mesure au nombre d’essais qu’il faut pour trouver une solution.</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>En créer un autre</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1, %n pièce, %2.</numerusform>
            <numerusform>%1, %n pièces, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>Premiers coups dont on sait qu’ils mènent à une solution&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Premiers coups dont on sait qu’ils mènent à une solution&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code&#x202f;: %1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Le code est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>Ordinateur %1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>libre pour une pièce</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>pièce %1 (%2)</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>à l’essai</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>Essayer la pièce ici</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Remettre la pièce</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>Prendre une pièce</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>Personnes qui ont déjà joué</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  niveau %2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Composer une position…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>Annuler au-delà d’un lancer</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>Activé&#x202f;: Annuler peut aller au-delà d’un lancer, et la liste signale les tours joués en connaissant le lancer suivant.</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>Ouverture équilibrée</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>Entre joueurs forts, la place décide de la plupart des parties sur ce plateau. Activé&#x202f;: le premier tour est donné (%n), et chacun des deux peut gagner à partir de là. «&#x202f;Rejouer&#x202f;» échange les places.</numerusform>
            <numerusform>Entre joueurs forts, la place décide de la plupart des parties sur ce plateau. Activé&#x202f;: les %n premiers tours sont donnés, et chacun des deux peut gagner à partir de là. «&#x202f;Rejouer&#x202f;» échange les places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>Plus d’options (%n modifiée)</numerusform>
            <numerusform>Plus d’options (%n modifiées)</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirage au sort</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Glissade</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1 pour %n coup</numerusform>
            <numerusform>%1 pour %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>Carré central</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>pièce %1 (%2)</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Remettre la pièce</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Prendre la pièce</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>sortie, d’où les pièces rentrent</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>Prendre plutôt cette pièce</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>Impossible de créer le dossier «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>Ébauche</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>Bord du panneau</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>Faites-le glisser pour redimensionner le panneau&#x202f;; au clavier, utilisez les flèches</translation>
    </message>
</context>
<context>
    <name>byways::app::PaperRows</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientation</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>La pendule est arrêtée, et le plateau est caché.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>La même personne que…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>Séparer de nouveau les noms</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Oublier…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>Rappeler les oubliés</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Recompter toutes les parties</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>%1 et %2&#x202f;: est-ce la même personne&#x202f;?</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>La même</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>La même personne</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>Oublier %1&#x202f;?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>Sous quel nom compter les parties&#x202f;: %1&#x202f;? Les parties gardées restent telles quelles, et vous pourrez séparer de nouveau les noms.</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>Cette personne ne figurera plus dans les statistiques, et les parties de ses adversaires montreront un joueur sans nom. Les parties sont gardées.</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Réinitialiser la cote…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>Réinitialiser les statistiques…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>Quel nom donner à %1 dans les statistiques&#x202f;? Les parties gardées restent telles quelles.</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>Leurs parties seront comptées ensemble. Vous pourrez les séparer de nouveau plus tard.</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>Impossible d’enregistrer cela, donc rien n’a changé.</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>Réinitialiser les statistiques&#x202f;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>Les parties jouées jusqu’ici ne compteront plus. Les parties elles-mêmes sont gardées.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>Réinitialiser la cote à %2&#x202f;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>Les ordinateurs réglés sur cette force repartent en facile. Les parties et les autres statistiques sont gardées.</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1 (touche %2)</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>Que poser</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a quitté</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>aux dés</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>Qui joue pour %1</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>entraîneur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>coach, what is about the player: coach, to move</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>byways::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>Aide sur le plateau</translation>
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
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>Les pièces glissent jusqu’à leur place. Désactivé&#x202f;: elles y sont aussitôt.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>Le plateau nu, comme sur une vraie table.</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>Les emplacements permis sont marqués.</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>Pointez un autre emplacement pour voir quelle règle l’interdit et ce qui le prouve.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>La liste des tours est écrite en coordonnées plutôt qu’en mots.</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>La pendule attend la fenêtre</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>Dans les parties à la pendule, le temps s’arrête pendant qu’une autre fenêtre est utilisée.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmement</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Les ordinateurs jouent</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>Emplacements permis</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>Emplacements permis et raisons</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>En petit</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>En grand</translation>
    </message>
    <message>
        <source>Whose turn it is, above the board</source>
        <translation>À qui de jouer, au-dessus du plateau</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>En grand, cela se lit de l’autre bout de la salle. Affiché quand deux personnes ou plus jouent.</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>Exercice du jour</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>L’étagère commence chaque jour par un nouvel exercice.</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>Imprimer les plateaux</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>La page</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>Impossible d’imprimer la page.</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>Une page avec le plateau, les pistes de score nécessaires et un court rappel des règles. Dans une pochette plastique, on peut y écrire au feutre effaçable.</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>Impossible de dessiner la page.</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>Tous, %n page</numerusform>
            <numerusform>Tous, %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Fichiers PDF</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>Impossible d’imprimer la page.</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>La page</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Le plateau vide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Liste des tours à la suite</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
</context>
<context>
    <name>byways::app::ProblemRun</name>
    <message>
        <source>%1: %2.</source>
        <comment>a player, a turn in words</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>That isn’t it.</source>
        <translation>Ce n’est pas le bon tour.</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>Ce tour perd.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>%1 gagne, quoi que fasse %2.</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>Voici le bon tour.</translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a problem, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>grade, how soon it wins</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Le jouer vous-même</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1 sur %2.</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>Créer le vôtre…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>Créer votre casse-tête&#x202f;: %1</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>Casse-têtes et problèmes</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>Des problèmes de tous les jeux, l’un après l’autre, proches de votre force&#x202f;; ceux que vous manquez reviennent</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>Entraînement&#x202f;: %1</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>Nouveau casse-tête…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>Nouveau casse-tête&#x202f;: %1</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Vos casse-têtes</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>Fichier à partager…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>Créés récemment</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>Conserver %1</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>Recherche&#x202f;: %1 positions</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>Aucune d’ici. Recherche %n coup plus tôt</numerusform>
            <numerusform>Aucune d’ici. Recherche %n coups plus tôt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>Coup entier</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Le jouer vous-même</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>Depuis votre position</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Aller au départ</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>Aller au coup %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Tous les casse-têtes</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>Voir une solution</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>Pièces&#x202f;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pièce restante</numerusform>
            <numerusform>%n pièces restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>moves made, pieces left</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Record&#x202f;: %1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>Presque résolu.</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Bloqué.</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>On peut faire mieux, cela compte donc comme un essai manqué.</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>C’est votre record.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>Déplacez la pièce en %1.</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>Pas de solution d’ici. Il y en a une depuis le départ.</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>Pas de solution d’ici. Annulez jusqu’au coup %1 et il y en a une.</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>Pas de solution d’ici.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>Impossible de dire s’il y a une solution d’ici&#x202f;: le savoir prend trop de mémoire.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>Impossible de dire s’il y a une solution d’ici. La recherche n’en a pas trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>%1 mène à une solution, à %n coup d’ici.</numerusform>
            <numerusform>%1 mène à une solution, à %n coups d’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>Sa dernière pièce n’est pas au centre.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>Cela fait %n coup, autant que le record connu.</numerusform>
            <numerusform>Cela fait %n coups, autant que le record connu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>Cela fait %1, soit %n de plus que le record connu.</numerusform>
            <numerusform>Cela fait %1, soit %n de plus que le record connu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>Oublier ces fichiers</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n tour</numerusform>
            <numerusform>%1 · %2 · %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · finie</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>Il y a %n partie dans ce texte. Laquelle&#x202f;?</numerusform>
            <numerusform>Il y a %n parties dans ce texte. Laquelle&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>Voir les règles</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>Ce qu’en disent les règles (Tab, puis Entrée)</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 partagent la victoire</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>Si vous rejouez, on recommence avec la même position.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 a eu %n indice.</numerusform>
            <numerusform>%1 a eu %n indices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 a vu des conseils dans %n tour.</numerusform>
            <numerusform>%1 a vu des conseils dans %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Revoir la partie tour par tour&#x202f;: ce qui a compté, et ce qui aurait été mieux</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>Un ordinateur a joué un moment pour %1.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>Toute la partie en images, en page web ou en animation, ou une image du plateau</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>Continuer %1, %2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>Votre propre départ</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n coup joué</numerusform>
            <numerusform>%n coups joués</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>Avant la manche %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>Position composée</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  Tour %2, %3&#x202f;: %4 perdus</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>Rien ici n’a coûté cher.</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>Aucun tour de %1 n’a coûté cher. Ceux qui ont coûté cher sont sous «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Rien trouvé encore.</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>Chances de gagner, tour par tour</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>Gardé avec les autres variantes de cette partie.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1 a joué&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>Chances ensuite&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>%1 répond par un tour qui %2.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>Mieux valait&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1&#x202f;: en tout, les dés ont changé les chances de gagner de %2, et les tours en ont coûté %3.</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1 a abandonné avec environ %2 de chances de gagner.</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  Manche %2, %3&#x202f;: %4 perdus</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>Cette partie a déjà cette variante, ou autant qu’elle peut en contenir (%1).</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>%1 a perdu en moyenne %2 de chances de gagner par tour.</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2; %4 of this change isn’t due to any single turn.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>%3&#x202f;: chances de gagner passées de %1 à %2&#x202f;; aucun tour n’explique à lui seul %4 de cet écart.</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>Tours de tous les joueurs</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Tours&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%n tour examiné.</numerusform>
            <numerusform>Les %n tours sont examinés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%1 sur %n tour examiné.</numerusform>
            <numerusform>%1 sur %n tours examinés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>Nouvel examen des tours les plus coûteux.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Suspendre l’analyse</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Continuer l’analyse</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Le tour joué</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>Montrer le meilleur tour</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>Gardé avec la partie</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>Garder avec la partie</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>L’ajoute aux autres variantes de cette partie, pour continuer de là</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>Ce qui a le plus compté</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>Tours de quel joueur</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>En tirer la leçon</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>Chacune de ces positions encore une fois&#x202f;: trouvez un meilleur tour</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>Le seul tour a été examiné.</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1 Encore %2 environ.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>Aucune erreur dont on puisse apprendre n’a encore été trouvée.</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>Retour aux joueurs et au tour (Échap)</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesTools</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Passage précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Passage suivant</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>Copie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>Mettre cette partie à la corbeille</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>Mettre %1, %2 à la corbeille</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>&amp;Nom…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>Entraîneur&#x202f;: avertir quand un tour est une grave erreur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>Comment s’appelle %1&#x202f;?</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>Prendre ce nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>Entraîneur&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
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
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>Chacun prend la place de l’autre, avec nom et couleur</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>Chacun passe à la place d’avant, le premier à la dernière</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>Chacun prend la place de l’autre, avec les pièces qui vont avec</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Qui joue pour le joueur %1</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>Il s’adapte à vos dernières parties.</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>Entraîneur pour %1</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>Entraîneur pour %1&#x202f;: avertit quand un tour est une grave erreur</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>L’entraîneur avertit quand un tour est une grave erreur. Pour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>Plusieurs joueurs s’appellent %1. Renommez-en un pour les distinguer.</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>Entraîneur&#x202f;: avertit quand un tour est une grave erreur</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>Décaler les places</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>Un nom peut avoir %n caractère au plus. Le reste a été coupé.</numerusform>
            <numerusform>Un nom peut avoir %n caractères au plus. Le reste a été coupé.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>Pas d’entraîneur avec une pendule&#x202f;: examiner un tour prendrait sur le temps des joueurs.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Afficher %n de plus</numerusform>
            <numerusform>Afficher %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Une table pour des jeux de chemins et de liens</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>Ouvrir une partie depuis un fichier</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>Défis en solo</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>Toutes les parties terminées (%n)</numerusform>
            <numerusform>Toutes les parties terminées (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>Impossible de supprimer cette partie.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Elle est ouverte dans une autre fenêtre, ou rien ne peut être modifié dans son dossier.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tableau de la soirée</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>Ce soir&#x202f;: %1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>Aucun programme n’a été trouvé pour ouvrir le dossier.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>Agir sur un emplacement du plateau</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>Afficher ou cacher les coordonnées</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>Règles à côté du plateau</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>Une autre partie du même jeu</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Copier la partie</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>Coller une partie</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>Sur tous les plateaux</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>Dans le programme</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimer la partie</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Pointer</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>Voir ce qui s’y trouve, et pourquoi quelque chose n’est pas possible</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>Dans la liste des tours</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>Aller à ce tour</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>Commenter ce tour, ou choisir une autre variante</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>Molette, ou glisser le curseur</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Parcourir la partie</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Au dernier tour</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>Commenter le tour sur le plateau</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Déposer un fichier sur la fenêtre</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Cette page</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>Annuler, mais pas au-delà d’un plan remis ou d’un lancer de dés</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Toutes les parties terminées</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>Tous les casse-têtes et problèmes</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>Jeu suivant ou précédent dans les casse-têtes et problèmes</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Maj+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>Aller à l’emplacement jouable suivant ou précédent</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O, Maj+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>Aller à votre pièce suivante ou précédente</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>Finir le tour, ou remettre le plan</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>Aller à la règle d’un message, ou aux boutons à côté du plateau&#x202f;; Échap ramène au plateau</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>Menu contextuel, sauf si le jeu s’en sert</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>Agir sur l’emplacement marqué&#x202f;; ailleurs, appuyer sur le bouton qui a le focus</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>Aller d’un emplacement à l’autre</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>Tourner le plateau vers la gauche ou la droite</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>Fermer un message, reprendre la dernière action de ce tour ou revenir à la fin de la partie</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>%n pièce sur le plateau.</numerusform>
            <numerusform>%n pièces sur le plateau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>Une solution en %n coup.</numerusform>
            <numerusform>Une solution en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>Coup %1 sur %2 d’une solution&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>Coup de la solution</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>Une solution</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>Aucune partie n’est encore terminée. Dès qu’il y en aura une, ses joueurs apparaîtront ici.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Enregistrer les statistiques</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>Impossible d’enregistrer les statistiques</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>Impossible d’imprimer les statistiques</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>L’imprimante n’accepte aucune page.</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>Calculées d’après les parties terminées sur cet ordinateur, et gardées ici seulement</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Statistiques de quel joueur</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>En image, en tableau ou sur papier</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Image (PNG)…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>Tableau de tous les joueurs (CSV)…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>%n illisible, qui ne compte pas&#x202f;: voir l’étagère</numerusform>
            <numerusform>%n illisibles, qui ne comptent pas&#x202f;: voir l’étagère</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>Fichiers %1</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>Tableau des exercices (CSV)…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>Renommer, oublier, réinitialiser</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Réinitialiser la cote…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1, pierre&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1, posée dans ce tour</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1, vide, pas permis maintenant&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1, vide, emplacement permis</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Poser une pierre</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1, couleur&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>D’où viennent les points, manche par manche</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Le tour est fini. %1 l’annule.</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1. %2 l’annule.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>Annulé. %1 le rétablit.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>Indice&#x202f;: d’abord où, puis quoi&#x202f;; la troisième fois, il est joué (H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Indice&#x202f;: finissez le tour.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>Indice&#x202f;: regardez là où est l’anneau.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>Indice&#x202f;: regardez là où est l’anneau&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>%1 ne peut plus gagner, sauf erreur de %2.</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>Ainsi %1 gagne, quoi que fasse %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1 pourrait répondre&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>Mieux valait&#x202f;: %1. %2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>Indice&#x202f;:</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1 (%2)&#x202f;: %3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>Vous pourrez avoir un indice quand la manche aura été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>Les indices sont pour qui planifie derrière le rideau.</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>Lancez d’abord les dés. Un indice dit ensuite qu’en faire.</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>Ce n’est le tour de personne, donc pas d’indice.</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>Chance de gagner pour %1&#x202f;: environ %2.</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1 %2 finit le tour.</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>La variante est supprimée. Vous pouvez la restaurer depuis le menu des autres variantes.</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>Vous pouvez avoir un indice pendant que vous planifiez la manche.</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>Redemandez pour le jouer.</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>Temps écoulé pour %1. La partie continue.</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>L’entraîneur vérifie… %1 pour ne pas attendre.</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>Ici, c’est à %1 de jouer. Pour continuer, allez à l’un de vos tours.</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Rejoué. %1 l’annule.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>Votre propre départ</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>Impossible de restaurer cette partie.</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>Rien ne peut être modifié dans son dossier.</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>Supprimer définitivement cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>Supprimer définitivement tout ce qui est dans la corbeille&#x202f;?</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>Ce qui a été supprimé peut être restauré pendant %n jour</numerusform>
            <numerusform>Ce qui a été supprimé peut être restauré pendant %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimée le</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>Gardée jusqu’au</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1, %2. C’est irréversible.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>%n partie. C’est irréversible.</numerusform>
            <numerusform>%n parties. C’est irréversible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>Tourner la carte</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Insérer la carte</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Remettre la carte</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Prendre la carte</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>Poser la carte contre la rangée</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>Main, vide</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>Main, %n carte</numerusform>
            <numerusform>Main, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1, la prochaine avec son coin au nord-ouest</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1, la prochaine avec son coin au nord-est</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1, la prochaine avec son coin au sud-est</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1, la prochaine avec son coin au sud-ouest</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1, trou</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1, chemin du coin nord-ouest vers l’est et le sud</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1, chemin du coin nord-est vers l’ouest et le sud</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1, chemin du coin sud-est vers l’ouest et le nord</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1, chemin du coin sud-ouest vers l’est et le nord</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>reliée au côté ouest</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>reliée au côté est</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>reliée au côté nord</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>reliée au côté sud</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>insérée en dernier</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>peut être prise</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>Bout nord de la colonne %1</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>Bout est de la rangée %1</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>Bout sud de la colonne %1</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>Bout ouest de la rangée %1</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1, la carte est posée ici. Entrée l’insère</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, libre</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, fermé</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>tirets rouges&#x202f;: rien n’est relié à son coin tant qu’une carte n’est pas face visible en %1 aussi</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>Tirets rouges&#x202f;: rien n’est relié ici tant qu’une carte n’est pas face visible en %1 aussi.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>Tourner la carte vers la gauche (Q, ou la molette)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>Tourner la carte vers la droite (R, clic droit, ou la molette)</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>Insérer la carte ici (Entrée)</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>Tourner la carte vers la gauche</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>Tourner la carte vers la droite</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Insérer la carte</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBand</name>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player</comment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1 partagent la victoire</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>Visible par tous</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>%1 lance les dés</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>À %1 de jouer</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#x202f;: %1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>Possible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Le hasard décide</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1, couleur %2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Aux dés&#x202f;: %1</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>Lancer les dés (Espace)</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Reste à faire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>Planifier en secret</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réfléchit…</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Joue…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Remettre le plan</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>Ce tour a déjà été joué.</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Avant la manche</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>Sortes de coups</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Planifier la manche</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>Planifier votre part de la manche (%1)</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>Un rideau cache la table. Chacun à son tour le lève et planifie seul (%1)</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>Remettre le plan&#x202f;: il ne pourra plus être changé (%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>Finir le tour (%1)</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>Attendez que ceci soit joué jusqu’au bout.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>Il n’y a pas de tour à finir ici.</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1, et encore %n tour</numerusform>
            <numerusform>%1, et encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Supprimer une variante</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>Restaurer la variante supprimée</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnList</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The current round</source>
        <translation>La manche en cours</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Au dernier tour</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>Tour sur le plateau</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Parcourir la partie</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>une autre variante part d’ici</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>commentaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Commentaire…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Commenter ce tour</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Autres variantes de cette partie</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>Position composée</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>joué en connaissant le lancer suivant</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>Tour entier</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>Tous les indices ont été donnés.</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>Le tour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>Regardez là où est l’anneau.</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>Ce qui est commencé est juste&#x202f;: il reste à finir le tour.</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>Ce que vous aviez commencé mène ailleurs, cela a donc été annulé.</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>%n partie illisible</numerusform>
            <numerusform>%n parties illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, why it can&apos;t be read</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Afficher le dossier</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>Le tour joué</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
</context>
</TS>
