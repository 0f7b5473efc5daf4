<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>hace %n minuto</numerusform>
            <numerusform>hace %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>En este tablero no hay ningún lugar %1.</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>«%2» no puede estar en %1.</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>Indica a quién le toca.</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>En esta posición la partida ya ha terminado.</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1 aún no tiene ninguna piedra y debe empezar.</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>En cada casilla tiene que haber una carta, y en %1 no hay ninguna.</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>La última carta insertada tiene que estar boca arriba, y la de %1 no lo está.</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>Con tantos muros, un turno podría resultar imposible. El número de muros puede superar al de caminos en %1 como máximo.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1 no es una esquina, así que nadie puede salir de ahí.</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>Dos jugadores tienen la misma casilla de salida, %1.</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>Dos jugadores no pueden estar en %1 al empezar una ronda.</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>Hay %1 rondas.</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>Antes de tirar los dados, en %1 solo puede estar la pieza de color %2 que entra en juego.</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>Una pieza en %1 va a casa al momento, así que ahí no puede haber ninguna.</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>Hay demasiado pocas piezas de color %1: mientras quede alguna en reserva, tiene que haber al menos dos en el tablero.</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>Ninguna pieza puede quedarse en un espacio de tránsito, y hay una en %1.</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1 solo tiene %2 piezas.</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>Un inicio tiene al menos %1 y como máximo %2 piezas.</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>Aquí no se puede hacer ninguna jugada.</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>Falta «%1» o su valor no es válido.</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>Los puntos van de −%1 a %1.</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>El conjunto solo tiene %2 piezas de color %1.</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>El color %1 no es de %2.</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>Los colores se alternan a lo largo de la espiral: blanco, negro, rojo, azul, y vuelta a empezar. Así que pon la misma cantidad de cada uno. Si las piezas no se reparten por igual, hay una más de blanco, después de negro, después de rojo.</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>El primer jugador planifica primero, así que tiene que ser su turno.</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>Un reto necesita un inicio propio: no puede empezar desde cualquier posición.</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>Ningún reto puede empezar así.</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>No puede tocarle al jugador %1: no existe tal jugador.</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1, vacío</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>A quién le toca</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>Prioridad</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>Casillas en cada lado del tablero. En tableros pequeños las partidas son más cortas.</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>60 segundos por turno y 5 minutos de reserva para la partida. Quien agota ambos pierde.</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>Lado de %1, %2 casillas</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>Lo elige quien tiene la prioridad</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>El sorteo decide quién tiene la prioridad.</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>Coloca una piedra.</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>Coloca una piedra.</numerusform>
            <numerusform>Coloca hasta %n piedras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>Coloca otra piedra o termina el turno.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina el turno.</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>Piedra de apertura</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>Piedras colocadas: %1 de %n como máximo</numerusform>
            <numerusform>Piedras colocadas: %1 de %n como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>Grupo mayor: %1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>Grupos: %1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>Prioridad: gana si hay empate</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>Ir a los extremos de la fila</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>%1 será el Primer jugador en la próxima partida.</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>Cada uno abre con una piedra, el Segundo jugador antes que el Primero. Después el Primer jugador juega el primer turno completo.</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>Elige quién será el Primer jugador. El otro abre con una piedra; luego abre el Primer jugador, que juega también el primer turno completo.</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>Todas las casillas están llenas: termina el turno, y con él la partida.</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>No queda ninguna casilla permitida: termina el turno.</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>Una piedra por el %n grupo que tenías al empezar el turno, pero 3 como máximo.</numerusform>
            <numerusform>Una piedra por cada uno de los %n grupos que tenías al empezar el turno, pero 3 como máximo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>Una piedra por cada grupo que tenías al empezar el turno: %n.</numerusform>
            <numerusform>Una piedra por cada grupo que tenías al empezar el turno: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>Si los grupos mayores son iguales, gana quien tiene la prioridad. Ese jugador puede elegir también quién será el Primer jugador: véase abajo.</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>Coloca tu piedra de apertura. %1, que es el Primer jugador, abre después de ti y luego juega el primer turno completo.</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>Coloca tu piedra de apertura. Como Primer jugador, después juegas también el primer turno completo.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>En el tablero solo queda sitio para %n piedra de este turno: las piedras de un turno no pueden tocarse ni ampliar el mismo grupo.</numerusform>
            <numerusform>En el tablero solo queda sitio para %n piedras de este turno: no pueden tocarse ni ampliar el mismo grupo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>une grupos de %1</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>se interpone entre los grupos de %2 de %1</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>deja el grupo mayor de %1 en %2 en lugar de %3</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>da a %1 %n piedra en el próximo turno</numerusform>
            <numerusform>da a %1 %n piedras en el próximo turno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>Gana el mayor grupo de piedras que se tocan. En caso de empate gana %1.</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>Gana el mayor grupo de piedras que se tocan.</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>piedra en %1</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>Dos jugadores llenan un tablero de piedras. Al final gana el &lt;b&gt;grupo mayor&lt;/b&gt;. Pero cuantos más grupos tienes, más piedras puedes colocar. Así que quieres muchos grupos, y quieres uno grande. ¿Cuándo dejar lo primero por lo segundo? De eso trata este juego.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>Grupos y libertades</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>Las piedras del mismo color que se tocan van juntas: son un &lt;b&gt;grupo&lt;/b&gt;. Una piedra que no toca a ninguna de su color también es un grupo, de una sola piedra.</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>Las casillas vacías junto a un grupo son sus &lt;b&gt;libertades&lt;/b&gt;. Por ahí puede crecer.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>Un grupo violeta de tres piedras con el contorno iluminado. Unos anillos marcan sus libertades. Hay además un grupo violeta de una piedra y dos grupos ámbar de dos piedras.</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>Aquí Violeta tiene dos grupos y Ámbar otros dos. Los anillos muestran las libertades del grupo violeta grande. En la mesa las ves al señalar un grupo.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>Antes de empezar</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>La &lt;b&gt;apertura&lt;/b&gt; es una piedra cada uno, en cualquier casilla vacía. Abre el Segundo jugador y le sigue el Primer jugador. Después se juegan turnos completos, y el primero es del Primer jugador.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>Cuenta tus grupos al empezar el turno. Puedes colocar ese número de piedras, pero no más de &lt;b&gt;tres&lt;/b&gt;. Debes colocar al menos &lt;b&gt;una&lt;/b&gt;. Las piedras van en casillas vacías y ya no se mueven.</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>Violeta empezó el turno con tres grupos y ha colocado tres piedras, con anillos discontinuos. Una ha hecho crecer el grupo de arriba y otra el de la izquierda. La tercera es un grupo nuevo.</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>Tres grupos, así que tres piedras. Dos de ellas han hecho crecer un grupo cada una, y la tercera ha fundado uno nuevo. Los anillos discontinuos marcan las piedras que aún puedes retirar.</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>El orden en que las colocas no importa.</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>Las piedras de un mismo turno no se tocan</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>Dos piedras que colocas en el mismo turno no pueden estar una junto a otra.</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>Se acaba de colocar una piedra violeta en el centro. La casilla de su derecha está tachada, y un anillo en la piedra indica que ella es el motivo.</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>La casilla tachada toca una piedra de este turno. En el turno siguiente estaría libre.</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>Un grupo crece una vez por turno</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>Cada uno de tus grupos cuenta tal como era al empezar el turno. En este turno, solo una piedra puede ir en sus libertades.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>Un grupo violeta de tres piedras con el contorno iluminado. Una piedra de este turno lo toca por arriba. Una casilla que lo toca por abajo está tachada.</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>La piedra de arriba ha hecho crecer el grupo marcado. Una segunda por abajo lo haría crecer otra vez.</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>Esto vale solo para tus propios grupos. Junto a los de tu rival puedes colocar tantas piedras como quieras.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>Unir grupos</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>Una piedra puede tocar dos o tres de tus grupos y unirlos. Entonces &lt;b&gt;cada uno&lt;/b&gt; de ellos ha crecido, y ninguna otra piedra de este turno puede tocar a ninguno de ellos.</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>Una piedra en el centro une dos grupos violetas de dos piedras. Todas las casillas vacías alrededor del nuevo grupo de cinco están rayadas.</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>Una sola piedra ha formado un grupo de cinco. Las casillas rayadas quedan cerradas durante el resto del turno. Ten en cuenta que ahora tienes un grupo menos, y quizá una piedra menos en tu próximo turno.</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>La primera piedra de un turno puede ir en cualquier casilla vacía. Así que siempre hay algo que jugar, y nadie pasa nunca.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>Se juega hasta que el tablero está lleno. Cada uno cuenta su grupo mayor, y gana el más grande de los dos. Si son iguales, gana quien tiene la &lt;b&gt;prioridad&lt;/b&gt;. Así que siempre gana alguien.</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>Un tablero lleno. El grupo violeta mayor tiene ocho piedras, y el ámbar mayor, siete. Ambos están marcados; las demás piedras se ven pálidas.</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>Ocho piedras contra siete: gana Violeta. Los demás grupos ya no cuentan, por muchos que sean.</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>Con reloj</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>Un sorteo da a uno de los dos la &lt;b&gt;prioridad&lt;/b&gt;. Ese jugador decide antes de la partida quién será el &lt;b&gt;Primer&lt;/b&gt; jugador y quién el &lt;b&gt;Segundo&lt;/b&gt;, y gana al final si los grupos mayores son iguales. También se pueden fijar ambas cosas al preparar la partida.</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>Para una partida más rápida, activa el reloj. Entonces tienes 60 segundos por turno. Cuando se agotan, empieza a correr tu reserva: 5 minutos para toda la partida, que nunca se rellenan. Los segundos que no necesitas en un turno no se guardan. Quien agota su reserva pierde.</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>Byg es un juego de Nick Bentley, de 2010. Nació de Symple, de Christian Freeling y Benedikt Rosenau.</translation>
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
        <translation>Para abrir, el Segundo jugador coloca una piedra y luego el Primero.
Tu turno: coloca al menos una piedra, y como mucho tantas como grupos tengas, hasta tres.
Las piedras de un mismo turno no se tocan. Cada uno de tus grupos, tal como era al empezar el turno, crece como máximo en una piedra.
Cuando el tablero está lleno, se comparan los grupos mayores de los dos jugadores y gana el más grande. Si son iguales, gana quien tiene la prioridad.</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>Primero hay que sortear quién tiene la prioridad.</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>Antes de jugar, %1 elige quién será el Primer jugador.</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>Ya está decidido quién será el Primer jugador.</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>Solo uno de los dos jugadores puede ser el Primer jugador.</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>Ahora no hay nada que sortear.</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1 tiene la prioridad y elige quién será el Primer jugador.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>Le toca a %1 colocar una piedra de apertura.</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>La apertura es una piedra por jugador, y la tuya ya está colocada.</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>Coloca al menos una piedra antes de terminar el turno.</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1 está junto a %2. Las piedras de un mismo turno no deben tocarse.</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>Una piedra en %1 haría crecer un grupo por segunda vez. Cada grupo crece solo una vez por turno.</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>Primer jugador: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>Los dos grupos mayores tienen %n piedra. %1 tiene la prioridad y gana el desempate.</numerusform>
            <numerusform>Los dos grupos mayores tienen %n piedras. %1 tiene la prioridad y gana el desempate.</numerusform>
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
            <numerusform>El grupo mayor de %1 tiene %n piedra; el de %2, %3.</numerusform>
            <numerusform>El grupo mayor de %1 tiene %n piedras; el de %2, %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1 tiene la prioridad y gana si hay empate.</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1 tiene la prioridad y gana si hay empate. %2 abre con una piedra, y luego %3, que es el Primer jugador y juega también el primer turno completo.</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>Es el Primer jugador</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>Ya no quedan piedras en este turno. Tenías %n: una por cada grupo con el que lo empezaste, tres como máximo.</numerusform>
            <numerusform>Ya no quedan piedras en este turno. Tenías %n: una por cada grupo con el que lo empezaste, tres como máximo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>Camino de %1</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>Muro de %1</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>En tableros pequeños las partidas son más cortas: con tres por lado, una partida dura unos diez minutos. En el tablero de puntos, los caminos son palitos y los muros son fichas.</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>Quién juega el primer turno. Después se sigue el orden de los asientos.</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>Lado de %1, %2 hexágonos</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>Lado de %1, %2 puntos</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>Los caminos forman un bucle, y aquí ningún intercambio lo arregla. Retira algo.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>Los muros aíslan hexágonos, y aquí ningún intercambio lo arregla. Retira algo.</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>Los caminos forman un bucle. Arréglalo con un intercambio o retira algo.</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>Los muros aíslan hexágonos. Arréglalo con un intercambio o retira algo.</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>Traza un camino y un muro, en el orden que quieras.</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>Ahora traza un muro.</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>Ahora traza un camino.</translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>Los caminos forman un bucle, y un intercambio debe arreglarlo.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>Los muros aíslan hexágonos, y un intercambio debe arreglarlo.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Termina el turno.</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>Un camino</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Un muro</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>Un intercambio a medias</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>Un intercambio, si quieres</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>Trazar un camino o un muro en el lugar marcado con el anillo</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, teclado numérico</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>Elegir la dirección en que se traza desde un hexágono</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>Trazar un camino de hexágono a hexágono, o un muro a lo largo de un lado</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Botón derecho</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>Trazar un muro, o borrar lo que acabas de trazar</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>Aún no hay ninguna ruta completa</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>La mitad del intercambio está elegida. Ahora haz clic en uno de tus muros y cambian los dos. Para cancelar, haz clic otra vez en el camino elegido.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>La mitad del intercambio está elegida. Ahora haz clic en uno de tus caminos y cambian los dos. Para cancelar, haz clic otra vez en el muro elegido.</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>Termina el turno o intercambia: haz clic en un camino o un muro tuyo y después en uno del otro tipo. Cada uno se convierte en el otro.</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>Después, si quieres, un intercambio: un camino se vuelve muro y un muro, camino</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>Puntos si la partida acabara ahora</translation>
    </message>
    <message>
        <source>All routes are complete: the game ends with this turn</source>
        <translation>Todas las rutas están completas: la partida acaba con este turno</translation>
    </message>
    <message>
        <source>One path can complete the last route and end the game</source>
        <translation>Un solo camino puede completar la última ruta y acabar la partida</translation>
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
        <translation>completa la ruta %1 (%2)</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>rompe la ruta %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>alarga la ruta %1: falta %n camino en lugar de %2</numerusform>
            <numerusform>alarga la ruta %1: faltan %n caminos en lugar de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>acorta la ruta %1: falta %n camino en lugar de %2</numerusform>
            <numerusform>acorta la ruta %1: faltan %n caminos en lugar de %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>Cuando los caminos unen las seis esquinas, gana quien tiene más caminos en las tres rutas.</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>camino %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>muro %1</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>el camino %1 pasa a ser muro</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>el muro %1 pasa a ser camino</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>intercambio %1 y %2</translation>
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
        <translation>La ruta %1 está completa: %2.</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>La ruta %1 ya no está completa.</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>Ruta %1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1: aún no está completa.</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1: completa. %2.</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>Todos dibujan en el mismo tablero, cada uno con su color. Poco a poco tus &lt;b&gt;caminos&lt;/b&gt; y los de los demás crecen hasta formar una sola red, y los &lt;b&gt;muros&lt;/b&gt; deciden por dónde no puede seguir. Al final la cruzan tres rutas. Gana quien posee más caminos en ellas.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>Dos hexágonos vecinos forman un &lt;b&gt;enlace&lt;/b&gt;. Un enlace está libre, o contiene un camino, o contiene un muro. Nunca contiene dos cosas a la vez, sean de quien sean. El borde exterior del tablero no es un enlace.</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>Tu turno: un camino y un muro</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>En cada turno trazas un &lt;b&gt;camino&lt;/b&gt; y un &lt;b&gt;muro&lt;/b&gt;. Puedes empezar por cualquiera de los dos.</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>Un tablero con tres hexágonos por lado. Violeta y Ámbar tienen dos caminos cada uno. Violeta acaba de trazar un tercero, desde el hexágono del centro hacia abajo a la derecha.</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>Un camino es una línea del centro de un hexágono al centro de su vecino. No tiene por qué tocar otro camino tuyo.</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>El mismo tablero. Violeta también ha trazado un muro entre dos hexágonos a la izquierda.</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>Un muro está en el lado entre dos hexágonos. Ningún camino puede cruzarlo, ni siquiera uno tuyo.</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>El intercambio</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>Cuando has trazado el camino y el muro, puedes hacer un &lt;b&gt;intercambio&lt;/b&gt;: uno de tus caminos se convierte en muro en el mismo enlace, y uno de tus muros se convierte en camino en el suyo. Se hacen ambas cosas o ninguna, una vez por turno y solo con lo que es tuyo. También puedes intercambiar líneas trazadas en este turno.</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>El mismo tablero tras un intercambio. Donde Violeta tenía un camino arriba a la izquierda hay ahora un muro violeta, y un muro violeta de la derecha se ha convertido en camino.</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>Violeta ha renunciado al camino de arriba a la izquierda y ha abierto el muro de la derecha.</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>Sin bucles</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>Cuando acaba un turno, los caminos no pueden formar un &lt;b&gt;bucle&lt;/b&gt;. Para esto cuentan todos los caminos, sean del color que sean: nunca hay más de una forma de ir de un hexágono a otro.</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>Tres hexágonos arriba a la derecha están unidos por tres caminos, violetas y ámbar. El bucle se ilumina.</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>El nuevo camino ha cerrado un bucle arriba a la derecha. Tal como está, Violeta no puede terminar el turno.</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>Un camino del bucle se ha convertido en muro, y un muro violeta de la derecha se ha convertido en camino. Ya no se ilumina nada.</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>Violeta ha quitado un camino del bucle con un intercambio. Ahora el turno puede terminar. «Mostrar» encuentra por ti estos intercambios.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>Nada aislado</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>Cuando acaba un turno, los muros no pueden aislar del resto un hexágono o un grupo de hexágonos. Desde cada hexágono se debe poder llegar aún a cualquier otro sin cruzar un muro.</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>Tres muros alrededor de la esquina de abajo a la izquierda. La esquina está sombreada.</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>El tercer muro ha aislado la esquina de abajo a la izquierda. Violeta puede abrir uno de sus muros con un intercambio, o trazar el último en otro sitio.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>En cada ruta sumas un punto por cada camino tuyo. Un camino que está en dos o tres rutas da dos o tres puntos. Los muros no dan nada, y los caminos fuera de las rutas tampoco.</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>Tableros y jugadores</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>Cinco hexágonos por lado son el juego completo. Con cuatro va más rápido, y con tres sale una partida de diez minutos para dos o tres. El tablero de puntos es el de cuatro por lado dibujado de otra manera: los caminos son palitos entre los puntos y los muros son fichas sobre las líneas.</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>Con tres o más jugadores, cualquiera puede dejar la partida. Lo que ha trazado se queda y cuenta para las rutas de los demás.</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>Puedes imprimir los cuatro tableros desde el menú Partida y jugar con rotuladores.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>Bypass es un juego de Raymond Gallardo, de 2010.</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>Seis hexágonos llevan una letra griega, uno en cada esquina. Las esquinas opuestas llevan la misma: hay dos α, dos β y dos γ.</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>En la mesa, arrastra de hexágono a hexágono para trazar un camino. Para un muro usa el botón derecho, o toma el lápiz para muros. Con un lápiz en la mano, también se traza con un clic. Hasta que termines el turno puedes retirarlo todo.</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>Durante el turno esto aún no importa. Un intercambio puede &lt;b&gt;arreglarlo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>La partida termina en cuanto un turno deja unidas las seis letras. Como no hay bucles, hay exactamente una &lt;b&gt;ruta&lt;/b&gt; de α a α, una de β a β y una de γ a γ.</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>Una partida terminada. La red une las seis letras. Violeta suma 3 puntos en α, 2 en β y 2 en γ; Ámbar suma 2 en cada una.</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>Violeta tiene tres caminos en la ruta α, dos en la β y dos en la γ: siete puntos en total. Un camino está en α y en β, y cuenta dos veces. Ámbar tiene dos en cada ruta: seis puntos.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>Gana quien tiene más puntos. Si varios van en cabeza, comparten la victoria, con una excepción: &lt;b&gt;quien puso fin a la partida no la comparte&lt;/b&gt;. Así que piénsalo dos veces antes de unir la última letra.</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>Una ruta está &lt;b&gt;completa&lt;/b&gt; en cuanto sus dos hexágonos quedan unidos. Entonces se ilumina, y las tarjetas indican cuántos puntos tendría cada uno si la partida acabara ahora. Un intercambio aún puede romperla.</translation>
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
        <translation>Ruta %1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>Tu turno: pon un palito sobre una línea, como camino, y una ficha en mitad de otra, como muro.
Después, si quieres, haz que uno de tus palitos y una de tus fichas cambien de lugar.</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>Tu turno: traza un camino de un hexágono a otro y un muro entre dos hexágonos.
Después, si quieres, convierte un camino tuyo en muro y un muro tuyo en camino.</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>Al acabar tu turno, los caminos no forman ningún bucle y los muros no aíslan nada.
Cuando las seis letras están unidas, la partida termina.
Cada camino tuyo en las rutas de α a α, de β a β y de γ a γ da un punto: anótalo en el marcador y, al llegar al final, da otra vuelta.
Gana el total más alto. Si hay empate, quien puso fin a la partida no comparte la victoria.</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>No hay ningún hexágono %1 en este tablero.</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1 y %2 no están uno junto a otro, así que nada los enlaza.</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>Cada turno tiene un camino, y el tuyo ya está trazado. Retíralo para trazar otro.</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>Cada turno tiene un muro, y el tuyo ya está trazado. Retíralo para trazar otro.</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>Primero traza tu camino y tu muro. Después puedes hacer un intercambio.</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>Ya has hecho tu intercambio. Solo hay uno por turno.</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>A tu turno aún le falta un camino.</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>A tu turno aún le falta un muro.</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>Traza un camino y un muro antes de terminar el turno.</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>Un intercambio cambia dos enlaces distintos, y %1 acaba de cambiarse.</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>Los caminos forman un bucle. Ningún turno puede acabar así.</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>Los muros aíslan %1. Ningún turno puede acabar así.</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>La partida ha terminado: todas las letras están unidas.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1 tiene %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>Los demás: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1 tiene %n punto en las tres rutas.</numerusform>
            <numerusform>%1 tiene %n puntos en las tres rutas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1 tienen %n punto cada uno en las tres rutas.</numerusform>
            <numerusform>%1 tienen %n puntos cada uno en las tres rutas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>%1 puso fin a la partida y por eso no comparte la victoria.</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>Quienes han dejado la partida no pueden ganar: %1.</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>En %1 ya está el camino de %2.</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>En %1 estorba el muro de %2. Un camino no puede cruzarlo.</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>Por %1 pasa el camino de %2. Un muro no puede cruzarlo.</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>En %1 ya está el muro de %2.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>En un solo hexágono no se traza nada. Arrastra de aquí a un hexágono vecino, o haz clic en el lado entre dos hexágonos.</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>En un solo punto no se coloca nada. Arrastra de aquí a un punto vecino, o haz clic en la línea entre dos puntos.</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>En %1 no hay ningún camino tuyo. Para un intercambio, haz clic en un camino tuyo: se convierte en muro.</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>En %1 no hay ningún muro tuyo. Para un intercambio, haz clic en un muro tuyo: se convierte en camino.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>La mitad del intercambio está elegida: un muro. Ahora haz clic en uno de tus caminos.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>La mitad del intercambio está elegida: un camino. Ahora haz clic en uno de tus muros.</translation>
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
        <translation>Traza caminos y muros de tu color, y hazte con más tramos de las tres rutas que nadie.</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>Muchos grupos te dejan colocar muchas piedras, pero al final solo cuenta el mayor. ¿Cuándo los unes?</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam, para The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>Inserta cartas en las filas, desplaza todo el paisaje y completa tu camino de orilla a orilla antes que tu rival.</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter y Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>Salta sobre largas cadenas, intercambia lugares por todo el tablero y lleva a casa tus diez piezas como permitan los dados.</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>Avanza por los espacios entre las líneas: cada grupo de tres que completas trae otra pieza tuya al tablero.</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>No compartas nunca una línea con el otro bando. Pronto falta espacio, y quien no encuentra sitio ha perdido.</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>Tres piezas en el tablero y treinta y siete esperando fuera: hazlas entrar todas en el menor número de jugadas posible.</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>Un senku que dobla esquinas: salta hasta que quede una sola pieza, en pleno centro.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>Cuarenta piezas de cuatro colores, enrolladas en espiral. Desenróllala salto a salto hasta la última.</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>Todos planean en secreto y luego salen a la vez: las señales te llevan lejos, salvo que otro haya torcido el camino.</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>Pieza de color %1</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>Dónde están las piezas al principio.</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>Activado: una pieza no puede pasar sobre su propio color.</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>Reproducir una solución</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>Sacar la última pieza que entró</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>Una pista; otra vez, la jugada entera</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>Hay tres piezas en el tablero y treinta y siete esperan fuera. Hazlas entrar &lt;b&gt;todas&lt;/b&gt; en el menor número de jugadas posible. Las piezas están en los &lt;b&gt;espacios&lt;/b&gt; entre las líneas.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>Una jugada lleva una pieza a través de un lado a un espacio vacío. Los espacios que solo se tocan en un punto no son vecinos, y no se salta. Puedes mover cualquier pieza, tantas veces como quieras.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Grupos de tres</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>Donde una línea acaba en otra, tres espacios se encuentran en una T: son un &lt;b&gt;grupo de tres&lt;/b&gt;. Si entras en un grupo y &lt;b&gt;solo uno&lt;/b&gt; de sus espacios sigue vacío, puede entrar allí una pieza desde fuera. Eso no cuesta ninguna jugada.</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>Una pieza ha pasado a un espacio. De los tres espacios alrededor de una T, dos tienen ahora pieza, y una tercera entra en el vacío.</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>La jugada de d1 a e1 llena dos espacios de un grupo. Puede entrar una pieza en g2.</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>Tránsito</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>Una pieza en uno de los cuatro espacios de tránsito, con una flecha por cada una de sus salidas.</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>La pieza de b1 tiene que seguir ahora. Ninguna otra puede moverse.</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Dieciséis piezas rodean el centro. Salta hasta que quede una &lt;b&gt;sola pieza&lt;/b&gt;, y haz que se detenga en el &lt;b&gt;cuadrado central&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>Una pieza salta sobre &lt;b&gt;una&lt;/b&gt; vecina a un punto vacío junto a esta. Son vecinos los puntos que se siguen en una línea. La pieza saltada sale del tablero.</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>Una pieza ha saltado sobre su vecina. Su camino gira en la pieza saltada, que está marcada.</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>El salto puede ir recto o &lt;b&gt;girar&lt;/b&gt; en la pieza saltada. Lo único que no puede es acabar donde empezó.</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>La misma pieza en la mano, con una marca en cada punto donde puede caer.</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>Todos los puntos donde puede caer la pieza de D7. Al señalar uno se ve qué se retiraría.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>Cuarenta piezas de cuatro colores están enrolladas en espiral. Desenróllala hasta que quede una &lt;b&gt;sola pieza&lt;/b&gt;. Lo mejor es que acabe en el &lt;b&gt;cuadrado central&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>Una pieza pasa sobre una &lt;b&gt;cadena&lt;/b&gt; de una o más piezas, cada una junto a la anterior, y cae en un punto vacío junto a la última. Puede girar en cada punto. Ningún punto se pasa dos veces.</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>Una pieza nunca pasa sobre su &lt;b&gt;propio color&lt;/b&gt;. Si juegas sin colores, puede pasar sobre cualquier pieza.</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>Una pieza blanca ha pasado sobre una negra y una roja. La roja, la última, está marcada.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>La &lt;b&gt;última&lt;/b&gt; pieza sobre la que se pasa sale del tablero. Las demás se quedan.</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>En una salida</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>Una pieza en uno de los ocho puntos más exteriores salta solo &lt;b&gt;por el contorno&lt;/b&gt; del tablero: su cadena y su punto de llegada están en él.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>Uno de los retos en solitario de Over-Pass, de Arthur Blumberg, Kadon Enterprises.</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>Una jugada puede hacer entrar varias piezas, si lo hace para varios grupos. La pieza que entra no hace entrar otras, y lo que no hagas entrar enseguida se pierde para esta jugada.</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>Los cuatro espacios alrededor del cuadrado interior son de &lt;b&gt;tránsito&lt;/b&gt;. Una pieza puede entrar en uno, pero tiene que seguir en la jugada &lt;b&gt;inmediatamente siguiente&lt;/b&gt;, aunque sea para volver atrás. El cuadrado central queda vacío.</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>De D7 sobre C7 a B0. La pieza de C7 sale del tablero.</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>La pieza blanca pasa sobre la negra y la roja. La roja es la última, así que sale del tablero.</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>A menudo se puede caer en un mismo punto de varias maneras, que retiran piezas distintas. Entonces esas piezas se iluminan, y señalas la que se va.</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>Deshaz y rehaz tanto como quieras. &lt;b&gt;Pista&lt;/b&gt; busca una solución desde la posición actual y muestra qué pieza mueve a continuación; si la pides otra vez, muestra la jugada entera. Si no hay ninguna solución, dice cuánto hay que retroceder. Con pistas se consigue una estrella. &lt;b&gt;Solución&lt;/b&gt; reproduce una de principio a fin; si después la juegas tú, consigues una estrella hueca.</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>En %1 no hay ninguna pieza que pueda saltar.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>La pieza de %1 no puede saltar sobre sí misma.</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>Se salta sobre una pieza, y %1 está vacío.</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>Una pieza salta sobre su vecina, y %1 y %2 no son vecinos.</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>Un salto no puede acabar en %1, donde empezó.</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>Un salto sobre %1 acaba justo al lado, y %2 no está ahí.</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>Un salto acaba en un punto vacío, y %1 está ocupado.</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>En %1 no hay ninguna pieza que pueda saltar.</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>Un salto no puede acabar en %1, donde empezó.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>La pieza de %1 no puede pasar sobre sí misma.</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>Un salto pasa sobre piezas hasta su punto de llegada, y %1 está vacío.</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>Un salto acaba en un punto vacío, y %1 está ocupado.</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>Un salto acaba justo al lado de la última pieza sobre la que pasa. %2 no está junto a %1.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>Ninguna cadena de piezas lleva de %1 a %2: hay un hueco en medio.</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>La pieza de %1 está en una salida. Solo salta por el contorno del tablero.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>En %1 no hay ninguna pieza que mover.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Una jugada va a través de un lado, y %1 y %2 no tienen ninguno en común.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Ya hay una pieza en %1.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 no es el único espacio vacío de un grupo de tres en el que has entrado, así que allí no entra nada.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 no pertenece a ningún grupo de tres. Ir allí no hace entrar nada.</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>En Full House ninguna pieza puede entrar en el cuadrado central.</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>Primero mueve la pieza de %1: está en tránsito y no puede quedarse ahí.</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>Primero salta: una jugada es un salto.</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>Primero salta: una jugada es un salto.</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>Primero mueve una pieza: una jugada es un paso.</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>No queda ningún salto. Deshaz o empieza de nuevo.</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>No queda ningún salto. Deshaz o empieza de nuevo.</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>No queda ninguna jugada. Deshaz o empieza de nuevo.</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>El tablero no tiene ningún punto %1 que sirva para un salto.</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>El tablero no tiene ningún punto %1 que sirva para un salto.</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>El tablero no tiene ningún espacio %1 al que ir.</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>Aquí solo juega %1, salto a salto.</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>Aquí solo juega %1, salto a salto.</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>Aquí solo juega %1, jugada a jugada.</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>La pieza de %1 está en tránsito. Tiene que seguir ahora.</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>Una pieza de color %1 nunca pasa sobre su propio color, que estorba en %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>Solo queda %n pieza fuera.</numerusform>
            <numerusform>Solo quedan %n piezas fuera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>%n pieza espera fuera</numerusform>
            <numerusform>%n piezas esperan fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>%n jugada posible</numerusform>
            <numerusform>%n jugadas posibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1 sobre %2 a %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1, con entrada en %2</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>Las %1 piezas están en el tablero tras %n jugada.</numerusform>
            <numerusform>Las %1 piezas están en el tablero tras %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>Ya no se puede mover nada. Hay %n pieza en el tablero.</numerusform>
            <numerusform>Ya no se puede mover nada. Hay %n piezas en el tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>Ya no se puede saltar. Queda %n pieza.</numerusform>
            <numerusform>Ya no se puede saltar. Quedan %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>Queda una pieza, en el centro, tras %n jugada.</numerusform>
            <numerusform>Queda una pieza, en el centro, tras %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>Queda una pieza tras %n jugada, pero no en el centro.</numerusform>
            <numerusform>Queda una pieza tras %n jugadas, pero no en el centro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>Salta sobre una vecina, recto o doblando la esquina. La pieza saltada se retira.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>Salta sobre una o varias piezas, nunca de su mismo color. Se retira la última sobre la que pasas.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>Salta sobre una o varias piezas. Se retira la última sobre la que pasas.</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>Haz entrar las %1 piezas en el menor número de jugadas posible.</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>Haz entrar las %1 piezas: la mejor marca conocida es de %n jugada.</numerusform>
            <numerusform>Haz entrar las %1 piezas: la mejor marca conocida es de %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Deja una sola pieza, en el centro.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>Deja una sola pieza, mejor en el centro. Ninguna salta sobre su propio color.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Deja una sola pieza, mejor en el centro.</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>Mueve una pieza. Las marcas de tres brazos muestran los grupos de tres: si entras en un grupo y solo uno de sus espacios sigue vacío, puede entrar allí otra pieza.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>La pieza de %1 no puede moverse: las piezas de %2 le cierran todos los caminos.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n partida jugada</numerusform>
            <numerusform>%n partidas jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n tablas</numerusform>
            <numerusform>%n tablas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perdida</numerusform>
            <numerusform>%n perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n resuelto</numerusform>
            <numerusform>%n resueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>Tras %n partida valorada: %1. Mínimo %2, máximo %3.</numerusform>
            <numerusform>Tras %n partidas valoradas: %1. Mínimo %2, máximo %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>Resueltos</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>Sin resolver</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>Tiempo agotado, %1 de más</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>Turno %1, reserva %2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>Quedan %1 para este turno</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>Quedan %1</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>%1 de más en total</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>%1 por turno</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>Reserva %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>Una mesa para juegos de caminos y conexiones.</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>Una partida que abrir.</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>Empezar enseguida este juego, por ejemplo byg.</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>Escribir una imagen de la mesa y salir.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>Tamaño de la imagen, por ejemplo 1280x800.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (claro) o dark (oscuro).</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>Código de idioma, por ejemplo de.</translation>
    </message>
    <message>
        <source>there is no language %1</source>
        <translation>no hay ningún idioma %1</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>el tema debe ser light o dark</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>un tamaño debe escribirse como 1280x800</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>no hay ningún juego %1</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>no hay pantalla en la que mostrar una ventana</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>Abrir enseguida esta lección, por ejemplo byg/3.</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>no hay ninguna lección %1</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>Abrir enseguida este problema, por ejemplo byg/7.</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>no hay ningún problema %1</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>Abrir enseguida el ejercicio de hoy.</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>«%1» no es una jugada de este juego.</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>Primero tiene que levantar la cortina quien tiene el turno.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>No hay tal jugador en esta partida.</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>Con más de dos jugadores no se abandona: se deja la partida.</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>En solitario solo se puede abandonar: no hay otros jugadores ni reloj.</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>Desde entonces se han tirado los dados. En esta mesa no se deshace nada anterior a una tirada.</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Abandona</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Tiempo agotado</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>Tablas acordadas</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>Los jugadores han acordado tablas.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 ha abandonado.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>A %1 se le ha acabado el tiempo.</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>Deja la partida</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>Todos los demás han dejado la partida.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>El sorteo decide quién empieza.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>Empieza %1.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>No hay ninguna casilla %1 en este tablero.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>Ya hay una piedra en %1.</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>Primero hay que sortear quién empieza.</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>Ya está decidido quién empieza.</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1 ha dejado la partida y no puede empezar.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Le toca al ordenador.</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>Una partida conserva hasta %1 variantes, y esta ya las tiene. Quita antes una.</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>Quienes han dejado la partida ya no pueden participar.</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>Con dos jugadores no se deja la partida: se abandona.</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>Aquí un turno es un solo paso y termina por sí mismo.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1 y %2</translation>
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
        <translation>solución mostrada</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>sin pistas</translation>
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
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>Racha de %n día</numerusform>
            <numerusform>Racha de %n días</numerusform>
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
        <translation>Ejercicio del %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>Se abre mañana</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>Se abre en %n día</numerusform>
            <numerusform>Se abre en %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>Racha más larga: %n día. Mañana empieza otra.</numerusform>
            <numerusform>Racha más larga: %n días. Mañana empieza otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>Racha más larga: %n día. Hoy empieza otra.</numerusform>
            <numerusform>Racha más larga: %n días. Hoy empieza otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>Un día cuenta para la racha si su ejercicio se hace ese mismo día. Los días que recuperas después cuentan como hechos, pero no para la racha.</translation>
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
        <translation>Reserva del %1</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>A quién le toca</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>En total</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>Solución vista</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Aún sin resolver</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Aún sin intentar</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 de %2 resueltos</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>%1 de %2 estrellas</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Récord: %1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>Empezado: %n jugada</numerusform>
            <numerusform>Empezado: %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>Un boceto: aún no se puede jugar.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Tu rompecabezas</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>Sin solución (demostrado)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lección %1</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>en el paso %1 de %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>Hecho el mismo día, en %1</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>Hecho más tarde, en %1</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>No está entre tus rompecabezas</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>No se puede dibujar la imagen.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>No existe la carpeta «%1».</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>Este programa se compiló sin giflib, que hace falta para las imágenes animadas.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>los lados de una imagen deben medir de %1 a %2 píxeles y escribirse como 1280x800</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>el papel debe ser a4 o letter</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>Escribir una imagen por turno en una carpeta y salir.</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>Exportar el tablero vacío en lugar de la posición.</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>Exportar sin coordenadas.</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>Papel de un PDF: a4 o letter.</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>una exportación necesita una sola partida</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>cada turno de una imagen animada debe durar de %1 a %2 segundos</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>un archivo de exportación debe acabar en .pdf, .svg, .png, .html o .gif</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>Escribir la posición en un archivo y salir: pdf, svg o png; la partida entera: html o gif.</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>Segundos que un GIF muestra cada turno: de 0.1 a 10.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1 ya existe, y no se ha reemplazado nada</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>no existe la carpeta «%1»</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>No se puede escribir «%1»: %2.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>No se puede leer: %1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>Windows reserva el nombre «%1» para un dispositivo</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>en Windows el nombre de un archivo no puede contener «%1»</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>en Windows el nombre de un archivo no puede acabar en punto ni en espacio</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>es demasiado grande para poder volver a leerlo</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>en Windows el nombre de un archivo no puede contener caracteres invisibles</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Archivo no encontrado.</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>Turno %1: le toca tirar a %2</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>Turno %1: le toca a %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>Los turnos</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>Resuelto</translation>
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
        <translation>Mostrar todos los grupos de tres</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>lleva a casa %n pieza</numerusform>
            <numerusform>lleva a casa %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>hace entrar %n pieza de la reserva</numerusform>
            <numerusform>hace entrar %n piezas de la reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>acerca las piezas de %1 %n paso al centro</numerusform>
            <numerusform>acerca las piezas de %1 %n pasos al centro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>guarda %n pieza para un espacio más cercano al centro que %1</numerusform>
            <numerusform>guarda %n piezas para espacios más cercanos al centro que %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>Todo el tablero. Tres piezas de cada color están en espacios cerca del borde. Cuatro losetas alrededor del centro son espacios de tránsito.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>El principio. Con dos jugadores, cada uno tiene dos colores: uno, blanco y rojo; el otro, negro y azul. Con tres no hay azul.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>Los colores se turnan: blanco, negro, rojo, azul. Tira los dos dados. Su &lt;b&gt;suma&lt;/b&gt; es el número de jugadas que tienes, todas con piezas del &lt;b&gt;color al que le toca&lt;/b&gt;, una o varias. Lo que no uses se pierde.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>Grupos de tres</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>Donde una línea acaba en otra se encuentran tres espacios: uno al otro lado de esa otra línea y uno a cada lado de la línea que acaba. Esos tres son un grupo.</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>Todo el tablero. Donde acaba una línea, un pequeño signo de tres brazos une tres espacios.</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>Cada signo une los tres espacios de un grupo. Hay 36. La tecla T los muestra en el tablero.</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>Cuando tu jugada llena el &lt;b&gt;segundo&lt;/b&gt; espacio de un grupo, puedes poner en el &lt;b&gt;tercero&lt;/b&gt; una pieza de tu color de la reserva, sin coste. No importa de quién es la pieza del otro espacio. Una jugada puede hacerlo para varios grupos a la vez.</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>Una pieza blanca pasa a un espacio de un grupo en el que ya hay una pieza negra. El tercer espacio está marcado: puede entrar allí una pieza blanca.</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>Una pieza blanca pasa junto a una negra, y otra blanca puede entrar en el tercer espacio.</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>Se hace justo después de la jugada o no se hace. La pieza que entra no completa nada por sí misma.</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>Tránsito y casa</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>El camino a casa pasa por un &lt;b&gt;espacio de tránsito&lt;/b&gt;, una de las cuatro losetas, y por un triángulo pequeño hasta el centro. Lo que entra en el centro está en casa al momento. Los espacios de tránsito se pueden cruzar, pero al final del turno no puede haber en ellos ninguna de tus piezas. No pertenecen a ningún grupo, y el centro tampoco.</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>El centro del tablero. Una pieza blanca va por una loseta y un triángulo pequeño hasta el cuadrado oscuro.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>Mientras un color tenga piezas en reserva, al menos &lt;b&gt;dos&lt;/b&gt; de sus piezas tienen que quedarse en el tablero.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-Three es un juego de Arthur Blumberg, publicado por Kadon Enterprises como parte del conjunto Over-Pass. El tablero que se ve aquí es una reconstrucción.</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>Las piezas están en los espacios entre las líneas. Tres de cada color empiezan cerca del borde y siete esperan en la reserva. Forma grupos de tres para hacerlas entrar, y lleva todas tus piezas a casa por el centro.</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>Una jugada lleva una pieza &lt;b&gt;a través de un lado&lt;/b&gt; al espacio vacío que hay detrás. Los espacios que solo se tocan en un punto no son vecinos, y no se salta.</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>Con tres jugadas esta pieza llega a casa. Con dos llega hasta el triángulo pequeño. Con una no puede ponerse en camino.</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>Quien primero tiene todas sus piezas en casa gana al momento. Con dos jugadores, las opciones dicen si basta un color o si tienen que estar en casa los dos.</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>En %1 no hay ninguna pieza que mover.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>Este turno es del color %2. Las piezas de color %1 se quedan donde están.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1 está ocupado: ahí hay una pieza de color %2.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>Una jugada va a través de un lado, y %1 y %2 no tienen ninguno en común.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 no es el único espacio vacío de un grupo de tres en el que has entrado, así que allí no entra nada.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 no pertenece a ningún grupo de tres. Ir allí no hace entrar nada.</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>Dos piezas de color %1 tienen que quedarse en el tablero mientras su reserva tenga alguna, y tiene %n.</numerusform>
            <numerusform>Dos piezas de color %1 tienen que quedarse en el tablero mientras su reserva tenga alguna, y tiene %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>La reserva del %1 está vacía. Ya no entra nada más.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>La reserva del %1 solo tiene %n pieza.</numerusform>
            <numerusform>La reserva del %1 solo tiene %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Todas las jugadas están hechas. Termina el turno.</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>Ninguna pieza de color %1 puede moverse. Termina el turno.</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>Mueve piezas de color %1 de espacio en espacio, hasta donde alcance la tirada.</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>Un grupo está completo: haz entrar %n pieza donde el tablero está iluminado.</numerusform>
            <numerusform>Un grupo está completo: haz entrar %n piezas donde el tablero está iluminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>Haz entrar una pieza en %1: el grupo está completo</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>Ha entrado una pieza en %1</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>A casa: una jugada al cuadrado central, z</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>Aún no va a casa ninguna pieza: dos se quedan en el tablero mientras haya alguna en reserva</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>Aún puede entrar %n pieza sin coste, en %1. La ocasión se pierde al acabar el turno.</numerusform>
            <numerusform>Aún pueden entrar %n piezas sin coste, en %1. La ocasión se pierde al acabar el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>En su grupo solo está vacío %1, pero una pieza solo entra justo después de mover otra a ese grupo.</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>Ninguna pieza puede quedarse en un espacio de tránsito, y después de esto no habría salida de %1.</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>Ninguna pieza puede quedarse en un espacio de tránsito. Salir de %1 costaría entonces %n jugada, y solo dispondrías de %2.</numerusform>
            <numerusform>Ninguna pieza puede quedarse en un espacio de tránsito. Salir de %1 costaría entonces %n jugadas, y solo dispondrías de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>Ninguna pieza puede quedarse en un espacio de tránsito. Salir de %1 cuesta %n jugada, y tienes %2.</numerusform>
            <numerusform>Ninguna pieza puede quedarse en un espacio de tránsito. Salir de %1 cuesta %n jugadas, y tienes %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1, sale de un grupo. Una pieza solo entra cuando otra se mueve a un grupo</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n en reserva: cuando una jugada llena el segundo espacio de un grupo, puede entrar una en el tercero</numerusform>
            <numerusform>%n en reserva: cuando una jugada llena el segundo espacio de un grupo, puede entrar una en el tercero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>Salir del espacio de tránsito: %n jugada</numerusform>
            <numerusform>Salir del espacio de tránsito: %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>La pieza de %1 no puede moverse: las piezas de %2 le cierran todos los caminos.</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>Junto a %1 no hay ninguna pieza de color %2, así que ninguna puede ir ahí.</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>Cada marca de tres brazos une los tres espacios de un grupo.</translation>
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
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Puntos de %1</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>Señal a la izquierda</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>Señal a la derecha</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>señal de giro a la izquierda</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>señal de giro a la derecha</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barrera</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>bandido</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>estás aquí</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>bajo tu control: a dos casillas como máximo</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>bajo tu control: en tu línea de visión</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>bajo tu control: nadie más está tan cerca</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>ahí acaba el tablero</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>choca de frente con el muro de goma</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>una barrera cierra %1</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>ya ha pasado por %1</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>supone un recorrido de %n casilla</numerusform>
            <numerusform>supone un recorrido de %n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>da %n punto tal como está el tablero</numerusform>
            <numerusform>da %n puntos tal como está el tablero</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>Tras seis rondas gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>señal de giro a la izquierda en %1</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>señal de giro a la derecha en %1</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>barrera en %1</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>bandido en %1</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>sin moverse</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>salida hacia el %1</translation>
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
        <translation>Se colocan las nuevas señales.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>La ronda %1 ha terminado.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>Los bandidos se llevan su parte.</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>Las barreras desaparecen. Los bandidos se llevan su parte.</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>Todas las señales se dan la vuelta.</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>Las barreras han desaparecido.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1 acaban en la misma casilla, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>%n viajero acaba en una casilla con otros.</numerusform>
            <numerusform>%n viajeros acaban en una casilla con otros.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1 vuelve de %2 a %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>%n viajero vuelve a una casilla de salida.</numerusform>
            <numerusform>%n viajeros vuelven a casillas de salida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>En %1 se colocaron señales distintas, así que ninguna cuenta.</translation>
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
        <translation>%1 %2 (se ha ido)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>%1 tiene %n punto tras seis rondas.</numerusform>
            <numerusform>%1 tiene %n puntos tras seis rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>%1 tienen %n punto cada uno tras seis rondas.</numerusform>
            <numerusform>%1 tienen %n puntos cada uno tras seis rondas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>una señal de giro a la izquierda</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>una señal de giro a la derecha</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>una barrera</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>hasta el borde del tablero</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>directo a la esquina</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>detenido por la barrera de %1</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>detenido por su propio rastro en %1</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>En %1 coincidieron %2 y %3: no queda ninguna.</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>En %1 coincidieron %2: no queda ninguna.</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2: no se ha movido. Si ese era el plan, queda en secreto.</translation>
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
            <numerusform>%n barrera retirada: %1. Las barreras duran una ronda.</numerusform>
            <numerusform>%n barreras retiradas: %1. Las barreras duran una ronda.</numerusform>
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
        <translation>De eso, por los bandidos: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>Antes de la última ronda iba en cabeza %1, con %n punto.</numerusform>
            <numerusform>Antes de la última ronda iba en cabeza %1, con %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>Antes de la última ronda iban en cabeza %1, con %n punto cada uno.</numerusform>
            <numerusform>Antes de la última ronda iban en cabeza %1, con %n puntos cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>La última ronda aportó: %1.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1 acaban en la misma casilla, %2. Tras la última ronda no se envía a nadie de vuelta.</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1 acaban la ronda en la misma casilla, %2, así que vuelven a sus casillas de salida.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%1 no puede volver a %2, donde ya hay alguien. El sorteo elegirá otra casilla de salida.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%1 no puede volver a %2, donde ya hay alguien. Por sorteo pasa de %3 a %4, una casilla de salida libre.</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1 se queda en %2, que es su propia casilla de salida.</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1 vuelve de %2 a su propia casilla de salida, %3.</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>Todos planean en secreto y luego salen a la vez. Tienes &lt;b&gt;seis rondas&lt;/b&gt; para llegar lo más lejos posible y torcerles el camino a los demás.</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>Tu plan</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>El sorteo da a cada uno una esquina, la &lt;b&gt;casilla de salida&lt;/b&gt;. En cada ronda entregas un plan secreto: hasta &lt;b&gt;dos señales&lt;/b&gt; que hacen girar a los viajeros a la izquierda o a la derecha, como mucho &lt;b&gt;una barrera&lt;/b&gt;, y la &lt;b&gt;dirección&lt;/b&gt; en que sales.</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>Lo que controlas</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>Colocas cosas en las casillas que &lt;b&gt;controlas&lt;/b&gt;: todas las que están como mucho a dos pasos de ti. Varios jugadores pueden controlar la misma casilla.</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>Un jugador está en la esquina A1. Nueve casillas están coloreadas: A1, A2, A3, B1, B2, B3, C1, C2 y C3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>En una casilla donde hay un jugador no se puede colocar nada. Una barrera nunca va en una esquina. Tus señales y tu barrera van en casillas distintas. Pueden cubrir lo que ya hay allí.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todo a la vez</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>Cuando todos han entregado su plan, todo se coloca en el mismo instante. Si varios jugadores han elegido lo mismo para una casilla, se coloca allí una sola vez. Si han elegido cosas &lt;b&gt;distintas&lt;/b&gt;, no se coloca ninguna, y lo que había antes sigue allí.</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>Una señal y una barrera coinciden en la misma casilla y se rompen.</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>Un jugador quería aquí una señal y otro una barrera: no se coloca ninguna.</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>Las señales se quedan hasta que algo las cubre. Las barreras desaparecen al final de la ronda, y una señal bajo una barrera desaparece con ella.</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>Después todos viajan, desde la casilla donde los dejó la última ronda. Sigues en línea recta. En una señal giras un lado del hexágono, a &lt;b&gt;tu&lt;/b&gt; izquierda o derecha. Los jugadores no se estorban unos a otros. Cada casilla en la que entras da &lt;b&gt;un punto&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>Un viajero va hacia el este desde E1, gira a la izquierda en una señal en E4 y a la derecha en otra en B4, y acaba en el borde.</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>Un giro a la izquierda y otro a la derecha: ocho casillas, ocho puntos. La señal bajo la casilla de la que sales no hace nada.</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>Te detienes antes del borde del tablero, antes de una barrera y antes de una casilla por la que ya has pasado &lt;b&gt;en esta ronda&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>Un viajero va hacia el este desde E1 y se detiene en E6, antes de una barrera en E7.</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>Cinco señales hacen dar la vuelta a un viajero. Se detiene antes de la casilla de la que salió.</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>Cinco giros a la izquierda llevan de vuelta al comienzo. El recorrido acaba una casilla antes.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Choques</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>Dos viajeros, uno por la fila del centro y otro por el borde, acaban en la misma esquina E9.</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>Reglas especiales desde la ronda 2</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>La ronda 1 no tiene ninguna. Cada una de las demás cambia una cosa mientras dura; solo las señales que se dan la vuelta en la ronda 4 se quedan así.</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>Un viajero cruza el tablero de E1 a E9, por el centro.</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>Tres casillas del centro dan dos puntos cada una, otras cuatro dan uno cada una, y E9, en el borde, ninguno: diez puntos.</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>Seis líneas de casillas coloreadas salen de un jugador en E3. Siguen más allá de una señal y acaban en los jugadores de C3 y E7.</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>Las señales no tapan la vista, los jugadores sí: las casillas detrás de ellos no se ven.</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>Además de las casillas alrededor de un jugador en D3, están coloreadas todas las que quedan más cerca de él que de los jugadores en D7 y H3.</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>Los bandidos pueden esconderse en cualquier casilla que controles y donde no haya nadie, también en esquinas y junto a tus propias señales. No detienen a nadie y nunca se muestran. Quien entra en la casilla de uno pierde dos puntos, que van a su dueño, así que se puede bajar de cero puntos. Tus propios bandidos te dejan en paz.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>Un viajero va hacia el este desde E1 por todo el tablero, pasando sobre una moneda en E4.</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>El viajero recibe un punto por E4 como por cualquier casilla, y paga dos al dueño del bandido.</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>Un viajero sale de C6 hacia el este, rebota cuatro veces en el borde y se detiene en C5, antes de su propio rastro.</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>En un lado rebotas como una pelota. Si hay una señal en la casilla, primero te hace girar.</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>Un viajero llega a la esquina E9 por el borde y rebota hacia D8. El otro va recto a la esquina y se detiene.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>Menos de seis</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>Un jugador en A1 controla las nueve casillas coloreadas.</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>Las casillas que están igual de cerca de otro jugador no cuentan.</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>En una esquina solo te detienes si vas recto hacia fuera, alejándote del centro del tablero.</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>Tras la ronda 6 ya no se envía a nadie de vuelta. Gana quien tiene más puntos. Los jugadores con los mismos puntos comparten la victoria.</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>En esta pantalla, los jugadores se quedan por turnos a solas con la mesa, detrás de una &lt;b&gt;cortina&lt;/b&gt;. Repasa tu plan y cámbialo como quieras. Una vez entregado no se puede cambiar, y nadie lo verá: solo lo que resulte de él.</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>El juego está hecho para seis. También pueden jugar de dos a cinco: entonces algunas esquinas quedan vacías. O deja los demás asientos a ordenadores: quién juega en cada uno se elige al preparar la partida.</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>Los dos han acabado en E9, así que cada uno vuelve a su propia casilla de salida. Por el camino, los jugadores se cruzan sin estorbarse.</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>Los jugadores que acaban una ronda en la misma casilla &lt;b&gt;la dejan todos&lt;/b&gt;: cada uno vuelve a su propia casilla de salida, la esquina donde empezó. Si otro está allí, el sorteo elige en su lugar una casilla de salida libre. Quien ya está en la suya se queda. Volver no da puntos.</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>De pseudonam, para The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
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
        <translation>Cada jugador empieza en una esquina con anillo.
En cada ronda, anota en secreto: hasta dos señales, a la izquierda o a la derecha, y hasta una barrera, en casillas a dos pasos de ti como máximo, y tu dirección.
Todos muestran su plan a la vez; cosas distintas en una misma casilla se anulan.
Después avanza en línea recta, girando en las señales, hasta que te detenga el borde, una barrera o una casilla por la que ya has pasado en esta ronda.
Cada casilla da un punto. Quien acaba en la misma casilla que otro vuelve a su esquina. Las barreras desaparecen, las señales se quedan.</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>Elige una dirección, o quédate</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>Te quedas donde estás</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>Sales hacia el %1</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>El sorteo da a cada uno una esquina.</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>Falta %n señal por colocar</numerusform>
            <numerusform>Faltan %n señales por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>Las dos señales están colocadas</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>Falta una barrera por colocar</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>La barrera está colocada</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>Falta %n bandido por esconder</numerusform>
            <numerusform>Faltan %n bandidos por esconder</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>Los dos bandidos están escondidos</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>%n punto, tal como está el tablero</numerusform>
            <numerusform>%n puntos, tal como está el tablero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>salida %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>Un jugador tras otro planea en secreto, y luego todos viajan a la vez.</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>Coloca lo que quieras de la reserva. Luego elige adónde ir: arrastra tu viajero o pulsa una flecha.</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>La casilla de salida de alguien está ocupada. El sorteo elige una libre.</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>Repasa tu plan. Hasta que lo entregues, puedes cambiarlo todo.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>Cada uno planea sin que lo vean los demás, y luego todos viajan a la vez.</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>Primero hay que dar a cada uno una esquina por sorteo.</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>Todos tienen ya una casilla de salida.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1 no es una esquina del tablero.</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>Dos jugadores no pueden salir de la misma esquina %1.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>Ahora le toca a %1 entregar su plan.</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>Ahora no hay nada que sortear. Los jugadores entregan sus planes.</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>Ya has colocado tus dos señales. Retira una para colocarla en otro sitio.</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>Ya has colocado tu barrera. Retírala para colocarla en otro sitio.</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>Tus dos bandidos están escondidos. Retira uno para esconderlo en otro sitio.</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>Ya has elegido una dirección.</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>Primero elige la dirección de tu recorrido, o quedarte donde estás.</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>No controlas %1: está a más de dos pasos de tu casilla, %2.</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>En esta ronda solo controlas líneas rectas desde %2, y %1 no está en ninguna.</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>No puedes ver %1: %3 tapa la vista en %2.</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>%1 está a más de dos pasos, y %3, en %2, está igual de cerca o más.</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>En %1 estás tú. Ahí no se puede colocar nada.</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%2 está en %1. Ahí no se puede colocar nada.</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1 es una esquina, y las barreras nunca van en esquinas.</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>Ya has colocado algo en %1. Retíralo primero.</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>Los bandidos solo llegan en la ronda 5, y esta es la ronda %1.</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%2 está en %1. Ahí no puede esconderse ningún bandido.</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>Uno de tus bandidos ya se esconde en %1.</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>Ahora no hay que sortear ninguna casilla de salida.</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1 no es una casilla de salida.</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%2 está en %1, así que no se puede enviar a nadie allí.</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>La partida ha terminado: se han jugado seis rondas.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>Sorteo: %1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>Entrega su plan</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, teclado numérico</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>Elegir la dirección de tu recorrido</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S, 5 del teclado numérico</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>Quedarte donde estás</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>Poner en el anillo una señal de giro a la izquierda o a la derecha</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>Poner ahí una barrera</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>Poner ahí un bandido, en la ronda 5</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>Retirar lo que has puesto ahí</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>Estás viendo un momento anterior. «Seguir desde aquí» empieza la ronda de nuevo, con %1.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>Colocar una señal o una barrera, o moverla a otro sitio</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>Todos ven aún la mesa. «Planear en secreto» empieza la ronda, con %1.</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>Primero hay que sortear una casilla de salida para %1.</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>Primero %1 tiene que volver a una casilla de salida.</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>El sorteo envía a %1 a la casilla de salida %2.</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>La ronda aún no ha empezado. «Planear la ronda» la empieza.</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>A %n jugador le toca una esquina, pero el número de esquinas sorteadas es %1.</numerusform>
            <numerusform>A cada uno de los %n jugadores le toca una esquina, pero el número de esquinas sorteadas es %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>El centro vale doble</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>Línea de visión</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>El mundo al revés</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>Asalto en el camino</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>Muros de goma</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>Sin regla especial</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>Las siete casillas del centro dan dos puntos cada una; las del borde del tablero, ninguno.</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>Controlas las líneas rectas que ves, hasta el siguiente jugador, en lugar de las casillas a tu alrededor.</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>Todas las señales del tablero se han dado la vuelta: la izquierda es derecha y la derecha es izquierda.</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>Esconde hasta dos bandidos: quien entra en la casilla de uno te paga dos puntos. También controlas cada casilla que está más cerca de ti que de nadie más.</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>Un punto por cada casilla en la que entras.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>El borde del tablero te hace rebotar. Un recorrido que va directo a una esquina acaba en ella.</translation>
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
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
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
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
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
        <translation>Mayús</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The largest group wins</source>
        <extracomment>byg/1</extracomment>
        <translation>Gana el grupo mayor</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>Las piedras de un jugador que se tocan son un grupo. La partida está casi acabada. Marca todas las piedras del grupo mayor de Ann, el de D2.</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Desde D2, pasa de cada piedra a otra que la toque. Son cuatro.</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>Cuatro piedras. Los otros grupos de Ann, arriba y a la derecha, son menores.</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>El grupo mayor de Ben también tiene cuatro piedras. Márcalas, empezando por B4.</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3 y B4 se tocan. ¿Qué piedras de Ben tocan a estas dos?</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>Cuatro cada uno. Aún hay dos casillas vacías, así que nada está decidido.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>Con el tablero lleno gana el grupo más grande. Coloca una piedra de Ann, termina el turno y deja que Ben llene la última casilla. Haz que gane Ann.</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ahora Ben tiene C3, que une dos de sus grupos en uno de ocho. El mayor de Ann tiene seis.</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>El grupo mayor de Ann sigue siendo menor que el de Ben.</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>Cuenta solo los grupos de Ann. Sus dos piedras no se tocan.</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Dos grupos, dos piedras.</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>Coloca las dos piedras de Ann de modo que tenga cuatro grupos al final de su turno.</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Eso fue solo una piedra. Ann tiene ahora tres grupos y podría haber tenido cuatro.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>Una piedra que toca un grupo de Ann no forma un grupo nuevo. Solo lo hace crecer.</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann tiene menos de cuatro grupos.</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>Aléjate de las piedras de Ann. C1 es un lugar así, y hay otro.</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>La apertura</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>Antes de la partida, un sorteo da a un jugador la prioridad. Ese jugador gana los empates y decide quién es el Primer jugador. Aquí eres tú, Ann. Elige a Ben como Primero.</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Puede ser buena idea. Pero esta vez deja que Ben sea el Primero, y mira qué pasa.</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben aún no es el Primero.</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>Elige la línea con el nombre de Ben.</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann conserva la prioridad, sea Primera o no. Ahora Ann es el Segundo jugador.</translation>
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
        <translation>Abre el Segundo jugador. A cambio, el Primero tiene otra ventaja.</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben ha tenido dos turnos seguidos: su piedra de apertura y el primer turno completo. A partir de aquí los turnos se alternan.</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>Otra partida: Ben ha abierto en C3, y Ann es la Primera. Intenta responder con dos piedras.</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>Coloca una piedra donde quieras, y luego otra en otra casilla.</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>En la apertura, una piedra es un turno entero.</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ahora intenta poner la piedra de Ann sobre la de Ben, en C3: es la tercera casilla de la fila C.</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>La piedra de Ben está en el centro, en C3.</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>Las piedras nunca se mueven ni salen del tablero. Una casilla llena sigue llena.</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann responde con A1 a la piedra de Ben en C3. ¿De quién es el turno siguiente?</translation>
    </message>
    <message>
        <source>Ann’s</source>
        <extracomment>byg/2</extracomment>
        <translation>De Ann</translation>
    </message>
    <message>
        <source>Ben’s</source>
        <extracomment>byg/2</extracomment>
        <translation>De Ben</translation>
    </message>
    <message>
        <source>Ann is the First player here.</source>
        <extracomment>byg/2</extracomment>
        <translation>Aquí Ann es el Primer jugador.</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>El Primer jugador sigue tras la apertura.</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>Así que es el primer turno completo de Ann. Tiene un grupo, así que tiene una piedra. Colócala de modo que después tenga dos grupos.</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>Esa piedra toca A1. Sigue siendo un solo grupo, así que Ann también tendría una sola piedra en su próximo turno.</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Ann necesita dos grupos.</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>La piedra no debe tocar A1.</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>Con dos grupos, Ann tiene dos piedras en su próximo turno.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>Grupos y libertades</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Las casillas vacías junto a un grupo son sus libertades: por ahí puede crecer. F2 es un grupo por sí sola. Marca sus libertades.</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>Seis casillas tocan F2. Una de ellas la ocupa Ben.</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>Cinco libertades. La piedra de Ben en E2 le ha quitado la sexta.</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Haz crecer F2: termina el turno con un grupo de dos allí, aún separado de los demás.</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3 toca también D4, así que F2 ha pasado a formar parte del grupo grande. Elige una libertad de F2 que no toque ninguna otra piedra de Ann.</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 sigue sola. Usa una de sus libertades.</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 debería estar en un grupo de exactamente dos piedras.</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1, F3, G1 y G2 tocan F2 y nada más de Ann.</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>Un grupo solo crece donde tiene libertades.</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>El mismo tablero otra vez. Una casilla es libertad de dos grupos de Ann a la vez. Coloca ahí una piedra, para que F2 esté en un grupo de cinco.</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 no está unida al grupo grande.</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>Mira entre D4 y F2.</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>Tres grupos se han vuelto dos.</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>Turno de Ben. Tiene cinco grupos. ¿Cuántos tendrá después de una piedra en E5?</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 toca D5, E6 y F4. C4 y D5 ya se tocan.</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 unió tres grupos en uno solo. Las piedras de A2 y E2 siguen sueltas.</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>Otro tablero. A A1 le queda una libertad, B2, y Ben la llena. ¿Qué pasa con la piedra de Ann?</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>Se retira</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>Se queda, y sigue siendo un grupo</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>Las piedras nunca salen del tablero.</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>De una a tres piedras</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>La apertura ha acabado: D4 de Ben, B2 de Ann. En su primer turno completo Ann tiene un grupo, así que tiene una piedra. Funda con ella otro grupo.</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Esa piedra toca B2, así que hay un solo grupo, y una sola piedra en el próximo turno.</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>No toques B2.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>Dos grupos, dos piedras. Coloca dos piedras que no toquen nada, y después prueba con una tercera.</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4 y G1 están lejos de todo. Después ocupa cualquier otra casilla vacía.</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Las piedras de este turno han formado grupos nuevos, pero cuentan los que había al empezar el turno.</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>También estaba permitido, y casi siempre es mejor. Aquí detente tras una piedra.</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Esa toca también D3. Usa una casilla que solo toque B2.</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>Una sola piedra, que toque B2 pero no D3.</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Coloca en A1, A2, B1 o B3. Después termina el turno.</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>Pero al menos hay que colocar una piedra. Nadie pasa.</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann tiene cinco grupos. Ben juega F5. ¿Cuántas piedras puede colocar Ann ahora?</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>Coloca tres piedras y haz crecer tres grupos distintos de Ann.</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann aún tenía piedras por colocar en este turno.</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>Tres piedras, pero no todas tocan un grupo de Ann. Ahora tiene un grupo nuevo.</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>A1, B4, D1, D7 y G1 son los grupos. Ocupa una casilla junto a cada uno de tres de ellos.</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>Siguen siendo cinco grupos, tres de ellos más grandes.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>Dos grupos, dos piedras. La primera piedra de Ann, C2, une los dos grupos en uno. ¿Puede colocar aún la segunda?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>¿Cuándo se cuentan los grupos?</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Puede: los grupos se cuentan al empezar el turno. Pero en su próximo turno los vuelve a contar.</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>Dos límites de un turno</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann tiene dos grupos, así que dos piedras. Intenta ponerlas una junto a otra, en A1 y A2.</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Coloca primero en A1 y luego en A2.</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Las piedras de un mismo turno no pueden tocarse. En el próximo turno A2 estaría libre.</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>El segundo límite: un grupo crece una vez por turno. Intenta colocar dos piedras separadas, pero ambas junto al grupo de C2 y D3.</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 toca C2, E3 toca D3, y no se tocan entre sí.</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Un grupo, tal como era al empezar el turno, solo puede recibir una piedra del turno.</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ahora de la forma permitida: haz crecer cada uno de los dos grupos con una piedra en el mismo turno.</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5 sigue sola. Podría haber recibido la segunda piedra.</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>El grupo más grande también podría haber crecido, con la otra piedra.</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ahora un grupo debería tener tres piedras y el otro dos.</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>Una piedra junto a C2 o D3, la otra junto a E5, y no una al lado de la otra.</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>Una piedra por grupo: por eso no puedes colocar más piedras que grupos tienes.</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>Aquí Ann tiene tres grupos: C2 con D3, E5 y G2. Uno de estos turnos hace crecer un grupo dos veces. ¿Cuál no se permite?</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>En cada turno busca dos piedras que toquen el mismo grupo de Ann.</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2 toca D3 y B1 toca C2: el mismo grupo.</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>Estos límites valen solo para tus propios grupos. Coloca dos piedras, ambas junto al grupo de Ben de C4 y C5.</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>Una ya está. La segunda piedra puede ir junto al mismo grupo de Ben.</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>El grupo de Ben debería tener dos libertades menos.</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4 está encima y D6 debajo. Tocan grupos distintos de Ann, o ninguno.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>Unir grupos</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>Una casilla toca los tres grupos de Ann. Coloca ahí una piedra, para que C3 esté en un grupo de seis.</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>Eso une dos de los tres. Otra casilla los toca todos.</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 no está en un grupo de seis.</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Mira en el centro del tablero.</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>Tres grupos son ahora uno.</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Hazlo otra vez, pero prueba una segunda piedra en el mismo turno junto a uno de los tres, en E2.</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>Primero D4 y luego E2, que toca E3.</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>Una piedra que une ha hecho crecer cada grupo que toca. Ninguno puede recibir otra en este turno.</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>Grande, pero lento: Ann lo ha unido todo, y Ben juega A1 y D7. ¿Cuántas piedras puede colocar Ann en su próximo turno?</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>Cuenta los grupos de Ann en el tablero.</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>Un grupo, una piedra, mientras Ben tiene cinco grupos. Unir pronto cuesta piedras el resto de la partida.</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>El mismo tablero, antes de que Ann uniera grupos: tres grupos, tres piedras. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 une C3 y E3. ¿Qué turno toca uno de ellos otra vez?</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4 uniría D5 con E3, pero D3 ya ha hecho crecer E3.</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann puede unir sin perder velocidad. Une C3 y E3 de modo que haya tres grupos al acabar el turno.</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>Unidos, pero ahora hay dos grupos. Otra piedra de este turno podría haber fundado un tercero.</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>Eso unió los tres grupos, y así quedan demasiado pocos.</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 y E3 deben estar unidos, y Ann debe tener tres grupos.</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 los une. Después funda un grupo nuevo lejos.</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>Dos se han vuelto uno, y uno nuevo lo compensa.</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ahora eres Ben. ¿Dónde uniría Ann los tres grupos? Ocupa esa casilla.</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann une los tres grupos en D4.</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann aún puede unir los tres grupos con una piedra.</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>Es la casilla del centro.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>El final</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>En Byg nadie puede pasar, ni hace falta: la primera piedra de un turno puede ir en cualquier casilla vacía. Marca todas las casillas donde Ann puede empezar.</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>Todas las casillas vacías, toquen los grupos que toquen.</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>Así que el tablero siempre se llena, y entonces acaba la partida.</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Queda una casilla, y Ann la llena. Tendrá once piedras y Ben solo ocho. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>No cuentes piedras. Cuenta el grupo mayor de cada uno.</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Las ocho piedras de Ben son un solo grupo. El mayor de Ann tiene seis. Lo demás no cuenta.</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>Quedan dos casillas. Ann tiene la prioridad, así que le basta igualar. Coloca su última piedra de modo que la última de Ben no haga daño.</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann no ha ganado.</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>Una de las dos casillas une los grupos de Ann y mantiene separados los de Ben.</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ocho contra ocho. Ann tiene la prioridad y gana el desempate.</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>Lo mismo otra vez: Ann juega C3, Ben D4. Pero ahora la prioridad es de Ben. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>Otra vez son ocho contra ocho.</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Un tablero lleno siempre tiene un ganador.</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Gana Ben</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann pierde un turno</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>Se cuentan los grupos mayores</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Quien se queda sin tiempo pierde, y quien abandona, también.</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>Buenos turnos y una primera partida</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Al principio, los grupos valen más que el tamaño. Es el primer turno completo de Ann. Elige lo mejor: hacer crecer A1 o fundar un segundo grupo.</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ahora Ann también tiene una sola piedra en el próximo turno, y Ben tendrá más.</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann debería tener dos grupos.</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>No toques A1.</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Dos piedras la próxima vez. Llega pronto a tres grupos; un cuarto es una reserva para unir.</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>El tablero se llena. Cada casilla debería servir para algo: unir tus piedras o separar las de Ben. Una casilla hace ambas cosas. Encuéntrala.</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben ocupa D3 y une sus dos grupos, y los de Ann siguen separados.</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Mira entre C4 y E2.</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Dos de los grupos de Ann son ahora uno solo de seis, y los dos grupos de Ben ya no pueden juntarse.</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>Aquí hacen falta dos piedras, cada una con su tarea. Una une dos grupos de Ann; la otra separa A3 del grupo grande de Ben.</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>B2 también une. Pero entonces Ben tiene B3, que une A3 a su grupo grande.</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann debe unir A1 con C2, y mantener A3 separada de C3.</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1 toca A1 y C2. B3 toca A3, C3 y C4.</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>El ordenador no encuentra nada mejor: todo lo demás pierde.</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben ocupa C2. Sus grupos quedan unidos, y Ann ya no puede alcanzarlo.</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>Aquí solo importa C2.</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>¿Qué casilla vacía toca C1, D2, B1, D1 y C3?</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>Al final de la partida, una sola piedra en el lugar justo vale más que dos en otro sitio.</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>Tu primera partida: lado de tres casillas, contra el ordenador más débil. Empieza con muchos grupos, y piensa en unir cuando medio tablero esté lleno.</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>Tres rutas</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Seis hexágonos llevan una letra, uno en cada esquina. Las esquinas opuestas llevan la misma. Marca los dos hexágonos con α.</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Uno está arriba a la izquierda, A1. El otro está enfrente.</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1 y E3 son α, A3 y E1 son β, C1 y C5 son γ.</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Las líneas de hexágono a hexágono son caminos; las de los lados entre hexágonos, muros. Cada uno dibuja con su color. Marca todos los caminos de Ann.</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Hay cinco. Uno está entre C2 y C3.</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Los demás caminos son de Ben. Los caminos de cualquiera unen hexágonos; quién trazó un camino importa para los puntos.</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Los caminos de Ann y de Ben juntos llevan de β a β. Eso es una ruta, y está completa. Marca todos sus hexágonos, de A3 a E1.</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Desde A3 sigue los caminos por C3 hasta E1. Cinco hexágonos.</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>γ también está completa: de C1 a C5.</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Solo falta α. En su turno Ann traza un camino y un muro. Traza el camino que completa α, y un muro en cualquier enlace libre.</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α sigue incompleta, y Ben puede completarla él mismo.</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α aún no está completa.</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Desde A1 los caminos llegan hasta D3. E3 está al lado.</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>La misma posición, pero es Ben quien traza el último camino, D3–E3. ¿Quién gana entonces?</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Sin ese camino van 6 a 6.</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Un camino en una ruta es un punto. Es de quien lo ha trazado.</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un camino y un muro</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>El sorteo ha dado a Ann el primer turno. Traza un camino y un muro, en cualquier orden y donde quieras. Los lados entre hexágonos son los enlaces; el borde del tablero no tiene ninguno.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un turno tiene un camino y un muro.</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un camino va de un hexágono a su vecino. Un muro está en el lado entre dos hexágonos.</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Los caminos y muros no tienen por qué tocar nada. Después le tocó a Ben, y así según los asientos.</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Unos turnos después. Un enlace está libre, o contiene un camino, o un muro. Intenta trazar un muro que cruce el camino B2–C3 de Ann.</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>El lado entre B2 y C3, por donde lo cruza el camino.</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Da igual de quién sea el camino: su enlace está ocupado.</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Y al revés: intenta trazar un camino que cruce el muro de Ann entre C4 y D4.</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Traza de C4 a D4, con el lápiz para caminos.</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ni siquiera su propio muro deja pasar a Ann.</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann aún no ha trazado nada en este turno. Intenta trazar dos caminos, de hexágono a hexágono.</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Arrastra de C3 a C4, y luego de B1 a C2.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un camino y un muro. Antes de acabar el turno aún puedes retirar una línea.</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Tres turnos para Ann. ¿Cuál no se permite?</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>¿Qué debe tener cada turno?</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un camino solo no es un turno. En estos tableros siempre hay sitio también para un muro.</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Los muros frenan a otros. El camino C3–D3 de Ben apunta a la α de E3. Traza un muro entre D3 y E3, y cualquier camino.</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Eso es un camino. También ocupa el enlace, pero llega a E3. Aquí Ann quiere un muro.</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Aún no hay un muro entre D3 y E3.</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>El lado que comparten D3 y E3.</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ahora a E3 solo se llega dando un rodeo. En un rodeo caben más caminos tuyos.</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>El intercambio</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Tras el camino y el muro puedes intercambiar uno de tus caminos con uno de tus muros: cada uno se vuelve el otro. Traza ambas líneas y convierte el muro D1|E1 de Ann en camino.</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ese turno no tuvo este intercambio. D1|E1 sigue siendo un muro.</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1 aún no es un camino de Ann.</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Traza primero ambas líneas. Después elige un camino de Ann al que renunciar, y el muro entre D1 y E1.</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Las líneas se quedan donde están; solo cambian de tipo.</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ann tiene dos caminos y dos muros. Traza C4–C5 y A2|A3 e intercambia A1–B2 y D1|E1. ¿Cuántos muros tiene entonces?</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Se ha trazado un muro. ¿Cómo cambia el número un intercambio?</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Solo puedes intercambiar tus propias líneas. Traza un camino y un muro, e intenta convertir en muro el camino C3–D3 de Ben.</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Después de ambas líneas, elige el camino entre C3 y D3.</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Así que un camino tuyo está a salvo de todos menos de ti.</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Un intercambio es un camino y un muro. Traza ambas líneas, elige el camino A1–B2, y prueba el camino B2–C3 como pareja.</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Primero las dos líneas, y luego ambos caminos de Ann, uno tras otro.</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>No se pueden intercambiar dos caminos, solo un camino y un muro.</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Un intercambio puede darte dos caminos nuevos en un turno. Ann quiere C3–C4 y C4–D4. En uno de ellos hay un muro suyo. Consigue ambos.</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4 está, pero C4|D4 sigue siendo un muro. Un intercambio lo habría abierto.</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ambos enlaces deben contener caminos de Ann.</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Traza C3–C4 y algún muro. Después intercambia el muro C4|D4 con un camino que Ann necesite menos.</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>El precio es un camino en otro sitio, que ahora es un muro. Tus muros son caminos en reserva.</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>También las líneas de este turno se pueden intercambiar, pero un intercambio no puede modificar dos veces el mismo enlace. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2 sería muro y otra vez camino. Las dos mitades necesitan dos enlaces.</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>Sin bucles</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ningún turno puede acabar con un bucle. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Uno de los turnos que cierran el bucle vuelve a abrirlo antes de acabar.</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>El último también cierra un bucle, pero el intercambio lo arregla. Los bucles solo cuentan al final del turno.</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Hazlo tú: traza C2–D2, y un muro. Después arregla el bucle con un intercambio y termina el turno.</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Así no hay bucle. Aquí, en cambio, fórmalo: C2–D2 debe ser al final un camino de Ann.</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2 no es un camino de Ann.</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Renuncia a C2–C3, y convierte D4|E3 o B1|B2 en camino.</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Hay bucles más grandes. Uno de estos tres caminos cerraría uno. ¿Qué turno no se permite?</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Sigue los caminos desde B2. ¿Dónde acaban?</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 cierra un anillo de seis alrededor de C3.</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Aun así, Ann quiere B2–C2. Trázalo, y renuncia a otro camino suyo, para que el turno pueda acabar.</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ese turno es correcto, pero B2–C2 no es un camino.</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 debe ser un camino de Ann al acabar el turno.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Traza B2–C2 y un muro. El bucle tiene entonces tres caminos más de Ann: intercambia uno por un muro suyo.</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>El anillo está abierto en otro lugar, y Ann tiene el enlace que quería.</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Un intercambio también puede cerrar un bucle: un muro se vuelve camino. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Quita el camino al que se renuncia, y sigue los demás desde C3.</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Aunque se renuncie a C2–D2, el anillo por B2, B3, C4, D3, D2 y C3 sigue cerrado.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>Nada aislado</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ningún turno puede acabar así. ¿Cuál de los turnos de Ann no se permite?</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>¿Cuál pone un tercer muro en E3?</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Como con los bucles, un intercambio puede arreglarlo. Pon un muro entre D4 y E3, y abre el muro D3|E3 con un intercambio.</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>No hay nada aislado, pero aquí Ann quiere el muro entre D4 y E3.</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3 debe ser un muro, y D3–E3 un camino de Ann.</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Traza cualquier camino y el muro. Después elige un camino de Ann al que renunciar, y D3|E3.</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ahora solo se puede entrar en E3 por el camino de Ann.</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1 y E1 están enlazados entre sí, pero no con el resto. Eso tampoco está permitido.</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>Rutas y puntos</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>De C5 a C1 hay exactamente una forma de ir por caminos, porque no hay bucles. Marca los hexágonos de esta ruta, γ.</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Desde C5 por C4 y B3 a B2, y hasta C1.</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Una ruta completa se ilumina en el tablero, y las tarjetas muestran cuántos puntos da a cada uno.</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Una ruta completa puede romperla quien posee un camino en ella. Renuncia al camino C2–D1 de Ann con un intercambio, para que β deje de estar completa.</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1 ya no está, pero β sigue completa: tiene otra forma de llegar a E1.</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β sigue completa. Cuando ha trazado un camino y un muro, Ann puede hacer un intercambio.</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β debe quedar incompleta, y la partida sin terminar.</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Traza dos líneas que no hagan daño. Después intercambia C2–D1, pero no con C1|D1.</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Nadie más podría haberlo hecho: un camino solo lo puede cambiar su dueño.</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3 no da nada. B2–B3 está en el camino de α a α, de β a β y de γ a γ.</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ann traza D4–E3 y un muro, y luego intercambia: C2–D1 pasa a ser muro y D1|D2 camino. ¿Ha terminado la partida?</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>Sí, α está completa</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>No, β ya no está completa</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Lo que cuenta es el tablero al acabar el turno, después del intercambio. ¿Se puede ir entonces aún de A3 a E1?</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Solo cuenta el tablero al final del turno. A E1 se llegaba por C2–D1.</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Hay un muro de Ann entre D4 y E3. Completa la última ruta con un intercambio, y termina la partida, ganes o pierdas.</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α no está completa. El muro entre D4 y E3 es de Ann: un intercambio lo vuelve camino.</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Traza un camino y un muro cualesquiera. Renuncia a un camino que no esté en ninguna ruta, y convierte D4|E3 en camino.</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Un muro propio puede convertirse en el último camino de una ruta.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>Quién gana</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ambos comparten la victoria</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Fue Ann quien terminó la partida.</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann puede hacerlo mejor: hay otra forma de completar α, con más caminos suyos. Gana la partida.</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Eso completa α, pero solo empata, y Ann terminó la partida: gana Ben.</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ahora Ben completa α, y su último camino le da la victoria.</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Ann no ha ganado.</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Los caminos de Ann llevan de C4 por C5 a D4. ¿Por dónde podrían seguir?</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann gana nueve a siete. Desde C3, la ruta α pasa ahora por tres de sus caminos en lugar de uno.</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Tres jugadores en un tablero; Ben completa α con D3–E3. Ann y Cleo tienen 5 puntos cada una, y Ben 4. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann y Cleo comparten la victoria</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Los tres comparten la victoria</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben, que la terminó</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Gana quien tiene más puntos, y Ann y Cleo tienen los mismos.</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Los caminos de Cleo aún sirvieron a las rutas, pero ella está fuera. Entre dos nadie deja la partida: uno abandona y gana el otro.</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>A Ben solo le falta D4–E3: con él gana por 9 a 6. Si lo traza Ann, ella pierde por 7 a 8. Frena a Ben con un muro.</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>La partida ha terminado, y Ben gana por un punto.</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben traza D4–E3 y gana.</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>No hay ningún muro de Ann entre D4 y E3.</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>El muro debe ir en el enlace que Ben necesita.</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ahora a E3 se llega con más rodeo. En un rodeo caben caminos de Ann.</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Un muro tuyo es un camino en reserva. A Ann le cierra el paso por D4 el muro D4|E3, que es suyo. Termina la partida y gana, con un intercambio.</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>α está completa, pero Ann no tiene más puntos que Ben, y fue ella quien terminó la partida.</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben completa α con un camino suyo.</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Traza primero un camino fuera de las rutas, y luego un muro. Intercambia ese camino nuevo con el muro D4|E3.</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben no podía hacer nada: nadie puede cambiar los muros ajenos.</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Final de una partida real. Entre la parte de arriba de la red y la de abajo faltan dos enlaces: B2–C2 está libre, y en C2–D2 hay un muro de Ann. Únelas en un turno, y gana.</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Eso es la mitad. Ahora Ben tiene un turno antes de que Ann pueda abrir su muro, y ve lo que viene.</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Las dos partes no están unidas, o Ann no es quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Traza B2–C2 y un muro. Después intercambia C2|D2 con un camino de Ann que no esté en ninguna ruta, A2–B3 por ejemplo.</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Once a seis. En un turno se cierran dos huecos si en uno está tu propio muro. Aprovéchalo, y vigila a los rivales que pueden hacer lo mismo.</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Aquí D4–E3 terminaría la partida con 8 a 8, y ganaría Ben. Pero Ann intercambia además C2–D1 con C1|D1. ¿Cuántos puntos tiene entonces?</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>La ruta β lleva entonces de C2 por C1 a D1. ¿De quién son esos dos caminos?</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Nueve: β ha dejado un camino de Ann y ahora toma otros dos. Un intercambio puede llevar una ruta por tus propios caminos.</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ahora hazlo tú: termina la partida y gana.</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ocho a ocho, y Ann terminó la partida: gana Ben.</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben completa α él mismo.</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4–E3, un muro que no haga daño, y luego C2–D1 por C1|D1.</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>Antes de acabar un turno, pregúntate: ¿a qué camino podría renunciar, y qué muro preferiría que fuera un camino?</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Tu primera partida: lado de tres hexágonos, contra el ordenador más débil. Vigila las letras; con dos rutas completas, cada turno puede ser el último.</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Cómo salen las piezas</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Queda una pieza, pero no en el cuadrado central.</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Tiene que quedar una sola pieza, en el cuadrado central.</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La pieza de fuera salta sobre la de dentro.</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La pieza saltada sale del tablero.</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Un salto pasa sobre una vecina a un punto vacío junto a esta. Ahí puede girar. Haz saltar la pieza como muestran las flechas.</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La llegada es correcta, pero ha saltado la pieza equivocada.</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Debe caer donde acaba la segunda flecha.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Toma la pieza al comienzo de la primera flecha y déjala al final de la segunda.</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Recto o doblando la esquina, sobre cualquiera de las vecinas: marca todos los puntos donde puede caer la pieza iluminada.</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Tiene dos vecinas. Busca puntos vacíos junto a cada una.</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Volver a su propio punto no es un salto.</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Intenta saltar con la misma pieza donde no hay ninguna sobre la que saltar.</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Déjala en un punto vacío dos pasos más afuera.</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Solo se salta sobre una vecina. Intenta que la pieza iluminada salte sobre una más lejana.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Deja la pieza iluminada en la punta de la flecha.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Quedan dos piezas, y la de dentro salta hacia fuera sobre la otra. ¿Cómo acaba?</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Resuelto: queda una pieza</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Bloqueado: la última pieza no está en el cuadrado central</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>¿Dónde está la última pieza?</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Tres piezas, dos saltos. Acaba en el cuadrado central.</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Quedan dos, pero ya no son vecinas.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Sin resolver. El último salto tiene que pasar sobre una pieza junto al cuadrado central.</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>La pieza junto al cuadrado central debe ser la última saltada. Así que no la toques, y salta primero sobre la de fuera.</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Doblar la esquina y salir</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>El punto de llegada tiene que estar vacío. Intenta caer en un punto ocupado.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Toma una pieza y déjala sobre otra, a dos pasos.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Las salidas son aquí puntos como los demás. Haz que una pieza salte sobre la que está en la salida.</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>La pieza de la salida sigue ahí.</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Su vecina del borde exterior salta sobre ella, al otro lado.</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Cinco piezas, y cada salto retira una. ¿Cuántos saltos tiene una solución?</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Tiene que quedar una pieza.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Cuatro piezas, tres saltos hasta el cuadrado central. Solo sirve un primer salto.</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Desde aquí ya no se llega al cuadrado central. Empieza con la pieza más cercana a él.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>Así no se resuelve.</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>El último salto tiene que pasar sobre una pieza junto al cuadrado central. Ya hay una ahí: salta con ella a otro punto junto al cuadrado central.</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>La última pieza vino de muy lejos.</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Piensa desde el final</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Tres piezas, una de ellas lejos de las otras. Dos se vuelven una. ¿Cuántas quedarán al final?</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>¿Pueden llegar a estar juntas las dos últimas?</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Una pieza rezagada se queda atrás. Mantenlas juntas.</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Piensa desde el final: el último salto pasa sobre una pieza junto al cuadrado central. Haz que una así salte primero doblando la esquina, y déjala ahí. Tres saltos.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>La pieza junto al cuadrado central salta primero, al punto tras la esquina.</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Con una pieza en el cuadrado central</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Con una pieza en otro sitio</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Con dos piezas que no pueden saltar</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dos piezas que no son vecinas: nada puede saltar.</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>¿Qué piezas pueden saltar aquí? Márcalas.</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Cada uno de los dos grupos, pieza por pieza.</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Todas, pero los dos grupos están demasiado lejos para encontrarse.</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Cinco piezas agrupadas, cuatro saltos. Da la vuelta por dentro y acaba en el cuadrado central.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Así no se resuelve. La pieza junto al cuadrado central debe ser la última saltada.</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Una misma pieza hace los dos primeros saltos, doblando la esquina y volviendo.</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Tu primer rompecabezas: seis piezas alrededor del cuadrado central, cinco saltos. Deshaz tantas veces como quieras.</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>Haz entrar todas</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Tienen que entrar las cuarenta piezas, y una sigue fuera. Mueve siguiendo la flecha: la última entra donde empezó tu jugada.</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Una jugada como cualquier otra, pero con ella no entró ninguna pieza.</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Una pieza sigue fuera.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Toma la pieza al comienzo de la flecha y déjala en su punta.</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Cuantas menos jugadas, mejor.</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Donde una línea acaba en otra, tres espacios se encuentran y forman un grupo. Si al entrar en él queda vacío solo uno, puede entrar allí una pieza. Mueve siguiendo la flecha: una pieza entra por sí sola.</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ahora ningún grupo tiene dos piezas, así que no entró ninguna.</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>No ha entrado ninguna pieza en el espacio iluminado.</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Lleva la pieza del comienzo de la flecha a su punta. Así se une a una pieza de su grupo.</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Entrar no cuesta ninguna jugada. Ocurre con la jugada, o no ocurre.</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Si la pieza se mueve siguiendo la flecha, ¿dónde entran piezas? Marca los espacios.</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Dos grupos ya tienen una pieza.</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Una jugada, dos grupos: entran dos piezas a la vez. Haz esa jugada.</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Con eso ha entrado una. Otra jugada hace entrar dos.</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>Con eso no ha entrado ninguna.</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Con esta jugada pueden entrar dos piezas.</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>Mueve siguiendo la flecha.</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Una jugada va a través de un lado. Estos dos espacios solo se tocan en un punto: intenta mover siguiendo la flecha.</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Deja la pieza en el espacio de la punta de la flecha.</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>El inicio habitual. Una de estas primeras jugadas no puede hacer entrar ninguna pieza en el espacio que nombra. ¿Cuál?</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>Tras la jugada solo puede quedar vacío un espacio del grupo. ¿Qué grupo tiene solo una pieza?</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>Losetas y el centro cerrado</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Las cuatro losetas son espacios de tránsito. Mueve la pieza iluminada a una.</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>La pieza iluminada no está en la loseta.</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Una pieza en una loseta tiene que ser la siguiente en moverse. Intenta mover otra.</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Cualquier pieza menos la iluminada.</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Así que tiene que seguir. Marca todos los espacios adonde puede ir.</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Cuatro lados, cuatro espacios, y vino de uno de ellos.</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Incluso de vuelta por donde vino.</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>La pieza vuelve atrás enseguida. ¿Por cuántas jugadas cuenta eso?</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Cada jugada cuenta.</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Dos, y nada ha cambiado.</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>El cuadrado central es el único espacio que queda vacío. Intenta entrar en él.</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>La pieza del triángulo pequeño está al lado.</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>En una loseta no acaba ninguna línea, así que no pertenece a ningún grupo. ¿Cuál de estas jugadas no se permite?</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>Busca una pieza que entraría.</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Intenta mover a un espacio que no está vacío.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Toma una pieza y déjala sobre otra que esté al lado.</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Hacia el final escasean los espacios libres donde hacen falta.</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>Muchas con una jugada</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Desde el inicio habitual, con dos jugadas: cinco piezas en el tablero. La primera jugada no hace entrar ninguna; la segunda, dos.</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Dos jugadas, y menos de cinco piezas en el tablero.</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Primero mueve la pieza del espacio grande de la derecha al triángulo pequeño apartado de las otras. Después mueve la otra al triángulo de en medio.</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>A veces vale la pena preparar.</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>La próxima jugada puede hacer entrar dos más. Encuéntrala.</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Podrían haber entrado dos piezas con una jugada.</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Dos grupos se encuentran en el triángulo pequeño de la derecha. El espacio grande de la punta exterior pertenece a ambos.</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Una jugada a un espacio de dos grupos, desde un espacio de uno de ellos.</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>Queda una pieza fuera. ¿Cuál de estas jugadas no se permite?</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>Cuenta las piezas que entrarían.</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Una jugada que haría entrar dos ahora desperdicia una. Busca pronto esas jugadas.</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Tu primer rompecabezas: hay treinta y cuatro piezas en el tablero y seis esperan fuera. Se puede en seis jugadas.</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>A casa por el centro</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Queda una jugada, y el cuadrado central está al lado.</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Eso aleja del centro.</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>La blanca aún no está en casa. Una de las cuatro losetas, un triángulo pequeño y el cuadrado central.</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Negro, el primer color de Ben</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Blanco, porque siempre empieza el blanco</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Azul, el segundo color de Ben</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Nueve, para una pieza o varias, todas blancas. Lo que no se usa se pierde.</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Mira los lados de su espacio, uno por uno. Detrás de uno hay otra pieza blanca.</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Dos espacios pueden tocarse solo en un punto. Entonces no son vecinos. Intenta mover la pieza allí.</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Deja la pieza blanca en el espacio de la punta de la flecha.</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Aquí no se salta ni se captura. Intenta mover a un espacio que no está vacío.</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Le toca al blanco. El rojo también es de Ann. Intenta mover una pieza roja.</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Toma cualquiera de las piezas rojas iluminadas.</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Cada turno es de un color, y solo se mueven sus piezas.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Grupos de tres</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>La blanca está en el grupo, pero no entró ninguna. Tiene que ser justo después de la jugada.</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>No ha entrado ninguna pieza blanca en el espacio iluminado.</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Mueve como muestra la flecha. Entonces se ilumina el espacio: haz clic en él antes que nada.</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Da igual de quién es la otra pieza. Entrar no cuesta ninguna jugada.</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ahora hay también una pieza azul. Si la blanca se mueve siguiendo la flecha, ¿en qué espacios pueden entrar piezas? Márcalos todos.</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>En un grupo está la negra, en otro la azul.</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Una jugada, dos grupos: haz entrar las dos.</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ha entrado una. Había sitio para otra, y ahora la ocasión ha pasado.</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Pueden entrar dos piezas con una jugada.</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Mueve como muestra la flecha, y haz clic en un espacio iluminado tras otro.</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>En la reserva queda una sola pieza blanca. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ahora haz clic en el espacio que la pieza ha dejado: completa el grupo.</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Puede entrar una pieza en el espacio que deja la iluminada.</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Mueve al triángulo pequeño, y haz clic en el espacio que acaba de quedar libre.</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Los grupos se miran justo tras la jugada. Una pieza que se ha ido ya no cuenta.</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>La pieza entra en el tercer espacio del grupo al que se ha movido una.</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>El tránsito y las dos que se quedan</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Las cuatro losetas son espacios de tránsito: una pieza puede cruzarlas, pero no quedarse. Cruza una y detente en el triángulo pequeño junto al cuadrado central.</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>La blanca debe acabar en el triángulo pequeño iluminado.</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Dos jugadas: a la loseta, y adelante. El otro triángulo está ocupado.</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Gasta una de las dos jugadas en otro sitio, con la otra pieza blanca. Después intenta entrar en la loseta.</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Primero la pieza iluminada, adonde sea. Después la otra, como muestra la flecha.</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Nunca entres en una loseta con la última jugada: no quedaría ninguna para salir.</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Uno de estos turnos deja una pieza en una loseta, y no puede acabar así. ¿Cuál?</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Mira dónde se detiene cada pieza.</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Las losetas no pertenecen a ningún grupo, así que una jugada a una de ellas no hace entrar ninguna pieza. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Hay dos piezas blancas en el tablero, y dos esperan en la reserva. Intenta llevar a casa la del triángulo pequeño.</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Llévala al cuadrado central.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Mientras un color tiene reserva, dos de sus piezas se quedan en el tablero: una sola no podría completar un grupo sin otros colores.</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Mueve ahí, sí, pero haz entrar una pieza con ello. Entonces una de las tres puede ir a casa.</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Aún no ha ido ninguna a casa. Antes tiene que haber tres en el tablero.</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Mueve la pieza de fuera junto a la negra, para que entre una tercera blanca.</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Hacer entrar permite ir a casa.</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Aquí la reserva blanca está vacía, así que ninguna tiene que quedarse. Lleva las dos a casa.</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Una de ellas sigue en el tablero.</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Una jugada cada una.</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Blanca y negra ya están en un grupo, y su tercer espacio está iluminado. Aun así, uno de estos turnos no se permite. ¿Cuál?</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>¿Qué turno hace entrar una pieza sin ninguna jugada al grupo?</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Las piezas entran con una jugada a su grupo, no después.</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Se te ha escapado, pero no está perdida: con dos jugadas aún puedes hacer entrar una pieza en el espacio iluminado.</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>La mitad. Queda una jugada para volver a entrar.</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Sal del grupo y vuelve a él.</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Al principio también ayudan las piezas de tus rivales. Haz entrar una blanca en el espacio iluminado, que está entre el blanco y el azul.</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Una pieza se ha movido ahí, pero no ha entrado ninguna.</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>El triángulo pequeño de al lado: blanca a un lado, azul al otro.</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann lo ha hecho y le queda una jugada. Si la pieza iluminada se mueve siguiendo la flecha, ¿dónde pueden entrar piezas? Marca los espacios.</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dos grupos se encuentran en ese triángulo pequeño. El espacio que la pieza ha dejado está entonces vacío.</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dos con una jugada. Ya son tres en el primer turno.</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Dos jugadores, dos colores cada uno, y la partida habitual. La última pieza blanca va a casa. ¿Y ahora?</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann ha ganado</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>La partida sigue</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>¿Y las piezas rojas de Ann?</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Normalmente ambos colores deben estar en casa. Antes de la partida se puede acordar que baste uno.</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>En qué se fijan los buenos jugadores</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Dos jugadas al principio de todo. ¿Cuántas piezas pueden entrar? Haz entrar al menos dos.</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Una está dentro, y queda una jugada.</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Han entrado menos de dos.</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>La pieza de la punta puede hacer sitio detrás de ella. Las piezas de otros colores también ayudan.</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Incluso tres son posibles. Una jugada puede completar dos grupos a la vez, pero la otra tiene que prepararla: haz entrar tres.</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Dos. Para tres, la segunda jugada tiene que completar dos grupos.</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Han entrado menos de tres.</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Primero mueve una pieza de uno de los espacios grandes al triángulo pequeño apartado de las otras. Después mueve la otra al triángulo de en medio.</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Tres jugadas. Haz entrar las dos piezas de la reserva, una tras otra, y lleva una a casa con la última jugada.</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Bien, pero queda una jugada, y puede entrar otra más.</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Las dos deben entrar, y una debe ir a casa.</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Junto a la negra hay un grupo a cada lado. Mueve la pieza que acaba de entrar, y haz entrar otra donde estaba.</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Cuatro jugadas, dos piezas blancas, y aquí se gana con diez de un color. La negra está en un triángulo pequeño. Lleva las dos a casa en este turno.</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>El camino al triángulo pequeño estaba libre. Una jugada más, y la blanca está en casa.</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Una pieza blanca sigue en el tablero.</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>El camino por la loseta acaba en el triángulo pequeño donde está la blanca. Así que esa va primero.</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Tu primera partida, y corta: cinco de cada color ya están en casa, y gana quien primero tiene en casa diez de un color.</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>Lo más lejos posible</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Cuatro casillas hasta el borde, así que cuatro puntos. Hay un camino más largo.</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>Hay más puntos en otra dirección.</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>La fila del centro es la más larga.</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>Todos viajan a la vez, y nadie sabía de antemano adónde iban los demás.</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann sale hacia el este desde C3; Ben, hacia el sureste desde A3. Sus caminos se cruzan. ¿Cuántos puntos hace Ben?</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>Cuenta las casillas desde A3 hacia abajo a la derecha, hasta el borde.</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>Un plan entregado tiene que decir algo del recorrido, aunque sea que te quedas. Intenta entregarlo sin eso.</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>Entrega enseguida, sin dirección.</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>Quedarse está permitido. No da puntos, pero a veces lleva a un sitio mejor.</translation>
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
        <translation>Ninguna casilla es buena o mala en sí. Lo que cuenta es lo lejos que se puede viajar desde ella.</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>Un camino largo, pero no bastante: Ann necesita más de 20 puntos.</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ben aún tiene más puntos que Ann.</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>22 puntos en una ronda. Tras la ronda 6 gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>Una señal hace girar un lado del hexágono a quien entra en ella, a la izquierda o derecha del propio viajero. Marca todas las señales de giro a la izquierda.</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>Un giro a la izquierda va contra las agujas del reloj.</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Las otras tres son a la derecha.</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann sale hacia el este. ¿Dónde acaba?</translation>
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
        <translation>Este, y a su izquierda está el noreste.</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>Izquierda en E4, derecha en B4: eso es otra vez el este.</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Siete puntos sin señal. Un giro en el momento justo da uno más.</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>En B2 el giro a la izquierda lleva arriba, al borde.</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann necesita ocho puntos o más.</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Sal hacia el este, y gira a la derecha cerca del comienzo.</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>Las señales pueden desviar el recorrido hacia donde el tablero es más ancho.</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Hay una señal bajo Ann, en E4. Sale hacia el este. ¿Cuántos puntos hace?</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>Una señal actúa sobre quien entra en ella.</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>La señal de donde sales no hace nada. La de E7 la hizo girar a la derecha.</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>¿Adónde la lleva la última señal?</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>Aquí ya hay muchas señales. Úsalas: haz al menos siete puntos con Ann.</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>Demasiado corto. Sigue las señales mentalmente antes de elegir.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>Menos de siete puntos.</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>Mira hacia el este y el noreste.</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>Las señales no son de nadie. Quien encuentra el camino, lo usa.</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>Lo que controlas</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>Las señales y barreras van donde tienes control: en casillas a dos pasos como mucho. Marca todas las casillas que controla Ann, la suya también.</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>A dos pasos de A1, en todas las direcciones del tablero.</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann está en D4. Intenta colocar una señal a más de dos pasos.</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Otros jugadores pueden controlar las mismas casillas que tú, pero en esta ronda nadie controla casillas a más de dos pasos.</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben está en B3, junto a Ann. Intenta colocar algo en su casilla.</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>Pon una señal o la barrera en B3.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>En una casilla donde hay un jugador no se puede colocar nada.</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Una barrera detiene a quien quiera entrar en su casilla. Intenta colocarla en la esquina A1.</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>Toma la barrera y ponla en A1.</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>Las barreras nunca van en esquinas. Una señal sí puede ir ahí.</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>En cada ronda tienes dos señales y una barrera. Intenta colocar una tercera señal.</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>Coloca dos señales, y luego otra más.</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>Dos señales, iguales o una de cada, y una barrera.</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Seguro que Ben irá por el borde de arriba. Coloca la barrera para que haga como mucho dos puntos.</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben va por la fila A. La barrera no está en su camino.</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben ha hecho más de dos puntos.</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann alcanza dos casillas de la fila A con la barrera.</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>Se detiene antes de la barrera. Dura una ronda.</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>Todo a la vez</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Tanto Ann como Ben colocan una señal de giro a la derecha en C4. ¿Qué hay ahí después de la ronda?</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>Una señal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>Solo las cosas distintas se anulan entre sí.</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ahora hay una señal en E5.</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>Pon en E5 algo distinto de lo de Ben.</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>La señal</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>Las barreras se retiran al final de la ronda.</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>Las señales duran todas las rondas, hasta que algo las cubre. Cambia la señal de E4 para que a partir de ahora gire a la izquierda.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrera se llevó la señal. Ahora no hay nada en E4.</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>La señal de E4 sigue siendo a la derecha.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>Pon encima una señal de giro a la izquierda.</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>Puedes cubrir cualquier señal en una casilla que controles.</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>Tu señal y tu barrera van en casillas distintas. Intenta poner ambas en D4.</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Coloca una señal en D4, y luego arrastra ahí la barrera.</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>En una casilla solo puedes colocar una señal o una barrera.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>Choques</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>En E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>Las casillas de salida son las esquinas, también las que no tienen dueño. Marca todas donde no hay nadie.</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>Hay seis esquinas, y Ben está en una.</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>A E1, junto a Cleo</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>Se queda en A1</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>A una esquina por sorteo</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ha decidido el sorteo. Podría haber sido cualquier esquina libre.</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann sigue desde I1. Su casilla de salida sigue siendo E1.</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben va en cabeza y se quedará en C7. Mándalo de vuelta a A5.</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ese camino sigue más allá de la fila C. Haz que Ann gire a la derecha al llegar a ella.</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben sigue en C7. Ann tiene que acabar ahí su recorrido.</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>La fila C acaba en C7. Ann llega a la fila C si sale hacia el noreste.</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>Rondas dos a cuatro</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Otra vez la ronda 2, y Ann está en el borde. Ninguna línea recta da más de cinco puntos. Haz al menos diez.</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cinco puntos. Las casillas alrededor de E5 valen el doble; llévala por ellas.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann ha hecho menos de diez puntos en esta ronda.</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>Sal hacia abajo, a la derecha o a la izquierda, y gira hacia el centro dos casillas después.</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>Una señal, y el recorrido pasa por el centro y no de largo.</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>En la ronda 3 controlas lo que ves: líneas rectas en las seis direcciones, hasta el primer jugador. Marca las casillas que controla Ann desde E3, la suya también.</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Las casillas donde están Cleo y Ben cuentan; las de detrás, no.</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>Dos líneas acaban en un jugador, cuatro en el borde.</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo está en E6. Intenta colocar una señal detrás de ella.</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>E7 está detrás de ella, vista desde E3.</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Los jugadores tapan la vista. Las señales y barreras, no.</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4 está a solo dos pasos, pero ¿está en línea recta con E3? Intenta colocar ahí una señal.</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>Pon una señal en D4.</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>En la ronda 3 no cuenta la distancia.</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>La ronda 4 pone el mundo al revés: antes de entregar los planes, cada señal pasa a ser del otro tipo. Acaba la ronda 3. ¿Qué hará la señal de D5 en la ronda 4?</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>Hacer girar a la izquierda</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>Hacer girar a la derecha</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>Nada, ya no está</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ahora hace girar a la izquierda.</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Lo ves en el tablero antes de que empiece la ronda 4, y las señales se quedan así.</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>Esta es la ronda 3. Coloca en E5 una señal que en la ronda 4 haga girar a la izquierda.</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>En la ronda 3 habría hecho girar a la izquierda. Ahora empieza la ronda 4, y ya es del otro tipo.</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>En E5 no hay ninguna señal de giro a la izquierda.</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Tras esta ronda se da la vuelta a todas las señales del tablero.</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>Coloca en la ronda 3 lo que necesites en la 4, al revés.</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>Rondas cinco y seis</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>En la ronda 5 controlas también las casillas más cercanas a ti que a cualquier otro. Marca todas las casillas que controla Ann, la suya también.</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>Dos pasos alrededor de A1, y dos casillas más que están más lejos de Ben que de ella.</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>Una casilla tan cercana a Ben como a Ann no cuenta.</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4 está tan cerca de Ben como de Ann. Intenta colocar ahí una señal.</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>Pon una señal en B4.</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>Más cerca que todos los demás, o a dos pasos como mucho.</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>Cada jugador puede esconder dos bandidos en esta ronda. Quien entra en uno da dos puntos a su dueño. Ben irá al oeste por la fila del centro: quítale cuatro puntos.</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>Un bandido, dos puntos. Puedes esconder otro en otra casilla.</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben ha perdido menos de cuatro puntos.</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>Esconde los dos bandidos en casillas distintas de la fila E.</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben hizo ocho puntos y perdió cuatro, que fueron para Ann. Nadie más ve nunca sus bandidos.</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Intenta esconder un bandido bajo Ben, en D6.</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>Pon un bandido en D6.</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>No puede haber nadie ahí. Pero valen esquinas, señales, e incluso tu propia señal en la misma casilla.</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben no tiene puntos. Va al oeste desde D5, pasando por los bandidos de Ann en D4 y D3. ¿Qué tiene después?</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>Cuatro casillas son cuatro puntos. Dos bandidos cuestan cuatro.</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>Cuatro puntos por el recorrido, menos cuatro por los bandidos. Con un recorrido más corto habría bajado de cero.</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>En la ronda 6 el borde hace rebotar a los viajeros como pelotas. Ann sale al este desde C6 y llega al borde en C7. ¿Adónde va después?</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>A D7</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>A B6</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>De vuelta a C6</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>A D8</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ahí el borde baja hacia la derecha. ¿Qué haría una pelota que llega desde la izquierda?</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>El borde solo te detiene si llegas a una esquina por la línea recta que sale del centro del tablero. Ann va al este desde E8 en la última ronda. ¿Quién gana la partida?</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Solo Ann</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Solo Ben</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9 es una esquina, y E5 es el centro. Suma sus puntos a los 20 que tiene.</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>Un punto, y la esquina la detuvo: 21 cada uno, y comparten la victoria.</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>Última ronda, y Ann va 22 puntos por detrás. Encuentra un recorrido que gane.</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>No basta: Ann necesita más de 22 puntos en esta ronda.</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben aún tiene más puntos, o los mismos.</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>El propio borde es un camino largo. Busca la manera de ir por él.</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23 puntos. Tras la ronda 6 ya no se envía a nadie de vuelta, así que no temas coincidir con otros.</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>Busca primero la señal que abre un camino largo. Sin ella Ann hace aquí siete puntos. Haz catorce.</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ocho puntos. Hay algo mucho más largo, con señales que ya están aquí.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann ha hecho menos de catorce puntos.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Pon una señal de giro a la izquierda en D4 o D3, y sal de modo que Ann pase por ella.</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>Lee las señales al revés: ¿de dónde tendría que venir?</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben está en la esquina, y una de sus direcciones es mucho mejor que las otras. Detenlo ahí del todo, y haz además cinco puntos.</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben fue por toda la fila del centro. La barrera tiene que estar justo delante de él.</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Eso deja un punto a Ben. La barrera puede ir una casilla más cerca.</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben no debe hacer ningún punto, y Ann cinco.</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>La barrera debe ir en E8. Entonces el camino de Ann es la fila del centro hacia el oeste.</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>Una suposición, pero buena. Cuanto más ofrece una dirección, más probable es que esté cerrada.</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>Una señal puede hacer lo de una barrera, y se queda. Ben irá al oeste desde A5: coloca una señal que lo saque del tablero tras una casilla.</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Un giro a su izquierda lo lleva hacia abajo por el tablero. Una señal del otro tipo lo llevaría al borde.</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>Eso también sirve, pero una casilla después.</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben ha hecho más de un punto, o no hay ninguna señal en A4.</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>Quien va al oeste por el borde de arriba tiene el borde a la derecha.</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Mientras la señal siga ahí, nadie puede ir al oeste por todo el borde de arriba.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>Donde acabas, empiezas después. Haz dieciséis puntos en dos rondas: la segunda es «El centro vale doble», que favorece la fila del centro.</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann aún no tiene dieciséis puntos.</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>Desde E1 por la fila del centro, y vuelta.</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ocho y luego diez. Un extremo de la fila del centro es un buen lugar antes de la ronda 2.</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ronda 5: los bandidos rinden donde se cruzan caminos. Ben y Cleo pasarán por el centro, desde A1 y desde I5. Esconde dos bandidos para que Ann gane con ellos ocho puntos.</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>Un bandido está en su camino. Puedes esconder dos.</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>Tanto Ben como Cleo deben encontrarse con dos bandidos.</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>Sus caminos comparten una línea, de esquina a esquina.</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>Los bandidos van mejor donde quieren pasar varios jugadores.</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>Tu primera partida, para dos. El ordenador entrega en secreto como tú. Seis rondas; gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Una línea, un bando</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Quien no encuentra sitio para una pieza pierde. A Ben le queda un punto, que está iluminado. Coloca una pieza en una línea que pase por él, y le quedará cerrado.</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>El punto iluminado sigue abierto. Ben lo ocupa, y la partida sigue.</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben aún puede colocar en el punto iluminado.</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Sigue una de las líneas que pasan por el punto iluminado, y pon ahí tu pieza. También vale el propio punto.</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Gana el último que coloca.</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Una pieza ocupa cada línea que pasa por su punto o acaba en él, de un extremo al otro. Marca todos los puntos de las líneas de la pieza iluminada, el suyo también.</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Dos líneas cortas: una pasa por el cuadrado central, la otra acaba a cada lado de la pieza.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ninguna línea puede tener piezas de los dos bandos. Intenta colocar una pieza en una línea de Ben.</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>Cualquier punto de una línea que pase por una pieza de Ben.</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>La mesa dice qué pieza estorba.</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Prueba tu pieza aquí y allá si quieres: solo se queda cuando terminas el turno. Esta vez ciérrale a Ben el punto iluminado.</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>El punto iluminado sigue abierto para Ben.</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Dos líneas pasan por el punto iluminado. Ocupa un punto de una de ellas.</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Una pieza tuya en una línea la cierra al otro bando.</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Tienes diez piezas blancas y diez rojas, y los colores no importan en el juego. Aun así, uno de estos turnos no se permite. ¿Cuál?</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>¿De quién son las piezas?</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Las negras y azules son de Ben.</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Se ha sorteado quién empieza, y es Ben. ¿Quién coloca primero?</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ann, porque tiene las blancas</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Aquí empezar no es una ventaja, como verás.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>La partida estricta</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>En la partida estricta nada te impide entrar en una línea del otro bando. Coloca una pieza en una, termina el turno, y la mesa no dice nada.</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Eso no infringe nada. Por esta vez, infringe la regla a propósito.</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Aún no hay ninguna línea con piezas de los dos bandos.</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Nadie aún, la partida sigue</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Gana quien denuncia primero, sea de quien sea el error.</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Otra partida, y aquí el error es de Ben. Dos piezas en una línea, una de cada bando: marca las dos.</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Mira las líneas de izquierda a derecha. Las dos piezas están a la misma altura, una muy a la izquierda y otra a la derecha.</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Después denúncialo.</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ahora has colocado una pieza, y Ben puede denunciar primero.</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>La denuncia es un botón junto al tablero, y va antes de colocar.</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Pierde la partida</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Pierde su turno</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Nada, y coloca como siempre</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>No cuesta nada. Pero Ben ya sabe qué estaba buscando ella.</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ann ha denunciado en este turno, y no acertó. ¿Qué no puede hacer ahora?</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>En la partida estricta está abierto incluso un punto en una línea de Ben.</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Una denuncia por turno.</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A Ann no le queda ninguna pieza. Así que quien empieza tiene que cerrar líneas, y el otro mantenerlas abiertas.</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Empiezas tú, así que cierra cuanto puedas. Las líneas largas quitan más puntos a Ben. Encuentra un primer punto que ocupe quince, contándolo a él.</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Dos líneas cortas: solo se ocupan cinco puntos.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Eso ocupa menos de quince puntos. Incluso las cuatro líneas cortas que pasan por O ocupan solo trece.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Eso ocupa menos de quince puntos.</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ni cerca del centro ni en el borde: donde se cruzan dos de las líneas de ocho puntos.</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Cerca del final. A Ben le quedan dos puntos, ambos iluminados. Cierra uno.</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>De todos modos, Ben no podía usar ese punto. Sigue teniendo los dos.</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Los dos puntos siguen abiertos para Ben.</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>La línea a lo largo del cuadrado interior pasa por uno de los dos. Coloca en su otro extremo.</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben tiene tres puntos abiertos, iluminados. Uno también está abierto para ti. Déjale dos.</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben aún tiene los tres, y tus propios puntos estaban seguros.</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Tres puntos siguen abiertos para Ben.</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ocupa el punto que sirve a los dos, o uno en línea con él.</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Tu primera partida. Empiezas tú, así que cuenta: con las cuarenta piezas en el tablero perderías.</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Líneas, vecinos, cadenas</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Son las esquinas que más sobresalen, por todo el contorno.</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Cada línea exterior va de una salida a otra.</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Los puntos están donde se encuentran líneas. Dos vecinos se siguen en una línea. La pieza iluminada está junto a cuatro puntos: marca los dos que están más afuera.</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Sigue las dos líneas que pasan por la pieza blanca, alejándote del cuadrado central, hasta el cruce siguiente.</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>En Over-Pass una pieza puede deslizarse hacia fuera por una línea. Lleva la blanca a uno de los dos puntos: arrástrala, o haz clic en la pieza y luego en el punto.</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Debe deslizarse la pieza blanca iluminada.</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Con la pieza en la mano, unas flechas muestran adónde puede deslizarse.</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>En Over-Pass las piezas también viajan sobre otras, pero esta está sola. Intenta llevarla más allá de un vecino.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Toma la pieza blanca y déjala en cualquier punto vacío a dos líneas de distancia.</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Sin una pieza al lado no hay nada sobre lo que pasar.</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Las piezas que están juntas forman una cadena, también doblando esquinas. La blanca puede pasar sobre una hasta el punto iluminado. Marca todo su camino, de principio a fin.</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>De la blanca a la negra, de ahí a la roja y al punto iluminado: cuatro puntos.</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Ahora haz ese recorrido: la blanca pasa sobre la negra y la roja en una jugada.</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>La blanca solo pasó sobre la negra. La cadena sigue hasta la roja, y de ahí al punto iluminado.</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>La pieza blanca aún no está en el punto iluminado.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Toma la pieza blanca y déjala en el punto iluminado.</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Entrar por el centro, salir por una punta</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Así se gana en Over-Pass. Nueve piezas blancas de Ann están en casa, y la décima en una salida. Llévala de ahí a la casa iluminada.</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Una jugada como cualquier otra. La blanca puede ir a casa ya, y la partida está ganada.</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La partida sigue. La pieza blanca no ha ido a casa.</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Toma la pieza blanca de la salida. Su casa es la bandeja con la casita.</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Con dos jugadores, bastan diez de un color en casa.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>El que Ben quiera</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La pieza de O tiene que irse antes de acabar el turno. Con dos jugadas: hazla pasar sobre una vecina a un punto vacío.</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>Aún hay una pieza en O.</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Toma la pieza de O. Las marcas muestran dónde puede caer.</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann puede mover piezas de cualquier color, también las de Ben. Mueve la negra iluminada, luego vacía O, y termina el turno.</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O está vacío, pero la pieza negra no se ha movido. Se perdió una jugada.</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La pieza negra iluminada sigue donde estaba.</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Primero la negra, sobre cualquier vecina. La segunda jugada vacía O.</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann tiene dos jugadas. Uno de estos turnos no se puede terminar. ¿Cuál?</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Tras dos de ellos el cuadrado central está vacío.</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Un turno acaba con O vacío. No hace falta usar todas las jugadas.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Los colores se turnan: blanco, negro, rojo, azul. El blanco y el rojo son de Ann. El blanco acaba de vaciar O. ¿Quién tira ahora?</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, con el rojo</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, con el negro</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, con el azul</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Tras el blanco viene el segundo color.</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben, con el negro. Una pieza negra entra en O.</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Pasar por encima</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Un Over-Pass pasa sobre una vecina y cae en un punto vacío junto a ella. Recto o doblando la esquina: elige.</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanca iluminada debe pasar sobre la negra.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Toma la blanca y déjala en un punto junto a la negra.</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Con la roja tras la negra la cadena es más larga, y la blanca puede salir de ella donde quiera. Marca todos los puntos donde puede caer.</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Los puntos vacíos junto a la negra y junto a la roja. Cinco en total.</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Por larga que sea la cadena, cuesta una jugada.</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Una de estas tres jugadas acaba en un punto que no está libre. ¿Cuál?</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Mira dónde está la pieza roja.</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Una pieza por punto.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>Toma la pieza blanca al comienzo de la flecha y déjala en su punta.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Una pieza nunca pasa sobre su propio color. Puede pasar sobre todos los demás.</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Aquí la cadena tiene un hueco. Aun así, intenta llevar la blanca al punto iluminado.</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Cada pieza de una cadena está junto a la anterior.</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Dos jugadas: primero cierra el hueco con otra pieza, y luego lleva la blanca al punto iluminado.</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanca ha salido demasiado pronto. Primero hay que cerrar el hueco.</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Eso no une la pieza negra con la azul.</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>La blanca aún no está en el punto iluminado.</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La roja puede pasar sobre la negra al hueco.</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>¿Hasta dónde llega una sola jugada? Lleva la blanca que está junto a O a la salida iluminada.</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Está lejos, pero la cadena llega más lejos.</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanca aún no está en la salida.</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La cadena llega hasta allí. Deja la pieza blanca en la punta iluminada.</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Una jugada pasó sobre ocho piezas. Da igual de quién sean, mientras ninguna sea blanca.</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Intercambiar lugares</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>La blanca está muy dentro, la negra muy fuera. Cada una está en una línea de izquierda a derecha, y las dos líneas son paralelas. Lleva la blanca a la negra: cambian de lugar.</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>También fue un intercambio, pero con la pieza azul.</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Un deslizamiento lleva la blanca solo un punto más allá.</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>La blanca no está donde estaba la negra.</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Deja la pieza blanca sobre la negra iluminada.</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Un intercambio cuesta una jugada, por lejos que estén.</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Marca todas las piezas con las que la blanca iluminada puede cambiar de lugar. Deben ser de otro color y estar en una línea paralela a una de la blanca.</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Las líneas de la blanca van de izquierda a derecha, y de abajo a la izquierda hacia arriba a la derecha. Tres piezas están en otras así.</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Líneas paralelas, pero un mismo color: intenta intercambiar estas dos blancas.</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Deja una de las dos piezas blancas sobre la otra.</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Blanca y negra están en la misma línea, y no en líneas paralelas. Intenta intercambiarlas.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Deja la blanca sobre la negra del final de la flecha.</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Hacen falta dos líneas distintas.</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Una línea que acaba en un punto no cuenta para la pieza que está allí. La línea de la roja acaba en la blanca, así que no cuenta para la blanca. Intenta intercambiar la blanca con una pieza en una línea paralela a esa.</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Lleva la blanca a la pieza de la punta de la flecha.</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Una pieza solo está en una línea si esta sigue por ambos lados.</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>La blanca no puede pasar sobre la blanca. Con dos jugadas aún puedes llevar la pieza de la izquierda al punto iluminado: cambia primero la cadena con un intercambio.</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Eso puso ahí una roja de Ann. La blanca sigue cerrando la cadena.</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Ahora ahí no hay nada, y la cadena es demasiado corta.</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Intercambia la blanca de la cadena con la roja. Ambas están en líneas verticales.</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Deslizamientos y salidas</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Un deslizamiento avanza un punto por una línea, hacia fuera, y cuesta dos jugadas. Tienes cuatro: lleva la blanca a una salida.</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>La blanca aún no está en una salida.</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Primero al punto de al lado en el borde exterior, y luego a una de las dos puntas.</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Lo mismo con tres jugadas. Desliza una vez, e intenta deslizar de nuevo la misma pieza.</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Tras el primer deslizamiento lleva la pieza otra vez, a la salida más cercana.</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Queda una jugada, y un deslizamiento necesita dos.</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Solo se desliza hacia fuera. Intenta llevar la blanca atrás, un punto hacia el centro.</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>Deja la blanca en el punto de la punta de la flecha.</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Puede ir a puntos más alejados de O. Los Over-Pass y los intercambios pueden ir adonde sea.</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Desde una salida se va a casa por una jugada. Mientras alguna reserva tenga piezas, hace falta una tirada par. Seis es par: ve a casa.</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>La blanca no ha ido a casa.</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Lleva la blanca de la salida a la casa iluminada.</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ahora la tirada es tres. Haz una jugada con la roja, para que queden dos, e intenta ir a casa.</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Intercambia la roja con la negra, por ejemplo. Después lleva la blanca de la salida a su casa.</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Cuenta la tirada, para todo el turno, no las jugadas que quedan.</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Otra vez tres, pero mira las reservas: nadie tiene piezas esperando. Lleva la blanca a casa.</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Con todas las reservas vacías, vale cualquier tirada.</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Le toca al blanco, y la tirada es par. Intenta llevar a casa la pieza roja de Ann.</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>La pieza iluminada de la salida. Su casa es la bandeja roja.</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Solo va a casa el color al que le toca. La roja tiene que esperar su turno.</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Puedes mover las piezas de Ben, pero con una excepción. Intenta mover su pieza negra fuera de la salida.</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Toma la pieza negra iluminada.</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Una pieza en una salida está segura: solo la mueve su dueño.</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>El borde exterior y O vacío</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Desde una salida, una pieza viaja solo por el borde exterior, sobre piezas que estén allí. Lleva la blanca a la salida siguiente.</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>La blanca no está en la salida iluminada.</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>La blanca pasa sobre la roja del borde.</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Desde dentro, la blanca podría caer en cualquier punto junto a la roja. Desde la salida no: intenta caer dentro.</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Intenta intercambiar la blanca de la salida con la negra.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Deja la blanca sobre la negra de la punta de la flecha.</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>La pieza de una salida no se puede intercambiar ni puede deslizarse.</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ha entrado una blanca, y todas las piezas alrededor de O también son blancas. ¿Cuántas jugadas hacen falta para vaciar O?</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>No puede pasar sobre su propio color. ¿Qué otra cosa puede hacer?</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Dos: solo es posible un deslizamiento.</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Así que hacen falta dos de las tres jugadas. Intenta deslizar primero otra de las piezas.</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Intenta mover hacia fuera la pieza iluminada.</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Cada jugada debe dejar las necesarias para vaciar O.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>En los ocho puntos alrededor de O hay blancas, así que la blanca no puede pasar ni deslizarse. Tienes dos jugadas, y la roja está en otro sitio. Vacía O.</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Primero intercambia la pieza de O con la roja. La roja puede pasar sobre la blanca.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Aquí nada ayuda: en todos los puntos alrededor de O hay blancas, y las otras piezas están en salidas. Esta tirada no permite ninguna jugada. ¿Qué pasa con la pieza de O?</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Se queda en O</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Vuelve a su reserva</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Va a casa</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O tiene que quedar vacío, pero no se pierde nada.</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Muy raro. Mientras tanto, ha entrado en O el color siguiente.</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Se quedan donde están</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Se retiran</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Otros pueden necesitarlas en sus cadenas.</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Un buen intercambio. Pero la tirada es par, y una blanca espera en una salida.</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Una pieza blanca sigue esperando en su salida.</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Mira las salidas antes que nada.</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>El mismo turno otra vez, ahora para la otra jugada: un intercambio que lleva la blanca de dentro muy afuera, y una de Ben adentro.</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Más afuera, pero había una pareja mejor.</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>La blanca aún no está en el borde exterior.</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>La negra de Ben en el borde exterior casi ha llegado a una salida.</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Un intercambio con una pieza del rival cuenta doble: una se acerca, la otra retrocede.</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Nueve negras están en casa, las reservas están vacías, y la última está junto a una salida. Ben necesita tres jugadas. Ann tiene dos: ¿qué debe hacer?</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ahora Ben se desliza a una salida y va a casa.</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>La última negra sigue junto a la salida.</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Cualquiera puede intercambiar la pieza de Ben mientras no esté en una salida.</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Hasta que una pieza está en una salida, cualquiera puede devolverla adentro.</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Tu primera partida, y corta: siete de cada color ya están en casa. Tres blancas más, o tres rojas más, y has ganado.</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>Saltos sobre cadenas</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>La primera, la negra</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>La última, la roja</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Un salto, una pieza menos.</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Marca todos los puntos donde puede caer la blanca iluminada. Puede salir de la cadena tras cualquier pieza.</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Los puntos vacíos junto a la negra, la roja y la azul.</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Al punto iluminado se llega pasando solo sobre la negra, o por un camino más largo. Cae ahí de modo que salga la azul y la negra se quede.</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>El punto es correcto, pero ha salido la negra. De los dos caminos que llevan ahí, elige el que acaba con la azul.</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>La blanca debe estar en el punto iluminado, y la azul fuera.</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Tras caer, se iluminan las piezas que podrían irse: señala la azul.</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Un punto de llegada, varios caminos: eliges qué pieza se va.</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Una pieza nunca pasa sobre su propio color. Intenta llevar la blanca sobre la otra blanca.</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Una cadena no puede tener huecos. Intenta que la pieza iluminada caiga lejos de las demás.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Déjala en la punta de la flecha, junto a la pieza que está aparte.</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Una de estas piezas está en una salida. Llévala por el borde del tablero, sobre su vecina.</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>El punto es correcto, pero ha caído ahí la pieza equivocada.</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Debe caer en la otra punta iluminada.</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Sobre la pieza de al lado, a la siguiente punta exterior.</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Desde una salida se salta solo por el borde, tanto con la cadena como con la llegada. Intenta saltar desde ahí hacia dentro.</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Toma la pieza del punto más exterior y ponla en la punta de la flecha.</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Tres piezas, dos saltos. Deja una, en el cuadrado central.</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Sin resolver. Lo mejor es que la última pieza acabe en el cuadrado central.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>La pieza junto al cuadrado central debe ser la última en salir. Así que salta primero sobre la más exterior.</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>Desenrollar</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>El mismo tablero se puede jugar sin colores. Entonces el color da igual: salta sobre las dos piezas.</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Debe caer donde acaban las flechas.</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Sobre las dos piezas, a la punta de la última flecha. Sale la segunda.</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>Sí, queda una pieza</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>No, tiene que ser el cuadrado central</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Esto no es Crooked Jumps.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Resuelto. En el cuadrado central habría sido aún mejor.</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>La blanca del cuadrado central salta sobre la roja y cae junto a la otra blanca. ¿Cuántas piezas quedan al final?</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>¿Puede una de las dos últimas saltar sobre la otra?</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Dos del mismo color no pueden pasar una sobre otra. Vigila qué colores se van.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Cuatro piezas, tres saltos hasta el cuadrado central. Cada pieza tiene su propio color, así que todas pueden pasar sobre todas.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Así no se resuelve en el cuadrado central. El último salto empieza junto a una pieza que está a su lado.</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Una de las piezas de fuera salta sobre otras dos, al punto junto al cuadrado central. Será la última en salir.</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Cinco piezas, y dos son blancas. Solo un primer salto lleva al cuadrado central. Cuatro saltos.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Así no se resuelve en el cuadrado central.</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Empieza con la roja: salta hacia fuera, y sale una de las blancas.</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Tu primer rompecabezas: ocho piezas alrededor del cuadrado central, sin colores. Siete saltos dejan una. Deshaz tantas veces como quieras.</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>De orilla a orilla</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann va de la playa del oeste a la del este, por pasarelas. Marca todas las cartas a las que puede llegar desde el oeste.</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Empieza en a3 y sigue por donde se encuentren dos pasarelas, también por una esquina.</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben anda por las mismas cartas, del prado del norte al del sur. Marca todas las cartas a las que puede llegar desde el norte.</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Hasta ahora solo llevan al norte cartas de la fila de arriba.</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Las cartas no son de nadie. Ambos pueden andar por todas.</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Cada turno empieza tomando una carta del tablero. Toma la carta de c2: aún está boca abajo.</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Esa carta también se puede tomar, pero esta vez toma la de c2.</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>La columna c es la tercera por la izquierda; la fila 2, la segunda por abajo.</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Deja un hueco. Ahora se puede girar, y vuelve por un extremo de la columna c o la fila 2.</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>El lugar es correcto, pero gira la carta de otra manera: necesita un brazo hacia arriba, a e3, y otro hacia la playa.</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ese es el extremo oeste. El camino de Ann tiene que completarse en el este.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Oeste y este aún no están unidos. La carta tiene que enlazar con e3 y llegar a la playa.</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>El camino acaba en e3 con un brazo hacia el sur. Una carta en e2 puede continuarlo hasta la playa.</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Un brazo enlaza con el camino en e3 y otro toca la playa. Oeste y este están unidos, y gana Ann.</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Otra partida, y es el turno de Ben. Toma b3, gira su esquina al suroeste y la inserta en el extremo norte de la columna b. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Gana Ann</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>Nadie todavía</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben necesita un camino de norte a sur.</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>La carta nueva lleva al norte y enlaza con el camino en c5. Ben ha unido sus lados.</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann toma c1 y la inserta en el extremo oeste de la fila 1; las dos cartas antes del hueco avanzan. Gírala de modo que oeste y este queden unidos.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Oeste y este aún no están unidos.</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>La carta queda en a1. Tiene que tocar la playa y enlazar con la carta que estará entonces en b1.</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Otras dos cartas se movieron también, y de pronto todo encaja.</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Tomar, girar, insertar</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Cada carta tiene tres brazos: uno a una esquina y dos a los lados que no la tocan. Marca la carta con el brazo en su esquina noreste.</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>El norte está arriba; el este, a la derecha.</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Todas las cartas son iguales. Solo cambia cómo están puestas.</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Toma c3, gira su esquina al sureste e insértala en el extremo norte de la columna c.</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ese era el extremo sur, abajo. El norte está arriba.</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>El extremo es correcto, pero la esquina apunta a otro lado. Gira la carta antes de insertar.</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Debería haber en c5, arriba en la columna c, una carta con la esquina al sureste.</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Toma c3. Gira la carta hasta que el brazo que va a una esquina apunte abajo a la derecha. Después usa la flecha encima de la columna c.</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Las cartas de c5 y c4 bajaron y cerraron el hueco.</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La fila 3 y la columna c tienen el hueco. Cada una tiene dos extremos.</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Cuatro extremos, cuatro maneras de ponerla. Mientras tienes la carta puedes devolverla, salvo con «Carta tocada, carta jugada».</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Toma c3 e intenta insertarla en el extremo norte de la columna d.</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Usa la flecha encima de la columna d.</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La columna d está llena. Solo puede ceder una línea con el hueco.</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Toma una carta del borde, la de e3, e intenta volver a ponerla directamente por el extremo este de la fila 3.</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>El hueco está justo tras esa flecha.</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Debe moverse al menos otra carta.</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Una carta de dentro tiene cuatro extremos para elegir. Ahora Ann toma la carta de la esquina e1. ¿Cuántos extremos tiene?</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Dos de los cuatro extremos están justo junto al hueco.</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Dos: el extremo norte de la columna e y el extremo oeste de la fila 1.</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Una inserción mueve toda una línea. Mueve las dos pasarelas de la fila 4 una casilla al oeste.</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Se movieron, pero al este. Las cartas se alejan del extremo donde insertas, hacia el hueco.</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La carta de b4 no se ha movido: tu inserción movió otras cartas.</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Las pasarelas de b4 y c4 deberían estar ahora en a4 y b4.</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Haz un hueco en el extremo oeste de la fila 4, e inserta por el otro lado.</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Puedes mover lo que no puedes tomar. Eso es medio juego.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Qué está unido</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Dos vecinas están unidas si ambas tienen un brazo en el medio del lado entre ellas. Marca todas las cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Empieza con a3. Tiene un brazo hacia arriba, a a4.</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>La carta de c4 no está unida: está junto al camino, pero ninguno de sus brazos se encuentra con un brazo de una vecina.</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Inserta una carta de modo que haya seis cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Está junto a c5, pero los brazos no se encuentran. Estar al lado no es estar unida.</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>Hay menos de seis cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Una carta en el extremo oeste de una línea está unida por sí sola si tiene un brazo al oeste. La fila 1 está libre.</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Seis: cada brazo que toca la playa cuenta.</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Donde se encuentran cuatro cartas, se unen todos los brazos a ese punto si las cuatro están boca arriba. Marca todas las cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Desde a3 un brazo sube a la esquina. ¿Qué carta tiene un brazo al mismo punto?</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>De a3 por la esquina a b4, y de ahí a c4.</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ben toma b3, una carta que ni siquiera está en el camino, y la inserta en el extremo este de la fila 3. ¿Cuántas cartas están entonces unidas al oeste?</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Una carta boca abajo pasa a b3. Mira entonces el punto entre a3 y b4.</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Una. Tres de las cuatro cartas están boca arriba, así que por ese punto no se une nada.</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Arréglalo: otra vez debe haber tres cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>La carta de b3 vuelve a estar boca abajo. ¿Qué línea llevaría ahí una boca arriba?</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Hay menos de tres cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>La carta de b2 está boca arriba. Haz subir uno la columna b.</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>No importa cómo está puesta b3. Solo tiene que estar boca arriba.</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Lados y esquinas juntos. Marca todas las cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sigue un brazo tras otro. Antes de cruzar una esquina, mira si las cuatro cartas están boca arriba.</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Siete cartas, y el camino cruza tres esquinas.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>En el marco</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Dos cartas se encuentran en un punto del marco. Un brazo a ese punto llega a la playa si ambas están boca arriba. Marca todas las cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Compara a3 y a2 con a5 y a4.</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>En a3 y a2 ambas están boca arriba. La carta bajo a5 está boca abajo, así que su esquina no llega a nada.</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Une también a5 y b5 al oeste: debe haber al menos seis cartas unidas.</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Esa carta ha llegado a la playa, pero a5 no: la carta de debajo sigue boca abajo.</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>A a5 le falta una vecina boca arriba.</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Otra vez no importa cómo está puesta la vecina.</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Un brazo a una esquina del tablero siempre llega a los dos lados que se encuentran allí. Pon en a1 una carta que llegue al oeste y al sur a la vez y enlace con b1.</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Está en a1, pero no cumple las tres cosas: oeste, sur y el brazo de b1.</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Debe haber dos cartas unidas al oeste y dos al sur.</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Inserta en el extremo oeste de la fila 1: la carta de a1 pasa a b1. La esquina de la nueva debe ir a la esquina del tablero.</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Oeste y sur a la vez, haya lo que haya alrededor.</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Sí, por la playa</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Un camino acaba en el marco. Nadie anda por la playa.</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ahora todas las cartas de la columna a están unidas al oeste. Marca las que están unidas al norte.</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Baja desde a5, brazo por brazo.</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Solo las dos de arriba. La carta nueva llega a la playa, pero a ninguna carta de encima.</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>El camino de Ann acaba en d5. Encuentra la inserción que lo lleva al este.</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>La esquina apunta al marco, pero la carta de debajo está boca abajo. Así que no llega a la playa.</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>La fila 5 se movió, y el camino de Ann con ella.</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>Oeste y este no están unidos.</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Una carta en e5 tiene que enlazar con d5 por el oeste y llegar al este. ¿Qué esquina del tablero hay ahí?</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>El brazo a la esquina del tablero llega al este sin ninguna vecina.</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tres tipos de jugada</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>En el primer turno de una partida se toma una carta. Intenta tomar dos.</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Toma cualquier carta, y luego otra.</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Haz esa jugada simple: toma una carta e insértala en el extremo sur de su columna, con un brazo al sur.</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Una buena jugada simple, pero no toca el sur. Inserta desde abajo, con un brazo al sur.</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>La carta debe estar en la fila 1, con un brazo al sur.</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Elige la flecha bajo la columna. De las cuatro maneras de ponerla, dos tienen un brazo al sur.</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tomar una carta boca abajo: eso es una jugada simple.</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben ha insertado una carta en el extremo este de la fila 2. Intenta tomarla enseguida.</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Está en e2.</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Puedes tomar cualquier carta menos la que acaba de entrar. Así nadie deshace sin más una jugada.</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>Valen dos cartas boca abajo cualesquiera.</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Haz una jugada abierta: toma una carta boca arriba e insértala de nuevo.</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Esa carta estaba boca abajo, así que fue una jugada simple.</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>La carta que tomas tiene que estar boca arriba.</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Además de la de Ben solo hay una boca arriba, en c5.</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>No se ha descubierto ninguna carta nueva. Pero Ben tiene ahora un derecho que antes no tenía.</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tras una jugada abierta el otro puede hacer una jugada doble. Ben toma dos cartas y las inserta una tras otra. ¿Cuántas cartas están entonces boca abajo?</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tras dos turnos de jugadas simples había 23 cartas boca abajo. La jugada abierta no cambió nada.</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Dos menos. La segunda inserción movió una casilla la primera carta.</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Esta vez la jugada abierta es de Ben. Haz una jugada doble con ambas cartas en la fila 4, de modo que a4 y b4 acaben boca arriba.</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Toma primero dos cartas. Después inserta ambas por el extremo oeste de la fila 4.</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Tanto a4 como b4 deben estar boca arriba.</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Toma dos cartas de la fila 4 que estén boca abajo. Después inserta dos veces en su extremo oeste.</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Se toman las dos cartas antes de que entre la primera.</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>¿Podría una jugada doble tomar una carta boca abajo y otra boca arriba? Inténtalo.</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Primero toma una boca abajo, y luego una boca arriba.</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Las dos tienen que estar boca abajo.</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Quién gana y cuándo no gana nadie</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Sigue el camino desde a2. ¿Importa quién inserta?</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Oeste y este están unidos, así que gana Ann. No importa quién hizo la jugada.</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La segunda inserción hace avanzar la primera carta.</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben ha hecho una jugada abierta, y solo hay tres cartas boca abajo. Intenta hacer una jugada doble.</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Toma dos de las tres cartas boca abajo.</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Un turno que empieza con tres cartas boca abajo o menos no puede ser una jugada doble.</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La posición del principio cuenta como la primera vez.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La misma posición se ha dado por tercera vez, así que cualquiera puede reclamar tablas. Hazlo.</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La partida sigue, y las tablas se pueden reclamar hasta la próxima jugada.</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Reclamar tablas no es una jugada. La mesa lo ofrece junto al tablero en cuanto es posible.</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Tablas. Los jugadores también pueden acordarlas en cualquier momento, o abandonar.</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Busca primero una victoria. Una inserción mueve toda una línea, así que un camino casi correcto puede encajar al moverse una casilla. Aquí puede ganar Ann.</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>La fila 1 tiene cinco cartas boca arriba. Toma una de en medio e insértala en un extremo.</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Casi todas las cartas de una línea se pueden usar de nuevo, solo que en otro orden.</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ann puede ganar otra vez enseguida. El hueco puede estar en cualquier lugar de una línea.</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Tres cartas de la fila 3 tienen que moverse una casilla, al este.</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Quien solo mira la carta nueva pasa por alto las otras que se movieron.</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben amenaza con ganar con una carta en e5. Ann lo frena con una jugada abierta: toma a1 y la inserta en el extremo este de la fila 1. ¿Está a salvo ahora?</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>¿Qué puede hacer Ben tras una jugada abierta que no pueda tras una simple?</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Con una carta de su jugada doble Ben arregla el camino; con la otra lo completa.</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Otra vez, con mejor defensa: frena a Ben con una jugada simple.</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>El camino de Ben por la columna e sigue ahí, y una carta lo completa.</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Así se toma una carta boca arriba. Eso frena esta inserción, pero permite a Ben una jugada doble.</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Eso sube el camino de Ben hasta el norte. Ahora solo necesita una carta en el otro extremo.</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben aún puede ganar con su próxima inserción.</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>La carta de e3 acaba de entrar y no se puede tomar, pero una inserción en el extremo este de su fila la aparta.</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>La inserción sacó una carta de la columna e. La carta de Ben en e5 no lleva a nada.</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben ha hecho una jugada abierta, así que Ann puede hacer una doble. Dos cartas le dan la victoria.</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>Oeste y este no están unidos tras las dos cartas.</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Por arriba el camino está casi completo. Le faltan una carta en a5 y otra en la columna d; las dos pueden llegar desde el norte.</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ese es el precio de una jugada abierta. Hazla solo si Ben no puede aprovechar dos cartas.</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Tu primera partida. Eres Ann y unes oeste y este; el ordenador une norte y sur.</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Abierta o doble</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>La fila 5 está llena de cartas boca arriba. Toma una de en medio e insértala en un extremo.</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>En el primer turno de todos se toma una sola carta. Intenta tomar dos.</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Valen dos cartas cualesquiera.</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Es la única jugada simple de toda la partida. En una serie, los jugadores se turnan para hacerla.</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben ha hecho la primera jugada. Desde ahora nadie puede insertar una sola carta que estaba boca abajo. Inténtalo.</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Toma una carta boca abajo, e intenta insertarla antes de tomar otra.</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Quien toma una carta boca abajo toma también una segunda.</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>¿Podría Ann hacer una jugada abierta? Solo la carta de Ben está boca arriba. Intenta tomarla.</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Está en c5.</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>La última carta que entró se queda. Así que el segundo turno de la partida siempre es una jugada doble.</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Haz entonces una jugada doble: toma dos cartas boca abajo, e inserta una tras otra.</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Debería haber dos cartas menos boca abajo.</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Toma primero las dos cartas. Cada una entra por un extremo de una línea con un hueco.</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Tras dos turnos hay tres cartas boca arriba.</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben ha respondido con una jugada doble. En el juego normal, Ann tendría que esperar ahora una jugada abierta. Aquí haz una jugada doble.</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Esa fue una jugada abierta. También está permitida, pero esta vez toma dos cartas boca abajo.</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>En cada turno eliges: dos cartas boca abajo, o una boca arriba.</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dos cartas en un turno</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dos huecos, una fila y dos columnas.</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Seis extremos. La fila 2 tiene los dos huecos, y una inserción cierra el más cercano.</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La primera carta entró desde el oeste. ¿Dónde puede entrar la segunda?</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Solo queda un hueco.</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Son cuatro: los dos extremos de la fila 2 y los dos extremos de la columna d.</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann inserta ambas cartas en el extremo oeste de la fila 2, primero una con la esquina al noreste. ¿Dónde acaba esta carta?</translation>
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
        <translation>La segunda inserción cierra el hueco de d2.</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La segunda carta ha hecho avanzar la primera.</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Toma dos cartas, inserta una, e intenta tomar otra.</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Tras la primera inserción intenta tomar cualquier carta.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Las dos cartas se eligen antes de que entre la primera.</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>¿Y tres cartas a la vez? Inténtalo.</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Toma tres cartas boca abajo.</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Dos, y no más.</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>El orden de las inserciones importa. Ann gana con la carta de e5 y una de la columna d.</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>La segunda inserción movió otra vez la fila 5, y con ella la carta que habías puesto allí.</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Primero mueve la fila 5 desde el oeste, y luego pon una carta en la fila de arriba desde el norte.</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Solo cuenta lo que hay tras la segunda carta.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Las últimas cartas</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Aún hay dos cartas boca abajo. En el juego normal eso es la fase final, sin jugadas dobles. En Expert no la hay: haz una jugada doble.</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Esa fue una jugada abierta. Toma dos cartas boca abajo.</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Aún hay cartas boca abajo.</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Toma c2 y d4, y luego insértalas.</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Las jugadas dobles son posibles mientras quede alguna carta boca abajo.</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>En tableros de 5 × 6, 6 × 5 o 6 × 6 queda una sola carta. Quien la toma hace una jugada doble con esa única carta. Hazlo.</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>También se permite una jugada abierta, pero la última carta sigue boca abajo.</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>La última carta sigue boca abajo.</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Toma d3 e insértala en un extremo de la fila 3 o la columna d.</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>No hizo falta una segunda carta, porque no la hay.</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Si quedan dos cartas boca abajo, quien toma una tiene que tomar las dos. Intenta insertar solo una de ellas.</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Toma c2 e intenta insertarla.</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>En el tablero habitual el número de cartas boca abajo es par tras el primer turno, así que las dos últimas van juntas.</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ahora todas las cartas están boca arriba, y solo quedan jugadas abiertas. Intenta tomar dos cartas.</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Toma una carta boca arriba, y luego otra.</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Una jugada abierta se hace con una carta, hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Mira la carta que acaba en e1.</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ann, aunque la jugada fue de Ben. Con dos cartas eso ocurre más fácilmente.</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Con dos cartas puedes cerrar dos huecos a la vez. Así que busca caminos a los que falten dos cartas. Aquí puede ganar Ann.</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Por arriba faltan una carta en la columna c y el final en la columna e. Ambas cosas pueden llegar desde el norte.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Un camino al que faltan dos cartas ya es una amenaza.</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Aquí también: la fila de abajo es casi un camino. Encuentra ambas cartas.</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>La fila 1 se puede mover desde el oeste cuando su hueco está en c1. La columna d recibe una carta desde el sur.</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Una carta desplazó la fila 1, y la otra la arregló.</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Las jugadas dobles no lo son todo. Esta vez no gana ninguna, pero sí una jugada abierta.</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>La fila 5 está llena de pasarelas. Dos de ellas solo tienen que avanzar una casilla.</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Antes de descubrir más cartas, mira las que ya están boca arriba.</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Al camino de Ben por la columna a le faltan dos cartas. Ann toma d1 y la inserta en el extremo este de la fila 1. ¿Puede permitírselo?</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>No, gana Ben</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben siempre puede usar dos cartas.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Un camino al que faltan dos cartas hay que frenarlo enseguida, como en el juego normal uno al que falta una sola.</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Tu primera partida de Expert. Eres Ann y unes oeste y este; el ordenador une norte y sur.</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ya distingues los grupos y sabes qué gana: el grupo más grande cuando el tablero está lleno. Hasta entonces, muchos grupos son muchas piedras.</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Las dos piedras de Ann no se tocan, así que son dos grupos, no uno.</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Tres es el máximo para cualquiera. Ann solo tiene dos grupos.</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ya sabes cómo empieza una partida: una sola piedra del Segundo jugador, una sola del Primero, y este sigue jugando.</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>El Segundo jugador coloca la primera piedra de todas. Ann elige a Ben como Primero. Entonces, ¿quién la coloca?</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben es el Primero, y quien abre es el Segundo jugador.</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben es el Primero. ¿Quién es el Segundo?</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>La apertura es una piedra cada uno, en cualquier casilla vacía. Ann es la Segunda: abre en C3, en el centro, y mira cuántos turnos tiene Ben después.</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann debería abrir en C3.</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3 es la tercera casilla de la fila del centro. Después termina el turno.</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>Aquí Ben es el Segundo jugador. Ann, que es la Primera, tiene dos turnos seguidos.</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2 y E2 no tocan E5 ni se tocan entre sí. También cuentan.</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 toca piedras de tres grupos y los une todos.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>Una piedra que toca un grupo de Ben no funda uno nuevo.</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>Una piedra es un grupo, tenga libertades o no.</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ya sabes contar las piedras de un turno: una por cada grupo que tenías al empezar el turno, pero nunca más de tres.</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ahora Ann tiene dos grupos, y por tanto dos piedras en su próximo turno.</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann tiene más de dos grupos, así que puede colocar más.</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>Esos son los grupos que tiene. Pero ningún turno tiene más de tres piedras.</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Los grupos se contaron al empezar el turno, y entonces eran dos.</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ya conoces los dos límites de un turno: sus piedras no se tocan entre sí, y cada uno de tus grupos crece solo una vez.</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann coloca D4, y el turno no ha terminado. ¿En cuál de estas casillas puede ir su segunda piedra?</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4 toca D4, una piedra del mismo turno.</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 toca C2, y ese grupo ya ha crecido, con D4.</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>Las casillas junto a D4 están cerradas, y también todas las que están junto al grupo que D4 ha hecho crecer.</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5 toca E5, un grupo que no ha crecido en este turno. Lo cerrado está rayado.</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1 toca C2, F4 toca E5, y A4 no toca ninguna piedra de Ann. Ningún grupo crece dos veces.</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6 toca E5, G1 toca G2, y A1 no toca ninguna piedra de Ann. Ningún grupo crece dos veces.</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>Tenía tres grupos antes de unirlos. Lo que cuenta es cuántos hay cuando empieza su turno.</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4 hace crecer los tres grupos a la vez, y G1 no toca ninguna piedra de Ann.</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 une C3 y E3, D7 hace crecer D6, y A3 no toca ninguna piedra de Ann.</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ya sabes cuándo acaba una partida, qué se cuenta y quién gana si hay empate: quien tiene la prioridad.</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>Sus once piedras son tres grupos, y solo cuenta el mayor. Ese tiene seis.</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ocho contra ocho es un empate. Lo gana quien tiene la prioridad, que ahora es Ben.</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>La prioridad resuelve los empates, así que siempre hay un ganador.</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>Puede haber un reloj: 60 segundos por turno y 5 minutos más para toda la partida. Ann ha agotado ambos: es como si abandonara. ¿Qué ocurre?</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>Quien abandona ya no tiene más turnos.</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>Solo se cuentan con el tablero lleno. Aquí ha decidido el reloj.</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>Lo que importa es la casilla entre C4 y E2.</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ya sabes seguir una ruta de letra a letra y cómo acaba la partida: cuando las tres están completas.</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Todas las letras están unidas, así que la partida ha terminado. Cada camino propio en una ruta es un punto, y gana quien tiene más: Ann tiene 7 y Ben 6.</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ahora el último camino es de Ben, y su punto también.</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Sin el último camino van 6 a 6. Ese camino también da un punto.</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ya sabes jugar un turno: un camino y un muro, cada uno en un enlace todavía libre.</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Un camino y un muro, ambos en enlaces libres: eso es un turno.</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2 es un camino, E2|E3 un muro, y ambos enlaces están libres. No falta nada.</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ya sabes intercambiar: después del camino y el muro, uno de tus caminos y uno de tus muros cambian de lugar.</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Tenía dos, trazó un tercero, y el intercambio le dio uno y le quitó otro.</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>El intercambio convierte un camino en muro, pero también un muro en camino.</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>El camino de este turno se vuelve muro, y un muro anterior, camino. Son dos enlaces, así que está permitido.</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>El muro de este turno se vuelve camino, y un camino anterior, muro. Son dos enlaces, así que está permitido.</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>Los caminos que vuelven a donde empezaron son un bucle. Ann traza el camino C2–D2 y cierra uno. ¿Cuántos caminos tiene?</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>De C2 a D2 ya llevan dos caminos. C2–D2 también es parte del bucle.</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>D3–E3 también es de Ann, pero no lleva a C2 ni a D2.</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ve de C2 a D2 por los caminos que ya están, y vuelve por el nuevo.</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3, C3–D2 y C2–D2. Dos son de Ann y uno de Ben: para los bucles cuentan todos los caminos.</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1 no toca ningún otro camino, así que no cierra nada.</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Cierra el bucle, pero después C2–C3 se vuelve muro. Al acabar el turno, el bucle está abierto.</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Desde C3 no sigue ningún camino, así que B2–C3 no cierra nada.</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4 acaba en C3, adonde no llega ningún otro camino.</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Al renunciar a B2–B3, el anillo queda abierto entre B2 y B3.</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Al renunciar a C4–D3, el anillo queda abierto entre C4 y D3.</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ya sabes qué muros no se permiten: los que aislarían uno o varios hexágonos. Un intercambio en el mismo turno puede arreglarlo.</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Desde cada hexágono se debe poder llegar a todos los demás por enlaces sin muro, con camino o sin él. Ann traza A1–B1 y un muro entre D4 y E3. ¿A cuántos hexágonos ya no se puede llegar?</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Mira E3: ¿tiene algún enlace sin muro?</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>De D4 aún se puede salir: hacia C4 y C5 no hay muro.</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Mira las esquinas. ¿Cuáles tienen muros en todos sus enlaces?</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 está aislado. Dos de los muros son de Ann y uno de Ben: como en los bucles, cuentan las líneas de todos.</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ningún hexágono pierde su último enlace abierto. A E3 aún se llega desde D4.</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Ahora en D4–E3 hay un camino, que no cierra nada. Desde D4 también se puede ir a C5.</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Intenta ir de E1 a E2, o de D1 a D2.</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1 no está solo: desde ahí aún se puede pasar a otro hexágono.</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>De C1 aún se puede salir: entre C1 y C2 no hay muro.</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Desde D1 aún se puede pasar a E1. ¿Adónde se puede ir desde ahí?</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>El mismo tablero antes de ese muro. ¿Cuál de estos turnos no se permite?</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2 y E2 tienen otros enlaces sin muro.</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A E3 aún se llega desde D3 y desde D4.</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Busca un hexágono al que le quede un solo enlace sin muro.</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2 sería el tercer muro alrededor de la esquina A1.</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ya sabes romper una ruta con un intercambio, completar una y contar puntos: un camino cuenta en cada ruta de la que forma parte.</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Un camino cuenta en cada ruta de la que forma parte. Ann completa α con D4–E3. Entonces cinco de sus seis caminos están en rutas, y B2–B3 está en las tres. ¿Cuántos puntos tiene?</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Hay cinco caminos en rutas, pero B2–B3 cuenta tres veces.</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Esos son los caminos que tiene. D2–D3 no está en ninguna ruta, y B2–B3 cuenta tres veces.</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>Siete: B2–B3 cuenta tres veces. Pero Ben tiene ocho, y gana: terminar la partida no da nada por sí solo. Los marcadores junto al tablero llevan la cuenta.</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α está completa, pero sin C2–D1 ya no se puede ir de A3 a E1.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann terminó la partida, así que no puede compartir la victoria.</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>No tiene más puntos que Ben, y fue ella quien terminó la partida.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann terminó la partida, así que no hay con quién compartir: gana solo Ben.</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben tiene un punto menos, así que no comparte la victoria.</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Terminar la partida no da nada por sí solo, y Ben es quien menos puntos tiene.</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Lo mismo, pero Cleo tiene que irse y deja la partida. Sus caminos se quedan, pero ya no puede ganar. Luego Ben completa α. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo tiene tantos puntos como Ann, pero se ha ido.</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben tiene menos puntos que Ann.</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann tiene 5 puntos y Ben, 4.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Has jugado una partida entera, y sabes qué mirar antes de terminar un turno: primero los puntos, luego lo que podría hacer un intercambio.</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Eso es sin el intercambio. Con él, β pasa por otros dos caminos de Ann.</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>β pasa por dos caminos más de Ann, pero C2–D1 ya no está en ella.</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Ya sabes saltar: sobre una vecina a un punto vacío a su lado, recto o doblando la esquina.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>En Crooked Jumps las piezas saltan y salen del tablero hasta que queda una, que debería estar en el cuadrado central. Aquí quedan dos: haz el último salto.</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Queda una pieza, pero debería estar en el cuadrado central.</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Ya sabes qué hace falta para saltar y cuántos saltos tiene una solución: uno menos que piezas.</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Tras tres saltos quedan dos piezas.</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>Con cinco saltos saldría también la última pieza.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Ya sabes cómo abordar un rompecabezas: piensa desde el final, y no dejes atrás ninguna pieza.</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>La tercera pieza está demasiado lejos. Ningún salto llega hasta ella.</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Dos de ellas aún pueden saltar.</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Las mismas cuatro piezas. Ahora D0 salta sobre C0 a D1, y después B1 sobre A0 a B0. ¿Cómo acaba?</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Quedan dos piezas, en D1 y B0. ¿Puede saltar alguna?</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>Para eso, D1 y B0 tendrían que ser vecinos.</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>¿Qué dos quedan, y son vecinas?</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Ya sabes hacer entrar piezas: una jugada que deja vacío un solo espacio de un grupo hace entrar ahí una pieza.</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Entonces k1 y h0 tienen pieza, y m1 acaba de quedar vacío.</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>Entonces k1 y m1 tienen pieza, y h0 acaba de quedar vacío.</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Ya sabes qué tienen de especial las losetas y el cuadrado central, y que cada jugada cuenta.</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Volver no es deshacer: también es una jugada.</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>También cuenta la jugada a la loseta.</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>Va a la loseta, y no entra ninguna pieza.</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1 es un espacio normal, y no entra ninguna pieza.</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Ya sabes cómo abordar un rompecabezas: busca jugadas que hagan entrar dos piezas, y prepáralas.</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Queda una fuera, y entra una.</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>Puede entrar una pieza, pero no tiene por qué.</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Espacios y lados</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ya sabes orientarte en el tablero: las piezas están en espacios, se mueven a través de los lados y van a casa por el cuadrado central.</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Las líneas dividen el tablero en espacios, y en ellos están las piezas, una en cada uno como mucho. Alrededor del cuadrado central hay ocho triángulos pequeños, con una pieza en cada uno. Marca los ocho.</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ocho piezas en un anillo alrededor del cuadrado central iluminado.</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Desde aquí queda una jugada al cuadrado central, y a casa.</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Una jugada va a través de un lado al espacio vacío de detrás. Marca todos los espacios que la pieza iluminada alcanza con una jugada.</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Mira sus lados uno a uno: detrás hay cuatro espacios.</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cuatro lados, cuatro caminos.</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Los espacios del borde son más grandes. Marca otra vez todos los espacios que la pieza iluminada alcanza con una jugada.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Toma la pieza blanca del pie de la flecha y déjala sobre la negra.</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cada jugada avanza un espacio, y los dados dan cuatro al blanco. Lleva la pieza blanca iluminada al espacio iluminado: dos jugadas.</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La blanca aún no está en el espacio iluminado.</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Dos jugadas, pero no al espacio iluminado. Busca el espacio que toca a los dos.</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Hay un espacio que comparte un lado con cada uno de los dos.</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La blanca está en un triángulo pequeño. Llévala a casa: al cuadrado central.</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La blanca aún no está en casa.</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>El cuadrado central es el espacio del medio, justo al lado.</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Sale del tablero enseguida. Eso fue una jugada.</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Ahora todo el camino a casa desde el espacio iluminado: por la loseta de al lado y por un triángulo pequeño. El blanco tiene seis jugadas y va por el camino más corto. ¿Cuántas le quedan al llegar?</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cinco jugadas serían una más de las que hacen falta.</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>La jugada al cuadrado central también cuesta una.</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cuenta: el espacio ante la loseta, la loseta, el triángulo pequeño, el cuadrado central.</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>Cuatro jugadas: espacio, loseta, triángulo pequeño, cuadrado central.</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ya conoces el objetivo, a quién le toca y cuántas jugadas dan los dados.</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>La última pieza blanca de Ann tiene tres jugadas: por la loseta de al lado, donde no se puede quedar, luego un triángulo pequeño, y a casa. En esta partida se gana con diez de un color. Llévala a casa.</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>La loseta, un triángulo pequeño, el cuadrado central: cada paso es una jugada.</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Normalmente, quien tiene dos colores ha de llevar ambos a casa.</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, la primera jugadora, lleva blanco y rojo; Ben, negro y azul. Cada uno empieza con el color nombrado primero. El sorteo da a Ben el primer turno. ¿Qué color empieza?</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>El blanco es de Ann, y el primer turno es de Ben.</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Empieza con el color nombrado primero.</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>De los dos colores de Ben, ¿cuál se nombra primero?</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Al comienzo, tres piezas de cada color están cerca del borde, y siete esperan en la reserva.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Aquí empieza Ann, con el blanco. Los dados muestran 5 y 4, y su suma es el número de jugadas. ¿Cuántas tiene el blanco?</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Eso es un solo dado.</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>El otro dado también cuenta.</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Los dados se suman, no se multiplican.</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Súmalos.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Los colores se turnan: blanco, negro, rojo, azul, y vuelta a empezar. El turno del blanco ha terminado. ¿A quién le toca?</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>El rojo es el tercero en el orden.</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>El azul es el último en el orden.</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Ya sabes hacer entrar piezas: con una jugada que completa un grupo de tres, y solo justo después.</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Donde una línea acaba en otra se encuentran tres espacios: un grupo, unido por una marca de tres brazos. Gasta la última jugada del blanco siguiendo la flecha. Entonces queda vacío un espacio del grupo: haz clic en él, y entra una pieza.</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Queda una pieza, y entra una.</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Entra una pieza, en el otro grupo. Justo queda una.</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>El primer turno de una partida, y queda una jugada. Lleva la pieza iluminada al espacio pequeño de al lado. El espacio que deja queda vacío, así que puede entrar una pieza justo detrás.</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>Tres primeras jugadas del blanco, cada una con el espacio donde debe entrar una pieza. Una de ellas no completa ningún grupo con ese espacio, así que no se permite. ¿Cuál?</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2, m2 y h2, donde está Ben, son un grupo. Dos de sus espacios están entonces ocupados, y m2 está vacío.</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0, m0 y h7, donde está Ben, son un grupo. Dos de sus espacios están entonces ocupados, y m0 está vacío.</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Ya sabes cruzar una loseta sin quedarte en ella, y por qué se quedan dos piezas en el tablero.</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Se detiene en un espacio normal, y ahí puede quedarse.</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Cruza la loseta y se detiene en el triángulo pequeño.</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Cruza la loseta, y no entra ninguna pieza.</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Son espacios normales, y no entra ninguna pieza.</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>Una posición parecida, pero aquí puedes completar un grupo. Lleva una pieza blanca a casa en este turno.</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Las piezas entran con una jugada</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ya sabes cuándo puede entrar una pieza y cuándo es demasiado tarde, y cómo entran varias en un turno.</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Una jugada como cualquier otra, y no entra ninguna pieza.</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Una pieza puede dejar su grupo, y no entra ninguna.</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>En la partida habitual los dos colores tienen que estar en casa, y sus piezas rojas no lo están.</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Has jugado una partida entera: piezas pronto en el tablero, dos grupos con una jugada, y el camino a casa despejado.</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ya sabes elegir una dirección para un recorrido largo, y qué gana: más puntos que nadie tras seis rondas.</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann no estorba a Ben: él sigue más allá de C5.</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>Eso es lo que hace Ann. Ben llega más lejos antes de que lo detenga el borde.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>Cada ronda empieza donde acabó la anterior. Ann está ahora en E9 y sale hacia el oeste. ¿Dónde acaba?</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>Vuelve a viajar en cada ronda, salvo que elija quedarse.</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ahí no la detiene nada. El borde está una casilla más allá.</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>En la fila del centro nada le cierra el paso.</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>La última ronda: ahora el borde te hace rebotar, y sigues hasta llegar a una casilla por la que ya has pasado. Ann va 20 puntos por detrás. El tablero muestra cada recorrido antes de que entregues. Gana la partida.</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>Prueba las seis direcciones, y cuenta las casillas de los recorridos más largos.</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ya sabes seguir un recorrido por señales de giro a la izquierda y a la derecha, y desviarlo con una señal tuya.</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Eso es seguir recto desde B4. Pero la señal de ahí la hace girar a la derecha.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>La señal de E4 la hace girar a la izquierda: hacia arriba, no hacia abajo.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>La señal de E4 la saca de la fila del centro.</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>Las señales de la reserva van en las casillas violetas alrededor de Ann. Sin señal, ninguna dirección da más de siete puntos. Coloca una para que Ann haga ocho.</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>Tres casillas hasta la señal de E7. Ahí gira y sigue.</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ese es el camino hacia arriba a la derecha. Pero la señal que tiene debajo no la hace girar.</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>Tres casillas hasta E7. Desde ahí sigue contando, hacia abajo a la derecha.</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Cinco señales, todas a la izquierda. Quien llega a una casilla por la que ya ha pasado en esta ronda se detiene antes de ella. Ann sale hacia el este. ¿Cuántos puntos hace?</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>La sexta casilla sería E4, de donde salió. Ahí ya ha estado.</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>No da la vuelta dos veces.</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>Se detiene en D3, antes de la casilla de la que salió: esa también cuenta.</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ya sabes qué casillas controlas, qué puedes colocar en ellas, y dónde no.</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>En una esquina controlas solo nueve casillas; en el centro, diecinueve. Mientras planeas están en violeta.</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>Arrastra una señal a B6.</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ya sabes qué pasa en una casilla en la que varios jugadores colocan algo, o en la que ya hay algo.</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>En secreto, Ann coloca una barrera en A3, y Ben una señal en la misma casilla. Cosas distintas en una casilla se anulan: no se coloca ninguna. Ben va al oeste desde A5. ¿Cuántos puntos hace?</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrera lo habría detenido antes de A3. Pero no se coloca.</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>En A3 no hay nada, así que ahí nada detiene su recorrido.</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>En A3 no queda ni la barrera ni la señal.</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>No se colocó ninguna, así que el camino estaba libre.</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>Solo se anulan cosas distintas. Estas dos son iguales.</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Si varios jugadores colocan lo mismo en una casilla, queda ahí una sola vez.</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann está segura de que Ben quiere una señal de giro a la derecha en E5, para pasar luego por ella hacia el oeste. Impídelo: haz que E5 quede vacía.</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ahora la señal de Ben está en E5. Solo la impide algo distinto en la misma casilla.</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>Dos cosas distintas, así que no se colocó ninguna. No ves lo que entrega Ben, pero puedes adivinarlo.</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Lo que se coloca sustituye a lo que había. En C5 hay una señal de giro a la izquierda, y Ann la cubre con su barrera. ¿Qué hay en C5 después de la ronda?</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrera la ha sustituido, y la señal no vuelve.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>La barrera sustituyó a la señal, y después se retiró.</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ya sabes qué pasa cuando varios acaban en una casilla, y cómo enviar a alguien a casa.</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>Cada uno tiene una esquina como casilla de salida, por sorteo: Ann E1, Ben A5. Quienes acaban una ronda en la misma casilla se van a casa. Ann va al este, Ben al sureste, ambos a E9. ¿Dónde está Ann después?</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben también acaba ahí, así que ninguno puede quedarse.</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben no la detiene: llega a E9, y ahí coinciden los dos.</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>¿Dónde está la casa de Ann?</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>Los dos volvieron a su propia casilla de salida.</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann va al este de C1 a C7, donde está Ben. Volver a casa no da puntos ni los quita. ¿Cuántos hace?</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>Volver a casa no le quita nada.</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben no le estorba: ella también entra en C7.</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>El camino a casa no se cuenta.</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cuenta las casillas de C2 a C7.</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>Conserva los puntos que hizo por el camino.</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>Hay cinco esquinas libres. Si tu casilla de salida está ocupada, el sorteo te envía a una de las esquinas donde no hay nadie.</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann y Ben coinciden en A1. Cleo no coincide con nadie y se queda en E1, la casilla de salida de Ann. ¿Adónde va Ann?</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleo no ha coincidido con nadie, así que se queda, y E1 está ocupada.</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ahí ha coincidido con Ben, así que no puede quedarse.</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Su casa está ocupada.</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>El sorteo decide entre las casillas de salida donde no hay nadie.</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ya sabes qué cambia en las rondas dos, tres y cuatro: los puntos, lo que controlas y hacia dónde hacen girar las señales.</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>En la ronda 2 una casilla del borde no vale nada, y E5 y las seis de alrededor valen dos puntos cada una. Ann va al este por toda la fila del centro. ¿Cuántos puntos hace?</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4, E5 y E6 dan dos puntos cada una, y E9 no da ninguno.</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 está en el borde: no da nada.</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>¿Cuáles de las casillas de su camino están de verdad junto a E5?</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 no da nada, y tres casillas dan dos cada una.</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cuatro casillas sencillas y tres dobles suman diez.</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ahora, en la ronda 3, hace girar a la izquierda. Después pasa a ser del otro tipo.</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>Las señales se quedan en el tablero. Solo pasan a ser del otro tipo.</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ya sabes esconder bandidos en la ronda cinco y rebotar en el borde en la seis.</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>También hace un punto por cada casilla en la que entra.</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Se ha encontrado con dos bandidos, y cada uno quita dos puntos.</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ahí el borde baja hacia la derecha. La lanza hacia abajo, no hacia arriba.</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>Llega al borde en diagonal, así que no rebota recto hacia atrás.</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8 está a lo largo del borde. Una pelota no rueda por él: rebota.</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Y así hasta que la detiene su propio rastro: 17 puntos.</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>Hace un punto, por E9. Son 21, y Ben también tiene 21.</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann hace un punto por E9. Cuenta otra vez.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>Has jugado una partida entera: señales que abren camino, barreras contra la mejor dirección, y atención a dónde acabas.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ya ves hasta dónde llegan las líneas, qué puntos ocupa una pieza con ellas y dónde puedes colocar.</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Los puntos están donde se encuentran líneas. Una línea va recta de un extremo al otro, cruzando otras. Dos líneas acaban en la esquina iluminada: marca todos sus puntos, también la esquina.</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Una línea va por el lado de arriba del cuadrado grande; la otra baja por su lado derecho.</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Seis puntos cada una, y la esquina está en ambas.</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Cuatro líneas se cruzan en el cuadrado central, O. ¿Cuántos puntos hay en ellas, contando O?</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Eso es un punto a cada lado de O. Dos de las líneas llegan más lejos.</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>No todas son tan largas: dos de las líneas solo tienen tres puntos.</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Dos tienen tres puntos y dos tienen cinco. O está en las cuatro.</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Cuatro líneas, pero cortas.</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>El punto iluminado está en dos líneas de ocho puntos cada una. ¿Cuántos puntos tienen entre las dos?</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>El punto iluminado está en ambas, así que se cuenta dos veces: resta uno, no dos.</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>El punto iluminado está en ambas líneas. Cuéntalo una sola vez.</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ocho y ocho, pero un punto está en ambas.</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Dos líneas largas ocupan más puntos que cuatro cortas.</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann puede colocar donde ninguna línea tenga una pieza de Ben, ni las que pasan por el punto ni las que acaban en él. Marca cualquier punto abierto para ella.</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Busca un punto vacío con todas sus líneas libres de piezas negras y azules. J7 y H0 son dos de ellos.</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Sus propias piezas en estas líneas no estorban.</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ahora coloca una pieza de Ann, en cualquier punto sin líneas de Ben, y termina el turno.</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann aún no ha colocado.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ben tiene una pieza iluminada a la derecha y otra abajo. Evita las líneas que pasan por ellas.</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Una pieza por turno. No hay que hacer nada más.</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Intenta colocar en un punto ocupado por una pieza tuya.</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Pon una pieza sobre la blanca iluminada.</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ya sabes cómo acaba la partida: quien no encuentra dónde colocar ha perdido. Y sabes cerrar puntos al otro bando.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Las dos piezas de Ben están iluminadas. Uno de estos tres puntos está en línea con una de ellas y no se permite. ¿Cuál?</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Sus líneas son cortas, y ninguna llega a una pieza de Ben.</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Sus dos líneas van por el cuadrado exterior, por los lados de arriba y de la izquierda. Ben no está en ninguna.</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Sigue las líneas de cada punto de un extremo al otro.</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15 está al final de una línea en la que está la pieza de abajo de Ben.</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>El blanco es uno de los colores de Ann.</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>El rojo es el segundo color de Ann.</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Aquí los colores no importan. El sorteo ha dado a Ben el primer turno.</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>¿De quién es el primer turno?</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ya sabes jugar la partida estricta: nada te frena, pero quien ve una línea compartida puede denunciarla y ganar.</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Pero Ben lo ha visto. Antes de colocar, se puede denunciar que una línea tiene piezas de los dos bandos; si es así, la denuncia gana la partida. Ben denuncia. ¿Quién gana?</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>El error fue de ella, y la denuncia de Ben es correcta.</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Una denuncia correcta termina la partida enseguida.</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>¿Hay una línea así?</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Una denuncia errónea no se castiga. Aquí no hay ninguna línea compartida, y Ann denuncia. ¿Qué pasa?</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Solo una denuncia correcta termina la partida.</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Una denuncia no gasta el turno: aún puede colocar.</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>No se pierde nada con ello, ni siquiera el turno.</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>En la partida estricta todos los puntos vacíos están abiertos, incluso los de una línea de Ben.</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1 está vacío, y en la partida estricta todos los puntos vacíos están abiertos.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Has jugado una partida entera: primero líneas largas, después los últimos puntos del otro bando, y los tuyos al final.</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Empezó Ann, y ninguna línea se cerró a tiempo: Ben coloca la pieza cuarenta, la última de todas. Quien tiene el turno y ya no tiene piezas también pierde. ¿Quién gana?</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ahora le toca a ella, y no le queda ninguna pieza.</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>En Mono-Line no hay tablas: quien no puede colocar ha perdido.</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>¿A quién le toca ahora?</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A Ben le quedan dos puntos, ambos iluminados. Ann coloca en A7. ¿Cuántos le quedan entonces a él?</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ninguna pieza cierra los dos a la vez.</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Sigue las líneas de A7: no llegan ni a B7 ni a F5.</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>¿Está A7 en línea con alguno de ellos?</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 ya era un punto solo suyo, así que para Ben no ha cambiado nada.</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>El mismo tablero, antes de ese turno. ¿Y si Ann coloca en A3? ¿Cuántos de los tres quedan abiertos para Ben?</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 está en línea con A7, pero no con C7 ni con I1.</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 está en línea con A7, por el cuadrado central.</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Sigue las líneas de A3 de un extremo al otro.</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 cierra A7 a Ben, y A7 sigue abierto para Ann.</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Ya sabes orientarte en el tablero: los puntos y sus vecinos, qué es hacia fuera, las salidas y las cadenas.</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Las piezas dejan este tablero por sus ocho puntos más exteriores, las salidas. Marca los ocho.</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>El número junto a un punto dice cuánto cuesta la jugada hasta ahí: un deslizamiento cuesta dos.</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Una partida empieza así: dos piezas de cada color están alrededor del cuadrado central, O. Marca las blancas.</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Están una frente a otra.</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Las demás esperan en la reserva, y entran por O.</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ya conoces el camino de una pieza: entra por O, va hasta una salida y a casa. Y sabes cómo va un turno.</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>El blanco es de Ann, y quien empieza es Ben.</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>No lo elige Ben. ¿Cuál de sus colores se nombra primero?</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben empieza con el negro.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ahora empieza Ann, con el blanco. Una de sus piezas entra por sí sola en O. Los dados muestran 3 y 2, y los dos juntos son el número de jugadas. ¿Cuántas tiene?</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Cinco jugadas. Las que no se usan se pierden.</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Entonces O está vacío. La segunda jugada simplemente se pierde.</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>La segunda jugada vacía O.</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ya sabes pasar sobre cadenas de cualquier longitud y doblar en ellas, y qué rompe una cadena.</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanca pasa sobre la negra a un punto vacío a su lado.</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>La blanca pasa sobre la negra y la roja a un punto vacío junto a la roja.</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Ahora la segunda pieza de la cadena también es blanca. Intenta llevar la pieza del otro extremo sobre ambas, al punto iluminado.</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>Ya sabes intercambiar: dos piezas de distinto color cambian de lugar si están en líneas paralelas.</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ya sabes deslizar hacia fuera, cuándo puede ir a casa una pieza y qué piezas puedes mover en las salidas.</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ya sabes cómo viajan las piezas por el borde exterior, y que O debe quedar vacío al final de un turno.</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Pasar cuesta una, pero no puede pasar sobre su propio color.</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Basta un deslizamiento, y cuesta dos.</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Ningún turno acaba con una pieza en O.</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Las piezas solo van a casa desde las salidas.</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Aquí juegan tres, un color cada uno, y Cleo tiene que irse. Lo que espera en la reserva o en una salida se va con ella. ¿Qué pasa con sus piezas rojas junto a O?</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>No están ni en la reserva ni en una salida. Otros pueden necesitarlas en sus cadenas.</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Se quedan, y otras aún pueden pasar sobre ellas.</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Has jugado una partida entera: primero las salidas, intercambios que cuentan doble, y ninguna pieza del rival junto a una salida.</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Ya sabes saltar sobre cadenas, elegir qué pieza sale y saltar por el borde desde una salida.</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>Aquí las piezas tienen colores y saltan sobre cadenas: una pieza o varias, cada una junto a la anterior. Sale la última sobre la que se pasa. La blanca salta sobre la negra, luego la roja. ¿Qué pieza sale del tablero?</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Sobre la negra se pasa primero. Sale la última.</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Un salto retira una sola pieza, por larga que sea la cadena.</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>Sale la roja, se queda la negra.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Ya sabes cómo abordar un rompecabezas: vigila los colores, porque ninguna pieza pasa sobre el suyo.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>Quedan dos piezas, y el último salto acaba junto al cuadrado central. A diferencia de Crooked Jumps, la última pieza puede estar en cualquier sitio. ¿Está resuelto el rompecabezas?</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Eso vale para Crooked Jumps. Aquí basta con que quede una pieza.</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>Las dos últimas son blancas, y ninguna pasa sobre su propio color.</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>La roja sale del tablero con este salto.</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ya sabes qué gana: un camino de cartas que une tus dos lados. Y has jugado un turno entero.</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Cinco cartas, y el tablero dibuja en dorado el camino que pasa por ellas. Casi ha llegado.</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ahora el turno entero: toma c2, gira la carta hasta que el brazo de su esquina apunte al suroeste, e insértala en el extremo este de la fila 2.</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann necesita un camino de oeste a este. Este va de norte a sur.</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Sigue el camino hacia abajo desde c5: llega al sur.</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ya sabes tomar una carta, girarla e insertarla, y ves cómo se mueve la línea.</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ann ha tomado la carta de c3. Alrededor del tablero están los extremos de filas y columnas. Marca todos los extremos donde puede insertarla.</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>La fila 1 y la columna e tienen el hueco. Cada una tiene un extremo que no está justo a su lado.</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ese es el número de extremos de una carta de dentro. En e1, dos de los cuatro están justo junto al hueco.</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ya sabes seguir un camino: por un lado donde se encuentran dos brazos, y por un punto donde las cuatro cartas están boca arriba.</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Sin la carta de b3, nada queda unido por el punto entre a3 y b4.</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Esas son las que hay ahora. Pero a b3 llega una carta boca abajo.</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ya sabes cómo llega un camino al marco, y que nunca va por él.</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Los caminos van por las cartas, nunca por el marco. Las dos cartas de arriba llevan de norte a oeste; las dos de abajo, de sur a oeste. Ben inserta una entre ellas, con la esquina al noreste. ¿Están unidos norte y sur?</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>La playa no une nada, y en la esquina de la carta nueva dos de las cuatro cartas están boca abajo.</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Mira el punto donde la esquina de la carta nueva toca la de la carta de encima. ¿Están boca arriba ahí las cuatro cartas?</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ya conoces los tres tipos de jugada y cuándo se permite cada uno.</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Quien empieza hace una jugada simple: una carta boca abajo. En la partida siguiente empieza quien haya perdido esta.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Una jugada doble descubre dos cartas, no tres.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Una jugada doble descubre dos cartas, no una.</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Las dos cartas vuelven boca arriba.</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Aquí la última jugada de Ben fue simple. Intenta tomar dos cartas boca abajo de todos modos.</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Dos cartas son solo la respuesta a una jugada abierta.</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ya sabes quién gana con una jugada que une lados, sea de quien sea, y cómo puede acabar una partida sin ganador.</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben se descuida. Toma c1, gira su esquina al suroeste y la inserta en el extremo este de la fila 1. ¿Quién gana?</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>La jugada fue suya, pero une los dos lados de Ann.</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Sigue el camino de a2 a e2, y baja a la carta nueva de e1.</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Si una jugada une los lados de ambos, gana quien la ha hecho. Aquí Ben inserta una carta en la esquina e1: une oeste con este y norte con sur. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>El camino de ella también está completo, pero la jugada no fue suya.</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Hay un solo ganador: quien ha hecho la jugada.</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>¿De quién fue la jugada?</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Los dos caminos se completaron a la vez, con la jugada de Ben.</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Una jugada doble solo cuenta tras su segunda carta. Ann inserta ambas en el extremo este de la fila 2: la primera, con la esquina al suroeste, une oeste y este; la segunda tiene la esquina al noroeste. ¿Quién ha ganado?</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La segunda carta ha desplazado la primera, y oeste y este vuelven a estar separados.</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Nadie: la segunda carta ha desplazado la primera.</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann y Ben mueven las mismas cartas de acá para allá, y cada cuatro turnos el tablero queda como estaba. La jugada de Ben completa la segunda de estas vueltas. ¿Cuántas veces se ha dado entonces la posición?</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Esa misma posición ya se había dado antes, al comienzo y tras la primera vuelta.</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>La posición del comienzo también cuenta.</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Antes de la primera vuelta, después de ella y después de la segunda.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Has jugado una partida entera, y sabes qué mirar: líneas que encajan al moverse, y lo que permite una jugada abierta.</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Tras una jugada abierta Ben tiene dos cartas: una arregla su camino y la otra lo completa.</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ya conoces los turnos de Expert: el primero, una carta; después, siempre dos boca abajo o una boca arriba.</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Las cartas, inserciones y caminos funcionan como en TRYPSYLON; el curso de ese juego muestra todos los casos. Ann une oeste y este; Ben, norte y sur. Marca todas las cartas unidas al oeste.</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Cuatro cartas arriba a la izquierda, y dos abajo a la izquierda.</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Un camino sigue donde se encuentran brazos de cartas. Los caminos desde el oeste se dibujan en dorado.</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Aquí Ann puede ganar con una carta boca arriba. Tómala e insértala de nuevo.</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Tomar una carta boca arriba es una jugada abierta. Se puede tomar cualquiera de ellas, menos la última que ha entrado.</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ya sabes hacer una jugada doble: dos cartas fuera y luego dos inserciones, y el orden importa.</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann ha tomado las cartas de b2 y d2. Marca cada extremo de fila o columna donde puede insertar la primera.</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ahí es donde entra. Después la segunda carta entra por el mismo extremo.</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Entra en a2, y la segunda inserción la desplaza una casilla.</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ya sabes qué pasa cuando se acaban las cartas: quedan dos, una o ninguna boca abajo.</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben toma c1 y d1 e inserta ambas en el extremo este de la fila 1: la primera con la esquina al noreste, la segunda al suroeste. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Sigue el camino de a2 a e2, y baja a la carta de e1.</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Has jugado una partida entera de Expert. Un camino al que faltan dos cartas es una amenaza.</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben inserta dos cartas en un turno, y entonces la columna a lleva de un lado al otro.</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>Eres Ann, en tu casilla de salida E1. En cada ronda sales en una de seis direcciones, y cada casilla a la que llegas es un punto. Elige la mejor dirección con su flecha junto al tablero, o haz clic en la casilla vecina de ese lado.</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Los jugadores empatados con más puntos comparten la victoria, excepto quien terminó la partida. Ann completa α con D3–E3, y ella y Ben tienen 7 puntos cada uno. ¿Quién gana?</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ese es el número de extremos de una carta del borde, salvo en una esquina.</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Una de las dos casillas toca grupos de ambos jugadores. Quien juega ahí une los suyos.</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3 unió dos grupos de Ann en uno de ocho. El grupo mayor de Ben tiene siete.</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>Pero los grupos grandes son lentos. En cada turno puedes colocar tantas piedras como grupos tengas al empezarlo, tres como máximo. Ben va a jugar en A1, la casilla con el anillo. ¿Cuántas puede colocar Ann después?</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>Así es todo el juego: muchos grupos pronto, para colocar muchas piedras; un grupo grande al final, para ganar.</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>Ya ves las libertades de un grupo y lo que hace una piedra colocada ahí: ampliar un grupo o unir varios. Las piedras nunca se capturan.</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 ha crecido, pero no está unida al grupo grande.</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>Se queda, pero ya no cuenta</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>Nunca se captura nada. A1 ya no puede crecer, pero sigue contando como grupo y le da a Ann una piedra por turno.</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>No tienes que colocar todas tus piedras. Coloca solo una, junto a B2, y termina el turno.</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>Hay un tope.</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>Nunca más de tres. Un cuarto o un quinto grupo solo ayuda si más tarde unes otros.</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>Cada una de las tres piedras debe tocar un grupo distinto de Ann, y ninguna debe unir dos.</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Puedes estrechar el cerco a un grupo de Ben por varios lados en un solo turno.</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ya sabes unir grupos y lo que cuesta, y ves qué casilla une o corta.</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>Ahora todas las piedras de Ann están unidas. ¿Cuántos grupos son?</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ya ninguna piedra de Ann une por sí sola los tres. La mejor casilla de tu rival para unir suele ser tu mejor corte.</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben ocupa C3 y une todas sus piedras. El grupo mayor de Ann es mucho más pequeño.</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>¿Qué pasa cuando uno de los dos jugadores abandona?</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>Has jugado una partida entera: muchos grupos pronto, uniones tarde, y atención a las casillas que cumplen dos funciones.</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Más piedras no siempre es mejor. Ann podría colocar varias aquí, pero solo importa una casilla: une C1 al grupo grande y mantiene separados los grupos de Ben.</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>Tres muros y tres caminos. Un intercambio nunca cambia cuántos tienes.</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>En uno de estos turnos, el intercambio modificaría dos veces el mismo enlace.</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ya ves venir los bucles, y puedes arreglar uno con un intercambio antes de terminar el turno.</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Cerrar un bucle y quitarle un camino con un intercambio: así se desvía una ruta en un solo turno.</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>Cada hexágono tiene que conservar un enlace sin muro. Salvo que un intercambio abra otro, el último enlace así solo puede llevar un camino.</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>Los muros no tienen que formar un anillo: el borde del tablero también encierra hexágonos. Ann traza B1–B2 y el muro E1|E2. ¿Cuántos hexágonos quedan aislados?</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ya sabes quién gana: quien tiene más puntos. Si hay empate, quien terminó la partida no comparte la victoria.</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>La comparten, pues ninguna de ellas terminó la partida. Con tres jugadores, a dos puede convenirles el mismo final: fíjate en lo que conviene a tus dos rivales.</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>Las piezas en el tablero ayudan a hacer entrar más, así que las primeras jugadas son las más valiosas.</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>Los viajeros no se bloquean unos a otros. A Ben solo lo detiene el borde.</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>Los dos han chocado, así que los dos vuelven a casa. Eso perjudica más a quien va en cabeza.</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>No gastes turnos en puntos que solo tú puedes usar. Guárdalos para más tarde.</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Cualquier pieza puede servir de puente a todos.</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Solo una de cada dos tiradas es par. Con dos jugadas, ¿qué debería hacer Ann enseguida?</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>ocasional</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>sólido</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>con práctica</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>muy fuerte</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>al máximo</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>a mi medida</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>nivel %1 (%2)</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>Ordenador, %1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>A mi medida: %1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>A mi medida (%1)</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>Este código se creó con una versión más reciente de Byways.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>Byways no crea rompecabezas del tamaño que indica este código.</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>La mejor solución conocida tiene %n jugada.</numerusform>
            <numerusform>La mejor solución conocida tiene %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>Este código tiene una errata.</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>Esto aún no es un código completo. Los códigos son así: CJ-1-1Z0042-K.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Byways no crea rompecabezas de este tipo.</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>Medio o difícil</translation>
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
        <translation>Colocar el primero o el segundo de tus colores</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>Entre iguales suele perder quien empieza: que empiece el jugador más fuerte.</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>forma una línea compartida que %1 puede denunciar</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>deja a %1 %n punto abierto en lugar de %2</numerusform>
            <numerusform>deja a %1 %n puntos abiertos en lugar de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>deja a %1 %n punto abierto</numerusform>
            <numerusform>deja a %1 %n puntos abiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1 tiene %n punto que nadie puede quitarle, %2 puede encontrar %3 como mucho, y quien no encuentra ninguno pierde.</numerusform>
            <numerusform>%1 tiene %n puntos que nadie puede quitarle, %2 puede encontrar %3 como mucho, y quien no encuentra ninguno pierde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>Dos bandos ponen piezas en el tablero, por turnos. Ninguna línea puede tener nunca piezas de los dos. Gana quien ocupa el último punto posible.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>Coloca una de tus piezas en un punto vacío donde se encuentran líneas. Ocupa &lt;b&gt;cada línea&lt;/b&gt; que pasa por ese punto o acaba en él, de un extremo al otro. Una línea tuya está cerrada para el otro bando, y viceversa.</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>Una pieza blanca y una pieza negra. Las líneas de cada una tienen el color de su dueño.</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>Cada bando tiene las líneas que pasan por su pieza. Ninguno puede colocar en una línea del otro.</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>Puedes probar una pieza aquí y allá antes de terminar el turno. Después ya no se mueve. Un bando tiene las piezas blancas y rojas y el otro las negras y azules, veinte cada uno. Da igual cuál de tus dos colores uses.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>Cuenta las piezas: si las cuarenta encuentran sitio, el primer jugador es el primero en quedarse sin piezas, y pierde. Así que el primer jugador tiene que cerrar líneas, y el otro mantenerlas abiertas.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-Line es un juego de Arthur Blumberg, publicado por Kadon Enterprises como parte del conjunto Over-Pass. El tablero que se ve aquí es una reconstrucción.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>La partida estricta</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>Al principio de tu turno puedes &lt;b&gt;denunciar&lt;/b&gt; una falta. Si una línea tiene piezas de los dos bandos, ganas al momento, sea de quien sea el error. Si no la hay, no se pierde nada, pero solo puedes denunciar una vez por turno.</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>Una pieza roja y una pieza azul en la misma línea, que está iluminada.</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>Un jugador sin puntos abiertos puede abandonar, o colocar en una línea ocupada y esperar que nadie lo vea.</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>Quien no puede colocar ninguna pieza en su turno pierde.</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>En la partida amistosa, el programa rechaza un punto en una línea del otro bando y dice qué línea es. En la partida &lt;b&gt;estricta&lt;/b&gt; se puede ocupar cualquier punto vacío, incluso por error. Así que no pierdas de vista las líneas.</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>La pieza azul comparte una línea con la roja. Gana quien primero lo denuncia.</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>Las diez piezas de color %1 ya están en el tablero. Usa tu otro color.</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>En un turno se coloca una sola pieza. Retira la de %1 para probar otro punto.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>Ya hay una pieza en %1.</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>En un turno se coloca una pieza. Coloca primero una en un punto vacío.</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>En la partida amistosa no hay nada que denunciar: nadie puede colocar en una línea del otro jugador.</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>Solo una denuncia por turno, y la de este turno era errónea.</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>A %1 no le quedan piezas que colocar.</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>Denuncia una línea compartida</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>Prueba otros puntos si quieres. La pieza se queda en cuanto termines el turno.</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>No queda ninguna pieza que colocar.</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>Hay una pieza colocada</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Colocar una pieza</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>Ninguna línea compartida: denuncia errónea</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>Sin denuncia después de colocar</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>Una denuncia, antes de colocar</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>%n punto abierto para ti</numerusform>
            <numerusform>%n puntos abiertos para ti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pieza restante</numerusform>
            <numerusform>%n piezas restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>%n línea propia</numerusform>
            <numerusform>%n líneas propias</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>Denunciar una línea compartida</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>Abandonar: sin piezas</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>La denuncia de %1 era correcta: las piezas de %2 comparten una línea.</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>Coloca una pieza en cualquier punto vacío, y cuidado con las líneas de %1.</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>Coloca una pieza donde %1 no tenga ninguna línea.</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1 no encuentra ningún punto sin líneas de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>Solo %n punto abierto para ti</numerusform>
            <numerusform>Solo %n puntos abiertos para ti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>%n punto abierto</numerusform>
            <numerusform>%n puntos abiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>Solo queda %n pieza. Pierde quien no tenga ninguna al empezar un turno.</numerusform>
            <numerusform>Solo quedan %n piezas. Pierde quien no tenga ninguna al empezar un turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>Las piezas de color %1 son de %2.</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1 comparte líneas con las piezas de %2 en %3.</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1 comparte una línea con la pieza de %2 en %3.</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass, Mono-Line, retos</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>lleva a casa %n pieza</numerusform>
            <numerusform>lleva a casa %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>llega a %n salida</numerusform>
            <numerusform>llega a %n salidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>acerca las piezas de %1 %n paso a las salidas</numerusform>
            <numerusform>acerca las piezas de %1 %n pasos a las salidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>Diez piezas de un color entran por el centro del tablero, una por turno, y tienen que salir por sus ocho puntas. Viajan pasando sobre cadenas de otras piezas, así que cada cual construye los caminos de todos.</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>Las piezas ocupan los puntos donde se encuentran las líneas. Dos puntos están &lt;b&gt;juntos&lt;/b&gt; si son vecinos en una línea. El cuadrado oscuro del centro es &lt;b&gt;O&lt;/b&gt;, y los ocho puntos más exteriores son las &lt;b&gt;salidas&lt;/b&gt;. Dos piezas de cada color empiezan alrededor de O, y las otras ocho esperan en la reserva.</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>Todo el tablero. Alrededor del centro hay dos piezas de cada color, una frente a otra. Las reservas y las casas están en las esquinas.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>El principio. Con dos jugadores, cada uno tiene dos colores: uno, blanco y rojo; el otro, negro y azul. Con tres no hay azul.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>Los colores se turnan: blanco, negro, rojo, azul. Si en tu reserva aún queda una pieza, una de ellas se pone en O. Luego tiras los dos dados, y la &lt;b&gt;suma&lt;/b&gt; es el número de jugadas que tienes. Puedes usar menos. Lo que sobre se pierde.</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>Puedes mover piezas de &lt;b&gt;cualquier color&lt;/b&gt;, tuyas y ajenas. La única excepción es la pieza que está en una salida: solo la mueve su dueño.</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>Hay cuatro tipos de jugada. Un Over-Pass, un intercambio y una salida cuestan &lt;b&gt;una&lt;/b&gt; jugada cada uno; un deslizamiento cuesta &lt;b&gt;dos&lt;/b&gt;. En un punto solo puede haber una pieza.</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>Una pieza pasa sobre una cadena de una o más piezas, cada una junto a la anterior, y cae en un punto vacío junto a la última. La cadena puede &lt;b&gt;girar&lt;/b&gt; en cada pieza, tantas veces como quieras.</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>Una pieza blanca pasa sobre una negra, gira, pasa sobre una roja, gira otra vez y cae en el punto vacío de detrás.</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>La pieza blanca pasa sobre la negra y la roja, doblando dos esquinas. Eso es una jugada.</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>No puede pasar sobre una pieza de &lt;b&gt;su propio color&lt;/b&gt;, ni dos veces por el mismo punto. Puede pasar sobre todos los demás colores.</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>Las mismas piezas, pero la segunda de la cadena también es blanca. La llegada no se permite, y esa pieza se ilumina.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>Dos piezas de &lt;b&gt;colores distintos&lt;/b&gt; cambian de lugar entre sí, por lejos que estén, si están en dos &lt;b&gt;líneas distintas y paralelas&lt;/b&gt;. La línea tiene que atravesar el punto: la que solo acaba en él no cuenta.</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>Una pieza blanca en una línea exterior y una pieza roja en una línea interior paralela a ella. Las dos líneas están iluminadas.</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>La blanca y la roja están en dos líneas paralelas, así que pueden cambiar de lugar. Cualquiera puede hacerlo.</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Deslizamiento</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>Una pieza avanza por una línea al punto siguiente, si está vacío y &lt;b&gt;más afuera&lt;/b&gt;, más lejos de O. Un deslizamiento cuesta dos jugadas.</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>Una pieza azul con flechas hacia los dos puntos vecinos que están más afuera.</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>La pieza azul puede deslizarse a dos puntos. Los demás puntos vecinos no están más afuera.</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>Salidas</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>Una pieza en una salida no se puede intercambiar ni deslizar. Solo la mueve su dueño. Va a casa con una &lt;b&gt;salida&lt;/b&gt;, en un turno de su color, o pasa por el &lt;b&gt;borde exterior&lt;/b&gt;: sobre piezas del borde, a un punto del borde.</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>Mientras alguna reserva tenga una pieza, del color que sea, una salida necesita una &lt;b&gt;tirada par&lt;/b&gt;. Cuando todas las reservas están vacías, vale cualquier tirada.</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>Una pieza blanca en una salida. Puede ir a casa, o pasar sobre la pieza roja del borde exterior hasta la salida siguiente. No puede pasar sobre la pieza negra del interior.</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>La pieza blanca va a casa, o por el borde sobre la roja. No puede pasar sobre la negra.</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>O debe quedar vacío</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>Al final del turno no puede haber ninguna pieza en O. Así que guarda jugadas suficientes para vaciarlo. El programa rechaza una jugada tras la cual O ya no se podría vaciar.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-Pass es un juego de Arthur Blumberg, publicado por Kadon Enterprises. El tablero que se ve aquí es una reconstrucción.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>Aquí la segunda pieza también es blanca, así que el camino está cerrado.</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>El centro del tablero. Junto a la pieza blanca de O hay una negra y otra blanca. Alrededor de la negra hay cinco puntos marcados con una jugada, y junto a O, otros cuatro con dos.</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>Todos los puntos adonde puede ir la pieza blanca desde O: sobre la negra por una jugada, deslizándose por dos. No puede pasar sobre la otra pieza blanca.</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>Si con esta tirada O no se puede vaciar de ninguna manera, el turno no tiene jugadas y la pieza vuelve a su reserva. Eso es muy raro.</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>Quien primero lleva a casa sus diez piezas gana al momento. Con dos jugadores, las opciones dicen si basta un color o si tienen que estar en casa los dos.</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>Sin salida: tirada impar</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>Sin salida para el color %1</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>Todas las jugadas están hechas. Termina el turno.</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>Mueve piezas de cualquier color, hasta donde alcance la tirada.</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass: 1 jugada</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>Sin Over-Pass</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>Intercambio: 1 jugada</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Sin intercambio</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>Deslizamiento: 2 jugadas</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>Sin deslizamiento: pide 2 jugadas</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>Sin deslizamiento</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>Salida a casa: 1 jugada, reservas vacías</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>Salida a casa: 1 jugada, tirada par</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>El cuadrado central, O, no se puede vaciar</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>El cuadrado central, O, está vacío</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>Vaciar el cuadrado central, O: %n jugada</numerusform>
            <numerusform>Vaciar el cuadrado central, O: %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>Con esta tirada no se puede vaciar el cuadrado central, O. Termina el turno.</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>las jugadas que quedan deben vaciar O</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>ninguna cadena acaba en un punto vacío</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>no hay piezas que intercambiar</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>ningún punto vacío más afuera</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>En %1 no hay ninguna pieza que mover.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>La pieza de %1 está en una salida. Ahí solo puede moverla %2.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1 está ocupado: ahí hay una pieza de color %2.</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Un Over-Pass se aleja de %1. No puede acabar ahí.</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>Junto a %1 no hay ninguna pieza sobre la que pasar.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>Ninguna cadena de piezas lleva de %1 a %2. Cada una tiene que estar junto a la anterior.</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>Una pieza en una salida solo pasa sobre piezas del borde exterior y se queda en ese borde. Ningún camino así lleva de %1 a %2.</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>Un intercambio necesita dos piezas, y %1 está vacío.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>La pieza de %1 está en una salida, donde no se puede intercambiar nada.</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>Las dos piezas son de color %1. Un intercambio necesita dos colores distintos.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1 y %2 están en una misma línea. Un intercambio necesita dos líneas paralelas.</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>Ninguna línea que atraviesa %1 es paralela a una que atraviesa %2. Las que solo acaban ahí no cuentan.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>La pieza de %1 está en una salida y no puede deslizarse más.</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>Un deslizamiento va al punto siguiente de una línea, y %2 no está junto a %1.</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>Un deslizamiento va hacia fuera, y %2 no está más afuera que %1.</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1 no es una salida. Las piezas solo van a casa desde las ocho salidas.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>Este turno es del color %2, así que una pieza de color %1 no puede ir a casa.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>Una pieza no puede pasar sobre su propio color: estorba la de color %1 en %2.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>Una pieza no puede pasar sobre su propio color: estorban las de color %1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>%1 es impar. Mientras alguna reserva tenga piezas, y queda %n, solo una tirada par abre las salidas.</numerusform>
            <numerusform>%1 es impar. Mientras alguna reserva tenga piezas, y quedan %n, solo una tirada par abre las salidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>Con esta tirada no se puede vaciar el cuadrado central, O, así que este turno no tiene jugadas. Termínalo, y la pieza vuelve a su reserva.</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>El cuadrado central, O, debe quedar vacío al final del turno. Después de esto, eso costaría %n jugada, y solo dispondrías de %1.</numerusform>
            <numerusform>El cuadrado central, O, debe quedar vacío al final del turno. Después de esto, eso costaría %n jugadas, y solo dispondrías de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>El cuadrado central, O, debe quedar vacío al final del turno. Eso cuesta %n jugada, y tienes %1.</numerusform>
            <numerusform>El cuadrado central, O, debe quedar vacío al final del turno. Eso cuesta %n jugadas, y tienes %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This home is for another colour. A %1 piece goes to its own.</source>
        <translation>Esta casa es de otro color. Una pieza de color %1 va a la suya.</translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>Qué llevar a casa</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>Partida estricta</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>Deciden los dados: empieza la tirada más alta. O dices tú quién empieza.</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>Decide el sorteo, o dices tú quién empieza.</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>Con dos jugadores, cada uno tiene dos colores. Para ganar, lleva a casa las diez piezas de uno de ellos, o de los dos.</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>Nada impide colocar en una línea del otro bando. Quien lo vea puede denunciarlo al principio de un turno, y gana.</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>Por dados</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Los dos colores</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Un color</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>Los colores se turnan.</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>Da igual cuál de los dos se use.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1 pasa a %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 y %2 cambian de lugar</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1 se desliza a %2</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1 va a casa</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1 (entrada en %2)</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>una pieza en %1</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>una pieza de color %1 en %2</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>Entra por el centro y sal por una punta: gana quien antes lleve a casa sus diez piezas.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>Entra por el centro y sal por una punta: gana quien antes lleve a casa las diez de cada color.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>Entra por el centro y sal por una punta: gana quien antes lleve a casa las diez de un color.</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>Los grupos de tres hacen entrar tus piezas. Gana quien antes lleve a casa las diez.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>Los grupos de tres hacen entrar piezas. Gana quien antes lleve a casa las diez de cada color.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>Los grupos de tres hacen entrar piezas. Gana quien antes lleve a casa las diez de un color.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>Ninguna línea puede tener piezas de los dos bandos. Si alguna las tiene, gana quien primero lo denuncia. Pierde quien se queda sin piezas.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>Ninguna línea puede tener piezas de los dos bandos. Pierde quien no encuentra sitio o se queda sin piezas.</translation>
    </message>
</context>
<context>
    <name>PassSheetTexts</name>
    <message>
        <source>By Arthur Blumberg, Kadon Enterprises</source>
        <translation>De Arthur Blumberg, Kadon Enterprises</translation>
    </message>
    <message>
        <source>Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing a piece where no line holds a piece of the other side. The last player who can place a piece wins.</source>
        <translation>Mono-Line: dos jugadores tienen veinte piezas cada uno, dos colores de diez. Por turnos, coloca una pieza donde ninguna línea tenga una pieza del otro bando. Gana quien ocupa el último punto posible.</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass: dos piezas de cada color empiezan alrededor del centro, como indican los números. En cada turno entra una pieza de la reserva en el cuadrado negro; al final del turno no puede haber nada en él. Dos dados dicen cuántas jugadas hay, con piezas de cualquier color. Una jugada pasa sobre una cadena de otros colores a un punto vacío, o hace que dos piezas de colores distintos en líneas paralelas cambien de lugar, o lleva a casa una pieza desde una punta con anillo, solo con tirada par mientras alguna reserva tenga piezas. Deslizarse hacia fuera cuesta dos jugadas. Gana quien primero tiene diez piezas en casa.</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>Diez piezas de un color; tres empiezan en el borde, como indican los números.
Tira dos dados: la suma es el número de jugadas, cada una a través de un lado a un espacio vacío.
Cuando una jugada llena el segundo espacio de un grupo de tres, alrededor del final de una línea, puede entrar en el tercero una pieza de la reserva.
Ninguna pieza puede quedarse en una loseta gris. Las piezas van a casa por el cuadrado negro del centro.
Mientras una reserva tenga piezas, dos de ese color se quedan en el tablero. Gana quien primero las tiene en casa.</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>Los dados deciden quién empieza.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Tira los dados.</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>Jugadas restantes: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>Aún te queda %n jugada de esta tirada.</numerusform>
            <numerusform>Aún te quedan %n jugadas de esta tirada.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>En este tablero no hay ningún lugar %1.</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>Primero hay que decidir quién empieza.</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>Los dados ya están tirados. La tirada vale para todo el turno.</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>Primero %1 tiene que tirar los dados.</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>Todas las jugadas de esta tirada están usadas.</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>Un deslizamiento cuesta dos jugadas, y solo queda una.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1 y %2: %n jugada</numerusform>
            <numerusform>%1 y %2: %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>Empieza %1, con el %2.</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1 ha llevado a casa las veinte piezas.</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1 ha llevado a casa las diez piezas de color %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n en casa</numerusform>
            <numerusform>%n en casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n en reserva</numerusform>
            <numerusform>%n en reserva</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>En casa: %1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>Reserva: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1 juega con %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1 juega con %2; %3, con %4.</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>%1 tiene en casa: %2.</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>No mueve nada</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>Dos dados por tirar</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>Dos dados, %1 y %2: quedan %3 de %4 jugadas</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1, le toca</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>Reserva del %1: %n pieza</numerusform>
            <numerusform>Reserva del %1: %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Ampliar o reducir el tablero</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>Casa del %1: %2 de %n pieza</numerusform>
            <numerusform>Casa del %1: %2 de %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Mover una pieza</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>Ampliar o reducir el tablero en torno al puntero</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>Arrastrar junto a las piezas</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>Mover el tablero ampliado</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+, −, rueda del ratón</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostrar el tablero entero</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>Letras y números alrededor del tablero y en sus casillas.</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>&amp;Coordenadas en el tablero</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>Tramas y colores distinguibles</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>Colores que también se distinguen por su luminosidad, y una marca nítida en cada pieza: para quienes no distinguen bien algunos colores.</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>Tramas para blanco y negro</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>Caminos coloreados en el tablero</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLON muestra en todo momento qué caminos están unidos a qué orilla y qué esquina falta.</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>Caminos coloreados en el &amp;tablero</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>Problema %1</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Gana de inmediato</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Gana en %n turno</numerusform>
            <numerusform>Gana en %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>Encuentra el único turno ganador.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n punto en esta ronda</numerusform>
            <numerusform>%n puntos en esta ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>%n pieza en casa</numerusform>
            <numerusform>%n piezas en casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>Entra %n pieza</numerusform>
            <numerusform>Entran %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1 sabe qué entregan los demás: consigue el máximo de puntos.</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>Le toca a %1: lleva a casa tantas piezas como puedas.</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>Le toca a %1: haz entrar tantas piezas como puedas.</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>Le toca a %1: encuentra el turno ganador.</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>Encuentra el mejor turno: solo hay uno.</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>Problema %1 · Expert</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>Fuerza la victoria en un turno</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>Fuerza la victoria en %n turno</numerusform>
            <numerusform>Fuerza la victoria en %n turnos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>El inicio del reglamento</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eje</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Las tes</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Corazón</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>Punto medio</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>Cuatro vientos</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anillo</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Alas</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Molinillo</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Reloj de arena</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>Hélice</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>Carrusel</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Collar</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Portón</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Brújula</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>Copo de nieve</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>Encaje</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>Avanzadas</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>Remolino</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruz</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Fortaleza</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>Desde %1</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>Espiral de %n pieza</numerusform>
            <numerusform>Espiral de %n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>Figura de %n pieza</numerusform>
            <numerusform>Figura de %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1, sin colores</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>Haz entrar las cuarenta piezas en el tablero en el menor número de jugadas posible.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>Deja una sola pieza, mejor si está en el centro.</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>Deja una sola pieza, en el centro.</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Muy fácil</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Muy difícil</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>Desde %n pieza</numerusform>
            <numerusform>Desde %n piezas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>%n pieza en el tablero</numerusform>
            <numerusform>%n piezas en el tablero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>Queda %n pieza</numerusform>
            <numerusform>Quedan %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1, en el centro</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1, con %n pista</numerusform>
            <numerusform>%1, con %n pistas</numerusform>
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
        <translation>¿Reemplazar «%1»?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>Ya existe un archivo con ese nombre. Su contenido se perderá.</translation>
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
        <translation>partidas jugadas</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>ganadas, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>perdidas; %n tablas</numerusform>
            <numerusform>perdidas; %n tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>resueltos de %1</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>perdidas seguidas; máx. %1</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>ganadas seguidas; máx. %1</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>con ayuda: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n vuelta atrás</numerusform>
            <numerusform>%n vueltas atrás</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>valoración (nivel %1 aprox.)</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>Se calcula a partir de las partidas terminadas en este ordenador y se guarda solo aquí. Las partidas sin terminar, las quitadas y las copias no cuentan. Las valoraciones siguen el sistema Glicko, con valoraciones fijas para los ordenadores; ± indica el intervalo del 95 %. Una victoria con ayuda cuenta la mitad; los retos y las posiciones preparadas no se valoran.</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>Jugador sin nombre</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>Valoración partida a partida</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>Resultados por rival</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Resultados por juego</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valoración %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resueltos</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>Vueltas atrás</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>Valoración ±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>Días</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompecabezas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
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
        <translation>hecho: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n al primer intento</numerusform>
            <numerusform>%n al primer intento</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>%1 de %2 estrellas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>Ejercicios en este ordenador</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>Racha de días: %1, máx. %2.</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>Valoración en problemas: %1.</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>Estas cifras son de todos en este ordenador: los ejercicios no preguntan quién juega. Las estrellas son las mejores de cada ejercicio; los tiempos, los de los últimos intentos.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>Al primer intento</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>Estrellas posibles</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Racha de días</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>Racha máxima de días</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>aún sin hacer</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>una estrella hueca</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>%n estrella de 3</numerusform>
            <numerusform>%n estrellas de 3</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>Tres estrellas al primer intento sin ayuda, dos tras un intento fallido, una tras más fallos o con una pista, y una hueca si se mostró la solución.</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>Piedra de %1</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>Con esto la partida acaba en tablas. ¿Terminarla?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>Con esto acaba la partida, y gana %1. ¿Terminarla?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>Con esto acaba la partida, y %1 comparten la victoria. ¿Terminarla?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>¿Terminar el turno de todos modos?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Aún no</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>Ir a la otra variante</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>¿Descartar lo entregado?</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>En esta ronda ya se ha entregado un plan. Si sigues desde aquí, se descarta sin que nadie lo vea.</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>En esta ronda ya se ha entregado un plan. En la otra variante se descarta sin que nadie lo vea.</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>Boca abajo</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>Esquina al noroeste</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>Esquina al noreste</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>Esquina al sureste</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>Esquina al suroeste</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>Última insertada</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1, última insertada</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>Jugada doble</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitida</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>Oeste y este</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Carta tocada, carta jugada</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>Después de la primera jugada solo hay jugadas dobles y abiertas, ambas posibles en cada turno.</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>Quién hace la primera jugada. Si se juega otra partida, empieza quien perdió; en Expert se alterna.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1 une oeste y este; %2, norte y sur. Los dos caminos son igual de largos.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1 une oeste y este; %2, norte y sur. %3 tiene el camino más largo, que conviene al jugador más fuerte.</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Norte y sur</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n victoria</numerusform>
            <numerusform>%n victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>Tablas, reclamadas por %1</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>Girar la carta en la mano en sentido horario</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>Girarla en sentido antihorario</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>Levantar una carta, apoyarla contra un extremo e insertarla allí</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>Rueda o botón derecho</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>Girar la carta en la mano</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Una carta levantada tiene que jugarse, y una vez apoyada contra una fila, tiene que insertarse ahí. Con Deshacer aún se puede retirar, si los dos jugadores están de acuerdo.</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON, cartas para recortar</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>Apoyar una carta contra un extremo; allí, la marca de verificación la inserta</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>Cartas de playa a playa × cartas de prado a prado. Un tablero que no es cuadrado compensa la diferencia de nivel: el jugador más fuerte se queda con el camino más largo.</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>Playas</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>Quién une las playas. El otro une los prados.</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>permite a %1 ganar en el próximo turno</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>impide que %1 gane en el próximo turno</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>une %n carta a los lados de %1 en lugar de %2</numerusform>
            <numerusform>une %n cartas a los lados de %1 en lugar de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>deja %n carta unida a los lados de %1 en lugar de %2</numerusform>
            <numerusform>deja %n cartas unidas a los lados de %1 en lugar de %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>esquina al noroeste</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>esquina al noreste</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>esquina al sureste</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>esquina al suroeste</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>en la columna %1 desde el norte</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>en la fila %1 desde el este</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>en la columna %1 desde el sur</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>en la fila %1 desde el oeste</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>%1 une oeste y este con un solo camino; %2, norte y sur.</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>carta de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>columna %1 norte</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>fila %1 este</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>columna %1 sur</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>fila %1 oeste</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards, or ends where they are pushed in</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards that are lifted, ends where they are pushed in</comment>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>TrypsylonRules</name>
    <message>
        <source>A marsh of cards lies between four shores. One of you wants to walk from the &lt;b&gt;beach&lt;/b&gt; in the west to the beach in the east, the other from the &lt;b&gt;meadow&lt;/b&gt; in the north to the meadow in the south. Each turn, a card is pushed into a row or column and moves other cards along.</source>
        <translation>Un pantano de cartas se extiende entre cuatro orillas. Un jugador quiere ir de la &lt;b&gt;playa&lt;/b&gt; del oeste a la del este; el otro, del &lt;b&gt;prado&lt;/b&gt; del norte al del sur. En cada turno se inserta una carta en una fila o columna, y esta desplaza otras cartas.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>Todas las cartas son iguales. En la cara hay una pasarela con tres brazos: uno va a una &lt;b&gt;esquina&lt;/b&gt;, y los otros dos, al medio de los dos &lt;b&gt;lados&lt;/b&gt; que no tocan esa esquina. Así que cada carta puede ponerse de cuatro maneras.</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>Cuatro cartas, cada una girada un cuarto más: con un brazo en la esquina noroeste, noreste, sureste y suroeste.</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>Al principio todas las cartas están boca abajo y muestran agua.</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>Una jugada &lt;b&gt;toma&lt;/b&gt; una carta del tablero. Deja un hueco. Luego giras la carta como quieras, boca arriba, la apoyas contra un extremo de una fila o columna &lt;b&gt;con un hueco&lt;/b&gt; y la &lt;b&gt;insertas&lt;/b&gt;: las cartas entre ese extremo y el hueco avanzan un lugar, y la tuya ocupa el lugar del borde.</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>Izquierda: nueve casillas con un hueco en el centro. Los cuatro extremos de la fila y la columna del centro están marcados. Derecha: se ha insertado una carta desde el norte, y la que estaba allí llena el hueco.</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>El hueco del centro puede llenarse desde cuatro extremos. Aquí la carta llegó desde el norte.</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>Debe moverse al menos otra carta. Así que no se puede insertar nada en el extremo donde está el propio hueco: una carta del borde tiene tres extremos para volver, y una de la esquina, dos.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>El primer jugador empieza con una jugada simple. Después hay tres tipos de jugada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;Jugada simple.&lt;/b&gt; Toma una carta boca abajo e insértala.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;Jugada abierta.&lt;/b&gt; Toma una carta boca arriba e insértala. Solo la última carta insertada debe quedarse.</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>Izquierda: nueve casillas con dos huecos. Cinco extremos están marcados. Derecha: la primera carta se insertó desde el este y la segunda desde el norte, lo que movió la primera.</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>Dos cartas están fuera del tablero. La primera entró desde el este, y la segunda, desde el norte. Esta movió la primera hacia el sur.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;Fase final.&lt;/b&gt; Un turno que empieza con tres cartas boca abajo o menos no puede ser una jugada doble.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>Qué está unido</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;Lados.&lt;/b&gt; Dos vecinas están unidas si ambas tienen un brazo en el medio del lado entre ellas.</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>Tres cartas en una fila. Los brazos de las dos primeras se encuentran. La tercera no tiene brazo en el lado de la segunda.</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>Las dos primeras cartas están unidas. La tercera no.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;Esquinas.&lt;/b&gt; Donde se encuentran cuatro cartas, todos los brazos que van a ese punto están unidos, sean dos, tres o cuatro. Pero esto solo vale si las &lt;b&gt;cuatro&lt;/b&gt; cartas están boca arriba.</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>Izquierda: cuatro cartas boca arriba, dos de ellas unidas por la esquina. Derecha: las mismas cartas, pero una está boca abajo, y la esquina queda cortada.</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>A la izquierda el camino pasa por la esquina. A la derecha una carta sigue boca abajo, así que no pasa. El tablero muestra lo que falta.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>En el marco</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>Un brazo en el medio de un lado del marco está unido a esa orilla. Donde dos cartas se encuentran en el marco, los brazos que van a ese punto están unidos a la orilla y entre sí si &lt;b&gt;ambas&lt;/b&gt; cartas están boca arriba.</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>Izquierda: dos cartas llevan al mismo punto del marco oeste y están unidas al oeste. Derecha: la de abajo está boca abajo, y la de arriba no está unida al oeste.</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>A la izquierda, ambas cartas están unidas al oeste y entre sí. A la derecha, la de abajo sigue boca abajo, así que la de arriba no llega al oeste.</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>Un brazo que va a una &lt;b&gt;esquina del tablero&lt;/b&gt; está unido a las dos orillas que se encuentran allí, siempre.</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>Una carta en el noroeste con su brazo en la esquina del tablero. Está unida al norte y al oeste.</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>Esta carta está unida al norte y al oeste.</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>Dos cartas en el marco oeste con una carta boca abajo entre ellas. Ambas están unidas al oeste; al norte, solo la de arriba.</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>Ambas cartas llegan al oeste, pero no la una a la otra. Solo la de arriba llega al norte.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>Un tablero de cinco por cinco. Un camino lleva de la playa del oeste a la del este, en parte por esquinas. Se ilumina.</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>El camino de oeste a este está completo.</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>En realidad no hay tablas. Pero cuando la misma posición se da por tercera vez y le toca al mismo jugador, cualquiera de los dos puede reclamarlas.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>También en Expert el primer jugador empieza con una jugada simple. A partir de ahí solo hay &lt;b&gt;jugadas dobles y abiertas&lt;/b&gt;, y ambas están permitidas en cada turno. No hay fase final: si queda una sola carta boca abajo, una jugada doble toma solo esa.</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>Izquierda: ocho cartas boca arriba, y un hueco donde estaba la última carta boca abajo. Derecha: esa carta se ha insertado desde el este.</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>La última carta boca abajo hace por sí sola una jugada doble.</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>Jugadores de distinto nivel</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>En un tablero de 5 × 6 o 6 × 5 cartas, un camino es más largo. Dáselo al jugador más fuerte.</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>Carta tocada, carta jugada</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Varias partidas</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>Si se juega otra partida, empieza quien perdió la anterior. En Expert se alterna.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene el juego</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLON es un juego de Robert Witter y Frank Warneke, publicado por WiWa Spiele.</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>Las cuatro posiciones de una carta. Cada una se nombra por su esquina.</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>En la mesa, haz clic en una carta para levantarla. La rueda, un clic derecho, R y las flechas curvas a su lado la giran. Haz clic en una flecha de la orilla, y la carta se apoya allí; la marca de verificación, Intro o un segundo clic la insertan. Eso termina tu turno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;Jugada doble.&lt;/b&gt; Toma primero dos cartas boca abajo. Después inserta una de ellas y luego la otra. Solo puedes hacerlo si la última jugada fue &lt;b&gt;abierta&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>El marco es un final, &lt;b&gt;no un puente&lt;/b&gt;: ningún camino va por él ni lo cruza.</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>Ganas cuando, tras una jugada, un camino por cartas boca arriba une tus dos orillas, sin importar quién la hizo. Si las orillas de los dos jugadores quedan unidas a la vez, gana quien &lt;b&gt;hizo la jugada&lt;/b&gt;. En una jugada doble solo cuenta la posición tras la segunda carta.</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Con esta opción, una carta levantada tiene que jugarse, y una vez apoyada contra una fila o columna tiene que entrar ahí. Puedes girarla hasta que la sueltes. Con Deshacer aún se puede retirar una carta tocada, si los dos jugadores están de acuerdo.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>Victorias en la serie: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>Se empieza por turnos: la próxima partida la empieza %1.</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>Nadie ha perdido, así que cambia quien empieza: la próxima partida la empieza %1.</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>Empieza quien perdió: la próxima partida la empieza %1.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>De Robert Witter y Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>Playa</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Prado</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>Cartas para recortar, en papel grueso</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>Todas las cartas son iguales. Sirven para todos los tableros de estas páginas: 25 para el de 5 × 5, 30 para los de 5 × 6 y 6 × 5, todas para el de 6 × 6.</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>En cada casilla hay una carta boca abajo. Un jugador une las playas, el otro los prados: gana aquel cuyos dos lados quedan unidos después de una jugada.
La primera jugada: toma del tablero una carta boca abajo, ponla boca arriba, gírala como quieras e insértala por un extremo de la fila o la columna donde falta. Al menos otra carta tiene que moverse.
A partir de entonces se toma una carta así o una boca arriba, pero no la última insertada.
Se pueden tomar dos cartas boca abajo, las dos antes de insertar, si el otro jugador acaba de tomar una boca arriba y hay más de tres boca abajo.
En una esquina donde se encuentran cuatro cartas, los caminos solo están unidos si las cuatro están boca arriba.</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>Jugada doble: la última carta</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>Jugada doble: dos cartas boca abajo</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>Sin jugada doble en la fase final</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>Sin jugada doble: todas boca arriba</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>Jugada doble: solo tras una abierta</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>Jugada abierta, pero no con %1</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>Jugada abierta: una carta boca arriba</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>Toma una carta del tablero e insértala de nuevo.</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>Toma dos cartas boca abajo o una boca arriba.</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>Toma una carta e insértala de nuevo.</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>Ahora inserta la segunda carta.</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>Inserta una carta y luego la otra.</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>Toma la segunda carta.</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>Inserta la carta o toma una segunda.</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>Jugada simple: una carta boca abajo</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>Nada más en el primer turno</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>Sin jugada simple: todas boca arriba</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>La misma posición %n vez</numerusform>
            <numerusform>La misma posición %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>Gira la carta: rueda, clic derecho, R o las flechas a su lado.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>Insértala: otro clic en la flecha, Intro o la marca de verificación. Eso termina tu turno.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>Insértala: otro clic en la flecha, Intro o la marca de verificación.</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>Primera carta tomada</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>Segunda carta tomada</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>Tomar la segunda carta</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>Primera carta insertada</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>Insertar la primera carta</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>Insertar la segunda carta</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>Carta tomada</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Insertarla</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>Una segunda carta, para una jugada doble</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>Gira la carta y luego elige una flecha para insertarla.</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>Sin jugada abierta: solo %1, recién insertada, está boca arriba</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>Queda %n carta boca abajo.</numerusform>
            <numerusform>Quedan %n cartas boca abajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>Esto es la fase final.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>Cuando quede %n, empieza la fase final: ya no hay jugadas dobles.</numerusform>
            <numerusform>Cuando queden %n, empieza la fase final: ya no hay jugadas dobles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>No hay ninguna carta en %1.</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>Primero toma una carta del tablero. Después insértala.</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>Ya están boca arriba todas las cartas, así que no quedan jugadas simples.</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>La carta de %1 acaba de insertarse, así que no se puede tomar en este turno.</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>Una jugada abierta se hace con una sola carta. La carta de %1 se queda.</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>Ninguna carta está boca arriba salvo la que acaba de insertarse.</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>Una jugada doble toma dos cartas boca abajo. La de %1 está boca arriba.</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>Ya tienes dos cartas en la mano. La carta de %1 se queda.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>Las dos cartas se toman antes de insertar la primera. Ahora la carta de %1 se queda.</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>En tu turno tomas una carta y la insertas de nuevo.</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>La partida empieza con una jugada simple: una sola carta, boca abajo.</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>En Expert ahora no hay jugada simple. Toma una segunda carta antes de insertar la primera.</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>En Expert solo la primera jugada de todas es simple.</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>Ya están boca arriba todas las cartas. Solo quedan jugadas abiertas.</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>La partida ha terminado: dos lados opuestos están unidos.</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>Solo los dos jugadores pueden reclamar tablas.</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>Esto es la fase final: con %n carta boca abajo al empezar el turno no hay jugadas dobles.</numerusform>
            <numerusform>Esto es la fase final: con %n cartas boca abajo al empezar el turno no hay jugadas dobles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>Se pueden reclamar tablas cuando una posición se da por tercera vez. Esta se ha dado %n vez.</numerusform>
            <numerusform>Se pueden reclamar tablas cuando una posición se da por tercera vez. Esta se ha dado %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Tablas reclamadas</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 ha unido oeste y este con un camino de %n carta.</numerusform>
            <numerusform>%1 ha unido oeste y este con un camino de %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 ha unido norte y sur con un camino de %n carta.</numerusform>
            <numerusform>%1 ha unido norte y sur con un camino de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>Los otros dos lados también están unidos. Entonces gana quien hizo la jugada: %1.</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>La última carta la insertó %1, pero eso no importa.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>La misma posición se ha dado por tercera vez, y %1 ha reclamado tablas.</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>Se juega con «carta tocada, carta jugada»: una carta levantada tiene que jugarse. Con Deshacer aún se puede retirar, si los dos jugadores están de acuerdo.</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>Se juega con «carta tocada, carta jugada»: la carta tiene que entrar donde se ha apoyado. Insértala con la marca de verificación a su lado, Intro o un clic en la misma flecha.</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>Este tablero no tiene %1.</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>Tras %1 no hay ningún hueco, así que nada podría moverse.</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>El hueco %2 está justo en %1. Tiene que moverse al menos otra carta.</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>el extremo norte de la columna %1</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>el extremo este de la fila %1</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>el extremo sur de la columna %1</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>el extremo oeste de la fila %1</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>Tienes una carta en la mano. Elige una flecha junto al tablero, con las teclas de flecha o un clic, para insertarla ahí.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>Aún tienes %n carta por insertar. Elige una flecha junto al tablero.</numerusform>
            <numerusform>Aún tienes %n cartas por insertar. Elige una flecha junto al tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>Una jugada doble solo se permite tras una abierta.</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>termina la partida en tablas</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>termina la partida con victoria compartida</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>termina la partida con victoria de %1 por %2 a %3</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>termina la partida con victoria de %1</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>Eso %1.</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>Eso %1 y %2.</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>termina la partida con %1 cada uno y desempate a favor de %2</translation>
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
        <translation>%1 (por ahora)</translation>
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
        <translation>Hecho con Byways</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>Acerca de Byways</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Mesa para juegos de caminos y conexiones</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Versión %1, con Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>El programa</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Los juegos</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>Todos juegan en una misma pantalla, por turnos. No se envía nada a ninguna parte: las partidas y los ajustes se quedan en este ordenador, y cada paso se guarda al momento.</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>Todo funciona solo con el teclado y con un lector de pantalla, en claro y en oscuro, y sin depender de los colores.</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>Más sobre ellos: %1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Byways es software libre: puedes usarlo, pasarlo a otros y modificarlo según los términos de la GNU General Public License, versión 3 o cualquier versión posterior. Viene sin garantía alguna. El texto completo de la licencia acompaña al programa.</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License, versión 3. %1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>Licencia MIT, de Niels Lohmann. %1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>Las imágenes, los iconos y los tableros se dibujaron para este programa y están cubiertos por su licencia.</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Byways es una mesa para juegos en los que los caminos crecen, se cruzan y se encuentran. Juegas directamente en el tablero; la mesa conoce las reglas y las explica.</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>Estos juegos los inventaron otros. Byways es una versión hecha por aficionados: no tiene relación con los autores ni con las editoriales, y no es uno de sus productos. Los nombres y las marcas pertenecen a sus dueños. Si un juego te gusta, busca el de verdad.</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>Byg se juega con las reglas de The Genius: Code Red. Nació de Symple, de Christian Freeling y Benedikt Rosenau. Over-Pass es una marca de Arthur Blumberg, usada bajo licencia exclusiva por Kadon Enterprises, Inc.</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recientes</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>&amp;Resaltado</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>Volver a la &amp;estantería</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Terminar el turno</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>A&amp;cordar tablas…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclado y ratón</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>&amp;Acerca de Byways</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>&amp;Notación en la lista de turnos</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>&amp;Lugares permitidos</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>Lugares permitidos y &amp;motivos</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>C&amp;opiar la partida</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Preparar &amp;una posición…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>&amp;Pegar una partida</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>Imprimir &amp;tableros…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>T&amp;irar los dados</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Al co&amp;mienzo</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>Turno &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>Turno &amp;siguiente</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>Al ú&amp;ltimo turno</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>Come&amp;ntario…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>Otras &amp;variantes</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>S&amp;olución…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Pa&amp;usar el reloj</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>A&amp;bandonar…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>De&amp;jar la partida…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Tablero &amp;entero</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Quién juega</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>Partidas ter&amp;minadas</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>Estadísticas &amp;de los jugadores</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>Anali&amp;zar la partida</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>Conse&amp;jos junto al tablero</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>Rompeca&amp;bezas y problemas</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>Partidas en la &amp;papelera</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>Conse&amp;jos: %1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>&amp;Imagen o PDF…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>Página &amp;web…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>Imagen &amp;animada…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Copiar la imagen</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>Marcador de la &amp;velada</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>E&amp;jercicio del día</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>Gi&amp;rar el tablero</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>A la &amp;izquierda</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>A la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>Imagen en e&amp;spejo</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>Hacia quien tiene el &amp;turno</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Como &amp;siempre</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>Opción %1, probabilidad de ganar %2: %3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>Opción %1: aún nada</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
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
        <translation>no en solitario</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>no con turnos secretos</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analizada</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Sin analizar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Leyendo las partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>Aún no se ha terminado ninguna partida. Aquí se conserva cada partida que llega a su fin.</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>Ninguna partida terminada coincide con lo elegido. Elige otra cosa o muéstralas todas.</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>Leyendo las partidas: %1 de %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Quién jugó</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>Qué resultado</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>El resultado de la persona elegida o, si no hay ninguna, si ha ganado alguien</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>Ver el análisis</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>Ya está analizada: ver qué fue lo importante</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Verla turno a turno: qué fue lo importante y qué habría sido mejor</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>No se puede quitar esta partida.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Está abierta en otra ventana, o no se puede cambiar nada en su carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>%n ilegible: mira la estantería</numerusform>
            <numerusform>%n ilegibles: mira la estantería</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>Papelera (%1)</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Elige antes una partida de la lista.</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>Nadie ha jugado un turno en esta partida.</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>El ordenador no juega a este juego, así que no puede analizar la partida.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>La mueve a la papelera, de donde se puede restaurar</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Poner aquí</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>Aquí puede empezar una partida.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Inicio habitual</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Tablero para preparar</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>Aún no se sabe. Buscando…</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>Lo guarda entre tus rompecabezas, como boceto si aún no se puede jugar.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>Se puede resolver en %n jugada.</numerusform>
            <numerusform>Se puede resolver en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>Se puede resolver en %n salto.</numerusform>
            <numerusform>Se puede resolver en %n saltos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>No tiene solución (demostrado). Puedes jugar de todos modos.</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>No se sabe: no se ha encontrado ninguna solución en un tiempo razonable. Puedes jugar de todos modos.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>Queda %n letra</numerusform>
            <numerusform>Quedan %n letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>Un nombre puede tener hasta %n letra</numerusform>
            <numerusform>Un nombre puede tener hasta %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>Haz clic para colocar; otro clic, o clic derecho, para quitar. Con el teclado: las flechas mueven el cursor, Intro coloca o quita, %1 quita, las cifras eligen qué colocar.</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>no se puede crear la carpeta «%1»</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>entretanto, otra ventana u otro programa ha cambiado la partida guardada</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1, la pista señala aquí</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>Las flechas mueven el cursor, N va al siguiente lugar donde se puede hacer algo, Intro actúa ahí.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>Las flechas mueven el cursor, Intro elige un lugar.</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>Tablero más grande</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Tablero más pequeño</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tablero entero</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>Mostrar otra vez el tablero entero (0)</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>sola</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>grupo de %n piedra</numerusform>
            <numerusform>grupo de %n piedras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>Iluminar los trazos que un intercambio podría cambiar para arreglar el tablero</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Camino</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Muro</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>Elegir una dirección</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>Trazar un camino</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>Trazar un muro</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>Intercambiar por un camino</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>Intercambiar por un muro</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1. P traza un camino, W un muro, las flechas giran</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>Enlace de %1 a %2</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1, libre. Aquí un camino cerraría un bucle y un muro aislaría hexágonos</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1, libre. Aquí un camino cerraría un bucle</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1, libre. Aquí un muro aislaría hexágonos</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, libre</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1, muro de %2</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1, camino de %2</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1, elegido para un intercambio</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1, parte de un bucle</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1, aísla hexágonos</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1, trazado en este turno</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>letra %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>aislado</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>muro de %1 hacia %2</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>camino de %1 hacia %2</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>nada trazado</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>letra %1, ruta completa</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>Aquí un camino cerraría un bucle</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>Aquí un muro aislaría hexágonos</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1. Intro, P o W llevan a sus enlaces</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>Las flechas van de hexágono en hexágono; Intro pasa a los enlaces de uno, donde las flechas giran, P traza un camino, W un muro y Esc vuelve.</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>Lápiz para caminos</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>Lápiz para muros</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>Lápiz para caminos (P). Arrastra de hexágono a hexágono, o haz clic entre dos hexágonos.</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>Lápiz para muros (W). Arrastra a lo largo de un lado, o haz clic en él.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>Hacer entrar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>%n pieza fuera</numerusform>
            <numerusform>%n piezas fuera</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>pieza</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>pieza de color %1</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>puede entrar una pieza</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>llegada que retira %1</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>un camino posible</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>hace entrar %1</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolverla</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Hacer entrar una pieza</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Ponerla aquí</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Tomarla</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>llegada que retira una de estas: %1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>¿Qué pieza se va, %1 o %2? Señálala; Esc cancela la jugada.</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>¿Qué pieza se va, %1 o %2? Una flecha la elige, Intro la retira, Esc cancela la jugada.</translation>
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
        <translation>Probabilidades de ganar: aún desconocidas</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>Probabilidades de ganar: %1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>Probabilidades de ganar, antes del último turno: %1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>Probabilidades de ganar, aún pensando: %1</translation>
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
        <translation>Nada</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>Tiempo por plan</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Tiempo para la partida</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>El del reglamento</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>El jugador deja la partida</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>El jugador pierde</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>Se indica, y se sigue jugando</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>Añadido por turno</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>Cuando se acaba el tiempo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Cuánto tiempo</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>no con el reloj en marcha</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>Con eso regalas mucho</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>Probabilidad de ganar con el mejor turno: alrededor del %1; con este: alrededor del %2.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jugarlo igualmente</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerlo</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>Mostrar por qué</translation>
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
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Comentario sobre este turno</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>Guardar el comentario (%1)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>Dejar el comentario como estaba</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>Sobra %n carácter. Acorta el comentario para guardarlo.</numerusform>
            <numerusform>Sobran %n caracteres. Acorta el comentario para guardarlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>Queda %n carácter</numerusform>
            <numerusform>Quedan %n caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>Es demasiado largo para pegarlo: un comentario tiene como máximo %n carácter.</numerusform>
            <numerusform>Es demasiado largo para pegarlo: un comentario tiene como máximo %n caracteres.</numerusform>
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
        <translation>Aprender %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>%1 de %2 lecciones hechas. Cada una dura de dos a cuatro minutos.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 de %2 lecciones hechas</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>Seguir con la lección %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>¿Empezar este curso de nuevo?</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>Se perderán sus estrellas.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>Empezar de nuevo…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Turno de %1</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1, pulsa Espacio cuando nadie más mire.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Levantar la cortina</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>Planes entregados: %1 de %n.</numerusform>
            <numerusform>Planes entregados: %1 de %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Copiar el resultado</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Calendario</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. Longest: %2.</source>
        <comment>days in a row now, and at most</comment>
        <translation>%1. La más larga: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>Ejercicio del día</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>El mes anterior</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>El mes siguiente</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Días del mes</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>empezado, sin terminar</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>Cada día un ejercicio nuevo, el mismo para todos.</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>No se ha encontrado ningún programa para abrirlo. Está aquí: %1</translation>
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
        <translation>En total</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>no jugó</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1, en total: %2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>El marcador está en el portapapeles.</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>No se puede imprimir el marcador</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>La impresora no acepta la página.</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>¿Empezar otra velada?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Esta velada</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>La velada empieza sola con la segunda partida de las mismas personas en menos de cuatro horas.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estantería</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>Cómo cuentan las partidas</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>Puntos de la partida</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>Aún nada. Juega dos partidas con las mismas personas, o empieza ahora y contará la próxima partida.</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>Empezar otra velada</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>Esto vacía el marcador. Las partidas terminadas y las estadísticas no cambian.</translation>
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
        <translation>Editar, copiar, compartir, quitar</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Qué se puede hacer con %1</translation>
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
        <translation>Este intento: %1. El mejor: %2.</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>Aún por conseguir: %1.</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>Con una pista: una estrella.</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1, volver a la lista</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%1 de %2 pasos hechos</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Incorrecto</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>Ver la pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>Qué jugaría un ordenador</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>Lo juega por ti. Entonces se consigue una estrella hueca</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>Empezar de nuevo: otro intento</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>Con una pista queda una estrella. Pulsa otra vez para verla. Después, las pistas salen enseguida.</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>La solución deja una estrella hueca. Pídela otra vez para verla.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>Al paso anterior</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>Evaluando tu turno</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>Tu paso más flojo decide las estrellas.</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>Lo juega por ti</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>Se mostró la solución. Juégala tú para conseguir una estrella hueca.</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>Se omitió un paso o se mostró su solución: esta lección da una estrella hueca.</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>Dónde mirar; pulsa otra vez para saber qué hacer. Entonces se consigue una estrella</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>Dónde mirar; pulsa otra vez para saber qué hacer</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>Sigue como quieras, con todos los bandos, o deja que un ordenador juegue con uno. Aquí nada cuenta.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>Guardar como partida</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>Sigue como quieras. Aquí nada cuenta.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1: %2 de %3 resueltos</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>Seguir desde el inicio</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Volver al ejercicio</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>¿Nuevo en este juego? Lección 1</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>Lo que habrá en el archivo</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>Imágenes escritas</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>Una carpeta para las imágenes</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>¿Reemplazar %n imagen?</numerusform>
            <numerusform>¿Reemplazar %n imágenes?</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>La carpeta ya tiene imágenes con estos nombres, por ejemplo %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n imagen en %1</numerusform>
            <numerusform>%n imágenes en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>Aún se está escribiendo.</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>Archivos %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportFields</name>
    <message>
        <source>The position</source>
        <translation>La posición</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>El tablero vacío</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, una imagen</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, un dibujo de cualquier tamaño</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF, una página para imprimir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparente</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Anchura en píxeles</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Altura en píxeles</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Lista de turnos en otras páginas</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>Toda la partida en imágenes</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>Toda la partida como página web</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>Toda la partida como imagen animada</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>Lado mayor en píxeles</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>Segundos por turno</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>Primer tablero; 0 es el comienzo</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>Último tablero</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>Lado mayor</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>Analizada</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>Todos sus turnos están analizados: ver qué fue lo importante</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>Turnos analizados: %1 de %n. Continuar</numerusform>
            <numerusform>Turnos analizados: %1 de %n. Continuar</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Verla turno a turno: qué fue lo importante y qué habría sido mejor</translation>
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
        <translation>Sacar la última pieza que entró</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>Pantalla completa. Se sale con %1 o %2.</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>De %1 a %n jugador</numerusform>
            <numerusform>De %1 a %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar a %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompecabezas</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>Rompecabezas de %1</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>Jugar a %1 contra el ordenador</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>Contra el ordenador: %1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>Jugar a %1 contra el ordenador: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>Aprender %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Aprender %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>%1 de %2 lecciones hechas</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>Problemas: %1 de %2 resueltos</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>Problemas de %1: %2 de %3 resueltos</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>fácil de aprender</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>algunas reglas</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>bastantes reglas</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empieza aquí</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>Mostrar los grupos de tres</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>Mostrar qué tres espacios forman un grupo (T)</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>cuadrado central, por donde las piezas van a casa</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>pieza de color %1 (%2)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>puede entrar una pieza</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>la pieza en la mano puede ir aquí</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>Hacer entrar una pieza</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>Llevar la pieza a casa</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Mover aquí</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Devolver la pieza</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Tomar la pieza</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>Puede entrar una pieza de la reserva: %1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>entonces pueden entrar piezas en %1</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>espacio de tránsito, para cruzar pero no para quedarse</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>aquí solo puede ir la pieza de %1</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>Mover aquí la pieza de %1</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>Ver otra vez la ronda %1</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>Señal a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>Señal a la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>&amp;Barrera</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>Te quedas donde estás.</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>Hacia el %1, tal como está el tablero: %n punto, hasta %2; %3.</numerusform>
            <numerusform>Hacia el %1, tal como está el tablero: %n puntos, hasta %2; %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>no está bajo tu control</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>tu %1 de esta ronda</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>aún sin dirección elegida</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1 está aquí</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>casilla de salida de %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>vale %n punto en esta ronda</numerusform>
            <numerusform>vale %n puntos en esta ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>Reserva: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>Reserva: %1, queda %n, en tu mano</numerusform>
            <numerusform>Reserva: %1, quedan %n, en tu mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>Reserva: %1, queda %n</numerusform>
            <numerusform>Reserva: %1, quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>Ir hacia el %1</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1, elegido. %2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>Tomar: %1</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>Colocar: %1</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>Retirar: %1</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>Ba&amp;ndido</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>Se juega la ronda %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>Las flechas mueven el anillo; Q E A D Z C eligen la dirección y S, quedarse; L, R y X ponen una señal o una barrera donde está el anillo.</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>haz clic o pulsa Intro para ir hacia el %1</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>en el recorrido de %1</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>haz clic o pulsa Intro para ir hacia el %1 o colocar una señal</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1 o colocar una señal</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
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
        <translation>Tabla de puntos</translation>
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
        <translation>Puesto</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>aún no jugada</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>%1 de ellos por bandidos</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>Aprender de los errores – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Aprender de los errores</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>Aquí %1 regaló un %2 de probabilidad de ganar. Encuentra un turno mejor.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Siguiente posición</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Juégalo tú</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>Lo mejor es %1. Probabilidades resultantes: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>Encontradas por tu cuenta: %1 de %n.</numerusform>
            <numerusform>Encontradas por tu cuenta: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>Así regalarías un %1 de probabilidad de ganar. Hay algo mejor.</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>No se sabe lo bueno que es eso.</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>Tan bueno como el mejor turno encontrado.</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>Eso estaba permitido. Prueba otra cosa.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>Ahí no.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 de %2 encontrados</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>Ahora termina el turno.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lección %1 de %2</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>Eso ha sido la lección %1.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>Al curso</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Terminar la lección</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>Es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Está dañado, o no es una partida guardada por Byways.</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>Contiene un nombre de jugador de más de %1 caracteres, o con caracteres que no se pueden mostrar en una línea.</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>No es una partida guardada por Byways: hay algo mal en «%1».</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>Lo escribió una versión posterior de Byways (formato %1). Esta versión no puede leerlo.</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>Es una partida de «%1», que esta versión no conoce.</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>Sus jugadores u opciones no encajan con el juego (%1).</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>El resultado que contiene no corresponde a sus turnos.</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>Ninguna partida puede empezar con la posición preparada que contiene.</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>La entrada %1 contiene un paso no permitido: «%2».</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>No está en UTF-8, la codificación de las partidas de Byways.</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>se ha vuelto demasiado larga para poder volver a leerla</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>no se ha podido volver a leer (%1)</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>No se puede guardar esta partida: %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>violeta</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>ámbar</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>grafito</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>Volver al final</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>Volver allí</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>Se ha conservado %n turno anterior, en la bifurcación del comienzo.</numerusform>
            <numerusform>Se han conservado %n turnos anteriores, en la bifurcación del comienzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>Se ha conservado %n turno anterior, en la bifurcación del turno %1.</numerusform>
            <numerusform>Se han conservado %n turnos anteriores, en la bifurcación del turno %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>Estás viendo un momento anterior. La ronda en curso sigue al final.</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>Estás viendo un momento anterior. Si sigues desde aquí, lo que vino después se conserva.</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>El comienzo, antes de %n turno.</numerusform>
            <numerusform>El comienzo, antes de %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>Después del turno %1 de %2.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1 Puedes seguir desde aquí: lo que vino después se conserva.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>El comienzo.</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1 Aquí le toca a %2.</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>Se ha conservado lo jugado antes, desde la ronda %1.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1 Puedes seguir desde aquí: lo que vino después se conserva, pero no el turno sin terminar.</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>Haz clic o pulsa una tecla para seguir</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>No se puede guardar la partida</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Partidas de Byways (*.byways *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>¿Abandona %1?</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>Entonces %1 gana la partida.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>¿Deja %1 la partida?</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>Los demás siguen jugando sin %1, que ya no puede ganar.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>¿Aceptan tablas todos los jugadores?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>Todos de acuerdo</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>La partida está en el portapapeles.</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>posición preparada</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>Preparar una posición – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>No se puede abrir la ronda en curso</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>Se selló en otro ordenador, o la partida se ha modificado a mano desde entonces. La partida sigue donde todos la vieron por última vez.</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>Copia primero una partida completa: empieza con { y termina con }.</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>Reglas de %1 – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1 (sin guardar)</translation>
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
        <translation>Se han tirado los dados: en esta mesa no se deshace nada anterior a una tirada</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>Dos ventanas se estropearían los turnos la una a la otra. Puedes seguir con una copia, tal como se guardó por última vez.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>No se puede abrir «%1»</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>«%1» ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>Otra ventana u otro programa lo ha escrito. Guardar aquí reemplaza lo que contiene ahora; «Guardar como» conserva ambos.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>Esta partida no se está guardando: %1.</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>Esta partida no está guardada.</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>Se perdería lo jugado desde la última vez que se pudo guardar (%1).</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>Dejarla sin guardar</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>Se perderían (%1).</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>Lo que se ha entregado no se puede deshacer</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>Aprender – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>Partidas terminadas – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>Estadísticas – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Aún no hay nada que deshacer</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>Análisis – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>El archivo de esta partida está lleno, así que eso no se ha podido añadir.</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>El reloj ha estado parado</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>El ordenador estuvo en reposo, o Byways no pudo funcionar, durante cerca de %n minuto. Ese tiempo no cuenta.</numerusform>
            <numerusform>El ordenador estuvo en reposo, o Byways no pudo funcionar, durante cerca de %n minutos. Ese tiempo no cuenta.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>El ordenador estuvo en reposo, o Byways no pudo funcionar, durante un momento. Ese tiempo no cuenta.</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>La partida está en el portapapeles, sin la ronda en curso.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>Está dañado, o no es una partida guardada por Byways.</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>No hay ninguna partida en este texto</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>Papelera – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>%1: ahora está en la papelera.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>No se puede restaurar esta partida.</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>Ya no está en la papelera.</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>Ver la papelera</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>Esta partida no está entre tus partidas terminadas.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Añadirla</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>Está entre tus partidas terminadas y cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>La copia de una partida solo contiene lo que todos han visto. Los planes entregados en secreto no se incluyen.</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>Guardado como %1, sin la ronda en curso</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>El archivo de esta partida está casi lleno. Los comentarios, variantes y análisis que ya no quepan no se conservarán.</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>Un entrenador puede avisar si un turno es un error grave.</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>Jugar con el entrenador</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>La imagen del tablero está en el portapapeles.</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>Ejercicio del día – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>Marcador – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>Queda por repetir %n problema fallado.</numerusform>
            <numerusform>Quedan por repetir %n problemas fallados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>Está entre tus partidas de la estantería.</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>El ejercicio de hoy está hecho. Racha de %n día.</numerusform>
            <numerusform>El ejercicio de hoy está hecho. Racha de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>El ejercicio de hoy está hecho.</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>El ejercicio del %1 está hecho.</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>Segunda partida de la velada: ahora Byways lleva el marcador. %1.</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>Ver el marcador</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>Tus resultados de rompecabezas, problemas y lecciones no se están guardando: %1.</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>Tus últimos resultados de rompecabezas, problemas y lecciones no están guardados.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>Nadie ha movido desde hace %n turno.</numerusform>
            <numerusform>Nadie ha movido desde hace %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>Acordar tablas…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>Entrenamiento. Tu nivel: %1.</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>Esta ronda empieza de nuevo</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Partidas de Byways</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>No se puede guardar el rompecabezas</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>Guardado como boceto entre tus rompecabezas.</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>Guardado entre tus rompecabezas.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Guardar el rompecabezas</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>No se puede guardar el rompecabezas</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>Esto es un rompecabezas: %1.</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>Guardar entre tus rompecabezas</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>No se puede copiar el rompecabezas</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>No se puede quitar el rompecabezas</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>Su archivo no se puede mover a la papelera.</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>La partida acabará sin ganador.</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>Un boceto aún no se puede compartir</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>Desde su posición no puede empezar ningún rompecabezas. Edítalo hasta que pueda; entonces se podrá compartir.</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>El resultado está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>Nuevo rompecabezas</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Crear un rompecabezas</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>Código del rompecabezas</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>El mismo código da en todas partes el mismo rompecabezas. La dificultad se mide según cuántos intentos hacen falta para encontrar una solución.</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>Crear otro</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1, %n pieza. %2.</numerusform>
            <numerusform>%1, %n piezas. %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>Primeras jugadas que se sabe que llevan a una solución: %1 de %n.</numerusform>
            <numerusform>Primeras jugadas que se sabe que llevan a una solución: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>El código está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>Ordenador %1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>libre para una pieza</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>pieza de color %1 (%2)</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>a prueba</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>Probar la pieza aquí</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Devolver la pieza</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>Tomar una pieza</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>Personas que ya han jugado</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  nivel %2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>Nueva partida: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Valores habituales</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Preparar una posición…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>Deshacer tiradas</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>Activado: se puede deshacer más allá de una tirada, y la lista marca los turnos jugados conociendo la tirada siguiente.</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>Apertura equilibrada</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>Entre jugadores fuertes, el asiento decide la mayoría de las partidas en este tablero. Activado: %n turno inicial viene dado, y desde ahí puede ganar cualquiera de los dos. Si se juega otra vez, se intercambian los asientos.</numerusform>
            <numerusform>Entre jugadores fuertes, el asiento decide la mayoría de las partidas en este tablero. Activado: los %n primeros turnos vienen dados, y desde ahí puede ganar cualquiera de los dos. Si se juega otra vez, se intercambian los asientos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>Más opciones (%n cambiada)</numerusform>
            <numerusform>Más opciones (%n cambiadas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Deslizamiento</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1 por %n jugada</numerusform>
            <numerusform>%1 por %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>cuadrado central</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>pieza de color %1 (%2)</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Devolver la pieza</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>Tomar la pieza</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>salida, desde donde las piezas van a casa</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>Tomar esta pieza en su lugar</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>No se puede crear la carpeta «%1».</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>Boceto</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>Borde del panel</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>Arrástralo para cambiar el tamaño del panel; con el teclado, usa las flechas</translation>
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
        <translation>Papel</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>El reloj está parado, y el tablero está oculto.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>La misma persona que…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>Separar los nombres otra vez</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>Recuperar a las personas olvidadas</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Contar otra vez todas las partidas</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>¿Son %1 y %2 la misma persona?</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>La misma</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>La misma persona</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>¿Olvidar a %1?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>¿Con qué nombre contar las partidas de %1? Las partidas guardadas no cambian, y puedes volver a separar los nombres.</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>Desde ahora esta persona queda fuera de las estadísticas, y en las partidas de sus rivales aparece alguien sin nombre. Las partidas se conservan.</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Restablecer la valoración…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>Restablecer las estadísticas…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>¿Cómo debe llamarse %1 en las estadísticas? Las partidas guardadas no cambian.</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>Sus partidas se contarán juntas. Más tarde puedes volver a separarlas.</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>No se ha podido guardar, así que nada ha cambiado.</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>¿Restablecer las estadísticas de %1?</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>Las partidas jugadas hasta ahora dejarán de contar. Las partidas en sí se conservan.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>¿Restablecer la valoración de %1 en %2?</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>Los ordenadores a la medida de esta persona vuelven a empezar en un nivel fácil. Las partidas y las demás estadísticas se conservan.</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1 (tecla %2)</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>Qué colocar</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>vacante</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>tira</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>Quién juega por %1</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>con entrenador</translation>
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
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>Ayuda en el tablero</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>Las piezas se mueven hasta su lugar. Desactivado: aparecen allí al momento.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>El tablero tal cual, como en una mesa de verdad.</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>Los lugares permitidos están marcados.</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>Señala cualquier otro lugar para ver qué regla lo prohíbe y qué lo demuestra.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>La lista de turnos se escribe con coordenadas en lugar de palabras.</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>El reloj espera a la ventana</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>En partidas con reloj, el tiempo se detiene mientras se usa otra ventana.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Con calma</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al momento</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Los ordenadores juegan</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>Lugares permitidos</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>Lugares permitidos y motivos</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Whose turn it is, above the board</source>
        <translation>Aviso de turno sobre el tablero</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>El grande se lee desde el otro lado de la sala. Aparece cuando juegan dos o más personas.</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>Ejercicio de hoy</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>La estantería empieza cada día con un ejercicio nuevo.</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>Imprimir tableros</translation>
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
        <translation>La página</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>No se puede imprimir la página.</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>Una página con el tablero, los marcadores de puntos que necesita y un breve recordatorio de las reglas. En una funda de plástico admite rotuladores borrables.</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>No se puede dibujar la página.</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>Todos, %n página</numerusform>
            <numerusform>Todos, %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Archivos PDF</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>No se puede imprimir la página.</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>La página</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La posición</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>El tablero vacío</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>Lista de turnos en otras páginas</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
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
        <translation>Ese no es.</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>Así se pierde.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>Gana %1, haga lo que haga %2.</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>Este es el turno.</translation>
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
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Juégalo tú</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Siguiente problema</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Todos los problemas</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Volver a verla</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1, de un máximo de %2.</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>Crear uno propio…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>Crear un rompecabezas propio de %1</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>Rompecabezas y problemas</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>Problemas de todos los juegos, uno tras otro, cerca de tu nivel; los que falles vuelven</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>Entrenamiento con %1</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>Nuevo rompecabezas…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>Nuevo rompecabezas de %1</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>Tus rompecabezas</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>Guardar un archivo para compartir…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>Creados últimamente</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>Guardar %1</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>Buscando: %1 posiciones</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>Ninguna desde aquí. Buscando %n jugada más atrás</numerusform>
            <numerusform>Ninguna desde aquí. Buscando %n jugadas más atrás</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>Jugada entera</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>Juégalo tú</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>Desde tu posición</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Ir al inicio</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>Ir a la jugada %1</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Ver todos</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>Ver una solución</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1 de %2 piezas</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n pieza restante</numerusform>
            <numerusform>%n piezas restantes</numerusform>
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
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Récord: %1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>Casi resuelto.</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>Bloqueado.</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>Se puede hacer mejor, así que cuenta como intento fallido.</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>Es tu récord.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>Mueve la pieza de %1.</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>No hay solución desde aquí. Desde el inicio hay una.</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>No hay solución desde aquí. Deshaz hasta la jugada %1 y la hay.</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>No hay solución desde aquí.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>No se puede decir si hay solución desde aquí: averiguarlo pide demasiada memoria.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>No se puede decir si hay solución desde aquí. La búsqueda no ha encontrado ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>%1 lleva a una solución, a %n jugada de aquí.</numerusform>
            <numerusform>%1 lleva a una solución, a %n jugadas de aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>Su última pieza no está en el centro.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>En total, %n jugada: iguala la mejor marca conocida.</numerusform>
            <numerusform>En total, %n jugadas: iguala la mejor marca conocida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>En total, %1: %n más que la mejor marca conocida.</numerusform>
            <numerusform>En total, %1: %n más que la mejor marca conocida.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>Olvidar estos archivos</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n turno</numerusform>
            <numerusform>%1 · %2 · %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · terminada</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>Hay %n partida en este texto. ¿Cuál abrir?</numerusform>
            <numerusform>Hay %n partidas en este texto. ¿Cuál abrir?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>Ver las reglas</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>Lo que dicen las reglas al respecto (Tab, luego Intro)</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>Reproducir otra vez</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Velocidad %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message>
        <source>A draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>Si juegas otra vez, se empieza con la misma posición.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 tuvo %n pista.</numerusform>
            <numerusform>%1 tuvo %n pistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 vio consejos en %n turno.</numerusform>
            <numerusform>%1 vio consejos en %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>Ver la partida turno a turno: qué fue lo importante y qué habría sido mejor</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>Un ordenador ha jugado por %1 durante un rato.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>La partida entera en imágenes, como página web o animación, o una imagen del tablero</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>Continuar %1, %2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>Un inicio propio</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n jugada hecha</numerusform>
            <numerusform>%n jugadas hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>Antes de la ronda %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>Posición preparada</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  Turno %2, %3: regala %4</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>Aquí nadie regaló mucho.</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>%1 no regaló mucho en ningún turno. Los turnos en que sí se regaló mucho están en «%2».</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Aún no se ha encontrado nada.</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>Probabilidades de ganar, turno a turno</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>Guardada con las demás variantes de esta partida.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1 jugó: %2.</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>Probabilidades resultantes: %1.</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>La respuesta de %1 %2.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>Mejor habría sido %1.</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1: en total, los dados cambiaron la probabilidad de ganar en un %2, y los turnos regalaron un %3.</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1 abandonó con una probabilidad de ganar de alrededor del %2.</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  Ronda %2, %3: regala %4</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>Esta partida ya tiene esa variante, o tantas como puede conservar (%1).</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>De media, %1 regaló en cada turno un %2 de probabilidad de ganar.</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this change stays unexplained.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>La probabilidad de ganar de %3 pasó del %1 al %2. Cada turno se juzga por separado, así que %4 de ese cambio queda sin explicar.</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>Turnos de todos</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Turnos de %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>Turnos analizados: todos (%n).</numerusform>
            <numerusform>Turnos analizados: todos (%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>Turnos analizados: %1 de %n.</numerusform>
            <numerusform>Turnos analizados: %1 de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>Repasando los turnos más costosos.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Pausar el análisis</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Continuar el análisis</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Como se jugó</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>Mostrar lo mejor</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>Guardar con la partida</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>La añade a las demás variantes de esta partida, para que puedas seguir jugando desde ahí</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>Lo más importante</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>Turnos de quién</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>Aprender de los errores</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>Cada una de estas posiciones otra vez: encuentra un turno mejor</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>El único turno ya está analizado.</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1 Terminará en %2 aprox.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>Aún no se han encontrado errores de los que aprender.</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar a %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>Volver a los jugadores y al turno (Esc)</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesTools</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>Mover esta partida a la papelera</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>Mover %1, %2 a la papelera</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>&amp;Nombre…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>Entrenador: avisa si un turno es un error grave</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>¿Cómo se llama %1?</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>Usar este nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>Entrenador: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Intercambiar asientos</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>Cada uno ocupa el asiento del otro, con nombre y color</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>Todos pasan al asiento anterior, y el primero al último</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>Cada uno ocupa el asiento del otro, con las piezas que le corresponden</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Quién juega por el jugador %1</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>Se ajusta a cómo te fueron las últimas partidas.</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>Entrenador para %1</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>Entrenador para %1: avisa si un turno es un error grave</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>El entrenador avisa si un turno es un error grave. Para: %1.</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>Hay más de un jugador llamado %1. Cambia el nombre de uno para distinguirlos.</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>Entrenador: avisa si un turno es un error grave</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>Rotar asientos</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>Un nombre puede tener como máximo %n letra. El resto se ha cortado.</numerusform>
            <numerusform>Un nombre puede tener como máximo %n letras. El resto se ha cortado.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>Con reloj no hay entrenador: mirar un turno gastaría el tiempo de los jugadores.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Mostrar %n más</numerusform>
            <numerusform>Mostrar %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>Mesa para juegos de caminos y conexiones</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>Abrir una partida desde un archivo</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>Retos en solitario</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>Todas las partidas terminadas (%n)</numerusform>
            <numerusform>Todas las partidas terminadas (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>No se puede quitar esta partida.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>Está abierta en otra ventana, o no se puede cambiar nada en su carpeta.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>Esta velada: %1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>No se ha encontrado ningún programa que abra la carpeta.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclado y ratón</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>Actuar en un lugar del tablero</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>Mostrar u ocultar las coordenadas</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>Reglas junto al tablero</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>Otra partida del mismo juego</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Copiar la partida</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>Pegar una partida</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>En todos los tableros</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>En el programa</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimir la partida</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Señalar</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>Ver qué hay ahí y por qué no se puede hacer algo</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Botón derecho</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>En la lista de turnos</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>Ir a ese turno</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>Comentar ese turno, o elegir otra variante</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>Rueda, o arrastrar el control deslizante</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Recorrer la partida</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Al último turno</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>Comentar el turno en el tablero</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Soltar un archivo en la ventana</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Pantalla completa, o salir de ella</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Esta página</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>Deshacer, hasta lo que se entregó o se tiró</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Todas las partidas terminadas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>Todos los rompecabezas y problemas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>Juego siguiente o anterior en rompecabezas y problemas</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Mayús+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>Al siguiente lugar donde se puede hacer algo o al anterior</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O, Mayús+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>A tu siguiente pieza o a la anterior</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>Terminar el turno o entregar</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>Ir a la regla que nombra un aviso, o a los botones junto al tablero; Esc vuelve atrás</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>Menú contextual, salvo que el juego use ese botón</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>Actuar en el lugar marcado; fuera del tablero, pulsar el botón seleccionado</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>Ir de un lugar a otro</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>Girar el tablero a la izquierda o a la derecha</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>Cerrar un aviso, retirar el último paso de este turno o volver al final de la partida</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>%n pieza en el tablero.</numerusform>
            <numerusform>%n piezas en el tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>Una solución en %n jugada.</numerusform>
            <numerusform>Una solución en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>Jugada %1 de %2 de una solución: %3.</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>Jugada de la solución</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>Una solución</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Leyendo las partidas…</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>Aún no se ha terminado ninguna partida. Cuando se termine una, sus jugadores aparecerán aquí.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar las estadísticas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>No se pueden guardar las estadísticas</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>No se pueden imprimir las estadísticas</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>La impresora no acepta la página.</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>Se calculan con las partidas terminadas en este ordenador y no se guardan en ningún otro sitio</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>Estadísticas de quién</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>Como imagen, como tabla o en papel</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Imagen (PNG)…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>Tabla de todos (CSV)…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>%n ilegible, que no cuenta: mira la estantería</numerusform>
            <numerusform>%n ilegibles, que no cuentan: mira la estantería</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>Archivos %1</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>Tabla de ejercicios (CSV)…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>Renombrar, olvidar, restablecer</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>Restablecer la valoración…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1, piedra de %2</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1, colocada en este turno</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1, vacía, ahora no permitida: %2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1, vacía, lugar permitido</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>Colocar una piedra</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1, color de %2</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>De dónde salieron los puntos, ronda a ronda</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Tabla de puntos</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>El turno ha terminado. %1 lo deshace.</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1. %2 lo deshace.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>Deshecho. %1 lo repite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>Pista: primero dónde, luego qué; a la tercera se juega (H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>Pista: termina el turno.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>Pista: mira donde está el anillo.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>Pista: mira donde está el anillo: %1.</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>%1 ya no puede ganar si %2 no se equivoca.</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>Así gana %1, haga lo que haga %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1 podría responder con %2. %3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>Mejor habría sido %1. %2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>Pista:</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>Habrá pista cuando se haya jugado la ronda.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>Solo puede pedir pistas quien planea tras la cortina.</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>Tira primero los dados. Después una pista dice qué hacer con ellos.</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>No le toca a nadie, así que no hay pista.</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>Probabilidad de ganar para %1: alrededor del %2.</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1 %2 termina el turno.</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>La variante se ha quitado. Puedes restaurarla desde el menú de las otras variantes.</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>Habrá pista mientras planees la ronda.</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>Si la pides otra vez, se juega.</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>A %1 se le ha acabado el tiempo. Se sigue jugando.</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>El entrenador está comprobando… %1 lo omite.</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>Aquí le toca a %1. Ve a uno de tus turnos para seguir jugando.</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>Jugado de nuevo. %1 lo deshace.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>Un inicio propio</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>No se puede restaurar esta partida.</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>No se puede cambiar nada en su carpeta.</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>¿Eliminar definitivamente esta partida?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>¿Eliminar definitivamente todo lo que hay en la papelera?</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papelera</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>Lo que se quita se puede restaurar durante %n día</numerusform>
            <numerusform>Lo que se quita se puede restaurar durante %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Volver a la estantería</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Vaciar la papelera…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Eliminar definitivamente…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitada</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>Se guarda hasta</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1, %2. Esto no se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>%n partida. Esto no se puede deshacer.</numerusform>
            <numerusform>%n partidas. Esto no se puede deshacer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>Girar la carta</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Insertar la carta</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Devolver la carta</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>Tomar la carta</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>Apoyar la carta contra la fila</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>Mano, vacía</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>Mano, %n carta</numerusform>
            <numerusform>Mano, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1, la próxima con la esquina al noroeste</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1, la próxima con la esquina al noreste</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1, la próxima con la esquina al sureste</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1, la próxima con la esquina al suroeste</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1, hueco</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, boca abajo</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1, camino de la esquina noroeste al este y al sur</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1, camino de la esquina noreste al oeste y al sur</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1, camino de la esquina sureste al oeste y al norte</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1, camino de la esquina suroeste al este y al norte</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>unida al lado oeste</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>unida al lado este</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>unida al lado norte</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>unida al lado sur</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>última insertada</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>se puede tomar</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>Extremo norte de la columna %1</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>Extremo este de la fila %1</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>Extremo sur de la columna %1</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>Extremo oeste de la fila %1</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1, la carta está apoyada aquí. Intro la inserta</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, libre</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, cerrado</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>rayas rojas: en su esquina no se une nada hasta que también haya una carta boca arriba en %1</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>Rayas rojas: aquí no se une nada hasta que también haya una carta boca arriba en %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>Girar la carta a la izquierda (Q, o la rueda)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>Girar la carta a la derecha (R, clic derecho o la rueda)</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>Insertar la carta aquí (Intro)</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>Girar la carta a la izquierda</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>Girar la carta a la derecha</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>Insertar la carta</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBand</name>
    <message>
        <source>A draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player</comment>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1 comparten la victoria</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>A la vista de todos</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>%1 tira los dados</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>Le toca a %1</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>Posible: %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Momento anterior</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Decide el azar</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1, con el %2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>Tira %1</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>Tirar los dados (Espacio)</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>Por hacer: %1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>Planear en secreto</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Jugando…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>Este turno ya se ha jugado.</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>Antes de la ronda</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>Tipos de jugada</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>Planear la ronda</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>Planear tu parte de la ronda (%1)</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>Una cortina oculta la mesa. Uno tras otro, cada jugador la levanta y planea a solas (%1)</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>Entregar el plan: después ya no se puede cambiar (%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>Terminar el turno (%1)</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>Espera a que esto se juegue hasta el final.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>Aquí no hay ningún turno que terminar.</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1, y %n turno más</numerusform>
            <numerusform>%1, y %n turnos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Quitar una variante</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>Restaurar la variante quitada</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnList</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The current round</source>
        <translation>La ronda en curso</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al comienzo</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>Al último turno</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>Turno en el tablero</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>Recorrer la partida</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>aquí se separa otra variante</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>comentario: %1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Comentario…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Comentar este turno</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Otras variantes de esta partida</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>Posición preparada</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>jugado conociendo la siguiente tirada</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>Turno entero</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>Ya se han dado todas las pistas.</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>El turno: %1.</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>Mira donde está el anillo.</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>Lo que has empezado está bien: termina el turno.</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>Lo que habías empezado lleva por otro lado, así que se ha deshecho.</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>No se puede leer %n partida</numerusform>
            <numerusform>No se pueden leer %n partidas</numerusform>
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
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mover a la papelera</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>Como se jugó</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
</TS>
