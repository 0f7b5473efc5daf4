<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>방금</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n분 전</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>오늘 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>어제</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n일 전</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>No name</source>
        <comment>of a player</comment>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>풀지 못함</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>풀었음</translation>
    </message>
</context>
<context>
    <name>ArrangedTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>이 게임판에 없는 곳이에요: %1.</translation>
    </message>
    <message>
        <source>“%2” can’t be on %1.</source>
        <translation>“%2”: %1에 있을 수 없어요.</translation>
    </message>
    <message>
        <source>Say whose turn it is.</source>
        <translation>누구의 차례인지 정하세요.</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>이 국면에서는 게임이 이미 끝났어요.</translation>
    </message>
    <message>
        <source>It must be the turn of %1, who has no stone yet.</source>
        <translation>%1 님은 아직 돌이 없어서 먼저 두어야 해요.</translation>
    </message>
    <message>
        <source>Every cell must hold a card, but %1 is empty.</source>
        <translation>모든 칸에 카드가 있어야 하는데 %1에는 없어요.</translation>
    </message>
    <message>
        <source>The card inserted last must be face up, but the card on %1 is face down.</source>
        <translation>마지막에 밀어 넣은 카드는 앞면이어야 하는데 %1의 카드는 앞면이 아니에요.</translation>
    </message>
    <message>
        <source>Too many walls: walls may outnumber paths by at most %1, so that a turn is always possible.</source>
        <translation>벽이 이렇게 많으면 차례를 진행할 수 없게 될 수도 있어요. 벽은 길보다 %1개까지만 더 많을 수 있어요.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner, so nobody can start there.</source>
        <translation>%1 칸은 모서리가 아니라서 아무도 거기서 시작할 수 없어요.</translation>
    </message>
    <message>
        <source>Two players have the same starting hex, %1.</source>
        <translation>두 플레이어의 시작 칸이 같아요: %1.</translation>
    </message>
    <message>
        <source>Two players can’t stand on %1 when a round begins.</source>
        <translation>라운드가 시작될 때 두 플레이어가 %1에 함께 서 있을 수는 없어요.</translation>
    </message>
    <message>
        <source>The game has only %1 rounds.</source>
        <translation>라운드는 모두 %1개예요.</translation>
    </message>
    <message>
        <source>Before the roll, only the %2 piece that is coming in can be on %1.</source>
        <translation>주사위를 굴리기 전에 %1에는 새로 들어오는 %2 말만 있을 수 있어요.</translation>
    </message>
    <message>
        <source>A piece that reaches %1 goes home at once, so no piece can stand there.</source>
        <translation>%1에 들어간 말은 곧바로 집에 가므로 거기에 말이 있을 수 없어요.</translation>
    </message>
    <message>
        <source>Too few %1 pieces: while any are in reserve, at least two must be on the board.</source>
        <translation>%1 말이 모자라요. 예비 말이 남아 있는 동안에는 적어도 두 개가 게임판에 있어야 해요.</translation>
    </message>
    <message>
        <source>%1 is a transit space, where no piece may stay.</source>
        <translation>통과 칸에는 말이 머무를 수 없는데 %1에 말이 있어요.</translation>
    </message>
    <message>
        <source>%1 has only %2 pieces.</source>
        <translation>%1 님의 말은 %2개뿐이에요.</translation>
    </message>
    <message>
        <source>A starting position needs at least %1 and at most %2 pieces.</source>
        <translation>시작 배치에는 말이 %1개 이상 %2개 이하 있어야 해요.</translation>
    </message>
    <message>
        <source>No move is possible in this position.</source>
        <translation>여기서 둘 수 있는 수가 없어요.</translation>
    </message>
    <message>
        <source>“%1” is missing or has a wrong value.</source>
        <translation>“%1” 값이 없거나 잘못되었어요.</translation>
    </message>
    <message>
        <source>Points range from −%1 to %1.</source>
        <translation>점수는 −%1점에서 %1점까지예요.</translation>
    </message>
    <message>
        <source>The set has only %2 %1 pieces.</source>
        <translation>세트에 들어 있는 %1 말은 %2개뿐이에요.</translation>
    </message>
    <message>
        <source>%1 isn’t one of %2’s colours.</source>
        <translation>%2 님의 색이 아니에요: %1.</translation>
    </message>
    <message>
        <source>The colours alternate along the spiral: white, black, red, blue, and so on. Use the same number of each colour, or one more of white, of white and black, or of white, black and red.</source>
        <translation>나선을 따라 흰색, 검은색, 빨간색, 파란색의 순서로 되풀이돼요. 그러니 색마다 같은 수를 쓰세요. 똑같이 나뉘지 않으면 흰색이 하나 더, 그다음 검은색, 그다음 빨간색이에요.</translation>
    </message>
    <message>
        <source>The first player plans first, so it must be that player’s turn.</source>
        <translation>첫 번째 플레이어가 먼저 계획하므로 그 플레이어의 차례여야 해요.</translation>
    </message>
    <message>
        <source>A challenge always has its own start; it can’t begin from an arranged position.</source>
        <translation>도전에는 정해진 시작 배치가 필요해요. 아무 국면에서나 시작할 수는 없어요.</translation>
    </message>
    <message>
        <source>No challenge can begin from this position.</source>
        <translation>이렇게 시작할 수 있는 도전은 없어요.</translation>
    </message>
    <message>
        <source>It can’t be player %1’s turn: there is no such player.</source>
        <translation>플레이어 %1의 차례로 할 수 없어요. 그런 플레이어는 없어요.</translation>
    </message>
</context>
<context>
    <name>Arranger</name>
    <message>
        <source>%1, empty</source>
        <comment>place</comment>
        <translation>%1, 비어 있음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, what lies there</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>차례</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
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
        <translation>우선권</translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message>
        <source>Board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>우선권</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>선공</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Cells along each side of the board. Smaller boards make shorter games.</source>
        <translation>게임판 한 변의 칸 수. 게임판이 작으면 게임이 짧아요.</translation>
    </message>
    <message>
        <source>60 seconds per turn, plus a reserve of 5 minutes for the whole game. Whoever uses up the reserve loses.</source>
        <translation>차례마다 60초, 게임 전체에 예비 시간 5분. 둘 다 써 버리면 져요.</translation>
    </message>
    <message>
        <source>%1 cells per side (%2 in all)</source>
        <translation>한 변 %1칸, 모두 %2칸</translation>
    </message>
    <message>
        <source>Chosen by the player with priority</source>
        <translation>우선권이 있는 플레이어가 선택</translation>
    </message>
    <message>
        <source>Priority is drawn by lot.</source>
        <translation>누가 우선권을 가질지 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>Place one stone.</source>
        <translation>돌을 하나 놓으세요.</translation>
    </message>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>돌을 %n개까지 놓으세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place another stone or end the turn.</source>
        <translation>돌을 더 놓거나 차례를 마치세요.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>차례를 마치세요.</translation>
    </message>
    <message>
        <source>Opening stone</source>
        <translation>첫 돌</translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>놓은 돌 %1개, 최대 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group: %1</source>
        <translation>가장 큰 그룹: %1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>그룹: %1</translation>
    </message>
    <message>
        <source>Priority: wins a tie</source>
        <translation>우선권: 동점이면 승리</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>To either end of the row</source>
        <translation>가로줄의 끝으로 옮겨 가기</translation>
    </message>
    <message>
        <source>%1 goes First in the next game.</source>
        <translation>다음 게임은 %1 님이 선공이에요.</translation>
    </message>
    <message>
        <source>Each of you opens with one stone. The Second player begins; the First player follows and then takes the first full turn.</source>
        <translation>첫 돌은 한 사람이 하나씩, 후공이 먼저 놓아요. 그다음 선공이 첫 번째 정식 차례를 진행해요.</translation>
    </message>
    <message>
        <source>Choose who plays First. The other player opens with one stone. Then the First player also opens with one stone and takes the first full turn.</source>
        <translation>누가 선공인지 고르세요. 상대가 첫 돌을 먼저 놓고 선공이 이어서 놓아요. 그다음 선공이 첫 번째 정식 차례를 진행해요.</translation>
    </message>
    <message>
        <source>Every cell is filled: end the turn, and the game is over.</source>
        <translation>모든 칸이 찼어요. 차례를 마치면 게임이 끝나요.</translation>
    </message>
    <message>
        <source>No legal cell is left: end the turn.</source>
        <translation>규칙에 맞게 놓을 칸이 남지 않았어요. 차례를 마치세요.</translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>차례를 시작할 때의 그룹 %n개마다 돌 하나씩, 다만 최대 3개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>차례를 시작할 때의 그룹마다 돌 하나: %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the largest groups are equal, the player with priority wins. That player may also choose who goes First: see below.</source>
        <translation>가장 큰 그룹이 같으면 우선권이 있는 플레이어가 이겨요. 누가 선공인지도 그 플레이어가 고르게 할 수 있어요. 아래를 보세요.</translation>
    </message>
    <message>
        <source>Place your opening stone. %1, who is First, opens after you and then takes the first full turn.</source>
        <translation>첫 돌을 놓으세요. 다음으로 선공인 %1 님이 첫 돌을 놓고, 이어서 첫 번째 정식 차례를 진행해요.</translation>
    </message>
    <message>
        <source>Place your opening stone. You are First, so you also take the first full turn.</source>
        <translation>첫 돌을 놓으세요. 선공이므로 이어서 첫 번째 정식 차례도 가져요.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>이번 차례에는 돌을 %n개만 더 놓을 자리가 있어요. 한 차례의 돌은 서로 닿거나 같은 그룹을 넓힐 수 없어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message>
        <source>joins groups of %1 stones</source>
        <comment>what a turn does; 5 and 4</comment>
        <translation>그룹을 합침(%1)</translation>
    </message>
    <message>
        <source>keeps %1’s groups of %2 stones apart</source>
        <comment>what a turn does; a player, 5 and 4</comment>
        <translation>%1 님의 그룹 사이를 가름(%2)</translation>
    </message>
    <message>
        <source>grows %1’s largest group from %3 to %2 stones</source>
        <comment>what a turn does; a player, stones</comment>
        <translation>%1 님의 가장 큰 그룹을 %3개에서 %2개로 키움</translation>
    </message>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>다음 차례에 %1 님이 돌 %n개까지 놓게 됨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygPhrases</name>
    <message>
        <source>The largest group of touching stones wins. %1 wins a tie.</source>
        <translation>서로 닿은 돌로 된 가장 큰 그룹이 이겨요. 동점이면 %1 님이 이겨요.</translation>
    </message>
    <message>
        <source>The largest group of touching stones wins.</source>
        <translation>서로 닿은 돌로 된 가장 큰 그룹이 이겨요.</translation>
    </message>
    <message>
        <source>stone on %1</source>
        <translation>%1에 돌</translation>
    </message>
</context>
<context>
    <name>BygRules</name>
    <message>
        <source>Two players fill a board with stones. In the end, the &lt;b&gt;largest group&lt;/b&gt; wins. But the more groups you have, the more stones you may place. So you want many groups, but also one big group. The art is knowing when to join many groups into one.</source>
        <translation>두 플레이어가 게임판을 돌로 채워요. 마지막에는 &lt;b&gt;가장 큰 그룹&lt;/b&gt;이 이겨요. 하지만 그룹이 많을수록 돌을 더 많이 놓을 수 있어요. 그래서 그룹이 많아야 하고, 큰 그룹도 하나 있어야 해요. 언제 앞의 것을 버리고 뒤의 것을 택할지가 이 게임의 핵심이에요.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <translation>그룹과 활로</translation>
    </message>
    <message>
        <source>Stones of one colour that touch belong together: they are a &lt;b&gt;group&lt;/b&gt;. A stone that touches no other of its colour is a group of one.</source>
        <translation>서로 닿은 같은 색 돌은 한편이에요. 이것이 &lt;b&gt;그룹&lt;/b&gt;이에요. 같은 색 돌과 전혀 닿지 않은 돌도 하나짜리 그룹이에요.</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its &lt;b&gt;liberties&lt;/b&gt;. These are the places where it can grow.</source>
        <translation>그룹 옆의 빈칸은 그 그룹의 &lt;b&gt;활로&lt;/b&gt;예요. 그룹은 여기로 자랄 수 있어요.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. Rings mark its liberties. There is also a violet group of one stone, and two amber groups of two stones.</source>
        <translation>윤곽이 빛나는 보라색 돌 세 개의 그룹. 고리 표시는 그 활로예요. 그 밖에 보라색 돌 한 개의 그룹과 호박색 돌 두 개의 그룹 둘이 있어요.</translation>
    </message>
    <message>
        <source>Violet and amber have two groups each. The rings show the liberties of the larger violet group. During a game, point at a group to see its liberties.</source>
        <translation>여기에서 보라색은 그룹이 두 개, 호박색도 두 개예요. 고리 표시는 큰 보라색 그룹의 활로를 나타내요. 테이블에서는 그룹을 가리키면 보여요.</translation>
    </message>
    <message>
        <source>Before you begin</source>
        <translation>시작하기 전에</translation>
    </message>
    <message>
        <source>In the &lt;b&gt;opening&lt;/b&gt;, each player places one stone on any empty cell: the Second player first, then the First player. After that you take full turns, starting with the First player.</source>
        <translation>&lt;b&gt;첫 돌&lt;/b&gt;은 한 사람이 하나씩, 아무 빈칸에나 놓아요. 후공이 먼저 놓고 선공이 이어서 놓아요. 그다음부터는 정식 차례를 번갈아 가지며, 선공이 먼저 해요.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>Count your groups as the turn begins. You may place that many stones, but no more than &lt;b&gt;three&lt;/b&gt;. You must place at least &lt;b&gt;one&lt;/b&gt;. Stones go on empty cells and never move again.</source>
        <translation>차례가 시작될 때 내 그룹을 세어요. 그 수만큼 돌을 놓을 수 있지만 &lt;b&gt;세 개&lt;/b&gt;를 넘을 수는 없어요. 적어도 &lt;b&gt;하나&lt;/b&gt;는 놓아야 해요. 돌은 빈칸에 놓고, 다시는 움직이지 않아요.</translation>
    </message>
    <message>
        <source>Violet began the turn with three groups and has placed three stones, marked by dashed rings. One stone extends the group at the top, and one extends the group on the left. The third is a new group.</source>
        <translation>보라색이 그룹 세 개로 차례를 시작해 돌 세 개를 놓았어요. 점선 고리로 표시되어 있어요. 하나는 위쪽 그룹을, 하나는 왼쪽 그룹을 키웠어요. 세 번째는 새 그룹이에요.</translation>
    </message>
    <message>
        <source>Three groups, so three stones. Two of the stones each extend a group, and the third starts a new group. Dashed rings mark stones that you can still take back.</source>
        <translation>그룹이 세 개라서 돌도 세 개예요. 둘은 각각 그룹 하나를 키웠고, 세 번째는 새 그룹을 만들었어요. 점선 고리는 아직 무를 수 있는 돌을 나타내요.</translation>
    </message>
    <message>
        <source>The order in which you place your stones makes no difference.</source>
        <translation>놓는 순서는 상관없어요.</translation>
    </message>
    <message>
        <source>Stones placed in one turn don’t touch</source>
        <translation>한 차례의 돌은 서로 닿지 않아요</translation>
    </message>
    <message>
        <source>Two stones that you place in the same turn may not be next to each other.</source>
        <translation>같은 차례에 놓는 두 돌은 서로 이웃할 수 없어요.</translation>
    </message>
    <message>
        <source>A violet stone has just been placed in the middle and is marked by a ring. The cell to its right touches that stone and is struck out.</source>
        <translation>가운데에 보라색 돌을 막 놓았어요. 그 오른쪽 칸에는 금지 표시가 있고, 이유가 되는 돌에는 고리 표시가 있어요.</translation>
    </message>
    <message>
        <source>The cell that is struck out touches a stone placed this turn. On your next turn, you could play there.</source>
        <translation>금지된 칸은 이번 차례의 돌과 닿아요. 다음 차례라면 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>A group grows only once a turn</source>
        <translation>그룹은 한 차례에 한 번만 자라요</translation>
    </message>
    <message>
        <source>For each group that you had when the turn began, only one of the stones you place this turn may go on its liberties.</source>
        <translation>차례가 시작될 때의 내 그룹을 하나하나 살펴보세요. 이번 차례에 각 그룹의 활로에는 돌을 하나만 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>A violet group of three stones with a glowing outline. A stone placed this turn touches it above. A cell that touches it below is struck out.</source>
        <translation>윤곽이 빛나는 보라색 돌 세 개의 그룹. 이번 차례의 돌이 위에서 닿아 있어요. 아래에서 닿는 칸에는 금지 표시가 있어요.</translation>
    </message>
    <message>
        <source>The stone above has extended the outlined group. A second stone, below, would extend it again.</source>
        <translation>위의 돌이 윤곽이 있는 그룹을 키웠어요. 아래에 하나를 더 놓으면 또 자라게 돼요.</translation>
    </message>
    <message>
        <source>This rule is only about your own groups. You may place as many stones as you like beside your opponent’s groups.</source>
        <translation>이것은 내 그룹에만 해당돼요. 상대의 그룹 옆에는 돌을 얼마든지 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <translation>그룹 합치기</translation>
    </message>
    <message>
        <source>One stone may touch two or three of your groups and join them. This extends &lt;b&gt;each&lt;/b&gt; of these groups, so no other stone you place this turn may touch any of them.</source>
        <translation>돌 하나가 내 그룹 두세 개에 닿아 하나로 합칠 수 있어요. 그러면 &lt;b&gt;각 그룹이&lt;/b&gt; 모두 자란 것이므로, 이번 차례의 다른 돌은 그중 어느 것에도 닿을 수 없어요.</translation>
    </message>
    <message>
        <source>A stone in the middle joins two violet groups of two stones each. All the empty cells around the new group of five are hatched.</source>
        <translation>가운데의 돌이 보라색 돌 두 개짜리 그룹 둘을 합쳤어요. 새로 생긴 다섯 개짜리 그룹 둘레의 빈칸은 모두 빗금 쳐져 있어요.</translation>
    </message>
    <message>
        <source>One stone has joined two groups into a group of five. The hatched cells are closed for the rest of this turn. You now have one group fewer, which can cost you a stone next turn.</source>
        <translation>돌 하나로 다섯 개짜리 그룹이 생겼어요. 빗금 친 칸은 이번 차례가 끝날 때까지 막혀 있어요. 그룹이 하나 줄었으니 다음 차례에 놓을 돌도 하나 줄어들 수 있다는 점을 기억하세요.</translation>
    </message>
    <message>
        <source>The first stone of a turn may go on any empty cell. So there is always something to play, and nobody ever passes.</source>
        <translation>차례의 첫 돌은 어느 빈칸에나 놓을 수 있어요. 그래서 언제나 둘 곳이 있고, 아무도 차례를 거르지 않아요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Play goes on until the board is full. Then compare both players’ largest groups: the larger one wins. If they are equal, the player with &lt;b&gt;priority&lt;/b&gt; wins. So there is always a winner.</source>
        <translation>게임판이 가득 찰 때까지 계속해요. 각자 가장 큰 그룹의 돌을 세어 더 큰 쪽이 이겨요. 크기가 같으면 &lt;b&gt;우선권&lt;/b&gt;이 있는 플레이어가 이겨요. 그래서 언제나 승자가 있어요.</translation>
    </message>
    <message>
        <source>A full board. The largest violet group has eight stones, the largest amber group seven. Both are outlined; the other stones are faded.</source>
        <translation>가득 찬 게임판. 가장 큰 보라색 그룹은 돌 여덟 개, 가장 큰 호박색 그룹은 일곱 개예요. 둘 다 윤곽이 있고 다른 돌은 흐리게 보여요.</translation>
    </message>
    <message>
        <source>Eight stones against seven: violet wins. Other groups no longer count, however many there are.</source>
        <translation>여덟 개 대 일곱 개로 보라색이 이겨요. 다른 그룹은 아무리 많아도 이제 따지지 않아요.</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>시계를 쓸 때</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>One of you, drawn by lot, has &lt;b&gt;priority&lt;/b&gt;. Before the game, that player chooses who is the &lt;b&gt;First&lt;/b&gt; player and who is the &lt;b&gt;Second&lt;/b&gt;. If the largest groups are equal at the end, the player with priority wins. When you set up the game, you can also settle who has priority and who is First.</source>
        <translation>추첨으로 한 사람이 &lt;b&gt;우선권&lt;/b&gt;을 얻어요. 그 플레이어는 시작하기 전에 누가 &lt;b&gt;선공&lt;/b&gt;이고 누가 &lt;b&gt;후공&lt;/b&gt;인지 정하고, 마지막에 가장 큰 그룹의 크기가 같으면 이겨요. 둘 다 게임을 준비할 때 미리 정할 수도 있어요.</translation>
    </message>
    <message>
        <source>For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused seconds of a turn are not saved. Whoever runs out of reserve loses.</source>
        <translation>더 빠르게 두고 싶다면 시계를 켜세요. 차례마다 60초가 주어져요. 다 쓰면 예비 시간이 흐르기 시작해요. 게임 전체에 5분이고 다시 채워지지 않아요. 차례에서 남긴 초는 쌓이지 않아요. 예비 시간을 다 쓴 사람이 져요.</translation>
    </message>
    <message>
        <source>Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and Benedikt Rosenau.</source>
        <translation>Byg는 Nick Bentley가 2010년에 만든 게임이에요. Christian Freeling과 Benedikt Rosenau의 Symple에서 나왔어요.</translation>
    </message>
</context>
<context>
    <name>BygSheet</name>
    <message>
        <source>By Nick Bentley, 2010</source>
        <translation>디자인: Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>To open, the Second player places one stone, and then the First player places one.
Your turn: place at least one stone, and at most one for each of your groups, up to three.
Stones placed in one turn must not touch one another. Each group that you had when the turn began may be extended by only one of them.
When the board is full, compare both players’ largest groups: the larger one wins. If they are equal, the player with priority wins.</source>
        <translation>첫 돌은 후공이 하나 놓고, 이어서 선공이 하나 놓아요.
차례에는 돌을 하나 이상, 내 그룹 수만큼까지, 최대 세 개 놓아요.
한 차례의 돌은 서로 닿지 않아요. 차례를 시작할 때의 내 그룹은 각각 돌 하나까지만 자라요.
게임판이 가득 차면 가장 큰 그룹이 더 큰 쪽이 이겨요. 같으면 우선권이 있는 쪽이 이겨요.</translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message>
        <source>Priority has to be drawn by lot first.</source>
        <translation>먼저 누가 우선권을 가질지 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>Before play, %1 chooses who goes First.</source>
        <translation>시작하기 전에 %1 님이 누가 선공인지 골라요.</translation>
    </message>
    <message>
        <source>Who goes First has already been settled.</source>
        <translation>누가 선공인지는 이미 정해졌어요.</translation>
    </message>
    <message>
        <source>The First player must be one of the two players.</source>
        <translation>두 플레이어 가운데 한 사람만 선공이 될 수 있어요.</translation>
    </message>
    <message>
        <source>There is nothing to draw by lot now.</source>
        <translation>지금은 추첨할 것이 없어요.</translation>
    </message>
    <message>
        <source>%1 has priority and chooses who goes First.</source>
        <translation>%1 님에게 우선권이 있어요. 누가 선공인지 골라요.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to place an opening stone.</source>
        <translation>지금은 %1 님이 첫 돌을 놓을 때예요.</translation>
    </message>
    <message>
        <source>The opening is one stone each, and you have placed yours.</source>
        <translation>첫 돌은 한 사람이 하나씩이고, 이미 놓았어요.</translation>
    </message>
    <message>
        <source>Place at least one stone before you end the turn.</source>
        <translation>차례를 마치기 전에 돌을 적어도 하나 놓으세요.</translation>
    </message>
    <message>
        <source>%1 is next to %2. Stones placed in the same turn must not touch.</source>
        <translation>%1 칸은 %2 칸과 이웃해요. 같은 차례의 돌은 서로 닿으면 안 돼요.</translation>
    </message>
    <message>
        <source>A stone on %1 would make a group grow a second time. Each group grows only once a turn.</source>
        <translation>%1에 놓으면 한 그룹이 두 번 자라게 돼요. 그룹은 한 차례에 한 번만 자라요.</translation>
    </message>
    <message>
        <source>%1 goes First</source>
        <translation>%1 님이 선공</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>돌 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>가장 큰 그룹이 둘 다 돌 %n개예요. 우선권이 있는 %1 님이 이겨요.</numerusform>
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
            <numerusform>%1 님의 가장 큰 그룹은 돌 %n개, %2 님의 가장 큰 그룹은 %3개예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie.</source>
        <translation>%1 님에게 우선권이 있고, 동점이면 이겨요.</translation>
    </message>
    <message>
        <source>%1 has priority and wins a tie. %2 opens with one stone. %3, who is First, adds one stone and then takes the first full turn.</source>
        <translation>%1 님에게 우선권이 있고, 동점이면 이겨요. %2 님이 첫 돌을 하나 놓은 다음, 선공인 %3 님이 첫 돌을 놓고 첫 번째 정식 차례도 가져요.</translation>
    </message>
    <message>
        <source>Goes First</source>
        <comment>a player&apos;s own choice</comment>
        <translation>선공을 선택</translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>이번 차례에는 놓을 돌이 없어요. 놓을 수 있던 돌은 %n개예요. 차례가 시작될 때 그룹마다 하나씩, 많아야 세 개예요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassArranger</name>
    <message>
        <source>Path of %1</source>
        <translation>%1의 길</translation>
    </message>
    <message>
        <source>Wall of %1</source>
        <translation>%1의 벽</translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message>
        <source>Board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>Smaller boards make shorter games: with three hexes a side, a game takes about ten minutes. On the board of points, paths are sticks and walls are counters.</source>
        <translation>게임판이 작으면 게임이 짧아요. 한 변이 셋이면 10분쯤 걸려요. 교차점 게임판에서는 길이 막대이고 벽이 칩이에요.</translation>
    </message>
    <message>
        <source>Who takes the first turn. After that, play goes round in seat order.</source>
        <translation>누가 첫 차례를 가질지 정해요. 그다음에는 자리 순서대로 돌아가요.</translation>
    </message>
    <message>
        <source>%1 hexes per side (%2 in all)</source>
        <translation>한 변 %1, 헥스 %2개</translation>
    </message>
    <message>
        <source>%1 points per side (%2 in all)</source>
        <translation>한 변 %1, 교차점 %2개</translation>
    </message>
    <message>
        <source>The paths form a loop that no swap can repair. Take something back.</source>
        <translation>길이 고리를 이루고, 여기서는 교환해도 소용없어요. 그린 것을 무르세요.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, and no swap can repair this. Take something back.</source>
        <translation>벽이 헥스를 고립시키고, 여기서는 교환해도 소용없어요. 그린 것을 무르세요.</translation>
    </message>
    <message>
        <source>The paths form a loop. Repair this with a swap, or take something back.</source>
        <translation>길이 고리를 이뤄요. 교환으로 바로잡거나 그린 것을 무르세요.</translation>
    </message>
    <message>
        <source>Walls cut hexes off. Repair this with a swap, or take something back.</source>
        <translation>벽이 헥스를 고립시켜요. 교환으로 바로잡거나 그린 것을 무르세요.</translation>
    </message>
    <message>
        <source>Draw a path and a wall, in either order.</source>
        <translation>길과 벽을 하나씩 그리세요. 순서는 상관없어요.</translation>
    </message>
    <message>
        <source>Now draw a wall.</source>
        <translation>이제 벽을 그리세요.</translation>
    </message>
    <message>
        <source>Now draw a path.</source>
        <translation>이제 길을 그리세요.</translation>
    </message>
    <message>
        <source>The paths form a loop, which a swap must repair.</source>
        <translation>길이 고리를 이뤄요. 교환으로 바로잡아야 해요.</translation>
    </message>
    <message>
        <source>Walls cut hexes off, which a swap must repair.</source>
        <translation>벽이 헥스를 고립시켜요. 교환으로 바로잡아야 해요.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>차례를 마치세요.</translation>
    </message>
    <message>
        <source>A path</source>
        <translation>길</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>벽</translation>
    </message>
    <message>
        <source>A swap, half done</source>
        <translation>절반만 한 교환</translation>
    </message>
    <message>
        <source>A swap, if you like</source>
        <translation>교환, 원하면</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a path or a wall where the ring is</source>
        <translation>고리 표시가 있는 곳에 길이나 벽 그리기</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, 숫자 키패드</translation>
    </message>
    <message>
        <source>The direction in which to draw from a hex</source>
        <translation>헥스에서 그릴 방향</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>끌기</translation>
    </message>
    <message>
        <source>Draw a path from hex to hex, or a wall along a side</source>
        <translation>헥스에서 헥스로 길을 그리거나, 변을 따라 벽 그리기</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>오른쪽 버튼</translation>
    </message>
    <message>
        <source>Draw a wall, or erase what you have just drawn</source>
        <translation>벽을 그리거나, 방금 그린 것 지우기</translation>
    </message>
    <message>
        <source>No route is complete yet</source>
        <translation>아직 완성된 경로 없음</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your walls: it becomes a path, and the chosen path becomes a wall. To cancel, click the path again.</source>
        <translation>교환의 절반을 골랐어요. 이제 내 벽을 클릭하면 둘 다 바뀌어요. 취소하려면 처음 것을 다시 클릭하세요.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen. Now click one of your paths: it becomes a wall, and the chosen wall becomes a path. To cancel, click the wall again.</source>
        <translation>교환의 절반을 골랐어요. 이제 내 길을 클릭하면 둘 다 바뀌어요. 취소하려면 처음 것을 다시 클릭하세요.</translation>
    </message>
    <message>
        <source>End the turn, or swap: click one of your paths and one of your walls, in either order. The path becomes a wall, and the wall a path.</source>
        <translation>차례를 마치거나 교환하세요. 내 길이나 벽을 클릭한 다음 다른 종류 하나를 클릭하면 서로 바뀌어요.</translation>
    </message>
    <message>
        <source>Then, if you like, a swap: one path becomes a wall, and one wall becomes a path</source>
        <translation>그런 다음 원하면 교환: 길은 벽이 되고 벽은 길이 돼요</translation>
    </message>
    <message>
        <source>Points are counted as if the game ended now</source>
        <translation>점수는 지금 게임이 끝난다고 보고 셈해요</translation>
    </message>
    <message>
        <source>All routes are complete: the game ends with this turn</source>
        <translation>모든 경로 완성: 이 차례로 게임이 끝나요</translation>
    </message>
    <message>
        <source>One path can complete the last route and end the game</source>
        <translation>길 하나로 마지막 경로가 완성되어 게임이 끝날 수 있어요</translation>
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
        <translation>경로 %1 완성(%2)</translation>
    </message>
    <message>
        <source>breaks route %1 (%2)</source>
        <comment>what a turn does; a letter, Ann 6</comment>
        <translation>경로 %1 끊음(%2)</translation>
    </message>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>경로 %1 늘어남: 모자란 길 %2개에서 %n개로</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>경로 %1 가까워짐: 모자란 길 %2개에서 %n개로</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPhrases</name>
    <message>
        <source>The game ends once paths join all six corners. Whoever owns the most paths on the three routes wins.</source>
        <translation>길이 여섯 모서리를 모두 이으면, 세 경로에 길이 가장 많은 사람이 이겨요.</translation>
    </message>
    <message>
        <source>path %1</source>
        <comment>a link: path C3–C4</comment>
        <translation>%1 길</translation>
    </message>
    <message>
        <source>wall %1</source>
        <comment>a link: wall B1|B2</comment>
        <translation>%1 벽</translation>
    </message>
    <message>
        <source>path %1 becomes a wall</source>
        <translation>%1 길을 벽으로</translation>
    </message>
    <message>
        <source>wall %1 becomes a path</source>
        <translation>%1 벽을 길로</translation>
    </message>
    <message>
        <source>swap %1 and %2</source>
        <comment>a path and a wall that change: swap C3–C4 and B1|B2</comment>
        <translation>%1 ↔ %2 교환</translation>
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
        <translation>경로 %1 완성: %2.</translation>
    </message>
    <message>
        <source>Route %1 is broken.</source>
        <comment>a letter</comment>
        <translation>경로 %1 다시 끊김.</translation>
    </message>
    <message>
        <source>Route %1, from %2 to %3</source>
        <comment>a letter and two hexes</comment>
        <translation>경로 %1, %2에서 %3까지</translation>
    </message>
    <message>
        <source>%1: not complete yet.</source>
        <comment>a route</comment>
        <translation>%1: 아직 미완성.</translation>
    </message>
    <message>
        <source>%1: complete. %2.</source>
        <comment>a route, players with their points</comment>
        <translation>%1: 완성. %2.</translation>
    </message>
</context>
<context>
    <name>BypassRules</name>
    <message>
        <source>Everybody draws on the same board, each in their own colour. Little by little, everybody’s &lt;b&gt;paths&lt;/b&gt; grow into one network, and &lt;b&gt;walls&lt;/b&gt; limit where it can go. In the end, three routes run through the network. Whoever owns the most paths on these routes wins.</source>
        <translation>모두가 같은 게임판에 각자 자기 색으로 그려요. 모두의 &lt;b&gt;길&lt;/b&gt;이 조금씩 하나의 그물로 자라고, &lt;b&gt;벽&lt;/b&gt;은 그 그물이 갈 수 없는 곳을 정해요. 마지막에는 세 개의 경로가 그 그물을 지나가요. 그 경로에 길을 가장 많이 가진 사람이 이겨요.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>Between any two neighbouring hexes there is a &lt;b&gt;link&lt;/b&gt;. A link is open, or it holds one path or one wall. It never holds two things at once, whoever they belong to. There are no links along the outer edge of the board.</source>
        <translation>이웃한 두 헥스가 하나의 &lt;b&gt;링크&lt;/b&gt;를 이뤄요. 링크는 비어 있거나, 길 하나가 있거나, 벽 하나가 있어요. 누구의 것이든 둘이 함께 있을 수는 없어요. 게임판의 바깥 가장자리는 링크가 아니에요.</translation>
    </message>
    <message>
        <source>Your turn: a path and a wall</source>
        <translation>내 차례: 길 하나와 벽 하나</translation>
    </message>
    <message>
        <source>On each turn you draw one &lt;b&gt;path&lt;/b&gt; and one &lt;b&gt;wall&lt;/b&gt;. You may begin with either.</source>
        <translation>차례마다 &lt;b&gt;길&lt;/b&gt; 하나와 &lt;b&gt;벽&lt;/b&gt; 하나를 그려요. 어느 것부터 그려도 돼요.</translation>
    </message>
    <message>
        <source>A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn the third, from the middle hex to the hex at its lower right.</source>
        <translation>한 변이 세 헥스인 게임판. 보라색과 호박색이 길을 두 개씩 가지고 있어요. 보라색이 방금 가운데 헥스에서 오른쪽 아래로 세 번째 길을 그렸어요.</translation>
    </message>
    <message>
        <source>A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to touch your other paths.</source>
        <translation>길은 한 헥스의 가운데에서 이웃 헥스의 가운데로 가는 선이에요. 내 다른 길과 닿지 않아도 돼요.</translation>
    </message>
    <message>
        <source>The same board. Violet has also drawn a wall between two hexes on the left.</source>
        <translation>같은 게임판. 보라색이 왼쪽 두 헥스 사이에 벽도 그렸어요.</translation>
    </message>
    <message>
        <source>A wall lies on the side between two hexes. No path can cross it, not even your own.</source>
        <translation>벽은 두 헥스 사이의 변에 놓여요. 어떤 길도, 내 길조차도 벽을 지날 수 없어요.</translation>
    </message>
    <message>
        <source>The swap</source>
        <translation>교환</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may &lt;b&gt;swap&lt;/b&gt;: one of your paths becomes a wall, and one of your walls becomes a path, both staying on their links. You do both or neither, at most once a turn, and only with your own paths and walls, including those drawn this turn.</source>
        <translation>길과 벽을 그린 다음에는 &lt;b&gt;교환&lt;/b&gt;할 수 있어요. 내 길 하나가 같은 링크의 벽이 되고, 내 벽 하나가 그 링크의 길이 돼요. 둘 다 하거나 둘 다 하지 않아요. 한 차례에 한 번, 내 것으로만 할 수 있어요. 이번 차례에 그린 선도 교환할 수 있어요.</translation>
    </message>
    <message>
        <source>The same board after a swap. The violet path at the top left has become a wall, and a violet wall on the right has become a path.</source>
        <translation>교환한 뒤의 같은 게임판. 왼쪽 위의 보라색 길이 있던 곳에 이제 보라색 벽이 있고, 오른쪽의 보라색 벽은 길이 되었어요.</translation>
    </message>
    <message>
        <source>Violet has turned the path at the top left into a wall and the wall on the right into a path.</source>
        <translation>보라색은 왼쪽 위의 길을 포기하고 오른쪽의 벽을 텄어요.</translation>
    </message>
    <message>
        <source>No loops</source>
        <translation>고리 금지</translation>
    </message>
    <message>
        <source>When a turn ends, the paths must not form a &lt;b&gt;loop&lt;/b&gt;. All paths count for this, whatever their colour: between two hexes, there is never more than one way along paths.</source>
        <translation>차례를 마칠 때 길이 &lt;b&gt;고리&lt;/b&gt;를 이루면 안 돼요. 색에 상관없이 모든 길을 따져요. 한 헥스에서 다른 헥스로 가는 방법이 둘 이상이어서는 안 돼요.</translation>
    </message>
    <message>
        <source>Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows.</source>
        <translation>오른쪽 위의 세 헥스가 보라색과 호박색 길 세 개로 이어져 있어요. 그 고리가 빛나요.</translation>
    </message>
    <message>
        <source>The new path has closed a loop at the upper right. As it stands, violet can’t end the turn.</source>
        <translation>새 길 때문에 오른쪽 위에 고리가 생겼어요. 이대로는 보라색이 차례를 마칠 수 없어요.</translation>
    </message>
    <message>
        <source>One path of the loop has become a wall, and a violet wall on the right has become a path. Nothing glows any more.</source>
        <translation>고리의 길 하나가 벽이 되고, 오른쪽의 보라색 벽이 길이 되었어요. 이제 아무것도 빛나지 않아요.</translation>
    </message>
    <message>
        <source>With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” finds such swaps for you.</source>
        <translation>보라색이 고리의 길 하나를 교환으로 없앴어요. 이제 차례를 마칠 수 있어요. “방법 보기”를 누르면 이런 교환을 찾아 줘요.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <translation>고립 금지</translation>
    </message>
    <message>
        <source>When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be possible to walk from every hex to every other without crossing a wall.</source>
        <translation>차례를 마칠 때 벽이 헥스 하나나 여러 헥스를 나머지와 떼어 고립시키면 안 돼요. 어느 헥스에서든 다른 모든 헥스로 벽을 지나지 않고 갈 수 있어야 해요.</translation>
    </message>
    <message>
        <source>Three walls around the corner at the lower left. The corner is shaded.</source>
        <translation>왼쪽 아래 모서리를 벽 세 개가 둘러싸고 있어요. 그 모서리에 음영이 있어요.</translation>
    </message>
    <message>
        <source>The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet wall there into a path, or take back the last wall and draw it elsewhere.</source>
        <translation>세 번째 벽이 왼쪽 아래 모서리를 고립시켰어요. 보라색은 교환으로 자기 벽 하나를 열거나, 마지막 벽을 다른 곳에 그릴 수 있어요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>On each route you score one point for every path of your own. A path that lies on two or three routes scores two or three points. Walls score nothing, and neither do paths that lie on no route.</source>
        <translation>경로마다 그 위에 있는 내 길 하나에 1점을 얻어요. 두 경로나 세 경로에 걸친 길은 2점이나 3점이에요. 벽은 점수가 없고, 경로에 들지 않은 길도 점수가 없어요.</translation>
    </message>
    <message>
        <source>Boards and players</source>
        <translation>게임판과 플레이어</translation>
    </message>
    <message>
        <source>The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute game for two or three players. The board of points is the board with four hexes a side, drawn differently: paths are sticks between the points, and walls are counters on the lines.</source>
        <translation>한 변이 다섯 헥스면 정식 게임이에요. 넷이면 더 빠르고, 셋이면 두세 명이 10분에 할 수 있어요. 교차점 게임판은 한 변이 넷인 게임판을 다르게 그린 것이에요. 길은 교차점 사이의 막대이고, 벽은 선 위의 칩이에요.</translation>
    </message>
    <message>
        <source>With three or more players, anyone may leave. Paths and walls of players who have left stay on the board, and these paths still form part of routes.</source>
        <translation>세 명 이상이 할 때는 누구나 나갈 수 있어요. 그 사람이 그린 것은 그대로 남아 다른 사람의 경로에 쓰여요.</translation>
    </message>
    <message>
        <source>You can print all four boards from the Game menu and play with pens.</source>
        <translation>게임 메뉴에서 네 가지 게임판을 모두 인쇄해 펜으로 즐길 수 있어요.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>Bypass is a game by Raymond Gallardo from 2010.</source>
        <translation>Bypass는 Raymond Gallardo가 2010년에 만든 게임이에요.</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, two have β and two have γ.</source>
        <translation>여섯 헥스에 그리스 글자가 있어요. 모서리마다 하나씩이에요. 마주 보는 모서리는 글자가 같아서 α가 둘, β가 둘, γ가 둘이에요.</translation>
    </message>
    <message>
        <source>To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen for walls. With a pen in hand, you can also draw with a click. You can take everything back until you end the turn.</source>
        <translation>테이블에서 길은 헥스에서 헥스로 끌어서 그려요. 벽은 오른쪽 버튼으로 그리거나 벽 펜을 고르세요. 펜을 들고 있으면 클릭해도 그려져요. 차례를 마치기 전에는 무엇이든 무를 수 있어요.</translation>
    </message>
    <message>
        <source>During the turn, a loop is allowed, as a swap may still &lt;b&gt;repair&lt;/b&gt; it.</source>
        <translation>차례 도중에는 아직 괜찮아요. 교환으로 &lt;b&gt;바로잡을&lt;/b&gt; 수 있어요.</translation>
    </message>
    <message>
        <source>The game ends at once when a turn leaves all six letters connected. As there are no loops, exactly one &lt;b&gt;route&lt;/b&gt; leads from α to α, one from β to β and one from γ to γ.</source>
        <translation>차례를 마쳤을 때 여섯 글자가 모두 이어져 있으면 게임이 바로 끝나요. 고리가 없으므로 α에서 α, β에서 β, γ에서 γ로 가는 &lt;b&gt;경로&lt;/b&gt;는 정확히 하나씩이에요.</translation>
    </message>
    <message>
        <source>A finished game. The network connects all six letters. Violet scores 3 points on α, 2 on β and 2 on γ; amber scores 2 on each.</source>
        <translation>끝난 게임. 그물이 여섯 글자를 모두 이어요. 보라색은 α에서 3점, β에서 2점, γ에서 2점을 얻고, 호박색은 각각 2점을 얻어요.</translation>
    </message>
    <message>
        <source>Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on both α and β and counts twice. Amber has two paths on each route: six points.</source>
        <translation>보라색은 경로 α에 길 세 개, β에 두 개, γ에 두 개를 가져 모두 7점이에요. 그중 하나는 α와 β에 걸쳐 있어 두 번 세요. 호박색은 경로마다 두 개씩, 6점이에요.</translation>
    </message>
    <message>
        <source>The player with the most points wins. If several players share the lead, they share the win, with one exception: &lt;b&gt;whoever ended the game doesn’t share&lt;/b&gt;. So think twice before you connect the last letter.</source>
        <translation>점수가 가장 많은 사람이 이겨요. 여러 명이 공동 선두면 함께 승리하지만, 예외가 하나 있어요. &lt;b&gt;게임을 끝낸 사람은 함께 승리하지 못해요&lt;/b&gt;. 그러니 마지막 글자를 잇기 전에 다시 생각해 보세요.</translation>
    </message>
    <message>
        <source>A route is &lt;b&gt;complete&lt;/b&gt; as soon as paths connect its two hexes. It glows, and the players’ cards show how many points each would have if the game ended now. A swap may still break the route.</source>
        <translation>경로는 두 헥스가 이어지는 순간 &lt;b&gt;완성돼요&lt;/b&gt;. 그러면 빛이 나고, 지금 게임이 끝나면 각자 몇 점인지 카드에 표시돼요. 교환으로 다시 끊어질 수도 있어요.</translation>
    </message>
</context>
<context>
    <name>BypassSheet</name>
    <message>
        <source>By Raymond Gallardo, 2010</source>
        <translation>디자인: Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Route %1</source>
        <comment>a letter, above its score track</comment>
        <translation>경로 %1</translation>
    </message>
    <message>
        <source>Your turn: lay a stick on a line as a path, and a counter on the middle of another line as a wall.
Then, if you like, let one of your sticks and one of your counters change places.</source>
        <translation>내 차례에는 선 위에 막대를 놓아 길을 만들고, 다른 선의 가운데에 칩을 놓아 벽을 만들어요.
그다음 원하면 내 막대 하나와 내 칩 하나의 자리를 바꿔요.</translation>
    </message>
    <message>
        <source>Your turn: draw a path from hex to hex and a wall between two hexes.
Then, if you like, change one of your paths into a wall and one of your walls into a path.</source>
        <translation>내 차례에는 헥스에서 헥스로 길을 하나 그리고, 두 헥스 사이에 벽을 하나 그려요.
그다음 원하면 내 길 하나를 벽으로, 내 벽 하나를 길로 바꿔요.</translation>
    </message>
    <message>
        <source>When your turn ends, the paths must not form a loop, and the walls must not cut anything off.
When all six letters are connected, the game ends.
Each of your paths on the routes from α to α, β to β and γ to γ scores a point: mark it on that route’s track. If you pass the end of a track, carry on from its start.
The highest total wins. Players who tie share the win, but whoever ended the game doesn’t share.</source>
        <translation>차례를 마칠 때 길이 고리를 이루거나 벽이 헥스를 고립시키면 안 돼요.
여섯 글자가 모두 이어지면 게임이 끝나요.
α에서 α, β에서 β, γ에서 γ로 가는 경로에 있는 내 길은 하나에 1점이에요. 점수 트랙에 표시하고, 끝을 지나면 다시 한 바퀴 돌아요.
합계가 가장 높은 사람이 이겨요. 동점이면 함께 이기지만, 게임을 끝낸 사람은 함께 이기지 못해요.</translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message>
        <source>There is no hex %1 on this board.</source>
        <translation>이 게임판에는 %1 헥스가 없어요.</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other, so nothing links them.</source>
        <translation>%1 헥스와 %2 헥스는 이웃하지 않아서 그 사이에 링크가 없어요.</translation>
    </message>
    <message>
        <source>A turn has only one path, and you have drawn it. Take it back to draw another.</source>
        <translation>길은 한 차례에 하나이고, 이미 그렸어요. 다른 길을 그리려면 그 길을 무르세요.</translation>
    </message>
    <message>
        <source>A turn has only one wall, and you have drawn it. Take it back to draw another.</source>
        <translation>벽은 한 차례에 하나이고, 이미 그렸어요. 다른 벽을 그리려면 그 벽을 무르세요.</translation>
    </message>
    <message>
        <source>Draw your path and your wall first. Then you may swap.</source>
        <translation>먼저 길과 벽을 그리세요. 그다음에 교환할 수 있어요.</translation>
    </message>
    <message>
        <source>You have already made your swap. A turn has only one.</source>
        <translation>이미 교환했어요. 교환은 한 차례에 한 번뿐이에요.</translation>
    </message>
    <message>
        <source>Your turn still needs a path.</source>
        <translation>이번 차례에 아직 길을 그려야 해요.</translation>
    </message>
    <message>
        <source>Your turn still needs a wall.</source>
        <translation>이번 차례에 아직 벽을 그려야 해요.</translation>
    </message>
    <message>
        <source>Draw a path and a wall before you end the turn.</source>
        <translation>차례를 마치기 전에 길과 벽을 하나씩 그리세요.</translation>
    </message>
    <message>
        <source>A swap changes two different links, but you have already changed %1.</source>
        <translation>교환은 서로 다른 두 링크를 바꾸는데, %1 링크는 방금 바꿨어요.</translation>
    </message>
    <message>
        <source>The paths form a loop. No turn may end like this.</source>
        <translation>길이 고리를 이뤄요. 이대로는 차례를 마칠 수 없어요.</translation>
    </message>
    <message>
        <source>Walls cut off %1. No turn may end like this.</source>
        <translation>벽 때문에 고립된 곳이 있어요: %1. 이대로는 차례를 마칠 수 없어요.</translation>
    </message>
    <message>
        <source>The game is over: all letters are connected.</source>
        <translation>게임이 끝났어요. 모든 글자가 이어졌어요.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player and their points</comment>
        <translation>%1 님의 점수는 %2이에요.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and their points, in a list</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>The others: %1.</source>
        <comment>players with their points</comment>
        <translation>나머지: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1 님은 세 경로에서 %n점을 얻었어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1 님은 세 경로에서 각각 %n점을 얻었어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ended the game and so doesn’t share the win.</source>
        <translation>게임을 끝낸 %1 님은 함께 승리하지 못해요.</translation>
    </message>
    <message>
        <source>Players who have left can’t win: %1.</source>
        <translation>나간 사람은 이길 수 없어요: %1.</translation>
    </message>
    <message>
        <source>%2’s path is on %1 already.</source>
        <translation>%1에는 이미 %2 님의 길이 있어요.</translation>
    </message>
    <message>
        <source>%2’s wall is in the way on %1. A path can’t cross it.</source>
        <translation>%1에는 %2 님의 벽이 가로막고 있어요. 길은 벽을 지날 수 없어요.</translation>
    </message>
    <message>
        <source>%2’s path runs along %1. A wall can’t cross it.</source>
        <translation>%1에는 %2 님의 길이 지나가요. 벽은 길을 가로지를 수 없어요.</translation>
    </message>
    <message>
        <source>%2’s wall is on %1 already.</source>
        <translation>%1에는 이미 %2 님의 벽이 있어요.</translation>
    </message>
    <message>
        <source>Nothing can be drawn on a single hex. Drag from this hex to one beside it, or click the side between two hexes.</source>
        <translation>헥스 하나에는 아무것도 그릴 수 없어요. 여기서 옆의 헥스로 끌거나, 두 헥스 사이의 변을 클릭하세요.</translation>
    </message>
    <message>
        <source>Nothing can be put on a single point. Drag from this point to one beside it, or click the line between two points.</source>
        <translation>교차점 하나에는 아무것도 놓을 수 없어요. 여기서 옆의 교차점으로 끌거나, 두 교차점 사이의 선을 클릭하세요.</translation>
    </message>
    <message>
        <source>You have no path on %1. For a swap, click one of your own paths: it becomes a wall.</source>
        <translation>%1에는 내 길이 없어요. 교환하려면 내 길을 클릭하세요. 그 길이 벽이 돼요.</translation>
    </message>
    <message>
        <source>You have no wall on %1. For a swap, click one of your own walls: it becomes a path.</source>
        <translation>%1에는 내 벽이 없어요. 교환하려면 내 벽을 클릭하세요. 그 벽이 길이 돼요.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a wall. Now click one of your paths.</source>
        <translation>교환의 절반으로 벽을 골랐어요. 이제 내 길을 클릭하세요.</translation>
    </message>
    <message>
        <source>Half of the swap is chosen: a path. Now click one of your walls.</source>
        <translation>교환의 절반으로 길을 골랐어요. 이제 내 벽을 클릭하세요.</translation>
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
        <translation>내 색으로 길과 벽을 그리고, 모두의 선에서 자라나는 세 경로에서 가장 긴 몫을 차지하세요.</translation>
    </message>
    <message>
        <source>Raymond Gallardo, 2010</source>
        <translation>Raymond Gallardo, 2010</translation>
    </message>
    <message>
        <source>Many groups let you place many stones, but only the largest one counts in the end. When do you join them?</source>
        <translation>그룹이 많으면 돌을 많이 놓을 수 있지만, 마지막에는 가장 큰 그룹만 따져요. 언제 합칠까요?</translation>
    </message>
    <message>
        <source>Nick Bentley, 2010</source>
        <translation>Nick Bentley, 2010</translation>
    </message>
    <message>
        <source>pseudonam, for The Genius: Variations on a Theme</source>
        <translation>pseudonam, The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Push cards into the rows, shift the whole landscape, and complete your pathway from shore to shore first.</source>
        <translation>줄에 카드를 밀어 넣어 풍경 전체를 움직이고, 상대보다 먼저 물가에서 물가로 길을 이으세요.</translation>
    </message>
    <message>
        <source>Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>Robert Witter · Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Leap over long chains, trade places across the board, and roll your ten pieces home.</source>
        <translation>긴 사슬을 뛰어넘고, 게임판을 가로질러 자리를 바꾸며, 주사위가 허락하는 대로 말 열 개를 집으로 보내세요.</translation>
    </message>
    <message>
        <source>Step through the spaces between the lines: each group of three that you complete brings in another of your pieces.</source>
        <translation>선 사이의 칸을 한 걸음씩 지나가세요. 세 칸 그룹을 완성할 때마다 내 말이 하나 더 들어와요.</translation>
    </message>
    <message>
        <source>Never share a line with your opponent. Room runs out quickly, and whoever can’t place a piece loses.</source>
        <translation>상대와 같은 선에 함께 있으면 안 돼요. 금세 좁아지고, 놓을 곳을 찾지 못하면 져요.</translation>
    </message>
    <message>
        <source>Three pieces on the board, thirty-seven waiting outside: bring them all in, in as few moves as you can.</source>
        <translation>게임판에 말 세 개, 밖에서 기다리는 말 서른일곱 개. 되도록 적은 수로 모두 들여오세요.</translation>
    </message>
    <message>
        <source>Peg solitaire with jumps round corners: jump until a single piece is left, in the very centre.</source>
        <translation>모퉁이를 돌아 뛰는 페그 솔리테어. 말 하나만 한가운데에 남을 때까지 뛰어넘으세요.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours, coiled into a spiral. Unwind it leap by leap down to the last piece.</source>
        <translation>네 가지 색의 말 마흔 개가 나선으로 감겨 있어요. 하나씩 뛰어넘으며 마지막 하나가 남을 때까지 풀어내세요.</translation>
    </message>
    <message>
        <source>Plan in secret, then set off together: road signs send you far, unless somebody else has bent the road.</source>
        <translation>몰래 계획하고 한꺼번에 출발하세요. 누군가 길을 틀어 놓지 않았다면 표지판이 멀리까지 보내 줘요.</translation>
    </message>
</context>
<context>
    <name>ChallengeArranger</name>
    <message>
        <source>Piece</source>
        <translation>말</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <comment>colour</comment>
        <translation>%1 말</translation>
    </message>
</context>
<context>
    <name>ChallengeFace</name>
    <message>
        <source>Start</source>
        <translation>시작 배치</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Where the pieces are at the start.</source>
        <translation>처음에 말이 놓이는 곳.</translation>
    </message>
    <message>
        <source>On: no piece may pass over its own colour.</source>
        <translation>켜면 말이 자기 색의 말을 넘지 못해요.</translation>
    </message>
    <message>
        <source>Play a solution</source>
        <translation>풀이 재생</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Send the newest piece back out</source>
        <translation>마지막에 들어온 말 내보내기</translation>
    </message>
    <message>
        <source>A hint; press again to see the whole move</source>
        <translation>힌트, 한 번 더 누르면 수 전체</translation>
    </message>
</context>
<context>
    <name>ChallengeRules</name>
    <message>
        <source>Three pieces are on the board; thirty-seven wait outside. Bring them &lt;b&gt;all&lt;/b&gt; in, in as few moves as you can. Pieces stand in the &lt;b&gt;spaces&lt;/b&gt; between the lines.</source>
        <translation>게임판에 말 세 개가 있고 서른일곱 개가 밖에서 기다려요. 되도록 적은 수로 &lt;b&gt;모두&lt;/b&gt; 들여오세요. 말은 선 사이의 &lt;b&gt;칸&lt;/b&gt;에 놓여요.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>움직이기</translation>
    </message>
    <message>
        <source>A move takes one piece across a side of its space into an empty space next to it. Spaces that meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as often as you like.</source>
        <translation>한 수에 말 하나가 변을 넘어 빈칸으로 가요. 점에서만 만나는 칸은 이웃이 아니고, 뛰어넘을 수 없어요. 어느 말이든 원하는 만큼 여러 번 움직일 수 있어요.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>세 칸 그룹</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet in a T: they form a &lt;b&gt;group of three&lt;/b&gt;. If you move into a group and exactly &lt;b&gt;one&lt;/b&gt; of its spaces is still empty, a piece may come into that space from outside. This costs no move.</source>
        <translation>한 선이 다른 선에서 끝나는 곳에서는 세 칸이 T자로 만나요. 이것이 &lt;b&gt;세 칸 그룹&lt;/b&gt;이에요. 그룹으로 들어갔을 때 그 그룹에 꼭 &lt;b&gt;한&lt;/b&gt; 칸만 비어 있으면, 밖에서 말 하나가 그 칸에 들어올 수 있어요. 여기에는 수가 들지 않아요.</translation>
    </message>
    <message>
        <source>A piece has moved into a space. Two of the three spaces around a T now hold pieces, and a third piece comes into the empty one.</source>
        <translation>말 하나가 어떤 칸으로 움직였어요. T 둘레의 세 칸 가운데 두 칸에 이제 말이 있고, 세 번째 말이 빈칸에 들어와요.</translation>
    </message>
    <message>
        <source>The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the third space.</source>
        <translation>d1에서 e1로 가는 수로 그룹의 두 칸이 차요. g2에 말이 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>Transit</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>A piece in one of the four transit spaces, with an arrow for each of its ways out.</source>
        <translation>네 통과 칸 가운데 하나에 있는 말. 나가는 길마다 화살표가 있어요.</translation>
    </message>
    <message>
        <source>The piece on b1 has to move on now. No other piece may move.</source>
        <translation>이제 b1의 말이 움직여야 해요. 다른 말은 움직일 수 없어요.</translation>
    </message>
    <message>
        <source>Sixteen pieces lie around the centre. Jump until a &lt;b&gt;single piece&lt;/b&gt; is left, and let it come to rest in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>말 열여섯 개가 한가운데를 둘러싸고 있어요. 말이 &lt;b&gt;하나만&lt;/b&gt; 남을 때까지 뛰어넘고, 그 말이 &lt;b&gt;중앙 사각형&lt;/b&gt;에서 멈추게 하세요.</translation>
    </message>
    <message>
        <source>Jumping</source>
        <translation>뛰어넘기</translation>
    </message>
    <message>
        <source>A piece jumps over &lt;b&gt;one&lt;/b&gt; piece on a neighbouring node and lands on an empty node next to that piece. Two nodes are neighbours if one comes right after the other on a line. The piece jumped over leaves the board.</source>
        <translation>말은 이웃한 말 &lt;b&gt;하나&lt;/b&gt;를 뛰어넘어, 그 말 옆의 빈 교차점으로 가요. 한 선에서 바로 이어지는 교차점끼리 이웃이에요. 뛰어넘은 말은 게임판에서 빠져요.</translation>
    </message>
    <message>
        <source>A piece has jumped over its neighbour and turned there. The piece jumped over is marked.</source>
        <translation>말 하나가 이웃을 뛰어넘었어요. 뛰어넘은 말에서 길이 꺾이고, 그 말에 표시가 있어요.</translation>
    </message>
    <message>
        <source>The jump may go straight on or &lt;b&gt;turn&lt;/b&gt; at the piece jumped over. But it must not end where it began.</source>
        <translation>곧장 뛰어도 되고, 뛰어넘는 말에서 &lt;b&gt;꺾어도&lt;/b&gt; 돼요. 다만 출발한 곳으로 되돌아갈 수는 없어요.</translation>
    </message>
    <message>
        <source>The same piece in hand, with a mark on each node where it may land.</source>
        <translation>같은 말을 들고 있어요. 내릴 수 있는 교차점마다 표시가 있어요.</translation>
    </message>
    <message>
        <source>All places where the piece from D7 may land. Point at a place to see which piece would be removed.</source>
        <translation>D7의 말이 내릴 수 있는 곳 모두. 한 곳을 가리키면 어느 말이 빠지는지 보여요.</translation>
    </message>
    <message>
        <source>Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a &lt;b&gt;single piece&lt;/b&gt; is left. Ideally, that piece ends in the &lt;b&gt;Center Square&lt;/b&gt;.</source>
        <translation>네 가지 색의 말 마흔 개가 나선으로 감겨 있어요. 말이 &lt;b&gt;하나만&lt;/b&gt; 남을 때까지 풀어내세요. 마지막 말이 &lt;b&gt;중앙 사각형&lt;/b&gt;에서 끝나면 가장 좋아요.</translation>
    </message>
    <message>
        <source>Leaping</source>
        <translation>뛰어넘기</translation>
    </message>
    <message>
        <source>A piece travels over a &lt;b&gt;chain&lt;/b&gt; of one or more pieces, each next to the one before, and lands on an empty node next to the last one. The travelling piece may turn at every node, but it can’t pass a node twice.</source>
        <translation>말은 하나 이상의 말로 된 &lt;b&gt;사슬&lt;/b&gt;을 넘어가요. 사슬의 말은 각각 바로 앞의 말과 이웃해야 하고, 마지막 말 옆의 빈 교차점에 내려요. 교차점마다 꺾을 수 있어요. 같은 교차점을 두 번 지날 수는 없어요.</translation>
    </message>
    <message>
        <source>A piece never passes over its &lt;b&gt;own colour&lt;/b&gt;. If you play without colours, it may pass over any piece.</source>
        <translation>말은 &lt;b&gt;자기 색&lt;/b&gt;의 말을 절대 넘지 못해요. 색 없이 하면 모든 말을 넘을 수 있어요.</translation>
    </message>
    <message>
        <source>A white piece has travelled over a black piece, then over a red one. The red piece is marked.</source>
        <translation>흰색 말이 검은색 말과 빨간색 말을 넘어갔어요. 마지막인 빨간색 말에 표시가 있어요.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last&lt;/b&gt; piece passed over leaves the board. The others stay.</source>
        <translation>&lt;b&gt;마지막으로&lt;/b&gt; 넘은 말이 게임판에서 빠져요. 다른 말은 그대로 있어요.</translation>
    </message>
    <message>
        <source>On an exit point</source>
        <translation>출구에서</translation>
    </message>
    <message>
        <source>A piece on one of the eight outermost nodes leaps only &lt;b&gt;along the outer edge&lt;/b&gt; of the board: its chain and the node it lands on must be on that edge.</source>
        <translation>가장 바깥 여덟 교차점에 있는 말은 &lt;b&gt;게임판의 테두리를 따라서&lt;/b&gt;만 뛰어넘을 수 있어요. 사슬도 내리는 곳도 모두 그 테두리에 있어야 해요.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises.</source>
        <translation>Kadon Enterprises에서 펴낸 Arthur Blumberg의 Over-Pass에 들어 있는 1인 도전 가운데 하나예요.</translation>
    </message>
    <message>
        <source>If one move fills the second space of several groups, a piece may come in for each of them. A piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, you can’t do so later.</source>
        <translation>한 수가 여러 그룹을 그렇게 만들면 말을 여러 개 들여올 수 있어요. 들어온 말이 다른 말을 들여오지는 않고, 바로 들여오지 않은 말은 그 수에서 기회를 잃어요.</translation>
    </message>
    <message>
        <source>The four spaces around the inner square are &lt;b&gt;transit&lt;/b&gt; spaces. A piece may enter a transit space, but the &lt;b&gt;very next&lt;/b&gt; move has to take that piece out again, even if only back to where it came from. No piece may enter the Center Square.</source>
        <translation>안쪽 사각형 둘레의 네 칸은 &lt;b&gt;통과 칸&lt;/b&gt;이에요. 말이 들어갈 수 있지만 &lt;b&gt;바로 다음&lt;/b&gt; 수에 다시 움직여야 해요. 되돌아가더라도 움직여야 해요. 중앙 사각형은 비워 두어요.</translation>
    </message>
    <message>
        <source>A jump from D7 over C7 to B0. The piece on C7 leaves the board.</source>
        <translation>D7에서 C7을 넘어 B0으로. C7의 말이 게임판에서 빠져요.</translation>
    </message>
    <message>
        <source>The white piece travels over black, then over red. The red piece, passed over last, leaves the board.</source>
        <translation>흰색 말이 검은색과 빨간색을 넘어가요. 빨간색이 마지막이라서 게임판에서 빠져요.</translation>
    </message>
    <message>
        <source>Often a piece can reach the same node in several ways that remove different pieces. Those pieces light up, and you choose the one to remove.</source>
        <translation>같은 곳에 여러 길로 내릴 수 있고 길에 따라 빠지는 말이 다를 때가 많아요. 그러면 그 말들이 빛나요. 뺄 말을 가리키면 돼요.</translation>
    </message>
    <message>
        <source>Undo and redo as much as you like. &lt;b&gt;Hint&lt;/b&gt; looks for a solution from the current position and shows which piece moves next; ask again to see the whole move. If there is no solution, the hint says how far to go back. If you use hints, you earn only one star. &lt;b&gt;Solution&lt;/b&gt; plays a solution from start to end; if you play a solution yourself after that, you earn a hollow star.</source>
        <translation>되돌리기와 다시 실행은 마음껏 해도 돼요. &lt;b&gt;힌트&lt;/b&gt;는 지금 국면에서 풀이를 찾아 다음에 움직일 말을 보여 주고, 한 번 더 물으면 수 전체를 보여 줘요. 풀이가 없으면 얼마나 되돌아가야 하는지 알려 줘요. 힌트를 쓰면 별을 하나 얻어요. &lt;b&gt;풀이&lt;/b&gt;는 처음부터 끝까지 풀이를 하나 보여 줘요. 그다음에 직접 풀면 속이 빈 별을 얻어요.</translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message>
        <source>There is no piece on %1 that could jump.</source>
        <translation>%1에는 뛰어넘기를 할 말이 없어요.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t jump over itself.</source>
        <translation>%1의 말은 자기 자신을 뛰어넘을 수 없어요.</translation>
    </message>
    <message>
        <source>A jump goes over a piece, but %1 is empty.</source>
        <translation>말을 뛰어넘어야 하는데 %1에는 말이 없어요.</translation>
    </message>
    <message>
        <source>A piece jumps over its neighbour, but %1 and %2 aren’t neighbours.</source>
        <translation>이웃한 말만 뛰어넘을 수 있어요. %1 교차점과 %2 교차점은 이웃이 아니에요.</translation>
    </message>
    <message>
        <source>A jump can’t end on %1, where it began.</source>
        <translation>출발한 곳인 %1에는 되돌아갈 수 없어요.</translation>
    </message>
    <message>
        <source>A jump over %1 ends right beside it, but %2 isn’t beside %1.</source>
        <translation>%1의 말을 넘으면 바로 그 옆에 내려야 해요. %2 교차점은 그 옆이 아니에요.</translation>
    </message>
    <message>
        <source>A jump ends on an empty node, but %1 is taken.</source>
        <translation>빈 교차점에 내려야 하는데 %1에는 이미 말이 있어요.</translation>
    </message>
    <message>
        <source>There is no piece on %1 that could leap.</source>
        <translation>%1에는 뛰어넘기를 할 말이 없어요.</translation>
    </message>
    <message>
        <source>A leap can’t end on %1, where it began.</source>
        <translation>출발한 곳인 %1에는 내릴 수 없어요.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t pass over itself.</source>
        <translation>%1의 말은 자기 자신을 넘을 수 없어요.</translation>
    </message>
    <message>
        <source>A leap passes over pieces all the way until it lands, but %1 is empty.</source>
        <translation>내리는 곳까지 말을 넘어가야 하는데 %1에는 말이 없어요.</translation>
    </message>
    <message>
        <source>A leap ends on an empty node, but %1 is taken.</source>
        <translation>빈 교차점에 내려야 하는데 %1에는 이미 말이 있어요.</translation>
    </message>
    <message>
        <source>A leap ends right beside the last piece passed over, but %2 isn’t beside %1.</source>
        <translation>마지막으로 넘은 말의 바로 옆에 내려야 해요. %2 교차점은 %1 옆이 아니에요.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2: there is a gap between them.</source>
        <translation>%1에서 %2까지 이어지는 말의 사슬이 없어요. 사이가 비어 있어요.</translation>
    </message>
    <message>
        <source>The piece on %1 is on an exit point. It leaps only along the outer edge of the board.</source>
        <translation>%1의 말은 출구에 있어요. 게임판의 테두리를 따라서만 뛰어넘을 수 있어요.</translation>
    </message>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1에는 움직일 말이 없어요.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>변을 넘어 움직여야 하는데 %1 칸과 %2 칸 사이에는 맞닿은 변이 없어요.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>%1에는 이미 말이 있어요.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 칸은 말이 들어간 세 칸 그룹에 하나만 남은 빈칸이 아니에요. 그래서 그 칸에는 말이 들어오지 않아요.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 칸은 어느 세 칸 그룹에도 들지 않아요. 그리로 움직여도 말이 들어오지 않아요.</translation>
    </message>
    <message>
        <source>In Full House, no piece may enter the Center Square.</source>
        <translation>Full House에서는 어느 말도 중앙 사각형에 들어갈 수 없어요.</translation>
    </message>
    <message>
        <source>Move the piece on %1 first: it is in transit and can’t stay there.</source>
        <translation>먼저 %1의 말을 움직이세요. 통과 칸에 있어서 머무를 수 없어요.</translation>
    </message>
    <message>
        <source>Jump first: a move is one jump.</source>
        <translation>먼저 뛰어넘으세요. 한 수에 한 번 뛰어넘어요.</translation>
    </message>
    <message>
        <source>Leap first: a move is one leap.</source>
        <translation>먼저 뛰어넘으세요. 한 수에 한 번 뛰어넘어요.</translation>
    </message>
    <message>
        <source>Move a piece first: a move is one step.</source>
        <translation>먼저 말을 움직이세요. 한 수에 한 칸 움직여요.</translation>
    </message>
    <message>
        <source>No jump is left. Undo, or start again.</source>
        <translation>더 뛰어넘을 수 없어요. 되돌리거나 다시 시작하세요.</translation>
    </message>
    <message>
        <source>No leap is left. Undo, or start again.</source>
        <translation>더 뛰어넘을 수 없어요. 되돌리거나 다시 시작하세요.</translation>
    </message>
    <message>
        <source>No move is left. Undo, or start again.</source>
        <translation>더 움직일 수 없어요. 되돌리거나 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The board has no node %1 to jump to or over.</source>
        <translation>이 게임판에는 뛰어넘거나 내릴 %1 교차점이 없어요.</translation>
    </message>
    <message>
        <source>The board has no node %1 to leap to or over.</source>
        <translation>이 게임판에는 뛰어넘거나 내릴 %1 교차점이 없어요.</translation>
    </message>
    <message>
        <source>The board has no space %1 to move to.</source>
        <translation>이 게임판에는 움직여 갈 %1 칸이 없어요.</translation>
    </message>
    <message>
        <source>Only %1 plays here, jump by jump.</source>
        <translation>여기서는 %1 님만 해요. 한 번에 하나씩 뛰어넘어요.</translation>
    </message>
    <message>
        <source>Only %1 plays here, leap by leap.</source>
        <translation>여기서는 %1 님만 해요. 한 번에 하나씩 뛰어넘어요.</translation>
    </message>
    <message>
        <source>Only %1 plays here, move by move.</source>
        <translation>여기서는 %1 님만 해요. 한 수씩 두어요.</translation>
    </message>
    <message>
        <source>The piece on %1 is in transit. It has to move on now.</source>
        <translation>%1의 말이 통과 칸에 있어요. 이제 그 말이 움직여야 해요.</translation>
    </message>
    <message>
        <source>A %1 piece can’t pass over its own colour, as it would on %2.</source>
        <translation>%1 말은 자기 색의 말을 넘을 수 없어요. 같은 색의 말이 %2에서 길을 막고 있어요.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>밖에는 말이 %n개만 남았어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>밖에서 기다리는 말 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>가능한 수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <comment>a jump</comment>
        <translation>%1 → %3, %2 넘음</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, bringing in %2</source>
        <comment>a move, spaces</comment>
        <translation>%1, 들여옴: %2</translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>말 %1개가 %n수 만에 모두 게임판에 올라왔어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>더 움직일 수 있는 말이 없어요. 게임판에 말이 %n개 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>더 뛰어넘을 수 있는 말이 없어요. 말이 %n개 남았어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>%n수 만에 말 하나가 한가운데에 남았어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>%n수 만에 말 하나가 남았지만 한가운데는 아니에요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.</source>
        <translation>이웃한 말을 곧장 또는 꺾어서 뛰어넘으세요. 뛰어넘은 말은 빠져요.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces, but none of the leaping piece’s colour. The last one passed over is removed.</source>
        <translation>말을 하나 이상 뛰어넘으세요. 자기 색은 넘을 수 없어요. 마지막으로 넘은 말이 빠져요.</translation>
    </message>
    <message>
        <source>Leap over one or more pieces. The last one passed over is removed.</source>
        <translation>말을 하나 이상 뛰어넘으세요. 마지막으로 넘은 말이 빠져요.</translation>
    </message>
    <message>
        <source>Bring in all %1 pieces, in as few moves as you can.</source>
        <translation>되도록 적은 수로 말 %1개를 모두 들여오세요.</translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>말 %1개를 모두 들여오세요. 알려진 최고 기록은 %n수예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>말을 한가운데에 하나만 남기세요.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre. No piece leaps over its own colour.</source>
        <translation>말을 하나만 남기세요. 한가운데라면 가장 좋아요. 자기 색은 뛰어넘을 수 없어요.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>말을 하나만 남기세요. 한가운데라면 가장 좋아요.</translation>
    </message>
    <message>
        <source>Move a piece. Three-armed marks show the groups of three: if you move into a group and only one of its spaces is still empty, another piece may come into that space.</source>
        <translation>말을 움직이세요. 세 갈래 표시는 세 칸 그룹을 나타내요. 그룹으로 들어갔을 때 그 그룹에 빈칸이 하나만 남으면, 그 칸에 다른 말이 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>%1의 말은 움직일 수 없어요. %2의 말이 나갈 길을 모두 막고 있어요.</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패배</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of a computer</comment>
        <translation>레벨 %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n판</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n승</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n무</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n개 해결</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>레이팅 게임 %n판 뒤: %1. 최저 %2, 최고 %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>of games</comment>
        <translation>풀었음</translation>
    </message>
    <message>
        <source>Not solved</source>
        <comment>of games</comment>
        <translation>풀지 못함</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Time is up: %1 over</source>
        <comment>minutes and seconds</comment>
        <translation>시간 초과, %1 지남</translation>
    </message>
    <message>
        <source>Turn %1, reserve %2</source>
        <translation>차례 %1, 예비 %2</translation>
    </message>
    <message>
        <source>%1 left for this turn</source>
        <comment>minutes and seconds</comment>
        <translation>이번 차례 %1 남음</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>%1 overtime in total</source>
        <comment>minutes and seconds</comment>
        <translation>모두 %1 초과</translation>
    </message>
    <message>
        <source>%1 for each turn</source>
        <comment>minutes and seconds</comment>
        <translation>차례마다 %1</translation>
    </message>
    <message>
        <source>Reserve %1</source>
        <translation>예비 %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A table for games of paths and connections.</source>
        <translation>길을 내고 잇는 게임을 위한 테이블.</translation>
    </message>
    <message>
        <source>A record to open.</source>
        <translation>열어 볼 기록.</translation>
    </message>
    <message>
        <source>Game to start at once, such as byg.</source>
        <translation>이 게임을 바로 시작해요(예: byg).</translation>
    </message>
    <message>
        <source>Write a picture of the table and exit.</source>
        <translation>테이블의 그림을 파일로 쓰고 끝내요.</translation>
    </message>
    <message>
        <source>Size of the picture, such as 1280x800.</source>
        <translation>그림의 크기(예: 1280x800).</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light 또는 dark.</translation>
    </message>
    <message>
        <source>Language code, such as de.</source>
        <translation>언어 코드(예: de).</translation>
    </message>
    <message>
        <source>there is no language %1</source>
        <translation>%1 언어는 없어요</translation>
    </message>
    <message>
        <source>the theme must be light or dark</source>
        <translation>테마는 light 또는 dark여야 해요</translation>
    </message>
    <message>
        <source>a size must look like 1280x800</source>
        <translation>크기는 1280x800처럼 써야 해요</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>%1: 없는 게임이에요</translation>
    </message>
    <message>
        <source>there is no display to show a window on</source>
        <translation>창을 띄울 디스플레이가 없어요</translation>
    </message>
    <message>
        <source>Lesson to open at once, such as byg/3.</source>
        <translation>이 레슨을 바로 열어요(예: byg/3).</translation>
    </message>
    <message>
        <source>there is no lesson %1</source>
        <translation>%1: 없는 레슨이에요</translation>
    </message>
    <message>
        <source>Problem to open at once, such as byg/7.</source>
        <translation>이 문제를 바로 열어요(예: byg/7).</translation>
    </message>
    <message>
        <source>there is no problem %1</source>
        <translation>%1: 없는 문제예요</translation>
    </message>
    <message>
        <source>Open today’s exercise at once.</source>
        <translation>오늘의 연습을 바로 열어요.</translation>
    </message>
</context>
<context>
    <name>CoreTexts</name>
    <message>
        <source>“%1” isn’t a move in this game.</source>
        <translation>“%1”: 이 게임에 없는 수예요.</translation>
    </message>
    <message>
        <source>The player to move must lift the curtain first.</source>
        <translation>먼저 차례인 플레이어가 커튼을 걷어야 해요.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>이 게임에 그런 플레이어는 없어요.</translation>
    </message>
    <message>
        <source>With more than two players, you leave instead of resigning.</source>
        <translation>세 명 이상이 할 때는 기권하는 대신 게임에서 나가세요.</translation>
    </message>
    <message>
        <source>If you play alone, you can’t leave or lose on time: you can only resign.</source>
        <translation>혼자 할 때는 기권만 할 수 있어요. 두고 나갈 상대도 없고 시계도 없어요.</translation>
    </message>
    <message>
        <source>The dice have been rolled since. In this game, nothing before a roll can be taken back.</source>
        <translation>그 뒤에 주사위를 굴렸어요. 이 테이블에서는 굴리기 전으로 무를 수 없어요.</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Draw agreed</source>
        <translation>합의 무승부</translation>
    </message>
    <message>
        <source>The players have agreed to a draw.</source>
        <translation>플레이어들이 무승부에 합의했어요.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 님이 기권했어요.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1 님의 시간이 다 됐어요.</translation>
    </message>
    <message>
        <source>Leaves the game</source>
        <translation>게임에서 나감</translation>
    </message>
    <message>
        <source>Everybody else has left.</source>
        <translation>다른 사람은 모두 나갔어요.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>게임이 끝났어요.</translation>
    </message>
    <message>
        <source>The start player is drawn by lot.</source>
        <translation>누가 시작할지 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>%1 starts.</source>
        <translation>%1 님이 시작해요.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>시작 플레이어</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>플레이어 %1</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 님의 차례예요.</translation>
    </message>
    <message>
        <source>There is no cell %1 on this board.</source>
        <translation>이 게임판에는 %1 칸이 없어요.</translation>
    </message>
    <message>
        <source>There is a stone on %1 already.</source>
        <translation>%1에는 이미 돌이 있어요.</translation>
    </message>
    <message>
        <source>First, the start player has to be drawn by lot.</source>
        <translation>먼저 누가 시작할지 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>The start player has already been decided.</source>
        <translation>누가 시작할지는 이미 정해졌어요.</translation>
    </message>
    <message>
        <source>%1 has left the game and can’t start.</source>
        <translation>%1 님은 게임에서 나갔으므로 시작할 수 없어요.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>컴퓨터의 차례예요.</translation>
    </message>
    <message>
        <source>A game can keep at most %1 other lines, and this game already has that many. Remove a line first.</source>
        <translation>다른 수순은 게임마다 %1개까지인데 이미 다 찼어요. 먼저 하나를 지우세요.</translation>
    </message>
    <message>
        <source>Players who have left can’t take part any more.</source>
        <translation>나간 플레이어는 더 이상 참여할 수 없어요.</translation>
    </message>
    <message>
        <source>With two players, you resign instead of leaving.</source>
        <translation>둘이 할 때는 나가는 대신 기권해요.</translation>
    </message>
    <message>
        <source>In this game, a turn is a single step and ends by itself.</source>
        <translation>여기서 차례는 한 단계이고, 저절로 끝나요.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the parts of a list before the last one, the last part</comment>
        <translation>%1, %2</translation>
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
        <translation>풀이를 봄</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>힌트 %n번</numerusform>
        </translation>
    </message>
    <message>
        <source>no hint</source>
        <translation>힌트 없음</translation>
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
            <numerusform>%n번 시도</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n일 연속</numerusform>
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
        <translation>%1의 연습</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a short date is written: 26 Nov 2026</comment>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>Opens tomorrow</source>
        <translation>내일 열려요</translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>%n일 뒤에 열려요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>최장 연속 기록: %n일. 내일부터 다시 시작해요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>최장 연속 기록: %n일. 오늘부터 다시 시작해요.</numerusform>
        </translation>
    </message>
    <message>
        <source>A day counts for the streak only if you do its exercise on that day. Exercises that you catch up on later count as done, but not for the streak.</source>
        <translation>그날의 연습을 그날 마치면 연속 기록에 들어가요. 나중에 마친 날은 마친 것으로 치지만, 연속 기록에는 들어가지 않아요.</translation>
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
        <translation>%1 예비 말</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>차례</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>Player</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>합계</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Solution seen</source>
        <translation>풀이를 봄</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>아직 풀지 못함</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>아직 해 보지 않음</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2개 중 %1개 해결</translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>별 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>최고: %1</translation>
    </message>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>진행 중: %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>A sketch: it can’t be played yet.</source>
        <translation>초안: 아직 풀 수 없어요.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>내 퍼즐</translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>a person</comment>
        <translation>만든 사람: %1</translation>
    </message>
    <message>
        <source>No solution (proven)</source>
        <translation>풀이 없음(증명됨)</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>레슨 %1</translation>
    </message>
    <message>
        <source>at step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a date</comment>
        <translation>오늘 · %1</translation>
    </message>
    <message>
        <source>Done on its day, in %1</source>
        <comment>a time</comment>
        <translation>그날 해결, 걸린 시간 %1</translation>
    </message>
    <message>
        <source>Done later, in %1</source>
        <comment>a time</comment>
        <translation>나중에 해결, 걸린 시간 %1</translation>
    </message>
    <message>
        <source>Not among your puzzles</source>
        <translation>내 퍼즐에 없음</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>The picture can’t be drawn.</source>
        <translation>그림을 그릴 수 없어요.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>“%1” 폴더가 없어요.</translation>
    </message>
    <message>
        <source>This program was built without giflib, which animated pictures need.</source>
        <translation>이 프로그램은 움직이는 그림에 필요한 giflib 없이 만들어졌어요.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <source>a picture’s sides must be %1 to %2 pixels, written like 1280x800</source>
        <translation>그림의 가로와 세로는 %1~%2픽셀이어야 하고, 1280x800처럼 써야 해요</translation>
    </message>
    <message>
        <source>the paper must be a4 or letter</source>
        <translation>용지는 a4 또는 letter여야 해요</translation>
    </message>
    <message>
        <source>Write a picture for every turn into a folder and exit.</source>
        <translation>차례마다 그림을 폴더에 쓰고 끝내요.</translation>
    </message>
    <message>
        <source>Export the empty board instead of the position.</source>
        <translation>국면 대신 빈 게임판을 내보내요.</translation>
    </message>
    <message>
        <source>Export without coordinates.</source>
        <translation>좌표 없이 내보내요.</translation>
    </message>
    <message>
        <source>Paper of a PDF: a4 or letter.</source>
        <translation>PDF의 용지: a4 또는 letter.</translation>
    </message>
    <message>
        <source>an export needs exactly one record</source>
        <translation>내보내려면 기록을 하나만 지정해야 해요</translation>
    </message>
    <message>
        <source>each turn of an animated picture must take %1 to %2 seconds</source>
        <translation>움직이는 그림의 한 차례는 %1~%2초여야 해요</translation>
    </message>
    <message>
        <source>the name of an exported file must end in .pdf, .svg, .png, .html or .gif</source>
        <translation>내보낼 파일 이름은 .pdf, .svg, .png, .html, .gif 가운데 하나로 끝나야 해요</translation>
    </message>
    <message>
        <source>Write the position (pdf, svg or png) or the whole game (html or gif) to a file and exit.</source>
        <translation>국면을 파일로 쓰고 끝내요: pdf, svg, png. 게임 전체는 html이나 gif.</translation>
    </message>
    <message>
        <source>How long a GIF shows each turn, in seconds: 0.1 to 10.</source>
        <translation>GIF에서 한 차례를 보여 주는 시간: 0.1~10초.</translation>
    </message>
    <message>
        <source>%1 already exists and was not replaced</source>
        <translation>%1 파일이 이미 있어서 덮어쓰지 않았어요</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>there is no folder “%1”</source>
        <translation>“%1” 폴더가 없어요</translation>
    </message>
    <message>
        <source>that isn’t a regular file</source>
        <translation>일반 파일이 아니에요</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>“%1” 파일을 쓸 수 없어요: %2.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <translation>파일이 아니라 폴더예요.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <translation>일반 파일이 아니에요.</translation>
    </message>
    <message>
        <source>It can’t be read: %1</source>
        <translation>읽을 수 없어요: %1</translation>
    </message>
    <message>
        <source>Windows reserves the name “%1” for a device</source>
        <translation>“%1” 이름은 Windows가 장치 이름으로 써요</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold “%1”</source>
        <translation>Windows에서는 파일 이름에 “%1” 문자를 쓸 수 없어요</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t end with a dot or a space</source>
        <translation>Windows에서는 파일 이름이 마침표나 공백으로 끝날 수 없어요</translation>
    </message>
    <message>
        <source>it is too large to be read back</source>
        <translation>다시 읽기에는 내용이 너무 많아요</translation>
    </message>
    <message>
        <source>on Windows a file’s name can’t hold invisible characters</source>
        <translation>Windows에서는 파일 이름에 보이지 않는 문자를 쓸 수 없어요</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>파일을 찾을 수 없어요.</translation>
    </message>
</context>
<context>
    <name>GamePages</name>
    <message>
        <source>By %1</source>
        <comment>the author of a game</comment>
        <translation>디자인: %1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>첫 차례 전</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>a number</comment>
        <translation>%1번째 수</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, colour of the pieces</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to roll</source>
        <translation>%1번째 차례: %2의 주사위 굴리기</translation>
    </message>
    <message>
        <source>Turn %1: %2 is to move</source>
        <translation>%1번째 차례: %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>나감</translation>
    </message>
    <message>
        <source>The turns</source>
        <translation>차례 목록</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2페이지</translation>
    </message>
    <message>
        <source>Stuck</source>
        <comment>a puzzle</comment>
        <translation>막혔음</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>a puzzle</comment>
        <translation>풀었음</translation>
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
        <translation>모든 세 칸 그룹 보기</translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>말 %n개를 집에 보냄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>예비 말 %n개를 들여옴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1 님의 말이 한가운데에 %n칸 가까워짐</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>%1보다 한가운데에 가까운 칸을 위해 말 %n개를 아껴 둠</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsRules</name>
    <message>
        <source>The whole board. Three pieces of each colour stand in spaces near the rim. Four tiles around the middle are transit spaces.</source>
        <translation>게임판 전체. 색마다 말 세 개가 가장자리 가까운 칸에 있어요. 한가운데를 둘러싼 네 타일은 통과 칸이에요.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>시작할 때의 모습. 두 명이 하면 각자 두 색을 맡아요. 한 사람은 흰색과 빨간색, 다른 사람은 검은색과 파란색이에요. 세 명이 하면 파란색이 없어요.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. Roll both dice. Their &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may move one or several pieces, but only of the &lt;b&gt;colour whose turn it is&lt;/b&gt;. Unused moves are lost.</source>
        <translation>흰색, 검은색, 빨간색, 파란색의 순서로 차례가 돌아가요. 주사위 두 개를 굴려요. 그 &lt;b&gt;합&lt;/b&gt;만큼 수를 둘 수 있고, 모두 &lt;b&gt;차례인 색&lt;/b&gt;의 말로 두어요. 말 하나로 두어도, 여러 개로 나누어 두어도 돼요. 쓰지 않은 수는 사라져요.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>세 칸 그룹</translation>
    </message>
    <message>
        <source>Wherever a line ends at another line, three spaces meet: one on either side of the line that ends, and one on the far side of the other line. These three spaces form a group.</source>
        <translation>한 선이 다른 선에서 끝나는 곳마다 세 칸이 만나요. 그 다른 선 건너편에 한 칸, 끝나는 선의 양쪽에 한 칸씩이에요. 이 세 칸이 한 그룹이에요.</translation>
    </message>
    <message>
        <source>The whole board. Where a line ends, a small sign with three arms joins three spaces.</source>
        <translation>게임판 전체. 선이 끝나는 곳마다 세 갈래로 된 작은 표시가 세 칸을 이어요.</translation>
    </message>
    <message>
        <source>Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the board.</source>
        <translation>표시마다 한 그룹의 세 칸을 이어요. 모두 36개예요. T를 누르면 게임판에 보여요.</translation>
    </message>
    <message>
        <source>When your move fills the &lt;b&gt;second&lt;/b&gt; space of a group, you may put a piece of the same colour from the reserve into the &lt;b&gt;third&lt;/b&gt; space. This costs no move. It doesn’t matter whose piece is in the first space. One move may bring in pieces for several groups at once.</source>
        <translation>내 수로 그룹의 &lt;b&gt;두 번째&lt;/b&gt; 칸이 차면, 내 색의 예비 말 하나를 &lt;b&gt;세 번째&lt;/b&gt; 칸에 놓을 수 있어요. 여기에는 수가 들지 않아요. 다른 칸의 말이 누구의 것인지는 상관없어요. 한 수로 여러 그룹에서 한꺼번에 그렇게 될 수도 있어요.</translation>
    </message>
    <message>
        <source>A white piece moves into a group that already holds a black piece. The third space is marked: a white piece may come in there.</source>
        <translation>흰색 말이 이미 검은색 말이 있는 그룹의 칸으로 움직여요. 세 번째 칸에 표시가 있어요. 흰색 말이 그곳에 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>White moves next to black, and a white piece may come in on the third space.</source>
        <translation>흰색이 검은색 옆으로 움직이면, 세 번째 칸에 흰색 말이 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in another.</source>
        <translation>수를 둔 바로 다음에 들여오지 않으면 기회가 없어져요. 들어온 말로는 그룹이 완성된 것으로 치지 않아요.</translation>
    </message>
    <message>
        <source>Transit and home</source>
        <translation>통과 칸과 집</translation>
    </message>
    <message>
        <source>The way home leads through a &lt;b&gt;transit space&lt;/b&gt; (one of the four tiles) and then a small triangle to the middle. A piece that enters the middle is home at once. You may cross transit spaces, but none of your pieces may be in a transit space when the turn ends. Neither the transit spaces nor the middle belong to a group.</source>
        <translation>집으로 가는 길은 네 타일 가운데 하나인 &lt;b&gt;통과 칸&lt;/b&gt;과 작은 삼각형을 지나 한가운데에 이르러요. 한가운데에 들어간 말은 곧바로 집에 도착해요. 통과 칸은 지나갈 수 있지만, 차례가 끝날 때 내 말이 거기 있으면 안 돼요. 통과 칸은 어느 그룹에도 들지 않고, 한가운데도 그래요.</translation>
    </message>
    <message>
        <source>The middle of the board. A white piece goes through a tile and a small triangle to the dark square.</source>
        <translation>게임판의 한가운데. 흰색 말이 타일과 작은 삼각형을 지나 어두운 사각형으로 가요.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, at least &lt;b&gt;two&lt;/b&gt; of its pieces have to stay on the board.</source>
        <translation>어떤 색의 예비 말이 남아 있는 동안에는 그 색의 말이 적어도 &lt;b&gt;두 개&lt;/b&gt; 게임판에 남아 있어야 해요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Groups-of-Three는 Arthur Blumberg가 만들고 Kadon Enterprises가 Over-Pass 세트에 담아 펴낸 게임이에요. 여기 보이는 게임판은 복원한 것이에요.</translation>
    </message>
    <message>
        <source>The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the other seven wait in reserve. Form groups of three to bring them in, and take all your pieces home through the middle.</source>
        <translation>말은 선 사이의 칸에 놓여요. 색마다 말 세 개는 가장자리 가까이에서 시작하고 일곱 개는 예비 말로 기다려요. 세 칸 그룹을 만들어 그 말을 들여오고, 내 말을 모두 한가운데를 거쳐 집으로 보내세요.</translation>
    </message>
    <message>
        <source>A move takes a piece &lt;b&gt;across a side&lt;/b&gt; of its space into an empty space next to it. Spaces that meet only at a point are not neighbours, and there is no jumping.</source>
        <translation>한 수에 말 하나가 &lt;b&gt;변을 넘어&lt;/b&gt; 건너편 빈칸으로 가요. 점에서만 만나는 칸은 이웃이 아니고, 뛰어넘을 수 없어요.</translation>
    </message>
    <message>
        <source>Three moves take this piece home. With only two, it gets as far as the small triangle. With only one, it can’t set out, as it must not stay on the tile.</source>
        <translation>세 수면 이 말이 집에 가요. 두 수라면 작은 삼각형까지 가요. 한 수라면 출발할 수 없어요.</translation>
    </message>
    <message>
        <source>The first player with all pieces home wins at once. With two players, an option says whether one colour or both must be home.</source>
        <translation>모든 말을 먼저 집에 보낸 사람이 바로 이겨요. 두 명이 할 때 한 색이면 되는지 두 색 모두여야 하는지는 옵션에서 정해요.</translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1에는 움직일 말이 없어요.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so %1 pieces can’t move.</source>
        <translation>지금은 %2의 차례예요. %1 말은 움직일 수 없어요.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece is there.</source>
        <translation>%1 칸은 비어 있지 않아요. %2 말이 있어요.</translation>
    </message>
    <message>
        <source>A move crosses a shared side, but %1 and %2 don’t share one.</source>
        <translation>변을 넘어 움직여야 하는데 %1 칸과 %2 칸 사이에는 맞닿은 변이 없어요.</translation>
    </message>
    <message>
        <source>A piece comes in on %1 only if that is the last empty space of a group you have just moved into.</source>
        <translation>%1 칸은 말이 들어간 세 칸 그룹에 하나만 남은 빈칸이 아니에요. 그래서 그 칸에는 말이 들어오지 않아요.</translation>
    </message>
    <message>
        <source>%1 belongs to no group of three. Moving there brings nothing in.</source>
        <translation>%1 칸은 어느 세 칸 그룹에도 들지 않아요. 그리로 움직여도 말이 들어오지 않아요.</translation>
    </message>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>예비 말이 남아 있는 동안에는 %1 말 두 개가 게임판에 남아 있어야 해요. 지금 예비 말이 %n개 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reserve of %1 is empty. Nothing more comes in.</source>
        <translation>%1 예비 말이 없어요. 더는 들어오지 않아요.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>%1 예비 말은 %n개뿐이에요.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>수를 모두 썼어요. 차례를 마치세요.</translation>
    </message>
    <message>
        <source>No %1 piece can move. End the turn.</source>
        <translation>움직일 수 있는 %1 말이 없어요. 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Move %1 pieces from space to space. Your roll is the number of moves.</source>
        <translation>%1 말을 칸에서 칸으로, 주사위 눈만큼 움직이세요.</translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>그룹이 완성됐어요. 게임판의 빛나는 칸에 말 %n개를 들여오세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring in a piece on %1: the group is complete</source>
        <translation>%1에 말 들여오기: 그룹 완성</translation>
    </message>
    <message>
        <source>A piece has come in on %1</source>
        <translation>%1에 말이 들어옴</translation>
    </message>
    <message>
        <source>To go home: move onto the Center Square, z</source>
        <translation>집: 중앙 사각형 z로 움직이기</translation>
    </message>
    <message>
        <source>No piece can go home: two must stay on the board while any are in reserve</source>
        <translation>아직 집에 못 감: 예비 말이 있으면 두 개는 게임판에 남아야 함</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>아직 수를 쓰지 않고 말 %n개를 들여올 수 있어요: %1. 차례를 마치면 기회가 없어져요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only empty space of its group, but a piece comes in only right after a move into that group.</source>
        <translation>그룹에서 %1 칸만 비어 있지만, 말은 그 그룹으로 들어가는 수 바로 다음에만 들어와요. 거기서 나오는 수나 다른 그룹 안에서 움직이는 수 다음에는 들어오지 않아요.</translation>
    </message>
    <message>
        <source>No piece may stay in a transit space, and after this move there would be no way out of %1.</source>
        <translation>통과 칸에는 말이 머무를 수 없는데, 이렇게 하면 %1에서 나갈 길이 없어져요.</translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>통과 칸에는 말이 머무를 수 없어요. 이렇게 하면 %1에서 나가는 데 %n수가 드는데 %2수만 남아요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>통과 칸에는 말이 머무를 수 없어요. %1에서 나가는 데 %n수가 들고, 남은 수는 %2수예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this move goes out of a group. A piece comes in only when you move into one</source>
        <comment>a move</comment>
        <translation>%1, 그룹에서 나가는 수. 그룹으로 들어가는 수만 말을 들여옴</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>예비 말 %n개: 수로 그룹의 두 번째 칸이 차면 세 번째 칸에 하나가 들어올 수 있음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>통과 칸에서 나가기: %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 can’t move: the pieces on %2 block every way out.</source>
        <translation>%1의 말은 움직일 수 없어요. %2의 말이 나갈 길을 모두 막고 있어요.</translation>
    </message>
    <message>
        <source>No %2 piece is next to %1, so none can move there.</source>
        <translation>%1 칸 옆에 %2 말이 없어서 그리로 움직일 수 없어요.</translation>
    </message>
    <message>
        <source>Each three-armed mark joins the three spaces of a group.</source>
        <translation>세 갈래 표시는 저마다 한 그룹의 세 칸을 이어요.</translation>
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
        <translation>라운드</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1의 점수</translation>
    </message>
    <message>
        <source>Left-turn sign</source>
        <translation>좌회전 표지판</translation>
    </message>
    <message>
        <source>Right-turn sign</source>
        <translation>우회전 표지판</translation>
    </message>
</context>
<context>
    <name>HighwayBoard</name>
    <message>
        <source>left-turn sign</source>
        <translation>좌회전 표지판</translation>
    </message>
    <message>
        <source>right-turn sign</source>
        <translation>우회전 표지판</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>바리케이드</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>강도</translation>
    </message>
    <message>
        <source>you stand here</source>
        <translation>내가 서 있는 곳</translation>
    </message>
    <message>
        <source>under your control (within two cells of you)</source>
        <translation>장악한 곳: 두 칸 이내</translation>
    </message>
    <message>
        <source>under your control (in your line of sight)</source>
        <translation>장악한 곳: 직선으로 보임</translation>
    </message>
    <message>
        <source>under your control (you are the closest)</source>
        <translation>장악한 곳: 이만큼 가까운 사람이 없음</translation>
    </message>
    <message>
        <source>the edge stops you</source>
        <translation>거기서 게임판이 끝나요</translation>
    </message>
    <message>
        <source>the corner stops you</source>
        <translation>고무 벽에 정면으로 부딪혀요</translation>
    </message>
    <message>
        <source>the barrier on %1 stops you</source>
        <translation>%1에 바리케이드가 있어요</translation>
    </message>
    <message>
        <source>your own trail on %1 stops you</source>
        <translation>%1 칸은 이미 지나왔어요</translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>%n칸 여행을 계획함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>지금 게임판에서 %n점을 얻음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayPhrases</name>
    <message>
        <source>Whoever has the most points after six rounds wins.</source>
        <translation>여섯 라운드 뒤 점수가 가장 많은 사람이 이겨요.</translation>
    </message>
    <message>
        <source>left-turn sign on %1</source>
        <translation>%1에 좌회전 표지판</translation>
    </message>
    <message>
        <source>right-turn sign on %1</source>
        <translation>%1에 우회전 표지판</translation>
    </message>
    <message>
        <source>barrier on %1</source>
        <translation>%1에 바리케이드</translation>
    </message>
    <message>
        <source>robber on %1</source>
        <translation>%1에 강도</translation>
    </message>
    <message>
        <source>staying put</source>
        <translation>그 자리에 머물기</translation>
    </message>
    <message>
        <source>heading %1</source>
        <comment>a direction</comment>
        <translation>%1으로 출발</translation>
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
        <translation>새 표지판이 놓여요.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>%1라운드가 끝났어요.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Robbers take their share.</source>
        <translation>강도가 제 몫을 가져가요.</translation>
    </message>
    <message>
        <source>Barriers are removed. Robbers take their share.</source>
        <translation>바리케이드가 사라져요. 강도가 제 몫을 가져가요.</translation>
    </message>
    <message>
        <source>Every sign is reversed.</source>
        <translation>모든 표지판이 뒤집혀요.</translation>
    </message>
    <message>
        <source>The barriers have been removed.</source>
        <translation>바리케이드가 사라졌어요.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2.</source>
        <comment>players, a cell</comment>
        <translation>%1 님이 같은 칸 %2에서 멈췄어요.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>여행자 %n명이 다른 사람과 같은 칸에서 멈췄어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes back from %2 to %3.</source>
        <comment>player, cell, starting hex</comment>
        <translation>%1 님은 %2에서 %3 칸으로 돌아가요.</translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>여행자 %n명이 시작 칸으로 돌아가요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different things were placed on %1 and cancelled out.</source>
        <comment>cells</comment>
        <translation>%1에 서로 다른 표지판이 놓여서 모두 무효예요.</translation>
    </message>
</context>
<context>
    <name>HighwayRanking</name>
    <message>
        <source>%1. %2 %3</source>
        <comment>place, player, points</comment>
        <translation>%1위 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2 (has left)</source>
        <comment>player, points</comment>
        <translation>%1 %2(나감)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>%1 님은 여섯 라운드 뒤 %n점이에요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>%1 님은 여섯 라운드 뒤 각각 %n점이에요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message>
        <source>a left-turn sign</source>
        <translation>좌회전 표지판</translation>
    </message>
    <message>
        <source>a right-turn sign</source>
        <translation>우회전 표지판</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>바리케이드</translation>
    </message>
    <message>
        <source>to the edge of the board</source>
        <translation>게임판의 가장자리까지</translation>
    </message>
    <message>
        <source>straight into the corner</source>
        <translation>모서리에 정면으로</translation>
    </message>
    <message>
        <source>stopped by the barrier on %1</source>
        <translation>%1의 바리케이드 앞에서 멈춤</translation>
    </message>
    <message>
        <source>stopped by their own trail at %1</source>
        <translation>%1에서 자기가 지나온 자취에 막힘</translation>
    </message>
    <message>
        <source>On %1, %2 and %3 cancelled out.</source>
        <comment>a cell, two things</comment>
        <translation>%1에서 만난 것: %2, %3. 둘 다 무효예요.</translation>
    </message>
    <message>
        <source>On %1, %2 cancelled out.</source>
        <comment>a cell, a list of three things</comment>
        <translation>%1에서 만난 것: %2. 모두 무효예요.</translation>
    </message>
    <message>
        <source>%1 %2: didn’t move. Nobody learns whether that was the plan.</source>
        <comment>player, points</comment>
        <translation>%1 %2: 움직이지 않음. 그럴 계획이었는지는 비밀이에요.</translation>
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
            <numerusform>바리케이드 %n개를 치웠어요: %1. 바리케이드는 한 라운드만 가요.</numerusform>
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
        <translation>그중 강도로 %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>마지막 라운드 전에는 %1 님이 %n점으로 앞섰어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>마지막 라운드 전에는 %1 님이 각각 %n점으로 앞섰어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: %1.</source>
        <comment>the last round; players and their points</comment>
        <translation>마지막 라운드 점수: %1.</translation>
    </message>
    <message>
        <source>%1 end on the same cell, %2. After the last round, nobody is sent back.</source>
        <comment>players, a cell</comment>
        <translation>%1 님이 같은 칸 %2에서 멈췄어요. 마지막 라운드 뒤에는 아무도 돌아가지 않아요.</translation>
    </message>
    <message>
        <source>%1 end the round on the same cell, %2, so they go back to their starting hexes.</source>
        <comment>players, a cell</comment>
        <translation>%1 님이 같은 칸 %2에서 라운드를 마쳐서 각자의 시작 칸으로 돌아가요.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. A free starting hex will be drawn by lot.</source>
        <comment>player, own starting hex</comment>
        <translation>%2에 다른 사람이 서 있어서 %1 님은 돌아갈 수 없어요. 추첨으로 다른 시작 칸을 정해요.</translation>
    </message>
    <message>
        <source>%1 can’t go back to %2, which is occupied. By lot, they go from %3 to %4 instead.</source>
        <comment>player, own starting hex, cell, free starting hex</comment>
        <translation>%2에 다른 사람이 서 있어서 %1 님은 돌아갈 수 없어요. 추첨에 따라 %3에서 빈 시작 칸(%4)으로 가요.</translation>
    </message>
    <message>
        <source>%1 stays on %2, their own starting hex.</source>
        <comment>player, cell</comment>
        <translation>%1 님은 자기 시작 칸(%2)에 머물러요.</translation>
    </message>
    <message>
        <source>%1 goes back from %2 to their own starting hex, %3.</source>
        <comment>player, cell, cell</comment>
        <translation>%1 님은 %2에서 자기 시작 칸(%3)으로 돌아가요.</translation>
    </message>
</context>
<context>
    <name>HighwayRules</name>
    <message>
        <source>Everybody plans in secret, then all set off at once. Over &lt;b&gt;six rounds&lt;/b&gt;, try to travel as far as you can, and place signs and barriers so that the others don’t.</source>
        <translation>모두가 몰래 계획하고 한꺼번에 출발해요. &lt;b&gt;여섯 라운드&lt;/b&gt; 동안 되도록 멀리 가고, 다른 사람은 그러지 못하게 길을 틀어 놓으세요.</translation>
    </message>
    <message>
        <source>Your plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Each player is given a corner at random: their &lt;b&gt;starting hex&lt;/b&gt;. Each round, you secretly submit up to &lt;b&gt;two signs&lt;/b&gt; that turn travellers left or right, up to &lt;b&gt;one barrier&lt;/b&gt;, and the &lt;b&gt;direction&lt;/b&gt; in which you set out.</source>
        <translation>추첨으로 모두에게 모서리를 하나씩 나누어 줘요. 이것이 &lt;b&gt;시작 칸&lt;/b&gt;이에요. 라운드마다 몰래 계획을 제출해요. 여행자를 왼쪽이나 오른쪽으로 돌리는 &lt;b&gt;표지판 두 장&lt;/b&gt;까지, &lt;b&gt;바리케이드 하나&lt;/b&gt;까지, 그리고 출발할 &lt;b&gt;방향&lt;/b&gt;이에요.</translation>
    </message>
    <message>
        <source>What you control</source>
        <translation>장악하는 칸</translation>
    </message>
    <message>
        <source>You place things on cells that you &lt;b&gt;control&lt;/b&gt;: those within two steps of you. Several players may control the same cell.</source>
        <translation>내가 &lt;b&gt;장악한&lt;/b&gt; 칸에 놓아요. 나에게서 두 칸 이내에 있는 모든 칸이에요. 여러 플레이어가 같은 칸을 장악할 수도 있어요.</translation>
    </message>
    <message>
        <source>A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, B2, B3, C1, C2 and C3.</source>
        <translation>한 플레이어가 모서리 A1에 서 있어요. A1, A2, A3, B1, B2, B3, C1, C2, C3 아홉 칸에 색이 칠해져 있어요.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your signs and your barrier each go on a different cell. They may cover what already lies there.</source>
        <translation>플레이어가 서 있는 칸에는 아무것도 놓을 수 없어요. 바리케이드는 모서리에 놓을 수 없어요. 내 표지판과 내 바리케이드는 서로 다른 칸에 놓아요. 이미 놓여 있는 것을 덮어도 돼요.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>모두 한꺼번에</translation>
    </message>
    <message>
        <source>When all have submitted, everything is placed at the same moment. If several players have chosen the same thing for a cell, it is placed there once. If they have chosen &lt;b&gt;different&lt;/b&gt; things, none of them is placed, and what lay there before stays.</source>
        <translation>모두 제출하면 모든 것이 동시에 놓여요. 여러 플레이어가 한 칸에 같은 것을 골랐다면 그것이 하나만 놓여요. &lt;b&gt;다른&lt;/b&gt; 것을 골랐다면 아무것도 놓이지 않고, 전에 있던 것이 그대로 남아요.</translation>
    </message>
    <message>
        <source>A sign and a barrier meet on the same cell and break apart.</source>
        <translation>표지판과 바리케이드가 같은 칸에서 만나 부서져요.</translation>
    </message>
    <message>
        <source>One player wanted a sign here, another a barrier: neither is placed.</source>
        <translation>한 플레이어는 여기에 표지판을, 다른 플레이어는 바리케이드를 놓으려 했어요. 둘 다 무효예요.</translation>
    </message>
    <message>
        <source>Signs stay until something covers them. At the end of the round, barriers are removed, along with any signs under them.</source>
        <translation>표지판은 다른 것에 덮일 때까지 남아요. 바리케이드는 라운드가 끝나면 사라지고, 그 밑에 있던 표지판도 함께 사라져요.</translation>
    </message>
    <message>
        <source>The journey</source>
        <translation>여행</translation>
    </message>
    <message>
        <source>Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn one hex side to &lt;b&gt;your&lt;/b&gt; left or right. Players don’t block each other. Every cell that you move onto scores &lt;b&gt;one point&lt;/b&gt;.</source>
        <translation>그런 다음 지난 라운드가 끝난 칸에서 모두 여행을 떠나요. 똑바로 나아가요. 표지판에서는 헥스의 변 하나만큼 &lt;b&gt;내&lt;/b&gt; 왼쪽이나 오른쪽으로 돌아요. 플레이어끼리는 서로 막지 않아요. 들어서는 칸마다 &lt;b&gt;1점&lt;/b&gt;을 얻어요.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1, turns left at a sign on E4, turns right at another sign on B4, and ends at the edge.</source>
        <translation>한 여행자가 E1에서 동쪽으로 가다가 E4의 표지판에서 왼쪽으로, B4의 다른 표지판에서 오른쪽으로 돌아 가장자리에서 멈춰요.</translation>
    </message>
    <message>
        <source>A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start does nothing.</source>
        <translation>좌회전한 다음 우회전. 여덟 칸이니 8점이에요. 출발하는 칸 밑의 표지판은 아무 일도 하지 않아요.</translation>
    </message>
    <message>
        <source>You stop before the edge of the board, before a barrier, and before a cell where you have already been &lt;b&gt;in this round&lt;/b&gt;.</source>
        <translation>게임판의 가장자리 앞, 바리케이드 앞, 그리고 &lt;b&gt;이번 라운드에&lt;/b&gt; 이미 지나온 칸 앞에서 멈춰요.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 and stops on E6, before a barrier on E7.</source>
        <translation>한 여행자가 E1에서 동쪽으로 가다가 E7의 바리케이드 앞인 E6에서 멈춰요.</translation>
    </message>
    <message>
        <source>Five signs lead a traveller round in a circle. The traveller stops just before the starting cell.</source>
        <translation>표지판 다섯 장 때문에 여행자가 한 바퀴를 돌아요. 출발한 칸 앞에서 멈춰요.</translation>
    </message>
    <message>
        <source>Five left turns lead back to the start. The journey ends one cell before the start.</source>
        <translation>왼쪽으로 다섯 번 돌면 출발점으로 돌아와요. 여행은 그 한 칸 앞에서 끝나요.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>Two travellers, one along the middle row and one along the edge, end on the same corner, E9.</source>
        <translation>가운데 줄을 따라간 여행자와 가장자리를 따라간 여행자가 같은 모서리 E9에서 멈춰요.</translation>
    </message>
    <message>
        <source>Twists from round 2 on</source>
        <translation>2라운드부터 특별 규칙</translation>
    </message>
    <message>
        <source>Round 1 has no twist. Every later round changes one rule, for that round only. But the signs that are turned over in round 4 stay that way.</source>
        <translation>1라운드에는 없어요. 다른 라운드에서는 그동안만 한 가지가 달라져요. 4라운드에 뒤집힌 표지판만은 뒤집힌 채로 남아요.</translation>
    </message>
    <message>
        <source>A traveller crosses the board from E1 to E9, through the middle.</source>
        <translation>한 여행자가 E1에서 가운데를 지나 E9까지 게임판을 가로질러요.</translation>
    </message>
    <message>
        <source>Three cells in the middle give two points each, four others give one each, and E9, at the edge, gives none: ten points.</source>
        <translation>가운데 세 칸은 2점씩, 다른 네 칸은 1점씩, 가장자리의 E9는 0점, 모두 10점이에요.</translation>
    </message>
    <message>
        <source>Six lines of tinted cells run from a player on E3. The lines go on past a sign, but end at the players on C3 and E7.</source>
        <translation>E3의 플레이어에게서 색칠된 칸이 여섯 줄로 뻗어 있어요. 표지판은 지나서 계속되고, C3과 E7의 플레이어에게서 끝나요.</translation>
    </message>
    <message>
        <source>Signs don’t block the view, but players do: the cells behind a player are out of sight.</source>
        <translation>표지판은 시야를 가리지 않지만 플레이어는 가려요. 그 뒤의 칸은 보이지 않아요.</translation>
    </message>
    <message>
        <source>The cells around a player on D3 are tinted, and so are all cells that are closer to that player than to the players on D7 and H3.</source>
        <translation>D3의 플레이어 둘레의 칸과 함께, D7과 H3의 플레이어보다 이 플레이어에게 더 가까운 모든 칸에 색이 칠해져 있어요.</translation>
    </message>
    <message>
        <source>Your robbers may hide on any cell that you control and where nobody stands, even on a corner or together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone.</source>
        <translation>강도는 내가 장악하고 아무도 서 있지 않은 칸이면 어디든 숨길 수 있어요. 모서리에도, 내 표지판이 있는 칸에도 돼요. 강도는 아무도 막지 않고 결코 보이지 않아요. 강도가 있는 칸에 들어선 사람은 강도의 주인에게 2점을 빼앗겨요. 그래서 점수가 0점 아래로 내려갈 수도 있어요. 내 강도는 나를 건드리지 않아요.</translation>
    </message>
    <message>
        <source>A traveller goes east from E1 across the board, over a coin on E4.</source>
        <translation>한 여행자가 E1에서 동쪽으로 게임판을 가로지르며 E4의 동전 위를 지나요.</translation>
    </message>
    <message>
        <source>The traveller scores a point for E4, as for any cell, but pays two points to the owner of the robber there.</source>
        <translation>여행자는 다른 칸과 마찬가지로 E4에서 1점을 얻고, 강도의 주인에게 2점을 내요.</translation>
    </message>
    <message>
        <source>A traveller sets out from C6 to the east, bounces off the edge four times and stops on C5, before its own trail.</source>
        <translation>한 여행자가 C6에서 동쪽으로 출발해 가장자리에서 네 번 튕긴 뒤, 자기가 지나온 자취 앞인 C5에서 멈춰요.</translation>
    </message>
    <message>
        <source>You bounce off the edge of the board like a ball. A sign on an edge cell turns you first.</source>
        <translation>변에서는 공처럼 튕겨요. 그 칸에 표지판이 있으면 먼저 그에 따라 돌아요.</translation>
    </message>
    <message>
        <source>One traveller comes along the edge to the corner E9 and bounces on to D8. The other one runs straight into the corner and stops.</source>
        <translation>한 여행자는 가장자리를 따라 모서리 E9에 와서 D8 쪽으로 튕겨요. 다른 여행자는 모서리에 정면으로 들어가 멈춰요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Fewer than six players</source>
        <translation>여섯 명보다 적을 때</translation>
    </message>
    <message>
        <source>A player on A1 controls the nine tinted cells.</source>
        <translation>A1에 있는 플레이어는 색칠된 아홉 칸을 장악해요.</translation>
    </message>
    <message>
        <source>Cells that are just as close to another player don’t count.</source>
        <translation>다른 플레이어와도 똑같이 가까운 칸은 해당되지 않아요.</translation>
    </message>
    <message>
        <source>In a corner, you stop only if you head straight out, away from the middle of the board.</source>
        <translation>모서리에서는 게임판의 가운데에서 멀어지는 방향으로 곧장 밖을 향할 때만 멈춰요.</translation>
    </message>
    <message>
        <source>After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the most points share the win.</source>
        <translation>6라운드 뒤에는 아무도 돌아가지 않아요. 점수가 가장 많은 사람이 이겨요. 동점인 플레이어는 함께 승리해요.</translation>
    </message>
    <message>
        <source>If you share one computer, you take turns to plan, and a &lt;b&gt;curtain&lt;/b&gt; hides the table while you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t change it. The others never see your plan, only its effects.</source>
        <translation>이 화면에서는 플레이어가 한 사람씩 &lt;b&gt;커튼&lt;/b&gt; 뒤에서 혼자 테이블을 마주해요. 계획을 살펴보고 원하는 대로 바꾸세요. 제출하고 나면 바꿀 수 없고, 아무도 계획을 보지 못해요. 그 결과만 보여요.</translation>
    </message>
    <message>
        <source>The game is made for six players. Two to five can play as well, with some corners left empty. Or let computers take the other seats: when you set up the game, you choose who takes each seat.</source>
        <translation>이 게임은 여섯 명용이에요. 두 명에서 다섯 명도 할 수 있고, 그때는 몇몇 모서리가 비어 있어요. 아니면 나머지 자리를 컴퓨터에 맡기세요. 각 자리를 누가 맡을지는 게임을 준비할 때 골라요.</translation>
    </message>
    <message>
        <source>Both have ended on E9, so each goes back to their own starting hex. Players pass through each other while they travel.</source>
        <translation>둘 다 E9에서 멈췄으므로 각자 자기 시작 칸으로 돌아가요. 여행 중에는 플레이어끼리 서로 통과해 지나가요.</translation>
    </message>
    <message>
        <source>Players who end a round on the same cell &lt;b&gt;all leave it&lt;/b&gt;: each goes back to their own starting hex, the corner where that player began. If somebody else stands there, a free starting hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores no points.</source>
        <translation>같은 칸에서 라운드를 마친 플레이어는 &lt;b&gt;모두 그 칸을 떠나요&lt;/b&gt;. 각자 자기 시작 칸, 곧 처음 출발한 모서리로 돌아가요. 거기에 다른 사람이 서 있으면 대신 추첨으로 빈 시작 칸을 정해요. 이미 자기 시작 칸에 있는 사람은 그대로 머물러요. 돌아가는 것으로는 점수를 얻지 못해요.</translation>
    </message>
</context>
<context>
    <name>HighwaySheet</name>
    <message>
        <source>By pseudonam, for The Genius: Variations on a Theme</source>
        <translation>디자인: pseudonam, The Genius: Variations on a Theme</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Everybody starts in a ringed corner.
Each round, secretly write down your direction, up to two signs (left or right) and up to one barrier. Signs and barriers go on cells at most two steps from you.
Show all plans at once; different things on one cell cancel out.
Then travel straight on, turning at signs, until the edge, a barrier or a cell that you have already been on this round stops you.
Each cell that you move onto scores a point. Players who end on the same cell go back to their corners. Remove the barriers; signs stay.</source>
        <translation>모두 고리 표시가 있는 모서리에서 시작해요.
라운드마다 몰래 적어요. 나에게서 두 칸 이내의 칸에 왼쪽이나 오른쪽 표지판 두 장까지, 바리케이드 하나까지, 그리고 내 방향이에요.
모두 한꺼번에 보여 줘요. 한 칸에 서로 다른 것이 있으면 모두 무효예요.
그런 다음 똑바로 나아가고, 표지판에서 돌아요. 가장자리나 바리케이드, 이번 라운드에 지나온 칸 앞에서 멈춰요.
칸마다 1점이에요. 누군가와 같은 칸에서 멈춘 사람은 모서리로 돌아가요. 바리케이드는 사라지고 표지판은 남아요.</translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message>
        <source>Choose a direction, or stay</source>
        <translation>방향을 고르거나 머물기</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>그 자리에 머물러요</translation>
    </message>
    <message>
        <source>You travel %1</source>
        <translation>%1으로 출발해요</translation>
    </message>
    <message>
        <source>Everyone is given a corner at random.</source>
        <translation>추첨으로 모두에게 모서리를 하나씩 나누어 줘요.</translation>
    </message>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>놓을 표지판 %n장 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>Both signs are placed</source>
        <translation>표지판 두 장을 놓음</translation>
    </message>
    <message>
        <source>A barrier left to place</source>
        <translation>놓을 바리케이드 하나 남음</translation>
    </message>
    <message>
        <source>The barrier is placed</source>
        <translation>바리케이드를 놓음</translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>숨길 강도 %n명 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>Both robbers are hidden</source>
        <translation>강도 두 명을 숨김</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>지금 게임판에서 %n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message>
        <source>home %1</source>
        <comment>a cell</comment>
        <translation>시작 칸 %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>the round and its twist</comment>
        <translation>다음: %1</translation>
    </message>
    <message>
        <source>Players plan in secret, one after another. Then all travel at once.</source>
        <translation>한 사람씩 몰래 계획한 다음, 모두 한꺼번에 여행해요.</translation>
    </message>
    <message>
        <source>Place what you like from the tray. Then choose where to go: drag your traveller, or press an arrow in the tray.</source>
        <translation>트레이에서 원하는 것을 놓으세요. 그런 다음 갈 방향을 고르세요. 내 여행자를 끌거나 화살표를 누르세요.</translation>
    </message>
    <message>
        <source>A player’s starting hex is occupied, so a free one is drawn by lot.</source>
        <translation>누군가의 시작 칸에 이미 다른 사람이 있어요. 추첨으로 빈 시작 칸을 정해요.</translation>
    </message>
    <message>
        <source>Check your plan. Until you submit it, you can change everything.</source>
        <translation>계획을 살펴보세요. 제출하기 전에는 무엇이든 바꿀 수 있어요.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then all travel at once.</source>
        <translation>모두 서로 보지 못하게 계획한 다음, 한꺼번에 여행해요.</translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message>
        <source>Everyone has to be given a corner by lot first.</source>
        <translation>먼저 추첨으로 모두에게 모서리를 하나씩 나누어 줘요.</translation>
    </message>
    <message>
        <source>Everyone already has a starting hex.</source>
        <translation>시작 칸은 이미 모두에게 정해졌어요.</translation>
    </message>
    <message>
        <source>%1 isn’t a corner of the board.</source>
        <translation>%1 칸은 게임판의 모서리가 아니에요.</translation>
    </message>
    <message>
        <source>Two players can’t start on the same corner, %1.</source>
        <translation>두 플레이어가 같은 모서리 %1에서 시작할 수는 없어요.</translation>
    </message>
    <message>
        <source>It’s %1’s turn to submit.</source>
        <translation>지금은 %1 님이 계획을 제출할 때예요.</translation>
    </message>
    <message>
        <source>Nothing is drawn by lot now: the players are submitting.</source>
        <translation>지금은 추첨할 것이 없어요. 플레이어들이 계획을 제출할 때예요.</translation>
    </message>
    <message>
        <source>You have placed both of your signs. Take one back to place it elsewhere.</source>
        <translation>표지판 두 장을 모두 놓았어요. 다른 곳에 놓으려면 한 장을 무르세요.</translation>
    </message>
    <message>
        <source>You have placed your barrier. Take it back to place it elsewhere.</source>
        <translation>바리케이드를 이미 놓았어요. 다른 곳에 놓으려면 무르세요.</translation>
    </message>
    <message>
        <source>Both of your robbers are hidden. Take one back to hide it elsewhere.</source>
        <translation>강도 두 명을 모두 숨겼어요. 다른 곳에 숨기려면 한 명을 무르세요.</translation>
    </message>
    <message>
        <source>You have already chosen a direction.</source>
        <translation>방향은 이미 골랐어요.</translation>
    </message>
    <message>
        <source>Choose a direction, or choose to stay, before you submit.</source>
        <translation>먼저 여행할 방향을 고르거나, 머물기를 고르세요.</translation>
    </message>
    <message>
        <source>You don’t control %1: it is more than two steps away from you on %2.</source>
        <translation>%1 칸은 장악하지 못했어요. 내가 있는 %2에서 두 칸보다 멀리 있어요.</translation>
    </message>
    <message>
        <source>In this round, you control only cells in a straight line from %2, and %1 isn’t one of them.</source>
        <translation>이번 라운드에는 %2에서 뻗은 직선만 장악해요. %1 칸은 그 위에 없어요.</translation>
    </message>
    <message>
        <source>You can’t see %1: %3 stands in the way on %2.</source>
        <translation>%1 칸은 보이지 않아요. %2에 있는 %3 님이 가로막고 있어요.</translation>
    </message>
    <message>
        <source>%1 is more than two steps away from you, and %3 on %2 is at least as close to it as you are.</source>
        <translation>%1 칸은 두 칸보다 멀리 있고, %2에 있는 %3 님도 그만큼 가깝거나 더 가까워요.</translation>
    </message>
    <message>
        <source>You stand on %1 yourself. Nothing can be placed there.</source>
        <translation>%1에는 내가 서 있어요. 그곳에는 아무것도 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>%2 stands on %1. Nothing can be placed there.</source>
        <translation>%1에는 %2 님이 서 있어요. 그곳에는 아무것도 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>%1 is a corner, and barriers never go on corners.</source>
        <translation>%1 칸은 모서리예요. 모서리에는 바리케이드를 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>You have already placed something on %1. Take that back first.</source>
        <translation>%1에는 이미 무언가 놓았어요. 먼저 그것을 무르세요.</translation>
    </message>
    <message>
        <source>Robbers can be hidden only in round 5, but this is round %1.</source>
        <translation>강도는 5라운드에만 나와요. 지금은 %1라운드예요.</translation>
    </message>
    <message>
        <source>%2 stands on %1. No robber can hide there.</source>
        <translation>%1에는 %2 님이 서 있어요. 그곳에는 강도를 숨길 수 없어요.</translation>
    </message>
    <message>
        <source>One of your robbers is already hiding on %1.</source>
        <translation>%1에는 이미 내 강도가 숨어 있어요.</translation>
    </message>
    <message>
        <source>No starting hex has to be drawn by lot now.</source>
        <translation>지금은 추첨으로 정할 시작 칸이 없어요.</translation>
    </message>
    <message>
        <source>%1 isn’t a starting hex.</source>
        <translation>%1 칸은 시작 칸이 아니에요.</translation>
    </message>
    <message>
        <source>%2 stands on %1, so nobody can be sent there.</source>
        <translation>%1에는 %2 님이 서 있어서 아무도 그곳에 보낼 수 없어요.</translation>
    </message>
    <message>
        <source>The game is over: six rounds have been played.</source>
        <translation>여섯 라운드를 마쳐 게임이 끝났어요.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>player, cell</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drawn by lot: %1</source>
        <translation>추첨: %1</translation>
    </message>
    <message>
        <source>Submits</source>
        <translation>계획 제출</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, points of the players</comment>
        <translation>%1라운드: %2</translation>
    </message>
    <message>
        <source>east</source>
        <translation>동쪽</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>북동쪽</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>북서쪽</translation>
    </message>
    <message>
        <source>west</source>
        <translation>서쪽</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>남서쪽</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>남동쪽</translation>
    </message>
    <message>
        <source>Q E A D Z C, number pad</source>
        <translation>Q E A D Z C, 숫자 키패드</translation>
    </message>
    <message>
        <source>The direction of your journey</source>
        <translation>여행할 방향</translation>
    </message>
    <message>
        <source>S, number pad 5</source>
        <translation>S, 숫자 키패드의 5</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>그 자리에 머물기</translation>
    </message>
    <message>
        <source>Place a left-turn or right-turn sign at the ring</source>
        <translation>고리 표시가 있는 곳에 좌회전이나 우회전 표지판 놓기</translation>
    </message>
    <message>
        <source>Place a barrier at the ring</source>
        <translation>그곳에 바리케이드 놓기</translation>
    </message>
    <message>
        <source>Hide a robber at the ring, in round 5</source>
        <translation>그곳에 강도 숨기기(5라운드)</translation>
    </message>
    <message>
        <source>Take back what you placed at the ring</source>
        <translation>그곳에 놓은 것 무르기</translation>
    </message>
    <message>
        <source>You are looking back. “Play on from here” plays this round again, starting with %1.</source>
        <translation>지난 국면을 보고 있어요. “여기서부터 계속”을 누르면 %1 님부터 라운드를 새로 시작해요.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>끌기</translation>
    </message>
    <message>
        <source>Place a sign or a barrier, or move it elsewhere</source>
        <translation>표지판이나 바리케이드를 놓거나 옮기기</translation>
    </message>
    <message>
        <source>Everybody can still see the table. “Plan in secret” begins the round; %1 plans first.</source>
        <translation>아직 모두에게 테이블이 보여요. “몰래 계획하기”를 누르면 %1 님부터 라운드를 시작해요.</translation>
    </message>
    <message>
        <source>A starting hex for %1 has to be drawn by lot first.</source>
        <translation>먼저 %1 님이 돌아갈 시작 칸을 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>%1 has to go back to a starting hex first.</source>
        <translation>먼저 %1 님이 시작 칸으로 돌아가야 해요.</translation>
    </message>
    <message>
        <source>By lot, %1 goes to the starting hex %2.</source>
        <comment>player, cell</comment>
        <translation>추첨에 따라 %1 님은 시작 칸(%2)으로 돌아가요.</translation>
    </message>
    <message>
        <source>The round hasn’t begun yet. “Plan the round” begins it.</source>
        <translation>라운드가 아직 시작되지 않았어요. “라운드 계획하기”로 시작해요.</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>모서리는 플레이어 %n명에게 하나씩인데, 추첨에서 나온 모서리는 %1개예요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTwists</name>
    <message>
        <source>Center Control</source>
        <translation>중앙 장악</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>시야</translation>
    </message>
    <message>
        <source>Reverse the World</source>
        <translation>뒤집힌 세상</translation>
    </message>
    <message>
        <source>Highway Robbery</source>
        <translation>노상강도</translation>
    </message>
    <message>
        <source>Rubber Walls</source>
        <translation>고무 벽</translation>
    </message>
    <message>
        <source>No twist</source>
        <translation>특별 규칙 없음</translation>
    </message>
    <message>
        <source>The seven cells in the middle give two points each; cells on the edge of the board give none.</source>
        <translation>가운데 일곱 칸은 2점씩, 게임판 가장자리의 칸은 0점이에요.</translation>
    </message>
    <message>
        <source>Instead of the cells around you, you control every cell in a straight line from you, as far as the next player.</source>
        <translation>내 둘레의 칸 대신, 다음 플레이어까지 보이는 직선을 장악해요.</translation>
    </message>
    <message>
        <source>Every sign on the board has been turned over: left is now right, and right is now left.</source>
        <translation>게임판의 모든 표지판이 뒤집혔어요. 왼쪽은 오른쪽, 오른쪽은 왼쪽이에요.</translation>
    </message>
    <message>
        <source>Hide up to two robbers: whoever moves onto one pays you two points. You also control every cell that is closer to you than to anybody else.</source>
        <translation>강도를 두 명까지 숨기세요. 강도가 있는 칸에 들어선 사람은 나에게 2점을 내요. 누구보다 나에게 더 가까운 칸도 모두 장악해요.</translation>
    </message>
    <message>
        <source>One point for every cell that you move onto.</source>
        <translation>들어서는 칸마다 1점.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>number, name of the twist</comment>
        <translation>%1라운드: %2</translation>
    </message>
    <message>
        <source>The edge of the board throws you back. A journey that heads straight into a corner ends there.</source>
        <translation>게임판의 가장자리에서 튕겨 나와요. 모서리에 정면으로 들어가면 거기서 여행이 끝나요.</translation>
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
        <translation>스페이스</translation>
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
        <translation>왼쪽 화살표</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽 화살표</translation>
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
        <translation>가장 큰 그룹이 이겨요</translation>
    </message>
    <message>
        <source>Stones of one player that touch are a group. This is nearly the end of a game. Tap all the stones of Ann’s largest group, the one with D2.</source>
        <extracomment>byg/1</extracomment>
        <translation>같은 플레이어의 서로 닿은 돌은 한 그룹이에요. 게임이 거의 끝나 가요. D2가 있는 Ann의 가장 큰 그룹의 돌을 모두 누르세요.</translation>
    </message>
    <message>
        <source>From D2, go from stone to touching stone. The group has four stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>D2에서 맞닿은 돌을 차례로 따라가세요. 모두 네 개예요.</translation>
    </message>
    <message>
        <source>Four stones. Ann’s other groups, above and on the right, are smaller.</source>
        <extracomment>byg/1</extracomment>
        <translation>돌 네 개. 위쪽과 오른쪽에 있는 Ann의 다른 그룹은 더 작아요.</translation>
    </message>
    <message>
        <source>Ben’s largest group, the one with B4, has four stones, too. Tap all four.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ben의 가장 큰 그룹도 돌 네 개예요. B4부터 시작해 모두 누르세요.</translation>
    </message>
    <message>
        <source>B3 and B4 touch. Which of Ben’s stones touch these two?</source>
        <extracomment>byg/1</extracomment>
        <translation>B3과 B4는 닿아 있어요. Ben의 어느 돌이 이 둘과 닿을까요?</translation>
    </message>
    <message>
        <source>Both players’ largest groups have four stones. Two cells are still empty, so nothing is decided yet.</source>
        <extracomment>byg/1</extracomment>
        <translation>네 개씩이에요. 아직 빈칸이 두 개라서 정해진 것은 없어요.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the largest group wins. Place one stone for Ann and end the turn; Ben then fills the last cell. Make Ann win.</source>
        <extracomment>byg/1</extracomment>
        <translation>게임판이 가득 차면 더 큰 그룹이 이겨요. Ann의 돌을 하나 놓고 차례를 마친 다음, Ben이 마지막 칸을 채우게 하세요. Ann이 이기게 해 보세요.</translation>
    </message>
    <message>
        <source>Now Ben takes C3, which joins two of his groups into a single group of eight stones. Ann’s largest group has six.</source>
        <extracomment>byg/1</extracomment>
        <translation>이제 Ben이 C3으로 두 그룹을 이어 여덟 개짜리 하나를 만들었어요. Ann의 가장 큰 그룹은 여섯 개예요.</translation>
    </message>
    <message>
        <source>Ann’s largest group is still smaller than Ben’s.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 가장 큰 그룹이 아직 Ben보다 작아요.</translation>
    </message>
    <message>
        <source>Count only Ann’s groups. Her two stones don’t touch.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 그룹만 세어 보세요. Ann의 두 돌은 닿아 있지 않아요.</translation>
    </message>
    <message>
        <source>Two groups, two stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>그룹이 두 개라서 돌도 두 개예요.</translation>
    </message>
    <message>
        <source>Place both of Ann’s stones so that she has four groups at the end of her turn.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 돌 두 개를 모두 놓아, 차례를 마칠 때 Ann의 그룹이 네 개가 되게 하세요.</translation>
    </message>
    <message>
        <source>That was only one stone. Ann has three groups now, and could have had four.</source>
        <extracomment>byg/1</extracomment>
        <translation>돌을 하나만 놓았어요. Ann의 그룹은 이제 세 개지만, 네 개가 될 수 있었어요.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ann’s groups doesn’t start a new group. It only makes that group larger.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 그룹에 닿는 돌은 새 그룹이 되지 않아요. 그 그룹이 커질 뿐이에요.</translation>
    </message>
    <message>
        <source>Ann has fewer than four groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 그룹이 네 개보다 적어요.</translation>
    </message>
    <message>
        <source>Choose two cells that don’t touch Ann’s stones. C1 is one; find another.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 돌에서 떨어져 놓으세요. C1이 그런 곳이고, 한 곳 더 있어요.</translation>
    </message>
    <message>
        <source>The opening</source>
        <extracomment>byg/2</extracomment>
        <translation>첫 돌</translation>
    </message>
    <message>
        <source>Before the game, one player gets priority by lot. That player wins ties and decides who is First. Here you (Ann) have priority. Make Ben First.</source>
        <extracomment>byg/2</extracomment>
        <translation>시작하기 전에 추첨으로 한 사람이 우선권을 얻어요. 그 사람은 동점이면 이기고, 누가 선공인지 정해요. 여기서는 Ann인 내가 우선권을 얻었어요. Ben을 선공으로 하세요.</translation>
    </message>
    <message>
        <source>Being First can be wise. But this time, let Ben be First and see what happens.</source>
        <extracomment>byg/2</extracomment>
        <translation>그것도 좋은 선택일 수 있어요. 하지만 이번에는 Ben을 선공으로 하고 어떻게 되는지 보세요.</translation>
    </message>
    <message>
        <source>Ben isn’t First yet.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben이 아직 선공이 아니에요.</translation>
    </message>
    <message>
        <source>Choose the line with Ben’s name.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben의 이름이 있는 줄을 고르세요.</translation>
    </message>
    <message>
        <source>Ann keeps priority whether she is First or not. Now she is the Second player.</source>
        <extracomment>byg/2</extracomment>
        <translation>선공이든 아니든 우선권은 Ann에게 있어요. 이제 Ann은 후공이에요.</translation>
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
        <translation>후공이 먼저 첫 돌을 놓아요. 선공은 그 대신 다른 이점을 얻어요.</translation>
    </message>
    <message>
        <source>Ben had two turns in a row: his opening stone, and the first full turn. From now on, turns alternate.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben이 두 번 연달아 뒀어요. 첫 돌과 첫 번째 정식 차례예요. 이제부터는 번갈아 둬요.</translation>
    </message>
    <message>
        <source>Another game: Ben has opened on C3, and Ann is First. Try to answer with two stones.</source>
        <extracomment>byg/2</extracomment>
        <translation>다른 게임이에요. Ben이 첫 돌을 C3에 놓았고 Ann이 선공이에요. 돌 두 개로 응수해 보세요.</translation>
    </message>
    <message>
        <source>Place a stone anywhere, then one more on another cell.</source>
        <extracomment>byg/2</extracomment>
        <translation>아무 데나 돌을 하나 놓고, 다른 칸에 하나 더 놓아 보세요.</translation>
    </message>
    <message>
        <source>One stone is a whole turn in the opening.</source>
        <extracomment>byg/2</extracomment>
        <translation>첫 돌을 놓을 때는 돌 하나가 한 차례예요.</translation>
    </message>
    <message>
        <source>Now try to put Ann’s stone on top of Ben’s, on C3: that is the third cell of row C.</source>
        <extracomment>byg/2</extracomment>
        <translation>이번에는 C3에 있는 Ben의 돌 위에 Ann의 돌을 놓아 보세요. C줄의 세 번째 칸이에요.</translation>
    </message>
    <message>
        <source>Ben’s stone is in the middle, on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben의 돌은 한가운데 C3에 있어요.</translation>
    </message>
    <message>
        <source>Stones never move and never leave the board. A filled cell stays filled.</source>
        <extracomment>byg/2</extracomment>
        <translation>돌은 움직이지도, 게임판에서 빠지지도 않아요. 찬 칸은 계속 차 있어요.</translation>
    </message>
    <message>
        <source>Ann answers Ben’s C3 with A1. Whose turn is next?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann이 Ben의 C3에 A1로 응수했어요. 다음은 누구의 차례일까요?</translation>
    </message>
    <message>
        <source>Ann’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann의 차례</translation>
    </message>
    <message>
        <source>Ben’s</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben의 차례</translation>
    </message>
    <message>
        <source>Ann is the First player here.</source>
        <extracomment>byg/2</extracomment>
        <translation>여기서는 Ann이 선공이에요.</translation>
    </message>
    <message>
        <source>After the opening, the First player also takes the first full turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>첫 돌을 놓은 다음에는 선공이 이어서 둬요.</translation>
    </message>
    <message>
        <source>So it is Ann’s first full turn. She has one group, so she may place one stone. Place it so that she has two groups afterwards.</source>
        <extracomment>byg/2</extracomment>
        <translation>이제 Ann의 첫 번째 정식 차례예요. 그룹이 하나라서 돌도 하나예요. 그룹이 두 개가 되게 놓으세요.</translation>
    </message>
    <message>
        <source>That stone touches A1, so Ann still has only one group. So she may place only one stone on her next turn, too.</source>
        <extracomment>byg/2</extracomment>
        <translation>그 돌은 A1과 닿아요. 그룹이 여전히 하나라서 Ann은 다음 차례에도 돌이 하나뿐이에요.</translation>
    </message>
    <message>
        <source>Ann needs two groups.</source>
        <extracomment>byg/2, byg/4</extracomment>
        <translation>Ann에게는 그룹이 두 개 있어야 해요.</translation>
    </message>
    <message>
        <source>The stone must not touch A1.</source>
        <extracomment>byg/2</extracomment>
        <translation>돌이 A1과 닿으면 안 돼요.</translation>
    </message>
    <message>
        <source>With two groups, Ann may place two stones on her next turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>그룹이 두 개라서 Ann은 다음 차례에 돌이 두 개예요.</translation>
    </message>
    <message>
        <source>Groups and liberties</source>
        <extracomment>byg/3</extracomment>
        <translation>그룹과 활로</translation>
    </message>
    <message>
        <source>The empty cells beside a group are its liberties: that’s where it can grow. F2 is a group on its own. Tap its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>그룹 옆의 빈칸은 활로예요. 그룹은 여기로 자랄 수 있어요. F2는 혼자서 한 그룹이에요. 그 활로를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Six cells touch F2. Ben has filled one of them.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2에 닿는 칸은 여섯 개예요. 그중 하나는 Ben의 돌이 있어요.</translation>
    </message>
    <message>
        <source>F2 has five liberties. Ben’s E2 has taken the sixth.</source>
        <extracomment>byg/3</extracomment>
        <translation>활로 다섯 개. 여섯 번째는 Ben의 E2가 차지했어요.</translation>
    </message>
    <message>
        <source>Let F2 grow to a group of two stones, still apart from Ann’s other groups, and end the turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2를 키우세요. 차례를 마칠 때 두 개짜리 그룹이 되고, 다른 그룹과는 떨어져 있어야 해요.</translation>
    </message>
    <message>
        <source>E3 touches D4, too, so F2 became part of the large group. Choose a liberty of F2 that touches no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>E3은 D4와도 닿아서 F2가 큰 그룹에 들어갔어요. F2의 활로 가운데 Ann의 다른 돌과 닿지 않는 곳을 고르세요.</translation>
    </message>
    <message>
        <source>F2 is still alone. Use one of its liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2가 아직 혼자예요. 활로 하나를 쓰세요.</translation>
    </message>
    <message>
        <source>F2 should be in a group of exactly two stones.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2의 그룹은 정확히 돌 두 개여야 해요.</translation>
    </message>
    <message>
        <source>F1, F3, G1 and G2 touch F2, but no other stone of Ann’s.</source>
        <extracomment>byg/3</extracomment>
        <translation>F1, F3, G1, G2는 Ann의 돌 가운데 F2에만 닿아요.</translation>
    </message>
    <message>
        <source>A group grows only where it has liberties.</source>
        <extracomment>byg/3</extracomment>
        <translation>그룹은 활로가 있는 곳으로만 자라요.</translation>
    </message>
    <message>
        <source>The same board once more. One cell is a liberty of two of Ann’s groups at once. Place a stone there, so that F2 belongs to a group of five.</source>
        <extracomment>byg/3</extracomment>
        <translation>다시 같은 게임판이에요. 어떤 칸은 Ann의 두 그룹의 활로예요. 그곳에 돌을 놓아 F2가 다섯 개짜리 그룹에 들게 하세요.</translation>
    </message>
    <message>
        <source>F2 isn’t joined to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2가 큰 그룹과 합쳐지지 않았어요.</translation>
    </message>
    <message>
        <source>Look between D4 and F2.</source>
        <extracomment>byg/3</extracomment>
        <translation>D4와 F2 사이를 보세요.</translation>
    </message>
    <message>
        <source>Ann’s three groups have become two.</source>
        <extracomment>byg/3</extracomment>
        <translation>그룹 세 개가 두 개가 됐어요.</translation>
    </message>
    <message>
        <source>It is Ben’s turn, and he has five groups. How many will he have after placing a stone on E5?</source>
        <extracomment>byg/3</extracomment>
        <translation>Ben의 차례예요. Ben의 그룹은 다섯 개예요. E5에 돌을 놓으면 몇 개가 될까요?</translation>
    </message>
    <message>
        <source>E5 touches D5, E6 and F4. C4 and D5 already touch each other.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5는 D5, E6, F4에 닿아요. C4와 D5는 이미 닿아 있어요.</translation>
    </message>
    <message>
        <source>E5 made one group out of three. The stones on A2 and E2 are still on their own.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5로 세 그룹이 하나가 됐어요. A2와 E2의 돌은 아직 따로 있어요.</translation>
    </message>
    <message>
        <source>Another board. Ann’s stone on A1 has one liberty left, B2, and Ben fills it. What happens to the stone on A1?</source>
        <extracomment>byg/3</extracomment>
        <translation>다른 게임판이에요. A1의 활로는 B2 하나뿐인데 Ben이 그곳을 채워요. Ann의 돌은 어떻게 될까요?</translation>
    </message>
    <message>
        <source>It is taken off</source>
        <extracomment>byg/3</extracomment>
        <translation>게임판에서 들어내요</translation>
    </message>
    <message>
        <source>It stays and is still a group</source>
        <extracomment>byg/3</extracomment>
        <translation>그대로 한 그룹으로 남아요</translation>
    </message>
    <message>
        <source>Stones never leave the board.</source>
        <extracomment>byg/3</extracomment>
        <translation>돌은 게임판에서 빠지지 않아요.</translation>
    </message>
    <message>
        <source>One to three stones</source>
        <extracomment>byg/4</extracomment>
        <translation>돌 하나에서 세 개까지</translation>
    </message>
    <message>
        <source>The opening is over: Ben has D4, Ann has B2. On her first full turn, Ann has one group, so she may place one stone. Start a second group with it.</source>
        <extracomment>byg/4</extracomment>
        <translation>첫 돌은 모두 놓았어요. Ben은 D4, Ann은 B2예요. 첫 번째 정식 차례에 Ann은 그룹이 하나라서 돌도 하나예요. 그 돌로 두 번째 그룹을 만드세요.</translation>
    </message>
    <message>
        <source>That stone touches B2, so Ann still has only one group and may place only one stone on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>그 돌은 B2와 닿아요. 그래서 그룹이 하나이고, 다음 차례의 돌도 하나예요.</translation>
    </message>
    <message>
        <source>Choose a cell not beside B2.</source>
        <extracomment>byg/4</extracomment>
        <translation>B2와 닿지 않게 하세요.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Place two that touch no other stone, and then try a third.</source>
        <extracomment>byg/4</extracomment>
        <translation>그룹이 두 개라서 돌도 두 개예요. 아무것에도 닿지 않게 돌 두 개를 놓고, 세 번째를 놓아 보세요.</translation>
    </message>
    <message>
        <source>Place stones on A4 and G1, which are far from all other stones. Then try a third stone on any other empty cell.</source>
        <extracomment>byg/4</extracomment>
        <translation>A4와 G1은 모든 돌에서 멀어요. 그다음에 아무 빈칸이나 고르세요.</translation>
    </message>
    <message>
        <source>The stones just placed made new groups, but groups are counted at the beginning of the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>이번 차례의 돌로 새 그룹이 생겼지만, 차례가 시작될 때의 수로 따져요.</translation>
    </message>
    <message>
        <source>Two stones were legal, too, and are usually better. Here, stop after one stone.</source>
        <extracomment>byg/4</extracomment>
        <translation>그것도 규칙에 맞고, 대개는 더 나아요. 여기서는 돌 하나만 놓고 멈추세요.</translation>
    </message>
    <message>
        <source>That stone touches D3 as well. Use a cell that touches B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>그 돌은 D3과도 닿아요. B2에만 닿는 칸을 쓰세요.</translation>
    </message>
    <message>
        <source>Place just one stone. It should touch B2 but not D3.</source>
        <extracomment>byg/4</extracomment>
        <translation>돌 하나만, B2에는 닿고 D3에는 닿지 않게 놓으세요.</translation>
    </message>
    <message>
        <source>Place a stone on A1, A2, B1 or B3. Then end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>A1, A2, B1, B3 가운데 하나에 놓으세요. 그런 다음 차례를 마치세요.</translation>
    </message>
    <message>
        <source>You must place at least one stone, though: nobody may pass.</source>
        <extracomment>byg/4</extracomment>
        <translation>그래도 적어도 하나는 놓아야 해요. 아무도 차례를 거르지 않아요.</translation>
    </message>
    <message>
        <source>Ann has five groups. Ben is about to play F5. How many stones may Ann place next?</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann의 그룹은 다섯 개예요. Ben이 F5에 둬요. 이제 Ann은 돌을 몇 개 놓을 수 있을까요?</translation>
    </message>
    <message>
        <source>Place three stones so that three different groups of Ann’s grow.</source>
        <extracomment>byg/4</extracomment>
        <translation>돌 세 개를 놓아 Ann의 서로 다른 그룹 세 개를 키우세요.</translation>
    </message>
    <message>
        <source>Ann could have placed more stones this turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann은 이번 차례에 돌을 더 놓을 수 있었어요.</translation>
    </message>
    <message>
        <source>You placed three stones, but not all of them touch a group of Ann’s. Now she has a new group.</source>
        <extracomment>byg/4</extracomment>
        <translation>돌 세 개를 놓았지만 모두 Ann의 그룹에 닿지는 않아요. 새 그룹이 생겼어요.</translation>
    </message>
    <message>
        <source>A1, B4, D1, D7 and G1 are the groups. Choose three of them, and a cell beside each.</source>
        <extracomment>byg/4</extracomment>
        <translation>A1, B4, D1, D7, G1이 그룹이에요. 그중 세 그룹의 옆 칸을 하나씩 고르세요.</translation>
    </message>
    <message>
        <source>Ann still has five groups, and three of them have grown.</source>
        <extracomment>byg/4</extracomment>
        <translation>그룹은 그대로 다섯 개이고, 셋이 더 커졌어요.</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Her first stone, on C2, joins the two groups into one. May she still place the second?</source>
        <extracomment>byg/4</extracomment>
        <translation>그룹이 두 개라서 돌도 두 개예요. Ann의 첫 번째 돌 C2가 두 그룹을 하나로 합쳐요. 두 번째 돌도 놓을 수 있을까요?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>byg/4, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>byg/4, trypsylon/4, trypsylon/7</extracomment>
        <translation>아니요</translation>
    </message>
    <message>
        <source>When are the groups counted?</source>
        <extracomment>byg/4</extracomment>
        <translation>그룹은 언제 세나요?</translation>
    </message>
    <message>
        <source>She may: groups are counted when the turn begins. But they are counted again at the start of her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>놓을 수 있어요. 그룹은 차례가 시작될 때 세니까요. 하지만 다음 차례에는 다시 세어요.</translation>
    </message>
    <message>
        <source>Two limits on a turn</source>
        <extracomment>byg/5</extracomment>
        <translation>한 차례의 두 가지 제한</translation>
    </message>
    <message>
        <source>Ann has two groups, so she may place two stones. Try to place them side by side, on A1 and A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann은 그룹이 두 개라서 돌도 두 개예요. A1과 A2에 나란히 놓아 보세요.</translation>
    </message>
    <message>
        <source>Place a stone on A1, then one on A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>먼저 A1에, 다음에 A2에 놓으세요.</translation>
    </message>
    <message>
        <source>Stones placed in the same turn must not touch. On her next turn, Ann could take A2.</source>
        <extracomment>byg/5</extracomment>
        <translation>같은 차례의 돌은 서로 닿을 수 없어요. 다음 차례라면 A2에 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>The second limit: a group may grow only once a turn. Try to place two stones that don’t touch each other, but both touch the group of C2 and D3.</source>
        <extracomment>byg/5</extracomment>
        <translation>두 번째 제한: 그룹은 한 차례에 한 번만 자라요. 서로 떨어져 있지만 둘 다 C2와 D3의 그룹 옆인 곳에 돌 두 개를 놓아 보세요.</translation>
    </message>
    <message>
        <source>B1 touches C2, E3 touches D3, and B1 and E3 don’t touch each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1은 C2에, E3은 D3에 닿고, 서로는 닿지 않아요.</translation>
    </message>
    <message>
        <source>A group that you had when the turn began may get only one of the stones placed that turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>차례가 시작될 때의 한 그룹에는 그 차례의 돌이 하나만 닿을 수 있어요.</translation>
    </message>
    <message>
        <source>Now the legal way: let each of the two groups grow by one stone in the same turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>이번에는 허용되는 방법이에요. 한 차례에 두 그룹을 돌 하나씩 키우세요.</translation>
    </message>
    <message>
        <source>E5 is still alone. The second stone could have gone beside it.</source>
        <extracomment>byg/5</extracomment>
        <translation>E5가 아직 혼자예요. 두 번째 돌을 놓을 수 있었어요.</translation>
    </message>
    <message>
        <source>The larger group could have grown as well, with the other stone.</source>
        <extracomment>byg/5</extracomment>
        <translation>다른 돌로 더 큰 그룹도 키울 수 있었어요.</translation>
    </message>
    <message>
        <source>One group should have three stones now, the other two.</source>
        <extracomment>byg/5</extracomment>
        <translation>한 그룹은 돌 세 개, 다른 그룹은 두 개가 되어야 해요.</translation>
    </message>
    <message>
        <source>Place one stone beside C2 or D3 and the other beside E5, but not beside each other.</source>
        <extracomment>byg/5</extracomment>
        <translation>하나는 C2나 D3 옆에, 다른 하나는 E5 옆에, 서로 이웃하지 않게 놓으세요.</translation>
    </message>
    <message>
        <source>One stone for each group: that’s why you may place no more stones than you have groups.</source>
        <extracomment>byg/5</extracomment>
        <translation>그룹마다 돌 하나. 그래서 내 그룹의 수보다 많은 돌을 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>Ann has three groups here: one on C2 and D3, one on E5 and one on G2. One of these turns makes a group grow twice, so it is refused. Which one?</source>
        <extracomment>byg/5</extracomment>
        <translation>여기서 Ann의 그룹은 세 개예요. C2와 D3, E5, G2예요. 이 가운데 한 차례는 한 그룹을 두 번 키워요. 허용되지 않는 것은 어느 것일까요?</translation>
    </message>
    <message>
        <source>In each turn, look for two stones that touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>차례마다 Ann의 같은 그룹에 닿는 돌 두 개가 있는지 찾아보세요.</translation>
    </message>
    <message>
        <source>E2 touches D3, and B1 touches C2. D3 and C2 are the same group.</source>
        <extracomment>byg/5</extracomment>
        <translation>E2는 D3에, B1은 C2에 닿아요. 같은 그룹이에요.</translation>
    </message>
    <message>
        <source>These limits are only about your own stones and groups. Place two stones, both beside Ben’s group of C4 and C5.</source>
        <extracomment>byg/5</extracomment>
        <translation>이 제한은 내 그룹에만 해당돼요. 돌 두 개를 모두 C4와 C5에 있는 Ben의 그룹 옆에 놓으세요.</translation>
    </message>
    <message>
        <source>One stone is there. The second one may go beside the same group of Ben’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>하나는 놓였어요. 두 번째 돌도 Ben의 같은 그룹 옆에 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>Ben’s group should have two fewer liberties.</source>
        <extracomment>byg/5</extracomment>
        <translation>Ben의 그룹의 활로가 두 개 줄어야 해요.</translation>
    </message>
    <message>
        <source>B4 is above Ben’s group, and D6 is below it. B4 and D6 don’t touch the same group of Ann’s.</source>
        <extracomment>byg/5</extracomment>
        <translation>B4는 그 위에, D6은 아래에 있어요. Ann의 서로 다른 그룹에 닿거나 어느 것에도 닿지 않아요.</translation>
    </message>
    <message>
        <source>Joining groups</source>
        <extracomment>byg/6</extracomment>
        <translation>그룹 합치기</translation>
    </message>
    <message>
        <source>One cell touches all three of Ann’s groups. Place a stone there, so that C3 belongs to a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>한 칸은 Ann의 세 그룹에 모두 닿아요. 그곳에 돌을 놓아 C3이 여섯 개짜리 그룹에 들게 하세요.</translation>
    </message>
    <message>
        <source>That joins two of the three. Another cell touches them all.</source>
        <extracomment>byg/6</extracomment>
        <translation>그러면 셋 가운데 둘만 합쳐져요. 모두에 닿는 칸이 따로 있어요.</translation>
    </message>
    <message>
        <source>C3 isn’t in a group of six.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3이 여섯 개짜리 그룹에 들지 않았어요.</translation>
    </message>
    <message>
        <source>Look in the middle of the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>게임판의 한가운데를 보세요.</translation>
    </message>
    <message>
        <source>Three groups are one now.</source>
        <extracomment>byg/6</extracomment>
        <translation>세 그룹이 이제 하나예요.</translation>
    </message>
    <message>
        <source>Place a stone on D4 again, but in the same turn, try to place a second one on E2, beside one of the three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>한 번 더 하되, 같은 차례에 셋 가운데 하나의 옆인 E2에 두 번째 돌을 놓아 보세요.</translation>
    </message>
    <message>
        <source>First D4, then E2, which touches E3.</source>
        <extracomment>byg/6</extracomment>
        <translation>먼저 D4, 다음에 E3과 닿는 E2예요.</translation>
    </message>
    <message>
        <source>A stone that joins groups makes each of them grow. None of these groups may get another stone this turn.</source>
        <extracomment>byg/6</extracomment>
        <translation>그룹을 합친 돌은 닿은 그룹을 모두 키운 셈이에요. 이번 차례에는 그중 어느 것에도 돌이 더 닿을 수 없어요.</translation>
    </message>
    <message>
        <source>Large but slow: Ann has joined all her groups, and Ben is about to play A1 and D7. How many stones may Ann place on her next turn?</source>
        <extracomment>byg/6</extracomment>
        <translation>크지만 느려요. Ann은 모두 합쳤고, Ben은 A1과 D7에 둬요. Ann은 다음 차례에 돌을 몇 개 놓을 수 있을까요?</translation>
    </message>
    <message>
        <source>Count Ann’s groups on the board.</source>
        <extracomment>byg/6</extracomment>
        <translation>게임판에서 Ann의 그룹을 세어 보세요.</translation>
    </message>
    <message>
        <source>One group, one stone, while Ben has five groups. Joining early means fewer stones a turn for the rest of the game.</source>
        <extracomment>byg/6</extracomment>
        <translation>그룹이 하나라서 돌도 하나인데, Ben은 그룹이 다섯 개예요. 일찍 합치면 게임이 끝날 때까지 돌에서 손해를 봐요.</translation>
    </message>
    <message>
        <source>The same board, before Ann joined her groups: she has three groups, so she may place three stones. Which of these turns is refused?</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann이 합치기 전의 같은 게임판이에요. 그룹이 세 개라서 돌도 세 개예요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3. Which turn has another stone that touches one of these groups?</source>
        <extracomment>byg/6</extracomment>
        <translation>D3은 C3과 E3을 합쳐요. 그중 하나에 다시 닿는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>E4 would join D5 to E3, but D3 has already made the group of E3 grow.</source>
        <extracomment>byg/6</extracomment>
        <translation>E4는 D5를 E3과 합치는데, D3이 이미 E3을 키웠어요.</translation>
    </message>
    <message>
        <source>Ann can join groups and still keep her speed. Join C3 and E3, and end the turn with three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann은 합치면서도 속도를 지킬 수 있어요. C3과 E3을 합치고, 차례를 마칠 때 그룹이 세 개가 되게 하세요.</translation>
    </message>
    <message>
        <source>They are joined, but now Ann has only two groups. Another stone this turn could have started a third.</source>
        <extracomment>byg/6</extracomment>
        <translation>합쳤지만 이제 그룹이 두 개예요. 이번 차례의 다른 돌로 세 번째를 만들 수 있었어요.</translation>
    </message>
    <message>
        <source>That joined all three groups, so Ann has too few groups left.</source>
        <extracomment>byg/6</extracomment>
        <translation>세 그룹이 모두 합쳐져서 그룹이 너무 적어졌어요.</translation>
    </message>
    <message>
        <source>C3 and E3 should be joined, and Ann should have three groups.</source>
        <extracomment>byg/6</extracomment>
        <translation>C3과 E3이 합쳐지고 Ann의 그룹은 세 개여야 해요.</translation>
    </message>
    <message>
        <source>D3 joins them. Then start a new group far away.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3이 둘을 합쳐요. 그런 다음 먼 곳에 새 그룹을 만드세요.</translation>
    </message>
    <message>
        <source>Two groups became one, and a new group makes up for it.</source>
        <extracomment>byg/6</extracomment>
        <translation>둘이 하나가 됐고, 새 그룹이 그 자리를 메워요.</translation>
    </message>
    <message>
        <source>Now you are Ben. Where could Ann join all three of her groups? Take that cell.</source>
        <extracomment>byg/6</extracomment>
        <translation>이번에는 내가 Ben이에요. Ann은 어디에서 세 그룹을 모두 합칠까요? 그 칸을 차지하세요.</translation>
    </message>
    <message>
        <source>Ann joins all three groups on D4.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann이 D4에서 세 그룹을 모두 합쳐요.</translation>
    </message>
    <message>
        <source>Ann can still join all three groups with one stone.</source>
        <extracomment>byg/6</extracomment>
        <translation>Ann이 아직 돌 하나로 세 그룹을 모두 합칠 수 있어요.</translation>
    </message>
    <message>
        <source>It is the cell in the middle.</source>
        <extracomment>byg/6</extracomment>
        <translation>한가운데의 칸이에요.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>byg/7</extracomment>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Nobody may pass in Byg, and nobody has to: the first stone of a turn may go on any empty cell. Tap all the cells where Ann may place her first stone.</source>
        <extracomment>byg/7</extracomment>
        <translation>Byg에서는 차례를 거를 수 없고, 거를 일도 없어요. 차례의 첫 돌은 어느 빈칸에나 놓을 수 있어요. Ann이 먼저 놓을 수 있는 칸을 모두 누르세요.</translation>
    </message>
    <message>
        <source>Tap all the empty cells, however many groups they touch.</source>
        <extracomment>byg/7</extracomment>
        <translation>그룹이 몇 개 닿든, 모든 빈칸이에요.</translation>
    </message>
    <message>
        <source>So the board always fills up, and then the game is over.</source>
        <extracomment>byg/7</extracomment>
        <translation>그래서 게임판은 언제나 가득 차고, 그러면 게임이 끝나요.</translation>
    </message>
    <message>
        <source>One cell is left, and Ann fills it. She will have eleven stones, Ben only eight. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>한 칸이 남았고 Ann이 채워요. Ann의 돌은 열한 개, Ben은 여덟 개뿐이에요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Don’t count stones. Count each player’s largest group.</source>
        <extracomment>byg/7</extracomment>
        <translation>돌을 세지 말고, 각자의 가장 큰 그룹을 세어 보세요.</translation>
    </message>
    <message>
        <source>Ben’s eight stones form a single group. Ann’s largest group has six. Her other stones don’t count.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben의 돌 여덟 개는 모두 한 그룹이에요. Ann의 가장 큰 그룹은 여섯 개예요. 나머지는 따지지 않아요.</translation>
    </message>
    <message>
        <source>Two cells are left. Ann has priority, so a tie is enough for her. Place her last stone so that Ben’s last stone can’t beat her.</source>
        <extracomment>byg/7</extracomment>
        <translation>두 칸이 남았어요. Ann에게 우선권이 있어서 같기만 해도 돼요. Ben의 마지막 돌이 해가 되지 않게 Ann의 마지막 돌을 놓으세요.</translation>
    </message>
    <message>
        <source>Ann isn’t the winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann이 승자가 아니에요.</translation>
    </message>
    <message>
        <source>One of the two cells joins Ann’s groups and keeps Ben’s apart.</source>
        <extracomment>byg/7</extracomment>
        <translation>두 칸 가운데 하나는 Ann의 그룹을 합치고 Ben의 그룹은 떼어 놓아요.</translation>
    </message>
    <message>
        <source>Eight against eight. Ann has priority and wins the tie.</source>
        <extracomment>byg/7</extracomment>
        <translation>여덟 개 대 여덟 개. Ann에게 우선권이 있어서 동점이면 이겨요.</translation>
    </message>
    <message>
        <source>The same board again: Ann plays C3, and Ben plays D4. But this time, Ben has priority. Who wins?</source>
        <extracomment>byg/7</extracomment>
        <translation>한 번 더 같은 상황이에요. Ann은 C3, Ben은 D4에 둬요. 하지만 이제 우선권은 Ben에게 있어요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>byg/7, mono-line/4</extracomment>
        <translation>아무도 아님</translation>
    </message>
    <message>
        <source>It is eight against eight again.</source>
        <extracomment>byg/7</extracomment>
        <translation>또 여덟 개 대 여덟 개예요.</translation>
    </message>
    <message>
        <source>A full board always has one winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>가득 찬 게임판에는 언제나 승자가 한 명 있어요.</translation>
    </message>
    <message>
        <source>Ben wins</source>
        <extracomment>byg/7, trypsylon/1</extracomment>
        <translation>Ben이 이겨요</translation>
    </message>
    <message>
        <source>Ann misses a turn</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann이 한 차례를 쉬어요</translation>
    </message>
    <message>
        <source>The largest groups are counted</source>
        <extracomment>byg/7</extracomment>
        <translation>가장 큰 그룹을 따져요</translation>
    </message>
    <message>
        <source>Whoever runs out of time loses, and so does whoever resigns.</source>
        <extracomment>byg/7</extracomment>
        <translation>시간을 다 쓴 사람이 져요. 기권한 사람도 져요.</translation>
    </message>
    <message>
        <source>Good turns, and a first game</source>
        <extracomment>byg/8, bypass/8</extracomment>
        <translation>좋은 차례, 그리고 첫 게임</translation>
    </message>
    <message>
        <source>Early on, many groups are worth more than large ones. It is Ann’s first full turn. Choose the better plan: let A1 grow, or start a second group.</source>
        <extracomment>byg/8</extracomment>
        <translation>처음에는 크기보다 그룹의 수가 중요해요. Ann의 첫 번째 정식 차례예요. 더 나은 쪽을 고르세요. A1을 키울까요, 두 번째 그룹을 만들까요?</translation>
    </message>
    <message>
        <source>Now Ann may place only one stone on her next turn, too, and Ben will soon place more.</source>
        <extracomment>byg/8</extracomment>
        <translation>이제 Ann은 다음 차례에도 돌이 하나이고, Ben은 더 많을 거예요.</translation>
    </message>
    <message>
        <source>Ann should have two groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann의 그룹은 두 개여야 해요.</translation>
    </message>
    <message>
        <source>Choose a cell not beside A1.</source>
        <extracomment>byg/8</extracomment>
        <translation>A1과 닿지 않게 하세요.</translation>
    </message>
    <message>
        <source>Ann may place two stones next turn. Get to three groups soon; a fourth is a spare for when you join groups.</source>
        <extracomment>byg/8</extracomment>
        <translation>다음에는 돌이 두 개예요. 빨리 그룹 세 개를 만드세요. 네 번째는 합칠 때를 위한 예비예요.</translation>
    </message>
    <message>
        <source>The board is filling up. Every stone should do a job: join your stones or keep Ben’s apart. One cell does both jobs. Find it.</source>
        <extracomment>byg/8</extracomment>
        <translation>게임판이 차고 있어요. 칸마다 할 일이 있어야 해요. 내 돌을 합치거나 Ben의 돌을 떼어 놓는 일이에요. 한 칸은 둘 다 해요. 찾아보세요.</translation>
    </message>
    <message>
        <source>Ben takes D3, which joins his two groups and keeps Ann’s apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben이 D3을 차지해 두 그룹을 합치고, Ann의 그룹은 따로 남아요.</translation>
    </message>
    <message>
        <source>Look between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>C4와 E2 사이를 보세요.</translation>
    </message>
    <message>
        <source>Two of Ann’s groups are now a single group of six, and Ben’s two groups can’t meet any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ann의 그룹 가운데 둘이 여섯 개짜리 하나가 됐고, Ben의 두 그룹은 이제 만날 수 없어요.</translation>
    </message>
    <message>
        <source>Here you need two stones, each with its own job. One joins two of Ann’s groups, the other cuts A3 off from Ben’s large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>여기서는 할 일이 서로 다른 돌 두 개가 필요해요. 하나는 Ann의 두 그룹을 합치고, 다른 하나는 A3을 Ben의 큰 그룹에서 끊어요.</translation>
    </message>
    <message>
        <source>B2 joins two of Ann’s groups, too. But now Ben takes B3, which joins A3 to his large group.</source>
        <extracomment>byg/8</extracomment>
        <translation>B2로도 합쳐져요. 하지만 그러면 Ben이 B3을 차지해 A3을 큰 그룹과 합쳐요.</translation>
    </message>
    <message>
        <source>Ann should join A1 to C2, and keep A3 away from C3.</source>
        <extracomment>byg/8</extracomment>
        <translation>A1을 C2와 합치고, A3을 C3에서 떼어 놓아야 해요.</translation>
    </message>
    <message>
        <source>B1 touches A1 and C2. B3 touches A3, C3 and C4.</source>
        <extracomment>byg/8</extracomment>
        <translation>B1은 A1과 C2에 닿아요. B3은 A3, C3, C4에 닿아요.</translation>
    </message>
    <message>
        <source>The computer finds nothing better: any other turn loses.</source>
        <extracomment>byg/8</extracomment>
        <translation>컴퓨터도 더 나은 수를 찾지 못해요. 다른 수는 모두 져요.</translation>
    </message>
    <message>
        <source>Ben takes C2. His groups are joined, and Ann can’t catch up any more.</source>
        <extracomment>byg/8</extracomment>
        <translation>Ben이 C2를 차지해 그룹을 합쳐요. Ann은 더 이상 따라잡을 수 없어요.</translation>
    </message>
    <message>
        <source>Only C2 matters here.</source>
        <extracomment>byg/8</extracomment>
        <translation>여기서는 C2만 중요해요.</translation>
    </message>
    <message>
        <source>Which empty cell touches C1, D2, B1, D1 and C3?</source>
        <extracomment>byg/8</extracomment>
        <translation>C1, D2, B1, D1, C3에 닿는 빈칸은 어디일까요?</translation>
    </message>
    <message>
        <source>Late in the game, a single stone in the right place beats two elsewhere.</source>
        <extracomment>byg/8</extracomment>
        <translation>게임 후반에는 알맞은 곳의 돌 하나가 다른 곳의 둘보다 나아요.</translation>
    </message>
    <message>
        <source>Your first game, on a board with three cells a side, against the weakest computer. Start with many groups, and think about joining them when half the board is full.</source>
        <extracomment>byg/8</extracomment>
        <translation>첫 게임: 한 변이 세 칸인 게임판에서 가장 약한 컴퓨터를 상대해요. 처음에는 그룹을 많이 만들고, 게임판이 반쯤 차면 합칠 생각을 하세요.</translation>
    </message>
    <message>
        <source>Three routes</source>
        <extracomment>bypass/1</extracomment>
        <translation>세 개의 경로</translation>
    </message>
    <message>
        <source>Each of the six corner hexes has a letter. Opposite corners share a letter. Tap both hexes with α.</source>
        <extracomment>bypass/1</extracomment>
        <translation>모서리마다 하나씩, 여섯 헥스에 글자가 있어요. 마주 보는 모서리는 글자가 같아요. α가 있는 두 헥스를 누르세요.</translation>
    </message>
    <message>
        <source>One is A1, at the top left. The other is in the opposite corner.</source>
        <extracomment>bypass/1</extracomment>
        <translation>하나는 왼쪽 위의 A1이에요. 다른 하나는 그 맞은편에 있어요.</translation>
    </message>
    <message>
        <source>A1 and E3 are α, A3 and E1 are β, C1 and C5 are γ.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1과 E3은 α, A3과 E1은 β, C1과 C5는 γ예요.</translation>
    </message>
    <message>
        <source>Lines that join two hexes are paths; lines on the side between two hexes are walls. Each player has a colour. Tap all of Ann’s paths.</source>
        <extracomment>bypass/1</extracomment>
        <translation>헥스에서 헥스로 가는 선은 길이고, 헥스 사이의 변에 있는 것은 벽이에요. 각자 자기 색으로 그려요. Ann의 길을 모두 누르세요.</translation>
    </message>
    <message>
        <source>There are five. One is between C2 and C3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>다섯 개예요. 하나는 C2와 C3 사이에 있어요.</translation>
    </message>
    <message>
        <source>The other paths are Ben’s. All paths connect hexes, whoever drew them; points go to the player who drew the path.</source>
        <extracomment>bypass/1</extracomment>
        <translation>나머지는 Ben의 길이에요. 누구의 길이든 헥스를 이어요. 누가 그렸는지는 점수에 중요해요.</translation>
    </message>
    <message>
        <source>The paths of both players together connect one β to the other: route β is complete. Tap all its hexes, from A3 to E1.</source>
        <extracomment>bypass/1</extracomment>
        <translation>Ann과 Ben의 길이 함께 β에서 β까지 이어져요. 이것이 경로이고, 완성되어 있어요. A3에서 E1까지 그 경로의 헥스를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Follow the paths from A3 through C3 down to E1: five hexes.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A3에서 길을 따라 C3을 지나 E1까지 가세요. 헥스 다섯 개예요.</translation>
    </message>
    <message>
        <source>Route γ is complete as well, from C1 to C5.</source>
        <extracomment>bypass/1</extracomment>
        <translation>γ도 C1에서 C5까지 완성되어 있어요.</translation>
    </message>
    <message>
        <source>Only route α isn’t complete yet. On her turn, Ann draws one path and one wall. Complete α, and put a wall on any open link.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α만 아직 미완성이에요. Ann은 차례마다 길 하나와 벽 하나를 그려요. α를 완성하는 길을 그리고, 아무 빈 링크에나 벽을 그리세요.</translation>
    </message>
    <message>
        <source>α is still incomplete, and Ben may complete it himself.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α가 아직 미완성이라서 Ben이 직접 완성할 수 있어요.</translation>
    </message>
    <message>
        <source>α isn’t complete yet.</source>
        <extracomment>bypass/1</extracomment>
        <translation>α가 아직 완성되지 않았어요.</translation>
    </message>
    <message>
        <source>From A1, the paths lead as far as D3, which is next to E3.</source>
        <extracomment>bypass/1</extracomment>
        <translation>A1에서 길이 D3까지 이어져요. E3은 그 옆이에요.</translation>
    </message>
    <message>
        <source>The same position, but now Ben draws the last path, D3–E3. Who wins?</source>
        <extracomment>bypass/1</extracomment>
        <translation>같은 국면이지만 이번에는 Ben이 마지막 길 D3–E3을 그려요. 그러면 누가 이길까요?</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>bypass/1, highway/7, spiral/2, trypsylon/6</extracomment>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Without that path, the score is 6 to 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>그 길이 없으면 6 대 6이에요.</translation>
    </message>
    <message>
        <source>Each path on a route scores a point for the player who drew it.</source>
        <extracomment>bypass/1</extracomment>
        <translation>경로에 있는 길 하나가 1점이에요. 그 길을 그린 사람의 것이에요.</translation>
    </message>
    <message>
        <source>A path and a wall</source>
        <extracomment>bypass/2</extracomment>
        <translation>길 하나와 벽 하나</translation>
    </message>
    <message>
        <source>Ann was drawn by lot to start. Draw one path and one wall, in either order, on any links. There is a link between any two adjacent hexes, but none along the edge of the board.</source>
        <extracomment>bypass/2</extracomment>
        <translation>추첨으로 Ann이 첫 차례예요. 길 하나와 벽 하나를 아무 순서로 원하는 곳에 그리세요. 헥스 사이의 변이 링크예요. 바깥 가장자리는 링크가 아니에요.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>한 차례에는 길 하나와 벽 하나가 있어야 해요.</translation>
    </message>
    <message>
        <source>A path goes from one hex to an adjacent hex. A wall lies on the side between two hexes.</source>
        <extracomment>bypass/2</extracomment>
        <translation>길은 헥스에서 이웃 헥스로 가요. 벽은 두 헥스 사이의 변에 놓여요.</translation>
    </message>
    <message>
        <source>Lines needn’t touch other lines. Ben has now had his turn; play goes round in seat order.</source>
        <extracomment>bypass/2</extracomment>
        <translation>길과 벽은 어디에도 닿지 않아도 돼요. 다음은 Ben의 차례였고, 이렇게 자리 순서대로 돌아가요.</translation>
    </message>
    <message>
        <source>Some turns later. A link is open, or it holds one path or one wall. Try to draw a wall across Ann’s path B2–C3.</source>
        <extracomment>bypass/2</extracomment>
        <translation>몇 차례 뒤예요. 링크는 비어 있거나, 길 하나나 벽 하나가 있어요. Ann의 길 B2–C3을 가로질러 벽을 그려 보세요.</translation>
    </message>
    <message>
        <source>Draw on the side between B2 and C3, which the path crosses.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B2와 C3 사이의 변, 길이 지나는 곳이에요.</translation>
    </message>
    <message>
        <source>A link with a path on it is taken, whoever owns the path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>누구의 길이든 그 링크는 차 있어요.</translation>
    </message>
    <message>
        <source>Now the other way round: try to draw a path through Ann’s wall between C4 and D4.</source>
        <extracomment>bypass/2</extracomment>
        <translation>반대의 경우예요. C4와 D4 사이에 있는 Ann의 벽을 지나는 길을 그려 보세요.</translation>
    </message>
    <message>
        <source>Draw from C4 to D4, with the pen for paths.</source>
        <extracomment>bypass/2</extracomment>
        <translation>길 펜으로 C4에서 D4까지 그리세요.</translation>
    </message>
    <message>
        <source>Ann can’t draw a path through any wall, even her own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>자기 벽이라도 Ann은 지나갈 수 없어요.</translation>
    </message>
    <message>
        <source>Ann has drawn nothing yet this turn. Try to draw two paths, from hex to hex.</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann은 이번 차례에 아직 아무것도 그리지 않았어요. 헥스에서 헥스로 가는 길 두 개를 그려 보세요.</translation>
    </message>
    <message>
        <source>Drag from C3 to C4, then from B1 to C2.</source>
        <extracomment>bypass/2</extracomment>
        <translation>C3에서 C4로, 다음에 B1에서 C2로 끌어서 그리세요.</translation>
    </message>
    <message>
        <source>A turn has one path and one wall. You can take lines back until the turn ends.</source>
        <extracomment>bypass/2</extracomment>
        <translation>길 하나와 벽 하나예요. 차례를 마치기 전에는 그린 것을 무를 수 있어요.</translation>
    </message>
    <message>
        <source>Here are three turns for Ann. Which one is refused?</source>
        <extracomment>bypass/2</extracomment>
        <translation>Ann의 세 가지 차례예요. 허용되지 않는 것은 어느 것일까요?</translation>
    </message>
    <message>
        <source>What must every turn have?</source>
        <extracomment>bypass/2</extracomment>
        <translation>모든 차례에 꼭 있어야 하는 것은 무엇일까요?</translation>
    </message>
    <message>
        <source>A path alone isn’t a complete turn. On these boards, there is always room for a wall as well.</source>
        <extracomment>bypass/2</extracomment>
        <translation>길만으로는 한 차례가 되지 않아요. 이런 게임판에는 언제나 벽을 그릴 자리도 있어요.</translation>
    </message>
    <message>
        <source>Walls stop opponents. Ben’s path C3–D3 heads for the α on E3. Draw a wall between D3 and E3, and any path.</source>
        <extracomment>bypass/2</extracomment>
        <translation>벽은 상대를 막아요. Ben의 길 C3–D3은 E3의 α를 향하고 있어요. D3과 E3 사이에 벽을 그리고, 길도 아무 데나 하나 그리세요.</translation>
    </message>
    <message>
        <source>You drew a path there. A path takes up the link, too, but this one leads to E3. Here, Ann wants a wall.</source>
        <extracomment>bypass/2</extracomment>
        <translation>그것은 길이에요. 링크를 차지하지만 E3에 닿아요. 여기서 Ann은 벽이 필요해요.</translation>
    </message>
    <message>
        <source>There is no wall between D3 and E3 yet.</source>
        <extracomment>bypass/2</extracomment>
        <translation>D3과 E3 사이에 아직 벽이 없어요.</translation>
    </message>
    <message>
        <source>Draw the wall on the side that D3 and E3 share.</source>
        <extracomment>bypass/2</extracomment>
        <translation>D3과 E3 사이의 변이에요.</translation>
    </message>
    <message>
        <source>Now only longer ways lead to E3. Long ways have room for more paths of your own.</source>
        <extracomment>bypass/2</extracomment>
        <translation>이제 E3으로 가는 길은 더 긴 것뿐이에요. 길게 돌아가면 내 길이 들어갈 자리가 더 많아요.</translation>
    </message>
    <message>
        <source>The swap</source>
        <extracomment>bypass/3</extracomment>
        <translation>교환</translation>
    </message>
    <message>
        <source>After drawing a path and a wall, you may swap: one of your paths becomes a wall, and one of your walls a path. Draw both lines, then turn Ann’s wall D1|E1 into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>길과 벽을 그린 다음 내 길 하나와 내 벽 하나를 교환할 수 있어요. 서로 바뀌어요. 둘 다 그리고 나서 Ann의 벽 D1|E1을 길로 바꾸세요.</translation>
    </message>
    <message>
        <source>You ended the turn without this swap. D1|E1 is still a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>이 교환을 하지 않고 차례를 마쳤어요. D1|E1은 아직 벽이에요.</translation>
    </message>
    <message>
        <source>D1–E1 isn’t a path of Ann’s yet.</source>
        <extracomment>bypass/3</extracomment>
        <translation>D1–E1은 아직 Ann의 길이 아니에요.</translation>
    </message>
    <message>
        <source>Draw both lines first. Then choose a path of Ann’s to give up, and the wall between D1 and E1.</source>
        <extracomment>bypass/3</extracomment>
        <translation>먼저 길과 벽을 그리세요. 그런 다음 포기할 Ann의 길과, D1과 E1 사이의 벽을 고르세요.</translation>
    </message>
    <message>
        <source>A swap moves no lines: one path becomes a wall, and one wall becomes a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>선은 그 자리에 있고, 종류만 바뀌어요.</translation>
    </message>
    <message>
        <source>Ann has two paths and two walls. She draws C4–C5 and A2|A3, then swaps A1–B2 with D1|E1. How many walls does she have now?</source>
        <extracomment>bypass/3</extracomment>
        <translation>Ann에게 길 두 개와 벽 두 개가 있어요. C4–C5와 A2|A3을 그리고, A1–B2와 D1|E1을 교환해요. 그러면 벽은 몇 개일까요?</translation>
    </message>
    <message>
        <source>Ann drew one wall. Does a swap change how many walls she has?</source>
        <extracomment>bypass/3</extracomment>
        <translation>벽을 하나 그렸어요. 교환하면 개수가 어떻게 될까요?</translation>
    </message>
    <message>
        <source>Only your own lines can be swapped. Draw a path and a wall, then try to turn Ben’s path C3–D3 into a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>내 것만 교환할 수 있어요. 길과 벽을 그린 다음 Ben의 길 C3–D3을 벽으로 바꿔 보세요.</translation>
    </message>
    <message>
        <source>After drawing both lines, choose the path between C3 and D3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>길과 벽을 그린 다음 C3과 D3 사이의 길을 고르세요.</translation>
    </message>
    <message>
        <source>So nobody but you can change your paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>그래서 내 길은 나 말고는 아무도 건드릴 수 없어요.</translation>
    </message>
    <message>
        <source>A swap needs one path and one wall. Draw both lines, choose the path A1–B2, then try to swap it with the path B2–C3.</source>
        <extracomment>bypass/3</extracomment>
        <translation>교환은 길 하나와 벽 하나를 서로 바꾸는 거예요. 길과 벽을 그리고 길 A1–B2를 고른 다음, 그 짝으로 길 B2–C3을 골라 보세요.</translation>
    </message>
    <message>
        <source>Draw both lines, then choose the paths A1–B2 and B2–C3, one after the other.</source>
        <extracomment>bypass/3</extracomment>
        <translation>먼저 길과 벽을 그리고, 다음에 Ann의 두 길을 하나씩 고르세요.</translation>
    </message>
    <message>
        <source>Two paths can’t be swapped, only a path and a wall.</source>
        <extracomment>bypass/3</extracomment>
        <translation>길 두 개는 교환할 수 없어요. 길 하나와 벽 하나만 돼요.</translation>
    </message>
    <message>
        <source>A swap can give you two new paths in one turn. Ann wants C3–C4 and C4–D4, but her own wall is on one of these links. Get both paths.</source>
        <extracomment>bypass/3</extracomment>
        <translation>교환하면 한 차례에 새 길 두 개를 얻을 수 있어요. Ann은 C3–C4와 C4–D4를 원해요. 그중 하나에는 Ann의 벽이 있어요. 둘 다 얻으세요.</translation>
    </message>
    <message>
        <source>C3–C4 is there, but C4|D4 is still a wall. A swap would have made it a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4는 있지만 C4|D4는 아직 벽이에요. 교환했다면 열렸을 거예요.</translation>
    </message>
    <message>
        <source>Both links should hold paths of Ann’s.</source>
        <extracomment>bypass/3</extracomment>
        <translation>두 링크에 모두 Ann의 길이 있어야 해요.</translation>
    </message>
    <message>
        <source>Draw C3–C4 and any wall. Then swap the wall C4|D4 with a path that Ann needs less.</source>
        <extracomment>bypass/3</extracomment>
        <translation>C3–C4와 아무 벽이나 그리세요. 그런 다음 벽 C4|D4를 Ann에게 덜 필요한 길과 교환하세요.</translation>
    </message>
    <message>
        <source>The price is a path elsewhere, which is now a wall. Walls of your own are paths in reserve.</source>
        <extracomment>bypass/3</extracomment>
        <translation>그 대가로 다른 곳의 길이 벽이 됐어요. 내 벽은 예비 길이에요.</translation>
    </message>
    <message>
        <source>Lines drawn this turn may be swapped, too, but a swap must not change the same link twice. Which of these turns is refused?</source>
        <extracomment>bypass/3</extracomment>
        <translation>이번 차례에 그린 선도 교환할 수 있지만, 한 번의 교환으로 같은 링크를 두 번 바꿀 수는 없어요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>A1–B2 would become a wall and then a path again. A swap needs two different links.</source>
        <extracomment>bypass/3</extracomment>
        <translation>A1–B2는 벽이 됐다가 다시 길이 돼요. 교환의 두 반쪽은 서로 다른 링크여야 해요.</translation>
    </message>
    <message>
        <source>No loops</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리 금지</translation>
    </message>
    <message>
        <source>No turn may end with a loop. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리가 있는 채로 차례를 마칠 수 없어요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>One of these turns closes the loop, but opens it again before the turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리를 만드는 차례 가운데 하나는 마치기 전에 고리를 다시 열어요.</translation>
    </message>
    <message>
        <source>The turn with the swap closes a loop, too, but the swap opens it again. Loops only count at the end of the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>마지막 차례도 고리를 만들지만 교환으로 바로잡아요. 고리는 차례를 마칠 때만 따져요.</translation>
    </message>
    <message>
        <source>Do it yourself: draw C2–D2, and a wall. Then open the loop with a swap, and end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>직접 해 보세요. C2–D2와 벽 하나를 그리세요. 그런 다음 교환으로 고리를 바로잡고 차례를 마치세요.</translation>
    </message>
    <message>
        <source>That turn avoids the loop. This time, close the loop first: C2–D2 should end up as a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>그러면 고리가 생기지 않아요. 여기서는 고리를 그대로 만드세요. 마지막에 C2–D2가 Ann의 길이어야 해요.</translation>
    </message>
    <message>
        <source>C2–D2 isn’t a path of Ann’s.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2가 Ann의 길이 아니에요.</translation>
    </message>
    <message>
        <source>Give up C2–C3, and turn D4|E3 or B1|B2 into a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3을 포기하고 D4|E3이나 B1|B2를 길로 바꾸세요.</translation>
    </message>
    <message>
        <source>Loops can be larger. One of these turns would close a larger loop. Which turn is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리는 더 클 수도 있어요. 이 세 길 가운데 하나는 고리를 만들어요. 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Walk along the paths from B2. Where do they end?</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2에서 길을 따라가 보세요. 어디에서 끝날까요?</translation>
    </message>
    <message>
        <source>B2–C2 closes a loop of six paths around C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2는 C3을 둘러싼 여섯 칸짜리 고리를 만들어요.</translation>
    </message>
    <message>
        <source>Ann wants B2–C2 anyway. Draw that path, and give up another of her paths so that she can end the turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>그래도 Ann은 B2–C2를 원해요. 그것을 그리고 Ann의 다른 길을 포기해 차례를 마칠 수 있게 하세요.</translation>
    </message>
    <message>
        <source>That turn is legal, but B2–C2 isn’t a path.</source>
        <extracomment>bypass/4</extracomment>
        <translation>그 차례에 잘못은 없지만 B2–C2가 길이 아니에요.</translation>
    </message>
    <message>
        <source>B2–C2 should be a path of Ann’s when the turn is over.</source>
        <extracomment>bypass/4</extracomment>
        <translation>차례를 마칠 때 B2–C2가 Ann의 길이어야 해요.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Three other paths in the loop are Ann’s: swap one of them with one of her walls.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–C2와 벽 하나를 그리세요. 그러면 고리에 Ann의 다른 길이 세 개 있어요. 그중 하나를 Ann의 벽과 교환하세요.</translation>
    </message>
    <message>
        <source>The loop is now open elsewhere, and Ann has the path that she wanted.</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리가 다른 곳에서 열렸고, Ann은 원하던 링크를 얻었어요.</translation>
    </message>
    <message>
        <source>A swap can close a loop, too, by turning a wall into a path. Which of these turns is refused?</source>
        <extracomment>bypass/4</extracomment>
        <translation>교환 때문에 고리가 생길 수도 있어요. 벽이 길이 되니까요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>For each turn, leave out the path that is given up, then follow the other paths from C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>포기하는 길을 빼고, C3에서 나머지 길을 따라가 보세요.</translation>
    </message>
    <message>
        <source>Even without C2–D2, there is a loop through B2, B3, C4, D3, D2 and C3.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–D2를 포기해도 B2, B3, C4, D3, D2, C3을 지나는 고리는 닫혀 있어요.</translation>
    </message>
    <message>
        <source>Nothing cut off</source>
        <extracomment>bypass/5</extracomment>
        <translation>고립 금지</translation>
    </message>
    <message>
        <source>No turn may end with a hex cut off. Which of Ann’s turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>이런 채로 차례를 마칠 수 없어요. Ann의 차례 가운데 허용되지 않는 것은 어느 것일까요?</translation>
    </message>
    <message>
        <source>Which turn puts a third wall around E3?</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3에 세 번째 벽을 그리는 것은 어느 것일까요?</translation>
    </message>
    <message>
        <source>A swap can also reconnect a cut-off hex. Put a wall between D4 and E3, and turn the wall D3|E3 into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>고리처럼 교환으로 바로잡을 수 있어요. D4와 E3 사이에 벽을 그리고, 교환으로 벽 D3|E3을 여세요.</translation>
    </message>
    <message>
        <source>Nothing is cut off, but here Ann wants the wall between D4 and E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>고립된 곳은 없지만, 여기서 Ann은 D4와 E3 사이의 벽을 원해요.</translation>
    </message>
    <message>
        <source>D4|E3 should be a wall, and D3–E3 a path of Ann’s.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4|E3은 벽, D3–E3은 Ann의 길이어야 해요.</translation>
    </message>
    <message>
        <source>Draw any path, and the wall D4|E3. Then swap one of Ann’s paths with the wall D3|E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>아무 길과 그 벽을 그리세요. 그런 다음 포기할 Ann의 길과 D3|E3을 고르세요.</translation>
    </message>
    <message>
        <source>Now Ann’s path D3–E3 is the only way to E3.</source>
        <extracomment>bypass/5</extracomment>
        <translation>이제 E3에는 Ann의 길로만 들어갈 수 있어요.</translation>
    </message>
    <message>
        <source>D1 and E1 are connected to each other, but not to the rest of the board. That isn’t allowed either.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1과 E1은 서로 이어져 있지만 나머지와는 끊겨 있어요. 이것도 안 돼요.</translation>
    </message>
    <message>
        <source>Routes and points</source>
        <extracomment>bypass/6</extracomment>
        <translation>경로와 점수</translation>
    </message>
    <message>
        <source>As there are no loops, exactly one route of paths leads from C5 to C1. Tap the hexes of this route, γ.</source>
        <extracomment>bypass/6</extracomment>
        <translation>고리가 없으니 C5에서 C1까지 길로 가는 방법은 하나뿐이에요. 이 경로 γ의 헥스를 모두 누르세요.</translation>
    </message>
    <message>
        <source>The route goes from C5 via C4 and B3 to B2, then on to C1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C5에서 C4, B3, B2를 지나 C1로 가요.</translation>
    </message>
    <message>
        <source>A complete route glows on the board, and the players’ cards show how many points each player gets for it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>완성된 경로는 게임판에서 빛나고, 카드에는 각자 얻는 점수가 나와요.</translation>
    </message>
    <message>
        <source>If you own a path on a complete route, you can break that route. Swap away Ann’s path C2–D1, so that β is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>완성된 경로는 거기에 길이 있는 사람이 다시 끊을 수 있어요. 교환으로 Ann의 길 C2–D1을 포기해 β를 끊으세요.</translation>
    </message>
    <message>
        <source>C2–D1 is gone, but β is still complete: other paths lead to E1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>C2–D1은 없어졌지만 β는 아직 완성되어 있어요. E1로 가는 다른 길이 있어요.</translation>
    </message>
    <message>
        <source>β is still complete. Once she has drawn a path and a wall, Ann may swap.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β는 아직 완성되어 있어요. 길과 벽을 그린 다음 Ann은 교환할 수 있어요.</translation>
    </message>
    <message>
        <source>β shouldn’t be complete, and the game shouldn’t be over.</source>
        <extracomment>bypass/6</extracomment>
        <translation>β가 끊겨야 하고, 게임이 끝나지 않아야 해요.</translation>
    </message>
    <message>
        <source>Draw a path and a wall that do no harm. Then swap C2–D1 with one of Ann’s walls, but not C1|D1.</source>
        <extracomment>bypass/6</extracomment>
        <translation>해가 되지 않는 길과 벽을 그리세요. 그런 다음 C2–D1을 교환하되, C1|D1과는 하지 마세요.</translation>
    </message>
    <message>
        <source>Nobody else could have done that: only a path’s owner can change it.</source>
        <extracomment>bypass/6</extracomment>
        <translation>다른 사람은 할 수 없는 일이에요. 길은 주인만 바꿀 수 있어요.</translation>
    </message>
    <message>
        <source>D2–D3 scores nothing. B2–B3 scores a point on each of the three routes.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D2–D3은 점수가 없어요. B2–B3은 α에서 α로, β에서 β로, γ에서 γ로 가는 길에 모두 있어요.</translation>
    </message>
    <message>
        <source>Ann draws D4–E3 and a wall, and then swaps: C2–D1 becomes a wall, and D1|D2 a path. Is the game over?</source>
        <extracomment>bypass/6</extracomment>
        <translation>Ann이 D4–E3과 벽 하나를 그리고 교환해요. C2–D1은 벽이, D1|D2는 길이 돼요. 게임이 끝날까요?</translation>
    </message>
    <message>
        <source>Yes, α is complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>예, α가 완성됐어요</translation>
    </message>
    <message>
        <source>No, β isn’t complete</source>
        <extracomment>bypass/6</extracomment>
        <translation>아니요, β가 다시 끊겼어요</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts, after the swap. Do paths still lead from A3 to E1?</source>
        <extracomment>bypass/6</extracomment>
        <translation>교환까지 하고 차례를 마칠 때의 게임판이 중요해요. 그때도 A3에서 E1까지 갈 수 있을까요?</translation>
    </message>
    <message>
        <source>Only the board at the end of the turn counts. Route β needed C2–D1, so it is no longer complete.</source>
        <extracomment>bypass/6</extracomment>
        <translation>차례를 마칠 때의 게임판만 따져요. E1로 가는 길은 C2–D1을 지났어요.</translation>
    </message>
    <message>
        <source>A wall of Ann’s stands between D4 and E3. Complete the last route with a swap and end the game, win or lose.</source>
        <extracomment>bypass/6</extracomment>
        <translation>D4와 E3 사이에 Ann의 벽이 있어요. 이기든 지든, 교환으로 마지막 경로를 완성해 게임을 끝내세요.</translation>
    </message>
    <message>
        <source>α isn’t complete. The wall between D4 and E3 is Ann’s own: a swap can turn it into a path.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α가 완성되지 않았어요. D4와 E3 사이의 벽은 Ann의 것이라서 교환하면 길이 돼요.</translation>
    </message>
    <message>
        <source>The game isn’t over yet.</source>
        <extracomment>bypass/6</extracomment>
        <translation>게임은 계속돼요.</translation>
    </message>
    <message>
        <source>Draw any path and any wall. Then swap the wall D4|E3 with a path that is on no route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>아무 길과 벽을 그리세요. 경로에 없는 길을 포기하고 D4|E3을 길로 바꾸세요.</translation>
    </message>
    <message>
        <source>A wall of your own can become the last path of a route.</source>
        <extracomment>bypass/6</extracomment>
        <translation>내 벽이 경로의 마지막 길이 될 수도 있어요.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>bypass/7</extracomment>
        <translation>이기는 사람</translation>
    </message>
    <message>
        <source>Both share</source>
        <extracomment>bypass/7</extracomment>
        <translation>둘이 함께 승리</translation>
    </message>
    <message>
        <source>It was Ann who ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>게임을 끝낸 사람은 Ann이에요.</translation>
    </message>
    <message>
        <source>Ann can do better: there is another way to complete α, with more of her own paths on it. Win the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann에게는 더 좋은 수가 있어요. α를 다르게 완성하면 Ann의 길이 더 많이 들어가요. 게임에서 이기세요.</translation>
    </message>
    <message>
        <source>That completes α, but the points are tied, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>α가 완성되지만 동점일 뿐이고, 게임을 끝낸 사람은 Ann이에요. Ben이 이겨요.</translation>
    </message>
    <message>
        <source>Now Ben completes α himself and wins the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>이제 Ben이 직접 α를 완성하고, 그 마지막 길로 이겨요.</translation>
    </message>
    <message>
        <source>Ann hasn’t won.</source>
        <extracomment>bypass/7, bypass/8</extracomment>
        <translation>Ann이 이기지 못했어요.</translation>
    </message>
    <message>
        <source>Ann’s paths lead from C4 via C5 to D4. Where could they go next?</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann의 길은 C4에서 C5를 지나 D4로 가요. 거기서 어디로 이어질 수 있을까요?</translation>
    </message>
    <message>
        <source>Ann wins nine to seven. From C3 on, route α now uses three of her paths instead of one.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann이 9 대 7로 이겨요. 이제 경로 α가 C3부터 Ann의 길을 한 개가 아니라 세 개 지나가요.</translation>
    </message>
    <message>
        <source>Now there are three players. Ben completes route α with D3–E3. Ann and Cleo have 5 points each, Ben has 4. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>한 게임판에서 셋이 해요. Ben이 D3–E3으로 α를 완성해요. Ann과 Cleo는 5점씩, Ben은 4점이에요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Ann and Cleo share</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann과 Cleo가 함께</translation>
    </message>
    <message>
        <source>All three share</source>
        <extracomment>bypass/7</extracomment>
        <translation>셋이 모두 함께</translation>
    </message>
    <message>
        <source>Ben, who ended it</source>
        <extracomment>bypass/7</extracomment>
        <translation>게임을 끝낸 Ben</translation>
    </message>
    <message>
        <source>The most points win, and Ann and Cleo are tied.</source>
        <extracomment>bypass/7</extracomment>
        <translation>점수가 가장 많으면 이겨요. Ann과 Cleo는 점수가 같아요.</translation>
    </message>
    <message>
        <source>Cleo’s paths still counted for the routes, but she was out. In a two-player game nobody leaves: one player resigns, and the other wins.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo의 길은 여전히 경로를 완성하지만, Cleo는 빠졌어요. 둘이 할 때는 나가는 일이 없어요. 한 사람이 기권하면 상대가 이겨요.</translation>
    </message>
    <message>
        <source>Ben needs only D4–E3 to win 9 to 6. If Ann draws that path herself, she loses 7 to 8. Stop Ben with a wall.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben은 D4–E3만 있으면 9 대 6으로 이겨요. Ann이 직접 그리면 7 대 8로 져요. 벽으로 Ben을 막으세요.</translation>
    </message>
    <message>
        <source>The game is over, and Ben wins by a point.</source>
        <extracomment>bypass/8</extracomment>
        <translation>게임이 끝났고 Ben이 1점 차로 이겨요.</translation>
    </message>
    <message>
        <source>Ben draws D4–E3 and wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben이 D4–E3을 그려 이겨요.</translation>
    </message>
    <message>
        <source>There is no wall of Ann’s between D4 and E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4와 E3 사이에 Ann의 벽이 없어요.</translation>
    </message>
    <message>
        <source>The wall belongs on the link that Ben needs.</source>
        <extracomment>bypass/8</extracomment>
        <translation>벽은 Ben에게 필요한 링크에 그려야 해요.</translation>
    </message>
    <message>
        <source>The way to E3 is longer now. Longer ways have room for Ann’s paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>이제 E3까지 더 멀어요. 길게 돌아가면 Ann의 길이 들어갈 자리가 생겨요.</translation>
    </message>
    <message>
        <source>Your own walls are paths in reserve. Ann’s way via D4 is blocked by her own wall, D4|E3. Use a swap to end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>내 벽은 예비 길이에요. D4를 지나는 길목에 Ann의 벽 D4|E3이 있어요. 교환으로 게임을 끝내고 이기세요.</translation>
    </message>
    <message>
        <source>α is complete, but Ann doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/8</extracomment>
        <translation>α는 완성됐지만 Ann의 점수가 Ben보다 많지 않고, 게임을 끝낸 사람은 Ann이에요.</translation>
    </message>
    <message>
        <source>Ben completes α with a path of his own.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben이 자기 길로 α를 완성해요.</translation>
    </message>
    <message>
        <source>First draw a path that is on no route, then a wall. Swap that new path with the wall D4|E3.</source>
        <extracomment>bypass/8</extracomment>
        <translation>먼저 경로를 벗어난 길을, 다음에 벽을 그리세요. 그 새 길을 벽 D4|E3과 교환하세요.</translation>
    </message>
    <message>
        <source>Ben couldn’t have prevented this: nobody can change another player’s walls.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben은 어쩔 수 없었어요. 남의 벽은 아무도 바꿀 수 없어요.</translation>
    </message>
    <message>
        <source>Late in a real game. The upper and lower parts of the network are two links apart: B2–C2 is open, and C2–D2 holds Ann’s wall. Join the two parts in one turn, and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>실제 게임의 후반이에요. 그물의 위쪽과 아래쪽이 링크 두 개만큼 떨어져 있어요. B2–C2는 비어 있고, C2–D2에는 Ann의 벽이 있어요. 한 차례에 이어서 이기세요.</translation>
    </message>
    <message>
        <source>That is only half of it. Now Ben has a turn before Ann can swap her wall, and he sees her plan.</source>
        <extracomment>bypass/8</extracomment>
        <translation>절반만 했어요. Ann이 벽을 열기 전에 Ben의 차례가 오고, Ben은 무엇이 올지 알아요.</translation>
    </message>
    <message>
        <source>The two parts aren’t joined, or Ann doesn’t have the most points.</source>
        <extracomment>bypass/8</extracomment>
        <translation>두 부분이 이어지지 않았거나 Ann의 점수가 가장 많지 않아요.</translation>
    </message>
    <message>
        <source>Draw B2–C2 and a wall. Then swap C2|D2 with a path of Ann’s that lies on no route, A2–B3 for example.</source>
        <extracomment>bypass/8</extracomment>
        <translation>B2–C2와 벽 하나를 그리세요. 그런 다음 C2|D2를, 예를 들어 A2–B3처럼 경로에 없는 Ann의 길과 교환하세요.</translation>
    </message>
    <message>
        <source>Ann wins eleven to six. You can close two gaps in one turn if your own wall is on one of them. Watch for opponents who can do the same.</source>
        <extracomment>bypass/8</extracomment>
        <translation>11 대 6이에요. 내 벽이 한 곳에 있으면 한 차례에 틈 두 곳을 메울 수 있어요. 이것을 활용하고, 똑같이 할 수 있는 상대를 조심하세요.</translation>
    </message>
    <message>
        <source>Here, D4–E3 alone would end the game at 8 to 8, and Ben would win. But Ann also swaps C2–D1 with C1|D1. How many points does she have in the end?</source>
        <extracomment>bypass/8</extracomment>
        <translation>여기서 D4–E3은 8 대 8로 게임을 끝내니 Ben이 이겨요. 하지만 Ann이 C2–D1과 C1|D1도 교환해요. 그러면 Ann은 몇 점일까요?</translation>
    </message>
    <message>
        <source>After the swap, route β leads from C2 via C1 to D1. Who owns these two paths?</source>
        <extracomment>bypass/8</extracomment>
        <translation>그러면 경로 β는 C2에서 C1을 지나 D1로 가요. 이 두 길은 누구의 것일까요?</translation>
    </message>
    <message>
        <source>Ann has nine: route β loses one of her paths, but gains two others. A swap can lead a route over your own paths.</source>
        <extracomment>bypass/8</extracomment>
        <translation>9점이에요. β가 Ann의 길 하나를 떠나 이제 다른 둘을 지나요. 교환으로 경로를 내 길 쪽으로 돌릴 수 있어요.</translation>
    </message>
    <message>
        <source>Now do it yourself: end the game and win.</source>
        <extracomment>bypass/8</extracomment>
        <translation>이제 직접 해 보세요. 게임을 끝내고 이기세요.</translation>
    </message>
    <message>
        <source>The score is eight to eight, and Ann ended the game: Ben wins.</source>
        <extracomment>bypass/8</extracomment>
        <translation>8 대 8이고 게임을 끝낸 사람은 Ann이에요. Ben이 이겨요.</translation>
    </message>
    <message>
        <source>Ben completes α himself.</source>
        <extracomment>bypass/8</extracomment>
        <translation>Ben이 직접 α를 완성해요.</translation>
    </message>
    <message>
        <source>Draw D4–E3 and any wall that does no harm, then swap C2–D1 with C1|D1.</source>
        <extracomment>bypass/8</extracomment>
        <translation>D4–E3, 해가 되지 않는 아무 벽, 그다음 C2–D1과 C1|D1의 교환이에요.</translation>
    </message>
    <message>
        <source>Before you end a turn, ask: which path could I give up, and which wall would I rather have as a path?</source>
        <extracomment>bypass/8</extracomment>
        <translation>차례를 마치기 전에 물어보세요. 어느 길을 포기할 수 있을까? 어느 벽이 길이면 더 좋을까?</translation>
    </message>
    <message>
        <source>Your first game: three hexes a side, against the weakest computer. Watch the letters; once two routes are complete, every turn may be the last.</source>
        <extracomment>bypass/8</extracomment>
        <translation>첫 게임: 한 변이 세 헥스인 게임판에서 가장 약한 컴퓨터를 상대해요. 글자를 살피세요. 경로 두 개가 완성되면 어느 차례든 마지막이 될 수 있어요.</translation>
    </message>
    <message>
        <source>How pieces leave</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말이 빠지는 방법</translation>
    </message>
    <message>
        <source>One piece is left, but not on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말이 하나 남았지만 중앙 사각형에 있지 않아요.</translation>
    </message>
    <message>
        <source>One piece has to be left, on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말 하나가 중앙 사각형에 남아야 해요.</translation>
    </message>
    <message>
        <source>The outer piece jumps over the inner one.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>바깥쪽 말이 안쪽 말을 뛰어넘어요.</translation>
    </message>
    <message>
        <source>The piece that is jumped over leaves the board.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>뛰어넘은 말은 게임판에서 빠져요.</translation>
    </message>
    <message>
        <source>A piece jumps over one neighbour to an empty place next to that neighbour. It may turn on the way. Make the jump that the arrows show.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>이웃 하나를 넘어, 그 옆의 빈 곳에 내려요. 거기서 꺾어도 돼요. 화살표대로 말을 뛰어넘게 하세요.</translation>
    </message>
    <message>
        <source>The place is right, but the wrong piece jumped there.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>내린 곳은 맞지만 다른 말이 뛰어넘었어요.</translation>
    </message>
    <message>
        <source>The piece should land where the second arrow ends.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>두 번째 화살표가 끝나는 곳에 내려야 해요.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the first arrow, and put it down at the end of the second.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>첫 번째 화살표가 시작되는 곳의 말을 집어, 두 번째 화살표가 끝나는 곳에 놓으세요.</translation>
    </message>
    <message>
        <source>Straight on or round the corner, over either neighbour: tap every place where the glowing piece can land.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>곧장 가든 꺾든, 어느 이웃을 넘어도 돼요. 빛나는 말이 내릴 수 있는 곳을 모두 누르세요.</translation>
    </message>
    <message>
        <source>The glowing piece has two neighbours. Look for empty places next to each of them.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말이 있는 이웃은 두 곳이에요. 그 옆의 빈 곳을 찾으세요.</translation>
    </message>
    <message>
        <source>A jump can’t end where it began.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>제자리로 되돌아가는 것은 뛰어넘기가 아니에요.</translation>
    </message>
    <message>
        <source>Try to jump with the same piece where there is nothing to jump over.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>뛰어넘을 말이 없는 곳으로 같은 말을 뛰어 보세요.</translation>
    </message>
    <message>
        <source>Put the piece down on an empty place two steps outwards.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>바깥쪽으로 두 걸음 떨어진 빈 곳에 놓으세요.</translation>
    </message>
    <message>
        <source>A piece can jump only over a neighbour. Try to jump with the glowing piece over a piece that isn’t beside it.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>이웃만 뛰어넘을 수 있어요. 빛나는 말로 더 멀리 있는 말을 뛰어넘어 보세요.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>빛나는 말을 화살표 끝에 놓으세요.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the inner one jumps outwards over the other. How does the puzzle end?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말이 두 개 남았고, 안쪽 말이 다른 말을 넘어 바깥쪽으로 뛰어요. 어떻게 끝날까요?</translation>
    </message>
    <message>
        <source>Solved: one piece is left</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>풀림: 말이 하나 남아요</translation>
    </message>
    <message>
        <source>Stuck: the last piece isn’t on the Center Square</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>막힘: 마지막 말이 중앙 사각형에 없어요</translation>
    </message>
    <message>
        <source>Where does the last piece stand?</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>마지막 말은 어디에 있나요?</translation>
    </message>
    <message>
        <source>Three pieces, two jumps. Finish on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말 세 개, 뛰어넘기 두 번이에요. 중앙 사각형에서 끝내세요.</translation>
    </message>
    <message>
        <source>Two pieces are left, but they aren’t neighbours any more.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>두 개가 남았지만 이제 이웃이 아니에요.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The last jump has to go over a piece beside the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>풀지 못했어요. 마지막에는 중앙 사각형 옆의 말을 뛰어넘어야 해요.</translation>
    </message>
    <message>
        <source>The piece next to the Center Square should be the last to be jumped over. For now, leave it alone, and jump over the outermost piece.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>중앙 사각형 옆의 말은 맨 마지막에 뛰어넘어야 해요. 그러니 그대로 두고 바깥쪽 말을 먼저 뛰어넘으세요.</translation>
    </message>
    <message>
        <source>Round the corner and out again</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>모퉁이를 돌아 다시 바깥으로</translation>
    </message>
    <message>
        <source>A piece must land on an empty place. Try to land on an occupied place.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>내리는 곳은 비어 있어야 해요. 말이 있는 곳에 내려 보세요.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another piece, two steps away.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>말을 집어, 두 걸음 떨어진 다른 말 위에 놓으세요.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, exits are places like any other. Let a piece jump over the one on the exit.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>여기서 출구는 다른 곳과 똑같아요. 출구에 있는 말을 뛰어넘으세요.</translation>
    </message>
    <message>
        <source>The piece on the exit is still there.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>출구의 말이 아직 있어요.</translation>
    </message>
    <message>
        <source>The neighbour on the outer edge can jump over the glowing piece, along the edge.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>바깥 가장자리에 있는 이웃이 그 말을 넘어 반대쪽으로 뛰어요.</translation>
    </message>
    <message>
        <source>There are five pieces, and each jump removes one. How many jumps does a solution have?</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>말은 다섯 개이고, 뛰어넘을 때마다 하나씩 빠져요. 풀려면 몇 번 뛰어넘어야 할까요?</translation>
    </message>
    <message>
        <source>One piece has to stay.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>말 하나는 남아야 해요.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three jumps. Only one first jump works.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>말 네 개, 뛰어넘기 세 번으로 중앙 사각형까지 가세요. 첫 번째로 알맞은 뛰어넘기는 하나뿐이에요.</translation>
    </message>
    <message>
        <source>From here, the Center Square can’t be reached any more. Start with the piece nearest to the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>여기서는 이제 중앙 사각형으로 갈 방법이 없어요. 그곳에 가장 가까운 말부터 시작하세요.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved.</source>
        <extracomment>crooked-jumps/2, crooked-jumps/3</extracomment>
        <translation>이렇게는 풀리지 않아요.</translation>
    </message>
    <message>
        <source>The last jump has to go over a piece beside the Center Square. One piece is there already: make it jump to another place beside the Center Square.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>마지막에는 중앙 사각형 옆의 말을 뛰어넘어야 해요. 그런 말이 이미 하나 있어요. 그 말로 중앙 사각형 옆의 다른 곳으로 뛰세요.</translation>
    </message>
    <message>
        <source>The last piece came from far out.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>마지막 말은 멀리 바깥쪽에서 왔어요.</translation>
    </message>
    <message>
        <source>Think from the end</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>끝에서부터 생각하기</translation>
    </message>
    <message>
        <source>One of these three pieces is far from the other two, which can still jump. How many pieces will be left in the end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>말이 세 개인데 하나는 다른 말에서 멀리 떨어져 있어요. 둘은 하나가 될 수 있어요. 마지막에 몇 개가 남을까요?</translation>
    </message>
    <message>
        <source>Can the last two ever stand beside each other?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>마지막 두 말이 나란히 설 수 있을까요?</translation>
    </message>
    <message>
        <source>A piece left behind can’t catch up. Keep your pieces together.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>뒤에 남은 말은 계속 뒤에 남아요. 말을 모아 두세요.</translation>
    </message>
    <message>
        <source>Think from the end: the last jump goes over a piece beside the Center Square. First jump round the corner with such a piece, and leave it there. Solve the puzzle in three jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>끝에서부터 생각하세요. 마지막에는 중앙 사각형 옆의 말을 뛰어넘어요. 먼저 그런 말을 모퉁이를 돌아 뛰게 하고 거기 두세요. 뛰어넘기 세 번이에요.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square jumps first, round the corner.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>중앙 사각형 옆의 말이 먼저 모퉁이를 돌아 그 옆으로 뛰어요.</translation>
    </message>
    <message>
        <source>With one piece on the Center Square</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>중앙 사각형에 말 하나</translation>
    </message>
    <message>
        <source>With one piece elsewhere</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>다른 곳에 말 하나</translation>
    </message>
    <message>
        <source>With two pieces that can’t jump</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>뛰어넘을 수 없는 말 두 개</translation>
    </message>
    <message>
        <source>Two pieces that aren’t neighbours can’t jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>이웃이 아닌 말 두 개예요. 아무것도 뛰어넘을 수 없어요.</translation>
    </message>
    <message>
        <source>Which pieces can jump at all here? Tap them.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>여기서 뛰어넘을 수 있는 말은 어느 것일까요? 모두 누르세요.</translation>
    </message>
    <message>
        <source>Check both groups, piece by piece.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>두 무리를 말 하나씩 살펴보세요.</translation>
    </message>
    <message>
        <source>All of them can jump, but the two groups are too far apart to meet.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>모두 뛰어넘을 수 있지만, 두 무리가 너무 멀어서 만날 수 없어요.</translation>
    </message>
    <message>
        <source>Five pieces in a cluster: first jump round inside the cluster, then finish on the Center Square. You have four jumps.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>뭉쳐 있는 말 다섯 개, 뛰어넘기 네 번이에요. 안에서 돌다가 중앙 사각형에서 끝내세요.</translation>
    </message>
    <message>
        <source>The puzzle isn’t solved. The piece beside the Center Square should be the last to be jumped over.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>이렇게는 풀리지 않아요. 중앙 사각형 옆의 말은 맨 마지막에 뛰어넘어야 해요.</translation>
    </message>
    <message>
        <source>One piece makes the first two jumps, round the corner and back.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>한 말이 처음 두 번을 뛰어요. 모퉁이를 돌아갔다가 돌아와요.</translation>
    </message>
    <message>
        <source>Your first puzzle: six pieces round the Center Square, five jumps. Undo as often as you like.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>첫 퍼즐: 중앙 사각형 둘레의 말 여섯 개, 뛰어넘기 다섯 번이에요. 얼마든지 되돌려도 돼요.</translation>
    </message>
    <message>
        <source>Bring them all in</source>
        <extracomment>full-house/1</extracomment>
        <translation>모두 들여오기</translation>
    </message>
    <message>
        <source>All forty pieces have to come in, and one is still outside. Move along the arrow: the last piece comes in on the space where your move began.</source>
        <extracomment>full-house/1</extracomment>
        <translation>말 마흔 개를 모두 들여와야 하는데 아직 하나가 밖에 있어요. 화살표를 따라 움직이세요. 움직인 말이 떠난 칸에 마지막 말이 들어와요.</translation>
    </message>
    <message>
        <source>That was a legal move, but it brought no piece in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>여느 수와 같지만 들어온 말이 없어요.</translation>
    </message>
    <message>
        <source>One piece is still outside.</source>
        <extracomment>full-house/1</extracomment>
        <translation>말 하나가 아직 밖에 있어요.</translation>
    </message>
    <message>
        <source>Take the piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>full-house/1</extracomment>
        <translation>화살표가 시작되는 곳의 말을 집어 화살표 끝에 놓으세요.</translation>
    </message>
    <message>
        <source>The fewer moves you need, the better.</source>
        <extracomment>full-house/1</extracomment>
        <translation>수가 적을수록 좋아요.</translation>
    </message>
    <message>
        <source>Where a line ends on another line, three spaces meet and form a group. If a move into it leaves just one space empty, a piece may come in there. Move along the arrow: a piece comes in by itself.</source>
        <extracomment>full-house/1</extracomment>
        <translation>한 선이 다른 선에서 끝나는 곳에서 세 칸이 만나 그룹을 이뤄요. 그룹 안으로 수를 두어 그중 한 칸만 비면 그곳에 말이 들어올 수 있어요. 화살표를 따라 움직이세요. 말 하나가 저절로 들어와요.</translation>
    </message>
    <message>
        <source>Now no group has two pieces, so no piece came in.</source>
        <extracomment>full-house/1</extracomment>
        <translation>이제 말이 두 개인 그룹이 없어서 들어온 말이 없어요.</translation>
    </message>
    <message>
        <source>No piece has come in on the glowing space.</source>
        <extracomment>full-house/1, groups-of-three/5</extracomment>
        <translation>빛나는 칸에 아무 말도 들어오지 않았어요.</translation>
    </message>
    <message>
        <source>Move the piece from the start of the arrow to the tip. There, it shares a group with another piece.</source>
        <extracomment>full-house/1</extracomment>
        <translation>화살표가 시작되는 곳의 말을 화살표 끝으로 옮기세요. 그 그룹에는 다른 말이 이미 있어요.</translation>
    </message>
    <message>
        <source>Bringing a piece in costs no move. It happens together with a move, or not at all.</source>
        <extracomment>full-house/1</extracomment>
        <translation>들어오는 데는 수가 들지 않아요. 그 수와 함께 들어오지 않으면 기회가 없어요.</translation>
    </message>
    <message>
        <source>If the piece moves along the arrow, where do pieces come in? Tap the spaces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>말이 화살표를 따라 움직이면 어디에 말이 들어올까요? 그 칸을 모두 누르세요.</translation>
    </message>
    <message>
        <source>The space at the tip of the arrow belongs to two groups that already hold a piece each.</source>
        <extracomment>full-house/1</extracomment>
        <translation>두 그룹에 이미 말이 하나씩 있어요.</translation>
    </message>
    <message>
        <source>One move, two groups: two pieces come in at once. Make that move.</source>
        <extracomment>full-house/1</extracomment>
        <translation>한 수에 두 그룹, 말 두 개가 한꺼번에 들어와요. 그 수를 두세요.</translation>
    </message>
    <message>
        <source>That brought in one piece. Another move brings in two.</source>
        <extracomment>full-house/1</extracomment>
        <translation>그 수로 하나가 들어왔어요. 두 개가 들어오는 다른 수가 있어요.</translation>
    </message>
    <message>
        <source>No piece came in with that move.</source>
        <extracomment>full-house/1, full-house/3</extracomment>
        <translation>그 수로는 들어온 말이 없어요.</translation>
    </message>
    <message>
        <source>The move along the arrow brings in two pieces.</source>
        <extracomment>full-house/1</extracomment>
        <translation>이 수로 말 두 개가 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>Move along the arrow.</source>
        <extracomment>full-house/1, full-house/2</extracomment>
        <translation>화살표를 따라 움직이세요.</translation>
    </message>
    <message>
        <source>A piece moves across a side of its space. The arrow’s two spaces meet only at a point: try that move anyway.</source>
        <extracomment>full-house/1</extracomment>
        <translation>변을 넘어 움직여야 해요. 이 두 칸은 점에서만 닿아요. 화살표를 따라 움직여 보세요.</translation>
    </message>
    <message>
        <source>Put the piece down in the space at the tip of the arrow.</source>
        <extracomment>full-house/1</extracomment>
        <translation>말을 화살표 끝의 칸에 놓으세요.</translation>
    </message>
    <message>
        <source>This is the usual start. One of these first moves names a space where no piece can come in. Which move?</source>
        <extracomment>full-house/1</extracomment>
        <translation>기본 시작 배치예요. 이 첫 수 가운데 하나는 거기 적힌 칸에 말을 들여오지 못해요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>A piece comes in only if its space is the last empty one of a group after the move. Which move leaves two spaces of that group empty?</source>
        <extracomment>full-house/1</extracomment>
        <translation>수를 둔 다음 그룹에서 한 칸만 비어 있어야 해요. 어느 그룹에 말이 하나뿐일까요?</translation>
    </message>
    <message>
        <source>Tiles and the closed middle</source>
        <extracomment>full-house/2</extracomment>
        <translation>타일과 막힌 한가운데</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces. Move the glowing piece onto a tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>네 타일은 통과 칸이에요. 빛나는 말을 타일로 옮기세요.</translation>
    </message>
    <message>
        <source>The glowing piece isn’t on the tile.</source>
        <extracomment>full-house/2</extracomment>
        <translation>빛나는 말이 타일에 있지 않아요.</translation>
    </message>
    <message>
        <source>A piece on a tile has to be the next to move. Try to move another piece.</source>
        <extracomment>full-house/2</extracomment>
        <translation>타일에 있는 말은 바로 다음에 움직여야 해요. 다른 말을 움직여 보세요.</translation>
    </message>
    <message>
        <source>Move any piece but the glowing one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>빛나는 말만 아니면 돼요.</translation>
    </message>
    <message>
        <source>So the glowing piece has to move on. Tap every space that it may move to.</source>
        <extracomment>full-house/2</extracomment>
        <translation>그래서 그 말이 더 가야 해요. 갈 수 있는 칸을 모두 누르세요.</translation>
    </message>
    <message>
        <source>The tile has four sides, with a space behind each. The piece came from one of these spaces.</source>
        <extracomment>full-house/2</extracomment>
        <translation>변이 네 개라서 칸도 네 개이고, 그중 한 칸에서 왔어요.</translation>
    </message>
    <message>
        <source>It may even go back to where it came from.</source>
        <extracomment>full-house/2</extracomment>
        <translation>온 곳으로 되돌아가도 돼요.</translation>
    </message>
    <message>
        <source>The piece moved onto the tile and now goes straight back. How many moves is that in all?</source>
        <extracomment>full-house/2</extracomment>
        <translation>말이 곧장 되돌아가요. 모두 몇 수로 셀까요?</translation>
    </message>
    <message>
        <source>Every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>어떤 수든 한 수로 쳐요.</translation>
    </message>
    <message>
        <source>Two moves, and nothing has changed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>두 수이고, 바뀐 것은 없어요.</translation>
    </message>
    <message>
        <source>The Center Square is the one space that stays empty. Try to enter it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>중앙 사각형은 끝까지 비어 있는 유일한 칸이에요. 그곳에 들어가 보세요.</translation>
    </message>
    <message>
        <source>The piece in the small triangle is next to the Center Square.</source>
        <extracomment>full-house/2</extracomment>
        <translation>작은 삼각형의 말이 그 옆에 있어요.</translation>
    </message>
    <message>
        <source>No line ends on a tile, so tiles belong to no group. Which of these moves is refused?</source>
        <extracomment>full-house/2</extracomment>
        <translation>타일에서 끝나는 선은 없어서 타일은 어느 그룹에도 들지 않아요. 이 가운데 허용되지 않는 수는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Look for a move that would bring a piece in.</source>
        <extracomment>full-house/2, groups-of-three/4</extracomment>
        <translation>들어오게 될 말을 찾아보세요.</translation>
    </message>
    <message>
        <source>Try to move into a space that isn’t empty.</source>
        <extracomment>full-house/2</extracomment>
        <translation>비어 있지 않은 칸으로 움직여 보세요.</translation>
    </message>
    <message>
        <source>Take a piece and put it down on another one next to it.</source>
        <extracomment>full-house/2</extracomment>
        <translation>말을 집어 옆에 있는 다른 말 위에 놓으세요.</translation>
    </message>
    <message>
        <source>Near the end, you will often find no free space where you need one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>끝이 가까워지면 필요한 곳에 빈칸이 드물어요.</translation>
    </message>
    <message>
        <source>Many with one move</source>
        <extracomment>full-house/3</extracomment>
        <translation>한 수로 많이</translation>
    </message>
    <message>
        <source>From the usual start, get to five pieces on the board in two moves. The first move brings in no piece, and the second brings in two.</source>
        <extracomment>full-house/3</extracomment>
        <translation>기본 시작 배치에서 두 수로 게임판의 말을 다섯 개로 만드세요. 첫 수에는 아무것도 들어오지 않고, 둘째 수에 두 개가 들어와요.</translation>
    </message>
    <message>
        <source>You have made two moves, but there are fewer than five pieces on the board.</source>
        <extracomment>full-house/3</extracomment>
        <translation>두 수를 두었는데 게임판의 말이 다섯 개보다 적어요.</translation>
    </message>
    <message>
        <source>First move the lowest of the three pieces to the small triangle below it. Then move the leftmost piece to the small triangle between the spaces where these two pieces began.</source>
        <extracomment>full-house/3</extracomment>
        <translation>먼저 오른쪽 큰 칸의 말을 다른 말에서 떨어진 작은 삼각형으로 옮기세요. 그런 다음 다른 말을 사이의 삼각형으로 옮기세요.</translation>
    </message>
    <message>
        <source>Sometimes it pays to prepare.</source>
        <extracomment>full-house/3</extracomment>
        <translation>때로는 준비가 이득이 돼요.</translation>
    </message>
    <message>
        <source>Your next move can bring in two more pieces. Find that move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>다음 수로 두 개를 더 들여올 수 있어요. 찾아보세요.</translation>
    </message>
    <message>
        <source>Two pieces could have come in with one move.</source>
        <extracomment>full-house/3</extracomment>
        <translation>한 수로 말 두 개가 들어올 수 있었어요.</translation>
    </message>
    <message>
        <source>Two groups share the small triangle on the right. The space to the right of this triangle belongs to both groups, too.</source>
        <extracomment>full-house/3</extracomment>
        <translation>오른쪽 작은 삼각형에서 두 그룹이 만나요. 바깥쪽 뾰족한 끝의 큰 칸은 두 그룹 모두에 들어요.</translation>
    </message>
    <message>
        <source>The piece moved within one group, but its new space belongs to a second group, too. So a piece came in for each group.</source>
        <extracomment>full-house/3</extracomment>
        <translation>두 그룹에 드는 칸으로, 그중 한 그룹의 칸에서 움직이세요.</translation>
    </message>
    <message>
        <source>One piece is left outside. Which of these moves is refused?</source>
        <extracomment>full-house/3</extracomment>
        <translation>말 하나가 밖에 남아 있어요. 이 가운데 허용되지 않는 수는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Count the pieces that each turn would bring in.</source>
        <extracomment>full-house/3, groups-of-three/3</extracomment>
        <translation>들어오게 될 말을 세어 보세요.</translation>
    </message>
    <message>
        <source>Don’t use a move to bring in one piece if the same move could bring in two later. Look for such moves early.</source>
        <extracomment>full-house/3</extracomment>
        <translation>두 개를 들여올 수 있는 수로 이제 하나만 들여오게 돼요. 그런 수는 미리 찾으세요.</translation>
    </message>
    <message>
        <source>Your first puzzle: thirty-four pieces are on the board, and six are outside. The puzzle can be solved in six moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>첫 퍼즐: 말 서른네 개가 게임판에 있고 여섯 개가 밖에서 기다려요. 여섯 수로 풀 수 있어요.</translation>
    </message>
    <message>
        <source>Home through the middle</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>한가운데를 지나 집으로</translation>
    </message>
    <message>
        <source>One move was left over, and the Center Square was right beside the piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>한 수가 남았고 중앙 사각형이 바로 옆이에요.</translation>
    </message>
    <message>
        <source>That leads away from the middle.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>그러면 한가운데에서 멀어져요.</translation>
    </message>
    <message>
        <source>The white piece isn’t home yet. Move onto the tile, into a small triangle, then onto the Center Square.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>흰색이 아직 집에 가지 않았어요. 네 타일 가운데 하나, 작은 삼각형, 그다음 중앙 사각형이에요.</translation>
    </message>
    <message>
        <source>Black, Ben’s first colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ben의 첫째 색인 검은색</translation>
    </message>
    <message>
        <source>White, because white always begins</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>언제나 먼저 하는 흰색</translation>
    </message>
    <message>
        <source>Blue, Ben’s second colour</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ben의 둘째 색인 파란색</translation>
    </message>
    <message>
        <source>White may make all nine moves with one piece or share them among several. Unused moves are lost.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>아홉 수예요. 말 하나로든 여러 개로든, 흰색만 움직여요. 쓰지 않은 수는 없어져요.</translation>
    </message>
    <message>
        <source>Look at the sides of the piece’s space one by one. Beyond one of them, the space is taken by another white piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>그 칸의 변을 하나씩 살펴보세요. 한 변 뒤에는 다른 흰색 말이 있어요.</translation>
    </message>
    <message>
        <source>Spaces that touch only at a point aren’t neighbours. Try to move the white piece along the arrow to such a space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>두 칸이 점에서만 닿을 때도 있어요. 그러면 이웃이 아니에요. 말을 그리로 옮겨 보세요.</translation>
    </message>
    <message>
        <source>Put the white piece down in the space at the tip of the arrow.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>흰색 말을 화살표 끝의 칸에 놓으세요.</translation>
    </message>
    <message>
        <source>Pieces never jump over others or capture them. Try to move into a space that isn’t empty.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>뛰어넘지도 잡지도 않아요. 비어 있지 않은 칸으로 움직여 보세요.</translation>
    </message>
    <message>
        <source>It is white’s turn. Red also belongs to Ann: try to move a red piece.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>흰색의 차례예요. 빨간색도 Ann의 색이에요. 빨간색 말을 움직여 보세요.</translation>
    </message>
    <message>
        <source>Take any of the glowing red pieces.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>빛나는 빨간색 말 가운데 아무거나 집으세요.</translation>
    </message>
    <message>
        <source>Each turn belongs to one colour, and only its pieces move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>차례마다 색이 하나 정해져 있고, 그 색의 말만 움직여요.</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>세 칸 그룹</translation>
    </message>
    <message>
        <source>White has moved into the group, but no piece came in. Bring one in right after the move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>흰색이 그룹에 들어갔지만 아무 말도 들어오지 않았어요. 수를 둔 바로 다음에 해야 해요.</translation>
    </message>
    <message>
        <source>No white piece has come in on the glowing space.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>빛나는 칸에 흰색 말이 들어오지 않았어요.</translation>
    </message>
    <message>
        <source>Move as the arrow shows. Then the glowing space lights up: tap it before you do anything else.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>화살표대로 움직이세요. 그러면 빛나는 칸에 불이 들어와요. 다른 것보다 먼저 그 칸을 누르세요.</translation>
    </message>
    <message>
        <source>It doesn’t matter whose piece was already in the group. Bringing a piece in costs no move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>다른 말이 누구의 것인지는 상관없어요. 들어오는 데는 수가 들지 않아요.</translation>
    </message>
    <message>
        <source>Now there is also a blue piece. Tap every space where a white piece may come in if white moves as the arrow shows.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>이번에는 파란색 말도 있어요. 흰색이 화살표대로 움직이면 어느 칸에 말이 들어올 수 있을까요? 모두 누르세요.</translation>
    </message>
    <message>
        <source>One group has a black piece in it, and another has a blue one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>한 그룹에는 검은색, 다른 그룹에는 파란색이 있어요.</translation>
    </message>
    <message>
        <source>Complete two groups with one move, and bring in two pieces.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>한 수에 두 그룹이에요. 둘 다 들여오세요.</translation>
    </message>
    <message>
        <source>One piece has come in. There was room for another, but now the chance is gone.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>하나가 들어왔어요. 하나 더 들어올 자리가 있었는데 기회가 지나갔어요.</translation>
    </message>
    <message>
        <source>Two pieces can come in with one move.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>한 수로 말 두 개가 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>Move as the arrow shows, then tap the two lit spaces one after the other.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>화살표대로 움직인 다음, 빛나는 칸을 하나씩 누르세요.</translation>
    </message>
    <message>
        <source>Only one white piece is left in the reserve. Which of these turns is refused?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>흰색 예비 말이 하나만 남았어요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Right after the move, tap the space that the piece has left, to bring in a new piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>이제 말이 떠난 칸을 누르세요. 그룹이 완성돼요.</translation>
    </message>
    <message>
        <source>A piece may come in on the space that the glowing piece leaves.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>빛나는 말이 떠나는 칸에 말이 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>Move into the small triangle, then tap the space that the piece has just left.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>작은 삼각형으로 움직인 다음, 방금 떠난 칸을 누르세요.</translation>
    </message>
    <message>
        <source>Groups are checked right after the move. The space that the piece has left counts as empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>그룹은 수를 둔 바로 다음에 살펴요. 떠난 말은 이제 치지 않아요.</translation>
    </message>
    <message>
        <source>White must move into a group, and the new piece must come in on the empty space of that same group.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>말은 움직여 들어간 그룹의 세 번째 칸에 들어와요.</translation>
    </message>
    <message>
        <source>Transit, and the two that stay</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>통과 칸, 그리고 남는 두 개</translation>
    </message>
    <message>
        <source>The four tiles are transit spaces: a piece may cross them, but can’t stop on them. Cross the glowing tile and stop in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>네 타일은 통과 칸이에요. 말이 지나갈 수는 있지만 머물 수는 없어요. 타일을 지나 중앙 사각형 옆의 작은 삼각형에서 멈추세요.</translation>
    </message>
    <message>
        <source>White should end in the glowing small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>흰색이 빛나는 작은 삼각형에서 끝나야 해요.</translation>
    </message>
    <message>
        <source>First move onto the tile, then into the empty small triangle. The other triangle is taken.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>두 수예요. 타일로, 그리고 그다음 칸으로 가요. 다른 작은 삼각형은 차 있어요.</translation>
    </message>
    <message>
        <source>Use one of your two moves for the glowing piece. Then try to move the other white piece onto the tile.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>두 수 가운데 하나를 다른 흰색 말로 다른 곳에 쓰세요. 그런 다음 타일에 들어가 보세요.</translation>
    </message>
    <message>
        <source>First move the glowing piece, anywhere. Then move the other one as the arrow shows.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>먼저 빛나는 말을 아무 데나 옮기세요. 그다음 다른 말을 화살표대로 옮기세요.</translation>
    </message>
    <message>
        <source>Never enter a tile with your last move: you would have no move left to get off it.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>마지막 수로는 타일에 들어갈 수 없어요. 나올 수가 남지 않으니까요.</translation>
    </message>
    <message>
        <source>One of these turns can’t be ended, because it leaves a piece on a tile. Which one?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>이 가운데 한 차례는 말이 타일에 남아서 그대로 마칠 수 없어요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>Look at where the piece stops in each turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>말마다 어디에서 멈추는지 보세요.</translation>
    </message>
    <message>
        <source>Tiles belong to no group, so a move onto a tile can’t bring a piece in. Which of these turns is refused?</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>타일은 어느 그룹에도 들지 않아서, 타일로 가는 수로는 말이 들어오지 않아요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Two white pieces are on the board, and two more wait in the reserve. Try to take home the piece in the small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>흰색 말 두 개가 게임판에 있고 예비 말이 두 개 있어요. 작은 삼각형의 말을 집에 보내 보세요.</translation>
    </message>
    <message>
        <source>Move the glowing piece onto the Center Square.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>그 말을 중앙 사각형으로 옮기세요.</translation>
    </message>
    <message>
        <source>As long as a colour has pieces in reserve, two of its pieces must stay on the board: a single piece could complete a group only with the help of other colours.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>예비 말이 있는 동안에는 그 색의 말 두 개가 게임판에 남아야 해요. 하나만으로는 다른 색 없이 그룹을 완성할 수 없어요.</translation>
    </message>
    <message>
        <source>That is the right move, but use it to bring a piece in. With three white pieces on the board, one may go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>그리로 움직이는 것은 맞지만, 그때 말을 하나 들여오세요. 그러면 셋 가운데 하나가 집에 갈 수 있어요.</translation>
    </message>
    <message>
        <source>No white piece has gone home yet. Three have to be on the board first.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>아직 집에 간 말이 없어요. 그 전에 세 개가 게임판에 있어야 해요.</translation>
    </message>
    <message>
        <source>Move the outer white piece next to a black one, and bring in a third white piece.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>바깥쪽 말을 검은색 옆으로 옮겨 세 번째 흰색 말을 들여오세요.</translation>
    </message>
    <message>
        <source>Bringing a piece in lets another one go home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>말을 들여오면 집에 갈 여유가 생겨요.</translation>
    </message>
    <message>
        <source>White’s reserve is empty here, so no piece has to stay. Take both white pieces home.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>여기서는 흰색 예비 말이 없으니 말을 남기지 않아도 돼요. 둘 다 집에 보내세요.</translation>
    </message>
    <message>
        <source>A white piece is still on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>하나가 아직 게임판에 있어요.</translation>
    </message>
    <message>
        <source>Each piece needs one move.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>각각 한 수예요.</translation>
    </message>
    <message>
        <source>A white and a black piece already stand in a group, and its third space glows. Even so, one of these turns is refused. Which?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>흰색과 검은색이 이미 한 그룹에 있고 그 세 번째 칸이 빛나요. 그래도 이 가운데 한 차례는 허용되지 않아요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>Which turn brings a piece in without a move into the group?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>그룹으로 들어가는 수 없이 말을 들여오는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Pieces come in only right after a move into their group, not later.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>말은 그룹으로 들어가는 수와 함께 들어와요. 나중에는 안 돼요.</translation>
    </message>
    <message>
        <source>White missed that chance, but with two moves you can still bring a piece in on the glowing space.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>놓쳤지만 끝난 것은 아니에요. 두 수가 있으면 빛나는 칸에 아직 말을 들여올 수 있어요.</translation>
    </message>
    <message>
        <source>That was half of it. You could have used your other move to go back into the group.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>절반이에요. 다시 들어갈 한 수가 남았어요.</translation>
    </message>
    <message>
        <source>Move white out of the group, then back in.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>그룹에서 나갔다가 다시 들어오세요.</translation>
    </message>
    <message>
        <source>At the start, your opponents’ pieces help, too. Bring a white piece in on the glowing space between a white and a blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>시작할 때는 상대의 말도 도움이 돼요. 흰색과 파란색 사이의 빛나는 칸에 흰색 말을 들여오세요.</translation>
    </message>
    <message>
        <source>A piece has moved to the glowing space, but none has come in from the reserve.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>말이 그리로 움직였지만 들어온 말은 없어요.</translation>
    </message>
    <message>
        <source>Move into the small triangle beside the glowing space, between the white and the blue piece.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>그 옆의 작은 삼각형이에요. 한쪽에는 흰색, 다른 쪽에는 파란색이 있어요.</translation>
    </message>
    <message>
        <source>Ann has brought that piece in and has one move left. Tap every space where a piece may come in if the glowing piece moves along the arrow.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann이 그렇게 했고 한 수가 남았어요. 빛나는 말이 화살표를 따라 움직이면 어디에 말이 들어올 수 있을까요? 그 칸을 모두 누르세요.</translation>
    </message>
    <message>
        <source>The triangle at the arrow’s tip belongs to two groups. The space that the piece leaves will be empty.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>그 작은 삼각형에서 두 그룹이 만나요. 말이 떠난 칸은 그때 비어 있어요.</translation>
    </message>
    <message>
        <source>This one move brings in two pieces, which makes three on the first turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>한 수로 두 개. 첫 차례에 모두 세 개예요.</translation>
    </message>
    <message>
        <source>In the usual game for two, each player has two colours. White’s last piece goes home. What happens?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>플레이어 두 명이 두 색씩 맡는 기본 게임이에요. 흰색의 마지막 말이 집에 가요. 그러면 어떻게 될까요?</translation>
    </message>
    <message>
        <source>Ann has won</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann이 이겼어요</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>게임이 계속돼요</translation>
    </message>
    <message>
        <source>What about Ann’s red pieces?</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>Ann의 빨간색 말은 어떻게 됐나요?</translation>
    </message>
    <message>
        <source>Usually, both colours have to be home. Before a game, you may agree that one colour is enough.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>보통은 두 색이 모두 집에 가야 해요. 시작하기 전에 한 색이면 된다고 정할 수도 있어요.</translation>
    </message>
    <message>
        <source>What good players look for</source>
        <extracomment>groups-of-three/6, highway/8, mono-line/4, over-pass/7, trypsylon/7, trypsylon-expert/4</extracomment>
        <translation>잘하는 사람이 보는 것</translation>
    </message>
    <message>
        <source>You have two moves at the very start. Bring in at least two pieces.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>맨 처음에 두 수가 있어요. 말이 몇 개 들어올 수 있을까요? 적어도 두 개를 들여오세요.</translation>
    </message>
    <message>
        <source>One piece has come in, but one move was left unused.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>하나가 들어왔고 한 수가 남았어요.</translation>
    </message>
    <message>
        <source>Fewer than two pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>들어온 말이 두 개보다 적어요.</translation>
    </message>
    <message>
        <source>When the outermost white piece moves, another can come in behind it. Pieces of other colours help, too.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>뾰족한 끝의 말이 뒤에 자리를 만들 수 있어요. 다른 색의 말도 도움이 돼요.</translation>
    </message>
    <message>
        <source>You can even bring in three pieces: prepare with the first move, then complete two groups at once with the second. Bring in three.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>세 개도 돼요. 한 수로 두 그룹을 한꺼번에 완성할 수 있지만, 다른 한 수로 준비해야 해요. 세 개를 들여오세요.</translation>
    </message>
    <message>
        <source>That brings in two pieces. For three, the second move has to complete two groups.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>두 개예요. 세 개가 되려면 둘째 수로 두 그룹을 완성해야 해요.</translation>
    </message>
    <message>
        <source>Fewer than three pieces have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>들어온 말이 세 개보다 적어요.</translation>
    </message>
    <message>
        <source>First move a piece from one large space into the triangle that is farther from the other. Then move the piece in the other large space into the triangle between the two.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>먼저 큰 칸의 말 하나를 다른 말에서 떨어진 작은 삼각형으로 옮기세요. 그런 다음 다른 말을 가운데 삼각형으로 옮기세요.</translation>
    </message>
    <message>
        <source>You have three moves. Bring in both reserve pieces, one after the other, and take a white piece home with the last move.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>세 수예요. 예비 말 두 개를 하나씩 들여오고, 마지막 수로 하나를 집에 보내세요.</translation>
    </message>
    <message>
        <source>Good, but one move was left, and one more piece could have come in.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>좋아요. 하지만 한 수가 남았고 하나 더 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>Both reserve pieces should come in, and one piece should go home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>둘 다 들어오고 하나는 집에 가야 해요.</translation>
    </message>
    <message>
        <source>There is a group on either side of the inner black piece. Complete one of them. Then move the new piece to complete the other, and bring in another piece on the space it leaves.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>검은색 옆에는 양쪽에 그룹이 있어요. 방금 들어온 말을 움직이고, 그 말이 있던 곳에 다른 말을 들여오세요.</translation>
    </message>
    <message>
        <source>You have four moves, and in this game you win with ten pieces of one colour at home. Take both white pieces home this turn, although black occupies a small triangle.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>네 수와 흰색 말 두 개가 있고, 여기서는 한 색의 말 열 개면 이겨요. 작은 삼각형 하나에는 검은색이 있어요. 이번 차례에 둘 다 집에 보내세요.</translation>
    </message>
    <message>
        <source>The small triangle was empty, and from it one more move would have taken white home.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>작은 삼각형으로 가는 길이 비어 있었어요. 한 수 더 두면 흰색이 집에 가요.</translation>
    </message>
    <message>
        <source>One white piece is still on the board.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>흰색 말 하나가 아직 게임판에 있어요.</translation>
    </message>
    <message>
        <source>The way across the tile leads into the small triangle where a white piece stands. Take that piece home first.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>타일을 지나는 길은 흰색이 있는 작은 삼각형에서 끝나요. 그러니 그 말이 먼저 가요.</translation>
    </message>
    <message>
        <source>Your first game is a short one: five pieces of each colour are home already. The first player with ten of one colour home wins.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>짧은 첫 게임: 색마다 말 다섯 개가 이미 집에 있고, 한 색의 말 열 개를 먼저 집에 보내면 이겨요.</translation>
    </message>
    <message>
        <source>As far as you can</source>
        <extracomment>highway/1</extracomment>
        <translation>되도록 멀리</translation>
    </message>
    <message>
        <source>In that direction, the edge is only four cells away: four points. There is a longer way.</source>
        <extracomment>highway/1</extracomment>
        <translation>가장자리까지 네 칸이라서 4점이에요. 더 긴 길이 있어요.</translation>
    </message>
    <message>
        <source>Another direction scores more points.</source>
        <extracomment>highway/1</extracomment>
        <translation>다른 방향이 점수가 더 많아요.</translation>
    </message>
    <message>
        <source>The middle row is the longest.</source>
        <extracomment>highway/1</extracomment>
        <translation>가운데 줄이 가장 길어요.</translation>
    </message>
    <message>
        <source>Everybody travels at once, and nobody knows beforehand where the others will go.</source>
        <extracomment>highway/1</extracomment>
        <translation>모두가 한꺼번에 여행하고, 다른 사람이 어디로 가는지 아무도 미리 알지 못했어요.</translation>
    </message>
    <message>
        <source>Ann sets out to the east from C3, Ben to the south-east from A3. Their paths cross. How many points does Ben score?</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann은 C3에서 동쪽으로, Ben은 A3에서 남동쪽으로 출발해요. 두 길이 엇갈려요. Ben은 몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>Count the cells from A3 down to the right, as far as the edge.</source>
        <extracomment>highway/1</extracomment>
        <translation>A3에서 오른쪽 아래로 가장자리까지 칸을 세어 보세요.</translation>
    </message>
    <message>
        <source>You can’t submit until you choose a direction or choose to stay. Try to submit now.</source>
        <extracomment>highway/1</extracomment>
        <translation>계획에는 여행에 대한 내용이 있어야 해요. 머문다는 것만이라도요. 그것 없이 제출해 보세요.</translation>
    </message>
    <message>
        <source>Submit at once, without a direction.</source>
        <extracomment>highway/1</extracomment>
        <translation>방향 없이 바로 제출하세요.</translation>
    </message>
    <message>
        <source>Staying is allowed. It scores nothing, but can leave you better placed for the next round.</source>
        <extracomment>highway/1</extracomment>
        <translation>머물러도 돼요. 점수는 없지만 때로는 더 좋은 자리로 이어져요.</translation>
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
        <translation>칸 자체가 좋거나 나쁜 것은 아니에요. 거기서 얼마나 멀리 갈 수 있는지가 중요해요.</translation>
    </message>
    <message>
        <source>That journey is long, but not long enough: Ann needs more than 20 points.</source>
        <extracomment>highway/1</extracomment>
        <translation>긴 길이지만 모자라요. Ann은 20점보다 많이 얻어야 해요.</translation>
    </message>
    <message>
        <source>Ben still has more points than Ann.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ben의 점수가 아직 Ann보다 많아요.</translation>
    </message>
    <message>
        <source>That scored 22 points in one round. After round 6, whoever has the most points wins.</source>
        <extracomment>highway/1</extracomment>
        <translation>한 라운드에 22점이에요. 6라운드 뒤에 점수가 가장 많은 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <extracomment>highway/2</extracomment>
        <translation>왼쪽과 오른쪽</translation>
    </message>
    <message>
        <source>A sign turns travellers by one side of the hex, to their left or to their right. Tap all signs that turn left.</source>
        <extracomment>highway/2</extracomment>
        <translation>표지판에 들어선 사람은 자기를 기준으로 왼쪽이나 오른쪽으로 헥스 한 변만큼 돌아요. 왼쪽으로 도는 표지판을 모두 누르세요.</translation>
    </message>
    <message>
        <source>A left turn goes anticlockwise.</source>
        <extracomment>highway/2</extracomment>
        <translation>좌회전은 시계 반대 방향이에요.</translation>
    </message>
    <message>
        <source>The other three turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>나머지 셋은 오른쪽으로 돌아요.</translation>
    </message>
    <message>
        <source>Ann sets out to the east. Where does she end?</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann이 동쪽으로 출발해요. 어디에서 멈출까요?</translation>
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
        <translation>동쪽에서 왼쪽으로 돌면 북동쪽이에요.</translation>
    </message>
    <message>
        <source>She turns left on E4, then right on B4, and heads east again.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4에서 왼쪽, B4에서 오른쪽. 다시 동쪽이에요.</translation>
    </message>
    <message>
        <source>That scores seven points without a sign. Turning at the right moment scores one more.</source>
        <extracomment>highway/2</extracomment>
        <translation>표지판 없이 7점이에요. 알맞은 때에 돌면 1점을 더 얻어요.</translation>
    </message>
    <message>
        <source>A left turn on B2 leads up to the edge.</source>
        <extracomment>highway/2</extracomment>
        <translation>B2에서 좌회전하면 위쪽 가장자리로 가요.</translation>
    </message>
    <message>
        <source>Ann needs eight points or more.</source>
        <extracomment>highway/2</extracomment>
        <translation>Ann은 8점 이상이 필요해요.</translation>
    </message>
    <message>
        <source>Set out to the east, and soon turn right.</source>
        <extracomment>highway/2</extracomment>
        <translation>동쪽으로 출발해 처음 가까이에서 오른쪽으로 도세요.</translation>
    </message>
    <message>
        <source>Signs can bend a journey to where the board is wider.</source>
        <extracomment>highway/2</extracomment>
        <translation>표지판으로 게임판이 더 넓은 곳으로 길을 틀 수 있어요.</translation>
    </message>
    <message>
        <source>There is a sign under Ann, on E4. She sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>E4에 있는 Ann의 밑에 표지판이 있어요. Ann은 동쪽으로 출발해요. 몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>A sign turns only those who move onto it.</source>
        <extracomment>highway/2</extracomment>
        <translation>표지판은 그 칸에 들어서는 사람에게 작용해요.</translation>
    </message>
    <message>
        <source>The sign where you start does nothing. The one on E7 turned Ann right.</source>
        <extracomment>highway/2</extracomment>
        <translation>출발하는 칸의 표지판은 아무 일도 하지 않아요. E7의 표지판이 오른쪽으로 돌렸어요.</translation>
    </message>
    <message>
        <source>Where does the last sign lead her?</source>
        <extracomment>highway/2</extracomment>
        <translation>마지막 표지판은 Ann을 어디로 이끌까요?</translation>
    </message>
    <message>
        <source>Many signs already lie here. Use them: score at least seven points with Ann.</source>
        <extracomment>highway/2</extracomment>
        <translation>여기에는 표지판이 이미 많아요. 그것을 써서 Ann으로 적어도 7점을 얻으세요.</translation>
    </message>
    <message>
        <source>That journey is too short. Follow the signs in your head before you choose.</source>
        <extracomment>highway/2</extracomment>
        <translation>너무 짧아요. 고르기 전에 머릿속으로 표지판을 따라가 보세요.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than seven points.</source>
        <extracomment>highway/2</extracomment>
        <translation>7점보다 적어요.</translation>
    </message>
    <message>
        <source>Look to the east and the north-east.</source>
        <extracomment>highway/2</extracomment>
        <translation>동쪽과 북동쪽을 보세요.</translation>
    </message>
    <message>
        <source>Signs belong to nobody: anybody can use the road that they make.</source>
        <extracomment>highway/2</extracomment>
        <translation>표지판은 누구의 것도 아니에요. 길을 찾은 사람이 써요.</translation>
    </message>
    <message>
        <source>What you control</source>
        <extracomment>highway/3</extracomment>
        <translation>장악하는 칸</translation>
    </message>
    <message>
        <source>You may place signs and barriers only on cells that you control: those up to two steps away. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/3</extracomment>
        <translation>표지판과 바리케이드는 내가 장악한 칸에 놓아요. 두 칸 이내에 있는 칸이에요. Ann이 장악한 칸을 모두, Ann이 있는 칸까지 누르세요.</translation>
    </message>
    <message>
        <source>Tap A1 and all cells up to two steps away from it.</source>
        <extracomment>highway/3</extracomment>
        <translation>A1에서 게임판 위의 모든 방향으로 두 칸이에요.</translation>
    </message>
    <message>
        <source>Ann stands on D4. Try to place a sign more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann은 D4에 있어요. 두 칸보다 먼 곳에 표지판을 놓아 보세요.</translation>
    </message>
    <message>
        <source>Other players may control the same cells as you, but in this round nobody controls cells more than two steps away.</source>
        <extracomment>highway/3</extracomment>
        <translation>다른 플레이어도 같은 칸을 장악할 수 있지만, 이번 라운드에는 아무도 두 칸보다 먼 칸을 장악하지 못해요.</translation>
    </message>
    <message>
        <source>Ben stands on B3, next to Ann. Try to place something on his cell.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben은 Ann 옆의 B3에 있어요. Ben의 칸에 무언가 놓아 보세요.</translation>
    </message>
    <message>
        <source>Put a sign or the barrier on B3.</source>
        <extracomment>highway/3</extracomment>
        <translation>표지판이나 바리케이드를 B3에 놓으세요.</translation>
    </message>
    <message>
        <source>Nothing can be placed on a cell where a player stands.</source>
        <extracomment>highway/3</extracomment>
        <translation>플레이어가 있는 칸에는 아무것도 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>A barrier stops everybody who would move onto its cell. Try to place your barrier on the corner A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>바리케이드는 그 칸에 들어서려는 사람을 모두 막아요. 모서리 A1에 놓아 보세요.</translation>
    </message>
    <message>
        <source>Take the barrier, and put it on A1.</source>
        <extracomment>highway/3</extracomment>
        <translation>바리케이드를 집어 A1에 놓으세요.</translation>
    </message>
    <message>
        <source>Barriers can’t go on corners, but signs can.</source>
        <extracomment>highway/3</extracomment>
        <translation>모서리에는 바리케이드를 놓을 수 없어요. 표지판은 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>You have two signs and one barrier in each round. Try to place a third sign.</source>
        <extracomment>highway/3</extracomment>
        <translation>라운드마다 표지판 두 장과 바리케이드 하나가 있어요. 세 번째 표지판을 놓아 보세요.</translation>
    </message>
    <message>
        <source>Place two signs, then one more.</source>
        <extracomment>highway/3</extracomment>
        <translation>표지판을 두 장 놓고 하나 더 놓으세요.</translation>
    </message>
    <message>
        <source>Each round you may place two signs, alike or different, and one barrier.</source>
        <extracomment>highway/3</extracomment>
        <translation>표지판은 두 장(같은 것으로든 하나씩이든), 바리케이드는 하나예요.</translation>
    </message>
    <message>
        <source>Ben will surely run along the top edge. Place the barrier so that he scores two points at most.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben은 틀림없이 위쪽 가장자리를 따라 달릴 거예요. Ben이 2점까지만 얻도록 바리케이드를 놓으세요.</translation>
    </message>
    <message>
        <source>Ben runs along row A. The barrier isn’t in his way.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben은 A줄을 따라 달려요. 바리케이드가 그 길을 벗어나 있어요.</translation>
    </message>
    <message>
        <source>Ben has scored more than two points.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben이 2점보다 많이 얻었어요.</translation>
    </message>
    <message>
        <source>Ann can place the barrier on either of two cells in row A.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ann은 A줄의 두 칸에 바리케이드를 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>Ben stops before the barrier. A barrier lasts only one round.</source>
        <extracomment>highway/3</extracomment>
        <translation>Ben은 바리케이드 앞에서 멈춰요. 바리케이드는 한 라운드 동안만 있어요.</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>highway/4</extracomment>
        <translation>모두 한꺼번에</translation>
    </message>
    <message>
        <source>On C4, Ann and Ben both place a sign that turns right. What lies there after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann과 Ben이 모두 C4에 우회전 표지판을 놓아요. 라운드가 끝나면 그곳에 무엇이 있을까요?</translation>
    </message>
    <message>
        <source>One sign</source>
        <extracomment>highway/4</extracomment>
        <translation>표지판 한 장</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>highway/4</extracomment>
        <translation>아무것도 없음</translation>
    </message>
    <message>
        <source>Only different things cancel each other out.</source>
        <extracomment>highway/4</extracomment>
        <translation>서로 다른 것만 상쇄돼요.</translation>
    </message>
    <message>
        <source>There is a sign on E5 now.</source>
        <extracomment>highway/4</extracomment>
        <translation>이제 E5에 표지판이 있어요.</translation>
    </message>
    <message>
        <source>On E5, put something different from Ben’s sign.</source>
        <extracomment>highway/4</extracomment>
        <translation>E5에 Ben과 다른 것을 놓으세요.</translation>
    </message>
    <message>
        <source>The sign</source>
        <extracomment>highway/4</extracomment>
        <translation>표지판</translation>
    </message>
    <message>
        <source>Barriers are taken away at the end of the round.</source>
        <extracomment>highway/4</extracomment>
        <translation>바리케이드는 라운드가 끝나면 치워요.</translation>
    </message>
    <message>
        <source>Signs stay on the board until something replaces them. Replace the sign on E4 with one that turns left.</source>
        <extracomment>highway/4</extracomment>
        <translation>표지판은 다른 것에 덮일 때까지 라운드가 바뀌어도 남아요. E4의 표지판을 바꿔, 이제부터 왼쪽으로 돌게 하세요.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign and was then taken away. Now E4 is empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>바리케이드가 표지판까지 없앴어요. 이제 E4에는 아무것도 없어요.</translation>
    </message>
    <message>
        <source>The sign on E4 still turns right.</source>
        <extracomment>highway/4</extracomment>
        <translation>E4의 표지판이 아직 오른쪽으로 돌아요.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on top of it.</source>
        <extracomment>highway/4</extracomment>
        <translation>그 위에 좌회전 표지판을 놓으세요.</translation>
    </message>
    <message>
        <source>You may cover any sign on a cell that you control.</source>
        <extracomment>highway/4</extracomment>
        <translation>장악한 칸의 표지판은 무엇이든 덮을 수 있어요.</translation>
    </message>
    <message>
        <source>You can’t put a sign and your barrier on the same cell. Try to put both on D4.</source>
        <extracomment>highway/4</extracomment>
        <translation>내 표지판과 바리케이드는 서로 다른 칸에 놓아요. 둘 다 D4에 놓아 보세요.</translation>
    </message>
    <message>
        <source>Place a sign on D4, then drag the barrier there.</source>
        <extracomment>highway/4</extracomment>
        <translation>D4에 표지판을 놓은 다음, 바리케이드를 그리로 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>You may place only one sign or barrier on a cell.</source>
        <extracomment>highway/4</extracomment>
        <translation>한 칸에는 표지판이나 바리케이드를 하나만 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>Collisions</source>
        <extracomment>highway/5</extracomment>
        <translation>충돌</translation>
    </message>
    <message>
        <source>On E8</source>
        <extracomment>highway/5</extracomment>
        <translation>E8</translation>
    </message>
    <message>
        <source>Every corner is a starting hex, even if it belongs to nobody. Tap all corners where nobody stands.</source>
        <extracomment>highway/5</extracomment>
        <translation>시작 칸은 모서리이고, 주인이 없는 모서리도 시작 칸이에요. 아무도 없는 곳을 모두 누르세요.</translation>
    </message>
    <message>
        <source>There are six corners, and Ben stands on one of them.</source>
        <extracomment>highway/5</extracomment>
        <translation>모서리는 여섯 개이고, 그중 하나에 Ben이 있어요.</translation>
    </message>
    <message>
        <source>To E1, with Cleo</source>
        <extracomment>highway/5</extracomment>
        <translation>E1, Cleo 옆으로</translation>
    </message>
    <message>
        <source>She stays on A1</source>
        <extracomment>highway/5</extracomment>
        <translation>A1에 머물러요</translation>
    </message>
    <message>
        <source>To a corner drawn by lot</source>
        <extracomment>highway/5</extracomment>
        <translation>추첨으로 정한 모서리로</translation>
    </message>
    <message>
        <source>Ann’s new corner is drawn by lot. It could be any free corner.</source>
        <extracomment>highway/5</extracomment>
        <translation>추첨으로 정해졌어요. 비어 있는 어느 모서리든 나올 수 있었어요.</translation>
    </message>
    <message>
        <source>Ann goes on from I1. Her starting hex is still E1.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann은 I1에서 계속해요. 시작 칸은 그대로 E1이에요.</translation>
    </message>
    <message>
        <source>Ben leads, and he will stay on C7. Send him home to A5.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben이 앞서 있고 C7에 머물 거예요. Ben을 A5로 돌려보내세요.</translation>
    </message>
    <message>
        <source>Ann runs on past row C. Turn her right as soon as she reaches row C.</source>
        <extracomment>highway/5</extracomment>
        <translation>그 길은 C줄을 지나쳐 가요. Ann이 그곳에 이르면 오른쪽으로 돌게 하세요.</translation>
    </message>
    <message>
        <source>Ben is still on C7. Ann has to end her journey there.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben이 아직 C7에 있어요. Ann이 그곳에서 멈춰야 해요.</translation>
    </message>
    <message>
        <source>Row C ends on C7. Ann reaches row C if she sets out to the north-east.</source>
        <extracomment>highway/5</extracomment>
        <translation>C줄은 C7에서 끝나요. Ann은 북동쪽으로 출발하면 C줄에 이르러요.</translation>
    </message>
    <message>
        <source>Rounds two to four</source>
        <extracomment>highway/6</extracomment>
        <translation>2라운드부터 4라운드까지</translation>
    </message>
    <message>
        <source>It is round 2 again, and Ann stands at the edge. No straight line scores more than five points. Score at least ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>다시 2라운드이고 Ann은 가장자리에 있어요. 직선으로는 5점을 넘지 못해요. 적어도 10점을 얻으세요.</translation>
    </message>
    <message>
        <source>That scored only five points. The cells around E5 are worth twice as much: lead Ann across them.</source>
        <extracomment>highway/6</extracomment>
        <translation>5점이에요. E5 둘레의 칸은 두 배예요. Ann이 그 위를 지나게 하세요.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than ten points in this round.</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann이 이번 라운드에 10점보다 적게 얻었어요.</translation>
    </message>
    <message>
        <source>Set out to the south-east or south-west, and turn towards the middle after two cells.</source>
        <extracomment>highway/6</extracomment>
        <translation>오른쪽 아래나 왼쪽 아래로 출발해, 두 칸 뒤에 가운데 쪽으로 도세요.</translation>
    </message>
    <message>
        <source>One sign leads the journey through the middle instead of past it.</source>
        <extracomment>highway/6</extracomment>
        <translation>표지판 한 장으로 길이 가운데를 비켜 가지 않고 지나가요.</translation>
    </message>
    <message>
        <source>In round 3, you control what you see: all cells in straight lines in the six directions, up to and including the first player on each line. Tap all cells that Ann controls from E3, including her own.</source>
        <extracomment>highway/6</extracomment>
        <translation>3라운드에서는 보이는 곳을 장악해요. 여섯 방향의 직선으로 첫 번째 플레이어까지예요. E3에 있는 Ann이 장악한 칸을 모두, Ann이 있는 칸까지 누르세요.</translation>
    </message>
    <message>
        <source>The cells where Cleo and Ben stand count, but those behind them don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo와 Ben이 있는 칸은 들어가고, 그 뒤의 칸은 들어가지 않아요.</translation>
    </message>
    <message>
        <source>Two lines end at a player, and four end at the edge.</source>
        <extracomment>highway/6</extracomment>
        <translation>두 줄은 플레이어에게서, 네 줄은 가장자리에서 끝나요.</translation>
    </message>
    <message>
        <source>Cleo stands on E6. Try to place a sign behind her.</source>
        <extracomment>highway/6</extracomment>
        <translation>Cleo가 E6에 있어요. 그 뒤에 표지판을 놓아 보세요.</translation>
    </message>
    <message>
        <source>E7 is behind her, as seen from E3.</source>
        <extracomment>highway/6</extracomment>
        <translation>E3에서 보면 E7이 그 뒤예요.</translation>
    </message>
    <message>
        <source>Players block the view. Signs and barriers don’t.</source>
        <extracomment>highway/6</extracomment>
        <translation>플레이어는 시야를 가려요. 표지판과 바리케이드는 가리지 않아요.</translation>
    </message>
    <message>
        <source>D4 is only two steps away, but is it in a straight line with E3? Try to place a sign there.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4는 두 칸밖에 안 떨어져 있지만 E3과 직선으로 이어질까요? 그곳에 표지판을 놓아 보세요.</translation>
    </message>
    <message>
        <source>Put a sign on D4.</source>
        <extracomment>highway/6</extracomment>
        <translation>D4에 표지판을 놓으세요.</translation>
    </message>
    <message>
        <source>In round 3, only straight lines count, not the distance.</source>
        <extracomment>highway/6</extracomment>
        <translation>3라운드에서는 거리가 중요하지 않아요.</translation>
    </message>
    <message>
        <source>Round 4 reverses the world: before anybody submits, left signs become right signs, and right signs become left signs. Round 3 is ending. What will the sign on D5 do in round 4?</source>
        <extracomment>highway/6</extracomment>
        <translation>4라운드에는 세상이 뒤집혀요. 아무도 제출하기 전에 모든 표지판이 반대로 바뀌어요. 3라운드가 끝나 가요. D5의 표지판은 4라운드에 어떻게 될까요?</translation>
    </message>
    <message>
        <source>Turn left</source>
        <extracomment>highway/6</extracomment>
        <translation>왼쪽으로 돌아요</translation>
    </message>
    <message>
        <source>Turn right</source>
        <extracomment>highway/6</extracomment>
        <translation>오른쪽으로 돌아요</translation>
    </message>
    <message>
        <source>Nothing: it is gone</source>
        <extracomment>highway/6</extracomment>
        <translation>아무 일도 안 해요, 사라져요</translation>
    </message>
    <message>
        <source>The sign turns left now.</source>
        <extracomment>highway/6</extracomment>
        <translation>지금은 왼쪽으로 돌아요.</translation>
    </message>
    <message>
        <source>You see the change on the board before round 4 begins, and the signs stay reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>4라운드가 시작되기 전에 게임판에서 볼 수 있고, 표지판은 그 상태로 남아요.</translation>
    </message>
    <message>
        <source>This is round 3. Place a sign on E5 that will turn left in round 4.</source>
        <extracomment>highway/6</extracomment>
        <translation>지금은 3라운드예요. 4라운드에 왼쪽으로 돌게 될 표지판을 E5에 놓으세요.</translation>
    </message>
    <message>
        <source>Your sign turned left only in round 3. Now round 4 begins, and the sign has been reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>3라운드라면 왼쪽으로 돌았을 거예요. 이제 4라운드가 시작되어 반대로 바뀌었어요.</translation>
    </message>
    <message>
        <source>There is no sign on E5 that turns left.</source>
        <extracomment>highway/6</extracomment>
        <translation>E5에 왼쪽으로 도는 표지판이 없어요.</translation>
    </message>
    <message>
        <source>After this round, every sign on the board is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>이번 라운드가 끝나면 게임판의 모든 것이 뒤집혀요.</translation>
    </message>
    <message>
        <source>If you place a sign in round 3 for use in round 4, place the opposite kind.</source>
        <extracomment>highway/6</extracomment>
        <translation>4라운드에 필요한 것을 3라운드에 반대로 놓으세요.</translation>
    </message>
    <message>
        <source>Rounds five and six</source>
        <extracomment>highway/7</extracomment>
        <translation>5라운드와 6라운드</translation>
    </message>
    <message>
        <source>In round 5, you also control all cells that are closer to you than to anybody else. Tap all cells that Ann controls, including her own.</source>
        <extracomment>highway/7</extracomment>
        <translation>5라운드에서는 누구보다 나에게 더 가까운 칸도 모두 장악해요. Ann이 장악한 칸을 모두, Ann이 있는 칸까지 누르세요.</translation>
    </message>
    <message>
        <source>Tap all cells up to two steps from A1, and two more that are closer to Ann than to Ben.</source>
        <extracomment>highway/7</extracomment>
        <translation>A1 둘레 두 칸 이내의 칸, 그리고 Ben보다 Ann에게 더 가까운 칸 두 개예요.</translation>
    </message>
    <message>
        <source>A cell that is as close to Ben as to Ann doesn’t count.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben에게도 Ann에게도 똑같이 가까운 칸은 해당되지 않아요.</translation>
    </message>
    <message>
        <source>B4 is as close to Ben as to Ann. Try to place a sign there.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4는 Ben에게도 Ann에게도 똑같이 가까워요. 그곳에 표지판을 놓아 보세요.</translation>
    </message>
    <message>
        <source>Put a sign on B4.</source>
        <extracomment>highway/7</extracomment>
        <translation>B4에 표지판을 놓으세요.</translation>
    </message>
    <message>
        <source>You must be closer to the cell than anybody else, or at most two steps away.</source>
        <extracomment>highway/7</extracomment>
        <translation>누구보다 가깝거나, 두 칸 이내여야 해요.</translation>
    </message>
    <message>
        <source>Each player may hide two robbers in this round. Anybody else who moves onto a robber gives its owner two points. Ben will run west along the middle row: take four points from him.</source>
        <extracomment>highway/7</extracomment>
        <translation>이번 라운드에는 각자 강도를 두 명까지 숨길 수 있어요. 강도가 있는 칸에 들어선 사람은 주인에게 2점을 내요. Ben은 가운데 줄을 따라 서쪽으로 달릴 거예요. Ben에게서 4점을 빼앗으세요.</translation>
    </message>
    <message>
        <source>One robber takes only two points. You may hide a second one on another cell.</source>
        <extracomment>highway/7</extracomment>
        <translation>강도 한 명, 2점이에요. 다른 칸에 한 명 더 숨길 수 있어요.</translation>
    </message>
    <message>
        <source>Ben has lost fewer than four points.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben이 잃은 점수가 4점보다 적어요.</translation>
    </message>
    <message>
        <source>Hide the two robbers on different cells of row E.</source>
        <extracomment>highway/7</extracomment>
        <translation>강도 두 명을 E줄의 서로 다른 칸에 숨기세요.</translation>
    </message>
    <message>
        <source>Ben scored eight points and lost four, which went to Ann. Nobody else ever sees her robbers.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben은 8점을 얻고 4점을 잃었고, Ann이 그 4점을 얻었어요. Ann의 강도는 다른 사람에게는 보이지 않아요.</translation>
    </message>
    <message>
        <source>Try to hide a robber under Ben, on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>D6에 있는 Ben의 밑에 강도를 숨겨 보세요.</translation>
    </message>
    <message>
        <source>Put a robber on D6.</source>
        <extracomment>highway/7</extracomment>
        <translation>D6에 강도를 놓으세요.</translation>
    </message>
    <message>
        <source>A robber can’t go where a player stands. But it may go on a corner, or on any sign, even your own.</source>
        <extracomment>highway/7</extracomment>
        <translation>그곳에 아무도 없어야 해요. 하지만 모서리, 표지판, 내 표지판이 있는 칸도 괜찮아요.</translation>
    </message>
    <message>
        <source>Ben has no points. He runs west from D5, over Ann’s robbers on D4 and D3. How many points does he have after that?</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben은 점수가 없어요. D5에서 서쪽으로 달리며 D4와 D3에 있는 Ann의 강도 위를 지나가요. 그다음 Ben은 몇 점일까요?</translation>
    </message>
    <message>
        <source>Four cells are four points. Two robbers cost four.</source>
        <extracomment>highway/7</extracomment>
        <translation>네 칸이니 4점이에요. 강도 두 명에게 4점을 내요.</translation>
    </message>
    <message>
        <source>Ben scored four points for the journey and lost four to the robbers. A shorter journey would have put him below zero.</source>
        <extracomment>highway/7</extracomment>
        <translation>여행으로 4점을 얻고 강도에게 4점을 잃어요. 여행이 더 짧았다면 0점 아래로 떨어졌을 거예요.</translation>
    </message>
    <message>
        <source>In round 6, travellers bounce off the edge like balls. Ann sets out to the east from C6 and reaches the edge on C7. Where does she go next?</source>
        <extracomment>highway/7</extracomment>
        <translation>6라운드에서는 가장자리에서 공처럼 튕겨 나와요. Ann이 C6에서 동쪽으로 출발해 C7에서 가장자리에 이르러요. 다음에는 어디로 갈까요?</translation>
    </message>
    <message>
        <source>To D7</source>
        <extracomment>highway/7</extracomment>
        <translation>D7로</translation>
    </message>
    <message>
        <source>To B6</source>
        <extracomment>highway/7</extracomment>
        <translation>B6으로</translation>
    </message>
    <message>
        <source>Back to C6</source>
        <extracomment>highway/7</extracomment>
        <translation>C6으로 되돌아가요</translation>
    </message>
    <message>
        <source>To D8</source>
        <extracomment>highway/7</extracomment>
        <translation>D8로</translation>
    </message>
    <message>
        <source>The edge there runs down to the right. What would a ball coming from the left do?</source>
        <extracomment>highway/7</extracomment>
        <translation>그곳의 가장자리는 오른쪽 아래로 기울어 있어요. 왼쪽에서 온 공이라면 어떻게 될까요?</translation>
    </message>
    <message>
        <source>The edge stops you only if you run into a corner along the straight line from the middle of the board. Ann runs east from E8 in the last round. Who wins the game?</source>
        <extracomment>highway/7</extracomment>
        <translation>가장자리에서 멈추는 것은 게임판의 가운데에서 뻗은 직선을 따라 모서리로 들어갈 때뿐이에요. 마지막 라운드에 Ann이 E8에서 동쪽으로 달려요. 누가 게임에서 이길까요?</translation>
    </message>
    <message>
        <source>Ann alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann 혼자</translation>
    </message>
    <message>
        <source>Ben alone</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben 혼자</translation>
    </message>
    <message>
        <source>E9 is a corner, and E5 is the middle. Add Ann’s points in this round to her 20.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9는 모서리이고 E5는 한가운데예요. Ann이 가진 20점에 새 점수를 더하세요.</translation>
    </message>
    <message>
        <source>Ann scored one point before the corner stopped her: 21 each, so they share the win.</source>
        <extracomment>highway/7</extracomment>
        <translation>1점을 얻고 모서리에서 멈췄어요. 21점씩이라서 함께 승리해요.</translation>
    </message>
    <message>
        <source>It’s the last round, and Ann is 22 points behind. Find a journey that wins the game.</source>
        <extracomment>highway/7</extracomment>
        <translation>마지막 라운드이고 Ann은 22점 뒤져 있어요. 이기는 길을 찾으세요.</translation>
    </message>
    <message>
        <source>Not far enough: Ann needs more than 22 points in this round.</source>
        <extracomment>highway/7</extracomment>
        <translation>모자라요. Ann은 이번 라운드에 22점보다 많이 얻어야 해요.</translation>
    </message>
    <message>
        <source>Ben still has at least as many points as Ann.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ben의 점수가 아직 더 많거나 같아요.</translation>
    </message>
    <message>
        <source>The edge itself is a long road. Look for a way to run along it.</source>
        <extracomment>highway/7</extracomment>
        <translation>가장자리 자체가 긴 길이에요. 그 길을 따라 달릴 방법을 찾으세요.</translation>
    </message>
    <message>
        <source>That scored 23 points. After round 6, nobody is sent home, so don’t be afraid of collisions.</source>
        <extracomment>highway/7</extracomment>
        <translation>23점이에요. 6라운드 뒤에는 아무도 돌아가지 않으니, 다른 사람과 만나는 것을 두려워하지 마세요.</translation>
    </message>
    <message>
        <source>First look for the one sign that opens a long road. Without a sign, Ann scores at most seven points here. Score fourteen.</source>
        <extracomment>highway/8</extracomment>
        <translation>먼저 긴 길을 여는 표지판 한 장을 찾으세요. 그것 없이는 여기서 Ann이 7점을 얻어요. 14점을 얻으세요.</translation>
    </message>
    <message>
        <source>That scores eight points. A much longer journey uses the signs that already lie here.</source>
        <extracomment>highway/8</extracomment>
        <translation>8점이에요. 이미 있는 표지판을 쓰면 훨씬 더 긴 길이 있어요.</translation>
    </message>
    <message>
        <source>Ann has scored fewer than fourteen points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann이 14점보다 적게 얻었어요.</translation>
    </message>
    <message>
        <source>Put a sign that turns left on D4 or D3, and choose a direction that leads Ann onto it.</source>
        <extracomment>highway/8</extracomment>
        <translation>D4나 D3에 좌회전 표지판을 놓고, Ann이 그 위를 지나도록 출발하세요.</translation>
    </message>
    <message>
        <source>Read the signs backwards: where must you come from to follow them?</source>
        <extracomment>highway/8</extracomment>
        <translation>표지판을 거꾸로 따라가 보세요. 어디에서 와야 할까요?</translation>
    </message>
    <message>
        <source>Ben stands in the corner, and one of his directions is far better than the others. Block that direction completely, and still score five points.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben은 모서리에 있고, 한 방향이 다른 방향보다 훨씬 좋아요. 그곳을 완전히 막고, 그러면서 5점을 얻으세요.</translation>
    </message>
    <message>
        <source>Ben ran along the whole middle row. The barrier has to lie right in front of him.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben이 가운데 줄 전체를 달렸어요. 바리케이드는 바로 Ben 앞에 있어야 해요.</translation>
    </message>
    <message>
        <source>That leaves Ben one point. The barrier could have been one cell closer to him.</source>
        <extracomment>highway/8</extracomment>
        <translation>그러면 Ben이 1점을 얻어요. 바리케이드를 한 칸 더 가까이 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>Ben should score no points, and Ann five.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben은 점수가 없고 Ann은 5점이어야 해요.</translation>
    </message>
    <message>
        <source>Put the barrier on E8, and send Ann west along the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>바리케이드는 E8에 놓아요. 그러면 Ann의 길은 서쪽으로 가는 가운데 줄이에요.</translation>
    </message>
    <message>
        <source>That was a guess, but a good one. The better a direction is, the more likely it is that somebody will block it.</source>
        <extracomment>highway/8</extracomment>
        <translation>짐작이지만 그럴듯해요. 점수가 많은 방향일수록 막혀 있기 쉬워요.</translation>
    </message>
    <message>
        <source>Like a barrier, a sign can stop somebody, but a sign stays on the board. Ben will run west from A5: place a sign that turns him towards the edge after one cell.</source>
        <extracomment>highway/8</extracomment>
        <translation>표지판은 바리케이드처럼 쓸 수 있고, 계속 남아요. Ben은 A5에서 서쪽으로 달릴 거예요. 한 칸 뒤에 게임판 밖으로 향하게 하는 표지판을 놓으세요.</translation>
    </message>
    <message>
        <source>A left turn leads Ben down across the board. A right turn would lead him to the edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben이 왼쪽으로 돌면 게임판을 가로질러 내려가요. 다른 종류라면 가장자리로 이끌 거예요.</translation>
    </message>
    <message>
        <source>That stops Ben, too, but one cell later.</source>
        <extracomment>highway/8</extracomment>
        <translation>그것도 되지만 한 칸 늦어요.</translation>
    </message>
    <message>
        <source>Ben has scored more than one point, or there is no sign on A4.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben이 1점보다 많이 얻었거나 A4에 표지판이 없어요.</translation>
    </message>
    <message>
        <source>Whoever runs west along the top edge has the edge on their right.</source>
        <extracomment>highway/8</extracomment>
        <translation>위쪽 가장자리를 따라 서쪽으로 달리면 오른쪽이 가장자리예요.</translation>
    </message>
    <message>
        <source>As long as the sign stays, nobody can run west along the whole top edge.</source>
        <extracomment>highway/8</extracomment>
        <translation>그 표지판이 있는 한, 아무도 위쪽 가장자리 전체를 따라 서쪽으로 달릴 수 없어요.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Score sixteen points in two rounds: round 2 is Center Control, which favours the middle row.</source>
        <extracomment>highway/8</extracomment>
        <translation>멈춘 곳이 다음에 시작하는 곳이에요. 두 라운드에 16점을 얻으세요. 둘째 라운드는 가운데 줄이 유리한 ‘중앙 장악’이에요.</translation>
    </message>
    <message>
        <source>Ann doesn’t have sixteen points yet.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ann이 아직 16점을 얻지 못했어요.</translation>
    </message>
    <message>
        <source>Run along the middle row from E1, then back again.</source>
        <extracomment>highway/8</extracomment>
        <translation>E1에서 가운데 줄을 따라갔다가 돌아오세요.</translation>
    </message>
    <message>
        <source>Ann scored eight points, then ten. Either end of the middle row is a good place to start round 2.</source>
        <extracomment>highway/8</extracomment>
        <translation>8점, 그다음 10점이에요. 가운데 줄의 끝은 2라운드를 앞두고 좋은 자리예요.</translation>
    </message>
    <message>
        <source>In round 5, robbers pay best where paths meet. Ben and Cleo will both run through the middle, from A1 and from I5. Hide two robbers that win Ann eight points in all.</source>
        <extracomment>highway/8</extracomment>
        <translation>5라운드: 강도는 길이 엇갈리는 곳에서 이득이에요. Ben은 A1에서, Cleo는 I5에서 한가운데를 지나 달릴 거예요. 강도 두 명을 숨겨 Ann이 8점을 얻게 하세요.</translation>
    </message>
    <message>
        <source>Only one robber is on their paths. You may hide two.</source>
        <extracomment>highway/8</extracomment>
        <translation>길목에 강도가 한 명 있어요. 두 명을 숨길 수 있어요.</translation>
    </message>
    <message>
        <source>Both Ben and Cleo should meet two robbers.</source>
        <extracomment>highway/8</extracomment>
        <translation>Ben과 Cleo가 둘 다 강도 두 명을 만나야 해요.</translation>
    </message>
    <message>
        <source>Both run along the same line, from corner to corner.</source>
        <extracomment>highway/8</extracomment>
        <translation>두 길은 모서리에서 모서리까지 같은 줄이에요.</translation>
    </message>
    <message>
        <source>Hide robbers where several players want to pass.</source>
        <extracomment>highway/8</extracomment>
        <translation>강도는 여러 플레이어가 지나려는 곳에 숨기는 것이 가장 좋아요.</translation>
    </message>
    <message>
        <source>This is your first game, against the computer. It submits in secret, like you. After six rounds, whoever has the most points wins.</source>
        <extracomment>highway/8</extracomment>
        <translation>두 명이 하는 첫 게임: 컴퓨터도 나처럼 몰래 계획을 제출해요. 여섯 라운드 뒤에 점수가 가장 많으면 이겨요.</translation>
    </message>
    <message>
        <source>One line, one side</source>
        <extracomment>mono-line/2</extracomment>
        <translation>한 선에는 한 편만</translation>
    </message>
    <message>
        <source>Whoever has no place left for a piece loses. Ben has only one place left, the glowing one. Put a piece on one of its lines to close it to him.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>말을 놓을 곳이 없는 사람이 져요. Ben에게는 빛나는 한 곳만 남았어요. 그곳과 같은 선에 말을 놓으면 Ben은 놓지 못해요.</translation>
    </message>
    <message>
        <source>The glowing place is still open. Ben takes it, and the game goes on.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>빛나는 곳이 아직 열려 있어요. Ben이 그곳에 놓아 게임이 계속돼요.</translation>
    </message>
    <message>
        <source>Ben can still use the glowing place.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben이 아직 빛나는 곳에 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>Follow one of the lines through the glowing place, and put your piece on that line. The glowing place itself will do, too.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>빛나는 곳을 지나는 선을 하나 따라가, 그 위에 말을 놓으세요. 빛나는 곳 자체도 괜찮아요.</translation>
    </message>
    <message>
        <source>Whoever places the last piece wins.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>마지막으로 놓는 사람이 이겨요.</translation>
    </message>
    <message>
        <source>A piece takes the whole of every line that runs through its place or ends there. Tap all places on the lines of the glowing piece, including its own.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>말은 자기가 있는 곳을 지나거나 거기서 끝나는 모든 선을 끝에서 끝까지 차지해요. 빛나는 말의 선에 있는 곳을, 말이 있는 곳까지 모두 누르세요.</translation>
    </message>
    <message>
        <source>There are two short lines: one goes through the Center Square, and the other has just one more place on either side of the piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>짧은 선 두 개예요. 하나는 중앙 사각형을 지나고, 다른 하나는 말의 양쪽에서 끝나요.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Try to place a piece on one of Ben’s lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>한 선에 두 편의 말이 함께 있을 수 없어요. Ben의 선에 말을 놓아 보세요.</translation>
    </message>
    <message>
        <source>Choose any place on a line that goes through one of Ben’s pieces.</source>
        <extracomment>mono-line/1, mono-line/3</extracomment>
        <translation>Ben의 말을 지나는 선 위라면 어디든 괜찮아요.</translation>
    </message>
    <message>
        <source>The table names the piece that is in the way.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>어느 말이 막고 있는지 테이블이 알려 줘요.</translation>
    </message>
    <message>
        <source>You may try your piece in different places: nothing is final until you end the turn. This time, close the glowing place to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>원하면 말을 여기저기 놓아 보세요. 차례를 마쳐야 자리가 정해져요. 이번에는 Ben이 빛나는 곳에 놓지 못하게 막으세요.</translation>
    </message>
    <message>
        <source>The glowing place is still open to Ben.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>빛나는 곳이 아직 Ben에게 열려 있어요.</translation>
    </message>
    <message>
        <source>Two lines go through the glowing place. Take a place on one of them.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>빛나는 곳을 지나는 선은 두 개예요. 그중 한 선 위의 곳에 놓으세요.</translation>
    </message>
    <message>
        <source>Each of your pieces closes all its lines to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>선에 내 말이 하나 있으면 상대에게는 그 선이 막혀요.</translation>
    </message>
    <message>
        <source>You have ten white and ten red pieces, and colours don’t matter in play. Still, one of these turns is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>내게는 흰색 말 열 개와 빨간색 말 열 개가 있고, 둘 때 색은 상관없어요. 그래도 이 가운데 한 차례는 허용되지 않아요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>Which of these colours isn’t Ann’s?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>누구의 말인가요?</translation>
    </message>
    <message>
        <source>Black and blue are Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>검은색과 파란색은 Ben의 말이에요.</translation>
    </message>
    <message>
        <source>The player who begins is drawn by lot. This time, Ben was drawn. Who places the first piece?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>누가 시작할지 추첨으로 정했는데 Ben이 나왔어요. 누가 먼저 놓을까요?</translation>
    </message>
    <message>
        <source>Ann, because she has white</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ann, 흰색이니까</translation>
    </message>
    <message>
        <source>Going first is no advantage in this game, as you will see.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>여기서 시작하는 것은 이득이 아니에요. 곧 알게 돼요.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>엄격한 게임</translation>
    </message>
    <message>
        <source>In the strict game, nothing stops you from using the other side’s lines. Place a piece on one of Ben’s lines and end the turn: nothing is refused.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>엄격한 게임에서는 상대의 선에 놓는 것을 아무것도 막지 않아요. 상대의 선에 말을 놓고 차례를 마쳐 보세요. 테이블은 아무 말도 하지 않아요.</translation>
    </message>
    <message>
        <source>That breaks no rule. Just this once, break the rule about shared lines on purpose.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>그것은 규칙을 어기지 않아요. 이번 한 번만 일부러 어겨 보세요.</translation>
    </message>
    <message>
        <source>No line holds pieces of both sides yet.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>아직 두 편의 말이 함께 있는 선이 없어요.</translation>
    </message>
    <message>
        <source>Nobody yet: the game goes on</source>
        <extracomment>mono-line/3</extracomment>
        <translation>아직 없음, 게임이 계속돼요</translation>
    </message>
    <message>
        <source>Whoever claims first wins, no matter whose mistake it was.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>누구의 실수이든 먼저 지적하는 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Another game, and this time Ben has made the mistake. Two pieces, one of each side, share a line: tap both.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>다른 게임이고, 여기서는 Ben이 실수했어요. 한 선에 두 편의 말이 하나씩 있어요. 둘 다 누르세요.</translation>
    </message>
    <message>
        <source>Look along the lines that run from left to right. The two pieces are at the same height, one on the left and one on the right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>왼쪽에서 오른쪽으로 가는 선을 살펴보세요. 두 말은 같은 높이에 있고, 하나는 왼쪽 멀리, 하나는 오른쪽에 있어요.</translation>
    </message>
    <message>
        <source>Now claim the shared line.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>그러면 지적하세요.</translation>
    </message>
    <message>
        <source>You placed a piece instead. Now Ben may be the first to claim.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>이제 말을 놓았으니 Ben이 먼저 지적할 수도 있어요.</translation>
    </message>
    <message>
        <source>Press the claim button beside the board before you place a piece.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>지적은 게임판 옆의 버튼으로 하고, 놓기 전에 해야 해요.</translation>
    </message>
    <message>
        <source>She loses the game</source>
        <extracomment>mono-line/3</extracomment>
        <translation>게임에서 져요</translation>
    </message>
    <message>
        <source>She loses her turn</source>
        <extracomment>mono-line/3</extracomment>
        <translation>차례를 잃어요</translation>
    </message>
    <message>
        <source>Nothing: she places as usual</source>
        <extracomment>mono-line/3</extracomment>
        <translation>아무 일도 없고, 평소처럼 놓아요</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing. But now Ben knows what Ann was looking for.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>손해는 없어요. 하지만 이제 Ben은 Ann이 무엇을 찾고 있었는지 알아요.</translation>
    </message>
    <message>
        <source>Ann has already claimed this turn, and her claim was wrong. Which of these will now be refused?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>Ann이 이번 차례에 지적했는데 틀렸어요. 이 가운데 지금 할 수 없는 것은 어느 것일까요?</translation>
    </message>
    <message>
        <source>Even a place on one of Ben’s lines is open in the strict game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>엄격한 게임에서는 Ben의 선에 있는 곳도 열려 있어요.</translation>
    </message>
    <message>
        <source>You may claim only once a turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>지적은 한 차례에 한 번이에요.</translation>
    </message>
    <message>
        <source>With all forty pieces placed, whoever began loses. So that player has to close lines, and the other has to keep them open.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann에게는 놓을 말이 없어요. 그래서 시작한 사람은 선을 막아야 하고, 상대는 열어 두어야 해요.</translation>
    </message>
    <message>
        <source>You begin, so close as many places as you can. Longer lines take more places from Ben. Put your first piece where it takes fifteen places, including its own.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>내가 시작하니 되도록 많이 막으세요. 긴 선일수록 Ben이 놓을 곳을 더 많이 빼앗아요. 말을 놓은 곳까지 열다섯 곳을 차지하는 첫 수를 찾으세요.</translation>
    </message>
    <message>
        <source>These two short lines take only five places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>짧은 선 두 개예요. 다섯 곳만 차지해요.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places. Even the four short lines through O take only thirteen.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>차지하는 곳이 열다섯 곳보다 적어요. O를 지나는 짧은 선 네 개도 열세 곳밖에 차지하지 못해요.</translation>
    </message>
    <message>
        <source>That takes fewer than fifteen places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>차지하는 곳이 열다섯 곳보다 적어요.</translation>
    </message>
    <message>
        <source>Look neither near the middle nor at the edge, but where two lines of eight places cross.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>한가운데도 가장자리도 아니에요. 여덟 곳이 있는 선 두 개가 만나는 곳이에요.</translation>
    </message>
    <message>
        <source>The game is nearly over. Ben has only two places left, and both glow. Close one of them.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>거의 끝이에요. Ben에게 두 곳이 남았고 둘 다 빛나요. 그중 하나를 막으세요.</translation>
    </message>
    <message>
        <source>Ben couldn’t use that place anyway. He still has both glowing places.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>그곳은 어차피 Ben이 쓸 수 없었어요. Ben에게는 아직 둘 다 있어요.</translation>
    </message>
    <message>
        <source>Both places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>두 곳 모두 아직 Ben에게 열려 있어요.</translation>
    </message>
    <message>
        <source>A line along one side of the inner square ends at one of the glowing places. Put your piece at its other end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>안쪽 사각형을 따라가는 선이 둘 가운데 하나를 지나요. 그 선의 반대쪽 끝에 놓으세요.</translation>
    </message>
    <message>
        <source>Three places are open to Ben, and all three glow. One of them is open to you as well. Leave Ben only two.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben에게 열린 곳은 빛나는 세 곳이에요. 그중 하나는 나에게도 열려 있어요. Ben에게 두 곳만 남기세요.</translation>
    </message>
    <message>
        <source>Ben still has all three. The places that only you can use were safe anyway.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben에게는 아직 세 곳이 다 있고, 내가 놓을 곳은 어차피 안전했어요.</translation>
    </message>
    <message>
        <source>Three places are still open to Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>아직 세 곳이 Ben에게 열려 있어요.</translation>
    </message>
    <message>
        <source>Take the place that both of you could use, or a place on a line with it.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>둘 다 쓸 수 있는 곳이나, 그곳과 같은 선 위에 놓으세요.</translation>
    </message>
    <message>
        <source>Your first game. You begin, so keep count: if all forty pieces are placed, you lose.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>첫 게임: 내가 시작하니 개수를 세어 보세요. 말 마흔 개가 모두 게임판에 놓이면 내가 져요.</translation>
    </message>
    <message>
        <source>Lines, neighbours, chains</source>
        <extracomment>over-pass/1</extracomment>
        <translation>선, 이웃, 사슬</translation>
    </message>
    <message>
        <source>They are the corners that stick out farthest, all the way round.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>빙 둘러 가장 멀리 튀어나온 뾰족한 끝이에요.</translation>
    </message>
    <message>
        <source>Every outer line runs from one exit to another.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>바깥쪽 선은 모두 한 출구에서 다른 출구로 이어져요.</translation>
    </message>
    <message>
        <source>A place is a point where lines meet. Two places next to each other on a line are neighbours. The glowing piece has four neighbouring places: tap the two that are farther out.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>교차점은 선이 만나는 곳이에요. 한 선에서 잇따라 있는 곳이 이웃이에요. 빛나는 말 옆에는 네 곳이 있어요. 더 바깥쪽의 두 곳을 누르세요.</translation>
    </message>
    <message>
        <source>Follow the two lines through the white piece, away from the Center Square, as far as the next crossing.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>흰색 말을 지나는 두 선을 따라, 중앙 사각형에서 멀어지는 쪽으로 다음 교차점까지 가세요.</translation>
    </message>
    <message>
        <source>In Over-Pass, a piece may slide outwards along a line. Slide the white piece to one of those two places: drag it, or tap the piece and then the place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Over-Pass에서는 말이 선을 따라 바깥쪽으로 미끄러질 수 있어요. 흰색 말을 두 곳 가운데 하나로 옮기세요. 끌거나, 말을 누른 다음 갈 곳을 누르세요.</translation>
    </message>
    <message>
        <source>The piece to slide is the glowing white one.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>빛나는 흰색 말이 미끄러져야 해요.</translation>
    </message>
    <message>
        <source>With the piece in hand, arrows show where it can slide.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>말을 집으면 미끄러질 수 있는 곳이 화살표로 보여요.</translation>
    </message>
    <message>
        <source>Pieces can also pass over other pieces, but the white piece stands alone. Try to move it farther than to a neighbouring place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>Over-Pass의 말은 다른 말을 넘어가기도 하지만, 이 말은 혼자 있어요. 이웃보다 멀리 옮겨 보세요.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on an empty place two steps away.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>흰색 말을 집어, 선 두 개만큼 떨어진 아무 빈 곳에 놓으세요.</translation>
    </message>
    <message>
        <source>With no piece beside it, the white piece has nothing to pass over.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>옆에 말이 없으면 넘을 것이 없어요.</translation>
    </message>
    <message>
        <source>Pieces next to each other make a chain, even round corners. White can pass over this chain to the glowing place. Tap the whole route, from start to end.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>서로 이웃한 말은 사슬을 이뤄요. 모퉁이를 돌아도 돼요. 흰색은 사슬을 넘어 빛나는 곳으로 갈 수 있어요. 지나는 곳을 처음부터 끝까지 모두 누르세요.</translation>
    </message>
    <message>
        <source>Tap white, then black, then red, then the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>흰색에서 검은색, 빨간색, 그다음 빛나는 곳까지 네 번 누르세요.</translation>
    </message>
    <message>
        <source>Now make that journey: the white piece goes over black and red in one move.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>이제 그대로 가 보세요. 흰색 말이 한 수로 검은색과 빨간색을 넘어가요.</translation>
    </message>
    <message>
        <source>White passed over black only. The chain goes on to red, and from there to the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>흰색이 검은색만 넘었어요. 사슬은 빨간색으로 이어지고, 거기서 빛나는 곳으로 가요.</translation>
    </message>
    <message>
        <source>The white piece isn’t on the glowing place yet.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>흰색 말이 아직 빛나는 곳에 있지 않아요.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on the glowing place.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>흰색 말을 집어 빛나는 곳에 놓으세요.</translation>
    </message>
    <message>
        <source>In through the middle, out at an exit</source>
        <extracomment>over-pass/2</extracomment>
        <translation>한가운데로 들어와 꼭짓점으로</translation>
    </message>
    <message>
        <source>This is how Over-Pass is won. Nine of Ann’s white pieces are home, and the tenth stands on an exit. Take it from the exit to the glowing home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Over-Pass는 이렇게 이겨요. Ann의 흰색 말 아홉 개가 집에 있고, 열 번째는 출구에 있어요. 그 말을 빛나는 집으로 보내세요.</translation>
    </message>
    <message>
        <source>That move is legal, but white could have gone home at once and won the game.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>여느 수와 같아요. 흰색은 바로 집에 갈 수 있고, 그러면 게임에서 이겨요.</translation>
    </message>
    <message>
        <source>The game isn’t over, because the white piece hasn’t gone home.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>게임이 계속돼요. 흰색 말이 집에 가지 않았어요.</translation>
    </message>
    <message>
        <source>Take the white piece on the exit. Its home is the tray with the small house.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>출구의 흰색 말을 집으세요. 집은 작은 집 그림이 있는 트레이예요.</translation>
    </message>
    <message>
        <source>With two players, ten pieces of one colour at home are enough to win.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>두 명이 할 때는 한 색의 말 열 개가 집에 가면 돼요.</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>over-pass/2</extracomment>
        <translation>검은색</translation>
    </message>
    <message>
        <source>White</source>
        <extracomment>over-pass/2</extracomment>
        <translation>흰색</translation>
    </message>
    <message>
        <source>Whichever Ben likes</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben이 원하는 색</translation>
    </message>
    <message>
        <source>You have two moves. The piece on O must leave before the turn ends: take it over a neighbouring piece to an empty place.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O의 말은 차례가 끝나기 전에 떠나야 해요. 두 수가 있어요. 이웃을 넘어 빈 곳으로 가게 하세요.</translation>
    </message>
    <message>
        <source>There is still a piece on O.</source>
        <extracomment>over-pass/2, over-pass/6</extracomment>
        <translation>아직 O에 말이 있어요.</translation>
    </message>
    <message>
        <source>Take the piece on O. The marks show where it can land.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O의 말을 집으세요. 내릴 수 있는 곳에 표시가 있어요.</translation>
    </message>
    <message>
        <source>Ann may move pieces of any colour, Ben’s as well. Move the glowing black piece, then empty O, then end the turn.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann은 어느 색의 말이든, Ben의 말도 움직일 수 있어요. 빛나는 검은색 말을 움직이고, O를 비운 다음 차례를 마치세요.</translation>
    </message>
    <message>
        <source>O is empty, but the black piece hasn’t moved. One move was lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>O는 비었지만 검은색 말이 움직이지 않았어요. 한 수를 잃었어요.</translation>
    </message>
    <message>
        <source>The glowing black piece is still where it was.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>빛나는 검은색 말이 아직 그 자리에 있어요.</translation>
    </message>
    <message>
        <source>First take the black piece over any of its neighbours. Then empty O with the second move.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>먼저 검은색 말로 아무 이웃이나 넘으세요. 둘째 수로 O를 비워요.</translation>
    </message>
    <message>
        <source>Ann has two moves. One of these turns can’t be ended. Which?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ann에게 두 수가 있어요. 이 가운데 한 차례는 그대로 마칠 수 없어요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>Two of these turns leave the Center Square empty.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>그중 둘은 두고 나면 중앙 사각형이 비어요.</translation>
    </message>
    <message>
        <source>O must be empty when a turn ends. You don’t have to use all your moves.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>차례를 마칠 때 O가 비어 있어야 해요. 수를 다 쓰지 않아도 돼요.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. White and red are Ann’s. White has just emptied O. Who rolls next?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>차례는 흰색, 검은색, 빨간색, 파란색 순서예요. 흰색과 빨간색은 Ann의 색이에요. 흰색이 방금 O를 비웠어요. 다음은 누가 주사위를 굴릴까요?</translation>
    </message>
    <message>
        <source>Ann, with red</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ann, 빨간색으로</translation>
    </message>
    <message>
        <source>Ben, with black</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, 검은색으로</translation>
    </message>
    <message>
        <source>Ben, with blue</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben, 파란색으로</translation>
    </message>
    <message>
        <source>After white comes the second colour.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>흰색 다음은 둘째 색이에요.</translation>
    </message>
    <message>
        <source>Ben rolls next, with black. A black piece comes in on O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben이 검은색으로 굴려요. 검은색 말이 O에 들어와요.</translation>
    </message>
    <message>
        <source>Passing over</source>
        <extracomment>over-pass/3</extracomment>
        <translation>넘어가기</translation>
    </message>
    <message>
        <source>An Over-Pass takes a piece over a neighbouring piece to an empty place next to that neighbour, straight on or round a corner. Make an Over-Pass with white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>Over-Pass는 이웃 하나를 넘어 그 이웃 옆의 빈 곳에 내리는 거예요. 곧장 가든 꺾든 마음대로 고르세요.</translation>
    </message>
    <message>
        <source>The glowing white piece should pass over the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>빛나는 흰색 말이 검은색 말을 넘어야 해요.</translation>
    </message>
    <message>
        <source>Take the white piece and put it down on a place beside the black one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>흰색 말을 집어 검은색 말 옆에 놓으세요.</translation>
    </message>
    <message>
        <source>With red behind black, the chain is longer, and white may leave it at any point. Tap every place where white can land.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>검은색 뒤에 빨간색이 있으면 사슬이 더 길고, 흰색은 원하는 데서 사슬을 떠날 수 있어요. 흰색이 내릴 수 있는 곳을 모두 누르세요.</translation>
    </message>
    <message>
        <source>Look for empty places next to black or next to red. There are five in all.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>검은색 옆의 빈 곳과 빨간색 옆의 빈 곳이에요. 모두 다섯 곳이에요.</translation>
    </message>
    <message>
        <source>However long the chain, passing over it costs one move.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>사슬이 아무리 길어도 한 수예요.</translation>
    </message>
    <message>
        <source>One of these three moves ends on a place that isn’t free. Which?</source>
        <extracomment>over-pass/3</extracomment>
        <translation>이 세 수 가운데 하나는 비어 있지 않은 곳에서 끝나요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>Look where the red piece stands.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>빨간색 말이 어디에 있는지 보세요.</translation>
    </message>
    <message>
        <source>Each place holds only one piece.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>한 곳에 말 하나예요.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow, and put it down at the tip.</source>
        <extracomment>over-pass/3, spiral/2</extracomment>
        <translation>화살표가 시작되는 곳의 흰색 말을 집어 화살표 끝에 놓으세요.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour, but it can pass over all others.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>말은 자기 색을 절대 넘지 못해요. 다른 색은 모두 넘을 수 있어요.</translation>
    </message>
    <message>
        <source>Here the chain has a gap. Try to take white to the glowing place anyway.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>여기서는 사슬에 틈이 있어요. 그래도 흰색을 빛나는 곳으로 옮겨 보세요.</translation>
    </message>
    <message>
        <source>Each piece of a chain must stand next to the piece before it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>사슬의 말은 각각 바로 앞의 말과 이웃해야 해요.</translation>
    </message>
    <message>
        <source>You have two moves: first close the gap with another piece, then take white to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>두 수예요. 먼저 다른 말로 틈을 메우고, 그다음 흰색을 빛나는 곳으로 옮기세요.</translation>
    </message>
    <message>
        <source>White has left too early. First the gap has to be closed.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>흰색이 너무 일찍 떠났어요. 먼저 틈을 메워야 해요.</translation>
    </message>
    <message>
        <source>That doesn’t connect the black piece to the blue one.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>그것으로는 검은색 말이 파란색 말과 이어지지 않아요.</translation>
    </message>
    <message>
        <source>White isn’t on the glowing place yet.</source>
        <extracomment>over-pass/3, over-pass/4</extracomment>
        <translation>흰색이 아직 빛나는 곳에 있지 않아요.</translation>
    </message>
    <message>
        <source>The red piece can pass over black into the gap.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>빨간색 말이 검은색을 넘어 틈으로 갈 수 있어요.</translation>
    </message>
    <message>
        <source>How far can a single move go? Take the white piece from beside O to the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>한 수로 얼마나 멀리 갈 수 있을까요? 흰색 말을 O 옆에서 빛나는 출구까지 옮기세요.</translation>
    </message>
    <message>
        <source>That is far, but the chain reaches farther.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>멀리 갔지만 사슬은 더 멀리 이어져요.</translation>
    </message>
    <message>
        <source>White isn’t on the exit yet.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>흰색이 아직 출구에 있지 않아요.</translation>
    </message>
    <message>
        <source>The chain leads all the way. Put the white piece down on the glowing exit.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>사슬은 끝까지 이어져요. 흰색 말을 빛나는 출구에 놓으세요.</translation>
    </message>
    <message>
        <source>One move passed over eight pieces. It doesn’t matter whose they are, as long as none is white.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>한 수로 말 여덟 개를 넘었어요. 흰색 말만 없으면 누구의 말이든 괜찮아요.</translation>
    </message>
    <message>
        <source>Trading places</source>
        <extracomment>over-pass/4</extracomment>
        <translation>자리 맞바꾸기</translation>
    </message>
    <message>
        <source>White is deep inside, and black is far out. Each rests on a line that goes from left to right, and these two lines are parallel. Drag white onto black: they change places.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색은 깊숙한 안쪽에, 검은색은 먼 바깥쪽에 있어요. 각각 왼쪽에서 오른쪽으로 가는 선 위에 있고, 두 선은 평행해요. 흰색을 검은색으로 옮기세요. 자리를 맞바꿔요.</translation>
    </message>
    <message>
        <source>That was also a trade, but with the blue piece.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>그것도 맞바꾸기지만 파란색 말과 했어요.</translation>
    </message>
    <message>
        <source>A slide moves white only one place.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>미끄러지기로는 흰색이 한 곳만 더 바깥으로 가요.</translation>
    </message>
    <message>
        <source>White isn’t where the black piece was.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색이 검은색 말의 자리에 있지 않아요.</translation>
    </message>
    <message>
        <source>Put the white piece down on the glowing black one.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색 말을 빛나는 검은색 말 위에 놓으세요.</translation>
    </message>
    <message>
        <source>A Trade costs one move, however far apart the two pieces are.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>아무리 멀리 떨어져 있어도 맞바꾸기는 한 수예요.</translation>
    </message>
    <message>
        <source>Tap every piece that the glowing white piece can trade with: any piece of another colour that rests on a line parallel to one of the lines white rests on.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>빛나는 흰색 말과 자리를 맞바꿀 수 있는 말을 모두 누르세요. 색이 달라야 하고, 흰색의 선과 평행한 선 위에 있어야 해요.</translation>
    </message>
    <message>
        <source>White’s lines go from left to right, and from the lower left to the upper right. Three pieces rest on lines parallel to them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색의 선은 왼쪽에서 오른쪽으로, 그리고 왼쪽 아래에서 오른쪽 위로 가요. 말 세 개가 그와 평행한 다른 선 위에 있어요.</translation>
    </message>
    <message>
        <source>These two pieces rest on parallel lines, but both are white. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>선은 평행하지만 같은 색이에요. 이 두 흰색 말을 맞바꿔 보세요.</translation>
    </message>
    <message>
        <source>Put one of the two white pieces down on the other.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>두 흰색 말 가운데 하나를 다른 하나 위에 놓으세요.</translation>
    </message>
    <message>
        <source>White and black rest on the same line, but not on two parallel lines. Try to trade them.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색과 검은색은 같은 선 위에 있고, 평행한 다른 선 위에는 없어요. 맞바꿔 보세요.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the end of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색을 화살표 끝의 검은색 말 위에 놓으세요.</translation>
    </message>
    <message>
        <source>A Trade needs two different parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>서로 다른 두 선이어야 해요.</translation>
    </message>
    <message>
        <source>A line that ends at a piece doesn’t count for that piece. One line through red ends at white, and black rests on a line parallel to it. Try to trade white with black, as the arrow shows.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>어떤 곳에서 끝나기만 하는 선은 거기서 치지 않아요. 빨간색에서 오는 선은 흰색에서 끝나요. 흰색을 그와 평행한 선 위의 말과 맞바꿔 보세요.</translation>
    </message>
    <message>
        <source>Drag white onto the piece at the tip of the arrow.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색을 화살표 끝의 말로 옮기세요.</translation>
    </message>
    <message>
        <source>A piece rests on a line only if the line continues on both sides of it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>선이 양쪽으로 이어질 때만 말이 그 선 위에 있는 것으로 쳐요.</translation>
    </message>
    <message>
        <source>White can’t pass over white. Still, you can take the piece at the start of the arrow to its tip in two moves: first use a trade to replace a piece of the chain.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>흰색은 흰색을 넘지 못해요. 두 수가 있으면 그래도 왼쪽의 말을 빛나는 곳으로 옮길 수 있어요. 먼저 맞바꾸기로 사슬을 바꾸세요.</translation>
    </message>
    <message>
        <source>That put a red piece into the chain, but the white one still blocks it.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>그러면 거기에 Ann의 빨간색 말이 와요. 흰색 말이 아직 사슬을 막고 있어요.</translation>
    </message>
    <message>
        <source>The white piece has left the chain, but now the chain is too short.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>이제 그곳이 비어서 사슬이 너무 짧아요.</translation>
    </message>
    <message>
        <source>Trade the white piece in the chain with the red one. Both rest on vertical lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>사슬의 흰색 말을 빨간색 말과 맞바꾸세요. 둘 다 세로 선 위에 있어요.</translation>
    </message>
    <message>
        <source>Slides and exits</source>
        <extracomment>over-pass/5</extracomment>
        <translation>미끄러지기와 출구</translation>
    </message>
    <message>
        <source>A Slide goes one place outwards along a line and costs two moves. You have four moves: take white to an exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>미끄러지기는 선을 따라 바깥쪽으로 한 곳 가는 것이고 두 수가 들어요. 네 수가 있어요. 흰색을 출구로 옮기세요.</translation>
    </message>
    <message>
        <source>White isn’t on an exit yet.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>흰색이 아직 출구에 있지 않아요.</translation>
    </message>
    <message>
        <source>First slide to the next place on the outer edge, then on to one of the two exits beside it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>먼저 옆에 있는 바깥 가장자리의 곳으로, 다음에 두 출구 가운데 하나로 가세요.</translation>
    </message>
    <message>
        <source>Now you have only three moves. Slide the white piece once, then try to slide it again.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>같은 상황인데 이번에는 세 수예요. 한 번 미끄러지고, 같은 말로 또 미끄러져 보세요.</translation>
    </message>
    <message>
        <source>After the first slide, try to slide the piece on to the nearest exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>첫 번째 미끄러지기 다음에 그 말을 다시 집어 가장 가까운 출구로 옮기세요.</translation>
    </message>
    <message>
        <source>Only one move is left, but a slide needs two.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>한 수가 남았는데 미끄러지기에는 두 수가 들어요.</translation>
    </message>
    <message>
        <source>Slides only go outwards. Try to slide white one place towards the middle.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>바깥쪽으로만 미끄러질 수 있어요. 흰색을 한가운데 쪽으로 한 곳 되돌려 보세요.</translation>
    </message>
    <message>
        <source>Put white down on the place at the tip of the arrow.</source>
        <extracomment>over-pass/5, over-pass/6</extracomment>
        <translation>흰색을 화살표 끝의 곳에 놓으세요.</translation>
    </message>
    <message>
        <source>A Slide goes only to a place that is farther from O. Over-Passes and Trades may go in any direction.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>O에서 더 먼 곳으로만 가요. Over-Pass와 맞바꾸기로는 어디든 갈 수 있어요.</translation>
    </message>
    <message>
        <source>An Exit takes a piece home from an exit and costs one move. While any reserve holds pieces, an Exit needs an even roll. You have rolled six, so take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>출구에서 한 수로 귀가해요. 예비 말이 하나라도 있으면 주사위 눈의 합이 짝수여야 해요. 6은 짝수예요. 집에 보내세요.</translation>
    </message>
    <message>
        <source>White hasn’t gone home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>흰색이 집에 가지 않았어요.</translation>
    </message>
    <message>
        <source>Take the white piece from the exit to the glowing home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>출구의 흰색 말을 빛나는 집으로 옮기세요.</translation>
    </message>
    <message>
        <source>Now the roll is three. Make one move with red, so that two moves are left. Then try to take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>이번에는 주사위 눈의 합이 3이에요. 빨간색으로 한 수를 두어 두 수를 남긴 다음, 집에 가 보세요.</translation>
    </message>
    <message>
        <source>Trade the red piece with black, for example. Then take the white piece from the exit to its home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>예를 들어 빨간색 말을 검은색과 맞바꾸세요. 그런 다음 출구의 흰색 말을 집으로 옮기세요.</translation>
    </message>
    <message>
        <source>For the whole turn, what counts is the roll, not the number of moves left.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>차례 내내 주사위 눈을 따져요. 남은 수가 아니에요.</translation>
    </message>
    <message>
        <source>The roll is three again, but look at the reserves: nobody has a piece waiting. Take white home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>또 3이지만 예비 말을 보세요. 기다리는 말이 아무에게도 없어요. 흰색을 집에 보내세요.</translation>
    </message>
    <message>
        <source>Once all reserves are empty, any roll will do.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>예비 말이 모두 없어지면 어떤 눈이라도 돼요.</translation>
    </message>
    <message>
        <source>It is white’s turn, and the roll is even. Try to take Ann’s red piece home.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>흰색의 차례이고 주사위 눈은 짝수예요. Ann의 빨간색 말을 집에 보내 보세요.</translation>
    </message>
    <message>
        <source>Take the glowing piece on the exit. Its home is the red tray.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>출구에서 빛나는 말이에요. 집은 빨간색 트레이예요.</translation>
    </message>
    <message>
        <source>Only pieces of the colour whose turn it is may go home. Red has to wait for its own turn.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>차례인 색만 집에 가요. 빨간색은 자기 차례를 기다려야 해요.</translation>
    </message>
    <message>
        <source>You may move Ben’s pieces, but there is one exception. Try to move his black piece away from the exit.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>Ben의 말을 움직여도 되지만 예외가 하나 있어요. Ben의 검은색 말을 출구에서 옮겨 보세요.</translation>
    </message>
    <message>
        <source>Take the glowing black piece.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>빛나는 검은색 말을 집으세요.</translation>
    </message>
    <message>
        <source>A piece on an exit is safe: only its owner may move it.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>출구의 말은 안전해요. 주인만 움직여요.</translation>
    </message>
    <message>
        <source>The outer edge and the empty O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>바깥 가장자리와 비어 있는 O</translation>
    </message>
    <message>
        <source>A piece on an exit can pass only over pieces on the outer edge, and it has to stay on that edge. Take white to the next exit.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>출구의 말은 바깥 가장자리를 따라서만, 거기 있는 말을 넘어가요. 흰색을 다음 출구로 옮기세요.</translation>
    </message>
    <message>
        <source>White isn’t on the next exit yet.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>흰색이 빛나는 출구에 있지 않아요.</translation>
    </message>
    <message>
        <source>White passes over the red piece on the edge.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>흰색이 가장자리의 빨간색 말을 넘어가요.</translation>
    </message>
    <message>
        <source>A white piece coming from inside could land on any empty place beside red. From an exit, it can’t. Try to land inside anyway.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>안쪽에서라면 흰색은 빨간색 옆의 어디에나 내릴 수 있어요. 출구에서는 안 돼요. 안쪽에 내려 보세요.</translation>
    </message>
    <message>
        <source>Try to trade the white piece on the exit with the black one.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>출구의 흰색 말을 검은색 말과 맞바꿔 보세요.</translation>
    </message>
    <message>
        <source>Put white down on the black piece at the tip of the arrow.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>흰색을 화살표 끝의 검은색 말 위에 놓으세요.</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded, and it can’t slide either.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>출구의 말은 맞바꿀 수 없고, 미끄러질 수도 없어요.</translation>
    </message>
    <message>
        <source>A white piece has come in on O, and all pieces around O are white. How many moves will it take to empty O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>흰색 말이 들어왔는데 O 둘레의 말도 모두 흰색이에요. O를 비우는 데 몇 수가 들까요?</translation>
    </message>
    <message>
        <source>The piece on O can’t pass over its own colour. What else can it do?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>자기 색은 넘지 못해요. 그러면 무엇을 할 수 있을까요?</translation>
    </message>
    <message>
        <source>Two moves: only a slide is possible.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>두 수예요. 미끄러지기만 할 수 있어요.</translation>
    </message>
    <message>
        <source>So emptying O takes two of your three moves. Try to slide another piece first.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>그래서 세 수 가운데 두 수가 필요해요. 먼저 다른 말로 미끄러져 보세요.</translation>
    </message>
    <message>
        <source>Try to move the glowing piece outwards.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>빛나는 말을 바깥쪽으로 움직여 보세요.</translation>
    </message>
    <message>
        <source>After each move, enough moves must be left to empty O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>수를 둘 때마다 O를 비울 만큼은 남겨야 해요.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, so the white piece on O can neither pass over them nor slide. A red piece stands elsewhere. Empty O in two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O 둘레의 여덟 곳이 모두 흰색이라서 흰색은 넘을 수도 미끄러질 수도 없어요. 두 수가 있고 빨간색은 다른 곳에 있어요. O를 비우세요.</translation>
    </message>
    <message>
        <source>First trade the piece on O with the red one. Red can pass over white.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>먼저 O의 말을 빨간색 말과 맞바꾸세요. 빨간색은 흰색을 넘을 수 있어요.</translation>
    </message>
    <message>
        <source>White pieces fill all eight places around O, and all other pieces are on exits. O can’t be emptied with this roll, so no move is allowed. What happens to the piece on O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>여기서는 방법이 없어요. O 둘레가 모두 흰색이고 다른 말은 출구에 있어요. 이번 주사위 눈으로는 둘 수가 없어요. O의 말은 어떻게 될까요?</translation>
    </message>
    <message>
        <source>It stays on O</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O에 머물러요</translation>
    </message>
    <message>
        <source>It goes back to its reserve</source>
        <extracomment>over-pass/6</extracomment>
        <translation>예비 말로 돌아가요</translation>
    </message>
    <message>
        <source>It goes home</source>
        <extracomment>over-pass/6</extracomment>
        <translation>집에 가요</translation>
    </message>
    <message>
        <source>O has to be empty, but no piece is lost.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O는 비어 있어야 하지만, 잃는 것은 없어요.</translation>
    </message>
    <message>
        <source>This is very rare. Now a piece of the next colour has come in on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>아주 드문 일이에요. 그사이 다음 색이 O에 들어왔어요.</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <extracomment>over-pass/6</extracomment>
        <translation>그 자리에 남아요</translation>
    </message>
    <message>
        <source>They are taken off</source>
        <extracomment>over-pass/6</extracomment>
        <translation>게임판에서 들어내요</translation>
    </message>
    <message>
        <source>Other players may need those pieces in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>다른 사람의 사슬에 필요할 수 있어요.</translation>
    </message>
    <message>
        <source>That is a good Trade, but the roll is even, and a white piece is waiting on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>좋은 맞바꾸기예요. 하지만 눈이 짝수이고 흰색 말이 출구에서 기다려요.</translation>
    </message>
    <message>
        <source>A white piece is still waiting on its exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>흰색 말이 아직 출구에서 기다려요.</translation>
    </message>
    <message>
        <source>Look at the exits before anything else.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>무엇보다 먼저 출구를 보세요.</translation>
    </message>
    <message>
        <source>Here is the same turn again, now for the other move: make a trade that takes the inner white piece far out and brings one of Ben’s pieces inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>한 번 더 같은 차례이고, 이번에는 다른 한 수예요. 안쪽의 흰색 말을 멀리 바깥으로, Ben의 말 하나를 안쪽으로 보내는 맞바꾸기를 하세요.</translation>
    </message>
    <message>
        <source>White is farther out now, but there was a better trade.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>더 바깥쪽이지만 더 나은 상대가 있었어요.</translation>
    </message>
    <message>
        <source>The inner white piece isn’t on the outer edge yet.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>흰색이 아직 바깥 가장자리에 있지 않아요.</translation>
    </message>
    <message>
        <source>Ben’s black piece on the outer edge has nearly reached an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>바깥 가장자리에 있는 Ben의 검은색 말은 출구에 거의 다 왔어요.</translation>
    </message>
    <message>
        <source>A Trade with an opponent’s piece counts twice: yours gets nearer to an exit, and theirs goes back.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>상대의 말과 맞바꾸면 이득이 두 배예요. 하나는 가까워지고 하나는 되돌아가요.</translation>
    </message>
    <message>
        <source>Nine black pieces are home, all reserves are empty, and the last black piece is beside an exit. Ben needs three moves to win. Ann has two moves: what must she do?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>검은색 말 아홉 개가 집에 있고, 아무에게도 예비 말이 없고, 마지막 말은 출구 옆이에요. Ben은 세 수가 필요해요. Ann에게 두 수가 있어요. 무엇을 해야 할까요?</translation>
    </message>
    <message>
        <source>Now Ben’s piece slides to an exit and goes home.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>이제 Ben이 출구로 미끄러져 집에 가요.</translation>
    </message>
    <message>
        <source>The last black piece is still beside the exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>마지막 검은색 말이 아직 출구 옆에 있어요.</translation>
    </message>
    <message>
        <source>Anybody may trade Ben’s piece, as long as it isn’t on an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>Ben의 말이 출구에 있지 않은 한 누구든 맞바꿀 수 있어요.</translation>
    </message>
    <message>
        <source>Until a piece stands on an exit, anybody may bring it back inside.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>말이 출구에 이르기 전까지는 누구든 다시 안쪽으로 보낼 수 있어요.</translation>
    </message>
    <message>
        <source>Your first game is a short one: seven pieces of each colour are already home. You win by bringing home three more white pieces or three more red ones.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>짧은 첫 게임: 색마다 말 일곱 개가 이미 집에 있어요. 흰색이나 빨간색 말 세 개를 더 보내면 이겨요.</translation>
    </message>
    <message>
        <source>Leaps over chains</source>
        <extracomment>spiral/2</extracomment>
        <translation>사슬 뛰어넘기</translation>
    </message>
    <message>
        <source>The first, black</source>
        <extracomment>spiral/2</extracomment>
        <translation>첫 번째인 검은색</translation>
    </message>
    <message>
        <source>The last, red</source>
        <extracomment>spiral/2</extracomment>
        <translation>마지막인 빨간색</translation>
    </message>
    <message>
        <source>Each leap removes only one piece.</source>
        <extracomment>spiral/2</extracomment>
        <translation>한 번 뛰어넘으면 말이 하나 줄어요.</translation>
    </message>
    <message>
        <source>Tap every place where the glowing white piece can land. It may land beyond any piece of the chain.</source>
        <extracomment>spiral/2</extracomment>
        <translation>빛나는 흰색 말이 내릴 수 있는 곳을 모두 누르세요. 어느 말 다음에서든 사슬을 떠날 수 있어요.</translation>
    </message>
    <message>
        <source>Look for empty places next to black, next to red, and next to blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>검은색 옆, 빨간색 옆, 파란색 옆의 빈 곳이에요.</translation>
    </message>
    <message>
        <source>White can reach the glowing place over black alone, or by a longer route. Land there so that blue leaves the board and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>빛나는 곳에는 검은색만 넘어서도, 더 멀리 돌아서도 갈 수 있어요. 파란색이 빠지고 검은색이 남게 그곳에 내리세요.</translation>
    </message>
    <message>
        <source>The place is right, but black has left. Choose the other route, which passes over blue last.</source>
        <extracomment>spiral/2</extracomment>
        <translation>내린 곳은 맞지만 검은색이 빠졌어요. 두 길 가운데 파란색으로 끝나는 길을 고르세요.</translation>
    </message>
    <message>
        <source>White should be on the glowing place, and blue should be gone.</source>
        <extracomment>spiral/2</extracomment>
        <translation>흰색은 빛나는 곳에 있고 파란색은 없어야 해요.</translation>
    </message>
    <message>
        <source>After you choose where to land, each piece that could leave is highlighted: point at blue.</source>
        <extracomment>spiral/2</extracomment>
        <translation>내리고 나면 빠질 수 있는 말들이 빛나요. 파란색을 가리키세요.</translation>
    </message>
    <message>
        <source>If several routes lead to a landing place, you choose which piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>한 곳에 내리는 길이 여럿이면, 어느 말이 빠질지 내가 골라요.</translation>
    </message>
    <message>
        <source>A piece can’t pass over a piece of its own colour. Try to leap with one white piece over the other.</source>
        <extracomment>spiral/2</extracomment>
        <translation>말은 자기 색을 절대 넘지 못해요. 흰색으로 다른 흰색 말을 넘어 보세요.</translation>
    </message>
    <message>
        <source>A chain can’t have gaps. Try to leap along the arrow, to a place that no chain reaches.</source>
        <extracomment>spiral/2</extracomment>
        <translation>사슬에 틈이 있으면 안 돼요. 빛나는 말을 다른 말에서 멀리 떨어진 곳에 내려 보세요.</translation>
    </message>
    <message>
        <source>Put the glowing piece down at the tip of the arrow, beside the piece that stands apart.</source>
        <extracomment>spiral/2</extracomment>
        <translation>화살표 끝, 따로 떨어진 말 옆에 놓으세요.</translation>
    </message>
    <message>
        <source>One of these pieces stands on an exit. Make it leap along the edge of the board, over its neighbour.</source>
        <extracomment>spiral/2</extracomment>
        <translation>이 말 가운데 하나는 출구에 있어요. 그 말을 게임판 가장자리를 따라 이웃을 넘게 하세요.</translation>
    </message>
    <message>
        <source>That is the right place, but the wrong piece has landed there.</source>
        <extracomment>spiral/2</extracomment>
        <translation>내린 곳은 맞지만 다른 말이 그곳에 내렸어요.</translation>
    </message>
    <message>
        <source>The piece should land on the other glowing place.</source>
        <extracomment>spiral/2</extracomment>
        <translation>빛나는 다른 출구에 내려야 해요.</translation>
    </message>
    <message>
        <source>Leap over the neighbouring piece on the edge, to the next exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>옆에 있는 말을 넘어, 다음 가장 바깥 점으로 가세요.</translation>
    </message>
    <message>
        <source>From an exit, a piece leaps only along the edge: its chain and its landing place must be on the edge, too. Try to leap inwards from the exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>출구의 말은 사슬도 내리는 곳도 가장자리를 따라서만 뛰어넘어요. 거기서 안쪽으로 뛰어 보세요.</translation>
    </message>
    <message>
        <source>Take the piece on the exit, and put it down at the tip of the arrow.</source>
        <extracomment>spiral/2</extracomment>
        <translation>맨 바깥 꼭짓점의 말을 집어 화살표 끝에 놓으세요.</translation>
    </message>
    <message>
        <source>Three pieces, two leaps. Finish with one piece, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>말 세 개, 뛰어넘기 두 번이에요. 중앙 사각형에 하나를 남기세요.</translation>
    </message>
    <message>
        <source>One piece should be left, on the Center Square.</source>
        <extracomment>spiral/2</extracomment>
        <translation>풀지 못했어요. 마지막 말이 중앙 사각형에서 끝나는 것이 가장 좋아요.</translation>
    </message>
    <message>
        <source>The piece beside the Center Square should be the last to leave. So leap over the outermost piece first.</source>
        <extracomment>spiral/2</extracomment>
        <translation>중앙 사각형 옆의 말은 맨 마지막에 빠져야 해요. 그러니 맨 바깥쪽 말을 먼저 뛰어넘으세요.</translation>
    </message>
    <message>
        <source>Unwinding</source>
        <extracomment>spiral/3</extracomment>
        <translation>풀어내기</translation>
    </message>
    <message>
        <source>The Spiral can also be played without colours: then any piece may pass over any other. Make the leap over both pieces.</source>
        <extracomment>spiral/3</extracomment>
        <translation>같은 게임판에서 색 없이 할 수도 있어요. 그러면 자기 색이 막는 일이 없어요. 두 말을 모두 뛰어넘으세요.</translation>
    </message>
    <message>
        <source>The piece should land where the arrows end.</source>
        <extracomment>spiral/3</extracomment>
        <translation>화살표들이 끝나는 곳에 내려야 해요.</translation>
    </message>
    <message>
        <source>Leap over both pieces, to the tip of the last arrow. The second piece leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>두 말을 모두 넘어 마지막 화살표의 끝까지 가세요. 두 번째 말이 빠져요.</translation>
    </message>
    <message>
        <source>Yes, one piece is left</source>
        <extracomment>spiral/3</extracomment>
        <translation>예, 말이 하나 남았어요</translation>
    </message>
    <message>
        <source>No, it must be on the Center Square</source>
        <extracomment>spiral/3</extracomment>
        <translation>아니요, 중앙 사각형이어야 해요</translation>
    </message>
    <message>
        <source>This is not Crooked Jumps.</source>
        <extracomment>spiral/3</extracomment>
        <translation>이것은 Crooked Jumps가 아니에요.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Ending on the Center Square would have been even better.</source>
        <extracomment>spiral/3</extracomment>
        <translation>풀었어요. 중앙 사각형이었다면 더 좋았을 거예요.</translation>
    </message>
    <message>
        <source>The white piece on the Center Square leaps over red and lands beside the other white piece. How many pieces are left in the end?</source>
        <extracomment>spiral/3</extracomment>
        <translation>중앙 사각형의 흰색이 빨간색을 뛰어넘어 다른 흰색 말 옆에 내려요. 마지막에 말이 몇 개 남을까요?</translation>
    </message>
    <message>
        <source>Can one of the last two leap over the other?</source>
        <extracomment>spiral/3</extracomment>
        <translation>마지막 두 말 가운데 하나가 다른 하나를 뛰어넘을 수 있을까요?</translation>
    </message>
    <message>
        <source>Two pieces of the same colour can’t pass over each other. Watch which colours you remove.</source>
        <extracomment>spiral/3</extracomment>
        <translation>같은 색의 두 말은 서로 넘지 못해요. 어느 색이 빠지는지 살피세요.</translation>
    </message>
    <message>
        <source>Four pieces: finish on the Center Square in three leaps. All four have different colours, so each may pass over any other.</source>
        <extracomment>spiral/3</extracomment>
        <translation>말 네 개, 뛰어넘기 세 번으로 중앙 사각형까지 가세요. 말마다 색이 달라서 서로 모두 넘을 수 있어요.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square. The last leap has to go over a piece beside it.</source>
        <extracomment>spiral/3</extracomment>
        <translation>이렇게는 마지막 말이 중앙 사각형에 남지 않아요. 마지막 뛰어넘기는 중앙 사각형 옆에 있는 말의 이웃에서 시작해요.</translation>
    </message>
    <message>
        <source>One of the outer pieces leaps over two others and lands beside the Center Square. That piece will be the last to leave.</source>
        <extracomment>spiral/3</extracomment>
        <translation>바깥쪽 말 하나가 다른 말 둘을 뛰어넘어 중앙 사각형 옆으로 가요. 그 말이 맨 마지막에 빠져요.</translation>
    </message>
    <message>
        <source>Five pieces, two of them white: finish on the Center Square in four leaps. Only one first leap works.</source>
        <extracomment>spiral/3</extracomment>
        <translation>말 다섯 개이고 둘은 흰색이에요. 첫 번째 뛰어넘기 가운데 하나만 중앙 사각형으로 이어져요. 뛰어넘기 네 번이에요.</translation>
    </message>
    <message>
        <source>You haven’t finished on the Center Square.</source>
        <extracomment>spiral/3</extracomment>
        <translation>이렇게는 마지막 말이 중앙 사각형에 남지 않아요.</translation>
    </message>
    <message>
        <source>Start with red: it leaps outwards, and one of the white pieces leaves.</source>
        <extracomment>spiral/3</extracomment>
        <translation>빨간색부터 시작하세요. 바깥쪽으로 뛰어넘고 흰색 말 하나가 빠져요.</translation>
    </message>
    <message>
        <source>Your first puzzle: eight pieces round the Center Square, without colours. Seven leaps leave one piece. Undo as often as you like.</source>
        <extracomment>spiral/3</extracomment>
        <translation>첫 퍼즐: 중앙 사각형 둘레의 말 여덟 개, 색은 없어요. 일곱 번 뛰어넘으면 하나가 남아요. 얼마든지 되돌려도 돼요.</translation>
    </message>
    <message>
        <source>From shore to shore</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>물가에서 물가까지</translation>
    </message>
    <message>
        <source>Ann walks from the beach in the west to the beach in the east, on boardwalks. Tap every card that she can reach from the west.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann은 데크 길로 서쪽 모래밭에서 동쪽 모래밭까지 걸어가요. 서쪽에서 갈 수 있는 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Start at a3 and continue wherever two boardwalks meet, even across a corner.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>a3에서 시작해, 두 데크 길이 만나는 곳마다 이어 가세요. 모서리도 지나갈 수 있어요.</translation>
    </message>
    <message>
        <source>Ben walks over the same cards, from the meadow in the north to the meadow in the south. Tap every card that he can reach from the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben은 같은 카드 위로 북쪽 풀밭에서 남쪽 풀밭까지 걸어가요. 북쪽에서 갈 수 있는 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>So far, only cards in the top row reach the north.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>아직은 맨 위 가로줄의 카드만 북쪽으로 이어져요.</translation>
    </message>
    <message>
        <source>The cards belong to nobody: both players may walk on all of them.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>카드는 누구의 것도 아니에요. 둘 다 모든 카드 위를 걸을 수 있어요.</translation>
    </message>
    <message>
        <source>Every turn begins with taking a card off the board. Take the face-down card on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>차례마다 먼저 게임판에서 카드를 한 장 빼요. c2의 카드를 빼세요. 아직 뒷면이에요.</translation>
    </message>
    <message>
        <source>That card may be taken too, but this time take the one on c2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>그 카드도 뺄 수 있지만 이번에는 c2의 카드를 빼세요.</translation>
    </message>
    <message>
        <source>Column c is the third from the left, and row 2 is the second from the bottom.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>세로줄 c는 왼쪽에서 세 번째, 가로줄 2는 아래에서 두 번째예요.</translation>
    </message>
    <message>
        <source>The card leaves a gap. Now you can turn the card and push it back in at either end of column c or row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>빈칸이 생겨요. 이제 카드를 돌릴 수 있고, 세로줄 c나 가로줄 2의 끝에서 다시 들어와요.</translation>
    </message>
    <message>
        <source>That is the right place, but turn the card differently: it needs one arm up to e3 and another to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>곳은 맞지만 카드를 다르게 돌리세요. 위의 e3으로 가는 갈래와 모래밭으로 가는 갈래가 하나씩 있어야 해요.</translation>
    </message>
    <message>
        <source>That is the west end. Ann’s pathway has to be completed in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>그쪽은 서쪽 끝이에요. Ann의 길은 동쪽에서 완성해야 해요.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet. Your card has to join e3 to the beach in the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>서쪽과 동쪽이 아직 이어지지 않았어요. 카드가 e3과 만나고 모래밭에 이르러야 해요.</translation>
    </message>
    <message>
        <source>The pathway ends on e3 with an arm to the south. A card on e2 can continue it to the beach.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>길은 e3에서 남쪽을 향한 갈래로 끝나요. e2의 카드가 이를 받아 모래밭까지 이을 수 있어요.</translation>
    </message>
    <message>
        <source>One arm meets the pathway on e3, and another touches the beach. West and east are joined, and Ann wins.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>한 갈래는 e3의 길과 만나고, 다른 갈래는 모래밭에 닿아요. 서쪽과 동쪽이 이어져 Ann이 이겨요.</translation>
    </message>
    <message>
        <source>In another game, it is Ben’s turn. He takes b3, turns its corner arm to the south-west, and pushes the card in at the north end of column b. Who wins?</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>다른 게임이고 Ben의 차례예요. b3을 빼서 모서리 갈래를 남서쪽으로 돌리고, 세로줄 b의 북쪽 끝에서 밀어 넣어요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Ann wins</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann이 이겨요</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <extracomment>trypsylon/1, trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Ben needs a pathway from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ben에게는 북쪽에서 남쪽까지 가는 길이 필요해요.</translation>
    </message>
    <message>
        <source>The new card reaches the north and meets the pathway on c5. Ben has joined his sides.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>새 카드가 북쪽으로 이어지고 c5의 길과 만나요. Ben의 두 쪽이 이어졌어요.</translation>
    </message>
    <message>
        <source>Take c1, turn it so that it completes a pathway from west to east, and push it in at the west end of row 1. The cards on a1 and b1 will move along.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann이 c1을 빼서 가로줄 1의 서쪽 끝에서 밀어 넣어요. 빈칸 앞의 카드 두 장이 함께 움직여요. 서쪽과 동쪽이 이어지게 카드를 돌리세요.</translation>
    </message>
    <message>
        <source>West and east aren’t joined yet.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>서쪽과 동쪽이 아직 이어지지 않았어요.</translation>
    </message>
    <message>
        <source>The new card ends up on a1. It has to touch the beach and meet the card that moves to b1.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>카드는 a1에 놓여요. 모래밭에 닿고, 그때 b1에 있을 카드와 만나야 해요.</translation>
    </message>
    <message>
        <source>Two other cards moved along, and now everything fits.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>카드 두 장이 함께 움직여 단번에 모두 맞아떨어져요.</translation>
    </message>
    <message>
        <source>Take, turn, push</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>빼기, 돌리기, 밀기</translation>
    </message>
    <message>
        <source>Each card has three arms: one into a corner, and one to each side that doesn’t touch this corner. Tap the card whose corner arm points north-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>카드마다 갈래가 세 개예요. 하나는 모서리로, 둘은 그 모서리에 닿지 않는 두 변으로 가요. 갈래가 북동쪽 모서리로 가는 카드를 누르세요.</translation>
    </message>
    <message>
        <source>North is up, east is right.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>북쪽은 위, 동쪽은 오른쪽이에요.</translation>
    </message>
    <message>
        <source>All cards are alike. They differ only in which way they are turned.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>카드는 모두 똑같아요. 놓인 방향만 달라요.</translation>
    </message>
    <message>
        <source>Take c3, turn its corner arm to the south-east, and push the card in at the north end of column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3을 빼서 모서리 갈래를 남동쪽으로 돌리고, 세로줄 c의 북쪽 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>That was the south end, at the bottom. North is at the top.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>그쪽은 아래에 있는 남쪽 끝이에요. 북쪽은 위예요.</translation>
    </message>
    <message>
        <source>That is the right end, but the corner arm points the wrong way. Turn the card before you push it in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>끝은 맞지만 모서리 갈래의 방향이 달라요. 밀기 전에 카드를 돌리세요.</translation>
    </message>
    <message>
        <source>The new card should be on c5, at the top of column c, with its corner arm to the south-east.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>세로줄 c의 맨 위인 c5에 모서리 갈래가 남동쪽인 카드가 있어야 해요.</translation>
    </message>
    <message>
        <source>Take c3. Turn the card until its corner arm points down and to the right. Then use the arrow above column c.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3을 빼세요. 모서리로 가는 갈래가 오른쪽 아래를 향할 때까지 카드를 돌리세요. 그런 다음 세로줄 c 위의 화살표를 쓰세요.</translation>
    </message>
    <message>
        <source>The cards on c5 and c4 moved down and closed the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c5와 c4의 카드가 내려와 빈칸을 메웠어요.</translation>
    </message>
    <message>
        <source>The gap is in row 3 and in column c. Each of these lines has two ends.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>빈칸은 가로줄 3과 세로줄 c에 있어요. 각각 끝이 두 개예요.</translation>
    </message>
    <message>
        <source>You can push the card in at any of the four ends, and turn it in any of four ways. While you hold it, you may still put it back, unless you play with touch-move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>끝이 네 개, 놓는 방향이 네 가지예요. 터치 무브가 아니라면, 카드를 들고 있는 동안에는 제자리에 되돌려 놓아도 돼요.</translation>
    </message>
    <message>
        <source>Take c3 and try to push it in at the north end of column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>c3을 빼서 세로줄 d의 북쪽 끝에서 밀어 넣어 보세요.</translation>
    </message>
    <message>
        <source>Use the arrow above column d.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>세로줄 d 위의 화살표를 쓰세요.</translation>
    </message>
    <message>
        <source>Column d is full. Only a row or column with a gap can move.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>세로줄 d는 차 있어요. 빈칸이 있는 줄만 밀려요.</translation>
    </message>
    <message>
        <source>Take the card on e3, at the edge, and try to push it straight back in at the east end of row 3.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>가장자리 e3의 카드를 빼서, 곧바로 가로줄 3의 동쪽 끝에서 되돌려 넣어 보세요.</translation>
    </message>
    <message>
        <source>Use the arrow east of row 3. The gap is right next to this arrow.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>그 화살표 바로 뒤가 빈칸이에요.</translation>
    </message>
    <message>
        <source>A push has to move at least one other card.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>다른 카드가 적어도 한 장은 움직여야 해요.</translation>
    </message>
    <message>
        <source>A card from inside the board may go back in at any of four ends. Now Ann takes a corner card, the one on e1. At how many ends may she push it in?</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>안쪽에서 뺀 카드는 네 끝 가운데 고를 수 있어요. 이번에는 Ann이 모서리 e1의 카드를 빼요. 끝이 몇 개일까요?</translation>
    </message>
    <message>
        <source>Row 1 and column e have four ends in all. Two of them are right next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>네 끝 가운데 둘은 바로 빈칸에 있어요.</translation>
    </message>
    <message>
        <source>Two: the north end of column e, and the west end of row 1.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>두 개예요. 세로줄 e의 북쪽 끝과 가로줄 1의 서쪽 끝이에요.</translation>
    </message>
    <message>
        <source>One push can move a whole line. Move both face-up cards in row 4 one cell to the west.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>한 번 밀면 줄 전체가 움직여요. 가로줄 4의 데크 길 두 개를 모두 서쪽으로 한 칸 옮기세요.</translation>
    </message>
    <message>
        <source>Both cards moved, but to the east. Cards move away from the end where you push, towards the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>움직였지만 동쪽으로 갔어요. 카드는 미는 끝에서 빈칸 쪽으로 움직여요.</translation>
    </message>
    <message>
        <source>The card on b4 hasn’t moved: your push moved other cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>b4의 카드는 움직이지 않았어요. 밀어서 움직인 것은 다른 카드예요.</translation>
    </message>
    <message>
        <source>The cards from b4 and c4 should now be on a4 and b4.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>b4와 c4의 데크 길이 이제 a4와 b4에 있어야 해요.</translation>
    </message>
    <message>
        <source>Take the card at the west end of row 4, and push it in at the other end.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>가로줄 4의 서쪽 끝에 빈칸을 만들고 반대쪽에서 미세요.</translation>
    </message>
    <message>
        <source>Even a card that you can’t take can be pushed along. Pushes like this are half the game.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>뺄 수 없는 카드도 움직일 수 있어요. 그것이 이 게임의 절반이에요.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>이어지는 것</translation>
    </message>
    <message>
        <source>Neighbouring cards are joined if both have an arm to the middle of the side between them. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>이웃한 카드는 둘 다 사이에 있는 변의 가운데에 갈래가 있으면 이어져요. 서쪽과 이어진 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Start at a3, which has an arm up to a4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>a3에서 시작하세요. 위의 a4 쪽으로 갈래가 있어요.</translation>
    </message>
    <message>
        <source>The card on c4 isn’t joined: it lies beside the pathway, but none of its arms meets an arm of a neighbour.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>c4의 카드는 이어지지 않았어요. 길 옆에 있지만, 어느 갈래도 이웃 카드의 갈래와 만나지 않아요.</translation>
    </message>
    <message>
        <source>Push a card in so that six cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>카드를 밀어 넣어 여섯 장이 서쪽과 이어지게 하세요.</translation>
    </message>
    <message>
        <source>The new card lies beside c5, but their arms don’t meet, so they aren’t joined.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>c5 옆에 있지만 갈래가 만나지 않아요. 옆에 있다고 이어지는 것은 아니에요.</translation>
    </message>
    <message>
        <source>Fewer than six cards are joined to the west.</source>
        <extracomment>trypsylon/3, trypsylon/4</extracomment>
        <translation>서쪽과 이어진 카드가 여섯 장보다 적어요.</translation>
    </message>
    <message>
        <source>A card at the west end of a row needs no neighbour: an arm to the west is enough to join it. Try row 1.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>줄의 서쪽 끝에 있는 카드는 서쪽으로 갈래가 있으면 저절로 이어져요. 가로줄 1은 아직 쓰지 않았어요.</translation>
    </message>
    <message>
        <source>Now six cards are joined: every arm that touches the beach counts.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>여섯 장이에요. 모래밭에 닿는 갈래는 모두 쳐요.</translation>
    </message>
    <message>
        <source>Where four cards meet, all arms into that point are joined if all four cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>카드 네 장이 만나는 점에서는, 네 장 모두 앞면이면 그 점에 이르는 갈래가 모두 이어져요. 서쪽과 이어진 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>The corner arm of a3 points north-east. Which other card has an arm into the same point?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>a3에서 갈래 하나가 위쪽 모서리로 가요. 어느 카드의 갈래가 같은 점에 이를까요?</translation>
    </message>
    <message>
        <source>The pathway leads from a3 across the corner to b4, and on to c4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>a3에서 모서리를 지나 b4로, 거기서 c4로 이어져요.</translation>
    </message>
    <message>
        <source>Ben takes b3, a card that isn’t even on the pathway, and pushes it in at the east end of row 3. How many cards will still be joined to the west?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>Ben이 길에 들지도 않는 카드 b3을 빼서 가로줄 3의 동쪽 끝에서 밀어 넣어요. 그러면 서쪽과 이어진 카드는 몇 장일까요?</translation>
    </message>
    <message>
        <source>The push moves a face-down card to b3. What does that change at the point between a3 and b4?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>뒷면 카드가 b3으로 움직여요. 그런 다음 a3과 b4 사이의 점을 보세요.</translation>
    </message>
    <message>
        <source>Only a3 is still joined. At the point between a3 and b4, one of the four cards is now face down, so nothing is joined there.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>한 장이에요. 네 장 가운데 세 장만 앞면이라서 그 점에서는 아무것도 이어지지 않아요.</translation>
    </message>
    <message>
        <source>Repair the pathway: join three cards to the west again.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>바로잡으세요. 다시 세 장이 서쪽과 이어져야 해요.</translation>
    </message>
    <message>
        <source>The card on b3 is still face down. Which push would bring a face-up card there?</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3의 카드가 다시 뒷면이에요. 어느 줄을 밀면 그곳에 앞면 카드가 올까요?</translation>
    </message>
    <message>
        <source>Fewer than three cards are joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>서쪽과 이어진 카드가 세 장보다 적어요.</translation>
    </message>
    <message>
        <source>The card on b2 is face up. Move it up by one cell.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b2의 카드는 앞면이에요. 세로줄 b를 한 칸 위로 움직이세요.</translation>
    </message>
    <message>
        <source>It doesn’t matter which way the card on b3 is turned. It only has to be face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3이 어떻게 놓였는지는 상관없어요. 앞면이기만 하면 돼요.</translation>
    </message>
    <message>
        <source>This pathway crosses sides as well as corners. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>변과 모서리를 함께 보세요. 서쪽과 이어진 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Follow one arm after another. Before you cross a corner, check that all four cards there are face up.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>갈래를 하나씩 따라가세요. 모서리를 지나기 전에 네 장이 모두 앞면인지 보세요.</translation>
    </message>
    <message>
        <source>Seven cards are joined, and the pathway crosses three corners.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>일곱 장이고, 길은 모서리를 세 번 지나요.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>테두리에서</translation>
    </message>
    <message>
        <source>Where two cards meet at the frame, an arm into that point reaches the beach if both cards are face up. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>카드 두 장이 테두리의 한 점에서 만나요. 두 장 모두 앞면이면 그 점에 이르는 갈래가 모래밭에 닿아요. 서쪽과 이어진 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Compare a3 and a2 with a5 and a4.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a3과 a2를 a5와 a4와 견주어 보세요.</translation>
    </message>
    <message>
        <source>The cards on a3 and a2 are both face up. The card on a4 isn’t, so the corner arm of a5 reaches nothing.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a3과 a2는 둘 다 앞면이에요. a5 아래의 카드는 뒷면이라서 a5의 모서리 갈래는 아무 데도 닿지 않아요.</translation>
    </message>
    <message>
        <source>Join a5 and b5 to the west, too, so that at least six cards are joined.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5와 b5도 서쪽과 이으세요. 적어도 여섯 장이 이어져야 해요.</translation>
    </message>
    <message>
        <source>The new card reaches the beach, but a5 doesn’t: the card on a4 is still face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>그 카드는 모래밭에 닿았지만 a5는 아니에요. 그 아래 카드가 아직 뒷면이에요.</translation>
    </message>
    <message>
        <source>What a5 lacks is a face-up card below it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5에는 앞면인 이웃이 없어요.</translation>
    </message>
    <message>
        <source>Again, it doesn’t matter which way the card below a5 is turned.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>이번에도 이웃 카드가 어떻게 놓였는지는 상관없어요.</translation>
    </message>
    <message>
        <source>An arm into a corner of the board always reaches both sides that meet there. Push a card in so that it lies on a1, reaches west and south at once, and is joined to b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>게임판의 모서리에 이르는 갈래는 거기서 만나는 두 쪽에 언제나 닿아요. 서쪽과 남쪽에 한꺼번에 닿고 b1과 만나는 카드를 a1에 놓으세요.</translation>
    </message>
    <message>
        <source>Your card lies on a1, but it has to do three things: reach the west, reach the south, and meet an arm of b1.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a1에 있지만 서쪽, 남쪽, b1의 갈래 세 가지를 모두 이루지는 못해요.</translation>
    </message>
    <message>
        <source>Two cards should be joined to the west, and two to the south.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>두 장은 서쪽과, 두 장은 남쪽과 이어져야 해요.</translation>
    </message>
    <message>
        <source>Push at the west end of row 1: the card on a1 moves to b1. The new card’s corner arm should point into the corner of the board.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>가로줄 1의 서쪽 끝에서 미세요. a1의 카드가 b1로 움직여요. 새 카드의 모서리 갈래는 게임판의 모서리로 가야 해요.</translation>
    </message>
    <message>
        <source>The card reaches west and south at once, whatever lies around it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>둘레에 무엇이 있든 서쪽과 남쪽에 한꺼번에 닿아요.</translation>
    </message>
    <message>
        <source>Yes, along the beach</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>예, 모래밭을 따라서요</translation>
    </message>
    <message>
        <source>A pathway ends at the frame. Nobody walks along the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>길은 테두리에서 끝나요. 아무도 모래밭을 따라 걷지 않아요.</translation>
    </message>
    <message>
        <source>All cards in column a are now joined to the west. Tap those that are joined to the north as well.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>이제 세로줄 a의 모든 카드가 서쪽과 이어져 있어요. 북쪽과 이어진 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Go down from a5, arm by arm.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>a5에서 갈래를 하나씩 따라 내려가세요.</translation>
    </message>
    <message>
        <source>Only the upper two are joined to the north. The new card reaches the beach but isn’t joined to the card above it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>위의 두 장뿐이에요. 새 카드는 모래밭에 닿지만 위의 카드와는 닿지 않아요.</translation>
    </message>
    <message>
        <source>Ann’s pathway ends on d5. Find the push that joins it to the east.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>Ann의 길은 d5에서 끝나요. 그 길을 동쪽까지 잇는 밀기를 찾으세요.</translation>
    </message>
    <message>
        <source>The corner arm points at the frame, but the card on e4 is face down, so the arm doesn’t reach the beach.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>모서리 갈래가 테두리를 향하지만 아래 카드가 뒷면이에요. 그래서 모래밭에 닿지 않아요.</translation>
    </message>
    <message>
        <source>Row 5 moved, and Ann’s pathway moved with it.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>가로줄 5가 움직여 Ann의 길도 함께 움직였어요.</translation>
    </message>
    <message>
        <source>West and east aren’t joined.</source>
        <extracomment>trypsylon/4, trypsylon/7, trypsylon-expert/1, trypsylon-expert/4</extracomment>
        <translation>서쪽과 동쪽이 이어지지 않았어요.</translation>
    </message>
    <message>
        <source>The new card on e5 has to meet d5 and reach the east. Which corner of the board is e5 in?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>e5의 카드가 서쪽에서 d5와 만나고 동쪽에 닿아야 해요. 거기에는 게임판의 어느 모서리가 있을까요?</translation>
    </message>
    <message>
        <source>The arm into the corner of the board reaches the east without any neighbour.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>게임판의 모서리로 가는 갈래는 이웃이 없어도 동쪽에 닿아요.</translation>
    </message>
    <message>
        <source>Three kinds of move</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>세 가지 수</translation>
    </message>
    <message>
        <source>On the first turn of a game, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>게임의 첫 차례에는 카드를 한 장 빼요. 두 장을 빼 보세요.</translation>
    </message>
    <message>
        <source>Take any card, and then another one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>아무 카드나 빼고, 이어서 한 장 더 빼세요.</translation>
    </message>
    <message>
        <source>Make a simple move: take a card, turn it so that one arm points south, and push it into its column from the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>단순 수를 두세요. 카드를 한 장 빼서, 남쪽으로 갈래가 있게 돌려 그 세로줄의 남쪽 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>That is a simple move, but the card doesn’t reach the south. Push it in from below, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>좋은 단순 수지만 남쪽에 닿지 않아요. 남쪽으로 갈래가 있는 카드를 아래에서 미세요.</translation>
    </message>
    <message>
        <source>The card should lie in row 1, with an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>카드는 가로줄 1에 있고 남쪽으로 갈래가 있어야 해요.</translation>
    </message>
    <message>
        <source>Choose the arrow below the column. Two of the four ways to turn the card give it an arm to the south.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>세로줄 아래의 화살표를 고르세요. 네 방향 가운데 둘은 남쪽으로 갈래가 있어요.</translation>
    </message>
    <message>
        <source>Taking one face-down card and pushing it in is a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>뒷면 카드를 한 장 빼는 것이 단순 수예요.</translation>
    </message>
    <message>
        <source>Ben has just pushed a card in at the east end of row 2. Try to take this card.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben이 가로줄 2의 동쪽 끝에서 카드를 밀어 넣었어요. 그 카드를 바로 빼 보세요.</translation>
    </message>
    <message>
        <source>Ben’s card is on e2.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>e2에 있어요.</translation>
    </message>
    <message>
        <source>You may take any card except the one that was just pushed in, so nobody can simply undo the last move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>방금 들어온 카드가 아니면 어느 카드나 뺄 수 있어요. 그래서 상대의 수를 그냥 되돌릴 수는 없어요.</translation>
    </message>
    <message>
        <source>Any two face-down cards will do.</source>
        <extracomment>trypsylon/5, trypsylon-expert/1</extracomment>
        <translation>뒷면 카드라면 아무 두 장이나 괜찮아요.</translation>
    </message>
    <message>
        <source>Make an open move: take a face-up card and push it in again.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>공개 수를 두세요. 앞면 카드를 빼서 다시 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>That card was face down, so this was a simple move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>그 카드는 뒷면이었으니 단순 수였어요.</translation>
    </message>
    <message>
        <source>The card that you take has to be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>빼는 카드가 앞면이어야 해요.</translation>
    </message>
    <message>
        <source>Besides Ben’s card, only the one on c5 is face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>Ben의 카드 말고 앞면인 것은 c5의 한 장뿐이에요.</translation>
    </message>
    <message>
        <source>No new card was turned face up, but Ben may now do something that he wasn’t allowed to do before.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>새로 뒤집힌 카드는 없어요. 하지만 이제 Ben에게 전에 없던 권리가 생겼어요.</translation>
    </message>
    <message>
        <source>After an open move, the other player may make a double move. Ben takes two face-down cards and pushes them in, one after the other. How many cards are left face down?</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>공개 수 다음에는 상대가 이중 수를 둘 수 있어요. Ben이 카드 두 장을 빼서 차례로 밀어 넣어요. 그러면 뒷면 카드는 몇 장일까요?</translation>
    </message>
    <message>
        <source>After two simple moves, 23 cards were face down. The open move didn’t change that number.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>단순 수로 두 차례가 지난 뒤 뒷면 카드는 23장이었어요. 공개 수로는 바뀌지 않았어요.</translation>
    </message>
    <message>
        <source>21 cards, two fewer than before. The second push moved the first card on by one cell.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>두 장 줄었어요. 두 번째로 밀 때 첫 번째 카드가 한 칸 움직였어요.</translation>
    </message>
    <message>
        <source>This time Ben made an open move. Make a double move with two cards from row 4, so that the cards on a4 and b4 are face up afterwards.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>이번에는 Ben이 공개 수를 두었어요. 두 카드를 모두 가로줄 4에 넣는 이중 수를 두어, 마지막에 a4와 b4가 앞면이 되게 하세요.</translation>
    </message>
    <message>
        <source>First take two cards. Then push both in at the west end of row 4.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>먼저 카드를 두 장 빼세요. 그런 다음 두 장을 모두 가로줄 4의 서쪽 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Both a4 and b4 should be face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>a4와 b4가 모두 앞면이어야 해요.</translation>
    </message>
    <message>
        <source>Take two face-down cards from row 4. Then push both in at the west end of that row.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>가로줄 4의 뒷면 카드를 두 장 빼세요. 그런 다음 그 서쪽 끝에서 두 번 미세요.</translation>
    </message>
    <message>
        <source>Both cards are taken before the first one goes in.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>첫 번째 카드를 넣기 전에 두 장을 모두 빼요.</translation>
    </message>
    <message>
        <source>Could a double move take one face-down card and one face-up card? Try it.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>이중 수에서 뒷면 한 장과 앞면 한 장을 뺄 수 있을까요? 해 보세요.</translation>
    </message>
    <message>
        <source>First take a face-down card, then a face-up one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>먼저 뒷면을 한 장, 이어서 앞면을 한 장 빼세요.</translation>
    </message>
    <message>
        <source>Both cards of a double move have to be face down.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>둘 다 뒷면이어야 해요.</translation>
    </message>
    <message>
        <source>Who wins, and when nobody does</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>이기는 사람, 그리고 승자가 없을 때</translation>
    </message>
    <message>
        <source>Follow the pathway from a2. Does it matter who made the move?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>a2에서 길을 따라가세요. 누가 미는지가 중요할까요?</translation>
    </message>
    <message>
        <source>West and east are joined, so Ann wins. It doesn’t matter who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>서쪽과 동쪽이 이어져 Ann이 이겨요. 누가 둔 수인지는 상관없어요.</translation>
    </message>
    <message>
        <source>The second push moves the first card on.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>두 번째로 밀 때 첫 번째 카드가 움직여요.</translation>
    </message>
    <message>
        <source>Ben has made an open move, and only three cards are face down. Try to make a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben이 공개 수를 두었고 뒷면 카드는 세 장뿐이에요. 이중 수를 두어 보세요.</translation>
    </message>
    <message>
        <source>Take two of the three face-down cards.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>뒷면 카드 세 장 가운데 두 장을 빼세요.</translation>
    </message>
    <message>
        <source>A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>뒷면 카드가 세 장 이하일 때 시작한 차례에는 이중 수를 둘 수 없어요.</translation>
    </message>
    <message>
        <source>Three times: the position at the beginning counts as the first.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>처음 국면을 첫 번째로 쳐요.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, so either player may claim a draw. Claim it.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>같은 국면이 세 번째로 나와서 누구든 무승부를 선언할 수 있어요. 그렇게 하세요.</translation>
    </message>
    <message>
        <source>The game goes on: a draw can be claimed only until the next move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>게임이 계속돼요. 무승부는 다음 수를 둘 때까지 선언할 수 있어요.</translation>
    </message>
    <message>
        <source>Claiming a draw isn’t a move. Look beside the board: the claim is offered there as soon as it is possible.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>무승부 선언은 수가 아니에요. 선언할 수 있게 되면 게임판 옆에 나와요.</translation>
    </message>
    <message>
        <source>A draw. Players may also agree to a draw at any time, or resign.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>무승부예요. 언제든 서로 무승부에 합의하거나 기권할 수도 있어요.</translation>
    </message>
    <message>
        <source>First look for a win. A push moves several cards, so a pathway that doesn’t quite fit may fit once its cards have moved by one cell. Ann can win here.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>먼저 이기는 수를 찾으세요. 밀면 줄 전체가 움직이니, 거의 맞는 길은 한 칸 움직여 맞아떨어질 수 있어요. 여기서 Ann이 이길 수 있어요.</translation>
    </message>
    <message>
        <source>Row 1 has five face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>가로줄 1에는 앞면 카드가 다섯 장 있어요. 가운데에서 한 장을 빼서 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>An open move can reuse nearly all the cards of a line, just in another order.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>한 줄의 카드를 거의 모두 순서만 바꿔 다시 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>Ann can win at once here, too. The gap may be anywhere in the line that you push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>이번에도 Ann이 바로 이길 수 있어요. 빈칸은 줄의 어디에 있어도 돼요.</translation>
    </message>
    <message>
        <source>Three cards in row 3 have to move one cell to the east.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>가로줄 3의 카드 세 장이 동쪽으로 한 칸 움직여야 해요.</translation>
    </message>
    <message>
        <source>Don’t look only at the new card: the cards that move along matter, too.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>새 카드만 보면 함께 움직인 다른 카드를 놓쳐요.</translation>
    </message>
    <message>
        <source>Ben threatens to win with a card on e5. Ann stops this threat with an open move: she takes a1 and pushes it in at the east end of row 1. Is she safe now?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben이 e5에 카드를 넣어 이기려고 해요. Ann은 공개 수로 막아요. a1을 빼서 가로줄 1의 동쪽 끝에서 밀어 넣어요. 이제 안전할까요?</translation>
    </message>
    <message>
        <source>What may Ben do after an open move that he may not do after a simple one?</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>단순 수 다음에는 못 하지만 공개 수 다음에는 Ben이 할 수 있는 것이 무엇일까요?</translation>
    </message>
    <message>
        <source>One card of Ben’s double move repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>이중 수의 한 장으로 Ben이 길을 바로잡고, 다른 한 장으로 완성해요.</translation>
    </message>
    <message>
        <source>Try again with a better defence: stop Ben with a simple move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>한 번 더, 더 나은 수비로 해 보세요. 단순 수로 Ben을 막으세요.</translation>
    </message>
    <message>
        <source>Ben’s pathway up column e was still there, and one card completed it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>세로줄 e를 올라가는 Ben의 길이 아직 있고, 카드 한 장이면 완성돼요.</translation>
    </message>
    <message>
        <source>You took a face-up card. That stops Ben’s threat for now, but it allows him a double move.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>그것은 앞면 카드를 뺐어요. 이번 밀기는 막지만 Ben에게 이중 수를 허용해요.</translation>
    </message>
    <message>
        <source>That moves Ben’s pathway right up to the north. Now he needs only one card at its south end.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>그러면 Ben의 길이 북쪽까지 올라가요. 이제 반대쪽 끝에 카드 한 장만 있으면 돼요.</translation>
    </message>
    <message>
        <source>Ben can still win with his next push.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben이 아직 다음 밀기로 이길 수 있어요.</translation>
    </message>
    <message>
        <source>The card on e3 was just pushed in and can’t be taken, but a push at the east end of row 3 moves it away.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>e3의 카드는 방금 들어와서 뺄 수 없지만, 그 가로줄의 동쪽 끝에서 밀면 옮길 수 있어요.</translation>
    </message>
    <message>
        <source>Your push moved a card out of column e, so Ben’s new card on e5 leads nowhere.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>밀어서 길을 잇던 카드 한 장이 세로줄 e에서 빠졌어요. Ben이 e5에 카드를 넣어도 이어지지 않아요.</translation>
    </message>
    <message>
        <source>Ben has made an open move, so Ann may make a double move. Find the two cards that win for her.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>Ben이 공개 수를 두어서 Ann은 이중 수를 둘 수 있어요. 카드 두 장으로 이겨요.</translation>
    </message>
    <message>
        <source>With both cards pushed in, west and east still aren’t joined.</source>
        <extracomment>trypsylon/7, trypsylon-expert/2, trypsylon-expert/4</extracomment>
        <translation>두 장을 모두 넣었는데 서쪽과 동쪽이 이어지지 않았어요.</translation>
    </message>
    <message>
        <source>The pathway along the top is nearly complete. It needs a new card on a5 and another in column d; push both cards in from the north.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>맨 위를 따라 길이 거의 완성됐어요. a5의 카드와 세로줄 d의 카드 한 장이 모자라요. 둘 다 북쪽에서 넣을 수 있어요.</translation>
    </message>
    <message>
        <source>That is the price of an open move. Make one only if your opponent can’t make use of two cards.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>이것이 공개 수의 대가예요. Ben이 카드 두 장을 쓸 수 없을 때만 두세요.</translation>
    </message>
    <message>
        <source>Your first game: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>첫 게임: 나는 Ann이고 서쪽과 동쪽을 이어요. 컴퓨터는 북쪽과 남쪽을 이어요.</translation>
    </message>
    <message>
        <source>Open or double</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>공개 수 또는 이중 수</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Take one from inside the row and push it back in at one end of that row.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>가로줄 5는 모두 앞면 카드예요. 가운데에서 한 장을 빼서 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>On the very first turn, only one card is taken. Try to take two.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>맨 첫 차례에는 카드를 한 장만 빼요. 두 장을 빼 보세요.</translation>
    </message>
    <message>
        <source>Any two cards will do.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>아무 두 장이나 괜찮아요.</translation>
    </message>
    <message>
        <source>The first move is the only simple move of the whole game. In a series, the players take turns making the first move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>게임 전체에서 단 하나의 단순 수예요. 여러 판을 할 때는 번갈아 가며 이 수를 둬요.</translation>
    </message>
    <message>
        <source>Ben has made the first move. From now on, nobody may take just one face-down card and push it in. Try it anyway.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben이 첫 수를 두었어요. 이제부터는 뒷면이었던 카드를 한 장만 밀어 넣을 수 없어요. 해 보세요.</translation>
    </message>
    <message>
        <source>Take a face-down card, and try to push it in before you take another one.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>뒷면 카드를 한 장 빼고, 또 한 장을 빼기 전에 밀어 넣어 보세요.</translation>
    </message>
    <message>
        <source>Whoever takes one face-down card has to take a second one, too.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>뒷면 카드를 한 장 빼면 두 번째 카드도 빼야 해요.</translation>
    </message>
    <message>
        <source>Could Ann make an open move? Only Ben’s card is face up. Try to take it.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ann이 공개 수를 둘 수 있을까요? 앞면인 것은 Ben의 카드뿐이에요. 그 카드를 빼 보세요.</translation>
    </message>
    <message>
        <source>Ben’s card is on c5.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>c5에 있어요.</translation>
    </message>
    <message>
        <source>The card that was pushed in last can’t be taken, so the second turn of the game is always a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>마지막에 들어온 카드는 그대로 두어야 해요. 그래서 게임의 둘째 차례는 언제나 이중 수예요.</translation>
    </message>
    <message>
        <source>So make a double move: take two face-down cards, and then push them in, one after the other.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>그러니 이중 수를 두세요. 뒷면 카드를 두 장 빼서 차례로 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>There should be two fewer face-down cards than before.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>뒷면 카드가 두 장 줄어야 해요.</translation>
    </message>
    <message>
        <source>Take both cards first. Each goes in at an end of a line with a gap.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>먼저 두 장을 모두 빼세요. 각각 빈칸이 있는 줄의 끝에서 들어가요.</translation>
    </message>
    <message>
        <source>Three cards are face up after two turns.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>두 차례 뒤에 앞면 카드는 세 장이에요.</translation>
    </message>
    <message>
        <source>Ben has made a double move. In the standard game, Ann could answer with a double move only after an open move. Expert has no such limit: make a double move.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>Ben이 이중 수로 응수했어요. 기본 게임이라면 Ann은 이제 공개 수를 기다려야 해요. 여기서는 이중 수를 두세요.</translation>
    </message>
    <message>
        <source>That was an open move. It is allowed as well, but this time take two face-down cards.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>그것은 공개 수였어요. 그것도 되지만 이번에는 뒷면 카드를 두 장 빼세요.</translation>
    </message>
    <message>
        <source>In each turn you choose: two face-down cards, or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>차례마다 골라요. 뒷면 카드 두 장이나, 앞면 카드 한 장이에요.</translation>
    </message>
    <message>
        <source>Two cards in one turn</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>한 차례에 카드 두 장</translation>
    </message>
    <message>
        <source>The two gaps lie in one row and two columns.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>빈칸 두 개, 가로줄 하나와 세로줄 두 개예요.</translation>
    </message>
    <message>
        <source>There are six ends. Row 2 has both gaps; a push at either end of it closes the nearer gap.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>끝이 여섯 개예요. 가로줄 2에는 빈칸이 둘 다 있고, 밀면 가까운 쪽이 메워져요.</translation>
    </message>
    <message>
        <source>The first card went in from the west. Tap every end where the second card may go in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>첫 번째 카드가 서쪽에서 들어왔어요. 두 번째 카드는 어디로 넣을 수 있을까요?</translation>
    </message>
    <message>
        <source>Only one gap is left.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>빈칸이 하나만 남았어요.</translation>
    </message>
    <message>
        <source>There are four: both ends of row 2, and both ends of column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>네 곳이에요. 가로줄 2의 양쪽 끝과 세로줄 d의 양쪽 끝이에요.</translation>
    </message>
    <message>
        <source>Ann takes b2 and d2 and pushes both in at the west end of row 2. The first card has its corner arm to the north-east. Where does that card end up?</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann이 두 장을 모두 가로줄 2의 서쪽 끝에서 밀어 넣는데, 먼저 모서리 갈래가 북동쪽인 카드를 넣어요. 이 카드는 마지막에 어디에 있을까요?</translation>
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
        <translation>두 번째로 밀면 d2의 빈칸이 메워져요.</translation>
    </message>
    <message>
        <source>The second push moved the first card on by one cell, to b2.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>두 번째 카드가 첫 번째 카드를 옮겼어요.</translation>
    </message>
    <message>
        <source>Take two cards, push one in, and then try to take another one.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>카드를 두 장 빼서 한 장을 밀어 넣고, 또 한 장을 빼 보세요.</translation>
    </message>
    <message>
        <source>After the first push, try to take any other card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>첫 번째로 민 다음 아무 카드나 빼 보세요.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>첫 번째 카드를 넣기 전에 두 장을 모두 골라요.</translation>
    </message>
    <message>
        <source>Could you take three cards at once? Try it.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>한꺼번에 세 장은 어떨까요? 해 보세요.</translation>
    </message>
    <message>
        <source>Take three face-down cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>뒷면 카드를 세 장 빼세요.</translation>
    </message>
    <message>
        <source>A double move takes only two cards.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>두 장까지만이에요.</translation>
    </message>
    <message>
        <source>The order of the pushes matters. Ann can win with the card on e5 and a card from column d.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>미는 순서가 중요해요. Ann은 e5의 카드와 세로줄 d의 카드 한 장으로 이겨요.</translation>
    </message>
    <message>
        <source>Your second push moved row 5, and with it the card that you had just pushed in there.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>두 번째로 밀 때 가로줄 5가 또 움직여, 거기 넣은 카드도 함께 움직였어요.</translation>
    </message>
    <message>
        <source>First push row 5 along from the west. Then push the other card into that row from the north.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>먼저 서쪽에서 가로줄 5를 밀고, 그다음 북쪽에서 맨 위 가로줄에 카드를 넣으세요.</translation>
    </message>
    <message>
        <source>Only the position after the second card counts.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>두 번째 카드를 넣은 다음의 모습만 따져요.</translation>
    </message>
    <message>
        <source>The last cards</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>마지막 카드</translation>
    </message>
    <message>
        <source>Two cards are face down. In the standard game, this is the endgame, without double moves. Expert has no endgame: make a double move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>뒷면 카드가 두 장 남았어요. 기본 게임이라면 이중 수가 없는 종반이에요. 전문가 모드에는 종반이 없어요. 이중 수를 두세요.</translation>
    </message>
    <message>
        <source>That was an open move. Take the two face-down cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>그것은 공개 수였어요. 뒷면 카드를 두 장 빼세요.</translation>
    </message>
    <message>
        <source>Some cards are still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>아직 뒷면 카드가 있어요.</translation>
    </message>
    <message>
        <source>Take c2 and d4, then push them in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>c2와 d4를 뺀 다음 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Double moves are possible as long as any card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>뒷면 카드가 남아 있는 동안에는 이중 수를 둘 수 있어요.</translation>
    </message>
    <message>
        <source>On 5 × 6, 6 × 5 and 6 × 6 boards, a single face-down card is left in the end. Taking that card alone counts as a double move. Make this move.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>5 × 6, 6 × 5, 6 × 6 게임판에서는 한 장이 남아요. 그 카드를 빼면 한 장만으로 이중 수가 돼요. 그렇게 하세요.</translation>
    </message>
    <message>
        <source>An open move is allowed, too, but the last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>공개 수도 되지만, 마지막 카드가 아직 뒷면이에요.</translation>
    </message>
    <message>
        <source>The last card is still face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>마지막 카드가 아직 뒷면이에요.</translation>
    </message>
    <message>
        <source>Take d3, and push it in at an end of row 3 or column d.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>d3을 빼서 가로줄 3이나 세로줄 d의 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>No second card is needed, since no other card is face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>두 번째 카드는 없으니 필요하지 않았어요.</translation>
    </message>
    <message>
        <source>With two face-down cards left, whoever takes one has to take both. Try to push in only one of them.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>뒷면 카드가 두 장 남았을 때 한 장을 빼는 사람은 둘 다 빼야 해요. 한 장만 밀어 넣어 보세요.</translation>
    </message>
    <message>
        <source>Take c2 and try to push it in.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>c2를 빼서 밀어 넣어 보세요.</translation>
    </message>
    <message>
        <source>On the usual board, an even number of cards is face down after the first turn, so the last two are taken together.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>기본 게임판에서는 첫 차례 다음에 뒷면 카드가 짝수라서, 마지막 두 장은 함께 빼요.</translation>
    </message>
    <message>
        <source>All cards are face up now, and only open moves are left. Try to take two cards.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>이제 모든 카드가 앞면이고 공개 수만 남았어요. 카드를 두 장 빼 보세요.</translation>
    </message>
    <message>
        <source>Take one face-up card, then another.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>앞면 카드를 한 장 빼고, 이어서 한 장 더 빼세요.</translation>
    </message>
    <message>
        <source>An open move always takes just one card, right to the end of the game.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>공개 수는 게임이 끝날 때까지 카드 한 장으로 둬요.</translation>
    </message>
    <message>
        <source>Look at the card that ends up on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>마지막에 e1에 있게 되는 카드를 보세요.</translation>
    </message>
    <message>
        <source>Ann wins, although Ben made the move. With two cards, that happens more easily.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben이 둔 수이지만 Ann이에요. 카드 두 장이면 이런 일이 더 쉽게 일어나요.</translation>
    </message>
    <message>
        <source>Two cards can complete a pathway in two places at once, so look for pathways that lack only two cards. Ann can win here.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>카드 두 장으로 틈 두 곳을 한꺼번에 메울 수 있어요. 그러니 카드 두 장이 모자라는 길을 찾으세요. 여기서 Ann이 이길 수 있어요.</translation>
    </message>
    <message>
        <source>The pathway along the top needs a new card in column c and another in column e. Push in both from the north.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>맨 위를 따라 세로줄 c의 카드 한 장과 세로줄 e의 끝이 모자라요. 둘 다 북쪽에서 넣을 수 있어요.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards is already a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>카드 두 장이 모자라는 길은 이미 위협이에요.</translation>
    </message>
    <message>
        <source>Ann can win here, too: the bottom row is almost a pathway. Find the winning double move.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>여기서도 그래요. 맨 아래 가로줄의 길이 거의 완성됐어요. 두 장을 모두 찾으세요.</translation>
    </message>
    <message>
        <source>Take c1, so that row 1 can be pushed along from the west. The other card goes into column d from the south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>c1에 빈칸이 생기면 가로줄 1을 서쪽에서 밀 수 있어요. 세로줄 d에는 남쪽에서 카드를 넣어요.</translation>
    </message>
    <message>
        <source>One card moved row 1 along, and the other one repaired the pathway.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>한 장은 가로줄 1을 움직였고, 다른 한 장은 그것을 바로잡았어요.</translation>
    </message>
    <message>
        <source>Double moves aren’t everything. This time no double move wins, but one open move does.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>이중 수가 전부는 아니에요. 이번에는 어느 이중 수로도 못 이기지만, 공개 수 하나로 이길 수 있어요.</translation>
    </message>
    <message>
        <source>Row 5 is full of face-up cards. Two of them only have to move on by one cell.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>가로줄 5는 데크 길로 가득해요. 그중 둘이 한 칸 움직이기만 하면 돼요.</translation>
    </message>
    <message>
        <source>Before you turn more cards over, look at the cards that are already face up.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>카드를 더 뒤집기 전에, 이미 앞면인 카드를 보세요.</translation>
    </message>
    <message>
        <source>Ben’s pathway down column a lacks only two cards. Ann takes d1 and pushes it in at the east end of row 1. Can she afford that?</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>세로줄 a를 내려가는 Ben의 길은 카드 두 장이 모자라요. Ann이 d1을 빼서 가로줄 1의 동쪽 끝에서 밀어 넣어요. 그래도 괜찮을까요?</translation>
    </message>
    <message>
        <source>No, Ben wins</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>아니요, Ben이 이겨요</translation>
    </message>
    <message>
        <source>Ben may take two cards in any turn.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben은 언제나 카드 두 장을 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>A pathway that lacks only two cards has to be stopped at once, like one that lacks a single card in the standard game.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>카드 두 장이 모자라는 길은 바로 막아야 해요. 기본 게임에서 한 장이 모자라는 길과 같아요.</translation>
    </message>
    <message>
        <source>Your first game of Expert: you play as Ann and try to join west and east; the computer tries to join north and south.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>전문가 모드의 첫 게임: 나는 Ann이고 서쪽과 동쪽을 이어요. 컴퓨터는 북쪽과 남쪽을 이어요.</translation>
    </message>
    <message>
        <source>You can tell groups apart, and you know what wins: the largest group once the board is full. Until then, having more groups lets you place more stones.</source>
        <extracomment>byg/1</extracomment>
        <translation>이제 그룹을 구별할 수 있고 어떻게 이기는지 알게 됐어요. 게임판이 가득 찼을 때 가장 큰 그룹이 이겨요. 그때까지는 그룹이 많아야 돌도 많아요.</translation>
    </message>
    <message>
        <source>Ann’s two stones don’t touch, so they are two groups, not one.</source>
        <extracomment>byg/1</extracomment>
        <translation>Ann의 두 돌은 닿아 있지 않으니 한 그룹이 아니라 두 그룹이에요.</translation>
    </message>
    <message>
        <source>Three is the most anybody may place. Ann has only two groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>한 차례에 세 개보다 많이 놓을 수는 없어요. 그리고 Ann의 그룹은 두 개뿐이에요.</translation>
    </message>
    <message>
        <source>You know how a game begins: the Second player places a single stone, then the First player places one and takes the next turn as well.</source>
        <extracomment>byg/2</extracomment>
        <translation>이제 게임이 어떻게 시작되는지 알게 됐어요. 후공이 돌 하나, 선공이 돌 하나를 놓고, 선공이 이어서 둬요.</translation>
    </message>
    <message>
        <source>The Second player places the first stone of the game. Ann makes Ben First. So who places that stone?</source>
        <extracomment>byg/2</extracomment>
        <translation>맨 처음 돌은 후공이 놓아요. Ann이 Ben을 선공으로 정해요. 그러면 누가 놓을까요?</translation>
    </message>
    <message>
        <source>Ben is First, and it is the Second player who opens.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben은 선공이고, 첫 돌을 먼저 놓는 사람은 후공이에요.</translation>
    </message>
    <message>
        <source>Ben is First. Who is Second?</source>
        <extracomment>byg/2</extracomment>
        <translation>Ben이 선공이에요. 후공은 누구일까요?</translation>
    </message>
    <message>
        <source>The opening is one stone each, on any empty cell. Ann is Second: open on C3, in the middle, and see how many turns Ben takes after that.</source>
        <extracomment>byg/2</extracomment>
        <translation>첫 돌은 한 사람이 하나씩 아무 빈칸에나 놓아요. Ann은 후공이에요. 한가운데인 C3에 첫 돌을 놓고, 그다음 Ben이 몇 번 두는지 보세요.</translation>
    </message>
    <message>
        <source>Ann should open on C3.</source>
        <extracomment>byg/2</extracomment>
        <translation>Ann은 C3에 첫 돌을 놓아야 해요.</translation>
    </message>
    <message>
        <source>Place a stone on C3, the third cell of the middle row, then end the turn.</source>
        <extracomment>byg/2</extracomment>
        <translation>C3은 가운데 줄의 세 번째 칸이에요. 놓은 다음 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Ben is the Second player here. Ann, who is First, has two turns in a row.</source>
        <extracomment>byg/2</extracomment>
        <translation>여기서는 Ben이 후공이에요. 선공인 Ann은 두 번 잇따라 둬요.</translation>
    </message>
    <message>
        <source>A2 and E2 touch neither E5 nor each other, so each is still a group.</source>
        <extracomment>byg/3</extracomment>
        <translation>A2와 E2는 E5와도, 서로와도 닿지 않아요. 이 둘도 세어야 해요.</translation>
    </message>
    <message>
        <source>E5 touches stones of three groups and joins them all.</source>
        <extracomment>byg/3</extracomment>
        <translation>E5는 세 그룹의 돌에 닿아 모두 합쳐요.</translation>
    </message>
    <message>
        <source>A stone that touches one of Ben’s groups doesn’t start a new one.</source>
        <extracomment>byg/3</extracomment>
        <translation>Ben의 그룹에 닿는 돌은 새 그룹을 만들지 않아요.</translation>
    </message>
    <message>
        <source>A stone is a group whether it has liberties or not.</source>
        <extracomment>byg/3</extracomment>
        <translation>돌은 활로가 있든 없든 그룹이에요.</translation>
    </message>
    <message>
        <source>You know how many stones you may place on a turn: one for each group that you had when the turn began, but never more than three.</source>
        <extracomment>byg/4</extracomment>
        <translation>이제 한 차례의 돌 수를 셀 수 있어요. 차례가 시작될 때의 그룹마다 하나씩이고, 세 개를 넘을 수 없어요.</translation>
    </message>
    <message>
        <source>Now Ann has two groups, so she may place two stones on her next turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>이제 Ann의 그룹은 두 개라서 다음 차례에 돌이 두 개예요.</translation>
    </message>
    <message>
        <source>Ann has more than two groups, so she may place more.</source>
        <extracomment>byg/4</extracomment>
        <translation>Ann의 그룹은 두 개보다 많으니 더 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>That is how many groups she has. But no turn has more than three stones.</source>
        <extracomment>byg/4</extracomment>
        <translation>그룹의 수는 맞아요. 하지만 한 차례의 돌은 세 개를 넘을 수 없어요.</translation>
    </message>
    <message>
        <source>Groups are counted when the turn begins, and at that point Ann had two.</source>
        <extracomment>byg/4</extracomment>
        <translation>그룹은 차례가 시작될 때 세었고, 그때는 두 개였어요.</translation>
    </message>
    <message>
        <source>You know both limits: stones placed in one turn must not touch each other, and each of your groups may grow only once a turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>이제 한 차례의 두 가지 제한을 알게 됐어요. 그 차례의 돌은 서로 떨어져 있어야 하고, 그룹은 각각 한 번만 자라요.</translation>
    </message>
    <message>
        <source>Ann places a stone on D4 and has one more to place. On which of these cells may her second stone go?</source>
        <extracomment>byg/5</extracomment>
        <translation>Ann이 D4에 놓았고 차례는 끝나지 않았어요. 두 번째 돌은 이 가운데 어느 칸에 놓을 수 있을까요?</translation>
    </message>
    <message>
        <source>E4</source>
        <extracomment>byg/5</extracomment>
        <translation>E4</translation>
    </message>
    <message>
        <source>E4 touches D4, where Ann has already placed a stone this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>E4는 같은 차례의 돌인 D4와 닿아요.</translation>
    </message>
    <message>
        <source>B1</source>
        <extracomment>byg/5</extracomment>
        <translation>B1</translation>
    </message>
    <message>
        <source>B1 touches C2, and D4 has already made that group grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>B1은 C2와 닿고, 그 그룹은 D4로 이미 자랐어요.</translation>
    </message>
    <message>
        <source>F5</source>
        <extracomment>byg/5</extracomment>
        <translation>F5</translation>
    </message>
    <message>
        <source>All cells beside D4 are closed for this turn, and so are all cells beside the group that D4 made grow.</source>
        <extracomment>byg/5</extracomment>
        <translation>D4 옆의 칸은 막혀 있고, D4로 자란 그룹 옆의 모든 칸도 막혀 있어요.</translation>
    </message>
    <message>
        <source>F5 touches E5, a group that hasn’t grown this turn. The hatched cells are closed for this turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>F5는 이번 차례에 자라지 않은 그룹인 E5와 닿아요. 막힌 칸은 빗금 쳐져 있어요.</translation>
    </message>
    <message>
        <source>C1 touches C2, F4 touches E5, and A4 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>C1은 C2에, F4는 E5에 닿고, A4는 Ann의 어느 돌과도 닿지 않아요. 두 번 자라는 그룹이 없어요.</translation>
    </message>
    <message>
        <source>D6 touches E5, G1 touches G2, and A1 touches none of Ann’s stones. No group grows twice.</source>
        <extracomment>byg/5</extracomment>
        <translation>D6은 E5에, G1은 G2에 닿고, A1은 Ann의 어느 돌과도 닿지 않아요. 두 번 자라는 그룹이 없어요.</translation>
    </message>
    <message>
        <source>She had three groups before she joined them. What counts is how many groups she has when her turn begins.</source>
        <extracomment>byg/6</extracomment>
        <translation>합치기 전에는 그룹이 세 개였어요. 중요한 것은 Ann의 차례가 시작될 때의 개수예요.</translation>
    </message>
    <message>
        <source>D4 lets all three groups grow at once, and G1 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D4는 세 그룹을 한꺼번에 키우고, G1은 Ann의 어느 돌과도 닿지 않아요.</translation>
    </message>
    <message>
        <source>D3 joins C3 and E3, D7 lets D6 grow, and A3 touches none of Ann’s stones.</source>
        <extracomment>byg/6</extracomment>
        <translation>D3은 C3과 E3을 합치고, D7은 D6을 키우고, A3은 Ann의 어느 돌과도 닿지 않아요.</translation>
    </message>
    <message>
        <source>You know when a game ends, what is counted, and who wins a tie: whoever has priority.</source>
        <extracomment>byg/7</extracomment>
        <translation>이제 게임이 언제 끝나는지, 무엇을 세는지, 동점이면 누가 이기는지 알게 됐어요. 우선권이 있는 사람이에요.</translation>
    </message>
    <message>
        <source>Her eleven stones form three groups, and only the largest group counts. It has six stones.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ann의 돌 열한 개는 세 그룹이고, 가장 큰 그룹만 따져요. 그 그룹은 여섯 개예요.</translation>
    </message>
    <message>
        <source>Eight against eight is a tie. It goes to whoever has priority, and that is Ben now.</source>
        <extracomment>byg/7</extracomment>
        <translation>여덟 개 대 여덟 개는 동점이에요. 우선권이 있는 사람이 이기는데, 이번에는 Ben이에요.</translation>
    </message>
    <message>
        <source>Priority settles a tie, so there is always a winner.</source>
        <extracomment>byg/7</extracomment>
        <translation>동점이면 우선권으로 가려서, 언제나 승자가 있어요.</translation>
    </message>
    <message>
        <source>A game may have a clock: 60 seconds for each turn, plus 5 minutes in reserve for the whole game. Ann has used up both, which is the same as resigning. What happens?</source>
        <extracomment>byg/7</extracomment>
        <translation>시계를 쓸 수도 있어요. 차례마다 60초, 게임 전체에 5분이 더 있어요. Ann이 둘 다 써 버렸어요. 기권한 것과 같아요. 어떻게 될까요?</translation>
    </message>
    <message>
        <source>Somebody who resigns has no further turns.</source>
        <extracomment>byg/7</extracomment>
        <translation>기권한 사람에게는 더 이상 차례가 없어요.</translation>
    </message>
    <message>
        <source>Groups are counted only when the board is full. Here, the clock has decided the game.</source>
        <extracomment>byg/7</extracomment>
        <translation>그룹은 게임판이 가득 찼을 때만 따져요. 여기서는 시계가 승부를 갈랐어요.</translation>
    </message>
    <message>
        <source>What matters is the cell between C4 and E2.</source>
        <extracomment>byg/8</extracomment>
        <translation>중요한 것은 C4와 E2 사이의 칸이에요.</translation>
    </message>
    <message>
        <source>You can follow a route from letter to letter, and you know that the game ends once all three routes are complete.</source>
        <extracomment>bypass/1</extracomment>
        <translation>이제 글자에서 글자로 경로를 따라갈 수 있고, 게임이 언제 끝나는지 알게 됐어요. 세 경로가 모두 완성됐을 때예요.</translation>
    </message>
    <message>
        <source>All three routes are complete, so the game is over. Each path on a route scores a point for its owner, and the most points win: Ann has 7, Ben 6.</source>
        <extracomment>bypass/1</extracomment>
        <translation>모든 글자가 이어져 게임이 끝났어요. 경로에 있는 내 길마다 1점이고, 점수가 가장 많으면 이겨요. Ann은 7점, Ben은 6점이에요.</translation>
    </message>
    <message>
        <source>The last path is Ben’s now, and so is its point.</source>
        <extracomment>bypass/1</extracomment>
        <translation>이번에는 마지막 길이 Ben의 것이니 그 점수도 Ben의 것이에요.</translation>
    </message>
    <message>
        <source>Without the last path, the score is 6 to 6. That path scores a point, too.</source>
        <extracomment>bypass/1</extracomment>
        <translation>마지막 길이 없으면 6 대 6이에요. 그 길도 점수가 돼요.</translation>
    </message>
    <message>
        <source>You can make a turn: one path and one wall, each on a link that is still open.</source>
        <extracomment>bypass/2</extracomment>
        <translation>이제 한 차례를 진행할 수 있어요. 길 하나와 벽 하나를 아직 빈 링크에 그려요.</translation>
    </message>
    <message>
        <source>A path and a wall, both on open links: that is a complete turn.</source>
        <extracomment>bypass/2</extracomment>
        <translation>길과 벽이 모두 빈 링크에 있으니 온전한 차례예요.</translation>
    </message>
    <message>
        <source>B1–C2 is a path and E2|E3 is a wall, both on open links. Nothing is missing.</source>
        <extracomment>bypass/2</extracomment>
        <translation>B1–C2는 길, E2|E3은 벽이고 두 링크 모두 비어 있어요. 빠진 것이 없어요.</translation>
    </message>
    <message>
        <source>You can swap: after drawing, you turn one of your paths into a wall and one of your walls into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>이제 교환할 수 있어요. 길과 벽을 그린 다음, 내 길 하나와 내 벽 하나가 서로 바뀌어요.</translation>
    </message>
    <message>
        <source>She had two walls and drew a third; the swap took one away and added another.</source>
        <extracomment>bypass/3</extracomment>
        <translation>두 개가 있었고 하나를 더 그렸어요. 교환으로 하나가 생기고 하나가 없어졌어요.</translation>
    </message>
    <message>
        <source>The swap turns one path into a wall, but also one wall into a path.</source>
        <extracomment>bypass/3</extracomment>
        <translation>교환하면 길 하나가 벽이 되지만, 벽 하나도 길이 돼요.</translation>
    </message>
    <message>
        <source>The path drawn this turn becomes a wall, and an older wall becomes a path. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>이번 차례의 길이 벽이 되고, 예전 벽이 길이 돼요. 서로 다른 두 링크라서 괜찮아요.</translation>
    </message>
    <message>
        <source>The wall drawn this turn becomes a path, and an older path becomes a wall. Two different links change, so the turn is legal.</source>
        <extracomment>bypass/3</extracomment>
        <translation>이번 차례의 벽이 길이 되고, 예전 길이 벽이 돼요. 서로 다른 두 링크라서 괜찮아요.</translation>
    </message>
    <message>
        <source>Paths that lead back to where they started form a loop. Ann closes a loop by drawing C2–D2. How many paths are in this loop?</source>
        <extracomment>bypass/4</extracomment>
        <translation>길을 따라가다 처음 자리로 돌아오면 고리예요. Ann이 길 C2–D2를 그려 고리를 만들어요. 그 고리에는 길이 몇 개일까요?</translation>
    </message>
    <message>
        <source>Two paths already lead from C2 to D2, and C2–D2 itself is part of the loop, too.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2에서 D2까지 이미 길 두 개가 이어져 있어요. C2–D2도 고리에 들어가요.</translation>
    </message>
    <message>
        <source>D3–E3 is Ann’s as well, but it isn’t connected to C2 or D2.</source>
        <extracomment>bypass/4</extracomment>
        <translation>D3–E3도 Ann의 길이지만 C2나 D2로 이어지지 않아요.</translation>
    </message>
    <message>
        <source>Follow the existing paths from C2 to D2, then go back along the new one.</source>
        <extracomment>bypass/4</extracomment>
        <translation>이미 있는 길로 C2에서 D2까지 간 다음, 새 길로 돌아와 보세요.</translation>
    </message>
    <message>
        <source>The loop is C2–C3, C3–D2 and C2–D2. Two of these paths are Ann’s, and one is Ben’s: for loops, everybody’s paths count.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C2–C3, C3–D2, C2–D2예요. 둘은 Ann의 길, 하나는 Ben의 길이에요. 고리에서는 모든 길을 따져요.</translation>
    </message>
    <message>
        <source>C1–D1 meets no other path, so it closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C1–D1은 다른 길과 만나지 않아서 고리를 만들지 않아요.</translation>
    </message>
    <message>
        <source>C2–D2 closes the loop, but then C2–C3 becomes a wall. When the turn ends, there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리가 생기지만 그다음 C2–C3이 벽이 돼요. 차례를 마칠 때는 고리가 끊겨 있어요.</translation>
    </message>
    <message>
        <source>No path leads on from C3, so B2–C3 closes nothing.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3에서 더 이어지는 길이 없어서 B2–C3은 고리를 만들지 않아요.</translation>
    </message>
    <message>
        <source>C3–C4 ends on C3, where no other path arrives.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C3–C4가 끝나는 C3에는 다른 길이 오지 않아요.</translation>
    </message>
    <message>
        <source>Giving up B2–B3 leaves a gap between B2 and B3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>B2–B3을 포기하면 고리가 B2와 B3 사이에서 끊겨요.</translation>
    </message>
    <message>
        <source>Giving up C4–D3 leaves a gap between C4 and D3, so there is no loop.</source>
        <extracomment>bypass/4</extracomment>
        <translation>C4–D3을 포기하면 고리가 C4와 D3 사이에서 끊겨요.</translation>
    </message>
    <message>
        <source>You know which walls are refused: those that would cut off one or more hexes, unless a swap in the same turn repairs that.</source>
        <extracomment>bypass/5</extracomment>
        <translation>이제 어떤 벽이 허용되지 않는지 알게 됐어요. 헥스를 하나든 여럿이든 고립시키는 벽이에요. 같은 차례의 교환으로 바로잡을 수도 있어요.</translation>
    </message>
    <message>
        <source>It must be possible to get from any hex to any other without crossing a wall; no paths are needed. Ann draws A1–B1 and a wall between D4 and E3. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>길이 있든 없든 벽이 없는 링크를 지나, 어느 헥스에서나 다른 모든 헥스로 갈 수 있어야 해요. Ann이 A1–B1과, D4와 E3 사이의 벽을 그려요. 이제 갈 수 없는 헥스는 몇 개일까요?</translation>
    </message>
    <message>
        <source>Look at E3: does it have a link without a wall?</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3을 보세요. 벽이 없는 링크가 있나요?</translation>
    </message>
    <message>
        <source>D4 isn’t cut off: no wall stands between D4 and C4 or C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D4에서는 아직 나갈 수 있어요. C4와 C5 쪽에는 벽이 없어요.</translation>
    </message>
    <message>
        <source>Look at the corners. Does one of them have walls on all its links?</source>
        <extracomment>bypass/5</extracomment>
        <translation>모서리를 보세요. 모든 링크에 벽이 있는 곳은 어디일까요?</translation>
    </message>
    <message>
        <source>E3 is cut off. Two of the walls around it are Ann’s, one is Ben’s: as with loops, everybody’s lines count.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3이 고립됐어요. 둘은 Ann의 벽, 하나는 Ben의 벽이에요. 고리에서처럼 누구의 것이든 따져요.</translation>
    </message>
    <message>
        <source>No hex is cut off: E3 can still be reached from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>마지막 빈 링크를 잃는 헥스가 없어요. E3에는 아직 D4에서 갈 수 있어요.</translation>
    </message>
    <message>
        <source>The path D4–E3 blocks nothing, and from D4 you can still get to C5.</source>
        <extracomment>bypass/5</extracomment>
        <translation>이제 D4–E3에는 길이 있고, 길은 아무것도 막지 않아요. D4에서는 C5로도 갈 수 있어요.</translation>
    </message>
    <message>
        <source>Try to get from E1 to E2, or from D1 to D2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1에서 E2로, 또는 D1에서 D2로 가 보세요.</translation>
    </message>
    <message>
        <source>E1 isn’t alone: you can still get from there to another hex.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E1은 혼자가 아니에요. E1에서 다른 헥스로 아직 갈 수 있어요.</translation>
    </message>
    <message>
        <source>C1 isn’t cut off: there is no wall between C1 and C2.</source>
        <extracomment>bypass/5</extracomment>
        <translation>C1에서는 아직 나갈 수 있어요. C1과 C2 사이에는 벽이 없어요.</translation>
    </message>
    <message>
        <source>From D1 you can still get to E1. Where can you go from E1?</source>
        <extracomment>bypass/5</extracomment>
        <translation>D1에서 E1로는 아직 갈 수 있어요. 그곳에서는 어디로 갈 수 있을까요?</translation>
    </message>
    <message>
        <source>The same position, before Ann draws that wall. Which of these turns is refused?</source>
        <extracomment>bypass/5</extracomment>
        <translation>그 벽을 그리기 전의 같은 게임판이에요. 이 가운데 허용되지 않는 차례는 어느 것일까요?</translation>
    </message>
    <message>
        <source>D2 and E2 both have other links without walls.</source>
        <extracomment>bypass/5</extracomment>
        <translation>D2와 E2에는 둘 다 벽이 없는 다른 링크가 있어요.</translation>
    </message>
    <message>
        <source>E3 can still be reached from D3 and from D4.</source>
        <extracomment>bypass/5</extracomment>
        <translation>E3에는 아직 D3과 D4에서 갈 수 있어요.</translation>
    </message>
    <message>
        <source>Look for a hex with walls on all its links but one.</source>
        <extracomment>bypass/5</extracomment>
        <translation>벽이 없는 링크가 하나만 남은 헥스를 찾으세요.</translation>
    </message>
    <message>
        <source>A1|B2 would be the third wall around A1 and cut it off.</source>
        <extracomment>bypass/5</extracomment>
        <translation>A1|B2는 모서리 A1을 둘러싸는 세 번째 벽이 돼요.</translation>
    </message>
    <message>
        <source>You can complete or break a route with a swap, and count points: a path counts on every route that it is part of.</source>
        <extracomment>bypass/6</extracomment>
        <translation>이제 교환으로 경로를 끊고, 경로를 완성하고, 점수를 셀 수 있어요. 길 하나는 그 길이 든 경로마다 점수가 돼요.</translation>
    </message>
    <message>
        <source>A path counts on every route that it is part of. Ann completes α with D4–E3. Now five of her six paths are on routes, and B2–B3 is on all three. How many points does she have?</source>
        <extracomment>bypass/6</extracomment>
        <translation>길 하나는 그 길이 든 경로마다 점수가 돼요. Ann이 D4–E3으로 α를 완성해요. 그러면 Ann의 길 여섯 개 가운데 다섯이 경로에 있고, B2–B3은 세 경로에 모두 있어요. Ann은 몇 점일까요?</translation>
    </message>
    <message>
        <source>Five paths are on routes, but B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>경로에 있는 길은 다섯 개지만 B2–B3은 세 번 계산돼요.</translation>
    </message>
    <message>
        <source>That is how many paths she has. D2–D3 is on no route, and B2–B3 counts three times.</source>
        <extracomment>bypass/6</extracomment>
        <translation>그것은 Ann의 길의 개수예요. D2–D3은 어느 경로에도 없고, B2–B3은 세 번 계산돼요.</translation>
    </message>
    <message>
        <source>Ann has seven points, as B2–B3 counts three times. But Ben has eight and wins: ending the game scores nothing by itself. The tracks beside the board show the points.</source>
        <extracomment>bypass/6</extracomment>
        <translation>7점이에요. B2–B3을 세 번 계산하니까요. 하지만 Ben이 8점으로 이겨요. 게임을 끝낸다고 이득이 되는 것은 아니에요. 점수는 게임판 옆의 점수 트랙에 나와요.</translation>
    </message>
    <message>
        <source>α is complete, but without C2–D1 there is no way from A3 to E1 any more.</source>
        <extracomment>bypass/6</extracomment>
        <translation>α는 완성됐지만 C2–D1이 없어서 이제 A3에서 E1까지 가는 길이 없어요.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she can’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann은 게임을 끝냈으니 함께 승리할 수 없어요.</translation>
    </message>
    <message>
        <source>She doesn’t have more points than Ben, and she ended the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann의 점수가 Ben보다 많지 않고, 게임을 끝낸 사람은 Ann이에요.</translation>
    </message>
    <message>
        <source>Ann ended the game, so she doesn’t share the win: Ben wins alone.</source>
        <extracomment>bypass/7</extracomment>
        <translation>게임을 끝낸 사람이 Ann이라서 함께 이길 사람이 없어요. Ben이 혼자 이겨요.</translation>
    </message>
    <message>
        <source>Ben has one point fewer, so he doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben은 1점 적어서 함께 승리할 수 없어요.</translation>
    </message>
    <message>
        <source>Ending the game scores nothing by itself, and Ben has the fewest points.</source>
        <extracomment>bypass/7</extracomment>
        <translation>게임을 끝내는 것만으로는 아무것도 얻지 못하고, 점수는 Ben이 가장 적어요.</translation>
    </message>
    <message>
        <source>The same position, but Cleo leaves the game. Her paths stay, but she can’t win any more. Then Ben completes α. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>같은 상황이지만 Cleo가 사정이 있어 나가요. Cleo의 길은 남지만 Cleo는 더 이상 이길 수 없어요. 그런 다음 Ben이 α를 완성해요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Cleo has as many points as Ann but has left the game.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Cleo의 점수는 Ann과 같지만 Cleo는 이미 나갔어요.</translation>
    </message>
    <message>
        <source>Ben has fewer points than Ann.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ben의 점수는 Ann보다 적어요.</translation>
    </message>
    <message>
        <source>Ann has 5 points, Ben has 4.</source>
        <extracomment>bypass/7</extracomment>
        <translation>Ann은 5점, Ben은 4점이에요.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to check before you end a turn: points first, then what a swap could do.</source>
        <extracomment>bypass/8</extracomment>
        <translation>게임 한 판을 다 뒀고, 차례를 마치기 전에 무엇을 볼지 알게 됐어요. 먼저 점수, 다음은 교환으로 할 수 있는 일이에요.</translation>
    </message>
    <message>
        <source>That is her score without the swap. With the swap, β uses two other paths of Ann’s.</source>
        <extracomment>bypass/8</extracomment>
        <translation>교환하지 않았을 때예요. 교환하면 β가 Ann의 다른 길 두 개를 지나요.</translation>
    </message>
    <message>
        <source>β gains two paths of Ann’s, but C2–D1 is no longer on it.</source>
        <extracomment>bypass/8</extracomment>
        <translation>β가 Ann의 길 두 개를 더 지나지만 C2–D1은 더 이상 β에 없어요.</translation>
    </message>
    <message>
        <source>You can jump over a neighbouring piece to an empty place next to that piece, straight on or round the corner.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>이제 뛰어넘을 수 있어요. 이웃 하나를 넘어 그 옆의 빈 곳으로, 곧장 가든 꺾든 괜찮아요.</translation>
    </message>
    <message>
        <source>In Crooked Jumps, each jump removes a piece. In the end, only one should be left, on the Center Square. Here, two pieces are left: make the last jump.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>Crooked Jumps에서는 말이 하나 남을 때까지 말들이 뛰어넘고 게임판에서 빠져요. 마지막 말은 중앙 사각형에 있어야 해요. 여기에는 두 개가 남았어요. 마지막 뛰어넘기를 하세요.</translation>
    </message>
    <message>
        <source>One piece is left, but it should stand on the Center Square.</source>
        <extracomment>crooked-jumps/1</extracomment>
        <translation>말이 하나 남았지만 중앙 사각형에 있어야 해요.</translation>
    </message>
    <message>
        <source>You know what a jump needs, and how many jumps a solution has: one fewer than there are pieces.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>이제 뛰어넘는 데 무엇이 필요한지, 풀려면 몇 번 뛰어넘는지 알게 됐어요. 말의 수보다 하나 적어요.</translation>
    </message>
    <message>
        <source>After three jumps, two pieces are left.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>세 번 뛰어넘으면 말이 두 개 남아요.</translation>
    </message>
    <message>
        <source>Five jumps would take away the last piece, too.</source>
        <extracomment>crooked-jumps/2</extracomment>
        <translation>다섯 번 뛰어넘으면 마지막 말까지 빠져요.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: think from the end, and leave no piece behind.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>이제 퍼즐을 어떻게 풀지 알게 됐어요. 끝에서부터 생각하고, 말을 뒤에 남겨 두지 않아요.</translation>
    </message>
    <message>
        <source>The third piece is too far away. No jump reaches it.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>세 번째 말은 너무 멀리 있어요. 아무리 뛰어넘어도 닿지 못해요.</translation>
    </message>
    <message>
        <source>Two of them can still jump.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>그중 둘은 아직 뛰어넘을 수 있어요.</translation>
    </message>
    <message>
        <source>The same four pieces. Now D0 jumps over C0 to D1, and then B1 jumps over A0 to B0. How does the puzzle end?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>같은 네 말이에요. 이번에는 D0이 C0을 넘어 D1로, 다음에 B1이 A0을 넘어 B0으로 뛰어요. 어떻게 끝날까요?</translation>
    </message>
    <message>
        <source>Two pieces are left, on D1 and B0. Can one of them still jump?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>D1과 B0에 말 두 개가 남아요. 그중 하나가 아직 뛰어넘을 수 있을까요?</translation>
    </message>
    <message>
        <source>For that, D1 and B0 would have to be neighbours.</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>그러려면 D1과 B0이 이웃이어야 해요.</translation>
    </message>
    <message>
        <source>Which two pieces are left, and are they neighbours?</source>
        <extracomment>crooked-jumps/3</extracomment>
        <translation>어느 둘이 남고, 그 둘은 이웃일까요?</translation>
    </message>
    <message>
        <source>You can bring pieces in: when a move leaves just one space of a group empty, a piece may come in on that space.</source>
        <extracomment>full-house/1</extracomment>
        <translation>이제 말을 들여올 수 있어요. 한 수로 그룹에 빈칸이 하나만 남으면 그곳에 말이 하나 들어와요.</translation>
    </message>
    <message>
        <source>After this move, k1 and h0 hold pieces, and m1 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>그러면 k1과 h0에 말이 있고, m1은 막 비었어요.</translation>
    </message>
    <message>
        <source>After this move, k1 and m1 hold pieces, and h0 has just become empty.</source>
        <extracomment>full-house/1</extracomment>
        <translation>그러면 k1과 m1에 말이 있고, h0은 막 비었어요.</translation>
    </message>
    <message>
        <source>You know what is special about tiles and the Center Square, and you know that every move counts.</source>
        <extracomment>full-house/2</extracomment>
        <translation>이제 타일과 중앙 사각형이 무엇이 다른지, 그리고 어떤 수든 한 수로 친다는 것을 알게 됐어요.</translation>
    </message>
    <message>
        <source>Moving back doesn’t undo a move. It counts as another one.</source>
        <extracomment>full-house/2</extracomment>
        <translation>말이 돌아가는 것은 되돌리기가 아니에요. 그것도 한 수예요.</translation>
    </message>
    <message>
        <source>The move onto the tile counts, too.</source>
        <extracomment>full-house/2</extracomment>
        <translation>타일로 들어간 수도 한 수예요.</translation>
    </message>
    <message>
        <source>This move goes onto the tile without bringing a piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>타일로 들어가는 수이고, 들어올 말도 없어요.</translation>
    </message>
    <message>
        <source>c1 is an ordinary space, and this move brings no piece in, which is allowed.</source>
        <extracomment>full-house/2</extracomment>
        <translation>c1은 보통 칸이고, 들어올 말도 없어요.</translation>
    </message>
    <message>
        <source>You know how to approach a puzzle: look for moves that bring in two pieces, and prepare such moves.</source>
        <extracomment>full-house/3</extracomment>
        <translation>이제 퍼즐을 어떻게 풀지 알게 됐어요. 말 두 개를 들여오는 수를 찾고, 미리 준비해요.</translation>
    </message>
    <message>
        <source>One piece is left outside, and this move brings in only that one.</source>
        <extracomment>full-house/3</extracomment>
        <translation>밖에 하나가 남았고, 하나가 들어와요.</translation>
    </message>
    <message>
        <source>You may bring a piece in, but you don’t have to.</source>
        <extracomment>full-house/3</extracomment>
        <translation>말이 들어와도 되지만 꼭 들어와야 하는 것은 아니에요.</translation>
    </message>
    <message>
        <source>Spaces and sides</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>칸과 변</translation>
    </message>
    <message>
        <source>You know your way around the board: pieces stand in spaces, move across sides, and go home on the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>이제 게임판을 볼 줄 알게 됐어요. 말은 칸에 있고, 변을 넘어 움직이고, 중앙 사각형을 지나 집에 가요.</translation>
    </message>
    <message>
        <source>Lines divide the board into spaces, and each space holds at most one piece. Here, each of the eight small triangles around the Center Square holds a piece. Tap all eight triangles.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>선은 게임판을 칸으로 나누고, 말은 칸에 있어요. 한 칸에 하나까지예요. 중앙 사각형 둘레에 작은 삼각형이 여덟 개 있고, 각각 말이 하나씩 있어요. 여덟 개를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Look for eight pieces in a ring around the glowing Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>빛나는 중앙 사각형을 고리처럼 둘러싼 말 여덟 개예요.</translation>
    </message>
    <message>
        <source>From each of these triangles, a piece needs only one more move to reach the Center Square and go home.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>여기서 한 수만 더 두면 중앙 사각형이고, 집이에요.</translation>
    </message>
    <message>
        <source>A piece moves across a side into the empty space beyond it. Tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>변을 넘어 그 뒤의 빈칸으로 움직여요. 빛나는 말이 한 수로 갈 수 있는 칸을 모두 누르세요.</translation>
    </message>
    <message>
        <source>Look at the four sides of the piece’s space: beyond each lies an empty space.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>변을 하나씩 살펴보세요. 그 뒤에 칸이 네 개 있어요.</translation>
    </message>
    <message>
        <source>Four sides, four possible moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>변이 네 개, 갈 곳도 네 곳이에요.</translation>
    </message>
    <message>
        <source>This space near the rim is larger and has more sides. Again, tap every space that the glowing piece can reach in one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>가장자리의 칸은 더 커요. 이번에도 빛나는 말이 한 수로 갈 수 있는 칸을 모두 누르세요.</translation>
    </message>
    <message>
        <source>Take the white piece at the start of the arrow and put it down on the black piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>화살표가 시작되는 곳의 흰색 말을 집어 검은색 말 위에 놓으세요.</translation>
    </message>
    <message>
        <source>White has rolled four moves, and each move goes one space. Take the glowing piece to the glowing empty space in two moves.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>한 수마다 한 칸씩 가고, 주사위로 흰색은 네 수를 얻었어요. 빛나는 흰색 말을 빛나는 칸으로 옮기세요. 두 수예요.</translation>
    </message>
    <message>
        <source>White hasn’t reached the glowing empty space yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>흰색이 아직 빛나는 칸에 있지 않아요.</translation>
    </message>
    <message>
        <source>You made two moves, but to another space. Look for the space that has a side in common with both glowing ones.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>두 수지만 빛나는 칸이 아니에요. 두 칸에 모두 맞닿은 칸을 찾으세요.</translation>
    </message>
    <message>
        <source>One space has a side in common with both glowing spaces.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>두 칸 모두와 변을 함께하는 칸이 하나 있어요.</translation>
    </message>
    <message>
        <source>The glowing white piece stands in a small triangle. Take it home: onto the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>흰색이 작은 삼각형에 있어요. 말을 집에, 곧 중앙 사각형으로 보내세요.</translation>
    </message>
    <message>
        <source>White isn’t home yet.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>흰색이 아직 집에 가지 않았어요.</translation>
    </message>
    <message>
        <source>The Center Square is the space in the middle, right beside the piece.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>중앙 사각형은 바로 옆, 한가운데의 칸이에요.</translation>
    </message>
    <message>
        <source>A piece that reaches the Center Square leaves the board at once. Going home took just that one move.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>말은 곧바로 게임판에서 빠져요. 그것이 한 수였어요.</translation>
    </message>
    <message>
        <source>The glowing piece now goes all the way home, across a tile and through a small triangle. White has six moves and takes the shortest way. How many moves will be left?</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>이번에는 빛나는 칸에서 집까지 가는 길 전체예요. 옆의 타일을 건너고 작은 삼각형을 지나요. 흰색에게 여섯 수가 있고 가장 짧은 길로 가요. 그러면 몇 수가 남을까요?</translation>
    </message>
    <message>
        <source>One move left would mean five used. The way home is shorter.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>다섯 수라면 필요한 것보다 하나 많아요.</translation>
    </message>
    <message>
        <source>The move onto the Center Square counts, too.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>중앙 사각형으로 가는 데에도 한 수가 들어요.</translation>
    </message>
    <message>
        <source>Count the moves: to the space before the tile, the tile, the small triangle and the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>세어 보세요. 타일 앞의 칸, 타일, 작은 삼각형, 중앙 사각형이에요.</translation>
    </message>
    <message>
        <source>Four moves: the space before the tile, the tile, the small triangle, the Center Square.</source>
        <extracomment>groups-of-three/1</extracomment>
        <translation>네 수예요. 칸, 타일, 작은 삼각형, 중앙 사각형.</translation>
    </message>
    <message>
        <source>You know the goal, whose turn it is, and how many moves the dice give.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>이제 목표가 무엇인지, 누구의 차례인지, 주사위로 몇 수를 두는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>In this game, you win with ten pieces of one colour at home. Take Ann’s last white piece home in three moves: onto the tile, where it can’t stay, then into a small triangle, then home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ann의 마지막 흰색 말에 세 수가 남았어요. 아무도 머무를 수 없는 옆의 타일을 건너, 작은 삼각형, 그다음 집이에요. 이 게임에서는 한 색의 말 열 개면 이겨요. 집에 보내세요.</translation>
    </message>
    <message>
        <source>The tile, a small triangle, the Center Square: each is one move.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>타일, 작은 삼각형, 중앙 사각형으로 가요. 각각 한 수예요.</translation>
    </message>
    <message>
        <source>Usually, a player with two colours has to bring both home.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>보통 두 색을 맡은 플레이어는 두 색을 모두 집에 보내야 해요.</translation>
    </message>
    <message>
        <source>Ann has white and red, Ben has black and blue. Whoever starts plays the first of their two colours. The dice say that Ben starts. Which colour has the first turn?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>첫째 플레이어 Ann은 흰색과 빨간색, Ben은 검은색과 파란색이에요. 각자 먼저 말한 색으로 시작해요. 추첨으로 Ben이 첫 차례예요. 어느 색이 시작할까요?</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben has the first turn.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>흰색은 Ann의 색이고, 첫 차례는 Ben이에요.</translation>
    </message>
    <message>
        <source>He begins with the colour named first.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>Ben은 먼저 말한 색으로 시작해요.</translation>
    </message>
    <message>
        <source>Of Ben’s two colours, which is named first?</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>Ben의 두 색 가운데 먼저 말한 것은 어느 색일까요?</translation>
    </message>
    <message>
        <source>Three pieces of each colour stand near the rim at the start, and seven wait in reserve.</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>처음에는 색마다 말 세 개가 가장자리 가까이에 있고, 일곱 개가 예비로 기다려요.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. The dice show 5 and 4; their sum is the number of moves. How many moves does white have?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>여기서는 Ann이 흰색으로 시작해요. 주사위 눈은 5와 4이고, 그 합만큼 수를 둬요. 흰색은 몇 수를 둘 수 있을까요?</translation>
    </message>
    <message>
        <source>That is only one die.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>그것은 주사위 하나뿐이에요.</translation>
    </message>
    <message>
        <source>The other die counts, too.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>다른 주사위 눈도 더해야 해요.</translation>
    </message>
    <message>
        <source>The dice are added up, not multiplied.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>주사위 눈은 곱하지 않고 더해요.</translation>
    </message>
    <message>
        <source>Add up the two dice.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>더해 보세요.</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue, then white again. White’s turn is over. Who is next?</source>
        <extracomment>groups-of-three/2</extracomment>
        <translation>차례는 흰색, 검은색, 빨간색, 파란색 순서로 돌고, 다시 처음부터 되풀이돼요. 흰색의 차례가 끝났어요. 다음은 누구일까요?</translation>
    </message>
    <message>
        <source>Red comes third.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>빨간색은 세 번째예요.</translation>
    </message>
    <message>
        <source>Blue comes last.</source>
        <extracomment>groups-of-three/2, over-pass/2</extracomment>
        <translation>파란색은 마지막이에요.</translation>
    </message>
    <message>
        <source>You can bring pieces in: right after a move that completes a group of three, and only then.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>이제 말을 들여올 수 있어요. 세 칸 그룹을 완성하는 수와 함께, 그 수 바로 다음에만 들어와요.</translation>
    </message>
    <message>
        <source>Where one line ends on another, three spaces meet. They form a group, marked by a sign with three arms. Make white’s last move along the arrow. Then tap the group’s one empty space, and a piece comes in.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>한 선이 다른 선에서 끝나는 곳에서 세 칸이 만나요. 이것이 그룹이고, 세 갈래 표시로 이어져 있어요. 흰색의 마지막 수로 화살표를 따라 움직이세요. 그러면 그룹에 한 칸이 비어요. 그 칸을 누르면 말이 들어와요.</translation>
    </message>
    <message>
        <source>Only one piece comes in, and the reserve has one.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>말이 하나 남았고, 하나가 들어와요.</translation>
    </message>
    <message>
        <source>This turn brings in only one piece, on f1 instead of g2. The reserve has one piece.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>말 하나가 다른 그룹에 들어와요. 들어올 말이 하나 남아 있어요.</translation>
    </message>
    <message>
        <source>It is the first turn of a game, and white has one move left. Move the glowing piece into the small triangle. The space that it leaves is then empty, so a new piece may come in there.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>게임의 첫 차례이고 한 수가 남았어요. 빛나는 말을 옆의 작은 칸으로 옮기세요. 떠난 칸이 비어서 바로 뒤에 말이 들어올 수 있어요.</translation>
    </message>
    <message>
        <source>Each of these three first moves also names a space where a white piece should come in. One move completes no group with that space, so it is refused. Which one?</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>흰색의 첫 수 세 가지이고, 저마다 말이 들어올 칸을 밝혀요. 그중 하나는 그 칸이 든 그룹을 완성하지 못해서 허용되지 않아요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>h2, k2 and m2 are a group. Ben has a piece on h2, white moves to k2, and m2 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k2, m2와 Ben의 h2가 그룹이에요. 그러면 두 칸이 차 있고 m2가 비어 있어요.</translation>
    </message>
    <message>
        <source>h7, k0 and m0 are a group. Ben has a piece on h7, white moves to k0, and m0 is empty.</source>
        <extracomment>groups-of-three/3</extracomment>
        <translation>k0, m0과 Ben의 h7이 그룹이에요. 그러면 두 칸이 차 있고 m0이 비어 있어요.</translation>
    </message>
    <message>
        <source>You can cross a tile without getting stuck, and you know why two pieces stay on the board.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>이제 타일에 갇히지 않고 건널 수 있고, 왜 말 두 개가 게임판에 남아 있어야 하는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>The piece stops on an ordinary space, where it may stay.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>보통 칸에서 멈추고, 거기 머물러도 돼요.</translation>
    </message>
    <message>
        <source>The piece crosses the tile and stops in a small triangle.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>타일을 건너 작은 삼각형에서 멈춰요.</translation>
    </message>
    <message>
        <source>This turn crosses the tile but brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>타일을 건너는 수이고, 들어올 말도 없어요.</translation>
    </message>
    <message>
        <source>This turn uses ordinary spaces and brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>보통 칸이고, 들어올 말도 없어요.</translation>
    </message>
    <message>
        <source>A similar position, but here you can complete a group. Take a white piece home this turn.</source>
        <extracomment>groups-of-three/4</extracomment>
        <translation>비슷한 국면이지만 여기서는 그룹을 완성할 수 있어요. 이번 차례에 흰색 말을 하나 집에 보내세요.</translation>
    </message>
    <message>
        <source>Pieces come in only with a move</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>말은 수와 함께 들어와요</translation>
    </message>
    <message>
        <source>You know when a piece may come in and when it is too late, and how several can come in during one turn.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>이제 말이 언제 들어올 수 있고 언제 너무 늦는지, 한 차례에 여러 개가 어떻게 들어오는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>This is an ordinary move that brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>여느 수와 같고, 들어올 말도 없어요.</translation>
    </message>
    <message>
        <source>A piece may leave its group, and this turn brings no piece in, so it is allowed.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>말은 그룹에서 나가도 되고, 들어올 말도 없어요.</translation>
    </message>
    <message>
        <source>In the usual game, both colours have to be home, and her red pieces aren’t.</source>
        <extracomment>groups-of-three/5</extracomment>
        <translation>기본 게임에서는 두 색이 모두 집에 가야 하는데, 빨간색 말이 아직 남았어요.</translation>
    </message>
    <message>
        <source>You have played a whole game, and know to bring pieces in early, complete two groups with one move and keep the way home open.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>게임 한 판을 다 뒀어요. 말은 일찍 들여오고, 한 수로 두 그룹을 완성하고, 집으로 가는 길은 열어 두기예요.</translation>
    </message>
    <message>
        <source>You can choose a direction for a long journey, and you know what wins: the most points after six rounds.</source>
        <extracomment>highway/1</extracomment>
        <translation>이제 멀리 가는 방향을 고를 수 있고, 어떻게 이기는지 알게 됐어요. 여섯 라운드 뒤에 점수가 가장 많은 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Ann isn’t in Ben’s way: he goes on past C5.</source>
        <extracomment>highway/1</extracomment>
        <translation>Ann은 Ben의 길을 막지 않아요. Ben은 C5를 지나 계속 가요.</translation>
    </message>
    <message>
        <source>That is what Ann scores. Ben travels farther before the edge stops him.</source>
        <extracomment>highway/1</extracomment>
        <translation>그것은 Ann의 점수예요. Ben은 가장자리에서 멈출 때까지 더 멀리 가요.</translation>
    </message>
    <message>
        <source>Each round begins where the last one ended. Ann is on E9 now, and sets out to the west. Where does she end?</source>
        <extracomment>highway/1</extracomment>
        <translation>라운드마다 앞 라운드가 끝난 곳에서 시작해요. Ann은 이제 E9에 있고 서쪽으로 출발해요. 어디에서 멈출까요?</translation>
    </message>
    <message>
        <source>She travels again in every round, unless she chooses to stay.</source>
        <extracomment>highway/1</extracomment>
        <translation>머무르기를 고르지 않는 한, Ann은 라운드마다 다시 여행해요.</translation>
    </message>
    <message>
        <source>Nothing stops her there. She can go one cell farther.</source>
        <extracomment>highway/1</extracomment>
        <translation>거기에는 Ann을 멈출 것이 없어요. 가장자리는 한 칸 더 가야 해요.</translation>
    </message>
    <message>
        <source>Nothing is in her way on the middle row.</source>
        <extracomment>highway/1</extracomment>
        <translation>가운데 줄에는 길을 막는 것이 없어요.</translation>
    </message>
    <message>
        <source>In the last round, you bounce off the edge and travel on until you reach your own trail. Ann is 20 points behind. The board shows each journey before you submit. Win the game.</source>
        <extracomment>highway/1</extracomment>
        <translation>마지막 라운드예요. 이제는 가장자리에서 튕겨 나오고, 이미 지나온 칸에 이를 때까지 계속 가요. Ann은 20점 뒤져 있어요. 제출하기 전에 방향마다 길이 게임판에 보여요. 게임에서 이기세요.</translation>
    </message>
    <message>
        <source>Try the six directions, and count the cells of the longest journeys.</source>
        <extracomment>highway/1</extracomment>
        <translation>여섯 방향을 모두 해 보고, 가장 긴 길의 칸을 세어 보세요.</translation>
    </message>
    <message>
        <source>You can follow a journey over signs that turn left and right, and bend your own journey with a sign.</source>
        <extracomment>highway/2</extracomment>
        <translation>이제 왼쪽과 오른쪽으로 도는 표지판을 지나는 길을 따라갈 수 있고, 내 표지판으로 길을 꺾을 수 있어요.</translation>
    </message>
    <message>
        <source>That is straight on from B4, but the sign on B4 turns her right.</source>
        <extracomment>highway/2</extracomment>
        <translation>B4에서 곧장 갔을 때예요. 하지만 거기 있는 표지판 때문에 Ann은 오른쪽으로 돌아요.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her left: up, not down.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4의 표지판에서 Ann은 왼쪽으로 돌아요. 아래가 아니라 위예요.</translation>
    </message>
    <message>
        <source>The sign on E4 turns her off the middle row.</source>
        <extracomment>highway/2</extracomment>
        <translation>E4의 표지판 때문에 Ann은 가운데 줄을 벗어나요.</translation>
    </message>
    <message>
        <source>You may place signs from the tray on the purple cells around Ann. Without a sign, no direction scores more than seven points. Place a sign so that Ann scores eight.</source>
        <extracomment>highway/2</extracomment>
        <translation>트레이의 표지판은 Ann 둘레의 보라색 칸에 놓아요. 표지판이 없으면 어느 방향도 7점을 넘지 못해요. 표지판 한 장을 놓아 Ann이 8점을 얻게 하세요.</translation>
    </message>
    <message>
        <source>It’s three cells to the sign on E7, but there she turns and goes on.</source>
        <extracomment>highway/2</extracomment>
        <translation>E7의 표지판까지 세 칸이에요. 거기서 돌아서 계속 가요.</translation>
    </message>
    <message>
        <source>That would be the way up to the right, but the sign under her doesn’t turn her.</source>
        <extracomment>highway/2</extracomment>
        <translation>그것은 오른쪽 위로 가는 길이에요. 하지만 Ann이 서 있는 곳의 표지판은 Ann을 돌리지 않아요.</translation>
    </message>
    <message>
        <source>It’s three cells to E7. Count on from there, down to the right.</source>
        <extracomment>highway/2</extracomment>
        <translation>E7까지 세 칸이에요. 거기서 오른쪽 아래로 이어서 세어 보세요.</translation>
    </message>
    <message>
        <source>All five signs turn left. Travellers stop before a cell that they have already visited this round. Ann sets out to the east. How many points does she score?</source>
        <extracomment>highway/2</extracomment>
        <translation>표지판 다섯 장이 모두 왼쪽이에요. 이번 라운드에 이미 지나온 칸에 이르면 그 앞에서 멈춰요. Ann이 동쪽으로 출발해요. 몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>The sixth cell would be E4, where she started. She has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>여섯 번째 칸은 출발한 E4예요. 이미 있었던 칸이에요.</translation>
    </message>
    <message>
        <source>She doesn’t go round twice.</source>
        <extracomment>highway/2</extracomment>
        <translation>두 바퀴를 돌지는 않아요.</translation>
    </message>
    <message>
        <source>She stops on D3: the next cell is E4, where she started, and she has already been there.</source>
        <extracomment>highway/2</extracomment>
        <translation>출발한 칸 앞인 D3에서 멈춰요. 출발한 칸도 지나온 칸이에요.</translation>
    </message>
    <message>
        <source>You know which cells you control, and what you may and may not place on them.</source>
        <extracomment>highway/3</extracomment>
        <translation>이제 어느 칸을 장악하는지, 거기에 무엇을 놓을 수 있고 어디에는 놓을 수 없는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>From a corner you control only nine cells, from the middle nineteen. The cells you control are purple while you plan.</source>
        <extracomment>highway/3</extracomment>
        <translation>모서리에서는 아홉 칸만, 한가운데에서는 열아홉 칸을 장악해요. 계획하는 동안에는 보라색이에요.</translation>
    </message>
    <message>
        <source>Drag a sign to B6.</source>
        <extracomment>highway/3</extracomment>
        <translation>표지판을 B6으로 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>You know what happens when several players place something on the same cell, or when something already lies there.</source>
        <extracomment>highway/4</extracomment>
        <translation>이제 여러 플레이어가 한 칸에 무언가를 놓거나 이미 무언가 있는 칸에 놓으면 어떻게 되는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>In secret, Ann places a barrier on A3, and Ben places a sign on the same cell. Different things on one cell cancel out: neither is placed. Ben runs west from A5. How many points does he score?</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann은 A3에 바리케이드를, Ben은 같은 칸에 표지판을 몰래 놓아요. 한 칸에서 서로 다른 것은 상쇄되어 아무것도 놓이지 않아요. Ben이 A5에서 서쪽으로 달려요. 몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>The barrier would have stopped him before A3, but it isn’t placed.</source>
        <extracomment>highway/4</extracomment>
        <translation>바리케이드가 있었다면 A3 앞에서 멈췄을 거예요. 하지만 바리케이드는 놓이지 않아요.</translation>
    </message>
    <message>
        <source>Nothing lies on A3, so nothing ends his journey there.</source>
        <extracomment>highway/4</extracomment>
        <translation>A3에는 아무것도 없으니 거기서 길이 끝나지 않아요.</translation>
    </message>
    <message>
        <source>Neither the barrier nor the sign lies on A3.</source>
        <extracomment>highway/4</extracomment>
        <translation>A3에는 바리케이드도 표지판도 없어요.</translation>
    </message>
    <message>
        <source>Neither was placed, so the way was free.</source>
        <extracomment>highway/4</extracomment>
        <translation>둘 다 놓이지 않아서 길이 비어 있었어요.</translation>
    </message>
    <message>
        <source>Only different things cancel out. These two are the same.</source>
        <extracomment>highway/4</extracomment>
        <translation>서로 다른 것만 상쇄돼요. 이 둘은 같은 것이에요.</translation>
    </message>
    <message>
        <source>If several players place the same thing on a cell, only one copy of it stays there.</source>
        <extracomment>highway/4</extracomment>
        <translation>여러 플레이어가 한 칸에 같은 것을 놓으면 하나만 놓여요.</translation>
    </message>
    <message>
        <source>Ann is sure that Ben will place a sign on E5 that turns right, and run west onto it. Spoil his plan: keep E5 empty.</source>
        <extracomment>highway/4</extracomment>
        <translation>Ann은 Ben이 E5에 우회전 표지판을 놓고 그 위를 지나 서쪽으로 달릴 것으로 확신해요. 이를 방해해 E5가 비게 하세요.</translation>
    </message>
    <message>
        <source>Ben’s sign lies on E5 now. You could have kept it off only by placing something different there.</source>
        <extracomment>highway/4</extracomment>
        <translation>이제 E5에 Ben의 표지판이 있어요. 같은 칸에 다른 것을 놓아야만 막을 수 있어요.</translation>
    </message>
    <message>
        <source>You and Ben placed different things, so they cancelled out. You can’t see what he submits, but you can guess.</source>
        <extracomment>highway/4</extracomment>
        <translation>서로 다른 것이라서 둘 다 놓이지 않았어요. Ben이 무엇을 제출하는지 볼 수는 없지만 짐작할 수는 있어요.</translation>
    </message>
    <message>
        <source>Whatever you place on a cell replaces what was there. A sign that turns left lies on C5, and Ann covers it with her barrier. What lies on C5 after the round?</source>
        <extracomment>highway/4</extracomment>
        <translation>새로 놓은 것은 있던 것을 대신해요. C5에 좌회전 표지판이 있고, Ann이 바리케이드로 덮어요. 라운드가 끝나면 C5에 무엇이 있을까요?</translation>
    </message>
    <message>
        <source>The barrier has replaced the sign, which doesn’t come back.</source>
        <extracomment>highway/4</extracomment>
        <translation>바리케이드가 표지판을 대신했고, 표지판은 돌아오지 않아요.</translation>
    </message>
    <message>
        <source>The barrier replaced the sign, and was then taken away itself.</source>
        <extracomment>highway/4</extracomment>
        <translation>바리케이드가 표지판을 대신했고, 그다음 바리케이드도 사라졌어요.</translation>
    </message>
    <message>
        <source>You know what happens when players end a round on the same cell, and how to send somebody home.</source>
        <extracomment>highway/5</extracomment>
        <translation>이제 플레이어들이 같은 칸에서 멈추면 어떻게 되는지, 어떻게 상대를 시작 칸으로 돌려보내는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>Each player’s starting hex, or home, is a corner drawn by lot: Ann’s is E1, Ben’s A5. Players who end a round on the same cell go home. Ann runs east, Ben south-east, both to E9. Where is Ann afterwards?</source>
        <extracomment>highway/5</extracomment>
        <translation>플레이어마다 추첨으로 정한 모서리가 시작 칸이에요. Ann은 E1, Ben은 A5예요. 라운드가 끝날 때 같은 칸에 멈춘 플레이어들은 시작 칸으로 돌아가요. Ann은 동쪽, Ben은 남동쪽으로 달려 둘 다 E9에 이르러요. 그다음 Ann은 어디에 있을까요?</translation>
    </message>
    <message>
        <source>Ben ends there, too, so neither can stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben도 거기서 멈추니 둘 다 머무를 수 없어요.</translation>
    </message>
    <message>
        <source>Ben doesn’t stop her: she reaches E9, and that is where they meet.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben은 Ann을 막지 않아요. Ann은 E9에 이르고, 거기서 둘이 만나요.</translation>
    </message>
    <message>
        <source>Where is Ann’s home?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann의 시작 칸은 어디일까요?</translation>
    </message>
    <message>
        <source>Both went back to their own starting hexes.</source>
        <extracomment>highway/5</extracomment>
        <translation>둘 다 자기 시작 칸으로 돌아갔어요.</translation>
    </message>
    <message>
        <source>Going home neither scores nor costs points. Ann runs east from C1 to C7, where Ben is standing. How many points does she score?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann은 C1에서 Ben이 머무르는 C7까지 동쪽으로 달려요. 시작 칸으로 돌아갈 때는 점수를 얻지도 잃지도 않아요. Ann은 몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>Going home takes nothing away from her.</source>
        <extracomment>highway/5</extracomment>
        <translation>시작 칸으로 돌아가도 점수를 잃지 않아요.</translation>
    </message>
    <message>
        <source>Ben isn’t in her way: she moves onto C7 as well.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ben은 Ann의 길을 막지 않아요. Ann도 C7에 들어가요.</translation>
    </message>
    <message>
        <source>The way home isn’t counted.</source>
        <extracomment>highway/5</extracomment>
        <translation>돌아가는 길은 점수가 되지 않아요.</translation>
    </message>
    <message>
        <source>Count the cells from C2 to C7.</source>
        <extracomment>highway/5</extracomment>
        <translation>C2부터 C7까지 칸을 세어 보세요.</translation>
    </message>
    <message>
        <source>She keeps the points she scored before the collision.</source>
        <extracomment>highway/5</extracomment>
        <translation>길에서 얻은 점수는 그대로예요.</translation>
    </message>
    <message>
        <source>Five corners are free. If your own home is taken, you go to a free corner that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>모서리 다섯 개가 비어 있어요. 내 시작 칸에 누가 있으면, 아무도 없는 모서리 하나를 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>Ann and Ben meet on A1. Cleo meets nobody and stays on E1, Ann’s starting hex. Where does Ann go?</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann과 Ben이 A1에서 만나요. Cleo는 아무와도 만나지 않아 Ann의 시작 칸 E1에 그대로 있어요. Ann은 어디로 갈까요?</translation>
    </message>
    <message>
        <source>Cleo has met nobody, so she stays, and E1 is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Cleo는 아무와도 만나지 않아 그대로 있으니 E1에는 누가 있어요.</translation>
    </message>
    <message>
        <source>She has met Ben there, so she can’t stay.</source>
        <extracomment>highway/5</extracomment>
        <translation>거기서 Ben과 만났으니 머무를 수 없어요.</translation>
    </message>
    <message>
        <source>Ann’s home is taken.</source>
        <extracomment>highway/5</extracomment>
        <translation>Ann의 시작 칸에 누가 있어요.</translation>
    </message>
    <message>
        <source>Ann goes to a free starting hex that is drawn by lot.</source>
        <extracomment>highway/5</extracomment>
        <translation>아무도 없는 시작 칸 가운데 추첨으로 정해요.</translation>
    </message>
    <message>
        <source>You know what is different in rounds two, three and four: points, what you control, and which way signs turn.</source>
        <extracomment>highway/6</extracomment>
        <translation>이제 2, 3, 4라운드에서 무엇이 다른지 알게 됐어요. 점수, 장악하는 칸, 표지판이 도는 방향이에요.</translation>
    </message>
    <message>
        <source>In round 2, cells at the edge score nothing, while E5 and the six cells around it score two points each. Ann runs east along the whole middle row. How many points does she score?</source>
        <extracomment>highway/6</extracomment>
        <translation>2라운드에서는 가장자리의 칸은 0점이고, E5와 그 둘레의 여섯 칸은 2점씩이에요. Ann이 가운데 줄 전체를 동쪽으로 달려요. 몇 점을 얻을까요?</translation>
    </message>
    <message>
        <source>E4, E5 and E6 score two points each, and E9 scores none.</source>
        <extracomment>highway/6</extracomment>
        <translation>E4, E5, E6은 2점씩이고 E9는 0점이에요.</translation>
    </message>
    <message>
        <source>E9 is at the edge: it scores nothing.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9는 가장자리라서 0점이에요.</translation>
    </message>
    <message>
        <source>Which of the cells on her way really are next to E5?</source>
        <extracomment>highway/6</extracomment>
        <translation>Ann이 지나는 칸 가운데 정말로 E5 옆인 것은 어느 칸일까요?</translation>
    </message>
    <message>
        <source>E9 scores nothing, and three cells score two each.</source>
        <extracomment>highway/6</extracomment>
        <translation>E9는 0점이고 세 칸은 2점씩이에요.</translation>
    </message>
    <message>
        <source>Four cells with one point each and three with two each make ten.</source>
        <extracomment>highway/6</extracomment>
        <translation>1점 칸 네 개와 2점 칸 세 개로 10점이에요.</translation>
    </message>
    <message>
        <source>It turns left now, in round 3. For round 4, it is reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>지금 3라운드에서는 왼쪽으로 돌아요. 그다음 반대로 바뀌어요.</translation>
    </message>
    <message>
        <source>Signs stay on the board. They are only reversed.</source>
        <extracomment>highway/6</extracomment>
        <translation>표지판은 게임판에 남아요. 방향만 반대로 바뀌어요.</translation>
    </message>
    <message>
        <source>You can hide robbers in round five, and run along the edge in round six.</source>
        <extracomment>highway/7</extracomment>
        <translation>이제 5라운드에 강도를 숨기고, 6라운드에 가장자리를 따라 달릴 수 있어요.</translation>
    </message>
    <message>
        <source>He also scores a point for each cell he moves onto.</source>
        <extracomment>highway/7</extracomment>
        <translation>들어선 칸마다 1점도 얻어요.</translation>
    </message>
    <message>
        <source>He has met two robbers, and each takes two points.</source>
        <extracomment>highway/7</extracomment>
        <translation>강도 두 명을 만났고, 강도마다 2점을 빼앗아요.</translation>
    </message>
    <message>
        <source>The edge there runs down to the right, so she bounces down, not up.</source>
        <extracomment>highway/7</extracomment>
        <translation>가장자리는 오른쪽 아래로 뻗어 있어요. Ann은 위가 아니라 아래로 튕겨요.</translation>
    </message>
    <message>
        <source>She meets the edge at an angle, so she doesn’t bounce straight back.</source>
        <extracomment>highway/7</extracomment>
        <translation>가장자리에 비스듬히 부딪치니 곧장 되튕기지 않아요.</translation>
    </message>
    <message>
        <source>D8 lies along the edge. A ball doesn’t roll along the edge: it bounces off.</source>
        <extracomment>highway/7</extracomment>
        <translation>D8은 가장자리에 있는 칸이에요. 공은 가장자리를 따라 구르지 않고 튕겨 나와요.</translation>
    </message>
    <message>
        <source>She goes on bouncing until her own trail stops her, and scores 17 points.</source>
        <extracomment>highway/7</extracomment>
        <translation>이렇게 계속 튕기다가 자기 자취 앞에서 멈춰요. 17점이에요.</translation>
    </message>
    <message>
        <source>She scores one point, for E9. That makes 21, and Ben has 21, too.</source>
        <extracomment>highway/7</extracomment>
        <translation>E9로 1점을 얻어요. 그러면 21점이고 Ben도 21점이에요.</translation>
    </message>
    <message>
        <source>Ann scores a point for E9. Count again.</source>
        <extracomment>highway/7</extracomment>
        <translation>Ann은 E9로 1점을 얻어요. 다시 세어 보세요.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to look for: signs that open a road, barriers against a strong direction, and a good cell to end on.</source>
        <extracomment>highway/8</extracomment>
        <translation>게임 한 판을 다 뒀어요. 표지판으로 길을 열고, 바리케이드로 가장 좋은 방향을 막고, 어디서 멈출지 내다봤어요.</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>mono-line/1</extracomment>
        <translation>선</translation>
    </message>
    <message>
        <source>You can see how far lines go, which places a piece takes along its lines, and where you may put a piece.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>이제 선이 어디까지 가는지, 말이 어느 곳을 차지하는지, 어디에 놓을 수 있는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>Places are the points where lines meet. A line runs straight from one end to the other, across other lines. Two lines end in the glowing corner: tap all places on them, including the corner.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>교차점은 선이 만나는 곳이에요. 선은 한쪽 끝에서 다른 쪽 끝까지 다른 선을 가로질러 곧장 가요. 빛나는 모서리에서는 선 두 개가 끝나요. 모서리를 포함해 두 선 위의 모든 교차점을 누르세요.</translation>
    </message>
    <message>
        <source>One line goes along the upper side of the large square, the other one down its right side.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>한 선은 큰 사각형의 윗변을 따라, 다른 선은 그 오른쪽 변을 따라가요.</translation>
    </message>
    <message>
        <source>Each line has six places, and the corner is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>여섯 곳씩이고, 모서리는 두 선에 모두 있어요.</translation>
    </message>
    <message>
        <source>Four lines cross at the Center Square, O. How many places lie on these lines, including O?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>중앙 사각형 O에서 네 선이 엇갈려요. 그 위의 교차점은 O를 포함해 몇 곳일까요?</translation>
    </message>
    <message>
        <source>That counts only one place on either side of O along each line. Two of the lines go on farther.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>그것은 O의 양쪽에 한 곳씩일 때예요. 선 두 개는 더 멀리 가요.</translation>
    </message>
    <message>
        <source>Not all four lines are that long: two of them have only three places.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>모두 그렇게 길지는 않아요. 선 두 개에는 세 곳뿐이에요.</translation>
    </message>
    <message>
        <source>Two of the lines have three places, the other two have five. O is on all four.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>둘은 세 곳, 둘은 다섯 곳이에요. O는 네 선에 모두 있어요.</translation>
    </message>
    <message>
        <source>Four lines, but short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>선이 네 개지만 짧아요.</translation>
    </message>
    <message>
        <source>The glowing place is on two lines of eight places each. How many places do the two lines have in all?</source>
        <extracomment>mono-line/1</extracomment>
        <translation>빛나는 곳은 여덟 곳짜리 선 두 개 위에 있어요. 두 선은 합쳐서 몇 곳일까요?</translation>
    </message>
    <message>
        <source>The glowing place is on both lines, so eight plus eight counts it twice: subtract one, not two.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>빛나는 곳은 두 선에 모두 있어서 두 번 셌어요. 둘이 아니라 하나를 빼세요.</translation>
    </message>
    <message>
        <source>The glowing place is on both lines. Count it only once.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>빛나는 곳은 두 선에 모두 있어요. 한 번만 세어 보세요.</translation>
    </message>
    <message>
        <source>Eight plus eight, but one place is on both lines.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>여덟 곳과 여덟 곳이지만, 한 곳은 두 선에 모두 있어요.</translation>
    </message>
    <message>
        <source>Two long lines take more places than four short ones.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>긴 선 두 개가 짧은 선 네 개보다 더 많이 차지해요.</translation>
    </message>
    <message>
        <source>Ann may put a piece on an empty place if no line through that place, or ending on it, holds a piece of Ben’s. Tap any place that is open to her.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>지나는 선에도, 끝나는 선에도 Ben의 말이 없는 곳이면 Ann이 놓을 수 있어요. Ann이 놓을 수 있는 곳을 하나 누르세요.</translation>
    </message>
    <message>
        <source>Look for an empty place, such as J7 or H0, whose lines are all free of black and blue pieces.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>모든 선에 검은색 말도 파란색 말도 없는 빈 곳을 찾으세요. J7과 H0도 그런 곳이에요.</translation>
    </message>
    <message>
        <source>Ann’s own pieces on a place’s lines don’t matter.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>이 선들에 있는 자기 말은 상관없어요.</translation>
    </message>
    <message>
        <source>Now put a piece of Ann’s on any place whose lines hold none of Ben’s pieces, and end the turn.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>이제 Ben의 선이 없는 곳에 Ann의 말을 하나 놓고 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Ann hasn’t placed a piece yet.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ann이 아직 말을 놓지 않았어요.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow, one on the right and one at the bottom. Keep off the lines they are on.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>Ben의 빛나는 말은 오른쪽에 하나, 아래쪽에 하나 있어요. 그 말을 지나는 선을 피하세요.</translation>
    </message>
    <message>
        <source>One piece a turn. That is all there is to do.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>한 차례에 말 하나예요. 할 일은 그것뿐이에요.</translation>
    </message>
    <message>
        <source>Try to put a piece on a place that already holds one of your own.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>이미 내 말이 있는 곳에 놓아 보세요.</translation>
    </message>
    <message>
        <source>Put a piece on the glowing white one.</source>
        <extracomment>mono-line/1</extracomment>
        <translation>빛나는 흰색 말 위에 말을 놓으세요.</translation>
    </message>
    <message>
        <source>You know how the game ends: whoever has no place left for a piece loses. You also know how to close places to the other side.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>이제 게임이 어떻게 끝나는지 알게 됐어요. 놓을 곳을 찾지 못하면 져요. 그리고 상대가 놓을 곳을 막을 수 있어요.</translation>
    </message>
    <message>
        <source>Ben’s two pieces glow. One of these three places is on a line with one of his pieces, so it is refused. Which one?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>Ben의 두 말이 빛나요. 이 세 곳 가운데 하나는 그중 한 말과 같은 선 위에 있어 허용되지 않아요. 어느 것일까요?</translation>
    </message>
    <message>
        <source>Its lines are short, and none of them reaches a piece of Ben’s.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>선이 짧아서 어느 것도 Ben의 말에 닿지 않아요.</translation>
    </message>
    <message>
        <source>Its two lines are the top and left sides of the outer square. Ben has no piece on either line.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>선 두 개가 바깥 사각형의 윗변과 왼쪽 변을 따라가요. Ben은 어느 선에도 없어요.</translation>
    </message>
    <message>
        <source>Follow the lines of each place from end to end.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>곳마다 선을 끝에서 끝까지 따라가 보세요.</translation>
    </message>
    <message>
        <source>H15 is at the end of a line that holds Ben’s lower piece.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>H15는 Ben의 아래쪽 말이 있는 선의 끝에 있어요.</translation>
    </message>
    <message>
        <source>White is one of Ann’s colours.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>흰색은 Ann의 색이에요.</translation>
    </message>
    <message>
        <source>Red is Ann’s second colour.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>빨간색은 Ann의 둘째 색이에요.</translation>
    </message>
    <message>
        <source>Colours don’t matter in this game. Ben has the first turn because he was drawn by lot.</source>
        <extracomment>mono-line/2</extracomment>
        <translation>여기서 색은 상관없어요. 추첨으로 Ben이 첫 차례예요.</translation>
    </message>
    <message>
        <source>Who has the first turn?</source>
        <extracomment>mono-line/2</extracomment>
        <translation>첫 차례는 누구의 것일까요?</translation>
    </message>
    <message>
        <source>You can play the strict game: nobody is stopped, but whoever sees a shared line may claim it and win.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>이제 엄격한 게임을 할 수 있어요. 아무도 막지 않지만, 두 편의 말이 섞인 선을 본 사람은 지적해서 이길 수 있어요.</translation>
    </message>
    <message>
        <source>But Ben has seen the mistake. Before placing a piece, a player may claim that some line holds pieces of both sides. A claim that is right wins the game. Ben claims. Who wins?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>하지만 Ben이 보았어요. 놓기 전에 한 선에 두 편의 말이 있다고 지적할 수 있고, 그것이 맞으면 지적한 사람이 이겨요. Ben이 지적해요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>The mistake was hers, and Ben’s claim is right.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>실수한 사람은 Ann이고, Ben의 지적이 맞아요.</translation>
    </message>
    <message>
        <source>A claim that is right ends the game at once.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>지적이 맞으면 게임이 바로 끝나요.</translation>
    </message>
    <message>
        <source>Is there a line with pieces of both sides?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>그런 선이 있나요?</translation>
    </message>
    <message>
        <source>A claim that is wrong isn’t punished. Here, no line is shared, but Ann claims anyway. What happens?</source>
        <extracomment>mono-line/3</extracomment>
        <translation>틀린 지적에는 벌칙이 없어요. 여기서는 두 편의 말이 섞인 선이 없는데 Ann이 지적해요. 어떻게 될까요?</translation>
    </message>
    <message>
        <source>Only a claim that is right ends the game.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>지적이 맞을 때만 게임이 끝나요.</translation>
    </message>
    <message>
        <source>A claim doesn’t use up her turn: she may still place.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>지적해도 차례를 쓰지 않아요. Ann은 여전히 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>A wrong claim costs nothing, not even the turn.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>잃는 것은 없어요. 차례도 그대로예요.</translation>
    </message>
    <message>
        <source>In the strict game, every empty place is open, even on one of Ben’s lines.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>엄격한 게임에서는 Ben의 선에 있는 곳까지, 빈 곳이면 모두 열려 있어요.</translation>
    </message>
    <message>
        <source>A1 is empty, and in the strict game, every empty place is open.</source>
        <extracomment>mono-line/3</extracomment>
        <translation>A1은 비어 있고, 엄격한 게임에서는 빈 곳이면 모두 열려 있어요.</translation>
    </message>
    <message>
        <source>You have played a whole game and know what to do: take long lines first, then close the other side’s last places, and save for the end the places that only you can use.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>게임 한 판을 다 뒀어요. 먼저 긴 선, 다음은 상대의 마지막 남은 곳, 내가 놓을 곳은 맨 나중이에요.</translation>
    </message>
    <message>
        <source>Ann began but didn’t close enough lines: Ben is about to place the fortieth and last piece. A player who has no piece left at the start of a turn loses, too. Who wins?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ann이 시작했고, 제때 막힌 선이 없어요. Ben이 마흔 번째이자 맨 마지막 말을 놓아요. 자기 차례에 남은 말이 없어도 져요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>It is her turn now, and she has no piece left.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>이제 Ann의 차례인데 남은 말이 없어요.</translation>
    </message>
    <message>
        <source>Mono-Line has no draws: whoever can’t place has lost.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Mono-Line에는 무승부가 없어요. 놓을 수 없으면 져요.</translation>
    </message>
    <message>
        <source>Ben places his last piece. Whose turn is it now?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>지금은 누구의 차례일까요?</translation>
    </message>
    <message>
        <source>Ben has only two places left, and both glow. Ann puts a piece on A7. How many places does Ben have left after that?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>Ben에게 두 곳이 남았고 둘 다 빛나요. Ann이 A7에 놓아요. 그러면 Ben에게 몇 곳이 남을까요?</translation>
    </message>
    <message>
        <source>No single piece closes both.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>말 하나로는 둘 다 막지 못해요.</translation>
    </message>
    <message>
        <source>Follow the lines of A7: they reach neither B7 nor F5.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7의 선을 따라가 보세요. B7에도 F5에도 닿지 않아요.</translation>
    </message>
    <message>
        <source>Is A7 on a line with B7 or F5?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7이 그중 하나와 같은 선 위에 있나요?</translation>
    </message>
    <message>
        <source>Only Ann could use A7 anyway, so nothing has changed for Ben.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A7은 이미 Ann만의 자리였어요. 그래서 Ben에게는 바뀐 것이 없어요.</translation>
    </message>
    <message>
        <source>The same board again, as it was before your turn. If Ann puts a piece on A3 instead, how many of the three glowing places are still open to Ben?</source>
        <extracomment>mono-line/4</extracomment>
        <translation>같은 게임판, 그 차례 전이에요. Ann이 그 대신 A3에 놓으면 어떨까요? 그러면 세 곳 가운데 몇 곳이 Ben에게 열려 있을까요?</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, but not with C7 or I1.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3은 A7과 같은 선 위에 있지만 C7이나 I1과는 아니에요.</translation>
    </message>
    <message>
        <source>A3 is on a line with A7, through the Center Square.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3은 중앙 사각형을 지나 A7과 같은 선 위에 있어요.</translation>
    </message>
    <message>
        <source>Follow the lines of A3 from end to end.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3의 선을 끝에서 끝까지 따라가 보세요.</translation>
    </message>
    <message>
        <source>A3 closes A7 to Ben, but A7 stays open to Ann.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>A3에 놓으면 Ben은 A7에 놓을 수 없지만, Ann은 여전히 A7에 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>You know your way around the board: places and their neighbours, which way is outwards, exits, and chains.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>이제 게임판을 볼 줄 알게 됐어요. 교차점과 이웃, 어느 쪽이 바깥쪽인지, 출구와 사슬이에요.</translation>
    </message>
    <message>
        <source>Pieces leave this board at its eight outermost points, the exits. Tap all eight.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>이 게임판에서 말은 가장 바깥의 여덟 점, 곧 출구에서 나가요. 여덟 개를 모두 누르세요.</translation>
    </message>
    <message>
        <source>The number at a place says how many moves it costs to go there. A slide costs two.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>곳마다 그리로 가는 데 몇 수가 드는지 적혀 있어요. 미끄러지기는 두 수가 들어요.</translation>
    </message>
    <message>
        <source>A game begins like this: two pieces of each colour stand around the Center Square, O. Tap the white ones.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>게임은 이렇게 시작해요. 색마다 말 두 개가 중앙 사각형 O 둘레에 있어요. 흰색 말을 모두 누르세요.</translation>
    </message>
    <message>
        <source>They stand opposite each other.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>둘은 서로 마주 보고 있어요.</translation>
    </message>
    <message>
        <source>The other pieces wait in reserve and come in on O.</source>
        <extracomment>over-pass/1</extracomment>
        <translation>나머지는 예비로 기다리다가 O에 들어와요.</translation>
    </message>
    <message>
        <source>You know the route of a piece (in on O, out to an exit, and home) and how a turn goes.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>이제 말이 가는 길을 알게 됐어요. O에 들어와 바깥의 출구로, 그다음 집이에요. 그리고 한 차례가 어떻게 진행되는지도 알게 됐어요.</translation>
    </message>
    <message>
        <source>White is Ann’s colour, but Ben starts.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>흰색은 Ann의 색이고, 시작하는 사람은 Ben이에요.</translation>
    </message>
    <message>
        <source>It isn’t for Ben to choose. Which of his colours is named first?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben이 고르는 것이 아니에요. Ben의 두 색 가운데 먼저 말한 것은 어느 색일까요?</translation>
    </message>
    <message>
        <source>Ben begins with black.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>Ben은 검은색으로 시작해요.</translation>
    </message>
    <message>
        <source>Now Ann starts, with white. One of her pieces comes in on O automatically. The dice show 3 and 2, and their sum is the number of moves. How many moves does she have?</source>
        <extracomment>over-pass/2</extracomment>
        <translation>이번에는 Ann이 흰색으로 시작해요. 말 하나가 저절로 O에 들어와요. 주사위 눈은 3과 2이고, 둘을 더한 만큼 수를 둬요. Ann은 몇 수를 둘 수 있을까요?</translation>
    </message>
    <message>
        <source>Ann has five moves. Unused moves are lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>다섯 수예요. 쓰지 않은 수는 없어져요.</translation>
    </message>
    <message>
        <source>This empties O. The second move is simply lost.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>그러면 O가 비어요. 둘째 수는 그냥 없어져요.</translation>
    </message>
    <message>
        <source>The second move empties O.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>둘째 수로 O를 비워요.</translation>
    </message>
    <message>
        <source>You can pass over chains of any length, even round corners, and you know what breaks a chain.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>이제 아무리 긴 사슬도 넘을 수 있고, 그 안에서 꺾을 수 있으며, 무엇이 사슬을 끊는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>White passes over black to an empty place beside it.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>흰색이 검은색을 넘어 그 옆의 빈 곳에 내려요.</translation>
    </message>
    <message>
        <source>White passes over black and red to an empty place beside red.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>흰색이 검은색과 빨간색을 넘어 빨간색 옆의 빈 곳에 내려요.</translation>
    </message>
    <message>
        <source>Now the second piece of the chain is also white. Try to take the other white piece over both pieces of the chain to the glowing place.</source>
        <extracomment>over-pass/3</extracomment>
        <translation>이번에는 사슬의 두 번째 말도 흰색이에요. 반대쪽 끝의 말로 둘을 모두 넘어 빛나는 곳으로 가 보세요.</translation>
    </message>
    <message>
        <source>You can trade: two pieces of different colours may change places if they rest on parallel lines.</source>
        <extracomment>over-pass/4</extracomment>
        <translation>이제 맞바꿀 수 있어요. 색이 다른 두 말이 서로 평행한 선 위에 있으면 자리를 맞바꿔요.</translation>
    </message>
    <message>
        <source>You can slide outwards, and you know when a piece may go home and whose pieces on exits you may move.</source>
        <extracomment>over-pass/5</extracomment>
        <translation>이제 바깥쪽으로 미끄러질 수 있고, 말이 언제 집에 갈 수 있는지, 출구에 있는 누구의 말을 움직일 수 있는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>You know how pieces travel along the outer edge, and that O has to be empty at the end of a turn.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>이제 말이 바깥 가장자리를 따라 어떻게 움직이는지, 그리고 차례를 마칠 때 O가 비어 있어야 한다는 것을 알게 됐어요.</translation>
    </message>
    <message>
        <source>Passing over costs one move, but a piece can’t pass over its own colour.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>넘는 데에는 한 수가 들지만, 자기 색은 넘지 못해요.</translation>
    </message>
    <message>
        <source>One slide is enough, and a slide costs two moves.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>한 번 미끄러지면 되고, 거기에는 두 수가 들어요.</translation>
    </message>
    <message>
        <source>No turn ends with a piece on O.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>O에 말이 있는 채로는 차례를 마치지 않아요.</translation>
    </message>
    <message>
        <source>Pieces go home only from exits.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>말은 출구에서만 집에 가요.</translation>
    </message>
    <message>
        <source>Three people play one colour each, and Cleo leaves the game. Her pieces in reserve and on exits are taken off. What happens to her red pieces beside O?</source>
        <extracomment>over-pass/6</extracomment>
        <translation>세 명이 한 색씩 맡아 두고 있는데 Cleo가 나가야 해요. 예비 말과 출구의 말은 함께 없어져요. O 옆에 있는 Cleo의 빨간색 말은 어떻게 될까요?</translation>
    </message>
    <message>
        <source>Her pieces beside O are neither in reserve nor on an exit. Other players may need them in their chains.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>예비 말도 출구의 말도 아니에요. 다른 사람의 사슬에 필요할 수 있어요.</translation>
    </message>
    <message>
        <source>They stay, and others can still pass over them.</source>
        <extracomment>over-pass/6</extracomment>
        <translation>그대로 남아서 다른 말들이 계속 넘어갈 수 있어요.</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: exits first, trades that count twice, and none of the opponent’s pieces left beside an exit.</source>
        <extracomment>over-pass/7</extracomment>
        <translation>게임 한 판을 다 뒀어요. 출구 먼저, 두 배로 이로운 맞바꾸기, 그리고 출구 옆에 상대의 말을 남겨 두지 않기예요.</translation>
    </message>
    <message>
        <source>You can leap over chains, choose which piece leaves, and leap along the edge from an exit.</source>
        <extracomment>spiral/2</extracomment>
        <translation>이제 사슬을 뛰어넘고, 어느 말이 빠질지 고르고, 출구에서 가장자리를 따라 뛰어넘을 수 있어요.</translation>
    </message>
    <message>
        <source>Here, pieces have colours and leap over a chain of one or more pieces, each next to the one before. The last piece passed over leaves. White leaps over black, then red. Which piece leaves the board?</source>
        <extracomment>spiral/2</extracomment>
        <translation>여기서는 말에 색이 있고 사슬을 뛰어넘어요. 말 하나나, 바로 앞의 말과 이웃한 여러 개예요. 마지막으로 넘은 말이 빠져요. 흰색이 검은색을, 다음에 빨간색을 뛰어넘어요. 어느 말이 게임판에서 빠질까요?</translation>
    </message>
    <message>
        <source>Black is passed over first. Only the last piece leaves.</source>
        <extracomment>spiral/2</extracomment>
        <translation>검은색은 처음으로 넘어요. 빠지는 것은 마지막 말이에요.</translation>
    </message>
    <message>
        <source>A leap removes only one piece, however long the chain is.</source>
        <extracomment>spiral/2</extracomment>
        <translation>사슬이 아무리 길어도 한 번 뛰어넘으면 말 하나가 빠져요.</translation>
    </message>
    <message>
        <source>Red leaves, and black stays.</source>
        <extracomment>spiral/2</extracomment>
        <translation>빨간색이 빠지고 검은색은 남아요.</translation>
    </message>
    <message>
        <source>You know how to go about a puzzle: keep an eye on the colours, since no piece can pass over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>이제 퍼즐을 어떻게 풀지 알게 됐어요. 말은 자기 색을 넘지 못하니 색을 눈여겨봐요.</translation>
    </message>
    <message>
        <source>Two pieces are left, and the last leap ends beside the Center Square. Unlike in Crooked Jumps, the last piece may stand anywhere. Is the puzzle solved?</source>
        <extracomment>spiral/3</extracomment>
        <translation>말이 두 개 남았고, 마지막 뛰어넘기가 중앙 사각형 옆에서 끝나요. Crooked Jumps와 달리 마지막 말은 어디에 있어도 돼요. 퍼즐이 풀린 걸까요?</translation>
    </message>
    <message>
        <source>That is the rule in Crooked Jumps. Here, it is enough that one piece is left.</source>
        <extracomment>spiral/3</extracomment>
        <translation>그것은 Crooked Jumps의 규칙이에요. 여기서는 말이 하나만 남으면 돼요.</translation>
    </message>
    <message>
        <source>The last two are both white, and no piece passes over its own colour.</source>
        <extracomment>spiral/3</extracomment>
        <translation>마지막 두 말은 모두 흰색이고, 말은 자기 색을 넘지 못해요.</translation>
    </message>
    <message>
        <source>Red leaves the board with this leap.</source>
        <extracomment>spiral/3</extracomment>
        <translation>이렇게 뛰어넘으면 빨간색이 게임판에서 빠져요.</translation>
    </message>
    <message>
        <source>You know how to win: join your two sides with a pathway over the cards. You have also made a whole turn.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>이제 어떻게 이기는지 알게 됐어요. 카드의 길로 내 두 쪽을 이으면 돼요. 그리고 한 차례를 처음부터 끝까지 해 봤어요.</translation>
    </message>
    <message>
        <source>Ann can reach five cards; the pathway over them is drawn in gold. She has nearly reached the east.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>카드 다섯 장이고, 그 위의 길은 게임판에 금색으로 그려져요. 거의 다 왔어요.</translation>
    </message>
    <message>
        <source>Now make a whole turn: take c2, turn it until its corner arm (the arm that runs into a corner) points south-west, and push it in at the east end of row 2.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>이제 한 차례 전체예요. c2를 빼서 모서리의 갈래가 남서쪽을 향하게 돌리고, 가로줄 2의 동쪽 끝에서 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Ann needs a pathway from west to east. This one leads from north to south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>Ann에게는 서쪽에서 동쪽까지 가는 길이 필요해요. 이 길은 북쪽에서 남쪽으로 이어져요.</translation>
    </message>
    <message>
        <source>Follow the pathway down from c5: it reaches the south.</source>
        <extracomment>trypsylon/1</extracomment>
        <translation>c5에서 길을 따라 내려가 보세요. 남쪽에 이르러요.</translation>
    </message>
    <message>
        <source>You can take a card, turn it and push it in, and you know how a push moves a line of cards.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>이제 카드를 빼고, 돌리고, 밀어 넣을 수 있고, 줄이 어떻게 움직이는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>Ann has taken the card on c3. Every row and column has two ends, at the edge of the board. Tap every end where she may push the card in.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>Ann이 c3의 카드를 뺐어요. 게임판 둘레에 가로줄과 세로줄의 끝이 있어요. 밀어 넣을 수 있는 끝을 모두 누르세요.</translation>
    </message>
    <message>
        <source>The gap is in both row 1 and column e. Each of them has one end that isn’t next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>빈칸은 가로줄 1과 세로줄 e에 있어요. 각각 한쪽 끝은 빈칸에 바로 붙어 있지 않아요.</translation>
    </message>
    <message>
        <source>Four is correct for a card from inside the board. For e1, two of the four ends are next to the gap.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>안쪽의 카드라면 끝이 그만큼이에요. e1에서는 네 끝 가운데 둘이 바로 빈칸에 있어요.</translation>
    </message>
    <message>
        <source>You can follow a pathway: across a side where two arms meet, and across a point where four face-up cards meet.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>이제 길을 따라갈 수 있어요. 두 갈래가 만나는 변을 지나고, 네 카드가 모두 앞면인 점을 지나요.</translation>
    </message>
    <message>
        <source>Without a face-up card on b3, nothing is joined across the point between a3 and b4.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>b3의 카드가 없으면 a3과 b4 사이의 점에서는 아무것도 이어지지 않아요.</translation>
    </message>
    <message>
        <source>Three cards are joined now, but the push moves a face-down card to b3.</source>
        <extracomment>trypsylon/3</extracomment>
        <translation>지금은 그만큼이에요. 하지만 뒷면 카드가 b3으로 움직여요.</translation>
    </message>
    <message>
        <source>You know how a pathway reaches the frame, and that no pathway runs along the frame.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>이제 길이 어떻게 테두리에 이르는지, 그리고 테두리를 따라가지는 않는다는 것을 알게 됐어요.</translation>
    </message>
    <message>
        <source>Pathways never run along the frame. The upper cards join north and west, and the lower ones join south and west. Ben pushes in a card between them, with its corner arm to the north-east. Are north and south joined?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>길은 카드 위로만 가고 테두리를 따라가지 않아요. 위의 두 카드는 북쪽에서 서쪽으로, 아래의 두 카드는 남쪽에서 서쪽으로 이어져요. Ben이 그 사이에 모서리 갈래가 북동쪽을 향하게 카드를 밀어 넣어요. 북쪽과 남쪽이 이어졌을까요?</translation>
    </message>
    <message>
        <source>The beach joins no cards. At the point where the new card’s corner arm ends, two of the four cards are face down.</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>모래밭은 아무것도 잇지 않고, 새 카드의 모서리에 있는 카드 네 장 가운데 두 장은 뒷면이에요.</translation>
    </message>
    <message>
        <source>Look at the point where the corner arms of the new card and the card above meet. Are all four cards there face up?</source>
        <extracomment>trypsylon/4</extracomment>
        <translation>새 카드의 모서리와 위 카드의 모서리가 만나는 점을 보세요. 거기 있는 카드 네 장이 모두 앞면인가요?</translation>
    </message>
    <message>
        <source>You know the three kinds of move, and when each of them is allowed.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>이제 세 가지 수와, 각각 언제 둘 수 있는지 알게 됐어요.</translation>
    </message>
    <message>
        <source>Whoever begins makes a simple move: one face-down card. In a series, the loser of a game begins the next one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>시작하는 사람은 단순 수를 둬요. 뒷면 카드 한 장이에요. 다음 게임에서는 이번에 진 사람이 시작해요.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not three.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>이중 수로 앞면이 되는 카드는 세 장이 아니라 두 장이에요.</translation>
    </message>
    <message>
        <source>A double move turns over two cards, not one.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>이중 수로 앞면이 되는 카드는 한 장이 아니라 두 장이에요.</translation>
    </message>
    <message>
        <source>Both cards come back face up.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>두 카드 모두 앞면이 되어 돌아와요.</translation>
    </message>
    <message>
        <source>Here Ben’s last move was a simple one. Try to take two face-down cards anyway.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>여기서 Ben의 마지막 수는 단순 수였어요. 그래도 뒷면 카드 두 장을 빼 보세요.</translation>
    </message>
    <message>
        <source>You may take two cards only in reply to an open move.</source>
        <extracomment>trypsylon/5</extracomment>
        <translation>두 장은 공개 수에 응수할 때만 뺄 수 있어요.</translation>
    </message>
    <message>
        <source>You know who wins when two sides are joined, even by the opponent’s move, and how a game can end without a winner.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>이제 두 쪽이 이어지면 누가 이기는지, 그리고 언제 승자 없이 게임이 끝날 수 있는지 알게 됐어요. 그 수를 누가 두었는지는 상관없어요.</translation>
    </message>
    <message>
        <source>Ben is careless. He takes c1, turns its corner arm to the south-west, and pushes the card in at the east end of row 1. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben이 조심하지 않았어요. c1을 빼서 모서리 갈래를 남서쪽으로 돌리고, 가로줄 1의 동쪽 끝에서 밀어 넣어요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>He made the move, but it joins Ann’s two sides.</source>
        <extracomment>trypsylon/6, trypsylon-expert/3</extracomment>
        <translation>수를 둔 사람은 Ben이지만, 그 수로 Ann의 두 쪽이 이어져요.</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the new card on e1.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>a2에서 e2까지, 그리고 아래로 e1의 새 카드까지 길을 따라가 보세요.</translation>
    </message>
    <message>
        <source>If one move joins both players’ sides, whoever made that move wins. Here Ben pushes in a card on e1 that joins west to east and north to south. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>한 수로 두 플레이어의 두 쪽이 모두 이어지면 그 수를 둔 사람이 이겨요. 여기서는 Ben이 모서리 e1에 카드를 밀어 넣어 서쪽과 동쪽, 북쪽과 남쪽이 모두 이어져요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Her pathway is complete, too, but she didn’t make the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann의 길도 완성됐지만, 그 수를 둔 사람은 Ann이 아니에요.</translation>
    </message>
    <message>
        <source>Only one player can win: here, the one who made the move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>승자는 한 사람이에요. 그 수를 둔 사람이에요.</translation>
    </message>
    <message>
        <source>Whose move was it?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>누구의 수였을까요?</translation>
    </message>
    <message>
        <source>Both pathways were completed at once, by Ben’s move.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ben의 수로 두 길이 동시에 완성됐어요.</translation>
    </message>
    <message>
        <source>In a double move, only the final position counts. Ann pushes two cards into row 2 from the east. The first, with its corner arm south-west, joins west and east. The second has its corner arm north-west. Who wins?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>이중 수는 두 번째 카드를 넣은 다음에만 따져요. Ann이 두 장을 모두 가로줄 2의 동쪽 끝에서 밀어 넣어요. 모서리 갈래가 남서쪽인 첫 번째 카드로 서쪽과 동쪽이 이어져요. 두 번째 카드는 모서리 갈래가 북서쪽이에요. 누가 이겼을까요?</translation>
    </message>
    <message>
        <source>The second push moved the first card on, so west and east are no longer joined.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>두 번째 카드가 첫 번째 카드를 옮겨서 서쪽과 동쪽이 다시 끊겼어요.</translation>
    </message>
    <message>
        <source>Nobody wins yet: the second push moved the first card on and broke the pathway.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>아무도 이기지 않았어요. 두 번째 카드가 첫 번째 카드를 옮겼어요.</translation>
    </message>
    <message>
        <source>Ann and Ben move the same cards back and forth, so the starting position returns every four turns. Ben’s next move completes the second round of four. How many times will the starting position have occurred?</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>Ann과 Ben이 같은 카드를 이리저리 옮겨서, 네 차례마다 게임판이 처음과 같아져요. Ben의 수로 그런 네 차례가 두 번째로 끝나요. 그러면 같은 국면이 게임판에 몇 번 나온 걸까요?</translation>
    </message>
    <message>
        <source>The position also occurred at the beginning and after the first round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>똑같은 국면이 전에도 있었어요. 처음에, 그리고 첫 네 차례 뒤에요.</translation>
    </message>
    <message>
        <source>The position at the beginning counts, too.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>처음 국면도 한 번으로 쳐요.</translation>
    </message>
    <message>
        <source>Count the position before the first round, after it, and after the second round.</source>
        <extracomment>trypsylon/6</extracomment>
        <translation>첫 네 차례 전, 그 뒤, 그리고 두 번째 네 차례 뒤예요.</translation>
    </message>
    <message>
        <source>You have played a whole game, and you know what to look for: pathways that fit once a line moves, and what an open move allows your opponent to do.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>게임 한 판을 다 뒀고 무엇을 볼지 알게 됐어요. 움직이면 들어맞는 줄, 그리고 공개 수가 무엇을 허용하는지예요.</translation>
    </message>
    <message>
        <source>After an open move, Ben may take two cards: one repairs his pathway, and the other completes it.</source>
        <extracomment>trypsylon/7</extracomment>
        <translation>공개 수 다음에 Ben은 카드 두 장을 써요. 한 장으로 길을 바로잡고, 다른 한 장으로 완성해요.</translation>
    </message>
    <message>
        <source>You know the turns of Expert: one card on the very first turn, and after that always two face-down cards or one face-up card.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>이제 전문가 모드의 차례를 알게 됐어요. 첫 차례는 카드 한 장, 그다음은 언제나 뒷면 두 장이나 앞면 한 장이에요.</translation>
    </message>
    <message>
        <source>Cards, pushes and pathways work as in standard TRYPSYLON, whose course covers all cases. Ann joins west and east; Ben joins north and south. Tap every card that is joined to the west.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>카드, 밀기, 길은 TRYPSYLON과 같아요. 모든 경우는 TRYPSYLON 강좌에 나와요. Ann은 서쪽과 동쪽을, Ben은 북쪽과 남쪽을 이어요. 서쪽과 이어진 카드를 모두 누르세요.</translation>
    </message>
    <message>
        <source>Look for four cards at the upper left, and two at the lower left.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>왼쪽 위에 카드 네 장, 왼쪽 아래에 두 장이에요.</translation>
    </message>
    <message>
        <source>A pathway continues wherever arms meet. Pathways from the west are drawn in gold.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>카드의 갈래가 만나는 곳에서 길이 이어져요. 서쪽에서 오는 길은 금색이에요.</translation>
    </message>
    <message>
        <source>Ann can win here with one face-up card. Take it, and push it in again.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>여기서 Ann은 앞면 카드 한 장으로 이길 수 있어요. 그 카드를 빼서 다시 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Taking one face-up card is an open move. You may take any face-up card except the one that was pushed in last.</source>
        <extracomment>trypsylon-expert/1</extracomment>
        <translation>앞면 카드를 한 장 빼는 것이 공개 수예요. 마지막에 들어온 카드가 아니면 어느 앞면 카드든 뺄 수 있어요.</translation>
    </message>
    <message>
        <source>You can make a double move: take two cards, then push in both, in the right order.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>이제 이중 수를 둘 수 있어요. 카드 두 장을 빼고 두 번 밀어 넣는데, 순서가 중요해요.</translation>
    </message>
    <message>
        <source>Ann has taken the cards on b2 and d2. Tap every end of a row or column where she may push in the first card.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>Ann이 b2와 d2의 카드를 뺐어요. 첫 번째 카드를 밀어 넣을 수 있는 가로줄과 세로줄의 끝을 모두 누르세요.</translation>
    </message>
    <message>
        <source>That is where the first card goes in, but then the second card comes in at the same end.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>들어가는 곳은 거기예요. 그다음 두 번째 카드가 같은 끝에서 들어와요.</translation>
    </message>
    <message>
        <source>It goes in on a2, and the second push moves it on by only one cell.</source>
        <extracomment>trypsylon-expert/2</extracomment>
        <translation>a2에 들어가고, 두 번째로 밀 때 한 칸 움직여요.</translation>
    </message>
    <message>
        <source>You know what happens when only two cards, one card or none are left face down.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>이제 카드가 떨어져 갈 때 어떻게 되는지 알게 됐어요. 뒷면 카드가 두 장, 한 장, 또는 한 장도 없을 때예요.</translation>
    </message>
    <message>
        <source>Ben takes c1 and d1 and pushes both in at the east end of row 1: first one with its corner arm north-east, then one with its corner arm south-west. Who wins?</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>Ben이 c1과 d1을 빼서 모두 가로줄 1의 동쪽 끝에서 밀어 넣어요. 모서리 갈래는 첫 번째가 북동쪽, 두 번째가 남서쪽이에요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Follow the pathway from a2 to e2, and down to the card on e1.</source>
        <extracomment>trypsylon-expert/3</extracomment>
        <translation>a2에서 e2까지, 그리고 아래로 e1의 카드까지 길을 따라가 보세요.</translation>
    </message>
    <message>
        <source>You have played a whole game of Expert, and you know that a pathway lacking only two cards is a threat.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>전문가 모드 한 판을 다 뒀어요. 카드 두 장이 모자라는 길은 위협이에요.</translation>
    </message>
    <message>
        <source>Ben pushes in two cards in one turn, and that completes his pathway down column a.</source>
        <extracomment>trypsylon-expert/4</extracomment>
        <translation>Ben이 한 차례에 카드 두 장을 밀어 넣고, 그러면 세로줄 a가 끝까지 이어져요.</translation>
    </message>
    <message>
        <source>You are Ann, on E1. Each round, you set out in one of six directions and score a point for each cell you enter. Choose the best direction: tap its arrow beside the board, or the next cell that way.</source>
        <extracomment>highway/1</extracomment>
        <translation>나는 시작 칸 E1에 있는 Ann이에요. 라운드마다 여섯 방향 가운데 하나로 출발하고, 들어서는 칸마다 1점이에요. 게임판 옆의 화살표로 가장 좋은 방향을 고르거나, 그쪽의 옆 칸을 클릭하세요.</translation>
    </message>
    <message>
        <source>Players tied for the most points share the win, except the player who ended the game. Ann completes α with D3–E3, and she and Ben have 7 points each. Who wins?</source>
        <extracomment>bypass/7</extracomment>
        <translation>최고 점수로 동점인 플레이어는 함께 승리하지만, 게임을 끝낸 사람은 함께 승리하지 못해요. Ann이 D3–E3으로 α를 완성하고, Ann과 Ben은 7점씩이에요. 누가 이길까요?</translation>
    </message>
    <message>
        <source>Three is right for a card on an edge, but e1 is in a corner.</source>
        <extracomment>trypsylon/2</extracomment>
        <translation>그것은 가장자리 카드가 들어갈 수 있는 끝의 개수예요. 모서리 카드는 달라요.</translation>
    </message>
    <message>
        <source>One of the two cells touches groups of both players. Whoever plays there connects two of their own groups.</source>
        <extracomment>byg/1</extracomment>
        <translation>두 칸 가운데 하나는 두 플레이어의 그룹에 모두 닿아요. 거기에 두는 쪽이 자기 그룹을 이어요.</translation>
    </message>
    <message>
        <source>C3 joined two of Ann’s groups into a single group of eight stones. Ben’s largest group has seven.</source>
        <extracomment>byg/1</extracomment>
        <translation>C3이 Ann의 두 그룹을 여덟 개짜리 하나로 합쳤어요. Ben의 가장 큰 그룹은 일곱 개예요.</translation>
    </message>
    <message>
        <source>But many groups make you faster. On each turn, you may place as many stones as you have groups when the turn begins, up to three. Ben is about to play A1 (ringed). How many stones may Ann place next?</source>
        <extracomment>byg/1</extracomment>
        <translation>하지만 큰 그룹은 느려요. 차례마다, 차례가 시작될 때의 그룹 수만큼 돌을 놓을 수 있어요. 많아야 세 개예요. Ben이 고리로 표시된 칸 A1에 두려고 해요. 그다음에 Ann은 돌을 몇 개 놓을 수 있을까요?</translation>
    </message>
    <message>
        <source>This is the whole game: many groups early to place many stones, and one large group late to win.</source>
        <extracomment>byg/1</extracomment>
        <translation>이것이 이 게임의 전부예요. 처음에는 그룹을 많이 만들어 돌을 많이 놓고, 나중에는 큰 그룹 하나로 이겨요.</translation>
    </message>
    <message>
        <source>You can see a group’s liberties, and what a stone on a liberty does: extend one group or join several. Stones are never captured.</source>
        <extracomment>byg/3</extracomment>
        <translation>이제 그룹의 활로를 알아보고, 거기에 놓은 돌이 무엇을 하는지 알게 됐어요. 한 그룹을 키우거나 여러 그룹을 합쳐요. 돌은 잡히지 않아요.</translation>
    </message>
    <message>
        <source>F2 has grown, but it isn’t connected to the large group.</source>
        <extracomment>byg/3</extracomment>
        <translation>F2는 자랐지만 큰 그룹과 이어지지 않았어요.</translation>
    </message>
    <message>
        <source>It stays, but no longer counts</source>
        <extracomment>byg/3</extracomment>
        <translation>남지만 더는 그룹으로 치지 않아요</translation>
    </message>
    <message>
        <source>Nothing is ever captured. A1 can’t grow any more, but it still counts as a group and gives Ann a stone each turn.</source>
        <extracomment>byg/3</extracomment>
        <translation>아무것도 잡히지 않아요. A1은 더 자랄 수 없지만 여전히 한 그룹으로 치고, Ann은 그 몫으로 차례마다 돌 하나를 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>You needn’t place all your stones. Place just one, beside B2, and end the turn.</source>
        <extracomment>byg/4</extracomment>
        <translation>놓을 수 있는 돌을 다 놓지 않아도 돼요. B2 옆에 돌 하나만 놓고 차례를 마치세요.</translation>
    </message>
    <message>
        <source>There is an upper limit.</source>
        <extracomment>byg/4</extracomment>
        <translation>상한이 있어요.</translation>
    </message>
    <message>
        <source>A turn never has more than three stones. A fourth or fifth group helps only if you join groups later.</source>
        <extracomment>byg/4</extracomment>
        <translation>세 개를 넘을 수는 없어요. 넷째나 다섯째 그룹은 나중에 다른 그룹을 합칠 때만 도움이 돼요.</translation>
    </message>
    <message>
        <source>Each of the three stones should touch a different group of Ann’s, and none should join two.</source>
        <extracomment>byg/4</extracomment>
        <translation>돌 세 개가 각각 Ann의 다른 그룹에 닿아야 하고, 어느 돌도 두 그룹을 합치면 안 돼요.</translation>
    </message>
    <message>
        <source>You can close in on one of Ben’s groups from several sides in a single turn.</source>
        <extracomment>byg/5</extracomment>
        <translation>한 차례에 Ben의 그룹 하나를 여러 쪽에서 조여 들어갈 수 있어요.</translation>
    </message>
    <message>
        <source>You can join groups, you know what joining costs, and you can see which cells connect or cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>이제 그룹을 합칠 수 있고, 그 대가를 알며, 어느 칸이 잇거나 끊는지 알아볼 수 있어요.</translation>
    </message>
    <message>
        <source>All of Ann’s stones are connected now. How many groups is that?</source>
        <extracomment>byg/6</extracomment>
        <translation>이제 Ann의 돌이 모두 이어졌어요. 그룹은 몇 개일까요?</translation>
    </message>
    <message>
        <source>No single stone can join all three of Ann’s groups any more. Your opponent’s best connecting cell is often your best cut.</source>
        <extracomment>byg/6</extracomment>
        <translation>이제 Ann의 어떤 돌 하나로도 세 그룹을 합칠 수 없어요. 상대가 잇기에 가장 좋은 칸은 내가 끊기에도 가장 좋은 칸일 때가 많아요.</translation>
    </message>
    <message>
        <source>Ben takes C3 and connects all his stones. Ann’s largest group is much smaller.</source>
        <extracomment>byg/7</extracomment>
        <translation>Ben이 C3을 차지해 자기 돌을 모두 이어요. Ann의 가장 큰 그룹은 훨씬 작아요.</translation>
    </message>
    <message>
        <source>What happens when one of two players resigns?</source>
        <extracomment>byg/7</extracomment>
        <translation>두 플레이어 가운데 한 사람이 기권하면 어떻게 될까요?</translation>
    </message>
    <message>
        <source>You have played a whole game and know the aims: many groups early, connections late, and an eye for cells that do two jobs.</source>
        <extracomment>byg/8</extracomment>
        <translation>게임 한 판을 다 뒀어요. 그룹은 일찍 많이, 잇기는 나중에, 그리고 두 가지 일을 하는 칸을 알아보기예요.</translation>
    </message>
    <message>
        <source>More stones aren’t always better. Ann could place several here, but only one cell matters: it connects C1 to the large group and keeps Ben’s groups apart.</source>
        <extracomment>byg/8</extracomment>
        <translation>돌이 많다고 늘 좋은 것은 아니에요. 여기서 Ann은 여러 개를 놓을 수 있지만 중요한 칸은 하나예요. 그 칸은 C1을 큰 그룹과 잇고 Ben의 그룹들을 떼어 놓아요.</translation>
    </message>
    <message>
        <source>Ann has three walls and three paths. A swap never changes how many of each you have.</source>
        <extracomment>bypass/3</extracomment>
        <translation>벽 세 개와 길 세 개예요. 교환해도 가진 개수는 바뀌지 않아요.</translation>
    </message>
    <message>
        <source>In one of these turns, the swap would change the same link twice.</source>
        <extracomment>bypass/3</extracomment>
        <translation>이 가운데 한 차례에서는 교환으로 같은 링크가 두 번 바뀌게 돼요.</translation>
    </message>
    <message>
        <source>You can see loops coming, and repair a loop with a swap before your turn ends.</source>
        <extracomment>bypass/4</extracomment>
        <translation>이제 고리가 생기는 것을 미리 알아보고, 차례를 마치기 전에 교환으로 바로잡을 수 있어요.</translation>
    </message>
    <message>
        <source>By closing a loop and swapping one of its paths away, you can move a route in a single turn.</source>
        <extracomment>bypass/4</extracomment>
        <translation>고리를 만들고 그 고리의 길 하나를 교환으로 없애면, 한 차례에 경로를 옮겨요.</translation>
    </message>
    <message>
        <source>Every hex must keep a link without a wall. Its last such link can only take a path, unless a swap turns one of its walls into a path.</source>
        <extracomment>bypass/5</extracomment>
        <translation>모든 헥스에는 벽이 없는 링크가 남아 있어야 해요. 교환으로 다른 링크가 열리지 않는 한, 마지막 남은 그런 링크에는 길만 그릴 수 있어요.</translation>
    </message>
    <message>
        <source>Walls needn’t form a ring: together with the edge of the board, they can cut hexes off, too. Ann draws B1–B2 and the wall E1|E2. How many hexes are cut off?</source>
        <extracomment>bypass/5</extracomment>
        <translation>벽이 빙 둘러싸지 않아도 돼요. 게임판의 가장자리도 헥스를 막으니까요. Ann이 B1–B2와 벽 E1|E2를 그려요. 그러면 헥스 몇 개가 고립될까요?</translation>
    </message>
    <message>
        <source>You know who wins: the player with the most points. In a tie, the player who ended the game doesn’t share the win.</source>
        <extracomment>bypass/7</extracomment>
        <translation>이제 누가 이기는지 알게 됐어요. 점수가 가장 많은 플레이어가 이겨요. 동점이면 게임을 끝낸 플레이어는 함께 승리하지 못해요.</translation>
    </message>
    <message>
        <source>Ann and Cleo share the win, as neither ended the game. With three players, watch out for an ending that suits both your opponents.</source>
        <extracomment>bypass/7</extracomment>
        <translation>둘 다 게임을 끝내지 않았으니 함께 승리해요. 셋이 하면 같은 결말로 두 사람이 이득을 볼 수 있어요. 두 상대 모두에게 좋은 것이 무엇인지 살피세요.</translation>
    </message>
    <message>
        <source>Pieces on the board help to bring in more, so early moves are worth the most.</source>
        <extracomment>groups-of-three/6</extracomment>
        <translation>게임판 위의 말은 더 많은 말을 들여오게 도와요. 그래서 처음의 수가 가장 값져요.</translation>
    </message>
    <message>
        <source>Travellers don’t block each other. Only the edge stops Ben.</source>
        <extracomment>highway/1</extracomment>
        <translation>여행자끼리는 서로 막지 않아요. Ben은 가장자리에서만 멈춰요.</translation>
    </message>
    <message>
        <source>Ann and Ben collided, so both go home. That hurts the leader more.</source>
        <extracomment>highway/5</extracomment>
        <translation>충돌했으니 둘 다 시작 칸으로 돌아가요. 앞선 사람이 더 손해예요.</translation>
    </message>
    <message>
        <source>Don’t spend a turn on places that only you can use. Save them for later.</source>
        <extracomment>mono-line/4</extracomment>
        <translation>나만 쓸 수 있는 곳에 차례를 쓰지 마세요. 그곳은 나중을 위해 남겨 두세요.</translation>
    </message>
    <message>
        <source>Every piece can be a stepping stone for everybody.</source>
        <extracomment>over-pass/2</extracomment>
        <translation>어느 말이든 모두에게 디딤돌이 될 수 있어요.</translation>
    </message>
    <message>
        <source>Only half of all rolls are even. Ann has rolled two: what should she do at once?</source>
        <extracomment>over-pass/7</extracomment>
        <translation>짝수 눈은 두 번에 한 번쯤만 나와요. 두 수가 있을 때 Ann이 지금 바로 해야 할 것은 무엇일까요?</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>beginner</source>
        <translation>초보</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>무난함</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>탄탄함</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>능숙함</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>강함</translation>
    </message>
    <message>
        <source>very strong</source>
        <translation>매우 강함</translation>
    </message>
    <message>
        <source>full strength</source>
        <translation>전력</translation>
    </message>
    <message>
        <source>match my strength</source>
        <comment>in place of a level: easy</comment>
        <translation>내 실력에 맞춤</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <comment>the number of a level, what it is called</comment>
        <translation>레벨 %1(%2)</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <comment>level 3 (casual)</comment>
        <translation>컴퓨터, %1</translation>
    </message>
    <message>
        <source>Match my strength: %1</source>
        <comment>level 3 (casual)</comment>
        <translation>내 실력에 맞춤: %1</translation>
    </message>
    <message>
        <source>Match my strength (%1)</source>
        <comment>a level’s number</comment>
        <translation>내 실력에 맞춤(%1)</translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message>
        <source>This code was made by a newer version of Byways.</source>
        <translation>더 새로운 버전의 Byways에서 만든 코드예요.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of the size in this code.</source>
        <translation>만들 수 없는 크기의 코드예요.</translation>
    </message>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>알려진 최고의 풀이는 %n수예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>This code has a typing error.</source>
        <translation>이 코드에는 오타가 있어요.</translation>
    </message>
    <message>
        <source>This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.</source>
        <translation>아직 완성된 코드가 아니에요. 코드는 CJ-1-1Z0042-K처럼 생겼어요.</translation>
    </message>
    <message>
        <source>Byways doesn’t make puzzles of this kind.</source>
        <translation>Byways는 이런 종류의 퍼즐을 만들지 않아요.</translation>
    </message>
    <message>
        <source>Medium or hard</source>
        <translation>보통 또는 어려움</translation>
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
        <translation>내 첫 번째나 두 번째 색의 말 놓기</translation>
    </message>
    <message>
        <source>Between equal players, whoever starts usually loses: let the stronger player start.</source>
        <translation>실력이 비슷하면 대개 먼저 두는 쪽이 져요. 더 강한 사람이 먼저 두게 하세요.</translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message>
        <source>makes a shared line that %1 can claim</source>
        <comment>what a turn does; a player</comment>
        <translation>%1 님이 지적할 수 있는 섞인 선을 만듦</translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1 님이 놓을 수 있는 곳이 %2개에서 %n개로 바뀜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1 님이 놓을 수 있는 곳이 %n개 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1 님에게는 아무도 빼앗을 수 없는 곳이 %n개 남고, %2 님이 놓을 수 있는 곳은 많아야 %3개예요. 놓을 곳이 없는 사람이 져요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoRules</name>
    <message>
        <source>Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. The last player who can place a piece wins.</source>
        <translation>두 편이 번갈아 게임판에 말을 놓아요. 어느 선에도 두 편의 말이 함께 있으면 안 돼요. 마지막으로 놓을 곳을 찾은 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>Put one of your pieces on an empty place where lines meet. The piece takes &lt;b&gt;every line&lt;/b&gt; that runs through that place or ends there, along its whole length. Neither side may put a piece on a line that the other side holds.</source>
        <translation>선이 만나는 빈 교차점에 내 말 하나를 놓아요. 그 말은 그곳을 지나거나 거기서 끝나는 &lt;b&gt;모든 선&lt;/b&gt;을 끝에서 끝까지 차지해요. 내가 차지한 선에는 상대가 놓을 수 없고, 상대가 차지한 선에는 내가 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>A white piece and a black piece. The lines that each of them holds are tinted in their owner’s colour.</source>
        <translation>흰색 말 하나와 검은색 말 하나. 각각 차지한 선이 주인의 색으로 칠해져 있어요.</translation>
    </message>
    <message>
        <source>Each side holds the lines through its piece. Neither side may put a piece on the other’s lines.</source>
        <translation>두 편은 각자 자기 말을 지나는 선을 차지해요. 어느 쪽도 상대의 선에 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>You may try your piece in different places before you end the turn. After that, it never moves. One side has the white and red pieces, the other has the black and blue ones: twenty pieces each. Which of your two colours you use makes no difference.</source>
        <translation>차례를 마치기 전에는 말을 여기저기 놓아 볼 수 있어요. 그다음에는 절대 움직이지 않아요. 한쪽은 흰색과 빨간색, 다른 쪽은 검은색과 파란색 말을 스무 개씩 가져요. 내 두 색 가운데 어느 것을 쓰든 차이가 없어요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Count the pieces: if all forty find a place, the start player is the first to have none left, and loses. So the start player has to close lines, and the other player has to keep them open.</source>
        <translation>개수를 헤아려 보세요. 말 마흔 개가 모두 놓일 곳을 찾으면, 시작 플레이어의 말이 먼저 떨어져 그 사람이 져요. 그래서 시작 플레이어는 선을 막아야 하고, 상대는 열어 두어야 해요.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass set. The board shown here is a reconstruction.</source>
        <translation>Mono-Line은 Arthur Blumberg가 만들고 Kadon Enterprises가 Over-Pass 세트에 담아 펴낸 게임이에요. 여기 보이는 게임판은 복원한 것이에요.</translation>
    </message>
    <message>
        <source>The strict game</source>
        <translation>엄격한 게임</translation>
    </message>
    <message>
        <source>At the start of your turn, you may &lt;b&gt;claim&lt;/b&gt; that a line holds pieces of both sides. If a line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you may claim only once a turn.</source>
        <translation>내 차례가 시작될 때 &lt;b&gt;지적&lt;/b&gt;할 수 있어요. 한 선에 두 편의 말이 함께 있으면, 누구의 실수이든 바로 이겨요. 그런 선이 없어도 잃는 것은 없지만, 지적은 한 차례에 한 번만 할 수 있어요.</translation>
    </message>
    <message>
        <source>A red piece and a blue piece on the same line, which is lit.</source>
        <translation>같은 선 위의 빨간색 말과 파란색 말. 그 선이 빛나요.</translation>
    </message>
    <message>
        <source>A player without a free place may resign, or put a piece on a taken line and hope that nobody notices.</source>
        <translation>놓을 곳이 없는 플레이어는 기권할 수 있어요. 또는 상대가 차지한 선에 놓고 아무도 눈치채지 못하기를 바랄 수도 있어요.</translation>
    </message>
    <message>
        <source>Whoever can’t place a piece on their turn loses.</source>
        <translation>자기 차례에 말을 놓지 못하는 사람이 져요.</translation>
    </message>
    <message>
        <source>In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, and says which line it is. In the &lt;b&gt;strict&lt;/b&gt; game, you may use any empty place, even by mistake. So keep an eye on the lines.</source>
        <translation>친선 게임에서는 상대의 선에 놓으려 하면 프로그램이 막고 어느 선 때문인지 알려 줘요. &lt;b&gt;엄격한&lt;/b&gt; 게임에서는 실수로라도 빈 곳이면 어디에나 놓을 수 있어요. 그러니 선을 잘 살피세요.</translation>
    </message>
    <message>
        <source>The blue piece shares a line with the red one. Whoever claims first wins.</source>
        <translation>파란색 말이 빨간색 말과 같은 선에 있어요. 먼저 지적하는 사람이 이겨요.</translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message>
        <source>All ten %1 pieces are on the board. Take your other colour.</source>
        <translation>%1 말 열 개가 모두 게임판에 있어요. 내 다른 색을 쓰세요.</translation>
    </message>
    <message>
        <source>You place only one piece each turn. To try another place, take back the piece on %1.</source>
        <translation>한 차례에 말 하나를 놓아요. 다른 곳에 놓아 보려면 %1의 말을 무르세요.</translation>
    </message>
    <message>
        <source>There is a piece on %1 already.</source>
        <translation>%1에는 이미 말이 있어요.</translation>
    </message>
    <message>
        <source>Put a piece on an empty place before you end the turn.</source>
        <translation>차례마다 말을 하나 놓아요. 먼저 빈 곳에 말을 놓으세요.</translation>
    </message>
    <message>
        <source>In the friendly game, there is nothing to claim: nobody can put a piece on the other player’s lines.</source>
        <translation>친선 게임에서는 지적할 것이 없어요. 아무도 상대의 선에 놓을 수 없으니까요.</translation>
    </message>
    <message>
        <source>You may claim only once a turn, and your claim this turn was wrong.</source>
        <translation>지적은 한 차례에 한 번이에요. 이번 차례의 지적은 틀렸어요.</translation>
    </message>
    <message>
        <source>%1 has no piece left to place.</source>
        <translation>%1 님에게는 놓을 말이 남지 않았어요.</translation>
    </message>
    <message>
        <source>Claims a shared line</source>
        <translation>섞인 선을 지적</translation>
    </message>
    <message>
        <source>Try other places if you like. Nothing is final until you end the turn.</source>
        <translation>원하면 다른 곳에도 놓아 보세요. 차례를 마치면 말은 그대로 남아요.</translation>
    </message>
    <message>
        <source>No piece is left to place.</source>
        <translation>놓을 말이 남지 않았어요.</translation>
    </message>
    <message>
        <source>A piece is placed</source>
        <translation>말을 놓았음</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>말 놓기</translation>
    </message>
    <message>
        <source>No shared line: the claim was wrong</source>
        <translation>섞인 선 없음: 틀린 지적</translation>
    </message>
    <message>
        <source>You can’t claim after placing</source>
        <translation>놓은 다음에는 지적 불가</translation>
    </message>
    <message>
        <source>You may claim before you place</source>
        <translation>말을 놓기 전에 지적</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>놓을 수 있는 곳 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>남은 말 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>차지한 선 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a shared line</source>
        <translation>섞인 선 지적하기</translation>
    </message>
    <message>
        <source>Give up: no piece left</source>
        <translation>그만두기: 남은 말 없음</translation>
    </message>
    <message>
        <source>%1 was right to claim: the pieces on %2 share a line.</source>
        <comment>a player, places</comment>
        <translation>%1 님의 지적이 맞았어요. %2의 말이 같은 선에 있어요.</translation>
    </message>
    <message>
        <source>Place a piece on any empty place, and mind %1’s lines.</source>
        <translation>빈 곳이면 어디든 말을 놓으세요. %1 님의 선을 조심하세요.</translation>
    </message>
    <message>
        <source>Place a piece where %1 holds no line.</source>
        <translation>%1 님이 차지한 선이 없는 곳에 말을 놓으세요.</translation>
    </message>
    <message>
        <source>%1 has no place left that is free of %2’s lines.</source>
        <translation>%1 님은 %2 님의 선을 피해 놓을 곳을 찾지 못했어요.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>놓을 수 있는 곳이 %n개뿐이에요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>놓을 수 있는 곳 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>남은 말이 %n개뿐이에요. 차례가 시작될 때 말이 없으면 져요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 pieces belong to %2.</source>
        <translation>%1 말은 %2 님의 것이에요.</translation>
    </message>
    <message>
        <source>%1 shares lines with %2’s pieces on %3.</source>
        <translation>%1 교차점은 %3에 있는 %2 님의 말들과 같은 선에 있어요.</translation>
    </message>
    <message>
        <source>%1 shares a line with %2’s piece on %3.</source>
        <translation>%1 교차점은 %3에 있는 %2 님의 말과 같은 선에 있어요.</translation>
    </message>
</context>
<context>
    <name>OverPassFace</name>
    <message>
        <source>Over-Pass, Mono-Line, challenges</source>
        <translation>Over-Pass, Mono-Line, 도전</translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>말 %n개를 집에 보냄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>출구 %n곳에 도착함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1 님의 말이 출구에 %n칸 가까워짐</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassRules</name>
    <message>
        <source>The ten pieces of each colour come in through the middle of the board, one each turn, and have to leave at the board’s eight points. They travel by passing over chains of other pieces, so everybody builds roads for everybody else.</source>
        <translation>색마다 말 열 개가 차례마다 하나씩 게임판의 한가운데로 들어와서, 여덟 꼭짓점으로 나가야 해요. 말은 다른 말의 사슬을 넘어 나아가요. 그래서 모두가 서로에게 길을 놓아 주는 셈이에요.</translation>
    </message>
    <message>
        <source>Pieces stand where lines meet. Two places are &lt;b&gt;next to each other&lt;/b&gt; if one comes right after the other on a line. The dark square in the middle is &lt;b&gt;O&lt;/b&gt;, and the eight outermost points are the &lt;b&gt;exits&lt;/b&gt;. Two pieces of each colour begin around O; the other eight wait in the reserve.</source>
        <translation>말은 선이 만나는 교차점에 놓여요. 한 선에서 바로 이어지는 두 교차점은 &lt;b&gt;이웃&lt;/b&gt;이에요. 한가운데의 어두운 사각형이 &lt;b&gt;O&lt;/b&gt;이고, 가장 바깥 여덟 교차점이 &lt;b&gt;출구&lt;/b&gt;예요. 색마다 말 두 개가 O 둘레에서 시작하고, 나머지 여덟 개는 예비 말로 기다려요.</translation>
    </message>
    <message>
        <source>The whole board. Two pieces of each colour stand around the middle, opposite each other. The reserves and homes are in the corners.</source>
        <translation>게임판 전체. 한가운데 둘레에 색마다 말 두 개가 서로 마주 보고 있어요. 예비 말과 집은 네 구석에 있어요.</translation>
    </message>
    <message>
        <source>The start. With two players, each has two colours: one player white and red, the other black and blue. With three players, blue isn’t used.</source>
        <translation>시작할 때의 모습. 두 명이 하면 각자 두 색을 맡아요. 한 사람은 흰색과 빨간색, 다른 사람은 검은색과 파란색이에요. 세 명이 하면 파란색이 없어요.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one of them is put on O. Then you roll both dice, and the &lt;b&gt;sum&lt;/b&gt; is how many moves you have. You may use fewer, but unused moves are lost.</source>
        <translation>흰색, 검은색, 빨간색, 파란색의 순서로 차례가 돌아가요. 내 예비 말이 남아 있으면 그 가운데 하나를 O에 놓아요. 그런 다음 주사위 두 개를 굴려, 그 &lt;b&gt;합&lt;/b&gt;만큼 수를 둘 수 있어요. 덜 두어도 돼요. 남은 수는 사라져요.</translation>
    </message>
    <message>
        <source>You may move pieces of &lt;b&gt;any colour&lt;/b&gt;, your own and the others’. The exception is a piece on an exit: only its owner may move it.</source>
        <translation>내 말이든 남의 말이든 &lt;b&gt;어느 색의 말이나&lt;/b&gt; 움직일 수 있어요. 다만 출구에 있는 말은 그 주인만 움직일 수 있어요.</translation>
    </message>
    <message>
        <source>There are four kinds of move. An Over-Pass, a Trade and an Exit take &lt;b&gt;one&lt;/b&gt; move each; a Slide takes &lt;b&gt;two&lt;/b&gt;. A place can hold only one piece.</source>
        <translation>수에는 네 가지가 있어요. Over-Pass, 맞바꾸기, 귀가는 각각 &lt;b&gt;한&lt;/b&gt; 수, 미끄러지기는 &lt;b&gt;두&lt;/b&gt; 수가 들어요. 한 곳에는 말이 하나만 있을 수 있어요.</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message>
        <source>A piece travels over a chain of one or more pieces, each next to the one before, and lands on an empty place next to the last one. The chain may &lt;b&gt;turn&lt;/b&gt; at every piece, as often as you like.</source>
        <translation>말은 하나 이상의 말로 된 사슬을 넘어, 마지막 말 옆의 빈 교차점에 내려요. 사슬의 말은 각각 바로 앞의 말과 이웃해야 해요. 사슬은 말마다 &lt;b&gt;꺾을&lt;/b&gt; 수 있고, 원하는 만큼 여러 번 꺾어도 돼요.</translation>
    </message>
    <message>
        <source>A white piece passes over a black one, turns, passes over a red one, turns again, and lands on the empty place next to the red piece.</source>
        <translation>흰색 말이 검은색 말을 넘고, 꺾어서 빨간색 말을 넘고, 다시 꺾어서 그 뒤의 빈 교차점에 내려요.</translation>
    </message>
    <message>
        <source>The white piece passes over the black and the red piece, turning twice. That is one move.</source>
        <translation>흰색 말이 검은색과 빨간색을 넘으며 모퉁이를 두 번 돌아요. 이것이 한 수예요.</translation>
    </message>
    <message>
        <source>A piece can pass over all other colours, but not over a piece of &lt;b&gt;its own colour&lt;/b&gt;. It can’t pass the same place twice.</source>
        <translation>&lt;b&gt;자기 색&lt;/b&gt;의 말은 넘을 수 없고, 같은 곳을 두 번 지날 수 없어요. 다른 색의 말은 모두 넘을 수 있어요.</translation>
    </message>
    <message>
        <source>The same pieces, but the second one in the chain is also white. The move is refused, and the second piece lights up.</source>
        <translation>같은 말들이지만 사슬의 두 번째 말도 흰색이에요. 거기 내릴 수 없고, 그 말이 빛나요.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>맞바꾸기</translation>
    </message>
    <message>
        <source>Two pieces of &lt;b&gt;different colours&lt;/b&gt; may change places, however far apart, if they are on two &lt;b&gt;different lines that are parallel&lt;/b&gt;. Only a line that runs through a piece’s place counts, not one that ends there.</source>
        <translation>&lt;b&gt;색이 다른&lt;/b&gt; 두 말은 아무리 멀리 떨어져 있어도, &lt;b&gt;서로 평행한 다른 두 선&lt;/b&gt; 위에 있으면 자리를 맞바꿀 수 있어요. 선은 그 교차점을 지나야 해요. 거기서 끝나기만 하는 선은 치지 않아요.</translation>
    </message>
    <message>
        <source>A white piece on an outer line and a red piece on an inner line that is parallel to it. Both lines are lit.</source>
        <translation>바깥쪽 선 위의 흰색 말과, 그와 평행한 안쪽 선 위의 빨간색 말. 두 선이 모두 빛나요.</translation>
    </message>
    <message>
        <source>White and red are on two parallel lines, so they may change places. Any player may make this trade.</source>
        <translation>흰색과 빨간색이 평행한 두 선 위에 있어서 자리를 맞바꿀 수 있어요. 누구든지 그렇게 할 수 있어요.</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>미끄러지기</translation>
    </message>
    <message>
        <source>A piece moves along a line to the next place, if that place is empty and &lt;b&gt;farther out&lt;/b&gt;, away from O. A slide costs two moves.</source>
        <translation>말은 선을 따라 다음 교차점으로 움직여요. 그곳이 비어 있고 O에서 &lt;b&gt;더 바깥쪽&lt;/b&gt;이어야 해요. 미끄러지기에는 두 수가 들어요.</translation>
    </message>
    <message>
        <source>A blue piece with arrows to the two places next to it that are farther out.</source>
        <translation>더 바깥쪽의 이웃한 두 곳을 가리키는 화살표가 있는 파란색 말.</translation>
    </message>
    <message>
        <source>The blue piece can slide to two places. The other places next to it aren’t farther out.</source>
        <translation>파란색 말은 두 곳으로 미끄러질 수 있어요. 이웃한 다른 곳은 더 바깥쪽이 아니에요.</translation>
    </message>
    <message>
        <source>Exits</source>
        <translation>출구</translation>
    </message>
    <message>
        <source>A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home with an &lt;b&gt;Exit&lt;/b&gt;, on a turn of its own colour, or makes an Over-Pass along the &lt;b&gt;outer edge&lt;/b&gt;: over pieces on the edge, to a place on the edge.</source>
        <translation>출구에 있는 말은 맞바꿀 수도 미끄러뜨릴 수도 없어요. 주인만 움직일 수 있어요. 자기 색의 차례에 &lt;b&gt;귀가&lt;/b&gt;로 집에 가거나, &lt;b&gt;바깥 가장자리&lt;/b&gt;를 따라 넘어가요. 이때 가장자리에 있는 말을 넘어 가장자리에 내려요.</translation>
    </message>
    <message>
        <source>As long as any reserve holds a piece, of whatever colour, an Exit needs an &lt;b&gt;even roll&lt;/b&gt;. Once all reserves are empty, any roll will do.</source>
        <translation>어느 색이든 예비 말이 하나라도 남아 있으면, 귀가하려면 &lt;b&gt;주사위 눈의 합이 짝수&lt;/b&gt;여야 해요. 예비 말이 모두 없어지면 어떤 눈이라도 돼요.</translation>
    </message>
    <message>
        <source>A white piece on an exit. It can go home, or pass over the red piece on the outer edge to the next exit. It can’t pass over the black piece inside.</source>
        <translation>출구에 있는 흰색 말. 집에 가거나, 바깥 가장자리의 빨간색 말을 넘어 다음 출구로 갈 수 있어요. 안쪽의 검은색 말은 넘을 수 없어요.</translation>
    </message>
    <message>
        <source>The white piece can go home, or pass along the edge over the red one. It can’t pass over the black one.</source>
        <translation>흰색 말은 집에 가거나, 가장자리를 따라 빨간색 말을 넘어가요. 검은색 말은 넘을 수 없어요.</translation>
    </message>
    <message>
        <source>O must be empty</source>
        <translation>O는 비어 있어야 해요</translation>
    </message>
    <message>
        <source>When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses a move after which O could no longer be emptied.</source>
        <translation>차례가 끝날 때 O에 말이 있으면 안 돼요. 그러니 O를 비울 만큼 수를 남겨 두세요. 두고 나면 O를 더 이상 비울 수 없게 되는 수는 프로그램이 막아요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is a reconstruction.</source>
        <translation>Over-Pass는 Arthur Blumberg가 만들고 Kadon Enterprises가 펴낸 게임이에요. 여기 보이는 게임판은 복원한 것이에요.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>Here, the second piece is also white, so the way is blocked.</source>
        <translation>여기서는 두 번째 말도 흰색이라서 길이 막혀 있어요.</translation>
    </message>
    <message>
        <source>The middle of the board. A black piece and another white one are next to the white piece on O. Five places around the black piece are marked as one move away, four others next to O as two moves away.</source>
        <translation>게임판의 한가운데. O의 흰색 말 옆에 검은색 말 하나와 다른 흰색 말 하나가 있어요. 검은색 말 둘레의 다섯 곳에는 한 수, O 옆의 다른 네 곳에는 두 수라는 표시가 있어요.</translation>
    </message>
    <message>
        <source>Everywhere the white piece can go from O: over the black piece for one move, or by a slide for two. It can’t pass over the other white piece.</source>
        <translation>흰색 말이 O에서 갈 수 있는 곳 모두. 검은색 말을 넘으면 한 수, 미끄러지면 두 수예요. 다른 흰색 말은 넘을 수 없어요.</translation>
    </message>
    <message>
        <source>If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes back to its reserve. That is very rare.</source>
        <translation>이번 주사위 눈으로 O를 도저히 비울 수 없으면, 그 차례에는 수가 없고 그 말은 예비 말로 돌아가요. 아주 드문 일이에요.</translation>
    </message>
    <message>
        <source>The first player to bring all ten pieces home wins at once. With two players, an option says whether one colour has to be home or both.</source>
        <translation>말 열 개를 모두 먼저 집에 보낸 사람이 바로 이겨요. 두 명이 할 때 한 색이면 되는지 두 색 모두여야 하는지는 옵션에서 정해요.</translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message>
        <source>No exit: the roll is odd</source>
        <translation>귀가 불가: 주사위 눈이 홀수</translation>
    </message>
    <message>
        <source>No exit: no %1 piece can go home now</source>
        <comment>a colour</comment>
        <translation>귀가 불가: 가능한 %1 말 없음</translation>
    </message>
    <message>
        <source>All moves are used. End the turn.</source>
        <translation>수를 모두 썼어요. 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Move pieces of any colour. Your roll is the number of moves.</source>
        <translation>어느 색의 말이든 주사위 눈만큼 움직이세요.</translation>
    </message>
    <message>
        <source>Over-Pass: 1 move</source>
        <translation>Over-Pass: 1수</translation>
    </message>
    <message>
        <source>No Over-Pass</source>
        <translation>Over-Pass 불가</translation>
    </message>
    <message>
        <source>Trade: 1 move</source>
        <translation>맞바꾸기: 1수</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>맞바꾸기 불가</translation>
    </message>
    <message>
        <source>Slide: 2 moves</source>
        <translation>미끄러지기: 2수</translation>
    </message>
    <message>
        <source>No slide: it takes 2 moves</source>
        <translation>미끄러지기 불가: 2수 필요</translation>
    </message>
    <message>
        <source>No slide</source>
        <translation>미끄러지기 불가</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the reserves are empty</source>
        <translation>집으로 귀가: 1수, 예비 말이 없음</translation>
    </message>
    <message>
        <source>Exit to the home tray: 1 move; the roll is even</source>
        <translation>집으로 귀가: 1수, 주사위 눈이 짝수</translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied</source>
        <translation>중앙 사각형 O를 비울 수 없음</translation>
    </message>
    <message>
        <source>The Center Square, O, is empty</source>
        <translation>중앙 사각형 O는 비어 있음</translation>
    </message>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>중앙 사각형 O 비우기: %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll. End the turn.</source>
        <translation>이 주사위 눈으로는 중앙 사각형 O를 비울 수 없어요. 차례를 마치세요.</translation>
    </message>
    <message>
        <source>the moves left are needed to empty O</source>
        <translation>남은 수로 O를 비워야 함</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of move that is closed, why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no chain ends at an empty place</source>
        <translation>빈 곳에서 끝나는 사슬 없음</translation>
    </message>
    <message>
        <source>no two pieces can trade</source>
        <translation>맞바꿀 수 있는 두 말 없음</translation>
    </message>
    <message>
        <source>no empty place farther out</source>
        <translation>더 바깥쪽에 빈 곳 없음</translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message>
        <source>There is no piece on %1 to move.</source>
        <translation>%1에는 움직일 말이 없어요.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where only %2 may move it.</source>
        <translation>%1의 말은 출구에 있어요. 거기서는 %2 님만 움직일 수 있어요.</translation>
    </message>
    <message>
        <source>%1 is taken: a %2 piece stands there.</source>
        <translation>%1에는 이미 %2 말이 있어요.</translation>
    </message>
    <message>
        <source>An Over-Pass can’t end on %1, where it began.</source>
        <translation>Over-Pass는 %1에서 떠나는 수예요. 거기서 끝날 수 없어요.</translation>
    </message>
    <message>
        <source>There is no piece next to %1 to pass over.</source>
        <translation>%1 옆에는 넘어갈 말이 없어요.</translation>
    </message>
    <message>
        <source>No chain of pieces leads from %1 to %2. Each piece has to stand next to the one before.</source>
        <translation>%1에서 %2까지 이어지는 말의 사슬이 없어요. 사슬의 말은 각각 바로 앞의 말과 이웃해야 해요.</translation>
    </message>
    <message>
        <source>A piece on an exit passes only over pieces on the outer edge and stays on that edge. No such way leads from %1 to %2.</source>
        <translation>출구에 있는 말은 바깥 가장자리의 말만 넘고 그 가장자리에 머물러요. %1에서 %2까지 그런 길이 없어요.</translation>
    </message>
    <message>
        <source>A trade needs two pieces, but %1 is empty.</source>
        <translation>맞바꾸려면 말 두 개가 있어야 하는데 %1에는 말이 없어요.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit, where nothing can be traded.</source>
        <translation>%1의 말은 출구에 있어요. 출구에서는 맞바꿀 수 없어요.</translation>
    </message>
    <message>
        <source>Both pieces are %1. A trade needs two different colours.</source>
        <translation>두 말이 모두 %1이에요. 맞바꾸려면 색이 서로 달라야 해요.</translation>
    </message>
    <message>
        <source>%1 and %2 are on the same line. A trade needs two different lines that are parallel.</source>
        <translation>%1 교차점과 %2 교차점은 한 선 위에 있어요. 맞바꾸려면 평행한 두 선이 필요해요.</translation>
    </message>
    <message>
        <source>No line through %1 is parallel to a line through %2. Lines that only end there don’t count.</source>
        <translation>%1 교차점을 지나는 선 가운데 %2 교차점을 지나는 선과 평행한 것이 없어요. 거기서 끝나기만 하는 선은 치지 않아요.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on an exit and can’t slide any farther.</source>
        <translation>%1의 말은 출구에 있어서 더 미끄러질 수 없어요.</translation>
    </message>
    <message>
        <source>A slide goes to the next place on a line, but %2 isn’t next to %1.</source>
        <translation>미끄러지기는 선 위의 다음 교차점으로 가는 수예요. %2 교차점은 %1 옆이 아니에요.</translation>
    </message>
    <message>
        <source>A slide goes outwards, but %2 isn’t farther out than %1.</source>
        <translation>미끄러지기는 바깥쪽으로 가는 수예요. %2 교차점은 %1보다 더 바깥쪽이 아니에요.</translation>
    </message>
    <message>
        <source>%1 isn’t an exit. Pieces go home only from the eight exits.</source>
        <translation>%1 교차점은 출구가 아니에요. 말은 여덟 출구에서만 집에 가요.</translation>
    </message>
    <message>
        <source>It is %2’s turn, so no %1 piece can go home.</source>
        <translation>지금은 %2의 차례라서 %1 말은 집에 갈 수 없어요.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 piece on %2 is in the way.</source>
        <translation>말은 자기 색의 말을 넘을 수 없어요. %2의 %1 말이 길을 막고 있어요.</translation>
    </message>
    <message>
        <source>A piece can’t pass over its own colour: the %1 pieces on %2 are in the way.</source>
        <translation>말은 자기 색의 말을 넘을 수 없어요. %2의 %1 말들이 길을 막고 있어요.</translation>
    </message>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>주사위 눈의 합이 %1, 홀수예요. 예비 말이 남아 있는 동안에는 합이 짝수일 때만 출구가 열려요. 지금 예비 말이 %n개 남아 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Center Square, O, can’t be emptied with this roll, so this turn has no moves. End it, and the piece goes back to its reserve.</source>
        <translation>이 주사위 눈으로는 중앙 사각형 O를 비울 수 없어서 이 차례에는 수가 없어요. 차례를 마치면 그 말은 예비 말로 돌아가요.</translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>차례가 끝날 때 중앙 사각형 O는 비어 있어야 해요. 이 수를 두면 O를 비우는 데 %n수가 드는데 %1수만 남아요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>차례가 끝날 때 중앙 사각형 O는 비어 있어야 해요. O를 비우는 데 %n수가 드는데 지금 %1수가 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>This home is for another colour. A %1 piece goes to its own.</source>
        <translation>여기는 다른 색의 집이에요. %1 말은 자기 집으로 가요.</translation>
    </message>
</context>
<context>
    <name>PassOptions</name>
    <message>
        <source>To bring home</source>
        <translation>집에 보낼 말</translation>
    </message>
    <message>
        <source>Strict game</source>
        <translation>엄격한 게임</translation>
    </message>
    <message>
        <source>The player with the highest roll starts, unless you choose who starts.</source>
        <translation>주사위로 정해요. 가장 높은 눈이 나온 사람이 시작해요. 또는 누가 시작할지 직접 골라요.</translation>
    </message>
    <message>
        <source>Drawn by lot, unless you choose who starts.</source>
        <translation>추첨으로 정하거나, 누가 시작할지 직접 골라요.</translation>
    </message>
    <message>
        <source>With two players, each has two colours. Choose whether a player must bring home all ten pieces of one colour or of both.</source>
        <translation>두 명이 하면 각자 두 색을 맡아요. 이기려면 한 색의 말 열 개를 모두 집에 보내면 되는지, 두 색 다 보내야 하는지 정해요.</translation>
    </message>
    <message>
        <source>Players may place pieces on the other side’s lines. Whoever notices this can claim the win at the start of a turn.</source>
        <translation>상대의 선에 놓는 것을 아무도 막지 않아요. 알아챈 사람은 차례가 시작될 때 지적할 수 있고, 그러면 이겨요.</translation>
    </message>
    <message>
        <source>By dice</source>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>두 색 모두</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>한 색</translation>
    </message>
    <message>
        <source>The colours take turns.</source>
        <translation>색이 차례로 돌아가요.</translation>
    </message>
    <message>
        <source>Which of your two colours you use makes no difference.</source>
        <translation>둘 중 어느 색이든 상관없어요.</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>주사위 굴리기</translation>
    </message>
</context>
<context>
    <name>PassPhrases</name>
    <message>
        <source>%1 passes over to %2</source>
        <comment>places: a piece passes over others</comment>
        <translation>%1 → %2 넘어감</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 ↔ %2 맞바꿈</translation>
    </message>
    <message>
        <source>%1 slides to %2</source>
        <translation>%1 → %2 미끄러짐</translation>
    </message>
    <message>
        <source>%1 goes home</source>
        <translation>%1 귀가</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>places: a piece moves</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 (bringing in %2)</source>
        <comment>a move, the places where pieces come in with it</comment>
        <translation>%1(들여옴: %2)</translation>
    </message>
    <message>
        <source>a piece on %1</source>
        <translation>%1에 말</translation>
    </message>
    <message>
        <source>a %1 piece on %2</source>
        <comment>a colour, a place</comment>
        <translation>%2에 %1 말</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces home wins.</source>
        <translation>한가운데로 들어와 꼭짓점으로 나가요. 열 개를 먼저 모두 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of each colour home wins.</source>
        <translation>한가운데로 들어와 꼭짓점으로 나가요. 두 색 모두 열 개씩 먼저 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Enter at the centre, leave at a point: the first player with all ten pieces of one colour home wins.</source>
        <translation>한가운데로 들어와 꼭짓점으로 나가요. 한 색의 열 개를 먼저 모두 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Form groups of three to bring your pieces in. The first to get all ten home wins.</source>
        <translation>세 칸 그룹으로 내 말을 들여와요. 열 개를 먼저 모두 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of each colour home wins.</source>
        <translation>세 칸 그룹으로 말을 들여와요. 두 색 모두 열 개씩 먼저 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Form groups of three to bring in pieces from your reserve. The first to get all ten of one colour home wins.</source>
        <translation>세 칸 그룹으로 말을 들여와요. 한 색의 열 개를 먼저 모두 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. If one does, whoever claims this first wins. Whoever has no piece left loses.</source>
        <translation>어느 선에도 두 편의 말이 함께 있으면 안 돼요. 그런 선이 있으면 먼저 지적하는 사람이 이겨요. 말이 다 떨어진 사람은 져요.</translation>
    </message>
    <message>
        <source>No line may hold pieces of both sides. Whoever finds no place, or has no piece left, loses.</source>
        <translation>어느 선에도 두 편의 말이 함께 있으면 안 돼요. 놓을 곳을 찾지 못하거나 말이 다 떨어진 사람이 져요.</translation>
    </message>
</context>
<context>
    <name>PassSheetTexts</name>
    <message>
        <source>By Arthur Blumberg, Kadon Enterprises</source>
        <translation>Arthur Blumberg, Kadon Enterprises</translation>
    </message>
    <message>
        <source>Mono-Line: two players have twenty pieces each, ten in each of two colours. Take turns placing a piece where no line holds a piece of the other side. The last player who can place a piece wins.</source>
        <translation>Mono-Line: 두 플레이어가 말을 스무 개씩, 두 색에 열 개씩 가져요. 번갈아 상대의 말이 있는 선에 닿지 않는 곳에 말을 하나 놓아요. 마지막으로 놓을 곳을 찾은 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Over-Pass: two pieces of each colour begin around the middle, as the numbers show. On each turn, a piece from the reserve comes in on the black square, which must be empty when the turn ends. Roll two dice: the sum is the number of moves, with pieces of any colour. One move takes a piece over a chain of pieces of other colours to an empty place, or lets two pieces of different colours on parallel lines change places, or takes a piece home from a ringed point (only on an even roll as long as any reserve holds pieces). A slide outward takes two moves. The first player with ten pieces home wins.</source>
        <translation>Over-Pass: 숫자가 가리키는 대로 색마다 말 두 개가 한가운데 둘레에서 시작해요. 차례마다 예비 말 하나가 검은 사각형에 들어오고, 차례가 끝날 때 그곳은 비어 있어야 해요. 주사위 두 개로 수의 개수를 정하고, 어느 색의 말이든 움직여요. 한 수로 다른 색의 사슬을 넘어 빈 곳으로 가거나, 평행한 선 위의 색이 다른 두 말을 맞바꾸거나, 고리 표시가 있는 꼭짓점에서 말을 집에 보내요. 집에 보내려면 예비 말이 하나라도 남아 있는 동안에는 눈의 합이 짝수여야 해요. 바깥쪽으로 미끄러지기에는 두 수가 들어요. 말 열 개를 먼저 집에 보낸 사람이 이겨요.</translation>
    </message>
    <message>
        <source>Each colour has ten pieces; three begin at the rim, as the numbers show.
Roll two dice: the sum is the number of moves, each across a side into an empty space.
The three spaces around the end of a line are a group. When a move fills the second space of a group, a piece from the reserve may come into the third.
No piece may stay on a grey tile. Pieces go home through the black square in the middle.
As long as a colour has pieces in reserve, at least two of its pieces must stay on the board. The first player with all pieces home wins.</source>
        <translation>말은 색마다 열 개예요. 세 개는 숫자가 가리키는 대로 가장자리에서 시작해요.
주사위 두 개를 굴려요. 그 합이 수의 개수이고, 한 수마다 변을 넘어 빈칸으로 움직여요.
선 끝을 둘러싼 세 칸 그룹에서 내 수로 두 번째 칸이 차면, 예비 말 하나가 세 번째 칸에 들어올 수 있어요.
회색 타일에 머무르는 말이 있으면 안 돼요. 말은 한가운데의 검은 사각형을 거쳐 집에 가요.
예비 말이 남아 있는 동안에는 그 색의 말 두 개가 게임판에 남아요. 모두 먼저 집에 보낸 사람이 이겨요.</translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message>
        <source>The dice decide who starts.</source>
        <translation>누가 시작할지 주사위로 정해요.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>주사위를 굴리세요.</translation>
    </message>
    <message>
        <source>Moves left: %1 of %2</source>
        <translation>남은 수: %2 중 %1</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>이번 주사위 눈에서 아직 %n수가 남았어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message>
        <source>There is no place %1 on this board.</source>
        <translation>이 게임판에 없는 곳이에요: %1.</translation>
    </message>
    <message>
        <source>Who starts has to be settled first.</source>
        <translation>먼저 누가 시작할지 정해야 해요.</translation>
    </message>
    <message>
        <source>The dice have already been rolled. The roll stands for the whole turn.</source>
        <translation>주사위를 이미 굴렸어요. 나온 눈은 차례 내내 그대로예요.</translation>
    </message>
    <message>
        <source>%1 has to roll the dice first.</source>
        <translation>먼저 %1 님이 주사위를 굴려야 해요.</translation>
    </message>
    <message>
        <source>All moves from this roll are used up.</source>
        <translation>이번 주사위 눈의 수를 모두 썼어요.</translation>
    </message>
    <message>
        <source>A slide takes two moves, but only one is left.</source>
        <translation>미끄러지기에는 두 수가 드는데 한 수만 남았어요.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of pieces of a colour: 3 white</comment>
        <translation>%2 %1개</translation>
    </message>
    <message>
        <source>white</source>
        <translation>흰색</translation>
    </message>
    <message>
        <source>black</source>
        <translation>검은색</translation>
    </message>
    <message>
        <source>red</source>
        <translation>빨간색</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>파란색</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1, %2: %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 starts, with %2.</source>
        <comment>a player, a colour</comment>
        <translation>%1 님이 %2부터 시작해요.</translation>
    </message>
    <message>
        <source>%1 has brought all twenty pieces home.</source>
        <translation>%1 님이 말 스무 개를 모두 집에 보냈어요.</translation>
    </message>
    <message>
        <source>%1 has brought all ten %2 pieces home.</source>
        <comment>a player, a colour</comment>
        <translation>%1 님이 %2 말 열 개를 모두 집에 보냈어요.</translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>집에 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>예비 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Home: %1</source>
        <comment>numbers of pieces</comment>
        <translation>집: %1</translation>
    </message>
    <message>
        <source>Reserve: %1</source>
        <comment>numbers of pieces</comment>
        <translation>예비: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>a player and their colour, in a list</comment>
        <translation>%1 님은 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of who plays which colour, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 plays %2, %3 %4.</source>
        <comment>a player, two colours, the other player, their two colours</comment>
        <translation>%1 님은 %2, %3 님은 %4 말을 써요.</translation>
    </message>
    <message>
        <source>%1 has %2 home.</source>
        <comment>a player, numbers of pieces: Ben has 9 white and 8 red home</comment>
        <translation>%1 님이 집에 보낸 말: %2.</translation>
    </message>
    <message>
        <source>No moves</source>
        <translation>움직이지 않음</translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message>
        <source>Two dice, to be rolled</source>
        <translation>굴릴 주사위 두 개</translation>
    </message>
    <message>
        <source>Two dice, %1 and %2: %3 of %4 moves left</source>
        <translation>주사위 두 개(%1, %2): %4수 중 %3수 남음</translation>
    </message>
    <message>
        <source>%1, to move</source>
        <comment>a pile</comment>
        <translation>%1, 차례</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a colour, its player</comment>
        <translation>%1(%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>%1 예비: 말 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>게임판을 더 크게, 더 작게</translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>%1 집: 말 %n개 중 %2개</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>끌기</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>말 옮기기</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>휠</translation>
    </message>
    <message>
        <source>Zoom in or out, around the pointer</source>
        <translation>포인터를 중심으로 게임판을 더 크게, 더 작게</translation>
    </message>
    <message>
        <source>Drag beside the pieces</source>
        <translation>말 옆에서 끌기</translation>
    </message>
    <message>
        <source>Move an enlarged board</source>
        <translation>커진 게임판 옮기기</translation>
    </message>
    <message>
        <source>+, −, mouse wheel</source>
        <translation>+, −, 마우스 휠</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>게임판 전체 보기</translation>
    </message>
</context>
<context>
    <name>PictureSwitch</name>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Letters and numbers around the board and in its cells.</source>
        <translation>게임판 둘레와 칸 안의 글자와 숫자.</translation>
    </message>
    <message>
        <source>&amp;Coordinates on the board</source>
        <translation>게임판의 좌표(&amp;C)</translation>
    </message>
    <message>
        <source>Patterns and safe colours</source>
        <translation>무늬와 구별하기 쉬운 색</translation>
    </message>
    <message>
        <source>Colours that also differ in brightness, and a clear mark on every piece: for players who can’t tell some colours apart.</source>
        <translation>밝기도 서로 다른 색과, 말마다 또렷한 표시. 일부 색을 구별하기 어려운 분을 위한 것이에요.</translation>
    </message>
    <message>
        <source>Patterns for black and white</source>
        <translation>흑백용 무늬</translation>
    </message>
    <message>
        <source>Tints on the board</source>
        <translation>게임판의 색칠</translation>
    </message>
    <message>
        <source>In TRYPSYLON, tints always show which shore each pathway is joined to and which corners still lack face-up cards.</source>
        <translation>TRYPSYLON에서 어느 길이 어느 물가와 이어져 있고 어느 모서리가 부족한지 항상 보여 줘요.</translation>
    </message>
    <message>
        <source>&amp;Tints on the board</source>
        <translation>게임판의 색칠(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problem %1</source>
        <comment>its number</comment>
        <translation>문제 %1</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>바로 이김</translation>
    </message>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>%n차례 만에 이김</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the one winning turn.</source>
        <translation>이기는 단 하나의 수를 찾으세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>이번 라운드에 %n점</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>말 %n개를 집에 보냄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>말 %n개를 들여옴</numerusform>
        </translation>
    </message>
    <message>
        <source>You are %1 and know what the others will submit: score as many points as you can.</source>
        <translation>%1 님은 다른 사람이 무엇을 제출할지 알아요. 점수를 되도록 많이 얻으세요.</translation>
    </message>
    <message>
        <source>%1 to move: bring as many pieces home as you can.</source>
        <translation>%1 님의 차례: 말을 되도록 많이 집에 보내세요.</translation>
    </message>
    <message>
        <source>%1 to move: bring in as many pieces as you can.</source>
        <translation>%1 님의 차례: 말을 되도록 많이 들여오세요.</translation>
    </message>
    <message>
        <source>%1 to move: find the winning turn.</source>
        <translation>%1 님의 차례: 이기는 수를 찾으세요.</translation>
    </message>
    <message>
        <source>Find the one best turn.</source>
        <translation>가장 좋은 단 하나의 수를 찾으세요.</translation>
    </message>
    <message>
        <source>Problem %1 · Expert</source>
        <comment>its number, with the rules of TRYPSYLON Expert</comment>
        <translation>문제 %1 · 전문가 모드</translation>
    </message>
    <message>
        <source>Force a win at once</source>
        <translation>한 차례 만에 승리 확정</translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>%n차례 만에 승리 확정</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>The rulebook’s start</source>
        <translation>규칙서의 시작 배치</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>구석</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>T자</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>심장</translation>
    </message>
    <message>
        <source>Midway</source>
        <translation>중간</translation>
    </message>
    <message>
        <source>Four winds</source>
        <translation>네 방향의 바람</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>육각형</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>고리</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>상자</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>날개</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>바람개비</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>모래시계</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>별</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>프로펠러</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>왕관</translation>
    </message>
    <message>
        <source>Carousel</source>
        <translation>회전목마</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>목걸이</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>화살</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>문</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>나침반</translation>
    </message>
    <message>
        <source>Snowflake</source>
        <translation>눈송이</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Outposts</source>
        <translation>전초 기지</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>소용돌이</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>십자</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>요새</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>places</comment>
        <translation>%1에서 시작</translation>
    </message>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>말 %n개의 나선</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>말 %n개의 무늬</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, colours ignored</source>
        <comment>name of a puzzle</comment>
        <translation>%1, 색 없이</translation>
    </message>
    <message>
        <source>Bring all forty pieces onto the board in as few moves as you can.</source>
        <translation>되도록 적은 수로 말 마흔 개를 모두 게임판에 들여오세요.</translation>
    </message>
    <message>
        <source>Leave one piece, ideally in the centre.</source>
        <translation>말을 하나만 남기세요. 한가운데라면 가장 좋아요.</translation>
    </message>
    <message>
        <source>Leave one piece, in the centre.</source>
        <translation>말을 한가운데에 하나만 남기세요.</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>아주 쉬움</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>아주 어려움</translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>말 %n개로 시작</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>게임판에 말 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>남은 말 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the centre</source>
        <translation>%1, 한가운데</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1, 힌트 %n번</numerusform>
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
        <translation>“%1” 파일을 덮어쓸까요?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>A file with that name already exists. Its contents will be lost.</source>
        <translation>같은 이름의 파일이 이미 있어요. 덮어쓰면 그 내용은 없어져요.</translation>
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
        <translation>판</translation>
    </message>
    <message>
        <source>won, %1 %</source>
        <comment>games</comment>
        <translation>승, %1%</translation>
    </message>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>패, %n무</numerusform>
        </translation>
    </message>
    <message>
        <source>solved of %1</source>
        <comment>challenges</comment>
        <translation>해결(전체 %1개)</translation>
    </message>
    <message>
        <source>lost in a row; longest %1</source>
        <comment>games</comment>
        <translation>연패 중, 최다 %1</translation>
    </message>
    <message>
        <source>won in a row; longest %1</source>
        <comment>games</comment>
        <translation>연승 중, 최다 %1</translation>
    </message>
    <message>
        <source>with help: %1, %2</source>
        <comment>games; hints, take-backs</comment>
        <translation>도움 받음: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>힌트 %n번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>무르기 %n번</numerusform>
        </translation>
    </message>
    <message>
        <source>rating, about level %1</source>
        <translation>레이팅, 레벨 %1 수준</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <comment>an opponent</comment>
        <translation>다른 사람</translation>
    </message>
    <message>
        <source>The figures are based on the finished games on this computer, and are stored only here. Unfinished games, removed games and copies don’t count. Ratings use the Glicko system, with fixed ratings for computers; ± gives the 95 % interval. A win with help counts half; challenges and arranged positions are not rated.</source>
        <translation>이 컴퓨터에 있는 끝난 게임으로 계산하고 여기에만 저장해요. 끝나지 않은 게임, 지운 게임, 사본은 들어가지 않아요. 레이팅은 Glicko 방식이고, 컴퓨터의 레이팅은 고정되어 있어요. ±는 95% 구간을 나타내요. 도움을 받은 승리는 절반만 인정돼요. 도전과 직접 만든 국면에는 레이팅을 매기지 않아요.</translation>
    </message>
    <message>
        <source>Player without a name</source>
        <translation>이름 없는 플레이어</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Rating from game to game</source>
        <translation>게임별 레이팅 변화</translation>
    </message>
    <message>
        <source>Results by opponent</source>
        <translation>상대별 결과</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>게임별 결과</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>레이팅 %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>게임 수</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패배</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>games</comment>
        <translation>혼자 한 게임</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>해결</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>도움 받음</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Take-backs</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Rating ±</source>
        <translation>레이팅 ±</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>모두</translation>
    </message>
    <message>
        <source>Days</source>
        <comment>their exercises</comment>
        <translation>일일 연습</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2개 중 %1개 마침</translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>첫 시도에 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 stars</source>
        <translation>별 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a kind of exercises</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Exercises on this computer</source>
        <translation>이 컴퓨터에서 한 연습</translation>
    </message>
    <message>
        <source>Days in a row: %1. Most: %2.</source>
        <translation>연속 일수: %1. 최다: %2.</translation>
    </message>
    <message>
        <source>Rating in problems: %1.</source>
        <translation>문제 레이팅: %1.</translation>
    </message>
    <message>
        <source>These figures cover everybody at this computer, as exercises don’t ask who is playing. Stars are from the best attempt at each exercise, times from the latest.</source>
        <translation>이 컴퓨터에서 연습한 모두의 결과예요. 연습할 때 누가 하는지는 묻지 않기 때문이에요. 별은 연습마다 가장 좋은 결과, 시간은 마지막 시도의 것이에요.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>On the first try</source>
        <translation>첫 시도에 성공</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>별</translation>
    </message>
    <message>
        <source>Most stars</source>
        <translation>별 최대 개수</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>연속 일수</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>최다 연속 일수</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message>
        <source>not done yet</source>
        <translation>아직 안 함</translation>
    </message>
    <message>
        <source>a hollow star</source>
        <translation>속이 빈 별</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>별 3개 중 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Three stars on the first try without help, two after one wrong try, one after more wrong tries or with a hint, and a hollow star if the solution was shown.</source>
        <translation>도움 없이 첫 시도에 맞히면 별 세 개, 한 번 틀린 다음이면 두 개, 더 틀리거나 힌트를 쓰면 한 개, 풀이를 본 다음이면 속이 빈 별이에요.</translation>
    </message>
</context>
<context>
    <name>StoneArranger</name>
    <message>
        <source>Stone of %1</source>
        <translation>%1의 돌</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message>
        <source>This ends the game in a draw. End it?</source>
        <translation>게임이 무승부로 끝나요. 끝낼까요?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins. End it?</source>
        <translation>게임이 끝나고 %1 님이 이겨요. 끝낼까요?</translation>
    </message>
    <message>
        <source>This ends the game, and %1 share the win. End it?</source>
        <translation>게임이 끝나고 %1 님이 함께 승리해요. 끝낼까요?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>게임 끝내기</translation>
    </message>
    <message>
        <source>End the turn anyway?</source>
        <translation>그래도 차례를 마칠까요?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서부터 계속</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Go to the other line</source>
        <translation>다른 수순으로 가기</translation>
    </message>
    <message>
        <source>Discard the submitted plan?</source>
        <translation>제출한 계획을 버릴까요?</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you play on from here, that plan is discarded unseen.</source>
        <translation>이번 라운드에 이미 제출된 계획이 있어요. 여기서부터 계속하면 공개되지 않고 버려져요.</translation>
    </message>
    <message>
        <source>A plan has already been submitted this round. If you go to the other line, that plan is discarded unseen.</source>
        <translation>이번 라운드에 이미 제출된 계획이 있어요. 다른 수순에서는 공개되지 않고 버려져요.</translation>
    </message>
</context>
<context>
    <name>TrypsylonArranger</name>
    <message>
        <source>Face down</source>
        <translation>뒷면</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>모서리는 북서쪽</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>모서리는 북동쪽</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>모서리는 남동쪽</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>모서리는 남서쪽</translation>
    </message>
    <message>
        <source>Inserted last</source>
        <translation>마지막에 밀어 넣음</translation>
    </message>
    <message>
        <source>%1, inserted last</source>
        <comment>card</comment>
        <translation>%1, 마지막에 밀어 넣음</translation>
    </message>
    <message>
        <source>Double move</source>
        <translation>이중 수</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>지금은 불가</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>가능</translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message>
        <source>Board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>전문가 모드</translation>
    </message>
    <message>
        <source>West and east</source>
        <translation>서쪽과 동쪽</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>터치 무브</translation>
    </message>
    <message>
        <source>After the first move, each turn is a double move or an open move, as the player likes.</source>
        <translation>첫 수 다음에는 이중 수와 공개 수만 있고, 차례마다 어느 쪽이든 할 수 있어요.</translation>
    </message>
    <message>
        <source>Who makes the first move in the first game. After that, the loser of a game starts the next one; in Expert, you take turns starting.</source>
        <translation>첫 수를 두는 사람. 다시 하면 진 사람이 시작하고, 전문가 모드에서는 번갈아 시작해요.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. Both pathways are equally long.</source>
        <translation>%1 님은 서쪽과 동쪽을, %2 님은 북쪽과 남쪽을 이어요. 두 길의 길이가 같아요.</translation>
    </message>
    <message>
        <source>%1 joins west and east; %2 joins north and south. %3 needs the longer pathway and should be the stronger player.</source>
        <translation>%1 님은 서쪽과 동쪽을, %2 님은 북쪽과 남쪽을 이어요. %3 님의 길이 더 길어서, 더 강한 플레이어에게 알맞아요.</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>북쪽과 남쪽</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n승</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw, claimed by %1</source>
        <translation>무승부, %1 님이 선언</translation>
    </message>
    <message>
        <source>Turn the card in hand clockwise</source>
        <translation>들고 있는 카드를 시계 방향으로 돌리기</translation>
    </message>
    <message>
        <source>Turn the card anticlockwise</source>
        <translation>시계 반대 방향으로 돌리기</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Lift a card, set it at an end, and push it in</source>
        <translation>카드를 집어 들고, 줄의 끝에 대고, 그곳에 밀어 넣기</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>끌기</translation>
    </message>
    <message>
        <source>Wheel or right button</source>
        <translation>휠 또는 오른쪽 버튼</translation>
    </message>
    <message>
        <source>Turn the card in hand</source>
        <translation>들고 있는 카드 돌리기</translation>
    </message>
    <message>
        <source>A card that has been lifted has to be played. Once set against a row or column, it has to be pushed in there. Undo can still take back a touched card, if both of you agree.</source>
        <translation>집어 든 카드는 반드시 써야 하고, 줄에 댄 카드는 그곳에 밀어 넣어야 해요. 둘 다 동의하면 되돌리기로 무를 수 있어요.</translation>
    </message>
    <message>
        <source>TRYPSYLON, cards to cut out</source>
        <translation>TRYPSYLON, 잘라서 쓰는 카드</translation>
    </message>
    <message>
        <source>Set a card at an end; the tick there pushes it in</source>
        <translation>카드를 줄의 끝에 대고, 그곳의 체크 표시로 밀어 넣기</translation>
    </message>
    <message>
        <source>Cards from beach to beach × cards from meadow to meadow. A board that isn’t square is a handicap: the stronger player takes the longer pathway.</source>
        <translation>모래밭에서 모래밭까지의 카드 수 × 풀밭에서 풀밭까지의 카드 수. 정사각형이 아닌 게임판은 핸디캡이 돼요. 더 강한 플레이어가 더 긴 길을 맡아요.</translation>
    </message>
    <message>
        <source>Beaches</source>
        <translation>모래밭</translation>
    </message>
    <message>
        <source>Who joins the beaches (the other player joins the meadows).</source>
        <translation>모래밭을 잇는 사람. 다른 사람은 풀밭을 이어요.</translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message>
        <source>lets %1 win on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>다음 차례에 %1 님이 이길 수 있게 함</translation>
    </message>
    <message>
        <source>stops %1 from winning on the next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>다음 차례에 %1 님이 이기지 못하게 막음</translation>
    </message>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1 님의 쪽에 이어진 카드를 %2장에서 %n장으로 늘림</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>%1 님의 쪽에 이어진 카드를 %2장에서 %n장으로 줄임</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonPhrases</name>
    <message>
        <source>corner north-west</source>
        <translation>모서리는 북서쪽</translation>
    </message>
    <message>
        <source>corner north-east</source>
        <translation>모서리는 북동쪽</translation>
    </message>
    <message>
        <source>corner south-east</source>
        <translation>모서리는 남동쪽</translation>
    </message>
    <message>
        <source>corner south-west</source>
        <translation>모서리는 남서쪽</translation>
    </message>
    <message>
        <source>into column %1 from the north</source>
        <translation>북쪽에서 세로줄 %1에</translation>
    </message>
    <message>
        <source>into row %1 from the east</source>
        <translation>동쪽에서 가로줄 %1에</translation>
    </message>
    <message>
        <source>into column %1 from the south</source>
        <translation>남쪽에서 세로줄 %1에</translation>
    </message>
    <message>
        <source>into row %1 from the west</source>
        <translation>서쪽에서 가로줄 %1에</translation>
    </message>
    <message>
        <source>%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.</source>
        <translation>하나로 이어진 길로 %1 님은 서쪽과 동쪽을, %2 님은 북쪽과 남쪽을 이어요.</translation>
    </message>
    <message>
        <source>card from %1</source>
        <translation>%1의 카드</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where a card is pushed in, how it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>column %1 north</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>세로줄 %1 북쪽</translation>
    </message>
    <message>
        <source>row %1 east</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>가로줄 %1 동쪽</translation>
    </message>
    <message>
        <source>column %1 south</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>세로줄 %1 남쪽</translation>
    </message>
    <message>
        <source>row %1 west</source>
        <comment>an end at which a card is pushed in</comment>
        <translation>가로줄 %1 서쪽</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards, or ends where they are pushed in</comment>
        <translation>, </translation>
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
        <translation>네 물가 사이에 카드로 된 늪이 있어요. 한 사람은 서쪽 &lt;b&gt;모래밭&lt;/b&gt;에서 동쪽 모래밭까지, 다른 사람은 북쪽 &lt;b&gt;풀밭&lt;/b&gt;에서 남쪽 풀밭까지 걸어가려고 해요. 차례마다 가로줄이나 세로줄에 카드를 밀어 넣고, 그 카드가 다른 카드를 움직여요.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>All cards are the same. The face shows a boardwalk with three arms: one runs into a &lt;b&gt;corner&lt;/b&gt;, and the other two run to the middles of the two &lt;b&gt;sides&lt;/b&gt; that don’t touch that corner. So each card can be turned four ways.</source>
        <translation>카드는 모두 똑같아요. 앞면에는 세 갈래로 된 나무 데크 길이 있어요. 한 갈래는 &lt;b&gt;모서리&lt;/b&gt; 쪽에, 다른 두 갈래는 그 모서리에 닿지 않는 두 &lt;b&gt;변&lt;/b&gt;의 가운데에 이르러요. 그래서 카드를 놓는 방법은 네 가지예요.</translation>
    </message>
    <message>
        <source>Four cards, each a quarter turn further round than the last: the corner arm points north-west, north-east, south-east and south-west.</source>
        <translation>네 장의 카드. 한 장마다 4분의 1바퀴씩 더 돌아 있어요. 갈래가 있는 모서리는 북서쪽, 북동쪽, 남동쪽, 남서쪽이에요.</translation>
    </message>
    <message>
        <source>At the start, all cards lie face down and show water.</source>
        <translation>처음에는 모든 카드가 뒷면이고 물이 보여요.</translation>
    </message>
    <message>
        <source>Pushing in</source>
        <translation>밀어 넣기</translation>
    </message>
    <message>
        <source>To move, you &lt;b&gt;take&lt;/b&gt; a card off the board, which leaves a gap. You turn the card face up, any way round, and set it against an end of a row or column &lt;b&gt;with a gap&lt;/b&gt;. Then you &lt;b&gt;push&lt;/b&gt;: the cards between that end and the gap move along by one place, and your card takes the place at the edge.</source>
        <translation>수를 둘 때는 게임판에서 카드를 한 장 &lt;b&gt;빼요&lt;/b&gt;. 그러면 빈칸이 생겨요. 그런 다음 카드를 앞면으로 해서 원하는 대로 돌리고, &lt;b&gt;빈칸이 있는&lt;/b&gt; 가로줄이나 세로줄의 끝에 대고 &lt;b&gt;밀어요&lt;/b&gt;. 그 끝과 빈칸 사이의 카드가 한 칸씩 움직이고, 내 카드가 가장자리 자리를 차지해요.</translation>
    </message>
    <message>
        <source>Left: nine cells with a gap in the middle. The four ends of the middle row and column are marked. Right: a card has been pushed in from the north, and the card that was there before now fills the gap.</source>
        <translation>왼쪽: 아홉 칸의 가운데에 빈칸이 있어요. 가운데 가로줄과 세로줄의 네 끝에 표시가 있어요. 오른쪽: 카드를 북쪽에서 밀어 넣었고, 그곳에 있던 카드가 빈칸을 채웠어요.</translation>
    </message>
    <message>
        <source>The gap in the middle can be filled from four ends. Here the card came from the north.</source>
        <translation>가운데 빈칸은 네 끝에서 채울 수 있어요. 여기서는 카드가 북쪽에서 들어왔어요.</translation>
    </message>
    <message>
        <source>At least one other card has to move, so you can’t push a card in at an end right next to the gap. A card from an edge can go back in at three ends, and a card from a corner at two.</source>
        <translation>다른 카드가 적어도 한 장은 움직여야 해요. 그래서 빈칸 자체가 있는 끝에서는 밀어 넣을 수 없어요. 가장자리에서 뺀 카드는 세 끝, 모서리에서 뺀 카드는 두 끝에서 다시 넣을 수 있어요.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>The first player begins with a simple move. After that, there are three kinds of move.</source>
        <translation>시작 플레이어는 단순 수로 시작해요. 그다음부터는 세 가지 수가 있어요.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simple move.&lt;/b&gt; Take a card that is face down, and push it in.</source>
        <translation>&lt;b&gt;단순 수.&lt;/b&gt; 뒷면 카드를 한 장 빼서 밀어 넣어요.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open move.&lt;/b&gt; Take a card that is face up, and push it in. You may take any face-up card except the one that was pushed in last.</source>
        <translation>&lt;b&gt;공개 수.&lt;/b&gt; 앞면 카드를 한 장 빼서 밀어 넣어요. 마지막에 밀어 넣은 카드만은 그대로 두어야 해요.</translation>
    </message>
    <message>
        <source>Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in from the east. The second card was pushed in from the north and moved the first one along.</source>
        <translation>왼쪽: 아홉 칸에 빈칸이 두 개 있어요. 다섯 끝에 표시가 있어요. 오른쪽: 첫 번째 카드를 동쪽에서, 두 번째 카드를 북쪽에서 밀어 넣었고, 두 번째 카드가 첫 번째 카드를 옮겼어요.</translation>
    </message>
    <message>
        <source>Two cards were taken off the board. The first went in from the east. The second went in from the north and moved the first one south.</source>
        <translation>카드 두 장을 게임판에서 뺐어요. 첫 번째는 동쪽에서, 두 번째는 북쪽에서 들어왔어요. 두 번째 카드가 첫 번째 카드를 남쪽으로 옮겼어요.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Endgame.&lt;/b&gt; A turn that begins with three or fewer cards face down can’t be a double move.</source>
        <translation>&lt;b&gt;종반.&lt;/b&gt; 뒷면 카드가 세 장 이하일 때 시작한 차례에는 이중 수를 둘 수 없어요.</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>이어지는 것</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sides.&lt;/b&gt; Two neighbours are joined if both have an arm at the middle of the side between them.</source>
        <translation>&lt;b&gt;변.&lt;/b&gt; 이웃한 두 카드는 둘 다 사이에 있는 변의 가운데에 갈래가 있으면 이어져요.</translation>
    </message>
    <message>
        <source>Three cards in a row. The arms of the first two meet. The third has no arm on the side that faces the second.</source>
        <translation>가로줄에 놓인 카드 세 장. 앞의 두 장은 갈래가 만나요. 세 번째 카드는 두 번째 카드 쪽에 갈래가 없어요.</translation>
    </message>
    <message>
        <source>The first two cards are joined. The third isn’t.</source>
        <translation>앞의 두 카드는 이어져 있어요. 세 번째는 이어져 있지 않아요.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Corners.&lt;/b&gt; Where four cards meet, all arms that run into that point (two, three or four) are joined, but only if &lt;b&gt;all four&lt;/b&gt; cards are face up.</source>
        <translation>&lt;b&gt;모서리.&lt;/b&gt; 카드 네 장이 만나는 점에서는, 그 점에 이르는 갈래가 둘이든 셋이든 넷이든 모두 이어져요. 하지만 &lt;b&gt;네 장 모두&lt;/b&gt; 앞면일 때만 그래요.</translation>
    </message>
    <message>
        <source>Left: four face-up cards, two of them joined across the corner. Right: the same cards, but one is face down, so nothing is joined across the corner.</source>
        <translation>왼쪽: 앞면 카드 네 장. 그중 두 장이 모서리에서 이어져 있어요. 오른쪽: 같은 카드이지만 한 장이 뒷면이라서 모서리가 끊어져 있어요.</translation>
    </message>
    <message>
        <source>On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is still face down. The board shows what is missing.</source>
        <translation>왼쪽에서는 길이 모서리를 지나가요. 오른쪽에서는 아직 한 장이 뒷면이라서 지나가지 못해요. 무엇이 부족한지 게임판에 표시돼요.</translation>
    </message>
    <message>
        <source>At the frame</source>
        <translation>테두리에서</translation>
    </message>
    <message>
        <source>An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where two cards meet at the frame, arms into that point are joined to the shore and to each other, but only if &lt;b&gt;both&lt;/b&gt; cards are face up.</source>
        <translation>테두리에 있는 변의 가운데에 갈래가 있으면 그 물가와 이어져요. 두 카드가 테두리에서 만나는 점에서는, &lt;b&gt;두 장 모두&lt;/b&gt; 앞면이면 그 점에 이르는 갈래가 물가와도 이어지고 서로도 이어져요.</translation>
    </message>
    <message>
        <source>Left: two cards lead to the same point on the western frame and are joined to the west. Right: the lower card is face down, so the upper one isn’t joined to the west.</source>
        <translation>왼쪽: 카드 두 장이 서쪽 테두리의 같은 점에 이르러 서쪽과 이어져 있어요. 오른쪽: 아래 카드가 뒷면이라서 위 카드가 서쪽과 이어져 있지 않아요.</translation>
    </message>
    <message>
        <source>On the left, both cards are joined to the west and to each other. On the right, the lower card is still face down, so the upper one doesn’t reach the west.</source>
        <translation>왼쪽에서는 두 카드가 서쪽과도, 서로와도 이어져 있어요. 오른쪽에서는 아래 카드가 아직 뒷면이라서 위 카드가 서쪽에 닿지 못해요.</translation>
    </message>
    <message>
        <source>An arm into a &lt;b&gt;corner of the board&lt;/b&gt; is always joined to both shores that meet there.</source>
        <translation>&lt;b&gt;게임판의 모서리&lt;/b&gt;에 이르는 갈래는 그곳에서 만나는 두 물가와 언제나 이어져요.</translation>
    </message>
    <message>
        <source>A card in the north-west whose corner arm runs into the corner of the board. The card is joined to north and west.</source>
        <translation>북서쪽에 있는 카드의 갈래가 게임판의 모서리에 이르러요. 북쪽과 서쪽에 이어져 있어요.</translation>
    </message>
    <message>
        <source>This card is joined to the north and to the west.</source>
        <translation>이 카드는 북쪽과 서쪽에 이어져 있어요.</translation>
    </message>
    <message>
        <source>Two cards on the western frame, with a face-down card between them. Both are joined to the west, but only the upper one is joined to the north.</source>
        <translation>서쪽 테두리에 카드 두 장이 있고 그 사이에 뒷면 카드가 있어요. 둘 다 서쪽과 이어져 있지만, 북쪽과는 위 카드만 이어져 있어요.</translation>
    </message>
    <message>
        <source>Both cards reach the west, but not each other. Only the upper one reaches the north.</source>
        <translation>두 카드 모두 서쪽에 닿지만 서로 이어지지는 않아요. 북쪽에는 위 카드만 닿아요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>게임의 끝</translation>
    </message>
    <message>
        <source>A board of five by five. A pathway leads from the beach in the west to the beach in the east, partly across corners. It glows.</source>
        <translation>5×5 게임판. 서쪽 모래밭에서 동쪽 모래밭까지, 군데군데 모서리를 지나 길이 이어져요. 그 길이 빛나요.</translation>
    </message>
    <message>
        <source>The pathway from west to east is complete.</source>
        <translation>서쪽에서 동쪽으로 가는 길이 완성됐어요.</translation>
    </message>
    <message>
        <source>No game is drawn automatically. But when the same position with the same player to move comes up for the third time, either of you may claim a draw.</source>
        <translation>원래 무승부는 없어요. 하지만 같은 플레이어의 차례에 같은 국면이 세 번째로 나오면, 두 사람 가운데 누구든 무승부를 선언할 수 있어요.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>전문가 모드</translation>
    </message>
    <message>
        <source>In Expert, too, the first player begins with a simple move. After that, there are &lt;b&gt;only double and open moves&lt;/b&gt;, and you may choose either kind on every turn. There is no endgame: if a single card is left face down, a double move takes just that card.</source>
        <translation>전문가 모드에서도 시작 플레이어는 단순 수로 시작해요. 그다음부터는 &lt;b&gt;이중 수와 공개 수만&lt;/b&gt; 있고, 차례마다 어느 쪽이든 할 수 있어요. 종반은 없어요. 뒷면 카드가 한 장만 남으면 이중 수는 그 한 장만 빼요.</translation>
    </message>
    <message>
        <source>Left: eight face-up cards, and a gap where the last face-down card was. Right: that card has been pushed in from the east.</source>
        <translation>왼쪽: 앞면 카드 여덟 장이 있고, 마지막 뒷면 카드가 있던 곳이 빈칸이에요. 오른쪽: 그 카드를 동쪽에서 밀어 넣었어요.</translation>
    </message>
    <message>
        <source>The last card that is face down may be played by itself as a double move.</source>
        <translation>마지막 뒷면 카드는 한 장만으로 이중 수가 돼요.</translation>
    </message>
    <message>
        <source>Players of different skill</source>
        <translation>실력이 다른 플레이어</translation>
    </message>
    <message>
        <source>On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger player.</source>
        <translation>카드 5 × 6장이나 6 × 5장인 게임판에서는 한쪽 길이 더 길어요. 더 강한 플레이어가 그 길을 맡으세요.</translation>
    </message>
    <message>
        <source>Touch-move</source>
        <translation>터치 무브</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>여러 판 하기</translation>
    </message>
    <message>
        <source>If you play again, the loser of the last game starts. In Expert, you take turns starting.</source>
        <translation>다시 하면 지난 게임에서 진 사람이 시작해요. 전문가 모드에서는 번갈아 시작해요.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>게임의 유래</translation>
    </message>
    <message>
        <source>TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele.</source>
        <translation>TRYPSYLON은 Robert Witter와 Frank Warneke가 만들고 WiWa Spiele가 펴낸 게임이에요.</translation>
    </message>
    <message>
        <source>The four ways to turn a card, named after the corner that one arm runs into.</source>
        <translation>카드가 놓이는 네 가지 방향. 모서리의 이름으로 불러요.</translation>
    </message>
    <message>
        <source>Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a second click on the arrow. That ends your turn.</source>
        <translation>테이블에서는 카드를 클릭해 집어 들어요. 휠, 오른쪽 클릭, R, 카드 옆의 둥근 화살표로 돌려요. 물가의 화살표를 클릭하면 카드를 그곳에 대고, 체크 표시나 Enter를 누르거나 한 번 더 클릭하면 밀어 넣어요. 그러면 차례가 끝나요.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Double move.&lt;/b&gt; Take two cards that are face down, and only then push them in, one after the other. You may do this only if your opponent’s last move was an &lt;b&gt;open&lt;/b&gt; one.</source>
        <translation>&lt;b&gt;이중 수.&lt;/b&gt; 먼저 뒷면 카드를 두 장 빼요. 그런 다음 한 장을 밀어 넣고, 이어서 다른 한 장을 밀어 넣어요. 바로 앞의 수가 &lt;b&gt;공개&lt;/b&gt; 수였을 때만 할 수 있어요.</translation>
    </message>
    <message>
        <source>The frame is an end, &lt;b&gt;not a bridge&lt;/b&gt;: no pathway runs along it or across it.</source>
        <translation>테두리는 끝이지 &lt;b&gt;다리가 아니에요&lt;/b&gt;. 테두리를 따라가거나 가로지르는 길은 없어요.</translation>
    </message>
    <message>
        <source>You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one move joins both players’ shores, the player who &lt;b&gt;made the move&lt;/b&gt; wins. In a double move, only the position after the second card counts.</source>
        <translation>수를 둔 다음 앞면 카드로 된 길이 내 두 물가를 이으면 이겨요. 누가 둔 수인지는 상관없어요. 두 플레이어의 물가가 동시에 이어지면 &lt;b&gt;그 수를 둔&lt;/b&gt; 사람이 이겨요. 이중 수에서는 두 번째 카드를 넣은 다음의 국면만 따져요.</translation>
    </message>
    <message>
        <source>With this option, a card that has been lifted has to be played. Once it has been set against a row or column, it has to go in there. You may turn the card until you let go of it. Undo can still take back a touched card, if both of you agree.</source>
        <translation>이 옵션을 쓰면 집어 든 카드는 반드시 써야 하고, 가로줄이나 세로줄에 댄 카드는 그곳에 넣어야 해요. 손을 놓을 때까지는 돌려도 돼요. 둘 다 동의하면 손댄 카드도 되돌리기로 무를 수 있어요.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSeries</name>
    <message>
        <source>Wins in the series: %1 %2, %3 %4.</source>
        <comment>name, number, name, number</comment>
        <translation>시리즈 승수: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>Players take turns starting: %1 starts the next game.</source>
        <translation>번갈아 시작해요. 다음 게임은 %1 님이 시작해요.</translation>
    </message>
    <message>
        <source>Nobody lost, so the player who didn’t start this game starts the next: %1.</source>
        <translation>진 사람이 없어서 시작 순서가 넘어가요. 다음 게임은 %1 님이 시작해요.</translation>
    </message>
    <message>
        <source>The loser starts the next game: %1.</source>
        <translation>진 사람이 시작해요. 다음 게임은 %1 님이 시작해요.</translation>
    </message>
</context>
<context>
    <name>TrypsylonSheet</name>
    <message>
        <source>By Robert Witter and Frank Warneke, WiWa Spiele</source>
        <translation>디자인: Robert Witter · Frank Warneke, WiWa Spiele</translation>
    </message>
    <message>
        <source>Beach</source>
        <translation>모래밭</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>풀밭</translation>
    </message>
    <message>
        <source>Cards to cut out, on stiff paper</source>
        <translation>잘라서 쓰는 카드, 두꺼운 종이에 인쇄</translation>
    </message>
    <message>
        <source>All cards are alike. They fit every board on these pages. You need 25 of them for 5 × 5, 30 for 5 × 6 or 6 × 5, and all of them for 6 × 6.</source>
        <translation>카드는 모두 똑같아요. 이 페이지들의 어느 게임판에나 맞아요. 5 × 5에는 25장, 5 × 6과 6 × 5에는 30장, 6 × 6에는 모두 써요.</translation>
    </message>
    <message>
        <source>Every cell holds a face-down card. One player joins the beaches, and the other joins the meadows. The player whose two sides are joined after a move wins.
The first move: take a face-down card off the board, turn it face up, any way round, and push it in at an end of the row or column that has the gap. At least one other card has to move.
From then on, take any card, face down or face up, but not the card that was pushed in last.
You may take two face-down cards, both before you push, if the other player has just taken a face-up card and more than three cards are face down.
In a corner where four cards meet, pathways are joined only if all four cards are face up.</source>
        <translation>모든 칸에 카드를 뒷면으로 놓아요. 한 사람은 모래밭을, 다른 사람은 풀밭을 이어요. 수를 둔 뒤에 자기 두 쪽이 이어져 있는 사람이 이겨요.
첫 수: 뒷면 카드를 한 장 게임판에서 빼서 앞면으로 뒤집고, 원하는 대로 돌려, 빈칸이 생긴 가로줄이나 세로줄의 끝에서 밀어 넣어요. 다른 카드가 적어도 한 장은 움직여야 해요.
그다음부터는 뒷면 카드나 앞면 카드를 한 장 빼요. 마지막에 밀어 넣은 카드는 뺄 수 없어요.
상대가 방금 앞면 카드를 뺐고 뒷면 카드가 세 장보다 많으면, 뒷면 카드를 두 장 빼도 돼요. 두 장 모두 밀어 넣기 전에 빼요.
카드 네 장이 만나는 모서리에서는 네 장 모두 앞면일 때만 길이 이어져요.</translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message>
        <source>Double move: the last card</source>
        <translation>이중 수: 마지막 한 장</translation>
    </message>
    <message>
        <source>Double move: two face-down cards</source>
        <translation>이중 수: 뒷면 두 장</translation>
    </message>
    <message>
        <source>No double move in the endgame</source>
        <translation>종반에는 이중 수 없음</translation>
    </message>
    <message>
        <source>No double move: all cards are face up</source>
        <translation>이중 수 없음: 모두 앞면</translation>
    </message>
    <message>
        <source>No double move: the last move wasn’t open</source>
        <translation>이중 수 없음: 앞이 공개 수 아님</translation>
    </message>
    <message>
        <source>Open move: a face-up card other than %1</source>
        <comment>a cell</comment>
        <translation>공개 수, %1 제외</translation>
    </message>
    <message>
        <source>Open move: a face-up card</source>
        <translation>공개 수: 앞면 한 장</translation>
    </message>
    <message>
        <source>Take a card off the board and push it back in.</source>
        <translation>게임판에서 카드를 한 장 빼서 다시 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Take two face-down cards or one face-up card.</source>
        <translation>뒷면 카드 두 장이나 앞면 카드 한 장을 빼세요.</translation>
    </message>
    <message>
        <source>Take a card and push it back in.</source>
        <translation>카드를 한 장 빼서 다시 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Now push the second card in.</source>
        <translation>이제 두 번째 카드를 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Push one card in, then the other.</source>
        <translation>한 장을 밀어 넣고, 이어서 다른 한 장을 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>Take the second card.</source>
        <translation>두 번째 카드를 빼세요.</translation>
    </message>
    <message>
        <source>Push the card in, or take a second one.</source>
        <translation>카드를 밀어 넣거나 두 번째 카드를 빼세요.</translation>
    </message>
    <message>
        <source>Simple move: a face-down card</source>
        <translation>단순 수: 뒷면 한 장</translation>
    </message>
    <message>
        <source>No other move on the first turn</source>
        <translation>첫 차례에는 이것뿐</translation>
    </message>
    <message>
        <source>No simple move: all cards are face up</source>
        <translation>단순 수 없음: 모두 앞면</translation>
    </message>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>같은 국면 %n번째</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the card: wheel, right click, R, or the arrows beside it.</source>
        <translation>카드 돌리기: 휠, 오른쪽 클릭, R, 카드 옆의 화살표.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter. That ends your turn.</source>
        <translation>밀어 넣기: 화살표 다시 클릭, Enter, 체크 표시. 그러면 차례가 끝나요.</translation>
    </message>
    <message>
        <source>Push it in: click the arrow again, click the tick, or press Enter.</source>
        <translation>밀어 넣기: 화살표 다시 클릭, Enter, 체크 표시.</translation>
    </message>
    <message>
        <source>First card taken</source>
        <translation>첫 번째 카드 뺌</translation>
    </message>
    <message>
        <source>Second card taken</source>
        <translation>두 번째 카드 뺌</translation>
    </message>
    <message>
        <source>Take the second card</source>
        <translation>두 번째 카드 빼기</translation>
    </message>
    <message>
        <source>First card pushed in</source>
        <translation>첫 번째 카드 밀어 넣음</translation>
    </message>
    <message>
        <source>Push the first card in</source>
        <translation>첫 번째 카드 밀어 넣기</translation>
    </message>
    <message>
        <source>Push the second card in</source>
        <translation>두 번째 카드 밀어 넣기</translation>
    </message>
    <message>
        <source>Card taken</source>
        <translation>카드 뺌</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>밀어 넣기</translation>
    </message>
    <message>
        <source>Take a second card for a double move</source>
        <translation>이중 수로 두 번째 카드 빼기</translation>
    </message>
    <message>
        <source>Turn the card, then choose an arrow to push it in.</source>
        <translation>카드를 돌린 다음, 화살표를 골라 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>No open move: the only face-up card, %1, was just pushed in</source>
        <comment>a cell</comment>
        <translation>공개 수 없음: 앞면은 방금 밀어 넣은 %1뿐</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>뒷면 카드가 %n장 남았어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the endgame.</source>
        <translation>지금은 종반이에요.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>뒷면 카드가 %n장 남으면 종반이 시작되고, 이중 수는 더 없어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message>
        <source>There is no card on %1.</source>
        <translation>%1에는 카드가 없어요.</translation>
    </message>
    <message>
        <source>First take a card off the board. Then push it in.</source>
        <translation>먼저 게임판에서 카드를 한 장 빼세요. 그다음에 밀어 넣어요.</translation>
    </message>
    <message>
        <source>Every card is face up now, so there are no more simple moves.</source>
        <translation>이제 모든 카드가 앞면이라서 단순 수는 더 이상 없어요.</translation>
    </message>
    <message>
        <source>The card on %1 has just been pushed in, so it can’t be taken this turn.</source>
        <translation>%1의 카드는 방금 밀어 넣은 것이라 이번 차례에는 뺄 수 없어요.</translation>
    </message>
    <message>
        <source>An open move takes only one card. The card on %1 has to stay.</source>
        <translation>공개 수는 카드 한 장으로만 둬요. %1의 카드는 뺄 수 없어요.</translation>
    </message>
    <message>
        <source>No card is face up except the one that has just been pushed in.</source>
        <translation>방금 밀어 넣은 카드 말고는 앞면 카드가 없어요.</translation>
    </message>
    <message>
        <source>A double move takes two cards that are face down. The card on %1 is face up.</source>
        <translation>이중 수에서는 뒷면 카드를 두 장 빼요. %1의 카드는 앞면이에요.</translation>
    </message>
    <message>
        <source>You already hold two cards, so the card on %1 has to stay.</source>
        <translation>이미 카드 두 장을 들고 있어요. %1의 카드는 뺄 수 없어요.</translation>
    </message>
    <message>
        <source>Both cards have to be taken before the first one is pushed in. The card on %1 has to stay.</source>
        <translation>첫 번째 카드를 넣기 전에 두 장을 모두 빼요. %1의 카드는 뺄 수 없어요.</translation>
    </message>
    <message>
        <source>On your turn, you take a card and push it back in.</source>
        <translation>내 차례에는 카드를 빼서 다시 밀어 넣어요.</translation>
    </message>
    <message>
        <source>The game begins with a simple move: one card that is face down.</source>
        <translation>게임은 단순 수로 시작해요. 뒷면 카드 한 장이에요.</translation>
    </message>
    <message>
        <source>Expert has no simple moves after the first turn. Take a second card before you push the first one in.</source>
        <translation>전문가 모드에서는 지금 단순 수를 둘 수 없어요. 첫 번째 카드를 밀어 넣기 전에 두 번째 카드를 빼세요.</translation>
    </message>
    <message>
        <source>In Expert, only the very first move is a simple one.</source>
        <translation>전문가 모드에서는 맨 첫 수만 단순 수예요.</translation>
    </message>
    <message>
        <source>Every card is face up now. Only open moves are left.</source>
        <translation>이제 모든 카드가 앞면이에요. 공개 수만 남았어요.</translation>
    </message>
    <message>
        <source>The game is over: opposite sides are joined.</source>
        <translation>게임이 끝났어요. 마주 보는 두 쪽이 이어졌어요.</translation>
    </message>
    <message>
        <source>Only the two players may claim a draw.</source>
        <translation>무승부는 두 플레이어만 선언할 수 있어요.</translation>
    </message>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>지금은 종반이에요. 차례를 시작할 때 뒷면 카드가 %n장이라서 이중 수를 둘 수 없어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>무승부는 같은 국면이 세 번째로 나올 때 선언할 수 있어요. 지금 국면은 %n번 나왔어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>무승부 선언</translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 님이 카드 %n장의 길로 서쪽과 동쪽을 이었어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 님이 카드 %n장의 길로 북쪽과 남쪽을 이었어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other two sides are joined as well, so the player who made the move wins: %1.</source>
        <translation>다른 두 쪽도 이어졌어요. 그러면 수를 둔 플레이어가 이겨요: %1.</translation>
    </message>
    <message>
        <source>%1 made the last move, but that doesn’t matter.</source>
        <translation>마지막 카드를 밀어 넣은 사람은 %1 님이지만, 그것은 상관없어요.</translation>
    </message>
    <message>
        <source>The same position has come up for the third time, and %1 has claimed a draw.</source>
        <translation>같은 국면이 세 번째로 나왔고, %1 님이 무승부를 선언했어요.</translation>
    </message>
    <message>
        <source>This game is touch-move: a card that has been lifted has to be played. Undo can still take back a touched card, if both of you agree.</source>
        <translation>터치 무브로 하고 있어요. 집어 든 카드는 반드시 써야 해요. 둘 다 동의하면 되돌리기로 무를 수 있어요.</translation>
    </message>
    <message>
        <source>This game is touch-move: the card has to go in where it was set. To push it in, click the arrow again, click the tick beside the card, or press Enter.</source>
        <translation>터치 무브로 하고 있어요. 카드를 댄 곳에 넣어야 해요. 옆의 체크 표시나 Enter를 누르거나 같은 화살표를 클릭해 밀어 넣으세요.</translation>
    </message>
    <message>
        <source>This board has no such place: %1.</source>
        <translation>이 게임판에 없는 곳이에요: %1.</translation>
    </message>
    <message>
        <source>There is no gap in that line, so nothing can be pushed in at %1.</source>
        <translation>%1 뒤에는 빈칸이 없어서 아무것도 움직일 수 없어요.</translation>
    </message>
    <message>
        <source>The gap on %2 is right at %1, but at least one other card has to move.</source>
        <translation>빈칸(%2)이 바로 %1에 있어요. 다른 카드가 적어도 한 장은 움직여야 해요.</translation>
    </message>
    <message>
        <source>the north end of column %1</source>
        <translation>세로줄 %1의 북쪽 끝</translation>
    </message>
    <message>
        <source>the east end of row %1</source>
        <translation>가로줄 %1의 동쪽 끝</translation>
    </message>
    <message>
        <source>the south end of column %1</source>
        <translation>세로줄 %1의 남쪽 끝</translation>
    </message>
    <message>
        <source>the west end of row %1</source>
        <translation>가로줄 %1의 서쪽 끝</translation>
    </message>
    <message>
        <source>You hold a card. To push it in, choose an arrow beside the board with the arrow keys or a click.</source>
        <translation>카드를 들고 있어요. 게임판 옆의 화살표를 화살표 키나 클릭으로 고르세요. 그곳에서 밀어 넣어요.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>밀어 넣을 카드가 아직 %n장 있어요. 게임판 옆의 화살표를 고르세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>A double move is only allowed after an open move.</source>
        <translation>이중 수는 공개 수 다음에만 둘 수 있어요.</translation>
    </message>
</context>
<context>
    <name>TurnFacts</name>
    <message>
        <source>ends the game in a draw</source>
        <comment>what a turn does</comment>
        <translation>무승부로 게임을 끝냄</translation>
    </message>
    <message>
        <source>ends the game with a shared win</source>
        <comment>what a turn does</comment>
        <translation>공동 승리로 게임을 끝냄</translation>
    </message>
    <message>
        <source>ends the game: %1 wins %2 to %3</source>
        <comment>what a turn does; a player, two scores</comment>
        <translation>게임을 끝냄: %2 대 %3, %1 님 승리</translation>
    </message>
    <message>
        <source>ends the game: %1 wins</source>
        <comment>what a turn does; a player</comment>
        <translation>게임을 끝냄: %1 님 승리</translation>
    </message>
    <message>
        <source>It %1.</source>
        <comment>what a turn does</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It %1 and %2.</source>
        <comment>two things that a turn does</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>ends the game at %1 each, and %2 wins the tie</source>
        <comment>what a turn does; a score, a player</comment>
        <translation>게임을 끝냄: %1 대 %1 동점, %2 님 승리</translation>
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
        <translation>%1(여기까지)</translation>
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
        <translation>Byways로 만들었어요</translation>
    </message>
</context>
<context>
    <name>byways::app::AboutDialog</name>
    <message>
        <source>About Byways</source>
        <translation>Byways 정보</translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>길을 내고 잇는 게임을 위한 테이블</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>버전 %1, Qt %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and settings stay on this computer, and every step is saved as it happens.</source>
        <translation>모두가 한 화면에서 차례대로 해요. 어디에도 아무것도 보내지 않아요. 게임과 설정은 이 컴퓨터에 남고, 모든 동작은 그때그때 저장돼요.</translation>
    </message>
    <message>
        <source>Everything works with the keyboard alone and with a screen reader, in light and dark themes, and without relying on colour.</source>
        <translation>키보드만으로도, 화면 낭독기로도, 밝은 테마와 어두운 테마에서도, 색에 의존하지 않고 모든 것을 할 수 있어요.</translation>
    </message>
    <message>
        <source>More about these games: %1</source>
        <translation>더 알아보기: %1</translation>
    </message>
    <message>
        <source>Byways is free software: you may use it, pass it on and change it under the terms of the GNU General Public License, version 3 or any later version. It comes without any warranty. The full text of the licence comes with the program.</source>
        <translation>Byways는 자유 소프트웨어예요. GNU General Public License 버전 3 또는 그 이후 버전의 조건에 따라 사용하고, 나누어 주고, 고칠 수 있어요. 아무런 보증이 없어요. 라이선스 전문은 프로그램에 들어 있어요.</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License, version 3. %1</source>
        <translation>GNU Lesser General Public License, 버전 3. %1</translation>
    </message>
    <message>
        <source>MIT licence, by Niels Lohmann. %1</source>
        <translation>MIT 라이선스, Niels Lohmann. %1</translation>
    </message>
    <message>
        <source>Pictures, icons and boards were drawn for this program and are covered by its licence.</source>
        <translation>그림, 아이콘, 게임판은 이 프로그램을 위해 그린 것이며 프로그램의 라이선스를 따라요.</translation>
    </message>
    <message>
        <source>Byways is a table for games in which paths grow, cross and meet. You play directly on the board; the table knows the rules and explains them.</source>
        <translation>Byways는 길이 자라고, 엇갈리고, 만나는 게임을 위한 테이블이에요. 게임판에서 바로 게임을 하고, 테이블이 규칙을 알고 설명해 줘요.</translation>
    </message>
    <message>
        <source>These games were invented by others. Byways is a fan-made implementation: it is not connected with the authors and publishers, and it is not one of their products. Names and trademarks belong to their owners. If you like a game, look for the published edition.</source>
        <translation>이 게임들은 다른 사람들이 만든 것이에요. Byways는 팬이 만든 프로그램으로, 작가나 출판사와 관계가 없고 그들의 제품도 아니에요. 이름과 상표는 각 소유자의 것이에요. 마음에 드는 게임이 있다면 실물을 찾아보세요.</translation>
    </message>
    <message>
        <source>Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon Enterprises, Inc. under exclusive licence.</source>
        <translation>Byg는 The Genius: Code Red의 규칙을 따라요. Christian Freeling과 Benedikt Rosenau의 Symple에서 나왔어요. Over-Pass는 Arthur Blumberg의 상표이며, Kadon Enterprises, Inc.가 독점 허가를 받아 사용해요.</translation>
    </message>
</context>
<context>
    <name>byways::app::Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>차례(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Highlights</source>
        <translation>강조 표시(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>새 게임(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Back to the s&amp;helf</source>
        <translation>선반으로 돌아가기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>차례 마치기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Agree to a &amp;draw…</source>
        <translation>무승부 합의(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>게임 규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>키와 마우스(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Byways</source>
        <translation>Byways 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Notation in the list of turns</source>
        <translation>차례 목록에 기보 표기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>없음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Legal places</source>
        <translation>가능한 곳(&amp;L)</translation>
    </message>
    <message>
        <source>Legal places and &amp;reasons</source>
        <translation>가능한 곳과 이유(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the record</source>
        <translation>기록 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>국면 만들기(&amp;I)…</translation>
    </message>
    <message>
        <source>Pas&amp;te a record</source>
        <translation>기록 붙여넣기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Print &amp;boards…</source>
        <translation>게임판 인쇄(&amp;B)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>설정(&amp;F)…</translation>
    </message>
    <message>
        <source>Roll the d&amp;ice</source>
        <translation>주사위 굴리기(&amp;I)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>처음으로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous turn</source>
        <translation>이전 차례(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>다음 차례(&amp;N)</translation>
    </message>
    <message>
        <source>To the la&amp;test turn</source>
        <translation>최근 차례로(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Comment…</source>
        <translation>메모(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Other lines</source>
        <translation>다른 수순(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>So&amp;lution…</source>
        <translation>풀이(&amp;L)…</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>다시 시작(&amp;A)</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>시계 멈추기(&amp;K)</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>기권(&amp;G)…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game…</source>
        <translation>게임 나가기(&amp;V)…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>게임판 전체(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>자리를 누가 맡을지(&amp;W)</translation>
    </message>
    <message>
        <source>Finishe&amp;d games</source>
        <translation>끝난 게임(&amp;D)</translation>
    </message>
    <message>
        <source>Pla&amp;yer statistics</source>
        <translation>플레이어 통계(&amp;Y)</translation>
    </message>
    <message>
        <source>Review the ga&amp;me</source>
        <translation>게임 복기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Advice beside the board</source>
        <translation>게임판 옆에 조언(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;uzzles and problems</source>
        <translation>퍼즐과 문제(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games in the trash</source>
        <translation>휴지통의 게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Advice: %1</source>
        <comment>why there is none</comment>
        <translation>조언(&amp;A): %1</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Picture or PDF…</source>
        <translation>그림 또는 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Web page…</source>
        <translation>웹 페이지(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Animated picture…</source>
        <translation>움직이는 그림(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>그림 복사(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;vening scoreboard</source>
        <translation>저녁 모임 점수판(&amp;V)</translation>
    </message>
    <message>
        <source>Daily e&amp;xercise</source>
        <translation>오늘의 연습(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Rotate the board</source>
        <translation>게임판 돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>왼쪽으로(&amp;L)</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>오른쪽으로(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mirror image</source>
        <translation>좌우 뒤집기(&amp;M)</translation>
    </message>
    <message>
        <source>Facing whoever has the &amp;turn</source>
        <translation>차례인 사람 쪽으로(&amp;T)</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>평소대로(&amp;U)</translation>
    </message>
</context>
<context>
    <name>byways::app::AdviceBar</name>
    <message>
        <source>Advice %1, chance to win %2: %3</source>
        <comment>its number in the list, a chance, a turn in words</comment>
        <translation>후보 수 %1, 승률 %2: %3</translation>
    </message>
    <message>
        <source>Advice %1: not known yet</source>
        <comment>its number in the list</comment>
        <translation>후보 수 %1: 아직 없음</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a turn in short, a chance to win</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>마치기</translation>
    </message>
</context>
<context>
    <name>byways::app::Adviser</name>
    <message>
        <source>not when you play alone</source>
        <translation>혼자 할 때는 없음</translation>
    </message>
    <message>
        <source>not in games with secret turns</source>
        <translation>차례가 비밀일 때는 없음</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n차례</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>복기함</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>복기 안 함</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>끝난 때</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>차례</translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>모든 결과</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패배</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>게임을 읽는 중이에요…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>게임 %n개 중 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>게임 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished games yet. Every game played to its end is kept here.</source>
        <translation>아직 끝난 게임이 없어요. 끝까지 마친 게임은 모두 여기에 남아요.</translation>
    </message>
    <message>
        <source>No finished game matches these filters. Change them, or show all games.</source>
        <translation>조건에 맞는 끝난 게임이 없어요. 다른 것을 고르거나 모두 보세요.</translation>
    </message>
    <message>
        <source>Reading the games: %1 of %2</source>
        <translation>게임을 읽는 중: %2개 중 %1개</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>끝난 게임</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>어느 게임</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>누가 했는지</translation>
    </message>
    <message>
        <source>Which result</source>
        <translation>어떤 결과</translation>
    </message>
    <message>
        <source>The chosen person’s result or, if nobody is chosen, whether any person won</source>
        <translation>고른 사람의 결과, 고르지 않았으면 사람이 이겼는지</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>View the game</source>
        <translation>게임 보기</translation>
    </message>
    <message>
        <source>See the review</source>
        <translation>복기 보기</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Already reviewed: see what mattered</source>
        <translation>복기를 마친 게임: 무엇이 중요했는지 보기</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>한 차례씩 보기: 무엇이 중요했고, 무엇이 더 나았는지</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>이 게임은 지울 수 없어요.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>다른 창에 열려 있거나, 게임이 저장된 폴더의 내용을 바꿀 수 없어요.</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>읽을 수 없는 게임 %n개: 선반을 보세요</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>휴지통(%1)</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>휴지통</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>먼저 목록에서 게임을 고르세요.</translation>
    </message>
    <message>
        <source>Nobody has taken a turn in this game.</source>
        <translation>이 게임에서는 아직 아무도 두지 않았어요.</translation>
    </message>
    <message>
        <source>Computers don’t play this game, so they can’t review it.</source>
        <translation>이 게임은 컴퓨터가 두지 않아서 복기할 수 없어요.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Moves the game to the trash; you can put it back from there</source>
        <translation>휴지통에 넣어요. 거기서 복원할 수 있어요</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangeBoard</name>
    <message>
        <source>Remove</source>
        <translation>치우기</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>여기에 놓기</translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message>
        <source>You can play from here.</source>
        <translation>이 국면에서 게임을 시작할 수 있어요.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>국면 만들기</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>빈 게임판</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>기본 시작 배치</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 시작</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>국면을 만드는 게임판</translation>
    </message>
    <message>
        <source>Not known yet, searching…</source>
        <comment>for a solution</comment>
        <translation>아직 몰라요. 풀이를 찾는 중…</translation>
    </message>
    <message>
        <source>Name of the puzzle</source>
        <translation>퍼즐 이름</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Keeps this puzzle among yours, as a sketch if it can’t be played yet.</source>
        <translation>내 퍼즐에 보관해요. 아직 풀 수 없는 것은 초안으로 보관돼요.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>%n수 만에 풀 수 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>%n번 뛰어넘어 풀 수 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution (proven). You can play it anyway.</source>
        <translation>풀이가 없어요(증명됨). 그래도 해 볼 수는 있어요.</translation>
    </message>
    <message>
        <source>Unknown: no solution was found in a reasonable time. You can play it anyway.</source>
        <translation>알 수 없어요. 적당한 시간 안에 풀이를 찾지 못했어요. 그래도 해 볼 수는 있어요.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>%n글자 남았어요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>이름은 %n글자까지 쓸 수 있어요</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to place; click again or right-click to remove. On the keyboard, arrow keys move the cursor, Enter places or removes, %1 removes, and digits choose what to place.</source>
        <comment>a key</comment>
        <translation>클릭하면 놓고, 다시 클릭하거나 오른쪽 버튼을 클릭하면 치워요. 키보드에서는 화살표 키로 커서를 옮기고, Enter로 놓거나 치우고, %1 키로 치우고, 숫자 키로 놓을 것을 골라요.</translation>
    </message>
</context>
<context>
    <name>byways::app::Autosave</name>
    <message>
        <source>the folder “%1” can’t be created</source>
        <translation>“%1” 폴더를 만들 수 없어요</translation>
    </message>
    <message>
        <source>another window or program has changed the saved game in the meantime</source>
        <translation>그동안 다른 창이나 프로그램이 저장된 게임을 바꿨어요</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>%1, the hint points here</source>
        <comment>a place</comment>
        <translation>%1, 힌트가 가리키는 곳</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, N jumps to the next place where you can act, and Enter acts there.</source>
        <translation>화살표 키로 커서를 옮기고, N으로 다음에 동작할 수 있는 곳에 가고, Enter로 동작해요.</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor; Enter chooses a place.</source>
        <translation>화살표 키로 커서를 옮기고, Enter로 그곳을 골라요.</translation>
    </message>
</context>
<context>
    <name>byways::app::BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>게임판 크게</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>게임판 작게</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>게임판 전체</translation>
    </message>
    <message>
        <source>Show the whole board again (0)</source>
        <translation>다시 게임판 전체 보기(0)</translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message>
        <source>on its own</source>
        <translation>홀로 있음</translation>
    </message>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>돌 %n개의 그룹</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BypassBoard</name>
    <message>
        <source>Show me</source>
        <translation>방법 보기</translation>
    </message>
    <message>
        <source>Highlight the paths and walls that you could swap to repair the board</source>
        <translation>교환해서 게임판을 바로잡을 수 있는 길과 벽을 빛나게 해 줘요</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>길(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>벽(&amp;W)</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>방향 고르기</translation>
    </message>
    <message>
        <source>Draw a path</source>
        <translation>길 그리기</translation>
    </message>
    <message>
        <source>Draw a wall</source>
        <translation>벽 그리기</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>Erase it</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Swap it for a path</source>
        <translation>길로 교환</translation>
    </message>
    <message>
        <source>Swap it for a wall</source>
        <translation>벽으로 교환</translation>
    </message>
    <message>
        <source>%1. P draws a path, W a wall; arrow keys go to other links</source>
        <translation>%1. P는 길, W는 벽을 그리고, 화살표 키는 방향을 돌려요</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>%1에서 %2까지의 링크</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop; a wall would cut hexes off</source>
        <translation>%1, 비어 있음. 길은 고리를 만들고, 벽은 헥스를 고립시켜요</translation>
    </message>
    <message>
        <source>%1, open. A path here would close a loop</source>
        <translation>%1, 비어 있음. 길은 고리를 만들어요</translation>
    </message>
    <message>
        <source>%1, open. A wall here would cut hexes off</source>
        <translation>%1, 비어 있음. 벽은 헥스를 고립시켜요</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, 비어 있음</translation>
    </message>
    <message>
        <source>%1, wall of %2</source>
        <translation>%1, %2 님의 벽</translation>
    </message>
    <message>
        <source>%1, path of %2</source>
        <translation>%1, %2 님의 길</translation>
    </message>
    <message>
        <source>%1, chosen for a swap</source>
        <translation>%1, 교환할 것으로 선택됨</translation>
    </message>
    <message>
        <source>%1, part of a loop</source>
        <translation>%1, 고리의 일부</translation>
    </message>
    <message>
        <source>%1, cuts hexes off</source>
        <translation>%1, 헥스를 고립시킴</translation>
    </message>
    <message>
        <source>%1, drawn this turn</source>
        <translation>%1, 이번 차례에 그린 것</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>글자 %1</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>고립됨</translation>
    </message>
    <message>
        <source>%1’s wall to %2</source>
        <translation>%2 쪽에 %1 님의 벽</translation>
    </message>
    <message>
        <source>%1’s path to %2</source>
        <translation>%2 쪽에 %1 님의 길</translation>
    </message>
    <message>
        <source>nothing drawn</source>
        <translation>그린 것 없음</translation>
    </message>
    <message>
        <source>letter %1, route complete</source>
        <translation>글자 %1, 경로 완성</translation>
    </message>
    <message>
        <source>A path here would close a loop</source>
        <translation>길은 고리를 만들어요</translation>
    </message>
    <message>
        <source>A wall here would cut hexes off</source>
        <translation>벽은 헥스를 고립시켜요</translation>
    </message>
    <message>
        <source>%1. Press Enter, P or W to choose a link</source>
        <translation>%1. Enter, P, W 키로 링크를 골라요</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys choose one, P draws a path, W draws a wall and Escape goes back.</source>
        <translation>화살표 키로 헥스에서 헥스로 옮겨 가고, Enter로 한 헥스 둘레의 링크로 들어가요. 거기서 화살표 키는 방향을 돌리고, P는 길, W는 벽을 그리고, Esc는 되돌아가요.</translation>
    </message>
</context>
<context>
    <name>byways::app::BypassTools</name>
    <message>
        <source>Pen for paths</source>
        <translation>길 펜</translation>
    </message>
    <message>
        <source>Pen for walls</source>
        <translation>벽 펜</translation>
    </message>
    <message>
        <source>Pen for paths (P). Drag from hex to hex, or click between two hexes.</source>
        <translation>길 펜(P). 헥스에서 헥스로 끌거나 두 헥스 사이를 클릭해요.</translation>
    </message>
    <message>
        <source>Pen for walls (W). Drag along a side between hexes, or click it.</source>
        <translation>벽 펜(W). 변을 따라 끌거나 변을 클릭해요.</translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message>
        <source>Bring in %1</source>
        <translation>들여오기: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>빼기: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>밖에 있는 말 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>말</translation>
    </message>
    <message>
        <source>%1 piece</source>
        <comment>a colour</comment>
        <translation>%1 말</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>말이 들어올 수 있음</translation>
    </message>
    <message>
        <source>landing here removes %1</source>
        <translation>내리는 곳, 빠지는 말 %1</translation>
    </message>
    <message>
        <source>the piece can go here</source>
        <translation>갈 수 있음</translation>
    </message>
    <message>
        <source>brings in %1</source>
        <translation>들여오는 곳: %1</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>들고 있음</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>되돌려 놓기</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>말 들여오기</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>여기에 놓기</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>들기</translation>
    </message>
    <message>
        <source>landing here removes one of these: %1</source>
        <translation>내리면 다음 중 하나가 없어져요: %1</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.</source>
        <comment>places, the last place</comment>
        <translation>%1 또는 %2, 어느 말을 뺄까요? 그 말을 가리키세요. Esc를 누르면 수를 그만둬요.</translation>
    </message>
    <message>
        <source>Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the move.</source>
        <comment>places, the last place</comment>
        <translation>%1 또는 %2, 어느 말을 뺄까요? 화살표 키로 고르고 Enter로 빼요. Esc를 누르면 수를 그만둬요.</translation>
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
        <translation>승률: 아직 모름</translation>
    </message>
    <message>
        <source>Chances to win: %1</source>
        <comment>players with theirs</comment>
        <translation>승률: %1</translation>
    </message>
    <message>
        <source>Chances to win, before the last turn: %1</source>
        <translation>마지막 차례 전 승률: %1</translation>
    </message>
    <message>
        <source>Chances to win, still thinking: %1</source>
        <comment>players with theirs</comment>
        <translation>승률, 아직 생각 중: %1</translation>
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
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>시계 없음</translation>
    </message>
    <message>
        <source>Time for each plan</source>
        <translation>계획마다 시간 제한</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>차례마다 시간 제한</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>게임 전체에 시간 제한</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>규칙서대로</translation>
    </message>
    <message>
        <source>The player leaves the game</source>
        <translation>그 플레이어는 게임에서 나감</translation>
    </message>
    <message>
        <source>The player loses</source>
        <translation>그 플레이어가 짐</translation>
    </message>
    <message>
        <source>Play on in overtime</source>
        <translation>표시만 하고 계속 진행</translation>
    </message>
    <message>
        <source>Added for each turn</source>
        <translation>차례마다 더하는 시간</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>시간이 다 되면</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
</context>
<context>
    <name>byways::app::Coach</name>
    <message>
        <source>not while a clock runs</source>
        <translation>시계를 쓸 때는 없음</translation>
    </message>
</context>
<context>
    <name>byways::app::CoachBox</name>
    <message>
        <source>That turn gives away a lot</source>
        <translation>손해가 큰 수예요</translation>
    </message>
    <message>
        <source>Chance to win: about %1 with the best turn, about %2 with that one.</source>
        <comment>61 %, 30 %</comment>
        <translation>승률: 가장 좋은 수는 약 %1, 이 수는 약 %2.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>그래도 두기</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Show me why</source>
        <translation>이유 보기</translation>
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
        <translation>메모</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>이 차례의 메모</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save the comment (%1)</source>
        <translation>메모 저장(%1)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Leave the comment as it was before</source>
        <translation>메모를 전과 같이 두기</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>%n글자 넘었어요. 메모를 줄이면 저장할 수 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n글자 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>너무 길어서 붙여 넣을 수 없어요. 메모는 %n글자까지예요.</numerusform>
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
        <translation>%1 배우기</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done. Each lesson takes two to four minutes.</source>
        <translation>레슨 %2개 중 %1개를 마쳤어요. 하나에 2~4분 걸려요.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>게임하기</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>레슨 %2개 중 %1개 마침</translation>
    </message>
    <message>
        <source>Continue with lesson %1</source>
        <translation>레슨 %1 이어서 하기</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>Start this course over?</source>
        <translation>이 강좌를 처음부터 다시 시작할까요?</translation>
    </message>
    <message>
        <source>Its stars will be lost.</source>
        <translation>모은 별은 사라져요.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음부터 다시</translation>
    </message>
    <message>
        <source>Start over…</source>
        <translation>처음부터 다시…</translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>%1 님에게 넘기기</translation>
    </message>
    <message>
        <source>%1, press Space when nobody else is looking.</source>
        <translation>%1 님, 다른 사람이 보지 않을 때 스페이스 키를 누르세요.</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>커튼 걷기</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>%n명 중 %1명이 제출했어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>결과 복사</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>모든 날짜</translation>
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
        <translation>%2년 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date, stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. Longest: %2.</source>
        <comment>days in a row now, and at most</comment>
        <translation>%1. 최장: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n일</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily exercise</source>
        <translation>오늘의 연습</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>이전 달</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>다음 달</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>이달의 날짜</translation>
    </message>
    <message>
        <source>begun, not finished yet</source>
        <translation>시작했지만 아직 마치지 않음</translation>
    </message>
    <message>
        <source>A new exercise each day, the same for everybody.</source>
        <translation>날마다 새 연습, 누구에게나 같은 연습이에요.</translation>
    </message>
</context>
<context>
    <name>byways::app::DoneLine</name>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>No program was found to open “%1”.</source>
        <translation>열 수 있는 프로그램을 찾지 못했어요. 위치: %1</translation>
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
        <translation>합계</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a player, a game, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>didn’t play</source>
        <translation>참가하지 않음</translation>
    </message>
    <message>
        <source>%1, together: %2</source>
        <comment>a player, points</comment>
        <translation>%1, 합계: %2</translation>
    </message>
    <message>
        <source>The scoreboard is on the clipboard.</source>
        <translation>점수판을 클립보드에 복사했어요.</translation>
    </message>
    <message>
        <source>The scoreboard can’t be printed</source>
        <translation>점수판을 인쇄할 수 없어요</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>프린터가 페이지를 받지 않아요.</translation>
    </message>
    <message>
        <source>Begin a new evening?</source>
        <translation>새 저녁 모임을 시작할까요?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작하기</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>오늘 저녁</translation>
    </message>
    <message>
        <source>The scoreboard starts by itself when the same people play a second game within four hours.</source>
        <translation>같은 사람들이 네 시간 안에 두 번째 게임을 하면 저절로 시작돼요.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>선반</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>How games count</source>
        <translation>게임의 점수 계산</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>승리 수</translation>
    </message>
    <message>
        <source>3-2-1</source>
        <comment>points for the first, second, third</comment>
        <translation>3-2-1</translation>
    </message>
    <message>
        <source>Score of the game</source>
        <translation>게임의 점수</translation>
    </message>
    <message>
        <source>Nothing yet. Play two games with the same people, or begin an evening now so that the next game counts.</source>
        <translation>아직 아무것도 없어요. 같은 사람들과 두 게임을 하거나, 지금 시작하면 다음 게임부터 점수에 들어가요.</translation>
    </message>
    <message>
        <source>Begin a new evening</source>
        <translation>새 저녁 모임 시작하기</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>텍스트로 복사</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>점수판</translation>
    </message>
    <message>
        <source>This empties the scoreboard. Finished games and statistics stay as they are.</source>
        <translation>점수판이 비워져요. 끝난 게임과 통계는 그대로 남아요.</translation>
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
        <translation>편집, 복사, 공유, 지우기</translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>%1: 할 수 있는 것</translation>
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
        <translation>이번 시도: %1. 최고: %2.</translation>
    </message>
    <message>
        <source>You can still earn %1.</source>
        <translation>아직 얻을 수 있음: %1.</translation>
    </message>
    <message>
        <source>With a hint: one star.</source>
        <translation>힌트를 쓰면 별 한 개예요.</translation>
    </message>
    <message>
        <source>%1: back to the list</source>
        <translation>%1, 목록으로 돌아가기</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%2단계 중 %1단계 마침</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Take the hint</source>
        <translation>힌트 보기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Shows what a computer would play</source>
        <translation>컴퓨터의 수 보기</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>풀이 보기</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>풀이</translation>
    </message>
    <message>
        <source>Plays the solution; you can then earn only a hollow star</source>
        <translation>대신 두어 줘요. 그러면 속이 빈 별을 얻어요</translation>
    </message>
    <message>
        <source>Start again: a fresh attempt</source>
        <translation>다시 시작: 새로운 시도</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>With a hint, you can earn only one star. Press again to see the hint; later hints appear right away.</source>
        <translation>힌트를 쓰면 별은 하나만 남아요. 힌트를 보려면 한 번 더 누르세요. 다음부터는 묻지 않아요.</translation>
    </message>
    <message>
        <source>Once the solution is shown, you can earn only a hollow star. Press again to see the solution.</source>
        <translation>풀이를 보면 속이 빈 별만 남아요. 보려면 한 번 더 누르세요.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>앞 단계로</translation>
    </message>
    <message>
        <source>Checking your turn</source>
        <translation>둔 수를 살펴보는 중</translation>
    </message>
    <message>
        <source>The lesson earns as many stars as its weakest step.</source>
        <translation>별은 가장 못한 단계에 따라 정해져요.</translation>
    </message>
    <message>
        <source>Plays the solution</source>
        <translation>대신 두어 줘요</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>The solution was shown. Play it yourself for a hollow star.</source>
        <translation>풀이를 봤어요. 직접 해 보면 속이 빈 별을 얻어요.</translation>
    </message>
    <message>
        <source>You skipped a step or saw its solution, so this lesson earns only a hollow star.</source>
        <translation>단계를 건너뛰었거나 풀이를 봤어요. 이 레슨에서는 속이 빈 별을 받아요.</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do. With any hint, you can earn only one star</source>
        <translation>어디를 볼지 보기, 한 번 더 누르면 무엇을 할지 보기. 힌트를 쓰면 별을 하나 얻어요</translation>
    </message>
    <message>
        <source>Shows where to look; press again to see what to do</source>
        <translation>어디를 볼지 보기, 한 번 더 누르면 무엇을 할지 보기</translation>
    </message>
</context>
<context>
    <name>byways::app::ExercisePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>byways::app::ExerciseRun</name>
    <message>
        <source>Play on from here</source>
        <translation>여기서부터 계속</translation>
    </message>
    <message>
        <source>Play on as you like, for all sides or against a computer. Nothing counts here.</source>
        <translation>모든 쪽을 맡아 마음대로 이어서 두거나, 한쪽을 컴퓨터에 맡기세요. 여기서 두는 것은 결과에 들어가지 않아요.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>결과로 돌아가기</translation>
    </message>
    <message>
        <source>Keep as a game</source>
        <translation>게임으로 보관하기</translation>
    </message>
    <message>
        <source>Play on as you like. Nothing counts here.</source>
        <translation>마음대로 이어서 두세요. 여기서 두는 것은 결과에 들어가지 않아요.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved</source>
        <comment>a game</comment>
        <translation>%1: %3개 중 %2개 해결</translation>
    </message>
    <message>
        <source>Play it from the start</source>
        <translation>시작 배치에서부터 계속</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>연습으로 돌아가기</translation>
    </message>
    <message>
        <source>New to this game? Lesson 1</source>
        <translation>이 게임이 처음인가요? 1과</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>모든 날짜</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>What will be in the file</source>
        <translation>파일에 담길 내용</translation>
    </message>
    <message>
        <source>Pictures written</source>
        <translation>저장된 그림</translation>
    </message>
    <message>
        <source>A folder for the pictures</source>
        <translation>그림을 넣을 폴더</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>그림 %n장을 덮어쓸까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder already has pictures with these names, such as %1.</source>
        <translation>폴더에 %1 등 같은 이름의 그림이 있어요.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%1에 그림 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>The export is still running.</source>
        <translation>아직 파일을 쓰는 중이에요.</translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1 파일</translation>
    </message>
</context>
<context>
    <name>byways::app::ExportFields</name>
    <message>
        <source>The position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>빈 게임판</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, 그림</translation>
    </message>
    <message>
        <source>SVG, a drawing of any size</source>
        <translation>SVG, 크기가 자유로운 도안</translation>
    </message>
    <message>
        <source>PDF, a page for paper</source>
        <translation>PDF, 인쇄용 페이지</translation>
    </message>
    <message>
        <source>White</source>
        <translation>흰색</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>창과 같게</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>투명</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>너비(픽셀)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>높이(픽셀)</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>배경</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>차례 목록을 별도의 페이지에</translation>
    </message>
    <message>
        <source>The whole game as pictures</source>
        <translation>게임 전체를 그림으로</translation>
    </message>
    <message>
        <source>The whole game as a web page</source>
        <translation>게임 전체를 웹 페이지로</translation>
    </message>
    <message>
        <source>The whole game as an animated picture</source>
        <translation>게임 전체를 움직이는 그림으로</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Longer side in pixels</source>
        <translation>긴 변(픽셀)</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 픽셀</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>차례당 초</translation>
    </message>
    <message>
        <source>First board; 0 is the start</source>
        <translation>첫 게임판, 0은 시작</translation>
    </message>
    <message>
        <source>Last board</source>
        <translation>마지막 게임판</translation>
    </message>
    <message>
        <source>Longer side</source>
        <translation>긴 변</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>게임판</translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message>
        <source>Reviewed</source>
        <translation>복기함</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Every turn has been reviewed: see what mattered</source>
        <translation>모든 차례를 복기했어요: 무엇이 중요했는지 보기</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>%n차례 중 %1차례를 복기했어요: 계속하기</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>한 차례씩 보기: 무엇이 중요했고, 무엇이 더 나았는지</translation>
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
        <translation>마지막에 들어온 말 내보내기</translation>
    </message>
</context>
<context>
    <name>byways::app::FullScreen</name>
    <message>
        <source>Full screen. Press %1 or %2 to leave.</source>
        <translation>전체 화면이에요. %1 또는 %2 키로 나가요.</translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1~%n명</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 시작</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>Puzzles of %1</source>
        <translation>%1 퍼즐</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>컴퓨터와 대결</translation>
    </message>
    <message>
        <source>Play %1 against the computer</source>
        <translation>%1, 컴퓨터와 대결</translation>
    </message>
    <message>
        <source>Against the computer: %1</source>
        <comment>a level in words</comment>
        <translation>컴퓨터와 대결: %1</translation>
    </message>
    <message>
        <source>Play %1 against the computer: %2</source>
        <comment>a game, a level in words</comment>
        <translation>%1, 컴퓨터와 대결: %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Learn %1/%2</source>
        <comment>lessons done, of how many</comment>
        <translation>배우기 %1/%2</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 배우기</translation>
    </message>
    <message>
        <source>%1 of %2 lessons done</source>
        <translation>레슨 %2개 중 %1개 마침</translation>
    </message>
    <message>
        <source>Problems: %1 of %2 solved</source>
        <translation>문제 %2개 중 %1개 해결</translation>
    </message>
    <message>
        <source>Problems in %1: %2 of %3 solved</source>
        <comment>a game, two numbers</comment>
        <translation>%1 문제 %3개 중 %2개 해결</translation>
    </message>
    <message>
        <source>easy to learn</source>
        <translation>배우기 쉬움</translation>
    </message>
    <message>
        <source>some rules to learn</source>
        <translation>규칙 조금 있음</translation>
    </message>
    <message>
        <source>more rules to learn</source>
        <translation>규칙 많은 편</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, minutes, how much to learn</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>처음이라면 여기부터</translation>
    </message>
</context>
<context>
    <name>byways::app::GroupsBoard</name>
    <message>
        <source>Show the groups of three</source>
        <translation>세 칸 그룹 보기</translation>
    </message>
    <message>
        <source>Show which three spaces make a group (T)</source>
        <translation>어느 세 칸이 그룹을 이루는지 보기(T)</translation>
    </message>
    <message>
        <source>Center Square, where pieces go home</source>
        <translation>중앙 사각형, 말이 집에 가는 곳</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2 님의 %1 말</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>들고 있음</translation>
    </message>
    <message>
        <source>a piece may come in</source>
        <translation>말이 들어올 수 있음</translation>
    </message>
    <message>
        <source>the piece in hand may go here</source>
        <translation>들고 있는 말이 갈 수 있음</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>주사위 굴리기</translation>
    </message>
    <message>
        <source>Bring a piece in</source>
        <translation>말 들여오기</translation>
    </message>
    <message>
        <source>Bring the piece home</source>
        <translation>말을 집에 보내기</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>여기로 움직이기</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>말 되돌려 놓기</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>말 들기</translation>
    </message>
    <message>
        <source>A piece from the reserve may come in on %1</source>
        <translation>예비 말이 들어올 수 있어요: %1</translation>
    </message>
    <message>
        <source>then pieces may come in on %1</source>
        <comment>spaces</comment>
        <translation>그러면 말이 들어올 수 있는 곳: %1</translation>
    </message>
    <message>
        <source>transit space, where no piece may stay</source>
        <translation>통과 칸, 지나갈 수 있지만 머무를 수 없음</translation>
    </message>
    <message>
        <source>only the piece on %1 can go here</source>
        <comment>a place</comment>
        <translation>%1의 말만 여기로 올 수 있음</translation>
    </message>
    <message>
        <source>Move the piece from %1 here</source>
        <comment>a place</comment>
        <translation>%1의 말을 여기로 움직이기</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message>
        <source>Show round %1 again</source>
        <translation>%1라운드 다시 보기</translation>
    </message>
    <message>
        <source>Sign that turns &amp;left</source>
        <translation>좌회전 표지판(&amp;L)</translation>
    </message>
    <message>
        <source>Sign that turns &amp;right</source>
        <translation>우회전 표지판(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Barrier</source>
        <translation>바리케이드(&amp;B)</translation>
    </message>
    <message>
        <source>You stay where you are.</source>
        <translation>그 자리에 머물러요.</translation>
    </message>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>지금 게임판에서 %1으로 가면 %n점, %2까지. %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>not under your control</source>
        <translation>장악하지 못함</translation>
    </message>
    <message>
        <source>your %1, placed this round</source>
        <translation>이번 라운드의 내 %1</translation>
    </message>
    <message>
        <source>no direction chosen yet</source>
        <translation>아직 방향을 고르지 않음</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1 님이 서 있음</translation>
    </message>
    <message>
        <source>starting hex of %1</source>
        <translation>%1 님의 시작 칸</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈칸</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>이번 라운드에 %n점</numerusform>
        </translation>
    </message>
    <message>
        <source>Tray: %1</source>
        <translation>트레이: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>트레이: %1, %n개 남음, 손에 듦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>트레이: %1, %n개 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>머물기</translation>
    </message>
    <message>
        <source>Travel %1</source>
        <translation>%1으로 가기</translation>
    </message>
    <message>
        <source>%1, chosen. %2</source>
        <translation>%1, 선택됨. %2</translation>
    </message>
    <message>
        <source>Pick up the %1</source>
        <translation>%1 집기</translation>
    </message>
    <message>
        <source>Place the %1</source>
        <translation>%1 놓기</translation>
    </message>
    <message>
        <source>Take back the %1</source>
        <translation>%1 무르기</translation>
    </message>
    <message>
        <source>R&amp;obber</source>
        <translation>강도(&amp;O)</translation>
    </message>
    <message>
        <source>Round %1 plays out</source>
        <translation>%1라운드 진행</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a twist, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Arrow keys move the ring. Q, E, A, D, Z and C choose the direction, and S lets you stay. L and R place a sign at the ring, and X places a barrier.</source>
        <translation>화살표 키로 고리 표시를 옮기고, Q E A D Z C로 방향을 고르고, S로 머물러요. L, R, X는 고리 표시가 있는 곳에 표지판이나 바리케이드를 놓아요.</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1</source>
        <translation>클릭하거나 Enter를 누르면 %1으로 가요</translation>
    </message>
    <message>
        <source>on %1’s journey</source>
        <translation>%1 님이 지나간 칸</translation>
    </message>
    <message>
        <source>click or press Enter to travel %1 or place a sign</source>
        <translation>클릭하거나 Enter를 누르면 %1으로 가거나 표지판을 놓아요</translation>
    </message>
    <message>
        <source>%1 or place a sign</source>
        <translation>%1 또는 표지판 놓기</translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayRaceBar</name>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
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
        <translation>점수표</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of the round, name of its twist</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>아직 하지 않음</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from robbers</source>
        <translation>그중 강도로 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a place</comment>
        <translation>%1위</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1위</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>나감</translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message>
        <source>Learn from it – %1 – Byways</source>
        <comment>a game</comment>
        <translation>여기서 배우기 – %1 – Byways</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>국면 %2개 중 %1번째</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>여기서 배우기</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win here. Find a better turn.</source>
        <translation>%1 님은 여기서 승률을 %2 잃었어요. 더 좋은 수를 찾으세요.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>복기로 돌아가기</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>다음 국면</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>직접 두기</translation>
    </message>
    <message>
        <source>The best turn is %1. Chances after it: %2.</source>
        <comment>turn in words, chances of all</comment>
        <translation>가장 좋은 수: %1. 그때 승률: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>혼자 힘으로 찾음: %n개 중 %1개.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would give away %1 of the chance to win. There is a better turn.</source>
        <translation>그렇게 두면 승률을 %1 잃어요. 더 좋은 수가 있어요.</translation>
    </message>
    <message>
        <source>It isn’t known how good that turn is.</source>
        <translation>얼마나 좋은 수인지 알 수 없어요.</translation>
    </message>
    <message>
        <source>As good as the best turn found.</source>
        <translation>찾아낸 가장 좋은 수만큼 좋은 수예요.</translation>
    </message>
</context>
<context>
    <name>byways::app::LessonRun</name>
    <message>
        <source>That is a legal turn. Try something else.</source>
        <translation>그것은 규칙에 맞아요. 다른 것을 해 보세요.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a place was tapped</comment>
        <translation>거기가 아니에요.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%2개 중 %1개 찾음</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>잘했어요</translation>
    </message>
    <message>
        <source>Now end the turn.</source>
        <translation>이제 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞았어요.</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>레슨 %1/%2</translation>
    </message>
    <message>
        <source>That was lesson %1.</source>
        <translation>%1번 레슨을 마쳤어요.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 레슨</translation>
    </message>
    <message>
        <source>To the course</source>
        <translation>강좌로</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>레슨 마치기</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 해 보기</translation>
    </message>
</context>
<context>
    <name>byways::app::Library</name>
    <message>
        <source>It’s far too large for a game.</source>
        <translation>게임이라기에는 너무 커요.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>손상되었거나 Byways로 저장한 게임이 아니에요.</translation>
    </message>
    <message>
        <source>A player’s name in this record is longer than %1 characters, or has characters that can’t be shown on one line.</source>
        <translation>기록에 있는 플레이어 이름이 %1자보다 길거나, 한 줄에 표시할 수 없는 문자가 들어 있어요.</translation>
    </message>
    <message>
        <source>It isn’t a game that Byways has saved: there is something wrong with “%1”.</source>
        <translation>Byways로 저장한 게임이 아니에요. “%1”에 잘못된 점이 있어요.</translation>
    </message>
    <message>
        <source>It was written by a later version of Byways (format %1). Your version can’t read it.</source>
        <translation>더 새로운 버전의 Byways로 쓴 것이에요(형식 %1). 이 버전에서는 읽을 수 없어요.</translation>
    </message>
    <message>
        <source>It’s a game of “%1”, which this version doesn’t know.</source>
        <translation>“%1” 게임인데, 이 버전은 그 게임을 몰라요.</translation>
    </message>
    <message>
        <source>Its players or options don’t fit the game (%1).</source>
        <translation>플레이어나 옵션이 게임과 맞지 않아요(%1).</translation>
    </message>
    <message>
        <source>The result in this record doesn’t match the turns.</source>
        <translation>적혀 있는 결과가 그 차례들을 따라 나온 결과와 달라요.</translation>
    </message>
    <message>
        <source>No game can begin from the arranged position in this record.</source>
        <translation>기록에 있는 직접 만든 국면에서는 게임을 시작할 수 없어요.</translation>
    </message>
    <message>
        <source>Entry %1 in this record contains an illegal step: “%2”.</source>
        <translation>기록의 항목 %1에 있는 동작 “%2”: 규칙에 맞지 않아요.</translation>
    </message>
    <message>
        <source>It isn’t written in UTF-8, the encoding of Byways’ games.</source>
        <translation>Byways 게임에 쓰는 인코딩인 UTF-8로 되어 있지 않아요.</translation>
    </message>
    <message>
        <source>its record has become too long to be read back</source>
        <translation>기록이 너무 길어져서 다시 읽을 수 없어요</translation>
    </message>
    <message>
        <source>its record could not be read back (%1)</source>
        <translation>기록을 다시 읽을 수 없어요(%1)</translation>
    </message>
    <message>
        <source>This game can’t be saved: %1.</source>
        <translation>이 게임은 저장할 수 없어요: %1.</translation>
    </message>
</context>
<context>
    <name>byways::app::Look</name>
    <message>
        <source>violet</source>
        <translation>보라색</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>호박색</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>청록색</translation>
    </message>
    <message>
        <source>red</source>
        <translation>빨간색</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>파란색</translation>
    </message>
    <message>
        <source>graphite</source>
        <translation>진회색</translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message>
        <source>Back to the end</source>
        <translation>끝으로 돌아가기</translation>
    </message>
    <message>
        <source>Back to those turns</source>
        <translation>그 차례로 돌아가기</translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>앞서 둔 %n차례는 시작의 갈림길에 남겨 두었어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>앞서 둔 %n차례는 %1번째 차례의 갈림길에 남겨 두었어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are looking back. The round in progress is at the end.</source>
        <translation>지난 국면을 보고 있어요. 진행 중인 라운드는 끝에서 이어져요.</translation>
    </message>
    <message>
        <source>You are looking back. If you play on from here, the later rounds are kept.</source>
        <translation>지난 국면을 보고 있어요. 여기서부터 계속해도 그 뒤의 것은 남아요.</translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>시작이에요. 이 뒤로 %n차례가 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2.</source>
        <translation>%2차례 중 %1번째가 끝난 뒤예요.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept.</source>
        <comment>where one is</comment>
        <translation>%1 여기서부터 계속할 수 있어요. 그 뒤의 것은 남아요.</translation>
    </message>
    <message>
        <source>The start.</source>
        <translation>시작이에요.</translation>
    </message>
    <message>
        <source>%1 It is %2’s turn here.</source>
        <comment>where one is, a player</comment>
        <translation>%1 여기는 %2 님의 차례예요.</translation>
    </message>
    <message>
        <source>The previous line, from round %1 on, is kept.</source>
        <translation>앞서 둔 것은 %1라운드부터 남겨 두었어요.</translation>
    </message>
    <message>
        <source>%1 You can play on from here: the later turns are kept, except the unfinished one.</source>
        <comment>where one is</comment>
        <translation>%1 여기서부터 계속할 수 있어요. 그 뒤의 것은 남지만, 끝나지 않은 차례는 남지 않아요.</translation>
    </message>
</context>
<context>
    <name>byways::app::LotOverlay</name>
    <message>
        <source>Click or press a key to go on</source>
        <translation>클릭하거나 아무 키나 눌러 계속하기</translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message>
        <source>The game can’t be saved</source>
        <translation>게임을 저장할 수 없어요</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>게임 열기</translation>
    </message>
    <message>
        <source>Byways records (*.byways *.json);;All files (*)</source>
        <translation>Byways 기록 (*.byways *.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>게임 저장</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Does %1 resign?</source>
        <translation>%1 님이 기권할까요?</translation>
    </message>
    <message>
        <source>%1 will win the game.</source>
        <translation>그러면 %1 님이 이겨요.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Does %1 leave the game?</source>
        <translation>%1 님이 게임에서 나갈까요?</translation>
    </message>
    <message>
        <source>The others play on without %1, who can’t win any more.</source>
        <translation>다른 사람들은 %1 님 없이 계속해요. 나간 사람은 더 이상 이길 수 없어요.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Do all players agree to a draw?</source>
        <translation>모든 플레이어가 무승부에 합의하나요?</translation>
    </message>
    <message>
        <source>All agree</source>
        <translation>모두 합의</translation>
    </message>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>기록을 클립보드에 복사했어요.</translation>
    </message>
    <message>
        <source>arranged position</source>
        <translation>직접 만든 국면</translation>
    </message>
    <message>
        <source>Set up a position – %1 – Byways</source>
        <translation>국면 만들기 – %1 – Byways</translation>
    </message>
    <message>
        <source>The current round can’t be opened</source>
        <translation>진행 중인 라운드를 열 수 없어요</translation>
    </message>
    <message>
        <source>The round was sealed on another computer, or the game file has been edited by hand. The game continues from the last position that everybody saw.</source>
        <translation>다른 컴퓨터에서 봉인했거나, 그 뒤에 게임 파일을 손으로 고쳤어요. 모두가 마지막으로 본 곳에서 게임을 이어 가요.</translation>
    </message>
    <message>
        <source>Copy the whole record of a game first: it begins with { and ends with }.</source>
        <translation>먼저 게임의 기록 전체를 복사하세요. 기록은 { 기호로 시작해서 } 기호로 끝나요.</translation>
    </message>
    <message>
        <source>Rules of %1 – Byways</source>
        <translation>%1 규칙 – Byways</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <comment>players</comment>
        <translation>%1(저장 안 됨)</translation>
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
        <translation>주사위를 굴렸어요. 이 테이블에서는 굴리기 전으로 무를 수 없어요</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>이 게임은 다른 창에 열려 있어요.</translation>
    </message>
    <message>
        <source>Two windows would overwrite each other’s turns. You can go on with a copy of the game as last saved.</source>
        <translation>두 창이 서로의 차례를 되돌리게 돼요. 마지막으로 저장된 상태의 사본으로 계속할 수 있어요.</translation>
    </message>
    <message>
        <source>Open a copy</source>
        <translation>사본 열기</translation>
    </message>
    <message>
        <source>“%1” can’t be opened</source>
        <translation>“%1” 파일을 열 수 없어요</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere.</source>
        <translation>그 뒤에 “%1” 파일이 바뀌었어요.</translation>
    </message>
    <message>
        <source>Another window or program has changed this file. Saving here will replace its contents; “Save as” keeps both versions.</source>
        <translation>다른 창이나 프로그램이 쓴 것이에요. 여기서 저장하면 지금 내용을 덮어써요. “다른 이름으로 저장”을 쓰면 둘 다 남아요.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>다른 곳에 저장…</translation>
    </message>
    <message>
        <source>This game isn’t being saved: %1.</source>
        <translation>이 게임이 저장되지 않고 있어요: %1.</translation>
    </message>
    <message>
        <source>This game isn’t saved.</source>
        <translation>이 게임은 저장되지 않았어요.</translation>
    </message>
    <message>
        <source>Saving failed: %1. All turns played since the last save would be lost.</source>
        <translation>마지막으로 저장된 뒤에 둔 것이 사라져요(%1).</translation>
    </message>
    <message>
        <source>Leave it unsaved</source>
        <translation>저장하지 않기</translation>
    </message>
    <message>
        <source>Saving failed: %1. These results would be lost.</source>
        <translation>그 결과가 사라져요(%1).</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>그래도 끝내기</translation>
    </message>
    <message>
        <source>A submitted plan can’t be taken back</source>
        <translation>제출한 계획은 무를 수 없어요</translation>
    </message>
    <message>
        <source>Learn – Byways</source>
        <translation>배우기 – Byways</translation>
    </message>
    <message>
        <source>Finished games – Byways</source>
        <translation>끝난 게임 – Byways</translation>
    </message>
    <message>
        <source>Statistics – Byways</source>
        <translation>통계 – Byways</translation>
    </message>
    <message>
        <source>%1 – Byways</source>
        <translation>%1 – Byways</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>아직 무를 것이 없어요</translation>
    </message>
    <message>
        <source>Review – %1 – Byways</source>
        <translation>복기 – %1 – Byways</translation>
    </message>
    <message>
        <source>The record of this game is full, so this couldn’t be added.</source>
        <translation>이 게임의 기록이 가득 차서 추가하지 못했어요.</translation>
    </message>
    <message>
        <source>The clock was stopped</source>
        <translation>시계가 멈춰 있었어요</translation>
    </message>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>컴퓨터가 절전 상태였거나 Byways가 약 %n분 동안 멈춰 있었어요. 그 시간은 빼고 재요.</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer was asleep, or Byways couldn’t run, for a moment. That time doesn’t count.</source>
        <translation>컴퓨터가 절전 상태였거나 Byways가 잠시 멈춰 있었어요. 그 시간은 빼고 재요.</translation>
    </message>
    <message>
        <source>The record is on the clipboard, without the current round.</source>
        <translation>기록을 클립보드에 복사했어요. 진행 중인 라운드는 빠졌어요.</translation>
    </message>
    <message>
        <source>It’s damaged, or it isn’t a game that Byways has saved.</source>
        <translation>손상되었거나 Byways로 저장한 게임이 아니에요.</translation>
    </message>
    <message>
        <source>There is no game in this text</source>
        <translation>이 텍스트에는 게임이 없어요</translation>
    </message>
    <message>
        <source>Trash – Byways</source>
        <translation>휴지통 – Byways</translation>
    </message>
    <message>
        <source>%1 is in the trash now.</source>
        <comment>a game and its players</comment>
        <translation>%1: 휴지통에 넣었어요.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>이 게임은 복원할 수 없어요.</translation>
    </message>
    <message>
        <source>It isn’t in the trash any more.</source>
        <translation>이제 휴지통에 없어요.</translation>
    </message>
    <message>
        <source>See the trash</source>
        <translation>휴지통 보기</translation>
    </message>
    <message>
        <source>This game isn’t among your finished games.</source>
        <translation>끝난 게임에 들어 있지 않은 게임이에요.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>넣기</translation>
    </message>
    <message>
        <source>It is among your finished games and counts in the statistics.</source>
        <translation>끝난 게임에 넣었어요. 통계에도 들어가요.</translation>
    </message>
    <message>
        <source>A copy of a game holds only what everybody has seen. Plans submitted in secret are left out.</source>
        <translation>게임의 사본에는 모두가 본 것만 들어 있어요. 비밀로 제출한 계획은 빠져요.</translation>
    </message>
    <message>
        <source>Saved as %1, without the current round</source>
        <translation>저장됨: %1, 진행 중인 라운드는 빠짐</translation>
    </message>
    <message>
        <source>The record of this game is nearly full. New comments, other lines and reviews that no longer fit won’t be kept.</source>
        <translation>이 게임의 기록이 거의 찼어요. 담을 자리가 없는 메모, 다른 수순, 복기는 남지 않아요.</translation>
    </message>
    <message>
        <source>A coach can speak up when a turn is a serious mistake.</source>
        <translation>큰 실수를 하면 코치가 알려 줄 수 있어요.</translation>
    </message>
    <message>
        <source>Play with the coach</source>
        <translation>코치와 함께하기</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>게임판 그림을 클립보드에 복사했어요.</translation>
    </message>
    <message>
        <source>Daily exercise – Byways</source>
        <translation>오늘의 연습 – Byways</translation>
    </message>
    <message>
        <source>Scoreboard – Byways</source>
        <translation>점수판 – Byways</translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>전에 틀려서 다시 풀 문제 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is now among your games on the shelf.</source>
        <translation>선반의 내 게임에 있어요.</translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>오늘의 연습을 마쳤어요. %n일 연속이에요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s exercise is done.</source>
        <translation>오늘의 연습을 마쳤어요.</translation>
    </message>
    <message>
        <source>The exercise of %1 is done.</source>
        <comment>a date</comment>
        <translation>%1의 연습을 마쳤어요.</translation>
    </message>
    <message>
        <source>Second game tonight: Byways is now keeping score. %1.</source>
        <comment>players and their points</comment>
        <translation>오늘 저녁의 두 번째 게임이에요. 이제 Byways가 점수를 기록해요. %1.</translation>
    </message>
    <message>
        <source>See the scoreboard</source>
        <translation>점수판 보기</translation>
    </message>
    <message>
        <source>Your results in puzzles, problems and lessons aren’t being saved: %1.</source>
        <translation>퍼즐, 문제, 레슨의 결과가 저장되지 않고 있어요: %1.</translation>
    </message>
    <message>
        <source>Your latest results in puzzles, problems and lessons haven’t been saved.</source>
        <translation>퍼즐, 문제, 레슨의 최근 결과가 저장되지 않았어요.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>%n차례 동안 아무도 움직이지 않았어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree to a draw…</source>
        <translation>무승부 합의…</translation>
    </message>
    <message>
        <source>Training. Your strength: %1.</source>
        <comment>a rating and its error</comment>
        <translation>훈련. 내 실력: %1.</translation>
    </message>
    <message>
        <source>This round starts over</source>
        <translation>이번 라운드는 처음부터 다시 시작해요</translation>
    </message>
    <message>
        <source>Byways records</source>
        <translation>Byways 기록</translation>
    </message>
    <message>
        <source>The puzzle can’t be kept</source>
        <translation>퍼즐을 보관할 수 없어요</translation>
    </message>
    <message>
        <source>Kept as a sketch among your puzzles.</source>
        <translation>내 퍼즐에 초안으로 보관했어요.</translation>
    </message>
    <message>
        <source>Kept among your puzzles.</source>
        <translation>내 퍼즐에 보관했어요.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>퍼즐 저장</translation>
    </message>
    <message>
        <source>The puzzle can’t be saved</source>
        <translation>퍼즐을 저장할 수 없어요</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>저장됨: %1.</translation>
    </message>
    <message>
        <source>This is a puzzle: %1.</source>
        <comment>its name</comment>
        <translation>이것은 퍼즐이에요: %1.</translation>
    </message>
    <message>
        <source>Keep among your puzzles</source>
        <translation>내 퍼즐에 보관하기</translation>
    </message>
    <message>
        <source>The puzzle can’t be copied</source>
        <translation>퍼즐을 복사할 수 없어요</translation>
    </message>
    <message>
        <source>The puzzle can’t be removed</source>
        <translation>퍼즐을 지울 수 없어요</translation>
    </message>
    <message>
        <source>Its file can’t be moved to the trash.</source>
        <translation>퍼즐 파일을 휴지통으로 옮길 수 없어요.</translation>
    </message>
    <message>
        <source>The game will end without a winner.</source>
        <translation>게임이 승자 없이 끝나요.</translation>
    </message>
    <message>
        <source>A sketch can’t be shared yet</source>
        <translation>초안은 아직 공유할 수 없어요</translation>
    </message>
    <message>
        <source>No puzzle can begin from this position. Edit the sketch until it can be played; then you can share it.</source>
        <translation>이 배치에서는 퍼즐을 시작할 수 없어요. 시작할 수 있게 고치면 공유할 수 있어요.</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>결과를 클립보드에 복사했어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message>
        <source>New puzzle</source>
        <translation>새 퍼즐</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>퍼즐 만들기</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>코드 복사</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>말</translation>
    </message>
    <message>
        <source>Puzzle code</source>
        <translation>퍼즐 코드</translation>
    </message>
    <message>
        <source>The same code gives the same puzzle everywhere. Difficulty is measured by how many tries it takes to find a solution.</source>
        <translation>같은 코드로는 어디서나 같은 퍼즐이 나와요. 난이도는 풀이를 찾을 때까지 몇 번 시도해야 하는지로 재요.</translation>
    </message>
    <message>
        <source>Make another</source>
        <translation>다른 퍼즐 만들기</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1, 말 %n개, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>첫 수 %n개 중 %1개가 풀이로 이어진다고 알려져 있어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>코드: %1</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>코드를 클립보드에 복사했어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::Match</name>
    <message>
        <source>Player %1</source>
        <translation>플레이어 %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player</comment>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <comment>a player</comment>
        <translation>컴퓨터 %1</translation>
    </message>
</context>
<context>
    <name>byways::app::MonoBoard</name>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>open to you</source>
        <translation>말을 놓을 수 있음</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2 님의 %1 말</translation>
    </message>
    <message>
        <source>being tried</source>
        <translation>시험 삼아 놓음</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>들고 있음</translation>
    </message>
    <message>
        <source>Try the piece here</source>
        <translation>말을 여기에 놓아 보기</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>말 되돌려 놓기</translation>
    </message>
    <message>
        <source>Pick up a piece</source>
        <translation>말 들기</translation>
    </message>
</context>
<context>
    <name>byways::app::NameField</name>
    <message>
        <source>People who have played before</source>
        <translation>전에 함께한 사람</translation>
    </message>
    <message>
        <source>%1  ·  level %2</source>
        <comment>a person, the computer they played last</comment>
        <translation>%1  ·  레벨 %2</translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message>
        <source>New game: %1</source>
        <translation>새 게임: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>기본값으로</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>국면 만들기…</translation>
    </message>
    <message>
        <source>Undo past a roll</source>
        <translation>굴리기 전으로 무르기</translation>
    </message>
    <message>
        <source>When this is on, you can undo a roll. The list of turns marks every turn played by somebody who knew the next roll.</source>
        <translation>켜면 굴리기 전으로 무를 수 있고, 다음 주사위 눈을 알고 둔 차례가 목록에 표시돼요.</translation>
    </message>
    <message>
        <source>Balanced opening</source>
        <translation>균형 잡힌 초반</translation>
    </message>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>강한 플레이어끼리는 이 게임판에서 대개 자리가 승부를 갈라요. 켜면 처음 %n차례가 정해진 채로 시작하고, 거기서부터는 어느 쪽이든 이길 수 있어요. “다시 하기”를 누르면 자리가 바뀌어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OfferBar</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message>
        <source>More options</source>
        <translation>옵션 더 보기</translation>
    </message>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>옵션 더 보기(%n개 바뀜)</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>추첨</translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message>
        <source>Trade</source>
        <translation>맞바꾸기</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>미끄러지기</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>귀가</translation>
    </message>
    <message>
        <source>Over-Pass</source>
        <translation>Over-Pass</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1, %n수</numerusform>
        </translation>
    </message>
    <message>
        <source>Center Square</source>
        <translation>중앙 사각형</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>%1 piece of %2</source>
        <comment>a colour, a player</comment>
        <translation>%2 님의 %1 말</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>들고 있음</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>주사위 굴리기</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>말 되돌려 놓기</translation>
    </message>
    <message>
        <source>Pick up the piece</source>
        <translation>말 들기</translation>
    </message>
    <message>
        <source>exit, from which pieces go home</source>
        <translation>출구, 말이 집으로 떠나는 곳</translation>
    </message>
    <message>
        <source>Pick up this piece instead</source>
        <translation>대신 이 말 들기</translation>
    </message>
</context>
<context>
    <name>byways::app::OwnPuzzles</name>
    <message>
        <source>The folder “%1” can’t be created.</source>
        <translation>“%1” 폴더를 만들 수 없어요.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a puzzle</comment>
        <translation>%1(사본)</translation>
    </message>
    <message>
        <source>Sketch</source>
        <translation>초안</translation>
    </message>
</context>
<context>
    <name>byways::app::PanelSplitter</name>
    <message>
        <source>Edge of the panel</source>
        <translation>패널 가장자리</translation>
    </message>
    <message>
        <source>Drag to resize the panel; on the keyboard, use the arrow keys</source>
        <translation>끌어서 패널 크기 바꾸기. 키보드에서는 화살표 키를 써요</translation>
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
        <translation>US 레터</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>용지</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>세로</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>가로</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>방향</translation>
    </message>
</context>
<context>
    <name>byways::app::PausePage</name>
    <message>
        <source>Paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>The clock is stopped, and the board is hidden.</source>
        <translation>시계가 멈춰 있고, 게임판은 가려져 있어요.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>byways::app::PersonMenu</name>
    <message>
        <source>Rename…</source>
        <translation>이름 변경…</translation>
    </message>
    <message>
        <source>The same person as…</source>
        <translation>같은 사람 고르기…</translation>
    </message>
    <message>
        <source>Separate the names again</source>
        <translation>이름 다시 나누기</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>통계에서 빼기…</translation>
    </message>
    <message>
        <source>Bring back forgotten people</source>
        <translation>통계에서 뺀 사람 되살리기</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>모든 게임 다시 넣기</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 변경</translation>
    </message>
    <message>
        <source>Are %1 and %2 the same person?</source>
        <translation>%1 님과 %2 님은 같은 사람인가요?</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>같은 사람</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>같은 사람</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>%1 님을 통계에서 뺄까요?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Under which name should the games of %1 be counted? The records don’t change, and you can separate the names again.</source>
        <translation>%1 님의 게임을 어느 이름에 합칠까요? 기록은 그대로 남고, 이름은 나중에 다시 나눌 수 있어요.</translation>
    </message>
    <message>
        <source>This person will be left out of the statistics and will appear in opponents’ games without a name. The games are kept.</source>
        <translation>이제부터 통계에서 빠지고, 상대의 게임에는 이름 없는 플레이어로 나와요. 게임은 남아요.</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>레이팅 초기화…</translation>
    </message>
    <message>
        <source>Reset the statistics…</source>
        <translation>통계 초기화…</translation>
    </message>
    <message>
        <source>What should %1 be called in the statistics? The records stay as they are.</source>
        <translation>통계에서 %1 님을 뭐라고 부를까요? 기록은 그대로 남아요.</translation>
    </message>
    <message>
        <source>Their games will be counted together. You can separate them again later.</source>
        <translation>두 사람의 게임을 합쳐서 계산해요. 나중에 다시 나눌 수 있어요.</translation>
    </message>
    <message>
        <source>This couldn’t be saved, so nothing has changed.</source>
        <translation>저장할 수 없어서 아무것도 바뀌지 않았어요.</translation>
    </message>
    <message>
        <source>Reset the statistics of %1?</source>
        <translation>%1 님의 통계를 초기화할까요?</translation>
    </message>
    <message>
        <source>Games played so far will no longer count. The games themselves are kept.</source>
        <translation>지금까지 한 게임은 더 이상 통계에 들어가지 않아요. 게임 자체는 남아요.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Reset the rating of %1 in %2?</source>
        <translation>%1 님의 %2 레이팅을 초기화할까요?</translation>
    </message>
    <message>
        <source>Computers that adapt to this person’s strength will start at the easiest level again. The games and the other statistics are kept.</source>
        <translation>실력에 맞추는 컴퓨터는 다시 쉬운 수준에서 시작해요. 게임과 다른 통계는 그대로 남아요.</translation>
    </message>
</context>
<context>
    <name>byways::app::PieceButton</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>thing, key</comment>
        <translation>%1(%2 키)</translation>
    </message>
</context>
<context>
    <name>byways::app::PiecePalette</name>
    <message>
        <source>Remove</source>
        <translation>치우기</translation>
    </message>
    <message>
        <source>Piece to place</source>
        <translation>놓을 것</translation>
    </message>
</context>
<context>
    <name>byways::app::PlayerCard</name>
    <message>
        <source>to move</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>won</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>나감</translation>
    </message>
    <message>
        <source>vacant</source>
        <comment>a seat without a person</comment>
        <translation>공석</translation>
    </message>
    <message>
        <source>to roll</source>
        <translation>굴릴 차례</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a computer</comment>
        <translation>레벨 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the level of a computer, what is about it: level 3, to move</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <comment>a player</comment>
        <translation>%1 님의 자리를 누가 맡을지</translation>
    </message>
    <message>
        <source>coach</source>
        <comment>helps this player</comment>
        <translation>코치</translation>
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
        <translation>설정</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation>게임판에 보이는 도움</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>테이블에서</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Pieces glide to their places. When this is off, they jump.</source>
        <translation>말이 제자리로 움직여 가요. 끄면 바로 그 자리에 나타나요.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>The bare board, as on a real table.</source>
        <translation>실제 테이블처럼 아무 표시 없는 게임판.</translation>
    </message>
    <message>
        <source>Legal places are marked.</source>
        <translation>가능한 곳이 표시돼요.</translation>
    </message>
    <message>
        <source>Point at a place that isn’t marked to see why you can’t play there.</source>
        <translation>다른 곳을 가리키면 어떤 규칙이 막는지, 그 근거가 무엇인지 보여요.</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>기보 표기</translation>
    </message>
    <message>
        <source>The list of turns is written in coordinates instead of words.</source>
        <translation>차례 목록을 말 대신 좌표로 적어요.</translation>
    </message>
    <message>
        <source>Pause the clock in the background</source>
        <translation>창이 활성일 때만 시계 작동</translation>
    </message>
    <message>
        <source>In games with a clock, the clock stops while another window is in use.</source>
        <translation>시계를 쓰는 게임에서, 다른 창을 쓰는 동안 시간이 멈춰요.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of texts</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>느긋하게</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>컴퓨터가 두는 속도</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>시스템 기본값</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>가능한 곳</translation>
    </message>
    <message>
        <source>Legal places and reasons</source>
        <translation>가능한 곳과 이유</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>작게</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>크게</translation>
    </message>
    <message>
        <source>Whose turn it is, above the board</source>
        <translation>누구의 차례인지 게임판 위에 표시</translation>
    </message>
    <message>
        <source>“Large” can be read from across the room. The turn is shown only when two or more people play.</source>
        <translation>크게 하면 방 건너편에서도 읽혀요. 두 명 이상이 함께할 때 보여요.</translation>
    </message>
    <message>
        <source>Today’s exercise</source>
        <translation>오늘의 연습</translation>
    </message>
    <message>
        <source>The shelf shows a new exercise at the top each day.</source>
        <translation>선반 맨 앞에 날마다 새 연습이 나와요.</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message>
        <source>Print boards</source>
        <translation>게임판 인쇄</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US 레터</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF로 저장…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>게임판</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>용지</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>페이지를 인쇄할 수 없어요.</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF로 저장</translation>
    </message>
    <message>
        <source>One page with the board, any score tracks you need and a short reminder of the rules. Put it in a plastic sleeve to write on it with dry-erase pens.</source>
        <translation>게임판과 필요한 점수 트랙, 짧은 규칙 안내가 담긴 한 페이지. 비닐 커버에 넣으면 지워지는 펜으로 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>The page can’t be drawn.</source>
        <translation>페이지를 그릴 수 없어요.</translation>
    </message>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>모두, %n페이지</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>프린터로 보냈어요.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF 파일</translation>
    </message>
</context>
<context>
    <name>byways::app::PrintGame</name>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>The page can’t be printed.</source>
        <translation>페이지를 인쇄할 수 없어요.</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>빈 게임판</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>List of turns on further pages</source>
        <translation>차례 목록을 별도의 페이지에</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>프린터로 보냈어요.</translation>
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
        <translation>그 수가 아니에요.</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>그 수는 져요.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞았어요.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a turn, what it does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>%2 님이 어떻게 두든 %1 님이 이겨요.</translation>
    </message>
    <message>
        <source>This is the turn.</source>
        <translation>이 수가 정답이에요.</translation>
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
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>직접 두기</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>모든 문제</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>what was reached, how much there was to reach</comment>
        <translation>%1/%2.</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRoom</name>
    <message>
        <source>Make your own…</source>
        <translation>직접 만들기…</translation>
    </message>
    <message>
        <source>Make your own puzzle for %1</source>
        <translation>%1 퍼즐 직접 만들기</translation>
    </message>
    <message>
        <source>Puzzles and problems</source>
        <translation>퍼즐과 문제</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 게임으로 가기</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>훈련</translation>
    </message>
    <message>
        <source>Problems from all games, near your strength, one after another; those you miss come back</source>
        <translation>모든 게임에서 내 실력에 가까운 문제가 차례로 나오고, 틀린 문제는 다시 나와요</translation>
    </message>
    <message>
        <source>Training with %1</source>
        <translation>%1 훈련</translation>
    </message>
    <message>
        <source>New puzzle…</source>
        <translation>새 퍼즐…</translation>
    </message>
    <message>
        <source>New puzzle of %1</source>
        <translation>%1의 새 퍼즐</translation>
    </message>
    <message>
        <source>Your puzzles</source>
        <translation>내 퍼즐</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>편집…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Save a file to share…</source>
        <translation>공유할 파일로 저장…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>휴지통에 넣기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is solved, the stars</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Made recently</source>
        <translation>최근에 만든 퍼즐</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a puzzle</comment>
        <translation>%1 보관</translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message>
        <source>Searching: %1 positions</source>
        <translation>찾는 중: 국면 %1개</translation>
    </message>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>여기서는 없음. %n수 더 앞에서 찾는 중</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 – Byways</source>
        <comment>a puzzle, its game</comment>
        <translation>%1 – %2 – Byways</translation>
    </message>
    <message>
        <source>Whole move</source>
        <translation>수 전체</translation>
    </message>
    <message>
        <source>Play it yourself</source>
        <translation>직접 두기</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>From your position</source>
        <translation>내 국면부터</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>처음으로 가기</translation>
    </message>
    <message>
        <source>Go to move %1</source>
        <translation>%1번째 수로 가기</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>마지막 수 무르기</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>다음 퍼즐</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>모든 퍼즐</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <translation>풀이 보기</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>찾기 멈추기</translation>
    </message>
    <message>
        <source>%1 of %2 pieces</source>
        <translation>말 %2개 중 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>남은 말 %n개</numerusform>
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
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>최고: %1</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>풀었어요.</translation>
    </message>
    <message>
        <source>Nearly solved.</source>
        <translation>거의 풀었어요.</translation>
    </message>
    <message>
        <source>Stuck.</source>
        <translation>막혔어요.</translation>
    </message>
    <message>
        <source>There is a better solution, so this counts as a wrong try.</source>
        <translation>더 잘 풀 수 있어서, 한 번 틀린 것으로 쳐요.</translation>
    </message>
    <message>
        <source>That is your best result.</source>
        <translation>지금까지 가장 좋은 결과예요.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>찾는 중</translation>
    </message>
    <message>
        <source>Move the piece on %1.</source>
        <comment>a place</comment>
        <translation>%1의 말을 움직이세요.</translation>
    </message>
    <message>
        <source>No solution from here. There is one from the start.</source>
        <translation>여기서는 풀이가 없어요. 처음부터라면 있어요.</translation>
    </message>
    <message>
        <source>No solution from here, but there is one if you go back to move %1.</source>
        <translation>여기서는 풀이가 없어요. %1번째 수까지 되돌리면 있어요.</translation>
    </message>
    <message>
        <source>No solution from here.</source>
        <translation>여기서는 풀이가 없어요.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here: the search ran out of memory.</source>
        <translation>여기서 풀이가 있는지 알 수 없어요. 알아내려면 메모리가 너무 많이 들어요.</translation>
    </message>
    <message>
        <source>It isn’t known whether there is a solution from here. The search has found none.</source>
        <translation>여기서 풀이가 있는지 알 수 없어요. 찾아보았지만 나오지 않았어요.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>%1: 풀이로 이어져요. 여기서 %n수예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last piece won’t be in the centre.</source>
        <translation>마지막 말이 한가운데에 있지는 않아요.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>모두 %n수로, 알려진 최고 기록과 같아요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>모두 %1수로, 알려진 최고 기록보다 %n수 많아요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecentMenu</name>
    <message>
        <source>Forget these files</source>
        <translation>최근 파일 목록 지우기</translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n차례</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · over</source>
        <comment>a game</comment>
        <translation>%1 · 끝남</translation>
    </message>
    <message>
        <source>Byways</source>
        <translation>Byways</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>이 텍스트에 게임이 %n개 있어요. 어느 것을 열까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>byways::app::RefusalBubble</name>
    <message>
        <source>See the rules</source>
        <translation>규칙 보기</translation>
    </message>
    <message>
        <source>What the rules say about this (Tab, then Enter)</source>
        <translation>이에 관한 규칙 읽기(Tab, 이어서 Enter)</translation>
    </message>
</context>
<context>
    <name>byways::app::ReplayBar</name>
    <message>
        <source>Play it again</source>
        <translation>다시 재생</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽 화살표</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽 화살표</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>속도 %1</translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message>
        <source>A draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 님 승리</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 님 공동 승리</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
    <message>
        <source>Play again to start from the same position.</source>
        <translation>“다시 하기”를 누르면 같은 국면에서 시작해요.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: 힌트 %n번.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 님은 %n차례에서 조언을 봤어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Go through the game turn by turn: what mattered, and what would have been better</source>
        <translation>게임을 한 차례씩 보기: 무엇이 중요했고, 무엇이 더 나았을지</translation>
    </message>
    <message>
        <source>A computer took over from %1 for a while.</source>
        <comment>a player</comment>
        <translation>한동안 컴퓨터가 %1 님 대신 뒀어요.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>The whole game as pictures, a web page or an animation, or a picture of the board</source>
        <translation>게임 전체를 그림, 웹 페이지, 움직이는 그림으로, 또는 게임판을 그림으로</translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message>
        <source>%1 to move</source>
        <translation>%1 님의 차례</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어하기</translation>
    </message>
    <message>
        <source>Resume %1, %2</source>
        <translation>%1 이어하기, %2</translation>
    </message>
    <message>
        <source>Your own start</source>
        <translation>직접 고른 시작 배치</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n수 둠</numerusform>
        </translation>
    </message>
    <message>
        <source>Before round %1</source>
        <translation>%1라운드 시작 전</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPage</name>
    <message>
        <source>Arranged position</source>
        <translation>직접 만든 국면</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>number of the turn, player, turn in words</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.  Turn %2, %3: %4 given away</source>
        <comment>number in this list, number of the turn, player, percent</comment>
        <translation>%1.  %2번째 차례, %3: %4 손해</translation>
    </message>
    <message>
        <source>No turn gave much away.</source>
        <translation>손해가 큰 수는 없었어요.</translation>
    </message>
    <message>
        <source>No turn by %1 gave much away. The costliest turns of the game are under “%2”.</source>
        <comment>a player, an entry of the list above</comment>
        <translation>%1 님은 손해가 큰 수를 두지 않았어요. 손해가 컸던 차례는 “%2”에 있어요.</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>아직 찾은 것이 없어요.</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>a turn, chances of all after it</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Chances to win, turn by turn</source>
        <translation>차례별 승률</translation>
    </message>
    <message>
        <source>Kept with the other lines of this game.</source>
        <translation>이 게임의 다른 수순에 남겼어요.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>player, turn in words</comment>
        <translation>%1 님이 둔 수: %2.</translation>
    </message>
    <message>
        <source>Chances after the turn: %1.</source>
        <comment>chances of all</comment>
        <translation>그때 승률: %1.</translation>
    </message>
    <message>
        <source>%1’s reply %2.</source>
        <comment>player, what the turn does: joins two groups</comment>
        <translation>%1 님의 응수 결과: %2.</translation>
    </message>
    <message>
        <source>Better was %1.</source>
        <comment>turn in words</comment>
        <translation>더 좋았을 수: %1.</translation>
    </message>
    <message>
        <source>%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.</source>
        <translation>%1: 모두 합쳐 주사위로 승률이 %2 바뀌었고, 둔 수로 %3 잃었어요.</translation>
    </message>
    <message>
        <source>%1 resigned with a chance to win of about %2.</source>
        <comment>player, percent</comment>
        <translation>%1 님은 승률이 약 %2일 때 기권했어요.</translation>
    </message>
    <message>
        <source>%1.  Round %2, %3: %4 given away</source>
        <comment>number in this list, round, player, percent</comment>
        <translation>%1.  %2라운드, %3: %4 손해</translation>
    </message>
    <message>
        <source>This game already has that line, or has as many lines as it can keep (%1).</source>
        <translation>이 게임에 이미 있는 수순이거나, 더 담을 수 없어요(최대 %1개).</translation>
    </message>
    <message>
        <source>%1 gave away %2 of the chance to win per turn, on average.</source>
        <translation>%1 님은 한 차례에 평균 %2의 승률을 잃었어요.</translation>
    </message>
    <message>
        <source>%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this change stays unexplained.</source>
        <comment>percent, percent, player, percent</comment>
        <translation>%3 님의 승률이 %1에서 %2로 바뀌었어요. 차례마다 따로 평가하므로 그중 %4는 설명되지 않아요.</translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message>
        <source>Everybody’s turns</source>
        <translation>모두의 차례</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>%1 님의 차례</translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%n차례를 모두 복기했어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%n차례 중 %1차례를 복기했어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking again at the costliest turns.</source>
        <translation>손해가 가장 큰 차례를 다시 살펴보고 있어요.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>복기 일시 정지</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>복기 계속</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>실제로 둔 수순</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>더 나은 수 보기</translation>
    </message>
    <message>
        <source>Saved with the game</source>
        <translation>게임에 남김</translation>
    </message>
    <message>
        <source>Save this line with the game</source>
        <translation>게임에 남기기</translation>
    </message>
    <message>
        <source>Adds it to the other lines of this game, so that you can play on from it</source>
        <translation>이 게임의 다른 수순에 더해요. 거기서부터 이어서 할 수 있어요</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>What mattered most</source>
        <translation>가장 중요했던 차례</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>누구의 차례</translation>
    </message>
    <message>
        <source>Learn from it</source>
        <translation>여기서 배우기</translation>
    </message>
    <message>
        <source>Play each of these positions again and find a better turn</source>
        <translation>이 국면들을 하나씩 다시 보며 더 좋은 수 찾기</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>The only turn has been reviewed.</source>
        <translation>하나뿐인 차례를 복기했어요.</translation>
    </message>
    <message>
        <source>%1 About %2 left.</source>
        <comment>sentence, a time</comment>
        <translation>%1 약 %2 남았어요.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes to learn from yet.</source>
        <translation>배울 만한 실수를 아직 찾지 못했어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesBook</name>
    <message>
        <source>How to play</source>
        <translation>게임 방법</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 시작</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>게임으로 돌아가기</translation>
    </message>
    <message>
        <source>Back to the players and the turn (Esc)</source>
        <translation>플레이어와 차례로 돌아가기(Esc)</translation>
    </message>
</context>
<context>
    <name>byways::app::RulesPane</name>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
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
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>규칙 검색</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 결과</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 결과</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
</context>
<context>
    <name>byways::app::SavedCard</name>
    <message>
        <source>Copy of %1</source>
        <comment>a game</comment>
        <translation>%1 사본</translation>
    </message>
    <message>
        <source>Move this game to the trash</source>
        <translation>이 게임을 휴지통에 넣기</translation>
    </message>
    <message>
        <source>Move %1, %2 to the trash</source>
        <comment>a game, its players</comment>
        <translation>휴지통에 넣기: %1, %2</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatMenu</name>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>이름(&amp;N)…</translation>
    </message>
    <message>
        <source>Coach: speak up when a turn is a serious mistake</source>
        <translation>코치: 큰 실수를 하면 알려 주기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>What is %1 called?</source>
        <translation>%1의 이름은 무엇인가요?</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>이 이름 쓰기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>why there is none</comment>
        <translation>코치: %1</translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>플레이어 %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>플레이어 수</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>자리 바꾸기</translation>
    </message>
    <message>
        <source>The two players swap seats, keeping their names and colours</source>
        <translation>이름과 색을 그대로 가지고 서로 자리를 바꿔요</translation>
    </message>
    <message>
        <source>Everyone moves up one seat; the first player moves to the last seat</source>
        <translation>모두 한 자리 앞으로 옮기고, 첫 번째 사람은 마지막 자리로 가요</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>플레이어 %1의 이름</translation>
    </message>
    <message>
        <source>The two players swap seats and pieces</source>
        <translation>서로 자리를 바꾸고, 자리에 딸린 말도 함께 바꿔요</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>플레이어 %1의 자리를 누가 맡을지</translation>
    </message>
    <message>
        <source>It adapts to your recent results.</source>
        <translation>최근 게임의 결과에 따라 바뀌어요.</translation>
    </message>
    <message>
        <source>Coach for %1</source>
        <comment>a player</comment>
        <translation>%1 님의 코치</translation>
    </message>
    <message>
        <source>Coach for %1: warns when a turn is a serious mistake</source>
        <comment>a player</comment>
        <translation>%1 님의 코치: 큰 실수를 하면 알려 주기</translation>
    </message>
    <message>
        <source>The coach warns when a turn by %1 is a serious mistake.</source>
        <comment>players</comment>
        <translation>큰 실수를 하면 코치가 알려 줘요. 대상: %1.</translation>
    </message>
    <message>
        <source>More than one player is called %1. Rename one to tell them apart.</source>
        <translation>이름이 %1인 플레이어가 둘 이상이에요. 한 사람의 이름을 바꾸면 구별돼요.</translation>
    </message>
    <message>
        <source>Coach: warns when a turn is a serious mistake</source>
        <translation>코치: 큰 실수를 하면 알려 줘요</translation>
    </message>
    <message>
        <source>Rotate seats</source>
        <translation>자리 돌리기</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>이름은 %n글자까지예요. 나머지는 잘렸어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coach with a clock: checking a turn would use up the players’ time.</source>
        <translation>시계를 쓰면 코치가 없어요. 수를 살펴보는 동안 플레이어의 시간이 줄기 때문이에요.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n개 더 보기</numerusform>
        </translation>
    </message>
    <message>
        <source>A table for games of paths and connections</source>
        <translation>길을 내고 잇는 게임을 위한 테이블</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open a record from a file</source>
        <translation>파일에서 기록 열기</translation>
    </message>
    <message>
        <source>Continue playing</source>
        <translation>이어서 하기</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>1인 도전</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝난 게임</translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>끝난 게임 모두 보기(%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, its players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This game can’t be removed.</source>
        <translation>이 게임은 지울 수 없어요.</translation>
    </message>
    <message>
        <source>It is open in another window, or its folder is read-only.</source>
        <translation>다른 창에 열려 있거나, 게임이 저장된 폴더의 내용을 바꿀 수 없어요.</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>점수판</translation>
    </message>
    <message>
        <source>This evening: %1</source>
        <comment>players and their points</comment>
        <translation>오늘 저녁: %1</translation>
    </message>
    <message>
        <source>No program was found to open the folder.</source>
        <translation>폴더를 열 수 있는 프로그램을 찾지 못했어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::ShortcutsDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>키와 마우스</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Act on a place on the board</source>
        <translation>게임판의 한 곳에서 동작하기</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Show or hide the coordinates</source>
        <translation>좌표 보이기 또는 숨기기</translation>
    </message>
    <message>
        <source>Rules beside the board</source>
        <translation>게임판 옆에 규칙 보이기</translation>
    </message>
    <message>
        <source>New game with the same rules</source>
        <translation>같은 종류의 새 게임</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>저장한 게임 열기</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>게임 저장</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>기록 복사</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>기록 붙여넣기</translation>
    </message>
    <message>
        <source>On every board</source>
        <translation>모든 게임판에서</translation>
    </message>
    <message>
        <source>In the program</source>
        <translation>프로그램에서</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>국면 만들기</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>게임 인쇄</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>게임 내보내기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>가리키기</translation>
    </message>
    <message>
        <source>See what is there, and why you can’t play there</source>
        <translation>그곳에 무엇이 있는지, 왜 할 수 없는지 보기</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>오른쪽 버튼</translation>
    </message>
    <message>
        <source>In the list of turns</source>
        <translation>차례 목록에서</translation>
    </message>
    <message>
        <source>Go to that turn</source>
        <translation>그 차례로 가기</translation>
    </message>
    <message>
        <source>Comment on that turn, or choose another line</source>
        <translation>그 차례에 메모하거나 다른 수순 고르기</translation>
    </message>
    <message>
        <source>Wheel, or drag the slider</source>
        <translation>휠 또는 슬라이더 끌기</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>게임 훑어보기</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>한 차례 뒤로</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>한 차례 앞으로</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>최근 차례로</translation>
    </message>
    <message>
        <source>Comment on the turn on the board</source>
        <translation>게임판의 차례에 메모하기</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>창에 파일 끌어다 놓기</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>전체 화면 켜고 끄기</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>이 페이지</translation>
    </message>
    <message>
        <source>Undo, but not past a submission or a roll</source>
        <translation>되돌리기(제출하거나 굴린 데까지)</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>게임 복기</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>끝난 게임 모두</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>All puzzles and problems</source>
        <translation>모든 퍼즐과 문제</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Next or previous game on the pages of puzzles and problems</source>
        <translation>퍼즐과 문제에서 다음이나 이전 게임으로</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>To the next or previous place where you can act</source>
        <translation>무언가 할 수 있는 다음 곳이나 이전 곳으로</translation>
    </message>
    <message>
        <source>O, Shift+O</source>
        <translation>O, Shift+O</translation>
    </message>
    <message>
        <source>To your next or previous piece</source>
        <translation>내 다음 말이나 이전 말로</translation>
    </message>
    <message>
        <source>End the turn, or submit</source>
        <translation>차례 마치기 또는 제출하기</translation>
    </message>
    <message>
        <source>Move to the rule that a message names, or to the buttons beside the board; Escape moves back</source>
        <translation>메시지에 나온 규칙이나 게임판 옆의 버튼으로 가기. Esc로 돌아오기</translation>
    </message>
    <message>
        <source>Open the context menu, unless the game has another use for this button</source>
        <translation>바로 가기 메뉴(게임에서 쓰지 않을 때)</translation>
    </message>
    <message>
        <source>Act on the marked place; elsewhere, press the button in focus</source>
        <translation>표시된 곳에서 동작하기, 다른 곳에서는 포커스된 버튼 누르기</translation>
    </message>
    <message>
        <source>Move from place to place</source>
        <translation>이곳에서 저곳으로 옮겨 가기</translation>
    </message>
    <message>
        <source>Rotate the board to the left or right</source>
        <translation>게임판을 왼쪽이나 오른쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Close a message, take back the last step of this turn, or go back to the end of the game</source>
        <translation>메시지를 닫거나, 이번 차례의 마지막 동작을 무르거나, 게임의 끝으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>게임판에 말 %n개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>%n수로 된 풀이.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2 of a solution: %3.</source>
        <translation>풀이의 %2수 중 %1번째: %3.</translation>
    </message>
    <message>
        <source>Move of the solution</source>
        <translation>풀이의 수</translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionReplay</name>
    <message>
        <source>A solution</source>
        <translation>풀이</translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>게임을 읽는 중이에요…</translation>
    </message>
    <message>
        <source>No finished games yet. Once there is one, its players appear here.</source>
        <translation>아직 끝난 게임이 없어요. 게임이 끝나면 그 플레이어가 여기에 나와요.</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>통계 저장</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>The statistics can’t be saved</source>
        <translation>통계를 저장할 수 없어요</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>저장됨: %1.</translation>
    </message>
    <message>
        <source>The statistics can’t be printed</source>
        <translation>통계를 인쇄할 수 없어요</translation>
    </message>
    <message>
        <source>The printer doesn’t accept the page.</source>
        <translation>프린터가 페이지를 받지 않아요.</translation>
    </message>
    <message>
        <source>Based on games finished on this computer; the figures are stored only here</source>
        <translation>이 컴퓨터의 끝난 게임에서 얻은 것이고, 다른 곳에는 없어요</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>끝난 게임</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
    <message>
        <source>Whose statistics</source>
        <translation>누구의 통계</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>어느 게임</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>As a picture, as a table, or on paper</source>
        <translation>그림으로, 표로, 종이로</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>그림(PNG)…</translation>
    </message>
    <message>
        <source>Table of people (CSV)…</source>
        <translation>모두의 표(CSV)…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>읽을 수 없어 통계에서 빠진 게임 %n개: 선반을 보세요</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 files</source>
        <comment>a format</comment>
        <translation>%1 파일</translation>
    </message>
    <message>
        <source>Table of exercises (CSV)…</source>
        <translation>연습 표(CSV)…</translation>
    </message>
    <message>
        <source>Rename, forget, reset</source>
        <translation>이름 변경, 통계에서 빼기, 초기화</translation>
    </message>
    <message>
        <source>Reset the rating…</source>
        <translation>레이팅 초기화…</translation>
    </message>
</context>
<context>
    <name>byways::app::Stepper</name>
    <message>
        <source>Less</source>
        <translation>줄이기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>늘리기</translation>
    </message>
</context>
<context>
    <name>byways::app::StoneBoard</name>
    <message>
        <source>%1, stone of %2</source>
        <translation>%1, %2 님의 돌</translation>
    </message>
    <message>
        <source>%1, placed this turn</source>
        <translation>%1, 이번 차례에 놓음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, 빈칸</translation>
    </message>
    <message>
        <source>%1, empty, not allowed now: %2</source>
        <translation>%1, 빈칸, 지금은 놓을 수 없음: %2</translation>
    </message>
    <message>
        <source>%1, empty, legal place</source>
        <translation>%1, 빈칸, 가능한 곳</translation>
    </message>
    <message>
        <source>Place a stone</source>
        <translation>돌 놓기</translation>
    </message>
</context>
<context>
    <name>byways::app::Swatches</name>
    <message>
        <source>Colour of %1</source>
        <translation>%1의 색</translation>
    </message>
    <message>
        <source>%1, colour of %2</source>
        <translation>%1, %2의 색</translation>
    </message>
</context>
<context>
    <name>byways::app::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Where the points came from, round by round</source>
        <translation>점수를 어디서 얻었는지 라운드마다 보기</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>The turn is over. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>차례를 마쳤어요. %1 키로 무를 수 있어요.</translation>
    </message>
    <message>
        <source>%1. Press %2 to take it back.</source>
        <comment>a step, a key</comment>
        <translation>%1. %2 키로 무를 수 있어요.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a step</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Taken back. Press %1 to play it again.</source>
        <comment>a key</comment>
        <translation>되돌렸어요. %1 키로 다시 둘 수 있어요.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what has been played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: shows where to play, then what to play; a third press plays it (H)</source>
        <translation>힌트: 먼저 어디인지, 다음은 무엇인지 알려 주고, 세 번째는 대신 두어 줘요(H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>힌트를 찾는 중이에요…</translation>
    </message>
    <message>
        <source>Hint: end the turn.</source>
        <translation>힌트: 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place.</source>
        <translation>힌트: 고리 표시가 있는 곳을 보세요.</translation>
    </message>
    <message>
        <source>Hint: look at the ringed place: %1.</source>
        <comment>a place of the board and what lies there</comment>
        <translation>힌트: 고리 표시가 있는 곳을 보세요: %1.</translation>
    </message>
    <message>
        <source>%1 can no longer win unless %2 makes a mistake.</source>
        <comment>two players</comment>
        <translation>%2 님이 실수하지 않으면 %1 님은 더 이상 이길 수 없어요.</translation>
    </message>
    <message>
        <source>This turn wins for %1, whatever %2 does.</source>
        <comment>two players</comment>
        <translation>이렇게 하면 %2 님이 무엇을 해도 %1 님이 이겨요.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a turn in words</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>%1 could answer with %2. %3</source>
        <comment>a player, a turn in words, what it does as a sentence</comment>
        <translation>%1 님이 둘 수 있는 응수: %2. %3</translation>
    </message>
    <message>
        <source>Better was %1. %2</source>
        <comment>a turn in words, what it does as a sentence</comment>
        <translation>더 나은 수: %1. %2</translation>
    </message>
    <message>
        <source>Hint:</source>
        <comment>before a turn in words</comment>
        <translation>힌트:</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a player, what the dice showed, what has been played</comment>
        <translation>%1(%2): %3</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>%1 님의 차례예요.</translation>
    </message>
    <message>
        <source>You can have a hint once the round has been played out.</source>
        <translation>라운드를 다 진행하고 나면 힌트를 볼 수 있어요.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>게임이 끝났어요.</translation>
    </message>
    <message>
        <source>Only the player who is planning behind the curtain can have a hint.</source>
        <translation>힌트는 커튼 뒤에서 계획하는 사람만 볼 수 있어요.</translation>
    </message>
    <message>
        <source>Roll the dice first. Then a hint says what to do with them.</source>
        <translation>먼저 주사위를 굴리세요. 그러면 힌트로 무엇을 할지 알려 줘요.</translation>
    </message>
    <message>
        <source>It is nobody’s turn, so there is no hint.</source>
        <translation>누구의 차례도 아니어서 힌트가 없어요.</translation>
    </message>
    <message>
        <source>Chance to win for %1: about %2.</source>
        <comment>a player, 61 %</comment>
        <translation>%1 님의 승률: 약 %2.</translation>
    </message>
    <message>
        <source>%1 %2 ends the turn.</source>
        <comment>what keys do, a key</comment>
        <translation>%1 %2 키를 누르면 차례를 마쳐요.</translation>
    </message>
    <message>
        <source>The line has been removed. You can put it back from the menu of other lines.</source>
        <translation>수순을 지웠어요. 다른 수순 메뉴에서 복원할 수 있어요.</translation>
    </message>
    <message>
        <source>You can have a hint only while you plan the round.</source>
        <translation>라운드를 계획하는 동안 힌트를 볼 수 있어요.</translation>
    </message>
    <message>
        <source>Ask again to play it.</source>
        <comment>asking for the hint</comment>
        <translation>한 번 더 누르면 대신 두어 줘요.</translation>
    </message>
    <message>
        <source>%1’s time is up. Play goes on.</source>
        <comment>a player</comment>
        <translation>%1 님의 시간이 다 됐어요. 게임은 계속돼요.</translation>
    </message>
    <message>
        <source>The coach is checking… Press %1 to skip.</source>
        <comment>a key</comment>
        <translation>코치가 확인하고 있어요… %1 키로 건너뛸 수 있어요.</translation>
    </message>
    <message>
        <source>It’s %1’s turn here. Go to one of your own turns to play on.</source>
        <translation>여기는 %1 님의 차례예요. 계속하려면 내 차례로 가세요.</translation>
    </message>
    <message>
        <source>Played again. Press %1 to take it back.</source>
        <comment>a key</comment>
        <translation>다시 두었어요. %1 키로 무를 수 있어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message>
        <source>Your own start</source>
        <translation>직접 고른 시작 배치</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>This game can’t be put back.</source>
        <translation>이 게임은 복원할 수 없어요.</translation>
    </message>
    <message>
        <source>Its folder is read-only.</source>
        <translation>게임이 있던 폴더의 내용을 바꿀 수 없어요.</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>이 게임을 완전히 지울까요?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>완전히 지우기</translation>
    </message>
    <message>
        <source>Delete everything in the trash for good?</source>
        <translation>휴지통에 있는 것을 모두 완전히 지울까요?</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>휴지통</translation>
    </message>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>지운 것은 %n일 동안 복원할 수 있어요</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>끝난 게임</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>선반으로 돌아가기</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>휴지통이 비어 있어요.</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>휴지통 비우기…</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>완전히 지우기…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>지운 때</translation>
    </message>
    <message>
        <source>Kept until</source>
        <translation>보관 기한</translation>
    </message>
    <message>
        <source>%1, %2. This can’t be undone.</source>
        <comment>a game, its players</comment>
        <translation>%1, %2. 되돌릴 수 없어요.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>게임 %n개. 되돌릴 수 없어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message>
        <source>Turn the card</source>
        <translation>카드 돌리기</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>카드 밀어 넣기</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>카드 되돌려 놓기</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>카드 빼기</translation>
    </message>
    <message>
        <source>Set the card here</source>
        <translation>카드를 줄에 대기</translation>
    </message>
    <message>
        <source>Hand, empty</source>
        <translation>손, 비어 있음</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>손, 카드 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-west</source>
        <translation>%1, 다음 카드의 모서리는 북서쪽</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the north-east</source>
        <translation>%1, 다음 카드의 모서리는 북동쪽</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-east</source>
        <translation>%1, 다음 카드의 모서리는 남동쪽</translation>
    </message>
    <message>
        <source>%1, next card’s corner to the south-west</source>
        <translation>%1, 다음 카드의 모서리는 남서쪽</translation>
    </message>
    <message>
        <source>%1, gap</source>
        <translation>%1, 빈칸</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, 뒷면</translation>
    </message>
    <message>
        <source>%1, pathway from the north-west corner to east and south</source>
        <translation>%1, 북서쪽 모서리에서 동쪽과 남쪽으로 가는 길</translation>
    </message>
    <message>
        <source>%1, pathway from the north-east corner to west and south</source>
        <translation>%1, 북동쪽 모서리에서 서쪽과 남쪽으로 가는 길</translation>
    </message>
    <message>
        <source>%1, pathway from the south-east corner to west and north</source>
        <translation>%1, 남동쪽 모서리에서 서쪽과 북쪽으로 가는 길</translation>
    </message>
    <message>
        <source>%1, pathway from the south-west corner to east and north</source>
        <translation>%1, 남서쪽 모서리에서 동쪽과 북쪽으로 가는 길</translation>
    </message>
    <message>
        <source>joined to the west side</source>
        <translation>서쪽과 이어짐</translation>
    </message>
    <message>
        <source>joined to the east side</source>
        <translation>동쪽과 이어짐</translation>
    </message>
    <message>
        <source>joined to the north side</source>
        <translation>북쪽과 이어짐</translation>
    </message>
    <message>
        <source>joined to the south side</source>
        <translation>남쪽과 이어짐</translation>
    </message>
    <message>
        <source>inserted last</source>
        <translation>마지막에 밀어 넣음</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>뺄 수 있음</translation>
    </message>
    <message>
        <source>North end of column %1</source>
        <translation>세로줄 %1의 북쪽 끝</translation>
    </message>
    <message>
        <source>East end of row %1</source>
        <translation>가로줄 %1의 동쪽 끝</translation>
    </message>
    <message>
        <source>South end of column %1</source>
        <translation>세로줄 %1의 남쪽 끝</translation>
    </message>
    <message>
        <source>West end of row %1</source>
        <translation>가로줄 %1의 서쪽 끝</translation>
    </message>
    <message>
        <source>%1, the card is set here. Enter pushes it in</source>
        <translation>%1, 카드를 대 놓음. Enter로 밀어 넣어요</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, 가능</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, 불가능</translation>
    </message>
    <message>
        <source>red dashes: its corner joins nothing until there is also a face-up card on %1</source>
        <comment>cells</comment>
        <translation>빨간 점선: %1에도 앞면 카드가 놓일 때까지 그 모서리에서는 아무것도 이어지지 않음</translation>
    </message>
    <message>
        <source>Red dashes: nothing is joined here until there is also a face-up card on %1.</source>
        <comment>cells</comment>
        <translation>빨간 점선: %1에도 앞면 카드가 놓일 때까지 여기서는 아무것도 이어지지 않아요.</translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonTools</name>
    <message>
        <source>Turn the card to the left (Q, or the wheel)</source>
        <translation>카드를 왼쪽으로 돌리기(Q 또는 휠)</translation>
    </message>
    <message>
        <source>Turn the card to the right (R, right click, or the wheel)</source>
        <translation>카드를 오른쪽으로 돌리기(R, 오른쪽 클릭 또는 휠)</translation>
    </message>
    <message>
        <source>Push the card in here (Enter)</source>
        <translation>여기에 카드 밀어 넣기(Enter)</translation>
    </message>
    <message>
        <source>Turn the card to the left</source>
        <translation>카드를 왼쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Turn the card to the right</source>
        <translation>카드를 오른쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Push the card in</source>
        <translation>카드 밀어 넣기</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBand</name>
    <message>
        <source>A draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>a player</comment>
        <translation>%1 님 승리</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>players</comment>
        <translation>%1 님 공동 승리</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>누가 시작할까요?</translation>
    </message>
    <message>
        <source>Visible to everyone</source>
        <translation>모두에게 공개</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <comment>a player</comment>
        <translation>%1 님이 주사위를 굴릴 차례</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a player</comment>
        <translation>%1 님의 차례</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnBox</name>
    <message>
        <source>Done: %1</source>
        <translation>완료: %1</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>가능: %1</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>지난 국면 보는 중</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 님의 차례</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>운으로 결정</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>게임 끝</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서부터 계속</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>차례 마치기</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a player, a colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <translation>%1 님이 굴릴 차례</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>주사위 굴리기</translation>
    </message>
    <message>
        <source>Roll the dice (Space)</source>
        <translation>주사위 굴리기(스페이스)</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <translation>할 일: %1</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>누가 시작할까요?</translation>
    </message>
    <message>
        <source>Plan in secret</source>
        <translation>몰래 계획하기</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>일시 정지 중이에요.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>두는 중…</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>바로 두기</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>제출하기</translation>
    </message>
    <message>
        <source>This turn has already been played.</source>
        <translation>이미 둔 차례예요.</translation>
    </message>
    <message>
        <source>Before the round</source>
        <translation>라운드 시작 전</translation>
    </message>
    <message>
        <source>Kinds of move</source>
        <translation>수의 종류</translation>
    </message>
    <message>
        <source>Plan the round</source>
        <translation>라운드 계획하기</translation>
    </message>
    <message>
        <source>Plan your part of the round (%1)</source>
        <comment>a key</comment>
        <translation>이번 라운드의 내 계획 세우기(%1)</translation>
    </message>
    <message>
        <source>Hides the table behind a curtain that players lift in turn to plan alone (%1)</source>
        <comment>a key</comment>
        <translation>커튼으로 테이블 가리기. 한 사람씩 커튼을 걷고 혼자 계획해요(%1)</translation>
    </message>
    <message>
        <source>Submit your plan; you can’t change it after that (%1)</source>
        <comment>a key</comment>
        <translation>계획 제출하기. 그 뒤에는 바꿀 수 없어요(%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <comment>a key</comment>
        <translation>차례 마치기(%1)</translation>
    </message>
    <message>
        <source>Wait until the turn has been played out.</source>
        <translation>진행이 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>It’s %1’s turn.</source>
        <translation>%1 님의 차례예요.</translation>
    </message>
    <message>
        <source>There is no turn to end here.</source>
        <translation>여기에는 마칠 차례가 없어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1, 그 뒤 %n차례</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>수순 지우기</translation>
    </message>
    <message>
        <source>Put the removed line back</source>
        <translation>지운 수순 복원</translation>
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
        <translation>진행 중인 라운드</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>한 차례 뒤로</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>한 차례 앞으로</translation>
    </message>
    <message>
        <source>To the latest turn</source>
        <translation>최근 차례로</translation>
    </message>
    <message>
        <source>Turn on the board</source>
        <translation>게임판의 차례</translation>
    </message>
    <message>
        <source>Walk through the game</source>
        <translation>게임 훑어보기</translation>
    </message>
    <message>
        <source>another line branches off here</source>
        <translation>여기서 다른 수순이 갈라짐</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>메모: %1</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>메모…</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>이 차례의 메모</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>이 게임의 다른 수순</translation>
    </message>
    <message>
        <source>Arranged position</source>
        <translation>직접 만든 국면</translation>
    </message>
    <message>
        <source>played knowing the next roll</source>
        <translation>다음 주사위 눈을 알고 둠</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>북서쪽</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>북동쪽</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>남동쪽</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>남서쪽</translation>
    </message>
</context>
<context>
    <name>byways::app::TurnRun</name>
    <message>
        <source>Whole turn</source>
        <translation>수 전체</translation>
    </message>
    <message>
        <source>All hints have been given.</source>
        <translation>힌트를 모두 봤어요.</translation>
    </message>
    <message>
        <source>The turn: %1.</source>
        <comment>a turn in words</comment>
        <translation>정답: %1.</translation>
    </message>
    <message>
        <source>Look at the ringed place.</source>
        <translation>고리 표시가 있는 곳을 보세요.</translation>
    </message>
    <message>
        <source>What you have played is right. Now end the turn.</source>
        <translation>지금까지 둔 것이 맞아요. 차례를 마치세요.</translation>
    </message>
    <message>
        <source>Your steps didn’t fit the solution and were taken back.</source>
        <translation>두기 시작한 수는 다른 쪽으로 이어져서 물렀어요.</translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>읽을 수 없는 게임 %n개</numerusform>
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
            <numerusform>그 밖에 %n개 더.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>폴더 보기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>휴지통에 넣기</translation>
    </message>
</context>
<context>
    <name>byways::app::VariationBar</name>
    <message>
        <source>As it was played</source>
        <translation>실제로 둔 수순</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
</context>
</TS>
