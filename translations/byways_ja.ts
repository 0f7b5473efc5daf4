<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n分前</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今日、%1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n日前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>未クリア</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>このボードに%1という場所はありません。</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>「%2」を%1に置くことはできません。</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>だれの手番かを指定してください。</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>この局面では、ゲームがもう終わっています。</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1はまだ石がないので、先に手番を行わなければなりません。</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>どのマスにもカードが必要ですが、%1にはありません。</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>最後に押し込まれたカードは表向きでなければなりませんが、%1のカードは裏向きです。</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>壁がこれほど多いと、手番を行えなくなるかもしれません。壁が道より多くてよいのは、%1枚までです。</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1は角ではないので、だれもそこからは始められません。</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>2人のプレイヤーが同じスタートマス%1になっています。</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>ラウンドの初めに、2人のプレイヤーが%1にいることはできません。</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>ラウンドは全部で%1回です。</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>サイコロを振る前に%1にあってよいのは、新しく入る%2のコマだけです。</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>%1に入ったコマはすぐにゴールするので、そこにコマは置けません。</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>%1のコマが足りません。控えにあるうちは、少なくとも2個がボードになければなりません。</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>コマは通過マスにとどまれませんが、%1にコマがあります。</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1のコマは%2個だけです。</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>初期配置のコマは%1個以上、%2個以下です。</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>ここでできる手がありません。</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>「%1」がないか、その値が正しくありません。</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>得点は−%1点から%1点までです。</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>セットにある%1のコマは%2個だけです。</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>%1は%2の色ではありません。</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>色は渦巻きに沿って、白、黒、赤、青の順に繰り返します。だから各色を同じ個数ずつ置いてください。余りがあれば、白、黒、赤の順に1個ずつ多くなります。</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>最初のプレイヤーが先に計画するので、そのプレイヤーの手番でなければなりません。</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>チャレンジは専用の開始配置から始まります。任意の局面からは始められません。</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>この配置から始められるチャレンジはありません。</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>プレイヤー%1の手番にはできません。そのプレイヤーはいません。</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>手番</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its board</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>BygArranger</name>
    <message>
        <source>Priority</source>
        <translation>優先権</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先権</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>ボードの1辺のマスの数。小さいボードほどゲームは短くなります。</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>1手番60秒、予備時間はゲーム全体で5分。両方を使い切ると負けです。</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>1辺%1、%2マス</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>優先権を持つプレイヤーが選ぶ</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>抽選で優先権を決めます。</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>石を1個置いてください。</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>石を%n個まで置けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>石をもう1個置くか、手番を終えてください。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>手番を終えてください。</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>開始の石</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>石：%n個までのうち%1個</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>最大グループ：%1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>グループ：%1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>優先権：同点なら勝ち</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>横列の端へ移る</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>次のゲームは%1が先手です。</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>開始では、後手、先手の順に石を1個ずつ置きます。そのあと、先手が最初の通常の手番を行います。</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>先手を選んでください。まず後手が、次に先手が開始の石を1個置きます。そのあと、先手が最初の通常の手番を行います。</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>すべてのマスが埋まりました。手番を終えると、ゲームは終了です。</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>ルールで置けるマスがもうありません。手番を終えてください。</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>手番の初めのグループ%n個につき石1個ずつ、ただし3個まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>手番の初めのグループ1つにつき石1個：グループ%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>最大グループが同じ大きさなら、優先権を持つプレイヤーの勝ちです。先手をそのプレイヤーに選んでもらうこともできます。下を見てください。</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>開始の石を置いてください。次に先手の%1が開始の石を置き、続けて最初の通常の手番を行います。</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>開始の石を置いてください。先手なので、続けて最初の通常の手番も行います。</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>この手番に置ける場所は、もう石%n個分しかありません。石どうしは、隣り合うことも同じグループを広げることもできません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>グループ(石数%1)をつなぐ</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>%1のグループ(石数%2)の間に入る</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>%1の最大グループを%3から%2にする</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1が次の手番に石を%n個置けるようにする</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>つながった石の最大グループが大きい人の勝ちです。同じ大きさなら%1の勝ちです。</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>つながった石の最大グループが大きい人の勝ちです。</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>%1に石</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>2人のプレイヤーがボードを石で埋めていきます。最後に&lt;b&gt;最大グループ&lt;/b&gt;を持つ人の勝ちです。ただし、グループが多いほど、多くの石を置けます。つまり、グループはたくさん欲しいし、大きなグループも1つ欲しいのです。いつ前者をあきらめて後者を取るか。それがこのゲームの面白さです。</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>グループと呼吸点</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>隣り合う同じ色の石は仲間で、&lt;b&gt;グループ&lt;/b&gt;になります。同じ色の石と隣り合わない石も、1個だけのグループです。</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>グループの隣の空きマスを&lt;b&gt;呼吸点&lt;/b&gt;といいます。グループはそこへ成長できます。</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>輪郭が光る、石3個の紫のグループ。輪がその呼吸点を示しています。ほかに石1個の紫のグループが1つ、石2個の琥珀のグループが2つあります。</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>ここでは紫も琥珀もグループが2つずつあります。輪は大きな紫のグループの呼吸点です。テーブルでは、グループにポインターを合わせると表示されます。</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>始める前に</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>&lt;b&gt;開始&lt;/b&gt;では、好きな空きマスに1個ずつ石を置きます。まず後手が置き、次に先手が置きます。そのあとは通常の手番になり、最初の手番は先手が行います。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>手番の初めに自分のグループを数えます。その数まで石を置けますが、&lt;b&gt;3個&lt;/b&gt;が上限です。少なくとも&lt;b&gt;1個&lt;/b&gt;は置かなければなりません。石は空きマスに置き、二度と動きません。</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>紫はグループ3つで手番を始め、石を3個置きました。破線の輪が付いた石です。1個は上のグループを、1個は左のグループを成長させました。3個目は新しいグループです。</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>グループが3つなので、石は3個です。そのうち2個はそれぞれグループを成長させ、3個目は新しいグループを作りました。破線の輪は、まだ取り消せる石を示します。</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>置く順番は結果に関係ありません。</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>同じ手番の石は隣り合わない</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>同じ手番に置く2個の石は、隣り合ってはいけません。</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>紫の石が中央に置かれたところです。その右のマスは線で消され、理由となる石に輪が付いています。</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>線で消されたマスは、この手番の石に隣り合っています。次の手番なら置けます。</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>グループの成長は1手番に1回</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>自分の各グループは、手番の初めの形で考えます。この手番では、その呼吸点に石を1個しか置けません。</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>輪郭が光る、石3個の紫のグループ。上にはこの手番の石が接しています。下で接するマスは線で消されています。</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>上の石が、輪郭で囲まれたグループを成長させました。下にもう1個置くと、もう一度成長してしまいます。</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>これは自分のグループだけの決まりです。相手のグループの隣には、石をいくつでも置けます。</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>グループをつなぐ</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>1個の石が自分のグループ2つか3つに隣り合い、それらをつなぐこともできます。すると&lt;b&gt;どの&lt;/b&gt;グループも成長したことになり、この手番のほかの石はそのどれにも隣り合ってはいけません。</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>中央の石が、石2個の紫のグループ2つをつないでいます。新しい石5個のグループのまわりの空きマスには、すべて斜線が引かれています。</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>1個の石で5個のグループができました。斜線のマスは、この手番の残りの間は置けません。グループが1つ減ったので、次の手番では石も1個減るかもしれません。気をつけましょう。</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>手番の最初の石は、どの空きマスにも置けます。だからいつでも置く場所があり、パスすることはありません。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>ボードが埋まるまで続けます。それぞれ自分の最大グループを数え、大きいほうの勝ちです。同じ大きさなら、&lt;b&gt;優先権&lt;/b&gt;を持つプレイヤーの勝ちです。だから必ず勝敗が決まります。</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>埋まったボード。紫の最大グループは石8個、琥珀の最大グループは石7個です。どちらも輪郭で囲まれ、ほかの石は薄く表示されています。</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>石8個対7個で紫の勝ちです。ほかのグループは、いくつあってももう数えません。</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>時計を使う</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>抽選で1人が&lt;b&gt;優先権&lt;/b&gt;を得ます。そのプレイヤーは、始める前にどちらが&lt;b&gt;先手&lt;/b&gt;でどちらが&lt;b&gt;後手&lt;/b&gt;かを決め、最後に最大グループが同じ大きさなら勝ちます。どちらも、ゲームを準備するときに決めておくこともできます。</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>速く進めたいときは、時計をオンにします。各手番の持ち時間は60秒です。使い切ると予備時間が減り始めます。予備時間はゲーム全体で5分で、補充はありません。手番で余った秒数は持ち越せません。予備時間がなくなった人の負けです。</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>BygはNick Bentleyが2010年に作ったゲームです。Christian FreelingとBenedikt RosenauのSympleから生まれました。</translation>
    </message>
</context>
<context>
    <name>BygSheet</name>
    <message>
        <source>By Nick Bentley, 2010</source>
        <translation>Nick Bentley作、2010年</translation>
    </message>
    <message>
        <source>To open, the Second player places one stone, and then the First player places one.
Your turn: place at least one stone, and at most one for each of your groups, up to three.
Stones placed in one turn must not touch one another. Each group that you had when the turn began may be extended by only one of them.
When the board is full, compare both players’ largest groups: the larger one wins. If they are equal, the player with priority wins.</source>
        <translation>開始では、後手、先手の順に石を1個ずつ置きます。
手番では、石を1個以上、自分のグループの数まで、最大3個置きます。
同じ手番の石は隣り合えません。自分の各グループは、手番の初めの形から見て、石1個分までしか成長できません。
ボードが埋まったら、最大グループが大きいほうの勝ちです。同じなら、優先権を持つプレイヤーの勝ちです。</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>まず抽選で優先権を決めます。</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>始める前に、%1が先手を選びます。</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>先手はもう決まっています。</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>先手になれるのは、2人のプレイヤーのどちらか1人だけです。</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>今は抽選で決めることがありません。</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1が優先権を持ち、先手を選びます。</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>%1が開始の石を置く番です。</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>開始では1人1個ずつ石を置きます。あなたの石はもう置かれています。</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>手番を終える前に、石を少なくとも1個置いてください。</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1は%2の隣です。同じ手番の石は隣り合ってはいけません。</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>%1に置くと、グループが2回成長してしまいます。どのグループも1手番に1回しか成長できません。</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>%1が先手</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>最大グループはどちらも石%n個です。優先権を持つ%1の勝ちです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>2 stones: C3, D4</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1’s largest group has %n stone(s), %2’s has %3.</source>
        <translation>
            <numerusform>最大グループは、%1が石%n個、%2が石%3個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1が優先権を持ち、同点なら勝ちです。</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1が優先権を持ち、同点なら勝ちです。まず%2が開始の石を1個置きます。次に先手の%3が開始の石を置き、最初の通常の手番も行います。</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>先手を選択</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>今の手番で置ける石はもうありません。石は%n個でした。手番の初めにあった自分のグループ1つにつき1個、多くて3個です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>%1の道</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>%1の壁</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>小さいボードほどゲームは短く、1辺3なら10分ほどです。点のボードでは、道は棒、壁はチップです。</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>最初の手番を行う人。そのあとは席の順に回ります。</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>1辺%1、%2ヘクス</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>1辺%1、%2点</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>道がループになっていて、入れ替えでは直せません。何かを取り消してください。</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>壁がヘクスを切り離していて、入れ替えでは直せません。何かを取り消してください。</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>道がループになっています。入れ替えで直すか、何かを取り消してください。</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>壁がヘクスを切り離しています。入れ替えで直すか、何かを取り消してください。</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>道と壁を引いてください。順番は自由です。</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>次は壁を引いてください。</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>次は道を引いてください。</translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>道がループになっています。入れ替えで直さなければなりません。</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>壁がヘクスを切り離しています。入れ替えで直さなければなりません。</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>手番を終えてください。</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>道</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>入れ替え(途中)</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>入れ替え(任意)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>輪のある場所に道か壁を引く</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C、テンキー</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>ヘクスから引く方向</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>ヘクスからヘクスへ道を、または辺に沿って壁を引く</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>壁を引く、または引いたばかりのものを消す</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>完成したルートなし</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>入れ替えの片方を選びました。次に自分の壁をクリックすると、両方が変わります。取り消すには、最初のものをもう一度クリックしてください。</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>入れ替えの片方を選びました。次に自分の道をクリックすると、両方が変わります。取り消すには、最初のものをもう一度クリックしてください。</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>手番を終えるか、入れ替えます。自分の道か壁をクリックし、次にもう一方の種類をクリックすると、道は壁に、壁は道になります。</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>そのあと、望むなら入れ替え。道は壁に、壁は道になります</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>得点は、今ゲームが終わるとして数えた点です</translation>
    </message>
    <message>
        <source>All routes are complete: the game ends with this turn</source>
        <translation>すべてのルートが完成：この手番でゲーム終了</translation>
    </message>
    <message>
        <source>One path can complete the last route and end the game</source>
        <translation>あと1本の道で最後のルートが完成し、ゲームが終わる可能性あり</translation>
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
        <translation>ルート%1(%2)を完成させる</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>ルート%1(%2)を途切れさせる</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>ルート%1の残りの道を%2本から%n本に延ばす</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>ルート%1の残りの道を%2本から%n本に減らす</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>道が6つの角をすべてつないだとき、3本のルートに最も多くの道を持つ人の勝ちです。</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>道%1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>壁%1</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>道%1を壁に</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>壁%1を道に</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>入れ替え：%1と%2</translation>
    </message>
</context>
<context>
    <name>BypassRoutes</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and their points</comment>
        <translation>%1 %2点</translation>
    </message>
    <message>
        <source>Route %1 is complete: %2.</source>
        <comment>a letter, players with their points</comment>
        <translation>ルート%1が完成しました：%2。</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>ルート%1がまた途切れました。</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>ルート%1、%2から%3</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1：未完成。</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1：完成。%2。</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>みんなが1つのボードに、それぞれ自分の色で線を引きます。少しずつ、みんなの&lt;b&gt;道&lt;/b&gt;が1つの網になり、&lt;b&gt;壁&lt;/b&gt;がその行き先をさえぎります。最後に3本のルートが網を通ります。その上に最も多くの道を持つ人の勝ちです。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>隣り合う2つのヘクスの間には&lt;b&gt;リンク&lt;/b&gt;があります。リンクは空いているか、道が1本あるか、壁が1枚あるかのどれかです。だれのものであっても、同時に2つはありません。ボードの外側の縁はリンクではありません。</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>手番：道と壁</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>毎回の手番に、&lt;b&gt;道&lt;/b&gt;を1本と&lt;b&gt;壁&lt;/b&gt;を1枚引きます。どちらからでも始められます。</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>1辺3ヘクスのボード。紫と琥珀が道を2本ずつ持っています。紫が3本目の道を、中央のヘクスから右下へ引いたところです。</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>道は、ヘクスの中心から隣のヘクスの中心への線です。自分のほかの道に触れていなくてもかまいません。</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>同じボード。紫は左の2つのヘクスの間に壁も引きました。</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>壁は2つのヘクスの間の辺にあります。どの道も、自分の道でさえ、壁を横切れません。</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>道と壁を引いたら、&lt;b&gt;入れ替え&lt;/b&gt;ができます。自分の道1本が同じリンクの壁になり、自分の壁1枚がそのリンクの道になります。両方行うか、どちらも行わないかで、1手番に1回だけ、自分のものだけでできます。この手番に引いた線も入れ替えられます。</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>入れ替え後の同じボード。左上の紫の道があった所は紫の壁になり、右の紫の壁は道になりました。</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>紫は左上の道を手放し、右の壁を開きました。</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>ループの禁止</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>手番の終わりに、道が&lt;b&gt;ループ&lt;/b&gt;を作っていてはいけません。色に関係なく、すべての道が対象です。あるヘクスから別のヘクスへの行き方は、決して2通り以上にはなりません。</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>右上の3つのヘクスが、紫と琥珀の3本の道で結ばれています。ループが光っています。</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>新しい道が右上でループを閉じました。このままでは、紫は手番を終えられません。</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>ループの道の1本が壁になり、右の紫の壁が道になりました。もう何も光っていません。</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>紫は入れ替えでループの道を1本なくしました。これで手番を終えられます。「表示」を使うと、このような入れ替えが見つかります。</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>切り離しの禁止</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>手番の終わりに、壁がヘクスやヘクスのまとまりをほかから切り離していてはいけません。壁を横切らずに、どのヘクスからどのヘクスへも行けなければなりません。</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>左下の角を囲む3枚の壁。角は暗くなっています。</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>3枚目の壁が左下の角を切り離しました。紫は、入れ替えで自分の壁を1枚開くか、最後の壁をほかの場所に引けます。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>各ルートで、自分の道1本につき1点です。2本か3本のルートにまたがる道は、2点か3点になります。壁とルートから外れた道は0点です。</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>ボードとプレイヤー</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>1辺5ヘクスが本格的なゲームです。4ならもっと早く終わり、3なら2人か3人で10分のゲームになります。点のボードは、1辺4のボードを別の描き方にしたものです。道は点を結ぶ棒、壁は線の上のチップです。</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>3人以上なら、だれでもゲームを離脱できます。その人が引いたものは残り、ほかの人のルートとして数えられます。</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>4種類のボードはすべて、「ゲーム」メニューから印刷して、ペンで遊べます。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>BypassはRaymond Gallardoが2010年に作ったゲームです。</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>6つの角のヘクスに、ギリシャ文字が1つずつ付いています。向かい合う角は同じ文字で、α、β、γが2つずつあります。</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>テーブルでは、ヘクスからヘクスへドラッグすると道を引けます。壁は右ボタンで引くか、壁のペンを持って引きます。ペンを持っていれば、クリックでも引けます。手番を終えるまでは、すべて取り消せます。</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>手番の途中なら、まだかまいません。入れ替えで&lt;b&gt;直せる&lt;/b&gt;こともあります。</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>手番の終わりに6つの文字がすべてつながっていれば、すぐにゲームは終わります。ループがないので、αからα、βからβ、γからγへの&lt;b&gt;ルート&lt;/b&gt;は、それぞれちょうど1本です。</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>終わったゲーム。網が6つの文字をすべてつないでいます。紫はαで3点、βで2点、γで2点、琥珀はどれも2点ずつです。</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>紫はルートαに3本、βに2本、γに2本の道を持ち、合計7点です。そのうち1本はαとβの両方にあり、2回数えます。琥珀は各ルートに2本ずつで6点です。</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>得点が最も多い人の勝ちです。同点なら勝利を分け合いますが、例外が1つあります。&lt;b&gt;ゲームを終わらせた人は分け合えません&lt;/b&gt;。だから最後の文字をつなぐ前に、よく考えましょう。</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>ルートは、両端の2つのヘクスがつながると&lt;b&gt;完成&lt;/b&gt;し、光ります。カードには、今ゲームが終わったら各自が何点になるかが表示されます。入れ替えで、また途切れることもあります。</translation>
    </message>
</context>
<context>
    <name>BypassSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo作、2010年</translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation>ルート%1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>手番では、線の上に棒を道として1本置き、別の線の真ん中にチップを壁として1枚置きます。
そのあと、自分の棒1本とチップ1枚の場所を入れ替えてもかまいません。</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>手番では、ヘクスからヘクスへ道を1本引き、2つのヘクスの間に壁を1枚引きます。
そのあと、自分の道1本を壁に、自分の壁1枚を道に変えてもかまいません。</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>手番の終わりに、道がループになっていても、壁が何かを切り離していてもいけません。
6つの文字がすべてつながると、ゲームは終了です。
αからα、βからβ、γからγへのルートにある自分の道は、1本につき1点です。得点トラックに印を付け、端を過ぎたらもう一周します。
合計がいちばん多い人の勝ちです。同点なら勝利を分け合いますが、ゲームを終わらせた人は分け合えません。</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>このボードに%1というヘクスはありません。</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1と%2は隣り合っていないので、リンクがありません。</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>道は1手番に1本で、もう引いてあります。別の道を引くには、それを取り消してください。</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>壁は1手番に1枚で、もう引いてあります。別の壁を引くには、それを取り消してください。</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>先に道と壁を引いてください。そのあとで入れ替えができます。</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>入れ替えはもう行いました。1手番に1回だけです。</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>この手番では、まだ道を引いていません。</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>この手番では、まだ壁を引いていません。</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>手番を終える前に、道と壁を引いてください。</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>入れ替えは2つの別のリンクで行います。%1は今変えたばかりです。</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>道がループになっています。このまま手番を終えることはできません。</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>壁が%1を切り離しています。このまま手番を終えることはできません。</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>すべての文字がつながり、ゲームは終了しました。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1は%2です。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>ほかのプレイヤー：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>3本のルートで%1は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>3本のルートで%1は%n点ずつです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>%1はゲームを終わらせたので、勝利を分け合えません。</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>離脱した人は勝てません：%1。</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>%1にはもう%2の道があります。</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>%1では%2の壁が邪魔をしています。道は壁を横切れません。</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>%1には%2の道が通っています。壁は道を横切れません。</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>%1にはもう%2の壁があります。</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>ヘクス1つだけには何も引けません。ここから隣のヘクスへドラッグするか、2つのヘクスの間の辺をクリックしてください。</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>点1つだけには何も置けません。ここから隣の点へドラッグするか、2つの点の間の線をクリックしてください。</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>%1に自分の道はありません。入れ替えるには、自分の道をクリックしてください。それが壁になります。</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>%1に自分の壁はありません。入れ替えるには、自分の壁をクリックしてください。それが道になります。</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>入れ替えの片方に壁を選びました。次は自分の道をクリックしてください。</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>入れ替えの片方に道を選びました。次は自分の壁をクリックしてください。</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>Arthur Blumberg, Kadon Enterprises</source>
        <translation>Arthur Blumberg、Kadon Enterprises</translation>
    </message>
    <message>
        <source>Draw paths and walls in your colour, and own more of the three routes than anyone else.</source>
        <translation>自分の色で道と壁を引き、みんなの線から生まれる3本のルートで最も多くの道を手に入れましょう。</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo、2010年</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>グループが多いほど多くの石を置けますが、最後に数えるのは最大グループだけです。いつつなぎますか。</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley、2010年</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam作、The Genius: Variations on a Themeより</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>カードを列に押し込んで景色ごとずらし、相手より先に岸から岸への道を通しましょう。</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter、Frank Warneke、WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>長いチェーンを越え、離れたコマと場所を交換し、サイコロの目を使って10個のコマをゴールさせましょう。</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>線と線の間のマスを進みます。三つ組を完成させるたびに、自分のコマをもう1個投入できます。</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>相手と同じ線には決して置けません。すぐに狭くなり、置く場所がなくなったら負けです。</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>ボードには3個のコマ、外では37個が待っています。できるだけ少ない手で全部入れましょう。</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>角も曲がって跳べるペグソリティア。中央に最後の1個が残るまで減らしましょう。</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>4色40個のコマが渦巻きに並んでいます。1回ずつ飛び越してほどき、最後の1個を残しましょう。</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>ひそかに計画を立て、いっせいに出発しましょう。だれかが道を曲げていなければ、標識が遠くまで運んでくれます。</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>コマ</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>%1のコマ</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>最初にコマがある場所。</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>オン：コマは自分と同じ色を越えられません。</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>解答を再生</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から始める</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>最後に投入したコマを外に戻す</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>ヒント。もう一度押すと、手を全部示します</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>ボードに3個のコマがあり、37個が外で待っています。できるだけ少ない手数で&lt;b&gt;すべて&lt;/b&gt;を投入してください。コマは線と線の間の&lt;b&gt;マス&lt;/b&gt;に置きます。</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>1手で、コマ1個が辺を越えて空いているマスへ動きます。点だけで接するマスは隣ではなく、飛び越しもできません。どのコマを何度動かしてもかまいません。</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>三つ組</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>線が別の線に突き当たって終わるところでは、3つのマスがT字形に集まります。これが&lt;b&gt;三つ組&lt;/b&gt;です。三つ組に入り、その空きがちょうど&lt;b&gt;1つ&lt;/b&gt;残っていれば、外からそこへコマを1個投入できます。これは手数に入りません。</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>コマがマスに入りました。Tのまわりの3つのマスのうち2つにコマがあり、空いているマスに3個目のコマが入ります。</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>d1からe1への手で、三つ組のうち2マスが埋まります。g2にコマを投入できます。</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>通過マス</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>4つの通過マスの1つにあるコマ。出られる方向それぞれに矢印が付いています。</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>b1のコマは今すぐ動かなければなりません。ほかのコマは動かせません。</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>中央のまわりに16個のコマがあります。&lt;b&gt;コマが1個&lt;/b&gt;になるまでジャンプし、最後の1個を&lt;b&gt;中央の四角&lt;/b&gt;に止めてください。</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>ジャンプ</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>コマは隣のコマを&lt;b&gt;1個&lt;/b&gt;ジャンプで越え、そのコマの隣の空いている交点へ進みます。隣とは、同じ線の上で続いている交点です。越えられたコマはボードから取り除きます。</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>コマが隣のコマをジャンプで越え、印の付いた、越えられたコマのところで曲がりました。</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>ジャンプはまっすぐ進んでも、越えるコマのところで&lt;b&gt;曲がって&lt;/b&gt;もかまいません。ただし、元の場所には戻れません。</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>同じコマを手に持ったところ。着地できる交点それぞれに印が付いています。</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>D7のコマが着地できるすべての場所。そこにポインターを合わせると、取り除かれるコマがわかります。</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>4色40個のコマが渦巻きに並んでいます。&lt;b&gt;コマが1個&lt;/b&gt;になるまでほどいてください。最後の1個が&lt;b&gt;中央の四角&lt;/b&gt;に止まれば最高です。</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>飛び越し</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>コマは、隣り合って続く1個以上のコマの&lt;b&gt;チェーン&lt;/b&gt;の上を進み、最後のコマの隣の空いている交点に着地します。どの交点でも曲がれます。同じ交点を2回通ることはできません。</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>コマは&lt;b&gt;自分と同じ色&lt;/b&gt;を決して越えません。色なしで遊べば、どのコマも越えられます。</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>白のコマが黒と赤のコマを越えました。最後に越えた赤に印が付いています。</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>&lt;b&gt;最後&lt;/b&gt;に越えたコマをボードから取り除きます。ほかのコマは残ります。</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>出口の上</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>いちばん外側の8つの交点にあるコマは、ボードの&lt;b&gt;外周に沿って&lt;/b&gt;だけ飛び越せます。チェーンも着地点も外周になければなりません。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>Arthur Blumberg作、Kadon EnterprisesのOver-Passにあるソロチャレンジの1つです。</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>1手で複数の三つ組ができれば、コマを何個も投入できます。投入したコマがさらにコマを呼び込むことはありません。また、すぐに投入しなかった分は、この手では失われます。</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>内側の四角を囲む4つのマスは&lt;b&gt;通過マス&lt;/b&gt;です。コマは入れますが、&lt;b&gt;すぐ次の&lt;/b&gt;手で、元のマスに戻ってでも、そこから動かなければなりません。中央の四角は空けたままにします。</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>D7からC7を越えてB0へ。C7のコマをボードから取り除きます。</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>白のコマが黒と赤を越えて進みます。最後に越えたのは赤なので、赤をボードから取り除きます。</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>同じ着地点に、違うコマを取り除くいくつかの行き方があることもよくあります。そのときはそれらのコマが光るので、取り除くコマを選んでください。</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>「元に戻す」と「やり直す」は何度でも使えます。&lt;b&gt;ヒント&lt;/b&gt;は、今の局面からの解答を探し、次に動かすコマを示します。もう一度使うと、1手全体を示します。解答がなければ、どこまで戻ればよいかを示します。ヒントを使うと、得られる星は1つです。&lt;b&gt;解答&lt;/b&gt;は、始めから終わりまでを再生します。そのあと自分で解くと、白抜きの星が1つもらえます。</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>%1には、ジャンプできるコマがありません。</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>%1のコマは、自分自身をジャンプで越えられません。</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>ジャンプはコマを越えるものですが、%1は空いています。</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>ジャンプで越えるのは隣のコマですが、%1と%2は隣ではありません。</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>ジャンプで、出発した%1に戻ることはできません。</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>%1を越えるジャンプはそのすぐ隣に着地しますが、%2は隣ではありません。</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>ジャンプは空いている交点に着地しますが、%1はふさがっています。</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>%1には、飛び越しのできるコマがありません。</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>飛び越しで、出発した%1に着地することはできません。</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>%1のコマは、自分自身を越えられません。</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>飛び越しは着地点までずっとコマの上を進みますが、%1は空いています。</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>飛び越しは空いている交点に着地しますが、%1はふさがっています。</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>飛び越しは、最後に越えたコマのすぐ隣に着地します。%2は%1の隣ではありません。</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>%1から%2へ続くコマのチェーンがありません。途中に空きがあります。</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>%1のコマは出口の上にあります。ボードの外周に沿ってだけ飛び越せます。</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1には、動かせるコマがありません。</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>移動は辺を越えて行いますが、%1と%2に共通の辺はありません。</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>%1にはもうコマがあります。</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1は、コマが入った三つ組の最後の空きマスではないので、そこには何も投入できません。</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1はどの三つ組にも入っていません。そこへ動いても投入はできません。</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>Full Houseでは、どのコマも中央の四角に入れません。</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>先に%1のコマを動かしてください。通過マスにあり、そこにとどまれません。</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>先にジャンプしてください。1手はジャンプ1回です。</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>先に飛び越してください。1手は飛び越し1回です。</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>先にコマを動かしてください。1手は1歩です。</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>もうジャンプできません。元に戻すか、最初から始めてください。</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>もう飛び越しができません。元に戻すか、最初から始めてください。</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>もう動かせません。元に戻すか、最初から始めてください。</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>ジャンプ先にも、越える場所にもできる交点%1は、ボードにありません。</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>飛び越し先にも、越える場所にもできる交点%1は、ボードにありません。</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>移動先にできるマス%1は、ボードにありません。</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>ここで遊ぶのは%1だけです。1手はジャンプ1回です。</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>ここで遊ぶのは%1だけです。1手は飛び越し1回です。</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>ここで遊ぶのは%1だけです。1手ずつ進めます。</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>%1のコマは通過マスにあります。今すぐ動かさなければなりません。</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>%1のコマは自分と同じ色を越えられません。%2の同じ色が邪魔をしています。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>外に残っているコマは%n個だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>外で待つコマ：%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>可能な手：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1から%2を越えて%3へ</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1から%2へ</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1、%2に投入</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>%n手で%1個のコマがすべてボードに入りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>もう動かせるコマがありません。ボードにあるコマは%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>もうジャンプできるコマがありません。残りは%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>%n手で、中央にコマ1個が残りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>%n手でコマ1個が残りましたが、中央ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>隣のコマを、まっすぐか、角を曲がって、ジャンプで越えます。越えられたコマは取り除かれます。</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>1個以上のコマを飛び越します。自分と同じ色は越えられません。最後に越えたコマは取り除かれます。</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>1個以上のコマを飛び越します。最後に越えたコマは取り除かれます。</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>できるだけ少ない手数で、%1個すべてを投入してください。</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>%1個すべてを投入してください。最良の記録は%n手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>中央に1個だけ残してください。</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>コマを1個だけ、できれば中央に残してください。自分と同じ色は飛び越せません。</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>コマを1個だけ、できれば中央に残してください。</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>コマを動かしてください。3本腕の印は三つ組を示します。三つ組に入り、その空きが1マスだけになれば、そこへ別のコマを投入できます。</translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>%1のコマは動けません。行き先がすべて%2のコマでふさがっています。</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n分け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>クリア%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>レート対象のゲーム%n回のあと：%1。最低%2、最高%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>未クリア</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>時間切れ、%1超過</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>手番%1、予備時間%2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>この手番は残り%1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>残り%1</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>合計%1超過</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>1手番に%1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>予備時間%1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>道とつながりのゲームを楽しむテーブル。</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>開く棋譜。</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>このゲームをすぐに始めます。例：byg</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>テーブルの画像を書き出して終了します。</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>画像の大きさ。例：1280x800</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light(明るい)またはdark(暗い)。</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>言語コード。例：de</translation>
    </message>
    <message>
        <source>there is no language %1</source>
        <translation>%1という言語はありません</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>テーマはlightかdarkでなければなりません</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>大きさは1280x800のように書いてください</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>%1というゲームはありません</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>ウィンドウを表示できるディスプレイがありません</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>このレッスンをすぐに開きます。例：byg/3。</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>レッスン%1はありません</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>この問題をすぐに開きます。例：byg/7。</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>問題%1はありません</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>今日の課題をすぐに開きます。</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>「%1」はこのゲームの操作ではありません。</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>まず、手番のプレイヤーがカーテンを上げなければなりません。</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>このゲームにそのプレイヤーはいません。</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>3人以上のゲームでは、投了ではなく離脱します。</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>1人で遊ぶときにできるのは投了だけです。抜けても残る人がいないので離脱はなく、時計もありません。</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>そのあとでサイコロが振られました。このテーブルでは、サイコロを振る前には戻せません。</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>合意の引き分け</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>プレイヤー全員が引き分けに合意しました。</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1が投了しました。</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1が時間切れになりました。</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>ほかの全員が離脱しました。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>抽選でスタートプレイヤーを決めます。</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1から始めます。</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>このボードに%1というマスはありません。</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>%1にはもう石があります。</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>まず抽選でスタートプレイヤーを決めます。</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>スタートプレイヤーはもう決まっています。</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1はゲームを離脱したので、スタートプレイヤーになれません。</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>コンピューターの手番です。</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>1つのゲームに残せる別の分岐は%1本までで、もういっぱいです。先に1本削除してください。</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>離脱した人は、もう参加できません。</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>2人のゲームでは、離脱ではなく投了します。</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>ここでは手番は1ステップで、自動的に終わります。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1と%2</translation>
    </message>
</context>
<context>
    <name>DayTexts</name>
    <message>
        <source>%1, %2</source>
        <comment>a game, its problem or puzzle</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>解答を表示</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>Byways %1 · %2 %3</source>
        <comment>a date, a game, stars</comment>
        <translation>Byways %1 · %2 %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>tries, hints, time</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>挑戦%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
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
        <translation>%1の課題</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>明日から遊べます</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>%n日後に遊べます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>最長記録：%n日連続。明日からまた始まります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>最長記録：%n日連続。今日からまた始まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>その日のうちに課題を終えた日が、連続記録に数えられます。あとから終えた日は完了になりますが、連続記録には入りません。</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Reserve of %1</source>
        <comment>a colour</comment>
        <translation>%1の控え</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>手番</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>もう一度挑戦</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>解答を表示済み</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>未クリア</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>未挑戦</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>クリア %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>星 %1/%2</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>ベスト：%1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>挑戦中：%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>下書き：まだ遊べません。</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>自分のパズル</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>解答なし(証明済み)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>レッスン%1</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>ステップ%1/%2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>今日、%1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>当日に完了(%1)</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>後日に完了(%1)</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>自分のパズルにありません</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>画像を作成できません。</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>フォルダー「%1」はありません。</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>このプログラムは、アニメーション画像に必要なgiflibなしで作られています。</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>画像の縦と横は%1から%2ピクセルで、1280x800のように書いてください</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>用紙はa4かletterでなければなりません</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>手番ごとの画像をフォルダーに書き出して終了します。</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>局面の代わりに空のボードをエクスポートします。</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>座標なしでエクスポートします。</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>PDFの用紙。a4またはletter。</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>エクスポートには棋譜を1つだけ指定してください</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>アニメーション画像の1手番は%1から%2秒にしてください</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>エクスポート先のファイル名は.pdf、.svg、.png、.html、.gifのどれかで終わらなければなりません</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>局面をファイルに書き出して終了します：pdf、svg、png。ゲーム全体なら：html、gif。</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>GIFで1手番を表示する秒数。0.1から10。</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1はすでにあります。何も置き換えませんでした</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>フォルダー「%1」がありません</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>「%1」に書き込めません：%2。</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>ファイルではなく、フォルダーです。</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>読み込めません：%1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>「%1」はWindowsがデバイス名として使っています</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>Windowsではファイル名に「%1」を使えません</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>Windowsではファイル名の最後にドットや空白を使えません</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>大きすぎて、あとで読み込めなくなります</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>Windowsではファイル名に見えない文字を使えません</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>ファイルが見つかりません。</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初の手番の前</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>手番%1：%2がサイコロを振る番</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>手番%1：%2の番</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>手番の一覧</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2ページ</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>手詰まり</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>クリア</translation>
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
        <translation>すべての三つ組を表示</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>コマ%n個をゴールさせる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>控えからコマ%n個を投入する</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1のコマを%n歩だけ中央に近づける</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>%1より中央に近いマスのためにコマ%n個を控えに残す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>ボード全体。各色3個のコマが縁の近くのマスにあります。中央のまわりの4枚のタイルが通過マスです。</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>最初の配置。2人なら1人2色で、一方が白と赤、もう一方が黒と青です。3人なら青は使いません。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>白、黒、赤、青の順に、色ごとに手番が来ます。2個のサイコロを振ります。目の&lt;b&gt;合計&lt;/b&gt;が手数で、&lt;b&gt;手番の色&lt;/b&gt;のコマ1個または数個をその分だけ動かせます。使わなかった手数はなくなります。</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>三つ組</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>線が別の線に突き当たって終わるところでは、3つのマスが集まります。突き当たった線の向こう側に1つ、終わる線の両側に1つずつです。この3つが三つ組です。</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>ボード全体。線が終わるところで、3本の腕のある小さな印が3つのマスを結んでいます。</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>それぞれの印が三つ組の3つのマスを結びます。全部で36組あります。Tキーでボードに表示できます。</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>自分の手で三つ組の&lt;b&gt;2つ目&lt;/b&gt;のマスが埋まったら、&lt;b&gt;3つ目&lt;/b&gt;に自分の色のコマを控えから投入できます。手数はかかりません。もう1つのマスのコマがだれのものかは問いません。1手で複数の三つ組に投入できることもあります。</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>白のコマが、黒のコマがある三つ組のマスに入ります。3つ目のマスに印が付き、そこに白のコマを投入できます。</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>白が黒と並んで三つ組の2マスを埋め、3つ目のマスに白のコマを投入できます。</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>投入は手の直後だけで、あとからはできません。投入したコマ自体は三つ組を作りません。</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>通過マスとゴール</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>ゴールへは、4枚のタイルのどれか、つまり&lt;b&gt;通過マス&lt;/b&gt;と、小さな三角を通って中央へ進みます。中央に入ったコマはすぐにゴールです。通過マスは通れますが、手番の終わりに自分のコマがあってはいけません。通過マスも中央も、三つ組には入りません。</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>ボードの中央。白のコマがタイルと小さな三角を通って、濃い色の四角へ進みます。</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>ある色の控えにコマがあるうちは、その色のコマを少なくとも&lt;b&gt;2個&lt;/b&gt;、ボードに残さなければなりません。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-ThreeはArthur Blumberg作のゲームで、Kadon EnterprisesからOver-Passの1つとして発売されています。ここに示すボードは復元です。</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>コマは線と線の間のマスに置きます。各色3個が縁の近くから始まり、7個が控えで待ちます。三つ組を作ってそれらを投入し、自分のコマをすべて中央からゴールさせましょう。</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>1手で、コマ1個が&lt;b&gt;辺を越えて&lt;/b&gt;、その先の空いているマスへ動きます。点だけで接するマスは隣ではなく、飛び越しもできません。</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>3手あれば、このコマはゴールできます。2手なら小さな三角までです。1手では出発できません。</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>先にすべてのコマをゴールさせた人が、すぐに勝ちます。2人のときに1色でよいか、2色とも必要かは、オプションで決めます。</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1には、動かせるコマがありません。</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>今は%2の手番です。%1のコマは動かせません。</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1はふさがっています。%2のコマがあります。</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>移動は辺を越えて行いますが、%1と%2に共通の辺はありません。</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1は、コマが入った三つ組の最後の空きマスではないので、そこには何も投入できません。</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1はどの三つ組にも入っていません。そこへ動いても投入はできません。</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>控えにコマがあるうちは、%1のコマを2個、ボードに残さなければなりません。控えはあと%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>%1の控えは空です。もう投入できません。</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>%1の控えには%n個しかありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>手数を使い切りました。手番を終えてください。</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>動かせる%1のコマがありません。手番を終えてください。</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>出目の分だけ、%1のコマをマスからマスへ動かしてください。</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>三つ組の完成です。ボードの光るマスに、コマを%n個投入してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>%1にコマを投入：三つ組が完成</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>%1にコマを投入しました</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>ゴール：中央の四角zへの1手</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>まだゴール不可：控えがあるうちは2個をボードに残す</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>あと%n個を、手数なしで%1に投入できます。手番を終えると、できなくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>三つ組の空きは%1だけですが、投入できるのは、その三つ組に入る手の直後だけです。そこから出る手や、別の三つ組の中での手のあとには投入できません。</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>コマは通過マスにとどまれません。こうすると、%1から出る道がなくなります。</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>コマは通過マスにとどまれません。こうすると、%1から出るのに%n手かかりますが、残りは%2手だけになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>コマは通過マスにとどまれません。%1から出るには%n手かかり、残りは%2手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1、三つ組から出る手。投入は三つ組に入る手のときだけ</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>控え%n個：ある手で三つ組の2マス目が埋まると、3マス目に1個投入できます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>通過マスから出る：%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>%1のコマは動けません。行き先がすべて%2のコマでふさがっています。</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>%1の隣に%2のコマがないので、そこへは移動できません。</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>3本腕の印は、それぞれ三つ組の3マスを結んでいます。</translation>
    </message>
</context>
<context>
    <name>HighwayArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>cell, what is there</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1の得点</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>左折標識</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>右折標識</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>左折標識</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>右折標識</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>バリケード</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>追いはぎ</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>自分の現在地</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>支配下：2マス以内</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>支配下：見通せる直線の上</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>支配下：ほかのだれよりも近い</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>そこでボードが終わります</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>そこでゴムの壁に正面からぶつかります</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>%1がバリケードでふさがれています</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>%1はもう通りました</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>%nマス進む計画を立てる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>今のボードのままなら%n点になる</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>6ラウンドのあと、得点が最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>%1に左折標識</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>%1に右折標識</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>%1にバリケード</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>%1に追いはぎ</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>その場にとどまる</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>%1へ出発</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, number on the player&apos;s piece: Ann (1)</comment>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>HighwayRace</name>
    <message>
        <source>New signs go up.</source>
        <translation>新しい標識が置かれます。</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>ラウンド%1が終わりました。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>追いはぎが分け前を取ります。</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>バリケードがなくなります。追いはぎが分け前を取ります。</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>すべての標識が裏返ります。</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>バリケードがなくなりました。</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1が同じマス%2で止まりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>旅人%n人が、ほかの人と同じマスで止まりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1は%2から%3に戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>旅人%n人がスタートマスに戻ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>%1には違う標識が置かれたので、どれも無効です。</translation>
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
        <translation>%1 %2(離脱)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>6ラウンドで%1は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>6ラウンドで%1は%n点ずつです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>左折標識</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>右折標識</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>バリケード</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>ボードの縁まで</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>角にまっすぐ入って停止</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>%1のバリケードで停止</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>%1の自分の跡で停止</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>%1で%2と%3がぶつかりました。どちらも置かれません。</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>%1で%2がぶつかりました。どれも置かれません。</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2：動きませんでした。計画どおりかどうかは秘密のままです。</translation>
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
            <numerusform>バリケード%n個を撤去：%1。バリケードは1ラウンド限りです。</numerusform>
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
        <translation>うち追いはぎによる点：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>最終ラウンドの前は%1が%n点で首位でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>最終ラウンドの前は%1が各%n点で首位でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>最後のラウンドの得点：%1。</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1が同じマス%2で止まりました。最終ラウンドのあとは、だれも戻されません。</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1が同じマス%2でラウンドを終えたので、それぞれのスタートマスに戻ります。</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%2にはほかの人がいるので、%1は戻れません。抽選で別のスタートマスを決めます。</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%2にはほかの人がいるので、%1は戻れません。抽選により、%3から空いているスタートマス%4に移ります。</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1は自分のスタートマス%2にとどまります。</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1は%2から自分のスタートマス%3に戻ります。</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>みんながひそかに計画を立て、いっせいに出発します。&lt;b&gt;6ラウンド&lt;/b&gt;のうちに、できるだけ遠くまで進み、ほかの人が進めないように道を曲げましょう。</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>自分の計画</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>抽選で全員に角が1つ与えられます。それが&lt;b&gt;スタートマス&lt;/b&gt;です。各ラウンドで、ひそかに計画を提出します。旅人を左か右に曲げる&lt;b&gt;標識2枚&lt;/b&gt;まで、&lt;b&gt;バリケード1個&lt;/b&gt;まで、そして出発する&lt;b&gt;方向&lt;/b&gt;です。</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>支配する範囲</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>標識やバリケードは、自分が&lt;b&gt;支配する&lt;/b&gt;マスに置きます。自分から2歩以内のすべてのマスです。何人かが同じマスを支配することもあります。</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>プレイヤーが角のA1にいます。9つのマスに色が付いています：A1、A2、A3、B1、B2、B3、C1、C2、C3。</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>プレイヤーがいるマスには何も置けません。バリケードは角に置けません。自分の標識とバリケードは、それぞれ別のマスに置きます。すでにあるものの上に置いてもかまいません。</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>いっせいに置く</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>全員が提出したら、すべてを同時に置きます。何人かが同じマスに同じものを選んでいれば、それを1つだけ置きます。&lt;b&gt;違う&lt;/b&gt;ものを選んでいれば、どれも置かれず、それまであったものが残ります。</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>標識とバリケードが同じマスでぶつかり、壊れます。</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>1人はここに標識を、もう1人はバリケードを置こうとしました。どちらも無効です。</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>標識は、上に何かが置かれるまで残ります。バリケードはラウンドの終わりになくなり、その下の標識も一緒になくなります。</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>次に全員が、前のラウンドを終えたマスから移動します。まっすぐ進みます。標識の上では、ヘクスの辺1つ分、&lt;b&gt;自分から見て&lt;/b&gt;左か右に曲がります。プレイヤーどうしは邪魔になりません。進んだマス1つにつき&lt;b&gt;1点&lt;/b&gt;です。</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>旅人がE1から東へ進み、E4の標識で左に、B4の別の標識で右に曲がり、縁で止まります。</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>左折、それから右折。8マスで8点です。出発するマスの下の標識は働きません。</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>ボードの縁の手前、バリケードの手前、&lt;b&gt;このラウンドで&lt;/b&gt;すでに通ったマスの手前で止まります。</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>旅人がE1から東へ進み、E7のバリケードの手前のE6で止まります。</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>5枚の標識で旅人がぐるりと一周します。出発したマスの手前で止まります。</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>左折5回で出発点に戻ります。旅はその1マス手前で終わります。</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>衝突</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>中央の横列を進む旅人と縁に沿って進む旅人が、同じ角E9で止まります。</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>ラウンド2からの特別ルール</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>ラウンド1にはありません。ほかのラウンドでは、その間だけ1つのことが変わります。ラウンド4で裏返った標識だけは、そのまま残ります。</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>旅人がE1からE9へ、中央を通ってボードを横切ります。</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>中央の3マスが2点ずつ、ほかの4マスが1点ずつ、縁のE9は0点で、合計10点です。</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>E3のプレイヤーから、色の付いたマスの線が6本伸びています。標識の先へ続き、C3とE7のプレイヤーの所で終わります。</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>標識は視線をさえぎりませんが、プレイヤーはさえぎります。その後ろのマスは見えません。</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>D3のプレイヤーのまわりのマスに加えて、D7とH3のプレイヤーよりもこのプレイヤーに近いマスすべてに色が付いています。</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>追いはぎは、自分が支配していてだれもいないマスなら、どこにでも隠せます。角でも、自分の標識と同じマスでもかまいません。だれも止めず、決して表示されません。追いはぎのいるマスに進んだ人は、その持ち主に2点を取られます。だから0点未満になることもあります。自分の追いはぎからは取られません。</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>旅人がE1から東へボードを横切り、E4のコインの上を通ります。</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>旅人はほかのマスと同じようにE4で1点を得て、追いはぎの持ち主に2点を払います。</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>旅人がC6から東へ出発し、縁で4回はね返り、自分の通った跡の手前のC5で止まります。</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>辺ではボールのようにはね返ります。マスに標識があれば、先にその向きに曲がります。</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>1人の旅人は縁に沿って角E9に来て、D8へはね返ります。もう1人は角にまっすぐぶつかって止まります。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>6人未満の場合</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>A1のプレイヤーは、色の付いた9つのマスを支配します。</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>ほかのプレイヤーからも同じ距離にあるマスは含みません。</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>角で止まるのは、ボードの中央から遠ざかる向きに、まっすぐ外へ向かうときだけです。</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>ラウンド6のあとは、もうだれも戻されません。得点が最も多い人の勝ちです。同点のプレイヤーは勝利を分け合います。</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>この画面では、プレイヤーが1人ずつ、&lt;b&gt;カーテン&lt;/b&gt;の陰で、自分だけでテーブルに向かいます。自分の計画は、見直して好きなように変えられます。提出したあとは変えられず、計画はだれの目にも触れません。見えるのは、その結果だけです。</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>このゲームは6人用です。2人から5人でも遊べます。その場合は、いくつかの角が空いたままになります。残りの席をコンピューターに任せることもできます。それぞれの席の担当は、ゲームの準備のときに選びます。</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>2人ともE9で止まったので、それぞれ自分のスタートマスに戻ります。移動の途中では、プレイヤーどうしはすり抜けます。</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>同じマスでラウンドを終えたプレイヤーは、&lt;b&gt;全員がそこを離れます&lt;/b&gt;。それぞれ自分のスタートマス、つまり最初にいた角に戻ります。そこにほかの人がいれば、代わりに抽選で空いているスタートマスを決めます。すでに自分のスタートマスにいる人は、そのままとどまります。戻っても得点にはなりません。</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam作、The Genius: Variations on a Themeより</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Everybody starts in a ringed corner.
Each round, secretly write down your direction, up to two signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps from you.
Show all plans at once; different things on one cell cancel out.
Then travel straight on, turning at signs, until the edge, a barrier or a cell that you have already been on this round stops you.
Each cell that you move onto scores a point. Players who end on the same cell go back to their corners. Remove the barriers; signs stay.</source>
        <translation>全員、輪の付いた角から始めます。
各ラウンドで、左か右の標識を2枚まで、バリケードを1個まで、自分から2歩以内のマスに選び、自分の進む方向とともに、ひそかに書きます。
いっせいに見せます。同じマスに違うものがあれば、どれも無効です。
それからまっすぐ進み、標識で曲がります。縁、バリケード、このラウンドで通ったマスの手前で止まります。
1マスにつき1点です。だれかと同じマスで止まった人は角に戻ります。バリケードはなくなり、標識は残ります。</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>方向か、とどまるかを選択</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>その場にとどまる</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>%1へ出発</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>抽選で全員に角を1つずつ割り当てます。</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>残りの標識 %n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>標識は2枚とも配置済み</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>残りのバリケード 1個</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>バリケードは配置済み</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>残りの追いはぎ %n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>追いはぎは2人とも配置済み</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>今のボードで%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>スタート %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>次：%1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>1人ずつひそかに計画を立て、それから全員がいっせいに移動します。</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>手元から好きなものを置いてください。次に進む方向を選びます。旅人をドラッグするか、矢印を押してください。</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>自分のスタートマスがふさがっている人がいます。抽選で空いているスタートマスを決めます。</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>計画を見直してください。提出するまでは、すべて変えられます。</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>全員が互いに見えないように計画を立て、それからいっせいに移動します。</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>まず抽選で全員に角を1つずつ割り当てます。</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>スタートマスはもう全員に割り当てられています。</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1はボードの角ではありません。</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>2人のプレイヤーが同じ角%1から始めることはできません。</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>今は%1が計画を提出する番です。</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>今は抽選で決めることがありません。プレイヤーが計画を提出します。</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>標識は2枚とも置いてあります。ほかの場所に置くには、1枚を取り消してください。</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>バリケードはもう置いてあります。ほかの場所に置くには、取り消してください。</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>追いはぎは2人とも隠してあります。ほかの場所に隠すには、1人を取り消してください。</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>方向はもう選んであります。</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>先に、進む方向を選ぶか、とどまることを選んでください。</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>%1は支配していません。自分のいる%2から2歩より遠くにあります。</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>このラウンドで支配するのは%2からの直線だけで、%1はその上にありません。</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>%1は見えません。%2の%3がさえぎっています。</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>%1は2歩より遠く、%2にいる%3のほうが、同じかもっと近い距離です。</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>%1には自分がいます。そこには何も置けません。</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%1には%2がいます。そこには何も置けません。</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1は角です。角にバリケードは置けません。</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>%1にはもう何か置いてあります。先にそれを取り消してください。</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>追いはぎが出るのはラウンド5だけです。今はラウンド%1です。</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%1には%2がいます。そこに追いはぎは隠せません。</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>%1にはもう自分の追いはぎが隠れています。</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>今は、抽選で決めるスタートマスはありません。</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1はスタートマスではありません。</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%1には%2がいるので、だれもそこへ戻せません。</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>6ラウンドが終わり、ゲームは終了しました。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>抽選：%1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>計画を提出</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>ラウンド%1：%2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>東</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>北東</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>北西</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>南西</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>南東</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C、テンキー</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>進む方向</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S、テンキーの5</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>その場にとどまる</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>輪のある場所に左折標識か右折標識を置く</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>そこにバリケードを置く</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>そこに追いはぎを隠す(ラウンド5)</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>そこに置いたものを取り消す</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>前の場面を振り返っています。「ここから続ける」で、%1からラウンドをやり直します。</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>標識やバリケードを置く、または動かす</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>まだ全員にテーブルが見えています。「ひそかに計画する」で、%1からラウンドを始めます。</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>まず抽選で、%1が戻るスタートマスを決めます。</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>まず%1がスタートマスに戻らなければなりません。</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>抽選により、%1はスタートマス%2に戻ります。</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>ラウンドはまだ始まっていません。「ラウンドを計画する」で始めます。</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>角はプレイヤー%n人に1つずつですが、抽選で出た角は%1個です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>中央が2倍</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>視線</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>さかさまの世界</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>街道の追いはぎ</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>ゴムの壁</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>特別ルールなし</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>中央の7マスは2点ずつ、ボードの縁のマスは0点です。</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>自分のまわりのマスの代わりに、見通せる直線を次のプレイヤーの所まで支配します。</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>ボードのすべての標識が裏返っています。左は右、右は左です。</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>追いはぎを2人まで隠せます。そのマスに進んだ人から2点をもらいます。ほかのだれよりも自分に近いマスもすべて支配します。</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>進んだマス1つにつき1点です。</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>ラウンド%1：%2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>ボードの縁ではね返ります。角にまっすぐ入ると、そこで止まります。</translation>
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
        <translation>スペース</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
        <translation>左矢印</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右矢印</translation>
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
        <translation>最大グループの勝ち</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>隣り合う同じプレイヤーの石はグループです。ゲームはもうすぐ終わりです。D2を含む、Annの最大グループの石をすべて選んでください。</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>D2から、隣り合う石をたどってください。4個あります。</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>石4個です。上と右にあるAnnのほかのグループは、もっと小さいです。</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Benの最大グループも石4個です。B4から始めて選んでください。</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3とB4は隣り合っています。この2つに隣り合うBenの石はどれですか?</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>4個ずつです。まだ2マス空いているので、勝負はついていません。</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>ボードが埋まると、グループの大きいほうの勝ちです。Annの石を1個置いて手番を終えると、Benが最後のマスを埋めます。Annを勝たせてください。</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>BenがC3で2つのグループをつなぎ、8個の1つにしました。Annの最大は6個です。</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annの最大グループは、まだBenより小さいです。</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annのグループだけを数えてください。2個の石は隣り合っていません。</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>グループ2つで、石2個です。</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annの石を2個とも、手番の終わりにグループが4つになるように置いてください。</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>石が1個だけでした。今はグループ3つですが、4つにできたはずです。</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annのグループに接する石は、新しいグループになりません。そのグループを大きくするだけです。</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annのグループは4つ未満です。</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annの石から離しましょう。C1がその1つで、ほかにもう1か所あります。</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>ゲームの前に、抽選で1人が優先権を得ます。その人は同点なら勝ちで、先手も決めます。ここではあなた、Annです。Benを先手にしてください。</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>それもよい考えです。でも今回はBenを先手にして、どうなるか見てみましょう。</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Benはまだ先手になっていません。</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>Benの名前の行を選んでください。</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>先手でも後手でも、Annの優先権はそのままです。今、Annは後手です。</translation>
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
        <translation>最初に置くのは後手です。先手には代わりの得があります。</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Benの手番が2回続きました。開始の石と、最初の通常の手番です。ここからは交互です。</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>別のゲームです。BenがC3で始め、Annが先手です。石2個で応じてみてください。</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>好きな所に石を1個、続けて別のマスにもう1個置いてください。</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>開始では、石1個で手番が終わります。</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>次は、C3にあるBenの石の上にAnnの石を置いてみてください。横列Cの3番目のマスです。</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Benの石は中央のC3にあります。</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>石は動かず、ボードからなくなることもありません。埋まったマスは埋まったままです。</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>BenのC3に、AnnがA1で応じました。次はだれの手番ですか?</translation>
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
        <translation>ここではAnnが先手です。</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>開始のあとは先手が続けます。</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>つまり、Annの最初の通常の手番です。グループは1つなので、石は1個です。グループが2つになるように置いてください。</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>その石はA1に接しています。グループは1つのままで、次の手番も石は1個だけになります。</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Annにはグループが2つ必要です。</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>石がA1に接してはいけません。</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>グループが2つなので、Annの次の手番は石2個です。</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>グループと呼吸点</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>グループの隣の空きマスが呼吸点で、そこへ成長できます。F2は独立したグループです。その呼吸点を選んでください。</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2に接するマスは6つ。1つはBenが埋めています。</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>呼吸点は5つです。6つ目はBenのE2が取りました。</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2を成長させましょう。ほかから離れたまま、そこに2個のグループを作って手番を終えてください。</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3はD4にも接するので、F2が大きなグループに入りました。F2の呼吸点のうち、Annのほかの石に接していないものを選んでください。</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2はまだ1個です。呼吸点の1つを使ってください。</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2のグループは、ちょうど石2個にします。</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1、F3、G1、G2はF2に接し、Annのほかの石には接していません。</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>グループは呼吸点のある所にしか成長できません。</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>もう一度同じボードです。あるマスは、Annのグループ2つに共通の呼吸点です。そこに置いて、F2を5個のグループに入れてください。</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2が大きなグループにつながっていません。</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>D4とF2の間を見てください。</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>グループ3つが2つになりました。</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>Benの手番で、グループは5つです。E5に石を置くと、いくつになりますか?</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5はD5、E6、F4に接します。C4とD5はもう隣り合っています。</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5でグループ3つが1つになりました。A2とE2の石は、まだ別々です。</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>別のボードです。A1の呼吸点は残り1つのB2で、Benがそこを埋めます。Annの石はどうなりますか?</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>取り除かれる</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>残り、グループのまま</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>石がボードからなくなることはありません。</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>石は1個から3個</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>開始が終わり、BenはD4、AnnはB2です。Annの最初の通常の手番で、グループは1つ、石も1個です。2つ目のグループを作ってください。</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>その石はB2に接しているので、グループは1つ、次の手番の石も1個です。</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>B2に接しないように置いてください。</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>グループ2つで石2個です。何にも接しない石を2個置き、それから3個目を試してください。</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4とG1は何からも離れています。そのあと、ほかの空きマスを選んでください。</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>この手番の石で新しいグループができましたが、数えるのは手番の初めの数です。</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>それもルール通りで、たいていはそのほうが得です。ここでは1個でやめてください。</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>その石はD3にも接します。B2だけに接するマスを使ってください。</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>石は1個で、B2に接し、D3には接しない所です。</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>A1、A2、B1、B3のどれかに置き、手番を終えてください。</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>ただし、少なくとも1個は置かなければなりません。パスはできません。</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Annのグループは5つです。BenがF5に置きました。今、Annは石を何個置けますか?</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>石を3個置き、Annの別々のグループ3つを成長させてください。</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Annはこの手番で、もっと置けたはずです。</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>石は3個ですが、Annのグループに接していない石があり、新しいグループができました。</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>グループはA1、B4、D1、D7、G1です。そのうち3つの隣に1マスずつ選んでください。</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>グループは5つのままで、3つが大きくなりました。</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>グループ2つで石2個です。Annの1個目のC2が、2つを1つにつなぎました。2個目も置けますか?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>グループを数えるのはいつでしたか?</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>置けます。グループは手番の初めに数えるからです。でも次の手番では、また数え直します。</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>手番の2つの制限</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Annはグループ2つで、石2個です。A1とA2に並べて置いてみてください。</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>先にA1、次にA2に置いてください。</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>同じ手番の石は隣り合ってはいけません。次の手番ならA2に置けます。</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>2つ目の制限：グループの成長は1手番に1回です。互いに離れていて、どちらもC2とD3のグループの隣になる2個を置いてみてください。</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1はC2に、E3はD3に接し、互いには接していません。</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>手番の初めの形のグループに置けるのは、この手番の石のうち1個だけです。</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>次は、認められる置き方です。同じ手番で、2つのグループを石1個ずつ成長させてください。</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5はまだ1個です。2個目の石を置けたはずです。</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>もう1個の石で、大きいほうのグループも成長できたはずです。</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>一方のグループを石3個、もう一方を2個にします。</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>1個はC2かD3の隣、もう1個はE5の隣で、石どうしは隣り合わない所です。</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>グループ1つに石1個。だから、自分のグループの数より多くの石は置けないのです。</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>Annのグループは3つ、C2とD3、E5、G2です。次の手のうち1つは、同じグループを2回成長させます。認められないのはどれですか?</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>それぞれの手で、Annの同じグループに接する2個の石を探してください。</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2はD3に、B1はC2に接します。同じグループです。</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>この制限は自分のグループだけのものです。石を2個、どちらもBenのC4とC5のグループの隣に置いてください。</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>1個は置けています。2個目もBenの同じグループの隣に置けます。</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>Benのグループの呼吸点を2つ減らします。</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4は上、D6は下です。Annの別々のグループに接するか、どれにも接しません。</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>グループをつなぐ</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>Annのグループ3つすべてに接するマスがあります。そこに置いて、C3を6個のグループに入れてください。</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>それでは3つのうち2つしかつながりません。すべてに接するマスがほかにあります。</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3が6個のグループに入っていません。</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>ボードの中央を見てください。</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>3つのグループが1つになりました。</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>もう一度です。今度は同じ手番に、その3個の1つと隣り合うE2にも2個目を置いてみてください。</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>先にD4、次に、E3に接するE2です。</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>つなぐ石は、接するグループをどれも成長させます。この手番では、そのどれにももう置けません。</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>大きくても遅いのです。Annは全部をつなぎ、BenはA1とD7に置きました。Annは次の手番で石を何個置けますか?</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>ボードにあるAnnのグループを数えてください。</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>グループ1つで石1個。Benには5つあります。早くつなぐと、その後ずっと石で損をします。</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>Annがつなぐ前の同じボードで、グループ3つ、石3個です。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3はC3とE3をつなぎます。そのどちらかにもう一度接する手はどれですか?</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4はD5とE3をつなぎますが、E3はD3でもう成長しています。</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Annは、つないでも速さを保てます。C3とE3をつなぎ、手番の終わりにグループを3つにしてください。</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>つながりましたが、グループは2つです。この手番の別の石で3つ目を作れたはずです。</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>グループが3つともつながって、数が減りすぎました。</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3とE3をつなぎ、Annのグループを3つにします。</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3でつながります。それから遠くに新しいグループを作ってください。</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>2つが1つになり、新しい1つで埋め合わせました。</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>今度はあなたがBenです。Annがグループ3つをつなぐのはどこですか? そのマスを取ってください。</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>AnnがD4でグループ3つをすべてつなぎます。</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Annはまだ、石1個でグループ3つをすべてつなげます。</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>中央のマスです。</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>Bygではパスできず、その必要もありません。手番の最初の石は、どの空きマスにも置けます。Annが最初に置けるマスをすべて選んでください。</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>いくつのグループに接していても、空きマスすべてです。</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>だからボードは必ず埋まり、そこでゲームが終わります。</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>残り1マスをAnnが埋めます。Annは石11個、Benは8個だけです。どちらの勝ちですか?</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>石ではなく、それぞれの最大グループを数えてください。</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Benの8個は全部が1つのグループで、Annの最大グループは6個です。残りは数えません。</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>残り2マスです。Annは優先権があるので、同点で十分です。Benの最後の石に困らないように、Annの最後の石を置いてください。</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Annの勝ちではありません。</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>2マスのうち1つは、Annのグループをつなぎ、Benのグループを離しておけます。</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>8対8です。優先権のあるAnnが、同点で勝ちます。</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>もう一度同じ局面です。AnnがC3、BenがD4。でも今度は優先権がBenにあります。どちらの勝ちですか?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>だれでもない</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>また8対8です。</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>ボードが埋まれば、必ず1人が勝ちます。</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Benの勝ち</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Annが1回休み</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>最大グループを数える</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>時間切れの人は負けです。投了した人も負けです。</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>よい手と最初のゲーム</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>序盤は、大きさよりグループの数です。Annの最初の通常の手番です。A1を成長させるか、2つ目のグループを作るか、よいほうを選んでください。</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>これでは、次の手番もAnnは石1個で、Benのほうが多くなります。</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Annのグループを2つにします。</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>A1に接しないように置いてください。</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>次は石2個です。早めにグループを3つにしましょう。4つ目は、つなぐときの備えです。</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>ボードが埋まってきました。どのマスにも仕事をさせましょう。自分の石をつなぐか、Benの石を離すか。両方できるマスが1つあります。見つけてください。</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>BenがD3を取って2つのグループをつなぎ、Annの2つは離れたままです。</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>C4とE2の間を見てください。</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Annのグループのうち2つが6個の1グループになり、Benの2つのグループはもう出会えません。</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>ここでは仕事の違う2個の石が必要です。1個はAnnのグループ2つをつなぎ、もう1個はA3をBenの大きなグループから切り離します。</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>B2でもつながります。でもBenがB3を取り、A3が大きなグループにつながります。</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>AnnはA1とC2をつなぎ、A3をC3から離しておきます。</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1はA1とC2に接し、B3はA3、C3、C4に接します。</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>コンピューターにも、これよりよい手は見つかりません。ほかは全部負けです。</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>BenがC2を取り、グループがつながりました。Annはもう追いつけません。</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>大事なのはC2だけです。</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>C1、D2、B1、D1、C3に接する空きマスはどこですか?</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>終盤では、急所の石1個がほかの2個に勝ります。</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>最初のゲームです。1辺3マスで、いちばん弱いコンピューターが相手です。まず多くのグループを作り、ボードが半分埋まったら、つなぐことを考えましょう。</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>3本のルート</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>6つの角のヘクスに文字が付いています。向かい合う角は同じ文字です。αのヘクスを2つとも選んでください。</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>1つは左上のA1、もう1つはその反対側です。</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1とE3がα、A3とE1がβ、C1とC5がγです。</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>ヘクスとヘクスを結ぶ線が道、ヘクスの間の辺にあるのが壁です。みんな自分の色で引きます。Annの道をすべて選んでください。</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>5本あります。1本はC2とC3の間です。</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>残りはBenの道です。ヘクスはだれの道でもつながります。だれが引いたかは、得点に関係します。</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>AnnとBenの道が合わさって、βからβまで続いています。これがルートで、完成しています。A3からE1まで、そのヘクスをすべて選んでください。</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A3から道をたどり、C3を通ってE1へ。5ヘクスです。</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>γもC1からC5まで完成しています。</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>まだなのはαだけです。手番では道を1本と壁を1枚引きます。αを完成させる道と、好きな空きリンクに壁を引いてください。</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>αはまだ未完成で、Benが完成させることもできます。</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>αがまだ完成していません。</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1から道はD3まで続いています。E3はその隣です。</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>同じ局面ですが、最後の道D3–E3を引くのはBenです。勝つのはどちらですか?</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>両方</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>その道がなければ6対6です。</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>ルート上の道1本は1点で、引いた人のものです。</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>道と壁</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>抽選でAnnが最初の手番です。道1本と壁1枚を、好きな順に、好きな所に引いてください。ヘクスの間の辺がリンクです。縁はリンクではありません。</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>1手番に道1本と壁1枚です。</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道はヘクスから隣のヘクスへ引きます。壁は2つのヘクスの間の辺に引きます。</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道も壁も、何かに触れている必要はありません。次はBenの手番で、こうして席の順に続きます。</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>数手番あとです。リンクは、空いているか、道が1本か、壁が1枚です。Annの道B2–C3を横切る壁を引いてみてください。</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B2とC3の間、道が横切っている辺です。</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>だれの道でも、そのリンクはもう埋まっています。</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>逆も試しましょう。C4とD4の間にあるAnnの壁に、道を通してみてください。</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道のペンで、C4からD4へ引いてください。</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>自分の壁でも、Annは通れません。</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Annはこの手番でまだ何も引いていません。ヘクスからヘクスへ、道を2本引いてみてください。</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>C3からC4へ、次にB1からC2へドラッグしてください。</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道1本と壁1枚です。手番を終えるまでは、線を取り消せます。</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Annの手の候補が3つあります。認められないのはどれですか?</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>どの手番でも必ず引くものは何ですか?</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道だけでは手番を終えられません。このボードなら、壁を引く場所も必ずあります。</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>壁は相手を止めます。Benの道C3–D3はE3のαに向かっています。D3とE3の間に壁を、それと好きな道を引いてください。</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>それは道です。リンクは埋まりますが、E3に届いてしまいます。ここでAnnが欲しいのは壁です。</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>D3とE3の間にまだ壁がありません。</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>D3とE3が共有する辺です。</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>E3へは遠回りの道だけになりました。長い道なら、自分の道をもっと入れられます。</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>道と壁のあと、自分の道1本と壁1枚を入れ替えられます。道は壁に、壁は道になります。両方の線を引き、Annの壁D1|E1を道に変えてください。</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>この入れ替えをせずに手番を終えました。D1|E1は壁のままです。</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1がまだAnnの道になっていません。</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>先に両方の線を引きます。それから、手放すAnnの道と、D1とE1の間の壁を選んでください。</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>線の場所は変わりません。種類だけが変わります。</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Annは道2本と壁2枚を持っています。C4–C5とA2|A3を引き、A1–B2とD1|E1を入れ替えました。壁は何枚になりますか?</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>壁を1枚引きました。入れ替えで数は変わりますか?</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>入れ替えられるのは自分の線だけです。道と壁を引いてから、Benの道C3–D3を壁に変えてみてください。</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>両方の線を引いたら、C3とD3の間の道を選んでください。</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>だから自分の道を変えられるのは、自分だけです。</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>入れ替えは道1本と壁1枚です。両方の線を引き、道A1–B2を選んでから、相手に道B2–C3を選んでみてください。</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>まず2本の線、それからAnnの道を2本、続けて選んでください。</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>道2本の入れ替えはできません。道と壁だけです。</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>入れ替えれば、1手番で新しい道が2本できます。AnnはC3–C4とC4–D4が欲しいのですが、片方に自分の壁があります。両方を道にしてください。</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4はできましたが、C4|D4はまだ壁です。入れ替えで開けたはずです。</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>両方のリンクをAnnの道にします。</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4とどこかの壁を引き、壁C4|D4を、Annにあまり必要ない道と入れ替えてください。</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>代わりに、別の道が壁になりました。自分の壁は控えの道なのです。</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>この手番に引いた線も入れ替えられますが、入れ替えで同じリンクを2回変えることはできません。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2が壁になり、また道に戻ってしまいます。入れ替えには別々のリンクが2つ必要です。</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>ループの禁止</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>ループのまま手番を終えることはできません。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>ループを閉じる手のうち1つは、手番を終える前にまた開きます。</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>最後の案もループを閉じますが、入れ替えで直ります。ループを調べるのは手番の終わりだけです。</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>自分でやってみましょう。C2–D2と壁を引き、入れ替えでループを直して、手番を終えてください。</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>それではループを避けただけです。ここではやり通して、最後にC2–D2をAnnの道にしてください。</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2がAnnの道になっていません。</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3を手放し、D4|E3かB1|B2を道に変えてください。</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>もっと大きなループもあります。3本の道のうち1本がループを閉じます。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2から道をたどってください。どこで終わりますか?</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2で、C3のまわりの6本の輪が閉じます。</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>それでもAnnはB2–C2が欲しいのです。それを引き、手番を終えられるように、Annの別の道を手放してください。</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>手としては正しいですが、B2–C2が道になっていません。</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>手番の終わりに、B2–C2をAnnの道にします。</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2と壁を引きます。ループにはほかにAnnの道が3本あります。その1本をAnnの壁と入れ替えてください。</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>輪は別の所で開き、Annは欲しかったリンクを手に入れました。</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>入れ替えでもループは閉じます。壁が道になるからです。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>手放す道を除いてから、C3からほかの道をたどってください。</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2を手放しても、B2、B3、C4、D3、D2、C3を通る輪は閉じたままです。</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>切り離しの禁止</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>このまま手番を終えることはできません。Annの手で認められないのはどれですか?</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3に3枚目の壁を置くのはどれですか?</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>ループと同じく、入れ替えで直せることもあります。D4とE3の間に壁を引き、入れ替えで壁D3|E3を開いてください。</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>切り離しはありませんが、ここではD4とE3の間に壁を引いてください。</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3をAnnの壁に、D3–E3をAnnの道にします。</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>好きな道と、その壁を引きます。それから、手放すAnnの道とD3|E3を選んでください。</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>これでE3に入れるのは、Annの道からだけです。</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1とE1は互いにつながっていますが、ほかとは切れています。これも認められません。</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>ルートと得点</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>ループがないので、C5からC1へ道を通る行き方はちょうど1通りです。このルートγのヘクスを選んでください。</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C5からC4、B3を通ってB2へ、そしてC1へ。</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>完成したルートはボードで光り、各自の得点がカードに出ます。</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>完成したルートは、そこに道を持つ人が途切れさせることができます。入れ替えでAnnの道C2–D1を手放し、βを未完成に戻してください。</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1はなくなりましたが、βは別の行き方でE1に届き、完成したままです。</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>βは完成したままです。道と壁のあと、Annは入れ替えができます。</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>βを未完成に戻し、ゲームは終わらせません。</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>害のない線を2本引きます。それからC2–D1を入れ替えますが、相手はC1|D1以外です。</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>ほかの人にはできません。道を変えられるのは持ち主だけです。</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3は0点です。B2–B3は、αからα、βからβ、γからγのどれにもあります。</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>AnnはD4–E3と壁を引いてから入れ替え、C2–D1を壁に、D1|D2を道にします。ゲームは終わりますか?</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>はい、αが完成した</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>いいえ、βがまた途切れた</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>大事なのは、入れ替えも済んだ手番の終わりのボードです。そのとき、まだA3からE1へ行けますか?</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>手番の終わりのボードだけで決まります。E1への道はC2–D1を通っていました。</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D4とE3の間にAnnの壁があります。最後のルートを入れ替えで完成させ、勝ち負けにかかわらず、ゲームを終わらせてください。</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>αが未完成です。D4とE3の間の壁はAnnのものなので、入れ替えで道になります。</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>ゲームは続きます。</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>好きな道と壁を引きます。どのルートにも入らない道を手放し、D4|E3を道に変えてください。</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>自分の壁が、ルートの最後の道になることもあります。</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>だれの勝ちか</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>2人で分け合う</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>ゲームを終わらせたのはAnnです。</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Annにはもっとよい手があります。自分の道がもっと多くなるように、別の行き方でαを完成させられます。勝ってください。</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>αは完成しますが、同点です。終わらせたのはAnnなので、Benの勝ちです。</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>今度はBenがαを完成させ、最後の道で勝ちます。</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Annは勝っていません。</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Annの道はC4からC5を通ってD4まで続いています。その先はどこへ行けますか?</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Annが9対7で勝ちます。C3から先で、ルートαが通るAnnの道は1本から3本になりました。</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>3人のゲームです。BenがD3–E3でαを完成させます。AnnとCleoは5点ずつ、Benは4点です。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>AnnとCleoで分け合う</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>3人で分け合う</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>終わらせたBen</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>得点が最も多い人の勝ちで、AnnとCleoは同点です。</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleoの道でもルートは完成しますが、Cleo本人はもういません。2人のゲームに離脱はなく、投了して相手の勝ちになります。</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Benは、あとD4–E3を引けば9対6で勝ちます。Annが自分で引くと7対8で負けます。壁でBenを止めてください。</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>ゲームが終わり、Benの1点差の勝ちです。</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>BenがD4–E3を引いて勝ちます。</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4とE3の間にAnnの壁がありません。</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>壁は、Benに必要なリンクに引きます。</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>E3への道が長くなりました。長い道なら、Annの道も入れられます。</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>自分の壁は控えの道です。D4を通るAnnの行く手にあるD4|E3は、自分の壁です。入れ替えでゲームを終わらせ、勝ってください。</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>αは完成しましたが、Annの得点はBenより多くなく、終わらせたのはAnnです。</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Benが自分の道でαを完成させます。</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>まずルートから外れた道を、次に壁を引きます。その新しい道を壁D4|E3と入れ替えてください。</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Benには何もできませんでした。他人の壁はだれにも変えられません。</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>実戦の終盤です。網の上側と下側はリンク2つ分離れています。B2–C2は空いていて、C2–D2にはAnnの壁があります。1手番で両方をつなぎ、勝ってください。</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>それではまだ半分です。Annが壁を開く前にBenの手番が来て、ねらいに気づかれます。</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>上下がつながっていないか、Annの得点が最多ではありません。</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>B2–C2と壁を引きます。それからC2|D2を、A2–B3など、どのルートにも入らないAnnの道と入れ替えてください。</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>11対6です。片方に自分の壁があれば、1手番で2つの切れ目をつなげます。これを生かし、同じことができる相手にも注意しましょう。</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>ここでD4–E3を引くと8対8で終わり、Benの勝ちです。でもAnnは、C2–D1とC1|D1も入れ替えます。Annは何点になりますか?</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>するとルートβは、C2からC1を通ってD1へ続きます。この2本の道はだれのものですか?</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>9点です。βはAnnの道1本を離れ、別の2本を通ります。入れ替えで、ルートを自分の道に引き寄せられます。</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>自分でやってみましょう。ゲームを終わらせて勝ってください。</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>8対8で、終わらせたのはAnnなので、Benの勝ちです。</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Benがαを完成させます。</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4–E3、害のない壁、そしてC2–D1とC1|D1の入れ替えです。</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>手番を終える前に考えましょう。手放せる道はどれか、道に変えたい壁はどれか。</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>最初のゲームです。1辺3ヘクスで、いちばん弱いコンピューターが相手です。文字に注意しましょう。2本のルートが完成したら、いつ最後の手番になってもおかしくありません。</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>コマの減らし方</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>1個になりましたが、中央の四角ではありません。</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>中央の四角にコマを1個だけ残します。</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>外側のコマが内側のコマを越えます。</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>越えられたコマはボードから取り除きます。</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>ジャンプは隣のコマ1個を越え、その隣の空いている交点へ進みます。そこで曲がってもかまいません。矢印の通りにジャンプしてください。</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>着地点は合っていますが、別のコマがジャンプしました。</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>2本目の矢印の先に着地します。</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>1本目の矢印の元のコマを取り、2本目の先に置いてください。</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>まっすぐでも、角を曲がっても、どちらの隣を越えてもかまいません。光るコマが着地できる交点をすべて選んでください。</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>隣にコマが2個あります。それぞれの隣の空いている交点を探してください。</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>元の場所に戻るのはジャンプではありません。</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>同じコマで、越えるコマのない方向へジャンプしてみてください。</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>2歩外側の空いている交点に置いてください。</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>ジャンプで越えるのは隣のコマだけです。光るコマで、もっと遠くのコマを越えてみてください。</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>光るコマを矢印の先に置いてください。</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>残り2個で、内側のコマが外側のコマを越えて外へ出ます。どうなりますか?</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>クリア：コマ1個が残る</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>手詰まり：最後のコマが中央の四角にない</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>最後のコマはどこにありますか?</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>コマ3個、ジャンプ2回です。中央の四角で終わってください。</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>2個残りましたが、もう隣どうしではありません。</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>クリアできていません。最後のジャンプでは、中央の四角の隣のコマを越えます。</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>中央の四角の隣のコマは、最後に越えられるコマです。そのまま残し、先に外側のコマを越えてください。</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>角を曲がって、また外へ</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>着地点は空いていなければなりません。ふさがった交点に着地してみてください。</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>コマを取り、2歩先の別のコマの上に置いてください。</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>ここでは、出口もほかの交点と同じです。出口のコマを越えてジャンプしてください。</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>出口のコマがまだ残っています。</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>外周にあるその隣のコマが、反対側へ越えます。</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>コマは5個で、ジャンプごとに1個減ります。解答のジャンプは何回ですか?</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>コマが1個残ります。</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>コマ4個、ジャンプ3回で中央の四角へ。正しい最初のジャンプは1つだけです。</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>ここからは、もう中央の四角へ行けません。いちばん近いコマから始めてください。</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>これではクリアできません。</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>最後のジャンプでは、中央の四角の隣のコマを越えなければなりません。コマはもう1個そこにあります。そのコマで、中央の四角の隣の別の場所へジャンプしてください。</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>最後のコマは遠くの外側から来ました。</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>終わりから考える</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>コマは3個で、1個だけ離れています。2個は1個にできます。最後に何個残りますか?</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>最後の2個が隣どうしになれますか?</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>取り残されたコマは、残ったままになります。離さないようにしましょう。</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>終わりから考えましょう。最後のジャンプでは、中央の四角の隣のコマを越えます。そのコマに先に角を曲がらせ、そこに置いておきます。ジャンプは3回です。</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>中央の四角の隣のコマが、最初に角の先へジャンプします。</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>中央の四角に1個残る</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>ほかの場所に1個残る</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>ジャンプできない2個が残る</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>2個が隣どうしでないので、ジャンプできません。</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>ここでジャンプできるコマはどれですか? 選んでください。</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>2つのかたまりのコマを、1個ずつ調べてください。</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>全部できますが、2つのかたまりは離れすぎていて出会えません。</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>かたまったコマが5個、ジャンプは4回です。中を回って、中央の四角に出てください。</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>これではクリアできません。中央の四角の隣のコマを、最後に越えます。</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>最初の2回は同じコマで、角を曲がって戻ります。</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>最初のパズルです。中央の四角のまわりに6個、ジャンプは5回。何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>すべて投入する</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>コマ40個をすべて投入します。外にあと1個です。矢印の通りに動かすと、動かしたコマが元いたマスに、最後の1個が入ります。</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>手としては正しいですが、投入できませんでした。</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>まだ外に1個あります。</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>矢印の元のコマを取り、矢印の先に置いてください。</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>手数は少ないほどよいです。</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>線が別の線に突き当たって終わる所に、3つのマスが集まり、三つ組になります。三つ組に入ったあとで空きが1つだけなら、そこへコマを投入できます。矢印の通りに動かしてください。コマは自動で入ります。</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>2個そろった三つ組がなく、投入できませんでした。</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>光るマスにコマが投入されていません。</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>矢印の元のコマを矢印の先へ動かすと、同じ三つ組のコマに加わります。</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>投入は手数に入りません。その手と同時で、あとからはできません。</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>矢印の通りに動かすと、コマはどこに入りますか? そのマスを選んでください。</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>2つの三つ組に、もうコマが1個ずつあります。</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>1手で三つ組が2つでき、2個が同時に入ります。その手を選んで動かしてください。</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>それでは1個です。2個入る別の手があります。</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>それでは投入できません。</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>この手なら2個投入できます。</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>矢印の通りに動かしてください。</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>移動は辺を越えて行います。この2マスは点でしか接していません。矢印の通りに動かしてみてください。</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>矢印の先のマスにコマを置いてください。</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>通常の初期配置です。次の初手のうち1つでは、示したマスに投入できません。どれですか?</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>手のあとで、三つ組の空きは1つだけでなければなりません。コマが1個しかない三つ組はどれですか?</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>タイルと入れない中央</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>4枚のタイルは通過マスです。光るコマをタイルに動かしてください。</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>光るコマがタイルの上にありません。</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>タイルの上のコマは、すぐ次に動かさなければなりません。別のコマを動かしてみてください。</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>光るコマ以外なら、どれでもかまいません。</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>だから、このコマが動きます。行けるマスをすべて選んでください。</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>4つの辺、4つのマス。そのうち1つから来ました。</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>来たマスに戻ることもできます。</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>コマがすぐに戻りました。全部で何手と数えますか?</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>どの手も数えます。</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>2手です。何も変わっていません。</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>中央の四角だけは空けたままです。そこに入ってみてください。</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>小さな三角のコマが隣にあります。</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>タイルで終わる線はないので、タイルは三つ組に入りません。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>投入しようとしているコマを探してください。</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>空いていないマスへ動かしてみてください。</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>コマを取り、隣のマスのコマの上に置いてください。</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>終わり近くには、必要な所の空きマスが少なくなります。</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>1手でたくさん</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>通常の初期配置から2手で、ボードのコマを5個にしてください。1手目では投入できず、2手目で2個入ります。</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>2手で、ボードのコマが5個未満です。</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>まず右の大きなマスから、ほかと離れた小さな三角へ。次に、もう1個を間の三角へ動かします。</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>準備の手が役に立つこともあります。</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>次の手で、あと2個入ります。見つけてください。</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>1手で2個投入できたはずです。</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>右の小さな三角で、2つの三つ組が出会います。外側のとがった所の大きなマスは、両方に入っています。</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>2つの三つ組に入るマスへ、その一方のマスから動かします。</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>外に残り1個です。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>投入しようとしているコマを数えてください。</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>2個入るはずの手なのに、今では1個しか入りません。そういう手は早いうちに探しましょう。</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>最初のパズルです。34個がボードにあり、6個が外で待っています。6手でできます。</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>中央を通ってゴールへ</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>あと1手で、中央の四角は隣です。</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>それでは中央から離れます。</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白がまだゴールしていません。4枚のタイルの1つ、小さな三角、中央の四角の順です。</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Benの1色目の黒</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>いつも最初は白なので、白</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Benの2色目の青</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>9手です。1個でも数個でも、動かすのは白だけです。使わない手数はなくなります。</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>マスの辺を1つずつ調べてください。1つの辺の先には、別の白のコマがあります。</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>点だけで接する2マスは隣ではありません。そこへ動かしてみてください。</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>矢印の先のマスに白のコマを置いてください。</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>飛び越しも、コマを取ることもありません。空いていないマスへ動かしてみてください。</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白の手番です。赤もAnnの色です。赤のコマを動かしてみてください。</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>光る赤のコマを、どれか取ってください。</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>手番は1色ずつで、その色のコマだけが動けます。</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>三つ組</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>白は三つ組に入りましたが、投入していません。投入は手の直後だけです。</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>光るマスに白のコマが投入されていません。</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>矢印の通りに動かすとマスが光ります。ほかのことをする前に、そこを選んでください。</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>もう1個がだれのコマかは問いません。投入に手数はかかりません。</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>今度は青のコマもあります。白が矢印の通りに動くと、どのマスに投入できますか? すべて選んでください。</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>一方の三つ組には黒、もう一方には青があります。</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>1手で三つ組が2つです。両方に投入してください。</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>1個だけ投入しました。もう1個分は、機会を逃しました。</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>1手で2個投入できます。</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>矢印の通りに動かし、光るマスを1つずつ選んでください。</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>控えの白のコマは1個だけです。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>コマが出たマスを選んでください。そこが三つ組の最後のマスです。</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>光るコマが出たマスに投入できます。</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>小さな三角へ動かし、今出たマスを選んでください。</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>三つ組は手の直後に調べます。出たコマはもう数えません。</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>投入するのは、コマが入った三つ組の3つ目のマスです。</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>通過マスと、残す2個</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>4枚のタイルは通過マスで、通れますが止まれません。タイルを通り、中央の四角の隣の小さな三角で止まってください。</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>白を、光る小さな三角で止めてください。</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>2手です。タイルへ、そしてその先へ。もう1つの小さな三角はふさがっています。</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>2手のうち1手を、別の白のコマで使ってください。それからタイルに入ってみてください。</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>先に光るコマを好きな所へ、次にもう1個を矢印の通りに動かしてください。</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>最後の1手ではタイルに入れません。出る手がなくなるからです。</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>次の手のうち1つは、コマがタイルに残り、そのまま終えられません。どれですか?</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>それぞれのコマが止まる所を見てください。</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>タイルは三つ組に入らないので、タイルへの手では投入できません。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>白はボードに2個、控えに2個です。小さな三角のコマをゴールさせてみてください。</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>そのコマを中央の四角へ動かしてください。</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>控えがあるうちは、その色を2個、ボードに残します。1個だけでは、ほかの色なしに三つ組を完成できないからです。</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>動かす場所は合っていますが、一緒に投入もしてください。すると3個のうち1個がゴールできます。</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>まだどのコマもゴールしていません。先にボードを3個にします。</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>外側のコマを黒の隣に動かすと、3個目の白を投入できます。</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>投入すれば、ゴールする余裕ができます。</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>白の控えは空なので、残す必要はありません。2個ともゴールさせてください。</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>1個がまだボードにあります。</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>1個1手ずつです。</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>白と黒がもう三つ組にあり、3つ目のマスが光っています。それでも、次の手のうち1つは認められません。どれですか?</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>三つ組に入る手がないのに、コマを投入するのはどれですか?</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>投入は、三つ組に入る手のときだけで、あとからはできません。</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>逃しましたが、まだ間に合います。2手で、光るマスに投入してください。</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>半分できました。あと1手で戻ります。</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>三つ組からいったん出て、また入ってください。</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>初めは相手のコマも助けになります。白と青の間の光るマスに、白を投入してください。</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>コマが動いて入っただけで、投入ではありません。</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>その隣の小さな三角です。片側に白、もう片側に青があります。</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Annはそれを済ませ、あと1手です。光るコマが矢印の通りに動くと、どこに投入できますか? そのマスを選んでください。</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>その小さな三角で2つの三つ組が出会います。コマが出たマスは空きます。</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>1手で2個、最初の手番で合計3個です。</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>2人で2色ずつの、通常のゲームです。白の最後のコマがゴールします。どうなりますか?</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Annの勝ち</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>ゲームは続く</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Annの赤のコマはどうですか?</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>ふつうは2色ともゴールさせます。ゲームの前に、1色でよいと決めることもできます。</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>上級者の着眼点</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>いちばん初めの2手です。何個投入できるでしょう? 2個以上投入してください。</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>1個入り、あと1手あります。</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>投入が2個未満です。</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>とがった所のコマは、後ろに場所を空けられます。ほかの色のコマも助けになります。</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>3個も可能です。1手で三つ組2つを同時に作れますが、もう1手はその準備です。3個投入してください。</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>2個です。3個にするには、2手目で三つ組を2つ作ります。</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>投入が3個未満です。</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>まず大きなマスの1個を、ほかと離れた小さな三角へ。次に、もう1個を真ん中の三角へ動かします。</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>3手です。控えの2個を順に投入し、最後の1手で1個をゴールさせてください。</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>いいですね。まだ1手あり、もう1個投入できます。</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>2個とも投入し、1個をゴールさせます。</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>黒の両隣に三つ組があります。投入したばかりのコマを動かし、それがあった所にもう1個投入してください。</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>4手、白2個で、ここでは1色10個で勝ちです。小さな三角の1つに黒があります。この手番で2個ともゴールさせてください。</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>小さな三角への道が空きました。あと1手で、白はゴールです。</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>白のコマが1個、まだボードにあります。</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>タイルを通る道の先の小さな三角に白がいます。だからそのコマが先です。</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>最初のゲームは短めです。各色5個がもうゴールしています。先に1色10個をゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>できるだけ遠くへ</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>縁まで4マスで4点です。もっと長い道があります。</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>ほかの方向なら、もっと得点できます。</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>中央の横列がいちばん長いです。</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>全員が同時に移動し、ほかの人の行き先は前もってわかりませんでした。</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>AnnはC3から東へ、BenはA3から南東へ出発し、道が交わります。Benは何点ですか?</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>A3から右下へ、縁までのマスを数えてください。</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>計画では、とどまる場合でも、進み方を決めなければなりません。決めずに提出してみてください。</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>方向を選ばずに、そのまま提出してください。</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>とどまってもかまいません。0点ですが、よりよい位置につながることもあります。</translation>
    </message>
    <message>
        <source>On E1</source>
        <extracomment>highway/1, highway/5</extracomment>
        <translation>E1</translation>
    </message>
    <message>
        <source>On E9</source>
        <extracomment>highway/1, highway/2, highway/5</extracomment>
        <translation>E9</translation>
    </message>
    <message>
        <source>On E2</source>
        <extracomment>highway/1</extracomment>
        <translation>E2</translation>
    </message>
    <message>
        <source>No cell is good or bad in itself. What counts is how far you can travel from it.</source>
        <extracomment>highway/1</extracomment>
        <translation>マスそのものに良し悪しはありません。そこからどこまで進めるかが大事です。</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>長い道ですが足りません。Annには20点より多く必要です。</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>まだBenの得点のほうが上です。</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>1ラウンドで22点です。ラウンド6のあと、得点が最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>左と右</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>標識のマスに進むと、旅人は自分から見て左か右に、ヘクスの辺1つ分曲がります。左折標識をすべて選んでください。</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>左折は反時計回りです。</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>ほかの3枚は右折です。</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Annが東へ出発します。どこで止まりますか?</translation>
    </message>
    <message>
        <source>On B6</source>
        <extracomment>highway/2</extracomment>
        <translation>B6</translation>
    </message>
    <message>
        <source>On A4</source>
        <extracomment>highway/2</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>On I4</source>
        <extracomment>highway/2</extracomment>
        <translation>I4</translation>
    </message>
    <message>
        <source>A left turn from east leads north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>東から左に曲がると北東です。</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4で左、B4で右に曲がり、また東です。</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>標識なしで7点です。ちょうどよい所で曲がると、もう1点増えます。</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>B2での左折は、縁に向かってしまいます。</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Annには8点以上必要です。</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>東へ出発し、早めに右へ曲がりましょう。</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>標識で、ボードの広い方へ道を曲げられます。</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>AnnのいるE4に標識があります。Annが東へ出発します。何点ですか?</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>標識は、そのマスに進んだ人に働きます。</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>出発するマスの標識は働きません。E7の標識で右に曲がりました。</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>最後の標識でどこへ向かいますか?</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>もう標識がたくさんあります。それを使って、Annで7点以上取ってください。</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>短すぎます。選ぶ前に、頭の中で標識をたどりましょう。</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>7点未満です。</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>東と北東を見てください。</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>標識はだれのものでもありません。道を見つけた人が使えます。</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>支配する範囲</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>標識とバリケードは、支配するマス、つまり2歩以内のマスに置きます。Annが支配するマスを、自分のマスも含めてすべて選んでください。</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>A1から、ボードの上のどの方向にも2歩です。</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>AnnはD4にいます。2歩より遠くに標識を置いてみてください。</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>ほかのプレイヤーも同じマスを支配できますが、このラウンドでは、だれも2歩より遠いマスを支配できません。</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>BenがAnnの隣のB3にいます。そのマスに何か置いてみてください。</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>標識かバリケードをB3に置いてください。</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>プレイヤーがいるマスには何も置けません。</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>バリケードは、そのマスに進もうとする人を止めます。角のA1に置いてみてください。</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>バリケードを取り、A1に置いてください。</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>角にバリケードは置けません。標識なら置けます。</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>毎ラウンド、標識2枚とバリケード1個があります。3枚目の標識を置いてみてください。</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>標識を2枚置き、もう1枚置いてください。</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>標識2枚は同じ種類でも、1枚ずつでもかまいません。バリケードは1個です。</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Benはきっと上の縁に沿って進みます。Benが2点以下になるように、バリケードを置いてください。</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Benは横列Aを進みます。バリケードが道から外れています。</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Benが2点より多く取りました。</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Annのバリケードは、横列Aの2マスに届きます。</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>Benはバリケードの手前で止まります。バリケードは1ラウンドだけです。</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>いっせいに置く</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>AnnもBenもC4に右折標識を置きます。ラウンドのあと、そこに何がありますか?</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>標識1枚</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>何もない</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>打ち消し合うのは違うものだけです。</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>E5に標識があります。</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>E5に、Benとは違うものを置いてください。</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>その標識</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>バリケードはラウンドの終わりになくなります。</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>標識は、上に何かが置かれるまで、ずっと残ります。E4の標識を変えて、これからは左折にしてください。</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>バリケードで標識もなくなり、E4には何もありません。</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>E4の標識はまだ右折です。</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>その上に左折標識を置いてください。</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>支配するマスなら、どの標識の上にも置けます。</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>自分の標識とバリケードは別々のマスに置きます。両方をD4に置いてみてください。</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>D4に標識を置き、そこへバリケードをドラッグしてください。</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>1つのマスに置けるのは、標識かバリケードのどちらか1つだけです。</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>衝突</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>スタートマスは、持ち主のいない角も含めた6つの角です。だれもいないものをすべて選んでください。</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>角は6つで、その1つにBenがいます。</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>E1に行き、Cleoと並ぶ</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>A1にとどまる</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>抽選で決まる角</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>抽選で決まりました。空いているどの角にもなりえました。</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>AnnはI1から続けます。スタートマスはE1のままです。</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Benが首位で、C7にとどまるつもりです。A5に戻してください。</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>その道は横列Cを通り過ぎます。横列Cに着いたら、右に曲がりましょう。</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>BenはまだC7です。Annがそこで止まらなければなりません。</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>横列Cの端がC7です。北東へ出発すれば、Annは横列Cに着きます。</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド2から4</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>またラウンド2で、Annは縁にいます。まっすぐでは5点までです。10点以上取ってください。</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>5点です。E5のまわりのマスは2倍です。そこを通る道にしましょう。</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>このラウンドのAnnは10点未満です。</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>右下か左下へ出発し、2マス先で中央へ曲がってください。</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>標識1枚で、道が外側ではなく中央を通ります。</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド3では、見える所を支配します。6方向の直線で、最初のプレイヤーまでです。E3のAnnが支配するマスを、自分のマスも含めて選んでください。</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>CleoとBenがいるマスは含みますが、その後ろは含みません。</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>2本の線はプレイヤーで、4本は縁で終わります。</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>CleoはE6にいます。その後ろに標識を置いてみてください。</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>E3から見て、E7が後ろです。</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>視線をさえぎるのはプレイヤーで、標識とバリケードはさえぎりません。</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4まではたった2歩ですが、E3から一直線上でしょうか? そこに標識を置いてみてください。</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4に標識を置いてください。</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド3では、距離は関係ありません。</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド4は「さかさまの世界」です。提出の前に、すべての標識がもう一方の種類に変わります。ラウンド3が終わります。D5の標識はラウンド4でどうなりますか?</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>左折になる</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>右折になる</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>なくなる</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>今は左折です。</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド4が始まる前にボードで見えます。標識はそのまま残ります。</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>今はラウンド3です。ラウンド4で左折になる標識を、E5に置いてください。</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド3なら左折でした。ラウンド4が始まり、もう一方の種類に変わりました。</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>E5に左折標識がありません。</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>このラウンドのあと、ボードの標識はすべて裏返ります。</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド4に必要なものを、ラウンド3に逆向きで置きましょう。</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>ラウンド5と6</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>ラウンド5では、ほかのだれよりも自分に近いマスもすべて支配します。Annが支配するマスを、自分のマスも含めてすべて選んでください。</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>A1から2歩以内と、BenよりAnnに近い2マスです。</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>BenからもAnnからも同じ距離のマスは含みません。</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4は、BenからもAnnからも同じ距離です。そこに標識を置いてみてください。</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4に標識を置いてください。</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>ほかのだれよりも近いか、2歩以内です。</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>このラウンドでは、各プレイヤーが追いはぎを2人まで隠せます。そのマスに進んだ人は、持ち主に2点を取られます。Benは中央の横列を西へ進みます。4点を奪ってください。</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>追いはぎ1人で2点です。別のマスに、もう1人隠せます。</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Benの損は4点未満です。</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>追いはぎ2人を、横列Eの別々のマスに隠してください。</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Benは8点取って4点を失い、Annがその4点を得ました。Annの追いはぎは、ほかのだれにも見えません。</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>D6のBenの足元に、追いはぎを隠してみてください。</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>D6に追いはぎを置いてください。</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>だれもいないマスに限ります。でも角や標識のマス、自分の標識と同じマスでもかまいません。</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Benは0点です。D5から西へ、D4とD3にいるAnnの追いはぎの上を進みます。そのあと何点ですか?</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>4マスで4点、追いはぎ2人で4点の損です。</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>進んで4点、追いはぎでマイナス4点です。もっと短ければ0点未満になっていました。</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>ラウンド6では、旅人は縁でボールのようにはね返ります。AnnはC6から東へ出発し、C7で縁に着きます。次はどこへ進みますか?</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>D7</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>B6</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>C6に戻る</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>D8</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>縁はそこで右下へ続いています。左から来たボールはどうなりますか?</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>縁で止まるのは、ボードの中央からの直線に沿って角に入ったときだけです。最後のラウンドで、AnnがE8から東へ進みます。ゲームに勝つのはだれですか?</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Annだけ</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Benだけ</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9は角、E5は中央です。今の20点に得点を足してください。</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>1点取って角で止まりました。21点ずつで、勝利を分け合います。</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>最後のラウンドで、Annは22点差で負けています。勝てる道を見つけてください。</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>足りません。このラウンドで22点より多く必要です。</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>まだBenの得点のほうが上か、同点です。</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>縁そのものが長い道です。縁に沿って進める道を探してください。</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23点です。ラウンド6のあとはもう戻されないので、出会っても平気です。</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>まず、長い道を開く1枚の標識を探しましょう。その標識がなければ、Annはここで7点止まりです。14点取ってください。</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>8点です。ここにある標識を使う、もっとずっと長い道があります。</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Annの得点は14点未満です。</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>D4かD3に左折標識を置き、Annがそこを通るように出発してください。</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>標識は逆からたどりましょう。どこから来ればよいでしょうか。</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Benは角にいて、1つの方向だけがとても有利です。Benを1マスも進ませず、Annは5点取ってください。</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Benが中央の横列を端まで進みました。バリケードは、すぐ目の前に置きます。</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>それではBenに1点入ります。バリケードをもう1マス近づけられます。</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Benは0点、Annは5点にします。</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>バリケードはE8です。すると、Annは中央の横列を西へ進めます。</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>予想ですが、よい予想です。有利な方向ほど、ふさがれやすいのです。</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>標識でもバリケードと同じことができ、しかも残ります。BenはA5から西へ進みます。1マス先でボードの外へ向かう標識を置いてください。</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Benから見て左に曲がるとボードを下ります。もう一方の種類なら縁へ向かいます。</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>それでもできますが、1マス遅いです。</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Benが1点より多く取ったか、A4に標識がありません。</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>上の縁に沿って西へ進む人から見ると、縁は右側です。</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>その標識があるかぎり、だれも上の縁に沿って端から端まで西へ進むことはできません。</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>止まった所が次の出発点です。2ラウンドで16点取ってください。次のラウンドは「中央が2倍」で、中央の横列が有利です。</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Annはまだ16点に届いていません。</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>E1から中央の横列を進み、戻ってきます。</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>8点、そして10点です。ラウンド2の前は、中央の横列の端がよい場所です。</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>ラウンド5。追いはぎは道が交わる所で稼ぎます。BenとCleoは、A1とI5から中央を通ります。追いはぎを2人隠し、Annに8点を稼がせてください。</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>通り道の追いはぎは1人です。2人隠せます。</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>BenもCleoも、追いはぎ2人に出会わせます。</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>2人の道は、角から角への同じ線です。</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>追いはぎは、何人も通りたがる所がいちばんです。</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>最初のゲームは2人です。コンピューターも、あなたと同じようにひそかに提出します。6ラウンドで、得点が最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>1本の線は一方だけ</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>置き場所のない人の負けです。Benの置き場所は残り1つ、光っている所です。それと同じ線の上にコマを置けば、Benは置けなくなります。</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>光る交点がまだ空いています。Benがそこに置き、ゲームは続きます。</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Benはまだ光る交点に置けます。</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>光る交点を通る線をたどり、その上にコマを置いてください。光る交点そのものでもかまいません。</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>最後に置いた人の勝ちです。</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>コマは、その交点を通る線とそこで終わる線のすべてを、端から端まで押さえます。光るコマの線の上の交点を、コマ自身の交点も含めてすべて選んでください。</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>短い線が2本です。1本は中央の四角を通り、もう1本はコマの両側で終わります。</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>1本の線に両者のコマがあってはいけません。Benの線の上に置いてみてください。</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>Benのコマを通る線の上なら、どこでもかまいません。</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>邪魔になっているコマがテーブルに示されます。</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>手番を終えるまでは、コマをあちこちに試し置きできます。今度は、光る交点にBenが置けないようにしてください。</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Benはまだ光る交点に置けます。</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>光る交点を線が2本通っています。その1本の上に置いてください。</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>線の上に自分のコマが1個あれば、相手はその線に置けません。</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>白10個と赤10個があなたのコマで、色の違いは遊びに関係しません。それでも、次の手のうち1つは認められません。どれですか?</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>だれのコマですか?</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>黒と青はBenのコマです。</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>始める人は抽選で決まり、Benになりました。最初に置くのはだれですか?</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>白を持つAnn</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>すぐにわかりますが、ここでは先に始めても得になりません。</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>厳格ルール</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>厳格ルールでは、相手の線の上にも置けてしまいます。そこにコマを置いて手番を終えてください。テーブルは何も言いません。</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>それでは違反になりません。今回だけ、わざとルールを破ってください。</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>両者のコマがある線は、まだありません。</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>まだだれも勝たず、続く</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>だれの間違いでも、先に指摘した人の勝ちです。</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>別のゲームで、今度はBenが間違えました。1本の線に、両者のコマが1個ずつあります。2個とも選んでください。</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>線を左から右へ見てください。2個は同じ高さで、1個は左の遠く、もう1個は右にあります。</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>では指摘してください。</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>コマを置いてしまったので、Benが先に指摘できます。</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指摘はボードの横のボタンで、置く前に行います。</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Annの負けになる</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>手番がなくなる</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>何もなく、いつも通り置く</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>失うものはありません。でもBenに、何を探していたか知られました。</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Annはこの手番に指摘し、外れました。今できないのはどれですか?</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>厳格ルールでは、Benの線の上でも置けます。</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指摘は1手番に1回です。</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Annにはもう置くコマがありません。だから、先に始めた人は線をふさぎ、相手は線を空けておく必要があります。</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>あなたから始めるので、できるだけふさぎましょう。長い線ほどBenの場所が減ります。自分も含めて15か所を押さえる最初の交点を見つけてください。</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>短い線が2本で、5か所だけです。</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>それでは15か所未満です。Oを通る短い4本の線でも、13か所だけです。</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>それでは15か所未満です。</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>中央の近くでも縁でもなく、8か所の線が2本交わる所です。</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>終わりが近く、Benの場所は残り2つで、どちらも光っています。その1つをふさいでください。</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>そこはBenがどうせ使えない場所です。まだ2つとも空いています。</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Benはまだ2か所とも置けます。</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>内側の四角に沿った線が、その一方を通ります。線の反対の端に置いてください。</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Benが置けるのは光る3か所です。その1つはあなたも置けます。Benの場所を2つにしてください。</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Benの場所は3つのままです。自分だけの場所は、急がなくても安全でした。</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Benはまだ3か所に置けます。</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>2人とも置ける場所か、それと同じ線の上に置いてください。</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>最初のゲームです。あなたから始めるので、数えましょう。40個全部が置かれると負けです。</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>線、隣、チェーン</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>ぐるりと見て、いちばん外へ突き出た角です。</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>外側の線は、どれも出口から別の出口へ続いています。</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>線が集まる所が交点で、同じ線で続く交点は隣どうしです。光るコマの隣には4つの交点があります。外側の2つを選んでください。</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白のコマを通る2本の線を、中央の四角から離れる方へ、次の交点までたどってください。</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Over-Passでは、コマは線に沿って外側へスライドできます。白のコマを2つの交点のどちらかへ動かしてください。ドラッグするか、コマ、交点の順に選びます。</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>スライドするのは、光る白のコマです。</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>コマを手に取ると、スライドできる所が矢印で示されます。</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Over-Passのコマはほかのコマを越えても進みますが、このコマは1個だけです。隣より遠くへ動かしてみてください。</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白のコマを取り、線2本分先の空いている交点に置いてください。</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>隣にコマがないので、越えるものがありません。</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>隣り合うコマはチェーンになり、角も曲がれます。白はチェーンを越えて光る交点へ行けます。始めから終わりまで、道筋をすべて選んでください。</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白から黒、赤、そして光る交点へ。4か所です。</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>その道を進んでみましょう。白のコマは、1手で黒と赤を越えます。</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白が越えたのは黒だけです。チェーンは赤へ、そこから光る交点へ続きます。</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白のコマがまだ光る交点にありません。</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>白のコマを取り、光る交点に置いてください。</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>中央から入り、出口から出る</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Over-Passの勝ち方です。Annの白9個はゴール済みで、10個目は出口の上です。光るゴールへ進めてください。</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>手としては正しいですが、白はすぐにゴールでき、それで勝ちです。</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>ゲームは続きます。白のコマがゴールしていません。</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>出口の白のコマを取ってください。ゴールは小さな家のあるトレイです。</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>2人なら、1色10個のゴールで足ります。</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Benの好きな色</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Oのコマは、手番の終わりまでに出なければなりません。2手あります。隣のコマを越えて、空いている交点へ進めてください。</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>まだOにコマがあります。</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Oのコマを取ってください。着地できる所に印が付きます。</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Annは、Benの色も含めてどの色のコマも動かせます。光る黒のコマを動かし、Oを空にして、手番を終えてください。</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Oは空ですが、黒のコマが動いていません。1手むだになりました。</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>光る黒のコマが元の場所のままです。</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>先に黒のコマで、隣のどれかを越えます。2手目でOを空にします。</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Annは2手動けます。次の手のうち1つは、そのまま終えられません。どれですか?</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>2つでは、最後に中央の四角が空になります。</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>手番の終わりにOは空です。手数は全部使わなくてもかまいません。</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>白、黒、赤、青の順に手番が来ます。白と赤がAnnの色です。白がOを空にしたところです。次に振るのはだれですか?</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Annが赤で</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Benが黒で</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Benが青で</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>白の次は2番目の色です。</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Benが黒です。黒のコマがOに入ります。</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>コマを越える</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Over-Passでは、隣のコマを越え、そのコマの隣の空いている交点に着地します。まっすぐでも、角を曲がってもかまいません。</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>黒を越えるのは、光る白のコマです。</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白のコマを取り、黒のコマの隣の交点に置いてください。</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>黒の先に赤があり、チェーンが長くなりました。白はどこで離れてもかまいません。白が着地できる交点をすべて選んでください。</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>黒の隣と赤の隣の空いている交点で、全部で5つです。</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>どんなに長いチェーンでも1手です。</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>次の3つの手のうち1つは、ふさがった交点で終わります。どれですか?</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>赤のコマがある所を見てください。</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>1つの交点にコマは1個です。</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>矢印の元の白のコマを取り、矢印の先に置いてください。</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>コマは自分と同じ色を決して越えません。ほかの色なら、どれでも越えられます。</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>ここではチェーンに切れ目があります。それでも白を光る交点へ動かしてみてください。</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>チェーンのコマは、1個ずつ隣り合っていなければなりません。</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>2手です。先に別のコマで切れ目を埋め、それから白を光る交点へ進めてください。</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白が早く出すぎました。先に切れ目を埋めます。</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>それでは黒のコマと青のコマがつながりません。</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>白がまだ光る交点にありません。</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>赤のコマは、黒を越えて切れ目に入れます。</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>1手でどこまで行けるでしょう? Oの隣の白のコマを、光る出口へ進めてください。</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>かなり進みましたが、チェーンはもっと先へ届きます。</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白がまだ出口にありません。</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>チェーンは最後まで続いています。光る先端に白のコマを置いてください。</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>1手で8個を越えました。白が入っていなければ、だれのコマでもかまいません。</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>場所の交換</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白は奥、黒は遠い外側です。それぞれ左右に走る線の上にあり、2本の線は平行です。白を黒へ動かすと、場所を交換します。</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>それも交換ですが、相手が青のコマでした。</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>スライドでは、白は1つ先へ進むだけです。</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白が黒のコマのあった所にありません。</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白のコマを光る黒のコマの上に置いてください。</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>どんなに離れていても、交換は1手です。</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>光る白のコマが交換できるコマをすべて選んでください。色が違い、白の線の1本と平行な線の上にあるコマです。</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白の線は、左から右へと、左下から右上への2本です。それに平行な別の線の上に、3個あります。</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>線は平行ですが、同じ色です。この白のコマ2個を交換してみてください。</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白のコマの一方を、もう一方の上に置いてください。</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白と黒は同じ線の上にあり、平行な線の上にはありません。交換してみてください。</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>矢印の先の黒のコマの上に白を置いてください。</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>別々の線が2本必要です。</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>そこで終わるだけの線は数えません。赤からの線は白の所で終わります。その線に平行な線の上のコマと、白を交換してみてください。</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白を矢印の先のコマへ動かしてください。</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>線が両側へ続いているときだけ、コマはその線の上にあると数えます。</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>白は白を越えられません。でも2手あれば、左のコマを光る交点へ進められます。先に交換でチェーンを変えてください。</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>そこにAnnの赤が入りました。白がまだチェーンをふさいでいます。</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>そこが空いて、チェーンが足りなくなりました。</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>チェーンの白のコマを赤と交換してください。どちらも縦の線の上にあります。</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>スライドと出口</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>スライドは線に沿って1つ外側へ進み、2手かかります。4手あります。白を出口へ進めてください。</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>白がまだ出口にありません。</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>まず隣の外周の交点へ、次に2つの先端のどちらかへ進みます。</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>同じ局面で3手です。1回スライドし、同じコマをもう一度スライドしてみてください。</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>1回スライドしたら、そのコマをもう一度、いちばん近い出口へ動かしてください。</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>残りは1手で、スライドには2手必要です。</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>スライドは外側へだけです。白を1つ中央へ戻してみてください。</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>矢印の先の交点に白を置いてください。</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>行けるのはOからより遠い交点です。Over-Passと交換なら、どちらへでも行けます。</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>脱出では、出口のコマを1手でゴールさせます。どれかの控えにコマがあるうちは、偶数の出目が必要です。6は偶数なので、ゴールしてください。</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>白がゴールしていません。</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>白のコマを出口から光るゴールへ動かしてください。</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>今度の出目は3です。赤で1手使って残りを2手にし、それからゴールしてみてください。</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>たとえば赤のコマを黒と交換します。それから出口の白のコマをゴールへ動かしてください。</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>残りの手数ではなく、出目で決まります。手番の間ずっと同じです。</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>また3ですが、控えを見てください。だれの控えも空です。白をゴールさせてください。</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>すべての控えが空になれば、どの出目でもかまいません。</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>白の手番で、出目は偶数です。Annの赤のコマをゴールさせてみてください。</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>出口の上の光るコマです。ゴールは赤のトレイです。</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>ゴールできるのは手番の色だけです。赤は自分の手番を待ちます。</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Benのコマも動かせますが、例外が1つあります。Benの黒のコマを出口から動かしてみてください。</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>光る黒のコマを取ってください。</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>出口の上のコマは安全です。動かせるのは持ち主だけです。</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>外周と空のO</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>出口のコマは、外周に沿って、外周のコマだけを越えて進みます。白を次の出口へ進めてください。</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>白が光る出口にありません。</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>白は外周の赤のコマを越えます。</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>内側からなら、白は赤の隣のどこにでも着地できます。出口からはできません。内側に着地してみてください。</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>出口の上の白のコマを、黒のコマと交換してみてください。</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>矢印の先の黒のコマの上に白を置いてください。</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>出口のコマは交換できず、スライドもできません。</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>白のコマが入り、Oのまわりのコマもすべて白です。Oを空にするのに何手かかりますか?</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>自分と同じ色は越えられません。ほかに何ができますか?</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>2手です。スライドしかできません。</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>つまり3手のうち2手が必要です。先に別のコマをスライドしてみてください。</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>光るコマを外側へ動かしてみてください。</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>どの手でも、Oを空にする手数を残さなければなりません。</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Oのまわり8か所がすべて白で、白は越えることもスライドもできません。2手あり、赤は別の所にあります。Oを空にしてください。</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>先にOのコマを赤と交換してください。赤なら白を越えられます。</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>ここでは何もできません。Oのまわりはすべて白で、ほかのコマは出口の上です。この出目では手がありません。Oのコマはどうなりますか?</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Oに残る</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>控えに戻る</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>ゴールする</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Oは空にしますが、失うコマはありません。</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>ごくまれなことです。その間に次の色がOに入りました。</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>その場に残る</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>取り除かれる</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>ほかの人のチェーンに必要かもしれません。</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>よい交換です。でも出目は偶数で、白のコマが出口で待っています。</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>白のコマがまだ出口で待っています。</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>何よりも先に出口を見てください。</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>同じ手番で、今度はもう1手です。内側の白のコマを遠くの外側へ出し、Benのコマを内側に入れる交換をしてください。</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>外側には進みましたが、もっとよい相手がありました。</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>白がまだ外周にありません。</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Benの黒のコマが外周にあり、もうすぐ出口です。</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>相手のコマとの交換は二重の得です。自分は近づき、相手は戻ります。</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>黒は9個がゴール済み、どの控えも空で、最後の1個が出口の隣です。Benには3手必要です。Annは2手で何をすべきですか?</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Benが出口へスライドし、ゴールします。</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>最後の黒のコマがまだ出口の隣です。</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>出口の上でなければ、Benのコマもだれでも交換できます。</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>出口に着くまでは、だれでもそのコマを内側に戻せます。</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>最初のゲームは短めです。各色7個がもうゴールしています。白をあと3個、または赤をあと3個で勝ちです。</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>チェーンの飛び越し</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>最初の黒</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>最後の赤</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>飛び越し1回で、コマが1個減ります。</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>光る白のコマが着地できる交点をすべて選んでください。どのコマのあとでチェーンを離れてもかまいません。</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>黒の隣、赤の隣、青の隣の空いている交点です。</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>光る交点には、黒だけを越えても、遠回りしても行けます。青が取り除かれ、黒が残るように着地してください。</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>着地点は合っていますが、黒がなくなりました。2つの行き方のうち、青で終わるほうを選んでください。</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>白を光る交点に置き、青をなくします。</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>着地したあと、取り除けるコマが光ります。青を選んでください。</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>着地点は1つでも、行き方はいくつかあり、取り除くコマを選べます。</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>コマは自分と同じ色を決して越えません。白でもう1個の白を越えてみてください。</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>チェーンに切れ目があってはいけません。光るコマを、ほかから遠い所に着地させてみてください。</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>矢印の先、離れたコマの隣に置いてください。</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>この中の1個は出口の上です。そのコマを、外周に沿って、隣のコマを越えて動かしてください。</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>着地点は合っていますが、別のコマが着地しました。</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>もう1つの光る先端に着地します。</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>隣のコマを越えて、次の先端へ進みます。</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>出口のコマは、チェーンも着地点も含めて、外周に沿ってだけ飛び越せます。そこから内側へ飛び越してみてください。</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>いちばん外の先端にあるコマを取り、矢印の先に置いてください。</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>コマ3個、飛び越し2回です。中央の四角に1個残してください。</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>クリアできていません。最後の1個が中央の四角に止まれば最高です。</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>中央の四角の隣のコマを最後に取り除きます。だから、まずいちばん外側のコマを飛び越してください。</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>ほどく</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>同じボードを色なしでも遊べます。自分の色が邪魔になりません。両方のコマを飛び越してください。</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>矢印の終わる所に着地します。</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>両方のコマを越えて、最後の矢印の先へ。2個目が取り除かれます。</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>はい、1個残ったので</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>いいえ、中央の四角でないと</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>これはCrooked Jumpsではありません。</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>クリアです。中央の四角なら、もっとよかったのですが。</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>中央の四角の白が赤を飛び越し、もう1個の白の隣に着地します。最後にコマは何個残りますか?</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>最後の2個は、一方がもう一方を越えられますか?</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>同じ色の2個は互いに越えられません。どの色が減るかに注意しましょう。</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>コマ4個、飛び越し3回で中央の四角へ。色がすべて違うので、どのコマも、ほかのどのコマでも越えられます。</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>これでは中央の四角で終われません。最後の飛び越しは、中央の四角の隣にあるコマの、そのまた隣から始まります。</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>外側のコマの1個が2個を飛び越し、中央の四角の隣へ行きます。それが最後に取り除くコマになります。</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>コマは5個で、2個が白です。中央の四角に着く最初の飛び越しは1つだけです。飛び越しは4回です。</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>これでは中央の四角で終われません。</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>赤から始めましょう。赤が外側へ飛び越し、白の1個が取り除かれます。</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>最初のパズルです。中央の四角のまわりに8個、色はありません。7回の飛び越しで1個が残ります。何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>岸から岸へ</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Annは木道を、西の砂浜から東の砂浜へ歩きます。西から行けるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>a3から始め、木道どうしが出会う所を進みます。角を通ってもかまいません。</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Benは同じカードの上を、北の草地から南の草地へ歩きます。北から行けるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>今は、いちばん上の横列のカードだけが北に続いています。</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>カードはだれのものでもありません。2人ともすべてのカードを歩けます。</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>手番は、ボードからカードを取ることから始まります。c2のカードを取ってください。まだ裏向きです。</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>そのカードも取れますが、今回はc2のカードを取ってください。</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>縦列cは左から3番目、横列2は下から2番目です。</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>そこが空きになります。カードは回してから、縦列cか横列2の端に戻します。</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>場所は合っていますが、向きを変えてください。e3へ上る腕と、砂浜への腕が必要です。</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>そこは西端です。Annの道は東で完成させます。</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>西と東がまだつながっていません。カードがe3と出会い、砂浜に続くようにします。</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>道はe3で南への腕で終わっています。e2のカードがそれを受けて、砂浜へ導けます。</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>1本の腕がe3の道と出会い、別の腕が砂浜に届きます。西と東がつながり、Annの勝ちです。</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>別のゲームで、Benの手番です。Benはb3を取り、角を南西に向け、縦列bの北端から押し込みます。勝つのはどちらですか?</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Annの勝ち</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>まだだれでもない</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Benには北から南への道が必要です。</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>新しいカードは北に続き、c5で道と出会います。Benの両側がつながりました。</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Annはc1を取り、横列1の西端から押し込みます。空きの手前の2枚が動きます。西と東がつながるようにカードを回してください。</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>西と東がまだつながっていません。</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>カードはa1に入ります。砂浜に届き、そのときb1にあるカードと出会わなければなりません。</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>2枚のカードも一緒に動き、急に全部が合いました。</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>取る、回す、押し込む</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>どのカードにも腕が3本あります。1本は角へ、2本はその角に接していない辺へ伸びます。北東の角に腕があるカードを選んでください。</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>北が上、東が右です。</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>カードはすべて同じです。違うのは向きだけです。</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3を取り、角を南東に向け、縦列cの北端から押し込んでください。</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>そこは下の南端です。北は上です。</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>端は合っていますが、角の向きが違います。押し込む前に回してください。</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>縦列cのいちばん上のc5に、角が南東のカードを入れます。</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3を取り、角への腕が右下を向くまで回します。それから縦列cの上の矢印を使ってください。</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c5とc4のカードが下がり、空きを埋めました。</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>空きがあるのは横列3と縦列cです。端は2つずつあります。</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>端が4つ、向きが4通りです。タッチアンドムーブでなければ、手に持っている間は元に戻せます。</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3を取り、縦列dの北端から押し込んでみてください。</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>縦列dの上の矢印を使ってください。</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>縦列dはいっぱいです。動けるのは空きのある列だけです。</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>縁のカードe3を取り、横列3の東端からそのまま戻してみてください。</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>その矢印のすぐ先が空きです。</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>ほかのカードが少なくとも1枚動かなければなりません。</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>内側のカードなら、端を4つから選べます。今度はAnnが角のe1のカードを取ります。端はいくつですか?</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>4つの端のうち2つは、空きのすぐそばです。</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>縦列eの北端と横列1の西端の2つです。</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>1回押すと列全体が動きます。横列4の木道を2枚とも、1マス西へ動かしてください。</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>動きましたが、東へでした。カードは、押した端から空きの方へ動きます。</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>b4のカードは動いていません。押し込みで動いたのは、ほかのカードです。</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>b4とc4の木道を、a4とb4に動かします。</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>横列4の西端に空きを作り、反対側から押してください。</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>取れないものでも、動かすことはできます。それがこのゲームの半分です。</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>つながるもの</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>隣り合う2枚は、間の辺の真ん中に両方とも腕があれば、つながっています。西とつながるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>a3から始めます。a4へ上る腕があります。</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>c4のカードはつながっていません。道の隣にありますが、どの腕も隣のカードの腕と出会いません。</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>カードを押し込み、6枚が西とつながるようにしてください。</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>c5の隣ですが、腕が出会いません。隣にあるだけでは、つながりません。</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>西とつながるカードが6枚未満です。</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>列の西端のカードは、西への腕があれば、それだけでつながります。横列1が使えます。</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>6枚です。砂浜に届く腕は、どれも数えます。</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>4枚のカードが集まる点では、4枚とも表向きなら、そこへ伸びる腕がすべてつながります。西とつながるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>a3から腕が上の角へ伸びています。同じ点への腕があるカードはどれですか?</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>a3から角を通ってb4へ、そしてc4へ。</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Benは、道の上にもないb3のカードを取り、横列3の東端から押し込みます。そのあと西とつながるカードは何枚ですか?</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>裏向きのカードがb3に動きます。そのときのa3とb4の間の点を見てください。</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>1枚です。4枚のうち3枚しか表向きでないので、その点を通ってはつながりません。</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>直しましょう。また3枚を西とつないでください。</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3のカードがまた裏向きです。表向きのカードをそこへ運べるのはどの列ですか?</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>西とつながるカードが3枚未満です。</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b2のカードは表向きです。縦列bを1つ上へ動かしてください。</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3の向きは関係ありません。表向きでさえあればよいのです。</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>辺と角の両方です。西とつながるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>腕を1本ずつたどってください。角を通る前に、4枚とも表向きか確かめましょう。</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>7枚で、道は3つの角を通ります。</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>枠のそば</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>枠では、2枚のカードが1つの点で出会います。2枚とも表向きなら、そこへの腕は砂浜に届きます。西とつながるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a3・a2の組とa5・a4の組を比べてください。</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a3とa2は2枚とも表向きです。a5の下のカードは裏向きなので、その角はどこにも届きません。</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5とb5も西とつなぎ、6枚以上がつながるようにしてください。</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>そのカードは砂浜に届きましたが、a5は届きません。下のカードがまだ裏向きです。</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5に足りないのは、表向きの隣のカードです。</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>ここでも、隣のカードの向きは関係ありません。</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>ボードの角への腕は、いつでも、そこで出会う両側に届きます。a1に、西と南に同時に届き、b1と出会うカードを置いてください。</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a1にありますが、西、南、b1の腕の3つがそろっていません。</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>2枚を西と、2枚を南とつなぎます。</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>横列1の西端から押すと、a1のカードはb1に動きます。新しいカードの角を、ボードの角に合わせます。</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>まわりに何があっても、西と南に同時に届きます。</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>はい、砂浜に沿って</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>道は枠で終わりです。砂浜に沿っては歩けません。</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>縦列aのカードは、すべて西とつながりました。北とつながるカードを選んでください。</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5から下へ、腕を1本ずつたどってください。</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>上の2枚だけです。新しいカードは砂浜に届きますが、上のカードには届きません。</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Annの道はd5で終わっています。それを東へ届かせる押し込み方を見つけてください。</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>角は枠を向いていますが、下のカードが裏向きなので、砂浜に届きません。</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>横列5が動き、Annの道も一緒に動きました。</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>西と東がつながっていません。</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>e5のカードは、西でd5と出会い、東に届かなければなりません。そこはボードのどの角ですか?</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>ボードの角への腕は、隣のカードがなくても東に届きます。</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>3種類の手</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>ゲームの最初の手番で取るのは1枚です。2枚取ってみてください。</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>どれか1枚取り、もう1枚取ってください。</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>そのシンプルムーブをしてください。カードを1枚取り、南への腕を付けて、その縦列の南端から押し込みます。</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>よいシンプルムーブですが、南に届きません。南への腕を付けて、下から押し込んでください。</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>カードは横列1にあり、南への腕が必要です。</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>縦列の下の矢印を選びます。4通りの向きのうち2つに、南への腕があります。</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>裏向きのカードを1枚取る。これがシンプルムーブです。</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Benが横列2の東端からカードを押し込みました。すぐにそれを取ってみてください。</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>e2にあります。</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>今入ったばかりのカード以外なら、どれでも取れます。だから直前の手をそのまま戻すことはできません。</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>裏向きのカードなら、どの2枚でもかまいません。</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>オープンムーブをしてください。表向きのカードを1枚取り、押し込みます。</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>それは裏向きのカードだったので、シンプルムーブです。</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>取るカードは表向きでなければなりません。</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Benのカードのほかに表向きなのは、c5の1枚だけです。</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>新しく表向きになったカードはありません。でもBenに、前にはなかった権利ができました。</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>オープンムーブのあと、相手はダブルムーブができます。Benが2枚取り、続けて押し込みます。裏向きのカードは何枚になりますか?</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>シンプルムーブの手番2回のあと、裏向きは23枚でした。オープンムーブでは変わりません。</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>2枚減りました。2回目の押し込みで、1枚目が1マス動きました。</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>今度はBenがオープンムーブをしました。2枚とも横列4に入れるダブルムーブで、a4とb4を表向きにしてください。</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>先にカードを2枚取ります。それから2枚とも横列4の西端から押し込んでください。</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>a4とb4の両方を表向きにします。</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>横列4から裏向きのカードを2枚取ります。それから西端で2回押し込んでください。</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>2枚とも、1枚目を押し込む前に取ります。</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>ダブルムーブで、裏向きと表向きのカードを1枚ずつ取れるでしょうか? 試してください。</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>先に裏向きのカードを、次に表向きのカードを取ってください。</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>2枚とも裏向きでなければなりません。</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>だれが勝ち、いつ引き分けか</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>a2から道をたどってください。だれが押したかは関係ありますか?</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>西と東がつながったので、Annの勝ちです。だれの手かは関係ありません。</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>2回目の押し込みで1枚目が動きます。</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Benがオープンムーブをし、裏向きのカードは3枚だけです。ダブルムーブをしてみてください。</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>裏向きのカード3枚のうち2枚を取ってください。</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>裏向きのカードが3枚以下で始まる手番では、ダブルムーブはできません。</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>最初の局面も1回目と数えます。</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>同じ局面が3回目に現れたので、どちらのプレイヤーも引き分けを宣言できます。宣言してください。</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>ゲームは続きます。引き分けは次の手まで宣言できます。</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>引き分けの宣言は手ではありません。宣言できるときは、ボードの横に示されます。</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>引き分けです。いつでも、合意して引き分けにしたり、投了したりできます。</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>まず勝ちを探しましょう。1回押すと列全体が動くので、惜しい道も1マス動くと合うことがあります。Annが勝てます。</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>横列1には表向きのカードが5枚あります。途中の1枚を取り、端から押し込んでください。</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>列のカードはほとんどまた使えます。順番が変わるだけです。</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>またAnnがすぐ勝てます。空きは列のどこでもかまいません。</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>横列3のカード3枚を、1マス東へ動かします。</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>新しいカードだけを見ていると、ほかに動いたカードを見落とします。</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Benはe5のカードで勝とうとしています。Annはオープンムーブで止めます。a1を取り、横列1の東端から押し込みました。もう安全ですか?</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Benが、オープンムーブのあとにはできて、シンプルムーブのあとにはできないことは何ですか?</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Benはダブルムーブの1枚で道を直し、もう1枚で完成させます。</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>もう一度、もっとよい守りです。シンプルムーブでBenを止めてください。</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>縦列eを上るBenの道が残っていて、1枚で完成します。</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>それは表向きのカードでした。この押し込みは止まりますが、Benにダブルムーブができます。</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>それではBenの道が北まで上がります。あとは反対の端の1枚だけです。</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Benはまだ、次の押し込みで勝てます。</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>e3のカードは入ったばかりで取れませんが、その横列の東端から押せば動きます。</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>押し込みで、縦列eの道から1枚が外れました。Benのe5のカードはどこにも続きません。</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Benがオープンムーブをしたので、Annはダブルムーブができます。2枚で勝てます。</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>2枚のあと、西と東がつながっていません。</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>いちばん上の道はもうすぐ完成です。足りないのはa5のカードと縦列dの1枚で、どちらも北から入れられます。</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>これがオープンムーブの代償です。Benが2枚を生かせないときだけにしましょう。</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>最初のゲームです。あなたはAnnで、西と東をつなぎます。コンピューターは北と南をつなぎます。</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>オープンかダブルか</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>横列5はすべて表向きのカードです。途中の1枚を取り、端から押し込んでください。</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>いちばん最初の手番で取るのは1枚です。2枚取ってみてください。</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>どの2枚でもかまいません。</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>シンプルムーブはゲーム全体でこの1回だけです。続けて遊ぶときは、交代で行います。</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Benが最初の手を終えました。これからは、裏向きだったカード1枚だけを押し込むことはできません。試してください。</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>裏向きのカードを取り、もう1枚を取る前に押し込んでみてください。</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>裏向きのカードを1枚取ったら、2枚目も取ります。</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Annはオープンムーブができるでしょうか? 表向きはBenのカードだけです。取ってみてください。</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>c5にあります。</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>最後に入ったカードは取れません。だからゲームの2手番目は、いつもダブルムーブです。</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>では、ダブルムーブをしてください。裏向きのカードを2枚取り、続けて押し込みます。</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>裏向きのカードを2枚減らします。</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>先に2枚とも取ります。それぞれ、空きのある列の端から入れてください。</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>2手番のあと、3枚が表向きです。</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Benがダブルムーブで応じました。標準のゲームなら、Annはオープンムーブを待つところです。ここではダブルムーブをしてください。</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>それはオープンムーブです。それもできますが、今回は裏向きのカードを2枚取ってください。</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>毎回の手番で選べます。裏向きのカード2枚か、表向きのカード1枚です。</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>1手番に2枚</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>空きが2つで、横列1つと縦列2つです。</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>端は6つです。横列2には空きが2つあり、押すと近いほうが埋まります。</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>1枚目は西から入りました。2枚目はどこから入れられますか?</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>残りの空きは1つだけです。</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>4つあります。横列2の両端と、縦列dの両端です。</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Annは横列2の西端から2枚とも押し込みます。先に、角が北東のカードです。そのカードは最後にどこにありますか?</translation>
    </message>
    <message>
        <source>On a2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>a2</translation>
    </message>
    <message>
        <source>On b2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>b2</translation>
    </message>
    <message>
        <source>On c2</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>c2</translation>
    </message>
    <message>
        <source>The second push closes the gap on d2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2回目の押し込みがd2の空きを埋めます。</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2枚目が1枚目を動かしました。</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2枚取って1枚を押し込み、それから別のカードを取ってみてください。</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>1枚目を押し込んだあと、どれかカードを取ってみてください。</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2枚とも、1枚目を押し込む前に選びます。</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>一度に3枚はどうでしょう? 試してください。</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>裏向きのカードを3枚取ってください。</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2枚までです。</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>押し込む順番が大事です。Annはe5のカードと縦列dの1枚で勝てます。</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2回目の押し込みで横列5がまた動き、置いたカードも一緒に動きました。</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>先に横列5を西から押し、次にいちばん上の横列へ北からカードを入れてください。</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>2枚目のあとの局面だけで決まります。</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>最後のカード</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>裏向きのカードがあと2枚です。標準のゲームなら、ダブルムーブのない終盤です。エキスパートに終盤はありません。ダブルムーブをしてください。</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>それはオープンムーブです。裏向きのカードを2枚取ってください。</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>まだ裏向きのカードがあります。</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>c2とd4を取り、押し込んでください。</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>裏向きのカードがある間は、ダブルムーブができます。</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>5×6、6×5、6×6のボードでは1枚が残ります。それを取ると、その1枚だけでダブルムーブになります。やってみてください。</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>オープンムーブもできますが、最後のカードがまだ裏向きです。</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>最後のカードがまだ裏向きです。</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>d3を取り、横列3か縦列dの端から押し込んでください。</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>もうカードがないので、2枚目は必要ありません。</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>裏向きのカードが残り2枚なら、1枚取る人は2枚とも取らなければなりません。1枚だけ押し込んでみてください。</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>c2を取り、押し込んでみてください。</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>通常のボードでは、最初の手番のあと裏向きのカードは偶数なので、最後の2枚は一緒に取ります。</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>すべて表向きになり、オープンムーブだけになりました。2枚取ってみてください。</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>表向きのカードを1枚取り、もう1枚取ってください。</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>ゲームの終わりまで、オープンムーブは1枚で行います。</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>最後にe1にあるカードを見てください。</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Benの手ですが、Annの勝ちです。2枚使うと、こういうことが起こりやすくなります。</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>2枚あれば2か所の切れ目を同時につなげます。だから、あと2枚でつながる道を探しましょう。Annが勝てます。</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>いちばん上の道は、縦列cの1枚と縦列eの端が足りません。どちらも北から入れられます。</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>あと2枚でつながる道は、もう脅威です。</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>ここも同じで、いちばん下の横列がほぼ道です。2枚を見つけてください。</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>空きがc1にあれば、横列1を西から押せます。縦列dには南からカードを入れます。</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>1枚が横列1を動かし、もう1枚がそれを直しました。</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>ダブルムーブがすべてではありません。今回はダブルムーブでは勝てず、あるオープンムーブで勝てます。</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>横列5は木道でいっぱいです。そのうち2枚を1マス動かすだけです。</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>カードをさらに表にする前に、もう表向きのカードを見ましょう。</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>縦列aを下るBenの道は、あと2枚でつながります。Annがd1を取り、横列1の東端から押し込みます。それで大丈夫ですか?</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>いいえ、Benの勝ち</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Benはいつでも2枚使えます。</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>あと2枚でつながる道は、すぐに止めなければなりません。標準のゲームの、あと1枚でつながる道と同じです。</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>エキスパートの最初のゲームです。あなたはAnnで、西と東をつなぎます。コンピューターは北と南をつなぎます。</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>グループを見分けられ、勝ち方もわかりました。ボードが埋まったとき、最大グループの大きいほうの勝ちです。それまでは、グループが多いほど石を多く置けます。</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Annの2個の石は隣り合っていないので、グループは1つではなく2つです。</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>3個は、だれでも置ける上限です。Annのグループは2つだけです。</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>ゲームの始まり方がわかりました。後手が石を1個、先手が石を1個置き、そのまま先手が続けます。</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>いちばん最初の石は後手が置きます。AnnはBenを先手にします。では、最初に置くのはだれですか?</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Benは先手です。最初に置くのは後手です。</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Benは先手です。後手はだれですか?</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>開始では、好きな空きマスに1個ずつ石を置きます。Annは後手です。中央のC3に置き、そのあとBenの手番が何回あるか見てください。</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Annの開始の石はC3に置きます。</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3は、真ん中の横列の3番目のマスです。置いたら手番を終えてください。</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>ここではBenが後手です。先手のAnnの手番が2回続きます。</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2とE2は、E5にも、互いにも隣り合っていません。この2つも数えます。</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5は3つのグループの石に接し、その全部をつなぎます。</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>Benのグループに接する石は、新しいグループになりません。</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>呼吸点があってもなくても、石はグループです。</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>手番に置ける石の数がわかりました。手番の初めのグループ1つにつき1個で、3個が上限です。</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Annのグループは2つになり、次の手番には石を2個置けます。</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Annのグループは2つより多いので、もっと置けます。</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>それはAnnのグループの数です。でも、1手番に置ける石は3個までです。</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>グループを数えるのは手番の初めです。そのときは2つでした。</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>手番の2つの制限がわかりました。同じ手番の石は隣り合えず、自分のグループはそれぞれ1回しか成長できません。</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>AnnがD4に置き、手番は続いています。2個目の石を置けるマスは、このうちどれですか?</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4は、同じ手番の石D4に隣り合っています。</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1はC2に接しますが、そのグループはD4でもう成長しています。</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>D4の隣のマスには置けません。D4で成長したグループの隣のマスにも、すべて置けません。</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5はE5に接し、そのグループはこの手番でまだ成長していません。置けないマスには斜線が引かれています。</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1はC2に、F4はE5に接し、A4はAnnのどの石にも接しません。2回成長するグループはありません。</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6はE5に、G1はG2に接し、A1はAnnのどの石にも接しません。2回成長するグループはありません。</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>3つだったのは、つなぐ前です。数えるのは、Annの手番の初めにあるグループです。</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4は3つのグループを同時に成長させ、G1はAnnのどの石にも接しません。</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3はC3とE3をつなぎ、D7はD6を成長させ、A3はAnnのどの石にも接しません。</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>ゲームの終わり方、数えるもの、同点のときの勝者がわかりました。同点なら、優先権を持つ人の勝ちです。</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>Annの石11個はグループ3つに分かれていて、数えるのは最大のものだけです。それは石6個です。</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>8対8で同点です。勝つのは優先権を持つ人で、今はBenです。</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>同点なら優先権で決まるので、必ず勝者がいます。</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>時計を使うこともできます。各手番60秒と、ゲーム全体でさらに5分です。Annは両方を使い切りました。投了したのと同じです。どうなりますか?</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>投了した人に、次の手番はありません。</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>数えるのは、ボードが埋まったときだけです。ここでは時計で決まりました。</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>大事なのは、C4とE2の間のマスです。</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>ルートを文字から文字へたどれるようになりました。3本すべてが完成すると、ゲームは終わりです。</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>文字がすべてつながり、ゲームは終了です。ルート上の自分の道1本につき1点で、得点が最も多い人の勝ちです。Annは7点、Benは6点です。</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>最後の道は、今度はBenのものです。その1点もBenに入ります。</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>最後の道がなければ6対6です。その道にも1点が付きます。</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>手番のやり方がわかりました。道1本と壁1枚を、それぞれまだ空いているリンクに引きます。</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>道と壁を、どちらも空いているリンクに引く。これが1手番です。</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2は道、E2|E3は壁で、どちらのリンクも空いています。足りないものはありません。</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>入れ替えができるようになりました。道と壁を引いたあと、自分の道1本と壁1枚を入れ替えられます。</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>2枚持っていて、3枚目を引き、入れ替えで1枚増えて1枚減りました。</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>入れ替えると、道1本が壁になりますが、壁1枚も道になります。</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>この手番の道が壁に、前からある壁が道になります。別々のリンクなので、できます。</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>この手番の壁が道に、前からある道が壁になります。別々のリンクなので、できます。</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>出発した所に戻ってくる道がループです。Annが道C2–D2を引くと、ループができます。そのループの道は何本ですか?</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2からD2へは、もう2本の道が続いています。C2–D2もループの道です。</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>D3–E3もAnnの道ですが、C2やD2にはつながっていません。</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>今ある道を通ってC2からD2へ行き、新しい道で戻ってください。</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3、C3–D2、C2–D2です。2本がAnn、1本がBenの道です。ループでは、だれの道も数えます。</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1はほかの道と出会わないので、ループを閉じません。</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>ループは閉じますが、そのあとC2–C3が壁になります。手番の終わりには、ループは開いています。</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3から先へ続く道はないので、B2–C3はループを閉じません。</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4はC3で終わり、そこに来るほかの道はありません。</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–B3を手放すので、輪はB2とB3の間で開きます。</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C4–D3を手放すので、輪はC4とD3の間で開きます。</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>認められない壁がわかりました。1つ以上のヘクスを切り離す壁です。同じ手番の入れ替えで直せることもあります。</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>どのヘクスからも、ほかのすべてのヘクスへ行けなければなりません。道があってもなくても、壁のないリンクなら通れます。Annが道A1–B1と、D4とE3の間の壁を引きます。行けなくなるヘクスはいくつですか?</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3を見てください。壁のないリンクがありますか?</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4からはまだ出られます。C4とC5への間には壁がありません。</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>角を見てください。すべてのリンクに壁があるのはどの角ですか?</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3が切り離されます。壁は2枚がAnn、1枚がBenのものです。ループと同じく、だれの線も数えます。</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>最後の空きリンクをなくすヘクスはありません。E3へは、まだD4から行けます。</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4–E3はもう道なので、何もふさぎません。D4からはC5へも行けます。</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1からE2へ、またはD1からD2へ行けるか試してください。</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1は1つきりではありません。そこから別のヘクスへ、まだ進めます。</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>C1からはまだ出られます。C1とC2の間には壁がありません。</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1からはまだE1へ進めます。そこからどこへ行けますか?</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>その壁を引く前のボードです。認められない手はどれですか?</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2にもE2にも、壁のないリンクがほかにあります。</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3へは、まだD3からもD4からも行けます。</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>壁のないリンクが1つだけ残っているヘクスを探してください。</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2は、角A1を囲む3枚目の壁になります。</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>入れ替えでルートを未完成に戻すこと、ルートを完成させること、得点を数えることができるようになりました。道は、それを通るルートのすべてで数えます。</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>道は、それを通るルートのすべてで数えます。AnnがD4–E3でαを完成させます。Annの道6本のうち5本がルート上になり、B2–B3は3本すべてのルートにあります。Annは何点ですか?</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>ルート上の道は5本ですが、B2–B3は3回数えます。</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>それはAnnの道の数です。D2–D3はどのルートにも入らず、B2–B3は3回数えます。</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>7点です。B2–B3は3回数えます。でもBenは8点で、Benの勝ちです。ゲームを終わらせるだけでは得になりません。得点はボードの横の得点トラックに出ます。</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>αは完成していますが、C2–D1がないので、A3からE1へ行く道はもうありません。</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>ゲームを終わらせたのはAnnなので、勝利を分け合えません。</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>AnnはBenより得点が多くなく、ゲームを終わらせたのもAnnです。</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>ゲームを終わらせたのはAnnなので、分け合う相手がいません。Benだけの勝ちです。</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Benは1点少ないので、勝利を分け合えません。</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>ゲームを終わらせるだけでは得点にならず、Benは得点が最も少ないです。</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>同じ局面ですが、Cleoがゲームを離脱します。道は残りますが、Cleoはもう勝てません。そのあとBenがαを完成させます。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>CleoはAnnと同点ですが、もう離脱しています。</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Benの得点はAnnより少ないです。</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Annは5点、Benは4点です。</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>ゲームを通して遊びました。手番を終える前に何を見るかもわかりました。まず得点、それから入れ替えでできることです。</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>それは入れ替えなしの得点です。入れ替えると、βはAnnの別の道2本を通ります。</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>βはAnnの道をさらに2本通りますが、C2–D1はもう通りません。</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>ジャンプができるようになりました。隣のコマ1個を越え、まっすぐでも角を曲がっても、その隣の空いている交点へ進みます。</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Crooked Jumpsでは、コマはジャンプで減り、最後の1個が中央の四角に残ればクリアです。ここでは残り2個です。最後のジャンプをしてください。</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>1個になりましたが、中央の四角に残さなければなりません。</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>ジャンプに必要なものと、解答のジャンプの回数がわかりました。コマの数より1回少ない回数です。</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>ジャンプ3回では、まだコマが2個残ります。</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>5回ジャンプすると、最後の1個もなくなってしまいます。</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>パズルの進め方がわかりました。終わりから考え、コマを取り残さないことです。</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>3個目のコマは遠すぎます。どのジャンプも届きません。</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>そのうち2個は、まだジャンプできます。</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>同じ4個です。今度は、D0がC0を越えてD1へ、次にB1がA0を越えてB0へジャンプします。どうなりますか?</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>D1とB0に2個残ります。どちらかがまだジャンプできますか?</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>それには、D1とB0が隣どうしでなければなりません。</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>残る2個はどれで、隣どうしですか?</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>コマを投入できるようになりました。手のあとで三つ組の空きが1つだけなら、そこに1個投入できます。</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>そのときk1とh0にコマがあり、m1は空いたばかりです。</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>そのときk1とm1にコマがあり、h0は空いたばかりです。</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>タイルと中央の四角の特徴、そしてどの手も数えることがわかりました。</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>動かして戻すのは、手の取り消しではありません。それも1手です。</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>タイルに入った手も数えます。</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>タイルへの手で、コマの投入もありません。</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1は普通のマスで、コマの投入もありません。</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>パズルの進め方がわかりました。2個投入できる手を探し、その準備をすることです。</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>外に残り1個で、投入も1個です。</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>投入はできますが、しなくてもかまいません。</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>マスと辺</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>ボードの見方がわかりました。コマはマスにあり、辺を越えて動き、中央の四角を通ってゴールします。</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>線がボードをマスに分けています。コマはマスに置き、1マスに1個までです。中央の四角のまわりに小さな三角が8つあり、それぞれにコマがあります。8つとも選んでください。</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>光る中央の四角を囲む8個のコマです。</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>ここからあと1手で、中央の四角に入ってゴールします。</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>コマは辺を越えて、その先の空いているマスへ動きます。光るコマが1手で行けるマスをすべて選んでください。</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>辺を1つずつ調べてください。その先にマスが4つあります。</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>辺が4つ、行き先も4つです。</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>縁のマスはもっと大きいです。ここでも、光るコマが1手で行けるマスをすべて選んでください。</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>矢印の元の白のコマを取り、黒のコマの上に置いてください。</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>1手で1マス進みます。サイコロの目で、白は4手動けます。光る白のコマを光るマスへ、2手で動かしてください。</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>白がまだ光るマスにありません。</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>2手ですが、光るマスに着いていません。両方に接するマスを探してください。</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>両方と辺を共有するマスが1つあります。</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>白が小さな三角にいます。そのコマを中央の四角へ動かし、ゴールさせてください。</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>白がまだゴールしていません。</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>中央の四角は、すぐ隣の真ん中のマスです。</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>コマはすぐにボードから離れます。これで1手です。</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>今度は、光るマスからゴールまで通して進みます。隣のタイルを越え、小さな三角を通ります。白は6手で、いちばん短い道を行きます。何手残りますか?</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>5手使うと、必要な手数より1手多くなります。</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>中央の四角に入る手も1手です。</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>数えましょう。タイルの手前のマス、タイル、小さな三角、中央の四角です。</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>4手です。マス、タイル、小さな三角、中央の四角の順です。</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>ゲームの目的、だれの手番か、サイコロで何手動けるかがわかりました。</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Annの最後の白のコマは3手動けます。だれも止まれない隣のタイルを越え、小さな三角、そしてゴールです。このゲームでは、1色10個で勝ちです。ゴールさせてください。</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>タイル、小さな三角、中央の四角と、1手ずつ進みます。</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>ふつう、2色を持つプレイヤーは2色ともゴールさせなければなりません。</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>1人目のAnnは白と赤、Benは黒と青です。どちらも、先に挙げた色で始めます。抽選でBenが最初の手番になりました。どの色から始めますか?</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白はAnnの色で、最初の手番はBenです。</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Benは先に挙げた色で始めます。</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Benの2色のうち、先に挙げたのはどちらですか?</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>初めは、各色3個が縁の近くにあり、7個が控えです。</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>ここではAnnの白から始めます。サイコロの目は5と4で、その合計が手数です。白は何手動けますか?</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>それはサイコロ1個だけの目です。</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>もう1個のサイコロも数えます。</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>サイコロの目は足します。掛けません。</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>目を足してください。</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>白、黒、赤、青の順に手番が来て、また白に戻ります。白の手番が終わりました。次はだれですか?</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>赤は3番目です。</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>青は最後です。</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>コマを投入できるようになりました。三つ組が完成する手のとき、その直後だけです。</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>線が別の線に突き当たって終わる所に、3つのマスが集まります。これが三つ組で、3本腕の印で結ばれています。白の最後の1手を、矢印の通りに使ってください。三つ組の空きが1つになるので、そこを選ぶと、コマを投入できます。</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>控えは残り1個で、投入も1個です。</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>もう一方の三つ組に1個投入します。控えに1個残っているので、できます。</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>ゲームの最初の手番で、残りは1手です。光るコマを、隣の小さなマスへ動かしてください。出たマスが空くので、すぐ後ろに投入できます。</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>白の最初の手が3つあり、それぞれにコマを投入するマスも示しています。そのうち1つの手では、そのマスを含む三つ組がそろわないので、認められません。どれですか?</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2、m2、Benのh2が三つ組です。そのときコマのあるマスが2つで、m2が空いています。</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0、m0、Benのh7が三つ組です。そのときコマのあるマスが2つで、m0が空いています。</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>止まらずにタイルを越えられるようになり、2個をボードに残す理由もわかりました。</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>普通のマスで止まるので、そこにとどまれます。</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>タイルを越えて、小さな三角で止まります。</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>タイルを越えるだけで、投入もありません。</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>どちらも普通のマスで、投入もありません。</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>似た局面ですが、ここでは三つ組を完成できます。この手番で白のコマをゴールさせてください。</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>投入は手と同時に</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>投入できるとき、もう遅いとき、1手番に何個も投入する方法がわかりました。</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>ほかと同じ普通の手で、投入もありません。</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>コマは三つ組から出てもよく、投入もありません。</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>通常のゲームでは2色ともゴールさせます。Annの赤はまだです。</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>ゲームを通して遊びました。早めに投入し、1手で三つ組を2つ作り、ゴールへの道を空けておく。これが要点です。</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>遠くまで行ける方向を選べるようになり、勝ち方もわかりました。6ラウンドのあと、得点が最も多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>AnnはBenの邪魔になりません。BenはC5の先へ進みます。</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>それはAnnの得点です。Benは、縁で止まるまでにもっと進みます。</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>どのラウンドも、前のラウンドを終えた所から始まります。今、AnnはE9にいて、西へ出発します。どこで止まりますか?</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>とどまることを選ばないかぎり、Annは毎ラウンド移動します。</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>そこにはAnnを止めるものがありません。縁は1マス先です。</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>中央の横列には、行く手をふさぐものがありません。</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>最後のラウンドです。今度は縁ではね返り、もう通ったマスに来るまで進みます。Annは20点差で負けています。提出する前に、それぞれの道がボードに表示されます。勝ってください。</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>6方向を試し、いちばん長い道のマスを数えてください。</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>左や右に曲がる標識のある道をたどり、自分の標識で道を曲げられるようになりました。</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>それはB4からまっすぐ進んだ所です。でも、そこの標識で右に曲がります。</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4の標識では左に曲がります。下ではなく上です。</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4の標識で、中央の横列から外れます。</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>手元の標識は、Annのまわりの紫のマスに置けます。標識なしでは、どの方向でも7点までです。標識を1枚置いて、Annに8点を取らせてください。</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>E7の標識まで3マスです。そこで曲がって、先へ進みます。</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>それは右上へ行く道です。でも、足元の標識では曲がりません。</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>E7まで3マスです。そこからは右下へ数えてください。</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>標識が5枚あり、どれも左折です。このラウンドでもう通ったマスがあると、その手前で止まります。Annが東へ出発します。何点ですか?</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>6つ目のマスは出発したE4です。そこはもう通ったマスです。</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>2周はしません。</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>出発したマスの手前のD3で止まります。出発したマスも、通ったマスに数えます。</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>どのマスを支配しているか、そこに何を置けて、どこには置けないかがわかりました。</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>角では9マスだけ、中央では19マスを支配します。計画を立てる間は紫で示されます。</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>標識をB6へドラッグしてください。</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>1つのマスに何人かが何かを置いたときや、そこにもう何かあるときに、どうなるかがわかりました。</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>ひそかに、AnnはA3にバリケードを、Benは同じマスに標識を置きます。1つのマスに違うものが重なると打ち消し合い、どちらも置かれません。BenはA5から西へ進みます。何点ですか?</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>バリケードがあれば、A3の手前で止まったはずです。でも置かれていません。</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>A3には何もないので、道はそこで終わりません。</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>A3にはバリケードも標識もありません。</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>どちらも置かれなかったので、道は空いていました。</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>打ち消し合うのは違うものだけです。この2つは同じです。</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>1つのマスに何人かが同じものを置くと、1つだけ置かれます。</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Annは、BenがE5に右折標識を置き、そこを通って西へ進むと見ています。邪魔をして、E5を空けたままにしてください。</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>E5にBenの標識が置かれました。防ぐには、同じマスに違うものを置くしかありません。</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>違うもの2つなので、どちらも置かれませんでした。Benの計画は見えませんが、予想はできます。</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>置いたものは、そこにあったものと入れ替わります。C5に左折標識があり、Annがその上にバリケードを置きます。ラウンドのあと、C5に何がありますか?</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>バリケードと入れ替わったので、標識は戻ってきません。</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>バリケードは標識と入れ替わり、そのあとなくなりました。</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>何人かが同じマスで止まるとどうなるか、ほかの人をどう戻すかがわかりました。</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>各プレイヤーのスタートマスは、抽選で決まった角です。AnnはE1、BenはA5です。ラウンドの終わりに同じマスにいる人は、スタートマスに戻ります。Annは東へ、Benは南東へ、どちらもE9まで進みます。そのあとAnnはどこにいますか?</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Benもそこで止まるので、どちらもとどまれません。</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>BenはAnnを止めません。AnnはE9に着き、そこで2人が出会います。</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>Annのスタートマスはどこですか?</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>2人とも自分のスタートマスに戻りました。</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>AnnはC1から東へ、BenのいるC7まで進みます。スタートマスに戻っても、得点は増えも減りもしません。Annは何点取りますか?</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>スタートマスに戻っても、得点は減りません。</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Benは邪魔になりません。AnnもC7まで進みます。</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>戻る道のりは数えません。</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>C2からC7までのマスを数えてください。</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>進んだ分の得点は残ります。</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>空いている角は5つです。自分のスタートマスがふさがっていれば、だれもいない角の1つに、抽選で戻されます。</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>AnnとBenがA1で出会います。Cleoはだれにも出会わず、AnnのスタートマスE1にとどまります。Annはどこへ行きますか?</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleoはだれとも出会わず、その場に残ります。だからE1はふさがっています。</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>AnnはそこでBenと出会ったので、とどまれません。</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Annのスタートマスはふさがっています。</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>だれもいないスタートマスから、抽選で決めます。</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド2、3、4で変わることがわかりました。得点、支配する範囲、標識の向きです。</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>ラウンド2では、縁のマスは0点、E5とそのまわりの6マスは2点ずつです。Annが東へ、中央の横列を端まで進みます。何点ですか?</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4、E5、E6は2点ずつ、E9は0点です。</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9は縁なので0点です。</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>通るマスのうち、本当にE5の隣なのはどれですか?</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9は0点、3マスが2点ずつです。</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>1点のマスが4つ、2点のマスが3つで、10点です。</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>左折なのは、今のラウンド3です。そのあと、もう一方の種類に変わります。</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>標識はボードに残ります。もう一方の種類に変わるだけです。</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>ラウンド5で追いはぎを隠し、ラウンド6で縁に沿って進めるようになりました。</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>進んだマス1つにつき、1点も入ります。</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>追いはぎ2人に出会い、2点ずつ取られます。</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>縁は右下へ続いています。上ではなく下へはね返ります。</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>縁に斜めにぶつかるので、まっすぐには戻りません。</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8は縁に沿ったマスです。ボールは縁に沿って転がらず、はね返ります。</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>こうしてはね返り続け、自分の通った跡で止まります。17点です。</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9で1点取ります。それで21点になり、Benと同点です。</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>AnnはE9で1点取ります。もう一度数えてください。</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>ゲームを通して遊びました。道を開く標識、いちばんよい方向をふさぐバリケード、そして止まる所を見きわめる目。これが要点です。</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>線</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>線がどこまで続くか、コマがどの交点を押さえるか、どこに置けるかがわかりました。</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>線が集まる所が交点で、コマはそこに置きます。線は、ほかの線と交わっても、端から端までまっすぐ続きます。光る角では2本の線が終わります。その線の上の交点を、角も含めてすべて選んでください。</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>1本は大きな四角の上の辺に、もう1本はその右の辺に沿っています。</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>6か所ずつで、角は両方に入ります。</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>中央の四角Oでは4本の線が交わります。その線の上の交点は、Oも含めていくつですか?</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>それはOの両側に1か所ずつの数です。線のうち2本は、もっと先まで続きます。</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>どれもがそんなに長いわけではありません。線のうち2本には、3か所しかありません。</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>2本に3か所ずつ、2本に5か所ずつあります。Oは4本すべてに入ります。</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>線は4本ですが、短いです。</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>光る交点は、8か所ある線2本の上にあります。2本合わせて何か所ですか?</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>光る交点は両方の線にあり、2回数えています。引くのは2つではなく1つです。</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>光る交点は両方の線にあります。1回だけ数えてください。</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>8か所と8か所ですが、1か所は両方に入っています。</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>長い線2本のほうが、短い線4本より多く押さえます。</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Annは、その交点を通る線にも、そこで終わる線にもBenのコマがなければ置けます。Annが置ける交点を、どれか1つ選んでください。</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>どの線にも黒と青のコマがない、空いている交点を探してください。J7とH0がその2つです。</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>自分のコマが線の上にあっても、かまいません。</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>では、Benの線が1本もない交点にAnnのコマを置き、手番を終えてください。</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Annはまだ置いていません。</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Benの光るコマが、右に1個、下に1個あります。その2個を通る線を避けてください。</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>1手番にコマ1個。することはそれだけです。</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>自分のコマでふさがった交点に置いてみてください。</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>光る白のコマの上に、コマを置いてください。</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>ゲームの終わり方がわかりました。置く場所のない人の負けです。相手が置けないように、場所をふさぐこともできます。</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Benの2個のコマが光っています。次の3か所のうち1つは、その一方と同じ線の上なので、認められません。どれですか?</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>そこを通る線は短く、どれもBenのコマに届きません。</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>そこを通る2本の線は、外側の四角の上の辺と左の辺に沿っています。どちらにもBenのコマはありません。</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>それぞれの交点の線を、端から端までたどってください。</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15は、Benの下のコマがある線の端です。</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>白はAnnの色です。</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>赤はAnnの2色目です。</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>ここでは色は関係ありません。抽選でBenが最初の手番になりました。</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>最初の手番はだれですか?</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>厳格ルールで遊べるようになりました。置くのを止められることはありませんが、両者のコマがある線に気づいた人は、それを指摘して勝てます。</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>でもBenは見ていました。置く前に、両者のコマがある線を指摘できます。本当にあれば、指摘した人の勝ちです。Benが指摘しました。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>間違えたのはAnnで、Benの指摘は正しいです。</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>正しい指摘で、ゲームはすぐに終わります。</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>そういう線がありますか?</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>間違った指摘に罰はありません。ここには両者のコマがある線がなく、Annが指摘します。どうなりますか?</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>ゲームが終わるのは、正しい指摘のときだけです。</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>指摘しても手番は終わりません。Annはまだ置けます。</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>失うものはありません。手番もそのままです。</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>厳格ルールでは、Benの線の上でも、空いている交点ならどこにでも置けます。</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1は空いています。厳格ルールでは、空いている交点ならどこにでも置けます。</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>ゲームを通して遊びました。まず長い線、次に相手の最後の場所、自分だけの場所は最後。これが要点です。</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Annから始め、線を早くふさげませんでした。Benが、全体で最後の40個目のコマを置きます。自分の手番にもうコマがない人も負けです。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>次はAnnの手番で、もうコマがありません。</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Mono-Lineに引き分けはありません。置けない人の負けです。</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>次はだれの手番ですか?</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Benが置けるのはあと2か所で、どちらも光っています。AnnがA7に置きます。Benの場所はいくつ残りますか?</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>1個のコマでは、両方をふさげません。</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7の線をたどってください。B7にもF5にも届きません。</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7は、どちらかと同じ線の上にありますか?</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7はもともとAnnだけの場所だったので、Benには何も変わりません。</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>同じボードの、その手番の前です。代わりにAnnがA3に置くとどうでしょうか。3か所のうち、Benが置けるのはいくつになりますか?</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3はA7と同じ線の上ですが、C7ともI1とも同じ線ではありません。</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3は、中央の四角を通る線で、A7と同じ線の上にあります。</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3の線を、端から端までたどってください。</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3に置くと、BenはA7に置けなくなり、AnnはA7にまだ置けます。</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>ボードの見方がわかりました。交点とその隣、外側の方向、出口、チェーンです。</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>このボードでは、コマはいちばん外側の8つの点、つまり出口から出ます。8つとも選んでください。</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>交点の数字は、そこへの手にかかる手数です。スライドには2手かかります。</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>ゲームの初めは、中央の四角Oのまわりに各色2個のコマがあります。白のコマを選んでください。</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>2個は互いに反対側にあります。</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>ほかのコマは控えで待ち、Oに入ります。</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>コマの道筋がわかりました。Oに入り、出口へ進み、ゴールします。手番の流れもわかりました。</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>白はAnnの色で、始めるのはBenです。</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Benは選べません。先に挙げたBenの色はどちらですか?</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Benは黒で始めます。</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>今度はAnnの白から始めます。コマ1個が自動でOに入ります。サイコロの目は3と2で、その合計が手数です。Annは何手動けますか?</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>5手です。使わない手数はなくなります。</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>そのときOは空です。2手目がなくなるだけです。</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>2手目でOが空になります。</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>どんな長さのチェーンでも越えられ、途中で曲がれるようになりました。チェーンが切れる条件もわかりました。</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白は黒を越えて、黒の隣の空いている交点へ進みます。</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>白は黒と赤を越えて、赤の隣の空いている交点へ進みます。</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>今度はチェーンの2個目も白です。反対の端のコマで両方を越え、光る交点へ進めてみてください。</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>交換ができるようになりました。色の違う2個は、平行な線の上にあれば場所を交換できます。</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>外側へのスライド、ゴールできる条件、出口の上で動かせるコマがわかりました。</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>外周に沿った進み方と、手番の終わりにOを空にすることがわかりました。</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>越えるのは1手ですが、自分と同じ色は越えられません。</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>スライド1回で足り、それには2手かかります。</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>Oにコマがあるままでは、手番を終えられません。</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>ゴールできるのは出口からだけです。</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>3人で1色ずつのゲームで、Cleoが離脱します。控えと出口のコマは一緒になくなります。Oの隣にあるCleoの赤のコマはどうなりますか?</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>控えにも出口にもないコマです。ほかの人のチェーンに必要かもしれません。</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>残ります。これからも、ほかのコマが越えられます。</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>ゲームを通して遊びました。まず出口を見て、二重に得な交換をし、相手のコマを出口の隣に残さない。これが要点です。</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>チェーンを飛び越し、取り除くコマを選び、出口から外周に沿って飛び越せるようになりました。</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>ここではコマに色があり、隣り合って続く1個以上のチェーンを飛び越します。取り除かれるのは最後に越えたコマです。白が黒、赤の順に飛び越します。ボードから取り除かれるのはどのコマですか?</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>黒は最初に越えます。取り除かれるのは最後のコマです。</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>どんなに長いチェーンでも、飛び越し1回で減るのは1個です。</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>赤が取り除かれ、黒は残ります。</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>パズルの進め方がわかりました。同じ色のコマは越えられないので、色に注意することです。</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>残り2個で、最後の飛び越しは中央の四角の隣で終わります。Crooked Jumpsと違い、最後のコマはどこにあってもかまいません。パズルはクリアですか?</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>それはCrooked Jumpsの決まりです。ここでは1個残れば十分です。</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>最後の2個はどちらも白で、同じ色のコマは越えられません。</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>この飛び越しで、赤が取り除かれます。</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>勝ち方がわかりました。カードの上の道で自分の両側をつなぐことです。1手番を通して行うこともできました。</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>カード5枚です。カードの上の道は、ボードに金色で示されます。もう少しで渡りきります。</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>手番を通してやってみましょう。c2を取り、角への腕が南西を向くまで回し、横列2の東端から押し込んでください。</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Annには西から東への道が必要です。これは北から南へ続く道です。</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>c5から下へ道をたどってください。南に届いています。</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>カードを取り、回し、押し込めるようになり、列の動き方もわかりました。</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Annがc3のカードを取りました。ボードのまわりに横列と縦列の端があります。押し込める端をすべて選んでください。</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>横列1と縦列eのどちらにも空きがあります。どちらにも、空きのすぐそばではない端が1つあります。</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>それは内側のカードの場合です。e1では、4つの端のうち2つが空きのすぐそばです。</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>道をたどれるようになりました。2本の腕が出会う辺と、4枚とも表向きのカードが集まる点を通ります。</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3のカードがなくなると、a3とb4の間の点を通ってはつながりません。</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>それは今の枚数です。でも、裏向きのカードがb3に動きます。</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>道が枠に届く条件がわかりました。道が枠に沿って進むことはありません。</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>道はカードの上だけで、枠に沿っては続きません。上の2枚は北から西へ、下の2枚は南から西へ続いています。Benがその間に、角が北東のカードを押し込みます。北と南はつながりますか?</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>砂浜は何もつなぎません。新しいカードの角では、4枚のうち2枚が裏向きです。</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>新しいカードの角が、上のカードの角と出会う点を見てください。そこの4枚はすべて表向きですか?</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>3種類の手と、それぞれができる条件がわかりました。</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>始める人はシンプルムーブをします。裏向きのカード1枚です。次のゲームでは、今回負けた人から始めます。</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>ダブルムーブで表にするのは2枚で、3枚ではありません。</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>ダブルムーブで表にするのは2枚で、1枚ではありません。</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>2枚とも表向きで戻ります。</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>今度は、Benの直前の手がシンプルムーブでした。それでも裏向きのカードを2枚取ってみてください。</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>2枚取れるのは、オープンムーブの直後だけです。</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>両側をつなぐ手ができたとき、だれの手でも、だれの勝ちになるかがわかりました。勝者なしで終わる場合もわかりました。</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Benがうっかり、c1を取り、角を南西に向け、横列1の東端から押し込みます。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>カードを押し込んだのはBenですが、つながるのはAnnの両側です。</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>a2からe2へ道をたどり、新しいカードのあるe1へ下りてください。</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>1手で2人の両側が同時につながったら、カードを押し込んだ人の勝ちです。ここではBenが角のe1にカードを押し込み、西と東も、北と南もつながります。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Annの道も完成しましたが、カードを押し込んだのはAnnではありません。</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>勝つのは1人で、カードを押し込んだ人です。</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>だれの手でしたか?</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Benの手で、両方の道が同時に完成しました。</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>ダブルムーブは、2枚目のあとだけで決まります。Annは横列2の東端から2枚とも押し込みます。1枚目は角が南西で、西と東をつなぎます。2枚目は角が北西です。勝ったのはだれですか?</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>2枚目が1枚目を動かし、西と東はまた切れています。</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>だれでもありません。2枚目が1枚目を動かしました。</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>AnnとBenは同じカードを行ったり来たりさせ、4手番ごとにボードが元に戻ります。Benの手で、2周目が終わります。そのとき、同じ局面は何回目ですか?</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>まったく同じ局面が、最初と、1周したあとにありました。</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>最初の局面も数えます。</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>1周目の前、1周目のあと、2周目のあとです。</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>ゲームを通して遊びました。大事なのは、動くとつながる列と、オープンムーブのあとに相手ができることです。</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>オープンムーブのあと、Benは2枚使えます。1枚で道を直し、もう1枚で完成させます。</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>エキスパートの手番がわかりました。最初は1枚、そのあとはいつも、裏向きの2枚か表向きの1枚です。</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>カード、押し込み、道はTRYPSYLONと同じです。詳しい決まりは、そのコースで学べます。Annは西と東、Benは北と南をつなぎます。西とつながるカードをすべて選んでください。</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>左上に4枚、左下に2枚です。</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>カードの腕どうしが出会う所で、道が続きます。西からの道は金色で示されます。</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Annは表向きのカード1枚で勝てます。そのカードを取り、押し込んでください。</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>表向きのカードを1枚取るのがオープンムーブです。最後に入ったカード以外なら、表向きのどのカードも取れます。</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>ダブルムーブができるようになりました。2枚取り、それから2回押し込みます。その順番が大事です。</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Annがb2とd2のカードを取りました。1枚目を押し込める横列や縦列の端をすべて選んでください。</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>そこは入る所です。そのあと、2枚目が同じ端から入ります。</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>a2に入り、2回目の押し込みで1マス動きます。</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>カードが少なくなるとどうなるかがわかりました。裏向きのカードが2枚のとき、1枚のとき、もうないときです。</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Benがc1とd1を取り、どちらも横列1の東端から押し込みます。1枚目は角が北東、2枚目は角が南西です。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>a2からe2へ道をたどり、e1のカードへ下りてください。</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>エキスパートのゲームを通して遊びました。あと2枚でつながる道は、もう脅威です。</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Benが1手番に2枚押し込むと、縦列aの道が端まで続きます。</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>あなたはスタートマスE1にいるAnnです。毎ラウンド、6方向のどれかへ出発し、進んだマス1つにつき1点です。ボードの横の矢印で、いちばんよい方向を選んでください。その方向の隣のマスをクリックしてもかまいません。</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>最多得点で並んだプレイヤーは勝利を分け合いますが、ゲームを終わらせた人は分け合えません。AnnがD3–E3でαを完成させ、AnnとBenは7点ずつです。勝つのはだれですか?</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>それは縁のカードの端の数です。ただし、角のカードは違います。</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>2マスのうち1つは、2人のグループの両方に接しています。そこに置いたほうが、自分のグループをつなげます。</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3でAnnのグループ2つがつながり、8個の1つになりました。Benの最大グループは7個です。</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>でも、大きなグループは遅いのです。毎回の手番では、手番の初めにあるグループの数だけ石を置けます。3個が上限です。Benはこれから、輪の付いたマスA1に置きます。そのあと、Annは石を何個まで置けますか?</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>これがゲームのすべてです。初めは多くのグループで石をたくさん置き、最後は大きなグループ1つで勝ちます。</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>グループの呼吸点がわかり、そこに置いた石の働きもわかりました。1つのグループを成長させるか、いくつかをつなぎます。石が取られることはありません。</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2は成長しましたが、大きなグループとはつながっていません。</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>残るが、もう数えない</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>取られる石はありません。A1はもう成長できませんが、今もグループとして数え、Annは毎手番その分の石を1個置けます。</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>置ける石を全部置かなくてもかまいません。B2の隣に1個だけ置いて、手番を終えてください。</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>上限があります。</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>3個が上限です。4つ目や5つ目のグループが役に立つのは、あとでほかのグループをつなぐときだけです。</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>3個の石がそれぞれ別のAnnのグループに接し、どれも2つをつながないようにします。</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>Benのグループ1つに、1手番で何方向からも迫れます。</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>グループをつなぐ方法とその代償、つなぐマスと切るマスの見つけ方がわかりました。</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>Annの石がすべてつながりました。グループはいくつですか?</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>もうAnnは、石1個で3つ全部をつなげません。相手がつなぐのに最もよいマスは、自分が切るのに最もよいマスであることが多いのです。</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>BenがC3を取り、石を全部つなげました。Annの最大グループはずっと小さいです。</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>2人のうち1人が投了したら、どうなりますか?</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>ゲームを通して遊びました。早めにグループを増やし、あとからつなぎ、1つで2つの仕事をするマスを見つける。これが要点です。</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>石は多いほどよいとは限りません。Annはここで何個か置けますが、大事なマスは1つだけ。C1を大きなグループにつなぎ、Benのグループを離しておくマスです。</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>壁3枚、道3本です。入れ替えをしても、持っている数は変わりません。</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>これらの手のうち1つでは、入れ替えで同じリンクが2回変わることになります。</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>ループに前もって気づき、手番を終える前に入れ替えで直せるようになりました。</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>ループを閉じて、その中の道を1本、入れ替えでなくす。こうすると、1手番でルートを移せます。</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>どのヘクスにも、壁のないリンクを残さなければなりません。入れ替えで別のリンクが開かないかぎり、最後に残ったリンクに引けるのは道だけです。</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>壁でぐるりと囲む必要はありません。ボードの縁もヘクスを閉じ込めます。Annが道B1–B2と壁E1|E2を引きます。切り離されるヘクスはいくつですか?</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>だれの勝ちかがわかりました。得点が最も多い人です。同点のとき、ゲームを終わらせた人は勝利を分け合えません。</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>どちらもゲームを終わらせていないので、2人で分け合います。3人のときは、同じ終わり方で2人が得をすることもあります。ほかの2人の両方に都合のよい手に注意しましょう。</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>ボードにコマがあれば、もっと投入しやすくなります。だから、早い手ほど価値があります。</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>旅人どうしは邪魔になりません。Benを止めるのは縁だけです。</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>衝突したので、2人ともスタートマスに戻ります。痛手が大きいのは首位の人です。</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>自分しか使えない場所に、手番を使わないように。あとに取っておきましょう。</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>どのコマも、みんなの足場になります。</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>偶数の出目は2回に1回ほどです。2手あります。Annが今すぐすべきことは何ですか?</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>気軽</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>堅実</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>手慣れた</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>とても強い</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>実力に合わせる</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>レベル%1(%2)</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>CPU、%1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>実力に合わせる：%1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>実力に合わせる(%1)</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>このコードは、新しいバージョンのBywaysで作られました。</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>このコードが表す大きさのパズルは作れません。</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>わかっている最良の解答は%n手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>このコードには打ち間違いがあります。</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>まだ完全なコードではありません。コードはCJ-1-1Z0042-Kのような形です。</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Bywaysでは、この種類のパズルは作れません。</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>ふつう～難しい</translation>
    </message>
</context>
<context>
    <name>MonoArranger</name>
    <message>
        <source>%1, %2</source>
        <comment>player, colour of a piece</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>MonoFace</name>
    <message>
        <source>Place a piece of your first or second colour</source>
        <translation>自分の1色目か2色目のコマを置く</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>実力が同じなら、先に始めた人がたいてい負けます。強いプレイヤーから始めましょう。</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>%1が指摘できる、両者のコマがある線を作る</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1の置ける場所を%2か所から%nか所にする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1の置ける場所を%nか所にする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1にはだれにも奪われない場所が%nか所残り、%2の置ける場所は多くても%3か所です。置けなくなった人の負けです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>2人が交互にコマをボードに置きます。1本の線に両者のコマがあってはいけません。最後に置けた人の勝ちです。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>自分のコマを1個、線が集まる空いている交点に置きます。そこを通る線と、そこで終わる線の&lt;b&gt;すべて&lt;/b&gt;を、端から端まで押さえます。自分が押さえた線に相手は置けず、逆も同じです。</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>白のコマと黒のコマ。それぞれが押さえている線が、持ち主の色になっています。</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>どちらも自分のコマを通る線を押さえます。相手の線の上には置けません。</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>手番を終えるまでは、コマをあちこちに試し置きできます。終えたあとは動かせません。一方は白と赤、もう一方は黒と青のコマを20個ずつ持ちます。自分の2色のどちらを使っても違いはありません。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>個数を数えましょう。40個のコマが全部置ければ、スタートプレイヤーのコマが先になくなり、負けになります。そこで、スタートプレイヤーは線をふさぎ、相手は線を空けておく必要があります。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-LineはArthur Blumberg作のゲームで、Kadon EnterprisesからOver-Passの1つとして発売されています。ここに示すボードは復元です。</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>厳格ルール</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>自分の手番の初めに&lt;b&gt;指摘&lt;/b&gt;ができます。両者のコマがある線が見つかれば、どちらの間違いでも、指摘した人がすぐに勝ちます。なければ失うものはありませんが、指摘は1手番に1回だけです。</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>同じ線の上の赤のコマと青のコマ。線が光っています。</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>置ける場所のない人は、投了するか、ふさがった線に置いて気づかれないことを願うかです。</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>自分の手番でコマを置けない人の負けです。</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>フレンドリールールでは、相手の線の上には置けず、プログラムがどの線かを示します。&lt;b&gt;厳格&lt;/b&gt;ルールでは、空いている交点ならどこにでも、間違いでも置けてしまいます。だから線をよく見ていましょう。</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>青のコマが赤のコマと同じ線の上にあります。先に指摘した人の勝ちです。</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>%1のコマは10個ともボードにあります。もう1色のコマを取ってください。</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>1手番に置くコマは1個です。別の場所を試すには、%1のコマを取り消してください。</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>%1にはもうコマがあります。</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>手番ではコマを1個置きます。先に空いている交点に置いてください。</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>フレンドリールールでは、指摘することがありません。だれも相手の線の上に置けないからです。</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>指摘は1手番に1回です。この手番の指摘は外れました。</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>%1には置けるコマが残っていません。</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>両者のコマがある線を指摘</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>ほかの場所も試せます。手番を終えると、コマは動かせなくなります。</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>置けるコマが残っていません。</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>コマを置きました</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>コマを置く</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>指摘は外れ：該当する線なし</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>置いたあとは指摘不可</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>指摘(置く前)</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>置ける場所：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>残り%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>押さえた線：%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>両者のコマがある線を指摘</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>投了：コマ切れ</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>%1の指摘は正解です。%2のコマは同じ線の上にあります。</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>空いている交点にコマを置いてください。%1の線に気をつけましょう。</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>%1が押さえた線のない交点に、コマを置いてください。</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1には、%2の線を避けて置ける交点がありません。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>置ける場所はあと%nか所だけ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>置ける場所：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>コマはあと%n個だけ。手番の初めにコマがない人の負けです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>%1は%2のコマです。</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1は、%3にある%2のコマとそれぞれ同じ線の上にあります。</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1は、%3にある%2のコマと同じ線の上にあります。</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass、Mono-Line、チャレンジ</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>コマ%n個をゴールさせる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>出口%nか所に着く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1のコマを%n歩だけ出口に近づける</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>各色10個のコマが、1手番に1個ずつボードの中央から入り、8つの出口から出ていきます。コマはほかのコマのチェーンを越えて進むので、だれもがみんなの道を作ることになります。</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>コマは線が集まる交点に置きます。同じ線で続いている2つの交点は&lt;b&gt;隣どうし&lt;/b&gt;です。中央の濃い色の四角が&lt;b&gt;O&lt;/b&gt;、いちばん外側の8つの点が&lt;b&gt;出口&lt;/b&gt;です。各色2個のコマがOのまわりから始まり、残りの8個は控えで待ちます。</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>ボード全体。中央のまわりに、各色2個のコマが向かい合っています。控えとゴールは四隅にあります。</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>最初の配置。2人なら1人2色で、一方が白と赤、もう一方が黒と青です。3人なら青は使いません。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>白、黒、赤、青の順に、色ごとに手番が来ます。控えにコマがあれば、その1個がOに置かれます。それから2個のサイコロを振り、目の&lt;b&gt;合計&lt;/b&gt;が手数です。全部使わなくてもかまいません。残りはなくなります。</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>自分のコマも人のコマも、&lt;b&gt;どの色&lt;/b&gt;でも動かせます。ただし、出口の上のコマを動かせるのは持ち主だけです。</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>手は4種類です。Over-Pass、交換、脱出は&lt;b&gt;1手&lt;/b&gt;、スライドは&lt;b&gt;2手&lt;/b&gt;かかります。1つの交点に置けるコマは1個だけです。</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>コマは、隣り合って続く1個以上のコマのチェーンの上を進み、最後のコマの隣の空いている交点に着地します。チェーンはどのコマのところでも、何度でも&lt;b&gt;曲がれます&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>白のコマが黒を越え、曲がって赤を越え、また曲がって、その先の空いている交点に着地します。</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>白のコマが、2回曲がって黒と赤を越えます。これで1手です。</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>&lt;b&gt;自分と同じ色&lt;/b&gt;のコマは越えられず、同じ交点を2回通ることもできません。ほかの色なら、どれでも越えられます。</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>同じ配置で、チェーンの2個目も白です。着地は認められず、そのコマが光っています。</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>&lt;b&gt;違う色&lt;/b&gt;の2個のコマは、どんなに離れていても、&lt;b&gt;別々の平行な2本の線&lt;/b&gt;の上にあれば、場所を交換できます。線はその交点を通っていなければなりません。そこで終わるだけの線は数えません。</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>外側の線にある白のコマと、それに平行な内側の線にある赤のコマ。両方の線が光っています。</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>白と赤は平行な2本の線の上にあるので、交換できます。だれが行ってもかまいません。</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>スライド</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>コマは線に沿って、次の交点が空いていて&lt;b&gt;より外側&lt;/b&gt;、つまりOからより遠くにあれば、そこへ動けます。スライドは2手かかります。</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>青のコマと、隣にある、より外側の2つの交点への矢印。</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>青のコマがスライドできる交点は2つです。隣のほかの交点は、より外側ではありません。</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>出口の上のコマは、交換もスライドもできません。動かせるのは持ち主だけです。自分の色の手番に&lt;b&gt;脱出&lt;/b&gt;でゴールするか、&lt;b&gt;外周&lt;/b&gt;に沿って、外周のコマを越えて外周の交点へ進みます。</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>どの色でも、控えにコマが残っているうちは、脱出には&lt;b&gt;偶数の出目&lt;/b&gt;が必要です。すべての控えが空になれば、どの出目でもかまいません。</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>出口の上の白のコマ。ゴールするか、外周の赤のコマを越えて次の出口へ進めます。内側の黒のコマは越えられません。</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>白のコマはゴールするか、外周に沿って赤を越えます。黒は越えられません。</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>Oは空にする</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>手番の終わりに、Oにコマがあってはいけません。Oを空けるための手数を残しておいてください。Oを空にできなくなる手は、プログラムが認めません。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-PassはArthur Blumberg作のゲームで、Kadon Enterprisesから発売されています。ここに示すボードは復元です。</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>ここでは2個目のコマも白なので、道がふさがっています。</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>ボードの中央。Oにある白のコマの隣に、黒のコマともう1個の白のコマがあります。黒のコマのまわりの5つの交点に1手の印、Oの隣のほかの4つの交点に2手の印が付いています。</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>白のコマがOから行けるすべての交点。黒のコマを越えれば1手、スライドなら2手です。もう1個の白のコマは越えられません。</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>この出目ではどうしてもOを空にできないとき、その手番に手はなく、コマは控えに戻ります。ごくまれなことです。</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>先に10個のコマをすべてゴールさせた人が、すぐに勝ちます。2人のときに1色でよいか、2色とも必要かは、オプションで決めます。</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>脱出不可：出目が奇数</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>脱出不可：出られる%1のコマなし</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>手数を使い切りました。手番を終えてください。</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>出目の分だけ、どの色のコマでも動かしてください。</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass：1手</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>Over-Pass不可</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>交換：1手</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>交換不可</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>スライド：2手</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>スライド不可：2手必要</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>スライド不可</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>ゴールへ脱出：1手、控えは空</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>ゴールへ脱出：1手、偶数の出目</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>中央の四角Oを空にできません</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>中央の四角Oは空です</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>中央の四角Oを空にする：%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>この出目では、中央の四角Oを空にできません。手番を終えてください。</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>残りの手数はOを空にするのに必要</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>空いた交点に届くチェーンなし</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>交換できる組み合わせなし</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>外側に空いた交点なし</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1には、動かせるコマがありません。</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>%1のコマは出口の上にあります。そこで動かせるのは%2だけです。</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1はふさがっています。%2のコマがあります。</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Over-Passは%1から離れる手です。そこに着地することはできません。</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>%1の隣に、越えられるコマがありません。</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>%1から%2へ続くコマのチェーンがありません。コマは1個ずつ隣り合っていなければなりません。</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>出口の上のコマは、外周のコマだけを越え、外周にとどまります。%1から%2へは、そのような道がありません。</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>交換にはコマが2個必要ですが、%1は空いています。</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>%1のコマは出口の上にあります。出口では交換できません。</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>どちらのコマも%1です。交換には違う2色が必要です。</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1と%2は同じ線の上にあります。交換には平行な2本の線が必要です。</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>%1を通る線に、%2を通る線と平行なものがありません。そこで終わるだけの線は数えません。</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>%1のコマは出口の上にあり、これ以上スライドできません。</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>スライドは線に沿って次の交点へ進みますが、%2は%1の隣ではありません。</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>スライドは外側へ進みますが、%2は%1より外側ではありません。</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1は出口ではありません。ゴールできるのは8つの出口からだけです。</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>今は%2の手番です。%1のコマはゴールできません。</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>コマは自分と同じ色を越えられません。%2の%1が邪魔をしています。</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>コマは自分と同じ色を越えられません。%2の%1が邪魔をしています。</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>%1は奇数です。控えにコマがあるうちは、偶数の出目でなければ出口から出られません。控えは合わせてあと%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>この出目では中央の四角Oを空にできないので、この手番に手はありません。手番を終えると、コマは控えに戻ります。</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>手番の終わりには、中央の四角Oを空にしなければなりません。この手のあとではそれに%n手かかりますが、残りは%1手だけになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>手番の終わりには、中央の四角Oを空にしなければなりません。それには%n手かかりますが、残りは%1手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This home is for another colour. A %1 piece goes to its own.</source>
        <translation>ここは別の色のゴールです。%1のコマは自分の色のゴールへ行きます。</translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>ゴールさせる色</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>厳格ルール</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>サイコロで決めます。目の合計が最も大きい人から始めます。または自分で選びます。</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>抽選で決めるか、自分で選びます。</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>2人なら1人2色です。勝つのに、1色の10個をすべてゴールさせればよいか、2色とも必要かを決めます。</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>相手の線の上にも置けてしまいます。気づいた人は手番の初めに指摘でき、それで勝ちます。</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>2色とも</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>1色</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>色ごとに順番に手番が来ます。</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>2色のどちらを使っても違いはありません。</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>サイコロを振る</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1から越えて%2へ</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1と%2を交換</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1から%2へスライド</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1からゴール</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1から%2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1(%2に投入)</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>%1にコマ</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>%2に%1のコマ</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>中央から入り、出口から出ます。先に10個すべてをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>中央から入り、出口から出ます。先に2色とも10個すべてをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>中央から入り、出口から出ます。先に1色の10個すべてをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>三つ組で自分のコマを投入します。先に10個すべてをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>三つ組でコマを投入します。先に2色とも10個すべてをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>三つ組でコマを投入します。先に1色の10個すべてをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>1本の線に両者のコマがあってはいけません。そういう線があれば、先に指摘した人の勝ちです。コマがなくなった人は負けです。</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>1本の線に両者のコマがあってはいけません。置く場所かコマがなくなった人の負けです。</translation>
    </message>
</context>
<context>
    <name>PassSheetTexts</name>
    <message>
        <source>By Arthur Blumberg, Kadon Enterprises</source>
        <translation>Arthur Blumberg作、Kadon Enterprises</translation>
    </message>
    <message>
        <source>Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing a piece where no line holds a piece of the other side. The last player who can place a piece wins.</source>
        <translation>Mono-Line：2人のプレイヤーが、2色10個ずつ、20個のコマを持ちます。交互に、相手のコマがある線の通らない交点にコマを置きます。最後に置けた人の勝ちです。</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass：各色2個のコマが、数字で示すとおり中央のまわりから始まります。毎回の手番に、控えのコマ1個が黒い四角に入ります。手番の終わりに、そこにコマがあってはいけません。サイコロ2個の合計が手数で、どの色のコマでも動かせます。1手で、ほかの色のチェーンを越えて空いている交点へ進むか、平行な線の上にある違う色の2個のコマを交換するか、丸の付いた出口からコマをゴールさせます。ただし、どれかの控えにコマがあるうちは、ゴールできるのは偶数の出目のときだけです。外側へのスライドは2手かかります。先に10個のコマをゴールさせた人の勝ちです。</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>コマは1色10個。そのうち3個が、数字で示すとおり縁から始まります。
サイコロ2個の合計が手数です。1手ごとに、辺を越えて空いているマスへ動きます。
線の終わりを囲む三つ組で、自分の手で2つ目のマスが埋まると、3つ目に控えのコマを1個投入できます。
灰色のタイルにコマをとどめてはいけません。コマは中央の黒い四角からゴールします。
控えにコマがあるうちは、その色のコマを2個、ボードに残します。先にすべてゴールさせた人の勝ちです。</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>サイコロでスタートプレイヤーを決めます。</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>サイコロを振ってください。</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>残りの手数：%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>この出目の手数が、あと%n手残っています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>このボードに%1という場所はありません。</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>まずスタートプレイヤーを決めなければなりません。</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>サイコロはもう振りました。出目は手番の終わりまで変わりません。</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>まず%1がサイコロを振ります。</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>この出目の手数は使い切りました。</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>スライドは2手かかりますが、残りは1手です。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%2%1個</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1と%2：%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>%1の%2から始めます。</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1が20個のコマをすべてゴールさせました。</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1が%2のコマ10個をすべてゴールさせました。</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>ゴール%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>控え%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>ゴール：%1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>控え：%1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>%1です。</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1は%2、%3は%4を担当します。</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>%1のゴールは%2です。</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>何も動かさない</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>2個のサイコロ、これから振ります</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>2個のサイコロ、%1と%2。残りの手数は%4手中%3手</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1、手番</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1(%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>%1の控え：%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>ボードの拡大、縮小</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>%1のゴール：%n個中%2個</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>コマを動かす</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>ポインターを中心にボードを拡大、縮小</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>コマのない所をドラッグ</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>拡大したボードを動かす</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+、−、マウスホイール</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>ボード全体を表示</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>ボードのまわりとマスの中の文字と数字。</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>ボードの座標(&amp;C)</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>模様と見分けやすい色</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>明るさにも差のある色を使い、すべてのコマにはっきりした印を付けます。色の見分けにくい人のためのものです。</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>白黒用の模様</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>ボードの色分け</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLONで、どの道がどの岸とつながっているか、どの角が足りないかを常に表示します。</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>ボードの色分け(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>問題%1</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>この手番で勝ち</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>%n手番で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>勝てる手は1つだけです。それを見つけてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>このラウンドで%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>コマ%n個をゴール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>コマ%n個を投入</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1は、ほかの人が提出する計画を知っています。できるだけ多く得点してください。</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>%1の手番です。できるだけ多くのコマをゴールさせてください。</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>%1の手番です。できるだけ多くのコマを投入してください。</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>%1の手番です。勝てる手を見つけてください。</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>最善の手は1つだけです。それを見つけてください。</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>問題%1 · エキスパート</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>1手番で勝ちを確定</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>%n手番で勝ちを確定</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>ルールブックの配置</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>T字</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>中ほど</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>四方の風</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>六角形</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>棒</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>翼</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>風車</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>プロペラ</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>冠</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>回転木馬</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>首飾り</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>門</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>羅針盤</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>雪の結晶</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>見張り</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>渦</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>砦</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>配置 %1</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>%n個の渦巻き</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>%n個の模様</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1、色なし</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>できるだけ少ない手数で、40個のコマをすべてボードに投入してください。</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>コマを1個だけ残してください。中央なら最高です。</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>中央に1個だけ残してください。</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>とてもやさしい</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>とても難しい</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>コマ%n個から</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>ボードに%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1、中央</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1、ヒント%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a turn in words, its places</comment>
        <translation>%1(%2)</translation>
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
        <translation>「%1」を置き換えますか?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>同じ名前のファイルがすでにあります。置き換えると、その内容は失われます。</translation>
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
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>勝ち、%1%</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>負け、引き分け%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>クリア、全%1回</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>連敗中(最長%1)</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>連勝中(最長%1)</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>助けあり：%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>待った%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>レート(レベル%1相当)</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>ほかの人</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>このコンピューターにある終了したゲームから数え、ここだけに保存します。終わっていないゲーム、削除したゲーム、コピーは数えません。レートはGlicko方式で、コンピューターのレートは固定です。±は95%の信頼区間を示します。助けを使った勝ちは半分に数えます。チャレンジと作成した局面はレートの対象外です。</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>名前のないプレイヤー</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>ゲームごとのレートの推移</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>相手別の成績</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>ゲーム別の成績</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>レート%1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>1人</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>レート±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>全員</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>日替わり課題</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1時間%2分</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>完了 %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>1回目で成功 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>星 %1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>課題</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>このコンピューターでの課題</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>連続日数：%1。最長：%2。</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>問題でのレート：%1。</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>このコンピューターで遊んだ全員の記録です。課題では、だれが遊んでいるかを尋ねません。星はそれぞれの最高、時間は最後の挑戦のものです。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>1回目で成功</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>星の最大数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>連続日数</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>最長連続日数</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>未クリア</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>白抜きの星</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>星3つ中%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>助けなしで1回目にできれば星3つ、1回間違えたあとなら2つ、もっと間違えるかヒントを使うと1つ、解答を表示すると白抜きの星です。</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>%1の石</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>これで引き分けになります。ゲームを終えますか?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>これで%1の勝ちになります。ゲームを終えますか?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>これで%1が勝利を分け合います。ゲームを終えますか?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>ゲームを終える</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>それでも手番を終えますか?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>まだしない</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>別の分岐へ移る</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>提出された計画を破棄しますか?</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>このラウンドの計画がすでに提出されています。ここから続けると、公開されないまま破棄されます。</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>このラウンドの計画がすでに提出されています。別の分岐では、公開されないまま破棄されます。</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>角は北西</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>角は北東</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>角は南東</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>角は南西</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>最後に押し込まれたカード</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1、最後に押し込まれたカード</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>ダブルムーブ</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今は不可</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可能</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>西と東</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>タッチアンドムーブ</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>最初の手のあとはダブルムーブとオープンムーブだけになり、毎回の手番でどちらもできます。</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>最初の手を行う人。続けて遊ぶと、負けた人から始めます。エキスパートでは交代で始めます。</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1は西と東、%2は北と南をつなぎます。どちらの道も同じ長さです。</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1は西と東、%2は北と南をつなぎます。%3の道のほうが長く、強いプレイヤーに向いています。</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>北と南</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>引き分け(%1が宣言)</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>手に持ったカードを時計回りに回す</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>反時計回りに回す</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>カードを取り、端に付け、そこで押し込む</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>ホイールか右ボタン</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>手に持ったカードを回す</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>手に取ったカードは使わなければならず、列に付けたら、そこに押し込まなければなりません。2人が合意すれば、「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON、切り取って使うカード</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>カードを端に付け、そこのチェックマークで押し込む</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>砂浜から砂浜へのカードの数 × 草地から草地へのカードの数。正方形でないボードはハンデになります。強いプレイヤーが長いほうの道をつなぎます。</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>砂浜</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>砂浜をつなぐ人。もう1人は草地をつなぎます。</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>%1が次の手番で勝てるようにする</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>%1が次の手番で勝つのを防ぐ</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1の側につながるカードを%2枚から%n枚に増やす</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1の側につながるカードを%2枚から%n枚に減らす</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>角は北西</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>角は北東</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>角は南東</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>角は南西</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>縦列%1に北から</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>横列%1に東から</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>縦列%1に南から</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>横列%1に西から</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>%1は西と東を、%2は北と南を、1本の道でつなぎます。</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>%1のカード</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>縦列%1北</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>横列%1東</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>縦列%1南</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>横列%1西</translation>
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
        <translation>4つの岸の間に、カードの湿地があります。1人は西の&lt;b&gt;砂浜&lt;/b&gt;から東の砂浜へ、もう1人は北の&lt;b&gt;草地&lt;/b&gt;から南の草地へ渡ろうとします。手番のたびに、横列か縦列にカードが押し込まれ、ほかのカードを動かします。</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>カードはすべて同じです。表には腕が3本ある木道が描かれています。1本は&lt;b&gt;角&lt;/b&gt;へ、ほかの2本は、その角に接していない2つの&lt;b&gt;辺&lt;/b&gt;の真ん中へ伸びています。だから、どのカードも4通りの向きに置けます。</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>90度ずつ向きを変えた4枚のカード。腕の伸びる角は、北西、北東、南東、南西です。</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>初めはすべてのカードが裏向きで、水が見えています。</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>押し込む</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>1手の流れです。ボードからカードを1枚&lt;b&gt;取る&lt;/b&gt;と、そこが空きになります。次に、表向きにしたカードを好きな向きに回し、&lt;b&gt;空きのある&lt;/b&gt;横列か縦列の端に付けて&lt;b&gt;押し込みます&lt;/b&gt;。その端と空きの間のカードが1つずつずれ、自分のカードが縁の場所に入ります。</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>左：9つのマスの中央に空きがあります。中央の横列と縦列の4つの端に印があります。右：北からカードが押し込まれ、そこにあったカードが空きを埋めています。</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>中央の空きは4つの端から埋められます。ここでは北からカードが入りました。</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>ほかのカードが少なくとも1枚動かなければなりません。だから、空きそのものがある端からは押し込めません。縁から取ったカードは3つの端から、角から取ったカードは2つの端から戻せます。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>スタートプレイヤーはシンプルムーブで始めます。そのあとは3種類の手があります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;シンプルムーブ。&lt;/b&gt;裏向きのカードを1枚取り、押し込みます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;オープンムーブ。&lt;/b&gt;表向きのカードを1枚取り、押し込みます。最後に押し込まれたカードだけは取れません。</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>左：9つのマスに空きが2つ。5つの端に印があります。右：1枚目は東から、2枚目は北から押し込まれ、2枚目が1枚目をずらしました。</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>2枚のカードがボードから取られました。1枚目は東から、2枚目は北から入り、1枚目を南へずらしました。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;終盤。&lt;/b&gt;裏向きのカードが3枚以下で始まる手番では、ダブルムーブはできません。</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>つながるもの</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;辺。&lt;/b&gt;隣り合う2枚は、間の辺の真ん中に両方とも腕があれば、つながっています。</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>横列に並んだ3枚のカード。最初の2枚の腕は出会っています。3枚目には、2枚目の側に腕がありません。</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>最初の2枚はつながっています。3枚目はつながっていません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;角。&lt;/b&gt;4枚のカードが集まる点では、そこへ伸びる腕は、2本でも3本でも4本でも、すべてつながっています。ただし、&lt;b&gt;4枚とも&lt;/b&gt;表向きのときだけです。</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>左：表向きの4枚のカード。そのうち2枚が角を通ってつながっています。右：同じカードですが、1枚が裏向きなので、角は切れています。</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>左では、道が角を通っています。右では、まだ1枚が裏向きなので、通っていません。足りないカードはボードに示されます。</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>枠のそば</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>枠に接する辺の真ん中にある腕は、その岸とつながっています。2枚のカードが枠で出会う点では、&lt;b&gt;2枚とも&lt;/b&gt;表向きなら、そこへ伸びる腕は岸とも、互いともつながっています。</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>左：2枚のカードが西の枠の同じ点へ伸び、西とつながっています。右：下のカードが裏向きなので、上のカードは西とつながっていません。</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>左では、2枚とも西と、また互いにつながっています。右では、下のカードがまだ裏向きなので、上のカードは西に届きません。</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>&lt;b&gt;ボードの角&lt;/b&gt;へ伸びる腕は、そこで出会う2つの岸の両方と、いつでもつながっています。</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>北西のカード。腕がボードの角へ伸びています。北と西につながっています。</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>このカードは北と西につながっています。</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>西の枠に接する2枚のカードと、その間の裏向きのカード。2枚とも西につながっていますが、北につながっているのは上のカードだけです。</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>2枚とも西に届きますが、互いには届きません。北に届くのは上のカードだけです。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>5×5のボード。西の砂浜から東の砂浜へ、ところどころ角を通って道が続いています。道が光っています。</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>西から東への道が完成しました。</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>本来、引き分けはありません。しかし、同じプレイヤーの番で同じ局面が3回目に現れたら、どちらのプレイヤーも引き分けを宣言できます。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>エキスパートでも、スタートプレイヤーはシンプルムーブで始めます。そのあとは&lt;b&gt;ダブルムーブとオープンムーブだけ&lt;/b&gt;で、毎回の手番でどちらもできます。終盤はありません。裏向きのカードが1枚だけ残っていれば、ダブルムーブでその1枚だけを取ります。</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>左：表向きのカード8枚と、裏向きの最後の1枚があった空き。右：そのカードが東から押し込まれました。</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>最後の裏向きの1枚は、それだけでダブルムーブになります。</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>実力の違うプレイヤー</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>カードが5×6枚か6×5枚のボードでは、一方の道が長くなります。それを強いプレイヤーが受け持ちます。</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>タッチアンドムーブ</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>続けて遊ぶ</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>続けて遊ぶと、前のゲームに負けた人から始めます。エキスパートでは交代で始めます。</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>ゲームの由来</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLONはRobert WitterとFrank Warnekeが作り、WiWa Spieleが発売したゲームです。</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>カードの4通りの向き。腕の伸びる角の方角で呼びます。</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>テーブルでは、カードをクリックして取ります。ホイール、右クリック、R、またはカードの横の丸い矢印で回します。岸の矢印をクリックすると、カードがそこに付きます。チェックマーク、Enter、または2回目のクリックで押し込みます。これで手番が終わります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;ダブルムーブ。&lt;/b&gt;まず裏向きのカードを2枚取ります。次に1枚を押し込み、続けてもう1枚を押し込みます。直前の手が&lt;b&gt;オープンムーブ&lt;/b&gt;だったときだけできます。</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>枠はそこで終わりで、&lt;b&gt;橋ではありません&lt;/b&gt;。枠に沿った道も、枠を横切る道もありません。</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>手のあとで、表向きのカードの道が自分の2つの岸をつないでいれば、だれの手であっても勝ちです。両方のプレイヤーの岸が同時につながったら、&lt;b&gt;カードを押し込んだ&lt;/b&gt;人の勝ちです。ダブルムーブでは、2枚目のあとの局面だけで決まります。</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>このオプションを使うと、手に取ったカードは使わなければならず、横列か縦列に付けたら、そこに押し込みます。手を離すまでは回せます。ただし、2人が合意すれば、触れたカードも「元に戻す」で取り消せます。</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>シリーズの勝ち数：%1 %2、%3 %4。</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>交代で始めます。次のゲームは%1から始めます。</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>だれも負けなかったので、始める人が交代します。次のゲームは%1から始めます。</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>負けた人から始めます。次のゲームは%1から始めます。</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter、Frank Warneke作、WiWa Spiele</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>砂浜</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>切り取って使うカード、厚紙に印刷</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>カードはすべて同じです。これらのページのどのボードにも合います。5×5には25枚、5×6と6×5には30枚、6×6には全部を使います。</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>すべてのマスに、カードを裏向きに置きます。1人は砂浜どうし、もう1人は草地どうしをつなぎます。手のあとで自分の2つの側がつながっていた人の勝ちです。
最初の手：裏向きのカードを1枚ボードから取り、表向きにして好きな向きに回し、空きができた横列か縦列の端から押し込みます。ほかのカードが少なくとも1枚動かなければなりません。
その後は、裏向きのカードか、表向きのカードを1枚取ります。ただし、最後に押し込まれたカードは取れません。
相手が直前に表向きのカードを取り、裏向きのカードが3枚より多ければ、裏向きのカードを2枚取れます。2枚とも押し込む前に取ります。
4枚のカードが集まる角では、4枚とも表向きのときだけ道がつながります。</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>ダブルムーブ：最後の1枚</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>ダブルムーブ：裏向き2枚</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>終盤はダブルムーブ不可</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>ダブルムーブ不可：すべて表向き</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>ダブルムーブはオープンの直後だけ</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>オープンムーブ(%1以外)</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>オープンムーブ：表向き1枚</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>ボードからカードを1枚取り、押し込んでください。</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>裏向きのカードを2枚か、表向きのカードを1枚取ってください。</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>カードを1枚取り、押し込んでください。</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>次は2枚目のカードを押し込んでください。</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>1枚を押し込み、続けてもう1枚を押し込んでください。</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>2枚目のカードを取ってください。</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>カードを押し込むか、2枚目を取ってください。</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>シンプルムーブ：裏向き1枚</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>最初の手番ではこれだけ</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>シンプルムーブ不可：すべて表向き</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>同じ局面 %n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>カードを回してください：ホイール、右クリック、R、または横の矢印。</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>押し込んでください：同じ矢印をクリック、Enter、またはチェックマーク。これで手番が終わります。</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>押し込んでください：同じ矢印をクリック、Enter、またはチェックマーク。</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>1枚目を取りました</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>2枚目を取りました</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>2枚目を取る</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>1枚目を押し込みました</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>1枚目を押し込む</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>2枚目を押し込む</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>カードを取りました</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>押し込む</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>2枚目を取ってダブルムーブ</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>カードを回し、矢印を選んで押し込んでください。</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>オープンムーブ不可：表向きは押し込んだばかりの%1だけ</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>裏向きのカードは残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>今は終盤です。</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>残り%n枚で終盤に入り、ダブルムーブはできなくなります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>%1にカードはありません。</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>先にボードからカードを1枚取ってください。それから押し込みます。</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>もうすべてのカードが表向きなので、シンプルムーブはできません。</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>%1のカードは今押し込まれたばかりなので、この手番では取れません。</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>オープンムーブで使うカードは1枚だけです。%1のカードは取れません。</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>今押し込まれたカードのほかに、表向きのカードはありません。</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>ダブルムーブでは裏向きのカードを2枚取ります。%1のカードは表向きです。</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>もう2枚のカードを持っています。%1のカードは取れません。</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>2枚のカードは、1枚目を押し込む前に取ります。%1のカードは取れません。</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>手番では、カードを取って押し込みます。</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>ゲームはシンプルムーブ、つまり裏向きのカード1枚で始めます。</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>エキスパートでは、今シンプルムーブはできません。1枚目を押し込む前に、2枚目のカードを取ってください。</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>エキスパートでシンプルムーブができるのは、ゲームの最初の手だけです。</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>もうすべてのカードが表向きです。残っているのはオープンムーブだけです。</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>向かい合う側がつながり、ゲームは終了しました。</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>引き分けを宣言できるのは、2人のプレイヤーだけです。</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>終盤です。手番の初めに裏向きのカードが%n枚だったので、ダブルムーブはできません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>引き分けを宣言できるのは、同じ局面が3回目に現れたときです。この局面はまだ%n回です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>引き分けを宣言</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1が西と東を%n枚のカードの道でつなぎました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1が北と南を%n枚のカードの道でつなぎました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>もう一方の2つの側もつながっています。その場合はカードを押し込んだ人の勝ちです：%1。</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>最後のカードを押し込んだのは%1ですが、それは関係ありません。</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>同じ局面が3回目に現れ、%1が引き分けを宣言しました。</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>タッチアンドムーブで遊んでいます。手に取ったカードは使わなければなりません。2人が合意すれば、「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>タッチアンドムーブで遊んでいます。カードは付けた所に押し込みます。横のチェックマーク、Enter、または同じ矢印のクリックで押し込んでください。</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>このボードに%1はありません。</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>%1の先に空きがないので、何も動かせません。</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>空きの%2は、%1のすぐそばです。ほかのカードが少なくとも1枚動かなければなりません。</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>縦列%1の北端</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>横列%1の東端</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>縦列%1の南端</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>横列%1の西端</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>カードを持っています。ボードの横の矢印を、矢印キーかクリックで選んでください。そこから押し込みます。</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>押し込むカードがまだ%n枚あります。ボードの横の矢印を選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>ダブルムーブができるのは、オープンムーブの直後だけです。</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>引き分けでゲームを終わらせる</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>勝利を分け合ってゲームを終わらせる</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>%1が%2対%3で勝ち、ゲームを終わらせる</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>%1が勝ち、ゲームを終わらせる</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>%1手です。</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>%1とともに、%2手です。</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>%1対%1の同点で%2が勝ち、ゲームを終わらせる</translation>
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
        <translation>%1(途中)</translation>
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
        <translation>Bywaysで作成</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>Bywaysについて</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>道とつながりのゲームを楽しむテーブル</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>バージョン%1、Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>全員が1つの画面で順番に遊びます。どこにも何も送信しません。ゲームと設定はこのコンピューターに残り、どの操作もその場で保存されます。</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>キーボードだけでも、スクリーンリーダーでも、ライトテーマでもダークテーマでも、色に頼らずにすべて使えます。</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>詳しくは：%1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Bywaysは自由ソフトウェアです。GNU General Public Licenseのバージョン3またはそれ以降のバージョンの条件のもとで、使用、配布、変更ができます。いかなる保証もありません。ライセンスの全文はプログラムに付属しています。</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License、バージョン3。%1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>MITライセンス、Niels Lohmann作。%1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>絵、アイコン、ボードはこのプログラムのために描かれたもので、プログラムと同じライセンスに従います。</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Bywaysは、道が伸び、交わり、出会うゲームを楽しむテーブルです。ボードの上で直接遊べます。ルールの判定も説明も、テーブルに任せられます。</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>これらのゲームはほかの人たちが考えたものです。Bywaysはファンが作ったもので、作者や出版社とは関係がなく、その製品でもありません。名称と商標はそれぞれの所有者に帰属します。気に入ったゲームがあれば、ぜひ本物を探してください。</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>BygはThe Genius: Code Redのルールで遊びます。Christian FreelingとBenedikt RosenauのSympleから生まれました。Over-PassはArthur Blumbergの商標で、Kadon Enterprises, Inc.が独占的ライセンスを受けて使用しています。</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近のファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>手番(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>ハイライト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>棚に戻る(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>手番を終える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>引き分けに合意(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>ゲームのルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>Bywaysについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>手番の一覧で棋譜表記(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>選べる場所(&amp;L)</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>選べる場所と選べない理由(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>棋譜をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>局面を作成(&amp;I)…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>棋譜を貼り付け(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>ボードを印刷(&amp;B)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>サイコロを振る(&amp;I)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>最初へ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>前の手番(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>次の手番(&amp;N)</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>最新の手番へ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>コメント(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>別の分岐(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>解答(&amp;L)…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>最初から始める(&amp;A)</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>時計を一時停止(&amp;K)</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>投了(&amp;G)…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>ゲームを離脱(&amp;V)…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>ボード全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>席の担当(&amp;W)</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>終了したゲーム(&amp;D)</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>プレイヤーの統計(&amp;Y)</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>ゲームを検討(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>ボード横のアドバイス(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>パズルと問題(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>ごみ箱のゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>アドバイス(&amp;A)：%1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>画像またはPDF(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>Webページ(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>アニメーション画像(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>今夜のスコアボード(&amp;V)</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>日替わり課題(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>ボードを回す(&amp;R)</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>左へ(&amp;L)</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>右へ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>手番の人の方へ(&amp;T)</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>いつもの向き(&amp;U)</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>候補手%1、勝率%2：%3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>候補手%1：まだなし</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a turn in short, a chance to win</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終える</translation>
    </message>
</context>
<context>
    <name>byways::app::Adviser</name>
    <message>
        <source>not when you play alone</source>
        <translation>1人で遊ぶときは使えません</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>手番が秘密のゲームでは使えません</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n手番</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>検討済み</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>未検討</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了日時</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番数</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1/%nゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>終了したゲームはまだありません。最後まで遊んだゲームは、すべてここに残ります。</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>当てはまる終了したゲームがありません。ほかのものを選ぶか、すべて表示してください。</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>ゲームを読み込み中：%1/%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>どのゲームか</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>だれが遊んだか</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>どの結果か</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>選んだ人の結果。選んでいなければ、人が勝ったかどうか</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>ゲームを見る</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>検討を見る</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>検討済みです。勝負の分かれ目を見ます</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>手番ごとに、何が大事だったか、どの手がよりよかったかを調べます</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>このゲームは削除できません。</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>別のウィンドウで開いているか、保存先のフォルダーの内容を変更できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>読み込めないゲームが%n件あります：棚を見てください</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>ごみ箱(%1)</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ごみ箱</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>先に一覧からゲームを選んでください。</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>このゲームでは、だれも手番を行っていません。</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>コンピューターはこのゲームに対応していないので、検討できません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>ごみ箱に入れます。あとで戻せます</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>ここに置く</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>この局面からゲームを始められます。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作成</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空のボード</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>標準の初期配置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>局面を作成するボード</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>まだわかりません。解答を探しています…</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>パズルの名前</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>自分のパズルに保存します。まだ遊べないものは下書きとして保存されます。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>%n手で解けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>%n手で解けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>解答はありません(証明済み)。それでも遊ぶことはできます。</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>不明です。しばらく探しましたが、解答は見つかりませんでした。それでも遊ぶことはできます。</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>あと%n文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>名前は%n文字までです</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>クリックで置き、もう一度クリックするか右クリックで取り除きます。キーボードでは、矢印キーでカーソルを動かし、Enterで置くか取り除き、%1で取り除き、数字キーで置くものを選びます。</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>フォルダー「%1」を作れません</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>その間に、別のウィンドウかプログラムが保存したゲームを変更しました</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1、ヒントの場所です</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>矢印キーでカーソルを動かし、Nで次に操作できる場所へ進み、Enterで操作します。</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>矢印キーでカーソルを動かし、Enterで場所を選びます。</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>ボードを拡大</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>ボードを縮小</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>ボード全体</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>ボード全体に戻す(0)</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>単独</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>石%n個のグループ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>入れ替えでボードを直せる道と壁を光らせます</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>道(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>壁(&amp;W)</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>方向を選ぶ</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>道を引く</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>壁を引く</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>道に入れ替える</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>壁に入れ替える</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1。Pで道、Wで壁を引き、矢印キーで向きを変えます</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>リンク %1から%2</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1、空き。道ならループになり、壁ならヘクスが切り離されます</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1、空き。道ならループになります</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1、空き。壁ならヘクスが切り離されます</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1、%2の壁</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1、%2の道</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1、入れ替えに選択中</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1、ループの一部</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1、ヘクスを切り離しています</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1、この手番に引いたもの</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>文字%1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>切り離されています</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>%2への%1の壁</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>%2への%1の道</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>何も引かれていません</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>文字%1、ルート完成</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>道ならループになります</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>壁ならヘクスが切り離されます</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1。Enter、P、Wでリンクへ移ります</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>矢印キーでヘクスからヘクスへ移ります。Enterで、そのまわりのリンクへ進みます。そこでは、矢印キーで向きを変え、Pで道、Wで壁を引き、Escで戻ります。</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>道のペン</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>壁のペン</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>道のペン(P)。ヘクスからヘクスへドラッグするか、2つのヘクスの間をクリックします。</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>壁のペン(W)。辺に沿ってドラッグするか、辺をクリックします。</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>%1に投入</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>外に%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>コマ</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>%1のコマ</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>コマを投入可能</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>着地点、%1を取り除きます</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>移動可能</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>%1に投入</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手に持ったコマ</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>コマを投入する</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>ここに置く</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>持ち上げる</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>着地すると次のどれかが取り除かれます：%1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>%1か%2の、どのコマを取り除きますか? コマを選んでください。Escで手を取り消します。</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>%1か%2の、どのコマを取り除きますか? 矢印キーで選び、Enterで取り除きます。Escで手を取り消します。</translation>
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
        <translation>勝率：まだ不明</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>勝率：%1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>最後の手番の前の勝率：%1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>勝率(まだ考え中)：%1</translation>
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
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>計画ごとの持ち時間</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>手番ごとの持ち時間</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>ゲーム全体の持ち時間</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>ルールブックどおり</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>ゲームを離脱する</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>負けになる</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>表示だけして続ける</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>手番ごとの追加時間</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>時間切れのとき</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>時計が動いている間は使えません</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>大きく損をする手です</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>勝率は最善の手なら約%1、この手なら約%2です。</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>この手のままにする</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>理由を見る</translation>
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
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>この手番へのコメント</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>コメントを保存(%1)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>コメントを変更前のままにします</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>%n文字多すぎます。保存するにはコメントを短くしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>残り%n文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>長すぎて貼り付けられません。コメントは%n文字までです。</numerusform>
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
        <translation>%1を学ぶ</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>修了したレッスン：%1/%2。1レッスン2～4分です。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>修了したレッスン：%1/%2</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>レッスン%1から続ける</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>このコースを最初からやり直しますか?</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>獲得した星は失われます。</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>最初からやり直す…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>%1に交代</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1は、ほかにだれも見ていないときにスペースキーを押してください。</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>カーテンを上げる</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>計画を提出した人：%1/%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>すべての日</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1. Longest: %2.</source>
        <comment>days in a row now, and at most</comment>
        <translation>%1。最長：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>日替わり課題</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>次の月</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>月の日付</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>途中、まだ終わっていません</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>毎日新しい、みんなに共通の課題です。</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>開けるプログラムが見つかりませんでした。場所：%1</translation>
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
        <translation>合計</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>不参加</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1、合計：%2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>スコアボードをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>スコアボードを印刷できません</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>プリンターがページを受け付けません。</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>新しいゲーム会を始めますか?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>今夜のゲーム会</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>4時間以内に同じ人どうしで2回目のゲームをすると、自動で始まります。</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>棚</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>点数の付け方</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち数</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>ゲームの得点</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>まだ何もありません。同じ人どうしで2回ゲームをするか、今始めて、次のゲームから数えてください。</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>新しいゲーム会を始める</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>スコアボード</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>スコアボードは空になります。終了したゲームと統計はそのまま残ります。</translation>
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
        <translation>編集、コピー、共有、削除</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>%1でできること</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseDesk</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>This attempt: %1. Best: %2.</source>
        <comment>stars, stars</comment>
        <translation>今回：%1。ベスト：%2。</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>これから獲得できるのは%1です。</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>ヒントを使うと星1つです。</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1、一覧に戻る</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>ステップ%1/%2を完了</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>ヒントを使う</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>コンピューターならどの手を選ぶか</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>代わりに手を進めます。その場合は白抜きの星になります</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>最初から始める：新しい挑戦</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初から始める</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>ヒントを使うと星は1つになります。使うなら、もう一度押してください。次からは確認しません。</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>解答を見ると白抜きの星になります。見るなら、もう一度押してください。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>前のステップへ</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>あなたの手を調べています</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>星の数は、いちばん出来の悪いステップで決まります。</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>代わりに手を進めます</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>探しています</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>解答を表示しました。自分で解くと、白抜きの星になります。</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>ステップを飛ばしたか、解答を表示しました。このレッスンは白抜きの星になります。</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>見る場所を表示。もう一度で、することを表示。使うと星は1つです</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>見る場所を表示。もう一度で、することを表示</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>全員の手を自分で進めて、自由に続けられます。どれかをコンピューターに任せることもできます。ここでの結果は数えません。</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>結果に戻る</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>ゲームとして保存</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>自由に続けられます。ここでの結果は数えません。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1：クリア %2/%3</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>最初の配置から続ける</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>課題に戻る</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>このゲームは初めて? レッスン1</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>すべての日</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>ファイルに入る内容</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>書き出した画像</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>画像を入れるフォルダー</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>画像%n枚を置き換えますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>%1など、同じ名前の画像がフォルダーにあります。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%1に画像%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>まだ書き出しています。</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1ファイル</translation>
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
        <translation>空のボード</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG、画像</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG、大きさが自由な図</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF、印刷用のページ</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>ウィンドウと同じ</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>幅(ピクセル)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高さ(ピクセル)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>手番の一覧を別のページに</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>ゲーム全体を画像に</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>ゲーム全体をWebページに</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>ゲーム全体をアニメーション画像に</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>長辺(ピクセル)</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>1手番の秒数</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>最初のボード。0は開始時</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>最後のボード</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>長辺</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボードの範囲</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>検討済み</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>全手番を検討済み。勝負の分かれ目を見ます</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>%1/%n手番を検討済み。続きを検討します</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>手番ごとに、何が大事だったか、どの手がよりよかったかを調べます</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>review, a game, its players</comment>
        <translation>%1：%2、%3</translation>
    </message>
</context>
<context>
    <name>byways::app::FullHouseBoard</name>
    <message>
        <source>Send the newest piece back out</source>
        <translation>最後に投入したコマを外に戻す</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>全画面表示です。%1か%2で解除します。</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1～%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1で遊ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>%1のパズル</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>コンピューターと対戦</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>%1でコンピューターと対戦</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>コンピューターと対戦：%1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>%1でコンピューターと対戦：%2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>学ぶ %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1を学ぶ</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>修了したレッスン：%1/%2</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>問題：クリア %1/%2</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>%1の問題：クリア %2/%3</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>覚えやすい</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>ルールはほどほど</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>ルールは多め</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>まずはここから</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>三つ組を表示</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>どの3マスが三つ組かを表示(T)</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>中央の四角、ここでゴールします</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2の%1のコマ</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手に持ったコマ</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>コマを投入可能</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>手に持ったコマの移動先</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>コマを投入する</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>コマをゴールさせる</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>ここへ動かす</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>コマを戻す</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>コマを持ち上げる</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>控えのコマを投入できます：%1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>そのあと%1にコマを投入可能</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>通過マス、通れますがとどまれません</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>ここへ動けるのは%1のコマだけ</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>%1のコマをここへ動かす</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>ラウンド%1をもう一度表示</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>左折標識(&amp;L)</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>右折標識(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>バリケード(&amp;B)</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>その場にとどまります。</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>今のボードで%1へ進むと%n点、%2まで。%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>支配していません</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>このラウンドの自分の%1</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>方向は未選択</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1がいます</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>%1のスタートマス</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>このラウンドは%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>手元：%1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>手元：%1、残り%n、手に持っています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>手元：%1、残り%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>%1へ進む</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1、選択中。%2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>%1を持つ</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>%1を置く</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>%1を取り消す</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>追いはぎ(&amp;O)</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>ラウンド%1の進行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>矢印キーで輪を動かします。Q E A D Z Cで方向を選び、Sでとどまります。L、R、Xで、輪のある場所に標識かバリケードを置きます。</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>クリックまたはEnterで%1へ進む</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>%1の通り道</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>クリックまたはEnterで%1へ進むか、標識を置く</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1、または標識を置く</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
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
        <translation>得点表</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>まだ行われていません</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>うち追いはぎで%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1位</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>離脱</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>ここから学ぶ – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>局面%1/%2</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>ここから学ぶ</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>%1はここで勝率を%2損しました。よりよい手を探してください。</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>検討に戻る</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>次の局面</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>自分でやってみる</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>最善の手は「%1」です。そのときの勝率：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>自力で見つけた手：%1/%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>その手では勝率を%1損します。もっとよい手があります。</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>どれくらいよい手かはわかりません。</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>見つかった最善の手と同じくらいよい手です。</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>それはできる手でした。ほかの手を試してください。</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>そこではありません。</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1/%2を発見</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>では手番を終えてください。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>レッスン%1/%2</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>レッスン%1が終わりました。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>コースへ</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>レッスンを終える</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>ゲームにしては大きすぎます。</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>壊れているか、Bywaysが保存したゲームではありません。</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>プレイヤーの名前が%1文字より長いか、1行に表示できない文字を含んでいます。</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>Bywaysが保存したゲームではありません。「%1」に問題があります。</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>新しいバージョンのByways(形式%1)で書かれています。このバージョンでは読み込めません。</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>「%1」のゲームですが、このバージョンは対応していません。</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>プレイヤーかオプションがゲームに合っていません(%1)。</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>棋譜にある結果が、手番をたどった結果と違います。</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>棋譜に入っている作成した局面からは、ゲームを始められません。</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>棋譜の項目%1にある操作「%2」は、ルールではできません。</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>Bywaysのゲームの文字コードであるUTF-8で書かれていません。</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>棋譜が長すぎて、あとで読み込めなくなります</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>棋譜をあとで読み込めなくなります(%1)</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>このゲームは保存できません：%1。</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>琥珀</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>グラファイト</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>最後に戻る</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>元の手番に戻る</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>前に遊んだ%n手番を、開始局面の分岐に残してあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>前に遊んだ%n手番を、手番%1の分岐に残してあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>前の場面を振り返っています。進行中のラウンドは最後で続きます。</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>前の場面を振り返っています。ここから続けても、このあとの手番は残ります。</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>最初の場面です。このあと%n手番あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>手番%1/%2のあとです。</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1ここから続けられます。このあとの手番は残ります。</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>最初の場面です。</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1ここは%2の手番です。</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>前に遊んだ、ラウンド%1からの分を残してあります。</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1ここから続けられます。このあとの手番は残りますが、途中の手番は残りません。</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>クリックかキーで続ける</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>ゲームを保存できません</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Bywaysの棋譜 (*.byways *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1は投了しますか?</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>その場合、ゲームは%1の勝ちになります。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>%1はゲームから離脱しますか?</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>ほかの人は%1なしで続けます。離脱した人はもう勝てません。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>プレイヤー全員が引き分けに合意しますか?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>全員が合意</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>棋譜をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>作成した局面</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>局面を作成 – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>進行中のラウンドを開けません</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>別のコンピューターで封印されたか、その後ゲームの一部が手作業で変更されました。全員が最後に見た場面から続けます。</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>先にゲームの棋譜全体をコピーしてください。棋譜は{で始まり、}で終わります。</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>%1のルール – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1(未保存)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Byways</source>
        <comment>players, game</comment>
        <translation>%1[*] – %2 – Byways</translation>
    </message>
    <message>
        <source>The dice have been rolled: at this table, you can’t undo past a roll</source>
        <translation>サイコロが振られました。このテーブルでは、サイコロを振る前には戻せません</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>このゲームは別のウィンドウで開いています。</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>2つのウィンドウで開くと、互いの手番を打ち消してしまいます。最後に保存した状態のコピーで続けられます。</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>コピーを開く</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>「%1」を開けません</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>「%1」はその後変更されています。</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>別のウィンドウかプログラムが書き込みました。ここで保存すると、今の内容を置き換えます。「名前を付けて保存」なら両方が残ります。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>このゲームは保存されていません：%1。</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>このゲームは保存されていません。</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>最後に保存できたあとに進めた分は失われます(%1)。</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>その結果は失われます(%1)。</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>それでも終了</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>提出した計画は取り消せません</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>学ぶ – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>終了したゲーム – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>統計 – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>取り消せるものはまだありません</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>検討 – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>このゲームの棋譜はいっぱいで、追加できませんでした。</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>時計が止まっていました</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>コンピューターのスリープなどで、約%n分間、Bywaysが動いていませんでした。その時間は数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>コンピューターのスリープなどで、少しの間、Bywaysが動いていませんでした。その時間は数えません。</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>進行中のラウンドを除いて、棋譜をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>壊れているか、Bywaysが保存したゲームではありません。</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>このテキストにゲームがありません</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>ごみ箱 – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>「%1」をごみ箱に入れました。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>このゲームは戻せません。</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>もうごみ箱にありません。</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>ごみ箱を見る</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>このゲームは、終了したゲームに入っていません。</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>加える</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>終了したゲームに入り、統計に数えられています。</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>ゲームのコピーには、全員が見たことだけが入ります。秘密で提出された計画は含みません。</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>進行中のラウンドを除いて、%1として保存しました</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>このゲームの棋譜は、もうすぐいっぱいです。入りきらないコメント、別の分岐、検討は残りません。</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>大きな間違いとなる手のときは、コーチが知らせてくれます。</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>コーチ付きで遊ぶ</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>ボードの画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>日替わり課題 – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>スコアボード – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>前に間違えた問題が%n問あります。復習しましょう。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>棚のゲームに入りました。</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>今日の課題が終わりました。%n日連続です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>今日の課題が終わりました。</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>%1の課題が終わりました。</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>今夜2回目のゲームです。Bywaysが得点を集計します。%1。</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>スコアボードを見る</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>パズル、問題、レッスンの結果が保存されていません：%1。</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>パズル、問題、レッスンの最近の結果が保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>%n手番の間、だれもコマを動かしていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>引き分けに合意…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>トレーニング。あなたの実力：%1。</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>このラウンドは最初からやり直しになります</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Bywaysの棋譜</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>パズルを保存できません</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>下書きとして自分のパズルに保存しました。</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>自分のパズルに保存しました。</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>パズルを保存</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>パズルを保存できません</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>これはパズルです：%1。</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>自分のパズルに保存</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>パズルをコピーできません</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>パズルを削除できません</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>パズルのファイルをごみ箱に移せません。</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>ゲームは勝者なしで終わります。</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>下書きはまだ共有できません</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>この配置からはパズルを始められません。始められるように直すと、共有できます。</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>結果をクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>新しいパズル</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>パズルを作る</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>コマの数</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>パズルのコード</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>同じコードからは、どこでも同じパズルができます。難しさは、解答を見つけるまでに何回試す必要があるかで測ります。</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>別のパズルを作る</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1、コマ%n個、%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>最初の手%n通りのうち、%1通りが解答につながるとわかっています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>コード：%1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>コードをクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>コンピューター%1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>コマを置けます</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2の%1のコマ</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>試し置き</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手に持ったコマ</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>ここに試し置きする</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>コマを戻す</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>コマを持ち上げる</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>前に遊んだ人</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  レベル%2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>新しいゲーム：%1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>局面を作成…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>サイコロの前まで戻す</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>オン：サイコロの前まで元に戻せます。次の出目を知ったうえでの手番には、一覧で印が付きます。</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>互角の序盤</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>強い人どうしでは、このボードのゲームはほとんど席で決まります。オンにすると、最初の%n手番が決まった形で始まり、そこからはどちらも勝てます。「もう一度遊ぶ」で席が入れ替わります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>その他のオプション</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>その他のオプション(%n件変更)</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>抽選</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>スライド</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>脱出</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1(%n手)</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>中央の四角</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2の%1のコマ</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手に持ったコマ</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>コマを戻す</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>コマを持ち上げる</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>出口、ここからコマがゴールします</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>代わりにこのコマを持ち上げる</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>フォルダー「%1」を作れません。</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1(コピー)</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>下書き</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>パネルの境界</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>ドラッグでパネルの大きさを変えます。キーボードでは矢印キーを使います</translation>
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
        <translation>USレター</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>向き</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>時計は止まり、ボードは隠れています。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>同じ人として統合…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>名前の統合を解除</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>統計から外す…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>外した人を元に戻す</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>すべてのゲームを数え直す</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>%1と%2は同じ人ですか?</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>同じ人</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>同じ人</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>%1を統計から外しますか?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>%1のゲームをどの名前で数えますか? 棋譜は変わりません。あとで名前の統合を解除できます。</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>今後は統計に含めず、相手のゲームでは名前のないプレイヤーとして表示します。ゲームは残ります。</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>レートをリセット…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>統計をリセット…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>統計で%1を何と呼びますか? 棋譜はそのまま残ります。</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>2人のゲームをまとめて数えます。あとでまた分けることもできます。</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>保存できなかったので、何も変わっていません。</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>%1の統計をリセットしますか?</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>これまでのゲームは数えなくなります。ゲーム自体は残ります。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>%2での%1のレートをリセットしますか?</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>この強さに合わせるコンピューターは、また弱いところから始めます。ゲームとほかの統計は残ります。</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1(%2キー)</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>置くもの</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>離脱</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>空席</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>%1の席の担当</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>coach, what is about the player: coach, to move</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>byways::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>ボード上のガイド</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>コマが移動する様子を表示します。オフなら、すぐに移動先に現れます。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>本物のボードと同じように、何も表示しません。</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>選べる場所に印が付きます。</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>ほかの場所にポインターを合わせると、どのルールで禁じられているか、その根拠は何かがわかります。</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>棋譜表記</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>手番の一覧を、言葉の代わりに座標で書きます。</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>離れている間は時計を止める</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>時計を使うゲームで、ほかのウィンドウを使っている間は時間が止まります。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速く</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>コンピューターの速さ</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの設定</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>選べる場所</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>選べる場所と選べない理由</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
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
        <translation>ボードの上の手番表示</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>「大」は部屋の向こうからでも読めます。2人以上の人が遊ぶときに表示されます。</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>今日の課題</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>棚のいちばん上に、毎日新しい課題が出ます。</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>ボードを印刷</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>USレター</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFとして保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>ページを印刷できません。</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFとして保存</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>ボードと必要な得点トラック、ルールの短いまとめを載せた1ページ。クリアケースに入れると、ホワイトボード用ペンで書けます。</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>ページを作成できません。</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>すべて、%nページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDFファイル</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>ページを印刷できません。</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>空のボード</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>手番の一覧を別のページに</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
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
        <translation>その手ではありません。</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>その手では負けます。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>%2がどう応じても、%1の勝ちです。</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>これが正解の手です。</translation>
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
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>自分でやってみる</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>すべての問題</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1(最大%2)。</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>自分で作る…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>%1のパズルを自分で作る</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>パズルと問題</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1へ移る</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>トレーニング</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>すべてのゲームから、実力に近い問題が次々に出ます。間違えた問題はまた出ます</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>%1のトレーニング</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>新しいパズル…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>%1の新しいパズル</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>自分のパズル</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>共有用のファイルを保存…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ごみ箱に入れる</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>最近作ったパズル</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>%1を保存</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>探しています：%1局面</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>ここからの解答はありません。%n手戻った場面を探しています</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>手を全部見る</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>自分でやってみる</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>自分の局面から</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>%1手目へ</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>最後の手を取り消す</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>すべてのパズル</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>解答を見る</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>探すのをやめる</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>コマ %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>moves made, pieces left</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>ベスト：%1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>クリアです。</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>ほぼクリアです。</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>手詰まりです。</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>もっとよい解き方があるので、間違い1回と数えます。</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>自己ベストです。</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>探しています</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>%1のコマを動かしてください。</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>ここからの解答はありません。最初からなら、あります。</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>ここからの解答はありません。%1手目まで戻せば、あります。</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>ここからの解答はありません。</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>ここからの解答があるかどうかわかりません。調べるにはメモリーが足りません。</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>ここからの解答があるかどうかわかりません。探しましたが、見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>「%1」が解答への手です。ここから%n手かかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>最後のコマは中央ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>全部で%n手、最良の記録と同じです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>全部で%1手、最良の記録より%n手多くなります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>履歴を消去</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n手番</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · 終了</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>このテキストには%n件のゲームがあります。どれを開きますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>これに関するルールを読む(Tab、次にEnter)</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>もう一度再生</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左矢印</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右矢印</translation>
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
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1が勝利を分け合います</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>「もう一度遊ぶ」で、同じ局面から始めます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1のヒント：%n回。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1がアドバイスを見た手番：%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>ゲームを手番ごとに見て、何が大事だったか、どうすればよかったかを調べます</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>途中、コンピューターが%1の代わりに遊びました。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>ゲーム全体を画像・Webページ・アニメーションに、またはボードの画像に</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>%1を再開、%2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>自分で選んだ配置</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n手進行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>ラウンド%1の前</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>作成した局面</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  手番%2、%3：%4の損</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>大きく損をした手はありません。</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>%1の手番に大きく損をした手はありません。損をした手は「%2」にあります。</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>まだ何も見つかっていません。</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>手番ごとの勝率</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>このゲームの分岐に加えました。</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1の手は「%2」でした。</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>そのときの勝率：%1。</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>%1の応手は、%2手でした。</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>よりよい手は「%1」でした。</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1：合計で、サイコロにより勝率が%2変わり、手で%3損しました。</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1は勝率約%2で投了しました。</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  ラウンド%2、%3：%4の損</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>このゲームには、その分岐がもうあるか、残せる数の上限(%1)に達しています。</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>%1は、1手番あたり平均で勝率%2を損しました。</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this change stays unexplained.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>%3の勝率は%1から%2になりました。手番は1つずつ評価するため、そのうち%4は説明できません。</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>全員の手番</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>%1の手番</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>全%n手番を検討済み。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%1/%n手番を検討済み。</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>損の大きかった手を調べ直しています。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>検討を一時停止</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>検討を再開</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>実際の進行</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>よりよい手を見る</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>分岐として残しました</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>分岐として残す</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>このゲームの分岐に加えます。そこから続けて遊べます</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>だれの手番か</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>ここから学ぶ</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>それぞれの局面でもう一度、よりよい手を探します</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>全1手番を検討済み。</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1残り約%2です。</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>学べる間違いはまだ見つかっていません。</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1で遊ぶ</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>プレイヤーと手番の表示に戻る(Esc)</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
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
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>%1のコピー</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>このゲームをごみ箱に入れる</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>%1、%2をごみ箱に入れる</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>名前(&amp;N)…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>コーチ：大きな間違いとなる手なら知らせる</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>%1の名前は何ですか?</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>この名前にする</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>コーチ：%1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>席を交換</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>名前と色はそのままで、互いの席に移ります</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>全員が1つ前の席に移り、最初の人は最後の席に移ります</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>互いの席に移り、その席のコマを受け持ちます</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>プレイヤー%1の席の担当</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>最近のゲームの結果に合わせて変わります。</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>%1のコーチ</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>%1のコーチ：大きな間違いとなる手なら知らせます</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>コーチは大きな間違いとなる手なら知らせます。対象：%1。</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>%1という名前の人が2人以上います。1人の名前を変えると見分けられます。</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>コーチ：大きな間違いとなる手なら知らせる</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>席をずらす</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>名前は%n文字までです。残りは切り取られました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>時計を使うときはコーチが付きません。手を調べるとプレイヤーの持ち時間が減るためです。</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>あと%n件を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>道とつながりのゲームを楽しむテーブル</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>ファイルから棋譜を開く</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>続きを遊ぶ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>ソロチャレンジ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了したゲーム</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>終了したゲームすべて(%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>このゲームは削除できません。</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>別のウィンドウで開いているか、保存先のフォルダーの内容を変更できません。</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>スコアボード</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>今夜：%1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>フォルダーを開けるプログラムが見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>ボードの場所で操作する</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>座標を表示する、または隠す</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>ボードの横にルールを表示する</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>同じ種類のゲームをもう一度</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>保存したゲームを開く</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>棋譜をコピー</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>棋譜を貼り付け</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>すべてのボードで</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>プログラムで</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作成</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>ゲームを印刷</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>ゲームをエクスポート</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>ポインターを合わせる</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>そこに何があるか、なぜできないかを見る</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>手番の一覧で</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>その手番へ移る</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>その手番にコメントする、または別の分岐を選ぶ</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>ホイール、またはスライダーをドラッグ</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>ゲームをたどる</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>1手番戻る</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>1手番進む</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>最新の手番へ</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>ボードの手番にコメントする</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>ファイルをウィンドウにドロップ</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>そのファイルを開く</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>全画面表示、または元に戻る</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>このページ</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>元に戻す(提出かサイコロの直後まで)</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>ゲームを検討する</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>終了したゲームすべて</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>すべてのパズルと問題</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>パズルと問題で次や前のゲームへ</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N、Shift+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>次に操作できる場所へ、または前へ</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O、Shift+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>次の自分のコマへ、または前へ</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>手番を終える、または提出する</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>メッセージが示すルールへ、またはボードの横のボタンへ移る。Escで戻る</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>コンテキストメニュー(ゲームで使わない場合)</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>印の付いた場所で操作する、ほかではフォーカスのあるボタンを押す</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>場所から場所へ移る</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>ボードを左または右に回す</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>メッセージを閉じる、この手番の最後の操作を取り消す、またはゲームの最後に戻る</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>ボードにコマ%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>%n手の解答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>解答の%1手目(全%2手)：%3。</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>解答の手</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>解答</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>終了したゲームはまだありません。1つ終わると、そのプレイヤーがここに表示されます。</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>統計を保存</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>統計を保存できません</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>統計を印刷できません</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>プリンターがページを受け付けません。</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>このコンピューターで終了したゲームから集計しています。ほかには保存していません</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>だれの統計か</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>どのゲームか</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>画像、表、または紙で</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>画像(PNG)…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>全員の表(CSV)…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>読み込めないゲーム%n件は数えていません：棚を見てください</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1ファイル</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>課題の表(CSV)…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>名前の変更、統計から外す、リセット</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>レートをリセット…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増やす</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1、%2の石</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1、この手番に配置</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1、空き、今は置けません：%2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1、空き、選べる場所</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>石を置く</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>%1の色</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1、%2の色</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>得点の内訳をラウンドごとに見る</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>手番が終わりました。%1で取り消せます。</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1。%2で取り消せます。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>取り消しました。%1でもう一度行えます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>ヒント：まず場所、次に手、3回目でその手を実行します(H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを探しています…</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>ヒント：手番を終えましょう。</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>ヒント：輪のある場所を見てください。</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>ヒント：輪のある場所を見てください：%1。</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>%2が間違えないかぎり、%1はもう勝てません。</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>これで%2がどう応じても%1の勝ちです。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1は「%2」で応じられます。%3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>よりよい手は「%1」でした。%2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>ヒント：</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1(%2)：%3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>ヒントは、このラウンドの進行が終わると使えます。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>ヒントを使えるのは、カーテンの陰で計画している人だけです。</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>先にサイコロを振ってください。そのあと、目の使い方のヒントが出ます。</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>だれの手番でもないので、ヒントはありません。</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>%1の勝率：約%2。</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1%2で手番を終えます。</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>分岐を削除しました。別の分岐のメニューから戻せます。</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>ヒントは、ラウンドの計画中に使えます。</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>もう一度押すと、その手を実行します。</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>%1は時間切れです。ゲームは続きます。</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>コーチが確認しています… %1でスキップできます。</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>ここは%1の手番です。続けるには、自分の手番へ移ってください。</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>やり直しました。%1で取り消せます。</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>自分で選んだ配置</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>このゲームは戻せません。</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>元のフォルダーの内容を変更できません。</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>このゲームを完全に削除しますか?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>ごみ箱の中身をすべて完全に削除しますか?</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ごみ箱</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>削除したものは%n日間、元に戻せます</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>棚に戻る</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>ごみ箱は空です。</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>ごみ箱を空にする…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>完全に削除…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除日</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>保存期限</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1、%2。この操作は元に戻せません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>ゲーム%n件です。この操作は元に戻せません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>カードを回す</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>カードを押し込む</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>カードを戻す</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>カードを取る</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>カードを列に付ける</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>手札、なし</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>手札、カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1、次のカードの角は北西</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1、次のカードの角は北東</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1、次のカードの角は南東</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1、次のカードの角は南西</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1、裏向き</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1、北西の角から東と南への道</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1、北東の角から西と南への道</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1、南東の角から西と北への道</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1、南西の角から東と北への道</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>西側とつながっています</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>東側とつながっています</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>北側とつながっています</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>南側とつながっています</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>最後に押し込まれたカード</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>取れます</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>縦列%1の北端</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>横列%1の東端</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>縦列%1の南端</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>横列%1の西端</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1、カードが付いています。Enterで押し込みます</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1、可能</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1、不可</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>赤い破線：%1にも表向きのカードが置かれるまで、その角では何もつながりません</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>赤い破線：%1にも表向きのカードが置かれるまで、ここでは何もつながりません。</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>カードを左に回す(Q、またはホイール)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>カードを右に回す(R、右クリック、またはホイール)</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>ここにカードを押し込む(Enter)</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>カードを左に回す</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>カードを右に回す</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>カードを押し込む</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBand</name>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player</comment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1が勝利を分け合います</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>だれから始める?</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>全員に公開中</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>%1がサイコロを振ります</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>%1の手番</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation>完了：%1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>可能：%1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>運で決定</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>%1がサイコロを振る</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>サイコロを振る(スペース)</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>未完了：%1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>だれから始める?</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>ひそかに計画する</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中です。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>進行中…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>今すぐ進める</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提出する</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>この手番はもう終わっています。</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>ラウンドの前</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>手の種類</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>ラウンドを計画する</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>このラウンドの自分の計画を立てる(%1)</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>カーテンでテーブルを隠します。1人ずつ順番にカーテンを上げ、1人で計画します(%1)</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>計画を提出します。そのあとは変えられません(%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>手番を終える(%1)</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>進行が終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>ここに終える手番はありません。</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1、ほか%n手番</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>分岐を削除</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>削除した分岐を戻す</translation>
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
        <translation>このラウンド</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>1手番戻る</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>1手番進む</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>最新の手番へ</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>ボードの手番</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>ゲームをたどる</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>ここから別の分岐があります</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>コメント：%1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>コメント…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>この手番へのコメント</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>このゲームの別の分岐</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>作成した局面</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>次の出目を知ったうえでの手番</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>北西</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>北東</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>南東</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>南西</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>手を全部見る</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>ヒントはもうすべて出ました。</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>正解の手：「%1」。</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>輪のある場所を見てください。</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>始めた手は正解です。手番を終えてください。</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>途中までの手は別の方向へ進むので、取り消しました。</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>読み込めないゲームが%n件あります</numerusform>
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
            <numerusform>ほか%n件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ごみ箱に入れる</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>実際の進行</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
</TS>
