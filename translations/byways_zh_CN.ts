<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another as a wall. Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes. Then, if you like, change one path of your own into a wall and one wall of your own into a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your turn the paths form no loop, and walls cut nothing off. When all six letters are connected the game ends. Each of your paths on the routes from A to A, B to B and C to C scores a point: dot it on the track, and past the end go round again. The highest total wins. If it is shared, who ended the game doesn&apos;t share.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with priority decides who goes First, and wins if the largest groups are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The First player opens second and takes the first full turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 seconds for each turn, and 5 minutes in reserve for the game. Whoever uses up both loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a side, %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides who has priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who goes First.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your opening stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of up to %n stone(s) placed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, and you want one big group. When to let go of the first for the second is what this game is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches none of its own colour is a group as well, of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet has two groups here and amber two. The rings show the liberties of the large violet group. On the table you see them when you point at a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lot gives one of you &lt;b&gt;priority&lt;/b&gt;. That player says who goes First, and later wins if the largest groups are equal. You can also settle both in the new game sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &lt;b&gt;opening&lt;/b&gt; is one stone each, on any empty cell. The Second player opens, then the First player follows. After that you take full turns, and the First player has the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, with dashed rings. One has grown the group at the top, one the group on the left. The third is a new group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of them have each grown a group, and the third has founded a new one. Dashed rings mark stones that you can still take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order in which you place them makes no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones of one turn don&apos;t touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle. The cell to its right is struck out, and the stone is ringed as the reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The struck cell touches a stone of this turn. In the next turn it would be free to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group grows once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each of your groups, look at it as it was when the turn began. In this turn, only one stone may go on its liberties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone of this turn touches it above. A cell that touches it below is struck out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stone above has grown the outlined group. A second one below would grow it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about your own groups. You may place as many stones as you like beside those of your opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. Then &lt;b&gt;each&lt;/b&gt; of them has grown, and no other stone of this turn may touch any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones. All the empty cells around the new group of five are hatched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone has made a group of five. The hatched cells are closed for the rest of this turn. Mind that you now have a group less, and perhaps a stone less in your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Each of you counts your largest group, and the larger one wins. If both are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you like it brisk, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Seconds that you don&apos;t need in a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the lot decides who has priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes First is settled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the two players can go First.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for %1 to place an opening stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening is one stone for each player, and yours is placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones of the same turn must not touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1, a group would grow for the second time. Each group grows only once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>That was all: %n stone(s) in this turn, one for each group you began it with, and never more than three.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The players have agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest group of %1 has %n stone(s), that of %2 has %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: three a side is over in ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the first turn. Then you go round in the order of the seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a side, %2 hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a side, %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paths form a loop, and no swap helps here. Take something back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap helps here. Take something back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paths form a loop. Mend it by a swap, or take something back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls cut hexes off. Mend it by a swap, or take something back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides who starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must mend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must mend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now change one of your walls into a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now change one of your paths into a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap a path and a wall, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each with a pen of their own. Little by little your &lt;b&gt;paths&lt;/b&gt; and those of the others grow into one network, and &lt;b&gt;walls&lt;/b&gt; decide where it can&apos;t go. Three routes run through it in the end. Who owns most of them wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six hexes carry a letter, one in each corner. Corners that lie opposite carry the same letter: there are two of A, two of B and two of C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two neighbouring hexes make a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path, or it holds one wall. It never holds two things at once, whoever they belong to. The outer edge of the board is no link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet and amber own two paths each. Violet has just drawn a third path, from the hex in the middle to the lower right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It need not touch another path of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table, drag from hex to hex for a path. For a wall use the right button, or take the wall tool. Until you end the turn you can take everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When path and wall are drawn you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall on the same link, and one of your walls becomes a path on its link. You do both or neither, once in a turn, and only with what is your own. Lines of this turn may take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same board after a swap. Where violet had a path at the top left there is now a violet wall, and a violet wall on the right has become a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet has given up the path at the top left and opened the wall on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a turn ends, the paths may not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: there is never more than one way from one hex to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three hexes at the upper right are joined by three paths, violet and amber. The loop glows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can&apos;t end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the turn this is no harm yet. A swap may &lt;b&gt;mend&lt;/b&gt; it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet has swapped one path of the loop away. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a turn ends, walls may not cut a hex or a group of hexes off from the rest. You could still walk from every hex to every other without crossing a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. A swap could open one of violet&apos;s walls, or the last one is drawn elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from A to A, one from B to B and one from C to C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, nor do paths beside the routes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on A, 2 on B and 2 on C; amber scores 2 on each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet owns three paths on route A, two on B and two on C, seven points in all. One of them lies on A and on B and has counted twice. Amber has two on each route, six points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points win. If several share the lead they share the win, with one exception: &lt;b&gt;who ended the game doesn&apos;t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five hexes a side is the full game. Four are quicker, and three make a game of ten minutes for two or three. The board of points is the one with four a side in another drawing: paths are sticks between the points, walls are counters on the lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three or more players anyone may leave. What they have drawn stays and counts for the routes of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can print all four boards in the menu Game and play with pens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a path of %2 on %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall of %2 is in the way on %1. A path can&apos;t cross it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path of %2 runs along %1. A wall can&apos;t cross it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a wall of %2 on %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the lot decides who starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts is settled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has left the game and can&apos;t start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn has one path, and yours is drawn. Take it back to draw another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn has one wall, and yours is drawn. Take it back to draw another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have made your swap. There is only one in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A swap changes two different links, and %1 has just been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no path of your own on %1. You swap only what is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no wall of your own on %1. You swap only what is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swap is half done. Now change one of your paths into a wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The swap is half done. Now change one of your walls into a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the names before the last one, the last name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn&apos;t share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who have left can&apos;t win: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path, wall and swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path, wall and half a swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path and wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players have agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Arthur Blumberg, Kadon Enterprises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw paths and walls in your colour, and own the longest part of the three routes that grow out of everyone&apos;s lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: turn tiles send you far, unless somebody else has bent the road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and open your way from shore to shore before theirs opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and bring your ten pieces home as the dice allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: every group of three that you complete brings another piece of yours in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never share a line with the other side. It gets tight quickly, and whoever finds no place has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peg solitaire round the corner: jump until a single piece is left, in the very centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of ways and links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start this game at once, such as byg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no language %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a theme is light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size is written like 1280x800</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game %1 to play here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” is no move in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the player whose turn it is lifts the curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has left the game has no more say in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players one resigns instead of leaving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more than two players one leaves instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>sign that turns left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sign that turns right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>robber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under your control: at most two cells away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under your control: in your line of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under your control: nobody else is as close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board ends there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it meets the rubber wall straight on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a barrier closes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has already been on %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HighwayRace</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New signs go up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Different tiles met on %n cell(s) and fail.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 meet on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot %1 goes to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes back to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barriers go. Robbers take their share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barriers go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sign turns over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayRanking</name>
    <message>
        <source>%1. %2 %3</source>
        <comment>place, player, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (has left)</source>
        <comment>player, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. In &lt;b&gt;six rounds&lt;/b&gt; you want to come as far as you can, and you bend the road so that the others don&apos;t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your submission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot gives everyone a corner, the &lt;b&gt;starting hex&lt;/b&gt;. In each round you submit, in secret: up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this screen one player after another is alone with the table, behind a &lt;b&gt;curtain&lt;/b&gt;. Look your submission over and change it as you like. Once you seal it, it can&apos;t be changed, and nobody will see it: only what comes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: all that are at most two steps away from you. Several players may control the same cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands on A1 controls the nine tinted cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits on a cell where a player stands. A barrier never lies on a corner. Your own signs and your barrier go on different cells. They may cover what lies there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same cell and the same thing, it lies there. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player wanted a sign here, another one a barrier: both fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs stay until something covers them. Barriers are gone at the end of the round, and a sign under a barrier is gone with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everyone travels, from the cell where the last round left them. You go straight on. On a sign you turn by one side of the hex, to &lt;b&gt;your&lt;/b&gt; left or right. Players don&apos;t stand in each other&apos;s way. Every cell that you move onto gives &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left on a sign on E4 and right on another one on B4, and ends at the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. The sign under the cell where you start does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. It stops before the cell where it started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five left turns lead back to the start, and there the journey ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who end a round on the same cell all go back to their own starting hex. If somebody else stands there, the lot finds a free starting hex. Going back gives no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner E9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have ended on E9, so both go back. On the way players pass through each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A twist in every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round 1 has none. Every other round changes one thing while it lasts; only the signs that are turned over in round 4 stay as they are then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others one each, and E9 at the edge none: ten points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. They go on past a sign, and end at the players on C3 and E7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs don&apos;t block the view, players do: the cells behind them are out of sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides the cells around a player on D3, all cells are tinted that are closer to that player than to the players on D7 and H3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells just as close to another player don&apos;t count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbers may hide anywhere that you control and where nobody stands, also on corners and with your own signs. They stop nobody and are never shown. Whoever moves onto one loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The traveller gets a point for E4 like for any cell, and pays two to the owner of the robber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along a side you bounce like a ball. A sign on the cell turns you first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One traveller comes to the corner E9 along the edge and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a corner only who comes straight from the middle stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After round 6 nobody is sent back any more. The most points win, and equal points share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is made for six. Two to five can play as well: then some corners stay empty. Or let seats &lt;b&gt;drift&lt;/b&gt;: nobody sits there, and the program submits something at random. You choose that for each seat when you set up the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay where you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You set out to the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides who returns where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot gives everyone a corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it over. Until you seal it, you can change everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place what you like, and choose where to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) as the board lies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the lot gives everyone a corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone has a starting hex already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no corner of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players can&apos;t start on the same corner %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1 who submits now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now. The players submit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have chosen a direction already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the direction of your journey first, or that you stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don&apos;t control %1: it is more than two steps away from you on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this round you control straight lines only, and %1 lies in none from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t see %1: %3 stands in the way on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than two steps away, and %3 on %2 is just as close to it or closer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing fits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing fits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a corner, and corners are never barred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have placed something on %1 already. Take that back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbers only come in round 5, and this is round %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your robbers hides on %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the lot decides to which starting hex %1 returns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to be sent to a starting hex by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the next to be sent back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no starting hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The lot names %n corner(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The lot sends %1 back to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points: Ann +5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players have agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south-east</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No twist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each, those on the edge of the board none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You control the straight lines that you can see, as far as the next player, instead of the cells around you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is right, right is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edge of the board throws you back. Only straight into a corner does the journey end there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West and east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards from west to east × cards from south to north. A board that isn&apos;t square evens out different skill: the stronger player takes the longer way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the first move there are only double and open moves, both in every turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who joins the beaches in the west and the east. The other one joins the meadows in the north and the south.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who makes the first move. If you play again, the loser starts; in Expert you take turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that is lifted has to be played, and where it has been set against a row it has to be pushed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins west and east, %2 north and south. Both ways are equally long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins west and east, %2 north and south. %3 has the longer way, which suits the stronger player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North and south</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrypsylonRules</name>
    <message>
        <source>A marsh of cards lies between four shores. One of you wants to walk from the &lt;b&gt;beach&lt;/b&gt; in the west to the beach in the east, the other from the &lt;b&gt;meadow&lt;/b&gt; in the north to the meadow in the south. Every turn pushes a card in, and everything in its row moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are the same. On the face is a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, the other two to the middles of the two &lt;b&gt;sides&lt;/b&gt; away from that corner. So each card can lie in four ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards, each turned a quarter further: with an arm in the corner at the north-west, the north-east, the south-east and the south-west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four ways of one card. They are called after the corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the beginning all cards lie face down and show water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move &lt;b&gt;takes&lt;/b&gt; a card off the board. It leaves a gap. Then you turn the card as you like, face up, set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;, and &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move up by one, and yours takes the place at the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: nine cards with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the one that was there fills the gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one other card has to move. So nothing can be pushed in at an end where the gap itself is: a card from an edge has three ends to go back to, one from a corner two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that there are three kinds of move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. Only the card that was pushed in last has to stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, first both of them. Then push one in and then the other. You may do this only if the last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: nine cards with two gaps. Five ends are marked. Right: the first card was pushed in from the east, the second from the north, which moved the first one along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards are off the board. The first went in from the east, the second from the north. It moved the first one to the south.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can&apos;t be a double move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side of the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn&apos;t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point are joined, whether two, three or four. But this holds only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: four cards face up, two of them joined across the corner. Right: the same cards, but one is face down, and the corner is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the left the way leads across the corner. On the right a card is still face down, so it doesn&apos;t. The board shows what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arm at the middle of a side on the frame is joined to that shore. Where two cards meet at the frame, arms into that point are joined with the shore and with each other if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower one is face down, and the upper one isn&apos;t joined to the west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the left both cards are joined to the west and to each other. On the right the lower one is still face down, so the upper one doesn&apos;t reach the west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is joined to both shores that meet there, always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card in the north-west with its arm into the corner of the board. It is joined to north and west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frame is an end and &lt;b&gt;no bridge&lt;/b&gt;: no way runs along it or across it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards on the western frame with a card between them that is face down. Both are joined to the west, only the upper one to the north.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win when a way of cards face up joins your two shores after a move, whoever has made it. If both players&apos; shores are joined at once, the one who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move only the position after the second card counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board of five by five. A way leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way from west to east is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no draw as such. But when the same position with the same player to move comes up for the third time, either of you may claim one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Expert the first player begins with a simple move as well. From then on there are &lt;b&gt;only double and open moves&lt;/b&gt;, and both are allowed in every turn. There is no endgame: if a single card is left face down, a double move takes just that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: nine cards, eight face up and a gap where the last one was that lay face down. Right: it has been pushed in from the east.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card that was face down makes a double move by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards one way is longer. Give it to the stronger player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you play by this option, a card that is lifted has to be played, and once it has been set against a row or column it goes in there. You may turn it until you let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert you take turns at starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players take turns at starting: the next game is begun by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lost, so the start passes on: the next game is begun by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser starts: the next game is begun by %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move, after an open one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double move: the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double move: two cards face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double move: all are face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double move: last wasn&apos;t open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open move: no card is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open move, but not with %1</source>
        <comment>a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open move: a card face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>endgame in %n</source>
        <comment>cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>endgame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides who starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card off the board and push it in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take two cards that are face down, or one that is face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card and push it in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the card and push it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple move: a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else in the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No simple move: all are face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The same position %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>A card that has been lifted must be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is set against %1, so it must be pushed in there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board has no row or column that ends at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no gap in the row or column behind %1, so nothing could move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap %2 is right at the end %1. At least one other card has to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card is face up by now, so there are no simple moves any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in. It stays where it is for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open move is made with a single card. The card on %1 stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The one on %1 is face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold two cards. The card on %1 stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in. Now the card on %1 stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the lot decides who starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts is settled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you take a card and push it in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double move is the answer to an open move, and the last move was none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Expert there is no simple move now. Take a second card before you push the first one in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Expert only the very first move is a simple one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card is face up by now. Only open moves are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: with %n card(s) face down at the beginning of the turn there are no double moves.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This one has come up %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>from the north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east by a pathway over %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south by a pathway over %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well. Then the player who made the move wins: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was %1 who pushed the last card in, but that doesn&apos;t matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players have agreed on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for games of ways and links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byways is a table for games in which ways grow, cross and meet. One looks at the board, touches the board, and the table knows the rules and explains them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone plays at one screen, in turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything works from the keyboard alone and with a screen reader, in light and dark, and without relying on colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is no product of theirs. Names and trademarks belong to their owners. If you like a game, look for the real one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byg grew out of Symple by Christian Freeling. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about them: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The whole text of the licence comes with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and stand under its licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print boards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree on a &amp;draw…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tinted pathways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, placed in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light up the strokes that a swap could change to mend the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wipe it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall, arrows turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Space, P or W to choose a direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open. A path here closes a loop, a wall cuts hexes off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open. A path here closes a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open. A wall here cuts hexes off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, drawn in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths (P). Drag from hex to hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side or click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pen for paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, press Space when nobody else looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>players, minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Coming</source>
        <comment>a game that is not there yet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rob&amp;ber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Travelling %1 as the board lies: %n point(s), as far as %2; %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your %1 of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Play it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayScores</name>
    <message>
        <source>Score table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of them by robbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>The file is far too large to be a record of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged, or it is no record of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no record of a game: there is something wrong with “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a later version of Byways (format %1). This version can&apos;t read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is a record of “%1”, a game that this version doesn&apos;t know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record&apos;s players or options don&apos;t fit the game (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record breaks off: entry %1, step “%2”, is not possible there (rule %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result in the file is not the one that its turns lead to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can&apos;t be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graphite</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>This file can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of this game is still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can&apos;t be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – %2 – Byways</source>
        <comment>file or players, game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byways records (*.byways)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resigns?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others play on without %1, who can&apos;t win any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do all players agree on a draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends without a winner then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All agree</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drifts</source>
        <comment>a seat without a person</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours that differ in lightness too, and a clear mark on every piece: for everyone who can&apos;t tell some colours apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces move to their places. Off: they are there at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where one may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where one may go, and why not elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at any other place to see which rule forbids it, and what proves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tinted pathways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRYPSYLON shows all the time which pathways are joined to which shore, and which corner is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock waits for the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In games with a clock, time stands still while another window is in use.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Bypass, %1</source>
        <comment>a board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page with the board, its score tracks and a short reminder of the rules. In a plastic sleeve it takes dry-erase pens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page can&apos;t be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of %1 is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move on one seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each takes the other&apos;s seat, with name and colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone moves to the seat before, the first to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drifts</source>
        <comment>a seat without a person</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits here: at every turn the program plays something at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drifts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Forget these files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for games of ways and links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act on a place of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk from place to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act on the place with the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act there too, or end the turn where nothing can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last step of this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the board for the buttons beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, as far back as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the points came together, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the card against the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next with its corner north-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, next with its corner north-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, next with its corner south-east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, next with its corner south-west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, vacant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, way from the north-west corner to east and south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, way from the north-east corner to west and south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, way from the south-east corner to west and north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, way from the south-west corner to east and north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its corner lacks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everybody to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the curtain for the first player (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal the submission: it can&apos;t be changed any more (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>byways::app::TurnList</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
