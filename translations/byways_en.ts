<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Ago</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFace</name>
    <message numerus="yes">
        <source>Place up to %n stone(s).</source>
        <translation>
            <numerusform>Place up to %n stone.</numerusform>
            <numerusform>Place up to %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stones placed: %1 of up to %n</source>
        <translation>
            <numerusform>Stones placed: %1 of up to %n</numerusform>
            <numerusform>Stones placed: %1 of up to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One stone for each of the %n group(s) that you had when the turn began, but at most 3.</source>
        <translation>
            <numerusform>One stone for each of the %n group that you had when the turn began, but at most 3.</numerusform>
            <numerusform>One stone for each of the %n groups that you had when the turn began, but at most 3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Groups you had when the turn began: %n. You get one stone for each.</source>
        <comment>groups</comment>
        <translation>
            <numerusform>Groups you had when the turn began: %n. You get one stone for each.</numerusform>
            <numerusform>Groups you had when the turn began: %n. You get one stone for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for only %n stone(s) this turn: no two stones may touch each other or extend the same group.</source>
        <translation>
            <numerusform>There is room for only %n stone this turn: no two stones may touch each other or extend the same group.</numerusform>
            <numerusform>There is room for only %n stones this turn: no two stones may touch each other or extend the same group.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygFacts</name>
    <message numerus="yes">
        <source>gives %1 %n stone(s) next turn</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>gives %1 %n stone next turn</numerusform>
            <numerusform>gives %1 %n stones next turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BygTexts</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both largest groups have %n stone(s). %1 has priority and wins the tie.</source>
        <translation>
            <numerusform>Both largest groups have %n stone. %1 has priority and wins the tie.</numerusform>
            <numerusform>Both largest groups have %n stones. %1 has priority and wins the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s largest group has %n stone(s), %2’s has %3.</source>
        <translation>
            <numerusform>%1’s largest group has %n stone, %2’s has %3.</numerusform>
            <numerusform>%1’s largest group has %n stones, %2’s has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</source>
        <translation>
            <numerusform>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</numerusform>
            <numerusform>No stones left this turn. You could place %n: one for each group you had when the turn began, at most three.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassFace</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassFacts</name>
    <message numerus="yes">
        <source>sets route %1 back: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>sets route %1 back: %n path to go instead of %2</numerusform>
            <numerusform>sets route %1 back: %n paths to go instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings route %1 closer: %n path(s) to go instead of %2</source>
        <comment>what a turn does; a letter</comment>
        <translation>
            <numerusform>brings route %1 closer: %n path to go instead of %2</numerusform>
            <numerusform>brings route %1 closer: %n paths to go instead of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassTexts</name>
    <message numerus="yes">
        <source>%1 has %n point(s) on the three routes.</source>
        <translation>
            <numerusform>%1 has %n point on the three routes.</numerusform>
            <numerusform>%1 has %n points on the three routes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each on the three routes.</source>
        <translation>
            <numerusform>%1 have %n point each on the three routes.</numerusform>
            <numerusform>%1 have %n points each on the three routes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChallengeTexts</name>
    <message numerus="yes">
        <source>Only %n piece(s) are left outside.</source>
        <translation>
            <numerusform>Only %n piece is left outside.</numerusform>
            <numerusform>Only %n pieces are left outside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) waiting outside</source>
        <translation>
            <numerusform>%n piece waiting outside</numerusform>
            <numerusform>%n pieces waiting outside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) possible</source>
        <translation>
            <numerusform>%n move possible</numerusform>
            <numerusform>%n moves possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 pieces are on the board after %n move(s).</source>
        <translation>
            <numerusform>All %1 pieces are on the board after %n move.</numerusform>
            <numerusform>All %1 pieces are on the board after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can move any more. %n piece(s) are on the board.</source>
        <translation>
            <numerusform>Nothing can move any more. %n piece is on the board.</numerusform>
            <numerusform>Nothing can move any more. %n pieces are on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can jump any more. %n piece(s) are left.</source>
        <translation>
            <numerusform>Nothing can jump any more. %n piece is left.</numerusform>
            <numerusform>Nothing can jump any more. %n pieces are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left, in the centre, after %n move(s).</source>
        <translation>
            <numerusform>One piece is left, in the centre, after %n move.</numerusform>
            <numerusform>One piece is left, in the centre, after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One piece is left after %n move(s), but not in the centre.</source>
        <translation>
            <numerusform>One piece is left after %n move, but not in the centre.</numerusform>
            <numerusform>One piece is left after %n moves, but not in the centre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring in all %1 pieces. Best known: %n move(s).</source>
        <translation>
            <numerusform>Bring in all %1 pieces. Best known: %n move.</numerusform>
            <numerusform>Bring in all %1 pieces. Best known: %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n played</numerusform>
            <numerusform>%n played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s): %1. Lowest %2, highest %3.</source>
        <translation>
            <numerusform>After %n rated game: %1. Lowest %2, highest %3.</numerusform>
            <numerusform>After %n rated games: %1. Lowest %2, highest %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayTexts</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens in %n day(s)</source>
        <translation>
            <numerusform>Opens in %n day</numerusform>
            <numerusform>Opens in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start tomorrow.</source>
        <translation>
            <numerusform>Longest streak: %n day. A new streak can start tomorrow.</numerusform>
            <numerusform>Longest streak: %n days. A new streak can start tomorrow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s). A new streak can start today.</source>
        <translation>
            <numerusform>Longest streak: %n day. A new streak can start today.</numerusform>
            <numerusform>Longest streak: %n days. A new streak can start today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message numerus="yes">
        <source>Begun: %n move(s)</source>
        <translation>
            <numerusform>Begun: %n move</numerusform>
            <numerusform>Begun: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>brings %n piece home</numerusform>
            <numerusform>brings %n pieces home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings in %n piece(s) from the reserve</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>brings in %n piece from the reserve</numerusform>
            <numerusform>brings in %n pieces from the reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the centre</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>takes %1’s pieces %n step nearer to the centre</numerusform>
            <numerusform>takes %1’s pieces %n steps nearer to the centre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n piece(s) for a space nearer to the centre than %1</source>
        <comment>what a turn does; spaces</comment>
        <translation>
            <numerusform>keeps %n piece for a space nearer to the centre than %1</numerusform>
            <numerusform>keeps %n pieces for a space nearer to the centre than %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupsTexts</name>
    <message numerus="yes">
        <source>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</source>
        <translation>
            <numerusform>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</numerusform>
            <numerusform>Two %1 pieces must stay on the board while any are in reserve, and the reserve still holds %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %1 holds only %n piece(s).</source>
        <translation>
            <numerusform>The reserve of %1 holds only %n piece.</numerusform>
            <numerusform>The reserve of %1 holds only %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group is complete: you may bring in %n piece(s) on the lit spaces.</source>
        <translation>
            <numerusform>A group is complete: you may bring in %n piece on a lit space.</numerusform>
            <numerusform>A group is complete: you may bring in %n pieces on the lit spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.</source>
        <translation>
            <numerusform>%n piece may still come in for free, on %1. The chance is lost when the turn ends.</numerusform>
            <numerusform>%n pieces may still come in for free, on %1. The chance is lost when the turn ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. After this move, leaving %1 would take %n move(s), and only %2 would be left.</source>
        <translation>
            <numerusform>No piece may stay in a transit space. After this move, leaving %1 would take %n move, and only %2 would be left.</numerusform>
            <numerusform>No piece may stay in a transit space. After this move, leaving %1 would take %n moves, and only %2 would be left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.</source>
        <translation>
            <numerusform>No piece may stay in a transit space. Leaving %1 takes %n move, and you have %2.</numerusform>
            <numerusform>No piece may stay in a transit space. Leaving %1 takes %n moves, and you have %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve: when a move fills the second space of a group, one may come in on the third</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n in reserve: when a move fills the second space of a group, one may come in on the third</numerusform>
            <numerusform>%n in reserve: when a move fills the second space of a group, one may come in on the third</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave the transit space: %n move(s)</source>
        <translation>
            <numerusform>Leave the transit space: %n move</numerusform>
            <numerusform>Leave the transit space: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayFacts</name>
    <message numerus="yes">
        <source>travels %n cell(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>travels %n cell</numerusform>
            <numerusform>travels %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) on the board as it is now</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>scores %n point on the board as it is now</numerusform>
            <numerusform>scores %n points on the board as it is now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayRace</name>
    <message numerus="yes">
        <source>%n travellers collide.</source>
        <translation>
            <numerusform>%n traveller collides.</numerusform>
            <numerusform>%n travellers collide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n travellers go back to their starting hexes.</source>
        <translation>
            <numerusform>%n traveller goes back to their starting hex.</numerusform>
            <numerusform>%n travellers go back to their starting hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayRanking</name>
    <message numerus="yes">
        <source>%1 has %n point(s) after six rounds.</source>
        <translation>
            <numerusform>%1 has %n point after six rounds.</numerusform>
            <numerusform>%1 has %n points after six rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each after six rounds.</source>
        <translation>
            <numerusform>%1 have %n point each after six rounds.</numerusform>
            <numerusform>%1 have %n points each after six rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayReport</name>
    <message numerus="yes">
        <source>%n barrier(s) taken away: %1. Barriers last one round.</source>
        <comment>barriers, their cells</comment>
        <translation>
            <numerusform>%n barrier taken away: %1. Barriers last one round.</numerusform>
            <numerusform>%n barriers taken away: %1. Barriers last one round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s).</source>
        <translation>
            <numerusform>%1 led before the last round, with %n point.</numerusform>
            <numerusform>%1 led before the last round, with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 led before the last round, with %n point(s) each.</source>
        <comment>several players</comment>
        <translation>
            <numerusform>%1 led before the last round, with %n point each.</numerusform>
            <numerusform>%1 led before the last round, with %n points each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayStatus</name>
    <message numerus="yes">
        <source>%n sign(s) left to place</source>
        <translation>
            <numerusform>%n sign left to place</numerusform>
            <numerusform>%n signs left to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n robber(s) left to hide</source>
        <translation>
            <numerusform>%n robber left to hide</numerusform>
            <numerusform>%n robbers left to hide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) on the board as it is now</source>
        <translation>
            <numerusform>Scores %n point on the board as it is now</numerusform>
            <numerusform>Scores %n points on the board as it is now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighwayTexts</name>
    <message numerus="yes">
        <source>Each of %n player(s) gets a corner, but the number of corners drawn is %1.</source>
        <translation>
            <numerusform>%n player gets a corner, but the number of corners drawn is %1.</numerusform>
            <numerusform>Each of %n players gets a corner, but the number of corners drawn is %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakerTexts</name>
    <message numerus="yes">
        <source>The best known solution takes %n move(s).</source>
        <translation>
            <numerusform>The best known solution takes %n move.</numerusform>
            <numerusform>The best known solution takes %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoFacts</name>
    <message numerus="yes">
        <source>leaves %1 %n open place(s) instead of %2</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>leaves %1 %n open place instead of %2</numerusform>
            <numerusform>leaves %1 %n open places instead of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %1 %n open place(s)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>leaves %1 %n open place</numerusform>
            <numerusform>leaves %1 %n open places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n safe place(s), %2 can find at most %3, and whoever runs out first loses.</source>
        <comment>two players</comment>
        <translation>
            <numerusform>%1 has %n safe place, %2 can find at most %3, and whoever runs out first loses.</numerusform>
            <numerusform>%1 has %n safe places, %2 can find at most %3, and whoever runs out first loses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoTexts</name>
    <message numerus="yes">
        <source>%n place(s) open to you</source>
        <translation>
            <numerusform>%n place open to you</numerusform>
            <numerusform>%n places open to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) held</source>
        <translation>
            <numerusform>%n line held</numerusform>
            <numerusform>%n lines held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n place(s) open to you</source>
        <translation>
            <numerusform>Only %n place open to you</numerusform>
            <numerusform>Only %n places open to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) open</source>
        <translation>
            <numerusform>%n place open</numerusform>
            <numerusform>%n places open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n piece(s) left. Whoever has none at the start of a turn loses.</source>
        <translation>
            <numerusform>Only %n piece left. Whoever has none at the start of a turn loses.</numerusform>
            <numerusform>Only %n pieces left. Whoever has none at the start of a turn loses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassFacts</name>
    <message numerus="yes">
        <source>brings %n piece(s) home</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>brings %n piece home</numerusform>
            <numerusform>brings %n pieces home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reaches %n exit(s)</source>
        <comment>what a turn does</comment>
        <translation>
            <numerusform>reaches %n exit</numerusform>
            <numerusform>reaches %n exits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %1’s pieces %n step(s) nearer to the exits</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>takes %1’s pieces %n step nearer to the exits</numerusform>
            <numerusform>takes %1’s pieces %n steps nearer to the exits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassStatus</name>
    <message numerus="yes">
        <source>Empty the Center Square, O: %n move(s)</source>
        <translation>
            <numerusform>Empty the Center Square, O: %n move</numerusform>
            <numerusform>Empty the Center Square, O: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverPassTexts</name>
    <message numerus="yes">
        <source>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</source>
        <translation>
            <numerusform>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</numerusform>
            <numerusform>The roll, %1, is odd. While any pieces are in reserve (%n left), going home needs an even roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move(s), and only %1 would be left.</source>
        <translation>
            <numerusform>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n move, and only %1 would be left.</numerusform>
            <numerusform>The Center Square, O, must be empty at the end of the turn. After this move, emptying it would take %n moves, and only %1 would be left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move(s), and you have %1.</source>
        <translation>
            <numerusform>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n move, and you have %1.</numerusform>
            <numerusform>The Center Square, O, must be empty at the end of the turn. Emptying it takes %n moves, and you have %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassStatus</name>
    <message numerus="yes">
        <source>You still have %n move(s) from this roll.</source>
        <translation>
            <numerusform>You still have %n move from this roll.</numerusform>
            <numerusform>You still have %n moves from this roll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassTexts</name>
    <message numerus="yes">
        <source>%1 and %2: %n move(s)</source>
        <comment>the dice and their sum</comment>
        <translation>
            <numerusform>%1 and %2: %n move</numerusform>
            <numerusform>%1 and %2: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n home</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n home</numerusform>
            <numerusform>%n home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n in reserve</numerusform>
            <numerusform>%n in reserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassWords</name>
    <message numerus="yes">
        <source>Reserve of %1: %n piece(s)</source>
        <translation>
            <numerusform>Reserve of %1: %n piece</numerusform>
            <numerusform>Reserve of %1: %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Home of %1: %2 of %n piece(s)</source>
        <translation>
            <numerusform>Home of %1: %2 of %n piece</numerusform>
            <numerusform>Home of %1: %2 of %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message numerus="yes">
        <source>Win in %n turn(s)</source>
        <translation>
            <numerusform>Win in %n turn</numerusform>
            <numerusform>Win in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this round</source>
        <translation>
            <numerusform>%n point in this round</numerusform>
            <numerusform>%n points in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) home</source>
        <translation>
            <numerusform>%n piece home</numerusform>
            <numerusform>%n pieces home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) brought in</source>
        <translation>
            <numerusform>%n piece brought in</numerusform>
            <numerusform>%n pieces brought in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Force a win in %n turn(s)</source>
        <translation>
            <numerusform>Force a win in %n turn</numerusform>
            <numerusform>Force a win in %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message numerus="yes">
        <source>Spiral of %n piece(s)</source>
        <translation>
            <numerusform>Spiral of %n piece</numerusform>
            <numerusform>Spiral of %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %n piece(s)</source>
        <translation>
            <numerusform>Pattern of %n piece</numerusform>
            <numerusform>Pattern of %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n piece(s)</source>
        <translation>
            <numerusform>From %n piece</numerusform>
            <numerusform>From %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) on the board</source>
        <translation>
            <numerusform>%n piece on the board</numerusform>
            <numerusform>%n pieces on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hint(s)</source>
        <comment>a result</comment>
        <translation>
            <numerusform>%1, with %n hint</numerusform>
            <numerusform>%1, with %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message numerus="yes">
        <source>lost; %n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>lost; %n drawn</numerusform>
            <numerusform>lost; %n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n take-back(s)</source>
        <translation>
            <numerusform>%n take-back</numerusform>
            <numerusform>%n take-backs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the first try</source>
        <translation>
            <numerusform>%n on the first try</numerusform>
            <numerusform>%n on the first try</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n star(s) of 3</source>
        <translation>
            <numerusform>%n star of 3</numerusform>
            <numerusform>%n stars of 3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonFace</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in the series</comment>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonFacts</name>
    <message numerus="yes">
        <source>now joins %n card(s) to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>now joins %n card to %1’s sides (was %2)</numerusform>
            <numerusform>now joins %n cards to %1’s sides (was %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n card(s) joined to %1’s sides (was %2)</source>
        <comment>what a turn does; a player</comment>
        <translation>
            <numerusform>leaves %n card joined to %1’s sides (was %2)</numerusform>
            <numerusform>leaves %n cards joined to %1’s sides (was %2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonStatus</name>
    <message numerus="yes">
        <source>This position has come up %n time(s)</source>
        <translation>
            <numerusform>This position has come up %n time</numerusform>
            <numerusform>This position has come up %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still face down.</source>
        <translation>
            <numerusform>%n card still face down.</numerusform>
            <numerusform>%n cards still face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame begins when only %n are left: no more double moves.</source>
        <comment>cards face down</comment>
        <translation>
            <numerusform>The endgame begins when only %n is left: no more double moves.</numerusform>
            <numerusform>The endgame begins when only %n are left: no more double moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrypsylonTexts</name>
    <message numerus="yes">
        <source>This is the endgame: a turn that begins with %n card(s) face down can’t be a double move.</source>
        <translation>
            <numerusform>This is the endgame: a turn that begins with %n card face down can’t be a double move.</numerusform>
            <numerusform>This is the endgame: a turn that begins with %n cards face down can’t be a double move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw can be claimed when a position comes up for the third time. This position has come up %n time(s) so far.</source>
        <translation>
            <numerusform>A draw can be claimed when a position comes up for the third time. This position has come up %n time so far.</numerusform>
            <numerusform>A draw can be claimed when a position comes up for the third time. This position has come up %n times so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined west and east with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 has joined west and east with a pathway of %n card.</numerusform>
            <numerusform>%1 has joined west and east with a pathway of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has joined north and south with a pathway of %n card(s).</source>
        <translation>
            <numerusform>%1 has joined north and south with a pathway of %n card.</numerusform>
            <numerusform>%1 has joined north and south with a pathway of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to push in. Choose an arrow beside the board.</source>
        <translation>
            <numerusform>You still have %n card to push in. Choose an arrow beside the board.</numerusform>
            <numerusform>You still have %n cards to push in. Choose an arrow beside the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ArchiveModel</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ArchivePage</name>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable: see the shelf</source>
        <translation>
            <numerusform>%n unreadable: see the shelf</numerusform>
            <numerusform>%n unreadable: see the shelf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ArrangePage</name>
    <message numerus="yes">
        <source>Can be solved in %n move(s).</source>
        <translation>
            <numerusform>Can be solved in %n move.</numerusform>
            <numerusform>Can be solved in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can be solved in %n jump(s).</source>
        <translation>
            <numerusform>Can be solved in %n jump.</numerusform>
            <numerusform>Can be solved in %n jumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) left</source>
        <translation>
            <numerusform>%n letter left</numerusform>
            <numerusform>%n letters left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A name can have up to %n letter(s)</source>
        <translation>
            <numerusform>A name can have up to %n letter</numerusform>
            <numerusform>A name can have up to %n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::BygBoard</name>
    <message numerus="yes">
        <source>group of %n stone(s)</source>
        <translation>
            <numerusform>group of %n stone</numerusform>
            <numerusform>group of %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ChallengeBoard</name>
    <message numerus="yes">
        <source>%n piece(s) outside</source>
        <translation>
            <numerusform>%n piece outside</numerusform>
            <numerusform>%n pieces outside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ClockRows</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::CommentDialog</name>
    <message numerus="yes">
        <source>%n character(s) too many. Shorten the comment to save it.</source>
        <translation>
            <numerusform>%n character too many. Shorten the comment to save it.</numerusform>
            <numerusform>%n characters too many. Shorten the comment to save it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n character left</numerusform>
            <numerusform>%n characters left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is too long to paste: a comment has at most %n character(s).</source>
        <translation>
            <numerusform>That is too long to paste: a comment has at most %n character.</numerusform>
            <numerusform>That is too long to paste: a comment has at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::Curtain</name>
    <message numerus="yes">
        <source>%1 of %n player(s) have submitted.</source>
        <translation>
            <numerusform>%1 of %n player has submitted.</numerusform>
            <numerusform>%1 of %n players have submitted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::DayPage</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ExportDialog</name>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>Replace %n picture?</numerusform>
            <numerusform>Replace %n pictures?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n picture in %1</numerusform>
            <numerusform>%n pictures in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::FinishedCard</name>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed: go on</source>
        <translation>
            <numerusform>%1 of %n turn reviewed: go on</numerusform>
            <numerusform>%1 of %n turns reviewed: go on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::GameCard</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n player(s)</source>
        <translation>
            <numerusform>%1 to %n player</numerusform>
            <numerusform>%1 to %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayBoard</name>
    <message numerus="yes">
        <source>Going %1 scores %n point(s) on the board as it is now. The journey ends on %2, where %3.</source>
        <translation>
            <numerusform>Going %1 scores %n point on the board as it is now. The journey ends on %2, where %3.</numerusform>
            <numerusform>Going %1 scores %n points on the board as it is now. The journey ends on %2, where %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) this round</source>
        <translation>
            <numerusform>worth %n point this round</numerusform>
            <numerusform>worth %n points this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left, in your hand</source>
        <translation>
            <numerusform>Tray: %1, %n left, in your hand</numerusform>
            <numerusform>Tray: %1, %n left, in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tray: %1, %n left</source>
        <translation>
            <numerusform>Tray: %1, %n left</numerusform>
            <numerusform>Tray: %1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::HighwayScores</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::LearnRun</name>
    <message numerus="yes">
        <source>Found on your own: %1 of %n.</source>
        <translation>
            <numerusform>Found on your own: %1 of %n.</numerusform>
            <numerusform>Found on your own: %1 of %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::LookBack</name>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at the start.</source>
        <translation>
            <numerusform>The previous line (%n turn) is kept: see the fork at the start.</numerusform>
            <numerusform>The previous line (%n turns) is kept: see the fork at the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous line (%n turn(s)) is kept: see the fork at turn %1.</source>
        <translation>
            <numerusform>The previous line (%n turn) is kept: see the fork at turn %1.</numerusform>
            <numerusform>The previous line (%n turns) is kept: see the fork at turn %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The start, with %n turn(s) to come.</source>
        <translation>
            <numerusform>The start, with %n turn to come.</numerusform>
            <numerusform>The start, with %n turns to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::MainWindow</name>
    <message numerus="yes">
        <source>This computer was asleep, or Byways couldn’t run, for about %n minute(s). That time doesn’t count.</source>
        <translation>
            <numerusform>This computer was asleep, or Byways couldn’t run, for about %n minute. That time doesn’t count.</numerusform>
            <numerusform>This computer was asleep, or Byways couldn’t run, for about %n minutes. That time doesn’t count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed problem(s) to repeat.</source>
        <translation>
            <numerusform>%n missed problem to repeat.</numerusform>
            <numerusform>%n missed problems to repeat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today’s exercise is done: %n days in a row.</source>
        <translation>
            <numerusform>Today’s exercise is done: %n days in a row.</numerusform>
            <numerusform>Today’s exercise is done: %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody has moved for %n turn(s).</source>
        <translation>
            <numerusform>Nobody has moved for %n turn.</numerusform>
            <numerusform>Nobody has moved for %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::MakerDialog</name>
    <message numerus="yes">
        <source>%1, %n piece(s), %2.</source>
        <comment>kind, pieces, difficulty</comment>
        <translation>
            <numerusform>%1, %n piece, %2.</numerusform>
            <numerusform>%1, %n pieces, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n possible first move(s) are known to lead to a solution.</source>
        <translation>
            <numerusform>%1 of its %n first move is known to lead to a solution.</numerusform>
            <numerusform>%1 of the %n possible first moves are known to lead to a solution.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::NewGameSheet</name>
    <message numerus="yes">
        <source>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turn(s) are already played, and either player can win from that position. “Play again” swaps the seats.</source>
        <translation>
            <numerusform>Between strong players, the choice of seats decides most games on this board. When this is on, the first turn is already played, and either player can win from that position. “Play again” swaps the seats.</numerusform>
            <numerusform>Between strong players, the choice of seats decides most games on this board. When this is on, the first %n turns are already played, and either player can win from that position. “Play again” swaps the seats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OptionRows</name>
    <message numerus="yes">
        <source>More options (%n changed)</source>
        <translation>
            <numerusform>More options (%n changed)</numerusform>
            <numerusform>More options (%n changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::OverPassBoard</name>
    <message numerus="yes">
        <source>%1 for %n move(s)</source>
        <comment>a kind of move, its price</comment>
        <translation>
            <numerusform>%1 for %n move</numerusform>
            <numerusform>%1 for %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::PrintBoards</name>
    <message numerus="yes">
        <source>All boards, %n page(s)</source>
        <translation>
            <numerusform>All boards, %n page</numerusform>
            <numerusform>All boards, %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::PuzzleRun</name>
    <message numerus="yes">
        <source>No solution from here. Looking %n move(s) further back</source>
        <translation>
            <numerusform>No solution from here. Looking %n move further back</numerusform>
            <numerusform>No solution from here. Looking %n moves further back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads to a solution, %n move(s) from here.</source>
        <translation>
            <numerusform>%1 leads to a solution, %n move from here.</numerusform>
            <numerusform>%1 leads to a solution, %n moves from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n move(s), as few as the best known solution.</source>
        <translation>
            <numerusform>That makes %n move, as few as the best known solution.</numerusform>
            <numerusform>That makes %n moves, as few as the best known solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %1 moves, %n more than the best known solution.</source>
        <translation>
            <numerusform>That makes %1 moves, %n more than the best known solution.</numerusform>
            <numerusform>That makes %1 moves, %n more than the best known solution.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::RecordChoice</name>
    <message numerus="yes">
        <source>%1 · %2 · %n turn(s)</source>
        <comment>a game, its players</comment>
        <translation>
            <numerusform>%1 · %2 · %n turn</numerusform>
            <numerusform>%1 · %2 · %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one?</source>
        <translation>
            <numerusform>There is %n game in this text. Which one?</numerusform>
            <numerusform>There are %n games in this text. Which one?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ResultPanel</name>
    <message numerus="yes">
        <source>%1 had %n hint(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 had %n hint.</numerusform>
            <numerusform>%1 had %n hints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 saw advice on %n turn(s).</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 saw advice on %n turn.</numerusform>
            <numerusform>%1 saw advice on %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ResumeCard</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ReviewPanel</name>
    <message numerus="yes">
        <source>All %n turn(s) reviewed.</source>
        <translation>
            <numerusform>All %n turn reviewed.</numerusform>
            <numerusform>All %n turns reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n turn(s) reviewed.</source>
        <translation>
            <numerusform>%1 of %n turn reviewed.</numerusform>
            <numerusform>%1 of %n turns reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>about … left</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::SeatRows</name>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). The rest was cut off.</source>
        <translation>
            <numerusform>A name can have at most %n letter. The rest was cut off.</numerusform>
            <numerusform>A name can have at most %n letters. The rest was cut off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::ShelfPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All finished games (%n)</source>
        <translation>
            <numerusform>All finished games (%n)</numerusform>
            <numerusform>All finished games (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::SolutionBar</name>
    <message numerus="yes">
        <source>%n piece(s) on the board.</source>
        <translation>
            <numerusform>%n piece on the board.</numerusform>
            <numerusform>%n pieces on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A solution in %n move(s).</source>
        <translation>
            <numerusform>A solution in %n move.</numerusform>
            <numerusform>A solution in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::StatisticsPage</name>
    <message numerus="yes">
        <source>%n unreadable and not counted: see the shelf</source>
        <translation>
            <numerusform>%n unreadable and not counted: see the shelf</numerusform>
            <numerusform>%n unreadable and not counted: see the shelf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrashPage</name>
    <message numerus="yes">
        <source>Anything removed can be put back within %n day(s)</source>
        <translation>
            <numerusform>Anything removed can be put back within %n day</numerusform>
            <numerusform>Anything removed can be put back within %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s). This can’t be undone.</source>
        <translation>
            <numerusform>%n game. This can’t be undone.</numerusform>
            <numerusform>%n games. This can’t be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TrypsylonBoard</name>
    <message numerus="yes">
        <source>Hand, %n card(s)</source>
        <translation>
            <numerusform>Hand, %n card</numerusform>
            <numerusform>Hand, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::TurnLineMenu</name>
    <message numerus="yes">
        <source>%1, and %n more turn(s)</source>
        <comment>a turn, and how many follow it</comment>
        <translation>
            <numerusform>%1, and %n more turn</numerusform>
            <numerusform>%1, and %n more turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>byways::app::UnreadableCard</name>
    <message numerus="yes">
        <source>%n game(s) can’t be read</source>
        <translation>
            <numerusform>%n game can’t be read</numerusform>
            <numerusform>%n games can’t be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
</TS>
