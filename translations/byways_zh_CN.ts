<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>无名</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>这个棋盘上没有 %1 这个位置。</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>“%2”不能在 %1 上。</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>请指定轮到谁。</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>在这个局面中，对局已经结束。</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1还没有棋子，必须先落子。</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>每一格都要有牌，而 %1 上没有。</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>最后推入的牌必须正面朝上，而 %1 上的牌不是。</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>墙这么多，可能会有回合无法完成。墙最多只能比道路多 %1 堵。</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1 不是角，所以没有人能从那里开始。</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>两位玩家的起始格相同，都是 %1。</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>一轮开始时，不能有两位玩家都站在 %1。</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>一共 %1 轮。</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>掷骰之前，%1 上只能有正要入场的%2棋子。</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>%1 上的棋子会立即回家，所以那里不会有棋子。</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>%1棋子太少：只要备用区还有，棋盘上就至少要有两枚。</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>棋子不能停留在过境格里，而 %1 上就有一枚。</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1只有 %2 枚棋子。</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>开局最少 %1 枚棋子，最多 %2 枚。</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>这里一步也走不了。</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>缺少“%1”，或它的值有误。</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>分数在 −%1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>整套棋只有 %2 枚%1棋子。</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>%1不是%2的颜色。</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>各颜色沿螺旋依次排列：白、黑、红、蓝，如此循环。所以每种颜色要放得一样多。如果不能平分，白色先多一枚，然后是黑色，再是红色。</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>第一位玩家先做计划，所以必须轮到这位玩家。</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>单人挑战要有自己的起始布局，不能从任意局面开始。</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>单人挑战不能这样开局。</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>不能轮到玩家%1：没有这位玩家。</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1，空着</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>轮到谁</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its board</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>BygArranger</name>
    <message>
        <source>Priority</source>
        <translation>优先权</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先权</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时器</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>棋盘每边的格数。棋盘越小，对局越短。</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>每回合 60 秒，整局另有 5 分钟备用时间。两者都用完的人输。</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>每边 %1 格，共 %2 格</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>由有优先权的玩家选择</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>抽签决定谁有优先权。</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>放一颗棋子。</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>最多放 %n 颗棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>再放一颗棋子，或结束回合。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>结束回合。</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>开局棋子</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>已放 %1 颗棋子，最多 %n 颗</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>最大棋块：%1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>棋块：%1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>优先权：一样大时获胜</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>移到本行的两端</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>下一局由%1先手。</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>开局时双方各放一颗棋子，后手先放。然后先手进行第一个完整的回合。</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>请选择谁是先手。另一位先放一颗开局棋子，然后先手也放一颗，并进行第一个完整的回合。</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>每一格都已填满：结束回合，对局就结束了。</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>已经没有规则允许的空格：请结束回合。</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>回合开始时有 %n 个棋块，每个棋块可放一颗，但最多 3 颗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>回合开始时有几个棋块就放几颗：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>如果最大棋块一样大，有优先权的玩家获胜。也可以由这位玩家选择谁是先手：见下方。</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>放下你的开局棋子。%1是先手，在你之后放开局棋子，然后进行第一个完整的回合。</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>放下你的开局棋子。你是先手，接着第一个完整的回合也由你进行。</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>本回合现在只剩 %n 颗棋子的空间：它们不能彼此相邻，也不能扩展同一棋块。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>连接自己的棋块（%1 颗）</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>隔开%1的棋块（%2 颗）</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>使%1的最大棋块从 %3 颗变为 %2 颗</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使%1下回合可放 %n 颗棋子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>由相邻棋子组成的最大棋块获胜。一样大时%1获胜。</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>由相邻棋子组成的最大棋块获胜。</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>%1 放棋子</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>两位玩家用棋子填满棋盘。最后，&lt;b&gt;最大的棋块&lt;/b&gt;获胜。但你的棋块越多，能放的棋子就越多。所以你既想要很多棋块，又想要一个大棋块。什么时候舍前者而取后者，正是这个游戏的关键。</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>棋块与气</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>同色且相邻的棋子属于一体：它们组成一个&lt;b&gt;棋块&lt;/b&gt;。不与任何同色棋子相邻的棋子，单独一颗也是一个棋块。</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>棋块旁边的空格是它的&lt;b&gt;气&lt;/b&gt;。棋块可以在这些地方长大。</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>三颗紫色棋子组成的棋块，轮廓发光。圆环标出它的气。另有一个一颗紫色棋子的棋块，和两个各有两颗琥珀色棋子的棋块。</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>这里紫色有两个棋块，琥珀色也有两个。圆环标出紫色大棋块的气。在游戏桌上，指向一个棋块就能看到它的气。</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>开始之前</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>&lt;b&gt;开局&lt;/b&gt;时每人放一颗棋子，可放在任意空格。后手先放，然后先手放。此后双方进行完整的回合，由先手开始。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>回合开始时，数一数你的棋块。有几个棋块就可以放几颗棋子，但不超过&lt;b&gt;三颗&lt;/b&gt;。你必须至少放&lt;b&gt;一颗&lt;/b&gt;。棋子放在空格上，此后不再移动。</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>紫色在回合开始时有三个棋块，放了三颗棋子，用虚线圆环标出。一颗让上方的棋块长大，一颗让左边的棋块长大。第三颗是一个新棋块。</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>三个棋块，所以三颗棋子。其中两颗各让一个棋块长大，第三颗建立了一个新棋块。虚线圆环标出你还能收回的棋子。</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>放棋子的先后顺序没有影响。</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>同一回合的棋子不相邻</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>你在同一回合放下的两颗棋子不能相邻。</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>中间刚放下一颗紫色棋子。它右边的格子被划掉，这颗棋子作为原因用圆环标出。</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>被划掉的格子与本回合的一颗棋子相邻。下一回合就可以放了。</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>一个棋块每回合只长大一次</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>对你的每个棋块，都看它在回合开始时的样子。本回合中，它的气上只能放一颗棋子。</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>三颗紫色棋子组成的棋块，轮廓发光。本回合的一颗棋子从上方与它相邻。从下方与它相邻的一格被划掉。</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>上方的棋子已让有轮廓的棋块长大。在下方再放一颗，它就会又长一次。</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>这条只管你自己的棋块。在对手的棋块旁边，你想放多少就放多少。</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>连接棋块</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>一颗棋子可以同时与你的两三个棋块相邻，把它们连成一块。这样&lt;b&gt;每一个&lt;/b&gt;棋块都算长大过了，本回合的其他棋子不能再与其中任何一个相邻。</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>中间的棋子连接了两个各有两颗棋子的紫色棋块。五颗棋子的新棋块周围，所有空格都画了斜线。</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>一颗棋子连成了五颗的棋块。画斜线的格子在本回合内都不能再放。请注意，你现在少了一个棋块，下一回合也许会少放一颗棋子。</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>回合的第一颗棋子可以放在任意空格。所以总有地方可下，没有人会跳过回合。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>一直下到棋盘填满。双方各数自己的最大棋块，较大的一方获胜。若两者一样大，有&lt;b&gt;优先权&lt;/b&gt;的玩家获胜。所以总会分出胜负。</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>填满的棋盘。最大的紫色棋块有八颗棋子，最大的琥珀色棋块有七颗。两者都有轮廓，其余棋子变淡。</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>八颗对七颗：紫色获胜。其他棋块再多也不算了。</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>使用计时器</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>抽签让你们中的一位得到&lt;b&gt;优先权&lt;/b&gt;。这位玩家在对局前决定谁是&lt;b&gt;先手&lt;/b&gt;、谁是&lt;b&gt;后手&lt;/b&gt;，而且最后如果最大棋块一样大，就由这位玩家获胜。这两件事也可以在设置对局时定好。</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>想下得快一些，就打开计时器。这样每回合有 60 秒。用完之后，开始消耗你的备用时间：整局 5 分钟，不再补充。一个回合里没用完的秒数不会存下来。备用时间用完的人输。</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>Byg 是 Nick Bentley 在 2010 年设计的游戏，源自 Christian Freeling 和 Benedikt Rosenau 的 Symple。</translation>
    </message>
</context>
<context>
    <name>BygSheet</name>
    <message>
        <source>By Nick Bentley, 2010</source>
        <translation>Nick Bentley 设计，2010 年</translation>
    </message>
    <message>
        <source>To open, the Second player places one stone, and then the First player places one.
Your turn: place at least one stone, and at most one for each of your groups, up to three.
Stones placed in one turn must not touch one another. Each group that you had when the turn began may be extended by only one of them.
When the board is full, compare both players’ largest groups: the larger one wins. If they are equal, the player with priority wins.</source>
        <translation>开局时，后手先放一颗棋子，然后先手放一颗。
你的回合：至少放一颗棋子，有几个棋块就最多放几颗，不超过三颗。
同一回合的棋子互不相邻。你的每个棋块，以回合开始时的样子为准，最多长一颗棋子。
棋盘填满时，最大棋块较大的一方获胜；若一样大，有优先权的一方获胜。</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>先要抽签决定谁有优先权。</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>%1要先选择谁是先手。</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>谁是先手已经定了。</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>先手只能是两位玩家中的一位。</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>现在没有需要抽签的事。</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1有优先权，由其选择谁是先手。</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>现在该%1放开局棋子。</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>开局时每位玩家放一颗棋子，你的已经放了。</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>结束回合之前，请至少放一颗棋子。</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1 与 %2 相邻。同一回合的棋子不能相邻。</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>放在 %1 会让一个棋块第二次长大。每个棋块每回合只长大一次。</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>%1为先手</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n 颗棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>双方的最大棋块都有 %n 颗棋子。%1有优先权，因此获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>2 stones: C3, D4</comment>
        <translation>%2 放 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1’s largest group has %n stone(s), %2’s has %3.</source>
        <translation>
            <numerusform>%1的最大棋块有 %n 颗棋子，%2的有 %3 颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1有优先权，最大棋块一样大时获胜。</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1有优先权，最大棋块一样大时获胜。%2先放一颗开局棋子，然后先手%3也放一颗，并进行第一个完整的回合。</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>自己先手</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>本回合没有棋子可放了。你有 %n 颗：回合开始时有几个棋块就有几颗，最多三颗。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>%1的道路</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>%1的墙</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>棋盘越小，对局越短：每边三格的棋盘，一局大约十分钟。在交点棋盘上，道路是小棒，墙是圆片。</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>谁进行第一个回合。之后按座位顺序轮流。</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>每边 %1 格，共 %2 个六角格</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>每边 %1 个交点，共 %2 个</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>道路成环，这时互换也无济于事。请收回一些操作。</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>墙隔断了一些六角格，这时互换也无济于事。请收回一些操作。</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>道路成环。请用互换来修正，或收回一些操作。</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>墙隔断了一些六角格。请用互换来修正，或收回一些操作。</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>画一条道路和一堵墙，先后随意。</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>现在画一堵墙。</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>现在画一条道路。</translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>道路成环，必须用互换来修正。</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>墙隔断了一些六角格，必须用互换来修正。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>结束回合。</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>一条道路</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>一堵墙</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>互换，还差一半</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>互换，可选</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>在有圆环的位置画道路或墙</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C、小键盘</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>从六角格画出的方向</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>从一个六角格到另一个画道路，或沿边画墙</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>画墙，或擦掉刚画的</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>还没有路线贯通</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>互换已选好一半。再点击你的一堵墙，两者就会互变。要取消，请再次点击先选的那条道路。</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>互换已选好一半。再点击你的一条道路，两者就会互变。要取消，请再次点击先选的那堵墙。</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>结束回合，或者互换：点击你的一条道路或一堵墙，再点击另一种，两者互变。</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>之后可以互换：一条道路变成墙，一堵墙变成道路</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>得分按对局此刻结束来计算</translation>
    </message>
    <message>
        <source>All routes are complete: the game ends with this turn</source>
        <translation>三条路线全部贯通：本回合结束后对局结束</translation>
    </message>
    <message>
        <source>One path can complete the last route and end the game</source>
        <translation>再有一条道路就可能贯通最后一条路线，结束对局</translation>
    </message>
</context>
<context>
    <name>BypassFacts</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and their points</comment>
        <translation>%1 %2 分</translation>
    </message>
    <message>
        <source>completes route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>贯通路线 %1（%2）</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>断开路线 %1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>使路线 %1 变长：所差道路从 %2 条变为 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>使路线 %1 更近：所差道路从 %2 条变为 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>道路一旦连通六个角，三条路线上道路最多的人获胜。</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>道路 %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>墙 %1</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>道路 %1 变成墙</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>墙 %1 变成道路</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>互换 %1 和 %2</translation>
    </message>
</context>
<context>
    <name>BypassRoutes</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and their points</comment>
        <translation>%1 %2 分</translation>
    </message>
    <message>
        <source>Route %1 is complete: %2.</source>
        <comment>a letter, players with their points</comment>
        <translation>路线 %1 已贯通：%2。</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>路线 %1 又断开了。</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>路线 %1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1：尚未贯通。</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1：已贯通。%2。</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>所有人在同一个棋盘上画，各用自己的颜色。大家的&lt;b&gt;道路&lt;/b&gt;渐渐连成一张网，而&lt;b&gt;墙&lt;/b&gt;决定它不能通向哪里。最后有三条路线穿过这张网，在路线上道路最多的人获胜。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>两个相邻的六角格之间有一个&lt;b&gt;连接处&lt;/b&gt;。连接处要么空着，要么有一条道路，要么有一堵墙。不管属于谁，它从不同时容纳两样东西。棋盘的外缘不是连接处。</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>你的回合：一条道路和一堵墙</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>每回合你要画一条&lt;b&gt;道路&lt;/b&gt;和一堵&lt;b&gt;墙&lt;/b&gt;。先画哪个都行。</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>每边三个六角格的棋盘。紫色和琥珀色各有两条道路。紫色刚画了第三条道路，从中间的六角格通向右下方。</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>道路是从一个六角格的中心到相邻六角格中心的线。它不必与你的其他道路相接。</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>同一个棋盘。紫色还在左边的两个六角格之间画了一堵墙。</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>墙位于两个六角格之间的边上。任何道路都不能穿过它，你自己的也不行。</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>互换</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>道路和墙都画好之后，你可以进行&lt;b&gt;互换&lt;/b&gt;：你的一条道路变成同一连接处上的墙，你的一堵墙变成它那个连接处上的道路。要么两样都做，要么都不做；每回合一次，而且只能用你自己的。本回合画的线也可以互换。</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>互换之后的同一个棋盘。左上方原来的紫色道路现在是紫色的墙，右边的一堵紫色墙变成了道路。</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>紫色放弃了左上方的道路，打通了右边的墙。</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>不能成环</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>回合结束时，道路不能形成&lt;b&gt;环&lt;/b&gt;。所有道路都算，不分颜色：从一个六角格到另一个，通路绝不会多于一条。</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>右上方的三个六角格由三条道路相连，有紫色也有琥珀色。这个环在发光。</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>新画的道路在右上方闭合成环。照这样，紫色不能结束回合。</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>环上的一条道路变成了墙，右边的一堵紫色墙变成了道路。不再有东西发光。</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>紫色用互换去掉了环上的一条道路。现在可以结束回合了。“指给我看”会替你找出这样的互换。</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>不能隔断</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>回合结束时，墙不能把一个或一群六角格与其余部分隔断。从每个六角格出发，不穿过墙仍能走到其他任何一个。</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>左下角周围有三堵墙。这个角加了阴影。</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>第三堵墙隔断了左下角。紫色可以用互换打通自己的一堵墙，或者把最后一堵墙画到别处。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>在每条路线上，你自己的每条道路得 1 分。位于两条或三条路线上的道路得 2 分或 3 分。墙不得分，路线之外的道路也不得分。</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>棋盘与玩家</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>每边五个六角格是完整的游戏。四个更快；三个适合两三人，十分钟一局。交点棋盘就是每边四个的棋盘，只是画法不同：道路是交点之间的小棒，墙是线上的圆片。</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>三人或更多人玩时，任何人都可以退出。其所画的线会保留，并计入其他人的路线。</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>你可以在“对局”菜单里打印全部四种棋盘，用笔来玩。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>Bypass 是 Raymond Gallardo 在 2010 年设计的游戏。</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>六个六角格上有希腊字母，每个角一个。相对的两个角字母相同：α、β、γ 各有两个。</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>在游戏桌上，从一个六角格拖到另一个就画出道路。画墙用右键，或拿起墙笔。拿着笔时，点击也能画。结束回合之前，一切都可以收回。</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>在回合当中这还不要紧。可以用互换来&lt;b&gt;修正&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>一个回合结束时如果六个字母全部连通，对局立即结束。因为没有环，所以从 α 到 α、从 β 到 β、从 γ 到 γ 都恰好有一条&lt;b&gt;路线&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>结束的对局。道路网连通了全部六个字母。紫色在 α 上得 3 分，β 上 2 分，γ 上 2 分；琥珀色各得 2 分。</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>紫色在路线 α 上有三条道路，β 上两条，γ 上两条，共 7 分。其中一条同时位于 α 和 β 上，算两次。琥珀色在每条路线上各有两条，共 6 分。</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>分数最高者获胜。如果几人并列领先，就并列获胜，但有一个例外：&lt;b&gt;结束对局的人不能并列获胜&lt;/b&gt;。所以连上最后一个字母之前要三思。</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>路线的两个六角格一连通，路线就&lt;b&gt;贯通&lt;/b&gt;了。它会发光，卡片上会显示如果现在结束，每人各得几分。互换仍可能让它断开。</translation>
    </message>
</context>
<context>
    <name>BypassSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo 设计，2010 年</translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation>路线 %1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>你的回合：在一条线上放一根小棒作为道路，在另一条线的中间放一枚圆片作为墙。
然后，如果愿意，让你的一根小棒和一枚圆片互换位置。</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>你的回合：从一个六角格到另一个画一条道路，并在两个六角格之间画一堵墙。
然后，如果愿意，把你自己的一条道路变成墙，一堵墙变成道路。</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>你的回合结束后，道路不能成环，墙不能隔断任何地方。
六个字母全部连通时，对局结束。
从 α 到 α、从 β 到 β、从 γ 到 γ 的路线上，你的每条道路得 1 分：在计分轨上做记号，过了终点就再绕一圈。
总分最高者获胜。如果并列，结束对局的人不能并列获胜。</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>这个棋盘上没有六角格 %1。</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1 和 %2 不相邻，所以它们之间没有连接处。</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>每回合画一条道路，你的已经画了。要另画一条，请先收回它。</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>每回合画一堵墙，你的已经画了。要另画一堵，请先收回它。</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>请先画你的道路和墙，然后才能互换。</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>你已经互换过了。每回合只有一次。</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>你的回合还缺一条道路。</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>你的回合还缺一堵墙。</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>结束回合之前，请画一条道路和一堵墙。</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>互换要改变两个不同的连接处，而 %1 刚刚改过。</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>道路成环。回合不能这样结束。</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>墙隔断了 %1。回合不能这样结束。</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>对局已结束：所有字母都已连通。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1得 %2。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>其他玩家：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1在三条路线上共得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1在三条路线上各得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>%1结束了对局，所以不能并列获胜。</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>已退出的人不能获胜：%1。</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>%1 上已经有%2的道路了。</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>%1 上有%2的墙挡着。道路不能穿过它。</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>%1 上有%2的道路经过。墙不能穿过它。</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>%1 上已经有%2的墙了。</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>单独一个六角格上什么都不能画。请从这里拖到旁边的六角格，或点击两个六角格之间的边。</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>单独一个交点上什么都不能放。请从这里拖到旁边的交点，或点击两个交点之间的线。</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>%1 上没有你的道路。要互换，请点击你自己的一条道路：它会变成墙。</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>%1 上没有你的墙。要互换，请点击你自己的一堵墙：它会变成道路。</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>互换已选好一半：一堵墙。现在再点击你的一条道路。</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>互换已选好一半：一条道路。现在再点击你的一堵墙。</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Arthur Blumberg, Kadon Enterprises</source>
        <translation>Arthur Blumberg，Kadon Enterprises</translation>
    </message>
    <message>
        <source>Draw paths and walls in your colour, and own more of the three routes than anyone else.</source>
        <translation>用你的颜色画道路和墙，在由大家的线条长成的三条路线上，占有最长的部分。</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo，2010 年</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>棋块多，能放的棋子就多，但最后只算最大的一块。你什么时候把它们连起来？</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley，2010 年</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam，为 The Genius: Variations on a Theme 而作</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>把牌推入行列，移动整片地形，抢在对手之前打通从岸到岸的道路。</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter 和 Frank Warneke，WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>跳过长长的一串棋子，与棋盘另一头交换位置，按骰子的点数把你的十枚棋子带回家。</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>在线与线之间的格子里穿行：每凑成一个三格组，就能让自己的一枚棋子入场。</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>决不与对方同处一条线。很快就会拥挤起来，找不到位置的一方输。</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>棋盘上三枚棋子，外面等着三十七枚：用尽量少的步数让它们全部进场。</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>会拐弯的孔明棋：不断跳吃，直到只剩一枚棋子，正好在正中央。</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>四种颜色的四十枚棋子盘成一个螺旋。一跳一跳地把它解开，直到最后一枚。</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>暗中计划，然后一同出发：路牌送你走得很远，除非有别人让道路拐了弯。</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>%1棋子</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>棋子开始时的位置。</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>打开时：棋子不能越过同色棋子。</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>播放一个解法</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>把最后入场的棋子退回场外</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>提示；再按一次，显示整步</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>棋盘上有三枚棋子，另外三十七枚在场外等候。用尽可能少的步数让它们&lt;b&gt;全部&lt;/b&gt;入场。棋子放在线与线之间的&lt;b&gt;格子&lt;/b&gt;里。</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>每一步把一枚棋子越过一条边，移到空格里。只在一个点上相碰的格子不算相邻，也不能跳。你可以移动任意棋子，想移多少次都行。</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>三格组</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>一条线止于另一条线时，三个格子在这里会成 T 形：它们是一个&lt;b&gt;三格组&lt;/b&gt;。如果你移入一个组，而组里正好还有&lt;b&gt;一格&lt;/b&gt;是空的，一枚棋子可以从场外进入这一格。这不算一步。</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>一枚棋子移进了一格。T 形周围的三格中，现在有两格有棋子，第三枚棋子进入空着的那一格。</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>从 d1 到 e1 的一步占满了三格组中的两格。一枚棋子可以在 g2 入场。</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>过境</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>一枚棋子在四个过境格之一里，它的每条出路都有一个箭头。</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>b1 上的棋子现在必须继续走，其他棋子都不能动。</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>十六枚棋子摆在中心周围。不断跳吃，直到只剩&lt;b&gt;一枚棋子&lt;/b&gt;，并让它停在&lt;b&gt;中心格&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>跳吃</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>棋子跳过&lt;b&gt;一枚&lt;/b&gt;相邻的棋子，落到那枚棋子旁边的空交点上。在一条线上前后相接的交点算相邻。被跳过的棋子离开棋盘。</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>一枚棋子跳过了相邻的棋子，并在被跳过的棋子处转弯，那枚棋子有标记。</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>跳吃可以直走，也可以在被跳过的棋子处&lt;b&gt;转弯&lt;/b&gt;。只是不能跳回出发的地方。</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>同一枚棋子拿在手里，每个可以落下的交点都有标记。</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>D7 的棋子可以落下的所有位置。指向其中一个，就能看到哪枚棋子会被吃掉。</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>四种颜色的四十枚棋子盘成一条螺旋。把它解开，直到只剩&lt;b&gt;一枚棋子&lt;/b&gt;。最好让它停在&lt;b&gt;中心格&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>棋子越过一条由一枚或多枚棋子组成的&lt;b&gt;链&lt;/b&gt;，链上每枚棋子都与前一枚相邻，然后落到与最后一枚相邻的空交点上。它可以在每个交点转弯。任何交点都不能经过两次。</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>棋子绝不能越过&lt;b&gt;同色棋子&lt;/b&gt;。如果不计颜色，就可以越过任何棋子。</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>一枚白色棋子越过了一枚黑色棋子和一枚红色棋子。最后那枚红色棋子有标记。</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>&lt;b&gt;最后&lt;/b&gt;被越过的棋子离开棋盘，其他的留下。</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>在出口上</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>位于最外侧八个交点之一的棋子，只能&lt;b&gt;沿棋盘外缘&lt;/b&gt;跳跃，所越过的链和落点都要在外缘上。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>Over-Pass 的单人挑战之一，Arthur Blumberg 设计，Kadon Enterprises 出品。</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>一步如果同时凑成几个三格组，可以让几枚棋子入场。入场的棋子不会再带别的棋子入场；没有马上入场的，这一步就作废了。</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>内方格周围的四格是&lt;b&gt;过境格&lt;/b&gt;。棋子可以进入，但必须在&lt;b&gt;紧接着的&lt;/b&gt;下一步继续走，哪怕要退回去。中心格始终空着。</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>从 D7 经过 C7 到 B0。C7 上的棋子离开棋盘。</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>白色棋子越过黑色和红色。红色是最后一枚，所以离开棋盘。</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>同一个落点常常有几种走法，会移除不同的棋子。这时这些棋子会亮起，由你指出移除哪一枚。</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>可以随意撤销和重做。&lt;b&gt;提示&lt;/b&gt;从当前局面寻找解法，显示下一步要动哪枚棋子，再问一次就显示整步。如果没有解法，它会说明要退回多远。用了提示得一颗星。&lt;b&gt;解法&lt;/b&gt;会从头到尾播放一个解法；之后自己走出来，得一颗空心星。</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>%1 上没有可以跳吃的棋子。</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>%1 上的棋子不能跳过自己。</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>跳吃要越过一枚棋子，而 %1 是空的。</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>棋子要跳过相邻的棋子，而 %1 与 %2 不相邻。</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>跳吃不能回到出发的 %1。</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>越过 %1 的跳吃要落在它旁边，而 %2 不在它旁边。</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>跳吃要落在空交点上，而 %1 上有棋子。</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>%1 上没有可以跳跃的棋子。</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>跳跃不能落回出发的 %1。</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>%1 上的棋子不能越过自己。</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>跳跃要一路越过棋子直到落点，而 %1 是空的。</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>跳跃要落在空交点上，而 %1 上有棋子。</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>跳跃要落在最后越过的棋子旁边。%2 不在 %1 旁边。</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>没有棋子的链从 %1 通到 %2：中间有缺口。</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>%1 上的棋子在出口上，只能沿棋盘外缘跳跃。</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1 上没有可以移动的棋子。</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>移动要越过一条边，而 %1 与 %2 没有公共边。</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>%1 上已经有棋子了。</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 不是你移入的三格组里唯一的空格，所以那里没有棋子入场。</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 不属于任何三格组。移到那里不会让棋子入场。</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>在 Full House 中，任何棋子都不能进入中心格。</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>请先移动 %1 上的棋子：它在过境格里，不能停留。</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>请先跳吃：一步就是一次跳吃。</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>请先跳跃：一步就是一次跳跃。</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>请先移动一枚棋子：一步就是移动一次。</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>已经无法跳吃。请撤销，或重新开始。</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>已经无法跳跃。请撤销，或重新开始。</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>已经无法移动。请撤销，或重新开始。</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>棋盘上没有 %1 这个交点，不能跳到那里或越过它。</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>棋盘上没有 %1 这个交点，不能跳跃到那里或越过它。</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>棋盘上没有 %1 这一格，不能移到那里。</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>这里只有%1在玩，一次次跳吃。</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>这里只有%1在玩，一次次跳跃。</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>这里只有%1在玩，一步步移动。</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>%1 上的棋子在过境格里，现在必须继续走。</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>%1棋子不能越过同色棋子，而 %2 上的同色棋子挡住了去路。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>场外只剩 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>场外还有 %n 枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>有 %n 种走法</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1 越过 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1，入场：%2</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>全部 %1 枚棋子都已入场，用了 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>已经没有棋子可以移动。棋盘上有 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>已经没有棋子可以跳。还剩 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>只剩一枚棋子，在中心，用了 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>只剩一枚棋子，用了 %n 步，但不在中心。</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>跳过相邻的棋子，直走或拐弯都行。被跳过的棋子离开棋盘。</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>越过一枚或几枚棋子，绝不能越过同色棋子。最后被越过的一枚离开棋盘。</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>越过一枚或几枚棋子。最后被越过的一枚离开棋盘。</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>用尽可能少的步数让全部 %1 枚入场。</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>让全部 %1 枚入场：已知最佳为 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>只留下一枚棋子，并且在中心。</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>只留下一枚棋子，最好在中心。不能越过同色棋子。</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>只留下一枚棋子，最好在中心。</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>移动一枚棋子。三臂记号标出三格组：如果你移入一个组，而组里只剩一格空着，就可以再让一枚棋子在那里入场。</translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>%1 上的棋子不能移动：%2 上的棋子堵住了所有去路。</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>等级 %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>共 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>胜 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>平 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>负 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>解出 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>%n 局等级分对局之后：%1。最低 %2，最高 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>未解出</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>时间已到，超时 %1</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>回合 %1，备用 %2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>本回合还剩 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>还剩 %1</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>共超时 %1</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>每回合 %1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>备用 %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>道路与连接类游戏的游戏桌。</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>要打开的对局记录。</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>立即开始这个游戏，例如 byg。</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>把游戏桌的图片写入文件后退出。</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>图片的大小，例如 1280x800。</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light 或 dark。</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>语言代码，例如 de。</translation>
    </message>
    <message>
        <source>there is no language %1</source>
        <translation>没有语言 %1</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>主题必须是 light 或 dark</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>大小必须写成 1280x800 这样</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>没有游戏 %1</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>没有可以显示窗口的屏幕</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>立即打开这一课，例如 byg/3。</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>没有课程 %1</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>立即打开这道习题，例如 byg/7。</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>没有习题 %1</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>立即打开今日练习。</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>“%1”不是这个游戏中的走法。</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>要先由轮到的玩家拉开幕布。</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>这局里没有这位玩家。</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>多于两人的对局中不能认输，请改为退出对局。</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>一个人玩时只能认输：没有别人，谈不上退出，也没有计时器。</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>之后已经掷过骰子。在这张游戏桌上，不能撤销到掷骰之前。</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>协议平局</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>玩家们同意平局。</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1认输了。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1的时间用完了。</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>退出对局</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>其他人都已退出。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>抽签决定谁先开始。</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1先开始。</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽签决定</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>现在轮到%1。</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>这个棋盘上没有 %1 格。</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>%1 上已经有棋子了。</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>先要抽签决定谁先开始。</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>谁先开始已经定了。</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1已退出对局，不能先开始。</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>现在轮到电脑。</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>一局最多保留 %1 个其他分支，现在已经满了。请先移除一个。</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>已退出的玩家不能再参与。</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>两人对局中不能退出，只能认输。</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>这里一个回合只有一步，会自动结束。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>DayTexts</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its problem or puzzle</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>看过解法</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>没用提示</translation>
    </message>
    <message>
        <source>Byways %1 · %2 %3</source>
        <comment>a date, a game, stars</comment>
        <translation>Byways %1 · %2 %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>tries, hints, time</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>尝试 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>连续 %n 天</numerusform>
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
        <translation>%1的练习</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>明天开放</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>%n 天后开放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>最长连续 %n 天，明天重新开始。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>最长连续 %n 天，今天重新开始。</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>当天完成当天的练习，才计入连续天数。补做的日子算完成，但不计入连续天数。</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Reserve of %1</source>
        <comment>a colour</comment>
        <translation>%1的备用区</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>轮到谁</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>再试一遍</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>已看过解法</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>尚未解出</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>尚未尝试</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>已解 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>得星 %1/%2</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>已开始：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>草稿：现在还不能玩。</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>你的谜题</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>设计：%1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>没有解法（已证明）</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>第 %1 课</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>在第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>今天，%1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>当天完成，用时 %1</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>事后补做，用时 %1</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>不在你的谜题中</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>无法绘制图片。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>没有“%1”这个文件夹。</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>这个程序构建时未包含 giflib，而动图需要它。</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>图片的边长必须为 %1 到 %2 像素，写成 1280x800 这样</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>纸张必须是 a4 或 letter</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>把每个回合的图片写入文件夹后退出。</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>导出空棋盘，而不是局面。</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>导出时不带坐标。</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>PDF 的纸张：a4 或 letter。</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>导出需要一个对局记录，而且只能是一个</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>动图的每个回合必须显示 %1 到 %2 秒</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>导出的文件名必须以 .pdf、.svg、.png、.html 或 .gif 结尾</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>把局面写入文件后退出：pdf、svg 或 png；整局：html 或 gif。</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>GIF 中每个回合显示多少秒：0.1 到 10。</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1 已经存在，没有替换任何文件</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>没有“%1”这个文件夹</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>它不是普通文件。</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>Windows 把“%1”这个名字留给了设备</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>在 Windows 上，文件名不能包含“%1”</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>在 Windows 上，文件名不能以点或空格结尾</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>内容太多，无法再读取</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>在 Windows 上，文件名不能包含不可见的字符</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>找不到文件。</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>设计：%1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一回合之前</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>第 %1 回合：%2掷骰子</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>第 %1 回合：%2行动</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>回合列表</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>无路可走</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>已解出</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who has won, why</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>GroupsFace</name>
    <message>
        <source>Show every group of three</source>
        <translation>显示所有三格组</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>让 %n 枚棋子回家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>让 %n 枚备用棋子入场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使%1的棋子离中心近 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>把 %n 枚棋子留给比 %1 离中心更近的格子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>整个棋盘。每种颜色有三枚棋子在靠近边缘的格子里。中间周围的四格是过境格。</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>开局。两人玩时每人有两种颜色：一方白色和红色，另一方黑色和蓝色。三人玩时没有蓝色。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>各颜色轮流行动：白色、黑色、红色、蓝色。掷两颗骰子，点数&lt;b&gt;之和&lt;/b&gt;就是你的步数，全部用在&lt;b&gt;当前颜色&lt;/b&gt;的棋子上，一枚或几枚都行。没有用完的作废。</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>三格组</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>一条线止于另一条线时，三个格子在这里相会：另一条线的对侧一格，以及到此为止的那条线两侧各一格。这三格就是一组。</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>整个棋盘。每处线的终点都有一个三臂的小记号，连接三个格子。</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>每个记号连接一个三格组的三格。共有 36 个。按 T 键可在棋盘上显示。</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>如果你的一步占满了三格组的&lt;b&gt;第二&lt;/b&gt;格，你可以从备用区把一枚自己颜色的棋子放进&lt;b&gt;第三&lt;/b&gt;格，不花步数。另一格里是谁的棋子都行。一步可以同时对几个三格组生效。</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>一枚白色棋子移到三格组的一格，组里已经有一枚黑色棋子。第三格有标记：一枚白色棋子可以在那里入场。</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>白色移到黑色旁边，一枚白色棋子可以在第三格入场。</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>棋子只能在移动后马上入场，过后就不行了。入场的棋子本身不会凑成任何三格组。</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>过境与回家</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>回家的路经过一个&lt;b&gt;过境格&lt;/b&gt;，也就是那四块之一，再经过一个小三角到达中间。进入中间的棋子立即回家。过境格可以穿过，但回合结束时你的棋子不能留在其中。过境格不属于任何三格组，中间那格也不属于。</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>棋盘中间。一枚白色棋子经过一块过境格和一个小三角，到达深色方格。</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>只要一种颜色还有备用棋子，这种颜色就必须至少有&lt;b&gt;两枚&lt;/b&gt;留在棋盘上。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-Three 是 Arthur Blumberg 设计的游戏，由 Kadon Enterprises 作为 Over-Pass 套装的一部分出版。这里的棋盘是复原版。</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>棋子放在线与线之间的格子里。每种颜色有三枚从边缘附近开始，七枚在备用区等候。凑成三格组让它们入场，再让自己的全部棋子经中间回家。</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>每一步把一枚棋子&lt;b&gt;越过一条边&lt;/b&gt;，移到后面的空格里。只在一个点上相碰的格子不算相邻，也不能跳。</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>三步可以让这枚棋子回家。两步能到小三角。只有一步就不能出发。</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>最先让全部棋子回家的人立即获胜。两人玩时，由选项决定是一种颜色回家就行，还是两种都要回家。</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1 上没有可以移动的棋子。</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>这是%2的回合。%1棋子不能动。</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1 已被占：里面有一枚%2棋子。</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>移动要越过一条边，而 %1 与 %2 没有公共边。</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 不是你移入的三格组里唯一的空格，所以那里没有棋子入场。</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 不属于任何三格组。移到那里不会让棋子入场。</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>只要%1的备用区还有棋子，就必须有两枚%1棋子留在棋盘上；备用区还有 %n 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>%1的备用区已空，不会再有棋子入场。</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>%1的备用区只有 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>步数已用完。请结束回合。</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>没有%1棋子可以移动。请结束回合。</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>把%1棋子从一格移到另一格，步数以点数为限。</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>三格组已凑成：请在棋盘发亮处让 %n 枚棋子入场。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>让一枚棋子在 %1 入场：三格组已凑成</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>一枚棋子已在 %1 入场</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>回家：走到中心格 z</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>还不能回家：只要备用区有棋子，棋盘上就要留两枚</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>还有 %n 枚棋子可以在 %1 免费入场。回合结束时机会作废。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>%1 所在的三格组只剩它空着，但只有刚移入这个组之后，棋子才能入场；移出这个组或在别的组里移动之后都不行。</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>棋子不能留在过境格里，而这样一来 %1 就没有出路了。</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>棋子不能留在过境格里。这样一来，离开 %1 要 %n 步，而只剩 %2 步了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>棋子不能留在过境格里。离开 %1 要 %n 步，而你有 %2 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1，移出三格组。只有移入三格组时，棋子才入场</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>备用 %n 枚：一步占住三格组的第二格时，可以有一枚在第三格入场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>继续走出过境格：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>%1 上的棋子不能移动：%2 上的棋子堵住了所有去路。</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>%1 旁边没有%2棋子，所以没有棋子能移到那里。</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>每个三臂记号连接一个三格组的三个格子。</translation>
    </message>
</context>
<context>
    <name>HighwayArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>cell, what is there</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1的分数</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>左转路牌</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>右转路牌</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>左转路牌</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>右转路牌</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>路障</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>强盗</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>你在这里</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>由你控制：在两格以内</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>由你控制：在你的视线内</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>由你控制：没有人离得同样近</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>棋盘到那里为止</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>正面撞上橡胶墙</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>路障封住了 %1</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>已经走过 %1</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>预计走 %n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>按目前的棋盘得 %n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>六轮之后分数最高者获胜。</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>%1 放左转路牌</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>%1 放右转路牌</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>%1 放路障</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>%1 藏强盗</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>留在原地</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>向%1出发</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, number on the player&apos;s piece: Ann (1)</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>HighwayRace</name>
    <message>
        <source>New signs go up.</source>
        <translation>新路牌立起。</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>第 %1 轮结束。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>强盗取走他们的一份。</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>路障消失。强盗取走他们的一份。</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>所有路牌翻转。</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>路障消失了。</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1停在同一格 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>%n 位旅行者与别人停在同一格。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1从 %2 回到 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>%n 位旅行者回到起始格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>%1 上放了不同的路牌，所以都不算数。</translation>
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
        <translation>%1 %2（已退出）</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>六轮之后，%1得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>六轮之后，%1各得 %n 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>左转路牌</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>右转路牌</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>路障</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>走到棋盘边缘</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>径直冲进角里</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>被 %1 的路障挡住</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>在 %1 被自己的足迹挡住</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>%1 上%2和%3相遇：两者都作废。</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>%1 上%2相遇：全都作废。</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2：没有移动。是不是计划如此，仍是秘密。</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <comment>player, points, how the journey ended</comment>
        <translation>%1 %2：%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n barrier(s) taken away: %1. Barriers last one round.</source>
        <comment>barriers, their cells</comment>
        <translation>
            <numerusform>移除了 %n 个路障：%1。路障只保留一轮。</numerusform>
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
        <translation>其中来自强盗：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>最后一轮之前，%1以 %n 分领先。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>最后一轮之前，%1各以 %n 分领先。</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>最后一轮得分：%1。</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1停在同一格 %2。最后一轮之后，不再有人被送回。</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1在本轮结束时停在同一格 %2，所以各自回到自己的起始格。</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%1不能回到 %2，那里站着别人。将抽签选另一个起始格。</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%1不能回到 %2，那里站着别人。抽签决定其从 %3 移到空着的起始格 %4。</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1留在 %2，那就是自己的起始格。</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1从 %2 回到自己的起始格 %3。</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>所有人暗中计划，然后同时出发。&lt;b&gt;六轮&lt;/b&gt;之中，你要尽量走得远，还要让道路拐弯，使别人走不远。</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>你的计划</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>抽签给每人一个角，作为&lt;b&gt;起始格&lt;/b&gt;。每一轮，你暗中提交：至多&lt;b&gt;两块路牌&lt;/b&gt;，让旅行者左转或右转；至多&lt;b&gt;一个路障&lt;/b&gt;；以及你出发的&lt;b&gt;方向&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>你控制的格子</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>你把东西放在你&lt;b&gt;控制&lt;/b&gt;的格子上：就是离你不超过两格的所有格子。几位玩家可以控制同一格。</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>一位玩家站在角 A1。九个格子着了色：A1、A2、A3、B1、B2、B3、C1、C2 和 C3。</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>有玩家站着的格子上什么都不能放。路障不能放在角上。你自己的路牌和路障要放在不同的格子上。它们可以盖住原来在那里的东西。</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>同时进行</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>所有人提交之后，一切在同一时刻放下。如果几位玩家给同一格选了同一样东西，那里就放下一个。如果他们选了&lt;b&gt;不同&lt;/b&gt;的东西，就都不放，原来在那里的东西保留。</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>一块路牌和一个路障在同一格相遇，双双碎裂。</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>一位玩家想在这里放路牌，另一位想放路障：两者都作废。</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>路牌会一直留着，直到被别的东西盖住。路障在本轮结束时消失，被路障盖住的路牌也随之消失。</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>旅程</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>然后所有人从上一轮停下的格子出发旅行。你一直直走。遇到路牌时，你转过六角格的一条边，向&lt;b&gt;你自己的&lt;/b&gt;左边或右边。玩家之间互不阻挡。每走到一格得 &lt;b&gt;1 分&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>一位旅行者从 E1 向东走，在 E4 的路牌处左转，在 B4 的另一块路牌处右转，到边缘为止。</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>先左转，再右转：八格，8 分。出发那一格上的路牌不起作用。</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>遇到棋盘边缘、路障，或你在&lt;b&gt;本轮&lt;/b&gt;已经走过的格子，你就停在它前面。</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>一位旅行者从 E1 向东走，停在 E6，E7 的路障之前。</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>五块路牌引着一位旅行者绕了一圈。它停在出发的那一格之前。</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>左转五次就回到起点，旅程在它前一格结束。</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>两位旅行者，一位沿中间一行，一位沿边缘，停在同一个角 E9。</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>第 2 轮起的特别规则</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>第 1 轮没有。其他每一轮都会改变一件事，只在该轮有效；只有第 4 轮翻转的路牌会一直保持翻转。</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>一位旅行者从 E1 到 E9，经过中央横穿棋盘。</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>中央的三格各 2 分，另外四格各 1 分，边缘的 E9 不得分：共 10 分。</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>从 E3 的玩家伸出六条着色格组成的直线。它们越过一块路牌继续延伸，到 C3 和 E7 的玩家为止。</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>路牌不挡视线，玩家会挡：玩家身后的格子看不见。</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>D3 的玩家周围的格子着了色，所有离这位玩家比离 D7 和 H3 的玩家更近的格子也着了色。</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>强盗可以藏在任何由你控制而且没有人站着的格子里，角上可以，与你自己的路牌同格也可以。他们不阻挡任何人，也从不显示。谁走上有强盗的格子，就输给强盗的主人 2 分，所以分数可能低于零。你自己的强盗不会动你。</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>一位旅行者从 E1 向东横穿棋盘，经过 E4 上的一枚硬币。</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>旅行者在 E4 像在任何格子一样得 1 分，并付给强盗的主人 2 分。</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>一位旅行者从 C6 向东出发，在边缘反弹四次，停在 C5，自己的足迹之前。</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>在边上，你像球一样反弹。如果那一格有路牌，先按路牌转弯。</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>一位旅行者沿边缘来到角 E9，弹向 D8。另一位径直冲进角里，停了下来。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>不足六人</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>A1 的玩家控制着色的九格。</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>与另一位玩家同样近的格子不算。</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>只有背离棋盘中间、径直朝外走时，才会停在角里。</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>第 6 轮之后，不再有人被送回。分数最高者获胜。分数相同的玩家并列获胜。</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>在这块屏幕上，玩家依次在&lt;b&gt;幕布&lt;/b&gt;之后独自面对游戏桌。检查你的计划，随意修改。一旦提交就不能再改，也没有人会看到它：只会看到它的结果。</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>这个游戏是为六人设计的。两到五人也能玩：那样会有一些角空着。或者让电脑坐其余的座位：设置对局时，可以为每个座位选择由谁来玩。</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>两人都停在 E9，所以各自回到自己的起始格。路上玩家可以互相穿过。</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>一轮结束时停在同一格的玩家&lt;b&gt;都要离开那里&lt;/b&gt;：每人回到自己的起始格，也就是开局时所在的角。如果那里站着别人，就改为抽签选一个空着的起始格。已经在自己起始格的人留在原处。返回不得分。</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam 设计，为 The Genius: Variations on a Theme 而作</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Everybody starts in a ringed corner.
Each round, secretly write down your direction, up to two signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps from you.
Show all plans at once; different things on one cell cancel out.
Then travel straight on, turning at signs, until the edge, a barrier or a cell that you have already been on this round stops you.
Each cell that you move onto scores a point. Players who end on the same cell go back to their corners. Remove the barriers; signs stay.</source>
        <translation>每人从一个带圈的角出发。
每一轮，暗中写下：至多两块路牌（左转或右转）和至多一个路障，放在离你不超过两格的格子上，以及你的方向。
同时亮出；同一格上的不同东西互相作废。
然后一直直走，遇路牌转弯，直到被边缘、路障或你本轮走过的格子挡住。
每走到一格得 1 分。与别人停在同一格的人回到角上。路障消失，路牌保留。</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>选择方向，或不动</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>你留在原地</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>你向%1出发</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>抽签给每人一个角。</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>还可放 %n 块路牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>两块路牌都已放下</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>还可放一个路障</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>路障已放下</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>还可藏 %n 个强盗</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>两个强盗都已藏好</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>照现在的棋盘得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>起始格 %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>接下来是%1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>玩家依次暗中计划，然后大家同时旅行。</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>从托盘里取出想放的东西，放到棋盘上。然后选择去向：拖动你的旅行者，或按箭头。</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>有人的起始格被占了。抽签选一个空着的起始格。</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>检查你的计划。提交之前，一切都可以修改。</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>大家各自暗中计划，然后同时旅行。</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>先要抽签给每人一个角。</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>每人都已经有起始格了。</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1 不是棋盘的角。</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>两位玩家不能从同一个角 %1 开始。</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>现在该%1提交计划。</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>现在没有需要抽签的事。玩家们正在提交计划。</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>你的两块路牌都放下了。要放到别处，请先收回一块。</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>你的路障已经放下了。要放到别处，请先收回它。</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>你的两个强盗都藏好了。要藏到别处，请先收回一个。</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>你已经选了方向。</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>请先选择旅程的方向，或选择不动。</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>你不控制 %1：你在 %2，它离你超过两格。</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>本轮你只控制从 %2 出发的直线，而 %1 不在其中任何一条上。</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>你看不见 %1：%3站在 %2，挡住了视线。</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>%1 离你超过两格，而 %2 上的%3离它一样近或更近。</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>你自己站在 %1。那里什么都不能放。</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%2站在 %1。那里什么都不能放。</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1 是角，角上不能放路障。</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>你已经在 %1 放了东西。请先把它收回。</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>强盗只在第 5 轮出现，现在是第 %1 轮。</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%2站在 %1。那里不能藏强盗。</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>%1 已经藏了你的一个强盗。</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>现在没有需要抽签决定的起始格。</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1 不是起始格。</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%2站在 %1，所以不能把人送到那里。</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>对局已结束：六轮已经打完。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1在 %2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>抽签：%1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>提交计划</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>第 %1 轮：%2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>东</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>东北</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>西北</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>西南</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>东南</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C、小键盘</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>旅程的方向</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S、小键盘 5</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>留在原地</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>在有圆环的位置放左转或右转路牌</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>在那里放路障</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>在那里藏强盗，限第 5 轮</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>收回你放在那里的东西</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>你正在回看。按“从这里继续”重新开始这一轮，由%1先来。</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>把路牌或路障放到位，或挪到别处</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>现在所有人还看得见游戏桌。按“暗中计划”开始这一轮，由%1先来。</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>先要抽签决定%1回到哪个起始格。</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>%1要先回到起始格。</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>抽签决定%1到起始格 %2。</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>这一轮还没有开始。按“计划本轮”开始。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>%n 位玩家每人一个角，但抽出的角有 %1 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>中央争夺</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>颠倒世界</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>公路劫案</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>橡胶墙</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>无特别规则</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>中央的七格各 2 分，棋盘边缘的格子不得分。</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>你控制的不是周围的格子，而是你能看见的直线，直到下一位玩家为止。</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>棋盘上的所有路牌都已翻转：左变右，右变左。</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>最多藏两个强盗：谁走上有强盗的格子，就付给你 2 分。离你比离任何人都近的格子，也都由你控制。</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>每走到一格得 1 分。</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>第 %1 轮：%2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>棋盘的边缘会把你弹回。径直冲进角里的旅程，就在那里结束。</translation>
    </message>
</context>
<context>
    <name>Joined</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between phrases that have no full stops of their own</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a phrase as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
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
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左方向键</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右方向键</translation>
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
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The largest group wins</source>
        <extracomment>byg/1</extracomment>
        <translation>最大的棋块获胜</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>同一位玩家相邻的棋子组成一个棋块。这盘棋快结束了。请点击 Ann 最大棋块的所有棋子，就是有 D2 的那一块。</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>从 D2 出发，一颗一颗沿着相邻的棋子找。共有四颗。</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>四颗棋子。Ann 在上方和右边的其他棋块都更小。</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ben 的最大棋块也有四颗棋子。请点击它们，从 B4 开始。</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3 和 B4 相邻。Ben 还有哪些棋子与这两颗相邻？</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>各四颗。还空着两格，所以胜负未定。</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>棋盘填满时，棋块较大的一方获胜。请替 Ann 放一颗棋子并结束回合，最后一格由 Ben 填。要让 Ann 获胜。</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>现在 Ben 占了 C3，把他的两个棋块连成了八颗。Ann 的最大棋块是六颗。</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann 的最大棋块仍比 Ben 的小。</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>只数 Ann 的棋块。她的两颗棋子不相邻。</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>两个棋块，两颗棋子。</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>请放下 Ann 的两颗棋子，让她在回合结束时有四个棋块。</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>只放了一颗。Ann 现在有三个棋块，本来可以有四个。</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>与 Ann 的棋块相邻的棋子不会成为新棋块，只会让原来的棋块变大。</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann 的棋块不到四个。</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>避开 Ann 的棋子。C1 就是这样的位置，另外还有一个。</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>对局前抽签，给一位玩家优先权：一样大时由其获胜，也由其决定谁是先手。这次是你，Ann。请让 Ben 当先手。</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>这样选也可能很明智。但这次请让 Ben 当先手，看看会怎样。</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben 还不是先手。</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>请选择有 Ben 名字的那一行。</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>不管是不是先手，优先权都在 Ann 手里。现在 Ann 是后手。</translation>
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
        <translation>后手先放开局棋子。先手会得到另外的补偿。</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben 连续走了两个回合：先是开局棋子，再是第一个完整的回合。从现在起轮流进行。</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>另一盘棋：Ben 开局放在 C3，Ann 是先手。请试着用两颗棋子应对。</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>任意放一颗棋子，再在另一格放一颗。</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>开局时，一颗棋子就是一整个回合。</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>现在请试着把 Ann 的棋子放到 Ben 的棋子上，就是 C3：C 行的第三格。</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben 的棋子在中间，C3 上。</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>棋子不会移动，也不会离开棋盘。填了的格子就一直填着。</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann 用 A1 应对 Ben 的 C3。接下来是谁的回合？</translation>
    </message>
    <message>
        <source>Ann’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann 的</translation>
    </message>
    <message>
        <source>Ben’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben 的</translation>
    </message>
    <message>
        <source>Ann is the First player here.</source>
        <extracomment>byg/2</extracomment>
        <translation>在这里 Ann 是先手。</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>开局之后由先手接着下。</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>所以这是 Ann 的第一个完整的回合。她有一个棋块，可以放一颗棋子。请放一颗，让她之后有两个棋块。</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>那颗棋子与 A1 相邻，仍是一个棋块，所以 Ann 下一回合也只有一颗棋子。</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Ann 需要两个棋块。</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>这颗棋子不能与 A1 相邻。</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>有了两个棋块，Ann 下一回合就有两颗棋子。</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>棋块与气</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>棋块旁边的空格是它的气：可以在那里长大。F2 单独是一个棋块。请点击它的气。</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>与 F2 相邻的有六格，其中一格被 Ben 填了。</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>五口气。第六口被 Ben 的 E2 占了。</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>让 F2 长大：结束回合时，那里要有一个两颗的棋块，仍与其他棋子分开。</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3 也与 D4 相邻，于是 F2 成了大棋块的一部分。请选 F2 的一口不与 Ann 其他棋子相邻的气。</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 仍是单独一颗。请用它的一口气。</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 所在的棋块应该正好有两颗棋子。</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1、F3、G1 和 G2 与 F2 相邻，不与 Ann 的其他棋子相邻。</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>棋块只能在有气的地方长大。</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>还是这个棋盘。有一格同时是 Ann 两个棋块的气。请在那里放一颗棋子，让 F2 属于一个五颗棋子的棋块。</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 没有与大棋块连上。</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>看看 D4 与 F2 之间。</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>三个棋块变成了两个。</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>轮到 Ben。他有五个棋块。在 E5 放一颗之后，他有几个？</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 与 D5、E6 和 F4 相邻。C4 和 D5 原本就相邻。</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 把三个棋块连成了一个。A2 和 E2 上的棋子仍各自单独。</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>另一个棋盘。A1 只剩一口气 B2，Ben 把它填了。Ann 的棋子会怎样？</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>被拿走</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>留着，照样是一个棋块</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>棋子不会离开棋盘。</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>一到三颗棋子</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>开局结束：Ben 下了 D4，Ann 下了 B2。在第一个完整的回合，Ann 有一个棋块，可以放一颗棋子。请用它建立第二个棋块。</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>那颗棋子与 B2 相邻，所以只有一个棋块，下一回合也只有一颗棋子。</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>不要与 B2 相邻。</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>两个棋块，两颗棋子。请放两颗与任何棋子都不相邻的棋子，再试着放第三颗。</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4 和 G1 离什么都远。然后再选任意一个空格。</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>本回合的棋子建立了新棋块，但以回合开始时的数目为准。</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>那样也合乎规则，而且多半更好。但这次请放一颗就停。</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>那颗也与 D3 相邻。请用只与 B2 相邻的格子。</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>放一颗棋子，要与 B2 相邻，但不与 D3 相邻。</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>放在 A1、A2、B1 或 B3，然后结束回合。</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>不过至少要放一颗棋子。不能跳过回合。</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann 有五个棋块。Ben 下了 F5。Ann 现在可以放几颗棋子？</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>请放三颗棋子，让 Ann 的三个不同棋块各长一颗。</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann 在本回合还有棋子可放。</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>放了三颗，但不是每颗都与 Ann 的棋块相邻。现在她有了一个新棋块。</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>A1、B4、D1、D7 和 G1 是她的棋块。选其中三个，在旁边各占一格。</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>仍是五个棋块，其中三个变大了。</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>两个棋块，两颗棋子。Ann 的第一颗 C2 把两个棋块连成了一个。她还能放第二颗吗？</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>否</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>什么时候数棋块？</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>可以：棋块在回合开始时数。但下一回合她要重新数。</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>回合的两条限制</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann 有两个棋块，所以有两颗棋子。请试着把它们并排放在 A1 和 A2。</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>先放 A1，再放 A2。</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>同一回合的棋子不能相邻。下一回合就可以放 A2 了。</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>第二条限制：一个棋块每回合只长大一次。请试着放两颗互不相邻的棋子，都在 C2 和 D3 那个棋块旁边。</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 与 C2 相邻，E3 与 D3 相邻，而它们互不相邻。</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>以回合开始时的样子为准，一个棋块在本回合只能得到一颗棋子。</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>现在用允许的方式：在同一回合让两个棋块各长一颗棋子。</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5 仍是单独一颗。第二颗棋子本可以给它。</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>另一颗棋子本来也可以让较大的棋块长大。</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>现在一个棋块应有三颗棋子，另一个有两颗。</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>一颗放在 C2 或 D3 旁边，另一颗放在 E5 旁边，两颗不能相邻。</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>每个棋块一颗棋子：所以你放的棋子不能多于你的棋块数。</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>这里 Ann 有三个棋块：C2 和 D3、E5、G2。下面有一个回合会让一个棋块长两次。哪个不被允许？</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>在每个回合里，找出与 Ann 的同一个棋块相邻的两颗棋子。</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2 与 D3 相邻，B1 与 C2 相邻：是同一个棋块。</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>这些限制只管你自己的棋块。请放两颗棋子，都在 Ben 的 C4 和 C5 那个棋块旁边。</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>有一颗在那里了。第二颗也可以放在 Ben 的同一个棋块旁边。</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ben 的那个棋块应该少两口气。</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4 在它上方，D6 在它下方。它们各与 Ann 的不同棋块相邻，或不与任何棋块相邻。</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>连接棋块</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>有一格与 Ann 的三个棋块都相邻。请在那里放一颗棋子，让 C3 属于一个六颗棋子的棋块。</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>那样连接了三个中的两个。另有一格与三个都相邻。</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 所在的棋块没有六颗棋子。</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>看看棋盘中间。</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>三个棋块现在成了一个。</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>再来一次，但请在同一回合试着放第二颗，放在三个棋块之一的旁边，E2 上。</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>先放 D4，再放 E2，它与 E3 相邻。</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>一颗棋子连接几个棋块，就让其中每一个都长大了一次。本回合它们都不能再得到棋子。</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>大，但是慢：Ann 把全部连了起来，Ben 下了 A1 和 D7。Ann 下一回合可以放几颗棋子？</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>数一数棋盘上 Ann 的棋块。</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>一个棋块，一颗棋子，而 Ben 有五个棋块。过早连接，后面整盘都会少放棋子。</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>同一个棋盘，在 Ann 连接之前：三个棋块，三颗棋子。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 连接了 C3 和 E3。哪个回合又与其中之一相邻？</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4 会把 D5 连到 E3，但 D3 已经让 E3 的棋块长大过了。</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann 可以既连接又不减速。请连接 C3 和 E3，并在回合结束时有三个棋块。</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>连上了，但现在只有两个棋块。本回合再放一颗，本可以建立第三个。</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>那样把三个棋块全连上了，剩下的棋块太少。</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3 和 E3 应该连上，而且 Ann 应有三个棋块。</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 连接它们。然后在远处建立一个新棋块。</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>两个变成一个，再用一个新的补上。</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>现在你是 Ben。Ann 下在哪里会把三个棋块全连起来？请占住那一格。</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann 在 D4 把三个棋块全连起来了。</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann 仍能用一颗棋子连接全部三个棋块。</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>就是中间那一格。</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>在 Byg 里不能跳过回合，也没有必要：回合的第一颗棋子可以放在任意空格。请点击 Ann 可以开始的所有格子。</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>所有空格都行，不管与多少棋块相邻。</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>所以棋盘总会填满，那时对局就结束了。</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>还剩一格，由 Ann 填。她会有十一颗棋子，Ben 只有八颗。谁获胜？</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>别数棋子，要数每位玩家的最大棋块。</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben 的八颗棋子全是一个棋块。Ann 最大的只有六颗。其余的不算。</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>还剩两格。Ann 有优先权，所以一样大就够了。请放下她的最后一颗，让 Ben 的最后一颗无济于事。</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann 没有获胜。</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>两格中有一格能连接 Ann 的棋块，又让 Ben 的棋块分开。</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>八颗对八颗。Ann 有优先权，因此获胜。</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>再来一次：Ann 下 C3，Ben 下 D4。但现在有优先权的是 Ben。谁获胜？</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>没有人</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>又是八颗对八颗。</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>棋盘填满时，总有一位获胜者。</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Ben 获胜</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann 少走一个回合</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>数最大棋块定胜负</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>时间用完的人输，认输的人也输。</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>好的走法，以及第一局</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>前期，棋块的数目比大小更重要。这是 Ann 的第一个完整的回合。请选更好的一种：让 A1 长大，或建立第二个棋块。</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>这样 Ann 下一回合也只有一颗棋子，而 Ben 会更多。</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann 应该有两个棋块。</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>不要与 A1 相邻。</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>下次就有两颗棋子。尽快达到三个棋块；第四个可以备着用来连接。</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>棋盘渐满。每一格都该有用处：连接自己的棋子，或隔开 Ben 的。有一格两样都行。请找到它。</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben 占了 D3，连起他的两个棋块，而 Ann 的仍是分开的。</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>看看 C4 与 E2 之间。</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann 有两个棋块现在连成了一个六颗棋子的棋块，Ben 的两个棋块再也连不上了。</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>这里需要两颗棋子，各有用处。一颗连接 Ann 的两个棋块，另一颗把 A3 与 Ben 的大棋块切断。</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>B2 也能连接。但这样 Ben 就有 B3，把 A3 连到他的大棋块。</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann 应该连接 A1 和 C2，并让 A3 连不到 C3。</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1 与 A1 和 C2 相邻。B3 与 A3、C3 和 C4 相邻。</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>电脑也找不到更好的：其他下法都会输。</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben 占了 C2。他的棋块连上了，Ann 再也追不上。</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>关键只在 C2。</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>哪个空格与 C1、D2、B1、D1 和 C3 都相邻？</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>到了后期，一颗下在要点的棋子胜过别处的两颗。</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>你的第一局：每边三格，对手是最弱的电脑。开始时多建棋块，棋盘填了一半再考虑连接。</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>三条路线</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>六个六角格上有字母，每个角一个。相对的两个角字母相同。请点击两个 α 格。</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>一个在左上角 A1，另一个在对面。</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1 和 E3 是 α，A3 和 E1 是 β，C1 和 C5 是 γ。</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>格与格之间的连线是道路，格间边上的线是墙。每人用自己的颜色画。请点击 Ann 的所有道路。</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>共有五条。其中一条在 C2 和 C3 之间。</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>其余道路是 Ben 的。任何人的道路都能连通六角格；道路是谁画的，关系到得分。</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ann 和 Ben 的道路合起来从 β 通到 β。这是一条路线，已经贯通。请点击它从 A3 到 E1 的所有格子。</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>从 A3 沿道路经 C3 一直到 E1。共五格。</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>γ 也贯通了：从 C1 到 C5。</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>只有 α 还没贯通。Ann 每回合画一条道路和一堵墙。请画出使 α 贯通的道路，再在任意空着的连接处画一堵墙。</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α 还没贯通，Ben 可能自己来贯通它。</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α 尚未贯通。</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>从 A1 出发，道路通到 D3。E3 就在它旁边。</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>同样的局面，但最后的道路 D3–E3 由 Ben 来画。那样谁获胜？</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>两人都获胜</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>不算那条道路是 6 比 6。</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>路线上的一条道路是 1 分，归画它的人。</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>一条道路和一堵墙</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>抽签让 Ann 先走。请画一条道路和一堵墙，先后和位置随意。格与格之间的边是连接处，外缘不是。</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>一个回合要有一条道路和一堵墙。</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道路从一个六角格通到相邻的格子，墙在两格之间的边上。</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道路和墙不必与任何东西相接。然后轮到 Ben，之后按座位顺序轮流。</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>几个回合之后。连接处要么空着，要么有一条道路或一堵墙。请试着画一堵墙，横穿 Ann 的道路 B2–C3。</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>就是 B2 和 C3 之间的边，道路穿过它的地方。</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>不管道路是谁的：它的连接处已经占用了。</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>反过来也一样：请试着画一条道路，穿过 Ann 在 C4 和 D4 之间的墙。</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>用道路笔从 C4 画到 D4。</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>即使是自己的墙，Ann 也不能穿过。</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann 本回合还什么都没画。请试着在格与格之间画两条道路。</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>从 C3 拖到 C4，再从 B1 拖到 C2。</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>一条道路和一堵墙。回合结束之前，画的线还可以收回。</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann 的三个回合。哪个不被允许？</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>每个回合必须有什么？</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>只画一条道路不算一个回合。在这些棋盘上，总还有地方画墙。</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>墙用来阻挡别人。Ben 的道路 C3–D3 指向 E3 的 α。请在 D3 和 E3 之间画一堵墙，再任意画一条道路。</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>这是道路。它也占了连接处，却通到了 E3。Ann 这里想要的是墙。</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>D3 和 E3 之间还没有墙。</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>就是 D3 和 E3 共有的边。</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>现在去 E3 只能绕远路。远路上可以有更多你自己的道路。</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>互换</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>画完道路和墙之后，可以把你的一条道路与一堵墙互换，两者互变。请画好两条线，再把 Ann 的墙 D1|E1 变成道路。</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>这个回合没有做这个互换。D1|E1 还是墙。</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1 还不是 Ann 的道路。</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>先画好两条线。然后选一条要放弃的 Ann 的道路，再选 D1 和 E1 之间的墙。</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>线留在原处，只是种类变了。</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ann 有两条道路和两堵墙。她画了 C4–C5 和 A2|A3，并互换 A1–B2 与 D1|E1。之后她有几堵墙？</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>画了一堵墙。互换会影响数目吗？</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>只能互换自己的线。请画一条道路和一堵墙，再试着把 Ben 的道路 C3–D3 变成墙。</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>画好两条线之后，选择 C3 和 D3 之间的道路。</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>所以你的道路，除了你自己谁也动不了。</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>互换是一条道路换一堵墙。请画好两条线，选择道路 A1–B2，再试着让道路 B2–C3 与它互换。</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>先画两条线，再依次选 Ann 的两条道路。</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>两条道路不能互换，只能一条道路换一堵墙。</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>互换可以让你一回合得到两条新道路。Ann 想要 C3–C4 和 C4–D4，其中一处是她自己的墙。请两条都得到。</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4 有了，但 C4|D4 还是墙。用互换就能打通它。</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>两个连接处都应是 Ann 的道路。</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>画 C3–C4 和任意一堵墙，再把墙 C4|D4 与一条 Ann 不太需要的道路互换。</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>代价是别处的一条道路变成了墙。自己的墙就是备用的道路。</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>本回合刚画的线也可以互换，但一次互换不能让同一个连接处变换两次。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2 变成墙，又变回道路。互换的两半要用两个连接处。</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>不能成环</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>任何回合都不能以成环结束。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>有一个成环的回合，在结束前又把环打开了。</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>最后一个也成环，但用互换修正了。成环与否只看回合结束时。</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>请自己来做：画 C2–D2 和一堵墙，再用互换打开环，然后结束回合。</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>那样避开了环。但这次请做到底：最后 C2–D2 应是 Ann 的道路。</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2 不是 Ann 的道路。</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>放弃 C2–C3，把 D4|E3 或 B1|B2 变成道路。</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>环也可以更大。这三条道路中有一条会成环。哪个回合不被允许？</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>从 B2 沿着道路走。通到哪里？</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2 在 C3 周围闭合成一个六格的环。</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>Ann 还是想要 B2–C2。请画它，并放弃她的另一条道路，让回合可以结束。</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>这个回合没有错，但 B2–C2 不是道路。</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>回合结束时，B2–C2 应是 Ann 的道路。</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>画 B2–C2 和一堵墙。除它之外，环上还有 Ann 的三条道路：把其中一条与她的一堵墙互换。</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>环在别处断开，Ann 也得到了她想要的连接处。</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>互换也可能造成环：一堵墙变成了道路。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>去掉被放弃的道路，再从 C3 沿其余的道路走。</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>放弃了 C2–D2，经过 B2、B3、C4、D3、D2 和 C3 的环仍然闭合。</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>不能隔断</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>任何回合都不能这样结束。Ann 的哪个回合不被允许？</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>哪一个在 E3 画了第三堵墙？</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>和成环一样，可以用互换修正。请在 D4 和 E3 之间画一堵墙，再用互换打通墙 D3|E3。</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>没有隔断什么，但 Ann 在这里想要 D4 和 E3 之间的墙。</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3 应是墙，D3–E3 应是 Ann 的道路。</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>任意画一条道路，再画那堵墙。然后选一条要放弃的 Ann 的道路，和 D3|E3。</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>现在只有经过 Ann 自己的道路才能进入 E3。</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1 和 E1 彼此相通，但与其余部分不通。这也不允许。</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>路线与得分</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>因为没有环，从 C5 到 C1 沿道路只有一种走法。请点击这条路线 γ 上的格子。</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>从 C5 经 C4、B3 到 B2，再到 C1。</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>贯通的路线在棋盘上发光，卡片显示它给每人带来几分。</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>贯通的路线可以再断开，只要那位玩家在路线上有道路。请用互换放弃 Ann 的道路 C2–D1，让 β 不再贯通。</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1 没有了，但 β 仍然贯通：它还有另一条路去 E1。</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β 仍然贯通。画完道路和墙之后，Ann 可以互换。</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β 应该断开，而且对局不能结束。</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>画两条无碍的线，再互换 C2–D1，但不要与 C1|D1 互换。</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>别人做不到这一点：道路只能由主人改变。</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3 不得分。B2–B3 同时在 α 到 α、β 到 β 和 γ 到 γ 的路上。</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ann 画了 D4–E3 和一堵墙，再互换：C2–D1 变成墙，D1|D2 变成道路。对局结束了吗？</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>是，α 贯通了</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>否，β 断开了</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>要看回合结束、互换之后的棋盘。那时从 A3 还能到 E1 吗？</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>只看回合结束时的棋盘。去 E1 的路要经过 C2–D1。</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D4 和 E3 之间有 Ann 的一堵墙。请用互换贯通最后一条路线，结束对局，不论输赢。</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α 没有贯通。D4 和 E3 之间的墙是 Ann 自己的：互换能把它变成道路。</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>对局还在继续。</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>任意画一条道路和一堵墙。放弃一条不在任何路线上的道路，把 D4|E3 变成道路。</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>自己的墙可以变成路线的最后一条道路。</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>谁获胜</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>双方并列获胜</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>结束对局的是 Ann。</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 有更好的办法：贯通 α 另有一条路，上面有更多她自己的道路。请赢下这盘。</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>那样贯通了 α，但只是同分，而且是 Ann 结束了对局：Ben 获胜。</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>这下 Ben 自己贯通 α，用最后一条道路获胜。</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Ann 没有获胜。</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 的道路从 C4 经 C5 到 D4。还能通向哪里？</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 以 9 比 7 获胜。从 C3 起，路线 α 现在经过她的三条道路，而不是一条。</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>三位玩家共用一个棋盘，Ben 用 D3–E3 贯通 α。Ann 和 Cleo 各 5 分，Ben 4 分。谁获胜？</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 和 Cleo 并列</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>三人并列</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>结束对局的 Ben</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>分数最高者获胜，而 Ann 和 Cleo 一样多。</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo 的道路仍帮助贯通路线，但她已退出。两人对局没有退出一说：一方认输，另一方获胜。</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben 只差 D4–E3，画了就以 9 比 6 获胜。如果 Ann 自己画，就会以 7 比 8 输掉。请用一堵墙拦住 Ben。</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>对局结束，Ben 以一分之差获胜。</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben 画了 D4–E3，获胜。</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4 和 E3 之间没有 Ann 的墙。</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>墙要画在 Ben 需要的连接处。</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>现在去 E3 的路变长了。长路上可以有 Ann 的道路。</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>自己的墙是备用的道路。Ann 要经过 D4，挡路的 D4|E3 正是她的。请用互换结束对局并获胜。</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>α 贯通了，但 Ann 的分数不比 Ben 多，而且是她结束了对局。</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben 用自己的道路贯通了 α。</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>先在路线之外画一条道路，再画一堵墙。然后把这条新道路与墙 D4|E3 互换。</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben 对此毫无办法：谁也不能改变别人的墙。</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>一场真实对局的后期。道路网的上下两部分相隔两个连接处：B2–C2 空着，C2–D2 是 Ann 的墙。请在一个回合里连上它们并获胜。</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>完成了一半。但在 Ann 打通她的墙之前，轮到 Ben，他看得出接下来会怎样。</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>两部分没有连上，或者 Ann 的分数不是最高。</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>画 B2–C2 和一堵墙。再把 C2|D2 与一条不在路线上的 Ann 的道路互换，例如 A2–B3。</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>11 比 6。如果其中一处是自己的墙，一个回合能补上两个缺口。要善用这一点，也要提防能这样做的对手。</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>这里 D4–E3 会以 8 比 8 结束对局，那样 Ben 获胜。但 Ann 还互换了 C2–D1 与 C1|D1。这样她有几分？</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>路线 β 就从 C2 经 C1 到 D1。这两条道路是谁的？</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>9 分：β 离开了 Ann 的一条道路，改走她的另外两条。互换可以让路线经过你自己的道路。</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>现在请自己来：结束对局并获胜。</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>8 比 8，而且是 Ann 结束了对局：Ben 获胜。</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben 自己贯通了 α。</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>画 D4–E3 和任意一堵无碍的墙，再互换 C2–D1 和 C1|D1。</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>结束回合之前，问问自己：哪条道路可以放弃，哪堵墙变成道路更好？</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>你的第一局：每边三格，对手是最弱的电脑。留意字母；两条路线贯通之后，每个回合都可能是最后一个。</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>棋子怎样离开</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>只剩一枚了，但不在中心格。</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>应该只剩一枚棋子，并且在中心格。</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>外侧的棋子跳过里侧的。</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>被跳过的棋子离开棋盘。</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>跳吃是跳过一枚相邻的棋子，落到它旁边的空位置，可以在那里转弯。请让棋子按箭头跳。</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>落点对了，但跳的是另一枚棋子。</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>它应落在第二个箭头的末端。</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>拿起第一个箭头起点的棋子，放到第二个箭头的末端。</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>直走或拐弯，越过哪枚相邻的棋子都行：请点击发光的棋子能落下的所有位置。</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>与它相邻的棋子有两枚。找找这两枚旁边的空位置。</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>跳回自己原来的位置不算跳吃。</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>请试着用同一枚棋子跳向没有棋子可跳的方向。</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>把它放到向外两步的空位置上。</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>跳吃只能越过相邻的棋子。请试着让发光的棋子跳过更远的一枚。</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>把发光的棋子放到箭头尖端。</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>还剩两枚，里侧的那枚跳过另一枚向外去。结果怎样？</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>解出：只剩一枚棋子</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>无路可走：最后一枚不在中心格</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>最后一枚棋子在哪里？</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>三枚棋子，两次跳吃。请在中心格结束。</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>还剩两枚，但它们已不相邻。</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>没有解出。最后一次跳吃要越过中心格旁边的棋子。</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>中心格旁边的棋子应最后被跳过。所以先别动它，先跳过外侧的那枚。</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>拐弯，再出来</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>落点必须空着。请试着落到有棋子的位置上。</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>拿起一枚棋子，放到两步之外的另一枚上。</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>在这里，出口和其他位置一样。请让一枚棋子跳过出口上的那枚。</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>出口上的棋子还在。</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>外缘上与它相邻的棋子跳过它，到另一边。</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>五枚棋子，每次跳吃去掉一枚。解法要跳几次？</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>要留下一枚。</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>四枚棋子，跳三次到中心格。只有一种第一跳行得通。</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>从这里再也到不了中心格。要从离中心格最近的棋子开始。</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>这样解不出。</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>最后一次跳吃必须越过中心格旁边的一枚棋子。那里已经有一枚：用它跳到中心格旁边的另一个位置。</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>最后一枚棋子来自很远的外侧。</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>从结尾倒着想</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>三枚棋子，其中一枚离另外两枚很远。其中两枚可以变成一枚。最后剩几枚？</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>最后两枚有可能相邻吗？</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>掉队的棋子就一直掉队。要让它们聚在一起。</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>从结尾倒着想：最后一跳越过中心格旁边的棋子。所以先让这样一枚棋子拐弯跳，并把它留在那里。共跳三次。</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>中心格旁边的棋子先跳，拐一个弯落下。</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>剩一枚，在中心格</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>剩一枚，在别处</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>剩两枚，不能再跳</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>两枚棋子不相邻：什么都不能跳。</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>这里哪些棋子能跳？请点击它们。</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>两群棋子都要看，一枚一枚地看。</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>全都能跳，但两群棋子相距太远，碰不到一起。</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>五枚棋子聚在一起，跳四次。在里面绕一圈，最后到中心格。</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>这样解不出。中心格旁边的棋子应最后被跳过。</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>前两跳由同一枚棋子完成，拐过去再回来。</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>你的第一道谜题：中心格周围六枚棋子，跳五次。撤销多少次都行。</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>让全部棋子入场</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>四十枚棋子都要入场，还有一枚在场外。请按箭头移动：最后一枚会在你这一步的出发处入场。</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>这一步也可以走，但没有棋子随之入场。</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>还有一枚棋子在场外。</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>拿起箭头起点的棋子，放到箭头尖端。</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>步数越少越好。</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>一条线止于另一条线时，三个格子在这里相会，组成一个三格组。如果移入这个组的一步使其中只剩一格空着，就可以有一枚棋子在那里入场。请按箭头移动：一枚棋子会自动入场。</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>现在没有哪个三格组有两枚棋子，所以没有棋子入场。</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>没有棋子在发光的格子入场。</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>把箭头起点的棋子移到尖端。它就与同组的一枚棋子会合。</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>入场不花步数。只能随这一步入场，过后就不行了。</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>如果棋子按箭头移动，会在哪里有棋子入场？请点击那些格子。</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>有两个三格组里已经有一枚棋子。</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>一步，两个三格组：同时有两枚入场。请走这一步。</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>那样只有一枚入场。另一步能让两枚入场。</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>那样没有棋子入场。</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>这一步可以让两枚棋子入场。</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>请按箭头移动。</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>移动要越过一条边。这两格只在一个点上相碰：请试着按箭头移动。</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>把棋子放到箭头尖端的格子里。</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>通常的开局。这些第一步中，有一步不能让棋子在它所写的格子入场。是哪一步？</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>走完之后，组里只能有一格空着。哪一组只有一枚棋子？</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>过境格与封闭的中心</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>那四块是过境格。请把发光的棋子移到其中一块上。</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>发光的棋子不在过境格里。</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>过境格里的棋子必须下一步就走。请试着移动另一枚。</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>除发光的棋子外，任意一枚。</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>所以它必须继续走。请点击它能去的所有格子。</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>四条边，四个格子，它就是从其中一格来的。</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>甚至可以退回来处。</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>棋子直接退了回去。这一共算几步？</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>每一步都算。</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>两步，而什么都没变。</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>中心格始终空着。请试着进入它。</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>小三角里的棋子就在它旁边。</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>没有线止于过境格，所以它不属于任何三格组。下面哪一步不被允许？</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>找出会入场的棋子。</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>请试着移进一个不是空着的格子。</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>拿起一枚棋子，放到旁边的另一枚上。</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>快结束时，你需要的地方往往缺少空格。</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>一步多枚</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>从通常的开局出发，用两步：棋盘上有五枚棋子。第一步不让棋子入场，第二步让两枚入场。</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>走了两步，棋盘上的棋子不到五枚。</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>先把右边大格的棋子移到远离其他棋子的小三角，再把另一枚移进中间的三角。</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>有时先做准备才合算。</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>下一步能再让两枚入场。请找到它。</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>一步本可以让两枚棋子入场。</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>两个三格组在右边的小三角相会。外侧尖端处的大格同属这两组。</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>从两组之一的格子，移进同属两组的格子。</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>只剩一枚棋子在场外。下面哪一步不被允许？</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>数一数会入场的棋子。</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>能让两枚入场的一步，现在只用在一枚上就浪费了。这样的步要早点找。</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>你的第一道谜题：棋盘上有三十四枚棋子，六枚在场外等候。六步就能完成。</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>经中间回家</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>还剩一步，中心格就在旁边。</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>那样会远离中间。</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白色还没回家。先走四块过境格之一，再走小三角，然后到中心格。</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>黑色，Ben 的第一种颜色</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白色，因为总是白色开始</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>蓝色，Ben 的第二种颜色</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>九步，给一枚或几枚棋子都行，但都得是白色。没有用完的作废。</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>逐条看它那一格的边。其中一条边后面是另一枚白色棋子。</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>两个格子可能只在一个点上相碰，那就不算相邻。请试着把棋子移到那里。</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>把白色棋子放到箭头尖端的格子里。</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>棋子不能跳过别的棋子，也不能吃。请试着移进一个不是空着的格子。</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>这是白色的回合。红色也是 Ann 的颜色。请试着移动一枚红色棋子。</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>拿起任意一枚发光的红色棋子。</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>每个回合属于一种颜色，只有它的棋子能动。</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>三格组</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>白色到了组里，但没有棋子入场。必须在移动后马上入场。</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>没有白色棋子在发光的格子入场。</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>按箭头移动。然后发光的格子会亮起：先点击它，再做别的。</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>另一枚棋子是谁的都行。入场不花步数。</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>现在还有一枚蓝色棋子。如果白色按箭头移动，可以在哪些格子入场？请全部点击。</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>一组里有黑色，另一组里有蓝色。</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>一步，两个三格组：请让两枚都入场。</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>入场了一枚。本来还能再入场一枚，现在机会没有了。</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>一步可以让两枚棋子入场。</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>按箭头移动，再依次点击两个亮起的格子。</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>备用区只剩一枚白色棋子。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>现在点击棋子刚离开的格子：那里正好凑成三格组。</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>可以有一枚棋子在发光的棋子离开的格子入场。</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>移进小三角，再点击刚离开的格子。</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>移动之后马上看三格组。已离开的棋子不再算数。</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>有棋子移入一个三格组后，新棋子就在该组的第三格入场。</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>过境，以及留下的两枚</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>那四块是过境格：棋子可以穿过，但不能停留。请穿过一块，停在中心格旁边的小三角里。</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>白色应停在发光的小三角里。</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>两步：先到过境格，再继续走。另一个小三角已被占。</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>两步中，先用另一枚白色棋子走一步。然后请试着进入过境格。</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>先把发光的棋子随便走一步，再让另一枚按箭头走。</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>最后一步不能进入过境格：那样就没有步数出来了。</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>下面有一个回合把棋子留在过境格里，因此不能结束。是哪一个？</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>看看每枚棋子停在哪里。</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>过境格不属于任何三格组，所以移进去不会让棋子入场。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>两枚白色棋子在棋盘上，两枚在备用区。请试着让小三角里的那枚回家。</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>把它移到中心格。</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>只要一种颜色还有备用棋子，就要有两枚留在棋盘上：没有其他颜色，单独一枚凑不成三格组。</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>是要移到那里，但同时要让一枚入场。这样三枚中就有一枚可以回家。</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>还没有棋子回家。棋盘上要先有三枚。</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>把外侧的棋子移到黑色旁边，让第三枚白色棋子入场。</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>有棋子入场，别的就能回家。</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>这里白色的备用区是空的，所以不必有棋子留下。请让两枚都回家。</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>还有一枚在棋盘上。</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>各用一步。</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>白色和黑色已经在同一个三格组里，第三格在发光。尽管如此，下面有一个回合不被允许。是哪一个？</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>哪个回合没有移入三格组，却让棋子入场？</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>棋子随着移入三格组而入场，之后就不行了。</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>错过了，但还有机会：用两步，仍能让一枚棋子在发光的格子入场。</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>完成了一半。还剩一步可以移回去。</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>离开三格组，再移回来。</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>开局时，对手的棋子也能帮忙。请让一枚白色棋子在白色与蓝色之间发光的格子入场。</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>有一枚棋子移到了那里，但没有棋子入场。</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>旁边的小三角：一侧是白色，另一侧是蓝色。</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann 这样走了，还剩一步。如果发光的棋子按箭头移动，可以在哪里入场？请点击那些格子。</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>两个三格组在那个小三角相会。那时棋子离开的格子是空的。</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>一步两枚。第一回合就入场了三枚。</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>两位玩家，每人两种颜色，按通常规则。白色的最后一枚回家了。接着呢？</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann 已经获胜</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>对局继续</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann 的红色棋子呢？</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>通常两种颜色都要回家。对局前可以约定一种就够。</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>高手看什么</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>刚开局，有两步。最多能让几枚棋子入场？请至少让两枚入场。</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>入场了一枚，还剩一步。</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>入场的不到两枚。</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>尖端处的棋子能在身后腾出位置。其他颜色的棋子也能帮忙。</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>甚至可以有三枚。一步能同时凑成两个三格组，但另一步要先做准备：请让三枚入场。</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>两枚。要有三枚，第二步必须凑成两个三格组。</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>入场的不到三枚。</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>先把一枚从大格移到远离其他棋子的小三角，再把另一枚移进中间的三角。</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>三步。请让备用区的两枚先后入场，并用最后一步让一枚回家。</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>很好，但还剩一步，还能再入场一枚。</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>两枚都要入场，还要有一枚回家。</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>黑色两侧各有一个三格组。移动刚入场的棋子，让另一枚在它原来的位置入场。</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>四步，两枚白色棋子，这里一种颜色十枚回家就获胜。一个小三角里是黑色。请在本回合让两枚都回家。</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>去小三角的路是通的。再走一步，白色就到家了。</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>还有一枚白色棋子在棋盘上。</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>穿过过境格的路止于白色所在的小三角。所以那枚先走。</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>你的第一局是短局：每种颜色已有五枚回家，一种颜色最先有十枚回家的人获胜。</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>尽量走远</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>四格就到边缘，所以 4 分。有更长的路。</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>另一个方向的分数更多。</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>中间一行最长。</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>所有人同时旅行，事先谁也不知道别人要去哪里。</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann 从 C3 向东出发，Ben 从 A3 向东南出发。两人的路会交叉。Ben 得几分？</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>从 A3 向右下数格子，一直到边缘。</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>计划里必须说明旅程，哪怕只是不动。请试着不选旅程就提交。</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>不选方向，马上提交。</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>可以不动。这样不得分，但有时能带来更好的位置。</translation>
    </message>
    <message>
        <source>On E1</source>
        <extracomment>highway/1, highway/5</extracomment>
        <translation>在 E1</translation>
    </message>
    <message>
        <source>On E9</source>
        <extracomment>highway/1, highway/2, highway/5</extracomment>
        <translation>在 E9</translation>
    </message>
    <message>
        <source>On E2</source>
        <extracomment>highway/1</extracomment>
        <translation>在 E2</translation>
    </message>
    <message>
        <source>No cell is good or bad in itself. What counts is how far you can travel from it.</source>
        <extracomment>highway/1</extracomment>
        <translation>格子本身没有好坏之分。要紧的是从那里能走多远。</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>路很长，但还不够：Ann 需要超过 20 分。</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ben 的分数还是更多。</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>一轮 22 分。第 6 轮之后，分数最高者获胜。</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>左与右</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>路牌让走上来的人转过六角格的一条边，向旅行者自己的左边或右边。请点击所有左转的路牌。</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>左转是逆时针方向。</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>另外三块是右转。</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann 向东出发。她停在哪里？</translation>
    </message>
    <message>
        <source>On B6</source>
        <extracomment>highway/2</extracomment>
        <translation>在 B6</translation>
    </message>
    <message>
        <source>On A4</source>
        <extracomment>highway/2</extracomment>
        <translation>在 A4</translation>
    </message>
    <message>
        <source>On I4</source>
        <extracomment>highway/2</extracomment>
        <translation>在 I4</translation>
    </message>
    <message>
        <source>A left turn from east leads north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>向东，它的左边是东北。</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>在 E4 左转，在 B4 右转：又是向东。</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>没有路牌是 7 分。在合适的时候转弯能多得 1 分。</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>在 B2 左转会走到上方的边缘。</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann 至少需要 8 分。</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>向东出发，在开头不久右转。</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>路牌能让路拐向棋盘更宽的地方。</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann 脚下的 E4 有一块路牌。她向东出发，得几分？</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>路牌只对走上它的人起作用。</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>出发那一格的路牌不起作用。E7 的路牌让她右转了。</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>最后一块路牌把她引向哪里？</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>这里已经有很多路牌。请利用它们：让 Ann 至少得 7 分。</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>太短了。选择之前，先在心里沿着路牌走一遍。</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>不到 7 分。</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>看看东和东北。</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>路牌不属于任何人。谁找到路，谁就用。</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>你控制的格子</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>路牌和路障要放在你控制的格子上：离你不超过两格的格子。请点击 Ann 控制的所有格子，包括她自己那一格。</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>从 A1 起，棋盘上各个方向的两格。</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann 站在 D4。请试着在超过两格的地方放一块路牌。</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>别人可能与你控制同样的格子，但这一轮里，谁也不能控制超过两格远的格子。</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben 站在 B3，就在 Ann 旁边。请试着在他那一格放东西。</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>把路牌或路障放在 B3。</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>有玩家站着的格子上什么都不能放。</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>路障会挡住所有要走上它那一格的人。请试着把它放在角 A1。</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>拿起路障，放在 A1。</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>角上不能放路障，但可以放路牌。</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>每一轮你有两块路牌和一个路障。请试着放第三块路牌。</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>放两块路牌，再放一块。</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>两块路牌，相同或各一种都行，再加一个路障。</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben 肯定会沿上边缘走。请放路障，让他最多得 2 分。</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben 沿 A 行走。路障没有挡在他的路上。</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben 的得分超过了 2 分。</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann 的路障够得到 A 行的两格。</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>他停在路障之前。路障只持续一轮。</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>同时进行</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann 和 Ben 都在 C4 放一块右转路牌。这一轮之后，C4 上有什么？</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>一块路牌</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>什么都没有</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>只有不同的东西才会互相作废。</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>现在 E5 上有一块路牌。</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>在 E5 放与 Ben 不同的东西。</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>那块路牌</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>路障在一轮结束时拿走。</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>路牌每一轮都留着，直到被盖住。请改变 E4 的路牌，让它从现在起左转。</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>路障把路牌一起带走了。现在 E4 上什么都没有。</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>E4 的路牌仍是右转。</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>用一块左转路牌盖住它。</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>你可以盖住自己控制的格子上的任何路牌。</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>自己的路牌和路障要放在不同的格子上。请试着把两样都放在 D4。</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>在 D4 放一块路牌，再把路障拖到那里。</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>每格只能放一块路牌或一个路障。</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>在 E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>起始格就是各个角，没有主人的也算。请点击所有没有人站着的起始格。</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>一共六个角，Ben 站在其中一个上。</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>去 E1，和 Cleo 一起</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>她留在 A1</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>去抽签决定的一个角</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>抽签有了结果。任何空着的角都有可能。</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann 从 I1 继续。她的起始格仍是 E1。</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben 领先，而且他会留在 C7。请把他送回 A5。</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>那条路会越过 C 行。她走到那里时，要让她右转。</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben 还在 C7。Ann 要停在那里才行。</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>C 行止于 C7。Ann 向东北出发就会到 C 行。</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>第二到第四轮</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>还是第 2 轮，Ann 站在边缘。直走哪个方向都超不过 5 分。请至少得 10 分。</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>5 分。E5 周围的格子值双倍，请引她从那里经过。</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann 这一轮不到 10 分。</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>向右下或左下出发，两格之后转向中央。</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>一块路牌，路就穿过中央，而不是从旁边经过。</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>第 3 轮里，你控制你看得见的格子：六个方向的直线，直到第一位玩家为止。请点击 E3 的 Ann 控制的格子，包括她自己那一格。</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo 和 Ben 站的格子也算，他们身后的不算。</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>两条线止于玩家，四条止于边缘。</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo 站在 E6。请试着在她身后放一块路牌。</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>从 E3 看，E7 在她身后。</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>玩家会挡视线。路牌和路障不会。</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4 只有两格远，但它与 E3 在一条直线上吗？请试着在那里放一块路牌。</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>在 D4 放一块路牌。</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>第 3 轮不看距离。</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>第 4 轮会颠倒世界：在任何人提交之前，每块路牌都变成另一种。第 3 轮快结束了。D5 的路牌在第 4 轮会怎样？</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>左转</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>右转</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>没有作用，它消失了</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>现在它是左转。</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>第 4 轮开始前，棋盘上就看得到，路牌此后保持那样。</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>这是第 3 轮。请在 E5 放一块在第 4 轮会左转的路牌。</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>它在第 3 轮会左转。现在第 4 轮开始，它已变成另一种。</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>E5 上没有左转的路牌。</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>这一轮之后，棋盘上的路牌都会翻转。</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>第 4 轮需要什么，就在第 3 轮反着放。</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>第五和第六轮</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>第 5 轮里，离你比离任何人都近的格子也由你控制。请点击 Ann 控制的所有格子，包括她自己那一格。</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>A1 周围两格之内，再加两个离 Ben 比离她远的格子。</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>离 Ben 和离 Ann 同样近的格子不算。</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4 离 Ben 和离 Ann 一样近。请试着在那里放一块路牌。</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>在 B4 放一块路牌。</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>要么比任何人都近，要么不超过两格。</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>这一轮每人最多可以藏两个强盗。谁走上有强盗的格子，就给强盗的主人 2 分。Ben 会沿中间一行向西走：请从他那里拿走 4 分。</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>一个强盗，2 分。你可以在另一格再藏一个。</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben 失去的不到 4 分。</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>把两个强盗藏在 E 行的不同格上。</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben 得了 8 分，失去 4 分，归 Ann 所有。她的强盗别人永远看不到。</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>请试着在 Ben 脚下的 D6 藏一个强盗。</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>在 D6 藏一个强盗。</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>那里不能有人站着。但角上可以，有路牌也可以，与你自己的路牌同格也行。</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben 有 0 分。他从 D5 向西走，经过 Ann 藏在 D4 和 D3 的强盗。之后他有几分？</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>四格是 4 分。两个强盗要付 4 分。</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>路上得 4 分，强盗扣 4 分。路再短些，他就会低于零。</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>第 6 轮里，边缘像弹球一样把旅行者弹回。Ann 从 C6 向东出发，在 C7 到达边缘。她接着去哪里？</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>去 D7</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>去 B6</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>回到 C6</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>去 D8</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>那里的边缘朝右下方延伸。球从左边来会怎么弹？</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>只有沿着从棋盘中间出发的直线冲进角里，边缘才会挡住你。最后一轮，Ann 从 E8 向东走。谁赢得对局？</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>只有 Ann</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>只有 Ben</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9 是角，E5 是中心。把她的得分加到已有的 20 分上。</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>1 分，然后角挡住了她：各 21 分，并列获胜。</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>最后一轮，Ann 落后 22 分。请找一条能赢的路。</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>不够远：Ann 这一轮需要超过 22 分。</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben 的分数还是更多，或一样多。</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>边缘本身就是一条长路。请找出沿着它走的办法。</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23 分。第 6 轮之后不再有人被送回，所以不必怕遇上别人。</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>先找出能打开一条长路的那块路牌。没有它，Ann 在这里得 7 分。请得到 14 分。</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>8 分。利用已有的路牌，有长得多的路。</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann 不到 14 分。</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>在 D4 或 D3 放一块左转路牌，并选好出发方向，让 Ann 走到它上面。</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>从终点倒着读路牌：要走到那里，得从哪里来？</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben 站在角上，他有一个方向远胜其他方向。请在那里完全挡住他，自己还要得 5 分。</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben 沿整个中间一行走了。路障必须紧挨着放在他面前。</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>那样 Ben 还能得 1 分。路障可以再近一格。</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben 应得 0 分，Ann 得 5 分。</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>路障要放在 E8。Ann 自己的路就是沿中间一行向西。</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>是猜的，但猜得好。一个方向的好处越大，越可能被挡住。</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>路牌也能做路障的事，而且会留下。Ben 会从 A5 向西走：请放一块路牌，让他走一格就出棋盘。</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>他向左转，就往下穿过棋盘。另一种路牌会把他引向边缘。</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>那样也行，但晚了一格。</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben 的得分超过了 1 分，或者 A4 上没有路牌。</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>沿上边缘向西走时，边缘在右手边。</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>只要这块路牌还在，谁也不能沿整条上边缘向西走。</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>停在哪里，下一轮就从哪里开始。请在两轮里得 16 分：第二轮是“中央争夺”，对中间一行有利。</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann 还没有 16 分。</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>从 E1 沿中间一行走，再走回来。</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>8 分，再 10 分。第 2 轮之前，中间一行的一端是好位置。</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>第 5 轮：强盗藏在路的交叉处最划算。Ben 和 Cleo 会分别从 A1 和 I5 穿过中央。请藏两个强盗，让 Ann 从他们那里得 8 分。</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>路上有一个强盗了。你可以藏两个。</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>要让 Ben 和 Cleo 都遇到两个强盗。</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>他们的路共用一条从角到角的线。</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>强盗最好藏在几位玩家都想经过的地方。</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>你的第一局，两人玩。电脑和你一样暗中提交。共六轮，分数最高者获胜。</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>一条线，一方用</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>找不到位置放棋子的人输。Ben 只剩一个位置，正在发光。请把棋子放在与它共线的位置，他就不能用了。</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>发光的位置还能放。Ben 占了它，对局继续。</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben 还能放在发光的位置。</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>沿着穿过发光位置的一条线，在线上放棋子。放在发光的位置本身也行。</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>最后放棋子的人获胜。</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>棋子占有穿过它的位置或止于那里的每一条线，从一端到另一端。请点击发光的棋子所占线上的所有位置，包括它自己的位置。</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>两条短线：一条穿过中心格，另一条在棋子两侧都有终点。</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>任何一条线上都不能同时有双方的棋子。请试着在 Ben 的一条线上放棋子。</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>穿过 Ben 棋子的线上，任意位置都行。</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>游戏桌会指出是哪枚棋子挡着。</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>愿意的话可以到处试放：结束回合后棋子才留下。这次请让 Ben 不能用发光的位置。</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben 还能用发光的位置。</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>穿过发光位置的线有两条。在其中一条上占一个位置。</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>线上有你的一枚棋子，对方就不能用了。</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>你有十枚白色和十枚红色棋子，颜色在玩法上没有区别。尽管如此，下面有一个回合不被允许。是哪一个？</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>是谁的棋子？</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>黑色和蓝色是 Ben 的。</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>抽签决定谁先开始，抽中了 Ben。谁先放棋子？</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ann，因为她执白色</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>先开始在这里不占便宜，你会看到的。</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>严格模式</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>在严格模式中，没有什么阻止你用对方的线。请在一条上面放棋子并结束回合，游戏桌什么也不会说。</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>那没有违规。就这一次，请故意违规。</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>还没有哪条线上同时有双方的棋子。</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>还没有人，对局继续</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>先指认的人获胜，不管是谁的失误。</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>另一盘，这次失误的是 Ben。有两枚棋子在同一条线上，双方各一枚：请点击这两枚。</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>沿着从左到右的线看。两枚棋子同样高，一枚在最左边，一枚在右边。</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>然后请指认。</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>你已经放了棋子，这下 Ben 可能先指认。</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指认是棋盘旁的按钮，要在放棋子之前。</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>她输掉对局</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>她失去这个回合</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>没有影响，她照常放棋子</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>没有损失。但 Ben 现在知道她在找什么了。</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ann 在本回合指认过，而且错了。下面哪一样她现在不能做？</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>在严格模式中，连 Ben 的线上的位置也能放。</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>每回合只能指认一次。</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann 没有棋子可放了。所以起始玩家要封线，另一方要让线保持开放。</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>你先开始，所以要尽量多封。线越长，Ben 失去的位置越多。请找一个占十五个位置的首个落点，包括它自己。</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>两条短线：只占五个位置。</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>那里占的位置不到十五个。就连穿过 O 的四条短线也只占十三个。</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>那里占的位置不到十五个。</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>既不靠中间也不靠边：在两条有八个位置的线相交处。</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>快结束了。Ben 还有两个位置，都在发光。请让其中一个不能用。</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>那个位置 Ben 本来就用不上。他的两个都还在。</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben 仍能用两个位置。</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>沿内方格的线穿过两者之一。在它的另一端放棋子。</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben 有三个位置可放，都在发光。其中一个你也能放。请让他只剩两个。</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben 的三个都还在，而你自己的位置本来就是安全的。</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>三个位置 Ben 都还能放。</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>占住双方都能用的位置，或与它共线的位置。</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>你的第一局。你先开始，所以要数：如果四十枚棋子都上了棋盘，你就输了。</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>线、相邻、链</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>就是绕一圈伸得最远的那些角。</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>每条外侧的线都从一个出口通到另一个出口。</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>位置在线相交的地方。在一条线上前后相接的位置相邻。发光的棋子与四个位置相邻：请点击更靠外的两个。</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>沿着穿过白色棋子的两条线，背离中心格，到下一个交点。</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>在 Over-Pass 中，棋子可以沿线向外滑动。请把白色棋子移到两个位置之一：拖动它，或点击棋子再点击位置。</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>应该滑动的是发光的白色棋子。</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>棋子在手里时，箭头显示它能滑到哪里。</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Over-Pass 的棋子还能越过其他棋子，但这枚是单独的。请试着让它走得比相邻位置更远。</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>拿起白色棋子，放到沿线隔两步的任意空位置上。</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>旁边没有棋子，就没有什么可越过。</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>依次相邻的棋子组成一条链，拐弯也算。白色可以越过一条链到发光的位置。请从起点到终点，点击它的整条路线。</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>从白色到黑色，再到红色，最后到发光的位置：点四下。</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>现在请走这一趟：白色棋子一步越过黑色和红色。</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白色只越过了黑色。链还通到红色，再从那里到发光的位置。</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白色棋子还没到发光的位置。</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>拿起白色棋子，放到发光的位置。</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>从中间入场，从尖端离场</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Over-Pass 就是这样获胜的。Ann 的九枚白色棋子已回家，第十枚在出口上。请把它带到发光的家。</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>这一步也可以走。但白色可以马上回家，那样就获胜了。</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>对局还在继续。白色棋子还没回家。</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>拿起出口上的白色棋子。它的家是有小房子的托盘。</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>两人玩时，一种颜色十枚回家就够了。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>黑色</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>白色</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben 想用哪种都行</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>回合结束前，O 上的棋子必须离开。你有两步：让它越过一枚相邻的棋子，到空位置。</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>O 上还有棋子。</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>拿起 O 上的棋子。标记显示它能落在哪里。</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann 可以移动任何颜色的棋子，包括 Ben 的。请移动发光的黑色棋子，再空出 O，然后结束回合。</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O 空出了，但黑色棋子没有动。有一步作废了。</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>发光的黑色棋子还在原处。</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>先让黑色棋子越过任意一枚相邻的棋子。第二步空出 O。</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann 有两步。下面有一个回合不能结束。是哪一个？</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>其中两个回合之后，中心格是空的。</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>回合结束时 O 必须空着。步数不必用完。</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>各颜色轮流行动：白色、黑色、红色、蓝色。白色和红色是 Ann 的。白色刚空出 O。接下来谁掷骰？</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann，执红色</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben，执黑色</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben，执蓝色</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>白色之后是第二种颜色。</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben，执黑色。一枚黑色棋子在 O 入场。</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>越过</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Over-Pass 是越过一枚相邻的棋子，落到那枚棋子旁边的空位置上。直走或拐弯，由你选。</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>应该由发光的白色棋子越过黑色棋子。</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>拿起白色棋子，放到黑色旁边的位置上。</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>黑色后面有红色，链就更长，白色可以在链上任意一处离开。请点击白色能落下的所有位置。</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>黑色旁边的空位置，和红色旁边的空位置。共五个。</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>链再长也只用一步。</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>这三步中，有一步的终点不是空着的。是哪一步？</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>看看红色棋子在哪里。</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>一个位置上只能有一枚棋子。</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>拿起箭头起点的白色棋子，放到箭头尖端。</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>棋子不能越过同色棋子。其他颜色都可以越过。</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>这里的链有缺口。请仍然试着把白色移到发光的位置。</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>链上每枚棋子都要与前一枚相邻。</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>两步：先让另一枚棋子补上缺口，再把白色移到发光的位置。</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白色走得太早了。要先补上缺口。</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>那样没有把黑色棋子与蓝色棋子接上。</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>白色还没到发光的位置。</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>红色棋子可以越过黑色，落进缺口。</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>一步能走多远？请把白色棋子从 O 旁边移到发光的出口。</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>这已经很远，但链通到更远的地方。</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白色还没到出口。</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>链一直通到那里。把白色棋子放到发光的尖端。</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>一步越过八枚棋子。是谁的都没关系，只要没有白色的。</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>交换位置</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白色在很里面，黑色在很外面。各自在一条从左到右的线上，而这两条线平行。请把白色移到黑色处：两者互换位置。</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>那也是交换，但换的是蓝色棋子。</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>滑动只能让白色走远一个位置。</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白色不在黑色棋子原来的位置。</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>把白色棋子放到发光的黑色棋子上。</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>无论相隔多远，交换都只用一步。</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>请点击所有能与发光的白色棋子交换位置的棋子。颜色必须不同，而且各自要在一条与白色的线平行的线上。</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白色的线一条从左到右，一条从左下到右上。另有三枚棋子在这样的线上。</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>线平行，但颜色相同：请试着交换这两枚白色棋子。</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>把两枚白色棋子中的一枚放到另一枚上。</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白色和黑色在同一条线上，没有平行的线。请试着交换它们。</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>把白色放到箭头尽头的黑色棋子上。</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>需要两条不同的线。</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>只止于某处的线在那里不算，而红色所在的线止于白色处。请试着让白色与一枚在平行线上的棋子交换。</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>把白色移到箭头尖端的棋子上。</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>只有线向两边都延续，棋子才算在这条线上。</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白色不能越过白色。用两步仍能把左边的棋子移到发光的位置：先用一次交换改变链。</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>那样换来的是 Ann 的红色棋子。白色那枚仍挡着链。</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>现在那里没有棋子，链太短了。</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>把链上的白色棋子与红色的交换。两者都在竖直的线上。</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>滑动与出口</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>滑动是沿一条线向外移一个位置，用两步。你有四步：请把白色移到出口。</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>白色还没到出口。</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>先到旁边外缘上的位置，再到两个尖端之一。</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>同样的局面，但只有三步。请滑动一次，再试着滑动同一枚棋子。</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>第一次滑动之后，再拿起这枚棋子，移到最近的出口。</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>只剩一步，而滑动要两步。</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>滑动只能向外。请试着把白色往中间移回一个位置。</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>把白色放到箭头尖端的位置。</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>它能滑到离 O 更远的位置。Over-Pass 和交换可以去任何地方。</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>离场让一枚棋子从出口回家，用一步。只要任何备用区还有棋子，就需要偶数点数。6 是偶数：请回家。</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>白色还没回家。</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>把白色棋子从出口带到发光的家。</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>现在点数是 3。请用红色走一步，让步数剩两步，再试着回家。</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>例如让红色棋子与黑色交换。然后把白色棋子从出口带回家。</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>要看整个回合掷出的点数，不是剩下的步数。</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>又是 3，但看看备用区：谁都没有棋子在等候。请让白色回家。</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>所有备用区都空了以后，任何点数都行。</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>轮到白色，点数是偶数。请试着让 Ann 的红色棋子回家。</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>出口上发光的棋子。它的家是红色托盘。</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>只有轮到的颜色能回家。红色要等自己的回合。</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>你可以移动 Ben 的棋子，但有一个例外。请试着把他的黑色棋子从出口移开。</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>拿起发光的黑色棋子。</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>出口上的棋子是安全的：只有主人能移动它。</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>外缘与空出 O</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>从出口出发的棋子只能沿外缘走，越过外缘上的棋子。请把白色移到下一个出口。</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>白色不在发光的出口上。</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>白色越过外缘上的红色棋子。</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>如果从里侧走，白色可以落在红色旁边的任意位置。从出口就不行：请试着落到里侧。</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>请试着让出口上的白色棋子与黑色交换。</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>把白色放到箭头尖端的黑色棋子上。</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>出口上的棋子不能交换，也不能滑动。</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>一枚白色棋子入场了，O 周围也全是白色。空出 O 要几步？</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>它不能越过同色棋子。还有什么办法？</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>两步：只能滑动。</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>所以三步中要留两步。请试着先滑动另一枚棋子。</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>请试着把发光的棋子向外移。</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>每走一步，都要留够空出 O 的步数。</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O 周围八个位置全是白色，白色既不能越过也不能滑动。你有两步，红色在别处。请空出 O。</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>先让 O 上的棋子与红色交换。红色可以越过白色。</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>这里毫无办法：O 周围全是白色，其他棋子都在出口上。掷出这个点数，一步也走不了。O 上的棋子会怎样？</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>留在 O 上</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>回到备用区</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>回家</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O 必须空着，但什么都不会失去。</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>非常少见。这期间，下一种颜色已在 O 入场。</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>被拿走</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>别人的链可能需要它们。</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>这次交换不错。但点数是偶数，有一枚白色棋子在出口上等着。</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>还有一枚白色棋子在出口上等着。</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>做任何事之前，先看出口。</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>还是同一个回合，现在看另一步：用一次交换，把里侧的白色棋子送到很外面，把 Ben 的一枚换到里面。</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>更靠外了，但有更好的交换对象。</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>白色还没到外缘。</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ben 在外缘的黑色棋子快到出口了。</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>与对方的棋子交换，一举两得：一枚靠近，一枚退回。</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>九枚黑色棋子已回家，备用区都空了，最后一枚在出口旁。Ben 需要三步。Ann 有两步：她必须做什么？</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>现在 Ben 滑到出口，回家。</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>最后一枚黑色棋子还在出口旁。</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>只要不在出口上，谁都可以交换 Ben 的棋子。</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>棋子没到出口之前，谁都可以把它换回里面。</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>你的第一局是短局：每种颜色已有七枚回家。白色或红色再有三枚回家，你就获胜。</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>越过链的跳跃</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>第一枚，黑色</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>最后一枚，红色</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>跳跃一次，少一枚棋子。</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>请点击发光的白色棋子能落下的所有位置。它可以在越过任意一枚之后离开链。</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>黑色旁边、红色旁边和蓝色旁边的空位置。</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>发光的位置可以只越过黑色到达，也可以绕远到达。请落在那里，让蓝色离开棋盘，黑色留下。</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>位置对了，但离开的是黑色。到那里有两条路，请选最后越过蓝色的那条。</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>白色应在发光的位置，蓝色应已离开。</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>落下之后，可能离开的棋子会亮起：请指向蓝色。</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>同一个落点，几条路线：由你选哪枚离开。</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>棋子绝不能越过同色棋子。请试着让白色越过另一枚白色棋子。</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>链不能有缺口。请试着让发光的棋子落到离其他棋子很远的地方。</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>把它放到箭头尖端，在单独的那枚棋子旁边。</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>这些棋子中有一枚在出口上。请让它沿棋盘外缘越过旁边的棋子。</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>位置对了，但落到那里的是另一枚棋子。</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>它应落在另一个发光的尖端。</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>越过旁边的棋子，到下一个最外侧的尖端。</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>从出口出发的棋子只能沿外缘跳跃，链和落点都要在外缘上。请试着从那里向里跳。</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>拿起最外侧尖端的棋子，放到箭头尖端。</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>三枚棋子，跳跃两次。请只留一枚，在中心格。</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>没有解出。最后一枚最好停在中心格。</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>中心格旁边的棋子应最后离开。所以先越过最外侧的那枚。</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>解开螺旋</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>同一个棋盘也可以不计颜色来玩。那样就不会被同色棋子挡住：请越过两枚棋子跳跃。</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>它应落在箭头的终点。</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>越过两枚，到最后一个箭头的尖端。第二枚离开。</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>是，只剩一枚棋子</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>否，必须在中心格</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>这不是 Crooked Jumps。</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>解出了。在中心格的话会更好。</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>中心格的白色越过红色，落到另一枚白色旁边。最后剩几枚棋子？</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>最后两枚中，有一枚能越过另一枚吗？</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>同色的两枚不能互相越过。要留意离开的是哪些颜色。</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>四枚棋子，跳跃三次到中心格。每枚颜色都不同，所以谁都能越过谁。</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>这样最后一枚不会留在中心格。最后一次跳跃的起点，与中心格旁边的一枚棋子相邻。</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>外侧的一枚越过另外两枚，到中心格旁边的位置。它将最后离开。</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>五枚棋子，其中两枚白色。只有一种第一跳能通向中心格。共跳跃四次。</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>这样最后一枚不会留在中心格。</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>从红色开始：它向外跳，一枚白色棋子离开。</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>你的第一道谜题：中心格周围八枚棋子，不计颜色。跳跃七次剩一枚。撤销多少次都行。</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>从岸到岸</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann 沿木栈道从西边的沙滩走到东边的沙滩。请点击她从西边能到的所有牌。</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>从 a3 开始，凡是两条木栈道相接的地方就继续走，经过角也行。</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben 在同样的牌上，从北边的草地走到南边的草地。请点击他从北边能到的所有牌。</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>目前只有最上面一行的牌通向北边。</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>牌不属于任何人。两人都可以走所有的牌。</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>每个回合都从取走一张牌开始。请取走 c2 的牌：它还是背面朝上。</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>那张牌也可以取，但这次请取 c2 的牌。</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>c 列是左起第三列，2 行是下起第二行。</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>它留下一个空位。现在可以转动它，再从 c 列或 2 行的一端推回。</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>位置对了，但牌要换个方向放：需要一条岔路向上通到 e3，另一条通到沙滩。</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>那是西端。Ann 的道路要在东边完成。</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>西与东还没有连通。这张牌要与 e3 相接，并通到沙滩。</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>道路止于 e3，有一条岔路向南。e2 的牌可以把它接到沙滩。</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>一条岔路与 e3 的道路相接，另一条碰到沙滩。西与东连通，Ann 获胜。</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>另一盘，轮到 Ben。他取走 b3，把角转到西南，再从 b 列的北端推入。谁获胜？</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann 获胜</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>还没有人</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben 需要从北到南的道路。</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>新牌通向北边，并与 c5 的道路相接。Ben 连通了自己的两边。</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann 取走 c1，从 1 行的西端推入；空位之前的两张牌随之移动。请转动牌，让西与东连通。</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>西与东还没有连通。</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>牌会落在 a1。它要碰到沙滩，并与那时在 b1 的牌相接。</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>另外两张牌也随之移动，忽然一切都接上了。</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>取走、转动、推入</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>每张牌有三条岔路：一条通向一个角，两条通向远离该角的两边。请点击岔路通向东北角的牌。</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>北在上，东在右。</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>所有的牌都一样，区别只在怎么放。</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>请取走 c3，把角转到东南，再从 c 列的北端推入。</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>那是南端，在下面。北在上面。</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>推入的一端对了，但角朝着别处。推入前先转动牌。</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c5 上，也就是 c 列的顶端，应有一张角在东南的牌。</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>取走 c3。转动牌，让通向角的岔路朝右下。然后用 c 列上方的箭头。</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c5 和 c4 的牌向下移动，填上了空位。</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>3 行和 c 列有空位，各有两端。</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>四端，四种放法。牌在手里时可以放回，除非按“触牌必走”玩。</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>请取走 c3，试着从 d 列的北端推入。</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>用 d 列上方的箭头。</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>d 列是满的。只有带空位的行或列才能推动。</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>请取走边缘 e3 的牌，试着直接从 3 行的东端推回。</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>空位就在那个箭头后面。</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>至少要有一张别的牌移动。</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>里面的牌有四端可选。现在 Ann 取走角上的 e1。她有几端可选？</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>四端中有两端紧挨着空位。</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>两端：e 列的北端和 1 行的西端。</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>一次推入会移动一整条线。请把 4 行的两条木栈道都向西移一格。</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>移动了，但是向东。牌会背离推入的一端，向空位移动。</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>b4 的牌没有动：你推动的是别的牌。</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>b4 和 c4 的木栈道现在应在 a4 和 b4。</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>在 4 行的西端留出空位，再从另一边推入。</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>不能取走的牌，可以推动。这就是半个游戏。</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>怎样算相连</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>相邻的牌，如果两张都有岔路通到中间那条边的中点，就相连。请点击与西边相连的所有牌。</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>从 a3 开始。它有一条岔路向上，通向 a4。</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>c4 的牌没有相连：它在道路旁边，但它的岔路都没有与邻牌的岔路相接。</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>请推入一张牌，让六张牌与西边相连。</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>它在 c5 旁边，但岔路没有相接。挨着不等于相连。</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>与西边相连的不到六张牌。</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>线的西端的牌，只要有岔路通向西，自己就与西边相连。1 行还可用。</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>六张：碰到沙滩的每条岔路都算。</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>在四张牌相会处，如果四张都正面朝上，通到那一点的岔路全都相连。请点击与西边相连的所有牌。</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>从 a3 有一条岔路通向上面的角。哪张牌有岔路通到同一点？</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>从 a3 经过角到 b4，再到 c4。</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ben 取走 b3，一张甚至不在道路上的牌，从 3 行的东端推入。之后有几张牌与西边相连？</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>一张背面朝上的牌移到 b3。然后看 a3 与 b4 之间的那一点。</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>一张。四张牌中只有三张正面朝上，所以那一点上什么都不相连。</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>请修好它：要再有三张牌与西边相连。</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3 的牌又是背面朝上了。哪条线能把一张正面朝上的牌带到那里？</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>与西边相连的不到三张牌。</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b2 的牌正面朝上。让 b 列向上移一格。</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3 怎么放没有关系，只要正面朝上。</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>边与角一起来。请点击与西边相连的所有牌。</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>一条一条地沿岔路走。经过角之前，看看四张牌是否都正面朝上。</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>七张牌，道路经过三个角。</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>到达外框</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>两张牌在外框的一点相会。如果两张都正面朝上，通到那里的岔路就到达沙滩。请点击与西边相连的所有牌。</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>把 a3 和 a2 与 a5 和 a4 比较一下。</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a3 和 a2 两张都正面朝上。a5 下面的牌背面朝上，所以它的角哪里也到不了。</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>请让 a5 和 b5 也与西边相连：至少要有六张牌相连。</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>那张牌到了沙滩，但 a5 没有：它下面的牌还是背面朝上。</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5 缺的是一张正面朝上的邻牌。</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>邻牌怎么放同样没有关系。</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>通到棋盘的角的岔路，总能到达在那里相会的两边。请在 a1 放一张牌，同时到达西边和南边，并与 b1 相接。</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>它在 a1，但三样没有都做到：西边、南边和 b1 的岔路。</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>应有两张牌与西边相连，两张与南边相连。</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>从 1 行的西端推入：a1 的牌移到 b1。新牌的角要放在棋盘的角上。</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>同时到达西边和南边，不管周围是什么。</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>是，沿着沙滩</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>道路止于外框。谁也不能沿沙滩走。</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>现在 a 列的牌全都与西边相连。请点击与北边相连的牌。</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>从 a5 往下，一条一条地沿岔路走。</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>只有上面两张。新牌到达沙滩，但与上面的牌都不相连。</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ann 的道路止于 d5。请找到能把它通到东边的推入。</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>角朝着外框，但下面的牌背面朝上，所以到不了沙滩。</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>5 行移动了，Ann 的道路也跟着移动了。</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>西与东没有连通。</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>e5 的牌要在西面与 d5 相接，并到达东边。那里是棋盘的哪个角？</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>通到棋盘的角的岔路，不需要邻牌就能到达东边。</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>三种行动</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>对局的第一回合只取一张牌。请试着取两张。</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>先取任意一张牌，再取另一张。</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>请做这个简单行动：取走一张牌，再从它那一列的南端推入，让一条岔路朝南。</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>是不错的简单行动，但没有碰到南边。请从下面推入，让一条岔路朝南。</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>牌应在 1 行，有一条岔路朝南。</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>选择那一列下方的箭头。四种放法中，有两种有岔路朝南。</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>取走一张背面朝上的牌：这就是简单行动。</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben 从 2 行的东端推入了一张牌。请试着马上取走它。</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>它在 e2。</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>除了刚推入的那张，任何牌都可以取走。所以谁也不能简单地撤销对方的行动。</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>任意两张背面朝上的牌都行。</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>请做一次明牌行动：取走一张正面朝上的牌，再把它推入。</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>那张牌背面朝上，所以是简单行动。</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>取走的牌必须正面朝上。</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>除了 Ben 的牌，只有一张正面朝上，在 c5。</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>没有翻开新牌。但 Ben 现在有了之前没有的权利。</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>明牌行动之后，对方可以做双牌行动。Ben 取走两张牌，先后推入。之后有几张牌背面朝上？</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>两个简单行动的回合之后，有 23 张牌背面朝上。明牌行动没有改变数目。</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>少了两张。第二次推入把第一张牌又推动了一格。</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>这次做明牌行动的是 Ben。请用 4 行的两张牌做双牌行动，最后让 a4 和 b4 都正面朝上。</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>先取走两张牌，再把两张都从 4 行的西端推入。</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>a4 和 b4 都应正面朝上。</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>取走 4 行的两张背面朝上的牌，再从它的西端推入两次。</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>推入第一张之前，两张牌都要取走。</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>双牌行动能取一张背面朝上、一张正面朝上的牌吗？请试试。</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>先取一张背面朝上的，再取一张正面朝上的。</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>两张都必须背面朝上。</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>谁获胜，以及何时没有人获胜</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>从 a2 沿道路走。谁推入有关系吗？</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>西与东连通，所以 Ann 获胜。由谁行动并不重要。</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>第二次推入会推动第一张牌。</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben 做了明牌行动，只有三张牌背面朝上。请试着做双牌行动。</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>从三张背面朝上的牌中取两张。</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>如果回合开始时背面朝上的牌不超过三张，就不能做双牌行动。</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>开头的局面算第一次。</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>同一局面第三次出现，所以任何一方都可以要求平局。请这样做。</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>对局还在继续，下一次行动之前都可以要求平局。</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>要求平局不算行动。一旦可以要求，游戏桌会在棋盘旁提供。</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>平局。双方也可以随时同意平局，或者认输。</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>先看能不能赢。一次推入会移动一整条线，所以差一点就通的道路，移一格也许就接上了。Ann 在这里能赢。</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>1 行有五张正面朝上的牌。从中间取走一张，再从一端推入。</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>一条线上的牌几乎都能再用，只是换个顺序。</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ann 又能马上赢。空位可以在线上任何地方。</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>3 行的三张牌要向东移一格。</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>只看新牌，就会忽略移动了的其他牌。</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben 准备在 e5 放一张牌获胜。Ann 用明牌行动阻止：她取走 a1，从 1 行的东端推入。她现在安全吗？</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>明牌行动之后，有什么是 Ben 在简单行动之后不能做的？</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben 用双牌行动的一张牌修好道路，用另一张完成它。</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>再来一次，用更好的防守：请用简单行动阻止 Ben。</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben 沿 e 列向上的道路还在，一张牌就能完成。</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>那取走了一张正面朝上的牌。这次挡住了，但 Ben 可以做双牌行动。</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>那把 Ben 的道路一直抬到北边。现在他只需要在另一端放一张牌。</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben 下一次推入仍能获胜。</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>e3 的牌刚推入，不能取走，但从那一行的东端推入可以把它移开。</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>这次推入把一张牌移出了 e 列。Ben 在 e5 的牌哪里也通不到。</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben 做了明牌行动，所以 Ann 可以做双牌行动。两张牌就能让她获胜。</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>两张牌之后，西与东没有连通。</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>最上面的道路快完成了。还缺 a5 和 d 列的各一张牌，两者都可以从北边来。</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>这就是明牌行动的代价。只有 Ben 用不上两张牌时才做。</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>你的第一局。你是 Ann，连接西与东；电脑连接北与南。</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>明牌还是双牌</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>5 行全是正面朝上的牌。从中间取走一张，再从一端推入。</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>第一回合只取一张牌。请试着取两张。</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>任意两张牌都行。</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>这是整盘唯一的简单行动。连续多局时，双方轮流来做。</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben 做了第一次行动。从现在起，谁也不能只推入一张背面朝上的牌。请试试。</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>取走一张背面朝上的牌，不取第二张就试着推入。</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>取走一张背面朝上的牌，就要再取第二张。</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ann 能做明牌行动吗？只有 Ben 的牌正面朝上。请试着取走它。</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>它在 c5。</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>最后推入的牌要留着。所以对局的第二回合总是双牌行动。</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>那么请做双牌行动：取走两张背面朝上的牌，再先后推入。</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>背面朝上的牌应少两张。</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>先取走两张牌。每张都从带空位的线的一端推入。</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>两个回合之后，有三张牌正面朝上。</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben 用双牌行动应对。在标准玩法中，Ann 现在得等一次明牌行动。在这里，请做双牌行动。</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>那是明牌行动。也允许，但这次请取两张背面朝上的牌。</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>每个回合由你选：两张背面朝上的牌，或一张正面朝上的牌。</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>一回合两张牌</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>两个空位，一行和两列。</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>六端。2 行有两个空位，推入会填上较近的那个。</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>第一张牌从西边推入了。第二张可以从哪里推入？</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>只剩一个空位。</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>共有四端：2 行的两端和 d 列的两端。</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann 把两张牌都从 2 行的西端推入，先推角在东北的那张。那张牌最后在哪里？</translation>
    </message>
    <message>
        <source>On a2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>在 a2</translation>
    </message>
    <message>
        <source>On b2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>在 b2</translation>
    </message>
    <message>
        <source>On c2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>在 c2</translation>
    </message>
    <message>
        <source>The second push closes the gap on d2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>第二次推入填上 d2 的空位。</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>第二张牌把第一张推动了。</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>请取走两张牌，推入一张，再试着取另一张。</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>第一次推入之后，试着取走任意一张牌。</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>推入第一张之前，两张牌都要选好。</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>一次取三张呢？请试试。</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>取走三张背面朝上的牌。</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>两张，不能再多。</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>推入的顺序很重要。Ann 用 e5 的牌和 d 列的一张牌获胜。</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>第二次推入又移动了 5 行，把你放在那里的牌也移走了。</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>先从西边推动 5 行，再从北边把一张牌推入最上面一行。</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>只看第二张牌之后的局面。</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>最后的牌</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>还有两张牌背面朝上。在标准玩法中这是残局，没有双牌行动。专家模式没有残局：请做双牌行动。</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>那是明牌行动。请取走两张背面朝上的牌。</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>还有牌背面朝上。</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>取走 c2 和 d4，再推入它们。</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>只要还有牌背面朝上，就可以进行双牌行动。</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>在 5 × 6、6 × 5 或 6 × 6 的棋盘上，最后会剩一张牌。取走它的人用这一张做双牌行动。请这样做。</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>明牌行动也允许，但最后一张牌还是背面朝上。</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>最后一张牌还是背面朝上。</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>取走 d3，从 3 行或 d 列的一端推入。</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>不需要第二张牌，因为没有了。</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>只剩两张背面朝上的牌时，取了一张就必须两张都取。请试着只推入其中一张。</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>取走 c2，试着推入它。</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>在通常的棋盘上，第一回合之后背面朝上的牌是偶数，所以最后两张会一起取走。</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>现在所有的牌都正面朝上，只剩明牌行动。请试着取两张牌。</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>取走一张正面朝上的牌，再取另一张。</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>直到对局结束，明牌行动都只用一张牌。</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>看看最后落在 e1 的牌。</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ann，尽管是 Ben 行动的。用两张牌时，这种事更容易发生。</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>两张牌能同时补上两个缺口。所以要找缺两张牌的道路。Ann 在这里能赢。</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>最上面一行在 c 列缺一张牌，在 e 列缺末端。两者都可以从北边来。</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>缺两张牌的道路就已经是威胁。</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>这里也一样：最下面一行几乎就是一条道路。请找出两张牌。</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>1 行的空位在 c1 时，就能从西边推动它。d 列从南边推入一张牌。</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>一张牌推动了 1 行，另一张把它修好。</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>双牌行动不是万能的。这次没有双牌行动能赢，但有一个明牌行动能赢。</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>5 行全是木栈道。其中两条只需移一格。</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>翻开更多的牌之前，先看看已经正面朝上的牌。</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben 沿 a 列向下的道路缺两张牌。Ann 取走 d1，从 1 行的东端推入。她能这样做吗？</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>不能，Ben 获胜</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben 随时可以用两张牌。</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>缺两张牌的道路必须马上阻止，就像标准玩法中缺一张牌的道路一样。</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>你的第一局专家模式。你是 Ann，连接西与东；电脑连接北与南。</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>你会分辨棋块了，也知道怎样获胜：棋盘填满时，最大的棋块获胜。在那之前，棋块多就能多放棋子。</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann 的两颗棋子不相邻，所以是两个棋块，不是一个。</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>三颗是任何人的上限。Ann 只有两个棋块。</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>你已经知道对局怎样开始：后手放一颗棋子，先手放一颗棋子，再由先手接着下。</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>第一颗棋子由后手来放。Ann 让 Ben 当先手。那么由谁来放？</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben 是先手，而放开局棋子的是后手。</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben 是先手。谁是后手？</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>开局时每人放一颗棋子，可放在任意空格。Ann 是后手：请开局放在中间的 C3，看看之后 Ben 有几个回合。</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann 应该开局放在 C3。</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3 是中间一行的第三格。放下之后，结束回合。</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>这里 Ben 是后手。先手 Ann 连续走两个回合。</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2 和 E2 既不与 E5 相邻，也互不相邻。它们也算。</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5 与三个棋块的棋子相邻，把它们全连起来。</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>与 Ben 的棋块相邻的棋子不会建立新棋块。</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>不管有没有气，一颗棋子都是一个棋块。</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>你会数一个回合有几颗棋子了：回合开始时有几个棋块，就有几颗棋子，但绝不超过三颗。</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>现在 Ann 有两个棋块，所以下一回合有两颗棋子。</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann 的棋块不止两个，所以可以放得更多。</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>那是她棋块的数目。但任何回合都不能超过三颗棋子。</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>棋块在回合开始时数，那时有两个。</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>你已经知道回合的两条限制：本回合的棋子互不相邻，你的每个棋块只长大一次。</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann 放了 D4，回合还没有结束。她的第二颗棋子可以放在下面哪一格？</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4 与 D4 相邻，而 D4 是同一回合的棋子。</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1 与 C2 相邻，而那个棋块已经因 D4 长大过了。</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>D4 旁边的格子不能放，D4 让其长大的那个棋块旁边的所有格子也不能放。</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5 与 E5 相邻，那个棋块本回合还没有长大过。不能放的格子画有斜线。</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1 与 C2 相邻，F4 与 E5 相邻，A4 不与 Ann 的任何棋子相邻。没有哪个棋块长了两次。</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6 与 E5 相邻，G1 与 G2 相邻，A1 不与 Ann 的任何棋子相邻。没有哪个棋块长了两次。</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>她在连接之前有三个棋块。要看她的回合开始时有几个。</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4 让三个棋块同时长大，G1 不与 Ann 的任何棋子相邻。</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3 连接 C3 和 E3，D7 让 D6 长大，A3 不与 Ann 的任何棋子相邻。</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>你知道对局何时结束、数什么，也知道一样大时谁获胜：有优先权的人。</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>她的十一颗棋子分成三个棋块，只有最大的算数。那一块有六颗。</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>八颗对八颗，一样大。这时有优先权的人获胜，而现在有优先权的是 Ben。</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>一样大时由优先权决定，所以总有一位获胜者。</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>对局可以使用计时器：每回合 60 秒，整局另有 5 分钟。Ann 两者都用完了，这就等于认输。会怎样？</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>认输的人不再有回合。</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>只有棋盘填满时才数棋块。这里由计时器决定了胜负。</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>关键在 C4 与 E2 之间的那一格。</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>你会沿着路线从字母走到字母了，也知道对局怎样结束：三条路线全部贯通时。</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>所有字母都已连通，对局结束。路线上每条自己的道路得 1 分，分数最高者获胜：Ann 有 7 分，Ben 有 6 分。</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>最后那条道路现在是 Ben 的，那 1 分也是他的。</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>不算最后那条道路是 6 比 6。那条道路也有 1 分。</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>你会走一个回合了：一条道路和一堵墙，都画在还空着的连接处。</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>一条道路和一堵墙，都在空着的连接处：这就是一个回合。</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2 是道路，E2|E3 是墙，两个连接处都空着。什么都不缺。</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>你会互换了：画完道路和墙之后，你的一条道路与一堵墙互变。</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>她原有两堵，画了第三堵，互换时一增一减。</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>互换把一条道路变成墙，但也把一堵墙变成道路。</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>本回合的道路变成墙，较早的一堵墙变成道路。用了两个连接处，所以允许。</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>本回合的墙变成道路，较早的一条道路变成墙。用了两个连接处，所以允许。</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>绕回起点的道路就是环。Ann 画了道路 C2–D2，闭合成一个环。环上有几条道路？</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>从 C2 到 D2 已有两条道路。C2–D2 也是环的一部分。</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>D3–E3 也是 Ann 的，但它与 C2 和 D2 毫不相干。</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>沿已有的道路从 C2 走到 D2，再沿新画的道路走回来。</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3、C3–D2 和 C2–D2。两条是 Ann 的，一条是 Ben 的：判断成环时，所有道路都算。</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1 不与别的道路相接，所以不会成环。</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>它闭合了环，但随后 C2–C3 变成墙。回合结束时，环是断开的。</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>没有道路从 C3 继续延伸，所以 B2–C3 不会成环。</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4 止于 C3，没有别的道路通到那里。</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>放弃了 B2–B3，环在 B2 和 B3 之间断开。</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>放弃了 C4–D3，环在 C4 和 D3 之间断开。</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>你已经知道哪些墙不被允许：会隔断一个或几个六角格的墙。同一回合的互换可以修正。</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>从每个六角格都必须能走到其他所有格子，没有墙的连接处都能走，有没有道路都行。Ann 画了 A1–B1，又在 D4 和 E3 之间画了一堵墙。现在有几格走不到了？</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>看看 E3：它还有没有墙的连接处吗？</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4 还走得出去：通往 C4 和 C5 的地方没有墙。</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>看看各个角。哪些角的连接处全是墙？</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3 被隔断了。墙中两堵是 Ann 的，一堵是 Ben 的：和成环一样，所有人的线都算。</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>没有哪一格失去最后的空连接处。从 D4 还能走到 E3。</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4–E3 现在是道路，什么也不挡。从 D4 还能去 C5。</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>试试能不能从 E1 走到 E2，或从 D1 走到 D2。</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1 不是孤立的：从那里还能走到另一格。</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>C1 还走得出去：C1 和 C2 之间没有墙。</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>从 D1 还能走到 E1。从那里又能去哪里？</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>同一个棋盘，画那堵墙之前。下面哪个回合不被允许？</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2 和 E2 都还有别的没有墙的连接处。</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>从 D3 和 D4 还能走到 E3。</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>找一个只剩一个没有墙的连接处的六角格。</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2 会成为角 A1 的第三堵墙。</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>你会用互换断开路线、贯通路线，也会算分了：一条道路在它所属的每条路线上都得分。</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>一条道路在它所属的每条路线上都得分。Ann 用 D4–E3 贯通 α。那时她的六条道路有五条在路线上，而 B2–B3 在三条路线上。她有几分？</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>五条道路在路线上，但 B2–B3 算三次。</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>那是她道路的数目。D2–D3 不在任何路线上，而 B2–B3 算三次。</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>7 分：B2–B3 算三次。但 Ben 有 8 分，是他获胜：结束对局本身没有好处。棋盘旁的计分轨会记分。</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α 贯通了，但没有 C2–D1，从 A3 就再也到不了 E1。</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 结束了对局，所以她不能并列获胜。</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>她的分数不比 Ben 多，而且是她结束了对局。</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 结束了对局，所以没有人与 Ben 并列：Ben 独自获胜。</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben 少 1 分，所以不能并列获胜。</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>结束对局本身不得分，而且 Ben 的分数最少。</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>同样的局面，但 Cleo 有事退出。她的道路留下，但她不能再获胜。然后 Ben 贯通 α。谁获胜？</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo 的分数和 Ann 一样多，但她已退出。</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben 的分数比 Ann 少。</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann 有 5 分，Ben 有 4 分。</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>你下完了一整盘，也知道回合结束前要看什么：先看得分，再看互换能做到什么。</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>那是不互换的分数。互换之后，β 会经过 Ann 的另外两条道路。</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>β 多经过 Ann 的两条道路，但不再经过 C2–D1。</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>你会跳吃了：跳过一枚相邻的棋子，落到它旁边的空位置，直走或拐弯都行。</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>在 Crooked Jumps 中，棋子不断跳吃并离开棋盘，直到只剩一枚，而它应在中心格。这里还有两枚：请跳最后一次。</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>只剩一枚了，但它应在中心格。</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>你已经知道跳吃需要什么，也知道解法要跳几次：比棋子数少一次。</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>跳三次之后还剩两枚。</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>跳五次会把最后一枚也去掉。</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>你已经知道怎样解谜题：从结尾倒着想，不让任何棋子掉队。</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>第三枚棋子太远。怎么跳都到不了它那里。</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>其中两枚还能跳。</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>还是那四枚棋子。现在 D0 越过 C0 跳到 D1，然后 B1 越过 A0 跳到 B0。结果怎样？</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>还剩两枚，在 D1 和 B0。其中有一枚还能跳吗？</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>那样的话，D1 和 B0 必须相邻。</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>剩下的是哪两枚，它们相邻吗？</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>你会让棋子入场了：如果一步使三格组只剩一格空着，就会有一枚在那里入场。</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>那时 k1 和 h0 有棋子，而 m1 刚刚空出。</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>那时 k1 和 m1 有棋子，而 h0 刚刚空出。</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>你已经知道过境格和中心格的特别之处，也知道每一步都算。</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>走回去不是撤销：那也是一步。</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>走到过境格的那一步也算。</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>它走到过境格，没有要入场的棋子。</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1 是普通的格子，也没有要入场的棋子。</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>你已经知道怎样解谜题：寻找能让两枚入场的步，并提前准备。</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>场外还剩一枚，入场一枚。</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>棋子可以入场，但不是非入场不可。</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>格子与边</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>你认得棋盘了：棋子在格子里，移动时越过边，经中心格回家。</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>线把棋盘分成许多格子，棋子在格子里，每格最多一枚。中心格周围有八个小三角，各有一枚棋子。请点击全部八枚。</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>发光的中心格周围一圈八枚棋子。</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>从这里再走一步就到中心格，回家了。</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>移动是越过一条边，到后面的空格里。请点击发光的棋子一步能到的所有格子。</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>逐条看它的边：后面有四个格子。</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>四条边，四个去处。</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>边缘的格子更大。请再次点击发光的棋子一步能到的所有格子。</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>拿起箭头起点的白色棋子，放到黑色棋子上。</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>每一步多走一格，骰子给了白色四步。请把发光的白色棋子移到发光的格子：两步。</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>白色还没到发光的格子。</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>走了两步，但没到发光的格子。找找与两者都相邻的格子。</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>有一格与两者都有共同的边。</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>白色在一个小三角里。请让它回家：移到中心格。</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>白色还没回家。</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>中心格是最中间的那一格，就在它旁边。</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>它马上离开棋盘。这是一步。</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>现在从发光的格子走完回家的全程：穿过旁边的过境格，再经过一个小三角。白色有六步，走最短的路。之后还剩几步？</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>五步就比所需的多一步了。</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>走到中心格的那一步也要算。</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>数一数：过境格之前的格子、过境格、小三角、中心格。</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>四步：格子、过境格、小三角、中心格。</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>你已经知道目标，也知道轮到谁、骰子给几步。</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ann 的最后一枚白色棋子有三步：穿过旁边不能停留的过境格，再到小三角，然后回家。这一局里，一种颜色十枚回家就获胜。请让它回家。</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>过境格、小三角、中心格：每格一步。</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>通常有两种颜色的玩家要让两种都回家。</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>1 号玩家 Ann 有白色和红色，Ben 有黑色和蓝色。每人都从先提到的颜色开始。抽签让 Ben 先走。哪种颜色开始？</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白色是 Ann 的，而第一个回合是 Ben 的。</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>他从先提到的颜色开始。</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben 的两种颜色中，先提到的是哪种？</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>开局时，每种颜色三枚棋子在边缘附近，七枚在备用区等候。</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>这里由 Ann 开始，执白色。骰子是 5 和 4，两者之和就是步数。白色有几步？</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>那只是一颗骰子。</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>另一颗骰子也算。</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>两颗骰子是相加，不是相乘。</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>把它们加起来。</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>各颜色轮流行动：白色、黑色、红色、蓝色，然后从头再来。白色的回合结束了。接下来是谁？</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>红色排在第三。</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>蓝色排在最后。</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>你会让棋子入场了：用凑成三格组的一步，而且只能紧接着那一步。</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>一条线止于另一条线时，三个格子在这里相会：一个三格组，由三臂记号连着。请用白色的最后一步按箭头移动。这样该组只剩一格空着：点击它，就有一枚棋子入场。</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>备用区剩一枚，入场一枚。</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>入场一枚，在另一组里。备用区正好还有一枚。</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>对局的第一个回合，还剩一步。请把发光的棋子移进旁边的小格。这样它离开的格子就空了，所以可以有一枚棋子在它身后入场。</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>白色的三种第一步，各写明一枚棋子要入场的格子。其中一种凑不成含有那一格的三格组，所以不被允许。是哪一种？</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2、m2 和 Ben 的 h2 是一个三格组。那时其中两格有棋子，m2 空着。</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0、m0 和 Ben 的 h7 是一个三格组。那时其中两格有棋子，m0 空着。</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>你会穿过过境格而不被困住了，也知道为什么要有两枚留在棋盘上。</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>它停在普通的格子里，可以留在那里。</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>它穿过过境格，停在小三角里。</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>它穿过过境格，没有要入场的棋子。</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>这些是普通的格子，也没有要入场的棋子。</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>局面相似，但这里可以凑成三格组。请在本回合让一枚白色棋子回家。</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>棋子随移动入场</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>你知道棋子何时可以入场、何时太晚，也知道一个回合怎样让好几枚入场。</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>这一步也可以走，没有要入场的棋子。</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>棋子可以离开自己的三格组，也没有要入场的棋子。</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>通常两种颜色都要回家，而她的红色棋子还没有。</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>你下完了一整盘：早让棋子入场，一步凑成两个三格组，并保持回家的路畅通。</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>你会选方向走远路了，也知道怎样获胜：六轮之后分数最高者获胜。</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann 不挡 Ben 的路：他越过 C5 继续走。</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>那是 Ann 的得分。Ben 走得更远，到边缘才停下。</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>每一轮都从上一轮停下的地方开始。Ann 现在在 E9，向西出发。她停在哪里？</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>每一轮她都要旅行，除非她选择不动。</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>那里没有什么挡住她。再过一格才是边缘。</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>中间一行上没有什么挡她的路。</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>最后一轮：现在边缘会把你弹回，你一直走到遇见自己走过的格子为止。Ann 落后 20 分。提交之前，棋盘会显示每条路。请赢下这盘。</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>试试六个方向，数一数最长的路有几格。</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>你会沿着左转和右转的路牌走了，也会用自己的路牌让路拐弯。</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>那是从 B4 直走。但那里的路牌让她右转。</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4 的路牌让她左转：向上，不是向下。</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4 的路牌让她离开中间一行。</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>托盘里的路牌要放在 Ann 周围的紫色格子上。不放路牌，哪个方向都超不过 7 分。请放一块路牌，让 Ann 得 8 分。</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>三格就到 E7 的路牌。她在那里转弯，继续走。</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>那是向右上的路。但她脚下的路牌不会让她转弯。</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>到 E7 是三格。从那里向右下接着数。</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>五块路牌，都是左转。走到本轮已经走过的格子时，会停在它之前。Ann 向东出发。她得几分？</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>第六格会是 E4，也就是她出发的地方。她已经在那里待过。</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>她不会绕第二圈。</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>她停在 D3，出发的那一格之前：那一格也算走过。</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>你已经知道自己控制哪些格子，也知道那里可以放什么、哪里不能放。</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>在角上你只控制九格，在中间有十九格。计划时它们是紫色的。</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>把一块路牌拖到 B6。</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>你已经知道几位玩家在同一格放东西会怎样，也知道那里已有东西时会怎样。</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann 暗中在 A3 放一个路障，Ben 在同一格放一块路牌。同一格上的不同东西互相作废：两样都不放。Ben 从 A5 向西走。他得几分？</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>路障本会让他停在 A3 之前。但它没有放下。</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>A3 上什么都没有，所以他的路不会止于那里。</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>A3 上既没有路障，也没有路牌。</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>两样都没有放下，所以路是通的。</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>只有不同的东西才会互相作废。这两块是一样的。</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>几位玩家在同一格放同一样东西，就只放下一个。</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann 断定 Ben 想在 E5 放一块右转路牌，再向西走过它。请破坏它：让 E5 保持空着。</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ben 的路牌现在在 E5。只有同一格上的不同东西才能让它放不下。</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>两样不同的东西，所以都没有放下。你看不到 Ben 提交了什么，但可以猜。</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>放下的东西会取代原来的。C5 上有一块左转路牌，Ann 用路障盖住它。这一轮之后，C5 上有什么？</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>路障取代了它，而路牌不会再回来。</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>路障取代了路牌，随后也被拿走了。</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>你已经知道几位玩家停在同一格会怎样，也知道怎样把人送回起始格。</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>每位玩家抽签得到一个角作为起始格：Ann 是 E1，Ben 是 A5。一轮结束时停在同一格的玩家要回起始格。Ann 向东走，Ben 向东南走，都到 E9。之后 Ann 在哪里？</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben 也停在那里，所以谁都不能留下。</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben 不会挡住她：她走到 E9，两人就在那里相遇。</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann 的起始格在哪里？</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>两人都回到了各自的起始格。</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann 从 C1 向东走到 C7，Ben 在那里不动。回起始格不得分也不扣分。她得几分？</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>回起始格不会扣她的分。</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben 不挡她的路：她也走上 C7。</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>回起始格的路不算分。</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>从 C2 数到 C7。</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>她在路上得的分仍然算数。</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>有五个角空着。如果自己的起始格有人，就抽签选一个没有人站着的角。</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann 和 Ben 在 A1 相遇。Cleo 没有碰到任何人，留在 E1，正是 Ann 的起始格。Ann 去哪里？</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleo 没有碰到任何人，所以她留下，E1 有人了。</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>她在那里碰到了 Ben，所以不能留下。</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>她的起始格有人。</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>抽签选一个没有人站着的起始格。</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>你已经知道第二、三、四轮有什么不同：得分、你控制的格子，以及路牌转向哪边。</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>第 2 轮里，边缘的格子不得分，E5 和它周围的六格各 2 分。Ann 沿整个中间一行向东走。她得几分？</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4、E5 和 E6 各 2 分，E9 不得分。</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 在边缘：不得分。</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>她路上的哪些格子真的与 E5 相邻？</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9 不得分，有三格各 2 分。</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>四格各 1 分，三格各 2 分，一共 10 分。</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>它现在是左转，这是第 3 轮。之后它会变成另一种。</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>路牌留在棋盘上，只会变成另一种。</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>你会在第五轮藏强盗，也会在第六轮沿边缘走了。</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>他每走到一格也得 1 分。</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>他遇到了两个强盗，每个拿走 2 分。</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>边缘朝右下方延伸。它把她向下弹，不是向上。</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>她是斜着撞上边缘的，所以不会原路弹回。</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8 在沿边缘的方向上。球不会沿着边缘滚，而是会弹开。</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>就这样一直弹，直到被自己的足迹挡住：17 分。</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>她走到 E9 得 1 分。这样是 21 分，Ben 也是 21 分。</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann 走到 E9 得 1 分。请再数一次。</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>你下完了一整盘：用路牌打开道路，用路障挡住最好的方向，并留意自己停在哪里。</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>线</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>你看得出线通多远、棋子占有哪些位置，以及自己可以放在哪里了。</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>位置在线相交的地方。线从一端笔直到另一端，穿过其他线。有两条线止于发光的角：请点击它们上面的所有位置，包括这个角。</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>一条线沿大方格的上边，另一条沿它的右边向下。</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>各有六个位置，角在两条线上。</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>四条线在中心格 O 相交。它们上面有几个位置，包括 O？</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>那是 O 两侧各一个位置。其中两条线通到更远的地方。</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>不是每条都那么长：其中两条线只有三个位置。</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>两条有三个位置，两条有五个。四条线都经过 O。</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>四条线，但是短的。</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>发光的位置在两条线上，各有八个位置。它们一共有几个位置？</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>发光的位置在两条线上，所以数了两次：要减一，不是减二。</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>发光的位置在两条线上。只能数一次。</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>八个加八个，但有一个位置在两条线上。</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>两条长线比四条短线占得更多。</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>穿过某个位置的线和止于那里的线上，如果都没有 Ben 的棋子，Ann 就可以放在那里。请点击任意一个她可以放的位置。</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>找一个空位置，它的每条线上都没有黑色和蓝色棋子。J7 和 H0 就是其中两个。</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>这些线上有她自己的棋子没有关系。</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>现在请替 Ann 放一枚棋子，放在任意没有 Ben 的线经过的位置，然后结束回合。</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann 还没有放棋子。</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ben 有一枚发光的棋子在右边，一枚在下面。避开穿过它们的线。</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>每回合一枚棋子，只做这一件事。</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>请试着放在已有自己棋子的位置上。</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>把一枚棋子放到发光的白色棋子上。</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>你已经知道对局怎样结束：找不到位置的人输。你也会让对方不能用某些位置。</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben 的两枚棋子在发光。这三个位置中，有一个与其中一枚共线，因此不被允许。是哪一个？</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>它的线很短，都到不了 Ben 的棋子。</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>它的两条线沿外方格的上边和左边。Ben 不在这两条线上。</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>从一端到另一端，沿着每个位置的线看。</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15 在一条线的一端，Ben 下面的棋子就在这条线上。</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>白色是 Ann 的颜色之一。</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>红色是 Ann 的第二种颜色。</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>颜色在这里无关紧要。抽签让 Ben 先走。</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>第一个回合是谁的？</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>你会玩严格模式了：没有什么阻止你，但看到共线的人可以指认并获胜。</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>但 Ben 看到了。放棋子之前，玩家可以指认一条线上有双方的棋子；如果属实，指认的人就获胜。Ben 指认了。谁获胜？</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>失误的是她，而 Ben 的指认是正确的。</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指认正确就马上结束对局。</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>有这样的线吗？</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指认错误不受惩罚。这里没有共线，而 Ann 指认了。会怎样？</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>只有指认正确才结束对局。</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指认不占用回合：她仍可以放棋子。</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>她什么都不失去，连回合也不失去。</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>在严格模式中，每个空位置都能放，连 Ben 的线上也行。</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1 空着，而在严格模式中，每个空位置都能放。</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>你下完了一整盘：先占长线，再占对方最后的位置，自己的位置留到最后。</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann 先开始，而没有一条线及时封住：Ben 放了第四十枚，也就是最后一枚。轮到时没有棋子可放的人也输。谁获胜？</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>现在轮到她，而她没有棋子可放了。</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Mono-Line 没有平局：不能放棋子的人输。</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>现在轮到谁？</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben 还剩两个位置，都在发光。Ann 放在 A7。之后他还剩几个？</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>没有哪一枚棋子能让两个都不能用。</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>沿着 A7 的线看：它们既到不了 B7，也到不了 F5。</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 与其中一个共线吗？</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7 本来就是她自己的位置，所以对 Ben 来说什么都没变。</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>同一个棋盘，那一回合之前。如果 Ann 放在 A3 会怎样？之后三个位置中，Ben 还有几个能放？</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 与 A7 共线，但与 C7 和 I1 都不共线。</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 与 A7 共线，经过中心格。</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>从一端到另一端，沿着 A3 的线看。</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3 让 Ben 不能用 A7，而 Ann 仍能用 A7。</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>你认得棋盘了：位置与相邻的位置、哪边是向外、出口，以及链。</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>棋子在这个棋盘最外侧的八个点离场，这些点就是出口。请点击全部八个。</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>位置上的数字是走到那里要用的步数：滑动用两步。</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>对局这样开始：中心格 O 周围，每种颜色各有两枚棋子。请点击白色的。</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>它们正好相对。</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>其他的在备用区等候，从 O 入场。</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>你已经知道棋子的路线：在 O 入场，走到出口，再回家。你也知道一个回合怎样进行。</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>白色是 Ann 的，而开始的是 Ben。</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>这不由 Ben 选择。他的颜色中，先提到的是哪种？</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben 从黑色开始。</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>现在由 Ann 开始，执白色。她的一枚棋子自动在 O 入场。骰子是 3 和 2，两颗之和就是步数。她有几步？</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>五步。没有用完的作废。</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>这样 O 就空了。第二步只是作废。</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>第二步空出 O。</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>你会越过任意长的链、在链上拐弯了，也知道什么会让链断开。</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白色越过黑色，落到它旁边的空位置。</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白色越过黑色和红色，落到红色旁边的空位置。</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>现在链上的第二枚也是白色。请试着让另一端的棋子越过这两枚，到发光的位置。</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>你会交换了：两枚颜色不同的棋子，如果在平行的线上，就能互换位置。</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>你会向外滑动了，知道棋子何时可以回家，也知道出口上谁的棋子你能移动。</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>你已经知道棋子怎样沿外缘走，也知道回合结束时 O 必须空着。</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>越过用一步，但它不能越过同色棋子。</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>滑动一次就够了，而滑动用两步。</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>回合结束时，O 上不能有棋子。</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>棋子只能从出口回家。</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>这里三人玩，每人一种颜色，Cleo 要退出。备用区里和出口上的棋子随她离开。她在 O 旁边的红色棋子会怎样？</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>它们既不在备用区，也不在出口上。别人的链可能需要它们。</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>它们留着，其他棋子仍可越过。</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>你下完了一整盘：先看出口，用一举两得的交换，不把对手的棋子留在出口旁边。</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>你会越过链跳跃、选择离开的棋子，也会从出口沿外缘跳跃了。</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>这里的棋子有颜色，跳跃时越过链：一枚或几枚棋子，依次相邻。最后被越过的一枚离开。白色先越过黑色，再越过红色。哪枚棋子离开棋盘？</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>先被越过的是黑色。离开的是最后一枚。</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>不管链有多长，跳跃一次只去掉一枚棋子。</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>红色离开，黑色留下。</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>你已经知道怎样解谜题：留意颜色，因为棋子不能越过同色棋子。</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>还剩两枚棋子，最后一次跳跃落在中心格旁边。与 Crooked Jumps 不同，最后一枚可以在任何地方。谜题解出了吗？</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>那是 Crooked Jumps 的要求。这里只剩一枚就够了。</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>最后两枚都是白色，而棋子不能越过同色棋子。</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>这次跳跃之后，红色离开棋盘。</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>你已经知道怎样获胜：一条经过牌、连通你两边的道路。你还走了一个完整的回合。</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>五张牌，棋盘用金色画出经过它们的道路。她快走通了。</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>现在是完整的回合：取走 c2，把牌转到通向角的岔路指着西南，再从 2 行的东端推入。</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann 需要从西到东的道路。这一条是从北通到南。</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>从 c5 沿道路向下走：它到达南边。</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>你会取牌、转动和推入了，也看得出整条线怎样移动。</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ann 取走了 c3 的牌。棋盘四周是各行各列的端。请点击她可以推入的每一端。</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>1 行和 e 列都有空位。两者各有一端不紧挨着空位。</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>取自里面的牌才有这么多端。在 e1，四端中有两端紧挨着空位。</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>你会沿着道路走了：经过两条岔路相接的边，也经过四张牌都正面朝上的点。</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>没有 b3 的牌，a3 与 b4 之间的那一点上就什么都不相连。</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>那是现在的张数。但一张背面朝上的牌会移到 b3。</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>你已经知道道路怎样到达外框，也知道它绝不沿外框走。</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>道路经过牌，绝不沿外框走。上面两张牌从北通到西，下面两张从南通到西。Ben 在它们之间推入一张牌，角在东北。北与南连通了吗？</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>沙滩不连接任何东西，而在新牌的角那里，四张牌中有两张背面朝上。</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>看新牌的角与上面那张牌的角相会的那一点。那里的四张牌都正面朝上吗？</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>你已经知道三种行动，也知道每一种何时允许。</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>先行动的人做简单行动：一张背面朝上的牌。下一局由这一局的输家先行动。</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>双牌行动翻开两张牌，不是三张。</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>双牌行动翻开两张牌，不是一张。</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>两张牌回来时都正面朝上。</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>这里 Ben 上一次做的是简单行动。请仍然试着取走两张背面朝上的牌。</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>两张牌只能用来回应明牌行动。</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>你已经知道一次行动连通两边时谁获胜，不管行动的是谁，也知道对局怎样会没有获胜者。</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben 不小心。他取走 c1，把角转到西南，再从 1 行的东端推入。谁获胜？</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>是他行动的，但连通的是 Ann 的两边。</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>从 a2 沿道路走到 e2，再向下到 e1 的新牌。</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>如果一次行动同时连通双方各自的两边，行动的人获胜。这里 Ben 把一张牌推入角 e1：它既连通西与东，也连通北与南。谁获胜？</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>她的道路也完成了，但不是她行动的。</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>只有一位获胜者：行动的人。</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>这是谁的行动？</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>两条道路同时完成，而行动的是 Ben。</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>双牌行动要到第二张牌之后才算。Ann 把两张牌都从 2 行的东端推入：第一张角在西南，连通了西与东；第二张角在西北。谁获胜了？</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>第二张牌把第一张推动了，西与东又断开了。</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>没有人：第二张牌把第一张推动了。</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann 和 Ben 把同样的牌来回移动，每四个回合之后棋盘又和原来一样。Ben 的行动完成了第二次这样的循环。这时同一局面在棋盘上出现了几次？</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>完全相同的局面之前出现过：在开头，以及第一次循环之后。</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>开头的局面也算。</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>第一次循环之前、之后，以及第二次循环之后。</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>你下完了一整盘，也知道要看什么：移动之后能接上的线，以及明牌行动允许什么。</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>明牌行动之后，Ben 有两张牌：一张修好他的道路，另一张完成它。</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>你已经知道专家模式的回合：第一回合一张牌，之后总是两张背面朝上的，或一张正面朝上的。</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>牌、推入和道路都与 TRYPSYLON 相同，它自己的课程讲了所有情况。Ann 连接西与东，Ben 连接北与南。请点击与西边相连的所有牌。</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>左上四张牌，左下两张。</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>牌的岔路相接的地方，道路就继续。从西边来的道路画成金色。</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ann 在这里用一张正面朝上的牌就能赢。请取走它，再把它推入。</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>取走一张正面朝上的牌是明牌行动。除了最后推入的那张，这样的牌都可以取。</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>你会做双牌行动了：先取走两张牌，再推入两次，而且顺序很重要。</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann 取走了 b2 和 d2 的牌。请点击她能推入第一张的所有行端和列端。</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>它是从那里推入的。之后第二张牌从同一端推入。</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>它推入到 a2，第二次推入又把它推动了一格。</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>你已经知道牌快用完时会怎样：背面朝上的牌剩两张、剩一张，或一张不剩。</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben 取走 c1 和 d1，都从 1 行的东端推入，第一张角在东北，第二张角在西南。谁获胜？</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>从 a2 沿道路走到 e2，再向下到 e1 的牌。</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>你下完了一整盘专家模式的对局。缺两张牌的道路就是威胁。</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben 一个回合推入两张牌，a 列就全通了。</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>你是 Ann，在起始格 E1 上。每一轮你都朝六个方向之一出发，每走到一格得 1 分。请选出最好的方向：点击棋盘旁的箭头，或与你相邻的那一格。</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>并列最高分的玩家并列获胜，但结束对局的人除外。Ann 用 D3–E3 贯通 α，她和 Ben 各有 7 分。谁获胜？</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>那是边缘上的牌的端数，角上的牌除外。</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>两格中有一格与双方的棋块都相邻。谁下在那里，谁就把自己的棋块连起来。</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3 把 Ann 的两个棋块连成了八颗。Ben 的最大棋块有七颗。</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>但大棋块很慢。每个回合开始时你有几个棋块，就可以放几颗棋子，最多三颗。Ben 正要下 A1，就是有圆环的那一格。之后 Ann 可以放几颗？</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>整个游戏就是这样：前期多棋块，好多放棋子；后期一个大棋块，用来获胜。</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>你会看棋块的气了，也知道棋子放在那里会怎样：让一个棋块长大，或把几个连起来。棋子从不会被吃掉。</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2 长大了，但没有与大棋块连上。</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>留着，但不再算数</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>这里没有吃子。A1 不能再长了，但仍算一个棋块，每回合都给 Ann 带来一颗棋子。</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>棋子不必全部放完。请只在 B2 旁边放一颗，然后结束回合。</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>数目有上限。</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>绝不超过三颗。只有以后把别的棋块连起来时，第四、第五个棋块才有用。</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>三颗棋子应各与 Ann 的一个不同棋块相邻，而且都不连接两个棋块。</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>只用一个回合，你就可以从好几个方向逼近 Ben 的一个棋块。</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>你会连接棋块了，知道这要付什么代价，也看得出哪一格是连接点或切断点。</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann 的棋子现在全连在一起。这是几个棋块？</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann 不再能用一颗棋子连接全部三个。对手最好的连接点，往往就是你最好的切断点。</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben 占了 C3，他的棋子全连起来了。Ann 的最大棋块小得多。</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>两人对局中有一人认输会怎样？</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>你下完了一整盘：前期多棋块，后期再连接，并留意一格两用的要点。</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>棋子多不一定更好。Ann 在这里可以放好几颗，但只有一格要紧：它把 C1 连到大棋块，又让 Ben 的棋块分开。</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>三堵墙和三条道路。互换从不改变各自的数目。</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>其中一个回合里，互换会让同一个连接处变换两次。</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>你看得出什么时候会成环了，也会在回合结束前用互换来修正。</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>先闭合成环，再把环上的一条道路换走：这样一个回合就能移动一条路线。</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>每个六角格都必须保留一个没有墙的连接处。除非互换打开了另一个，否则最后一个这样的连接处只能画道路。</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>墙不必围成一圈：棋盘的外缘也会封住六角格。Ann 画了 B1–B2 和墙 E1|E2。这时有几格被隔断？</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>你已经知道谁获胜：分数最高的玩家。同分时，结束对局的玩家不能并列获胜。</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>她们并列获胜，因为都没有结束对局。三人玩时，可能有两人从同一个结局中得益：要留意什么对两位对手都有利。</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>棋盘上的棋子能帮更多棋子入场，所以越早的步越有价值。</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>旅行者互不阻挡。Ben 只会被边缘挡住。</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>两人碰撞，所以都回起始格。领先的人损失更大。</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>不要把回合花在只有你能用的位置上。把它们留到以后。</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>每枚棋子都可以当任何人的垫脚石。</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>平均掷两次才有一次是偶数。有两步时，Ann 应该马上做什么？</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>初学</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>稳健</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>很强</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>与我实力相当</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>等级 %1（%2）</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>电脑，%1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>与我实力相当：%1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>与我实力相当（%1）</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>这个代码由更新版本的 Byways 生成。</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>Byways 不出这种大小的谜题。</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>已知最好的解法用 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>这个代码有输入错误。</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>这还不是完整的代码。代码的样子如 CJ-1-1Z0042-K。</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Byways 不出这一种谜题。</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>中等或困难</translation>
    </message>
</context>
<context>
    <name>MonoArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>player, colour of a piece</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>MonoFace</name>
    <message>
        <source>Place a piece of your first or second colour</source>
        <translation>放你的第一种或第二种颜色的棋子</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>实力相当时，先走的一方多半会输：请让较强的玩家先开始。</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>形成%1可以指认的共线</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使%1可放的位置从 %2 个变为 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使%1可放的位置剩 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1还有 %n 个谁也夺不走的位置，%2最多只有 %3 个；先找不到位置的一方输。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>双方轮流在棋盘上放棋子。任何一条线上都不能同时有双方的棋子。最后一个找到位置的人获胜。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>把一枚自己的棋子放在线相交的空位置上。它占有穿过这个位置或止于这里的&lt;b&gt;每一条线&lt;/b&gt;，从一端到另一端。你占有的线对方不能用，反过来也一样。</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>一枚白色棋子和一枚黑色棋子。各自占有的线染成其主人的颜色。</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>双方各占有穿过自己棋子的线。任何一方都不能在对方的线上放棋子。</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>结束回合之前，你可以把棋子放在各处试一试。之后它就不再移动。一方用白色和红色棋子，另一方用黑色和蓝色棋子，各二十枚。用自己两种颜色中的哪一种没有区别。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>数数棋子：如果四十枚棋子全都找到位置，起始玩家会先把棋子用完，从而输掉。所以起始玩家要设法封线，另一方则要让线保持开放。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-Line 是 Arthur Blumberg 设计的游戏，由 Kadon Enterprises 作为 Over-Pass 套装的一部分出版。这里的棋盘是复原版。</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>严格模式</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>回合开始时，你可以&lt;b&gt;指认&lt;/b&gt;。如果有一条线上同时有双方的棋子，无论是谁的失误，你都立即获胜。如果没有，也没有损失，但每回合只能指认一次。</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>一枚红色棋子和一枚蓝色棋子在同一条线上，这条线亮起。</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>没有可放位置的玩家可以认输，也可以放在对方占有的线上，希望没人看出来。</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>轮到自己时放不了棋子的人输。</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>在友好模式中，程序不允许放在对方的线上，并说明是哪条线。在&lt;b&gt;严格&lt;/b&gt;模式中，任何空位置都可以放，哪怕是失误。所以要留意那些线。</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>蓝色棋子与红色棋子共线。谁先指认谁获胜。</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>十枚%1棋子都已在棋盘上。请用你的另一种颜色。</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>每回合放一枚棋子。要试别的位置，请先收回 %1 上的那枚。</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>%1 上已经有棋子了。</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>每回合要放一枚棋子。请先在空位置上放一枚。</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>在友好模式中没有什么可指认：谁也不能放在对方的线上。</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>每回合只能指认一次，而本回合已经指认错了。</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>%1没有棋子可放了。</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>指认共线</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>愿意的话可以试试别的位置。结束回合后，棋子就不再移动。</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>没有棋子可放了。</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>棋子已放下</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>放一枚棋子</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>没有共线：指认错了</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>放棋子后不能指认</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>放棋子之前可以指认</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>你有 %n 个位置可放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>还剩 %n 枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>占有 %n 条线</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>指认共线</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>放弃：没有棋子了</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>%1指认正确：%2 上的棋子共线。</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>在任意空位置放一枚棋子，小心%1的线。</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>在没有%1的线经过的位置放一枚棋子。</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1找不到避开%2的线的位置。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>你只有 %n 个位置可放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>有 %n 个位置可放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>只剩 %n 枚棋子。回合开始时一枚也没有的人输。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>%1棋子属于%2。</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1 与%2在 %3 的几枚棋子共线。</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1 与%2在 %3 的棋子共线。</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass、Mono-Line、单人挑战</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>让 %n 枚棋子回家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>到达 %n 个出口</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使%1的棋子离出口近 %n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>每种颜色十枚棋子，每回合一枚，从棋盘中间入场，要从八个尖端出去。它们靠越过一串串其他棋子前进，所以大家都在为别人铺路。</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>棋子放在线相交的地方。在一条线上前后相接的两个位置&lt;b&gt;相邻&lt;/b&gt;。中间的深色方格是 &lt;b&gt;O&lt;/b&gt;，最外侧的八个点是&lt;b&gt;出口&lt;/b&gt;。每种颜色有两枚棋子从 O 周围开始，另外八枚在备用区等候。</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>整个棋盘。中间周围每种颜色有两枚棋子，彼此相对。备用区和家在四角。</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>开局。两人玩时每人有两种颜色：一方白色和红色，另一方黑色和蓝色。三人玩时没有蓝色。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>各颜色轮流行动：白色、黑色、红色、蓝色。如果备用区还有棋子，就取一枚放在 O 上。然后掷两颗骰子，点数&lt;b&gt;之和&lt;/b&gt;就是你的步数。可以少用，剩下的作废。</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>你可以移动&lt;b&gt;任何颜色&lt;/b&gt;的棋子，自己的和别人的都行。例外是出口上的棋子：只有它的主人可以移动。</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>走法有四种。Over-Pass、交换和离场各用&lt;b&gt;一步&lt;/b&gt;，滑动用&lt;b&gt;两步&lt;/b&gt;。一个位置上只能有一枚棋子。</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>棋子越过一条由一枚或多枚棋子组成的链，链上每枚棋子都与前一枚相邻，然后落到最后一枚棋子旁边的空位置上。链可以在每枚棋子处&lt;b&gt;转弯&lt;/b&gt;，想转几次都行。</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>一枚白色棋子越过一枚黑色棋子，转弯，越过一枚红色棋子，再转弯，落到后面的空位置上。</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>白色棋子越过黑色和红色，转了两个弯。这是一步。</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>它不能越过&lt;b&gt;自己颜色&lt;/b&gt;的棋子，任何位置也不能经过两次。其他颜色都可以越过。</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>同样的棋子，但链上的第二枚也是白色。不能这样落子，那枚棋子亮起。</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>两枚&lt;b&gt;不同颜色&lt;/b&gt;的棋子，如果在两条&lt;b&gt;互相平行的不同的线&lt;/b&gt;上，无论相隔多远，都可以互换位置。线必须穿过这个位置：只止于这里的线不算。</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>一枚白色棋子在靠外的线上，一枚红色棋子在与它平行的靠里的线上。两条线都亮起。</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>白色和红色在两条平行线上，所以可以互换位置。谁都可以这样做。</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>滑动</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>棋子沿着一条线移到下一个位置，那里必须空着，而且&lt;b&gt;更靠外&lt;/b&gt;，离 O 更远。滑动用两步。</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>一枚蓝色棋子，有箭头指向与它相邻、更靠外的两个位置。</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>蓝色棋子可以滑到两个位置。其他相邻的位置并不更靠外。</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>出口上的棋子不能交换，也不能滑动，只有它的主人可以移动它。它在自己颜色的回合以&lt;b&gt;离场&lt;/b&gt;回家，或者沿&lt;b&gt;外缘&lt;/b&gt;走 Over-Pass：越过外缘上的棋子，到外缘上的位置。</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>只要任何颜色的备用区还有棋子，离场就需要&lt;b&gt;偶数点数&lt;/b&gt;。所有备用区都空了以后，任何点数都行。</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>一枚白色棋子在出口上。它可以回家，或者越过外缘上的红色棋子到下一个出口。它不能越过里侧的黑色棋子。</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>白色棋子可以回家，或者沿外缘越过红色棋子。它不能越过黑色棋子。</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>O 必须空出</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>回合结束时，O 上不能有棋子。所以要留够步数把它空出。如果走了一步之后 O 再也无法空出，程序会拒绝这一步。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-Pass 是 Arthur Blumberg 设计的游戏，由 Kadon Enterprises 出版。这里的棋盘是复原版。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>这里第二枚棋子也是白色，所以路被挡住。</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>棋盘中间。O 上的白色棋子旁边有一枚黑色棋子和另一枚白色棋子。黑色棋子周围有五个位置标为一步，O 旁边另有四个标为两步。</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>白色棋子从 O 能去的所有位置：越过黑色棋子用一步，滑动用两步。它不能越过另一枚白色棋子。</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>如果用这次的点数无论如何都不能空出 O，这个回合就没有步数，棋子回到自己的备用区。这种情况非常少见。</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>最先让十枚棋子全部回家的人立即获胜。两人玩时，由选项决定是一种颜色回家就行，还是两种都要回家。</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>不能离场：点数是奇数</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>不能离场：没有可离场的%1棋子</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>步数已用完。请结束回合。</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>移动任何颜色的棋子，步数以点数为限。</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass：1 步</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>没有 Over-Pass</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>交换：1 步</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>不能交换</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>滑动：2 步</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>不能滑动：需要 2 步</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>不能滑动</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>离场回家：1 步，备用区已空</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>离场回家：1 步，点数是偶数</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>中心格 O 无法空出</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>中心格 O 已空出</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>空出中心格 O：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>用这次的点数无法空出中心格 O。请结束回合。</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>剩下的步数要用来空出 O</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>没有链通到空位置</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>没有能交换的棋子</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>更靠外处没有空位置</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1 上没有可以移动的棋子。</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>%1 上的棋子在出口上，那里只有%2可以移动它。</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1 已被占：那里有一枚%2棋子。</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Over-Pass 要离开 %1，不能又落在那里。</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>%1 旁边没有可以越过的棋子。</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>没有棋子的链从 %1 通到 %2。链上每枚棋子都必须与前一枚相邻。</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>出口上的棋子只能越过外缘上的棋子，并留在外缘上。从 %1 没有这样的路通到 %2。</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>交换需要两枚棋子，而 %1 是空的。</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>%1 上的棋子在出口上，那里不能交换。</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>两枚棋子都是%1。交换需要两种不同的颜色。</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1 和 %2 在同一条线上。交换需要两条互相平行的线。</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>穿过 %1 的线都不与穿过 %2 的线平行。只止于那里的线不算。</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>%1 上的棋子在出口上，不能再滑动了。</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>滑动是移到一条线上的下一个位置，而 %2 不与 %1 相邻。</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>滑动是向外走的，而 %2 并不比 %1 更靠外。</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1 不是出口。棋子只能从八个出口回家。</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>这是%2的回合，%1棋子不能在此时回家。</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>棋子不能越过同色棋子：%2 上的%1棋子挡住了去路。</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>棋子不能越过同色棋子：%2 上的几枚%1棋子挡住了去路。</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>%1 是奇数。只要备用区还有棋子（现在还有 %n 枚），只有偶数点数才能打开出口。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>用这次的点数无法空出中心格 O，所以本回合没有步数。请结束回合，棋子回到自己的备用区。</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>回合结束时，中心格 O 必须空出。这样一来，空出它要 %n 步，而只剩 %1 步了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>回合结束时，中心格 O 必须空出。这要 %n 步，而你有 %1 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>This home is for another colour. A %1 piece goes to its own.</source>
        <translation>这是别的颜色的家。%1棋子只能回自己的家。</translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>回家要求</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>严格模式</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>骰子决定：点数最大的人开始。也可以指定谁开始。</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>抽签决定，或指定谁开始。</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>两人玩时每人有两种颜色。获胜要让一种颜色的十枚全部回家，或两种颜色都回家。</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>放在对方的线上也不会被阻止。谁发现了，可以在回合开始时指认，就此获胜。</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>由骰子决定</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>两种颜色</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>一种颜色</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>各颜色轮流行动。</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>用两种颜色中的哪一种都一样。</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1 越过棋子到 %2</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 与 %2 交换位置</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1 滑到 %2</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1 回家</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1（%2 入场）</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>%1 上放一枚棋子</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>%2 上放一枚%1棋子</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>从中间入场，从尖端离场：最先让十枚全部回家的人获胜。</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>从中间入场，从尖端离场：最先让两种颜色各十枚全部回家的人获胜。</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>从中间入场，从尖端离场：最先让一种颜色的十枚全部回家的人获胜。</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>三格组让你的棋子入场。最先让十枚全部回家的人获胜。</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>三格组让棋子入场。最先让两种颜色各十枚全部回家的人获胜。</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>三格组让棋子入场。最先让一种颜色的十枚全部回家的人获胜。</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>任何线上都不能有双方的棋子。如果有，先指认的人获胜。棋子用完的人输。</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>任何线上都不能有双方的棋子。找不到位置或棋子用完的人输。</translation>
    </message>
</context>
<context>
    <name>PassSheetTexts</name>
    <message>
        <source>By Arthur Blumberg, Kadon Enterprises</source>
        <translation>Arthur Blumberg 设计，Kadon Enterprises 出品</translation>
    </message>
    <message>
        <source>Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing a piece where no line holds a piece of the other side. The last player who can place a piece wins.</source>
        <translation>Mono-Line：两位玩家各有二十枚棋子，两种颜色各十枚。轮流把一枚棋子放在没有任何线上有对方棋子的位置。最后一个找到位置的人获胜。</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass：每种颜色有两枚棋子从中间周围开始，如数字所示。每回合，备用区的一枚棋子在黑色方格入场；回合结束时，那里不能有棋子。两颗骰子决定步数，可以移动任何颜色的棋子。一步可以越过由其他颜色组成的链到空位置，或者让平行线上两枚不同颜色的棋子互换位置，或者让带圈尖端上的一枚棋子回家——只要任何备用区还有棋子，就只能在点数为偶数时。向外滑动用两步。最先让十枚棋子回家的人获胜。</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>每种颜色十枚棋子；三枚从边缘开始，如数字所示。
掷两颗骰子：点数之和就是步数，每一步越过一条边进入空格。
三格组围绕一条线的终点；如果一步占满了其中第二格，备用区的一枚棋子可以进入第三格。
棋子不能留在灰色格子里。棋子经过中间的黑色方格回家。
只要一种颜色的备用区还有棋子，就要有两枚留在棋盘上。最先全部回家的人获胜。</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>骰子决定谁先开始。</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>请掷骰子。</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>剩余步数：%1，共 %2</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>这次掷骰还剩 %n 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>这个棋盘上没有 %1 这个位置。</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>先要决定谁先开始。</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>骰子已经掷过了。掷出的点数在整个回合有效。</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>请%1先掷骰子。</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>这次掷骰的步数已经用完。</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>滑动要用两步，现在只剩一步。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%2 %1 枚</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1 和 %2：%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>%1先开始，执%2。</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1让二十枚棋子全部回家了。</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1让十枚%2棋子全部回家了。</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>回家 %n 枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>备用 %n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>回家：%1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>备用：%1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1执%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1执%2，%3执%4。</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>%1已回家：%2。</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>不移动</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>两颗骰子，待掷</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>两颗骰子，%1 和 %2：剩 %3 步，共 %4 步</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1，回合中</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>%1的备用区：%n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>放大或缩小棋盘</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>%1的家：%2/%n 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>移动棋子</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>以指针处为中心放大或缩小棋盘</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>在棋子旁边拖动</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>移动放大的棋盘</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+、−、滚轮</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>显示整个棋盘</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>棋盘周围和格子里的字母与数字。</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>棋盘坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>图案和易辨颜色</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>颜色的明暗也各不相同，每枚棋子都有清楚的标记：适合不易分辨某些颜色的人。</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>适合黑白打印的图案</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>棋盘着色</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLON 始终显示哪些道路与哪边的岸相连，以及缺了哪个角。</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>棋盘着色(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>第 %1 题</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>立即获胜</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>%n 回合获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>找出唯一能获胜的走法。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>本轮得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>%n 枚棋子回家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>%n 枚棋子入场</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1知道其他人会提交什么：请得尽可能多的分。</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>轮到%1：让尽可能多的棋子回家。</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>轮到%1：让尽可能多的棋子入场。</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>轮到%1：找出能获胜的走法。</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>找出唯一的最佳走法。</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>第 %1 题 · 专家模式</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>1 回合锁定胜局</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>%n 回合锁定胜局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>规则书开局</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴线</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>拐角</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>丁字</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>半途</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>四方来风</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>六边形</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>横杠</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方盒</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>双翼</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>风车</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星星</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>螺旋桨</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>旋转木马</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>项链</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>大门</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>指南针</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>雪花</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>花边</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>前哨</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>旋涡</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>堡垒</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>从 %1 开始</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>%n 枚棋子的螺旋</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>%n 枚棋子的图形</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1，不计颜色</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>用尽可能少的步数让四十枚棋子全部入场。</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>只留下一枚棋子，最好在中心。</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>只留下一枚棋子，并且在中心。</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>非常容易</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>非常困难</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>从 %n 枚棋子开始</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>棋盘上有 %n 枚棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>剩 %n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1，在中心</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1，用了 %n 次提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a turn in words, its places</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a number</comment>
        <translation>%1%</translation>
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
        <translation>替换“%1”吗？</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>已有同名文件。替换后，其中的内容会丢失。</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>dice, what was done with them</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, a comment on it</comment>
        <translation>%1. %2：%3</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>played</source>
        <comment>games</comment>
        <translation>总局数</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>胜局，%1%</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>负局；平 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>已解出，共 %1 局</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>当前连负；最多 %1</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>当前连胜；最多 %1</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>用了帮助：%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>撤销 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>等级分，相当于等级 %1</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>其他人</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>按这台电脑上已结束的对局统计，只保存在这里。未结束的对局、已移除的对局和副本都不算。等级分采用 Glicko 系统，电脑对手的等级分固定；± 表示 95% 的置信区间。用了帮助的胜局只算一半；单人挑战和自定局面不计等级分。</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>无名玩家</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>逐局的等级分</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>按对手的战绩</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>按游戏的战绩</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>等级分 %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>单人</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>用了帮助</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>等级分 ±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>每日练习</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>一次做对 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>得星 %1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>在这台电脑上的练习</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>连续天数：%1。最多：%2。</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>习题等级分：%1。</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>这些数字包括在这台电脑上做练习的所有人，因为练习不问是谁在玩。星数取每道的最好成绩，时间取最后一次尝试。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>一次做对</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>最多可得的星</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>连续天数</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>最多连续天数</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>一颗空心星</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>%n 颗星（满分 3 颗）</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>不用帮助，第一次就做对得三颗星；错一次得两颗；错得更多或用了提示得一颗；看过解法得一颗空心星。</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>%1的棋子</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>这会以平局结束对局：要结束吗？</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>这会结束对局，%1获胜：要结束吗？</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>这会结束对局，%1并列获胜：要结束吗？</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>还是要结束回合吗？</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>转到另一个分支</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>丢弃已提交的计划吗？</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>本轮已经提交了一份计划。如果从这里继续，它会作废，也不会公开。</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>本轮已经提交了一份计划。在另一个分支中，它会作废，也不会公开。</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>背面朝上</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>角在西北</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>角在东北</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>角在东南</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>角在西南</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>最后推入</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1，最后推入</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>双牌行动</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>现在不行</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可以</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家模式</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>西与东</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>触牌必走</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>第一次行动之后只有双牌行动和明牌行动，每回合两种都可以选。</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>谁先行动。再来一局时由输家开始；在专家模式中轮流开始。</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1连接西与东，%2连接北与南。两条道路一样长。</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1连接西与东，%2连接北与南。%3的道路较长，适合较强的玩家。</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>北与南</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n 胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>平局，由%1要求</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>顺时针转动手里的牌</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>逆时针转动</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>拿起牌，让它抵住一端，再从那里推入</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>滚轮或右键</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>转动手里的牌</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>拿起的牌必须打出，抵住了哪一行或列就必须从那里推入。如果双方同意，仍可用“撤销”收回。</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON，供剪下的牌</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>把牌抵在一端；那里的勾号把它推入</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>从沙滩到沙滩的牌数 × 从草地到草地的牌数。不是正方形的棋盘可用来让棋：较强的玩家走较长的道路。</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>沙滩</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>谁连接沙滩。另一位连接草地。</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>让%1下一回合就能获胜</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>阻止%1下一回合获胜</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使与%1两边相连的牌从 %2 张增到 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>使与%1两边相连的牌从 %2 张减到 %n 张</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>角在西北</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>角在东北</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>角在东南</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>角在西南</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>从北边推入 %1 列</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>从东边推入 %1 行</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>从南边推入 %1 列</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>从西边推入 %1 行</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>%1要用一条道路连接西与东，%2连接北与南。</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>取走 %1 的牌</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>%1 列北端</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>%1 行东端</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>%1 列南端</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>%1 行西端</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards, or ends where they are pushed in</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards that are lifted, ends where they are pushed in</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>TrypsylonRules</name>
    <message>
        <source>A marsh of cards lies between four shores. One of you wants to walk from the &lt;b&gt;beach&lt;/b&gt; in the west to the beach in the east, the other from the &lt;b&gt;meadow&lt;/b&gt; in the north to the meadow in the south. Each turn, a card is pushed into a row or column and moves other cards along.</source>
        <translation>四岸之间有一片由牌组成的沼泽。一位要从西边的&lt;b&gt;沙滩&lt;/b&gt;走到东边的沙滩，另一位要从北边的&lt;b&gt;草地&lt;/b&gt;走到南边的草地。每个回合都把一张牌推入一行或一列，并推动其他牌。</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>所有的牌都一样。正面是一条有三条岔路的木栈道：一条通向一个&lt;b&gt;角&lt;/b&gt;，另外两条通向不与该角相接的两条&lt;b&gt;边&lt;/b&gt;的中点。所以每张牌有四种放法。</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>四张牌，每张再转四分之一圈：通向角的岔路依次在西北、东北、东南和西南。</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>开始时所有的牌都背面朝上，显示为水面。</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>推入</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>一次行动要从棋盘上&lt;b&gt;取走&lt;/b&gt;一张牌，留下一个空位。然后把牌正面朝上，随意转动，让它抵住一个&lt;b&gt;有空位&lt;/b&gt;的行或列的一端，再&lt;b&gt;推入&lt;/b&gt;：从那一端到空位之间的牌各移动一格，你的牌占据边缘的位置。</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>左：九个格子，中间有一个空位。中间一行和一列的四端都有标记。右：从北边推入了一张牌，原来在那里的牌填上了空位。</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>中间的空位可以从四端来填。这里牌是从北边推入的。</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>至少要有一张别的牌移动。所以空位本身所在的那一端不能推入：从边缘取走的牌有三端可以推回，从角上取走的有两端。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>起始玩家以简单行动开始。之后有三种行动。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;简单行动。&lt;/b&gt;取走一张背面朝上的牌，把它推入。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;明牌行动。&lt;/b&gt;取走一张正面朝上的牌，把它推入。只有最后推入的那张牌必须留在原处。</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>左：九个格子，有两个空位。五个端有标记。右：第一张牌从东边推入，第二张从北边推入，把第一张推动了。</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>棋盘上取走了两张牌。第一张从东边推入，第二张从北边推入，把第一张往南推了一格。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;残局。&lt;/b&gt;如果回合开始时背面朝上的牌不超过三张，这个回合就不能是双牌行动。</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>怎样算相连</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;边。&lt;/b&gt;两张相邻的牌，如果在它们之间那条边的中点上都有岔路，就相连。</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>一行三张牌。前两张的岔路相接。第三张在靠第二张的一边没有岔路。</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>前两张牌相连。第三张不相连。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;角。&lt;/b&gt;在四张牌相会的点上，通到那一点的岔路不论两条、三条还是四条，全都相连。但只有&lt;b&gt;四张牌全部&lt;/b&gt;正面朝上时才算。</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>左：四张正面朝上的牌，其中两张经过角相连。右：同样的牌，但有一张背面朝上，角就断开了。</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>左边，道路经过角。右边还有一张牌背面朝上，所以不通。棋盘会显示缺的是什么。</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>到达外框</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>岔路通到外框一边的中点，就与那边的岸相连。在两张牌于外框相会的点上，如果&lt;b&gt;两张牌都&lt;/b&gt;正面朝上，通到那一点的岔路就与岸相连，彼此也相连。</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>左：两张牌通到西边外框上的同一点，与西边相连。右：下面的一张背面朝上，上面的一张就不与西边相连。</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>左边，两张牌都与西边相连，彼此也相连。右边，下面的一张还是背面朝上，所以上面的一张到不了西边。</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>通到&lt;b&gt;棋盘的角&lt;/b&gt;的岔路，总是与在那里相会的两岸都相连。</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>西北的一张牌，岔路通到棋盘的角。它与北边和西边相连。</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>这张牌与北边和西边相连。</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>西边外框处的两张牌，中间隔着一张背面朝上的牌。两张都与西边相连，只有上面的一张与北边相连。</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>两张牌都通到西边，但彼此不通。只有上面的一张通到北边。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>五乘五的棋盘。一条道路从西边的沙滩通到东边的沙滩，有些地方经过角。道路在发光。</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>从西到东的道路完成了。</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>规则本身没有平局。但当同一局面、同样轮到同一位玩家的情况第三次出现时，任何一方都可以要求平局。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家模式</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>在专家模式中，起始玩家同样以简单行动开始。此后&lt;b&gt;只有双牌行动和明牌行动&lt;/b&gt;，每回合两种都可以选。没有残局：如果只剩一张背面朝上的牌，双牌行动就只取那一张。</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>左：八张牌正面朝上，最后一张背面朝上的牌原来的位置是空位。右：那张牌从东边推入了。</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>最后一张背面朝上的牌，单独一张就是双牌行动。</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>水平不同的玩家</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>在 5 × 6 或 6 × 5 张牌的棋盘上，一条道路较长。请把它交给较强的玩家。</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>触牌必走</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>连续多局</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>再来一局时，由上一局的输家开始。在专家模式中轮流开始。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>游戏来历</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLON 是 Robert Witter 和 Frank Warneke 设计的游戏，由 WiWa Spiele 出版。</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>一张牌的四种放法，以角的方位命名。</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>在游戏桌上，点击一张牌把它拿起。用滚轮、右键、R 或旁边的圆箭头转动它。点击岸边的箭头，牌就抵在那里；点勾号、按回车或再点一次把它推入。你的回合就此结束。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;双牌行动。&lt;/b&gt;先取走两张背面朝上的牌，然后推入其中一张，再推入另一张。只有上一次行动是&lt;b&gt;明牌&lt;/b&gt;行动时才可以这样做。</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>外框是终点，&lt;b&gt;不是桥&lt;/b&gt;：没有道路沿着它或穿过它。</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>一次行动之后，如果有一条由正面朝上的牌组成的道路连通了你的两岸，你就获胜，不管行动的是谁。如果双方的两岸同时连通，&lt;b&gt;行动的一方&lt;/b&gt;获胜。双牌行动中，只看第二张牌推入之后的局面。</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>使用这个选项时，拿起的牌必须打出，一旦抵住了哪一行或列，就必须从那里推入。松手之前都可以转动。如果双方同意，“撤销”仍能收回碰过的牌。</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>本系列胜局：%1 %2，%3 %4。</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>玩家轮流开始：下一局由%1开始。</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>没有输家，所以轮换起始玩家：下一局由%1开始。</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>输家开始：下一局由%1开始。</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter 和 Frank Warneke 设计，WiWa Spiele 出品</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>沙滩</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>供剪下的牌，印在硬纸上</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>所有的牌都一样，适合这几页上的每种棋盘：5 × 5 用 25 张，5 × 6 和 6 × 5 用 30 张，6 × 6 用全部。</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>每一格都有一张背面朝上的牌。一位玩家连接沙滩，另一位连接草地：一次行动之后，谁的两边连通，谁就获胜。
第一次行动：从棋盘上取走一张背面朝上的牌，翻到正面，方向随意，从有空位的那一行或列的一端推入。至少要有一张别的牌移动。
此后可以取走一张背面朝上的牌，或一张正面朝上的牌，但不能是最后推入的那张。
如果对方刚取走了一张正面朝上的牌，而且背面朝上的牌多于三张，就可以取走两张背面朝上的牌，两张都要在推入之前取走。
在四张牌相会的角上，只有四张牌全部正面朝上，道路才相连。</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>双牌行动：最后一张</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>双牌行动：两张背面朝上的牌</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>残局中不能双牌行动</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>不能双牌行动：牌已全部正面朝上</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>不能双牌行动：上次不是明牌行动</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>明牌行动，但 %1 除外</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>明牌行动：一张正面朝上的牌</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>从棋盘上取走一张牌，再把它推入。</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>取走两张背面朝上的牌，或一张正面朝上的牌。</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>取走一张牌，再把它推入。</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>现在推入第二张牌。</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>推入一张牌，然后推入另一张。</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>取走第二张牌。</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>推入这张牌，或取走第二张。</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>简单行动：一张背面朝上的牌</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>首回合只能这样</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>不能简单行动：牌已全部正面朝上</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>同一局面 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>转动牌：滚轮、右键、R 或旁边的箭头。</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>推入：再点箭头、按回车或点勾号。你的回合就此结束。</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>推入：再点箭头、按回车或点勾号。</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>已取走第一张牌</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>已取走第二张牌</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>取走第二张牌</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>已推入第一张牌</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>推入第一张牌</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>推入第二张牌</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>已取走牌</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>推入</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>取第二张牌，作双牌行动</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>转动牌，然后选一个箭头把它推入。</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>不能明牌行动：只有刚推入的 %1 正面朝上</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>还有 %n 张牌背面朝上。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>现在是残局。</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>背面朝上的牌只剩 %n 张时进入残局：不能再做双牌行动。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>%1 上没有牌。</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>请先从棋盘上取走一张牌，然后再推入。</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>所有的牌都已正面朝上，所以不再有简单行动。</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>%1 上的牌刚刚推入，本回合不能取走。</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>明牌行动只用一张牌。%1 上的牌要留在原处。</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>除了刚推入的那张，没有正面朝上的牌。</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>双牌行动取走两张背面朝上的牌。%1 上的牌正面朝上。</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>你手里已有两张牌。%1 上的牌要留在原处。</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>两张牌都要在推入第一张之前取走。%1 上的牌要留在原处。</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>在你的回合，你要取走一张牌，再把它推入。</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>对局以简单行动开始：一张背面朝上的牌。</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>在专家模式中，现在没有简单行动。请先取走第二张牌，再推入第一张。</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>在专家模式中，只有第一次行动是简单行动。</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>所有的牌都已正面朝上，只剩明牌行动了。</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>对局已结束：相对的两边已经连通。</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>只有两位玩家可以要求平局。</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>现在是残局：回合开始时背面朝上的牌有 %n 张，所以没有双牌行动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>同一局面第三次出现时才可以要求平局。这个局面出现了 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>要求平局</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1用 %n 张牌的道路连接了西与东。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1用 %n 张牌的道路连接了北与南。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>另外两边也连通了。这时行动的玩家获胜：%1。</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>最后一张牌是%1推入的，但这没有影响。</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>同一局面第三次出现，%1要求了平局。</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>现在是触牌必走：拿起的牌必须打出。如果双方同意，仍可用“撤销”收回。</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>现在是触牌必走：牌抵在哪里就从哪里推入。点旁边的勾号、按回车或再点同一个箭头推入。</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>这个棋盘没有 %1。</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>%1往里没有空位，所以什么都动不了。</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>空位 %2 就在 %1。至少要有一张别的牌移动。</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>%1 列的北端</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>%1 行的东端</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>%1 列的南端</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>%1 行的西端</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>你手里有一张牌。请用方向键或点击，选择棋盘旁的一个箭头：牌就从那里推入。</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>你还有 %n 张牌要推入。请选择棋盘旁的一个箭头。</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>只有在明牌行动之后才能做双牌行动。</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>以平局结束对局</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>以并列获胜结束对局</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>结束对局：%1以 %2 比 %3 获胜</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>结束对局：%1获胜</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>这样%1。</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>这样%1，并且%2。</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>结束对局：%1 比 %1 同分，%2获胜</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn</comment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of the turn, turn</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>number of a turn</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (so far)</source>
        <comment>the steps of a turn that is not over</comment>
        <translation>%1（进行中）</translation>
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
        <translation>由 Byways 制作</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>关于 Byways</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>道路与连接类游戏的游戏桌</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>版本 %1，使用 Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>本程序</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>大家在同一块屏幕前轮流玩。不会向任何地方发送任何东西：对局和设置都留在这台电脑上，每步操作都即时保存。</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>只用键盘、使用屏幕阅读器、在浅色或深色主题下、不依赖颜色，一切都能正常操作。</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>详细了解：%1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Byways 是自由软件：你可以按照 GNU 通用公共许可证（GNU General Public License）第 3 版或任何更新版本的条款使用、分发和修改它。它不附带任何担保。许可证全文随程序提供。</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License，第 3 版。%1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>MIT 许可证，Niels Lohmann。%1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>图片、图标和棋盘是为本程序绘制的，适用本程序的许可证。</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Byways 是一张游戏桌，桌上的游戏里，道路不断生长、交错、相会。你直接在棋盘上玩，这张桌子懂得规则，也会讲解规则。</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>这些游戏是别人发明的。Byways 是爱好者制作的版本：它与作者和出版社没有关系，也不是他们的产品。名称和商标属于各自的所有者。如果你喜欢某个游戏，请去找实体版。</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>Byg 采用 The Genius: Code Red 的规则，源自 Christian Freeling 和 Benedikt Rosenau 的 Symple。Over-Pass 是 Arthur Blumberg 的商标，由 Kadon Enterprises, Inc. 经独家许可使用。</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>回合(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>高亮(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>返回游戏架(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>结束回合(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>同意平局(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>游戏规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>关于 Byways(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>回合列表使用记谱(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>可行位置(&amp;L)</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>可行位置和原因(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>复制对局记录(&amp;C)</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>摆放局面(&amp;I)…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>粘贴对局记录(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>打印棋盘(&amp;B)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>掷骰子(&amp;I)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>上一回合(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>下一回合(&amp;N)</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>到最新回合(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>评注(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>其他分支(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>解法(&amp;L)…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>暂停计时(&amp;K)</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>认输(&amp;G)…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>退出对局(&amp;V)…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>由谁来玩(&amp;W)</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>已结束的对局(&amp;D)</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>玩家统计(&amp;Y)</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>复盘(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>在棋盘旁显示建议(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>谜题与习题(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>回收站中的对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>建议(&amp;A)：%1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>图片或 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>网页(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>动图(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>今晚的积分榜(&amp;V)</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>每日练习(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>旋转棋盘(&amp;R)</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>向左(&amp;L)</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>向右(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>镜像(&amp;M)</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>朝向轮到的人(&amp;T)</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>恢复平常方向(&amp;U)</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>候选走法 %1，胜率 %2：%3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>候选走法 %1：暂无</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a turn in short, a chance to win</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>byways::app::Adviser</name>
    <message>
        <source>not when you play alone</source>
        <translation>一个人玩时不可用</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>暗中计划时不可用</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已复盘</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>未复盘</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任何结果</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 局，共 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>还没有已结束的对局。每一局下完后都会保存在这里。</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>没有符合的已结束对局。请改选别的，或显示全部。</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>正在读取对局：%1/%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>哪个游戏</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>谁玩的</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>哪种结果</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>以所选的人为准；未选时看是否有真人获胜</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>查看对局</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>查看复盘</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>已经复盘：看看哪里最关键</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>逐回合回看：哪里最关键，怎样走更好</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>无法移除这局。</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>它在另一个窗口中打开着，或者保存它的文件夹无法更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>%n 局无法读取：见游戏架</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>回收站（%1）</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>请先在列表中选择一局。</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>这局里还没有人走过一个回合。</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>电脑不会玩这个游戏，所以无法复盘。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>移到回收站，之后可以从那里还原</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>放在这里</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>对局可以从这里开始。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆放局面</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>默认开局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>要摆放的棋盘</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>还不清楚，正在寻找解法…</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>谜题名称</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>保存到你的谜题。还不能玩的会保存为草稿。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>%n 步可以解出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>跳 %n 次可以解出。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>没有解法（已证明），但仍然可以玩。</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>尚不清楚：在合理的时间内没有找到解法，但仍然可以玩。</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>还能输入 %n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>名称最多 %n 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>点击放下，再次点击或右键点击拿走。用键盘：方向键移动光标，回车放下或拿走，%1 拿走，数字键选择要放的东西。</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>无法创建文件夹“%1”</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>另一个窗口或程序在此期间更改了保存的对局</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1，提示指向这里</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>方向键移动光标，N 移到下一个可以操作的位置，回车在那里操作。</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>方向键移动光标，回车选择位置。</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>放大棋盘</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>缩小棋盘</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>重新显示整个棋盘（0）</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>单独一颗</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>%n 颗棋子的棋块</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>指给我看</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>点亮可以通过互换来修正棋盘的道路和墙</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>道路(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>墙(&amp;W)</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>选择方向</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>画道路</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>画墙</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>擦掉</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>互换成道路</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>互换成墙</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1。P 画道路，W 画墙，方向键转动方向</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>%1 与 %2 的连接处</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1，空着。在这里画道路会成环，画墙会隔断六角格</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1，空着。在这里画道路会成环</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1，空着。在这里画墙会隔断六角格</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1，空着</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1，%2的墙</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1，%2的道路</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1，已选来互换</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1，环的一部分</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1，隔断了六角格</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1，本回合所画</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>字母 %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>被隔断</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>通往 %2 处有%1的墙</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>有%1的道路通往 %2</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>没有画线</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>字母 %1，路线已贯通</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>在这里画道路会成环</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>在这里画墙会隔断六角格</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1。按回车、P 或 W 进入它的连接处</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>方向键在六角格之间移动；回车进入一格周围的连接处，在那里方向键转动方向，P 画道路，W 画墙，Esc 返回。</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>道路笔</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>墙笔</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>道路笔（P）。从一个六角格拖到另一个，或点击两个六角格之间。</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>墙笔（W）。沿边拖动，或点击边。</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>入场：%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>吃掉 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>场外 %n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空着</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>%1棋子</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>一枚棋子可以入场</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>落点，吃掉 %1</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>可走</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>入场：%1</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>在手里</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>让一枚棋子入场</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>放在这里</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>拿起</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>落点，吃掉其中之一：%1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>哪枚棋子离开，%1 还是 %2？请指向它；按 Esc 放弃这一步。</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>哪枚棋子离开，%1 还是 %2？按方向键选择，按回车让它离开，按 Esc 放弃这一步。</translation>
    </message>
</context>
<context>
    <name>byways::app::ChanceBar</name>
    <message>
        <source>%1 %</source>
        <comment>a chance to win</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, a chance to win</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Chances to win: not known yet</source>
        <translation>胜率：尚不清楚</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>胜率：%1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>胜率（上一回合之前）：%1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>胜率（仍在思考）：%1</translation>
    </message>
</context>
<context>
    <name>byways::app::ChanceGraph</name>
    <message>
        <source>%1 %</source>
        <comment>a number</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>byways::app::ClockRows</name>
    <message>
        <source>Nothing</source>
        <comment>so much more time</comment>
        <translation>不加</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时器</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>每次计划限时</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>每回合限时</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>整局限时</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>按规则书</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>该玩家退出对局</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>该玩家判负</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>只作提示，对局继续</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>每回合另加</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>时间用完时</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时长</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>计时进行时不可用</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>这样走损失很大</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>最佳走法的胜率约为 %1，这样走约为 %2。</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>就这样走</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>告诉我原因</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>sentences</comment>
        <translation>%1。%2%3</translation>
    </message>
</context>
<context>
    <name>byways::app::CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>对本回合的评注</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>保存评注（%1）</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>让评注保持原样</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>多出 %n 个字符。缩短评注后就能保存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>还能输入 %n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>太长了，无法粘贴：评注最多 %n 个字符。</numerusform>
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
        <translation>学习 %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>已完成 %1/%2 课。每课需要两到四分钟。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>已完成 %1/%2 课</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>继续第 %1 课</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始学习</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>重新开始这门课程吗？</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>已得的星会丢失。</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>重新开始…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>交给%1</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1，请在没有别人看的时候按空格键。</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>拉开幕布</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>%n 位玩家中已有 %1 位提交。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>复制成绩</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>全部日期</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a button does, an exercise</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>byways::app::DayPage</name>
    <message>
        <source>%1 %2</source>
        <comment>a month, a year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, stars</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. Longest: %2.</source>
        <comment>days in a row now, and at most</comment>
        <translation>%1。最长：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>每日练习</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>这个月的日期</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>已开始，尚未完成</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>每天一道新练习，人人相同。</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>没有找到能打开它的程序。它在这里：%1</translation>
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
        <translation>合计</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>没有参加</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1，合计：%2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>积分榜已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>无法打印积分榜</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>打印机无法接收页面。</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>开始新的游戏之夜吗？</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>今晚</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>同样的人在四小时内玩第二局时，会自动开始。</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>游戏架</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>对局如何计分</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>对局得分</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>还没有记录。与同样的人玩两局；或者现在就开始，从下一局算起。</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>开始新的游戏之夜</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>积分榜</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>这会清空积分榜。已结束的对局和统计保持不变。</translation>
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
        <translation>编辑、复制、分享、移除</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>可对“%1”进行的操作</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseDesk</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This attempt: %1. Best: %2.</source>
        <comment>stars, stars</comment>
        <translation>这次尝试：%1。最好：%2。</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>还可获得：%1。</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>用了提示：一颗星。</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1，返回全部</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>已完成 %1/%2 步</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>给出提示</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>电脑会怎么走</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示解法</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解法</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>替你走出来。这样只得一颗空心星</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>重新开始：一次新的尝试</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>用了提示最多只得一颗星。再按一次给出提示；以后不再询问。</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>看解法后只得一颗空心星。再按一次显示解法。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>回到上一步</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>正在检查走法</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>星数由表现最差的一步决定。</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>替你走出来</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>已显示解法。自己走一遍可得一颗空心星。</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>有步骤被跳过或看过解法：本课得一颗空心星。</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>指出看哪里；再按一次，指出做什么。这样只得一颗星</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>指出看哪里；再按一次，指出做什么</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>随意继续下，各方都由你走，也可以让电脑走一方。这里什么都不计入。</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>返回结果</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>保存为对局</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>随意继续下。这里什么都不计入。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1：已解 %2/%3</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>从开头继续</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>回到练习</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>第一次玩这个游戏？第 1 课</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>全部日期</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>文件中将有的内容</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>已写入的图片</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>存放图片的文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>替换 %n 张图片吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>文件夹里已有同名的图片，例如 %1。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n 张图片，在 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>还在写入。</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1 文件</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportFields</name>
    <message>
        <source>The position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG，图片</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG，任意大小的图形</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF，纸张页面</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>回合列表放在后续页面</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>整局保存为图片</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>整局导出为网页</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>整局导出为动图</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>长边（像素）</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>每回合秒数</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>第一个局面；0 是开头</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>最后一个局面</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>长边</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>局面</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>已复盘</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>每个回合都已复盘：看看哪里最关键</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>已复盘 %1/%n 个回合：继续</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>逐回合回看：哪里最关键，怎样走更好</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>review, a game, its players</comment>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>byways::app::FullHouseBoard</name>
    <message>
        <source>Send the newest piece back out</source>
        <translation>把最后入场的棋子退回场外</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>全屏。按 %1 或 %2 退出。</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1–%n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>开始 %1</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>%1 的谜题</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>与电脑对战</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>与电脑玩 %1</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>与电脑对战：%1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>与电脑玩 %1：%2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>学习 %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>学习 %1</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>已完成 %1/%2 课</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>习题：已解 %1/%2</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>%1 的习题：%3 道已解出 %2 道</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>容易上手</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>要学一些规则</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>要学的规则较多</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>从这里开始</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>显示三格组</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>显示哪三格组成一组（T）</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>中心格，棋子由此回家</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2的%1棋子</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空着</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>在手里</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>一枚棋子可以入场</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>手里的棋子可以到这里</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>让一枚棋子入场</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>带棋子回家</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>移到这里</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>放回棋子</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>拿起棋子</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>一枚备用棋子可以入场：%1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>之后棋子可以在 %1 入场</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>过境格，可以穿过但不能停留</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>只有 %1 上的棋子可以到这里</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>把 %1 上的棋子移到这里</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>重看第 %1 轮</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>左转路牌(&amp;L)</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>右转路牌(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>路障(&amp;B)</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>你留在原地。</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>照现在的棋盘向%1走：%n 分，到 %2 为止；%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>不由你控制</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>你本轮的%1</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>还没有选择方向</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1站在这里</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>%1的起始格</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>本轮值 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>托盘：%1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>托盘：%1，还剩 %n，在你手里</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>托盘：%1，还剩 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>向%1走</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1，已选。%2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>拿起%1</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>放下%1</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>收回%1</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>强盗(&amp;O)</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>第 %1 轮进行中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>方向键移动圆环；Q E A D Z C 选择方向，S 不动；L、R 和 X 在圆环处放路牌或路障。</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>点击或按回车向%1走</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>在%1的路线上</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>点击或按回车向%1走或放路牌</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1，或放路牌</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
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
        <translation>得分表</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>尚未进行</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>其中强盗 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已退出</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>从中学习 – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>局面 %1/%2</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>从中学习</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>%1在这里损失了 %2 胜率。找一个更好的走法。</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>返回复盘</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>下一个局面</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>自己来走</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>最佳走法：%1。此时胜率：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>自己找到：%1/%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>这样会损失 %1 胜率。还有更好的走法。</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>无法判断这样走有多好。</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>与找到的最佳走法一样好。</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>那是允许的。试试别的。</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>不是那里。</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>已找到 %1/%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>现在结束回合。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第 %1 课，共 %2 课</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>第 %1 课到此结束。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>返回课程</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>完成本课</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>它太大了，不可能是一局游戏。</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>它已损坏，或者不是 Byways 保存的对局。</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>其中一位玩家的名字超过 %1 个字符，或含有一行里无法显示的字符。</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>它不是 Byways 保存的对局：“%1”有问题。</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>它由更新版本的 Byways 写成（格式 %1）。这个版本无法读取。</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>它是“%1”的对局，这个版本不认识这个游戏。</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>其中的玩家或选项不符合这个游戏（%1）。</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>其中的结果与其回合得出的结果不符。</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>其中摆放的局面不能用来开始对局。</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>其中第 %1 条的操作“%2”不合规则。</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>它不是用 Byways 对局的编码 UTF-8 写成的。</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>对局记录已经太长，无法再读取</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>对局记录无法再读取（%1）</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>无法保存这局：%1。</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>蓝绿色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>石墨色</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>回到末尾</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>回到那里</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>原来的 %n 个回合已保留，在开头的分叉处。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>原来的 %n 个回合已保留，在第 %1 回合的分叉处。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>你正在回看。当前轮在末尾继续。</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>你正在回看。如果从这里继续，之后的内容会保留。</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>开头，之后有 %n 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>第 %1 回合之后，共 %2 回合。</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1可以从这里继续：之后的内容会保留。</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>开头。</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1这里轮到%2。</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>之前从第 %1 轮起走过的内容已保留。</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1可以从这里继续：之后的内容会保留，但未完成的回合不会。</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>点击或按任意键继续</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>无法保存对局</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Byways 对局记录 (*.byways *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1要认输吗？</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>那么%1赢得这一局。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>%1要退出对局吗？</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>其他人继续玩，%1不再参与，也不能再获胜。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>所有玩家都同意平局吗？</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>全部同意</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>对局记录已复制到剪贴板。</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>自定局面</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>摆放局面 – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>无法打开当前轮</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>它是在另一台电脑上封存的，或者之后有人手动改动过对局。对局从大家最后都看到的地方继续。</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>请先复制一局的完整记录：它以 { 开头，以 } 结尾。</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>%1 的规则 – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Byways</source>
        <comment>players, game</comment>
        <translation>%1[*] – %2 – Byways</translation>
    </message>
    <message>
        <source>The dice have been rolled: at this table, you can’t undo past a roll</source>
        <translation>已经掷过骰子：在这张游戏桌上，不能撤销到掷骰之前</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>这局已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>两个窗口会互相撤销对方的回合。你可以用上次保存的副本继续。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>打开副本</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>无法打开“%1”</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>“%1”已被更改。</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>另一个窗口或程序写入了它。在这里保存会替换它现在的内容；“另存为”则两者都保留。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到别处…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>这局目前无法保存：%1。</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>这局没有保存。</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>上次成功保存之后走的都会丢失（%1）。</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>它们会丢失（%1）。</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>仍然退出</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>已提交的不能收回</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>学习 – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>已结束的对局 – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>统计 – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>还没有可以撤销的操作</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>复盘 – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>这局的对局记录已满，无法再添加。</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>计时器停了一会儿</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>电脑休眠了，或者 Byways 无法运行，约 %n 分钟。这段时间不计。</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>电脑休眠了，或者 Byways 暂时无法运行。这段时间不计。</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>对局记录已复制到剪贴板，不含当前轮。</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>它已损坏，或者不是 Byways 保存的对局。</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>这段文本里没有对局</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>回收站 – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>“%1”已移到回收站。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>无法还原这局。</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>它已不在回收站里。</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>查看回收站</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>这局不在你已结束的对局中。</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>它已列入已结束的对局，并计入统计。</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>对局的副本只含所有人都看到过的内容，不含秘密提交的计划。</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>已保存为 %1，不含当前轮</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>这局的对局记录快满了。放不下的评注、其他分支和复盘不会保留。</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>走法是严重失误时，教练可以提醒。</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>启用教练</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>棋盘图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>每日练习 – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>积分榜 – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>有 %n 道没解出的习题要重做。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>它在游戏架上，就在你的对局里。</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>今日练习已完成，连续 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>今日练习已完成。</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>%1的练习已完成。</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>今晚第二局：Byways 开始记分了。%1。</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>查看积分榜</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>无法保存你的谜题、习题和课程成绩：%1。</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>你最近的谜题、习题和课程成绩没有保存。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>已有 %n 个回合无人移动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>同意平局…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>训练。你的实力：%1。</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>本轮重新开始</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Byways 对局记录</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>无法保存到你的谜题</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>已作为草稿保存到你的谜题。</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>已保存到你的谜题。</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>保存谜题</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>无法保存谜题</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>这是一道谜题：%1。</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>保存到你的谜题</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>无法复制谜题</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>无法移除谜题</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>无法把它的文件移到回收站。</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>对局将结束，没有赢家。</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>草稿还不能分享</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>从它的局面还不能开始谜题。编辑到可以开始后，就能分享了。</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>成绩已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>新谜题</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>出一道谜题</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>谜题代码</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>同一代码在任何地方都得到同一道谜题。难度取决于要尝试多少次才能找到解法。</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>再出一道</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1，%n 枚棋子，%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>%n 种第一步中，已知有 %1 种能通向解法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>代码：%1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>代码已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>电脑%1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>空着</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>可以放棋子</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2的%1棋子</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>试放</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>在手里</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>在这里试放棋子</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>放回棋子</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>拿起一枚棋子</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>以前玩过的人</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  等级 %2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>新对局：%1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>摆放局面…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>可撤销到掷骰之前</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>打开时：可以撤销到掷骰之前，已知下一次点数才走的回合会在列表中标出。</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>均衡开局</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>对高手来说，这个棋盘上的胜负多半取决于座位。打开时：前 %n 个回合预先给定，从那里开始双方都能获胜。“再来一局”会互换座位。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>更多选项（已改 %n 项）</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽签决定</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>滑动</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>离场</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1，用 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>中心格</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空着</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2的%1棋子</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>在手里</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>放回棋子</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>拿起棋子</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>出口，棋子由此回家</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>改为拿起这枚棋子</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>无法创建文件夹“%1”。</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>草稿</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>面板边缘</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>拖动可调整面板大小；用键盘时按方向键</translation>
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
        <translation>纸张</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>方向</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>计时已停，棋盘已隐藏。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>改名…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>与某人是同一人…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>重新分开这些名字</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>忘记…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>找回已忘记的人</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>重新计入全部对局</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>改名</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>%1和%2是同一人吗？</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>是同一人</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>同一人</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>忘记%1吗？</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>%1的对局记在哪个名字下？对局记录不变，之后也可以把名字再分开。</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>今后不再计入统计，在对手的对局中显示为无名玩家。对局会保留。</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>重置等级分…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>重置统计…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>%1在统计中叫什么？对局记录保持不变。</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>两人的对局会一并统计。以后可以再分开。</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>无法保存，所以什么都没有改变。</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>重置%1的统计吗？</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>到目前为止的对局不再计入。对局本身会保留。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>重置%1在 %2 中的等级分吗？</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>与这位玩家实力相当的电脑会重新从低难度开始。对局和其他统计会保留。</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1（%2 键）</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>要放的东西</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>回合中</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>空座</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>待掷骰</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>等级 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>%1由谁来玩</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>有教练</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>coach, what is about the player: coach, to move</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>byways::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>棋盘上的帮助</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>游戏桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>棋子会移动到位。关闭后，棋子直接出现在目标位置。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>不加标记的棋盘，就像在真正的桌上。</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>标出可行的位置。</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>指向任何其他位置，就能看到哪条规则不允许，以及依据是什么。</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>记谱</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>回合列表用坐标代替文字。</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>离开窗口时暂停计时</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>在使用计时器的对局中，使用其他窗口时时间停住。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>从容</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>电脑行动速度</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>可行位置</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>可行位置和原因</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Whose turn it is, above the board</source>
        <translation>在棋盘上方显示轮到谁</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>选“大”，隔着房间也能看清。有两人或更多人玩时才显示。</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>今日练习</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>游戏架开头每天有一道新练习。</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>打印棋盘</translation>
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
        <translation>页面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>无法打印这一页。</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>另存为 PDF</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>一页纸，上面有棋盘、所需的计分轨和简短的规则提示。放进透明塑料套，就能用白板笔来画。</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>无法绘制这一页。</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>全部，%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF 文件</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>无法打印这一页。</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>回合列表放在后续页面</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
</context>
<context>
    <name>byways::app::ProblemRun</name>
    <message>
        <source>%1: %2.</source>
        <comment>a player, a turn in words</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>That isn’t it.</source>
        <translation>不是这个走法。</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>这样会输。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>无论%2怎么走，%1都会获胜。</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>就是这个走法。</translation>
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
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>自己来走</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一道习题</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>全部习题</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1，最多 %2。</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>自己出题…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>为 %1 自己出题</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>谜题与习题</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>所有游戏的习题，一道接一道，与你的实力相近；没解出的会再出现</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>%1 训练</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>新谜题…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>%1 的新谜题</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>你的谜题</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>保存为文件分享…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>最近生成</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>保存“%1”</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>正在搜索：%1 个局面</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>从这里没有解法。正在往前 %n 步处寻找</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>整步</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>自己来走</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>从你的局面</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>到第 %1 步</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>收回最后一步</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一道谜题</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>全部谜题</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>观看解法</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>%1/%2 枚棋子</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>还剩 %n 枚棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>moves made, pieces left</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>差一点就解出了。</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>无路可走。</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>还可以做得更好，所以这次算错一次。</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>这是你的最佳成绩。</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>移动 %1 上的棋子。</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>从这里没有解法。从头走就有。</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>从这里没有解法。撤销到第 %1 步就有。</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>从这里没有解法。</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>无法判断从这里有没有解法：要查清会占用太多内存。</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>无法判断从这里有没有解法。搜索没有找到。</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>“%1”能通向解法，从这里还要 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>最后一枚棋子不在中心。</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>这样共 %n 步，与已知最佳相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>这样共 %1 步，比已知最佳多 %n 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>清除最近的文件</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · 已结束</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>这段文本里有 %n 局。要打开哪一局？</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>查看规则</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>规则对此的说明（按 Tab，再按回车）</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>重新播放</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左方向键</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右方向键</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1并列获胜</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>选择“再来一局”，就从同一局面开始。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1用了 %n 次提示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1在 %n 个回合中看了建议。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>逐回合回看这一局：哪里最关键，怎样走会更好</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>电脑曾替%1玩过一段时间。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>整局导出为图片、网页或动画，或棋盘的图片</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>%1的回合</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>继续 %1，%2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>自定开局</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>已走 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>第 %1 轮之前</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>自定局面</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  第 %2 回合，%3：损失 %4</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>这里没有损失大的走法。</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>%1的回合没有损失大的走法。损失大的回合在“%2”中。</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>还没有发现。</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>逐回合的胜率</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>已与本局的其他分支一起保留。</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1的走法：%2。</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>此时胜率：%1。</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>%1的应对：%2。</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>更好的走法：%1。</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1：总计骰子使胜率变化 %2，走法损失 %3。</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1认输时的胜率约为 %2。</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  第 %2 轮，%3：损失 %4</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>本局已有这个分支，或分支数已满（%1）。</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>%1平均每回合损失 %2 胜率。</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this change stays unexplained.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>%3的胜率从 %1 变为 %2。每个回合单独评判，所以其中 %4 无法解释。</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>所有人的回合</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>%1的回合</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%n 个回合已全部复盘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>已复盘 %1/%n 个回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>正在重看损失最大的回合。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>暂停复盘</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>继续复盘</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>实战走法</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>显示更好的走法</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>已保存到对局</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>保存到对局</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>加入本局的其他分支，可以从那里继续玩</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>最关键之处</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>谁的回合</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>从中学习</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>重新面对这些局面：找出更好的走法</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>仅有的一个回合已复盘。</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1还需约 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>还没有找到可供学习的失误。</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>游戏玩法</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>开始 %1</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>回到玩家和回合（Esc）</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesTools</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>把这局移到回收站</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>移到回收站：%1，%2</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>名字(&amp;N)…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>教练：走法是严重失误时提醒</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>%1叫什么名字？</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>使用这个名字</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>教练：%1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>交换座位</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>双方互换座位，名字和颜色随人走</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>每人移到前一个座位，第一个移到最后</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>玩家%1的名字</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>双方互换座位，连同各自座位的棋子</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>玩家%1由谁来玩</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>它随你最近几局的成绩而变。</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>%1的教练</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>%1的教练：走法是严重失误时提醒</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>走法是严重失误时教练会提醒。对象：%1。</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>有不止一位玩家叫%1。请给其中一位改名，以便区分。</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>教练：走法是严重失误时提醒</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>轮换座位</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>名字最多 %n 个字符。其余部分已截去。</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>用计时时没有教练：查看一步会占用玩家的时间。</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>再显示 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>道路与连接类游戏的游戏桌</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>从文件打开对局记录</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>单人挑战</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>全部已结束的对局（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>无法移除这局。</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>它在另一个窗口中打开着，或者保存它的文件夹无法更改。</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>积分榜</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>今晚：%1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>没有找到能打开这个文件夹的程序。</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>在棋盘的某个位置操作</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>显示或隐藏坐标</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>在棋盘旁显示规则</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>再开一局同样的游戏</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>打开保存的对局</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>复制对局记录</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>粘贴对局记录</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>所有棋盘通用</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>在程序中</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆放局面</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>打印对局</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>指向</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>查看那里有什么，以及为什么不能那样走</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>在回合列表中</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>转到那个回合</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>评注那个回合，或选择其他分支</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>滚轮，或拖动滑块</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>浏览整局</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>后退一回合</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>前进一回合</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>到最新回合</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>评注棋盘上的回合</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>把文件拖放到窗口上</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开它</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>进入或退出全屏</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>本页</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>撤销，到提交或掷骰处为止</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>全部已结束的对局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>全部谜题与习题</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>在谜题与习题中转到下一个或上一个游戏</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N、Shift+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>到下一个可以操作的位置，或返回上一个</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O、Shift+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>到你的下一枚棋子，或返回上一枚</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>结束回合，或提交计划</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>到消息所引的规则，或到棋盘旁的按钮；Esc 返回</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>上下文菜单，游戏另有用处时除外</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>在标记的位置操作；在其他地方，按下有焦点的按钮</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>在位置之间移动</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>向左或向右旋转棋盘</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>关闭消息、收回本回合的最后一步操作，或回到对局末尾</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>棋盘上有 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>%n 步的解法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>解法的第 %1 步，共 %2 步：%3。</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>解法进度</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>解法</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>还没有已结束的对局。有了之后，玩家会列在这里。</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>保存统计</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>无法保存统计</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>无法打印统计</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>打印机无法接收页面。</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>只统计这台电脑上已结束的对局，不保存在别处</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>谁的统计</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>哪个游戏</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>存为图片、表格，或打印到纸上</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>图片（PNG）…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>所有人的表格（CSV）…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>%n 局无法读取，不计入统计：见游戏架</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1 文件</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>练习的表格（CSV）…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>改名、忘记、重置</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>重置等级分…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1，%2的棋子</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1，本回合放下</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空格</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1，空格，现在不可放：%2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1，空格，可行位置</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>放棋子</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>%1的颜色</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1，%2的颜色</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>逐轮查看分数的由来</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>得分表</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>回合已结束。按 %1 收回。</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1。按 %2 收回。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>已收回。按 %1 可重新走出。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>提示：先指出位置，再说明走法，第三次直接走出（H）</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>提示：结束回合。</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>提示：看圆环所在的位置。</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>提示：看圆环所在的位置：%1。</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>除非%2出错，否则%1已经赢不了。</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>这样无论%2怎么走，%1都会赢。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1可能的应对：%2。%3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>更好的走法：%1。%2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>提示：</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>现在轮到%1。</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>本轮走完之后才有提示。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>只有正在幕布后计划的玩家可以看提示。</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>请先掷骰子，之后会提示怎样使用点数。</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>现在没有轮到任何人，所以没有提示。</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>%1的胜率：约 %2。</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1按 %2 结束回合。</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>分支已移除。可以从其他分支的菜单还原。</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>计划本轮时才有提示。</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>再要一次提示，就替你走出。</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>%1的时间用完了。对局继续。</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>教练正在检查… 按 %1 可跳过。</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>这里轮到%1。要继续，请转到你自己的回合。</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>已重做。%1 可再撤销。</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>自定开局</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>无法还原这局。</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>原来保存它的文件夹无法更改。</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>永久删除这局吗？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>永久删除回收站里的全部内容吗？</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>移除的内容在 %n 天内可以还原</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>返回游戏架</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>清空回收站…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>永久删除…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除时间</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>保留至</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1，%2。删除后无法撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>%n 局。删除后无法撤销。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>转动牌</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>推入牌</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>放回牌</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>取走牌</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>让牌抵住行或列</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>手牌，无</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>手牌，%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1，下一张牌的角在西北</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1，下一张牌的角在东北</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1，下一张牌的角在东南</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1，下一张牌的角在西南</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1，空位</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1，背面朝上</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1，道路从西北角通向东和南</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1，道路从东北角通向西和南</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1，道路从东南角通向西和北</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1，道路从西南角通向东和北</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>与西边相连</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>与东边相连</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>与北边相连</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>与南边相连</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>最后推入</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>可以取走</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>%1 列的北端</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>%1 行的东端</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>%1 列的南端</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>%1 行的西端</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1，牌抵在这里。按回车推入</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1，可推入</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1，不可推入</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>红色虚线：要等 %1 上也有正面朝上的牌，它的角才会相连</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>红色虚线：要等 %1 上也有正面朝上的牌，这里才会相连。</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>向左转动牌（Q 或滚轮）</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>向右转动牌（R、右键或滚轮）</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>从这里推入牌（回车）</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>向左转动牌</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>向右转动牌</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>推入牌</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBand</name>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player</comment>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1并列获胜</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>谁先开始？</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>所有人可见</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>%1掷骰子</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>%1的回合</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation>已完成：%1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>可行：%1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回看中</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1的回合</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>由运气决定</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1，执%2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>%1掷骰子</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>掷骰子（空格）</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>待完成：%1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>谁先开始？</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>暗中计划</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>行动中…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>立即行动</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>这个回合已经走过了。</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>本轮开始之前</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>走法种类</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>计划本轮</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>计划你这一轮（%1）</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>用幕布遮住游戏桌。大家依次拉开幕布，独自计划（%1）</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>提交计划：之后不能再改（%1）</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>结束回合（%1）</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>请先等这一步走完。</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>现在轮到%1。</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>这里没有可以结束的回合。</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1，后面还有 %n 个回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>移除一个分支</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>还原移除的分支</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnList</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what the player did</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The current round</source>
        <translation>当前轮</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>后退一回合</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>前进一回合</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>到最新回合</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>棋盘上的回合</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>浏览整局</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>此处有另一个分支</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>评注：%1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>评注…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>对本回合的评注</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>本局的其他分支</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>自定局面</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>走时已知下一次点数</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>西北</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>东北</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>东南</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>西南</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>完整走法</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>提示已全部给出。</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>走法：%1。</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>看圆环所在的位置。</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>你走的这一步是对的：结束回合吧。</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>你已走的部分通向别处，所以收回了。</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>%n 局无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, why it can&apos;t be read</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>还有 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>实战走法</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
</TS>
