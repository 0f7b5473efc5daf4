<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>Kein Name</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>Einen Platz %1 gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>„%2“ kann nicht auf %1 sein.</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>Es fehlt, wer am Zug ist.</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>In dieser Stellung ist die Partie schon zu Ende.</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1 hat noch keinen Stein und muss zuerst setzen.</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>Auf jedem Feld muss eine Karte liegen, aber auf %1 liegt keine.</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>Die zuletzt eingeschobene Karte muss offen liegen, und das tut die auf %1 nicht.</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>Mit so vielen Mauern könnte ein Zug unmöglich werden. Es dürfen höchstens %1 Mauern mehr als Wege sein.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1 ist keine Ecke, also kann dort niemand beginnen.</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>Zwei Spieler haben dasselbe Startfeld: %1.</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>Zu Beginn einer Runde können nicht zwei Spieler auf %1 stehen.</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>Es gibt %1 Runden.</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>Vor dem Wurf kann auf %1 nur der Stein in %2 stehen, der hereinkommt.</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>Ein Stein auf %1 geht sofort heim, also kann dort keiner stehen.</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>Zu wenige Steine in %1: Solange welche in Reserve sind, müssen mindestens zwei auf dem Brett sein.</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>Kein Stein darf in einem Durchgangsfeld bleiben, doch auf %1 steht einer.</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1 hat nur %2 Steine.</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>Am Anfang sind es mindestens %1 und höchstens %2 Steine.</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>Hier ist kein Zug möglich.</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>„%1“ fehlt oder hat einen falschen Wert.</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>Punkte gehen von −%1 bis %1.</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>Zum Spiel gehören nur %2 Steine in %1.</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>%1 ist keine Farbe von %2.</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>Die Farben wechseln sich entlang der Spirale ab: Weiß, Schwarz, Rot, Blau und wieder von vorn. Also von jeder Farbe gleich viele setzen. Geht es nicht auf, hat Weiß einen mehr, dann Schwarz, dann Rot.</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>Der erste Spieler plant zuerst, also muss er am Zug sein.</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>Ein Solospiel braucht seinen eigenen Anfang; mit einer beliebigen Stellung kann es nicht beginnen.</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>So kann kein Solospiel beginnen.</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>Spieler %1 kann nicht am Zug sein: Diesen Spieler gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Am Zug</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its board</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BygArranger</name>
    <message>
        <source>Priority</source>
        <translation>Vorrang</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Vorrang</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>Felder an jeder Seite des Bretts. Auf kleineren Brettern sind die Partien kürzer.</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>60 Sekunden Bedenkzeit je Zug und 5 Minuten Reserve für die Partie. Wer beides verbraucht, verliert.</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>%1 je Seite, %2 Felder</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>Wer Vorrang hat, wählt</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>Das Los entscheidet, wer Vorrang hat.</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>Einen Stein setzen.</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>Bis zu %n Stein setzen.</numerusform>
            <numerusform>Bis zu %n Steine setzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>Noch einen Stein setzen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Den Zug beenden.</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>Eröffnungsstein</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>%1 von höchstens %n Stein gesetzt</numerusform>
            <numerusform>%1 von höchstens %n Steinen gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Größte Gruppe: %1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>Gruppen: %1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>Vorrang: gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>An die Enden der Reihe gehen</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>In der nächsten Partie ist %1 Erster Spieler.</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>Beide eröffnen mit je einem Stein, der Zweite Spieler vor dem Ersten. Dann hat der Erste Spieler den ersten vollen Zug.</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>Den Ersten Spieler bestimmen. Zuerst eröffnet der andere mit einem Stein, dann der Erste Spieler, der danach auch den ersten vollen Zug hat.</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>Jedes Feld ist besetzt: den Zug beenden, dann ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>Es gibt kein erlaubtes Feld mehr: den Zug beenden.</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>Ein Stein für die %n Gruppe zu Beginn des Zugs, höchstens aber 3.</numerusform>
            <numerusform>Je ein Stein für die %n Gruppen zu Beginn des Zugs, höchstens aber 3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>Ein Stein für jede Gruppe zu Beginn des Zugs: %n.</numerusform>
            <numerusform>Ein Stein für jede Gruppe zu Beginn des Zugs: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>Sind die größten Gruppen gleich, gewinnt, wer Vorrang hat. Auch die Wahl des Ersten Spielers kann an den Vorrang gebunden sein: siehe unten.</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>Den Eröffnungsstein setzen. %1 ist Erster Spieler, eröffnet danach und hat dann den ersten vollen Zug.</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>Den Eröffnungsstein setzen. Als Erster Spieler hat man danach auch den ersten vollen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>Jetzt ist in diesem Zug nur noch Platz für %n Stein: Steine eines Zugs dürfen sich weder berühren noch dieselbe Gruppe erweitern.</numerusform>
            <numerusform>Jetzt ist in diesem Zug nur noch Platz für %n Steine: Sie dürfen sich weder berühren noch dieselbe Gruppe erweitern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>verbindet Gruppen mit %1 Steinen</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>trennt Gruppen von %1 mit %2 Steinen</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>bringt die größte Gruppe von %1 auf %2 statt %3</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>gibt %1 im nächsten Zug %n Stein</numerusform>
            <numerusform>gibt %1 im nächsten Zug %n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>Die größte zusammenhängende Gruppe gewinnt. Bei Gleichstand gewinnt %1.</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>Die größte zusammenhängende Gruppe gewinnt.</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>Stein auf %1</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>Zwei Spieler füllen ein Brett mit Steinen. Am Ende gewinnt die &lt;b&gt;größte Gruppe&lt;/b&gt;. Aber je mehr Gruppen man hat, desto mehr Steine darf man setzen. Man braucht also viele Gruppen, und man braucht eine große. Wann gibt man das eine für das andere auf? Darum geht es in diesem Spiel.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>Gruppen und Freiheiten</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>Steine einer Farbe, die sich berühren, gehören zusammen: Sie sind eine &lt;b&gt;Gruppe&lt;/b&gt;. Ein Stein, der keinen anderen seiner Farbe berührt, ist eine Gruppe aus einem Stein.</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>Die leeren Felder neben einer Gruppe sind ihre &lt;b&gt;Freiheiten&lt;/b&gt;. Dort kann sie wachsen.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>Eine violette Gruppe aus drei Steinen mit leuchtendem Umriss. Ringe markieren ihre Freiheiten. Außerdem eine violette Gruppe aus einem Stein und zwei bernsteinfarbene Gruppen aus je zwei Steinen.</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>Violett und Bernstein haben hier je zwei Gruppen. Die Ringe zeigen die Freiheiten der großen violetten Gruppe. Am Tisch erscheinen sie, sobald man auf eine Gruppe zeigt.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Vor dem ersten Stein</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>In der &lt;b&gt;Eröffnung&lt;/b&gt; setzen beide je einen Stein auf ein beliebiges leeres Feld. Der Zweite Spieler eröffnet, dann folgt der Erste Spieler. Danach kommen volle Züge, und den ersten davon hat der Erste Spieler.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>Es zählen die eigenen Gruppen zu Beginn des Zugs. So viele Steine darf man setzen, aber nicht mehr als &lt;b&gt;drei&lt;/b&gt;. Mindestens &lt;b&gt;einen&lt;/b&gt; muss man setzen. Steine kommen auf leere Felder und bewegen sich nie wieder.</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>Violett hat den Zug mit drei Gruppen begonnen und drei Steine gesetzt, mit gestrichelten Ringen. Einer hat die Gruppe oben wachsen lassen, einer die Gruppe links. Der dritte ist eine neue Gruppe.</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>Drei Gruppen, also drei Steine. Zwei davon haben je eine Gruppe wachsen lassen, der dritte hat eine neue gegründet. Gestrichelte Ringe markieren Steine, die man noch zurücknehmen kann.</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>In welcher Reihenfolge man sie setzt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>Steine eines Zugs berühren sich nicht</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>Zwei Steine aus demselben Zug dürfen nicht nebeneinander liegen.</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>Ein violetter Stein wurde gerade in die Mitte gesetzt. Das Feld rechts davon ist durchgestrichen, und ein Ring um den Stein zeigt ihn als Grund.</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>Das durchgestrichene Feld berührt einen Stein dieses Zugs. Im nächsten Zug wäre es wieder frei.</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>Eine Gruppe wächst nur einmal je Zug</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>Jede eigene Gruppe zählt so, wie sie zu Beginn des Zugs war. Auf ihre Freiheiten darf in diesem Zug nur ein Stein kommen.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>Eine violette Gruppe aus drei Steinen mit leuchtendem Umriss. Oben berührt sie ein Stein dieses Zugs. Ein Feld, das sie unten berührt, ist durchgestrichen.</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>Der Stein oben hat die umrandete Gruppe wachsen lassen. Mit einem zweiten unten würde sie noch einmal wachsen.</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>Das gilt nur für die eigenen Gruppen. Neben denen der Gegenseite darf man beliebig viele Steine setzen.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>Gruppen verbinden</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>Ein Stein darf zwei oder drei eigene Gruppen berühren und sie verbinden. Dann ist &lt;b&gt;jede&lt;/b&gt; von ihnen gewachsen, und kein anderer Stein dieses Zugs darf eine davon berühren.</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>Ein Stein in der Mitte verbindet zwei violette Gruppen aus je zwei Steinen. Alle leeren Felder um die neue Fünfergruppe sind schraffiert.</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>Ein Stein hat eine Fünfergruppe gebildet. Die schraffierten Felder sind für den Rest dieses Zugs gesperrt. Aber Vorsicht: Jetzt ist es eine Gruppe weniger, und im nächsten Zug vielleicht ein Stein weniger.</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>Der erste Stein eines Zugs darf auf jedes leere Feld. So gibt es immer etwas zu setzen, und niemand muss je passen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>Gespielt wird, bis das Brett voll ist. Beide zählen ihre größte Gruppe, und die größere gewinnt. Sind beide gleich, gewinnt, wer &lt;b&gt;Vorrang&lt;/b&gt; hat. So gewinnt immer jemand.</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>Ein volles Brett. Die größte violette Gruppe hat acht Steine, die größte bernsteinfarbene sieben. Beide sind umrandet, die übrigen Steine sind blass.</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>Acht Steine gegen sieben: Violett gewinnt. Andere Gruppen zählen nicht mehr, so viele es auch sind.</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>Mit Uhr</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>Einer von beiden bekommt per Los &lt;b&gt;Vorrang&lt;/b&gt;. Wer ihn hat, bestimmt vor der Partie, wer &lt;b&gt;Erster&lt;/b&gt; und wer &lt;b&gt;Zweiter&lt;/b&gt; Spieler ist, und gewinnt am Ende, wenn die größten Gruppen gleich sind. Beides lässt sich auch im Fenster „Neue Partie“ festlegen.</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>Wer schneller spielen will, schaltet die Uhr ein. Dann hat man 60 Sekunden für jeden Zug. Sind sie verbraucht, läuft die eigene Reserve: 5 Minuten für die ganze Partie, ohne Nachschub. Sekunden, die man in einem Zug nicht braucht, werden nicht gutgeschrieben. Wer keine Reserve mehr hat, verliert.</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>Byg ist ein Spiel von Nick Bentley aus dem Jahr 2010. Es ist aus Symple von Christian Freeling und Benedikt Rosenau entstanden.</translation>
    </message>
</context>
<context>
    <name>BygSheet</name>
    <message>
        <source>By Nick Bentley, 2010</source>
        <translation>Von Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>To open, the Second player places one stone, and then the First player places one.
Your turn: place at least one stone, and at most one for each of your groups, up to three.
Stones placed in one turn must not touch one another. Each group that you had when the turn began may be extended by only one of them.
When the board is full, compare both players’ largest groups: the larger one wins. If they are equal, the player with priority wins.</source>
        <translation>Eröffnung: Der Zweite Spieler setzt einen Stein, dann der Erste.
Der Zug: mindestens einen Stein setzen und höchstens so viele, wie man Gruppen hat, bis zu drei.
Steine eines Zugs berühren sich nicht. Jede eigene Gruppe, wie sie zu Beginn des Zugs war, wächst um höchstens einen Stein.
Ist das Brett voll, vergleicht man die größten Gruppen: Die größere gewinnt, und sind sie gleich, gewinnt, wer Vorrang hat.</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>Zuerst muss ausgelost werden, wer Vorrang hat.</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>Vor der Partie bestimmt %1 den Ersten Spieler.</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>Der Erste Spieler steht schon fest.</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>Erster Spieler kann nur einer der beiden sein.</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>Jetzt gibt es nichts auszulosen.</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1 hat Vorrang und bestimmt den Ersten Spieler.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>Jetzt setzt %1 einen Eröffnungsstein.</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>In der Eröffnung setzen beide nur je einen Stein, und der eigene liegt schon.</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>Erst mindestens einen Stein setzen, dann den Zug beenden.</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1 liegt neben %2. Steine aus demselben Zug dürfen sich nicht berühren.</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>Ein Stein auf %1 ließe eine Gruppe zum zweiten Mal wachsen. Jede Gruppe wächst nur einmal je Zug.</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>%1 ist Erster Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>Die größten Gruppen haben je %n Stein. %1 hat Vorrang und gewinnt.</numerusform>
            <numerusform>Die größten Gruppen haben je %n Steine. %1 hat Vorrang und gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>2 stones: C3, D4</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s largest group has %n stone(s), %2’s has %3.</source>
        <translation>
            <numerusform>Die größte Gruppe von %1 hat %n Stein, die von %2 hat %3.</numerusform>
            <numerusform>Die größte Gruppe von %1 hat %n Steine, die von %2 hat %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1 hat Vorrang und gewinnt bei Gleichstand.</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1 hat Vorrang und gewinnt bei Gleichstand. %2 eröffnet mit einem Stein, dann %3 als Erster Spieler, der auch den ersten vollen Zug hat.</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>Ist Erster Spieler</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>In diesem Zug ist kein Stein mehr übrig. Es gab %n: einen je Gruppe zu Beginn des Zugs, höchstens drei.</numerusform>
            <numerusform>In diesem Zug ist kein Stein mehr übrig. Es gab %n: einen je Gruppe zu Beginn des Zugs, höchstens drei.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>Weg von %1</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>Mauer von %1</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>Auf kleineren Brettern sind die Partien kürzer: Mit drei Feldern je Seite dauert eine etwa zehn Minuten. Auf dem Brett mit Punkten sind Wege Stäbchen und Mauern Scheiben.</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>Wer den ersten Zug hat. Danach geht es reihum nach Plätzen.</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>%1 je Seite, %2 Felder</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>%1 je Seite, %2 Punkte</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>Die Wege bilden eine Schleife, und hier hilft kein Tausch. Also etwas zurücknehmen.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>Mauern schneiden Felder ab, und hier hilft kein Tausch. Also etwas zurücknehmen.</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>Die Wege bilden eine Schleife. Ein Tausch kann das beheben, oder man nimmt etwas zurück.</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>Mauern schneiden Felder ab. Ein Tausch kann das beheben, oder man nimmt etwas zurück.</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>Einen Weg und eine Mauer zeichnen, egal in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>Jetzt eine Mauer zeichnen.</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>Jetzt einen Weg zeichnen.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Den Zug beenden.</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>Ein Weg</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Eine Mauer</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>Ein Tausch, halb fertig</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>Ein Tausch, wenn gewünscht</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>Die Wege bilden eine Schleife, die ein Tausch auflösen muss.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>Mauern schneiden Felder ab, das muss ein Tausch beheben.</translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>Einen Weg oder eine Mauer an der Stelle mit dem Ring zeichnen</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, Ziffernblock</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>Die Richtung, in die man von einem Feld aus zeichnet</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>Einen Weg von Feld zu Feld zeichnen oder eine Mauer an einer Seite entlang</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>Eine Mauer zeichnen oder löschen, was man gerade gezeichnet hat</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>Noch steht keine Route</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>Der halbe Tausch ist gewählt. Jetzt auf eine eigene Mauer klicken, dann ändern sich beide. Zum Abbrechen noch einmal auf den gewählten Weg klicken.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>Der halbe Tausch ist gewählt. Jetzt auf einen eigenen Weg klicken, dann ändern sich beide. Zum Abbrechen noch einmal auf die gewählte Mauer klicken.</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>Den Zug beenden oder tauschen: auf einen eigenen Weg oder eine eigene Mauer klicken, dann auf eins der anderen Art. Jedes wird zum anderen.</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>Dann auf Wunsch ein Tausch: Ein Weg wird zur Mauer, eine Mauer zum Weg</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>Punkte, als wäre die Partie jetzt zu Ende</translation>
    </message>
    <message>
        <source>All routes are complete: the game ends with this turn</source>
        <translation>Alle Routen stehen: Die Partie endet mit diesem Zug</translation>
    </message>
    <message>
        <source>One path can complete the last route and end the game</source>
        <translation>Ein einziger Weg kann die letzte Route vollenden und die Partie beenden</translation>
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
        <translation>vollendet Route %1 (%2)</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>unterbricht Route %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>verlängert Route %1: %n fehlender Weg statt %2</numerusform>
            <numerusform>verlängert Route %1: %n fehlende Wege statt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>verkürzt Route %1: nur noch %n fehlender Weg statt %2</numerusform>
            <numerusform>verkürzt Route %1: nur noch %n fehlende Wege statt %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>Verbinden die Wege alle sechs Ecken, gewinnt, wer auf den drei Routen die meisten Wege hat.</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>Mauer %1</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>Weg %1 wird zur Mauer</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>Mauer %1 wird zum Weg</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>Tausch von %1 und %2</translation>
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
        <translation>Route %1 steht: %2.</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>Route %1 ist wieder unterbrochen.</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>Route %1, von %2 nach %3</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1: noch nicht vollständig.</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1: vollständig. %2.</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>Alle zeichnen auf demselben Brett, jeder in einer eigenen Farbe. Nach und nach wachsen die &lt;b&gt;Wege&lt;/b&gt; aller zu einem Netz zusammen, und &lt;b&gt;Mauern&lt;/b&gt; bestimmen, wo es nicht weitergeht. Am Ende führen drei Routen hindurch. Wem darauf die meisten Wege gehören, der gewinnt.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>Zwei benachbarte Felder bilden eine &lt;b&gt;Verbindung&lt;/b&gt;. Eine Verbindung ist offen, oder sie trägt einen Weg, oder sie trägt eine Mauer. Zwei Dinge auf einmal trägt sie nie, wem auch immer sie gehören. Der äußere Rand des Bretts ist keine Verbindung.</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>Der Zug: ein Weg und eine Mauer</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>In jedem Zug zeichnet man einen &lt;b&gt;Weg&lt;/b&gt; und eine &lt;b&gt;Mauer&lt;/b&gt;. Womit man anfängt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>Ein Brett mit drei Feldern je Seite. Violett und Bernstein haben je zwei Wege. Violett hat gerade einen dritten gezeichnet, vom Feld in der Mitte nach rechts unten.</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>Ein Weg ist eine Linie von der Mitte eines Felds zur Mitte eines Nachbarfelds. Er muss keinen anderen eigenen Weg berühren.</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>Dasselbe Brett. Violett hat auch eine Mauer gezeichnet, zwischen zwei Feldern links.</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>Eine Mauer steht auf der Seite zwischen zwei Feldern. Kein Weg kann sie kreuzen, auch kein eigener.</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>Der Tausch</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>Sind Weg und Mauer gezeichnet, darf man &lt;b&gt;tauschen&lt;/b&gt;: Ein eigener Weg wird auf derselben Verbindung zur Mauer, und eine eigene Mauer wird auf ihrer Verbindung zum Weg. Entweder beides oder nichts davon, einmal je Zug und nur mit eigenen Linien. Auch Linien dieses Zugs dürfen dabei sein.</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>Dasselbe Brett nach einem Tausch. Wo Violett links oben einen Weg hatte, steht jetzt eine violette Mauer, und eine violette Mauer rechts ist zum Weg geworden.</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>Violett hat den Weg links oben hergegeben und die Mauer rechts geöffnet.</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>Keine Schleifen</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>Am Ende eines Zugs dürfen die Wege keine &lt;b&gt;Schleife&lt;/b&gt; bilden. Dabei zählen alle Wege, gleich welcher Farbe: Von einem Feld zum anderen kommt man nie auf mehr als eine Art.</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>Drei Felder rechts oben sind durch drei Wege verbunden, in Violett und Bernstein. Die Schleife leuchtet.</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>Der neue Weg hat rechts oben eine Schleife geschlossen. So kann Violett den Zug nicht beenden.</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>Violett hat einen Weg der Schleife weggetauscht. Jetzt darf der Zug enden. „Zeigen“ findet einen solchen Tausch.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>Nichts abgeschnitten</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>Am Ende eines Zugs dürfen Mauern kein Feld und keine Gruppe von Feldern vom Rest abschneiden. Von jedem Feld muss man noch zu jedem anderen kommen können, ohne eine Mauer zu kreuzen.</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>Drei Mauern um die Ecke links unten. Die Ecke ist schattiert.</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>Die dritte Mauer hat die Ecke links unten abgeschnitten. Violett kann mit einem Tausch eine eigene Mauer öffnen oder die letzte woanders zeichnen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>Auf jeder Route bringt jeder eigene Weg einen Punkt. Ein Weg, der auf zwei oder drei Routen liegt, bringt zwei oder drei Punkte. Mauern bringen nichts, Wege abseits der Routen auch nicht.</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>Bretter und Spieler</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>Fünf Felder je Seite sind das volle Spiel. Mit vier geht es schneller, und mit drei wird es eine Partie von zehn Minuten zu zweit oder zu dritt. Das Brett mit Punkten ist das mit vier Feldern, anders gezeichnet: Wege sind Stäbchen zwischen den Punkten, Mauern sind Scheiben auf den Linien.</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>Ab drei Spielern darf man aussteigen. Was man gezeichnet hat, bleibt und zählt für die Routen der anderen.</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>Alle vier Bretter lassen sich über das Menü „Spiel“ drucken. Dann spielt man mit Stiften.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>Bypass ist ein Spiel von Raymond Gallardo aus dem Jahr 2010.</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>Ein Weg der Schleife ist zur Mauer geworden, und eine violette Mauer rechts zum Weg. Nichts leuchtet mehr.</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>Sechs Felder tragen einen griechischen Buchstaben, eines in jeder Ecke. Gegenüberliegende Ecken tragen denselben: Es gibt zweimal α, zweimal β und zweimal γ.</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>Am Tisch zieht man von Feld zu Feld für einen Weg. Für eine Mauer nimmt man die rechte Maustaste oder den Stift für Mauern. Mit einem Stift in der Hand zeichnet auch ein Klick. Bis zum Ende des Zugs lässt sich alles zurücknehmen.</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>Während des Zugs schadet das noch nicht. Ein Tausch kann es &lt;b&gt;beheben&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>Die Partie endet sofort, wenn nach einem Zug alle sechs Buchstaben verbunden sind. Da es keine Schleifen gibt, führt genau eine &lt;b&gt;Route&lt;/b&gt; von α nach α, eine von β nach β und eine von γ nach γ.</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>Eine beendete Partie. Das Netz verbindet alle sechs Buchstaben. Violett bekommt 3 Punkte auf α, 2 auf β und 2 auf γ; Bernstein bekommt je 2.</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>Violett hat drei Wege auf Route α, zwei auf β und zwei auf γ, zusammen sieben Punkte. Einer davon liegt auf α und auf β und zählt doppelt. Bernstein hat zwei auf jeder Route, sechs Punkte.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>Die meisten Punkte gewinnen. Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg, mit einer Ausnahme: &lt;b&gt;Wer die Partie beendet hat, geht leer aus&lt;/b&gt;. Also zweimal überlegen, bevor man den letzten Buchstaben anschließt.</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>Eine Route &lt;b&gt;steht&lt;/b&gt;, sobald ihre beiden Felder verbunden sind. Dann leuchtet sie, und die Spielerkarten zeigen, wie viele Punkte alle hätten, wenn die Partie jetzt endete. Ein Tausch kann sie noch unterbrechen.</translation>
    </message>
</context>
<context>
    <name>BypassSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation>Von Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation>Route %1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>Der Zug: ein Stäbchen als Weg auf eine Linie legen und eine Scheibe als Mauer auf die Mitte einer anderen.
Dann dürfen eines der eigenen Stäbchen und eine eigene Scheibe Plätze tauschen.</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>Der Zug: einen Weg von Feld zu Feld und eine Mauer zwischen zwei Felder zeichnen.
Dann dürfen ein eigener Weg zur Mauer und eine eigene Mauer zum Weg werden.</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>Nach dem Zug bilden die Wege keine Schleife, und Mauern schneiden nichts ab.
Sind alle sechs Buchstaben verbunden, endet die Partie.
Jeder eigene Weg auf den Routen von α nach α, β nach β und γ nach γ bringt einen Punkt: auf der Leiste markieren, und über das Ende hinaus wieder von vorn.
Die höchste Summe gewinnt. Bei Gleichstand geht leer aus, wer die Partie beendet hat.</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>Ein Feld %1 gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1 und %2 liegen nicht nebeneinander, also verbindet sie nichts.</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>Zu einem Zug gehört ein Weg, und der ist gezeichnet. Für einen anderen muss man ihn zurücknehmen.</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>Zu einem Zug gehört eine Mauer, und die ist gezeichnet. Für eine andere muss man sie zurücknehmen.</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>Erst Weg und Mauer zeichnen, dann darf man tauschen.</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>Der Tausch ist schon gemacht. Es gibt nur einen je Zug.</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>Zum Zug fehlt noch ein Weg.</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>Zum Zug fehlt noch eine Mauer.</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>Erst einen Weg und eine Mauer zeichnen, dann den Zug beenden.</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>Ein Tausch ändert zwei verschiedene Verbindungen, und %1 ist eben geändert worden.</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>Die Wege bilden eine Schleife. So darf kein Zug enden.</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>Mauern schneiden %1 ab. So darf kein Zug enden.</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>Die Partie ist zu Ende: Alle Buchstaben sind verbunden.</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>Die anderen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1 hat %n Punkt auf den drei Routen.</numerusform>
            <numerusform>%1 hat %n Punkte auf den drei Routen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1 haben je %n Punkt auf den drei Routen.</numerusform>
            <numerusform>%1 haben je %n Punkte auf den drei Routen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>%1 hat die Partie beendet und geht daher leer aus.</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>Wer ausgestiegen ist, kann nicht gewinnen: %1.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>Auf %1 liegt schon ein Weg von %2.</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>Auf %1 steht eine Mauer von %2 im Weg. Ein Weg kann sie nicht kreuzen.</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>Auf %1 verläuft ein Weg von %2. Eine Mauer kann ihn nicht kreuzen.</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>Auf %1 steht schon eine Mauer von %2.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>Auf ein einzelnes Feld lässt sich nichts zeichnen. Von hier zu einem Nachbarfeld ziehen oder auf die Seite zwischen zwei Feldern klicken.</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>Auf einen einzelnen Punkt lässt sich nichts legen. Von hier zu einem Nachbarpunkt ziehen oder auf die Linie zwischen zwei Punkten klicken.</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>Auf %1 liegt kein eigener Weg. Für einen Tausch auf einen eigenen Weg klicken: Er wird zur Mauer.</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>Auf %1 steht keine eigene Mauer. Für einen Tausch auf eine eigene Mauer klicken: Sie wird zum Weg.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>Der halbe Tausch ist gewählt: eine Mauer. Jetzt noch auf einen eigenen Weg klicken.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>Der halbe Tausch ist gewählt: ein Weg. Jetzt noch auf eine eigene Mauer klicken.</translation>
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
        <translation>Wege und Mauern in der eigenen Farbe zeichnen und von den drei Routen mehr besitzen als alle anderen.</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>Mit vielen Gruppen darf man viele Steine setzen, doch am Ende zählt nur die größte. Wann verbindet man sie?</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam, für The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>Karten in die Reihen schieben, die ganze Landschaft versetzen und den eigenen Weg von Ufer zu Ufer vollenden, bevor es die Gegenseite schafft.</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter und Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>Lange Ketten überspringen, quer über das Brett Plätze tauschen und die zehn eigenen Steine heimbringen, wie es die Würfel erlauben.</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>Durch die Felder zwischen den Linien ziehen: Jede vollendete Dreiergruppe bringt einen weiteren eigenen Stein ins Spiel.</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>Nie eine Linie mit der Gegenseite teilen. Es wird schnell eng, und wer keinen Platz findet, hat verloren.</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>Drei Steine auf dem Brett, siebenunddreißig warten draußen: alle hereinholen, mit so wenigen Zügen wie möglich.</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>Solitär mit Sprüngen um die Ecke, bis ein einziger Stein übrig ist, genau in der Mitte.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>Vierzig Steine in vier Farben, zu einer Spirale gerollt. Sprung um Sprung abwickeln, bis nur einer bleibt.</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>Heimlich planen, gemeinsam losfahren: Richtungsplättchen bringen einen weit, es sei denn, jemand hat die Straße verbogen.</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>Stein in %1</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>Wo die Steine am Anfang stehen.</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>An: Ein Stein darf die eigene Farbe nicht überspringen.</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>Eine Lösung vorspielen</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>Den zuletzt hereingekommenen Stein hinausschicken</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>Ein Tipp; noch einmal: der ganze Zug</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>Drei Steine sind auf dem Brett, siebenunddreißig warten draußen. Man holt sie &lt;b&gt;alle&lt;/b&gt; herein, mit so wenigen Zügen wie möglich. Die Steine stehen in den &lt;b&gt;Feldern&lt;/b&gt; zwischen den Linien.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>Ein Zug bringt einen Stein über eine Seite in ein leeres Feld. Felder, die sich nur an einem Punkt treffen, sind keine Nachbarn, und gesprungen wird nicht. Jeder Stein darf ziehen, so oft man will.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Dreiergruppen</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>Wo eine Linie an einer anderen endet, treffen sich drei Felder in einem T: Sie sind eine &lt;b&gt;Dreiergruppe&lt;/b&gt;. Zieht man in eine Gruppe und genau &lt;b&gt;eines&lt;/b&gt; ihrer Felder ist noch leer, darf dort ein Stein von draußen hereinkommen. Das kostet keinen Zug.</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>Ein Stein ist in ein Feld gezogen. Von den drei Feldern um ein T sind jetzt zwei besetzt, und ein dritter Stein kommt in das leere.</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>Der Zug von d1 nach e1 füllt zwei Felder einer Gruppe. Auf g2 darf ein Stein hereinkommen.</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>Ein Stein in einem der vier Durchgangsfelder, mit einem Pfeil für jeden Weg hinaus.</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>Jetzt muss der Stein auf b1 weiter. Kein anderer darf ziehen.</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Sechzehn Steine liegen um die Mitte. Man springt, bis ein &lt;b&gt;einziger Stein&lt;/b&gt; übrig ist, und der soll im &lt;b&gt;Mittelquadrat&lt;/b&gt; zur Ruhe kommen.</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>Ein Stein springt über &lt;b&gt;einen&lt;/b&gt; Nachbarn auf einen leeren Punkt neben diesem. Nachbarn sind Punkte, die auf einer Linie aufeinander folgen. Der übersprungene Stein verlässt das Brett.</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>Ein Stein ist über seinen Nachbarn gesprungen. Sein Weg biegt beim übersprungenen Stein ab, der markiert ist.</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>Der Sprung darf geradeaus gehen oder beim übersprungenen Stein &lt;b&gt;abbiegen&lt;/b&gt;. Er darf nur nicht enden, wo er begonnen hat.</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>Derselbe Stein in der Hand. Jeder Punkt, auf dem er landen darf, ist markiert.</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>Alle Punkte, auf denen der Stein von D7 landen darf. Zeigt man auf einen, sieht man, welcher Stein entfernt würde.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Vierzig Steine in vier Farben sind zu einer Spirale gerollt. Man wickelt sie ab, bis ein &lt;b&gt;einziger Stein&lt;/b&gt; übrig ist. Am besten steht er am Ende im &lt;b&gt;Mittelquadrat&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>Ein Stein springt über eine &lt;b&gt;Kette&lt;/b&gt; aus einem oder mehreren Steinen, jeder neben dem vorigen, und landet auf einem leeren Punkt neben dem letzten. An jedem Punkt darf er abbiegen. Kein Punkt kommt zweimal vor.</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>Ein Stein überspringt nie die &lt;b&gt;eigene Farbe&lt;/b&gt;. Spielt man ohne Farben, darf er jeden Stein überspringen.</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>Ein weißer Stein ist über einen schwarzen und einen roten gesprungen. Der rote, der letzte, ist markiert.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>Der &lt;b&gt;letzte&lt;/b&gt; übersprungene Stein verlässt das Brett. Die anderen bleiben.</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>Auf einem Ausgang</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>Ein Stein auf einem der acht äußersten Punkte springt nur &lt;b&gt;am äußeren Rand&lt;/b&gt; des Bretts entlang: Kette und Landung liegen auf diesem Rand.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>Eines der Solospiele zu Over-Pass von Arthur Blumberg, Kadon Enterprises.</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>Mit einem Zug dürfen mehrere Steine herein, wenn er für mehrere Gruppen passt. Ein Stein, der hereinkommt, holt selbst keine weiteren herein, und was man nicht sofort hereinholt, verfällt für diesen Zug.</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>Die vier Felder um das innere Quadrat sind &lt;b&gt;Durchgang&lt;/b&gt;. Ein Stein darf eines davon betreten, muss aber &lt;b&gt;gleich im nächsten&lt;/b&gt; Zug weiter, auch wenn ihn das zurückführt. Das Mittelquadrat bleibt leer.</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>Von D7 über C7 nach B0. Der Stein auf C7 verlässt das Brett.</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>Der weiße Stein springt über Schwarz und Rot. Rot ist der letzte, also verlässt er das Brett.</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>Oft ist eine Landung auf mehrere Arten möglich, bei denen verschiedene Steine verschwinden. Dann leuchten diese Steine auf, und man zeigt auf den, der verschwinden soll.</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>Rückgängig machen und wiederholen darf man, so oft man will. &lt;b&gt;Tipp&lt;/b&gt; sucht von der jetzigen Stellung aus eine Lösung und zeigt, welcher Stein als Nächstes zieht, und beim zweiten Mal den ganzen Zug. Gibt es keine Lösung, sagt er, wie weit man zurückgehen muss. Mit Tipps gibt es einen Stern. &lt;b&gt;Lösung&lt;/b&gt; spielt eine vom Anfang bis zum Ende vor; wer sie danach selbst spielt, bekommt einen leeren Stern.</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>Auf %1 steht kein Stein, der springen könnte.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>Der Stein auf %1 kann nicht über sich selbst springen.</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>Ein Sprung geht über einen Stein, und %1 ist leer.</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>Ein Stein springt über seinen Nachbarn, und %1 und %2 sind keine Nachbarn.</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>Ein Sprung darf nicht auf %1 enden, wo er begonnen hat.</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>Ein Sprung über %1 endet direkt daneben, und %2 liegt nicht neben %1.</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>Ein Sprung endet auf einem leeren Punkt, und %1 ist besetzt.</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>Auf %1 steht kein Stein, der springen könnte.</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>Ein Sprung darf nicht auf %1 enden, wo er begonnen hat.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>Der Stein auf %1 kann sich nicht selbst überspringen.</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>Ein Sprung geht bis zur Landung nur über Steine, und %1 ist leer.</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>Ein Sprung endet auf einem leeren Punkt, und %1 ist besetzt.</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>Ein Sprung endet direkt neben dem letzten übersprungenen Stein. %2 liegt nicht neben %1.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>Keine Kette von Steinen führt von %1 nach %2: Dazwischen ist eine Lücke.</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>Der Stein auf %1 steht auf einem Ausgang. Er springt nur am äußeren Rand des Bretts entlang.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Auf %1 ist kein Stein, der ziehen könnte.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Ein Zug geht über eine Seite, und %1 und %2 haben keine gemeinsam.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Auf %1 ist schon ein Stein.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 ist nicht das einzige leere Feld einer Dreiergruppe, in die gezogen wurde. Also kommt dort nichts herein.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 gehört zu keiner Dreiergruppe. Ein Zug dorthin holt nichts herein.</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>In Full House darf kein Stein das Mittelquadrat betreten.</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>Erst muss der Stein auf %1 weiter: Er steht im Durchgang und darf dort nicht bleiben.</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>Erst springen: Ein Zug ist ein Sprung.</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>Erst springen: Ein Zug ist ein Sprung.</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>Erst einen Stein ziehen: Ein Zug ist ein Schritt.</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>Kein Sprung ist mehr möglich. Rückgängig machen oder neu anfangen.</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>Kein Sprung ist mehr möglich. Rückgängig machen oder neu anfangen.</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>Kein Zug ist mehr möglich. Rückgängig machen oder neu anfangen.</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>Einen Punkt %1, auf oder über den man springen könnte, gibt es auf dem Brett nicht.</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>Einen Punkt %1, auf oder über den man springen könnte, gibt es auf dem Brett nicht.</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>Ein Feld %1, in das man ziehen könnte, gibt es auf dem Brett nicht.</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>Hier spielt nur %1, Sprung um Sprung.</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>Hier spielt nur %1, Sprung um Sprung.</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>Hier spielt nur %1, Zug um Zug.</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>Der Stein auf %1 ist im Durchgang. Jetzt muss er weiterziehen.</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>Ein Stein in %1 kann die eigene Farbe nicht überspringen, und die steht auf %2 im Weg.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>Draußen ist nur noch %n Stein.</numerusform>
            <numerusform>Draußen sind nur noch %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>%n Stein wartet draußen</numerusform>
            <numerusform>%n Steine warten draußen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>%n Zug möglich</numerusform>
            <numerusform>%n Züge möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1 über %2 nach %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1, dazu herein: %2</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>Alle %1 Steine sind nach %n Zug auf dem Brett.</numerusform>
            <numerusform>Alle %1 Steine sind nach %n Zügen auf dem Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>Kein Stein kann mehr ziehen. %n Stein ist auf dem Brett.</numerusform>
            <numerusform>Kein Stein kann mehr ziehen. %n Steine sind auf dem Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>Kein Stein kann mehr springen. %n Stein ist übrig.</numerusform>
            <numerusform>Kein Stein kann mehr springen. %n Steine sind übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>Ein Stein ist übrig, in der Mitte, nach %n Zug.</numerusform>
            <numerusform>Ein Stein ist übrig, in der Mitte, nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>Ein Stein ist nach %n Zug übrig, aber nicht in der Mitte.</numerusform>
            <numerusform>Ein Stein ist nach %n Zügen übrig, aber nicht in der Mitte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>Über einen Nachbarn springen, geradeaus oder um die Ecke. Der übersprungene Stein wird entfernt.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>Über einen oder mehrere Steine springen, nie über die eigene Farbe. Der letzte übersprungene wird entfernt.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>Über einen oder mehrere Steine springen. Der letzte übersprungene wird entfernt.</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>Alle %1 hereinholen, mit so wenigen Zügen wie möglich.</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>Alle %1 hereinholen: Bestmarke %n Zug.</numerusform>
            <numerusform>Alle %1 hereinholen: Bestmarke %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Einen Stein übrig lassen, in der Mitte.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>Einen Stein übrig lassen, am besten in der Mitte. Keiner überspringt die eigene Farbe.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Einen Stein übrig lassen, am besten in der Mitte.</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>Einen Stein ziehen. Dreiarmige Zeichen zeigen die Dreiergruppen: Zieht man in eine Gruppe und nur eines ihrer Felder ist noch leer, darf dort ein weiterer Stein hereinkommen.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>Der Stein auf %1 kann nicht ziehen: Die Steine auf %2 versperren alle Wege.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n remis</numerusform>
            <numerusform>%n remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>Nach %n gewerteten Partie: %1. Niedrigster Wert %2, höchster %3.</numerusform>
            <numerusform>Nach %n gewerteten Partien: %1. Niedrigster Wert %2, höchster %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>Nicht gelöst</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>Zeit abgelaufen, %1 überzogen</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>Zug %1, Reserve %2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>Noch %1 für diesen Zug</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>Noch %1</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>Insgesamt %1 überzogen</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>%1 je Zug</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Reserve %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>there is no language %1</source>
        <translation>die Sprache %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>das Farbschema muss light oder dark sein</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>eine Größe muss wie 1280x800 geschrieben sein</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>ein Spiel %1 gibt es nicht</translation>
    </message>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>Ein Tisch für Spiele um Wege und Verbindungen.</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>Eine gespeicherte Partie zum Öffnen.</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>Dieses Spiel sofort beginnen, etwa byg.</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>Ein Bild des Tisches schreiben und beenden.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>Größe des Bildes, etwa 1280x800.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>Sprachkürzel, etwa de.</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>es gibt keinen Bildschirm für ein Fenster</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>Diese Lektion sofort öffnen, etwa byg/3.</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>eine Lektion %1 gibt es nicht</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>Diese Aufgabe sofort öffnen, etwa byg/7.</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>eine Aufgabe %1 gibt es nicht</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>Die heutige Übung sofort öffnen.</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>„%1“ ist kein Zug in diesem Spiel.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>Diesen Spieler gibt es in dieser Partie nicht.</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>Mit mehr als zwei Spielern gibt man nicht auf, sondern steigt aus.</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>Wer am Zug ist, muss zuerst den Vorhang heben.</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>Allein kann man nur aufgeben. Aussteigen geht nur, wenn andere weiterspielen, und eine Uhr gibt es nicht.</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>Seither ist gewürfelt worden. An diesem Tisch lässt sich über einen Wurf hinweg nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>Remis vereinbart</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>Die Spieler haben sich auf Remis geeinigt.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>Die Zeit von %1 ist abgelaufen.</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>Steigt aus</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>Alle anderen sind ausgestiegen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>Das Los entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Per Los</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>Ein Feld %1 gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>Auf %1 liegt schon ein Stein.</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>Zuerst muss ausgelost werden, wer beginnt.</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>Wer beginnt, steht schon fest.</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1 ist ausgestiegen und kann nicht beginnen.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>Eine Partie kann %1 andere Varianten behalten, und so viele hat diese schon. Erst eine entfernen.</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>Wer ausgestiegen ist, kann nicht mehr mitspielen.</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>Zu zweit steigt man nicht aus, sondern gibt auf.</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>Ein Zug ist hier ein einziger Schritt und endet von selbst.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>DayTexts</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its problem or puzzle</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>Lösung gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>ohne Tipp</translation>
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
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
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
        <translation>Übung vom %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>Wird morgen geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>Wird in %n Tag geöffnet</numerusform>
            <numerusform>Wird in %n Tagen geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>Längste Serie: %n Tag. Morgen beginnt sie neu.</numerusform>
            <numerusform>Längste Serie: %n Tage. Morgen beginnt sie neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>Längste Serie: %n Tag. Heute beginnt sie neu.</numerusform>
            <numerusform>Längste Serie: %n Tage. Heute beginnt sie neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>Ein Tag zählt für die Serie, wenn seine Übung an diesem Tag gelöst wird. Nachgeholte Tage gelten als gelöst, zählen aber nicht für die Serie.</translation>
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
        <translation>Reserve von %1</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Am Zug</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Lösung gesehen</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Noch nicht versucht</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>%1 von %2 Sternen</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Bestes Ergebnis: %1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>Begonnen: %n Zug</numerusform>
            <numerusform>Begonnen: %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>Ein Entwurf: Er lässt sich noch nicht spielen.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Eigenes Rätsel</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>Keine Lösung (bewiesen)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lektion %1</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>bei Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>Am Tag selbst geschafft, in %1</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>Später nachgeholt, in %1</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>Nicht bei den eigenen Rätseln</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>Das Bild lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Einen Ordner „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>Dieses Programm wurde ohne giflib gebaut, das für animierte Bilder nötig ist.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>die Seiten eines Bildes müssen %1 bis %2 Pixel haben, geschrieben wie 1280x800</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>das Papier muss a4 oder letter sein</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>Für jeden Zug ein Bild in einen Ordner schreiben und beenden.</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>Das leere Brett statt der Stellung exportieren.</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>Ohne Koordinaten exportieren.</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>Papier für PDF: a4 oder letter.</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>ein Export braucht genau eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>jeder Zug eines animierten Bildes muss %1 bis %2 Sekunden dauern</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>eine Datei für den Export muss auf .pdf, .svg, .png, .html oder .gif enden</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>Die Stellung in eine Datei schreiben und beenden: pdf, svg oder png; die ganze Partie: html oder gif.</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>Wie viele Sekunden ein GIF jeden Zug zeigt: 0.1 bis 10.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1 gibt es schon, und ersetzt wurde nichts</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>einen Ordner „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>Windows reserviert den Namen „%1“ für ein Gerät</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>unter Windows darf ein Dateiname kein „%1“ enthalten</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>unter Windows darf ein Dateiname nicht mit einem Punkt oder Leerzeichen enden</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>die Datei wäre zu groß, um sie wieder lesen zu können</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>unter Windows darf ein Dateiname keine unsichtbaren Zeichen enthalten</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Datei nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>Zug %1: %2 würfelt</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>Zug %1: %2 ist an der Reihe</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>Die Züge</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>Festgefahren</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>Gelöst</translation>
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
        <translation>Alle Dreiergruppen zeigen</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>bringt %n Stein heim</numerusform>
            <numerusform>bringt %n Steine heim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>holt %n Stein aus der Reserve herein</numerusform>
            <numerusform>holt %n Steine aus der Reserve herein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>bringt die Steine von %1 der Mitte um %n Schritt näher</numerusform>
            <numerusform>bringt die Steine von %1 der Mitte um %n Schritte näher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>hält %n Stein für ein Feld zurück, das näher an der Mitte liegt als %1</numerusform>
            <numerusform>hält %n Steine für Felder zurück, die näher an der Mitte liegen als %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>Das ganze Brett. Drei Steine jeder Farbe stehen in Feldern am Rand. Vier Kacheln um die Mitte sind Durchgangsfelder.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>Der Anfang. Zu zweit haben beide je zwei Farben: Weiß und Rot gegen Schwarz und Blau. Zu dritt fehlt Blau.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>Die Farben sind reihum am Zug: Weiß, Schwarz, Rot, Blau. Man würfelt mit beiden Würfeln. Ihre &lt;b&gt;Summe&lt;/b&gt; ist die Zahl der Schritte, alle mit Steinen der &lt;b&gt;Farbe am Zug&lt;/b&gt;, mit einem oder mehreren. Was man nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Dreiergruppen</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>Wo eine Linie an einer anderen endet, treffen sich drei Felder: eines jenseits der anderen und je eines links und rechts der Linie, die endet. Diese drei sind eine Gruppe.</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>Das ganze Brett. Wo eine Linie endet, verbindet ein kleines Zeichen mit drei Armen drei Felder.</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>Jedes Zeichen verbindet die drei Felder einer Gruppe. Es gibt 36. T zeigt sie auf dem Brett.</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>Füllt ein Schritt das &lt;b&gt;zweite&lt;/b&gt; Feld einer Gruppe, darf man einen Stein der eigenen Farbe aus der Reserve in das &lt;b&gt;dritte&lt;/b&gt; setzen. Das kostet nichts. Wem der Stein im anderen Feld gehört, spielt keine Rolle. Mit einem Schritt geht das auch für mehrere Gruppen auf einmal.</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>Ein weißer Stein zieht in ein Feld einer Gruppe, in der schon ein schwarzer ist. Das dritte Feld ist markiert: Dort darf ein weißer Stein hereinkommen.</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>Weiß zieht neben Schwarz, und ein weißer Stein darf auf dem dritten Feld hereinkommen.</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>Das geht nur gleich nach dem Schritt oder gar nicht. Ein Stein, der hereinkommt, vollendet selbst nichts.</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>Durchgang und Heim</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>Der Weg heim führt durch ein &lt;b&gt;Durchgangsfeld&lt;/b&gt;, eine der vier Kacheln, und ein kleines Dreieck in die Mitte. Was die Mitte betritt, ist sofort daheim. Durchgangsfelder darf man durchqueren, aber am Ende des Zugs darf keiner der eigenen Steine in einem stehen. Sie gehören zu keiner Gruppe, die Mitte auch nicht.</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>Die Mitte des Bretts. Ein weißer Stein zieht durch eine Kachel und ein kleines Dreieck zum dunklen Quadrat.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>Solange eine Farbe Steine in Reserve hat, müssen mindestens &lt;b&gt;zwei&lt;/b&gt; ihrer Steine auf dem Brett bleiben.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-Three ist ein Spiel von Arthur Blumberg, erschienen bei Kadon Enterprises als Teil des Over-Pass-Sets. Das Brett hier ist eine Rekonstruktion.</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>Die Steine stehen in den Feldern zwischen den Linien. Drei von jeder Farbe beginnen nahe am Rand, sieben warten in Reserve. Man vollendet Dreiergruppen, um sie hereinzuholen, und bringt alle eigenen Steine durch die Mitte heim.</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>Ein Schritt bringt einen Stein &lt;b&gt;über eine Seite&lt;/b&gt; in das leere Feld dahinter. Felder, die sich nur an einem Punkt treffen, sind keine Nachbarn, und gesprungen wird nicht.</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>Drei Schritte bringen diesen Stein heim. Mit zweien kommt er bis zum kleinen Dreieck. Mit einem kann er nicht losziehen.</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>Wer zuerst alle Steine daheim hat, gewinnt sofort. Zu zweit sagen die Optionen, ob eine Farbe genügt oder beide daheim sein müssen.</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Auf %1 ist kein Stein, der ziehen könnte.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>Jetzt ist %2 am Zug. Die Steine in %1 bleiben stehen.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1 ist besetzt: Dort ist ein Stein in %2.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Ein Schritt geht über eine Seite, und %1 und %2 haben keine gemeinsam.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 ist nicht das einzige leere Feld einer Dreiergruppe, in die gezogen wurde. Also kommt dort nichts herein.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 gehört zu keiner Dreiergruppe. Ein Schritt dorthin holt nichts herein.</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>Zwei Steine in %1 müssen auf dem Brett bleiben, solange die Reserve dieser Farbe welche hat, und sie hat noch %n.</numerusform>
            <numerusform>Zwei Steine in %1 müssen auf dem Brett bleiben, solange die Reserve dieser Farbe welche hat, und sie hat noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>Die Reserve von %1 ist leer. Mehr kommt nicht herein.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>In der Reserve von %1 ist nur noch %n Stein.</numerusform>
            <numerusform>In der Reserve von %1 sind nur noch %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Alle Schritte sind gemacht. Den Zug beenden.</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>Kein Stein in %1 kann ziehen. Den Zug beenden.</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>Steine in %1 von Feld zu Feld ziehen, soweit der Wurf reicht.</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>Eine Gruppe ist vollendet: %n eigenen Stein hereinholen, wo das Brett leuchtet.</numerusform>
            <numerusform>Eine Gruppe ist vollendet: %n eigene Steine hereinholen, wo das Brett leuchtet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>Auf %1 einen Stein hereinholen: Die Gruppe ist vollendet</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>Auf %1 ist ein Stein hereingekommen</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>Heim: ein Schritt auf das Mittelquadrat, z</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>Noch geht keiner heim: Zwei Steine bleiben auf dem Brett, solange welche in Reserve sind</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>%n Stein darf noch kostenlos hereinkommen, auf %1. Das verfällt mit dem Ende des Zugs.</numerusform>
            <numerusform>%n Steine dürfen noch kostenlos hereinkommen, auf %1. Das verfällt mit dem Ende des Zugs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>In seiner Gruppe ist nur %1 leer, aber ein Stein kommt nur gleich nach einem Schritt in die Gruppe herein, nicht nach einem aus ihr heraus oder innerhalb einer anderen.</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>Kein Stein darf in einem Durchgangsfeld bleiben, und danach käme man von %1 nicht mehr weg.</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>Kein Stein darf in einem Durchgangsfeld bleiben. %1 zu verlassen würde dann %n Schritt kosten, und es bliebe nur noch %2.</numerusform>
            <numerusform>Kein Stein darf in einem Durchgangsfeld bleiben. %1 zu verlassen würde dann %n Schritte kosten, und es bliebe nur noch %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>Kein Stein darf in einem Durchgangsfeld bleiben. %1 zu verlassen kostet %n Schritt, und es gibt noch %2.</numerusform>
            <numerusform>Kein Stein darf in einem Durchgangsfeld bleiben. %1 zu verlassen kostet %n Schritte, und es gibt noch %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1, aus einer Gruppe heraus. Ein Stein kommt nur mit einem Schritt in eine Gruppe herein</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n in Reserve: Füllt ein Schritt das zweite Feld einer Gruppe, darf auf dem dritten einer hereinkommen</numerusform>
            <numerusform>%n in Reserve: Füllt ein Schritt das zweite Feld einer Gruppe, darf auf dem dritten einer hereinkommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>Aus dem Durchgangsfeld weiterziehen: %n Schritt</numerusform>
            <numerusform>Aus dem Durchgangsfeld weiterziehen: %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>Der Stein auf %1 kann nicht ziehen: Die Steine auf %2 versperren alle Wege.</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>Neben %1 steht kein Stein in %2, also kann keiner dorthin ziehen.</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>Jedes dreiarmige Zeichen verbindet die drei Felder einer Dreiergruppe.</translation>
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
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>Linksplättchen</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>Rechtsplättchen</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>Linksplättchen</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>Rechtsplättchen</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>hier steht man selbst</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>kontrolliert: höchstens zwei Felder entfernt</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>kontrolliert: in gerader Linie zu sehen</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>kontrolliert: sonst ist niemand so nah</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>dort endet das Brett</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>dort trifft sie frontal auf die Gummiwand</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>eine Sperre liegt auf %1</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>auf %1 war sie schon</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>ergibt eine Fahrt über %n Feld</numerusform>
            <numerusform>ergibt eine Fahrt über %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>bringt %n Punkt auf dem jetzigen Brett</numerusform>
            <numerusform>bringt %n Punkte auf dem jetzigen Brett</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>Nach sechs Runden gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>Linksplättchen auf %1</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>Rechtsplättchen auf %1</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>Sperre auf %1</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>Räuber auf %1</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>stehen bleiben</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>Fahrt nach %1</translation>
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
        <translation>Neue Plättchen liegen aus.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>Runde %1 ist zu Ende.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>Räuber holen ihren Anteil.</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>Sperren verschwinden. Räuber holen ihren Anteil.</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>Links wird zu rechts und rechts zu links.</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>Die Sperren sind weg.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1 enden auf demselben Feld, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>%n Spieler endet auf einem Feld mit anderen.</numerusform>
            <numerusform>%n Spieler enden auf einem Feld mit anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1 kehrt von %2 nach %3 zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>%n Spieler kehrt auf ein Startfeld zurück.</numerusform>
            <numerusform>%n Spieler kehren auf Startfelder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>Auf %1 wurden verschiedene Plättchen gesetzt, also gilt keines davon.</translation>
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
        <translation>%1 %2 (ausgestiegen)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>%1 hat nach sechs Runden %n Punkt.</numerusform>
            <numerusform>%1 hat nach sechs Runden %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>%1 haben nach sechs Runden je %n Punkt.</numerusform>
            <numerusform>%1 haben nach sechs Runden je %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>ein Linksplättchen</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>ein Rechtsplättchen</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>eine Sperre</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>bis zum Rand des Bretts</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>geradewegs in die Ecke</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>gestoppt von der Sperre auf %1</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>gestoppt von der eigenen Spur auf %1</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>Auf %1 trafen %2 und %3 zusammen: Keines von beiden gilt.</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>Auf %1 trafen %2 zusammen: Nichts davon gilt.</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2: nicht gefahren. Ob das der Plan war, bleibt geheim.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <comment>player, points, how the journey ended</comment>
        <translation>%1 %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n barrier(s) taken away: %1. Barriers last one round.</source>
        <comment>barriers, their cells</comment>
        <translation>
            <numerusform>%n Sperre entfernt: %1. Sperren halten eine Runde.</numerusform>
            <numerusform>%n Sperren entfernt: %1. Sperren halten eine Runde.</numerusform>
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
        <translation>Davon durch Räuber: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>Vor der letzten Runde führte %1 mit %n Punkt.</numerusform>
            <numerusform>Vor der letzten Runde führte %1 mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>Vor der letzten Runde führten %1 mit je %n Punkt.</numerusform>
            <numerusform>Vor der letzten Runde führten %1 mit je %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>Die letzte Runde brachte %1.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1 enden auf demselben Feld, %2. Nach der letzten Runde muss niemand zurück.</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1 beenden die Runde auf demselben Feld, %2, also kehren sie auf ihre Startfelder zurück.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%1 kann nicht nach %2 zurückkehren, wo schon jemand steht. Das Los wird ein anderes Startfeld wählen.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%1 kann nicht nach %2 zurückkehren, wo schon jemand steht. Per Los geht es von %3 nach %4, auf ein freies Startfeld.</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1 bleibt auf %2, dem eigenen Startfeld.</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1 kehrt von %2 auf das eigene Startfeld zurück, %3.</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>Alle planen heimlich, dann fahren alle zugleich los. In &lt;b&gt;sechs Runden&lt;/b&gt; will man so weit wie möglich kommen und verbiegt die Straße so, dass es den anderen nicht gelingt.</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>Das Los gibt allen je eine Ecke, das &lt;b&gt;Startfeld&lt;/b&gt;. In jeder Runde plant man heimlich: bis zu &lt;b&gt;zwei Plättchen&lt;/b&gt;, auf denen man nach links oder rechts abbiegt, höchstens &lt;b&gt;eine Sperre&lt;/b&gt; und die &lt;b&gt;Richtung&lt;/b&gt;, in die man losfährt.</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>Was man kontrolliert</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>Man setzt auf Felder, die man &lt;b&gt;kontrolliert&lt;/b&gt;: alle, die höchstens zwei Schritte entfernt sind. Mehrere Spieler können dasselbe Feld kontrollieren.</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>Ein Spieler steht in der Ecke A1. Neun Felder sind getönt: A1, A2, A3, B1, B2, B3, C1, C2 und C3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>Auf ein Feld, auf dem ein Spieler steht, lässt sich nichts setzen. Eine Sperre liegt nie auf einer Ecke. Die eigenen Plättchen und die eigene Sperre kommen auf verschiedene Felder. Sie dürfen verdecken, was dort schon liegt.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles zugleich</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>Sind alle Pläne abgegeben, wird alles im selben Augenblick gesetzt. Haben mehrere für ein Feld das Gleiche geplant, wird es dort einmal gesetzt. Haben sie &lt;b&gt;Verschiedenes&lt;/b&gt; geplant, wird nichts davon gesetzt, und was vorher dort lag, bleibt.</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>Ein Plättchen und eine Sperre treffen auf demselben Feld zusammen und zerbrechen.</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>Einer wollte hier ein Plättchen, ein anderer eine Sperre: Keines von beiden gilt.</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>Plättchen bleiben, bis etwas sie verdeckt. Sperren verschwinden am Ende der Runde, und ein Plättchen unter einer Sperre verschwindet mit ihr.</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>Die Fahrt</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>Dann fahren alle, von dem Feld aus, auf dem die letzte Runde geendet hat. Es geht geradeaus. Auf einem Plättchen biegt man um eine Feldseite ab, nach links oder rechts &lt;b&gt;aus eigener Sicht&lt;/b&gt;. Spieler stehen einander nicht im Weg. Jedes Feld, auf das man fährt, bringt &lt;b&gt;einen Punkt&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>Eine Fahrt von E1 nach Osten biegt auf einem Plättchen auf E4 nach links ab, auf einem anderen auf B4 nach rechts, und endet am Rand.</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>Erst links, dann rechts: acht Felder, acht Punkte. Das Plättchen auf dem Feld, von dem man losfährt, bewirkt nichts.</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>Die Fahrt endet vor dem Rand des Bretts, vor einer Sperre und vor einem Feld, auf dem man &lt;b&gt;in dieser Runde&lt;/b&gt; schon war.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>Eine Fahrt von E1 nach Osten endet auf E6, vor einer Sperre auf E7.</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>Fünf Plättchen führen eine Fahrt im Kreis herum. Sie endet vor dem Feld, auf dem sie begonnen hat.</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>Fünfmal links führt zum Anfang zurück. Die Fahrt endet ein Feld davor.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Zusammenstöße</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>Zwei Fahrten, eine durch die mittlere Reihe und eine am Rand entlang, enden auf derselben Ecke E9.</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>Besonderheiten ab Runde 2</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>Runde 1 hat keine. Jede andere Runde ändert eines, solange sie dauert. Nur die Plättchen, die in Runde 4 die Richtung wechseln, behalten die neue.</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>Eine Fahrt quer über das Brett von E1 nach E9, durch die Mitte.</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>Drei Felder in der Mitte bringen je zwei Punkte, vier andere je einen, und E9 am Rand keinen: zehn Punkte.</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>Von einem Spieler auf E3 gehen sechs Linien getönter Felder aus. Sie laufen über ein Plättchen hinweg und enden bei den Spielern auf C3 und E7.</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>Plättchen nehmen nicht die Sicht, Spieler schon: Die Felder hinter ihnen sieht man nicht.</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>Getönt sind die Felder um einen Spieler auf D3 und dazu alle, die ihm näher liegen als den Spielern auf D7 und H3.</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>Räuber verstecken sich auf jedem kontrollierten Feld, auf dem niemand steht, auch auf Ecken und bei eigenen Plättchen. Sie halten niemanden auf und werden nie gezeigt. Wer auf einen fährt, verliert zwei Punkte an seinen Besitzer; so kann man auch unter null fallen. Die eigenen Räuber lassen einen in Ruhe.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>Eine Fahrt von E1 nach Osten quer über das Brett, über eine Münze auf E4.</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>E4 bringt einen Punkt wie jedes Feld, kostet aber zwei, die der Besitzer des Räubers bekommt.</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>Eine Fahrt von C6 nach Osten prallt viermal am Rand ab und endet auf C5, vor der eigenen Spur.</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>An einer Seite prallt man ab wie ein Ball. Liegt auf dem Feld ein Plättchen, biegt man vorher ab.</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>Eine Fahrt kommt am Rand entlang zur Ecke E9 und prallt weiter nach D8. Die andere läuft geradewegs in die Ecke und endet dort.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>Weniger als sechs</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>Wer auf A1 steht, kontrolliert die neun getönten Felder.</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>Felder, die jemand anderem ebenso nah liegen, zählen nicht.</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>In einer Ecke endet die Fahrt nur, wenn sie geradewegs hinausführt, von der Mitte des Bretts weg.</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>Nach Runde 6 kehrt niemand mehr zurück. Wer die meisten Punkte hat, gewinnt. Bei gleichen Punkten teilt man sich den Sieg.</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>An diesem Bildschirm ist man der Reihe nach mit dem Tisch allein, hinter einem &lt;b&gt;Vorhang&lt;/b&gt;. Den Plan kann man prüfen und beliebig ändern. Ist er abgegeben, lässt er sich nicht mehr ändern, und niemand bekommt ihn zu sehen: nur das, was daraus wird.</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>Das Spiel ist für sechs gedacht. Auch zwei bis fünf können spielen: Dann bleiben einige Ecken leer. Oder man überlässt die übrigen Plätze Computern: Wer auf welchem Platz spielt, wählt man im Fenster „Neue Partie“.</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>Beide sind auf E9 angekommen, also kehren beide auf ihr eigenes Startfeld zurück. Unterwegs kommen Spieler aneinander vorbei.</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>Spieler, die eine Runde auf demselben Feld beenden, &lt;b&gt;verlassen es alle&lt;/b&gt;: Jeder kehrt auf das eigene Startfeld zurück, die Ecke, in der er begonnen hat. Steht dort jemand anders, wählt das Los stattdessen ein freies Startfeld. Wer schon auf dem eigenen steht, bleibt. Die Rückkehr bringt keine Punkte.</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>Von pseudonam, für The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Everybody starts in a ringed corner.
Each round, secretly write down your direction, up to two signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps from you.
Show all plans at once; different things on one cell cancel out.
Then travel straight on, turning at signs, until the edge, a barrier or a cell that you have already been on this round stops you.
Each cell that you move onto scores a point. Players who end on the same cell go back to their corners. Remove the barriers; signs stay.</source>
        <translation>Alle beginnen in einer doppelt umrandeten Ecke.
Jede Runde heimlich aufschreiben: bis zu zwei Plättchen, links oder rechts, und höchstens eine Sperre, auf Felder, die höchstens zwei Schritte entfernt sind, und die eigene Richtung.
Alles zugleich zeigen; Verschiedenes auf einem Feld hebt sich auf.
Dann geradeaus fahren, auf Plättchen abbiegen, bis der Rand, eine Sperre oder ein Feld, auf dem man in dieser Runde schon war, die Fahrt beendet.
Jedes Feld ist ein Punkt. Wer auf demselben Feld endet wie jemand anders, kehrt in die eigene Ecke zurück. Sperren verschwinden, Plättchen bleiben.</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>Eine Richtung wählen oder bleiben</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>Man bleibt stehen</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>Fahrt nach %1</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>Das Los gibt allen je eine Ecke.</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>Noch %n Plättchen zu setzen</numerusform>
            <numerusform>Noch %n Plättchen zu setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>Beide Plättchen gesetzt</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>Noch eine Sperre zu setzen</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>Sperre gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>Noch %n Räuber zu verstecken</numerusform>
            <numerusform>Noch %n Räuber zu verstecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>Beide Räuber versteckt</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>%n Punkt auf dem jetzigen Brett</numerusform>
            <numerusform>%n Punkte auf dem jetzigen Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>Es folgt %1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>Alle planen nacheinander und heimlich, dann fahren alle zugleich.</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>Aus dem Vorrat setzen, was man möchte. Dann die Richtung wählen: die eigene Figur ziehen oder einen Pfeil drücken.</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>Jemand kann nicht auf das eigene Startfeld zurück. Das Los wählt ein freies.</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>Noch einmal prüfen. Bis zum Abgeben lässt sich alles ändern.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>Alle planen ungesehen von den anderen, dann fahren alle zugleich.</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>Zuerst müssen alle per Los eine Ecke bekommen.</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>Alle haben schon ein Startfeld.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1 ist keine Ecke des Bretts.</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>Zwei Spieler können nicht in derselben Ecke %1 beginnen.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>%1 ist mit dem Abgeben an der Reihe.</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>Jetzt gibt es nichts auszulosen. Die Spieler planen.</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>Beide Plättchen sind gesetzt. Für ein anderes Feld muss man eines zurücknehmen.</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>Die Sperre ist gesetzt. Für ein anderes Feld muss man sie zurücknehmen.</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>Beide Räuber sind versteckt. Für ein anderes Feld muss man einen zurücknehmen.</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>Die Richtung ist schon gewählt.</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>Erst die Richtung der Fahrt oder „Stehen bleiben“ wählen.</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>%1 kontrolliert man nicht: Das Feld liegt mehr als zwei Schritte vom eigenen Feld %2 entfernt.</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>In dieser Runde kontrolliert man nur gerade Linien, und von %2 führt keine nach %1.</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>%1 ist nicht zu sehen: %3 steht auf %2 im Weg.</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>%1 liegt mehr als zwei Schritte entfernt, und %3 auf %2 ist ebenso nah oder näher.</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>Auf %1 steht man selbst. Dort lässt sich nichts setzen.</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%2 steht auf %1. Dort lässt sich nichts setzen.</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1 ist eine Ecke, und Ecken werden nie gesperrt.</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>Auf %1 ist schon etwas gesetzt. Das muss man erst zurücknehmen.</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>Räuber kommen erst in Runde 5, und dies ist Runde %1.</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%2 steht auf %1. Dort kann sich kein Räuber verstecken.</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>Auf %1 ist schon ein eigener Räuber versteckt.</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>Jetzt muss kein Startfeld ausgelost werden.</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1 ist kein Startfeld.</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%2 steht auf %1, also kann niemand dorthin zurück.</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>Die Partie ist zu Ende: Sechs Runden sind gespielt.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>Das Los: %1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>Gibt den Plan ab</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, Ziffernblock</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>Die Richtung der Fahrt</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S, 5 im Ziffernblock</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>Beim Ring ein Links- oder Rechtsplättchen setzen</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>Dort eine Sperre setzen</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>Dort einen Räuber verstecken, in Runde 5</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>Zurücknehmen, was man dort gesetzt hat</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>Das ist ein Rückblick. „Ab hier weiterspielen“ beginnt die Runde neu, mit %1.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>Ein Plättchen oder eine Sperre setzen oder versetzen</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>Noch sehen alle den Tisch. „Geheim planen“ beginnt die Runde, mit %1.</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>Zuerst muss das Startfeld ausgelost werden, auf das %1 zurückkehrt.</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>Zuerst muss %1 auf ein Startfeld zurück.</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>Das Los schickt %1 auf das Startfeld %2.</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>Die Runde hat noch nicht begonnen. „Runde planen“ beginnt sie.</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>%n Spieler bekommt eine Ecke, ausgelost wurden aber %1.</numerusform>
            <numerusform>%n Spieler bekommen je eine Ecke, ausgelost wurden aber %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>Mitte zählt doppelt</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>Freie Sicht</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>Verkehrte Welt</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>Straßenraub</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>Gummiwände</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>Ohne Besonderheit</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>Die sieben Felder in der Mitte bringen je zwei Punkte, die am Rand des Bretts keinen.</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>Man kontrolliert die geraden Linien, die man sieht, bis zum nächsten Spieler, statt der Felder ringsum.</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>Jedes Plättchen auf dem Brett hat die Richtung gewechselt: Links ist rechts, rechts ist links.</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>Bis zu zwei Räuber verstecken: Wer auf einen fährt, zahlt dem Besitzer zwei Punkte. Man kontrolliert auch jedes Feld, dem man näher ist als alle anderen.</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>Ein Punkt für jedes Feld, auf das man fährt.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>Der Rand des Bretts wirft zurück. Eine Fahrt, die geradewegs in eine Ecke führt, endet dort.</translation>
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
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The largest group wins</source>
        <extracomment>byg/1</extracomment>
        <translation>Die größte Gruppe gewinnt</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>Steine einer Seite, die sich berühren, sind eine Gruppe. Die Partie ist fast zu Ende. Alle Steine von Anns größter Gruppe anklicken, der mit D2.</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Von D2 aus von Stein zu Stein gehen, solange sie sich berühren. Es sind vier.</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>Vier Steine. Anns andere Gruppen, oben und rechts, sind kleiner.</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Auch Bens größte Gruppe hat vier Steine. Alle vier anklicken, angefangen bei B4.</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3 und B4 berühren sich. Welche Steine von Ben berühren diese beiden?</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>Vier zu vier. Zwei Felder sind noch leer, also ist nichts entschieden.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ist das Brett voll, gewinnt die größere Gruppe. Einen Stein für Ann setzen, den Zug beenden, dann füllt Ben das letzte Feld. Ann soll gewinnen.</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>Jetzt hat Ben C3, und zwei seiner Gruppen werden zu einer mit acht. Anns größte hat sechs.</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>Anns größte Gruppe ist noch kleiner als die von Ben.</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>Nur Anns Gruppen zählen. Ihre beiden Steine berühren sich nicht.</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Zwei Gruppen, zwei Steine.</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>Beide Steine von Ann so setzen, dass sie am Ende des Zugs vier Gruppen hat.</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Das war nur ein Stein. Ann hat jetzt drei Gruppen und hätte vier haben können.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ein Stein, der eine Gruppe von Ann berührt, bildet keine neue. Er macht nur diese größer.</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann hat weniger als vier Gruppen.</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>Abstand zu Anns Steinen halten. C1 ist so ein Feld, und es gibt noch eines.</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>Die Eröffnung</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>Vor der Partie gibt das Los einer Seite Vorrang: Sie gewinnt bei Gleichstand und bestimmt den Ersten Spieler. Hier ist das Ann. Ben zum Ersten machen.</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Das kann klug sein. Aber diesmal soll Ben Erster sein, und man sieht, was daraus wird.</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben ist noch nicht Erster.</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>Die Zeile mit Bens Namen wählen.</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann behält den Vorrang, ob Erste oder nicht. Jetzt ist Ann der Zweite Spieler.</translation>
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
        <translation>Der Zweite Spieler eröffnet. Dafür bekommt der Erste etwas anderes.</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben hatte zwei Züge nacheinander: seinen Eröffnungsstein und den ersten vollen Zug. Von jetzt an wechselt man sich ab.</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>Eine andere Partie: Ben hat auf C3 eröffnet, und Ann ist Erste. Versuchen, mit zwei Steinen zu antworten.</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>Irgendwo einen Stein setzen, dann noch einen auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>In der Eröffnung ist ein Stein ein ganzer Zug.</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>Jetzt versuchen, Anns Stein auf den von Ben zu setzen, auf C3: Das ist das dritte Feld der Reihe C.</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Bens Stein liegt in der Mitte, auf C3.</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>Steine bewegen sich nie und verlassen das Brett nie. Ein besetztes Feld bleibt besetzt.</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann antwortet auf Bens C3 mit A1. Wer ist als Nächstes am Zug?</translation>
    </message>
    <message>
        <source>Ann’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann</translation>
    </message>
    <message>
        <source>Ben’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Ann is the First player here.</source>
        <extracomment>byg/2</extracomment>
        <translation>Hier ist Ann der Erste Spieler.</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Nach der Eröffnung macht der Erste Spieler weiter.</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>Das ist also Anns erster voller Zug. Sie hat eine Gruppe, also einen Stein. Ihn so setzen, dass sie danach zwei Gruppen hat.</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>Dieser Stein berührt A1. Es bleibt bei einer Gruppe, und Ann hätte auch im nächsten Zug nur einen Stein.</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Ann braucht zwei Gruppen.</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>Der Stein darf A1 nicht berühren.</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Mit zwei Gruppen hat Ann im nächsten Zug zwei Steine.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>Gruppen und Freiheiten</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Die leeren Felder neben einer Gruppe sind ihre Freiheiten: Dort kann sie wachsen. F2 ist allein eine Gruppe. Ihre Freiheiten anklicken.</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>Sechs Felder berühren F2. Eines davon hat Ben besetzt.</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>Fünf Freiheiten. Die sechste hat Bens E2 genommen.</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 wachsen lassen: Am Ende des Zugs soll dort eine Zweiergruppe liegen, noch getrennt von allen anderen.</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3 berührt auch D4, also wurde F2 Teil der großen Gruppe. Eine Freiheit von F2 wählen, die keinen anderen Stein von Ann berührt.</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 ist noch allein. Eine seiner Freiheiten nutzen.</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 soll zu einer Gruppe von genau zwei Steinen gehören.</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1, F3, G1 und G2 berühren F2 und sonst nichts von Ann.</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Eine Gruppe wächst nur, wo sie Freiheiten hat.</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>Noch einmal dasselbe Brett. Ein Feld ist eine Freiheit von zwei Gruppen Anns zugleich. Dort einen Stein setzen, sodass F2 zu einer Fünfergruppe gehört.</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 ist nicht mit der großen Gruppe verbunden.</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>Zwischen D4 und F2 suchen.</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>Aus drei Gruppen sind zwei geworden.</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>Ben ist am Zug. Er hat fünf Gruppen. Wie viele hat er nach einem Stein auf E5?</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 berührt D5, E6 und F4. C4 und D5 berühren sich schon.</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 hat aus dreien eine Gruppe gemacht. Die Steine auf A2 und E2 sind noch allein.</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>Ein anderes Brett. A1 hat noch eine Freiheit, B2, und Ben füllt sie. Was wird aus Anns Stein?</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>Er kommt vom Brett</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>Er bleibt eine Gruppe wie zuvor</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>Steine verlassen das Brett nie.</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>Ein bis drei Steine</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>Die Eröffnung ist vorbei: D4 für Ben, B2 für Ann. In ihrem ersten vollen Zug hat Ann eine Gruppe, also einen Stein. Mit ihm eine zweite Gruppe gründen.</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Dieser Stein berührt B2, also bleibt es bei einer Gruppe, und bei einem Stein im nächsten Zug.</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>B2 nicht berühren.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>Zwei Gruppen, zwei Steine. Zwei Steine setzen, die nichts berühren, und dann einen dritten versuchen.</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4 und G1 sind von allem weit weg. Dann irgendein anderes leeres Feld nehmen.</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Die Steine dieses Zugs haben neue Gruppen gebildet, aber gezählt wird zu Beginn des Zugs.</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>Auch das war erlaubt und ist meist besser. Hier nach einem Stein aufhören.</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Der berührt auch D3. Ein Feld nehmen, das nur B2 berührt.</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ein Stein, und er soll B2 berühren, aber nicht D3.</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Auf A1, A2, B1 oder B3 setzen. Dann den Zug beenden.</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>Mindestens einen Stein muss man aber setzen. Passen gibt es nicht.</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann hat fünf Gruppen. Ben spielt F5. Wie viele Steine darf Ann jetzt setzen?</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>Drei Steine setzen und damit drei verschiedene Gruppen von Ann wachsen lassen.</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann hätte in diesem Zug noch Steine setzen dürfen.</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>Drei Steine, aber nicht alle berühren eine Gruppe von Ann. Jetzt hat sie eine neue.</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>A1, B4, D1, D7 und G1 sind die Gruppen. Neben dreien davon je ein Feld nehmen.</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>Noch immer fünf Gruppen, drei davon größer.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>Zwei Gruppen, zwei Steine. Anns erster Stein, C2, verbindet die beiden zu einer. Darf sie trotzdem den zweiten Stein setzen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>Wann werden die Gruppen gezählt?</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Sie darf: Gezählt wird zu Beginn des Zugs. Aber vor dem nächsten Zug zählt sie neu.</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>Zwei Grenzen eines Zugs</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann hat zwei Gruppen, also zwei Steine. Versuchen, sie nebeneinander zu setzen, auf A1 und A2.</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Erst auf A1 setzen, dann auf A2.</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Steine desselben Zugs dürfen sich nicht berühren. Im nächsten Zug wäre A2 wieder frei.</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>Die zweite Grenze: Eine Gruppe wächst nur einmal je Zug. Zwei Steine versuchen, getrennt voneinander, aber beide neben der Gruppe aus C2 und D3.</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 berührt C2, E3 berührt D3, und einander berühren sie nicht.</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Die Gruppe, wie sie zu Beginn des Zugs war, darf nur einen Stein dieses Zugs bekommen.</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Jetzt so, wie es erlaubt ist: Beide Gruppen im selben Zug um je einen Stein wachsen lassen.</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5 ist noch allein. Es hätte den zweiten Stein bekommen können.</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>Auch die größere Gruppe hätte wachsen können, mit dem anderen Stein.</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>Eine Gruppe soll jetzt drei Steine haben, die andere zwei.</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ein Stein neben C2 oder D3, der andere neben E5, und nicht nebeneinander.</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ein Stein je Gruppe: Deshalb darf man nicht mehr Steine setzen, als man Gruppen hat.</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann hat hier drei Gruppen: C2 mit D3, E5 und G2. Einer dieser Züge ließe eine Gruppe zweimal wachsen. Welcher wird abgelehnt?</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>In jedem Zug nach zwei Steinen suchen, die dieselbe Gruppe von Ann berühren.</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2 berührt D3, und B1 berührt C2: dieselbe Gruppe.</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>Diese Grenzen gelten nur für die eigenen Gruppen. Zwei Steine setzen, beide neben Bens Gruppe aus C4 und C5.</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>Einer davon liegt da. Der zweite Stein darf neben dieselbe Gruppe von Ben.</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>Bens Gruppe soll zwei Freiheiten weniger haben.</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4 liegt über ihr, D6 darunter. Sie berühren verschiedene Gruppen von Ann oder keine.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>Gruppen verbinden</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ein Feld berührt alle drei Gruppen von Ann. Dort einen Stein setzen, sodass C3 zu einer Sechsergruppe gehört.</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>Das verbindet zwei der drei. Ein anderes Feld berührt alle.</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 gehört zu keiner Sechsergruppe.</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>In der Mitte des Bretts suchen.</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>Aus drei Gruppen ist eine geworden.</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Noch einmal dasselbe, aber im selben Zug einen zweiten Stein neben einer der drei versuchen, auf E2.</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>Erst D4, dann E2, das E3 berührt.</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ein Stein, der verbindet, lässt jede Gruppe wachsen, die er berührt. Keine davon darf in diesem Zug noch einen bekommen.</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>Groß, aber langsam: Ann hat alles verbunden, und Ben spielt A1 und D7. Wie viele Steine darf Ann im nächsten Zug setzen?</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Anns Gruppen auf dem Brett zählen.</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>Eine Gruppe, ein Stein, während Ben fünf Gruppen hat. Wer früh verbindet, zahlt bis zum Ende der Partie mit Steinen.</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>Dasselbe Brett, bevor Ann verbunden hat: drei Gruppen, drei Steine. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 verbindet C3 und E3. Welcher Zug berührt eine davon noch einmal?</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4 würde D5 mit E3 verbinden, aber E3 ist durch D3 schon gewachsen.</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann kann verbinden und doch schnell bleiben. C3 und E3 verbinden und am Ende des Zugs drei Gruppen haben.</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>Verbunden, aber jetzt sind es zwei Gruppen. Ein weiterer Stein hätte eine dritte gründen können.</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>Das hat alle drei Gruppen verbunden. So bleiben zu wenige.</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 und E3 sollen verbunden sein, und Ann soll drei Gruppen haben.</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 verbindet sie. Dann weit weg eine neue Gruppe gründen.</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>Aus zweien wurde eine, und eine neue gleicht das aus.</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>Jetzt für Ben spielen: Wo würde Ann alle drei Gruppen verbinden? Dieses Feld nehmen.</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann verbindet alle drei Gruppen auf D4.</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann kann alle drei Gruppen noch mit einem Stein verbinden.</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>Es ist das Feld in der Mitte.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>In Byg darf niemand passen, und niemand muss es: Der erste Stein eines Zugs darf auf jedes leere Feld. Alle Felder anklicken, mit denen Ann beginnen darf.</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>Alle leeren Felder, egal, wie viele Gruppen sie berühren.</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>So wird das Brett immer voll, und dann ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Ein Feld ist übrig, und Ann füllt es. Sie hat dann elf Steine, Ben nur acht. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>Nicht die Steine zählen, sondern die größte Gruppe auf jeder Seite.</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Bens acht Steine sind alle eine Gruppe. Anns größte hat sechs. Der Rest zählt nicht.</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>Zwei Felder sind übrig. Ann hat Vorrang, also genügt ihr Gleichstand. Ihren letzten Stein so setzen, dass der letzte von Ben nicht schadet.</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann ist nicht die Siegerin.</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>Eines der beiden Felder verbindet Anns Gruppen und hält die von Ben getrennt.</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>Acht zu acht. Ann hat Vorrang und gewinnt bei Gleichstand.</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Noch einmal dasselbe: Ann spielt C3, Ben D4. Aber jetzt hat Ben Vorrang. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>Es steht wieder acht zu acht.</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Auf einem vollen Brett gewinnt immer jemand.</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Ben gewinnt</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann setzt einen Zug aus</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>Die größten Gruppen werden gezählt</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Wer keine Zeit mehr hat, verliert, und wer aufgibt, ebenso.</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>Gute Züge und eine erste Partie</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Am Anfang sind Gruppen mehr wert als Größe. Das ist Anns erster voller Zug. Das Bessere wählen: A1 wachsen lassen oder eine zweite Gruppe gründen.</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Jetzt hat Ann auch im nächsten Zug nur einen Stein, und Ben wird mehr haben.</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann soll zwei Gruppen haben.</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>A1 nicht berühren.</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Nächstes Mal zwei Steine. Bald auf drei Gruppen kommen; eine vierte ist Reserve zum Verbinden.</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>Das Brett wird voll. Jedes Feld soll etwas leisten: eigene Steine verbinden oder die von Ben trennen. Ein Feld tut beides. Dieses Feld finden.</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben nimmt D3 und verbindet seine beiden Gruppen, und die von Ann bleiben getrennt.</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Zwischen C4 und E2 suchen.</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Zwei von Anns Gruppen sind jetzt eine einzige mit sechs Steinen, und Bens zwei Gruppen kommen nicht mehr zusammen.</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Hier braucht es zwei Steine, jeden mit eigener Aufgabe. Einer verbindet zwei Gruppen von Ann, der andere schneidet A3 von Bens großer Gruppe ab.</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Auch B2 verbindet. Aber dann bekommt Ben B3, das A3 mit seiner großen Gruppe verbindet.</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann soll A1 mit C2 verbinden und A3 von C3 fernhalten.</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1 berührt A1 und C2. B3 berührt A3, C3 und C4.</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>Der Computer findet nichts Besseres: Alles andere verliert.</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben nimmt C2. Seine Gruppen sind verbunden, und Ann holt das nicht mehr auf.</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>Es geht nur um C2.</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>Welches leere Feld berührt C1, D2, B1, D1 und C3?</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>Gegen Ende ist ein einziger Stein am richtigen Platz mehr wert als zwei anderswo.</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>Die erste Partie: drei Felder je Seite, gegen den schwächsten Computer. Mit vielen Gruppen beginnen und ans Verbinden denken, wenn das Brett halb voll ist.</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>Drei Routen</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Sechs Felder tragen einen Buchstaben, eines in jeder Ecke. Gegenüberliegende Ecken tragen denselben. Beide Felder mit α anklicken.</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Eines liegt links oben, A1. Das andere liegt gegenüber.</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1 und E3 sind α, A3 und E1 sind β, C1 und C5 sind γ.</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Die Linien von Feld zu Feld sind Wege, die auf den Seiten zwischen Feldern Mauern. Alle zeichnen in einer eigenen Farbe. Alle Wege von Ann anklicken.</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Es sind fünf. Einer liegt zwischen C2 und C3.</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Die anderen Wege gehören Ben. Felder verbindet jeder Weg; wer ihn gezeichnet hat, zählt für die Punkte.</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Anns und Bens Wege führen zusammen von β nach β. Das ist eine Route, und sie steht. Alle ihre Felder anklicken, von A3 bis E1.</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Von A3 den Wegen durch C3 hinunter nach E1 folgen. Fünf Felder.</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Auch γ ist vollständig: von C1 nach C5.</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Nur α fehlt noch. Ann zeichnet in ihrem Zug einen Weg und eine Mauer. Den Weg zeichnen, der α vollendet, und eine Mauer auf irgendeine offene Verbindung.</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α ist noch nicht vollständig, und vielleicht vollendet Ben sie selbst.</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α ist noch nicht vollständig.</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Von A1 führen die Wege bis D3. E3 liegt daneben.</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>Dieselbe Stellung, aber den letzten Weg, D3–E3, zeichnet Ben. Wer gewinnt dann?</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ohne diesen Weg steht es 6 zu 6.</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ein Weg auf einer Route ist ein Punkt. Er gehört dem, der ihn gezeichnet hat.</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ein Weg und eine Mauer</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Das Los hat Ann den ersten Zug gegeben. Einen Weg und eine Mauer zeichnen, egal in welcher Reihenfolge und wo. Die Seiten zwischen Feldern sind die Verbindungen; am Rand des Bretts gibt es keine.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Zu einem Zug gehören ein Weg und eine Mauer.</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ein Weg geht von Feld zu Nachbarfeld. Eine Mauer steht auf der Seite zwischen zwei Feldern.</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Wege und Mauern müssen nichts berühren. Dann war Ben am Zug, und so weiter, reihum nach Plätzen.</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Einige Züge später. Eine Verbindung ist offen, oder sie trägt einen Weg oder eine Mauer. Versuchen, eine Mauer quer über Anns Weg B2–C3 zu zeichnen.</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Die Seite zwischen B2 und C3, wo der Weg sie kreuzt.</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Egal, wem der Weg gehört: Seine Verbindung ist besetzt.</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Und umgekehrt: versuchen, einen Weg durch Anns Mauer zwischen C4 und D4 zu zeichnen.</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Von C4 nach D4 zeichnen, mit dem Stift für Wege.</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Nicht einmal die eigene Mauer lässt Ann durch.</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann hat in diesem Zug noch nichts gezeichnet. Versuchen, zwei Wege zu zeichnen, von Feld zu Feld.</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Von C3 nach C4 ziehen, dann von B1 nach C2.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ein Weg und eine Mauer. Vor dem Ende des Zugs kann man eine Linie noch zurücknehmen.</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Drei Züge für Ann. Welcher wird abgelehnt?</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Was gehört zu jedem Zug?</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ein Weg allein ist kein Zug. Auf diesen Brettern ist immer auch Platz für eine Mauer.</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Mauern halten andere auf. Bens Weg C3–D3 zielt auf das α auf E3. Eine Mauer zwischen D3 und E3 zeichnen und irgendeinen Weg.</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Das ist ein Weg. Auch er besetzt die Verbindung, aber er erreicht E3. Hier will Ann eine Mauer.</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Zwischen D3 und E3 steht noch keine Mauer.</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Die Seite, die D3 und E3 gemeinsam haben.</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Jetzt führen nach E3 nur noch längere Strecken. Auf ihnen ist Platz für mehr eigene Wege.</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>Der Tausch</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Nach Weg und Mauer darf man einen eigenen Weg mit einer eigenen Mauer tauschen: Jedes wird zum anderen. Beide Linien zeichnen, dann Anns Mauer D1|E1 zum Weg machen.</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Das war ein Zug ohne diesen Tausch. D1|E1 ist noch eine Mauer.</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1 ist noch kein Weg von Ann.</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Erst beide Linien zeichnen. Dann einen Weg von Ann wählen, den sie hergibt, und die Mauer zwischen D1 und E1.</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Die Linien bleiben, wo sie sind; sie ändern nur ihre Art.</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ann hat zwei Wege und zwei Mauern. Sie zeichnet C4–C5 und A2|A3 und tauscht A1–B2 und D1|E1. Wie viele Mauern hat sie dann?</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Eine Mauer wurde gezeichnet. Was ändert ein Tausch an der Zahl?</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Nur eigene Linien lassen sich tauschen. Einen Weg und eine Mauer zeichnen, dann versuchen, Bens Weg C3–D3 zur Mauer zu machen.</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Nach beiden Linien den Weg zwischen C3 und D3 wählen.</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ein eigener Weg ist also vor allen sicher, außer vor einem selbst.</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zum Tausch gehören ein Weg und eine Mauer. Beide Linien zeichnen, den Weg A1–B2 wählen und dann den Weg B2–C3 als Partner versuchen.</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Erst die beiden Linien, dann beide Wege von Ann, einen nach dem anderen.</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Zwei Wege lassen sich nicht tauschen, nur ein Weg und eine Mauer.</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ein Tausch kann zwei neue Wege in einem Zug bringen. Ann will C3–C4 und C4–D4. Auf einer der Verbindungen steht ihre Mauer. Beide holen.</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4 ist da, aber C4|D4 ist noch eine Mauer. Ein Tausch hätte sie geöffnet.</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Beide Verbindungen sollen Wege von Ann tragen.</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4 und irgendeine Mauer zeichnen. Dann die Mauer C4|D4 gegen einen Weg tauschen, den Ann weniger braucht.</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Der Preis ist ein Weg anderswo, der jetzt eine Mauer ist. Eigene Mauern sind Wege in Reserve.</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Auch Linien dieses Zugs darf man tauschen, aber ein Tausch darf nicht zweimal dieselbe Verbindung ändern. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2 wäre Mauer und wieder Weg. Die zwei Hälften brauchen zwei Verbindungen.</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>Keine Schleifen</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Kein Zug darf mit einer Schleife enden. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Einer der Züge, die die Schleife schließen, öffnet sie vor dem Ende wieder.</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Auch der letzte schließt eine Schleife, aber der Tausch behebt sie. Schleifen zählen erst am Ende des Zugs.</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Jetzt selbst: C2–D2 und eine Mauer zeichnen. Dann die Schleife durch einen Tausch beheben und den Zug beenden.</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Das vermeidet die Schleife. Hier soll sie entstehen: Am Ende soll C2–D2 ein Weg von Ann sein.</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2 ist kein Weg von Ann.</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3 hergeben und D4|E3 oder B1|B2 zum Weg machen.</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Schleifen können größer sein. Einer dieser drei Wege würde eine schließen. Welcher Zug wird abgelehnt?</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Von B2 den Wegen folgen. Wo enden sie?</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 schließt einen Sechserring um C3.</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ann will B2–C2 trotzdem. Den Weg zeichnen und einen anderen von ihr hergeben, damit der Zug enden darf.</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>An diesem Zug ist nichts falsch, aber B2–C2 ist kein Weg.</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 soll am Ende des Zugs ein Weg von Ann sein.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 und eine Mauer zeichnen. In der Schleife liegen dann noch drei andere Wege von Ann: einen davon gegen eine ihrer Mauern tauschen.</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Der Ring ist an anderer Stelle offen, und Ann hat die Verbindung, die sie wollte.</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Auch ein Tausch kann eine Schleife schließen: Eine Mauer wird zum Weg. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Den hergegebenen Weg wegdenken, dann den anderen von C3 aus folgen.</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Auch ohne C2–D2 bleibt der Ring durch B2, B3, C4, D3, D2 und C3 geschlossen.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>Nichts abgeschnitten</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>So darf kein Zug enden. Welcher Zug von Ann wird abgelehnt?</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Welcher setzt eine dritte Mauer an E3?</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Wie bei Schleifen kann ein Tausch helfen. Eine Mauer zwischen D4 und E3 setzen und die Mauer D3|E3 durch einen Tausch öffnen.</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Nichts ist abgeschnitten, aber hier will Ann die Mauer zwischen D4 und E3.</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3 soll eine Mauer sein, D3–E3 ein Weg von Ann.</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Irgendeinen Weg und die Mauer zeichnen. Dann einen Weg von Ann zum Hergeben wählen, und D3|E3.</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Jetzt kommt man nach E3 nur auf Anns eigenem Weg.</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1 und E1 sind miteinander verbunden, aber nicht mit dem Rest. Auch das ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>Routen und Punkte</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Von C5 nach C1 führt über Wege genau eine Strecke, weil es keine Schleifen gibt. Die Felder dieser Route anklicken: γ.</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Von C5 über C4 und B3 nach B2 und weiter nach C1.</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Eine Route, die steht, leuchtet auf dem Brett, und die Spielerkarten zeigen, wie viele Punkte sie allen bringt.</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Wer auf einer Route, die steht, einen Weg hat, kann sie unterbrechen. Anns Weg C2–D1 durch einen Tausch hergeben, sodass β nicht mehr steht.</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1 ist weg, aber β ist noch vollständig: Die Route hat eine andere Strecke nach E1.</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β ist noch vollständig. Hat Ann einen Weg und eine Mauer gezeichnet, darf sie tauschen.</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β soll unterbrochen sein und die Partie nicht zu Ende.</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Zwei Linien zeichnen, die nicht schaden. Dann C2–D1 tauschen, aber nicht gegen C1|D1.</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Das hätte sonst niemand gekonnt: Einen Weg kann nur ändern, wem er gehört.</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3 bringt nichts. B2–B3 liegt auf der Strecke von α nach α, von β nach β und von γ nach γ.</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ann zeichnet D4–E3 und eine Mauer und tauscht dann: C2–D1 wird zur Mauer, D1|D2 zum Weg. Ist die Partie zu Ende?</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ja, α ist vollständig</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Nein, β ist unterbrochen</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Es zählt das Brett am Ende des Zugs, nach dem Tausch. Kommt man dann noch von A3 nach E1?</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Nur das Brett am Ende des Zugs zählt. Die Strecke nach E1 führte über C2–D1.</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Zwischen D4 und E3 steht eine Mauer von Ann. Die letzte Route durch einen Tausch vollenden und die Partie beenden, ob Sieg oder nicht.</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α ist nicht vollständig. Die Mauer zwischen D4 und E3 gehört Ann: Ein Tausch macht einen Weg daraus.</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Irgendeinen Weg und eine Mauer zeichnen. Einen Weg hergeben, der auf keiner Route liegt, und D4|E3 zum Weg machen.</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Eine eigene Mauer kann zum letzten Weg einer Route werden.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Beide teilen sich den Sieg</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann hat die Partie beendet.</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Es geht besser: Ann kann α auch anders vollenden, mit mehr eigenen Wegen darauf. Die Partie gewinnen.</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Das vollendet α, aber nur zum Gleichstand, und beendet hat Ann: Ben gewinnt.</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Jetzt vollendet Ben α selbst, und sein letzter Weg bringt ihm den Sieg.</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Ann hat nicht gewonnen.</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Anns Wege führen von C4 über C5 nach D4. Wohin könnten sie weitergehen?</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann gewinnt neun zu sieben. Ab C3 läuft die Route α jetzt über drei ihrer Wege statt über einen.</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Drei Spieler an einem Brett; Ben vollendet α mit D3–E3. Ann und Cleo haben je 5 Punkte, Ben hat 4. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann und Cleo gemeinsam</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Alle drei gemeinsam</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben, der die Partie beendet hat</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Die meisten Punkte gewinnen, und Ann und Cleo haben gleich viele.</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleos Wege haben für die Routen noch gezählt, aber sie ist draußen. Zu zweit steigt niemand aus: Man gibt auf, und die Gegenseite gewinnt.</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben fehlt nur der Weg D4–E3: Damit gewinnt er 9 zu 6. Zeichnet Ann ihn selbst, verliert sie 7 zu 8. Ben mit einer Mauer aufhalten.</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Die Partie ist zu Ende, und Ben gewinnt um einen Punkt.</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben zeichnet D4–E3 und gewinnt.</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Zwischen D4 und E3 steht keine Mauer von Ann.</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Die Mauer gehört auf die Verbindung, die Ben braucht.</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Die Strecke nach E3 ist jetzt länger. So ist mehr Platz für Anns Wege.</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Eine eigene Mauer ist ein Weg in Reserve. Auf Anns Strecke über D4 steht D4|E3, ihre eigene Mauer. Die Partie mit einem Tausch beenden und gewinnen.</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>α ist vollständig, aber Ann hat nicht mehr Punkte als Ben, und sie hat die Partie beendet.</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben vollendet α mit einem eigenen Weg.</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Erst einen Weg abseits der Routen zeichnen, dann eine Mauer. Diesen neuen Weg gegen die Mauer D4|E3 tauschen.</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben konnte nichts dagegen tun: Fremde Mauern kann niemand ändern.</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Spät in einer echten Partie. Der obere und der untere Teil des Netzes sind zwei Verbindungen voneinander entfernt: B2–C2 ist offen, auf C2–D2 steht Anns Mauer. Beide in einem Zug verbinden und gewinnen.</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Das ist die Hälfte. Bevor Ann ihre Mauer öffnen kann, ist Ben am Zug, und er sieht, was kommt.</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Die zwei Teile sind nicht verbunden, oder Ann hat nicht die meisten Punkte.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>B2–C2 und eine Mauer zeichnen. Dann C2|D2 gegen einen Weg von Ann tauschen, der auf keiner Route liegt, zum Beispiel A2–B3.</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Elf zu sechs. Zwei Lücken lassen sich in einem Zug schließen, wenn auf einer die eigene Mauer steht. Das nutzen, und darauf achten, ob andere es auch können.</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Hier würde D4–E3 die Partie mit 8 zu 8 beenden, und Ben gewänne. Aber Ann tauscht auch C2–D1 gegen C1|D1. Wie viele Punkte hat sie dann?</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Route β führt dann von C2 über C1 nach D1. Wem gehören diese beiden Wege?</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Neun: β hat einen Weg von Ann verlassen und läuft dafür über zwei andere. Ein Tausch kann eine Route über eigene Wege leiten.</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Jetzt selbst: die Partie beenden und gewinnen.</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Acht zu acht, und beendet hat Ann: Ben gewinnt.</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben vollendet α selbst.</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4–E3, irgendeine Mauer, die nicht schadet, dann C2–D1 gegen C1|D1 tauschen.</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Vor dem Ende des Zugs fragen: Welchen Weg könnte man hergeben, und welche Mauer wäre als Weg lieber?</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Die erste Partie: drei Felder je Seite, gegen den schwächsten Computer. Auf die Buchstaben achten; stehen zwei Routen, kann jeder Zug der letzte sein.</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Wie Steine das Brett verlassen</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ein Stein ist übrig, aber nicht auf dem Mittelquadrat.</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ein Stein muss übrig bleiben, auf dem Mittelquadrat.</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Der äußere Stein springt über den inneren.</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Der übersprungene Stein verlässt das Brett.</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ein Sprung geht über einen Nachbarn auf einen leeren Punkt neben diesem. Dort darf er abbiegen. Den Stein springen lassen, wie die Pfeile zeigen.</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Die richtige Landung, aber der falsche Stein ist gesprungen.</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Er soll landen, wo der zweite Pfeil endet.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Den Stein am Anfang des ersten Pfeils nehmen und am Ende des zweiten absetzen.</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Geradeaus oder um die Ecke, über jeden Nachbarn: alle Punkte anklicken, auf denen der leuchtende Stein landen kann.</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Zwei Nachbarpunkte sind besetzt. Neben jedem davon nach leeren Punkten suchen.</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Zurück auf den eigenen Punkt ist kein Sprung.</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Versuchen, mit demselben Stein zu springen, wo es nichts zu überspringen gibt.</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ihn zwei Schritte weiter außen auf einem leeren Punkt absetzen.</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ein Sprung geht nur über einen Nachbarn. Versuchen, den leuchtenden Stein über einen springen zu lassen, der weiter weg steht.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Den leuchtenden Stein an der Spitze des Pfeils absetzen.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Zwei Steine sind übrig, und der innere springt nach außen über den anderen. Wie endet das?</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Gelöst: Ein Stein ist übrig</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Festgefahren: Der letzte Stein steht nicht auf dem Mittelquadrat</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Wo steht der letzte Stein?</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Drei Steine, zwei Sprünge. Auf dem Mittelquadrat enden.</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Zwei sind übrig, aber sie sind keine Nachbarn mehr.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Nicht gelöst. Der letzte Sprung muss über einen Stein neben dem Mittelquadrat gehen.</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Der Stein neben dem Mittelquadrat soll als Letzter übersprungen werden. Ihn also stehen lassen und erst über den äußeren springen.</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Um die Ecke und wieder hinaus</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Landen kann man nur auf leeren Punkten. Versuchen, auf einem besetzten zu landen.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Einen Stein nehmen und auf einem anderen absetzen, zwei Schritte entfernt.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Ausgänge sind hier Punkte wie alle anderen. Einen Stein über den auf dem Ausgang springen lassen.</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Der Stein auf dem Ausgang ist noch da.</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Sein Nachbar am äußeren Rand springt über ihn, auf die andere Seite.</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Fünf Steine, und jeder Sprung nimmt einen weg. Wie viele Sprünge hat eine Lösung?</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Ein Stein muss bleiben.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Vier Steine, drei Sprünge zum Mittelquadrat. Nur ein erster Sprung führt zum Ziel.</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Von hier führt kein Weg mehr zum Mittelquadrat. Mit dem Stein beginnen, der ihm am nächsten ist.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>So ist es nicht gelöst.</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Der letzte Sprung muss über einen Stein neben dem Mittelquadrat gehen. Einer ist schon dort: mit ihm auf einen anderen Punkt neben dem Mittelquadrat springen.</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Der letzte Stein kam von weit außen.</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Vom Ende her denken</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Drei Steine, einer davon weit weg von den anderen. Aus zweien kann einer werden. Wie viele sind am Ende übrig?</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Können die letzten zwei je nebeneinander stehen?</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Ein Stein, der zurückbleibt, kommt nie mehr nach. Also alle beisammenhalten.</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Vom Ende her denken: Der letzte Sprung geht über einen Stein neben dem Mittelquadrat. Erst so einen Stein um die Ecke springen lassen und dort stehen lassen. Drei Sprünge.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Der Stein neben dem Mittelquadrat springt zuerst, auf den Punkt um die Ecke.</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Mit einem Stein auf dem Mittelquadrat</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Mit einem Stein anderswo</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Mit zwei Steinen, die nicht springen können</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Zwei Steine, die keine Nachbarn sind: Keiner kann springen.</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Welche Steine können hier überhaupt springen? Alle anklicken, die es können.</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Beide Gruppen, Stein für Stein.</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Alle, aber die beiden Gruppen sind zu weit auseinander, um sich zu treffen.</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Fünf Steine dicht beisammen, vier Sprünge. Im Inneren herumspringen und auf dem Mittelquadrat herauskommen.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>So ist es nicht gelöst. Der Stein neben dem Mittelquadrat soll als Letzter übersprungen werden.</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Ein Stein macht die ersten zwei Sprünge, um die Ecke und zurück.</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Das erste Rätsel: sechs Steine um das Mittelquadrat, fünf Sprünge. Zurücknehmen darf man, so oft man will.</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>Alle hereinholen</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Alle vierzig Steine müssen herein, und einer ist noch draußen. In Pfeilrichtung ziehen: Der letzte kommt herein, wo der Pfeil begann.</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ein Zug wie jeder andere, aber kein Stein ist damit hereingekommen.</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ein Stein ist noch draußen.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Den Stein am Anfang des Pfeils nehmen und an seiner Spitze absetzen.</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Je weniger Züge, desto besser.</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Wo eine Linie an einer anderen endet, treffen sich drei Felder und bilden eine Gruppe. Lässt ein Zug in die Gruppe nur eines davon leer, darf dort ein Stein herein. In Pfeilrichtung ziehen: Ein Stein kommt von selbst herein.</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Jetzt hat keine Gruppe zwei Steine, also kam keiner herein.</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>Auf dem leuchtenden Feld ist kein Stein hereingekommen.</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Den Stein vom Anfang des Pfeils an die Spitze bringen. Dort trifft er einen Stein seiner Gruppe.</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Hereinkommen kostet keinen Zug. Es geschieht mit dem Zug oder gar nicht.</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Wenn der Stein in Pfeilrichtung zieht, wo kommen Steine herein? Die Felder anklicken.</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>In zwei Gruppen ist schon ein Stein.</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ein Zug, zwei Gruppen: Zwei Steine kommen auf einmal herein. Diesen Zug machen.</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Damit ist einer hereingekommen. Ein anderer Zug bringt zwei.</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>Damit ist kein Stein hereingekommen.</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Mit diesem Zug können zwei Steine hereinkommen.</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>In Pfeilrichtung ziehen.</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ein Zug geht über eine Seite. Diese zwei Felder treffen sich nur an einem Punkt: versuchen, in Pfeilrichtung zu ziehen.</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Den Stein im Feld an der Spitze des Pfeils absetzen.</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Die Grundstellung. Einer dieser ersten Züge kann auf dem genannten Feld keinen Stein hereinholen. Welcher?</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Nach dem Zug darf nur ein Feld einer Gruppe leer sein. Welche Gruppe hat bloß einen Stein?</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>Kacheln und die gesperrte Mitte</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Die vier Kacheln sind Durchgangsfelder. Den leuchtenden Stein auf eine ziehen.</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Der leuchtende Stein ist nicht auf der Kachel.</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Ein Stein auf einer Kachel muss als Nächster ziehen. Versuchen, einen anderen zu ziehen.</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Irgendeinen Stein außer dem leuchtenden.</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Er muss also weiter. Alle Felder anklicken, auf die er kann.</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Vier Seiten, vier Felder, und von einem davon kam er.</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Sogar dorthin zurück, woher er kam.</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>Der Stein geht gleich zurück. Als wie viele Züge zählt das?</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Jeder Zug zählt.</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Zwei, und nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Nur das Mittelquadrat bleibt immer leer. Versuchen, es zu betreten.</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Der Stein im kleinen Dreieck steht daneben.</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>An einer Kachel endet keine Linie, also gehören Kacheln zu keiner Gruppe. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>Nach einem Stein suchen, der hereinkäme.</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Versuchen, auf ein Feld zu ziehen, das nicht leer ist.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Einen Stein nehmen und auf einem anderen daneben absetzen.</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Gegen Ende sind freie Felder dort knapp, wo man sie braucht.</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>Viele mit einem Zug</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Aus der Grundstellung in zwei Zügen fünf Steine auf das Brett bringen. Der erste Zug holt nichts herein, der zweite zwei.</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Zwei Züge, und weniger als fünf Steine auf dem Brett.</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Erst den Stein vom großen Feld rechts in das kleine Dreieck ziehen, das abseits der anderen liegt. Dann den anderen in das Dreieck dazwischen.</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Manchmal lohnt sich ein Zug zur Vorbereitung.</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Der nächste Zug kann zwei weitere hereinholen. Diesen Zug finden.</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Mit einem Zug hätten zwei Steine hereinkommen können.</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Am kleinen Dreieck rechts treffen sich zwei Gruppen. Das große Feld an der äußeren Spitze gehört zu beiden.</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ein Zug in ein Feld zweier Gruppen, aus einem Feld von einer davon.</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ein Stein ist noch draußen. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>Die Steine zählen, die hereinkämen.</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ein Zug, der zwei hereinholen könnte, wird jetzt an einen verschwendet. Solche Züge früh suchen.</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Das erste Rätsel: Vierunddreißig Steine sind auf dem Brett, sechs warten draußen. Es geht in sechs Zügen.</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Durch die Mitte heim</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ein Schritt ist übrig, und das Mittelquadrat liegt nebenan.</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Das führt von der Mitte weg.</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Weiß ist noch nicht daheim. Eine der vier Kacheln, ein kleines Dreieck, dann das Mittelquadrat.</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Schwarz, Bens erste Farbe</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Weiß, denn Weiß beginnt immer</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Blau, Bens zweite Farbe</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Neun, für einen Stein oder mehrere, alle weiß. Was man nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Die Seiten seines Felds ansehen, eine nach der anderen. Hinter einer steht ein anderer weißer Stein.</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Zwei Felder, die sich nur an einem Punkt berühren, sind keine Nachbarn. Versuchen, den Stein dorthin zu ziehen.</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Den weißen Stein im Feld an der Spitze des Pfeils absetzen.</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Gesprungen wird nicht, und geschlagen auch nicht. Versuchen, auf ein Feld zu ziehen, das nicht leer ist.</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Weiß ist am Zug. Auch Rot gehört Ann. Versuchen, einen roten Stein zu ziehen.</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Irgendeinen der leuchtenden roten Steine nehmen.</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Jeder Zug gehört einer Farbe, und nur ihre Steine ziehen.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Dreiergruppen</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Weiß ist in der Gruppe, aber nichts kam herein. Das geht nur gleich nach dem Schritt.</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Auf dem leuchtenden Feld ist kein weißer Stein hereingekommen.</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ziehen, wie der Pfeil zeigt. Dann leuchtet das Feld auf: es anklicken, bevor man etwas anderes tut.</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Wem der andere Stein gehört, spielt keine Rolle. Hereinkommen kostet keinen Schritt.</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Jetzt ist auch ein blauer Stein da. Wenn Weiß zieht, wie der Pfeil zeigt, in welche Felder dürfen Steine herein? Alle anklicken.</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>In einer Gruppe ist Schwarz, in einer anderen Blau.</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ein Schritt, zwei Gruppen: beide hereinholen.</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Einer ist hereingekommen. Für noch einen war Platz, und jetzt ist die Gelegenheit vorbei.</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Mit einem Schritt können zwei Steine hereinkommen.</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ziehen, wie der Pfeil zeigt, dann die leuchtenden Felder nacheinander anklicken.</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>In der Reserve ist nur noch ein weißer Stein. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Jetzt das Feld anklicken, das der Stein verlassen hat: Es vollendet die Gruppe.</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Auf dem Feld, das der leuchtende verlässt, darf ein Stein hereinkommen.</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>In das kleine Dreieck ziehen, dann das gerade verlassene Feld anklicken.</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Gruppen gelten, wie sie gleich nach dem Schritt sind. Ein Stein, der weg ist, zählt nicht mehr.</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Der Stein kommt auf dem dritten Feld der Gruppe herein, in die einer gezogen ist.</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Durchgang, und die zwei, die bleiben</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Die vier Kacheln sind Durchgangsfelder: Ein Stein darf hindurch, aber nicht bleiben. Eine durchqueren und im kleinen Dreieck neben dem Mittelquadrat anhalten.</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Weiß soll im leuchtenden kleinen Dreieck enden.</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Zwei Schritte: auf die Kachel und weiter. Das andere kleine Dreieck ist besetzt.</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Einen der beiden Schritte anderswo machen, mit dem anderen weißen Stein. Dann versuchen, die Kachel zu betreten.</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Erst den leuchtenden Stein, irgendwohin. Dann den anderen, wie der Pfeil zeigt.</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Nie mit dem letzten Schritt eine Kachel betreten: Zum Verlassen bliebe keiner.</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Einer dieser Züge lässt einen Stein auf einer Kachel und darf so nicht enden. Welcher?</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Darauf achten, wo jeder Stein anhält.</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Kacheln gehören zu keiner Gruppe, also kommt bei einem Schritt auf eine kein Stein herein. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Zwei weiße Steine sind auf dem Brett, zwei warten in der Reserve. Versuchen, den im kleinen Dreieck heimzubringen.</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Ihn auf das Mittelquadrat bringen.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Solange eine Farbe Reserve hat, bleiben zwei ihrer Steine auf dem Brett: Einer allein könnte ohne andere Farben keine Gruppe vollenden.</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Dorthin ziehen, ja, aber dabei einen Stein hereinholen. Dann darf einer von dreien heim.</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Noch ist kein Stein daheim. Vorher müssen drei auf dem Brett sein.</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Den äußeren Stein neben Schwarz ziehen, sodass ein dritter weißer Stein hereinkommt.</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Hereinholen schafft Luft zum Heimgehen.</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Hier ist die Reserve von Weiß leer, also muss kein Stein bleiben. Beide heimbringen.</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Einer davon ist noch auf dem Brett.</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Je ein Schritt.</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Weiß und Schwarz stehen schon in einer Gruppe, und ihr drittes Feld leuchtet. Trotzdem wird einer dieser Züge abgelehnt. Welcher?</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Welcher Zug holt einen Stein herein, ohne dass ein Schritt in die Gruppe führt?</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Steine kommen mit einem Schritt in ihre Gruppe herein, nicht hinterher.</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Verpasst, aber nicht verloren: Mit zwei Schritten kann man auf dem leuchtenden Feld noch einen Stein hereinholen.</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Die Hälfte. Ein Schritt ist noch übrig, um zurückzukommen.</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Die Gruppe verlassen und wieder hineinziehen.</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Am Anfang helfen auch die Steine der anderen. Einen weißen Stein auf dem leuchtenden Feld hereinholen, das zwischen Weiß und Blau liegt.</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dorthin ist ein Stein gezogen, aber keiner kam herein.</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Das kleine Dreieck daneben: Weiß auf einer Seite, Blau auf der anderen.</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Das hat Ann getan, und sie hat noch einen Schritt. Wenn der leuchtende Stein in Pfeilrichtung zieht, wo dürfen Steine herein? Die Felder anklicken.</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>In diesem kleinen Dreieck treffen sich zwei Gruppen. Das verlassene Feld ist dann leer.</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Zwei mit einem Schritt. Das macht drei im ersten Zug.</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Zwei Spieler, je zwei Farben, und die übliche Partie. Der letzte weiße Stein geht heim. Was dann?</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann hat gewonnen</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Die Partie geht weiter</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Was ist mit Anns roten Steinen?</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Meist müssen beide Farben daheim sein. Vor der Partie kann man vereinbaren, dass eine genügt.</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Worauf gute Spieler achten</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Zwei Schritte ganz am Anfang. Wie viele Steine können hereinkommen? Mindestens zwei hereinholen.</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Einer ist drin, und ein Schritt ist noch übrig.</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Weniger als zwei sind hereingekommen.</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Der Stein an der Spitze kann hinter sich Platz machen. Auch die Steine anderer Farben helfen.</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Sogar drei sind möglich. Ein Schritt kann zwei Gruppen zugleich vollenden, aber der andere muss ihn vorbereiten: drei hereinholen.</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Zwei. Für drei muss der zweite Schritt zwei Gruppen vollenden.</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Weniger als drei sind hereingekommen.</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Erst einen Stein aus einem der großen Felder in das kleine Dreieck ziehen, das abseits der anderen liegt. Dann den anderen in das mittlere Dreieck.</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Drei Schritte. Beide Steine der Reserve nacheinander hereinholen und mit dem letzten Schritt einen heimbringen.</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Gut, aber ein Schritt ist übrig, und noch einer kann herein.</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Beide sollen herein, und einer soll heim.</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Neben Schwarz ist auf jeder Seite eine Gruppe. Den gerade hereingekommenen Stein ziehen und dort, wo er stand, noch einen hereinholen.</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Vier Schritte, zwei weiße Steine, und hier gewinnen zehn einer Farbe. Schwarz steht in einem der kleinen Dreiecke. In diesem Zug beide heimbringen.</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Der Weg in das kleine Dreieck war frei. Noch ein Schritt, und Weiß ist daheim.</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Ein weißer Stein ist noch auf dem Brett.</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Der Weg durch die Kachel endet im kleinen Dreieck, in dem Weiß steht. Also geht dieser Stein zuerst.</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Die erste Partie, eine kurze: Fünf jeder Farbe sind schon daheim, und wer zuerst zehn einer Farbe daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>So weit wie möglich</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Vier Felder bis zum Rand, also vier Punkte. Es gibt eine längere Strecke.</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>In einer anderen Richtung gibt es mehr Punkte.</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>Die mittlere Reihe ist die längste.</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>Alle fahren zugleich, und niemand wusste vorher, wohin die anderen wollten.</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann fährt von C3 nach Osten, Ben von A3 nach Südosten. Ihre Fahrten kreuzen sich. Wie viele Punkte macht Ben?</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>Die Felder von A3 nach rechts unten bis zum Rand zählen.</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ein Plan muss etwas über die Fahrt sagen, und sei es, dass man stehen bleibt. Versuchen, einen Plan ohne Fahrt abzugeben.</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>Sofort abgeben, ohne Richtung.</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>Stehen bleiben ist erlaubt. Es bringt keinen Punkt, aber manchmal einen besseren Platz.</translation>
    </message>
    <message>
        <source>On E1</source>
        <extracomment>highway/1, highway/5</extracomment>
        <translation>Auf E1</translation>
    </message>
    <message>
        <source>On E9</source>
        <extracomment>highway/1, highway/2, highway/5</extracomment>
        <translation>Auf E9</translation>
    </message>
    <message>
        <source>On E2</source>
        <extracomment>highway/1</extracomment>
        <translation>Auf E2</translation>
    </message>
    <message>
        <source>No cell is good or bad in itself. What counts is how far you can travel from it.</source>
        <extracomment>highway/1</extracomment>
        <translation>Kein Feld ist an sich gut oder schlecht. Es zählt, wie weit man von dort kommt.</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>Eine lange Strecke, aber nicht lang genug: Ann braucht mehr als 20 Punkte.</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ben hat noch mehr Punkte als Ann.</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>22 Punkte in einer Runde. Nach Runde 6 gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>Auf einem Plättchen biegt man um eine Feldseite ab, nach links oder rechts aus eigener Sicht. Alle Linksplättchen anklicken.</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>Nach links heißt gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Die anderen drei führen nach rechts.</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann fährt nach Osten los. Wo endet sie?</translation>
    </message>
    <message>
        <source>On B6</source>
        <extracomment>highway/2</extracomment>
        <translation>Auf B6</translation>
    </message>
    <message>
        <source>On A4</source>
        <extracomment>highway/2</extracomment>
        <translation>Auf A4</translation>
    </message>
    <message>
        <source>On I4</source>
        <extracomment>highway/2</extracomment>
        <translation>Auf I4</translation>
    </message>
    <message>
        <source>A left turn from east leads north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>Osten, und links davon ist Nordosten.</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>Links auf E4, rechts auf B4: Das ist wieder Osten.</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Sieben Punkte ohne Plättchen. Im richtigen Augenblick abgebogen, wird es einer mehr.</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>Auf B2 führt links hinauf zum Rand.</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann braucht acht Punkte oder mehr.</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Nach Osten losfahren und bald nach dem Anfang rechts abbiegen.</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>Plättchen lenken die Fahrt dorthin, wo das Brett breiter ist.</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Unter Ann liegt ein Plättchen, auf E4. Sie fährt nach Osten los. Wie viele Punkte macht sie?</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ein Plättchen wirkt auf alle, die darauffahren.</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Das Plättchen am Anfang bewirkt nichts. Das auf E7 hat sie nach rechts gelenkt.</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>Wohin führt das letzte Plättchen sie?</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>Hier liegen schon viele Plättchen. Mit ihrer Hilfe für Ann mindestens sieben Punkte machen.</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>Zu kurz. Den Plättchen in Gedanken folgen, dann erst wählen.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>Weniger als sieben Punkte.</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>Nach Osten und Nordosten sehen.</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>Plättchen gehören niemandem. Wer die Straße findet, nutzt sie.</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>Was man kontrolliert</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>Plättchen und Sperren kommen auf Felder, die man kontrolliert: höchstens zwei Schritte entfernt. Alle Felder anklicken, die Ann kontrolliert, auch ihr eigenes.</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>Zwei Schritte von A1, in jede Richtung auf dem Brett.</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann steht auf D4. Versuchen, ein Plättchen weiter als zwei Schritte entfernt zu setzen.</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Andere können dieselben Felder kontrollieren, aber in dieser Runde kontrolliert niemand Felder, die weiter als zwei Schritte entfernt sind.</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben steht auf B3, neben Ann. Versuchen, etwas auf sein Feld zu setzen.</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ein Plättchen oder die Sperre auf B3 setzen.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>Auf ein Feld, auf dem jemand steht, lässt sich nichts setzen.</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Eine Sperre hält alle auf, die auf ihr Feld fahren wollen. Versuchen, sie auf die Ecke A1 zu setzen.</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Die Sperre nehmen und auf A1 setzen.</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ecken werden nie gesperrt. Ein Plättchen darf dort liegen.</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>In jeder Runde hat man zwei Plättchen und eine Sperre. Versuchen, ein drittes Plättchen zu setzen.</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>Zwei Plättchen setzen, dann noch eines.</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>Zwei Plättchen, gleich oder verschieden, und eine Sperre.</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben fährt sicher am oberen Rand entlang. Die Sperre so setzen, dass er höchstens zwei Punkte macht.</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben fährt auf Reihe A. Die Sperre liegt ihm nicht im Weg.</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben hat mehr als zwei Punkte gemacht.</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Mit der Sperre erreicht Ann zwei Felder der Reihe A.</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>Er hält vor der Sperre. Sie bleibt eine Runde lang.</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>Alles zugleich</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann und Ben setzen beide ein Rechtsplättchen auf C4. Was liegt dort nach der Runde?</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Ein Plättchen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>Nur Verschiedenes hebt sich auf.</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>Jetzt liegt ein Plättchen auf E5.</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>Auf E5 etwas anderes setzen als Ben.</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Das Plättchen</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>Sperren verschwinden am Ende der Runde.</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>Plättchen bleiben über alle Runden, bis etwas sie verdeckt. Das Plättchen auf E4 so ändern, dass es von jetzt an nach links führt.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Die Sperre hat das Plättchen mitgenommen. Jetzt liegt auf E4 nichts.</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>Das Plättchen auf E4 führt noch nach rechts.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ein Linksplättchen darüberlegen.</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>Jedes Plättchen auf einem kontrollierten Feld darf man verdecken.</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>Eigenes Plättchen und eigene Sperre kommen auf verschiedene Felder. Versuchen, beide auf D4 zu setzen.</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ein Plättchen auf D4 setzen, dann die Sperre dorthin ziehen.</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>Auf ein Feld darf man nur ein Plättchen oder eine Sperre setzen.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>Zusammenstöße</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>Auf E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>Startfelder sind die Ecken, auch die ohne Besitzer. Alle anklicken, auf denen niemand steht.</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>Es gibt sechs Ecken, und auf einer davon steht Ben.</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>Nach E1, neben Cleo</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>Sie bleibt auf A1</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>In eine ausgeloste Ecke</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>Das Los hat entschieden. Es hätte jede freie Ecke sein können.</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann fährt von I1 weiter. Ihr Startfeld bleibt E1.</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben führt, und er wird auf C7 bleiben. Ihn heim nach A5 schicken.</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>Das führt an Reihe C vorbei. Ann dort nach rechts abbiegen lassen.</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben ist noch auf C7. Ann muss ihre Fahrt dort beenden.</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>Reihe C endet auf C7. Ann kommt auf Reihe C, wenn sie nach Nordosten losfährt.</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>Runden zwei bis vier</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Wieder Runde 2, und Ann steht am Rand. Keine gerade Strecke bringt mehr als fünf Punkte. Mindestens zehn machen.</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>Fünf Punkte. Die Felder um E5 sind doppelt so viel wert; Ann über sie lenken.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann hat in dieser Runde weniger als zehn Punkte gemacht.</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>Nach rechts oder links unten losfahren und zwei Felder später zur Mitte abbiegen.</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ein Plättchen, und die Fahrt führt durch die Mitte statt daran vorbei.</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>In Runde 3 kontrolliert man, was man sieht: gerade Linien in alle sechs Richtungen, bis zum ersten Spieler. Die Felder anklicken, die Ann auf E3 kontrolliert, auch ihr eigenes.</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Die Felder, auf denen Cleo und Ben stehen, gehören dazu, die dahinter nicht.</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>Zwei Linien enden bei einem Spieler, vier am Rand.</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo steht auf E6. Versuchen, hinter sie ein Plättchen zu setzen.</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>E7 liegt hinter ihr, von E3 aus gesehen.</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Spieler nehmen die Sicht. Plättchen und Sperren nicht.</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4 ist nur zwei Schritte entfernt, aber liegt es in gerader Linie mit E3? Versuchen, dort ein Plättchen zu setzen.</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ein Plättchen auf D4 setzen.</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>In Runde 3 zählt nicht die Entfernung.</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>Runde 4 ist die verkehrte Welt: Links wird zu rechts und rechts zu links, bevor jemand abgibt. Runde 3 endet gerade. Was tut das Plättchen auf D5 in Runde 4?</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>Nach links lenken</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>Nach rechts lenken</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>Nichts, es ist weg</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>Jetzt führt es nach links.</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Man sieht es auf dem Brett, bevor Runde 4 beginnt, und die Plättchen bleiben so.</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>Das ist Runde 3. Ein Plättchen auf E5 setzen, das in Runde 4 nach links führt.</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>In Runde 3 hätte es nach links geführt. Jetzt beginnt Runde 4, und es hat die Richtung gewechselt.</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>Auf E5 liegt kein Linksplättchen.</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Nach dieser Runde wechseln alle Plättchen auf dem Brett die Richtung.</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>In Runde 3 setzt man umgekehrt, was man in Runde 4 braucht.</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>Runden fünf und sechs</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>In Runde 5 kontrolliert man auch alle Felder, denen man näher ist als alle anderen. Alle Felder anklicken, die Ann kontrolliert, auch ihr eigenes.</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>Zwei Schritte um A1, und zwei weitere Felder, die weiter von Ben entfernt sind als von ihr.</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ein Feld, das Ben ebenso nah liegt wie Ann, zählt nicht.</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4 liegt Ben ebenso nah wie Ann. Versuchen, dort ein Plättchen zu setzen.</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ein Plättchen auf B4 setzen.</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>Näher als alle anderen oder höchstens zwei Schritte entfernt.</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>In dieser Runde dürfen alle je zwei Räuber verstecken. Wer auf einen fährt, gibt dem Besitzer zwei Punkte. Ben wird durch die mittlere Reihe nach Westen fahren: ihm vier Punkte abnehmen.</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ein Räuber, zwei Punkte. Einen zweiten darf man auf einem anderen Feld verstecken.</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben hat weniger als vier Punkte verloren.</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>Beide Räuber auf verschiedenen Feldern der Reihe E verstecken.</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben machte acht Punkte und verlor vier, und die vier bekam Ann. Ihre Räuber bekommt sonst nie jemand zu sehen.</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Versuchen, unter Ben einen Räuber zu verstecken, auf D6.</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Einen Räuber auf D6 setzen.</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>Dort darf niemand stehen. Aber Ecken, Plättchen, sogar das eigene Plättchen auf demselben Feld sind erlaubt.</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben hat keine Punkte. Er fährt von D5 nach Westen, über Anns Räuber auf D4 und D3. Was hat er danach?</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>Vier Felder sind vier Punkte. Zwei Räuber kosten vier.</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>Vier Punkte für die Fahrt, minus vier für die Räuber. Mit einer kürzeren Fahrt wäre er unter null gefallen.</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>In Runde 6 wirft der Rand alle zurück wie Bälle. Ann fährt von C6 nach Osten und erreicht auf C7 den Rand. Wohin fährt sie weiter?</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>Nach D7</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>Nach B6</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>Zurück nach C6</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>Nach D8</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>Der Rand läuft dort nach rechts unten. Was täte ein Ball, der von links kommt?</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>Der Rand hält einen nur auf, wenn man auf der geraden Linie von der Mitte des Bretts in eine Ecke fährt. Ann fährt in der letzten Runde von E8 nach Osten. Wer gewinnt die Partie?</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann allein</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben allein</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9 ist eine Ecke, und E5 ist die Mitte. Anns Punkte zu ihren 20 dazuzählen.</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ein Punkt, dann hielt die Ecke sie auf: je 21, und beide teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>Letzte Runde, und Ann liegt 22 Punkte hinten. Eine Fahrt finden, die gewinnt.</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>Nicht weit genug: Ann braucht in dieser Runde mehr als 22 Punkte.</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben hat noch mehr Punkte oder ebenso viele.</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>Der Rand ist selbst eine lange Straße. Überlegen, wie man an ihm entlangfahren kann.</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23 Punkte. Nach Runde 6 wird niemand mehr heimgeschickt, also muss man keinen Zusammenstoß fürchten.</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>Zuerst das eine Plättchen suchen, das eine lange Straße öffnet. Ohne dieses macht Ann hier sieben Punkte. Es sollen vierzehn werden.</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>Acht Punkte. Es gibt etwas viel Längeres, mit Plättchen, die hier schon liegen.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann hat weniger als vierzehn Punkte gemacht.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ein Linksplättchen auf D4 oder D3 setzen und so losfahren, dass Ann darüberkommt.</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>Die Plättchen vom Ende her lesen: Woher müsste man kommen?</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben steht in der Ecke, und eine seiner Richtungen ist viel besser als die anderen. Ihn dort ganz aufhalten und selbst noch fünf Punkte machen.</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben fuhr durch die ganze mittlere Reihe. Die Sperre muss direkt vor ihm liegen.</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Das lässt Ben einen Punkt. Die Sperre kann ein Feld näher liegen.</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben soll keinen Punkt machen und Ann fünf.</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>Die Sperre gehört auf E8. Dann fährt Ann selbst durch die mittlere Reihe nach Westen.</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Geraten, aber gut. Je mehr eine Richtung bietet, desto eher ist sie gesperrt.</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ein Plättchen kann leisten, was eine Sperre leistet, und es bleibt. Ben fährt von A5 nach Westen: ein Plättchen setzen, das ihn nach einem Feld vom Brett lenkt.</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Links von ihm führt die Strecke über das Brett hinunter. Die andere Art lenkt ihn zum Rand.</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>Auch das wirkt, aber ein Feld später.</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben hat mehr als einen Punkt gemacht, oder auf A4 liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>Wer am oberen Rand nach Westen fährt, hat den Rand rechts.</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Solange das Plättchen liegt, kann niemand den ganzen oberen Rand entlang nach Westen fahren.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>Wo man endet, beginnt man das nächste Mal. In zwei Runden sechzehn Punkte machen: In der zweiten zählt die Mitte doppelt, was für die mittlere Reihe spricht.</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann hat noch keine sechzehn Punkte.</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>Von E1 durch die mittlere Reihe und zurück.</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>Acht, dann zehn. Vor Runde 2 ist ein Ende der mittleren Reihe ein guter Platz.</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>Runde 5: Räuber lohnen sich, wo Strecken sich kreuzen. Ben und Cleo fahren beide durch die Mitte, von A1 und von I5. Zwei Räuber so verstecken, dass sie Ann acht Punkte bringen.</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ein Räuber liegt auf ihrer Strecke. Zwei darf man verstecken.</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben und Cleo sollen beide auf zwei Räuber treffen.</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ihre Strecken teilen sich eine Linie, von Ecke zu Ecke.</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>Räuber liegen dort am besten, wo mehrere vorbeiwollen.</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>Die erste Partie, zu zweit. Auch der Computer plant heimlich. Sechs Runden; wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Eine Linie, eine Seite</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wer keinen Platz für einen Stein findet, verliert. Ben hat noch einen, und der leuchtet. Einen Stein auf eine Linie setzen, die durch diesen Punkt geht, und er ist für Ben gesperrt.</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Der leuchtende Punkt ist noch offen. Ben nimmt ihn, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben kann noch auf den leuchtenden Punkt setzen.</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Einer der Linien durch den leuchtenden Punkt folgen und den Stein darauf setzen. Auch der leuchtende Punkt selbst geht.</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wer als Letzter setzt, gewinnt.</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ein Stein belegt jede Linie, die durch seinen Punkt läuft oder dort endet, von einem Ende zum anderen. Alle Punkte auf den Linien des leuchtenden Steins anklicken, auch seinen eigenen.</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Zwei kurze Linien: Eine geht durch das Mittelquadrat, die andere endet zu beiden Seiten des Steins.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Auf keiner Linie dürfen Steine beider Seiten stehen. Versuchen, einen Stein auf eine Linie von Ben zu setzen.</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>Irgendein Punkt auf einer Linie durch einen von Bens Steinen.</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Das Programm nennt den Stein, der im Weg ist.</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Den Stein darf man hier und dort ausprobieren: Fest liegt er erst, wenn der Zug beendet ist. Diesmal den leuchtenden Punkt für Ben sperren.</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Der leuchtende Punkt ist für Ben noch offen.</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Durch den leuchtenden Punkt gehen zwei Linien. Einen Punkt auf einer davon nehmen.</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ein eigener Stein auf einer Linie sperrt sie für die Gegenseite.</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Man hat zehn weiße und zehn rote Steine, und Farben spielen keine Rolle. Welcher dieser Züge wird trotzdem abgelehnt?</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wem gehören die Steine?</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Schwarz und Blau gehören Ben.</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Das Los bestimmt, wer beginnt: diesmal Ben. Wer setzt zuerst?</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ann, denn sie hat Weiß</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Hier ist Beginnen kein Vorteil, wie sich zeigen wird.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Das strenge Spiel</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Im strengen Spiel wird niemand von einer Linie der Gegenseite ferngehalten. Einen Stein auf eine setzen, den Zug beenden: Das Programm sagt nichts dazu.</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Das verletzt nichts. Dieses eine Mal die Regel mit Absicht brechen.</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Noch stehen auf keiner Linie Steine beider Seiten.</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Noch niemand, die Partie geht weiter</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Wer zuerst reklamiert, gewinnt, egal, wessen Fehler es war.</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Eine andere Partie, und hier hat Ben den Fehler gemacht. Zwei Steine auf einer Linie, von jeder Seite einer: beide anklicken.</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Die Linien von links nach rechts absuchen. Beide Steine stehen auf gleicher Höhe, einer weit links und einer rechts.</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Dann reklamieren.</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Jetzt ist ein Stein gesetzt, und Ben kann als Erster reklamieren.</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Reklamiert wird mit einer Schaltfläche neben dem Brett, vor dem Setzen.</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Sie verliert die Partie</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Sie verliert ihren Zug</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Nichts, und sie setzt wie immer</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Es kostet nichts. Aber Ben weiß jetzt, wonach sie gesucht hat.</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ann hat in diesem Zug falsch reklamiert. Was davon darf sie jetzt nicht?</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Im strengen Spiel ist auch ein Punkt auf einer Linie von Ben offen.</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Reklamieren darf man nur einmal je Zug.</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann hat keinen Stein mehr zu setzen. Wer beginnt, muss also Linien schließen, und die Gegenseite muss sie offen halten.</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Wer beginnt, sperrt so viel wie möglich. Längere Linien nehmen Ben mehr Punkte. Einen ersten Punkt finden, der fünfzehn belegt, sich selbst mitgezählt.</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Zwei kurze Linien: Nur fünf Punkte sind belegt.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Das belegt weniger als fünfzehn Punkte. Selbst die vier kurzen Linien durch O belegen nur dreizehn.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Das belegt weniger als fünfzehn Punkte.</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Weder nah an der Mitte noch am Rand: dort, wo sich zwei der Linien mit acht Punkten kreuzen.</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Kurz vor dem Ende. Ben hat noch zwei Plätze, und beide leuchten. Einen davon sperren.</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ein Punkt, den Ben ohnehin nicht nutzen konnte. Er hat noch beide.</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Beide Punkte sind für Ben noch offen.</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Die Linie am inneren Quadrat entlang geht durch einen der beiden. An ihr anderes Ende setzen.</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Drei Punkte sind für Ben offen, und sie leuchten. Einer davon ist auch für Ann offen. Ihm zwei lassen.</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben hat noch alle drei, und die eigenen Punkte waren sicher.</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Für Ben sind noch drei Punkte offen.</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Den Punkt nehmen, den beide nutzen könnten, oder einen auf einer Linie mit ihm.</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Die erste Partie. Wer beginnt, muss mitzählen: Mit allen vierzig Steinen auf dem Brett wäre sie verloren.</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Linien, Nachbarn, Ketten</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Es sind die Ecken, die am weitesten herausragen, ringsum.</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Jede äußere Linie führt von einem Ausgang zu einem anderen.</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Steine stehen, wo sich Linien treffen. Nachbarn folgen auf einer Linie aufeinander. Neben dem leuchtenden Stein liegen vier Punkte: die zwei anklicken, die weiter außen liegen.</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Den zwei Linien durch den weißen Stein folgen, vom Mittelquadrat weg, bis zur nächsten Kreuzung.</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>In Over-Pass kann man einen Stein auf einer Linie nach außen schieben. Den weißen Stein auf einen der zwei Punkte bringen: ihn ziehen, oder erst ihn und dann den Punkt anklicken.</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Der leuchtende weiße Stein soll geschoben werden.</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Mit dem Stein in der Hand zeigen Pfeile, wohin er geschoben werden kann.</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Steine springen in Over-Pass auch über andere, aber dieser steht allein. Versuchen, ihn weiter als zu einem Nachbarpunkt zu bringen.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Den weißen Stein nehmen und auf irgendeinem leeren Punkt zwei Linien weiter absetzen.</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Ohne einen Stein daneben gibt es nichts zu überspringen.</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Steine nebeneinander bilden eine Kette, auch um Ecken. Weiß kann über eine zum leuchtenden Punkt springen. Seine ganze Strecke anklicken, vom Anfang bis zum Ende.</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Von Weiß zu Schwarz, weiter zu Rot und zum leuchtenden Punkt: vier Klicks.</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Jetzt diesen Sprung machen: Der weiße Stein geht mit einem Schritt über Schwarz und Rot.</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Weiß sprang nur über Schwarz. Die Kette geht weiter zu Rot und von dort zum leuchtenden Punkt.</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Der weiße Stein ist noch nicht auf dem leuchtenden Punkt.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Den weißen Stein nehmen und auf dem leuchtenden Punkt absetzen.</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Durch die Mitte herein, an einer Spitze hinaus</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>So gewinnt man Over-Pass. Neun von Anns weißen Steinen sind daheim, der zehnte steht auf einem Ausgang. Ihn von dort in das leuchtende Heim bringen.</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ein Schritt wie jeder andere. Weiß kann sofort heim, und dann ist die Partie gewonnen.</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Die Partie geht weiter. Der weiße Stein ist nicht heimgegangen.</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Den weißen Stein auf dem Ausgang nehmen. Sein Heim ist die Ablage mit dem kleinen Haus.</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Zu zweit genügen zehn einer Farbe daheim.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Die Ben lieber ist</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Der Stein auf O muss vor dem Ende des Zugs weg. Mit zwei Schritten: ihn über einen Nachbarn auf einen leeren Punkt springen lassen.</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>Auf O steht noch ein Stein.</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Den Stein auf O nehmen. Die Marken zeigen, wo er landen kann.</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann darf Steine jeder Farbe ziehen, auch die von Ben. Den leuchtenden schwarzen Stein ziehen, dann O räumen, dann den Zug beenden.</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O ist leer, aber der schwarze Stein hat nicht gezogen. Ein Schritt ist verfallen.</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Der leuchtende schwarze Stein ist noch, wo er war.</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Erst der schwarze Stein, über irgendeinen Nachbarn. Der zweite Schritt räumt O.</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann hat zwei Schritte. Einer dieser Züge darf so nicht enden. Welcher?</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Nach zweien davon ist das Mittelquadrat leer.</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ein Zug endet mit leerem O. Man muss nicht alle Schritte nutzen.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Die Farben sind reihum am Zug: Weiß, Schwarz, Rot, Blau. Weiß und Rot gehören Ann. Weiß hat gerade O geräumt. Wer würfelt als Nächstes?</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, mit Rot</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, mit Schwarz</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, mit Blau</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Nach Weiß kommt die zweite Farbe.</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben, mit Schwarz. Ein schwarzer Stein kommt auf O herein.</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ein Over-Pass geht über einen Nachbarn und landet auf einem leeren Punkt neben diesem. Geradeaus oder um die Ecke: frei wählen.</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Der leuchtende weiße Stein soll über den schwarzen springen.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Den weißen Stein nehmen und auf einem Punkt neben dem schwarzen absetzen.</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Mit Rot hinter Schwarz ist die Kette länger, und Weiß darf sie verlassen, wo es will. Alle Punkte anklicken, auf denen Weiß landen kann.</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Leere Punkte neben Schwarz und leere Punkte neben Rot. Insgesamt fünf.</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>So lang die Kette auch ist, sie kostet einen Schritt.</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Eine dieser drei Landungen ist nicht frei. Welche?</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Darauf achten, wo der rote Stein steht.</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ein Stein je Punkt.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>Den weißen Stein am Anfang des Pfeils nehmen und an seiner Spitze absetzen.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ein Stein überspringt nie die eigene Farbe. Über alle anderen kann er springen.</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Hier hat die Kette eine Lücke. Trotzdem versuchen, Weiß zum leuchtenden Punkt zu bringen.</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jeder Stein einer Kette steht neben dem vorigen.</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Zwei Schritte: erst mit einem anderen Stein die Lücke schließen, dann Weiß zum leuchtenden Punkt bringen.</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Weiß ist zu früh losgezogen. Erst muss die Lücke geschlossen werden.</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Das verbindet den schwarzen Stein nicht mit dem blauen.</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>Weiß ist noch nicht auf dem leuchtenden Punkt.</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Der rote Stein kann über Schwarz in die Lücke springen.</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Wie weit kommt man mit einem einzigen Schritt? Den weißen Stein neben O zum leuchtenden Ausgang bringen.</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ein weiter Weg, aber die Kette reicht weiter.</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Weiß ist noch nicht auf dem Ausgang.</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Die Kette führt bis ans Ziel. Den weißen Stein auf dem leuchtenden Punkt absetzen.</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ein Schritt über acht Steine. Wem sie gehören, ist egal, solange keiner weiß ist.</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Weiß ist weit innen, Schwarz weit außen. Jeder steht auf einer Linie von links nach rechts, und diese zwei Linien sind parallel. Weiß zu Schwarz bringen: Sie tauschen die Plätze.</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Auch das war ein Tausch, aber mit dem blauen Stein.</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Ein Schub bringt Weiß nur einen Punkt weiter.</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Weiß ist nicht dort, wo der schwarze Stein war.</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Den weißen Stein auf dem leuchtenden schwarzen absetzen.</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Ein Tausch kostet einen Schritt, wie weit sie auch auseinander sind.</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Alle Steine anklicken, mit denen der leuchtende weiße Stein tauschen kann. Die Farben müssen verschieden sein, und beide brauchen parallele Linien.</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Die Linien von Weiß gehen von links nach rechts und von links unten nach rechts oben. Drei Steine stehen auf solchen Linien.</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Parallele Linien, aber dieselbe Farbe: versuchen, diese zwei weißen Steine zu tauschen.</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Einen der beiden weißen Steine auf dem anderen absetzen.</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Weiß und Schwarz stehen auf derselben Linie und auf keinen parallelen. Versuchen, sie zu tauschen.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Weiß auf dem schwarzen Stein am Ende des Pfeils absetzen.</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Es braucht zwei verschiedene Linien.</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Eine Linie, die an einem Punkt nur endet, zählt dort nicht, und die Linie von Rot endet bei Weiß. Versuchen, Weiß mit einem Stein auf einer Linie parallel zu ihr zu tauschen.</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Weiß zum Stein an der Spitze des Pfeils bringen.</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Ein Stein steht nur auf einer Linie, wenn sie zu beiden Seiten weiterläuft.</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Weiß kann nicht über Weiß. Mit zwei Schritten kann man den Stein links doch zum leuchtenden Punkt bringen: erst die Kette durch einen Tausch ändern.</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Das brachte einen roten Stein von Ann dorthin. Der weiße versperrt die Kette noch.</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Jetzt steht dort nichts, und die Kette ist zu kurz.</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Den weißen Stein in der Kette mit dem roten tauschen. Beide stehen auf senkrechten Linien.</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Schübe und Ausgänge</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ein Schub geht einen Punkt weit auf einer Linie nach außen und kostet zwei Schritte. Weiß hat vier: den Stein zu einem Ausgang bringen.</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Weiß ist noch nicht auf einem Ausgang.</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Erst auf den Punkt daneben am äußeren Rand, dann weiter zu einer der zwei Spitzen.</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Dasselbe mit drei Schritten. Einmal schieben, dann versuchen, denselben Stein noch einmal zu schieben.</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Nach dem ersten Schub den Stein noch einmal nehmen, zum nächsten Ausgang.</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ein Schritt ist übrig, und ein Schub braucht zwei.</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Geschoben wird nur nach außen. Versuchen, Weiß einen Punkt zurück zur Mitte zu bringen.</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>Weiß auf dem Punkt an der Spitze des Pfeils absetzen.</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ein Schub darf nur auf Punkte gehen, die weiter von O weg sind. Over-Pass und Tausch dürfen überallhin.</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Eine Heimkehr führt von einem Ausgang heim und kostet einen Schritt. Solange eine Reserve Steine hat, braucht sie einen geraden Wurf. Sechs ist gerade: heimgehen.</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Weiß ist nicht heimgegangen.</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Den weißen Stein vom Ausgang in das leuchtende Heim bringen.</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Jetzt ist der Wurf drei. Einen Schritt mit Rot machen, sodass zwei bleiben, und dann versuchen, heimzugehen.</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Zum Beispiel den roten Stein mit Schwarz tauschen. Dann den weißen Stein vom Ausgang in sein Heim bringen.</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Es zählt der Wurf, für den ganzen Zug, nicht die Schritte, die noch übrig sind.</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Wieder drei, aber in keiner Reserve wartet noch ein Stein. Weiß heimbringen.</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Sind alle Reserven leer, genügt jeder Wurf.</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Weiß ist am Zug, und der Wurf ist gerade. Versuchen, Anns roten Stein heimzubringen.</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Der leuchtende Stein auf dem Ausgang. Sein Heim ist die rote Ablage.</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Nur die Farbe am Zug geht heim. Rot muss auf den eigenen Zug warten.</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Man darf Bens Steine ziehen, mit einer Ausnahme. Versuchen, seinen schwarzen Stein vom Ausgang wegzuziehen.</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Den leuchtenden schwarzen Stein nehmen.</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ein Stein auf einem Ausgang ist sicher: Nur sein Besitzer zieht ihn.</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Der äußere Rand und das leere O</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Von einem Ausgang springt ein Stein nur am äußeren Rand entlang, über Steine, die dort stehen. Weiß zum nächsten Ausgang bringen.</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Weiß ist nicht auf dem leuchtenden Ausgang.</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Weiß springt über den roten Stein am Rand.</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Von innen könnte Weiß auf jedem Punkt neben Rot landen. Vom Ausgang aus nicht: versuchen, innen zu landen.</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Versuchen, den weißen Stein auf dem Ausgang mit dem schwarzen zu tauschen.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Weiß auf dem schwarzen Stein an der Spitze des Pfeils absetzen.</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ein Stein auf einem Ausgang kann nicht getauscht und auch nicht geschoben werden.</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ein weißer Stein ist hereingekommen, und auch alle Steine um O sind weiß. Wie viele Schritte kostet es, O zu räumen?</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Über die eigene Farbe kommt er nicht. Was kann er sonst?</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Zwei: Nur ein Schub ist möglich.</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Zwei der drei Schritte braucht man also. Versuchen, erst einen der anderen Steine zu schieben.</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Versuchen, den leuchtenden Stein nach außen zu ziehen.</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Jeder Schritt muss genug übrig lassen, um O zu räumen.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Alle acht Punkte um O sind weiß besetzt, also kann Weiß weder springen noch geschoben werden. Es bleiben zwei Schritte, und Rot steht anderswo. O räumen.</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Erst den Stein auf O mit dem roten tauschen. Rot kann über Weiß springen.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Hier hilft nichts: Alle Punkte um O sind weiß besetzt, und die anderen Steine stehen auf Ausgängen. Mit diesem Wurf ist kein Schritt möglich. Was wird aus dem Stein auf O?</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Er bleibt auf O</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Er geht in seine Reserve zurück</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Er geht heim</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O muss leer sein, aber verloren geht nichts.</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Sehr selten. Inzwischen ist die nächste Farbe auf O hereingekommen.</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Sie bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Sie kommen vom Brett</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Andere brauchen sie vielleicht für ihre Ketten.</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ein guter Tausch. Aber der Wurf ist gerade, und ein weißer Stein wartet auf einem Ausgang.</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ein weißer Stein wartet noch auf seinem Ausgang.</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Vor allem anderen die Ausgänge ansehen.</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Derselbe Zug noch einmal, jetzt für den anderen Schritt: ein Tausch, der den inneren weißen Stein weit nach außen bringt und einen von Ben nach innen.</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Weiter außen, aber es gab einen besseren Partner.</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Weiß ist noch nicht am äußeren Rand.</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Bens schwarzer Stein am äußeren Rand hat einen Ausgang fast erreicht.</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ein Tausch mit einem Stein der Gegenseite zählt doppelt: Einer kommt näher, einer geht zurück.</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Neun schwarze Steine sind daheim, keine Reserve hat noch einen, und der letzte ist neben einem Ausgang. Ben braucht drei Schritte. Ann hat zwei: Was muss sie tun?</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Jetzt schiebt Ben auf einen Ausgang und geht heim.</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Der letzte schwarze Stein ist noch neben dem Ausgang.</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Bens Stein dürfen alle tauschen, solange er nicht auf einem Ausgang steht.</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Bis ein Stein auf einem Ausgang steht, dürfen alle ihn wieder nach innen bringen.</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Die erste Partie, eine kurze: Sieben jeder Farbe sind schon daheim. Noch drei weiße oder noch drei rote, und sie ist gewonnen.</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>Sprünge über Ketten</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>Der erste, schwarz</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>Der letzte, rot</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ein Sprung, ein Stein weniger.</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Alle Punkte anklicken, auf denen der leuchtende weiße Stein landen kann. Er darf die Kette nach jedem Stein verlassen.</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Leere Punkte neben Schwarz, neben Rot und neben Blau.</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Den leuchtenden Punkt erreicht man über Schwarz allein oder auf einem längeren Weg. Dort so landen, dass Blau das Brett verlässt und Schwarz bleibt.</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Der richtige Punkt, aber Schwarz ist weg. Von zwei Wegen dorthin den wählen, der mit Blau endet.</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Weiß soll auf dem leuchtenden Punkt sein und Blau weg.</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Nach der Landung leuchten die Steine auf, die verschwinden könnten: auf Blau zeigen.</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Eine Landung, mehrere Wege: Man wählt, welcher Stein verschwindet.</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ein Stein überspringt nie die eigene Farbe. Versuchen, Weiß über den anderen weißen Stein zu bringen.</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Eine Kette darf keine Lücke haben. Versuchen, den leuchtenden Stein weit weg von den anderen landen zu lassen.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ihn an der Spitze des Pfeils absetzen, neben dem Stein, der für sich steht.</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Einer dieser Steine steht auf einem Ausgang. Ihn am Rand des Bretts entlang über seinen Nachbarn bringen.</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Der richtige Punkt, aber der falsche Stein ist dort gelandet.</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Er soll auf der anderen leuchtenden Spitze landen.</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Über den Stein daneben, zum nächsten äußersten Punkt.</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Von einem Ausgang springt ein Stein nur am Rand entlang; auch Kette und Landung liegen am Rand. Versuchen, von dort nach innen zu springen.</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Den Stein auf der Spitze nehmen und absetzen, wo der Pfeil endet.</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Drei Steine, zwei Sprünge. Einen übrig lassen, auf dem Mittelquadrat.</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Nicht gelöst. Am besten steht der letzte Stein am Ende auf dem Mittelquadrat.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Der Stein neben dem Mittelquadrat soll als Letzter verschwinden. Also zuerst den äußersten Stein überspringen.</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>Abwickeln</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Dasselbe Brett lässt sich ohne Farben spielen. Dann ist keine eigene Farbe im Weg: den Sprung über beide Steine machen.</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Er soll landen, wo die Pfeile enden.</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Über beide Steine, an die Spitze des letzten Pfeils. Der zweite verschwindet.</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>Ja, ein Stein ist übrig</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>Nein, es muss das Mittelquadrat sein</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Das ist nicht Crooked Jumps.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Gelöst. Auf dem Mittelquadrat wäre es noch besser gewesen.</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Weiß auf dem Mittelquadrat springt über Rot und landet neben dem anderen weißen Stein. Wie viele Steine sind am Ende übrig?</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Kann einer der letzten zwei über den anderen springen?</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Zwei Steine einer Farbe können einander nicht überspringen. Also im Auge behalten, welche Farben verschwinden.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Vier Steine, drei Sprünge zum Mittelquadrat. Jeder Stein hat eine eigene Farbe, also kann jeder jeden überspringen.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>So endet es nicht auf dem Mittelquadrat. Der letzte Sprung beginnt neben einem Stein, der direkt am Quadrat steht.</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Einer der äußeren Steine springt über zwei andere, auf den Punkt neben dem Mittelquadrat. Er verschwindet als Letzter.</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Fünf Steine, und zwei davon sind weiß. Nur ein erster Sprung führt zum Mittelquadrat. Vier Sprünge.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>So endet es nicht auf dem Mittelquadrat.</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Mit Rot beginnen: Er springt nach außen, und einer der weißen Steine verschwindet.</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Das erste Rätsel: acht Steine um das Mittelquadrat, ohne Farben. Sieben Sprünge lassen einen übrig. Zurücknehmen darf man, so oft man will.</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Von Ufer zu Ufer</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann geht auf Stegen vom Strand im Westen zum Strand im Osten. Alle Karten anklicken, die sie vom Westen aus erreicht.</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Bei a3 beginnen und weitergehen, wo zwei Stege sich treffen, auch über eine Ecke.</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben geht über dieselben Karten, von der Wiese im Norden zur Wiese im Süden. Alle Karten anklicken, die er vom Norden aus erreicht.</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Bisher führen nur Karten der obersten Reihe nach Norden.</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Karten gehören niemandem. Beide dürfen über alle gehen.</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Jeder Zug beginnt damit, eine Karte vom Brett zu nehmen. Die Karte auf c2 nehmen: Sie ist noch verdeckt.</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Auch diese Karte darf man nehmen, aber diesmal die auf c2.</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Spalte c ist die dritte von links, Reihe 2 die zweite von unten.</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Sie hinterlässt eine Lücke. Jetzt kann man sie drehen, und an einem Ende von Spalte c oder Reihe 2 kommt sie zurück.</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Der richtige Platz, aber die Karte muss anders liegen: Sie braucht einen Arm hinauf zu e3 und einen zum Strand.</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Das ist das Westende. Anns Weg muss im Osten fertig werden.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>West und Ost sind noch nicht verbunden. Die Karte muss e3 treffen und zum Strand führen.</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Der Weg endet auf e3 mit einem Arm nach Süden. Eine Karte auf e2 kann ihn bis zum Strand fortsetzen.</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ein Arm trifft den Weg auf e3, ein anderer berührt den Strand. West und Ost sind verbunden, und Ann gewinnt.</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Eine andere Partie, und Ben ist am Zug. Er nimmt b3, dreht die Ecke nach Südwesten und schiebt die Karte am Nordende von Spalte b ein. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann gewinnt</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben braucht einen Weg von Nord nach Süd.</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Die neue Karte führt nach Norden und trifft den Weg auf c5. Ben hat seine Seiten verbunden.</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann nimmt c1 und schiebt die Karte am Westende von Reihe 1 ein; die beiden Karten vor der Lücke rücken weiter. Die Karte so drehen, dass West und Ost verbunden sind.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>West und Ost sind noch nicht verbunden.</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Die Karte kommt auf a1 zu liegen. Sie muss den Strand berühren und an die Karte anschließen, die dann auf b1 liegt.</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Zwei Karten sind mitgerückt, und plötzlich passt alles.</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Nehmen, drehen, schieben</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Jede Karte hat drei Arme: einen in eine Ecke, zwei zu den Seiten, die nicht an dieser Ecke liegen. Die Karte mit dem Arm in der Nordostecke anklicken.</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Norden ist oben, Osten ist rechts.</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Alle Karten sind gleich. Nur ihre Lage macht den Unterschied.</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3 nehmen, die Ecke nach Südosten drehen und die Karte am Nordende von Spalte c einschieben.</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Das war das Südende, unten. Norden ist oben.</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Das richtige Ende, aber die Ecke zeigt woandershin. Die Karte vor dem Einschieben drehen.</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Auf c5, oben in Spalte c, soll eine Karte mit der Ecke im Südosten liegen.</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3 nehmen. Die Karte drehen, bis der Arm in die Ecke nach rechts unten führt. Dann der Pfeil über Spalte c.</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Die Karten von c5 und c4 sind nach unten gerückt und haben die Lücke geschlossen.</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Reihe 3 und Spalte c haben die Lücke. Jede davon hat zwei Enden.</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Vier Enden, vier Lagen. Solange man die Karte hält, darf man sie zurücklegen, außer bei „Berührt, geführt“.</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3 nehmen und versuchen, die Karte am Nordende von Spalte d einzuschieben.</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Den Pfeil über Spalte d nehmen.</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Spalte d ist voll. Nur eine Reihe oder Spalte mit der Lücke kann nachgeben.</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Eine Karte vom Rand nehmen, die auf e3, und versuchen, sie gleich am Ostende von Reihe 3 zurückzustecken.</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Die Lücke liegt direkt hinter diesem Pfeil.</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Mindestens eine andere Karte muss sich bewegen.</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Eine Karte aus dem Inneren hat vier Enden zur Wahl. Jetzt nimmt Ann die Karte in der Ecke e1. Wie viele Enden hat sie?</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Zwei der vier Enden liegen direkt an der Lücke.</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Zwei: das Nordende von Spalte e und das Westende von Reihe 1.</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Jedes Einschieben bewegt eine ganze Reihe. Beide Stege von Reihe 4 um ein Feld nach Westen rücken.</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Sie sind gerückt, aber nach Osten. Karten rücken von dem Ende weg, an dem man schiebt, zur Lücke hin.</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Die Karte auf b4 hat sich nicht bewegt: Das Einschieben hat andere Karten bewegt.</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Die Stege von b4 und c4 sollen jetzt auf a4 und b4 liegen.</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Am Westende von Reihe 4 eine Lücke machen und von der anderen Seite schieben.</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Was man nicht nehmen darf, darf man schieben. Das ist das halbe Spiel.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Was verbunden ist</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Nachbarn sind verbunden, wenn beide einen Arm an der Mitte der Seite zwischen ihnen haben. Alle Karten anklicken, die mit dem Westen verbunden sind.</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Bei a3 beginnen. Die Karte hat einen Arm nach oben, zu a4.</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Die Karte auf c4 ist nicht verbunden: Sie liegt neben dem Weg, aber keiner ihrer Arme trifft auf einen Arm einer Nachbarkarte.</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Eine Karte einschieben, sodass sechs Karten mit dem Westen verbunden sind.</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sie liegt neben c5, aber die Arme treffen sich nicht. Daneben ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>Weniger als sechs Karten sind mit dem Westen verbunden.</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Eine Karte am Westende einer Reihe ist von selbst verbunden, wenn sie einen Arm nach Westen hat. Reihe 1 ist frei.</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sechs: Jeder Arm, der den Strand berührt, zählt.</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Wo vier Karten sich treffen, sind alle Arme verbunden, die in diesen Punkt führen, wenn alle vier Karten offen liegen. Alle Karten anklicken, die mit dem Westen verbunden sind.</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Von a3 führt ein Arm hinauf in die Ecke. Welche Karte hat einen Arm in denselben Punkt?</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Von a3 über die Ecke nach b4 und weiter nach c4.</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ben nimmt b3, eine Karte, die nicht einmal auf dem Weg liegt, und schiebt sie am Ostende von Reihe 3 ein. Wie viele Karten sind dann mit dem Westen verbunden?</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Eine verdeckte Karte rückt auf b3. Dann den Punkt zwischen a3 und b4 ansehen.</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Eine. Nur drei der vier Karten liegen offen, also ist über diesen Punkt nichts verbunden.</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Das beheben: Es sollen wieder drei Karten mit dem Westen verbunden sein.</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Die Karte auf b3 ist wieder verdeckt. Welche Reihe oder Spalte würde eine offene Karte dorthin bringen?</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Weniger als drei Karten sind mit dem Westen verbunden.</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Die Karte auf b2 liegt offen. Spalte b um ein Feld nach oben rücken lassen.</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Wie b3 liegt, spielt keine Rolle. Die Karte muss nur offen sein.</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Seiten und Ecken zusammen. Alle Karten anklicken, die mit dem Westen verbunden sind.</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Einem Arm nach dem anderen folgen. Vor jeder Ecke prüfen, ob alle vier Karten offen liegen.</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sieben Karten, und der Weg geht über drei Ecken.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Am Rahmen</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Zwei Karten treffen sich in einem Punkt am Rahmen. Ein Arm dorthin erreicht den Strand, wenn beide Karten offen liegen. Alle Karten anklicken, die mit dem Westen verbunden sind.</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a3 und a2 mit a5 und a4 vergleichen.</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Auf a3 und a2 liegen beide offen. Die Karte unter a5 ist verdeckt, also erreicht deren Ecke nichts.</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Auch a5 und b5 mit dem Westen verbinden: Mindestens sechs Karten sollen verbunden sein.</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Diese Karte hat den Strand erreicht, a5 aber nicht: Die Karte darunter ist noch verdeckt.</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Was a5 fehlt, ist eine offene Nachbarkarte.</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Wie die Nachbarkarte liegt, spielt wieder keine Rolle.</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ein Arm in eine Ecke des Bretts erreicht immer beide Seiten, die dort zusammentreffen. Auf a1 eine Karte legen, die West und Süd zugleich erreicht und b1 trifft.</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Sie liegt auf a1, schafft aber nicht alles drei: Westen, Süden und den Arm von b1.</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Zwei Karten sollen mit dem Westen verbunden sein und zwei mit dem Süden.</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Am Westende von Reihe 1 schieben: Die Karte von a1 rückt auf b1. Die Ecke der neuen Karte gehört in die Ecke des Bretts.</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Westen und Süden zugleich, egal, was ringsum liegt.</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ja, am Strand entlang</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ein Weg endet am Rahmen. Niemand geht am Strand entlang.</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Jetzt sind alle Karten von Spalte a mit dem Westen verbunden. Alle anklicken, die mit dem Norden verbunden sind.</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Von a5 nach unten gehen, Arm für Arm.</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Nur die oberen zwei. Die neue Karte erreicht den Strand, aber keine Karte darüber.</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Anns Weg endet auf d5. Eine Karte so einschieben, dass er den Osten erreicht.</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Die Ecke zeigt auf den Rahmen, aber die Karte darunter ist verdeckt. So erreicht sie den Strand nicht.</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Reihe 5 ist gerückt, und Anns Weg mit ihr.</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>West und Ost sind nicht verbunden.</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Eine Karte auf e5 muss im Westen d5 treffen und den Osten erreichen. Welche Ecke des Bretts ist dort?</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Der Arm in die Ecke des Bretts erreicht den Osten ohne Nachbarkarte.</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Drei Arten von Zügen</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Der erste Zug einer Partie nimmt eine Karte. Versuchen, zwei zu nehmen.</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Irgendeine Karte nehmen, dann eine zweite.</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Diesen einfachen Zug machen: eine Karte nehmen und am Südende ihrer Spalte einschieben, mit einem Arm nach Süden.</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ein guter einfacher Zug, aber er berührt den Süden nicht. Von unten schieben, mit einem Arm nach Süden.</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Die Karte soll in Reihe 1 liegen, mit einem Arm nach Süden.</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Den Pfeil unter der Spalte wählen. Zwei der vier Lagen haben einen Arm nach Süden.</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Eine verdeckte Karte nehmen: Das ist ein einfacher Zug.</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben hat am Ostende von Reihe 2 eine Karte eingeschoben. Versuchen, sie gleich wieder zu nehmen.</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Sie liegt auf e2.</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Jede Karte darf man nehmen, nur die zuletzt eingeschobene nicht. So macht niemand einen Zug einfach rückgängig.</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>Zwei beliebige verdeckte Karten genügen.</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Einen offenen Zug machen: eine offene Karte nehmen und wieder einschieben.</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Diese Karte war verdeckt, also war es ein einfacher Zug.</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Die genommene Karte muss offen sein.</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Außer Bens Karte liegt nur eine offen, auf c5.</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Keine neue Karte wurde aufgedeckt. Aber Ben hat jetzt ein Recht, das er vorher nicht hatte.</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Nach einem offenen Zug darf die Gegenseite einen Doppelzug machen. Ben nimmt zwei Karten und schiebt sie nacheinander ein. Wie viele Karten sind dann verdeckt?</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Nach zwei einfachen Zügen waren 23 Karten verdeckt. Der offene Zug hat daran nichts geändert.</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Zwei weniger. Das zweite Schieben hat die erste Karte um ein Feld weitergerückt.</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Diesmal hat Ben den offenen Zug gemacht. Einen Doppelzug mit beiden Karten in Reihe 4 machen, sodass am Ende a4 und b4 offen liegen.</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Erst zwei Karten nehmen. Dann beide am Westende von Reihe 4 einschieben.</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>a4 und b4 sollen beide offen liegen.</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Zwei verdeckte Karten von Reihe 4 nehmen. Dann zweimal am Westende schieben.</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Beide Karten nimmt man, bevor die erste hineingeht.</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Könnte ein Doppelzug eine verdeckte und eine offene Karte nehmen? Einmal versuchen.</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Erst eine verdeckte nehmen, dann eine offene.</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Beide müssen verdeckt sein.</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Wer gewinnt, und wann niemand</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Dem Weg von a2 aus folgen. Ist es wichtig, wer schiebt?</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>West und Ost sind verbunden, also gewinnt Ann. Wer gezogen hat, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Das zweite Schieben rückt die erste Karte weiter.</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben hat einen offenen Zug gemacht, und nur drei Karten sind verdeckt. Einen Doppelzug versuchen.</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Zwei der drei verdeckten Karten nehmen.</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ein Zug, der mit drei oder weniger verdeckten Karten beginnt, kann kein Doppelzug sein.</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Die Stellung am Anfang zählt als erstes Mal.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Dieselbe Stellung ist zum dritten Mal entstanden, also darf jede Seite Remis beanspruchen. Jetzt Remis beanspruchen.</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Die Partie geht weiter, und bis zum nächsten Zug lässt sich Remis beanspruchen.</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Remis zu beanspruchen ist kein Zug. Das Programm bietet es neben dem Brett an, sobald es möglich ist.</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Remis. Man kann sich auch jederzeit darauf einigen oder aufgeben.</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Zuerst nach einem Sieg suchen. Schieben bewegt eine ganze Reihe, also kann ein fast richtiger Weg passen, wenn er um ein Feld rückt. Ann kann hier gewinnen.</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>In Reihe 1 liegen fünf Karten offen. Eine davon aus der Mitte nehmen und an einem Ende einschieben.</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Fast alle Karten einer Reihe sind wieder zu brauchen, nur in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Wieder kann Ann sofort gewinnen. Die Lücke darf überall in einer Reihe oder Spalte sein.</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Drei Karten von Reihe 3 müssen um ein Feld nach Osten rücken.</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Wer nur auf die neue Karte sieht, übersieht die anderen, die gerückt sind.</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben droht, mit einer Karte auf e5 zu gewinnen. Ann hält das mit einem offenen Zug auf: Sie nimmt a1 und schiebt die Karte am Ostende von Reihe 1 ein. Ist sie jetzt sicher?</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Was darf Ben nach einem offenen Zug, das er nach einem einfachen nicht darf?</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Mit einer Karte seines Doppelzugs flickt Ben den Weg, mit der anderen vollendet er ihn.</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Noch einmal, mit besserer Abwehr: Ben mit einem einfachen Zug aufhalten.</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Bens Weg durch Spalte e ist noch da, und eine Karte vollendet ihn.</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Das nahm eine offene Karte. Es verhindert dieses Einschieben, erlaubt Ben aber einen Doppelzug.</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Das hebt Bens Weg bis an den Norden. Jetzt braucht er nur am anderen Ende noch eine Karte.</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben kann mit dem nächsten Einschieben noch gewinnen.</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Die Karte auf e3 ist gerade hereingekommen und darf nicht genommen werden, aber Schieben am Ostende ihrer Reihe rückt sie weg.</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Das Schieben hat eine Karte aus Spalte e gerückt. Bens Karte auf e5 führt nirgendwohin.</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben hat einen offenen Zug gemacht, also darf Ann einen Doppelzug machen. Zwei Karten gewinnen für sie.</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>West und Ost sind nach beiden Karten nicht verbunden.</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Oben ist der Weg fast fertig. Es fehlen eine Karte auf a5 und eine in Spalte d; beide können von Norden kommen.</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Das ist der Preis eines offenen Zugs. Ihn nur machen, wenn Ben mit zwei Karten nichts anfangen kann.</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Die erste Partie. Man spielt Ann und verbindet West und Ost; der Computer verbindet Nord und Süd.</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Offen oder doppelt</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Reihe 5 ist voll offener Karten. Eine aus der Mitte nehmen und an einem Ende einschieben.</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Der allererste Zug nimmt eine einzige Karte. Versuchen, zwei zu nehmen.</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Zwei beliebige Karten genügen.</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Es ist der einzige einfache Zug der ganzen Partie. In einer Serie wechselt man sich damit ab.</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben hat den ersten Zug gemacht. Von jetzt an darf niemand eine einzelne Karte einschieben, die verdeckt war. Es einmal versuchen.</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Eine verdeckte Karte nehmen und versuchen, sie einzuschieben, bevor eine zweite genommen ist.</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Wer eine verdeckte Karte nimmt, nimmt auch eine zweite.</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Könnte Ann einen offenen Zug machen? Nur Bens Karte ist offen. Versuchen, sie zu nehmen.</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Sie liegt auf c5.</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Die zuletzt eingeschobene Karte bleibt. Der zweite Zug der Partie ist also immer ein Doppelzug.</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Also einen Doppelzug machen: zwei verdeckte Karten nehmen, dann eine nach der anderen einschieben.</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Zwei Karten weniger sollen verdeckt sein.</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Erst beide Karten nehmen. Jede geht an einem Ende einer Reihe oder Spalte mit Lücke hinein.</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Nach zwei Zügen liegen drei Karten offen.</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben hat mit einem Doppelzug geantwortet. Im normalen Spiel müsste Ann jetzt auf einen offenen Zug warten. Hier einen Doppelzug machen.</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Das war ein offener Zug. Auch er ist erlaubt, aber diesmal zwei verdeckte Karten nehmen.</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>In jedem Zug hat man die Wahl: zwei verdeckte Karten oder eine offene.</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Zwei Karten in einem Zug</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Zwei Lücken, eine Reihe und zwei Spalten.</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Sechs Enden. Reihe 2 hat beide Lücken, und Schieben schließt die nähere.</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Die erste Karte kam von Westen. Wo darf die zweite hinein?</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Nur eine Lücke ist noch da.</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Es sind vier: beide Enden von Reihe 2 und beide Enden von Spalte d.</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann schiebt beide Karten am Westende von Reihe 2 ein, zuerst die mit der Ecke im Nordosten. Wo liegt diese am Ende?</translation>
    </message>
    <message>
        <source>On a2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Auf a2</translation>
    </message>
    <message>
        <source>On b2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Auf b2</translation>
    </message>
    <message>
        <source>On c2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Auf c2</translation>
    </message>
    <message>
        <source>The second push closes the gap on d2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Das zweite Schieben schließt die Lücke auf d2.</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Die zweite Karte hat die erste weitergerückt.</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Zwei Karten nehmen, eine einschieben und dann versuchen, noch eine zu nehmen.</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Nach dem ersten Einschieben versuchen, irgendeine Karte zu nehmen.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Beide Karten wählt man, bevor die erste hineingeht.</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Und drei Karten auf einmal? Ausprobieren.</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Drei verdeckte Karten nehmen.</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Zwei, und nicht mehr.</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Auf die Reihenfolge kommt es an. Ann gewinnt mit der Karte von e5 und einer aus Spalte d.</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Das zweite Schieben hat Reihe 5 noch einmal gerückt, und mit ihr die eingesetzte Karte.</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Erst Reihe 5 von Westen weiterschieben, dann von Norden eine Karte in die oberste Reihe setzen.</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Nur was nach der zweiten Karte steht, zählt.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Zwei Karten sind noch verdeckt. Im normalen Spiel ist das das Endspiel, ohne Doppelzüge. Expert kennt keines: einen Doppelzug machen.</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Das war ein offener Zug. Zwei verdeckte Karten nehmen.</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Noch sind Karten verdeckt.</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>c2 und d4 nehmen, dann einschieben.</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Doppelzüge gibt es, solange noch eine Karte verdeckt ist.</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Auf Brettern mit 5 × 6, 6 × 5 oder 6 × 6 bleibt eine einzelne Karte. Wer sie nimmt, macht mit dieser einen Karte einen Doppelzug. Diesen Zug machen.</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Auch ein offener Zug ist erlaubt, aber die letzte Karte ist noch verdeckt.</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Die letzte Karte ist noch verdeckt.</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>d3 nehmen und an einem Ende von Reihe 3 oder Spalte d einschieben.</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Eine zweite Karte brauchte es nicht, denn es gibt keine.</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Sind noch zwei Karten verdeckt, muss beide nehmen, wer eine nimmt. Versuchen, nur eine davon einzuschieben.</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>c2 nehmen und versuchen, die Karte einzuschieben.</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Auf dem üblichen Brett liegt nach dem ersten Zug eine gerade Zahl von Karten verdeckt, also gehen die letzten zwei zusammen.</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Jetzt liegen alle Karten offen, und es gibt nur noch offene Züge. Versuchen, zwei Karten zu nehmen.</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Eine offene Karte nehmen, dann noch eine.</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ein offener Zug geht mit einer Karte, bis zum Ende der Partie.</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Die Karte ansehen, die auf e1 landet.</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ann, obwohl Ben gezogen hat. Mit zwei Karten geschieht so etwas leichter.</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Mit zwei Karten schließt man zwei Lücken auf einmal. Also Wege suchen, denen zwei Karten fehlen. Ann kann hier gewinnen.</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Oben fehlen eine Karte in Spalte c und das Ende in Spalte e. Beide können von Norden kommen.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ein Weg, dem zwei Karten fehlen, ist schon eine Drohung.</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Auch hier: Die unterste Reihe ist fast ein Weg. Beide Karten finden.</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Reihe 1 lässt sich von Westen weiterschieben, sobald ihre Lücke auf c1 ist. Spalte d nimmt eine Karte von Süden.</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Eine Karte hat Reihe 1 weitergerückt, die andere hat sie geflickt.</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Doppelzüge sind nicht alles. Diesmal gewinnt kein Doppelzug, aber ein offener Zug.</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Reihe 5 ist voller Stege. Zwei davon müssen nur um ein Feld weiterrücken.</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Bevor man weitere Karten aufdeckt, sieht man die an, die schon offen liegen.</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Bens Weg durch Spalte a fehlen zwei Karten. Ann nimmt d1 und schiebt diese Karte am Ostende von Reihe 1 ein. Kann sie sich das leisten?</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Nein, Ben gewinnt</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben darf immer zwei Karten nutzen.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ein Weg, dem zwei Karten fehlen, muss sofort aufgehalten werden, so wie im normalen Spiel einer, dem eine einzige fehlt.</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Die erste Expert-Partie. Man spielt Ann und verbindet West und Ost; der Computer verbindet Nord und Süd.</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Was eine Gruppe ist, ist jetzt klar, und auch, was gewinnt: die größte, sobald das Brett voll ist. Bis dahin bedeuten viele Gruppen viele Steine.</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Anns zwei Steine berühren sich nicht, also sind sie zwei Gruppen, nicht eine.</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Mehr als drei darf niemand setzen. Ann hat aber nur zwei Gruppen.</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>Jetzt ist klar, wie eine Partie beginnt: ein einziger Stein vom Zweiten Spieler, ein einziger vom Ersten, der dann gleich weitermacht.</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>Den allerersten Stein setzt der Zweite Spieler. Ann macht Ben zum Ersten. Wer setzt ihn also?</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben ist Erster, aber es eröffnet der Zweite Spieler.</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben ist Erster. Wer ist Zweiter?</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>In der Eröffnung setzen beide je einen Stein auf ein beliebiges leeres Feld. Ann ist Zweite: auf C3 eröffnen, in der Mitte, und sehen, wie viele Züge Ben danach hat.</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann soll auf C3 eröffnen.</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3 ist das dritte Feld der mittleren Reihe. Dann den Zug beenden.</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben ist hier der Zweite Spieler. Ann, die Erste, hat zwei Züge nacheinander.</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2 und E2 berühren weder E5 noch einander. Auch sie zählen.</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 berührt Steine von drei Gruppen und verbindet sie alle.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>Ein Stein, der eine Gruppe von Ben berührt, gründet keine neue.</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>Ein Stein ist eine Gruppe, ob er Freiheiten hat oder nicht.</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>Die Steine eines Zugs sind jetzt schnell gezählt: einer für jede Gruppe, die zu Beginn des Zugs da war, aber nie mehr als drei.</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Jetzt hat Ann zwei Gruppen und damit im nächsten Zug zwei Steine.</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann hat mehr als zwei Gruppen, also darf sie mehr setzen.</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>So viele Gruppen hat sie. Aber kein Zug hat mehr als drei Steine.</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Gezählt wurden die Gruppen zu Beginn des Zugs, und da waren es zwei.</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Das sind die zwei Grenzen eines Zugs: Seine Steine halten Abstand voneinander, und jede eigene Gruppe wächst nur einmal.</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann setzt D4, und der Zug ist noch nicht vorbei. Auf welches dieser Felder darf ihr zweiter Stein?</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4 berührt D4, einen Stein desselben Zugs.</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 berührt C2, und diese Gruppe ist schon gewachsen, durch D4.</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>Gesperrt sind die Felder neben D4 und alle Felder neben der Gruppe, die durch D4 gewachsen ist.</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5 berührt E5, eine Gruppe, die in diesem Zug noch nicht gewachsen ist. Was gesperrt ist, ist schraffiert.</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1 berührt C2, F4 berührt E5, und A4 berührt keinen Stein von Ann. Keine Gruppe wächst zweimal.</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6 berührt E5, G1 berührt G2, und A1 berührt keinen Stein von Ann. Keine Gruppe wächst zweimal.</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>Drei Gruppen hatte sie vor dem Verbinden. Es zählt, wie viele es zu Beginn ihres Zugs sind.</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4 lässt alle drei Gruppen zugleich wachsen, und G1 berührt keinen Stein von Ann.</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 verbindet C3 und E3, D7 lässt D6 wachsen, und A3 berührt keinen Stein von Ann.</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>Jetzt ist klar, wann eine Partie endet, was gezählt wird und wer bei Gleichstand gewinnt: wer Vorrang hat.</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ihre elf Steine sind drei Gruppen, und nur die größte zählt. Die hat sechs.</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>Acht zu acht ist Gleichstand. Ihn gewinnt, wer Vorrang hat, und das ist jetzt Ben.</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Der Vorrang entscheidet bei Gleichstand, also gewinnt immer jemand.</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>Man kann mit Uhr spielen: 60 Sekunden je Zug und dazu 5 Minuten für die ganze Partie. Ann hat beides verbraucht: Das ist, als gäbe sie auf. Was folgt?</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Wer aufgibt, hat keine Züge mehr.</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>Gezählt werden sie nur auf einem vollen Brett. Hier hat die Uhr entschieden.</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Es geht um das Feld zwischen C4 und E2.</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>So folgt man einer Route von Buchstabe zu Buchstabe, und so endet die Partie: sobald alle drei stehen.</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Alle Buchstaben sind verbunden, also ist die Partie zu Ende. Jeder eigene Weg auf einer Route ist ein Punkt, und wer die meisten Punkte hat, gewinnt: Ann hat 7, Ben 6.</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Der letzte Weg gehört jetzt Ben, und mit ihm der Punkt.</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ohne den letzten Weg steht es 6 zu 6. Auch dieser Weg bringt einen Punkt.</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>So geht ein Zug: ein Weg und eine Mauer, beide auf Verbindungen, die noch offen sind.</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ein Weg und eine Mauer, beide auf offenen Verbindungen: Das ist ein Zug.</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2 ist ein Weg, E2|E3 eine Mauer, und beide Verbindungen sind offen. Es fehlt nichts.</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>So geht der Tausch: Nach Weg und Mauer tauschen ein eigener Weg und eine eigene Mauer die Plätze.</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Sie hatte zwei und zeichnete eine dritte, und der Tausch gab eine und nahm eine.</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Der Tausch macht einen Weg zur Mauer, aber auch eine Mauer zum Weg.</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Der Weg dieses Zugs wird zur Mauer und eine ältere Mauer zum Weg. Zwei Verbindungen, also ist es erlaubt.</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Die Mauer dieses Zugs wird zum Weg und ein älterer Weg zur Mauer. Zwei Verbindungen, also ist es erlaubt.</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Wege, die dorthin zurückführen, wo sie beginnen, sind eine Schleife. Ann zeichnet den Weg C2–D2 und schließt eine. Wie viele Wege gehören dazu?</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Zwei Wege führen zusammen schon von C2 nach D2. Auch C2–D2 gehört zur Schleife.</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Auch D3–E3 gehört Ann, führt aber nicht in die Nähe von C2 und D2.</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Von C2 über die Wege, die schon da sind, nach D2 gehen und über den neuen zurück.</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3, C3–D2 und C2–D2. Zwei davon gehören Ann, einer Ben: Für Schleifen zählen alle Wege.</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1 trifft keinen anderen Weg, also schließt er nichts.</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Er schließt die Schleife, aber dann wird C2–C3 zur Mauer. Am Ende des Zugs ist die Schleife offen.</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Von C3 führt kein Weg weiter, also schließt B2–C3 nichts.</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4 endet auf C3, wo kein anderer Weg ankommt.</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ist B2–B3 hergegeben, ist der Ring zwischen B2 und B3 offen.</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ist C4–D3 hergegeben, ist der Ring zwischen C4 und D3 offen.</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Jetzt ist klar, welche Mauern abgelehnt werden: solche, die ein Feld oder mehrere abschneiden würden. Ein Tausch im selben Zug kann das beheben.</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Von jedem Feld muss man jedes andere erreichen können, über Verbindungen ohne Mauer, ob ein Weg da ist oder nicht. Ann zeichnet A1–B1 und eine Mauer zwischen D4 und E3. Wie viele Felder sind nicht mehr zu erreichen?</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 ansehen: Hat es noch eine Verbindung ohne Mauer?</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Von D4 kommt man noch weg: Nach C4 und C5 steht keine Mauer.</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Die Ecken ansehen. Welche davon haben auf allen Verbindungen Mauern?</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 ist abgeschnitten. Zwei der Mauern gehören Ann, eine Ben: Wie bei Schleifen zählen die Linien aller.</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Kein Feld verliert seine letzte offene Verbindung. E3 ist von D4 noch zu erreichen.</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Auf D4–E3 liegt jetzt ein Weg, der nichts versperrt. Von D4 kommt man auch nach C5.</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Versuchen, von E1 nach E2 zu kommen oder von D1 nach D2.</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1 ist nicht allein: Von dort kommt man noch zu einem anderen Feld.</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Von C1 kommt man noch weg: Zwischen C1 und C2 steht keine Mauer.</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Von D1 kommt man noch nach E1. Wohin kommt man von dort?</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Dasselbe Brett vor dieser Mauer. Welcher dieser Züge wird abgelehnt?</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2 und E2 haben beide noch andere Verbindungen ohne Mauer.</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 ist von D3 und von D4 noch zu erreichen.</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ein Feld suchen, das nur noch eine Verbindung ohne Mauer hat.</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2 wäre die dritte Mauer um die Ecke A1.</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>So unterbricht man eine Route durch einen Tausch, so vollendet man eine, und so zählt man Punkte: Ein Weg zählt auf jeder Route, zu der er gehört.</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ein Weg zählt auf jeder Route, zu der er gehört. Ann vollendet α mit D4–E3. Fünf ihrer sechs Wege liegen dann auf Routen, und B2–B3 liegt auf allen dreien. Wie viele Punkte hat sie?</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Fünf Wege liegen auf Routen, aber B2–B3 zählt dreimal.</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>So viele Wege hat sie. D2–D3 liegt auf keiner Route, und B2–B3 zählt dreimal.</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Sieben: B2–B3 zählt dreimal. Aber Ben hat acht und gewinnt: Die Partie zu beenden zahlt sich an sich nicht aus. Die Leisten neben dem Brett zählen mit.</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α ist vollständig, aber ohne C2–D1 kommt man nicht mehr von A3 nach E1.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann hat die Partie beendet, also kann sie den Sieg nicht teilen.</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Sie hat nicht mehr Punkte als Ben, und sie hat die Partie beendet.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann hat die Partie beendet und geht deshalb leer aus: Ben teilt mit niemandem und gewinnt allein.</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben hat einen Punkt weniger, also teilt er den Sieg nicht.</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Die Partie zu beenden bringt an sich nichts, und Ben hat die wenigsten Punkte.</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Dasselbe, aber Cleo muss weg und steigt aus. Ihre Wege bleiben, aber gewinnen kann sie nicht mehr. Dann vollendet Ben α. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo hat so viele Punkte wie Ann, aber sie ist ausgestiegen.</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben hat weniger Punkte als Ann.</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann hat 5 Punkte, Ben hat 4.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Das war eine ganze Partie, und jetzt ist klar, worauf man vor dem Ende eines Zugs achtet: erst auf die Punkte, dann darauf, was ein Tausch brächte.</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Das wäre ohne den Tausch. Mit ihm läuft β über zwei andere Wege von Ann.</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>β läuft über zwei weitere Wege von Ann, aber C2–D1 liegt nicht mehr darauf.</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>So springt man: über einen Nachbarn auf einen leeren Punkt neben ihm, geradeaus oder um die Ecke.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>In Crooked Jumps springen Steine und verlassen das Brett, bis einer übrig ist, und der soll auf dem Mittelquadrat stehen. Hier sind noch zwei: den letzten Sprung machen.</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ein Stein ist übrig, aber er soll auf dem Mittelquadrat stehen.</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Jetzt ist klar, was ein Sprung braucht und wie viele Sprünge eine Lösung hat: einen weniger, als Steine da sind.</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Nach drei Sprüngen sind zwei Steine übrig.</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Fünf Sprünge würden auch den letzten Stein wegnehmen.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>So geht man an ein Rätsel heran: vom Ende her denken und keinen Stein zurücklassen.</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Der dritte Stein ist zu weit weg. Kein Sprung erreicht ihn.</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Zwei davon können noch springen.</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dieselben vier Steine. Jetzt springt D0 über C0 nach D1 und dann B1 über A0 nach B0. Wie endet das?</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Zwei Steine sind übrig, auf D1 und B0. Kann einer davon noch springen?</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dafür müssten D1 und B0 Nachbarn sein.</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Welche zwei sind übrig, und sind sie Nachbarn?</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>So kommen Steine herein: Lässt ein Zug nur ein Feld einer Gruppe leer, darf dort einer herein.</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Dann stehen auf k1 und h0 Steine, und m1 ist gerade leer geworden.</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Dann stehen auf k1 und m1 Steine, und h0 ist gerade leer geworden.</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Jetzt ist klar, was an Kacheln und am Mittelquadrat besonders ist und dass jeder Zug zählt.</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Zurückgehen ist nicht Zurücknehmen: Auch das ist ein Zug.</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Auch der Zug auf die Kachel zählt.</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Er geht auf die Kachel, und kein Stein muss hereinkommen.</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1 ist ein gewöhnliches Feld, und kein Stein muss hereinkommen.</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>So geht man an ein Rätsel heran: Züge suchen, die zwei hereinholen, und sie vorbereiten.</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Einer ist noch draußen, und einer kommt herein.</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ein Stein darf herein, aber er muss nicht.</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Felder und Seiten</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Auf dem Brett findet man sich jetzt zurecht: Steine stehen in Feldern, ziehen über Seiten und gehen durch das Mittelquadrat heim.</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Linien teilen das Brett in Felder, und in jedem steht höchstens ein Stein. Um das Mittelquadrat liegen acht kleine Dreiecke, in jedem ein Stein. Alle acht anklicken.</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Acht Steine in einem Ring um das leuchtende Mittelquadrat.</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Von hier ist es noch ein Schritt zum Mittelquadrat, und damit heim.</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ein Schritt geht über eine Seite in das leere Feld dahinter. Alle Felder anklicken, die der leuchtende Stein mit einem Schritt erreicht.</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Die Seiten seines Felds nacheinander ansehen: Hinter ihnen liegen vier Felder.</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Vier Seiten, vier Möglichkeiten.</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Die Felder am Rand sind größer. Wieder alle Felder anklicken, die der leuchtende Stein mit einem Schritt erreicht.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Den weißen Stein am Anfang des Pfeils nehmen und auf dem schwarzen absetzen.</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Jeder Schritt führt ein Feld weiter, und Weiß hat vier gewürfelt. Den leuchtenden weißen Stein auf das leuchtende Feld bringen: zwei Schritte.</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Weiß ist noch nicht auf dem leuchtenden Feld.</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Zwei Schritte, aber nicht auf das leuchtende Feld. Das Feld suchen, das an Start und Ziel grenzt.</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ein Feld hat mit Start und Ziel eine Seite gemeinsam.</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Weiß steht in einem kleinen Dreieck. Den Stein heimbringen: auf das Mittelquadrat.</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Weiß ist noch nicht daheim.</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Das Mittelquadrat ist das Feld in der Mitte, direkt daneben.</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Der Stein verlässt das Brett sofort. Das war ein Schritt.</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Jetzt der ganze Heimweg vom leuchtenden Feld aus: durch die Kachel daneben und durch ein kleines Dreieck. Weiß hat sechs Schritte und geht den kürzesten Weg. Wie viele bleiben dann übrig?</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Fünf Schritte wären einer mehr als nötig.</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Auch der Schritt auf das Mittelquadrat zählt.</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Zählen: das Feld vor der Kachel, die Kachel, das kleine Dreieck, das Mittelquadrat.</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Vier Schritte: Feld, Kachel, kleines Dreieck, Mittelquadrat.</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Das Ziel ist jetzt klar, auch wer am Zug ist und wie viele Schritte die Würfel geben.</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Anns letzter weißer Stein hat drei Schritte: durch die Kachel daneben, wo niemand bleibt, dann ein kleines Dreieck, dann heim. In dieser Partie gewinnen zehn einer Farbe. Den Stein heimbringen.</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Die Kachel, ein kleines Dreieck, das Mittelquadrat: Jedes ist ein Schritt.</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Wer zwei Farben hat, muss meist beide heimbringen.</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, die erste Spielerin, hat Weiß und Rot, Ben hat Schwarz und Blau. Jede Seite beginnt mit ihrer zuerst genannten Farbe. Das Los gibt Ben den ersten Zug. Welche Farbe beginnt?</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Weiß gehört Ann, und Ben hat den ersten Zug.</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Er beginnt mit der zuerst genannten Farbe.</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Welche von Bens beiden Farben ist zuerst genannt?</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Am Anfang stehen drei Steine jeder Farbe nah am Rand, und sieben warten in der Reserve.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Hier beginnt Ann, mit Weiß. Die Würfel zeigen 5 und 4, und ihre Summe ist die Zahl der Schritte. Wie viele hat Weiß?</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Das ist nur ein Würfel.</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Auch der andere Würfel zählt.</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Die Würfel werden zusammengezählt, nicht malgenommen.</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Beide Würfel zusammenzählen.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Die Farben sind reihum am Zug: Weiß, Schwarz, Rot, Blau, und wieder von vorn. Der Zug von Weiß ist vorbei. Wer ist als Nächstes am Zug?</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Rot ist in der Reihe die dritte Farbe.</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Blau ist in der Reihe die letzte Farbe.</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>So kommen Steine herein: mit einem Schritt, der eine Dreiergruppe vollendet, und nur gleich danach.</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Wo eine Linie an einer anderen endet, treffen sich drei Felder: eine Gruppe, durch ein dreiarmiges Zeichen verbunden. Mit dem letzten Schritt von Weiß in Pfeilrichtung ziehen. Dann ist ein Feld der Gruppe leer: es anklicken, und ein Stein kommt herein.</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ein Stein ist noch da, und einer kommt herein.</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ein Stein kommt herein, in der anderen Gruppe. Für sie ist noch einer da.</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Der erste Zug einer Partie, und ein Schritt ist übrig. Den leuchtenden Stein in das kleine Feld daneben ziehen. Das verlassene Feld ist dann leer, also darf gleich hinter ihm ein Stein herein.</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Drei erste Schritte von Weiß, jeder mit einem Feld, auf dem ein Stein hereinkommen soll. Einer davon vollendet keine Gruppe mit diesem Feld, also wird er abgelehnt. Welcher?</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2, m2 und Bens h2 sind eine Gruppe. Zwei ihrer Felder sind dann besetzt, und m2 ist leer.</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0, m0 und Bens h7 sind eine Gruppe. Zwei ihrer Felder sind dann besetzt, und m0 ist leer.</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>So durchquert man eine Kachel, ohne stecken zu bleiben, und jetzt ist auch klar, warum zwei Steine auf dem Brett bleiben.</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Er hält auf einem gewöhnlichen Feld an und darf dort bleiben.</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Er durchquert die Kachel und hält im kleinen Dreieck an.</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Er durchquert die Kachel, und kein Stein muss hereinkommen.</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Das sind gewöhnliche Felder, und kein Stein muss hereinkommen.</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Eine ähnliche Stellung, aber hier lässt sich eine Gruppe vollenden. In diesem Zug einen weißen Stein heimbringen.</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Steine kommen mit einem Schritt herein</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Jetzt ist klar, wann ein Stein hereindarf, wann es zu spät ist und wie in einem Zug mehrere hereinkommen.</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ein Schritt wie jeder andere, und kein Stein muss hereinkommen.</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ein Stein darf seine Gruppe verlassen, und kein Stein muss hereinkommen.</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>In der üblichen Partie müssen beide Farben daheim sein, und ihre roten Steine sind es nicht.</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Das war eine ganze Partie: Steine früh herein, zwei Gruppen mit einem Schritt, und der Heimweg bleibt frei.</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>So wählt man eine Richtung für eine lange Strecke, und so gewinnt man: mit den meisten Punkten nach sechs Runden.</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann ist Ben nicht im Weg: Er fährt über C5 hinaus weiter.</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>So viele macht Ann. Ben hat eine längere Strecke, bis der Rand ihn aufhält.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>Jede Runde beginnt, wo die vorige geendet hat. Ann ist jetzt auf E9 und fährt nach Westen los. Wo endet sie?</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>Sie fährt in jeder Runde wieder, wenn sie nicht „Stehen bleiben“ wählt.</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>Dort hält sie nichts auf. Der Rand ist ein Feld weiter.</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>Auf der mittleren Reihe liegt ihr nichts im Weg.</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>Die letzte Runde: Jetzt wirft der Rand zurück, und es geht weiter bis zu einem Feld, auf dem man schon war. Ann liegt 20 Punkte hinten. Das Brett zeigt jede Fahrt schon vor dem Abgeben. Die Partie gewinnen.</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>Die sechs Richtungen ausprobieren und bei den längsten Fahrten die Felder zählen.</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>So folgt man einer Fahrt über Links- und Rechtsplättchen, und so lenkt man sie mit einem eigenen Plättchen um.</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Das wäre von B4 geradeaus. Aber das Plättchen dort lenkt sie nach rechts.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>Das Plättchen auf E4 lenkt sie nach links: hinauf, nicht hinunter.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>Das Plättchen auf E4 lenkt sie von der mittleren Reihe weg.</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>Die Plättchen im Vorrat kommen auf die violetten Felder um Ann. Ohne eines bringt keine Richtung mehr als sieben Punkte. Ein Plättchen setzen, sodass Ann acht macht.</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>Drei Felder bis zum Plättchen auf E7. Dort biegt sie ab und fährt weiter.</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>Das wäre die Strecke nach rechts oben. Aber das Plättchen unter ihr lenkt sie nicht.</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Drei Felder bis E7. Von dort weiterzählen, nach rechts unten.</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Fünf Plättchen, alle nach links. Vor einem Feld, auf dem man in dieser Runde schon war, hält man an. Ann fährt nach Osten los. Wie viele Punkte macht sie?</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>Das sechste Feld wäre E4, wo sie losgefahren ist. Dort war sie schon.</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>Zweimal im Kreis fährt sie nicht.</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>Sie hält auf D3, vor dem Feld, auf dem sie losgefahren ist: Auch das zählt.</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>Jetzt ist klar, was man kontrolliert, was man dort setzen darf und wo nicht.</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>In einer Ecke kontrolliert man nur neun Felder, in der Mitte neunzehn. Beim Planen sind sie violett.</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ein Plättchen auf B6 ziehen.</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Jetzt ist klar, was auf einem Feld geschieht, auf das mehrere etwas setzen oder auf dem schon etwas liegt.</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>Heimlich setzt Ann eine Sperre auf A3 und Ben ein Plättchen auf dasselbe Feld. Verschiedenes auf einem Feld hebt sich auf: Nichts davon wird gesetzt. Ben fährt von A5 nach Westen. Wie viele Punkte macht er?</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>Die Sperre hätte ihn vor A3 aufgehalten. Aber sie wird nicht gesetzt.</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Auf A3 liegt nichts, also endet seine Fahrt dort nicht.</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>Auf A3 liegt weder die Sperre noch das Plättchen.</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>Keines von beiden wurde gesetzt, also war die Strecke frei.</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>Nur Verschiedenes hebt sich auf. Diese zwei sind gleich.</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Setzen mehrere das Gleiche auf ein Feld, liegt es dort einmal.</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann ist sicher: Ben will ein Rechtsplättchen auf E5 und dann darüber nach Westen fahren. Diesen Plan durchkreuzen: E5 soll leer bleiben.</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Jetzt liegt Bens Plättchen auf E5. Nur etwas anderes auf demselben Feld verhindert es.</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>Zwei verschiedene Dinge, also wurde keines gesetzt. Was Ben abgibt, sieht man nicht, aber man darf raten.</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Was man setzt, ersetzt, was dort lag. Auf C5 liegt ein Linksplättchen, und Ann verdeckt es mit ihrer Sperre. Was liegt nach der Runde auf C5?</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>Die Sperre hat es ersetzt, und das Plättchen kommt nicht wieder.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>Die Sperre hat das Plättchen ersetzt, und dann verschwand sie selbst.</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>Jetzt ist klar, was geschieht, wenn mehrere auf einem Feld enden, und wie man jemanden heimschickt.</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>Alle haben eine ausgeloste Ecke als Startfeld: Ann E1, Ben A5. Wer eine Runde auf demselben Feld beendet wie jemand anders, kehrt heim. Ann fährt nach Osten, Ben nach Südosten, beide bis E9. Wo ist Ann danach?</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Auch Ben endet dort, also darf keiner von beiden bleiben.</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben hält sie nicht auf: Sie erreicht E9, und dort treffen sich beide.</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>Wo ist Anns Startfeld?</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>Beide sind auf ihre eigenen Startfelder zurückgekehrt.</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann fährt von C1 nach Osten bis C7, wo Ben stehen bleibt. Heimkehren bringt keine Punkte und kostet keine. Wie viele macht sie?</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>Die Heimkehr nimmt ihr nichts weg.</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben ist ihr nicht im Weg: Sie fährt auch noch auf C7.</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>Der Heimweg wird nicht gezählt.</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>Die Felder von C2 bis C7 zählen.</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>Die Punkte ihrer Fahrt behält sie.</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Fünf Ecken sind frei. Ist das eigene Startfeld besetzt, schickt einen das Los in eine der Ecken, in denen niemand steht.</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann und Ben treffen sich auf A1. Cleo trifft niemanden und bleibt auf E1, Anns Startfeld. Wohin kommt Ann?</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleo hat niemanden getroffen, also bleibt sie, und E1 ist besetzt.</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Dort hat sie Ben getroffen, also kann sie nicht bleiben.</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ihr Startfeld ist besetzt.</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Das Los entscheidet unter den Startfeldern, auf denen niemand steht.</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>Jetzt ist klar, was in den Runden zwei, drei und vier anders ist: die Punkte, was man kontrolliert und wohin Plättchen lenken.</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>In Runde 2 ist ein Feld am Rand nichts wert, E5 und die sechs Felder ringsum je zwei Punkte. Ann fährt die ganze mittlere Reihe nach Osten. Wie viele Punkte macht sie?</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4, E5 und E6 bringen je zwei Punkte, und E9 bringt keinen.</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 liegt am Rand: Es bringt nichts.</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>Welche Felder auf ihrer Strecke liegen wirklich neben E5?</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 bringt nichts, und drei Felder bringen je zwei.</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Vier einfache Felder und drei doppelte machen zehn.</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Nach links lenkt es jetzt, in Runde 3. Dann wechselt es die Richtung.</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Plättchen bleiben auf dem Brett. Sie drehen sich nur um.</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>So versteckt man in Runde fünf Räuber, und so fährt man in Runde sechs am Rand entlang.</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>Er macht auch einen Punkt für jedes Feld, auf das er fährt.</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Er ist auf zwei Räuber getroffen, und jeder nimmt zwei Punkte.</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>Der Rand läuft nach rechts unten. Er wirft sie nach unten, nicht nach oben.</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>Sie trifft schräg auf den Rand, also prallt sie nicht gerade zurück.</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8 ist das nächste Feld am Rand. Ein Ball rollt aber nicht am Rand entlang, er prallt ab.</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Und so weiter, bis die eigene Spur sie aufhält: 17 Punkte.</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>Sie macht einen Punkt, für E9. Das macht 21, und Ben hat ebenso viele.</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann macht einen Punkt für E9. Noch einmal zählen.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>Das war eine ganze Partie: Plättchen, die eine Straße öffnen, Sperren gegen die beste Richtung, und ein Auge dafür, wo man endet.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Linien</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Jetzt ist zu sehen, wie weit Linien gehen, welche Punkte ein Stein mit ihnen belegt und wohin man setzen darf.</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Punkte sind dort, wo Linien sich treffen. Eine Linie verläuft gerade von einem Ende zum anderen, quer über andere. In der leuchtenden Ecke enden zwei Linien: alle Punkte auf ihnen anklicken, auch die Ecke.</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Eine Linie geht an der Oberseite des großen Quadrats entlang, die andere an seiner rechten Seite hinunter.</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Je sechs Punkte, und die Ecke liegt auf beiden Linien.</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Im Mittelquadrat O kreuzen sich vier Linien. Wie viele Punkte liegen auf ihnen, O mitgezählt?</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Das wäre je ein Punkt zu beiden Seiten von O. Zwei der Linien gehen weiter.</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>So lang sind nicht alle: Zwei der Linien haben nur drei Punkte.</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Zwei davon haben drei Punkte, zwei haben fünf. O liegt auf allen vieren.</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Vier Linien, aber kurze.</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Der leuchtende Punkt liegt auf zwei Linien mit je acht Punkten. Wie viele Punkte haben sie zusammen?</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Der leuchtende Punkt liegt auf beiden, also ist er doppelt gezählt: einen abziehen, nicht zwei.</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Der leuchtende Punkt liegt auf beiden Linien. Ihn nur einmal zählen.</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Acht und acht, aber ein Punkt liegt auf beiden.</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Zwei lange Linien belegen mehr als vier kurze.</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann darf setzen, wo auf keiner Linie ein Stein von Ben steht, weder auf einer, die durch den Punkt läuft, noch auf einer, die dort endet. Irgendeinen Punkt anklicken, der für sie offen ist.</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Einen leeren Punkt suchen, auf dessen Linien nirgends ein schwarzer oder blauer Stein steht. J7 und H0 sind zwei davon.</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ihre eigenen Steine auf diesen Linien schaden nicht.</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Jetzt für Ann einen Stein setzen, auf irgendeinen Punkt ohne Linie von Ben, und den Zug beenden.</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann hat noch nicht gesetzt.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ben hat einen leuchtenden Stein rechts und einen unten. Die Linien durch sie meiden.</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ein Stein je Zug. Mehr ist nicht zu tun.</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Versuchen, auf einen Punkt zu setzen, auf dem schon ein eigener Stein steht.</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Einen Stein auf den leuchtenden weißen setzen.</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Jetzt ist klar, wie die Partie endet: Wer keinen Platz findet, hat verloren. Und wie man Plätze für die Gegenseite sperrt.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Bens zwei Steine leuchten. Einer dieser drei Punkte liegt mit einem davon auf einer Linie und wird abgelehnt. Welcher?</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Seine Linien sind kurz, und keine erreicht einen Stein von Ben.</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Seine zwei Linien laufen am äußeren Quadrat entlang, oben und links. Ben ist auf keiner von beiden.</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Den Linien jedes Punkts von einem Ende zum anderen folgen.</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15 liegt am Ende einer Linie, auf der Bens unterer Stein steht.</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Weiß ist eine von Anns Farben.</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Rot ist Anns zweite Farbe.</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Farben spielen hier keine Rolle. Das Los hat Ben den ersten Zug gegeben.</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Wer hat den ersten Zug?</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>So geht das strenge Spiel: Niemand wird gehindert, aber wer eine geteilte Linie sieht, darf reklamieren und gewinnt.</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Aber Ben hat es gesehen. Vor dem Setzen darf man reklamieren, dass auf einer Linie Steine beider Seiten stehen; stimmt das, ist die Partie gewonnen. Ben reklamiert. Wer gewinnt?</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Den Fehler hat sie gemacht, und Ben reklamiert zu Recht.</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Wer zu Recht reklamiert, beendet die Partie sofort.</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Gibt es so eine Linie?</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Falsch zu reklamieren wird nicht bestraft. Hier ist keine Linie geteilt, und Ann reklamiert. Was geschieht?</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Nur wer zu Recht reklamiert, beendet damit die Partie.</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Reklamieren kostet keinen Zug: Sie darf noch setzen.</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Verloren geht dabei nichts, nicht einmal der Zug.</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Im strengen Spiel ist jeder leere Punkt offen, auch auf einer Linie von Ben.</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1 ist leer, und im strengen Spiel ist jeder leere Punkt offen.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Das war eine ganze Partie: erst lange Linien, dann die letzten Plätze der Gegenseite, und die eigenen zuletzt.</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann hat begonnen, und keine Linie wurde rechtzeitig gesperrt: Ben setzt den vierzigsten Stein, den allerletzten. Auch wer am Zug ist und keinen Stein mehr hat, verliert. Wer gewinnt?</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Jetzt ist sie am Zug, und sie hat keinen Stein mehr.</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>In Mono-Line gibt es kein Remis: Wer nicht setzen kann, hat verloren.</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Wer ist jetzt am Zug?</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben hat noch zwei Plätze, und beide leuchten. Ann setzt auf A7. Wie viele bleiben ihm dann?</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Kein einzelner Stein sperrt beide.</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Den Linien von A7 folgen: Sie erreichen weder B7 noch F5.</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Liegt A7 mit einem davon auf einer Linie?</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 war schon Anns eigener Platz, also hat sich für Ben nichts geändert.</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Dasselbe Brett, vor diesem Zug. Was, wenn Ann stattdessen auf A3 setzt? Wie viele der drei sind dann für Ben offen?</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 liegt mit A7 auf einer Linie, aber weder mit C7 noch mit I1.</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 liegt mit A7 auf einer Linie, durch das Mittelquadrat.</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Den Linien von A3 von einem Ende zum anderen folgen.</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 sperrt A7 für Ben, und für Ann bleibt A7 offen.</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Auf dem Brett findet man sich jetzt zurecht: Punkte und ihre Nachbarn, wo außen ist, Ausgänge und Ketten.</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Steine verlassen dieses Brett an seinen acht äußersten Punkten, den Ausgängen. Alle acht anklicken.</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Die Zahl an einem Punkt sagt, was der Schritt dorthin kostet: Ein Schub kostet zwei.</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>So beginnt eine Partie: Um das Mittelquadrat O stehen zwei Steine jeder Farbe. Die weißen anklicken.</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Sie stehen einander gegenüber.</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Die anderen warten in der Reserve und kommen auf O herein.</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Der Weg eines Steins ist jetzt klar: auf O herein, hinaus zu einem Ausgang und heim. Und auch, wie ein Zug abläuft.</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Weiß gehört Ann, aber Ben beginnt.</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Das kann Ben sich nicht aussuchen. Welche seiner Farben ist zuerst genannt?</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben beginnt mit Schwarz.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Jetzt beginnt Ann, mit Weiß. Einer ihrer Steine kommt von selbst auf O herein. Die Würfel zeigen 3 und 2, und beide zusammen sind die Zahl der Schritte. Wie viele hat sie?</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Fünf Schritte. Was man nicht nutzt, verfällt.</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O ist dann leer. Der zweite Schritt verfällt einfach.</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Der zweite Schritt räumt O.</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>So überspringt man Ketten jeder Länge und biegt in ihnen ab, und jetzt ist klar, was eine Kette unterbricht.</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Weiß springt über Schwarz auf einen leeren Punkt daneben.</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Weiß springt über Schwarz und Rot auf einen leeren Punkt neben Rot.</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Jetzt ist auch der zweite Stein der Kette weiß. Versuchen, den Stein am anderen Ende über beide zum leuchtenden Punkt zu bringen.</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>So geht ein Tausch: Zwei Steine verschiedener Farbe wechseln die Plätze, wenn sie auf parallelen Linien stehen.</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>So schiebt man nach außen. Klar ist jetzt auch, wann ein Stein heimdarf und wessen Steine auf Ausgängen man ziehen darf.</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Jetzt ist klar, wie Steine am äußeren Rand entlangspringen und dass O am Ende des Zugs leer sein muss.</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Überspringen kostet einen, aber über die eigene Farbe kommt der Stein nicht.</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ein Schub genügt, und der kostet zwei.</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Kein Zug endet mit einem Stein auf O.</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Steine gehen nur von Ausgängen heim.</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Hier spielen drei, jeder eine Farbe, und Cleo muss aussteigen. Was in der Reserve wartet oder auf einem Ausgang steht, geht mit ihr. Was wird aus ihren roten Steinen neben O?</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Sie sind weder in der Reserve noch auf einem Ausgang. Andere brauchen sie vielleicht für ihre Ketten.</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Sie bleiben, und andere können weiter über sie springen.</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Das war eine ganze Partie: zuerst die Ausgänge, Tausche, die doppelt zählen, und kein fremder Stein bleibt neben einem Ausgang.</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>So springt man über Ketten, wählt, welcher Stein verschwindet, und springt von einem Ausgang am Rand entlang.</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>Hier haben Steine Farben und springen über Ketten: ein Stein oder mehrere, jeder neben dem vorigen. Der letzte übersprungene verschwindet. Weiß springt über Schwarz, dann über Rot. Welcher Stein verlässt das Brett?</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Schwarz wird zuerst übersprungen. Der letzte verschwindet.</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ein Sprung nimmt einen Stein weg, so lang die Kette auch ist.</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Rot geht, Schwarz bleibt.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>So geht man an ein Rätsel heran: die Farben im Auge behalten, denn kein Stein überspringt die eigene.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Zwei Steine sind übrig, und der letzte Sprung endet neben dem Mittelquadrat. Anders als in Crooked Jumps darf der letzte Stein überall stehen. Ist das Rätsel gelöst?</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Das gilt für Crooked Jumps. Hier genügt es, dass ein Stein übrig ist.</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Die letzten zwei sind beide weiß, und über die eigene Farbe springt keiner.</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Rot verlässt mit diesem Sprung das Brett.</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Jetzt ist klar, was gewinnt: ein Weg über Karten, der die beiden eigenen Seiten verbindet. Und ein ganzer Zug ist gemacht.</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Fünf Karten, und das Brett zeichnet den Weg über sie in Gold. Sie ist fast durch.</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Jetzt der ganze Zug: c2 nehmen, die Karte drehen, bis der Arm in ihrer Ecke nach Südwesten zeigt, und am Ostende von Reihe 2 einschieben.</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann braucht einen Weg von West nach Ost. Dieser führt von Nord nach Süd.</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Dem Weg von c5 hinunter folgen: Er erreicht den Süden.</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>So nimmt man eine Karte, dreht sie und schiebt sie ein, und dabei rückt die ganze Reihe.</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ann hat die Karte von c3 genommen. Rings um das Brett liegen die Enden der Reihen und Spalten. Alle Enden anklicken, an denen sie die Karte einschieben darf.</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Reihe 1 und Spalte e haben beide die Lücke. Jede hat nur ein Ende, das nicht direkt an der Lücke liegt.</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>So viele Enden hat eine Karte aus dem Inneren. Bei e1 liegen zwei der vier direkt an der Lücke.</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>So folgt man einem Weg: über eine Seite, wo zwei Arme sich treffen, und über einen Punkt, an dem alle vier Karten offen liegen.</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ohne die Karte auf b3 ist über den Punkt zwischen a3 und b4 nichts verbunden.</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>So viele sind es jetzt. Aber auf b3 rückt eine verdeckte Karte.</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Jetzt ist klar, wie ein Weg den Rahmen erreicht und dass er nie an ihm entlangläuft.</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Wege laufen über Karten, nie am Rahmen entlang. Die oberen zwei Karten führen von Nord nach West, die unteren zwei von Süd nach West. Ben schiebt eine dazwischen, mit der Ecke nach Nordosten. Sind Nord und Süd verbunden?</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Der Strand verbindet nichts, und an der Ecke der neuen Karte sind zwei der vier Karten verdeckt.</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Den Punkt ansehen, an dem die Ecke der neuen Karte die der Karte darüber trifft. Liegen dort alle vier Karten offen?</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Die drei Arten von Zügen sind jetzt bekannt, und auch, wann jede erlaubt ist.</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Wer beginnt, macht einen einfachen Zug: eine verdeckte Karte. In der nächsten Partie beginnt, wer diese verloren hat.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ein Doppelzug deckt zwei Karten auf, nicht drei.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ein Doppelzug deckt zwei Karten auf, nicht eine.</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Beide Karten kommen offen zurück.</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Hier war Bens letzter Zug ein einfacher. Trotzdem versuchen, zwei verdeckte Karten zu nehmen.</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Zwei Karten sind nur die Antwort auf einen offenen Zug.</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Jetzt ist klar, wer gewinnt, wenn ein Zug Seiten verbindet, egal, wer ihn gemacht hat, und wie eine Partie ohne Sieg enden kann.</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben passt nicht auf. Er nimmt c1, dreht die Ecke nach Südwesten und schiebt die Karte am Ostende von Reihe 1 ein. Wer gewinnt?</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Er hat gezogen, aber der Zug verbindet Anns beide Seiten.</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Dem Weg von a2 nach e2 folgen und hinunter zur neuen Karte auf e1.</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Verbindet ein Zug die Seiten beider Spieler, gewinnt, wer ihn gemacht hat. Hier schiebt Ben eine Karte in die Ecke e1: Sie verbindet West mit Ost und Nord mit Süd. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Auch ihr Weg ist fertig, aber gezogen hat nicht sie.</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Es gewinnt nur einer: wer gezogen hat.</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Wer hat gezogen?</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Durch Bens Zug waren beide Wege zugleich fertig.</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Bei einem Doppelzug zählt erst das Brett nach der zweiten Karte. Ann schiebt beide am Ostende von Reihe 2 ein: Die erste, mit der Ecke im Südwesten, verbindet West und Ost; die zweite liegt mit der Ecke im Nordwesten. Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Die zweite Karte hat die erste weitergerückt, und West und Ost sind wieder getrennt.</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Niemand: Die zweite Karte hat die erste weitergerückt.</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann und Ben schieben dieselben Karten hin und her, und nach je vier Zügen ist das Brett, wie es war. Bens Zug schließt die zweite Runde dieser Art ab. Wie oft hat die Stellung dann auf dem Brett gestanden?</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Genau dieselbe Stellung gab es schon, am Anfang und nach der ersten Runde.</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Auch die Stellung am Anfang zählt.</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Vor der ersten Runde, nach ihr und nach der zweiten.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Das war eine ganze Partie, und jetzt ist klar, worauf man achtet: auf Reihen, die passen, wenn sie rücken, und darauf, was ein offener Zug erlaubt.</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Nach einem offenen Zug hat Ben zwei Karten: Eine flickt seinen Weg, die andere vollendet ihn.</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Die Züge von Expert sind jetzt bekannt: beim ersten eine Karte, danach immer zwei verdeckte oder eine offene.</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Karten, Schieben und Wege sind wie bei TRYPSYLON, dessen eigener Kurs alle Fälle zeigt. Ann verbindet West und Ost, Ben Nord und Süd. Alle Karten anklicken, die mit dem Westen verbunden sind.</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Vier Karten links oben und zwei links unten.</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ein Weg geht weiter, wo Arme von Karten sich treffen. Wege vom Westen aus sind in Gold gezeichnet.</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ann kann hier mit einer offenen Karte gewinnen. Diese Karte nehmen und wieder einschieben.</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Eine offene Karte nehmen ist ein offener Zug. Jede davon darf man nehmen, nur die zuletzt eingeschobene nicht.</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>So geht ein Doppelzug: zwei Karten heraus, dann zweimal schieben, und auf die Reihenfolge kommt es an.</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann hat die Karten von b2 und d2 genommen. Alle Enden von Reihen und Spalten anklicken, an denen sie die erste einschieben darf.</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dort geht sie hinein. Dann kommt die zweite Karte am selben Ende herein.</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Sie geht auf a2 hinein, und das zweite Schieben rückt sie um ein Feld weiter.</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Jetzt ist klar, was geschieht, wenn die verdeckten Karten ausgehen: wenn noch zwei da sind, eine oder keine.</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben nimmt c1 und d1 und schiebt beide am Ostende von Reihe 1 ein, die erste mit der Ecke im Nordosten, die zweite mit der Ecke im Südwesten. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Dem Weg von a2 nach e2 folgen und hinunter zur Karte auf e1.</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Das war eine ganze Expert-Partie. Ein Weg, dem zwei Karten fehlen, ist eine Drohung.</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben schiebt in einem Zug zwei Karten ein, und dann führt Spalte a ganz durch.</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Man spielt Ann und steht auf ihrem Startfeld E1. In jeder Runde fährt man in eine von sechs Richtungen los, und jedes Feld, das man erreicht, bringt einen Punkt. Die beste Richtung mit ihrem Pfeil neben dem Brett wählen oder das Nachbarfeld in dieser Richtung anklicken.</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg, nur wer die Partie beendet hat, geht leer aus. Ann vollendet α mit D3–E3, und sie und Ben haben je 7 Punkte. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>So viele Enden hat eine Karte am Rand, die nicht in einer Ecke liegt.</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Eines der beiden Felder berührt Gruppen beider Seiten. Wer dort setzt, verbindet die eigenen.</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3 hat zwei von Anns Gruppen zu einer mit acht Steinen verbunden. Bens größte Gruppe hat sieben.</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>Aber große Gruppen sind langsam. In jedem Zug darf man so viele Steine setzen, wie man zu dessen Beginn Gruppen hat, höchstens drei. Ben setzt gleich auf A1, das Feld mit dem Ring. Wie viele darf Ann danach setzen?</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>Das ist das ganze Spiel: am Anfang viele Gruppen, um viele Steine zu setzen; am Ende eine große, um zu gewinnen.</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>Die Freiheiten einer Gruppe sind jetzt zu sehen, und auch, was ein Stein dort bewirkt: Er erweitert eine Gruppe oder verbindet mehrere. Geschlagen werden Steine nie.</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 ist gewachsen, aber nicht mit der großen Gruppe verbunden.</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>Er bleibt, zählt aber nicht mehr</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Geschlagen wird nie. A1 kann nicht mehr wachsen, zählt aber weiter als Gruppe und bringt Ann in jedem Zug einen Stein.</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Man muss nicht alle Steine setzen. Nur einen setzen, neben B2, und den Zug beenden.</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nach oben gibt es eine Grenze.</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nie mehr als drei. Eine vierte oder fünfte Gruppe hilft nur, wenn man später andere verbindet.</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Jeder der drei Steine soll eine andere Gruppe von Ann berühren, und keiner soll zwei verbinden.</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Eine Gruppe von Ben kann man in einem einzigen Zug von mehreren Seiten einengen.</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>So verbindet man Gruppen. Klar ist jetzt auch, was das kostet und welches Feld verbindet oder trennt.</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>Alle Steine von Ann sind jetzt verbunden. Wie viele Gruppen sind das?</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Kein einzelner Stein von Ann verbindet mehr alle drei. Wo die Gegenseite am besten verbindet, trennt man sie oft auch am besten.</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben nimmt C3 und verbindet alle seine Steine. Anns größte Gruppe ist viel kleiner.</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>Was geschieht, wenn eine von zwei Seiten aufgibt?</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>Das war eine ganze Partie: früh viele Gruppen, spät verbinden, und ein Auge für Felder, die zwei Aufgaben erfüllen.</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Mehr Steine sind nicht immer besser. Ann könnte hier mehrere setzen, aber nur auf ein Feld kommt es an: Es verbindet C1 mit der großen Gruppe und hält Bens Gruppen getrennt.</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Drei Mauern und drei Wege. Ein Tausch ändert nie, wie viele man hat.</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>In einem dieser Züge würde der Tausch dieselbe Verbindung zweimal ändern.</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Schleifen sind jetzt früh zu erkennen und lassen sich vor dem Ende des Zugs durch einen Tausch beheben.</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Eine Schleife schließen und einen ihrer Wege wegtauschen: So verlegt man eine Route in einem einzigen Zug.</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Jedes Feld muss eine Verbindung ohne Mauer behalten. Wenn kein Tausch eine andere öffnet, kann die letzte davon nur ein Weg werden.</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Mauern müssen keinen Ring bilden: Auch der Rand des Bretts schließt Felder ein. Ann zeichnet B1–B2 und die Mauer E1|E2. Wie viele Felder sind dann abgeschnitten?</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Jetzt ist klar, wer gewinnt: wer die meisten Punkte hat. Bei Gleichstand geht leer aus, wer die Partie beendet hat.</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Sie teilen sich den Sieg, weil keine von beiden die Partie beendet hat. Zu dritt kann dasselbe Ende zweien nützen: darauf achten, was den beiden anderen passt.</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Steine auf dem Brett helfen, weitere hereinzuholen. Frühe Schritte sind darum am meisten wert.</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>Spieler versperren einander nicht den Weg. Nur der Rand hält Ben auf.</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>Beide sind zusammengestoßen, also kehren beide heim. Wer führt, verliert dabei mehr.</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Keinen Zug für Plätze verbrauchen, die nur man selbst nutzen kann. Sie lassen sich für später aufheben.</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Jeder Stein kann allen als Trittstein dienen.</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Im Schnitt ist nur jeder zweite Wurf gerade. Ann hat zwei Schritte: Was sollte sie sofort tun?</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>locker</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>solide</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>sehr stark</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>volle Stärke</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>so stark wie ich</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>Stufe %1 (%2)</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>So stark wie ich: %1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>So stark wie ich (%1)</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>Dieser Code stammt aus einer neueren Version von Byways.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>Byways erstellt keine Rätsel in der Größe, die dieser Code angibt.</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>Die beste bekannte Lösung braucht %n Zug.</numerusform>
            <numerusform>Die beste bekannte Lösung braucht %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>In diesem Code ist ein Tippfehler.</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>Das ist noch kein vollständiger Code. So sieht einer aus: CJ-1-1Z0042-K.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Rätsel dieser Art erstellt Byways nicht.</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>Mittel oder schwer</translation>
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
        <translation>Einen Stein der ersten oder der zweiten eigenen Farbe setzen</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>Unter gleich Starken verliert meist, wer beginnt: Wer stärker ist, sollte beginnen.</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>gibt %1 eine geteilte Linie zum Reklamieren</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>lässt %1 %n Platz statt %2</numerusform>
            <numerusform>lässt %1 %n Plätze statt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>lässt %1 %n Platz</numerusform>
            <numerusform>lässt %1 %n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1 hat %n Platz, den sonst niemand nehmen kann; %2 findet höchstens %3, und wer keinen mehr findet, verliert.</numerusform>
            <numerusform>%1 hat %n Plätze, die sonst niemand nehmen kann; %2 findet höchstens %3, und wer keinen mehr findet, verliert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>Zwei Seiten setzen abwechselnd Steine aufs Brett. Auf keiner Linie dürfen je Steine von beiden stehen. Wer als Letzter einen Platz findet, gewinnt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>Man setzt einen eigenen Stein auf einen leeren Punkt, an dem sich Linien treffen. Er belegt &lt;b&gt;jede Linie&lt;/b&gt;, die durch diesen Punkt läuft oder dort endet, von einem Ende zum anderen. Eine belegte Linie ist für die Gegenseite gesperrt, und umgekehrt.</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>Ein weißer und ein schwarzer Stein. Die Linien, die jeder von ihnen belegt, sind in der Farbe ihres Besitzers getönt.</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>Jede Seite belegt die Linien durch ihren Stein. Auf eine Linie der anderen darf keine setzen.</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>Einen Stein darf man hier und dort ausprobieren, bevor man den Zug beendet. Danach zieht er nie mehr. Eine Seite hat die weißen und roten Steine, die andere die schwarzen und blauen, je zwanzig. Welche der beiden eigenen Farben man nimmt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>Es lohnt sich zu zählen: Finden alle vierzig Steine Platz, gehen sie zuerst dem Startspieler aus, und er verliert. Der Startspieler muss also Linien schließen, die Gegenseite muss sie offen halten.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-Line ist ein Spiel von Arthur Blumberg, erschienen bei Kadon Enterprises als Teil des Over-Pass-Sets. Das Brett hier ist eine Rekonstruktion.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>Das strenge Spiel</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>Zu Beginn des eigenen Zugs darf man &lt;b&gt;reklamieren&lt;/b&gt;. Stehen auf einer Linie Steine beider Seiten, gewinnt man sofort, egal, wer den Fehler gemacht hat. Gibt es keine, ist nichts verloren, aber reklamieren darf man nur einmal je Zug.</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>Ein roter und ein blauer Stein auf derselben Linie, die leuchtet.</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>Wer keinen freien Platz hat, darf aufgeben oder auf eine belegte Linie setzen und hoffen, dass es niemand sieht.</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>Wer im eigenen Zug keinen Stein setzen kann, verliert.</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>Im freundlichen Spiel lehnt das Programm einen Platz auf einer Linie der Gegenseite ab und sagt, welche Linie es ist. Im &lt;b&gt;strengen&lt;/b&gt; Spiel darf man jeden leeren Punkt nehmen, auch aus Versehen. Also die Linien im Auge behalten.</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>Der blaue Stein teilt eine Linie mit dem roten. Wer zuerst reklamiert, gewinnt.</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>Alle zehn Steine in %1 sind auf dem Brett. Jetzt die andere eigene Farbe nehmen.</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>Ein Zug setzt einen Stein. Für einen anderen Platz muss man den auf %1 zurücknehmen.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Auf %1 steht schon ein Stein.</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>Zu einem Zug gehört ein Stein. Erst auf einen leeren Punkt setzen.</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>Im freundlichen Spiel gibt es nichts zu reklamieren: Auf eine Linie der Gegenseite kann niemand setzen.</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>Reklamieren darf man nur einmal je Zug, und in diesem war es falsch.</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>%1 hat keinen Stein mehr zu setzen.</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>Reklamiert eine geteilte Linie</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>Andere Plätze darf man ausprobieren. Der Stein bleibt, sobald der Zug beendet ist.</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>Kein Stein ist mehr zu setzen.</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>Ein Stein ist gesetzt</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Einen Stein setzen</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>Keine geteilte Linie: falsch reklamiert</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>Nach dem Setzen kein Reklamieren</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>Reklamieren, vor dem Setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>%n Platz offen</numerusform>
            <numerusform>%n Plätze offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>Noch %n Stein</numerusform>
            <numerusform>Noch %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>%n Linie belegt</numerusform>
            <numerusform>%n Linien belegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>Geteilte Linie reklamieren</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>Aufgeben: kein Stein übrig</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>%1 hat zu Recht reklamiert: Die Steine auf %2 teilen eine Linie.</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>Einen Stein auf einen leeren Punkt setzen und auf die Linien von %1 achten.</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>Einen Stein dorthin setzen, wo %1 keine Linie belegt.</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1 findet keinen Platz, der frei von Linien von %2 ist.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>Nur noch %n Platz offen</numerusform>
            <numerusform>Nur noch %n Plätze offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>%n Platz offen</numerusform>
            <numerusform>%n Plätze offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>Nur noch %n Stein. Wer zu Beginn eines Zugs keinen hat, verliert.</numerusform>
            <numerusform>Nur noch %n Steine. Wer zu Beginn eines Zugs keinen hat, verliert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>Die Steine in %1 gehören %2.</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1 teilt Linien mit den Steinen von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1 teilt eine Linie mit dem Stein von %2 auf %3.</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass, Mono-Line, Solospiele</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>bringt %n Stein heim</numerusform>
            <numerusform>bringt %n Steine heim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>erreicht %n Ausgang</numerusform>
            <numerusform>erreicht %n Ausgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>bringt die Steine von %1 den Ausgängen um %n Schritt näher</numerusform>
            <numerusform>bringt die Steine von %1 den Ausgängen um %n Schritte näher</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>Zehn Steine einer Farbe kommen durch die Mitte des Bretts herein, in jedem Zug einer, und müssen an seinen acht Spitzen hinaus. Sie kommen voran, indem sie Ketten anderer Steine überspringen. So bauen alle an den Straßen aller anderen.</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>Steine stehen, wo sich Linien treffen. Zwei Punkte liegen &lt;b&gt;nebeneinander&lt;/b&gt;, wenn sie auf einer Linie Nachbarn sind. Das dunkle Quadrat in der Mitte ist &lt;b&gt;O&lt;/b&gt;, und die acht äußersten Punkte sind die &lt;b&gt;Ausgänge&lt;/b&gt;. Zwei Steine jeder Farbe beginnen um O, die anderen acht warten in der Reserve.</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>Das ganze Brett. Um die Mitte stehen zwei Steine jeder Farbe, einander gegenüber. Reserven und Heime liegen in den Ecken.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>Der Anfang. Zu zweit haben beide je zwei Farben: Weiß und Rot gegen Schwarz und Blau. Zu dritt fehlt Blau.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>Die Farben sind reihum am Zug: Weiß, Schwarz, Rot, Blau. Hat die eigene Reserve noch einen Stein, kommt einer davon auf O. Dann würfelt man mit beiden Würfeln, und die &lt;b&gt;Summe&lt;/b&gt; ist die Zahl der Schritte. Man darf weniger machen. Was übrig bleibt, verfällt.</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>Man darf Steine &lt;b&gt;jeder Farbe&lt;/b&gt; ziehen, eigene und fremde. Die Ausnahme ist ein Stein auf einem Ausgang: Nur sein Besitzer darf ihn ziehen.</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>Es gibt vier Arten zu ziehen. Over-Pass, Tausch und Heimkehr kosten je &lt;b&gt;einen&lt;/b&gt; Schritt, ein Schub kostet &lt;b&gt;zwei&lt;/b&gt;. Auf einem Punkt darf nur ein Stein stehen.</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>Ein Stein springt über eine Kette aus einem oder mehreren Steinen, jeder neben dem vorigen, und landet auf einem leeren Punkt neben dem letzten davon. Die Kette darf an jedem Stein &lt;b&gt;abbiegen&lt;/b&gt;, so oft man will.</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>Ein weißer Stein überspringt einen schwarzen, biegt ab, überspringt einen roten, biegt wieder ab und landet auf dem leeren Punkt dahinter.</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>Der weiße Stein springt über Schwarz und Rot, um zwei Ecken. Das ist ein einziger Schritt.</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>Über einen Stein der &lt;b&gt;eigenen Farbe&lt;/b&gt; kommt er nicht, und über keinen Punkt zweimal. Über alle anderen Farben kann er springen.</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>Dieselben Steine, aber auch der zweite der Kette ist weiß. Die Landung wird abgelehnt, und dieser Stein leuchtet auf.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>Zwei Steine &lt;b&gt;verschiedener Farbe&lt;/b&gt; tauschen die Plätze, wie weit sie auch auseinander sind, wenn sie auf zwei &lt;b&gt;verschiedenen parallelen Linien&lt;/b&gt; stehen. Die Linie muss durch den Punkt hindurchlaufen: Eine, die dort nur endet, zählt nicht.</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>Ein weißer Stein auf einer äußeren Linie und ein roter auf einer inneren, die parallel dazu ist. Beide Linien leuchten.</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>Weiß und Rot stehen auf zwei parallelen Linien, also dürfen sie Plätze tauschen. Diesen Tausch darf jede Seite machen.</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>Ein Stein rückt auf einer Linie zum nächsten Punkt, wenn der leer ist und &lt;b&gt;weiter außen&lt;/b&gt; liegt, weg von O. Ein Schub kostet zwei Schritte.</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>Ein blauer Stein mit Pfeilen zu den zwei Nachbarpunkten, die weiter außen liegen.</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>Der blaue Stein kann auf zwei Punkte geschoben werden. Die anderen Nachbarpunkte liegen nicht weiter außen.</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>Einen Stein auf einem Ausgang kann man nicht tauschen und nicht schieben. Nur sein Besitzer darf ihn ziehen. Er geht mit einer &lt;b&gt;Heimkehr&lt;/b&gt; heim, in einem Zug der eigenen Farbe, oder springt am &lt;b&gt;äußeren Rand&lt;/b&gt; entlang: über Steine dort auf einen Punkt dort.</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>Solange irgendeine Reserve einen Stein hat, gleich welcher Farbe, braucht eine Heimkehr einen &lt;b&gt;geraden Wurf&lt;/b&gt;. Sind alle Reserven leer, genügt jeder Wurf.</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>Ein weißer Stein auf einem Ausgang. Er kann heimgehen oder über den roten Stein am äußeren Rand zum nächsten Ausgang springen. Über den schwarzen Stein weiter innen kann er nicht springen.</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>Der weiße Stein geht heim oder am Rand entlang über den roten. Über den schwarzen kann er nicht springen.</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>O muss leer sein</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>Am Ende des Zugs darf kein Stein auf O stehen. Dafür muss man also genug Schritte aufheben. Das Programm lehnt einen Schritt ab, nach dem sich O nicht mehr räumen ließe.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-Pass ist ein Spiel von Arthur Blumberg, erschienen bei Kadon Enterprises. Das Brett hier ist eine Rekonstruktion.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>Hier ist auch der zweite Stein weiß, also ist der Weg versperrt.</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>Die Mitte des Bretts. Neben dem weißen Stein auf O stehen ein schwarzer und ein weiterer weißer. Fünf Punkte um den schwarzen Stein sind für einen Schritt markiert, vier andere neben O für zwei.</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>Alle Punkte, auf die der weiße Stein von O aus kommt: über den schwarzen Stein mit einem Schritt, durch einen Schub mit zweien. Über den anderen weißen Stein kommt er nicht.</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>Lässt sich O mit diesem Wurf auf keine Art räumen, hat der Zug keine Schritte, und der Stein geht in seine Reserve zurück. Das ist sehr selten.</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>Wer zuerst alle zehn Steine heimbringt, gewinnt sofort. Zu zweit sagen die Optionen, ob eine Farbe genügt oder beide daheim sein müssen.</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>Keine Heimkehr: Wurf ist ungerade</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>Keine Heimkehr: kein Stein in %1 kann</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Alle Schritte sind gemacht. Den Zug beenden.</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>Steine jeder Farbe ziehen, soweit der Wurf reicht.</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass: 1 Schritt</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>Kein Over-Pass</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>Tausch: 1 Schritt</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Kein Tausch</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>Schub: 2 Schritte</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>Kein Schub: Er kostet 2 Schritte</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>Kein Schub</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>Heimkehr: 1 Schritt, Reserven sind leer</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>Heimkehr: 1 Schritt, Wurf ist gerade</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>Mittelquadrat O lässt sich nicht räumen</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>Mittelquadrat O ist leer</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>Mittelquadrat O räumen: %n Schritt</numerusform>
            <numerusform>Mittelquadrat O räumen: %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>Das Mittelquadrat O lässt sich mit diesem Wurf nicht räumen. Den Zug beenden.</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>die übrigen Schritte müssen O räumen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>keine Kette endet an einem leeren Punkt</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>kein Paar kann tauschen</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>kein leerer Punkt weiter außen</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>Auf %1 steht kein Stein, der ziehen könnte.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>Der Stein auf %1 steht auf einem Ausgang. Dort darf nur %2 ihn ziehen.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1 ist besetzt: Dort steht ein Stein in %2.</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Ein Over-Pass führt von %1 weg. Dort kann er nicht enden.</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>Neben %1 steht kein Stein, den man überspringen könnte.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>Keine Kette von Steinen führt von %1 nach %2. Jeder muss neben dem vorigen stehen.</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>Ein Stein auf einem Ausgang überspringt nur Steine am äußeren Rand und bleibt an diesem Rand. Von %1 führt kein solcher Weg nach %2.</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>Zum Tausch gehören zwei Steine, und %1 ist leer.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>Der Stein auf %1 steht auf einem Ausgang, und dort lässt sich nichts tauschen.</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>Beide Steine sind in %1. Ein Tausch braucht zwei verschiedene Farben.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1 und %2 liegen auf einer Linie. Ein Tausch braucht zwei parallele Linien.</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>Keine Linie durch %1 ist zu einer Linie durch %2 parallel. Linien, die dort nur enden, zählen nicht.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>Der Stein auf %1 steht auf einem Ausgang und kann nicht weiter geschoben werden.</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>Ein Schub geht zum nächsten Punkt auf einer Linie, und %2 liegt nicht neben %1.</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>Ein Schub führt nach außen, und %2 liegt nicht weiter außen als %1.</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1 ist kein Ausgang. Steine gehen nur von den acht Ausgängen heim.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>Jetzt ist %2 am Zug. Ein Stein in %1 kann also nicht heimgehen.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>Ein Stein kann die eigene Farbe nicht überspringen: Auf %2 steht einer in %1 im Weg.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>Ein Stein kann die eigene Farbe nicht überspringen: Auf %2 stehen welche in %1 im Weg.</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>%1 ist ungerade. Solange eine Reserve Steine hat, und %n ist noch da, öffnet nur ein gerader Wurf die Ausgänge.</numerusform>
            <numerusform>%1 ist ungerade. Solange eine Reserve Steine hat, und %n sind noch da, öffnet nur ein gerader Wurf die Ausgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>Das Mittelquadrat O lässt sich mit diesem Wurf nicht räumen, also hat dieser Zug keine Schritte. Mit seinem Ende geht der Stein in seine Reserve zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>Das Mittelquadrat O muss am Ende des Zugs leer sein. Danach würde das %n Schritt kosten, und es bliebe nur noch %1.</numerusform>
            <numerusform>Das Mittelquadrat O muss am Ende des Zugs leer sein. Danach würde das %n Schritte kosten, und es bliebe nur noch %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>Das Mittelquadrat O muss am Ende des Zugs leer sein. Das kostet %n Schritt, und es gibt noch %1.</numerusform>
            <numerusform>Das Mittelquadrat O muss am Ende des Zugs leer sein. Das kostet %n Schritte, und es gibt noch %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This home is for another colour. A %1 piece goes to its own.</source>
        <translation>Dieses Heim gehört einer anderen Farbe. Ein Stein in %1 geht in sein eigenes.</translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>Heimzubringen</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>Strenges Spiel</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>Die Würfel entscheiden: Der höchste Wurf beginnt. Oder man legt fest, wer beginnt.</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>Das Los entscheidet, oder man legt fest, wer beginnt.</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>Zu zweit haben beide je zwei Farben. Zum Sieg müssen alle zehn Steine einer Farbe daheim sein, oder die beider Farben.</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>Niemand wird gehindert, auf eine Linie der Gegenseite zu setzen. Wer es merkt, darf es zu Beginn des Zugs reklamieren und gewinnt.</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Per Würfel</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Beide Farben</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Eine Farbe</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>Die Farben wechseln sich ab.</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>Welche der beiden man setzt, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1 springt nach %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 und %2 tauschen die Plätze</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1 rückt nach %2</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1 geht heim</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1 (herein auf %2)</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>ein Stein auf %1</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>ein Stein in %1 auf %2</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>Durch die Mitte herein, an einer Spitze hinaus: Wer zuerst alle zehn daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>Durch die Mitte herein, an einer Spitze hinaus: Wer zuerst beide Farben ganz daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>Durch die Mitte herein, an einer Spitze hinaus: Wer zuerst alle zehn einer Farbe daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>Dreiergruppen holen die eigenen Steine herein. Wer zuerst alle zehn daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>Dreiergruppen holen Steine herein. Wer zuerst beide Farben ganz daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>Dreiergruppen holen Steine herein. Wer zuerst alle zehn einer Farbe daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>Auf keiner Linie dürfen Steine beider Seiten stehen. Ist es doch so, gewinnt, wer es zuerst reklamiert. Wer keinen Stein mehr hat, verliert.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>Auf keiner Linie dürfen Steine beider Seiten stehen. Wer keinen Platz findet oder keinen Stein mehr hat, verliert.</translation>
    </message>
</context>
<context>
    <name>PassSheetTexts</name>
    <message>
        <source>By Arthur Blumberg, Kadon Enterprises</source>
        <translation>Von Arthur Blumberg, Kadon Enterprises</translation>
    </message>
    <message>
        <source>Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing a piece where no line holds a piece of the other side. The last player who can place a piece wins.</source>
        <translation>Mono-Line: Zwei Spieler haben je zwanzig Steine, zwei Farben zu zehn. Abwechselnd einen Stein dorthin setzen, wo auf keiner Linie ein Stein der Gegenseite steht. Wer als Letzter einen Platz findet, gewinnt.</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass: Zwei Steine jeder Farbe beginnen um die Mitte, wie die Zahlen zeigen. In jedem Zug kommt ein Stein aus der Reserve auf das schwarze Quadrat; am Ende des Zugs darf nichts darauf stehen. Zwei Würfel sagen, wie viele Schritte es gibt, mit Steinen jeder Farbe. Ein Schritt springt über eine Kette anderer Farben auf einen leeren Punkt, oder er lässt zwei Steine verschiedener Farbe auf parallelen Linien die Plätze tauschen, oder er bringt einen Stein von einer Spitze mit Ring heim – nur bei geradem Wurf, solange irgendeine Reserve Steine hat. Ein Schub nach außen kostet zwei Schritte. Wer zuerst zehn Steine daheim hat, gewinnt.</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>Zehn Steine je Farbe; drei beginnen am Rand, wie die Zahlen zeigen.
Man würfelt mit zwei Würfeln: Die Summe ist die Zahl der Schritte, jeder über eine Seite in ein leeres Feld.
Füllt ein Schritt das zweite Feld einer Dreiergruppe um das Ende einer Linie, darf ein Stein aus der Reserve in das dritte kommen.
Auf einer grauen Kachel darf kein Stein bleiben. Heim geht es durch das schwarze Quadrat in der Mitte.
Solange eine Reserve Steine hat, bleiben zwei dieser Farbe auf dem Brett. Wer zuerst daheim ist, gewinnt.</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>Die Würfel entscheiden, wer beginnt.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfeln.</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>Schritte übrig: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>Von diesem Wurf ist noch %n Schritt übrig.</numerusform>
            <numerusform>Von diesem Wurf sind noch %n Schritte übrig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>Einen Platz %1 gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>Zuerst muss feststehen, wer beginnt.</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>Es ist schon gewürfelt. Der Wurf gilt für den ganzen Zug.</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>Zuerst muss %1 würfeln.</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>Alle Schritte dieses Wurfs sind verbraucht.</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>Ein Schub kostet zwei Schritte, und nur einer ist übrig.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1 und %2: %n Schritt</numerusform>
            <numerusform>%1 und %2: %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1 hat alle zwanzig Steine heimgebracht.</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1 hat alle zehn Steine in %2 heimgebracht.</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n daheim</numerusform>
            <numerusform>%n daheim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n in Reserve</numerusform>
            <numerusform>%n in Reserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Daheim: %1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Reserve: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1 spielt %2, %3 %4.</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>%1 hat %2 daheim.</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>Bewegt nichts</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>Zwei Würfel, noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>Zwei Würfel, %1 und %2: noch %3 von %4 Schritten</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>Reserve von %1: %n Stein</numerusform>
            <numerusform>Reserve von %1: %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Das Brett vergrößern oder verkleinern</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>Heim von %1: %2 von %n Stein</numerusform>
            <numerusform>Heim von %1: %2 von %n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Einen Stein ziehen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>Das Brett um den Zeiger herum vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>Neben den Steinen ziehen</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>Ein vergrößertes Brett verschieben</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+, −, Mausrad</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Brett zeigen</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>Buchstaben und Zahlen um das Brett und in den Feldern.</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>&amp;Koordinaten auf dem Brett</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>Muster und sichere Farben</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>Farben, die auch verschieden hell sind, und ein klares Zeichen auf jedem Stein: für alle, die manche Farben schlecht unterscheiden können.</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>Muster für Schwarz-Weiß</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>Einfärbungen auf dem Brett</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLON zeigt immer, welche Wege mit welchem Ufer verbunden sind und welche Ecke fehlt.</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>&amp;Einfärbungen auf dem Brett</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Sofort gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>In %n Zug gewinnen</numerusform>
            <numerusform>In %n Zügen gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>Den einen Zug finden, der gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n Punkt in dieser Runde</numerusform>
            <numerusform>%n Punkte in dieser Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>%n Stein heimgebracht</numerusform>
            <numerusform>%n Steine heimgebracht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>%n Stein hereingeholt</numerusform>
            <numerusform>%n Steine hereingeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1 kennt die Pläne der anderen: möglichst viele Punkte machen.</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>%1 ist am Zug: so viele Steine wie möglich heimbringen.</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>%1 ist am Zug: so viele Steine wie möglich hereinholen.</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>%1 ist am Zug: den Gewinnzug finden.</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>Den einen besten Zug finden.</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>Aufgabe %1 · Expert</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>Den Sieg in einem Zug erzwingen</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>Den Sieg in %n Zug erzwingen</numerusform>
            <numerusform>Den Sieg in %n Zügen erzwingen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>T-Stücke</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>Halber Weg</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>Vier Winde</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasten</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Windrad</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>Propeller</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>Karussell</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Halskette</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Schneeflocke</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>Spitzenmuster</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>Vorposten</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>Wirbel</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>Von %1</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>Spirale aus %n Stein</numerusform>
            <numerusform>Spirale aus %n Steinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>Muster aus %n Stein</numerusform>
            <numerusform>Muster aus %n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1, ohne Farben</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>Alle vierzig Steine aufs Brett holen, mit so wenigen Zügen wie möglich.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Einen Stein übrig lassen, am besten in der Mitte.</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Einen Stein übrig lassen, in der Mitte.</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Sehr leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>Anfang mit %n Stein</numerusform>
            <numerusform>Anfang mit %n Steinen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>%n Stein auf dem Brett</numerusform>
            <numerusform>%n Steine auf dem Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n Stein übrig</numerusform>
            <numerusform>%n Steine übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1, in der Mitte</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1, mit %n Tipp</numerusform>
            <numerusform>%1, mit %n Tipps</numerusform>
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
        <translation>%1 %</translation>
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
        <translation>„%1“ ersetzen?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon. Ihr Inhalt geht dann verloren.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>dice, what was done with them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, a comment on it</comment>
        <translation>%1. %2: %3</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>played</source>
        <comment>games</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>gewonnen, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>verloren; %n remis</numerusform>
            <numerusform>verloren; %n remis</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>von %1 gelöst</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>in Folge verloren; Rekord %1</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>in Folge gewonnen; Rekord %1</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>mit Hilfe: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n Rücknahme</numerusform>
            <numerusform>%n Rücknahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>Wertung, etwa Stufe %1</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>Aus den beendeten Partien auf diesem Computer berechnet und nur hier gespeichert. Unfertige Partien, entfernte Partien und Kopien zählen nicht. Die Wertung folgt dem Glicko-System, mit festen Wertungen für Computer; ± gibt das 95-%-Intervall an. Ein Sieg mit Hilfe zählt halb; Solospiele und aufgebaute Stellungen werden nicht gewertet.</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>Spieler ohne Namen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>Wertung von Partie zu Partie</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>Ergebnisse nach Gegner</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Ergebnisse nach Spiel</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Rücknahmen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>Wertung ±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
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
        <translation>%1 von %2 geschafft</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n beim ersten Versuch</numerusform>
            <numerusform>%n beim ersten Versuch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>%1 von %2 Sternen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>Übungen auf diesem Computer</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>Tage in Folge: %1, Rekord %2.</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>Wertung bei Aufgaben: %1.</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>Diese Zahlen gelten für alle an diesem Computer, denn Übungen fragen nicht, wer spielt. Bei den Sternen zählt das beste Ergebnis jeder Übung, bei den Zeiten der letzte Versuch.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>Beim ersten Versuch</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>Mögliche Sterne</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Tage in Folge</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>Meiste Tage in Folge</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>noch nicht geschafft</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>ein leerer Stern</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>%n Stern von 3</numerusform>
            <numerusform>%n Sterne von 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>Drei Sterne beim ersten Versuch ohne Hilfe, zwei nach einem falschen Versuch, einer nach mehreren oder mit Tipp, ein leerer, sobald die Lösung gezeigt wurde.</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>Stein von %1</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>Damit endet die Partie mit Remis. Beenden?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>Damit endet die Partie, und %1 gewinnt. Beenden?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>Damit endet die Partie, und %1 teilen sich den Sieg. Beenden?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>Zur anderen Variante</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>Abgegebenes verwerfen?</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>In dieser Runde ist schon ein Plan abgegeben. Beim Weiterspielen ab hier wird er ungesehen verworfen.</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>In dieser Runde ist schon ein Plan abgegeben. Beim Wechsel zur anderen Variante wird er ungesehen verworfen.</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>Ecke im Nordwesten</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>Ecke im Nordosten</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>Ecke im Südosten</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>Ecke im Südwesten</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>Zuletzt eingeschoben</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1, zuletzt eingeschoben</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Doppelzug</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>West und Ost</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Berührt, geführt</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>Nach dem ersten Zug gibt es nur noch Doppelzüge und offene Züge, und zwar immer beide.</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>Wer den ersten Zug hat. In der nächsten Partie beginnt, wer verloren hat; bei Expert wechselt man sich ab.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1 verbindet West und Ost, %2 Nord und Süd. Beide Wege sind gleich lang.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1 verbindet West und Ost, %2 Nord und Süd. %3 hat den längeren Weg, der zum stärkeren Spieler passt.</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord und Süd</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>%1 beansprucht Remis</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>Die Karte in der Hand im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>Die Karte gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>Eine Karte aufnehmen, an ein Ende anlegen und dort einschieben</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>Mausrad oder rechte Maustaste</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>Die Karte in der Hand drehen</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Eine aufgenommene Karte muss gespielt werden, und wo sie an eine Reihe angelegt ist, muss sie eingeschoben werden. Rückgängig nimmt sie trotzdem zurück, wenn beide einverstanden sind.</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON, Karten zum Ausschneiden</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>Eine Karte an ein Ende anlegen; das Häkchen dort schiebt sie ein</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>Karten von Strand zu Strand × Karten von Wiese zu Wiese. Ein Brett, das nicht quadratisch ist, ist eine Vorgabe: Wer stärker ist, nimmt den längeren Weg.</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>Strände</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>Wer die Strände verbindet. Die Gegenseite verbindet die Wiesen.</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>lässt %1 mit dem nächsten Zug gewinnen</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>verhindert den Sieg von %1 im nächsten Zug</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>verbindet %n Karte statt %2 mit den Seiten von %1</numerusform>
            <numerusform>verbindet %n Karten statt %2 mit den Seiten von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>lässt nur %n Karte statt %2 mit den Seiten von %1 verbunden</numerusform>
            <numerusform>lässt nur %n Karten statt %2 mit den Seiten von %1 verbunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>Ecke im Nordwesten</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>Ecke im Nordosten</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>Ecke im Südosten</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>Ecke im Südwesten</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>von Norden in Spalte %1</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>von Osten in Reihe %1</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>von Süden in Spalte %1</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>von Westen in Reihe %1</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>%1 verbindet West und Ost, %2 Nord und Süd, durch einen durchgehenden Weg.</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>Spalte %1 Nord</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>Reihe %1 Ost</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>Spalte %1 Süd</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>Reihe %1 West</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards, or ends where they are pushed in</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards that are lifted, ends where they are pushed in</comment>
        <translation>%1 nach %2</translation>
    </message>
</context>
<context>
    <name>TrypsylonRules</name>
    <message>
        <source>A marsh of cards lies between four shores. One of you wants to walk from the &lt;b&gt;beach&lt;/b&gt; in the west to the beach in the east, the other from the &lt;b&gt;meadow&lt;/b&gt; in the north to the meadow in the south. Each turn, a card is pushed into a row or column and moves other cards along.</source>
        <translation>Zwischen vier Ufern liegt ein Sumpf aus Karten. Ein Spieler will vom &lt;b&gt;Strand&lt;/b&gt; im Westen zum Strand im Osten, der andere von der &lt;b&gt;Wiese&lt;/b&gt; im Norden zur Wiese im Süden. In jedem Zug wird eine Karte in eine Reihe oder Spalte eingeschoben und rückt andere Karten weiter.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>Alle Karten sind gleich. Offen zeigen sie einen Steg mit drei Armen: Einer führt in eine &lt;b&gt;Ecke&lt;/b&gt;, die beiden anderen zu den Mitten der zwei &lt;b&gt;Seiten&lt;/b&gt;, die nicht an dieser Ecke liegen. So kann jede Karte auf vier Arten liegen.</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>Vier Karten, jede um ein Viertel weitergedreht: mit einem Arm in der Ecke im Nordwesten, im Nordosten, im Südosten und im Südwesten.</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>Am Anfang liegen alle Karten verdeckt und zeigen Wasser.</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>Einschieben</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>Ein Zug &lt;b&gt;nimmt&lt;/b&gt; eine Karte vom Brett. Sie hinterlässt eine Lücke. Dann legt man die Karte offen und beliebig gedreht an ein Ende einer Reihe oder Spalte &lt;b&gt;mit einer Lücke&lt;/b&gt; an und &lt;b&gt;schiebt&lt;/b&gt;: Die Karten zwischen diesem Ende und der Lücke rücken um einen Platz weiter, und die angelegte kommt auf den Platz am Rand.</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>Links: neun Felder mit einer Lücke in der Mitte. Die vier Enden der mittleren Reihe und Spalte sind markiert. Rechts: Eine Karte ist von Norden eingeschoben worden, und die Karte, die vorher dort lag, füllt die Lücke.</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>Die Lücke in der Mitte lässt sich von vier Enden aus füllen. Hier kam die Karte von Norden.</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>Mindestens eine andere Karte muss sich bewegen. An einem Ende, an dem die Lücke selbst liegt, lässt sich also nichts einschieben: Eine Karte vom Rand kann an drei Enden zurück, eine aus der Ecke an zwei.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>Der Startspieler beginnt mit einem einfachen Zug. Danach gibt es drei Arten von Zügen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;Einfacher Zug.&lt;/b&gt; Eine verdeckte Karte nehmen und einschieben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;Offener Zug.&lt;/b&gt; Eine offene Karte nehmen und einschieben. Nur die zuletzt eingeschobene Karte muss bleiben.</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>Links: neun Felder mit zwei Lücken. Fünf Enden sind markiert. Rechts: Die erste Karte ist von Osten eingeschoben worden, die zweite von Norden, und die hat die erste weitergeschoben.</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>Zwei Karten sind vom Brett genommen. Die erste kam von Osten wieder hinein, die zweite von Norden. Sie hat die erste nach Süden geschoben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;Endspiel.&lt;/b&gt; Ein Zug, der mit drei oder weniger verdeckten Karten beginnt, kann kein Doppelzug sein.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>Was verbunden ist</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;Seiten.&lt;/b&gt; Zwei Nachbarn sind verbunden, wenn beide an der Mitte der Seite zwischen ihnen einen Arm haben.</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>Drei Karten in einer Reihe. Die Arme der ersten beiden treffen sich. Die dritte hat auf der Seite der zweiten keinen Arm.</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>Die ersten beiden Karten sind verbunden, die dritte nicht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;Ecken.&lt;/b&gt; Wo vier Karten zusammentreffen, sind alle Arme verbunden, die in diesen Punkt führen, ob zwei, drei oder vier. Das gilt aber nur, wenn &lt;b&gt;alle vier&lt;/b&gt; Karten offen liegen.</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>Links: vier offene Karten, zwei davon über die Ecke verbunden. Rechts: dieselben Karten, aber eine ist verdeckt, und die Ecke ist unterbrochen.</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>Links führt der Weg über die Ecke. Rechts ist eine Karte noch verdeckt, also führt er dort nicht hinüber. Das Brett zeigt, was fehlt.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>Am Rahmen</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>Ein Arm an der Mitte einer Seite am Rahmen ist mit diesem Ufer verbunden. Wo zwei Karten am Rahmen zusammentreffen, sind die Arme, die in diesen Punkt führen, mit dem Ufer und miteinander verbunden, wenn &lt;b&gt;beide&lt;/b&gt; Karten offen liegen.</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>Links: Zwei Karten führen zum selben Punkt am westlichen Rahmen und sind mit dem Westen verbunden. Rechts: Die untere ist verdeckt, und die obere ist nicht mit dem Westen verbunden.</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>Links sind beide Karten mit dem Westen und miteinander verbunden. Rechts ist die untere noch verdeckt, also erreicht die obere den Westen nicht.</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>Ein Arm in eine &lt;b&gt;Ecke des Bretts&lt;/b&gt; ist immer mit beiden Ufern verbunden, die dort zusammentreffen.</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>Eine Karte im Nordwesten mit ihrem Arm in der Ecke des Bretts. Sie ist mit Norden und Westen verbunden.</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>Diese Karte ist mit dem Norden und mit dem Westen verbunden.</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>Zwei Karten am westlichen Rahmen, dazwischen eine verdeckte. Beide sind mit dem Westen verbunden, nur die obere auch mit dem Norden.</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>Beide Karten erreichen den Westen, aber nicht einander. Nur die obere erreicht den Norden.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>Ein Brett von fünf mal fünf. Ein Weg führt vom Strand im Westen zum Strand im Osten, teils über Ecken. Er leuchtet.</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>Der Weg von West nach Ost ist vollständig.</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>Ein Remis gibt es eigentlich nicht. Aber wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal entsteht, darf jede Seite Remis beanspruchen.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>Auch bei Expert beginnt der Startspieler mit einem einfachen Zug. Von da an gibt es &lt;b&gt;nur Doppelzüge und offene Züge&lt;/b&gt;, und in jedem Zug sind beide erlaubt. Ein Endspiel gibt es nicht: Ist nur noch eine Karte verdeckt, nimmt ein Doppelzug allein diese eine.</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>Links: acht offene Karten und eine Lücke, wo die letzte verdeckte lag. Rechts: Sie ist von Osten eingeschoben worden.</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>Die letzte verdeckte Karte ist für sich allein ein Doppelzug.</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>Verschieden starke Spieler</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>Auf einem Brett mit 5 × 6 oder 6 × 5 Karten ist ein Weg länger. Den nimmt, wer stärker spielt.</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Berührt, geführt</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Mehrere Partien</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>In der nächsten Partie beginnt, wer die letzte verloren hat. Bei Expert beginnt man abwechselnd.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLON ist ein Spiel von Robert Witter und Frank Warneke, erschienen bei WiWa Spiele.</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>Die vier Lagen einer Karte. Sie heißen nach der Ecke.</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>Am Tisch klickt man auf eine Karte, um sie aufzunehmen. Mausrad, Rechtsklick, R und die runden Pfeile daneben drehen sie. Ein Klick auf einen Pfeil am Ufer legt die Karte dort an; Häkchen, Eingabetaste oder ein zweiter Klick schiebt sie ein. Damit endet der Zug.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;Doppelzug.&lt;/b&gt; Erst zwei verdeckte Karten nehmen. Dann eine davon einschieben und danach die andere. Das darf man nur, wenn der letzte Zug ein &lt;b&gt;offener&lt;/b&gt; war.</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>Der Rahmen ist ein Ende, &lt;b&gt;keine Brücke&lt;/b&gt;: Kein Weg führt an ihm entlang oder über ihn hinweg.</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>Man gewinnt, wenn nach einem Zug ein Weg über offene Karten die beiden eigenen Ufer verbindet, wer auch immer gezogen hat. Sind die Ufer beider Spieler zugleich verbunden, gewinnt, wer &lt;b&gt;gezogen hat&lt;/b&gt;. Bei einem Doppelzug zählt nur die Stellung nach der zweiten Karte.</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Spielt man mit dieser Option, muss eine aufgenommene Karte gespielt werden, und ist sie an eine Reihe oder Spalte angelegt, geht sie dort hinein. Drehen darf man sie bis zum Loslassen. Rückgängig nimmt auch eine berührte Karte noch zurück, wenn beide einverstanden sind.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>Siege in der Serie: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>Man beginnt abwechselnd: Die nächste Partie beginnt %1.</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>Niemand hat verloren, also wechselt der Anfang: Die nächste Partie beginnt %1.</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>Wer verloren hat, beginnt: Die nächste Partie beginnt %1.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Von Robert Witter und Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Strand</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>Karten zum Ausschneiden, auf festem Papier</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>Alle Karten sind gleich. Sie passen auf jedes Brett dieser Seiten: 25 davon für 5 × 5, 30 für 5 × 6 und 6 × 5, alle für 6 × 6.</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>Auf jedem Feld liegt eine Karte verdeckt. Ein Spieler verbindet die Strände, der andere die Wiesen: Wessen zwei Seiten nach einem Zug verbunden sind, der gewinnt.
Der erste Zug: eine verdeckte Karte vom Brett nehmen, aufdecken, beliebig drehen und an einem Ende der Reihe oder Spalte einschieben, in der sie fehlt. Mindestens eine andere Karte muss sich bewegen.
Danach nimmt man eine solche Karte oder eine offene, nur nicht die zuletzt eingeschobene.
Zwei verdeckte darf man nehmen, beide vor dem Einschieben, wenn die Gegenseite gerade eine offene genommen hat und mehr als drei verdeckt sind.
An einer Ecke, wo sich vier Karten treffen, sind Wege nur verbunden, wenn alle vier offen liegen.</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>Doppelzug: die letzte Karte</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>Doppelzug: zwei verdeckte Karten</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>Kein Doppelzug im Endspiel</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>Kein Doppelzug: alle sind offen</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>Doppelzug nur nach offenem Zug</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>Offener Zug, nur nicht mit %1</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>Offener Zug: offene Karte</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>Eine Karte vom Brett nehmen und wieder einschieben.</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>Zwei verdeckte Karten nehmen oder eine offene.</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>Eine Karte nehmen und wieder einschieben.</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>Jetzt die zweite Karte einschieben.</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>Eine Karte einschieben, dann die andere.</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>Die zweite Karte nehmen.</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>Die Karte einschieben oder eine zweite nehmen.</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>Einfacher Zug: verdeckte Karte</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>Sonst nichts im ersten Zug</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>Kein einfacher Zug: alle sind offen</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>Dieselbe Stellung %n-mal</numerusform>
            <numerusform>Dieselbe Stellung %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>Die Karte drehen: Mausrad, Rechtsklick, R oder die Pfeile daneben.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>Einschieben: noch ein Klick auf den Pfeil, Eingabetaste oder Häkchen. Damit endet der Zug.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>Einschieben: noch ein Klick auf den Pfeil, Eingabetaste oder Häkchen.</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>Erste Karte genommen</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>Zweite Karte genommen</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>Zweite Karte nehmen</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>Erste Karte eingeschoben</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>Erste Karte einschieben</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>Zweite Karte einschieben</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>Karte genommen</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Karte einschieben</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>Eine zweite Karte, für einen Doppelzug</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>Die Karte drehen, dann einen Pfeil zum Einschieben wählen.</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>Kein offener Zug: nur %1 ist offen, gerade eingeschoben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>Noch %n Karte verdeckt.</numerusform>
            <numerusform>Noch %n Karten verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>Das ist das Endspiel.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>Bei noch %n beginnt das Endspiel: keine Doppelzüge mehr.</numerusform>
            <numerusform>Bei noch %n beginnt das Endspiel: keine Doppelzüge mehr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>Auf %1 liegt keine Karte.</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>Erst eine Karte vom Brett nehmen, dann einschieben.</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>Alle Karten sind schon offen, also gibt es keine einfachen Züge mehr.</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>Die Karte auf %1 ist gerade eingeschoben worden und kann in diesem Zug nicht genommen werden.</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>Ein offener Zug geht nur mit einer einzigen Karte. Die Karte auf %1 muss bleiben.</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>Keine Karte ist offen außer der, die gerade eingeschoben worden ist.</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>Zu einem Doppelzug gehören zwei verdeckte Karten. Die auf %1 ist offen.</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>Zwei Karten sind schon in der Hand. Die Karte auf %1 muss bleiben.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>Beide Karten nimmt man, bevor die erste eingeschoben wird. Die Karte auf %1 muss bleiben.</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>Im Zug nimmt man eine Karte und schiebt sie wieder ein.</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>Die Partie beginnt mit einem einfachen Zug: mit einer verdeckten Karte.</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>Bei Expert gibt es jetzt keinen einfachen Zug. Erst eine zweite Karte nehmen, dann die erste einschieben.</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>Bei Expert ist nur der allererste Zug ein einfacher.</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>Alle Karten sind schon offen. Jetzt gibt es nur noch offene Züge.</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>Die Partie ist zu Ende: Gegenüberliegende Seiten sind verbunden.</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>Nur die beiden Spieler dürfen Remis beanspruchen.</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>Das ist das Endspiel: Zu Beginn des Zugs war %n Karte verdeckt, und dann gibt es keine Doppelzüge.</numerusform>
            <numerusform>Das ist das Endspiel: Zu Beginn des Zugs waren %n Karten verdeckt, und dann gibt es keine Doppelzüge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>Remis kann man beanspruchen, wenn eine Stellung zum dritten Mal entsteht. Diese ist bisher %n-mal entstanden.</numerusform>
            <numerusform>Remis kann man beanspruchen, wenn eine Stellung zum dritten Mal entsteht. Diese ist bisher %n-mal entstanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Remis beansprucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 hat West und Ost durch einen Weg über %n Karte verbunden.</numerusform>
            <numerusform>%1 hat West und Ost durch einen Weg über %n Karten verbunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 hat Nord und Süd durch einen Weg über %n Karte verbunden.</numerusform>
            <numerusform>%1 hat Nord und Süd durch einen Weg über %n Karten verbunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>Auch die anderen beiden Seiten sind verbunden. Dann gewinnt, wer gezogen hat: %1.</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>Die letzte Karte hat zwar %1 eingeschoben, aber darauf kommt es nicht an.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>Dieselbe Stellung ist zum dritten Mal entstanden, und %1 hat Remis beansprucht.</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Hier gilt „Berührt, geführt“: Eine aufgenommene Karte muss gespielt werden. Rückgängig nimmt sie trotzdem zurück, wenn beide einverstanden sind.</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>Hier gilt „Berührt, geführt“: Wo die Karte angelegt ist, muss sie hinein. Einschieben mit dem Häkchen daneben, der Eingabetaste oder einem Klick auf denselben Pfeil.</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>%1 gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>%1 führt zu keiner Lücke, also könnte sich nichts bewegen.</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>%1 liegt direkt an der Lücke %2. Mindestens eine andere Karte muss sich bewegen.</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>Das Nordende von Spalte %1</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>Das Ostende von Reihe %1</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>Das Südende von Spalte %1</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>Das Westende von Reihe %1</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>Eine Karte ist in der Hand. Einen Pfeil neben dem Brett wählen, mit den Pfeiltasten oder einem Klick: Dort wird sie eingeschoben.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>Es ist noch %n Karte einzuschieben. Einen Pfeil neben dem Brett wählen.</numerusform>
            <numerusform>Es sind noch %n Karten einzuschieben. Einen Pfeil neben dem Brett wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>Ein Doppelzug ist nur nach einem offenen Zug erlaubt.</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>beendet die Partie mit Remis</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>beendet die Partie mit einem geteilten Sieg</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>beendet die Partie mit %2 zu %3 für %1</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>beendet die Partie mit einem Sieg für %1</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>Das %1.</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>Das %1 und %2.</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>beendet die Partie mit je %1: %2 gewinnt bei Gleichstand</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of the turn, turn</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>number of a turn</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (so far)</source>
        <comment>the steps of a turn that is not over</comment>
        <translation>%1 (bis jetzt)</translation>
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
        <translation>Erstellt mit Byways</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>Über Byways</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Ein Tisch für Spiele um Wege und Verbindungen</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Version %1, mit Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>Alle spielen reihum an einem Bildschirm. Nichts wird verschickt: Partien und Einstellungen bleiben auf diesem Computer, und jeder Schritt wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>Alles lässt sich auch nur mit der Tastatur und mit einem Screenreader bedienen, hell wie dunkel und ohne dass man Farben unterscheiden muss.</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>Mehr darüber: %1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Byways ist freie Software: Man darf sie unter den Bedingungen der GNU General Public License, Version 3 oder einer späteren Version, benutzen, weitergeben und ändern. Sie kommt ohne jede Gewährleistung. Der vollständige Text der Lizenz liegt dem Programm bei.</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License, Version 3. %1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>MIT-Lizenz, von Niels Lohmann. %1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>Bilder, Symbole und Bretter wurden für dieses Programm gezeichnet und stehen unter seiner Lizenz.</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Byways ist ein Tisch für Spiele, in denen Wege wachsen, sich kreuzen und einander treffen. Gespielt wird direkt auf dem Brett; der Tisch kennt die Regeln und erklärt sie.</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>Diese Spiele haben andere erfunden. Byways ist eine Umsetzung von Fans: Es ist nicht mit den Autoren und Verlagen verbunden und keines ihrer Produkte. Namen und Marken gehören ihren Inhabern. Wem ein Spiel gefällt, der sollte nach dem echten suchen.</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>Byg wird nach den Regeln von The Genius: Code Red gespielt. Es ist aus Symple von Christian Freeling und Benedikt Rosenau entstanden. Over-Pass ist eine Marke von Arthur Blumberg, von Kadon Enterprises, Inc. unter Exklusivlizenz verwendet.</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>&amp;Hervorhebungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Zurück zum &amp;Regal</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>Remis &amp;vereinbaren…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>Ü&amp;ber Byways</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>&amp;Notation in der Zugliste</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>&amp;Erlaubte Stellen</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>Erlaubte Stellen und &amp;Gründe</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>S&amp;tellung aufbauen…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>Bretter dru&amp;cken…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>Wür&amp;feln</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>V&amp;origer Zug</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>Zum &amp;letzten Zug</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>&amp;Kommentar…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>An&amp;dere Varianten</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>Lö&amp;sung…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>Neu anfan&amp;gen</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Uhr an&amp;halten</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>Aufg&amp;eben…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>A&amp;ussteigen…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Verk&amp;leinern</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Gan&amp;zes Brett</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>Wer s&amp;pielt</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>Beendete &amp;Partien</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>Statistik der Spie&amp;ler</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>Part&amp;ie analysieren</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>&amp;Ratschläge neben dem Brett</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>Rätsel und &amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>Papierk&amp;orb</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>&amp;Ratschläge: %1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>&amp;Bild oder PDF…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>&amp;Webseite…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>&amp;Animiertes Bild…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>Punktetafel &amp;vom Abend</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>Übun&amp;g des Tages</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>Brett &amp;drehen</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>&amp;Spiegelbild</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>&amp;Zu der Person am Zug</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Wie &amp;üblich</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>Zug %1, Siegchance %2: %3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>Zug %1: noch nichts</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a turn in short, a chance to win</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>byways::app::Adviser</name>
    <message>
        <source>not when you play alone</source>
        <translation>nicht, wenn man allein spielt</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>nicht, wo Züge geheim sind</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Nicht analysiert</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>Noch ist keine Partie beendet. Jede beendete Partie wird hier aufbewahrt.</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>Keine beendete Partie passt. Etwas anderes wählen oder alle zeigen.</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Die Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Welches Ergebnis</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>Das Ergebnis der gewählten Person, oder ob irgendein Mensch gewonnen hat</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>Analyse ansehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>Schon analysiert: sehen, worauf es ankam</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Zug für Zug prüfen: worauf es ankam und was besser war</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>Diese Partie lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Sie ist in einem anderen Fenster offen, oder in ihrem Ordner lässt sich nichts ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>%n lässt sich nicht lesen: siehe Regal</numerusform>
            <numerusform>%n lassen sich nicht lesen: siehe Regal</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>Papierkorb (%1)</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Erst eine Partie in der Liste wählen.</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>In dieser Partie hat niemand einen Zug gemacht.</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>Dieses Spiel spielen Computer nicht, also können sie keine Partie davon analysieren.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>Legt sie in den Papierkorb, aus dem sie sich wiederherstellen lässt</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Hierher setzen</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>Von hier aus kann eine Partie beginnen.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Brett zum Aufbauen</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>Noch nicht bekannt; eine Lösung wird gesucht …</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>Name des Rätsels</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>Behält es bei den eigenen Rätseln, als Entwurf, wenn es sich noch nicht spielen lässt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>Lösbar in %n Zug.</numerusform>
            <numerusform>Lösbar in %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>Lösbar in %n Sprung.</numerusform>
            <numerusform>Lösbar in %n Sprüngen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>Keine Lösung (bewiesen). Spielen kann man das Rätsel trotzdem.</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>Unbekannt: In vertretbarer Zeit fand sich keine Lösung. Spielen kann man das Rätsel trotzdem.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>Noch %n Zeichen frei</numerusform>
            <numerusform>Noch %n Zeichen frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>Ein Name darf bis zu %n Zeichen haben</numerusform>
            <numerusform>Ein Name darf bis zu %n Zeichen haben</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>Klicken, um zu setzen, noch einmal oder rechts klicken, um wegzunehmen. Mit der Tastatur: Pfeiltasten bewegen den Cursor, Eingabetaste setzt oder nimmt weg, %1 nimmt weg, Ziffern wählen, was gesetzt wird.</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>der Ordner „%1“ lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>ein anderes Fenster oder Programm hat die gespeicherte Partie inzwischen geändert</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1, der Tipp zeigt hierher</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>Pfeiltasten bewegen den Cursor, N führt zur nächsten Stelle, an der etwas möglich ist, Eingabetaste wählt die Stelle.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>Pfeiltasten bewegen den Cursor, die Eingabetaste wählt die Stelle.</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>Brett vergrößern</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Brett verkleinern</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>Wieder das ganze Brett zeigen (0)</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>einzeln</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>Gruppe aus %n Stein</numerusform>
            <numerusform>Gruppe aus %n Steinen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>Die Wege und Mauern aufleuchten lassen, deren Tausch das Brett in Ordnung bringt</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>W&amp;eg</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Mauer</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>Eine Richtung wählen</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>Einen Weg zeichnen</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>Eine Mauer zeichnen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen, wie es ist</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>Gegen einen Weg tauschen</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>Gegen eine Mauer tauschen</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1. P zeichnet einen Weg, W eine Mauer, Pfeiltasten drehen weiter</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>Verbindung %1 nach %2</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1, offen. Ein Weg hier schließt eine Schleife, eine Mauer schneidet Felder ab</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1, offen. Ein Weg hier schließt eine Schleife</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1, offen. Eine Mauer hier schneidet Felder ab</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1, Mauer von %2</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1, Weg von %2</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1, für einen Tausch gewählt</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1, Teil einer Schleife</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1, schneidet Felder ab</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1, in diesem Zug gezeichnet</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>Buchstabe %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>Mauer zu %2 (%1)</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>Weg zu %2 (%1)</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>nichts gezeichnet</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>Buchstabe %1, Route vollständig</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>Ein Weg hier schließt eine Schleife</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>Eine Mauer hier schneidet Felder ab</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1. Eingabetaste, P oder W führt zu den Verbindungen</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>Pfeiltasten führen von Feld zu Feld; Eingabetaste geht zu den Verbindungen rings um ein Feld, Pfeiltasten drehen dort weiter, P zeichnet einen Weg, W eine Mauer, Esc geht zurück.</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>Stift für Wege</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>Stift für Mauern</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>Stift für Wege (P). Von Feld zu Feld ziehen oder zwischen zwei Felder klicken.</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>Stift für Mauern (W). Eine Seite entlangziehen oder darauf klicken.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>%1 hereinholen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>%n Stein draußen</numerusform>
            <numerusform>%n Steine draußen</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>Stein in %1</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>ein Stein darf hereinkommen</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>Landung, die %1 entfernt</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>ein möglicher Weg</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>holt auf %1 herein</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Einen Stein hereinholen</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Hier absetzen</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>Landung, bei der einer von diesen verschwindet: %1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>Welcher Stein verschwindet, %1 oder %2? Darauf zeigen; Esc bricht den Zug ab.</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>Welcher Stein verschwindet, %1 oder %2? Eine Pfeiltaste wählt ihn, Eingabetaste nimmt ihn weg, Esc bricht den Zug ab.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChanceBar</name>
    <message>
        <source>%1 %</source>
        <comment>a chance to win</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, a chance to win</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Chances to win: not known yet</source>
        <translation>Siegchancen: noch nicht bekannt</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>Siegchancen: %1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>Siegchancen vor dem letzten Zug: %1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>Siegchancen, noch wird gerechnet: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ChanceGraph</name>
    <message>
        <source>%1 %</source>
        <comment>a number</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>byways::app::ClockRows</name>
    <message>
        <source>Nothing</source>
        <comment>so much more time</comment>
        <translation>Nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>Bedenkzeit je Plan</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Bedenkzeit je Zug</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Bedenkzeit für die Partie</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Wie in der Spielregel</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>Der Spieler steigt aus</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>Der Spieler verliert</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>Es wird angezeigt, und die Partie geht weiter</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>Zeitgutschrift je Zug</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>Wenn die Zeit um ist</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Wie lange</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>nicht, solange eine Uhr läuft</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>Das verschenkt viel</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>Siegchance mit dem besten Zug: etwa %1, mit diesem: etwa %2.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>Zeigen, warum</translation>
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
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>Den Kommentar speichern (%1)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>Den Kommentar so lassen, wie er vorher war</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>%n Zeichen zu viel. Zum Speichern den Kommentar kürzen.</numerusform>
            <numerusform>%n Zeichen zu viel. Zum Speichern den Kommentar kürzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>Noch %n Zeichen</numerusform>
            <numerusform>Noch %n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>Das ist zu lang zum Einfügen: Ein Kommentar hat höchstens %n Zeichen.</numerusform>
            <numerusform>Das ist zu lang zum Einfügen: Ein Kommentar hat höchstens %n Zeichen.</numerusform>
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
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>%1 von %2 Lektionen geschafft. Jede dauert zwei bis vier Minuten.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 von %2 Lektionen geschafft</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>Weiter mit Lektion %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>Diesen Kurs von vorn beginnen?</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>Seine Sterne gehen dann verloren.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Von vorn beginnen…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Weiter an %1</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1, bitte die Leertaste drücken, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Vorhang heben</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>Abgegebene Pläne: %1 von %n.</numerusform>
            <numerusform>Abgegebene Pläne: %1 von %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a button does, an exercise</comment>
        <translation>%1: %2</translation>
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
        <translation>%1. Am längsten: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>Übung des Tages</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Der Monat davor</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>Der nächste Monat</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Tage des Monats</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>begonnen, noch nicht fertig</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>Jeden Tag eine neue Übung, dieselbe für alle.</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>Es wurde kein Programm zum Öffnen gefunden. Speicherort: %1</translation>
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
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>nicht mitgespielt</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1, gesamt: %2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>Die Punktetafel ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>Die Punktetafel lässt sich nicht drucken</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>Der Drucker nimmt die Seite nicht an.</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>Einen neuen Abend beginnen?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>Der Abend beginnt von selbst mit der zweiten Partie derselben Leute innerhalb von vier Stunden.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>Wie Partien zählen</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Punkte der Partie</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>Noch nichts. Zwei Partien mit denselben Leuten spielen, oder jetzt beginnen, dann zählt die nächste Partie.</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>Neuen Abend beginnen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>Das leert die Punktetafel. Beendete Partien und Statistik bleiben, wie sie sind.</translation>
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
        <translation>Bearbeiten, kopieren, weitergeben, entfernen</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Was sich mit %1 machen lässt</translation>
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
        <translation>Dieser Versuch: %1. Bisher am besten: %2.</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>Noch zu holen: %1.</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>Mit Tipp: ein Stern.</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1, zurück zu allen</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%1 von %2 Schritten geschafft</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>Tipp nehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>Was ein Computer spielen würde</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>Spielt sie vor. Dann gibt es einen leeren Stern</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>Neu anfangen: ein neuer Versuch</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>Mit einem Tipp bleibt nur ein Stern. Noch einmal drücken, um ihn zu bekommen. Danach kommen Tipps sofort.</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>Mit der Lösung bleibt nur ein leerer Stern. Wer sie trotzdem sehen will, klickt noch einmal.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>Zum vorigen Schritt</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>Der Zug wird geprüft</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>Der schwächste Schritt entscheidet über die Sterne.</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>Spielt sie vor</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>Die Lösung wurde gezeigt. Wer sie selbst spielt, bekommt einen leeren Stern.</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>Ein Schritt wurde übersprungen oder seine Lösung gezeigt: Diese Lektion bringt einen leeren Stern.</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>Wohin man sehen muss; noch einmal: was zu tun ist. Dann gibt es einen Stern</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>Wohin man sehen muss; noch einmal: was zu tun ist</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>Nach Belieben weiterspielen, für alle Seiten, oder eine Seite einem Computer überlassen. Hier zählt nichts.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>Als Partie behalten</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>Nach Belieben weiterspielen. Hier zählt nichts.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1: %2 von %3 gelöst</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>Vom Anfang aus weiterspielen</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Zurück zur Übung</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>Neu in diesem Spiel? Lektion 1</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Alle Tage</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>Was in die Datei kommt</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>Gespeicherte Bilder</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>Ein Ordner für die Bilder</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>%n Bild ersetzen?</numerusform>
            <numerusform>%n Bilder ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>Im Ordner sind schon Bilder mit diesen Namen, etwa %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n Bild in %1</numerusform>
            <numerusform>%n Bilder in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>Der Export läuft noch.</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1-Dateien</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportFields</name>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Das leere Brett</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, ein Bild</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, eine Zeichnung in beliebiger Größe</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF, eine Seite zum Drucken</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Zugliste auf weiteren Seiten</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>Die ganze Partie als Bilder</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>Die ganze Partie als Webseite</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>Die ganze Partie als animiertes Bild</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Längere Seite in Pixeln</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>Erstes Brett; 0 ist der Anfang</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>Letztes Brett</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Längere Seite</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>Jeder Zug ist geprüft: sehen, worauf es ankam</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>%1 von %n Zug geprüft: fortsetzen</numerusform>
            <numerusform>%1 von %n Zügen geprüft: fortsetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Zug für Zug prüfen: worauf es ankam und was besser war</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>review, a game, its players</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>byways::app::FullHouseBoard</name>
    <message>
        <source>Send the newest piece back out</source>
        <translation>Den zuletzt hereingekommenen Stein hinausschicken</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>Vollbild. %1 oder %2 beendet es.</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 bis %n Spieler</numerusform>
            <numerusform>%1 bis %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>Rätsel zu %1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>%1 gegen den Computer spielen</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>Gegen den Computer: %1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>%1 gegen den Computer spielen: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>Lernen %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 von %2 Lektionen geschafft</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>Aufgaben: %1 von %2 gelöst</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>Aufgaben zu %1: %2 von %3 gelöst</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>leicht zu lernen</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>einige Regeln zu lernen</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>mehr Regeln zu lernen</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Hier anfangen</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>Dreiergruppen zeigen</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>Zeigen, welche drei Felder eine Gruppe bilden (T)</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>Mittelquadrat, wo Steine heimgehen</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>Stein in %1 von %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>ein Stein darf hereinkommen</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>der Stein in der Hand darf hierher</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Einen Stein hereinholen</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>Den Stein heimbringen</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Hierher ziehen</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Den Stein zurücklegen</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Den Stein aufnehmen</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>Ein Stein aus der Reserve darf hereinkommen: %1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>dann dürfen Steine auf %1 hereinkommen</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>Durchgangsfeld, zum Durchqueren, nicht zum Bleiben</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>nur der Stein auf %1 kann hierher</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>Den Stein von %1 hierher ziehen</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>Runde %1 noch mal zeigen</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>&amp;Linksplättchen</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>&amp;Rechtsplättchen</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>&amp;Sperre</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>Man bleibt stehen.</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>Fahrt nach %1 auf dem jetzigen Brett: %n Punkt, bis %2; %3.</numerusform>
            <numerusform>Fahrt nach %1 auf dem jetzigen Brett: %n Punkte, bis %2; %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>nicht kontrolliert</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>%1 aus dem eigenen Plan</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>noch keine Richtung gewählt</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1 steht hier</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>Startfeld von %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>in dieser Runde %n Punkt wert</numerusform>
            <numerusform>in dieser Runde %n Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>Vorrat: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>Vorrat: %1, noch %n, in der Hand</numerusform>
            <numerusform>Vorrat: %1, noch %n, in der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>Vorrat: %1, noch %n</numerusform>
            <numerusform>Vorrat: %1, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>Nach %1 fahren</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1, gewählt. %2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>Räu&amp;ber</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>Runde %1 läuft ab</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>Pfeiltasten bewegen den Ring; Q E A D Z C wählen die Richtung, S bleibt stehen; L, R und X setzen ein Plättchen oder eine Sperre auf das Feld mit dem Ring.</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>Klick oder Eingabetaste: Fahrt nach %1</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>auf der Fahrt von %1</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>Klick oder Eingabetaste: Fahrt nach %1 oder ein Plättchen setzen</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1 oder ein Plättchen setzen</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayScores</name>
    <message>
        <source>Score table</source>
        <translation>Punktetabelle</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>%1 davon durch Räuber</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ausgestiegen</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>Daraus lernen – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Daraus lernen</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>%1 hat hier %2 Siegchance verschenkt. Einen besseren Zug finden.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>Am besten ist: %1. Chancen danach: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>Selbst gefunden: %1 von %n.</numerusform>
            <numerusform>Selbst gefunden: %1 von %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>Das würde %1 Siegchance verschenken. Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>Wie gut das ist, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>So gut wie der beste Zug, der gefunden wurde.</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>Das war erlaubt. Etwas anderes versuchen.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>Dort nicht.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 von %2 gefunden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>Jetzt den Zug beenden.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>Das war Lektion %1.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>Zum Kurs</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Lektion abschließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>Die Datei ist viel zu groß für eine Partie.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Die Datei ist beschädigt, oder sie ist keine Partie, die Byways gespeichert hat.</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>Ein Spielername darin ist länger als %1 Zeichen oder enthält Zeichen, die sich nicht in einer Zeile zeigen lassen.</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>Das ist keine Partie, die Byways gespeichert hat: Mit „%1“ stimmt etwas nicht.</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>Die Datei stammt von einer späteren Version von Byways (Format %1). Diese Version kann sie nicht lesen.</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>Das ist eine Partie von „%1“, und dieses Spiel kennt diese Version nicht.</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>Die Spieler oder Optionen darin passen nicht zum Spiel (%1).</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>Das Ergebnis darin passt nicht zu den Zügen.</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>Mit der darin aufgebauten Stellung kann keine Partie beginnen.</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>Eintrag %1 darin, Schritt „%2“, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>Die Datei ist nicht in UTF-8 geschrieben, der Kodierung von Byways-Partien.</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>sie ist zu lang geworden, um wieder lesbar zu sein</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>sie ließe sich nicht wieder lesen (%1)</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>Diese Partie lässt sich nicht speichern: %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>bernsteinfarben</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>türkis</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>graphitgrau</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>Zurück zum Ende</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>Dorthin zurück</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>%n Zug von vorher bleibt erhalten, an der Abzweigung am Anfang.</numerusform>
            <numerusform>Die %n Züge von vorher bleiben erhalten, an der Abzweigung am Anfang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>%n Zug von vorher bleibt erhalten, an der Abzweigung bei Zug %1.</numerusform>
            <numerusform>Die %n Züge von vorher bleiben erhalten, an der Abzweigung bei Zug %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>Das ist ein Rückblick. Die laufende Runde geht am Ende weiter.</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>Das ist ein Rückblick. Spielt man ab hier weiter, bleibt erhalten, was danach kam.</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>Der Anfang, vor %n Zug.</numerusform>
            <numerusform>Der Anfang, vor %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>Nach Zug %1 von %2.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1 Ab hier kann man weiterspielen: Was danach kam, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>Der Anfang.</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1 Hier ist %2 am Zug.</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>Was vorher ab Runde %1 gespielt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1 Ab hier kann man weiterspielen: Was danach kam, bleibt erhalten, nur der angefangene Zug nicht.</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>Weiter mit Klick oder Taste</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>Die Partie lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Byways-Partien (*.byways *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>Gibt %1 auf?</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>Dann gewinnt %1 die Partie.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>Sind alle mit Remis einverstanden?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Alle einverstanden</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>Steigt %1 aus?</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>Die anderen spielen ohne %1 weiter. Gewinnen kann %1 dann nicht mehr.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>aufgebaute Stellung</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>Stellung aufbauen – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>Die laufende Runde lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>Sie wurde auf einem anderen Computer versiegelt, oder an der Partie ist seither etwas von Hand geändert worden. Die Partie geht dort weiter, wo alle sie zuletzt gesehen haben.</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>Erst eine ganze Partie kopieren. Der Text beginnt mit { und endet mit }.</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>Regeln zu %1 – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1 (nicht gespeichert)</translation>
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
        <translation>Es ist gewürfelt: An diesem Tisch lässt sich über einen Wurf hinweg nichts zurücknehmen</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>Zwei Fenster würden einander die Züge zunichtemachen. Weiter geht es mit einer Kopie, wie sie zuletzt gespeichert wurde.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>„%1“ lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>„%1“ ist seither geändert worden.</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>Ein anderes Fenster oder Programm hat hineingeschrieben. Speichern ersetzt, was jetzt darin steht; „Speichern unter“ behält beides.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>Diese Partie wird nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>Diese Partie ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>Was seit dem letzten Speichern gespielt wurde, ginge verloren (%1).</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>Sie gingen verloren (%1).</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>Was abgegeben ist, lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>Lernen – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>Beendete Partien – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>Statistik – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Noch gibt es nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>Analyse – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>Die gespeicherte Partie ist voll, also ließ sich das nicht hinzufügen.</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>Die Uhr stand still</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>Der Computer schlief, oder Byways konnte nicht laufen, etwa %n Minute lang. Diese Zeit zählt nicht.</numerusform>
            <numerusform>Der Computer schlief, oder Byways konnte nicht laufen, etwa %n Minuten lang. Diese Zeit zählt nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>Der Computer schlief, oder Byways konnte nicht laufen, einen Augenblick lang. Diese Zeit zählt nicht.</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>Die Partie ist in der Zwischenablage, ohne die laufende Runde.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Er ist beschädigt, oder er ist keine Partie, die Byways gespeichert hat.</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>In diesem Text ist keine Partie</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>Papierkorb – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>%1 liegt jetzt im Papierkorb.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>Diese Partie lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>Sie ist nicht mehr im Papierkorb.</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>Papierkorb ansehen</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>Diese Partie ist nicht bei den beendeten Partien.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>Sie ist jetzt bei den beendeten Partien und zählt in der Statistik.</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>Die Kopie einer Partie enthält nur, was alle gesehen haben. Geheim abgegebene Pläne fehlen darin.</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>Gespeichert als %1, ohne die laufende Runde</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>In dieser Partie ist fast kein Platz mehr. Kommentare, andere Varianten und Analysen, für die er nicht mehr reicht, werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>Ein Trainer kann sich melden, wenn ein Zug ein schwerer Fehler ist.</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Mit Trainer spielen</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>Das Bild des Bretts ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>Übung des Tages – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>Punktetafel – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>%n früher verfehlte Aufgabe ist zu wiederholen.</numerusform>
            <numerusform>%n früher verfehlte Aufgaben sind zu wiederholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>Die Partie liegt jetzt bei den anderen im Regal.</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>Die heutige Übung ist geschafft, %n Tag in Folge.</numerusform>
            <numerusform>Die heutige Übung ist geschafft, %n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>Die heutige Übung ist geschafft.</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>Die Übung vom %1 ist geschafft.</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>Zweite Partie heute Abend: Byways zählt jetzt die Punkte. %1.</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>Punktetafel ansehen</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>Die eigenen Ergebnisse bei Rätseln, Aufgaben und Lektionen werden nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>Die letzten Ergebnisse bei Rätseln, Aufgaben und Lektionen sind nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>Seit %n Zug hat niemand etwas bewegt.</numerusform>
            <numerusform>Seit %n Zügen hat niemand etwas bewegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>Remis vereinbaren…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>Training. Eigene Stärke: %1.</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>Diese Runde beginnt von vorn</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Byways-Partien</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>Das Rätsel lässt sich nicht behalten</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>Jetzt als Entwurf bei den eigenen Rätseln.</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>Jetzt bei den eigenen Rätseln.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>Das Rätsel lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>Das ist ein Rätsel: %1.</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>Bei den eigenen Rätseln behalten</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>Das Rätsel lässt sich nicht kopieren</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>Das Rätsel lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>Seine Datei lässt sich nicht in den Papierkorb legen.</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>Die Partie endet dann ohne Sieg.</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>Ein Entwurf lässt sich noch nicht weitergeben</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>Von dieser Stellung aus kann kein Rätsel beginnen. Sobald das nach einer Änderung geht, lässt sich der Entwurf weitergeben.</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Rätsel erstellen</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>Code des Rätsels</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>Derselbe Code ergibt überall dasselbe Rätsel. Die Schwierigkeit bemisst sich danach, wie viele Versuche es braucht, um eine Lösung zu finden.</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>Noch eines erstellen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1, %n Stein, %2.</numerusform>
            <numerusform>%1, %n Steine, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>%n erster Zug ist möglich; zu einer Lösung führen, soweit bekannt: %1.</numerusform>
            <numerusform>%n erste Züge sind möglich; zu einer Lösung führen, soweit bekannt: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>Computer %1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>frei für einen Stein</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>Stein in %1 von %2</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>ausprobiert</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>Den Stein hier ausprobieren</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Den Stein zurücklegen</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>Einen Stein aufnehmen</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>Wer schon gespielt hat</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  Stufe %2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>Neue Partie: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stellung aufbauen…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>Auch Würfe zurücknehmen</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>An: Rückgängig reicht auch über Würfe zurück, und die Liste markiert Züge, die in Kenntnis des nächsten Wurfs gespielt wurden.</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>Ausgeglichene Eröffnung</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>Sind beide stark, entscheidet auf diesem Brett meist der Platz. An: Zu Beginn ist %n Zug vorgegeben, und von dort aus kann jede Seite gewinnen. „Noch eine Partie“ tauscht die Plätze.</numerusform>
            <numerusform>Sind beide stark, entscheidet auf diesem Brett meist der Platz. An: Zu Beginn sind %n Züge vorgegeben, und von dort aus kann jede Seite gewinnen. „Noch eine Partie“ tauscht die Plätze.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>Weitere Optionen (%n geändert)</numerusform>
            <numerusform>Weitere Optionen (%n geändert)</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Per Los</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Heimkehr</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1 für %n Schritt</numerusform>
            <numerusform>%1 für %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>Mittelquadrat</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>Stein in %1 von %2</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Den Stein zurücklegen</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Den Stein aufnehmen</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>Ausgang, von dem Steine heimgehen</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>Stattdessen diesen Stein aufnehmen</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>Rand der Seitenleiste</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>Durch Ziehen die Größe der Leiste ändern; auf der Tastatur mit den Pfeiltasten</translation>
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
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>Die Uhr steht still, und das Brett ist verdeckt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>Dieselbe Person wie…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>Namen wieder trennen</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Vergessen…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>Vergessene zurückholen</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Wieder alle Partien zählen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>Sind %1 und %2 dieselbe Person?</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Dieselbe</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>%1 vergessen?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>Unter welchem Namen sollen die Partien von %1 zählen? Die gespeicherten Partien ändern sich nicht, und die Namen lassen sich wieder trennen.</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>Diese Person fehlt von nun an in der Statistik, und bei ihren Gegnern steht sie dort ohne Namen. Die Partien bleiben.</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Wertung zurücksetzen…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>Statistik zurücksetzen…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>Wie soll %1 in der Statistik heißen? Die gespeicherten Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>Ihre Partien werden dann zusammengezählt. Später lassen sich die Namen wieder trennen.</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>Das ließ sich nicht speichern, also hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>Die Statistik von %1 zurücksetzen?</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>Bisher gespielte Partien zählen dann nicht mehr. Die Partien selbst bleiben erhalten.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>Die Wertung von %1 in %2 zurücksetzen?</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>Computer, die sich nach dieser Stärke richten, fangen wieder leicht an. Die Partien und die übrige Statistik bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1 (Taste %2)</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>Was gesetzt wird</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>würfelt</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>mit Trainer</translation>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>Hilfe auf dem Brett</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>Steine bewegen sich an ihren Platz. Aus: Sie sind sofort dort.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>Das bloße Brett, wie auf einem echten Tisch.</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>Erlaubte Stellen sind markiert.</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>Wer auf eine andere Stelle zeigt, sieht, welche Regel sie verbietet und woran das liegt.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>Die Zugliste steht in Koordinaten statt in Worten.</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>Uhr wartet auf das Fenster</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>In Partien mit Uhr steht die Zeit still, solange ein anderes Fenster benutzt wird.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Computer spielen</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>Erlaubte Stellen</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>Erlaubte Stellen und Gründe</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Whose turn it is, above the board</source>
        <translation>Wer am Zug ist, über dem Brett</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>„Groß“ ist quer durchs Zimmer zu lesen. Zu sehen ist es, wo zwei oder mehr Menschen spielen.</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>Heutige Übung</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>Das Regal beginnt jeden Tag mit einer neuen Übung.</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>Bretter drucken</translation>
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
        <translation>Die Seite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>Die Seite lässt sich nicht drucken.</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>Eine Seite mit dem Brett, den nötigen Punkteleisten und einer Kurzfassung der Regeln. In einer Klarsichthülle lässt sie sich mit abwischbaren Stiften beschreiben.</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>Die Seite lässt sich nicht zeichnen.</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>Alle, %n Seite</numerusform>
            <numerusform>Alle, %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>Die Seite lässt sich nicht drucken.</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Die Seite</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Das leere Brett</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Zugliste auf weiteren Seiten</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
</context>
<context>
    <name>byways::app::ProblemRun</name>
    <message>
        <source>%1: %2.</source>
        <comment>a player, a turn in words</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>That isn’t it.</source>
        <translation>Das ist nicht der Zug.</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>Das verliert.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>%1 gewinnt, egal, was %2 tut.</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>Das ist der Zug.</translation>
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
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1, möglich sind %2.</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>Eigenes anlegen…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>Eigenes Rätsel zu %1 anlegen</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>Rätsel und Aufgaben</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>Aufgaben aus allen Spielen, eine nach der anderen, passend zur eigenen Stärke; verfehlte kommen wieder</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>Training mit %1</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>Neues Rätsel…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>Neues Rätsel zu %1</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Eigene Rätsel</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>Als Datei weitergeben…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>Zuletzt erzeugt</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aufbewahren</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>%1 aufbewahren</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>Suche: %1 Stellungen</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>Von hier keine. Suche %n Zug weiter zurück</numerusform>
            <numerusform>Von hier keine. Suche %n Züge weiter zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>Ganzer Zug</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>Ab der eigenen Stellung</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>Zu Zug %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>Eine Lösung ansehen</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Suche abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1 von %2 Steinen</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
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
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Bestes Ergebnis: %1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>Fast gelöst.</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Festgefahren.</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>Es geht besser, also zählt das als falscher Versuch.</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>Das ist bisher das beste Ergebnis.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>Den Stein auf %1 ziehen.</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>Von hier keine Lösung. Vom Anfang aus gibt es eine.</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>Von hier keine Lösung. Zurück bis Zug %1, dann gibt es eine.</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>Von hier keine Lösung.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>Ob es von hier eine Lösung gibt, lässt sich nicht sagen: Das herauszufinden braucht zu viel Speicher.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>Ob es von hier eine Lösung gibt, lässt sich nicht sagen. Die Suche hat keine gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>%1 führt zu einer Lösung, von hier %n Zug.</numerusform>
            <numerusform>%1 führt zu einer Lösung, von hier %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>Ihr letzter Stein steht nicht in der Mitte.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>Das macht %n Zug, gleichauf mit der Bestmarke.</numerusform>
            <numerusform>Das macht %n Züge, gleichauf mit der Bestmarke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>Das macht %1, %n mehr als die Bestmarke.</numerusform>
            <numerusform>Das macht %1, %n mehr als die Bestmarke.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>Diese Dateien vergessen</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n Zug</numerusform>
            <numerusform>%1 · %2 · %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · zu Ende</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>In diesem Text ist %n Partie. Welche öffnen?</numerusform>
            <numerusform>In diesem Text sind %n Partien. Welche öffnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>Zu den Regeln</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>Was die Regeln dazu sagen (Tab, dann Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal abspielen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Tempo %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>„Noch eine Partie“ beginnt mit derselben Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 hatte %n Tipp.</numerusform>
            <numerusform>%1 hatte %n Tipps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 sah in %n Zug Ratschläge.</numerusform>
            <numerusform>%1 sah in %n Zügen Ratschläge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Die Partie Zug für Zug ansehen: worauf es ankam und was besser gewesen wäre</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>Zeitweise hat ein Computer für %1 gespielt.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>Die ganze Partie als Bilder, Webseite oder Animation, oder ein Bild des Bretts</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>Weiter: %1, %2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>Ein eigener Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n Zug gemacht</numerusform>
            <numerusform>%n Züge gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>Vor Runde %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>Aufgebaute Stellung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  Zug %2, %3: %4 verschenkt</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>Hier hat kein Zug viel verschenkt.</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>Kein Zug von %1 hat viel verschenkt. Solche Züge der anderen stehen unter „%2“.</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Noch nichts gefunden.</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>Siegchancen, Zug für Zug</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>Bei den anderen Varianten dieser Partie gespeichert.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1 hat gespielt: %2.</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>Chancen danach: %1.</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>Die Antwort von %1 %2.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>Besser gewesen wäre: %1.</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1: Insgesamt änderten die Würfel die Siegchance um %2, die Züge verschenkten %3.</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1 hat mit einer Siegchance von etwa %2 aufgegeben.</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  Runde %2, %3: %4 verschenkt</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>Diese Partie hat die Variante schon, oder so viele, wie sie behalten kann (%1).</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>%1 hat im Schnitt %2 Siegchance je Zug verschenkt.</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this change stays unexplained.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>Die Siegchance von %3 ging von %1 auf %2. Jeder Zug wird für sich beurteilt; deshalb bleiben %4 davon unerklärt.</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>Züge von allen</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Züge von %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%n Zug geprüft.</numerusform>
            <numerusform>Alle %n Züge geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%1 von %n Zug geprüft.</numerusform>
            <numerusform>%1 von %n Zügen geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>Die teuersten Züge werden noch einmal geprüft.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Analyse anhalten</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Analyse fortsetzen</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>Zeigen, was besser war</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>Bei der Partie gespeichert</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>Bei der Partie speichern</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>Fügt sie den anderen Varianten dieser Partie hinzu, zum Weiterspielen von dort</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>Worauf es ankam</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>Wessen Züge</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Daraus lernen</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>Jede dieser Stellungen noch einmal: einen besseren Zug finden</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>Der einzige Zug ist geprüft.</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1 Noch etwa %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>Noch sind keine Fehler gefunden, aus denen man lernen könnte.</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>Zurück zu den Spielern und zum Zug (Esc)</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesTools</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>Diese Partie in den Papierkorb legen</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>%1, %2 in den Papierkorb legen</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>&amp;Name…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>Trainer: sich melden, wenn ein Zug ein schwerer Fehler ist</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>Wie heißt %1?</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>Diesen Namen nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>Trainer: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>Beide tauschen die Plätze, samt Name und Farbe</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>Alle rücken auf den Platz davor, vom ersten auf den letzten</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>Beide tauschen die Plätze, samt den Steinen, die dazugehören</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Wer für Spieler %1 spielt</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>Das richtet sich danach, wie die letzten Partien liefen.</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>Trainer für %1</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>Trainer für %1: meldet sich, wenn ein Zug ein schwerer Fehler ist</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>Der Trainer meldet sich, wenn ein Zug ein schwerer Fehler ist. Für: %1.</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>%1 heißt mehr als eine Person. Eine umbenennen, um sie zu unterscheiden.</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>Trainer: meldet sich bei schweren Fehlern</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>Plätze weiterrücken</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>Ein Name darf höchstens %n Zeichen haben. Der Rest wurde abgeschnitten.</numerusform>
            <numerusform>Ein Name darf höchstens %n Zeichen haben. Der Rest wurde abgeschnitten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>Kein Trainer bei laufender Uhr: Seine Hinweise würden Bedenkzeit kosten.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n weitere zeigen</numerusform>
            <numerusform>%n weitere zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Ein Tisch für Spiele um Wege und Verbindungen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>Eine Partie aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>Solospiele</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>Alle beendeten Partien (%n)</numerusform>
            <numerusform>Alle beendeten Partien (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>Diese Partie lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Sie ist in einem anderen Fenster offen, oder in ihrem Ordner lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>Heute Abend: %1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>Es wurde kein Programm gefunden, das den Ordner öffnet.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>Eine Stelle des Bretts wählen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>Koordinaten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>Regeln neben dem Brett</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>Noch eine Partie dieser Art</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Die Partie kopieren</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>Eine Partie einfügen</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>Auf jedem Brett</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>Im Programm</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Partie drucken</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>Sehen, was dort liegt und warum etwas nicht geht</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>In der Zugliste</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>Zu diesem Zug gehen</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>Diesen Zug kommentieren oder eine andere Variante wählen</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>Mausrad oder den Regler ziehen</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Durch die Partie gehen</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>Den Zug auf dem Brett kommentieren</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Eine Datei auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Diese Datei öffnen</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>Rückgängig, bis zum letzten Abgeben oder Würfeln</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Alle beendeten Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>Alle Rätsel und Aufgaben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>Nächstes oder voriges Spiel bei Rätseln und Aufgaben</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>Zur nächsten Stelle, an der etwas möglich ist, und zurück</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O, Umschalt+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>Zum nächsten eigenen Stein und zurück</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>Den Zug beenden oder abgeben</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>Zur Regel eines Hinweises oder zu den Schaltflächen neben dem Brett; Esc führt zurück</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>Kontextmenü, außer wo das Spiel diese Taste braucht</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>Die markierte Stelle wählen; anderswo die Schaltfläche mit dem Fokus drücken</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>Von Stelle zu Stelle gehen</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>Das Brett nach links oder rechts drehen</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>Einen Hinweis schließen, den letzten Schritt dieses Zugs zurücknehmen oder zum Ende der Partie zurückkehren</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>%n Stein auf dem Brett.</numerusform>
            <numerusform>%n Steine auf dem Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>Eine Lösung in %n Zug.</numerusform>
            <numerusform>Eine Lösung in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>Zug %1 von %2 einer Lösung: %3.</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>Zug der Lösung</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>Eine Lösung</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Die Partien werden gelesen …</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>Noch ist keine Partie beendet. Sobald eine zu Ende ist, stehen ihre Spieler hier.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>Die Statistik lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>Die Statistik lässt sich nicht drucken</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>Der Drucker nimmt die Seite nicht an.</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>Aus den beendeten Partien auf diesem Computer; sonst nirgends gespeichert</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Wessen Statistik</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>Als Bild, als Tabelle oder auf Papier</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Bild (PNG)…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>Tabelle der Leute (CSV)…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>%n lässt sich nicht lesen und zählt nicht: siehe Regal</numerusform>
            <numerusform>%n lassen sich nicht lesen und zählen nicht: siehe Regal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1-Dateien</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>Tabelle der Übungen (CSV)…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>Umbenennen, vergessen, zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Wertung zurücksetzen…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1, Stein von %2</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1, in diesem Zug gesetzt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1, leer, jetzt nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1, leer, erlaubtes Feld</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Stein setzen</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1, Farbe von %2</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>Wie die Punkte zusammenkamen, Runde für Runde</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Punktetabelle</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Der Zug ist zu Ende. %1 nimmt das zurück.</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1. %2 nimmt das zurück.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>Zurückgenommen. %1 spielt es noch einmal.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>Tipp: erst wo, dann was; beim dritten Mal wird er gespielt (H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht …</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Tipp: den Zug beenden.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>Tipp: die Stelle mit dem Ring ansehen.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>Tipp: die Stelle mit dem Ring ansehen: %1.</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>%1 kann nur noch gewinnen, wenn %2 einen Fehler macht.</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>Damit gewinnt %1, egal, was %2 tut.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1 könnte antworten: %2. %3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>Besser gewesen wäre: %1. %2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>Tipp:</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>Einen Tipp gibt es, wenn die Runde zu Ende gespielt ist.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>Einen Tipp gibt es nur beim Planen hinter dem Vorhang.</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>Erst würfeln. Dann sagt ein Tipp, was sich damit machen lässt.</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>Niemand ist am Zug, also gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>Siegchance für %1: etwa %2.</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1 %2 beendet den Zug.</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>Die Variante ist entfernt. Über das Menü der anderen Varianten lässt sie sich zurückholen.</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>Einen Tipp gibt es, sobald die Runde geplant wird.</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>Noch einmal, und er wird gespielt.</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>Die Zeit von %1 ist um. Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>Der Trainer prüft … %1 überspringt das.</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>Hier ist %1 am Zug. Zum Weiterspielen zu einem eigenen Zug gehen.</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Wieder gespielt. %1 nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>Ein eigener Anfang</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>Diese Partie lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>In dem Ordner, in dem sie lag, lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>Diese Partie endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>Alles im Papierkorb endgültig löschen?</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>Entferntes lässt sich %n Tag lang wiederherstellen</numerusform>
            <numerusform>Entferntes lässt sich %n Tage lang wiederherstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Zurück zum Regal</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Papierkorb leeren…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig löschen…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>Aufbewahrt bis</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1, %2. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>%n Partie. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%n Partien. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>Karte drehen</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Karte einschieben</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Karte zurücklegen</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>Karte an die Reihe anlegen</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>Hand, leer</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>Hand, %n Karte</numerusform>
            <numerusform>Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1, die nächste mit der Ecke im Nordwesten</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1, die nächste mit der Ecke im Nordosten</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1, die nächste mit der Ecke im Südosten</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1, die nächste mit der Ecke im Südwesten</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1, Lücke</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1, Weg von der Nordwestecke nach Ost und Süd</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1, Weg von der Nordostecke nach West und Süd</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1, Weg von der Südostecke nach West und Nord</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1, Weg von der Südwestecke nach Ost und Nord</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>mit der Westseite verbunden</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>mit der Ostseite verbunden</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>mit der Nordseite verbunden</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>mit der Südseite verbunden</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>zuletzt eingeschoben</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>darf genommen werden</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>Nordende von Spalte %1</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>Ostende von Reihe %1</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>Südende von Spalte %1</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>Westende von Reihe %1</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1, die Karte ist hier angelegt. Eingabetaste schiebt sie ein</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, gesperrt</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>rote Striche: An ihrer Ecke ist nichts verbunden, bis auch auf %1 eine Karte offen liegt</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>Rote Striche: Hier ist nichts verbunden, bis auch auf %1 eine Karte offen liegt.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>Karte nach links drehen (Q oder Mausrad)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>Karte nach rechts drehen (R, Rechtsklick oder Mausrad)</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>Karte hier einschieben (Eingabetaste)</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>Karte nach links drehen</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>Karte nach rechts drehen</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Karte einschieben</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBand</name>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>Für alle sichtbar</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>%1 ist am Zug</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Der Zufall entscheidet</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>Möglich: %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>Würfeln (Leertaste)</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Noch zu tun: %1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>Geheim planen</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pausiert.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Spielt …</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>Dieser Zug ist schon gespielt.</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Vor der Runde</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>Zugarten</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Runde planen</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>Den eigenen Teil der Runde planen (%1)</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>Ein Vorhang verdeckt den Tisch. Alle heben ihn nacheinander und planen allein (%1)</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>Den Plan abgeben: Danach lässt er sich nicht mehr ändern (%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>Den Zug beenden (%1)</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>Erst wird das zu Ende gespielt.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>Hier gibt es keinen Zug zu beenden.</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1 und %n weiterer Zug</numerusform>
            <numerusform>%1 und %n weitere Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Variante entfernen</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>Entfernte Variante zurückholen</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The current round</source>
        <translation>Die laufende Runde</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>Zug auf dem Brett</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Durch die Partie gehen</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>hier zweigt eine andere Variante ab</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Andere Varianten dieser Partie</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>Aufgebaute Stellung</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>in Kenntnis des nächsten Wurfs gespielt</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>Ganzer Zug</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>Alle Tipps sind gegeben.</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>Der Zug: %1.</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>Die Stelle mit dem Ring ansehen.</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>Der begonnene Zug ist richtig: Jetzt nur noch beenden.</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>Der begonnene Zug führt woandershin und wurde deshalb zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>%n Partie lässt sich nicht lesen</numerusform>
            <numerusform>%n Partien lassen sich nicht lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, why it can&apos;t be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n.</numerusform>
            <numerusform>Und noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
</TS>
